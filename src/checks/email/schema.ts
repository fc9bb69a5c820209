import { z } from "zod";
import { volatile } from "../../core/canonical.ts";
import { descriptions } from "../../core/descriptions.ts";
import { mailTarget } from "../../core/target/mail.ts";
import { addressNames } from "./address/schema.ts";
import { bimiSchema } from "./bimi/schema.ts";
import { blocklistsSchema } from "./blocklists/schema.ts";
import { daneRaw } from "./dane/schema.ts";
import { dkimSchema } from "./dkim/schema.ts";
import { dmarcSchema } from "../../topics/dmarc/schema.ts";
import { mtaStsSchema } from "./mta-sts/schema.ts";
import { mxRaw } from "./mx/schema.ts";
import { namesRaw } from "./names/schema.ts";
import { selectorList } from "./dkim/selectors.ts";
import { spfRaw } from "../../topics/spf/schema.ts";
import { starttlsRaw } from "./starttls/schema.ts";
import { tlsRptSchema } from "./tls-rpt/schema.ts";
import { wildcardRaw } from "./wildcard/schema.ts";

/** The input of the check. Unknown parameters are rejected. */
export const input = z.strictObject({
  query: mailTarget().meta({
    description: "Mail domain: the part after the @ sign. An IP address is judged as a sending address",
    ko: "메일 도메인: @ 뒤의 부분. IP 주소는 메일을 보내는 주소로 평가합니다",
    examples: ["example.com"],
  }),
  selectors: selectorList()
    .optional()
    .meta({
      description: "DKIM selectors: queried before the common ones, separated by commas",
      ko: "DKIM 선택자: 흔한 선택자보다 먼저 조회합니다. 여럿이면 쉼표로 구분합니다",
      examples: ["s2026,mail-a"],
    }),
});

/** What was observed of a domain. */
const domain = z.object({
  mx: mxRaw.meta({ description: "Its mail servers and their answers", ko: "메일을 받는 서버와 그 응답" }),
  names: namesRaw.meta({ description: "PTR records of their addresses", ko: "그 주소의 PTR 레코드" }),
  starttls: starttlsRaw.meta({ description: "STARTTLS at the mail servers", ko: "TLS 전환" }),
  dane: daneRaw.meta({ description: "TLSA records of their certificates", ko: "인증서에 관해 DNS가 알리는 것" }),
  spf: spfRaw.meta({ description: "Servers that may send its mail", ko: "이 도메인의 메일을 보낼 수 있는 서버" }),
  dkim: dkimSchema.meta({ description: "The keys that sign its mail", ko: "메일 서명에 쓰는 키" }),
  dmarc: dmarcSchema.meta({
    description: "Policy for mail that fails authentication",
    ko: "인증에 실패한 메일의 정책",
  }),
  mtaSts: mtaStsSchema.meta({ description: "Its TLS policy (RFC 8461)", ko: "TLS 정책(RFC 8461)" }),
  tlsRpt: tlsRptSchema.meta({ description: "TLS report addresses (RFC 8460)", ko: "TLS 보고 수신처(RFC 8460)" }),
  bimi: bimiSchema.meta({ description: "The logo shown next to its mail", ko: "메일 옆에 보이는 로고" }),
  blocklists: blocklistsSchema.meta({
    description: "Blocklist entries of the domain and its mail servers",
    ko: "등재된 차단 목록",
  }),
  wildcards: wildcardRaw.meta({
    description: "Names of the domain whose records come, or may come, from a wildcard (RFC 4592)",
    ko: "와일드카드로만 있거나 그럴 수 있는 자신의 이름(RFC 4592)",
  }),
});

/** What was observed of a sending address. */
const address = z.object({
  isPublic: z.boolean().meta({
    description: "Whether it is a public address, or one in a network that the operator treats as public",
    ko: "인터넷 주소이거나 운영자가 공인으로 취급하는 네트워크의 주소인지 여부",
  }),
  names: addressNames.meta({ description: "PTR records of the address", ko: "주소의 PTR 레코드" }),
  blocklists: blocklistsSchema.meta({ description: "Blocklist entries of the address", ko: "주소의 차단 목록 등재" }),
});

/** The observation. Times are ISO strings; names have no trailing dot. */
export const raw = z.object({
  query: z
    .string()
    .meta({ description: "Mail domain or IP address that was observed", ko: "관측한 메일 도메인 또는 IP 주소" }),
  observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
  domain: domain.nullable().meta({ description: "null for an address", ko: "주소를 점검했으면 null" }),
  address: address.nullable().meta({ description: "null for a domain", ko: "도메인을 점검했으면 null" }),
});

/** The parsed input. */
export type EmailInput = z.output<typeof input>;
/** The observation that the check judges, stores and returns. */
export type EmailRaw = z.output<typeof raw>;
/** The observation of a domain. */
export type DomainRaw = z.output<typeof domain>;
/** The observation of a sending address. */
export type AddressRaw = z.output<typeof address>;
