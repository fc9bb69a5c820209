import { z } from "zod";
import { linkForms } from "../../formats/links/links.ts";
import { opinions, signalIds } from "./signals.ts";
import { messageText } from "./message-text.ts";

/** Links that are opened. */
export const mostChecked = 5;

/** What a caller gives: a message, or a URL. Unknown parameters are refused. */
export const input = z.strictObject({
  text: messageText().meta({
    description: `Message or URL: in any language, up to 64 kB. Up to ${mostChecked} links in it are opened. The command line reads it from a file, or from standard input (-)`,
    ko: `메시지 또는 URL: 언어 무관, 최대 64 kB. 그 안의 링크를 최대 ${mostChecked}개까지 실제로 엽니다. 명령줄에서는 파일 또는 표준 입력(-)에서 읽습니다`,
    examples: ["Your parcel is on hold: hxxps://parcel[.]example/pay"],
  }),
});

/** The input once it is read. */
export type Input = z.output<typeof input>;

const signal = z.object({
  id: z.enum(signalIds),
  weight: z.number(),
  detail: z
    .string()
    .meta({ description: "Which part of the link or of the page", ko: "해당하는 링크나 페이지의 부분" }),
});

const opinion = z.enum(opinions).meta({
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
      "What of the link was sent: whole; redacted: without e-mail addresses and phone numbers; origin: without path and query, since they may hold a token",
    ko: "링크에서 보낸 부분. whole: 전체, redacted: 이메일 주소와 전화번호 제외, origin: 토큰일 수 있는 경로와 쿼리 제외",
  }),
  reason: z.string().nullable(),
  status: z.int().nullable(),
  finalUrl: z.string().nullable(),
  redirects: z.int().min(0),
  hosts: z.array(z.string()).readonly(),
  title: z.string().nullable(),
  brand: z.string().nullable(),
  asksPassword: z.boolean(),
  asksCard: z.boolean(),
  formHosts: z.array(z.string()).readonly(),
  isTruncated: z.boolean(),
});

/** What was seen of the page behind a link. */
export type PageRaw = z.output<typeof page>;

const registration = z.object({
  domain: z.string(),
  created: z.string().nullable(),
  days: z.int().nullable(),
  reason: z.string().nullable(),
});

/** What is known of the age of a domain. */
export type RegistrationRaw = z.output<typeof registration>;

const link = z.object({
  url: z.string().meta({ description: "At most 300 characters", ko: "최대 300자" }),
  host: z.string(),
  domain: z.string().nullable(),
  form: z.enum(linkForms),
  shown: z.string().nullable(),
  wrapper: z.string().nullable(),
  page,
  registrations: z.array(registration).readonly(),
  signals: z.array(signal).readonly(),
  score: z.number(),
  opinion,
});

/** One link, what was seen of it, and what it comes to. */
export type LinkRaw = z.output<typeof link>;

/** What a message shows. Nothing of it is repeated but its links. */
export const raw = z.object({
  observedAt: z.iso.datetime(),
  opinion,
  links: z.array(link).readonly(),
  linksTotal: z.int().min(0),
  words: z.array(signal).readonly().meta({
    description: "What the message speaks of; together they add at most 4 points to a link",
    ko: "메시지 내용의 징후. 링크 점수에 합해서 최대 4점까지 더합니다",
  }),
});

/** The observation that the check judges and answers. */
export type PhishingRaw = z.output<typeof raw>;
