import { n as require_built, t as impatient } from "./connecting.js";
import { t as require_rate_limiter_flexible } from "./rate-limiter-flexible.js";
// server/redis/shared.ts
var import_built = require_built();
var import_rate_limiter_flexible = require_rate_limiter_flexible();
function openSharedLimiters(url, onTrouble) {
	const client = new import_built.Redis(url, impatient);
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
		isUp: () => client.status === "ready",
		async close() {
			isClosed = true;
			await client.quit().catch(() => client.disconnect());
		}
	};
}
export { openSharedLimiters };
