/** Known tags: IANA's registry of CAA properties, November 2026. The last two are contacts (CA/B BR §3.2.2.4). */
const knownTags = ["issue", "issuewild", "iodef", "issuemail", "issuevmc", "contactemail", "contactphone"] as const;

/** A parameter that restricts a permission, RFC 8659 §4.2. */
interface CaaParameter {
  readonly name: string;
  readonly value: string;
}

/** The CA that a record allows, RFC 8659 §4.2. */
interface CaaIssuer {
  /** In lower case; null if no CA is allowed. */
  readonly domain: string | null;
  readonly parameters: readonly CaaParameter[];
}

/** Faults of a record. */
export const caaFaults = [
  "unknown-critical",
  "unknown-tag",
  "bad-value",
  "bad-uri",
  "bad-flags",
  "bad-parameter",
  "unknown-method",
] as const;

/** A parsed CAA record, RFC 8659 §4.1. */
export interface CaaRecord {
  /** In lower case: tags are case-insensitive (§4.1). */
  readonly tag: string;
  readonly isCritical: boolean;
  readonly value: string;
  /** For issue tags; null if the value is invalid, which forbids issuance (§4.2). */
  readonly issuer: CaaIssuer | null;
  readonly faults: readonly (typeof caaFaults)[number][];
}

/** Maximum length of a value read; RFC 8657 only needs an account URL. */
const longestValue = 4096;

/** Parses a record. Bounded; never throws. */
export function readCaa(flags: number, tag: string, bytes: Buffer): CaaRecord {
  const value = bytes.subarray(0, longestValue).toString("latin1");
  const name = tag.toLowerCase();
  const isCritical = (flags & 0x80) !== 0;
  const isKnown = knownTags.some((known) => known === name);
  const isIssuing = /^issue(?:wild|mail|vmc)?$/.test(name);
  const issuer = isIssuing && bytes.length <= longestValue ? readIssuer(value) : null;
  const faults: (typeof caaFaults)[number][] = [
    // §4.1: a CA must not issue if it does not know a critical property.
    ...(isKnown ? [] : [isCritical ? ("unknown-critical" as const) : ("unknown-tag" as const)]),
    // §4.1.1: the other bits are reserved. Some records set 1 for "critical", which is wrong.
    ...((flags & 0x7f) === 0 ? [] : ["bad-flags" as const]),
    ...(isIssuing && !issuer ? ["bad-value" as const] : []),
    ...(issuer && issuer.parameters.some(isWrongParameter) ? ["bad-parameter" as const] : []),
    ...(issuer && issuer.parameters.some(isUnknownMethod) ? ["unknown-method" as const] : []),
    ...(name === "iodef" && !isReportUrl(value) ? ["bad-uri" as const] : []),
    ...(name === "contactemail" && !/^[^\s@]+@[^\s@]+$/.test(value) ? ["bad-value" as const] : []),
    ...(name === "contactphone" && !/^\+[0-9 ().;=a-z-]+$/i.test(value) ? ["bad-value" as const] : []),
  ];
  return { tag: name, isCritical, value, issuer, faults };
}

/** §4.2: `*WSP [issuer-domain-name *WSP] [";" *WSP [parameters *WSP]]`. */
function readIssuer(value: string): CaaIssuer | null {
  const [domain = "", ...behind] = value.split(";");
  const name = domain.replaceAll("\t", " ").trim();
  if (!/^[ -~\t]*$/.test(value) || (name !== "" && !isIssuerName(name))) return null;
  // Semicolons separate parameters too; the last may be empty.
  const parts = behind.map((each) => each.replaceAll("\t", " ").trim()).filter((each) => each !== "");
  const parameters: CaaParameter[] = [];
  for (const part of parts) {
    const { name: key, value: worth } = /^(?<name>[A-Za-z0-9]+) *= *(?<value>[!-:<-~]*)$/.exec(part)?.groups ?? {};
    if (key === undefined || worth === undefined) return null;
    parameters.push({ name: key.toLowerCase(), value: worth });
  }
  return { domain: name === "" ? null : name.toLowerCase(), parameters };
}

/** §4.2: `issuer-domain-name = label *("." label)`, `label = (ALPHA / DIGIT) *( *("-") (ALPHA / DIGIT))`. */
function isIssuerName(name: string): boolean {
  return name.split(".").every((label) => /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/.test(label));
}

/** RFC 8657 §3 and §4: an account is a URI, methods are a list of names. */
function isWrongParameter({ name, value }: CaaParameter): boolean {
  if (name === "accounturi") return !/^[A-Za-z][A-Za-z0-9+.-]*:./.test(value);
  if (name === "validationmethods") return !/^[A-Za-z0-9-]+(?:,[A-Za-z0-9-]+)*$/.test(value);
  return false;
}

/** IANA's registry of ACME validation methods, November 2026. */
const methods: ReadonlySet<string> = new Set([
  "http-01",
  "dns-01",
  "tls-alpn-01",
  "dns-account-01",
  "dns-persist-01",
  "onion-csr-01",
  "email-reply-00",
  "tkauth-01",
  "bp-nodeid-00",
]);

/** RFC 8657 §4: a CA issues only by a listed method. Those of a CA itself begin with `ca-`. */
function isUnknownMethod({ name, value }: CaaParameter): boolean {
  if (name !== "validationmethods" || isWrongParameter({ name, value })) return false;
  return value.split(",").every((each) => !methods.has(each) && !each.startsWith("ca-"));
}

/** §4.4: only `mailto`, `http` and `https`. */
function isReportUrl(value: string): boolean {
  if (/^mailto:/i.test(value)) return /^mailto:[^\s@,?]+@[^\s@,?]+(?:\?\S*)?$/i.test(value);
  return /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value);
}
