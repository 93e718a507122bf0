#include "server/post.hpp"

#include <curl/curl.h>

#include <chrono>
#include <cstring>
#include <ctime>

#include "server/letter.hpp"
#include "server/log.hpp"

namespace pionek {
namespace {

constexpr long kConnectSeconds = 5;
constexpr long kAllSeconds = 10;
constexpr std::size_t kMostHeard = 64 * 1024;  // of an answer that nobody reads

using Handle = std::unique_ptr<CURL, decltype(&curl_easy_cleanup)>;
using List = std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)>;

List list_of(const std::vector<std::string>& lines) {
  List list(nullptr, curl_slist_free_all);
  for (const std::string& line : lines) {
    list.reset(curl_slist_append(list.release(), line.c_str()));
  }
  return list;
}

// What both ways have in common: no proxy of the environment, no signals, no patience.
Handle new_handle(const char* url, const char* protocols) {
  Handle handle(curl_easy_init(), curl_easy_cleanup);
  if (handle == nullptr) return handle;
  CURL* curl = handle.get();
  curl_easy_setopt(curl, CURLOPT_URL, url);
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, protocols);
  curl_easy_setopt(curl, CURLOPT_PROXY, "");
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, kConnectSeconds);
  curl_easy_setopt(curl, CURLOPT_TIMEOUT, kAllSeconds);
  return handle;
}

// The answer is of no interest, but it must end.
std::size_t hear(const char* /*bytes*/, std::size_t /*one*/, std::size_t size, void* heard) {
  std::size_t& so_far = *static_cast<std::size_t*>(heard);
  so_far += size;
  return so_far > kMostHeard ? 0 : size;
}

struct Gate {
  const Post::MayGo& may_go;
  bool shut = false;
};

curl_socket_t pass(void* through, curlsocktype /*purpose*/, curl_sockaddr* to) {
  Gate& gate = *static_cast<Gate*>(through);
  sockaddr_storage address{};
  std::memcpy(&address, &to->addr, std::min<std::size_t>(sizeof(address), to->addrlen));
  if (!gate.may_go(address)) {
    gate.shut = true;
    return CURL_SOCKET_BAD;
  }
  return ::socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

std::size_t read_on(char* into, std::size_t one, std::size_t count, void* from) {
  std::string_view& left = *static_cast<std::string_view*>(from);
  const std::size_t size = std::min(one * count, left.size());
  std::memcpy(into, left.data(), size);
  left.remove_prefix(size);
  return size;
}

std::string date_now() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  static_cast<void>(gmtime_r(&now, &parts));
  std::array<char, 40> text{};
  return {text.data(),
          std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S +0000", &parts)};
}

Millis now() {
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

}  // namespace

SmtpSpec SmtpSpec::read(const JsonReader& in) {
  in.only({"url", "from", "user", "password"});
  SmtpSpec spec;
  spec.url = in["url"].string();
  spec.from = in["from"].string();
  if (in.has("user")) spec.user = in["user"].string();
  if (in.has("password")) spec.password = in["password"].string();
  return spec;
}

Post::Post(PostOptions options, MayGo may_go)
    : options_(std::move(options)), may_go_(std::move(may_go)) {
  curl_global_init(CURL_GLOBAL_DEFAULT);
  thread_ = std::thread([this] { work_on(); });
}

Post::~Post() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  more_.notify_one();
  thread_.join();
}

void Post::send(Notice notice) {
  {
    const std::lock_guard lock(mutex_);
    if (waiting_.size() >= kMostWaiting) return;  // the log tells of those before it
    waiting_.push_back(std::move(notice));
  }
  more_.notify_one();
}

void Post::work_on() {
  std::unique_lock lock(mutex_);
  for (;;) {
    more_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
    if (ending_) return;
    const Notice notice = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    deliver(notice);
    lock.lock();
  }
}

void Post::deliver(const Notice& notice) {
  const auto try_by = [&](const char* by, const std::string& address, const auto& carry) {
    const std::string wrong =
        addresses_.take(address, now()) ? carry() : "too many to the same address";
    if (wrong.empty()) return;
    log_event(Severity::warning, "notice",
              {{"table", notice.table}, {"seat", notice.seat}, {"by", by}, {"error", wrong}});
  };
  if (options_.webhooks && notice.to.hook != Subscription::Hook::none) {
    try_by("webhook", notice.to.url, [&] { return post(notice); });
  }
  if (options_.smtp && !notice.to.email.empty()) {
    try_by("email", notice.to.email, [&] { return mail(notice); });
  }
}

std::string Post::post(const Notice& notice) const {
  const Handle handle = new_handle(notice.to.url.c_str(), "http,https");
  if (handle == nullptr) return "out of memory";
  CURL* curl = handle.get();
  const HookLetter letter = hook_letter(notice, options_.site);
  const List headers = list_of(letter.headers);
  Gate gate{may_go_};
  std::size_t heard = 0;
  curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(curl, CURLOPT_USERAGENT, "Pionek");
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get());
  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, letter.body.c_str());
  curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, static_cast<long>(letter.body.size()));
  curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, pass);
  curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, &gate);
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, hear);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, &heard);
  const CURLcode code = curl_easy_perform(curl);
  if (gate.shut && code != CURLE_OK) return "the address is not one of the internet";
  if (code != CURLE_OK) return curl_easy_strerror(code);
  long status = 0;
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
  return status >= 200 && status < 300 ? "" : "the answer was " + std::to_string(status);
}

std::string Post::mail(const Notice& notice) const {
  const SmtpSpec& smtp = *options_.smtp;
  const Handle handle = new_handle(smtp.url.c_str(), "smtp,smtps");
  if (handle == nullptr) return "out of memory";
  CURL* curl = handle.get();
  const std::string letter = mail_letter(notice, options_.site, smtp.from, date_now());
  std::string_view left = letter;
  const List to = list_of({"<" + notice.to.email + ">"});
  if (!smtp.user.empty()) {
    curl_easy_setopt(curl, CURLOPT_USERNAME, smtp.user.c_str());
    curl_easy_setopt(curl, CURLOPT_PASSWORD, smtp.password.c_str());
  }
  // A password is never sent in the open.
  curl_easy_setopt(curl, CURLOPT_USE_SSL,
                   static_cast<long>(smtp.password.empty() ? CURLUSESSL_TRY : CURLUSESSL_ALL));
  curl_easy_setopt(curl, CURLOPT_MAIL_FROM, ("<" + smtp.from + ">").c_str());
  curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, to.get());
  curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
  curl_easy_setopt(curl, CURLOPT_READFUNCTION, read_on);
  curl_easy_setopt(curl, CURLOPT_READDATA, &left);
  const CURLcode code = curl_easy_perform(curl);
  return code == CURLE_OK ? "" : curl_easy_strerror(code);
}

}  // namespace pionek
