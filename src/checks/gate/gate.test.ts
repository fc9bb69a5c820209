import { expect, test } from "vitest";
import { z } from "zod";
import type { GateCheck } from "../../core/result/result.ts";
import { parseInput } from "../../core/input.ts";
import { factsOf, originOf, pageOf, port80, unmeasured } from "../../../test/gate/facts.ts";
import { goodOffers } from "../../../test/ssl/offers-facts.ts";
import { answer, answerFailure } from "./answer.ts";
import { gate } from "./index.ts";
import { judge } from "./judge.ts";
import { input, type Input } from "./input.ts";
import { type GateRaw } from "./schema.ts";
import { compare } from "./thresholds.ts";

type Given = Readonly<Record<string, string>>;

function inputOf(given: Given = {}): Input {
  return parseInput(input, { url: "https://shop.example/", ...given });
}

function compareOne(id: GateCheck["id"], raw: GateRaw, given: Given = {}) {
  const { says, ...found } = compare(raw, inputOf(given)).find((each) => each.id === id) ?? {};
  return { ...found, says: says?.id };
}

const shop = originOf("shop.example", "A");
const pathless = originOf("shop.example", null, undefined, { trusted: null });
const gone = { target: "www.shop.example", ssl: unmeasured };

/** The input, the observation, and the expected comparison. */
type Row = readonly [
  given: string | undefined,
  excerpt: Partial<GateRaw>,
  status: GateCheck["status"],
  expected: GateCheck["expected"],
  actual: GateCheck["actual"],
  says?: string,
];

/** 73.3 of what was observed, and 80 if the versions are good. */
const withoutVersions = [
  { id: "certificate", weight: 40, score: 100 },
  { id: "version", weight: 25, score: null },
  { id: "trust", weight: 15, score: 100 },
  { id: "hsts", weight: 20, score: 0 },
];

/** 100 of what was observed, and 80 if the host sends no HSTS. */
const hstsUnseen = [
  { id: "certificate", weight: 40, score: 100 },
  { id: "version", weight: 25, score: 100 },
  { id: "trust", weight: 15, score: 100 },
  { id: "hsts", weight: 20, score: null },
];

/** 44.7 of what was observed, and 58.5 if HSTS is good. */
const withoutHsts = [
  { id: "csp", weight: 25, score: 0 },
  { id: "hsts", weight: 25, score: null },
  { id: "framing", weight: 50, score: 67 },
];

const openCap = ["unknown", "A+", null, "ssl-open"] as const;

function graded(...grades: readonly Parameters<typeof originOf>[1][]): Partial<GateRaw> {
  return { origins: grades.map((grade, index) => originOf(`host${index}.example`, grade)) };
}

