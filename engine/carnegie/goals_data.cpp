// What players strive for: the project strips and the donation fields.
#include <algorithm>

#include "engine/carnegie/loading.hpp"
#include "engine/carnegie/returns.hpp"

namespace pionek::carnegie {
namespace {

constexpr std::array<std::string_view, 4> kSpaceKinds{"disc", "vp", "limit", "blank"};

// A place with an income: what is received, and at most one choice.
void read_income(const JsonReader& list, StripSpace& space) {
  for (std::size_t i = 0; i < list.size(0, 4) && list.ok(); ++i) {
    const auto item = list.at(i);
    if (item["op"].string() == "gain") {
      add_gain(item, space.income);
      continue;
    }
    if (item["op"].string() != "choose" || !space.choice_of.empty()) {
      return item.fail("an income that is not known", "gains and at most one choice");
    }
    const auto options = item["options"];
    for (std::size_t k = 0; k < options.size(2, 4) && list.ok(); ++k) {
      const auto option = options.at(k);
      static_cast<void>(option.size(1, 1));
      Gains gains{};
      add_gain(option.at(0), gains);
      if (!list.ok()) return;
      const auto what = static_cast<std::uint8_t>(option.at(0)["what"].one_of(kResourceIds));
      if (space.choice_of.find(what) >= 0) {
        option.fail("the resource is offered twice", "each resource once in a choice");
      }
      space.choice_of.push_back(what);
      space.choice_amount.push_back(gains[what]);
    }
  }
}

// Points and a higher cap are where there is no disc place (CA-905).
void read_end(const JsonReader& item, StripSpace& space) {
  const bool limit = space.kind == StripSpace::Kind::limit;
  const bool points = space.kind == StripSpace::Kind::vp;
  if (points || item.has("endVp")) {
    space.end_vp = item["endVp"].number<std::uint8_t>(0, points || limit ? 50 : 0);
  }
  if (limit || item.has("donationCapBonus")) {
    space.cap_bonus = item["donationCapBonus"].number<std::uint8_t>(0, limit ? 50 : 0);
  }
}

Strip read_strip(const JsonReader& list, bool start_disc) {
  Strip strip;
  for (std::size_t i = 0; i < list.size(1, kMaxStrip) && list.ok(); ++i) {
    const auto item = list.at(i);
    static_cast<void>(item["pos"].integer(static_cast<int>(i), static_cast<int>(i)));
    StripSpace space;
    space.kind = static_cast<StripSpace::Kind>(item["kind"].one_of(kSpaceKinds));
    space.cost = read_step_cost(item["cost"], i);
    if (item.has("income")) read_income(item["income"], space);
    const bool pays = space.income != Gains{} || !space.choice_of.empty();
    if (pays && space.kind != StripSpace::Kind::disc) {
      item["income"].fail("a position without a disc place pays", "an income only at disc places");
    }
    read_end(item, space);
    if (i == 0 && (space.kind == StripSpace::Kind::disc) != start_disc) {
      item["kind"].fail("the first position does not fit 'startDisc'",
                        start_disc ? "'disc'" : "another kind");
    }
    strip.push_back(space);
  }
  return strip;
}

void read_pay(const JsonReader& pay, Field& field) {
  field.per = Field::Per::returned;
  if (pay.has("goods")) field.goods = pay["goods"].number<std::uint8_t>(1, 50);
  if (pay.has("money")) field.money = pay["money"].number<std::uint8_t>(1, 50);
  if (field.goods + field.money == 0) pay.fail("nothing is returned", "goods or money");
}

void read_score(const JsonReader& score, Field& field) {
  field.vp = score["vp"].number<std::uint8_t>(1, 50);
  constexpr std::array<std::string_view, 2> kOps{"score_flat", "score_per"};
  if (score["op"].one_of(kOps) == 0) return;
  constexpr std::array<std::string_view, 8> kPer{
      "department",     "project",  "project_in_region", "project_in_small_city",
      "railway_region", "donation", "active_employee",   "pay"};
  const int per = score["what"].one_of(kPer);
  field.per = static_cast<Field::Per>(per + 1);
  if (field.per == Field::Per::department && !score["category"].is_null()) {
    field.row = static_cast<std::uint8_t>(score["category"].one_of(kRowIds));
  } else if (field.per == Field::Per::project) {
    for (std::size_t i = 0; i < score["types"].size(1, kTypes) && score.ok(); ++i) {
      field.types =
          static_cast<std::uint8_t>(field.types | 1U << score["types"].at(i).one_of(kTypeIds));
    }
  } else if (field.per == Field::Per::region) {
    field.region = static_cast<Region>(score["region"].one_of(kRegionIds));
  } else if (field.per == Field::Per::returned) {
    read_pay(score["pay"], field);
  }
}

// The strips say by how much the cap rises (CA-1114); what is said here must agree.
void check_cap_bonus(const JsonReader& said, const Data& data) {
  const auto bonus = said.integer(0, 50);
  for (const ProjectType& type : data.types) {
    for (const Strip& side : type.sides) {
      for (const StripSpace& space : side) {
        if (space.cap_bonus == 0 || space.cap_bonus == bonus) continue;
        said.fail("found " + std::to_string(bonus),
                  std::to_string(space.cap_bonus) + " as on the strips");
      }
    }
  }
}

void check_returns(const JsonReader& list, const Data& data) {
  const auto returned = [](const Field& field) { return field.per == Field::Per::returned; };
  const auto count = std::count_if(data.fields.begin(), data.fields.end(), returned);
  if (count > Returns::kMost) {
    list.fail(std::to_string(count) + " fields pay for what is returned",
              "at most " + std::to_string(Returns::kMost));
  }
}

}  // namespace

void read_types(const JsonReader& file, Data& data) {
  const auto list = file["types"];
  data.catalog.add_set("strip");
  for (std::size_t i = 0; i < list.size(kTypes, kTypes) && file.ok(); ++i) {
    const auto item = list.at(i);
    if (item["id"].string() != kTypeIds[i]) {
      return item["id"].fail("the types are out of order", "'" + std::string(kTypeIds[i]) + "'");
    }
    data.catalog.add(std::string(kTypeIds[i]), item["name"].text());
  }
  data.catalog.add_set("side");
  data.catalog.add("A", {"A", "A"});
  data.catalog.add("B", {"B", "B"});
}

void read_strips(const JsonReader& file, Data& data) {
  const auto list = file["types"];
  for (std::size_t i = 0; i < kTypes && file.ok(); ++i) {
    const auto item = list.at(i);
    data.types[i].goods = item["goodsCost"].number<std::uint8_t>(0, 20);
    static_cast<void>(item["companyRow"].integer(0, kTypes - 1));
    const bool start_disc = item["startDisc"].boolean();
    // The first project of everybody is housing (CA-115).
    if (i == 0 && !start_disc) item["startDisc"].fail("found false", "true for housing");
    const auto most = item["maxEndVp"].integer(0, 99);
    for (const char* side : {"A", "B"}) {
      const auto spaces = item["sides"][side]["spaces"];
      const Strip strip = read_strip(spaces, start_disc);
      int sum = 0;
      for (const StripSpace& space : strip) sum += space.end_vp;
      if (file.ok() && sum > most) {
        spaces.fail("the positions give " + std::to_string(sum) + " VP",
                    "at most " + std::to_string(most) + " (maxEndVp)");
      }
      data.types[i].sides[side[0] - 'A'] = strip;
    }
  }
}

void read_donations(const JsonReader& file, Data& data) {
  file.leave({"categories"});  // the columns of a page's table
  static_cast<void>(file["capacity"].integer(1, 1));
  data.donation_cap = file["maxVpPerDonation"].number<int>(1, 99);
  data.donation_step = file["costStep"].number<int>(1, 99);
  const int step = data.passive_donation_step;
  static_cast<void>(file["costStepCommunications"].integer(step, step));
  check_cap_bonus(file["capBonusPerFullB"], data);
  const auto list = file["fields"];
  data.catalog.add_set("donation");
  for (std::size_t i = 0; i < list.size(1, kMaxFields) && file.ok(); ++i) {
    const auto item = list.at(i);
    item.leave({"col", "row", "text"});  // what a page says of the field, and where
    const std::string id = item["id"].id();
    if (data.catalog.find(kDonationSet, id)) {
      return item["id"].fail("the field '" + id + "' stands here a second time", "each id once");
    }
    data.catalog.add(id, item["name"].text());
    Field field;
    field.rule = item["rule"].string();
    read_score(item["score"], field);
    data.fields.push_back(field);
  }
  check_returns(list, data);
}

}  // namespace pionek::carnegie
