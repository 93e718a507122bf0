#include "tests/frostpunk/effect_text.hpp"

#include <cctype>
#include <map>
#include <vector>

namespace pionek::frostpunk::testing {
namespace {

std::string str(const json::object& object, std::string_view key) {
  return std::string(object.at(key).as_string());
}
int num(const json::object& object, std::string_view key = "n") {
  return static_cast<int>(object.at(key).as_int64());
}
bool all(const json::object& object) { return object.contains("n") && object.at("n").is_string(); }
bool yes(const json::object& object, std::string_view key) {
  return object.contains(key) && object.at(key).as_bool();
}
// "+3", "−1"
std::string signed_number(int n) { return (n < 0 ? "−" : "+") + std::to_string(n < 0 ? -n : n); }
std::string upper(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}
std::string join(const std::vector<std::string>& parts, const std::string& between) {
  std::string out;
  for (const std::string& part : parts) {
    if (part.empty()) continue;
    out += (out.empty() ? "" : between) + part;
  }
  return out;
}
// Without the full stop at the end.
std::string open_end(std::string text) {
  if (text.ends_with('.')) text.pop_back();
  return text;
}
// Polish: tokens of what.
const std::map<std::string_view, std::string_view> kOf{
    {"care", "opieki"},          {"justice", "sprawiedliwości"},
    {"motivation", "motywacji"}, {"anger", "gniewu"},
    {"apathy", "apatii"},        {"greed", "chciwości"},
    {"hope", "nadziei"},         {"discontent", "niezadowolenia"}};

json::object field_or_empty(const json::object& object, std::string_view key) {
  return object.contains(key) ? object.at(key).as_object() : json::object{};
}

}  // namespace

EffectText::EffectText(const Files& files, Lang lang) : lang_(lang) {
  const auto add = [&](const json::value& item) {
    const json::object& each = item.as_object();
    names_[str(each, "id")] = each.at("name").at(id(lang)).as_string();
  };
  const auto list = [&](const char* file, const char* key) {
    const json::value root = parse_json(**files.get(std::string("data/") + file), file).value();
    for (const json::value& item : root.at(key).as_array()) add(item);
  };
  list("buildings.json", "buildings");
  list("laws.json", "laws");
  list("morning.json", "cards");
  list("tokens.json", "tokens");
  const json::value scenario = parse_json(**files.get("data/scenario.json"), "s").value();
  for (const json::value& item : scenario.at("cards").as_array()) {
    names_[str(item.as_object(), "id")] = item.at("mark").as_string();
  }
}

std::string EffectText::form(int n, std::string_view one, std::string_view more,
                             std::string_view pl_one, std::string_view pl_few,
                             std::string_view pl_many) const {
  const int amount = n < 0 ? -n : n;
  if (lang_ == Lang::en) return std::string(amount == 1 ? one : more);
  if (amount == 1) return std::string(pl_one);
  const bool few = amount % 10 >= 2 && amount % 10 <= 4 && (amount % 100 < 12 || amount % 100 > 14);
  return std::string(few ? pl_few : pl_many);
}

std::string EffectText::name(std::string_view id) const {
  return names_.contains(id) ? std::string(names_.at(id).as_string()) : upper(std::string(id));
}

std::string EffectText::names(const json::value& ids) const {
  std::vector<std::string> parts;
  for (const json::value& id : ids.as_array()) parts.push_back(name(id.as_string()));
  return join(parts, ", ");
}

std::string EffectText::effect(const json::value& ops) const { return sentences(ops.as_array()); }

std::string EffectText::sentences(const json::array& ops) const {
  std::vector<std::string> parts;
  for (const json::value& each : ops) parts.push_back(op(each.as_object()));
  return join(parts, " ");
}

std::string EffectText::costs(const json::value& ops) const {
  std::vector<std::string> parts;
  for (const json::value& each : ops.as_array()) parts.push_back(open_end(op(each.as_object())));
  return join(parts, "; ");
}

std::string EffectText::option(const json::object& option) const {
  std::string out;
  if (option.contains("if")) {
    out += in("If ", "Jeśli ") + condition(option.at("if").as_object()) + ": ";
  }
  const std::string done = sentences(option.at("do").as_array());
  if (option.contains("cost")) {
    out += costs(option.at("cost")) + (done.empty() ? "." : ": ");
  } else if (done.empty()) {
    out += in("No effect.", "Bez efektu.");
  }
  return out + done;
}

std::string EffectText::choose(const json::object& op) const {
  std::vector<std::string> parts;
  for (const json::value& each : op.at("options").as_array()) {
    const json::object& option_of = each.as_object();
    const json::object named = field_or_empty(option_of, "name");
    const std::string title =
        named.empty() ? "" : std::string(named.at(id(lang_)).as_string()) + ": ";
    parts.push_back(title + open_end(option(option_of)));
  }
  return in("Choose one. ", "Wybierzcie jedno. ") + join(parts, in(" / ", " / ")) + ".";
}

std::string EffectText::consult(const json::object& op) const {
  std::string out = in("The type with the most active tokens decides.",
                       "Decyduje typ, którego aktywnych żetonów jest najwięcej.");
  for (const auto& [type, ops] : op.at("effects").as_object()) {
    out += " " + token_name(type) + ": " + sentences(ops.as_array());
  }
  return out;
}

std::string EffectText::op(const json::object& op) const {
  const std::string kind = str(op, "op");
  if (kind == "if") {
    std::string out = in("If ", "Jeśli ") + condition(op.at("cond").as_object()) + ": ";
    const std::string then = sentences(op.at("then").as_array());
    out += then.empty() ? in("No effect.", "Bez efektu.") : then;
    if (!op.contains("else")) return out;
    return out + in(" Otherwise: ", " W przeciwnym razie: ") + sentences(op.at("else").as_array());
  }
  if (kind == "each") {
    const std::string most =
        op.contains("max") ? in(" (at most ", " (najwyżej ") + std::to_string(num(op, "max")) + ")"
                           : "";
    const std::string expr = str(op, "expr");
    return in("For each ", "Za każdy ") + token(expr.substr(expr.find('.') + 1), 0, true) + most +
           ": " + sentences(op.at("do").as_array());
  }
  if (kind == "choose") return choose(op);
  if (kind == "consult") return consult(op);
  for (const auto part :
       {&EffectText::goods_op, &EffectText::people_op, &EffectText::morale_op,
        &EffectText::marker_op, &EffectText::map_op, &EffectText::card_op, &EffectText::work_op}) {
    const std::string text = (this->*part)(kind, op);
    if (!text.empty()) return text == " " ? "" : text;
  }
  return "?" + kind;
}

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
    return amount + form(n, "automaton", "automatons", "automaton", "automatony", "automatonów");
  }
  if (res == "tree") return amount + form(n, "tree", "trees", "drzewo", "drzewa", "drzew");
  if (res == "fuel") return amount + in("wood or coal", "drewna lub węgla");
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
                             : "Przybywa: " + who() + ".";
  }
  if (kind == "citizens") {
    return lang_ == Lang::en ? who() + (n == -1 ? " leaves." : " leave.")
                             : "Odchodzi: " + who() + ".";
  }
  if (kind == "die") {
    return lang_ == Lang::en ? who() + (n == 1 ? " dies." : " die.") : "Umiera: " + who() + ".";
  }
  if (kind == "sick") {
    return lang_ == Lang::en ? who() + (n == 1 ? " falls sick." : " fall sick.")
                             : "Choruje: " + who() + ".";
  }
  if (kind == "cure") return in("Cure ", "Wykurujcie: ") + who() + ".";
  if (kind == "treat") return in("Treat ", "Uleczcie: ") + people("any", n) + ".";
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
    return str(op, "do") == "activate_all"
               ? in("Activate all " + str(op, "side") + " tokens of one type.",
                    "Aktywujcie wszystkie żetony jednego typu: " + token_name(str(op, "side")) +
                        ".")
               : in("Spend all active " + str(op, "side") + " tokens of one type.",
                    "Zużyjcie wszystkie aktywne żetony jednego typu: " +
                        token_name(str(op, "side")) + ".");
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
    return in("To Ruins, on the map and on the board: all of ",
              "W Ruiny, na mapie i na planszy: wszystkie, ") +
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

