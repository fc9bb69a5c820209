import { failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { AddressLimits } from "../../net/addresses/limits.ts";
import type { Given } from "./given.ts";

/** The options that limit what a measured address receives: the field that each sets, and its bounds. */
const fields = {
  target_runs: { field: "runs", least: 1, most: 1000 },
  target_runs_reserved: { field: "reservedRuns", least: 0, most: 1000 },
  target_connections: { field: "connections", least: 30, most: 1_000_000 },
  target_edge: { field: "edge", least: 1, most: 8 },
} as const satisfies Readonly<Record<string, { field: keyof AddressLimits; least: number; most: number }>>;

/** Reads the limits of each measured address; throws a `Failure` INVALID_INPUT. */
export function readAddressLimits(given: Given): Partial<AddressLimits> {
  const read = Object.entries(fields).flatMap(([name, { field, least, most }]) => {
    const text = given.one(name);
    if (text === undefined) return [];
    const number = /^\d{1,7}$/.test(text) ? Number(text) : -1;
    if (number >= least && number <= most) return [[field, number] as const];
    const expected = { en: `a number from ${least} to ${most}`, ko: `${least}부터 ${most}까지의 숫자` };
    const params = { field: given.naming(name), expected, given: `"${printable(text, 60)}"` };
    throw failure("input.value", params, { reason: name });
  });
  return Object.fromEntries(read);
}
