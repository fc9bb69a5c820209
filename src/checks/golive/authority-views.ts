import type { PropagationFacts } from "./propagation/schema.ts";
import type { GoliveRaw } from "./schema.ts";

type Authority = PropagationFacts["authoritativeServers"][number];

/** Whether a name server returns records, or a CNAME that leads to some. */
export function hasSomething({ answer }: Authority): boolean {
  return answer === "found" || answer === "alias";
}

/** How the zone denies a name; this outranks any cached copy. */
export type Denial = "nxdomain" | "nodata";

/** The denial if all name servers with the newest zone version deny both address families; otherwise null. */
export function denialIn({ propagation }: Pick<GoliveRaw, "propagation">): Denial | null {
  const views = propagation.map(({ authoritativeServers: authorities }) =>
    authorities.filter(({ state }) => state === "current"),
  );
  const all = views.flat();
  const isDenied =
    views.length > 0 && views.every(({ length }) => length > 0) && all.every(({ answer }) => isAbsent(answer));
  if (!isDenied) return null;
  return all.some(({ answer }) => answer === "nxdomain") ? "nxdomain" : "nodata";
}

/** Whether an answer denies that there are records. */
export function isAbsent(answer: Authority["answer"]): answer is Denial {
  return answer === "nxdomain" || answer === "nodata";
}
