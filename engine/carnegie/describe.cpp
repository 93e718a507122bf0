// What anybody may see, for screens: everything but the faces of Andrew's hidden cards (CA-1501).
#include <bit>
#include <optional>

#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/state_text.hpp"

namespace pionek::carnegie {
namespace {

constexpr std::array<std::string_view, 4> kPlaceIds{"disc", "vp", "limit", "blank"};

void write_gains(JsonText& out, const Gains& gains) {
  for (int r = 0; r < kResources; ++r) {
    if (gains[r] > 0) out.field(kResourceIds[r], gains[r]);
  }
}

void write_event(JsonText& out, const Event& event) {
  out.array("events", [&] {
    if (event.income) out.value("income");
    if (event.donation) out.value("donation");
  });
  const auto region = kRegionIds[static_cast<std::size_t>(event.region)];
  out.field("region", event.income ? std::optional(region) : std::nullopt);
}

void write_choices(JsonText& out, const StripSpace& place) {
  for (int i = 0; i < place.choice_of.size(); ++i) {
    out.object([&] { out.field(kResourceIds[place.choice_of[i]], place.choice_amount[i]); });
  }
}

// Draws one player's things.
class Seen {
 public:
  Seen(const Carnegie& game, const State& s, Seat seat, JsonText& out)
      : game_(game),
        text_(game.data(), out),
        out_(out),
        s_(s),
        seat_(seat),
        player_(s.player(seat)) {}

  void write() const {
    int lying = 0;
    int away = 0;
    for (const int each : player_.lying) lying += each;
    for (const int each : player_.mission) away += each;
    out_.field("seat", index(seat_));
    out_.field("money", player_.money);
    out_.field("goods", player_.goods);
    out_.field("vp", player_.vp);
    out_.field("standing", player_.active());
    out_.field("lying", lying);
    out_.field("on_mission", away);
    out_.field("reserve", player_.reserve);
    out_.field("discs", player_.supply);
    out_.field("action_tile", player_.action_tile != 0);
    text_.department("reserved", player_.reserved);
    text_.members("donations", kDonationSet, player_.donations);
    out_.field("donation_cost", game_.donation_cost(player_));
    out_.field("donation_cap", game_.donation_cap(player_));
    text_.regions("missions", player_.mission);
    out_.object("transport", [&] {
      for (int r = 0; r < kRegions; ++r) out_.object(kRegionIds[r], [&] { transport(r); });
    });
    out_.object("rooms", [&] {
      for (int at = 0; at < kRooms; ++at) {
        out_.object(text_.id(kRoomSet, at), [&] { room(at); });
      }
    });
    out_.object("strips", [&] {
      for (int type = 0; type < kTypes; ++type) out_.object(kTypeIds[type], [&] { strip(type); });
    });
    out_.object("income", [&] { income(); });
    out_.object("connection", [&] { connection(); });
    out_.object("worth", [&] { worth(); });
  }

 private:
  void room(int room) const {
    const DepartmentId id = player_.room[room];
    const Department* there = id < kMaxDepartments ? &game_.data().department(id) : nullptr;
    text_.department("department", id);
    out_.field("lobby", id == kLobby);
    out_.field("standing", player_.standing(room));
    out_.field("lying", player_.lying[room]);
    out_.field("printed", there == nullptr ? 0 : there->printed);
    out_.array("desks", [&] {
      for (int desk = 0; there != nullptr && desk < there->desks.size(); ++desk) {
        out_.object([&] {
          out_.field("cost", there->desks[desk]);
          out_.field("taken", (player_.desks[room] >> desk & 1) != 0);
        });
      }
    });
  }

  void transport(int r) const {
    const Track& track = game_.data().tracks[r];
    const int at = player_.transport[r];
    const bool ends = at + 1 >= track.size();
    out_.field("position", at);
    out_.field("level", kLevelIds[static_cast<std::size_t>(track[at].level)]);
    out_.object("income", [&] { write_gains(out_, track[at].income); });
    out_.field("next_cost", ends ? std::nullopt : std::optional(game_.step_cost(player_, r)));
  }

  void strip(int type) const {
    const Strip& strip = game_.strip(player_, type);
    int vp = 0;
    for (int at = 0; at <= player_.position[type]; ++at) vp += strip[at].end_vp;
    out_.field("side", kSideIds[player_.side(type)]);
    out_.field("position", player_.position[type]);
    out_.field("discs", std::popcount(player_.discs[type]));
    out_.field("goods", game_.data().types[type].goods);
    out_.field("end_vp", vp);
    out_.array("places", [&] {
      for (int at = 0; at < strip.size(); ++at) {
        const bool visible = at <= player_.position[type];
        const bool disc = (player_.discs[type] >> at & 1) != 0;
        out_.object([&] { place(strip[at], visible, disc); });
      }
    });
  }

