import { limitedPhrases, refusedPhrases, usualAbsent } from "../../data/whois-layouts.ts";
import type { RegistrationData } from "../rdap/registration-data.ts";
import { aboutDomains, domainIn, referralIn } from "./domain.ts";
import { entriesIn } from "./entries.ts";
import { layoutOf } from "./layout.ts";
import { isSaid, plainLine } from "./phrase.ts";
import { linesOf } from "./text.ts";

/** What an answer of WHOIS says: RFC 3912 gives it no form, so what is not understood is `unknown`, and never word that there is no domain. */
export interface WhoisAnswer {
  /** `refused`: the server answers chosen clients alone; `limited`: we asked too often. */
  readonly state: "found" | "absent" | "refused" | "limited" | "unknown";
  /** Null unless found. Its name is the server's: whoever asked compares it. */
  readonly domain: RegistrationData | null;
  /** The host of the server that the registrar runs, where one is named. */
  readonly referral: string | null;
  /** Seconds after which a limit is over, where the server says so. */
  readonly retryAfter: number | null;
}

/** Terms of use speak of limits and refusals as well, at length. */
const longestMessage = 200;

const nothing = { domain: null, referral: null, retryAfter: null } as const;

/** Reads an answer about a domain below `tld` (in lower case, in ASCII). Throws nothing; the time is linear in at most 256 KiB. */
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
