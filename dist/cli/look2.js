import { mt as Failure } from "./start.js";
import { t as lookupControl } from "./control-lookup.js";
// server/watches/look.ts
function lookingBy(engine) {
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
export { lookingBy as t };
