// From the words of a command line to a command and its flags, or to one clear line on what is
// wrong with them.
#include <algorithm>
#include <array>
#include <boost/program_options.hpp>
#include <iostream>

#include "cli/command.hpp"
#include "cli/help.hpp"
#include "cli/terminal/text.hpp"

namespace pionek {
namespace {

namespace po = boost::program_options;

// What has no dash, under a name that nobody types.
constexpr const char* kArguments = "(arguments)";

Failure usage(std::string_view where, std::string what, std::string expected) {
  return {Error{std::move(what), std::string(where), std::move(expected)}, kWrongUsage};
}

// A message is one line, whatever bytes a file name or a move brought along.
void complain(const Error& error) {
  std::string text = "pionek: " + error.text();
  std::replace_if(
      text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; }, ' ');
  std::cerr << text << '\n';
}

std::string names_of(const std::vector<Flag>& flags) {
  std::vector<std::string> names;
  names.reserve(flags.size());
  for (const Flag& flag : flags) names.push_back("--" + std::string(flag.name));
  return joined(names);
}

// Where the command itself stands. Flags may come before it; those of all commands with their
// values.
std::size_t command_at(const std::vector<std::string>& words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--data" || words[i] == "--lang") {
      ++i;
    } else if (!words[i].starts_with('-')) {
      return i;
    }
  }
  return words.size();
}

po::options_description described(const std::vector<Flag>& flags) {
  po::options_description out;
  for (const Flag& flag : flags) {
    std::string name(flag.name);
    if (!flag.letter.empty()) name += "," + std::string(flag.letter);
    if (flag.kind.fits == nullptr) {
      out.add_options()(name.c_str(), "");
    } else {
      out.add_options()(name.c_str(), po::value<std::vector<std::string>>());
    }
  }
  out.add_options()(kArguments, po::value<std::vector<std::string>>());
  return out;
}

using Parsed = std::variant<po::parsed_options, Failure>;

// The one place that meets the exceptions of program_options.
Parsed parse(const std::vector<std::string>& words, const po::options_description& known,
             std::string_view where, const std::vector<Flag>& flags) {
  po::positional_options_description positions;
  positions.add(kArguments, -1);
  namespace style = po::command_line_style;
  constexpr int kStyle = style::unix_style & ~style::allow_guessing;
  try {
    return po::command_line_parser(words).options(known).positional(positions).style(kStyle).run();
  } catch (const po::unknown_option& error) {
    return usage(where, "unknown flag '" + error.get_option_name() + "'",
                 "one of " + names_of(flags));
  } catch (const po::invalid_syntax& error) {
    const bool missing = error.kind() == po::invalid_syntax::missing_parameter;
    return usage(
        where, "the flag " + error.get_option_name() + (missing ? " has no value" : " has a value"),
        missing ? "a value after it" : "the flag alone");
  } catch (const po::error& error) {
    return usage(where, error.what(), "flags and arguments as --help shows them");
  }
}

Ending check_values(const Flag& flag, const std::vector<std::string>& values,
                    std::string_view where) {
  const std::string name = "--" + std::string(flag.name);
  if (values.size() > 1 && flag.times != Flag::Times::any) {
    return usage(where, name + " is given " + std::to_string(values.size()) + " times", "it once");
  }
  for (const std::string& value : values) {
    if (flag.kind.fits == nullptr) continue;
    // The next flag was taken for the value of this one.
    if (value.starts_with("--")) return usage(where, name + " has no value", "a value after it");
    if (flag.kind.fits(value)) continue;
    return usage(where, std::string("found '").append(value).append("' for ").append(name),
                 std::string(flag.kind.expected));
  }
  return std::nullopt;
}

// All values by the name of their flag; a switch has an empty one.
std::variant<Call::Values, Failure> collect(const po::parsed_options& parsed,
                                            const std::vector<Flag>& flags,
                                            std::string_view where) {
  Call::Values values;
  for (const po::option& each : parsed.options) {
    auto& list = values[each.string_key];
    list.insert(list.end(), each.value.begin(), each.value.end());
    if (each.value.empty()) list.emplace_back();
  }
  for (const Flag& flag : flags) {
    const auto at = values.find(flag.name);
    if (at == values.end()) continue;
    if (auto failure = check_values(flag, at->second, where)) return *failure;
  }
  return values;
}

Ending check_complete(const Command& command, const Call& call) {
  for (const Flag& flag : command.flags) {
    if (flag.times != Flag::Times::required || call.has(flag.name)) continue;
    const std::string name =
        flag.letter.empty() ? "--" + std::string(flag.name) : "-" + std::string(flag.letter);
    return usage(command.name, "the flag " + name + " is missing",
                 name + " " + std::string(flag.value));
  }
  const std::size_t count = call.arguments().size();
  if (count >= command.least && count <= command.most) return std::nullopt;
  const std::string expected = command.arguments.empty() ? "none" : std::string(command.arguments);
  if (count < command.least) return usage(command.name, "an argument is missing", expected);
  return usage(command.name, "too many arguments: '" + call.arguments()[command.most] + "'",
               expected);
}

struct Request {
  std::span<const Command* const> commands;
  const Command* command = nullptr;  // none: only flags for all commands
  std::vector<std::string> words;    // without the command

  [[nodiscard]] std::string_view where() const { return command ? command->name : ""; }
};

Ending carry_out(const Request& request) {
  std::vector<Flag> flags;
  if (request.command) flags.assign(request.command->flags.begin(), request.command->flags.end());
  flags.insert(flags.end(), kCommonFlags.begin(), kCommonFlags.end());
  const auto known = described(flags);
  auto parsed = parse(request.words, known, request.where(), flags);
  if (auto* failure = std::get_if<Failure>(&parsed)) return *failure;
  auto collected = collect(std::get<po::parsed_options>(parsed), flags, request.where());
  if (auto* failure = std::get_if<Failure>(&collected)) return *failure;
  auto values = std::get<Call::Values>(std::move(collected));
  auto arguments = std::move(values[kArguments]);
  values.erase(kArguments);

  const Call call(std::move(arguments), std::move(values));
  if (call.has("help")) {
    std::cout << (request.command ? help_text(*request.command, call.say())
                                  : help_text(request.commands, call.say()));
    return std::nullopt;
  }
  if (request.command == nullptr) {
    return usage("", "no command is given", "one of " + command_names(request.commands));
  }
  if (auto failure = check_complete(*request.command, call)) return failure;
  return request.command->run(call);
}

int finish(const Ending& ending) {
  std::cout.flush();
  if (ending) {
    complain(ending->error);
    return ending->exit;
  }
  if (std::cout) return 0;
  complain({"cannot be written", "standard output", "room to write"});
  return kBadInput;
}

}  // namespace

int run_command(std::span<const Command* const> commands, const std::vector<std::string>& words) {
  Request request{commands, nullptr, words};
  const std::size_t at = command_at(words);
  if (at < words.size()) {
    const auto found = std::find_if(commands.begin(), commands.end(),
                                    [&](const Command* each) { return each->name == words[at]; });
    if (found == commands.end()) {
      return finish(
          usage("", "unknown command '" + words[at] + "'", "one of " + command_names(commands)));
    }
    request.command = *found;
    request.words.erase(request.words.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return finish(carry_out(request));
}

}  // namespace pionek
