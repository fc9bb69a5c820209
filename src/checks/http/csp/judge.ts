import { suggest } from "../../../core/nearest.ts";
import { printable } from "../../../core/printable.ts";
import {
  effective,
  ignoredInMeta,
  knownDirectives,
  parseCsp,
  parseCspList,
  withoutIgnored,
  type Csp,
} from "../../../formats/http/csp.ts";
import { readSources } from "../../../formats/http/csp-source.ts";
import type { Finding } from "../../../core/result/interpretation.ts";
import { allowsInlineStyles, plainSources, scorePolicies, styleSources, type CspScore, type Extra } from "./score.ts";
import { shortNonce, trust } from "./scripts.ts";
import { evidence, type Judged, type Observed } from "../observed.ts";
import { find, type ProblemId } from "../problems.ts";
import { metaShare, score as rows } from "../score.ts";

/** Judges the Content Security Policies of a page, from its headers and its <head>. */
export function judgeCsp(page: Observed): Judged {
  const sent = parseCspList(page.values("content-security-policy"));
  const written = page.meta.csp.map(parseCsp);
  const policies = [...sent, ...written.map(withoutIgnored).filter(({ directives }) => directives.size > 0)];
  const header = scorePolicies(sent, page);
  const all = scorePolicies(policies, page);
  const score = Math.max(header.score, metaShare * all.score);
  const findings =
    policies.length === 0
      ? [absent(page)]
      : [
          ...(sent.length === 0 ? [find("csp-meta-only")] : []),
          ...scriptFindings(policies, all),
          ...extraFindings(policies, all, page),
          ...policies.flatMap(mistakes),
        ];
  return { score, findings: [...findings, ...ignored(written)] };
}

/** The nonces in the enforced policies of a response. */
export function noncesOf(header: readonly string[], meta: readonly string[]): readonly string[] {
  const policies = [...parseCspList(header), ...meta.map(parseCsp)];
  return policies.flatMap(({ directives }) => [...directives.values()].flatMap((tokens) => readSources(tokens).nonces));
}

function absent(page: Observed): Finding<ProblemId> {
  const reported = page.values("content-security-policy-report-only").join(", ");
  const missing = page.kind === "xml" ? "csp-missing-xml" : "csp-missing";
  return reported === "" ? find(missing) : find("csp-report-only", {}, { evidence: evidence(reported) });
}

/** Findings about the script part: what no policy of the page prevents. */
function scriptFindings(policies: readonly Csp[], { views }: CspScore): readonly Finding<ProblemId>[] {
  const seen = { evidence: evidence(policies.map(scriptText).filter(Boolean).join("; ")) };
  if (views.every(({ isGoverned }) => !isGoverned)) return [find("csp-scripts-unrestricted")];
  const byHosts = views.toSorted((a, b) => b.hosts - a.hosts)[0];
  const byInline = views.toSorted((a, b) => b.inline - a.inline)[0];
  const findings: Finding<ProblemId>[] = views.some(({ isClosed }) => isClosed)
    ? [find("csp-scripts-blocked", {}, seen)]
    : [];
  const isStatic = byInline?.inline === trust.anything && byInline.isProven;
  const isInlineOpen = byInline?.inline === trust.anything || views.every(({ allowsHandlers }) => allowsHandlers);
  if (isStatic) findings.push(find("csp-static-nonce", {}, seen));
  else if (isInlineOpen) findings.push(find("csp-unsafe-inline", {}, seen));
  if (byHosts && byHosts.hosts <= trust.bypassedHost) findings.push(...sourceFindings(byHosts));
  findings.push(...nonceFindings(byInline?.shortestNonce ?? null));
  if (views.every(({ allowsEval }) => allowsEval)) {
    findings.push(find(policies.some(namesEval) ? "csp-unsafe-eval" : "csp-eval-unrestricted", {}, seen));
  }
  return findings;
}

// CSP3 "EnsureCSPDoesNotBlockStringCompilation": eval() is governed by script-src or default-src; a policy without them allows it and has no keyword to remove.
function namesEval(policy: Csp): boolean {
  return readSources(effective(policy, "script-src") ?? []).keywords.has("'unsafe-eval'");
}

