import type { Context } from "../src/core/check.ts";
import { failure, type Failure } from "../src/core/failure.ts";
import type { Endpoint, HttpReply, HttpRequest, Net } from "../src/core/net/net.ts";
import { usualDns } from "../src/net/dns/usual.ts";

/** A reply as a test writes it; the rest is what an ordinary server says. */
export type Said = Partial<Omit<HttpReply, "body">> & { readonly body?: string };

/** What a URL answers: always the same, a failure, or what depends on the request. */
export type Answering = Said | Failure | ((request: HttpRequest) => Said | Failure);

/** A world of written replies, and what was asked of it. */
export interface Replies {
  readonly context: Context;
  readonly asked: readonly HttpRequest[];
}

const now = new Date("2026-11-20T12:00:00Z");

/** A context whose outside world is a table from URL to answer; a URL that is not there does not exist in the DNS. */
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
    net: {
      http,
      tls: withoutTls,
      hello: refuse,
      mail: refuse,
      addresses: refuse,
      dns: refuse,
      source: refuse,
    } satisfies Net,
    dns: usualDns,
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

/** What is written down are replies, as if they had come from somebody whose handshake nobody saw. */
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
  throw new Error("these replies hold HTTP alone");
}
