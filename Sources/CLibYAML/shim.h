// The system's libyaml: `libyaml-dev` on Debian, `libyaml` in Homebrew.
#include <yaml.h>
