import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import type { VariantKind } from "../../data/lookalikes/lanes.ts";
import { chance } from "../../probes/lookalike/chance.ts";
import { detailsOf, type Details } from "../../probes/lookalike/details.ts";
import { inTurns } from "../../probes/lookalike/in-turns.ts";
import { ownServersOf } from "../../probes/lookalike/owner.ts";
import { ownershipOf } from "../../probes/lookalike/ownership.ts";
import { registrationsOf } from "../../probes/lookalike/registrations.ts";
import { surveyOf, unicodeOf, type Survey, type Surveyed } from "../../probes/lookalike/survey.ts";
import { pageOf } from "./page.ts";
import { mostRegistered, mostUnknown, type Input, type LookalikeRaw, type Registered } from "./schema.ts";

/** Milliseconds since the beginning of the run until which each step may take; the deadline of the check is 60 s. */
const until = { survey: 38_000, details: 46_000, closer: 54_000 } as const;

/** Registered variants whose registration and page are looked at, the riskiest first: registries and servers of others are asked for each. */
const mostLookedAt = 20;

/** Variants that are told whether they are registered or not. */
const riskiest = 20;

/** Names whose details are asked for at a time, three questions each. */
const detailsAtATime = 100;

/** Pages that are asked for at a time. */
const pagesAtATime = 8;

/** Progress is told so often. */
const progressEvery = 100;

/** Asks which variants of a domain are registered, and looks closer at those. Throws `Failure` where no resolver tells anything. */
export async function collect({ query: domain, limit }: Input, context: Context): Promise<LookalikeRaw> {
  const nameServers = await ownServersOf(context, domain);
  const survey = await surveyOf(context, domain, { limit, until: until.survey, heard: telling(context) }, chance);
  refuseSilence(survey, domain);
  const found = survey.variants.flatMap((each) => (each.delegation.status === "registered" ? [each] : []));
  const kept = found.slice(0, mostRegistered);
  const seen = await closerLook(context, domain, { kept, own: nameServers ?? [] });
  const { report } = context;
  for (const item of seen) report?.({ kind: "item", item });
  const unicode = unicodeOf(domain);
  return {
    domain,
    ...(unicode !== undefined && { unicode }),
    observedAt: context.now().toISOString(),
    resolvers: [...context.dns.doh],
    nameServers,
    ...countsOf(survey, seen),
    registered: seen,
    wildcards: survey.wildcards,
    truncated: isCutShort(survey, seen, context),
  };
}

function telling({ report }: Context) {
  return (_each: Surveyed, done: number, total: number): void => {
    if (done % progressEvery === 0 || done === total) report?.({ kind: "progress", done, total });
  };
}

/** Where no resolver could tell anything, nothing was measured. */
function refuseSilence({ variants }: Survey, domain: string): void {
  const told = variants.some(({ delegation: { status } }) => status !== "unknown" && status !== "unasked");
  if (told || variants.length === 0) return;
  const reasons = variants.flatMap(({ delegation }) => (delegation.status === "unknown" ? [delegation.reason] : []));
  const [detail] = reasons;
  if (detail === undefined || detail === "TIMEOUT") throw failure("timeout.dns", { host: domain });
  throw failure("dns.failed", { host: domain, detail });
}

interface Looking {
  readonly kept: readonly Surveyed[];
  readonly own: readonly string[];
}

/** Addresses and mail of all registered variants; registration and page of the riskiest ones that are not the owner's. */
async function closerLook(context: Context, domain: string, { kept, own }: Looking): Promise<readonly Registered[]> {
  const details: Details[] = [];
  await inTurns(kept, detailsAtATime, async ({ name }, turn) => {
    details[turn] = await detailsOf(context, name, { turn, until: until.details });
  });
  const all = kept.map((each, place) => toRegistered(each, { domain, own, details: details[place] }));
  const strangers = all.filter(({ owner }) => owner !== "own").slice(0, mostLookedAt);
  const [dates, pages] = await Promise.all([
    registrationsOf(
      context,
      strangers.map(({ name }) => name),
      until.closer,
    ),
    pagesOf(context, strangers, domain),
  ]);
  return all.map((each) => {
    const page = pages.get(each.name) ?? null;
    return { ...each, ...dates.get(each.name), page, ...(page?.state === "own" && { owner: "own" as const }) };
  });
}

function toRegistered(
  { name, kind, risk, delegation }: Surveyed,
  {
    domain,
    own,
    details,
  }: { readonly domain: string; readonly own: readonly string[]; readonly details: Details | undefined },
): Registered {
  const unicode = unicodeOf(name);
  const nameServers = delegation.status === "registered" ? delegation.nameServers : [];
  return {
    name,
    ...(unicode !== undefined && { unicode }),
    kind,
    risk,
    nameServers,
    owner: ownershipOf(domain, own, nameServers),
    addresses: details?.addresses ?? null,
    exchangers: details?.exchangers ?? null,
    created: null,
    registrar: null,
    page: null,
  };
}

async function pagesOf(context: Context, strangers: readonly Registered[], domain: string) {
  const pages = new Map<string, NonNullable<Registered["page"]>>();
  const reachable = strangers.filter(({ addresses }) => addresses !== null && addresses.length > 0);
  await inTurns(reachable, pagesAtATime, async ({ name }) => {
    if (context.elapsed() < until.closer) pages.set(name, await pageOf(context, name, domain));
  });
  return pages;
}

function isCutShort({ variants }: Survey, seen: readonly Registered[], context: Context): boolean {
  if (variants.some(({ delegation }) => delegation.status === "unasked")) return true;
  // After that moment the steps ask nothing more.
  const elapsed = context.elapsed();
  return elapsed >= until.closer || seen.some(({ addresses }) => addresses === null && elapsed >= until.details);
}

function countsOf(
  { variants }: Survey,
  seen: readonly Registered[],
): Pick<LookalikeRaw, "counts" | "kinds" | "riskiest" | "unknown"> {
  const count = (status: Surveyed["delegation"]["status"]): number =>
    variants.filter(({ delegation }) => delegation.status === status).length;
  const kinds = new Map<VariantKind, { variants: number; registered: number }>();
  for (const { kind, delegation } of variants) {
    const sum = kinds.get(kind) ?? { variants: 0, registered: 0 };
    sum.variants++;
    if (delegation.status === "registered") sum.registered++;
    kinds.set(kind, sum);
  }
  return {
    counts: {
      variants: variants.length,
      registered: count("registered"),
      free: count("free"),
      undelegated: count("undelegated"),
      unknown: count("unknown"),
      unasked: count("unasked"),
      own: seen.filter(({ owner }) => owner === "own").length,
    },
    kinds: [...kinds].map(([kind, sums]) => ({ kind, ...sums })),
    riskiest: variants.slice(0, riskiest).map(({ name, kind, risk, delegation: { status } }) => {
      const unicode = unicodeOf(name);
      return { name, ...(unicode !== undefined && { unicode }), kind, risk, status };
    }),
    unknown: variants
      .flatMap(({ name, delegation }) => (delegation.status === "unknown" ? [{ name, reason: delegation.reason }] : []))
      .slice(0, mostUnknown),
  };
}
