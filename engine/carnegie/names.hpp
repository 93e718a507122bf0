// Writing parts of a state with the ids that people and files use. Shared by the description (what
// a seat may see) and the position (everything).
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/carnegie/loading.hpp"
#include "engine/carnegie/state.hpp"
#include "engine/core/json.hpp"

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

  [[nodiscard]] const std::string& id(Set set, int index) const {
    return data.catalog.id({set, static_cast<std::uint16_t>(index)});
  }
  // A row; null for none.
  [[nodiscard]] json::value row(int index) const {
    return index < kRows ? json::value(kRowIds[index]) : json::value(nullptr);
  }
  [[nodiscard]] json::value department(DepartmentId id_of) const {
    return id_of < kMaxDepartments ? json::value(id(kTileSet, id_of)) : json::value(nullptr);
  }
  // A seat, "neutral" or "andrew".
  [[nodiscard]] static json::value holder(int who) {
    if (who == kNeutral) return "neutral";
    if (who == kAndrew) return "andrew";
    return who - 1;
  }
  // By region: one figure each.
  template <class Figures>
  [[nodiscard]] json::object regions(const Figures& figures) const {
    json::object out;
    for (int r = 0; r < kRegions; ++r) out[kRegionIds[r]] = figures[r];
    return out;
  }
  [[nodiscard]] json::array fields(FieldSet set) const {
    json::array out;
    for (int i = 0; i < kMaxFields; ++i) {
      if ((set >> i & 1) != 0) out.emplace_back(id(kDonationSet, i));
    }
    return out;
  }
  template <class Bits>
  [[nodiscard]] static json::array bits(Bits set) {
    json::array out;
    for (int i = 0; i < 32; ++i) {
      if ((static_cast<std::uint32_t>(set) >> i & 1) != 0) out.emplace_back(i);
    }
    return out;
  }
  [[nodiscard]] json::object discs(const State& s) const {
    json::object out;
    for (int slot = 0; slot < static_cast<int>(data.slots.size()); ++slot) {
      if (s.holder_of(slot) == kNoHolder) continue;
      const int type = s.type_of(slot);
      out[id(kSlotSet, slot)] = json::object{
          {"holder", holder(s.holder_of(slot))},
          {"type", type == kAnyType ? json::value("any") : json::value(kTypeIds[type])}};
    }
    return out;
  }
  // By department tile: those with at least one.
  template <class Counts>
  [[nodiscard]] json::object tiles(const Counts& counts, bool all) const {
    json::object out;
    for (int i = data.starting; i < static_cast<int>(data.departments.size()); ++i) {
      if (all || counts[i] > 0) out[id(kTileSet, i)] = counts[i];
    }
    return out;
  }
};

}  // namespace pionek::carnegie
