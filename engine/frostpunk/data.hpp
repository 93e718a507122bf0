// The figures and cards of Frostpunk, read from games/frostpunk/data and checked once. Immutable
// afterwards and shared by all games. What a card does is an effect of the one program
// (program.hpp); how many there are of anything is known to those files alone.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/catalog.hpp"
#include "engine/core/files.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/game_info.hpp"
#include "engine/core/words.hpp"
#include "engine/frostpunk/bit_set.hpp"
#include "engine/frostpunk/program.hpp"

namespace pionek::frostpunk {

inline constexpr int kSeats = 4;

// ---- people ----
enum class Type : std::uint8_t { worker, engineer, child };
inline constexpr int kTypes = 3;
inline constexpr std::array<std::string_view, kTypes> kTypeIds{"worker", "engineer", "child"};
enum class Pawn : std::uint8_t { worker, engineer, child, child_worker, child_engineer, automaton };
inline constexpr int kPawns = 6;
inline constexpr std::array<std::string_view, kPawns> kPawnIds{
    "worker", "engineer", "child", "child_worker", "child_engineer", "automaton"};
// The citizens a pawn stands for; an automaton for none.
constexpr int type_of(Pawn pawn) {
  return pawn == Pawn::automaton ? kTypes : pawn <= Pawn::child ? static_cast<int>(pawn) : 2;
}

// ---- what lies on fields and in the pool ----
inline constexpr int kResources = 3;  // wood, coal, steam cores
inline constexpr std::array<std::string_view, kResources> kResourceIds{"wood", "coal", "core"};
inline constexpr int kWood = 0;
inline constexpr int kCoal = 1;
inline constexpr int kCore = 2;
// The content of a field: nothing, a resource (+ 1), trees.
inline constexpr std::uint8_t kNothing = 0;
inline constexpr std::uint8_t kTree = 4;
inline constexpr std::array<std::string_view, 5> kContentIds{"empty", "wood", "coal", "core",
                                                             "tree"};

// ---- morale ----
enum class Side : std::uint8_t { hope, discontent };
inline constexpr int kSides = 2;
inline constexpr std::array<std::string_view, kSides> kSideIds{"hope", "discontent"};
inline constexpr int kTokens = 6;
inline constexpr int kTokensOfSide = 3;
inline constexpr std::array<std::string_view, kTokens> kTokenIds{"care",  "justice", "motivation",
                                                                 "anger", "apathy",  "greed"};
constexpr Side side_of(int token) { return token < kTokensOfSide ? Side::hope : Side::discontent; }
// As arguments of effects a token, or any token of a side.
inline constexpr int kAnyOfSide = kTokens;
// The tokens that an argument means.
constexpr unsigned tokens_of(int token_or_side) {
  if (token_or_side < kTokens) return 1U << token_or_side;
  return 0b111U << (kTokensOfSide * (token_or_side - kAnyOfSide));
}

// ---- heat ----
enum class Level : std::uint8_t { red, orange, yellow, blue, white };
inline constexpr std::array<std::string_view, 5> kLevelIds{"red", "orange", "yellow", "blue",
                                                           "white"};
inline constexpr int kRanges = 3;  // red, orange, yellow
inline constexpr int kMaxHeat = 32;
struct HeatField {
  std::uint8_t cubes = 0;
  FixedVector<std::uint8_t, 4> sick;  // types
};
struct Tower {
  std::uint8_t fall = 0;  // in per cent
  std::uint8_t knock = 0;
  std::uint8_t late = 0;
};

// ---- the map ----
inline constexpr int kGeneratorFields = 5;
inline constexpr int kPlaces = 30;
inline constexpr int kFields = kGeneratorFields + 2 * kPlaces;
inline constexpr int kCorners = 6;
inline constexpr int kNearTiles = 2;  // that a cleared place brings, or one far one
using PlaceSet = std::uint32_t;
// The place of a field; the generator tile is one of its own.
inline constexpr int kGeneratorTile = kPlaces;
constexpr int place_of_field(int field) {
  return field < kGeneratorFields ? kGeneratorTile : (field - kGeneratorFields) / 2;
}
constexpr int first_field(int place) { return kGeneratorFields + 2 * place; }

struct Place {
  bool far = false;
  PlaceSet neighbours = 0;
};
struct FieldInfo {
  std::uint8_t zone = 0;      // 0 generator tile, 1 near, 2 far
  BitSet adjacent;            // for a small building on it
  BitSet tile;                // the other fields of its tile
  std::uint8_t building = 0;  // printed or laid there at the start, + 1
  std::uint8_t holds = kNothing;
  std::uint8_t count = 0;
};
struct Corner {
  std::uint8_t far = 0;
  std::uint8_t near = 0;
};
struct TileHalf {
  std::uint8_t holds = kNothing;
  std::uint8_t count = 0;
  std::uint8_t food = 0;
};
struct MapTile {
  bool far = false;
  std::array<TileHalf, 2> half;
};

// ---- buildings ----
inline constexpr int kMaxBuildings = 32;
inline constexpr int kAnyShelter = kMaxBuildings;  // as an argument of effects
using BuildingSet = std::uint32_t;
struct Price {
  std::uint8_t wood = 0;
  std::uint8_t core = 0;
};
enum class Group : std::uint8_t { start, basic, shelter, law, faith, order };
struct Building {
  // The two sides of a tile.
  struct Face {
    Level level{};
    Cursor action = 0;
    std::uint8_t hunting = 0;
    std::uint8_t expeditions = 0;
  };
  Group group{};
  bool large = false;
  bool engineer_only = false;
  bool can_build = true;
  bool can_dismantle = true;
  bool can_upgrade = false;
  bool on_generator = true;
  bool warms_tile = false;
  bool prison = false;
  bool workshop = false;
  std::uint8_t count = 0;
  std::uint8_t deposit = kNothing;  // the content of the corner it must touch
  std::uint8_t shelter = 0;         // places
  bool for_children = false;
  Price price;
  Price upgrade;
  std::uint16_t unlocked_by = 0;  // laws; none: from the start
  Cursor on_build = 0;
  std::array<Face, 2> faces{};
};

// ---- what laws and technologies change while they are in force ----
enum class Mod : std::uint8_t {
  hunting_per2,
  child_actions,
  shelter_bonus,
  ruins_shelter,
  feed_discount,
  gather_limit,
  building_bonus,
  medical_alt,
  tree_gather,
  emergency_shift,
  preparation_option,
  generator_safety,
  scout_bonus,
  insulation,
  range_bonus,
  stoke_bonus,
  automaton_free,
  snow_warm,
  snow_bonus,
};
inline constexpr int kMods = 19;
// Laws from bit 0, technologies from bit 16.
using Force = std::uint32_t;
inline constexpr int kMaxLaws = 16;
inline constexpr int kMaxTechs = 16;
// The results that a building bonus raises.
enum class Bonus : std::uint8_t { food, coal, wood, cure, treat, overload };
inline constexpr int kBonuses = 6;
struct Modifier {
  Force source = 0;
  BuildingSet buildings = 0;
  std::uint8_t a = 0;  // the figure; of insulation the level, of a range bonus the range
  std::uint8_t b = 0;  // a second one
  std::array<std::int8_t, kBonuses> bonus{};
  std::uint8_t pawns = 0;  // bits
  std::uint8_t costs = 0;
  Cursor effect = 0;
  Cursor after = 0;
  std::uint16_t choice = 0;  // of an alternative
};

// ---- cards ----
// Morning cards, then dusk cards, then scenario cards.
using CardId = std::uint8_t;
inline constexpr int kMaxMorning = 40;
inline constexpr int kMaxConsultations = 16;
inline constexpr int kMaxScenario = 8;
inline constexpr int kMaxEvents = 8;  // cards that can come to the event area
inline constexpr int kMaxSpecials = 16;
struct EventCard {
  Cursor effect = 0;
  CardTo after = CardTo::remove;
};
struct Special {
  CardId card = 0;
  std::uint8_t pawns = 0;  // bits: workers, engineers
  bool once = false;       // in a game
  Choice choice;
};
struct ScenarioCard {
  struct Activation {
    std::uint8_t round = 0;
    Cursor effect = 0;
  };
  FixedVector<Activation, 4> activations;
  Cursor resolve = 0;
  bool resolves = false;
  Cursor dusk = 0;
  Cursor explore_c = 0;
  std::uint8_t end_round = 0;
  Cursor end = 0;
};
struct Law {
  std::uint8_t pair = kMaxLaws;                // the other one of its pair; kMaxLaws: none
  std::array<std::uint8_t, 2> consequences{};  // dusk cards
  Cursor effect = 0;
};
struct Tech {
  bool excluded = false;
  std::uint8_t rounds = 0;
};

// What a citizen card can be played for.
enum class Action : std::uint8_t { gather, use, snow, construct, scout };
inline constexpr int kMaxCitizens = 32;
using CitizenSet = std::uint32_t;
struct Citizen {
  Type type{};
  Action action{};
  bool warm = false;
  BuildingSet buildings = 0;
  Cursor start_cost = 0;
  std::uint8_t start_costs = 0;
  Cursor effect = 0;
  std::array<Cursor, kTypes> death{};
};

inline constexpr int kMaxAdvisors = 4;
struct Advisor {
  Choice use;
};
struct Draws {
  std::uint8_t hope = 0;  // tokens on the track
  std::uint8_t cards = 0;
};

inline constexpr int kMaxWeather = 32;
struct Weather {
  std::uint8_t cold = 0;
  std::array<std::uint8_t, kRanges> ranges{};
  std::uint8_t scouts = 0;
  std::uint8_t storm = 0;
};

inline constexpr int kStacks = 3;  // A, B, C
inline constexpr int kRoutes = 3;
inline constexpr int kMaxExpeditions = 32;
struct Expedition {
  struct Option {
    bool returns = true;
    std::uint8_t next = 0;  // the stack; 0 is a new route
    std::uint16_t choice = 0;
  };
  std::uint8_t stack = 0;
  std::uint8_t spaces = 0;
  Cursor effect = 0;
  FixedVector<Option, 4> options;
};

// ---- tracks ----
inline constexpr int kMaxTrackTokens = 9;
inline constexpr int kMaxRounds = 20;
struct SickSection {
  std::uint8_t from = 0;
  std::uint8_t exhausted = 0;
  std::uint8_t flips = 0;
};
struct HungerSection {
  std::uint8_t from = 0;
  std::uint8_t discontent = 0;
  std::uint8_t deaths = 0;
};

struct Society {
  std::string id;
  Text name;
  std::array<std::uint8_t, kTypes> pop{};
  std::array<std::uint8_t, kTypes> sick{};
  std::array<std::uint8_t, kResources> pool{};
  std::uint8_t food = 0;
  std::uint8_t deaths = 0;
  std::uint8_t automatons = 0;
  std::array<std::uint8_t, kSides> tokens{};
  std::array<std::uint8_t, kSides> active{};
};

// The catalog's sets.
enum Set : std::uint8_t {
  kTypeSet,
  kPawnSet,
  kResourceSet,
  kRangeSet,
  kActSet,
  kTokenSet,
  kFieldSet,
  kPlaceSet,
  kCornerSet,
  kTileSet,
  kBuildingSet,
  kCardSet,
  kLawSet,
  kTechSet,
  kCitizenSet,  // the first one is nobody
  kAdvisorSet,
  kExpeditionSet,
  kRouteSet,
  kWeatherSet,
  kOptionSet,
  kSpecialSet,
};
// Places of actions that are not on the map, in the order of the catalog.
enum class Space : std::uint8_t { near, far, construct, scouts, stoke, research };

// How many cards there are of each kind.
struct Decks {
  std::size_t morning = 0;
  std::size_t dusk = 0;
  std::size_t consultations = 0;
  std::size_t consequences = 0;
  std::size_t scenario = 0;
  std::size_t laws = 0;
  std::size_t technologies = 0;
  std::size_t citizens = 0;
  std::size_t weather = 0;
  std::size_t expeditions = 0;
};

// ---- all of it ----
struct Data {
  static Result<std::shared_ptr<const Data>> load(const Files& files);

