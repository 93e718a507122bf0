// What a seat may see, for screens: all of the table but the order of the stacks, the hands of
// others (unless they are open) and which consequences of laws lie in the dusk deck.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/state_text.hpp"

namespace pionek::frostpunk {
namespace {

class Seen {
 public:
  Seen(const Frostpunk& game, const State& s, Seat viewer, JsonText& out)
      : game_(game), data_(game.data()), s_(s), viewer_(viewer), text_(data_, out), out_(out) {}

  void write() const {
    time();
    now();
    seats();
    people();
    heat();
    morale();
    map();
    cards();
    dusk();
    expeditions();
  }

 private:
  void time() const {
    out_.field("round", s_.round);
    out_.field("rounds", data_.last_round);
    out_.field("phase", kPhaseIds[static_cast<std::size_t>(s_.phase)]);
    out_.field("ending", kEndingIds[static_cast<std::size_t>(s_.ending)]);
    out_.field("society", data_.societies[s_.society].id);
    out_.field("leader", s_.leader);
    out_.array("columns", [&] {
      for (const Type type : data_.rounds) out_.word(kTypeIds[static_cast<std::size_t>(type)]);
    });
    out_.key("storm");
    out_.value(s_.storm == 0 ? std::nullopt : std::optional<int>(s_.storm));
    out_.field("hits", s_.hits);
    out_.field("depot", s_.depot);
    text_.activations(s_);
  }

  // What is being asked, with the figures that the question has.
  void now() const {
    if (s_.agenda.empty()) return out_.field("now", nullptr);
    const Task& top = s_.agenda.top();
    out_.object("now", [&] {
      out_.field("step", kStepIds[static_cast<std::size_t>(top.step)]);
      out_.field("seat", top.seat);
      if (top.left > 0) out_.field("left", top.left);
      if (top.step == Step::act) text_.thing("pawn", kPawnSet, top.a);
      if (top.step == Step::site) text_.thing("building", kBuildingSet, top.a);
      if (top.field > 0 && top.step != Step::run) text_.thing("field", kFieldSet, top.field - 1);
      if (top.step == Step::march || top.step == Step::place) {
        text_.thing("route", kRouteSet, top.a);
      }
      if (top.step == Step::lay) text_.ids("laid", kPlaceSet, top.bits);
      if (top.step == Step::peek) peeked(top);
    });
    out_.key("card");
    for (const Task* task = s_.agenda.end(); task-- != s_.agenda.begin();) {
      if (task->card == 0) continue;
      return out_.word(text_.id(kCardSet, task->card - 1));
    }
    out_.value(nullptr);
  }

  void peeked(const Task& top) const {
    out_.array("cards", [&] {
      for (const int mark : {top.a, top.b, top.c}) {
        if (mark != 0) out_.word(text_.id(kCardSet, data_.morning_cards + mark - 1));
      }
    });
  }

  void seats() const {
    out_.array("seats", [&] {
      for (int i = 0; i < s_.seats; ++i) {
        out_.object([&] {
          // An empty hand hides nothing.
          const bool open = s_.open_hands != 0 || seat_at(i) == viewer_ || s_.hand[i] == 0;
          out_.field("seat", i);
          text_.thing("advisor", kAdvisorSet, s_.advisor[i] - 1);
          out_.field("cards", std::popcount(s_.hand[i]));
          if (open) text_.ids("hand", kCitizenSet, s_.hand[i], 1);
          text_.thing("played", kCitizenSet, s_.played[i] == 0 ? -1 : s_.played[i]);
        });
      }
    });
    out_.field("mobilisation", s_.mobilisation != 0);
  }

  void people() const {
    const auto sleepers = Frostpunk::sleepers(s_);
    out_.object("people", [&] {
      for (int t = 0; t < kTypes; ++t) {
        out_.object(kTypeIds[t], [&] {
          out_.field("pop", s_.pop[t]);
          out_.field("sick", s_.sick[t]);
          out_.field("skull", s_.skull(t));
          out_.field("exhausted", s_.exhausted[t]);
          out_.field("pawns", game_.pawns_for(s_.pop[t]));
        });
      }
    });
    out_.object("pawns", [&] {
      for (int p = 0; p < kPawns; ++p) out_.object(kPawnIds[p], [&] { pawns(p); });
    });
    text_.resources("pool", s_.pool);
    out_.field("food", s_.food);
    out_.field("hunger", s_.hunger);
    out_.field("deaths", s_.deaths);
    out_.field("last_death", data_.last_death);
    out_.field("unsheltered", s_.unsheltered);
    out_.object("beds", [&] {
      const Frostpunk::Beds beds = game_.beds(s_);
      out_.field("all", beds.all);
      out_.field("children", beds.children);
      out_.field("needed", sleepers[0] + sleepers[1] + sleepers[2]);
    });
  }

