import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { policyOf } from "../../formats/dmarc/record.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { dmarcAlong } from "../../probes/dmarc/policy.ts";
import { chance } from "../../probes/lookalike/random.ts";
import { detailsOf, type Details } from "../../probes/lookalike/details.ts";
import { inTurns } from "../../probes/lookalike/lanes.ts";
import { ownerOf } from "../../probes/lookalike/owner.ts";
import { lookalikeOwnershipOf, type Protected } from "../../probes/lookalike/ownership.ts";
import { surveyOf, unicodeVariantOf, type LookalikeSurveyed } from "../../probes/lookalike/survey.ts";
import { areNamesKnown, subdomains } from "../subdomains/index.ts";
import { mostSystems, variantsAskedFor, type ImpersonationRaw, type Input, type Lookalikes } from "./schema.ts";

/** Milliseconds since the start of the run at which each step ends; the deadline of the check is 60 s. */
const until = { survey: 38_000, details: 48_000 } as const;

/** Names whose details are looked up at a time, three queries each. */
const detailsAtATime = 100;

/** Queries resolvers and certificate log indexes only: neither the domain nor a lookalike is contacted. */
export async function collect({ query: domain }: Input, context: Context): Promise<ImpersonationRaw> {
  const [seen, certificates, dmarc] = await Promise.all([
    lookalikesOf(context, domain),
    certificatesOf(context, domain),
    dmarcOf(context, domain),
  ]);
  if (!seen.lookalikes && !certificates && !dmarc) throw failure("timeout.dns", { host: domain });
  return {
    domain,
    observedAt: context.now().toISOString(),
    resolvers: [...context.dns.doh],
    lookalikes: seen.lookalikes,
    certificates,
    dmarc,
    truncated: seen.isCutShort,
  };
}

interface Seen {
  /** Null if no resolver answered. */
  readonly lookalikes: Lookalikes | null;
  /** Whether the deadline came first. */
  readonly isCutShort: boolean;
}

async function lookalikesOf(context: Context, domain: string): Promise<Seen> {
  const owner = await ownerOf(context, domain);
  const { report } = context;
  const heard = (
    _each: LookalikeSurveyed,
    { done, total }: { readonly done: number; readonly total: number },
  ): void => {
    if (done % 100 === 0 || done === total) report?.({ kind: "progress", done, total });
  };
  const { variants } = await surveyOf(context, domain, { limit: variantsAskedFor, until: until.survey, heard }, chance);
  const isLate = variants.some(({ delegation }) => delegation.status === "unasked");
  if (variants.every(({ delegation: { status } }) => status === "unknown" || status === "unasked")) {
    return { lookalikes: null, isCutShort: isLate };
  }
  const found = variants.filter(({ delegation }) => delegation.status === "registered");
  const details: Details[] = [];
  await inTurns(found, detailsAtATime, async ({ name }, turn) => {
    details[turn] = await detailsOf(context, name, { turn, until: until.details });
  });
  const isCutShort =
    isLate || (context.elapsed() >= until.details && details.some(({ addresses }) => addresses === null));
  return { lookalikes: sorted({ variants, found, details, owner }), isCutShort };
}

interface Found {
  readonly variants: readonly LookalikeSurveyed[];
  readonly found: readonly LookalikeSurveyed[];
  readonly details: readonly Details[];
  readonly owner: Protected;
}

/** The registered variants by owner, and which of them can be used against the domain. */
function sorted({ variants, found, details, owner: protectedDomain }: Found): Lookalikes {
  const undetermined = variants.filter(
    ({ delegation: { status } }) => status === "unknown" || status === "unasked",
  ).length;
  const hostile: Lookalikes["hostile"][number][] = [];
  const own: Lookalikes["own"][number][] = [];
  const unclear: Lookalikes["unclear"][number][] = [];
  let [unresolved, idle] = [0, 0];
  for (const [place, { name, kind, risk, delegation }] of found.entries()) {
    const unicode = unicodeVariantOf(name);
    const told = { name, ...(unicode !== undefined && { unicode }), kind, risk };
    const nameServers = delegation.status === "registered" ? delegation.nameServers : [];
    const { addresses = null, exchangers = null } = details[place] ?? {};
    const { owner } = lookalikeOwnershipOf(protectedDomain, { nameServers, addresses, exchangers });
    const mail = (exchangers?.length ?? 0) > 0;
    const resolves = mail || (addresses?.length ?? 0) > 0;
    if (owner === "own") own.push(told);
    else if (owner === "unclear") unclear.push(told);
    else if (resolves) hostile.push({ ...told, mail });
    else if (addresses === null || exchangers === null) unresolved++;
    else idle++;
  }
  return { variants: variants.length, undetermined, unresolved, hostile, own, unclear, inactive: idle };
}

/** Null if names may be missing: they may be the important ones. */
async function certificatesOf(context: Context, domain: string): Promise<ImpersonationRaw["certificates"]> {
  const got = await attempt(() => context.use(subdomains, { query: domain }));
  if (!got.ok) return null;
  if (!areNamesKnown(got.value.raw)) return null;
  const { total, internalSystems: systems, wildcards } = got.value.raw;
  const valid = systems.names.filter(({ isValid }) => isValid);
  return {
    names: total,
    internalSystems: valid.length,
    listed: valid.slice(0, mostSystems).map(({ name, purpose }) => ({ name, purpose })),
    wildcards: wildcards.valid,
  };
}

/** The DMARC policies of the domain and of nonexistent subdomains, which need no lookup of their own. */
async function dmarcOf(context: Context, domain: string): Promise<ImpersonationRaw["dmarc"]> {
  const [found] = await dmarcAlong(context, parseName(domain));
  if (!found || found.answer.kind === "unknown") return null;
  if (found.choice.kind !== "one") return { policy: "missing", subdomains: "missing" };
  const { record } = found.choice;
  return {
    policy: policyOf(record, "itself")?.applied ?? "missing",
    subdomains: policyOf(record, "nonexistent")?.applied ?? "missing",
  };
}
