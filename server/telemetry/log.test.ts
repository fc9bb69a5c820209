import { expect, test } from "vitest";
import { keep } from "../../test/engine.ts";
import { serveTls } from "../../test/twins/tls.ts";
import { of, serve } from "../../test/server/service.ts";
import { openLog } from "./log.ts";

interface Line {
  readonly requestId: string;
  readonly ms: number;
  readonly [field: string]: unknown;
}

test("each request gives one log line with its path and outcome", async () => {
  const twin = await keep(serveTls());
  const service = await serve();
  const path = `/api/util/ssl?host=localhost:${twin.port}`;

  const told = [await service.ask(path), await service.ask(path), await service.ask("/api/util/ssl?host=10.0.0.1")];

  const lines = service.lines.map((line) => JSON.parse(line) as Line).filter(({ requestId }) => requestId);
  const usual = { level: 30, method: "GET", path: "/api/util/ssl", check: "ssl", network: "127.0.0.0/24" };
  expect(lines).toMatchObject([
    { ...usual, requestId: told[0]?.envelope.requestId, status: 200, target: "localhost", cached: false },
    { ...usual, requestId: told[1]?.envelope.requestId, status: 200, target: "localhost", cached: true },
    { ...usual, requestId: told[2]?.envelope.requestId, status: 400, code: "INVALID_INPUT", reason: "host" },
  ]);
  expect(lines.every(({ ms }) => ms >= 0)).toBe(true);
});

test("the level says what a line means: an error needs the operator, a warning may pass, the rest is information", () => {
  const lines: string[] = [];
  const log = openLog({ write: (line) => void lines.push(line) });
  const request = { requestId: "r", method: "GET", path: null, ms: 1 };
  const [info, warn, error] = [30, 40, 50];
  const levelOf = (write: () => void): number => {
    write();
    return (JSON.parse(lines.at(-1) ?? "") as { level: number }).level;
  };

  expect(levelOf(() => log.event("listening"))).toBe(info);
  expect(levelOf(() => log.event("redis", { trouble: "the connection is closed" }))).toBe(warn);
  expect(levelOf(() => log.event("redis", { trouble: null }))).toBe(info);
  expect(levelOf(() => log.event("store", { trouble: "the disk is full" }))).toBe(error);
  expect(levelOf(() => log.event("descriptors", { trouble: "EMFILE" }))).toBe(error);
  expect(levelOf(() => log.bug("r", new Error("a bug")))).toBe(error);
  expect(levelOf(() => log.request({ ...request, status: 200 }))).toBe(info);
  expect(levelOf(() => log.request({ ...request, status: 503, reason: "timeout.tls" }))).toBe(info);
  expect(levelOf(() => log.request({ ...request, status: 503, reason: "busy" }))).toBe(warn);
  expect(levelOf(() => log.request({ ...request, status: 503, reason: "internal" }))).toBe(error);
});

const secret = "s3cr3t-4711";

function isAboutName(message = ""): boolean {
  return message.startsWith("Unknown ") || message.startsWith("%zz");
}

test("no line and no answer repeats a secret, in any position", async () => {
  const twin = await keep(serveTls());
  const service = await serve({ trustProxy: ["127.0.0.0/8"] });
  const url = `https://localhost:${twin.port}/path-${secret}?token=${secret}#${secret}`;
  const asking: readonly (readonly [path: string, headers?: Record<string, string>])[] = [
    [`/api/util/http?url=${of(url)}`],
    [`/api/util/gate?url=${of(url)}`],
    ["/api/util/ssl?host=10.0.0.1", { authorization: `Bearer ${secret}` }],
    ["/api/util/ssl?host=10.0.0.1", { authorization: `Basic ${secret}` }],
    ["/api/util/ssl?host=10.0.0.1", { cookie: secret, referer: `https://a.example/?${secret}`, "user-agent": secret }],
    [`/api/util/http?url=${of(`https://user:${secret}@a.example/`)}`],
    [`/api/util/ssl?host=${of(`user:${secret}@a.example`)}`],
    [`/${secret}`],
    [`/api/util/${secret}?${secret}=${secret}`],
    [`/%zz${secret}`],
    [`/api/util/gate?https://admin:${secret}@shop.example/?token=${secret}`],
    [`/api/util/ssl?host=a&${secret}=1`],
    [`/api/util/ssl?%zz${secret}`],
    ["/api/util/ssl?host=10.0.0.1", { "x-forwarded-for": "198.51.100.77" }],
  ];

  const told = await Promise.all(asking.map(([path, headers]) => service.ask(path, { headers: headers ?? {} })));

  expect(service.lines.length).toBeGreaterThan(asking.length);
  expect(service.lines.filter((line) => line.includes(secret))).toEqual([]);
  expect(service.lines.filter((line) => line.includes("198.51.100.77"))).toEqual([]);
  // The caller sees the unknown name, since it may be a typing error.
  const errors = told.map(({ envelope }) => envelope.error).filter((error) => !isAboutName(error?.message));
  expect(errors.filter((error) => JSON.stringify(error).includes(secret))).toEqual([]);
  expect(errors.length).toBe(told.length - 3);
});

test("a request may have its own id, if valid", async () => {
  const service = await serve();
  const idOf = async (given: string): Promise<string | null> =>
    (await service.ask("/livez", { headers: { "x-request-id": given } })).headers.get("x-request-id");

  expect(await idOf("build-4711_a")).toBe("build-4711_a");
  for (const bad of ["short", "a".repeat(65), 'a"b":1,"c', "with space1"]) expect(await idOf(bad)).not.toBe(bad);
});
