import { expect, test } from "vitest";
import {
  authority,
  certificate,
  copies,
  inDays,
  origin,
  pageOf,
  registrationOf,
  resolvers,
  seen,
} from "../../../test/golive-facts.ts";
import { interpret } from "../../core/interpretation.ts";
import { golive, type GoliveRaw } from "./index.ts";
import { judge } from "./judge.ts";
import type { Decision, EssentialId } from "./problems.ts";

type Row = [what: string, raw: GoliveRaw, verdict: Decision, findings: readonly string[]];

function decisionsOf(raw: GoliveRaw): Readonly<Record<string, unknown>> {
  return Object.fromEntries(judge(raw).kpis.map(({ id, value }) => [id, value]));
}

/** Tests that a table decides one essential, and leaves the others where they were. */
function decides(essential: EssentialId, rows: readonly Row[]): void {
  test.for(rows)(`${essential}: %s`, ([, raw, verdict, findings]) => {
    const all = decisionsOf(raw);

    expect(all[essential]).toBe(verdict);
    expect(all["verdict"]).toBe(verdict);
    expect(judge(raw).findings.map(({ id }) => id)).toEqual(findings);
  });
}

const some = { address: "10.0.0.1", isPublic: false };
const open = { address: "11.0.0.80", isPublic: true };
const bad = { state: "bogus", reason: "expired", opinion: "bogus" } as const;
const hidden = { state: "indeterminate", reason: "withheld", opinion: "unknown" } as const;

decides("dns", [
  ["all is well", seen(), "go", []],
  ["an unsigned zone", seen({ dns: { security: { ...bad, state: "insecure", opinion: "insecure" } } }), "go", []],
  ["an island of trust", seen({ dns: { security: { ...bad, state: "island", opinion: "insecure" } } }), "go", []],
  ["no such name", seen({ dns: { state: "absent", absence: "nxdomain", addresses: [] } }), "no-go", ["dns-nxdomain"]],
  ["no address", seen({ dns: { state: "absent", absence: "nodata", addresses: [] } }), "no-go", ["dns-no-address"]],
  [
    "an alias that dangles",
    seen({ dns: { state: "absent", absence: "nxdomain", addresses: [], aliases: ["shop.cdn.example"] } }),
    "no-go",
    ["dns-dangling"],
  ],
  ["SERVFAIL", seen({ dns: { state: "unknown", reason: "SERVFAIL", addresses: [] } }), "unknown", ["dns-unknown"]],
  ["private addresses alone", seen({ dns: { addresses: [some] } }), "no-go", ["dns-private"]],
  ["private addresses beside others", seen({ dns: { addresses: [open, some] } }), "go", ["dns-some-private"]],
  ["signatures that do not verify", seen({ dns: { security: bad } }), "no-go", ["dns-bogus"]],
  [
    "signatures that do not verify, so that nothing is told",
    seen({ dns: { state: "unknown", reason: "SERVFAIL", addresses: [], security: bad } }),
    "no-go",
    ["dns-bogus"],
  ],
  [
    "signatures that we refuse, and a resolver that verifies takes",
    seen({ dns: { security: { ...bad, opinion: "secure" } } }),
    "unknown",
    ["dns-security-unknown"],
  ],
  [
    "signatures that we take, and a resolver that verifies refuses",
    seen({ dns: { security: { ...bad, state: "secure", reason: null } } }),
    "unknown",
    ["dns-security-unknown"],
  ],
  [
    "signatures that we cannot see, and a resolver refuses",
    seen({ dns: { security: { ...hidden, opinion: "bogus" } } }),
    "no-go",
    ["dns-bogus"],
  ],
  ["signatures that nobody passes on", seen({ dns: { security: hidden } }), "go", ["dns-security-unseen"]],
  [
    "a server that still has the old address",
    seen({
      propagation: [
        copies({ authorities: [authority("a."), authority("b.", { state: "behind", values: ["11.0.0.9"] })] }),
      ],
    }),
    "no-go",
    ["dns-disagree"],
  ],
  [
    "a server that has an older version, with the same address",
    seen({
      propagation: [copies({ authorities: [authority("a."), authority("b.", { state: "behind", serial: 6 })] })],
    }),
    "go",
    ["dns-server-behind"],
  ],
  [
    "a server that knows nothing of the name",
    seen({
      propagation: [copies({ authorities: [authority("a."), authority("b.", { answer: "nxdomain", values: [] })] })],
    }),
    "no-go",
    ["dns-disagree"],
  ],
  [
    "a server with another alias",
    seen({
      propagation: [
        copies({
          authorities: [
            authority("a.", { aliases: ["new.cdn.example."], values: [], answer: "alias" }),
            authority("b.", { aliases: ["old.cdn.example."], values: [], answer: "alias", state: "behind" }),
          ],
        }),
      ],
    }),
    "no-go",
    ["dns-disagree"],
  ],
  [
    "a server that happens to know where the alias leads",
    seen({
      propagation: [
        copies({
          authorities: [
            authority("a.", { aliases: ["shop.cdn.example."], values: [], answer: "alias" }),
            authority("b.", { aliases: ["SHOP.cdn.example."] }),
          ],
        }),
      ],
    }),
    "go",
    [],
  ],
  [
    "servers that give each visitor another address",
    seen({ propagation: [copies({ authorities: [authority("a."), authority("b.", { values: ["11.0.0.9"] })] })] }),
    "go",
    ["dns-vary"],
  ],
  [
    "a server that is silent",
    seen({
      propagation: [
        copies({
          authorities: [
            authority("a."),
            authority("b.", { state: "failed", answer: "unknown", values: [], reason: "TIMEOUT" }),
          ],
        }),
      ],
    }),
    "go",
    ["dns-server-silent"],
  ],
  [
    "one address of a server that leads nowhere from here",
    seen({
      propagation: [
        copies({
          authorities: [
            authority("a."),
            authority("a.", { state: "failed", answer: "unknown", values: [], reason: "ENETUNREACH" }),
          ],
        }),
      ],
    }),
    "go",
    [],
  ],
  ["no server to ask", seen({ propagation: [copies({ authorities: [] })] }), "unknown", ["dns-servers-unknown"]],
  ["no www", seen({ dns: { www: "absent" } }), "go", ["dns-www-missing"]],
  ["nobody who could tell of www", seen({ dns: { www: "unknown" } }), "go", []],
]);

