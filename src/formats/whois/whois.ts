import { limitedPhrases, refusedPhrases, usualAbsent } from "../../data/whois-layouts.ts";
import type { RegistrationData } from "../rdap/registration-data.ts";
import { aboutDomains, domainIn, referralIn } from "./domain.ts";
import { entriesIn } from "./entries.ts";
import { layoutOf } from "./layout.ts";
import { isSaid, plainLine } from "./phrase.ts";
import { linesOf } from "./text.ts";

/** The meaning of a WHOIS answer. RFC 3912 defines no format, so unrecognised text is `unknown`, never a denial. */
export interface WhoisAnswer {
  /** `refused`: the server only answers selected clients; `limited`: rate limit exceeded. */
  readonly state: "found" | "absent" | "refused" | "limited" | "unknown";
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

/** Reads an answer about a domain below `tld` (lower-case ASCII). Never throws; linear in at most 256 KiB. */
export function readWhois(bytes: Uint8Array, tld: string): WhoisAnswer {
  const layout = layoutOf(tld);
  const lines = linesOf(bytes, layout?.charset);
  const plain = lines.map(plainLine).filter((line) => line !== "");
  const entries = aboutDomains(entriesIn(lines));
  const domain = domainIn(entries, tld, layout);
  const isAbsent = isSaid(plain, layout?.absent ?? usualAbsent);
  if (domain && isAbsent) return { ...nothing, state: "unknown" };
  if (domain) return { ...nothing, state: "found", domain, referral: referralIn(entries, layout) };
  const short = plain.filter(({ length }) => length <= longestMessage);
  if (isSaid(short, limitedPhrases)) return { ...nothing, state: "limited", retryAfter: waitIn(short) };
  if (isSaid(short, refusedPhrases)) return { ...nothing, state: "refused" };
  return { ...nothing, state: isAbsent ? "absent" : "unknown" };
}

const seconds: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };
const longestWait = 86_400;

/** `wait 30 seconds`, `grace period of 2 minutes`. */
function waitIn(lines: readonly string[]): number | null {
  for (const line of lines) {
    const { count, unit } = /(?<!\d)(?<count>\d{1,7}) (?<unit>second|minute|hour)/.exec(line)?.groups ?? {};
    if (count && unit) return Math.min(Number(count) * (seconds[unit] ?? 1), longestWait);
  }
  return null;
}
