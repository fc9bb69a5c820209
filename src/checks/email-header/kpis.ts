import type { Kpi } from "../../core/result/interpretation.ts";
import { dmarcOutcome, isRefused } from "./outcome.ts";
import type { KpiId } from "./problems.ts";
import type { EmailHeaderRaw } from "./schema.ts";
import { displayedAddress } from "./names/displayed-address.ts";

/** The key figures of a message. The receiver's results count before today's. */
export function kpisOf(raw: EmailHeaderRaw): readonly Kpi<KpiId>[] {
  const { from, trustBoundaryHop: border, spf, dmarc, arc, hopsTotal, totalSeconds } = raw;
  return [
    {
      id: "from",
      value: from.length === 0 ? false : from.map(displayedAddress).slice(0, 3).join(", "),
    },
    { id: "border", value: border?.address ?? null },
    { id: "receiver", value: receiverOf(raw) },
    { id: "spf", value: spf.reported ?? spf.currentResult },
    { id: "dkim", value: signatureState(raw) },
    { id: "dmarc", value: dmarcOutcome(raw) ?? (dmarc.reported === "pass" ? null : dmarc.reported) },
    { id: "arc", value: arc.state },
    { id: "hops", value: hopsTotal },
    { id: "duration", value: totalSeconds, unit: "seconds" },
  ];
}

/** The servers whose results are trusted. Of confirmed results only SPF counts. */
function receiverOf({ results, trustBoundaryHop: border, spf }: EmailHeaderRaw): string | false {
  const host = border?.by ?? "?";
  const believed = results
    .filter(({ trustLevel: standing }) => standing === "believed")
    .map(({ server }) => server ?? host);
  const confirmed = results
    .filter(({ trustLevel: standing }) => standing === "confirmed")
    .map(({ server }) => `${server ?? host} (SPF)`);
  const names = [...new Set([...believed, ...confirmed])];
  if (names.length === 0) return spf.reported === null ? false : `${host} (SPF)`;
  return [...names.slice(0, mostNames), ...(names.length > mostNames ? [`+${names.length - mostNames}`] : [])].join(
    ", ",
  );
}

const mostNames = 2;

/** The best signature, preferring the author's own domain. The receiver's results need no current key. */
function signatureState({ dkim }: EmailHeaderRaw): string {
  const own = dkim.filter(({ isAligned }) => isAligned === true);
  const all = own.length > 0 ? own : dkim;
  if (all.some(({ reported: told }) => told === "pass")) return "pass";
  const states = all.map(({ state, reported: told }) => (isRefused(told) && state !== "invalid" ? "failed" : state));
  return (["verified", "unknown", "failed", "invalid"] as const).find((state) => states.includes(state)) ?? "none";
}
