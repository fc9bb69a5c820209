import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { portcullis } from "../cli/terminal.ts";
import { startNginx } from "./machines/nginx.ts";
import { createAuthority } from "./machines/openssl.ts";
import { freePorts, run, startServer, temporaryFolder } from "./machines/process.ts";

const folder = temporaryFolder("access");
const at = (name: string): string => join(folder, name);
const secret = "open-sesame-4711";
const servers: AsyncDisposable[] = [];
let ports: readonly number[] = [];
let caFile = "";

const site = { page: 0, plain: 1, mutual: 2, strict: 3, token: 4 } as const;
const proxies = { tinyproxy: 5, squid: 6, squidTls: 7, closed: 8 } as const;

function portOf(index: number): number {
  return ports[index] ?? 0;
}

const headers = [
  `add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;`,
  `add_header Content-Security-Policy "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'" always;`,
  `add_header X-Content-Type-Options nosniff always;`,
  `add_header Referrer-Policy no-referrer always;`,
];
const page = [...headers, "default_type text/html;"];

/** A certificate that is its own authority. */
function make(name: string, ...more: readonly string[]): void {
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", at(`${name}.key`)];
  const about = ["-subj", `/CN=${name}`, "-days", "5", ...more];
  run("openssl", ["req", "-x509", ...key, "-out", at(`${name}.pem`), ...about], folder);
}

beforeAll(async () => {
  ports = await freePorts(9);
  make("client");
  make("other");
  // Squid as Debian builds it sends only the first certificate of its file.
  make("proxy", "-addext", "subjectAltName=DNS:localhost");
  const authority = createAuthority();
  caFile = at("ca.pem");
  writeFileSync(caFile, readFileSync(authority.rootFile, "utf8") + readFileSync(at("proxy.pem"), "utf8"));
  const certificate = authority.issue({ name: "site", hosts: ["localhost"] });
  const asks = [`ssl_client_certificate ${at("client.pem")};`, "ssl_verify_client on;"];
  servers.push(
    await startNginx([
      { port: portOf(site.page), certificate, lines: [...page, "return 200 ok;"] },
      { port: portOf(site.plain), lines: ["return 301 https://localhost/;"] },
      { port: portOf(site.mutual), certificate, lines: [...page, ...asks, "return 200 ok;"] },
      { port: portOf(site.strict), certificate, protocols: "TLSv1.2", lines: [...page, ...asks, "return 200 ok;"] },
      {
        port: portOf(site.token),
        certificate,
        lines: [
          ...page,
          `add_header X-Echo $http_x_token always;`,
          `if ($http_x_token != "${secret}") { return 401; }`,
          "return 200 ok;",
        ],
      },
    ]),
  );
  writeFileSync(
    at("tinyproxy.conf"),
    [
      `Port ${portOf(proxies.tinyproxy)}`,
      "Listen 127.0.0.1",
      "Allow 127.0.0.1",
      "BasicAuth me pa55w0rd",
      `ConnectPort ${portOf(site.page)}`,
      `ConnectPort ${portOf(site.plain)}`,
      "",
    ].join("\n"),
  );
  servers.push(
    await startServer("tinyproxy", ["-d", "-c", at("tinyproxy.conf")], {
      cwd: folder,
      port: portOf(proxies.tinyproxy),
    }),
  );
  writeFileSync(
    at("squid.conf"),
    [
      `http_port 127.0.0.1:${portOf(proxies.squid)}`,
      `https_port 127.0.0.1:${portOf(proxies.squidTls)} tls-cert=${at("proxy.pem")} tls-key=${at("proxy.key")}`,
      `acl open port ${portOf(site.page)} ${portOf(proxies.closed)}`,
      "http_access allow open",
      "http_access deny all",
      "cache deny all",
      "access_log none",
      "cache_log /dev/null",
      "pid_filename none",
      "coredump_dir none",
      "shutdown_lifetime 0 seconds",
      "pinger_enable off",
      "",
    ].join("\n"),
  );
  servers.push(
    await startServer("squid", ["-N", "-n", `lab${portOf(proxies.squid)}`, "-f", at("squid.conf")], {
      cwd: folder,
      port: portOf(proxies.squid),
    }),
  );
});

