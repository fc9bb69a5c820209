import type { AnyCheck, Result } from "../../core/check.ts";
import type { FailureFacts } from "../../core/failure.ts";
import { fingerprint } from "../../core/result/fingerprint.ts";
import { maskUrls } from "../../core/redact/url-secrets.ts";
import { interpret, severities, type Verdict } from "../../core/result/interpretation.ts";
import type { GateCheck, GateCost, GateFinding, GateOrigin, GateResult, GateTarget } from "../../core/result/result.ts";
import { moreThan, type Surroundings } from "../../core/addresses/surroundings.ts";
import { surroundingsProblems } from "../../core/addresses/surroundings-problems.ts";
import { behindProxy, reasonWords } from "../../core/reason-words.ts";
import { fill, type Language } from "../../core/text.ts";
import { version } from "../../core/version.ts";
import { http } from "../http/index.ts";
import { everyCertificate, lacksAnswers, ssl, type SslRaw } from "../ssl/index.ts";
import { addressesOf, crowdedHost, everyTls, failedAddress, surroundingsIn } from "./addresses/judge.ts";
import { failuresOf } from "./collect.ts";
import { openOf, sayPageDoubt, sayReason } from "./open.ts";
import { ownFacts } from "./own-page.ts";
import { judge } from "./judge.ts";
import { problems, words } from "./problems.ts";
import type { Input } from "./input.ts";
import type { GateRaw, OriginFacts } from "./schema.ts";
import { compare, doubtfulPort, type Comparison } from "./thresholds.ts";

/** The result object of one target. */
export function answer({ raw: measured, verdict }: Result<GateRaw>, input: Input, language: Language): GateResult {
  const raw = ownFacts(measured, input);
  const comparisons = compare(raw, input);
  const unknown = new Set(comparisons.filter(({ status }) => status === "unknown").map(({ id }) => id));
  const [reason] = failuresOf(raw);
  const addresses = addressesOf(raw);
  const target: GateTarget = {
    url: maskUrls(raw.url),
    finalUrl: raw.finalUrl === null ? null : maskUrls(raw.finalUrl),
    address: raw.address,
    verdict: verdict.status,
    ...sayDoubt(raw, unknown, language),
    ...(reason && sayReason(reason, language)),
    checks: comparisons.map((each) => toCheck(each, language)),
    origins: raw.origins.map(toOrigin),
    ...(addresses && { addresses }),
    findings: findingsOf(raw, language),
    ...openOf(raw, language),
    unknowns: unknownsOf(raw),
    cost: raw.cost,
    versions: { [ssl.id]: ssl.version, [http.id]: http.version },
  };
  return toResult(target, { verdict, observedAt: raw.observedAt }, language);
}

/** The result object of a target that could not be measured at all. */
export function answerFailure(
  input: Input,
  reason: FailureFacts,
  { language, observedAt, cost }: { readonly language: Language; readonly observedAt: Date; readonly cost: GateCost },
): GateResult {
  const nothing = { ok: false, failure: reason } as const;
  const raw: GateRaw = {
    url: input.url,
    observedAt: observedAt.toISOString(),
    finalUrl: null,
    address: null,
    origins: [{ target: "", ssl: nothing }],
    http: nothing,
    redirectChain: { rejectedUrl: null, undeterminedUrl: null },
    plainHttp: [],
    cost,
  };
  const target: GateTarget = {
    url: maskUrls(input.url),
    finalUrl: null,
    address: reachedIn(reason),
    verdict: "unknown",
    ...sayReason(reason, language),
    checks: compare(raw, input).map((each) => toCheck(each, language)),
    origins: [],
    findings: [],
    ...openOf(raw, language),
    unknowns: [],
    cost,
  };
  return toResult(target, { verdict: judge(raw, input), observedAt: raw.observedAt }, language);
}

/** The address that accepted the connection and then failed; null where none did. */
function reachedIn({ params }: FailureFacts): string | null {
  const { reached } = params;
  return typeof reached === "string" ? reached : null;
}

interface Judged {
  readonly verdict: Verdict;
  readonly observedAt: string;
}

function toResult(target: GateTarget, { verdict, observedAt }: Judged, language: Language): GateResult {
  const totals = { pass: 0, warn: 0, fail: 0, unknown: 0, waived: 0, [target.verdict]: 1 };
  return {
    schema: "portcullis/gate@2",
    verdict: target.verdict,
    generatedAt: observedAt,
    language,
    tool: { name: "portcullis", version },
    targets: [target],
    totals,
    interpretation: interpret({ id: "gate", words }, verdict, language),
  };
}