  // Where the pawns of a kind are.
  void pawns(int p) const {
    const auto pawn = static_cast<Pawn>(p);
    int scouts = 0;
    for (const Route& route : s_.routes) scouts += route.scout == p + 1 ? 1 : 0;
    int working = s_.clearing[p] + s_.building[p];
    s_.manned.each([&](int field) { working += pawn_of(s_.field[field].pawn) == pawn ? 1 : 0; });
    for (const std::uint8_t mark : s_.special) {
      working += mark != 0 && pawn_of(mark) == pawn ? 1 : 0;
    }
    out_.field("ready", s_.ready[p]);
    out_.field("tired", s_.tired[p]);
    out_.field("working", working);
    out_.field("clearing", s_.clearing[p]);
    out_.field("building", s_.building[p]);
    out_.field("scouts", scouts);
  }

  void heat() const {
    const Frostpunk::Warmth warm = game_.warmth(s_);
    out_.object("heat", [&] {
      out_.field("heat", s_.heat);
      out_.field("cold", s_.cold);
      out_.object("ranges", [&] {
        for (int r = 0; r < kRanges; ++r) out_.field(kLevelIds[r], s_.range[r]);
      });
      out_.object("warm", [&] {
        for (int r = 0; r < kRanges; ++r) out_.field(kLevelIds[r], warm.level[r]);
      });
      out_.array("zones", [&] {
        for (const bool zone : warm.zone) out_.value(zone);
      });
      out_.field("overheated", s_.overheated != 0);
      out_.field("overload", s_.overload);
      out_.field("small", data_.small_overload);
      out_.field("lodged", s_.lodged);
      out_.field("drawer", s_.drawer);
      out_.field("upgraded", s_.tower != 0);
      // Beyond which heat each range is warm: its marker, less what laws and technologies give.
      out_.object("reach", [&] {
        for (int r = 0; r < kRanges; ++r) out_.field(kLevelIds[r], game_.reach(s_)[r]);
      });
      // What each amount of coal would bring about.
      out_.array("stoking", [&] {
        for (int coal = 1; coal <= game_.most_coal(s_); ++coal) stoked(coal);
      });
    });
  }

  void stoked(int coal) const {
    State then = s_;
    then.heat = byte(game_.heat_after(s_, coal));
    const Frostpunk::Beds beds = game_.beds(then);
    out_.object([&] {
      out_.field("heat", then.heat);
      out_.field("beds", beds.all);
      out_.field("children", beds.children);
    });
  }

  void morale() const {
    text_.tokens("hope", s_.tokens(Side::hope));
    text_.tokens("discontent", s_.tokens(Side::discontent));
    std::array<int, kTokens> bag{};
    for (int token = 0; token < kTokens; ++token) bag[token] = data_.tokens[token];
    for (const Track& track : s_.track) {
      for (const std::uint8_t mark : track) --bag[token_of(mark)];
    }
    out_.object("bags", [&] {
      for (int token = 0; token < kTokens; ++token) out_.field(kTokenIds[token], bag[token]);
    });
    out_.array("track_lengths", [&] {
      for (const int length : data_.track_length) out_.value(length);
    });
  }

  void map() const {
    const Frostpunk::Warmth warm = game_.warmth(s_);
    text_.places(s_);
    text_.corners(s_);
    out_.object("fields", [&] {
      s_.land.each([&](int field) {
        out_.object(text_.id(kFieldSet, field), [&] { write_field(field, warm); });
      });
    });
    out_.object("supply", [&] {
      for (std::size_t b = 0; b < data_.buildings.size(); ++b) {
        const int building = static_cast<int>(b);
        if (s_.supply[b] == 0) continue;
        out_.object(text_.id(kBuildingSet, building), [&] {
          out_.field("left", s_.supply[b]);
          out_.field("unlocked", game_.unlocked(s_, building));
        });
      }
    });
    out_.object("tiles", [&] {
      for (int far = 0; far < 2; ++far) out_.field(kKindIds[far], s_.tiles[far].size());
    });
  }

