#include "tests/carnegie/example.hpp"

#include <algorithm>
#include <bit>

#include "engine/carnegie/loading.hpp"
#include "tests/carnegie/example_given.hpp"

namespace pionek::carnegie::testing {
namespace {

std::string id_of(Set set, int index) {
  return game().catalog().id({set, static_cast<std::uint16_t>(index)});
}

std::string activation(const State& s, const json::value& department) {
  return "activate " + id_of(kRoomSet, s.players[0].room_of(tile(text(department))));
}

Row category(const json::object& step) { return static_cast<Row>(row(text(step.at("category")))); }

void merge(json::object& into, const json::object& more) {
  for (const auto& [key, value] : more) into[key] = value;
}

class Example {
 public:
  Example(const json::object& example, Check& check)
      : check_(check), expected_(example.at("expect").as_object()) {
    check.only("example", example, {"id", "rules", "given", "when", "expect", "text"});
    s_ = read_given(example.at("given").as_object(), check);
    json::object found = perform(example.at("when").as_object());
    merge(found, more_);
    check.compare("expect", expected_, found);
    if (expected_.empty()) check.complain("expect: nothing to check");
  }

 private:
  // Each operation answers all that it can find.
  json::object perform(const json::object& when) {
    const std::string op = text(when.at("op"));
    const auto args = [&](std::initializer_list<std::string_view> keys) {
      check_.only("when", when, keys);
    };
    if (op == "activate") return args({"op", "wanted"}), activate(when);
    if (op == "choose_row") return args({"op", "row"}), choose_row(when);
    if (op == "recover") return args({"op", "region", "count"}), recover(when);
    if (op == "sequence") return args({"op", "steps"}), sequence(when);
    if (op == "use") return use(when);
    if (op == "enumerate_turn") return args({"op", "category"}), enumerate(when);
    if (op == "score_connections") return args({"op"}), connections();
    if (op == "donation_costs") return args({"op", "n"}), donation_costs(when);
    if (op == "sell_goods") return args({"op", "n"}), sell(when);
    if (op == "score_andrew_donations") return args({"op"}), andrew_donations();
    if (op == "score_strips") return args({"op"}), strips();
    if (op == "setup_complete_before_moves") return args({"op"}), set_up();
    check_.complain("when.op: unknown");
    return {};
  }

  // Tries to stand up the wanted ones in their order; what cannot be paid stays.
  json::object activate(const json::object& when) {
    at_phase(s_, Phase::activation);
    State wealthy = s_;
    wealthy.players[0].money = 1000;
    json::array legal;
    json::array illegal;
    for (const auto& id : when.at("wanted").as_array()) {
      play(wealthy, activation(wealthy, id));
      const bool may = s_.phase == Phase::activation && offers(s_, activation(s_, id));
      if (may) play(s_, activation(s_, id));
      (may ? legal : illegal).push_back(id);
    }
    const int total = 1000 - wealthy.players[0].money;
    const json::object after = figures(s_);
    return {{"totalCostOfAll", total},
            {"affordable", illegal.empty()},
            {"legal", legal},
            {"illegal", illegal},
            {"afterThree",
             {{"money", after.at("money")},
              {"standing", after.at("employees").at("standing")},
              {"lying", after.at("employees").at("lying")}}}};
  }

  json::object choose_row(const json::object& when) {
    // Somebody who could be activated keeps the round from passing at once.
    for (int i = 0; i < s_.seats; ++i) lie(s_, "start_commerce", 1, i);
    play(s_, "row " + text(when.at("row")));
    const Event event = game().event(s_);
    json::array events;
    if (event.income) events.emplace_back("income");
    if (event.donation) events.emplace_back("donation");
    json::object found{
        {"category", kRowIds[s_.row]},
        {"flipped",
         s_.advancing == s_.row ? json::value(nullptr) : json::value(kRowIds[s_.advancing])},
        {"eventSpace", {{"row", kRowIds[s_.advancing]}, {"col", s_.column[s_.advancing] + 1}}},
        {"events", events},
        {"region", kRegionIds[static_cast<std::size_t>(event.region)]}};
    for (const int round = s_.round; s_.round == round;) play(s_, "done");
    json::object markers;
    for (int i = 0; i < kRows; ++i) markers[kRowIds[i]] = s_.column[i];
    found["markersAfterRound"] = markers;
    return found;
  }

