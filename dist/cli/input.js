import { E as globalRegistry } from "./schemas.js";
import { r as failure } from "./failure.js";
import { n as suggest } from "./near.js";
import { t as printable } from "./printable.js";
// src/core/input.ts
function parseInput(schema, query, naming = same) {
	const parsed = schema.safeParse(query, { reportInput: true });
	if (parsed.success) return parsed.data;
	const issue = parsed.error.issues[0];
	if (!issue) throw parsed.error;
	throw toFailure(issue, schema.shape, naming);
}
function same(field) {
	return field;
}
function toFailure(issue, shape, naming) {
	const reason = String(issue.path[0] ?? "input");
	const field = issue.path.length === 0 ? reason : naming(reason);
	if (issue.code === "unrecognized_keys") {
		const given = issue.keys[0] || "\"\"";
		const suggestion = suggest(given, Object.keys(shape), naming);
		const shownName = printable(naming(given), 60);
		const called = {
			en: `parameter ${shownName}`,
			ko: `매개변수 ${shownName}`
		};
		return failure("input.unknown", {
			field: called,
			suggestion
		}, { reason: printable(given, 60) });
	}
	if (issue.input === void 0) {
		const expected = exampleOf(shape[reason]) ?? expectation(issue).expected;
		return failure("input.missing", {
			field,
			expected
		}, { reason });
	}
	if (issue.code === "invalid_value") {
		const options = issue.values.map(String);
		const suggestion = typeof issue.input === "string" ? suggest(issue.input, options) : "";
		return failure("input.option", {
			field,
			expected: options.join(", "),
			given: shown(issue.input),
			suggestion
		}, { reason });
	}
	const problem = expectation(issue);
	return failure("input.value", {
		field,
		expected: problem.expected,
		given: problem.given ?? nestedOf(issue) ?? shown(issue.input)
	}, { reason });
}
function nestedOf({ code, input }) {
	if (code !== "invalid_type" || typeof input !== "object" || input === null) return null;
	return typeWords(Array.isArray(input) ? "array" : "object");
}
function exampleOf(type) {
	const examples = type && globalRegistry.get(type)?.["examples"];
	const [example] = Array.isArray(examples) ? examples : [];
	return typeof example === "string" || typeof example === "number" ? {
		en: `for example ${example}`,
		ko: `${example} 같은 값`
	} : null;
}
function expectation(issue) {
	if (issue.code === "custom" && issue.params?.["expected"]) return issue.params;
	if (issue.code === "too_small") return { expected: atLeast(`${issue.minimum}`, issue.origin) };
	if (issue.code === "too_big") return { expected: atMost(`${issue.maximum}`, issue.origin) };
	if (issue.code === "invalid_type") return { expected: typeWords(issue.expected) };
	if (issue.code === "invalid_value") return { expected: untranslated(issue.values.map(String).join(", ")) };
	if (issue.code === "not_multiple_of") return { expected: multipleOf(issue.divisor) };
	if (issue.code === "invalid_format") return { expected: formatWords(issue.format) };
	if (issue.code === "invalid_union") return { expected: oneOf(issue.errors) };
	return { expected: {
		en: "something else",
		ko: "다른 값"
	} };
}
const counted = {
	string: {
		en: " characters",
		ko: "자"
	},
	array: {
		en: " entries",
		ko: "개 항목"
	}
};
const plain = {
	en: "",
	ko: ""
};
function unitOf(origin, bound) {
	const { en, ko } = counted[origin] ?? plain;
	return {
		en: bound === "1" ? singular[en] ?? en : en,
		ko
	};
}
const singular = {
	" characters": " character",
	" entries": " entry"
};
function atLeast(bound, origin) {
	const unit = unitOf(origin, bound);
	return {
		en: `at least ${bound}${unit.en}`,
		ko: `${bound}${unit.ko} 이상의 값`
	};
}
function atMost(bound, origin) {
	const unit = unitOf(origin, bound);
	return {
		en: `at most ${bound}${unit.en}`,
		ko: `${bound}${unit.ko} 이하의 값`
	};
}
function multipleOf(divisor) {
	return {
		en: `a multiple of ${divisor}`,
		ko: `${divisor}의 배수`
	};
}
function formatWords(format) {
	return format === "regex" ? {
		en: "of another form",
		ko: "다른 형식의 값"
	} : {
		en: `of the form ${format}`,
		ko: `${format} 형식의 값`
	};
}
function oneOf(errors) {
	const all = errors.flatMap(([issue]) => issue ? [expectation(issue).expected] : []);
	return {
		en: all.map(({ en }) => en).join(" or "),
		ko: all.map(({ ko }) => ko).join(" 또는 ")
	};
}
function untranslated(text) {
	return {
		en: text,
		ko: text
	};
}
const types = {
	string: {
		en: "text",
		ko: "문자열"
	},
	number: {
		en: "a number",
		ko: "숫자"
	},
	int: {
		en: "a whole number",
		ko: "정수"
	},
	boolean: {
		en: "true or false",
		ko: "true 또는 false"
	},
	array: {
		en: "a list",
		ko: "목록"
	},
	object: {
		en: "an object",
		ko: "객체"
	},
	record: {
		en: "an object",
		ko: "객체"
	}
};
function typeWords(expected) {
	return types[expected] ?? untranslated(expected);
}
function shown(value) {
	if (typeof value === "string") return `"${printable(withoutSecret(value), 60)}"`;
	return printable(withoutSecret(JSON.stringify(value) ?? "nothing"), 60);
}
function withoutSecret(text) {
	const at = text.lastIndexOf("@");
	return at < 0 ? text : `…${text.slice(at)}`;
}
export { parseInput as n, shown as r, expectation as t };
