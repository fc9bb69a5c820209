// src/report/place.ts
function lineOf({ text }, { url, name }) {
	if (text === null) return unread;
	const lines = text.split(/\r\n|\r|\n/);
	const at = spellings(url, name).map((spelling) => lines.findIndex((line) => spelling.test(line))).find((found) => found >= 0) ?? 0;
	const before = Math.max(0, at - 1);
	return {
		number: at + 1,
		text: lines[at] ?? "",
		around: {
			first: before + 1,
			lines: lines.slice(before, at + 2)
		}
	};
}
const unread = {
	number: 1,
	text: null,
	around: {
		first: 1,
		lines: []
	}
};
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
export { unread as i, lineOf as n, pathOfUrl as r, encoded as t };
