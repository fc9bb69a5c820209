import { z } from "zod";

/** The names of an address, as mail servers look at them: an excerpt of what the reverse-dns check sees. */
export const addressNames = z.object({
  state: z.enum(["found", "absent", "bogus", "unknown"]).meta({
    description: "Whether the address has names (PTR); bogus: DNSSEC does not verify; unknown: could not be told",
    ko: "주소에 이름(PTR)이 있는지 여부. bogus: DNSSEC 검증 실패. unknown: 알 수 없음",
  }),
  reason: z.string().nullable().meta({ description: "Why it could not be told", ko: "알 수 없었던 이유" }),
  names: z.array(z.string()).readonly().meta({ description: "At most 16", ko: "최대 16개" }),
  namesTotal: z.int().min(0),
  confirmed: z.boolean().nullable().meta({
    description: "FCrDNS: whether any of the names leads back to the address; null where that could not be told",
    ko: "FCrDNS. 이름 가운데 하나라도 이 주소로 되돌아오는지 여부. 알 수 없었으면 null",
  }),
  generic: z.boolean().meta({
    description: "Whether every name looks like those that providers give to every address",
    ko: "모든 이름이 사업자가 모든 주소에 일괄로 붙이는 형태인지 여부",
  }),
});

/** The names of an address, as mail servers look at them. */
export type AddressNames = z.output<typeof addressNames>;
