import { n as describeFailure } from "./failure.js";
// src/core/result/envelope.ts
function toSuccess(data, requestId, { updatedAt, cached }) {
	return {
		ok: true,
		requestId,
		cached,
		updatedAt: updatedAt.toISOString(),
		data,
		error: null
	};
}
function toRefusal(failure, requestId, language) {
	const { code, retryAfter, reason, facts } = failure;
	return {
		ok: false,
		requestId,
		cached: false,
		updatedAt: null,
		data: null,
		error: {
			code,
			message: describeFailure(facts, language),
			retryAfter,
			reason
		}
	};
}
export { toSuccess as n, toRefusal as t };
