import { Failure, failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { GateCost, GateWaited } from "../core/result/result.ts";
import { fill, type Language, type Text } from "../core/text.ts";
import type { Sight, Waiting } from "../core/waiting.ts";
import type { Runner } from "../run/runner.ts";
import { jittered, type Clock } from "./clock.ts";
import { awaitedOf, isGood, limitFor, seenOf, type Showing } from "./conditions.ts";
import type { OnNews } from "./question.ts";
import type { Turns } from "./turns.ts";

/** How it is waited: who looks, who hears of it, and whose turn it is. */
export interface WaitOptions {
  readonly url: string;
  readonly look: NonNullable<Runner["look"]>;
  /** Keeps what is secret out of what is said; nothing is where this is left out. */
  readonly mask?: Runner["mask"];
  readonly language: Language;
  readonly clock: Clock;
  readonly turns: Turns;
  readonly signal?: AbortSignal;
  readonly onNews?: OnNews;
}

/** What came of waiting: how long it took, or why it is of no use to wait longer. */
export type Awaited =
  | { readonly ok: true; readonly waited: GateWaited }
  | { readonly ok: false; readonly failure: Failure; readonly cost: GateCost };

/** One good answer may come from a server that is about to be replaced. */
const goodInTurn = 2;

/** Milliseconds at most between the first good answer and the second. */
const soon = 1000;

const words = {
  begun: { en: "waiting for {awaited}: {url}", ko: "대기 중({awaited}): {url}" },
  seen: { en: "  {url} after {seconds} s: {seen}", ko: "  {url} {seconds}초: {seen}" },
  there: { en: "  {url} after {seconds} s: there", ko: "  {url} {seconds}초: 확인" },
  givenUp: { en: "  {url} after {seconds} s: given up", ko: "  {url} {seconds}초: 포기" },
} as const satisfies Readonly<Record<string, Text>>;

/** The digits of a commit, of which a person compares the first. */
const longDigits = /\b(?<begin>[0-9a-f]{12})[0-9a-f]{28,52}\b/gi;

const phases = { begun: "begun", seen: "changed", there: "over", givenUp: "over" } as const;

/**
 * Waits until every address of a host shows what is awaited, twice in turn. What may change is waited for, a name that does not
 * exist yet and an untrusted certificate included; what waiting cannot change ends it at once.
 */
export async function waitFor({ conditions, timeout, interval }: Waiting, options: WaitOptions): Promise<Awaited> {
  const { url, clock, signal, language, onNews, turns, look } = options;
  const started = clock.now();
  let end = started + timeout;
  const showing: Showing = { conditions, mask: (text) => options.mask?.(text, url) ?? text };
  const awaited = awaitedOf(showing);
  const elapsed = (): number => Math.round(clock.now() - started);
  const say = (what: keyof typeof words, more: Readonly<Record<string, string>> = {}): void => {
    const params = { url: printable(url, 300), seconds: inSeconds(elapsed()), ...more };
    const line = fill(words[what], params, language);
    // The whole commit is in the question and, where it never came, in the answer.
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
    // What the end cut short says less than what was seen before.
    if (seen !== null && clock.now() >= end + queued) return giveUp(tooLate());
    polls++;
    streaks = new Map(
      sights.map((sight) => [sight.address, isGood(sight, conditions) ? (streaks.get(sight.address) ?? 0) + 1 : 0]),
    );
    const now = seenOf(sights, showing);
    if (now[language] !== seen?.[language]) say("seen", { seen: now[language] });
    seen = now;
    const fewest = Math.min(...streaks.values());
    // Others are no reason to give up what was never seen before, or what is good and to be seen once more; of what still is not
    // there, their time counts, so that many that never come end about when one does.
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

  /** What can be seen now; the failure that no waiting mends. A look has the time that was left when it was due, however late its turn. */
  async function glance(): Promise<{ readonly sights: readonly Sight[] | Failure; readonly queued: number }> {
    const due = clock.now();
    let queued = 0;
    try {
      const limit = limitFor(conditions);
      const looked = await turns(() => {
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

/** Longer pauses the longer it takes, up to twice the interval. */
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

/** Who sets a deadline wants to know what was missing by then; who calls it off does not. */
function whyEnded(signal: AbortSignal | undefined, late: Failure): Failure {
  const reason: unknown = signal?.reason;
  return reason instanceof Error && reason.name === "TimeoutError" ? late : failure("aborted", {});
}

function inSeconds(ms: number): string {
  return `${Math.round(ms / 100) / 10}`;
}
