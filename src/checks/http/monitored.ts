import type { Fact, Monitored } from "../../core/changes/fact.ts";
import { valuesText, valueText } from "../../core/changes/value.ts";
import type { HttpRaw } from "./schema.ts";
import { effects } from "./effects.ts";
import type { PartId } from "./problems.ts";
import type { ProblemId } from "./problems.ts";

/** The headers of each graded part. */
const headers: Readonly<Record<PartId, readonly string[]>> = {
  csp: ["content-security-policy"],
  hsts: ["strict-transport-security"],
  framing: ["x-frame-options"],
  contentTypeOptions: ["x-content-type-options"],
  referrer: ["referrer-policy"],
  permissions: ["permissions-policy", "feature-policy"],
};

/** What monitoring compares between results of a page. */
export const monitored: Monitored<HttpRaw, ProblemId> = {
  fields: {
    header: {
      title: { en: "Security header", ko: "보안 헤더" },
      // The findings about the header raise it.
      severity: "low",
      reports: (finding, { subject }) => subject !== null && headersOf(finding)?.[0] === subject,
      action: {
        en: "Send the header as before; look for a change of the web server, the framework or the CDN.",
        ko: "이전처럼 헤더를 보내십시오. 웹 서버, 프레임워크, CDN 설정이 바뀌었는지 확인하십시오.",
      },
    },
    destination: {
      title: { en: "Origin of the page", ko: "페이지의 오리진" },
      severity: "medium",
      action: {
        en: "Make sure that you changed the redirect yourself.",
        ko: "리디렉션을 직접 바꾼 것인지 확인하십시오.",
      },
    },
  },
  facts: (raw, { parts = [] }) => [
    { field: "destination", value: valueText(URL.parse(raw.finalUrl)?.origin ?? raw.finalUrl) },
    // Nonces change with each response, so a policy is compared by its score.
    ...parts.flatMap(({ id, score }): readonly Fact[] => {
      const names = headers[id as PartId];
      if (score === null) return [];
      return [{ field: "header", subject: names[0] ?? id, value: sent(raw, names), rank: score }];
    }),
  ],
  doubts: ["page-unread", "certificate-unknown"],
};

/** The headers that a finding is about, if it is about their values. */
function headersOf(finding: string): readonly string[] | undefined {
  const { part, cap } = effects[finding] ?? {};
  // A page without https or with a refused certificate is more than a lost header.
  return part === undefined || (cap !== undefined && cap !== "weak-csp") ? undefined : headers[part as PartId];
}

function sent({ headers: all }: HttpRaw, names: readonly string[]): string | null {
  return valuesText(all.filter(([name]) => names.includes(name.toLowerCase())).map(([, value]) => value));
}
