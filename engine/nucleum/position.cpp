// The complete state as JSON, for tests, puzzles and bug reports. What follows from other fields
// (networks, what is open or taken, tracks of a player) is left out and worked out on reading.
#include "engine/nucleum/loading.hpp"
#include "engine/nucleum/network.hpp"
#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {
namespace {

constexpr int kMostResources = 30'000;

class Writer {
 public:
  Writer(const Data& data, const State& s, JsonText& out)
      : data_(data), s_(s), out_(out), text_(out, data.catalog) {}

  void write() const {
    text_.head(data_.info);
    out_.field("phase", kPhaseIds[static_cast<std::size_t>(s_.phase)]);
    out_.field("round", s_.round);
    out_.field("turn", s_.turn);
    out_.field("first_player", s_.first);
    out_.field("current", s_.current);
    out_.field("last_round", s_.last_round);
    out_.field("contract_used", s_.contract_used != 0);
    out_.array("players", [&] {
      for (int i = 0; i < s_.seats; ++i) out_.object([&] { player(s_.players[i]); });
    });
    map();
    side_board();
    text_.agenda(s_.agenda, kStepIds);
    text_.chance(s_.rng, s_.reveals);
  }

 private:
  [[nodiscard]] const std::string& id(Set set, int index) const {
    return data_.catalog.id({set, static_cast<std::uint16_t>(index)});
  }
  // Null where there is nothing.
  void thing(std::string_view key, Set set, int index, int nothing) const {
    text_.thing(key, set, index == nothing ? -1 : index);
  }
  template <class Indices>
  void places(std::string_view key, Set set, const Indices& indices, int nothing) const {
    out_.array(key, [&] {
      for (const int index : indices) {
        if (index == nothing) {
          out_.value(nullptr);
        } else {
          out_.word(id(set, index));
        }
      }
    });
  }

  void player(const Player& player) const {
    thing("experiment", kExperimentSet, player.experiment, kNoExperiment);
    out_.field("thaler", player.thaler);
    out_.field("workers", player.workers);
    out_.field("reserve", player.reserve);
    out_.field("vp", player.vp);
    out_.field("achievements", player.achievements);
    out_.object("income", [&] {
      for (int track = 0; track < kIncomes; ++track) {
        out_.field(kIncomeIds[track], player.income[track] + 1);
      }
    });
    out_.array("pool", [&] { player.pool.each([&](int at) { out_.word(id(kTileSet, at)); }); });
    text_.things("board_row", kTileSet, player.board_row);
    places("slots", kContractSet, player.slots, kNoContract);
    text_.members("fulfilled", kContractSet, player.fulfilled);
    text_.bits("techs", player.techs);
    out_.object("buildings", [&] {
      for_each_bit(player.plots, [&](int plot) {
        text_.thing(id(kPlotSet, plot), kBuildingSet, s_.building_on(plot));
      });
    });
    places("turbines", kTurbineSet, player.turbine_at, kNowhere);
    places("mines", kMineSet, player.mine_at, kNowhere);
    out_.array("uranium", [&] {
      for (const int cubes : player.cubes) out_.value(cubes);
    });
    out_.field("recharges", player.recharges);
    places("markers", kSpaceSet, player.markers, 0);
    out_.field("start_markers", player.start_markers);
  }

  void map() const {
    out_.array("tracks", [&] {
      for (int field = 0; field < data_.catalog.size(kFieldSet); ++field) {
        if (!s_.has_track(field)) continue;
        out_.object([&] {
          out_.field("field", id(kFieldSet, field));
          out_.field("tile", id(kTileSet, s_.tile_on(field)));
          out_.field("owner", s_.owner_of(field));
          out_.field("flipped", s_.half_towards(field, 0) == 1);
        });
      }
    });
    out_.object("neutral", [&] {
      for_each_bit(s_.plots_taken, [&](int plot) {
        if (s_.is_built(plot) && data_.neutral(s_.building_on(plot))) {
          text_.thing(id(kPlotSet, plot), kBuildingSet, s_.building_on(plot));
        }
      });
    });
    const Rubble rubble = s_.rubble();
    text_.members("urban_rubble", kPlotSet, rubble.plots);
    text_.members("mine_rubble", kMineSet, rubble.mines);
    text_.members("turbine_rubble", kTurbineSet, rubble.turbines);
    text_.members("powered", kPlotSet, s_.powered);
    text_.members("nucleum", kPlantSet, s_.nucleum);
    text_.counts("cheap_wagons", kAreaSet, s_.cheap_wagons);
    text_.counts("dear_wagons", kAreaSet, s_.dear_wagons);
  }

