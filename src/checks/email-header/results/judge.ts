import type { Finding } from "../../../core/result/interpretation.ts";
import type { Text } from "../../../core/text.ts";
import { signatureFindings } from "../signatures/judge.ts";
import { dmarcOutcome, isByArc, isFilteredAway } from "../outcome.ts";
import { find, type ProblemId } from "../problems.ts";
import { reasonWords } from "../reasons.ts";
import type { EmailHeaderRaw } from "../schema.ts";
import { isHostName } from "../trust.ts";

type Findings = readonly Finding<ProblemId>[];

/** Findings about SPF, DKIM, DMARC and ARC. */
export function resultFindings(raw: EmailHeaderRaw): Findings {
  const { results, hopsTotal } = raw;
  const isBelieved =
    results.some(({ trustLevel: standing }) => standing === "believed" || standing === "confirmed") ||
    raw.spf.reported !== null;
  return [
    ...dmarcFindings(raw),
    ...spfFindings(raw),
    ...signatureFindings(raw),
    ...arcFindings(raw),
    ...contradictions(raw),
    ...(!isBelieved && hopsTotal > 0 ? [unbelieved(results)] : []),
  ];
}

/** The finding that no results count, and where results moved by an export are. */
function unbelieved(results: EmailHeaderRaw["results"]): Finding<ProblemId> {
  const displaced = results.filter(
    ({ trustLevel: standing, methods }) => standing === "displaced" && methods.length > 0,
  );
  const server = displaced[0]?.server ?? null;
  if (server === null) return find("no-results");
  const told = displaced.flatMap(({ methods }) => methods.map(({ method, result }) => `${method}=${result}`));
  return find("results-displaced", { server, list: [...new Set(told)].slice(0, mostTold).join(", ") });
}

const mostTold = 8;

function dmarcFindings(raw: EmailHeaderRaw): Findings {
  const { domain, record, reported: told, computed } = raw.dmarc;
  if (domain === null) return [];
  const outcome = dmarcOutcome(raw);
  const about = outcome === null ? find("dmarc-unknown", { domain }) : outcomes[outcome](domain);
  return [
    ...(about ? [about] : []),
    ...(isByArc(raw)
      ? [find("dmarc-by-arc", { domain, sealer: raw.arc.sets.at(-1)?.sealer ?? "?" })]
      : differences(told, computed)),
    ...olderFindings(raw.dmarc, domain),
    ...(outcome === "fail" || outcome === "none" ? vouchers(raw, domain) : []),
    ...(record === "none" || record === "void" ? [find("dmarc-missing", { domain })] : []),
  ];
}

const outcomes: Readonly<
  Record<NonNullable<EmailHeaderRaw["dmarc"]["computed"]>, (domain: string) => Finding<ProblemId> | null>
> = {
  pass: () => null,
  header: (domain) => find("dmarc-header-only", { domain }),
  none: (domain) => find("author-unproven", { domain }),
  fail: (domain) => find("dmarc-failed", { domain }),
};

function differences(told: string | null, computed: EmailHeaderRaw["dmarc"]["computed"]): Findings {
  if ((told !== "pass" && told !== "fail") || computed === null) return [];
  const today = computed === "header" ? "pass" : computed;
  return today === told ? [] : [find("dmarc-differs", { told, computed: today })];
}

/** Differences between receivers that follow RFC 7489 and those that follow RFC 9989. Both will be in use for years. */
function olderFindings({ computed, policy, rfc7489Result: older }: EmailHeaderRaw["dmarc"], domain: string): Findings {
  if (older === null || computed === null || older.computed === null) return [];
  const newer = appliedWords(computed, policy, 100);
  const other = appliedWords(older.computed, older.policy, older.pct ?? 100);
  return newer.en === other.en ? [] : [find("dmarc-older-differs", { domain, newer, older: other })];
}

