// The company: its rooms, the departments that can stand in them and what they do.
#include <algorithm>

#include "engine/carnegie/loading.hpp"

namespace pionek::carnegie {
namespace {

constexpr int kSide = 4;  // rooms in a row, and rows
constexpr std::array<std::string_view, 3> kRoomKinds{"free", "start", "lobby"};
constexpr std::array<std::string_view, kPassives> kPassiveOps{
    "none", "extra_lobby", "move_into_new_department", "donation_cost_step", "transport_discount"};
constexpr std::array<std::string_view, 9> kUseOps{
    "mission",          "moves", "gain", "gain_per", "convert", "pay", "build_project",
    "build_department", "donate"};

// What the use leads on to: one thing at most.
void lead_to(Use::Then then, const JsonReader& step, Use& use) {
  if (use.then != Use::Then::nothing) {
    step.fail("a second thing that the use leads to", "one of them in each use");
  }
  use.then = then;
}

void read_trade(const JsonReader& step, Use& use) {
  lead_to(Use::Then::trade, step, use);
  const auto pay = step["pay"];
  use.pay = pay.has("goods") ? Resource::goods : Resource::money;
  const char* what = use.pay == Resource::goods ? "goods" : "money";
  use.pay_amount = pay[what].number<std::uint8_t>(1, 50);
  use.get = read_gains(step["get"]);
  use.least = step["min"].number<std::uint8_t>(1, 50);
  use.most = step["max"].number<std::uint8_t>(use.least, 50);
}

// One step of what a use does.
void read_use_step(const JsonReader& step, Use& use) {
  switch (step["op"].one_of(kUseOps)) {
    case 0:
      if (use.then != Use::Then::nothing) {
        step.fail("a mission after what it is for", "the mission first");
      }
      use.mission = true;
      break;
    case 1:
      use.moves = step["n"].number<std::uint8_t>(1, 50);
      break;
    case 2:
      add_gain(step, use.gains);
      break;
    case 3:
      if (step["what"].string() != "vp" || step["per"].string() != "active_employee_pair" ||
          step["round"].string() != "down") {
        step.fail("an unknown count", "VP per pair of active employees, rounded down");
      }
      use.vp_per_pair = step["n"].number<std::uint8_t>(1, 20);
      break;
    case 4:
      read_trade(step, use);
      break;
    case 5:
      if (step["what"].string() != "money") step["what"].fail("an unknown fee", "'money'");
      use.fee = step["n"].number<std::uint8_t>(1, 50);
      break;
    case 6: {
      lead_to(Use::Then::project, step, use);
      const std::string region = step["region"].string();
      if (region != (use.mission ? "mission" : "any")) {
        step["region"].fail("found '" + region + "'",
                            "'mission' after a mission, 'any' without one");
      }
      break;
    }
    case 7:
      lead_to(Use::Then::build_department, step, use);
      use.occupied_cost = step["cost"]["occupied"]["goods"].number<std::uint8_t>(0, 20);
      use.empty_cost = step["cost"]["empty"]["goods"].number<std::uint8_t>(0, 20);
      break;
    default:
      lead_to(Use::Then::donate, step, use);
      if (step["field"].string() != "held_by_other_player") {
        step["field"].fail("an unknown kind of field", "'held_by_other_player'");
      }
  }
}

// Moves are pooled in turns of hr and research in those of rnd; see Task::pool.
void check_use(const JsonReader& item, const Use& use, Row row) {
  if (use.moves > 0 && row != Row::hr) item.fail("moves outside hr", "a department of hr");
  const bool research = of(use.gains, Resource::research) + of(use.get, Resource::research) > 0;
  if (research && row != Row::rnd) item.fail("research outside rnd", "a department of rnd");
  // The income of a small city may be research, which would mix with the moves.
  if (use.then == Use::Then::project && row == Row::hr) {
    item.fail("a project in hr", "a department of another category");
  }
  if (of(use.get, Resource::research) + of(use.get, Resource::employee) > 0) {
    item.fail("a trade for something else than money, goods and VP", "money, goods or VP");
  }
  if (use.mission && (use.then == Use::Then::trade || use.then == Use::Then::build_department)) {
    item.fail("a mission with a trade or a new department", "a mission without them");
  }
  if (use.fee > 0 && use.then != Use::Then::project) {
    item.fail("a fee without a project", "a project after the fee");
  }
  const bool gives = use.moves > 0 || use.vp_per_pair > 0 || use.gains != Gains{};
  if (gives && use.then != Use::Then::nothing) {
    item.fail("moves or gains beside what the use leads to", "one or the other");
  }
}

// A use that gives moves or research and nothing else: nobody would leave it unused (CA-510).
bool has_no_drawback(const Use& use) {
  Gains rest = use.gains;
  rest[static_cast<std::size_t>(Resource::research)] = 0;
  const bool gives = use.moves > 0 || of(use.gains, Resource::research) > 0;
  return gives && !use.mission && use.then == Use::Then::nothing && use.vp_per_pair == 0 &&
         rest == Gains{};
}

void read_uses(const JsonReader& list, const std::string& id, DepartmentId department, Data& data) {
  Department& made = data.departments[department];
  made.first_use = static_cast<std::uint8_t>(data.uses.size());
  made.uses = static_cast<std::uint8_t>(list.size(0, 6));
  for (std::size_t i = 0; i < made.uses && list.ok(); ++i) {
    const auto item = list.at(i);
    Use use;
    use.department = department;
    const auto steps = item["do"];
    for (std::size_t k = 0; k < steps.size(1, 4) && list.ok(); ++k) read_use_step(steps.at(k), use);
    check_use(item, use, made.row);
    const std::string name = id + "." + item["id"].id();
    if (data.catalog.find(kUseSet, name)) item["id"].fail("the use is named twice", "each id once");
    data.catalog.add(name, item["name"].text());
    data.uses.push_back(use);
  }
  made.automatic = list.ok() && made.uses == 1 && has_no_drawback(data.uses.back());
}

void read_passive(const JsonReader& item, DepartmentId id, Data& data) {
  if (item.is_null()) return;
  const int kind = item["op"].one_of(kPassiveOps);
  const auto passive = static_cast<Passive>(kind);
  data.departments[id].passive = passive;
  if (data.passive[kind] != kNoDepartment) {
    item["op"].fail("two departments have this lasting effect", "each once");
  }
  data.passive[kind] = id;
  const bool active = item["needsActive"].boolean();
  if (active == (passive == Passive::extra_lobby)) {
    item["needsActive"].fail("the effect is not known like this", active ? "false" : "true");
  }
  if (passive == Passive::bring_employee) static_cast<void>(item["count"].integer(1, 1));
  if (passive == Passive::donation_step) {
    data.passive_donation_step = item["n"].number<int>(0, 50);
  }
  if (passive == Passive::transport_discount) {
    data.passive_discount = item["n"].number<int>(0, 50);
    data.passive_least_cost = item["min"].number<int>(1, 50);
  }
}

void read_department(const JsonReader& item, bool tile, Data& data) {
  item.leave({"text"});  // what a page says of it
  Department made;
  made.id = item["id"].id();
  made.rule = item["rule"].string();
  made.row = static_cast<Row>(item["category"].one_of(kRowIds));
  made.tile = tile;
  const auto id = static_cast<DepartmentId>(data.departments.size());
  if (tile) {
    const int number = id - data.starting + 1;
    static_cast<void>(item["number"].integer(number, number));
    made.copies = item["count"].number<std::uint8_t>(1, 8);
    if (item["extraBuildCost"].has("goods")) {
      made.extra_goods = item["extraBuildCost"]["goods"].number<std::uint8_t>(0, 20);
    }
  } else {
    made.printed = item["printedEmployees"].number<std::uint8_t>(0, 4);
  }
  const auto desks = item["desks"];
  for (std::size_t i = 0; i < desks.size(0, kMaxDesks) && item.ok(); ++i) {
    made.desks.insert_sorted(desks.at(i).number<std::uint8_t>(0, 99));
  }
  const std::string mode = item["mode"].string();
  data.departments_of[static_cast<std::size_t>(made.row)] |= 1U << id;
  data.departments.push_back(made);
  read_uses(item["uses"], made.id, id, data);
  if ((mode == "per_employee") != (data.departments[id].uses > 0)) {
    item["mode"].fail("found '" + mode + "'", "'per_employee' exactly where there are uses");
  }
  if (made.printed > 0 && !data.departments[id].automatic) {
    item["printedEmployees"].fail("a printed employee who would have to choose",
                                  "0, or one use that only gives moves or research");
  }
  read_passive(item["passive"], id, data);
}

}  // namespace

void read_rooms(const JsonReader& file, Data& data) {
  static_cast<void>(file["rows"].integer(kSide, kSide));
  static_cast<void>(file["cols"].integer(kSide, kSide));
  const auto cells = file["cells"];
  data.catalog.add_set("room");
  for (std::size_t i = 0; i < cells.size(kRooms, kRooms) && file.ok(); ++i) {
    const auto cell = cells.at(i);
    const int row = static_cast<int>(i) / kSide;
    const int col = static_cast<int>(i) % kSide;
    const std::string id = "r" + std::to_string(row) + "c" + std::to_string(col);
    if (cell["id"].string() != id) cell["id"].fail("the rooms are out of order", "'" + id + "'");
    static_cast<void>(cell["row"].integer(row, row));
    static_cast<void>(cell["col"].integer(col, col));
    data.catalog.add(id, cell["name"].text());
    data.room_vp[i] = file["rowVp"].at(row).number<std::uint8_t>(0, 20);
    unsigned next = 0;
    if (row > 0) next |= 1U << (i - kSide);
    if (row < kSide - 1) next |= 1U << (i + kSide);
    if (col > 0) next |= 1U << (i - 1);
    if (col < kSide - 1) next |= 1U << (i + 1);
    data.neighbours[i] = static_cast<RoomSet>(next);
  }
}

void read_departments(const JsonReader& file, Data& data) {
  data.passive.fill(kNoDepartment);
  const auto starting = file["starting"];
  const auto tiles = file["tiles"];
  data.starting = static_cast<int>(starting.size(1, 8));
  const std::size_t count = tiles.size(1, kMaxDepartments - 8);
  if (!file.ok()) return;
  data.catalog.add_set("tile");
  for (const auto* list : {&starting, &tiles}) {
    for (std::size_t i = 0; i < list->size() && file.ok(); ++i) {
      const auto id = list->at(i)["id"];
      if (data.catalog.find(kTileSet, id.id())) {
        id.fail("the department stands here a second time", "each id once");
      }
      data.catalog.add(id.id(), list->at(i)["name"].text());
    }
  }
  data.catalog.add_set("use");
  for (int i = 0; i < data.starting && file.ok(); ++i) read_department(starting.at(i), false, data);
  for (std::size_t i = 0; i < count && file.ok(); ++i) read_department(tiles.at(i), true, data);
}

// Which starting department stands in which room (company.json again).
void place_departments(const JsonReader& file, Data& data) {
  const auto cells = file["cells"];
  std::uint32_t placed = 0;
  int lobbies = 0;
  for (std::size_t i = 0; i < kRooms && file.ok(); ++i) {
    const auto cell = cells.at(i);
    const int kind = cell["kind"].one_of(kRoomKinds);
    data.rooms[i] = kFreeRoom;
    if (kind != 1 && !cell["content"].is_null()) {
      cell["content"].fail("something stands in a free room or the lobby", "null");
    }
    if (kind == 1) {
      const int id = read_thing(cell["content"], data.catalog, kTileSet);
      if (!file.ok()) return;
      if (id >= data.starting || (placed >> id & 1) != 0) {
        cell["content"].fail("not a starting department, or one placed already", "each once");
      }
      placed |= 1U << id;
      data.rooms[i] = static_cast<DepartmentId>(id);
    } else if (kind == 2) {
      data.rooms[i] = kLobby;
      data.lobby = static_cast<std::uint8_t>(i);
      ++lobbies;
      if (file["lobby"].string() != cell["id"].string()) {
        file["lobby"].fail("the lobby is another room", "'" + cell["id"].string() + "'");
      }
    }
  }
  if (!file.ok()) return;
  if (lobbies != 1) cells.fail("found " + std::to_string(lobbies) + " lobbies", "exactly one");
  if (placed != (1U << data.starting) - 1) {
    cells.fail("a starting department has no room", "each starting department in one room");
  }
  for (int id = 0; id < data.starting; ++id) {
    if (data.departments[id].desks.empty()) {
      cells.fail("the department '" + data.departments[id].id + "' has no desk",
                 "a desk for the employee who starts there");
    }
  }
}

}  // namespace pionek::carnegie
