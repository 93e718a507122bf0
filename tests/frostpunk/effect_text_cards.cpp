// What lasting changes and whole cards say.
#include "tests/frostpunk/effect_text.hpp"
#include "tests/frostpunk/effect_words.hpp"

namespace pionek::frostpunk::testing {

std::string EffectText::passive(const json::value& mods) const {
  std::vector<std::string> parts;
  for (const json::value& each : mods.as_array()) parts.push_back(mod(each.as_object()));
  return join(parts, " ");
}

std::string EffectText::mod(const json::object& mod) const {
  const std::string kind = str(mod, "mod");
  const auto n = [&](std::string_view key) { return std::to_string(num(mod, key)); };
  if (kind == "hunting") return in("Hunting symbols: ", "Symbole polowania: ") + n("symbols") + ".";
  if (kind == "expeditions")
    return in("Expeditions at a time: ", "Ekspedycje naraz: ") + n("max") + ".";
  if (kind == "warm_tile")
    return in("Everything on its tile is warm.", "Wszystko na jej płytce jest ogrzewane.");
  if (kind == "prison_night") return in("The pawn stays for the night.", "Pionek zostaje na noc.");
  if (kind == "hunting_per2") {
    return in("Weather phase: +" + n("n") + " food for every 2 hunting symbols.",
              "Faza pogody: +" + n("n") + " żywności za każde 2 symbole polowania.");
  }
  if (kind == "child_actions") {
    std::string out =
        mod.contains("actions") ? in("Children may gather. ", "Dzieci mogą zbierać zasoby. ") : "";
    out +=
        in("Children may use: ", "Dzieci mogą pracować w budynkach: ") + names(mod.at("buildings"));
    if (mod.contains("hut_limit"))
      out +=
          in(" (up to " + n("hut_limit") + " markers)", " (do " + n("hut_limit") + " znaczników)");
    return out + ".";
  }
  if (kind == "shelter_bonus") {
    return in("Each warm shelter has " + n("n") + " more place.",
              "Każde ogrzewane schronienie ma o " + n("n") + " miejsce więcej.");
  }
  if (kind == "ruins_shelter") {
    return in("Warm Ruins have places: ", "Miejsca w ogrzewanych Ruinach: ") + n("places") + ".";
  }
  if (kind == "feed_discount") {
    std::string out = in("Feeding costs " + n("n") + " food less.",
                         "Karmienie kosztuje o " + n("n") + " żywności mniej.");
    if (mod.contains("after")) out += in(" Afterwards: ", " Potem: ") + effect(mod.at("after"));
    return out;
  }
  if (kind == "gather_limit")
    return in("Gathering takes up to " + n("n") + " markers.",
              "Zbiera się do " + n("n") + " znaczników.");
  if (kind == "building_bonus") {
    static const std::map<std::string_view, std::pair<std::string_view, std::string_view>> kWhat{
        {"food", {"food", "żywność"}},        {"coal", {"coal", "węgiel"}},
        {"wood", {"wood", "drewno"}},         {"cure", {"cure", "kurowanie"}},
        {"treat", {"treatment", "leczenie"}}, {"overload", {"overload", "przeciążenie"}}};
    std::vector<std::string> parts;
    for (const auto& [key, value] : mod) {
      if (!kWhat.contains(key)) continue;
      const auto& [en, pl] = kWhat.at(key);
      parts.push_back(in(en, pl) + " " + signed_number(static_cast<int>(value.as_int64())));
    }
    return names(mod.at("buildings")) + ": " + join(parts, ", ") + ".";
  }
  if (kind == "medical_alt") {
    return names(mod.at("buildings")) +
           in(", instead of the normal effect: ", ", zamiast zwykłego efektu: ") +
           effect(mod.at("do"));
  }
  if (kind == "tree_gather") {
    return in("Gathering, workers and automatons: on a field with a tree fell 1 tree for ",
              "Zbieranie, robotnicy i automatony: na polu z drzewem zetnijcie 1 drzewo za ") +
           goods("wood", num(mod, "wood")) + ".";
  }
  if (kind == "emergency_shift") {
    return in("Once per round, in a turn: ", "Raz na rundę, w swojej turze: ") +
           effect(mod.at("do")) + in(" Afterwards: ", " Potem: ") + effect(mod.at("after"));
  }
  if (kind == "preparation_option") {
    return in("Preparation phase, once: ", "Faza przygotowania, raz: ") + costs(mod.at("cost")) +
           ": " + effect(mod.at("do"));
  }
  if (kind == "generator_safety") {
    return in(
        "Up to " + n("absorb") +
            " markers on the large field are removed before the breakdown check.",
        "Do " + n("absorb") + " znaczników z dużego pola usuwa się przed sprawdzeniem awarii.");
  }
  if (kind == "scout_bonus") {
    return in(
        "A scout moves " + n("on_send") + " when sent and " + n("on_continue") + " when going on.",
        "Zwiadowca idzie o " + n("on_send") + " przy wysłaniu i o " + n("on_continue") +
            " przy kontynuacji.");
  }
  if (kind == "insulation") {
    static const std::map<std::string, std::pair<std::string, std::string>> kLevels{
        {"red", {"red", "czerwony"}}, {"orange", {"orange", "pomarańczowy"}}};
    const auto& [en, pl] = kLevels.at(str(mod, "level"));
    return in("Insulation " + en + ": ", "Poziom termoizolacji " + pl + ": ") +
           names(mod.at("buildings")) + ".";
  }
  if (kind == "range_bonus") {
    return in("The yellow range marker counts " + n("n") + " fields lower.",
              "Żółty wskaźnik zasięgu liczy się o " + n("n") + " pola niżej.");
  }
  if (kind == "stoke_bonus") {
    return in("The first coal of a round moves the heat marker " + n("first_coal") + " fields.",
              "Pierwszy węgiel w rundzie przesuwa znacznik ciepła o " + n("first_coal") + " pola.");
  }
  if (kind == "automaton_free") {
    return in("Automatons without coal in a round: ", "Automatony bez węgla w rundzie: ") +
           n("per_round") + ".";
  }
  if (kind == "snow_warm") return in("Clearing snow is warm.", "Odśnieżanie odbywa się w cieple.");
  if (kind == "snow_bonus")
    return in("Clearing snow: near tiles +" + n("near") + ".",
              "Odśnieżanie: bliskie płytki +" + n("near") + ".");
  return "?" + kind;
}

// ---- whole cards ----

std::string EffectText::face(const json::object& face, bool engineer) const {
  std::vector<std::string> parts;
  if (face.contains("passive")) parts.push_back(passive(face.at("passive")));
  if (face.contains("action")) {
    if (engineer) parts.push_back(in("Engineers only.", "Tylko inżynierowie."));
    parts.push_back(effect(face.at("action")));
  }
  return join(parts, " ");
}

std::string EffectText::building(const json::object& building) const {
  std::vector<std::string> parts{face(building, yes(building, "engineer_only"))};
  if (building.contains("shelter")) {
    const json::object& shelter = building.at("shelter").as_object();
    const std::string places = std::to_string(num(shelter, "places"));
    parts.push_back(
        yes(shelter, "children")
            ? in("Places for children, if warm: " + places + ".",
                 "Miejsca dla dzieci, jeśli ogrzewana: " + places + ".")
            : in("Places if warm: " + places + ".", "Miejsca, jeśli ogrzewane: " + places + "."));
  }
  if (building.contains("on_build")) {
    parts.push_back(in("When built: ", "Po wzniesieniu: ") + effect(building.at("on_build")));
  }
  const std::string text = join(parts, " ");
  return text.empty() ? in("No shelter.", "Bez noclegu.") : text;
}

std::string EffectText::law(const json::object& law) const {
  std::vector<std::string> parts;
  if (law.contains("do")) parts.push_back(effect(law.at("do")));
  if (law.contains("passive")) parts.push_back(passive(law.at("passive")));
  if (law.contains("unlock")) {
    std::vector<std::string> unlocked;
    for (const json::value& each : law.at("unlock").as_array()) {
      unlocked.push_back(name(each.at("building").as_string()) + " (" +
                         goods("wood", num(each.at("cost").as_object(), "wood")) + ")");
    }
    parts.push_back(in("Unlocks: ", "Odblokowuje: ") + join(unlocked, ", ") + ".");
  }
  return join(parts, " ");
}

std::string EffectText::citizen(const json::object& card) const {
  static const std::map<std::string, std::pair<std::string, std::string>> kActions{
      {"gather", {"Gather", "Zbieranie zasobów"}},
      {"snow", {"Clear snow", "Odśnieżanie"}},
      {"construct", {"Construction", "Prace budowlane"}},
      {"scout", {"Send scouts", "Wysłanie zwiadowców"}}};
  const std::string action = str(card, "action");
  const std::string where = action == "use"
                                ? names(card.at("buildings"))
                                : in(kActions.at(action).first, kActions.at(action).second);
  return where + ": " + effect(card.at("do")) +
         (yes(card, "warm") ? in(" Warm.", " W cieple.") : "");
}

std::string EffectText::advisor(const json::object& advisor) const {
  return costs(advisor.at("cost")) + ": " + effect(advisor.at("do"));
}

std::string EffectText::weather(const json::object& card) const {
  std::vector<std::string> parts;
  const auto add = [&](const char* key, std::string_view en, std::string_view pl) {
    if (num(card, key) > 0) parts.push_back(in(en, pl) + " +" + std::to_string(num(card, key)));
  };
  add("cold", "cold", "zimno");
  add("red", "red", "czerwony");
  add("orange", "orange", "pomarańczowy");
  add("yellow", "yellow", "żółty");
  add("scouts", "scouts", "zwiadowcy");
  if (num(card, "storm") > 0) {
    parts.push_back(in("storm −", "burza −") + std::to_string(num(card, "storm")));
  }
  return join(parts, ", ");
}

std::string EffectText::special(const json::object& special) const {
  std::vector<std::string> who;
  for (const json::value& pawn : special.at("pawns").as_array()) {
    who.push_back(pawn.as_string() == "worker" ? in("worker", "robotnik")
                                               : in("engineer", "inżynier"));
  }
  return in("Special action (", "Akcja specjalna (") + join(who, in(" or ", " lub ")) +
         (yes(special, "once") ? in(", once per game", ", raz na grę") : "") +
         "): " + std::string(special.at("name").at(id(lang_)).as_string()) + ". " + option(special);
}

std::string EffectText::scenario(const json::object& card) const {
  std::vector<std::string> parts;
  if (card.contains("activation")) {
    for (const json::value& each : card.at("activation").as_array()) {
      parts.push_back(in("Round ", "Runda ") + std::to_string(num(each.as_object(), "round")) +
                      ": " + effect(each.at("do")));
    }
  }
  if (card.contains("resolve")) parts.push_back(effect(card.at("resolve")));
  if (card.contains("dusk")) {
    parts.push_back(in("Dusk phase: ", "Faza zmierzchu: ") + effect(card.at("dusk")));
  }
  if (card.contains("explore_c")) {
    parts.push_back(in("When a C place is explored: ", "Gdy zbadacie miejsce C: ") +
                    effect(card.at("explore_c")));
  }
  if (card.contains("specials")) {
    for (const json::value& each : card.at("specials").as_array()) {
      parts.push_back(special(each.as_object()));
    }
  }
  if (card.contains("hits")) {
    int hit = 0;
    for (const json::value& each : card.at("hits").as_array()) {
      parts.push_back(in("Hit ", "Uderzenie ") + std::to_string(++hit) + ": " + effect(each));
    }
  }
  if (card.contains("end")) {
    parts.push_back(in("End of round ", "Koniec rundy ") +
                    std::to_string(num(card.at("end").as_object(), "round")) + ": " +
                    effect(card.at("end").at("do")));
  }
  return join(parts, " ");
}

}  // namespace pionek::frostpunk::testing
