import assert from "node:assert/strict";
import { test } from "node:test";
import type { Fuel } from "./description";
import { game } from "./fixture";
import { stow } from "./stow";

const plants = (...numbers: number[]) => numbers.map((n) => game.plants.get(String(n))!);
const fuel = (change: Partial<Record<Fuel, number>>) => ({
  coal: 0,
  oil: 0,
  garbage: 0,
  uranium: 0,
  ...change,
});

// 4 burns 2 coal and stores 4, 3 the same with oil; 5 is a hybrid of 2 that stores 4.
test("tokens lie in the plants that burn them", () => {
  assert.deepEqual(stow(plants(3, 4, 6), fuel({ coal: 3, oil: 1, garbage: 2 })), [
    { oil: 1 },
    { coal: 3 },
    { garbage: 2 },
  ]);
});

test("what one plant cannot hold lies in the next", () => {
  assert.deepEqual(stow(plants(4, 8), fuel({ coal: 4 })), [{ coal: 2 }, { coal: 2 }]);
  assert.deepEqual(stow(plants(4, 8), fuel({ coal: 10 })), [{ coal: 4 }, { coal: 6 }]);
});

test("hybrids take what has no other place", () => {
  assert.deepEqual(stow(plants(4, 5), fuel({ coal: 4, oil: 4 })), [{ coal: 4 }, { oil: 4 }]);
  assert.deepEqual(stow(plants(5), fuel({ coal: 1, oil: 3 })), [{ coal: 1, oil: 3 }]);
});

test("a hybrid that could not run takes what another plant can spare", () => {
  assert.deepEqual(stow(plants(4, 5), fuel({ coal: 4 })), [{ coal: 2 }, { coal: 2 }]);
  assert.deepEqual(stow(plants(4, 5), fuel({ coal: 3 })), [{ coal: 2 }, { coal: 1 }]);
});

test("no token is lost, whatever is owned", () => {
  const all = [...game.plants.values()];
  for (const one of all) {
    for (const two of all) {
      if (one === two) continue;
      const mine = [one, two];
      const full = fuel({});
      for (const plant of mine) {
        const [first] = plant.fuel.any_of;
        if (first) full[first] += plant.storage;
      }
      const held = fuel({});
      for (const store of stow(mine, full)) {
        for (const [kind, tokens] of Object.entries(store)) held[kind as Fuel] += tokens;
      }
      assert.deepEqual(held, full, `${one.number} ${two.number}`);
    }
  }
});
