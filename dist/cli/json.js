// src/report/json.ts
const alsoEscaped = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
function toJson(value) {
	return `${JSON.stringify(value, null, 2).replace(alsoEscaped, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)}\n`;
}
export { toJson as t };
