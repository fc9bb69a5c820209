import { w as toRefusal } from "./start.js";
import { u as passingFields } from "./fields.js";
// server/listener/refuse.ts
function refuse(failure, requestId, language, names = []) {
	const { status, code, retryAfter } = failure;
	const reason = code !== "INVALID_INPUT" || names.includes(failure.reason) ? failure.reason : failure.facts.id;
	return {
		status,
		fields: retryAfter === null ? passingFields : [...passingFields, ["retry-after", `${retryAfter}`]],
		body: JSON.stringify(toRefusal(failure, requestId, language)),
		note: {
			code,
			reason
		}
	};
}
export { refuse as t };