  void place(const StripSpace& place, bool visible, bool disc) const {
    out_.field("kind", kPlaceIds[static_cast<std::size_t>(place.kind)]);
    out_.field("cost", place.cost);
    out_.field("visible", visible);
    out_.field("disc", disc);
    out_.field("built", visible && !disc && place.kind == StripSpace::Kind::disc);
    out_.object("income", [&] { write_gains(out_, place.income); });
    out_.array("choice", [&] { write_choices(out_, place); });
    out_.field("end_vp", place.end_vp);
    out_.field("cap_bonus", place.cap_bonus);
  }

  // Calls use(place) for each that pays at an income event: in sight and without a disc.
  template <class Use>
  void each_paying(Use use) const {
    for (int type = 0; type < kTypes; ++type) {
      const Strip& strip = game_.strip(player_, type);
      for (int at = 0; at <= player_.position[type]; ++at) {
        if ((player_.discs[type] >> at & 1) == 0) use(strip[at]);
      }
    }
  }

  // What the projects pay at the next income event (CA-404).
  void income() const {
    Gains sum{};
    each_paying([&](const StripSpace& place) {
      for (int r = 0; r < kResources; ++r) {
        sum[r] = static_cast<std::uint8_t>(sum[r] + place.income[r]);
      }
    });
    write_gains(out_, sum);
    out_.array("choices", [&] {
      each_paying([&](const StripSpace& place) {
        if (!place.choice_of.empty()) out_.array([&] { write_choices(out_, place); });
      });
    });
  }

  void connection() const {
    const auto best = game_.connection(player_, game_.cities_of(s_, seat_));
    out_.field("vp", best.vp);
    out_.field("value", best.value);
    const auto level = kLevelIds[static_cast<std::size_t>(best.level)];
    out_.field("level", best.vp > 0 ? std::optional(level) : std::nullopt);
    text_.members("cities", kCitySet, best.cities);
    out_.key("next");
    next_level(best);
  }

  // The research that would lift the level of the connection, and its worth then.
  void next_level(const Carnegie::Connection& best) const {
    if (best.vp == 0 || best.level == Level::railway) return out_.value(nullptr);
    const auto wanted = static_cast<Level>(static_cast<int>(best.level) + 1);
    int cost = 0;
    unsigned regions = 0;
    for (int r = 0; r < kRegions; ++r) {
      if ((best.cities & game_.data().cities_in[r]) == 0) continue;
      Player ahead = player_;
      while (game_.level(ahead, r) < wanted) {
        const int last = game_.data().tracks[r].size() - 1;
        const int next = ahead.transport[r] + 1;
        if (next > last || (next == last && game_.last_is_taken(s_, r))) {
          return out_.value(nullptr);
        }
        regions |= 1U << r;
        cost += game_.step_cost(ahead, r);
        ++ahead.transport[r];
      }
    }
    out_.object([&] {
      out_.field("level", kLevelIds[static_cast<std::size_t>(wanted)]);
      out_.field("cost", cost);
      out_.array("regions", [&] {
        for (; regions != 0; regions &= regions - 1) {
          out_.value(kRegionIds[static_cast<std::size_t>(std::countr_zero(regions))]);
        }
      });
      out_.field("vp", game_.data().connection_vp[best.value][static_cast<std::size_t>(wanted)]);
    });
  }

  // What each donation field gives now, or would give as the next donation.
  void worth() const {
    State ahead = s_;
    for (int field = 0; field < static_cast<int>(game_.data().fields.size()); ++field) {
      ahead.player(seat_).donations = player_.donations | FieldSet{1} << field;
      const auto given = game_.donations(ahead, seat_, game_.achievements(ahead, seat_));
      out_.field(text_.id(kDonationSet, field), given.own[field]);
    }
  }

