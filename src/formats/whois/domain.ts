import { isIP } from "node:net";
import { printable } from "../../core/printable.ts";
import { isPrivacyService } from "../../data/registration/privacy-services.ts";
import { usualLabels, type WhoisField, type WhoisLayout } from "../../data/registration/whois-layouts.ts";
import { readIanaId } from "../rdap/entities.ts";
import { readHostName, unicodeNameOf } from "../rdap/host-name.ts";
import type { DelegationSigner, RegistrationData, Registrar } from "../rdap/registration-data.ts";
import { squeezed } from "../rdap/status.ts";
import { statusesIn } from "./status.ts";
import { aboutOthers } from "./blocks.ts";
import { isDateLike, orderIn, readWhoisDate, type DateOrder } from "./date.ts";
import type { WhoisEntry } from "./entries.ts";
import { isRegistration } from "./registered.ts";

const mostListed = 64;
const longestText = 256;

/** The values of a field in an answer, most relevant first. */
type Values = (field: WhoisField) => readonly string[];

/** Where an answer comes from, and its short lines, in lower case. */
interface Source {
  readonly tld: string;
  readonly layout: WhoisLayout | undefined;
  readonly lines: readonly string[];
}

/** Reads the entries of an answer about a domain; null if they name none or contain no data. */
export function domainIn(entries: readonly WhoisEntry[], { tld, layout, lines }: Source): RegistrationData | null {
  const named = nameIn(entries, tld, layout);
  if (!named) return null;
  const groups = ofDomainAlone.map((fields) => ({
    fields,
    own: ownOf(entries, { fields, layout, block: named.block }),
  }));
  const valuesOf: Values = (field) => {
    const group = groups.find(({ fields }) => fields.includes(field));
    return valuesIn(group?.own ?? entries, field, layout);
  };
  const order = layout?.dates ?? orderIn(lines);
  const dateOf = (field: WhoisField) => firstDate(valuesOf(field), order);
  const registrar = registrarIn(valuesOf);
  const domain: RegistrationData = {
    name: named.name,
    unicodeName: unicodeNameOf(named.name),
    handle: firstText(valuesOf("handle")),
    registrar,
    created: dateOf("created"),
    updated: latestDate(valuesOf("updated"), order),
    expires: dateOf("expires"),
    registrarExpires: dateOf("registrarExpires"),
    transferred: dateOf("transferred"),
    nameServers: hostsIn(valuesOf("nameServers"), layout),
    status: unique(valuesOf("status").flatMap(statusesIn)),
    secureDns: signingIn(valuesOf),
    privacy: privacyIn(valuesOf("registrant")),
    registrant: registrantIn(valuesOf("registrant")),
    redacted: redactedIn(entries),
  };
  return isRegistration(domain) ? domain : null;
}

/**
 * The domain's name; undefined if there are several in different blocks, because a server that lists similar names must not be used for another
 * domain. CNNIC lists variants of a domain in one block.
 */
function nameIn(entries: readonly WhoisEntry[], tld: string, layout: WhoisLayout | undefined) {
  for (const label of labelsOf("name", layout)) {
    const named = entries.flatMap((entry) => {
      const name = isAt(entry, label) ? hostIn(entry.value) : undefined;
      return name?.endsWith(`.${tld}`) ? [{ name, block: entry.block }] : [];
    });
    const [first] = named;
    if (first) return named.every((each) => each.name === first.name || each.block === first.block) ? first : undefined;
  }
  return undefined;
}

function labelsOf(field: WhoisField, layout: WhoisLayout | undefined): readonly string[] {
  const usual = usualLabels[field].filter((label) => !layout?.not?.[field]?.includes(label));
  return [...(layout?.labels?.[field] ?? []), ...usual];
}

/** Fields that contacts, registrars and hosts have too, in groups that stand together. */
const ofDomainAlone: readonly (readonly WhoisField[])[] = [
  ["created", "updated", "expires", "registrarExpires", "transferred"],
  ["status"],
  ["signed"],
];

interface Group {
  readonly fields: readonly WhoisField[];
  readonly layout: WhoisLayout | undefined;
  /** The block that names the domain. */
  readonly block: number;
}

/**
 * The entries whose dates or statuses are the domain's: the block that names it, where that has some, else all blocks but those about other
 * objects, since some registries leave blank lines within a domain's data.
 */
