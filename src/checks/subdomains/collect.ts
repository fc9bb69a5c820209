import type { Context } from "../../core/check.ts";
import { longestAfterwards } from "../../core/check.ts";
import { collectRecent } from "./caa.ts";
import { openGathering, type Gathering } from "./gather.ts";
import type { Input, SubdomainsRaw } from "./schema.ts";
import { recallStale, refuse } from "./refusals.ts";
import { runSource } from "./sources/run.ts";
import { ctSources, isThere } from "./sources/table.ts";
import { statesOf, type OrderedRun, type SourceReport } from "./source-states.ts";
import { namesOf } from "./view.ts";

/**
 * Queries every CT source at once and merges the results. No host of the domain is contacted; its CAA records are looked up through
 * the resolvers of the run. Throws if no source returns data and no earlier result is stored.
 */
export async function collect(input: Input, context: Context): Promise<SubdomainsRaw> {
  const gathering = openGathering(input.query, context.now().getTime());
  const running = ctSources.flatMap((source, position) =>
    isThere(source, context)
      ? [{ position, ...runSource(source, input.query, context, (issuance) => gathering.add(issuance, position)) }]
      : [],
  );
  const all = Promise.all(running.map(({ done }) => done));
  const isDone = await untilDue(all, context);
  if (!isDone) context.afterwards?.improve(all.then(() => conclude(input, context, gathering, running)));
  return conclude(input, context, gathering, running);
}

/** Waits for all sources, or until the answer is due if they may continue after it; returns whether all are done. */
async function untilDue(all: Promise<unknown>, context: Context): Promise<boolean> {
  const { afterwards } = context;
  // The end of the run ends every request; the result has what arrived by then.
  if (!afterwards) return all.then(() => true);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(
    () => resolve(false),
    Math.min(longestAfterwards, Math.max(0, afterwards.due - context.elapsed())),
  );
  try {
    return await Promise.race([promise, all.then(() => true)]);
  } finally {
    clearTimeout(timer);
  }
}

async function conclude(
  input: Input,
  context: Context,
  gathering: Gathering,
  running: readonly OrderedRun[],
): Promise<SubdomainsRaw> {
  const told = statesOf(running, gathering);
  if (told.every(isEmpty)) {
    const stale = await recallStale(input, context, told);
    if (stale) return stale;
    throw refuse(input.query, told);
  }
  const now = context.now();
  const names = namesOf(input, gathering, now.getTime());
  return {
    domain: input.query,
    ...names,
    observedAt: now.toISOString(),
    sources: told.map((each) => toSource(each, now)),
    recent: await collectRecent(context, gathering),
    dropped: {
      invalid: gathering.invalid,
      foreign: gathering.foreign,
      invalidRows: told.reduce((sum, { dropped }) => sum + dropped, 0),
    },
  };
}

function toSource(each: SourceReport, now: Date): SubdomainsRaw["sources"][number] {
  const { id, name, status, reason, detail, truncated, certificates, names, ms, followed } = each;
  const observedAt = now.toISOString();
  const state = { id, name, status, reason, detail, truncated, certificates, names, ms, stale: false, observedAt };
  return { ...state, ...(followed && { followed }) };
}

function isEmpty({ status, certificates }: SourceReport): boolean {
  return status !== "complete" && certificates === 0;
}
