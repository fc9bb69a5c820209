import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ssl, type SslRaw } from "../../src/checks/ssl/index.ts";
import { measure } from "../engine.ts";
import { root } from "../twins/pki/pki.ts";
import { serveOldSuites, serveSslV3 } from "../twins/raw-tls.ts";
import { serveTls } from "../twins/tls.ts";
import { startNginx, type Site } from "./machines/nginx.ts";
import { createAuthority, type OpensslAuthority } from "./machines/openssl.ts";
import { comparedFamilies, peers, type Fact, type Facts, type Peer } from "./machines/peers.ts";
import { freePorts, run } from "./machines/process.ts";
import { startGnutls, startSserver, startStunnel } from "./machines/servers.ts";
import { tell } from "./machines/tell.ts";

interface Row {
  readonly name: string;
  /** The server's configured offer. */
  readonly offers: Facts;
  readonly dheBits?: number;
  readonly grade: string;
  /** What a peer reports differently, and why the peer is wrong. */
  readonly wrong?: Readonly<
    Partial<Record<Peer, { readonly lacks?: Facts; readonly adds?: Facts; readonly why: string }>>
  >;
}

const year = 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains"; return 200 "hello";';

const everySuite = "ALL:COMPLEMENTOFALL:@SECLEVEL=0";

const beginsLate = {
  lacks: ["TLSv1.0"],
  why: "it begins with an openssl whose security level of 2 refuses the handshake, and gives up; at 0 it agrees",
} as const;

const rows: readonly Row[] = [
  { name: "nginx, Mozilla's intermediate suites", offers: ["TLSv1.2", "TLSv1.3"], grade: "A+" },
  { name: "nginx, TLS 1.3 alone", offers: ["TLSv1.3"], grade: "A+" },
  { name: "nginx, CBC alone", offers: ["TLSv1.2"], grade: "B" },
  {
    name: "nginx, TLS 1.0 to 1.3 with every suite and a prime of 1024 bits",
    offers: ["TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3", "null", "anonymous"],
    dheBits: 1024,
    grade: "F",
  },
  {
    name: "nginx, TLS 1.0 alone",
    offers: ["TLSv1.0"],
    grade: "F",
    wrong: { "testssl.sh": beginsLate },
  },
  {
    name: "openssl s_server, TLS 1.0 alone",
    offers: ["TLSv1.0"],
    dheBits: 2048,
    grade: "F",
    wrong: { "testssl.sh": beginsLate },
  },
  {
    name: "openssl s_server with an Ed25519 key",
    offers: ["TLSv1.2", "TLSv1.3"],
    grade: "F",
    wrong: {
      nmap: {
        lacks: ["TLSv1.2"],
        why: "its hellos of TLS 1.2 call Ed25519 0x0407, which is 0x0807 (RFC 8422 §5.1.3)",
      },
    },
  },
  { name: "stunnel", offers: ["TLSv1.2", "TLSv1.3"], grade: "A+" },
  {
    name: "stunnel with every suite from TLS 1.0",
    offers: ["TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3", "null", "anonymous"],
    dheBits: 2048,
    grade: "F",
  },
  {
    name: "gnutls-serv with RC4 and 3DES",
    offers: ["TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3", "rc4", "3des"],
    dheBits: 2048,
    // Without HSTS.
    grade: "C",
  },
  {
    name: "openssl s_server with every suite of TLS 1.2",
    offers: ["TLSv1.2", "null", "anonymous"],
    dheBits: 2048,
    grade: "F",
  },
  {
    name: "a twin with SSL 3.0, RC4 and EXPORT",
    offers: ["SSLv3", "TLSv1.2", "TLSv1.3", "export", "rc4", "3des"],
    grade: "F",
    wrong: {
      sslscan: {
        lacks: ["3des"],
        // Its help: "--ssl3: Only check if SSLv3 is enabled".
        why: "3DES is taken over SSL 3.0 alone, of which it asks for no suites",
      },
    },
  },
];

let authority: OpensslAuthority;
const servers: AsyncDisposable[] = [];
const ports = new Map<string, number>();