test.for<Row>([
  [undefined, graded("A"), "pass", "B", "A"],
  [undefined, graded("B"), "pass", "B", "B"],
  [undefined, graded("C"), "fail", "B", "C", "ssl-below"],
  ["a+", graded("A"), "fail", "A+", "A", "ssl-below"],
  // A+ in a query without %2B.
  ["A ", graded("A"), "fail", "A+", "A", "ssl-below"],
  ["A+", graded("A+"), "pass", "A+", "A+"],
  ["f", graded("F"), "pass", "F", "F"],
  ["F", graded("D"), "pass", "F", "D"],
  [undefined, graded(null), "unknown", "B", null, "unmeasured"],
  [undefined, graded("A+", "B"), "pass", "B", "B"],
  [undefined, graded("A+", "D"), "fail", "B", "D", "ssl-below"],
  [undefined, graded("D", "A+"), "fail", "B", "D", "ssl-below"],
  [undefined, graded("A", null), "unknown", "B", null, "unmeasured"],
  [undefined, { origins: [shop, gone] }, "unknown", "B", null, "unmeasured"],
  [undefined, { origins: [gone] }, "unknown", "B", null, "unmeasured"],
  // A known failure stays a failure, whatever the other origin is.
  [undefined, { origins: [originOf("shop.example", "C"), gone] }, "fail", "B", "C", "ssl-below"],
  // Versions that did not answer in time may be good, and then this is a B.
  [
    undefined,
    { origins: [originOf("a.example", "C", [], { parts: withoutVersions })] },
    "unknown",
    "B",
    null,
    "ssl-open",
  ],
  // A host without HSTS is a B at best, so that A is not proven where an error answered in place of the site.
  ["A", { origins: [originOf("a.example", "A+", [], { parts: hstsUnseen })] }, "unknown", "A", null, "ssl-open"],
  [undefined, { origins: [originOf("a.example", "A+", [], { parts: hstsUnseen })] }, "pass", "B", "B"],
  // An origin that is known to miss the threshold decides.
  [
    undefined,
    { origins: [originOf("a.example", "C", [], { parts: withoutVersions }), originOf("b.example", "C")] },
    "fail",
    "B",
    "C",
    "ssl-below",
  ],
  // The cap for versions that did not answer says nothing about a server that offers none of them.
  ["A+", { origins: [originOf("a.example", "A", [], { caps: [{ id: "unseen", max: "A" }] })] }, ...openCap],
  [
    "A+",
    {
      origins: [
        originOf("a.example", "A", [], {
          caps: [
            { id: "unseen", max: "A" },
            { id: "no-tls13", max: "A" },
          ],
        }),
      ],
    },
    "fail",
    "A+",
    "A",
    "ssl-below",
  ],
  ["A", { origins: [originOf("a.example", "C", [], { parts: withoutVersions })] }, "fail", "A", "C", "ssl-below"],
  ["C", { origins: [originOf("a.example", "C", [], { parts: withoutVersions })] }, "pass", "C", "C"],
  // The grade is unknown because trust is, but old versions cap it anyway.
  [
    undefined,
    { origins: [originOf("a.example", null, [], { caps: [{ id: "ssl3", max: "C" }] })] },
    "fail",
    "B",
    null,
    "ssl-at-best",
  ],
  [
    "C",
    { origins: [originOf("a.example", null, [], { caps: [{ id: "ssl3", max: "C" }] })] },
    "unknown",
    "C",
    null,
    "unmeasured",
  ],
  ["off", graded("F"), "off", "off", "F"],
  ["OFF", graded("F", "A"), "off", "off", "F"],
  ["off", { origins: [shop, gone] }, "off", "off", null],
])("min_ssl %s", ([given, seen, status, expected, actual, says]) => {
  const found = compareOne("ssl", factsOf(seen), given === undefined ? {} : { min_ssl: given });
  const source = given === undefined ? "default" : "query";

  expect(found).toEqual({ id: "ssl", status, expected, actual, says, source });
});

