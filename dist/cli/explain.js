import { it as registry } from "./start.js";
import { Pi as placeholderWords, di as gateRules, ui as toRule, yi as weightsOf } from "./gate.js";
// src/rules/explain.ts
async function explanations(language) {
	const checks = await Promise.all(registry.filter(({ id }) => id !== "gate").map((entry) => entry.load()));
	return [...[...gateRules()].map(([id, { severity, cause, action, verdict }]) => {
		return {
			id,
			severity,
			grading: [],
			...inWords({
				cause,
				action
			}, language),
			verdict: verdict[language]
		};
	}), ...checks.flatMap((check) => problemsOf(check, language))];
}
function inWords(problem, language) {
	return toRule(problem, language, (hole) => placeholderWords(hole, language));
}
function problemsOf(check, language) {
	return Object.entries(check.words.problems).map(([name, problem]) => ({
		id: `${check.id}.${name}`,
		...inWords(problem, language),
		severity: problem.severity,
		grading: gradingOf(check, name, language),
		verdict: null
	}));
}
function gradingOf({ id, words, ...check }, problem, language) {
	const grading = check.grading ?? check.scoring;
	if (!grading) return [{
		kind: "ungraded",
		params: { check: id }
	}];
	const { part, cap, isOpen } = grading.effects[problem] ?? {};
	const share = part === void 0 ? [] : weightsOf(part, grading);
	const max = cap === void 0 ? void 0 : grading.ceilings[cap];
	const reason = cap === void 0 ? "" : words.caps[cap]?.[language] ?? cap;
	const told = [
		part === void 0 ? null : {
			kind: "part",
			params: {
				check: id,
				part: words.parts[part]?.[language] ?? part,
				weight: inWordsOf(share)
			}
		},
		max === void 0 ? null : {
			kind: check.grading ? "capped" : "scoredCapped",
			params: {
				check: id,
				max,
				reason: reason.replace(/\.$/, "")
			}
		},
		isOpen ? {
			kind: "open",
			params: { check: id }
		} : null
	].filter((each) => each !== null);
	return told.length > 0 ? told : [{
		kind: check.grading ? "nothing" : "unscored",
		params: { check: id }
	}];
}
function inWordsOf(weights) {
	const [last = 0, ...others] = weights.toReversed();
	if (others.length === 0) return {
		en: `${last}`,
		ko: `${last}`
	};
	const rest = others.toReversed();
	return {
		en: `${rest.join(" %, ")} % or ${last}`,
		ko: `${rest.join("%, ")}% 또는 ${last}`
	};
}
export { explanations as t };
