// The packages run on the Node of a plain Debian 12, and the lock file names no address to fetch them
// from: whoever builds takes them from a registry of their own choice.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const DEBIAN = [18, 20, 4];

const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));
const packages = Object.entries(lock.packages);

/** Below zero, zero or above: the version beside another one, as far as that one is said. */
function compare(version, other) {
  const at = other.findIndex((part, i) => part !== version[i]);
  return at < 0 ? 0 : version[at] - other[at];
}

const HOLDS = {
  ">=": (version, bound) => compare(version, bound) >= 0,
  "<=": (version, bound) => compare(version, bound) <= 0,
  ">": (version, bound) => compare(version, bound) > 0,
  "<": (version, bound) => compare(version, bound) < 0,
  "^": (version, bound) => version[0] === bound[0] && compare(version, bound) >= 0,
  "~": (version, bound) =>
    compare(version, bound.slice(0, 2)) === 0 && compare(version, bound) >= 0,
  "": (version, bound) => compare(version, bound) === 0,
};

/** Whether a version is within "^14.17 || >=16.0.0 <19". */
function admits(range, version) {
  const allOf = (comparators) =>
    comparators.every((text) => {
      const [, sign, bound] = /^(>=|<=|>|<|\^|~|)v?(\d+(?:\.\d+)*)(?:\.[x*])*$/.exec(text) ?? [];
      assert.ok(bound, `a range that cannot be read: ${range}`);
      return HOLDS[sign](version, bound.split(".").map(Number));
    });
  return range.split("||").some((part) => {
    const comparators = part.replace(/([<>=^~])\s+/g, "$1").match(/\S+/g) ?? [];
    return allOf(comparators.filter((each) => each !== "*"));
  });
}

test("a range says which versions it admits", () => {
  for (const range of [">=18", ">=14.17", "^14 || ^16 || >=18", "18 || 20", "*", ">= 4 <19"]) {
    assert.ok(admits(range, DEBIAN), range);
  }
  for (const range of [">=20", ">=18.21", "^16 || >=20.19.0", "20.x", "<18", "~18.19.0"]) {
    assert.ok(!admits(range, DEBIAN), range);
  }
  assert.throws(() => admits("latest", DEBIAN), /cannot be read/);
});

test("no package demands a newer Node than Debian's", () => {
  assert.ok(packages.length > 8, "the lock file lists the packages");
  const demanding = packages
    .filter(([, { engines }]) => engines?.node && !admits(engines.node, DEBIAN))
    .map(([name, { engines }]) => `${name} wants ${engines.node}`);
  assert.deepEqual(demanding, []);
});

test("the lock file holds what was checked, and no addresses", () => {
  const addressed = packages.filter(([, each]) => each.resolved).map(([name]) => name);
  assert.deepEqual(addressed, []);
  const unsealed = packages.filter(([name, each]) => name !== "" && !each.integrity);
  assert.deepEqual(unsealed, []);
});
