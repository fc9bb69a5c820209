import { z } from "zod";
import { caaFaults } from "../../../formats/dns/caa.ts";
import { dmarcNoteCodes } from "../../../formats/dmarc/tags.ts";
import { spfErrorCodes } from "../../../formats/spf/errors.ts";

/** Maximum number of characters kept of a text. */
export const longestText = 1024;

/** Why something is unknown. Unknown is never reported as absent. */
export const reason = z.string().nullable().meta({
  description: "Why the state is unknown; otherwise null",
  ko: "알 수 없었던 이유. 알 수 있었으면 null",
});

const lookalikes = z.array(z.string()).readonly().meta({
  description: "Texts that were meant to be one and are not",
  ko: "레코드로 쓰려 했으나 레코드가 아닌 텍스트",
});

/** Present, absent or unknown. Several records are as ineffective as none. */
const state = z.enum(["found", "absent", "several", "unknown"]);

const published = z.object({
  state,
  reason,
  text: z.string().nullable().meta({
    description: "The record, cut; null where there is not exactly one",
    ko: "레코드. 정확히 하나가 아니면 null",
  }),
  total: z.int().meta({ description: "How many there are", ko: "레코드의 수" }),
  lookalikes,
});

/** The SPF record. */
export const spf = published.extend({
  faults: z
    .array(z.object({ code: z.enum(spfErrorCodes), at: z.int(), word: z.string() }))
    .readonly()
    .meta({ description: "What cannot be read, and where in the text", ko: "읽을 수 없는 부분과 그 위치" }),
  end: z.enum(["+", "-", "~", "?", "redirect", "open"]).nullable().meta({
    description: "The result for all other senders: the qualifier of all, a redirect, or open without either",
    ko: "나머지의 처리. all의 부호, redirect, 또는 정하지 않음(open)",
  }),
  lookups: z.int().meta({
    description:
      "Look-ups that the record needs with all that it includes, on the longest way through it; ten are allowed. Its own alone where those have no end",
    ko: "포함된 레코드까지 가장 긴 경로에 필요한 DNS 조회 수. 전체 한도는 10개. 끝나지 않으면 레코드 자체의 조회 수만",
  }),
  hasLoop: z.boolean().meta({
    description: "Whether records that it includes lead back to where they come from",
    ko: "포함된 레코드가 서로 되돌아오는지 여부",
  }),
  hasPtr: z.boolean(),
  idle: z.array(z.string()).readonly().meta({
    description: "Terms that are never looked at because all stands before them or in the record",
    ko: "all 때문에 평가되지 않는 항목",
  }),
  misnamed: z.array(z.string()).readonly().meta({
    description: "Terms such as include=…, which are read as unknown modifiers and do nothing",
    ko: "include=…처럼 알 수 없는 수정자로 읽혀 효과가 없는 항목",
  }),
  voids: z.array(z.string()).readonly().meta({
    description: "Names whose lookup by a, mx or exists returns nothing for every sender; the limit is two in total",
    ko: "보내는 쪽과 관계없이 a, mx, exists의 조회에서 아무것도 나오지 않는 이름. 전체 한도는 2개",
  }),
  impossible: z.array(z.string()).readonly().meta({
    description: "Names in include or redirect that are not valid in the DNS",
    ko: "include나 redirect에 있지만 DNS에 있을 수 없는 이름",
  }),
  ofOwnType: z.boolean().nullable().meta({
    description: "Whether there are records of the obsolete type SPF; null if unknown",
    ko: "더 이상 쓰이지 않는 SPF 유형의 레코드가 있는지 여부. 알 수 없으면 null",
  }),
});

/** The DMARC record. */
export const dmarc = published.extend({
  at: z
    .string()
    .meta({ description: "Where the record of the name itself would be", ko: "이름 자체의 레코드가 있는 곳" }),
  policy: z.enum(["none", "quarantine", "reject"]).nullable().meta({
    description: "What receivers apply to the name itself; null where the record leaves them without a policy",
    ko: "수신 서버가 이름 자체에 적용하는 정책. 정책이 없으면 null",
  }),
  notes: z
    .array(z.object({ code: z.enum(dmarcNoteCodes), tag: z.string(), value: z.string() }))
    .readonly()
    .meta({ description: "What receivers pass over", ko: "수신 서버가 무시하는 부분" }),
  above: z.enum(["found", "absent", "unknown"]).meta({
    description: "Whether a name above has one that counts where the name itself has none",
    ko: "이름 자체에 없을 때 적용되는 레코드가 상위 이름에 있는지 여부",
  }),
  aboveAt: z.string().nullable(),
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
