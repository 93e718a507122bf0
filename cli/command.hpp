// What a command of the program is: its name, its flags, and a function. Reading the command line
// is done once for all of them, so that the same mistake gives the same message everywhere.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/games.hpp"
#include "cli/terminal/phrases.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/rng.hpp"

namespace pionek {

// Exit codes: 0, and these.
inline constexpr int kBadInput = 1;
inline constexpr int kWrongUsage = 2;

struct Failure {
  Error error;
  int exit = kBadInput;

  Failure(Error what, int code = kBadInput) : error(std::move(what)), exit(code) {}
};
// How a command ended; nothing when all went well.
using Ending = std::optional<Failure>;

// The form that the value of a flag must have.
bool is_anything(std::string_view text);
bool is_number(std::string_view text);
bool is_seconds(std::string_view text);
bool is_seed(std::string_view text);
bool is_digest(std::string_view text);
bool is_language(std::string_view text);
bool is_pair(std::string_view text);
bool is_colour(std::string_view text);

struct ValueKind {
  bool (*fits)(std::string_view text) = nullptr;  // none: a switch, without value
  std::string_view expected;
};
inline constexpr ValueKind kSwitch{};
inline constexpr ValueKind kText{is_anything, "a text"};
inline constexpr ValueKind kNumber{is_number, "a whole number"};
inline constexpr ValueKind kSeconds{is_seconds, "a number of seconds above 0, at most 86400"};
inline constexpr ValueKind kSeed{is_seed, "1 to 64 hexadecimal digits"};
inline constexpr ValueKind kDigest{is_digest, "64 hexadecimal digits in lower case"};
inline constexpr ValueKind kLanguage{is_language, "en or pl"};
inline constexpr ValueKind kPair{is_pair, "KEY=VALUE"};
inline constexpr ValueKind kColour{is_colour, "auto, always or never"};

struct Flag {
  enum class Times { optional, required, any };

  std::string_view name;   // "why"
  std::string_view value;  // "FILE" in the help; empty for a switch
  ValueKind kind;
  Word help = Word::none;
  Times times = Times::optional;
  std::string_view letter = {};  // "o" for -o
};
// Flags of several commands.
inline constexpr Flag kJson{"json", "", kSwitch, Word::flag_json};
inline constexpr Flag kPly{"ply", "K", kNumber, Word::flag_ply};
inline constexpr Flag kOutput{"output", "FILE", kText, Word::flag_output, Flag::Times::required,
                              "o"};
inline constexpr Flag kSeed256{"seed", "HEX", kSeed, Word::flag_seed};
inline constexpr Flag kOption{"option", "KEY=VALUE", kPair, Word::flag_option, Flag::Times::any};
inline constexpr Flag kIterations{"iterations", "N", kNumber, Word::flag_iterations};
inline constexpr Flag kNames{"names", "A,B,...", kText, Word::flag_names};

// One use of a command. Values were checked against their kinds, so reading them cannot fail.
class Call {
 public:
  using Values = std::map<std::string, std::vector<std::string>, std::less<>>;

  Call(std::vector<std::string> arguments, Values values);

  [[nodiscard]] const std::vector<std::string>& arguments() const { return arguments_; }
  [[nodiscard]] bool has(std::string_view flag) const { return values_.contains(flag); }
  [[nodiscard]] std::optional<std::string> text(std::string_view flag) const;
  [[nodiscard]] std::optional<int> number(std::string_view flag) const;
  [[nodiscard]] std::optional<double> seconds(std::string_view flag) const;
  [[nodiscard]] std::optional<Seed> seed() const;
  // "a,b,c" of one flag.
  [[nodiscard]] std::vector<std::string> list(std::string_view flag) const;
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> options() const;

  [[nodiscard]] bool json() const { return has("json"); }
  [[nodiscard]] Lang lang() const { return say_.lang(); }
  [[nodiscard]] const Phrases& say() const { return say_; }
  [[nodiscard]] const Games& games() const { return games_; }

 private:
  std::vector<std::string> arguments_;
  Values values_;
  Phrases say_;
  Games games_;
};

struct Command {
  std::string_view name;
  std::string_view arguments;  // "FILE MOVE..." in the usage
  Word summary;
  std::size_t least = 0;  // arguments
  std::size_t most = 0;
  FixedVector<Flag, 16> flags;
  Ending (*run)(const Call& call);
};

// Reads `words`, what follows the program's name, finds the command and runs it. Prints what went
// wrong; returns the exit code.
int run_command(std::span<const Command* const> commands, const std::vector<std::string>& words);

}  // namespace pionek
