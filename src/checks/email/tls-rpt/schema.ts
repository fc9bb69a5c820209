import { z } from "zod";
import { descriptions } from "../../../core/descriptions.ts";
import { placeSchema } from "../schema-place.ts";

const place = z.object({
  text: z.string().meta({
    description: "URI of the destination, as published (rua=, RFC 8460 §3)",
    ko: "게시된 그대로의 수신처 URI(rua=, RFC 8460 §3)",
  }),
  host: z.string().meta({
    description: "Mail domain or https host of the destination",
    ko: "수신처의 메일 도메인 또는 https 호스트",
  }),
  state: z.enum(["there", "missing", "unknown"]).meta({
    description: "Whether that domain accepts mail, or that host has an address",
    ko: "그 도메인이 메일을 받는지, 또는 호스트에 주소가 있는지 여부",
  }),
  reason: z.string().nullable().meta(descriptions.reason),
});

/** The TLS-RPT record that requests TLS reports (RFC 8460). */
export const tlsRptSchema = z.object({
  ...placeSchema,
  domain: z.string().meta({ description: "Domain that the record is for", ko: "레코드의 대상 도메인" }),
  state: z.enum(["found", "absent", "several", "invalid", "unknown"]).meta({
    description: "invalid: senders ignore it",
    ko: "invalid: 발신 서버가 레코드가 없는 것으로 봄",
  }),
  reason: z.string().nullable().meta(descriptions.reason),
  text: z.string().nullable().meta(descriptions.recordText),
  total: z.int().meta(descriptions.recordCount),
  rua: z.array(place).readonly().meta({ description: "Report addresses", ko: "보고서를 받는 곳" }),
  invalidFields: z.array(z.string()).readonly().meta({
    description: "Entries to which reports cannot be sent",
    ko: "보고서를 보낼 수 없는 항목",
  }),
  malformedRecords: z.array(z.string()).readonly().meta(descriptions.malformedRecords),
  retainedRua: z.array(z.string()).readonly().meta({
    description: "Report addresses of an invalid record",
    ko: "효력이 없는 레코드에서 읽어 낸 보고서 수신처",
  }),
  receivesMail: z.enum(["there", "missing", "unknown"]).meta({
    description: "Whether the domain itself accepts mail",
    ko: "도메인 자체가 메일을 받는지 여부",
  }),
});

/** What was observed of TLS-RPT. */
export type TlsRptRaw = z.output<typeof tlsRptSchema>;