const stale = { verdict: "stale", isCurrent: false, secondsLeft: 3600 } as const;
const failing = { verdict: "error", answer: "unknown", isCurrent: null, secondsLeft: null, reason: "TIMEOUT" } as const;

decides("propagation", [
  [
    "a stale resolver",
    seen({ propagation: [copies({ resolvers: resolvers(stale) })] }),
    "no-go",
    ["propagation-stale"],
  ],
  [
    "a stale resolver of the other family",
    seen({ propagation: [copies(), copies({ type: "AAAA", resolvers: resolvers(stale) })] }),
    "no-go",
    ["propagation-stale"],
  ],
  [
    "a resolver that has not heard of the name",
    seen({ propagation: [copies({ resolvers: resolvers({ ...stale, answer: "nxdomain" }) })] }),
    "no-go",
    ["propagation-stale"],
  ],
  [
    "no such name, and everybody knows",
    seen({ propagation: [copies({ resolvers: resolvers({ answer: "nxdomain" }, { answer: "nxdomain" }) })] }),
    "no-go",
    ["propagation-missing"],
  ],
  [
    "no addresses, and everybody knows",
    seen({ propagation: [copies({ resolvers: resolvers({ answer: "nodata" }, { answer: "nodata" }).slice(0, 2) })] }),
    "no-go",
    ["propagation-missing"],
  ],
  [
    "addresses of the other family alone, and everybody knows",
    seen({
      propagation: [copies({ resolvers: resolvers({ answer: "nodata" }).slice(0, 1) }), copies({ type: "AAAA" })],
    }),
    "go",
    [],
  ],
  [
    "a resolver that refuses the signatures",
    seen({ propagation: [copies({ resolvers: resolvers({ ...failing, verdict: "bogus" }) })] }),
    "no-go",
    ["propagation-bogus"],
  ],
  [
    "something old that is kept for want of a server",
    seen({ propagation: [copies({ resolvers: resolvers({ ...stale, verdict: "stale-served" }) })] }),
    "no-go",
    ["propagation-stale"],
  ],
  [
    "something current that is kept for want of a server",
    seen({ propagation: [copies({ resolvers: resolvers({ verdict: "stale-served" }) })] }),
    "go",
    ["propagation-kept"],
  ],
  [
    "a CDN",
    seen({ propagation: [copies({ resolvers: resolvers({ verdict: "variant" }) })] }),
    "go",
    ["propagation-variant"],
  ],
  [
    "answers that may be a CDN's or may be old",
    seen({ propagation: [copies({ resolvers: resolvers({ verdict: "variant", reason: "many", secondsLeft: 200 }) })] }),
    "unknown",
    ["propagation-unclear"],
  ],
  [
    "name servers that keep to different addresses",
    seen({
      propagation: [
        copies({ authoritiesDiffer: true, authorities: [authority("a."), authority("b.", { values: ["11.0.0.9"] })] }),
      ],
    }),
    "unknown",
    ["propagation-authorities-differ"],
  ],
  [
    "a resolver that filters",
    seen({
      propagation: [copies({ resolvers: [...resolvers(), ...resolvers({ verdict: "filtered", answer: "nxdomain" })] })],
    }),
    "go",
    ["propagation-filtered"],
  ],
  [
    "one of eight that is silent",
    seen({ propagation: [copies({ resolvers: [...resolvers(failing), ...resolvers()] })] }),
    "go",
    ["propagation-errors"],
  ],
  [
    "one of eight that fails",
    seen({ propagation: [copies({ resolvers: [...resolvers({ ...failing, reason: "SERVFAIL" }), ...resolvers()] })] }),
    "unknown",
    ["propagation-fails"],
  ],
  [
    "one of eight that denies the name by nobody's word",
    seen({ propagation: [copies({ resolvers: [...resolvers({ ...failing, answer: "nxdomain" }), ...resolvers()] })] }),
    "go",
    ["propagation-errors"],
  ],
  [
    "one of eight that says something else every time",
    seen({ propagation: [copies({ resolvers: [...resolvers({ ...failing, reason: "changing" }), ...resolvers()] })] }),
    "unknown",
    ["propagation-changing"],
  ],
  [
    "five of eight that are silent",
    seen({
      propagation: [copies({ resolvers: [...resolvers(failing, failing, failing, failing), ...resolvers(failing)] })],
    }),
    "unknown",
    ["propagation-few"],
  ],
  [
    "three that tell, of four",
    seen({ propagation: [copies({ resolvers: resolvers(failing) })] }),
    "unknown",
    ["propagation-few"],
  ],
  [
    "the one that the operator has named",
    seen({ propagation: [copies({ resolvers: resolvers().slice(0, 1) })] }),
    "go",
    [],
  ],
  ["nobody to ask", seen({ propagation: [copies({ resolvers: [] })] }), "unknown", ["propagation-few"]],
  [
    "nobody who answers",
    seen({ propagation: [{ ...copies({ resolvers: [], reason: "timeout.dns" }) }] }),
    "unknown",
    ["propagation-unknown"],
  ],
  [
    "nothing to compare with",
    seen({ propagation: [copies({ resolvers: resolvers({ verdict: "unverified", isCurrent: null }) })] }),
    "unknown",
    ["propagation-unverified"],
  ],
]);

