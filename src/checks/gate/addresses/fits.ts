import { fitsAllIps } from "../../../core/addresses/all-ips.ts";
import type { GateAddress, GateTarget } from "../../../core/result/result.ts";
import { hostOf } from "../../../core/target/target.ts";
import type { DaysThreshold, Input } from "../input.ts";
import { defaults } from "../thresholds.ts";

/** Whether the addresses in a remote result are those that were requested, and support its verdict. */
export function areAddressesFit(target: GateTarget, { all_ips, min_days = defaults.min_days }: Input): boolean {
  const { origins, addresses, checks } = target;
  // Without a measurement there are no addresses either.
  if (origins.length > 0 && !fitsAllIps(all_ips, addresses !== undefined)) return false;
  if (!addresses) return true;
  // A failed or skipped address leaves the result open.
  const isOpen = addresses.some(({ state }) => state === "failed") || target.unknowns.some(isMore);
  if (isOpen && checks.every(({ status }) => status === "pass")) return false;
  return areListed(target, addresses) && addresses.every((one) => bearsOut(one, target, min_days));
}

/** Whether an entry of `unknowns` stands for addresses that were not measured. */
function isMore(part: string): boolean {
  return part.startsWith("addresses (+");
}

/** Whether every measured origin has its own address rows, the first of them measured, with no duplicates and no other origins. */
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

/** Whether an address of a target has figures that meet the thresholds. An address of a page on a host without a judged certificate has none. */
function bearsOut({ origin, state, grade, daysLeft }: GateAddress, target: GateTarget, asked: DaysThreshold): boolean {
  if (state !== "measured" || !target.origins.some((each) => each.origin === origin)) return true;
  const passes = (wanted: string): boolean =>
    target.checks.some(({ id, status }) => id === wanted && status === "pass");
  if (passes("ssl") && grade === null) return false;
  if (!passes("days")) return true;
  // With a percentage threshold, each certificate has its own number of days.
  return daysLeft !== null && (asked.kind !== "days" || daysLeft >= asked.value);
}
