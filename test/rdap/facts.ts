import type { RdapRaw } from "../../src/checks/rdap/index.ts";

const ready: RdapRaw = {
  domain: "shop.com",
  unicodeName: null,
  observedAt: "2026-11-20T12:00:00.000Z",
  state: "found",
  reason: null,
  server: "rdap.registry.example",
  registrar: {
    name: "Example Registrar, Inc.",
    ianaId: "292",
    url: null,
    abuse: { email: "abuse@registrar.example", phone: null },
  },
  created: "2001-02-03T04:05:06.000Z",
  updated: "2025-01-02T03:04:05.000Z",
  transferred: null,
  expires: "2027-11-20T12:00:00.000Z",
  registrarExpires: null,
  nameServers: ["ns1.shop.com", "ns2.shop.com"],
  status: ["clientTransferProhibited"],
  isSigned: true,
  signers: [{ keyTag: 1, algorithm: 13, digestType: 2, digest: "00" }],
  privacy: null,
  redacted: [],
  notPublished: [],
  missing: [],
  disagreements: [],
  answers: [
    {
      protocol: "rdap",
      role: "registry",
      server: "rdap.registry.example",
      state: "found",
      reason: null,
      registrar: "Example Registrar, Inc.",
      created: "2001-02-03T04:05:06.000Z",
      updated: "2025-01-02T03:04:05.000Z",
      expires: "2027-11-20T12:00:00.000Z",
      nameServers: ["ns1.shop.com", "ns2.shop.com"],
      status: ["clientTransferProhibited"],
    },
  ],
  dns: { state: "found", reason: null, nameServers: ["ns1.shop.com", "ns2.shop.com"] },
  bootstrap: { publication: "2026-11-19T20:00:02.000Z", confirmedAt: "2026-11-20T12:00:00.000Z", isStale: false },
};

/** A sound registration with the given changes. */
export function seen(change: Partial<RdapRaw> = {}): RdapRaw {
  return { ...ready, ...change };
}

/** A time this many days after the observation. */
export function inDays(days: number): string {
  return new Date(Date.parse(ready.observedAt) + days * 24 * 3600 * 1000).toISOString();
}
