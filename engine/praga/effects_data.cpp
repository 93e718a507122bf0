// Reading effects: lists of operations become programs, each with its words.
#include <algorithm>

#include "engine/praga/loading.hpp"
#include "engine/praga/words.hpp"

namespace pionek::praga {
namespace {

constexpr int kMostOptions = 6;
constexpr int kMostOps = 8;
constexpr std::size_t kMostPrograms = 1000;

constexpr std::array<std::string_view, 13> kOpIds{"gain",
                                                  "advance",
                                                  "move",
                                                  "choose",
                                                  "vp_per",
                                                  "produce",
                                                  "action",
                                                  "plaza_both",
                                                  "production_token",
                                                  "seal_right",
                                                  "draw_bridge_tile",
                                                  "choose_bridge_tile",
                                                  "special_tile_access"};
constexpr std::array<std::string_view, kPers> kPerIds{
    "upgrade_tile_era1", "upgrade_tile", "wall_tile", "mine", "quarry",
    "university_step",   "silver_window"};

void demand(bool allowed, const JsonReader& item) {
  if (!allowed) item.fail("this effect cannot stand here", "another effect");
}

Op read_gain(const JsonReader& item, unsigned allowed) {
  item.only({"op", "what", "n"});
  const auto good = static_cast<Good>(item["what"].one_of(kGoodIds));
  const bool loops = good == Good::egg || good == Good::red_token || good == Good::blue_token;
  demand((allowed & kGoodsOnly) == 0 || !loops, item);
  return {
      .is = Op::Is::gain, .a = static_cast<std::uint8_t>(good), .n = read_byte(item["n"], 1, 20)};
}

Op read_move(const JsonReader& item, unsigned allowed) {
  static_cast<void>(item["n"].integer(1, 1));
  if (item["dir"].string() == "up") {
    item.only({"op", "monument", "dir", "n", "free_windows", "free_level_cost"});
    demand((allowed & kActionsToo) != 0, item);
    const bool known = item["monument"].string() == "any" && item["free_windows"].boolean() &&
                       item["free_level_cost"].boolean();
    if (!known) item.fail("a step up of another kind", "one on any monument, free of all costs");
    return {.is = Op::Is::lift};
  }
  item.only({"op", "monument", "dir", "n", "optional"});
  if (item["dir"].string() != "side") item["dir"].fail("an unknown direction", "'side' or 'up'");
  const bool optional = item.has("optional") && item["optional"].boolean();
  demand((allowed & (optional ? kOptionalSteps : kSideSteps)) != 0, item);
  return {.is = Op::Is::side,
          .a = static_cast<std::uint8_t>(item["monument"].one_of(kMonumentIds)),
          .m = optional ? std::uint8_t{1} : std::uint8_t{0}};
}

Op read_choose(const JsonReader& item, unsigned allowed, Data& data) {
  item.only({"op", "pick", "options"});
  demand((allowed & kChoices) != 0, item);
  static_cast<void>(item["pick"].integer(1, 1));
  const auto options = item["options"];
  std::vector<ProgramId> programs;
  for (std::size_t i = 0; i < options.size(2, kMostOptions) && item.ok(); ++i) {
    programs.push_back(read_program(options.at(i), allowed & ~kChoices, data));
    const bool twice = std::count(programs.begin(), programs.end(), programs.back()) > 1;
    if (twice && item.ok()) options.at(i).fail("an option stands here twice", "different ones");
  }
  auto at = std::search(data.choices.begin(), data.choices.end(), programs.begin(), programs.end());
  if (at == data.choices.end()) {
    at = data.choices.insert(data.choices.end(), programs.begin(), programs.end());
  }
  return {.is = Op::Is::choose,
          .n = static_cast<std::uint8_t>(programs.size()),
          .first = static_cast<std::uint16_t>(at - data.choices.begin())};
}

Op read_perform(const JsonReader& item, unsigned allowed) {
  item.only({"op", "action", "discount"});
  demand((allowed & kActionsToo) != 0, item);
  Op op{.is = Op::Is::perform, .a = kAnyAction};
  if (item["action"].string() != "any") {
    op.a = static_cast<std::uint8_t>(item["action"].one_of(kActionIds));
  }
  if (item.has("discount")) {
    const auto discount = item["discount"];
    discount.only({"gold", "stone"});
    if (discount.has("gold")) op.n = read_byte(discount["gold"], 1, 20);
    if (discount.has("stone")) op.m = read_byte(discount["stone"], 1, 20);
  }
  return op;
}

std::uint8_t read_production(const JsonReader& item) {
  return static_cast<std::uint8_t>(item.one_of(std::span(kTrackIds).first(kProductions)));
}

Op read_op(const JsonReader& item, unsigned allowed, Data& data) {
  switch (item["op"].one_of(kOpIds)) {
    case 0:
      return read_gain(item, allowed);
    case 1:
      item.only({"op", "track", "n"});
      demand((allowed & kGoodsOnly) == 0, item);
      return {.is = Op::Is::advance,
              .a = static_cast<std::uint8_t>(item["track"].one_of(kTrackIds)),
              .n = read_byte(item["n"], 1, 20)};
    case 2:
      return read_move(item, allowed);
    case 3:
      return read_choose(item, allowed, data);
    case 4:
      item.only({"op", "per", "n"});
      demand((allowed & kChoices) != 0, item);
      return {.is = Op::Is::per,
              .a = static_cast<std::uint8_t>(item["per"].one_of(kPerIds)),
              .n = read_byte(item["n"], 1, 20)};
    case 5:
      item.only({"op", "what"});
      demand((allowed & kActionsToo) != 0, item);
      return {.is = Op::Is::produce,
              .a = static_cast<std::uint8_t>(
                  item["what"].one_of(std::span(kGoodIds).first(kProductions)))};
    case 6:
      return read_perform(item, allowed);
    case 7:
      item.only({"op"});
      demand((allowed & kActionsToo) != 0, item);
      return {.is = Op::Is::both_rewards};
    case 8:
      item.only({"op", "track"});
      demand((allowed & kRights) != 0, item);
      return {.is = Op::Is::token, .a = read_production(item["track"])};
    case 9:
      item.only({"op", "track"});
      demand((allowed & kRights) != 0, item);
      static_cast<void>(read_production(item["track"]));
      return {.is = Op::Is::seal_right};
    case 10:
      item.only({"op", "level", "draw", "keep"});
      demand((allowed & kBridge) != 0, item);
      static_cast<void>(item["level"].integer(4, 4));
      static_cast<void>(item["keep"].integer(1, 1));
      return {.is = Op::Is::draw_bridge, .n = read_byte(item["draw"], 1, kMaxDrawn)};
    case 11:
      item.only({"op", "level"});
      demand((allowed & kBridge) != 0, item);
      static_cast<void>(item["level"].integer(5, 5));
      return {.is = Op::Is::choose_bridge};
    default:
      item.fail("special tiles belong to the wheel alone (PR-1504)", "another effect");
      return {};
  }
}

std::string phrase_text(const Data& data, Lang lang, const Phrase& phrase) {
  return data.words[static_cast<std::size_t>(lang)].text(phrase, data.catalog);
}

std::string program_text(const Data& data, ProgramId program, Lang lang);

std::string op_text(const Data& data, const Op& op, Lang lang) {
  const auto text = [&](const Phrase& phrase) { return phrase_text(data, lang, phrase); };
  switch (op.is) {
    case Op::Is::gain:
      return text({Word::gain_gold + op.a, op.n});
    case Op::Is::advance:
      return text({Word::step_mines + op.a, op.n});
    case Op::Is::side:
      return text({Word::side_hunger_wall + op.a});
    case Op::Is::lift:
      return text({Word::step_up});
    case Op::Is::choose: {
      std::string out;
      for (int i = 0; i < op.n; ++i) {
        out += (i == 0 ? "" : " / ") + program_text(data, data.choices[op.first + i], lang);
      }
      return out;
    }
    case Op::Is::per:
      return text({Word::per_era1_upgrade + op.a, op.n});
    case Op::Is::produce:
      return text({Word::produce_gold + op.a});
    case Op::Is::perform:
      return op.a == kAnyAction ? text({Word::any_action})
                                : text({Word::an_action, Thing{kActionSet, op.a}});
    case Op::Is::both_rewards:
      return text({Word::both_rewards});
    case Op::Is::token:
      return text({Word::a_token});
    case Op::Is::seal_right:
      return text({Word::a_seal});
    case Op::Is::draw_bridge:
    case Op::Is::choose_bridge:
      return text({Word::a_bridge_tile});
    case Op::Is::end:
      break;
  }
  return {};
}

std::string program_text(const Data& data, ProgramId program, Lang lang) {
  std::string out;
  for (std::size_t at = data.program(program).first; data.ops[at].is != Op::Is::end; ++at) {
    out += (out.empty() ? "" : ", ") + op_text(data, data.ops[at], lang);
  }
  return out.empty() ? phrase_text(data, lang, {Word::nothing}) : out;
}

// The program with these operations, an old one if there is one.
ProgramId intern(const std::vector<Op>& ops, Data& data) {
  for (std::size_t id = 0; id < data.programs.size(); ++id) {
    const auto first = data.ops.begin() + data.programs[id].first;
    const auto left = static_cast<std::size_t>(data.ops.end() - first);
    if (left >= ops.size() && std::equal(ops.begin(), ops.end(), first)) {
      return static_cast<ProgramId>(id);
    }
  }
  Program made{.first = static_cast<std::uint16_t>(data.ops.size())};
  for (const Op& op : ops) {
    if (op.is != Op::Is::gain) continue;
    if (op.a == 0) made.gold = static_cast<std::uint8_t>(made.gold + op.n);
    if (op.a == 1) made.stone = static_cast<std::uint8_t>(made.stone + op.n);
    if (op.a == 2) made.eggs = static_cast<std::uint8_t>(made.eggs + op.n);
  }
  data.ops.insert(data.ops.end(), ops.begin(), ops.end());
  data.programs.push_back(made);
  return static_cast<ProgramId>(data.programs.size() - 1);
}

Final read_one_final(const JsonReader& item, int most_rows) {
  constexpr std::array<std::string_view, 4> kFinalOps{"vp_per", "vp_by_row", "exchange", "gain"};
  Final out;
  out.is = static_cast<Final::Is>(item["op"].one_of(kFinalOps));
  switch (out.is) {
    case Final::Is::per:
      item.only({"op", "per", "n"});
      out.per = static_cast<Per>(item["per"].one_of(kPerIds));
      out.vp = read_byte(item["n"], 1, 20);
      break;
    case Final::Is::rows: {
      item.only({"op", "monuments", "vp_by_row"});
      const auto monuments = item["monuments"];
      for (std::size_t i = 0; i < monuments.size(kMonuments, kMonuments); ++i) {
        expect_id(monuments.at(i), kMonumentIds[i]);
      }
      const auto rows = item["vp_by_row"];
      const auto count = static_cast<std::size_t>(most_rows);
      for (std::size_t i = 0; i < rows.size(count, count) && item.ok(); ++i) {
        out.rows.push_back(read_byte(rows.at(i), 0, 99));
      }
      break;
    }
    case Final::Is::exchange:
      item.only({"op", "cost", "vp", "max_times"});
      item["cost"].only({"gold", "stone"});
      out.gold = read_byte(item["cost"]["gold"], 0, 9);
      out.stone = read_byte(item["cost"]["stone"], 0, 9);
      if (item.ok() && out.gold + out.stone == 0) item["cost"].fail("nothing is paid", "a price");
      out.vp = read_byte(item["vp"], 1, 20);
      out.times = read_byte(item["max_times"], 1, 99);
      break;
    case Final::Is::flat:
      item.only({"op", "what", "n"});
      if (item["what"].string() != "vp") item["what"].fail("found another good", "'vp'");
      out.vp = read_byte(item["n"], 1, 99);
      break;
  }
  return out;
}

}  // namespace

ProgramId read_program(const JsonReader& list, unsigned allowed, Data& data) {
  std::vector<Op> ops;
  for (std::size_t i = 0; i < list.size(0, kMostOps) && list.ok(); ++i) {
    ops.push_back(read_op(list.at(i), allowed, data));
  }
  if (!list.ok()) return kNothing;
  if (data.programs.size() >= kMostPrograms) {
    list.fail("there are too many different effects", "1000 at most");
    return kNothing;
  }
  ops.push_back({});
  return intern(ops, data);
}

ProgramId join_programs(std::span<const ProgramId> parts, Data& data) {
  std::vector<Op> ops;
  for (const ProgramId part : parts) {
    for (std::size_t at = data.program(part).first; data.ops[at].is != Op::Is::end; ++at) {
      ops.push_back(data.ops[at]);
    }
  }
  ops.push_back({});
  return intern(ops, data);
}

ProgramId make_program(const Op& op, Data& data) {
  return op.n == 0 ? kNothing : intern({op, {}}, data);
}

Price read_price(const JsonReader& list) {
  Price price{};
  for (std::size_t i = 0; i < list.size(0, kPrices) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"what", "n"});
    const int good = item["what"].one_of(std::span(kGoodIds).first(kPrices));
    if (price[good] != 0) item["what"].fail("the good is named twice", "each once");
    price[good] = read_byte(item["n"], 1, 9);
  }
  return price;
}

