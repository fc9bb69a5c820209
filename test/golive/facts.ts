import type { GoliveRaw } from "../../src/checks/golive/index.ts";

type Propagation = GoliveRaw["propagation"][number];
type Resolver = Propagation["resolvers"][number];
type Authority = Propagation["authoritativeServers"][number];

/** A resolver with the current data and the given changes. */
function resolver(change: Partial<Resolver> = {}): Resolver {
  return { name: "One", verdict: "updated", answer: "found", isCurrent: true, secondsLeft: 0, reason: null, ...change };
}

/** A name server with the current data and the given changes. */
export function authority(name: string, change: Partial<Authority> = {}): Authority {
  const values = ["11.0.0.80"];
  const address = "11.0.0.53";
  return { name, address, state: "current", answer: "found", aliases: [], values, serial: 7, reason: null, ...change };
}

/** Four resolvers, the first ones with the given changes. */
export function resolvers(...changed: readonly Partial<Resolver>[]): readonly Resolver[] {
  return ["One", "Two", "Three", "Four"].map((name, at) => resolver({ name, ...changed[at] }));
}

/** The sound propagation of one address family with the given changes. */
export function copies(change: Partial<Propagation> = {}): Propagation {
  return {
    type: "A",
    reason: null,
    zone: "shop.example.",
    removed: null,
    ownResolver: null,
    authoritativeServers: [authority("ns1.shop.example."), authority("ns2.shop.example.")],
    resolvers: resolvers(),
    freshEverywhereInSeconds: 0,
    authoritativeServersDiffer: false,
    security: null,
    ...change,
  };
}

const leaf = { subject: "shop.example", notBefore: "2026-10-21T12:00:00.000Z", notAfter: "2027-01-19T12:00:00.000Z" };

/** A sound https origin with the given changes. */
export function origin(change: Partial<GoliveRaw["tls"][number]> = {}): GoliveRaw["tls"][number] {
  return {
    target: "shop.example",
    reason: null,
    grade: "A+",
    minimumGrade: null,
    blockers: [],
    certificates: [leaf],
    ...change,
  };
}

/** A certificate that expires this many days after the observation, with the given lifetime in days. */
export function certificate(days: number, lifetime = 90): typeof leaf {
  const end = Date.parse("2026-11-20T12:00:00Z") + days * 86_400_000;
  return { subject: "shop.example", notBefore: isoOf(end - lifetime * 86_400_000), notAfter: isoOf(end) };
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}

const page: NonNullable<GoliveRaw["https"]["page"]> = {
  url: "https://shop.example/",
  status: 200,
  redirectOutcome: "answered",
  redirects: 0,
  downgrade: false,
  problems: [],
  rejectedUrl: null,
  undeterminedUrl: null,
  plainHttp: { state: "redirects", url: "https://shop.example/", status: 200, reason: null },
};

/** A sound page with the given changes. */
export function pageOf(change: Partial<typeof page> = {}): GoliveRaw["https"] {
  return { page: { ...page, ...change }, reason: null };
}

const registration: GoliveRaw["registration"] = {
  domain: "shop.example",
  state: "found",
  reason: null,
  retryAfter: null,
  server: "rdap.registry.example",
  expires: "2027-11-20T12:00:00.000Z",
  registered: "2001-02-03T04:05:06.000Z",
  registrarExpires: null,
  status: ["clientTransferProhibited"],
  registrar: "Example Registrar",
};

/** A sound registration with the given changes. */
export function registrationOf(change: Partial<typeof registration> = {}): typeof registration {
  return { ...registration, ...change };
}

/** A time this many days after the observation. */
export function inDays(days: number): string {
  return certificate(days).notAfter;
}

const ready: GoliveRaw = {
  domain: "shop.example",
  observedAt: "2026-11-20T12:00:00.000Z",
  dns: {
    state: "found",
    absence: null,
    reason: null,
    addresses: [{ address: "11.0.0.80", isPublic: true }],
    addressesTotal: 1,
    authoritativeAddresses: [],
    dns64: [],
    withoutDnskey: [],
    aliases: [],
    contradiction: null,
    www: "found",
    security: { state: "secure", reason: null, resolverValidation: "secure", isRemembered: false },
  },
  propagation: [copies()],
  tls: [origin()],
  https: pageOf(),
  registration,
};

/** A ready domain with the given changes. */
export function seen({ dns, ...change }: Change = {}): GoliveRaw {
  const security = { ...ready.dns.security, ...dns?.security };
  return { ...ready, ...change, dns: { ...ready.dns, ...dns, security } };
}

type Dns = GoliveRaw["dns"];

/** The changes to a ready domain. */
export type Change = Partial<Omit<GoliveRaw, "dns">> & {
  readonly dns?: Partial<Omit<Dns, "security">> & { readonly security?: Partial<Dns["security"]> };
};
