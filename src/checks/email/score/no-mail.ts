import { row } from "../../../core/grade/score-table.ts";
import { part } from "./part.ts";

/** What a domain without mail publishes. */
export const noMailParts = {
  "no-mx": part({ none: 30 }, 30, {
    null: row(30, "a null MX record", "null MX 레코드"),
    nobody: row(20, "neither MX records nor addresses", "MX 레코드도 주소도 없음"),
    unreachable: row(
      10,
      "no MX records, and no address is reachable from the Internet",
      "MX 레코드가 없고 인터넷에서 접속할 수 있는 주소도 없음",
    ),
    refusing: row(
      10,
      "no MX records, and the host refuses port 25 on every address",
      "MX 레코드가 없고 호스트가 모든 주소에서 25번 포트를 거부함",
    ),
  }),
  "no-senders": part({ none: 30 }, 30, {
    refuses: row(30, "v=spf1 -all", "v=spf1 -all"),
    soft: row(20, "an SPF record that ends in ~all", "~all로 끝나는 SPF 레코드"),
    neutral: row(5, "an SPF record that ends in ?all, or without all", "?all로 끝나거나 all이 없는 SPF 레코드"),
    "passes-all": row(0, "an SPF record that allows every server", "모든 서버를 허용하는 SPF 레코드"),
    missing: row(0, "no SPF record", "SPF 레코드 없음"),
    broken: row(0, "an SPF record that ends in an error (permerror)", "오류(permerror)로 끝나는 SPF 레코드"),
  }),
  "no-forgery": part({ none: 30 }, 30, {
    reject: row(30, "DMARC policy reject", "DMARC 정책 reject"),
    quarantine: row(22, "DMARC policy quarantine", "DMARC 정책 quarantine"),
    none: row(5, "DMARC policy none", "DMARC 정책 none"),
    missing: row(0, "no DMARC policy", "DMARC 정책 없음"),
  }),
  "no-keys": part({ none: 10 }, 10, {
    revoked: row(10, "every DKIM key is revoked (wildcard)", "모든 DKIM 키가 폐기됨(와일드카드)"),
    none: row(6, "no usable DKIM key is known", "사용할 수 있는 DKIM 키가 알려져 있지 않음"),
  }),
} as const;
