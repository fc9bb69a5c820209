import { answerFailure, gate } from "../checks/gate/index.ts";
import { failure, type Failure } from "../core/failure.ts";
import { parseInput } from "../core/input.ts";
import { printable } from "../core/printable.ts";
import { maskUrls } from "../core/redact/url-secrets.ts";
import type { GateCost, GateResult, GateTarget, GateWaited } from "../core/result/result.ts";
import { fill, type Text } from "../core/text.ts";
import type { Sight, PageWatch } from "../core/waiting.ts";
import type { CheckQuery } from "../run/runner.ts";
import { jittered } from "./clock.ts";
import { awaitedOf, isGood, seenOf, type Showing } from "./conditions.ts";
import type { OneOptions } from "./run-target.ts";
import type { GateQuery } from "./query.ts";
import { sumOf } from "./retry.ts";
import { waitFor } from "./wait.ts";

/** The result of one target, with the pages that were measured for it. */
export interface WholePlan {
  readonly result: GateResult;
  readonly sights: readonly Sight[];
}

/** A target to wait for, and how to measure it. */
export interface ExpectedTargets {
  readonly question: GateQuery;
  readonly query: CheckQuery;
  readonly waiting: PageWatch;
  readonly options: OneOptions;
  /** Measures once, when its turn comes. */
  readonly measure: () => Promise<WholePlan>;
}

const otherwise: Text = {
  en: "  {url}: the measured page does not meet the conditions: {seen}",
  ko: "  {url}: 측정한 페이지가 조건과 다름: {seen}",
};

/**
 * Returns a function that waits until the target meets the conditions, and then measures it. Several servers may share one address, so the
 * measured page may come from another server than the page that was polled. If the measured page does not meet the conditions, the function
 * waits and measures again until the timeout. The first call waits; later calls measure at once. All calls share one deadline.
 */
export function openExpectedTargets({
  question,
  query,
  waiting,
  options,
  measure,
}: ExpectedTargets): () => Promise<GateResult> {
  const { runner, name } = question;
  const { language, clock, signal, onBug, onNews } = options;
  const input = parseInput(gate.input, query);
  const { url } = input;
  const { timeout, interval, conditions } = waiting;
  const showing: Showing = { conditions, mask: (text) => runner.maskAll?.(text, url) ?? text };
  const end = clock.now() + timeout;
  const waits: GateWaited[] = [];

  return async () => {
    const costs: GateCost[] = [];
    let other: Text | null = null;
    for (;;) {
      const missing = waits.length === 0 || other !== null ? await come(other) : null;
      if (missing) return unknown(missing.failure, [...costs, missing.cost]);
      const { result, sights } = await measure();
      costs.push(...result.targets.map(({ cost }) => cost));
      other = seenOtherwise(result, sights);
      if (other === null) return withAll(result, { waited: inAll(waits), cost: sumOf(costs) });
      const params = { url: printable(maskUrls(url), 300), seen: other[language] };
      onNews?.(fill(otherwise, params, language), "changed");
    }
  };

  interface Missing {
    readonly failure: Failure;
    readonly cost: GateCost;
  }

  /** Waits for the conditions. Returns null if they are met, otherwise the failure and the cost of waiting. */
  async function come(other: Text | null): Promise<Missing | null> {
    try {
      if (!runner.look) throw new Error("this runner cannot poll");
      const late = (text: Text): Failure => {
        const params = { awaited: awaitedOf(showing), seconds: `${timeout / 1000}`, seen: text };
        return failure("wait.otherwise", params, { reason: "wait.timeout" });
      };
      if (other) await clock.sleep(Math.max(0, Math.min(jittered(interval, clock), end - clock.now())), signal);
      const left = other ? end - clock.now() : timeout;
      if (other && left <= 0 && !signal?.aborted) return { failure: late(other), cost: nothing };
      const ways = { ...options, url, look: runner.look, mask: runner.maskAll };
      const came = await waitFor({ ...waiting, timeout: Math.max(1, left) }, ways);
      if (came.ok) waits.push(came.waited);
      if (came.ok) return null;
      const isLate = other !== null && came.failure.facts.id === "wait.timeout";
      return isLate ? { failure: late(other), cost: came.cost } : came;
    } catch (error) {
      onBug?.(error, question.url);
      return { failure: failure("internal", {}), cost: nothing };
    }
  }

  /**
   * Describes the measured pages that do not meet the conditions; null if all do. Without a page it returns the reason why there was none,
   * or null if the verdict is `fail` or `unknown`.
   */
  function seenOtherwise({ targets: [target] }: GateResult, sights: readonly Sight[]): Text | null {
    const others = sights.filter((sight) => !isGood(sight, conditions));
    const isDecided = target?.verdict === "fail" || target?.verdict === "unknown";
    if (sights.length > 0) return others.length > 0 ? seenOf(others, showing) : null;
    // A bad certificate can fail a target without a page. A pass or a warning says nothing about a page that was not seen.
    if (isDecided) return null;
    const message = target?.incompleteChecks?.find(({ check }) => check === "http")?.message.replace(/\.$/, "") ?? "";
    return { en: message, ko: message };
  }

  function unknown({ facts }: Failure, costs: readonly GateCost[]): GateResult {
    const result = answerFailure(input, facts, { language, observedAt: new Date(), cost: sumOf(costs) });
    return withAll(result, name === undefined ? {} : { name });
  }
}

const nothing: GateCost = { connections: 0, requests: 0, roundTrips: 0, ms: 0 };

function withAll(result: GateResult, more: Partial<GateTarget>): GateResult {
  return { ...result, targets: result.targets.map((target) => ({ ...target, ...more })) };
}

function inAll(waits: readonly GateWaited[]): GateWaited {
  const sum = (of: keyof GateWaited): number => waits.reduce((total, each) => total + each[of], 0);
  return { ms: sum("ms"), polls: sum("polls") };
}
