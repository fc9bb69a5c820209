import { z } from "zod";
import { failure } from "../../../src/core/failure.ts";
import type { Text } from "../../../src/core/text.ts";
import { isoTime } from "../../operations/iso-time.ts";
import { defineOperation } from "../../operations/operation.ts";
import { daysAnswer, shownDays, shownResult, type ResultDependencies } from "../results/operations.ts";
import { hostName } from "../results/operations.ts";
import { keysOf, resultsOf, type WatchWithResults } from "../results/overview.ts";
import { quotaOf, watchStates } from "../watches/rows.ts";
import { needsOwnership } from "../watches/watchable.ts";
import { accountOfStatusLink, addStatusLink, mostStatusLinks, revokeStatusLink, validLinks } from "./links.ts";

const day = 86_400_000;

/** Days for which a link is valid: by default, and at most. */
const [usualDays, mostDays] = [90, 365] as const;

/** The most hosts on one page. */
const mostTargets = 200;

const shownLink = z.object({
  id: z
    .string()
    .meta({ description: "Identifier, with which the link is revoked", ko: "링크를 폐기할 때 쓰는 식별자" }),
  expiresAt: z.iso.datetime().meta({ description: "Time of expiry", ko: "만료 시각" }),
});

const token = z
  .string()
  .meta({ description: "Token of the link, which is shown once", ko: "링크의 토큰. 한 번만 표시" });

const shownTarget = z.object({
  target: z.string().meta({ description: "Host or domain that is watched", ko: "감시하는 호스트 또는 도메인" }),
  results: z.array(shownResult).meta({
    description: "Last result of each check, except port and exposure",
    ko: "점검별 마지막 결과(port와 exposure 제외)",
  }),
  certificate: shownDays,
});

/** The operations on the status page of an account's domains, and the page's data. */
export const statusOperations = [
  defineOperation({
    id: "statusLinks",
    method: "GET",
    path: "/api/account/status-links",
    access: "session",
    title: { en: "Links to the status page", ko: "상태 페이지 링크" },
    about: {
      en: "Lists the links to the account's status page that have not expired. Tokens are not stored.",
      ko: "계정의 상태 페이지 링크 중 만료되지 않은 것을 나열합니다. 토큰은 저장하지 않습니다.",
    },
    data: z.object({ links: z.array(shownLink).meta({ description: "Valid links", ko: "유효한 링크" }) }),
    run: async ({ database, now }: ResultDependencies, _call, { account }) => {
      const links = await validLinks(database, account.id, now());
      return { data: { links: links.map(({ id, expiresAt }) => ({ id, expiresAt: isoTime(expiresAt) })) } };
    },
  }),
  defineOperation({
    id: "addStatusLink",
    method: "POST",
    path: "/api/account/status-links",
    access: "session",
    title: { en: "Share the status page", ko: "상태 페이지 공유" },
    about: {
      en: "Makes a link to a page with the grades and certificates of the watched domains, for anyone who has the link. It never shows port or exposure, or anything about the account.",
      ko: "감시하는 도메인의 등급과 인증서를 보여 주는 페이지의 링크를 만듭니다. 링크가 있으면 누구나 볼 수 있습니다. port와 exposure, 계정에 관한 내용은 표시하지 않습니다.",
    },
    body: z.strictObject({
      expires_in_days: z.coerce.number().int().min(1).max(mostDays).default(usualDays).meta({
        description: "Days until the link expires",
        ko: "링크가 만료될 때까지의 일수",
      }),
    }),
    data: shownLink.extend({
      token,
      path: z.string().meta({ description: "Path of the page on this server", ko: "이 서버에서 페이지의 경로" }),
    }),
    run: async ({ database, now }: ResultDependencies, { body }, { account }) => {
      const at = now();
      const made = await addStatusLink(database, account.id, at + body.expires_in_days * day, at);
      if (!made) throw failure("account.full", { limit: mostStatusLinks, what: words.links }, { reason: "quota" });
      return { data: { ...made, expiresAt: isoTime(made.expiresAt), path: sharedPathOf(made.token) } };
    },
  }),
  defineOperation({
    id: "revokeStatusLink",
    method: "POST",
    path: "/api/account/status-links/{id}/revoke",
    access: "session",
    title: { en: "Revoke a link to the status page", ko: "상태 페이지 링크 폐기" },
    about: { en: "The link stops working at once.", ko: "링크를 바로 쓸 수 없게 합니다." },
    body: z.strictObject({}),
    data: z.object({
      revoked: z
        .literal(true)
        .meta({ description: "Always true: the link was revoked", ko: "항상 true. 링크를 폐기함" }),
    }),
    run: async ({ database }: ResultDependencies, { parts }, { account }) => {
      if (!(await revokeStatusLink(database, account.id, parts["id"] ?? "")))
        throw failure("item.unknown", { what: words.link }, { reason: "id" });
      return { data: { revoked: true } as const };
    },
  }),
  defineOperation({
    id: "sharedStatus",
    method: "GET",
    path: "/api/account/shared-status/{token}",
    access: "anybody",
    title: { en: "Status of shared domains", ko: "공유된 도메인의 상태" },
    about: {
      en: "Returns what a link to a status page shows. Needs no account: the token is the permission.",
      ko: "상태 페이지 링크가 보여 주는 내용을 반환합니다. 계정이 필요 없으며 토큰이 권한입니다.",
    },
    query: z.strictObject({
      after: hostName.optional().meta({
        description: "next of the previous page",
        ko: "이전 페이지의 next 값",
        examples: ["shop.example.com"],
      }),
    }),
    data: z.object({
      targets: z.array(shownTarget).meta({ description: "Watched hosts, sorted", ko: "감시하는 호스트" }),
      total: z.int().meta({ description: "Number of watched hosts on all pages", ko: "전체 감시 호스트 수" }),
      next: z.string().nullable().meta({
        description: "Value of after for the next page; null on the last one",
        ko: "다음 페이지의 after 값. 마지막이면 null",
      }),
    }),
    run: async ({ database, summaries, now }: ResultDependencies, { parts, query }) => {
      const account = await accountOfStatusLink(database, parts["token"] ?? "", now());
      if (account === null) throw failure("item.unknown", { what: words.link }, { reason: "token" });
      const found = await watchStates(database, { account, after: query.after, limit: mostTargets + 1 });
      const watches = found.slice(0, mostTargets).map((watch) => ({
        ...watch,
        states: watch.states.filter(({ check }) => !needsOwnership(check)),
      }));
      const next = found.length > mostTargets ? (watches.at(-1)?.target ?? null) : null;
      const { watches: total } = await quotaOf(database, account);
      const read = await summaries.read(watches.flatMap(keysOf));
      const targets = watches.map((watch) => targetAnswer(resultsOf(watch, read), now()));
      return { data: { targets, total, next } };
    },
  }),
] as const;

function targetAnswer({ watch, results, certificate }: Omit<WatchWithResults, "lastChange">, now: number) {
  return {
    target: watch.target,
    results: watch.states.map(({ check, observedAt, ranAt, reason }) => {
      const { status = null, grade = null, score = null, problems = null } = results.get(check) ?? {};
      return { check, status, grade, score, problems, observedAt: isoTime(observedAt), ranAt: isoTime(ranAt), reason };
    }),
    certificate: daysAnswer(certificate, now),
  };
}

/** The page of a link. */
function sharedPathOf(token: string): string {
  return `/shared/${token}`;
}

const words = {
  link: { en: "link", ko: "링크" },
  links: { en: "links to the status page", ko: "상태 페이지 링크" },
} as const satisfies Record<string, Text>;
