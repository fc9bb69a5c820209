import { a as openEngine, t as localRunner } from "./local.js";
import { n as readMeasuring } from "./measuring.js";
import { t as readRemote } from "./remote.js";
import { setTimeout } from "node:timers/promises";
// src/settings/runner.ts
function openRunner(given) {
	const remote = readRemote(given);
	const measuring = readMeasuring(given);
	if (remote) return openRemote(remote, given.one("timeout") === void 0 ? remoteTimeout : measuring.deadline);
	return localRunner(openEngine({
		...measuring,
		special: true
	}));
}
const remoteTimeout = 2e4;
function openRemote({ server, key }, timeout) {
	let opened;
	async function open() {
		const [{ remoteRunner }, { openClient }] = await Promise.all([import("./remote2.js"), import("./client.js")]);
		return remoteRunner({
			server,
			...key !== void 0 && { key },
			timeout,
			send: openClient(server),
			sleep: (ms, signal) => setTimeout(ms, void 0, signal && { signal }),
			now: () => performance.timeOrigin + performance.now()
		});
	}
	return { async answer(check, query, asking) {
		opened ??= open();
		return (await opened).answer(check, query, asking);
	} };
}
export { openRunner as t };
