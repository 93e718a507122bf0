#include "engine/core/words.hpp"

#include <cstdlib>

#include "engine/core/json.hpp"

namespace pionek {
namespace {

constexpr std::size_t forms_of(Lang lang) { return lang == Lang::en ? 2 : 3; }

std::size_t form_for(std::int32_t number, Lang lang) {
  const std::int32_t n = std::abs(number);
  if (n == 1) return 0;
  if (lang == Lang::en) return 1;
  const bool few = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
  return few ? 1 : 2;
}

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts{""};
  for (const char c : text) {
    if (c == at) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

}  // namespace

Result<std::vector<Words::Piece>> Words::cut(std::string_view source, const std::string& where,
                                             Lang lang) {
  std::vector<Piece> pieces;
  while (!source.empty()) {
    Piece piece;
    const std::size_t open = source.find('{');
    piece.literal = source.substr(0, open);
    if (open == std::string_view::npos) {
      pieces.push_back(std::move(piece));
      break;
    }
    const std::size_t close = source.find('}', open);
    if (close == std::string_view::npos) return Error{"a '{' is never closed", where, "'}'"};
    const std::string_view blank = source.substr(open + 1, close - open - 1);
    const auto parts = split(blank, '|');
    if (parts[0].size() != 1 || parts[0][0] < '0' || parts[0][0] >= '0' + Phrase::kMaxArgs) {
      return Error{"found the blank {" + std::string(blank) + "}", where,
                   "{0} to {" + std::to_string(Phrase::kMaxArgs - 1) + "}"};
    }
    piece.arg = parts[0][0] - '0';
    piece.forms.assign(parts.begin() + 1, parts.end());
    if (!piece.forms.empty() && piece.forms.size() != forms_of(lang)) {
      return Error{"found " + std::to_string(piece.forms.size()) + " forms of a word", where,
                   std::to_string(forms_of(lang)) + " forms in this language"};
    }
    pieces.push_back(std::move(piece));
    source.remove_prefix(close + 1);
  }
  return pieces;
}

Result<Words> Words::read(std::string_view text, std::string_view file, Lang lang,
                          std::span<const std::string_view> keys) {
  auto parsed = parse_json(text, file);
  if (!parsed) return parsed.error();
  std::optional<Error> latch;
  const JsonReader root(*parsed, std::string(file) + ": ", latch);
  Words words;
  words.lang_ = lang;
  words.templates_.resize(keys.size());
  for (std::size_t i = 1; i < keys.size(); ++i) {
    const auto field = root[keys[i]];
    auto pieces = cut(field.string(), field.where(), lang);
    if (latch) return *latch;
    if (!pieces) return pieces.error();
    words.templates_[i] = std::move(*pieces);
  }
  for (const auto& field : parsed->get_object()) {
    if (std::find(keys.begin() + 1, keys.end(), std::string_view(field.key())) != keys.end()) {
      continue;
    }
    return Error{"no phrase uses the key '" + std::string(field.key()) + "'", std::string(file),
                 "only keys the game knows"};
  }
  return words;
}

void Words::write(std::string& out, const Phrase& phrase, const Catalog& catalog,
                  SeatNames names) const {
  for (const Piece& piece : templates_[phrase.word]) {
    out += piece.literal;
    if (piece.arg < 0) continue;
    const Arg& arg = phrase.args[static_cast<std::size_t>(piece.arg)];
    if (!piece.forms.empty()) {
      out += piece.forms[form_for(arg.value, lang_)];
    } else if (arg.is == Arg::Is::number) {
      out += std::to_string(arg.value);
    } else if (arg.is == Arg::Is::seat) {
      out += seat(seat_at(arg.value), names);
    } else {
      out += catalog.name(Thing{arg.set, static_cast<std::uint16_t>(arg.value)}, lang_);
    }
  }
}

std::string Words::text(const Phrase& phrase, const Catalog& catalog, SeatNames names) const {
  std::string out;
  write(out, phrase, catalog, names);
  return out;
}

std::string Words::seat(Seat seat, SeatNames names) const {
  const auto at = static_cast<std::size_t>(index(seat));
  if (at < names.size() && !names[at].empty()) return names[at];
  return (lang_ == Lang::en ? "Player " : "Gracz ") + std::to_string(at + 1);
}

}  // namespace pionek
