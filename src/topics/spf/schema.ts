import { z } from "zod";
import { ordered } from "../../core/canonical.ts";
import { descriptions, listTotal } from "../../core/descriptions.ts";
import { spfErrorCodes } from "../../formats/spf/errors.ts";

/** Maximum number of characters kept of a record. */
export const longestRecord = 2048;

/** Maximum length of each list. */
export const mostListed = 20;

/** Maximum number of nodes in the include tree; larger trees are cut. */
export const mostBranches = 60;

const place = z.object({
  domain: z.string().meta({ description: "Domain whose record has the term", ko: "항목이 있는 레코드의 도메인" }),
  term: z.string().meta({
    description: "Term of the SPF record, as published (RFC 7208 §4.6.1)",
    ko: "게시된 그대로의 SPF 레코드 항목(RFC 7208 §4.6.1)",
  }),
});

const reason = z.string().nullable().meta({
  description: "Why it is unknown; otherwise null",
  ko: "알 수 없었던 이유. 알 수 있었으면 null",
});

const branch = z.object({
  depth: z.int().meta({
    description: "Number of levels below the domain's own record",
    ko: "도메인 자신의 레코드에서 내려간 단계 수",
  }),
  domain: z.string().meta({ description: "Domain of the record", ko: "레코드의 도메인" }),
  term: z.string().meta({
    description: "The term that refers to it; empty for the domain's own record",
    ko: "이 레코드로 이어지는 항목. 도메인 자신의 레코드이면 빈 문자열",
  }),
  state: z.enum(["one", "none", "several", "faulty", "unknown", "beyond", "loop", "macro", "impossible"]).meta({
    description:
      "faulty: syntax error; beyond: not looked up, because of a limit; macro: depends on the message; impossible: no valid name",
    ko: "faulty: 구문 오류. beyond: 한도 때문에 조회하지 않음. macro: 메일에 따라 다름. impossible: 유효한 이름이 아님",
  }),
  lookups: z.int().nullable().meta({
    description: "DNS lookups it needs in all, of 10; null for an include loop",
    ko: "열 번의 조회 중 이 레코드에 쓰이는 수. 레코드가 서로를 포함하면 null",
  }),
});

