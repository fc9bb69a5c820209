import { percentIn } from "../../formats/dmarc/rfc7489.ts";
import { effectivePolicy } from "../../topics/dmarc/facts.ts";
import { bimiPart, type EffectivePolicy } from "./bimi/judge.ts";
import { blocklistsPart } from "./blocklists/judge.ts";
import { danePoints } from "./dane/state.ts";
import { dkimSlice, hasDkimKey } from "./dkim/judge.ts";
import { dkimSurroundings } from "./dkim/surroundings.ts";
import { dmarcSlice } from "./dmarc/judge.ts";
import { heardOf } from "./mx/judge-answers.ts";
import { mxPart } from "./mx/judge.ts";
import { namesPart } from "./names/judge.ts";
import { namesOfSenders } from "./names/sender.ts";
import type { ProblemId } from "./problems.ts";
import { sendingOf, type Rubric } from "./rubric.ts";
import type { DomainRaw } from "./schema.ts";
import type { Slice } from "./slice.ts";
import { spfPart } from "./spf/judge.ts";
import { starttlsPart } from "./starttls/judge.ts";
import { tlsRptPart } from "./tls-rpt/judge.ts";
import { transport } from "./transport.ts";
import type { CeilingId } from "./weights.ts";

type AnySlice = Slice<ProblemId, CeilingId>;

/** Judges each slice of the observation by a rubric. */
export function slicesOf(raw: DomainRaw, domain: string, rubric: Rubric): readonly AnySlice[] {
  const lists = blocklistsPart(raw.blocklists, { isHostless: rubric === "sends" });
  if (rubric === "none")
    return [
      held(spfPart(raw.spf, spfSurroundings(raw))),
      held(dmarcSlice(raw.dmarc, alignment(raw))),
      ...listed(lists),
    ];
  const sending: readonly AnySlice[] = [
    spfPart(raw.spf, { ...spfSurroundings(raw), isSending: rubric === "sends" }),
    dkimSlice(raw.dkim, dkimSurroundings(raw.dmarc)),
    dmarcSlice(raw.dmarc, alignment(raw)),
    lists,
    bimiPart(raw.bimi, policyOfAll(raw.dmarc)),
  ];
  if (rubric === "sends") {
    const names = namesPart(namesOfSenders(raw), domain, aliasesIn(raw.mx));
    return [...sending, mxPart(raw.mx, domain, { sending: sendingOf(raw) }), names];
  }
  return [
    mxPart(raw.mx, domain, { isBound: isBoundToNames(raw), sending: sendingOf(raw) }),
    namesPart(raw.names, domain, aliasesIn(raw.mx)),
    starttlsPart(raw.starttls, heardOf(raw.mx)),
    ...sending,
    ...transport(raw, domain),
    tlsRptPart(raw.tlsRpt),
  ];
}

/** Drops findings and points of a domain without mail, which its own rubric replaces. The caps stay. */
function held({ ceilings }: AnySlice): AnySlice {
  return { points: {}, ceilings, findings: [] };
}

/** Without mail, blocklists give findings about the domain name but no points. */
function listed({ ceilings, findings }: AnySlice): readonly AnySlice[] {
  return [{ points: {}, ceilings, findings }];
}

/** Whether senders may require the present host names: an MTA-STS policy in force or unknown, or DANE. */
function isBoundToNames({ mtaSts: { record, policy }, dane }: DomainRaw): boolean {
  const isThere = record.state === "found" || record.state === "unknown";
  const isInForce = policy.state === "unknown" || (policy.state === "found" && policy.mode !== "none");
  return (isThere && isInForce) || danePoints(dane) !== 0;
}

function aliasesIn({ hosts }: DomainRaw["mx"]): readonly string[] {
  return hosts.flatMap(({ host, alias }) => (alias === null ? [] : [host]));
}

/** BIMI requires more than DMARC: the policy for subdomains must not be `none` either (draft-brand-indicators-for-message-identification §2.4). */
function policyOfAll(dmarc: DomainRaw["dmarc"]): EffectivePolicy {
  const policy = effectivePolicy(dmarc);
  const isWeakBelow = dmarc.isSubdomainPolicyKnown && dmarc.subdomainPolicies?.existing === "none";
  if (isWeakBelow && (policy === "quarantine" || policy === "reject")) return "none";
  // §7.1: with p=quarantine, pct must be 100.
  const isPartial = policy === "quarantine" && percentIn(dmarc.record?.tags ?? []) < 100;
  return isPartial ? "partial" : policy;
}

function spfSurroundings({ dmarc }: DomainRaw): Parameters<typeof spfPart>[1] {
  const policy = effectivePolicy(dmarc);
  // An unknown policy counts as present.
  return { hasDmarcPolicy: policy !== "none" && policy !== "missing" };
}

/**
 * Whether mail of the domain can pass DMARC, through SPF or DKIM. With `+all` all mail passes today, but the real senders are unknown and may fail
 * once that is fixed, so the result is unknown.
 */
function alignment({ spf, dkim, dmarc }: DomainRaw): Parameters<typeof dmarcSlice>[1] {
  const {
    state,
    permerrors: breaks,
    permittedSenders: lets,
    permitsAll: passesAll,
    permitsBeforeError: passesFirst,
  } = spf.evaluation;
  const hasKey = hasDkimKey(dkim, dkimSurroundings(dmarc));
  if (passesAll !== null && hasKey !== true) return { isAligned: null };
  const isUsable = state === "one" && breaks.length === 0;
  const isUntold = state === "unknown" || (isUsable && lets === "unknown");
  // A record that allows no sender cannot pass any mail.
  if ((isUsable && lets === "some") || passesFirst || hasKey === true) return { isAligned: true };
  return { isAligned: isUntold || hasKey === null ? null : false };
}