std::string EffectText::expression(std::string_view expr) const {
  const std::size_t dot = expr.find('.');
  const std::string_view kind = expr.substr(0, dot);
  const std::string_view of = dot == std::string_view::npos ? "" : expr.substr(dot + 1);
  if (kind == "active") {
    return in("active " + std::string(of) + " tokens", "aktywne żetony " + std::string(kOf.at(of)));
  }
  if (kind == "tokens") {
    return in(std::string(of) + " tokens", "żetony " + std::string(kOf.at(of)));
  }
  if (kind == "sick") return in("sick citizens", "chorzy mieszkańcy");
  if (kind == "built")
    return (of == "shelter" ? in("shelters", "schronienia") : name(of)) +
           in(" on the map", " na mapie");
  if (kind == "law") return in("law in force: ", "obowiązuje prawo: ") + name(of);
  if (kind == "stored") return in("resources on ", "zasoby na karcie ") + name(of);
  if (kind == "revealed") return name(of) + in(" revealed", " odkryta");
  if (kind == "res") return in("resources in the pool", "zasoby w puli");
  if (kind == "pop")
    return in("citizens of the type, ", "mieszkańcy typu, ") + people(of, 5).substr(2);
  static const std::map<std::string_view, std::pair<std::string_view, std::string_view>> kPlain{
      {"food", {"food", "żywność"}},
      {"hunger", {"hunger", "głód"}},
      {"deaths", {"deaths", "zgony"}},
      {"overload", {"overload", "przeciążenie"}},
      {"unsheltered", {"pawns without a bed last night", "pionki bez noclegu ostatniej nocy"}},
      {"children_acted", {"children who acted this round", "dzieci, które działały w tej rundzie"}},
      {"depot", {"depot", "magazyn"}}};
  const auto& [en, pl] = kPlain.at(kind);
  return in(en, pl);
}

