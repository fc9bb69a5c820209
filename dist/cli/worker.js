import { i as openCounter, n as openLog, r as guardStore, t as openOutput } from "./output.js";
import { t as openMonitoring } from "./monitoring.js";
import { n as openStored } from "./open.js";
// server/worker.ts
const standardOutput = 1;
const longestWait = 2 ** 31 - 1;
async function startWorker(config) {
	const { storing } = config;
	const log = openLog(config.log === void 0 ? openOutput(standardOutput) : config.log);
	const stored = openStored(storing, (trouble) => log.event("store", { trouble }));
	const store = guardStore(stored, (trouble) => log.event("store-trouble", { trouble }));
	const shared = await openShared(config.redisUrl ?? null, (trouble) => log.event("redis", { trouble }));
	const counter = openCounter({
		...config,
		ledger: stored
	}, store, shared?.open);
	const monitoring = openMonitoring({
		database: stored,
		storing,
		pipeline: counter,
		log
	});
	monitoring.start();
	const holding = setInterval(() => {}, longestWait);
	log.event("working");
	return {
		blame: (error) => log.bug(null, error),
		async close() {
			log.event("draining");
			clearInterval(holding);
			await monitoring.stop();
			counter.lingering.close();
			await shared?.close();
			await store.flush();
			await store.close();
			log.event("closed");
			await log.flush();
		}
	};
}
async function openShared(url, onTrouble) {
	return url === null ? null : (await import("./shared.js")).openSharedLimiters(url, onTrouble);
}
export { startWorker };
