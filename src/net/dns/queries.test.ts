import { expect, test } from "vitest";
import { answerOf, recordOf } from "../../../test/dns/samples.ts";
import { doorFor, keep } from "../../../test/engine.ts";
import { serveScript, type Script } from "../../../test/twins/dns/script.ts";
import { addressReply, framed, usual } from "../../../test/twins/dns/secure.ts";
import { closedPort } from "../../../test/twins/tcp.ts";
import { attempt } from "../../core/attempt.ts";
import type { DnsQuestion } from "../../core/net/dns.ts";
import { rcodes, types } from "../../formats/dns/codes.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { readMessage } from "../../formats/dns/read-message.ts";
import { messageIn } from "../../formats/dns/read-once.ts";
import { writeMessage } from "../../formats/dns/write-message.ts";

const question = { name: "a.test", type: types.A } as const satisfies DnsQuestion;

async function serve(script: Script, more: Parameters<typeof doorFor>[0] = {}) {
  const dns = await keep(serveScript(script));
  return { dns, door: doorFor({ resolvers: [dns.server], ...more }) };
}

const right: Script = { udp: (query) => [addressReply(query)] };

test("many questions leave from changing ports, at most two hundred from each", async () => {
  const { dns, door } = await serve(right);
  using _ = door;
  // More than a socket's buffer holds would be lost on a busy machine.
  const count = 800;

  const replies = await Promise.all(
    Array.from({ length: count }, (__, index) => door.net.dns({ ...question, name: `n${index}.test` })),
  );

  const ports = Map.groupBy(dns.asked, ({ from }) => from);
  expect(replies.every(({ over }) => over === "udp")).toBe(true);
  expect(ports.size).toBeGreaterThanOrEqual(count / 200);
  expect(Math.max(...[...ports.values()].map((asked) => asked.length))).toBeLessThanOrEqual(200);
  expect(new Set(dns.asked.map(({ query }) => query.id)).size).toBeGreaterThan(0.75 * count);
  expect(door.traffic()).toMatchObject({ connections: 0, requests: dns.asked.length });
  expect(door.traffic().bytes).toBeGreaterThan(count * 40);
});

test("a port without a listener is reported at once", async () => {
  const gone = `127.0.0.1:${await closedPort()}`;
  using door = doorFor({ resolvers: [gone] });
  const started = performance.now();

  await expect(door.net.dns(question)).rejects.toMatchObject({ facts: { params: { detail: "ECONNREFUSED" } } });
  await expect(door.net.dns({ ...question, isOverTcp: true })).rejects.toMatchObject({
    facts: { params: { detail: "ECONNREFUSED" } },
  });
  expect(performance.now() - started).toBeLessThan(5000);
});

test.for([
  ["FORMERR", rcodes.FORMERR, false],
  ["NOTIMP", rcodes.NOTIMP, false],
  ["BADVERS", rcodes.BADVERS, true],
] as const)("a server that answers EDNS with %s is asked without it", async ([, rcode, hasEdns]) => {
  const edns = { version: 0, size: 1232, isDnssecOk: false, options: [] };
  const refusal = { rcode, answers: [], ...(hasEdns && { edns }) };
  const { dns, door } = await serve({
    udp: (query) => [query.edns ? addressReply(query, usual, refusal) : addressReply(query)],
  });
  using _ = door;

  expect(await door.net.dns({ ...question, isDnssecOk: true })).toMatchObject({ over: "udp", isWithoutEdns: true });
  expect(dns.asked.map(({ query }) => query.edns?.isDnssecOk)).toEqual([true, undefined]);
});

test("FORMERR from a server that supports EDNS is an answer", async () => {
  const edns = { version: 0, size: 1232, isDnssecOk: false, options: [] };
  const { dns, door } = await serve({
    udp: (query) => [addressReply(query, usual, { rcode: rcodes.FORMERR, answers: [], edns })],
  });
  using _ = door;

  expect(readMessage(Buffer.from((await door.net.dns(question)).message)).rcode).toBe(rcodes.FORMERR);
  expect(dns.asked).toHaveLength(1);
});

