import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  authority,
  type Change,
  certificate,
  copies,
  inDays,
  origin,
  pageOf,
  registrationOf,
  resolvers,
  seen,
} from "../../../test/golive/facts.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { decide } from "./essential.ts";
import { golive, type GoliveRaw } from "./index.ts";
import { judge } from "./judge.ts";
import { essentials, type Decision } from "./problems.ts";
import { runs } from "../../../test/runs.ts";

const rank: Readonly<Record<Decision, number>> = { go: 0, unknown: 1, "no-go": 2 };

function rankOf(raw: GoliveRaw, id: string = "verdict"): number {
  const value = judge(raw).kpis.find((each) => each.id === id)?.value;
  return rank[value as Decision];
}

/** Values of each part of an observation, from best to worst. */
const dns: readonly Change["dns"][] = [
  {},
  { addresses: [...seen().dns.addresses, { address: "10.0.0.1", isPublic: false }] },
  { state: "unknown", reason: "SERVFAIL", addresses: [] },
  { state: "absent", absence: "nxdomain", addresses: [] },
];
const security: readonly NonNullable<Change["dns"]>["security"][] = [
  { state: "secure", reason: null, resolverValidation: "secure" },
  { state: "insecure", reason: "unsigned", resolverValidation: "insecure" },
  { state: "bogus", reason: "expired", resolverValidation: "secure" },
  { state: "bogus", reason: "expired", resolverValidation: "bogus" },
];
const copied: readonly GoliveRaw["propagation"][] = [
  [copies()],
  [copies({ resolvers: [...resolvers(), ...resolvers({ verdict: "filtered" })] })],
  [copies({ resolvers: resolvers({ verdict: "error", answer: "unknown" }) })],
  [copies({ resolvers: resolvers({ verdict: "stale", isCurrent: false }) })],
];
const servers: readonly (readonly GoliveRaw["propagation"][number]["authoritativeServers"][number][])[] = [
  [authority("a."), authority("b.")],
  [authority("a."), authority("b.", { state: "failed", answer: "unknown", values: [] })],
  [authority("a.", { state: "failed", answer: "unknown", values: [] })],
];
const tls: readonly GoliveRaw["tls"][] = [
  [origin()],
  [origin({ certificates: [certificate(8)] })],
  [origin({ grade: null })],
  [origin({ grade: null, reason: "tcp.refused", certificates: [] })],
  [origin({ grade: null, reason: "dns.nxdomain", certificates: [] })],
  [origin({ grade: "F", blockers: ["expired"], certificates: [certificate(-1)] })],
];
const https: readonly GoliveRaw["https"][] = [
  pageOf(),
  pageOf({ downgrade: true }),
  { page: null, reason: "http.server-error" },
  { page: null, reason: "tcp.refused" },
  pageOf({ status: 404 }),
];
const registered: readonly GoliveRaw["registration"][] = [
  registrationOf(),
  registrationOf({ expires: null }),
  registrationOf({ state: "unknown", reason: "timeout.source", expires: null }),
  registrationOf({ expires: inDays(3) }),
];

const ladders = { dns, security, copied, servers, tls, https, registered };
type Places = Readonly<Record<keyof typeof ladders, number>>;

const anywhere: fc.Arbitrary<Places> = fc.record({
  dns: fc.nat(dns.length - 1),
  security: fc.nat(security.length - 1),
  copied: fc.nat(copied.length - 1),
  servers: fc.nat(servers.length - 1),
  tls: fc.nat(tls.length - 1),
  https: fc.nat(https.length - 1),
  registered: fc.nat(registered.length - 1),
});

function rawAt(at: Places): GoliveRaw {
  const authorities = servers[at.servers] ?? [];
  return seen({
    dns: { ...dns[at.dns], ...(security[at.security] && { security: security[at.security]! }) },
    propagation: (copied[at.copied] ?? []).map((each) => ({ ...each, authorities })),
    tls: tls[at.tls]!,
    https: https[at.https]!,
    registration: registered[at.registered]!,
  });
}

test("a worse observation never has a better verdict, overall or for an essential", () => {
  fc.assert(
    fc.property(anywhere, fc.constantFrom(...(Object.keys(ladders) as (keyof Places)[])), (at, respect) => {
      const worse = { ...at, [respect]: Math.min(at[respect] + 1, ladders[respect].length - 1) };
      for (const id of ["verdict", ...essentials]) {
        expect(rankOf(rawAt(worse), id)).toBeGreaterThanOrEqual(rankOf(rawAt(at), id));
      }
    }),
    { numRuns: runs(300) },
  );
});

test("the verdict is that of the worst essential, and every no-go has a cause and an action in both languages", () => {
  fc.assert(
    fc.property(anywhere, (at) => {
      const verdict = judge(rawAt(at));
      const ranks = essentials.map((id) => rankOf(rawAt(at), id));
      expect(rankOf(rawAt(at))).toBe(Math.max(...ranks));
      expect(rank[decide(verdict)]).toBe(Math.max(...ranks));
      for (const language of ["en", "ko"] as const) {
        const { issues } = interpret(golive, verdict, language);
        const serious = issues.filter(({ severity }) => severity === "critical" || severity === "high");
        const waiting = issues.filter(({ id }) => id.endsWith("-waits"));
        expect(serious.length + waiting.length).toBeGreaterThanOrEqual(ranks.filter((each) => each > 0).length);
        expect(serious.length > 0 || waiting.length === 0).toBe(true);
        expect(issues.filter(({ cause, action }) => /\{|undefined/.test(cause + action))).toEqual([]);
      }
    }),
    { numRuns: runs(200) },
  );
});
