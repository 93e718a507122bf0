// What is dealt: the tiles of the timeline and Andrew's cards.
#include "engine/carnegie/loading.hpp"

namespace pionek::carnegie {
namespace {

Event read_event(const JsonReader& item) {
  Event event;
  const auto events = item["events"];
  for (std::size_t i = 0; i < events.size(1, 2) && item.ok(); ++i) {
    constexpr std::array<std::string_view, 2> kEvents{"income", "donation"};
    (events.at(i).one_of(kEvents) == 0 ? event.income : event.donation) = true;
  }
  if (event.income) {
    event.region = static_cast<Region>(item["region"].one_of(kRegionIds));
  } else if (!item["region"].is_null()) {
    item["region"].fail("a donation has no region", "null");
  }
  return event;
}

Card read_card(const JsonReader& item, const Data& data) {
  Card card;
  constexpr std::array<std::string_view, 2> kDecks{"basic", "advanced"};
  card.advanced = item["deck"].one_of(kDecks) == 1;
  card.row = static_cast<Row>(item["action"].one_of(kRowIds));
  const std::string back = card.advanced ? "?" : item["action"].string();
  if (item["back"].string() != back) item["back"].fail("the back does not fit", "'" + back + "'");
  card.donation =
      static_cast<std::uint8_t>(read_thing(item["donation"], data.catalog, kDonationSet));
  card.shift = item["hrShift"].number<std::uint8_t>(0, 20);
  const auto management = item["management"];
  for (std::size_t i = 0; i < management.size(0, 6) && item.ok(); ++i) {
    card.management.push_back(static_cast<Row>(management.at(i).one_of(kRowIds)));
  }
  const auto cities = item["cities"];
  for (std::size_t i = 0; i < cities.size(0, 6) && item.ok(); ++i) {
    card.cities.push_back(
        static_cast<std::uint8_t>(read_thing(cities.at(i), data.catalog, kCitySet)));
  }
  card.region = static_cast<Region>(item["rnd"]["region"].one_of(kRegionIds));
  card.steps = item["rnd"]["steps"].number<std::uint8_t>(0, 20);
  return card;
}

// The cards have no names: people know one by the cities on it.
Text name_of(const Card& card, const Catalog& catalog) {
  Text name;
  for (const int city : card.cities) {
    const char* comma = name.en.empty() ? "" : ", ";
    const Thing thing{kCitySet, static_cast<std::uint16_t>(city)};
    name.en += comma + catalog.name(thing, Lang::en);
    name.pl += comma + catalog.name(thing, Lang::pl);
  }
  return name;
}

void read_cards(const JsonReader& file, Data& data) {
  const auto cards = file["cards"];
  data.catalog.add_set("card");
  for (std::size_t i = 0; i < cards.size(1, kMaxCards) && file.ok(); ++i) {
    const auto item = cards.at(i);
    const Card card = read_card(item, data);
    const std::string id = item["id"].id();
    if (data.catalog.find(kCardSet, id)) {
      return item["id"].fail("the card '" + id + "' stands here a second time", "each id once");
    }
    data.catalog.add(id, name_of(card, data.catalog));
    if (!card.advanced && data.basic_cards != static_cast<int>(data.cards.size())) {
      return item["deck"].fail("a basic card after an advanced one", "the basic cards first");
    }
    data.basic_cards += card.advanced ? 0 : 1;
    data.cards.push_back(card);
  }
}

void read_difficulties(const JsonReader& file, Data& data) {
  const auto list = file["difficulties"];
  const int advanced = static_cast<int>(data.cards.size()) - data.basic_cards;
  for (std::size_t i = 0; i < list.size(1, 8) && file.ok(); ++i) {
    const auto item = list.at(i);
    Difficulty made{item["id"].id(), item["name"].text(),
                    item["basic"].number<int>(0, data.basic_cards),
                    item["advanced"].number<int>(0, advanced)};
    if (made.basic + made.advanced != data.rounds || data.rounds > kMaxDeck) {
      item.fail("the deck has " + std::to_string(made.basic + made.advanced) + " cards",
                "one card for each of the " + std::to_string(data.rounds) + " rounds");
    }
    data.difficulties.push_back(std::move(made));
  }
}

// The basic cards also say where the neutral discs go (CA-114).
void check_neutral(const JsonReader& file, const Data& data) {
  int discs = 0;
  for (int i = 0; i < data.basic_cards; ++i) discs += 1 + data.cards[i].cities.size();
  for (const PlayerCount& count : data.counts) {
    if (count.neutral_discs > discs) {
      file["cards"].fail("the basic cards place " + std::to_string(discs) + " discs",
                         "at least " + std::to_string(count.neutral_discs));
    }
  }
}

}  // namespace

void read_timeline(const JsonReader& file, Data& data) {
  const auto list = file["tiles"];
  for (std::size_t i = 0; i < list.size(kRows, kMaxTimelineTiles) && file.ok(); ++i) {
    TimelineTile tile;
    tile.id = list.at(i)["id"].id();
    for (int side = 0; side < 2; ++side) {
      const auto spaces = list.at(i)["sides"][side == 0 ? "front" : "back"];
      for (std::size_t k = 0; k < spaces.size(kColumns - 2, kColumns - 2) && file.ok(); ++k) {
        const int column = static_cast<int>(k) + 1;
        static_cast<void>(spaces.at(k)["col"].integer(column, column));
        tile.sides[side][k] = read_event(spaces.at(k));
      }
    }
    data.timeline_tiles.push_back(std::move(tile));
  }
  const auto ends = file["endTile"]["spaces"];
  for (std::size_t i = 0; i < ends.size(kRows, kRows) && file.ok(); ++i) {
    if (ends.at(i)["row"].one_of(kRowIds) != static_cast<int>(i)) {
      ends.at(i)["row"].fail("the rows are out of order", "'" + std::string(kRowIds[i]) + "'");
    }
    data.end_tile[i] = read_event(ends.at(i));
  }
}

void read_solo(const JsonReader& file, Data& data) {
  read_cards(file, data);
  read_difficulties(file, data);
  check_neutral(file, data);
  const auto score = file["scoreCards"];
  for (std::size_t i = 0; i < score.size(1, kMaxScoreCards) && file.ok(); ++i) {
    const int least = i == 0 ? 0 : data.score_cards.back();
    data.score_cards.push_back(score.at(i).number<int>(least, 99));
  }
  const auto andrew = file["andrew"];
  data.andrew_discs = andrew["discs"].number<int>(kRegions, 200);
  static_cast<void>(andrew["transportDiscs"].integer(kRegions, kRegions));
  data.andrew_department_vp = andrew["vpPerDepartment"].number<int>(0, 99);
  data.andrew_track_vp = andrew["vpPerLastTransportSpace"].number<int>(0, 99);
  data.andrew_cap = andrew["donationCap"].number<int>(0, 99);
}

}  // namespace pionek::carnegie
