import { z } from "zod";
import { volatile } from "../../core/canonical.ts";
import { descriptions } from "../../core/descriptions.ts";

/** No parameters: the result is about the caller. Unknown parameters are rejected. */
export const input = z.strictObject({});

const basis = z.string().nullable().meta({
  description: "The list, the name or the headers that the result is based on; null if there is none",
  ko: "판단 근거가 된 목록, 이름 또는 헤더. 없으면 null",
});
const asOf = volatile(
  z.string().nullable().meta({
    description: "The date of the basis; null if it has none",
    ko: "근거의 기준일. 없으면 null",
  }),
);

const sign = z
  .object({
    detected: z.boolean().nullable().meta({
      description: "null if the server has no list, or only an outdated one; this does not mean no",
      ko: "서버에 목록이 없거나 너무 오래되었으면 null. 아니라는 뜻이 아닙니다",
    }),
    basis,
    asOf,
  })
  .readonly();

/** What a server knows about its caller. */
export const raw = z.object({
  address: z.string().meta({
    description:
      "The address as the server sees it, behind its trusted proxies; IPv4-mapped addresses are shown as IPv4",
    ko: "신뢰하는 프록시 뒤에서 서버가 본 주소. IPv4-mapped 주소는 IPv4로 표시",
  }),
  family: z
    .enum(["IPv4", "IPv6"])
    .meta({ description: "Address family: IPv4 or IPv6", ko: "주소 종류: IPv4 또는 IPv6" }),
  observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
  specialPurpose: z
    .object({
      network: z.string().meta({ description: "The block in CIDR notation", ko: "CIDR 표기의 블록" }),
      reference: z.string().meta({ description: "The RFC that defines the block", ko: "블록을 정의한 RFC" }),
    })
    .nullable()
    .meta({
      description: "The special-purpose block that contains the address; null for a public address",
      ko: "주소가 속한 특수 용도 블록. 공인 주소이면 null",
    }),
  isp: z.string().nullable().meta({
    description: "The operator of the network, according to the data on the server; null if unknown",
    ko: "서버에 있는 데이터에 따른 네트워크 운영자. 모르면 null",
  }),
  asn: z.int().min(0).nullable().meta({
    description: "The number of the AS that announces the address; null if unknown",
    ko: "주소를 광고하는 AS 번호. 모르면 null",
  }),
  prefix: z.string().nullable().meta({
    description: "The largest block within the announced range of the AS that contains the address",
    ko: "AS가 광고하는 범위에서 이 주소를 포함하는 가장 큰 블록",
  }),
  networkAsOf: asOf,
  country: z.string().nullable().meta({
    description: "ISO 3166-1 code of the country in the location data; null if unknown",
    ko: "데이터상의 위치 국가(ISO 3166-1 코드). 모르면 null",
  }),
  isAnycast: z.literal(true).exactOptional().meta({
    description: "Present if the network announces its addresses from many places, so that they are in no country",
    ko: "네트워크가 여러 곳에서 주소를 동시에 공지하여(anycast) 특정 국가에 있지 않으면 있음",
  }),
  geolocation: z
    .object({
      precision: z.literal("country").meta({ description: "Always the country", ko: "항상 국가" }),
    })
    .nullable()
    .meta({
      description: "The precision of the location, never better than the country; null if the location is unknown",
      ko: "위치의 정밀도. 국가까지만 알 수 있습니다. 위치를 모르면 null",
    }),
  names: z
    .array(
      z.object({
        name: z
          .string()
          .meta({ description: "PTR name of the address (RFC 1035 §3.3.12)", ko: "주소의 PTR 이름(RFC 1035 §3.3.12)" }),
        isConfirmed: z.boolean().meta({
          description: "Whether the name resolves back to the address (FCrDNS)",
          ko: "이름이 다시 이 주소로 조회되는지 여부(FCrDNS)",
        }),
      }),
    )
    .max(4)
    .readonly()
    .nullable()
    .meta({
      description:
        "The PTR names of the address, and whether each resolves back to it (FCrDNS); null if the DNS did not answer or was not asked",
      ko: "주소의 PTR 이름과 각 이름이 다시 이 주소로 확인되는지(FCrDNS). DNS가 응답하지 않았거나 조회하지 않았으면 null",
    }),
  indicators: z
    .object({
      proxy: sign.meta({
        description: "Whether the request came through a proxy",
        ko: "요청이 프록시를 거쳤는지 여부",
      }),
      vpn: sign.meta({ description: "Whether the address belongs to a VPN", ko: "VPN의 주소인지 여부" }),
      hosting: sign.meta({
        description: "Whether the address belongs to a hosting network",
        ko: "호스팅 네트워크의 주소인지 여부",
      }),
      tor: sign.meta({ description: "Whether the address is a Tor exit", ko: "Tor 출구의 주소인지 여부" }),
    })
    .meta({
      description:
        "Whether the address belongs to a proxy, a VPN, a hosting network or a Tor exit, as far as the server can tell",
      ko: "주소가 프록시, VPN, 호스팅 네트워크 또는 Tor 출구로 보이는지",
    }),
});

/** The observation that the check judges and returns; it is never stored. */
export type IpRaw = z.output<typeof raw>;

/** The signs in the order in which they are shown. */
export const signIds = ["tor", "vpn", "proxy", "hosting"] as const satisfies readonly (keyof IpRaw["indicators"])[];
