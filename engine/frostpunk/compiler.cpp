#include "engine/frostpunk/compiler.hpp"

#include <algorithm>

#include "engine/frostpunk/loading.hpp"
#include "engine/frostpunk/state.hpp"

namespace pionek::frostpunk {
namespace {

struct Key {
  std::string_view name;
  Read read = Read::none;
  bool optional = false;
};
struct Spec {
  std::string_view id;
  Op op;
  std::array<Key, 3> keys{};
};

constexpr Key kN{"n", Read::number};
constexpr Key kAmount{"n", Read::amount};
constexpr Key kChange{"n", Read::change};
constexpr Key kWho{"type", Read::who};
constexpr Key kToken{"token", Read::token};

// The ops whose arguments are simple. The others are in Compiler::op.
constexpr auto kSpecs = std::to_array<Spec>({
    {"gain", Op::gain, {{{"res", Read::goods}, kN}}},
    {"lose", Op::lose, {{{"res", Read::goods}, kAmount}}},
    {"pay", Op::pay, {{{"res", Read::goods}, kN}}},
    {"store", Op::store, {{{"res", Read::goods}, kN}}},
    {"unstore", Op::unstore, {{{"card", Read::stored_on}, kAmount, {"to", Read::to_bank}}}},
    {"citizens", Op::citizens, {{kWho, kChange}}},
    {"die", Op::die, {{kWho, kN}}},
    {"sick", Op::sick, {{kWho, kN}}},
    {"cure", Op::cure, {{kWho, kN}}},
    {"treat", Op::treat, {{kN}}},
    {"flip", Op::flip, {{kWho, kN}}},
    {"exhaust", Op::exhaust, {{kWho, kN}}},
    {"child_pawn", Op::child_pawn, {{{"kind", Read::pawn}}}},
    {"citizen_cards", Op::citizen_cards, {{kN, {"who", Read::each_player}}}},
    {"token_up", Op::token_up, {{{"token", Read::one_token}, kN}}},
    {"token_spend", Op::token_spend, {{kToken, kN}}},
    {"token_activate", Op::token_activate, {{kToken, kN}}},
    {"token_discard", Op::token_discard, {{kToken, kN, {"state", Read::state}}}},
    {"token_draw_active", Op::token_draw, {{{"side", Read::side}, kN}}},
    {"choose_token_type", Op::token_type, {{{"side", Read::side}, {"do", Read::all_types}}}},
    {"hunger", Op::hunger, {{kChange}}},
    {"overload", Op::overload, {{{"n", Read::change_or_all}}}},
    {"heat", Op::heat, {{kChange}}},
    {"cold", Op::cold, {{kChange}}},
    {"range", Op::range, {{{"color", Read::range}, kChange}}},
    {"storm", Op::storm, {{kChange}}},
    {"storm_set", Op::storm_set, {{{"field", Read::storm}}}},
    {"deaths", Op::deaths, {{kChange}}},
    {"depot", Op::depot, {{kChange}}},
    {"tech", Op::tech, {{kN}}},
    {"map_take", Op::map_take, {{{"res", Read::content}, kN, {"else_coal", Read::yes, true}}}},
    {"map_remove",
     Op::map_remove,
     {{{"res", Read::content}, kN, {"distinct_tiles", Read::yes, true}}}},
    {"map_add", Op::map_add, {{{"res", Read::content}, kN}}},
    {"build_free", Op::build_free, {{{"building", Read::building}, kN}}},
    {"upgrade_free", Op::upgrade_free, {{kN}}},
    {"destroy", Op::destroy, {{{"building", Read::building}, kN}}},
    {"ruin", Op::ruin, {{{"building", Read::shelter}, kN}}},
    {"flip_all", Op::flip_all, {{{"building", Read::shelter}}}},
    {"dusk_add", Op::dusk_add, {{{"card", Read::dusk_card}}}},
    {"dusk_cancel", Op::dusk_cancel, {{{"card", Read::card}}}},
    {"law_suspend", Op::law_suspend, {{{"law", Read::law}}}},
    {"enact_law", Op::enact_law, {{{"ignore_loss", Read::yes, true}}}},
    {"reveal", Op::reveal, {{{"card", Read::scenario}, {"resolve", Read::yes, true}}}},
    {"scenario_remove", Op::scenario_remove, {{{"card", Read::scenario}}}},
    {"card", Op::card, {{{"to", Read::goes_to}}}},
    {"scouts", Op::scouts, {{kN}}},
    {"scout_send", Op::scout_send, {{{"bonus", Read::number}}}},
    {"peek_dusk", Op::peek_dusk, {{kN, {"discard_up_to", Read::small}}}},
    {"end", Op::finish, {{{"result", Read::ending}}}},
    {"gather", Op::gather, {{{"limit", Read::number}}}},
    {"cut_here", Op::cut_here, {{{"wood", Read::number}}}},
    {"gather_adjacent", Op::gather_adjacent, {{{"per_field", Read::number}}}},
    {"cut_tree", Op::cut_tree, {{{"wood", Read::number}, {"reach", Read::reach}}}},
    {"thumper", Op::thumper, {{{"per_field", Read::number}, {"fields", Read::first}}}},
    {"workshop", Op::workshop, {{kN}}},
    {"construct", Op::construct, {{kN, {"discount_wood", Read::small, true}}}},
    {"building_action", Op::building_action, {{{"times", Read::number, true}}}},
    {"tower_upgrade", Op::tower_upgrade, {}},
    {"reuse", Op::reuse, {{{"kind", Read::kind}, {"building", Read::of_kind, true}}}},
});

// The ops that are compiled one by one.
constexpr std::array<std::string_view, 7> kControlIds{"if",   "each",       "choose",    "consult",
                                                      "hope", "discontent", "place_tile"};

constexpr auto kOpIds = [] {
  std::array<std::string_view, kControlIds.size() + kSpecs.size()> ids{};
  std::copy(kControlIds.begin(), kControlIds.end(), ids.begin());
  for (std::size_t i = 0; i < kSpecs.size(); ++i) ids[kControlIds.size() + i] = kSpecs[i].id;
  return ids;
}();

// What effects take from the map or put there: any is written as nothing.
constexpr std::array<std::string_view, 5> kMapIds{"any", "wood", "coal", "core", "tree"};
constexpr std::array<std::string_view, 8> kTokenOrSideIds{
    "care", "justice", "motivation", "anger", "apathy", "greed", "hope", "discontent"};
constexpr std::array<std::string_view, 4> kRangeOrAllIds{"red", "orange", "yellow", "all"};
constexpr std::array<std::string_view, 2> kChildIds{"worker", "engineer"};
constexpr std::array<std::string_view, 2> kPlayersIds{"leader", "each"};
constexpr std::array<std::string_view, 2> kStateIds{"any", "active"};
constexpr std::array<std::string_view, 2> kWholeTypeIds{"activate_all", "spend_all"};
constexpr std::array<std::string_view, 2> kPoolOrBankIds{"pool", "bank"};
constexpr std::array<std::string_view, 2> kReuseIds{"building", "worker"};
constexpr std::array<std::string_view, 2> kReachIds{"tile", "tile_or_adjacent_field"};
constexpr std::array<std::string_view, 2> kKindIds{"near", "far"};

// Arguments that are one of a few words.
struct List {
  Read read;
  std::span<const std::string_view> ids;
  std::uint8_t Instr::* to;
  int first = 0;  // what the first of them means
};
constexpr auto kLists = std::to_array<List>({
    {Read::goods, kGoodsIds, &Instr::a},
    {Read::content, kMapIds, &Instr::a},
    {Read::who, kWhoIds, &Instr::a},
    {Read::pawn, kChildIds, &Instr::a, static_cast<int>(Pawn::child_worker)},
    {Read::token, kTokenOrSideIds, &Instr::a},
    {Read::one_token, kTokenIds, &Instr::a},
    {Read::side, kSideIds, &Instr::a},
    {Read::range, kRangeOrAllIds, &Instr::a},
    {Read::goes_to, kCardToIds, &Instr::a},
    {Read::ending, kEndIds, &Instr::a},
    {Read::each_player, kPlayersIds, &Instr::a},
    {Read::kind, kReuseIds, &Instr::a},
    {Read::all_types, kWholeTypeIds, &Instr::b},
    {Read::state, kStateIds, &Instr::b},
    {Read::reach, kReachIds, &Instr::b},
    {Read::to_bank, kPoolOrBankIds, &Instr::c},
});

constexpr int kMost = 50;
constexpr int kMostPeeked = 3;

// Automatons are never lost, food lies on no card, and a cost names what is paid.
bool fits(Op op, Goods goods) {
  if (op == Op::lose) return goods != Goods::automaton;
  if (op == Op::store) return goods != Goods::food && goods != Goods::automaton;
  return op != Op::pay || goods <= Goods::food;
}

std::int16_t read_number(const JsonReader& item, int least, int most) {
  return static_cast<std::int16_t>(item.integer(least, most));
}

bool is_all(const JsonReader& item) { return item.is_string() && item.string() == "all"; }

std::int16_t read_change(const JsonReader& item) {
  const std::int16_t n = read_number(item, -kMost, kMost);
  if (item.ok() && n == 0) item.fail("found the number 0", "more or less");
  return n;
}

}  // namespace

void Compiler::begin(const JsonReader& item, const std::string& owner) {
  if (!item.ok()) return;
  owner_ = owner;
  numbered_ = 0;
}

void Compiler::end(const JsonReader& item) {
  speak_of(Need::nothing);
  if (item.ok()) owner_.clear();
}

void Compiler::speak_of(Need need) {
  data_.needs.resize(data_.program.size(), need_);
  need_ = need;
}

Cursor Compiler::effect(const JsonReader& list) {
  if (list.size(0, kMaxOps) == 0) return 0;
  const Cursor start = here();
  ops(list);
  add(Op::end);
  if (data_.program.size() > 0xFFFF) list.fail("the effects are too long", "65535 steps in all");
  return start;
}

Cursor Compiler::effect(const JsonReader& item, std::string_view field) {
  return item.has(field) ? effect(item[field]) : Cursor{0};
}

void Compiler::ops(const JsonReader& list) {
  for (std::size_t i = 0; i < list.size(0, kMaxOps) && list.ok(); ++i) op(list.at(i));
}

void Compiler::op(const JsonReader& item) {
  const auto which = static_cast<std::size_t>(item["op"].one_of(kOpIds));
  if (!item.ok()) return;
  if (which >= kControlIds.size()) return plain(item, which - kControlIds.size());
  switch (which) {
    case 0:
      return branch(item);
    case 1:
      return loop(item);
    case 2:
      return choose(item);
    case 3:
      return consult(item);
    case 6:
      return place_tile(item);
    default: {
      Instr instr{.op = Op::morale, .a = byte(kOpIds[which] == "hope" ? 0 : 1)};
      instr.n = read_change(item["n"]);
      data_.program.push_back(instr);
    }
  }
}

void Compiler::plain(const JsonReader& item, std::size_t at) {
  const Spec& spec = kSpecs[at];
  Instr out{.op = spec.op, .n = 1};
  for (const Key& key : spec.keys) {
    if (key.read == Read::none) break;
    if (!key.optional || item.has(key.name)) argument(item[key.name], key.read, out);
  }
  if (item.ok() && !fits(spec.op, static_cast<Goods>(out.a))) {
    item["res"].fail("'" + std::string(spec.id) + "' cannot be of '" + item["res"].string() + "'",
                     "other goods");
  }
  const auto own = data_.catalog.find(kCardSet, owner_);
  const bool event_card = own && *own < data_.scenario_start;
  if (item.ok() && !event_card && (spec.op == Op::card || spec.op == Op::store)) {
    item["op"].fail("this is no event card", "a morning or dusk card");
  }
  if (spec.op == Op::peek_dusk) static_cast<void>(item["n"].integer(1, kMostPeeked));
  data_.program.push_back(out);
}

void Compiler::argument(const JsonReader& value, Read read, Instr& out) {
  for (const List& list : kLists) {
    if (list.read != read) continue;
    out.*list.to = byte(list.first + value.one_of(list.ids));
    return;
  }
  switch (read) {
    case Read::number:
      out.n = read_number(value, 1, kMost);
      break;
    case Read::amount:
      out.n = is_all(value) ? kAll : read_number(value, 1, kMost);
      break;
    case Read::change:
      out.n = read_change(value);
      break;
    case Read::change_or_all:
      out.n = is_all(value) ? kAll : read_change(value);
      break;
    case Read::storm:
      out.n = value.is_null() ? std::int16_t{0} : read_number(value, 1, data_.rounds.size());
      break;
    case Read::yes:
      out.b = value.boolean() ? 1 : 0;
      break;
    case Read::small:
      out.b = byte(read_number(value, 0, 3));
      break;
    case Read::first:
      out.a = byte(read_number(value, 1, 8));
      break;
    default:
      thing_argument(value, read, out);
  }
}

void Compiler::thing_argument(const JsonReader& value, Read read, Instr& out) {
  const auto require = [&](bool holds, const char* expected) {
    if (value.ok() && !holds) value.fail("found '" + value.string() + "'", expected);
  };
  const std::string id = value.string();
  switch (read) {
    case Read::building:
      out.a = thing(value, kBuildingSet, id);
      break;
    case Read::of_kind:
      out.b = byte(thing(value, kBuildingSet, id) + 1);
      break;
    case Read::shelter:
      out.a = id == "shelter" ? byte(kAnyShelter) : thing(value, kBuildingSet, id);
      require(out.a == kAnyShelter || (data_.shelters >> out.a & 1) != 0,
              "a shelter that can become Ruins");
      break;
    case Read::card:
      out.a = thing(value, kCardSet, id);
      require(!data_.is_scenario(out.a), "a morning or dusk card");
      break;
    case Read::dusk_card:
      out.a = thing(value, kCardSet, id);
      require(data_.is_dusk(out.a), "a dusk card");
      break;
    case Read::scenario:
      out.a = thing(value, kCardSet, id);
      require(data_.is_scenario(out.a), "a scenario card");
      break;
    case Read::stored_on:
      out.b = thing(value, kCardSet, id == "this" ? owner_ : id);
      break;
    case Read::law:
      out.a = thing(value, kLawSet, id);
      break;
    default:
      break;
  }
}

// unless(condition) else; then...; jump end; else: ...; end:
void Compiler::branch(const JsonReader& item) {
  Jumps otherwise;
  condition(item["cond"], true, otherwise);
  ops(item["then"]);
  if (!item.has("else")) return land(otherwise);
  const Cursor skip = here();
  add(Op::jump);
  land(otherwise);
  ops(item["else"]);
  land({skip});
}

// loop end; body: ...; again body; end:
void Compiler::loop(const JsonReader& item) {
  if (in_loop_) return item["op"].fail("an 'each' inside an 'each'", "one at a time");
  const auto [expr, of] = expression(item["expr"]);
  const Cursor start = here();
  Instr& begin = add(Op::loop);
  begin.a = byte(static_cast<int>(expr));
  begin.b = of;
  begin.n = item.has("max") ? read_number(item["max"], 1, kMost) : kAll;
  in_loop_ = true;
  ops(item["do"]);
  in_loop_ = false;
  add(Op::again).to = static_cast<Cursor>(start + 1);
  land({start});
}

// choose; option: costs..., do..., jump end; option: ...; end:
void Compiler::choose(const JsonReader& item) {
  const auto list = item["options"];
  const std::size_t count = list.size(1, 6);
  const Cursor at = here();
  add(Op::choose);
  Jumps ends;
  std::vector<Choice> own;
  std::vector<std::pair<std::string, Text>> names;
  for (std::size_t i = 0; i < count && item.ok(); ++i) {
    names.emplace_back(owner_ + "." + std::to_string(++numbered_), Text{});
    const Choice made = choice(list.at(i));
    // An option goes on after all of them.
    data_.program.back().op = Op::jump;
    ends.push_back(static_cast<Cursor>(here() - 1));
    names.back().second = option_text(list.at(i));
    own.push_back(made);
  }
  land(ends);
  land({at});
  data_.program[at].a = byte(static_cast<int>(own.size()));
  data_.program[at].n = static_cast<std::int16_t>(data_.choices.size());
  data_.choices.insert(data_.choices.end(), own.begin(), own.end());
  options_.insert(options_.end(), names.begin(), names.end());
}

Choice Compiler::choice(const JsonReader& item) {
  Choice made;
  if (item.has("if")) {
    made.test = here();
    Jumps otherwise;
    condition(item["if"], true, otherwise);
    add(Op::yes);
    land(otherwise);
    add(Op::no);
  }
  made.start = here();
  if (item.has("cost")) {
    ops(item["cost"]);
    made.costs = byte(here() - made.start);
    for (Cursor at = made.start; at < here(); ++at) {
      const Op op = data_.program[at].op;
      if (op != Op::pay && op != Op::token_spend) {
        item["cost"].fail("an op that is no cost", "pay or token_spend");
      }
    }
  }
  ops(item["do"]);
  add(Op::end);
  return made;
}

std::uint16_t Compiler::option(const JsonReader& item) {
  const std::string id = owner_ + "." + std::to_string(++numbered_);
  const Choice made = choice(item);
  options_.emplace_back(id, option_text(item));
  data_.choices.push_back(made);
  return static_cast<std::uint16_t>(data_.choices.size() - 1);
}

void Compiler::special(const JsonReader& item, const std::string& id) {
  static constexpr std::array<std::string_view, 2> kAllowed{"worker", "engineer"};
  Special special;
  special.card = thing(item, kCardSet, owner_);
  const auto pawns = item["pawns"];
  for (std::size_t i = 0; i < pawns.size(1, 2) && item.ok(); ++i) {
    special.pawns = byte(special.pawns | 1 << pawns.at(i).one_of(kAllowed));
  }
  special.once = item.has("once") && item["once"].boolean();
  special.choice = choice(item);
  if (data_.specials.size() == kMaxSpecials) {
    item.fail("too many special actions", "at most " + std::to_string(kMaxSpecials));
  }
  data_.specials.push_back(special);
  specials_.emplace_back(id, option_text(item));
}

std::pair<Cursor, std::uint8_t> Compiler::costs(const JsonReader& list) {
  const Cursor start = effect(list);
  return {start, start == 0 ? std::uint8_t{0} : byte(here() - start - 1)};
}

// consult; care: ..., jump end; justice: ...; end:
void Compiler::consult(const JsonReader& item) {
  const Cursor at = here();
  add(Op::consult);
  Jumps ends;
  std::array<Cursor, kTokens> branches{};
  for (int token = 0; token < kTokens && item.ok(); ++token) {
    branches[token] = here();
    ops(item["effects"][kTokenIds[token]]);
    ends.push_back(here());
    add(Op::jump);
  }
  land(ends);
  land({at});
  data_.program[at].n = static_cast<std::int16_t>(data_.consults.size());
  data_.consults.push_back(branches);
}

// Near tiles are laid before far ones, which may touch them.
void Compiler::place_tile(const JsonReader& item) {
  Instr out{.op = Op::place_tile};
  const auto read = [&](const JsonReader& list) {
    std::array<int, 2> count{};
    for (std::size_t i = 0; i < list.size(1, 4) && list.ok(); ++i) {
      const int kind = list.at(i).one_of(kKindIds);
      if (kind == 0 && count[1] > 0) list.at(i).fail("a near tile after a far one", "near first");
      ++count[kind];
    }
    return count;
  };
  if (item.has("kind")) {
    const int kind = item["kind"].one_of(kKindIds);
    (kind == 0 ? out.a : out.b) = byte(read_number(item["n"], 1, 4));
  } else {
    const auto count = read(item["kinds"]);
    out.a = byte(count[0]);
    out.b = byte(count[1]);
    if (item.has("else_kinds")) {
      const auto other = read(item["else_kinds"]);
      out.c = 1;
      out.n = static_cast<std::int16_t>(16 * other[0] + other[1]);
    }
  }
  data_.program.push_back(out);
}

// Goes on where the condition is as wanted; jumps where it is not.
void Compiler::condition(const JsonReader& item, bool wanted, Jumps& otherwise) {
  if (!item.ok()) return;
  if (item.has("not")) return condition(item["not"], !wanted, otherwise);
  for (const bool all : {true, false}) {
    const std::string_view key = all ? "all" : "any";
    if (!item.has(key)) continue;
    const auto list = item[key];
    if (all != wanted) return any_condition(list, wanted, otherwise);
    for (std::size_t i = 0; i < list.size(1, 8) && list.ok(); ++i) {
      condition(list.at(i), wanted, otherwise);
    }
    return;
  }
  static constexpr std::array<Compare, 6> kOpposite{Compare::less,  Compare::more,  Compare::most,
                                                    Compare::least, Compare::other, Compare::equal};
  const auto [expr, of] = expression(item["expr"]);
  const int compare = item["cmp"].one_of(kCompareIds);
  Instr out{.op = Op::unless, .a = byte(static_cast<int>(expr)), .b = of};
  out.c = byte(wanted ? compare : static_cast<int>(kOpposite[compare]));
  out.n = read_number(item["n"], 0, 99);
  otherwise.push_back(here());
  data_.program.push_back(out);
}

// One of them must be as wanted: each that is not passes the question on to the next.
void Compiler::any_condition(const JsonReader& list, bool wanted, Jumps& otherwise) {
  Jumps met;
  const std::size_t count = list.size(1, 8);
  for (std::size_t i = 0; i < count && list.ok(); ++i) {
    if (i + 1 == count) {
      condition(list.at(i), wanted, otherwise);
      break;
    }
    Jumps next;
    condition(list.at(i), wanted, next);
    met.push_back(here());
    add(Op::jump);
    land(next);
  }
  land(met);
}

void Compiler::land(const Jumps& jumps) {
  for (const Cursor at : jumps) data_.program[at].to = here();
}

// "active.care", "res.total", "round"
std::pair<Expr, std::uint8_t> Compiler::expression(const JsonReader& item) {
  const std::string text = item.string();
  const std::size_t dot = text.find('.');
  const std::string name = text.substr(0, dot);
  const std::string arg = dot == std::string::npos ? "" : text.substr(dot + 1);
  const auto wrong = [&](const std::string& expected) {
    item.fail("found '" + text + "'", expected);
    return std::pair{Expr::round, std::uint8_t{0}};
  };
  const auto one_of = [&](std::span<const std::string_view> ids, Expr expr) {
    const auto at = std::find(ids.begin(), ids.end(), arg);
    if (at != ids.end()) return std::pair{expr, byte(static_cast<int>(at - ids.begin()))};
    std::string known;
    for (const auto id : ids) known += (known.empty() ? "" : ", ") + name + "." + std::string(id);
    return wrong("one of " + known);
  };
  static constexpr std::array<std::string_view, 4> kResourceOrTotal{"wood", "coal", "core",
                                                                    "total"};
  static constexpr std::array<std::string_view, 4> kTypeOrTotal{"worker", "engineer", "child",
                                                                "total"};
  if (name == "active") return one_of(kTokenOrSideIds, Expr::active);
  if (name == "tokens") return one_of(kSideIds, Expr::tokens);
  if (name == "res") return one_of(kResourceOrTotal, Expr::res);
  if (name == "sick") return one_of(kTypeOrTotal, Expr::sick);
  if (name == "pop") return one_of(kTypeIds, Expr::pop);
  if (name == "built") {
    if (arg == "shelter") return {Expr::built, byte(kAnyShelter)};
    return {Expr::built, thing(item, kBuildingSet, arg)};
  }
  if (name == "law") return {Expr::law, thing(item, kLawSet, arg)};
  if (name == "stored") return {Expr::stored, thing(item, kCardSet, arg)};
  if (name == "revealed") return {Expr::revealed, thing(item, kCardSet, arg)};
  static constexpr std::array<std::pair<std::string_view, Expr>, 12> kPlain{{
      {"food", Expr::food},
      {"hunger", Expr::hunger},
      {"deaths", Expr::deaths},
      {"skulls", Expr::skulls},
      {"overload", Expr::overload},
      {"laws", Expr::laws},
      {"techs", Expr::techs},
      {"unsheltered", Expr::unsheltered},
      {"children_acted", Expr::children_acted},
      {"depot", Expr::depot},
      {"round", Expr::round},
      {"heat_gap", Expr::heat_gap},
  }};
  for (const auto& [id, expr] : kPlain) {
    if (text == id) return {expr, 0};
  }
  return wrong("an expression such as active.care, food or built.tent");
}

std::uint8_t Compiler::thing(const JsonReader& item, Set set, const std::string& id) {
  if (!item.ok()) return 0;
  if (const auto index = data_.catalog.find(set, id)) return byte(*index);
  item.fail("found '" + id + "'", data_.catalog.id_of_a(set));
  return 0;
}

}  // namespace pionek::frostpunk
