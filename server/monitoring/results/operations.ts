import { z } from "zod";
import type { Text } from "../../../src/core/text.ts";
import { defineOperation } from "../../operations/operation.ts";
import { isoTime } from "../../operations/iso-time.ts";
import { followedLogs, loggedCertificates, type WatchedLogged } from "../../ct/certificates/read.ts";
import { readCertificates, type WatchedCertificate } from "./certificates.ts";
import { readOverview, type ResultsDependencies, type WatchWithResults } from "./overview.ts";

const time = z.iso.datetime();

/** The dependencies of the operations on results. */
export interface ResultDependencies extends ResultsDependencies {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const day = 86_400_000;

const daysLeft = z.int().meta({
  description: "Whole days until the certificate expires; negative after that",
  ko: "인증서가 만료될 때까지 남은 일수. 만료 뒤에는 음수",
});

const notAfter = time.meta({ description: "End of validity", ko: "유효 기간의 끝" });

/** The certificate of a host that expires first, in answers. */
export const shownDays = z.object({ notAfter, daysLeft }).nullable().meta({
  description: "Certificate of the host that expires first; null if unknown or not checked",
  ko: "호스트의 인증서 중 가장 먼저 만료되는 것. 알 수 없거나 점검하지 않으면 null",
});

/** The last result of one check in answers. */
export const shownResult = z.object({
  check: z.string().meta({ description: "Id of the check, such as ssl", ko: "점검의 id(예: ssl)" }),
  status: z.enum(["pass", "warn", "fail", "unknown"]).nullable().meta({
    description: "Status of the last complete result; null without one",
    ko: "마지막으로 완료된 결과의 상태. 없으면 null",
  }),
  grade: z.string().nullable().meta({ description: "Its grade; null without one", ko: "결과의 등급. 없으면 null" }),
  score: z.number().nullable().meta({ description: "Its score; null without one", ko: "결과의 점수. 없으면 null" }),
  problems: z.int().nullable().meta({
    description: "Number of problems above the severity info; null without a result",
    ko: "심각도가 info보다 높은 문제의 수. 결과가 없으면 null",
  }),
  observedAt: time.nullable().meta({
    description: "Time of the last complete result; null without one",
    ko: "마지막으로 결과를 얻은 시각. 없으면 null",
  }),
  ranAt: time.nullable().meta({
    description: "Time of the last run; null before the first one",
    ko: "마지막 실행 시각. 실행하기 전에는 null",
  }),
  reason: z.string().nullable().meta({
    description: "Why the last run has no result; null if it has one",
    ko: "마지막 실행에 결과가 없는 이유. 있으면 null",
  }),
});

const shownChange = z.object({
  at: time.meta({ description: "When the new value was first seen", ko: "새 값을 처음 본 시각" }),
  check: z.string().meta({ description: "Check that found it", ko: "변경을 찾은 점검" }),
  field: z.string().meta({ description: "What changed", ko: "바뀐 항목" }),
  subject: z
    .string()
    .nullable()
    .meta({ description: "Which of several; else null", ko: "여럿 중 어느 것인지. 하나면 null" }),
  from: z.string().nullable().meta({ description: "Value before; null without one", ko: "이전 값. 없으면 null" }),
  to: z.string().nullable().meta({ description: "Value after; null without one", ko: "새 값. 없으면 null" }),
  direction: z.string().meta({ description: "better, worse or neutral", ko: "better, worse 또는 neutral" }),
  severity: z.string().meta({ description: "Severity of the change", ko: "변경의 심각도" }),
});

const shownWatch = z.object({
  id: z.string().meta({ description: "Identifier of the watch", ko: "감시의 식별자" }),
  target: z.string().meta({ description: "Host or domain that is watched", ko: "감시하는 호스트 또는 도메인" }),
  domain: z.string().meta({ description: "Registrable domain of the target", ko: "대상의 등록 가능 도메인" }),
  paused: z.boolean().meta({ description: "Whether the watch is paused", ko: "감시를 멈추었는지 여부" }),
  mutedUntil: time.nullable().meta({
    description: "No notifications before this time; null if not muted",
    ko: "이 시각까지 알림을 보내지 않음. 음소거하지 않았으면 null",
  }),
  results: z.array(shownResult).meta({ description: "Last result of each check", ko: "점검별 마지막 결과" }),
  certificate: shownDays,
  lastChange: shownChange.nullable().meta({
    description: "Latest change at the target, except of port and exposure; null without one",
    ko: "대상의 가장 최근 변경(port와 exposure 제외). 없으면 null",
  }),
});

const shownCertificate = z.object({
  subject: z.string().meta({ description: "Subject of the certificate", ko: "인증서의 주체" }),
  issuer: z.string().meta({ description: "Issuer of the certificate", ko: "인증서의 발급자" }),
  sha256: z.string().meta({ description: "SHA-256 fingerprint in hexadecimal", ko: "SHA-256 지문(16진수)" }),
  notBefore: time.meta({ description: "Start of validity", ko: "유효 기간의 시작" }),
  notAfter,
  daysLeft,
  targets: z.array(z.string()).meta({ description: "Watched hosts that serve it", ko: "이 인증서를 쓰는 감시 대상" }),
  observedAt: time.meta({ description: "When it was last seen", ko: "마지막으로 본 시각" }),
});

const loggedCertificate = z.object({
  target: z.string().meta({ description: "Watched domain that it concerns", ko: "관련된 감시 도메인" }),
  lookalike: z.string().nullable().meta({
    description: "Domain that imitates the watched one; null for a certificate of the watched domain itself",
    ko: "감시 도메인을 흉내 내는 도메인. 감시 도메인 자신의 인증서이면 null",
  }),
  names: z
    .array(z.string())
    .meta({ description: "Names that concern the watch, at most 50", ko: "관련된 이름(최대 50개)" }),
  namesTotal: z.int().meta({ description: "Number of these names", ko: "그 이름의 수" }),
  issuer: z.string().meta({ description: "Organization of the issuer", ko: "발급 기관의 조직" }),
  serial: z.string().meta({ description: "Serial number in hexadecimal", ko: "일련번호(16진수)" }),
  notBefore: time.meta({ description: "Start of validity", ko: "유효 기간의 시작" }),
  notAfter,
  daysLeft,
  loggedAt: time.meta({ description: "When the log accepted it", ko: "로그가 받아들인 시각" }),
  verdict: z.string().meta({
    description:
      "not-allowed, new-issuer, new-name, renewed, lookalike or lookalike-renewed, as judged when it was first seen",
    ko: "처음 보았을 때의 판정: not-allowed, new-issuer, new-name, renewed, lookalike, lookalike-renewed",
  }),
});

const followedLog = z.object({
  name: z.string().meta({ description: "Name of the log", ko: "로그의 이름" }),
  state: z.string().meta({
    description: "following, or why its newest entries are not read, such as rate-limited or inconsistent",
    ko: "following 또는 최신 항목을 읽지 못하는 이유(예: rate-limited, inconsistent)",
  }),
  since: time.meta({ description: "Since when it is followed", ko: "따라 읽기 시작한 시각" }),
  behind: z.int().meta({ description: "Seconds that it is behind", ko: "뒤처진 시간(초)" }),
});

const [onePage, mostOnPage] = [50, 100] as const;

const aName: Text = { en: "a host or domain such as shop.example.com", ko: "shop.example.com 같은 호스트나 도메인" };

/** The name of a host as it is stored. PostgreSQL answers some other texts, such as one with U+0000, with an error. */
/** A host name as a cursor. */
export const hostName = z
  .string()
  .max(253)
  .refine((text) => /^[\x21-\x7e]*$/.test(text), { params: { expected: aName } });

const overviewQuery = z.strictObject({
  target: hostName.optional().meta({ description: "Only this watched host or domain", ko: "이 대상만" }),
  after: hostName.optional().meta({
    description: "Value of next in the previous page",
    ko: "이전 페이지의 next 값",
    examples: ["shop.example.com"],
  }),
  limit: z.coerce.number().int().min(1).max(mostOnPage).default(onePage).meta({
    description: "Maximum number of watches in the answer",
    ko: "응답에 담을 감시의 최대 수",
  }),
});

/** The operations that read what watches found. */
export const resultOperations = [
  defineOperation({
    id: "watchOverview",
    method: "GET",
    path: "/api/account/overview",
    access: "key",
    cost: "light",
    title: { en: "Overview of watches", ko: "감시 개요" },
    about: {
      en: "Returns the watches by target, each with the grades of its last results, the certificate that expires first and the latest change. Measures nothing.",
      ko: "감시를 대상 순서로 반환합니다. 마지막 결과의 등급, 가장 먼저 만료되는 인증서, 최근 변경을 포함하며 측정하지 않습니다.",
    },
    query: overviewQuery,
    data: z.object({
      watches: z.array(shownWatch).meta({ description: "Watches of the account", ko: "계정의 감시" }),
      next: z.string().nullable().meta({
        description: "Value of after for the next page; null on the last one",
        ko: "다음 페이지의 after 값. 마지막 페이지이면 null",
      }),
    }),
    run: async (dependencies: ResultDependencies, { query }, { account }) => {
      const { watches, next } = await readOverview(dependencies, { account: account.id, ...query });
      return { data: { watches: watches.map((each) => overviewAnswer(each, dependencies.now())), next } };
    },
  }),
  defineOperation({
    id: "certificates",
    method: "GET",
    path: "/api/account/certificates",
    access: "key",
    cost: "light",
    title: { en: "Watched certificates", ko: "감시하는 인증서" },
    about: {
      en: "Returns the certificates of all watches with the check ssl, the first to expire in front, as they were last seen. Measures nothing.",
      ko: "ssl 점검을 하는 모든 감시의 인증서를 마지막으로 본 상태로, 먼저 만료되는 순서로 반환합니다. 측정하지 않습니다.",
    },
    data: z.object({
      certificates: z.array(shownCertificate).meta({ description: "Certificates by expiry", ko: "만료 순서의 인증서" }),
      unknown: z.array(z.string()).meta({
        description: "Watched hosts whose certificate is unknown: not measured yet, or without TLS",
        ko: "인증서를 알 수 없는 감시 대상. 아직 측정하지 않았거나 TLS가 없음",
      }),
    }),
    command: { words: ["watch", "certificates"], takes: [] },
    run: async (dependencies: ResultDependencies, _call, { account }) => {
      const { certificates, unknown } = await readCertificates(dependencies, account.id);
      return {
        data: { certificates: certificates.map((each) => certificateAnswer(each, dependencies.now())), unknown },
      };
    },
  }),
  defineOperation({
    id: "loggedCertificates",
    method: "GET",
    path: "/api/account/logged-certificates",
    access: "key",
    cost: "light",
    title: { en: "Certificates in Certificate Transparency logs", ko: "인증서 투명성 로그의 인증서" },
    about: {
      en: "Returns the unexpired certificates that the followed logs had of watched domains (check subdomains) and of their lookalikes (check lookalike): unknown issuers first, then by expiry. Empty where the operator does not run portcullis ct.",
      ko: "따라 읽는 로그에 있던, 감시하는 도메인(subdomains 점검)과 그 유사 도메인(lookalike 점검)의 만료되지 않은 인증서를 반환합니다. 모르는 발급 기관이 먼저, 그다음 만료 순서입니다. 운영자가 portcullis ct를 실행하지 않으면 비어 있습니다.",
    },
    data: z.object({
      certificates: z
        .array(loggedCertificate)
        .meta({ description: "At most 1,000 certificates", ko: "최대 1,000개의 인증서" }),
      truncated: z.boolean().meta({ description: "Whether there are more", ko: "더 있는지 여부" }),
      logs: z
        .array(followedLog)
        .meta({ description: "Followed logs, the furthest behind first", ko: "따라 읽는 로그. 가장 뒤처진 것부터" }),
    }),
    run: async ({ database, now }: ResultDependencies, _call, { account }) => {
      const { certificates, isTruncated, logs } = await database.through(async ({ db }) => ({
        ...(await loggedCertificates(db, account.id, now())),
        logs: await followedLogs(db, now()),
      }));
      return {
        data: {
          certificates: certificates.map((each) => loggedAnswer(each, now())),
          truncated: isTruncated,
          logs: logs.map((log) => ({ ...log, since: isoOf(log.since) })),
        },
      };
    },
  }),
] as const;

function loggedAnswer(certificate: WatchedLogged, now: number) {
  const [notBefore, end, loggedAt] = [certificate.notBefore, certificate.notAfter, certificate.loggedAt].map(isoOf) as [
    string,
    string,
    string,
  ];
  return { ...certificate, notBefore, notAfter: end, daysLeft: daysTo(end, now), loggedAt };
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}

function overviewAnswer({ watch, results, certificate, lastChange }: WatchWithResults, now: number) {
  const { id, target, domain, pausedAt, mutedUntil, states } = watch;
  return {
    id,
    target,
    domain,
    paused: pausedAt !== null,
    mutedUntil: isoTime(mutedUntil),
    results: states.map(({ check, observedAt, ranAt, reason }) => {
      const { status = null, grade = null, score = null, problems = null } = results.get(check) ?? {};
      return { check, status, grade, score, problems, observedAt: isoTime(observedAt), ranAt: isoTime(ranAt), reason };
    }),
    certificate: daysAnswer(certificate, now),
    lastChange: lastChange && { ...lastChange, at: isoTime(lastChange.at) },
  };
}

/** The end of a certificate as the API shows it. */
export function daysAnswer(certificate: { readonly notAfter: string } | null, now: number) {
  return certificate && { notAfter: certificate.notAfter, daysLeft: daysTo(certificate.notAfter, now) };
}

function certificateAnswer({ observedAt, ...certificate }: WatchedCertificate, now: number) {
  return { ...certificate, daysLeft: daysTo(certificate.notAfter, now), observedAt: isoTime(observedAt) };
}

function daysTo(end: string, now: number): number {
  return Math.floor((Date.parse(end) - now) / day);
}
