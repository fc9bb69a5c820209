import { expect, test } from "vitest";
import { openapi } from "../../server/http/openapi/document.ts";
import type { Reference } from "../../server/http/openapi/read.ts";
import { ssl } from "../../src/checks/ssl/index.ts";
import type { AnyCheck } from "../../src/core/check.ts";
import { keep } from "../engine.ts";
import { serve, type Service } from "../server/service.ts";
import { serveDns } from "../twins/dns/dns.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";
import { readContract, type Exchange } from "./contract.ts";
import { hear } from "./hear.ts";
import { letter } from "./letter.ts";

const checks = [ssl, letter] as readonly AnyCheck[];
const contract = readContract(openapi(checks) as Reference);
const get = "/api/util/ssl";
const post = "/api/util/open-letter";

async function ask(service: Service, path: string, query = "", init: RequestInit = {}): Promise<Exchange> {
  const { status, headers, envelope: body } = await service.ask(path + query, init);
  return { path, status, headers, body };
}

function writing(text: string, type = "application/json"): RequestInit {
  return { method: "POST", body: text, headers: { "content-type": type } };
}

const impatient = { headers: 100, request: 200, idle: 100, every: 50 };

type Scene = readonly [status: number, path: string, reach: () => Promise<Exchange>];

const scenes: readonly Scene[] = [
  [200, post, async () => ask(await serve({ checks }), post, "", writing('{"text":"a"}'))],
  [
    304,
    get,
    async () => {
      const [service, twin] = [await serve({ checks }), await keep(serveTls())];
      const query = `?host=localhost:${twin.port}`;
      const etag = (await ask(service, get, query)).headers.get("etag") ?? "";
      return ask(service, get, query, { headers: { "if-none-match": etag } });
    },
  ],
  [400, get, async () => ask(await serve({ checks }), get, "?hots=a.example")],
  [400, get, async () => ask(await serve({ checks }), get)],
  [400, get, async () => ask(await serve({ checks }), get, "?host=a&host=b")],
  [400, get, async () => ask(await serve({ checks }), get, "?host=%ff")],
  [400, get, async () => ask(await serve({ checks }), get, "?host=10.0.0.1")],
  [400, get, async () => ask(await serve({ checks }), get, "?host=a.example&lang=fr")],
  [400, post, async () => ask(await serve({ checks }), post, "", writing("{"))],
  [400, post, async () => ask(await serve({ checks }), post, "", writing('{"text":1}'))],
  [401, get, async () => ask(await serve({ checks }), get, "?host=a", { headers: { authorization: "Bearer abc" } })],
  [401, get, async () => ask(await serve({ checks }), get, "?host=a", { headers: { authorization: "Basic abc" } })],
  [
    404,
    get,
    async () => {
      const dns = await keep(serveDns({}));
      return ask(await serve({ checks, measuring: { resolvers: [dns.server] } }), get, "?host=nowhere.example");
    },
  ],
  [405, get, async () => ask(await serve({ checks }), get, "", { method: "DELETE" })],
  [405, post, async () => ask(await serve({ checks }), post)],
  [
    408,
    get,
    async () => hear(await serve({ checks, patience: impatient }), get, `GET ${get} HTTP/1.1\r\nHost: a\r\nX-Slow: `),
  ],
  [413, post, async () => ask(await serve({ checks }), post, "", writing(JSON.stringify("a".repeat(70_000))))],
  [414, get, async () => ask(await serve({ checks }), get, `?host=${"a".repeat(9000)}`)],
  [415, post, async () => ask(await serve({ checks }), post, "", writing("{}", "text/plain"))],
  [
    429,
    get,
    async () => {
      const service = await serve({ checks, rateLimit: 1 });
      await ask(service, get);
      return ask(service, get);
    },
  ],
  [
    431,
    get,
    async () =>
      hear(await serve({ checks }), get, `GET ${get} HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(17_000)}\r\n\r\n`),
  ],
  [503, get, async () => ask(await serve({ checks }), get, `?host=localhost:${await closedPort()}`)],
];

test.for(scenes)("%s of %s is answered as the reference says", async ([status, , reach]) => {
  const exchange = await reach();

  expect(exchange.status).toBe(status);
  expect(contract.complaints(exchange)).toEqual([]);
});

test("every status that the reference speaks of is reached by a request", () => {
  const reached = scenes.map(([status]) => status);
  const documented = [get, post].flatMap((path) => contract.statuses(path));

  expect(new Set(documented)).toEqual(new Set(reached));
});

test("a run without a free slot gets a time to retry", async () => {
  const service = await serve({ checks, capacity: { runs: 0, share: 0, waiting: 0, patience: 10 } });

  const exchange = await ask(service, get, "?host=localhost");

  expect(exchange).toMatchObject({ status: 503, body: { error: { reason: "busy" } } });
  expect(contract.complaints(exchange)).toEqual([]);
});

test.for(["/livez", "/readyz", "/openapi.json"])("%s is answered as the reference says", async (path) => {
  const service = await serve({ checks });

  const good = await ask(service, path);
  const wrong = await ask(service, path, "", { method: "POST" });

  expect([good.status, wrong.status]).toEqual([200, 405]);
  expect([...contract.complaints(good), ...contract.complaints(wrong)]).toEqual([]);
});

test("the server gives out this very reference", async () => {
  const service = await serve({ checks });

  expect(JSON.parse((await service.ask("/openapi.json")).text)).toEqual(openapi(checks));
});

test("an answer that is not as documented is found", () => {
  const headers = new Headers();
  const body = { ok: true, requestId: "a", cached: false, updatedAt: "today", data: {}, error: null, extra: 1 };

  const complaints = contract.complaints({ path: post, status: 200, headers, body });

  expect(complaints).toEqual(
    expect.arrayContaining([
      " must NOT have additional properties",
      '/updatedAt must match format "date-time"',
      "/data must have required property 'raw'",
      "X-Request-Id is missing",
    ]),
  );
  expect(contract.complaints({ path: post, status: 418, headers, body })).toEqual([`${post} does not answer 418`]);
});
