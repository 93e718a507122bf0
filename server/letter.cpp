#include "server/letter.hpp"

#include <algorithm>
#include <cctype>

namespace pionek {
namespace {

std::string link_to(const Notice& notice, const std::string& site) {
  return site.empty() ? "" : site + "/t/" + notice.table;
}

// "Anna, it is your turn: Power Grid (Friday)."
std::string sentence(const Notice& notice) {
  const bool polish = notice.to.lang == Lang::pl;
  std::string text = notice.name;
  text += text.empty() ? (polish ? "Twoja kolej: " : "It is your turn: ")
                       : (polish ? ", twoja kolej: " : ", it is your turn: ");
  text += notice.game;
  if (!notice.title.empty()) text += " (" + notice.title + ")";
  return text + ".";
}

std::string sentence_with_link(const Notice& notice, const std::string& site) {
  const std::string link = link_to(notice, site);
  return link.empty() ? sentence(notice) : sentence(notice) + " " + link;
}

// Slack reads <...> as a command: "<!channel>" would wake everybody.
std::string for_slack(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else
      out += c;
  }
  return out;
}

// A header holds other letters than those of ASCII only in this dress: "Napi=C4=99cie".
std::string for_header(const std::string& text) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  const auto plain = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  if (std::all_of(text.begin(), text.end(), plain)) return text;
  std::string out = "=?utf-8?Q?";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == ' ')
      out += '_';
    else if (plain(c) && std::isalnum(byte) != 0)
      out += c;
    else
      out += {'=', kHex[byte >> 4U], kHex[byte & 0xFU]};
  }
  return out + "?=";
}

json::object plain_json(const Notice& notice, const std::string& site) {
  json::object out{{"event", "your_turn"},    {"table", notice.table}, {"seat", notice.seat},
                   {"name", notice.name},     {"game", notice.game},   {"title", notice.title},
                   {"text", sentence(notice)}};
  if (!site.empty()) out["url"] = link_to(notice, site);
  return out;
}

}  // namespace

HookLetter hook_letter(const Notice& notice, const std::string& site) {
  const std::vector<std::string> json_type{"Content-Type: application/json"};
  const std::string text = sentence_with_link(notice, site);
  switch (notice.to.hook) {
    case Subscription::Hook::discord:
      return {json::serialize(json::object{{"content", text},
                                           {"allowed_mentions", {{"parse", json::array{}}}}}),
              json_type};
    case Subscription::Hook::slack:
      return {json::serialize(json::object{{"text", for_slack(text)}}), json_type};
    case Subscription::Hook::ntfy: {
      HookLetter letter{sentence(notice), {"Content-Type: text/plain; charset=utf-8"}};
      if (!site.empty()) letter.headers.push_back("Click: " + link_to(notice, site));
      return letter;
    }
    case Subscription::Hook::json:
    case Subscription::Hook::none:
      break;
  }
  return {json::serialize(plain_json(notice, site)), json_type};
}

std::string mail_letter(const Notice& notice, const std::string& site, const std::string& from,
                        const std::string& date) {
  const bool polish = notice.to.lang == Lang::pl;
  const std::string subject =
      (polish ? "Pionek: twoja kolej (" : "Pionek: it is your turn (") + notice.game + ")";
  const char* why = polish
                        ? "Ten adres podano przy stole; tam można wyłączyć takie wiadomości."
                        : "This address was given at the table; there it can be taken out again.";
  std::string out = "From: Pionek <" + from + ">\r\nTo: <" + notice.to.email +
                    ">\r\nDate: " + date + "\r\nSubject: " + for_header(subject) +
                    "\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
                    "Content-Transfer-Encoding: 8bit\r\nAuto-Submitted: auto-generated\r\n\r\n";
  out += sentence(notice) + "\r\n";
  if (!site.empty()) out += link_to(notice, site) + "\r\n";
  return out + "\r\n" + why + "\r\n";
}

}  // namespace pionek
