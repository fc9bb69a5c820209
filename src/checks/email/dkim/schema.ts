import { z } from "zod";
import { ordered } from "../../../core/canonical.ts";
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
  selector: z.string().meta({ description: "DKIM selector (RFC 6376 §3.1)", ko: "DKIM 선택자(RFC 6376 §3.1)" }),
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
  aliases: ordered(
    z
      .array(z.string())
      .readonly()
      .meta({ description: "Targets of the CNAME records that were followed", ko: "따라간 CNAME 레코드의 대상" }),
  ),
  operator: z.string().nullable().meta({
    description: "The operator of the key, by the CNAME target",
    ko: "별칭이 가리키는 이름으로 본 키의 소유자",
  }),
  total: z.int().meta({ description: "Number of TXT records", ko: "텍스트의 수" }),
  text: z.string().nullable().meta({ description: "The first TXT record", ko: "첫 번째 텍스트" }),
  key: z
    .object({
      type: z.string().meta({
        description: "Key type (k=, RFC 6376 §3.6.1): rsa or ed25519",
        ko: "키의 종류(k=, RFC 6376 §3.6.1): rsa 또는 ed25519",
      }),
      bits: z
        .int()
        .nullable()
        .meta({ description: "Key size in bits; null if it cannot be read", ko: "키의 비트 수. 읽을 수 없으면 null" }),
      isUsable: z
        .boolean()
        .meta({ description: "Whether receivers can verify with it", ko: "수신 서버가 검증에 쓸 수 있는지 여부" }),
      isTesting: z.boolean().meta({
        description: "Whether the DKIM key has t=y (testing, RFC 6376 §3.6.1)",
        ko: "DKIM 키에 t=y(시험)가 있는지 여부(RFC 6376 §3.6.1)",
      }),
      isStrict: z.boolean().meta({
        description: "Whether the DKIM key has t=s: no subdomains (RFC 6376 §3.6.1)",
        ko: "DKIM 키에 t=s가 있는지 여부. 하위 도메인에 쓸 수 없음(RFC 6376 §3.6.1)",
      }),
      isRevoked: z.boolean().meta({
        description: "Whether the key is revoked: p= is empty (RFC 6376 §3.6.1)",
        ko: "키가 폐기되었는지 여부. p=가 비어 있음(RFC 6376 §3.6.1)",
      }),
      problems: z.array(z.enum(dkimKeyProblems)).readonly().meta({
        description: "Faults of the key record; empty if it is valid",
        ko: "키 레코드의 문제. 유효하면 비어 있음",
      }),
    })
    .nullable()
    .meta({ description: "The public key; null if the record is not a key", ko: "공개 키. 키 레코드가 아니면 null" }),
});

const parent = z.object({
  name: z.string().meta({ description: "Name of the parent domain", ko: "상위 도메인의 이름" }),
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
  name: z.string().meta({
    description: "Name below which the selectors lie: _domainkey and the domain",
    ko: "선택자가 있는 이름(_domainkey와 도메인)",
  }),
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
  node: z
    .object({
      state: z.enum(["none", "present", "other", "void", "unknown"]).meta({
        description: "none: no name exists below; present: names exist; unknown: the lookup failed",
        ko: "none: 아래에 이름이 없음. present: 이름이 있음. unknown: 조회 실패",
      }),
      reason,
      at,
    })
    .meta({
      description:
        "Whether names exist below _domainkey; other: it exists because of a record that is not a key; void: a wildcard answers for every name",
      ko: "_domainkey 아래에 무언가 있는지 여부. other는 키가 아닌 것 때문에 이름이 있는 경우, void는 어떤 이름이든 존재하는 경우",
    }),
  wildcard: z
    .object({
      state: z.enum(["present", "absent", "unknown"]).meta({
        description: "present: a wildcard record answers for every selector",
        ko: "present: 와일드카드 레코드가 모든 선택자에 응답함",
      }),
      isRevoking: z
        .boolean()
        .meta({ description: "Whether the record revokes every key", ko: "레코드가 모든 키를 폐기하는지 여부" }),
      target,
    })
    .meta({
      description: "Whether a wildcard record revokes every key",
      ko: "어떤 선택자든 응답하는지, 모든 키가 폐기되었다고 하는지 여부",
    }),
});

/** What was observed of the DKIM keys of a domain. */
export type DkimRaw = z.output<typeof dkimSchema>;
