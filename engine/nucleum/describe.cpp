// What anybody may see, for screens: everything but what lies in the stacks.
#include <bit>
#include <optional>

#include "engine/nucleum/loading.hpp"
#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {
namespace {

class Seen {
 public:
  Seen(const Nucleum& game, const State& s, JsonText& out)
      : game_(game), data_(game.data()), map_(game.map_of(s)), s_(s), out_(out) {}

  void write() const {
    out_.field("round", s_.round);
    out_.field("last_round", s_.last_round != 0 ? std::optional(s_.last_round) : std::nullopt);
    out_.field("phase", kPhaseIds[static_cast<std::size_t>(s_.phase)]);
    out_.field("map", kMapIds[data_.counts[s_.seats].map]);
    out_.field("first_player", s_.first);
    out_.field("current", s_.current);
    out_.key("now");
    now();
    out_.array("agenda", [&] {
      for (const Task& task : s_.agenda) out_.object([&] { this->task(task); });
    });
    map();
    side_board();
    out_.array("players", [&] {
      for (int i = 0; i < s_.seats; ++i) out_.object([&] { player(seat_at(i)); });
    });
  }

 private:
  [[nodiscard]] const std::string& id(Set set, int index) const {
    return data_.catalog.id({set, static_cast<std::uint16_t>(index)});
  }
  // The id, or null where there is nothing.
  void maybe(Set set, int index, bool there) const {
    out_.value(there ? std::optional<std::string_view>(id(set, index)) : std::nullopt);
  }
  template <class Bits>
  void members(std::string_view key, Set set, Bits bits) const {
    out_.array(key, [&] { for_each_bit(bits, [&](int at) { out_.word(id(set, at)); }); });
  }

  // ---- what is being asked ----
  void now() const {
    if (s_.agenda.empty()) return out_.value(nullptr);
    const Task& top = s_.agenda.top();
    out_.object([&] {
      task(top);
      if (top.step == Step::field || top.step == Step::face) preview(top);
    });
  }

  void task(const Task& task) const {
    out_.field("step", kStepIds[static_cast<std::size_t>(task.step)]);
    out_.field("seat", task.seat);
    switch (task.step) {
      case Step::field:
      case Step::face:
        out_.field("tile", id(kTileSet, task.a));
        if (task.step == Step::face) out_.field("field", id(kFieldSet, task.b));
        break;
      case Step::acts:
        out_.field("tile", id(kTileSet, task.a));
        halves(task);
        break;
      case Step::matched:
        out_.field("field", id(kFieldSet, task.a));
        halves(task);
        break;
      case Step::plot:
        out_.field("building", id(kBuildingSet, task.b));
        break;
      case Step::site:
        out_.field("piece", id(kPieceSet, task.b));
        break;
      case Step::slot:
        out_.field("contract", id(kContractSet, task.b));
        break;
      case Step::plant:
      case Step::fuel:
        out_.field("plot", id(kPlotSet, task.b));
        if (task.step == Step::fuel) fuel(task);
        break;
      case Step::burn:
      case Step::hire:
        out_.field("plant", id(kPlantSet, task.b));
        out_.field("left", task.n);
        break;
      case Step::income:
      case Step::store:
        out_.field("left", task.n);
        break;
      case Step::unlock:
        out_.field("level", task.n);
        break;
      case Step::complete:
        out_.field("link", id(kLinkSet, task.a));
        break;
      default:
        break;
    }
  }

  // The actions that are still open.
  void halves(const Task& task) const {
    out_.array("open", [&] {
      for_each_bit(task.bits & (kNewEnds | kOtherEnds), [&](int end) {
        const int half = task.step == Step::acts ? half_index(task.a, end)
                                                 : Nucleum::half_of_end(s_, task.a, end);
        out_.word(id(kHalfSet, half));
      });
    });
  }

