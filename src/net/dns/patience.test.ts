import { createSocket } from "node:dgram";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { doorFor, keep } from "../../../test/engine.ts";
import { addressReply, framed, serveDnsTcp, usual } from "../../../test/twins/dns/secure.ts";
import { serveScript, type Script } from "../../../test/twins/dns/script.ts";
import { closedPort, saying, serveTcp } from "../../../test/twins/tcp.ts";
import { attempt } from "../../core/attempt.ts";
import type { DnsQuestion } from "../../core/net/dns.ts";
import { rcodes, types } from "../../formats/dns/codes.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { readMessage } from "../../formats/dns/read-message.ts";
import { messageIn } from "../../formats/dns/read-once.ts";

const question = { name: "a.test", type: types.A, patience: 100 } as const satisfies DnsQuestion;

async function serve(script: Script) {
  const dns = await keep(serveScript(script));
  return { dns, door: doorFor({ resolvers: [dns.server] }) };
}

const answering = (query: DnsMessage): readonly Buffer[] => [addressReply(query)];
const overTcp = (query: DnsMessage): readonly Buffer[] => [framed(addressReply(query))];

async function slowly(query: DnsMessage, ms: number): Promise<readonly Buffer[]> {
  await sleep(ms);
  return answering(query);
}

test.for<[how: string, script: Script]>([
  ["one and a half tries", { udp: (query) => slowly(query, 150) }],
  ["more than two tries, and takes connections", { udp: (query) => slowly(query, 260) }],
])("a server that takes %s is waited for", async ([, script]) => {
  const { door } = await serve(script);
  using _ = door;

  const reply = await door.net.dns(question);

  expect(messageIn(reply.message).answers).toMatchObject([{ data: { address: usual } }]);
  expect(reply).toMatchObject({ over: "udp", isWithoutEdns: false });
  expect(reply).not.toHaveProperty("lost");
});

test("a server that answers other questions quickly and drops one gets no extra time", async () => {
  const { dns, door } = await serve({
    udp: (query) => (query.questions[0]?.type === types.AAAA ? slowly(query, 300) : answering(query)),
  });
  using _ = door;
  await door.net.dns(question);

  await expect(door.net.dns({ ...question, type: types.AAAA })).rejects.toMatchObject({ reason: "timeout.dns" });
  expect(dns.asked.map(({ over }) => over)).toEqual(["udp", "udp", "udp"]);
});

test("TCP answers get the same time", async () => {
  const dns = await keep(
    serveDnsTcp((query, { socket }) => void setTimeout(() => socket.write(framed(addressReply(query))), 260)),
  );
  using door = doorFor({ resolvers: [dns.server] });

  await expect(door.net.dns({ ...question, isOverTcp: true })).resolves.toMatchObject({ over: "tcp" });
});

test("a server that drops questions with an OPT record is asked without it, and from then on immediately", async () => {
  const { dns, door } = await serve({ udp: (query) => (query.edns ? [] : answering(query)) });
  using _ = door;

  const first = await door.net.dns({ ...question, patience: 200 });
  const before = dns.asked.length;
  const next = await door.net.dns({ ...question, name: "b.test", patience: 9000 });

  for (const reply of [first, next]) expect(reply).toMatchObject({ over: "udp", isWithoutEdns: true, lost: "edns" });
  expect(dns.asked.slice(before).map(({ query }) => query.edns !== null)).toEqual([true, false]);
});

test("a server that drops a single question is not recorded as lacking EDNS", async () => {
  const { door } = await serve({ udp: (query, _, time) => (time === 0 ? [] : answering(query)) });
  using _ = door;

  await expect(door.net.dns(question)).resolves.toMatchObject({ isWithoutEdns: false });
});

test("a server that has answered a question with an OPT record is always asked with it", async () => {
  const { dns, door } = await serve({ udp: (query, _, time) => (time === 0 ? answering(query) : []) });
  using _ = door;

  await door.net.dns(question);
  await expect(door.net.dns({ ...question, name: "b.test" })).rejects.toMatchObject({ reason: "timeout.dns" });

  expect(dns.asked.map(({ query, over }) => `${over} ${query.edns !== null}`)).toEqual([
    "udp true",
    "udp true",
    "udp true",
  ]);
});

test.for<[how: string, script: Script]>([
  ["is silent over UDP", { tcp: overTcp }],
  ["does not listen for UDP", { lacks: "udp", tcp: overTcp }],
])("a server that %s and answers over TCP is used, and reported as such", async ([, script]) => {
  const { door } = await serve(script);
  using _ = door;

  const replies = [await door.net.dns(question), await door.net.dns({ ...question, name: "b.test", patience: 9000 })];

  for (const reply of replies) {
    expect(reply).toMatchObject({ over: "tcp", lost: "udp", wasTruncated: false, isWithoutEdns: false });
  }
});

/** The header and the question, or less. */
function cutAt(octets: number, changes: Partial<DnsMessage> = {}) {
  return (query: DnsMessage): readonly Buffer[] => [
    addressReply(query, usual, { isTruncated: true, ...changes }).subarray(0, octets),
  ];
}

