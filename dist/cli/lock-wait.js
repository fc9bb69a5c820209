import { setTimeout } from "node:timers/promises";
// server/store/lock-wait.ts
const [longestWait, pause] = [1e4, 20];
async function retryWhileLocked(engine, work) {
	const until = performance.now() + longestWait;
	for (;;) try {
		return await work();
	} catch (error) {
		if (engine.troubleOf(error)?.id !== "locked" || performance.now() >= until) throw error;
		await setTimeout(pause * (1 + 2 * Math.random()));
	}
}
export { retryWhileLocked as t };
