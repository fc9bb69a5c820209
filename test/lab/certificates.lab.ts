import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { attempt } from "../../src/core/attempt.ts";
import { interpret } from "../../src/core/result/interpretation.ts";
import { measure } from "../engine.ts";
import { kinds, type Kind } from "./machines/certificate-kinds.ts";
import { startNginx, type Site } from "./machines/nginx.ts";
import { createAuthority, type OpensslAuthority } from "./machines/openssl.ts";
import { freePorts } from "./machines/process.ts";
import { startGnutls, startStunnel } from "./machines/servers.ts";
import { tell } from "./machines/tell.ts";
import { toldOf, trustPeers, type TrustPeer } from "./machines/trust-peers.ts";

const year = 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains"; return 200 "hello";';

let authorities: Readonly<Record<NonNullable<Kind["under"]>, OpensslAuthority>>;
const running: AsyncDisposable[] = [];
const ports = new Map<string, number>();
/** Where testssl.sh gave no result in any try. */
const silent: string[] = [];

beforeAll(async () => {
  authorities = {
    good: createAuthority(),
    deep: createAuthority({ isDeep: true }),
    md5: createAuthority({ key: "rsa2048", digest: "md5" }),
    sha1: createAuthority({ key: "rsa2048", digest: "sha1" }),
  };
  const [shelf = 0, plain = 0, ...free] = await freePorts(kinds.length + 2);
  // An intermediate that has nothing to do with the chain.
  writeFileSync(`${authorities.good.folder}/other.pem`, readFileSync(`${authorities.deep.folder}/upper.pem`));
  const stands = kinds.map((kind, index) => standOf(kind, free[index] ?? 0, shelf));
  const files: Site = { port: shelf, lines: [`root ${authorities.good.folder};`] };
  const sites = stands.filter(({ by }) => by === "nginx").map(({ site }) => site);
  running.push(await startNginx([files, { port: plain, lines: [year] }, ...sites]));
  for (const { by, stand } of stands) {
    if (by === "gnutls-serv") running.push(await startGnutls(stand));
    if (by === "stunnel") running.push(await startStunnel(stand, { before: plain }));
  }
}, 120_000);

afterAll(async () => {
  for (const server of running.toReversed()) await server[Symbol.asyncDispose]();
  if (silent.length > 1) throw new Error(`testssl.sh said nothing of ${silent.join(", ")}`);
});

function standOf(
  { name, by = "nginx", under = "good", order, send, protocols, isStapled }: Kind,
  port: number,
  shelf: number,
) {
  ports.set(name, port);
  const authority = authorities[under];
  const file = `site${port}`;
  const issuerUrl = order?.issuerUrl && `http://127.0.0.1:${shelf}/${order.issuerUrl}`;
  const { key } = authority.issue({ name: file, ...order, ...(issuerUrl && { issuerUrl }) });
  const chain = authority.bundle(
    `${file}.sent.pem`,
    ...(send ?? ["leaf", "int"]).map((each) => (each === "leaf" ? file : each)),
  );
  const staple = isStapled ? ["ssl_stapling on;", `ssl_stapling_file ${authority.staple(file)};`] : [];
  const site: Site = { port, certificate: { key, chain }, ...(protocols && { protocols }), lines: [...staple, year] };
  return { by, site, stand: { port, key, chain } };
}

/** Our result: the grade with all problems, or why there is none; and the certificate in sslscan's notation. */
async function weSay({ name, under = "good" }: Kind): Promise<{ readonly verdict: string; readonly told: string }> {
  const given = [readFileSync(authorities[under].rootFile, "utf8")];
  const seen = await attempt(() => measure(ssl, { host: "localhost", port: ports.get(name) }, { given }));
  if (!seen.ok) return { verdict: `unknown: ${seen.failure.reason}`, told: toldOf("", null) };
  const { raw, verdict } = seen.value;
  const { grade = "none", issues } = interpret(ssl, verdict, "en");
  const wrong = issues.filter(({ severity }) => severity !== "info").map(({ id }) => id.replace("ssl.", ""));
  const [leaf] = raw.chain;
  const rsaBits = leaf?.key.type === "RSA" ? leaf.key.bits : null;
  return { verdict: [grade, ...wrong].join(" "), told: toldOf(leaf?.signature ?? "", rsaBits) };
}

/** testssl.sh starts thousands of processes per certificate, so it is asked with `TESTSSL=all` alone. */
const asksTestssl = process.env["TESTSSL"] === "all";

function peers(): readonly [TrustPeer, (typeof trustPeers)[TrustPeer]][] {
  const all = Object.entries(trustPeers) as [TrustPeer, (typeof trustPeers)[TrustPeer]][];
  return all.filter(([peer]) => peer !== "testssl.sh" || asksTestssl);
}

test.concurrent.for(kinds)("$name", { timeout: 400_000 }, async (kind, { expect }) => {
  const { name, by = "nginx", under = "good", ours, differs = {} } = kind;

  const { verdict, told } = await weSay(kind);

  const isAccepted = /^[ABCD]/.test(verdict);
  for (const [peer, ask] of peers()) {
    const { accepts, says } = await ask(ports.get(name) ?? 0, authorities[under].rootFile);
    const agrees = accepts === null ? says === told : accepts === isAccepted;
    const expected = differs[peer] ?? "both";
    // Under load it may miss its handshakes; a missing result is not a contradiction.
    const isSilent = peer === "testssl.sh" && says === "nothing" && agrees !== (expected === "both");
    if (isSilent) silent.push(name);
    const right = isSilent ? "ours: it got no certificate on a busy machine" : expected;
    tell({ server: `${by}, ${name}`, peer, says, ours: accepts === null ? told : verdict, right });
    expect.soft({ peer, says, agrees }).toEqual({ peer, says, agrees: isSilent ? agrees : right === "both" });
  }
  expect(verdict).toBe(ours);
});
