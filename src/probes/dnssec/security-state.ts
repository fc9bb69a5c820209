import { rcodes, types } from "../../formats/dns/codes.ts";
import type { DenialClaim } from "../../formats/dnssec/denial-claim.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { isSameName, isWithin, keyOf, parentOf, root, upwards, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf, type RecordSet } from "../../formats/dns/set.ts";
import { anchorAbove, anchorsAt } from "../dns/anchor.ts";
import { aliasIn } from "../dns/alias.ts";
import { ask, type DnsLookup } from "../dns/lookup.ts";
import { denialsIn, deny } from "./denied.ts";
import type { SecurityReason } from "./reasons.ts";
import { checkSet, setsIn, signersOf, unchecked, type DnssecContext, type DnssecFailure } from "./verified.ts";
import { blameFor } from "./withheld.ts";
import type { ZoneState } from "./zone-link.ts";
import { openUnsigned, openZone } from "./zone-keys.ts";

/**
 * Finds the zone and DNSSEC state of a name, from a trust anchor down; cached per name for the run. Zones that claim to have signed
 * something are tried first, which saves questions about names between two zones.
 */
export function securityStateAt(context: DnssecContext, name: DnsName): Promise<ZoneState> {
  return context.once(`dnssec ${keyOf(name)}`, async () => {
    const anchors = anchorsAt(context.dns, name);
    if (anchors) return openZone(context, name, { delegations: anchors, set: null, above: null });
    const above = parentOf(name);
    if (!above || !anchorAbove(context.dns, name)) return outside(name);
    return beyond(context, name, above);
  });
}

function outside(zone: DnsName): ZoneState {
  return { zone, state: "indeterminate", reason: "no-anchor", keys: [], anchor: root, links: [] };
}

/** The result of checking data against the zones that may have signed it. */
export type Ruling<T> =
  /** The data need not be signed, or its state is unknown. */
  | { readonly kind: "beyond"; readonly standing: ZoneState }
  | { readonly kind: "held"; readonly standing: ZoneState; readonly value: T }
  | { readonly kind: "failed"; readonly standing: ZoneState; readonly trouble: DnssecFailure };

/** Tries the zones that claim to have signed the data and, if that fails, the zone that must have. */
export async function rule<T extends object>(
  context: DnssecContext,
  signers: readonly DnsName[],
  floor: DnsName,
  attempt: (standing: ZoneState) => Promise<T | { readonly trouble: DnssecFailure }>,
): Promise<Ruling<T>> {
  const tried: ZoneState[] = [];
  let failed: Ruling<T> | undefined;
  for (const each of [...signers, floor]) {
    const standing = await securityStateAt(context, each);
    if (standing.state !== "secure") return { kind: "beyond", standing };
    if (tried.some(({ zone }) => isSameName(zone, standing.zone))) continue;
    tried.push(standing);
    const value = await attempt(standing);
    if (!("trouble" in value)) return { kind: "held", standing, value };
    failed = { kind: "failed", standing, trouble: value.trouble };
  }
  return failed ?? { kind: "beyond", standing: outside(floor) };
}

/** Whether a response code is an answer about the name. */
export function isConclusive({ rcode }: DnsMessage): boolean {
  return rcode === rcodes.NOERROR || rcode === rcodes.NXDOMAIN;
}

/** Asks whether a zone begins at a name: its DS record, or the proof of its absence, shows this. */
async function beyond(context: DnssecContext, name: DnsName, above: DnsName): Promise<ZoneState> {
  const told = await ask(context, name, types.DS, unchecked);
  const { message } = told;
  if (!message || !isConclusive(message)) return unasked(context, above, reasonOf(told));
  const sets = setsIn(message.answers);
  const own = sets.find((each) => each.type === types.DS && isSameName(each.name, name));
  if (own) return delegated(context, [name, above], own, told);
  const alias = aliasIn(sets, name);
  if (alias) return aliased(context, above, alias, told);
  return undelegated(context, [name, above], message, told);
}

