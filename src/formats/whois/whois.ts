import {
  limitedPhrases,
  refusedPhrases,
  unavailablePhrases,
  usualAbsent,
  usualQuarantine,
  usualReserved,
} from "../../data/registration/whois-phrases.ts";
import type { RegistrationData } from "../rdap/registration-data.ts";
import { aboutDomains, splitObjects } from "./blocks.ts";
import { domainIn, referralIn } from "./domain.ts";
import { entriesIn } from "./entries.ts";
import { layoutOf } from "./layout.ts";
import { bareLine, isSaid, phrasesOf, plainLine } from "./phrase.ts";
import { linesOf } from "./text.ts";

/** The meaning of a WHOIS answer. RFC 3912 defines no format, so unrecognised text is `unknown`, never a denial. */
export interface WhoisAnswer {
  /**
   * `reserved`: the registry keeps the name; `quarantine`: only the former registrant can restore it; `refused`: the server only answers selected
   * clients; `limited`: rate limit exceeded; `unavailable`: the server says that it cannot answer now; `invalid`: no text that a person could read.
   */
  readonly state:
    | "found"
    | "absent"
    | "reserved"
    | "quarantine"
    | "refused"
    | "limited"
    | "unavailable"
    | "invalid"
    | "unknown";
  /** Null unless found. The caller compares its name with the query. */
  readonly domain: RegistrationData | null;
  /** The host of the registrar's WHOIS server, if named. */
  readonly referral: string | null;
  /** Seconds until a rate limit ends, if stated. */
  readonly retryAfter: number | null;
}

/** Longer text is terms of use, which also mention limits and refusals. */
const longestMessage = 200;

const nothing = { domain: null, referral: null, retryAfter: null } as const;

const phrases = {
  absent: phrasesOf(usualAbsent),
  reserved: phrasesOf(usualReserved),
  quarantine: phrasesOf(usualQuarantine),
  limited: phrasesOf(limitedPhrases),
  refused: phrasesOf(refusedPhrases),
  unavailable: phrasesOf(unavailablePhrases),
} as const;

/** Reads an answer about a domain below `tld` (lower-case ASCII). Never throws; linear in at most 256 KiB. */
export function readWhois(bytes: Uint8Array, tld: string): WhoisAnswer {
  const layout = layoutOf(tld);
  const lines = linesOf(bytes, layout?.charset);
  const short = lines.map(plainLine).filter(({ length }) => length > 0 && length <= longestMessage);
  const bare = statementsIn(lines).map(bareLine);
  const isAbsent = isSaid(bare, [...phrases.absent, ...phrasesOf(layout?.absent ?? [])]);
  const entries = aboutDomains(splitObjects(entriesIn(lines)));
  const domain = domainIn(entries, { tld, layout, lines: short });
  if (domain && isAbsent) return { ...nothing, state: "unknown" };
  if (domain) return isKept(domain) ? { ...nothing, state: "reserved" } : found(domain, referralIn(entries, layout));
  if (isSaid(bare, phrases.reserved)) return { ...nothing, state: "reserved" };
  if (isSaid(bare, phrases.quarantine)) return { ...nothing, state: "quarantine" };
  if (isSaid(short, phrases.limited)) return { ...nothing, state: "limited", retryAfter: waitIn(short) };
  if (isSaid(short, phrases.refused)) return { ...nothing, state: "refused" };
  if (isAbsent) return { ...nothing, state: "absent" };
  if (isSaid(bare, phrases.unavailable)) return { ...nothing, state: "unavailable" };
  return { ...nothing, state: isText(lines) ? "unknown" : "invalid" };
}

/**
 * Within a paragraph a line that begins anywhere may look like a statement: `All rights` and below it `reserved.` A paragraph does not go on below
 * the end of a sentence, or a line that ends with a name or an address.
 */
function statementsIn(lines: readonly string[]): readonly string[] {
  const plain = lines.map(plainLine);
  return plain.filter((line, at) => {
    const before = plain[at - 1] ?? "";
    const isContinued = before.length > 40 && !/(?:[.:!?)]|\S\.\S+)$/.test(before);
    return line !== "" && line.length <= longestMessage && !isContinued;
  });
}

function found(domain: RegistrationData, referral: string | null): WhoisAnswer {
  return { ...nothing, state: "found", domain, referral };
}

/** A reserved name that has neither a registrar nor a period, so it is not registered. */
function isKept({ status, registrar, created, expires }: RegistrationData): boolean {
  return status.includes("reserved") && registrar === null && created === null && expires === null;
}

/** Binary data read as Latin-1 has letters too, but no words of these. */
const words = /[a-z]{2}|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}]{2}/iu;

/** Whether a person could read it: words, and neither markup nor bytes. */
function isText(lines: readonly string[]): boolean {
  const text = lines.slice(0, 64).join(" ").slice(0, 4096);
  const isMarkup = /^\s*(?:<[!?a-z]|\{|HTTP\/\d)/i.test(text);
  // oxlint-disable-next-line no-control-regex -- Binary data is told by its control characters.
  return !isMarkup && words.test(text) && !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
}

const seconds: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };
const longestWait = 86_400;

/** `wait 30 seconds`, `grace period of 2 minutes`, `at least 10-second time`. */
function waitIn(lines: readonly string[]): number | null {
  for (const line of lines) {
    const { count, unit } = /(?<!\d)(?<count>\d{1,7})[ -](?<unit>second|minute|hour)/.exec(line)?.groups ?? {};
    if (count && unit) return Math.min(Number(count) * (seconds[unit] ?? 1), longestWait);
  }
  return null;
}
