import { expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { boolean, constructed, primitive, sequence } from "../../src/demo/der-writer.ts";
import { extension } from "../../src/demo/extensions.ts";
import { issueIntermediate, issueRoot, type Credential, type CertificateProfile } from "../../src/demo/issue.ts";
import { oids } from "../../src/formats/x509/oids.ts";
import { keep, measure } from "../engine.ts";
import { nameConstraints } from "../twins/pki/extensions.ts";
import { chainFor, inDays, intermediateOf, keysOf, leafOf, root, served, type Served } from "../twins/pki/pki.ts";
import { certificatesOnly, serveIssuer } from "../twins/pki/responders.ts";
import { reply } from "../twins/raw-http.ts";
import { serveHttp } from "../twins/http.ts";
import { serveTls } from "../twins/tls.ts";

const hsts = reply({ headers: ["Strict-Transport-Security: max-age=31536000; includeSubDomains"] });

async function look(chain: Served, answer = hsts) {
  const server = await keep(serveTls({ answer, served: chain }));
  const { raw, verdict } = await measure(ssl, { host: "localhost", port: `${server.port}` });
  return { raw, verdict, reasons: raw.trust.reasons.map(({ id }) => id) };
}

const profile = {
  subject: { commonName: "Twin Missing CA" },
  keys: keysOf("p256", "missing"),
  notBefore: inDays(-9),
  notAfter: inDays(900),
};

// Fetched certificates are untrusted: with a self-signed copy of the issuer in OpenSSL's store the path would end there, and every rule
// above it would be skipped.
test.for<[name: string, missing: () => { readonly issuer: Credential; readonly above: readonly Credential[] }]>([
  [
    "outside its constraints",
    () => {
      const extensions = [nameConstraints({ permitted: ["elsewhere.example"] })];
      return { issuer: issueIntermediate(root, { ...profile, extensions }), above: [] };
    },
  ],
  [
    "below the end of a path",
    () => {
      const upper = intermediateOf({ authority: { pathLength: 0 } });
      return { issuer: issueIntermediate(upper, profile), above: [upper] };
    },
  ],
])("a self-signed copy of an issuer %s does not make it an anchor", async ([, missing]) => {
  const { issuer, above } = missing();
  const copy = issueRoot(profile);
  for (const bundle of [[issuer], [copy, issuer], [issuer, copy]]) {
    const place = await keep(serveHttp({ answer: reply({ body: certificatesOnly(bundle.map(({ der }) => der)) }) }));
    const { raw, verdict } = await look(served(leafOf({ issuerUrls: [`${place.origin}/i`] }, issuer), ...above));

    expect(raw.trust.trusted).toBe(false);
    expect(verdict.grade).toBe("F");
  }
});

// Clients tolerate all of it, so it is reported and changes neither the trust nor the grade.
test.for<[what: string, chain: () => Served, reason: string]>([
  [
    "a leaf without the key of its issuer",
    () => served(leafOf({ authorityKeyIdentifier: null }, root)),
    "key-identifiers",
  ],
  ["an authority that does not say what its key is for", () => over({ keyUsage: null }), "key-usage-missing"],
  ["a serial number of zero", () => served(leafOf({ serial: Buffer.from([0]) }, root)), "serial-form"],
  [
    "a leaf that may sign certificates",
    () => served(leafOf({ keyUsage: ["digitalSignature", "keyCertSign"] }, root)),
    "leaf-is-authority",
  ],
  ["an underscore among the names", () => served(leafOf({ names: ["localhost", "a_b.example"] }, root)), "names-form"],
  [
    "basic constraints that are not critical",
    () => over({ authority: null, extensions: [mildly(oids.basicConstraints, isAuthority)] }),
    "authority-form",
  ],
  [
    "constraints that are not critical",
    () => over({ extensions: [mildly(oids.nameConstraints, permitted("localhost"))] }),
    "constraints-form",
  ],
  [
    "constraints with a leading dot",
    () => over({ extensions: [nameConstraints({ permitted: ["localhost", ".a.example"] })] }),
    "constraints-form",
  ],
])("%s is reported and tolerated", async ([, chain, reason]) => {
  const { raw, verdict } = await look(chain());

  expect(raw.trust).toMatchObject({ trusted: true, openssl: null, reasons: [{ id: reason, enforced: false }] });
  expect(verdict).toMatchObject({ grade: "A+", score: 100, status: "pass" });
  expect(verdict.findings.map(({ id }) => id)).toContain(reason);
});

const isAuthority = sequence(boolean(true));
const permitted = (name: string) => sequence(constructed(0, sequence(primitive(2, Buffer.from(name)))));
const mildly = (oid: string, value: Buffer) => extension(oid, value);

/** A leaf for localhost only under an authority with its own name. */
function over(authority: Partial<CertificateProfile>): Served {
  const issuer = intermediateOf({ subject: { commonName: "Odd CA" }, ...authority });
  return served(leafOf({ names: ["localhost"] }, issuer), issuer);
}

test("of several paths the one that is valid longest counts, in any order", async () => {
  const short = intermediateOf({ notAfter: inDays(5) });
  const long = intermediateOf({ notAfter: inDays(500) });
  for (const others of [
    [short, long],
    [long, short],
  ]) {
    const { raw } = await look(served(leafOf(), ...others));

    expect(raw.trust.path.map(({ notAfter: validTo }) => validTo)[1]).toBe(
      new Date(Math.floor(inDays(500).getTime() / 1000) * 1000).toISOString(),
    );
  }
});

test("missing HSTS scores zero, behind any edge", async () => {
  const issuer = await keep(serveIssuer("silence"));
  const { verdict } = await look(chainFor("leaf only", { issuerUrls: [issuer.url] }), reply());

  expect(verdict.parts?.find(({ id }) => id === "hsts")?.score).toBe(0);
  expect(verdict).not.toHaveProperty("grade");
});

test("more places for revocation lists than are read make a certificate no less readable", async () => {
  const crlUrls = Array.from({ length: 100 }, (_, at) => `http://127.0.0.1:1/${at}.crl`);
  const { raw, reasons } = await look(chainFor("good", { crlUrls }));

  expect(raw.chain).toHaveLength(2);
  expect(reasons).toEqual([]);
});

test.for([
  ["Camellia", { ciphers: "CAMELLIA256-SHA:TLS_AES_128_GCM_SHA256" }],
  ["X448", { groups: "X448:X25519", ciphers: "ECDHE-RSA-AES128-SHA:TLS_AES_128_GCM_SHA256", maxVersion: "TLSv1" }],
] as const)("an old version that is offered with %s alone is offered", async ([, options]) => {
  const old = { minVersion: "TLSv1", maxVersion: "TLSv1.3", ...options } as const;
  const server = await keep(serveTls({ answer: hsts, served: chainFor("rsa"), ...old }));
  const { raw } = await measure(ssl, { host: "localhost", port: `${server.port}` });

  expect(raw.versions.find(({ version }) => version === "TLSv1.0")).toMatchObject({ offered: true });
});
