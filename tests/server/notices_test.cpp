// Word for those who are not at the table: when, to whom, and in which shape; and that the post
// goes nowhere it must not go.
#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <fstream>
#include <future>
#include <thread>

#include "server/letter.hpp"
#include "server/post.hpp"
#include "tests/server/process.hpp"
#include "tests/server/support.hpp"

namespace pionek {
namespace {

const std::string kSecret = "https://hooks.example.org/T0/very-secret";

struct Recorder final : Notifier {
  [[nodiscard]] bool webhooks() const override { return hooks; }
  [[nodiscard]] bool emails() const override { return mails; }
  void send(Notice notice) override { sent.push_back(std::move(notice)); }

  bool hooks = true;
  bool mails = true;
  std::vector<Notice> sent;
};

struct Notices : testing::Test {
  Notices() {
    server.services.notifier = &recorder;
    json::object wanted = persons(2);
    wanted["title"] = "Friday";
    made = server.create(wanted);
    table = text_of(made.at("table"));
  }
  void start() {
    server.ask("POST", "/api/tables/" + table + "/start", {{"key", made.at("host")}});
  }
  HttpResponse subscribe(int seat, json::object what) {
    what["key"] = key_of(made, seat);
    return server.ask("POST", "/api/tables/" + table + "/notices", what);
  }
  static json::object hook(const std::string& url = kSecret, const char* kind = "discord") {
    return {{"webhook", json::object{{"kind", kind}, {"url", url}}}};
  }

