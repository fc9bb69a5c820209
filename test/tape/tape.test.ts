import * as fc from "fast-check";
import { expect, test } from "vitest";
import { doorFor, keep } from "../engine.ts";
import { netDouble } from "../net-double.ts";
import { redirect, routes } from "../twins/answers.ts";
import { reply } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";
import { attempt } from "../../src/core/attempt.ts";
import { methodNames } from "../../src/core/net/methods.ts";
import type { Net } from "../../src/core/net/net.ts";
import { clientHello } from "../../src/formats/tls/client-hello.ts";
import { readTape, record, replay, type Tape } from "./tape.ts";

/** A run with every kind of question, one of them repeated and one failing. */
async function ask(net: Net, port: number, closed: number): Promise<readonly unknown[]> {
  const to = { host: "localhost", port };
  return [
    await net.http({ url: `https://localhost:${port}/`, limit: 10 }),
    await net.http({ limit: 10, url: `https://localhost:${port}/` }),
    await net.http({ url: `https://localhost:${port}/moved`, headers: { cookie: "a=b" } }),
    await net.tls(to),
    await net.tls(to, { lenient: true }),
    await net.hello(to, clientHello("TLSv1.2", "localhost")),
    await net.connect(to),
    await net.connect({ host: "localhost", port: closed }),
    await attempt(() => net.tls({ host: "localhost", port: closed })),
  ];
}

async function recorded(): Promise<{ tape: Tape; answers: readonly unknown[]; port: number; closed: number }> {
  const answer = routes({ "/": reply({ headers: ["X-Odd: \xe9"], body: "ok" }), "/moved": redirect("/") });
  const twin = await keep(serveTls({ answer }));
  const closed = await closedPort();
  using door = doorFor();
  const { net, ...recorder } = record(door.net);
  const answers = await ask(net, twin.port, closed);
  await twin.close();
  return { tape: recorder.tape(), answers, port: twin.port, closed };
}

test("a run is replayed from its tape, without the server", async () => {
  const { tape, answers, port, closed } = await recorded();
  const read = readTape(JSON.parse(JSON.stringify(tape)));

  expect(read).toEqual(tape);
  expect(plain(await ask(replay(tape), port, closed))).toEqual(plain(answers));
});

test("a replay can itself be recorded, and gives the same tape", async () => {
  const { tape, port, closed } = await recorded();
  const again = record(replay(tape));
  await ask(again.net, port, closed);

  expect(again.tape()).toEqual(tape);
});

/** Buffers as the plain byte arrays that a tape contains. */
function plain<T>(answers: T): T {
  return structuredClone(answers);
}

const silent = { bytes: "", end: "silent" } as const;

test("repeated questions get their recorded answers in order, then the last one again", async () => {
  const question = '[{"host":"a","port":1},""]';
  const net = replay({
    version: 1,
    entries: [
      { method: "hello", question, answer: { ...silent, end: "closed" } },
      {
        method: "hello",
        question,
        failure: { id: "tcp.refused", reason: "tcp.refused", params: { host: "a", port: 1 } },
      },
      { method: "hello", question, answer: silent },
    ],
  });
  const asked = () => attempt(() => net.hello({ port: 1, host: "a" }, new Uint8Array()));

  expect([await asked(), await asked(), await asked(), await asked()]).toMatchObject([
    { value: { end: "closed" } },
    { failure: { id: "tcp.refused" } },
    { value: { end: "silent" } },
    { value: { end: "silent" } },
  ]);
});

test("a question that was not recorded has no answer", async () => {
  const net = replay({ version: 1, entries: [] });

  await expect(net.tls({ host: "a", port: 1 })).rejects.toMatchObject({ reason: "tape.missing" });
});

const broken = (): Promise<never> => Promise.reject(new TypeError("bug"));

test("a bug is not recorded as a failure", async () => {
  const { net, ...recorder } = record(netDouble({ tls: broken }));
  await expect(net.tls({ host: "a", port: 1 })).rejects.toThrow(TypeError);
  expect(recorder.tape().entries).toEqual([]);
});

test.for<[name: string, json: unknown]>([
  ["nothing", null],
  ["another version", { version: 2, entries: [] }],
  ["an unknown method", { version: 1, entries: [{ method: "udp", question: "", answer: silent }] }],
  ["an answer to another question", { version: 1, entries: [{ method: "tls", question: "", answer: silent }] }],
  [
    "bytes that are no base64",
    { version: 1, entries: [{ method: "hello", question: "", answer: { ...silent, bytes: "?" } }] },
  ],
  [
    "an unknown failure",
    { version: 1, entries: [{ method: "tls", question: "", failure: { id: "x", reason: "", params: {} } }] },
  ],
  [
    "too many entries",
    { version: 1, entries: Array.from({ length: 2001 }, () => ({ method: "hello", question: "", answer: silent })) },
  ],
  [
    "an endless question",
    { version: 1, entries: [{ method: "hello", question: "x".repeat(300_000), answer: silent }] },
  ],
])("%s is not a tape", ([, json]) => {
  expect(readTape(json)).toBeNull();
});

test("any JSON is a tape or is rejected", () => {
  const entry = fc.record({
    method: fc.constantFrom(...methodNames),
    question: fc.string(),
    answer: fc.jsonValue(),
  });
  const tapeLike = fc.record({ version: fc.constant(1), entries: fc.array(fc.oneof(entry, fc.jsonValue())) });

  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), tapeLike), (json) => {
      const tape = readTape(json);
      expect(tape === null || Object.keys(replay(tape)).length === methodNames.length).toBe(true);
    }),
  );
});
