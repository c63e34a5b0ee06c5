/* Runs one command and writes one line: wall, user and system time in nanoseconds, peak memory in
   bytes, wait status. The command's streams go to /dev/null.

   A program of its own because the peak that wait4 reports begins with the memory of the process that
   the command was started from: a launcher of half a megabyte hides nothing that is worth measuring. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static long long nanoseconds(struct timeval time) {
  return time.tv_sec * 1000000000LL + time.tv_usec * 1000LL;
}

int main(int count, char **arguments) {
  if (count < 2) return 2;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  struct timespec start, end;
  struct rusage usage;
  pid_t child;
  int status;
  clock_gettime(CLOCK_MONOTONIC, &start);
  if (posix_spawn(&child, arguments[1], &actions, NULL, arguments + 1, environ) != 0) return 2;
  if (wait4(child, &status, 0, &usage) != child) return 2;
  clock_gettime(CLOCK_MONOTONIC, &end);
#ifdef __APPLE__
  long long unit = 1;
#else
  long long unit = 1024;
#endif
  printf("%lld %lld %lld %lld %d\n",
         (end.tv_sec - start.tv_sec) * 1000000000LL + (end.tv_nsec - start.tv_nsec),
         nanoseconds(usage.ru_utime), nanoseconds(usage.ru_stime), usage.ru_maxrss * unit, status);
  return 0;
}
