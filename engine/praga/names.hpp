// Writing parts of a state with the ids that people and files use. Shared by the description (what
// a seat may see) and the position (everything).
#pragma once

#include <string>
#include <string_view>

#include "engine/core/json_text.hpp"
#include "engine/praga/loading.hpp"
#include "engine/praga/state.hpp"

namespace pionek::praga {

inline constexpr std::array<std::string_view, kPhases> kPhaseIds{"setup", "turn", "rival", "plazas",
                                                                 "over"};
inline constexpr std::array<std::string_view, 3> kBonusIds{"none", "open", "used"};
inline constexpr std::array<std::string_view, 3> kExtraIds{"none", "bought", "done"};
inline constexpr std::array<std::string_view, kColours> kTokenIds{"red", "blue"};
inline constexpr std::array<std::string_view, 2> kClassIds{"regular", "special"};

struct Names {
  const Data& data;
  JsonText& out;

  [[nodiscard]] const std::string& id(Set set, int index) const {
    return data.catalog.id({set, static_cast<std::uint16_t>(index)});
  }
  // A thing that is kept as its index plus one; null for none.
  void value(Set set, int kept) const {
    if (kept == 0) return out.value(nullptr);
    out.word(id(set, kept - 1));
  }
  void maybe(std::string_view key, Set set, int kept) const {
    out.key(key);
    value(set, kept);
  }
  // A seat, "parler", or null.
  void holder(std::string_view key, int who) const {
    if (who == kNoHolder) return out.field(key, nullptr);
    if (who == kParler) return out.field(key, "parler");
    out.field(key, who - 1);
  }
  template <class Things>
  void list(std::string_view key, Set set, const Things& kept) const {
    out.array(key, [&] {
      for (const int each : kept) value(set, each);
    });
  }
  void laid(std::string_view key, int kept, int rotation) const {
    if (kept == 0) return;
    out.object(key, [&] {
      out.field("tile", id(kHexSet, kept - 1));
      out.field("rotation", rotation);
    });
  }
  void goods(const Player& player) const {
    for (int good = 0; good < kHeld; ++good) out.field(kGoodIds[good], player.held[good]);
  }
  void upgrades(const Player& player) const {
    for (int i = 0; i < kActions; ++i) laid(kActionIds[i], player.upgrade[i], player.turned[i]);
  }
  void walls(const Player& player) const {
    for (int i = 0; i < data.wall_spaces; ++i) {
      laid(id(kWallSpaceSet, i), player.wall[i], player.wall_turned[i]);
    }
  }
  void city(const State& s) const {
    for (int i = 0; i < static_cast<int>(data.spaces.size()); ++i) {
      if (s.building[i] == 0) continue;
      out.object(id(kSpaceSet, i), [&] {
        out.field("tile", id(kHexSet, s.building[i] - 1));
        out.field("rotation", s.turned[i]);
        holder("cube", s.cube[i]);
      });
    }
  }
  void monuments(const Player& player) const {
    for (int i = 0; i < kMonuments; ++i) {
      out.object(kMonumentIds[i], [&] {
        out.field("row", player.row[i] + 1);
        out.field("col", player.col[i]);
      });
    }
  }
  template <class Figures>
  void by_monument(std::string_view key, const Figures& figures) const {
    out.object(key, [&] {
      for (int i = 0; i < kMonuments; ++i) out.field(kMonumentIds[i], figures[i]);
    });
  }
};

}  // namespace pionek::praga