// A payment stands alone. A choice has to be made, bridge tiles cannot wait, all the rest may.
Offer read_offer(const JsonReader& list, unsigned allowed, Data& data) {
  Offer offer;
  if (list.size() == 0) return offer;
  const auto item = list.at(0);
  if (item["op"].string() == "pay_for") {
    item.only({"op", "optional", "max_times", "cost", "gain"});
    static_cast<void>(list.size(1, 1));
    if (!item["optional"].boolean()) item["optional"].fail("found false", "true (PR-802)");
    static_cast<void>(item["max_times"].integer(1, 1));
    offer.is = Offer::Is::pay;
    offer.price = read_price(item["cost"]);
    if (list.ok() && offer.price == Price{}) item["cost"].fail("nothing is paid", "a price");
    offer.gain = read_program(item["gain"], allowed, data);
    return offer;
  }
  offer.gain = read_program(list, allowed, data);
  offer.is = Offer::Is::gain;
  for (std::size_t at = data.program(offer.gain).first; data.ops[at].is != Op::Is::end; ++at) {
    const Op::Is is = data.ops[at].is;
    if (is == Op::Is::choose) offer.is = Offer::Is::must;
    if (is == Op::Is::draw_bridge || is == Op::Is::choose_bridge) offer.is = Offer::Is::now;
  }
  return offer;
}

