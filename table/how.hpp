// The short rules of a game, how.json: one screen of sections, each with a drawing of the board,
// and the questions that people ask in everyday words. Each chapter of a lesson teaches one of the
// sections and is introduced by its words and drawing.
#pragma once

#include "table/teaching.hpp"

namespace pionek {

struct HowSection {
  std::string id;
  Text title;
  Text text;
  std::string drawing;  // of the browser's board
};

Result<std::vector<HowSection>> read_how(const Subject& subject, const std::string& file,
                                         const std::string& text);

}  // namespace pionek
