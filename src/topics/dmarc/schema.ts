import { z } from "zod";
import { dmarcNoteCodes } from "../../formats/dmarc/tags.ts";

/** Longer records are cut, and no corrected record is offered for them. */
export const longestDmarc = 4096;

const policy = z.enum(["none", "quarantine", "reject"]);

const reason = z.string().nullable().meta({
  description: "Why it is unknown; otherwise null",
  ko: "알 수 없었던 이유. 알 수 있었으면 null",
});

const tags = z.array(z.object({ name: z.string(), value: z.string() })).readonly();

const report = z.object({
  tag: z.enum(["rua", "ruf"]),
  uri: z.string(),
  host: z.string().nullable(),
  state: z.enum(["usable", "unsupported", "missing", "no-mail", "unauthorised", "unknown"]),
  reason,
  authorizationName: z.string().nullable().meta({
    description: "The name at which the destination would authorise reports; null for the domain's own destination",
    ko: "보고서 수신처의 소유자가 수신에 동의하는 레코드의 이름. 도메인 자신의 수신처이면 null",
  }),
});

/** The record that applies. */
const record = z.object({
  domain: z.string().meta({ description: "The domain to which the record applies", ko: "레코드가 적용되는 도메인" }),
  name: z
    .string()
    .meta({ description: "The name of the record, after CNAME records", ko: "레코드가 있는 이름(별칭을 따라간 곳)" }),
  origin: z.enum(["own", "organisation", "suffix"]).meta({
    description: "Its owner: the domain, its organisational domain, or the public suffix",
    ko: "레코드의 소유자. 도메인 자신(own), 조직 도메인(organisation), 공개 접미사(suffix)",
  }),
  text: z.string(),
  tags,
  retainedTags: tags.nullable().meta({
    description: "The tags that a corrected record keeps; null if their meaning is unclear",
    ko: "고친 레코드에 남길 태그. 뜻이 분명하지 않으면 null",
  }),
  isComplete: z
    .boolean()
    .meta({ description: "Whether the list of tags is complete", ko: "태그를 모두 담았는지 여부" }),
  isTest: z.boolean(),
  psd: z.enum(["y", "n", "u"]),
  alignment: z.object({ dkim: z.enum(["r", "s"]), spf: z.enum(["r", "s"]) }),
  notes: z
    .array(z.object({ code: z.enum(dmarcNoteCodes), tag: z.string(), value: z.string() }))
    .readonly()
    .meta({ description: "Parts that receivers ignore", ko: "수신 서버가 무시하는 부분" }),
  reports: z.array(report).readonly(),
  reportsTotal: z.int(),
  duplicateReports: z.object({ reports: z.array(report).readonly(), isComplete: z.boolean() }).meta({
    description: "Addresses in a second rua or ruf, which receivers ignore; and whether the list is complete",
    ko: "두 번째 rua나 ruf에 있어 수신 서버가 무시하는 수신처와, 그것이 전부인지 여부",
  }),
});

/** What was observed of DMARC. */
export const dmarcSchema = z.object({
  name: z.string(),
  outcome: z.enum(["found", "void", "none", "unknown"]).meta({
    description:
      "Whether receivers apply a policy; void: the record contains nothing that can be applied, or repeats a tag that decides the policy",
    ko: "수신 서버가 정책을 적용하는지 여부. void는 레코드는 있으나 적용할 내용이 없거나 정책을 정하는 태그가 중복됨",
  }),
  reason,
  unknownAt: z.string().nullable(),
  policy: z
    .object({ tag: z.enum(["p", "sp", "np"]), published: policy, applied: policy })
    .nullable()
    .meta({ description: "The policy for mail of the domain itself", ko: "도메인 자신의 메일에 적용되는 정책" }),
  record: record.nullable(),
  ownRecord: z.object({
    name: z.string(),
    state: z.enum(["found", "absent", "several", "unknown"]),
    alias: z.string().nullable().meta({
      description: "The CNAME target; otherwise null",
      ko: "이 이름이 별칭이면 가리키는 곳, 아니면 null",
    }),
  }),
  misplacedRecords: z.array(z.string()).readonly().meta({
    description: "DMARC records at the domain itself instead of at _dmarc, where receivers do not look",
    ko: "레코드를 게시할 도메인 자체에 있어 아무도 읽지 않는 DMARC 레코드",
  }),
  misplacedTags: tags.nullable().meta({
    description: "The tags of those records together; null if their meaning is unclear",
    ko: "그 레코드들의 태그를 합친 것. 뜻이 분명하지 않으면 null",
  }),
  subdomainPolicies: z
    .object({ domain: z.string(), existing: policy, nonexistent: policy, tag: z.enum(["p", "sp", "np"]) })
    .nullable()
    .meta({
      description: "The published policies for subdomains without a record; null without any",
      ko: "레코드가 없는 하위 이름에 게시된 정책. 없으면 null",
    }),
  isSubdomainPolicyKnown: z.boolean(),
  organizationalDomain: z.object({ name: z.string().nullable(), reason }).meta({
    description: "The organisational domain by the tree walk of RFC 9989",
    ko: "RFC 9989 트리 탐색으로 구한 조직 도메인",
  }),
  rfc7489Result: z
    .object({
      organizationalDomain: z.string().nullable(),
      outcome: z.enum(["found", "absent", "several", "void", "unknown"]),
      domain: z.string().nullable(),
      policy: policy.nullable(),
      pct: z.int().nullable(),
      isInOrder: z.boolean(),
    })
    .meta({
      description: "Evaluation by receivers that follow RFC 7489 and the public suffix list",
      ko: "RFC 7489와 공개 접미사 목록을 따르는 수신 서버가 보는 내용",
    }),
  treeWalk: z
    .array(z.object({ name: z.string(), state: z.enum(["found", "absent", "several", "unknown"]) }))
    .readonly()
    .meta({ description: "Records at each name of the tree walk", ko: "트리 탐색 각 이름의 상태" }),
  repair: z
    .object({
      domain: z.string(),
      name: z.string(),
      rua: z.string().nullable(),
      declaresNoMail: z.boolean(),
      total: z.int(),
      multipleRecords: z.array(z.string()).readonly().meta({
        description: "The records, if there are several",
        ko: "그곳에 레코드가 둘 이상일 때 각 레코드",
      }),
      malformedRecords: z.array(z.string()).readonly().meta({
        description: "TXT records that look like a DMARC record but are not valid",
        ko: "그곳에서 레코드로 쓰려 했으나 레코드가 아닌 텍스트",
      }),
      intendedTags: tags.nullable().meta({
        description: "The tags that these texts were meant to have; null if unclear",
        ko: "이 텍스트들이 뜻한 태그. 분명하지 않으면 null",
      }),
    })
    .meta({
      description:
        "The name for a record, what is published there instead, a usable report address, and whether the domain declares that it has no mail",
      ko: "레코드를 게시할 곳과 그곳에 있는 텍스트, 보고서를 받을 수 있는 주소, 메일을 주고받지 않는다고 선언했는지 여부",
    }),
});

/** What was observed of DMARC. */
export type DmarcRaw = z.output<typeof dmarcSchema>;
