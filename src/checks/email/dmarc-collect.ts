import type { Context } from "../../core/check.ts";
import { printable } from "../../core/printable.ts";
import { inheritedBelow, type DmarcStep } from "../../formats/dmarc-tree.ts";
import { policyOf } from "../../formats/dmarc.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { chooseSpf } from "../../formats/spf.ts";
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
} from "../../probes/mail/dmarc-walk.ts";
import { destinationOf, mailAround, mailOf, type MailAt } from "../../probes/mail/report-destinations.ts";
import { parseReportUris } from "../../formats/dmarc-uris.ts";
import { allTagsOf, endOf, recordOf, textAt } from "./dmarc-collect-record.ts";
import { longestDmarc, type DmarcRaw } from "./dmarc-schema.ts";

/** So many texts are told. */
const mostTexts = 10;

/** Looks at what DMARC says of a domain. */
export async function collectDmarc(context: Context, name: DnsName): Promise<DmarcRaw> {
  const mailAt = mailAround(context, name);
  const [walk, found, organisation, older] = await Promise.all([
    walkDmarc(context, name),
    policyFor(context, name),
    organisationalDomain(context, name),
    olderViewOf(context, name),
  ]);
  const [own] = walk;
  const isUnknown = found.kind === "unknown";
  return {
    name: plainText(name),
    outcome: found.kind,
    reason: isUnknown ? found.reason : null,
    unknownAt: isUnknown ? textAt(found.at) : null,
    policy: found.kind === "found" ? { tag: found.tag, published: found.published, applied: found.applied } : null,
    record: found.kind === "found" || found.kind === "void" ? await recordOf(context, found, mailAt) : null,
    own: {
      at: textAt(name),
      state: stateOf(own),
      total: own.choice.kind === "several" ? own.choice.texts.length : own.choice.kind === "one" ? 1 : 0,
      several: own.choice.kind === "several" ? own.choice.texts.slice(0, mostTexts).map(allTagsOf) : [],
      lookalikes: own.choice.lookalikes
        .slice(0, mostTexts)
        .map((text) => printable(text.replaceAll("\t", " "), longestDmarc)),
    },
    ...belowOf(walk),
    organisation: {
      name: organisation.kind === "known" ? plainText(organisation.name) : null,
      reason: organisation.kind === "unknown" ? organisation.reason : null,
    },
    older: olderOf(older),
    walk: walk.map((step) => ({ at: textAt(step.about), state: stateOf(step) })),
    mending: await mendingOf(context, placeFor(found, own, organisation, older, name), mailAt),
  };
}

function stateOf({ choice, doubt }: DmarcStep): DmarcRaw["own"]["state"] {
  if (doubt !== null) return "unknown";
  return { none: "absent" as const, one: "found" as const, several: "several" as const }[choice.kind];
}

function belowOf(walk: readonly DmarcStep[]): Pick<DmarcRaw, "below" | "belowIsKnown"> {
  const inherited = inheritedBelow(walk);
  if (inherited.kind !== "found") return { below: null, belowIsKnown: inherited.kind === "none" };
  const existing = policyOf(inherited.record, "existing");
  const nonexistent = policyOf(inherited.record, "nonexistent");
  if (!existing || !nonexistent) return { below: null, belowIsKnown: true };
  const about = plainText(inherited.about);
  const { published, tag } = existing;
  return { below: { about, existing: published, nonexistent: nonexistent.published, tag }, belowIsKnown: true };
}

function olderOf({ organisation, policy, isInOrder }: OlderView): DmarcRaw["older"] {
  const isFound = policy.kind === "found";
  return {
    organisation: organisation && plainText(organisation),
    outcome: policy.kind === "none" ? policy.why : policy.kind,
    about: isFound ? plainText(policy.about) : null,
    policy: isFound ? policy.policy : null,
    percent: isFound ? policy.percent : null,
    isInOrder,
  };
}

/** The domain whose record is to be written or mended. Without any it is the organisation's, which is above for all receivers alike. */
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

/** RFC 5321 §4.5.1: whoever takes mail takes it for postmaster. */
async function mendingOf(context: Walking, about: DnsName, mailAt: MailAt): Promise<DmarcRaw["mending"]> {
  const [uri] = parseReportUris(`mailto:postmaster@${plainText(about)}`).uris;
  const place = uri ? await destinationOf(context, about, uri, mailAt) : null;
  return {
    about: plainText(about),
    at: await endOf(context, about),
    rua: uri && place?.state === "usable" ? uri.text : null,
    isSilent: await isSilent(context, about),
  };
}

/** Whether a domain says by all of its records that it has nothing to do with mail. */
async function isSilent(context: Walking, domain: DnsName): Promise<boolean> {
  const [mail, { texts }] = await Promise.all([mailOf(context, domain), textsOf(context, domain)]);
  const choice = chooseSpf(texts);
  const isRefusing = choice.kind === "one" && /^v=spf1 +-all *$/i.test(choice.record.text);
  return mail.state === "no-mail" && isRefusing;
}
