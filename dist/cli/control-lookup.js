import { ht as Failure } from "./start.js";
import { p as lookupControl } from "./rows.js";
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
export { controlLookupWith as t };
