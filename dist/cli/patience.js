import { setTimeout } from "node:timers/promises";
// server/store/patience.ts
const [longestWait, pause] = [1e4, 20];
async function patiently(engine, work) {
	const until = performance.now() + longestWait;
	for (;;) try {
		return await work();
	} catch (error) {
		if (engine.troubleOf(error)?.id !== "locked" || performance.now() >= until) throw error;
		await setTimeout(pause * (1 + 2 * Math.random()));
	}
}
export { patiently as t };
