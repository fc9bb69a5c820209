import { connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { doorFor, keep } from "../../../test/engine.ts";
import {
  addressReply,
  answered,
  framed,
  serveDnsHttps,
  serveDnsTcp,
  serveDnsTls,
  type Posted,
} from "../../../test/twins/dns/secure.ts";
import { listen } from "../../../test/twins/listen.ts";
import { stayingSilent, serveTcp } from "../../../test/twins/tcp.ts";
import { attempt } from "../../core/attempt.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { types } from "../../formats/dns/codes.ts";
import type { Guard } from "../guard.ts";

type Heard = Parameters<typeof serveDnsTcp>[0];

function askMany(door: Guard, count: number) {
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      attempt(() => door.net.dns({ name: `n${index}.test`, type: types.A, isOverTcp: true })),
    ),
  );
}

/** Answers after a delay, and closes each connection after this many answers. */
function closingAfter(most: number, ms: number): Heard {
  return async (query, { socket, asked }) => {
    if (asked.length > most) return;
    const isLast = asked.length === most;
    await sleep(ms);
    socket.write(framed(addressReply(query)));
    if (isLast) socket.end();
  };
}

test.for([
  ["TCP", 1, serveDnsTcp],
  ["TCP", 3, serveDnsTcp],
  ["TLS", 1, serveDnsTls],
] as const)(
  "three hundred questions over %s are answered by a resolver that closes after %i answers",
  async ([, most, serve]) => {
    const dns = await keep(serve(closingAfter(most, 20)));
    using door = doorFor({ resolvers: [dns.server], deadline: 20_000 });

    const ends = await askMany(door, 300);

    expect(ends.filter(({ ok }) => !ok)).toEqual([]);
    expect(dns.connections()).toBeLessThanOrEqual(300 / most + 2);
  },
);

test("a server that closes on two questions at a time is asked one at a time", async () => {
  const dns = await keep(
    serveDnsTcp(async (query, { socket, asked }) => {
      await sleep(10);
      if (asked.length > 1) socket.destroy();
      else socket.end(framed(addressReply(query)));
    }),
  );
  using door = doorFor({ resolvers: [dns.server] });

  expect((await askMany(door, 20)).filter(({ ok }) => !ok)).toEqual([]);
});

test("a server that closes on every question gets each question twice, and no more", async () => {
  const dns = await keep(serveDnsTcp((_, { socket }) => void socket.destroy()));
  using door = doorFor({ resolvers: [dns.server] });

  const ends = await askMany(door, 20);

  expect(ends.map((end) => (end.ok ? null : end.failure.reason))).toEqual(
    Array.from({ length: 20 }, () => "dns.failed"),
  );
  expect(dns.connections()).toBeLessThanOrEqual(2 * 20 + 2);
});

test("connections to a server that closes after each answer are limited", async () => {
  let open = 0;
  let most = 0;
  const dns = await keep(
    serveDnsTcp(async (query, { socket, asked }) => {
      if (asked.length > 1) return;
      most = Math.max(most, ++open);
      socket.once("close", () => open--);
      await sleep(20);
      socket.end(framed(addressReply(query)));
    }),
  );
  using door = doorFor({ resolvers: [dns.server] });

  await askMany(door, 60);

  expect(most).toBeLessThanOrEqual(8 + 1);
  expect(most).toBeGreaterThan(1);
});

/** Polls until a condition is true: the peer sees events after some turns of the event loop. */
async function until(holds: () => boolean): Promise<boolean> {
  for (let turn = 0; turn < 200 && !holds(); turn++) await sleep(10);
  return holds();
}