test("an answer that does not fit is fetched over TCP, and is marked so", async () => {
  const { dns, door } = await serve({
    udp: (query) => [addressReply(query, "192.0.2.66", { isTruncated: true })],
    tcp: (query) => [framed(addressReply(query))],
  });
  using _ = door;

  expect(await door.net.dns(question)).toMatchObject({ over: "tcp", wasTruncated: true });
  expect(dns.asked.map(({ over }) => over)).toEqual(["udp", "tcp"]);
});

test("flags are sent as given, and questions with different flags are not shared", async () => {
  const { dns, door } = await serve(right);
  using _ = door;
  const each: readonly Partial<DnsQuestion>[] = [
    {},
    { isRecursionDesired: false },
    { isCheckingDisabled: true },
    { isDnssecOk: true },
    { hasEdns: false },
    { clientSubnet: "198.51.100.7" },
    { clientSubnet: "203.0.113.7" },
    { time: 2 },
  ];

  await Promise.all(each.map((more) => door.net.dns({ ...question, ...more })));

  const sent = dns.asked.map(({ query: { isRecursionDesired, isCheckingDisabled, edns } }) =>
    [isRecursionDesired, isCheckingDisabled, edns?.isDnssecOk ?? null, edns?.options.length ?? null].join(),
  );
  expect(sent.toSorted()).toEqual(
    [
      "true,false,false,0",
      "true,false,false,0",
      "false,false,false,0",
      "true,true,false,0",
      "true,false,true,0",
      "true,false,,",
      "true,false,false,1",
      "true,false,false,1",
    ].toSorted(),
  );
});

const soa = recordOf("test", {
  type: "SOA",
  primary: parseName("ns.test"),
  mailbox: parseName("admin.test"),
  serial: 1,
  refresh: 1,
  retry: 1,
  expire: 1,
  minimum: 60,
});

test.for<[what: string, message: Partial<DnsMessage>, times: number]>([
  ["an address", {}, 1],
  ["an address for no time", { answers: [recordOf("a.test", { type: "A", address: usual }, 0)] }, 2],
  ["nothing, with the SOA record of the zone", { answers: [], authorities: [soa] }, 1],
  ["nothing, without it", { answers: [] }, 2],
  ["NXDOMAIN with the SOA record of the zone", { answers: [], authorities: [soa], rcode: rcodes.NXDOMAIN }, 1],
  ["NXDOMAIN without an SOA record", { answers: [], rcode: rcodes.NXDOMAIN }, 2],
  ["a referral", { answers: [], authorities: [recordOf("test", { type: "NS", name: parseName("ns.test") })] }, 1],
  ["a failure", { answers: [], rcode: rcodes.SERVFAIL }, 2],
])("two equal questions to a server that answers %s cause %3$i queries", async ([, message, times]) => {
  const { dns, door } = await serve({ udp: (query) => [addressReply(query, usual, message)] });
  using _ = door;

  await door.net.dns(question);
  await door.net.dns({ ...question, name: "A.Test." });

  expect(dns.asked).toHaveLength(times);
});

test("concurrent equal questions share one query", async () => {
  const { dns, door } = await serve({ udp: (query) => [addressReply(query, usual, { answers: [] })] });
  using _ = door;

  await Promise.all([door.net.dns(question), door.net.dns({ ...question, name: "A.TEST." }), door.net.dns(question)]);

  expect(dns.asked).toHaveLength(1);
});

test("names and questions are queried once", async () => {
  const { dns, door } = await serve(right);
  using _ = door;

  await door.net.addresses({ host: "a.test", port: 443 });
  await door.net.dns(question);

  expect(dns.asked.map(({ query }) => query.questions[0]?.type)).toEqual(expect.arrayContaining([types.A, types.AAAA]));
  expect(dns.asked).toHaveLength(2);
});