/** A doubt to report if no threshold failed: about the header grade, a redirect that could not be judged, or port 80. */
function sayDoubt(
  raw: GateRaw,
  unknown: ReadonlySet<string>,
  language: Language,
): Pick<GateTarget, "reason" | "message"> {
  const silent = unknown.size > 0 ? failedAddress(raw) : undefined;
  if (silent) {
    const { address, host, reason: why } = silent;
    const params = { address, host, reason: reasonWords(why) };
    return { reason: why ?? "", message: fill(surroundingsProblems["address-failed"].cause, params, language) };
  }
  const crowd = unknown.size > 0 ? crowdedHost(raw) : undefined;
  if (crowd) {
    const { host, total } = crowd;
    const params = { host, total, count: total - moreThan(crowd) };
    return { reason: "addresses.more", message: fill(surroundingsProblems["addresses-more"].cause, params, language) };
  }
  const doubt = unknown.has("headers") && raw.http.ok ? sayPageDoubt(raw.http.value, language) : null;
  if (doubt) return doubt;
  if (!unknown.has("https")) return {};
  const { undeterminedUrl: url } = raw.redirectChain;
  if (url !== null)
    return { reason: "certificate.unknown", message: fill(problems["hop-unknown"].cause, { url }, language) };
  const port = doubtfulPort(raw);
  if (!port) return {};
  const reason = port.reason ?? `http.status.${port.status}`;
  const why = reasonWords(reason);
  const params = { url: maskUrls(port.url), reason: port.throughProxy ? behindProxy(why) : why };
  return { reason, message: fill(problems["port-unknown"].cause, params, language) };
}

function toCheck({ says, ...comparison }: Comparison, language: Language): GateCheck {
  if (!says) return { ...comparison, message: "" };
  const { cause, action } = problems[says.id];
  return {
    ...comparison,
    message: fill(cause, says.params, language),
    ...(comparison.status === "fail" && { action: fill(action, says.params, language) }),
    // A site can be served over plain HTTP in several ways, each of which is its own finding.
    ...(comparison.status === "fail" && comparison.id === "https" && { kind: says.id }),
  };
}

function toOrigin({ target, ssl: found }: OriginFacts): GateOrigin {
  const days = found.ok ? found.value.verdict.kpis.find(({ id }) => id === "days-left")?.value : null;
  return {
    origin: target,
    grade: found.ok ? (found.value.verdict.grade ?? null) : null,
    daysLeft: typeof days === "number" ? days : null,
  };
}

/** The findings of both checks in words, worst first; those of a second origin name it. */
function findingsOf(raw: GateRaw, language: Language): readonly GateFinding[] {
  const several = raw.origins.length > 1;
  const certificates = raw.origins.flatMap(({ target, ssl: found }) =>
    found.ok ? toFindings(ssl, found.value, { target, language, ...(several && { about: target }) }) : [],
  );
  const page = raw.http.ok ? toFindings(http, raw.http.value, { target: raw.url, language }) : [];
  return [...certificates, ...page].toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

function toFindings(
  check: AnyCheck,
  { verdict }: Result,
  { target, language, about }: { readonly target: string; readonly language: Language; readonly about?: string },
): readonly GateFinding[] {
  return interpret(check, verdict, language).issues.map((issue) => {
    const subject = issue.subject ?? about;
    return {
      ...issue,
      ...(subject !== undefined && { subject }),
      fingerprint: fingerprint(issue.id, target, issue.subject),
    };
  });
}

/** Parts that could not be measured and therefore do not count. */
function unknownsOf(raw: GateRaw): readonly string[] {
  const { origins } = raw;
  const several = origins.length > 1;
  const parts = origins.flatMap(({ target, ssl: found }) => {
    if (!found.ok) return [];
    return everyTls(found.value.raw).flatMap((place) => {
      const where = place.address ?? (several ? target : null);
      return partsUnknown(place.raw).map((part) => (where === null ? part : `${part} (${where})`));
    });
  });
  return [...parts, ...new Set(surroundingsIn(raw).flatMap(addressesLeftOut))];
}

function partsUnknown(raw: SslRaw): readonly string[] {
  const { alternatives, offers, versions } = raw;
  const all = everyCertificate(raw).map((each) => each.raw);
  const revocations = all.flatMap(({ revocation }) => [revocation, ...revocation.intermediates]);
  return [
    ...(all.some(({ trust }) => trust.trusted === null) ? ["trust"] : []),
    ...(revocations.some(({ status }) => status === "unknown") ? ["revocation"] : []),
    ...((alternatives?.reason ?? null) === null ? [] : ["other certificates"]),
    ...versions.filter(({ offered }) => offered === null).map(({ version: name }) => name),
    // Without these answers the part TLS versions does not count, although a suite may be worth an F.
    ...(lacksAnswers(offers) ? ["cipher suites"] : []),
  ];
}

/** Addresses that were not measured because of our own limits. */
function addressesLeftOut(around: Surroundings<unknown>): readonly string[] {
  const left = around.otherAddresses.filter(({ state }) => state === "unroutable" || state === "forbidden");
  const more = moreThan(around);
  return [...left.map(({ address }) => `address (${address})`), ...(more > 0 ? [`addresses (+${more})`] : [])];
}
