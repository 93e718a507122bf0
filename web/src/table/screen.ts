// Whose eyes look at the table. Several people may share the screen: they all sit down with it, each
// with a key of their own, and hand it over or look together. State and view both tell whose eyes
// these are; what came last is so.
import { signal } from "@preact/signals";
import type { KnownSeat } from "../memory";
import type { TableRequest } from "../net/messages";

type Sitting = Pick<Extract<TableRequest, { type: "sit" }>, "key" | "others" | "follow">;

export class Screen {
  readonly seat = signal<number | null>(null);
  /** All at this screen look together: the eyes go with the turn. */
  readonly together = signal(false);
  private alone = false; // a key of another one here turned out to be worthless

  constructor(
    private key: string | null,
    /** The seats of all who share this screen. */
    private readonly here: () => readonly KnownSeat[],
  ) {}

  /** How to sit down: with whose key, with whom, and whether the eyes go with the turn. */
  sitting(): Sitting {
    const others = this.others();
    return {
      key: this.key,
      ...(others.length > 0 && { others }),
      ...(this.together.value && { follow: true }),
    };
  }

  private others(): string[] {
    if (this.alone || this.key === null) return [];
    return this.here().flatMap(({ key }) => (key === this.key ? [] : [key]));
  }

  /** These are the eyes of that seat; false when they were already. */
  see(seat: number | null): boolean {
    if (seat === this.seat.value) return false;
    this.seat.value = seat;
    // After a break of the line the same eyes come back.
    const own = this.alone ? undefined : this.here().find((each) => each.seat === seat);
    if (own) this.key = own.key;
    return true;
  }

  /** Another one takes the screen; false when it is the same one. */
  handTo(key: string): boolean {
    if (key === this.key) return false;
    this.key = key;
    return true;
  }

  /** Nobody at this screen minds that the others look on; false when that is nothing new, or no use. */
  join(): boolean {
    if (this.together.value || this.alone) return false;
    this.together.value = true;
    return true;
  }

  /** A key of this screen opens no seat any more. True when it may be that of one of the others: the
   * one whose eyes these are need not go, too. */
  part(): boolean {
    if (this.others().length === 0) return false;
    this.alone = true;
    this.together.value = false;
    return true;
  }
}