/** What happens to the message. RFC 7489 §6.6.4: `pct` applies the policy to that percentage of failing messages. */
function appliedWords(
  outcome: NonNullable<EmailHeaderRaw["dmarc"]["computed"]>,
  policy: EmailHeaderRaw["dmarc"]["policy"],
  percent: number,
): Text {
  if (outcome === "none") return { en: "no policy applies", ko: "적용할 정책 없음" };
  if (outcome !== "fail") return { en: "pass", ko: "pass" };
  const share = percent < 100 && policy !== "none" ? `, pct=${percent}` : "";
  const text = `fail (p=${policy ?? "?"}${share})`;
  return { en: text, ko: text };
}

/** ARC results of forwarders, if nothing else proves the author. */
function vouchers({ arc }: EmailHeaderRaw, domain: string): Findings {
  const sealers = arc.sets
    .filter(({ results }) => results.split(" ").includes("dmarc=pass"))
    .map(({ sealer }) => sealer);
  const [sealer] = sealers;
  return arc.state === "holds" && sealer !== undefined ? [find("arc-vouches", { domain, sealer })] : [];
}

const failing = new Set(["fail", "hardfail"]);
const weak = new Set(["softfail", "neutral", "none", "permerror"]);

function spfFindings(raw: EmailHeaderRaw): Findings {
  const { spf, isRecent: isFresh } = raw;
  const { reported: told, reportedDomain: toldDomain, currentResult: today, address, domain } = spf;
  const result = told ?? today;
  const sender = told === null ? domain : (toldDomain ?? domain);
  const about = { domain: sender ?? unnamedSender, address: address ?? unnamedHost };
  if (result === null) return [];
  const differs =
    told !== null && today !== null && told !== today && today !== "temperror" && address !== null
      ? [find("spf-differs", { told, today, address })]
      : [];
  if (told === null && !isFresh && result !== "pass") return [find("spf-then-unknown", { ...about, result })];
  // Behind a gateway SPF was checked for the gateway's own address.
  if (result !== "pass" && isFilteredAway(raw)) return differs;
  if (failing.has(result)) {
    const proof = proofs[dmarcOutcome(raw) ?? "none"];
    return [
      proof ? find("spf-failed-forwarded", { ...about, result, proof }) : find("spf-failed", { ...about, result }),
      ...differs,
    ];
  }
  return [...(weak.has(result) ? [find("spf-weak", { ...about, result })] : []), ...differs];
}

// A receiver may record a result without its domain (RFC 8601 §2.2: properties are optional), and a header may lack the sending address.
const unnamedSender: Text = { en: "the envelope sender", ko: "봉투 발신자 도메인" };
const unnamedHost: Text = { en: "the sending host", ko: "보낸 호스트" };

/** The proof of the author if SPF fails, as after forwarding. */
const proofs: Readonly<Partial<Record<NonNullable<EmailHeaderRaw["dmarc"]["computed"]>, Text>>> = {
  pass: { en: "DMARC passes without it", ko: "SPF 없이 DMARC를 통과했습니다" },
  header: {
    en: "a DKIM signature of the author matches the header",
    ko: "발신자의 DKIM 서명이 헤더와 일치합니다",
  },
};

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

/** False results in the receiver's name at a place where the sender could write them: a sign of forgery. */
function contradictions({ results, spf, dkim, dkimTotal, isRecent: isFresh }: EmailHeaderRaw): Findings {
  return results.flatMap(({ trustLevel: standing, server, methods }) => {
    if (standing !== "unsure" || server === null) return [];
    const wrong = methods.filter(({ method, result, domain, isOfHelo }) => {
      if (result !== "pass") return false;
      // Today's records say nothing about an older message.
      if (method === "spf" && (!isFresh || isOfHelo !== spf.isOfHelo)) return false;
      if (method === "spf")
        return spf.currentResult !== null && failing.has(spf.currentResult) && domain === spf.domain;
      // Only some signatures were verified, so the named one may be among the others.
      if (method !== "dkim" || domain === null || !isHostName(domain) || dkimTotal > dkim.length) return false;
      return !dkim.some((each) => each.domain === domain);
    });
    const list = wrong.map(({ method, domain }) => `${method}=pass (${domain ?? "?"})`).join(", ");
    return wrong.length > 0 ? [find("results-contradicted", { server, list })] : [];
  });
}