  Recorder recorder;
  TestServer server;
  json::object made;
  std::string table;
};

TEST_F(Notices, AreForTheSeatToMoveWhenNobodyOfItIsHere) {
  EXPECT_EQ(subscribe(0, hook()).status, 200);
  EXPECT_EQ(subscribe(1, {{"email", "bartek@example.org"}, {"lang", "pl"}}).status, 200);
  start();
  server.loop.pass(29 * 1000);
  EXPECT_TRUE(recorder.sent.empty()) << "perhaps somebody only loads the page anew";
  server.loop.pass(2 * 1000);
  ASSERT_EQ(recorder.sent.size(), 1U);
  const int first = recorder.sent[0].seat;
  EXPECT_EQ(recorder.sent[0].table, table);
  EXPECT_EQ(recorder.sent[0].title, "Friday");
  server.loop.pass(3600 * 1000);
  EXPECT_EQ(recorder.sent.size(), 1U) << "once a turn";

  // Until it is the other's turn.
  const auto here = server.sit(table, key_of(made, first).c_str());
  server.loop.until([&] { return here->last("view") != nullptr; });
  while (here->last("view")->contains("menu")) ASSERT_TRUE(server.play_next(table, {here}));
  server.loop.pass(31 * 1000);
  ASSERT_EQ(recorder.sent.size(), 2U);
  EXPECT_EQ(recorder.sent[1].seat, 1 - first);

  // Whoever is here is not told.
  const auto other = server.sit(table, key_of(made, 1 - first).c_str());
  for (int i = 0; i < 10; ++i) {
    ASSERT_TRUE(server.play_next(table, {here, other}));
    server.loop.pass(31 * 1000);
  }
  EXPECT_EQ(recorder.sent.size(), 2U);
}

TEST_F(Notices, NeverShowAnAddressAgain) {
  const HttpResponse answer = subscribe(0, hook());
  EXPECT_EQ(answer.body.find("very-secret"), std::string::npos);
  subscribe(0, {{"email", "anna@example.org"}});
  const auto anna = server.sit(table, key_of(made, 0).c_str());
  const auto bartek = server.sit(table, key_of(made, 1).c_str());
  const json::object& own = anna->last("state")->at("notices").as_object();
  EXPECT_EQ(text_of(own.at("webhook")), "discord");
  EXPECT_TRUE(own.at("email").as_bool());
  EXPECT_TRUE(bartek->last("state")->at("notices").at("webhook").is_null());
  for (const auto& each : {anna, bartek}) {
    EXPECT_EQ(each->bytes.find("very-secret"), std::string::npos);
    EXPECT_EQ(each->bytes.find("anna@example.org"), std::string::npos);
  }
  EXPECT_EQ(server.ask("GET", "/api/tables").body.find("very-secret"), std::string::npos);
  EXPECT_EQ(server.ask("GET", "/api/tables/" + table + "/record").body.find("very-secret"),
            std::string::npos);

  // They are kept, and can be ended.
  server.talks[anna.get()]->leave(anna);
  server.talks[bartek.get()]->leave(bartek);
  server.loop.pass(3 * Tables::kSweep);
  const auto back = server.sit(table, key_of(made, 0).c_str());
  ASSERT_TRUE(server.loop.until([&] { return back->last("state") != nullptr; }));
  EXPECT_EQ(text_of(back->last("state")->at("notices").at("webhook")), "discord");
  EXPECT_EQ(subscribe(0, {{"webhook", nullptr}, {"email", nullptr}}).status, 200);
  EXPECT_TRUE(back->last("state")->at("notices").at("webhook").is_null());
}

TEST_F(Notices, AreRefusedWhereTheyMayNotGo) {
  for (const char* url :
       {"ftp://example.org/x", "https://", "http://localhost/x", "http://127.0.0.1/", "nonsense",
        "http://10.1.2.3/", "http://[::1]:80/", "http://169.254.169.254/latest",
        "https://example.org/a b", "http://user@192.168.0.1:8080/"}) {
    EXPECT_EQ(subscribe(0, hook(url)).status, 400) << url;
  }
  for (const char* email : {"anna", "a@b@c", "a b@example.org", "<a@example.org>", "@example.org",
                            "a@example.org\r\nBcc: x@example.org"}) {
    EXPECT_EQ(subscribe(0, {{"email", email}}).status, 400) << email;
  }
  EXPECT_EQ(server.ask("POST", "/api/tables/" + table + "/notices", {{"key", "x"}}).status, 403);
  recorder.hooks = false;
  EXPECT_EQ(subscribe(0, hook()).status, 403);
  server.services.notifier = nullptr;
  EXPECT_EQ(subscribe(0, {{"email", "anna@example.org"}}).status, 403);
  const auto anna = server.sit(table, key_of(made, 0).c_str());
  EXPECT_FALSE(anna->last("state")->contains("notices"));
}

TEST(Address, IsOfTheInternetOrNot) {
  const auto open = [](const char* text) { return is_public(*read_address(text)); };
  for (const char* text : {"8.8.8.8", "100.63.0.1", "172.15.0.1", "172.32.0.1", "192.169.0.1",
                           "2606:4700::1111", "2a00:1450::1"}) {
    EXPECT_TRUE(open(text)) << text;
  }
  for (const char* text : {"0.0.0.0",
                           "10.0.0.1",
                           "100.64.0.1",
                           "127.0.0.1",
                           "127.9.9.9",
                           "169.254.169.254",
                           "172.16.0.1",
                           "172.31.255.255",
                           "192.168.1.1",
                           "198.18.0.1",
                           "224.0.0.1",
                           "255.255.255.255",
                           "::",
                           "::1",
                           "::ffff:127.0.0.1",
                           "::ffff:8.8.8.8",
                           "64:ff9b::7f00:1",
                           "fe80::1",
                           "fc00::1",
                           "fd12::1",
                           "ff02::1",
                           "2001:db8::1",
                           "2002:7f00:1::",
                           "2001::1"}) {
    EXPECT_FALSE(open(text)) << text;
  }
}

Notice some_notice(Subscription to) {
  return {std::move(to), "k3v", 1, "Anna <!channel>", "Power Grid", "Friday"};
}

TEST(Letter, HasTheShapeOfItsReceiver) {
  const std::string site = "https://games.example.org";
  const auto of = [&](Subscription::Hook hook) {
    return hook_letter(some_notice({hook, "", "", Lang::en}), site);
  };
  const json::value plain = json::parse(of(Subscription::Hook::json).body);
  EXPECT_EQ(text_of(plain.at("event")), "your_turn");
  EXPECT_EQ(text_of(plain.at("url")), site + "/t/k3v");
  EXPECT_EQ(plain.at("seat"), 1);
  const json::value discord = json::parse(of(Subscription::Hook::discord).body);
  EXPECT_TRUE(discord.at("allowed_mentions").at("parse").as_array().empty());
  const std::string slack = text_of(json::parse(of(Subscription::Hook::slack).body).at("text"));
  EXPECT_NE(slack.find("&lt;!channel&gt;"), std::string::npos) << slack;
  const HookLetter ntfy = of(Subscription::Hook::ntfy);
  EXPECT_EQ(ntfy.headers.back(), "Click: " + site + "/t/k3v");
  const std::string mail = mail_letter(some_notice({{}, "", "a@example.org", Lang::pl}), site,
                                       "table@example.org", "Tue, 17 Nov 2026 12:00:00 +0000");
  EXPECT_NE(mail.find("Subject: Pionek: twoja kolej (Power Grid)\r\n"), std::string::npos);
  EXPECT_NE(mail.find("To: <a@example.org>\r\n"), std::string::npos);
  EXPECT_NE(mail.find("\r\n\r\nAnna"), std::string::npos);
}

TEST(Letter, NamesTheGameInItsSubject) {
  Notice notice = some_notice({{}, "", "a@example.org", Lang::pl});
  notice.game = "Wysokie Napięcie";
  const std::string mail = mail_letter(notice, "", "table@example.org", "");
  EXPECT_NE(mail.find("Subject: =?utf-8?Q?Pionek=3A_twoja_kolej_=28Wysokie_Napi=C4=99cie=29?=\r\n"),
            std::string::npos)
      << mail;
}

// A server of the test's own that takes one connection at a time and talks as it is told.
class Listener {
 public:
  using Talk = std::function<std::string(int socket)>;

