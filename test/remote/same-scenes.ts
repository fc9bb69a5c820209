import { readFileSync } from "node:fs";
import { expect, onTestFinished } from "vitest";
import { startServer, type RunningServer } from "../../server/main.ts";
import type { Refusal, Success } from "../../src/core/result/envelope.ts";
import type { GateResult } from "../../src/core/result/result.ts";
import { gate, type GateOptions } from "../../src/library/index.ts";
import type { Pin } from "../../src/net/route.ts";
import { runHere } from "../action/runner.ts";
import { caFile } from "../action/scenes.ts";
import { keep } from "../engine.ts";
import type { GateDoor, GateQuestion } from "../same-result.ts";
import { portcullis } from "../cli/terminal.ts";
import { redirectLoop } from "../twins/answers.ts";
import { serveDns } from "../twins/dns/dns.ts";
import { serveHttp } from "../twins/http.ts";
import { chainFor, inDays, intermediate, leafOf, root, served } from "../twins/pki/pki.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { closedPort, saying, serveTcp, stayingSilent } from "../twins/tcp.ts";
import { oldVersions, serveTls, type TlsTwinOptions } from "../twins/tls.ts";

/** The URL of a site, and how it is reached. */
interface Scene {
  readonly url: string;
  readonly pins?: readonly Pin[];
  /** Seconds after which the target is given up. */
  readonly patience?: number;
}

const page = reply({
  headers: [
    "Strict-Transport-Security: max-age=31536000; includeSubDomains",
    "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: no-referrer",
    "Permissions-Policy: camera=(), microphone=(), geolocation=()",
  ],
});

/** A site on its own port. */
export async function site(options: TlsTwinOptions = {}): Promise<Scene> {
  return { url: `https://localhost:${(await keep(serveTls({ answer: page, ...options }))).port}/` };
}

async function tcp(behave: Parameters<typeof serveTcp>[0]): Promise<Scene> {
  return { url: `https://localhost:${(await keep(serveTcp(behave))).port}/` };
}

async function onUsualPorts(plain: Answer): Promise<Scene> {
  const secure = await keep(serveTls({ answer: page }));
  const open = await keep(serveHttp({ answer: plain }));
  const to = { host: "localhost", address: "127.0.0.1" };
  const pins = [
    { ...to, port: 443, toPort: secure.port },
    { ...to, port: 80, toPort: open.port },
  ];
  return { url: "https://localhost/", pins };
}

const hostile = ["X-Powered-By: ::error::\u001b[2J ##[stop-commands] <img src=x> |", "Server: \u0080\u009b31m/1.2.3"];
/** A name for which the resolver of every stage returns NXDOMAIN. */
export const gone = "https://gone.example/";

type Verdict = "pass" | "fail" | "unknown";

/** Every kind of outcome, and the gate's result. */
export const scenes: readonly (readonly [name: string, scene: () => Promise<Scene>, verdict: Verdict])[] = [
  ["a good site", () => site(), "pass"],
  [
    "a site behind a redirect",
    () => onUsualPorts(reply({ status: 301, headers: ["Location: https://localhost/"] })),
    "pass",
  ],
  ["content on port 80", () => onUsualPorts(page), "fail"],
  ["expired", () => site({ served: chainFor("expired") }), "fail"],
  ["self-signed", () => site({ served: chainFor("self-signed") }), "fail"],
  ["wrong name", () => site({ served: chainFor("wrong name") }), "fail"],
  ["TLS 1.1 at best", () => site(oldVersions["TLS 1.1"]), "fail"],
  ["too few days", () => site({ served: served(leafOf({ notAfter: inDays(5) }), intermediate) }), "fail"],
  ["hostile headers", () => site({ answer: reply({ headers: hostile }) }), "fail"],
  ["a redirect loop", () => site({ answer: redirectLoop() }), "fail"],
  ["5xx instead of the site", () => site({ answer: reply({ status: 503 }) }), "unknown"],
  ["refused", async () => ({ url: `https://localhost:${await closedPort()}/` }), "unknown"],
  ["an alert under every offer", () => tcp(saying(Buffer.from("15030100020228", "hex"))), "unknown"],
  ["silent", async () => ({ ...(await tcp(stayingSilent())), patience: 1 }), "unknown"],
  ["no such name", () => Promise.resolve({ url: gone }), "unknown"],
];

interface Stage {
  readonly doors: readonly GateDoor[];
  readonly server: RunningServer;
  readonly local: readonly string[];
}

/** The doors to one scene; every engine asks the same names and trusts the same authority. */
export async function stageFor({ pins = [], patience = 10 }: Scene): Promise<Stage> {
  const dns = await keep(serveDns({ "gone.example": "NXDOMAIN" }));
  const measuring = {
    deadline: patience * 1000,
    authorities: [root.pem],
    resolvers: [dns.server],
    allow: ["127.0.0.0/8", "::1/128"],
    pins,
  };
  const server = await startServer({ port: 0, log: null, rateLimit: 10_000, measuring });
  onTestFinished(() => server.close());
  const places = pins.map(({ host, port, address, toPort }) => `${host}:${port}:${address}:${toPort}`);
  const resolve = places.flatMap((place) => ["--resolve", place]);
  const timeout = `${patience}`;
  const local = ["--ca-file", caFile, "--resolver", dns.server, "--timeout", timeout, ...resolve];
  const inputs = { "ca-file": caFile, resolver: dns.server, timeout, resolve: places.join("\n") };
  const doors = [
    door("gate in this process", local),
    door("gate --server", ["--server", server.url, "--timeout", "30"]),
    { name: "GET /api/util/gate", ask: (question: GateQuestion) => ofApi(server.url, question) },
    step("a step of a workflow", inputs),
    step("a step that asks a server", { server: server.url, timeout: "30" }),
    library({ caFile, resolver: [dns.server], timeout: patience, resolve: places }),
  ];
  return { doors, server, local };
}

function door(name: string, args: readonly string[]): GateDoor {
  return {
    name,
    async ask({ url, thresholds, language }) {
      const flags = Object.entries(thresholds).flatMap(([key, value]) => [`--${key.replaceAll("_", "-")}`, value]);
      const { out } = await portcullis(["gate", url, ...flags, "--lang", language, "--json", ...args]);
      return JSON.parse(out) as GateResult;
    },
  };
}

function library(options: Omit<GateOptions, "url" | "urls">): GateDoor {
  return {
    name: "a program",
    // A server measures once, so the local run must too.
    ask: ({ url, thresholds, language }) =>
      gate({ ...options, ...thresholds, url, lang: language, confirm: 0, retries: 0 }),
  };
}

function step(name: string, place: Readonly<Record<string, string>>): GateDoor {
  return {
    name,
    async ask({ url, thresholds, language }) {
      const given = Object.entries(thresholds).map(([key, value]) => [key.replaceAll("_", "-"), value]);
      const { outputs } = await runHere({ inputs: { url, lang: language, ...Object.fromEntries(given), ...place } });
      return JSON.parse(readFileSync(outputs["results-file"] ?? "", "utf8")) as GateResult;
    },
  };
}

async function ofApi(origin: string, { url, thresholds, language }: GateQuestion) {
  const query = new URLSearchParams({ url, ...thresholds, lang: language }).toString();
  const response = await fetch(`${origin}/api/util/gate?${query}`);
  const envelope = (await response.json()) as Success<GateResult> | Refusal;
  expect(response.ok).toBe(envelope.ok);
  return envelope.ok ? envelope.data : envelope.error;
}
