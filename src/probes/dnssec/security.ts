import { types } from "../../formats/dns/codes.ts";
import { nameText } from "../../formats/dns/name-text.ts";
import { isSameName, outermost, countLabels, type DnsName } from "../../formats/dns/name.ts";
import type { RecordSet } from "../../formats/dns/set.ts";
import { aliasIn } from "../dns/alias.ts";
import { anchorAbove } from "../dns/anchor.ts";
import { ask, type Told } from "../dns/ask.ts";
import { opinionOf, withoutOutage, type ResolverOpinion } from "../dns/opinion.ts";
import { judgeSet, judgeUnknown, type JudgedSet, type Part, type SetSecurity } from "./set-security.ts";
import { setsIn, unchecked, type Looking } from "./verified.ts";
import type { SecurityState, ZoneLink } from "./zone-link.ts";

/** How far an answer can be trusted by its own signatures. */
export interface OwnSecurity {
  readonly state: SecurityState;
  readonly reason: string | null;
  /** Where it stands or breaks. */
  readonly zone: string;
  /** The zones on the way from the trust anchor, of all that the answer consists of. */
  readonly links: readonly ZoneLink[];
  readonly sets: readonly SetSecurity[];
}

/** The same beside what a resolver thinks of it. */
export interface Security extends OwnSecurity {
  readonly opinion: ResolverOpinion;
  /** Whether both come to the same; null where one of them cannot tell. */
  readonly agrees: boolean | null;
}

/**
 * Verifies what the resolvers of the run answer to a question for a type of a name, from the trust anchors down: every set and
 * every alias on the way in its own zone, and what is not there by its proof. Where something needed cannot be had, it is
 * `indeterminate`; only bugs throw.
 */
export async function securityOf(context: Looking, name: DnsName, type: number): Promise<Security> {
  lookAhead(context, name);
  const [own, opinion] = await Promise.all([
    ask(context, name, type, unchecked).then((told) => securityIn(context, told, name, type)),
    opinionOf(context, name, type),
  ]);
  const fair = withoutOutage(opinion, own);
  return { ...own, opinion: fair, agrees: doAgree(own, fair.verdict) };
}

/** Verifies the answer that somebody gave to a question for a type of a name; signatures must have been asked for. */
export async function securityIn(context: Looking, told: Told, name: DnsName, type: number): Promise<OwnSecurity> {
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

/** RFC 4034 §3: signatures are not signed; and RFC 8482 §4: an answer to everything at once may be a part of it. */
const neverSigned: ReadonlySet<number> = new Set([types.RRSIG, types.ANY, types.AXFR, types.OPT]);

async function judgeAll(context: Looking, told: Told, name: DnsName, type: number): Promise<readonly JudgedSet[]> {
  const { answer } = told;
  if (neverSigned.has(type)) return [await judgeUnknown(context, name, type, "never-signed")];
  if (answer.kind === "unknown") return [await judgeUnknown(context, name, type, answer.reason)];
  const sets = setsIn(told.message?.answers ?? []);
  const aliases = answer.aliases.map((each): Part => aliasPart(sets, each.name));
  return Promise.all([...aliases, endPart(sets, answer, type)].map((part) => judgeSet(context, told, part)));
}

function aliasPart(sets: readonly RecordSet[], alias: DnsName): Part {
  const set = aliasIn(sets, alias);
  return { name: set?.name ?? alias, type: set?.type ?? types.CNAME, holds: "alias", set };
}

function endPart(
  sets: readonly RecordSet[],
  { kind, name }: { readonly kind: "found" | "nxdomain" | "nodata"; readonly name: DnsName },
  type: number,
): Part {
  // Who asks for an alias itself may get one that is made.
  const made = kind === "found" && type === types.CNAME ? aliasPart(sets, name) : null;
  if (made && made.type !== type) return made;
  if (kind !== "found") return { name, type, holds: kind === "nodata" ? "no-data" : "no-name", set: null };
  const set = sets.find((each) => each.type === type && isSameName(each.name, name)) ?? null;
  return { name, type, holds: "records", set };
}

/** Asks at once for what is needed whatever comes: the keys of the anchor, and all of the two zones below it, if they are any. */
function lookAhead(context: Looking, name: DnsName): void {
  const anchor = anchorAbove(context.dns, name);
  if (!anchor) return;
  const questions: (readonly [name: DnsName, type: number])[] = [[anchor, types.DNSKEY]];
  const depth = countLabels(anchor);
  for (let labels = depth + 1; labels <= Math.min(countLabels(name), depth + 2); labels++) {
    const zone = outermost(name, labels);
    questions.push([zone, types.DS], [zone, types.DNSKEY]);
  }
  // Whoever needs an answer waits for it, and hears of what went wrong.
  for (const [each, type] of questions) void ask(context, each, type, unchecked).catch(() => {});
}

function doAgree({ state, reason }: OwnSecurity, verdict: ResolverOpinion["verdict"]): boolean | null {
  // RFC 9905 §2 has implementations go on verifying, and whoever operates one stop: nothing is wrong with either.
  if (reason === "deprecated" && verdict === "secure") return null;
  if (state === "indeterminate" || verdict === "unknown") return null;
  return (state === "island" ? "insecure" : state) === verdict;
}
