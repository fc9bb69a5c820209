import { Failure, failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import { maskUrls } from "../core/redact/url-secrets.ts";
import type { GateCost, GateWaited } from "../core/result/result.ts";
import { fill, type Language, type Text } from "../core/text.ts";
import type { Sight, PageWatch } from "../core/waiting.ts";
import type { Runner } from "../run/runner.ts";
import { jittered, type Clock } from "./clock.ts";
import { awaitedOf, isGood, limitFor, seenOf, type Showing } from "./conditions.ts";
import type { OnBaselineChange } from "./query.ts";
import type { TargetQueue } from "./queue.ts";

/** Options for waiting: how to poll, whom to inform, and the queue. */
export interface WaitOptions {
  readonly url: string;
  readonly look: NonNullable<Runner["look"]>;
  /** Masks secrets in messages. By default nothing is masked. */
  readonly mask?: Runner["maskAll"];
  readonly language: Language;
  readonly clock: Clock;
  readonly queue: TargetQueue;
  readonly signal?: AbortSignal;
  readonly onNews?: OnBaselineChange;
}

/** The outcome of waiting: how long it took, or why it ended without success. */
export type Awaited =
  | { readonly ok: true; readonly waited: GateWaited }
  | { readonly ok: false; readonly failure: Failure; readonly cost: GateCost };

/** Good answers that are needed in a row. A single one may come from a server that is about to be replaced. */
const goodInTurn = 2;

/** Maximum milliseconds between the first good answer and the second. */
const soon = 1000;

const words = {
  begun: { en: "waiting for {awaited}: {url}", ko: "대기 중({awaited}): {url}" },
  seen: { en: "  {url} after {seconds} s: {seen}", ko: "  {url} {seconds}초: {seen}" },
  there: { en: "  {url} after {seconds} s: conditions met", ko: "  {url} {seconds}초: 조건 충족" },
  givenUp: { en: "  {url} after {seconds} s: gave up", ko: "  {url} {seconds}초: 포기" },
} as const satisfies Readonly<Record<string, Text>>;

/** A full commit id. Progress lines show only its first 12 digits. */
const longDigits = /\b(?<begin>[0-9a-f]{12})[0-9a-f]{28,52}\b/gi;

const phases = { begun: "begun", seen: "changed", there: "over", givenUp: "over" } as const;

/**
 * Waits until every address of a host meets the conditions twice in a row. It also waits for a name that does not exist yet. Errors that
 * waiting cannot fix end it at once.
 */
export async function waitFor({ conditions, timeout, interval }: PageWatch, options: WaitOptions): Promise<Awaited> {
  const { url, clock, signal, language, onNews, queue, look } = options;
  const started = clock.now();
  let end = started + timeout;
  const showing: Showing = { conditions, mask: (text) => options.mask?.(text, url) ?? text };
  const awaited = awaitedOf(showing);
  const elapsed = (): number => Math.round(clock.now() - started);
  const say = (what: keyof typeof words, more: Readonly<Record<string, string>> = {}): void => {
    const params = { url: printable(maskUrls(url), 300), seconds: inSeconds(elapsed()), ...more };
    const line = fill(words[what], params, language);
    // The first line and the timeout message show the whole commit id.
    onNews?.(what === "begun" ? line : line.replaceAll(longDigits, "$<begin>…"), phases[what]);
  };
  const spent = { connections: 0, requests: 0 };
  let streaks: ReadonlyMap<string, number> = new Map();
  let seen: Text | null = null;
  let polls = 0;
  say("begun", { awaited });
  for (;;) {
    const { sights, queued } = await glance();
    if (sights instanceof Failure) return giveUp(sights);
    if (signal?.aborted) return giveUp(whyEnded(signal, tooLate()));
    // The end of the wait cut this poll short, so the previous poll says more.
    if (seen !== null && clock.now() >= end + queued) return giveUp(tooLate());
    polls++;
    streaks = new Map(
      sights.map((sight) => [sight.address, isGood(sight, conditions) ? (streaks.get(sight.address) ?? 0) + 1 : 0]),
    );
    const now = seenOf(sights, showing);
    if (now[language] !== seen?.[language]) say("seen", { seen: now[language] });
    seen = now;
    const fewest = Math.min(...streaks.values());
    // Time in the queue extends the deadline for the first poll, and for a target that has just become good. Otherwise it counts: many
    // targets that never come up time out about when a single one does.
    if (polls === 1 || fewest > 0) end += queued;
    if (fewest >= goodInTurn) {
      say("there");
      return { ok: true, waited: { ms: elapsed(), polls } };
    }
    const pause = jittered(fewest > 0 ? Math.min(interval, soon, timeout / 4) : grown(interval, polls), clock);
    const isWhole = await clock.sleep(Math.max(0, Math.min(pause, end - clock.now())), signal);
    if (!isWhole) return giveUp(whyEnded(signal, tooLate()));
    if (clock.now() >= end) return giveUp(tooLate());
  }

  /**
   * Polls every address once. Returns a `Failure` if waiting cannot help. A poll has the time that was left when it was due, even if its
   * turn comes later.
   */
  async function glance(): Promise<{ readonly sights: readonly Sight[] | Failure; readonly queued: number }> {
    const due = clock.now();
    let queued = 0;
    try {
      const limit = limitFor(conditions);
      const looked = await queue(() => {
        queued = clock.now() - due;
        return look(url, { limit, patience: Math.max(1, end - due), ...(signal && { signal }) });
      });
      spent.connections += looked.traffic.connections;
      spent.requests += looked.traffic.requests;
      return { sights: looked.sights, queued };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { sights: isFinal(error) ? error : [{ address: "", page: null, failure: error.facts }], queued };
    }
  }

  function tooLate(): Failure {
    return failure("wait.timeout", { awaited, seconds: inSeconds(timeout), seen: seen ?? nothing });
  }

  function giveUp(why: Failure): Awaited {
    say("givenUp");
    return { ok: false, failure: why, cost: { ...spent, roundTrips: 0, ms: elapsed() } };
  }
}

const nothing: Text = { en: "nothing", ko: "없음" };

/** Returns a pause that grows with each poll, up to twice the interval. */
function grown(interval: number, polls: number): number {
  return interval * Math.min(2, 1.1 ** (polls - 1));
}

/** Whether waiting cannot help: a forbidden address, an invalid name, or missing credentials. */
function isFinal({ facts: { id, params } }: Failure): boolean {
  return (
    id === "address.private" ||
    id === "access.header-empty" ||
    id === "dns.bad-name" ||
    (id === "dns.failed" && params["detail"] === "EBADNAME")
  );
}

/** A deadline of the caller ends like a timeout, with what was missing. A cancellation does not need that. */
function whyEnded(signal: AbortSignal | undefined, late: Failure): Failure {
  const reason: unknown = signal?.reason;
  return reason instanceof Error && reason.name === "TimeoutError" ? late : failure("aborted", {});
}

function inSeconds(ms: number): string {
  return `${Math.round(ms / 100) / 10}`;
}
