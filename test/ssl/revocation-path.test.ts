import { expect, test } from "vitest";
import { gate } from "../../src/checks/gate/index.ts";
import { http } from "../../src/checks/http/index.ts";
import { interpret } from "../../src/core/result/interpretation.ts";
import { ssl } from "../../src/checks/ssl/index.ts";
import type { Credential, CertificateProfile } from "../../src/demo/issue.ts";
import { keep, measure } from "../engine.ts";
import { ocspSigning } from "../twins/pki/extensions.ts";
import { certIdOf, delegatedBy, writeResponse } from "../twins/pki/ocsp-answer.ts";
import { inDays, intermediateOf, keysOf, leafOf, root, served, type Served } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";
import { serveIssuer, serveList, serveOcsp, type Responder } from "../twins/pki/responders.ts";
import { serveTls, type TlsTwinOptions } from "../twins/tls.ts";

const hsts = reply({ headers: ["Strict-Transport-Security: max-age=31536000; includeSubDomains"] });
const serial = Buffer.from("4711", "hex");
const entry = { serial, at: inDays(-3), reason: 2 };

/** The root's list, with the intermediate's {@link serial} or empty. */
function listOfRoot(...entries: readonly (typeof entry)[]): Promise<Responder> {
  return keep(serveList("current", { issuer: root, entries }));
}

/** A leaf below an intermediate with the given changes. */
function below(profile: Partial<CertificateProfile>, leaf: Partial<CertificateProfile> = {}): Served {
  const issuer = intermediateOf({ serial, ...profile });
  return served(leafOf(leaf, issuer), issuer);
}

async function look(chain: Served, options: TlsTwinOptions = {}) {
  const server = await keep(serveTls({ answer: hsts, served: chain, ...options }));
  const { raw, verdict } = await measure(ssl, { host: "localhost", port: `${server.port}` });
  const { intermediates, alternativePath: detour, ...leaf } = raw.revocation;
  return { raw, verdict, leaf, intermediates, detour, ids: verdict.findings.map(({ id }) => id) };
}

test("a revoked intermediate makes the path invalid", async () => {
  const { url } = await listOfRoot(entry);
  const { raw, verdict, leaf, intermediates } = await look(below({ crlUrls: [url] }));

  expect(intermediates).toMatchObject([
    { subject: "Twin CA", status: "revoked", source: "crl", revocationReason: "cACompromise" },
  ]);
  expect(leaf).toMatchObject({ status: "not-applicable", reason: "no-source" });
  expect(verdict).toMatchObject({ grade: "F", status: "fail", caps: [{ id: "intermediate-revoked", max: "F" }] });
  expect(verdict.parts?.map(({ id, score }) => [id, score])).toEqual([
    ["certificate", 100],
    ["version", 100],
    ["trust", 0],
    ["hsts", 0],
  ]);
  expect(verdict.kpis).toContainEqual({ id: "revocation", value: "issuer-revoked" });
  expect(ssl.raw.parse(raw)).toEqual(raw);
});

test.for(["en", "ko"] as const)("the revoked one is named, in %s", async (language) => {
  const { url } = await listOfRoot(entry);
  const { verdict } = await look(below({ crlUrls: [url] }));
  const [issue] = interpret(ssl, verdict, language).issues;

  expect(issue).toMatchObject({ id: "ssl.intermediate-revoked", severity: "critical" });
  expect(issue?.subject).toBe("Twin CA");
  expect(issue?.cause).toContain("Twin CA");
  expect(issue?.cause).toContain(inDays(-3).toISOString().slice(0, 10));
});

test("it fails a gate, and its headers count as unauthenticated", async () => {
  const { url } = await listOfRoot(entry);
  const server = await keep(serveTls({ answer: hsts, served: below({ crlUrls: [url] }) }));
  const page = `https://localhost:${server.port}/`;
  const { verdict } = await measure(gate, { url: page, min_ssl: "D", min_headers: "off" });
  const { raw } = await measure(http, { url: page });

  expect(verdict.status).toBe("fail");
  expect(raw.certificateRejection?.problems).toEqual(["revoked"]);
});

