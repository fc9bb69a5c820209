import type { SslRaw } from "../../src/checks/ssl/index.ts";

type Suite = SslRaw["offers"]["suites"][number];
type Group = SslRaw["offers"]["namedGroups"][number];

/** A suite family's result; refused by default. */
export function suiteOf(family: Suite["family"], offered: boolean | null = false): Suite {
  if (offered) return { family, offered, version: "TLSv1.2", suite: `TLS_${family}`, reason: "server-hello" };
  return { family, offered, version: null, suite: null, reason: offered === null ? "silent" : "alert.40" };
}

/** A group as it was answered. */
export function groupOf(group: string, offered: boolean | null = true): Group {
  return { namedGroup: group, offered, reason: offered ? "hello-retry" : "alert.40" };
}

const refused = [
  "null",
  "export",
  "anonymous",
  "des",
  "rc4",
  "3des",
  "ecdhe-cbc",
  "dhe",
  "static-rsa",
  "other",
] as const;

/** A sound server's offer by Mozilla's intermediate profile. */
export const goodOffers: SslRaw["offers"] = {
  suites: [suiteOf("ecdhe-aead", true), ...refused.map((family) => suiteOf(family))],
  dheBits: null,
  compression: { offered: false, reason: "server-hello" },
  alpn: { chosen: "h2", reason: "server-hello" },
  namedGroups: [groupOf("X25519MLKEM768"), groupOf("x25519"), groupOf("secp256r1"), groupOf("x448", false)],
  legacyCurve: { offered: false, curve: null, bits: null, reason: "alert.40" },
  clientHelloCount: 14,
};

/** The same with some families answered otherwise. */
export function offersWith(...changed: readonly Suite[]): SslRaw["offers"] {
  const families = new Set(changed.map(({ family }) => family));
  return { ...goodOffers, suites: [...goodOffers.suites.filter(({ family }) => !families.has(family)), ...changed] };
}

/** A certificate that is logged, asks for no staple and comes without one. */
export const goodIssuance: NonNullable<SslRaw["issuance"]> = {
  scts: { embedded: 2, handshake: 0, stapled: 0 },
  mustStaple: false,
  staple: null,
};
