import type { Finding, FindingDetails } from "../../../core/result/interpretation.ts";
import { printable } from "../../../core/printable.ts";
import { identityWords } from "../../../probes/page/identity-words.ts";
import { refusedStep, unclearStep } from "../../../probes/page/redirect-steps.ts";
import { leakHeaders } from "../../../data/http/leak-headers.ts";
import { dividedDisposition } from "../../../formats/http/content-disposition.ts";
import { valuesOf } from "../../../formats/http/header-list.ts";
import { hasEmptyLocation } from "../../../formats/http/location.ts";
import { becauseOfCaps } from "../../ssl/index.ts";
import { evidence } from "../observed.ts";
import { find, type ProblemId } from "../problems.ts";
import type { HttpRaw } from "../schema.ts";

type Findings = readonly Finding<ProblemId>[];

/** Findings about the redirects and the page as a whole. */
export function siteFindings(raw: HttpRaw): Findings {
  const isPage = raw.redirectOutcome === "answered";
  return [
    ...endFindings(raw),
    ...refusedFindings(raw),
    ...downgradeFindings(raw),
    ...upgradedFindings(raw),
    ...certificateFindings(raw),
    ...unclearFindings(raw),
    ...(isPage && raw.finalUrl.startsWith("http:")
      ? [find("final-http", { url: shown(raw.finalUrl) }, { evidence: evidence(raw.finalUrl) })]
      : []),
    ...plainFindings(raw),
    ...wayFindings(raw),
    ...headFindings(raw),
    ...dispositionFindings(raw),
    ...refreshFindings(raw),
    // RFC 9110 §15.4: a 3xx that names no URL to follow is a page, and not the one that visitors look for.
    ...(isPage && raw.status > 299 && !hasEmptyLocation(raw) ? [find("error-page", { status: raw.status })] : []),
    ...(raw.parser === "tolerant" ? [find("malformed-header")] : []),
  ];
}

const longestUrl = 120;

function shown(url: string): string {
  return printable(url, longestUrl);
}

function endFindings({ redirectOutcome: end, redirectChain: hops, finalUrl }: HttpRaw): Findings {
  const target = hops.at(-1)?.location ?? finalUrl;
  const seen = { evidence: evidence(target) };
  if (end === "loop") return [find("redirect-loop", { url: shown(target) }, seen)];
  if (end === "limit") return [find("redirect-limit", { count: hops.length - 1 }, seen)];
  if (end === "private") return [find("redirect-private", { url: shown(target) }, seen)];
  if (end === "nul-byte" || end === "content-disposition" || end === "content-encoding") {
    return [find(end, { url: shown(finalUrl) }, { evidence: evidence(finalUrl) })];
  }
  return end === "invalid-location" ? [find("redirect-invalid", { location: shown(target) }, seen)] : [];
}

/** Chromium follows this many redirects in a row, one less than Firefox and Fetch §4.4. */
const mostOfChromium = 19;

/** Findings where browsers follow redirects differently. */
function wayFindings({ redirectOutcome: end, redirectChain: hops, status, headers, finalUrl }: HttpRaw): Findings {
  if (end !== "answered") return [];
  // A refresh starts a new navigation, and browsers count redirects per navigation.
  const runs = hops.reduce<readonly number[]>(
    ([run = 0, ...before], { location, refresh }) =>
      refresh || location === null ? [0, run, ...before] : [run + 1, ...before],
    [],
  );
  const count = Math.max(0, ...runs);
  const seen = { evidence: evidence(finalUrl) };
  return [
    ...(count > mostOfChromium ? [find("redirect-twentieth", { count, most: mostOfChromium }, seen)] : []),
    ...(hasEmptyLocation({ status, headers }) ? [find("redirect-empty", { url: shown(finalUrl), status }, seen)] : []),
  ];
}

/** Findings where browsers parse a response head differently. */
function headFindings({ anomalies: oddities = [] }: HttpRaw): Findings {
  const spaced = [
    ...new Set(oddities.filter(({ kind }) => kind === "space-before-colon").map(({ excerpt: seen }) => seen)),
  ];
  const line = oddities.find(({ kind }) => kind === "status-line");
  const names = printable(spaced.slice(0, mostNames).join(", "), 120);
  return [
    ...(spaced.length > 0 ? [find("header-space", { names }, { evidence: evidence(spaced.join(", ")) })] : []),
    ...(line ? [find("status-line", { url: shown(line.url) }, { evidence: evidence(line.excerpt) })] : []),
  ];
}

