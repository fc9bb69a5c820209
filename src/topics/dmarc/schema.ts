import { z } from "zod";
import { ordered } from "../../core/canonical.ts";
import { descriptions, listTotal } from "../../core/descriptions.ts";
import { dmarcNoteCodes } from "../../formats/dmarc/tags.ts";

/** Longer records are cut, and no corrected record is offered for them. */
export const longestDmarc = 4096;

const policy = z.enum(["none", "quarantine", "reject"]);

const reason = z.string().nullable().meta({
  description: "Why it is unknown; otherwise null",
  ko: "알 수 없었던 이유. 알 수 있었으면 null",
});

const tags = z
  .array(
    z.object({
      name: z
        .string()
        .meta({ description: "Tag name, such as p or rua (RFC 9989)", ko: "태그 이름(예: p, rua, RFC 9989)" }),
      value: z.string().meta({ description: "Tag value, as published", ko: "게시된 그대로의 태그 값" }),
    }),
  )
  .readonly();

const report = z.object({
  tag: z
    .enum(["rua", "ruf"])
    .meta({ description: "rua: aggregate reports; ruf: failure reports", ko: "rua: 집계 보고서. ruf: 실패 보고서" }),
  uri: z.string().meta({ description: "URI of the destination, as published", ko: "게시된 그대로의 수신처 URI" }),
  host: z.string().nullable().meta({
    description: "Host or mail domain of the destination; null without a valid one",
    ko: "수신처의 호스트 또는 메일 도메인. 유효하지 않으면 null",
  }),
  state: z.enum(["usable", "unsupported", "missing", "no-mail", "unauthorised", "unknown"]).meta({
    description:
      "unsupported: not mailto; missing: no such domain; no-mail: accepts none; unauthorised: no authorisation record (RFC 9990 §4)",
    ko: "unsupported: mailto가 아님. missing: 없는 도메인. no-mail: 메일을 받지 않음. unauthorised: 수신에 동의하는 레코드 없음(RFC 9990 §4)",
  }),
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
  text: z.string().meta({ description: "Text of the record as published", ko: "게시된 그대로의 레코드 텍스트" }),
  tags: tags.meta({ description: "Tags of the record, in order", ko: "레코드의 태그, 순서대로" }),
  retainedTags: tags.nullable().meta({
    description: "The tags that a corrected record keeps; null if their meaning is unclear",
    ko: "고친 레코드에 남길 태그. 뜻이 분명하지 않으면 null",
  }),
  isComplete: z
    .boolean()
    .meta({ description: "Whether the list of tags is complete", ko: "태그를 모두 담았는지 여부" }),
  isTest: z.boolean().meta({
    description: "Whether the record has t=y (testing, RFC 9989)",
    ko: "레코드에 t=y(시험)가 있는지 여부(RFC 9989)",
  }),
  psd: z.enum(["y", "n", "u"]).meta({
    description: "psd=: y (public suffix), n (organisational domain) or u (unknown, default)",
    ko: "psd= 값: y(공개 접미사), n(조직 도메인), u(알 수 없음, 기본값)",
  }),
  alignment: z
    .object({
      dkim: z
        .enum(["r", "s"])
        .meta({ description: "Value of adkim=: r (relaxed) or s (strict)", ko: "adkim= 값: r(완화) 또는 s(엄격)" }),
      spf: z
        .enum(["r", "s"])
        .meta({ description: "Value of aspf=: r (relaxed) or s (strict)", ko: "aspf= 값: r(완화) 또는 s(엄격)" }),
    })
    .meta({ description: "Alignment modes for DKIM and SPF", ko: "DKIM과 SPF의 정렬 방식" }),
  notes: z
    .array(
      z.object({
        code: z
          .enum(dmarcNoteCodes)
          .meta({ description: "Code of the reason why receivers ignore it", ko: "수신 서버가 무시하는 이유의 코드" }),
        tag: z.string().meta({ description: "Name of the tag", ko: "태그의 이름" }),
        value: z.string().meta({ description: "Value of the tag", ko: "태그의 값" }),
      }),
    )
    .readonly()
    .meta({ description: "Parts that receivers ignore", ko: "수신 서버가 무시하는 부분" }),
  reports: z.array(report).readonly().meta({ description: "Destinations of the reports", ko: "보고서의 수신처" }),
  reportsTotal: z.int().meta(listTotal("reports")),
  duplicateReports: z
    .object({
      reports: z
        .array(report)
        .readonly()
        .meta({ description: "Destinations of the second rua or ruf", ko: "두 번째 rua나 ruf의 수신처" }),
      isComplete: z
        .boolean()
        .meta({ description: "Whether the list contains all of them", ko: "목록이 전부인지 여부" }),
    })
    .meta({
      description: "Addresses in a second rua or ruf, which receivers ignore; and whether the list is complete",
      ko: "두 번째 rua나 ruf에 있어 수신 서버가 무시하는 수신처와, 그것이 전부인지 여부",
    }),
});