/** The result of evaluating a record over all its includes. */
const spfSight = z.object({
  state: z.enum(["one", "none", "several", "faulty", "unknown"]).meta({
    description: "Whether there is one record; faulty: a syntax error",
    ko: "레코드가 하나 있는지 여부. faulty는 읽을 수 없음을 뜻함",
  }),
  reason,
  text: z.string().nullable().meta(descriptions.recordText),
  octets: z.int().meta({ description: "Length of the record in octets", ko: "레코드의 길이(옥텟)" }),
  total: z.int().meta({
    description: "Number of SPF records at the name; more than 1 is an error",
    ko: "이 이름에 있는 SPF 레코드의 수. 1보다 크면 오류",
  }),
  malformedRecords: z.array(z.string()).readonly().meta({
    description: "TXT records that look like an SPF record but are not valid",
    ko: "레코드로 쓰려 했으나 레코드가 아닌 텍스트",
  }),
  faults: z
    .array(
      z.object({
        code: z.enum(spfErrorCodes).meta({ description: "Code of the syntax error", ko: "구문 오류의 코드" }),
        at: z.int().meta({ description: "Offset in the record, in characters", ko: "레코드 안의 위치(문자 수)" }),
        word: z.string().meta({ description: "Part of the record as written", ko: "레코드에 쓰인 그대로의 부분" }),
      }),
    )
    .readonly()
    .meta({ description: "Syntax errors of the record (RFC 7208 §4.6)", ko: "레코드의 구문 오류(RFC 7208 §4.6)" }),
  defaultResult: z.enum(["+", "-", "~", "?", "open", "unknown", "error"]).meta({
    description: "The result for all other senders, with includes and redirects",
    ko: "나머지의 처리(redirect를 따라간 결과)",
  }),
  lookups: z.int().nullable().meta({
    description: "Maximum DNS lookups of an evaluation, of 10; null for an include loop",
    ko: "가장 긴 경로의 DNS 조회 수(한도 10). 레코드가 서로를 포함하면 null",
  }),
  isLowerBound: z.boolean().meta({
    description: "Whether it may be more, because a part depends on the message or is unknown",
    ko: "메일에 따라 달라지거나 알 수 없는 부분이 있어 더 많을 수 있는지 여부",
  }),
  voidLookups: z.array(place).readonly().meta({
    description: "Void lookups for IPv4 senders; 2 are allowed",
    ko: "IPv4로 보내는 쪽에 결과가 없는 조회. 한도는 2개",
  }),
  voidLookupsTotal: z.int().meta(listTotal("voidLookups")),
  voidLookupsOverIpv6: z.int().meta({
    description: "Void lookups for IPv6 senders",
    ko: "IPv6로 보내는 쪽에 결과가 없는 조회의 수",
  }),
  permerrors: z
    .array(
      place.extend({
        code: z
          .enum([
            "include",
            "redirect",
            "several",
            "syntax",
            "loop",
            "impossible",
            "malformed",
            "mx",
            "lookups",
            "voids",
            "macro-include",
            "macro-redirect",
            "macro-several",
            "macro-syntax",
            "macro-mx",
            "macro-lookups",
            "macro-voids",
          ])
          .meta({
            description: "Cause of the error; macro-…: it depends on the message",
            ko: "오류의 원인. macro-로 시작하면 메일에 따라 발생",
          }),
        at: z
          .string()
          .meta({ description: "Domain whose record causes the error", ko: "오류를 일으키는 레코드의 도메인" }),
      }),
    )
    .readonly()
    .meta({ description: "Why receivers report an error (permerror)", ko: "수신 서버가 오류로 처리하는 이유" }),
  unmatchableTerms: z
    .array(
      place.extend({
        below: z
          .string()
          .meta({ description: "Name below which no name exists", ko: "그 아래에 이름이 존재하지 않는 이름" }),
      }),
    )
    .readonly()
    .meta({
      description: "Terms with macros that match no sender: no name exists below `below`",
      ko: "매크로가 있으나 어떤 발신자와도 일치하지 않는 항목. below 아래에 이름이 존재하지 않음",
    }),
  hasOnlyUnmatchableTerms: z.boolean().meta({
    description: "Whether such terms are the only ones that were meant to allow a sender",
    ko: "그런 항목 외에는 발신자를 허용하는 항목이 없는지 여부",
  }),
  undeterminedTerms: z
    .array(place.extend({ reason: z.string().meta(descriptions.resultReason) }))
    .readonly()
    .meta({
      description: "Terms that could not be evaluated, because a lookup failed",
      ko: "조회에 실패하여 평가할 수 없었던 항목",
    }),
  permitsAll: z.enum(["ipv4", "ipv6", "sender-macro"]).nullable().meta({
    description:
      "Whether every server may send: over IPv4, over IPv6, or (sender-macro) because the sender chooses the name",
    ko: "누구나 보낼 수 있는지 여부. IPv4, IPv6, 또는 보내는 쪽이 이름을 고를 수 있음(sender-macro)",
  }),
  permitsBeforeError: z.boolean().meta({
    description: "Whether a sender passes before the evaluation reaches an error; false without an error",
    ko: "수신 서버가 오류에 이르기 전에 통과하는 발신자가 있는지 여부. 오류가 없으면 false",
  }),
  permissiveTerms: z
    .array(
      place.extend({
        by: z.string().meta({
          description: "Term of the domain's own record that leads there",
          ko: "그 항목으로 이어지는 도메인 자신의 레코드의 항목",
        }),
      }),
    )
    .readonly()
    .meta({
      description: "The terms that allow every server; by: the term of the domain's own record that leads there",
      ko: "누구나 보낼 수 있게 하는 항목. by는 도메인 자신의 레코드에서 그 항목으로 이어지는 항목",
    }),
  addresses: z.int().meta({ description: "IPv4 addresses that may send", ko: "보낼 수 있는 IPv4 주소의 수" }),
  ownAddresses: z.int().meta({
    description: "Of these, the addresses listed in the domain's own records",
    ko: "그중 도메인 자신의 레코드에서 지정한 수",
  }),
  broadTerms: z
    .array(
      place.extend({
        addresses: z.int().meta({
          description: "Number of IPv4 addresses that the term authorizes",
          ko: "이 항목이 허용하는 IPv4 주소의 수",
        }),
      }),
    )
    .readonly()
    .meta({ description: "Terms that authorize many addresses", ko: "많은 주소를 허용하는 항목" }),
  privateTerms: z.array(z.string()).readonly().meta({
    description: "Terms with private networks",
    ko: "인터넷으로 메일이 올 수 없는 사설 네트워크를 지정한 항목",
  }),
  ptr: place.nullable().meta({
    description: "First term with the discouraged ptr mechanism (RFC 7208 §5.5); null without one",
    ko: "권장하지 않는 ptr 메커니즘을 쓰는 첫 항목(RFC 7208 §5.5). 없으면 null",
  }),
  redundantTerms: z.array(place).readonly().meta({
    description: "Networks that are part of earlier ones",
    ko: "앞의 네트워크에 이미 들어 있는 네트워크",
  }),
  unreachableTerms: z
    .array(z.string())
    .readonly()
    .meta({ description: "Terms that are never evaluated (RFC 7208 §5.1)", ko: "평가되지 않는 항목(RFC 7208 §5.1)" }),
  unknownModifiers: z.array(z.string()).readonly().meta({
    description: "Terms such as include=, which receivers ignore as unknown modifiers",
    ko: "include=처럼 수신 서버가 알 수 없는 변경자로 무시하는 항목",
  }),
  tree: ordered(
    z
      .array(branch)
      .readonly()
      .meta({ description: "SPF records that an evaluation visits", ko: "평가할 때 거치는 SPF 레코드" }),
  ),
  permittedSenders: z.enum(["some", "none", "unknown"]).meta({
    description: "Whether the record allows any sender; a macro may depend on the message",
    ko: "레코드를 모두 따라갔을 때 통과하는 발신자가 있는지 여부. 메일에 따라 달라지는 항목은 있는 것으로 봄",
  }),
});

