// The player board: tracks, technologies, bonuses for resources, seals and production tokens; and
// the automated opponent.
#include <algorithm>

#include "engine/praga/loading.hpp"

namespace pionek::praga {
namespace {

// Effects by field of a production track.
void read_by_field(const JsonReader& list, unsigned allowed, ProductionTrack& track,
                   std::array<ProgramId, kMaxSteps>& into, Data& data) {
  for (std::size_t i = 0; i < list.size(0, kMaxSteps) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"field", "gain"});
    const int field = item["field"].number<int>(1, track.fields);
    if (!list.ok()) return;
    if (into[field] != kNothing) item["field"].fail("the field is named twice", "each once");
    into[field] = read_program(item["gain"], allowed, data);
  }
}

// A track has one place for a token, and gives one seal (PR-407, PR-409).
void check_rights(const JsonReader& list, std::size_t at, const ProductionTrack& track,
                  const Data& data) {
  int tokens = 0;
  int seals = 0;
  bool own = true;
  for (const ProgramId program : track.reach) {
    for (std::size_t i = data.program(program).first; data.ops[i].is != Op::Is::end; ++i) {
      tokens += data.ops[i].is == Op::Is::token ? 1 : 0;
      seals += data.ops[i].is == Op::Is::seal_right ? 1 : 0;
      own = own && (data.ops[i].is != Op::Is::token || data.ops[i].a == at);
    }
  }
  if (list.ok() && (tokens > 1 || seals > 1 || !own)) {
    list.fail("more than one token or seal, or one of another track", "one of each at most");
  }
}

void read_production(const JsonReader& item, std::size_t at, Data& data) {
  item.only({"id", "name", "resource", "fields", "start_field", "on_reach", "production_bonus",
             "source"});
  ProductionTrack& track = data.tracks[at];
  track.resource = static_cast<Good>(at);
  expect_id(item["resource"], kGoodIds[at]);
  track.fields = read_byte(item["fields"], 1, kMaxSteps - 1);
  track.start = read_byte(item["start_field"], 1, track.fields);
  read_by_field(item["on_reach"], kRights, track, track.reach, data);
  check_rights(item["on_reach"], at, track, data);
  std::array<ProgramId, kMaxSteps> printed{};
  read_by_field(item["production_bonus"], kPlain, track, printed, data);
  for (std::size_t field = 1; field <= track.fields && item.ok(); ++field) {
    track.bonus[field] = join_programs(std::span(printed).first(field), data);
  }
}

void read_knowledge(const JsonReader& item, std::size_t at, Data& data) {
  item.only({"id", "name", "past_end", "steps", "source"});
  data.past_end[at] = read_program(item["past_end"], kGoodsOnly, data);
  const bool technology = static_cast<Track>(at) == Track::technology;
  auto& values = technology ? data.tech_level : data.multiplier;
  const auto steps = item["steps"];
  unsigned seen = 0;
  for (std::size_t i = 0; i < steps.size(1, kMaxSteps) && item.ok(); ++i) {
    const auto step = steps.at(i);
    const auto number = static_cast<int>(i);
    step.only({"step", technology ? "tile_level" : "multiplier"});
    static_cast<void>(step["step"].integer(number, number));
    values.push_back(technology ? read_byte(step["tile_level"], 0, i == 0 ? 0 : kTechLevels)
                                : read_byte(step["multiplier"], 0, 20));
    if (!technology || values.back() == 0) continue;
    if ((seen >> values.back() & 1) != 0) {
      step["tile_level"].fail("the level comes twice", "each level once (PR-902)");
    }
    seen |= 1U << values.back();
  }
}

std::array<std::uint8_t, kProductions> by_track(const JsonReader& start, std::string_view prefix) {
  return {read_byte(start[std::string(prefix) + "mines"], 1, kMaxSteps),
          read_byte(start[std::string(prefix) + "quarries"], 1, kMaxSteps)};
}

void read_card(const JsonReader& item, Data& data) {
  constexpr std::array<std::string_view, 6> kSteps6{"building", "take_wall", "take_upgrade",
                                                    "mine_up",  "quarry_up", "mine_or_quarry_up"};
  item.only({"id", "name", "steps", "tile_from_end", "source"});
  Card card;
  const auto steps = item["steps"];
  for (std::size_t i = 0; i < steps.size(0, 4) && item.ok(); ++i) {
    card.steps.push_back(static_cast<Card::Step>(steps.at(i).one_of(kSteps6)));
  }
  card.from_end = read_byte(item["tile_from_end"], 1, kActionTiles);
  data.parler.cards.push_back(card);
  add_named(item, kCardSet, data);
}

}  // namespace

void read_tracks(const JsonReader& file, Data& data) {
  data.catalog.add_set("track");
  const auto list = file["tracks"];
  for (std::size_t i = 0; i < list.size(kTracks, kTracks) && file.ok(); ++i) {
    const auto item = list.at(i);
    expect_id(item["id"], kTrackIds[i]);
    if (i < kProductions) {
      read_production(item, i, data);
    } else {
      read_knowledge(item, i, data);
    }
    add_named(item, kTrackSet, data);
  }
}

