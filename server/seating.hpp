// Who sits where at a table, and whose keys open which seat.
#pragma once

#include <string>
#include <vector>

#include "engine/core/json.hpp"
#include "engine/core/seat.hpp"
#include "server/notice.hpp"

namespace pionek {

struct Chair {
  enum class Kind { open, person, bot };

  Kind kind = Kind::open;
  std::string name;
  std::string bot;            // which one plays, when kind is bot
  std::string key_hash;       // of the seat's secret link; empty for a bot from the start
  std::string next_hash;      // of the key that its person was given instead, until it is used
  bool key_shared = false;    // whoever made the link has it, too
  bool forfeited = false;     // its time ran out where that loses the game
  bool lent = false;          // to a bot, until its person comes back
  bool resigned = false;      // its person gave up; a bot plays on for good
  std::vector<int> consents;  // the seats that agree to hand this one to a bot
  int colour = 0;             // 0 to 5, of no two chairs the same; only how it looks
  Subscription notices{};     // where its person is told of the turn

  friend bool operator==(const Chair&, const Chair&) = default;
};

inline constexpr std::array<std::string_view, 3> kChairIds{"open", "person", "bot"};
constexpr std::string_view id(Chair::Kind kind) {
  return kChairIds[static_cast<std::size_t>(kind)];
}

struct Seating {
  std::vector<Chair> chairs;
  std::string host_hash;
  int host_seat = -1;  // the host's own seat opens what the host's key opens

  [[nodiscard]] int size() const { return static_cast<int>(chairs.size()); }
  [[nodiscard]] Chair& at(int seat) { return chairs[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] const Chair& at(int seat) const { return chairs[static_cast<std::size_t>(seat)]; }
  // Whose key has this hash; nobody when it opens no seat.
  [[nodiscard]] Seat seat_of(std::string_view hash) const;
  [[nodiscard]] bool is_host(std::string_view hash) const;
  // The seats that are not bots'.
  [[nodiscard]] int persons() const;
  // The first open seat, or -1.
  [[nodiscard]] int first_open() const;
  // The persons who have not yet agreed to hand the seat to a bot.
  [[nodiscard]] std::vector<int> missing_consents(int seat) const;
  // The seats that all others agree to hand to bots, now that `speaker` has spoken. Those who are
  // given up together are not asked about each other: when two are gone, neither can answer.
  [[nodiscard]] std::vector<int> given_up(int speaker) const;
  // From now on a bot plays there. Nobody's consent is asked again.
  void hand_to_bot(int seat, std::string bot);
  // Its person is here: nobody is gone, and a bot that stood in goes. False when nothing is new.
  bool take_back(int seat);
  // A key was used. If it is the one that the person alone was given, the older one is void: true.
  bool settle_key(int seat, std::string_view hash);
  // Gives the seat a colour. A bot's or an open seat that has it gets the old one for it; false,
  // and nothing changes, when it is another person's.
  [[nodiscard]] bool take_colour(int seat, int colour);

  [[nodiscard]] json::object to_json() const;
  // What is wrong is latched in the reader.
  static Seating read(const JsonReader& in);

  friend bool operator==(const Seating&, const Seating&) = default;
};

// What a bot is called that nobody named: a star, which has one name in all languages and which no
// person is called. The same seat has always the same one.
std::string bot_title(int seat);

}  // namespace pionek
