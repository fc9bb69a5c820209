import { expect, test } from "vitest";
import { doorFor, keep } from "../../../test/engine.ts";
import { addressReply, answered, serveDnsHttps, usual, type Posted } from "../../../test/twins/dns/secure.ts";
import { chainFor, leafOf, served, intermediate } from "../../../test/twins/pki/pki.ts";
import { serveTls } from "../../../test/twins/tls.ts";
import { attempt } from "../../core/attempt.ts";
import type { DnsReply } from "../../core/net/dns.ts";
import { types } from "../../formats/dns/codes.ts";
import { nameText } from "../../formats/dns/name-text.ts";
import { readMessage } from "../../formats/dns/read-message.ts";

const A = types.A;

function addressIn({ message }: DnsReply): string {
  const { answers } = readMessage(Buffer.from(message));
  return answers.map(({ data }) => (data.type === "A" ? data.address : data.type)).join();
}

test("a question is a POST request with ID 0 and nothing that identifies the client", async () => {
  const dns = await keep(serveDnsHttps(answered));
  using door = doorFor({ resolvers: [`${dns.server}?x=y`] });

  const reply = await door.net.dns({ name: "a.test", type: A });

  expect(reply).toMatchObject({ over: "https", wasTruncated: false, isWithoutEdns: false });
  expect(addressIn(reply)).toBe(usual);
  const [{ headers, query } = { headers: {}, query: null }] = dns.posts;
  expect(query).toMatchObject({ id: 0, isRecursionDesired: true, edns: { size: 1232, options: [] } });
  expect(Object.fromEntries(Object.entries(headers))).toEqual({
    ":method": "POST",
    ":scheme": "https",
    ":path": "/dns-query?x=y",
    ":authority": `127.0.0.1:${dns.port}`,
    "content-type": "application/dns-message",
    accept: "application/dns-message",
    "content-length": "35",
  });
});

test("hundreds of questions share at most four sessions, and each gets its own answer", async () => {
  const dns = await keep(
    serveDnsHttps((posted) => {
      const number = /\d+/.exec(posted.query.questions.map(({ name }) => nameText(name)).join())?.[0];
      setTimeout(
        () => answered(posted, addressReply(posted.query, `192.0.2.${Number(number) % 250}`)),
        Math.random() * 30,
      );
    }),
  );
  using door = doorFor({ resolvers: [dns.server] });
  const numbers = Array.from({ length: 900 }, (_, index) => index);

  const replies = await Promise.all(numbers.map((number) => door.net.dns({ name: `n${number}.test`, type: A })));

  expect(replies.map(addressIn)).toEqual(numbers.map((number) => `192.0.2.${number % 250}`));
  expect(dns.connections()).toBe(4);
  expect(door.traffic()).toMatchObject({ connections: 4, requests: 900 });
  expect(door.traffic().bytes).toBeGreaterThan(900 * 40);
});

/** Answers this many requests per session, then sends GOAWAY. */
function leaving(most: number): (posted: Posted) => void {
  const counts = new Map<unknown, number>();
  return (posted) => {
    const count = (counts.get(posted.session) ?? 0) + 1;
    counts.set(posted.session, count);
    if (count <= most) answered(posted);
    if (count === most) setImmediate(() => posted.session.goaway(0, posted.stream.id));
  };
}

test.for<[how: string, heard: (posted: Posted) => void]>([
  ["sends GOAWAY after some answers", leaving(60)],
  [
    "resets a session that it has answered on",
    (posted) => (posted.time === 30 ? posted.session.socket.destroy() : answered(posted)),
  ],
])("a server that %s is asked over another session", async ([, heard]) => {
  const dns = await keep(serveDnsHttps(heard));
  using door = doorFor({ resolvers: [dns.server] });
  await door.net.dns({ name: "first.test", type: A });

  const names = Array.from({ length: 80 }, (_, index) => `n${index}.test`);
  const ends = await Promise.all(names.map((name) => attempt(() => door.net.dns({ name, type: A }))));

  expect(ends.filter(({ ok }) => !ok)).toEqual([]);
  expect(dns.connections()).toBeGreaterThan(1);
});

const dnsMessage = { ":status": 200, "content-type": "application/dns-message" };

