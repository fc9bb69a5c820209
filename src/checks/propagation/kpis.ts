import type { Kpi } from "../../core/result/interpretation.ts";
import type { KpiId } from "./problems.ts";
import type { PropagationRaw } from "./schema.ts";

/** The key figures of an observation. */
export function kpisOf(raw: PropagationRaw): readonly Kpi<KpiId>[] {
  const { resolvers, authoritativeServers: authorities, counts, freshEverywhereInSeconds } = raw;
  const upToDate = resolvers.filter(
    ({ verdict, isCurrent }) => verdict === "updated" || (verdict === "variant" && isCurrent === true),
  );
  const telling = authorities.filter(({ state }) => state !== "failed");
  const [ttl = null] = raw.current.map((each) => each.ttl).toSorted((one, other) => (other ?? 0) - (one ?? 0));
  return [
    { id: "current", value: currentOf(raw) },
    { id: "updated", value: raw.current.length === 0 ? null : `${upToDate.length}/${resolvers.length}` },
    { id: "stale", value: raw.current.length === 0 ? null : counts.stale },
    { id: "fresh-in", value: freshEverywhereInSeconds, unit: "seconds" },
    { id: "ttl", value: ttl, unit: "seconds" },
    { id: "authorities", value: authorities.length === 0 ? null : `${telling.length}/${authorities.length}` },
    { id: "serial", value: serialOf(authorities) },
  ];
}

function currentOf({ current }: PropagationRaw): string | false | null {
  const shown = current.flatMap(({ aliases, values }) => (values.length > 0 ? values : aliases.slice(-1)));
  if (current.length === 0) return null;
  return shown.length === 0 ? false : [...new Set(shown)].join(", ");
}

function serialOf(authorities: PropagationRaw["authoritativeServers"]): string | null {
  const serials = authorities.filter(({ state }) => state === "current").flatMap(({ serial }) => serial ?? []);
  return serials.length === 0 ? null : [...new Set(serials)].join(", ");
}
