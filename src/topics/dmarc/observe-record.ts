import { printable } from "../../core/printable.ts";
import { readDmarcTags, type DmarcNote } from "../../formats/dmarc/tags.ts";
import { parseReportUris, type ReportUri } from "../../formats/dmarc/uris.ts";
import type { DmarcRecord } from "../../formats/dmarc/record.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { ask } from "../../probes/dns/lookup.ts";
import { dmarcNameOf } from "../../probes/dmarc/policy.ts";
import { plainText } from "../../probes/dns/plain-text.ts";
import type { DmarcPolicyFor, Walking } from "../../probes/dmarc/walk.ts";
import { destinationOf, type MailAt } from "../../probes/dmarc/report-destinations.ts";
import { tagsIn } from "./tags.ts";
import { longestDmarc, type DmarcRaw } from "./schema.ts";

type Report = NonNullable<DmarcRaw["record"]>["reports"][number];

const longestPlace = 300;
/** Limits per kind. */
const most = { tags: 40, reports: 5, notes: 20 } as const;

/** The name that holds the DMARC record of a domain. */
export function textAt(about: DnsName): string {
  return `_dmarc.${plainText(about)}`;
}

function tagsOf(text: string): { readonly name: string; readonly value: string }[] {
  const { tags } = readDmarcTags(text);
  return tags.slice(0, most.tags).map(({ name, value }) => ({ name, value: value.replaceAll("\t", " ") }));
}

/** A TXT string for display: tabs become spaces. */
export function told(text: string): string {
  return printable(text.replaceAll("\t", " "), longestDmarc);
}

function repeatedIn(notes: readonly DmarcNote[]): readonly { readonly tag: "rua" | "ruf"; readonly value: string }[] {
  return notes.flatMap(({ code, tag, value }) =>
    code === "repeated" && (tag === "rua" || tag === "ruf") ? [{ tag, value }] : [],
  );
}

type Place = { readonly tag: "rua" | "ruf"; readonly uri: ReportUri };

/** The record that applies, and whether its report addresses accept reports. */
export async function recordOf(
  context: Walking,
  { about, origin, record }: Extract<DmarcPolicyFor, { readonly record: DmarcRecord }>,
  mailAt: MailAt,
): Promise<DmarcRaw["record"]> {
  const places: readonly Place[] = [
    ...record.aggregate.slice(0, most.reports).map((uri) => ({ tag: "rua" as const, uri })),
    ...record.failures.slice(0, most.reports).map((uri) => ({ tag: "ruf" as const, uri })),
  ];
  const reportOf = async ({ tag, uri }: Place): Promise<Report> => {
    const { state, reason, consent } = await destinationOf(context, about, uri, mailAt);
    const consentAt = consent && plainText(consent);
    return { tag, uri: printable(uri.text, longestPlace), host: uri.host, state, reason, authorizationName: consentAt };
  };
  const again = repeatedIn(record.notes).map(({ tag, value }) => ({ tag, ...parseReportUris(value) }));
  const passedOver: readonly Place[] = again.flatMap(({ tag, uris }) => uris.map((uri) => ({ tag, uri })));
  const tags = record.text.length > longestDmarc ? [] : tagsOf(record.text);
  const isWhole = record.text.length <= longestDmarc && readDmarcTags(record.text).tags.length <= most.tags;
  const repeated = {
    reports: await Promise.all(passedOver.slice(0, most.reports).map(reportOf)),
    isComplete:
      passedOver.length <= most.reports &&
      passedOver.every(({ uri }) => uri.text.length <= longestPlace) &&
      again.every(({ wrong }) => wrong.length === 0) &&
      record.notes.length < most.notes,
  };
  return {
    domain: plainText(about),
    name: await recordOwnerOf(context, about),
    origin,
    text: told(record.text),
    tags,
    retainedTags: tagsIn(record.text, { tags, isComplete: isWhole, duplicateReports: repeated }),
    isComplete: isWhole,
    isTest: record.isTest,
    psd: record.suffix,
    alignment: { dkim: record.dkimAlignment, spf: record.spfAlignment },
    notes: record.notes.slice(0, most.notes).map(({ code, tag, value }) => ({
      code,
      tag: printable(tag, 40),
      value: printable(value, 200),
    })),
    reports: await Promise.all(places.map(reportOf)),
    reportsTotal: record.aggregate.length + record.failures.length,
    duplicateReports: repeated,
  };
}

/** The name to publish TXT records at: the target, if the name is an alias. */
export async function recordOwnerOf(context: Walking, about: DnsName): Promise<string> {
  const at = dmarcNameOf(about);
  if (!at) return textAt(about);
  const { answer } = await ask(context, at, types.TXT);
  return plainText(answer.kind === "unknown" ? at : answer.name);
}
