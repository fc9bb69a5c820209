import { z } from "zod";
import { failure, type Failure } from "../../../src/core/failure.ts";
import type { Text } from "../../../src/core/text.ts";
import type { Account } from "../../accounts/account.ts";
import { defineOperation } from "../../operations/operation.ts";
import type { Database } from "../../store/database.ts";
import { alertsAfter, shownAlerts, usualAlerts } from "./alert-settings.ts";
import { ownershipAnswer, watchAnswer } from "./answer.ts";
import { ownershipOf, verify, type ControlLookup, type OwnershipClaim } from "./ownership.ts";
import { addWatch, changeWatch, findWatch, listWatches, quotaOf, removeWatch, runNow } from "./rows.ts";
import { quotasOf, type Quotas, type WatchState } from "./watch.ts";
import { watchPaths } from "./paths.ts";
import { checkSeverityNames } from "./severity-names.ts";
import { newWatch, ownershipQuery, watchChange } from "./schema.ts";

const time = z.iso.datetime();

/** One check of a watch in answers. */
const shownCheck = z.object({
  check: z.string().meta({ description: "Id of the check, such as ssl", ko: "점검의 id(예: ssl)" }),
  dueAt: time.nullable().meta({
    description: "Time of the next run; null while the watch is paused",
    ko: "다음 실행 시각. 감시를 멈춘 동안에는 null",
  }),
  ranAt: time.nullable().meta({
    description: "Time of the last run; null before the first one",
    ko: "마지막 실행 시각. 실행하기 전에는 null",
  }),
  observedAt: time.nullable().meta({
    description: "Time of the last complete result; null without one",
    ko: "마지막으로 결과를 얻은 시각. 없으면 null",
  }),
  reason: z.string().nullable().meta({
    description: "Why the last run has no result; null if it has one",
    ko: "마지막 실행에 결과가 없는 이유. 있으면 null",
  }),
  runs: z.int().meta({ description: "Number of runs", ko: "실행 횟수" }),
});

/** A watch in answers. */
const shownWatch = z.object({
  id: z.string().meta({ description: "Identifier of the watch", ko: "감시의 식별자" }),
  target: z.string().meta({ description: "Host or domain that is watched", ko: "감시하는 호스트 또는 도메인" }),
  domain: z.string().meta({ description: "Registrable domain of the target", ko: "대상의 등록 가능 도메인" }),
  checks: z
    .array(shownCheck)
    .meta({ description: "Checks that the watch runs, and their last runs", ko: "실행하는 점검과 마지막 실행" }),
  interval: z.string().meta({ description: "Time from one run to the next, such as 1d", ko: "실행 간격(예: 1d)" }),
  paused: z.boolean().meta({
    description: "Whether the watch is paused and measures nothing",
    ko: "감시를 멈추어 측정하지 않는지 여부",
  }),
  mutedUntil: time.nullable().meta({
    description: "No notifications before this time; null if not muted",
    ko: "이 시각까지 알림을 보내지 않음. 음소거하지 않았으면 null",
  }),
  ...shownAlerts,
  fromFile: z.boolean().meta({
    description: "Whether the watch comes from the operator's watches.json",
    ko: "운영자의 watches.json에 있는 감시인지 여부",
  }),
  createdAt: time.meta({ description: "Time of creation", ko: "만든 시각" }),
});

