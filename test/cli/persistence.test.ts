import { expect, test } from "vitest";
import { failure } from "../../src/core/failure.ts";
import type { GateResult } from "../../src/core/result/result.ts";
import { applyPolicy, judgeTarget } from "../../src/gate/policy.ts";
import { remoteRunner } from "../../src/run/remote.ts";
import { localRunner } from "../../src/run/local.ts";
import type { Runner } from "../../src/run/runner.ts";
import { openEngine } from "../../src/settings/engine.ts";
import { caFile, goodPage } from "../action/scenes.ts";
import { keep } from "../engine.ts";
import { bare, changing, gateAt } from "./persistence.ts";
import { portcullis } from "./terminal.ts";
import { check, finding, resultOf, target as scene } from "../report/scenes.ts";
import { serveDns } from "../twins/dns/dns.ts";
import { root } from "../twins/pki/pki.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { closedPort, resettingOnFirstWords, closingOnFirstWords, serveTcp, stayingSilent } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";

test("a target that fails twice in the same way is confirmed, and its cost covers both measurements", async () => {
  const { url } = await changing(bare);

  const { target: alone } = await gateAt(url, { persistence: { confirm: false } });
  const { target, pauses } = await gateAt(url, {});

  expect(pauses).toEqual([1000]);
  expect(target).toMatchObject({ verdict: "fail", confirmed: true, cost: { connections: 2 * alone.cost.connections } });
  expect(target.unstable).toBeUndefined();
  expect(alone.confirmed).toBeUndefined();
});

test("a failure in only one of two measurements stands, and both are reported", async () => {
  const site = await changing(bare);

  const { result, target } = await gateAt(site.url, { pause: () => site.become(goodPage) });

  expect(result).toMatchObject({ verdict: "fail", totals: { warn: 0, fail: 1 } });
  expect(target).toMatchObject({
    verdict: "fail",
    confirmed: false,
    unstable: [
      {
        id: "headers",
        expected: "C",
        first: { status: "fail", actual: "F" },
        second: { status: "pass", actual: "A+" },
      },
    ],
  });
  const found = target.findings.find(({ id }) => id === "gate.unstable");
  expect(found).toMatchObject({ level: "warn", severity: "medium" });
  expect(found?.cause).toBe(
    "A second measurement a moment later gave a different result: headers F (fail) → A+ (pass), ≥ C. The worse result counts.",
  );
});

test.for(["error", "warn", "off"] as const)("a rule gate.unstable of level %s leaves the failure", async (level) => {
  const site = await changing(bare);
  const { result } = await gateAt(site.url, { pause: () => site.become(goodPage) });

  const judged = applyPolicy(result, {
    rules: [{ "gate.unstable": level }],
    waivers: [],
    isWhole: true,
    baseline: null,
    now: new Date(),
    language: "en",
  });

  expect(judged.verdict).toBe("fail");
});

test("a different failure in the second measurement counts, and the first one is reported", async () => {
  const site = await changing(bare);

  const { target } = await gateAt(site.url, {
    thresholds: { min_days: "825" },
    pause: () => site.become(goodPage),
  });

  expect(target.verdict).toBe("fail");
  expect(target.checks.filter(({ status }) => status === "fail").map(({ id }) => id)).toEqual(["headers", "days"]);
  expect(target.unstable?.map(({ id }) => id)).toEqual(["headers"]);
});

test("a second measurement that fails to run changes nothing", async () => {
  const site = await changing(bare);

  const { target } = await gateAt(site.url, {
    pause: () => site.become(reply({ status: 503 })),
  });

  expect(target).toMatchObject({ verdict: "fail", confirmed: false });
  expect(target.checks.find(({ id }) => id === "headers")).toMatchObject({ status: "fail", actual: "F" });
  expect(target.findings.map(({ id }) => id)).not.toContain("gate.unstable");
});

