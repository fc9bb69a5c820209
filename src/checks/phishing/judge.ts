import { concludeGrade } from "../../core/grade/conclude.ts";
import { reasonWords } from "../../core/reason-words.ts";
import type { Finding, Kpi, Status, Verdict } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { find, problems, unreadWords, type KpiId, type ProblemId } from "./problems.ts";
import type { LinkRaw, PhishingRaw } from "./schema.ts";
import { thresholds, type Opinion } from "./opinion.ts";
import { signalTable } from "./signals.ts";

/** No opinion gives "passed": the absence of signs proves nothing. */
const statuses: Readonly<Record<Opinion, Status>> = {
  phishing: "fail",
  suspicious: "warn",
  unknown: "unknown",
  "no-signs": "unknown",
};

/** Judges the links of a message. Never throws. */
export function judge(raw: PhishingRaw): Verdict<ProblemId> {
  const verdict = concludeGrade(null, findingsOf(raw), kpisOf(raw), problems);
  return { ...verdict, status: statuses[raw.assessment] };
}

function findingsOf(raw: PhishingRaw): readonly Finding<ProblemId>[] {
  const { links, linksTotal, textSignals: words, assessment: opinion, unread } = raw;
  return [
    ...links.flatMap((link) => [...opinionFindings(link, raw), ...limitFindings(link)]),
    ...(links.length === 0 && opinion === "suspicious" ? [find("words-suspicious", { signs: listOf(words) })] : []),
    ...(unread.length > 0 ? [find("parts-unread", { parts: partsIn(unread) })] : []),
    ...(links.length === 0 && opinion === "unknown" && unread.length === 0 ? [find("no-links")] : []),
    ...(linksTotal > links.length
      ? [find("more-links", { checked: links.length, count: linksTotal - links.length })]
      : []),
  ];
}

function partsIn(unread: PhishingRaw["unread"]): Text {
  const words = unread.map((kind): Text => unreadWords[kind]);
  return { en: words.map(({ en }) => en).join(", "), ko: words.map(({ ko }) => ko).join(", ") };
}

function opinionFindings(link: LinkRaw, { textSignals: words }: PhishingRaw): readonly Finding<ProblemId>[] {
  const { host, score, assessment: opinion } = link;
  const seen = { subject: host, evidence: link.url };
  const signs = listOf([...link.signals, ...words].filter(({ weight }) => weight > 0));
  if (opinion === "phishing") return [find("phishing", { host, score, threshold: thresholds.phishing, signs }, seen)];
  if (opinion === "suspicious")
    return [find("suspicious", { host, score, threshold: thresholds.suspicious, signs }, seen)];
  return opinion === "no-signs" ? [find("no-signs", { host }, seen)] : [];
}

const noTime: Text = { en: "no time was left", ko: "시간이 부족함" };

function limitFindings({ host, url, page, wrapper }: LinkRaw): readonly Finding<ProblemId>[] {
  const seen = { subject: host, evidence: url };
  const code = page.reason === null ? `HTTP ${page.status ?? "?"}` : reasonWords(page.reason);
  const reason = page.state === "not-tried" ? noTime : code;
  const isRead = page.state === "opened" && page.status !== null && page.status >= 200 && page.status < 300;
  // The link itself is the filter's, and so is the last address that answered.
  const isUnread = wrapper !== null && wrapper === host && (page.hosts.at(-1) ?? host) === host;
  return [
    ...(isUnread ? [find("wrapper-unread", { host }, seen)] : []),
    ...(page.state === "blocked" ? [find("page-blocked", { host }, seen)] : []),
    ...(!isRead && page.state !== "blocked" && page.state !== "limit"
      ? [find("page-not-read", { host, reason }, seen)]
      : []),
    ...(page.opened === "origin" ? [find("opened-at-origin", { host }, seen)] : []),
    ...(page.opened === "redacted" ? [find("opened-redacted", { host }, seen)] : []),
  ];
}

const mostSigns = 8;

/** The strongest signals in words. */
function listOf(signals: LinkRaw["signals"]): Text {
  const shown = signals.toSorted((a, b) => b.weight - a.weight).slice(0, mostSigns);
  const join = (language: keyof Text): string =>
    shown
      .map(({ id, weight, detail }) => {
        const text: Text = signalTable[id].text;
        return `${text[language]}${detail === "" ? "" : ` (${detail})`} +${weight}`;
      })
      .join("; ");
  return { en: join("en"), ko: join("ko") };
}

function kpisOf({ assessment: opinion, links, linksTotal }: PhishingRaw): readonly Kpi<KpiId>[] {
  const days = links.flatMap(({ registrations }) => registrations.flatMap((each) => each.days ?? []));
  return [
    { id: "opinion", value: opinion },
    { id: "links", value: linksTotal },
    { id: "opened", value: links.filter(({ page }) => page.state === "opened").length },
    { id: "score", value: links.length === 0 ? null : Math.max(...links.map(({ score }) => score)) },
    { id: "youngest", value: days.length === 0 ? null : Math.min(...days), unit: "days" },
  ];
}
