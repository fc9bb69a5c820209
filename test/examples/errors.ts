import type { AnyCheck } from "../../src/core/check.ts";
import { languages } from "../../src/core/text.ts";
import { ssl } from "../../src/checks/ssl/index.ts";
import { pivot } from "../../src/checks/pivot/index.ts";
import { letter } from "../api/letter.ts";
import { hear } from "../api/hear.ts";
import { keep } from "../engine.ts";
import { folderWith } from "../folder.ts";
import { serve, type Service } from "../server/service.ts";
import { closedPort, serveTcp, stayingSilent } from "../twins/tcp.ts";
import type { Internet } from "./internet.ts";
import { ask, envelopeOf, type Asking, type Recorded } from "./note.ts";
import { requestId } from "./steady.ts";

const checks = [ssl, pivot, letter] as unknown as readonly AnyCheck[];
const path = "/api/util/ssl";

/** Servers that fail in ways of their own. */
interface Servers {
  readonly usual: Service;
  readonly narrow: Service;
  readonly full: Service;
  readonly broken: Service;
  /** The one with a store and accounts. */
  readonly stored: Service;
}

async function openServers(internet: Internet, stored: Service): Promise<Servers> {
  const { measuring } = internet;
  const [refused, silent] = [await closedPort(), await keep(serveTcp(stayingSilent()))];
  const at = { host: "example.com", address: "127.0.0.1" };
  const pins = [
    ...(measuring.pins ?? []),
    { ...at, port: 8443, toPort: refused },
    { ...at, port: 9443, toPort: silent.port },
  ];
  const bug = { ...ssl, collect: () => Promise.reject(new Error("a bug")) } as unknown as AnyCheck;
  return {
    usual: await serve({ checks, measuring: { ...measuring, pins, deadline: 1000, isDeadlineSet: true } }),
    narrow: await serve({ checks, rateLimit: 1, patience: { headers: 100, request: 200, idle: 100, every: 50 } }),
    full: await serve({ checks, capacity: { runs: 0, share: 0, waiting: 0, patience: 10 } }),
    broken: await serve({ checks: [bug], measuring }),
    stored,
  };
}

type Scene = readonly [status: number, name: string, server: keyof Servers, query: string, asking?: Asking];

/** Stands for the key that a scene needs. */
const aKey = "a key";

const post = "/api/util/open-letter";
const host = "?host=example.com";

const scenes: readonly Scene[] = [
  [400, "missing", "usual", path],
  [401, "key-required", "usual", "/api/util/pivot?value=ns1.example.com&kind=dns:ns"],
  [401, "key-unknown", "usual", `${path}${host}`, { key: `ptc_live_${"0".repeat(32)}` }],
  [401, "session", "stored", "/api/account"],
  [404, "dns.nxdomain", "usual", `${path}?host=shop.example.com`],
  [404, "item", "stored", "/api/account/watches/shop.example.com", { key: aKey }],
  [405, "method", "usual", path, { method: "DELETE" }],
  [413, "too-large", "usual", post, { body: { text: "a".repeat(70_000) } }],
  [414, "too-long", "usual", `${path}?host=${"a".repeat(9000)}`],
  [415, "media-type", "usual", post, { body: {}, headers: { "content-type": "text/plain" } }],
  [503, "tcp.refused", "usual", `${path}${host}&port=8443`],
  [503, "timeout.tls", "usual", `${path}${host}&port=9443`],
  [503, "busy.server", "full", `${path}${host}`],
  [503, "internal", "broken", `${path}${host}`],
];

/** What a server answers whose database cannot be opened. */
export async function recordUnready(operations: Recorded["operations"]): Promise<void> {
  const dataDir = folderWith({ "portcullis.db": "not a database" });
  const service = await serve({ checks, storing: { dataDir, databaseUrl: null, limit: 1e9 } });
  operations["readyz"] = {
    ...operations["readyz"],
    refused: { starting: envelopeOf(503, await ask(service, "/readyz")) },
  };
}

/** Records every error that operations share, in every language. */
export async function recordErrors(
  internet: Internet,
  { stored, key }: { readonly stored: Service; readonly key: string },
  errors: Recorded["errors"],
): Promise<void> {
  const servers = await openServers(internet, stored);
  const note = (language: string, status: number, name: string, envelope: unknown): void => {
    const ofLanguage = (errors[language] ??= {});
    (ofLanguage[status] ??= {})[name] = envelope;
  };
  for (const language of languages) {
    for (const [status, name, server, query, asking = {}] of scenes) {
      const at = `${query}${query.includes("?") ? "&" : "?"}lang=${language}`;
      note(
        language,
        status,
        name,
        envelopeOf(status, await ask(servers[server], at, asking.key === aKey ? { key } : asking)),
      );
    }
    const fields = (text: string) =>
      `GET ${path}?lang=${language} HTTP/1.1\r\nHost: a\r\nX-Request-Id: ${requestId}\r\n${text}`;
    for (const [status, name, server, text] of [
      [431, "too-large", "usual", `X: ${"a".repeat(17_000)}\r\n\r\n`],
      [408, "too-slow", "narrow", "X-Slow: "],
    ] as const) {
      const heard = await hear(servers[server], path, fields(text));
      if (heard.status !== status) throw new Error(`${heard.status} instead of ${status}`);
      note(language, status, name, heard.body);
    }
    await ask(servers.narrow, path);
    note(language, 429, "limit", envelopeOf(429, await ask(servers.narrow, `${path}?lang=${language}`)));
  }
}
