// What the outside may not do to a real server: requests that end in doubt, foreign pages, other
// users of the machine, a system that gives too little.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <csignal>
#include <filesystem>
#include <thread>

#include "tests/server/process.hpp"
#include "tests/server/support.hpp"

namespace pionek {
namespace {

struct Guard : testing::Test {
  [[nodiscard]] std::string status(const std::string& bytes) const {
    return raw_request(server.port(), bytes).substr(0, 12);
  }
  [[nodiscard]] std::string own() const { return "127.0.0.1:" + std::to_string(server.port()); }

  ScratchFolder folder;
  ServerProcess server{folder.file("db"), {"--host", "games.example.org,Other.Example"}};
};

TEST_F(Guard, ABodyWhoseEndIsInDoubtIsRefused) {
  const std::string head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\n";
  const std::string hidden = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
  for (const std::string& fields :
       {std::string("Transfer-Encoding: xchunked\r\n"), std::string("Transfer-Encoding: gzip\r\n"),
        std::string("Transfer-Encoding: chunked\r\nContent-Length: 4\r\n"),
        std::string("Transfer-Encoding: xchunked\r\nTransfer-Encoding: chunked\r\n"),
        std::string("Content-Length: 2\r\nContent-Length: 4\r\n")}) {
    const std::string answer = raw_request(server.port(), head + fields + "\r\n" + hidden);
    EXPECT_EQ(answer.find("ok\n"), std::string::npos) << fields << answer;
    EXPECT_EQ(answer.find("HTTP/1.1 20"), std::string::npos) << fields << answer;
  }
}

TEST_F(Guard, ARequestNamesOneHost) {
  EXPECT_EQ(status("GET /healthz HTTP/1.1\r\n\r\n"), "HTTP/1.1 400");
  EXPECT_EQ(status("GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n"),
            "HTTP/1.1 400");
  EXPECT_EQ(status("GET /healthz HTTP/1.0\r\n\r\n"), "HTTP/1.1 200") << "older than hosts";
}

// A name that leads to this machine all of a sudden.
TEST_F(Guard, OnlyHostsThatWereNamedAreServed) {
  const auto asked = [&](const std::string& host) {
    return status("GET / HTTP/1.1\r\nConnection: close\r\nHost: " + host + "\r\n\r\n");
  };
  for (const char* host : {"127.0.0.1", "127.0.0.1:80", "[::1]:8080", "192.168.1.7", "localhost",
                           "games.example.org", "Games.Example.Org:443", "other.example"}) {
    EXPECT_EQ(asked(host), "HTTP/1.1 200") << host;
  }
  for (const char* host : {"evil.example", "games.example.org.evil.example", "", "localhost.evil",
                           "1.2.3.4.evil.example"}) {
    EXPECT_EQ(asked(host), "HTTP/1.1 421") << host;
  }
}

TEST_F(Guard, APageOfAnotherSiteChangesNothing) {
  const std::string body = json::serialize(persons(2));
  const auto made = [&](const std::string& origin) {
    return request(server.port(), "POST", "/api/tables", body, "Origin: " + origin + "\r\n").status;
  };
  EXPECT_EQ(made("http://" + own()), 201);
  for (const char* origin : {"http://evil.example", "null", "", "http://localhost"}) {
    EXPECT_EQ(made(origin), 403) << origin;
  }
  EXPECT_EQ(request(server.port(), "GET", "/", "", "Origin: http://evil.example\r\n").status, 200);
}

TEST_F(Guard, ForeignPagesAreLoggedBrieflyAndSeldom) {
  const std::string origin = "Origin: http://" + std::string(5000, 'x') + "\r\n";
  for (int i = 0; i < 40; ++i) EXPECT_EQ(WebClient(server.port(), origin).status(), 403);
  const std::string log = server.log();
  int lines = 0;
  for (std::size_t at = 0; (at = log.find("foreign_origin", at)) != log.npos; ++at) ++lines;
  EXPECT_GE(lines, 1);
  EXPECT_LT(lines, 40);
  EXPECT_EQ(log.find(std::string(200, 'x')), std::string::npos);
  EXPECT_NE(request(server.port(), "GET", "/metrics").body.find("\npionek_foreign_total 40\n"),
            std::string::npos);
}

TEST_F(Guard, MetricsAreForThisMachineUnlessTheyAreOpened) {
  const std::string proxied = "X-Forwarded-For: 203.0.113.5\r\n";
  EXPECT_EQ(request(server.port(), "GET", "/metrics").status, 200);
  EXPECT_EQ(request(server.port(), "GET", "/metrics", "", proxied).status, 404);
  const ServerProcess open(folder.file("open"), {"--open-metrics"});
  EXPECT_EQ(request(open.port(), "GET", "/metrics", "", proxied).status, 200);
}

TEST_F(Guard, OtherUsersOfTheMachineReadNothing) {
  for (const char* name : {"db", "db-wal", "db-shm"}) {
    struct stat file{};
    ASSERT_EQ(::stat(folder.file(name).c_str(), &file), 0) << name;
    EXPECT_EQ(file.st_mode & (S_IRWXG | S_IRWXO), 0U) << name;
  }
}

TEST_F(Guard, ALineThatIsHungUpEndsItLikeAnyOther) {
  WebClient client(server.port());
  ASSERT_TRUE(client.open());
  std::thread stopper([&] { EXPECT_EQ(server.stop(SIGHUP), 0); });
  while (client.next()) {
  }
  stopper.join();
  EXPECT_EQ(client.close_code(), 1001);
}

TEST_F(Guard, StartedWithNohupItOutlivesTheTerminal) {
  ServerProcess lasting(folder.file("lasting"), {}, {.nohup = true});
  lasting.tell(SIGHUP);
  EXPECT_EQ(request(lasting.port(), "GET", "/healthz").status, 200);
  EXPECT_EQ(lasting.stop(SIGTERM), 0);
  EXPECT_NE(lasting.log().find("\"signal\":" + std::to_string(SIGTERM)), std::string::npos);
}

TEST_F(Guard, TooFewFileHandlesAreToldInALine) {
  for (std::size_t handles = 4; handles < 40; handles += 3) {
    ServerProcess tight(folder.file("tight" + std::to_string(handles)), {}, {.handles = handles});
    if (tight.listens()) continue;
    EXPECT_LE(tight.wait(), 127) << handles << " handles: " << tight.log();
    EXPECT_EQ(tight.log().find("terminate"), std::string::npos) << tight.log();
  }
}

TEST_F(Guard, WhatAnotherSiteMayNotEmbedIsSaidInEveryAnswer) {
  const Answer page = request(server.port(), "GET", "/");
  EXPECT_EQ(page.headers.at("cross-origin-resource-policy"), "same-origin");
}

}  // namespace
}  // namespace pionek
