import { z } from "zod";
import { descriptions, listTotal } from "../../../core/descriptions.ts";
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
  state: z.enum(["found", "absent", "unknown"]).meta(descriptions.presence),
  reason,
  at: z.string().nullable().meta({
    description: "The name whose records apply, possibly a parent name; if unknown, the name that failed",
    ko: "적용되는 레코드가 있는 이름(상위 이름일 수 있음). 알 수 없었으면 그 이름",
  }),
  records: z
    .array(
      z.object({
        tag: z.string().meta({
          description: "Property tag, such as issue or issuewild (RFC 8659 §4.1)",
          ko: "속성 태그(예: issue, issuewild, RFC 8659 §4.1)",
        }),
        isCritical: z.boolean().meta({
          description: "Whether the issuer critical flag is set (RFC 8659 §4.1)",
          ko: "issuer critical 플래그가 있는지 여부(RFC 8659 §4.1)",
        }),
        value: z.string().meta({ description: "Property value, as published", ko: "게시된 그대로의 속성 값" }),
        faults: z.array(z.enum(caaFaults)).readonly().meta({
          description: "Syntax errors of the record; empty if it is valid",
          ko: "레코드의 구문 오류. 유효하면 비어 있음",
        }),
      }),
    )
    .readonly()
    .meta({
      description: "CAA records that apply to the name (RFC 8659 §3)",
      ko: "이름에 적용되는 CAA 레코드(RFC 8659 §3)",
    }),
  total: z.int().meta(listTotal("records")),
});
