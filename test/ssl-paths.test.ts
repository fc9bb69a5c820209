import { expect, test } from "vitest";
import { ssl } from "../src/checks/ssl/index.ts";
import { issueIntermediate, issueRoot, type Credential } from "../src/demo/issue.ts";
import { keep, measure } from "./engine.ts";
import { nameConstraints } from "./twins/extensions.ts";
import { chainFor, inDays, intermediateOf, keysOf, leafOf, root, served, type Served } from "./twins/pki.ts";
import { certificatesOnly, serveIssuer } from "./twins/responders.ts";
import { reply } from "./twins/raw-http.ts";
import { serveHttp } from "./twins/http.ts";
import { serveTls } from "./twins/tls.ts";

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

// What is fetched was put there by a stranger: with a self-signed copy of the issuer in OpenSSL's store its path would end there, and
// every rule above it would go unseen.
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
])("a self-signed copy of an issuer %s makes no anchor of it", async ([, missing]) => {
  const { issuer, above } = missing();
  const copy = issueRoot(profile);
  for (const bundle of [[issuer], [copy, issuer], [issuer, copy]]) {
    const place = await keep(serveHttp({ answer: reply({ body: certificatesOnly(bundle.map(({ der }) => der)) }) }));
    const { raw, verdict } = await look(served(leafOf({ issuerUrls: [`${place.origin}/i`] }, issuer), ...above));

    expect(raw.trust.trusted).toBe(false);
    expect(verdict.grade).toBe("F");
  }
});

test("of several paths the one that lasts longest counts, whatever the order", async () => {
  const short = intermediateOf({ notAfter: inDays(5) });
  const long = intermediateOf({ notAfter: inDays(500) });
  for (const others of [
    [short, long],
    [long, short],
  ]) {
    const { raw } = await look(served(leafOf(), ...others));

    expect(raw.trust.path.map(({ validTo }) => validTo)[1]).toBe(
      new Date(Math.floor(inDays(500).getTime() / 1000) * 1000).toISOString(),
    );
  }
});

test("no HSTS is worth nothing, whoever may be there", async () => {
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
