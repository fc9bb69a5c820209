import { St as languages, dt as printable, vt as describeFailure, xt as fill } from "./start.js";
// src/gate/conditions.ts
const searched = 1048576;
function limitFor(conditions) {
	return conditions.some(({ kind }) => kind === "body") ? searched : 0;
}
function isGood({ page }, conditions) {
	return page !== null && conditions.every((condition) => holds(condition, page));
}
function holds(condition, page) {
	if (condition.kind === "up") return page.status < 500;
	if (condition.kind === "status") return [`${page.status}`, `${page.status}`[0] + "xx"].includes(condition.code);
	if (condition.kind === "body") return Buffer.from(page.body).includes(condition.text);
	const { name, text, isWhole } = condition;
	return valuesIn(page, name).some((value) => isWhole ? value === text : value.includes(text));
}
function valuesIn({ headers }, wanted) {
	const lines = headers.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value.trim());
	if (lines.length === 0) return [];
	const joined = lines.join(", ");
	return [Buffer.from(joined, "latin1").toString("utf8"), joined];
}
const mostTold = 4;
function awaitedOf({ conditions, mask }) {
	return conditions.map(({ written }) => printable(mask(written), 120)).join(", ");
}
function seenOf(sights, showing) {
	const [en, ko] = languages.map((language) => {
		return [...sights.slice(0, mostTold).map((sight) => sightIn(sight, showing, language)), ...sights.length > mostTold ? [`+${sights.length - mostTold}`] : []].join("; ");
	});
	return {
		en: en ?? "",
		ko: ko ?? ""
	};
}
const noHeader = {
	en: "no {name}",
	ko: "{name} 없음"
};
const noText = {
	en: "body without {text}",
	ko: "본문에 {text} 없음"
};
function sightIn({ address, page, failure }, { conditions, mask }, language) {
	const at = address === "" ? "" : `${printable(address, 60)}: `;
	if (!page) return at + (failure ? mask(describeFailure(failure, language)).replace(/\.$/, "") : "");
	const facts = conditions.flatMap((condition) => factOf(condition, page, {
		mask,
		language
	}));
	return at + [...new Set([`${page.status}`, ...facts])].join(", ");
}
function factOf(condition, page, { mask, language }) {
	if (condition.kind === "header") {
		const [value] = valuesIn(page, condition.name);
		const name = printable(condition.name, 60);
		return [value === void 0 ? fill(noHeader, { name }, language) : `${name}: "${printable(mask(value), 80)}"`];
	}
	if (condition.kind !== "body" || holds(condition, page)) return [];
	return [fill(noText, { text: `"${printable(mask(condition.text), 60)}"` }, language)];
}
export { seenOf as i, isGood as n, limitFor as r, awaitedOf as t };