  void side_board() const {
    places("offer", kTileSet, s_.offer, kNoTile);
    text_.things("stack", kTileSet, s_.stack);
    places("market", kContractSet, s_.market, kNoContract);
    text_.things("silver", kContractSet, s_.silver);
    text_.things("gold", kContractSet, s_.gold);
    places("purple", kContractSet, s_.purple, kNoContract);
    text_.things("success", kSuccessSet, s_.success);
    text_.bits("segment_nucleum", s_.segment_nucleum);
    out_.array("ended", [&] {
      for (const int by : s_.ended) out_.value(by == 0 ? nobody : seat_at(by - 1));
    });
  }

  const Data& data_;
  const State& s_;
  JsonText& out_;
  PositionText text_;
};

class Reader {
 public:
  Reader(const Nucleum& game, const JsonReader& root)
      : game_(game), data_(game.data()), root_(root), in_(root, data_.catalog) {}

  State read() {
    root_.only(
        {"game",        "phase",           "round",   "turn",    "first_player", "current",
         "last_round",  "contract_used",   "players", "tracks",  "neutral",      "urban_rubble",
         "mine_rubble", "turbine_rubble",  "powered", "nucleum", "cheap_wagons", "dear_wagons",
         "offer",       "stack",           "market",  "silver",  "gold",         "purple",
         "success",     "segment_nucleum", "ended",   "agenda",  "reveals",      "rng"});
    in_.head(data_.info);
    head();
    const auto players = root_["players"];
    for (std::size_t i = 0; i < s_.seats && root_.ok(); ++i) player(players.at(i), s_.players[i]);
    if (root_.ok()) map();
    if (root_.ok()) side_board();
    in_.agenda(s_.agenda, kStepIds, s_.seats);
    s_.reveals = in_.reveals();
    s_.rng = in_.rng();
    if (root_.ok()) rebuild_networks(s_, game_.map_of(s_));
    return s_;
  }

 private:
  template <class Places>
  void places(const JsonReader& list, Set set, Places& into, std::uint8_t nothing) const {
    for (std::size_t i = 0; i < list.size(into.size(), into.size()) && list.ok(); ++i) {
      const int index = in_.thing_or_none(list.at(i), set);
      if (index == nothing) list.at(i).fail("found '" + list.at(i).string() + "'", "null for none");
      into[i] = index < 0 ? nothing : static_cast<std::uint8_t>(index);
    }
  }
  TileSet tiles(const JsonReader& list) const {
    TileSet set;
    for (std::size_t i = 0; i < list.size(0, kMaxTiles) && list.ok(); ++i) {
      const int tile = in_.thing(list.at(i), kTileSet);
      if (set.has(tile)) list.at(i).fail("it is named twice", "each once");
      set.add(tile);
    }
    return set;
  }

  void head() {
    s_.seats = static_cast<std::uint8_t>(root_["players"].size(2, kSeats));
    if (!root_.ok()) return;
    s_.phase = static_cast<Phase>(root_["phase"].one_of(kPhaseIds));
    s_.round = root_["round"].number<std::uint8_t>();
    s_.turn = root_["turn"].number<std::uint8_t>(0, s_.seats);
    s_.first = static_cast<std::uint8_t>(index(in_.seat(root_["first_player"], s_.seats)));
    s_.current = static_cast<std::uint8_t>(index(in_.seat(root_["current"], s_.seats)));
    s_.last_round = root_["last_round"].number<std::uint8_t>();
    s_.contract_used = root_["contract_used"].boolean() ? 1 : 0;
  }

