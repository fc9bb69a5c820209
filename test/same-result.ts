import { expect } from "vitest";
import type { Refusal } from "../src/core/result/envelope.ts";
import type { GateResult } from "../src/core/result/result.ts";
import type { Language } from "../src/core/text.ts";

/** A gate question for any interface. */
export interface GateQuestion {
  readonly url: string;
  readonly thresholds: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** An interface's answer: the result object, or a failure where nothing could be measured. */
type GateTold = GateResult | Refusal["error"];

/** One interface of the gate. */
export interface GateDoor {
  readonly name: string;
  ask(question: GateQuestion): Promise<GateTold>;
}

/** Asks every interface the same and expects equal answers, except for times, address and cost; returns the first one. */
export async function expectSameResult(doors: readonly GateDoor[], question: GateQuestion): Promise<GateResult> {
  const told: [name: string, GateTold][] = [];
  // Sequentially, so that the measurements do not disturb each other.
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

/** Of a result, a refusal contains only the reason of its single target. */
function expectedOf(first: GateResult, told: GateTold): unknown {
  if (isResult(told)) return comparable(first);
  const [{ verdict, reason, message } = {}, ...others] = first.targets;
  return { verdict, reason, message, others };
}

/** A server does not disclose whether a name is absent or has only private addresses. */
function comparable(told: GateTold): unknown {
  const hidden = " does not exist in the DNS, or has no public address.";
  return JSON.parse(JSON.stringify(parts(told)).replaceAll(hidden, " does not exist in the DNS.")) as unknown;
}

function parts(told: GateTold): unknown {
  if (!isResult(told)) return { verdict: "unknown", reason: told.reason, message: told.message, others: [] };
  // Only an answer of the API repeats the verdict in the shape of the other checks.
  const { generatedAt, targets, cost: _whole, interpretation: _interpretation, ...rest } = told;
  expect(generatedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  return {
    ...rest,
    targets: targets.map(({ address: _address, cost: _cost, checks, ...target }) => ({
      ...target,
      checks: checks.map(({ source, ...check }) => ({ ...check, source: whereFrom(source) })),
    })),
  };
}

/** Each interface names a threshold's source in its own way. */
function whereFrom(source: string): string {
  return source.startsWith("default") ? source : "given";
}
