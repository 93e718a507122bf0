// The words of a notice, in the shape that each receiver wants.
#pragma once

#include <string>
#include <vector>

#include "server/notice.hpp"

namespace pionek {

struct HookLetter {
  std::string body;
  std::vector<std::string> headers;
};

// `site`: where the tables are, "https://games.example.org"; empty when nobody said. A link never
// holds a key.
HookLetter hook_letter(const Notice& notice, const std::string& site);

// Head and body of a letter; `date` as mail has it.
std::string mail_letter(const Notice& notice, const std::string& site, const std::string& from,
                        const std::string& date);

}  // namespace pionek
