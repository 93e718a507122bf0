// Card texts that people read say what the ops do, in both languages.
#include "engine/registry/registry.hpp"
#include "tests/frostpunk/effect_text.hpp"
#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

// Compares the texts of a data file with what its effects say.
class Proofreader {
 public:
  explicit Proofreader(const std::string& file)
      : files_(embedded_files("frostpunk")),
        root_(parse_json(**files_.get("data/" + file), file).value()),
        tellers_{EffectText(files_, Lang::en), EffectText(files_, Lang::pl)} {}

  [[nodiscard]] const json::value& root() const { return root_; }

  // tell(teller) is what the text of the record must be.
  template <class Tell>
  void expect(const json::value& text, std::string_view whose, const Tell& tell) {
    for (const Lang lang : kLangs) {
      const std::string expected = tell(tellers_[static_cast<std::size_t>(lang)]);
      EXPECT_EQ(text.at(id(lang)).as_string(), expected) << whose << " " << id(lang);
      EXPECT_EQ(expected.find('?'), std::string::npos) << whose << ": an op without words";
    }
    ++count_;
  }
  // The texts of all options inside a list of ops.
  void options(const json::value& ops, std::string_view whose) {
    if (const auto* list = ops.if_array()) {
      for (const json::value& each : *list) options(each, whose);
    }
    const auto* object = ops.if_object();
    if (object == nullptr) return;
    if (object->contains("options")) {
      for (const json::value& each : object->at("options").as_array()) {
        expect(each.at("text"), whose,
               [&](const EffectText& teller) { return teller.option(each.as_object()); });
      }
    }
    for (const auto& field : *object) options(field.value(), whose);
  }
  [[nodiscard]] int count() const { return count_; }

 private:
  Files files_;
  json::value root_;
  std::array<EffectText, 2> tellers_;
  int count_ = 0;
};

std::string id_of(const json::value& item) { return std::string(item.at("id").as_string()); }

void event_cards(Proofreader& reader, const json::value& list) {
  for (const json::value& each : list.as_array()) {
    const std::string whose = id_of(each);
    reader.expect(each.at("text"), whose,
                  [&](const EffectText& teller) { return teller.effect(each.at("do")); });
    reader.options(each.at("do"), whose);
    if (!each.as_object().contains("special")) continue;
    const json::object& special = each.at("special").as_object();
    reader.expect(special.at("text"), whose + ".special",
                  [&](const EffectText& teller) { return teller.option(special); });
  }
}

}  // namespace

TEST(FrostpunkTexts, MorningCards) {
  Proofreader reader("morning.json");
  event_cards(reader, reader.root().at("cards"));
  EXPECT_GT(reader.count(), 120);
}

TEST(FrostpunkTexts, DuskCards) {
  Proofreader reader("dusk.json");
  event_cards(reader, json::array{reader.root().at("start")});
  for (const char* kind : {"standard", "consultation", "consequence"}) {
    event_cards(reader, reader.root().at(kind));
  }
  EXPECT_GT(reader.count(), 150);
}

TEST(FrostpunkTexts, ScenarioCards) {
  Proofreader reader("scenario.json");
  for (const json::value& each : reader.root().at("cards").as_array()) {
    const json::object& card = each.as_object();
    reader.expect(each.at("text"), id_of(each),
                  [&](const EffectText& teller) { return teller.scenario(card); });
    for (const char* key : {"activation", "resolve", "dusk"}) {
      if (card.contains(key)) reader.options(card.at(key), id_of(each));
    }
    if (!card.contains("specials")) continue;
    for (const json::value& special : card.at("specials").as_array()) {
      reader.expect(special.at("text"), id_of(each),
                    [&](const EffectText& teller) { return teller.option(special.as_object()); });
    }
  }
}

TEST(FrostpunkTexts, Buildings) {
  Proofreader reader("buildings.json");
  for (const json::value& each : reader.root().at("buildings").as_array()) {
    const json::object& building_of = each.as_object();
    reader.expect(each.at("text"), id_of(each),
                  [&](const EffectText& teller) { return teller.building(building_of); });
    reader.options(each, id_of(each));
    if (!building_of.contains("upgrade")) continue;
    const json::object& upgrade = building_of.at("upgrade").as_object();
    const bool engineer = building_of.contains("engineer_only");
    reader.expect(upgrade.at("text"), id_of(each) + ".upgrade",
                  [&](const EffectText& teller) { return teller.face(upgrade, engineer); });
  }
}

TEST(FrostpunkTexts, LawsAndTechnologies) {
  Proofreader laws("laws.json");
  for (const json::value& each : laws.root().at("laws").as_array()) {
    laws.expect(each.at("text"), id_of(each),
                [&](const EffectText& teller) { return teller.law(each.as_object()); });
  }
  Proofreader techs("technologies.json");
  for (const json::value& each : techs.root().at("cards").as_array()) {
    if (!each.as_object().contains("passive")) continue;
    techs.expect(each.at("text"), id_of(each),
                 [&](const EffectText& teller) { return teller.passive(each.at("passive")); });
    for (const json::value& mod : each.at("passive").as_array()) {
      if (!mod.as_object().contains("text")) continue;
      techs.expect(mod.at("text"), id_of(each),
                   [&](const EffectText& teller) { return teller.effect(mod.at("do")); });
    }
  }
}

TEST(FrostpunkTexts, CitizensAndAdvisors) {
  Proofreader citizens("citizens.json");
  for (const json::value& each : citizens.root().at("cards").as_array()) {
    citizens.expect(each.at("text"), id_of(each),
                    [&](const EffectText& teller) { return teller.citizen(each.as_object()); });
    citizens.expect(each.at("start_text"), id_of(each), [&](const EffectText& teller) {
      return teller.costs(each.at("start_cost")) + ".";
    });
    for (const auto& field : each.at("death").as_object()) {
      citizens.expect(each.at("death_text").at(field.key()), id_of(each),
                      [&](const EffectText& teller) { return teller.effect(field.value()); });
    }
    citizens.options(each.at("do"), id_of(each));
  }
  Proofreader advisors("advisors.json");
  for (const json::value& each : advisors.root().at("advisors").as_array()) {
    advisors.expect(each.at("text"), id_of(each),
                    [&](const EffectText& teller) { return teller.advisor(each.as_object()); });
    advisors.options(each.at("do"), id_of(each));
  }
}

TEST(FrostpunkTexts, WeatherAndExpeditions) {
  Proofreader weather("weather.json");
  for (const json::value& each : weather.root().at("cards").as_array()) {
    weather.expect(each.at("text"), id_of(each),
                   [&](const EffectText& teller) { return teller.weather(each.as_object()); });
  }
  Proofreader places("expeditions.json");
  for (const json::value& each : places.root().at("cards").as_array()) {
    places.options(each, id_of(each));
  }
}

}  // namespace pionek::frostpunk::testing