/** Servers that count their open connections. */
async function counting(kind: "tcp" | "tls" | "https", isSilent: boolean) {
  let open = 0;
  const count = (socket: { once(event: "close", listener: () => void): unknown }): void => {
    open++;
    socket.once("close", () => open--);
  };
  const seen = new WeakSet<object>();
  const once = (socket: Parameters<typeof count>[0]): void => {
    if (!seen.has(socket)) count(socket);
    seen.add(socket);
  };
  const talk = (query: DnsMessage, { socket }: Parameters<Heard>[1]): void => {
    once(socket);
    if (!isSilent) socket.write(framed(addressReply(query)));
  };
  const dns =
    kind === "https"
      ? await keep(
          serveDnsHttps((posted) => {
            once(posted.session);
            if (!isSilent) answered(posted);
          }),
        )
      : await keep(kind === "tls" ? serveDnsTls(talk) : serveDnsTcp(talk));
  return { server: dns.server, open: () => open };
}

const kinds = ["tcp", "tls", "https"] as const;

test.for(kinds.flatMap((kind) => [[kind, false] as const, [kind, true] as const]))(
  "a connection over %s does not outlive its run (silent server: %s)",
  async ([kind, isSilent]) => {
    const { server, open } = await counting(kind, isSilent);
    const ending = new AbortController();
    const door = doorFor({ resolvers: [server], signal: ending.signal });
    const asked = [0, 1].map((index) =>
      attempt(() => door.net.dns({ name: `n${index}.test`, type: types.A, isOverTcp: true, patience: 60 })),
    );

    expect(await until(() => open() > 0)).toBe(true);
    if (!isSilent) await Promise.all(asked);
    ending.abort();
    door.close();
    await Promise.all(asked);

    expect(await until(() => open() === 0)).toBe(true);
  },
);

test.for(kinds)("a question over %s after the end of its run opens nothing", async (kind) => {
  const { server, open } = await counting(kind, false);
  const door = doorFor({ resolvers: [server] });
  await door.net.dns({ name: "a.test", type: types.A, isOverTcp: true });
  door.close();

  const late = await attempt(() => door.net.dns({ name: "b.test", type: types.A, isOverTcp: true, patience: 200 }));

  expect(late.ok).toBe(false);
  expect(await until(() => open() === 0)).toBe(true);
});

test.for(["tls", "https"] as const)("an endless handshake over %s does not outlive its run", async (scheme) => {
  const silence = await keep(serveTcp(stayingSilent()));
  const door = doorFor({ resolvers: [`${scheme}://127.0.0.1:${silence.port}`] });
  const asked = attempt(() => door.net.dns({ name: "a.test", type: types.A, patience: 5000 }));
  expect(await until(() => silence.connections() > 0)).toBe(true);

  door.close();

  expect(await asked).toMatchObject({ ok: false });
});

test.for<[how: string, heard: (posted: Posted) => void]>([
  ["keeps the session", answered],
  [
    "has sent GOAWAY",
    (posted) => {
      answered(posted);
      setImmediate(() => posted.session.goaway(0, posted.stream.id));
    },
  ],
])("a connection over HTTPS is closed where the server %s and never closes it", async ([, heard]) => {
  const dns = await keep(serveDnsHttps(heard));
  let open = 0;
  const stubborn = createServer({ allowHalfOpen: true }, (socket) => {
    open++;
    socket.once("close", () => open--);
    // After a half-close the peer still accepts data; after a close it resets.
    socket.once("end", () => {
      const words = setInterval(() => socket.write("more"), 5);
      socket.once("close", () => clearInterval(words));
    });
    const upstream = connect(dns.port, dns.address, () => socket.on("data", (piece) => upstream.write(piece)));
    upstream.on("data", (piece) => socket.write(piece));
    upstream.on("error", () => {});
  });
  const { port } = await keep(listen(stubborn));
  const door = doorFor({ resolvers: [`https://127.0.0.1:${port}/dns-query`] });
  await door.net.dns({ name: "a.test", type: types.A });
  // Long enough for a GOAWAY to arrive.
  await sleep(50);

  door.close();

  expect(await until(() => open === 0)).toBe(true);
});
