import type { Blocklist, BlocklistSubject } from "../../core/net/blocklist.ts";
import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { addressQuery, domainQuery, readListing } from "../../formats/dns/dnsbl.ts";
import { ask, type DnsLookup } from "../dns/lookup.ts";
import { stranger } from "../dns/public-address.ts";
import { isTampered } from "../dnssec/withheld.ts";

/** The capabilities that blocklist queries need. */
export type BlocklistContext = Pick<Context, "net" | "once" | "now" | "shelf" | "dns">;

/** The result of a list's test entries: it works, it refuses us, it lists everything, or nothing. */
type Verdict = "works" | "refused" | "lists-all" | "lists-none";

const verdicts: readonly Verdict[] = ["works", "refused", "lists-all", "lists-none"];

/** A list's answer, in the order of its records; or why there is none. */
export type ListAnswer =
  | { readonly addresses: readonly string[]; readonly reason: null }
  | { readonly addresses: null; readonly reason: string };

/** RFC 5782 §5: the test entries that every list must have, and those that no list may have. */
const testPoints: Readonly<Record<BlocklistSubject, { readonly listed: string; readonly unlisted: string }>> = {
  ip4: { listed: "127.0.0.2", unlisted: "127.0.0.1" },
  ip6: { listed: "::ffff:7f00:2", unlisted: "::ffff:7f00:1" },
  domain: { listed: "test", unlisted: "invalid" },
};

/** How long a result is kept, in milliseconds: lists rarely break or recover. */
const keptFor = 3_600_000;

/**
 * Tests a list with its test entries through the resolver in use; kept for an hour. Null where the list works, otherwise why its answers
 * are useless. A failed lookup is not kept.
 */
export async function blocklistTrouble(
  context: BlocklistContext,
  list: Blocklist,
  subject: BlocklistSubject,
): Promise<string | null> {
  const now = context.now().getTime();
  const key = `blocklist ${subject} ${list.zone} ${serverFor(context, list) ?? ""}`;
  const kept = context.shelf?.find(key, {}, now);
  const known = kept && verdicts.find((each) => each === Buffer.from(kept.bytes).toString());
  const verdict = known ?? (await tryOut(context, list, subject));
  if (typeof verdict !== "string") return verdict.reason;
  // Blocklist data is public, so the result may be shared with every user.
  if (!known) context.shelf?.keep(key, { bytes: Buffer.from(verdict), address: stranger, until: now + keptFor });
  return verdict === "works" ? null : verdict;
}

async function tryOut(
  context: BlocklistContext,
  list: Blocklist,
  subject: BlocklistSubject,
): Promise<Verdict | { readonly reason: string }> {
  const { listed, unlisted } = testPoints[subject];
  const inList = subject === "domain" ? (list.testPoint ?? listed) : listed;
  const [must, mustNot] = await Promise.all([inList, unlisted].map((each) => askList(context, list, subject, each)));
  const answers = [must, mustNot].flatMap((each) => each?.addresses ?? []);
  if (readListing(answers, list).kind === "refused") return "refused";
  const reason = must?.reason ?? mustNot?.reason ?? null;
  if (reason !== null) return { reason };
  // An expired list domain in new hands often answers for every name with a web site.
  if ((mustNot?.addresses?.length ?? 0) > 0) return "lists-all";
  const isListed = (must?.addresses?.length ?? 0) > 0 && answers.every((each) => each.startsWith("127."));
  return isListed ? "works" : "lists-none";
}

/** Asks a list about an address or a domain. */
export async function askList(
  context: BlocklistContext,
  list: Blocklist,
  subject: BlocklistSubject,
  about: string,
): Promise<ListAnswer> {
  const zone = parseName(list.zone);
  const name: DnsName = subject === "domain" ? domainQuery(parseName(about), zone) : addressQuery(about, zone);
  const server = serverFor(context, list);
  return answerOf(await ask(context, name, types.A, server === null ? {} : { server }));
}

/** The resolver for a list; null for the run's resolvers. */
function serverFor({ dns }: Pick<Context, "dns">, { needsOwnResolver }: Blocklist): string | null {
  return needsOwnResolver ? dns.blocklistResolver : null;
}

/** Most blocklist servers send no SOA record with NXDOMAIN, so none is required here: the test entries show that the list works. */
function answerOf(told: DnsLookup): ListAnswer {
  const { answer } = told;
  if (answer.kind === "unknown") return { addresses: null, reason: answer.reason };
  if (isTampered(told)) return { addresses: null, reason: "FILTERED" };
  if (answer.kind !== "found") return { addresses: [], reason: null };
  return { addresses: recordsOf("A", answer.records).map(({ data }) => data.address), reason: null };
}