test.for<Row>([
  [undefined, { http: pageOf("C") }, "pass", "C", "C"],
  [undefined, { http: pageOf("D") }, "fail", "C", "D", "headers-below"],
  // HSTS could not be observed, and may be good.
  [undefined, { http: pageOf("D", { parts: withoutHsts }) }, "unknown", "C", null, "headers-open"],
  ["B", { http: pageOf("D", { parts: withoutHsts }) }, "fail", "B", "D", "headers-below"],
  ["D", { http: pageOf("D", { parts: withoutHsts }) }, "pass", "D", "D"],
  ["a", { http: pageOf("B") }, "fail", "A", "B", "headers-below"],
  [undefined, { http: unmeasured }, "unknown", "C", null, "unmeasured"],
  // The unknown part can only raise the grade.
  [undefined, { http: pageOf(null, { atLeast: "B" }) }, "pass", "C", "B"],
  [undefined, { http: pageOf(null, { atLeast: "D" }) }, "unknown", "C", null, "unmeasured"],
  [undefined, { http: pageOf(null) }, "unknown", "C", null, "unmeasured"],
  [undefined, { http: pageOf(null, { caps: [{ id: "final-http", max: "D" }] }) }, "fail", "C", null, "headers-at-best"],
  // If only HSTS and framing were seen, the grade may be anything; without most headers it may not.
  [
    undefined,
    {
      http: pageOf(null, {
        parts: [
          { id: "hsts", weight: 25, score: null },
          { id: "csp", weight: 75, score: 10 },
        ],
      }),
    },
    "fail",
    "C",
    null,
    "headers-at-best",
  ],
  ["D", { http: pageOf(null, { caps: [{ id: "final-http", max: "D" }] }) }, "unknown", "D", null, "unmeasured"],
  ["off", { http: pageOf("F") }, "off", "off", "F"],
  ["off", { http: unmeasured }, "off", "off", null],
])("min_headers %s", ([given, seen, status, expected, actual, says]) => {
  const found = compareOne("headers", factsOf(seen), given === undefined ? {} : { min_headers: given });
  const source = given === undefined ? "default" : "query";

  expect(found).toEqual({ id: "headers", status, expected, actual, says, source });
});

/** A leaf and its issuers, as [days left, days of lifetime]. */
function living(...lives: readonly (readonly [left: number, lifetime: number])[]): Partial<GateRaw> {
  const certificates = lives.map(([left, lifetime], index) => ({ subject: `shop${index}.example`, left, lifetime }));
  return { origins: [originOf("shop.example", "A", certificates)] };
}

test.for<Row>([
  [undefined, living([60, 90]), "pass", 14, 60],
  [undefined, living([14, 90]), "pass", 14, 14],
  [undefined, living([13.99, 90]), "fail", 14, 13, "days-below"],
  // A third of a short lifetime: 160 hours require 2.22 days, six days require two.
  [undefined, living([2.5, 160 / 24]), "pass", 2, 2],
  [undefined, living([2.1, 160 / 24]), "fail", 2.23, 2.1, "days-below"],
  [undefined, living([1.9, 160 / 24]), "fail", 2, 1, "days-below"],
  ["auto", living([2, 6]), "pass", 2, 2],
  [" AUTO ", living([1.99, 6]), "fail", 2, 1, "days-below"],
  ["0", living([0.5, 90]), "pass", 0, 0],
  // It ends before it begins, so there is no lifetime to take a share of.
  ["auto", living([-1, -90]), "fail", 0, -1, "days-over"],
  ["50%", living([-1, -90]), "fail", 0, -1, "days-over"],
  ["0", living([-0.5, 90]), "fail", 0, -0.5, "days-over"],
  ["0", living([-1.5, 90]), "fail", 0, -1, "days-over"],
  ["14", living([-2.5, 90]), "fail", 14, -2, "days-over"],
  ["825", living([824.5, 900]), "fail", 825, 824, "days-below"],
  ["33%", living([29.8, 90]), "pass", 29, 29],
  ["33%", living([29.6, 90]), "fail", 29.7, 29.6, "days-below"],
  ["100%", living([89, 90]), "fail", 90, 89, "days-below"],
  ["0%", living([0.1, 90]), "pass", 0, 0],
  // The certificate with the smallest margin is shown, here the intermediate.
  [undefined, living([60, 90], [5, 1825]), "fail", 14, 5, "days-below"],
  ["33%", living([60, 90], [100, 1825]), "fail", 602, 100, "days-below"],
  [undefined, living([20, 90], [15, 1825], [4000, 8000]), "pass", 14, 15],
  [undefined, { origins: [gone] }, "unknown", 14, null, "unmeasured"],
  ["30", { origins: [gone] }, "unknown", 30, null, "unmeasured"],
  ["33%", { origins: [gone] }, "unknown", null, null, "unmeasured"],
  [undefined, { origins: [shop, gone] }, "unknown", 14, null, "unmeasured"],
  // An unreadable certificate has no days to show.
  [undefined, { origins: [shop, originOf("www.shop.example", "F", [])] }, "unknown", 14, null, "unmeasured"],
  ["90", { origins: [shop, gone] }, "fail", 90, 60, "days-below"],
  // An unknown path may contain a certificate that expires before the leaf.
  [undefined, { origins: [pathless] }, "unknown", 14, null, "unmeasured"],
  ["90", { origins: [pathless] }, "fail", 90, 60, "days-below"],
  ["off", { origins: [pathless] }, "off", "off", null],
  ["off", living([-3, 90]), "off", "off", -3],
  ["off", living([60, 90], [5, 1825]), "off", "off", 5],
  ["off", { origins: [shop, gone] }, "off", "off", null],
])("min_days %s", ([given, seen, status, expected, actual, says]) => {
  const found = compareOne("days", factsOf(seen), given === undefined ? {} : { min_days: given });
  const source = given === undefined ? "default auto" : "query";

  expect(found).toEqual({ id: "days", status, expected, actual, says, source });
});