beforeAll(async () => {
  authority = createAuthority();
  const [plain = 0, ...free] = await freePorts(rows.length + 1);
  rows.forEach(({ name }, index) => ports.set(name, free[index] ?? 0));
  const ec = authority.issue({ name: "ec" });
  const rsa = authority.issue({ name: "rsa", key: "rsa2048" });
  const edwards = authority.issue({ name: "edwards", key: "ed25519" });
  servers.push(
    await startNginx([...sitesOf(ec, rsa), { port: plain, lines: [year] }]),
    await startGnutls(
      { port: portOf("gnutls-serv"), ...rsa },
      "NORMAL:+VERS-TLS1.0:+VERS-TLS1.1:+3DES-CBC:+ARCFOUR-128:+MD5",
    ),
    await startSserver({ port: portOf("openssl s_server with every"), ...rsa }, "-tls1_2", "-cipher", everySuite),
    await startSserver(
      { port: portOf("openssl s_server, TLS 1.0"), ...rsa },
      "-tls1",
      "-cipher",
      "ALL:!aNULL:@SECLEVEL=0",
    ),
    await startSserver({ port: portOf("openssl s_server with an Ed25519"), ...edwards }),
    await startStunnel({ port: portOf("stunnel"), ...ec }, { before: plain }),
    await startStunnel(
      { port: portOf("stunnel with every"), ...rsa },
      { before: plain, lines: ["sslVersionMin = TLSv1", "securityLevel = 0", `ciphers = ${everySuite}`] },
    ),
  );
  const current = await serveTls({ ciphers: "ECDHE+AESGCM" });
  const old = await serveOldSuites({ suites: [0x0003, 0x0005], beside: current.port });
  servers.push(current, old, await serveSslV3({ beside: old.port, port: portOf("a twin") }));
});

afterAll(async () => {
  for (const server of servers.toReversed()) await server[Symbol.asyncDispose]();
});

/** The port of the first row whose name begins with this. */
function portOf(name: string): number {
  return ports.get(rows.find((row) => row.name.startsWith(name))?.name ?? "") ?? 0;
}

/** Every row that nginx serves. */
function sitesOf(ec: Site["certificate"], rsa: Site["certificate"]): readonly Site[] {
  const prime = join(authority.folder, "dh1024.pem");
  writeFileSync(prime, run("openssl", ["dhparam", "-dsaparam", "1024"], authority.folder));
  return [
    site("nginx, Mozilla", ec, "TLSv1.2 TLSv1.3", "ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;"),
    site("nginx, TLS 1.3", ec, "TLSv1.3"),
    site("nginx, CBC", rsa, "TLSv1.2", "ssl_ciphers ECDHE-RSA-AES128-SHA:ECDHE-RSA-AES256-SHA;"),
    site(
      "nginx, TLS 1.0 to",
      rsa,
      "TLSv1 TLSv1.1 TLSv1.2 TLSv1.3",
      `ssl_dhparam ${prime};`,
      `ssl_ciphers ${everySuite};`,
    ),
    site("nginx, TLS 1.0 alone", rsa, "TLSv1"),
  ];
}

function site(name: string, certificate: Site["certificate"], protocols: string, ...lines: readonly string[]): Site {
  return { port: portOf(name), ...(certificate && { certificate }), protocols, lines: [...lines, year] };
}

function factsOf({ versions, offers }: SslRaw): Facts {
  const suites = offers.suites.filter(({ offered }) => offered).map(({ family }) => family);
  return [
    ...versions.filter(({ offered }) => offered).map(({ version }) => version),
    ...comparedFamilies.filter((family) => suites.includes(family)),
  ];
}

function without(all: Facts, some: Facts = []): readonly Fact[] {
  return all.filter((each) => !some.includes(each));
}

/** testssl.sh starts thousands of processes per server, so it is asked about one. `TESTSSL=all` asks it about each. */
function asksTestssl(name: string): boolean {
  return process.env["TESTSSL"] === "all" || name.startsWith("nginx, TLS 1.0 to 1.3");
}

test.for(rows)(
  "$name: we and the peers",
  { timeout: 400_000 },
  async ({ name, offers, dheBits = null, grade, wrong = {} }) => {
    const port = ports.get(name) ?? 0;
    const given = [readFileSync(authority.rootFile, "utf8")];

    const { raw, verdict } = await measure(ssl, { host: "localhost", port }, { given: [...given, ...twinRoot(name)] });

    const ours = factsOf(raw);
    expect(ours).toEqual(offers);
    expect(raw.offers.suites.filter(({ offered }) => offered === null)).toEqual([]);
    expect(raw.offers.dheBits).toBe(dheBits);
    expect(verdict.grade).toBe(grade);
    expect(raw.offers.clientHelloCount).toBeLessThanOrEqual(33);
    for (const [peer, ask] of Object.entries(peers) as [Peer, (typeof peers)[Peer]][]) {
      if (peer === "testssl.sh" && !asksTestssl(name)) continue;
      const theirs = await ask(port);
      const { lacks = [], adds = [], why } = wrong[peer] ?? {};
      const right = why === undefined ? "both" : `ours: ${why}`;
      tell({ server: name, peer, says: theirs.join(" "), ours: `${verdict.grade} ${ours.join(" ")}`, right });
      expect({ peer, lacks: without(offers, theirs), adds: without(theirs, offers) }).toEqual({ peer, lacks, adds });
    }
  },
);

/** The twin's certificate leads to the root of the twins. */
function twinRoot(name: string): readonly string[] {
  return name.startsWith("a twin") ? [root.pem] : [];
}