function dispositionFindings({ redirectOutcome: end, headers, finalUrl, version }: HttpRaw): Findings {
  if (end !== "answered" || version === "2" || !dividedDisposition(headers)) return [];
  const seen = { evidence: evidence(valuesOf(headers, "content-disposition").join(", ")) };
  return [find("content-disposition-comma", { url: shown(finalUrl) }, seen)];
}

const mostNames = 5;

function refreshFindings({ refresh }: HttpRaw): Findings {
  if (!refresh) return [];
  const { url, delay } = refresh;
  return [find("refresh-unfollowed", { url: shown(url), delay }, { evidence: evidence(`${delay}; ${url}`) })];
}

function refusedFindings(raw: HttpRaw): Findings {
  const hop = refusedStep(raw.redirectChain, raw.finalUrl);
  if (!hop) return [];
  const params = { url: shown(hop.url), reasons: identityWords(hop.certificateRejection?.problems ?? []) };
  return [find("redirect-certificate", params, seenAt(hop.url))];
}

function downgradeFindings({ redirectChain: hops }: HttpRaw): Findings {
  const downgraded = hops.filter(({ downgrade }) => downgrade).slice(0, 1);
  return downgraded.map(({ url, location }) => {
    const to = location ?? "";
    return find("redirect-downgrade", { from: shown(url), to: shown(to) }, { evidence: evidence(`${url} → ${to}`) });
  });
}

function upgradedFindings({ redirectChain: hops }: HttpRaw): Findings {
  const upgraded = hops.flatMap(({ url, upgradedFrom: to }) => (to === undefined ? [] : [{ url, to }])).slice(0, 1);
  return upgraded.map(({ url, to }) =>
    find("redirect-upgraded", { from: shown(url), to: shown(to) }, { evidence: evidence(`${url} → ${to}`) }),
  );
}

function certificateFindings({ certificateRejection: identity }: HttpRaw): Findings {
  // Obsolete TLS versions belong to the ssl check.
  const problems = identity?.problems.filter((problem) => problem !== "obsolete-version") ?? [];
  if (problems.length === 0) return [];
  // Both checks name the reasons alike.
  const because = becauseOfCaps(problems);
  return [find("invalid-certificate", { reasons: identityWords(problems) }, { because })];
}

/** Why the headers have no grade, reported once: by the page's certificate, else by the first hop's. */
function unclearFindings(raw: HttpRaw): Findings {
  if (raw.redirectOutcome !== "answered") return [];
  const isOwn = raw.finalUrl.startsWith("https:") && raw.certificateRejection === null;
  const url = isOwn ? raw.finalUrl : unclearStep(raw.redirectChain, raw.finalUrl)?.url;
  return url === undefined ? [] : [find("certificate-unknown", { url: shown(url) }, seenAt(url))];
}

/** A certificate belongs to a host; the rest of the URL may differ per run, such as a login state. */
function seenAt(url: string): FindingDetails {
  return { subject: evidence(URL.parse(url)?.host ?? url), evidence: evidence(url) };
}

function plainFindings({ plainHttp }: HttpRaw): Findings {
  if (plainHttp?.state !== "content" && plainHttp?.state !== "not-https") return [];
  const { state, url, status } = plainHttp;
  const id = state === "content" ? "redirect-missing" : "redirect-astray";
  return [find(id, { url: shown(url) }, { evidence: evidence(status === null ? url : `${url} ${status}`) })];
}

/** The usual spelling of header names. */
const written = new Map([
  ...leakHeaders.map(({ header, name }) => [header, name] as const),
  ["meta generator", "<meta name=generator>"],
]);

/** Findings about headers that disclose the page's software. */
export function leakFindings({ disclosures: leaks }: HttpRaw): Findings {
  return leaks.map(({ source: from, value, kind, product }) => {
    const source = written.get(from) ?? from;
    const seen = { subject: from, evidence: evidence(`${from}: ${value}`) };
    if (kind === "version") return find("leak-version", { source, product: printable(product ?? value, 60) }, seen);
    return find(kind === "product" ? "leak-product" : "leak-internal", { source }, seen);
  });
}
