import { domainToASCII } from "node:url";
import { z } from "zod";
import { printable } from "../../core/printable.ts";
import { readRdapTime } from "./time.ts";

/** What a registry says of a domain, as far as it publishes it: RFC 9083 §5.3. Times are ISO strings; null is what it does not say. */
export interface RdapDomain {
  /** In lower case, in ASCII, without a dot at its end. */
  readonly name: string;
  /** As RFC 8056 spells them (`client hold`), whatever the registry does; the first ones. */
  readonly status: readonly string[];
  readonly registered: string | null;
  /** The latest where there are several, whose earlier ones are past. */
  readonly expires: string | null;
  /** When the registrar's own contract ends, which the registry may have renewed by itself. */
  readonly registrarExpires: string | null;
  readonly changed: string | null;
  readonly nameServers: readonly string[];
  /** Whether the delegation is signed. */
  readonly isSigned: boolean | null;
  readonly registrar: string | null;
}

/** What an answer of RDAP is: a domain, or word that there is none; or why it is neither. */
export type RdapAnswer =
  | { readonly kind: "domain"; readonly domain: RdapDomain }
  | { readonly kind: "absent" }
  | { readonly kind: "unreadable"; readonly reason: "json" | "deep" | "shape" | "error" | "no-name" | "two-ends" };

/** No answer of a registry is deeper than some ten levels. */
const deepest = 64;
const mostListed = 64;
const mostEvents = 256;
const longestText = 256;

/** Reads what a registry answered about a domain; what we do not know is skipped, RFC 9083 §2.1. Throws nothing. */
export function readRdapDomain(body: Uint8Array, now: Date): RdapAnswer {
  const text = new TextDecoder().decode(body);
  if (isTooDeep(text)) return { kind: "unreadable", reason: "deep" };
  const json = parsed(text);
  if (json === undefined) return { kind: "unreadable", reason: "json" };
  const read = response.safeParse(json);
  if (!read.success) return { kind: "unreadable", reason: "shape" };
  const { errorCode, ...said } = read.data;
  // RFC 9083 §6: some say so behind a status of 200.
  if (errorCode !== null) return errorCode === 404 ? { kind: "absent" } : { kind: "unreadable", reason: "error" };
  // RFC 9083 §5.3. Where an answer says neither what it is nor of what, it is none.
  const named = said.ldhName ?? said.unicodeName;
  if (said.objectClassName === null && named === null) return { kind: "unreadable", reason: "shape" };
  // A redirector, or a registry that takes a question for another one, would pass unseen.
  if (named === null) return { kind: "unreadable", reason: "no-name" };
  const end = endOf(timesOf(said.events, "expiration"), now);
  return end === undefined
    ? { kind: "unreadable", reason: "two-ends" }
    : { kind: "domain", domain: toDomain(said, hostOf(named), end) };
}

/** Whether brackets are nested deeper than in any answer: whoever parses or walks JSON is not to run out of stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isQuoted && character === "\\") at++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
    if (depth > deepest) return true;
  }
  return false;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return undefined;
  }
}

/** What is of another type than it should be is as good as missing: one odd member must not hide the rest. */
function maybe<T>(schema: z.ZodType<T>): z.ZodCatch<z.ZodPrefault<z.ZodNullable<z.ZodType<T>>>> {
  return schema.nullable().prefault(null).catch(null);
}

function listOf<T>(schema: z.ZodType<T>, most = mostListed) {
  const items = z.array(z.unknown()).transform((all) =>
    all.slice(0, most).flatMap((each) => {
      const read = schema.safeParse(each);
      return read.success ? [read.data] : [];
    }),
  );
  return items.prefault([]).catch([]);
}

const text = z.string().transform((value) => printable(value.trim(), longestText));

/** RFC 7095: `["fn", {}, "text", "Example Registrar"]`. */
const card = z.tuple([z.literal("vcard"), listOf(z.tuple([z.string(), z.unknown(), z.string(), z.unknown()]))]);

const entity = z.object({
  roles: listOf(z.string().transform((role) => role.toLowerCase())),
  vcardArray: maybe(card),
  handle: maybe(text),
});