test("a key that is refused in the second measurement does not change the verdict", async () => {
  const { url } = await changing(bare);
  const engine = localRunner(openEngine({ authorities: [root.pem], deadline: 10_000, special: true }));
  let asked = 0;
  const runner: Runner = {
    answer(...question) {
      if (asked++ > 0) throw failure("remote.key", { message: "revoked" });
      return engine.answer(...question);
    },
  };

  const { target } = await gateAt(url, { runner });

  expect(target).toMatchObject({ verdict: "fail", confirmed: false });
});

test.for<readonly [what: string, answer: Answer, verdict: string]>([
  ["passes", goodPage, "pass"],
  ["is unknown", reply({ status: 503 }), "unknown"],
])("a target that %s is measured once", async ([, answer, verdict]) => {
  const { url } = await changing(answer);

  const { target, pauses } = await gateAt(url, {});

  expect({ verdict: target.verdict, confirmed: target.confirmed, pauses }).toEqual({
    verdict,
    confirmed: undefined,
    pauses: [],
  });
});

test("a failing target is measured twice by default, and once with --confirm 0", async () => {
  const { url } = await changing(bare);
  const ask = async (args: readonly string[], env: Readonly<Record<string, string>>): Promise<unknown> => {
    const { out } = await portcullis(["gate", url, "--ca-file", caFile, "--json", ...args], { env });
    return (JSON.parse(out) as GateResult).targets[0]?.confirmed;
  };

  expect(await ask([], { PORTCULLIS_CONFIRM: "", PORTCULLIS_RETRIES: "" })).toBe(true);
  expect(await ask(["--confirm", "0"], { PORTCULLIS_CONFIRM: "1" })).toBeUndefined();
});

test("a refused connection is retried", async () => {
  const port = await closedPort();

  const { target, pauses } = await gateAt(`https://localhost:${port}/`, {
    pause: (nth) => nth === 2 && keep(serveTls({ answer: goodPage, port })),
  });

  expect(pauses).toEqual([500, 1000]);
  expect(target).toMatchObject({ verdict: "pass", tries: 3 });
  expect(target.reason).toBeUndefined();
});

test.for<readonly [what: string, behave: Parameters<typeof serveTcp>[0], reason: string]>([
  ["reset in the handshake", resettingOnFirstWords(), "tcp.reset"],
  ["closed in the handshake", closingOnFirstWords(), "tls.closed"],
])("a connection that is %s is tried three times, and the failure says so", async ([, behave, reason]) => {
  const twin = await keep(serveTcp(behave));
  const alone = await gateAt(`https://localhost:${twin.port}/`, { persistence: { retries: 0 } });
  const before = twin.connections();

  const { target, pauses } = await gateAt(`https://localhost:${twin.port}/`, {});

  expect(alone.target.tries).toBeUndefined();
  expect({ reason: target.reason, tries: target.tries, pauses }).toEqual({ reason, tries: 3, pauses: [500, 1000] });
  expect(target.message).toMatch(/ Tried 3 times\.$/);
  expect(target.cost.connections).toBeGreaterThanOrEqual(3);
  expect(twin.connections() - before).toBeGreaterThanOrEqual(3);
});

test("a connection that is reset after the certificate is known is retried as well", async () => {
  const site = await changing((_socket, _asked, reset) => reset());

  const { target, pauses } = await gateAt(site.url, { pause: () => site.become(goodPage) });

  expect(pauses).toEqual([500]);
  expect(target).toMatchObject({ verdict: "pass", tries: 2 });
});

test("a rule that fails in the measured part of an interrupted measurement still fails after the retry", async () => {
  const good = resultOf([scene("pass")]);
  const checks = [check("ssl", "pass"), check("headers", "unknown", { actual: null })];
  const half = resultOf([scene("unknown", { checks, reason: "tcp.reset", findings: [finding("ssl.version-old")] })]);
  const answers = [half, good, good];
  const runner: Runner = {
    answer: () => Promise.resolve({ data: answers.shift(), updatedAt: new Date(), cached: false }),
  };
  const open = { waivers: [], isWhole: true, baseline: null, now: new Date(), language: "en" } as const;
  const policy = { ...open, rules: [{ "ssl.version-old": "error" as const }] };

  const { result } = await gateAt("https://shop.example/", {
    runner,
    persistence: { confirm: false },
    judge: (measured) => judgeTarget(measured, policy, 0),
  });

  expect(result.targets[0]).toMatchObject({ tries: 2, unstable: [{ id: "ssl.version-old" }] });
  expect(applyPolicy(result, policy)).toMatchObject({ verdict: "fail", totals: { fail: 1 } });
  expect(applyPolicy(result, { ...policy, rules: [{}] }).verdict).toBe("warn");
});

