import { z } from "zod";

const state = z.enum(["secure", "insecure", "bogus", "island", "indeterminate"]).meta({
  description:
    "insecure: proven not to be signed; island: signed, and nothing above says so; indeterminate: could not be told",
  ko: "insecure: 서명하지 않음이 증명됨. island: 서명했으나 상위 영역에 연결되지 않음. indeterminate: 알 수 없음",
});

const reason = z.string().nullable();
const expires = z.iso.datetime().nullable();

const link = z.object({
  zone: z.string(),
  state,
  reason,
  delegations: z.array(z.object({ keyTag: z.int(), algorithm: z.int(), digestType: z.int() })).readonly(),
  keys: z
    .array(
      z.object({
        keyTag: z.int(),
        algorithm: z.int(),
        flags: z.int(),
        bits: z.int().nullable(),
        isAnchored: z.boolean().meta({
          description: "Whether the zone above names it",
          ko: "상위 영역에서 지정한 키인지 여부",
        }),
      }),
    )
    .readonly(),
  expires,
});

const set = z.object({ name: z.string(), type: z.string(), state, reason, expires });

/** What DNSSEC says of the zone and of each set of records, by our own verification and by the resolver's. */
export const security = z.object({
  state,
  reason,
  zone: z.string().nullable().meta({ description: "Where it stands or breaks", ko: "성립하거나 끊어지는 영역" }),
  links: z
    .array(link)
    .readonly()
    .meta({ description: "The zones from the trust anchor down", ko: "신뢰 앵커에서 아래로 이어지는 영역" }),
  sets: z.array(set).readonly(),
  opinion: z
    .object({
      verdict: z.enum(["secure", "insecure", "bogus", "unknown"]),
      reason,
      extended: z.array(z.object({ code: z.int(), text: z.string() })).readonly(),
    })
    .meta({ description: "The same by the resolver", ko: "리졸버의 판단" }),
});

/** What DNSSEC says of a name. */
export type SeenSecurity = z.output<typeof security>;
