// A table as it comes back from the storage: by playing its moves again, or, when newer rules no
// longer understand them, from the newest position that was kept.
#pragma once

#include "server/facts.hpp"

namespace pionek {

struct Restored {
  Facts facts;
  // The match goes on from a kept position: the storage has to be told so (with `change_since`
  // nothing).
  bool from_position = false;
  // The moves after that position that the newer rules refuse: the match goes on before them.
  std::vector<StoredMove> dropped;
};

// The guide of a game by its file; null if there is none any more.
using FindGuide = std::function<GuidePtr(std::string_view game, std::string_view file)>;

Result<Restored> restore(const StoredTable& stored, const FindGame& find_game,
                         const FindGuide& find_guide = {});

}  // namespace pionek
