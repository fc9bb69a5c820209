import { expect, test } from "vitest";
import { decides, decisionsOf } from "../../../../test/golive/decides.ts";
import { authority, copies, resolvers, seen } from "../../../../test/golive/facts.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { golive } from "../index.ts";
import { judge } from "../judge.ts";

const some = { address: "10.0.0.1", isPublic: false };
const open = { address: "11.0.0.80", isPublic: true };
const bad = { state: "bogus", reason: "expired", resolverValidation: "bogus" } as const;
const hidden = { state: "indeterminate", reason: "withheld", resolverValidation: "unknown" } as const;

const nothing = { state: "absent", absence: "nxdomain", addresses: [] } as const;
const failed = { state: "failed", answer: "unknown", values: [], reason: "TIMEOUT" } as const;
const shared = { verdict: "updated", answer: "found", isCurrent: true, secondsLeft: 0, reason: null } as const;
const late = { verdict: "error", answer: "unknown", isCurrent: null, reason: "TIMEOUT" } as const;
const failingAll = copies({ resolvers: resolvers(late, late, late, late) });
/** Only our own resolver answered, and nothing was validated. */
const alone = { ...failingAll, authoritativeServers: [authority("a.", failed)] };
const denying = (answer: "nxdomain" | "nodata") =>
  copies({ authoritativeServers: [authority("a.", { answer, values: [] })] });
const six = { address: "2a00::80", isPublic: true };
/** A zone without A records. */
const lacking = copies({
  ownResolver: { ...shared, answer: "nodata", values: [] },
  authoritativeServers: [authority("a.", { answer: "nodata", values: [] })],
  resolvers: resolvers(...Array.from({ length: 4 }, () => ({ answer: "nodata" as const }))),
});

