import { t as testSuitesOf } from "./cases.js";
import { n as pathOfUrl } from "./place.js";
import { t as spotOf } from "./spot.js";
import { n as xmlText, t as element } from "./xml.js";
// src/report/kinds/junit.ts
const junit = (result, place) => {
	const suites = testSuitesOf(result, place);
	const root = {
		name: "portcullis",
		...counted(suites.flatMap((suite) => suite.cases)),
		time: seconds(suites)
	};
	const content = suites.map((suite) => `\n${suiteElement(suite, result.generatedAt, place)}`);
	return `<?xml version="1.0" encoding="UTF-8"?>\n${element("testsuites", root, [...content, "\n"])}\n`;
};
function counted(cases) {
	return {
		tests: cases.length,
		failures: countOf(cases, "fail"),
		errors: countOf(cases, "unknown")
	};
}
function countOf(cases, wanted) {
	return cases.filter(({ status }) => status === wanted).length;
}
function seconds(suites) {
	return (suites.reduce((sum, { target }) => sum + (target?.cost.ms ?? 0), 0) / 1e3).toFixed(3);
}
function suiteElement(suite, timestamp, place) {
	const { name, target, cases, notes } = suite;
	const file = spotOf(place, target, { rule: "" })?.path ?? pathOfUrl(target?.url ?? "");
	const attributes = {
		name,
		...counted(cases),
		skipped: countOf(cases, "skip"),
		time: seconds([suite]),
		timestamp,
		file
	};
	const own = {
		classname: name,
		...place.pipeline === "gitlab" && { file }
	};
	const content = cases.map((each) => caseElement(each, own));
	const output = notes.length === 0 ? [] : [element("system-out", {}, [xmlText(notes.join("\n"))])];
	return element("testsuite", attributes, [...content, ...output].map((each) => `\n${each}`).concat("\n"));
}
const elements = {
	fail: "failure",
	unknown: "error",
	skip: "skipped"
};
function caseElement({ name, status, lines }, own) {
	const body = xmlText(lines.join("\n"));
	if (status === "pass" || status === "warn") {
		const output = body === "" ? [] : [element("system-out", {}, [body])];
		return element("testcase", {
			name,
			...own
		}, output);
	}
	const [message] = lines;
	return element("testcase", {
		name,
		...own
	}, [element(elements[status], { message }, [body])]);
}
export { junit };
