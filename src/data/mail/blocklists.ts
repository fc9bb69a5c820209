import type { Blocklist, BlocklistCode, BlocklistWeight } from "../../core/net/blocklist.ts";

function code(first: string, label: string, weight: BlocklistWeight, rest: Partial<BlocklistCode> = {}): BlocklistCode {
  return { on: { first, last: first }, label, weight, ...rest };
}

function range(first: string, last: string, label: string, weight: BlocklistWeight): BlocklistCode {
  return { on: { first, last }, label, weight };
}

function bit(value: number, label: string, weight: BlocklistWeight): BlocklistCode {
  return { on: { bit: value }, label, weight };
}

const sbl: readonly BlocklistCode[] = [
  code("127.0.0.2", "SBL", "major", { isCeiling: true }),
  code("127.0.0.3", "CSS", "major", { isCeiling: true }),
  code("127.0.0.9", "DROP", "major", { isCeiling: true }),
  code("127.0.0.30", "BCL", "major", { isCeiling: true }),
];
const xbl: readonly BlocklistCode[] = [
  { on: { first: "127.0.0.4", last: "127.0.0.7" }, label: "XBL", weight: "major", isCeiling: true },
];
// Networks whose hosts should not send mail directly; this says nothing about a host that receives mail.
const pbl: readonly BlocklistCode[] = [
  { on: { first: "127.0.0.10", last: "127.0.0.11" }, label: "PBL", weight: "info", senderWeight: "middle" },
];
const dbl: readonly BlocklistCode[] = [
  code("127.0.1.2", "spam", "middle"),
  code("127.0.1.4", "phish", "middle"),
  code("127.0.1.5", "malware", "middle"),
  code("127.0.1.6", "botnet", "middle"),
  range("127.0.1.102", "127.0.1.106", "abused", "minor"),
];

/** The parts of Spamhaus, each also available below a key: docs.spamhaus.com/datasets, "Available Zones", November 2026. */
const spamhausParts: Readonly<Record<string, Pick<Blocklist, "takes" | "codes" | "refusals" | "testPoint">>> = {
  zen: { takes: ["ip4", "ip6"], codes: [...sbl, ...xbl, ...pbl], refusals: [] },
  sbl: { takes: ["ip4", "ip6"], codes: sbl, refusals: [] },
  xbl: { takes: ["ip4", "ip6"], codes: xbl, refusals: [] },
  "sbl-xbl": { takes: ["ip4", "ip6"], codes: [...sbl, ...xbl], refusals: [] },
  pbl: { takes: ["ip4", "ip6"], codes: pbl, refusals: [] },
  dbl: { takes: ["domain"], codes: dbl, refusals: ["127.0.1.255"], testPoint: "dbltest.com" },
};

const spamhausTerms = {
  own: "free for little and non-commercial use, by a resolver of one's own",
  keyed: "by the key of a subscription",
} as const;

/** Spamhaus' page that explains a listing. */
const spamhausRemoval = "https://check.spamhaus.org/";

/** A public zone of Spamhaus, or the one below a subscriber's key. */
export function spamhausZone(part: string, key: string | null): Blocklist | null {
  const known = Object.hasOwn(spamhausParts, part) ? spamhausParts[part] : undefined;
  if (!known) return null;
  const name = key === null ? `${part}.spamhaus.org` : `${part}.dq.spamhaus.net`;
  return {
    ...known,
    name,
    zone: key === null ? name : `${key}.${name}`,
    needsOwnResolver: key === null,
    terms: key === null ? spamhausTerms.own : spamhausTerms.keyed,
    removal: spamhausRemoval,
  };
}

type Ordinary = Pick<Blocklist, "zone" | "codes" | "removal"> & Partial<Blocklist>;

function list(own: Ordinary): Blocklist {
  return { name: own.zone, takes: ["ip4"], refusals: [], needsOwnResolver: false, terms: "free", ...own };
}

