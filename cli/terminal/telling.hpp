// A journal told by turns: what somebody did in one go is one sentence, made from the single lines
// by the game's telling. That is data, games/<id>/telling.json, and the same the browser client
// reads: docs/add-a-game.md and web/src/table/telling.ts say what its fields mean.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/core/files.hpp"
#include "engine/core/json.hpp"
#include "engine/core/lang.hpp"

namespace pionek {

class Telling {
 public:
  // Nothing is told of a game without a telling, or with one that cannot be read.
  Telling(const Files& files, Lang lang);

  // "Anna: buys 2 coal, 1 oil (−8)", oldest first, of the journal of a view; of nobody without a
  // name. Turns with nothing to tell are left out. `names` are those of all seats.
  [[nodiscard]] std::vector<std::string> turns(const json::array& journal,
                                               const std::vector<std::string>& names) const;

 private:
  struct Change {
    std::string amount;  // "@1": that of the thing in that argument
    int at = 0;          // the argument that says how much; kOne: one for each line
    int sign = 1;
  };
  static constexpr int kOne = -1;
  // What a line of the journal adds to its turn.
  struct Clause {
    bool tells = false;
    std::string text;
    std::string each;
    std::map<std::string, std::string, std::less<>> as;
    std::vector<Change> changes;
    std::string part;
    bool head = false;
    bool event = false;
    bool opens = false;
    bool follows = false;
  };
  struct Amount {
    std::string id;
    std::string text;
    std::vector<std::string> of;
  };
  struct Draft;
  struct Said;
  class Filler;

  [[nodiscard]] const Clause* clause(const json::object& line) const;
  [[nodiscard]] std::vector<Draft> drafts(const json::array& journal) const;
  [[nodiscard]] std::string deeds(const Draft& turn, const std::vector<std::string>& names) const;
  [[nodiscard]] std::string changes(const Draft& turn) const;
  [[nodiscard]] std::string amount_of(const Change& change, const json::array& args) const;

  Lang lang_;
  std::map<std::int64_t, Clause> clauses_;  // by the number of the phrase
  std::vector<Amount> amounts_;
};

}  // namespace pionek
