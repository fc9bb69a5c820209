import { printable } from "../../core/printable.ts";
import { privacyIn, redactedRoles, registrantIn, registrarIn } from "./entities.ts";
import { readHostName, unicodeNameOf } from "./host-name.ts";
import { longestMember, response, type JsonObject } from "./members.ts";
import type { RegistrationData } from "./registration-data.ts";
import { readStatus, squeezed } from "./status.ts";
import { readRdapTime } from "./time.ts";

/** A domain in RDAP, as far as the server publishes it: RFC 9083 §5.3. */
export interface RdapDomain extends RegistrationData {
  /** All expiration dates, earliest first; `expires` is the latest. Some registries list past ones too. */
  readonly expirations: readonly string[];
  /** Other RDAP URLs for the domain, above all the registrar's; never the answer's own URL. */
  readonly related: readonly string[];
  /** Notices of the server about truncation or limits. */
  readonly notices: readonly { readonly title: string | null; readonly type: string | null; readonly text: string }[];
}

/** Reads a server's JSON about a domain; unknown members are ignored, RFC 9083 §2.1. Null for anything else, including errors. Never throws. */
export function readRdapDomain(json: unknown): RdapDomain | null {
  const read = response.safeParse(json);
  if (!read.success) return null;
  const { errorCode, objectClassName, ldhName, unicodeName } = read.data;
  const named = ldhName ?? unicodeName;
  if (errorCode !== null || named === null || named.trim() === "") return null;
  return objectClassName === null || objectClassName === "domain" ? toDomain(read.data, readHostName(named)) : null;
}

function toDomain(said: JsonObject, name: string): RdapDomain {
  const { events, entities, nameservers, secureDNS } = said;
  const expirations = timesOf(events, "expiration");
  return {
    name,
    unicodeName: unicodeNameOf(name),
    handle: said.handle,
    registrar: registrarIn(entities),
    created: timesOf(events, "registration")[0] ?? null,
    updated: timesOf(events, "lastchanged").at(-1) ?? null,
    expires: expirations.at(-1) ?? null,
    expirations,
    registrarExpires: timesOf(events, "registrarexpiration")[0] ?? null,
    transferred: timesOf(events, "transfer").at(-1) ?? null,
    nameServers: unique(nameservers.map((each) => readHostName(each.ldhName ?? each.unicodeName ?? ""))).toSorted(),
    status: unique(said.status.map(readStatus)),
    secureDns: { isSigned: signedIn(secureDNS), ds: (secureDNS?.dsData ?? []).map(lowerDigest) },
    privacy: privacyIn(entities),
    registrant: registrantIn(entities),
    redacted: redactedIn(said),
    related: relatedIn(said.links),
    notices: noticesIn(said),
  };
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((each) => each !== "");
}

/** The times of all events of a kind, earliest first. RFC 9083 §10.2.3 requires lower case; registries use various spellings. */
function timesOf(events: JsonObject["events"], action: string): readonly string[] {
  const dates = events.filter(({ eventAction }) => squeezed(eventAction) === action);
  return dates.flatMap(({ eventDate }) => readRdapTime(eventDate) ?? []).toSorted();
}

/** DS records show it even if the server omits the flag. */
function signedIn(secureDns: JsonObject["secureDNS"]): boolean | null {
  if (secureDns === null) return null;
  return secureDns.delegationSigned ?? (secureDns.dsData.length > 0 ? true : null);
}

function lowerDigest(
  signer: NonNullable<JsonObject["secureDNS"]>["dsData"][number],
): RdapDomain["secureDns"]["ds"][number] {
  return { ...signer, digest: printable(signer.digest.replace(/\s/g, "").toLowerCase(), longestMember) };
}

function redactedIn({ redacted, entities }: JsonObject): readonly string[] {
  const named = redacted.flatMap(({ name }) => name.type ?? name.description ?? []);
  return unique([...named, ...redactedRoles(entities)]);
}

/** Excludes the answer's own URL; the caller must still remember where it has been, to avoid loops. */
function relatedIn(links: JsonObject["links"]): readonly string[] {
  const own = new Set(links.flatMap(({ rel, href }) => (rel?.toLowerCase() === "self" ? (urlOf(href) ?? []) : [])));
  const related = links.filter(
    ({ rel, type }) => rel?.toLowerCase() === "related" && /^application\/rdap\+json\s*(?:;|$)/i.test(type ?? ""),
  );
  const urls = related.flatMap(({ href }) => urlOf(href) ?? []);
  return unique(urls.filter((each) => !own.has(each))).slice(0, 8);
}

/** RFC 7481 §3.5: only TLS authenticates the server. */
function urlOf(href: string | null): string | undefined {
  const url = URL.parse(href ?? "");
  return url?.protocol === "https:" && url.username === "" && url.password === "" ? url.href : undefined;
}

const isOfLimits = /truncated|rate.?limit|limit exceeded|too many|quota/i;

function noticesIn({ notices, remarks }: JsonObject): RdapDomain["notices"] {
  return [...notices, ...remarks]
    .filter(({ title, type }) => isOfLimits.test(type ?? "") || isOfLimits.test(title ?? ""))
    .map(({ title, type, description }) => ({ title, type, text: printable(description.join(" ").trim()) }));
}
