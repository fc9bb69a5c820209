import type { Context } from "../../core/check.ts";
import { inheritedBelow, type DmarcStep } from "../../formats/dmarc/tree.ts";
import { chooseDmarc, policyOf } from "../../formats/dmarc/record.ts";
import { isSameName, type DnsName } from "../../formats/dns/name.ts";
import { chooseSpf } from "../../formats/spf/record.ts";
import { plainText } from "../../probes/dns/plain-text.ts";
import { textsOf } from "../../probes/dns/texts.ts";
import {
  olderViewOf,
  organisationalDomain,
  policyFor,
  walkDmarc,
  type DmarcPolicyFor,
  type OlderView,
  type Walking,
} from "../../probes/dmarc/walk.ts";
import { destinationOf, mailAround, mailOf, type MailAt } from "../../probes/dmarc/report-destinations.ts";
import { parseReportUris } from "../../formats/dmarc/uris.ts";
import { intendedIn } from "./tags.ts";
import { recordOwnerOf, recordOf, textAt, told } from "./observe-record.ts";
import type { DmarcRaw } from "./schema.ts";

/** Maximum number of TXT records that are kept. */
const mostTexts = 10;

/** What the check that observes may do. */
export interface DmarcObserving {
  /** Whether it may connect to port 25 of the domain's own host. */
  readonly mayConnect: boolean;
}

/** Looks up the DMARC records that apply to a domain, and whether reports arrive. */
export async function observeDmarc(context: Context, name: DnsName, { mayConnect }: DmarcObserving): Promise<DmarcRaw> {
  const mailAt: MailAt = mayConnect ? mailAround(context, name) : (domain) => mailOf(context, domain);
  const [walk, found, organisation, older, end] = await Promise.all([
    walkDmarc(context, name),
    policyFor(context, name),
    organisationalDomain(context, name),
    olderViewOf(context, name),
    recordOwnerOf(context, name),
  ]);
  const [own] = walk;
  const isUnknown = found.kind === "unknown";
  const place = placeFor(found, own, organisation, older, name);
  const { texts } = await textsOf(context, place);
  const misplaced = texts.filter((text) => chooseDmarc([text]).kind === "one").slice(0, mostTexts);
  return {
    name: plainText(name),
    outcome: found.kind,
    reason: isUnknown ? found.reason : null,
    unknownAt: isUnknown ? textAt(found.at) : null,
    policy: found.kind === "found" ? { tag: found.tag, published: found.published, applied: found.applied } : null,
    record: found.kind === "found" || found.kind === "void" ? await recordOf(context, found, mailAt) : null,
    ownRecord: {
      name: textAt(name),
      alias: end === textAt(name) ? null : end,
      state: stateOf(own),
    },
    misplacedRecords: misplaced.map(told),
    misplacedTags: intendedIn(misplaced),
    ...belowOf(walk),
    organizationalDomain: {
      name: organisation.kind === "known" ? plainText(organisation.name) : null,
      reason: organisation.kind === "unknown" ? organisation.reason : null,
    },
    rfc7489Result: olderOf(older),
    treeWalk: walk.map((step) => ({ name: textAt(step.about), state: stateOf(step) })),
    repair: await mendingOf(context, place, walk, mailAt),
  };
}

function stateOf({ choice, doubt }: DmarcStep): DmarcRaw["ownRecord"]["state"] {
  if (doubt !== null) return "unknown";
  return { none: "absent" as const, one: "found" as const, several: "several" as const }[choice.kind];
}

function belowOf(walk: readonly DmarcStep[]): Pick<DmarcRaw, "subdomainPolicies" | "isSubdomainPolicyKnown"> {
  const inherited = inheritedBelow(walk);
  if (inherited.kind !== "found") return { subdomainPolicies: null, isSubdomainPolicyKnown: inherited.kind === "none" };
  const existing = policyOf(inherited.record, "existing");
  const nonexistent = policyOf(inherited.record, "nonexistent");
  if (!existing || !nonexistent) return { subdomainPolicies: null, isSubdomainPolicyKnown: true };
  const domain = plainText(inherited.about);
  const { published, tag } = existing;
  return {
    subdomainPolicies: { domain, existing: published, nonexistent: nonexistent.published, tag },
    isSubdomainPolicyKnown: true,
  };
}

function olderOf({ organisation, policy, isInOrder }: OlderView): DmarcRaw["rfc7489Result"] {
  const isFound = policy.kind === "found";
  return {
    organizationalDomain: organisation && plainText(organisation),
    outcome: policy.kind === "none" ? policy.why : policy.kind,
    domain: isFound ? plainText(policy.about) : null,
    policy: isFound ? policy.policy : null,
    pct: isFound ? policy.percent : null,
    isInOrder,
  };
}

/** The domain whose record should be written or fixed. Without a record this is the organizational domain, where all receivers look. */
function placeFor(
  found: DmarcPolicyFor,
  own: DmarcStep,
  organisation: Awaited<ReturnType<typeof organisationalDomain>>,
  older: OlderView,
  name: DnsName,
): DnsName {
  if (own.choice.kind === "several" || own.choice.lookalikes.length > 0) return name;
  if (found.kind !== "found" && found.kind !== "void") return older.organisation ?? name;
  if (found.origin !== "suffix") return found.about;
  return organisation.kind === "known" ? organisation.name : name;
}

/** RFC 5321 §4.5.1: every mail server accepts mail for postmaster. */
async function mendingOf(
  context: Walking,
  about: DnsName,
  walk: readonly DmarcStep[],
  mailAt: MailAt,
): Promise<DmarcRaw["repair"]> {
  const [uri] = parseReportUris(`mailto:postmaster@${plainText(about)}`).uris;
  const place = uri ? await destinationOf(context, about, uri, mailAt) : null;
  return {
    domain: plainText(about),
    name: await recordOwnerOf(context, about),
    rua: uri && place?.state === "usable" ? uri.text : null,
    declaresNoMail: await isSilent(context, about),
    ...standingAt(walk.find((step) => isSameName(step.about, about))),
  };
}

/** Texts at the name that were meant as a record but do not count, for example because there are several. */
function standingAt(
  step: DmarcStep | undefined,
): Pick<DmarcRaw["repair"], "total" | "multipleRecords" | "malformedRecords" | "intendedTags"> {
  const choice = step?.choice;
  const several = choice?.kind === "several" ? choice.texts : [];
  const lookalikes = (choice?.lookalikes ?? []).slice(0, mostTexts);
  return {
    total: several.length,
    multipleRecords: several.slice(0, mostTexts).map(told),
    malformedRecords: lookalikes.map(told),
    intendedTags: several.length > mostTexts ? null : intendedIn(several.length > 0 ? several : lookalikes),
  };
}

/** Whether all records of the domain say that it neither sends nor receives mail. */
async function isSilent(context: Walking, domain: DnsName): Promise<boolean> {
  const [mail, { texts }] = await Promise.all([mailOf(context, domain), textsOf(context, domain)]);
  const choice = chooseSpf(texts);
  const isRefusing = choice.kind === "one" && /^v=spf1 +-all *$/i.test(choice.record.text);
  return mail.state === "no-mail" && isRefusing;
}
