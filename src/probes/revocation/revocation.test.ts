import { netDouble } from "../../../test/net-double.ts";
import { expect, test } from "vitest";
import { chainFor, now, root } from "../../../test/twins/pki/pki.ts";
import type { Context } from "../../core/check.ts";
import type { HttpReply, HttpRequest } from "../../core/net/net.ts";
import { revocations } from "./revocation.ts";
import { defaultDns } from "../../net/dns/default.ts";

const to = { host: "localhost", port: 443 };
const largest = 16 * 1024 * 1024;

const nothingSaid = {
  address: "192.0.2.2",
  status: 200,
  headers: [],
  body: new Uint8Array(),
  truncated: false,
  parser: "strict",
  version: "1.1",
  handshake: null,
  ms: 1,
  roundTrips: 1,
} as const satisfies HttpReply;

/** Asks for the revocation status of a certificate with these URLs; each exchange takes this many milliseconds of the run. */
async function ask(
  urls: { readonly ocspUrls?: readonly string[]; readonly crlUrls?: readonly string[] },
  answer: (request: HttpRequest) => Partial<HttpReply>,
  takes = 0,
) {
  const { chain } = chainFor("good", urls);
  const requests: HttpRequest[] = [];
  const kept = new Map<string, unknown>();
  let elapsed = 0;
  const net = netDouble({
    tls: () =>
      Promise.resolve({
        address: "192.0.2.1",
        protocol: "TLSv1.3",
        cipher: "TLS_AES_128_GCM_SHA256",
        group: "X25519",
        alpn: null,
        chain,
        trustError: null,
        lenient: false,
        staple: null,
        ms: 1,
      }),
    http: async (request) => {
      requests.push(request);
      elapsed += Math.min(takes, request.patience ?? 0);
      return { ...nothingSaid, ...answer(request) };
    },
  });
  const context: Context = {
    net,
    dns: defaultDns,
    trust: { named: () => [{ der: root.der, by: "given" }] },
    now: () => now,
    traffic: () => ({ connections: 0, requests: requests.length, bytes: 0 }),
    elapsed: () => elapsed,
    use: () => Promise.reject(new Error("unexpected question")),
    at: () => context,
    once: async <T>(key: string, work: () => Promise<T>) => {
      const value = kept.has(key) ? (kept.get(key) as T) : await work();
      kept.set(key, value);
      return value;
    },
  };
  return { found: (await revocations(context, to)).leaf, requests, kept, elapsed: () => elapsed };
}

const lists = ["http://a.example/1.crl", "http://a.example/2.crl", "http://a.example/3.crl"];

test("all lists of a certificate share a byte limit, and no oversized list is cached", async () => {
  const { found, requests, kept } = await ask({ crlUrls: lists }, ({ limit = 0 }) => ({
    body: new Uint8Array(limit),
    truncated: true,
  }));

  expect(found).toMatchObject({ status: "unknown", reason: "crl.too-large" });
  expect(requests.map(({ limit }) => limit)).toEqual([largest]);
  expect(JSON.stringify([...kept.values()]).length).toBeLessThan(64 * 1024);
});

test("the bytes of one list reduce the limit of the next", async () => {
  const { requests } = await ask({ crlUrls: lists }, () => ({ body: new Uint8Array(1024 * 1024) }));

  expect(requests.map(({ limit = 0 }) => largest - limit)).toEqual([0, 1024 * 1024, 2 * 1024 * 1024]);
});

function moved({ url }: HttpRequest): Partial<HttpReply> {
  return url.endsWith("/moved") ? { status: 404 } : { status: 302, headers: [["location", "/moved"]] };
}

test("OCSP responders and lists share three seconds, including redirects", async () => {
  const urls = { ocspUrls: ["http://o.example/"], crlUrls: lists };
  const { found, elapsed } = await ask(urls, moved, 1000);

  expect(found.status).toBe("unknown");
  expect(elapsed()).toBeLessThanOrEqual(3000);
});
