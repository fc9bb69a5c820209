import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import type { VariantKind } from "../../data/lookalikes/lanes.ts";
import { dnsReasonWords } from "../../formats/dns/reason-words.ts";
import { chance } from "../../probes/lookalike/random.ts";
import { ownerOf } from "../../probes/lookalike/owner.ts";
import {
  surveyOf,
  unicodeVariantOf,
  type Extent,
  type LookalikeSurvey,
  type LookalikeSurveyed,
} from "../../probes/lookalike/survey.ts";
import { openVariantObserver, until, type VariantObserver } from "./observe.ts";
import { mostRegistered, mostUnknown, type Input, type LookalikeRaw, type Registered } from "./schema.ts";

/** Number of variants listed whether or not they are registered. */
const riskiest = 20;

/** Number of variants between two progress reports. */
const progressEvery = 100;

/** Finds the registered variants of a domain and their details. Throws `Failure` if no resolver answers. */
export async function collect({ query: domain, limit }: Input, context: Context): Promise<LookalikeRaw> {
  const { report } = context;
  const owner = await ownerOf(context, domain);
  const look = openVariantObserver(context, owner, (item) => report?.({ kind: "item", item }));
  const survey = await surveyOf(context, domain, { limit, until: until.survey, heard: hearing(context, look) }, chance);
  refuseSilence(survey, domain, context.dns.doh);
  const found = survey.variants.flatMap((surveyed, place) =>
    surveyed.delegation.status === "registered" ? [{ surveyed, place }] : [],
  );
  const seen = await look.finish(found.slice(0, mostRegistered));
  const unicode = unicodeVariantOf(domain);
  return {
    domain,
    ...(unicode !== undefined && { unicode }),
    observedAt: context.now().toISOString(),
    resolvers: [...context.dns.doh],
    nameServers: owner.nameServers,
    ...countsOf(survey, seen),
    registered: seen,
    wildcards: survey.wildcards,
    truncated: isCutShort(survey, seen, context),
  };
}

/** Reports progress, and looks up registered variants while the survey runs. */
function hearing({ report }: Context, look: VariantObserver): NonNullable<Extent["heard"]> {
  return (surveyed, { place, done, total }) => {
    if (surveyed.delegation.status === "registered") look.take(surveyed, place);
    if (done % progressEvery === 0 || done === total) report?.({ kind: "progress", done, total });
  };
}

/** Throws if no resolver answered: nothing was measured. The resolver of the run may work, so the failure names the DoH resolvers. */
function refuseSilence({ variants }: LookalikeSurvey, host: string, doh: readonly string[]): void {
  const told = variants.some(({ delegation: { status } }) => status !== "unknown" && status !== "unasked");
  if (told || variants.length === 0) return;
  const reasons = variants.flatMap(({ delegation }) => (delegation.status === "unknown" ? [delegation.reason] : []));
  const [reason] = reasons;
  const servers = doh.join(", ");
  if (reason === undefined || reason === "TIMEOUT") {
    throw failure("timeout.doh", { host, servers }, { reason: "timeout.dns" });
  }
  throw failure("doh.unheard", { host, servers, detail: dnsReasonWords(reason) ?? reason }, { reason: "dns.failed" });
}

function isCutShort({ variants }: LookalikeSurvey, seen: readonly Registered[], context: Context): boolean {
  if (variants.some(({ delegation }) => delegation.status === "unasked")) return true;
  // After these times the steps send no more queries.
  const elapsed = context.elapsed();
  return elapsed >= until.closer || seen.some(({ addresses }) => addresses === null && elapsed >= until.details);
}

function countsOf(
  { variants }: LookalikeSurvey,
  seen: readonly Registered[],
): Pick<LookalikeRaw, "counts" | "kinds" | "riskiest" | "unknown"> {
  const count = (status: LookalikeSurveyed["delegation"]["status"]): number =>
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
      nxdomain: count("nxdomain"),
      undelegated: count("undelegated"),
      unknown: count("unknown"),
      unasked: count("unasked"),
      own: seen.filter(({ owner }) => owner === "own").length,
    },
    kinds: [...kinds].map(([kind, sums]) => ({ kind, ...sums })),
    riskiest: variants.slice(0, riskiest).map(({ name, kind, risk, delegation: { status } }) => {
      const unicode = unicodeVariantOf(name);
      return { name, ...(unicode !== undefined && { unicode }), kind, risk, status };
    }),
    unknown: variants
      .flatMap(({ name, delegation }) => (delegation.status === "unknown" ? [{ name, reason: delegation.reason }] : []))
      .slice(0, mostUnknown),
  };
}
