import { z } from "zod";
import { addressTarget } from "../../core/target/domain.ts";

/** What a caller gives: an address. Unknown parameters are refused. */
export const input = z.strictObject({
  query: addressTarget().meta({
    description: "IPv4 or IPv6 address",
    ko: "IPv4 또는 IPv6 주소",
    examples: ["192.0.2.1"],
  }),
});

/** The input once it is read. */
export type Input = z.output<typeof input>;

/** What may be odd about a name that an address is said to have. */
const nameOddities = ["root", "not-a-host", "single-label", "address-like", "reverse-zone"] as const;

const seconds = z.int().min(0).nullable();
const reason = z.string().nullable().meta({
  description: "Why, in a word that is the same in every language; null where there is nothing to explain",
  ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null",
});

const zone = z.object({
  zone: z.string(),
  primary: z.string().meta({ description: "MNAME of its SOA record", ko: "SOA 레코드의 MNAME" }),
  mailbox: z.string().meta({
    description: "RNAME of its SOA record: whom to write to, with a dot in the place of the at sign",
    ko: "SOA 레코드의 RNAME. 담당자 메일 주소이며 @ 대신 점을 씁니다",
  }),
});

const pointer = z.object({
  name: z.string(),
  forward: z.enum(["confirmed", "other", "no-address", "no-name", "bogus", "unknown"]).meta({
    description:
      "confirmed: the name leads back to the address; other: to others alone; no-address: it has none of the same family; no-name: it does not exist; bogus: DNSSEC does not verify; unknown: could not be told",
    ko: "confirmed: 이름이 이 주소로 되돌아옴. other: 다른 주소로만 이어짐. no-address: 같은 종류(IPv4/IPv6)의 주소가 없음. no-name: 존재하지 않는 이름. bogus: DNSSEC 검증 실패. unknown: 알 수 없음",
  }),
  reason,
  addresses: z.array(z.string()).readonly().meta({
    description: "The first addresses that the name has, of both families; addressesTotal counts all of them",
    ko: "이름이 가진 앞쪽 주소(IPv4와 IPv6). 전체 개수는 addressesTotal",
  }),
  addressesTotal: z.int().min(0),
  aliases: z.array(z.string()).readonly().meta({
    description: "The names that aliases (CNAME) lead to from it, in their order",
    ko: "이 이름에서 별칭(CNAME)이 가리키는 이름, 순서대로",
  }),
  oddities: z.array(z.enum(nameOddities)).readonly().meta({
    description:
      "root: is the root itself, and so no name; not-a-host: has characters that no host name has; single-label: belongs to no domain; address-like: looks like an address; reverse-zone: lies in a reverse zone, as it does where the dot at its end was forgotten",
    ko: "root: 루트 자체여서 이름이 아님. not-a-host: 호스트 이름에 쓸 수 없는 문자가 있음. single-label: 도메인에 속하지 않음. address-like: 주소처럼 보임. reverse-zone: 역방향 존 안의 이름(끝의 점을 빠뜨린 경우)",
  }),
  generic: z.enum(["address", "word"]).nullable().meta({
    description: "By what it looks like a name that a provider gives to every address; null where it does not",
    ko: "사업자가 모든 주소에 일괄로 붙이는 이름으로 보이는 근거. 아니면 null",
  }),
  isMailHost: z.boolean().nullable().meta({
    description: "Whether a domain that the name is in takes its mail there (MX); null where that could not be told",
    ko: "이름이 속한 도메인의 메일 서버(MX)인지 여부. 알 수 없었으면 null",
  }),
});

/** What is observed of an address and of the names that it is said to have. Times are ISO strings. */
export const raw = z.object({
  address: z.string(),
  observedAt: z.iso.datetime(),
  reverseName: z.string().meta({ description: "Where its PTR records are looked for", ko: "PTR 레코드를 찾는 이름" }),
  state: z.enum(["found", "nodata", "nxdomain", "bogus", "unknown"]).meta({
    description:
      "nodata: there is such a name in the reverse zone, without PTR records; nxdomain: there is none; bogus: DNSSEC does not verify; unknown: could not be told",
    ko: "nodata: 역방향 존에 이름은 있으나 PTR 레코드가 없음. nxdomain: 이름이 없음. bogus: DNSSEC 검증 실패. unknown: 알 수 없음",
  }),
  reason,
  contradiction: z
    .object({
      resolver: z.string(),
      name: z.string(),
      denied: z.array(z.string()).readonly(),
      told: z.array(z.string()).readonly(),
    })
    .nullable()
    .meta({
      description:
        "A resolver that denies a name for some types of records and has others of it, so that the name servers were asked; null where none does",
      ko: "같은 이름을 어떤 레코드 유형에는 없다고 하고 다른 유형에는 답하여, 네임서버에 직접 묻게 한 리졸버. 없으면 null",
    }),
  ttl: seconds,
  aliases: z.array(z.string()).readonly().meta({
    description: "Where aliases (CNAME) lead from there, as those of RFC 2317 into the zone of a smaller network",
    ko: "그곳에서 별칭(CNAME)이 가리키는 이름. 작은 네트워크의 존으로 위임하는 RFC 2317 방식 등",
  }),
  zone: zone.nullable().meta({
    description: "The reverse zone that the address is in, and who keeps it; null where that could not be told",
    ko: "주소가 속한 역방향 존과 그 관리자. 알 수 없었으면 null",
  }),
  parentZone: zone.nullable().meta({
    description: "Where the reverse zone does not answer, the nearest zone above that does, and who keeps it",
    ko: "역방향 존이 응답하지 않을 때, 응답하는 가장 가까운 상위 존과 그 관리자",
  }),
  delegatedZone: zone.nullable().meta({
    description: "The zone that aliases lead into; null where there are none",
    ko: "별칭이 이어지는 존. 별칭이 없으면 null",
  }),
  pointers: z.array(pointer).readonly(),
  pointersTotal: z.int().min(0),
  confirmed: z.boolean().nullable().meta({
    description: "FCrDNS: whether any of the names leads back to the address; null where that could not be told",
    ko: "FCrDNS. 이름 가운데 하나라도 이 주소로 되돌아오는지 여부. 알 수 없었으면 null",
  }),
  security: z.object({ state: z.enum(["secure", "insecure", "bogus", "island", "indeterminate"]), reason }).meta({
    description: "How far the answer can be trusted by its signatures (DNSSEC)",
    ko: "서명(DNSSEC)에 따라 응답을 신뢰할 수 있는 정도",
  }),
});

/** The observation that the check judges, stores and answers. */
export type ReverseDnsRaw = z.output<typeof raw>;
