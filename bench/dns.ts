import { Resolver } from "node:dns/promises";
import { Agent, fetch, request } from "undici";
import { types } from "../src/formats/dns/codes.ts";
import { parseName } from "../src/formats/dns/name-text.ts";
import { readMessage } from "../src/formats/dns/read-message.ts";
import { messageIn } from "../src/formats/dns/read-once.ts";
import { writeQuery } from "../src/formats/dns/write-message.ts";
import { openGuard } from "../src/net/guard.ts";
import { mention, middle, report } from "./aims.ts";
import { start } from "./child.ts";

const questions = 3000;
const atATime = 100;

interface Place {
  readonly https: number;
  readonly udp: number;
  readonly authority: string;
}

/** Milliseconds for all queries, by client. */
interface Round {
  readonly ours: number;
  readonly oursPlain: number;
  readonly cares: number;
  readonly undici: number;
  /** With `fetch`, the usual way. */
  readonly fetch: number;
}

/** Many different queries over HTTPS, against c-ares over UDP and undici; the server is the same and negligible. */
export async function raceDns(times: number): Promise<void> {
  await using server = start("servers/dns.ts");
  const place = (await server.hear()) as Place;
  const rounds: Round[] = [];
  // The first round is a warm-up.
  for (let turn = 0; turn <= times; turn++) {
    const round = {
      ours: await ask(oursAt(`https://127.0.0.1:${place.https}/dns-query`, place)),
      cares: await ask(caresAt(place)),
      undici: await ask(undiciAt(place)),
      fetch: await ask(fetchAt(place)),
      oursPlain: await ask(oursAt(`127.0.0.1:${place.udp}`, place)),
    };
    if (turn > 0) rounds.push(round);
  }
  for (const { reference, words, aim } of aims) {
    const ms = (["ours", reference] as const).map((who) => middle(rounds, (round) => round[who]).toFixed(0));
    const ratio = middle(rounds, (round) => round.ours / round[reference]);
    report(
      `${questions.toLocaleString("en")} NS questions over HTTPS : ${words}`,
      ratio,
      { bound: "≤", value: aim },
      `${ms.join(" : ")} ms`,
    );
  }
  mention(`the same questions over UDP ${middle(rounds, (round) => round.oursPlain).toFixed(0)} ms`);
}

/**
 * The references. c-ares needs neither TLS nor a stream per query. `request` has no deadline, retry, cache or check of the answer, and spends
 * most of its time in node:http2, as we do.
 */
const aims = [
  { reference: "cares", words: "dns.Resolver over UDP", aim: 5 },
  { reference: "undici", words: "undici's request", aim: 1.3 },
  { reference: "fetch", words: "undici's fetch", aim: 0.7 },
] as const;

/** Sends queries and closes its connections at the end. */
interface Asker {
  readonly ask: (name: string) => Promise<unknown>;
  readonly close: () => unknown;
}

/** Sends queries with limited concurrency until all are answered. */
async function ask({ ask: askOne, close }: Asker): Promise<number> {
  const names = Array.from({ length: questions }, (_, index) => `n${index}.example`).values();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const name of names) await askOne(name);
    }),
  );
  const ms = performance.now() - started;
  await close();
  return ms;
}

function oursAt(server: string, { authority }: Place): Asker {
  const door = openGuard({
    signal: AbortSignal.timeout(60_000),
    policy: { special: true, allow: [] },
    given: [authority],
    resolvers: [server],
  });
  return {
    ask: async (name) => messageIn((await door.net.dns({ name, type: types.NS })).message),
    close: () => door.close(),
  };
}

function caresAt({ udp }: Place): Asker {
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${udp}`]);
  return { ask: (name) => resolver.resolveNs(name), close: () => resolver.cancel() };
}

/** The same requests without checking the answers. */
function undiciAt(place: Place): Asker {
  const { url, how, dispatcher } = requesting(place);
  return {
    async ask(name) {
      const { body } = await request(url, { ...how, body: writeQuery(0, parseName(name), types.NS), dispatcher });
      return readMessage(Buffer.from(await body.arrayBuffer()));
    },
    close: () => dispatcher.close(),
  };
}

function fetchAt(place: Place): Asker {
  const { url, how, dispatcher } = requesting(place);
  return {
    async ask(name) {
      const reply = await fetch(url, { ...how, body: writeQuery(0, parseName(name), types.NS), dispatcher });
      return readMessage(Buffer.from(await reply.arrayBuffer()));
    },
    close: () => dispatcher.close(),
  };
}

function requesting({ https, authority }: Place) {
  const mediaType = "application/dns-message";
  return {
    url: `https://127.0.0.1:${https}/dns-query`,
    how: { method: "POST", headers: { "content-type": mediaType, accept: mediaType } },
    dispatcher: new Agent({ allowH2: true, connections: 1, pipelining: atATime, connect: { ca: authority } }),
  } as const;
}
