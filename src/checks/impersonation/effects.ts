import { effectsOf, type Effect } from "../../core/grade/effect.ts";
import type { ProblemId } from "./problems.ts";
import type { CapId, PartId } from "./weights.ts";

type Own = Effect<PartId, CapId>;

/** What each problem does to the letter; what is not here changes nothing. */
export const effects = effectsOf<ProblemId, Own>({
  "lookalikes-resolve": { part: "lookalikes" },
  "lookalikes-mail": { part: "lookalikes" },
  "dmarc-missing": { part: "dmarc", cap: "no-dmarc" },
  "dmarc-none": { part: "dmarc" },
  "dmarc-subdomains": { part: "dmarc" },
  "systems-named": { part: "systems" },
  wildcards: { part: "wildcards" },
});
