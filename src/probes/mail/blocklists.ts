import type { Blocklist, BlocklistSubject } from "../../core/net/blocklist.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { readListing, type Listing } from "../../formats/dns/dnsbl.ts";
import { askList, blocklistTrouble, type BlocklistContext, type ListAnswer } from "./blocklist-works.ts";

/** The subjects that lists are asked about. */
export interface Suspects {
  readonly ip4: readonly string[];
  readonly ip6: readonly string[];
  /** In ASCII, without a trailing dot. */
  readonly domain: readonly string[];
}

/** A list's answer for one address or domain. */
export interface ListWord {
  readonly about: string;
  /** `unknown`: there was no answer, for the reason. */
  readonly said: Listing | { readonly kind: "unknown"; readonly reason: string };
  /** The addresses in the answer, which are return codes. */
  readonly codes: readonly string[];
}

/** A list's answers for one kind of subject. */
export interface ListReport {
  readonly list: Blocklist;
  readonly subject: BlocklistSubject;
  /** `skipped`: not asked, because it does not serve us or does not cover this kind. `unknown`: its answers are useless. */
  readonly state: "asked" | "skipped" | "unknown";
  readonly reason: string | null;
  readonly words: readonly ListWord[];
}

const subjects: readonly BlocklistSubject[] = ["ip4", "ip6", "domain"];

/** Tests every list that the operator has chosen, then asks it about each subject that it covers. Throws nothing. */
export async function askBlocklists(context: BlocklistContext, suspects: Suspects): Promise<readonly ListReport[]> {
  const pairs = context.dns.blocklists.flatMap((list) =>
    subjects
      .filter((subject) => list.takes.includes(subject) && suspects[subject].length > 0)
      .map((subject) => ({ list, subject })),
  );
  return Promise.all(pairs.map(({ list, subject }) => askOne(context, list, subject, suspects[subject])));
}

async function askOne(
  context: BlocklistContext,
  list: Blocklist,
  subject: BlocklistSubject,
  about: readonly string[],
): Promise<ListReport> {
  const report = { list, subject, words: [] };
  if (list.needsOwnResolver && context.dns.blocklistResolver === null) {
    return { ...report, state: "skipped", reason: "public-resolver" };
  }
  const trouble = await blocklistTrouble(context, list, subject);
  // A list of addresses need not cover IPv6; the test entries show it.
  if (subject === "ip6" && trouble === "lists-none") return { ...report, state: "skipped", reason: "no-ip6" };
  if (trouble !== null) return { ...report, state: "unknown", reason: trouble };
  const words = await Promise.all(about.map((each) => wordOn(context, list, subject, each)));
  return { ...report, state: "asked", reason: null, words };
}

async function wordOn(
  context: BlocklistContext,
  list: Blocklist,
  subject: BlocklistSubject,
  about: string,
): Promise<ListWord> {
  const answer = await answerOn(context, list, subject, about);
  if (answer.addresses === null) return { about, said: { kind: "unknown", reason: answer.reason }, codes: [] };
  const codes = answer.addresses.toSorted();
  return { about, said: readListing(codes, list), codes };
}

/** The domain may be too long for a query. */
async function answerOn(
  context: BlocklistContext,
  list: Blocklist,
  subject: BlocklistSubject,
  about: string,
): Promise<ListAnswer> {
  try {
    return await askList(context, list, subject, about);
  } catch (error) {
    if (error instanceof DnsError) return { addresses: null, reason: "TOO-LONG" };
    throw error;
  }
}
