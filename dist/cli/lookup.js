import { Oo as keyOf, Ua as typeText, Yo as attempt, xo as nameText } from "./gate.js";
import { t as answerIn } from "./answer.js";
import { t as messageIn } from "./read-once.js";
// src/probes/dns/lookup.ts
function ask({ net, once }, name, type, asking = {}) {
	const { server, patience, ...flags } = asking;
	const how = Object.entries(flags).filter(([, value]) => value !== void 0).map(([key, value]) => `${key}=${value}`).toSorted().join(" ");
	return once(`dns ${server ?? ""} ${typeText(type)} ${keyOf(name)} ${patience ?? ""} ${how}`, async () => {
		const got = await attempt(() => net.dns({
			...asking,
			name: nameText(name),
			type
		}));
		if (!got.ok) return {
			reply: null,
			message: null,
			answer: unanswered(got.failure),
			failure: got.failure
		};
		const message = messageIn(got.value.message);
		return {
			reply: got.value,
			message,
			answer: answerIn(message, name, type)
		};
	});
}
function unanswered({ id, reason, params }) {
	if (id === "timeout.dns" || reason === "timeout.dns") return {
		kind: "unknown",
		reason: "TIMEOUT"
	};
	const { detail } = params;
	return {
		kind: "unknown",
		reason: reason === "dns.failed" && typeof detail === "string" ? detail : reason
	};
}
function extendedErrors({ message }) {
	return (message?.edns?.options ?? []).flatMap((each) => each.name === "error" ? [{
		code: each.code,
		text: each.text
	}] : []);
}
export { extendedErrors as n, ask as t };
