import type { VNode } from "preact";
import { fill, type Language, type Text } from "../../../src/core/text.ts";
import type { DataOf } from "../../operations/table.ts";
import { accountPaths, linkTo, type AccountPageId } from "./paths.ts";
import type { AccountPage, Visit } from "./visit.ts";
import { words as allWords } from "./words.ts";

/** `/account`: the account's data and limits. */
export const overview: AccountPage = {
  needsSession: true,
  async show(visit) {
    const quota = await visit.ask("quota");
    return { title: words.title[visit.language], main: <Overview visit={visit} quota={quota} /> };
  },
  forms: {},
};

/** The sections with their numbers, in menu order. */
const sections = [
  "watches",
  "changes",
  "channels",
  "keys",
  "security",
  "settings",
] as const satisfies readonly AccountPageId[];

function Overview({ visit, quota }: { readonly visit: Visit; readonly quota: DataOf<"quota"> }): VNode {
  const { language, account } = visit;
  const { requestsPerMinute, heavyRequestsPerMinute } = quota;
  return (
    <>
      <ul class="cards">
        {sections.map((id) => (
          <li class="card">
            <h2>
              <a href={linkTo(accountPaths[id], language)}>{allWords.sections[id][language]}</a>
            </h2>
            <p>{words.about[id][language]}</p>
          </li>
        ))}
      </ul>
      {account?.secondFactor === false ? (
        <p>
          <a href={linkTo(accountPaths.security, language)}>{words.factor[language]}</a>
        </p>
      ) : null}
      <h2>{words.quota[language]}</h2>
      <ul class="quotas">
        {Object.entries(quotaNames).map(([name, label]) => (
          <Used value={quota[name]} label={label} language={language} />
        ))}
      </ul>
      <p>{fill(words.rates, { usual: requestsPerMinute, heavy: heavyRequestsPerMinute }, language)}</p>
    </>
  );
}

interface UsedProps {
  readonly value: unknown;
  readonly label: Text;
  readonly language: Language;
}

function Used({ value, label, language }: UsedProps): VNode | null {
  const { used, limit } = (value ?? {}) as { readonly used?: number; readonly limit?: number };
  if (used === undefined || limit === undefined) return null;
  const text = fill(words.used, { used, limit }, language);
  return (
    <li>
      <span>{label[language]}</span> <span class="quiet">{text}</span>
      <progress value={used} max={limit} aria-label={`${label[language]}: ${text}`} />
    </li>
  );
}

/** What is counted, by its name in the quota. */
const quotaNames: Readonly<Record<string, Text>> = {
  watches: { en: "Watches", ko: "감시" },
  channels: { en: "Notification channels", ko: "알림 채널" },
  keys: { en: "API keys", ko: "API 키" },
};

const words = {
  title: { en: "Your account", ko: "내 계정" },
  about: {
    watches: { en: "Domains that are checked on a schedule.", ko: "정해진 간격으로 점검하는 도메인입니다." },
    changes: {
      en: "What got better or worse, with the value before and after.",
      ko: "나아지거나 나빠진 항목을 이전 값과 새 값으로 보여 줍니다.",
    },
    channels: {
      en: "Where notifications go: webhooks, e-mail, Slack, Discord, Teams, ntfy and Telegram.",
      ko: "알림을 받는 곳입니다. 웹훅, 이메일, Slack, Discord, Teams, ntfy, Telegram을 쓸 수 있습니다.",
    },
    keys: { en: "For programs that use the API.", ko: "API를 사용하는 프로그램에 필요합니다." },
    security: {
      en: "Password, e-mail address, two-factor authentication and sessions.",
      ko: "비밀번호, 이메일 주소, 2단계 인증, 세션을 관리합니다.",
    },
    settings: {
      en: "Language, export of your data, and deletion of the account.",
      ko: "언어, 데이터 내보내기, 계정 삭제를 관리합니다.",
    },
  },
  factor: { en: "Protect the account with two-factor authentication", ko: "2단계 인증으로 계정을 보호하기" },
  quota: { en: "Quota", ko: "사용 한도" },
  used: { en: "{used} of {limit}", ko: "{limit}개 중 {used}개" },
  rates: {
    en: "Each API key may send {usual} requests a minute, {heavy} of them to heavy checks.",
    ko: "API 키마다 1분에 {usual}번 요청할 수 있으며, 그중 무거운 점검은 {heavy}번까지입니다.",
  },
} as const;
