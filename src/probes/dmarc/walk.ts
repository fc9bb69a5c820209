import type { Context } from "../../core/check.ts";
import { isPolicySecond, rfc7489Policy, type Rfc7489Policy } from "../../formats/dmarc/rfc7489.ts";
import {
  inheritedBelow,
  organisationAlong,
  type DmarcDoubt,
  type DmarcInheritance,
  type DmarcStep,
  type Organisation,
} from "../../formats/dmarc/tree.ts";
import { policyOf, type AppliedPolicy, type DmarcRecord } from "../../formats/dmarc/record.ts";
import { types } from "../../formats/dns/codes.ts";
import { isSameName, outermost, type DnsName } from "../../formats/dns/name.ts";
import { ask } from "../dns/lookup.ts";
import { dmarcAlong, type DmarcFound } from "./policy.ts";
import { doubtfulReasonIn } from "../dns/doubtful.ts";
import { plainText } from "../dns/plain-text.ts";

/** The capabilities that the walk of RFC 9989 §4.10 needs. */
export type Walking = Pick<Context, "net" | "once">;

/** The steps of a walk, beginning with the name itself. */
export type DmarcWalk = readonly [DmarcStep, ...DmarcStep[]];

/** The policy that receivers apply to mail of a domain by RFC 9989, and where it comes from. */
export type DmarcPolicyFor =
  | ({ readonly kind: "found" } & Source & AppliedPolicy)
  /** A record exists, but without a valid policy and report destination it means no DMARC (§4.10.1). */
  | ({ readonly kind: "void" } & Source)
  | { readonly kind: "none" }
  | DmarcDoubt;

interface Source {
  /** Whose record applies: that of the domain, its organisational domain, or the public suffix above. */
  readonly origin: "own" | DmarcInheritance["origin"];
  readonly about: DnsName;
  readonly record: DmarcRecord;
}

/** Walks up the tree from a name. Each name is looked up once a run. */
export async function walkDmarc(context: Walking, name: DnsName): Promise<DmarcWalk> {
  const [own, ...above] = await dmarcAlong(context, name);
  const steps = await Promise.all(above.flatMap((each) => (each ? [stepOf(context, each)] : [])));
  // A name below one of maximal length cannot exist.
  const missing: DmarcStep = { about: name, choice: { kind: "none", lookalikes: [] }, doubt: null };
  return [own ? await stepOf(context, own) : missing, ...steps];
}

async function stepOf(context: Walking, { about, at, choice }: DmarcFound): Promise<DmarcStep> {
  return { about, choice, doubt: await doubtfulReasonIn(await ask(context, at, types.TXT)) };
}

/** The organisational domain of a name, RFC 9989 §4.10.2: names with the same one are aligned. */
export async function organisationalDomain(context: Walking, name: DnsName): Promise<Organisation | DmarcDoubt> {
  return organisationAlong(await walkDmarc(context, name));
}

/** The policy that applies to mail of a name, RFC 9989 §4.10.1. */
export async function policyFor(context: Walking, name: DnsName): Promise<DmarcPolicyFor> {
  const [own, ...above] = await walkDmarc(context, name);
  if (own.doubt !== null) return { kind: "unknown", at: own.about, reason: own.doubt };
  if (own.choice.kind === "one") {
    const { record } = own.choice;
    const source = { origin: "own" as const, about: own.about, record };
    const policy = policyOf(record, "itself");
    return policy ? { kind: "found", ...source, ...policy } : { kind: "void", ...source };
  }
  const inherited = inheritedBelow(above);
  if (inherited.kind !== "found") return inherited;
  // Whether the name exists does not matter where both policies are the same.
  const existing = policyOf(inherited.record, "existing");
  const nonexistent = policyOf(inherited.record, "nonexistent");
  if (!existing || !nonexistent) return { ...inherited, kind: "void" };
  if (existing.applied === nonexistent.applied) return { ...inherited, ...existing };
  const existence = await existenceOf(context, name);
  if (existence.doubt !== null) return { kind: "unknown", at: name, reason: existence.doubt };
  return { ...inherited, ...(existence.isThere ? existing : nonexistent) };
}

/** §3.2.13: a domain does not exist where its name returns NXDOMAIN; a dangling alias exists. */
async function existenceOf(
  context: Walking,
  name: DnsName,
): Promise<{ readonly isThere: boolean; readonly doubt: string | null }> {
  const told = await ask(context, name, types.A);
  const isDenied = told.answer.kind === "nxdomain" && isSameName(told.answer.name, name);
  return { isThere: !isDenied, doubt: await doubtfulReasonIn(told) };
}

/** The result for receivers that follow RFC 7489, where the public suffix list determines the organisational domain. */
export interface OlderView {
  /** Null where the name is a public suffix itself. */
  readonly organisation: DnsName | null;
  readonly policy: Rfc7489Policy;
  /** Whether the applicable record has its policy where strict RFC 7489 parsers expect it. */
  readonly isInOrder: boolean;
}

/** Evaluates a name by RFC 7489 §3.2 and §6.6.3. */
export async function olderViewOf(context: Walking, name: DnsName): Promise<OlderView> {
  const organisation = await listedDomain(name);
  const [own] = await walkDmarc(context, name);
  const isItself = organisation === null || isSameName(organisation, name);
  const above = isItself ? null : (await walkDmarc(context, organisation))[0];
  const counting = own.choice.kind === "none" ? above : own;
  return {
    organisation,
    policy: rfc7489Policy(own, above),
    isInOrder: counting?.choice.kind !== "one" || isPolicySecond(counting.choice.record),
  };
}

/** The registrable domain, private suffixes included: RFC 7489 §3.2 makes no difference. Null where the name is a suffix itself. */
export async function listedDomain(name: DnsName): Promise<DnsName | null> {
  // The list is larger than the rest of a check, so it is loaded on demand.
  const { getDomain } = await import("tldts");
  const text = plainText(name);
  const domain = getDomain(text, { allowPrivateDomains: true, extractHostname: false, validateHostname: false });
  return domain !== null && `.${text}`.endsWith(`.${domain}`) ? outermost(name, domain.split(".").length) : null;
}
