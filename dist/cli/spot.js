import { Ct as maskUrls } from "./start.js";
// src/core/memo.ts
function memo(make, most = 4) {
	const made = new Map();
	return (text) => {
		const known = made.get(text);
		if (known !== void 0) return known;
		if (made.size >= most) made.clear();
		const fresh = make(text);
		made.set(text, fresh);
		return fresh;
	};
}
// src/report/mentions.ts
const mentionLines = memo((text) => text.split(/\r\n|\r|\n/));
function lineOf(text, { url, name }) {
	const words = wordsOf(text);
	const found = spellings(url, name).map((spelling) => mentionOf(text, spelling, words)).find((at) => at !== null);
	return found === void 0 || found === null ? null : lineAt(text, found);
}
function spellings(url, name) {
	const bare = url.replace(/^https?:\/\//, "").replace(/\/$/, "");
	const [host = ""] = bare.split("/", 1);
	return [
		{
			text: bare,
			behind: /\/?(?![\w/:?-]|\.\w)/y
		},
		{
			text: host,
			behind: /(?![\w-]|\.\w)/y
		},
		{
			text: name ?? "",
			behind: /(?![\w.-])/y
		}
	].filter(({ text }) => text !== "");
}
function mentionOf(text, { text: wanted, behind }, words) {
	const isMention = (at) => {
		if (at < 0 || !text.startsWith(wanted, at) || at > 0 && /[\w.-]/.test(text.charAt(at - 1))) return false;
		behind.lastIndex = at + wanted.length;
		return behind.test(text);
	};
	const word = wordsIn(wanted).next().value;
	if (word) return (words.get(word.key) ?? []).map((at) => at - word.index).find(isMention) ?? null;
	for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) if (isMention(at)) return at;
	return null;
}
const wordsOf = memo((text) => {
	const words = new Map();
	for (const { key, index } of wordsIn(text)) {
		const known = words.get(key);
		if (known) known.push(index);
		else words.set(key, [index]);
	}
	return words;
});
function* wordsIn(text) {
	for (const { 0: word, index } of text.matchAll(/[\w.-]+/g)) {
		let { length } = word;
		while (length > 0 && ".-".includes(word.charAt(length - 1))) length--;
		if (length > 0) yield {
			key: word.slice(0, length),
			index
		};
	}
}
const startsOf = memo((text) => [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ 0: end, index }) => index + end.length)]);
function lineAt(text, at) {
	const starts = startsOf(text);
	let [low, high] = [0, starts.length];
	while (high - low > 1) {
		const middle = low + high >> 1;
		if ((starts[middle] ?? 0) <= at) low = middle;
		else high = middle;
	}
	return low + 1;
}
// src/report/spot.ts
function spotOf(place, target, about) {
	const { config, source } = place;
	const range = config?.rangeOf(target, about);
	if (config && range) return spotAt(config.path, config.text, range);
	if (!source) return config ? spotAt(config.path, config.text, wholeLine(config.text, 1)) : null;
	const { path, text } = source;
	if (text === null) return unreadSpot(path);
	return spotAt(path, text, wholeLine(text, (target && lineOf(maskUrls(text), target)) ?? 1));
}
function unreadSpot(path) {
	return {
		path,
		range: firstLine,
		text: null,
		around: {
			first: 1,
			lines: []
		}
	};
}
const firstLine = {
	start: {
		line: 1,
		column: 1
	},
	end: {
		line: 1,
		column: 2
	}
};
function wholeLine(text, line) {
	const { length } = mentionLines(text)[line - 1] ?? "";
	return {
		start: {
			line,
			column: 1
		},
		end: {
			line,
			column: Math.max(1, length) + 1
		}
	};
}
function spotAt(path, text, range) {
	const { start, end } = range;
	const lines = mentionLines(text);
	const own = lines.slice(start.line - 1, end.line);
	const cut = own.map((line, index) => {
		const to = index === own.length - 1 ? end.column - 1 : line.length;
		return line.slice(index === 0 ? start.column - 1 : 0, to);
	});
	const before = Math.max(0, start.line - 2);
	const last = lines.at(-1) === "" ? Math.max(end.line, lines.length - 1) : lines.length;
	const around = {
		first: before + 1,
		lines: lines.slice(before, Math.min(end.line + 1, last)).map(maskUrls)
	};
	return {
		path,
		range,
		text: maskUrls(cut.join("\n")),
		around
	};
}
export { mentionLines as a, lineOf as i, unreadSpot as n, wholeLine as r, spotOf as t };
