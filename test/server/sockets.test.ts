import { expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { refusal } from "../../src/core/envelope-schema.ts";
import { say } from "../twins/ask.ts";
import { serve, type Service } from "./service.ts";

interface Heard {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Says bytes and reads whatever comes back until the server hangs up. */
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
  ["a slash at the end", `GET /livez/ HTTP/1.1\r\n${close}`, 200],
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
  // What is wrong with it is told before its body is due.
  [
    "does not finish a body that nobody wants",
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
])("a client that %s is answered and hung up on in time", async ([, bytes, status, words]) => {
  const echo = { ...ssl, id: "echo", method: "POST" } as const;
  const service = await serve({ patience: impatient, checks: [echo] });

  const heard = await hear(service, bytes);

  expect(heard.status).toBe(status);
  expect(heard.body).toContain(words);
});

test("a request behind one that is under way cannot pass its answer off as the other's", async () => {
  const service = await serve();

  const heard = await hear(
    service,
    `GET /api/util/ssl?host=10.0.0.1 HTTP/1.1\r\n${host}\r\nBREW /pot HTTP/1.1\r\n\r\n`,
  );

  // Either the first is answered, or nobody; never the first with what was wrong with the second.
  expect([undefined, "host"]).toContain(
    heard.body === "" ? undefined : refusal.parse(JSON.parse(heard.body)).error.reason,
  );
});
