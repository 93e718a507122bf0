// What --help prints, made from the same table that the command line is read with.
#pragma once

#include <array>
#include <span>
#include <string>

#include "cli/command.hpp"

namespace pionek {

inline constexpr std::array<Flag, 3> kCommonFlags{{
    {"lang", "en|pl", kLanguage, Word::flag_lang},
    {"data", "DIR", kText, Word::flag_data},
    {"help", "", kSwitch, Word::flag_help, Flag::Times::optional, "h"},
}};

std::string help_text(std::span<const Command* const> commands, const Phrases& say);
std::string help_text(const Command& command, const Phrases& say);

// "games, new, moves"
std::string command_names(std::span<const Command* const> commands);

}  // namespace pionek