test.for([
  ["current", { status: "good", source: "crl", reason: null }],
  ["stale", { status: "unknown", source: null, reason: "crl.stale" }],
  ["delta", { status: "unknown", source: null, reason: "crl.delta" }],
  ["partition", { status: "unknown", source: null, reason: "crl.users-only" }],
  ["authorities only", { status: "good", source: "crl", reason: null }],
  ["wrong issuer", { status: "unknown", source: null, reason: "crl.other-issuer" }],
  ["wrong signature", { status: "unknown", source: null, reason: "crl.bad-signature" }],
  ["garbage", { status: "unknown", source: null, reason: "crl.malformed" }],
  ["not found", { status: "unknown", source: null, reason: "crl.http.404" }],
] as const)("a list of the kind %s says of an authority: %j", async ([kind, expected]) => {
  const { url } = await keep(serveList(kind, { issuer: root }));
  const { verdict, intermediates, ids } = await look(below({ crlUrls: [url] }));

  expect(intermediates).toMatchObject([expected]);
  // An unknown result is listed, and does not lower the grade.
  expect(verdict).toMatchObject({ grade: "A+", score: 100 });
  expect(ids.includes("intermediate-revocation-unknown")).toBe(expected.status === "unknown");
});

test.for([
  ["the list is asked first", "current", "good", "crl", 0],
  ["the responder is asked where the list says nothing", "stale", "revoked", "ocsp", 1],
] as const)("of an authority with both %s", async ([, kind, status, source, connections]) => {
  const list = await keep(serveList(kind, { issuer: root }));
  const responder = await keep(serveOcsp("revoked", { issuer: root }));
  const { intermediates } = await look(below({ crlUrls: [list.url], ocspUrls: [responder.url] }));

  expect(intermediates).toMatchObject([{ status, source }]);
  expect(responder.connections()).toBe(connections);
});

test("an authority without any source is not applicable, and not reported", async () => {
  const { intermediates, ids } = await look(below({}));

  expect(intermediates).toMatchObject([{ status: "not-applicable", reason: "no-source" }]);
  expect(ids.filter((id) => id.includes("revo"))).toEqual([]);
});

test("each intermediate is checked at its own issuer, the upper one at the root", async () => {
  const upperList = await listOfRoot(entry);
  const upper = intermediateOf({ serial, crlUrls: [upperList.url], authority: { pathLength: 1 } });
  const lowerList = await keep(serveList("current", { issuer: upper }));
  const keys = keysOf("p256", "lower intermediate");
  const lower = intermediateOf({ subject: { commonName: "Lower" }, keys, crlUrls: [lowerList.url] }, upper);
  const { intermediates, verdict } = await look(served(leafOf({}, lower), lower, upper));

  expect(intermediates).toMatchObject([
    { subject: "Lower", status: "good" },
    { subject: "Twin CA", status: "revoked" },
  ]);
  expect(verdict.grade).toBe("F");
});

test("a fetched one is checked, too", async () => {
  const { url } = await listOfRoot(entry);
  const certificate = intermediateOf({ serial, crlUrls: [url] });
  const issuer = await keep(serveIssuer("DER", { certificate }));
  const { raw, intermediates } = await look(served(leafOf({ issuerUrls: [issuer.url] }, certificate)));

  expect(raw.trust.completedByAia).toBe(true);
  expect(intermediates).toMatchObject([{ status: "revoked" }]);
  // The path's first exchange is shared with the search for the leaf's issuer.
  expect(issuer.connections()).toBe(1);
});

test("the authorities of an untrusted path are not checked", async () => {
  const list = await listOfRoot(entry);
  const { intermediates } = await look(below({ crlUrls: [list.url], notAfter: inDays(-1) }));

  expect(intermediates).toEqual([]);
  expect(list.connections()).toBe(0);
});

