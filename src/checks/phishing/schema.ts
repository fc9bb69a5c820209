import { z } from "zod";
import { volatile } from "../../core/canonical.ts";
import { descriptions, listTotal } from "../../core/descriptions.ts";
import { linkForms } from "../../formats/links/links.ts";
import { unreadKinds } from "../../formats/mail/unread.ts";
import { opinions } from "./opinion.ts";
import { bases, signalIds } from "./signals.ts";
import { messageText } from "./message-text.ts";

/** Maximum number of links opened. */
export const mostChecked = 5;

/** The input: a message or a URL. Unknown parameters are rejected. */
export const input = z.strictObject({
  text: messageText().meta({
    description: `Message or URL: a mail as received (RFC 5322, MIME) or any text, in any language, up to 1 MB. Up to ${mostChecked} links in it are opened. The command line takes a link, or reads the text from a file or standard input (-)`,
    ko: `메시지 또는 URL: 받은 그대로의 메일(RFC 5322, MIME)이나 일반 텍스트, 언어 무관, 최대 1 MB. 그 안의 링크를 최대 ${mostChecked}개까지 실제로 엽니다. 명령줄에서는 링크를 직접 적거나 파일 또는 표준 입력(-)에서 읽습니다`,
    examples: ["Your parcel is on hold: hxxps://parcel[.]example/pay"],
  }),
});

/** The parsed input. */
export type Input = z.output<typeof input>;

const signal = z.object({
  id: z
    .enum(signalIds)
    .meta({ description: "Code of the sign, the same in every language", ko: "징후의 코드. 언어가 바뀌어도 같음" }),
  weight: z.number().meta({ description: "Points that the sign adds to the score", ko: "징후가 점수에 더하는 값" }),
  basis: z.enum(bases).meta({
    description: "Where the sign comes from; feed: a list of unsafe addresses",
    ko: "징후의 근거. feed는 위험한 주소 목록입니다",
  }),
  detail: z
    .string()
    .meta({ description: "The part of the link or page with the sign", ko: "해당하는 링크나 페이지의 부분" }),
});

const assessment = z.enum(opinions).meta({
  description: "no-signs means that no sign was found. It does not mean that the link is safe",
  ko: "no-signs는 징후를 찾지 못했다는 뜻이며, 안전하다는 뜻이 아닙니다",
});

const page = z.object({
  state: z.enum(["opened", "blocked", "failed", "limit", "not-tried"]).meta({
    description:
      "opened: the page was read; blocked: a bot challenge answered; failed: see reason; limit: more than 5 redirects; not-tried: no time was left",
    ko: "opened: 페이지를 읽음, blocked: 봇 확인 화면이 응답함, failed: reason 참조, limit: 리디렉션 5회 초과, not-tried: 시간 부족",
  }),
  opened: z.enum(["whole", "redacted", "origin"]).meta({
    description:
      "The part of the link that was requested: whole; redacted: without e-mail addresses and phone numbers; origin: without path and query, since they may hold a token",
    ko: "링크에서 보낸 부분. whole: 전체, redacted: 이메일 주소와 전화번호 제외, origin: 토큰일 수 있는 경로와 쿼리 제외",
  }),
  reason: z.string().nullable().meta(descriptions.reason),
  status: z.int().nullable().meta(descriptions.httpStatusIfAny),
  finalUrl: z.string().nullable().meta({
    description: "URL at the end of the redirects; null without a page",
    ko: "리디렉션이 끝난 URL. 페이지를 받지 못했으면 null",
  }),
  redirects: z.int().min(0).meta({ description: "Number of redirects", ko: "리디렉션의 수" }),
  hosts: z.array(z.string()).readonly().meta({ description: "Every host on the way", ko: "거쳐 간 모든 호스트" }),
  title: z.string().nullable().meta({ description: "The title of the page", ko: "페이지 제목" }),
  brand: z.string().nullable().meta({
    description: "The one brand that the page claims to be; null where it names no brand, several brands, or itself",
    ko: "페이지가 내세우는 브랜드. 없거나 여럿이거나 페이지 자신의 이름이 함께 있으면 null",
  }),
  hasPasswordField: z.boolean().meta({
    description: "Whether it asks for a password or a recovery phrase",
    ko: "비밀번호나 복구 구문을 요구하는지 여부",
  }),
  hasCardField: z
    .boolean()
    .meta({ description: "Whether it asks for a payment card", ko: "카드 정보를 요구하는지 여부" }),
  formHosts: z
    .array(z.string())
    .readonly()
    .meta({ description: "Hosts that its forms post to", ko: "입력 양식이 전송되는 호스트" }),
  frameHosts: z.array(z.string()).readonly().meta({
    description: "Hosts of its frames that were opened: up to 2 if the page itself asks for no password or card",
    ko: "열어 본 프레임의 호스트. 페이지 자체가 비밀번호나 카드 정보를 요구하지 않을 때 최대 2개",
  }),
  truncated: z.boolean().meta({ description: "Whether only the beginning was read", ko: "앞부분만 읽었는지 여부" }),
});

