import { expect, test } from "vitest";
import type { Refusal } from "../../src/core/result/envelope.ts";
import type { GateResult } from "../../src/core/result/result.ts";
import { http } from "../../src/checks/http/index.ts";
import { interpret } from "../../src/core/result/interpretation.ts";
import { keep } from "../engine.ts";
import { goodHeaders, rawOf } from "../http/raw.ts";
import { portcullis } from "../cli/terminal.ts";
import { hugeBody, redirect, silence } from "../twins/answers.ts";
import { serveHttp, type HttpTwin } from "../twins/http.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { answering, passOf, refusal, shop, success } from "./envelopes.ts";

const key = "pk_live_0123456789";

function at(twin: HttpTwin): readonly string[] {
  return ["--server", `${twin.origin}/base`, "--key", key, "--timeout", "2"];
}

interface Row {
  readonly name: string;
  readonly answer: Answer;
  /** For the gate and for a single check. */
  readonly code: 2 | 3 | 4;
  readonly error: Pick<Refusal["error"], "code" | "reason"> & {
    readonly message?: string;
    readonly retryAfter?: number;
  };
}

const invalid = { code: "UPSTREAM_ERROR", reason: "server.invalid-answer" } as const;

const rows: readonly Row[] = [
  {
    name: "400",
    answer: answering(refusal("INVALID_INPUT", "url", { message: "url must be public." }), 400),
    code: 2,
    error: { code: "INVALID_INPUT", reason: "url", message: "url must be public." },
  },
  {
    name: "401, an unknown key",
    answer: answering(refusal("INVALID_API_KEY", "unknown", { message: `There is no key ${key}.` }), 401),
    code: 2,
    error: { code: "INVALID_API_KEY", reason: "unknown", message: "There is no key …." },
  },
  {
    name: "401, no key",
    answer: answering(refusal("API_KEY_REQUIRED", "key"), 401),
    code: 2,
    error: { code: "API_KEY_REQUIRED", reason: "key" },
  },
  {
    name: "404 for a name that does not exist",
    answer: answering(refusal("NOT_FOUND", "dns.nxdomain"), 404),
    code: 3,
    error: { code: "NOT_FOUND", reason: "dns.nxdomain", message: "This is dns.nxdomain." },
  },
  {
    name: "429, longer than the timeout",
    answer: answering(refusal("RATE_LIMITED", "rate.limited", { retryAfter: 60 }), 429, ["Retry-After: 60"]),
    code: 3,
    error: { code: "RATE_LIMITED", reason: "rate.limited", retryAfter: 60 },
  },
  {
    name: "503, refused by the target",
    answer: answering(refusal("UPSTREAM_ERROR", "tcp.refused"), 503),
    code: 3,
    error: { code: "UPSTREAM_ERROR", reason: "tcp.refused" },
  },
  {
    name: "503, the target did not answer",
    answer: answering(refusal("UPSTREAM_TIMEOUT", "timeout.tls"), 503),
    code: 3,
    error: { code: "UPSTREAM_TIMEOUT", reason: "timeout.tls" },
  },
  {
    name: "503, a bug there",
    answer: answering(refusal("UPSTREAM_ERROR", "internal"), 503),
    code: 4,
    error: { code: "UPSTREAM_ERROR", reason: "internal" },
  },
  {
    name: "HTML of a proxy",
    answer: reply({ status: 502, reason: "Bad Gateway", headers: ["Content-Type: text/html"], body: "<h1>502</h1>" }),
    code: 3,
    error: invalid,
  },
  { name: "JSON of another service", answer: answering({ hello: "world" }), code: 3, error: invalid },
  { name: "a contradiction", answer: answering(success(), 503), code: 3, error: invalid },
  {
    name: "another schema",
    answer: answering(success({ data: { schema: "portcullis/gate@9" } })),
    code: 3,
    error: invalid,
  },
  { name: "a body beyond every measure", answer: hugeBody(1024 ** 3), code: 3, error: invalid },
  {
    name: "silence",
    answer: silence(),
    code: 3,
    error: { code: "UPSTREAM_TIMEOUT", reason: "server.timeout" },
  },
];

test.for(rows)("$name", async ({ answer, code, error }) => {
  const twin = await keep(serveHttp({ answer }));

  const ofGate = await portcullis(["gate", shop, ...at(twin), "--json"]);
  const ofCheck = await portcullis(["http", shop, ...at(twin), "--json"]);

  expect([ofGate.code, ofCheck.code]).toEqual([code, code]);
  expect(JSON.parse(ofCheck.out)).toMatchObject({ ok: false, data: null, cached: false, updatedAt: null, error });
  expect(JSON.stringify([ofGate, ofCheck])).not.toContain(key);
});

test.for(rows.filter(({ code }) => code === 2))("$name ends a gate before any verdict", async ({ answer, error }) => {
  const twin = await keep(serveHttp({ answer }));

  const { out, err } = await portcullis(["gate", shop, ...at(twin), "--json"]);

  expect([out, err]).toEqual(["", `portcullis: ${error.message ?? `This is ${error.reason}.`}\n`]);
});