decides("tls", [
  ["seven days of ninety", seen({ tls: [origin({ certificates: [certificate(7)] })] }), "go", ["tls-expires-soon"]],
  [
    "less than seven days of ninety",
    seen({ tls: [origin({ certificates: [certificate(6.99)] })] }),
    "no-go",
    ["tls-expiring"],
  ],
  ["a day of six", seen({ tls: [origin({ certificates: [certificate(1, 6)] })] }), "go", ["tls-expires-soon"]],
  ["half a day of six", seen({ tls: [origin({ certificates: [certificate(0.5, 6)] })] }), "no-go", ["tls-expiring"]],
  [
    "an issuer that ends before its leaf",
    seen({ tls: [origin({ certificates: [certificate(60), certificate(3, 1000)] })] }),
    "no-go",
    ["tls-expiring"],
  ],
  [
    "an expired certificate",
    seen({ tls: [origin({ grade: "F", blockers: ["expired"], certificates: [certificate(-1)] })] }),
    "no-go",
    ["tls-blocked"],
  ],
  ["a wrong name", seen({ tls: [origin({ grade: "F", blockers: ["wrong-name"] })] }), "no-go", ["tls-blocked"]],
  [
    "no trust, and no letter either",
    seen({ tls: [origin({ grade: null, blockers: ["untrusted"] })] }),
    "no-go",
    ["tls-blocked"],
  ],
  ["a letter in doubt", seen({ tls: [origin({ grade: null, floor: "F" })] }), "unknown", ["tls-doubt"]],
  ["a letter in doubt that is certain not to be F", seen({ tls: [origin({ grade: null, floor: "C" })] }), "go", []],
  ["no letter", seen({ tls: [origin({ grade: null })] }), "unknown", ["tls-doubt"]],
  ["B", seen({ tls: [origin({ grade: "B" })] }), "go", []],
  ["D", seen({ tls: [origin({ grade: "D" })] }), "go", ["tls-weak"]],
  [
    "nobody who answers",
    seen({ tls: [origin({ reason: "timeout.tls", grade: null, certificates: [] })] }),
    "unknown",
    ["tls-unknown"],
  ],
  [
    "a page elsewhere without trust",
    seen({ tls: [origin(), origin({ target: "www.shop.example", grade: "F", blockers: ["untrusted"] })] }),
    "no-go",
    ["tls-blocked"],
  ],
]);

