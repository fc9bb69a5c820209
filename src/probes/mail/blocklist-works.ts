import type { Blocklist, BlocklistSubject } from "../../core/net/blocklist.ts";
import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { addressQuery, domainQuery, readListing } from "../../formats/dns/dnsbl.ts";
import { ask, type Told } from "../dns/ask.ts";
import { stranger } from "../dns/public-address.ts";
import { isTampered } from "../dnssec/withheld.ts";

/** What lists are asked with. */
export type Asking = Pick<Context, "net" | "once" | "now" | "shelf" | "dns">;

/** What a list answers by what it must: that it works, that it refuses, that it lists everything, or nothing. */
type Verdict = "works" | "refused" | "lists-all" | "lists-none";

const verdicts: readonly Verdict[] = ["works", "refused", "lists-all", "lists-none"];

/** What a list answered, in the order of its records; or why it gave no answer. */
export type ListAnswer =
  | { readonly addresses: readonly string[]; readonly reason: null }
  | { readonly addresses: null; readonly reason: string };

/** RFC 5782 §5: what every list has, and what none may have. */
const testPoints: Readonly<Record<BlocklistSubject, { readonly listed: string; readonly unlisted: string }>> = {
  ip4: { listed: "127.0.0.2", unlisted: "127.0.0.1" },
  ip6: { listed: "::ffff:7f00:2", unlisted: "::ffff:7f00:1" },
  domain: { listed: "test", unlisted: "invalid" },
};

/** So long a verdict is kept: lists break, and come back, rarely. Milliseconds. */
const keptFor = 3_600_000;

/**
 * Whether a list tells what it must, and nothing that it must not, through whoever asks it; kept for an hour. Null where it does, and
 * otherwise why its answers say nothing. What could not be told is not kept.
 */
export async function blocklistTrouble(
  context: Asking,
  list: Blocklist,
  subject: BlocklistSubject,
): Promise<string | null> {
  const now = context.now().getTime();
  const key = `blocklist ${subject} ${list.zone} ${serverFor(context, list) ?? ""}`;
  const kept = context.shelf?.find(key, {}, now);
  const known = kept && verdicts.find((each) => each === Buffer.from(kept.bytes).toString());
  const verdict = known ?? (await tryOut(context, list, subject));
  if (typeof verdict !== "string") return verdict.reason;
  // What lists say of themselves is public, and may be told to whoever asks.
  if (!known) context.shelf?.keep(key, { bytes: Buffer.from(verdict), address: stranger, until: now + keptFor });
  return verdict === "works" ? null : verdict;
}

async function tryOut(
  context: Asking,
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
  // A zone that belongs to somebody else by now has a web site for every name.
  if ((mustNot?.addresses?.length ?? 0) > 0) return "lists-all";
  const isListed = (must?.addresses?.length ?? 0) > 0 && answers.every((each) => each.startsWith("127."));
  return isListed ? "works" : "lists-none";
}

/** Asks a list about an address or a domain. */
export async function askList(
  context: Asking,
  list: Blocklist,
  subject: BlocklistSubject,
  about: string,
): Promise<ListAnswer> {
  const zone = parseName(list.zone);
  const name: DnsName = subject === "domain" ? domainQuery(parseName(about), zone) : addressQuery(about, zone);
  const server = serverFor(context, list);
  return answerOf(await ask(context, name, types.A, server === null ? {} : { server }));
}

/** Who is asked; null for the resolvers of the run. */
function serverFor({ dns }: Pick<Context, "dns">, { needsOwnResolver }: Blocklist): string | null {
  return needsOwnResolver ? dns.blocklistResolver : null;
}

/** Most servers of lists show no SOA record where they deny a name, so that none is asked for here: what the list must tell shows that it is there. */
function answerOf(told: Told): ListAnswer {
  const { answer } = told;
  if (answer.kind === "unknown") return { addresses: null, reason: answer.reason };
  if (isTampered(told)) return { addresses: null, reason: "FILTERED" };
  if (answer.kind !== "found") return { addresses: [], reason: null };
  return { addresses: recordsOf("A", answer.records).map(({ data }) => data.address), reason: null };
}
