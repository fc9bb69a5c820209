import { expect, test } from "vitest";
import { decisionsOf } from "../../../test/golive/decides.ts";
import { authority, certificate, copies, origin, registrationOf, resolvers, seen } from "../../../test/golive/facts.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { golive, type GoliveRaw } from "./index.ts";
import { judge } from "./judge.ts";

const some = { address: "10.0.0.1", isPublic: false };
const open = { address: "11.0.0.80", isPublic: true };
const bad = { state: "bogus", reason: "expired", resolverValidation: "bogus" } as const;
const hidden = { state: "indeterminate", reason: "withheld", resolverValidation: "unknown" } as const;
const stale = { verdict: "stale", isCurrent: false, secondsLeft: 3600 } as const;
const unknown = { state: "unknown", expires: null, registered: null, status: [], registrar: null } as const;

function unmet(reason: string): Partial<GoliveRaw> {
  return { tls: [origin({ reason, grade: null, certificates: [] })], https: { page: null, reason } };
}

const denied = (answer: "nxdomain" | "nodata") =>
  copies({ authoritativeServers: [authority("a.", { answer, values: [] })] });
const nobody = { addresses: [], absence: "nxdomain" } as const;

test.for<[what: string, raw: GoliveRaw, decisions: string, findings: readonly string[]]>([
  [
    "a name that does not exist",
    seen({ ...unmet("dns.nxdomain"), dns: { ...nobody, state: "absent" }, propagation: [denied("nxdomain")] }),
    "no-go unknown unknown",
    ["dns-nxdomain", "propagation-waits", "tls-waits", "https-waits"],
  ],
  [
    "a name without an address, with a timeout of the system's resolver",
    seen({
      ...unmet("timeout.dns"),
      dns: { ...nobody, state: "absent", absence: "nodata" },
      propagation: [denied("nodata")],
    }),
    "no-go unknown unknown",
    ["dns-no-address", "propagation-waits", "tls-waits", "https-waits"],
  ],
  [
    "invalid signatures",
    seen({ ...unmet("dns.failed"), dns: { state: "unknown", reason: "SERVFAIL", addresses: [], security: bad } }),
    "no-go unknown unknown",
    ["dns-bogus", "tls-waits", "https-waits"],
  ],
  [
    "only private addresses",
    seen({ ...unmet("address.private"), dns: { addresses: [some], authoritativeAddresses: [some] } }),
    "no-go unknown unknown",
    ["dns-private", "tls-waits", "https-waits"],
  ],
  [
    "a name for which our own resolvers fail",
    seen({ ...unmet("dns.failed"), dns: { state: "unknown", reason: "SERVFAIL", addresses: [] } }),
    "unknown unknown unknown",
    ["dns-unknown", "tls-waits", "https-waits"],
  ],
  [
    "invalid signatures that our own resolver accepts, and a silent server",
    seen({ ...unmet("timeout.tcp"), dns: { security: bad } }),
    "no-go unknown unknown",
    ["dns-bogus", "tls-unknown", "https-unknown"],
  ],
  ["every address refuses connections", seen(unmet("tcp.refused")), "go unknown no-go", ["tls-waits", "https-refused"]],
  ["silence", seen(unmet("timeout.tcp")), "go unknown unknown", ["tls-unknown", "https-unknown"]],
  ["a reset", seen(unmet("tcp.reset")), "go unknown unknown", ["tls-unknown", "https-unknown"]],
  [
    "the redirect target refuses connections",
    seen({ https: { page: null, reason: "tcp.refused" } }),
    "go go no-go",
    ["https-refused"],
  ],
])("one cause is reported once: %s", ([, raw, decisions, findings]) => {
  const all = decisionsOf(raw);

  expect([all["dns"], all["tls"], all["https"]].join(" ")).toBe(decisions);
  expect(judge(raw).findings.map(({ id }) => id)).toEqual(findings);
});

test.for<[what: string, raw: GoliveRaw, status: string]>([
  ["go", seen(), "pass"],
  ["go with a small note", seen({ dns: { www: "absent" } }), "pass"],
  ["go with a note that matters", seen({ dns: { addresses: [open, some] } }), "warn"],
  ["unknown", seen({ https: { page: null, reason: "http.challenge" } }), "unknown"],
  [
    "no-go beside unknown",
    seen({ https: { page: null, reason: "http.challenge" }, tls: [origin({ blockers: ["expired"] })] }),
    "fail",
  ],
])("the overall status: %s", ([, raw, status]) => {
  expect(judge(raw).status).toBe(status);
});

test("an unresolvable name is unknown only if the public resolvers do not answer either", () => {
  const raw = seen({ dns: { security: hidden }, propagation: [copies({ resolvers: [] })] });

  expect(decisionsOf(raw)).toMatchObject({ dns: "unknown", propagation: "unknown" });
});

test("the time of the next check is when the last obstacle has passed", () => {
  const propagation = [copies({ resolvers: resolvers(stale), freshEverywhereInSeconds: 3600 })];
  const registration = registrationOf({ ...unknown, reason: "source.rate-limited", retryAfter: 30 });

  expect(decisionsOf(seen({ propagation, registration }))["look-again"]).toBe(3600);
  expect(decisionsOf(seen({ registration }))["look-again"]).toBe(30);
  expect(decisionsOf(seen())).not.toHaveProperty("look-again");
});

test("the figures are the smallest values", () => {
  const tls = [
    origin({ certificates: [certificate(60), certificate(40, 1000)] }),
    origin({ certificates: [certificate(50)] }),
  ];

  expect(decisionsOf(seen({ tls }))).toMatchObject({ "tls-days": 40, "registration-days": 365 });
  expect(
    decisionsOf(seen({ tls: [origin(), origin({ reason: "tls.closed", certificates: [] })] }))["tls-days"],
  ).toBeNull();
  const days = ["shop.de", "shop.com"].map(
    (domain) => decisionsOf(seen({ registration: registrationOf({ domain, expires: null }) }))["registration-days"],
  );
  expect(days).toEqual([false, null]);
});

test.for([
  [1, "in 1 second,", "1초 후에"],
  [90, "in 1 minute 30 s,", "1분 30초 후에"],
  [120, "in 2 minutes,", "2분 후에"],
  [86_400, "in 1 day,", "1일 후에"],
] as const)("%i seconds are written in words", ([retryAfter, en, ko]) => {
  const raw = seen({ registration: registrationOf({ ...unknown, reason: "source.rate-limited", retryAfter }) });
  const [english, korean] = (["en", "ko"] as const).map(
    (each) => interpret(golive, judge(raw), each).issues[0]?.action,
  );

  expect(english).toContain(en);
  expect(korean).toContain(ko);
});

test.for([
  ["en", "no-go", "Wait 1 hour, and keep"],
  ["ko", "불가", "1시간 기다리고"],
] as const)("cause, action and decision are written in %s", ([language, decision, action]) => {
  const propagation = [copies({ resolvers: resolvers(stale), freshEverywhereInSeconds: 3600 })];

  const { kpis, issues } = interpret(golive, judge(seen({ propagation })), language);

  expect(kpis.find(({ id }) => id === "propagation")?.text).toBe(decision);
  expect(issues[0]).toMatchObject({
    id: "golive.propagation-stale",
    subject: "A",
    action: expect.stringContaining(action),
  });
});