decides("https", [
  ["a page that was moved", seen({ https: pageOf({ url: "https://www.shop.example/", redirects: 1 }) }), "go", []],
  ["204", seen({ https: pageOf({ status: 204 }) }), "go", []],
  ["404", seen({ https: pageOf({ status: 404 }) }), "no-go", ["https-error"]],
  ["a redirect without a target", seen({ https: pageOf({ status: 302 }) }), "no-go", ["https-error"]],
  ["401", seen({ https: pageOf({ status: 401 }) }), "unknown", ["https-kept-out"]],
  ["403", seen({ https: pageOf({ status: 403 }) }), "unknown", ["https-kept-out"]],
  ["429", seen({ https: pageOf({ status: 429 }) }), "unknown", ["https-kept-out"]],
  ["a circle", seen({ https: pageOf({ end: "loop", status: 302 }) }), "no-go", ["https-astray"]],
  ["a way without an end", seen({ https: pageOf({ end: "limit", status: 302 }) }), "no-go", ["https-astray"]],
  ["a way into a private network", seen({ https: pageOf({ end: "private", status: 302 }) }), "no-go", ["https-astray"]],
  [
    "plain HTTP at the end",
    seen({ https: pageOf({ url: "http://shop.example/", problems: null, downgrade: true }) }),
    "no-go",
    ["https-plain"],
  ],
  ["plain HTTP on the way", seen({ https: pageOf({ downgrade: true }) }), "go", ["https-downgrade"]],
  [
    "a certificate that browsers refuse",
    seen({ https: pageOf({ problems: ["wrong-name"] }) }),
    "no-go",
    ["https-certificate"],
  ],
  [
    "one that they refuse on the way",
    seen({ https: pageOf({ refused: "https://old.example/" }) }),
    "no-go",
    ["https-certificate"],
  ],
  ["one of which nobody can say", seen({ https: pageOf({ problems: null }) }), "unknown", ["https-unclear"]],
  [
    "one of which nobody can say on the way",
    seen({ https: pageOf({ unclear: "https://old.example/" }) }),
    "unknown",
    ["https-unclear"],
  ],
  [
    "a page on port 80",
    seen({ https: pageOf({ plain: { state: "content", url: "http://shop.example/", status: 200, reason: null } }) }),
    "go",
    ["https-port-80"],
  ],
  [
    "a closed port 80",
    seen({
      https: pageOf({ plain: { state: "closed", url: "http://shop.example/", status: null, reason: "tcp.refused" } }),
    }),
    "go",
    [],
  ],
  ["503", seen({ https: { page: null, reason: "http.server-error" } }), "unknown", ["https-unknown"]],
  ["a bot check", seen({ https: { page: null, reason: "http.challenge" } }), "unknown", ["https-unknown"]],
]);