/** Two certificates of one authority, of which the revoked one is valid longer. */
async function crossed(isOtherRevoked: boolean): Promise<readonly [revoked: Credential, other: Credential]> {
  const second = { ...entry, serial: Buffer.from("4712", "hex") };
  const { url } = await listOfRoot(entry, ...(isOtherRevoked ? [second] : []));
  return [
    intermediateOf({ serial, crlUrls: [url], notAfter: inDays(1900) }),
    intermediateOf({ serial: second.serial, crlUrls: [url], notAfter: inDays(1500) }),
  ];
}

test("a path that avoids the revoked one counts", async () => {
  const { raw, verdict, intermediates, detour, ids } = await look(served(leafOf(), ...(await crossed(false))));

  expect(intermediates.map(({ status }) => status)).toEqual(["revoked", "good"]);
  expect(detour).toBe(true);
  expect(raw.trust.path[1]?.sha256).toBe(intermediates[1]?.sha256);
  expect(verdict).toMatchObject({ grade: "A+", status: "warn", caps: [] });
  expect(ids).toContain("intermediate-revoked-avoidable");
});

test("an alternative path with unknown revocation leaves trust unknown", async () => {
  const [list, silent] = await Promise.all([listOfRoot(entry), keep(serveList("not found"))]);
  const revoked = intermediateOf({ serial, crlUrls: [list.url], notAfter: inDays(1900) });
  const other = intermediateOf({ crlUrls: [silent.url], notAfter: inDays(1500) });
  const chain = served(leafOf(), revoked, other);
  const { verdict, ids } = await look(chain);
  const { port } = await keep(serveTls({ answer: hsts, served: chain }));
  const gated = await measure(gate, { url: `https://localhost:${port}/`, min_headers: "off" });

  expect(verdict.grade).toBe(undefined);
  expect(ids).toContain("intermediate-revoked-unclear");
  expect(gated.verdict.status).toBe("unknown");
});

test("an alternative path that OpenSSL rejects does not count", async () => {
  const { url } = await listOfRoot(entry);
  const revoked = intermediateOf({ serial, crlUrls: [url] });
  const other = intermediateOf({ subjectKeyIdentifier: Buffer.alloc(20, 7) });
  const { verdict, detour } = await look(served(leafOf({}, revoked), revoked, other));

  expect(detour).toBe(false);
  expect(verdict.grade).toBe("F");
});

test("a revoked certificate that is served besides the path has no effect", async () => {
  const [revoked, other] = await crossed(false);
  const { verdict, intermediates, detour } = await look(served(leafOf(), other, revoked));

  expect(intermediates.map(({ status }) => status)).toEqual(["good"]);
  expect(detour).toBe(false);
  expect(verdict).toMatchObject({ grade: "A+", caps: [] });
});

test("it is worth nothing where the other one is revoked as well", async () => {
  const { verdict, intermediates, detour } = await look(served(leafOf(), ...(await crossed(true))));

  expect(intermediates.map(({ status }) => status)).toEqual(["revoked", "revoked"]);
  expect(detour).toBe(false);
  expect(verdict.grade).toBe("F");
});

test("silent lists of leaf and intermediate share three seconds, and the page does not wait for them", async () => {
  const [one, two] = await Promise.all([keep(serveList("silence")), keep(serveList("silence"))]);
  const chain = below({ crlUrls: [one.url] }, { crlUrls: [two.url] });
  const server = await keep(serveTls({ answer: hsts, served: chain }));
  const started = performance.now();
  const { raw } = await measure(ssl, { host: "localhost", port: `${server.port}` });
  const spent = performance.now() - started;

  expect(raw.revocation).toMatchObject({ reason: "crl.timeout.http", intermediates: [{ reason: "crl.timeout.http" }] });
  expect(raw.http.status).toBe(200);
  expect(spent).toBeLessThan(4500);
});

test("a silent list hides no other one", async () => {
  const [silent, list] = await Promise.all([
    keep(serveList("silence")),
    keep(serveList("current", { entries: [entry] })),
  ]);
  const { leaf } = await look(served(leafOf({ serial, crlUrls: [silent.url, list.url] }), intermediateOf({})));

  expect(leaf).toMatchObject({ status: "revoked", source: "crl" });
});

