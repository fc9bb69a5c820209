import { t as attempt } from "./attempt.js";
import { r as failure } from "./failure.js";
import { c as portOf, n as hostOf, t as bracketed } from "./target.js";
import { n as decodePage, r as isUndecodable, t as decodeBody } from "./content-coding.js";
import { n as valuesOf, t as splitList } from "./header-list.js";
import { i as pageLimit, r as limitIn, t as ask } from "./visit.js";
import { n as readLocation, r as resolve } from "./location.js";
import { t as challengeIn } from "./challenge.js";
// src/formats/http/content-disposition.ts
const name = "content-disposition";
function conflictingDispositions(headers) {
	return differ(valuesOf(headers, name).map((value) => value.trim()));
}
function dividedDisposition(headers) {
	return differ(splitList(valuesOf(headers, name)));
}
function differ(values) {
	return new Set(values).size > 1;
}
// src/formats/http/csp.ts
const longestPolicy = 65536;
const mostPolicies$1 = 64;
function parseCspList(values) {
	return values.join(",").slice(0, longestPolicy).split(",", mostPolicies$1).map(parseCsp).filter(({ directives }) => directives.size > 0);
}
function parseCsp(text) {
	const directives = new Map();
	const repeated = new Set();
	for (const part of text.slice(0, longestPolicy).split(";")) {
		const [name = "", ...value] = part.split(/[\t\n\f\r ]+/).filter((token) => token !== "");
		const key = name.toLowerCase();
		if (key === "" || !isAscii(part)) continue;
		if (directives.has(key)) repeated.add(key);
		else directives.set(key, value);
	}
	return {
		directives,
		repeated: [...repeated]
	};
}
function isAscii(text) {
	return /^[\u0000-\u007f]*$/.test(text);
}
const ignoredInMeta = [
	"frame-ancestors",
	"report-uri",
	"sandbox"
];
function withoutIgnored({ directives, repeated }) {
	const ignored = ignoredInMeta;
	return {
		directives: new Map([...directives].filter(([name]) => !ignored.includes(name))),
		repeated
	};
}
const fallbacks = {
	"script-src-elem": ["script-src", "default-src"],
	"script-src-attr": ["script-src", "default-src"],
	"script-src": ["default-src"],
	"style-src-elem": ["style-src", "default-src"],
	"style-src-attr": ["style-src", "default-src"],
	"object-src": ["default-src"]
};
function effective({ directives }, name) {
	const holder = [name, ...fallbacks[name] ?? []].find((each) => directives.has(each));
	return holder === void 0 ? null : directives.get(holder) ?? null;
}
const knownDirectives = [
	"default-src",
	"script-src",
	"script-src-elem",
	"script-src-attr",
	"style-src",
	"style-src-elem",
	"style-src-attr",
	"img-src",
	"font-src",
	"connect-src",
	"media-src",
	"object-src",
	"frame-src",
	"child-src",
	"worker-src",
	"manifest-src",
	"base-uri",
	"form-action",
	"frame-ancestors",
	"sandbox",
	"report-to",
	"report-uri",
	"webrtc",
	"upgrade-insecure-requests",
	"require-trusted-types-for",
	"trusted-types",
	"fenced-frame-src",
	"block-all-mixed-content",
	"prefetch-src",
	"plugin-types",
	"navigate-to",
	"require-sri-for",
	"reflected-xss",
	"referrer",
	"disown-opener"
];
// src/formats/html/page-type.ts
const token = "[!#$%&'*+.^_`|~0-9a-z-]+";
const mimeType = new RegExp(`^(?<essence>${token}/${token})[\\t\\n\\r ]*(?:;(?<parameters>.*))?$`, "is");
const charsetIn = /(?:^|;)[\t\n\r ]*charset=(?:"(?<quoted>[^"]*)"|(?<bare>[^;]*))/i;
const unknown = new Set(["unknown/unknown", "application/unknown"]);
function pageTypeOf(headers, body) {
	const { essence, charset } = extractMimeType(headers);
	if (essence === "text/html") return {
		kind: "html",
		charset
	};
	if (essence === "application/xhtml+xml") return {
		kind: "xhtml",
		charset
	};
	if (/^(?:text|application)\/xml$|\+xml$/.test(essence)) return {
		kind: "xml",
		charset
	};
	const isUnknown = essence === "" || unknown.has(essence);
	const [options = ""] = splitList(valuesOf(headers, "x-content-type-options"));
	return {
		kind: isUnknown && options.toLowerCase() !== "nosniff" && looksLikeHtml(body) ? "html" : "other",
		charset
	};
}
function extractMimeType(headers) {
	let essence = "";
	let charset = "";
	for (const value of splitList(valuesOf(headers, "content-type"))) {
		const groups = mimeType.exec(value)?.groups;
		const found = groups?.["essence"]?.toLowerCase();
		if (found === void 0 || found === "*/*") continue;
		const said = charsetIn.exec(groups?.["parameters"] ?? "")?.groups;
		charset = (said?.["quoted"] ?? said?.["bare"])?.trim().toLowerCase() ?? (found === essence ? charset : "");
		essence = found;
	}
	return {
		essence,
		charset
	};
}
const tags = /^[\t\n\f\r ]*<(?:(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|body|br|b|p)[ >]|!--)/i;
const mostSniffed = 1445;
function looksLikeHtml(body) {
	return tags.test(Buffer.from(body.subarray(0, mostSniffed)).toString("latin1"));
}
// src/formats/html/foreign.ts
const deepest = 512;
const outside = {
	name: "",
	space: "html",
	point: null
};
const voids = new Set("area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr".split(" "));
const breaking = new Set("b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var".split(" "));
const endingParagraphs = new Set("address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary ul xmp".split(" "));
const svgPoints = new Set([
	"foreignobject",
	"desc",
	"title"
]);
const mathPoints = new Set([
	"mi",
	"mo",
	"mn",
	"ms",
	"mtext"
]);
function pointOf(name, space, attributes) {
	if (space === "svg") return svgPoints.has(name) ? "html" : null;
	if (mathPoints.has(name)) return "text";
	const encoding = name === "annotation-xml" ? attributes.get("encoding")?.toLowerCase() : void 0;
	return encoding === "text/html" || encoding === "application/xhtml+xml" ? "html" : null;
}
function openForeign() {
	const around = new Map();
	let open = [];
	function current() {
		return open.at(-1) ?? outside;
	}
	function push(each) {
		if (open.length < deepest) open.push(each);
	}
	function cut(at) {
		open = open.slice(0, at);
	}
	function startHtml(name, isClosed) {
		if (name === "svg" || name === "math") {
			if (!isClosed) push({
				name,
				space: name,
				point: null
			});
			return true;
		}
		if (open.length === 0) {
			if (!voids.has(name)) around.set(name, (around.get(name) ?? 0) + 1);
			return false;
		}
		if (endingParagraphs.has(name)) endHtml("p");
		if (!voids.has(name)) push({
			name,
			space: "html",
			point: null
		});
		return false;
	}
	function endHtml(name) {
		for (let at = open.length - 1; at >= 0 && open[at]?.point === null; at--) {
			const each = open[at];
			if (each?.space === "html" && each.name === name) return cut(at);
		}
	}
	function leave() {
		while (open.length > 0 && current().space !== "html" && current().point === null) open.pop();
	}
	function endAround(name) {
		const count = around.get(name) ?? 0;
		if (count === 0) return;
		around.set(name, count - 1);
		open = [];
	}
	return {
		start(name, attributes, isClosed) {
			if (readsHtml(current(), name)) return startHtml(name, isClosed);
			const isFont = name === "font" && [
				"color",
				"face",
				"size"
			].some((each) => attributes.has(each));
			if (breaking.has(name) || isFont) {
				leave();
				return startHtml(name, isClosed);
			}
			const { space } = current();
			if (!isClosed) push({
				name,
				space,
				point: pointOf(name, space, attributes)
			});
			return true;
		},
		end(name) {
			if (open.length === 0) {
				endAround(name);
				return false;
			}
			if (current().space !== "html" && (name === "br" || name === "p")) {
				leave();
				return false;
			}
			let at = open.length - 1;
			for (; at >= 0 && open[at]?.space !== "html"; at--) {
				if (open[at]?.name !== name) continue;
				cut(at);
				return true;
			}
			if (at < 0 && !open.some(({ point }) => point !== null)) endAround(name);
			else endHtml(name);
			return false;
		},
		isInside: () => current().space !== "html"
	};
}
function readsHtml({ name: parent, space, point }, name) {
	if (space === "html" || point === "html") return true;
	if (point === "text") return name !== "mglyph" && name !== "malignmark";
	return parent === "annotation-xml" && space === "math" && name === "svg";
}
// src/formats/html/references.ts
const named = {
	Tab: "	",
	NewLine: "\n",
	excl: "!",
	quot: "\"",
	QUOT: "\"",
	num: "#",
	dollar: "$",
	percnt: "%",
	amp: "&",
	AMP: "&",
	apos: "'",
	lpar: "(",
	rpar: ")",
	ast: "*",
	midast: "*",
	plus: "+",
	comma: ",",
	period: ".",
	sol: "/",
	colon: ":",
	semi: ";",
	lt: "<",
	LT: "<",
	equals: "=",
	gt: ">",
	GT: ">",
	quest: "?",
	commat: "@",
	lsqb: "[",
	lbrack: "[",
	bsol: "\\",
	rsqb: "]",
	rbrack: "]",
	Hat: "^",
	lowbar: "_",
	UnderBar: "_",
	grave: "`",
	DiacriticalGrave: "`",
	lcub: "{",
	lbrace: "{",
	verbar: "|",
	vert: "|",
	VerticalLine: "|",
	rcub: "}",
	rbrace: "}",
	nbsp: "\xA0",
	NonBreakingSpace: "\xA0",
	shy: "­",
	hyphen: "‐",
	dash: "‐",
	tilde: "˜"
};
const reference = /&(?:#(?<decimal>\d+);?|#x(?<hex>[0-9a-f]+);?|(?<name>[a-z]{2,20});|(?<bare>quot|QUOT|amp|AMP|lt|LT|gt|GT|nbsp|shy)(?![=0-9a-z;]))/gi;
function resolveReferences(value) {
	return value.replace(reference, (whole, decimal, hex, name, bare) => {
		const word = name ?? bare;
		if (word !== void 0) return Object.hasOwn(named, word) ? named[word] ?? whole : whole;
		return characterOf(decimal === void 0 ? Number.parseInt(hex ?? "", 16) : Number(decimal));
	});
}
function characterOf(code) {
	if (code === 0 || code > 1114111 || code >= 55296 && code <= 57343) return "�";
	if (code < 128 || code > 159) return String.fromCodePoint(code);
	return new TextDecoder("windows-1252").decode(Uint8Array.of(code));
}
// src/formats/html/script.ts
const turns = {
	plain: {
		"<!--": "escaped",
		"<\/script": "end"
	},
	escaped: {
		"-->": "plain",
		"<script": "double",
		"<\/script": "end"
	},
	double: {
		"-->": "plain",
		"<\/script": "escaped"
	}
};
const marks$1 = /<!--|-->|<\/?script(?=[\t\n\f\r />])/g;
function endOfScript(folded, from) {
	let state = "plain";
	marks$1.lastIndex = from;
	for (let found = marks$1.exec(folded); found; found = marks$1.exec(folded)) {
		const [mark] = found;
		const next = turns[state][mark] ?? state;
		if (next === "end") return found.index;
		state = next;
		if (mark === "<!--") marks$1.lastIndex = found.index + 2;
	}
	return folded.length;
}
// src/formats/html/tags.ts
const textElements = new Set([
	"script",
	"style",
	"title",
	"textarea",
	"noscript",
	"noframes",
	"xmp",
	"iframe",
	"noembed"
]);
const text = {
	kind: "text",
	name: "",
	attributes: new Map()
};
const mostAttributes = 64;
const inked = /[^\t\n\f\r ]/;
function* readTags(html) {
	const folded = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
	const foreign = openForeign();
	let at = html.startsWith("﻿") ? 1 : 0;
	while (at < html.length) {
		const open = html.indexOf("<", at);
		const end = open < 0 ? html.length : open;
		if (inked.test(html.slice(at, end))) yield text;
		if (open < 0) return;
		const data = foreign.isInside() ? endOfData(html, open) : null;
		const skipped = data ?? skipMarkup(html, open);
		if (skipped !== null) {
			if (data !== null && inked.test(html.slice(open + dataMark.length, data - 3))) yield text;
			at = skipped;
			continue;
		}
		const isEnd = html[open + 1] === "/";
		const nameAt = open + (isEnd ? 2 : 1);
		const name = nameFrom(folded, nameAt);
		if (name === "") {
			yield text;
			at = open + 1;
			continue;
		}
		const { attributes, isClosed, end: close } = readAttributes(html, nameAt + name.length);
		if (close < 0) return;
		const isForeign = isEnd ? foreign.end(name) : foreign.start(name, attributes, isClosed);
		yield {
			kind: isEnd ? "end" : "start",
			name,
			attributes,
			...isForeign && { isForeign }
		};
		at = isEnd || isForeign ? close : endOfContent(folded, name, close);
	}
}
const dataMark = "<![CDATA[";
function endOfData(html, open) {
	if (!html.startsWith(dataMark, open)) return null;
	const end = html.indexOf("]]>", open + 9);
	return end < 0 ? html.length : end + 3;
}
function endOfContent(folded, name, from) {
	if (name === "script") return endOfScript(folded, from);
	if (name === "plaintext") return folded.length;
	return textElements.has(name) ? endOfText(folded, name, from) : from;
}
const commentEnd = /--!?>/g;
function skipMarkup(html, open) {
	if (html.startsWith("<!-->", open)) return open + 5;
	if (html.startsWith("<!--->", open)) return open + 6;
	if (html.startsWith("<!--", open)) {
		commentEnd.lastIndex = open + 4;
		return commentEnd.test(html) ? commentEnd.lastIndex : html.length;
	}
	if (!/^<(?:[!?]|\/[^a-z])/i.test(html.slice(open, open + 3))) return null;
	const close = html.indexOf(">", open + 2);
	return close < 0 ? html.length : close + 1;
}
function endOfText(folded, name, from) {
	const mark = `</${name}`;
	let found = folded.indexOf(mark, from);
	while (found >= 0 && !/^[\t\n\f\r />]?$/.test(folded.charAt(found + mark.length))) found = folded.indexOf(mark, found + mark.length);
	return found < 0 ? folded.length : found;
}
const tagName = /[a-z][^\t\n\f\r />]*/y;
function nameFrom(folded, at) {
	tagName.lastIndex = at;
	return tagName.exec(folded)?.[0] ?? "";
}
const attribute = /[\t\n\f\r /]*(?:(?<name>[^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"(?<double>[^"]*)(?:"|$)|'(?<single>[^']*)(?:'|$)|(?<bare>[^\t\n\f\r >"'][^\t\n\f\r >]*)))?)?/y;
function readAttributes(html, from) {
	const attributes = new Map();
	let at = from;
	for (;;) {
		attribute.lastIndex = at;
		const groups = attribute.exec(html)?.groups;
		const name = groups?.["name"]?.toLowerCase();
		if (name === void 0) break;
		at = attribute.lastIndex;
		if (attributes.size < mostAttributes && !attributes.has(name)) attributes.set(name, resolveReferences(groups?.["double"] ?? groups?.["single"] ?? groups?.["bare"] ?? ""));
	}
	const close = html.indexOf(">", at);
	return {
		attributes,
		isClosed: close > at && html[close - 1] === "/",
		end: close < 0 ? close : close + 1
	};
}
// src/formats/html/meta.ts
const mostPolicies = 16;
const longestContent = 16384;
const headElements = new Set([
	"html",
	"head",
	"meta",
	"title",
	"link",
	"base",
	"style",
	"script",
	"noscript",
	"template"
]);
const obsoleteHeadElements = new Set([
	"basefont",
	"bgsound",
	"noframes"
]);
function readMeta(html) {
	const found = {
		csp: [],
		referrer: [],
		generators: []
	};
	let isWhole = false;
	let templates = 0;
	let isAfterHead = false;
	for (const tag of readTags(html)) {
		const isTemplate = tag.name === "template" && !tag.isForeign;
		if (isTemplate) templates = Math.max(0, templates + (tag.kind === "start" ? 1 : -1));
		if (templates > 0 || isTemplate) continue;
		if (opensBody(tag, isAfterHead)) {
			isWhole = true;
			break;
		}
		if (tag.kind === "start" && tag.name === "meta") note(tag, found);
		isAfterHead ||= tag.kind === "end" && tag.name === "head";
	}
	return {
		...found,
		isWhole
	};
}
const bodyEnds = new Set([
	"body",
	"html",
	"br"
]);
function opensBody({ kind, name }, isAfterHead) {
	if (kind === "end") return bodyEnds.has(name);
	if (isAfterHead && name === "noscript") return true;
	return kind === "text" || !(headElements.has(name) || obsoleteHeadElements.has(name));
}
function note({ attributes }, found) {
	const content = attributes.get("content")?.slice(0, longestContent) ?? "";
	const name = attributes.get("name")?.toLowerCase();
	const isPolicy = attributes.get("http-equiv")?.toLowerCase() === "content-security-policy";
	if (content === "") return;
	if (isPolicy && found.csp.length < mostPolicies) found.csp.push(content);
	if (name === "referrer" && found.referrer.length < mostPolicies) found.referrer.push(content.slice(0, 100));
	if (name === "generator" && !found.generators.includes(content.slice(0, 200)) && found.generators.length < mostPolicies) found.generators.push(content.slice(0, 200));
}
// src/formats/html/refresh.ts
const most = 64;
const longest$2 = 4096;
function readMetaRefreshes(html) {
	const found = [];
	let templates = 0;
	let base = null;
	let isBody = false;
	let takesFrameset = true;
	for (const tag of readTags(html)) {
		const { kind, name, attributes } = tag;
		isBody ||= templates === 0 && opensBody(tag, false);
		takesFrameset &&= !(isBody && forbidsFrameset(tag));
		if (tag.isForeign) continue;
		if (name === "template") templates = Math.max(0, templates + (kind === "start" ? 1 : -1));
		if (templates > 0 || kind === "end") continue;
		if (name === "frameset" && takesFrameset) break;
		if (name === "base") base ??= attributes.get("href")?.slice(0, longest$2) ?? null;
		const content = name === "meta" ? attributes.get("content") : void 0;
		if (content === void 0 || attributes.get("http-equiv")?.toLowerCase() !== "refresh") continue;
		found.push({
			content: content.slice(0, longest$2),
			base
		});
		if (found.length === most) break;
	}
	return found;
}
const framesetEnders = new Set("applet area body br button dd dt embed hr iframe image img input keygen li listing marquee object pre select table textarea wbr xmp".split(" "));
function forbidsFrameset({ kind, name, attributes, isForeign }) {
	if (kind === "text") return true;
	if (kind === "end") return name === "br";
	if (isForeign || name === "input" && attributes.get("type")?.toLowerCase() === "hidden") return false;
	return framesetEnders.has(name);
}
// src/formats/html/text.ts
const marks = [
	[[
		239,
		187,
		191
	], "utf-8"],
	[[254, 255], "utf-16be"],
	[[255, 254], "utf-16le"]
];
const declared = /charset\s*=\s*["']?(?<encoding>utf-16(?:le|be)?)(?![\w-])/i;
function textOfHtml(body, contentType) {
	const marked = marks.find(([bytes]) => bytes.every((byte, at) => body[at] === byte))?.[1];
	const said = declared.exec(contentType)?.groups?.["encoding"]?.toLowerCase();
	return new TextDecoder(marked ?? said ?? "utf-8").decode(body);
}
// src/formats/http/refresh.ts
const longest$1 = 4096;
const value = /^[\t\n\f\r ]*(?:(?<delay>\d{1,10})|(?=\.))[\d.]*(?:$|[\t\n\f\r ;,])[\t\n\f\r ]*[;,]?[\t\n\f\r ]*(?<rest>.*)$/s;
const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i;
function readRefresh(text) {
	const found = value.exec(text.slice(0, longest$1))?.groups;
	if (!found) return null;
	const rest = unquoted((found["rest"] ?? "").replace(prefix, ""));
	return {
		delay: Number(found["delay"] ?? 0),
		target: rest === "" ? null : rest
	};
}
function unquoted(text) {
	const [quote = ""] = text;
	if (quote !== "\"" && quote !== "'") return text;
	const end = text.indexOf(quote, 1);
	return text.slice(1, end < 0 ? text.length : end);
}
// src/probes/page/refreshes.ts
const soonest = 1;
function refreshOf(reply, url) {
	const [first] = refreshesOf(reply, url).toReversed().toSorted((a, b) => a.delay - b.delay);
	if (!first) return null;
	const { target, base, delay, from } = first;
	const here = withoutFragment(url);
	const to = target === null ? here : resolve(latin1Of(target, from), base);
	const isFollowed = to !== null && to !== here && delay <= soonest && isHtmlPage(reply) && challengeIn(reply) === null;
	return {
		url: to ?? target ?? here,
		delay,
		from,
		isFollowed
	};
}
function refreshesOf(reply, url) {
	const { headers } = reply;
	if (reply.status === 204 || reply.status === 205 || isSaved(reply)) return [];
	const sent = valuesOf(headers, "refresh");
	const header = sent.length > 0 ? readRefresh(sent.join(", ")) : null;
	return [...header ? [{
		...header,
		base: url,
		from: "header"
	}] : [], ...written(reply, url)];
}
function written(reply, url) {
	const page = readPage(reply);
	if (page === null || !holdsHtml(page) || isSandboxed(reply)) return [];
	return readMetaRefreshes(page.text).flatMap((each) => {
		const refresh = readRefresh(each.content);
		const base = each.base === null ? url : URL.parse(each.base, url)?.href ?? url;
		return refresh ? [{
			...refresh,
			base,
			from: "meta"
		}] : [];
	});
}
function readPage({ headers, body }) {
	const decoded = decodePage(body, valuesOf(headers, "content-encoding"));
	if (!decoded) return null;
	const type = pageTypeOf(headers, decoded);
	return {
		...type,
		text: type.kind === "other" ? "" : textOfHtml(decoded, `charset=${type.charset}`)
	};
}
function holdsHtml({ kind, text }) {
	return kind === "html" || text.includes("http://www.w3.org/1999/xhtml");
}
function isHtmlPage(reply) {
	return readPage(reply)?.kind === "html" && reply.status >= 200 && reply.status < 300;
}
function isSaved({ headers }) {
	return valuesOf(headers, "content-disposition").some((value) => /^\s*attachment\s*(?:;|$)/i.test(value));
}
function isSandboxed({ headers }) {
	return parseCspList(valuesOf(headers, "content-security-policy")).some(({ directives }) => {
		const flags = directives.get("sandbox");
		return flags !== void 0 && !flags.some((flag) => flag.toLowerCase() === "allow-scripts");
	});
}
function latin1Of(target, from) {
	return from === "header" ? target : Buffer.from(target).toString("latin1");
}
function withoutFragment(url) {
	return url.split("#", 1)[0] ?? url;
}
// src/formats/http/cookie-flags.ts
const dropReasons = ["prefix", "same-site"];
function flagsOf(cookie) {
	const { name, isSecure: secure, isHttpOnly: httpOnly, sameSite } = cookie;
	return {
		name,
		secure,
		httpOnly,
		sameSite,
		dropped: dropReason(cookie)
	};
}
function dropReason(cookie) {
	if (breaksPrefix(cookie)) return "prefix";
	return cookie.sameSite === "none" && !cookie.isSecure ? "same-site" : null;
}
function breaksPrefix({ name, isSecure, isHttpOnly, domain, path }) {
	const prefix = /^__(?:secure|http|host-http|host)-/i.exec(name)?.[0].toLowerCase();
	if (prefix === void 0) return false;
	const isOwn = domain === null && path === "/";
	return !isSecure || prefix.includes("http") && !isHttpOnly || prefix.startsWith("__host") && !isOwn;
}
// src/formats/http/cookie-date.ts
const delimiters = /[\t -/;-@[-`{-~]+/;
const shapes = {
	time: /^(?<hour>\d{1,2}):(?<minute>\d{1,2}):(?<second>\d{1,2})(?!\d)/,
	day: /^(?<day>\d{1,2})(?!\d)/,
	month: /^(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,
	year: /^(?<year>\d{2,4})(?!\d)/
};
const kinds = [
	"time",
	"day",
	"month",
	"year"
];
const months = [
	"jan",
	"feb",
	"mar",
	"apr",
	"may",
	"jun",
	"jul",
	"aug",
	"sep",
	"oct",
	"nov",
	"dec"
];
const longest = 1024;
function parseCookieDate(text) {
	const found = {};
	const open = new Set(kinds);
	for (const token of text.slice(0, longest).split(delimiters)) {
		const kind = kinds.find((each) => open.has(each) && shapes[each].test(token));
		if (kind === void 0) continue;
		open.delete(kind);
		Object.assign(found, shapes[kind].exec(token)?.groups);
	}
	return open.size > 0 ? null : timeOf(found);
}
function timeOf(found) {
	const number = (part) => Number(found[part]);
	const [hour, minute, second, day] = [
		number("hour"),
		number("minute"),
		number("second"),
		number("day")
	];
	const month = months.indexOf((found["month"] ?? "").toLowerCase());
	const year = fullYear(number("year"));
	if (year < 1601 || hour > 23 || minute > 59 || second > 59) return null;
	const date = new Date(Date.UTC(year, month, day, hour, minute, second));
	return date.getUTCDate() === day ? date.getTime() : null;
}
function fullYear(year) {
	if (year >= 70 && year <= 99) return year + 1900;
	return year <= 69 ? year + 2e3 : year;
}
// src/formats/http/set-cookie.ts
const longestPair = 4096;
const longestAttribute = 1024;
const control = /[\x00-\x08\x0a-\x1f\x7f]/;
const sameSites = [
	"strict",
	"lax",
	"none"
];
function parseSetCookie(field, now) {
	if (control.test(field)) return null;
	const [pair = "", ...attributes] = field.split(";");
	const equals = pair.indexOf("=");
	const name = pair.slice(0, Math.max(equals, 0)).trim();
	const value = pair.slice(equals + 1).trim();
	if (name === "" && value === "" || name.length + value.length > longestPair) return null;
	const given = attributes.map(toAttribute).filter(([, each]) => each.length <= longestAttribute);
	const known = new Map(given);
	const domain = known.get("domain")?.replace(/^\./, "").toLowerCase() ?? "";
	const path = known.get("path");
	return {
		name,
		value,
		domain: domain === "" ? null : domain,
		path: path?.startsWith("/") ? path : null,
		isSecure: known.has("secure"),
		isHttpOnly: known.has("httponly"),
		sameSite: sameSites.find((each) => each === known.get("samesite")?.toLowerCase()) ?? null,
		isExpired: isPast(given, now)
	};
}
function toAttribute(text) {
	const equals = text.indexOf("=");
	if (equals < 0) return [text.trim().toLowerCase(), ""];
	return [text.slice(0, equals).trim().toLowerCase(), text.slice(equals + 1).trim()];
}
function isPast(given, now) {
	const all = (wanted) => given.flatMap(([name, value]) => name === wanted ? [value] : []);
	const age = all("max-age").findLast((value) => /^-?\d+$/.test(value));
	if (age !== void 0) return Number(age) <= 0;
	const time = all("expires").map(parseCookieDate).findLast((each) => each !== null);
	return time !== void 0 && time <= now.getTime();
}
// src/probes/page/cookies.ts
const mostCookies = 50;
function openJar() {
	const kept = new Map();
	return {
		keep(url, headers, now) {
			for (const field of valuesOf(headers, "set-cookie").slice(0, mostCookies)) {
				const cookie = parseSetCookie(field, now);
				const key = cookie && identityOf(url, cookie);
				if (!cookie || key === null || flagsOf(cookie).dropped !== null) continue;
				const path = cookie.path ?? defaultPath(url);
				kept.delete(key);
				if (!cookie.isExpired && kept.size < mostCookies) kept.set(key, {
					...cookie,
					path,
					host: url.hostname
				});
			}
		},
		header(url) {
			return [...kept.values()].filter((cookie) => goesTo(url, cookie)).map(({ name, value }) => name === "" ? value : `${name}=${value}`).join("; ");
		}
	};
}
function identityOf(url, cookie) {
	if (!mayBeSetBy(url, cookie)) return null;
	return `${cookie.domain ?? `=${url.hostname}`} ${cookie.path ?? defaultPath(url)} ${cookie.name}`;
}
function mayBeSetBy({ protocol, hostname }, { domain, isSecure }) {
	if (isSecure && protocol !== "https:") return false;
	return domain === null || isWithin(hostname, domain);
}
function defaultPath({ pathname }) {
	const end = pathname.lastIndexOf("/");
	return end <= 0 ? "/" : pathname.slice(0, end);
}
function isBelow(pathname, path) {
	if (pathname === path) return true;
	return pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
}
function goesTo(url, { host, domain, path, isSecure }) {
	if (isSecure && url.protocol !== "https:") return false;
	if (!isBelow(url.pathname, path)) return false;
	return domain === null ? url.hostname === host : isWithin(url.hostname, domain);
}
function isWithin(host, domain) {
	return host === domain || host.endsWith(`.${domain}`);
}
// src/probes/page/trail.ts
function openTrail(start, now) {
	const jar = openJar();
	const seen = new Set([keyOf(start, "")]);
	let isCarryingCookies = false;
	function isNew(target, cookie) {
		const key = keyOf(target, cookie);
		return !seen.has(key) && Boolean(seen.add(key));
	}
	return { onward(from, headers, target) {
		jar.keep(new URL(from), headers, now);
		const cookie = jar.header(new URL(target));
		if (!isCarryingCookies && isNew(target, "")) return "";
		isCarryingCookies = true;
		return isNew(target, cookie) ? cookie : null;
	} };
}
function keyOf(url, cookie) {
	return `${url} ${cookie}`;
}
function redirects(context, url) {
	const { net } = context;
	return context.once(`redirects ${url}`, () => travel({ url }, {
		now: context.now(),
		send: ({ url: next, headers, ...named }) => headers ? net.http({
			url: next,
			headers,
			limit: limitIn(context),
			...named
		}) : ask(context, next, named)
	}));
}
async function travel(start, { now, send }) {
	const trail = openTrail(start.url, now);
	const hops = [];
	let request = start;
	let reply = await send(start);
	for (;;) {
		const { url, namedBy } = request;
		const refusal = refusalOf(reply) ?? (await isUnreadable(request, reply, send) ? "content-encoding" : null);
		const destination = refusal ? null : onwardFrom(reply, url);
		hops.push(toHop(url, reply, destination));
		const journey = {
			hops,
			reply,
			url,
			named: namedBy === void 0 ? {} : { namedBy }
		};
		if (refusal) return {
			...journey,
			end: { kind: refusal }
		};
		if (!destination) return {
			...journey,
			end: { kind: "answered" }
		};
		const target = destination.url;
		if (target === null) return {
			...journey,
			end: { kind: "invalid-location" }
		};
		if (hops.length > 20) return {
			...journey,
			end: { kind: "limit" }
		};
		const cookie = trail.onward(url, reply.headers, target);
		if (cookie === null) return {
			...journey,
			end: { kind: "loop" }
		};
		const next = {
			url: target,
			namedBy: reply.address,
			...cookie !== "" && { headers: { cookie } }
		};
		const came = await attempt(() => send(next));
		if (!came.ok) return {
			...journey,
			end: broken(came.failure)
		};
		[request, reply] = [next, came.value];
	}
}
function broken(failure) {
	return {
		kind: failure.id === "address.private" ? "private" : "failed",
		failure
	};
}
function onwardFrom(reply, url) {
	const redirect = readLocation(reply, url);
	if (redirect) return {
		...redirect,
		isRefresh: false
	};
	const refresh = refreshOf(reply, url);
	return refresh?.isFollowed ? {
		url: refresh.url,
		seen: refresh.url,
		isRefresh: true
	} : null;
}
function refusalOf(reply) {
	if (hasNulByte(reply)) return "nul-byte";
	return !(reply.version === "2") && isOfSite(reply) && conflictingDispositions(reply.headers) ? "content-disposition" : null;
}
function isOfSite(reply) {
	return reply.status < 500 && challengeIn(reply) === null;
}
const accepted = { "accept-encoding": "gzip, deflate, br, zstd" };
async function isUnreadable(request, reply, send) {
	if (readLocation(reply, request.url) || !isOfSite(reply) || !isBroken(reply)) return false;
	const again = await attempt(() => send({
		...request,
		headers: {
			...request.headers,
			...accepted
		}
	}));
	return again.ok && isOfSite(again.value) && isBroken(again.value);
}
function isBroken({ body, headers }) {
	return isUndecodable(body, valuesOf(headers, "content-encoding"));
}
function hasNulByte({ headers, oddities = [] }) {
	return oddities.some(({ kind }) => kind === "nul-byte") || headers.some((field) => field.join("").includes("\0"));
}
function toHop(url, reply, onward) {
	const { status, ms, address, roundTrips, headers, oddities } = reply;
	const location = onward && (onward.url ?? onward.seen);
	const downgrade = url.startsWith("https:") && (onward?.url?.startsWith("http:") ?? false);
	return {
		url,
		status,
		location,
		...onward?.isRefresh && { isRefresh: true },
		downgrade,
		ms,
		address,
		roundTrips,
		headers,
		...oddities && { oddities }
	};
}
// src/probes/page/sights.ts
const mostSeen = 16;
async function sightsOf(net, url, glance) {
	const parsed = new URL(url);
	const host = hostOf(parsed);
	const all = await net.addresses({
		host,
		port: portOf(parsed)
	});
	const allowed = all.filter(({ isAllowed }) => isAllowed);
	if (allowed.length === 0) throw failure("address.private", {
		host: bracketed(host),
		address: all[0]?.address ?? ""
	});
	const ours = allowed.filter(({ isForeign }) => !isForeign);
	const asked = (ours.length > 0 ? ours : allowed).slice(0, mostSeen);
	return Promise.all(asked.map((one) => sightAt(net, {
		url,
		host,
		one
	}, glance)));
}
async function sightAt(net, { url, host, one }, { now, limit }) {
	const mostRead = Math.max(limit, pageLimit);
	const went = await attempt(() => travel({
		url,
		limit: mostRead
	}, {
		now,
		send: (request) => net.http({
			...request,
			limit: mostRead,
			...hostOf(new URL(request.url)) === host && { at: one.id }
		})
	}));
	if (!went.ok) return {
		address: one.id,
		page: null,
		failure: went.failure
	};
	return {
		address: one.id,
		...arrival(went.value, limit)
	};
}
function tellOf(journey, { watching }) {
	if (!watching || journey.end.kind === "failed") return;
	watching.onSight({
		address: journey.reply.address,
		...arrival(journey, watching.limit)
	});
}
function arrival({ end, reply }, limit) {
	if (end.kind === "failed" || end.kind === "private") return {
		page: null,
		failure: end.failure
	};
	const { status, headers } = reply;
	return {
		page: {
			status,
			headers,
			body: (decodeBody(reply.body, valuesOf(headers, "content-encoding").join(",")) ?? reply.body).subarray(0, limit)
		},
		failure: null
	};
}
export { dividedDisposition as S, ignoredInMeta as _, identityOf as a, parseCspList as b, parseSetCookie as c, refreshOf as d, textOfHtml as f, effective as g, pageTypeOf as h, travel as i, dropReasons as l, readTags as m, tellOf as n, isWithin as o, readMeta as p, redirects as r, openJar as s, sightsOf as t, flagsOf as u, knownDirectives as v, withoutIgnored as x, parseCsp as y };
