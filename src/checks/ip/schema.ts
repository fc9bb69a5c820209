import { z } from "zod";

/** It takes nothing: who asks is the question. Unknown parameters are refused. */
export const input = z.strictObject({});

const basis = z.string().nullable().meta({
  description: "The list, the table or the name that tells; null where there is none",
  ko: "판단 근거가 된 목록, 표 또는 이름. 없으면 null",
});
const asOf = z.string().nullable().meta({
  description: "The day that the basis is of; null where it has none",
  ko: "근거의 기준일. 없으면 null",
});

const sign = z
  .object({
    is: z.boolean().nullable().meta({
      description: "null where no list is there that could tell, which is no “no”",
      ko: "알려 줄 목록이 없으면 null. 아니라는 뜻이 아닙니다",
    }),
    basis,
    asOf,
  })
  .readonly();

/** What a server sees of whoever asks. */
export const raw = z.object({
  address: z.string().meta({
    description: "The address as the server sees it, behind the proxies that it trusts; an IPv4-mapped one as IPv4",
    ko: "신뢰하는 프록시 뒤에서 서버가 본 주소. IPv4-mapped 주소는 IPv4로 표시",
  }),
  family: z.enum(["IPv4", "IPv6"]),
  observedAt: z.iso.datetime(),
  special: z
    .object({
      network: z.string().meta({ description: "The block in CIDR notation", ko: "CIDR 표기의 블록" }),
      reference: z.string().meta({ description: "The RFC that sets it apart", ko: "용도를 정한 RFC" }),
    })
    .nullable()
    .meta({
      description: "The special-purpose block that the address is in; null for a public address",
      ko: "주소가 속한 특수 용도 블록. 공인 주소이면 null",
    }),
  isp: z.string().nullable().meta({
    description: "Who runs the network, by the data on the server; null where it does not know",
    ko: "서버에 있는 데이터에 따른 네트워크 운영자. 모르면 null",
  }),
  asn: z.int().min(0).nullable().meta({
    description: "The number of the AS that announces the address; null where the data knows none",
    ko: "주소를 광고하는 AS 번호. 데이터에 없으면 null",
  }),
  prefix: z.string().nullable().meta({
    description: "The largest block around the address within what the AS announces",
    ko: "AS가 광고하는 범위에서 이 주소를 포함하는 가장 큰 블록",
  }),
  networkAsOf: asOf,
  country: z.string().nullable().meta({
    description: "ISO 3166-1 code of where the data places the address; null where it does not know",
    ko: "데이터상의 위치 국가(ISO 3166-1 코드). 모르면 null",
  }),
  geolocation: z
    .object({
      precision: z.literal("country").meta({ description: "Always the country", ko: "항상 국가" }),
    })
    .nullable()
    .meta({
      description: "How near the data comes to the place: no nearer than the country; null where it knows no place",
      ko: "위치의 정밀도. 국가까지만 알 수 있습니다. 위치를 모르면 null",
    }),
  names: z
    .array(z.object({ name: z.string(), isConfirmed: z.boolean() }))
    .max(4)
    .readonly()
    .nullable()
    .meta({
      description:
        "The reverse names of the address (PTR), and whether each leads back to it; null where the DNS did not tell",
      ko: "주소의 역방향 이름(PTR)과 각 이름이 이 주소로 되돌아오는지. DNS에서 알 수 없었으면 null",
    }),
  signs: z.object({ proxy: sign, vpn: sign, hosting: sign, tor: sign }).meta({
    description: "Whether the address looks like one that others use the Internet through",
    ko: "다른 사람이 거쳐 가는 주소로 보이는지",
  }),
});

/** The observation that the check judges and answers; it is never stored. */
export type IpRaw = z.output<typeof raw>;

/** One of the signs. */
export type SignId = keyof IpRaw["signs"];
