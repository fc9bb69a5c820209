import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { http } from "../../src/checks/http/index.ts";
import { ssl } from "../../src/checks/ssl/index.ts";
import { attempt, type Attempt } from "../../src/core/attempt.ts";
import { clientHello } from "../../src/formats/tls/client-hello.ts";
import { doorFor, keep, measure } from "../engine.ts";
import {
  drip,
  dripBody,
  ending,
  endlessRedirect,
  hugeBody,
  hugeHeaders,
  oddReplies,
  raw,
  redirect,
  redirectLoop,
  resetting,
  silence,
  steps,
} from "../twins/answers.ts";
import { serveHttp } from "../twins/http.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { alerting, presenting } from "../twins/raw-tls.ts";
import {
  closingOnFirstWords,
  resettingAtOnce,
  resettingOnFirstWords,
  saying,
  serveTcp,
  stayingSilent,
  type Behaviour,
} from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";

const troubles: string[] = [];
const note = (trouble: unknown): void => void troubles.push(String(trouble));

beforeAll(() => {
  process.on("warning", note);
  process.on("unhandledRejection", note);
});

afterAll(() => {
  process.off("warning", note);
  process.off("unhandledRejection", note);
});

/** A run that neither answers nor fails by then hangs: its deadline is a tenth of this. */
const hanging = { timeout: 15_000 };
const deadline = 1500;

/** The result of a run: a verdict, or a reason that is not a bug. */
function outcomeOf(end: Attempt<unknown>): string {
  return end.ok ? "measured" : end.failure.reason;
}

const reasons = /^(?:measured|timeout\.(?:tcp|tls|http)|tcp\.(?:reset|refused)|tls\.[a-z0-9.-]+|http\.[a-z-]+)$/;

const answers: readonly [name: string, answer: Answer][] = [
  ...steps.map((step) => [`a reset ${step}`, resetting(step)] as [string, Answer]),
  ...steps.map((step) => [`an end ${step}`, ending(step)] as [string, Answer]),
  ...Object.entries(oddReplies).map(([name, bytes]) => [name, raw(bytes)] as [string, Answer]),
  ["silence", silence()],
  ["a reply that drips", drip({ headers: ["Server: x"], body: "x" }, 30)],
  ["a body that drips", dripBody(["Server: x"], 30)],
  ["a gigabyte", hugeBody(1024 ** 3)],
  ["60 kB of headers", hugeHeaders(56)],
  ["200 kB of headers", hugeHeaders(200)],
  ["endless redirects", endlessRedirect()],
  ["a redirect loop", redirectLoop()],
  ["a redirect into the metadata service", redirect("http://169.254.169.254/latest/")],
  ["a redirect to a Location of 60 kB", redirect(`/${"x".repeat(60_000)}`)],
  ["a redirect to nonsense", redirect("http://[::g]/")],
  ["a redirect to another scheme", redirect("gopher://localhost/")],
  ["endless interim replies", raw("HTTP/1.1 103 Early\r\n\r\n".repeat(1000))],
  ["an upgrade", raw("HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n")],
  ["random bytes", raw(Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 167 + 13) % 256)))],
  ["two thousand headers", reply({ headers: Array.from({ length: 2000 }, (_, index) => `X${index}: 1`) })],
  ["terminal escapes", reply({ headers: ["Content-Security-Policy: \x9b31m", "Server: a\x9b2Jb"] })],
];

test.for(answers)("a page that is %s ends in a verdict or a reason", hanging, async ([, answer]) => {
  const twin = await keep(serveTls({ answer }));
  const outcome = outcomeOf(await attempt(() => measure(http, { url: `${twin.origin}/` }, { deadline })));

  expect(outcome).toMatch(reasons);
});

