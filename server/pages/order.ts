import type { AnyCheck } from "../../src/core/check.ts";

/** The most used checks. */
const first = ["gate", "ssl", "http"];

/** The most used checks, then the others in registration order. */
export function inOrder(checks: readonly AnyCheck[]): readonly AnyCheck[] {
  return checks.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ id }: AnyCheck): number {
  return first.includes(id) ? first.indexOf(id) : first.length;
}
