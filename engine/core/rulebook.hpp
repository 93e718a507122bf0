// The numbered rules of a game in one language, read from games/<game>/rules.<lang>.md, so that a
// denial or a log line can show the text behind its number.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/error.hpp"

namespace pionek {

struct Rule {
  std::string number;   // "PG-412"
  std::string chapter;  // the heading it stands under
  std::string text;
  std::string ruling;       // how we settle what the rulebook leaves open; may be empty
  bool table_only = false;  // about handling cardboard: nothing a program could show
};

class Rulebook {
 public:
  static Result<Rulebook> read(std::string_view text, std::string_view file,
                               std::string_view prefix);

  [[nodiscard]] const std::vector<Rule>& rules() const { return rules_; }
  [[nodiscard]] const Rule* find(std::string_view number) const;

 private:
  std::vector<Rule> rules_;
  std::map<std::string, std::size_t, std::less<>> by_number_;
};

}  // namespace pionek