  json::object recover(const json::object& when) {
    s_.row = 0;
    at_phase(s_, Phase::income);
    const int count = number(when.at("count"));
    check_.compare("when.region", when.at("region"),
                   json::value(kRegionIds[static_cast<std::size_t>(game().event(s_).region)]));
    const auto lines = play(s_, count == 0 ? "done" : "recover " + std::to_string(count));
    json::object found = figures(s_);
    found["breakdown"] = json::object{{"transport", received(lines, "CA-403")},
                                      {"projects", received(lines, "CA-404")}};
    return found;
  }

  // What the journal says was received under a rule.
  static json::object received(const std::vector<std::string>& lines, const std::string& rule) {
    json::object out;
    for (const std::string& line : lines) {
      if (!line.starts_with(rule)) continue;
      const std::size_t at = line.find("receives ") + 9;
      if (line[at] == '$') {
        out["money"] = std::stoi(line.substr(at + 1));
      } else {
        out["goods"] = std::stoi(line.substr(at));
      }
    }
    return out;
  }

  json::object sequence(const json::object& when) {
    for (const auto& step : when.at("steps").as_array()) one_step(step.as_object());
    json::object found = figures(s_);
    found["costs"] = costs_;
    found["researchLeft"] = step(s_) == Step::research ? s_.agenda.top().pool : 0;
    found["furtherUses"] = step(s_) == Step::use ? offered(s_, "use").size() : 0;
    found["endVpFromStrip"] = end_vp();
    found["moneyAfter"] = s_.players[0].money;
    return found;
  }

  void one_step(const json::object& step) {
    const std::string op = text(step.at("op"));
    if (op == "use") {
      use(step);
    } else if (op == "start_turn" || op == "use_all") {
      use_row(s_, category(step));
      more_[op == "use_all" ? "researchGranted" : "movesGranted"] = s_.agenda.top().pool;
    } else if (op == "move") {
      const auto& path = step.at("path").as_array();
      for (std::size_t i = 1; i < path.size(); ++i) {
        play(s_, "move " + text(path[i - 1]) + " " + text(path[i]));
      }
      moves_ += static_cast<int>(path.size()) - 1;
    } else if (op == "end_turn") {
      if (testing::step(s_) == Step::moves) play(s_, "done");
      more_["movesUsed"] = moves_;
      more_["lyingAfterMoves"] = figures(s_).at("employees").at("lying");
    } else if (op == "activate") {
      const int money = s_.players[0].money;
      for (const auto& id : step.at("wanted").as_array()) play(s_, activation(s_, id));
      more_["activationCost"] = money - s_.players[0].money;
    } else if (op == "slide") {
      spend("slide " + text(step.at("type")));
    } else if (op == "advance") {
      spend("advance " + text(step.at("region")));
    } else {
      check_.complain("when.steps: unknown operation " + op);
    }
  }

  void spend(const std::string& move) {
    costs_.emplace_back(price(s_, move).value_or(-1));
    play(s_, move);
  }

  // One use of a department, begun and carried out.
  json::object use(const json::object& when) {
    check_.only("when", when,
                {"op", "department", "choice", "tile", "space", "region", "type", "city"});
    const std::string department = text(when.at("department"));
    if (s_.phase != Phase::departments) {
      use_row(s_, game().data().department(tile(department)).row);
    }
    play(s_, "use " + department + "." + text(when.at("choice")));
    if (when.contains("tile")) {
      play(s_, "tile " + text(when.at("tile")));
      play(s_, "room " + text(when.at("space")));
    }
    if (when.contains("city")) build_project(when);
    return figures(s_);
  }

  void build_project(const json::object& when) {
    const std::string start = "project " + text(when.at("type")) + " " + text(when.at("city"));
    for (const std::string& move : offered(s_, "project")) {
      if (!move.starts_with(start + ".")) continue;
      const int at = slot(move.substr(move.rfind(' ') + 1));
      check_.compare(
          "when.region", when.at("region"),
          json::value(kRegionIds[static_cast<std::size_t>(game().data().city_of(at).region)]));
      play(s_, move);
      return;
    }
    check_.complain("when.city: not on offer");
  }