  void player(const JsonReader& item, Player& player) {
    item.only({"experiment", "thaler", "workers", "reserve", "vp", "achievements", "income", "pool",
               "board_row", "slots", "fulfilled", "techs", "buildings", "turbines", "mines",
               "uranium", "recharges", "markers", "start_markers"});
    const auto amount = [&](std::string_view key) {
      return item[key].number<std::uint16_t>(0, kMostResources);
    };
    const int experiment = in_.thing_or_none(item["experiment"], kExperimentSet);
    player.experiment = experiment < 0 ? kNoExperiment : static_cast<std::uint8_t>(experiment);
    player.thaler = amount("thaler");
    player.vp = amount("vp");
    player.achievements = amount("achievements");
    player.workers = item["workers"].number<std::uint8_t>();
    player.reserve = item["reserve"].number<std::uint8_t>();
    item["income"].only({kIncomeIds[0], kIncomeIds[1], kIncomeIds[2]});
    for (int track = 0; track < kIncomes; ++track) {
      player.income[track] = static_cast<std::uint8_t>(
          read_byte(item["income"][kIncomeIds[track]], 1, data_.row_slots) - 1);
    }
    player.pool = tiles(item["pool"]);
    in_.things(item["board_row"], kTileSet, player.board_row);
    places(item["slots"], kContractSet, player.slots, kNoContract);
    player.fulfilled = contracts(item["fulfilled"]);
    player.techs = in_.bits<TechSet>(item["techs"], kTechs);
    places(item["turbines"], kTurbineSet, player.turbine_at, kNowhere);
    places(item["mines"], kMineSet, player.mine_at, kNowhere);
    const auto uranium = item["uranium"];
    for (std::size_t i = 0; i < uranium.size(kRows, kRows) && item.ok(); ++i) {
      player.cubes[i] = read_byte(uranium.at(i), 0, data_.rows[i].places);
    }
    player.recharges = item["recharges"].number<std::uint8_t>();
    places(item["markers"], kSpaceSet, player.markers, 0);
    player.start_markers = item["start_markers"].number<std::uint8_t>();
    if (item.ok()) pieces(item, player);
  }

  std::uint64_t contracts(const JsonReader& list) const {
    return in_.members<std::uint64_t>(list, kContractSet);
  }

  // Places on the map: each is taken once.
  void pieces(const JsonReader& item, Player& player) {
    in_.each(item["buildings"], kPlotSet, [&](int plot, const JsonReader& value) {
      const int building = in_.thing(value, kBuildingSet);
      if (value.ok() && data_.neutral(building)) value.fail("a neutral building", "an own one");
      if (value.ok() && has(player.built, building)) value.fail("it stands twice", "each once");
      take_plot(value, plot, kFirstBuilding + building);
      add(player.plots, plot);
      add(player.built, building);
    });
    for (int row = 0; row < kRows; ++row) {
      if (player.mine_at[row] != kNowhere) {
        take(item["mines"], s_.mines_taken, player.mine_at[row]);
        add(player.mine_fields, player.mine_at[row]);
      }
      if (player.turbine_at[row] == kNowhere) continue;
      take(item["turbines"], s_.turbines_taken, player.turbine_at[row]);
      add(player.turbine_slots, player.turbine_at[row]);
      add(player.turbines, row);
    }
  }

  void take_plot(const JsonReader& item, int plot, int what) {
    if (s_.plot[plot] != kFree) return item.fail("the plot is taken", "a free plot");
    s_.plot[plot] = static_cast<std::uint8_t>(what);
    add(s_.plots_taken, plot);
  }
  static void take(const JsonReader& item, std::uint32_t& taken, int place) {
    if (has(taken, place)) return item.fail("a place is taken twice", "a free place");
    add(taken, place);
  }

