import { st as parseInput } from "./start.js";
import { Hi as questionOf } from "./gate.js";
import { r as retentionPlaceOf } from "./retention2.js";
// server/questions/parse.ts
function parseQuestion(check, given, language, allIps) {
	const usual = allIps && Object.hasOwn(check.input.shape, "all_ips") ? { all_ips: "true" } : {};
	const input = parseInput(check.input, {
		...usual,
		...given
	});
	const target = check.target(input);
	return {
		input,
		language,
		question: questionOf(check, input),
		target,
		keeping: retentionPlaceOf(check, input, target)
	};
}
export { parseQuestion as t };