decides("dns", [
  ["no faults", seen(), "go", []],
  [
    "an unsigned zone",
    seen({ dns: { security: { ...bad, state: "insecure", resolverValidation: "insecure" } } }),
    "go",
    [],
  ],
  [
    "an island of trust",
    seen({ dns: { security: { ...bad, state: "island", resolverValidation: "insecure" } } }),
    "go",
    [],
  ],
  [
    "a published NXDOMAIN",
    seen({ dns: { state: "absent", absence: "nxdomain", addresses: [] }, propagation: [denying("nxdomain")] }),
    "no-go",
    ["dns-nxdomain", "propagation-waits"],
  ],
  [
    "NXDOMAIN only from our own resolver",
    seen({ dns: { state: "absent", absence: "nxdomain", addresses: [] } }),
    "unknown",
    ["dns-absence-unconfirmed"],
  ],
  [
    "NXDOMAIN from our own resolver, with no other source",
    seen({ dns: { ...nothing, security: { state: "insecure" } }, propagation: [alone] }),
    "unknown",
    ["dns-absence-unconfirmed", "dns-servers-unknown", "propagation-few"],
  ],
  [
    "NXDOMAIN with proof from our own resolver, with no other source",
    seen({ dns: nothing, propagation: [alone] }),
    "no-go",
    ["dns-nxdomain", "dns-servers-unknown", "propagation-few"],
  ],
  [
    "no address",
    seen({ dns: { ...nothing, absence: "nodata" }, propagation: [denying("nodata")] }),
    "no-go",
    ["dns-no-address", "propagation-waits"],
  ],
  [
    "a dangling alias",
    seen({
      dns: { ...nothing, aliases: ["shop.cdn.example"] },
      propagation: [
        copies({
          authoritativeServers: [authority("a.", { answer: "alias", values: [], aliases: ["shop.cdn.example"] })],
          resolvers: resolvers(...Array.from({ length: 4 }, () => ({ answer: "nxdomain" as const }))),
        }),
      ],
    }),
    "no-go",
    ["dns-dangling", "propagation-missing"],
  ],
  ["SERVFAIL", seen({ dns: { state: "unknown", reason: "SERVFAIL", addresses: [] } }), "unknown", ["dns-unknown"]],
  [
    "only private addresses",
    seen({ dns: { addresses: [some], authoritativeAddresses: [some] } }),
    "no-go",
    ["dns-private"],
  ],
  [
    "private addresses only from our own resolver",
    seen({ dns: { addresses: [some] } }),
    "unknown",
    ["dns-private-unconfirmed"],
  ],
  [
    "private addresses of an alias target that all servers have",
    seen({
      dns: { addresses: [some] },
      propagation: [copies({ ownResolver: { ...shared, values: ["10.0.0.1"] } })],
    }),
    "no-go",
    ["dns-private"],
  ],
  [
    "only IPv6 addresses",
    seen({ dns: { addresses: [six] }, propagation: [lacking, copies({ type: "AAAA" })] }),
    "go",
    ["dns-ipv4-missing"],
  ],
  [
    "IPv6 addresses, with an A lookup that failed",
    seen({
      dns: { addresses: [six] },
      propagation: [
        { ...lacking, ownResolver: { ...shared, ...late, secondsLeft: null, values: [] } },
        copies({ type: "AAAA" }),
      ],
    }),
    "go",
    [],
  ],
  [
    "IPv6 addresses, and an A record that our resolver does not know yet",
    seen({
      dns: { addresses: [six] },
      propagation: [{ ...lacking, resolvers: resolvers() }, copies({ type: "AAAA" })],
    }),
    "go",
    [],
  ],
  ["private addresses beside public ones", seen({ dns: { addresses: [open, some] } }), "go", ["dns-some-private"]],
  ["invalid signatures", seen({ dns: { security: bad } }), "no-go", ["dns-bogus"]],
  [
    "invalid signatures, so that the resolver fails",
    seen({ dns: { state: "unknown", reason: "SERVFAIL", addresses: [], security: bad } }),
    "no-go",
    ["dns-bogus"],
  ],
  [
    "signatures that we reject and a validating resolver accepts",
    seen({ dns: { security: { ...bad, resolverValidation: "secure" } } }),
    "unknown",
    ["dns-security-unknown"],
  ],
  [
    "signatures that we accept and a validating resolver rejects",
    seen({ dns: { security: { ...bad, state: "secure", reason: null } } }),
    "go",
    ["dns-resolver-errs"],
  ],
  [
    "signatures that we accept and our own resolver rejects, while other resolvers fail",
    seen({ dns: { security: { ...bad, state: "secure", reason: null } }, propagation: [failingAll] }),
    "unknown",
    ["dns-security-unknown", "propagation-few"],
  ],
  [
    "signatures that are inconsistent in our resolver's cache and valid at the name servers",
    seen({ dns: { security: { isRemembered: true } } }),
    "go",
    ["dns-resolver-errs"],
  ],
  [
    "a resolver that contradicts itself",
    seen({
      dns: {
        contradiction: { resolver: "127.0.0.1:53", name: "shop.example", deniedTypes: ["A"], answeredTypes: ["SOA"] },
      },
    }),
    "go",
    ["dns-resolver-inconsistent"],
  ],
  [
    "signatures that we cannot see and a resolver rejects",
    seen({ dns: { security: { ...hidden, resolverValidation: "bogus" } } }),
    "unknown",
    ["dns-security-unknown"],
  ],
  ["signatures that every resolver strips", seen({ dns: { security: hidden } }), "go", ["dns-security-unseen"]],
  [
    "a server that still has the old address",
    seen({
      propagation: [
        copies({ authoritativeServers: [authority("a."), authority("b.", { state: "behind", values: ["11.0.0.9"] })] }),
      ],
    }),
    "no-go",
    ["dns-disagree"],
  ],
  [
    "a server that has an older version, with the same address",
    seen({
      propagation: [
        copies({ authoritativeServers: [authority("a."), authority("b.", { state: "behind", serial: 6 })] }),
      ],
    }),
    "go",
    ["dns-server-behind"],
  ],
  [
    "a server that denies the name",
    seen({
      propagation: [
        copies({ authoritativeServers: [authority("a."), authority("b.", { answer: "nxdomain", values: [] })] }),
      ],
    }),
    "no-go",
    ["dns-disagree"],
  ],
  [
    "a server with another alias",
    seen({
      propagation: [
        copies({
          authoritativeServers: [
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
    "a server that also has the alias target",
    seen({
      propagation: [
        copies({
          authoritativeServers: [
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
    seen({
      propagation: [copies({ authoritativeServers: [authority("a."), authority("b.", { values: ["11.0.0.9"] })] })],
    }),
    "go",
    ["dns-vary"],
  ],
  [
    "a server that is silent",
    seen({
      propagation: [
        copies({
          authoritativeServers: [
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
    "one address of a server without a route from here",
    seen({
      propagation: [
        copies({
          authoritativeServers: [
            authority("a."),
            authority("a.", { state: "failed", answer: "unknown", values: [], reason: "ENETUNREACH" }),
          ],
        }),
      ],
    }),
    "go",
    [],
  ],
  [
    "no server to ask",
    seen({ propagation: [copies({ authoritativeServers: [] })] }),
    "unknown",
    ["dns-servers-unknown"],
  ],
  ["no www", seen({ dns: { www: "absent" } }), "go", ["dns-www-missing"]],
  ["a private www", seen({ dns: { www: "private" } }), "go", ["dns-www-private"]],
  ["www unknown", seen({ dns: { www: "unknown" } }), "go", []],
]);

const negative = {
  verdict: "stale",
  answer: "nxdomain",
  isCurrent: false,
  secondsLeft: 240,
  reason: "negative",
} as const;
const older = { verdict: "stale", answer: "found", isCurrent: false, secondsLeft: 240, reason: "unlike" } as const;
const denies = { answer: "nxdomain", values: [] } as const;
const denied = [authority("a.", denies), authority("b.", denies)];

decides("dns", [
  [
    "a private address that our own resolvers hide",
    seen({ dns: { state: "unknown", reason: "NO-SOA", addresses: [], authoritativeAddresses: [some] } }),
    "no-go",
    ["dns-private"],
  ],
  [
    "a private address, and an old copy of a public one",
    seen({
      dns: { authoritativeAddresses: [some] },
      propagation: [copies({ ownResolver: { ...older, values: ["11.0.0.80"] } })],
    }),
    "no-go",
    ["dns-private", "dns-own-differs", "tls-waits", "https-waits"],
  ],
  [
    "our own resolvers have an old copy",
    seen({ propagation: [copies({ ownResolver: { ...older, values: ["11.0.0.9"] } })] }),
    "unknown",
    ["dns-own-differs", "tls-waits", "https-waits"],
  ],
  [
    "our own resolvers get a block page",
    seen({ propagation: [copies({ ownResolver: { ...older, verdict: "filtered", values: ["146.112.61.106"] } })] }),
    "unknown",
    ["dns-own-differs", "tls-waits", "https-waits"],
  ],
  [
    "our own resolvers have an answer of another region or an old one",
    seen({
      propagation: [copies({ ownResolver: { ...older, verdict: "variant", reason: "ages", values: ["11.0.0.9"] } })],
    }),
    "unknown",
    ["dns-own-differs", "tls-waits", "https-waits"],
  ],
  [
    "our own resolvers have another region's answer",
    seen({
      propagation: [copies({ ownResolver: { ...older, verdict: "variant", reason: "subnet", values: ["11.0.0.9"] } })],
    }),
    "go",
    [],
  ],
  [
    "our own resolvers synthesise IPv6 addresses",
    seen({
      propagation: [
        copies(),
        copies({
          type: "AAAA",
          authoritativeServers: [authority("a.", { answer: "nodata", values: [] })],
          ownResolver: { ...older, verdict: "variant", reason: "dns64", values: ["64:ff9b::b00:50"] },
        }),
      ],
    }),
    "go",
    [],
  ],
  [
    "our own resolvers have a cached NXDOMAIN",
    seen({
      dns: { state: "absent", absence: "nxdomain", addresses: [] },
      propagation: [copies({ ownResolver: { ...negative, values: [] } })],
    }),
    "unknown",
    ["dns-own-absent"],
  ],
  [
    "one of two servers fails",
    seen({
      propagation: [
        copies({
          authoritativeServers: [
            authority("a."),
            authority("b.", { state: "failed", answer: "unknown", values: [], reason: "SERVFAIL" }),
          ],
        }),
      ],
    }),
    "go",
    ["dns-server-fails"],
  ],
  [
    "one of two addresses of one server fails",
    seen({
      propagation: [
        copies({
          authoritativeServers: [
            authority("a."),
            authority("a.", {
              address: "22.0.0.53",
              state: "failed",
              answer: "unknown",
              values: [],
              reason: "SERVFAIL",
            }),
          ],
        }),
      ],
    }),
    "go",
    ["dns-server-fails"],
  ],
  [
    "one of two servers fails for one family",
    seen({
      propagation: [
        copies(),
        copies({
          type: "AAAA",
          authoritativeServers: [
            authority("ns1.shop.example.", { answer: "nodata", values: [] }),
            authority("ns2.shop.example.", { state: "failed", answer: "unknown", values: [], reason: "SERVFAIL" }),
          ],
        }),
      ],
    }),
    "go",
    ["dns-server-fails"],
  ],
  [
    "all servers fail for one family",
    seen({
      propagation: [
        copies(),
        copies({
          type: "AAAA",
          authoritativeServers: [
            authority("a.", { state: "failed", answer: "unknown", values: [], reason: "SERVFAIL" }),
          ],
        }),
      ],
    }),
    "unknown",
    ["dns-family-unknown"],
  ],
  [
    "a server of a signed zone without its keys",
    seen({ dns: { withoutDnskey: [{ name: "ns2.shop.example.", address: "22.0.0.53", reason: "SERVFAIL" }] } }),
    "go",
    ["dns-keys-missing"],
  ],
]);

test.for<[what: string, childDs: Partial<ReturnType<typeof copies>>, dns: string]>([
  ["removed by its registry", { removed: "shop.example." }, "dns-removed"],
  ["deleted", {}, "dns-nxdomain"],
])("a name that was %s is gone despite cached copies, and has one finding", ([, change, id]) => {
  const facts = copies({
    ...change,
    authoritativeServers: denied,
    resolvers: resolvers(...Array.from({ length: 4 }, () => ({ ...older, reason: "gone" }))),
    ownResolver: { ...older, reason: "gone", values: ["11.0.0.80"] },
    freshEverywhereInSeconds: 240,
  });
  const raw = seen({ propagation: [facts, { ...facts, type: "AAAA" }] });

  expect(decisionsOf(raw)).toMatchObject({ verdict: "no-go", dns: "no-go", propagation: "unknown" });
  expect(judge(raw).findings.map((each) => each.id)).toEqual([id, "propagation-waits"]);
});

test("a reason is given in words, with its code as evidence", () => {
  const raw = seen({ dns: { state: "unknown", reason: "SERVFAIL", addresses: [] } });
  const { issues } = interpret(golive, judge(raw), "en");

  expect(issues[0]).toMatchObject({ cause: expect.stringContaining("(the lookup failed)"), evidence: "SERVFAIL" });
});
