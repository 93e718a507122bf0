// A whole game against bots by clicking, from the lobby to the report.
import assert from "node:assert/strict";
import { reportDrawn, shoot, test } from "./harness.mjs";
import { clickOne, dice, play } from "./player.mjs";

test("two clicks after the lobby one plays against bots, to the end and its report", async (world) => {
  const page = await world.open();
  await page.goto(world.url());
  await shoot(page, "lobby");
  await page.getByRole("button", { name: "Play against bots now" }).click();
  await page.waitForURL(/\/t\//);
  const phases = new Set();
  const { over, decisions } = await play(page, clickOne, dice(7), {
    until: async ({ headline }) => {
      const phase = headline.split("·")[1].trim();
      if (phases.has(phase)) return false;
      phases.add(phase);
      await shoot(page, `table-${phase.toLowerCase()}`);
      return false;
    },
  });
  assert.ok(over);
  assert.ok(decisions > 20, `${decisions} decisions`);
  assert.ok(phases.size >= 3, [...phases].join());
  await shoot(page, "table-over");
  await page.getByRole("link", { name: "Report" }).click();
  await reportDrawn(page);
  await page.locator(".result h1").waitFor();
  await shoot(page, "report");
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => !url.search.includes("report"));
  await page.locator("footer.bar .say").waitFor();
});
