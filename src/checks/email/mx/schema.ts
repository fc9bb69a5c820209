import { z } from "zod";
import { canonicalAs, volatile } from "../../../core/canonical.ts";
import { withoutTokens } from "../../../core/tokens.ts";
import { listTotal } from "../../../core/descriptions.ts";
import { mxHost } from "../../../topics/mx/schema.ts";

const reason = z.string().nullable().meta({
  description: "Reason code, the same in every language; null if there is nothing to explain",
  ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null",
});

const answer = z.object({
  address: z.string().meta({ description: "IP address of the mail server", ko: "메일 서버의 IP 주소" }),
  outcome: z.enum(["accepted", "closed", "rejected", "odd", "slow", "refused", "silent", "unknown"]).meta({
    description:
      "accepted: answers normally; closed: says that it accepts no mail; rejected: refused to serve us, perhaps because of our address; odd: not SMTP; slow: connected, but no greeting within 8 seconds; refused: connection refused; silent: no answer; unknown: not checked",
    ko: "accepted: 정상 응답. closed: 누구에게서도 메일을 받지 않는다고 알림. rejected: 우리를 거절함(보내는 쪽 때문일 수 있음). odd: SMTP가 아님. slow: 연결되었으나 8초 안에 인사하지 않음. refused, silent: 응답하는 곳이 없음. unknown: 물어볼 수 없었음",
  }),
  reason,
  code: z.int().nullable().meta({ description: "Code of the greeting", ko: "인사말의 코드" }),
  banner: canonicalAs(
    z.string().nullable().meta({
      description: "The greeting without its codes, escaped and bounded",
      ko: "코드를 뺀 인사말. 제어 문자는 바꾸어 쓰고 길이를 제한합니다",
    }),
    withoutTokens,
  ),
  hello: z.string().nullable().meta({
    description: "The server's name in its answer to EHLO or HELO",
    ko: "EHLO 또는 HELO 응답에서 서버가 자신을 부르는 이름",
  }),
  keywords: z.array(z.string()).readonly().meta({
    description: "The SMTP extensions it offers, at most 64",
    ko: "서버가 제공하는 확장 기능. 최대 64개",
  }),
  ms: volatile(
    z.number().nullable().meta({
      description: "Time until the greeting in milliseconds; null without one",
      ko: "인사말을 받기까지의 시간(밀리초). 받지 못했으면 null",
    }),
  ),
});

const host = mxHost.extend({
  answers: z.array(answer).readonly().meta({
    description: "Answers on port 25 of the first public addresses of each family",
    ko: "종류(IPv4/IPv6)별 앞쪽 공인 주소의 25번 포트에서 받은 응답",
  }),
});

/** The mail hosts of a domain and their answers on port 25. */
export const mxRaw = z.object({
  kind: z.enum(["found", "implicit", "null", "none", "unknown", "bogus"]).meta({
    description:
      "found: MX records exist; implicit: none exist, so the domain itself is the mail server (RFC 5321 §5.1); null: null MX, the domain accepts no mail (RFC 7505); none: neither MX records nor addresses; bogus: DNSSEC validation fails; unknown: we could not find out",
    ko: "found: MX 레코드가 있음. implicit: MX가 없어 도메인 자체가 호스트가 됨(RFC 5321 §5.1). null: 메일을 받지 않는다고 알림(RFC 7505). none: MX도 주소도 없음. bogus: DNSSEC 검증 실패. unknown: 알 수 없음",
  }),
  reason,
  security: z.enum(["secure", "insecure", "bogus", "island", "indeterminate"]).meta({
    description: "DNSSEC state of the MX answer",
    ko: "서명(DNSSEC)에 따라 MX 응답을 신뢰할 수 있는 정도",
  }),
  hosts: z.array(host).readonly().meta({
    description: "Most preferred first, at most 10; hostsTotal is the number of all",
    ko: "우선순위가 높은 순서로 최대 10개. 전체 개수는 hostsTotal",
  }),
  hostsTotal: z.int().min(0).meta(listTotal("hosts")),
  isBlocked: z.boolean().meta({
    description:
      "Whether no mail server answered on port 25, which may be blocked on our side; then they are not judged",
    ko: "25번 포트에서 어떤 호스트도 응답하지 않았는지 여부. 측정하는 쪽에서 차단되었을 수 있으므로 이때는 알 수 없습니다",
  }),
});

/** What was observed of the MX records and mail hosts. */
export type MxRaw = z.output<typeof mxRaw>;
