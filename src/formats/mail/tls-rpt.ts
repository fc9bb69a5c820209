import { trimmed } from "../dmarc/tags.ts";
import { parseReportUris, type ReportUri } from "../dmarc/uris.ts";
import { ofVersion, readFields } from "../dmarc/field-list.ts";

/** The result of the texts at `_smtp._tls`, RFC 8460 §3. */
export type TlsReportsChoice =
  | { readonly kind: "none"; readonly lookalikes: readonly string[] }
  | {
      readonly kind: "one";
      readonly text: string;
      /** Report addresses: mail or HTTPS. */
      readonly places: readonly ReportUri[];
      /** Report addresses that receive no reports. */
      readonly wrong: readonly string[];
    }
  | { readonly kind: "invalid"; readonly text: string; readonly broken: string }
  | { readonly kind: "several"; readonly texts: readonly string[] };

/** Finds the record among the texts of a name, each with the strings of one record joined. */
export function chooseTlsReports(texts: readonly string[]): TlsReportsChoice {
  const { records, lookalikes } = ofVersion(texts, "TLSRPTv1");
  const [text] = records;
  if (text === undefined) return { kind: "none", lookalikes };
  if (records.length > 1) return { kind: "several", texts: records };
  const read = readFields(text, "rua");
  if ("broken" in read) return { kind: "invalid", text, broken: read.broken };
  const written = read.fields.filter(({ name }) => name === "rua").map(({ value }) => value);
  const [only] = written;
  if (only === undefined || written.length > 1)
    return { kind: "invalid", text, broken: written.length > 1 ? "rua" : "" };
  const { uris, wrong } = parseReportUris(only);
  const places = uris.filter(isTlsReportPlace);
  const others = uris.filter((each) => !places.includes(each)).map((each) => `${each.text}${each.size ?? ""}`);
  return { kind: "one", text, places, wrong: [...wrong.map(trimmed), ...others] };
}

/** Whether an address receives reports: only mailto and https are defined (§3), and an exclamation mark must be encoded. */
export function isTlsReportPlace({ scheme, host, size }: ReportUri): boolean {
  return /^(?:mailto|https)$/.test(scheme) && host !== null && size === null;
}
