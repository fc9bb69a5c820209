import { t as Failure } from "./failure.js";
// src/core/attempt.ts
async function attempt(work) {
	try {
		return {
			ok: true,
			value: await work()
		};
	} catch (error) {
		if (error instanceof Failure) return {
			ok: false,
			failure: error.facts
		};
		throw error;
	}
}
export { attempt as t };