  // What a plant burns for the building, before the mix is chosen.
  void fuel(const Task& task) const {
    const Feed feed = game_.feed(s_, task.seat, data_.actions[task.a], task.n);
    out_.field("plant", id(kPlantSet, task.n));
    out_.field("demand", data_.buildings[s_.building_on(task.b)].demand);
    out_.field("energy", feed.energy);
    out_.field("per_uranium", feed.per_cube);
    out_.field("uranium", feed.cubes);
    out_.array("coal", [&] {
      for (int area = 0; area < kAreas; ++area) {
        if (feed.area[area].open()) out_.word(id(kAreaSet, area));
      }
    });
  }

  // For each open field both ways round: how many actions the placer gets, and who else gets some.
  void preview(const Task& task) const {
    out_.object("fields", [&] {
      s_.open_fields.each([&](int field) {
        if (task.step == Step::face && field != task.b) return;
        out_.object(id(kFieldSet, field), [&] {
          for (int half = 0; half < 2; ++half) {
            out_.object(id(kHalfSet, half_index(task.a, half)),
                        [&] { matches(task, field, half); });
          }
        });
      });
    });
  }

  void matches(const Task& task, int field, int flip) const {
    const unsigned ends = game_.matched_ends(s_, task.seat, task.a, field, flip);
    const unsigned own = (ends & kNewEnds) | game_.ends_of(s_, task.seat, field, ends);
    out_.field("own", std::popcount(own));
    out_.array("others", [&] {
      for (int i = 0; i < s_.seats; ++i) {
        if (seat_at(i) != task.seat && game_.ends_of(s_, seat_at(i), field, ends) != 0) {
          out_.value(i);
        }
      }
    });
    out_.array("contacts", [&] { for_each_bit(ends, [&](int end) { out_.value(end); }); });
  }

  // ---- the main board ----
  void map() const {
    out_.object("tracks", [&] {
      for (int field = 0; field < data_.catalog.size(kFieldSet); ++field) {
        if (s_.has_track(field)) out_.object(id(kFieldSet, field), [&] { track(field); });
      }
    });
    members("lines", kLinkSet, s_.lines);
    out_.object("plots", [&] {
      for_each_bit(s_.plots_taken, [&](int plot) {
        if (s_.is_built(plot)) out_.object(id(kPlotSet, plot), [&] { building(plot); });
      });
    });
    out_.object("mines", [&] {
      each_piece([&](int seat, int row, const Player& owner) {
        if (owner.mine_at[row] == kNowhere) return;
        out_.object(id(kMineSet, owner.mine_at[row]), [&] {
          out_.field("owner", seat);
          out_.field("piece", id(kPieceSet, kRows + row));
          out_.field("cubes", owner.cubes[row]);
          out_.field("places", data_.rows[row].places);
        });
      });
    });
    out_.object("turbines", [&] {
      each_piece([&](int seat, int row, const Player& owner) {
        if (owner.turbine_at[row] == kNowhere) return;
        out_.object(id(kTurbineSet, owner.turbine_at[row]), [&] {
          out_.field("owner", seat);
          out_.field("piece", id(kPieceSet, row));
        });
      });
    });
    rubble();
    members("nucleum", kPlantSet, s_.nucleum);
    out_.object("coal", [&] {
      for (int area = 0; area < kAreas; ++area) out_.object(kAreaIds[area], [&] { coal(area); });
    });
  }

  template <class Use>
  void each_piece(const Use& use) const {
    for (int seat = 0; seat < s_.seats; ++seat) {
      for (int row = 0; row < kRows; ++row) use(seat, row, s_.players[seat]);
    }
  }

  void track(int field) const {
    const int tile = s_.tile_on(field);
    out_.field("tile", id(kTileSet, tile));
    out_.field("owner", s_.owner_of(field));
    // The half that looks towards the first city of the link.
    out_.field("facing", id(kHalfSet, half_index(tile, s_.half_towards(field, 0))));
    out_.field("turned", Nucleum::is_turned(s_, map_.field_link[field]));
  }