test.for(rows.filter(({ code }) => code !== 2))("$name leaves the target unknown", async ({ answer, error }) => {
  const twin = await keep(serveHttp({ answer }));

  const { out } = await portcullis(["gate", shop, ...at(twin), "--json"]);

  const { verdict, targets } = JSON.parse(out) as GateResult;
  const { reason, message = expect.any(String) as unknown } = error;
  const target = { url: shop, verdict: "unknown", reason, message, origins: [], findings: [] };
  expect([verdict, targets]).toMatchObject(["unknown", [target]]);
  expect(targets[0]?.checks.map(({ status }) => status)).toEqual(Array(4).fill("unknown"));
});

test("a server that refuses or does not exist is unreachable", async () => {
  const port = await closedPort();

  const { code, out } = await portcullis(["gate", shop, "--server", `http://127.0.0.1:${port}`, "--json"]);

  expect(code).toBe(3);
  expect((JSON.parse(out) as GateResult).targets[0]).toMatchObject({
    reason: "server.unreachable",
    message: `The Portcullis server http://127.0.0.1:${port}/ could not be reached (ECONNREFUSED).`,
  });
});

test("the envelope of the server is printed as it came, its number of the request included", async () => {
  const sent = refusal("UPSTREAM_ERROR", "busy", { retryAfter: 7, requestId: "01J-of-the-server" });
  const twin = await keep(serveHttp({ answer: answering(sent, 503) }));

  const { out } = await portcullis(["http", shop, ...at(twin), "--json"]);

  expect(JSON.parse(out)).toEqual(sent);
});

test("an answer of a check is its envelope, also where it was stored", async () => {
  const raw = rawOf(goodHeaders, { url: shop });
  const data = { raw, interpretation: interpret(http, http.judge(raw, { url: shop }), "ko") };
  const sent = success({ data, cached: true });
  const twin = await keep(serveHttp({ answer: answering(sent) }));

  const json = await portcullis(["http", shop, ...at(twin), "--lang", "ko", "--json"]);
  const report = await portcullis(["http", shop, ...at(twin), "--lang", "ko"]);

  expect(JSON.parse(json.out)).toEqual(sent);
  expect([json.code, report.code]).toEqual([0, 0]);
  expect(report.out).toContain(shop);
  expect(twin.asked.map(({ path }) => path)).toEqual(
    Array(2).fill("/base/api/util/http?url=https%3A%2F%2Fshop.example%2F&lang=ko"),
  );
});

test("an answer about another host is refused", async () => {
  const raw = rawOf(goodHeaders, { url: "https://other.example/" });
  const data = { raw, interpretation: interpret(http, http.judge(raw, { url: shop }), "en") };
  const twin = await keep(serveHttp({ answer: answering(success({ data })) }));

  expect(await portcullis(["http", shop, ...at(twin)])).toMatchObject({ code: 3, out: "" });
});

test("429 is waited for within the timeout", async () => {
  let times = 0;
  const limited = answering(refusal("RATE_LIMITED", "rate.limited", { retryAfter: 1 }), 429, ["Retry-After: 1"]);
  const answer: Answer = (...asked) => (times++ === 0 ? limited : answering(success()))(...asked);
  const twin = await keep(serveHttp({ answer }));

  const { code } = await portcullis(["gate", shop, "--server", twin.origin, "--timeout", "20"]);

  expect([code, twin.asked.length]).toEqual([0, 2]);
});

test("several targets are asked one by one, each with its own answer", async () => {
  const gone = "https://gone.example/";
  const answer: Answer = (socket, asked, reset) => {
    const url = new URL(asked.path, "http://x").searchParams.get("url") ?? "";
    const said =
      url === gone ? answering(refusal("NOT_FOUND", "dns.nxdomain"), 404) : answering(success({ data: passOf(url) }));
    said(socket, asked, reset);
  };
  const twin = await keep(serveHttp({ answer }));

  const { code, out } = await portcullis(["gate", shop, gone, "https://third.example/", "--json", ...at(twin)]);

  const { targets, totals } = JSON.parse(out) as GateResult;
  expect(targets.map(({ url, verdict }) => [url, verdict])).toEqual([
    [shop, "pass"],
    [gone, "unknown"],
    ["https://third.example/", "pass"],
  ]);
  expect([totals, code]).toEqual([{ pass: 2, warn: 0, fail: 0, unknown: 1, waived: 0 }, 3]);
});

test("a threshold of the command line keeps its source", async () => {
  const twin = await keep(serveHttp({ answer: answering(success({ data: passOf(shop, { min_ssl: "C" }) })) }));

  const { out } = await portcullis(["gate", shop, "--min-ssl", "c", "--json", ...at(twin)]);

  expect((JSON.parse(out) as GateResult).targets[0]?.checks[0]).toMatchObject({
    id: "ssl",
    expected: "C",
    source: "flag",
  });
  expect(twin.asked[0]?.path).toContain("min_ssl=c&");
});

