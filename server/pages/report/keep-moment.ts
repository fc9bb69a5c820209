import { isOurLimit } from "../../../src/core/busy.ts";
import { momentOf, type MomentCheck, type Moments } from "./moments.ts";
import type { Part, Run, Wanted } from "./runs.ts";
import type { AnyCheck } from "../../../src/core/check.ts";

/**
 * Keeps what a finished report said. Our own limits and a server that stops say nothing about the target and are left out; a report that
 * measured nothing new is no moment.
 */
export function keepMoment(
  moments: Pick<Moments, "keep">,
  { target, checks, caller }: Wanted,
  { parts, startedAt }: Run,
  isClosing: boolean,
): void {
  const known = checks.flatMap((check) => checkOf(check, parts.get(check.id), isClosing));
  const isNew = [...parts.values()].some((part) => part.state === "done" && part.result.observedAt >= startedAt);
  const hasFailed = known.some((check) => "failure" in check);
  if (known.length === 0 || (!isNew && !hasFailed)) return;
  moments.keep(target, { at: Date.now(), checks: known }, caller.keyId !== undefined);
}

function checkOf(check: AnyCheck, part: Part | undefined, isClosing: boolean): readonly MomentCheck[] {
  if (part?.state === "done") return [momentOf(check, part.result.verdict)];
  if (part?.state !== "failed") return [];
  const { facts, code } = part.failure;
  const isOurs = isClosing || code === "RATE_LIMITED" || isOurLimit(facts) || facts.id === "internal";
  return isOurs ? [] : [{ id: check.id, failure: facts }];
}