  void building(int plot) const {
    out_.field("building", id(kBuildingSet, s_.building_on(plot)));
    out_.field("owner", s_.owner_of_plot(plot));
    out_.field("powered", has(s_.powered, plot));
  }

  void rubble() const {
    const Rubble rubble = s_.rubble();
    out_.object("rubble", [&] {
      members("plots", kPlotSet, rubble.plots);
      members("mines", kMineSet, rubble.mines);
      members("turbines", kTurbineSet, rubble.turbines);
    });
  }

  void coal(int area) const {
    const int step = s_.cheap_wagons[area] > 0 ? 0 : s_.dear_wagons[area] > 0 ? 1 : 2;
    out_.field("cheap", s_.cheap_wagons[area]);
    out_.field("dear", s_.dear_wagons[area]);
    out_.field("price", data_.coal_prices[step]);
  }

  // ---- the side board ----
  void side_board() const {
    out_.array("offer", [&] {
      for (const TileId tile : s_.offer) maybe(kTileSet, tile, tile != kNoTile);
    });
    out_.field("stack", s_.stack.size());
    const auto contracts = [&](std::string_view key, const auto& list) {
      out_.array(key, [&] {
        for (const ContractId contract : list) {
          maybe(kContractSet, contract, contract != kNoContract);
        }
      });
    };
    contracts("market", s_.market);
    contracts("purple", s_.purple);
    out_.field("silver", s_.silver.size());
    out_.field("gold", s_.gold.size());
    out_.array("segments", [&] {
      for (int segment = 0; segment < kSegments; ++segment) {
        out_.object([&] {
          out_.field("success", id(kSuccessSet, s_.success[segment]));
          out_.field("nucleum", has(s_.segment_nucleum, segment));
        });
      }
    });
    out_.array("success_spaces", [&] {
      for (int space = 1; space <= data_.recharges; ++space) {
        out_.array([&] {
          for (int i = 0; i < s_.seats; ++i) {
            if (s_.players[i].recharges < space) out_.value(i);
          }
        });
      }
    });
    end_gauges();
  }

  // How far each end condition has come, and who met it.
  void end_gauges() const {
    const PlayerCount& count = data_.counts[s_.seats];
    int recharges = 0;
    int techs = 0;
    int points = 0;
    for (int i = 0; i < s_.seats; ++i) {
      recharges += std::min<int>(s_.players[i].recharges, data_.recharges);
      techs = std::max(techs, std::popcount(s_.players[i].techs));
      points = std::max<int>(points, s_.players[i].vp);
    }
    const int tiles = data_.base_tiles + count.advanced - kOffer;
    const int contracts = count.silver + count.gold - kMarket;
    const std::array<std::pair<int, int>, kConditions> gauges{
        std::pair{tiles - s_.stack.size(), tiles},
        std::pair{contracts - s_.silver.size() - s_.gold.size(), contracts},
        std::pair{recharges, s_.seats * data_.recharges}, std::pair{techs, kTechs},
        std::pair{std::min(points, data_.points), data_.points}};
    out_.object("end", [&] {
      for (std::size_t i = 0; i < kConditions; ++i) {
        out_.object(kConditionIds[i], [&] {
          out_.field("have", gauges[i].first);
          out_.field("need", gauges[i].second);
          out_.field("by", s_.ended[i] != 0 ? std::optional(s_.ended[i] - 1) : std::nullopt);
        });
      }
    });
    out_.field("conditions_to_end", count.conditions);
  }