const shownOwnership = z.object({
  domain: z.string().meta({ description: "Domain whose ownership is verified", ko: "소유를 확인하는 도메인" }),
  token: z
    .string()
    .meta({ description: "Token to publish in the DNS or on the host", ko: "DNS 또는 호스트에 게시할 토큰" }),
  record: z
    .object({
      name: z.string().meta({ description: "Name of the TXT record", ko: "TXT 레코드의 이름" }),
      value: z.string().meta({ description: "Value of the TXT record", ko: "TXT 레코드의 값" }),
    })
    .meta({ description: "TXT record that proves ownership", ko: "소유를 증명하는 TXT 레코드" }),
  file: z
    .object({
      url: z.string().meta({ description: "URL of the file", ko: "파일의 URL" }),
      line: z.string().meta({ description: "Line that the file must contain", ko: "파일에 있어야 하는 줄" }),
    })
    .meta({ description: "File that proves ownership, instead of the record", ko: "레코드 대신 소유를 증명하는 파일" }),
  proofs: z
    .array(
      z.object({
        name: z.string().meta({
          description: "Name that is proven; it covers the names below",
          ko: "증명된 이름. 하위 이름도 포함됨",
        }),
        kind: z
          .enum(["dns", "https"])
          .meta({ description: "dns: the TXT record; https: the file", ko: "dns: TXT 레코드. https: 파일" }),
        provenAt: time.meta({ description: "When the proof was first found", ko: "증명을 처음 찾은 시각" }),
        checkedAt: time.meta({ description: "When the proof was last found", ko: "증명을 마지막으로 찾은 시각" }),
      }),
    )
    .meta({ description: "Valid proofs of ownership", ko: "유효한 소유 증명" }),
});

const shown = z.enum(["shown", "absent", "unknown"]);

