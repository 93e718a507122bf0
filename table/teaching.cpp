#include "table/teaching.hpp"

#include <algorithm>
#include <array>

namespace pionek {
namespace {

// What a table has besides the things of its game.
constexpr std::array<std::string_view, 6> kPlaces{"table:bar", "table:seats", "table:phases",
                                                  "table:log", "table:score", "table:rules"};
constexpr std::size_t kMostShown = 6;
constexpr std::size_t kMostRules = 8;

bool counts(unsigned char c) { return std::isalnum(c) != 0 || c >= 0x80; }

}  // namespace

int words_in(std::string_view text) {
  int words = 0;
  bool counted = false;
  for (const char c : text) {
    if (c == ' ') {
      counted = false;
    } else if (!counted && counts(static_cast<unsigned char>(c))) {
      counted = true;
      ++words;
    }
  }
  return words;
}

Text read_text(const JsonReader& in, int most_words) {
  Text text = in.text();
  for (const Lang lang : kLangs) {
    const std::string& said = text.in(lang);
    const int words = words_in(said);
    if (in.ok() && (words == 0 || words > most_words)) {
      in[id(lang)].fail(std::to_string(words) + " words",
                        "1 to " + std::to_string(most_words) + " words");
    }
  }
  return text;
}

std::vector<std::string> read_rules(const JsonReader& in, const Subject& subject) {
  std::vector<std::string> rules;
  for (std::size_t i = 0; i < in.size(1, kMostRules); ++i) {
    const std::string number = in.at(i).string();
    if (in.ok() && subject.rules.find(number) == nullptr) {
      in.at(i).fail("no rule has the number '" + number + "'", "a number of the rulebook");
    }
    rules.push_back(number);
  }
  return rules;
}

bool is_target(const Catalog& catalog, std::string_view target, bool kinds) {
  const std::size_t colon = target.find(':');
  const std::string_view kind = target.substr(0, colon);
  for (int set = 0; set < catalog.sets(); ++set) {
    if (catalog.set_id(set) != kind) continue;
    return colon == target.npos ? kinds : catalog.find(set, target.substr(colon + 1)).has_value();
  }
  return false;
}

std::vector<std::string> read_show(const JsonReader& in, const Subject& subject) {
  std::vector<std::string> shown;
  for (std::size_t i = 0; i < in.size(1, kMostShown); ++i) {
    const std::string target = in.at(i).string();
    const bool place = std::find(kPlaces.begin(), kPlaces.end(), target) != kPlaces.end();
    if (in.ok() && !place && !is_target(subject.game->catalog(), target)) {
      in.at(i).fail("the game has no '" + target + "'",
                    "a thing such as 'kind:id', or a place such as 'table:bar'");
    }
    shown.push_back(target);
  }
  return shown;
}

}  // namespace pionek
