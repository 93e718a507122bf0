#include "server/seating.hpp"

#include <algorithm>
#include <array>

#include "server/secrets.hpp"

namespace pionek {

Seat Seating::seat_of(std::string_view hash) const {
  for (int seat = 0; seat < size(); ++seat) {
    for (const std::string* opens : {&at(seat).key_hash, &at(seat).next_hash}) {
      if (!opens->empty() && same_hash(*opens, hash)) return seat_at(seat);
    }
  }
  return nobody;
}

bool Seating::is_host(std::string_view hash) const {
  const Seat seat = seat_of(hash);
  return same_hash(host_hash, hash) || (seat != nobody && index(seat) == host_seat);
}

int Seating::persons() const {
  return static_cast<int>(std::count_if(chairs.begin(), chairs.end(), [](const Chair& chair) {
    return chair.kind != Chair::Kind::bot;
  }));
}

int Seating::first_open() const {
  for (int seat = 0; seat < size(); ++seat) {
    if (at(seat).kind == Chair::Kind::open) return seat;
  }
  return -1;
}

std::vector<int> Seating::missing_consents(int seat) const {
  std::vector<int> missing;
  for (int other = 0; other < size(); ++other) {
    const auto& given = at(seat).consents;
    const bool asked = other != seat && at(other).kind == Chair::Kind::person;
    if (asked && std::find(given.begin(), given.end(), other) == given.end()) {
      missing.push_back(other);
    }
  }
  return missing;
}

std::vector<int> Seating::given_up(int speaker) const {
  std::vector<int> gone;
  for (int seat = 0; seat < size(); ++seat) {
    if (seat != speaker && !at(seat).consents.empty()) gone.push_back(seat);
  }
  const auto lacks_a_voice = [&](int seat) {
    const std::vector<int> missing = missing_consents(seat);
    return !std::includes(gone.begin(), gone.end(), missing.begin(), missing.end());
  };
  const auto first = [&] { return std::find_if(gone.begin(), gone.end(), lacks_a_voice); };
  for (auto seat = first(); seat != gone.end(); seat = first()) gone.erase(seat);
  return gone;
}

void Seating::hand_to_bot(int seat, std::string bot) {
  at(seat).kind = Chair::Kind::bot;
  at(seat).bot = std::move(bot);
  at(seat).consents.clear();
}

bool Seating::take_back(int seat) {
  Chair& chair = at(seat);
  const Chair before = chair;
  if (chair.kind == Chair::Kind::open || chair.lent) chair.kind = Chair::Kind::person;
  if (chair.lent) chair.bot.clear();
  chair.lent = false;
  chair.consents.clear();
  return chair != before;
}

bool Seating::settle_key(int seat, std::string_view hash) {
  Chair& chair = at(seat);
  if (chair.next_hash.empty() || !same_hash(chair.next_hash, hash)) return false;
  chair.key_hash = std::exchange(chair.next_hash, "");
  chair.key_shared = false;
  return true;
}

bool Seating::take_colour(int seat, int colour) {
  const auto holder = std::find_if(chairs.begin(), chairs.end(),
                                   [&](const Chair& chair) { return chair.colour == colour; });
  if (holder != chairs.end()) {
    if (&*holder != &at(seat) && holder->kind == Chair::Kind::person) return false;
    holder->colour = at(seat).colour;
  }
  at(seat).colour = colour;
  return true;
}

json::object Seating::to_json() const {
  json::array seats;
  for (const Chair& chair : chairs) {
    json::object kept{{"kind", id(chair.kind)},
                      {"name", chair.name},
                      {"bot", chair.bot},
                      {"key", chair.key_hash},
                      {"next_key", chair.next_hash},
                      {"key_shared", chair.key_shared},
                      {"forfeited", chair.forfeited},
                      {"lent", chair.lent},
                      {"resigned", chair.resigned},
                      {"consents", json::value_from(chair.consents)},
                      {"colour", chair.colour}};
    if (chair.notices.any()) kept["notices"] = chair.notices.to_json();
    seats.push_back(std::move(kept));
  }
  return {{"chairs", std::move(seats)}, {"host", host_hash}, {"host_seat", host_seat}};
}

Seating Seating::read(const JsonReader& in) {
  Seating seating;
  seating.host_hash = in["host"].string();
  seating.host_seat = static_cast<int>(in["host_seat"].integer(-1, kMaxSeats - 1));
  const JsonReader chairs = in["chairs"];
  for (std::size_t i = 0; i < chairs.size(1, kMaxSeats); ++i) {
    const JsonReader from = chairs.at(i);
    Chair chair;
    chair.kind = static_cast<Chair::Kind>(from["kind"].one_of(kChairIds));
    chair.name = from["name"].string();
    chair.bot = from["bot"].string();
    chair.key_hash = from["key"].string();
    if (from.has("next_key")) chair.next_hash = from["next_key"].string();
    chair.key_shared = from.has("key_shared") && from["key_shared"].boolean();
    chair.forfeited = from["forfeited"].boolean();
    chair.lent = from.has("lent") && from["lent"].boolean();
    chair.resigned = from.has("resigned") && from["resigned"].boolean();
    const JsonReader consents = from["consents"];
    for (std::size_t k = 0; k < consents.size(0, kMaxSeats); ++k) {
      chair.consents.push_back(static_cast<int>(consents.at(k).integer(0, kMaxSeats - 1)));
    }
    if (from.has("notices")) chair.notices = Subscription::read(from["notices"]);
    // Tables from before colours could be chosen.
    chair.colour = from.has("colour") ? static_cast<int>(from["colour"].integer(0, kMaxSeats - 1))
                                      : static_cast<int>(i);
    seating.chairs.push_back(std::move(chair));
  }
  return seating;
}

std::string bot_title(int seat) {
  static constexpr std::array<const char*, kMaxSeats> kStars{"Altair", "Deneb", "Mizar",
                                                             "Rigel",  "Nunki", "Atria"};
  return kStars[static_cast<std::size_t>(seat)];
}

}  // namespace pionek
