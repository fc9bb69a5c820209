import { Duplex, PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { doorFor, keep } from "../../test/engine.ts";
import { raw } from "../../test/twins/answers.ts";
import { serveHttp } from "../../test/twins/http.ts";
import { attempt } from "../core/attempt.ts";
import { repairHeads } from "./repair-head.ts";

/** The output for bytes that arrive one by one, or all at once. */
async function mend(text: string, size: number) {
  const incoming = new PassThrough();
  const { stream, oddities } = repairHeads(Duplex.from({ readable: incoming, writable: new PassThrough() }));
  const chunks: Buffer[] = [];
  const bytes = Buffer.from(text, "latin1");
  for (let at = 0; at < bytes.length; at += size) incoming.write(bytes.subarray(at, at + size));
  incoming.end();
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return { text: Buffer.concat(chunks).toString("latin1"), oddities };
}

const ok = "HTTP/1.1 200 OK\r\n";

test.for<[name: string, from: string, to: string]>([
  ["a plain head", `${ok}A: b\r\n\r\nbody: \0 x : y\r\n`, `${ok}A: b\r\n\r\nbody: \0 x : y\r\n`],
  ["a blank before the colon", `${ok}A : b\r\nC\t: d\r\n\r\n`, `${ok}A: b\r\nC: d\r\n\r\n`],
  ["invalid names", `${ok}A B: c\r\nnothing\r\n: d\r\nE: f\r\n\r\n`, `${ok}E: f\r\n\r\n`],
  ["a folded line after an invalid name", `${ok}A B: c\r\n d\r\nE: f\r\n g\r\n\r\n`, `${ok}E: f\r\n g\r\n\r\n`],
  ["small letters", "http/1.1 404 No\r\nA: b\r\n\r\n", "HTTP/1.1 404 No\r\nA: b\r\n\r\n"],
  ["other versions", "HTTP/2 200\r\n\r\n", "HTTP/1.1 200 \r\n\r\n"],
  [
    "a head after an interim one",
    `HTTP/1.1 103 Early\r\nA : b\r\n\r\n${ok}C : d\r\n\r\n`,
    `HTTP/1.1 103 Early\r\nA: b\r\n\r\n${ok}C: d\r\n\r\n`,
  ],
  ["a list of equal lengths", `${ok}content-length: 39 ,39, 39\r\n\r\n`, `${ok}content-length: 39\r\n\r\n`],
  ["lengths that differ", `${ok}Content-Length: 39, 40\r\n\r\n`, `${ok}Content-Length: 39, 40\r\n\r\n`],
  [
    "equal lengths in several lines",
    `${ok}Content-Length: 39\r\nA: b\r\ncontent-length:39, 39 \r\nContent-Length:39\r\n\r\n`,
    `${ok}Content-Length: 39\r\nA: b\r\n\r\n`,
  ],
  [
    "lengths in several lines that differ",
    `${ok}Content-Length: 39\r\nContent-Length: 40\r\n\r\n`,
    `${ok}Content-Length: 39\r\nContent-Length: 40\r\n\r\n`,
  ],
  [
    "a length that goes on in the next line",
    `${ok}Content-Length: 39\r\nContent-Length: 39\r\n 0\r\n\r\n`,
    `${ok}Content-Length: 39\r\nContent-Length: 39\r\n 0\r\n\r\n`,
  ],
  ["a list in another header", `${ok}A: 39, 39\r\n\r\n`, `${ok}A: 39, 39\r\n\r\n`],
  ["no head", "SSH-2.0-x\r\n", "SSH-2.0-x\r\n"],
  ["a head without an end", `${ok}A : b`, `${ok}A : b`],
])("%s is passed on, in one piece or many", async ([, from, to]) => {
  expect((await mend(from, 10_000)).text).toBe(to);
  expect((await mend(from, 1)).text).toBe(to);
});

test.for<[name: string, text: string, oddities: unknown]>([
  ["nothing for a plain head", `${ok}A: b\r\n\r\n`, []],
  ["a name before a blank, once", `${ok}A : b\r\nA : c\r\n\r\n`, [{ kind: "space-before-colon", seen: "A" }]],
  ["a status line that Firefox refuses", "http/1.1 200 OK\r\n\r\n", [{ kind: "status-line", seen: "http/1.1 200 OK" }]],
  ["a status line without a space", "HTTP/1.1 200OK\r\n\r\n", [{ kind: "status-line", seen: "HTTP/1.1 200OK" }]],
  ["nothing for a status line that Firefox reads", "HTTP/2 200 OK\r\n\r\n", []],
  ["a NUL byte in a value", `${ok}A: b\0c\r\n\r\n`, [{ kind: "nul-byte", seen: "A" }]],
  ["a NUL byte in a name", `${ok}A\0: b\r\n\r\n`, [{ kind: "nul-byte", seen: "A" }]],
  ["a NUL byte in the status line", "HTTP/1.1 200 O\0K\r\n\r\n", [{ kind: "nul-byte", seen: "HTTP/1.1 200 O\0K" }]],
])("reports %s", async ([, text, oddities]) => {
  expect((await mend(text, 10_000)).oddities).toEqual(oddities);
});

test("only the first oddities are reported", async () => {
  const many = Array.from({ length: 100 }, (_, index) => `A${index} : b\r\n`).join("");

  expect((await mend(`${ok}${many}\r\n`, 10_000)).oddities).toHaveLength(16);
});

// RFC 9110 §8.6
test.for([
  ["2, 2", true],
  ["2, 3", false],
  ["2\r\nContent-Length: 2", true],
  ["2\r\nContent-Length: 3", false],
  ["2\r\nContent-Length: 2\r\n 2", false],
] as const)("the door's result for Content-Length %j: %s", async ([length, ok]) => {
  const twin = await keep(serveHttp({ answer: raw(`HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n\r\nok`) }));
  using door = doorFor({ deadline: 5000 });

  expect(await attempt(() => door.net.http({ url: `${twin.origin}/`, limit: 100 }))).toMatchObject({ ok });
});

// What Chromium accepts, as test/lab/browser-heads.lab.ts shows.
test.for<[name: string, head: string]>([
  ["a blank before a colon", "HTTP/1.1 200 OK\r\nX-Frame-Options : DENY\r\n"],
  ["small letters in the status line", "http/1.1 200 OK\r\nX-Frame-Options: DENY\r\n"],
  ["no version", "HTTP 200 OK\r\nX-Frame-Options: DENY\r\n"],
  ["HTTP/3.0", "HTTP/3.0 200 OK\r\nX-Frame-Options: DENY\r\n"],
  ["a blank in a name", "HTTP/1.1 200 OK\r\nX A: b\r\nX-Frame-Options: DENY\r\n"],
  ["no space after the status", "HTTP/1.1 200OK\r\nX-Frame-Options: DENY\r\n"],
  ["four bytes before the status line", "junkHTTP/1.1 200 OK\r\nX-Frame-Options: DENY\r\n"],
])("the door accepts a header section with %s", async ([, head]) => {
  const twin = await keep(serveHttp({ answer: raw(`${head}Content-Length : 2\r\n\r\nok`) }));
  using door = doorFor({ deadline: 5000 });
  const asked = await attempt(() => door.net.http({ url: `${twin.origin}/`, limit: 100 }));

  expect(asked).toMatchObject({ ok: true, value: { status: 200, parser: "tolerant", truncated: false } });
  expect(asked.ok && asked.value.headers).toContainEqual(["X-Frame-Options", "DENY"]);
  expect(asked.ok && Buffer.from(asked.value.body).toString()).toBe("ok");
  // The connection is not reused, since more unexpected data may follow.
  const again = await attempt(() => door.net.http({ url: `${twin.origin}/`, limit: 100 }));
  expect(again).toMatchObject({ ok: true, value: { status: 200 } });
});