/** The SPF records of a domain. */
export const spfRaw = z.object({
  name: z
    .string()
    .meta({ description: "Domain name whose SPF record was evaluated", ko: "SPF 레코드를 평가한 도메인 이름" }),
  evaluation: spfSight.meta({
    description: "Evaluation of the published record (RFC 7208 §4)",
    ko: "게시된 레코드의 평가 결과(RFC 7208 §4)",
  }),
  repairs: z
    .array(
      z.object({
        value: z.string().meta({ description: "Text of the corrected record", ko: "고친 레코드의 텍스트" }),
        evaluation: spfSight.meta({ description: "Evaluation of the corrected record", ko: "고친 레코드의 평가 결과" }),
      }),
    )
    .readonly()
    .meta({
      description: "Records that could replace it, and their results",
      ko: "대신 게시할 수 있는 레코드와 그 결과",
    }),
  missingSpaces: z.array(z.string()).readonly().meta({
    description: "Words that contain several terms without a space",
    ko: "레코드에서 공백 없이 붙어 버린 항목",
  }),
  hasSpfTypeRecord: z.boolean().nullable().meta({
    description: "Whether a record of the obsolete type SPF exists (RFC 7208 §3.1); null if unknown",
    ko: "폐기된 SPF 유형의 레코드가 있는지 여부(RFC 7208 §3.1). 알 수 없으면 null",
  }),
  hasSenderTerms: z.boolean().meta({
    description: "Whether the record, or a text meant as one, names a sender",
    ko: "레코드 또는 레코드로 쓰려 한 텍스트가 발신자를 지정하는지 여부",
  }),
  isHeloRecord: z.boolean().meta({
    description: "Whether the record allows only the host of that name, as for a HELO name",
    ko: "HELO 이름의 레코드처럼 그 이름의 호스트만 허용하는지 여부",
  }),
  ownHostAddresses: z.array(z.string()).readonly().meta({
    description: "Addresses of the domain itself that its own terms allow to send; only without MX records",
    ko: "MX 레코드가 없을 때, 도메인 자신의 항목이 발신을 허용하는 도메인 자체의 주소",
  }),
  mxState: z.enum(["hosts", "null", "none", "unknown"]).meta({
    description: "Whether mail servers receive its mail; null: null MX",
    ko: "메일을 받는 호스트가 있는지 여부. null은 받지 않는다고 알림을 뜻함",
  }),
  isParentMx: z.boolean().meta({
    description: "Whether a parent domain uses it as a mail server, so that it is used in HELO",
    ko: "상위 도메인의 메일 서버인지 여부. 그렇다면 HELO에서 이 이름을 밝히는 호스트",
  }),
  hijackable: z
    .array(
      place.extend({
        name: z.string().meta({ description: "Name that the term refers to", ko: "항목이 가리키는 이름" }),
        registrable: z
          .string()
          .meta({ description: "Registrable domain of the name", ko: "이 이름의 등록 가능 도메인" }),
        state: z.enum(["unregistered", "undelegated"]).meta({
          description: "unregistered: not at the registry; undelegated: no delegation, registry unknown",
          ko: "unregistered: 레지스트리에 없음. undelegated: 위임이 없고 레지스트리의 답은 알 수 없음",
        }),
      }),
    )
    .readonly()
    .meta({ description: "Names in unregistered domains", ko: "아무도 등록하지 않은 도메인의 이름" }),
  uncovered: z
    .array(
      z.object({
        host: z.string().meta(descriptions.mailHost),
        address: z.string().meta({ description: "IP address of the mail server", ko: "메일 서버의 IP 주소" }),
        result: z
          .string()
          .meta({ description: "SPF result for the address (RFC 7208 §2.6)", ko: "이 주소의 SPF 결과(RFC 7208 §2.6)" }),
      }),
    )
    .readonly()
    .meta({ description: "Addresses of mail servers that SPF does not allow", ko: "보낼 수 없는 메일 서버의 주소" }),
  helo: z
    .array(
      z.object({
        host: z.string().meta(descriptions.mailHost),
        isOwn: z
          .boolean()
          .meta({ description: "Whether the host is in the domain", ko: "호스트가 이 도메인에 속하는지 여부" }),
        state: z.enum(["one", "none", "several", "unknown"]).meta({
          description: "one: one SPF record; several: more than one, which is an error",
          ko: "one: SPF 레코드 하나. several: 둘 이상이어서 오류",
        }),
      }),
    )
    .readonly()
    .meta({ description: "SPF records at the names of mail servers", ko: "메일 서버 이름의 SPF 레코드" }),
});

/** The evaluation of an SPF record. */
export type SpfSight = z.output<typeof spfSight>;

/** What was observed of SPF. */
export type SpfRaw = z.output<typeof spfRaw>;
