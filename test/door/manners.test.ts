import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { attempt, type Attempt } from "../../src/core/attempt.ts";
import type { SourceId, SourceReply, SourceRequest } from "../../src/core/net/source.ts";
import { failure } from "../../src/core/failure.ts";
import { openSharedSources, type SharedSources } from "../../src/net/sources/shared.ts";
import { withRetries } from "../../src/net/sources/retry.ts";
import type { GuardOptions } from "../../src/net/guard.ts";
import { doorFor, keep } from "../engine.ts";
import { resetting } from "../twins/answers.ts";
import { runApart } from "../twins/apart.ts";
import { serveHttp } from "../twins/http.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";

let shared: SharedSources;

beforeEach(() => {
  shared = openSharedSources();
});

/** Asks in a separate run of the same process. */
async function ask(
  id: SourceId,
  base: string,
  request: Partial<SourceRequest> = {},
  options: Partial<GuardOptions> = {},
): Promise<Attempt<SourceReply>> {
  using door = doorFor({ sources: { [id]: base }, shared, ...options });
  return await attempt(() => door.net.source(id, { path: "", patience: 4000, ...request }));
}

function endOf(got: Attempt<SourceReply>): unknown {
  return got.ok ? got.value.status : got.failure.reason;
}

const fine = reply({ body: "[]" });

/** Gives one answer after the other, then repeats the last one. */
function inTurn(...answers: readonly [Answer, ...Answer[]]): Answer {
  let asked = 0;
  return (...all) => (answers[asked++] ?? answers.at(-1) ?? fine)(...all);
}

test("runs on the same terms share a connection, and others do not", async () => {
  const twin = await keep(serveTls({ answer: fine }));
  const base = `${twin.origin}/`;

  for (let run = 0; run < 3; run++) expect(endOf(await ask("rdap", base))).toBe(200);
  expect(twin.connections()).toBe(1);

  await ask("rdap", base, {}, { policy: { special: true, allow: ["192.0.2.0/24"] } });
  expect(twin.connections()).toBe(2);
  // A client that trusts only other authorities does not accept the twin.
  expect(endOf(await ask("rdap", base, {}, { given: [] }))).toBe("source.untrusted");
});

test("a kept connection that the server has closed meanwhile is no failure", async () => {
  const seen = new WeakSet<object>();
  const answer: Answer = (socket, asked, reset) => {
    if (seen.has(socket)) return reset();
    seen.add(socket);
    fine(socket, asked, reset);
  };
  const twin = await keep(serveTls({ answer }));

  for (let run = 0; run < 3; run++) expect(endOf(await ask("rdap", `${twin.origin}/`))).toBe(200);
  expect(twin.connections()).toBe(3);
});

test.for<[what: string, first: Answer]>([
  ["a connection that breaks", resetting("after the request")],
  ["502", reply({ status: 502 })],
  ["503", reply({ status: 503 })],
  ["504", reply({ status: 504 })],
])("after %s the query is retried", async ([, first]) => {
  const twin = await keep(serveTls({ answer: inTurn(first, fine) }));

  expect(endOf(await ask("rdap", `${twin.origin}/`))).toBe(200);
});

test.for<[what: string, first: Answer, end: string]>([
  ["500", reply({ status: 500 }), "source.status"],
  ["429", reply({ status: 429 }), "source.rate-limited"],
  ["503 with the time to come again", reply({ status: 503, headers: ["Retry-After: 9"] }), "source.status"],
])("after %s the query is not retried", async ([, first, end]) => {
  const twin = await keep(serveTls({ answer: inTurn(first, fine) }));

  expect(endOf(await ask("rdap", `${twin.origin}/`))).toBe(end);
});

test("no retry is made after the patience", async () => {
  let asked = 0;
  const work = (): Promise<never> => {
    asked++;
    return Promise.reject(failure("source.status", { source: "RDAP", host: "rdap.example", status: 503 }));
  };
  const { signal } = new AbortController();

  const ended = await attempt(() => withRetries(work, { signal, until: performance.now() + 50 }));

  expect([ended.ok, asked]).toEqual([false, 1]);
});

