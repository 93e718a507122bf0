#include "server/notice.hpp"

#include <algorithm>

#include "server/address.hpp"

namespace pionek {
namespace {

constexpr std::size_t kLongestUrl = 500;
constexpr std::size_t kLongestEmail = 200;

bool plain(char c) { return c > ' ' && c < 0x7f; }

// "https://example.org:8443/x" is "example.org"; of an address of version 6 without the brackets.
std::string_view host_of(std::string_view url) {
  url.remove_prefix(std::min(url.size(), url.find("://") + 3));
  url = url.substr(0, url.find_first_of("/?#"));
  if (const std::size_t at = url.rfind('@'); at != url.npos) url.remove_prefix(at + 1);
  if (url.starts_with('[')) return url.substr(1, url.find(']') - 1);
  return url.substr(0, url.rfind(':'));
}

}  // namespace

json::object Subscription::to_json() const {
  return {{"hook", id(hook)}, {"url", url}, {"email", email}, {"lang", pionek::id(lang)}};
}

Subscription Subscription::read(const JsonReader& in) {
  Subscription out;
  out.hook = static_cast<Hook>(in["hook"].one_of(kHookIds));
  out.url = in["url"].string();
  out.email = in["email"].string();
  out.lang = kLangs[static_cast<std::size_t>(in["lang"].one_of(kLangIds))];
  return out;
}

std::optional<Error> check_hook_url(const std::string& url) {
  const auto fail = [](const char* what) {
    return Error{what, "url", "https://... of a server on the internet"};
  };
  const bool web = url.starts_with("https://") || url.starts_with("http://");
  if (!web || url.size() > kLongestUrl || !std::all_of(url.begin(), url.end(), plain)) {
    return fail("this is no address of the web");
  }
  const std::string host(host_of(url));
  const auto literal = read_address(host);
  if (host.empty()) return fail("the address has no host");
  if (host == "localhost" || (literal && !is_public(*literal))) {
    return fail("private addresses are refused");
  }
  return std::nullopt;
}

std::optional<Error> check_email(const std::string& email) {
  constexpr std::string_view kRefused = "<>()[],;:\\\"";
  const std::size_t at = email.find('@');
  const bool sound = email.size() <= kLongestEmail && at != email.npos && at > 0 &&
                     at + 1 < email.size() && email.find('@', at + 1) == email.npos &&
                     std::all_of(email.begin(), email.end(), plain) &&
                     email.find_first_of(kRefused) == email.npos && email[0] != '-';
  if (sound) return std::nullopt;
  return Error{"this is no address of a mailbox", "email", "name@example.org"};
}

}  // namespace pionek
