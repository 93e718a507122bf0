// The rule behind each cause of a gain, and the group of the score sheet its points belong to.
#pragma once

#include "engine/praga/state.hpp"

namespace pionek::praga {

struct CauseInfo {
  const char* rule;
  Source source;
};

// In the order of Cause.
inline constexpr std::array<CauseInfo, kCauses> kCauseInfo{{
    {"PR-206", Source::crane},         // zone
    {"PR-1204", Source::crane},        // overflow
    {"PR-207", Source::crane},         // wheel
    {"PR-402", Source::production},    // expand
    {"PR-403", Source::production},    // production
    {"PR-406", Source::production},    // reach
    {"PR-412", Source::production},    // resource
    {"PR-503", Source::upgrades},      // placed_upgrade
    {"PR-504", Source::upgrades},      // upgrade
    {"PR-505", Source::upgrades},      // late_upgrade
    {"PR-602", Source::walls},         // wall
    {"PR-702", Source::buildings},     // building
    {"PR-704", Source::buildings},     // space
    {"PR-707", Source::buildings},     // crowd
    {"PR-307", Source::connections},   // adjacency
    {"PR-310", Source::connections},   // corner
    {"PR-709", Source::plazas},        // plaza
    {"PR-1301", Source::plazas},       // unfinished
    {"PR-804", Source::road},          // road
    {"PR-1413", Source::road},         // road_tile
    {"PR-808", Source::bridge},        // plank
    {"PR-808", Source::bridge},        // bridge
    {"PR-809", Source::bridge},        // bridge_v
    {"PR-1009", Source::monuments},    // cathedral
    {"PR-907", Source::knowledge},     // university_top
    {"PR-906", Source::knowledge},     // technology_top
    {"PR-1005", Source::monuments},    // field
    {"PR-903", Source::technologies},  // permanent
    {"PR-904", Source::technologies},  // one_shot
}};

constexpr const CauseInfo& info_of(Cause cause) {
  return kCauseInfo[static_cast<std::size_t>(cause)];
}
constexpr const char* rule_of(Cause cause) { return info_of(cause).rule; }

}  // namespace pionek::praga
