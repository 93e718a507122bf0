// Writing parts of a state with the ids that people and files use. Shared by the description (what
// a seat may see) and the position (everything).
#pragma once

#include <array>
#include <bit>
#include <string>
#include <string_view>

#include "engine/carnegie/loading.hpp"
#include "engine/carnegie/state.hpp"
#include "engine/core/json_text.hpp"

namespace pionek::carnegie {

inline constexpr std::array<std::string_view, kPhases> kPhaseNames{
    "sides",  "placing",  "opening",     "choose",     "andrew",
    "income", "donation", "departments", "activation", "over"};
// In the order of Step.
inline constexpr std::array<std::string_view, kSteps> kStepNames{
    "side",  "housing", "reserve",  "moves",   "activate", "choose",  "andrew",  "recover",
    "lodge", "choice",  "research", "donate",  "category", "use",     "mission", "trade",
    "tile",  "room",    "bring",    "project", "give",     "projects"};
inline constexpr std::array<std::string_view, 2> kSideNames{"A", "B"};
inline constexpr std::array<std::string_view, 2> kFaceNames{"front", "back"};
inline constexpr std::array<std::string_view, 4> kPlaceNames{"disc", "vp", "limit", "blank"};

struct Names {
  const Data& data;
  JsonText& out;

  [[nodiscard]] const std::string& id(Set set, int index) const {
    return data.catalog.id({set, static_cast<std::uint16_t>(index)});
  }
  // A row; null for none.
  void row(std::string_view key, int index) const {
    if (index >= kRows) return out.field(key, nullptr);
    out.field(key, kRowIds[index]);
  }
  void department(std::string_view key, DepartmentId id_of) const {
    if (id_of >= kMaxDepartments) return out.field(key, nullptr);
    out.field(key, id(kTileSet, id_of));
  }
  // A seat, "neutral" or "andrew".
  void holder(int who) const {
    if (who == kNeutral) return out.value("neutral");
    if (who == kAndrew) return out.value("andrew");
    out.value(who - 1);
  }
  // By region: one figure each.
  template <class Figures>
  void regions(std::string_view key, const Figures& figures) const {
    out.object(key, [&] {
      for (int r = 0; r < kRegions; ++r) out.field(kRegionIds[r], figures[r]);
    });
  }
  // The ids of a set's members; the positions of its bits.
  template <class Bits>
  void ids(std::string_view key, Set set, Bits members) const {
    out.array(key, [&] {
      for (; members != 0; members &= members - 1) out.word(id(set, std::countr_zero(members)));
    });
  }
  void bits(std::string_view key, std::uint32_t set) const {
    out.array(key, [&] {
      for (; set != 0; set &= set - 1) out.value(std::countr_zero(set));
    });
  }
  void discs(std::string_view key, const State& s) const {
    out.object(key, [&] {
      for (int slot = 0; slot < static_cast<int>(data.slots.size()); ++slot) {
        if (s.holder_of(slot) == kNoHolder) continue;
        const int type = s.type_of(slot);
        out.object(id(kSlotSet, slot), [&] {
          out.key("holder");
          holder(s.holder_of(slot));
          out.field("type", type == kAnyType ? "any" : kTypeIds[type]);
        });
      }
    });
  }
  // By department tile: those with at least one.
  template <class Counts>
  void tiles(std::string_view key, const Counts& counts, bool all) const {
    out.object(key, [&] {
      for (int i = data.starting; i < static_cast<int>(data.departments.size()); ++i) {
        if (all || counts[i] > 0) out.field(id(kTileSet, i), counts[i]);
      }
    });
  }
};

}  // namespace pionek::carnegie
