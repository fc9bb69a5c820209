import { i as limited, n as annotationsOf } from "./annotations.js";
import { k as harmless } from "./start.js";
import { t as spotOf } from "./spot.js";
// src/report/kinds/azure.ts
const azure = (result, place) => limited(annotationsOf(result, place.language, place.outcome), place.language).map((each) => each.kind === "notice" ? plainLine(each) : issue(each, place)).join("");
function plainLine({ title, message }) {
	return `${title}: ${message.replaceAll("\n", " ")}\n`;
}
function issue({ kind, title, message, about }, place) {
	const spot = spotOf(place, about?.target ?? null, about ?? { rule: "" });
	return `##vso[task.logissue ${[
		`type=${kind}`,
		...spot ? [`sourcepath=${property(spot.path)}`, `linenumber=${spot.range.start.line}`] : [],
		...about ? [`code=${property(harmless(about.rule, 120))}`] : []
	].join(";")}]${data(`${title}: ${message}`)}\n`;
}
function data(text) {
	return text.replaceAll(/%(?=AZP25|0A|0D|3B|5D)/gi, "%AZP25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function property(text) {
	return data(text).replaceAll(";", "%3B").replaceAll("]", "%5D");
}
export { azure };
