import { readFileSync, existsSync, mkdirSync } from "node:fs";
import { join, extname } from "node:path";
import { inWorld, closeBrowser } from "./harness.mjs";
import { clickOne, dice, myTurn, play } from "./player.mjs";
const dist = new URL("../build/dist", import.meta.url).pathname;
const TYPES = {".html":"text/html; charset=utf-8",".js":"text/javascript",".css":"text/css",".svg":"image/svg+xml",".woff2":"font/woff2",".webmanifest":"application/manifest+json",".png":"image/png",".txt":"text/plain"};
export const OUT = "/tmp/scout";
export async function local(page) {
  await page.route((url) => !/^\/(api|games|ws)\b/.test(url.pathname), (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = join(dist, path);
    const hit = path !== "/" && existsSync(file) ? file : extname(path) ? null : join(dist, "index.html");
    if (!hit) return route.fulfill({ status: 404, body: "" });
    return route.fulfill({ status: 200, contentType: TYPES[extname(hit)] ?? "application/octet-stream", body: readFileSync(hit) });
  });
}
export const SIZES = { s: {width:1280,height:720}, m: {width:1440,height:900}, l: {width:2560,height:1440}, p: {width:390,height:844}, q: {width:360,height:780} };
export async function make(world, game, seats, options, bot = "greedy") {
  const made = await world.server.post("/api/tables", { game, private: true, ...(options ? {options} : {}),
    seats: [{kind:"me", name:"Anna"}, ...Array.from({length: seats-1}, () => ({kind:"bot", bot}))],
    clock: {kind:"none", on_timeout:"nothing"} });
  await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
  return { ...made, link: `/t/${made.table}#${made.seats[0].key}` };
}
export async function open(world, link, look) {
  const page = await world.open(look);
  await local(page);
  if (link) await page.goto(world.url(link));
  return page;
}
export const shot = async (page, name) => { await page.waitForTimeout(300); await page.screenshot({ path: `${OUT}/${name}.png` }); };
export { inWorld, closeBrowser, clickOne, dice, myTurn, play };
export const run = async (work) => { try { await inWorld(work, { more: ["--data", new URL("../../games", import.meta.url).pathname] }); } catch (e) { console.log("FAILED", e.message.slice(0, 1500)); } await closeBrowser(); };
