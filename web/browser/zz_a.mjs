import { run, make, open, shot } from "./zz_scout.mjs";
await run(async (world) => {
    const { link } = await make(world, "power-grid", 3);
    const page = await open(world, link);
    page.on("requestfailed", r => console.log("F", r.url()));
    page.on("response", r => console.log(r.status(), r.url()));
    await page.waitForTimeout(5000);
    await shot(page, "a"); console.log(world.complaints);
});
