import { z } from "zod";
import { ordered, volatile } from "../../core/canonical.ts";
import { descriptions, listTotal } from "../../core/descriptions.ts";
import { reverseTarget } from "../../core/target/domain.ts";

/** The input: an address. Unknown parameters are rejected. */
export const input = z.strictObject({
  query: reverseTarget().meta({
    description: "IPv4 or IPv6 address, or its complete name below in-addr.arpa or ip6.arpa",
    ko: "IPv4 또는 IPv6 주소, 또는 in-addr.arpa나 ip6.arpa 아래의 완전한 이름",
    examples: ["8.8.8.8"],
  }),
});

/** The parsed input. */
export type Input = z.output<typeof input>;

/** Oddities of a PTR name. */
const nameOddities = ["root", "not-a-host", "single-label", "address-like", "reverse-zone"] as const;

const seconds = z.int().min(0).nullable();
const reason = z.string().nullable().meta({
  description: "Reason code, the same in every language; null if there is nothing to explain",
  ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null",
});

const zone = z.object({
  zone: z.string().meta({ description: "Name of the zone", ko: "존의 이름" }),
  mname: z.string().meta({ description: "MNAME of its SOA record", ko: "SOA 레코드의 MNAME" }),
  rname: z.string().meta({
    description: "RNAME of its SOA record: the operator's mail address, with a dot instead of the @",
    ko: "SOA 레코드의 RNAME. 담당자 메일 주소이며 @ 대신 점을 씁니다",
  }),
});

const pointer = z.object({
  name: z
    .string()
    .meta({ description: "PTR name of the address (RFC 1035 §3.3.12)", ko: "주소의 PTR 이름(RFC 1035 §3.3.12)" }),
  forward: z.enum(["confirmed", "other", "no-address", "no-name", "bogus", "unknown"]).meta({
    description:
      "confirmed: the name resolves back to the address; other: to other addresses only; no-address: it has no address of the same family; no-name: it does not exist; bogus: DNSSEC validation fails; unknown: we could not find out",
    ko: "confirmed: 이름이 이 주소로 다시 조회됨. other: 다른 주소로만 조회됨. no-address: 같은 종류(IPv4/IPv6)의 주소가 없음. no-name: 존재하지 않는 이름. bogus: DNSSEC 검증 실패. unknown: 알 수 없음",
  }),
  reason,
  addresses: z.array(z.string()).readonly().meta({
    description: "The first addresses of the name, IPv4 and IPv6; addressesTotal is the number of all",
    ko: "이름이 가진 앞쪽 주소(IPv4와 IPv6). 전체 개수는 addressesTotal",
  }),
  addressesTotal: z.int().min(0).meta(listTotal("addresses")),
  aliases: ordered(
    z.array(z.string()).readonly().meta({
      description: "The targets of its CNAME chain, in order",
      ko: "CNAME 체인의 대상, 순서대로",
    }),
  ),
  anomalies: z.array(z.enum(nameOddities)).readonly().meta({
    description:
      "root: the DNS root, not a name; not-a-host: has characters that are invalid in host names; single-label: belongs to no domain; address-like: looks like an address; reverse-zone: lies in a reverse zone, since the trailing dot is missing",
    ko: "root: 루트 자체여서 이름이 아님. not-a-host: 호스트 이름에 쓸 수 없는 문자가 있음. single-label: 도메인에 속하지 않음. address-like: 주소처럼 보임. reverse-zone: 역방향 존 안의 이름(끝의 점을 빠뜨린 경우)",
  }),
  generic: z.enum(["address", "word"]).nullable().meta({
    description: "The sign that a provider generated the name from the address; null without one",
    ko: "사업자가 주소에서 자동으로 만든 이름으로 보이는 근거. 아니면 null",
  }),
  isMailHost: z.boolean().nullable().meta({
    description: "Whether it is an MX host of its domain; null if unknown",
    ko: "이름이 속한 도메인의 메일 서버(MX)인지 여부. 알 수 없었으면 null",
  }),
});

