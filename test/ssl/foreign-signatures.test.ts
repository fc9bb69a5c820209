import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { keep, measure } from "../engine.ts";
import { intermediateOf, keysOf, leafOf, served, type Served } from "../twins/pki/pki.ts";
import { pssSigned } from "../twins/pki/pss.ts";
import { reply } from "../twins/raw-http.ts";
import { serveStarttls, talks } from "../twins/starttls.ts";
import { serveTls, type TlsTwinOptions } from "../twins/tls.ts";

const answer = reply({ headers: ["Strict-Transport-Security: max-age=31536000; includeSubDomains"] });

async function web(options: TlsTwinOptions) {
  const { port } = await keep(serveTls({ answer, ...options }));
  return measure(ssl, { host: "localhost", port: `${port}` });
}

async function mail(options: TlsTwinOptions) {
  const { port: beside } = await keep(serveTls(options));
  const { port } = await keep(serveStarttls(talks.smtp, { beside }));
  return measure(ssl, { host: "localhost", port, starttls: "smtp" });
}

function byEdwards(): Served {
  const authority = intermediateOf({ keys: keysOf("ed25519", "authority") });
  return served(leafOf({}, authority), authority);
}

function byPss(salt: number): Served {
  const authority = intermediateOf({ keys: keysOf("rsa2048", "authority") });
  return served(pssSigned(leafOf({}, authority), authority, "sha256", salt), authority);
}

test.for<readonly [what: string, chain: () => Served, grade: string, reasons: readonly string[]]>([
  ["by an authority with an Ed25519 key", byEdwards, "F", ["foreign-signature"]],
  ["with RSASSA-PSS and a short salt", () => byPss(20), "F", ["foreign-signature"]],
  ["with RSASSA-PSS and a salt as long as the hash", () => byPss(32), "A+", []],
])(
  "a certificate that is signed %s is trusted by browsers or not, and by mail programs",
  async ([, chain, grade, reasons]) => {
    const [seen, seenByPrograms] = await Promise.all([web({ served: chain() }), mail({ served: chain() })]);

    expect(seen.raw.legacyHandshakeOnly).toBe(false);
    expect(seen.verdict.grade).toBe(grade);
    expect(seen.raw.trust.reasons.map(({ id }) => id)).toEqual(reasons);
    expect(seenByPrograms.verdict.grade).toBe("A+");
    expect(seenByPrograms.raw.trust.reasons).toEqual([]);
  },
);

const brainpool = () =>
  served(leafOf({ keys: generateKeyPairSync("ec", { namedCurve: "brainpoolP256r1" }) }), intermediateOf({}));

test.for<readonly [what: string, options: () => TlsTwinOptions]>([
  ["a key of Brainpool's", () => ({ maxVersion: "TLSv1.2", groups: "brainpoolP256r1:P-256", served: brainpool() })],
  ["CCM_8 alone", () => ({ maxVersion: "TLSv1.2", ciphers: "ECDHE-ECDSA-AES128-CCM8" })],
])("a mail server with %s is not judged by browsers' limits", async ([, options]) => {
  const [seen, seenByPrograms] = await Promise.all([web(options()), mail(options())]);

  expect(seen.verdict.grade).toBe("F");
  expect(seenByPrograms.verdict.grade).not.toBe("F");
  expect(seenByPrograms.verdict.findings.map(({ id }) => id)).toContain("outdated-handshake");
  expect(seenByPrograms.verdict.findings.map(({ id }) => id)).not.toContain("weak-key");
});

test.for([
  ["Ed25519", () => keysOf("ed25519")],
  ["P-521", () => generateKeyPairSync("ec", { namedCurve: "P-521" })],
] as const)("a mail server with a key on %s is fine", async ([, keys]) => {
  const { raw, verdict } = await mail({ served: served(leafOf({ keys: keys() }), intermediateOf({})) });

  expect(raw.legacyHandshakeOnly).toBe(false);
  expect(verdict.grade).toBe("A+");
});
