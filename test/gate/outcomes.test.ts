import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { portcullis } from "../cli/terminal.ts";
import { serveDns } from "../twins/dns/dns.ts";
import { serveHttp } from "../twins/http.ts";
import type { Twin } from "../twins/listen.ts";
import { chainFor, keysOf, leafOf, inDays, intermediate, root, served } from "../twins/pki/pki.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { closedPort, resettingAtOnce, resettingOnFirstWords, saying, serveTcp, stayingSilent } from "../twins/tcp.ts";
import { oldVersions, serveTls, type TlsTwinOptions } from "../twins/tls.ts";

const folder = mkdtempSync(join(tmpdir(), "portcullis-outcomes-"));
const caFile = join(folder, "ca.pem");
writeFileSync(caFile, root.pem);
afterAll(() => rmSync(folder, { recursive: true }));

const sixHeaders = [
  "Strict-Transport-Security: max-age=31536000; includeSubDomains",
  "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: no-referrer",
  "Permissions-Policy: camera=(), microphone=(), geolocation=()",
];

const page = reply({ headers: sixHeaders, body: "<!doctype html>" });

/** The URL of a scenario, and the options that lead to it. */
interface Scene {
  readonly url: string;
  readonly args?: readonly string[];
}

async function site(options: TlsTwinOptions = {}): Promise<Scene> {
  return { url: `https://localhost:${(await keep(serveTls({ answer: page, ...options }))).port}/` };
}

async function tcp(behave: Parameters<typeof serveTcp>[0]): Promise<Scene> {
  return { url: `https://localhost:${(await keep(serveTcp(behave))).port}/` };
}

async function answering(answer: Answer): Promise<Scene> {
  return site({ answer });
}

async function keep<T extends Twin>(starting: Promise<T>): Promise<T> {
  const twin = await starting;
  onTestFinished(() => twin.close());
  return twin;
}

/** The same site on the standard ports, which a test cannot open: both are pinned to twins. */
async function onUsualPorts(plain: Answer | "closed", scheme: "http" | "https" = "https"): Promise<Scene> {
  const secure = await keep(serveTls({ answer: page }));
  const port = plain === "closed" ? await closedPort() : (await keep(serveHttp({ answer: plain }))).port;
  const pins = [`localhost:443:127.0.0.1:${secure.port}`, `localhost:80:127.0.0.1:${port}`];
  return { url: `${scheme}://localhost/`, args: pins.flatMap((pin) => ["--resolve", pin]) };
}

interface Row {
  readonly name: string;
  readonly scene: () => Promise<Scene>;
  readonly gate: 0 | 1 | 3;
  /** The exit codes of `ssl` and `http` alone: 0 if they could measure. */
  readonly ssl: 0 | 3;
  readonly http: 0 | 3;
  readonly reason?: RegExp;
  /** Thresholds that are not met. `unknown`: thresholds that are unknown. */
  readonly below?: readonly string[];
  readonly unknown?: readonly string[];
}

const measured = { ssl: 0, http: 0 } as const;
const pass = { gate: 0, ...measured } as const;
const fail = { gate: 1, ...measured } as const;
const nothing = { gate: 3, ssl: 3, http: 3, unknown: ["ssl", "headers", "days", "https"] } as const;

