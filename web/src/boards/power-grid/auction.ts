// How each seat stands in the auction of this round: from the description, and the bids from the
// journal as far as it reaches back.
import type { View } from "../../contract";
import { describe } from "./description";

export type Standing =
  | { is: "leads"; bid: number }
  | { is: "bid"; bid: number }
  | { is: "in" } // may still bid for the plant on the block
  | { is: "passed" }
  | { is: "bought" }
  | { is: "out" } // gave up choosing for the round
  | { is: "waits" }; // nothing is on the block and the seat may still buy

export function standingOf(view: View, seat: number): Standing {
  const { auction, players } = describe(view);
  const player = players[seat]!;
  if (player.bought) return { is: "bought" };
  if (player.gave_up) return { is: "out" };
  if (!auction) return { is: "waits" };
  if (auction.bidder === seat && auction.bid !== null) return { is: "leads", bid: auction.bid };
  if (!auction.active.includes(seat)) return { is: "passed" };
  const bid = lastBid(view, seat);
  return bid === null ? { is: "in" } : { is: "bid", bid };
}

// The newest bid of a seat for the plant on the block: the journal back to the pick of the plant.
function lastBid(view: View, seat: number): number | null {
  for (const entry of [...view.journal].reverse()) {
    const [verb, amount] = (entry.move ?? "").split(" ");
    if (verb !== "bid" && verb !== "pass") return null;
    if (entry.seat === seat && verb === "bid") return Number(amount);
  }
  return null;
}
