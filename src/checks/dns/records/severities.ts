import type { Adaptation } from "../../../core/result/adapted.ts";
import type { DmarcProblemId } from "../../../topics/dmarc/problems.ts";
import type { MxProblemId } from "../../../topics/mx/problems.ts";
import type { SpfProblemId } from "../../../topics/spf/problems.ts";

/** SPF in this check: a missing policy weighs less than for mail alone. The ids are older than the topic. */
export const spfHere = {
  severities: { "spf-missing": "medium", "spf-lookalike": "medium", "spf-passes-all": "high" },
  ids: {
    "spf-passes-all": "spf-pass-all",
    "spf-target-missing": "spf-include-missing",
    "spf-voids-near": "spf-name-missing",
  },
} as const satisfies Adaptation<SpfProblemId>;

/** DMARC in this check: a missing policy weighs less than for mail alone. */
export const dmarcHere = {
  severities: {
    "dmarc-misplaced": "medium",
    "dmarc-dangling": "medium",
    "dmarc-lookalike": "medium",
    "dmarc-void": "medium",
    "dmarc-repeated": "medium",
  },
  // A record that is inherited as intended is no problem of the zone, and DKIM is not looked at.
  omits: ["dmarc-inherited", "dmarc-no-path"],
} as const satisfies Adaptation<DmarcProblemId>;

/** MX records in this check: the signatures of the hosts' addresses are not verified. */
export const mxHere = { omits: ["mx-host-bogus"] } as const satisfies Adaptation<MxProblemId>;
