import { row } from "../../../core/grade/score-table.ts";
import { part } from "./part.ts";

/** What protects the domain of the sender. */
export const authenticationParts = {
  spf: part({ mail: 20, sends: 24 }, 20, {
    usable: row(
      20,
      "one valid record that rejects other senders (-all), or marks them (~all) beside a DMARC policy of quarantine or reject",
      "다른 발신자를 거부하거나(-all), DMARC 정책 quarantine 또는 reject와 함께 표시하는(~all) 올바른 레코드 하나",
    ),
    useless: row(
      0,
      "no record, several records, a record that ends in an error (permerror), or one that allows every server, an unregistered domain, or only macro terms whose names do not exist",
      "레코드가 없거나 여럿이거나, 오류(permerror)로 끝나거나, 모든 서버, 등록되지 않은 도메인, 또는 이름이 존재하지 않는 매크로 항목만 허용함",
    ),
    dead: row(
      -4,
      "a term with macros whose names do not exist, beside terms that allow a sender",
      "발신자를 허용하는 항목 외에, 매크로의 이름이 존재하지 않는 항목이 있음",
    ),
    "soft-alone": row(
      -3,
      "~all without a DMARC policy of quarantine or reject",
      "DMARC 정책 quarantine 또는 reject 없이 ~all",
    ),
    open: row(-8, "?all, or neither all nor redirect", "?all이거나 all과 redirect가 모두 없음"),
    ptr: row(-2, "ptr is used", "ptr 사용"),
    "nearly-too-many": row(-1, "9 or 10 DNS lookups on the longest path", "가장 긴 경로의 DNS 조회가 9번 또는 10번"),
    wide: row(
      -3,
      "more than 65,536 IPv4 addresses in the domain's own terms",
      "도메인 자신의 항목에 IPv4 주소가 65,536개 초과",
    ),
    "wide-doubling": row(-1, "each time that number doubles", "그 수가 두 배가 될 때마다"),
    "wide-most": row(-15, "most that the number of addresses can cost", "주소 수로 잃을 수 있는 최대 점수"),
  }),
  dkim: part({ mail: 20, sends: 24 }, 20, {
    full: row(20, "the best key is RSA with 2048 bits or more", "가장 좋은 키가 2048비트 이상의 RSA"),
    short: row(17, "the best key is RSA with fewer than 2048 bits", "가장 좋은 키가 2048비트 미만의 RSA"),
    rare: row(
      15,
      "the only keys are Ed25519, which many receivers cannot verify",
      "많은 수신 서버가 검증하지 못하는 Ed25519 키만 있음",
    ),
    unseen: row(
      14,
      "keys exist at selectors that were neither given nor guessed (the missing points alone never make the status warn)",
      "지정하거나 추측한 선택자 외에 키가 있음(이 점수만으로는 상태가 warn이 되지 않음)",
    ),
    parent: row(
      14,
      "only a parent domain has keys, and DMARC allows relaxed alignment (the missing points alone never make the status warn)",
      "상위 도메인에만 키가 있고 DMARC가 완화된 정렬을 허용함(이 점수만으로는 상태가 warn이 되지 않음)",
    ),
    wildcard: row(14, "the key comes from a wildcard", "키가 와일드카드에서 나옴"),
    testing: row(12, "the best key is in test mode (t=y)", "가장 좋은 키가 시험 모드(t=y)"),
    broken: row(
      6,
      "only broken keys or dangling CNAMEs; also the maximum if a selector that you gave has no valid key",
      "손상된 키나 끊어진 CNAME만 있음. 지정한 선택자에 올바른 키가 없을 때의 최대 점수이기도 함",
    ),
    none: row(
      0,
      "no key, only revoked keys, or only wildcard answers that are no keys",
      "키가 없거나, 폐기된 키 또는 키가 아닌 와일드카드 응답만 있음",
    ),
  }),
  dmarc: part({ mail: 25, sends: 30 }, 25, {
    valid: row(8, "one record that is in effect", "효력이 있는 레코드 하나"),
    reject: row(
      11,
      "policy reject (t=y counts as the next lower policy; pct counts as that share of the messages)",
      "정책 reject(t=y는 한 단계 낮은 정책으로, pct는 그 비율만큼 계산)",
    ),
    quarantine: row(9, "policy quarantine", "정책 quarantine"),
    none: row(2, "policy none", "정책 none"),
    existing: row(
      1,
      "no weaker policy for existing subdomains (sp)",
      "존재하는 하위 도메인의 정책(sp)이 더 약하지 않음",
    ),
    nonexistent: row(
      1,
      "no weaker policy for nonexistent subdomains (np)",
      "존재하지 않는 하위 도메인의 정책(np)이 더 약하지 않음",
    ),
    "reports-all": row(3, "every report address (rua) accepts reports", "모든 보고서 주소(rua)가 보고서를 받음"),
    "reports-some": row(2, "only some report addresses accept reports", "일부 보고서 주소만 보고서를 받음"),
    path: row(
      1,
      "mail can pass through SPF or DKIM, and the record does not declare a public suffix (psd=y) by mistake",
      "SPF나 DKIM으로 메일이 통과할 수 있고, 레코드가 실수로 공개 접미사(psd=y)를 선언하지 않음",
    ),
    missing: row(0, "no policy is in effect", "효력이 있는 정책이 없음"),
  }),
} as const;
