import { decides } from "../../../test/golive/decides.ts";
import { authority, copies, resolvers, seen } from "../../../test/golive/facts.ts";
import type { PropagationFacts } from "./propagation/schema.ts";

const stale = { verdict: "stale", isCurrent: false, secondsLeft: 3600 } as const;
const failing = { verdict: "error", answer: "unknown", isCurrent: null, secondsLeft: null, reason: "TIMEOUT" } as const;

const verified = { state: "secure", reason: null } as const;
const refusing = (count: number) =>
  resolvers(...Array.from({ length: count }, () => ({ ...failing, verdict: "bogus" as const })));
const alias = authority("a.", { answer: "alias", values: [], aliases: ["shop.cdn.example"] });
type Resolver = PropagationFacts["resolvers"][number];
const every = (change: Partial<Resolver>) => Array.from({ length: 4 }, () => change);
/** A family that the zone does not have. */
const without = (...changed: readonly Partial<Resolver>[]) =>
  copies({
    type: "AAAA",
    authoritativeServers: [authority("a.", { answer: "nodata", values: [] })],
    resolvers: resolvers(...every({ answer: "nodata" }).map((each, at) => changed[at] ?? each)),
  });

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
    "a resolver with a stale NXDOMAIN",
    seen({ propagation: [copies({ resolvers: resolvers({ ...stale, answer: "nxdomain" }) })] }),
    "no-go",
    ["propagation-stale"],
  ],
  [
    "a published NXDOMAIN at every resolver",
    seen({ propagation: [copies({ resolvers: resolvers({ answer: "nxdomain" }, { answer: "nxdomain" }) })] }),
    "no-go",
    ["propagation-missing"],
  ],
  [
    "a published NODATA at every resolver",
    seen({ propagation: [copies({ resolvers: resolvers({ answer: "nodata" }, { answer: "nodata" }).slice(0, 2) })] }),
    "no-go",
    ["propagation-missing"],
  ],
  [
    "published addresses of the other family only",
    seen({
      propagation: [copies({ resolvers: resolvers({ answer: "nodata" }).slice(0, 1) }), copies({ type: "AAAA" })],
    }),
    "go",
    [],
  ],
  [
    "published addresses of one family, which all resolvers refuse to return",
    seen({
      propagation: [
        copies({ resolvers: resolvers(...every({ ...failing, reason: "REFUSED" })) }),
        without(...every({ answer: "nodata" })),
      ],
    }),
    "unknown",
    ["propagation-few"],
  ],
  [
    "resolvers that return NXDOMAIN for the family that is not published",
    seen({ propagation: [copies(), without({ answer: "nxdomain" }, { answer: "nxdomain" })] }),
    "go",
    [],
  ],
  [
    "bogus addresses of one family, and none of the other",
    seen({
      propagation: [
        copies({ resolvers: refusing(4), security: { state: "bogus", reason: "expired" } }),
        without(...every({ answer: "nodata" })),
      ],
    }),
    "no-go",
    ["propagation-bogus"],
  ],
  [
    "a CNAME out of the zone, for which all resolvers refuse one family",
    seen({
      propagation: [
        copies({ authoritativeServers: [alias], resolvers: resolvers(...every({ ...failing, reason: "REFUSED" })) }),
        copies({ type: "AAAA", authoritativeServers: [alias], resolvers: resolvers(...every({ answer: "nodata" })) }),
      ],
    }),
    "unknown",
    ["propagation-few"],
  ],
  [
    "a CNAME out of the zone to a name with one family",
    seen({
      propagation: [
        copies({ authoritativeServers: [alias] }),
        copies({ type: "AAAA", authoritativeServers: [alias], resolvers: resolvers(...every({ answer: "nxdomain" })) }),
      ],
    }),
    "go",
    [],
  ],
  [
    "a resolver that rejects bogus signatures",
    seen({ propagation: [copies({ resolvers: refusing(1), security: { state: "bogus", reason: "expired" } })] }),
    "no-go",
    ["propagation-bogus"],
  ],
  [
    "a resolver that rejects signatures that we validate",
    seen({ propagation: [copies({ resolvers: refusing(1), security: verified })] }),
    "go",
    ["propagation-bogus-one"],
  ],
  [
    "several resolvers that reject signatures that we validate",
    seen({ propagation: [copies({ resolvers: refusing(2), security: verified })] }),
    "unknown",
    ["propagation-bogus-unconfirmed"],
  ],
  [
    "only one resolver that finds nothing at the end of an alias",
    seen({ propagation: [copies({ resolvers: resolvers({ answer: "nxdomain" }) })] }),
    "unknown",
    ["propagation-missing-one"],
  ],
  [
    "an old record that is served stale",
    seen({ propagation: [copies({ resolvers: resolvers({ ...stale, verdict: "stale-served" }) })] }),
    "no-go",
    ["propagation-stale"],
  ],
  [
    "a current record that is served stale",
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
    "name servers with different addresses",
    seen({
      propagation: [
        copies({
          authoritativeServersDiffer: true,
          authoritativeServers: [authority("a."), authority("b.", { values: ["11.0.0.9"] })],
        }),
      ],
    }),
    "unknown",
    ["propagation-authorities-differ"],
  ],
  [
    "a filtering resolver",
    seen({
      propagation: [copies({ resolvers: [...resolvers(), ...resolvers({ verdict: "filtered", answer: "nxdomain" })] })],
    }),
    "go",
    ["propagation-filtered"],
  ],
  [
    "one of eight resolvers is silent",
    seen({ propagation: [copies({ resolvers: [...resolvers(failing), ...resolvers()] })] }),
    "go",
    ["propagation-errors"],
  ],
  [
    "one of eight resolvers fails",
    seen({ propagation: [copies({ resolvers: [...resolvers({ ...failing, reason: "SERVFAIL" }), ...resolvers()] })] }),
    "go",
    ["propagation-fails-one"],
  ],
  [
    "two of eight resolvers fail",
    seen({
      propagation: [
        copies({
          resolvers: [
            ...resolvers({ ...failing, reason: "SERVFAIL" }, { ...failing, reason: "SERVFAIL" }),
            ...resolvers(),
          ],
        }),
      ],
    }),
    "unknown",
    ["propagation-fails"],
  ],
  [
    "one of eight resolvers returns NXDOMAIN without the zone's SOA record",
    seen({ propagation: [copies({ resolvers: [...resolvers({ ...failing, answer: "nxdomain" }), ...resolvers()] })] }),
    "go",
    ["propagation-errors"],
  ],
  [
    "one of eight resolvers gives another answer every time",
    seen({ propagation: [copies({ resolvers: [...resolvers({ ...failing, reason: "changing" }), ...resolvers()] })] }),
    "unknown",
    ["propagation-changing"],
  ],
  [
    "five of eight resolvers are silent",
    seen({
      propagation: [copies({ resolvers: [...resolvers(failing, failing, failing, failing), ...resolvers(failing)] })],
    }),
    "unknown",
    ["propagation-few"],
  ],
  [
    "three of four resolvers answer",
    seen({ propagation: [copies({ resolvers: resolvers(failing) })] }),
    "unknown",
    ["propagation-few"],
  ],
  [
    "the only resolver of the operator",
    seen({ propagation: [copies({ resolvers: resolvers().slice(0, 1) })] }),
    "go",
    [],
  ],
  ["no resolvers", seen({ propagation: [copies({ resolvers: [] })] }), "unknown", ["propagation-few"]],
  [
    "no answers",
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

const elsewhere = { verdict: "variant", isCurrent: false } as const;

decides("propagation", [
  [
    "copies of mixed ages",
    seen({ propagation: [copies({ resolvers: resolvers({ ...elsewhere, reason: "ages", secondsLeft: 200 }) })] }),
    "unknown",
    ["propagation-unclear"],
  ],
  [
    "a resolver that synthesises IPv6 addresses",
    seen({
      propagation: [copies(), copies({ type: "AAAA", resolvers: resolvers({ ...elsewhere, reason: "dns64" }) })],
    }),
    "go",
    ["propagation-translated"],
  ],
  [
    "one of eight resolvers is silent for both families",
    seen({
      propagation: [
        copies({ resolvers: [...resolvers(failing), ...resolvers()] }),
        copies({ type: "AAAA", resolvers: [...resolvers(failing), ...resolvers()] }),
      ],
    }),
    "go",
    ["propagation-errors"],
  ],
]);
