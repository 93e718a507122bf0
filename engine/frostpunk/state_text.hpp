// Parts of a state as JSON, with the ids that people and files use: what the description (what a
// seat may see) and the position (everything) share.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/position.hpp"
#include "engine/frostpunk/state.hpp"

namespace pionek::frostpunk {

inline constexpr std::array<std::string_view, kPhases> kPhaseIds{
    "setup",  "dawn", "morning", "generator", "weather", "preparation",
    "action", "dusk", "hunger",  "night",     "over"};
inline constexpr std::array<std::string_view, kEndings> kEndingIds{
    "none", "goal", "no_hope", "exile", "explosion", "epidemic", "famine", "deaths", "depot"};
// In the order of Step.
inline constexpr std::array<std::string_view, kSteps> kStepIds{
    "take_advisor", "start_discard", "order",   "stoke",   "chill",    "overload",    "storm",
    "advise",       "mobilise",      "ration",  "ailing",  "muster",   "turn",        "act",
    "dusk_card",    "feed",          "shelter", "bedtime", "run",      "finish",      "choose",
    "consult",      "sick",          "cure",    "treat",   "flip",     "die",         "exhaust",
    "leave",        "arrive",        "death",   "raise",   "lower",    "spend",       "activate",
    "discard",      "token_type",    "gain",    "lose",    "store",    "unstore",     "map_take",
    "map_remove",   "map_add",       "lay",     "gather",  "cut_here", "collect",     "cut_tree",
    "thumper",      "construct",     "site",    "upgrade", "destroy",  "ruin",        "workshop",
    "research",     "technology",    "law",     "reuse",   "peek",     "alternative", "march",
    "place",        "homeward"};
inline constexpr std::array<std::string_view, kStacks> kStackIds{"a", "b", "c"};
inline constexpr std::array<std::string_view, 2> kKindIds{"near", "far"};

class StateText : public PositionText {
 public:
  const Data& data;
  JsonText& out;

  StateText(const Data& of, JsonText& into) : PositionText(into, of.catalog), data(of), out(into) {}

  [[nodiscard]] const std::string& id(Set set, int index) const {
    return data.catalog.id({set, static_cast<std::uint16_t>(index)});
  }
  // Things of a set whose indices are `from` plus those of the bits.
  template <class Bits>
  void ids(std::string_view key, Set set, const Bits& bits, int from = 0) const {
    out.array(key, [&] {
      const auto write = [&](int at) { out.word(id(set, from + at)); };
      if constexpr (std::is_same_v<Bits, BitSet>) {
        bits.each(write);
      } else {
        for_each_bit(bits, write);
      }
    });
  }
  void resources(std::string_view key, const auto& counts) const {
    out.object(key, [&] {
      for (int r = 0; r < kResources; ++r) out.field(kResourceIds[r], counts[r]);
    });
  }
  void tokens(std::string_view key, const Track& track) const {
    out.array(key, [&] {
      for (const std::uint8_t mark : track) {
        out.object([&] {
          thing("token", kTokenSet, token_of(mark));
          out.field("active", is_active(mark));
        });
      }
    });
  }
  // A pawn at work and whose it is.
  void pawn(std::uint8_t mark) const {
    thing("pawn", kPawnSet, static_cast<int>(pawn_of(mark)));
    out.field("seat", seat_of(mark));
  }
  void activations(const State& s) const {
    out.array("activations", [&] {
      for (const Activation& each : s.activations) {
        out.object([&] {
          out.field("round", each.round);
          thing("card", kCardSet, each.card);
        });
      }
    });
  }
  void events(const State& s) const {
    out.array("events", [&] {
      for (const InForce& each : s.events) {
        out.object([&] {
          thing("card", kCardSet, each.card);
          resources("stored", each.stored);
        });
      }
    });
  }
  void specials(const State& s) const {
    out.object("specials", [&] {
      for (std::size_t i = 0; i < data.specials.size(); ++i) {
        if (s.special[i] == 0) continue;
        out.object(id(kSpecialSet, static_cast<int>(i)), [&] { pawn(s.special[i]); });
      }
    });
    ids("specials_done", kSpecialSet, s.specials_done);
  }
  void corners(const State& s) const {
    out.object("corners", [&] {
      for (int i = 0; i < kCorners; ++i) {
        if (s.deposit[i] != kNothing) out.field(id(kCornerSet, i), kContentIds[s.deposit[i]]);
      }
    });
  }
  void places(const State& s) const {
    out.object("places", [&] {
      for (int i = 0; i < kPlaces; ++i) {
        if (s.tile[i] != 0) out.field(id(kPlaceSet, i), id(kTileSet, s.tile[i] - 1));
      }
    });
  }
};

}  // namespace pionek::frostpunk
