import { once } from "node:events";
import { createConnection } from "node:net";
import { expect, test } from "vitest";
import { ssl } from "../../../src/checks/ssl/index.ts";
import { refusal } from "../../../src/core/result/envelope-schema.ts";
import { keep } from "../../../test/engine.ts";
import { say } from "../../../test/twins/ask.ts";
import { serveHttp } from "../../../test/twins/http.ts";
import { reply } from "../../../test/twins/raw-http.ts";
import { of, serve, type Service } from "../../../test/server/service.ts";

interface Heard {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends bytes and reads the answer until the server closes. */
async function hear(service: Service, bytes: string): Promise<Heard> {
  const { bytes: received } = await say(service.port, Buffer.from(bytes, "latin1"));
  const [head = "", ...body] = received.toString("utf8").split("\r\n\r\n");
  const [line = "", ...lines] = head.split("\r\n");
  const headers = new Map(
    lines.map((each) => [each.slice(0, each.indexOf(":")).toLowerCase(), each.slice(each.indexOf(":") + 2)]),
  );
  return { status: Number(line.split(" ")[1]), headers, body: body.join("\r\n\r\n") };
}

const host = "Host: a\r\n";
const close = `${host}Connection: close\r\n\r\n`;

test.for<readonly [what: string, bytes: string, status: number, reason: string]>([
  ["an unknown method", `BREW /pot HTTP/1.1\r\n${close}`, 400, "request.malformed"],
  ["another protocol", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400, "request.malformed"],
  ["HTTP/2 without asking", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, "request.malformed"],
  ["another version", `GET / HTTP/9.9\r\n${close}`, 400, "request.malformed"],
  ["a header with bad bytes", `GET /livez HTTP/1.1\r\n${host}X: a\x01b\r\n\r\n`, 400, "request.malformed"],
  ["a header without a name", `GET /livez HTTP/1.1\r\n${host}: a\r\n\r\n`, 400, "request.malformed"],
  ["a space before the colon", `GET /livez HTTP/1.1\r\n${host}X : a\r\n\r\n`, 400, "request.malformed"],
  [
    "two lengths",
    `GET /livez HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    400,
    "request.malformed",
  ],
  [
    "a length and chunks",
    `POST /livez HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
    "request.malformed",
  ],
  ["no Host", "GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "request.malformed"],
  ["two Hosts", `GET /livez HTTP/1.1\r\n${host}${close}`, 400, "request.malformed"],
  ["two Hosts in HTTP/1.0", `GET /livez HTTP/1.0\r\n${host}${close}`, 400, "request.malformed"],
  ["an invalid Host", "GET /livez HTTP/1.1\r\nHost: a b<>\r\nConnection: close\r\n\r\n", 400, "request.malformed"],
  ["a Host with a user", "GET /livez HTTP/1.1\r\nHost: a@b\r\nConnection: close\r\n\r\n", 400, "request.malformed"],
  [
    "a Host with half an address",
    "GET /livez HTTP/1.1\r\nHost: [::x]:80\r\nConnection: close\r\n\r\n",
    400,
    "request.malformed",
  ],
  [
    "a Host with a port too far",
    "GET /livez HTTP/1.1\r\nHost: a:65536\r\nConnection: close\r\n\r\n",
    400,
    "request.malformed",
  ],
  [
    "a port too far beside a path to be rewritten",
    "GET /?' HTTP/1.1\r\nHost: x:99999\r\nConnection: close\r\n\r\n",
    400,
    "request.malformed",
  ],
  [
    "half an IPv4 address beside a path to be rewritten",
    "GET /../ HTTP/1.1\r\nHost: 1.2.3.256\r\nConnection: close\r\n\r\n",
    400,
    "request.malformed",
  ],
  [
    "a port too far beside an escaped path",
    "GET /x%2e%2e/ HTTP/1.1\r\nHost: x:70000\r\nConnection: close\r\n\r\n",
    400,
    "request.malformed",
  ],
  ["a Host of a port alone", "GET /livez HTTP/1.1\r\nHost: :80\r\nConnection: close\r\n\r\n", 400, "request.malformed"],
  [
    "a URL with a port too far",
    `GET http://x:99999/api/util/gate?url=x HTTP/1.1\r\n${close}`,
    400,
    "request.malformed",
  ],
  ["a URL with half an address", `GET http://[::x/livez HTTP/1.1\r\n${close}`, 400, "request.malformed"],
  ["a URL of another scheme", `GET ftp://x/livez HTTP/1.1\r\n${close}`, 400, "request.malformed"],
  ["a slash after a path", `GET /livez/ HTTP/1.1\r\n${close}`, 404, "request.path"],
  ["a slash after an API path", `GET /api/util/gate/?url=a HTTP/1.1\r\n${close}`, 404, "request.path"],
  ["headers without end", `GET /livez HTTP/1.1\r\n${host}X: ${"a".repeat(17_000)}`, 431, "request.headers-too-large"],
  ["a path without a slash", `GET livez HTTP/1.1\r\n${close}`, 400, "request.malformed"],
  [
    "raw bytes in a query",
    `GET /api/util/ssl?host=m\xc3\xbcnchen.example HTTP/1.1\r\n${close}`,
    400,
    "request.malformed",
  ],
  ["a null byte in the path", `GET /a%00b HTTP/1.1\r\n${close}`, 404, "request.path"],
  ["a body with GET", `GET /api/util/ssl?host=a HTTP/1.1\r\nContent-Length: 2\r\n${close}{}`, 400, "request.malformed"],
  [
    "chunks with GET",
    `GET /api/util/ssl?host=a HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\n`,
    400,
    "request.malformed",
  ],
  ["a tunnel", `CONNECT a.example:443 HTTP/1.1\r\n${host}\r\n`, 405, "request.method"],
  ["an escape out of the path", `GET /api/util/%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n${close}`, 404, "request.path"],
])("%s is %j in the envelope", async ([, bytes, status, reason]) => {
  const service = await serve();

  const heard = await hear(service, bytes);

  expect(heard.status).toBe(status);
  const { requestId, error } = refusal.parse(JSON.parse(heard.body));
  expect(error.reason).toBe(reason);
  expect(heard.headers.get("x-request-id")).toBe(requestId);
  expect(heard.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(heard.headers.get("cache-control")).toBe("no-store");
  expect(service.lines.some((line) => line.includes(requestId))).toBe(true);
  expect(await service.ask("/livez")).toMatchObject({ status: 200 });
});

test.for<readonly [what: string, bytes: string, status: number]>([
  ["an absolute URL", `GET http://elsewhere.example/livez HTTP/1.1\r\n${close}`, 200],
  ["HTTP/1.0 without Host", "GET /livez HTTP/1.0\r\n\r\n", 200],
  ["an expectation", `GET /livez HTTP/1.1\r\nExpect: a-miracle\r\n${close}`, 200],
  [
    "a wish for another protocol",
    `GET /livez HTTP/1.1\r\nUpgrade: h2c\r\n${host}Connection: Upgrade, close\r\n\r\n`,
    200,
  ],
  ["needless escapes", `GET /%6civez HTTP/1.1\r\n${close}`, 200],
  ["a query in an absolute URL", `GET http://a:8080/?lang=ko HTTP/1.1\r\n${close}`, 200],
  ["an address for a Host", "GET /livez HTTP/1.1\r\nHost: [::1]:80\r\nConnection: close\r\n\r\n", 200],
  ["an empty Host", "GET /livez HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n", 200],
  ["the server as a whole", `OPTIONS * HTTP/1.1\r\n${close}`, 404],
])("%s is %j like any other request", async ([, bytes, status]) => {
  const service = await serve();

  expect((await hear(service, bytes)).status).toBe(status);
});

const slow = '"reason":"request.slow"';
const impatient = { headers: 100, request: 200, idle: 100, every: 20 };

test.for<readonly [what: string, bytes: string, status: number, words: string]>([
  ["says nothing", "", 408, slow],
  ["does not finish its headers", "GET /livez HTTP/1.1\r\nHost: a\r\nX-Slow: ", 408, slow],
  ["does not finish its second request", `GET /livez HTTP/1.1\r\n${host}\r\nGET /li`, 200, "alive"],
  // The problem is reported before the body is due.
  [
    "does not finish an unwanted body",
    `POST /livez HTTP/1.1\r\n${host}Content-Length: 9\r\n\r\n{`,
    405,
    '"reason":"request.method"',
  ],
  [
    "does not finish its body",
    `POST /api/util/echo HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    408,
    slow,
  ],
])("a client that %s is answered and disconnected in time", async ([, bytes, status, words]) => {
  const echo = { ...ssl, id: "echo", method: "POST" } as const;
  const service = await serve({ patience: impatient, checks: [echo] });

  const heard = await hear(service, bytes);

  expect(heard.status).toBe(status);
  expect(heard.body).toContain(words);
});

/** The answers on a connection, in order: each status and body. */
async function hearAll(service: Service, bytes: string): Promise<readonly (readonly [status: number, body: string])[]> {
  const { bytes: received } = await say(service.port, Buffer.from(bytes, "latin1"));
  const answers = received.toString("utf8").split(/(?=HTTP\/1\.1 \d)/);
  return answers.map((each) => [Number(each.split(" ")[1]), each.split("\r\n\r\n")[1] ?? ""]);
}

const brew = "BREW /pot HTTP/1.1\r\n\r\n";

test("requests before one that cannot be read are answered in their order, and then that one", async () => {
  const service = await serve();

  const heard = await hearAll(
    service,
    `GET /livez HTTP/1.1\r\n${host}\r\nGET /api/util/ssl?host=10.0.0.1 HTTP/1.1\r\n${host}\r\nGET /readyz HTTP/1.1\r\n${host}\r\n${brew}`,
  );

  expect(heard).toEqual([
    [200, expect.stringContaining("alive")],
    [400, expect.stringContaining('"reason":"host"')],
    [200, expect.stringContaining("ready")],
    [400, expect.stringContaining('"reason":"request.malformed"')],
  ]);
});

test("an unparsable request waits for the answers to earlier ones", async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const page = reply({ body: "<!doctype html>" });
  const twin = await keep(
    serveHttp({
      answer(...question) {
        ask();
        void released.then(() => page(...question));
      },
    }),
  );
  const service = await serve();

  const hearing = hearAll(
    service,
    `GET /api/util/http?url=${of(`${twin.origin}/`)} HTTP/1.1\r\n${host}\r\n${brew}${brew}`,
  );
  await asked;
  release();

  expect((await hearing).map(([status]) => status)).toEqual([200, 400]);
});

test("a broken body is the answer to its own request, and to none before it", async () => {
  const service = await serve({ checks: [{ ...ssl, id: "echo", method: "POST" }] });
  const post = `POST /api/util/echo HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`;

  const heard = await hearAll(service, `GET /livez HTTP/1.1\r\n${host}\r\n${post}`);

  expect(heard).toEqual([
    [200, expect.stringContaining("alive")],
    [400, expect.stringContaining("a chunk of its body")],
  ]);
});

test("a request answered before its body breaks is answered once", async () => {
  const service = await serve();

  const heard = await hearAll(service, `POST /livez HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`);

  expect(heard.map(([status]) => status)).toHaveLength(1);
});

test("the parser's code is in the log, and its explanation in the answer", async () => {
  const service = await serve({ language: "ko" });

  const heard = await hear(service, brew);

  expect(heard.body).toContain("HTTP에 없는 메서드입니다");
  expect(heard.body).not.toContain("HPE_");
  expect(service.lines.filter((line) => line.includes('"parser":"HPE_INVALID_METHOD"'))).toHaveLength(1);
});

test("many pipelined requests are all answered in order, and few are handled at once", async () => {
  const service = await serve();
  const many = 3000;
  const requests = Array.from(
    { length: many },
    (_, at) => `GET /api/util/x${at} HTTP/1.1\r\nX-Request-Id: request-${at}\r\n${host}\r\n`,
  );
  let [turns, most, before] = [0, 0, 0];
  const timer = setInterval(() => {
    turns++;
    most = Math.max(most, service.lines.length - before);
    before = service.lines.length;
  }, 0);

  const heard = await hearAll(service, `${requests.join("")}GET /livez HTTP/1.1\r\n${host}\r\n${brew}`);
  clearInterval(timer);

  expect(heard.map(([status]) => status)).toEqual([...Array.from({ length: many }, () => 404), 200, 400]);
  expect(most).toBeLessThan(many / 4);
  expect(turns).toBeGreaterThan(100);
});

test("a client that disconnects while its requests wait does not disturb other clients", async () => {
  const service = await serve();
  const socket = createConnection(service.port, "127.0.0.1");
  socket.write(`GET /api/util/ssl?host=slow.example HTTP/1.1\r\n${host}\r\n`.repeat(500));
  await once(socket, "connect");
  await new Promise((next) => setTimeout(next, 50));

  socket.resetAndDestroy();

  expect(await service.ask("/livez")).toMatchObject({ status: 200 });
});
