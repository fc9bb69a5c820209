import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "../../core/check.ts";
import { lookAgain, type Authority, type Sought } from "./authorities/collect.ts";
import { isForeign } from "./resolver-faults.ts";
import type { Observation } from "./observe.ts";
import { lookCloser, worseOf, type Seen } from "./resolvers/collect.ts";
import type { ResolverObservation } from "./observation.ts";
import { saidThere } from "./subnet.ts";
import { areTailored } from "./geo-answers.ts";
import { isSynthesized } from "./dns64.ts";
import { authoritativeAnswerOf, type AuthoritativeAnswer } from "./authoritative-answer.ts";

/** Milliseconds between two queries: long enough to reach another server of a pool, short enough for the caller. */
const pause = 100;
/** Queries per server: usually enough to see that a server rotates its answers. */
const laterTimes = [2, 3];
/** Servers that contradict each other or themselves are queried this many times more before that is reported. */
const lastTimes = [4, 5, 6];
/** Number of the repeated query to a resolver. Lower numbers are used for its two caches and for failed validation. */
const closerTime = 4;

/** If a resolver's answer matches no name server, both are queried again before the resolver counts as stale. */
export async function closerLook(
  context: Context,
  first: Observation,
): Promise<Observation & { readonly truth: AuthoritativeAnswer | null }> {
  const { name, type, zone, above } = first;
  const truth = zone && authoritativeAnswerOf(zone, first.authorities, above);
  if (!truth) return { ...first, truth };
  const [own, ...seen] = [first.own, ...first.seen].map((each) => worseOf(each, (one) => isForeign(one, truth)));
  // A different serial may have no meaning; that shows once both servers rotate.
  const isTold = !truth.isDisputed && truth.old.length === 0;
  if (isTold && ![own, ...seen].some((each) => each && isForeign(each, truth))) return { ...first, truth };
  const sought = { name, type, zone: truth.zone };
  const [authorities, closerOwn = first.own, ...closer] = await Promise.all([
    askedAgain(context, first.authorities, sought, above),
    ...[own ?? first.own, ...seen].map((each) => closerAt(context, each, truth, first.authorities, sought)),
  ]);
  const later = authoritativeAnswerOf(truth.zone, authorities, above);
  const isTailored = (later?.isDisputed ?? false) && (await areTailored(context, authorities, closer, sought));
  const last = isTailored ? authoritativeAnswerOf(truth.zone, authorities, above, isTailored) : later;
  return { ...first, authorities, own: closerOwn, seen: closer, truth: last };
}

async function closerAt(
  context: Context,
  seen: Seen,
  truth: AuthoritativeAnswer,
  authorities: readonly Authority[],
  sought: Sought,
): Promise<Seen> {
  if (!isForeign(seen, truth)) return seen;
  await sleep(pause);
  const [closer, there, isTranslated] = await Promise.all([
    lookCloser(context, seen, sought, closerTime),
    saidThere(context, seen, authorities, sought),
    isSynthesized(context, seen, truth, authorities, sought),
  ]);
  return { ...closer, there, isTranslated };
}

async function askedAgain(
  context: Context,
  authorities: readonly Authority[],
  sought: Sought,
  above: readonly ResolverObservation[],
): Promise<readonly Authority[]> {
  const asked = await askedAt(context, authorities, sought, laterTimes);
  const truth = authoritativeAnswerOf(sought.zone, asked, above);
  return truth?.isDisputed || truth?.isVarying ? askedAt(context, asked, sought, lastTimes) : asked;
}

function askedAt(
  context: Context,
  authorities: readonly Authority[],
  sought: Sought,
  times: readonly number[],
): Promise<readonly Authority[]> {
  return Promise.all(
    authorities.map(async (each) => {
      let asked = each;
      for (const time of times) {
        await sleep(pause);
        asked = await lookAgain(context, asked, sought, time);
      }
      return asked;
    }),
  );
}
