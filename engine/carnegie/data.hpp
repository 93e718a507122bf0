// The figures of Carnegie: map, tracks, timeline, departments, strips, donations and Andrew's
// cards, read from games/carnegie/data and checked once. Immutable afterwards and shared by all
// games. How long a strip is, what a desk costs and how many there are is known to those files
// alone.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/carnegie/slot_set.hpp"
#include "engine/core/catalog.hpp"
#include "engine/core/files.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/game_info.hpp"
#include "engine/core/words.hpp"

namespace pionek::carnegie {

// The rows of the timeline are the categories of departments.
enum class Row : std::uint8_t { hr, management, construction, rnd };
inline constexpr int kRows = 4;
enum class Region : std::uint8_t { west, midwest, south, east };
inline constexpr int kRegions = 4;
// The types of projects; each has a strip.
enum class Type : std::uint8_t { housing, commerce, industry, infrastructure };
inline constexpr int kTypes = 4;
inline constexpr std::uint8_t kAnyType = 4;  // the space of a small city
enum class Level : std::uint8_t { wagon, stagecoach, railway };
inline constexpr int kLevels = 3;
enum class Resource : std::uint8_t { money, goods, vp, research, employee };
inline constexpr int kResources = 5;

// What somebody receives, by resource.
using Gains = std::array<std::uint8_t, kResources>;
constexpr int of(const Gains& gains, Resource what) {
  return gains[static_cast<std::size_t>(what)];
}

// The catalog's sets. Regions stand there twice, as what a click on the board can mean: the mission
// area and the transport track.
enum Set : std::uint8_t {
  kRowSet,
  kMissionSet,
  kTrackSet,
  kStripSet,
  kSideSet,
  kCitySet,
  kSlotSet,
  kRoomSet,
  kTileSet,
  kUseSet,
  kDonationSet,
  kResourceSet,
  kStanceSet,
  kCardSet,
};

// ---- the map ----
inline constexpr int kMaxCities = 48;
using CitySet = std::uint64_t;
enum class Size : std::uint8_t { small, medium, large };

struct City {
  Region region{};
  Size size{};
  std::uint8_t vp = 0;          // for each project in it at the end
  std::uint8_t link_value = 0;  // in a connection
  bool pays_transport = false;  // the symbol of CA-805
  std::uint8_t first_slot = 0;
  std::uint8_t slots = 0;  // consecutive, from left to right
  CitySet neighbours = 0;
};

struct Slot {
  std::uint8_t city = 0;
  std::uint8_t type = kAnyType;
};

inline constexpr int kMaxTrack = 8;
struct TrackSpace {
  std::uint8_t cost = 0;  // research points to enter it
  Level level{};
  Gains income{};
  Gains reward{};
};
using Track = FixedVector<TrackSpace, kMaxTrack>;

// ---- the timeline ----
struct Event {
  bool income = false;
  bool donation = false;
  Region region{};
};
inline constexpr int kColumns = 6;  // 0 is the start tile, 5 the end tile
inline constexpr int kMaxTimelineTiles = 16;
// By column 1 to 4.
using TimelineSide = std::array<Event, kColumns - 2>;
struct TimelineTile {
  std::string id;
  std::array<TimelineSide, 2> sides;
};

// ---- the company ----
inline constexpr int kRooms = 16;
inline constexpr int kMaxDepartments = 24;
inline constexpr int kMaxDesks = 4;
using DepartmentId = std::uint8_t;
// What stands in a room that is no department.
inline constexpr DepartmentId kFreeRoom = 255;
inline constexpr DepartmentId kLobby = 254;
inline constexpr DepartmentId kNoDepartment = 255;
using RoomSet = std::uint16_t;

enum class Passive : std::uint8_t {
  none,
  extra_lobby,         // CA-1304
  bring_employee,      // CA-1308
  donation_step,       // CA-1312
  transport_discount,  // CA-1316
};
inline constexpr int kPassives = 5;

struct Department {
  std::string id;
  std::string rule;
  Row row{};
  bool tile = false;
  std::uint8_t copies = 0;                     // of a tile
  FixedVector<std::uint8_t, kMaxDesks> desks;  // their costs, rising
  std::uint8_t printed = 0;                    // employees that are part of the board
  std::uint8_t extra_goods = 0;                // to build it
  std::uint8_t first_use = 0;                  // index in Data::uses
  std::uint8_t uses = 0;
  bool automatic = false;  // used without being asked (CA-510)
  Passive passive = Passive::none;
};

// What one employee can do in a department.
struct Use {
  enum class Then : std::uint8_t { nothing, trade, build_department, project, donate };

  DepartmentId department = 0;
  bool mission = false;
  std::uint8_t moves = 0;
  Gains gains{};
  std::uint8_t vp_per_pair = 0;  // of active employees
  Then then = Then::nothing;
  // A trade: pay one unit, receive, between so many times.
  Resource pay{};
  std::uint8_t pay_amount = 0;
  Gains get{};
  std::uint8_t least = 0;
  std::uint8_t most = 0;
  // A project.
  std::uint8_t fee = 0;  // in dollars
  // A department: goods for a room with and without employees.
  std::uint8_t occupied_cost = 0;
  std::uint8_t empty_cost = 0;
};

// ---- strips ----
inline constexpr int kMaxStrip = 16;
struct StripSpace {
  enum class Kind : std::uint8_t { disc, vp, limit, blank };

