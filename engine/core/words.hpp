// The words of a game in one language: templates by number, filled with the blanks of a Phrase.
//
// A template is plain text with blanks: {0} is the first argument. A number may choose a form of a
// word: {1|city|cities} in English, {1|miasto|miasta|miast} in Polish (1; 2-4; the rest). Things
// are written by their name in the catalog, seats by the name of who sits there. Where a narrow
// place wants fewer words, a template is {"text": ..., "short": ...}.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/catalog.hpp"
#include "engine/core/error.hpp"
#include "engine/core/lang.hpp"
#include "engine/core/phrase.hpp"

namespace pionek {

// Who sits where. Empty names are written "Player 1".
using SeatNames = std::span<const std::string>;

class Words {
 public:
  // Reads a words file: an object {"key": "template", ...} with exactly the given keys. The first
  // key stands for the empty phrase and is not in the file.
  static Result<Words> read(std::string_view text, std::string_view file, Lang lang,
                            std::span<const std::string_view> keys);

  [[nodiscard]] Lang lang() const { return lang_; }
  // Appends, so that a caller can build many lines in one buffer.
  void write(std::string& out, const Phrase& phrase, const Catalog& catalog, SeatNames names) const;
  [[nodiscard]] std::string text(const Phrase& phrase, const Catalog& catalog,
                                 SeatNames names = {}) const;
  // With fewer words, where the words file has them.
  [[nodiscard]] std::optional<std::string> short_text(const Phrase& phrase, const Catalog& catalog,
                                                      SeatNames names = {}) const;
  // The text for any amount as argument 0: once for each plural form of the language, with {n} in
  // place of the amount. And with fewer words; nothing where there are none.
  [[nodiscard]] std::vector<std::string> forms(const Phrase& phrase, const Catalog& catalog,
                                               SeatNames names = {}) const;
  [[nodiscard]] std::vector<std::string> short_forms(const Phrase& phrase, const Catalog& catalog,
                                                     SeatNames names = {}) const;
  // "Anna", or "Player 2" where there is no name.
  [[nodiscard]] std::string seat(Seat seat, SeatNames names) const;

 private:
  // A template, cut at its blanks once at load.
  struct Piece {
    std::string literal;             // written first
    int arg = -1;                    // then this argument, if any
    std::vector<std::string> forms;  // or the form of a word that the argument's number asks for
  };

  using Template = std::vector<Piece>;
  // How the amount in argument 0 is written: as it is, or as {n} with this plural form.
  static constexpr int kAsIs = -1;

  static Result<Template> cut(std::string_view source, const std::string& where, Lang lang);
  void fill(std::string& out, const Template& source, const Phrase& phrase, const Catalog& catalog,
            SeatNames names, int form) const;
  [[nodiscard]] std::vector<std::string> all_forms(const Template& source, const Phrase& phrase,
                                                   const Catalog& catalog, SeatNames names) const;

  Lang lang_ = Lang::en;
  std::vector<Template> templates_;
  std::vector<Template> short_templates_;  // empty ones where there are no shorter words
};

}  // namespace pionek
