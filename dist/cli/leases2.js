import { n as require_built, t as connectionOptions } from "./connection.js";
import { n as openWaitingList, t as messageOf } from "./waiting-list.js";
// server/store/redis/leases.ts
var import_built = require_built();
const channel = "portcullis:leases";
const patience = 1e3;
const taking = `
  if redis.call("set", KEYS[1], ARGV[1], "NX", "PX", ARGV[2]) then return 0 end
  return math.max(1, redis.call("pttl", KEYS[1]))`;
const releasing = `
  if redis.call("get", KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call("del", KEYS[1])
  redis.call("publish", ARGV[2], ARGV[3])
  return 1`;
function openRedisLeases(url) {
	const client = new import_built.Redis(url, {
		...connectionOptions,
		commandTimeout: patience
	});
	const hearing = new import_built.Redis(url, {
		...connectionOptions,
		autoResubscribe: false
	});
	const waiting = openWaitingList();
	for (const each of [client, hearing]) each.on("error", () => void 0);
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
		}
	};
}
function keyOf(question) {
	return `portcullis:lease:${question}`;
}
export { openRedisLeases };