// {"op": "trigger", "on": {"event": ..., ...}, "gain": [...]}, alone in its list.
Trigger read_trigger(const JsonReader& list, Data& data) {
  using On = Trigger::On;
  constexpr std::array<std::string_view, 9> kEvents{
      "wheel_bonus", "advance",    "move_up",  "tile_choice_vp", "place_building",
      "place_wall",  "gain_token", "gain_egg", "action"};
  static_cast<void>(list.size(1, 1));
  const auto item = list.at(0);
  item.only({"op", "on", "gain", "limit", "while"});
  if (item["op"].string() != "trigger") item["op"].fail("an unknown effect", "'trigger'");
  if (item.has("while") && item["while"].string() != "pawn_on_this_segment") {
    item["while"].fail("an unknown condition", "'pawn_on_this_segment'");
  }
  Trigger trigger;
  trigger.once = item.has("limit");
  if (trigger.once && item["limit"].string() != "once_per_turn") {
    item["limit"].fail("an unknown limit", "'once_per_turn'");
  }
  trigger.gain = read_program(item["gain"], kChoices | kGoodsOnly, data);
  const auto on = item["on"];
  const auto only = [&](std::string_view key) { on.only({"event", key}); };
  const auto icon = [&](std::string_view key) {
    if (on.has(key)) trigger.filter = on[key].boolean() ? 1 : 0;
  };
  const auto one_of = [&](std::string_view key, std::span<const std::string_view> ids) {
    only(key);
    trigger.filter = static_cast<std::uint8_t>(on[key].one_of(ids));
  };
  switch (on["event"].one_of(kEvents)) {
    case 0:
      trigger.on = On::wheel_bonus;
      one_of("kind", kSectorIds);
      break;
    case 1:
      trigger.on = On::advance;
      one_of("track", kTrackIds);
      break;
    case 2:
      trigger.on = On::move_up;
      only("monument");
      if (on["monument"].string() != "any") one_of("monument", kMonumentIds);
      break;
    case 3:
      trigger.on = On::tile_choice_vp;
      on.only({"event"});
      break;
    case 4:
      trigger.on = On::place_building;
      only("cathedral_icon");
      icon("cathedral_icon");
      break;
    case 5:
      trigger.on = On::place_wall;
      only("hunger_wall_icon");
      icon("hunger_wall_icon");
      break;
    case 6:
      trigger.on = On::gain_token;
      one_of("colour", kColourIds);
      break;
    case 7:
      trigger.on = On::gain_egg;
      on.only({"event"});
      break;
    default: {
      on.only({"event", "action", "cathedral_icon", "hunger_wall_icon"});
      constexpr std::array<std::string_view, kKinds> kPlacing{"upgrade", "wall", "building"};
      const int action = on["action"].one_of(kPlacing);
      trigger.on = static_cast<On>(static_cast<int>(On::upgrade_action) + action);
      if (action == 1) icon("hunger_wall_icon");
      if (action == 2) icon("cathedral_icon");
    }
  }
  return trigger;
}

Final read_final(const JsonReader& list, int most_rows, bool exchange) {
  static_cast<void>(list.size(1, 1));
  const Final out = read_one_final(list.at(0), most_rows);
  if (out.is == Final::Is::exchange && !exchange) {
    list.at(0).fail("only a seal exchanges resources", "another effect");
  }
  return out;
}

Text text_of(const Data& data, ProgramId program) {
  return {program_text(data, program, Lang::en), program_text(data, program, Lang::pl)};
}

Text text_of(const Data& data, const Price& price) {
  Text out;
  for (int good = 0; good < kPrices; ++good) {
    if (price[good] == 0) continue;
    const Phrase phrase{Word::gain_gold + good, price[good]};
    out.en += (out.en.empty() ? "" : ", ") + phrase_text(data, Lang::en, phrase);
    out.pl += (out.pl.empty() ? "" : ", ") + phrase_text(data, Lang::pl, phrase);
  }
  return out;
}

}  // namespace pionek::praga