test("all runs together keep a source's rate: some wait, and one that would wait too long gets the time", async () => {
  const times: number[] = [];
  const answer: Answer = (...all) => {
    times.push(performance.now());
    fine(...all);
  };
  const twin = await keep(serveTls({ answer }));
  const base = `${twin.origin}/`;

  const ends = await Promise.all(
    // The Tor Project's list allows one query a second.
    [4000, 4000, 400].map((patience) => ask("tor-exits", base, { patience })),
  );

  expect(ends.map(endOf)).toEqual([200, 200, "source.rate-limited"]);
  expect(times).toHaveLength(2);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900);
  const [, , refused] = ends;
  expect(refused).toMatchObject({ ok: false, failure: { params: { source: "Tor exit list" } } });
});

test("no more queries run concurrently than a source allows", async () => {
  let [now, most] = [0, 0];
  const answer: Answer = (...all) => {
    most = Math.max(most, ++now);
    setTimeout(() => {
      now--;
      fine(...all);
    }, 100);
  };
  const twin = await keep(serveTls({ answer }));

  const ends = await Promise.all(Array.from({ length: 5 }, () => ask("rdap", `${twin.origin}/`)));

  expect(ends.map(endOf)).toEqual([200, 200, 200, 200, 200]);
  expect(most).toBe(4);
});

test("a server that fails five times in a row is left alone for a while", async () => {
  let asked = 0;
  const answer: Answer = (...all) => {
    asked++;
    reply({ status: 500 })(...all);
  };
  const twin = await keep(serveTls({ answer }));
  const other = await keep(serveTls({ answer: fine }));

  const ends: Attempt<SourceReply>[] = [];
  for (let run = 0; run < 7; run++) ends.push(await ask("rdap", `${twin.origin}/`));

  expect(new Set(ends.map(endOf))).toEqual(new Set(["source.status"]));
  expect(asked).toBe(5);
  using door = doorFor({ sources: { rdap: `${twin.origin}/` }, shared });
  await expect(door.net.source("rdap", { path: "" })).rejects.toMatchObject({ retryAfter: 30 });
  // Other servers are unaffected.
  expect(endOf(await ask("rdap", `${other.origin}/`))).toBe(200);
});

test("a body is handed over while it comes", async () => {
  const body = Buffer.alloc(300_000, "x");
  const twin = await keep(
    serveTls({
      answer: (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n`);
        socket.write(body.subarray(0, 100_000));
        void sleep(300).then(() => socket.write(body.subarray(100_000)));
      },
    }),
  );
  const at: number[] = [];
  let size = 0;
  const receive = (bytes: Uint8Array): void => {
    at.push(performance.now());
    size += bytes.length;
  };

  expect(endOf(await ask("rdap", `${twin.origin}/`, { receive }))).toBe(200);
  expect(size).toBe(body.length);
  expect((at.at(-1) ?? 0) - (at[0] ?? 0)).toBeGreaterThan(200);
});

test("after part of a body was passed on, the query is not retried", async () => {
  let asked = 0;
  const broken: Answer = (socket, _asked, reset) => {
    asked++;
    socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf");
    setTimeout(reset, 50);
  };
  const twin = await keep(serveTls({ answer: broken }));

  expect(endOf(await ask("rdap", `${twin.origin}/`, { receive: () => {} }))).toBe("source.malformed");
  expect(asked).toBe(1);
});

test("an encoded body with trailing data does not block", async () => {
  const twin = await keep(
    serveTls({
      answer: reply({ headers: ["Content-Encoding: gzip"], body: Buffer.concat([gzipSync("[]"), gzipSync("")]) }),
    }),
  );

  expect(endOf(await ask("rdap", `${twin.origin}/`))).toBe(200);
});

test("a kept connection does not keep an idle process alive", async () => {
  const twin = await keep(serveHttp({ answer: fine }));
  const ended = await runApart(`
    import { openGuard } from "./src/net/guard.ts";
    const door = openGuard({
      signal: new AbortController().signal,
      policy: { special: true, allow: [] },
      sources: { rdap: "http://127.0.0.1:${twin.port}/" },
    });
    const { status } = await door.net.source("rdap", { path: "" });
    door.close();
    console.log(status);
  `);

  expect(ended).toMatchObject({ code: 0, out: "200\n" });
});
