import { t as forStrangers } from "./serving.js";
import { a as openLog, c as openPipeline, i as openLeases, n as startTracing, o as currentTrouble, r as openMetrics, s as guardStore, t as openOutput } from "./output.js";
import { t as openMonitoring } from "./monitoring.js";
import { i as configuredMailer, n as hasSecret, r as openEncryption, t as configuredSecret } from "./configured.js";
import { n as openStored } from "./open.js";
// server/worker.ts
const standardOutput = 1;
const longestWait = 2 ** 31 - 1;
async function startWorker(config) {
	const { storing } = config;
	const metrics = config.metrics ? openMetrics(config.metrics) : null;
	const log = openLog(config.log === void 0 ? openOutput(standardOutput) : config.log);
	const tracing = config.tracing ? await startTracing("worker", log) : null;
	const stored = openStored(storing, (trouble) => log.event("store", { trouble }), metrics?.onStored);
	const store = guardStore(stored, (trouble) => log.event("store-trouble", { trouble }));
	const shared = await openShared(config.redisUrl ?? null, (trouble) => log.event("redis", { trouble }));
	const leases = await openLeases(storing.databaseUrl, config.redisUrl ?? null);
	const pipeline = openPipeline({
		...config,
		ledger: stored
	}, store, {
		limiters: shared?.open,
		addressStates: shared?.addressStates,
		leases
	}, metrics?.meter);
	const notifying = notifyingOf(config, log);
	const monitoring = openMonitoring({
		database: stored,
		storing,
		pipeline,
		log,
		notifying
	});
	monitoring.start();
	let isDraining = false;
	metrics?.start({
		role: "worker",
		readiness() {
			if (isDraining) return "draining";
			return stored.wasOpen() ? "ready" : "starting";
		},
		storeTrouble: () => currentTrouble(store),
		log,
		slots: pipeline.slots,
		stored,
		shared,
		isMonitoring: true
	});
	const holding = setInterval(() => {}, longestWait);
	log.event("working");
	return {
		blame: (error) => log.bug(null, error),
		async close() {
			log.event("draining");
			isDraining = true;
			clearInterval(holding);
			await monitoring.stop();
			notifying?.mailer?.close();
			pipeline.backgroundWork.close();
			await shared?.close();
			await leases?.close();
			await store.flush();
			await store.close();
			await metrics?.close();
			await tracing?.close();
			log.event("closed");
			await log.flush();
		}
	};
}
function notifyingOf(config, log) {
	const { secret = null, mail = null, storing, transport, baseUrl = null, telegramUrl = null } = config;
	if (!hasSecret({
		secret,
		storing
	})) {
		log.event("notifications", { trouble: "PORTCULLIS_SECRET is not set: this worker sends no notifications" });
		return;
	}
	let encryption;
	return {
		mailer: configuredMailer({
			mail,
			transport
		}, log),
		encryption: () => encryption ??= openEncryption(configuredSecret({
			secret,
			storing
		}, log)),
		baseUrl,
		telegramUrl,
		posting: {
			...forStrangers(config.measuring ?? {}),
			allow: config.webhookAddresses ?? []
		}
	};
}
async function openShared(url, onTrouble) {
	return url === null ? null : (await import("./limiters.js")).openSharedLimiters(url, onTrouble);
}
export { startWorker };
