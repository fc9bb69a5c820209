import { expect, test } from "vitest";
import { doorFor, keep } from "../../../test/engine.ts";
import { closingOnFirstWords, dripInto, saying, serveTcp, stayingSilent } from "../../../test/twins/tcp.ts";
import { addressReply, framed, serveDnsTcp, serveDnsTls, usual, type Talk } from "../../../test/twins/dns/secure.ts";
import { chainFor, intermediate, leafOf, served } from "../../../test/twins/pki/pki.ts";
import { attempt } from "../../core/attempt.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { types } from "../../formats/dns/codes.ts";
import { readMessage } from "../../formats/dns/read-message.ts";
import type { Guard } from "../guard.ts";

const A = types.A;

function answer(query: DnsMessage, { socket }: Talk): void {
  socket.write(framed(addressReply(query)));
}

function over(server: string): Guard & Disposable {
  return doorFor({ resolvers: [server] });
}

function askMany(door: Guard, count: number) {
  return Promise.all(Array.from({ length: count }, (_, index) => one(door, index)));
}

function one(door: Guard, index: number) {
  return attempt(() => door.net.dns({ name: `n${index}.test`, type: A, isOverTcp: true, patience: 4000 }));
}

test("questions share a connection, and answers may come in any order", async () => {
  const waiting: (() => void)[] = [];
  const dns = await keep(
    serveDnsTcp((query, talk) => {
      waiting.push(() => answer(query, talk));
      if (waiting.length === 50) waiting.toReversed().forEach((say) => say());
    }),
  );
  using door = over(dns.server);

  const ends = await askMany(door, 50);

  const names = ends.map((end) => (end.ok ? readMessage(Buffer.from(end.value.message)).questions[0]?.name : null));
  expect(new Set(names.map((name) => name && Buffer.from(name.wire).toString("latin1"))).size).toBe(50);
  expect(ends.every((end) => end.ok && end.value.over === "tcp" && !end.value.wasTruncated)).toBe(true);
  expect(dns.connections()).toBe(1);
  expect(door.traffic().connections).toBe(1);
});

test.for<[how: string, most: number, questions: number, connections: number]>([
  ["one question", 1, 12, 12],
  ["five questions", 5, 40, 8],
])("a server that answers %s and closes is asked again for the others", async ([, most, questions, connections]) => {
  const dns = await keep(
    serveDnsTcp((query, talk) => {
      if (talk.asked.length <= most) answer(query, talk);
      if (talk.asked.length === most) talk.socket.end();
    }),
  );
  using door = over(dns.server);

  const ends = await askMany(door, questions);

  expect(ends.filter(({ ok }) => !ok)).toEqual([]);
  expect(dns.connections()).toBeLessThanOrEqual(connections + 1);
});

test("a connection that the server closed while idle is reopened", async () => {
  const dns = await keep(
    serveDnsTcp((query, talk) => {
      answer(query, talk);
      talk.socket.end();
    }),
  );
  using door = over(dns.server);

  const replies = [await one(door, 1), await one(door, 2), await one(door, 3)];

  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(dns.connections()).toBe(3);
});

const silent = "timeout.dns";

test.for<[how: string, heard: (query: DnsMessage, talk: Talk) => void, reason: string, detail?: string]>([
  ["never answers", () => {}, silent],
  ["drips", (query, { socket }) => dripInto(socket, framed(addressReply(query)), 20), silent],
  ["announces 65,535 octets", (_, { socket }) => void socket.write(Buffer.alloc(3000, 0xff)), silent],
  ["hangs up", (_, { socket }) => void socket.end(), "dns.failed", "BADRESP"],
  ["resets", (_, { socket }) => void socket.resetAndDestroy(), "dns.failed", "ECONNRESET"],
  [
    "sends half a frame",
    (query, { socket }) => void socket.end(framed(addressReply(query)).subarray(0, 30)),
    "dns.failed",
    "BADRESP",
  ],
  [
    "sends garbage",
    (query, { socket }) => void socket.write(framed(addressReply(query).subarray(0, 39))),
    "dns.failed",
    "BADRESP",
  ],
  ["sends empty frames", (_, { socket }) => void socket.write(Buffer.alloc(60_000)), "dns.failed", "BADRESP"],
  [
    "has another ID",
    (query, { socket }) => void socket.write(framed(addressReply(query, usual, { id: query.id ^ 1 }))),
    "dns.failed",
    "BADRESP",
  ],
  [
    "answers another question",
    (query, { socket }) => void socket.write(framed(addressReply(query, usual, { questions: [] }))),
    "dns.failed",
    "BADRESP",
  ],
  ["loops in a name", (query, { socket }) => void socket.write(framed(loop(query))), "dns.failed", "BADRESP"],
])("a server that %s gives no answer, and fails quickly", async ([, heard, reason, detail]) => {
  const dns = await keep(serveDnsTcp(heard));
  using door = over(dns.server);
  const started = performance.now();

  const end = await attempt(() => door.net.dns({ name: "a.test", type: A, isOverTcp: true, patience: 150 }));

  expect(end).toMatchObject({ failure: { reason, params: detail === undefined ? {} : { detail } } });
  expect(performance.now() - started).toBeLessThan(2000);
});

