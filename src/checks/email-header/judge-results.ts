import type { Finding } from "../../core/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { find, type ProblemId } from "./problems.ts";
import { reasonWords } from "./reasons.ts";
import type { EmailHeaderRaw } from "./schema.ts";

type Findings = readonly Finding<ProblemId>[];
type Signature = EmailHeaderRaw["dkim"][number];

/** What there is to say of SPF, DKIM, DMARC and ARC. */
export function resultFindings(raw: EmailHeaderRaw): Findings {
  const { results, dkim, hopsTotal } = raw;
  const isBelieved = results.some(({ standing }) => standing === "believed") || raw.spf.told !== null;
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
  // What the receiver found counts; some call it best guess where there is no record.
  const outcome = told === "pass" || told === "fail" ? told : computed;
  if (outcome === null) return [...missing, find("dmarc-unknown", { domain })];
  const differs = computed !== null && computed !== outcome ? [find("dmarc-differs", { told: outcome, computed })] : [];
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
  if (state === "unknown") {
    // What the receiver found needs no key of today.
    const detail = signature.detail === null ? "" : ` (${signature.detail})`;
    return told === "pass" ? [] : [find("dkim-unknown", { ...about, reason: why, detail })];
  }
  if (state === "failed") return [find("dkim-failed", { ...about, reason: why })];
  if (state === "invalid") return [find("dkim-invalid", { ...about, reason: why })];
  return [
    ...(bits !== null && bits >= 1024 && bits < 2048 ? [find("dkim-short-key", { ...about, bits })] : []),
    ...(isTesting ? [find("dkim-testing", about)] : []),
    ...(bodyLength === null ? [] : [find("dkim-body-length", { domain, length: bodyLength })]),
    ...(unsigned.length > 0 ? [find("dkim-unsigned", { domain, list: unsigned.join(", ") })] : []),
  ];
}

const nothing: Text = { en: "", ko: "" };

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
function contradictions({ results, spf, dkim }: EmailHeaderRaw): Findings {
  return results.flatMap(({ standing, server, methods }) => {
    if (standing !== "unsure" || server === null) return [];
    const wrong = methods.filter(({ method, result, domain }) => {
      if (result !== "pass") return false;
      if (method === "spf") return spf.today !== null && failing.has(spf.today) && domain === spf.domain;
      return method === "dkim" && domain !== null && !dkim.some((each) => each.domain === domain);
    });
    const list = wrong.map(({ method, domain }) => `${method}=pass (${domain ?? "?"})`).join(", ");
    return wrong.length > 0 ? [find("results-contradicted", { server, list })] : [];
  });
}
