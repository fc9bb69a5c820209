import { z } from "zod";
import { dkimKeyProblems } from "../../../formats/dkim/key.ts";

/** Longer texts are cut, and no corrected record is offered for them. */
export const longestKeyText = 4096;

const reason = z.string().nullable().meta({
  description: "Why it is unknown; otherwise null",
  ko: "알 수 없었던 이유. 알 수 있었으면 null",
});

const at = z.string().nullable().meta({
  description: "A name with a record that is not a key; otherwise null",
  ko: "키가 아닌 것이 있는 이름. 없으면 null",
});

const target = z.string().nullable().meta({
  description: "The target of a wildcard CNAME without a key; otherwise null",
  ko: "와일드카드가 아무것도 없는 곳을 가리키는 별칭이면 그 이름. 아니면 null",
});

const selector = z.object({
  selector: z.string(),
  isNamed: z.boolean().meta({ description: "Whether the user gave it", ko: "사용자가 지정했는지 여부" }),
  state: z.enum(["key", "several", "other", "dangling", "absent", "wildcard", "unknown"]).meta({
    description:
      "What is published there; dangling: a CNAME whose target has no record; other: TXT records that are not keys; wildcard: from a wildcard record",
    ko: "그 이름에 있는 것. dangling은 아무것도 없는 곳을 가리키는 별칭, other는 키가 아닌 텍스트, wildcard는 어떤 이름에나 오는 응답",
  }),
  reason,
  at: z.string().meta({
    description: "The name of the TXT record, after CNAME records",
    ko: "별칭을 따라간 뒤 텍스트가 있는 이름",
  }),
  aliases: z.array(z.string()).readonly(),
  operator: z.string().nullable().meta({
    description: "The operator of the key, by the CNAME target",
    ko: "별칭이 가리키는 이름으로 본 키의 소유자",
  }),
  total: z.int().meta({ description: "Number of TXT records", ko: "텍스트의 수" }),
  text: z.string().nullable().meta({ description: "The first TXT record", ko: "첫 번째 텍스트" }),
  key: z
    .object({
      type: z.string(),
      bits: z.int().nullable(),
      isUsable: z
        .boolean()
        .meta({ description: "Whether receivers can verify with it", ko: "수신 서버가 검증에 쓸 수 있는지 여부" }),
      isTesting: z.boolean(),
      isStrict: z.boolean(),
      isRevoked: z.boolean(),
      problems: z.array(z.enum(dkimKeyProblems)).readonly(),
    })
    .nullable(),
});

const parent = z.object({
  name: z.string(),
  state: z.enum(["keys", "hidden", "none", "unknown"]).meta({
    description: "keys: it has usable keys; hidden: names exist below _domainkey, but at none of the queried selectors",
    ko: "keys는 쓸 수 있는 키가 있음, hidden은 _domainkey 아래에 이름이 있으나 조회한 선택자에는 없음",
  }),
  selectors: z.array(z.string()).readonly().meta({
    description: "Selectors with a usable key",
    ko: "쓸 수 있는 키가 있는 선택자",
  }),
});

/** What was observed of the DKIM keys of a domain. */
export const dkimSchema = z.object({
  name: z.string(),
  parents: z.array(parent).readonly().meta({
    description:
      "The domains above it, up to the organisational domain, if it has no usable key of its own. Their signatures are aligned with it unless DMARC requires strict alignment",
    ko: "자체 키가 없을 때 조직 도메인까지의 상위 도메인. DMARC가 엄격한 정렬을 요구하지 않으면 그 서명도 이 도메인과 정렬됨",
  }),
  selectors: z.array(selector).readonly().meta({
    description: "Selectors with a record or with an unknown state, and those that the user gave",
    ko: "무언가 있거나 알 수 없었던 선택자와 사용자가 지정한 선택자",
  }),
  queriedSelectors: z
    .array(z.string())
    .readonly()
    .meta({ description: "Selectors that were queried", ko: "조회한 선택자" }),
  providers: z.array(z.string()).readonly().meta({
    description: "Mail operators that the domain's records refer to",
    ko: "도메인의 레코드에 나타난 메일 운영자",
  }),
  node: z.object({ state: z.enum(["none", "present", "other", "void", "unknown"]), reason, at }).meta({
    description:
      "Whether names exist below _domainkey; other: it exists because of a record that is not a key; void: a wildcard answers for every name",
    ko: "_domainkey 아래에 무언가 있는지 여부. other는 키가 아닌 것 때문에 이름이 있는 경우, void는 어떤 이름이든 존재하는 경우",
  }),
  wildcard: z.object({ state: z.enum(["present", "absent", "unknown"]), isRevoking: z.boolean(), target }).meta({
    description: "Whether a wildcard record revokes every key",
    ko: "어떤 선택자든 응답하는지, 모든 키가 폐기되었다고 하는지 여부",
  }),
});

/** What was observed of the DKIM keys of a domain. */
export type DkimRaw = z.output<typeof dkimSchema>;
