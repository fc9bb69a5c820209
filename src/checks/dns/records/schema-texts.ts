import { z } from "zod";
import { caaFaults } from "../../../formats/dns/caa.ts";

/** Maximum number of characters kept of a text. */
export const longestText = 1024;

/** Why something is unknown. Unknown is never reported as absent. */
export const reason = z.string().nullable().meta({
  description: "Why the state is unknown; otherwise null",
  ko: "알 수 없었던 이유. 알 수 있었으면 null",
});

/** The CAA records. */
export const caa = z.object({
  state: z.enum(["found", "absent", "unknown"]),
  reason,
  at: z.string().nullable().meta({
    description: "The name whose records apply, possibly a parent name; if unknown, the name that failed",
    ko: "적용되는 레코드가 있는 이름(상위 이름일 수 있음). 알 수 없었으면 그 이름",
  }),
  records: z
    .array(
      z.object({
        tag: z.string(),
        isCritical: z.boolean(),
        value: z.string(),
        faults: z.array(z.enum(caaFaults)).readonly(),
      }),
    )
    .readonly(),
  total: z.int(),
});
