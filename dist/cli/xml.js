// src/report/kinds/xml.ts
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&apos;"
};
function xmlText(text) {
	return text.replace(forbidden, "").replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}
function element(name, attributes, content = []) {
	const start = `<${name}${Object.entries(attributes).flatMap(([key, value]) => value === void 0 ? [] : [` ${key}="${xmlText(String(value))}"`]).join("")}`;
	return content.length === 0 ? `${start}/>` : `${start}>${content.join("")}</${name}>`;
}
export { xmlText as n, element as t };
