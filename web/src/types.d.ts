// What TypeScript cannot see by itself: files that the bundler turns into modules, lists of the games
// that it makes (build.mjs), and the few functions of node that the unit tests use.

declare module "*.css";
declare module "boards:cards" {
  export const CARDS: ReadonlyMap<string, import("./contract").Card>;
}
declare module "boards:loaders" {
  export const LOADERS: ReadonlyMap<string, () => Promise<{ board: import("./contract").Board }>>;
}
declare module "boards:drawings" {
  export const DRAWINGS: ReadonlyMap<
    string,
    () => Promise<{ drawings: import("./contract").Drawings }>
  >;
}
declare module "games:how" {
  export const HOWS: ReadonlyMap<string, () => Promise<{ default: import("./rules/how").How }>>;
}
declare module "games:tellings" {
  export const TELLINGS: ReadonlyMap<
    string,
    () => Promise<{ telling: import("./table/telling").Telling }>
  >;
}
declare module "games:statistics" {
  export const STATISTICS: ReadonlyMap<
    string,
    () => Promise<{ statistics: import("./report/statistics").Statistics }>
  >;
}
declare module "games:rules" {
  export const RULES: ReadonlyMap<string, Record<import("./contract").Lang, string>>;
}
declare module "*.svg" {
  const text: string;
  export default text;
}

declare module "node:test" {
  export function test(name: string, run: () => void | Promise<void>): void;
}
declare module "node:assert/strict" {
  interface Assert {
    (value: unknown, message?: string): asserts value;
    equal(actual: unknown, expected: unknown, message?: string): void;
    notEqual(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    ok(value: unknown, message?: string): asserts value;
    match(text: string, pattern: RegExp, message?: string): void;
    throws(run: () => unknown, message?: string): void;
  }
  const assert: Assert;
  export default assert;
}