const event = z.object({ eventAction: z.string(), eventDate: z.string() });

const response = z.object({
  errorCode: maybe(z.coerce.number()),
  objectClassName: maybe(z.literal("domain")),
  ldhName: maybe(z.string().max(longestText)),
  unicodeName: maybe(z.string().max(longestText)),
  status: listOf(z.string()),
  events: listOf(event, mostEvents),
  nameservers: listOf(z.object({ ldhName: z.string().max(longestText) })),
  secureDNS: maybe(z.object({ delegationSigned: maybe(z.boolean()) })),
  entities: listOf(entity),
});

type Said = Omit<z.output<typeof response>, "errorCode">;

function toDomain(
  { status, events, nameservers, secureDNS, entities }: Said,
  name: string,
  expires: string | null,
): RdapDomain {
  return {
    name,
    status: [...new Set(status.map(statusOf))],
    registered: timesOf(events, "registration")[0] ?? null,
    expires,
    registrarExpires: timesOf(events, "registrarexpiration")[0] ?? null,
    changed: timesOf(events, "lastchanged").at(-1) ?? null,
    nameServers: [...new Set(nameservers.map(({ ldhName: name }) => hostOf(name)))].toSorted(),
    isSigned: secureDNS?.delegationSigned ?? null,
    registrar: registrarIn(entities),
  };
}

/** RFC 9083 §3 has A-labels here, and some registries U-labels. */
function hostOf(name: string): string {
  const bare = name.trim().toLowerCase().replace(/\.$/, "");
  return printable(domainToASCII(bare) || bare, longestText);
}

/** The times of all events of a kind, soonest first. RFC 9083 §10.2.3 has them in lower case; registries write them in many ways. */
function timesOf(events: Said["events"], action: string): readonly string[] {
  const dates = events.filter(({ eventAction }) => squeezed(eventAction) === action);
  return dates.flatMap(({ eventDate }) => readRdapTime(eventDate) ?? []).toSorted();
}

/**
 * When a registration ends, of all that is said of it. Registries that keep a history list what was renewed as well, so what is past
 * gives way to what is to come; undefined where two days that are both to come contradict each other.
 */
function endOf(times: readonly string[], now: Date): string | null | undefined {
  const coming = times.filter((each) => each > now.toISOString());
  const isOneDay = new Set(coming.map((each) => each.slice(0, 10))).size <= 1;
  return isOneDay ? (times.at(-1) ?? null) : undefined;
}

/** A word of RDAP or of EPP without what they are told apart by: case, spaces, hyphens. */
function squeezed(word: string): string {
  return word
    .slice(0, longestText)
    .toLowerCase()
    .replace(/[\s_-]/g, "");
}

/** The values of RFC 8056 §2 that two words are run together in where EPP spells them. */
const statuses: ReadonlyMap<string, string> = new Map(
  [
    "add period",
    "auto renew period",
    "client delete prohibited",
    "client hold",
    "client renew prohibited",
    "client transfer prohibited",
    "client update prohibited",
    "pending create",
    "pending delete",
    "pending renew",
    "pending restore",
    "pending transfer",
    "pending update",
    "redemption period",
    "renew period",
    "server delete prohibited",
    "server hold",
    "server renew prohibited",
    "server transfer prohibited",
    "server update prohibited",
    "transfer period",
  ].map((words) => [squeezed(words), words]),
);

/** `clientHold https://icann.org/epp#clientHold` is `client hold`. */
function statusOf(given: string): string {
  const word = given
    .slice(0, longestText)
    .trim()
    .replace(/\s+\(?https?:\/\/.*$/is, "");
  return statuses.get(squeezed(word)) ?? printable(word.toLowerCase(), 64);
}

/** RFC 9083 §10.2.4: the entity whose role it is to have registered the name. */
function registrarIn(entities: Said["entities"]): string | null {
  const found = entities.find(({ roles }) => roles.includes("registrar"));
  const named = found?.vcardArray?.[1].find(([property]) => property.toLowerCase() === "fn")?.[3];
  const name = typeof named === "string" && named.trim() !== "" ? named.trim() : found?.handle;
  return name ? printable(name, longestText) : null;
}
