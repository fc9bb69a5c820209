import type { LookupContext } from "../../../probes/dns/lookup.ts";
import { printable } from "../../../core/printable.ts";
import { isVerificationToken } from "../../../data/dns/verification-tokens.ts";
import type { DnsAnswer } from "../../../formats/dns/answer.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { recordsOf } from "../../../formats/dns/set.ts";
import { authorizedAuthorities } from "../../../probes/dns/authorized-authorities.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import type { Texts } from "../../../probes/dns/texts.ts";
import { longestText } from "./schema-texts.ts";
import type { RecordsRaw } from "./schema.ts";

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

/** The CAA records of a name: which CAs may issue certificates. */
export async function caaOf(context: LookupContext, name: DnsName) {
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
