// Parts of a state as JSON, with the ids that people and files use: what the description (what a
// seat may see) and the position (everything) share.
#pragma once

#include <string>
#include <string_view>

#include "engine/carnegie/loading.hpp"
#include "engine/carnegie/state.hpp"
#include "engine/core/position.hpp"

namespace pionek::carnegie {

inline constexpr std::array<std::string_view, 2> kSideIds{"A", "B"};
inline constexpr std::array<std::string_view, 2> kFaceIds{"front", "back"};

class StateText : public PositionText {
 public:
  const Data& data;
  JsonText& out;

  StateText(const Data& of, JsonText& into) : PositionText(into, of.catalog), data(of), out(into) {}

  [[nodiscard]] const std::string& id(Set set, int index) const {
    return data.catalog.id({set, static_cast<std::uint16_t>(index)});
  }
  // A row or a department; null for none.
  void row(std::string_view key, int row) const { thing(key, kRowSet, row < kRows ? row : -1); }
  void department(std::string_view key, DepartmentId id_of) const {
    thing(key, kTileSet, id_of < kMaxDepartments ? id_of : -1);
  }
  // A seat, "neutral" or "andrew".
  void holder(int who) const {
    if (who == kNeutral) return out.word("neutral");
    if (who == kAndrew) return out.word("andrew");
    out.value(who - 1);
  }
  // By region: one figure each.
  template <class Figures>
  void regions(std::string_view key, const Figures& figures) const {
    out.object(key, [&] {
      for (int r = 0; r < kRegions; ++r) out.field(kRegionIds[r], figures[r]);
    });
  }
  void discs(std::string_view key, const State& s) const {
    out.object(key, [&] {
      for (int slot = 0; slot < static_cast<int>(data.slots.size()); ++slot) {
        if (s.holder_of(slot) == kNoHolder) continue;
        out.object(id(kSlotSet, slot), [&] {
          out.key("holder");
          holder(s.holder_of(slot));
          out.field("type", kSlotTypeIds[s.type_of(slot)]);
        });
      }
    });
  }
  // The tiles of each department that are left.
  void market(std::string_view key, const State& s) const {
    out.object(key, [&] {
      for (int i = data.starting; i < static_cast<int>(data.departments.size()); ++i) {
        out.field(id(kTileSet, i), s.copies[i]);
      }
    });
  }
};

}  // namespace pionek::carnegie
