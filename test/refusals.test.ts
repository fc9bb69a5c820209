import { expect, test } from "vitest";
import { registry } from "../src/checks/index.ts";
import { busy } from "../src/core/busy.ts";
import { failure, type Failure } from "../src/core/failure.ts";
import { netOf } from "../src/core/net/methods.ts";
import { defaultDns } from "../src/net/dns/default.ts";
import { openTrustStore } from "../src/net/roots.ts";
import { run } from "../src/run/run.ts";

const host = "example.com";

/** What a network may answer that reaches nothing. */
const ofTarget = [
  failure("tcp.refused", { host, port: 443 }),
  failure("timeout.tcp", { host, port: 443 }),
  failure("tcp.reset", { host, port: 443 }),
  failure("dns.nxdomain", { host }),
];

const ofOurs = [
  busy("target", 7000),
  failure("budget.connections", { limit: 96 }),
  failure("budget.bytes", { limit: 48 }),
];

/** A small generator of numbers from 0 to 1, so that a failure can be repeated. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** A network that reaches nothing, and that our own limits refuse at random. */
function refusing(seed: number) {
  const next = numbersFrom(seed);
  const refused: Failure[] = [];
  const pick = (from: readonly Failure[]): Failure => from[Math.floor(next() * from.length)] as Failure;
  const net = netOf(() => async () => {
    const isOurs = next() < 0.3;
    const error = pick(isOurs ? ofOurs : ofTarget);
    if (isOurs) refused.push(error);
    throw error;
  });
  return { net, refused };
}

// The others read a store or a text, and connect to nothing.
const remotely = registry.filter(
  ({ subject, readsStore }) => subject?.example !== undefined && subject.name !== "headers" && readsStore !== true,
);

test.for(remotely.map((entry) => [entry.id, entry] as const))(
  "%s: a run that our limits refused has no result, for nobody",
  async ([, entry]) => {
    const check = await entry.load();
    const { name, example } = entry.subject ?? { name: "", example: "" };
    const input = check.input.parse({ [name]: example }) as object;
    for (let seed = 1; seed <= 8; seed++) {
      const { net, refused } = refusing(seed);
      let later = 0;
      const ended = await run(check, input as never, {
        net,
        trust: openTrustStore([]),
        dns: defaultDns,
        now: () => new Date("2026-11-20T12:00:00Z"),
        elapsed: () => 0,
        traffic: () => ({ connections: 0, requests: 0, bytes: 0 }),
        onResult: () => (later += refused.length),
      }).catch((error: unknown) => error);
      const [first] = refused;
      expect(first ? ended : undefined).toBe(first);
      expect(later).toBe(0);
      expect((ended as Failure).retryAfter ?? null).toBe(first?.retryAfter ?? (ended as Failure).retryAfter ?? null);
    }
  },
);