/** What was observed of DMARC. */
export const dmarcSchema = z.object({
  name: z.string().meta({
    description: "Name that receivers query first: _dmarc and the domain",
    ko: "수신 서버가 먼저 조회하는 이름(_dmarc와 도메인)",
  }),
  outcome: z.enum(["found", "void", "none", "unknown"]).meta({
    description:
      "Whether receivers apply a policy; void: the record contains nothing that can be applied, or repeats a tag that decides the policy",
    ko: "수신 서버가 정책을 적용하는지 여부. void는 레코드는 있으나 적용할 내용이 없거나 정책을 정하는 태그가 중복됨",
  }),
  reason,
  unknownAt: z.string().nullable().meta({
    description: "Name whose lookup failed; null if the outcome is known",
    ko: "조회에 실패한 이름. 결과를 알 수 있었으면 null",
  }),
  policy: z
    .object({
      tag: z
        .enum(["p", "sp", "np"])
        .meta({ description: "Tag that the policy comes from: p, sp or np", ko: "정책이 있는 태그: p, sp 또는 np" }),
      published: policy.meta({ description: "Policy as published", ko: "게시된 정책" }),
      applied: policy.meta({
        description: "Policy that receivers apply; t=y weakens the published one",
        ko: "수신 서버가 적용하는 정책. t=y이면 게시된 정책보다 약함",
      }),
    })
    .nullable()
    .meta({ description: "The policy for mail of the domain itself", ko: "도메인 자신의 메일에 적용되는 정책" }),
  record: record
    .nullable()
    .meta({ description: "The record that applies; null without one", ko: "적용되는 레코드. 없으면 null" }),
  ownRecord: z
    .object({
      name: z.string().meta({ description: "Name of the record", ko: "레코드의 이름" }),
      state: z.enum(["found", "absent", "several", "unknown"]).meta({
        description: "found: one record; several: more than one, which receivers ignore",
        ko: "found: 하나. several: 둘 이상이어서 수신 서버가 무시함",
      }),
      alias: z.string().nullable().meta({
        description: "The CNAME target; otherwise null",
        ko: "이 이름이 별칭이면 가리키는 곳, 아니면 null",
      }),
    })
    .meta({ description: "Record at the domain's own _dmarc name", ko: "도메인 자신의 _dmarc 이름에 있는 레코드" }),
  misplacedRecords: z.array(z.string()).readonly().meta({
    description: "DMARC records at the domain itself instead of at _dmarc, where receivers do not look",
    ko: "레코드를 게시할 도메인 자체에 있어 아무도 읽지 않는 DMARC 레코드",
  }),
  misplacedTags: tags.nullable().meta({
    description: "The tags of those records together; null if their meaning is unclear",
    ko: "그 레코드들의 태그를 합친 것. 뜻이 분명하지 않으면 null",
  }),
  subdomainPolicies: z
    .object({
      domain: z
        .string()
        .meta({ description: "Domain whose record sets the policies", ko: "정책을 정하는 레코드의 도메인" }),
      existing: policy.meta({ description: "Policy for subdomains that exist", ko: "존재하는 하위 도메인의 정책" }),
      nonexistent: policy.meta({
        description: "Policy for subdomains that do not exist",
        ko: "존재하지 않는 하위 도메인의 정책",
      }),
      tag: z
        .enum(["p", "sp", "np"])
        .meta({ description: "Tag that the policy comes from: p, sp or np", ko: "정책이 있는 태그: p, sp 또는 np" }),
    })
    .nullable()
    .meta({
      description: "The published policies for subdomains without a record; null without any",
      ko: "레코드가 없는 하위 이름에 게시된 정책. 없으면 null",
    }),
  isSubdomainPolicyKnown: z.boolean().meta({
    description: "Whether the policies for subdomains could be determined",
    ko: "하위 도메인에 적용되는 정책을 확인할 수 있었는지 여부",
  }),
  organizationalDomain: z
    .object({
      name: z
        .string()
        .nullable()
        .meta({ description: "Organisational domain; null if unknown", ko: "조직 도메인. 알 수 없으면 null" }),
      reason,
    })
    .meta({
      description: "The organisational domain by the tree walk of RFC 9989",
      ko: "RFC 9989 트리 탐색으로 구한 조직 도메인",
    }),
  rfc7489Result: z
    .object({
      organizationalDomain: z.string().nullable().meta({
        description: "Organisational domain by the public suffix list; null without one",
        ko: "공개 접미사 목록에 따른 조직 도메인. 없으면 null",
      }),
      outcome: z.enum(["found", "absent", "several", "void", "unknown"]).meta({
        description: "void: a record without a policy that can be applied; several: more than one",
        ko: "void: 적용할 정책이 없는 레코드. several: 둘 이상의 레코드",
      }),
      domain: z.string().nullable().meta({
        description: "Domain whose record applies; null without one",
        ko: "적용되는 레코드의 도메인. 없으면 null",
      }),
      policy: policy.nullable().meta({
        description: "Policy that such receivers apply; null without one",
        ko: "그런 수신 서버가 적용하는 정책. 없으면 null",
      }),
      pct: z.int().nullable().meta(descriptions.rfc7489Pct),
      isInOrder: z.boolean().meta({
        description: "Whether p= has the position that strict RFC 7489 receivers expect",
        ko: "엄격한 RFC 7489 수신 서버가 기대하는 위치에 p=가 있는지 여부",
      }),
    })
    .meta({
      description: "Evaluation by receivers that follow RFC 7489 and the public suffix list",
      ko: "RFC 7489와 공개 접미사 목록을 따르는 수신 서버가 보는 내용",
    }),
  treeWalk: ordered(
    z
      .array(
        z.object({
          name: z.string().meta({ description: "Name that was queried", ko: "조회한 이름" }),
          state: z.enum(["found", "absent", "several", "unknown"]).meta({
            description: "found: one record; several: more than one; unknown: the lookup failed",
            ko: "found: 하나. several: 둘 이상. unknown: 조회 실패",
          }),
        }),
      )
      .readonly()
      .meta({ description: "Records at each name of the tree walk", ko: "트리 탐색 각 이름의 상태" }),
  ),
  repair: z
    .object({
      domain: z.string().meta({ description: "Domain that the record is for", ko: "레코드의 대상 도메인" }),
      name: z.string().meta({ description: "Name where the record belongs", ko: "레코드를 게시할 이름" }),
      rua: z.string().nullable().meta({
        description: "Usable address for aggregate reports; null without one",
        ko: "집계 보고서를 받을 수 있는 주소. 없으면 null",
      }),
      declaresNoMail: z.boolean().meta({
        description: "Whether the domain declares that it sends and receives no mail",
        ko: "도메인이 메일을 주고받지 않는다고 선언했는지 여부",
      }),
      total: z
        .int()
        .meta({ description: "Number of DMARC records at the name", ko: "이 이름에 있는 DMARC 레코드의 수" }),
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
