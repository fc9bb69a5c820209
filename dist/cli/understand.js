import { ot as parseInput } from "./start.js";
import { Jr as questionOf } from "./gate.js";
import { n as keepingOf } from "./keeping.js";
// server/understand.ts
function understand(check, given, language, allIps) {
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
		keeping: keepingOf(check, input, target)
	};
}
export { understand as t };