test.for<readonly [what: string, url: () => Promise<string>, reason: string]>([
  [
    "uses up the deadline",
    async () => `https://localhost:${(await keep(serveTcp(stayingSilent()))).port}/`,
    "timeout.tls",
  ],
  ["answers with an error status", async () => (await changing(reply({ status: 503 }))).url, "http.server-error"],
  ["may not be contacted", () => Promise.resolve("https://169.254.1.1/"), "address.private"],
])("a target that %s is not retried", async ([, url, reason]) => {
  const { target, pauses } = await gateAt(await url(), { deadline: reason === "timeout.tls" ? 500 : 10_000 });

  expect({ reason: target.reason, tries: target.tries, pauses }).toEqual({ reason, tries: undefined, pauses: [] });
});

test.for<readonly [known: "NXDOMAIN" | "SERVFAIL", tries: number | undefined, reason: string]>([
  ["NXDOMAIN", undefined, "dns.nxdomain"],
  ["SERVFAIL", 3, "dns.failed"],
])("retries if a resolver answers %s", async ([known, tries, reason]) => {
  const dns = await keep(serveDns({ "shop.example": known }));
  const runner = localRunner(openEngine({ resolvers: [dns.server], deadline: 10_000, special: true }));

  const { target } = await gateAt("https://shop.example/", { runner });

  expect({ reason: target.reason, tries: target.tries }).toEqual({ reason, tries });
});

const refusal = (code: string, reason: string, retryAfter: number | null): string =>
  JSON.stringify({
    ok: false,
    requestId: "r",
    data: null,
    cached: false,
    updatedAt: null,
    error: { code, reason, message: "no", retryAfter },
  });

test.for<readonly [what: string, status: number, body: string, pauses: readonly number[], after?: string]>([
  ["a 502 from a proxy in front of it", 502, "<html>", [500, 1000]],
  ["an overload, with a time for the retry", 503, refusal("UPSTREAM_ERROR", "busy", 7), []],
  ["an overload of some minutes", 503, refusal("UPSTREAM_ERROR", "busy", 120), []],
  ["an internal error", 503, refusal("UPSTREAM_ERROR", "internal", null), []],
  ["a target that refused the connection", 503, refusal("UPSTREAM_ERROR", "tcp.refused", null), [500, 1000]],
  ["a name that does not exist", 404, refusal("NOT_FOUND", "dns.nxdomain", null), []],
  ["something else than Portcullis", 200, "{}", []],
  ["a rate limit of a proxy in front of it", 429, "<html>", [500, 1000]],
  ["a rate limit of a proxy in front of it, with a time", 429, "<html>", [3000, 3000], "3"],
  ["a rate limit of a proxy in front of it for minutes", 429, "<html>", [], "120"],
  ["a 503 from a proxy in front of it, with a time", 503, "<html>", [2000, 2000], "2"],
  ["a 403 from a proxy in front of it", 403, "<html>", [], "1"],
])("a server that answers with %s", async ([, status, body, expected, after]) => {
  const runner = remoteRunner({
    server: "http://gate.example/",
    timeout: 1000,
    send: () =>
      Promise.resolve({
        status,
        headers: after === undefined ? [] : [["Retry-After", after]],
        body: new TextEncoder().encode(body),
      }),
    sleep: () => Promise.resolve(),
    now: () => performance.now(),
  });

  const { target, pauses } = await gateAt("https://shop.example/", { runner });

  expect(target.verdict).toBe("unknown");
  expect(pauses).toEqual(expected);
});