/** A compression pointer that points to itself, RFC 1035 §4.1.4. */
function loop(query: DnsMessage): Buffer {
  const bytes = addressReply(query);
  bytes.writeUInt16BE(0xc000 | 12, 12);
  return bytes;
}

test("after a timeout the next question uses a new connection, and a late answer is dropped", async () => {
  const dns = await keep(
    serveDnsTcp((query, talk) => {
      if (talk.number === 1) setTimeout(() => talk.socket.write(framed(addressReply(query, "192.0.2.66"))), 150);
      else answer(query, talk);
    }),
  );
  using door = over(dns.server);

  const reply = await door.net.dns({ name: "a.test", type: A, isOverTcp: true, patience: 100 });

  expect(readMessage(Buffer.from(reply.message)).answers).toMatchObject([{ data: { address: usual } }]);
  expect(dns.connections()).toBe(2);
});

test("questions go over TLS to a server whose certificate names it", async () => {
  const dns = await keep(serveDnsTls(answer));
  using door = over(dns.server);

  const ends = await askMany(door, 100);

  expect(ends.every((end) => end.ok && end.value.over === "tls")).toBe(true);
  expect(dns.connections()).toBe(1);
});

test.for<[what: string, chain: Parameters<typeof chainFor>[0], detail: string]>([
  ["is expired", "expired", "CERT_HAS_EXPIRED"],
  ["names another server", "wrong name", "HOSTNAME_MISMATCH"],
  ["has an untrusted issuer", "unknown authority", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"],
])("a server whose certificate %s receives no query", async ([, chain, detail]) => {
  const asked: DnsMessage[] = [];
  const dns = await keep(serveDnsTls((query) => void asked.push(query), chainFor(chain)));
  using door = over(dns.server);

  expect(await one(door, 1)).toMatchObject({ failure: { reason: "dns.failed", params: { detail } } });
  expect(asked).toEqual([]);
});

test("the certificate may be for another name than the address, if configured", async () => {
  const dns = await keep(serveDnsTls(answer, served(leafOf({ names: ["dns.example"] }), intermediate)));
  using right = over(`${dns.server}#dns.example`);
  using wrong = over(`${dns.server}#other.example`);

  expect((await one(right, 1)).ok).toBe(true);
  expect(await one(wrong, 1)).toMatchObject({ failure: { params: { detail: "HOSTNAME_MISMATCH" } } });
});

test.for([
  ["speaks no TLS", saying("220 hello\r\n", "waits"), "tls.not-tls"],
  ["hangs up during the handshake", closingOnFirstWords(), "tls.closed"],
] as const)("a server that %s is reported for that", async ([, behave, detail]) => {
  const { port } = await keep(serveTcp(behave));
  using door = over(`tls://127.0.0.1:${port}`);

  expect(await one(door, 1)).toMatchObject({ failure: { reason: "dns.failed", params: { detail } } });
});

test("an endless handshake times out with the question", async () => {
  const { port } = await keep(serveTcp(stayingSilent()));
  using door = over(`tls://127.0.0.1:${port}`);
  const asked = attempt(() => door.net.dns({ name: "a.test", type: A, patience: 200 }));

  expect(await asked).toMatchObject({ failure: { reason: silent } });
});