test("a redirect is not followed, and the key is sent nowhere else", async () => {
  const elsewhere = await keep(serveHttp({ address: "127.0.0.2", answer: answering(success()) }));
  const places = [`${elsewhere.origin}/api/util/gate`, `//${elsewhere.address}:${elsewhere.port}/`];

  for (const status of [301, 302, 303, 307, 308]) {
    for (const place of places) {
      const twin = await keep(serveHttp({ answer: redirect(place, status) }));
      const { code, out, err } = await portcullis(["gate", shop, ...at(twin)]);

      expect(code).toBe(3);
      expect(out.replaceAll(/\s+/g, " ")).toContain(`a redirect to ${elsewhere.origin}, which is not followed`);
      expect(out + err).not.toContain(key);
      expect(twin.asked[0]?.headers.get("authorization")).toBe(`Bearer ${key}`);
    }
  }
  expect(elsewhere.connections()).toBe(0);
});

test("a server's text reaches the terminal only as text", async () => {
  const evil = "\u001b[2J\u202e\u009b31m\n::error::x";
  const [target] = passOf().targets;
  const issue = { id: evil, severity: "high", cause: evil, action: evil, subject: evil };
  const data = {
    ...passOf(),
    targets: [
      {
        ...target,
        address: evil,
        finalUrl: `https://shop.example/${evil}`,
        unknowns: [evil],
        findings: [{ ...issue, fingerprint: evil }],
      },
    ],
  };
  const raw = rawOf(goodHeaders, { url: shop });
  const calm = interpret(http, http.judge(raw, { url: shop }), "en");
  const interpretation = {
    ...calm,
    summary: evil,
    parts: [{ id: evil, label: evil, weight: 100, score: 1 }],
    caps: [{ id: evil, max: "F", reason: evil }],
    kpis: [
      { id: evil, label: evil, value: evil, unit: evil },
      { id: evil, label: evil, value: 1, unit: evil },
    ],
    issues: [issue],
  };
  const answer: Answer = (socket, asked, reset) => {
    const isGate = asked.path.includes("/gate?");
    answering(success({ data: isGate ? data : { raw, interpretation } }))(socket, asked, reset);
  };
  const twin = await keep(serveHttp({ answer }));
  const refusing = await keep(
    serveHttp({ answer: answering(refusal("UPSTREAM_ERROR", evil, { message: evil, requestId: evil }), 503) }),
  );

  const outcomes = await Promise.all([
    portcullis(["gate", shop, ...at(twin)]),
    portcullis(["http", shop, ...at(twin)]),
    portcullis(["gate", shop, ...at(twin), "--json"]),
    portcullis(["http", shop, ...at(twin), "--json"]),
    portcullis(["gate", shop, ...at(refusing)]),
    portcullis(["http", shop, ...at(refusing)]),
    portcullis(["http", shop, ...at(refusing), "--json"]),
  ]);

  expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0, 0, 3, 3, 3]);
  for (const { out, err } of outcomes) {
    // oxlint-disable-next-line no-control-regex -- control characters are the point
    expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(out + err).not.toMatch(/^::/m);
  }
});

test.for<[args: readonly string[], env: Readonly<Record<string, string>>, says: string]>([
  [["--server", "gate.example"], {}, "--server must be an http or https URL"],
  [["--server", "http://gate.example", "--key", key], {}, "--server must be an https URL if a key is given"],
  [["--key", key], {}, "--server is missing: --key is only used with a server."],
  [["--server", "https://gate.example", "--key", `${key}\n`], {}, "--key must be one key of visible ASCII"],
  [["--server", "https://gate.example", "--key", key, "--key", `${key}2`], {}, "--key must be one key"],
  [["--server", "https://gate.example", "--server", "https://two.example"], {}, "--server is given twice"],
  [
    ["--server", "https://gate.example", "--resolver", "127.0.0.1"],
    {},
    "--resolver cannot be used together with --server",
  ],
  [[], { PORTCULLIS_SERVER: "https://gate.example/?x" }, "PORTCULLIS_SERVER must be an http or https URL"],
  [[], { PORTCULLIS_KEY: key }, "--server is missing: PORTCULLIS_KEY is only used with a server."],
  [["--keyy", key], {}, "Unknown option --keyy. Did you mean --key?"],
  [["--server", "http://127.0.0.1:1", "--min-ssl", "Q"], {}, "--min-ssl must be one of"],
])("bad input: %j %j", async ([args, env, says]) => {
  for (const command of ["gate", "http"]) {
    if (command === "http" && args.includes("--min-ssl")) continue;
    const { code, out, err } = await portcullis([command, shop, ...args], { env });

    expect(err).toContain(says);
    expect([code, out]).toEqual([2, ""]);
    expect(err).not.toContain("0123456789");
  }
});
