import { types } from "../../formats/dns/codes.ts";
import { nameText } from "../../formats/dns/name-text.ts";
import { isSameName, outermost, countLabels, type DnsName } from "../../formats/dns/name.ts";
import type { RecordSet } from "../../formats/dns/set.ts";
import { aliasIn } from "../dns/alias.ts";
import { anchorAbove } from "../dns/anchor.ts";
import { ask, type DnsLookup } from "../dns/lookup.ts";
import { resolverValidationOf, withoutOutage, type ResolverValidation } from "../dns/resolver-validation.ts";
import { judgeSet, judgeUnknown, type JudgedSet, type RrsetPart, type SetSecurity } from "./set-security.ts";
import { setsIn, unchecked, type DnssecContext } from "./verified.ts";
import type { SecurityState, ZoneLink } from "./zone-link.ts";

/** The DNSSEC state of an answer, by our own validation. */
export interface OwnSecurity {
  readonly state: SecurityState;
  readonly reason: string | null;
  /** The zone where validation ended or failed. */
  readonly zone: string;
  /** The zones from the trust anchor down, for every part of the answer. */
  readonly links: readonly ZoneLink[];
  readonly sets: readonly SetSecurity[];
}

/** Our own validation, and that of a resolver. */
export interface Security extends OwnSecurity {
  readonly opinion: ResolverValidation;
  /** Whether both agree; null where one of them is unknown. */
  readonly agrees: boolean | null;
}

/**
 * Validates the resolvers' answer for a type of a name from the trust anchors down: every record set and alias in its own zone, and missing
 * records by their proof. `indeterminate` where required data is unavailable; only bugs throw.
 */
export async function securityOf(context: DnssecContext, name: DnsName, type: number): Promise<Security> {
  lookAhead(context, name);
  const [own, opinion] = await Promise.all([
    ask(context, name, type, unchecked).then((told) => securityIn(context, told, name, type)),
    resolverValidationOf(context, name, type),
  ]);
  const fair = withoutOutage(opinion, own);
  return { ...own, opinion: fair, agrees: doAgree(own, fair.verdict) };
}

/** Validates an answer to a question for a type of a name; it must have been asked for with signatures. */
export async function securityIn(
  context: DnssecContext,
  told: DnsLookup,
  name: DnsName,
  type: number,
): Promise<OwnSecurity> {
  const found = await judgeAll(context, told, name, type);
  const [weakest] = found.toSorted((one, other) => ranks[one.set.state] - ranks[other.set.state]);
  const links = found.flatMap(({ standing }) => standing.links);
  return {
    state: weakest?.set.state ?? "indeterminate",
    reason: weakest ? weakest.set.reason : "never-signed",
    zone: weakest?.set.zone ?? nameText(name),
    links: links.filter((each, index) => links.findIndex(({ zone }) => zone === each.zone) === index),
    sets: found.map(({ set }) => set),
  };
}

const ranks: Readonly<Record<SecurityState, number>> = {
  bogus: 0,
  indeterminate: 1,
  insecure: 2,
  island: 3,
  secure: 4,
};

/** RFC 4034 §3: signatures are not signed. RFC 8482 §4: an answer to ANY may be incomplete. */
const neverSigned: ReadonlySet<number> = new Set([types.RRSIG, types.ANY, types.AXFR, types.OPT]);

async function judgeAll(
  context: DnssecContext,
  told: DnsLookup,
  name: DnsName,
  type: number,
): Promise<readonly JudgedSet[]> {
  const { answer } = told;
  if (neverSigned.has(type)) return [await judgeUnknown(context, name, type, "never-signed")];
  if (answer.kind === "unknown") return [await judgeUnknown(context, name, type, answer.reason)];
  const sets = setsIn(told.message?.answers ?? []);
  const aliases = answer.aliases.map((each): RrsetPart => aliasPart(sets, each.name));
  return Promise.all([...aliases, endPart(sets, answer, type)].map((part) => judgeSet(context, told, part)));
}

function aliasPart(sets: readonly RecordSet[], alias: DnsName): RrsetPart {
  const set = aliasIn(sets, alias);
  return { name: set?.name ?? alias, type: set?.type ?? types.CNAME, holds: "alias", set };
}

function endPart(
  sets: readonly RecordSet[],
  { kind, name }: { readonly kind: "found" | "nxdomain" | "nodata"; readonly name: DnsName },
  type: number,
): RrsetPart {
  // A question for a CNAME may get one that is synthesised from a DNAME.
  const made = kind === "found" && type === types.CNAME ? aliasPart(sets, name) : null;
  if (made && made.type !== type) return made;
  if (kind !== "found") return { name, type, holds: kind === "nodata" ? "no-data" : "no-name", set: null };
  const set = sets.find((each) => each.type === type && isSameName(each.name, name)) ?? null;
  return { name, type, holds: "records", set };
}

/** Prefetches what is always needed: the keys of the anchor, and the keys and DS records of the next two zones. */
function lookAhead(context: DnssecContext, name: DnsName): void {
  const anchor = anchorAbove(context.dns, name);
  if (!anchor) return;
  const questions: (readonly [name: DnsName, type: number])[] = [[anchor, types.DNSKEY]];
  const depth = countLabels(anchor);
  for (let labels = depth + 1; labels <= Math.min(countLabels(name), depth + 2); labels++) {
    const zone = outermost(name, labels);
    questions.push([zone, types.DS], [zone, types.DNSKEY]);
  }
  // Errors are ignored here; the code that needs the answer awaits it and reports them.
  for (const [each, type] of questions) void ask(context, each, type, unchecked).catch(() => {});
}

function doAgree({ state, reason }: OwnSecurity, verdict: ResolverValidation["verdict"]): boolean | null {
  // RFC 9905 §2: implementations may continue to validate, and operators may disable it; both are correct.
  if (reason === "deprecated" && verdict === "secure") return null;
  if (state === "indeterminate" || verdict === "unknown") return null;
  return (state === "island" ? "insecure" : state) === verdict;
}