const bare: readonly (readonly [how: string, cut: (query: DnsMessage) => readonly Buffer[]])[] = [
  ["in the middle of a record", cutAt(30)],
  ["after the question", cutAt(99, { answers: [] })],
  ["within the question", cutAt(16)],
  ["after the header", cutAt(12)],
  ["without a question", cutAt(99, { answers: [], questions: [] })],
];

test.for(bare)("an answer truncated %s is asked for over TCP", async ([, udp]) => {
  const { door } = await serve({ udp, tcp: overTcp });
  using _ = door;

  await expect(door.net.dns(question)).resolves.toMatchObject({ over: "tcp", wasTruncated: true });
});

test.for(bare)("an answer truncated %s and unavailable over TCP is reported as such", async ([, udp]) => {
  const { door } = await serve({ udp, lacks: "tcp" });
  using _ = door;

  await expect(door.net.dns(question)).rejects.toMatchObject({
    reason: "dns.failed",
    facts: { params: { detail: "NO-TCP" } },
    message: expect.stringContaining("its answer needs TCP, but it does not answer over TCP"),
  });
});

test("a truncated answer with a timeout over TCP is reported as such", async () => {
  const tcp = await keep(serveDnsTcp(() => {}));
  const udp = createSocket("udp4").bind(tcp.port, tcp.address);
  onTestFinished(() => void udp.close());
  udp.on("message", (bytes, { port, address }) => udp.send(cutAt(99)(readMessage(bytes))[0] ?? "", port, address));
  using door = doorFor({ resolvers: [tcp.server] });

  await expect(door.net.dns(question)).rejects.toMatchObject({ facts: { params: { detail: "NO-TCP" } } });
});

const cutOverTcp = (query: DnsMessage): readonly Buffer[] => [
  framed(addressReply(query, usual, { isTruncated: true })),
];

test("an answer truncated over TCP is no answer", async () => {
  const { door } = await serve({ udp: cutAt(99, { answers: [] }), tcp: cutOverTcp });
  using _ = door;

  await expect(door.net.dns(question)).rejects.toMatchObject({ facts: { params: { detail: "TRUNCATED" } } });
});

test("an unreachable or silent resolver delays the next one by at most one try", async () => {
  const mute = await keep(serveScript({}));
  const gone = `127.0.0.1:${await closedPort()}`;
  const good = await keep(serveScript({ udp: answering }));
  using door = doorFor({ resolvers: [gone, mute.server, good.server] });

  await expect(door.net.dns({ ...question, patience: 300 })).resolves.toMatchObject({ server: good.server });
  // The timeout of its first try shows its silence; the second follows after all others had a turn.
  expect(mute.asked).toHaveLength(1);
});

test("a slow resolver still counts while the next one is asked", async () => {
  const slow = await keep(serveScript({ udp: (query) => slowly(query, 150) }));
  const failing = await keep(serveScript({ udp: (query) => [addressReply(query, usual, { rcode: rcodes.SERVFAIL })] }));
  using door = doorFor({ resolvers: [slow.server, failing.server] });

  await expect(door.net.dns(question)).resolves.toMatchObject({ server: slow.server });
});

test("where no resolver answers, the failure names each with its reason", async () => {
  const mute = await keep(serveScript({}));
  const gone = `127.0.0.1:${await closedPort()}`;
  const plain = await keep(serveTcp(saying("220 hello\r\n", "waits")));
  const noTls = `tls://127.0.0.1:${plain.port}`;
  using door = doorFor({ resolvers: [mute.server, gone, noTls] });

  const ends = [
    await attempt(() => door.net.dns(question)),
    await attempt(() => door.net.addresses({ host: "a.test", port: 443 })),
  ];

  for (const end of ends) {
    const { servers } = end.ok ? { servers: null } : end.failure.params;
    expect(end).toMatchObject({ failure: { reason: "dns.failed" } });
    expect(servers).toEqual({
      en: `${mute.server} (no answer came in time), ${gone} (nothing listens there), ${noTls} (it does not speak TLS there)`,
      ko: `${mute.server}(제시간에 응답이 없음), ${gone}(대기 중인 서비스가 없음), ${noTls}(그 포트에서 TLS를 사용하지 않음)`,
    });
  }
});

test.for<[name: string, host: string]>([
  ["a.test.", "a.test"],
  [".", "."],
  ["a\\.", "a\\."],
])("silence over '%s' is reported as '%s'", async ([name, host]) => {
  const mute = await keep(serveScript({}));
  using door = doorFor({ resolvers: [mute.server] });

  await expect(door.net.dns({ ...question, name })).rejects.toMatchObject({ facts: { params: { host } } });
});

test("where all resolvers are silent, each is named", async () => {
  const servers = await Promise.all([1, 2].map(() => keep(serveScript({}))));
  using door = doorFor({ resolvers: servers.map(({ server }) => server) });

  await expect(door.net.dns(question)).rejects.toMatchObject({
    code: "UPSTREAM_TIMEOUT",
    reason: "timeout.dns",
    message: `${servers.map(({ server }) => `${server} (no answer came in time)`).join(", ")} did not answer for a.test in time.`,
  });
});