test.for<[how: string, heard: (posted: Posted) => void, detail: string]>([
  ["answers 500", ({ stream }) => (stream.respond({ ":status": 500 }), stream.end("no")), "HTTP-500"],
  [
    "redirects",
    ({ stream }) => stream.respond({ ":status": 302, location: "https://elsewhere.example/" }, { endStream: true }),
    "HTTP-302",
  ],
  [
    "sends a page",
    ({ stream, query }) => (
      stream.respond({ ":status": 200, "content-type": "text/html" }),
      stream.end(addressReply(query))
    ),
    "HTTP-TYPE",
  ],
  [
    "sends 10 MB",
    ({ stream }) => (stream.respond(dnsMessage), stream.end(Buffer.alloc(10 * 1024 ** 2))),
    "HTTP-TOO-LONG",
  ],
  ["sends nothing", ({ stream }) => stream.respond(dnsMessage, { endStream: true }), "BADRESP"],
  ["sends garbage", ({ stream }) => (stream.respond(dnsMessage), stream.end(Buffer.alloc(40, 0xff))), "BADRESP"],
  [
    "sends half of its answer",
    ({ stream, query }) => (stream.respond(dnsMessage), stream.end(addressReply(query).subarray(0, 39))),
    "BADRESP",
  ],
  [
    "has a non-zero ID",
    ({ stream, query }) => (stream.respond(dnsMessage), stream.end(addressReply(query, usual, { id: 1 }))),
    "BADRESP",
  ],
  [
    "answers another question",
    ({ stream, query }) => (stream.respond(dnsMessage), stream.end(addressReply(query, usual, { questions: [] }))),
    "BADRESP",
  ],
  ["resets the stream", ({ stream }) => stream.close(2), "HTTP2-INTERNAL_ERROR"],
  ["cancels the stream", ({ stream }) => stream.close(8), "HTTP2-CANCEL"],
  ["refuses the stream", ({ stream }) => stream.close(7), "HTTP2-REFUSED_STREAM"],
  ["has enough of us", ({ session }) => session.goaway(11), "HTTP2-GOAWAY-ENHANCE_YOUR_CALM"],
  ["sends GOAWAY", ({ session }) => session.destroy(), "HTTP2-GOAWAY"],
  ["hangs up", ({ session }) => session.socket.destroy(), "HTTP2-GOAWAY"],
])("a server that %s gives no answer", async ([, heard, detail]) => {
  const dns = await keep(serveDnsHttps(heard));
  using door = doorFor({ resolvers: [dns.server] });

  await expect(door.net.dns({ name: "a.test", type: A })).rejects.toMatchObject({
    reason: "dns.failed",
    facts: { params: { host: "a.test", detail } },
  });
  // One retry each: both tries go to the same server.
  expect(dns.posts).toHaveLength(2);
  expect(door.traffic().bytes).toBeLessThan(4 * 1024 ** 2);
});

test("a server that never answers times out, and the next question uses a new session", async () => {
  const dns = await keep(serveDnsHttps((posted) => void (posted.time >= 2 && answered(posted))));
  using door = doorFor({ resolvers: [dns.server] });

  await expect(door.net.dns({ name: "a.test", type: A, patience: 100 })).rejects.toMatchObject({
    reason: "timeout.dns",
  });
  await expect(door.net.dns({ name: "b.test", type: A })).resolves.toMatchObject({ over: "https" });
  expect(dns.connections()).toBeGreaterThan(1);
});

test.for<[what: string, chain: Parameters<typeof chainFor>[0], detail: string]>([
  ["is expired", "expired", "CERT_HAS_EXPIRED"],
  ["names another server", "wrong name", "HOSTNAME_MISMATCH"],
  ["has an untrusted issuer", "unknown authority", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"],
  ["is its own authority", "self-signed", "DEPTH_ZERO_SELF_SIGNED_CERT"],
])("a server whose certificate %s receives no query", async ([, chain, detail]) => {
  const dns = await keep(serveDnsHttps(answered, chainFor(chain)));
  using door = doorFor({ resolvers: [dns.server] });

  await expect(door.net.dns({ name: "a.test", type: A })).rejects.toMatchObject({ facts: { params: { detail } } });
  expect(dns.posts).toEqual([]);
});

test("a server without HTTP/2 is not used", async () => {
  const web = await keep(serveTls({ alpn: ["http/1.1"] }));
  using door = doorFor({ resolvers: [`https://127.0.0.1:${web.port}/`] });

  await expect(door.net.dns({ name: "a.test", type: A })).rejects.toMatchObject({
    facts: { params: { detail: "tls.alert.120" } },
  });
});

test("a server given by name is resolved with pins, or with the resolvers given by address", async () => {
  const chain = served(leafOf({ names: ["dns.example"] }), intermediate);
  const dns = await keep(serveDnsHttps(answered, chain));
  const server = `https://dns.example:${dns.port}/dns-query`;
  const pins = [{ host: "dns.example", port: dns.port, address: "127.0.0.1", toPort: dns.port }];
  using pinned = doorFor({ resolvers: [server], pins });
  using named = doorFor({ resolvers: [server], names: () => Promise.resolve(["127.0.0.1"]) });

  expect(addressIn(await pinned.net.dns({ name: "a.test", type: A }))).toBe(usual);
  expect(addressIn(await named.net.dns({ name: "a.test", type: A }))).toBe(usual);
  expect(dns.posts.map(({ headers }) => headers[":authority"])).toEqual([
    `dns.example:${dns.port}`,
    `dns.example:${dns.port}`,
  ]);
});
