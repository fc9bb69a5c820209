import { printable } from "../../core/printable.ts";
import { readTags } from "../../formats/dmarc-tags.ts";
import { inheritedBelow, type DmarcStep } from "../../formats/dmarc-tree.ts";
import { policyOf, type DmarcRecord } from "../../formats/dmarc.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { chooseSpf } from "../../formats/spf.ts";
import { ask } from "../../probes/dns/ask.ts";
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
import { destinationOf, mailOf } from "../../probes/mail/report-destinations.ts";
import { parseReportUris } from "../../formats/dmarc-uris.ts";
import { dmarcNameOf } from "../../probes/dns/dmarc-policy.ts";
import { longestDmarc, type DmarcRaw } from "./dmarc-schema.ts";

/** So many texts, records or places of a kind are looked at. */
const most = { texts: 10, tags: 40, reports: 5, notes: 20 } as const;

/** Looks at what DMARC says of a domain. */
export async function collectDmarc(context: Walking, name: DnsName): Promise<DmarcRaw> {
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
    record: found.kind === "found" || found.kind === "void" ? await recordOf(context, found) : null,
    own: {
      at: textAt(name),
      state: stateOf(own),
      total: own.choice.kind === "several" ? own.choice.texts.length : own.choice.kind === "one" ? 1 : 0,
      several: own.choice.kind === "several" ? own.choice.texts.slice(0, most.texts).map(tagsOf) : [],
      lookalikes: own.choice.lookalikes
        .slice(0, most.texts)
        .map((text) => printable(text.replaceAll("\t", " "), longestDmarc)),
    },
    ...belowOf(walk),
    organisation: {
      name: organisation.kind === "known" ? plainText(organisation.name) : null,
      reason: organisation.kind === "unknown" ? organisation.reason : null,
    },
    older: olderOf(older),
    walk: walk.map((step) => ({ at: textAt(step.about), state: stateOf(step) })),
    mending: await mendingOf(context, placeFor(found, own, organisation, older, name)),
  };
}

function textAt(about: DnsName): string {
  return `_dmarc.${plainText(about)}`;
}

function stateOf({ choice, doubt }: DmarcStep): DmarcRaw["own"]["state"] {
  if (doubt !== null) return "unknown";
  return { none: "absent" as const, one: "found" as const, several: "several" as const }[choice.kind];
}

/** A blank does what a tab does, and can be shown. */
function tagsOf(text: string): { readonly name: string; readonly value: string }[] {
  const { tags } = readTags(text);
  return tags.slice(0, most.tags).map(({ name, value }) => ({ name, value: value.replaceAll("\t", " ") }));
}

async function recordOf(
  context: Walking,
  { about, origin, record }: Extract<DmarcPolicyFor, { readonly record: DmarcRecord }>,
): Promise<DmarcRaw["record"]> {
  const places = [
    ...record.aggregate.slice(0, most.reports).map((uri) => ({ tag: "rua" as const, uri })),
    ...record.failures.slice(0, most.reports).map((uri) => ({ tag: "ruf" as const, uri })),
  ];
  return {
    about: plainText(about),
    at: await endOf(context, about),
    origin,
    text: printable(record.text, longestDmarc),
    tags: record.text.length > longestDmarc ? [] : tagsOf(record.text),
    isWhole: record.text.length <= longestDmarc && readTags(record.text).tags.length <= most.tags,
    isTest: record.isTest,
    suffix: record.suffix,
    alignment: { dkim: record.dkimAlignment, spf: record.spfAlignment },
    notes: record.notes.slice(0, most.notes).map(({ code, tag, value }) => ({
      code,
      tag: printable(tag, 40),
      value: printable(value, 200),
    })),
    reports: await Promise.all(
      places.map(async ({ tag, uri }) => {
        const { state, reason, consent } = await destinationOf(context, about, uri);
        const consentAt = consent && plainText(consent);
        return { tag, uri: printable(uri.text, 300), host: uri.host, state, reason, consentAt };
      }),
    ),
    reportsTotal: record.aggregate.length + record.failures.length,
  };
}

/** Where texts for a domain are written: an alias has those of its target. */
async function endOf(context: Walking, about: DnsName): Promise<string> {
  const at = dmarcNameOf(about);
  if (!at) return textAt(about);
  const { answer } = await ask(context, at, types.TXT);
  return plainText(answer.kind === "unknown" ? at : answer.name);
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
async function mendingOf(context: Walking, about: DnsName): Promise<DmarcRaw["mending"]> {
  const [uri] = parseReportUris(`mailto:postmaster@${plainText(about)}`).uris;
  const place = uri ? await destinationOf(context, about, uri) : null;
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
