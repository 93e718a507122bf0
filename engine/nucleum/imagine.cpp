// Dealing anew what nobody can know: which tiles and contracts are still in the stacks, their
// order, and all chance to come. Nobody holds anything in secret.
#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {
namespace {

using Tiles = FixedVector<TileId, kMaxTiles>;
using Contracts = FixedVector<ContractId, kMaxContracts>;

// All tiles that lie open somewhere.
TileSet seen_tiles(const State& s) {
  TileSet seen;
  for (int i = 0; i < s.seats; ++i) {
    seen = seen | s.players[i].pool;
    for (const TileId tile : s.players[i].board_row) seen.add(tile);
  }
  for (const TileId tile : s.offer) {
    if (tile != kNoTile) seen.add(tile);
  }
  for (int field = 0; field < kMaxFields; ++field) {
    if (s.has_track(field)) seen.add(s.tile_on(field));
  }
  return seen;
}

std::uint64_t seen_contracts(const State& s) {
  std::uint64_t seen = 0;
  const auto see = [&](ContractId id) {
    if (id != kNoContract) add(seen, id);
  };
  for (int i = 0; i < s.seats; ++i) {
    seen |= s.players[i].fulfilled;
    for (const ContractId id : s.players[i].slots) see(id);
  }
  for (const ContractId id : s.market) see(id);
  // The contract whose place in the market is being refilled is in a slot by now.
  return seen;
}

// Base tiles are all in the game, so those not seen are in the stack; the rest of it is any of the
// advanced ones.
void deal_stack(const Data& data, State& s, Rng& rng) {
  const TileSet seen = seen_tiles(s);
  Tiles advanced;
  const int size = s.stack.size();
  s.stack.clear();
  for (int id = 0; id < static_cast<int>(data.tiles.size()); ++id) {
    if (seen.has(id)) continue;
    const auto category = data.tiles[id].category;
    if (category == Tile::Category::base) s.stack.push_back(static_cast<TileId>(id));
    if (category == Tile::Category::advanced) advanced.push_back(static_cast<TileId>(id));
  }
  rng.shuffle(advanced);
  for (int i = 0; s.stack.size() < size; ++i) s.stack.push_back(advanced[i]);
  rng.shuffle(s.stack);
}

template <class Stack>
void deal_deck(const Data& data, Deck deck, std::uint64_t seen, Stack& stack, Rng& rng) {
  Contracts unseen;
  for (int id = 0; id < static_cast<int>(data.contracts.size()); ++id) {
    if (data.contracts[id].deck == deck && !has(seen, id)) {
      unseen.push_back(static_cast<ContractId>(id));
    }
  }
  rng.shuffle(unseen);
  for (int i = 0; i < stack.size(); ++i) stack[i] = unseen[i];
}

}  // namespace

void Nucleum::imagine(State& s, Seat /*viewer*/, Rng& rng) const {
  deal_stack(*data_, s, rng);
  const std::uint64_t seen = seen_contracts(s);
  deal_deck(*data_, Deck::silver, seen, s.silver, rng);
  deal_deck(*data_, Deck::gold, seen, s.gold, rng);
  s.rng = Rng(Seed{rng.next(), rng.next(), rng.next(), rng.next()});
}

}  // namespace pionek::nucleum