const rows: readonly Row[] = [
  { name: "a good site", scene: () => site(), ...pass },
  { name: "closed port 80", scene: () => onUsualPorts("closed"), ...pass },
  {
    name: "port 80 redirects",
    scene: () => onUsualPorts(reply({ status: 301, headers: ["Location: https://localhost/"] })),
    ...pass,
  },
  {
    name: "starts on http, redirected",
    scene: () => onUsualPorts(reply({ status: 308, headers: ["Location: https://localhost/"] }), "http"),
    ...pass,
  },

  {
    // Its own port 443 is closed, which is not part of the path.
    name: "starts on http, redirected to another origin",
    scene: async () => {
      const secure = await site();
      const plain = await keep(serveHttp({ answer: reply({ status: 301, headers: [`Location: ${secure.url}`] }) }));
      const pins = [
        `localhost:443:127.0.0.1:${await closedPort()}`,
        `start.example:443:127.0.0.1:${await closedPort()}`,
      ];
      const start = `start.example:80:127.0.0.1:${plain.port}`;
      return { url: "http://start.example/", args: [...pins, start].flatMap((pin) => ["--resolve", pin]) };
    },
    gate: 0,
    ssl: 3,
    http: 0,
  },

  { name: "expired", scene: () => site({ served: chainFor("expired") }), ...fail, below: ["ssl", "days"] },
  { name: "self-signed", scene: () => site({ served: chainFor("self-signed") }), ...fail, below: ["ssl"] },
  { name: "wrong name", scene: () => site({ served: chainFor("wrong name") }), ...fail, below: ["ssl"] },
  { name: "weak key", scene: () => site({ served: chainFor("rsa 1024") }), ...fail, below: ["ssl"] },
  { name: "TLS 1.1 at best", scene: () => site(oldVersions["TLS 1.1"]), ...fail, below: ["ssl"] },
  {
    name: "too few days",
    scene: () => site({ served: served(leafOf({ notAfter: inDays(5) }), intermediate) }),
    ...fail,
    below: ["days"],
  },
  {
    name: "redirect loop",
    scene: () => answering(reply({ status: 302, headers: ["Location: /"] })),
    ...fail,
    below: ["headers", "https"],
  },
  {
    name: "http only",
    scene: async () => ({
      url: `http://localhost:${(await keep(serveHttp({ answer: page }))).port}/`,
      args: ["--resolve", `localhost:443:127.0.0.1:${await closedPort()}`],
    }),
    gate: 1,
    ssl: 3,
    http: 0,
    below: ["headers", "https"],
    unknown: ["ssl", "days"],
  },
  { name: "content on port 80", scene: () => onUsualPorts(page), ...fail, below: ["https"] },
  { name: "no headers at all", scene: () => answering(reply()), ...fail, below: ["headers"] },

  {
    name: "refused",
    scene: async () => ({ url: `https://localhost:${await closedPort()}/` }),
    ...nothing,
    reason: /^tcp\.refused$/,
  },
  { name: "no answer", scene: () => tcp(stayingSilent()), ...nothing, reason: /^timeout\.tls$/ },
  { name: "reset at once", scene: () => tcp(resettingAtOnce()), ...nothing, reason: /^tcp\.reset$/ },
  {
    name: "reset in the handshake",
    scene: () => tcp(resettingOnFirstWords()),
    ...nothing,
    reason: /^(?:tcp\.reset|tls\.closed)$/,
  },
  {
    name: "not TLS",
    scene: () => tcp(saying("HTTP/1.1 400 Bad Request\r\n\r\n")),
    ...nothing,
    reason: /^tls\.not-tls$/,
  },
  {
    name: "an alert to every ClientHello",
    scene: () => tcp(saying(Buffer.from("15030100020228", "hex"))),
    ...nothing,
    reason: /^tls\.alert\.40$/,
  },
  {
    name: "5xx instead of the site",
    scene: () => answering(reply({ status: 503, headers: sixHeaders })),
    gate: 3,
    ssl: 0,
    http: 3,
    reason: /^http\.server-error$/,
    unknown: ["headers"],
  },
  {
    name: "a bot challenge instead of the site",
    scene: () => answering(reply({ status: 403, headers: ["Server: cloudflare", "cf-mitigated: challenge"] })),
    gate: 3,
    ssl: 0,
    http: 3,
    reason: /^http\.challenge$/,
    unknown: ["headers"],
  },
  { name: "NXDOMAIN", scene: () => named("NXDOMAIN"), ...nothing, reason: /^dns\.nxdomain$/ },
  { name: "SERVFAIL", scene: () => named("SERVFAIL"), ...nothing, reason: /^dns\.failed$/ },
  {
    name: "a redirect to a closed port",
    scene: async () =>
      answering(reply({ status: 302, headers: [`Location: https://localhost:${await closedPort()}/`] })),
    gate: 3,
    ssl: 0,
    http: 3,
    reason: /^tcp\.refused$/,
    unknown: ["headers", "https"],
  },

  {
    name: "starts on http, redirected to an invalid host name",
    scene: async () => ({
      url: `http://localhost:${(await keep(serveHttp({ answer: reply({ status: 302, headers: ["Location: https://a..b/"] }) }))).port}/`,
      args: ["--resolve", `localhost:443:127.0.0.1:${await closedPort()}`],
    }),
    ...nothing,
    reason: /^dns\./,
  },

  {
    name: "port 80 in a loop",
    scene: () => onUsualPorts(reply({ status: 302, headers: ["Location: /"] })),
    ...fail,
    below: ["https"],
  },

  // Fail takes precedence over unknown: the certificate is known to be bad.
  {
    name: "expired, and 5xx instead of the site",
    scene: () => site({ served: chainFor("expired"), answer: reply({ status: 500 }) }),
    gate: 1,
    ssl: 0,
    http: 3,
    below: ["ssl", "days"],
    unknown: ["headers"],
  },
];

async function named(answer: "NXDOMAIN" | "SERVFAIL"): Promise<Scene> {
  const dns = await keep(serveDns({ "shop.example": answer }));
  return { url: "https://shop.example/", args: ["--resolver", `127.0.0.1:${dns.port}`] };
}

const common = ["--ca-file", caFile, "--timeout", "2", "--json"];

test.for(rows)("$name", async ({ scene, ...expected }) => {
  const { url, args = [] } = await scene();
  const { host } = new URL(url);

  const gate = await portcullis(["gate", url, ...args, ...common]);
  const ssl = await portcullis(["ssl", url.startsWith("https:") ? host : "localhost", ...args, ...common]);
  const http = await portcullis(["http", url, ...args, ...common]);

  const result = JSON.parse(gate.out) as GateResult;
  const [target] = result.targets;
  const having = (status: string) => target?.checks.filter((check) => check.status === status).map(({ id }) => id);
  expect([gate.code, ssl.code, http.code]).toEqual([expected.gate, expected.ssl, expected.http]);
  expect(result.verdict).toBe((["pass", "fail", "", "unknown"] as const)[expected.gate]);
  expect(having("fail")).toEqual(expected.below ?? []);
  expect(having("unknown")).toEqual(expected.unknown ?? []);
  expect(target?.reason ?? "").toMatch(expected.reason ?? /^/);
  expect(JSON.parse(ssl.out)).toHaveProperty("ok", expected.ssl === 0);
  expect(JSON.parse(http.out)).toHaveProperty("ok", expected.http === 0);
});

test("keys are generated once for all scenarios", () => {
  expect(keysOf("rsa1024", "leaf")).toBe(keysOf("rsa1024", "leaf"));
});

test("a check without enough data for a verdict exits with 3, and reports what it measured", async () => {
  const silent = await keep(serveTcp(stayingSilent()));
  const issuerUrls = [`http://127.0.0.1:${silent.port}/issuer.cer`];
  const { url } = await site({ served: chainFor("leaf only", { issuerUrls }) });

  const { code, out } = await portcullis(["ssl", new URL(url).host, ...common]);

  expect(JSON.parse(out)).toMatchObject({ ok: true, data: { interpretation: { status: "unknown" } } });
  expect(code).toBe(3);
});