  explicit Listener(Talk talk) {
    socket_ = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::bind(socket_, reinterpret_cast<sockaddr*>(&address), sizeof(address)), 0);
    EXPECT_EQ(::listen(socket_, 4), 0);
    socklen_t size = sizeof(address);
    ::getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size);
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this, talk = std::move(talk)] {
      const int client = ::accept(socket_, nullptr, nullptr);
      if (client < 0) return;
      heard_.set_value(talk(client));
      ::close(client);
    });
  }
  ~Listener() {
    ::shutdown(socket_, SHUT_RDWR);
    thread_.join();
    ::close(socket_);
  }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  [[nodiscard]] std::string at(const std::string& scheme) const {
    return scheme + "://127.0.0.1:" + std::to_string(port_);
  }
  // What the first client said; empty when nobody came for a while.
  std::string heard(std::chrono::milliseconds patience = std::chrono::seconds(20)) {
    auto future = heard_.get_future();
    return future.wait_for(patience) == std::future_status::ready ? future.get() : "";
  }

 private:
  int socket_ = -1;
  int port_ = 0;
  std::promise<std::string> heard_;
  std::thread thread_;
};

// Reads until the text ends so.
std::string read_until(int socket, std::string_view end) {
  std::string text;
  char c = 0;
  while (!text.ends_with(end) && ::recv(socket, &c, 1, 0) == 1) text += c;
  return text;
}

void say(int socket, std::string_view text) {
  EXPECT_EQ(::send(socket, text.data(), text.size(), MSG_NOSIGNAL),
            static_cast<ssize_t>(text.size()));
}

std::string take_post(int socket, std::string_view answer) {
  const std::string text = read_until(socket, "\r\n\r\n");
  const std::size_t at = text.find("Content-Length: ") + 16;
  std::string body(static_cast<std::size_t>(std::stoi(text.substr(at))), ' ');
  EXPECT_EQ(::recv(socket, body.data(), body.size(), MSG_WAITALL),
            static_cast<ssize_t>(body.size()));
  say(socket, answer);
  return text + body;
}

bool anywhere(const sockaddr_storage&) { return true; }

Notice hook_to(const std::string& url) {
  return some_notice({Subscription::Hook::json, url, "", Lang::en});
}

TEST(Post, CarriesAWebhook) {
  Listener listener(
      [](int socket) { return take_post(socket, "HTTP/1.1 204 No Content\r\n\r\n"); });
  Post post({.webhooks = true, .site = "https://games.example.org"}, anywhere);
  post.send(hook_to(listener.at("http") + "/hook?x=1"));
  const std::string heard = listener.heard();
  EXPECT_TRUE(heard.starts_with("POST /hook?x=1 HTTP/1.1\r\n")) << heard;
  EXPECT_NE(heard.find("Content-Type: application/json"), std::string::npos);
  EXPECT_NE(heard.find(R"("event":"your_turn")"), std::string::npos);
}

TEST(Post, FollowsNobodyElsewhereAndLogsNoSecret) {
  Listener trap([](int socket) { return read_until(socket, "\r\n\r\n"); });
  Listener listener([&](int socket) {
    return take_post(socket, "HTTP/1.1 302 Found\r\nLocation: " + trap.at("http") +
                                 "/\r\nContent-Length: 0\r\n\r\n");
  });
  testing::internal::CaptureStderr();
  {
    Post post({.webhooks = true}, anywhere);
    post.send(hook_to(listener.at("http") + "/very-secret"));
    EXPECT_FALSE(listener.heard().empty());
    EXPECT_EQ(trap.heard(std::chrono::milliseconds(300)), "");
  }
  const std::string log = testing::internal::GetCapturedStderr();
  EXPECT_NE(log.find("the answer was 302"), std::string::npos) << log;
  EXPECT_EQ(log.find("very-secret"), std::string::npos) << log;
}

