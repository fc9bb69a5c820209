import { z } from "zod";
import { nextPage, paging } from "../../core/paging.ts";
import { interpretation } from "../../core/result/interpretation-schema.ts";
import { pivotKinds, readValue } from "./values.ts";

const kind = z.enum(pivotKinds);

/** The input: a kind of value, and one value. Unknown parameters are rejected. */
export const input = z
  .strictObject({
    kind: kind.meta({
      description: "What kind of value it is",
      ko: "값의 종류",
      examples: ["dns:ns"],
    }),
    value: z
      .string()
      .max(300)
      .meta({
        description:
          "The value to search for: an address, a host name, the organization of an issuer (or its common name if it has no organization), or the IANA id of a registrar",
        ko: "같은 값을 가진 도메인을 찾을 값: 주소, 호스트 이름, 발급자의 조직 이름(없으면 일반 이름), IANA 목록의 레지스트라 번호",
        examples: ["ns1.example.com"],
      }),
    ...paging,
  })
  .superRefine((given, context) => {
    const read = readValue(given.kind, given.value);
    if ("problem" in read)
      context.addIssue({ code: "custom", path: ["value"], input: given.value, params: { ...read.problem } });
  });

/** The parsed input; {@link valueOf} gives the value as it is stored. */
export type Input = z.output<typeof input>;

/** The value in its stored spelling. */
export function valueOf({ kind: of, value }: Pick<Input, "kind" | "value">): string {
  const read = readValue(of, value);
  return "value" in read ? read.value : value;
}

const domain = z.object({
  domain: z.string().meta({ description: "A registrable domain", ko: "등록 가능한 도메인" }),
  firstSeen: z.iso.datetime().meta({
    description: "When the domain was first observed with the value",
    ko: "이 값으로 도메인을 처음 관측한 시각",
  }),
  lastSeen: z.iso.datetime().meta({
    description: "When the domain was last observed with the value",
    ko: "이 값으로 도메인을 마지막으로 관측한 시각",
  }),
});

/** The domains observed with a value. */
export const raw = z.object({
  kind: kind.meta({
    description: "Kind of the value, such as dns:ns or ssl:issuer",
    ko: "값의 종류(예: dns:ns, ssl:issuer)",
  }),
  value: z.string().meta({ description: "The value in canonical form", ko: "정규 표기로 적은 값" }),
  total: z.int().min(0).meta({
    description: "Domains with the value; counted up to 50,001",
    ko: "값을 가진 도메인 수. 50,001까지만 셉니다",
  }),
  shared: z.boolean().meta({
    description: "Whether more than 50,000 domains have the value, which makes it weak evidence of a common owner",
    ko: "50,000개가 넘는 도메인이 가진 값인지 여부. 그런 값은 소유자가 같다는 근거가 되기 어렵습니다",
  }),
  domains: z.array(domain.readonly()).readonly().meta({
    description: "Domains that were observed with the value, by page",
    ko: "이 값으로 관측한 도메인(페이지 단위)",
  }),
  next: nextPage,
});

/** The domains observed with a value. */
export type PivotRaw = z.output<typeof raw>;

/** The answer of the check. */
export const answer = raw.extend({ interpretation });
