#include "cli/help.hpp"

#include <algorithm>

#include "cli/terminal/text.hpp"

namespace pionek {
namespace {

constexpr int kWidth = 80;

struct Row {
  std::string left;
  std::string right;
};

std::string table(const std::vector<Row>& rows) {
  int left = 0;
  for (const Row& row : rows) left = std::max(left, width_of(row.left));
  std::string out;
  for (const Row& row : rows) {
    for (const std::string& line :
         wrap("  " + fit(row.left, left) + "  " + row.right, kWidth, left + 4)) {
      out += line + '\n';
    }
  }
  return out;
}

std::string spelt(const Flag& flag) {
  std::string out = flag.letter.empty() ? "" : "-" + std::string(flag.letter) + ", ";
  out += "--" + std::string(flag.name);
  return flag.value.empty() ? out : out + " " + std::string(flag.value);
}

std::string flag_table(std::span<const Flag> flags, const Phrases& say) {
  std::vector<Row> rows;
  for (const Flag& flag : flags) rows.push_back({spelt(flag), say(flag.help)});
  return table(rows);
}

}  // namespace

std::string help_text(std::span<const Command* const> commands, const Phrases& say) {
  std::vector<Row> rows;
  for (const Command* command : commands) {
    rows.push_back({std::string(command->name), say(command->summary)});
  }
  return say(Word::help_title) + "\n\n" + say(Word::help_usage) + "\n\n" + table(rows) + '\n' +
         say(Word::help_common) + '\n' + flag_table(kCommonFlags, say) + '\n' +
         say(Word::help_exit) + '\n';
}

std::string help_text(const Command& command, const Phrases& say) {
  std::string usage = "pionek " + std::string(command.name);
  if (!command.arguments.empty()) usage += " " + std::string(command.arguments);
  for (const Flag& flag : command.flags) {
    const std::string text =
        flag.letter.empty() ? "--" + std::string(flag.name) : "-" + std::string(flag.letter);
    const std::string full = flag.value.empty() ? text : text + " " + std::string(flag.value);
    usage += flag.times == Flag::Times::required ? " " + full : " [" + full + "]";
    if (flag.times == Flag::Times::any) usage += "...";
  }
  std::string out;
  for (const std::string& line : wrap(usage, kWidth, 4)) out += line + '\n';
  for (const std::string& line : wrap(say(command.summary), kWidth)) out += line + '\n';
  if (!command.flags.empty()) out += '\n' + flag_table(command.flags, say);
  return out + '\n' + say(Word::help_common) + '\n' + flag_table(kCommonFlags, say);
}

std::string command_names(std::span<const Command* const> commands) {
  std::vector<std::string> names;
  for (const Command* command : commands) names.emplace_back(command->name);
  return joined(names);
}

}  // namespace pionek
