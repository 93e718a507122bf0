// What nodes say to each other about visitors, addresses and clocks.
#include "server/relay.hpp"

#include <gtest/gtest.h>

#include "server/limits.hpp"
#include "server/node.hpp"
#include "server/passages.hpp"

namespace pionek {
namespace {

TEST(Relay, ProvesWhoAsksAndForWhat) {
  const Relay relay(KeyHasher::make_secret());
  const std::string pass = relay.pass("2001:db8::", "GET /ws?table=a", 1000);
  EXPECT_TRUE(relay.accepts(pass, "GET /ws?table=a", 1500));
  EXPECT_EQ(Relay::address_in(pass), "2001:db8::");
  EXPECT_FALSE(relay.accepts(pass, "GET /ws?table=b", 1500)) << "for something else";
  EXPECT_FALSE(relay.accepts(pass, "GET /ws?table=a", 100'000)) << "long ago";
  EXPECT_FALSE(relay.accepts("10.0.0.1" + pass.substr(pass.find(' ')), "GET /ws?table=a", 1500));
  EXPECT_FALSE(Relay(KeyHasher::make_secret()).accepts(pass, "GET /ws?table=a", 1500));
  for (const char* odd :
       {"", " ", "a", "a b", "a  b", "a 1 ", "a -1 x", "a 99999999999999999999 x"}) {
    EXPECT_FALSE(relay.accepts(odd, "GET /", 0)) << odd;
  }
}

TEST(Relay, KnowsTheTableOfARequest) {
  EXPECT_EQ(table_in("/ws?table=abc"), "abc");
  EXPECT_EQ(table_in("/api/tables/abc/seats/1"), "abc");
  for (const char* none :
       {"/", "/ws", "/ws?x=1", "/api/tables", "/api/tables/abc", "/table/abc/x"}) {
    EXPECT_EQ(table_in(none), "") << none;
  }
}

TEST(SharedLimit, CountsWhatOthersHaveSeen) {
  AddressLimit here(per_hour(5));
  here.share();
  EXPECT_TRUE(here.take("a", 1000));
  EXPECT_TRUE(here.take("a", 1000));
  EXPECT_EQ(here.taken(), (std::map<std::string, int>{{"a", 2}}));
  EXPECT_TRUE(here.taken().empty()) << "each is told once";
  here.add("a", 2, 1000);
  EXPECT_TRUE(here.take("a", 1000));
  EXPECT_FALSE(here.take("a", 1000));
  here.add("b", 1000, 1000);
  EXPECT_FALSE(here.take("b", 1000));
  EXPECT_TRUE(here.take("b", 1000 + 3600 * 1000)) << "however many there were, it passes";
}

TEST(TrustedAddress, MayBringManyConnections) {
  AddressPlaces places(1);
  places.trust({"10.0.0.2"});
  const auto one = places.take("10.0.0.1");
  EXPECT_EQ(places.take("10.0.0.1"), nullptr);
  const auto first = places.take("10.0.0.2");
  EXPECT_NE(places.take("10.0.0.2"), nullptr);
}

TEST(Passages, EndWithTheNodeTheyLeadTo) {
  Passages passages;
  std::string ended;
  auto one = passages.add("one:1", [&] { ended += "1"; });
  const auto two = passages.add("two:2", [&] { ended += "2"; });
  const auto also_two = passages.add("two:2", [&] { ended += "3"; });
  passages.keep({"one:1", "two:2"});
  EXPECT_EQ(ended, "");
  passages.keep({"one:1"});
  EXPECT_EQ(ended, "23");
  one.reset();
  passages.keep({"two:2"});
  EXPECT_EQ(ended, "23") << "it had ended by itself";
}

TEST(Clock, ThatIsFarOffIsNamed) {
  EXPECT_FALSE(check_clock(10'000, 11'000, 2000));
  EXPECT_EQ(check_clock(70'000, 10'000, 2000)->what,
            "the clock of this machine is 60 seconds ahead of the database's");
  EXPECT_EQ(check_clock(10'000, 70'000, 2000)->what,
            "the clock of this machine is 60 seconds behind the database's");
}

}  // namespace
}  // namespace pionek