function scriptText({ directives }: Csp): string {
  const names = ["script-src", "script-src-elem", "script-src-attr", "default-src"];
  const name = names.find((each) => directives.has(each));
  return name === undefined ? "" : [name, ...(directives.get(name) ?? [])].join(" ");
}

const mostNamed = 5;

function sourceFindings({ broad, bypassed }: CspScore["views"][number]): readonly Finding<ProblemId>[] {
  if (broad.length > 0)
    return [find("csp-broad-source", { sources: list(broad) }, { evidence: evidence(broad.join(" ")) })];
  return bypassed.slice(0, mostNamed).map((host) => {
    return find(
      "csp-bypass-host",
      { host: printable(host, 80) },
      { subject: evidence(host), evidence: evidence(host) },
    );
  });
}

function list(tokens: readonly string[]): string {
  return printable([...new Set(tokens)].slice(0, mostNamed).join(" "), 120);
}

/** 128 bits in base64 are 22 characters. */
const strongNonce = 22;

function nonceFindings(nonce: string | null): readonly Finding<ProblemId>[] {
  if (nonce === null || nonce.length >= strongNonce) return [];
  const id = nonce.length < shortNonce ? "csp-short-nonce" : "csp-weak-nonce";
  return [find(id, { length: nonce.length })];
}

function extraFindings(
  policies: readonly Csp[],
  { earned, views }: CspScore,
  page: Observed,
): readonly Finding<ProblemId>[] {
  const plain = policies.flatMap(plainSources);
  const missing = (Object.keys(earned) as Extra[]).filter((extra) => earned[extra] === 0 || extra === "csp-base-uri");
  return missing.flatMap((extra): readonly Finding<ProblemId>[] => {
    if (extra === "csp-http-source") {
      return plain.length === 0 ? [] : [find(extra, { sources: list(plain) }, { evidence: evidence(plain.join(" ")) })];
    }
    if (extra === "csp-style-inline") return styleFindings(policies, page);
    if (extra === "csp-base-uri") return earned[extra] === rows.csp["csp-base-uri"].points ? [] : [find(extra)];
    // A nonce-based policy blocks injected scripts without default-src.
    if (extra === "csp-default-src" && views.some(({ isProven }) => isProven)) return [];
    return [find(extra)];
  });
}

/** How injected styles pass every policy: inline, from a source that anyone can write to, or both. */
function styleFindings(policies: readonly Csp[], page: Observed): readonly Finding<ProblemId>[] {
  const broad = policies.map((policy) => styleSources(policy, page));
  const isNamed = broad.some((sources) => sources.length > 0);
  const sources = broad.flat();
  return [
    ...(policies.every(allowsInlineStyles) || !isNamed ? [find("csp-style-inline")] : []),
    ...(isNamed
      ? [find("csp-style-source", { sources: list(sources) }, { evidence: evidence(sources.join(" ")) })]
      : []),
  ];
}

const known = new Set(knownDirectives);

/** Syntax mistakes, whatever their effect. */
function mistakes({ directives, repeated }: Csp): readonly Finding<ProblemId>[] {
  return [
    ...repeated
      .filter((name) => known.has(name))
      .map((directive) => find("csp-duplicate-directive", { directive }, { subject: directive })),
    ...[...directives].flatMap(([name, tokens]) => misspelt(name, tokens)).slice(0, mostNamed),
  ];
}

function misspelt(name: string, tokens: readonly string[]): readonly Finding<ProblemId>[] {
  const directive = printable(name, 60);
  if (!known.has(name)) {
    const suggestion = suggest(name, knownDirectives);
    return [find("csp-unknown-directive", { directive, suggestion }, { subject: directive })];
  }
  const swallowed = tokens.filter((token) => known.has(token.toLowerCase())).slice(0, 1);
  return [
    ...swallowed.map((token) =>
      find("csp-missing-semicolon", { directive: token, holder: directive }, { subject: token }),
    ),
    ...readSources(tokens)
      .unquoted.slice(0, 1)
      .map((keyword) => find("csp-unquoted-keyword", { keyword: printable(keyword, 60) }, { subject: directive })),
  ];
}

function ignored(written: readonly Csp[]): readonly Finding<ProblemId>[] {
  const names = ignoredInMeta.filter((name) => written.some(({ directives }) => directives.has(name)));
  return names.length === 0 ? [] : [find("csp-meta-ignored", { directives: names.join(", ") })];
}
