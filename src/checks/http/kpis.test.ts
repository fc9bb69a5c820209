import { expect, test } from "vitest";
import { interpret, type Kpi } from "../../core/result/interpretation.ts";
import { http } from "./index.ts";
import { judge } from "./judge.ts";
import type { KpiId } from "./problems.ts";
import type { HttpRaw } from "./schema.ts";

/** A page without headers, except for the given changes. */
function rawOf(change: Partial<HttpRaw> = {}): HttpRaw {
  return {
    url: "https://example.com/",
    finalUrl: "https://example.com/",
    status: 200,
    observedAt: "2026-11-20T12:00:00.000Z",
    address: "192.0.2.10",
    redirectChain: [],
    redirectOutcome: "answered",
    page: { kind: "site", basis: "type", evidence: "200 text/html", service: null, content: "site" },
    headers: [],
    headersTotal: 0,
    disclosures: [],
    parser: "strict",
    version: "1.1",
    meta: { isComplete: true, csp: [], referrer: [] },
    plainHttp: null,
    certificateRejection: null,
    staticNonce: null,
    truncated: false,
    ...change,
  };
}

function port80(state: NonNullable<HttpRaw["plainHttp"]>["state"]): Partial<HttpRaw> {
  return { plainHttp: { state, url: "http://example.com/", status: null, reason: null } };
}

function sends(name: string, value: string): Partial<HttpRaw> {
  return { headers: [[name, value]] };
}

interface Row {
  readonly id: KpiId;
  readonly seen: Partial<HttpRaw>;
  readonly value: Kpi["value"];
  /** The text; absent if the value needs none. */
  readonly en?: string;
  readonly ko?: string;
}

const hsts = "Strict-Transport-Security";
const coop = "Cross-Origin-Opener-Policy";
const notSent = { en: "not sent", ko: "보내지 않음" };

const rows: readonly Row[] = [
  { id: "hsts-age", seen: {}, value: false, ...notSent },
  { id: "hsts-age", seen: sends(hsts, "max-age=0"), value: 0 },
  { id: "hsts-age", seen: sends(hsts, "max-age=3600"), value: 3600 },
  { id: "hsts-age", seen: sends(hsts, "max-age=abc"), value: "invalid", en: "invalid", ko: "잘못된 값" },
  { id: "hsts-age", seen: { redirectOutcome: "loop" }, value: null },
  { id: "plain-http", seen: {}, value: "not-asked", en: "not asked", ko: "확인 대상 아님" },
  { id: "plain-http", seen: port80("closed"), value: "closed", en: "closed", ko: "닫혀 있음" },
  {
    id: "plain-http",
    seen: port80("redirects"),
    value: "redirects",
    en: "redirects to https",
    ko: "https로 리디렉션함",
  },
  { id: "plain-http", seen: port80("content"), value: "content", en: "serves content", ko: "내용을 제공함" },
  { id: "plain-http", seen: port80("unknown"), value: null },
  { id: "plain-http", seen: { redirectOutcome: "private" }, value: null },
  { id: "coop", seen: {}, value: false, ...notSent },
  { id: "corp", seen: {}, value: false, ...notSent },
  { id: "coep", seen: {}, value: false, ...notSent },
  { id: "coop", seen: { redirectOutcome: "limit" }, value: null },
  { id: "coop", seen: sends(coop, "same-origin"), value: "same-origin" },
  // A value from the site is never used as a code of ours.
  { id: "coop", seen: sends(coop, "closed"), value: "closed" },
  { id: "coop", seen: sends(coop, "constructor"), value: "constructor" },
];

test.for(rows)("$id of $seen is $value", ({ id, seen, value, en, ko }) => {
  const verdict = judge(rawOf(seen));
  const inWords = (["en", "ko"] as const).map(
    (language) => interpret(http, verdict, language).kpis.find((kpi) => kpi.id === id)?.text,
  );

  expect(verdict.kpis.find((kpi) => kpi.id === id)?.value).toBe(value);
  expect(inWords).toEqual([en, ko]);
});

test("each isolation header cites the specification that defines it", () => {
  const { issues } = interpret(http, judge(rawOf()), "en");
  const cited = issues.filter(({ id }) => id === "http.isolation-missing").map(({ reference }) => reference);

  expect(cited).toEqual([
    "https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies",
    "https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header",
    "https://html.spec.whatwg.org/multipage/browsers.html#coep",
  ]);
});
