import type { Finding } from "../../core/interpretation.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import { evidence } from "./observed.ts";
import { find, type ProblemId } from "./problems.ts";
import type { HttpRaw } from "./schema.ts";

type Findings = readonly Finding<ProblemId>[];

/** What is wrong on the way to the page, and with the page as a whole. */
export function siteFindings(raw: HttpRaw): Findings {
  const isPage = raw.end === "answered";
  return [
    ...endFindings(raw),
    ...downgradeFindings(raw),
    ...certificateFindings(raw),
    ...(isPage && raw.finalUrl.startsWith("http:")
      ? [find("final-http", {}, { evidence: evidence(raw.finalUrl) })]
      : []),
    ...(raw.plainHttp?.state === "content" ? [missingRedirect(raw.plainHttp)] : []),
    ...(isPage && raw.status >= 400 ? [find("error-page", { status: raw.status })] : []),
    ...(raw.parser === "tolerant" ? [find("malformed-header")] : []),
  ];
}

const longestUrl = 120;

function shown(url: string): string {
  return printable(url, longestUrl);
}

function endFindings({ end, hops, finalUrl }: HttpRaw): Findings {
  const target = hops.at(-1)?.location ?? finalUrl;
  const seen = { evidence: evidence(target) };
  if (end === "loop") return [find("redirect-loop", { url: shown(target) }, seen)];
  if (end === "limit") return [find("redirect-limit", { count: hops.length - 1 }, seen)];
  if (end === "private") return [find("redirect-private", { url: shown(target) }, seen)];
  return end === "invalid-location" ? [find("redirect-invalid", {}, seen)] : [];
}

function downgradeFindings({ hops }: HttpRaw): Findings {
  const downgraded = hops.filter(({ downgrade }) => downgrade).slice(0, 1);
  return downgraded.map(({ url, location }) => {
    const to = location ?? "";
    return find("redirect-downgrade", { from: shown(url), to: shown(to) }, { evidence: evidence(`${url} → ${to}`) });
  });
}

type Problem = NonNullable<HttpRaw["identity"]>["problems"][number];

const reasons: Readonly<Record<Problem, Text>> = {
  expired: { en: "expired", ko: "만료됨" },
  "not-yet-valid": { en: "not yet valid", ko: "아직 유효하지 않음" },
  "wrong-name": { en: "issued for another name", ko: "다른 이름으로 발급됨" },
  revoked: { en: "revoked", ko: "폐기됨" },
  untrusted: { en: "not trusted", ko: "신뢰되지 않음" },
};

function certificateFindings({ identity }: HttpRaw): Findings {
  const found = identity?.problems.map((problem) => reasons[problem]) ?? [];
  if (found.length === 0) return [];
  const joined = { en: found.map(({ en }) => en).join(", "), ko: found.map(({ ko }) => ko).join(", ") };
  return [find("invalid-certificate", { reasons: joined })];
}

function missingRedirect({ url, status }: NonNullable<HttpRaw["plainHttp"]>): Finding<ProblemId> {
  return find("redirect-missing", {}, { evidence: evidence(status === null ? url : `${url} ${status}`) });
}

/** What the page gives away about the software behind it. */
export function leakFindings({ leaks }: HttpRaw): Findings {
  return leaks.map(({ source, value, kind, product }) => {
    const seen = { subject: source, evidence: evidence(`${source}: ${value}`) };
    if (kind === "version") return find("leak-version", { source, product: printable(product ?? value, 60) }, seen);
    return find(kind === "product" ? "leak-product" : "leak-internal", { source }, seen);
  });
}