  // ---- the players ----
  void player(Seat seat) const {
    const Player& player = s_.player(seat);
    out_.field("seat", seat);
    out_.key("experiment");
    maybe(kExperimentSet, player.experiment, player.experiment != kNoExperiment);
    out_.field("vp", player.vp);
    out_.field("thaler", player.thaler);
    out_.field("workers", player.workers);
    out_.field("reserve", player.reserve);
    out_.field("uranium", player.uranium());
    out_.field("achievements", player.achievements);
    out_.field("tracks", player.tracks);
    out_.field("powered", std::popcount(player.plots & s_.powered));
    out_.field("recharges", player.recharges);
    out_.array("pool", [&] { player.pool.each([&](int at) { out_.word(id(kTileSet, at)); }); });
    out_.array("board_row", [&] {
      for (const TileId tile : player.board_row) out_.word(id(kTileSet, tile));
    });
    incomes(player);
    pieces(player);
    out_.array("markers", [&] {
      for (const int space : player.markers) {
        if (space != 0) out_.word(id(kSpaceSet, space));
      }
    });
    out_.field("start_markers", player.start_markers);
    contracts(seat);
    out_.array("techs", [&] {
      for_each_bit(player.techs,
                   [&](int at) { out_.word(id(kTechSet, kTechs * player.experiment + at)); });
    });
    success(seat);
    networks(player);
  }

  void incomes(const Player& player) const {
    out_.object("income", [&] {
      for (int track = 0; track < kIncomes; ++track) {
        const Column pays = game_.income_of(player, track);
        out_.object(kIncomeIds[track], [&] {
          out_.field("space", player.income[track] + 1);
          out_.field("thaler", pays.thaler);
          out_.field("workers", pays.workers);
          out_.field("vp", pays.vp);
        });
      }
    });
  }

  void pieces(const Player& player) const {
    members("buildings_left", kBuildingSet, game_.buildings_left(player));
    out_.array("pieces_left", [&] {
      for (int row = 0; row < kRows; ++row) {
        if (player.turbine_at[row] == kNowhere) out_.word(id(kPieceSet, row));
      }
      for (int row = 0; row < kRows; ++row) {
        if (player.mine_at[row] == kNowhere) out_.word(id(kPieceSet, kRows + row));
      }
    });
  }

  // The slots, what is done, and how far each contract that can be fulfilled has come.
  void contracts(Seat seat) const {
    const Player& player = s_.player(seat);
    out_.array("slots", [&] {
      for (const ContractId contract : player.slots) {
        maybe(kContractSet, contract, contract != kNoContract);
      }
    });
    members("fulfilled", kContractSet, player.fulfilled);
    out_.object("contracts", [&] {
      const auto have = [&](ContractId contract) {
        if (contract == kNoContract) return;
        out_.field(id(kContractSet, contract),
                   game_.count(s_, seat, data_.contracts[contract].count));
      };
      for (const ContractId contract : player.slots) have(contract);
      for (const ContractId contract : s_.purple) have(contract);
      for (const ContractId contract : s_.market) have(contract);
    });
  }

  // How often the success tile of each segment counts.
  void success(Seat seat) const {
    out_.array("success", [&] {
      for (int segment = 0; segment < kSegments; ++segment) {
        out_.value(game_.success_count(s_, seat, segment));
      }
    });
  }

  void networks(const Player& player) const {
    out_.array("networks", [&] {
      for_each_bit(map_.cities, [&](int first) {
        CitySet cities = 0;
        for_each_bit(player.presence, [&](int city) {
          if (player.network[city] == first) add(cities, city);
        });
        if (cities == 0) return;
        out_.array([&] { for_each_bit(cities, [&](int at) { out_.word(id(kCitySet, at)); }); });
      });
    });
  }

  const Nucleum& game_;
  const Data& data_;
  const Map& map_;
  const State& s_;
  JsonText& out_;
};

}  // namespace

bool Nucleum::is_turned(const State& s, int link) {
  if (!has(s.lines, link)) return false;
  for (const Task& task : s.agenda) {
    if (task.step == Step::complete && task.a == link) return false;
  }
  return true;
}

std::string Nucleum::describe(const State& s, Seat /*viewer*/) const {
  return object_text([&](JsonText& out) { Seen(*this, s, out).write(); });
}

}  // namespace pionek::nucleum
