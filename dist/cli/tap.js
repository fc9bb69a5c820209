import { t as testSuitesOf } from "./cases.js";
import { O as toJsonLine } from "./start.js";
// src/report/kinds/tap.ts
const tap = (result, place) => {
	const suites = testSuitesOf(result, place);
	const points = suites.flatMap(({ name, cases }) => cases.map((each) => ({
		suite: name,
		...each
	})));
	const notes = suites.flatMap((suite) => suite.notes.map((note) => `# ${suite.name} ${note}\n`));
	return `TAP version 13\n1..${points.length}\n` + points.map((point, index) => pointOf(point, index + 1)).join("") + notes.join("");
};
function pointOf({ suite, name, status, lines }, number) {
	const isOk = status !== "fail" && status !== "unknown";
	const [first = ""] = lines;
	const directive = status === "skip" ? ` # SKIP ${escaped(first)}` : "";
	const head = `${isOk ? "ok" : "not ok"} ${number} - ${escaped(`${suite} ${name}`)}${directive}\n`;
	return status === "pass" || status === "skip" ? head : head + diagnosticOf(status, lines);
}
function escaped(text) {
	return text.replaceAll("\\", "\\\\").replaceAll("#", String.raw`\#`);
}
function diagnosticOf(status, lines) {
	return `  ---\n${[
		`status: ${status}\n`,
		"message:\n",
		...lines.map((line) => `  - ${toJsonLine(line)}`)
	].map((entry) => `  ${entry}`).join("")}  ...\n`;
}
export { tap };
