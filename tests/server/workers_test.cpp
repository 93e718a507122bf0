// The threads for what takes its time: in which order, and how many at a time.
#include "server/workers.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <map>

namespace pionek {
namespace {

// In which order the only thread takes up what waits for it, each named by a letter.
class Waiting {
 public:
  Waiting() {
    workers.submit(Urgency::play, [this, opened = gate_.get_future().share()] {
      begun_.set_value();
      opened.wait();
    });
    begun_.get_future().wait();
  }
  void submit(Urgency urgency, char letter, std::string who = "") {
    const auto done = std::make_shared<std::promise<void>>();
    done_.push_back(done->get_future());
    workers.submit(
        urgency,
        [this, letter, done] {
          order_ += letter;
          done->set_value();
        },
        std::move(who));
  }
  std::string order() {
    gate_.set_value();
    for (auto& each : done_) each.wait();
    return order_;
  }

 private:
  std::string order_;
  std::promise<void> begun_;
  std::promise<void> gate_;
  std::vector<std::future<void>> done_;

 public:
  Workers workers{1};
};

TEST(Workers, LetBotsAndHintsTakeTurnsAndReviewsWait) {
  Waiting waiting;
  waiting.submit(Urgency::review, 'r');
  for (const char hint : {'1', '2', '3'}) waiting.submit(Urgency::hint, hint, {hint});
  for (const char bot : {'a', 'b', 'c', 'd'}) waiting.submit(Urgency::play, bot);
  EXPECT_EQ(waiting.workers.fair_share(900), 180) << "four bots wait for the only thread";
  EXPECT_EQ(waiting.order(), "1a2b3cdr");
  EXPECT_EQ(waiting.workers.fair_share(900), 900);
}

// Ten tables of one address asked for hints, and no bot had a turn.
TEST(Workers, GiveHintsHalfOfTheThreadsAndOneToEachWhoAsks) {
  Workers workers(4);
  std::mutex mutex;
  std::map<std::string, int> running;
  int most = 0;
  int most_of_one = 0;
  std::vector<std::future<void>> all;
  for (int i = 0; i < 60; ++i) {
    const std::string who = std::to_string(i % 3);
    const auto done = std::make_shared<std::promise<void>>();
    all.push_back(done->get_future());
    const auto work = [&, who, done] {
      {
        const std::lock_guard lock(mutex);
        most_of_one = std::max(most_of_one, ++running[who]);
        most = std::max(most, running["0"] + running["1"] + running["2"]);
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      {
        const std::lock_guard lock(mutex);
        --running[who];
      }
      done->set_value();
    };
    workers.submit(Urgency::hint, work, who);
  }
  for (auto& each : all) each.wait();
  EXPECT_EQ(most_of_one, 1);
  EXPECT_LE(most, 2);
}

TEST(Workers, ReadingDoesNotWaitForBots) {
  std::promise<void> gate;
  std::promise<void> read;
  Workers workers(1);
  workers.submit(Urgency::play, [opened = gate.get_future().share()] { opened.wait(); });
  workers.read([&] { read.set_value(); });
  read.get_future().wait();
  gate.set_value();
}

TEST(Workers, ReviewsLeaveAThreadToTheOthers) {
  std::promise<void> begun;
  std::promise<void> gate;
  std::promise<void> played;
  std::promise<void> reviewed;
  Workers workers(2);
  const auto opened = gate.get_future().share();
  workers.submit(Urgency::review, [&, opened] {
    begun.set_value();
    opened.wait();
  });
  begun.get_future().wait();
  bool second = false;
  workers.submit(Urgency::review, [&] {
    second = true;
    reviewed.set_value();
  });
  // The free thread plays and does not take up the other review.
  workers.submit(Urgency::play, [&] {
    EXPECT_FALSE(second);
    played.set_value();
  });
  played.get_future().wait();
  gate.set_value();
  reviewed.get_future().wait();
}

// A job that waits may hold a table, the table its clients, and those the network.
TEST(Workers, HoldNothingAfterTheirEnd) {
  Workers workers(0);
  auto held = std::make_shared<int>(0);
  const std::weak_ptr<int> seen = held;
  workers.submit(Urgency::play, [held = std::move(held)] {});
  ASSERT_FALSE(seen.expired());
  workers.stop();
  EXPECT_TRUE(seen.expired());
}

}  // namespace
}  // namespace pionek
