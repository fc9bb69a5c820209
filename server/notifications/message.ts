import { wordsOfChange } from "../../src/core/changes/between.ts";
import { printable } from "../../src/core/printable.ts";
import { reasonWords } from "../../src/core/reason-words.ts";
import type { Severity } from "../../src/core/result/interpretation.ts";
import { fill, type Language, type Text } from "../../src/core/text.ts";
import { reportWords } from "../../src/report/words.ts";
import { reportPath } from "../http/paths.ts";
import { loadCheck } from "../monitoring/watches/watchable.ts";
import { defang } from "./templates/escape.ts";
import type { DeliveryPayload, DeliveredChange } from "./payload.ts";
import type { DeliveryKind } from "./channel.ts";

/** One change in words. The target's values are bounded and printable, and must still be escaped for their output. */
export interface Line {
  readonly change: DeliveredChange;
  /** `high`, in the language of the channel. */
  readonly severity: string;
  /** The changed aspect of the check: `Grade`. */
  readonly title: string;
  /** `content-security-policy`; empty where there is only one. */
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  /** The rule of a finding that came or went, which is no value of the target: `http.hsts-missing`. Null for a change of a value. */
  readonly rule: string | null;
  /** What that finding says; empty for a change of a value. */
  readonly cause: string;
  /** What other checks found of the same cause; empty for nothing. */
  readonly effects: string;
  readonly action: string;
  /** The report on the target; null where the server does not know its own URL. */
  readonly link: string | null;
}

/** A message in one language. */
export interface Message {
  readonly language: Language;
  readonly worst: Severity;
  /** Only our words and names that the account has chosen; nothing from a target. */
  readonly heading: string;
  readonly lines: readonly Line[];
  /** A sentence before the changes; empty for none. */
  readonly intro: string;
  /** Changes beyond those that are listed. */
  readonly omitted: number;
  /** The name of the channel, which its account has chosen. */
  readonly channel: string;
}

/** The parts of a message. */
export interface MessageParts {
  readonly kind: DeliveryKind;
  readonly payload: DeliveryPayload;
  readonly language: Language;
  readonly baseUrl: string | null;
  readonly channel: string;
}

const texts = {
  one: { en: "[{severity}] {target}: {title} ({check})", ko: "[{severity}] {target}: {title}({check})" },
  several: {
    en: "[{severity}] {domains}: {count} {count|change/changes}",
    ko: "[{severity}] {domains}: 변경 {count}건",
  },
  others: { en: "{domain} and {count} more", ko: "{domain} 외 {count}개" },
  run: {
    en: "Run {id} has finished: {check}, {total} {total|input/inputs}, {failed} of them without a result",
    ko: "실행 {id}의 측정이 끝남: {check}, 입력 {total}개, 그중 결과 없음 {failed}개",
  },
  test: { en: "Test message from Portcullis", ko: "Portcullis 시험 메시지" },
  testIntro: {
    en: "This channel works. Changes of the domains that you watch are sent here.",
    ko: "이 채널은 정상입니다. 감시하는 도메인의 변경을 여기로 보냅니다.",
  },
  digestIntro: { en: "Changes since the last daily message:", ko: "지난 일일 메시지 이후의 변경:" },
  more: {
    en: "{count} more {count|change is/changes are} not listed here. See the report of the domain.",
    ko: "여기에 표시하지 않은 변경이 {count}건 더 있습니다. 도메인 보고서에서 확인하십시오.",
  },
  channel: { en: "Channel: {channel}", ko: "채널: {channel}" },
  none: { en: "none", ko: "없음" },
  better: {
    en: "No action is needed: this ends an earlier problem.",
    ko: "조치할 것이 없습니다. 이전 문제가 해결되었습니다.",
  },
  over: { en: "Before: {cause}", ko: "이전: {cause}" },
  effects: { en: "Same cause: {list}", ko: "같은 원인: {list}" },
  changed: { en: "{check} {title} {from} → {to}", ko: "{check} {title} {from} → {to}" },
  found: { en: "{check} {title}", ko: "{check} {title}" },
  up: { en: "up", ko: "정상" },
  down: { en: "down: {reason}", ko: "중단: {reason}" },
  flapping: { en: "flapping: down and up again and again", ko: "불안정: 중단과 복구를 반복함" },
} as const satisfies Record<string, Text>;