test.for([
  // Clients reject a chain without a root, so only the leaf counts.
  ["no client trusts", false, "pass", 20],
  // OpenSSL found a path that our search did not; a certificate in it may expire sooner.
  ["OpenSSL trusts", true, "unknown", null],
] as const)("days of a leaf without a known path that %s", ([, trusted, status, actual]) => {
  const pathless = originOf("shop.example", "A", [{ left: 20, lifetime: 90 }], { trusted });
  if (!pathless.ssl.ok) throw new Error("measured by construction");
  const { raw, verdict } = pathless.ssl.value;
  const ssl = { ok: true, value: { verdict, raw: { ...raw, trust: { ...raw.trust, path: [] } } } } as const;

  expect(compareOne("days", factsOf({ origins: [{ target: "shop.example", ssl }] }))).toMatchObject({ status, actual });
});

const plainPage = { finalUrl: "http://shop.example/", plainHttp: [] };

test.for<Row>([
  [undefined, { plainHttp: [port80("closed")] }, "pass", true, true],
  [undefined, { plainHttp: [port80("redirects")] }, "pass", true, true],
  [undefined, { plainHttp: [] }, "pass", true, true],
  [undefined, { plainHttp: [port80("content")] }, "fail", true, false, "https-bypassed"],
  [undefined, { plainHttp: [port80("unknown")] }, "unknown", true, null, "unmeasured"],
  [undefined, { plainHttp: [port80("unknown"), port80("content")] }, "fail", true, false, "https-bypassed"],
  [undefined, { plainHttp: [port80("closed"), port80("unknown")] }, "unknown", true, null, "unmeasured"],
  [undefined, { plainHttp: [port80("not-https")] }, "fail", true, false, "https-astray"],
  [
    undefined,
    { redirectChain: { rejectedUrl: null, undeterminedUrl: "https://old.example/" } },
    "unknown",
    true,
    null,
    "unmeasured",
  ],
  // The result is the same for a page, an error or nothing behind it.
  [
    undefined,
    { redirectChain: { rejectedUrl: "https://old.example/", undeterminedUrl: null } },
    "fail",
    true,
    false,
    "https-unreached",
  ],
  [
    undefined,
    { redirectChain: { rejectedUrl: "https://old.example/", undeterminedUrl: null }, http: unmeasured, finalUrl: null },
    "fail",
    true,
    false,
    "https-unreached",
  ],
  [undefined, plainPage, "fail", true, false, "https-missing"],
  [undefined, { finalUrl: null }, "unknown", true, null, "unmeasured"],
  [undefined, { finalUrl: null, plainHttp: [port80("content")] }, "fail", true, false, "https-bypassed"],
  ["true", plainPage, "fail", true, false, "https-missing"],
  ["false", plainPage, "off", false, false],
  ["false", { finalUrl: null }, "off", false, null],
])("require_https %s", ([given, seen, status, expected, actual, says]) => {
  const found = compareOne("https", factsOf(seen), given === undefined ? {} : { require_https: given });
  const source = given === undefined ? "default" : "query";

  expect(found).toEqual({ id: "https", status, expected, actual, says, source });
});

