import { z } from "zod";
import { volatile } from "../../core/canonical.ts";
import { descriptions, listTotal } from "../../core/descriptions.ts";
import { parseAddress } from "../../core/target/domain.ts";
import type { Text } from "../../core/text.ts";
import { networkClasses } from "../../data/networks/operators.ts";
import { parseAsNumber } from "../../formats/routing/as-number.ts";

const expected: Text = {
  en: "an IP address such as 8.8.8.8, or AS and a number up to 4294967295 such as AS15169",
  ko: "8.8.8.8 같은 IP 주소, 또는 AS15169처럼 AS와 4294967295 이하의 번호",
};
const aNumber = (digits: string): Text => ({
  en: `an IP address, or AS and a number; for the AS with this number: AS${digits}`,
  ko: `IP 주소 또는 AS와 번호. 이 번호의 AS는 AS${digits}로 적으십시오`,
});

/** An address in its canonical spelling, or an AS as `AS15169`. */
function parseQuery(text: string): { readonly value: string } | { readonly expected: Text } {
  const bare = text.trim();
  const asn = parseAsNumber(bare);
  if (asn !== null) return { value: `AS${asn}` };
  const address = parseAddress(bare);
  if ("value" in address) return address;
  return { expected: /^\d{1,10}$/.test(bare) ? aNumber(bare) : expected };
}

/** What a caller gives: an address or an AS. Unknown parameters are refused. */
export const input = z.strictObject({
  query: z
    .string()
    .transform((text, context) => {
      const parsed = parseQuery(text);
      if ("value" in parsed) return parsed.value;
      context.addIssue({ code: "custom", params: parsed });
      return z.NEVER;
    })
    .meta({
      description: "IP address, or AS number such as AS15169 (asdot, AS1.10, is read too)",
      ko: "IP 주소 또는 AS15169 같은 AS 번호(asdot 표기 AS1.10도 가능)",
      examples: ["8.8.8.8"],
    }),
});

/** The input once it is read. */
export type Input = z.output<typeof input>;

/** The sources: third parties, and the local data. */
export const sourceNames = ["ripestat", "rdap", "cymru", "peeringdb", "pack"] as const;

const source = z.enum(sourceNames).meta({
  description:
    "ripestat: RIPEstat; rdap: the responsible registry; cymru: Team Cymru, over DNS; peeringdb: PeeringDB; pack: the local data (npx portcullis data show)",
  ko: "ripestat: RIPEstat. rdap: 담당 등록 기관. cymru: DNS로 조회하는 Team Cymru. peeringdb: PeeringDB. pack: 로컬 데이터(npx portcullis data show)",
});

const asOf = volatile(
  z.string().meta({
    description: "The date or the time of the source's data",
    ko: "출처 데이터의 기준일 또는 시각",
  }),
);
const told = { source, asOf };
const reference = z.string().meta({ description: "The document that reserves it", ko: "예약한 문서" });
const block = z.string().nullable().meta({
  description: "The announced prefix according to this source; null for an AS",
  ko: "이 출처가 답한 광고 프리픽스. AS를 조회했으면 null",
});
const asNumber = z.int().min(0).max(0xffff_ffff);
const code = z.string().nullable().meta({
  description: "A reason code, the same in every language; null if there is nothing to explain",
  ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null",
});

const origin = z.object({
  asn: asNumber.meta({ description: "Number of the AS", ko: "AS 번호" }),
  operator: z
    .object({ value: z.string().meta({ description: "Name of the operator", ko: "운영자의 이름" }), ...told })
    .nullable()
    .meta({
      description: "The operator of the AS, as named by the first source that has it",
      ko: "AS의 운영자. 정보가 있는 첫 번째 출처의 표기",
    }),
  prefix: z.string().nullable().meta({
    description:
      "The announced prefix that contains the address. For the pack, the largest block within the announced range. Null for an AS",
    ko: "주소가 속한 광고 프리픽스. pack에서는 광고된 범위 안의 가장 큰 블록. AS를 조회했으면 null",
  }),
  sources: z
    .array(z.object({ ...told, prefix: block }))
    .max(8)
    .readonly()
    .meta({
      description: "The sources that list this AS as an origin of the address",
      ko: "이 AS가 주소를 광고한다고 답한 출처",
    }),
  reserved: z.object({ reference }).nullable().meta({
    description: "The RFC that reserves the AS number (it must not announce anything); null otherwise",
    ko: "이 번호를 예약한 RFC. 예약된 번호로는 어떤 네트워크도 광고할 수 없습니다. 아니면 null",
  }),
  rpki: z
    .object({
      state: z.enum(["valid", "invalid-asn", "invalid-length", "not-found"]).meta({
        description: "valid; invalid-asn, invalid-length: a ROA contradicts the announcement; not-found: no ROA",
        ko: "valid: 유효. invalid-asn, invalid-length: ROA와 모순됨. not-found: ROA 없음",
      }),
      ...told,
    })
    .nullable()
    .meta({
      description:
        "RPKI state of the announcement (RFC 6811); null if no source reported it, and for an AS. not-found: no ROA",
      ko: "광고의 RPKI 상태(RFC 6811). not-found: ROA 없음. 정보를 준 출처가 없거나 AS를 조회했으면 null",
    }),
});

