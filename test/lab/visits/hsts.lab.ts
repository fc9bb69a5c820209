import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gate } from "../../../src/checks/gate/index.ts";
import { http } from "../../../src/checks/http/index.ts";
import { ssl } from "../../../src/checks/ssl/index.ts";
import { hstsPreloadedSuffixes } from "../../../src/data/http/hsts-preload.ts";
import { measure } from "../../engine.ts";
import { openBrowser, visit, type Browser } from "../browsers/browser.ts";
import { startNginx, type Site } from "../machines/nginx.ts";
import { createAuthority } from "../machines/openssl.ts";
import { freePorts } from "../machines/process.ts";

// HSTS as Chromium's store stands after a visit to nginx, and ours; and what port 80 of a real server does.

const year = "max-age=31536000";
const whole = `${year}; includeSubDomains`;

interface Scene {
  readonly what: string;
  /** The host of the page, whose store counts. */
  readonly host: string;
  /** Lines of the host's server, after those of TLS. */
  readonly lines: readonly string[];
  /** Where the visit begins, if that is another host. */
  readonly from?: { readonly host: string; readonly lines: (port: number) => readonly string[] };
  readonly stored: boolean;
}

function answers(path: string, hsts: readonly string[], then: string): string {
  const headers = hsts.map((value) => `add_header Strict-Transport-Security "${value}" always;`);
  return `location = ${path} { default_type text/html; ${headers.join(" ")} ${then} }`;
}

const home = "return 301 /en/;";
const page = 'return 200 "<!doctype html><title>page</title>";';

const scenes: readonly Scene[] = [
  {
    what: "/ without, /en/ one year",
    host: "a.test",
    lines: [answers("/", [], home), answers("/en/", [year], page)],
    stored: true,
  },
  {
    what: "/ max-age=0, /en/ one year",
    host: "b.test",
    lines: [answers("/", ["max-age=0"], home), answers("/en/", [year], page)],
    stored: true,
  },
  {
    what: "/ one year, /en/ max-age=0",
    host: "c.test",
    lines: [answers("/", [year], home), answers("/en/", ["max-age=0"], page)],
    stored: false,
  },
  {
    what: "/ one year, /en/ without",
    host: "d.test",
    lines: [answers("/", [year], home), answers("/en/", [], page)],
    stored: true,
  },
  {
    what: "/ one year, /en/ invalid",
    host: "e.test",
    lines: [answers("/", [year], home), answers("/en/", ["max-age=x"], page)],
    stored: true,
  },
  {
    what: "two fields, the first of which removes",
    host: "f.test",
    lines: [answers("/", ["max-age=0", year], page)],
    stored: false,
  },
  {
    what: "a parent with includeSubDomains",
    host: "www.g.test",
    lines: [answers("/", [], page)],
    from: { host: "g.test", lines: (port) => [answers("/", [whole], `return 301 https://www.g.test:${port}/;`)] },
    stored: true,
  },
  {
    what: "a parent without includeSubDomains",
    host: "www.h.test",
    lines: [answers("/", [], page)],
    from: { host: "h.test", lines: (port) => [answers("/", [year], `return 301 https://www.h.test:${port}/;`)] },
    stored: false,
  },
  {
    what: "a removal below a parent that covers it",
    host: "www.i.test",
    lines: [answers("/", ["max-age=0"], page)],
    from: { host: "i.test", lines: (port) => [answers("/", [whole], `return 301 https://www.i.test:${port}/;`)] },
    stored: true,
  },
];

const running: AsyncDisposable[] = [];
let browser: Browser;
let root = "";
/** The port of each host. */
const ports = new Map<string, number>();
const plain = { closing: 0, silent: 0, late: 0 };
let upstream: Server;

/** A name below each preloaded suffix, with a certificate that Chromium accepts. */
const preloaded = [...hstsPreloadedSuffixes].map((suffix) => `portcullis-lab.${suffix}`);

/** Milliseconds after which the login form of port 80 answers. */
const slow = 5500;

