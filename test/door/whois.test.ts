import { expect, test } from "vitest";
import { attempt, type Attempt } from "../../src/core/attempt.ts";
import { whoisLimits, type WhoisReply, type WhoisServer } from "../../src/core/net/whois.ts";
import type { Pin } from "../../src/net/pins.ts";
import type { AddressPolicy } from "../../src/net/policy.ts";
import { openSharedSources, type SharedSources } from "../../src/net/sources/shared.ts";
import type { SourceState } from "../../src/net/sources/states.ts";
import { readTape, record, replay } from "../tape/tape.ts";
import { doorFor, keep } from "../engine.ts";
import { closedPort, dripInto } from "../twins/tcp.ts";
import { serveWhois, type WhoisAnswer } from "../twins/whois.ts";

/** 127.0.0.1 plays the public internet, every other address of the loopback a private network. */
const stage: AddressPolicy = { special: false, allow: ["127.0.0.1/32"] };

interface Asking {
  readonly root?: { readonly host: string; readonly port: number };
  readonly policy?: AddressPolicy;
  readonly pins?: readonly Pin[];
  readonly line?: string;
  readonly shared?: SharedSources;
}

async function ask(
  server: WhoisServer,
  { root, policy = stage, pins = [], line = "shop.example", shared = openSharedSources() }: Asking = {},
): Promise<Attempt<WhoisReply>> {
  using door = doorFor({ whoisRoot: root, policy, pins, shared });
  return await attempt(() => door.net.whois(server, { line, patience: 800 }));
}

function failureOf(got: Attempt<WhoisReply>): readonly unknown[] {
  return got.ok ? ["answered", got.value.bytes.length] : [got.failure.reason, got.failure.params["detail"]];
}

function pin(host: string, toPort: number): Pin {
  return { host, port: 43, address: "127.0.0.1", toPort };
}

test("a server gets one line, and its answer lasts until it closes", async () => {
  const twin = await keep(serveWhois({ "shop.example": "domain: shop.example\nstatus: active\n" }));

  const got = await ask({ host: "whois.registry.example" }, { pins: [pin("whois.registry.example", twin.port)] });

  expect(twin.asked).toEqual(["shop.example"]);
  expect(got).toMatchObject({
    ok: true,
    value: { server: "whois.registry.example", address: "127.0.0.1", truncated: false },
  });
  expect(Buffer.from(got.ok ? got.value.bytes : []).toString()).toBe("domain: shop.example\r\nstatus: active\r\n");
});

test("a server's answer is replayed from a tape, byte for byte", async () => {
  const twin = await keep(serveWhois({ "shop.example": new Uint8Array([0xff, 0, 0x41]) }));
  const server = { host: "127.0.0.1", port: twin.port };
  using door = doorFor({ policy: stage });
  const recorded = record(door.net);
  const said = await recorded.net.whois(server, { line: "shop.example" });
  await twin.close();

  const read = readTape(JSON.parse(JSON.stringify(recorded.tape())));
  expect(read && (await replay(read).whois(server, { line: "shop.example" }))).toEqual(said);
  expect([...said.bytes]).toEqual([0xff, 0, 0x41]);
});

test("a server gets at most two concurrent queries, over all runs", async () => {
  let [under, most] = [0, 0];
  const slow: WhoisAnswer = (socket) => {
    most = Math.max(most, ++under);
    setTimeout(() => {
      under--;
      socket.end("domain: shop.example\r\n");
    }, 40);
  };
  const twin = await keep(serveWhois({}, { none: slow }));

  const shared = openSharedSources();

  const server = { host: "127.0.0.1", port: twin.port };
  const got = await Promise.all(Array.from({ length: 6 }, () => ask(server, { shared })));

  expect([got.every(({ ok }) => ok), most, twin.connections()]).toEqual([true, 2, 6]);
});

test("the root server is the operator's choice, at any address", async () => {
  const twin = await keep(serveWhois({}, { none: "refer: whois.registry.example\n", address: "127.0.0.2" }));
  const root = { host: "127.0.0.2", port: twin.port };

  expect(await ask({ host: null }, { root })).toMatchObject({
    ok: true,
    value: { server: `127.0.0.2:${twin.port}`, address: "127.0.0.2" },
  });
});

test("an answer is kept up to a limit", async () => {
  const twin = await keep(serveWhois({}, { none: new Uint8Array(3 * whoisLimits.answer).fill(0x41) }));

  const got = await ask({ host: "127.0.0.1", port: twin.port });

  expect(got).toMatchObject({ ok: true, value: { truncated: true } });
  expect(failureOf(got)).toEqual(["answered", whoisLimits.answer]);
});

test.for<[what: string, none: WhoisAnswer, expected: readonly unknown[]]>([
  ["silence", (socket) => socket.resume(), ["timeout.source", undefined]],
  [
    "an answer that drips",
    (socket) => dripInto(socket, new Uint8Array(100).fill(0x41), 50),
    ["timeout.source", undefined],
  ],
  ["a reset", (socket) => socket.resetAndDestroy(), ["source.unreachable", "tcp.reset"]],
  ["a server that hangs up", (socket) => socket.end(), ["answered", 0]],
])("%s", async ([, none, expected]) => {
  const twin = await keep(serveWhois({}, { none }));

  expect(failureOf(await ask({ host: "127.0.0.1", port: twin.port }))).toEqual(expected);
});

test("a port without a listener is a failure of the source", async () => {
  const port = await closedPort();

  expect(failureOf(await ask({ host: "127.0.0.1", port }))).toEqual(["source.unreachable", "tcp.refused"]);
});

test.for(["two\r\nlines", "a\nb", "h\u00e9", "", "x".repeat(513), "nul\0"])(
  "a question that is no line is not put: %j",
  async (line) => {
    const twin = await keep(serveWhois({}));

    expect(failureOf(await ask({ host: "127.0.0.1", port: twin.port }, { line }))).toEqual([
      "source.malformed",
      "question",
    ]);
    expect(twin.connections()).toBe(0);
  },
);

test.for<[where: WhoisServer, policy: AddressPolicy, reason: string, detail: string]>([
  [{ host: "127.0.0.2", namedBy: "127.0.0.1" }, stage, "source.redirect", "private"],
  [{ host: "10.0.0.1" }, stage, "source.unreachable", "address.private"],
  // The command line user may name loopback; registries may not.
  [{ host: "127.0.0.2", namedBy: "127.0.0.1" }, { special: true, allow: [] }, "source.redirect", "private"],
  [{ host: "169.254.169.254", namedBy: "192.0.2.1" }, { special: true, allow: [] }, "source.redirect", "private"],
  [{ host: "127.0.0.1", port: 25, namedBy: "127.0.0.1" }, stage, "source.redirect", "port"],
  [{ host: "127.0.0.1", port: 80 }, stage, "source.redirect", "port"],
])("no referral leads to %j", async ([where, policy, reason, detail]) => {
  expect(failureOf(await ask(where, { policy }))).toEqual([reason, detail]);
});

test("a WHOIS server's answers and failures are recorded for the status page", async () => {
  const twin = await keep(serveWhois({ "shop.example": "domain: shop.example\n" }));
  const shared = openSharedSources();
  const of = async (port: number): Promise<SourceState> => {
    await ask({ host: "whois.registry.example" }, { pins: [pin("whois.registry.example", port)], shared });
    return shared.states.of("whois");
  };

  expect(await of(twin.port)).toMatchObject({ answered: { at: expect.any(Number) }, failed: null });
  expect((await of(await closedPort())).failed).toMatchObject({ reason: expect.stringMatching(/^source\./) });
});
