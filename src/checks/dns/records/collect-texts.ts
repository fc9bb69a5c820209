import type { Context } from "../../../core/check.ts";
import { printable } from "../../../core/printable.ts";
import { isVerificationToken } from "../../../data/verification-tokens.ts";
import { appliedPolicy, type DmarcRecord } from "../../../formats/dmarc/record.ts";
import { meantTarget } from "../../../formats/dns/alias.ts";
import type { DnsAnswer } from "../../../formats/dns/answer.ts";
import { types } from "../../../formats/dns/codes.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { recordsOf } from "../../../formats/dns/set.ts";
import { endOf, idleTerms, lookupTerms } from "../../../formats/spf/effect.ts";
import { isMechanism } from "../../../formats/spf/terms.ts";
import { chooseSpf, type SpfRecord } from "../../../formats/spf/record.ts";
import { ask } from "../../../probes/dns/ask.ts";
import { authorizedAuthorities } from "../../../probes/dns/authorized-authorities.ts";
import { dmarcAlong } from "../../../probes/dmarc/policy.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { textsOf, type Texts } from "../../../probes/dns/texts.ts";
import { spfAskIn } from "../../../probes/spf/ask.ts";
import { auditSpf } from "../../../probes/spf/audit.ts";
import { deadEndsOf } from "./collect-voids.ts";
import { longestText } from "./schema-texts.ts";
import type { RecordsRaw } from "./schema.ts";

type Asking = Pick<Context, "net" | "once">;

/** Maximum number of texts, terms or records kept of each kind. */
const mostTold = 16;

/** Bytes of a response besides its record data (RFC 1035 §4.1, RFC 6891 §6.1.2). */
const octetsAround = { header: 12, question: 4, edns: 11, record: 12 } as const;

/** Whether a lookup gave an answer, and the reason if not. */
export function stateOf(answer: DnsAnswer): {
  readonly state: "found" | "absent" | "unknown";
  readonly reason: string | null;
} {
  if (answer.kind === "unknown") return { state: "unknown", reason: answer.reason };
  return { state: answer.kind === "found" ? "found" : "absent", reason: null };
}

function told(text: string): string {
  return printable(text, longestText);
}

/** The TXT records of a name together. The size is that of a response with nothing else, with compressed owner names. */
export function textsRaw(name: DnsName, { answer, texts }: Texts): RecordsRaw["texts"] {
  const records = answer.kind === "found" ? recordsOf("TXT", answer.records) : [];
  const { header, question, edns, record } = octetsAround;
  const data = records.flatMap((each) => each.data.strings).reduce((sum, { length }) => sum + length + 1, 0);
  const seen = new Set<string>();
  const repeated = texts.filter((text) => seen.size === seen.add(text).size);
  return {
    ...stateOf(answer),
    total: records.length,
    octets: header + question + name.wire.length + edns + records.length * record + data,
    repeated: [...new Set(repeated)].slice(0, mostTold).map(told),
    tokens: texts.filter(isVerificationToken).length,
  };
}

/** The SPF record of a name, and its evaluation. */
export async function spfOf(
  context: Asking,
  name: DnsName,
): Promise<{ readonly raw: RecordsRaw["spf"]; readonly record: SpfRecord | null }> {
  const [{ answer, texts }, ofOwnType] = await Promise.all([textsOf(context, name), ask(context, name, types.SPF)]);
  const choice = chooseSpf(texts);
  const record = choice.kind === "one" ? choice.record : null;
  const [ends, cost] = await Promise.all([deadEndsOf(context, name, record), costOf(context, name, record)]);
  const own = stateOf(ofOwnType.answer).state;
  const { state, reason } = stateOf(answer);
  const raw: RecordsRaw["spf"] = {
    state:
      state === "unknown"
        ? state
        : { none: "absent" as const, one: "found" as const, several: "several" as const }[choice.kind],
    reason,
    text: record && told(record.text),
    total: choice.kind === "several" ? choice.texts.length : record ? 1 : 0,
    lookalikes: choice.lookalikes.slice(0, mostTold).map(told),
    ...readingOf(record),
    ...cost,
    voids: ends.voids.slice(0, mostTold),
    impossible: ends.impossible.slice(0, mostTold),
    ofOwnType: own === "unknown" ? null : own === "found",
  };
  return { raw, record };
}

