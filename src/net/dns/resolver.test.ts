import { createSocket } from "node:dgram";
import { expect, test } from "vitest";
import { answerOf, recordOf } from "../../../test/dns/samples.ts";
import { keep } from "../../../test/engine.ts";
import { resolverAt } from "../../../test/dns/resolvers.ts";
import { serveScript, type Script } from "../../../test/twins/dns/script.ts";
import { closedPort } from "../../../test/twins/tcp.ts";
import { rcodes, types } from "../../formats/dns/codes.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { writeMessage } from "../../formats/dns/write-message.ts";
import type { Lookup } from "./lookup.ts";

const never = new AbortController().signal;
const right = "192.0.2.1";
const wrong = "192.0.2.66";
const found: Lookup = { kind: "addresses", addresses: [right], seconds: 300 };

/** An answer with one address, or with the given changes. */
function reply(query: DnsMessage, address = right, message: Partial<DnsMessage> = {}): Buffer {
  const answers = [recordOf("a.test", { type: "A", address })];
  return writeMessage({ ...answerOf("a.test", types.A, { answers }), id: query.id, ...message });
}

function framed(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function lying(query: DnsMessage): Buffer {
  const bytes = reply(query);
  bytes.writeUInt16BE(10_001, 6);
  return bytes;
}

async function ask(script: Script): Promise<{ lookup: Lookup; asked: readonly string[] }> {
  const dns = await keep(serveScript(script));
  const lookup = await resolverAt([dns.server])("a.test", "A", never);
  return { lookup, asked: dns.asked.map(({ over }) => over) };
}

const cut = (query: DnsMessage): readonly Buffer[] => [reply(query, wrong, { isTruncated: true })];

test.for<[name: string, script: Script, lookup: Lookup, asked: readonly string[]]>([
  ["answers", { udp: (query) => [reply(query)] }, found, ["udp"]],
  [
    "is answered for by another number",
    { udp: (query) => [reply(query, wrong, { id: query.id ^ 1 }), reply(query)] },
    found,
    ["udp"],
  ],
  [
    "is answered for by another question",
    { udp: (query) => [reply(query, wrong, { questions: answerOf("b.test", types.A).questions }), reply(query)] },
    found,
    ["udp"],
  ],
  [
    "is answered for by a question",
    { udp: (query) => [reply(query, wrong, { isResponse: false }), reply(query)] },
    found,
    ["udp"],
  ],
  [
    "is answered for by no question",
    { udp: (query) => [reply(query, wrong, { questions: [] }), reply(query)] },
    found,
    ["udp"],
  ],
  [
    "sends garbage at first",
    { udp: (query, _, time) => [time === 0 ? reply(query).subarray(0, 39) : reply(query)] },
    found,
    ["udp", "udp"],
  ],
  [
    "sends garbage before its answer",
    { udp: (query) => [reply(query).subarray(0, 39), reply(query).subarray(0, 14), reply(query)] },
    found,
    ["udp"],
  ],
  [
    "sends garbage",
    { udp: (query) => [reply(query).subarray(0, 39)] },
    { kind: "failed", detail: "BADRESP" },
    ["udp", "udp"],
  ],
  [
    "refuses",
    { udp: (query) => [reply(query, right, { rcode: rcodes.REFUSED })] },
    { kind: "failed", detail: "REFUSED" },
    ["udp"],
  ],
  [
    "knows no EDNS",
    {
      udp: (query) => [
        query.edns
          ? writeMessage({ ...answerOf("a.test", 1, { id: query.id, rcode: rcodes.FORMERR }), questions: [] })
          : reply(query),
      ],
    },
    found,
    ["udp", "udp"],
  ],
  ["is cut short", { udp: cut, tcp: (query) => [framed(reply(query))] }, found, ["udp", "tcp"]],
  [
    "sends single octets",
    { udp: cut, tcp: (query) => [...framed(reply(query))].map((octet) => Buffer.of(octet)) },
    found,
    ["udp", "tcp"],
  ],
  [
    "sends more than its answer",
    { udp: cut, tcp: (query) => [framed(reply(query)), Buffer.alloc(70_000)] },
    found,
    ["udp", "tcp"],
  ],
  [
    "hangs up within its answer",
    { udp: cut, tcp: (query) => [framed(reply(query)).subarray(0, 20)] },
    { kind: "failed", detail: "BADRESP" },
    ["udp", "tcp", "udp", "tcp"],
  ],
  [
    "answers differently over TCP",
    { udp: cut, tcp: (query) => [framed(reply(query, wrong, { id: query.id ^ 1 }))] },
    { kind: "failed", detail: "BADRESP" },
    ["udp", "tcp", "udp", "tcp"],
  ],
])("a server that %s", async ([, script, lookup, asked]) => {
  expect(await ask(script)).toMatchObject({ lookup, asked });
});

test("a server that is silent at first is asked once more and used", async () => {
  expect((await ask({ udp: (query, _, time) => (time === 0 ? [] : [reply(query)]) })).lookup).toEqual(found);
});

test("ten thousand records are parsed, and one more is refused", async () => {
  const answers = Array.from({ length: 3000 }, () => recordOf("a.test", { type: "A", address: right }));
  const many = (query: DnsMessage): Buffer => reply(query, right, { answers });

  expect((await ask({ udp: cut, tcp: (query) => [framed(many(query))] })).lookup).toEqual(found);
  expect((await ask({ udp: (query) => [lying(query)] })).lookup).toMatchObject({ kind: "failed", detail: "BADRESP" });
});

test("an answer from another address is ignored", async () => {
  const stranger = createSocket("udp4");
  const dns = await keep(
    serveScript({
      udp(query, from) {
        stranger.send(reply(query, wrong), from.port, from.address);
        return [];
      },
    }),
  );
  const lookup = await resolverAt([dns.server])("a.test", "A", never);
  stranger.close();

  expect(lookup).toMatchObject({ kind: "silent" });
});

test("every question has its own ID and port, and contains nothing unnecessary", async () => {
  const dns = await keep(serveScript({ udp: (query) => [reply(query, right, { rcode: rcodes.REFUSED })] }));
  const resolve = resolverAt([dns.server]);
  for (let time = 0; time < 20; time++) await resolve("a.test", "A", never);

  expect(new Set(dns.asked.map(({ from }) => from)).size).toBeGreaterThan(10);
  expect(new Set(dns.asked.map(({ query }) => query.id)).size).toBeGreaterThan(10);
  expect(dns.asked[0]?.query).toMatchObject({
    isRecursionDesired: true,
    edns: { version: 0, size: 1232, isDnssecOk: false, options: [] },
  });
});

test("the next server is asked where one fails or is unreachable", async () => {
  const refusing = await keep(serveScript({ udp: (query) => [reply(query, right, { rcode: rcodes.SERVFAIL })] }));
  const good = await keep(serveScript({ udp: (query) => [reply(query)] }));
  const gone = `127.0.0.1:${await closedPort()}`;

  expect(await resolverAt([gone, refusing.server, good.server])("a.test", "A", never)).toEqual(found);
  expect(await resolverAt([gone, refusing.server])("a.test", "A", never)).toEqual({
    kind: "failed",
    detail: "SERVFAIL",
  });
  expect(await resolverAt([gone])("a.test", "A", never)).toEqual({
    kind: "failed",
    detail: "ECONNREFUSED",
    tried: [{ server: gone, reason: "ECONNREFUSED" }],
  });
});

test("a server with an unusable address gives an ordinary failure", async () => {
  // A link-local address without its interface.
  expect(await resolverAt(["[fe80::1]:53"])("a.test", "A", never)).toMatchObject({ kind: "failed" });
});

test("known answers are reused, and concurrent equal questions share one query", async () => {
  const dns = await keep(serveScript({ udp: (query) => [reply(query)] }));
  const resolve = resolverAt([dns.server]);

  expect(await Promise.all([resolve("a.test", "A", never), resolve("A.TEST.", "A", never)])).toEqual([found, found]);
  expect(await resolve("a.test", "A", never)).toEqual(found);
  expect(dns.asked).toHaveLength(1);
});

test.for(["a..test", ".a.test", `${"a".repeat(64)}.test`, `${"a.".repeat(127)}test`, "ä.test", ""])(
  "%s causes no query",
  async (host) => {
    const dns = await keep(serveScript({}));

    expect(await resolverAt([dns.server])(host, "A", never)).toEqual({ kind: "failed", detail: "BADNAME" });
    expect(dns.asked).toEqual([]);
  },
);
