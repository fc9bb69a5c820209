import { ofVersion, readFields } from "../dmarc/field-list.ts";

/** The result of the texts at `_mta-sts`, RFC 8461 §3.1. */
export type StsChoice =
  | { readonly kind: "none"; readonly lookalikes: readonly string[] }
  | { readonly kind: "one"; readonly text: string; readonly id: string }
  /** Invalid syntax: senders act as if there were no record. */
  | { readonly kind: "invalid"; readonly text: string; readonly broken: string }
  | { readonly kind: "several"; readonly texts: readonly string[] };

/** Finds the record among the texts of a name, each with the strings of one record joined. */
export function chooseSts(texts: readonly string[]): StsChoice {
  const { records, lookalikes } = ofVersion(texts, "STSv1");
  const [text] = records;
  if (text === undefined) return { kind: "none", lookalikes };
  if (records.length > 1) return { kind: "several", texts: records };
  const read = readFields(text);
  if ("broken" in read) return { kind: "invalid", text, broken: read.broken };
  const ids = read.fields.filter(({ name }) => name === "id");
  const [id] = ids;
  // sts-id: up to 32 letters and digits.
  if (!id || ids.length > 1 || !/^[A-Za-z0-9]{1,32}$/.test(id.value)) {
    return { kind: "invalid", text, broken: id ? `id=${id.value}` : "" };
  }
  return { kind: "one", text, id: id.value };
}

/** What a sender does if TLS, name or certificate are invalid. */
type StsMode = "enforce" | "testing" | "none";

/** Faults of a policy: a missing or invalid field, or an invalid line. */
export const stsFaults = ["version", "mode", "max_age", "mx", "line"] as const;

/** One of the policy faults. */
type StsFault = (typeof stsFaults)[number];

/** A policy, RFC 8461 §3.2. */
export interface StsPolicy {
  readonly mode: StsMode | null;
  /** Seconds. */
  readonly maxAge: number | null;
  /** Patterns in lower case. */
  readonly mx: readonly string[];
  /** Senders ignore a policy with faults. */
  readonly faults: readonly { readonly code: StsFault; readonly value: string }[];
  /** Whether it claims to be a policy; otherwise it is some other page. */
  readonly isPolicy: boolean;
}

/** §3.2: maximum max_age in seconds. */
const longestAge = 31_557_600;

const mostLines = 2000;

/** §3.2 sts-policy-field: a name, a colon directly after it, and a value without surrounding spaces. */
const line = /^(?<name>[A-Za-z0-9][A-Za-z0-9_.-]{0,31}):[ \t]*(?<value>[^\s\p{Cc}].*)$/u;

/** RFC 5321 §4.1.2 Domain, optionally with `*.` for one label. */
const pattern = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Parses a policy; of repeated fields the first counts, except for mx. Bounded; never throws. */
export function parseStsPolicy(text: string): StsPolicy {
  const faults: { code: StsFault; value: string }[] = [];
  const values = new Map<string, string>();
  const mx: string[] = [];
  for (const each of text.split(/\r?\n/, mostLines)) {
    const bare = each.trimEnd();
    // The grammar allows no empty lines, but all parsers accept them.
    if (bare === "") continue;
    const groups = bare.length <= 1024 ? line.exec(bare)?.groups : undefined;
    const { name = "", value = "" } = groups ?? {};
    if (!groups) faults.push({ code: "line", value: bare });
    else if (name === "mx") mx.push(value);
    else if (!values.has(name)) values.set(name, value);
  }
  const mode = (["enforce", "testing", "none"] as const).find((each) => each === values.get("mode")) ?? null;
  const age = values.get("max_age") ?? "";
  const maxAge = /^\d{1,10}$/.test(age) && Number(age) <= longestAge ? Number(age) : null;
  if (values.get("version") !== "STSv1") faults.push({ code: "version", value: values.get("version") ?? "" });
  if (mode === null) faults.push({ code: "mode", value: values.get("mode") ?? "" });
  if (maxAge === null) faults.push({ code: "max_age", value: age });
  const wrong = mx.filter((each) => each.length > 253 || !pattern.test(each));
  faults.push(...wrong.map((value) => ({ code: "mx" as const, value })));
  if (mx.length === 0 && mode !== "none" && mode !== null) faults.push({ code: "mx", value: "" });
  return {
    mode,
    maxAge,
    mx: mx.map((each) => each.toLowerCase()),
    faults,
    isPolicy: values.has("version") || values.has("mode"),
  };
}

/** Whether a pattern matches a host: exactly, or with one label for the star (§4.1, RFC 6125 §6.4). */
export function matchesSts(host: string, patterns: readonly string[]): boolean {
  const name = host.toLowerCase();
  const dot = name.indexOf(".");
  return patterns.some(
    (each) => each === name || (dot > 0 && each.startsWith("*.") && each.slice(1) === name.slice(dot)),
  );
}
