import * as fc from "fast-check";
import { expect, test } from "vitest";
import { interpret, severities } from "../../core/result/interpretation.ts";
import { pqc, type PqcRaw } from "./index.ts";
import { judge } from "./judge.ts";

const chosen = { protocol: "TLSv1.3", cipher: "TLS_AES_256_GCM_SHA384", namedGroup: "X25519MLKEM768" };
const classic = { ...chosen, namedGroup: "X25519" };

const ready: PqcRaw = {
  host: "shop.example",
  port: 443,
  address: "192.0.2.10",
  observedAt: "2026-11-20T12:00:00.000Z",
  hybrid: {
    namedGroup: "X25519MLKEM768",
    supported: true,
    obstacles: [],
    reason: "handshake",
    attempts: 1,
    handshake: chosen,
  },
  classicalHandshake: { completed: true, reason: null, handshake: classic, legacyHandshakeOnly: false },
  rareGroupsHandshake: null,
  defaultHandshake: { ...chosen, legacyHandshakeOnly: false },
  largeHello: null,
  namedGroups: [
    { namedGroup: "SecP256r1MLKEM768", offered: false },
    { namedGroup: "X25519Kyber768Draft00", offered: false },
  ],
  provider: "own",
  edgeEvidence: [],
  http: { status: 200, reason: null },
};

/** An observation without the hybrid group, for the given reasons. */
function unready(...obstacles: PqcRaw["hybrid"]["obstacles"]): Pick<PqcRaw, "hybrid" | "defaultHandshake"> {
  const hybrid = { ...ready.hybrid, supported: false, obstacles, reason: "tls.alert.40", handshake: null };
  return { hybrid, defaultHandshake: { ...classic, legacyHandshakeOnly: false } };
}

const undecided: Partial<PqcRaw> = { hybrid: { ...ready.hybrid, supported: null, reason: "tcp.refused", attempts: 2 } };
const header = { by: "header", edge: "cloudflare", evidence: "cf-ray: 1", source: null, asOf: null } as const;

function rawOf(change: Partial<PqcRaw>): PqcRaw {
  return { ...ready, ...change };
}

test.for<[what: string, seen: Partial<PqcRaw>, status: string, findings: readonly string[]]>([
  ["a server that is ready", {}, "pass", []],
  ["a server without the group", unready("no-hybrid-group"), "warn", ["no-hybrid-group"]],
  ["a server without TLS 1.3", unready("no-tls13"), "warn", ["no-tls13"]],
  [
    "a server that breaks off at large hellos",
    { ...unready("large-hello"), largeHello: { accepted: false, reason: "reset" } },
    "warn",
    ["large-hello"],
  ],
  [
    "a ready server behind a middlebox that rejects large hellos",
    { defaultHandshake: { ...classic, legacyHandshakeOnly: true }, largeHello: { accepted: false, reason: "closed" } },
    "warn",
    ["large-hello"],
  ],
  [
    "a server that prefers a classic group",
    { defaultHandshake: { ...classic, legacyHandshakeOnly: false } },
    "pass",
    ["hybrid-unused"],
  ],
  ["a server with unknown support", undecided, "unknown", ["hybrid-unknown"]],
  [
    "only another hybrid group",
    { ...unready("no-hybrid-group"), namedGroups: [{ namedGroup: "SecP256r1MLKEM768", offered: true }] },
    "warn",
    ["other-groups"],
  ],
  [
    "no group but one that browsers lack",
    {
      ...unready("no-hybrid-group"),
      rareGroupsHandshake: { ...classic, namedGroup: "MLKEM768" },
      namedGroups: [{ namedGroup: "MLKEM768", offered: true }],
    },
    "warn",
    ["unusual-groups"],
  ],
  [
    "a draft group instead of the standard's",
    { ...unready("no-hybrid-group"), namedGroups: [{ namedGroup: "X25519Kyber768Draft00", offered: true }] },
    "warn",
    ["no-hybrid-group", "draft-groups"],
  ],
  [
    "another hybrid group beside X25519MLKEM768",
    { namedGroups: [{ namedGroup: "SecP256r1MLKEM768", offered: true }] },
    "pass",
    [],
  ],
  [
    "a draft group",
    { namedGroups: [{ namedGroup: "X25519Kyber768Draft00", offered: true }] },
    "pass",
    ["draft-groups"],
  ],
  ["an edge", { provider: "edge:cloudflare", edgeEvidence: [header] }, "pass", ["edge-provides"]],
  [
    "an edge without the group",
    { ...unready("no-hybrid-group"), provider: "edge:cloudflare", edgeEvidence: [header] },
    "warn",
    ["no-hybrid-group", "edge-answers"],
  ],
  [
    "two edges",
    { provider: "unknown", edgeEvidence: [header, { ...header, edge: "vercel" }] },
    "pass",
    ["provider-disputed"],
  ],
  [
    "headers of an edge outside its networks",
    { provider: "unknown", edgeEvidence: [header, header] },
    "pass",
    ["provider-elsewhere"],
  ],
  ["an unknown provider", { provider: "unknown" }, "pass", ["provider-unknown"]],
  [
    "no HTTP reply",
    { provider: "unknown", http: { status: null, reason: "http.closed" } },
    "pass",
    ["provider-unseen"],
  ],
])("%s", ([, seen, status, findings]) => {
  const verdict = judge(rawOf(seen));

  expect(verdict.status).toBe(status);
  expect(verdict.findings.map(({ id }) => id)).toEqual(findings);
  expect(verdict).not.toHaveProperty("grade");
});