/** The observation of an address and its PTR names. Times are ISO strings. */
export const raw = z.object({
  address: z
    .string()
    .meta({ description: "IP address that was observed, in canonical form", ko: "관측한 IP 주소(정규 표기)" }),
  observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
  reverseName: z
    .string()
    .meta({ description: "The name that is queried for PTR records", ko: "PTR 레코드를 찾는 이름" }),
  state: z.enum(["found", "nodata", "nxdomain", "bogus", "unknown"]).meta({
    description:
      "nodata: the name exists without PTR records; nxdomain: it does not exist; bogus: DNSSEC validation fails; unknown: we could not find out",
    ko: "nodata: 역방향 존에 이름은 있으나 PTR 레코드가 없음. nxdomain: 이름이 없음. bogus: DNSSEC 검증 실패. unknown: 알 수 없음",
  }),
  reason,
  contradiction: z
    .object({
      resolver: z.string().meta(descriptions.contradictoryResolver),
      name: z.string().meta(descriptions.contradictoryName),
      deniedTypes: z.array(z.string()).readonly().meta(descriptions.deniedTypes),
      answeredTypes: z.array(z.string()).readonly().meta(descriptions.answeredTypes),
    })
    .nullable()
    .meta({
      description:
        "A resolver that returns NXDOMAIN for some record types and an answer for others, so that the name servers were queried instead; null without one",
      ko: "같은 이름의 일부 유형에는 NXDOMAIN을, 다른 유형에는 응답을 반환하여, 네임서버에 직접 질의하게 한 리졸버. 없으면 null",
    }),
  ttl: volatile(
    seconds.meta({
      description: "TTL of the PTR records in seconds; null without any",
      ko: "PTR 레코드의 TTL(초). 없으면 null",
    }),
  ),
  aliases: ordered(
    z.array(z.string()).readonly().meta({
      description: "The targets of CNAME records there, such as those of RFC 2317 into the zone of a smaller network",
      ko: "그곳의 CNAME이 가리키는 이름. 작은 네트워크의 존으로 위임하는 RFC 2317 방식 등",
    }),
  ),
  zone: zone.nullable().meta({
    description: "The reverse zone of the address and its operator; null if unknown",
    ko: "주소가 속한 역방향 존과 그 관리자. 알 수 없었으면 null",
  }),
  parentZone: zone.nullable().meta({
    description: "If the reverse zone does not answer: the nearest parent zone that does, and its operator",
    ko: "역방향 존이 응답하지 않을 때, 응답하는 가장 가까운 상위 존과 그 관리자",
  }),
  delegatedZone: zone.nullable().meta({
    description: "The zone that CNAME records lead into; null without any",
    ko: "CNAME이 가리키는 존. CNAME이 없으면 null",
  }),
  ptrNames: z.array(pointer).readonly().meta({
    description: "PTR names of the address, and whether they resolve back",
    ko: "주소의 PTR 이름과 다시 조회되는지 여부",
  }),
  ptrNamesTotal: z.int().min(0).meta(listTotal("ptrNames")),
  forwardConfirmed: z.boolean().nullable().meta({
    description: "FCrDNS: whether any PTR name resolves back to the address; null if unknown",
    ko: "FCrDNS. PTR 이름 가운데 하나라도 이 주소로 다시 조회되는지 여부. 알 수 없었으면 null",
  }),
  security: z
    .object({
      state: z.enum(["secure", "insecure", "bogus", "island", "indeterminate"]).meta(descriptions.dnssecState),
      reason,
    })
    .meta({
      description: "DNSSEC state of the answer",
      ko: "응답의 DNSSEC 상태",
    }),
});

/** The observation that the check judges, stores and returns. */
export type ReverseDnsRaw = z.output<typeof raw>;
