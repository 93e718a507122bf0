// A position that passes can be played; one that does not is refused with its field or its fault.
#include <functional>

#include "tests/lighthouse/fixture.hpp"

namespace pionek::lighthouse {
namespace {

class LighthousePosition : public LighthouseTest {
 protected:
  // The error of the current position after a change to its JSON.
  std::string error_after(const std::function<void(json::object&)>& change) const {
    json::object position = tree(game_.position(state_));
    change(position);
    const json::value value = position;
    std::optional<Error> latch;
    static_cast<void>(game_.read_position(JsonReader(value, "p: ", latch)));
    return latch ? latch->text() : "no error";
  }
  std::string error_with(std::string_view field, const json::value& value) const {
    return error_after([&](json::object& position) { position[field] = value; });
  }
  std::string error_with_agenda(std::string_view agenda) const {
    return error_with("agenda", json::parse(agenda));
  }
  static json::object& keeper(json::object& position, std::size_t seat) {
    return position["keepers"].as_array()[seat].as_object();
  }
  static std::string unsound(const std::string& what) {
    return "p: " + what + "; expected a sound position";
  }
};

TEST_F(LighthousePosition, ReadsBackExactlyInTheMiddleOfAHail) {
  begin_with(2, {{"ketch", "tug"}, {"yawl", "ferry"}});
  play({"guide ketch tug", "hail 2"});
  const json::value written = tree(game_.position(state_));
  std::optional<Error> latch;
  const State read = game_.read_position(JsonReader(written, "p: ", latch));
  ASSERT_FALSE(latch) << latch->text();
  EXPECT_EQ(hash_of<Lighthouse>(read), hash_of<Lighthouse>(state_));
}

TEST_F(LighthousePosition, RefusesWrongFields) {
  begin(2);
  EXPECT_EQ(error_with("lamp", 4), "p: lamp: found 4; expected a whole number from 0 to 3");
  EXPECT_EQ(error_with("round", 0), "p: round: found 0; expected a whole number from 1 to 4");
  EXPECT_EQ(error_with("weather", "wet"),
            "p: weather: found the text 'wet'; expected one of calm, stormy");
  EXPECT_EQ(error_with("deck", json::array{"titanic"}),
            "p: deck[0]: found 'titanic'; expected the id of a ship");
  EXPECT_EQ(error_with("keepers", json::array{}),
            "p: keepers: the list has 0 items; expected 2 to 4");
  EXPECT_EQ(error_with("rng", json::array{"xyz", "2", "3", "4"}),
            "p: rng[0]: found 'xyz'; expected 16 hexadecimal digits");
  EXPECT_EQ(error_with("extra", 1).substr(0, 24), "p: unknown field 'extra'");
  EXPECT_EQ(error_after([](json::object& position) { position.erase("sea"); }),
            "p: the field 'sea' is missing; expected an object with that field");
  EXPECT_EQ(error_after([](json::object& position) { keeper(position, 1)["oil"] = -1; }),
            "p: keepers[1].oil: found -1; expected a whole number from 0 to 24");
}

TEST_F(LighthousePosition, RefusesComponentsThatAreLostOrCopied) {
  begin_with(2, {{"sloop"}, {"yawl"}});
  EXPECT_EQ(error_with("cellar", 19), unsound("there are 23 barrels"));
  EXPECT_EQ(error_with("harbour", json::array{"sloop"}), unsound("sloop is not in its one place"));
  EXPECT_EQ(error_with("deck", json::array{}), unsound("ketch is not in its one place"));
  EXPECT_EQ(error_with("harbour", json::array{"liner"}), unsound("liner is not in its one place"));
  EXPECT_EQ(error_with("sea", "far"), unsound("barque is not in its one place"));
  EXPECT_EQ(error_after([](json::object& position) { keeper(position, 0)["flares"] = 1; }),
            unsound("there are more flares than ships"));
}

TEST_F(LighthousePosition, RefusesADeckOfTwoSeas) {
  begin_with(2, {{"sloop"}, {"yawl"}});
  EXPECT_EQ(error_after([](json::object& position) {
              position["sea"] = "far";
              position["harbour"] = json::array{"barque",  "whaler",  "frigate", "clipper",
                                                "galleon", "steamer", "tanker",  "liner"};
            }),
            unsound("the deck has ships of another sea"));
}

TEST_F(LighthousePosition, RefusesAHandOverTheLimit) {
  begin_with(2, {{"sloop", "ketch", "yawl", "tug"}, {}});
  Files files = example_files();
  std::string constants = **files.get("data/constants.json");
  constants.replace(constants.find("\"hand_limit\": 4"), 15, "\"hand_limit\": 3");
  files.put("data/constants.json", constants);
  EXPECT_EQ(game_.broken(state_), std::nullopt);
  EXPECT_EQ(Lighthouse::load(files).value().broken(state_), "a hand has too many ships");
}

TEST_F(LighthousePosition, EmptyChairsStayZero) {
  begin(2);
  state_.keepers[2].flares = 1;
  EXPECT_EQ(game_.broken(state_), "an empty chair owns something");
}

TEST_F(LighthousePosition, RefusesAHandOutOfOrder) {
  begin_with(2, {{"sloop", "tug"}, {}});
  EXPECT_EQ(error_after([](json::object& position) {
              keeper(position, 0)["hand"] = json::array{"tug", "sloop"};
            }),
            unsound("a hand is not in order"));
}

TEST_F(LighthousePosition, RefusesAGeneratorThatNeverMoves) {
  begin(2);
  const std::string zero(16, '0');
  EXPECT_EQ(error_with("rng", json::array{zero, zero, zero, zero}),
            "p: rng: all words are zero; expected a generator that moves");
}

TEST_F(LighthousePosition, RefusesAGameThatStoppedOrGoesOnWrongly) {
  begin(2);
  EXPECT_EQ(error_with_agenda("[]"), unsound("the game stopped too early"));
  EXPECT_EQ(error_with("lamp", 0), unsound("the game goes on in the dark"));
}

TEST_F(LighthousePosition, RefusesAnAgendaThatCannotCome) {
  begin_with(2, {{"sloop"}, {"yawl"}});
  const std::string night = R"({"step": "night", "seat": 0, "done": 0})";
  const std::string vote = R"({"step": "vote", "seat": 0, "done": 0})";
  const std::string second = R"({"step": "watch", "seat": 1, "done": 0})";
  const auto list = [](std::initializer_list<std::string> tasks) {
    std::string out;
    for (const std::string& task : tasks) out += (out.empty() ? "[" : ", ") + task;
    return out + "]";
  };
  const auto watch = [](int seat, int done) {
    return R"({"step": "watch", "seat": )" + std::to_string(seat) + R"(, "done": )" +
           std::to_string(done) + "}";
  };
  const auto task = [](const char* kind, int seat) {
    return std::string(R"({"step": ")") + kind + R"(", "seat": )" + std::to_string(seat) +
           R"(, "done": 0})";
  };
  const std::string order = unsound("the agenda is out of order");
  const std::string idle = unsound("the agenda waits for nobody");
  EXPECT_EQ(error_with_agenda(list({night, vote, second})), "no error");
  EXPECT_EQ(error_with_agenda(list({vote})), order);
  EXPECT_EQ(error_with_agenda(list({night})), idle);
  EXPECT_EQ(error_with_agenda(list({night, task("vote", 1)})), order);
  EXPECT_EQ(error_with_agenda(list({night, vote, watch(0, 0)})), order);
  EXPECT_EQ(error_with_agenda(list({night, vote, second, watch(0, 0), watch(1, 0)})), order);
  EXPECT_EQ(error_with_agenda(list({night, vote, watch(1, 1), watch(0, 0)})), order);
  EXPECT_EQ(error_with_agenda(list({night, vote, watch(1, 3)})), idle);
  EXPECT_EQ(error_with_agenda(list({night, vote, watch(1, 1), task("hail", 1)})), order);
  EXPECT_EQ(error_with_agenda(list({night, vote, watch(1, 2), task("hail", 0)})), order);
  EXPECT_EQ(error_with_agenda(list({night, vote, watch(1, 2), task("hail", 1)})), "no error");
  EXPECT_EQ(error_with_agenda(list({night, vote, watch(1, 2), task("draw", 1)})), idle);
  EXPECT_EQ(error_with_agenda(list({night, vote, watch(1, 2), task("give", 0)})), order);
  const auto asked = [&](int seat) {
    return list({night, vote, watch(1, 2), task("draw", 1), task("give", seat)});
  };
  EXPECT_EQ(error_with_agenda(asked(0)), "no error");
  EXPECT_EQ(error_with_agenda(asked(1)), order);
  EXPECT_EQ(error_with_agenda(list(
                {night, vote, watch(1, 2), task("hail", 1), task("hail", 1), task("hail", 1)})),
            unsound("there are more than two pilots"));
  EXPECT_EQ(error_with_agenda(list({R"({"step": "night", "seat": 0, "done": 1})"})),
            unsound("a task has odd steps"));
}

TEST_F(LighthousePosition, RefusesAChoiceThatHasNoOptions) {
  begin_with(2, {{"ketch"}, {}});
  const std::string watch = R"([{"step": "night", "seat": 0, "done": 0},
                                {"step": "vote", "seat": 0, "done": 0},
                                {"step": "watch", "seat": 1, "done": 0},
                                {"step": "watch", "seat": 0, "done": 2}, )";
  EXPECT_EQ(error_with_agenda(watch + R"({"step": "hail", "seat": 0, "done": 0}])"),
            unsound("nobody can be hailed"));
  EXPECT_EQ(error_with_agenda(watch + R"({"step": "draw", "seat": 0, "done": 0},
                                         {"step": "give", "seat": 1, "done": 0}])"),
            unsound("the agenda waits for nobody"));
}

}  // namespace
}  // namespace pionek::lighthouse