void read_technologies(const JsonReader& file, Data& data) {
  data.drawn = file["draw"].number<int>(1, kMaxDrawn);
  data.catalog.add_set("technology");
  const auto list = file["tiles"];
  std::array<int, kTechLevels> count{};
  std::vector<Text> texts;
  for (std::size_t i = 0; i < list.size(1, kTechLevels * kMaxDrawn) && file.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"id", "level", "kind", "effect", "name", "text", "source", "note"});
    Technology made;
    made.level = read_byte(item["level"], 1, kTechLevels);
    --made.level;
    if (!file.ok()) return;
    if (++count[made.level] > kMaxDrawn) item["level"].fail("one tile too many", "15 of a level");
    const bool permanent = made.level < kPermanentLevels;
    expect_id(item["kind"], permanent ? "permanent" : "one_shot");
    if (permanent) {
      made.trigger = read_trigger(item["effect"], data);
    } else {
      made.gain = read_program(item["effect"], kChoices | kActionsToo, data);
    }
    data.technologies.push_back(made);
    add_named(item, kTechnologySet, data);
    texts.push_back(item["text"].text());
  }
  for (int level = 0; level < kTechLevels && file.ok(); ++level) {
    if (count[level] >= kSeats) continue;
    list.fail("there are " + std::to_string(count[level]) + " tiles of level " +
                  std::to_string(level + 1),
              "one for each of 4 players at least");
  }
  if (!file.ok()) return;
  data.catalog.add_set("about");
  for (std::size_t i = 0; i < texts.size(); ++i) {
    data.catalog.add(data.catalog.id({kTechnologySet, static_cast<std::uint16_t>(i)}), texts[i]);
  }
}

void read_bonuses(const JsonReader& file, Data& data) {
  data.catalog.add_set("bonus");
  const auto list = file["resource_bonuses"];
  for (std::size_t i = 0; i < list.size(0, kMaxBonuses) && file.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"id", "name", "when", "gain", "source"});
    item["when"].only({"any_of"});
    ResourceBonus bonus;
    const auto cases = item["when"]["any_of"];
    for (std::size_t k = 0; k < cases.size(1, 2) && file.ok(); ++k) {
      cases.at(k).only({"what", "at_least"});
      const int good = cases.at(k)["what"].one_of(std::span(kGoodIds).first(2));
      if (bonus.least[good] != 0) cases.at(k)["what"].fail("it is named twice", "each once");
      bonus.least[good] =
          read_byte(cases.at(k)["at_least"], data.start[good] + 1, data.limit[good]);
    }
    bonus.gain = read_program(item["gain"], kPlain, data);
    data.bonuses.push_back(bonus);
    add_named(item, kBonusSet, data);
  }
}

void read_seals(const JsonReader& file, Data& data) {
  data.catalog.add_set("seal");
  const auto list = file["seals"];
  const int most_rows = std::max(data.monuments[0].rows, data.monuments[1].rows);
  for (std::size_t i = 0; i < list.size(0, kMaxSeals) && file.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"id", "name", "cost", "final", "text", "source", "note"});
    item.leave({"text"});
    data.seals.push_back({read_price(item["cost"]), read_final(item["final"], most_rows, true)});
    add_named(item, kSealSet, data);
  }
  if (!file.ok()) return;
  data.catalog.add_set("seal_price");
  for (std::size_t i = 0; i < data.seals.size(); ++i) {
    const Thing seal{kSealSet, static_cast<std::uint16_t>(i)};
    data.catalog.add(data.catalog.id(seal), text_of(data, data.seals[i].price));
  }
}

void read_tokens(const JsonReader& file, Data& data) {
  data.catalog.add_set("token");
  const auto list = file["production_tokens"];
  for (std::size_t i = 0; i < list.size(0, kMaxTokens) && file.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"id", "gain", "text", "source", "note"});
    item.leave({"text"});
    data.tokens.push_back(read_program(item["gain"], kPlain, data));
    add_thing(item, kTokenSet, data, text_of(data, data.tokens.back()));
  }
}

void read_parler(const JsonReader& file, Data& data) {
  Parler& parler = data.parler;
  const auto start = file["start"];
  start.only(
      {"mines", "quarries", "max_mines", "max_quarries", "token_at_mines", "token_at_quarries"});
  parler.start = by_track(start, "");
  parler.most = by_track(start, "max_");
  parler.token_at = by_track(start, "token_at_");
  for (int i = 0; i < kProductions && file.ok(); ++i) {
    if (parler.start[i] >= parler.token_at[i] || parler.token_at[i] > parler.most[i]) {
      start.fail("the figures do not rise", "start, then token, then maximum");
    }
  }
  const auto seals = file["seals"];
  seals.only({"mines", "quarries", "other"});
  for (int i = 0; i < kProductions; ++i) {
    parler.seal[i] =
        static_cast<std::uint8_t>(read_thing(seals[kTrackIds[i]], data.catalog, kSealSet));
  }
  parler.other_seal = static_cast<std::uint8_t>(read_thing(seals["other"], data.catalog, kSealSet));
  const auto tokens = file["production_tokens"];
  for (std::size_t i = 0; i < tokens.size(0, kMaxTokens) && file.ok(); ++i) {
    parler.tokens |= TokenSet{1} << read_thing(tokens.at(i), data.catalog, kTokenSet);
  }
  const auto cycle = file["plaza_cycle"];
  for (std::size_t i = 0; i < cycle.size(1, kMaxPlazas) && file.ok(); ++i) {
    const int plaza = read_thing(cycle.at(i), data.catalog, kPlazaSet);
    const auto seen = std::find(parler.cycle.begin(), parler.cycle.end(), plaza);
    if (seen != parler.cycle.end()) cycle.at(i).fail("the plaza is named twice", "each once");
    parler.cycle.push_back(static_cast<std::uint8_t>(plaza));
  }
  data.catalog.add_set("card");
  const auto cards = file["cards"];
  for (std::size_t i = 0; i < cards.size(1, kMaxCards) && file.ok(); ++i) {
    read_card(cards.at(i), data);
  }
}

}  // namespace pionek::praga
