import type { Finding } from "../../core/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { dmarcOutcome, isRefused } from "./outcome.ts";
import { find, type ProblemId } from "./problems.ts";
import { reasonWords } from "./reasons.ts";
import type { EmailHeaderRaw } from "./schema.ts";
import { isHostName } from "./trust.ts";

type Findings = readonly Finding<ProblemId>[];
type Signature = EmailHeaderRaw["dkim"][number];

/** What there is to say of SPF, DKIM, DMARC and ARC. */
export function resultFindings(raw: EmailHeaderRaw): Findings {
  const { results, dkim, hopsTotal } = raw;
  const isBelieved =
    results.some(({ standing }) => standing === "believed" || standing === "confirmed") || raw.spf.told !== null;
  return [
    ...dmarcFindings(raw),
    ...spfFindings(raw),
    ...dkim.flatMap(signatureFindings),
    ...(dkim.length === 0 ? [find("dkim-missing")] : []),
    ...arcFindings(raw),
    ...contradictions(raw),
    ...(!isBelieved && hopsTotal > 0 ? [find("no-results")] : []),
  ];
}

function dmarcFindings({ dmarc }: EmailHeaderRaw): Findings {
  const { domain, record, told, computed } = dmarc;
  if (domain === null) return [];
  const missing = record === "none" || record === "void" ? [find("dmarc-missing", { domain })] : [];
  const outcome = dmarcOutcome(dmarc);
  const isTold = told === "pass" || told === "fail";
  const differs = isTold && computed !== null && computed !== told ? [find("dmarc-differs", { told, computed })] : [];
  if (outcome === null) return [find("dmarc-unknown", { domain }), ...differs, ...missing];
  return [...(outcome === "fail" ? [find("dmarc-failed", { domain })] : []), ...differs, ...missing];
}

const failing = new Set(["fail", "hardfail"]);
const weak = new Set(["softfail", "neutral", "none", "permerror"]);

function spfFindings({ spf, isFresh }: EmailHeaderRaw): Findings {
  const { told, toldDomain, today, address, domain } = spf;
  const result = told ?? today;
  const about = { domain: (told === null ? domain : (toldDomain ?? domain)) ?? "?", address: address ?? "?" };
  if (result === null) return [];
  const differs =
    told !== null && today !== null && told !== today && today !== "temperror" && address !== null
      ? [find("spf-differs", { told, today, address })]
      : [];
  if (told === null && !isFresh && result !== "pass") return [find("spf-then-unknown", { ...about, result })];
  if (failing.has(result)) return [find("spf-failed", { ...about, result }), ...differs];
  return [...(weak.has(result) ? [find("spf-weak", { ...about, result })] : []), ...differs];
}

function signatureFindings(signature: Signature): Findings {
  const { domain, selector, state, reason, bits, isTesting, bodyLength, unsigned, told } = signature;
  const about = { domain, selector };
  const why = reason === null ? nothing : reasonWords[reason];
  if (state === "unknown" && isRefused(told)) return [find("dkim-failed", { ...about, reason: refusedThere })];
  if (state === "unknown") {
    // What the receiver found needs no key of today.
    const detail = signature.detail === null ? "" : ` (${signature.detail})`;
    return told === "pass" ? [] : [find("dkim-unknown", { ...about, reason: why, detail })];
  }
  // Where the receiver has seen it hold, the text has changed since.
  if (state === "failed" && told === "pass") return [find("dkim-changed-since", about)];
  if (state === "failed") return [find("dkim-failed", { ...about, reason: why })];
  if (state === "invalid") return [find("dkim-invalid", { ...about, reason: why })];
  if (isRefused(told)) {
    return [find("dkim-failed", { ...about, reason: isOfBody.has(told ?? "") ? bodyChanged : refusedThere })];
  }
  return [
    ...(bits !== null && bits >= 1024 && bits < 2048 ? [find("dkim-short-key", { ...about, bits })] : []),
    ...(isTesting ? [find("dkim-testing", about)] : []),
    ...(bodyLength === null ? [] : [find("dkim-body-length", { domain, length: bodyLength })]),
    ...(unsigned.length > 0 ? [find("dkim-unsigned", { domain, list: unsigned.join(", ") })] : []),
  ];
}

/** Results that servers write where the hash of the body is another one. */
const isOfBody = new Set(["fail", "hardfail", "softfail", "neutral"]);

const nothing: Text = { en: "", ko: "" };
const bodyChanged: Text = {
  en: "the receiver says so, and since the header is the signed one, the body must have been changed",
  ko: "수신 서버의 결과가 실패이고 헤더는 서명과 일치하므로, 본문이 바뀐 것으로 보임",
};
const refusedThere: Text = { en: "the receiver did not accept it", ko: "수신 서버가 인정하지 않음" };

function arcFindings({ arc }: EmailHeaderRaw): Findings {
  if (arc.state !== "broken" && arc.state !== "unknown") return [];
  const reason = arc.reason === null ? nothing : reasonWords[arc.reason];
  const at: Text =
    arc.at === null
      ? nothing
      : {
          en: ` (set ${arc.at.instance}, ${arc.at.part})`,
          ko: `(${arc.at.instance}번 세트, ${partWords[arc.at.part]})`,
        };
  return [find(arc.state === "broken" ? "arc-broken" : "arc-unknown", { reason, at })];
}

const partWords = { message: "메시지 서명", seal: "봉인" } as const;

/** What stands in the receiver's name where the sender may have written it, and is not so: nobody honest writes that. */
function contradictions({ results, spf, dkim, dkimTotal, isFresh }: EmailHeaderRaw): Findings {
  return results.flatMap(({ standing, server, methods }) => {
    if (standing !== "unsure" || server === null) return [];
    const wrong = methods.filter(({ method, result, domain, isOfHelo }) => {
      if (result !== "pass") return false;
      // The records of today say nothing of a message that is older.
      if (method === "spf" && (!isFresh || isOfHelo !== spf.isOfHelo)) return false;
      if (method === "spf") return spf.today !== null && failing.has(spf.today) && domain === spf.domain;
      // Of more signatures than are looked at, any may be the one that is meant.
      if (method !== "dkim" || domain === null || !isHostName(domain) || dkimTotal > dkim.length) return false;
      return !dkim.some((each) => each.domain === domain);
    });
    const list = wrong.map(({ method, domain }) => `${method}=pass (${domain ?? "?"})`).join(", ");
    return wrong.length > 0 ? [find("results-contradicted", { server, list })] : [];
  });
}