test("a silent resolver is asked last from then on", async () => {
  const mute = await keep(serveScript({}));
  const dns = await keep(serveScript(right));
  using door = doorFor({ resolvers: [mute.server, dns.server] });

  for (const name of ["a.test", "b.test", "c.test"]) await door.net.dns({ name, type: types.A, patience: 100 });

  expect(mute.asked).toHaveLength(1);
  expect(dns.asked).toHaveLength(3);
});

test("a run has a limit on questions", async () => {
  const { dns, door } = await serve(right, { limits: { connections: 8, bytes: 1024 ** 2, questions: 3 } });
  using _ = door;
  const ask = (name: string) => attempt(() => door.net.dns({ ...question, name }));

  const ends = [await ask("a.test"), await ask("b.test"), await ask("c.test"), await ask("d.test")];

  expect(ends.at(-1)).toMatchObject({ failure: { reason: "budget.questions", params: { limit: 3 } } });
  expect(ends.slice(0, 3).every(({ ok }) => ok)).toBe(true);
  expect(dns.asked).toHaveLength(3);
});

test("at most a hundred wrong messages with the right ID are read", async () => {
  const { door } = await serve({
    udp: (query) => [
      ...Array.from({ length: 150 }, () => addressReply(query, usual, { questions: [] })),
      addressReply(query),
    ],
  });
  using _ = door;

  await expect(door.net.dns(question)).rejects.toMatchObject({ facts: { params: { detail: "BADRESP" } } });
});

test("a server that floods the client ends the run", async () => {
  const { door } = await serve(
    { udp: (query) => Array.from({ length: 200 }, () => Buffer.alloc(1400, query.id ^ 1)) },
    { limits: { connections: 8, bytes: 20_000 } },
  );
  using _ = door;

  await expect(door.net.dns(question)).rejects.toMatchObject({ reason: "budget.bytes" });
});

test.for(["a..test", `${"a".repeat(64)}.test`, "", "ä.test"])("%j causes no query", async (name) => {
  const { dns, door } = await serve(right);
  using _ = door;

  await expect(door.net.dns({ ...question, name })).rejects.toMatchObject({ reason: "dns.bad-name" });
  await expect(door.net.addresses({ host: name, port: 443 })).rejects.toMatchObject({ reason: "dns.bad-name" });
  expect(dns.asked).toEqual([]);
});

test.for([70_000, -1, 1.5, Number.NaN])(
  "a question for the type %d is a bug, and not the server's fault",
  async (type) => {
    const { dns, door } = await serve(right);
    using _ = door;

    await expect(door.net.dns({ ...question, type })).rejects.toThrow("no type of records");
    expect(dns.asked).toEqual([]);
  },
);

test.for([
  ["called off", () => AbortSignal.abort(), "aborted"],
  ["over", () => AbortSignal.timeout(50), "timeout.run"],
] as const)("a run that is %s is reported as such", async ([, end, reason]) => {
  const { door } = await serve({}, { signal: end() });
  using _ = door;

  await expect(door.net.dns(question)).rejects.toMatchObject({ reason });
});

test.for(["udp", "tcp"] as const)("an answer over %s is parsed once for all callers", async (over) => {
  const { door } = await serve({ ...right, tcp: (query) => [framed(addressReply(query))] });
  using _ = door;

  const { message } = await door.net.dns({ ...question, isOverTcp: over === "tcp" });
  // Reading the bytes again would find nothing.
  message.fill(0);

  expect(messageIn(message).answers).toMatchObject([{ data: { address: usual } }]);
});

test("an answer has the ID and question that were sent", async () => {
  const { dns, door } = await serve(right);
  using _ = door;

  const { message } = await door.net.dns(question);

  expect(readMessage(Buffer.from(message))).toEqual(
    readMessage(
      writeMessage({
        ...answerOf("a.test", types.A),
        id: dns.asked[0]?.query.id ?? -1,
        answers: [recordOf("a.test", { type: "A", address: usual })],
      }),
    ),
  );
});
