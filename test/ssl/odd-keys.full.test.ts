import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import type { KeyPair } from "../../src/demo/keys.ts";
import { runApart } from "../twins/apart.ts";
import { reply } from "../twins/raw-http.ts";
import { intermediate, leafOf, root, served } from "../twins/pki/pki.ts";
import { serveTls } from "../twins/tls.ts";

const answer = reply({ headers: ["Strict-Transport-Security: max-age=31536000; includeSubDomains"] });

/** Measures a server in a child process, since a key might crash it. */
async function measureApart(port: number) {
  const { signal, out } = await runApart(`
    import { ssl } from "./src/checks/ssl/index.ts";
    import { openGuard } from "./src/net/guard.ts";
    import { openTrustStore } from "./src/net/roots.ts";
    import { runLocal } from "./src/run/local.ts";
    const given = [${JSON.stringify(root.pem)}];
    const policy = { special: true, allow: [] };
    const { raw, verdict } = await runLocal(ssl, ssl.input.parse({ host: "localhost", port: "${port}" }), {
      deadline: 10_000,
      open: (signal) => ({ ...openGuard({ signal, policy, pins: [], given }), trust: openTrustStore(given) }),
    });
    const { legacyHandshakeOnly, namedGroup: group, trust, chain } = raw;
    const reasons = trust.reasons.map(({ id }) => id);
    console.log(JSON.stringify({ grade: verdict.grade, legacyHandshakeOnly, group, trusted: trust.trusted, reasons, key: chain[0]?.key }));
  `);
  return { signal, seen: out === "" ? null : (JSON.parse(out) as unknown) };
}

function keysOn(namedCurve: string): KeyPair {
  return generateKeyPairSync("ec", { namedCurve });
}

test.for([
  // CA/B BR §6.1.5: no browser supports these curves, or they are too small.
  ["brainpoolP256r1", { key: { type: "EC", bits: 256, anomaly: "brainpoolP256r1" } }],
  ["brainpoolP384r1", { key: { type: "EC", bits: 384, anomaly: "brainpoolP384r1" } }],
  ["secp224r1", { key: { type: "EC", bits: 224 } }],
  ["secp256k1", { key: { type: "EC", bits: 256, anomaly: "secp256k1" } }],
  ["secp192k1", { key: { type: "EC", bits: 192 } }],
  ["sect283r1", { key: { type: "EC", bits: 283 } }],
] as const)("a trusted certificate on %s is judged without a crash", async ([curve, expected]) => {
  await using server = await serveTls({
    answer,
    maxVersion: "TLSv1.2",
    groups: `P-256:${curve}`,
    served: served(leafOf({ keys: keysOn(curve) }), intermediate),
  });
  const { signal, seen } = await measureApart(server.port);

  expect(signal).toBeNull();
  expect(seen).toMatchObject({
    trusted: true,
    legacyHandshakeOnly: true,
    reasons: ["weak-key"],
    grade: "F",
    ...expected,
  });
});

test.for([
  ["secp224r1", { type: "EC", bits: 224 }],
  ["secp256k1", { type: "EC", bits: 256, anomaly: "secp256k1" }],
] as const)("a server of TLS 1.2 and 1.3, which has no signature for %s, is judged too", async ([curve, key]) => {
  await using server = await serveTls({ answer, served: served(leafOf({ keys: keysOn(curve) }), intermediate) });
  const { signal, seen } = await measureApart(server.port);

  expect(signal).toBeNull();
  expect(seen).toMatchObject({ trusted: true, legacyHandshakeOnly: true, reasons: ["weak-key"], grade: "F", key });
});
