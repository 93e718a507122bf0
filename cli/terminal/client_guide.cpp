// What the client does for somebody who learns: the card of the guide, the move it means, and what
// things are.
#include <algorithm>
#include <iostream>

#include "cli/terminal/client.hpp"

namespace pionek {
namespace {

json::object told(const Guide& guide, const Match& match, Lang lang) {
  return tree(object_text([&](JsonText& out) { guide.write(out, match, lang); }));
}

std::string text_at(const json::object& from, std::string_view key) {
  const json::value* found = from.if_contains(key);
  return found == nullptr ? std::string() : std::string(found->get_string());
}

std::string numbers(const json::value& rules) {
  std::string all;
  for (const json::value& rule : rules.get_array()) {
    all += (all.empty() ? "" : ", ") + std::string(rule.get_string());
  }
  return " (" + all + ")";
}

// Of the letters that both languages have.
std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

}  // namespace

Lines TerminalClient::guide_lines() const {
  Lines lines;
  if (guide_ == nullptr) return lines;
  const json::object card = told(*guide_, match_, say_.lang());
  const auto add = [&](const std::string& text) {
    for (std::string& line : wrap(text, terminal_.width())) lines.push_back(std::move(line));
  };
  if (const json::value* chapters = card.if_contains("chapters")) {
    const auto chapter = static_cast<std::size_t>(card.at("chapter").to_number<int>());
    const json::object& now = chapters->get_array()[chapter].get_object();
    add("◆ " + say_(Word::lesson_head, text_at(now, "name"), card.at("step").to_number<int>() + 1,
                    now.at("steps").to_number<int>()));
  } else {
    add("◆ " + text_at(card, "name"));
  }
  if (const json::value* solved = card.if_contains("solved")) {
    add(say_(solved->get_bool() ? Word::puzzle_solved : Word::puzzle_missed));
  }
  if (card.contains("said")) add(text_at(card, "said"));
  if (const json::value* cards = card.if_contains("cards")) {
    for (const json::value& each : cards->get_array()) {
      add(text_at(each.get_object(), "say") + numbers(each.at("rules")));
    }
  }
  const bool puzzle = card.contains("puzzle");
  if (guide_->leads(match_)) add(say_(puzzle ? Word::puzzle_keys : Word::lesson_keys));
  if (!guide_->leads(match_) && !puzzle && !match_.over()) add(say_(Word::lesson_over));
  return lines;
}

// The last words of a lesson are read before the others play on. A puzzle stays, to be tried again.
void TerminalClient::part_from_guide() {
  if (!terminal_.interactive() || told(*guide_, match_, say_.lang()).contains("puzzle")) return;
  const Lines words = guide_lines();
  guide_.reset();
  terminal_.clear();
  print(std::cout, board(true));
  for (const std::string& line : words) {
    std::cout << terminal_.ink()(Tone::number, line) << '\n';
  }
  (void)terminal_.ask(say_(Word::go_on) + " ");
}

TerminalClient::Next TerminalClient::show_me() {
  const json::object card = guide_ == nullptr ? json::object() : told(*guide_, match_, say_.lang());
  const auto move = match_.game().parse(text_at(card, "move"));
  if (!move) {
    notice(say_(Word::lesson_none_now));
    return Next::ask_again;
  }
  notice(text_at(card, "label"));
  seen_[static_cast<std::size_t>(index(match_.to_move()))] = match_.ply();
  match_.play(*move);
  return Next::go_on;
}

void TerminalClient::hint() {
  const json::object card = guide_ == nullptr ? json::object() : told(*guide_, match_, say_.lang());
  const std::string hint = text_at(card, "hint");
  notice(hint.empty() ? say_(guide_ ? Word::no_hint : Word::lesson_none_now) : hint);
}

TerminalClient::Next TerminalClient::leave_guide() {
  notice(say_(guide_ ? Word::lesson_left : Word::lesson_none_now));
  guide_.reset();
  return Next::go_on;
}

// "Platform" of "building:platform"; nothing of a kind or a phase, which have no name of their own.
std::string TerminalClient::called(std::string_view target) const {
  const Catalog& catalog = match_.game().catalog();
  const std::size_t colon = target.find(':');
  for (int set = 0; colon != std::string_view::npos && set < catalog.sets(); ++set) {
    if (catalog.set_id(set) != target.substr(0, colon)) continue;
    if (const auto at = catalog.find(set, target.substr(colon + 1))) {
      const Thing thing{static_cast<std::uint8_t>(set), static_cast<std::uint16_t>(*at)};
      return catalog.name(thing, say_.lang());
    }
  }
  return {};
}

// What things are: those of an option by its number ("3"), one by what it is called ("plant",
// "uranium"), all that have a word in what is said of them; with nothing typed all there is, the
// options first.
void TerminalClient::what_is(std::string_view wanted, const Choices& choices) {
  const auto lessons = games_.lessons(match_.game_ptr());
  if (!lessons) return notice(lessons.error().text());
  Lines found = wanted.empty() ? choices.texts() : choices.texts(wanted);
  if (!wanted.empty() && !found.empty()) return page_of_texts(found);
  if (!found.empty()) found.emplace_back();
  Lines named;
  for (const auto* list : {&lessons->things, &lessons->phases}) {
    for (const auto& [key, about] : *list) {
      const std::string& text = about.text.in(say_.lang());
      const std::string name = called(key);
      const std::string line = text.starts_with(name) ? text : name + ": " + text;
      if (key == wanted || (!name.empty() && lower(name) == lower(wanted))) named.push_back(line);
      const bool told = std::find(found.begin(), found.end(), line) != found.end();
      if (!told && lower(line).find(lower(wanted)) != std::string::npos) found.push_back(line);
    }
  }
  if (named.size() == 1) return notice(named[0]);
  if (!named.empty()) return page_of_texts(named);
  if (found.empty()) return notice(say_(Word::thing_unknown, wanted));
  page_of_texts(found);
}

void TerminalClient::page_of_texts(const Lines& texts) const {
  constexpr int kIndent = 4;
  Lines lines;
  for (const std::string& text : texts) {
    for (std::string& line : wrap(text, terminal_.width(), kIndent)) {
      lines.push_back(std::move(line));
    }
  }
  terminal_.page(lines, say_(Word::page_more));
}

}  // namespace pionek
