// What an effect says in words, made from its ops alone: card texts in the data files must say the
// same. Reads the JSON, not the compiled program, so that it is a second reading of the data.
#pragma once

#include <string>

#include "engine/core/files.hpp"
#include "engine/core/json.hpp"
#include "engine/core/lang.hpp"

namespace pionek::frostpunk::testing {

class EffectText {
 public:
  // Names of buildings, laws and cards come from the files.
  EffectText(const Files& files, Lang lang);

  [[nodiscard]] std::string effect(const json::value& ops) const;
  // An option or special action: its cost and what it does.
  [[nodiscard]] std::string option(const json::object& option) const;
  [[nodiscard]] std::string costs(const json::value& ops) const;
  [[nodiscard]] std::string passive(const json::value& mods) const;
  // Whole cards.
  [[nodiscard]] std::string building(const json::object& building) const;
  [[nodiscard]] std::string face(const json::object& face, bool engineer) const;
  [[nodiscard]] std::string law(const json::object& law) const;
  [[nodiscard]] std::string citizen(const json::object& card) const;
  [[nodiscard]] std::string advisor(const json::object& advisor) const;
  [[nodiscard]] std::string weather(const json::object& card) const;
  [[nodiscard]] std::string scenario(const json::object& card) const;

 private:
  [[nodiscard]] std::string in(std::string_view en, std::string_view pl) const {
    return std::string(lang_ == Lang::en ? en : pl);
  }
  // The form of a word that a number asks for; Polish has three.
  [[nodiscard]] std::string form(int n, std::string_view one, std::string_view more,
                                 std::string_view pl_one, std::string_view pl_few,
                                 std::string_view pl_many) const;
  [[nodiscard]] std::string sentences(const json::array& ops) const;
  [[nodiscard]] std::string op(const json::object& op) const;
  [[nodiscard]] std::string goods_op(const std::string& kind, const json::object& op) const;
  [[nodiscard]] std::string people_op(const std::string& kind, const json::object& op) const;
  [[nodiscard]] std::string morale_op(const std::string& kind, const json::object& op) const;
  [[nodiscard]] std::string marker_op(const std::string& kind, const json::object& op) const;
  [[nodiscard]] std::string map_op(const std::string& kind, const json::object& op) const;
  [[nodiscard]] std::string card_op(const std::string& kind, const json::object& op) const;
  [[nodiscard]] std::string work_op(const std::string& kind, const json::object& op) const;
  [[nodiscard]] std::string choose(const json::object& op) const;
  [[nodiscard]] std::string consult(const json::object& op) const;
  [[nodiscard]] std::string condition(const json::object& condition) const;
  [[nodiscard]] std::string expression(std::string_view expr) const;
  [[nodiscard]] std::string goods(std::string_view res, int n) const;
  [[nodiscard]] std::string people(std::string_view type, int n) const;
  [[nodiscard]] std::string token(std::string_view id, int n, bool active) const;
  [[nodiscard]] std::string token_name(std::string_view id) const;
  [[nodiscard]] std::string mod(const json::object& mod) const;
  [[nodiscard]] std::string names(const json::value& ids) const;
  [[nodiscard]] std::string name(std::string_view id) const;
  [[nodiscard]] std::string special(const json::object& special) const;

  Lang lang_;
  json::object names_;  // by id
};

}  // namespace pionek::frostpunk::testing