  Kind kind = Kind::blank;
  std::uint8_t cost = 0;  // research points to make it visible
  Gains income{};         // without a choice
  // One of these, if there are any: each is one resource.
  FixedVector<std::uint8_t, 4> choice_of;      // Resource
  FixedVector<std::uint8_t, 4> choice_amount;  // of it
  std::uint8_t end_vp = 0;
  std::uint8_t cap_bonus = 0;
};
using Strip = FixedVector<StripSpace, kMaxStrip>;

struct ProjectType {
  std::uint8_t goods = 0;
  std::array<Strip, 2> sides;  // A, B
};

// ---- donations ----
inline constexpr int kMaxFields = 32;
using FieldSet = std::uint32_t;
struct Field {
  enum class Per : std::uint8_t {
    flat,
    department,  // of `row`, or any
    project,     // of the types in `types`
    region,      // project in `region`
    small_city,  // project there
    railway,     // region at that level
    donation,    // made
    active,      // employee
    returned,    // `goods` and `money` given back
  };

  std::string rule;
  Per per = Per::flat;
  std::uint8_t vp = 0;
  std::uint8_t row = kRows;  // kRows: any
  std::uint8_t types = 0;    // bits
  Region region{};
  std::uint8_t goods = 0;
  std::uint8_t money = 0;
};

// ---- Andrew ----
inline constexpr int kMaxCards = 64;
inline constexpr int kMaxDeck = 32;
inline constexpr int kMaxScoreCards = 8;
using CardId = std::uint8_t;
inline constexpr CardId kNoCard = 255;
struct Card {
  bool advanced = false;
  Row row{};  // the action it chooses; on the back of a basic card
  std::uint8_t donation = 0;
  std::uint8_t shift = 0;
  FixedVector<Row, 6> management;
  FixedVector<std::uint8_t, 6> cities;
  Region region{};
  std::uint8_t steps = 0;
};
struct Difficulty {
  std::string id;
  Text name;
  int basic = 0;
  int advanced = 0;
};

// ---- all of it ----
inline constexpr int kSeats = 4;
enum class ActionChoice : std::uint8_t { none, last_player, all };
struct PlayerCount {
  int removed_tiles = 0;
  int neutral_discs = 0;
  ActionChoice action_choice{};
};

struct Data {
  static Result<std::shared_ptr<const Data>> load(const Files& files);

  // game.json
  int rounds = 0;
  int employees = 0;  // of each player
  int discs = 0;
  int start_money = 0;
  int start_goods = 0;
  int start_in_lobby = 0;
  int start_moves = 0;
  int sell_price = 0;
  int action_tile_vp = 0;
  int active_vp = 0;
  std::array<PlayerCount, kSeats + 1> counts{};

  std::vector<City> cities;
  std::vector<Slot> slots;
  std::array<SlotSet, kTypes> slots_for{};  // those that take the type
  std::array<CitySet, kRegions> cities_in{};
  CitySet large_cities = 0;
  int min_large = 0;
  // By value of a connection, then level.
  std::vector<std::array<int, kLevels>> connection_vp;
  std::array<Track, kRegions> tracks{};
  std::vector<TimelineTile> timeline_tiles;
  std::array<Event, kRows> end_tile{};

  std::array<DepartmentId, kRooms> rooms{};  // as printed on the board
  std::array<std::uint8_t, kRooms> room_vp{};
  std::array<RoomSet, kRooms> neighbours{};
  std::uint8_t lobby = 0;                             // its room
  std::vector<Department> departments;                // the starting ones, then the tiles by number
  int starting = 0;                                   // how many of them are starting ones
  std::array<std::uint32_t, kRows> departments_of{};  // bits, by category
  std::vector<Use> uses;
  // The department with a lasting effect; kNoDepartment where there is none.
  std::array<DepartmentId, kPassives> passive{};
  int passive_donation_step = 0;
  int passive_discount = 0;
  int passive_least_cost = 0;

  std::array<ProjectType, kTypes> types{};
  std::vector<Field> fields;
  int donation_cap = 0;
  int donation_step = 0;

  std::vector<Difficulty> difficulties;
  std::vector<Card> cards;  // the basic ones first
  int basic_cards = 0;
  std::vector<int> score_cards;
  int andrew_discs = 0;
  int andrew_department_vp = 0;
  int andrew_track_vp = 0;
  int andrew_cap = 0;

  Catalog catalog;
  GameInfo info;
  std::array<Words, 2> words;

  [[nodiscard]] const City& city_of(int slot) const { return cities[slots[slot].city]; }
  [[nodiscard]] const Department& department(int id) const { return departments[id]; }
};

}  // namespace pionek::carnegie
