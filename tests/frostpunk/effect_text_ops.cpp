// What each op says.
#include "tests/frostpunk/effect_text.hpp"
#include "tests/frostpunk/effect_words.hpp"

namespace pionek::frostpunk::testing {

// "3 wood", "2 steam cores"
std::string EffectText::goods(std::string_view res, int n) const {
  const std::string amount = std::to_string(n) + " ";
  if (res == "wood") return amount + form(n, "wood", "wood", "drewno", "drewna", "drewna");
  if (res == "coal") return amount + form(n, "coal", "coal", "węgiel", "węgla", "węgla");
  if (res == "food") return amount + form(n, "food", "food", "żywność", "żywności", "żywności");
  if (res == "core") {
    return amount + form(n, "steam core", "steam cores", "rdzeń parowy", "rdzenie parowe",
                         "rdzeni parowych");
  }
  if (res == "automaton") {
    return amount + form(n, "automaton", "automatons", "automatona", "automatony", "automatonów");
  }
  if (res == "tree") return amount + form(n, "tree", "trees", "drzewo", "drzewa", "drzew");
  if (res == "fuel") {
    return amount + form(n, "wood or coal", "wood or coal", "drewno lub węgiel", "drewna lub węgla",
                         "drewna lub węgla");
  }
  return amount + form(n, "resource of your choice", "resources of your choice", "dowolny zasób",
                       "dowolne zasoby", "dowolnych zasobów");
}

std::string EffectText::goods_op(const std::string& kind, const json::object& op) const {
  const auto what = [&] { return goods(str(op, "res"), num(op)); };
  if (kind == "gain") return in("Gain ", "Zdobywacie ") + what() + ".";
  if (kind == "pay") return in("Spend ", "Wydajcie ") + what() + ".";
  if (kind == "lose" && all(op)) return in("Lose all resources.", "Tracicie wszystkie zasoby.");
  if (kind == "lose") return in("Lose ", "Tracicie ") + what() + ".";
  if (kind == "store") return in("Onto this card: ", "Na tę kartę: ") + what() + ".";
  if (kind == "unstore") {
    const std::string amount =
        all(op) ? in("all resources", "wszystkie zasoby") : goods("any", num(op));
    const bool bank = str(op, "to") == "bank";
    return (bank ? in("To the bank, from ", "Do banku, z karty ")
                 : in("To the pool, from ", "Do puli, z karty ")) +
           name(str(op, "card")) + ": " + amount + ".";
  }
  return "";
}

// "2 workers"
std::string EffectText::people(std::string_view type, int n) const {
  const std::string amount = std::to_string(n < 0 ? -n : n) + " ";
  if (type == "worker") {
    return amount + form(n, "worker", "workers", "robotnik", "robotników", "robotników");
  }
  if (type == "engineer") {
    return amount + form(n, "engineer", "engineers", "inżynier", "inżynierów", "inżynierów");
  }
  if (type == "child") return amount + form(n, "child", "children", "dziecko", "dzieci", "dzieci");
  if (type == "adult") {
    return amount + form(n, "worker or engineer", "workers or engineers", "robotnik lub inżynier",
                         "robotników lub inżynierów", "robotników lub inżynierów");
  }
  if (type == "round") {
    return amount + form(n, "citizen of the round's type", "citizens of the round's type",
                         "mieszkaniec typu z rundy", "mieszkańców typu z rundy",
                         "mieszkańców typu z rundy");
  }
  return amount + form(n, "citizen", "citizens", "mieszkaniec", "mieszkańców", "mieszkańców");
}

std::string EffectText::people_op(const std::string& kind, const json::object& op) const {
  const auto who = [&] { return people(str(op, "type"), num(op)); };
  const int n = op.contains("n") && !all(op) ? num(op) : 1;
  if (kind == "citizens" && n > 0) {
    return lang_ == Lang::en ? who() + (n == 1 ? " arrives." : " arrive.")
                             : "Przybywa " + who() + ".";
  }
  if (kind == "citizens") {
    return lang_ == Lang::en ? who() + (n == -1 ? " leaves." : " leave.")
                             : "Odchodzi " + who() + ".";
  }
  if (kind == "die") {
    return lang_ == Lang::en ? who() + (n == 1 ? " dies." : " die.") : "Umiera " + who() + ".";
  }
  if (kind == "sick") {
    return lang_ == Lang::en ? who() + (n == 1 ? " falls sick." : " fall sick.")
                             : "Choruje " + who() + ".";
  }
  // In Polish the object of a verb: one citizen has a form of its own.
  const auto whom = [&](std::string_view type) {
    return n == 1 && type == "any" ? in("1 citizen", "1 mieszkańca") : people(type, n);
  };
  if (kind == "cure") return in("Cure ", "Wykurujcie ") + whom(str(op, "type")) + ".";
  if (kind == "treat") return in("Treat ", "Uleczcie ") + whom("any") + ".";
  if (kind == "flip") {
    return in("Turn over a sickness marker: ", "Odwróćcie znacznik zachorowań: ") +
           (str(op, "type") == "any" ? in("any", "dowolny")
                                     : people(str(op, "type"), 5).substr(2)) +
           (n == 1 ? "." : " (" + std::to_string(n) + "×).");
  }
  if (kind == "exhaust") return in("Exhausted: ", "Wyczerpanie: ") + who() + ".";
  if (kind == "child_pawn") {
    return str(op, "kind") == "worker" ? in("A child pawn becomes the child worker.",
                                            "Pionek dziecka staje się dziecięcym robotnikiem.")
                                       : in("A child pawn becomes the child engineer.",
                                            "Pionek dziecka staje się dziecięcym inżynierem.");
  }
  if (kind == "citizen_cards") {
    const std::string cards = std::to_string(n) + " " +
                              form(n, "citizen card", "citizen cards", "kartę mieszkańca",
                                   "karty mieszkańców", "kart mieszkańców");
    return (str(op, "who") == "each" ? in("Each player draws ", "Każdy gracz dobiera ")
                                     : in("The leader draws ", "Przywódca dobiera ")) +
           cards + ".";
  }
  return "";
}

std::string EffectText::token_name(std::string_view id) const {
  if (id == "hope") return in("Hope", "Nadzieja");
  if (id == "discontent") return in("Discontent", "Niezadowolenie");
  return name(id);
}

// "1 care token"; without a number "active care token".
std::string EffectText::token(std::string_view id, int n, bool active) const {
  const std::string amount = n == 0 ? "" : std::to_string(n) + " ";
  if (lang_ == Lang::en) {
    return amount + (active ? "active " : "") + std::string(id) + (n > 1 ? " tokens" : " token");
  }
  const std::string side =
      active ? form(n == 0 ? 1 : n, "", "", "aktywny ", "aktywne ", "aktywnych ") : "";
  return amount + side + form(n == 0 ? 1 : n, "", "", "żeton ", "żetony ", "żetonów ") +
         std::string(kOf.at(id));
}

std::string EffectText::morale_op(const std::string& kind, const json::object& op) const {
  if (kind == "hope" || kind == "discontent") {
    return token_name(kind) + " " + signed_number(num(op)) + ".";
  }
  if (kind == "token_up")
    return token_name(str(op, "token")) + " +" + std::to_string(num(op)) + ".";
  const auto which = [&](bool active) { return token(str(op, "token"), num(op), active); };
  if (kind == "token_spend") return in("Spend ", "Zużyjcie ") + which(false) + ".";
  if (kind == "token_activate") return in("Activate ", "Aktywujcie ") + which(false) + ".";
  if (kind == "token_discard") {
    return in("Discard ", "Odrzućcie ") + which(str(op, "state") == "active") + ".";
  }
  if (kind == "token_draw_active") {
    return in("Draw ", "Dobierzcie ") + token(str(op, "side"), num(op), false) +
           in(", active.", ", aktywną stroną do góry.");
  }
  if (kind == "choose_token_type") {
    const std::string side = str(op, "side");
    const std::string of(kOf.at(side));
    return str(op, "do") == "activate_all"
               ? in("Activate all " + side + " tokens of one type.",
                    "Aktywujcie wszystkie żetony " + of + " jednego typu.")
               : in("Spend all active " + side + " tokens of one type.",
                    "Zużyjcie wszystkie aktywne żetony " + of + " jednego typu.");
  }
  return "";
}

std::string EffectText::marker_op(const std::string& kind, const json::object& op) const {
  const auto by = [&](std::string_view en, std::string_view pl) {
    return in(en, pl) + " " + signed_number(num(op)) + ".";
  };
  if (kind == "hunger") return by("Hunger", "Głód");
  if (kind == "overload" && all(op)) {
    return in("Remove all overload markers.", "Usuńcie wszystkie znaczniki przeciążenia.");
  }
  if (kind == "overload") return by("Overload", "Przeciążenie");
  if (kind == "heat") return by("Heat", "Ciepło");
  if (kind == "cold") return by("Cold", "Zimno");
  if (kind == "range") {
    static const std::map<std::string, std::pair<std::string, std::string>> kColours{
        {"red", {"Red", "czerwony"}},
        {"orange", {"Orange", "pomarańczowy"}},
        {"yellow", {"Yellow", "żółty"}}};
    const auto& [en, pl] = kColours.at(str(op, "color"));
    return by(en + " range marker", "Wskaźnik zasięgu " + pl);
  }
  if (kind == "storm") {
    const int n = num(op);
    const std::string rounds =
        std::to_string(n < 0 ? -n : n) + " " + form(n, "round", "rounds", "rundę", "rundy", "rund");
    return (n > 0 ? in("The storm comes earlier by ", "Burza wcześniej o ")
                  : in("The storm comes later by ", "Burza później o ")) +
           rounds + ".";
  }
  if (kind == "storm_set") {
    if (op.at("field").is_null()) {
      return in("The storm marker leaves the game.", "Znacznik burzy znika z gry.");
    }
    return in("Storm marker to round ", "Znacznik burzy na pole rundy ") +
           std::to_string(num(op, "field")) + ".";
  }
  if (kind == "deaths") return by("Deaths", "Zgony");
  if (kind == "depot") return by("Depot", "Magazyn");
  if (kind == "tech") {
    const int n = num(op);
    return in("Research token closer by ", "Żeton rozwoju bliżej o ") + std::to_string(n) + " " +
           form(n, "round", "rounds", "rundę", "rundy", "rund") + ".";
  }
  if (kind == "tower_upgrade") {
    return in("The first time: upgrade the Generator.", "Za pierwszym razem: ulepszcie Generator.");
  }
  if (kind == "end") {
    return str(op, "result") == "win" ? in("You win.", "Wygrywacie.")
                                      : in("You lose.", "Przegrywacie.");
  }
  return "";
}

std::string EffectText::map_op(const std::string& kind, const json::object& op) const {
  if (kind == "map_take") {
    const std::string rest = yes(op, "else_coal") ? in(" (1 coal for each that is missing)",
                                                       " (za każdy brakujący 1 węgiel)")
                                                  : "";
    return in("From the map: ", "Z mapy: ") + goods(str(op, "res"), num(op)) + rest + ".";
  }
  if (kind == "map_remove") {
    const std::string how =
        yes(op, "distinct_tiles") ? in(" (from different tiles)", " (z różnych płytek)") : "";
    return in("Remove from the map: ", "Usuńcie z mapy: ") + goods(str(op, "res"), num(op)) + how +
           ".";
  }
  if (kind == "map_add") {
    return in("Onto one field: ", "Na jedno pole: ") + goods(str(op, "res"), num(op)) + ".";
  }
  if (kind == "place_tile") {
    const auto tiles = [&](const json::array& kinds) {
      int near = 0;
      for (const json::value& each : kinds) near += each.as_string() == "near" ? 1 : 0;
      const int far = static_cast<int>(kinds.size()) - near;
      std::vector<std::string> parts;
      if (near > 0) {
        parts.push_back(std::to_string(near) + " " +
                        form(near, "near tile", "near tiles", "bliska płytka", "bliskie płytki",
                             "bliskich płytek"));
      }
      if (far > 0) {
        parts.push_back(std::to_string(far) + " " +
                        form(far, "far tile", "far tiles", "daleka płytka", "dalekie płytki",
                             "dalekich płytek"));
      }
      return join(parts, in(" and ", " i "));
    };
    json::array kinds;
    if (op.contains("kind")) {
      for (int i = 0; i < num(op); ++i) kinds.push_back(op.at("kind"));
    } else {
      kinds = op.at("kinds").as_array();
    }
    std::string out = in("Place: ", "Połóżcie: ") + tiles(kinds) + ".";
    if (op.contains("else_kinds")) {
      out += in(" Without room for the first: ", " Gdy pierwszej nie da się położyć: ") +
             tiles(op.at("else_kinds").as_array()) + ".";
    }
    return out;
  }
  const auto count = [&] { return num(op) == 1 ? "" : " (" + std::to_string(num(op)) + "×)"; };
  const auto what = [&] {
    return str(op, "building") == "shelter" ? in("a shelter", "schronienie")
                                            : name(str(op, "building"));
  };
  if (kind == "build_free")
    return in("Build for free: ", "Wznieście za darmo: ") + what() + count() + ".";
  if (kind == "upgrade_free") {
    return in("Upgrade for free: ", "Ulepszcie za darmo: ") + std::to_string(num(op)) + " " +
           form(num(op), "building", "buildings", "budynek", "budynki", "budynków") + ".";
  }
  if (kind == "destroy") return in("Destroy: ", "Zniszczcie: ") + what() + count() + ".";
  if (kind == "ruin") return in("To Ruins: ", "W Ruiny: ") + what() + count() + ".";
  if (kind == "flip_all") {
    return in("To Ruins, on the map and on the board: every ",
              "W Ruiny, na mapie i na planszy: każdy ") +
           what() + ".";
  }
  return "";
}

std::string EffectText::card_op(const std::string& kind, const json::object& op) const {
  if (kind == "dusk_add") {
    return in("Into the dusk deck: ", "Do stosu zmierzchu: ") + upper(str(op, "card")) + ".";
  }
  if (kind == "dusk_cancel")
    return in("Out of the game: ", "Poza grę: ") + name(str(op, "card")) + ".";
  if (kind == "law_suspend") {
    return in("This card lies on the law and suspends it: ",
              "Ta karta leży na prawie i je zawiesza: ") +
           name(str(op, "law")) + ".";
  }
  if (kind == "enact_law") {
    return yes(op, "ignore_loss")
               ? in("Enact a law; its loss of hope and growth of discontent are left out.",
                    "Wprowadźcie prawo; spadek nadziei i wzrost niezadowolenia się pomija.")
               : in("Enact a law.", "Wprowadźcie prawo.");
  }
  if (kind == "reveal") {
    return (yes(op, "resolve") ? in("Reveal and resolve ", "Odkryjcie i rozpatrzcie ")
                               : in("Lay face up: ", "Wyłóżcie: ")) +
           name(str(op, "card")) + ".";
  }
  if (kind == "scenario_remove")
    return in("Out of the game: ", "Poza grę: ") + name(str(op, "card")) + ".";
  if (kind == "card") {
    const std::string to = str(op, "to");
    // Said by law_suspend already.
    if (to == "law") return " ";
    return to == "events"
               ? in("This card goes to the event area.", "Ta karta trafia do obszaru wydarzeń.")
           : to == "dusk_discard"
               ? in("This card goes to the discard pile.", "Ta karta trafia na stos odrzuconych.")
           : to == "dusk_deck"
               ? in("This card goes back to the dusk deck.", "Ta karta wraca do stosu zmierzchu.")
               : in("This card leaves the game.", "Ta karta wypada z gry.");
  }
  if (kind == "scouts") {
    return in("Each scout moves ", "Każdy zwiadowca idzie o ") + std::to_string(num(op)) + " " +
           form(num(op), "space", "spaces", "pole", "pola", "pól") + ".";
  }
  if (kind == "peek_dusk") {
    return in("Turn up ", "Odkryjcie ") + std::to_string(num(op)) +
           in(" dusk cards; of these put away ", " karty zmierzchu; z nich odłóżcie do ") +
           std::to_string(num(op, "discard_up_to")) +
           in(" at most, shuffle the others back.", ", resztę wtasujcie.");
  }
  return "";
}

std::string EffectText::work_op(const std::string& kind, const json::object& op) const {
  if (kind == "gather") {
    return in("Up to ", "Do ") + std::to_string(num(op, "limit")) + in(" markers.", " znaczników.");
  }
  if (kind == "cut_here") {
    return in("On a field with a tree: fell 1 tree for ",
              "Na polu z drzewem: zetnijcie 1 drzewo za ") +
           goods("wood", num(op, "wood")) + ".";
  }
  if (kind == "gather_adjacent") {
    return std::to_string(num(op, "per_field")) +
           in(" marker from each adjacent field.", " znacznik z każdego sąsiedniego pola.");
  }
  if (kind == "cut_tree") {
    const bool wide = str(op, "reach") != "tile";
    return (wide ? in("Fell 1 tree of its tile or an adjacent field for ",
                      "Zetnijcie 1 drzewo ze swojej płytki albo sąsiedniego pola za ")
                 : in("Fell 1 tree of its tile for ", "Zetnijcie 1 drzewo ze swojej płytki za ")) +
           goods("wood", num(op, "wood")) + ".";
  }
  if (kind == "thumper") {
    return in("Up to " + std::to_string(num(op, "per_field")) + " coal onto each of up to " +
                  std::to_string(num(op, "fields")) + " adjacent fields.",
              "Do " + std::to_string(num(op, "per_field")) + " węgla na każde z maksymalnie " +
                  std::to_string(num(op, "fields")) + " sąsiednich pól.");
  }
  if (kind == "workshop") {
    return in("Workshop effects: ", "Efekty Warsztatu: ") + std::to_string(num(op)) + ".";
  }
  if (kind == "construct") {
    const int less = op.contains("discount_wood") ? num(op, "discount_wood") : 0;
    return in("Up to ", "Do ") + std::to_string(num(op)) +
           form(num(op), " step", " steps", " działania", " działań", " działań") +
           (less > 0 ? in(", each building ", ", każdy budynek o ") + goods("wood", less) +
                           in(" cheaper", " taniej")
                     : "") +
           ".";
  }
  if (kind == "building_action") {
    const int times = op.contains("times") ? num(op, "times") : 1;
    return times == 1 ? in("The building's action.", "Akcja budynku.")
                      : in("The building's action, times ", "Akcja budynku, razy ") +
                            std::to_string(times) + ".";
  }
  if (kind == "scout_send") {
    return in("The scout moves at once: ", "Zwiadowca od razu idzie o: ") +
           std::to_string(num(op, "bonus")) + ".";
  }
  if (kind == "reuse") {
    return str(op, "kind") == "worker"
               ? in("Use a worker again, warm.", "Użyjcie ponownie robotnika, w cieple.")
               : in("Use a building with a citizen on it again, warm.",
                    "Użyjcie ponownie budynku z pionkiem mieszkańca, w cieple.");
  }
  return "";
}

}  // namespace pionek::frostpunk::testing