const classification = z.object({
  kind: z.enum(networkClasses).meta({
    description: "Kind of network; isp: access network; enterprise: network of an organisation",
    ko: "네트워크의 종류. isp: 접속 사업자. enterprise: 기관의 자체 네트워크",
  }),
  basis: z.enum(["address-range", "operator-table", "peeringdb", "hosting-list", "name", "size"]).meta({
    description:
      "address-range: a range that a CDN publishes; operator-table: the built-in table of well-known operators; peeringdb: the operator's entry in PeeringDB; hosting-list: a list of hosting networks; name: words in the operator's name; size: the number of prefixes only",
    ko: "address-range: CDN이 공개한 주소 범위. operator-table: 내장된 주요 운영자 표. peeringdb: 운영자의 PeeringDB 항목. hosting-list: 호스팅 네트워크 목록. name: 운영자 이름의 단어. size: 프리픽스 개수만으로 추정",
  }),
  detail: z.string().meta({ description: "The text of the basis, unchanged", ko: "근거에 적힌 내용" }),
  confidence: z
    .enum(["high", "medium", "low"])
    .meta({ description: "How reliable the basis is; low is a guess", ko: "근거의 신뢰도. low는 추정" }),
  asOf,
});

/** What is observed of an address or an AS. Times are ISO strings. */
export const raw = z.object({
  query: z
    .string()
    .meta({ description: "Address in canonical form, or the AS number", ko: "정규 표기의 주소 또는 AS 번호" }),
  kind: z
    .enum(["address", "as"])
    .meta({ description: "address: an IP address; as: an AS number", ko: "address: IP 주소. as: AS 번호" }),
  observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
  specialPurpose: z
    .object({
      network: z.string().meta({
        description: "The block in CIDR notation, or the range of AS numbers",
        ko: "CIDR 표기의 블록 또는 AS 번호 범위",
      }),
      reference,
    })
    .nullable()
    .meta({
      description:
        "The special-purpose block that contains the address, or the reserved AS number. No source is asked in this case",
      ko: "주소가 속한 특수 용도 블록 또는 예약된 AS 번호. 이때는 출처에 조회하지 않습니다",
    }),
  origins: z.array(origin).max(16).readonly().meta({
    description:
      "The AS that announce the address, sorted by the number of sources that list them; for an AS query, the AS itself",
    ko: "주소를 광고하는 AS. 더 많은 출처에 있는 AS가 먼저입니다. AS를 조회했으면 그 AS",
  }),
  prefixes: z
    .object({
      ...told,
      total: z.int().min(0).meta(listTotal("list")),
      list: z
        .array(z.string())
        .max(200)
        .readonly()
        .meta({ description: "The first 200 prefixes, IPv4 before IPv6", ko: "처음 200개 프리픽스. IPv4가 먼저" }),
    })
    .nullable()
    .meta({
      description:
        "The prefixes that the first AS announces: the first 200 and the total. RIPEstat covers the last two weeks",
      ko: "첫 번째 AS가 광고하는 프리픽스. 처음 200개와 전체 개수. RIPEstat은 최근 2주를 기준으로 합니다",
    }),
  abuse: z
    .object({
      ...told,
      emails: z.array(z.string()).max(8).readonly().meta({ description: "E-mail addresses", ko: "메일 주소" }),
    })
    .nullable()
    .meta({
      description: "The abuse contact; an empty list if the registry publishes none; null if no source could be asked",
      ko: "악용 신고 연락처. 등록 기관에 연락처가 없으면 빈 목록, 조회할 수 있는 출처가 없었으면 null",
    }),
  country: z
    .object({
      ...told,
      value: z.string().meta({ description: "ISO 3166-1 code of the country", ko: "ISO 3166-1 국가 코드" }),
      basis: z.enum(["registration", "location"]).meta({
        description:
          "registration: the country in which the holder is registered; location: the country in the DB-IP data, of an AS that of nearly all its prefixes; none for anycast networks",
        ko: "registration: 보유자가 등록된 국가. location: DB-IP 데이터의 위치(AS는 거의 모든 프리픽스의 위치). anycast 네트워크에는 없음",
      }),
    })
    .nullable()
    .meta({ description: "Country of the network; null if unknown", ko: "네트워크의 국가. 알 수 없으면 null" }),
  classification: classification.nullable().meta({
    description: "Kind of network of the first AS; null if unknown",
    ko: "첫 번째 AS의 네트워크 종류. 알 수 없으면 null",
  }),
  sources: z
    .array(
      z.object({
        source,
        state: z.enum(["answered", "partly", "empty", "failed"]).meta({
          description:
            "answered: every request succeeded; partly: some requests failed; empty: it has no data about the query; failed: no usable answer",
          ko: "answered: 모든 요청 성공. partly: 일부 요청 실패. empty: 해당 데이터 없음. failed: 사용할 수 있는 응답 없음",
        }),
        reason: code,
        asOf: volatile(
          asOf.nullable().meta({
            description: "The date or the time of its data; null if it returned none",
            ko: "데이터의 기준일 또는 시각. 답이 없으면 null",
          }),
        ),
      }),
    )
    .max(8)
    .readonly()
    .meta({ description: "The sources that were asked, in order", ko: "조회한 출처(순서대로)" }),
});

/** The observation that the check judges, stores and answers. */
export type AsnRaw = z.output<typeof raw>;

/** An AS that announces an address. */
export type Origin = AsnRaw["origins"][number];

/** One of the sources. */
export type SourceName = (typeof sourceNames)[number];
