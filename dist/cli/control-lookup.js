import { Yr as withPatience, cr as openGuard } from "./gate.js";
import { _t as Failure } from "./start.js";
import { i as lookupControl } from "./ownership.js";
// src/settings/webhook-client.ts
const patience = 15e3;
const limits = {
	connections: 8,
	bytes: 1048576,
	questions: 100
};
function openWebhookClient({ allow, authorities = [], pins = [], resolvers = [], optOut, operator, special = false }) {
	const usual = {
		special,
		allow,
		...optOut && { optOut }
	};
	return (posting, signal) => withPatience(signal, patience, async (within) => {
		const policy = {
			...usual,
			showsSpecial: posting.isOperators ?? false
		};
		const door = openGuard({
			signal: within,
			policy,
			pins,
			given: authorities,
			limits,
			operator,
			...resolvers.length > 0 && { resolvers }
		});
		try {
			return await door.post(posting);
		} finally {
			door.close();
		}
	});
}
// server/monitoring/watches/control-lookup.ts
function controlLookupWith(engine) {
	return async (claim, signal) => {
		try {
			return await lookupControl(claim, {
				...engine,
				signal
			});
		} catch (error) {
			if (error instanceof Failure) return {
				dns: "unknown",
				https: "unknown"
			};
			throw error;
		}
	};
}
export { openWebhookClient as n, controlLookupWith as t };