const behaviours: readonly [name: string, behave: Behaviour][] = [
  ["a reset at once", resettingAtOnce()],
  ["a reset on the first words", resettingOnFirstWords()],
  ["a close on the first words", closingOnFirstWords()],
  ["silence", stayingSilent()],
  ["another protocol", saying("220 mail.example ESMTP\r\n")],
  ["a record that never ends", saying(Buffer.from([22, 3, 3, 0x40, 0, 2]), "waits")],
  ["half a ServerHello", saying(Buffer.from([22, 3, 3, 0, 80, 2, 0, 0, 76, 3, 3]), "closes")],
  ["empty records", saying(Buffer.alloc(50_000, Buffer.from([22, 3, 3, 0, 0])), "waits")],
  ["an alert", alerting(80)],
  ["an alert that does not exist", alerting(255)],
  ["no certificate", presenting([])],
  ["an empty certificate", presenting([Buffer.alloc(0)])],
  ["a broken certificate", presenting([chainFor("good").chain[0]!.subarray(0, 100)])],
  ["a hundred certificates", presenting(Array.from({ length: 100 }, () => chainFor("good").chain[0]!))],
];

test.for(behaviours)("a handshake that meets %s ends in a verdict or a reason", hanging, async ([, behave]) => {
  const twin = await keep(serveTcp(behave));
  const outcome = outcomeOf(await attempt(() => measure(ssl, { host: "localhost", port: twin.port }, { deadline })));

  expect(outcome).toMatch(reasons);
});

test("a certificate of 10,000 names is a reason", hanging, async () => {
  const twin = await keep(serveTls({ served: chainFor("many names") }));
  const end = await attempt(() => measure(ssl, { host: "localhost", port: twin.port }, { deadline }));

  expect(outcomeOf(end)).toMatch(reasons);
});

test("endless redirects are followed so far and no further", hanging, async () => {
  const twin = await keep(serveHttp({ answer: endlessRedirect() }));
  await attempt(() => measure(http, { url: `${twin.origin}/` }, { deadline: 5000 }));

  // Browsers follow twenty.
  expect(twin.asked.length).toBeGreaterThanOrEqual(20);
  expect(twin.asked.length).toBeLessThan(30);
});

test("a gigabyte costs little memory", hanging, async () => {
  const twin = await keep(serveHttp({ answer: hugeBody(1024 ** 3) }));
  using door = doorFor();
  const before = process.memoryUsage().rss;

  const { body, truncated } = await door.net.http({ url: `${twin.origin}/`, limit: 512 * 1024 });

  expect([body.length, truncated]).toEqual([512 * 1024, true]);
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 ** 2);
  expect(door.traffic().bytes).toBeLessThan(16 * 1024 ** 2);
});

test("fifty questions at once leave neither warnings nor open handles behind", hanging, async () => {
  const twin = await serveHttp({
    answer: (socket, asked, reset) => setTimeout(() => reply()(socket, asked, reset), 2),
  });
  const silent = await serveTcp(stayingSilent());
  // The twin waits for a request, so the hellos end with the run.
  const door = doorFor({ deadline: 1000 });

  const ends = await Promise.all([
    ...Array.from({ length: 30 }, (_, index) => attempt(() => door.net.http({ url: `${twin.origin}/${index}` }))),
    ...Array.from({ length: 20 }, () =>
      attempt(() => door.net.hello({ host: "127.0.0.1", port: twin.port }, clientHello("TLSv1.2", "localhost"))),
    ),
    attempt(() => door.net.http({ url: `http://127.0.0.1:${silent.port}/`, patience: 50 })),
  ]);
  door.close();
  await Promise.all([twin.close(), silent.close()]);
  await wait(50);

  expect(ends.slice(0, 30).map(outcomeOf)).toEqual(Array.from({ length: 30 }, () => "measured"));
  expect(openHandles()).toEqual([]);
});

/** Sockets, servers and timers that would keep a process from ending. */
function openHandles(): readonly string[] {
  return process.getActiveResourcesInfo().filter((kind) => /TCP|TLS|Timeout|DNS|GetAddrInfo/.test(kind));
}

test("none of this caused a warning or an unhandled rejection", async () => {
  await wait(50);

  expect(troubles).toEqual([]);
});