  // game.json
  std::array<std::uint8_t, kPawns> pawns{};  // how many there are
  int citizens = 0;                          // of a type at most
  int food = 0;
  int hunger = 0;
  int field = 0;  // markers on a field
  int trees = 0;
  int exhausted = 0;  // tokens of each type
  std::array<std::uint8_t, kSeats + 1> hands{};
  Decks decks;

  std::array<std::uint8_t, kTokens> tokens{};
  std::array<std::uint8_t, kSides> track_length{};

  // tracks.json, tower.json
  FixedVector<HeatField, kMaxHeat> heat;  // field 1 is the first
  int start_heat = 0;
  int start_cold = 0;
  int last_range = 0;
  std::array<std::uint8_t, kRanges> start_range{};
  int small_overload = 0;
  int per_pawn = 0;
  int epidemic = 0;
  FixedVector<SickSection, 8> sick_sections;
  int famine = 0;
  FixedVector<HungerSection, 8> hunger_sections;
  int last_death = 0;
  FixedVector<Type, kMaxRounds> rounds;
  int last_depot = 0;
  std::array<Tower, 2> tower{};  // as built, upgraded

  std::array<FieldInfo, kFields> fields{};
  std::array<Place, kPlaces> places{};
  PlaceSet far_places = 0;
  std::array<Corner, kCorners> corners{};
  std::array<std::uint8_t, kSides + 1> wall_tokens{};  // blank, wood, coal
  int deposits = 0;
  std::vector<MapTile> tiles;