test("a leaf does not wait for more of its path than its issuer", async () => {
  const silent = await keep(serveIssuer("silence"));
  const upper = intermediateOf({ authority: { pathLength: 1 } });
  const keys = keysOf("p256", "lower intermediate");
  const lower = intermediateOf({ subject: { commonName: "Lower" }, keys, issuerUrls: [silent.url] }, upper);
  const responder = await keep(serveOcsp("revoked", { issuer: lower }));
  const { leaf, raw } = await look(served(leafOf({ ocspUrls: [responder.url] }, lower), lower));

  expect(leaf).toMatchObject({ status: "revoked", source: "ocsp" });
  expect(raw.trust.trusted).toBe(null);
});

test.for([
  ["on no list", false, { status: "good", source: "staple" }],
  ["on the list of the issuer", true, { status: "unknown", reason: "staple.signer-revoked" }],
] as const)("a response by a delegate %s", async ([, isRevoked, expected]) => {
  const issuer = intermediateOf({});
  const list = await keep(serveList("current", { issuer, entries: isRevoked ? [entry] : [] }));
  const leaf = leafOf({}, issuer);
  const saying = delegatedBy({ serial, extendedKeyUsage: [ocspSigning], crlUrls: [list.url] }, issuer);
  const staple = writeResponse(saying, certIdOf(leaf, issuer), issuer);

  expect((await look(served(leaf, issuer), { staple })).leaf).toMatchObject(expected);
});

test("a response by a delegate whose CRL is unavailable is doubtful", async () => {
  const list = await keep(serveList("not found"));
  const issuer = intermediateOf({});
  const leaf = leafOf({}, issuer);
  const saying = delegatedBy({ extendedKeyUsage: [ocspSigning], crlUrls: [list.url] }, issuer);
  const staple = writeResponse(saying, certIdOf(leaf, issuer), issuer);

  expect((await look(served(leaf, issuer), { staple })).leaf).toMatchObject({ reason: "staple.signer-unknown" });
});

test.for(["Twin CA", "localhost"])(
  "a revoked leaf named %s is revoked, even if others have that name",
  async (commonName) => {
    const issuer = intermediateOf({});
    const { url } = await keep(serveList("current", { issuer, entries: [entry] }));
    const { leaf, verdict } = await look(
      served(leafOf({ subject: { commonName }, serial, crlUrls: [url] }, issuer), issuer),
    );

    expect(leaf).toMatchObject({ status: "revoked", source: "crl" });
    expect(verdict.grade).toBe("F");
  },
);

test("a path that only OpenSSL found leaves its authorities' revocation unknown", async () => {
  const { url } = await listOfRoot(entry);
  const authority = {};
  const upper = intermediateOf({ subject: { commonName: "Upper" }, serial, crlUrls: [url], authority });
  const chain = Array.from({ length: 10 }, (_, at) => at).reduce<readonly [Credential, ...Credential[]]>(
    (below, at) => {
      const subject = { commonName: `Step ${at}` };
      return [intermediateOf({ subject, keys: keysOf("p256", `step ${at}`), authority }, below[0]), ...below];
    },
    [upper],
  );
  const { raw, intermediates, ids } = await look(served(leafOf({}, chain[0]), ...chain));

  expect(raw.trust).toMatchObject({ trusted: true, path: [] });
  expect(intermediates[0]).toMatchObject({ subject: "Step 9", status: "unknown", reason: "path-unclear" });
  expect(ids).toContain("intermediate-revocation-unknown");
});

test("URLs named by a public server must be public, for its authorities too", async () => {
  const inside = await keep(serveList("current", { issuer: root, address: "127.0.0.2" }));
  const server = await keep(serveTls({ served: below({ crlUrls: [inside.url] }, { crlUrls: [inside.url] }) }));
  const policy = { special: true, allow: ["127.0.0.1/32"] };
  const { raw } = await measure(ssl, { host: "127.0.0.1", port: `${server.port}` }, { policy });

  expect(raw.revocation).toMatchObject({
    reason: "crl.address.private",
    intermediates: [{ reason: "crl.address.private" }],
  });
  expect(inside.connections()).toBe(0);
});