TEST(Post, DoesNotConnectToThisMachine) {
  for (const char* host : {"127.0.0.1", "localhost", "127.1", "0x7f000001", "[::ffff:127.0.0.1]"}) {
    Listener listener([](int socket) { return read_until(socket, "\r\n"); });
    testing::internal::CaptureStderr();
    std::string url = listener.at("http");
    url.replace(7, 9, host);
    std::promise<void> asked;
    std::once_flag once;
    const auto gate = [&](const sockaddr_storage& address) {
      std::call_once(once, [&] { asked.set_value(); });
      return is_public(address);
    };
    {
      Post post({.webhooks = true}, gate);
      post.send(hook_to(url));
      EXPECT_EQ(asked.get_future().wait_for(std::chrono::seconds(20)), std::future_status::ready);
    }
    EXPECT_EQ(listener.heard(std::chrono::milliseconds(0)), "") << host;
    const std::string log = testing::internal::GetCapturedStderr();
    EXPECT_NE(log.find("not one of the internet"), std::string::npos) << host << ": " << log;
  }
}

TEST(Post, CarriesALetter) {
  Listener listener([](int socket) {
    std::string heard;
    say(socket, "220 test\r\n");
    for (;;) {
      const std::string line = read_until(socket, "\r\n");
      heard += line;
      if (line.empty() || line.starts_with("QUIT")) break;
      if (line.starts_with("DATA")) {
        say(socket, "354 go on\r\n");
        heard += read_until(socket, "\r\n.\r\n");
      }
      say(socket, "250 fine\r\n");
    }
    return heard;
  });
  Post post({.smtp = SmtpSpec{listener.at("smtp"), "table@example.org", "", ""}});
  post.send(some_notice({{}, "", "anna@example.org", Lang::en}));
  const std::string heard = listener.heard();
  EXPECT_NE(heard.find("MAIL FROM:<table@example.org>"), std::string::npos) << heard;
  EXPECT_NE(heard.find("RCPT TO:<anna@example.org>"), std::string::npos) << heard;
  EXPECT_NE(heard.find("it is your turn: Power Grid (Friday)."), std::string::npos) << heard;
}

TEST(Post, SendsNoPasswordInTheOpen) {
  Listener listener([](int socket) {
    std::string heard;
    say(socket, "220 test\r\n");
    for (std::string line = read_until(socket, "\r\n"); !line.empty();
         line = read_until(socket, "\r\n")) {
      heard += line;
      say(socket, line.starts_with("QUIT") ? "221 bye\r\n" : "250-fine\r\n250 AUTH PLAIN\r\n");
    }
    return heard;
  });
  {
    Post post({.smtp = SmtpSpec{listener.at("smtp"), "table@example.org", "table", "geheim"}});
    post.send(some_notice({{}, "", "anna@example.org", Lang::en}));
    const std::string heard = listener.heard();
    EXPECT_EQ(heard.find("AUTH"), std::string::npos) << heard;
    EXPECT_EQ(heard.find("MAIL FROM"), std::string::npos) << heard;
  }
}

TEST(Post, IsOffUnlessTheOperatorTurnsItOn) {
  const ScratchFolder folder;
  const ServerProcess server(folder.file("db"), {"--bot-pause", "0"});
  ASSERT_TRUE(server.listens());
  const Answer made = post(server.port(), "/api/tables", persons(2));
  const json::object table = made.json();
  const Answer refused =
      post(server.port(), "/api/tables/" + text_of(table.at("table")) + "/notices",
           {{"key", key_of(table, 0)}, {"email", "anna@example.org"}});
  EXPECT_EQ(refused.status, 403) << refused.body;
}

TEST(Post, ReadsItsMailServerFromAFile) {
  const ScratchFolder folder;
  const std::string file = folder.file("smtp.json");
  const auto write = [&](const std::string& text) { std::ofstream(file) << text; };
  write(R"({"url":"smtps://mail.example.org","from":"table@example.org","password":"geheim"})");
  const ServerProcess server(folder.file("db"), {"--smtp", file, "--webhooks"});
  EXPECT_TRUE(server.listens());
  write(R"({"url":"https://mail.example.org","from":"table@example.org"})");
  const ServerProcess wrong(folder.file("db2"), {"--smtp", file});
  EXPECT_FALSE(wrong.listens());
}

}  // namespace
}  // namespace pionek