const unknown = { state: "unknown", expires: null, registered: null, status: [], registrar: null } as const;

decides("registration", [
  ["31 days left", seen({ registration: registrationOf({ expires: inDays(31) }) }), "go", []],
  [
    "30 days left",
    seen({ registration: registrationOf({ expires: inDays(30) }) }),
    "go",
    ["registration-expires-soon"],
  ],
  [
    "more than 7 days left",
    seen({ registration: registrationOf({ expires: inDays(7.01) }) }),
    "go",
    ["registration-expires-soon"],
  ],
  ["7 days left", seen({ registration: registrationOf({ expires: inDays(7) }) }), "no-go", ["registration-expiring"]],
  ["none left", seen({ registration: registrationOf({ expires: inDays(-1) }) }), "no-go", ["registration-expired"]],
  ...["client hold", "server hold", "pending delete", "pending restore", "redemption period"].map((status): Row => [
    status,
    seen({ registration: registrationOf({ status: ["active", status] }) }),
    "no-go",
    ["registration-hold"],
  ]),
  ["a lock", seen({ registration: registrationOf({ status: ["client delete prohibited"] }) }), "go", []],
  ["no published end", seen({ registration: registrationOf({ expires: null }) }), "go", ["registration-unpublished"]],
  [
    "no registry to ask",
    seen({ registration: registrationOf({ ...unknown, state: "unserved" }) }),
    "go",
    ["registration-unpublished"],
  ],
  [
    "a contract that the registry went ahead of",
    seen({ registration: registrationOf({ registrarExpires: inDays(-3) }) }),
    "go",
    ["registration-unpaid"],
  ],
  [
    "a contract that ends in a year",
    seen({ registration: registrationOf({ registrarExpires: inDays(300) }) }),
    "go",
    [],
  ],
  [
    "no registration",
    seen({ registration: registrationOf({ ...unknown, state: "absent" }) }),
    "no-go",
    ["registration-missing"],
  ],
  [
    "a registry that is silent",
    seen({ registration: registrationOf({ ...unknown, reason: "timeout.source" }) }),
    "unknown",
    ["registration-unknown"],
  ],
  [
    "a registry that contradicts the DNS",
    seen({ registration: registrationOf({ ...unknown, reason: "contradicted" }) }),
    "unknown",
    ["registration-contradicted"],
  ],
  [
    "a public suffix",
    seen({ registration: registrationOf({ ...unknown, domain: null, reason: "public-suffix" }) }),
    "unknown",
    ["registration-suffix"],
  ],
]);

function unmet(reason: string): Partial<GoliveRaw> {
  return { tls: [origin({ reason, grade: null, certificates: [] })], https: { page: null, reason } };
}

const nobody = { addresses: [], absence: "nxdomain" } as const;

