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

Result<Words::Template> Words::cut(std::string_view source, const std::string& where, Lang lang) {
  Template pieces;
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
  words.short_templates_.resize(keys.size());
  for (std::size_t i = 1; i < keys.size(); ++i) {
    const auto field = root[keys[i]];
    const auto read = [&](const JsonReader& source, Template& into) {
      auto pieces = cut(source.string(), source.where(), lang);
      if (pieces) {
        into = std::move(*pieces);
      } else if (!latch) {
        latch = pieces.error();
      }
    };
    if (field.is_object()) {
      field.only({"text", "short"});
      read(field["text"], words.templates_[i]);
      read(field["short"], words.short_templates_[i]);
    } else {
      read(field, words.templates_[i]);
    }
    if (latch) return *latch;
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
  fill(out, templates_[phrase.word], phrase, catalog, names, kAsIs);
}

void Words::fill(std::string& out, const Template& source, const Phrase& phrase,
                 const Catalog& catalog, SeatNames names, int form) const {
  for (const Piece& piece : source) {
    out += piece.literal;
    if (piece.arg < 0) continue;
    const Arg& arg = phrase.args[static_cast<std::size_t>(piece.arg)];
    const bool open = piece.arg == 0 && form != kAsIs;
    if (!piece.forms.empty()) {
      out += piece.forms[open ? static_cast<std::size_t>(form) : form_for(arg.value, lang_)];
    } else if (open) {
      out += "{n}";
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

std::optional<std::string> Words::short_text(const Phrase& phrase, const Catalog& catalog,
                                             SeatNames names) const {
  const Template& source = short_templates_[phrase.word];
  if (source.empty()) return std::nullopt;
  std::string out;
  fill(out, source, phrase, catalog, names, kAsIs);
  return out;
}

std::vector<std::string> Words::forms(const Phrase& phrase, const Catalog& catalog,
                                      SeatNames names) const {
  return all_forms(templates_[phrase.word], phrase, catalog, names);
}

std::vector<std::string> Words::short_forms(const Phrase& phrase, const Catalog& catalog,
                                            SeatNames names) const {
  return all_forms(short_templates_[phrase.word], phrase, catalog, names);
}

std::vector<std::string> Words::all_forms(const Template& source, const Phrase& phrase,
                                          const Catalog& catalog, SeatNames names) const {
  std::vector<std::string> texts;
  if (source.empty()) return texts;
  for (std::size_t form = 0; form < forms_of(lang_); ++form) {
    fill(texts.emplace_back(), source, phrase, catalog, names, static_cast<int>(form));
  }
  return texts;
}

std::string Words::seat(Seat seat, SeatNames names) const {
  const auto at = static_cast<std::size_t>(index(seat));
  if (at < names.size() && !names[at].empty()) return names[at];
  return (lang_ == Lang::en ? "Player " : "Gracz ") + std::to_string(at + 1);
}

}  // namespace pionek
