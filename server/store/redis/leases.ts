import { Redis } from "ioredis";
import type { Leases } from "../../questions/leases/leases.ts";
import { messageOf, openWaitingList } from "../../questions/leases/waiting-list.ts";
import { connectionOptions } from "./connection.ts";

/** The channel for released leases. */
const channel = "portcullis:leases";

/** Milliseconds for an answer: measuring twice costs more than waiting. */
const patience = 1000;

/** Takes a lease: 0 where it is ours now, else its remaining milliseconds. */
const taking = `
  if redis.call("set", KEYS[1], ARGV[1], "NX", "PX", ARGV[2]) then return 0 end
  return math.max(1, redis.call("pttl", KEYS[1]))`;

/** Releases a lease, unless another server has taken it over. */
const releasing = `
  if redis.call("get", KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call("del", KEYS[1])
  redis.call("publish", ARGV[2], ARGV[3])
  return 1`;

/** Opens leases in Redis or Valkey, whose clock expires them. While it is unreachable, every call rejects at once. */
export function openRedisLeases(url: string): Leases {
  const client = new Redis(url, { ...connectionOptions, commandTimeout: patience });
  // A subscribed connection cannot run other commands.
  const hearing = new Redis(url, { ...connectionOptions, autoResubscribe: false });
  const waiting = openWaitingList();
  // The limits, which use the same Redis, report errors.
  for (const each of [client, hearing]) each.on("error", () => undefined);
  hearing.on("ready", () => void hearing.subscribe(channel).catch(() => hearing.disconnect(true)));
  hearing.on("message", (_, message) => waiting.tell(message));

  return {
    async take(question, holder, lasts) {
      const left = Number(await client.eval(taking, 1, keyOf(question), holder, lasts));
      return left === 0 ? null : left;
    },
    async release(question, holder, note) {
      await client.eval(releasing, 1, keyOf(question), holder, channel, messageOf(question, note));
    },
    onRelease: waiting.on,
    async close() {
      await Promise.all([client, hearing].map((each) => each.quit().catch(() => each.disconnect())));
    },
  };
}

function keyOf(question: string): string {
  return `portcullis:lease:${question}`;
}
