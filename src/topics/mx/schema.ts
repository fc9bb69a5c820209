import { z } from "zod";
import { descriptions, listTotal } from "../../core/descriptions.ts";

const reason = z.string().nullable().meta({
  description: "Reason code, the same in every language; null if there is nothing to explain",
  ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null",
});

const address = z.object({
  address: z.string().meta({ description: "IP address of the mail server", ko: "메일 서버의 IP 주소" }),
  isPublic: z.boolean().meta({
    description: "Whether it is reachable from the Internet",
    ko: "인터넷에서 접속할 수 있는 주소인지 여부",
  }),
});

/** A mail host as the DNS shows it. */
export const mxHost = z.object({
  host: z.string().meta(descriptions.mailHost),
  preference: z.int().meta({
    description: "MX preference; lower values are tried first (RFC 5321 §5.1)",
    ko: "MX 우선순위. 작은 값부터 시도함(RFC 5321 §5.1)",
  }),
  alias: z.string().nullable().meta({
    description: "The final CNAME target, if the name is a CNAME",
    ko: "이름이 별칭(CNAME)일 때 마지막으로 가리키는 이름",
  }),
  addresses: z.array(address).readonly().meta({ description: "At most 8", ko: "최대 8개" }),
  addressesTotal: z.int().min(0).meta(listTotal("addresses")),
  problems: z
    .array(
      z.enum([
        "address",
        "alias",
        "missing",
        "no-address",
        "private",
        "partly-private",
        "null-beside",
        "bogus",
        "unknown",
      ]),
    )
    .readonly()
    .meta({
      description:
        "address: an IP address instead of a name; alias: the name is a CNAME; missing: the name does not exist; no-address: it has no address; private, partly-private: none or only some addresses are reachable from the Internet; null-beside: a null MX next to other hosts; bogus: its addresses fail DNSSEC validation; unknown: we could not check it",
      ko: "address: 이름 자리에 주소를 씀. alias: 별칭임. missing: 없는 이름. no-address: 주소가 없음. private, partly-private: 모든 주소 또는 일부 주소에 인터넷에서 접속할 수 없음. null-beside: 다른 호스트와 함께 있는 null MX. bogus: 주소가 DNSSEC 검증에 실패함. unknown: 알 수 없음",
    }),
  reason,
});

/** The MX records of a name. */
export const mxRaw = z.object({
  kind: z.enum(["found", "null", "none", "unknown"]).meta({
    description: "null: null MX, the name accepts no mail (RFC 7505); none: it has no MX records",
    ko: "null: 메일을 받지 않는다고 알림(RFC 7505). none: MX 레코드가 없음",
  }),
  reason,
  hosts: z.array(mxHost).readonly().meta({
    description: "Most preferred first, at most 20; total is the number of all records",
    ko: "우선순위가 높은 순서로 최대 20개. 전체 레코드 수는 total",
  }),
  total: z.int().min(0).meta(listTotal("hosts")),
});

/** A mail host as the DNS shows it. */
export type MxHost = z.output<typeof mxHost>;

/** What was observed of the MX records of a name. */
export type MxRaw = z.output<typeof mxRaw>;
