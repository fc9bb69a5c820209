import { expect, test } from "vitest";
import { decisionsOf } from "../../../test/golive/decides.ts";
import { authority, copies, origin, resolvers, seen, type Change } from "../../../test/golive/facts.ts";
import type { GoliveRaw } from "./index.ts";
import { judge } from "./judge.ts";

type Propagation = GoliveRaw["propagation"][number];

const failing = {
  verdict: "error",
  answer: "unknown",
  isCurrent: null,
  secondsLeft: null,
  reason: "SERVFAIL",
} as const;
const late = { ...failing, reason: "TIMEOUT" } as const;
const refused = { ...failing, reason: "REFUSED" } as const;
const found = { verdict: "unverified", answer: "found", isCurrent: null } as const;

function mute(reason: string, name = "ns1.shop.example."): Propagation["authoritativeServers"][number] {
  return authority(name, { state: "failed", answer: "unknown", values: [], reason });
}

const dead = copies({
  authoritativeServers: [mute("REFUSED"), mute("SERVFAIL", "ns2.shop.example.")],
  resolvers: resolvers(failing, failing, failing, failing),
  freshEverywhereInSeconds: null,
});

const lost = { state: "unknown", reason: "SERVFAIL", addresses: [] } as const;
const unsigned = { state: "indeterminate", reason: "SERVFAIL", resolverValidation: "unknown" } as const;

/** A name that our resolvers cannot resolve, with the given answers of name servers and public resolvers. */
function unfound(change: Partial<Propagation>, dns: Change["dns"] = {}): GoliveRaw {
  return seen({
    dns: { ...lost, security: unsigned, www: "unknown", ...dns },
    propagation: [
      { ...dead, ...change },
      { ...dead, type: "AAAA", ...change },
    ],
    tls: [origin({ reason: "dns.failed", grade: null, certificates: [] })],
    https: { page: null, reason: "dns.failed" },
  });
}

const oneCause = ["propagation-waits", "tls-waits", "https-waits"];

test.for<[what: string, raw: GoliveRaw]>([
  ["refuse and fail", unfound({})],
  ["are silent", unfound({ authoritativeServers: [mute("TIMEOUT")] })],
  ["have no address", unfound({ authoritativeServers: [] })],
  ["are partly unreachable from here", unfound({ authoritativeServers: [mute("ENETUNREACH"), mute("REFUSED")] })],
  [
    "refuse, and some resolvers time out",
    unfound({ resolvers: [...dead.resolvers, ...resolvers(late, late, late, late)] }),
  ],
  ["refuse, with only the operator's resolver", unfound({ resolvers: resolvers(failing).slice(0, 1) })],
])("a domain is unresolvable, with one finding, if all resolvers fail and its servers %s", ([, raw]) => {
  expect(decisionsOf(raw)).toMatchObject({ verdict: "no-go", dns: "no-go", propagation: "unknown", tls: "unknown" });
  expect(judge(raw).findings.map(({ id }) => id)).toEqual(["dns-unresolvable", ...oneCause]);
});

test.for<[what: string, raw: GoliveRaw]>([
  ["the zone is unknown", unfound({ zone: null, authoritativeServers: [] })],
  ["no server is reachable", unfound({ authoritativeServers: [mute("ENETUNREACH"), mute("EHOSTUNREACH")] })],
  ["public resolvers are silent", unfound({ resolvers: resolvers(late, late, late, late) })],
  ["public resolvers refuse us", unfound({ resolvers: resolvers(refused, refused, refused, refused) })],
  ["too few of them fail", unfound({ resolvers: resolvers(failing, failing, failing, late) })],
  [
    "more of them are silent",
    unfound({ resolvers: [...dead.resolvers, ...resolvers(late, late, late, late), ...resolvers(late).slice(0, 1)] }),
  ],
  ["there is no public resolver", unfound({ resolvers: [] })],
  ["nothing could be asked", unfound({ reason: "timeout.dns", zone: null, authoritativeServers: [], resolvers: [] })],
])("the result is unknown, with one finding, if %s", ([, raw]) => {
  expect(decisionsOf(raw)).toMatchObject({ verdict: "unknown", dns: "unknown", propagation: "unknown" });
  expect(judge(raw).findings.map(({ id }) => id)).toEqual(["dns-unknown", ...oneCause]);
});

test.for<[what: string, raw: GoliveRaw, findings: readonly string[]]>([
  [
    "a public resolver finds it",
    unfound({ resolvers: [...dead.resolvers, ...resolvers(found).slice(0, 1)] }),
    ["dns-unknown", "dns-servers-unknown", "propagation-unverified", "propagation-few", "tls-waits", "https-waits"],
  ],
  [
    "a server answers us",
    unfound({ authoritativeServers: [authority("ns1.shop.example."), mute("REFUSED", "ns2.shop.example.")] }),
    [
      "dns-unknown",
      "dns-server-fails",
      "propagation-few",
      "propagation-fails",
      "propagation-fails",
      "tls-waits",
      "https-waits",
    ],
  ],
])("a domain is not called unresolvable if %s", ([, raw, findings]) => {
  expect(decisionsOf(raw)).toMatchObject({ verdict: "unknown" });
  expect([...new Set(judge(raw).findings.map(({ id }) => id))]).toEqual([...new Set(findings)]);
});

test("failing validation stays the cause if no resolver answers because of it", () => {
  const bogus = { security: { state: "bogus", reason: "expired", resolverValidation: "bogus" } } as const;

  expect(judge(unfound({}, bogus)).findings.map(({ id }) => id)).toEqual(["dns-bogus", ...oneCause]);
});

test("the number of failing resolvers covers both address families, and the servers' reason is given", () => {
  const [first, ...others] = unfound({ resolvers: [...dead.resolvers, ...resolvers(late).slice(0, 1)] }).propagation;
  const raw = { ...unfound({}), propagation: [...(first ? [first] : []), ...others] };
  const [finding] = judge(raw).findings;

  expect(finding).toMatchObject({ id: "dns-unresolvable", params: { count: 4, total: 5 }, evidence: "REFUSED" });
});
