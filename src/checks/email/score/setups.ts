import type { ScoreExample } from "../../../core/grade/score.ts";

function setup(score: number, status: ScoreExample["status"], en: string, ko: string): ScoreExample {
  return { score, status, title: { en, ko } };
}

/** Usual set-ups with their results if every part could be observed and no blocklist has an entry. A test measures each. */
export const setups = {
  microsoft: setup(
    47,
    "warn",
    "Microsoft 365 as it comes: SPF with -all, signatures of the provider's own domain, no DMARC",
    "Microsoft 365 초기 설정: -all인 SPF, 서비스 자체 도메인의 서명, DMARC 없음",
  ),
  google: setup(
    64,
    "warn",
    "Google Workspace as it comes: SPF with ~all, a DKIM key, no DMARC",
    "Google Workspace 초기 설정: ~all인 SPF, DKIM 키, DMARC 없음",
  ),
  monitored: setup(
    83,
    "warn",
    "Microsoft 365 with DKIM keys, and DMARC with p=none and reports",
    "Microsoft 365에 DKIM 키, p=none과 보고서가 있는 DMARC",
  ),
  quarantined: setup(
    90,
    "pass",
    "Google Workspace with a DKIM key, and DMARC with p=quarantine and reports",
    "Google Workspace에 DKIM 키, p=quarantine과 보고서가 있는 DMARC",
  ),
  rejected: setup(
    92,
    "pass",
    "Microsoft 365 with DKIM keys, and DMARC with p=reject and reports",
    "Microsoft 365에 DKIM 키, p=reject와 보고서가 있는 DMARC",
  ),
  hidden: setup(
    84,
    "pass",
    "Google Workspace with keys at an unguessable selector, and DMARC with p=quarantine and reports",
    "Google Workspace에 추측할 수 없는 선택자의 키, p=quarantine과 보고서가 있는 DMARC",
  ),
  whole: setup(
    98,
    "pass",
    "an own mail server with SPF, DKIM, DMARC with p=reject and reports, MTA-STS and TLS-RPT",
    "자체 메일 서버에 SPF, DKIM, p=reject와 보고서가 있는 DMARC, MTA-STS, TLS-RPT",
  ),
  bare: setup(27, "fail", "an own mail server without SPF, DKIM and DMARC", "SPF, DKIM, DMARC가 없는 자체 메일 서버"),
  newsletter: setup(
    89.3,
    "pass",
    "a subdomain for a newsletter service, with SPF; DKIM and DMARC with p=reject and reports at the parent domain",
    "뉴스레터 서비스용 하위 도메인의 SPF, 상위 도메인의 DKIM과 p=reject와 보고서가 있는 DMARC",
  ),
  silent: setup(
    96,
    "pass",
    "a domain without mail: null MX, SPF with -all alone, DMARC with p=reject",
    "메일을 쓰지 않는 도메인: null MX, -all만 있는 SPF, p=reject인 DMARC",
  ),
} as const satisfies Readonly<Record<string, ScoreExample>>;