afterAll(async () => {
  for (const server of servers) await server[Symbol.asyncDispose]();
});

async function gate(url: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { code, out } = await portcullis(["gate", url, "--ca-file", caFile, "--json", ...args], { env });
  const [target] = (JSON.parse(out) as GateResult).targets;
  return { code, out, target };
}

function pinTo(port: number, index: number): readonly string[] {
  return ["--resolve", `localhost:${port}:127.0.0.1:${portOf(index)}`];
}

function pins(plain: number): readonly string[] {
  return [...pinTo(443, site.page), ...pinTo(80, plain)];
}

test.for(["mutual", "strict"] as const)("nginx (%s) accepts clients with a certificate", async (which) => {
  const url = `https://localhost:${portOf(site[which])}/`;

  const known = await gate(url, ["--client-cert", at("client.pem"), "--client-key", at("client.key")]);
  const anonymous = await gate(url, []);

  expect([known.code, known.target?.verdict]).toEqual([0, "pass"]);
  expect(anonymous.code).toBe(3);
  expect(anonymous.target?.reason).toBe("http.client-certificate");
  expect(anonymous.target?.message).toContain("--client-cert");
});

test("nginx refuses a client certificate that it does not know", async () => {
  const { code, target } = await gate(`https://localhost:${portOf(site.mutual)}/`, [
    "--client-cert",
    at("other.pem"),
    "--client-key",
    at("other.key"),
  ]);

  expect([code, target?.reason]).toEqual([3, "http.client-certificate"]);
});

test("nginx accepts a header, and its echo is masked", async () => {
  const url = `https://localhost:${portOf(site.token)}/`;

  const { code } = await gate(url, ["--header", "x-token=TOKEN"], { TOKEN: secret });
  const wrong = await gate(url, ["--header", "x-token=TOKEN"], { TOKEN: "wrong-token-1" });

  expect(code).toBe(0);
  expect([wrong.code, wrong.target?.reason]).toEqual([3, "http.status.401"]);
  expect(wrong.out).not.toContain("wrong-token");
});

test("tinyproxy with a password carries the whole run", async () => {
  const proxy = `http://me:pa55w0rd@127.0.0.1:${portOf(proxies.tinyproxy)}`;

  const direct = await gate("https://localhost/", pins(site.plain));
  const { code, target, out } = await gate("https://localhost/", pins(site.plain), { ALL_PROXY: proxy });

  expect([code, target?.verdict]).toEqual([0, "pass"]);
  expect(target?.checks).toEqual(direct.target?.checks);
  expect(target?.findings).toEqual(direct.target?.findings);
  expect(out).not.toContain("pa55w0rd");
});

test("tinyproxy without the password says so", async () => {
  const proxy = `http://127.0.0.1:${portOf(proxies.tinyproxy)}`;

  const { code, target } = await gate("https://localhost/", [...pins(site.plain), "--proxy", proxy]);

  expect([code, target?.reason]).toEqual([3, "proxy.credentials"]);
});

test.for(["squid", "squidTls"] as const)(
  "%s that forbids port 80 leaves https open and everything else known",
  async (which) => {
    const scheme = which === "squid" ? "http" : "https";
    const proxy = `${scheme}://localhost:${portOf(proxies[which])}`;

    const { code, target } = await gate("https://localhost/", [...pins(site.plain), "--proxy", proxy]);

    expect(code).toBe(3);
    expect(target?.checks.map(({ id, status }) => [id, status])).toEqual([
      ["ssl", "pass"],
      ["headers", "pass"],
      ["days", "pass"],
      ["https", "unknown"],
    ]);
  },
);

test("squid reports an unreachable target", async () => {
  const proxy = `http://127.0.0.1:${portOf(proxies.squid)}`;

  const { code, target } = await gate(`https://localhost:${portOf(proxies.closed)}/`, ["--proxy", proxy]);

  expect([code, target?.reason]).toEqual([3, "proxy.unable"]);
});