const off = { min_ssl: "off", min_headers: "off", min_days: "off", require_https: "false" };

test.for<[name: string, excerpt: Partial<GateRaw>, given: Given, status: string]>([
  ["all met", {}, {}, "pass"],
  ["one below", { http: pageOf("F") }, {}, "fail"],
  ["one unknown", { http: unmeasured }, {}, "unknown"],
  ["fail beats unknown", { ...graded("F"), http: unmeasured }, {}, "fail"],
  ["all thresholds off", graded("F"), off, "pass"],
  ["all thresholds off, and no page", { ...graded("F"), http: unmeasured, finalUrl: null }, off, "unknown"],
  ["a threshold that is off does not count", { ...graded("F") }, { min_ssl: "off" }, "pass"],
  ["nothing measured", { origins: [gone], http: unmeasured, finalUrl: null }, {}, "unknown"],
])("verdict: %s", ([, seen, given, status]) => {
  expect(judge(factsOf(seen), inputOf(given)).status).toBe(status);
});

test.for<[language: "en" | "ko", id: GateCheck["id"], excerpt: Partial<GateRaw>, message: string]>([
  ["en", "ssl", graded("A", "D"), "host1.example is graded D, below B."],
  ["en", "headers", { http: pageOf("F") }, "The security headers are graded F, below C."],
  [
    "en",
    "days",
    living([60, 90], [1.5, 1825]),
    "The certificate shop1.example expires in 1 day, below the minimum of 14 days.",
  ],
  [
    "en",
    "days",
    living([0.5, 90]),
    "The certificate shop0.example expires in less than a day, below the minimum of 14 days.",
  ],
  ["en", "days", living([-2.5, 90]), "The certificate shop0.example expired 2 days ago."],
  ["en", "days", living([-0.5, 90]), "The certificate shop0.example expired less than a day ago."],
  ["en", "https", { plainHttp: [port80("content")] }, "http://shop.example/ does not redirect to https."],
  ["en", "https", plainPage, "The site is served over plain HTTP."],
  ["en", "https", { finalUrl: null }, "It could not be measured."],
  ["ko", "days", living([5, 90]), "인증서 shop0.example의 남은 기간은 5일, 기준 14일에 못 미칩니다."],
  ["ko", "days", living([-2.5, 90]), "인증서 shop0.example의 유효 기간이 끝났습니다(경과 2일)."],
  ["ko", "days", living([-0.5, 90]), "인증서 shop0.example의 유효 기간이 끝났습니다(경과 하루 미만)."],
])("in words, %s: %s", ([language, id, seen, message]) => {
  const raw = factsOf(seen);
  const result = { raw, verdict: judge(raw, inputOf()) };

  const { checks = [] } = answer(result, inputOf(), language).targets[0] ?? {};

  expect(checks.find((check) => check.id === id)?.message).toBe(message);
});

test("known results of an origin are listed although its threshold is open", () => {
  const raw = factsOf({ origins: [shop, gone] });

  const [target] = answer({ raw, verdict: judge(raw, inputOf()) }, inputOf(), "en").targets;

  expect(target?.origins).toEqual([
    { origin: "shop.example", grade: "A", daysLeft: 60 },
    { origin: "www.shop.example", grade: null, daysLeft: null },
  ]);
  expect(target?.reason).toBe("tcp.refused");
});

const everyCheck = ["ssl", "headers", "days", "https"];