/** What was observed of the page behind a link. */
export type PageRaw = z.output<typeof page>;

const registration = z.object({
  domain: z.string().meta({ description: "Registrable domain", ko: "등록 가능 도메인" }),
  created: z.string().nullable().meta({
    description: "Registration date of the domain; null if not published",
    ko: "도메인 등록 시각. 알 수 없으면 null",
  }),
  days: z.int().nullable().meta({ description: "Whole days since then", ko: "그 뒤로 지난 일수" }),
  reason: z.string().nullable().meta(descriptions.reason),
});

/** The age of a domain. */
export type RegistrationRaw = z.output<typeof registration>;

const feed = z.object({
  source: z.enum(["safe-browsing", "urlhaus"]).meta({
    description: "safe-browsing: Google Safe Browsing; urlhaus: abuse.ch URLhaus",
    ko: "위험한 주소 목록. safe-browsing: Google Safe Browsing. urlhaus: abuse.ch URLhaus",
  }),
  state: z.enum(["listed", "not-listed", "failed"]).meta({
    description: "not-listed does not mean that the link is safe",
    ko: "not-listed는 안전하다는 뜻이 아닙니다",
  }),
  threat: z
    .string()
    .nullable()
    .meta({ description: "The name of the threat on the list", ko: "목록에 적힌 위협의 이름" }),
  reason: z.string().nullable().meta(descriptions.reason),
});

/** One list's result for a link. */
export type FeedRaw = z.output<typeof feed>;

const link = z.object({
  url: z.string().meta({ description: "At most 300 characters", ko: "최대 300자" }),
  host: z.string().meta({ description: "Host of the link", ko: "링크의 호스트" }),
  domain: z.string().nullable().meta({
    description: "Registrable domain of the host; null without one",
    ko: "호스트의 등록 가능 도메인. 없으면 null",
  }),
  form: z
    .enum(linkForms)
    .meta({ description: "How the link was written in the message", ko: "메시지에 링크가 적힌 형태" }),
  displayedText: z.string().nullable().meta({
    description: "Text of the link that the reader sees; null without one",
    ko: "읽는 사람에게 보이는 링크 텍스트. 없으면 null",
  }),
  wrapper: z.string().nullable().meta({
    description: "The service that wraps the link; null for a plain link",
    ko: "링크를 감싼 서비스. 그대로의 링크이면 null",
  }),
  page: page.meta({ description: "The page behind the link", ko: "링크로 열리는 페이지" }),
  registrations: z
    .array(registration)
    .readonly()
    .meta({ description: "Age of the domains on the way to the page", ko: "페이지까지 거치는 도메인의 등록 기간" }),
  feeds: z.array(feed).readonly().meta({
    description: "Lists of unsafe addresses, used if the operator has a key",
    ko: "위험한 주소 목록. 운영자에게 키가 있을 때만 조회",
  }),
  signals: z
    .array(signal)
    .readonly()
    .meta({ description: "Signs of phishing in the link and its page", ko: "링크와 페이지에서 찾은 피싱 징후" }),
  score: z.number().meta({ description: "Sum of the weights of all signs", ko: "모든 징후의 가중치 합" }),
  assessment,
});

/** One link with its observation and verdict. */
export type LinkRaw = z.output<typeof link>;

/** The observation of a message. Only its links are repeated. */
export const raw = z.object({
  observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
  assessment,
  links: z
    .array(link)
    .readonly()
    .meta({ description: "Links in the message that were examined", ko: "메시지에서 확인한 링크" }),
  linksTotal: z.int().min(0).meta(listTotal("links")),
  truncated: z.boolean().meta({
    description: "Whether the deadline came before all links were opened",
    ko: "제한 시간 때문에 확인하지 못한 링크가 있는지 여부",
  }),
  textSignals: z.array(signal).readonly().meta({
    description: "Signs in the wording of the message; together they add at most 4 points to a link",
    ko: "메시지 내용의 징후. 링크 점수에 합해서 최대 4점까지 더합니다",
  }),
  unread: z.array(z.enum(unreadKinds)).readonly().meta({
    description:
      "Parts of the message that could not be read, whose links are unknown. encrypted: S/MIME or OpenPGP; signed: content inside an S/MIME signature (application/pkcs7-mime); tnef: winmail.dat of Outlook; document: PDF, Office and the like; image: only in a message without links; binary: no text; excess: more than 100 parts or 10 levels",
    ko: "읽지 못해 링크를 알 수 없는 부분. encrypted: S/MIME 또는 OpenPGP 암호화, signed: S/MIME 서명 안의 내용(application/pkcs7-mime), tnef: Outlook의 winmail.dat, document: PDF나 오피스 문서, image: 링크가 없는 메시지의 이미지, binary: 텍스트가 아닌 데이터, excess: 100개 파트나 10단계를 넘는 부분",
  }),
});

/** The observation that the check judges and returns. */
export type PhishingRaw = z.output<typeof raw>;