  std::vector<Building> buildings;
  BuildingSet shelters = 0;  // tiles whose reverse is Ruins
  std::uint8_t ruins = 0;

  std::vector<Instr> program;
  std::vector<Need> needs;  // of each instruction
  std::vector<Choice> choices;
  std::vector<std::array<Cursor, kTokens>> consults;
  std::array<std::vector<Modifier>, kMods> modifiers;

  int morning_cards = 0;  // dusk cards follow
  int scenario_start = 0;
  std::vector<EventCard> events;  // morning and dusk cards
  CardId dusk_start = 0;
  FixedVector<CardId, kMaxConsultations> consultations;
  FixedVector<ScenarioCard, kMaxScenario> scenario;
  std::vector<Special> specials;
  CardId first_card = 0;
  CardId storm_card = 0;
  FixedVector<Cursor, 4> storm_hits;
  int start_storm = 0;
  int last_round = 0;

  FixedVector<Law, kMaxLaws> laws;
  int most_laws = 0;
  int drawn_laws = 0;
  FixedVector<Tech, kMaxTechs> techs;
  std::vector<Citizen> citizen_cards;
  std::array<CitizenSet, kTypes> citizens_of{};
  FixedVector<Advisor, kMaxAdvisors> advisors;
  FixedVector<Draws, 8> mobilisation;
  std::vector<Weather> weather;
  std::vector<Expedition> expeditions;
  std::vector<Society> societies;

  Catalog catalog;
  GameInfo info;
  std::array<Words, 2> words;

  [[nodiscard]] bool is_scenario(CardId card) const { return card >= scenario_start; }
  [[nodiscard]] bool is_dusk(CardId card) const {
    return card >= morning_cards && card < scenario_start;
  }
  [[nodiscard]] const HeatField& heat_field(int at) const { return heat[at - 1]; }
  [[nodiscard]] const std::vector<Modifier>& mods(Mod mod) const {
    return modifiers[static_cast<std::size_t>(mod)];
  }
};

inline constexpr int kDealtTechs = 4;

}  // namespace pionek::frostpunk