test("without any measurement every threshold is open and gives the reason", () => {
  const [target] = answerFailure(inputOf(), unmeasured.failure, {
    language: "en",
    observedAt: new Date("2026-11-20T12:00:00.000Z"),
    cost: { connections: 1, requests: 0, roundTrips: 0, ms: 3 },
  }).targets;

  expect(target).toMatchObject({ verdict: "unknown", reason: "tcp.refused", origins: [] });
  expect(target?.checks.map(({ status, actual }) => [status, actual])).toEqual(everyCheck.map(() => ["unknown", null]));
});

test("the schema accepts exactly the observations of the check", () => {
  const raw = factsOf({ origins: [shop, gone], http: unmeasured });

  expect(gate.raw.parse(raw)).toEqual(raw);
  expect(gate.raw.safeParse({ ...raw, origins: [{ target: "x", ssl: { ok: true } }] }).success).toBe(false);
  expect(gate.raw.safeParse({ ...raw, plainHttp: [{ state: "odd" }] }).success).toBe(false);
  expect(z.toJSONSchema(gate.raw)).toMatchObject({
    type: "object",
    properties: { origins: { type: "array" }, http: { oneOf: [{}, {}] } },
  });
});

test.for([
  ["a redirect chain without a page", "no-page", "fail"],
  ["a page with a weak policy", "weak-csp", "pass"],
] as const)("%s decides the https threshold even if min_headers is off", ([, cap, status]) => {
  const page = pageOf("A");
  const http = page.ok
    ? { ...page, value: { ...page.value, verdict: { ...page.value.verdict, caps: [{ id: cap, max: "A" as const }] } } }
    : page;
  const input = inputOf({ min_headers: "off" });

  const https = compare(factsOf({ http }), input).find(({ id }) => id === "https");

  expect(https?.status).toBe(status);
});

test("a port 80 that cannot be judged is reported with the reason", () => {
  const plain = [{ ...port80("unknown"), reason: "loop" }];

  const { targets } = answer(
    { raw: factsOf({ plainHttp: plain }), verdict: judge(factsOf({ plainHttp: plain }), inputOf()) },
    inputOf(),
    "en",
  );

  expect(targets[0]).toMatchObject({
    verdict: "unknown",
    reason: "loop",
    message: "We could not determine whether port 80 leads to https. http://shop.example/: the redirects form a loop.",
  });
});

test("a target that accepted a connection and then failed is reported with its address", () => {
  const reason = { ...unmeasured.failure, params: { ...unmeasured.failure.params, reached: "2001:db8::1" } };
  const observed = { observedAt: new Date(0), cost: { connections: 1, requests: 0, roundTrips: 0, ms: 3 } };

  expect(answerFailure(inputOf(), reason, { language: "en", ...observed }).targets[0]?.address).toBe("2001:db8::1");
});

test("weak cipher suites that could not be probed are listed as unknown", () => {
  const suites = goodOffers.suites.map((suite) => ({ ...suite, offered: null, reason: "tcp.reset" }));
  const raw = factsOf({ origins: [originOf("shop.example", "A", undefined, { offers: { ...goodOffers, suites } })] });
  const { targets } = answer({ raw, verdict: judge(raw, inputOf()) }, inputOf(), "en");

  expect(targets[0]).toMatchObject({ verdict: "pass", unknowns: ["cipher suites"] });
});

test("an address that could not be measured is reported in words", () => {
  const otherAddresses = [
    { address: "192.0.2.11", state: "failed", reason: "tcp.refused", observation: null } as const,
  ];
  const around = { host: "shop.example", firstAnswered: "192.0.2.10", total: 2, otherAddresses };
  const raw = factsOf({ origins: [originOf("shop.example", "A", undefined, { addresses: around })] });
  const { targets } = answer({ raw, verdict: judge(raw, inputOf()) }, inputOf(), "en");

  expect(targets[0]).toMatchObject({
    reason: "tcp.refused",
    message: "192.0.2.11, an address of shop.example, could not be measured (the connection was refused).",
  });
});
