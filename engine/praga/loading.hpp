// What the readers of Praga's data files share. Each fills its part of Data; errors go to the latch
// of the readers.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "engine/core/json.hpp"
#include "engine/praga/data.hpp"

namespace pionek::praga {

inline constexpr std::array<std::string_view, kGoods> kGoodIds{
    "gold", "stone", "egg", "silver_window", "gold_window", "red_token", "blue_token", "vp"};
inline constexpr std::array<std::string_view, kActions> kActionIds{"mines", "quarries", "upgrade",
                                                                   "wall",  "building", "road"};
inline constexpr std::array<std::string_view, kTracks> kTrackIds{"mines", "quarries", "university",
                                                                 "technology"};
inline constexpr std::array<std::string_view, kKinds> kKindIds{"upgrade", "wall", "building"};
inline constexpr std::array<std::string_view, kMonuments> kMonumentIds{"hunger_wall", "cathedral"};
inline constexpr std::array<std::string_view, 2> kRewardIds{"top", "bottom"};
inline constexpr std::array<std::string_view, 2> kEffectIds{"free", "egg"};
inline constexpr std::array<std::string_view, kLayouts> kLayoutIds{"standard", "A", "B"};
inline constexpr std::array<std::string_view, 2> kSideIds{"side_a", "side_b"};
inline constexpr std::array<std::string_view, kColours> kColourIds{"red", "blue"};
inline constexpr std::array<std::string_view, 3> kZoneIds{"red", "green", "blue"};
inline constexpr std::array<std::string_view, 7> kSectorIds{"box",    "special", "gold", "stone",
                                                            "window", "egg",     "track"};
inline constexpr std::array<std::string_view, kPlazaColours> kPlazaColourIds{"grey", "blue",
                                                                             "yellow"};

// Adds the thing `item` to the newest set, which is this one. Ids are unique.
void add_thing(const JsonReader& item, Set set, Data& data, Text name);
// The same, with the name that the file gives.
void add_named(const JsonReader& item, Set set, Data& data);
// The index of an id in a set of the catalog.
int read_thing(const JsonReader& item, const Catalog& catalog, Set set);
// What a list must contain one after another.
void expect_id(const JsonReader& item, std::string_view id);

// effects_data.cpp: which operations a place of the data may use
enum Allowed : std::uint8_t {
  kPlain = 0,          // gains and steps on tracks
  kChoices = 1,        // one of several, and points for each of something
  kSideSteps = 2,      //
  kOptionalSteps = 4,  // side steps that need not be made
  kActionsToo = 8,     // actions, production, steps up, both rewards of a plaza
  kRights = 16,        // production tokens and seals
  kBridge = 32,        // bridge tiles
  kGoodsOnly = 64,     // nothing that could set off itself: gold, stone, windows and points
};
ProgramId read_program(const JsonReader& list, unsigned allowed, Data& data);
// Several programs one after another.
ProgramId join_programs(std::span<const ProgramId> parts, Data& data);
ProgramId make_program(const Op& op, Data& data);
Price read_price(const JsonReader& list);
Offer read_offer(const JsonReader& list, unsigned allowed, Data& data);
Trigger read_trigger(const JsonReader& list, Data& data);
// The one effect of a tile V or a seal at the end; only seals exchange resources.
Final read_final(const JsonReader& list, int most_rows, bool exchange);
// "1 stone, 2 VP"
Text text_of(const Data& data, ProgramId program);
Text text_of(const Data& data, const Price& price);

// crane_data.cpp
void read_crane(const JsonReader& file, Data& data);
void read_action_tiles(const JsonReader& file, Data& data);
// tiles_data.cpp
void read_upgrades(const JsonReader& file, Data& data);
void read_walls(const JsonReader& file, Data& data);
void read_buildings(const JsonReader& file, Data& data);
// map_data.cpp
void read_action_board(const JsonReader& file, Data& data);
void read_city(const JsonReader& file, Data& data);
void read_plaza_tiles(const JsonReader& file, Data& data);
// works_data.cpp
void read_road(const JsonReader& file, Data& data);
void read_bridge(const JsonReader& file, Data& data);
void read_monuments(const JsonReader& file, Data& data);
// board_data.cpp
void read_tracks(const JsonReader& file, Data& data);
void read_technologies(const JsonReader& file, Data& data);
void read_bonuses(const JsonReader& file, Data& data);
void read_seals(const JsonReader& file, Data& data);
void read_tokens(const JsonReader& file, Data& data);
void read_parler(const JsonReader& file, Data& data);

}  // namespace pionek::praga