  void track(const JsonReader& item) {
    item.only({"field", "tile", "owner", "flipped"});
    const Map& map = game_.map_of(s_);
    const int field = in_.thing(item["field"], kFieldSet);
    const int tile = in_.thing(item["tile"], kTileSet);
    const Seat owner = in_.seat(item["owner"], s_.seats);
    const bool flipped = item["flipped"].boolean();
    if (!item.ok()) return;
    const Link& link = map.links[map.field_link[field]];
    if (field < link.first || field >= link.first + link.length) {
      return item["field"].fail("the field is not on this side of the map", "a field of the side");
    }
    if (s_.has_track(field)) return item["field"].fail("the field is taken", "an empty field");
    s_.rail[field] = static_cast<std::uint8_t>(tile + 1);
    s_.rider[field] = static_cast<std::uint8_t>(index(owner) + (flipped ? 8 : 0));
    ++s_.player(owner).tracks;
  }

  void map() {
    const auto tracks = root_["tracks"];
    for (std::size_t i = 0; i < tracks.size(0, kMaxFields) && tracks.ok(); ++i) track(tracks.at(i));
    in_.each(root_["neutral"], kPlotSet, [&](int plot, const JsonReader& value) {
      const int building = in_.thing(value, kBuildingSet);
      if (value.ok() && !data_.neutral(building)) {
        return value.fail("a building without an owner", "a neutral building");
      }
      take_plot(value, plot, kFirstBuilding + building);
    });
    const auto rubble = root_["urban_rubble"];
    for_each_bit(in_.members<PlotSet>(rubble, kPlotSet),
                 [&](int plot) { take_plot(rubble, plot, kRubble); });
    for_each_bit(in_.members<MineSet>(root_["mine_rubble"], kMineSet),
                 [&](int mine) { take(root_["mine_rubble"], s_.mines_taken, mine); });
    for_each_bit(in_.members<TurbineSet>(root_["turbine_rubble"], kTurbineSet),
                 [&](int slot) { take(root_["turbine_rubble"], s_.turbines_taken, slot); });
    s_.powered = in_.members<PlotSet>(root_["powered"], kPlotSet);
    s_.nucleum = in_.members<PlantSet>(root_["nucleum"], kPlantSet);
    in_.counts(root_["cheap_wagons"], kAreaSet, s_.cheap_wagons, 60);
    in_.counts(root_["dear_wagons"], kAreaSet, s_.dear_wagons, 60);
  }

  void side_board() {
    places(root_["offer"], kTileSet, s_.offer, kNoTile);
    in_.things(root_["stack"], kTileSet, s_.stack);
    places(root_["market"], kContractSet, s_.market, kNoContract);
    in_.things(root_["silver"], kContractSet, s_.silver);
    in_.things(root_["gold"], kContractSet, s_.gold);
    places(root_["purple"], kContractSet, s_.purple, kNoContract);
    const auto success = root_["success"];
    for (std::size_t i = 0; i < success.size(kSegments, kSegments) && root_.ok(); ++i) {
      s_.success[i] = static_cast<std::uint8_t>(in_.thing(success.at(i), kSuccessSet));
    }
    s_.segment_nucleum = in_.bits<std::uint8_t>(root_["segment_nucleum"], kSegments);
    const auto ended = root_["ended"];
    for (std::size_t i = 0; i < ended.size(kConditions, kConditions) && root_.ok(); ++i) {
      const Seat by = in_.seat_or_nobody(ended.at(i), s_.seats);
      s_.ended[i] = by == nobody ? std::uint8_t{0} : static_cast<std::uint8_t>(index(by) + 1);
    }
  }

  const Nucleum& game_;
  const Data& data_;
  const JsonReader& root_;
  PositionReader in_;
  State s_;
};

}  // namespace

std::string Nucleum::position(const State& s) const {
  return object_text([&](JsonText& out) { Writer(*data_, s, out).write(); });
}

State Nucleum::read_position(const JsonReader& reader) const {
  const State s = Reader(*this, reader).read();
  if (!reader.ok()) return {};
  if (const auto wrong = broken(s)) reader.fail(*wrong, "a position the rules can reach");
  return s;
}

}  // namespace pionek::nucleum