  const Carnegie& game_;
  StateText text_;
  JsonText& out_;
  const State& s_;
  Seat seat_;
  const Player& player_;
};

void write_timeline(JsonText& out, const Carnegie& game, const State& s) {
  for (int row = 0; row < kRows; ++row) {
    out.object(kRowIds[row], [&] {
      out.field("tile", game.data().timeline_tiles[s.timeline[row]].id);
      out.field("side", kFaceIds[s.timeline_side[row]]);
      out.field("marker", s.column[row]);
      out.array("spaces", [&] {
        for (int column = 1; column < kColumns; ++column) {
          out.object([&] { write_event(out, game.event_at(s, row, column)); });
        }
      });
    });
  }
}

// The back of a card that lies face down.
void write_back(JsonText& out, const Data& data, CardId id) {
  if (id == kNoCard) return out.field("back", nullptr);
  const Card& card = data.cards[id];
  out.field("back", card.advanced ? "?" : kRowIds[static_cast<std::size_t>(card.row)]);
}

void write_card(const StateText& text, CardId id) {
  JsonText& out = text.out;
  const Card& card = text.data.cards[id];
  out.field("id", text.id(kCardSet, id));
  out.field("action", kRowIds[static_cast<std::size_t>(card.row)]);
  out.field("donation", text.id(kDonationSet, card.donation));
  out.field("shift", card.shift);
  out.array("management", [&] {
    for (const Row row : card.management) out.value(kRowIds[static_cast<std::size_t>(row)]);
  });
  out.array("cities", [&] {
    for (const int city : card.cities) out.value(text.id(kCitySet, city));
  });
  out.field("region", kRegionIds[static_cast<std::size_t>(card.region)]);
  out.field("steps", card.steps);
}

void write_sheet(JsonText& out, const Carnegie& game, const State& s) {
  for (const ScoreLine& line : game.andrew_sheet(s)) {
    out.object([&] {
      out.field("points", line.points);
      out.field("en", game.words(Lang::en).text(line.words, game.catalog()));
      out.field("pl", game.words(Lang::pl).text(line.words, game.catalog()));
    });
  }
}

void write_andrew(const StateText& text, const Carnegie& game, const State& s) {
  JsonText& out = text.out;
  const Andrew& andrew = s.andrew;
  out.field("level", text.data.difficulties[andrew.level].id);
  out.field("points", game.scores(s).rival->points);
  out.array("sheet", [&] { write_sheet(out, game, s); });
  out.field("discs", andrew.discs);
  text.regions("transport", andrew.transport);
  text.counts("tiles", kTileSet, andrew.tiles);
  text.members("donations", kDonationSet, andrew.donations);
  write_back(out, text.data, andrew.card);
  out.key("card");
  if (andrew.shown != 0) {
    out.object([&] { write_card(text, andrew.card); });
  } else {
    out.value(nullptr);
  }
  out.field("score_card", andrew.shift);
  out.array("filed", [&] {
    for (std::size_t i = 0; i < text.data.score_cards.size(); ++i) {
      out.object([&] {
        out.field("vp", text.data.score_cards[i]);
        out.field("cards", andrew.filed[i]);
      });
    }
  });
  out.field("chooses", s.round > 0 && s.round % 2 == 0);
  out.object("deck", [&] {
    int basic = 0;
    for (const CardId id : s.deck) basic += text.data.cards[id].advanced ? 0 : 1;
    out.field("cards", s.deck.size());
    out.field("basic", basic);
    write_back(out, text.data, s.deck.empty() ? kNoCard : s.deck.back());
  });
}

// What is being asked, with the figures of the turn.
void write_now(const StateText& text, const State& s) {
  JsonText& out = text.out;
  const Task& top = s.agenda.top();
  out.field("step", kStepIds[static_cast<std::size_t>(top.step)]);
  out.field("seat", index(top.seat));
  // Moves or points that can be spent now.
  const bool points = top.step == Step::use && top.a != static_cast<int>(Row::hr) && top.pool > 0;
  if (top.step == Step::moves || top.step == Step::research || points) {
    out.field("left", top.pool);
  }
  const Task& turn = s.agenda.bottom();
  const bool turns = turn.step == Step::use || turn.step == Step::research;
  if (s.phase != Phase::departments || !turns) return;
  out.field("category", kRowIds[turn.a]);
  text.thing("open", kRoomSet, turn.b == kNoRoom ? -1 : turn.b);
  out.field("used", turn.used);
  text.members("closed", kRoomSet, turn.closed);
  out.field("pool", turn.pool);
}

void write_fields(const StateText& text, const State& s) {
  JsonText& out = text.out;
  for (int field = 0; field < static_cast<int>(text.data.fields.size()); ++field) {
    out.array(text.id(kDonationSet, field), [&] {
      if (s.field[field] != kNoHolder) text.holder(s.field[field]);
      for (int i = 0; i < s.seats; ++i) {
        const bool second = s.field[field] != holder(seat_at(i));
        if (second && (s.players[i].donations >> field & 1) != 0) out.value(i);
      }
    });
  }
}

}  // namespace

std::string Carnegie::describe(const State& s, Seat /*viewer*/) const {
  return object_text([&](JsonText& out) {
    const StateText text(*data_, out);
    // An object, or null when there is nothing to say.
    const auto maybe = [&](std::string_view key, bool is, const auto& write) {
      if (!is) return out.field(key, nullptr);
      out.object(key, write);
    };
    out.field("round", s.round);
    out.field("rounds", data_->rounds);
    out.field("phase", kPhaseIds[static_cast<std::size_t>(s.phase)]);
    out.field("first_player", s.first);
    out.array("order", [&] {
      for (int i = 0; i < s.seats; ++i) out.value(index(s.in_order(i)));
    });
    out.object("timeline", [&] { write_timeline(out, *this, s); });
    text.row("row", s.row);
    text.row("advancing", s.advancing);
    maybe("event", s.row < kRows, [&] { write_event(out, event(s)); });
    maybe("now", !s.agenda.empty(), [&] { write_now(text, s); });
    out.array("players", [&] {
      for (int i = 0; i < s.seats; ++i) {
        out.object([&] { Seen(*this, s, seat_at(i), out).write(); });
      }
    });
    text.discs("discs", s);
    out.object("donations", [&] { write_fields(text, s); });
    text.market("market", s);
    maybe("andrew", s.solo(), [&] { write_andrew(text, *this, s); });
  });
}

}  // namespace pionek::carnegie
