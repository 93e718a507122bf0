// What TypeScript cannot see by itself: files that the bundler turns into modules, and the few
// functions of node that the unit tests use.

declare module "*.css";
declare module "*.svg" {
  const text: string;
  export default text;
}
declare module "*.md" {
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
