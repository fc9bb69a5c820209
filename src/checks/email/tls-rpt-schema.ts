import { z } from "zod";

const place = z.object({
  text: z.string(),
  host: z.string(),
  state: z.enum(["there", "missing", "unknown"]).meta({
    description: "Whether that domain takes mail, or that host has an address",
    ko: "그 도메인이 메일을 받는지, 또는 호스트에 주소가 있는지 여부",
  }),
  reason: z.string().nullable(),
});

/** The record that asks for reports about TLS, RFC 8460. */
export const tlsRptSchema = z.object({
  name: z.string().meta({ description: "Where it is published", ko: "레코드의 이름" }),
  domain: z.string(),
  isAlias: z.boolean().meta({
    description:
      "Whether the name is an alias (CNAME), so that what stands there is for the owner of its target to change",
    ko: "이름이 별칭(CNAME)인지 여부. 별칭이면 대상의 소유자가 바꿀 수 있음",
  }),
  state: z.enum(["found", "absent", "several", "invalid", "unknown"]).meta({
    description: "invalid: senders take it for none",
    ko: "invalid: 발신 서버가 레코드가 없는 것으로 봄",
  }),
  reason: z.string().nullable(),
  text: z.string().nullable(),
  total: z.int(),
  places: z.array(place).readonly().meta({ description: "Where reports go", ko: "보고서를 받는 곳" }),
  wrong: z.array(z.string()).readonly().meta({
    description: "What stands there and no report goes to",
    ko: "보고서를 보낼 수 없는 항목",
  }),
  lookalikes: z.array(z.string()).readonly(),
  kept: z.array(z.string()).readonly().meta({
    description: "Places of a record that does not count, and that can be read",
    ko: "효력이 없는 레코드에서 읽어 낸 보고서 수신처",
  }),
  takesMail: z.enum(["there", "missing", "unknown"]).meta({
    description: "Whether the domain itself takes mail",
    ko: "도메인 자체가 메일을 받는지 여부",
  }),
});

/** The observation of this slice. */
export type TlsRptRaw = z.output<typeof tlsRptSchema>;
