/* The floor under every reader of YAML that is built on libyaml: read files with read(2), drain their
   events and keep nothing. Status 0 for well-formed input, 1 for any other, 2 for no input. */
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static unsigned char *bytes;
static size_t capacity;

/* Reads a file into `bytes`; its length, or -1. */
static ssize_t read_whole(const char *path) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) return -1;
  size_t size = (size_t)status.st_size, length = 0;
  if (size >= capacity) {
    free(bytes);
    capacity = size + 1;
    bytes = malloc(capacity);
    if (!bytes) return -1;
  }
  while (length < size) {
    ssize_t taken = read(file, bytes + length, size - length);
    if (taken < 0) return -1;
    if (taken == 0) break;
    length += (size_t)taken;
  }
  close(file);
  return (ssize_t)length;
}

int main(int count, char **arguments) {
  if (count < 2) return 2;
  for (int index = 1; index < count; index++) {
    ssize_t length = read_whole(arguments[index]);
    if (length < 0) return 2;
    yaml_parser_t parser;
    if (!yaml_parser_initialize(&parser)) return 2;
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&parser, bytes, (size_t)length);
    for (int done = 0; !done;) {
      yaml_event_t event;
      if (!yaml_parser_parse(&parser, &event)) return 1;
      done = event.type == YAML_STREAM_END_EVENT;
      yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
  }
  return 0;
}
