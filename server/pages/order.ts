import type { AnyCheck } from "../../src/core/check.ts";

/** Checks that most people come for. */
const first = ["gate", "ssl", "http"];

/** The checks that most people come for, then the others as they are registered. */
export function inOrder(checks: readonly AnyCheck[]): readonly AnyCheck[] {
  return checks.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ id }: AnyCheck): number {
  return first.includes(id) ? first.indexOf(id) : first.length;
}
