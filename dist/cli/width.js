// src/report/width.ts
const wide = /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const combining = /^\p{Mark}/u;
const emojiForm = /^\p{Emoji}\p{Mark}*\ufe0f/u;
const clusters = /\P{Mark}\p{Mark}*|\p{Mark}/gsu;
const ascii = /^[ -~]*$/;
function widthOf(text) {
	if (ascii.test(text)) return text.length;
	let width = 0;
	for (const [character] of text.matchAll(clusters)) width += columns(character);
	return width;
}
function pad(text, width) {
	return text + " ".repeat(Math.max(0, width - widthOf(text)));
}
function cut(text, width) {
	if (widthOf(text) <= width) return text;
	let kept = "";
	let room = width - 1;
	for (const [character] of text.matchAll(clusters)) {
		room -= columns(character);
		if (room < 0) break;
		kept += character;
	}
	return `${kept}…`;
}
function wrap(text, width) {
	const lines = [];
	let line = "";
	let taken = 0;
	for (const word of text.split(/\s+/).flatMap((each) => pieces(each, width))) {
		const columnsOfWord = widthOf(word);
		const isFirst = line === "";
		if (isFirst || taken + 1 + columnsOfWord <= width) {
			line = isFirst ? word : `${line} ${word}`;
			taken += columnsOfWord + (isFirst ? 0 : 1);
		} else {
			lines.push(line);
			line = word;
			taken = columnsOfWord;
		}
	}
	return line === "" ? lines : [...lines, line];
}
function pieces(word, width) {
	if (widthOf(word) <= width) return word === "" ? [] : [word];
	const parts = [];
	let part = "";
	let room = width;
	for (const [character] of word.matchAll(clusters)) {
		room -= columns(character);
		if (room < 0) {
			parts.push(part);
			part = "";
			room = width - columns(character);
		}
		part += character;
	}
	return [...parts, part];
}
function columns(character) {
	if (combining.test(character)) return 0;
	return wide.test(character) || emojiForm.test(character) ? 2 : 1;
}
export { wrap as i, pad as n, widthOf as r, cut as t };
