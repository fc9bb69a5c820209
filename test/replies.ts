import type { Context } from "../src/core/check.ts";
import { failure, type Failure } from "../src/core/failure.ts";
import type { Endpoint, HttpReply, HttpRequest } from "../src/core/net/net.ts";
import { netDouble } from "./net-double.ts";
import { defaultDns } from "../src/net/dns/default.ts";

/** A reply with the given changes to an ordinary server's. */
export type Said = Partial<Omit<HttpReply, "body">> & { readonly body?: string };

/** A URL's answer: fixed, a failure, or depending on the request. */
export type Answering = Said | Failure | ((request: HttpRequest) => Said | Failure);

/** A world of written replies, and its requests. */
export interface Replies {
  readonly context: Context;
  readonly asked: readonly HttpRequest[];
}

const now = new Date("2026-11-20T12:00:00Z");

/** A context with a table from URL to answer; other URLs do not exist in the DNS. */
export function repliesFrom(table: Readonly<Record<string, Answering>>): Replies {
  const asked: HttpRequest[] = [];
  const shared = new Map<string, Promise<unknown>>();
  async function http(request: HttpRequest): Promise<HttpReply> {
    asked.push(request);
    const found = table[request.url] ?? failure("dns.nxdomain", { host: new URL(request.url).host });
    const said = typeof found === "function" ? found(request) : found;
    if (said instanceof Error) throw said;
    return toReply(said);
  }
  const context: Context = {
    net: netDouble({ http, tls: withoutTls }),
    dns: defaultDns,
    trust: { named: () => [] },
    now: () => now,
    traffic: () => ({ connections: 0, requests: asked.length, bytes: 0 }),
    elapsed: () => 0,
    use: refuse,
    at: () => context,
    once: <T>(key: string, work: () => Promise<T>) => {
      const known = shared.get(key) ?? work();
      known.catch(() => {});
      shared.set(key, known);
      return known as Promise<T>;
    },
  };
  return { context, asked };
}

/** Written replies have no handshake. */
function withoutTls({ host, port }: Endpoint): Promise<never> {
  return Promise.reject(failure("tls.closed", { host, port }));
}

/** A redirect in one line. */
export function to(location: string, status = 302, ...headers: (readonly [string, string])[]): Said {
  return { status, headers: [["Location", location], ...headers] };
}

function toReply({ body = "", ...said }: Said): HttpReply {
  return {
    address: "192.0.2.10",
    status: 200,
    headers: [],
    truncated: false,
    parser: "strict",
    version: "1.1",
    handshake: null,
    ms: 5,
    roundTrips: 1,
    ...said,
    body: Buffer.from(body),
  };
}

async function refuse(): Promise<never> {
  throw new Error("these replies hold no other checks");
}
