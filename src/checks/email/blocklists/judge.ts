import { listingWeights, type ListingWeight } from "../../../core/net/blocklist.ts";
import type { Finding } from "../../../core/result/interpretation.ts";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import type { Text } from "../../../core/text.ts";
import { findBlocklist, type BlocklistProblemId } from "./problems.ts";
import { mostAddresses, type BlocklistsRaw } from "./schema.ts";
import type { Slice } from "../slice.ts";
import { pointsFor } from "../score/table.ts";

type List = BlocklistsRaw["lists"][number];
type ListingRaw = List["listings"][number];
type Finds = readonly Finding<BlocklistProblemId>[];

/** What the looked-up addresses are used for. */
interface Role {
  /** Whether they send mail directly, so that policy lists (PBL) count. */
  readonly isSender?: boolean;
  /** Whether the domain has no mail hosts, so that only its name can be looked up. */
  readonly isHostless?: boolean;
}

/** Judges the listings. Deductions of several lists add up. Lists that gave no answer are left out. */
export function blocklistsPart(
  raw: BlocklistsRaw,
  { isSender = false, isHostless = false }: Role = {},
): Slice<BlocklistProblemId, "blocklisted"> {
  const weigh = weighing(isSender);
  const names = [...new Set(raw.lists.map(({ name }) => name))];
  const lost = names.map((name) => {
    const found = raw.lists.filter((each) => each.name === name).flatMap(({ listings }) => listings.map(weigh));
    return Math.max(0, ...found.map((each) => -pointsFor("blocklists", each)));
  });
  const total = lost.reduce((sum, each) => sum + each, 0);
  const isCapped = raw.lists.some(({ listings }) => listings.some(({ isCeiling }) => isCeiling));
  return {
    points: { blocklists: pointsOf(total, isEnough(raw, isHostless)) },
    ceilings: isCapped ? ["blocklisted"] : [],
    findings: [
      ...off(raw, isSender),
      ...listed(raw, weigh),
      ...unknown(raw),
      ...skipped(raw),
      ...many(raw),
      ...alone(raw, isHostless),
    ],
  };
}

/** How many listings cost points; null if there is none but too few lists answered to be sure. */
export function countListings(raw: BlocklistsRaw, { isSender = false, isHostless = false }: Role = {}): number | null {
  const weigh = weighing(isSender);
  const all = raw.lists.flatMap(({ listings }) => listings).filter((each) => weigh(each) !== "info");
  return all.length > 0 || isEnough(raw, isHostless) ? all.length : null;
}

function weighing(isSender: boolean): (each: ListingRaw) => ListingWeight {
  return (each) => (isSender ? each.senderWeight : each.weight);
}

/** With too few answers a listing costs the whole part. Once delisted, the part becomes unknown and drops out, and that must not lower the score. */
function pointsOf(lost: number, isToldEnough: boolean): number | null {
  if (isToldEnough) return Math.max(0, pointsFor("blocklists", "clean") - lost);
  return lost > 0 ? 0 : null;
}

/**
 * Whether enough lists answered to call the unlisted hosts clean. A domain list alone is not enough if there are addresses to look up. It is enough
 * if no address list was chosen or the domain has no mail hosts.
 */
function isEnough({ lists, addressesTotal }: BlocklistsRaw, isHostless: boolean): boolean {
  if (!lists.some(isTold)) return false;
  if (addressesTotal === 0) return isHostless;
  const ofAddresses = lists.filter(({ subject, state }) => subject !== "domain" && state !== "skipped");
  return ofAddresses.length === 0 || ofAddresses.some(isTold);
}

function isTold({ queriedCount: asked, undetermined: untold }: List): boolean {
  return asked > untold.length;
}

/** The finding for blocklists that are switched off. Without them half of an address's score is missing. */
function off({ lists, addressesTotal }: BlocklistsRaw, isSender: boolean): Finds {
  return isSender && lists.length === 0 && addressesTotal > 0 ? [findBlocklist("blocklist-off")] : [];
}

function listed({ lists }: BlocklistsRaw, weigh: (each: ListingRaw) => ListingWeight): Finds {
  const all = lists.flatMap((list) => list.listings.map((listing) => ({ list, listing, weight: weigh(listing) })));
  return listingWeights.flatMap((weight) =>
    all
      .filter((each) => each.weight === weight)
      .map(({ list: { name, removal }, listing: { subject: about, host, labels, codes } }) =>
        findBlocklist(
          `blocklist-${weight}`,
          {
            about: host === null ? about : `${host} (${about})`,
            list: name,
            labels: labels.join(", "),
            removal: removal ?? name,
          },
          { subject: `${about} ${name}`, evidence: codes.join(" ") },
        ),
      ),
  );
}

const reasons: Readonly<Record<string, Text>> = {
  refused: { en: "they refuse queries from this resolver", ko: "이 리졸버의 질의를 거부함" },
  odd: { en: "they return an unknown code", ko: "알 수 없는 코드를 반환함" },
  "lists-all": {
    en: "they list the entry that must never be listed (RFC 5782)",
    ko: "등재되면 안 되는 항목이 등재되어 있음(RFC 5782)",
  },
  "lists-none": { en: "they do not list the test entry (RFC 5782)", ko: "시험 항목이 등재되어 있지 않음(RFC 5782)" },
};

function reasonOf(code: string): Text {
  return (Object.hasOwn(reasons, code) && reasons[code]) || resolverWords(code);
}

/** One finding per reason: if the resolver fails, it fails for every list. */
function unknown({ lists }: BlocklistsRaw): Finds {
  const byReason = new Map<string, Map<string, readonly string[]>>();
  for (const { name, state, reason, undetermined: untold } of lists) {
    const whole = state === "unknown" ? [{ reason: reason ?? "unknown", codes: [] }] : [];
    for (const each of [...whole, ...untold]) {
      const named = byReason.get(each.reason) ?? new Map<string, readonly string[]>();
      byReason.set(each.reason, named.set(name, [...(named.get(name) ?? []), ...each.codes]));
    }
  }
  return [...byReason].map(([code, named]) => {
    const seen = [...named].filter(([, codes]) => codes.length > 0);
    const evidence = seen.map(([name, codes]) => `${name}: ${[...new Set(codes)].join(" ")}`).join("; ");
    return findBlocklist(
      code === "lists-none" ? "blocklist-empty" : "blocklist-unknown",
      { lists: [...named.keys()].join(", "), reason: reasonOf(code) },
      { subject: code, ...(evidence !== "" && { evidence }) },
    );
  });
}

function skipped({ lists }: BlocklistsRaw): Finds {
  const names = new Set(lists.filter(({ reason }) => reason === "public-resolver").map(({ name }) => name));
  return names.size === 0 ? [] : [findBlocklist("blocklist-skipped", { lists: [...names].join(", ") })];
}

function many({ addressesTotal }: BlocklistsRaw): Finds {
  if (addressesTotal <= mostAddresses) return [];
  return [findBlocklist("blocklist-many", { total: addressesTotal, most: mostAddresses })];
}

/** A domain without mail hosts: its senders are not looked up, because an SPF record names other organisations' networks. */
function alone({ lists, addressesTotal }: BlocklistsRaw, isHostless: boolean): Finds {
  const isAsked = isHostless && addressesTotal === 0 && lists.some(isTold);
  return isAsked ? [findBlocklist("blocklist-domain-alone")] : [];
}
