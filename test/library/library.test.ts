import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { gate as gateCheck } from "../../src/checks/gate/index.ts";
import { startDemo, type Demo } from "../../src/demo/site.ts";
import { gateMany } from "../../src/gate/run-targets.ts";
import { Failure, gate, http, ssl, type GateOptions } from "../../src/library/index.ts";
import { localRunner } from "../../src/run/local.ts";
import { openEngine } from "../../src/settings/engine.ts";
import { keep } from "../engine.ts";
import { closedPort, serveTcp, stayingSilent } from "../twins/tcp.ts";

const folder = mkdtempSync(join(tmpdir(), "portcullis-library-"));
const caFile = join(folder, "ca.pem");
let demo: Demo;

beforeAll(async () => {
  demo = await startDemo();
  writeFileSync(caFile, demo.authority);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await demo[Symbol.asyncDispose]();
});

/** A question as a program without a compiler asks it. */
function asAsked(options: unknown): GateOptions {
  return options as GateOptions;
}

async function failureOf(asking: Promise<unknown>): Promise<Failure> {
  const error: unknown = await asking.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Failure) return error;
  throw new Error(`no Failure: ${String(error)}`);
}

test("the gate passes a good site and fails a flawed one, in the given order", async () => {
  const result = await gate({ urls: [demo.flawed, demo.good], caFile });

  expect(result.verdict).toBe("fail");
  expect(result.targets.map(({ url, verdict }) => [url, verdict])).toEqual([
    [demo.flawed, "fail"],
    [demo.good, "pass"],
  ]);
});

test("it is the result that every other door gives", async () => {
  const runner = localRunner(openEngine({ authorities: [demo.authority], deadline: 10_000, special: true }));
  const direct = await gateMany({ runner, urls: [demo.flawed], thresholds: {}, language: "en" });

  const result = await gate({ url: demo.flawed, caFile, confirm: 0 });

  const comparable = ({ targets, ...whole }: typeof result) => ({
    ...whole,
    generatedAt: null,
    targets: targets.map((target) => ({ ...target, cost: null })),
  });
  expect(comparable(result)).toEqual(comparable(direct));
  expect(gateCheck.answer?.schema.safeParse(result).success).toBe(true);
});

test("a threshold says that it came from an option", async () => {
  const { targets } = await gate({
    url: demo.good,
    caFile,
    min_ssl: "A",
    min_days: 3,
    require_https: false,
    min_headers: undefined,
  });

  expect(targets[0]?.checks.map(({ id, expected, source }) => [id, expected, source])).toEqual([
    ["ssl", "A", "option"],
    ["headers", "C", "default"],
    ["days", 3, "option"],
    ["https", false, "option"],
  ]);
});

test("a threshold may have its library or its API name, and messages use the given name", async () => {
  const { targets } = await gate({ url: demo.good, caFile, minSsl: "A", min_days: 3, requireHttps: false });

  expect(targets[0]?.checks.map(({ id, expected, source }) => [id, expected, source])).toEqual([
    ["ssl", "A", "option"],
    ["headers", "C", "default"],
    ["days", 3, "option"],
    ["https", false, "option"],
  ]);
});

test("a failed measurement is a target with a reason", async () => {
  const result = await gate({ url: `https://localhost:${await closedPort()}/` });

  expect([result.verdict, result.targets[0]?.reason]).toEqual(["unknown", "tcp.refused"]);
});

test("a check returns its observation and interpretation", async () => {
  const { host } = new URL(demo.good);

  const asked = await ssl({ host: "localhost", port: Number(new URL(demo.good).port) }, { caFile });
  const short = await ssl(host, { caFile, timeout: 5 });
  const page = await http({ url: demo.flawed, allIps: false }, { caFile, lang: "ko" });

  expect([asked.raw.host, asked.raw.trust.by, asked.interpretation.grade]).toEqual(["localhost", "given", "A+"]);
  expect(short.raw.chain).toEqual(asked.raw.chain);
  expect(page.raw.finalUrl).toBe(demo.flawed);
  expect(page.interpretation.summary).toMatch(/[가-힣]/);
});

test("an option overrides a host's DNS", async () => {
  const { port } = new URL(demo.good);

  const { raw } = await ssl("nowhere.example", { resolve: [`nowhere.example:443:127.0.0.1:${port}`], caFile });

  expect([raw.host, raw.port, raw.address]).toEqual(["nowhere.example", 443, "127.0.0.1"]);
});

test("a check that measures nothing throws the reason, in the requested language", async () => {
  const port = await closedPort();

  const said = await failureOf(ssl(`localhost:${port}`, { lang: "ko" }));

  expect(said).toMatchObject({ name: "Failure", code: "UPSTREAM_ERROR", reason: "tcp.refused", retryAfter: null });
  expect(said.message).toBe(`localhost가 포트 ${port} 연결을 거부했습니다.`);
});

