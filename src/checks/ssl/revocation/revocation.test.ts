import { expect, test } from "vitest";
import { grades } from "../../../core/grade/grade.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { languages } from "../../../core/text.ts";
import { factsOf } from "../../../../test/gate/facts.ts";
import { ssl } from "../index.ts";
import { judge } from "../judge.ts";
import type { SslRaw } from "../schema.ts";
import { doubtInWords, doubtWords } from "./words.ts";

type Found = SslRaw["revocation"];
type Intermediate = Found["intermediates"][number];

const nothing = { source: null, reason: null, revokedAt: null, revocationReason: null } as const;

function intermediateOf(status: Found["status"], reason: string | null = null): Intermediate {
  const revoked = status === "revoked" ? { source: "crl" as const, revokedAt: "2026-11-01T00:00:00.000Z" } : {};
  return { ...nothing, ...revoked, subject: "Example CA", sha256: "ab".repeat(32), status, reason };
}

/** Judges a good server with the given path. */
function judged(change: Partial<Found>) {
  const [origin] = factsOf().origins;
  if (!origin?.ssl.ok) throw new Error("a good origin");
  const { raw } = origin.ssl.value;
  return judge({ ...raw, revocation: { ...raw.revocation, ...change } });
}

function idsOf(change: Partial<Found>): readonly string[] {
  return judged(change)
    .findings.map(({ id }) => id)
    .filter((id) => id.includes("revo"));
}

const unknown = intermediateOf("unknown", "crl.stale");
const revoked = intermediateOf("revoked");

test.for([
  ["good", { intermediates: [intermediateOf("good")] }, []],
  ["without a source", { intermediates: [intermediateOf("not-applicable", "no-source")] }, []],
  ["not known", { intermediates: [unknown] }, ["intermediate-revocation-unknown"]],
  ["revoked", { intermediates: [revoked] }, ["intermediate-revoked"]],
  [
    "revoked, and avoidable",
    { intermediates: [revoked, unknown], alternativePath: true },
    ["intermediate-revoked-avoidable", "intermediate-revocation-unknown"],
  ],
  ["good below a leaf that is not known", { status: "unknown", reason: "no-issuer" }, ["revocation-unknown"]],
] as const)("an intermediate that is %s: %j", ([, change, ids]) => {
  expect(idsOf(change)).toEqual(ids);
});

test("an unknown intermediate changes neither grade nor score, and a revoked one gives an F", () => {
  const good = judged({});
  const open = judged({ intermediates: [unknown, unknown] });
  const cut = judged({ intermediates: [intermediateOf("good"), revoked] });

  expect(open).toMatchObject({ grade: good.grade, score: good.score, status: good.status, caps: good.caps });
  expect(cut).toMatchObject({ grade: "F", status: "fail" });
  expect(grades.indexOf(judged({ intermediates: [revoked], alternativePath: true }).grade ?? "F")).toBe(
    grades.indexOf(good.grade ?? "F"),
  );
});

test.for(languages)("each certificate of one name has its own finding, in %s", (language) => {
  const others = [revoked, { ...revoked, sha256: "cd".repeat(32) }];
  const { issues } = interpret(ssl, judged({ intermediates: others }), language);
  const subjects = issues.filter(({ id }) => id === "ssl.intermediate-revoked").map(({ subject }) => subject);

  expect(new Set(subjects).size).toBe(2);
});

test.for<[id: string, change: Pick<Intermediate, "status">]>([
  ["intermediate-revoked", revoked],
  ["intermediate-revocation-unknown", unknown],
])("%s is the same problem once the authority has another certificate", ([id, change]) => {
  const subjects = ["ab", "cd"].map((byte) => {
    const intermediates = [{ ...revoked, ...change, sha256: byte.repeat(32) }];
    return judged({ intermediates }).findings.find((finding) => finding.id === id)?.subject;
  });

  expect(subjects).toEqual(["Example CA", "Example CA"]);
});

test("every doubt has its own text in both languages", () => {
  const codes = Object.keys(doubtWords);

  expect(codes.length).toBeGreaterThan(40);
  expect(new Set(Object.values(doubtWords).map(({ en }) => en)).size).toBe(codes.length);
  expect(new Set(Object.values(doubtWords).map(({ ko }) => ko)).size).toBe(codes.length);
});

test.for([
  ["crl.stale", "the revocation list: it is out of date"],
  ["ocsp.timeout.http", "the OCSP responder: it did not answer in time"],
  ["ocsp.timeout.tcp", "the OCSP responder: it did not answer in time"],
  ["crl.http.404", "the revocation list: it gives no answer over HTTP"],
  ["crl.address.private", "the revocation list: its address is private or reserved"],
  ["crl.constructor", "the revocation list: the request failed"],
  ["no-issuer", "its issuer is not known"],
  ["constructor", "the request failed"],
] as const)("the reason %s in words: %s", ([code, words]) => {
  expect(doubtInWords(code).en).toBe(words);
});