function ownOf(entries: readonly WhoisEntry[], { fields, layout, block }: Group): readonly WhoisEntry[] {
  const own = entries.filter((entry) => entry.block === block);
  const labels = fields.flatMap((field) => labelsOf(field, layout));
  if (labels.some((label) => own.some((each) => isAt(each, label)))) return own;
  const others = aboutOthers(entries);
  // Where a registry writes the domain's dates under its holder, the label names that heading.
  const placed = labels.filter((label) => label.includes("/"));
  // Neither a registrar nor a contact expires.
  const expiring = labelsOf("expires", layout);
  const ending = entries.filter((entry) => expiring.some((label) => isAt(entry, label)) && isDateLike(entry.value));
  const dated = new Set(ending.map((entry) => entry.block));
  return entries.filter((entry) => {
    return (
      entry.block === block ||
      !others.has(entry.block) ||
      dated.has(entry.block) ||
      namesDomain(entry.label) ||
      placed.some((label) => isAt(entry, label))
    );
  });
}

function valuesIn(
  entries: readonly WhoisEntry[],
  field: WhoisField,
  layout: WhoisLayout | undefined,
): readonly string[] {
  const found = labelsOf(field, layout).flatMap((label) => entries.filter((entry) => isAt(entry, label)));
  return found
    .slice(0, mostListed)
    .map(({ value }) => value)
    .filter((value) => !isRedaction(value));
}

/** Section headings for contacts and registrars. */
const isOfOthers = /registrant|registrar|admin|techn|billing|contact|holder|owner|titular|reseller|sponsor/;

/** `heading/label` only matches under that heading; a label alone matches outside contact sections. */
function isAt(entry: WhoisEntry, wanted: string): boolean {
  const [first = "", second] = wanted.split("/", 2);
  if (second !== undefined) return entry.section === first && entry.label === second;
  if (isOfOthers.test(entry.section)) return false;
  return entry.label === first || withoutObject(entry.label) === first;
}

/** `Domain Create Date`, `Record last updated on`, `Entry created`: the same labels without the object. */
function withoutObject(label: string): string {
  return label.replace(/^(?:domain|record|entry) (?!name|status|id|server)/, "");
}

/** Whether a label itself says that it is about the domain, as NeuStar's `Domain Expiration Date` below `Created by Registrar`. */
function namesDomain(label: string): boolean {
  return label.startsWith("domain ");
}

function firstText(values: readonly string[]): string | null {
  return values.map((value) => printable(value.trim(), longestText)).find((value) => value !== "") ?? null;
}

/** JPRS writes the expiry date in brackets after a status. The first value that is a date decides, also where its order is ambiguous. */
function firstDate(values: readonly string[], order: DateOrder | undefined): string | null {
  for (const value of values) {
    const [before = "", inside = ""] = value.slice(0, longestText).split(/[()]/, 2);
    const parts = [value, before, inside, stampIn(value)];
    const date = parts.map((part) => readWhoisDate(part, order)).find((each) => each !== null);
    if (date !== undefined) return date;
    if (parts.some(isDateLike)) return null;
  }
  return null;
}

