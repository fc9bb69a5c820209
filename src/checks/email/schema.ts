import { z } from "zod";
import { mailTarget } from "../../core/target/mail.ts";
import { addressNames } from "./address/schema.ts";
import { bimiSchema } from "./bimi/schema.ts";
import { blocklistsSchema } from "./blocklists/schema.ts";
import { daneRaw } from "./dane/schema.ts";
import { dkimSchema } from "./dkim/schema.ts";
import { dmarcSchema } from "./dmarc/schema.ts";
import { mtaStsSchema } from "./mta-sts/schema.ts";
import { mxRaw } from "./mx/schema.ts";
import { namesRaw } from "./names/schema.ts";
import { selectorList } from "./dkim/selectors.ts";
import { spfRaw } from "./spf/schema.ts";
import { starttlsRaw } from "./starttls/schema.ts";
import { tlsRptSchema } from "./tls-rpt/schema.ts";
import { wildcardRaw } from "./wildcard/schema.ts";

/** What a caller gives. Unknown parameters are refused. */
export const input = z.strictObject({
  query: mailTarget().meta({
    description: "Domain of the mail: the part behind the at sign; an IP address is judged as one that sends",
    ko: "메일 도메인(@ 뒤의 부분). IP 주소는 메일을 보내는 주소로 평가합니다",
    examples: ["example.com"],
  }),
  selectors: selectorList()
    .optional()
    .meta({
      description: "DKIM selectors to ask for before the usual ones, with commas between them",
      ko: "흔한 선택자보다 먼저 물어볼 DKIM 선택자. 여럿이면 쉼표로 구분",
      examples: ["s2026,mail-a"],
    }),
});

/** What is observed of a domain. */
const domain = z.object({
  mx: mxRaw.meta({ description: "Who takes its mail, and how they answer", ko: "메일을 받는 서버와 그 응답" }),
  names: namesRaw.meta({ description: "The names of their addresses", ko: "그 주소의 이름" }),
  starttls: starttlsRaw.meta({ description: "How they turn to TLS", ko: "TLS 전환" }),
  dane: daneRaw.meta({ description: "What the DNS says of their certificates", ko: "인증서에 관해 DNS가 알리는 것" }),
  spf: spfRaw.meta({ description: "Who may send in its name", ko: "이 이름으로 보낼 수 있는 서버" }),
  dkim: dkimSchema.meta({ description: "The keys that its mail is signed with", ko: "메일 서명에 쓰는 키" }),
  dmarc: dmarcSchema.meta({ description: "What receivers do with the rest", ko: "나머지 메일의 처리" }),
  mtaSts: mtaStsSchema.meta({ description: "Its policy about TLS (RFC 8461)", ko: "TLS 정책(RFC 8461)" }),
  tlsRpt: tlsRptSchema.meta({ description: "Where reports about TLS go (RFC 8460)", ko: "TLS 보고 수신처(RFC 8460)" }),
  bimi: bimiSchema.meta({ description: "The logo beside its mail", ko: "메일 옆에 보이는 로고" }),
  blocklists: blocklistsSchema.meta({
    description: "The lists that it and its servers are on",
    ko: "등재된 차단 목록",
  }),
  wildcards: wildcardRaw.meta({
    description: "Names of its own that are there by a wildcard alone, or may be (RFC 4592)",
    ko: "와일드카드로만 있거나 그럴 수 있는 자신의 이름(RFC 4592)",
  }),
});

/** What is observed of an address that sends. */
const address = z.object({
  isPublic: z.boolean().meta({
    description: "Whether it is an address of the Internet, or of a network that the operator takes for public",
    ko: "인터넷 주소이거나 운영자가 공인으로 취급하는 네트워크의 주소인지 여부",
  }),
  names: addressNames,
  blocklists: blocklistsSchema,
});

/** What is observed of whoever has mail. Times are ISO strings, names have no dot at their end. */
export const raw = z.object({
  query: z.string(),
  observedAt: z.iso.datetime(),
  domain: domain.nullable().meta({ description: "Null where an address was asked for", ko: "주소를 물었으면 null" }),
  address: address.nullable().meta({ description: "Null where a domain was asked for", ko: "도메인을 물었으면 null" }),
});

/** The input once it is read. */
export type EmailInput = z.output<typeof input>;
/** The observation that the check judges, stores and answers. */
export type EmailRaw = z.output<typeof raw>;
/** The part of it about a domain. */
export type DomainRaw = z.output<typeof domain>;
/** The part of it about an address. */
export type AddressRaw = z.output<typeof address>;