/** Labels in templates. */
export const labels = {
  from: { en: "before", ko: "이전" },
  to: { en: "now", ko: "현재" },
  action: { en: "What to do", ko: "조치" },
  report: { en: "Report", ko: "보고서" },
} as const satisfies Record<string, Text>;

/** The most characters of a value in a message. */
const longestShown = 200;

/** Renders a delivery in words. */
export async function messageOf({ kind, payload, language, baseUrl, channel }: MessageParts): Promise<Message> {
  const lines = await Promise.all(payload.changes.map((change) => lineOf(change, language, baseUrl)));
  const worst = payload.changes[0]?.severity ?? "info";
  const heading = headingOf(lines, payload, language);
  return { language, worst, heading, lines, intro: introOf(kind)[language], omitted: payload.omitted, channel };
}

function introOf(kind: DeliveryKind): Text {
  if (kind === "test") return texts.testIntro;
  return kind === "digest" ? texts.digestIntro : { en: "", ko: "" };
}

/** The text with the number of unlisted changes; empty for none. */
export function moreText(count: number, language: Language): string {
  if (count === 0) return "";
  return fill(texts.more, { count }, language);
}

/** Says which channel a message is from: an account may have several at one receiver. */
export function channelText({ channel, language }: Message): string {
  return fill(texts.channel, { channel }, language);
}

function headingOf(lines: readonly Line[], { omitted, run }: DeliveryPayload, language: Language): string {
  const [first] = lines;
  if (run) return fill(texts.run, { ...run }, language);
  if (!first) return texts.test[language];
  const { severity, title, change } = first;
  if (lines.length === 1 && omitted === 0)
    return fill(texts.one, { severity, title, target: change.target, check: change.check }, language);
  const domains = [...new Set(lines.map((line) => line.change.domain))];
  const [domain = ""] = domains;
  const named = domains.length === 1 ? domain : fill(texts.others, { domain, count: domains.length - 1 }, language);
  return fill(texts.several, { severity, domains: named, count: lines.length + omitted }, language);
}

async function lineOf(change: DeliveredChange, language: Language, baseUrl: string | null): Promise<Line> {
  const { title, finding, action } = wordsOfChange(await loadCheck(change.check), change);
  const isOver = change.direction === "better";
  const cause = finding?.cause[language] ?? "";
  return {
    change,
    severity: reportWords.severity[change.severity][language],
    title: title[language],
    ...valuesOf(change, finding?.id ?? null, language),
    cause: isOver && cause !== "" ? fill(texts.over, { cause }, language) : cause,
    effects: await effectsOf(change, language),
    action: (isOver ? texts.better : action)[language],
    link: baseUrl === null ? null : `${baseUrl}${reportPath(change.target)}`,
  };
}

/** `Same cause: owasp Grade A → C, ssl Finding`. */
async function effectsOf({ effects = [] }: DeliveredChange, language: Language): Promise<string> {
  if (effects.length === 0) return "";
  const list = await Promise.all(
    effects.map(async (effect) => {
      const { check, field } = effect;
      const title = wordsOfChange(await loadCheck(check), effect).title[language];
      const [from = "", to = ""] = [effect.from, effect.to].map((text) => defang(valueText(field, text, language)));
      return fill(field === "finding" ? texts.found : texts.changed, { check, title, from, to }, language);
    }),
  );
  return fill(texts.effects, { list: [...new Set(list)].join(", ") }, language);
}

/** A value in words: that of the availability is a state with the code of its reason. */
function valueText(field: string, text: string | null, language: Language): string {
  if (text === null) return texts.none[language];
  if (field !== "availability") return shown(text);
  const [state = "", reason = ""] = text.split(" ");
  if (state === "down") return fill(texts.down, { reason: reasonWords(reason)[language] }, language);
  return state === "up" || state === "flapping" ? texts[state][language] : shown(text);
}

function valuesOf({ field, subject, from, to }: DeliveredChange, rule: string | null, language: Language) {
  const valueOf = (text: string | null): string => valueText(field, text, language);
  if (rule === null) return { rule, subject: shown(subject ?? ""), from: valueOf(from), to: valueOf(to) };
  // A finding is stored with its subject, such as a host, which is a value of the target.
  const named = (text: string | null): string | null => text && rule;
  return {
    rule,
    subject: shown((to ?? from ?? "").slice(rule.length + 1)),
    from: valueOf(named(from)),
    to: valueOf(named(to)),
  };
}

function shown(text: string): string {
  return printable(text, longestShown);
}
