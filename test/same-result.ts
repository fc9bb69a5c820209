import { expect } from "vitest";
import type { Refusal } from "../src/core/result/envelope.ts";
import type { GateResult } from "../src/core/result/result.ts";
import type { Language } from "../src/core/text.ts";

/** What the gate is asked, by whichever door. */
export interface GateQuestion {
  readonly url: string;
  readonly thresholds: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** What a door says: the result object, or why nothing at all could be measured, where the door has another answer for that. */
type GateTold = GateResult | Refusal["error"];

/** One door by which the gate can be asked. */
export interface GateDoor {
  readonly name: string;
  ask(question: GateQuestion): Promise<GateTold>;
}

/** Asks every door the same and holds that they say the same, but for times, address and cost; returns what the first one said. */
export async function expectSameResult(doors: readonly GateDoor[], question: GateQuestion): Promise<GateResult> {
  const told: [name: string, GateTold][] = [];
  // One after the other, so that no door measures a target that another one keeps busy.
  for (const door of doors) told.push([door.name, await door.ask(question)]);
  const [first] = told.flatMap(([, one]) => (isResult(one) ? [one] : []));
  if (!first) throw new Error("no door answered with a result");
  for (const [name, one] of told)
    expect({ name, told: comparable(one) }).toEqual({ name, told: expectedOf(first, one) });
  return first;
}

function isResult(told: GateTold): told is GateResult {
  return "targets" in told;
}

/** A refusal tells no more of a result than why its one target is unknown. */
function expectedOf(first: GateResult, told: GateTold): unknown {
  if (isResult(told)) return comparable(first);
  const [{ verdict, reason, message } = {}, ...others] = first.targets;
  return { verdict, reason, message, others };
}

/** A server does not tell whether a name is absent or leads to private addresses only. */
function comparable(told: GateTold): unknown {
  const hidden = " does not exist in the DNS, or has no public address.";
  return JSON.parse(JSON.stringify(parts(told)).replaceAll(hidden, " does not exist in the DNS.")) as unknown;
}

function parts(told: GateTold): unknown {
  if (!isResult(told)) return { verdict: "unknown", reason: told.reason, message: told.message, others: [] };
  const { generatedAt, targets, ...rest } = told;
  expect(generatedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  return {
    ...rest,
    targets: targets.map(({ address: _address, cost: _cost, checks, ...target }) => ({
      ...target,
      checks: checks.map(({ source, ...check }) => ({ ...check, source: whereFrom(source) })),
    })),
  };
}

/** Each door names a threshold that was given after its own way of giving one. */
function whereFrom(source: string): string {
  return source.startsWith("default") ? source : "given";
}
