import { effectsOf, type Effect } from "../../core/grade/effect.ts";
import type { ProblemId } from "./problems.ts";
import type { CapId, PartId } from "./weights.ts";

type Own = Effect<PartId, CapId>;

/** The effect of each problem on the grade. Problems not listed have none. */
export const effects = effectsOf<ProblemId, Own>({
  "lookalikes-resolve": { part: "lookalikes" },
  "lookalikes-mail": { part: "lookalikes", cap: "mail-lookalikes-3" },
  "dmarc-missing": { part: "dmarc", cap: "no-dmarc" },
  "dmarc-none": { part: "dmarc", cap: "no-dmarc" },
  "dmarc-subdomains": { part: "dmarc" },
  "systems-named": { part: "systems" },
  wildcards: { part: "wildcards" },
});
