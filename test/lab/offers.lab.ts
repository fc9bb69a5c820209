import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ssl, type SslRaw } from "../../src/checks/ssl/index.ts";
import { measure } from "../engine.ts";
import { root } from "../twins/pki.ts";
import { serveOldSuites, serveSslV3 } from "../twins/raw-tls.ts";
import { serveTls } from "../twins/tls.ts";
import { startNginx, type Site } from "./nginx.ts";
import { createAuthority, type OpensslAuthority } from "./openssl.ts";
import { comparedFamilies, peers, type Fact, type Facts, type Peer } from "./peers.ts";
import { freePorts, run, startServer } from "./process.ts";

interface Row {
  readonly name: string;
  /** What the server was told to offer. */
  readonly offers: Facts;
  readonly dheBits?: number;
  readonly grade: string;
  /** What a peer says otherwise, and why it is the one that is wrong. */
  readonly wrong?: Readonly<
    Partial<Record<Peer, { readonly lacks?: Facts; readonly adds?: Facts; readonly why: string }>>
  >;
}

const year = 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains"; return 200 "hello";';

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
const said: string[] = [];

beforeAll(async () => {
  authority = createAuthority();
  const free = await freePorts(rows.length);
  rows.forEach(({ name }, index) => ports.set(name, free[index] ?? 0));
  const ec = authority.issue({ name: "ec" });
  const rsa = authority.issue({ name: "rsa", key: "rsa2048" });
  const prime = join(authority.folder, "dh1024.pem");
  writeFileSync(prime, run("openssl", ["dhparam", "-dsaparam", "1024"], authority.folder));
  const at = (name: string): number => ports.get(rows.find((row) => row.name.startsWith(name))?.name ?? "") ?? 0;
  const site = (
    name: string,
    certificate: Site["certificate"],
    protocols: string,
    ...lines: readonly string[]
  ): Site => ({
    port: at(name),
    ...(certificate && { certificate }),
    protocols,
    lines: [...lines, year],
  });
  servers.push(
    await startNginx([
      site("nginx, Mozilla", ec, "TLSv1.2 TLSv1.3", "ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;"),
      site("nginx, TLS 1.3", ec, "TLSv1.3"),
      site("nginx, CBC", rsa, "TLSv1.2", "ssl_ciphers ECDHE-RSA-AES128-SHA:ECDHE-RSA-AES256-SHA;"),
      site(
        "nginx, TLS 1.0",
        rsa,
        "TLSv1 TLSv1.1 TLSv1.2 TLSv1.3",
        `ssl_dhparam ${prime};`,
        "ssl_ciphers ALL:COMPLEMENTOFALL:@SECLEVEL=0;",
      ),
    ]),
    await startServer(
      "gnutls-serv",
      [
        "--http",
        "--port",
        `${at("gnutls")}`,
        "--priority",
        "NORMAL:+VERS-TLS1.0:+VERS-TLS1.1:+3DES-CBC:+ARCFOUR-128:+MD5",
        "--x509keyfile",
        rsa.key,
        "--x509certfile",
        rsa.chain,
      ],
      { cwd: authority.folder, port: at("gnutls") },
    ),
    await startServer(
      "openssl",
      // prettier-ignore
      ["s_server", "-accept", `${at("openssl")}`, "-www", "-quiet", "-tls1_2", "-cipher", "ALL:COMPLEMENTOFALL:@SECLEVEL=0",
        "-key", rsa.key, "-cert", rsa.leaf, "-cert_chain", rsa.chain],
      { cwd: authority.folder, port: at("openssl") },
    ),
  );
  const current = await serveTls({ ciphers: "ECDHE+AESGCM" });
  const old = await serveOldSuites({ suites: [0x0003, 0x0005], beside: current.port });
  servers.push(current, old, await serveSslV3({ beside: old.port, port: at("a twin") }));
});

afterAll(async () => {
  for (const server of servers.toReversed()) await server[Symbol.asyncDispose]();
  process.stdout.write(`\n${said.join("\n")}\n`);
});

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

test.for(rows)("$name: we and the peers", async ({ name, offers, dheBits = null, grade, wrong = {} }) => {
  const port = ports.get(name) ?? 0;
  const given = [readFileSync(authority.rootFile, "utf8")];
  const started = performance.now();

  const { raw, verdict } = await measure(ssl, { host: "localhost", port }, { given: [...given, ...twinRoot(name)] });
  const ms = Math.round(performance.now() - started);
  const ours = factsOf(raw);
  said.push("", name, `  ours        ${ours.join(" ")} (${verdict.grade}, ${raw.offers.hellos} hellos, ${ms} ms)`);

  expect(ours).toEqual(offers);
  expect(raw.offers.suites.filter(({ offered }) => offered === null)).toEqual([]);
  expect(raw.offers.dheBits).toBe(dheBits);
  expect(verdict.grade).toBe(grade);
  expect(raw.offers.hellos).toBeLessThanOrEqual(33);
  for (const [peer, ask] of Object.entries(peers) as [Peer, (typeof peers)[Peer]][]) {
    const theirs = await ask(port);
    const { lacks = [], adds = [], why = "agrees" } = wrong[peer] ?? {};
    said.push(`  ${peer.padEnd(11)} ${theirs.join(" ")} — ${why === "agrees" ? why : `we are right: ${why}`}`);
    expect({ peer, lacks: without(offers, theirs), adds: without(theirs, offers) }).toEqual({ peer, lacks, adds });
  }
});

/** The twin's certificate leads to the root of the twins. */
function twinRoot(name: string): readonly string[] {
  return name.startsWith("a twin") ? [root.pem] : [];
}
