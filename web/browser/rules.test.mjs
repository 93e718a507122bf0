// The rules as people read them: how it goes with drawings, contents by keyboard, questions in everyday
// words, both languages, on a desktop and on the smallest phone.
import assert from "node:assert/strict";
import { DESKTOP, test } from "./harness.mjs";
import { inspect } from "./inspect.mjs";

const SMALL = { width: 360, height: 780 };
const LOOKS = [
  { name: "en-light", size: DESKTOP, locale: "en-GB", theme: "light" },
  { name: "pl-dark-small", size: SMALL, locale: "pl-PL", theme: "dark" },
];

for (const look of LOOKS) {
  test(`how every game goes, ${look.name}`, async (world) => {
    const page = await world.open(look);
    const { games } = await world.server.ask("/api/games");
    assert.ok(games.length >= 5);
    for (const { id } of games) {
      await page.goto(world.url(`/rules/${id}`));
      const cards = page.locator(".how article");
      await cards.first().waitFor();
      // Every drawing has come and shows something.
      await page.waitForFunction(() =>
        [...document.querySelectorAll(".how .picture svg")].every(
          (each) => each.children.length > 0,
        ),
      );
      assert.ok((await cards.count()) >= 5);
      // What was designed is said, where something was.
      const figures = await page.locator(".rules .figures").allTextContents();
      assert.equal(figures.length, id === "power-grid" ? 0 : 1);
      await inspect(page, `how-${id}-${look.name}`);
    }
  });
}

const found = (page) => page.locator(".rules .book h2");

test("everyday questions and words of both languages find", async (world) => {
  const page = await world.open();
  await page.goto(world.url("/rules/power-grid"));
  const search = page.locator(".rules input[type=search]");
  await search.fill("how do I win");
  await found(page).first().waitFor();
  assert.equal(await found(page).first().textContent(), "How do I win?");
  await page.locator(".rules li", { hasText: "PG-903" }).first().waitFor();
  await search.fill("kiedy koniec gry");
  await page.locator(".rules h2", { hasText: "When does the game end?" }).waitFor();
  await search.fill("licytacja elektrowni"); // a Pole who reads English
  await page.locator(".rules li", { hasText: "PG-201" }).first().waitFor();
  await inspect(page, "rules-search");
  await search.fill("spaceship");
  await page.getByText("No rule says that.").waitFor();
});

test("the contents lead to a chapter, by keyboard alone", async (world) => {
  const page = await world.open();
  await page.goto(world.url("/rules/carnegie"));
  const entry = page.getByRole("button", { name: "Donations", exact: true });
  await entry.focus();
  await page.keyboard.press("Enter");
  const focused = page.locator(":focus");
  assert.equal(await focused.textContent(), "Donations");
  await page.keyboard.press("Tab");
  assert.match(await page.locator(":focus").textContent(), /^CA-1201$/);
});

test("an address with a number marks its rule", async (world) => {
  const page = await world.open({ size: SMALL });
  await page.goto(world.url("/rules/nucleum#NU-1501"));
  const rule = page.locator(".rules li[aria-current=true]");
  await rule.waitFor();
  await page.waitForFunction(() => {
    const { top, bottom } = document.querySelector(".rules li.lit").getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
});