beforeAll(async () => {
  const authority = createAuthority();
  root = readFileSync(authority.rootFile, "utf8");
  const hosts = scenes.flatMap(({ host, from }) => (from ? [host, from.host] : [host]));
  const [closing = 0, silent = 0, late = 0, secure = 0, ...free] = await freePorts(hosts.length + 4);
  hosts.forEach((host, at) => ports.set(host, free[at] ?? 0));
  ports.set("shop.test", secure);
  Object.assign(plain, { closing, silent, late });
  const certificate = authority.issue({ name: "site", hosts: [...hosts, "shop.test", ...preloaded] });
  upstream = createServer(({ url }, reply) => {
    if (url?.startsWith("/late")) setTimeout(() => reply.end('<form><input type="password"></form>'), slow);
  });
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  const behind = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const sites: readonly Site[] = scenes.flatMap(({ host, lines, from }) => {
    const own = { port: portOf(host), certificate, lines };
    return from ? [own, { port: portOf(from.host), certificate, lines: from.lines(portOf(host)) }] : [own];
  });
  running.push(
    await startNginx([
      ...sites,
      { port: secure, certificate, lines: [answers("/", [whole], page)] },
      { port: closing, lines: ["return 444;"] },
      { port: silent, lines: [`location / { proxy_pass ${behind}/silent; }`] },
      { port: late, lines: [`location / { proxy_pass ${behind}/late; }`] },
    ]),
  );
  browser = await openBrowser("chromium", { roots: [authority.rootFile] });
}, 120_000);

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  for (const server of running) await server[Symbol.asyncDispose]();
  upstream.closeAllConnections();
  upstream.close();
});

function portOf(host: string): number {
  return ports.get(host) ?? 0;
}

/** Whether Chromium goes to https by itself: the port speaks only TLS. */
async function isUpgraded(host: string, port: number): Promise<boolean> {
  const { url } = await visit(browser, `http://${host}:${port}/again`);
  return url.startsWith("https:");
}

function scoreOf(verdict: { readonly parts?: readonly { readonly id: string; readonly score: number | null }[] }) {
  return verdict.parts?.find(({ id }) => id === "hsts")?.score ?? null;
}

describe("the store after a visit", () => {
  test.for(scenes.map((scene) => [scene.what, scene] as const))("%s", async ([, { host, from, stored }]) => {
    const start = from?.host ?? host;
    const port = portOf(host);
    const pins = [...ports].map(([name, at]) => ({ host: name, port: at, address: "127.0.0.1", toPort: at }));
    const { loaded } = await visit(browser, `https://${start}:${portOf(start)}/`);
    const chromium = await isUpgraded(host, port);
    const ofPage = await measure(http, { url: `https://${start}:${portOf(start)}/` }, { given: [root], pins });
    // Alone, ssl does not visit the parent.
    const other = from ? ofPage : await measure(ssl, { host, port: `${port}` }, { given: [root], pins });

    expect({ loaded, chromium }).toEqual({ loaded: true, chromium: stored });
    expect([ofPage, other].map(({ verdict }) => (scoreOf(verdict) ?? 0) > 0)).toEqual([stored, stored]);
  });
});

test("Chromium enforces https below every preloaded suffix, and for no other name", { timeout: 300_000 }, async () => {
  const port = portOf("shop.test");
  const missed: string[] = [];
  for (const host of preloaded) if (!(await isUpgraded(host, port))) missed.push(host);

  expect(missed).toEqual([]);
  expect(await isUpgraded("portcullis-lab.example", port)).toBe(false);
});

describe("port 80 of nginx", () => {
  test.for<
    readonly [
      what: keyof typeof plain,
      deadline: number,
      state: string,
      reason: string | null,
      https: string | undefined,
    ]
  >([
    ["closing", 20_000, "closed", "http.closed", undefined],
    ["silent", 4000, "unknown", "timeout.http", "unmeasured"],
    ["late", 20_000, "content", null, "https-bypassed"],
  ])("%s", async ([which, deadline, state, reason, https]) => {
    const pins = [
      { host: "shop.test", port: 443, address: "127.0.0.1", toPort: portOf("shop.test") },
      { host: "shop.test", port: 80, address: "127.0.0.1", toPort: plain[which] },
    ];
    const { raw, verdict } = await measure(gate, { url: "https://shop.test/" }, { given: [root], pins, deadline });

    expect(raw.plainHttp).toMatchObject([{ state, reason }]);
    expect(verdict.findings.find(({ subject }) => subject === "https")?.id).toBe(https);
  });
});
