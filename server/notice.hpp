// Word for people who are not at the table: it is your turn. A seat says where to; who carries it
// there is behind `Notifier`.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "engine/core/json.hpp"
#include "engine/core/lang.hpp"

namespace pionek {

// Where a seat wants to be told. The address of a webhook is a secret: whoever has it can write
// there. It is never shown again.
struct Subscription {
  enum class Hook { none, json, discord, slack, ntfy };

  Hook hook = Hook::none;
  std::string url;
  std::string email;  // empty: no letters
  Lang lang = Lang::en;

  [[nodiscard]] bool any() const { return hook != Hook::none || !email.empty(); }
  [[nodiscard]] json::object to_json() const;
  static Subscription read(const JsonReader& in);

  friend bool operator==(const Subscription&, const Subscription&) = default;
};

inline constexpr std::array<std::string_view, 5> kHookIds{"none", "json", "discord", "slack",
                                                          "ntfy"};
constexpr std::string_view id(Subscription::Hook hook) {
  return kHookIds[static_cast<std::size_t>(hook)];
}

// Whether they are addresses at all, and none that is obviously this machine or its neighbours.
std::optional<Error> check_hook_url(const std::string& url);
std::optional<Error> check_email(const std::string& email);

struct Notice {
  Subscription to;
  std::string table;
  int seat = 0;
  std::string name;   // of the one who is told
  std::string game;   // as people call it
  std::string title;  // of the table; may be empty
};

class Notifier {
 public:
  Notifier() = default;
  Notifier(const Notifier&) = delete;
  Notifier& operator=(const Notifier&) = delete;
  virtual ~Notifier() = default;

  // What the operator allows.
  [[nodiscard]] virtual bool webhooks() const = 0;
  [[nodiscard]] virtual bool emails() const = 0;
  // From any thread; never blocks.
  virtual void send(Notice notice) = 0;
};

}  // namespace pionek
