import * as fc from "fast-check";
import { expect, test } from "vitest";
import { grades } from "../../core/grade/grade.ts";
import { parseInput } from "../../core/input.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { languages } from "../../core/text.ts";
import { ssl } from "./index.ts";
import { judge as judgeRaw } from "./judge.ts";
import { problems, words } from "./problems.ts";
import type { SslRaw } from "./schema.ts";
import {
  inDays,
  type Version,
  versionNames,
  hstsOf,
  reasonsOf,
  year,
  leaf,
  intermediate,
  anchor,
  rawOf,
  leafUntil,
  untrusted,
  revoked,
} from "../../../test/ssl/facts.ts";

const unknownTrust = { trusted: null, by: null, path: [] } as const;
const unfetched = { url: "http://ca.example/ca.cer", reason: "timeout.http" };

test.for([
  [
    "an issuer that could not be fetched",
    { undeterminedReason: unfetched, reasons: reasonsOf("trust-unknown") },
    "issuer-unfetched",
  ],
  [
    "a path that could not be confirmed",
    { undeterminedReason: { url: null, reason: "tcp.reset" }, reasons: reasonsOf("trust-unknown", "incomplete-chain") },
    "trust-unconfirmed",
  ],
  [
    "a path that was seen leniently and could not be judged here",
    { undeterminedReason: { url: null, reason: "lenient" }, reasons: reasonsOf("trust-unknown") },
    "trust-unchecked",
  ],
] as const)("%s leaves trust and HSTS open, and gives no letter", ([, trust, finding]) => {
  const verdict = judgeRaw(rawOf({ trust: { ...unknownTrust, ...trust } }));

  expect(verdict.parts?.map(({ score }) => score)).toEqual([100, 100, null, null]);
  expect(verdict).toMatchObject({ status: "unknown", coverage: 65 });
  expect(verdict).not.toHaveProperty("grade");
  expect(verdict.findings.map(({ id }) => id)).toContain(finding);
});

test("a path that only OpenSSL found is reported as trusted", () => {
  const verdict = judgeRaw(rawOf({ trust: { by: null, path: [], reasons: reasonsOf("path-unclear") } }));

  expect(verdict).toMatchObject({ grade: "A+", status: "pass" });
  expect(verdict.findings.map(({ id }) => id)).toContain("path-unclear");
});

test("an expired certificate gets an F, even if its issuer is unknown", () => {
  const reasons = reasonsOf("expired", "trust-unknown");
  const verdict = judgeRaw(
    rawOf({ chain: leafUntil(-1), trust: { ...unknownTrust, undeterminedReason: unfetched, reasons } }),
  );

  expect(verdict).toMatchObject({ grade: "F", status: "fail" });
});

test.for([
  ["127.0.0.1", ["127.0.0.1", "localhost"], "address-as-name"],
  ["2001:db8::1", ["2001:DB8::1"], "address-as-name"],
  ["127.0.0.1", ["localhost"], "wrong-name"],
  ["other.example", ["www.example.com"], "wrong-name"],
] as const)("a certificate that is not for %s and names %j: %s", ([host, names, problem]) => {
  const verdict = judgeRaw(
    rawOf({ host, chain: [{ ...leaf, subjectAltNames: names }], trust: { reasons: reasonsOf("wrong-name") } }),
  );

  expect(verdict.findings.map(({ id }) => id)).toContain(problem);
  expect(verdict.grade).toBe("F");
});

/** Changes that make an observation worse. */
const worsenings: readonly ((raw: SslRaw) => SslRaw)[] = [
  ...["expired", "wrong-name", "no-san", "weak-key", "weak-signature", "wrong-purpose"].map(withReason),
  ...["wrong-order", "unrelated-certificate", "duplicate-certificate", "incomplete-chain"].map(withReason),
  (raw) => ({ ...withReason("unknown-authority")(raw), trust: { ...raw.trust, ...untrusted } }),
  (raw) => ({ ...raw, revocation: revoked }),
  (raw) => ({ ...raw, chain: leafUntil(10) }),
  (raw) => ({ ...raw, chain: leafUntil(2) }),
  (raw) => ({ ...raw, trust: { ...raw.trust, path: [leaf, { ...intermediate, notAfter: inDays(3) }, anchor] } }),
  ...(["SSLv3", "TLSv1.0", "TLSv1.1"] as const).map((version) => withVersion(version, true)),
  withVersion("TLSv1.3", false),
];

function withReason(id: string) {
  return (raw: SslRaw): SslRaw => ({
    ...raw,
    trust: { ...raw.trust, reasons: [...raw.trust.reasons, { id, enforced: true }] },
  });
}

function withVersion(version: Version, offered: boolean) {
  return (raw: SslRaw): SslRaw => ({
    ...raw,
    versions: raw.versions.map((each) => (each.version === version ? { ...each, offered } : each)),
  });
}

test("a worse observation never grades better", () => {
  const worsening = fc.constantFrom(...worsenings);
  fc.assert(
    fc.property(fc.array(worsening, { maxLength: 6 }), worsening, fc.option(fc.nat(2 * year)), (before, next, age) => {
      const start = rawOf({ hsts: age === null ? null : hstsOf(age) });
      const raw = before.reduce((seen, worsen) => worsen(seen), start);
      // Ten days left are better than two, so only the earlier expiry is worse.
      const worse = { ...next(raw), chain: shorter(raw.chain, next(raw).chain) };
      expect(rank(worse)).toBeGreaterThanOrEqual(rank(raw));
    }),
  );
});

