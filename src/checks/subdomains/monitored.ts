import type { Monitored } from "../../core/changes/fact.ts";
import type { Text } from "../../core/text.ts";
import { isIndex } from "./sources/table.ts";
import type { SubdomainsRaw } from "./schema.ts";

const findOut: Text = {
  en: "Find out who ordered the certificate. If it was nobody of yours, ask the issuer to revoke it, and check who controls the name and its DNS.",
  ko: "누가 인증서를 신청했는지 확인하십시오. 소속된 사람이 아니라면 발급 기관에 폐지를 요청하고, 이름과 DNS를 누가 제어하는지 확인하십시오.",
};

/** The certificates that `portcullis ct` sees in the logs: it writes these changes, and no measurement does. The subject names them. */
const loggedCertificates = {
  "certificate-not-allowed": {
    title: {
      en: "New certificate from an issuer that the CAA records do not allow today",
      ko: "현재 CAA 레코드가 허용하지 않는 발급 기관의 새 인증서",
    },
    severity: "high",
    action: findOut,
  },
  "certificate-new-issuer": {
    title: { en: "First certificate from this issuer", ko: "이 발급 기관의 첫 인증서" },
    severity: "medium",
    action: findOut,
  },
  "certificate-new-name": {
    title: { en: "First certificate for this name", ko: "이 이름의 첫 인증서" },
    severity: "low",
    action: findOut,
  },
  "certificate-alert-limit": {
    title: {
      en: "Most alerts of 24 hours about new certificates of this domain",
      ko: "24시간 동안 이 도메인의 새 인증서 알림 최대 수",
    },
    severity: "low",
    action: {
      en: "See further certificates on the page of your watches. Those of issuers that the CAA records do not allow are still reported.",
      ko: "이후의 인증서는 감시 페이지에서 확인하십시오. CAA 레코드가 허용하지 않는 발급 기관의 인증서는 계속 알립니다.",
    },
  },
  "certificate-renewed": {
    title: { en: "Expected renewal of a certificate", ko: "예상된 인증서 갱신" },
    severity: "info",
    action: {
      en: "Install the certificate if your server does not do so by itself.",
      ko: "서버가 자동으로 설치하지 않는다면 인증서를 설치하십시오.",
    },
  },
} as const satisfies Monitored<SubdomainsRaw>["fields"];

/** What monitoring compares between results. Certificates stay in their logs, so a missing name is not a removed one. */
export const monitored: Monitored<SubdomainsRaw> = {
  fields: {
    subdomain: {
      title: { en: "Subdomain", ko: "서브도메인" },
      severity: "low",
      action: {
        en: "Make sure that you requested a certificate for the name; if not, ask the certificate authority to revoke it.",
        ko: "해당 이름의 인증서를 직접 신청했는지 확인하십시오. 아니라면 인증 기관에 폐지를 요청하십시오.",
      },
      appears: "neutral",
      disappears: null,
    },
    ...loggedCertificates,
  },
  facts: ({ sources, names, total }) => {
    const indexes = sources.filter(isIndex);
    const whole = new Set(indexes.filter(isWhole).map(({ id }) => id));
    // A name of an interrupted source may only have been missing last time.
    const sure = names.filter((name) => name.sources.some((id) => whole.has(id)));
    const gaps = indexes.filter((source) => !isWhole(source)).map(({ id }) => id);
    return [
      {
        field: "subdomain",
        members: sure.map(({ name }) => name),
        gaps: total > names.length || whole.size === 0 ? ["*", ...gaps] : gaps,
      },
    ];
  },
};

function isWhole({ status, stale, truncated }: SubdomainsRaw["sources"][number]): boolean {
  return status === "complete" && !stale && !truncated;
}
