import type { PropagationFacts } from "./propagation/schema.ts";
import type { GoliveRaw } from "./schema.ts";

type Authority = PropagationFacts["authorities"][number];

/** Whether a name server has records, or an alias that leads to some. */
export function hasSomething({ answer }: Authority): boolean {
  return answer === "found" || answer === "alias";
}

/** How a name is missing in all its zone says, which counts more than any copy. */
export type Denial = "nxdomain" | "nodata";

/** What the name servers with the newest version say where all of them deny both families of addresses; null where one does not. */
export function denialIn({ propagation }: Pick<GoliveRaw, "propagation">): Denial | null {
  const views = propagation.map(({ authorities }) => authorities.filter(({ state }) => state === "current"));
  const all = views.flat();
  const isDenied =
    views.length > 0 && views.every(({ length }) => length > 0) && all.every(({ answer }) => isAbsent(answer));
  if (!isDenied) return null;
  return all.some(({ answer }) => answer === "nxdomain") ? "nxdomain" : "nodata";
}

/** Whether an answer says that there is nothing. */
export function isAbsent(answer: Authority["answer"]): answer is Denial {
  return answer === "nxdomain" || answer === "nodata";
}