/** Of a history of changes the last one: `changed: registrar AT ns.il 19960623 (Changed)`. Otherwise the first label decides. */
function latestDate(values: readonly string[], order: DateOrder | undefined): string | null {
  const changes = values.filter((value) => /\(changed\)$/i.test(value)).map((value) => readWhoisDate(stampIn(value)));
  return changes.filter((change) => change !== null).reduce(laterOf, "") || firstDate(values, order);
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

/** `0-UANIC 20021204000000`, `OK-UNTIL 20271218000000`, `registrar AT ns.il 19960111 (Changed)`: RIPE's format has who, and then when. */
function stampIn(value: string): string {
  return /\s(?<stamp>\d{14}|\d{8})(?: \([a-z]+\))?$/i.exec(value)?.groups?.["stamp"] ?? "";
}

function hostsIn(values: readonly string[], layout: WhoisLayout | undefined): readonly string[] {
  const hosts = unique(values.flatMap((value) => hostIn(value) ?? [])).toSorted();
  return layout?.codesEnd === undefined ? hosts : hosts.filter((host) => !host.endsWith(layout.codesEnd ?? ""));
}

/** `ns1.shop.example. 192.0.2.1`, `- ns1.shop.example [OK]`, `ns1.shop.example | IPv4: …`. */
function hostIn(value: string): string | undefined {
  const [word = ""] = value
    .slice(0, longestText)
    .replace(/^[-\s]+/, "")
    .split(/[\s,|([]/, 1);
  const name = readHostName(word);
  return /^(?:[a-z0-9_-]{1,63}\.)+[a-z0-9-]{2,63}$/.test(name) && isIP(name) === 0 ? name : undefined;
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

function registrarIn(valuesOf: Values): Registrar | null {
  const { name, url } = withUrl(withoutCode(firstText(valuesOf("registrar"))));
  const ianaId =
    valuesOf("registrarId")
      .map(readIanaId)
      .find((id) => id !== null) ?? null;
  const abuse = { email: firstText(valuesOf("abuseEmail")), phone: firstText(valuesOf("abusePhone")) };
  const isNamed = [name, ianaId, abuse.email].some((fact) => fact !== null);
  return isNamed ? { name, ianaId, url: firstText(valuesOf("registrarUrl")) ?? url, abuse } : null;
}

/** Afilias adds its own code, and others a number: `MarkMonitor, Inc. (R22-LRCC)`, `MarkMonitor Inc R45-ME`, `Tuonome IT (380)`. */
function withoutCode(text: string | null): string | null {
  return text?.replace(/(?<=\S) (?:\((?:R\d{1,6}-[A-Z]{2,6}|\d{1,7})\)|R\d{1,6}-[A-Z]{2,6})$/, "") ?? null;
}

/** `Example Registrar ( https://registrar.example/ )`, with or without spaces. */
function withUrl(text: string | null): { readonly name: string | null; readonly url: string | null } {
  const at = text?.lastIndexOf("(") ?? -1;
  const inside =
    text
      ?.slice(at + 1)
      .replace(")", "")
      .trim() ?? "";
  if (text === null || at <= 0 || !/^https?:\/\/\S+$/i.test(inside)) return { name: text, url: null };
  return { name: text.slice(0, at).trim(), url: inside };
}

const signedWords: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  signed: true,
  active: true,
  signeddelegation: true,
  no: false,
  n: false,
  unsigned: false,
  inactive: false,
  unsigneddelegation: false,
};

function signingIn(valuesOf: Values): RegistrationData["secureDns"] {
  const ds = valuesOf("signers").flatMap((value) => signerIn(value) ?? []);
  const said = valuesOf("signed").map((value) => signedWords[squeezed(value)]);
  return { isSigned: said.find((each) => each !== undefined) ?? (ds.length > 0 ? true : null), ds };
}

/** RFC 4034 §5.3. */
function signerIn(value: string): DelegationSigner | undefined {
  const [keyTag, algorithm, digestType, ...digest] = value.slice(0, longestText).trim().split(/\s+/);
  const numbers = [keyTag, algorithm, digestType].map((word) =>
    /^\d{1,5}$/.test(word ?? "") ? Number(word) : Number.NaN,
  );
  const [tag = 0, number = 0, type = 0] = numbers;
  const hex = digest.join("").toLowerCase();
  if (numbers.some(Number.isNaN) || !/^[0-9a-f]{2,}$/.test(hex)) return undefined;
  return { keyTag: tag, algorithm: number, digestType: type, digest: hex };
}

function privacyIn(registrants: readonly string[]): RegistrationData["privacy"] {
  const found = registrants.find(isPrivacyService);
  return found === undefined ? null : { name: printable(found.trim(), longestText) };
}

function registrantIn(registrants: readonly string[]): string | null {
  const found = registrants.find((each) => each.trim() !== "" && !isPrivacyService(each) && !isRedaction(each.trim()));
  return found === undefined || /redacted|privacy/i.test(found) ? null : printable(found.trim(), longestText);
}

function isRedaction(value: string): boolean {
  return /^(?:data )?(?:redacted|not disclosed|hidden|not shown|statutory masking)/i.test(value);
}

function redactedIn(entries: readonly WhoisEntry[]): readonly string[] {
  const hidden = entries.filter(({ value }) => isRedaction(value));
  const labels = hidden.map(({ section, label }) => printable(section === "" ? label : `${section}: ${label}`, 128));
  return unique(labels).slice(0, mostListed);
}

/** The host of a referred server: `whois.registrar.example`, `whois://whois.registrar.example:43`. */
export function referralIn(entries: readonly WhoisEntry[], layout: WhoisLayout | undefined): string | null {
  const values = valuesIn(entries, "referral", layout);
  return values.flatMap((value) => hostIn(value.replace(/^r?whois:\/\//i, "").replace(/[:/].*$/, "")) ?? [])[0] ?? null;
}
