import { n as require_built, t as connectionOptions } from "./connection.js";
import { t as require_rate_limiter_flexible } from "./rate-limiter-flexible.js";
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
// server/store/redis/address-states.ts
var import_rate_limiter_flexible = require_rate_limiter_flexible();
var import_built = require_built();
const lasts = 9e5;
const [mostTries, longestPause] = [20, 20];
const replacing = `
  if (redis.call("get", KEYS[1]) or "") ~= ARGV[1] then return 0 end
  redis.call("set", KEYS[1], ARGV[2], "PX", ARGV[3])
  return 1`;
function openRedisAddressStates(client) {
	return { async update(address, change) {
		const key = keyOf(address);
		for (let tries = 0; tries < mostTries; tries++) {
			const before = await client.get(key) ?? "";
			const [next, outcome] = change(before === "" ? null : JSON.parse(before));
			if (Number(await client.eval(replacing, 1, key, before, JSON.stringify(next), lasts)) === 1) return outcome;
			await setTimeout(Math.random() * longestPause);
		}
		throw new Error("the state of an address could not be replaced");
	} };
}
function keyOf(address) {
	return `portcullis:address:${createHash("sha256").update(address).digest("base64url")}`;
}
// server/store/redis/limiters.ts
function openSharedLimiters(url, onTrouble) {
	const client = new import_built.Redis(url, connectionOptions);
	let isTroubled = false;
	let isClosed = false;
	function complain(trouble) {
		if (isTroubled || isClosed) return;
		isTroubled = true;
		onTrouble(trouble);
	}
	client.on("error", (error) => complain(error.message));
	client.on("close", () => complain("the connection is closed"));
	client.on("ready", () => {
		if (isTroubled) onTrouble(null);
		isTroubled = false;
	});
	return {
		open: (name, points, duration) => new import_rate_limiter_flexible.RateLimiterRedis({
			storeClient: client,
			rejectIfRedisNotReady: true,
			keyPrefix: `portcullis:limit:${name}:${points}`,
			points,
			duration,
			insuranceLimiter: new import_rate_limiter_flexible.RateLimiterMemory({
				points,
				duration
			})
		}),
		addressStates: openRedisAddressStates(client),
		isUp: () => client.status === "ready",
		async close() {
			isClosed = true;
			await client.quit().catch(() => client.disconnect());
		}
	};
}
export { openSharedLimiters };
