import { St as languages } from "./start.js";
// src/core/words.ts
function joined(parts, between) {
	const [en, ko] = languages.map((language) => parts.map((each) => saidIn(each, language)).join(between));
	return {
		en: en ?? "",
		ko: ko ?? ""
	};
}
function saidIn(each, language) {
	return typeof each === "string" ? each : each[language];
}
export { joined as t };
