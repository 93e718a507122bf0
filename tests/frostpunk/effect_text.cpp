// Names, sentences, choices and conditions of effects.
#include "tests/frostpunk/effect_text.hpp"
#include "tests/frostpunk/effect_words.hpp"

namespace pionek::frostpunk::testing {

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

}  // namespace pionek::frostpunk::testing