function reasonOf({ answer }: DnsLookup): SecurityReason {
  return answer.kind === "unknown" ? answer.reason : "no-proof";
}

/** An unanswered question matters only where the answer would have to be signed. */
async function unasked(context: DnssecContext, above: DnsName, reason: SecurityReason): Promise<ZoneState> {
  // Names further up may be unanswered as well; asking all of them in parallel takes no longer than asking one.
  for (const each of upwards(above)) {
    if (anchorAbove(context.dns, each)) void ask(context, each, types.DS, unchecked).catch(() => {});
  }
  const standing = await securityStateAt(context, above);
  return standing.state === "secure" ? { ...standing, state: "indeterminate", reason, keys: [] } : standing;
}

async function delegated(
  context: DnssecContext,
  [name, above]: readonly [DnsName, DnsName],
  set: RecordSet,
  told: DnsLookup,
): Promise<ZoneState> {
  const ruling = await rule(context, signersOf([set], above), above, async ({ keys }) => {
    const checked = await checkSet(context, set, keys);
    // RFC 4592 §4.2 leaves DS records from a wildcard undefined.
    const isMade = !("trouble" in checked) && checked.wildcard !== null;
    return isMade ? { trouble: { state: "bogus", reason: "wrong-labels" } as const } : checked;
  });
  if (ruling.kind !== "held") return settle(context, ruling, told);
  const { standing, value } = ruling;
  const [first, ...others] = recordsOf("DS", set.records).map(({ data }) => data);
  // A delegation still counts as one if its DS records cannot be parsed.
  if (!first) return { ...standing, state: "indeterminate", reason: "broken-record", keys: [] };
  if (value.isDeprecated) return openUnsigned(context, name, standing, "deprecated");
  return openZone(context, name, { delegations: [first, ...others], set, above: standing });
}

/** RFC 2181 §10.1, RFC 6672 §2.4: no zone begins at an alias or below a DNAME. */
async function aliased(context: DnssecContext, above: DnsName, set: RecordSet, told: DnsLookup): Promise<ZoneState> {
  const ruling = await rule(context, signersOf([set], above), above, ({ keys }) => checkSet(context, set, keys));
  const isDeprecated = ruling.kind === "held" && ruling.value.isDeprecated;
  if (isDeprecated) return { ...ruling.standing, state: "insecure", reason: "deprecated", keys: [] };
  return settle(context, ruling, told);
}

async function undelegated(
  context: DnssecContext,
  [name, above]: readonly [DnsName, DnsName],
  message: DnsMessage,
  told: DnsLookup,
): Promise<ZoneState> {
  const signers = signersOf(denialsIn(message), above);
  // Without a signature, the zone of the SOA record is tried next.
  const named = recordsOf("SOA", message.authorities).filter((each) => isWithin(above, each.name));
  const hints = signers.length > 0 ? signers : named.slice(0, 1).map((each) => each.name);
  const claims: readonly DenialClaim[] = [
    { kind: "unsigned-delegation", name },
    { kind: "no-data", name, type: types.DS },
    { kind: "no-name", name },
  ];
  const ruling = await rule(context, hints, above, (standing) => deny(context, claims, standing, message));
  if (ruling.kind !== "held") return settle(context, ruling, told);
  const { standing, value } = ruling;
  if (value.claim === null) return openUnsigned(context, name, standing, value.reason);
  if (value.isOptOut) return openUnsigned(context, name, standing, "opt-out");
  return value.claim.kind === "unsigned-delegation" ? openUnsigned(context, name, standing, "unsigned") : standing;
}

async function settle<T>(context: DnssecContext, ruling: Ruling<T>, told: DnsLookup): Promise<ZoneState> {
  const { standing } = ruling;
  if (ruling.kind !== "failed") return standing;
  const { state, reason } = await blameFor(context, ruling.trouble, told, standing);
  return { ...standing, state, reason, keys: [] };
}