test.for<[what: string, raw: GoliveRaw, decisions: string, findings: readonly string[]]>([
  [
    "a name that does not exist",
    seen({ ...unmet("dns.nxdomain"), dns: { ...nobody, state: "absent" } }),
    "no-go unknown unknown",
    ["dns-nxdomain", "tls-waits", "https-waits"],
  ],
  [
    "a name without an address, of which the system's resolver could not tell",
    seen({ ...unmet("timeout.dns"), dns: { ...nobody, state: "absent", absence: "nodata" } }),
    "no-go unknown unknown",
    ["dns-no-address", "tls-waits", "https-waits"],
  ],
  [
    "signatures that do not verify",
    seen({ ...unmet("dns.failed"), dns: { state: "unknown", reason: "SERVFAIL", addresses: [], security: bad } }),
    "no-go unknown unknown",
    ["dns-bogus", "tls-waits", "https-waits"],
  ],
  [
    "private addresses alone",
    seen({ ...unmet("address.private"), dns: { addresses: [some] } }),
    "no-go unknown unknown",
    ["dns-private", "tls-waits", "https-waits"],
  ],
  [
    "a name of which nobody could tell",
    seen({ ...unmet("dns.failed"), dns: { state: "unknown", reason: "SERVFAIL", addresses: [] } }),
    "unknown unknown unknown",
    ["dns-unknown", "tls-unknown", "https-unknown"],
  ],
  [
    "signatures that do not verify, which our own resolver does not mind, and a server that is silent",
    seen({ ...unmet("timeout.tcp"), dns: { security: bad } }),
    "no-go unknown unknown",
    ["dns-bogus", "tls-unknown", "https-unknown"],
  ],
  ["a refusal by all", seen(unmet("tcp.refused")), "go unknown no-go", ["tls-waits", "https-refused"]],
  ["silence", seen(unmet("timeout.tcp")), "go unknown unknown", ["tls-unknown", "https-unknown"]],
  ["a reset", seen(unmet("tcp.reset")), "go unknown unknown", ["tls-unknown", "https-unknown"]],
  [
    "a refusal where the page was moved to",
    seen({ https: { page: null, reason: "tcp.refused" } }),
    "go go no-go",
    ["https-refused"],
  ],
])("one cause is told once: %s", ([, raw, decisions, findings]) => {
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
])("%s is the status of the whole", ([, raw, status]) => {
  expect(judge(raw).status).toBe(status);
});

test("what nobody can see is left open only where the public resolvers could not tell either", () => {
  const raw = seen({ dns: { security: hidden }, propagation: [copies({ resolvers: [] })] });

  expect(decisionsOf(raw)).toMatchObject({ dns: "unknown", propagation: "unknown" });
});

test("it says when to look again, once everything that stands in the way has passed", () => {
  const propagation = [copies({ resolvers: resolvers(stale), freshEverywhereInSeconds: 3600 })];
  const registration = registrationOf({ ...unknown, reason: "source.rate-limited", retryAfter: 30 });

  expect(decisionsOf(seen({ propagation, registration }))["look-again"]).toBe(3600);
  expect(decisionsOf(seen({ registration }))["look-again"]).toBe(30);
  expect(decisionsOf(seen())).not.toHaveProperty("look-again");
});

test("figures are the least there is", () => {
  const tls = [
    origin({ certificates: [certificate(60), certificate(40, 1000)] }),
    origin({ certificates: [certificate(50)] }),
  ];

  expect(decisionsOf(seen({ tls }))).toMatchObject({ "tls-days": 40, "registration-days": 365 });
  expect(
    decisionsOf(seen({ tls: [origin(), origin({ reason: "tls.closed", certificates: [] })] }))["tls-days"],
  ).toBeNull();
  expect(decisionsOf(seen({ registration: registrationOf({ expires: null }) }))["registration-days"]).toBe(false);
});

test.for([
  [1, "in 1 second,", "1초 후에"],
  [90, "in 90 seconds,", "90초 후에"],
  [120, "in 2 minutes,", "2분 후에"],
  [86_400, "in 24 hours,", "24시간 후에"],
] as const)("%i seconds are told as people tell them", ([retryAfter, en, ko]) => {
  const raw = seen({ registration: registrationOf({ ...unknown, reason: "source.rate-limited", retryAfter }) });
  const [english, korean] = (["en", "ko"] as const).map(
    (each) => interpret(golive, judge(raw), each).issues[0]?.action,
  );

  expect(english).toContain(en);
  expect(korean).toContain(ko);
});

test.for([
  ["en", "no-go", "Wait 60 minutes, keep"],
  ["ko", "불가", "60분 기다리고"],
] as const)("cause, action and decision are told in %s", ([language, decision, action]) => {
  const propagation = [copies({ resolvers: resolvers(stale), freshEverywhereInSeconds: 3600 })];

  const { kpis, issues } = interpret(golive, judge(seen({ propagation })), language);

  expect(kpis.find(({ id }) => id === "propagation")?.text).toBe(decision);
  expect(issues[0]).toMatchObject({
    id: "golive.propagation-stale",
    subject: "A",
    action: expect.stringContaining(action),
  });
});
