// The files that a browser fetches: the client as it was built into the program, and the data and
// rules of each game. All are in memory, looked up by their exact address: there is no path that
// could lead out of a folder.
#pragma once

#include <map>
#include <optional>

#include "server/http.hpp"
#include "server/shelf.hpp"

namespace pionek {

class Assets {
 public:
  explicit Assets(const Shelf& shelf);

  // The file at an address, or the page for the addresses that the client itself understands; none
  // when there is no such thing.
  [[nodiscard]] std::optional<HttpResponse> find(const HttpRequest& request) const;
  // The page that tells a person that there is nothing at this address.
  [[nodiscard]] HttpResponse missing(const HttpRequest& request) const;

 private:
  struct File {
    std::string_view plain, gzip, brotli;
    std::string type;
    std::string tag;       // changes with the content
    bool forever = false;  // the builder names it by its content
  };

  void add(const std::string& address, std::string_view bytes);
  [[nodiscard]] static HttpResponse answer(const File& file, const HttpRequest& request);

  std::map<std::string, File, std::less<>> files_;
  // Of the games, and the same compressed; the files point into them.
  std::vector<std::string> texts_;
};

// For an answer of this type. That nobody may guess at types or take it for another site; of a page
// also what it may load, and that nobody may frame it: a page is made of dozens of files, and what
// each says again is sent again.
using Headers = std::vector<std::pair<std::string, std::string>>;
const Headers& security_headers(std::string_view type);

}  // namespace pionek