test("each reason for missing support is its own medium finding", () => {
  const raw = rawOf({
    ...unready("no-tls13", "large-hello"),
    largeHello: { accepted: false, reason: "reset" },
  });

  const medium = interpret(pqc, judge(raw), "en").issues.filter(({ severity }) => severity === "medium");

  expect(medium.map(({ id }) => id)).toEqual(["pqc.no-tls13", "pqc.large-hello"]);
});

test.for([
  ["en", "We could not determine the status."],
  ["ko", "상태를 판단하지 못했습니다."],
] as const)("an undetermined status is reported in %s, with its reason", ([language, sentence]) => {
  const { status, summary, issues } = interpret(pqc, judge(rawOf(undecided)), language);
  const reason = issues[0] === undefined ? "" : ` ${issues[0].cause}`;
  expect({ status, summary }).toEqual({ status: "unknown", summary: `${sentence}${reason}` });
});

test("an unknown value is null; an absent one has its own text", () => {
  const { kpis } = interpret(
    pqc,
    judge(rawOf({ defaultHandshake: null, namedGroups: [{ namedGroup: "MLKEM768", offered: null }] })),
    "en",
  );
  const absent = interpret(pqc, judge(ready), "en").kpis;

  expect(kpis.map(({ id, value }) => [id, value])).toEqual([
    ["supported", true],
    ["chosen", null],
    ["protocol", "TLSv1.3"],
    ["other-groups", null],
    ["provider", "own"],
  ]);
  expect(absent.map(({ text }) => text)).toEqual([undefined, undefined, undefined, "none", "its own server"]);
});

const rank = { pass: 0, unknown: 1, warn: 2, fail: 3 } as const;
const worse = fc.constantFrom<Partial<PqcRaw>>(
  unready("no-hybrid-group"),
  unready("no-tls13"),
  { ...unready("large-hello"), largeHello: { accepted: false, reason: "reset" } },
  { defaultHandshake: { ...classic, legacyHandshakeOnly: false } },
);
const anything = fc.constantFrom<Partial<PqcRaw>>(
  {},
  { provider: "unknown" },
  { provider: "edge:fastly" },
  { namedGroups: [{ namedGroup: "X25519Kyber768Draft00", offered: true }] },
  { largeHello: { accepted: true, reason: "handshake" } },
);

test("a worse observation never has a better status, and every verdict has texts in both languages", () => {
  fc.assert(
    fc.property(anything, worse, (base, change) => {
      const [better, bad] = [judge(rawOf(base)), judge(rawOf({ ...base, ...change }))];
      expect(rank[bad.status]).toBeGreaterThanOrEqual(rank[better.status]);
      for (const language of ["en", "ko"] as const) {
        const { issues } = interpret(pqc, bad, language);
        expect(issues).toHaveLength(bad.findings.length);
        expect(issues.every(({ severity }) => severities.includes(severity))).toBe(true);
      }
    }),
  );
});

test("an edge network's key exchange is not attributed to the origin server", () => {
  const [issue] = interpret(pqc, judge(rawOf({ provider: "edge:cloudflare", edgeEvidence: [header] })), "en").issues;

  expect(issue?.cause).toContain("cannot be observed from outside");
});
