import { row } from "../../../core/grade/score-table.ts";
import { part } from "./part.ts";

/** How mail is received, and how its senders are seen. */
export const deliveryParts = {
  mx: part({ mail: 7 }, 7, {
    reachable: row(
      6,
      "each mail server: its addresses are reachable from the Internet",
      "메일 서버마다: 주소에 인터넷에서 접속할 수 있음",
    ),
    "reachable-ipv6": row(
      3,
      "each mail server, if no mail server has an IPv4 address",
      "메일 서버마다: 어느 메일 서버에도 IPv4 주소가 없을 때",
    ),
    named: row(
      1,
      "each mail server: the MX record names a host, not an alias or an address",
      "메일 서버마다: MX 레코드가 별칭이나 주소가 아닌 호스트를 지정함",
    ),
  }),
  names: part({ mail: 4, sends: 5 }, 4, {
    confirmed: row(
      4,
      "each address of a mail server: a PTR name that resolves back to it (FCrDNS)",
      "메일 서버의 주소마다: 다시 그 주소로 조회되는 PTR 이름(FCrDNS)",
    ),
  }),
  starttls: part({ mail: 4 }, 4, {
    offered: row(4, "each mail server that supports STARTTLS", "STARTTLS를 지원하는 메일 서버마다"),
  }),
  pointer: part({ address: 20 }, 20, {
    named: row(20, "a sending address with a PTR name of its own", "고유한 PTR 이름이 있는 발신 주소"),
    generic: row(
      8,
      "a PTR name that a provider generated from the address",
      "사업자가 주소에서 자동으로 만든 PTR 이름",
    ),
    none: row(0, "no PTR name, or a non-public address", "PTR 이름이 없거나 공인 주소가 아님"),
  }),
  confirmed: part({ address: 30 }, 30, {
    confirmed: row(
      30,
      "the PTR name resolves back to the address (FCrDNS)",
      "PTR 이름이 다시 그 주소로 조회됨(FCrDNS)",
    ),
    none: row(0, "it does not, or the address is not public", "그렇지 않거나 공인 주소가 아님"),
  }),
  blocklists: part({ mail: 12, sends: 14, address: 50 }, 12, {
    clean: row(12, "no blocklist lists the domain or its addresses", "도메인과 주소가 차단 목록에 없음"),
    major: row(
      -12,
      "listed by SBL, CSS, XBL or DROP of Spamhaus, or by Barracuda",
      "Spamhaus의 SBL, CSS, XBL, DROP 또는 Barracuda에 등재됨",
    ),
    middle: row(-8, "listed by SpamCop or by a domain list", "SpamCop 또는 도메인 목록에 등재됨"),
    minor: row(-3, "listed by another list, each", "그 밖의 목록에 등재됨(목록마다)"),
    info: row(0, "listed by a list that only describes the address", "주소의 성격만 나타내는 목록에 등재됨"),
  }),
  transport: part({ mail: 4 }, 4, {
    right: row(
      4,
      "valid DANE records at every mail server, or an enforced MTA-STS policy that every mail server meets",
      "모든 메일 서버에 올바른 DANE 레코드가 있거나, 모든 메일 서버가 지키는 enforce 모드의 MTA-STS 정책",
    ),
    short: row(3, "an MTA-STS policy that is valid for less than a day", "유효 기간이 하루 미만인 MTA-STS 정책"),
    testing: row(2, "an MTA-STS policy in testing mode", "testing 모드의 MTA-STS 정책"),
    flawed: row(
      1,
      "an MTA-STS policy with the wrong media type, or one in testing mode that a mail server does not meet",
      "미디어 유형이 잘못된 MTA-STS 정책이거나, testing 모드에서 지키지 않는 메일 서버가 있음",
    ),
    nothing: row(0, "neither, or a mail server that fails DANE", "둘 다 없거나 DANE에 실패하는 메일 서버가 있음"),
    broken: row(
      -3,
      "a broken or unmet MTA-STS policy beside valid DANE records",
      "올바른 DANE 레코드와 함께 있는, 손상되거나 지켜지지 않는 MTA-STS 정책",
    ),
  }),
  reports: part({ mail: 2 }, 2, {
    wanted: row(2, "a TLS-RPT record with an address that accepts reports", "보고서를 받는 주소가 있는 TLS-RPT 레코드"),
    none: row(0, "no such record", "그런 레코드가 없음"),
  }),
  bimi: part({ mail: 2, sends: 3 }, 2, {
    shown: row(2, "a valid logo and a DMARC policy that allows it", "올바른 로고와 이를 허용하는 DMARC 정책"),
    none: row(0, "no logo, or an empty record, which declines one", "로고가 없거나, 로고를 거부하는 빈 레코드"),
  }),
} as const;