test("a longer HSTS policy never grades worse", () => {
  fc.assert(
    fc.property(fc.nat(2 * year), fc.nat(2 * year), fc.boolean(), (a, b, all) => {
      const [short, long] = [Math.min(a, b), Math.max(a, b)];
      expect(rank(rawOf({ hsts: hstsOf(long, all) }))).toBeLessThanOrEqual(rank(rawOf({ hsts: hstsOf(short, all) })));
    }),
  );
});

function shorter(a: SslRaw["chain"], b: SslRaw["chain"]): SslRaw["chain"] {
  return (a[0]?.notAfter ?? "") < (b[0]?.notAfter ?? "") ? a : b;
}

function rank(raw: SslRaw): number {
  return grades.indexOf(judgeRaw(raw).grade ?? "F");
}

test.for(languages)("every finding has texts in %s", (language) => {
  const everything = rawOf({
    trust: { ...untrusted, reasons: reasonsOf("expired", "wrong-name", "unknown-authority", "refused", "wrong-order") },
    revocation: revoked,
    versions: versionNames.map((version) => ({ version, offered: null, reason: "silent" })),
    hsts: hstsOf(5),
    legacyHandshakeOnly: true,
  });
  const said = interpret(ssl, judgeRaw(everything), language);

  expect(said.issues.length).toBeGreaterThan(10);
  expect(JSON.stringify(said)).not.toMatch(/\{\w+[|}]/);
  expect(said.status).toBe("fail");
});

test.for<[language: "en" | "ko", days: number, reasons: readonly string[], cause: string]>([
  ["en", -0.1, ["expired"], "The certificate expired less than a day ago, on 2026-10-31."],
  ["en", -1.5, ["expired"], "The certificate expired 1 day ago, on 2026-10-30."],
  ["en", 0.1, [], "The certificate expires in less than a day, on 2026-11-01; its renewal is long overdue."],
  ["ko", -0.1, ["expired"], "인증서가 2026-10-31에 만료되었습니다(경과 하루 미만)."],
  ["ko", 0.1, [], "인증서가 2026-11-01에 만료됩니다(남은 기간 하루 미만). 갱신 시기가 한참 지났습니다."],
])("in %s, a certificate with %d days left", ([language, days, reasons, cause]) => {
  const raw = rawOf({ chain: leafUntil(days), trust: { reasons: reasonsOf(...reasons) } });

  expect(interpret(ssl, judgeRaw(raw), language).issues.map((issue) => issue.cause)).toContain(cause);
});

test("every problem has an action and a reference", () => {
  const lacking = Object.entries(problems).filter(
    ([, { cause, action }]) => !cause.ko || !action.ko || !cause.en || !action.en,
  );

  expect(lacking).toEqual([]);
  expect(Object.keys(words.caps).length).toBeGreaterThan(10);
});

test.for([
  [{ host: "example.com" }, "example.com"],
  [{ host: "https://Example.COM/path" }, "example.com"],
  [{ host: "example.com:8443" }, "example.com:8443"],
  [{ host: "example.com", port: "8443" }, "example.com:8443"],
  [{ host: "example.com:8443", port: "8443" }, "example.com:8443"],
  [{ host: "[2001:db8::1]:8443" }, "[2001:db8::1]:8443"],
  [{ host: "2001:db8::1" }, "2001:db8::1"],
  [{ host: "example.com", port: "443" }, "example.com"],
] as const)("%j means %s", ([query, target]) => {
  expect(ssl.target(parseInput(ssl.input, query)).name).toBe(target);
});

test.for([
  [{ host: "example.com:8443", port: "443" }, "port"],
  [{ host: "example.com", port: "0" }, "port"],
  [{ host: "example.com", port: "65536" }, "port"],
  [{ host: "example.com", port: "https" }, "port"],
  [{ host: "" }, "host"],
  [{}, "host"],
  [{ host: "example.com", prot: "443" }, "prot"],
] as const)("%j is refused for its %s", ([query, reason]) => {
  expect(() => parseInput(ssl.input, query)).toThrow(expect.objectContaining({ code: "INVALID_INPUT", reason }));
});

test.for([
  ["its organization", { issuer: "R13", issuerOrganization: "Example Trust" }, ["Example Trust"]],
  ["its common name where it has no organization", { issuer: "Example CA" }, ["Example CA"]],
  ["nothing where its name is empty", { issuer: "" }, []],
] as const)("of the issuer of the leaf %s is remembered", ([, name, values]) => {
  const raw = rawOf();
  const [leaf, ...others] = raw.chain;
  const chain = leaf ? [{ ...leaf, ...name }, ...others] : [];

  expect(ssl.observe?.({ ...raw, chain })).toEqual(
    values.map((value) => ({ target: "example.com", kind: "ssl:issuer", value })),
  );
});

test.for([false, null])("the issuer of a chain with trust %j is not recorded", (trusted) => {
  const raw = rawOf();

  expect(ssl.observe?.({ ...raw, trust: { ...raw.trust, trusted } })).toEqual([]);
});