/** The dependencies of operations on watches. */
export interface WatchDependencies {
  readonly database: Database;
  readonly look: ControlLookup;
  /** The limits of an account, where they are not the default. */
  readonly quotas?: Quotas | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** All operations on watches. */
export const watchOperations = [
  defineOperation({
    id: "watches",
    method: "GET",
    path: watchPaths.all,
    access: "key",
    cost: "light",
    title: { en: "List watches", ko: "감시 목록" },
    about: {
      en: "Returns the watches of the account, with the state of each check and the quota.",
      ko: "계정의 감시와 점검별 상태, 할당량을 반환합니다.",
    },
    data: z.object({
      watches: z.array(shownWatch).meta({ description: "Watches of the account", ko: "계정의 감시" }),
      quota: z
        .object({
          watches: z
            .object({
              used: z.int().meta({ description: "Number of watches in use", ko: "사용 중인 감시의 수" }),
              limit: z.int().meta({ description: "Maximum number of watches", ko: "최대 감시의 수" }),
            })
            .meta({ description: "Number of watches and its limit", ko: "감시의 수와 한도" }),
          checks: z
            .object({
              used: z.int().meta({ description: "Number of checks in use", ko: "사용 중인 점검의 수" }),
              limit: z.int().meta({ description: "Maximum number of checks", ko: "최대 점검의 수" }),
            })
            .meta({ description: "Number of watched checks and its limit", ko: "감시하는 점검의 수와 한도" }),
        })
        .meta({ description: "Usage and limits of the account", ko: "계정의 사용량과 한도" }),
    }),
    command: { words: ["watch", "list"], takes: [] },
    run: async ({ database, quotas = quotasOf() }: WatchDependencies, _call, { account }) => {
      const [watches, used] = [await listWatches(database, account.id), await quotaOf(database, account.id)];
      const quota = {
        watches: { used: used.watches, limit: quotas.watches },
        checks: { used: used.checks, limit: quotas.checks },
      };
      return { data: { watches: watches.map(watchAnswer), quota } };
    },
  }),
  defineOperation({
    id: "addWatch",
    method: "POST",
    path: watchPaths.all,
    access: "key",
    cost: "light",
    title: { en: "Watch a domain", ko: "도메인 감시 추가" },
    about: {
      en: "Adds a watch. Its checks run at once, and then once in each interval, always at the same point of the interval. port and exposure run only while ownership is proven.",
      ko: "감시를 추가합니다. 점검은 바로 한 번 실행되고 이후 간격마다 같은 시각에 실행됩니다. port와 exposure는 소유가 확인된 동안에만 실행됩니다.",
    },
    body: newWatch,
    data: shownWatch,
    command: { words: ["watch", "add"], takes: ["target"] },
    run: async (dependencies: WatchDependencies, { body }, { account }) => {
      const { target, checks, interval, paused, severities } = body;
      await checkSeverityNames(severities);
      const alerts = alertsAfter(usualAlerts, body);
      const wanted = { target: target.host, domain: target.domain, checks, every: interval, alerts };
      const { quotas } = dependencies;
      const origin = { account: account.id, isPaused: paused, isFromFile: false, isSpread: false, quotas };
      const added = await addWatch(dependencies.database, wanted, origin, dependencies.now());
      if (added === "known") throw failure("watch.known", { target: target.host }, { reason: "target" });
      if (added === "quota") throw full(quotas);
      return { data: watchAnswer(await known(dependencies, account.id, added.id)) };
    },
  }),
  defineOperation({
    id: "watch",
    method: "GET",
    path: watchPaths.one,
    access: "key",
    cost: "light",
    title: { en: "Show a watch", ko: "감시 조회" },
    about: { en: "Returns one watch.", ko: "감시 하나를 반환합니다." },
    data: shownWatch,
    command: { words: ["watch", "show"], takes: ["id"] },
    run: async (dependencies: WatchDependencies, { parts }, { account }) => ({
      data: watchAnswer(await known(dependencies, account.id, parts["id"])),
    }),
  }),
  defineOperation({
    id: "changeWatch",
    method: "PATCH",
    path: watchPaths.one,
    access: "key",
    cost: "light",
    title: { en: "Change a watch", ko: "감시 변경" },
    about: {
      en: "Changes checks, interval or alerts, pauses or resumes the watch, or mutes it until a time. Fields that are not sent stay unchanged.",
      ko: "점검, 간격, 알림 설정을 바꾸거나, 일시 중지·재개하거나, 특정 시각까지 알림을 끕니다. 지정하지 않은 항목은 그대로 둡니다.",
    },
    body: watchChange,
    data: shownWatch,
    run: async (dependencies: WatchDependencies, { parts, body }, { account }) => {
      const watch = await known(dependencies, account.id, parts["id"]);
      const { id } = watch;
      // The file says nothing about muting.
      if (Object.keys(body).some((name) => name !== "mute_until")) refuseListed(watch);
      await checkSeverityNames(body.severities);
      const changed = await changeWatch(
        dependencies.database,
        account.id,
        id,
        body,
        dependencies.now(),
        dependencies.quotas,
      );
      if (changed === "unknown") throw unknown();
      if (changed === "quota") throw full(dependencies.quotas);
      return { data: watchAnswer(await known(dependencies, account.id, id)) };
    },
  }),
  defineOperation({
    id: "removeWatch",
    method: "DELETE",
    path: watchPaths.one,
    access: "key",
    cost: "light",
    title: { en: "Remove a watch", ko: "감시 삭제" },
    about: { en: "Removes a watch and its state.", ko: "감시를 끝내고 저장된 상태를 지웁니다." },
    data: z.object({
      removed: z
        .literal(true)
        .meta({ description: "Always true: the watch was removed", ko: "항상 true. 감시를 삭제함" }),
    }),
    command: { words: ["watch", "remove"], takes: ["id"] },
    run: async (dependencies: WatchDependencies, { parts }, { account }) => {
      const watch = await known(dependencies, account.id, parts["id"]);
      refuseListed(watch);
      const { id } = watch;
      if (!(await removeWatch(dependencies.database, account.id, id))) throw unknown();
      return { data: { removed: true } as const };
    },
  }),
  defineOperation({
    id: "runWatch",
    method: "POST",
    path: watchPaths.run,
    access: "key",
    cost: "light",
    title: { en: "Run a watch now", ko: "감시 지금 실행" },
    about: {
      en: "Makes every check of the watch due now. A worker starts them within a few seconds.",
      ko: "감시의 모든 점검을 지금 실행하도록 예약합니다. 몇 초 안에 시작됩니다.",
    },
    data: shownWatch,
    command: { words: ["watch", "run"], takes: ["id"] },
    run: async (dependencies: WatchDependencies, { parts }, { account }) => {
      const { id, target } = await known(dependencies, account.id, parts["id"]);
      if (!(await runNow(dependencies.database, account.id, id, dependencies.now())))
        throw failure("watch.paused", { target }, { reason: "paused" });
      return { data: watchAnswer(await known(dependencies, account.id, id)) };
    },
  }),
  defineOperation({
    id: "ownership",
    method: "GET",
    path: watchPaths.ownership,
    access: "key",
    cost: "light",
    title: { en: "Show ownership", ko: "소유 확인 상태" },
    about: {
      en: "Returns the token of the account for a domain, where to publish it, and what is proven. The TXT record proves the domain and everything below it; the file proves one host, which is enough for port and not for exposure.",
      ko: "도메인에 대한 계정의 토큰과 게시 위치, 확인된 내용을 반환합니다. TXT 레코드는 도메인과 하위 호스트 전체를, 파일은 호스트 하나를 확인하며 port에만 충분하고 exposure에는 부족합니다.",
    },
    query: ownershipQuery,
    data: shownOwnership,
    run: async ({ database, now }: WatchDependencies, { query }, { account }) => ({
      data: ownershipAnswer(await ownershipOf(database, claimOf(query, account), now())),
    }),
  }),
  defineOperation({
    id: "verifyOwnership",
    method: "POST",
    path: watchPaths.ownership,
    access: "key",
    cost: "heavy",
    title: { en: "Verify ownership", ko: "소유 확인" },
    about: {
      en: "Looks for the token now, in the DNS and on the host.",
      ko: "지금 DNS와 호스트에서 토큰을 찾습니다.",
    },
    body: ownershipQuery,
    data: shownOwnership.extend({
      seen: z
        .object({
          dns: shown.meta({
            description: "shown: the token is in the DNS; absent: it is not; unknown: the lookup failed",
            ko: "shown: DNS에 토큰이 있음. absent: 없음. unknown: 조회 실패",
          }),
          https: shown.meta({
            description: "shown: the file has the token; absent: it does not; unknown: not reachable",
            ko: "shown: 파일에 토큰이 있음. absent: 없음. unknown: 접속 실패",
          }),
        })
        .meta({ description: "What was found now, by kind of proof", ko: "증명 종류별로 지금 찾은 결과" }),
    }),
    command: { words: ["watch", "prove"], takes: ["target"] },
    run: async ({ database, look, now }: WatchDependencies, { body, signal }, { account }) => {
      const claim = claimOf(body, account);
      const seen = await verify(database, look, claim, now(), signal);
      return { data: { ...ownershipAnswer(await ownershipOf(database, claim, now())), seen } };
    },
  }),
] as const;

/** The watch with an id or a target. Another account's watch looks like an unknown one. */
async function known({ database }: WatchDependencies, account: string, name = ""): Promise<WatchState> {
  const found = await findWatch(database, account, name);
  if (!found) throw unknown();
  return found;
}

/** Refuses to change what `watches.json` decides: its next reading would undo the change. */
function refuseListed({ target, isFromFile }: WatchState): void {
  if (isFromFile) throw failure("watch.listed", { target }, { reason: "listed" });
}

function claimOf({ target }: z.output<typeof ownershipQuery>, { id }: Account): OwnershipClaim {
  return { account: id, domain: target.domain, target: target.host };
}

const words = {
  watch: { en: "watch", ko: "감시" },
  watches: { en: "watches or checks of watches", ko: "감시 또는 점검" },
} as const satisfies Record<string, Text>;

function unknown(): Failure {
  return failure("item.unknown", { what: words.watch }, { reason: "id" });
}

function full(quotas: Quotas = quotasOf()): Failure {
  return failure("account.full", { limit: quotas.watches, what: words.watches }, { reason: "target" });
}
