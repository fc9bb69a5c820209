// src/report/place.ts
function lineOf(text, { url, name }) {
	const lines = linesOf(text);
	const found = spellings(url, name).map((spelling) => lines.findIndex((line) => spelling.test(line))).find((index) => index >= 0);
	return found === void 0 ? null : found + 1;
}
function linesOf(text) {
	return text.split(/\r\n|\r|\n/);
}
function spellings(url, name) {
	const bare = url.replace(/^https?:\/\//, "").replace(/\/$/, "");
	const [host = ""] = bare.split("/", 1);
	return [
		...name === void 0 ? [] : [`(?<![\\w.-])${literally(name)}(?![\\w.-])`],
		`(?<![\\w.-])${literally(bare)}/?(?![\\w/:?-]|\\.\\w)`,
		`(?<![\\w.-])${literally(host)}(?![\\w-]|\\.\\w)`
	].map((pattern) => new RegExp(pattern));
}
function literally(text) {
	return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
function pathOfUrl(url) {
	const parsed = URL.parse(url);
	if (!parsed || !/^https?:$/.test(parsed.protocol)) return "target";
	return `${parsed.host}${parsed.pathname}`.slice(0, 1e3).replace(/(?:%.?|\/+)$/, "").replaceAll(/%(?![\da-f]{2})/gi, "%25").replaceAll(/[^\w./~%-]/g, encodeURIComponent);
}
function encoded(path) {
	return path.replaceAll(/\p{Surrogate}/gu, "�").split("/").map((segment) => encodeURIComponent(segment)).join("/");
}
// src/report/spot.ts
function spotOf(place, target, about) {
	const { config, source } = place;
	const range = config?.rangeOf(target, about);
	if (config && range) return spotAt(config.path, config.text, range);
	if (!source) return config ? spotAt(config.path, config.text, wholeLine(config.text, 1)) : null;
	const { path, text } = source;
	if (text === null) return unread(path);
	return spotAt(path, text, wholeLine(text, (target && lineOf(text, target)) ?? 1));
}
function unread(path) {
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
	const { length } = linesOf(text)[line - 1] ?? "";
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
	const lines = linesOf(text);
	const own = lines.slice(start.line - 1, end.line);
	const cut = own.map((line, index) => {
		const to = index === own.length - 1 ? end.column - 1 : line.length;
		return line.slice(index === 0 ? start.column - 1 : 0, to);
	});
	const before = Math.max(0, start.line - 2);
	return {
		path,
		range,
		text: cut.join("\n"),
		around: {
			first: before + 1,
			lines: lines.slice(before, end.line + 1)
		}
	};
}
export { lineOf as a, encoded as i, unread as n, linesOf as o, wholeLine as r, pathOfUrl as s, spotOf as t };