  // Which types of projects can be built together in one turn.
  json::object enumerate(const json::object& when) {
    use_row(s_, category(when));
    std::set<std::set<std::string>> possible;
    for (unsigned chosen = 1; chosen < 1U << kTypes; ++chosen) {
      std::set<std::string> types;
      for (int i = 0; i < kTypes; ++i) {
        if ((chosen >> i & 1) != 0) types.insert(std::string(kTypeIds[i]));
      }
      if (can_build(types)) possible.insert(types);
    }
    json::array maximal;
    for (const auto& each : possible) {
      const bool part = std::any_of(possible.begin(), possible.end(), [&](const auto& other) {
        return other != each && std::includes(other.begin(), other.end(), each.begin(), each.end());
      });
      if (!part) maximal.push_back(json::array(each.begin(), each.end()));
    }
    json::array illegal;
    for (const auto& listed : expected_.at("illegalSets").as_array()) {
      std::set<std::string> types;
      for (const auto& id : listed.as_array()) types.insert(text(id));
      if (!possible.contains(types)) illegal.push_back(listed);
    }
    return {{"maximalSets", maximal}, {"illegalSets", illegal}};
  }

  [[nodiscard]] bool can_build(const std::set<std::string>& types) const {
    State s = s_;
    for (const std::string& each : types) {
      if (step(s) != Step::use || !offers(s, "use start_construction.build")) return false;
      play(s, "use start_construction.build");
      const auto moves = offered(s, "project");
      const auto at = std::find_if(moves.begin(), moves.end(), [&](const std::string& move) {
        return move.starts_with("project " + each + " ");
      });
      if (at == moves.end()) return false;
      play(s, *at);
    }
    return true;
  }

  json::object connections() {
    const Player& player = s_.players[0];
    CitySet own = game().cities_of(s_, seat_at(0));
    const auto best = game().connection(player, own);
    json::array components;
    for (auto each = best; each.vp > 0; each = game().connection(player, own)) {
      components.push_back(json::object{{"value", each.value}, {"vp", each.vp}});
      own &= ~each.cities;
    }
    return {{"value", best.value},
            {"level", kLevelIds[static_cast<std::size_t>(best.level)]},
            {"vp", points_by(s_, "CA-1110")},
            {"components", components}};
  }

  json::object donation_costs(const json::object& when) {
    json::array normal;
    json::array cheap;
    build(s_, "communications", "r1c1");
    for (int n = 0; n < number(when.at("n")); ++n) {
      stand(s_, "communications", 0);
      normal.emplace_back(game().donation_cost(s_.players[0]));
      stand(s_, "communications", 1);
      cheap.emplace_back(game().donation_cost(s_.players[0]));
      donated(s_, id_of(kDonationSet, n));
    }
    return {{"normal", normal}, {"withCommunications", cheap}};
  }

  json::object sell(const json::object& when) {
    play_times(s_, "sell", number(when.at("n")));
    return figures(s_);
  }

  json::object andrew_donations() {
    int vp = 0;
    for (const ScoreLine& line : game().andrew_sheet(s_)) {
      if (std::string_view(line.rule) == "CA-1421") vp += line.points;
    }
    return {{"vp", vp}};
  }

  json::object end_vp() const {
    json::object out;
    for (int each = 0; each < kTypes; ++each) {
      const Strip& strip = game().strip(s_.players[0], each);
      int vp = 0;
      for (int at = 0; at <= s_.players[0].position[each]; ++at) vp += strip[at].end_vp;
      out[kTypeIds[each]] = vp;
    }
    return out;
  }

  json::object strips() {
    json::object out = end_vp();
    out["total"] = points_by(s_, "CA-1106");
    return out;
  }

  json::object set_up() {
    s_ = start(s_.seats);
    // The first of what is on offer, without selling anything.
    while (s_.phase != Phase::opening) {
      auto moves = offered(s_);
      moves.erase("sell");
      play(s_, *moves.begin());
    }
    const Player& player = s_.players[0];
    int on_strips = 0;
    for (const auto bits : player.discs) on_strips += std::popcount(bits);
    int on_map = 0;
    for (int at = 0; at < kMaxSlots; ++at) on_map += s_.holder_of(at) == 1 ? 1 : 0;
    return {{"perPlayer",
             {{"discSupply", player.supply},
              {"discsOnTransport", kRegions},
              {"discsOnStrips", on_strips},
              {"discsOnMap", on_map},
              {"employeesStanding", player.active()},
              {"employeesLobby", lying(s_, "lobby")},
              {"employeesReserve", player.reserve},
              {"goods", player.goods},
              {"money", player.money}}}};
  }

  Check& check_;
  json::object expected_;
  State s_{};
  json::object more_;  // found by the steps of a sequence
  json::array costs_;  // of research
  int moves_ = 0;
};

}  // namespace

Complaints carry_out(const json::object& example) {
  Check check;
  const Example carried_out(example, check);
  return check.complaints();
}

}  // namespace pionek::carnegie::testing
