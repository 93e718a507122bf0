// A whole game without touching the mouse, from the lobby on, with the page in Polish.
import assert from "node:assert/strict";
import { shoot, test } from "./harness.mjs";
import { dice, keyOne, play } from "./player.mjs";

const focused = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.matches("a, button") ? element.textContent : "";
  });

async function tabTo(page, text) {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press("Tab");
    if ((await focused(page)).includes(text)) return;
  }
  assert.fail(`Tab never came to "${text}"`);
}

test("a whole game by keyboard alone, in Polish", async (world) => {
  const page = await world.open({ locale: "pl-PL" });
  await page.goto(world.url());
  await page.getByRole("heading", { level: 1 }).waitFor();
  await tabTo(page, "Zagraj teraz z botami");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  const { over, decisions } = await play(page, keyOne, dice(11));
  assert.ok(over);
  assert.ok(decisions > 20, `${decisions} decisions`);
  await shoot(page, "keyboard-over-pl");
  for (const [key, name] of [
    ["s", "Wynik"],
    ["r", "Zasady"],
    ["c", "Czat"],
    ["l", "Dziennik"],
  ]) {
    await page.keyboard.press(key);
    await page.locator(`.side [aria-selected=true]`, { hasText: name }).waitFor();
    await page.keyboard.press("Escape");
    await page.evaluate(() => document.activeElement?.blur?.());
  }
  await page.keyboard.press("[");
  await page.locator("footer.bar.replay").waitFor();
  await page.keyboard.press("n");
  await page.locator("footer.bar.replay").waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await page.getByRole("heading", { name: "Klawiatura" }).waitFor();
});
