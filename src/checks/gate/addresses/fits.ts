import { fitsAllIps } from "../../../core/addresses/all-ips.ts";
import type { GateAddress, GateTarget } from "../../../core/result/result.ts";
import { hostOf } from "../../../core/target/target.ts";
import type { DaysThreshold, Input } from "../input.ts";
import { defaults } from "../thresholds.ts";

/** Whether the addresses of a target that was measured elsewhere are those that were asked for, and bear out what it passes. */
export function areAddressesFit(target: GateTarget, { all_ips, min_days = defaults.min_days }: Input): boolean {
  const { origins, addresses, checks } = target;
  // Where nothing was measured there are no addresses either.
  if (origins.length > 0 && !fitsAllIps(all_ips, addresses !== undefined)) return false;
  if (!addresses) return true;
  // One that gave no answer, or that nobody looked at, leaves something open.
  const isOpen = addresses.some(({ state }) => state === "failed") || target.unknowns.some(isMore);
  if (isOpen && checks.every(({ status }) => status === "pass")) return false;
  return areListed(target, addresses) && addresses.every((one) => bearsOut(one, target, min_days));
}

/** As the answer names addresses that were not even looked at. */
function isMore(part: string): boolean {
  return part.startsWith("addresses (+");
}

/** Every origin that was measured has rows of its own, the first of them measured; nothing is told twice, and nothing of strangers. */
function areListed({ url, finalUrl, origins }: GateTarget, addresses: readonly GateAddress[]): boolean {
  const rows = Map.groupBy(addresses, ({ origin }) => origin);
  const measured = origins.filter(({ grade, daysLeft }) => grade !== null || daysLeft !== null);
  const isBegun = measured.every(({ origin }) => rows.get(origin)?.[0]?.state === "measured");
  const own = new Set([...origins.map(({ origin }) => origin), ...[url, finalUrl].flatMap(hostsIn)]);
  const isDistinct = [...rows.values()].every((all) => new Set(all.map(({ address }) => address)).size === all.length);
  return isBegun && isDistinct && [...rows.keys()].every((origin) => own.has(origin));
}

function hostsIn(url: string | null): readonly string[] {
  const parsed = URL.parse(url ?? "");
  return parsed ? [hostOf(parsed)] : [];
}

/** A page on a host whose certificate is none of the target's has no figures of one; an address of an origin has, where they pass. */
function bearsOut({ origin, state, grade, daysLeft }: GateAddress, target: GateTarget, asked: DaysThreshold): boolean {
  if (state !== "measured" || !target.origins.some((each) => each.origin === origin)) return true;
  const passes = (wanted: string): boolean =>
    target.checks.some(({ id, status }) => id === wanted && status === "pass");
  if (passes("ssl") && grade === null) return false;
  if (!passes("days")) return true;
  // Of a share of the lifetime each certificate has its own.
  return daysLeft !== null && (asked.kind !== "days" || daysLeft >= asked.value);
}
