// From the lists of ops in the data to the flat program. Every argument is checked here, so that
// the rules can run an effect without looking for mistakes.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/core/json.hpp"
#include "engine/frostpunk/data.hpp"

namespace pionek::frostpunk {

// How an argument of an op is read, and which field of the instruction it fills.
enum class Read : std::uint8_t {
  none,
  // one of a few words
  goods,        // a
  content,      // a: what fields hold, or any
  who,          // a
  pawn,         // a: a child pawn
  token,        // a: a token or a side
  one_token,    // a
  side,         // a
  range,        // a: or all
  goes_to,      // a
  ending,       // a
  each_player,  // a
  kind,         // a: a building or a worker used again
  all_types,    // b: activate or spend all
  state,        // b: active or any
  reach,        // b
  to_bank,      // c
  // things
  building,   // a
  of_kind,    // b: a building, + 1
  shelter,    // a: a shelter, or any of them
  card,       // a: an event card
  dusk_card,  // a
  scenario,   // a
  stored_on,  // b: a card
  law,        // a
  // numbers
  number,         // n: 1 and more; 1 where it is left out
  amount,         // n: 1 and more, or all
  change,         // n: more or less, not 0
  change_or_all,  // n
  storm,          // n: a field, or none
  yes,            // b: a flag
  small,          // b
  first,          // a
};

class Compiler {
 public:
  // The ids of cards, buildings, laws and tokens are in the catalog already.
  explicit Compiler(Data& data) : data_(data) { data_.program.push_back({}); }

  // What is compiled until `end` belongs to this card or building; its options are named after it.
  void begin(const JsonReader& item, const std::string& owner);
  void end(const JsonReader& item);
  // What the next effects of it speak of.
  void speak_of(Need need);
  // The card that is being compiled, or at which an error ended it.
  [[nodiscard]] const std::string& owner() const { return owner_; }

  // A list of ops; 0 when it is empty.
  Cursor effect(const JsonReader& list);
  // The same for the field of an object that may be missing.
  Cursor effect(const JsonReader& item, std::string_view field);
  // An object with `if`, `cost` and `do`.
  Choice choice(const JsonReader& item);
  // The same as one of the options people see.
  std::uint16_t option(const JsonReader& item);
  // A special action of a card, by its id.
  void special(const JsonReader& item, const std::string& id);
  // A list of costs; how many instructions they are.
  std::pair<Cursor, std::uint8_t> costs(const JsonReader& list);

  // Every option with the text of its button, in the order of Data::choices.
  [[nodiscard]] const std::vector<std::pair<std::string, Text>>& options() const {
    return options_;
  }
  // The special actions in the order of Data::specials.
  [[nodiscard]] const std::vector<std::pair<std::string, Text>>& specials() const {
    return specials_;
  }

 private:
  Instr& add(Op op) { return data_.program.emplace_back(Instr{.op = op}); }
  [[nodiscard]] Cursor here() const { return static_cast<Cursor>(data_.program.size()); }

  void ops(const JsonReader& list);
  void op(const JsonReader& item);
  void plain(const JsonReader& item, std::size_t spec);
  static constexpr int kMaxOps = 16;  // in a list
  void argument(const JsonReader& value, Read read, Instr& out);
  void thing_argument(const JsonReader& value, Read read, Instr& out);
  void branch(const JsonReader& item);
  void loop(const JsonReader& item);
  void choose(const JsonReader& item);
  void consult(const JsonReader& item);
  void place_tile(const JsonReader& item);
  // Jumps to be set when the end of what they leave is known.
  using Jumps = std::vector<Cursor>;
  void condition(const JsonReader& item, bool wanted, Jumps& otherwise);
  void any_condition(const JsonReader& list, bool wanted, Jumps& otherwise);
  void land(const Jumps& jumps);
  std::pair<Expr, std::uint8_t> expression(const JsonReader& item);
  std::uint8_t thing(const JsonReader& item, Set set, const std::string& id);

  Data& data_;
  std::string owner_;
  int numbered_ = 0;  // options of the owner
  bool in_loop_ = false;
  Need need_ = Need::nothing;
  std::vector<std::pair<std::string, Text>> options_;
  std::vector<std::pair<std::string, Text>> specials_;
};

}  // namespace pionek::frostpunk
