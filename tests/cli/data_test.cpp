// --data and --position: files people bring along, and what is wrong with them.
#include "tests/desk/desk.hpp"

namespace pionek::cli_test {
namespace {

class OwnData : public Desk {
 protected:
  OwnData() { std::filesystem::copy(PIONEK_GAMES, path("games"), kAll); }

  static constexpr auto kAll = std::filesystem::copy_options::recursive;

  // Replaces the first occurrence in a file of the game.
  void change(const std::string& name, const std::string& from, const std::string& to) const {
    std::string text = read("games/power-grid/" + name);
    ASSERT_NE(text.find(from), std::string::npos) << from;
    write("games/power-grid/" + name, text.replace(text.find(from), from.size(), to));
  }
  void must_refuse(const std::vector<std::string>& parts) const {
    must_fail({"new", "power-grid", "-o", path("x"), "--data", path("games")}, 1, parts);
    must_fail({"games", "--data", path("games")}, 1, parts);
    EXPECT_FALSE(exists("x"));
  }
};

TEST_F(OwnData, ReplacesWhatIsCompiledIn) {
  change("words/en.json", "Choose a plant; in the first round", "Which plant shall it be; now");
  const std::string file = new_record();
  EXPECT_EQ(must({"moves", file}).find("Which plant"), std::string::npos);
  EXPECT_NE(must({"moves", file, "--data", path("games")}).find("Which plant"), std::string::npos);
  change("rules.en.md", "Power Grid is played by 2 to 6 players", "Two to six may play");
  const std::string play =
      must({"play", "power-grid", "--data", path("games")}, {"r 101\n", {}, {}});
  EXPECT_NE(play.find("Two to six may play"), std::string::npos);
}

TEST_F(OwnData, NamesAMissingFile) {
  std::filesystem::remove(path("games/power-grid/data/links.json"));
  must_refuse({path("games/power-grid/data/links.json"), "cannot be read"});
  must_fail({"games", "--data", path("nowhere")}, 1, {path("nowhere/power-grid/")});
}

TEST_F(OwnData, NamesAMissingField) {
  change("data/plants.json", "\"powers\": 1,", "");
  must_refuse({"games/power-grid/data/plants.json: plants[0]", "'powers' is missing"});
}

TEST_F(OwnData, NamesALinkToACityThatDoesNotExist) {
  change("data/links.json", "\"b\": \"duesseldorf\"", "\"b\": \"atlantis\"");
  must_refuse({"games/power-grid/data/links.json: links[0].b", "atlantis"});
}

TEST_F(OwnData, NamesTheLineOfBrokenJson) {
  change("data/maps.json", "{", "{,");
  must_refuse({"games/power-grid/data/maps.json:1:", "JSON"});
}

TEST_F(OwnData, ARecordIsNotBlamedForIt) {
  const std::string file = new_record();
  change("data/plants.json", "\"powers\": 1,", "");
  must_fail({"moves", file, "--data", path("games")}, 1, {"pionek: " + path("games/power-grid")});
}

using OwnPosition = Desk;

TEST_F(OwnPosition, TooMuchCoal) {
  json::value position = must_json({"position", new_record()});
  position.at("fuel_market").at("coal") = 25;
  write("p.json", pretty(position));
  must_fail({"new", "power-grid", "--position", path("p.json"), "-o", path("b")}, 1,
            {path("p.json"), "25"});
  EXPECT_FALSE(exists("b"));
}

TEST_F(OwnPosition, NotJsonNotAPositionNotThere) {
  write("p.json", "{\"game\": ");
  must_fail({"new", "power-grid", "--position", path("p.json"), "-o", path("b")}, 1,
            {path("p.json") + ":1:", "not valid JSON"});
  write("p.json", "[]");
  must_fail({"new", "power-grid", "--position", path("p.json"), "-o", path("b")}, 1,
            {path("p.json"), "an object"});
  must_fail({"new", "power-grid", "--position", path("q.json"), "-o", path("b")}, 1,
            {path("q.json"), "No such file"});
  EXPECT_FALSE(exists("b"));
}

}  // namespace
}  // namespace pionek::cli_test
