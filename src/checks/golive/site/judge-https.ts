import { printable } from "../../../core/printable.ts";
import { behindProxy, reasonWords } from "../../../core/reason-words.ts";
import type { Text } from "../../../core/text.ts";
import { isInconclusive } from "../../../formats/http/inconclusive-status.ts";
import { identityWords } from "../../../probes/page/identity-words.ts";
import { becauseOfCaps } from "../../ssl/index.ts";
import type { Essential, Findings } from "../essential.ts";
import { obstacleWords, type Obstacle } from "../obstacle.ts";
import { find } from "../problems.ts";
import type { GoliveRaw } from "../schema.ts";

type Page = NonNullable<GoliveRaw["https"]["page"]>;

/** Whether a browser that opens the domain reaches a page. */
export function judgeHttps({ domain, https: { page, reason } }: GoliveRaw, obstacle: Obstacle | null): Essential {
  const isSeen = page !== null && obstacle !== "elsewhere";
  return { id: "https", findings: isSeen ? pageFindings(page) : [unseen(domain, reason, obstacle)], again: null };
}

/** A timeout may be our problem, a refused connection is the host's: if no address accepts connections, no browser sees the page. */
function unseen(host: string, reason: string | null, obstacle: Obstacle | null): Findings[number] {
  const about = reason === null ? {} : { evidence: reason };
  if (obstacle === "refused") return find("https-refused", { host }, about);
  if (obstacle !== null) return find("https-waits", { host, why: obstacleWords[obstacle] }, about);
  return find("https-unknown", { reason: reasonWords(reason) }, about);
}

function pageFindings(page: Page): Findings {
  if (page.redirectOutcome !== "answered") {
    return [
      find(
        "https-astray",
        { way: reasonWords(page.redirectOutcome), url: shown(page.url) },
        { evidence: shown(page.url) },
      ),
    ];
  }
  return [...wayFindings(page), ...statusFindings(page), ...portFindings(page)];
}

function wayFindings({ url, problems, rejectedUrl: refused, undeterminedUrl: unclear, downgrade }: Page): Findings {
  const isSecure = url.startsWith("https:");
  const about = { url: shown(url) };
  return [
    ...(isSecure ? [] : [find("https-plain", about)]),
    ...(problems !== null && problems.length > 0
      ? [
          find(
            "https-certificate",
            { ...about, reasons: identityWords(problems) },
            { because: becauseOfCaps(problems) },
          ),
        ]
      : []),
    ...(refused === null ? [] : [find("https-certificate", { url: shown(refused), reasons: beforePage })]),
    ...(isSecure && problems === null ? [find("https-unclear", about)] : []),
    ...(unclear === null ? [] : [find("https-unclear", { url: shown(unclear) })]),
    ...(isSecure && downgrade ? [find("https-downgrade")] : []),
  ];
}

const beforePage: Text = { en: "on the way to the page", ko: "페이지로 가는 경로에서" };

/** Responses that may concern this check only: a password prompt or a bot block. */
const ofUs: ReadonlySet<number> = new Set([401, 403]);

function statusFindings({ url, status, kind }: Page): Findings {
  if (kind === "placeholder") return [find("https-placeholder", { url: shown(url) }, { evidence: `${status}` })];
  if (kind === "login" || kind === "blocked" || kind === "challenge") {
    return [find("https-kept-out", { url: shown(url), status }, { evidence: `${status}` })];
  }
  if (status >= 200 && status < 300) return [];
  const params = { url: shown(url), status };
  const seen = { evidence: `${status}` };
  return [find(ofUs.has(status) || isInconclusive(status) ? "https-kept-out" : "https-error", params, seen)];
}

function portFindings({ plainHttp: plain }: Page): Findings {
  if (plain?.state === "unknown") {
    const why = reasonWords(plain.reason);
    const params = { url: shown(plain.url), reason: plain.throughProxy ? behindProxy(why) : why };
    return [find("https-port-80-unknown", params, plain.reason === null ? {} : { evidence: plain.reason })];
  }
  if (plain?.state !== "content" && plain?.state !== "not-https") return [];
  return [find("https-port-80", { url: shown(plain.url) }, { evidence: plain.state })];
}

function shown(url: string): string {
  return printable(url, 120);
}
