import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gate } from "../../../src/checks/gate/index.ts";
import { ssl } from "../../../src/checks/ssl/index.ts";
import { measure } from "../../engine.ts";
import { openBrowser, visit } from "../browsers/browser.ts";
import { createAuthority, type OpensslAuthority } from "../machines/openssl.ts";
import { freePorts, startServer, temporaryFolder } from "../machines/process.ts";
import { startGnutls, startSserver } from "../machines/servers.ts";

/** Key and chain of a certificate, as files. */
interface Files {
  readonly key: string;
  readonly chain: string;
}

const servers: AsyncDisposable[] = [];
let authority: OpensslAuthority;
let good: Files;
let expired: Files;
let single: Files;

beforeAll(() => {
  authority = createAuthority();
  good = authority.issue({ name: "every-ecdsa", key: "ec", days: 59 });
  single = authority.issue({ name: "every-single", key: "ec", days: 59 });
  const times = { from: "20250101000000Z", to: "20250601000000Z" };
  expired = authority.issue({ name: "every-rsa", key: "rsa2048", ...times });
});

afterAll(async () => {
  for (const server of servers.toReversed()) await server[Symbol.asyncDispose]();
});

/** nginx as Debian installs it: with the security level of its OpenSSL. */
function startDebianNginx(port: number, certificates: readonly Files[], protocols: string): Promise<AsyncDisposable> {
  const folder = temporaryFolder("nginx-every");
  const tls = certificates.flatMap(({ key, chain }) => [`ssl_certificate ${chain};`, `ssl_certificate_key ${key};`]);
  const lines = [
    "daemon off;",
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    "events {}",
    "http { access_log off;",
    ...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`),
    `server { listen 127.0.0.1:${port} ssl; ssl_protocols ${protocols};`,
    ...tls,
    "location / { return 200 ok; } } }",
  ];
  writeFileSync(join(folder, "nginx.conf"), lines.join("\n"));
  return startServer("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { cwd: folder, port });
}

function startApache(port: number, certificates: readonly Files[], protocols: string): Promise<AsyncDisposable> {
  const folder = temporaryFolder("apache-every");
  const modules = ["mpm_event", "authz_core", "socache_shmcb", "ssl"].map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const tls = certificates.flatMap(({ key, chain }) => [`SSLCertificateFile ${chain}`, `SSLCertificateKeyFile ${key}`]);
  const lines = [
    ...modules,
    `ServerRoot ${folder}`,
    `DefaultRuntimeDir ${folder}`,
    `PidFile ${folder}/pid`,
    `ErrorLog ${folder}/error.log`,
    "ServerName localhost",
    `Listen 127.0.0.1:${port}`,
    "SSLEngine on",
    `SSLProtocol ${protocols}`,
    ...tls,
  ];
  writeFileSync(join(folder, "httpd.conf"), `${lines.join("\n")}\n`);
  return startServer("apache2", ["-X", "-f", join(folder, "httpd.conf")], { cwd: folder, port });
}

type Start = (port: number) => Promise<AsyncDisposable>;

const both = (): readonly Files[] => [good, expired];

const pairs: readonly (readonly [what: string, start: Start])[] = [
  ["nginx", (port) => startDebianNginx(port, both(), "TLSv1.2 TLSv1.3")],
  ["nginx with TLS 1.3 alone", (port) => startDebianNginx(port, both(), "TLSv1.3")],
  ["nginx up to TLS 1.2", (port) => startDebianNginx(port, both(), "TLSv1.2")],
  ["Apache", (port) => startApache(port, both(), "-all +TLSv1.2 +TLSv1.3")],
  ["Apache up to TLS 1.2", (port) => startApache(port, both(), "-all +TLSv1.2")],
  [
    "openssl s_server",
    (port) =>
      startSserver({ port, ...good }, "-dkey", expired.key, "-dcert", expired.chain, "-dcert_chain", expired.chain),
  ],
  ["gnutls-serv", (port) => startPair(port, "NORMAL")],
  ["gnutls-serv up to TLS 1.2", (port) => startPair(port, "NORMAL:-VERS-TLS1.3")],
];

function startPair(port: number, priority: string): Promise<AsyncDisposable> {
  const files = [good, expired].flatMap(({ key, chain }) => ["--x509keyfile", key, "--x509certfile", chain]);
  return startServer("gnutls-serv", ["--http", "--quiet", "--port", `${port}`, "--priority", priority, ...files], {
    cwd: temporaryFolder("gnutls-every"),
    port,
  });
}

async function look(start: Start) {
  const [port = 0] = await freePorts(1);
  servers.push(await start(port));
  const given = [authority.root];
  return { port, ...(await measure(ssl, { host: "localhost", port: `${port}`, starttls: "https" }, { given })) };
}

test.for(pairs)("%s with a good ECDSA and an expired RSA certificate fails", async ([, start]) => {
  const { port, raw, verdict } = await look(start);
  const days = await measure(
    gate,
    { url: `https://localhost:${port}/`, min_headers: "off" },
    { given: [authority.root] },
  );

  expect(raw.alternatives?.certificates.map(({ chain: [leaf] }) => leaf?.key.type)).toHaveLength(1);
  expect(verdict.grade).toBe("F");
  expect(verdict.findings).toContainEqual(expect.objectContaining({ id: "expired", subject: "RSA" }));
  expect(days.verdict.status).toBe("fail");
});

test.for<[what: string, start: Start]>([
  ["nginx", (port) => startDebianNginx(port, [single], "TLSv1.2 TLSv1.3")],
  ["nginx with TLS 1.3 alone", (port) => startDebianNginx(port, [single], "TLSv1.3")],
  ["Apache", (port) => startApache(port, [single], "-all +TLSv1.2 +TLSv1.3")],
  ["openssl s_server", (port) => startSserver({ port, ...single })],
  ["gnutls-serv", (port) => startGnutls({ port, ...single })],
])("%s with one certificate has no other", async ([, start]) => {
  const { raw } = await look(start);

  expect(raw.alternatives).toEqual({ certificates: [], reason: null });
  expect(raw.trust.trusted).toBe(true);
});

test("nginx with Debian's default ssl_protocols does not offer TLS 1.0 and 1.1: it answers them with an alert", async () => {
  const { raw, verdict } = await look((port) => startDebianNginx(port, [single], "TLSv1 TLSv1.1 TLSv1.2 TLSv1.3"));
  const old = raw.versions.filter(({ version }) => version === "TLSv1.0" || version === "TLSv1.1");

  expect(old.map(({ offered, reason }) => [offered, reason])).toEqual([
    [false, "alert.80"],
    [false, "alert.80"],
  ]);
  expect(verdict.findings.map(({ id }) => id)).not.toContain("version-unknown");
});

test("a server without RFC 5746 has its own finding and no ceiling: Chromium loads it", async () => {
  const { port, raw, verdict } = await look((at) =>
    startGnutls({ port: at, ...single }, "NORMAL:-VERS-TLS1.3:-VERS-TLS1.1:-VERS-TLS1.0:%DISABLE_SAFE_RENEGOTIATION"),
  );
  await using chromium = await openBrowser("chromium", { roots: [authority.rootFile] });

  expect(raw).toMatchObject({ legacyHandshakeOnly: false, legacyRenegotiation: true, trust: { trusted: true } });
  expect(verdict.findings.map(({ id }) => id)).toContain("no-secure-renegotiation");
  expect(verdict.caps?.map(({ id }) => id)).toEqual(["no-tls13"]);
  expect((await visit(chromium, `https://localhost:${port}/`)).loaded).toBe(true);
});