function spamhaus(part: string): Blocklist {
  const found = spamhausZone(part, null);
  if (!found) throw new Error(`no zone ${part} of Spamhaus`);
  return found;
}

/**
 * Lists with their codes and terms, according to their operators, rspamd 3.4 (rbl.conf) and SpamAssassin 4.0.1 (20_dnsbl_tests.cf),
 * November 2026. Other codes are ignored.
 */
export const blocklists: readonly Blocklist[] = [
  spamhaus("zen"),
  spamhaus("dbl"),
  list({
    zone: "b.barracudacentral.org",
    codes: [code("127.0.0.2", "BRBL", "major")],
    needsOwnResolver: true,
    terms: "free once the address of the resolver is registered",
    removal: "https://www.barracudacentral.org/rbl/removal-request",
  }),
  list({
    zone: "bl.spamcop.net",
    codes: [code("127.0.0.2", "SCBL", "middle")],
    removal: "https://www.spamcop.net/bl.shtml",
  }),
  list({
    zone: "psbl.surriel.com",
    codes: [code("127.0.0.2", "PSBL", "minor")],
    removal: "https://psbl.org/remove",
  }),
  list({
    zone: "bl.blocklist.de",
    // One code for each service that was attacked.
    codes: [range("127.0.0.2", "127.0.0.21", "attacks", "minor")],
    removal: "https://www.blocklist.de/en/delist.html",
  }),
  list({
    zone: "bl.spameatingmonkey.net",
    codes: [range("127.0.0.2", "127.0.0.3", "SEM", "minor")],
    removal: "https://spameatingmonkey.com/lookup",
  }),
  list({
    zone: "bip.virusfree.cz",
    codes: [code("127.0.0.2", "BIP", "minor")],
    removal: "https://www.virusfree.cz/en/",
  }),
  list({
    zone: "dnsbl-1.uceprotect.net",
    codes: [code("127.0.0.2", "level 1", "minor")],
    removal: "https://www.uceprotect.net/en/rblcheck.php",
  }),
  list({
    zone: "dnsbl-2.uceprotect.net",
    // Levels 2 and 3 list whole networks because of their neighbours, which the listed host can neither cause nor fix.
    codes: [code("127.0.0.2", "level 2", "info")],
    removal: "https://www.uceprotect.net/en/rblcheck.php",
  }),
  list({
    zone: "dnsbl-3.uceprotect.net",
    codes: [code("127.0.0.2", "level 3", "info")],
    removal: "https://www.uceprotect.net/en/rblcheck.php",
  }),
  list({
    zone: "rep.mailspike.net",
    // Higher codes mean a neutral or good reputation.
    codes: [range("127.0.0.10", "127.0.0.12", "bad", "minor"), range("127.0.0.13", "127.0.0.20", "neutral", "none")],
    removal: "https://mailspike.org/iplookup.html",
  }),
  list({
    zone: "bl.score.senderscore.com",
    codes: [code("127.0.0.2", "sender score", "minor")],
    needsOwnResolver: true,
    terms: "free for few questions",
    removal: "https://senderscore.org/",
  }),
  list({
    zone: "multi.surbl.org",
    takes: ["domain"],
    codes: [
      bit(8, "phish", "minor"),
      bit(16, "malware", "minor"),
      bit(64, "abuse", "minor"),
      bit(128, "cracked", "minor"),
    ],
    refusals: ["127.0.0.1"],
    needsOwnResolver: true,
    testPoint: "surbl-org-permanent-test-point.com",
    terms: "free for few questions, by a resolver of one's own",
    removal: "https://www.surbl.org/surbl-analysis",
  }),
  list({
    zone: "multi.uribl.com",
    takes: ["domain"],
    codes: [bit(2, "black", "minor"), bit(4, "grey", "info"), bit(8, "red", "info")],
    refusals: ["127.0.0.1"],
    needsOwnResolver: true,
    testPoint: "test.uribl.com",
    terms: "free for few questions, by a resolver of one's own",
    removal: "https://admin.uribl.com/",
  }),
];
