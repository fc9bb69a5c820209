import type { Table } from "../../core/result/table.ts";
import type { Text } from "../../core/text.ts";
import { opinionWords } from "./problems.ts";
import type { PhishingRaw } from "./schema.ts";
import { signalTable } from "./signals.ts";

/** The links with their verdicts and signals. */
export function tablesOf({ links }: PhishingRaw): readonly Table[] {
  if (links.length === 0) return [];
  return [
    {
      columns: [
        { en: "Verdict", ko: "판정" },
        { en: "Score", ko: "점수" },
        { en: "Link", ko: "링크" },
      ],
      rows: links.map(({ assessment: opinion, score, url, page }) => {
        const way = page.redirects > 0 && page.finalUrl !== null ? `${url} → ${page.finalUrl}` : url;
        return [opinionWords[opinion], `${score}`, way];
      }),
    },
    {
      columns: [
        { en: "Host", ko: "호스트" },
        { en: "Weight", ko: "가중치" },
        { en: "Signal", ko: "징후" },
      ],
      rows: links.flatMap(({ host, signals }) =>
        signals.map(({ id, weight, detail }) => [host, `${weight}`, withDetail(signalTable[id].text, detail)]),
      ),
    },
  ].filter(({ rows }) => rows.length > 0);
}

function withDetail({ en, ko }: Text, detail: string): Text {
  return detail === "" ? { en, ko } : { en: `${en} (${detail})`, ko: `${ko} (${detail})` };
}
