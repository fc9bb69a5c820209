// src/report/kinds/json.ts
const alsoEscaped = /[\u007f-\u009f\u2028\u2029]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const bracketed = /##(?=\w*\[)/g;
function toJson(value) {
	return harmlessJson(JSON.stringify(value, wellFormed, 2));
}
function toJsonLine(value) {
	return harmlessJson(JSON.stringify(value, wellFormed));
}
function wellFormed(_key, value) {
	return typeof value === "string" ? value.toWellFormed() : value;
}
function harmlessJson(text) {
	return `${text.replace(alsoEscaped, escape).replace(bracketed, "#\\u0023")}\n`;
}
function escape(character) {
	return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
export { toJsonLine as n, toJson as t };