  void write_field(int field, const Frostpunk::Warmth& warm) const {
    const Field& at = s_.field[field];
    if (at.holds != kNothing) {
      out_.field("holds", kContentIds[at.holds]);
      out_.field("n", at.count);
    }
    if (at.building != 0) {
      text_.thing("building", kBuildingSet, at.building - 1);
      out_.field("upgraded", at.upgraded != 0);
      out_.field("level", kLevelIds[static_cast<std::size_t>(game_.level(s_, field))]);
      out_.field("warm", game_.is_warm_building(s_, warm, field));
    } else {
      out_.field("warm", game_.is_warm(s_, warm, field));
    }
    if (at.pawn != 0) text_.pawn(at.pawn);
  }

  void cards() const {
    text_.ids("scenario", kCardSet, s_.face_up, data_.scenario_start);
    text_.events(s_);
    text_.specials(s_);
    out_.object("laws", [&] {
      text_.ids("stack", kLawSet, s_.law_stack);
      text_.ids("enacted", kLawSet, s_.enacted);
      text_.ids("suspended", kLawSet, s_.suspended);
    });
    text_.things("techs", kTechSet, s_.tech);
    text_.ids("researched", kTechSet, s_.researched);
    if (s_.studied == 0) {
      out_.field("research", nullptr);
    } else {
      out_.object("research", [&] {
        text_.thing("tech", kTechSet, s_.studied - 1);
        out_.field("round", s_.research_at);
      });
    }
    text_.ids("citizen_discard", kCitizenSet, s_.citizen_discard, 1);
    text_.ids("weather_discard", kWeatherSet, s_.weather_discard);
    out_.object("stacks", [&] {
      out_.field("morning", s_.morning.size());
      out_.field("weather", s_.weather.size());
      out_.field("citizens", s_.citizens.size());
      out_.field("consultations", s_.consultations.size());
    });
  }

  // Cards of the deck are known by number, but for consequences that nobody has seen.
  void dusk() const {
    BitSet hidden;
    std::uint16_t laws = 0;
    for (int law = 0; law < data_.laws.size(); ++law) {
      for (const CardId card : data_.laws[law].consequences) {
        const int at = game_.dusk_index(card);
        if (!s_.dusk_deck.has(at) || s_.dusk_seen.has(at)) continue;
        hidden.add(at);
        laws = static_cast<std::uint16_t>(laws | 1U << law);
      }
    }
    out_.object("dusk", [&] {
      text_.ids("deck", kCardSet, s_.dusk_deck - hidden, data_.morning_cards);
      text_.ids("consequences", kLawSet, laws);
      text_.ids("discard", kCardSet, s_.dusk_discard, data_.morning_cards);
      text_.ids("on_laws", kCardSet, s_.dusk_on_law, data_.morning_cards);
      text_.thing("next", kCardSet, s_.consultations.empty() ? -1 : s_.consultations.back());
    });
  }

  void expeditions() const {
    out_.field("expeditions", game_.most_expeditions(s_));
    out_.array("routes", [&] {
      for (const Route& route : s_.routes) out_.object([&] { write_route(route); });
    });
    out_.object("places_left", [&] {
      for (int stack = 0; stack < kStacks; ++stack) {
        const auto& cards = s_.expeditions[stack];
        out_.object(kStackIds[stack], [&] {
          out_.field("left", cards.size());
          text_.thing("top", kExpeditionSet, cards.empty() ? -1 : cards.back());
        });
      }
    });
  }

  void write_route(const Route& route) const {
    out_.array("cards", [&] {
      for (int i = 0; i < route.cards.size(); ++i) {
        out_.object([&] {
          text_.thing("card", kExpeditionSet, route.cards[i]);
          out_.field("explored", (route.black >> i & 1) != 0);
        });
      }
    });
    text_.thing("scout", kPawnSet, route.scout - 1);
    out_.field("at", route.at);
    out_.field("length", game_.route_length(route));
  }

  const Frostpunk& game_;
  const Data& data_;
  const State& s_;
  Seat viewer_;
  StateText text_;
  JsonText& out_;
};

}  // namespace

std::string Frostpunk::describe(const State& s, Seat viewer) const {
  return object_text([&](JsonText& out) { Seen(*this, s, viewer, out).write(); });
}

}  // namespace pionek::frostpunk
