#include "table/how.hpp"

#include <set>

namespace pionek {
namespace {

constexpr int kTitleWords = 4;
constexpr int kSectionWords = 50;
constexpr int kQuestionWords = 20;

void check_question(const JsonReader& in, const Subject& subject) {
  in.only({"ask", "words", "rules"});
  read_text(in["ask"], kQuestionWords);
  read_text(in["words"], kQuestionWords);
  read_rules(in["rules"], subject);
}

}  // namespace

Result<std::vector<HowSection>> read_how(const Subject& subject, const std::string& file,
                                         const std::string& text) {
  const auto root = parse_json(text, file);
  if (!root) return root.error();
  std::optional<Error> wrong;
  const JsonReader in(*root, file + ": ", wrong);
  in.only({"sections", "questions"});
  std::vector<HowSection> sections;
  std::set<std::string> ids;
  for (std::size_t i = 0; i < in["sections"].size(1, 8); ++i) {
    const JsonReader from = in["sections"].at(i);
    from.only({"id", "title", "text", "drawing", "rules"});
    sections.push_back({from["id"].id(), read_text(from["title"], kTitleWords),
                        read_text(from["text"], kSectionWords), from["drawing"].id()});
    read_rules(from["rules"], subject);
    if (in.ok() && !ids.insert(sections.back().id).second) {
      from["id"].fail("there are two sections '" + sections.back().id + "'", "an id of its own");
    }
  }
  for (std::size_t i = 0; i < in["questions"].size(1, 40); ++i) {
    check_question(in["questions"].at(i), subject);
  }
  if (wrong) return *wrong;
  return sections;
}

}  // namespace pionek
