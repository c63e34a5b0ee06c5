/* The floor under every reader of YAML that is built on libyaml: read a file with read(2), drain its
   events and keep nothing. Status 0 for well-formed input, 1 for any other, 2 for no input. */
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

int main(int count, char **arguments) {
  if (count != 2) return 2;
  int file = open(arguments[1], O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) return 2;
  size_t capacity = (size_t)status.st_size, length = 0;
  unsigned char *bytes = malloc(capacity + 1);
  if (!bytes) return 2;
  while (length < capacity) {
    ssize_t taken = read(file, bytes + length, capacity - length);
    if (taken < 0) return 2;
    if (taken == 0) break;
    length += (size_t)taken;
  }
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) return 2;
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser, bytes, length);
  for (int done = 0; !done;) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) return 1;
    done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  return 0;
}
