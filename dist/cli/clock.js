import { setTimeout } from "node:timers/promises";
// src/gate/clock.ts
const systemClock = {
	now: () => performance.now(),
	random: Math.random,
	async sleep(ms, signal) {
		try {
			await setTimeout(ms, void 0, signal && { signal });
			return true;
		} catch (error) {
			if (signal?.aborted) return false;
			throw error;
		}
	}
};
function jittered(ms, { random }) {
	return ms * (.8 + .4 * random());
}
export { systemClock as n, jittered as t };
