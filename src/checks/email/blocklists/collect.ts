import { isIPv4 } from "node:net";
import type { Blocklist } from "../../../core/net/blocklist.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { isPublicAddress } from "../../../probes/dns/public-address.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import type { BlocklistContext } from "../../../probes/mail/blocklist-works.ts";
import { askBlocklists, type ListReport, type ListWord } from "../../../probes/mail/blocklists.ts";
import { mostAddresses, type BlocklistsRaw } from "./schema.ts";

/** A host that takes or sends mail. */
export interface ListedHost {
  readonly host: string;
  readonly addresses: readonly string[];
}

/** Queries the lists for every public address of the given hosts, and for the domain if there is one. */
export async function collectBlocklists(
  context: BlocklistContext,
  { hosts, domain }: { readonly hosts: readonly ListedHost[]; readonly domain: string | null },
): Promise<BlocklistsRaw> {
  const owners = new Map<string, string>();
  for (const { host, addresses } of hosts) {
    for (const address of addresses) if (!owners.has(address)) owners.set(address, host);
  }
  const candidates = [...owners.keys()];
  const isPublic = await Promise.all(candidates.map((each) => isPublicAddress(context, each)));
  const all = candidates.filter((_, index) => isPublic[index]);
  const chosen = all.slice(0, mostAddresses);
  const reports = await askBlocklists(context, {
    ip4: chosen.filter((each) => isIPv4(each)),
    ip6: chosen.filter((each) => !isIPv4(each)),
    domain: domain === null ? [] : await domainsOf(domain),
  });
  return {
    lists: reports.map((each) => rawOf(each, owners)),
    addressesTotal: all.length,
    hasResolver: context.dns.blocklistResolver !== null,
  };
}

/** Domain lists hold registrable domains and seldom names below them. */
async function domainsOf(domain: string): Promise<readonly string[]> {
  const { getDomain } = await import("tldts");
  const name = plainText(parseName(domain));
  return [...new Set([name, getDomain(name, { allowPrivateDomains: true }) ?? name])];
}

function rawOf({ list, ...report }: ListReport, owners: ReadonlyMap<string, string>): BlocklistsRaw["lists"][number] {
  const { subject, state, reason, words } = report;
  return {
    ...shownOf(list),
    subject,
    state,
    reason,
    queriedCount: words.length,
    listings: words.flatMap((word) => listingOf(word, owners)),
    undetermined: words.flatMap(untoldOf),
  };
}

/** The query zone is left out: it may contain a subscription key. */
function shownOf({
  name,
  terms,
  removal,
}: Blocklist): Pick<BlocklistsRaw["lists"][number], "name" | "terms" | "removal"> {
  return { name, terms, removal };
}

/** Maximum number of return codes kept per answer. */
const mostCodes = 8;

function listingOf(
  { about, said, codes }: ListWord,
  owners: ReadonlyMap<string, string>,
): BlocklistsRaw["lists"][number]["listings"] {
  if (said.kind !== "listed") return [];
  const { kind: _, ...rest } = said;
  return [{ subject: about, host: owners.get(about) ?? null, ...rest, codes: codes.slice(0, mostCodes) }];
}

function untoldOf({ about, said, codes }: ListWord): BlocklistsRaw["lists"][number]["undetermined"] {
  if (said.kind === "listed" || said.kind === "clean") return [];
  const reason = said.kind === "unknown" ? said.reason : said.kind;
  return [{ subject: about, reason, codes: codes.slice(0, mostCodes) }];
}