test.for<readonly [what: string, asking: () => Promise<unknown>, reason: string, says: string]>([
  ["no options at all", () => gate(asAsked(undefined)), "options", "options must be an object, not undefined."],
  ["no URL", () => gate(asAsked({})), "url", "url is missing: for example https://example.com/."],
  ["an empty list", () => gate({ urls: [] }), "url", "url is missing"],
  ["a list as the URL", () => gate(asAsked({ url: ["a.example"] })), "url", "url must be text, not array."],
  [
    "a URL as the list",
    () => gate(asAsked({ urls: "a.example" })),
    "urls",
    "urls must be a list of texts, not string.",
  ],
  [
    "a URL and a list",
    () => gate(asAsked({ url: "a.example", urls: ["b.example"] })),
    "url",
    "url is given twice, as url and as urls.",
  ],
  ["a bad URL among good ones", () => gate({ urls: ["a.example", "ftp://b.example"] }), "url", "url must be an http"],
  [
    "a secret in the URL",
    () => gate({ url: "https://user:secret@a.example/" }),
    "url",
    "without user name and password",
  ],
  [
    "a threshold misspelt",
    () => gate(asAsked({ url: "a.example", min_sls: "B" })),
    "min_sls",
    "Unknown parameter min_sls. Did you mean min_ssl?",
  ],
  [
    "an option spelt as on the command line",
    () => gate(asAsked({ url: "a.example", ca_file: "x" })),
    "ca_file",
    "Did you mean caFile?",
  ],
  [
    "what only the command line has",
    () => gate(asAsked({ url: "a.example", json: true })),
    "json",
    "Unknown parameter json.",
  ],
  ["no grade", () => gate(asAsked({ url: "a.example", min_ssl: "A-" })), "min_ssl", "min_ssl must be one of A+, A,"],
  [
    "no grade, in a program's spelling",
    () => gate(asAsked({ url: "a.example", minSsl: "A-" })),
    "min_ssl",
    "minSsl must be one of A+",
  ],
  [
    "a threshold in both spellings",
    () => gate({ url: "a.example", minSsl: "A", min_ssl: "B" }),
    "minSsl",
    "minSsl is given twice, as minSsl and as min_ssl.",
  ],
  ["no days", () => gate({ url: "a.example", min_days: Number.NaN }), "min_days", "min_days must be auto, off,"],
  ["a threshold that is null", () => gate(asAsked({ url: "a.example", min_days: null })), "min_days", "not null."],
  ["no seconds", () => gate({ url: "a.example", timeout: 0 }), "timeout", "timeout must be seconds above 0"],
  ["an endless time", () => gate({ url: "a.example", timeout: Infinity }), "timeout", 'not "Infinity".'],
  ["no language", () => gate(asAsked({ url: "a.example", lang: "de" })), "lang", "lang must be one of en, ko"],
  [
    "a bad option in Korean",
    () => gate({ url: "a.example", timeout: 0, lang: "ko" }),
    "timeout",
    "timeout에는 0보다 크고 300 이하인 초 단위 값이 와야 합니다.",
  ],
  ["a list of resolvers with a number", () => ssl("a.example", { resolver: ["8"] }), "resolver", "an IP address"],
  [
    "resolvers of another kind",
    () => ssl("a.example", { resolver: [{}] as never }),
    "resolver",
    "resolver must be text or a list of texts, not array.",
  ],
  ["a pin without an address", () => ssl("a.example", { resolve: "a.example:443" }), "resolve", "host:port:address"],
  [
    "a file that does not exist",
    () => ssl("a.example", { caFile: join(folder, "absent.pem") }),
    "ca_file",
    "the file does not exist",
  ],
  ["two files", () => ssl("a.example", { caFile: ["a", "b"] as never }), "caFile", "caFile must be text"],
  [
    "no signal",
    () => ssl("a.example", { signal: {} as never }),
    "signal",
    "signal must be an AbortSignal, not object.",
  ],
  ["no host", () => ssl({} as never), "host", "host is missing"],
  ["nothing as the input", () => ssl(undefined as never), "input", "input must be an object, not undefined."],
  ["a host of another kind", () => ssl({ host: ["a.example"] } as never), "host", "not array."],
  ["no port", () => ssl({ host: "a.example", port: 65_536 }), "port", "port must be a port from 1 to 65535"],
  ["a parameter misspelt", () => ssl({ host: "a.example", prot: 1 } as never), "prot", "Did you mean port?"],
  ["an option misspelt", () => http("a.example", { timout: 1 } as never), "timout", "Did you mean timeout?"],
])("%s is refused with a correction", async ([, asking, reason, says]) => {
  const said = await failureOf(asking());

  expect([said.code, said.reason]).toEqual(["INVALID_INPUT", reason]);
  expect(said.message).toContain(says);
  expect(said.message).not.toContain("secret");
});

test("a call that was aborted before it began sends nothing", async () => {
  const twin = await keep(serveTcp(stayingSilent()));

  const said = await failureOf(gate({ url: `https://localhost:${twin.port}/`, signal: AbortSignal.abort() }));

  expect([said.reason, twin.connections()]).toEqual(["aborted", 0]);
});

test("a signal calls a measurement off", async () => {
  const { port } = await keep(serveTcp(stayingSilent()));
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const url = `https://localhost:${port}/`;
  const asking = [failureOf(gate({ url, signal: ending.signal })), failureOf(http(url, { signal: ending.signal }))];

  setImmediate(() => ending.abort());

  expect((await Promise.all(asking)).map(({ reason }) => reason)).toEqual(["aborted", "aborted"]);
});

test("a signal of time is a target that took too long", async () => {
  const { port } = await keep(serveTcp(stayingSilent()));
  const url = `https://localhost:${port}/`;

  const { targets } = await gate({ url, signal: AbortSignal.timeout(500) });
  const said = await failureOf(ssl(`localhost:${port}`, { signal: AbortSignal.timeout(500) }));

  expect([targets[0]?.verdict, targets[0]?.reason]).toEqual(["unknown", "timeout.tls"]);
  expect([said.code, said.reason]).toEqual(["UPSTREAM_TIMEOUT", "timeout.tls"]);
});

test("the environment is the caller's own", async () => {
  process.env["PORTCULLIS_MIN_SSL"] = "nonsense";
  onTestFinished(() => void delete process.env["PORTCULLIS_MIN_SSL"]);

  const { verdict } = await gate({ url: demo.good, caFile });

  expect(verdict).toBe("pass");
});