/** Larger counts are capped at this value. */
const mostLookups = 9999;

/** Counts the lookups of a record including its includes, unless they loop. */
async function costOf(
  context: Asking,
  name: DnsName,
  record: SpfRecord | null,
): Promise<Pick<RecordsRaw["spf"], "lookups" | "hasLoop">> {
  if (!record) return { lookups: 0, hasLoop: false };
  const { lookups } = (await auditSpf(spfAskIn(context), name)).cost;
  const hasLoop = !Number.isFinite(lookups);
  return { lookups: hasLoop ? lookupTerms(record).length : Math.min(lookups, mostLookups), hasLoop };
}

function readingOf(record: SpfRecord | null) {
  if (!record) return { faults: [], end: null, hasPtr: false, idle: [], misnamed: [] };
  const end = endOf(record);
  const misnamed = record.terms.filter(
    (term) => term.kind === "modifier" && term.modifier === "unknown" && isMechanism(term.name),
  );
  return {
    faults: record.faults.map(({ code, at, word }) => ({ code, at, word: printable(word, 120) })),
    end: end.kind === "all" ? end.qualifier : end.kind,
    hasPtr: record.terms.some((term) => term.kind === "directive" && term.mechanism === "ptr"),
    idle: idleTerms(record)
      .slice(0, mostTold)
      .map(({ text }) => printable(text, 120)),
    misnamed: misnamed.slice(0, mostTold).map(({ text }) => printable(text, 120)),
  };
}

/** The DMARC record of a name, or the one above that applies instead. */
export async function dmarcOf(context: Asking, name: DnsName) {
  const [own, ...above] = await dmarcAlong(context, name);
  const choice = own?.choice ?? { kind: "none" as const, lookalikes: [] };
  const record = choice.kind === "one" ? choice.record : null;
  const { state, reason } = own ? stateOf(own.answer) : { state: "absent" as const, reason: null };
  const covering = above.find((each) => each.choice.kind === "one");
  const isUntold = above.some(({ answer }) => answer.kind === "unknown");
  const raw: RecordsRaw["dmarc"] = {
    state:
      state === "unknown"
        ? state
        : { none: "absent" as const, one: "found" as const, several: "several" as const }[choice.kind],
    reason,
    at: own ? plainText(own.at) : `_dmarc.${plainText(name)}`,
    text: record && told(record.text),
    total: choice.kind === "several" ? choice.texts.length : record ? 1 : 0,
    lookalikes: choice.lookalikes.slice(0, mostTold).map(told),
    policy: record && appliedPolicy(record),
    notes: (record?.notes ?? []).map(({ code, tag, value }) => ({
      code,
      tag: printable(tag, 40),
      value: printable(value, 200),
    })),
    above: covering ? "found" : isUntold ? "unknown" : "absent",
    aboveAt: covering ? plainText(covering.at) : null,
  };
  const message = own && (await ask(context, own.at, types.TXT)).message;
  const ways = own && own.answer.kind !== "unknown" ? own.answer.aliases : [];
  const aliases = message ? ways.map((each) => meantTarget(message, each)) : [];
  return { raw, record: record satisfies DmarcRecord | null, aliases };
}

/** The CAA records of a name: which CAs may issue certificates. */
export async function caaOf(context: Asking, name: DnsName) {
  const found = await authorizedAuthorities(context, name);
  const records = found.kind === "found" ? found.records : [];
  const raw: RecordsRaw["caa"] = {
    state: found.kind,
    reason: found.kind === "unknown" ? found.reason : null,
    at: found.kind === "absent" ? null : plainText(found.at),
    records: records.slice(0, mostTold * 2).map(({ tag, isCritical, value, faults }) => ({
      tag,
      isCritical,
      value: printable(value, 300),
      faults,
    })),
    total: records.length,
  };
  return { raw, records };
}