std::string EffectText::condition(const json::object& condition_of) const {
  if (condition_of.contains("not")) {
    return in("not (", "nie (") + condition(condition_of.at("not").as_object()) + ")";
  }
  for (const auto& [key, between] :
       {std::pair{"all", in(" and ", " i ")}, {"any", in(" or ", " lub ")}}) {
    if (!condition_of.contains(key)) continue;
    std::vector<std::string> parts;
    for (const json::value& each : condition_of.at(key).as_array()) {
      parts.push_back(condition(each.as_object()));
    }
    return join(parts, between);
  }
  static const std::map<std::string, std::string> kSigns{{">=", "≥"}, {"<=", "≤"}, {">", ">"},
                                                         {"<", "<"},  {"==", "="}, {"!=", "≠"}};
  const std::string expr = str(condition_of, "expr");
  const std::string kind = expr.substr(0, expr.find('.'));
  const bool plain = kind == "built" || kind == "law" || kind == "revealed";
  // What is there or not needs no number.
  if (plain && str(condition_of, "cmp") == ">=" && num(condition_of) == 1) return expression(expr);
  return expression(expr) + " " + kSigns.at(str(condition_of, "cmp")) + " " +
         std::to_string(num(condition_of));
}

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
    std::string out = in("Children may use: ", "Dzieci mogą używać: ") + names(mod.at("buildings"));
    if (mod.contains("hut_limit"))
      out +=
          in(" (up to " + n("hut_limit") + " markers)", " (do " + n("hut_limit") + " znaczników)");
    if (mod.contains("actions")) out += in("; and gather", "; i zbierać zasoby");
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
