import { n as __require, r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { c as createServer$1, s as STATUS_CODES } from "./exchange.js";
import { t as registry } from "./checks.js";
import { a as parseHost, t as bracketed } from "./target.js";
import { i as rateDefault, n as listenDefault, t as forStrangers } from "./serving.js";
import { a as failures, n as describeFailure, r as failure, t as Failure } from "./failure.js";
import { n as suggest } from "./near.js";
import { t as printable } from "./printable.js";
import { n as languages, t as fill } from "./text.js";
import { t as toRefusal } from "./envelope.js";
import { a as openEngine, i as questionOf, n as runLocal, r as toAnswer } from "./local.js";
import { i as require_ipaddr$1 } from "./address.js";
import { n as parseInput } from "./input.js";
import { C as globalRegistry, f as object, w as registry$1, y as toJSONSchema } from "./schemas.js";
import { n as successOf, t as refusal } from "./envelope-schema.js";
import { n as interpretation } from "./interpretation-schema.js";
import { t as version } from "./version.js";
import { write } from "node:fs";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { once } from "node:events";
import { isIP, isIPv6 } from "node:net";
import { hash, randomUUID } from "node:crypto";
import { channel, tracingChannel } from "node:diagnostics_channel";
// node_modules/rou3/dist/index.mjs
const NullProtoObj = (() => {
	const e = function() {};
	return e.prototype = Object.create(null), Object.freeze(e.prototype), e;
})();
function createRouter() {
	return {
		root: { key: "" },
		static: new NullProtoObj()
	};
}
const UNNAMED_GROUP_PREFIX = "__rou3_unnamed_";
const ESCAPED_GROUP_PREFIX = "__rou3_esc_";
function toUnnamedGroupKey(key) {
	return typeof key === "string" ? toGroupName(key) : `${UNNAMED_GROUP_PREFIX}${key}`;
}
function toGroupName(name) {
	return /^(?!__rou3_|_\d)[A-Za-z_]\w*$/.test(name) ? name : ESCAPED_GROUP_PREFIX + name.replace(/[_-]/g, (c) => c === "_" ? "__" : "_h");
}
function fromGroupName(key) {
	if (key.charCodeAt(0) !== 95) return key;
	if (key.startsWith("__rou3_esc_")) return key.slice(11).replace(/__|_h/g, (c) => c === "__" ? "_" : "-");
	return key.startsWith("__rou3_unnamed_") ? key.slice(15) : key;
}
function emptyParam(m, segments) {
	const pMap = m.paramsMap;
	const params = pMap && getMatchParams(segments, pMap, m.suffix);
	return !!pMap?.some(([, name, , empty]) => !empty && name > ":" && /(^|\/)(\/|$)/.test(params[name]));
}
function matchesZero(m) {
	const last = m.paramsMap[m.paramsMap.length - 1];
	return last[2] || !!last[3] && !last[5];
}
function normalizePath(path) {
	if (!path.includes("/.")) return path;
	const r = [];
	let s = "";
	for (s of path.split("/")) if (s === ".") continue;
	else if (s === "..") {
		if (r.length > 1) r.pop();
	} else r.push(s);
	if (s === "." || s === "..") r.push("");
	return r.join("/") || "/";
}
function splitPath(path) {
	const s = path.split("/");
	s.shift();
	return s;
}
function methodEntries(methods, method, reverse) {
	let own = methods[method];
	let any = method ? methods[""] : void 0;
	if (reverse) {
		own &&= own.slice().reverse();
		any &&= any.slice().reverse();
	}
	return own && any ? any.concat(own) : own || any;
}
function reverseVariants(entries) {
	let out;
	for (let i = 0, j; i < entries.length; i = j) {
		const token = entries[i].variants;
		for (j = i + 1; token && entries[j]?.variants === token; j++);
		if (j - i > 1) (out ??= entries.slice()).splice(i, j - i, ...entries.slice(i, j).reverse());
	}
	return out || entries;
}
function setParam(params, key, value, join) {
	params[key] = join && params[key] !== void 0 ? params[key] + "/" + value : value;
}
function getMatchParams(segments, paramsMap, suffix, slash) {
	const params = new NullProtoObj();
	const end = suffix ? segments.length - suffix[1] : segments.length;
	for (const [index, name, optional, , , join] of paramsMap) {
		if (~index >= end && (optional || !slash)) continue;
		const segment = index < 0 ? segments.slice(~index, end).join("/") : segments[suffix && index > suffix[0] ? index - suffix[0] - 1 + end : index];
		if (typeof name === "string") {
			setParam(params, name, segment, join);
			if (index < 0 && optional && !join) params._ = segment;
		} else {
			const match = segment.match(name);
			if (match) {
				for (const key in match.groups) if (match.groups[key] !== void 0) setParam(params, fromGroupName(key), match.groups[key], join);
			}
		}
	}
	return params;
}
function encodeEscapes(path) {
	if (!path.includes("\\")) return path;
	return path.replace(/\\([:(){}\\])/g, (_, c) => "�" + ESCAPABLE.indexOf(c));
}
function decodeEscapes(segment, prefix) {
	return segment.replace(/\uFFFD([0-5])/g, (_, i) => prefix + ESCAPABLE[i]);
}
const ESCAPABLE = ":(){}\\";
function segmentKey(segment) {
	if (segment === "*" || segment.startsWith("**")) return 2;
	if (segment.includes(":") || segment.includes("(") || segmentWildcards(segment).length > 0) return 1;
	if (segment.includes("\\")) segment = segment.replace(/\\([\s\S])/g, "$1");
	if (segment.includes("�")) segment = decodeEscapes(segment, "");
	return encodeLiteral(segment);
}
function encodeLiteral(text) {
	return /[\0- "#<>?^`{}\x7F-\uFFFC]/.test(text) ? text.replace(/[\0- "#<>?^`{}\x7F-\uFFFC]+/g, (run) => encodeURIComponent(run.replace(/[\uD800-\uDFFF]/gu, "�"))) : text;
}
function checkConstraints(route) {
	if (!/[\t\n\r\\({}\uFFFD-\uFFFF]/.test(route)) return;
	if (/[\t\n\r\uFFFD-\uFFFF]/.test(route)) invalidSyntax("a tab, LF, CR (use %09, %0A, %0D) or U+FFFD-U+FFFF char", route);
	let s = route.replace(/\\([^/])/g, (_, c) => c > "0" && c <= "9" ? "\0" : "_");
	while (s !== (s = s.replace(/\([^()/]*\)/g, (group) => {
		if (/[$^]|^\(\?<?[=!]/.test(group.replace(/\[[^\]]*\]/g, "")) || group.includes("\0")) invalidSyntax("an anchor, look-around, backreference or capturing group in a constraint", route);
		if (classSetOp(group)) invalidSyntax("a `--` / `&&` in a class of a constraint", route);
		return group[1] === "?" && group[2] !== "<" ? "" : "\0";
	})));
	if (s.includes("(")) throw new Error(`rou3: a \`(\` must close in its own segment, escape a literal one as \`\\(\` (${route})`);
	if (s.includes("\\")) invalidSyntax("a `\\` must escape a char of its segment", route);
	if (/[{}]/.test(s.replace(/\{[^{}]*\}/g, ""))) invalidSyntax("unbalanced or nested `{}`", route);
}
function classSetOp(s) {
	let found = false;
	while (!found && /--|&&/.test(s) && s !== (s = s.replace(/\[[^[\]]*\]/g, (k) => {
		found ||= /--|&&/.test(k);
		return "_";
	})));
	return found;
}
function starGroups(path) {
	if (!path.includes("(.*)")) return [path];
	let count = 0;
	let unnamed;
	return [path.replace(/\\[\s\S]|(:[A-Za-z_]\w*)?\((?!\?)(\.\*\)(?!\*))?/g, (m, name, star, at) => {
		if (m[0] === "\\" || !star) {
			if (m[0] === "(") count++;
			return m;
		}
		if (name) {
			const k = count;
			unnamed = (index) => index === k ? name.slice(1) : index > k ? index - 1 : index;
		} else count++;
		return /(^|[^\\])(\\\\)*([)*}?]|:[A-Za-z_]\w*)\{?$/.test(path.slice(0, at)) ? "￿*" : "*";
	}), unnamed];
}
function absolutePattern(path) {
	return /^[/{]/.test(path) ? path : `/${path}`;
}
function dotSegments(path) {
	if (!DOT_SEGMENT.test(path)) return path;
	const s = path.split("/");
	const out = [s[0]];
	let dot = false;
	for (let i = 1; i < s.length; i++) {
		const m = /^(?:\.|%2e)(\.|%2e)?$/i.exec(s[i]);
		if (m) {
			if (m[1] && (out.length > 1 || out[0]) && !isText(out.pop())) invalidSyntax(DOT_SEGMENT_NEXT_TO, path);
			dot = true;
			continue;
		}
		if (dot && /^[:*(]/.test(s[i])) invalidSyntax(DOT_SEGMENT_NEXT_TO, path);
		out.push(s[i]);
		dot = false;
	}
	if (dot) out.push("");
	return out.join("/");
}
const isText = (segment) => typeof segmentKey(segment = encodeEscapes(segment)) === "string" && !/[{}]|(^|[^\\])\?/.test(segment);
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i;
const DOT_SEGMENT_NEXT_TO = "`.` / `..` segment next to a param, catch-all or group";
function invalidSyntax(what, route) {
	throw new Error(`rou3: ${what} (${route})`);
}
const MISPLACED_MODIFIER = "misplaced `?` / `+` / `*`: `?` follows `:name` or `:name(…)`, `+` / `*` a whole-segment `:name`, none a catch-all (`(.*)` too); escape a literal one with `\\`";
const PARAM_MODIFIER = /^(.*)(:[A-Za-z_]\w*(?:\([^)]*\))?)([?+*])$/;
function expandModifiers(segments, input) {
	for (let i = 0; i < segments.length; i++) {
		const last = segments[i].charCodeAt(segments[i].length - 1);
		if (last !== 63 && last !== 43 && last !== 42) continue;
		const m = segments[i].match(PARAM_MODIFIER);
		if (!m) continue;
		const pre = segments.slice(0, i);
		const suf = segments.slice(i + 1);
		const without = "/" + pre.concat(m[1] || [], suf).join("/");
		if (m[3] === "?" && m[1] !== "**") {
			if (typeof segmentKey(m[1]) !== "string") continue;
			return ["/" + pre.concat(m[1] + m[2], suf).join("/"), without];
		}
		if (m[1] || m[2].includes("(")) invalidSyntax(MISPLACED_MODIFIER, input);
		const wc = "/" + pre.concat("**" + m[2], suf).join("/");
		return m[3] === "+" ? [wc] : [wc, without];
	}
}
function splitStar(segments, input) {
	for (let i = 0; i < segments.length; i++) {
		const segment = segments[i];
		const at = segment.startsWith("**") || segment === "*" ? [] : segmentWildcards(segment);
		if (at.length === 0) continue;
		for (let j = i + 1; j < segments.length && at.length === 1; j++) if (!segments[j].startsWith("**") && segments[j] !== "*") at.push(...segmentWildcards(segments[j]));
		if (at.length > 1) {
			if (at.some((x, k) => at[k + 1] === x + 1)) invalidSyntax(MISPLACED_MODIFIER, input);
			oneCatchAll(input);
		}
		const pre = segments.slice(0, i);
		const post = segments.slice(i + 1);
		const head = segment.slice(0, at[0]);
		const tail = segment.slice(at[0] + 1);
		if (!head) return [
			[pre.concat("**", segment, post)],
			i,
			false
		];
		if (!tail) return [
			[pre.concat(segment, "**", post), segments],
			i + 1,
			true
		];
		return [
			[pre.concat(head + "*", "**", "*" + tail, post), segments],
			i + 1,
			true
		];
	}
}
function oneCatchAll(input) {
	throw new Error(`rou3: a route can have only one \`*\`, \`**\`, \`:name+\` or \`:name*\` (${input})`);
}
function splitRoute(path) {
	const s = splitPath(path);
	while (s[s.length - 1] === "") s.pop();
	if (path.includes("**")) {
		for (let i = 0; i < s.length; i++) if (/^\*\*[^:{}]/.test(s[i])) s.splice(i, 1, ...s[i][2] === "*" ? ["**", s[i].slice(2)] : [s[i].slice(1)]);
	}
	return s;
}
function expandedRouteId(path) {
	if (path.charCodeAt(0) !== 47) return `{${expandedRouteId(`/${path}`)}`;
	return "/" + splitRoute(encodeEscapes(path)).map((segment) => {
		const key = segmentKey(segment);
		return typeof key === "string" ? key : segment;
	}).join("/");
}
function addName(names, name, input) {
	if (names.includes(name) || !/^[A-Za-z_]\w*$/.test(name)) invalidSyntax(`${names.includes(name) ? "duplicate" : "invalid"} param name "${decodeEscapes(name.replace(/\\(?=[\w$\x80-\ufffc])(?![^(]*\))/g, ""), "\\")}"`, input);
	names.push(name);
	return name;
}
function segmentWildcards(segment) {
	const at = [];
	let depth = 0;
	for (let i = 0; i < segment.length; i++) {
		const ch = segment.charCodeAt(i);
		if (ch === 92) i++;
		else if (ch === 40) depth++;
		else if (ch === 41 && depth > 0) depth--;
		else if (ch === 42 && depth === 0) at.push(i);
	}
	return at;
}
function scanFirstGroup(path) {
	let i = 0;
	let depth = 0;
	for (; i < path.length; i++) {
		const c = path.charCodeAt(i);
		if (c === 92) i++;
		else if (c === 40) depth++;
		else if (c === 41 && depth > 0) depth--;
		else if (c === 123 && depth === 0) break;
	}
	if (i >= path.length) return;
	let j = i + 1;
	depth = 0;
	for (; j < path.length; j++) {
		const c = path.charCodeAt(j);
		if (c === 92) j++;
		else if (c === 40) depth++;
		else if (c === 41 && depth > 0) depth--;
		else if (c === 125 && depth === 0) break;
	}
	if (j >= path.length) return;
	const mod = path[j + 1];
	const hasMod = mod === "?" || mod === "+" || mod === "*";
	return [
		path.slice(0, i),
		path.slice(i + 1, j).replace(NAME_CHAR, "\\$&"),
		path.slice(j + (hasMod ? 2 : 1)).replace(NAME_CHAR, "\\$&"),
		hasMod ? mod : void 0
	];
}
const NAME_CHAR = /^[\w$\x80-￼]/;
function expandGroupDelimiters(path, input = path) {
	if (!path.includes("{")) return;
	const group = scanFirstGroup(path);
	if (!group) return;
	const [pre, body, suf, mod] = group;
	if (mod === "+" || mod === "*") invalidSyntax(`unsupported \`{}${mod}\``, input);
	if (mod === "?" && /^(?!\*\*)./.test(pre.slice(pre.lastIndexOf("/") + 1)) && /^:[A-Za-z_]\w*(\([^)]*\))?$/.test(body) && (!suf || suf[0] === "/")) return [pre + body + "?" + suf];
	const full = joinGroup(joinGroup(pre, body, input), suf, input);
	const expanded = mod ? [full, joinGroup(pre, suf, input)] : [full];
	if (expanded.some((e) => DOT_SEGMENT.test(e))) invalidSyntax(DOT_SEGMENT_NEXT_TO, input);
	if (pre) return expanded;
	if (mod && body.charCodeAt(0) === 47 && suf && !/^\{?\//.test(suf)) invalidSyntax("text after a leading `{/...}?`", input);
	return expanded.map(absolutePattern);
}
function joinGroup(a, b, input) {
	const m = /(?<!\\)(\\\\)*((?<!\*\*):\w+|\([^/]*[^\\]\)|\*)([(?+*\uFFFF])$/.exec(a + b[0]);
	if (m) {
		if (m[3] === "￿") return a + b;
		if (m[3] > "(") invalidSyntax(MISPLACED_MODIFIER, input);
		if (m[2] > "*") a += "([^\\x2f]+?)";
	}
	return a + (b.charCodeAt(0) === 65535 ? b.slice(1) : b);
}
function getParamRegexp(segment, unnamedStart, names, input, groupKey = toUnnamedGroupKey) {
	let _i = unnamedStart;
	let _o;
	let _s = "", _d = 0, _e = -1, _g = 0, _r = 0;
	const _c = [];
	for (let j = 0; j < segment.length; j++) {
		const c = segment.charCodeAt(j);
		if (_d === 0) {
			if (c === 65535) {
				_s += "￿";
				continue;
			}
			if (c === 58) _e = j + 1 + addName(names, /^[\w$\x80-\ufffc]*/.exec(segment.slice(j + 1))[0], input).length;
			else if (c === 40 && /[?)]/.test(segment[j + 1])) invalidSyntax("empty or `(?` group", input);
			else if (c === 63 || c === 43 || c === 42 && j === _e) {
				if (c === 63 && j === segment.length - 1 && PARAM_MODIFIER.test(segment)) {
					_s += "?";
					_r--;
					continue;
				}
				invalidSyntax(MISPLACED_MODIFIER, input);
			} else if (c === 42) {
				_e = j + 1;
				_s += "([^/]*)";
				_r--;
				continue;
			}
		} else if (c === 58) {
			_s += "￾:";
			continue;
		}
		if (c === 40) {
			if (_d++ === 0) _g = j;
		} else if (c === 41 && _d > 0) {
			if (--_d === 0) {
				_e = j + 1;
				const p = segment.slice(_g + 1, j);
				if (p !== "[^\\x2f]+?") _c.push(p);
			}
		} else if (_d === 0 && c === 65533 && /[34]/.test(segment[j + 1])) {
			_s += encodeLiteral("{}"[+segment[++j] - 3]);
			_r += 768;
			continue;
		} else if (_d === 0 && /[\0- "#$).<>?[-^`{-}\x7F-\uFFFC]/.test(segment[j])) {
			const esc = c === 92 && j + 1 < segment.length ? 1 : 0;
			const ch = segment.slice(j + esc, j + esc + (segment.codePointAt(j + esc) > 65535 ? 2 : 1));
			const encoded = encodeLiteral(ch);
			j += esc + ch.length - 1;
			_s += encoded !== ch ? encoded : esc && ch !== "*" ? "￾" + ch : "\\" + ch;
			_r += encoded.length * 256;
			continue;
		}
		if (_d === 0 && j >= _e && segment.charCodeAt(j - 1) !== 65533) _r += 256;
		_s += segment[j];
	}
	const regex = decodeEscapes(_s.replace(/(?<!\uFFFE):([A-Za-z_]\w*)(?:\(([^)]*)\))?(\?$)?/g, (m, id, p, o, i, s) => {
		const group = `(?<${toGroupName(id)}>${p && (p != "[^\\x2f]+?" || !/[(\uFFFF]/.test(s[i + m.length])) ? p : "[^/]+?"})`;
		return o ? (_o = id, `(?:${group})?`) : group;
	}).replace(/\((?![?<])/g, () => `(?<${groupKey(_i++)}>`), "￾").replace(/\uFFFE([\s\S])|\uFFFF/g, (_, c = "") => /[.*+?^${}()|[\]\\]/.test(c) ? `\\${c}` : c);
	const regexp = new RegExp(`^${regex}$`);
	for (const p of _c) _r += new RegExp(`^(?:${decodeEscapes(p, "\\")})$`).test("") ? -1 : 1;
	return [
		regexp,
		_i,
		_o,
		_r
	];
}
function linearRegExp(regexp) {
	let source = regexp.source;
	if (!source.includes("[^/]+?)")) return regexp;
	let head = "";
	source = source.replace(/(\(\?<\w+>\[\^\/\]\*\))((?:\\[\s\S]|[^\\()]|(?:\(\?:)?\(\?<\w+>\[\^\/\]\+\?\)(?:\)\?)?)*)\$$/, (all, star, rest) => {
		if (!rest.includes("+?")) return all;
		head = `(?=[^/]*$(?<=(${rest.replace(/((?:\\[\s\S]|[^\\()])+)(?=\()|(\(\?:)?\(\?<\w+>\[\^\/\]\+\?\)(?:\)\?)?/g, (_, L, opt) => L ? L + upTo(L, true) : opt ? "" : "[^/]")})))`;
		return `${star}(?=\\1$)${rest}$`;
	});
	source = source.replace(/\[\^\/\]\+\?\)((?:\\[\s\S]|[^\\()])*)(?=(?:\(\?:)?\(\?<\w+>\[\^\/\](?:\+\?|\*)\))/g, (_, L) => `[^/]${L && upTo(L)})${L}`);
	return source === regexp.source ? regexp : new RegExp(`^${head}${source.slice(1)}`);
}
const upTo = (L, back) => L.replace(/^\\/, "").length < 2 ? `[^/${L}]*` : back ? `(?:[^/](?<!${L}))*` : `(?:(?!${L})[^/])*`;
function addRoute(ctx, method = "", path, data) {
	method = method.toUpperCase();
	path = absolutePattern(path);
	checkConstraints(path);
	const resolved = dotSegments(path);
	const [route, unnamed] = starGroups(resolved);
	variants = void 0;
	_add(ctx, method, route, data, unnamed && expandedRouteId(resolved), path, unnamed);
}
let variants;
function _add(ctx, method, path, data, route, input = path, unnamed = same) {
	const groupExpanded = expandGroupDelimiters(path, input);
	if (groupExpanded) {
		if (groupExpanded[1] !== void 0) {
			route ??= expandedRouteId(path);
			variants ??= {};
		}
		_add(ctx, method, groupExpanded[0], data, route, input, unnamed);
		if (groupExpanded[1] !== void 0) _add(ctx, method, groupExpanded[1], data, route, input, /[*(]/.test(path) ? skipGroup(path, input, unnamed) : unnamed);
		return 0;
	}
	path = encodeEscapes(path);
	const segments = splitRoute(path);
	const expanded = expandModifiers(segments, input);
	if (expanded) {
		route ??= expandedRouteId(path);
		variants ??= {};
		let count = 0;
		for (const p of expanded) count = _add(ctx, method, p, data, route, input, unnamed);
		return count;
	}
	const star = path.includes("*");
	const split = star ? splitStar(segments, input) : void 0;
	if (split) {
		const [routes, join, head] = split;
		if (routes.length > 1) {
			route ??= expandedRouteId(path);
			variants ??= {};
		}
		let count = 0;
		for (const r of routes) count = _insert(ctx, method, r, data, route, input, unnamed, star, r === segments ? -1 : join, head);
		return count;
	}
	return _insert(ctx, method, segments, data, route, input, unnamed, star);
}
function _insert(ctx, method, segments, data, route, input, unnamed, star, join = -1, head) {
	let node = ctx.root;
	let _unnamedParamIndex = 0;
	const paramsMap = [];
	const paramsRegexp = [];
	let rank = 0;
	const names = [];
	let named = false;
	const captureKey = (n) => {
		const k = unnamed(n);
		if (typeof k === "string" && !named) {
			named = true;
			addName(names, k, input);
		}
		return k;
	};
	let suffix;
	let wildcardIndex = -1;
	const trail = star ? [] : void 0;
	for (let i = 0; i < segments.length; i++) {
		let segment = segments[i];
		const key = segmentKey(segment);
		if (key === 2) {
			if (suffix) oneCatchAll(input);
			trail?.push(node);
			if (!node.wildcard) node.wildcard = { key: "**" };
			node = node.wildcard;
			const empty = segment.length === 1 || i === join;
			paramsMap.push([
				-(i + 1),
				i === join ? String(captureKey(head ? _unnamedParamIndex - 1 : _unnamedParamIndex++)) : segment.length === 2 ? (addName(names, "_", input), String(unnamed(_unnamedParamIndex++))) : empty ? String(captureKey(_unnamedParamIndex++)) : addName(names, segment.slice(3), input),
				segment.length === 2 && !(i === join && segments[i + 1]?.charCodeAt(0) !== 42),
				empty,
				void 0,
				i === join
			]);
			if (i === segments.length - 1) break;
			suffix = [];
			wildcardIndex = i;
			continue;
		}
		if (key === 1) {
			if (suffix) suffix.push(1);
			else {
				trail?.push(node);
				if (!node.param) node.param = { key: "*" };
				node = node.param;
			}
			if (!/^:[A-Za-z_]\w*$/.test(segment)) {
				const tail = i === join + 1 && segment.charCodeAt(0) === 42;
				const [source, nextIndex, inPlace, segmentRank] = getParamRegexp(segment, _unnamedParamIndex - (tail ? 1 : 0), names, input, (n) => toUnnamedGroupKey(captureKey(n)));
				_unnamedParamIndex = nextIndex;
				const regexp = paramsRegexp[i] = linearRegExp(source);
				rank += segmentRank;
				if (!suffix) node.hasRegexParam = true;
				paramsMap.push([
					i,
					regexp,
					false,
					/^(?!(?:[\s\S]*:\w+(?![\w?])){2})(?:\*|:[A-Za-z_]\w*)+\??$/.test(segment),
					inPlace,
					tail
				]);
			} else paramsMap.push([
				i,
				addName(names, segment.slice(1), input),
				false
			]);
			continue;
		}
		if (segment.includes("?") && /(^|[^\\])\?/.test(segment)) invalidSyntax(MISPLACED_MODIFIER, input);
		segment = segments[i] = key;
		if (suffix) {
			suffix.push(segment);
			continue;
		}
		trail?.push(node);
		const child = node.static?.[segment];
		if (child) node = child;
		else {
			const staticNode = { key: segment };
			if (!node.static) node.static = new NullProtoObj();
			node.static[segment] = staticNode;
			node = staticNode;
		}
	}
	if (suffix) {
		for (const n of trail) n.hasSuffix = true;
		node = node.suffix ??= { key: "" };
		for (let j = suffix.length - 1; j >= 0; j--) {
			const edge = suffix[j];
			if (edge === 1) node = node.param ??= { key: "*" };
			else node = (node.static ??= new NullProtoObj())[edge] ??= { key: edge };
		}
	}
	const hasParams = paramsMap.length > 0;
	const key = "/" + segments.join("/");
	const methods = node.methods ??= new NullProtoObj();
	(methods[method] ??= []).push({
		data: data ?? null,
		paramsRegexp,
		paramsMap: hasParams ? paramsMap : void 0,
		route: route ?? key,
		suffix: suffix && [wildcardIndex, suffix.length],
		variants,
		rank: rank / 2 ** 32
	});
	if (!hasParams) ctx.static[segments.length > 0 ? key : ""] = node;
	return _unnamedParamIndex;
}
const same = (index) => index;
function skipGroup(path, input, unnamed = same) {
	const [pre, body] = scanFirstGroup(path);
	if (!/[*(]/.test(body) && !pre.endsWith("*")) return unnamed;
	const count = (p) => _add(createRouter(), "", p, void 0, void 0, input);
	const before = count(pre);
	const skip = count(absolutePattern(joinGroup(pre, body, input))) - before;
	return skip ? (index) => unnamed(index < before ? index : index + skip) : unnamed;
}
function collectSuffix(node, method, segments, start, pos, matches, reverse) {
	const match = node.methods && methodEntries(node.methods, method, reverse);
	if (match) {
		const end = pos + 1;
		const weighted = [];
		for (const m of reverse ? match : reverseVariants(match)) {
			const w = m.suffix[0];
			let weight = 0;
			for (const [index, , optional, empty] of m.paramsMap) if (index < 0 && !optional) weight = end > start ? empty ? 2 : 4 : -1;
			const regexps = m.paramsRegexp;
			for (let i = 0; i < regexps.length && weight >= 0; i++) if (regexps[i]) weight = regexps[i].test(segments[i > w ? i - w - 1 + end : i]) ? weight + (m.paramsMap.find((e) => e[0] === i)[3] ? 1 : 4) : -1;
			if (weight >= 0) weighted.push([m, weight + m.rank]);
		}
		for (const [m] of weighted.sort((a, b) => a[1] - b[1])) matches.push(m);
	}
	if (pos >= start) {
		if (node.param) collectSuffix(node.param, method, segments, start, pos - 1, matches, reverse);
		const staticChild = node.static?.[segments[pos]];
		if (staticChild) collectSuffix(staticChild, method, segments, start, pos - 1, matches, reverse);
	}
}
function hasSuffixMatch(node, method, segments, index) {
	const trie = node.wildcard?.suffix;
	if (trie && (trie.param || trie.static?.[segments[segments.length - 1]])) {
		const matches = [];
		collectSuffix(trie, method, segments, index, segments.length - 1, matches);
		if (matches.length > 0) return true;
	}
	if (index < segments.length) {
		const staticChild = node.static?.[segments[index]];
		if (staticChild?.hasSuffix && hasSuffixMatch(staticChild, method, segments, index + 1)) return true;
		if (node.param?.hasSuffix && hasSuffixMatch(node.param, method, segments, index + 1)) return true;
	}
	return false;
}
function rankFromEnd(matches, segments) {
	const n = segments.length;
	return matches.sort((a, b) => {
		for (let p = n - 1; p >= 0; p--) {
			const x = kindAt(a, n, p);
			const y = kindAt(b, n, p);
			if (x < 0 && y < 0) p = ~Math.min(x, y);
			else if (Math.max(x, 0) !== Math.max(y, 0)) return Math.max(x, 0) - Math.max(y, 0);
		}
		return 0;
	});
}
function kindAt(m, n, p) {
	const suffix = m.suffix;
	const end = suffix ? n - suffix[1] : n;
	for (const [index, name, , plain] of m.paramsMap || []) if (index < 0) {
		if (p >= ~index && p < end) return index;
	} else if ((suffix && index > suffix[0] ? index - suffix[0] - 1 + end : index) === p) return typeof name === "string" || plain ? 0 : 2;
	return 3;
}
function _findRanked(ctx, method, segments, reverse) {
	let matches = _findAll(ctx.root, method, segments, 0, [], reverse);
	if (segments.includes("")) matches = matches.filter((m) => !emptyParam(m, segments));
	if (ctx.root.hasSuffix && matches.some((m) => m.suffix)) rankFromEnd(matches, segments);
	return matches;
}
function _findAll(node, method, segments, index, matches = [], reverse) {
	const segment = segments[index];
	if (node.wildcard) {
		const match = node.wildcard.methods && methodEntries(node.wildcard.methods, method, reverse);
		if (match) pushSorted(matches, index < segments.length ? match : match.filter((m) => matchesZero(m)), reverse);
		if (node.wildcard.suffix) collectSuffix(node.wildcard.suffix, method, segments, index, segments.length - 1, matches, reverse);
	}
	if (node.param && index < segments.length) {
		const start = matches.length;
		_findAll(node.param, method, segments, index + 1, matches, reverse);
		if (node.param.hasRegexParam) {
			for (let r = matches.length - 1; r >= start; r--) if (matches[r].paramsRegexp[index]?.test(segment) === false) matches.splice(r, 1);
		}
	}
	if (index < segments.length) {
		const staticChild = node.static?.[segment];
		if (staticChild) _findAll(staticChild, method, segments, index + 1, matches, reverse);
	}
	if (index === segments.length && node.methods) {
		const match = methodEntries(node.methods, method, reverse);
		if (match) pushSorted(matches, match, reverse);
	}
	return matches;
}
function pushSorted(matches, match, reverse) {
	if (match.length > 1) match = (reverse ? match : reverseVariants(match)).map((m) => {
		let w = m.rank;
		const { paramsRegexp: rx, paramsMap: pm } = m;
		for (let i = 0; i < rx.length; i++) if (rx[i]) w += 2;
		const last = pm?.[pm.length - 1];
		if (last && !last[2]) w += last[0] < 0 && last[3] ? 1 : 2;
		return [m, w];
	}).sort((a, b) => a[1] - b[1]).map((e) => e[0]);
	for (const m of match) matches.push(m);
}
function findRoute(ctx, method = "", path, opts) {
	if (opts?.normalize) path = normalizePath(path);
	const slash = path.charCodeAt(path.length - 1) === 47;
	if (slash) path = path.slice(0, -1);
	const staticNode = ctx.static[path];
	if (staticNode && staticNode.methods) {
		const staticMatch = staticNode.methods[method] || staticNode.methods[""];
		if (staticMatch !== void 0) return { data: staticMatch[0].data };
	}
	const segments = splitPath(path);
	let match;
	if (segments.includes("") || ctx.root.hasSuffix && hasSuffixMatch(ctx.root, method, segments, 0)) {
		const matches = _findRanked(ctx, method, segments, true);
		match = matches[matches.length - 1];
	} else match = _lookupTree(ctx.root, method, segments, 0);
	if (match === void 0) return;
	if (opts?.params === false) return { data: match.data };
	return {
		data: match.data,
		params: match.paramsMap ? getMatchParams(segments, match.paramsMap, match.suffix, slash) : void 0
	};
}
function _lookupTree(node, method, segments, index) {
	if (index === segments.length) {
		if (node.methods) {
			const match = _selectMatcher(node.methods, method, segments);
			if (match) return match;
		}
		return node.wildcard?.methods ? _selectMatcher(node.wildcard.methods, method, segments, true) : void 0;
	}
	const segment = segments[index];
	if (node.static) {
		const staticChild = node.static[segment];
		if (staticChild) {
			const match = _lookupTree(staticChild, method, segments, index + 1);
			if (match) return match;
		}
	}
	if (node.param) {
		const match = _lookupTree(node.param, method, segments, index + 1);
		if (match) return match;
	}
	if (node.wildcard && node.wildcard.methods) return _selectMatcher(node.wildcard.methods, method, segments);
}
function _selectMatcher(methods, method, segments, optionalOnly) {
	let any = methods[""];
	const match = methods[method] || any;
	if (!match) return;
	if (match === any) any = void 0;
	const first = match[0];
	if (!any && match.length === 1 && first.paramsRegexp.length === 0) return !optionalOnly || matchesZero(first) ? first : void 0;
	let best;
	let bestWeight = -1;
	let list = match;
	for (; list; list = list === any ? void 0 : any) for (const m of list) {
		const last = m.paramsMap?.[m.paramsMap.length - 1];
		if (optionalOnly && !matchesZero(m)) continue;
		let weight = m.rank + (last && !last[2] ? last[0] < 0 && last[3] ? 1 : 2 : 0);
		const regexps = m.paramsRegexp;
		for (let i = 0; i < regexps.length; i++) if (regexps[i]) {
			if (!regexps[i].test(segments[i])) {
				weight = -1;
				break;
			}
			weight += 2;
		}
		if (weight > bestWeight) {
			best = m;
			bestWeight = weight;
		}
	}
	return best;
}
// node_modules/srvx/dist/_chunks/_url.mjs
function getNativeClass(key, current) {
	let C = globalThis[key] || current;
	let P = Object.getPrototypeOf(C);
	while (typeof P === "function" && P.prototype) {
		C = P;
		P = Object.getPrototypeOf(C);
	}
	return globalThis[key] = C;
}
function lazyInherit(target, source, sourceKey) {
	for (const key of [...Object.getOwnPropertyNames(source), ...Object.getOwnPropertySymbols(source)]) {
		if (key === "constructor") continue;
		const targetDesc = Object.getOwnPropertyDescriptor(target, key);
		const desc = Object.getOwnPropertyDescriptor(source, key);
		let modified = false;
		if (desc.get) {
			modified = true;
			desc.get = targetDesc?.get || function() {
				return this[sourceKey][key];
			};
		}
		if (desc.set) {
			modified = true;
			desc.set = targetDesc?.set || function(value) {
				this[sourceKey][key] = value;
			};
		}
		if (!targetDesc?.value && typeof desc.value === "function") {
			modified = true;
			desc.value = function(...args) {
				return this[sourceKey][key](...args);
			};
		}
		if (modified) Object.defineProperty(target, key, desc);
	}
}
const _needsNormRE = /(?:(?:^|\/)(?:\.|\.\.|%2e|%2e\.|\.%2e|%2e%2e)(?:\/|$))|[\\^#"<>{}`\x00-\x20\x7f-\uffff]/i;
const _searchNeedsNormRE = /[#"'<>\x00-\x20\x7f-\uffff]/;
const FastURL = (() => {
	const NativeURL = globalThis.URL;
	const NativeSearchParams = globalThis.URLSearchParams;
	const FastURLSearchParams = class URLSearchParams {
		#owner;
		#params;
		constructor(owner) {
			this.#owner = owner;
		}
		static [Symbol.hasInstance](val) {
			return val instanceof NativeSearchParams;
		}
		_adopt(params) {
			this.#params = params;
		}
		get _params() {
			if (!this.#params) {
				const search = this.#owner.search;
				this.#params ??= new NativeSearchParams(search);
			}
			return this.#params;
		}
		#mutable() {
			this.#owner._url;
			return this.#params;
		}
		append(name, value) {
			this.#mutable().append(name, value);
		}
		set(name, value) {
			this.#mutable().set(name, value);
		}
		delete(name, value) {
			this.#mutable().delete(name, value);
		}
		sort() {
			this.#mutable().sort();
		}
	};
	lazyInherit(FastURLSearchParams.prototype, NativeSearchParams.prototype, "_params");
	Object.setPrototypeOf(FastURLSearchParams.prototype, NativeSearchParams.prototype);
	Object.setPrototypeOf(FastURLSearchParams, NativeSearchParams);
	const FastURL = class URL {
		#url;
		#href;
		#protocol;
		#host;
		#pathname;
		#search;
		#searchParams;
		#pos;
		constructor(url) {
			if (typeof url === "string") {
				const isOriginForm = url[0] === "/";
				if (isOriginForm && !_searchNeedsNormRE.test(url)) this.#href = `http://localhost${url}`;
				else this.#url = new NativeURL(isOriginForm ? `http://localhost${url}` : url);
			} else if (_needsNormRE.test(url.pathname) || url.search && _searchNeedsNormRE.test(url.search)) this.#url = new NativeURL(`${url.protocol || "http:"}//${url.host || "localhost"}${url.pathname}${url.search || ""}`);
			else {
				this.#protocol = url.protocol;
				this.#host = url.host;
				this.#pathname = url.pathname;
				this.#search = url.search;
			}
		}
		static [Symbol.hasInstance](val) {
			return val instanceof NativeURL;
		}
		get _url() {
			if (this.#url) return this.#url;
			this.#url = new NativeURL(this.href);
			this.#href = void 0;
			this.#protocol = void 0;
			this.#host = void 0;
			this.#pathname = void 0;
			this.#search = void 0;
			this.#pos = void 0;
			this.#searchParams?._adopt(this.#url.searchParams);
			return this.#url;
		}
		get href() {
			if (this.#url) return this.#url.href;
			if (!this.#href) this.#href = `${this.#protocol || "http:"}//${this.#host || "localhost"}${this.#pathname || "/"}${this.#search || ""}`;
			return this.#href;
		}
		#getPos() {
			if (!this.#pos) {
				const url = this.href;
				const protoIndex = url.indexOf("://");
				const pathnameIndex = protoIndex === -1 ? -1 : url.indexOf("/", protoIndex + 4);
				const qIndex = pathnameIndex === -1 ? -1 : url.indexOf("?", pathnameIndex);
				this.#pos = [
					protoIndex,
					pathnameIndex,
					qIndex
				];
			}
			return this.#pos;
		}
		get pathname() {
			if (this.#url) return this.#url.pathname;
			if (this.#pathname === void 0) {
				const [, pathnameIndex, queryIndex] = this.#getPos();
				if (pathnameIndex === -1) return this._url.pathname;
				this.#pathname = this.href.slice(pathnameIndex, queryIndex === -1 ? void 0 : queryIndex);
			}
			return this.#pathname;
		}
		get search() {
			if (this.#url) return this.#url.search;
			if (this.#search === void 0) {
				const [, pathnameIndex, queryIndex] = this.#getPos();
				if (pathnameIndex === -1) return this._url.search;
				const url = this.href;
				this.#search = queryIndex === -1 || queryIndex === url.length - 1 ? "" : url.slice(queryIndex);
			}
			return this.#search;
		}
		get searchParams() {
			if (this.#searchParams) return this.#searchParams;
			if (this.#url) return this.#url.searchParams;
			return this.#searchParams = new FastURLSearchParams(this);
		}
		get protocol() {
			if (this.#url) return this.#url.protocol;
			if (this.#protocol === void 0) {
				const [protocolIndex] = this.#getPos();
				if (protocolIndex === -1) return this._url.protocol;
				const url = this.href;
				this.#protocol = url.slice(0, protocolIndex + 1);
			}
			return this.#protocol;
		}
		get hash() {
			if (this.#url) return this.#url.hash;
			return "";
		}
		toString() {
			return this.href;
		}
		toJSON() {
			return this.href;
		}
	};
	lazyInherit(FastURL.prototype, NativeURL.prototype, "_url");
	Object.setPrototypeOf(FastURL.prototype, NativeURL.prototype);
	Object.setPrototypeOf(FastURL, NativeURL);
	return FastURL;
})();
// node_modules/srvx/dist/body-limit.mjs
function limitBodyStream(stream, maxRequestBodySize, options) {
	const createError = options?.createError ?? createBodyTooLargeError;
	const reader = stream.getReader();
	let size = 0;
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await reader.read();
			if (done) {
				controller.close();
				return;
			}
			size += value.byteLength;
			if (size > maxRequestBodySize) {
				const error = createError(maxRequestBodySize);
				reader.cancel(error).catch(() => {});
				controller.error(error);
				return;
			}
			controller.enqueue(value);
		},
		cancel(reason) {
			return reader.cancel(reason);
		}
	});
}
var BodyTooLargeError = class extends Error {
	code = "ERR_BODY_TOO_LARGE";
	statusCode = 413;
	status = 413;
	statusText = "Content Too Large";
	get name() {
		return "HTTPError";
	}
	toJSON() {
		return {
			status: this.status,
			statusText: this.statusText,
			message: this.message
		};
	}
};
function createBodyTooLargeError(maxRequestBodySize) {
	return new BodyTooLargeError(`Request body exceeds the maximum allowed size of ${maxRequestBodySize} bytes.`);
}
// node_modules/srvx/dist/_chunks/_trust-proxy.mjs
function isTrustedProxy(trustProxy, remoteAddress) {
	if (trustProxy === void 0 || trustProxy === false) return false;
	if (trustProxy === true) return true;
	if (trustProxy === "loopback") return isLoopbackAddress(remoteAddress);
	if (remoteAddress === void 0) return false;
	if (trustProxy.includes(remoteAddress)) return true;
	const mapped = ipv4FromMapped(remoteAddress);
	return mapped !== void 0 && trustProxy.includes(mapped);
}
function ipv4FromMapped(address) {
	return address.startsWith("::ffff:") && address.includes(".") ? address.slice(7) : void 0;
}
function isLoopbackAddress(address) {
	return !!address && (address === "::1" || address.startsWith("127.") || address.startsWith("::ffff:127."));
}
const HOST_RE = /^(\[(?:[A-Fa-f0-9:.]+)\]|(?:[A-Za-z0-9_-]+\.)*[A-Za-z0-9_-]+|(?:\d{1,3}\.){3}\d{1,3})(:\d{1,5})?$/;
function forwardedList(value) {
	if (!value) return [];
	const raw = Array.isArray(value) ? value.join(",") : value;
	const out = [];
	for (const part of raw.split(",")) {
		const entry = part.trim();
		if (entry) out.push(entry);
	}
	return out;
}
function resolveClientIP(trustProxy, peer, forwardedFor) {
	if (!isTrustedProxy(trustProxy, peer)) return peer;
	const list = forwardedList(forwardedFor);
	for (let i = list.length - 1; i >= 0; i--) if (!isTrustedProxy(trustProxy, list[i])) return list[i];
	return list.length > 0 ? list[0] : peer;
}
function trustedHops(trustProxy, peer, forwardedFor) {
	if (!isTrustedProxy(trustProxy, peer)) return 0;
	const list = forwardedList(forwardedFor);
	let hops = 1;
	for (let i = list.length - 1; i >= 0; i--) {
		if (!isTrustedProxy(trustProxy, list[i])) return hops;
		hops++;
	}
	return Number.POSITIVE_INFINITY;
}
function forwardedHopValue(value, hops) {
	if (hops <= 0) return;
	const list = forwardedList(value);
	if (list.length === 0) return;
	return list[Math.max(0, list.length - hops)];
}
// node_modules/srvx/dist/adapters/node.mjs
function sendNodeResponse(nodeRes, webRes) {
	try {
		return _sendNodeResponse(nodeRes, webRes, false) || Promise.resolve();
	} catch (error) {
		return Promise.reject(error);
	}
}
function handleSendError(nodeRes, error, silent) {
	if (!silent) console.error("[srvx] Failed to send response:", error);
	failResponse(nodeRes);
}
function failResponse(nodeRes) {
	if (nodeRes.writableEnded) return;
	if (nodeRes.headersSent) nodeRes.destroy();
	else {
		nodeRes.statusCode = 500;
		if (nodeRes.req?.httpVersion !== "2.0") nodeRes.statusMessage = "";
		nodeRes.end();
	}
}
function _sendNodeResponse(nodeRes, webRes, detached) {
	if (!webRes) {
		nodeRes.statusCode = 500;
		return endNodeResponse(nodeRes, detached);
	}
	if (webRes._toNodeResponse) {
		const res = webRes._toNodeResponse();
		if (res.body) {
			if (res.body instanceof ReadableStream) {
				writeHead(nodeRes, res.status, res.statusText, res.headers);
				return streamBody(res.body, nodeRes);
			} else if (typeof res.body?.pipe === "function") return pipeBody(res.body, nodeRes, res.status, res.statusText, res.headers);
			writeHead(nodeRes, res.status, res.statusText, res.headers);
			nodeRes.write(res.body);
		} else writeHead(nodeRes, res.status, res.statusText, res.headers);
		return endNodeResponse(nodeRes, detached);
	}
	const rawHeaders = [];
	for (const [key, value] of webRes.headers) rawHeaders.push(key, value);
	writeHead(nodeRes, webRes.status, webRes.statusText, rawHeaders);
	return webRes.body ? streamBody(webRes.body, nodeRes) : endNodeResponse(nodeRes, detached);
}
function writeHead(nodeRes, status, statusText, rawHeaders) {
	if (!nodeRes.headersSent) {
		if (nodeRes.req?.httpVersion === "2.0") nodeRes.writeHead(status, rawHeaders);
		else nodeRes.writeHead(status, safeStatusText(statusText), rawHeaders);
	}
}
const INVALID_REASON_PHRASE_RE = /[^\t\u0020-\u007E\u0080-\u00FF]/g;
function safeStatusText(statusText) {
	return typeof statusText === "string" && statusText ? statusText.replace(INVALID_REASON_PHRASE_RE, "") : statusText;
}
function endNodeResponse(nodeRes, detached) {
	if (detached) {
		nodeRes.end();
		return;
	}
	return new Promise((resolve) => nodeRes.end(resolve));
}
function pipeBody(stream, nodeRes, status, statusText, headers) {
	if (nodeRes.destroyed) {
		stream.destroy?.();
		return;
	}
	if (nodeRes.req?.method === "HEAD") {
		if (typeof stream.destroy === "function") stream.destroy();
		else stream.abort?.();
		writeHead(nodeRes, status, statusText, headers);
		return endNodeResponse(nodeRes);
	}
	if (typeof stream.on !== "function" || typeof stream.destroy !== "function") {
		writeHead(nodeRes, status, statusText, headers);
		stream.pipe(nodeRes);
		return new Promise((resolve) => nodeRes.on("close", resolve));
	}
	if (stream.readableEnded && !stream.errored) {
		writeHead(nodeRes, status, statusText, headers);
		return endNodeResponse(nodeRes);
	}
	if (stream.destroyed) {
		writeHead(nodeRes, 500, "Internal Server Error", []);
		return endNodeResponse(nodeRes);
	}
	return new Promise((resolve) => {
		function cleanup() {
			stream.off("error", onEarlyError);
			stream.off("readable", onReadable);
			stream.off("end", onEnd);
			nodeRes.off("close", onResClose);
		}
		function onEarlyError() {
			cleanup();
			stream.destroy();
			writeHead(nodeRes, 500, "Internal Server Error", []);
			endNodeResponse(nodeRes).then(resolve);
		}
		function onReadable() {
			cleanup();
			if (nodeRes.destroyed) {
				stream.destroy();
				return resolve();
			}
			writeHead(nodeRes, status, statusText, headers);
			pipeline(stream, nodeRes).catch(() => {}).then(() => resolve());
		}
		function onEnd() {
			cleanup();
			if (nodeRes.destroyed) return resolve();
			writeHead(nodeRes, status, statusText, headers);
			endNodeResponse(nodeRes).then(resolve);
		}
		function onResClose() {
			cleanup();
			stream.destroy();
			resolve();
		}
		stream.once("error", onEarlyError);
		stream.once("readable", onReadable);
		stream.once("end", onEnd);
		nodeRes.once("close", onResClose);
	});
}
function streamBody(stream, nodeRes) {
	if (nodeRes.destroyed) {
		stream.cancel().catch(() => {});
		return;
	}
	if (nodeRes.req?.method === "HEAD") {
		stream.cancel().catch(() => {});
		return endNodeResponse(nodeRes);
	}
	const reader = stream.getReader();
	function streamCancel(error) {
		reader.cancel(error).catch(() => {});
		if (error) nodeRes.destroy(error);
	}
	function streamHandle({ done, value }) {
		try {
			if (done) nodeRes.end();
			else if (nodeRes.write(value)) reader.read().then(streamHandle, streamCancel);
			else nodeRes.once("drain", () => reader.read().then(streamHandle, streamCancel));
		} catch (error) {
			streamCancel(error instanceof Error ? error : void 0);
		}
	}
	nodeRes.on("close", streamCancel);
	nodeRes.on("error", streamCancel);
	reader.read().then(streamHandle, streamCancel);
	return reader.closed.catch(streamCancel).finally(() => {
		nodeRes.off("close", streamCancel);
		nodeRes.off("error", streamCancel);
	});
}
var NodeRequestURL = class extends FastURL {
	constructor({ req, hops = 0 }) {
		const path = req.url || "/";
		const trusted = hops > 0;
		const forwardedHost = forwardedHopValue(req.headers["x-forwarded-host"], hops);
		let host = (forwardedHost && HOST_RE.test(forwardedHost) ? forwardedHost : void 0) || req.headers.host || req.headers[":authority"];
		if (host && !HOST_RE.test(host)) host = "_invalid_";
		else if (!host) {
			if (req.socket) host = `${req.socket.localFamily === "IPv6" ? "[" + req.socket.localAddress + "]" : req.socket.localAddress}:${req.socket?.localPort || "80"}`;
			else host = "localhost";
		}
		const forwardedProto = forwardedHopValue(req.headers["x-forwarded-proto"], hops);
		const protocol = req.socket?.encrypted || forwardedProto === "https" || trusted && req.headers[":scheme"] === "https" ? "https:" : "http:";
		if (path[0] === "/") {
			const qIndex = path.indexOf("?");
			super({
				protocol,
				host,
				pathname: qIndex === -1 ? path : path.slice(0, qIndex) || "/",
				search: qIndex === -1 ? "" : path.slice(qIndex) || ""
			});
		} else if (path === "*") super({
			protocol,
			host,
			pathname: "/*",
			search: ""
		});
		else {
			const target = URL.canParse(path) ? new URL(path) : void 0;
			if (target) {
				const targetHost = target.host;
				const targetPath = target.pathname;
				super({
					protocol,
					host: targetHost ? HOST_RE.test(targetHost) ? targetHost : "_invalid_" : host,
					pathname: targetPath ? targetPath[0] === "/" ? targetPath : `/${targetPath}` : "/",
					search: target.search
				});
			} else super({
				protocol,
				host,
				pathname: "/",
				search: ""
			});
		}
	}
};
const _nonJoinedHeaders = new Set([
	"age",
	"authorization",
	"content-length",
	"content-type",
	"etag",
	"expires",
	"from",
	"host",
	"if-modified-since",
	"if-unmodified-since",
	"last-modified",
	"location",
	"max-forwards",
	"proxy-authorization",
	"referer",
	"retry-after",
	"server",
	"user-agent"
]);
const _validHeaderNameRE = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
function _isRepeated(rawHeaders, lowerName) {
	let seen = false;
	for (let i = 0; i < rawHeaders.length; i += 2) {
		const key = rawHeaders[i];
		if (key.length === lowerName.length && key.toLowerCase() === lowerName) {
			if (seen) return true;
			seen = true;
		}
	}
	return false;
}
const NodeRequestHeaders = (() => {
	const NativeHeaders = globalThis.Headers;
	class Headers {
		#req;
		#headers;
		constructor(req) {
			this.#req = req;
		}
		static [Symbol.hasInstance](val) {
			return val instanceof NativeHeaders;
		}
		_adopt(headers) {
			this.#headers = headers;
		}
		get _headers() {
			if (!this.#headers) {
				const headers = new NativeHeaders();
				const rawHeaders = this.#req.rawHeaders;
				const len = rawHeaders.length;
				for (let i = 0; i < len; i += 2) {
					const key = rawHeaders[i];
					if (key.charCodeAt(0) === 58) continue;
					const value = rawHeaders[i + 1];
					headers.append(key, value);
				}
				this.#headers = headers;
			}
			return this.#headers;
		}
		get(name) {
			if (this.#headers) return this.#headers.get(name);
			const lower = name.toLowerCase();
			if (lower.charCodeAt(0) === 58) return this._headers.get(name);
			const value = this.#req.headers[lower];
			if (typeof value === "string") return _nonJoinedHeaders.has(lower) && _isRepeated(this.#req.rawHeaders, lower) ? this._headers.get(name) : value;
			if (Array.isArray(value)) return value.join(", ");
			return lower !== "__proto__" && _validHeaderNameRE.test(name) ? null : this._headers.get(name);
		}
		has(name) {
			if (this.#headers) return this.#headers.has(name);
			const lower = name.toLowerCase();
			if (lower.charCodeAt(0) === 58) return this._headers.has(name);
			if (Object.hasOwn(this.#req.headers, lower)) return true;
			return lower !== "__proto__" && _validHeaderNameRE.test(name) ? false : this._headers.has(name);
		}
		getSetCookie() {
			if (this.#headers) return this.#headers.getSetCookie();
			const value = this.#req.headers["set-cookie"];
			return Array.isArray(value) ? value.slice() : value ? [value] : [];
		}
		entries() {
			return this._headers.entries();
		}
		[Symbol.iterator]() {
			return this.entries();
		}
	}
	lazyInherit(Headers.prototype, NativeHeaders.prototype, "_headers");
	Object.setPrototypeOf(Headers, NativeHeaders);
	Object.setPrototypeOf(Headers.prototype, NativeHeaders.prototype);
	return Headers;
})();
const kNativeRequest = Symbol.for("srvx.nativeRequest");
function bodyUnusable() {
	return new TypeError("Body is unusable: Body has already been read");
}
function abortError() {
	return new DOMException("The request was aborted.", "AbortError");
}
function erroredStream(error) {
	return new ReadableStream({ start(controller) {
		controller.error(error);
	} });
}
function isClientGone(req) {
	return req.aborted || !!req.errored || req.destroyed && !req.complete;
}
function isBodySourceFinished(req) {
	return isClientGone(req) || req.destroyed || req.readableEnded;
}
const NodeRequest = (() => {
	const NativeRequest = getNativeClass(kNativeRequest, globalThis.Request);
	class Request {
		runtime;
		waitUntil;
		#req;
		#url;
		#bodyStream;
		#bodyUsed = false;
		#request;
		#headers;
		#abortController;
		#maxRequestBodySize;
		#trustProxy;
		#ip;
		#ipResolved = false;
		#remoteAddress;
		#remoteResolved = false;
		#hops;
		constructor(ctx) {
			this.#req = ctx.req;
			this.#maxRequestBodySize = ctx.maxRequestBodySize;
			this.#trustProxy = ctx.trustProxy;
			this.runtime = {
				name: "node",
				node: ctx
			};
		}
		static [Symbol.hasInstance](val) {
			return val instanceof NativeRequest;
		}
		#remoteAddr() {
			if (!this.#remoteResolved) {
				this.#remoteResolved = true;
				this.#remoteAddress = this.#req.socket?.remoteAddress;
			}
			return this.#remoteAddress;
		}
		#resolveHops() {
			if (this.#hops === void 0) this.#hops = trustedHops(this.#trustProxy, this.#remoteAddr(), this.#req.headers["x-forwarded-for"]);
			return this.#hops;
		}
		get ip() {
			if (this.#ipResolved) return this.#ip;
			this.#ipResolved = true;
			return this.#ip = resolveClientIP(this.#trustProxy, this.#remoteAddr(), this.#req.headers["x-forwarded-for"]);
		}
		get method() {
			if (this.#request) return this.#request.method;
			return this.#req.method || "GET";
		}
		get _url() {
			return this.#url ||= new NodeRequestURL({
				req: this.#req,
				hops: this.#resolveHops()
			});
		}
		set _url(url) {
			this.#url = url;
		}
		get url() {
			if (this.#request) return this.#request.url;
			return this._url.href;
		}
		get headers() {
			return this.#headers ||= new NodeRequestHeaders(this.#req);
		}
		get _abortController() {
			if (!this.#abortController) {
				this.#abortController = new AbortController();
				const { req, res } = this.runtime.node;
				const abortController = this.#abortController;
				const abort = (err) => abortController.abort?.(err);
				if (res) {
					const onClose = () => {
						const reqError = req.errored;
						if (reqError) abort(reqError);
						else if (!res.writableEnded) abort();
					};
					res.once("close", onClose);
					if (res.destroyed || isClientGone(req)) onClose();
				} else {
					const onClose = () => {
						if (!req.complete || req.aborted) abort();
					};
					req.once("close", onClose);
					if (isClientGone(req)) onClose();
				}
			}
			return this.#abortController;
		}
		get signal() {
			return this.#request ? this.#request.signal : this._abortController.signal;
		}
		#hasBody() {
			const method = this.method;
			return method !== "GET" && method !== "HEAD";
		}
		get body() {
			if (this.#request) return this.#request.body;
			if (this.#bodyStream === void 0) {
				let stream = null;
				if (this.#hasBody() && !this.#bodyUsed) {
					if ("rawBody" in this.#req && Buffer.isBuffer(this.#req.rawBody)) stream = Readable.toWeb(Readable.from([this.#req.rawBody]));
					else if (isBodySourceFinished(this.#req)) stream = erroredStream(this.#bodyError());
					else stream = Readable.toWeb(this.#req);
				}
				if (stream && this.#maxRequestBodySize !== void 0) stream = limitBodyStream(stream, this.#maxRequestBodySize);
				this.#bodyStream = stream;
			}
			return this.#bodyStream;
		}
		get bodyUsed() {
			if (this.#isBodyUsed()) return true;
			return this.#request ? this.#request.bodyUsed : false;
		}
		#isBodyUsed() {
			if (!this.#bodyUsed && this.#bodyStream && Readable.isDisturbed(this.#bodyStream)) this.#bodyUsed = true;
			return this.#bodyUsed;
		}
		#bodyError() {
			const signal = this._abortController.signal;
			if (signal.aborted) return signal.reason;
			return this.#req.errored || (isClientGone(this.#req) ? abortError() : bodyUnusable());
		}
		#readBuffered() {
			if ("rawBody" in this.#req && Buffer.isBuffer(this.#req.rawBody)) return readBody$1(this.#req, this.#maxRequestBodySize);
			if (isBodySourceFinished(this.#req)) return Promise.reject(this.#bodyError());
			return readBody$1(this.#req, this.#maxRequestBodySize);
		}
		text() {
			if (this.#isBodyUsed()) return Promise.reject(bodyUnusable());
			if (this.#request) return this.#request.text();
			if (!this.#hasBody()) return Promise.resolve("");
			this.#bodyUsed = true;
			if (this.#bodyStream !== void 0) try {
				return new Response(this.#bodyStream).text();
			} catch (error) {
				return Promise.reject(error);
			}
			return this.#readBuffered().then((buf) => buf.toString());
		}
		json() {
			if (this.#isBodyUsed()) return Promise.reject(bodyUnusable());
			if (this.#request) return this.#request.json();
			if (!this.#hasBody()) return Promise.resolve().then(() => JSON.parse(""));
			this.#bodyUsed = true;
			if (this.#bodyStream !== void 0) try {
				return new Response(this.#bodyStream).json();
			} catch (error) {
				return Promise.reject(error);
			}
			return this.#readBuffered().then((buf) => JSON.parse(buf.toString()));
		}
		arrayBuffer() {
			return this.#consumeNative("arrayBuffer");
		}
		bytes() {
			return this.#consumeNative("bytes");
		}
		blob() {
			return this.#consumeNative("blob");
		}
		formData() {
			return this.#consumeNative("formData");
		}
		#consumeNative(method) {
			if (this.#isBodyUsed()) return Promise.reject(bodyUnusable());
			try {
				return this._request[method]();
			} catch (error) {
				return Promise.reject(error);
			}
		}
		get _request() {
			if (!this.#request) {
				const body = this.#isBodyUsed() ? null : this.body;
				this.#request = new NativeRequest(this.url, {
					method: this.method,
					headers: this.headers,
					signal: this._abortController.signal,
					body,
					duplex: body ? "half" : void 0
				});
				this.#headers._adopt(this.#request.headers);
				this.#bodyStream = void 0;
			}
			return this.#request;
		}
	}
	lazyInherit(Request.prototype, NativeRequest.prototype, "_request");
	Object.setPrototypeOf(Request.prototype, NativeRequest.prototype);
	return Request;
})();
function readBody$1(req, maxRequestBodySize) {
	if ("rawBody" in req && Buffer.isBuffer(req.rawBody)) {
		if (maxRequestBodySize !== void 0 && req.rawBody.length > maxRequestBodySize) return Promise.reject(createBodyTooLargeError(maxRequestBodySize));
		return Promise.resolve(req.rawBody);
	}
	return new Promise((resolve, reject) => {
		const chunks = [];
		let size = 0;
		const cleanup = () => {
			req.off("data", onData);
			req.off("end", onEnd);
			req.off("error", onError);
			req.off("close", onClose);
		};
		const onData = (chunk) => {
			if (maxRequestBodySize !== void 0) {
				size += chunk.length;
				if (size > maxRequestBodySize) {
					cleanup();
					req.pause?.();
					reject(createBodyTooLargeError(maxRequestBodySize));
					return;
				}
			}
			chunks.push(chunk);
		};
		const onError = (err) => {
			cleanup();
			reject(err);
		};
		const onEnd = () => {
			cleanup();
			if (isClientGone(req)) {
				reject(req.errored || abortError());
				return;
			}
			resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
		};
		const onClose = () => {
			cleanup();
			reject(req.errored || abortError());
		};
		req.on("data", onData).once("end", onEnd).once("error", onError).once("close", onClose);
	});
}
const kNativeResponse = Symbol.for("srvx.nativeResponse");
const NodeResponse = (() => {
	const NativeResponse = getNativeClass(kNativeResponse, globalThis.Response);
	class NodeResponse {
		#body;
		#init;
		#headers;
		#response;
		#contentLength;
		constructor(body, init) {
			this.#body = body;
			this.#init = init;
		}
		static [Symbol.hasInstance](val) {
			if (this === NodeResponse) return val instanceof NativeResponse;
			return Object.prototype.isPrototypeOf.call(this.prototype, val);
		}
		static json(data, init) {
			const body = JSON.stringify(data);
			if (body === void 0) throw new TypeError("Value is not JSON serializable");
			let headers = init?.headers;
			if (!headers) headers = { "content-type": "application/json" };
			else {
				const merged = new Headers(headers);
				if (!merged.has("content-type")) merged.set("content-type", "application/json");
				headers = merged;
			}
			return new NodeResponse(body, init ? {
				...init,
				headers
			} : { headers });
		}
		get status() {
			return this.#response?.status || this.#init?.status || 200;
		}
		get statusText() {
			return this.#response?.statusText || this.#init?.statusText || "";
		}
		get headers() {
			if (this.#response) return this.#response.headers;
			if (this.#headers) return this.#headers;
			return this.#headers = new Headers(this.#init?.headers);
		}
		get ok() {
			if (this.#response) return this.#response.ok;
			const status = this.status;
			return status >= 200 && status < 300;
		}
		get _response() {
			if (this.#response) return this.#response;
			let body = this.#body;
			if (body && typeof body.pipe === "function" && !(body instanceof Readable)) {
				const stream = new PassThrough();
				body.pipe(stream);
				const abort = body.abort;
				if (abort) stream.once("close", () => abort());
				body = stream;
			}
			if (typeof body === "string") this.#contentLength = Buffer.byteLength(body);
			else if (body instanceof ArrayBuffer || body instanceof Uint8Array || body instanceof DataView) this.#contentLength = body.byteLength;
			else if (body instanceof Blob) this.#contentLength = body.size;
			this.#response = new NativeResponse(body, this.#headers ? {
				...this.#init,
				headers: this.#headers
			} : this.#init);
			this.#init = void 0;
			this.#headers = void 0;
			this.#body = void 0;
			return this.#response;
		}
		_toNodeResponse() {
			const status = this.status;
			const statusText = this.statusText;
			let body;
			let contentType;
			let contentLength;
			if (this.#response) {
				body = this.#response.body;
				if (!this.#response.bodyUsed) contentLength = this.#contentLength;
			} else if (this.#body != null) {
				if (this.#body instanceof ReadableStream) body = this.#body;
				else if (typeof this.#body === "string") {
					body = this.#body;
					contentType = "text/plain; charset=UTF-8";
					contentLength = Buffer.byteLength(this.#body);
				} else if (this.#body instanceof ArrayBuffer) {
					body = Buffer.from(this.#body);
					contentLength = this.#body.byteLength;
				} else if (this.#body instanceof Uint8Array) {
					body = this.#body;
					contentLength = this.#body.byteLength;
				} else if (this.#body instanceof DataView) {
					body = Buffer.from(this.#body.buffer, this.#body.byteOffset, this.#body.byteLength);
					contentLength = this.#body.byteLength;
				} else if (this.#body instanceof Blob) {
					body = this.#body.stream();
					contentType = this.#body.type;
					contentLength = this.#body.size;
				} else if (typeof this.#body.pipe === "function") body = this.#body;
				else body = this._response.body;
			}
			const headers = [];
			const initHeaders = this.#init?.headers;
			const headerEntries = this.#response?.headers || this.#headers || (initHeaders ? Array.isArray(initHeaders) ? initHeaders : initHeaders?.entries ? initHeaders.entries() : Object.entries(initHeaders) : void 0);
			let hasContentTypeHeader;
			let hasContentLength;
			if (headerEntries) for (const [key, value] of headerEntries) {
				const lowerKey = typeof key === "string" ? key.toLowerCase() : String(key);
				if (Array.isArray(value)) for (const v of value) headers.push(lowerKey, v);
				else headers.push(lowerKey, value);
				if (lowerKey === "content-type") hasContentTypeHeader = true;
				else if (lowerKey === "content-length") hasContentLength = true;
			}
			if (contentType && !hasContentTypeHeader) headers.push("content-type", contentType);
			if (contentLength != null && !hasContentLength) headers.push("content-length", String(contentLength));
			this.#init = void 0;
			this.#headers = void 0;
			this.#response = void 0;
			this.#contentLength = void 0;
			this.#body = void 0;
			return {
				status,
				statusText,
				headers,
				body
			};
		}
	}
	lazyInherit(NodeResponse.prototype, NativeResponse.prototype, "_response");
	Object.setPrototypeOf(NodeResponse, NativeResponse);
	Object.setPrototypeOf(NodeResponse.prototype, NativeResponse.prototype);
	return NodeResponse;
})();
function toNodeHandler$1(handler, options) {
	if (handler.__nodeHandler) return handler.__nodeHandler;
	function convertedNodeHandler(nodeReq, nodeRes) {
		const res = handler(new NodeRequest({
			req: nodeReq,
			res: nodeRes,
			maxRequestBodySize: options?.maxRequestBodySize,
			trustProxy: options?.trustProxy
		}));
		return typeof res?.then === "function" ? res.then((resolvedRes) => send(nodeRes, resolvedRes)) : send(nodeRes, res);
	}
	convertedNodeHandler.__fetchHandler = handler;
	assignFnName(convertedNodeHandler, handler, " (converted to Node handler)");
	return convertedNodeHandler;
}
function send(nodeRes, webRes) {
	return sendNodeResponse(nodeRes, webRes).catch((error) => handleSendError(nodeRes, error));
}
function assignFnName(target, source, suffix) {
	if (source.name) try {
		Object.defineProperty(target, "name", { value: `${source.name}${suffix}` });
	} catch {}
}
// node_modules/h3/dist/response.mjs
function stripBase(pathname, base) {
	if (pathname === base || pathname.startsWith(base + "/") || pathname.startsWith(base + "?")) return "/" + pathname.slice(base.length).replace(/^\/+/, "");
	return pathname;
}
function hasEmptySegmentAfterBase(pathname, base) {
	return pathname.startsWith(base + "//");
}
const NEEDLESS_ESCAPE_SRC = String.raw`%(?:2[146-9A-E]|3[0-9ABD]|4[0-9A-F]|5[0-9ABDF]|6[1-9A-F]|7[0-9ACE])`;
const NEEDLESS_ESCAPE_RE = new RegExp(NEEDLESS_ESCAPE_SRC, "i");
const NEEDLESS_ESCAPE_RE_G = new RegExp(NEEDLESS_ESCAPE_SRC, "gi");
function isNonCanonicalPathname(pathname) {
	return NEEDLESS_ESCAPE_RE.test(pathname);
}
function canonicalPathname(pathname) {
	return pathname.replace(NEEDLESS_ESCAPE_RE_G, (m) => String.fromCharCode(Number.parseInt(m.slice(1), 16)));
}
const ABSOLUTE_URL_RE = /^[a-z][a-z\d+\-.]*:\/\//i;
const ROUTE_ENCODE_RE = /[\u0000-\u0020"#<>\u0060]|[^\u0000-\u007E]/gu;
function normalizeRoute(route) {
	if (ABSOLUTE_URL_RE.test(route)) throw new Error(`Route patterns are pathnames, received URL: ${route}`);
	if (route.charCodeAt(0) !== 47) route = `/${route}`;
	route = canonicalPathname(route.replace(ROUTE_ENCODE_RE, encodeURIComponent));
	return route.includes("/.") ? resolveDotSegments(route) : route;
}
function resolveDotSegments(pathname) {
	const out = [];
	let dot = false;
	for (const segment of pathname.split("/")) {
		dot = segment === "." || segment === "..";
		if (!dot) out.push(segment);
		else if (segment.length === 2 && out.length > 1) out.pop();
	}
	if (dot) out.push("");
	return out.join("/");
}
function decodePathname(pathname) {
	try {
		return decodeURI(pathname);
	} catch {
		return;
	}
}
const kEventNS = "h3.internal.event.";
const kEventRes = Symbol.for(`${kEventNS}res`);
const kEventResHeaders = Symbol.for(`${kEventNS}res.headers`);
const kEventResErrHeaders = Symbol.for(`${kEventNS}res.err.headers`);
const kMalformedURL = Symbol.for(`${kEventNS}malformed`);
var H3Event = class {
	app;
	req;
	url;
	context;
	static __is_event__ = true;
	constructor(req, context, app) {
		this.context = req.context = context || req.context || new NullProtoObj();
		this.req = req;
		this.app = app;
		const _url = req._url;
		let url = _url && _url instanceof URL ? _url : new FastURL(req.url);
		const pathname = url.pathname;
		if (pathname.includes("%")) {
			if (decodePathname(pathname) === void 0) this[kMalformedURL] = true;
			else if (isNonCanonicalPathname(pathname)) url = new FastURL(`${url.protocol}//${url.host}${canonicalPathname(pathname)}${url.search}`);
		}
		this.url = url;
	}
	get res() {
		return this[kEventRes] ||= new H3EventResponse();
	}
	get runtime() {
		return this.req.runtime;
	}
	waitUntil(promise) {
		this.req.waitUntil?.(promise);
	}
	toString() {
		return `[${this.req.method}] ${this.req.url}`;
	}
	toJSON() {
		return this.toString();
	}
	get node() {
		return this.req.runtime?.node;
	}
	get headers() {
		return this.req.headers;
	}
	get path() {
		return this.url.pathname + this.url.search;
	}
	get method() {
		return this.req.method;
	}
};
var H3EventResponse = class {
	status;
	statusText;
	get headers() {
		return this[kEventResHeaders] ||= new Headers();
	}
	get errHeaders() {
		return this[kEventResErrHeaders] ||= new Headers();
	}
};
const DISALLOWED_STATUS_CHARS = /[^\u0009\u0020-\u007E]/g;
function sanitizeStatusMessage(statusMessage = "") {
	return statusMessage.replace(DISALLOWED_STATUS_CHARS, "");
}
function sanitizeStatusCode(statusCode, defaultStatusCode = 200) {
	if (!statusCode) return defaultStatusCode;
	if (typeof statusCode === "string") statusCode = +statusCode;
	if (!Number.isInteger(statusCode) || statusCode < 100 || statusCode > 599) return defaultStatusCode;
	return statusCode;
}
var HTTPError = class HTTPError extends Error {
	get name() {
		return "HTTPError";
	}
	status;
	statusText;
	headers;
	cause;
	data;
	body;
	unhandled;
	static isError(input) {
		return input instanceof Error && input?.name === "HTTPError" && input.status > 99;
	}
	static status(status, statusText, details) {
		return new HTTPError({
			...details,
			statusText,
			status
		});
	}
	constructor(arg1, arg2) {
		let messageInput;
		let details;
		if (typeof arg1 === "string") {
			messageInput = arg1;
			details = arg2;
		} else details = arg1;
		const status = sanitizeStatusCode(details?.status || details?.statusCode || (details?.cause)?.status || (details?.cause)?.statusCode, 500);
		const statusText = sanitizeStatusMessage(details?.statusText || details?.statusMessage || (details?.cause)?.statusText || (details?.cause)?.statusMessage);
		const message = messageInput || details?.message || (details?.cause)?.message || details?.statusText || details?.statusMessage || [
			"HTTPError",
			status,
			statusText
		].filter(Boolean).join(" ");
		super(message, { cause: details });
		this.cause = details;
		this.status = status;
		this.statusText = statusText || void 0;
		const rawHeaders = details?.headers || (details?.cause)?.headers;
		this.headers = rawHeaders ? new Headers(rawHeaders) : void 0;
		this.unhandled = details?.unhandled ?? (details?.cause)?.unhandled ?? void 0;
		this.data = details?.data;
		this.body = details?.body;
	}
	get statusCode() {
		return this.status;
	}
	get statusMessage() {
		return this.statusText;
	}
	toJSON() {
		const unhandled = this.unhandled;
		return {
			status: this.status,
			statusText: this.statusText,
			unhandled,
			message: unhandled ? "HTTPError" : this.message,
			data: unhandled ? void 0 : this.data,
			...unhandled ? void 0 : this.body
		};
	}
};
function isJSONSerializable(value, _type) {
	if (value === null || value === void 0) return true;
	if (_type !== "object") return _type === "boolean" || _type === "number" || _type === "string";
	if (typeof value.toJSON === "function") return true;
	if (Array.isArray(value)) return true;
	if (typeof value.pipe === "function" || typeof value.pipeTo === "function") return false;
	if (value instanceof NullProtoObj) return true;
	const proto = Object.getPrototypeOf(value);
	return proto === Object.prototype || proto === null;
}
const kEventDispose = Symbol.for("h3.internal.event.dispose");
const kNotFound = Symbol.for("h3.notFound");
const kHandled = Symbol.for("h3.handled");
function toResponse$1(val, event, config = {}) {
	if (typeof val?.then === "function") return val.then((resolvedVal) => toResponse$1(resolvedVal, event, config), (r) => toResponse$1(toError(r), event, config));
	let response;
	try {
		response = prepareResponse(val, event, config);
	} catch (error) {
		return toResponse$1(toError(error), event, config);
	}
	if (typeof response?.then === "function") return toResponse$1(response, event, config);
	const { onResponse } = config;
	if (onResponse) return Promise.resolve().then(() => onResponse(response, event)).catch((error) => {
		if (!config.silent) console.error(error);
	}).then(() => event[kEventDispose]?.observe(response, val) ?? response);
	return event[kEventDispose]?.observe(response, val) ?? response;
}
function toError(value) {
	if (value === kNotFound || value === kHandled || value instanceof Error) return value;
	if (typeof value === "number") return new HTTPError({ status: value });
	const error = new HTTPError({
		status: 500,
		unhandled: true
	});
	error.cause = value;
	return error;
}
const kHTTPResponse = Symbol.for("h3.HTTPResponse");
var HTTPResponse = class {
	#headers;
	#init;
	body;
	constructor(body, init) {
		this.body = body;
		this.#init = init;
	}
	get status() {
		return this.#init?.status;
	}
	get statusText() {
		return this.#init?.statusText;
	}
	get headers() {
		return this.#headers ||= new Headers(this.#init?.headers);
	}
};
HTTPResponse.prototype[kHTTPResponse] = true;
function prepareResponse(val, event, config, nested) {
	if (val === kHandled) return new NodeResponse(null);
	if (val === kNotFound) val = new HTTPError({
		status: 404,
		message: `Cannot find any route matching [${event.req.method}] ${event.url}`
	});
	if (val && val instanceof Error) {
		const isHTTPError = HTTPError.isError(val);
		const error = isHTTPError ? val : new HTTPError(val);
		if (!isHTTPError) {
			error.unhandled = true;
			if (val?.stack) error.stack = val.stack;
		}
		if (error.unhandled && !config.silent) console.error(error);
		const { onError } = config;
		const errHeaders = event[kEventRes]?.[kEventResErrHeaders];
		if (onError && !nested) return Promise.resolve().then(() => onError(error, event)).catch(toError).then((newVal) => prepareResponse(newVal ?? val, event, config, true));
		event[kEventRes] = void 0;
		val = errorResponse(error, config.debug, errHeaders);
	}
	const preparedRes = event[kEventRes];
	let preparedHeaders = preparedRes?.[kEventResHeaders];
	event[kEventRes] = void 0;
	if (!(val instanceof Response)) {
		const res = prepareResponseBody(val, event, config);
		const rawStatus = res.status || preparedRes?.status;
		const status = rawStatus ? sanitizeStatusCode(rawStatus) : void 0;
		const rawStatusText = res.statusText || preparedRes?.statusText;
		return new NodeResponse(nullBody(event.req.method, status) ? null : res.body, {
			status,
			statusText: rawStatusText === void 0 ? void 0 : sanitizeStatusMessage(rawStatusText),
			headers: res.headers && preparedHeaders ? mergeHeaders(res.headers, preparedHeaders) : res.headers || preparedHeaders
		});
	}
	if (val.status >= 400) preparedHeaders = preparedRes?.[kEventResErrHeaders];
	if (preparedHeaders && !nested && !preparedHeaders.keys().next().done) return new NodeResponse(nullBody(event.req.method, val.status) ? null : val.body, {
		status: val.status,
		statusText: val.statusText,
		headers: mergeHeaders(val.headers, preparedHeaders)
	});
	return event.req.method === "HEAD" && val.body !== null ? new NodeResponse(null, {
		status: val.status,
		statusText: val.statusText,
		headers: val.headers
	}) : val;
}
function mergeHeaders(base, overrides, target = new Headers(base)) {
	for (const [name, value] of overrides) if (name === "set-cookie") target.append(name, value);
	else target.set(name, value);
	return target;
}
const frozen = (name) => (...args) => {
	throw new Error(`Headers are frozen (${name} ${args.join(", ")})`);
};
var FrozenHeaders = class extends Headers {
	set = frozen("set");
	append = frozen("append");
	delete = frozen("delete");
};
const emptyHeaders = new FrozenHeaders({ "content-length": "0" });
const jsonHeaders = new FrozenHeaders({ "content-type": "application/json;charset=UTF-8" });
function prepareResponseBody(val, event, config) {
	if (val === null || val === void 0) return {
		body: "",
		headers: emptyHeaders
	};
	const valType = typeof val;
	if (valType === "string") return { body: val };
	if (val instanceof Uint8Array) return {
		body: val,
		headers: new Headers({ "content-length": val.byteLength.toString() })
	};
	if (val instanceof HTTPResponse || val?.[kHTTPResponse] === true) return val;
	if (isJSONSerializable(val, valType)) return {
		body: JSON.stringify(val, void 0, config.debug ? 2 : void 0),
		headers: jsonHeaders
	};
	if (valType === "bigint") return {
		body: val.toString(),
		headers: jsonHeaders
	};
	if (val instanceof Blob) {
		const headers = new Headers({
			"content-type": val.type,
			"content-length": val.size.toString()
		});
		let filename = val.name;
		if (filename) {
			filename = encodeURIComponent(filename);
			headers.set("content-disposition", `filename="${filename}"; filename*=UTF-8''${filename}`);
		}
		return {
			body: val.stream(),
			headers
		};
	}
	if (valType === "symbol") return { body: val.toString() };
	if (valType === "function") return { body: `${val.name}()` };
	return { body: val };
}
function nullBody(method, status) {
	return method === "HEAD" || status === 100 || status === 101 || status === 102 || status === 204 || status === 205 || status === 304;
}
function errorResponse(error, debug, errHeaders) {
	let headers = error.headers ? mergeHeaders(jsonHeaders, error.headers) : new Headers(jsonHeaders);
	if (errHeaders) headers = mergeHeaders(headers, errHeaders);
	return new NodeResponse(JSON.stringify({
		...error.toJSON(),
		stack: debug && error.stack ? error.stack.split("\n").map((l) => l.trim()) : void 0
	}, void 0, debug ? 2 : void 0), {
		status: error.status,
		statusText: error.statusText,
		headers
	});
}
// node_modules/h3/dist/middleware.mjs
const LITERAL_ROUTE_RE = /^(?:\/[^/:*(){}\\?^\0- "#<>`\x7F-\uFFFF]+)*\/?$/;
const LITERAL_PREFIX_ROUTE_RE = /^((?:\/[^/:*(){}\\?^\0- "#<>`\x7F-\uFFFF]+)*)\/\*\*\/?$/;
function createRouteMatcher(route) {
	if (route.charCodeAt(0) !== 47) route = `/${route}`;
	const prefixMatch = LITERAL_PREFIX_ROUTE_RE.exec(route);
	if (prefixMatch) {
		const base = prefixMatch[1];
		const prefix = `${base}/`;
		return (pathname) => {
			if (pathname === base || pathname === prefix) return;
			if (!pathname.startsWith(prefix)) return false;
			const rest = trimTrailingSlash(pathname.slice(prefix.length));
			return {
				0: rest,
				_: rest
			};
		};
	}
	if (LITERAL_ROUTE_RE.test(route)) {
		const base = route.endsWith("/") ? route.slice(0, -1) : route;
		return (pathname) => pathname === base || pathname === `${base}/` ? void 0 : false;
	}
	const router = createRouter();
	addRoute(router, "", route, true);
	return (pathname) => {
		const match = findRoute(router, "", pathname);
		return match ? match.params : false;
	};
}
function trimTrailingSlash(rest) {
	return rest.endsWith("/") ? rest.slice(0, -1) : rest;
}
function normalizeMiddleware(input, opts = {}) {
	const matcher = createMatcher(opts);
	if (!matcher && (input.length > 1 || input.constructor?.name === "AsyncFunction")) return input;
	return (event, next) => {
		if (matcher && !matcher(event)) return next();
		const res = input(event, next);
		return res === void 0 || res === kNotFound ? next() : res;
	};
}
function createMatcher(opts) {
	if (!opts.route && !opts.method && !opts.match) return;
	const routeMatcher = opts.route ? createRouteMatcher(normalizeRoute(opts.route)) : void 0;
	const method = opts.method?.toUpperCase();
	return function _middlewareMatcher(event) {
		if (method) {
			const reqMethod = event.req.method.toUpperCase();
			if (reqMethod !== method && !(method === "GET" && reqMethod === "HEAD")) return false;
		}
		if (opts.match && !opts.match(event)) return false;
		if (!routeMatcher) return true;
		const params = routeMatcher(event.url.pathname);
		if (params === false) return false;
		if (params) event.context.middlewareParams = {
			...event.context.middlewareParams,
			...params
		};
		return true;
	};
}
function composeMiddleware(middleware) {
	let chain = (event, handler) => handler(event);
	for (let i = middleware.length - 1; i >= 0; i--) {
		const fn = middleware[i];
		const inner = chain;
		chain = (event, handler) => callLayer(fn, event, handler, inner);
	}
	return chain;
}
function composeHandler(middleware, handler) {
	const chain = composeMiddleware(middleware);
	return function _composedHandler(event) {
		return chain(event, handler);
	};
}
function callMiddleware(event, middleware, handler, index = 0) {
	return index === middleware.length ? handler(event) : callLayer(middleware[index], event, handler, (_event, _handler) => callMiddleware(_event, middleware, _handler, index + 1));
}
function callLayer(fn, event, handler, inner) {
	let nextCalled;
	let nextResult;
	const next = () => {
		if (nextCalled) return nextResult;
		nextCalled = true;
		nextResult = inner(event, handler);
		return nextResult;
	};
	const ret = fn(event, next);
	return isUnhandledResponse(ret) ? next() : typeof ret?.then === "function" ? ret.then((resolved) => isUnhandledResponse(resolved) ? next() : resolved) : ret;
}
function isUnhandledResponse(val) {
	return val === void 0 || val === kNotFound;
}
// node_modules/h3/dist/cache.mjs
function requestWithURL(req, url) {
	const cache = new NullProtoObj();
	cache.url = url;
	cache._url = void 0;
	return new Proxy(req, {
		get(target, prop) {
			if (prop in cache) return cache[prop];
			const value = Reflect.get(target, prop);
			if (prop === "bodyUsed") return value;
			cache[prop] = typeof value === "function" && prop !== "constructor" ? value.bind(target) : value;
			return cache[prop];
		},
		set(target, prop, value) {
			if (prop !== "url" && prop !== "_url") delete cache[prop];
			return Reflect.set(target, prop, value);
		}
	});
}
function requestWithBaseURL(req, base, options = {}) {
	const url = new URL(options.url || req.url);
	url.pathname = stripBase(url.pathname, base);
	return requestWithURL(req, url.href);
}
function toRequest(input, options) {
	if (typeof input === "string") {
		let url = input;
		if (url[0] === "/") url = `http://${safeHost((options?.headers ? new Headers(options.headers) : void 0)?.get("host"))}${url}`;
		return new Request(url, options);
	} else if (options || input instanceof URL) return new Request(input, options);
	return input;
}
function safeHost(host) {
	return host && !/[/\\?#@\s]/.test(host) ? host : "localhost";
}
function toEventHandler(handler) {
	if (typeof handler === "function") return handler;
	if (typeof handler?.handler === "function" && handler.constructor?.["~h3"]) return handler.handler;
	if (typeof handler?.fetch === "function") return function _fetchHandler(event) {
		return handler.fetch(event.req);
	};
}
const NoHandler = () => kNotFound;
var H3Core = class {
	static "~h3" = true;
	config;
	"~middleware";
	"~routes" = [];
	"~dispatch";
	"~composed";
	constructor(config = {}) {
		this["~middleware"] = [];
		this.config = config;
		this.fetch = this.fetch.bind(this);
		this.handler = this.handler.bind(this);
	}
	fetch(request) {
		return this["~request"](request);
	}
	handler(event) {
		const route = this["~findRoute"](event);
		if (route) {
			event.context.params = route.params;
			event.context.matchedRoute = route.data;
		}
		return (this["~dispatch"] ??= createDispatcher(this))(event, route);
	}
	"~request"(request, context) {
		const event = new H3Event(request, context, this);
		let handlerRes;
		try {
			if (event[kMalformedURL] && !this.config.allowMalformedURL) throw new HTTPError({
				status: 400,
				message: "Bad Request"
			});
			if (this.config.onRequest) {
				const hookRes = this.config.onRequest(event);
				handlerRes = typeof hookRes?.then === "function" ? hookRes.then(() => this.handler(event)) : this.handler(event);
			} else handlerRes = this.handler(event);
		} catch (error) {
			handlerRes = Promise.reject(error);
		}
		return toResponse$1(handlerRes, event, this.config);
	}
	"~findRoute"(_event) {}
	"~addRoute"(_route) {
		this["~routes"].push(_route);
	}
	"~getMiddleware"(_event, _route) {
		return this["~middleware"];
	}
};
function createDispatcher(app) {
	if (app["~getMiddleware"] !== H3Core.prototype["~getMiddleware"]) return (event, route) => callMiddleware(event, app["~getMiddleware"](event, route || void 0), routeHandler(route));
	const middleware = app["~middleware"];
	if (middleware.length === 0) return (event, route) => routeHandler(route)(event);
	const composed = app["~composed"] ??= composeMiddleware(middleware);
	return (event, route) => composed(event, routeHandler(route));
}
function routeHandler(route) {
	const data = route?.data;
	if (!data) return NoHandler;
	return data.middleware?.length ? data["~composed"] ??= composeHandler(data.middleware, data.handler) : data.handler;
}
const H3 = (() => {
	class H3 extends H3Core {
		"~rou3";
		constructor(config = {}) {
			super(config);
			this["~rou3"] = createRouter();
			this.request = this.request.bind(this);
			config.plugins?.forEach((plugin) => plugin(this));
		}
		register(plugin) {
			plugin(this);
			return this;
		}
		request(_req, _init, context) {
			return this["~request"](toRequest(_req, _init), context);
		}
		mount(base, input) {
			base = !base || base === "/" ? "" : normalizeRoute(base).replace(/\/$/, "");
			if ("handler" in input) {
				if (input["~middleware"].length > 0) {
					this["~middleware"].push((event, next) => {
						const originalPathname = event.url.pathname;
						if (!originalPathname.startsWith(base) || originalPathname.length > base.length && originalPathname[base.length] !== "/") return next();
						if (hasEmptySegmentAfterBase(originalPathname, base)) throw new HTTPError({ status: 404 });
						event.url.pathname = stripBase(originalPathname, base);
						const restore = () => {
							event.url.pathname = originalPathname;
						};
						try {
							const result = (input["~composed"] ??= composeMiddleware(input["~middleware"]))(event, () => {
								restore();
								return next();
							});
							if (typeof result?.then === "function") return Promise.resolve(result).finally(restore);
							restore();
							return result;
						} catch (err) {
							restore();
							throw err;
						}
					});
					this["~dispatch"] = this["~composed"] = void 0;
				}
				for (const r of input["~routes"]) this["~addRoute"]({
					...r,
					route: base + r.route
				});
			} else {
				const fetchHandler = "fetch" in input ? input.fetch : input;
				this.all(`${base}/**`, function _mountedMiddleware(event) {
					if (hasEmptySegmentAfterBase(event.url.pathname, base)) throw new HTTPError({ status: 404 });
					return fetchHandler(requestWithBaseURL(event.req, base, { url: event.url }));
				});
			}
			return this;
		}
		on(method, route, handler, opts) {
			const _method = (method || "").toUpperCase();
			route = normalizeRoute(route);
			this["~addRoute"]({
				method: _method,
				route,
				handler: toEventHandler(handler),
				middleware: opts?.middleware,
				meta: {
					...handler.meta,
					...opts?.meta
				}
			});
			return this;
		}
		all(route, handler, opts) {
			return this.on("", route, handler, opts);
		}
		"~findRoute"(_event) {
			const match = findRoute(this["~rou3"], _event.req.method, _event.url.pathname);
			if (match === void 0 && _event.req.method === "HEAD") return findRoute(this["~rou3"], "GET", _event.url.pathname);
			return match;
		}
		"~addRoute"(_route) {
			addRoute(this["~rou3"], _route.method, _route.route, _route);
			super["~addRoute"](_route);
		}
		use(arg1, arg2, arg3) {
			let route;
			let fn;
			let opts;
			if (typeof arg1 === "string") {
				route = arg1;
				fn = arg2;
				opts = arg3;
			} else {
				fn = arg1;
				opts = arg2;
			}
			if (typeof fn !== "function" && "handler" in fn) return this.mount(route || "", fn);
			this["~middleware"].push(normalizeMiddleware(fn, {
				...opts,
				route
			}));
			this["~dispatch"] = this["~composed"] = void 0;
			return this;
		}
	}
	for (const method of [
		"GET",
		"POST",
		"PUT",
		"DELETE",
		"PATCH",
		"HEAD",
		"OPTIONS",
		"CONNECT",
		"TRACE",
		"QUERY"
	]) H3Core.prototype[method.toLowerCase()] = function(route, handler, opts) {
		return this.on(method, route, handler, opts);
	};
	return H3;
})();
// node_modules/h3/dist/_entries/node.mjs
function toNodeHandler(app) {
	return toNodeHandler$1(app.fetch);
}
// server/query.ts
function languageIn(search, fallback) {
	const wanted = /(?:^|&)lang=(?<lang>[a-z]{2})(?:&|$)/.exec(search)?.groups?.["lang"];
	return languages.find((language) => language === wanted) ?? fallback;
}
function readQuery(search, names, fallback) {
	const known = [...names, "lang"];
	const found = new Map();
	const pieces = search.split("&").filter((piece) => piece !== "");
	for (const piece of pieces) {
		const at = piece.indexOf("=");
		const name = decode$1(at < 0 ? piece : piece.slice(0, at), printable(piece, 40));
		if (!known.includes(name)) throw unknownName(name, known);
		if (found.has(name)) throw repeated(name, pieces);
		found.set(name, at < 0 ? "" : decode$1(piece.slice(at + 1), name));
	}
	const language = readLanguage(found.get("lang"), fallback);
	found.delete("lang");
	return {
		parameters: Object.fromEntries(found),
		language
	};
}
function decode$1(text, name) {
	if (!/[%+]/.test(text)) return text;
	if (/%(?![\da-f]{2})/i.test(text)) throw badEncoding(name, {
		en: "% without two hexadecimal digits",
		ko: "% 뒤에 16진수 두 자리가 없음"
	});
	try {
		return decodeURIComponent(text.replaceAll("+", " "));
	} catch {
		throw badEncoding(name, {
			en: "its bytes are not UTF-8",
			ko: "UTF-8이 아닌 바이트"
		});
	}
}
function badEncoding(name, detail) {
	return failure("input.encoding", {
		field: name,
		detail
	}, { reason: name });
}
function unknownName(name, known) {
	const field = printable(name, 60) || `""`;
	return failure("input.unknown", {
		field,
		suggestion: suggest(name, known)
	}, { reason: field });
}
function repeated(name, pieces) {
	const count = pieces.filter((piece) => piece === name || piece.startsWith(`${name}=`)).length;
	return failure("input.repeated", {
		field: name,
		count: Math.max(2, count)
	}, { reason: name });
}
function readLanguage(text, fallback) {
	if (text === void 0) return fallback;
	const language = languages.find((each) => each === text);
	if (language) return language;
	const given = `"${printable(text, 60)}"`;
	const params = {
		field: "lang",
		expected: languages.join(", "),
		given,
		suggestion: suggest(text, languages)
	};
	throw failure("input.option", params, { reason: "lang" });
}
// server/fields.ts
function guardedBy(policy) {
	return [
		["content-security-policy", policy],
		["strict-transport-security", "max-age=31536000"],
		["x-content-type-options", "nosniff"],
		["x-frame-options", "DENY"],
		["referrer-policy", "no-referrer"],
		["permissions-policy", "camera=(), geolocation=(), microphone=()"],
		["cross-origin-opener-policy", "same-origin"]
	];
}
const unchanging = ["cache-control", "public, max-age=300"];
const anyOrigin = ["access-control-allow-origin", "*"];
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const jsonFields = [
	...guardedBy(nothing),
	["content-type", "application/json; charset=utf-8"],
	["cross-origin-resource-policy", "cross-origin"]
];
function pageFields(styleHash) {
	return [
		...guardedBy(`default-src 'none'; style-src '${styleHash}'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`),
		["content-type", "text/html; charset=utf-8"],
		["cross-origin-resource-policy", "same-origin"],
		unchanging
	];
}
const documentFields = [
	...jsonFields,
	unchanging,
	anyOrigin
];
const passingFields = [...jsonFields, ["cache-control", "no-store"]];
const crossOriginFields = [anyOrigin, ["access-control-expose-headers", "x-request-id, ratelimit, ratelimit-policy, retry-after"]];
function preflightFields(allowed) {
	return [
		...guardedBy(nothing),
		["allow", allowed],
		["access-control-allow-methods", allowed],
		["access-control-allow-headers", "authorization, cache-control, content-type, x-request-id"],
		["access-control-max-age", "86400"]
	];
}
// server/refuse.ts
function refuse(failure, requestId, language, names = []) {
	const { status, code, retryAfter } = failure;
	const reason = code !== "INVALID_INPUT" || names.includes(failure.reason) ? failure.reason : failure.facts.id;
	return {
		status,
		fields: retryAfter === null ? passingFields : [...passingFields, ["retry-after", `${retryAfter}`]],
		body: JSON.stringify(toRefusal(failure, requestId, language)),
		note: {
			code,
			reason
		}
	};
}
// server/target.ts
const longestUrl = 8e3;
function checkHead({ url = "", rawHeaders, httpVersion }) {
	if (url.length > longestUrl) throw failure("request.url-too-long", { limit: longestUrl });
	if (!isTarget(url)) throw malformed$1(words$4.target);
	const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "host");
	if (hosts.length === 0 && httpVersion === "1.1") throw malformed$1(words$4.noHost);
	if (hosts.length > 1) throw malformed$1(words$4.hosts);
	if (!hosts.every(isHost)) throw malformed$1(words$4.host);
}
function isTarget(url) {
	return url.startsWith("/") || url === "*" || /^https?:\/\//i.test(url) && URL.canParse(url);
}
function isHost(value) {
	const groups = /^(?:\[(?<six>[^\]]*)\]|[\w.~!$&'()*+,;=%-]*)(?::(?<port>\d*))?$/.exec(value)?.groups;
	if (!groups) return false;
	const { six, port } = groups;
	return (six === void 0 || isIPv6(six)) && Number(port ?? 0) <= 65535;
}
const words$4 = {
	target: {
		en: "its target is neither a path nor a URL of http or https",
		ko: "요청 대상이 경로도 http 또는 https URL도 아닙니다"
	},
	noHost: {
		en: "it has no Host header",
		ko: "Host 헤더가 없습니다"
	},
	hosts: {
		en: "it has more than one Host header",
		ko: "Host 헤더가 둘 이상입니다"
	},
	host: {
		en: "its Host header is no host",
		ko: "Host 헤더가 호스트가 아닙니다"
	}
};
function malformed$1(detail) {
	return failure("request.malformed", { detail });
}
// server/app.ts
function openApp({ places, log, language, isDraining }) {
	const paths = places.map(({ path }) => path);
	async function serve(event, path, route) {
		const started = performance.now();
		const asked = toAsked(event, language);
		const draft = {
			fields: [],
			rate: [],
			note: {},
			names: []
		};
		const attended = await attend(asked, draft, route);
		const reply = asked.incoming.socket.destroyed ? null : attended;
		const ms = Math.round(10 * (performance.now() - started)) / 10;
		const { requestId, method } = asked;
		log.request({
			requestId,
			method,
			path,
			status: reply?.status ?? null,
			ms,
			...draft.note,
			...reply?.note
		});
		return reply ? toResponse(reply, draft, asked, isDraining()) : new NodeResponse(null, { status: 503 });
	}
	async function attend(asked, draft, route) {
		try {
			checkHead(asked.incoming);
			return await route(asked, draft);
		} catch (error) {
			if (!(error instanceof Failure) && error !== asked.gone().reason) log.bug(asked.requestId, error);
			if (isHungUp(asked)) return null;
			return refuse(error instanceof Failure ? error : failure("internal", {}), asked.requestId, asked.language, draft.names);
		}
	}
	const app = new H3({
		silent: true,
		onError: (error, event) => error.unhandled ? serve(event, null, () => rethrow(error)) : serve(event, null, misspelt)
	});
	const lost = (asked) => nowhere(asked, paths);
	for (const { path, route } of places) app.all(path, (event) => path !== "/" && event.url.pathname.endsWith("/") ? serve(event, null, lost) : serve(event, path, route));
	app.all("/**", (event) => serve(event, null, lost));
	return app;
}
function toAsked({ req, url, runtime }, language) {
	const incoming = runtime?.node?.req;
	const search = url.search.slice(1);
	const given = incoming.headers["x-request-id"];
	return {
		requestId: typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID(),
		method: req.method,
		path: url.pathname,
		search,
		language: languageIn(search, language),
		incoming,
		gone: once$2(() => plainly(req.signal))
	};
}
function plainly(signal) {
	const gone = new AbortController();
	if (signal.aborted) gone.abort();
	else signal.addEventListener("abort", () => gone.abort(), { once: true });
	return gone.signal;
}
function once$2(make) {
	let made;
	return () => made ??= make();
}
function isHungUp({ incoming, gone }) {
	return incoming.socket.destroyed || gone().aborted;
}
function misspelt() {
	throw failure("request.malformed", { detail: {
		en: "its path is not UTF-8 in percent-encoding",
		ko: "경로가 퍼센트 인코딩된 UTF-8이 아닙니다"
	} });
}
function rethrow({ cause }) {
	throw cause;
}
function nowhere({ path }, paths) {
	throw failure("request.path", { suggestion: suggest(path, paths) });
}
function toResponse({ status, fields, body, length }, draft, { requestId }, isDraining) {
	const headers = [
		...fields,
		...draft.fields,
		...draft.rate,
		["x-request-id", requestId]
	];
	if (status !== 204) headers.push(["content-length", `${length ?? Buffer.byteLength(body)}`]);
	if (isDraining) headers.push(["connection", "close"]);
	return new NodeResponse(status === 204 ? null : body, {
		status,
		headers
	});
}
// server/config.ts
const defaultPatience = {
	headers: 1e4,
	request: 2e4,
	idle: 5e3,
	every: 1e3,
	notice: 1e3
};
// node_modules/forwarded/index.js
var require_forwarded = __commonJSMin(((exports, module) => {
	module.exports = forwarded;
	function forwarded(req) {
		if (!req) throw new TypeError("argument req is required");
		var proxyAddrs = parse(req.headers["x-forwarded-for"] || "");
		return [getSocketAddr(req)].concat(proxyAddrs);
	}
	function getSocketAddr(req) {
		return req.socket ? req.socket.remoteAddress : req.connection.remoteAddress;
	}
	function parse(header) {
		var end = header.length;
		var list = [];
		var start = header.length;
		for (var i = header.length - 1; i >= 0; i--) switch (header.charCodeAt(i)) {
			case 32:
				if (start === end) start = end = i;
				break;
			case 44:
				if (start !== end) list.push(header.substring(start, end));
				start = end = i;
				break;
			default: start = i;
		}
		if (start !== end) list.push(header.substring(start, end));
		return list;
	}
}));
// node_modules/proxy-addr/node_modules/ipaddr.js/lib/ipaddr.js
var require_ipaddr = __commonJSMin(((exports, module, this$1) => {
	(function() {
		var expandIPv6, ipaddr = {}, ipv4Part, ipv4Regexes, ipv6Part, ipv6Regexes, matchCIDR, root = this, zoneIndex;
		if (typeof module !== "undefined" && module !== null && module.exports) module.exports = ipaddr;
		else root["ipaddr"] = ipaddr;
		matchCIDR = function(first, second, partSize, cidrBits) {
			var part, shift;
			if (first.length !== second.length) throw new Error("ipaddr: cannot match CIDR for objects with different lengths");
			part = 0;
			while (cidrBits > 0) {
				shift = partSize - cidrBits;
				if (shift < 0) shift = 0;
				if (first[part] >> shift !== second[part] >> shift) return false;
				cidrBits -= partSize;
				part += 1;
			}
			return true;
		};
		ipaddr.subnetMatch = function(address, rangeList, defaultName) {
			var k, len, rangeName, rangeSubnets, subnet;
			if (defaultName == null) defaultName = "unicast";
			for (rangeName in rangeList) {
				rangeSubnets = rangeList[rangeName];
				if (rangeSubnets[0] && !(rangeSubnets[0] instanceof Array)) rangeSubnets = [rangeSubnets];
				for (k = 0, len = rangeSubnets.length; k < len; k++) {
					subnet = rangeSubnets[k];
					if (address.kind() === subnet[0].kind()) {
						if (address.match.apply(address, subnet)) return rangeName;
					}
				}
			}
			return defaultName;
		};
		ipaddr.IPv4 = (function() {
			function IPv4(octets) {
				var k, len, octet;
				if (octets.length !== 4) throw new Error("ipaddr: ipv4 octet count should be 4");
				for (k = 0, len = octets.length; k < len; k++) {
					octet = octets[k];
					if (!(0 <= octet && octet <= 255)) throw new Error("ipaddr: ipv4 octet should fit in 8 bits");
				}
				this.octets = octets;
			}
			IPv4.prototype.kind = function() {
				return "ipv4";
			};
			IPv4.prototype.toString = function() {
				return this.octets.join(".");
			};
			IPv4.prototype.toNormalizedString = function() {
				return this.toString();
			};
			IPv4.prototype.toByteArray = function() {
				return this.octets.slice(0);
			};
			IPv4.prototype.match = function(other, cidrRange) {
				var ref;
				if (cidrRange === void 0) ref = other, other = ref[0], cidrRange = ref[1];
				if (other.kind() !== "ipv4") throw new Error("ipaddr: cannot match ipv4 address with non-ipv4 one");
				return matchCIDR(this.octets, other.octets, 8, cidrRange);
			};
			IPv4.prototype.SpecialRanges = {
				unspecified: [[new IPv4([
					0,
					0,
					0,
					0
				]), 8]],
				broadcast: [[new IPv4([
					255,
					255,
					255,
					255
				]), 32]],
				multicast: [[new IPv4([
					224,
					0,
					0,
					0
				]), 4]],
				linkLocal: [[new IPv4([
					169,
					254,
					0,
					0
				]), 16]],
				loopback: [[new IPv4([
					127,
					0,
					0,
					0
				]), 8]],
				carrierGradeNat: [[new IPv4([
					100,
					64,
					0,
					0
				]), 10]],
				"private": [
					[new IPv4([
						10,
						0,
						0,
						0
					]), 8],
					[new IPv4([
						172,
						16,
						0,
						0
					]), 12],
					[new IPv4([
						192,
						168,
						0,
						0
					]), 16]
				],
				reserved: [
					[new IPv4([
						192,
						0,
						0,
						0
					]), 24],
					[new IPv4([
						192,
						0,
						2,
						0
					]), 24],
					[new IPv4([
						192,
						88,
						99,
						0
					]), 24],
					[new IPv4([
						198,
						51,
						100,
						0
					]), 24],
					[new IPv4([
						203,
						0,
						113,
						0
					]), 24],
					[new IPv4([
						240,
						0,
						0,
						0
					]), 4]
				]
			};
			IPv4.prototype.range = function() {
				return ipaddr.subnetMatch(this, this.SpecialRanges);
			};
			IPv4.prototype.toIPv4MappedAddress = function() {
				return ipaddr.IPv6.parse("::ffff:" + this.toString());
			};
			IPv4.prototype.prefixLengthFromSubnetMask = function() {
				var cidr, i, k, octet, stop, zeros, zerotable = {
					0: 8,
					128: 7,
					192: 6,
					224: 5,
					240: 4,
					248: 3,
					252: 2,
					254: 1,
					255: 0
				};
				cidr = 0;
				stop = false;
				for (i = k = 3; k >= 0; i = k += -1) {
					octet = this.octets[i];
					if (octet in zerotable) {
						zeros = zerotable[octet];
						if (stop && zeros !== 0) return null;
						if (zeros !== 8) stop = true;
						cidr += zeros;
					} else return null;
				}
				return 32 - cidr;
			};
			return IPv4;
		})();
		ipv4Part = "(0?\\d+|0x[a-f0-9]+)";
		ipv4Regexes = {
			fourOctet: new RegExp("^" + ipv4Part + "\\." + ipv4Part + "\\." + ipv4Part + "\\." + ipv4Part + "$", "i"),
			longValue: new RegExp("^" + ipv4Part + "$", "i")
		};
		ipaddr.IPv4.parser = function(string) {
			var match, parseIntAuto = function(string) {
				if (string[0] === "0" && string[1] !== "x") return parseInt(string, 8);
				else return parseInt(string);
			}, part, shift, value;
			if (match = string.match(ipv4Regexes.fourOctet)) return (function() {
				var k, len, ref = match.slice(1, 6), results = [];
				for (k = 0, len = ref.length; k < len; k++) {
					part = ref[k];
					results.push(parseIntAuto(part));
				}
				return results;
			})();
			else if (match = string.match(ipv4Regexes.longValue)) {
				value = parseIntAuto(match[1]);
				if (value > 4294967295 || value < 0) throw new Error("ipaddr: address outside defined range");
				return (function() {
					var k, results = [];
					for (shift = k = 0; k <= 24; shift = k += 8) results.push(value >> shift & 255);
					return results;
				})().reverse();
			} else return null;
		};
		ipaddr.IPv6 = (function() {
			function IPv6(parts, zoneId) {
				var i, k, l, len, part, ref;
				if (parts.length === 16) {
					this.parts = [];
					for (i = k = 0; k <= 14; i = k += 2) this.parts.push(parts[i] << 8 | parts[i + 1]);
				} else if (parts.length === 8) this.parts = parts;
				else throw new Error("ipaddr: ipv6 part count should be 8 or 16");
				ref = this.parts;
				for (l = 0, len = ref.length; l < len; l++) {
					part = ref[l];
					if (!(0 <= part && part <= 65535)) throw new Error("ipaddr: ipv6 part should fit in 16 bits");
				}
				if (zoneId) this.zoneId = zoneId;
			}
			IPv6.prototype.kind = function() {
				return "ipv6";
			};
			IPv6.prototype.toString = function() {
				return this.toNormalizedString().replace(/((^|:)(0(:|$))+)/, "::");
			};
			IPv6.prototype.toRFC5952String = function() {
				var bestMatchIndex, bestMatchLength, match, regex = /((^|:)(0(:|$)){2,})/g, string = this.toNormalizedString();
				bestMatchIndex = 0;
				bestMatchLength = -1;
				while (match = regex.exec(string)) if (match[0].length > bestMatchLength) {
					bestMatchIndex = match.index;
					bestMatchLength = match[0].length;
				}
				if (bestMatchLength < 0) return string;
				return string.substring(0, bestMatchIndex) + "::" + string.substring(bestMatchIndex + bestMatchLength);
			};
			IPv6.prototype.toByteArray = function() {
				var bytes = [], k, len, part, ref = this.parts;
				for (k = 0, len = ref.length; k < len; k++) {
					part = ref[k];
					bytes.push(part >> 8);
					bytes.push(part & 255);
				}
				return bytes;
			};
			IPv6.prototype.toNormalizedString = function() {
				var addr = (function() {
					var k, len, ref = this.parts, results = [];
					for (k = 0, len = ref.length; k < len; k++) {
						part = ref[k];
						results.push(part.toString(16));
					}
					return results;
				}).call(this).join(":"), part, suffix = "";
				if (this.zoneId) suffix = "%" + this.zoneId;
				return addr + suffix;
			};
			IPv6.prototype.toFixedLengthString = function() {
				var addr = (function() {
					var k, len, ref = this.parts, results = [];
					for (k = 0, len = ref.length; k < len; k++) {
						part = ref[k];
						results.push(part.toString(16).padStart(4, "0"));
					}
					return results;
				}).call(this).join(":"), part, suffix = "";
				if (this.zoneId) suffix = "%" + this.zoneId;
				return addr + suffix;
			};
			IPv6.prototype.match = function(other, cidrRange) {
				var ref;
				if (cidrRange === void 0) ref = other, other = ref[0], cidrRange = ref[1];
				if (other.kind() !== "ipv6") throw new Error("ipaddr: cannot match ipv6 address with non-ipv6 one");
				return matchCIDR(this.parts, other.parts, 16, cidrRange);
			};
			IPv6.prototype.SpecialRanges = {
				unspecified: [new IPv6([
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 128],
				linkLocal: [new IPv6([
					65152,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 10],
				multicast: [new IPv6([
					65280,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 8],
				loopback: [new IPv6([
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					1
				]), 128],
				uniqueLocal: [new IPv6([
					64512,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 7],
				ipv4Mapped: [new IPv6([
					0,
					0,
					0,
					0,
					0,
					65535,
					0,
					0
				]), 96],
				rfc6145: [new IPv6([
					0,
					0,
					0,
					0,
					65535,
					0,
					0,
					0
				]), 96],
				rfc6052: [new IPv6([
					100,
					65435,
					0,
					0,
					0,
					0,
					0,
					0
				]), 96],
				"6to4": [new IPv6([
					8194,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 16],
				teredo: [new IPv6([
					8193,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 32],
				reserved: [[new IPv6([
					8193,
					3512,
					0,
					0,
					0,
					0,
					0,
					0
				]), 32]]
			};
			IPv6.prototype.range = function() {
				return ipaddr.subnetMatch(this, this.SpecialRanges);
			};
			IPv6.prototype.isIPv4MappedAddress = function() {
				return this.range() === "ipv4Mapped";
			};
			IPv6.prototype.toIPv4Address = function() {
				var high, low, ref;
				if (!this.isIPv4MappedAddress()) throw new Error("ipaddr: trying to convert a generic ipv6 address to ipv4");
				ref = this.parts.slice(-2), high = ref[0], low = ref[1];
				return new ipaddr.IPv4([
					high >> 8,
					high & 255,
					low >> 8,
					low & 255
				]);
			};
			IPv6.prototype.prefixLengthFromSubnetMask = function() {
				var cidr, i, k, part, stop, zeros, zerotable = {
					0: 16,
					32768: 15,
					49152: 14,
					57344: 13,
					61440: 12,
					63488: 11,
					64512: 10,
					65024: 9,
					65280: 8,
					65408: 7,
					65472: 6,
					65504: 5,
					65520: 4,
					65528: 3,
					65532: 2,
					65534: 1,
					65535: 0
				};
				cidr = 0;
				stop = false;
				for (i = k = 7; k >= 0; i = k += -1) {
					part = this.parts[i];
					if (part in zerotable) {
						zeros = zerotable[part];
						if (stop && zeros !== 0) return null;
						if (zeros !== 16) stop = true;
						cidr += zeros;
					} else return null;
				}
				return 128 - cidr;
			};
			return IPv6;
		})();
		ipv6Part = "(?:[0-9a-f]+::?)+";
		zoneIndex = "%[0-9a-z]{1,}";
		ipv6Regexes = {
			zoneIndex: new RegExp(zoneIndex, "i"),
			"native": new RegExp("^(::)?(" + ipv6Part + ")?([0-9a-f]+)?(::)?(" + zoneIndex + ")?$", "i"),
			transitional: new RegExp("^((?:" + ipv6Part + ")|(?:::)(?:" + ipv6Part + ")?)" + (ipv4Part + "\\." + ipv4Part + "\\." + ipv4Part + "\\." + ipv4Part) + ("(" + zoneIndex + ")?$"), "i")
		};
		expandIPv6 = function(string, parts) {
			var colonCount, lastColon, part, replacement, replacementCount, zoneId;
			if (string.indexOf("::") !== string.lastIndexOf("::")) return null;
			zoneId = (string.match(ipv6Regexes["zoneIndex"]) || [])[0];
			if (zoneId) {
				zoneId = zoneId.substring(1);
				string = string.replace(/%.+$/, "");
			}
			colonCount = 0;
			lastColon = -1;
			while ((lastColon = string.indexOf(":", lastColon + 1)) >= 0) colonCount++;
			if (string.substr(0, 2) === "::") colonCount--;
			if (string.substr(-2, 2) === "::") colonCount--;
			if (colonCount > parts) return null;
			replacementCount = parts - colonCount;
			replacement = ":";
			while (replacementCount--) replacement += "0:";
			string = string.replace("::", replacement);
			if (string[0] === ":") string = string.slice(1);
			if (string[string.length - 1] === ":") string = string.slice(0, -1);
			parts = (function() {
				var k, len, ref = string.split(":"), results = [];
				for (k = 0, len = ref.length; k < len; k++) {
					part = ref[k];
					results.push(parseInt(part, 16));
				}
				return results;
			})();
			return {
				parts,
				zoneId
			};
		};
		ipaddr.IPv6.parser = function(string) {
			var addr, k, len, match, octet, octets, zoneId;
			if (ipv6Regexes["native"].test(string)) return expandIPv6(string, 8);
			else if (match = string.match(ipv6Regexes["transitional"])) {
				zoneId = match[6] || "";
				addr = expandIPv6(match[1].slice(0, -1) + zoneId, 6);
				if (addr.parts) {
					octets = [
						parseInt(match[2]),
						parseInt(match[3]),
						parseInt(match[4]),
						parseInt(match[5])
					];
					for (k = 0, len = octets.length; k < len; k++) {
						octet = octets[k];
						if (!(0 <= octet && octet <= 255)) return null;
					}
					addr.parts.push(octets[0] << 8 | octets[1]);
					addr.parts.push(octets[2] << 8 | octets[3]);
					return {
						parts: addr.parts,
						zoneId: addr.zoneId
					};
				}
			}
			return null;
		};
		ipaddr.IPv4.isIPv4 = ipaddr.IPv6.isIPv6 = function(string) {
			return this.parser(string) !== null;
		};
		ipaddr.IPv4.isValid = function(string) {
			try {
				new this(this.parser(string));
				return true;
			} catch (error1) {
				return false;
			}
		};
		ipaddr.IPv4.isValidFourPartDecimal = function(string) {
			if (ipaddr.IPv4.isValid(string) && string.match(/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){3}$/)) return true;
			else return false;
		};
		ipaddr.IPv6.isValid = function(string) {
			var addr;
			if (typeof string === "string" && string.indexOf(":") === -1) return false;
			try {
				addr = this.parser(string);
				new this(addr.parts, addr.zoneId);
				return true;
			} catch (error1) {
				return false;
			}
		};
		ipaddr.IPv4.parse = function(string) {
			var parts = this.parser(string);
			if (parts === null) throw new Error("ipaddr: string is not formatted like ip address");
			return new this(parts);
		};
		ipaddr.IPv6.parse = function(string) {
			var addr = this.parser(string);
			if (addr.parts === null) throw new Error("ipaddr: string is not formatted like ip address");
			return new this(addr.parts, addr.zoneId);
		};
		ipaddr.IPv4.parseCIDR = function(string) {
			var maskLength, match, parsed;
			if (match = string.match(/^(.+)\/(\d+)$/)) {
				maskLength = parseInt(match[2]);
				if (maskLength >= 0 && maskLength <= 32) {
					parsed = [this.parse(match[1]), maskLength];
					Object.defineProperty(parsed, "toString", { value: function() {
						return this.join("/");
					} });
					return parsed;
				}
			}
			throw new Error("ipaddr: string is not formatted like an IPv4 CIDR range");
		};
		ipaddr.IPv4.subnetMaskFromPrefixLength = function(prefix) {
			var filledOctetCount, j, octets;
			prefix = parseInt(prefix);
			if (prefix < 0 || prefix > 32) throw new Error("ipaddr: invalid IPv4 prefix length");
			octets = [
				0,
				0,
				0,
				0
			];
			j = 0;
			filledOctetCount = Math.floor(prefix / 8);
			while (j < filledOctetCount) {
				octets[j] = 255;
				j++;
			}
			if (filledOctetCount < 4) octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
			return new this(octets);
		};
		ipaddr.IPv4.broadcastAddressFromCIDR = function(string) {
			var cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
			try {
				cidr = this.parseCIDR(string);
				ipInterfaceOctets = cidr[0].toByteArray();
				subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				octets = [];
				i = 0;
				while (i < 4) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
					i++;
				}
				return new this(octets);
			} catch (error1) {
				throw new Error("ipaddr: the address does not have IPv4 CIDR format");
			}
		};
		ipaddr.IPv4.networkAddressFromCIDR = function(string) {
			var cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
			try {
				cidr = this.parseCIDR(string);
				ipInterfaceOctets = cidr[0].toByteArray();
				subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				octets = [];
				i = 0;
				while (i < 4) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
					i++;
				}
				return new this(octets);
			} catch (error1) {
				throw new Error("ipaddr: the address does not have IPv4 CIDR format");
			}
		};
		ipaddr.IPv6.parseCIDR = function(string) {
			var maskLength, match, parsed;
			if (match = string.match(/^(.+)\/(\d+)$/)) {
				maskLength = parseInt(match[2]);
				if (maskLength >= 0 && maskLength <= 128) {
					parsed = [this.parse(match[1]), maskLength];
					Object.defineProperty(parsed, "toString", { value: function() {
						return this.join("/");
					} });
					return parsed;
				}
			}
			throw new Error("ipaddr: string is not formatted like an IPv6 CIDR range");
		};
		ipaddr.isValid = function(string) {
			return ipaddr.IPv6.isValid(string) || ipaddr.IPv4.isValid(string);
		};
		ipaddr.parse = function(string) {
			if (ipaddr.IPv6.isValid(string)) return ipaddr.IPv6.parse(string);
			else if (ipaddr.IPv4.isValid(string)) return ipaddr.IPv4.parse(string);
			else throw new Error("ipaddr: the address has neither IPv6 nor IPv4 format");
		};
		ipaddr.parseCIDR = function(string) {
			try {
				return ipaddr.IPv6.parseCIDR(string);
			} catch (error1) {
				try {
					return ipaddr.IPv4.parseCIDR(string);
				} catch (error1) {
					throw new Error("ipaddr: the address has neither IPv6 nor IPv4 CIDR format");
				}
			}
		};
		ipaddr.fromByteArray = function(bytes) {
			var length = bytes.length;
			if (length === 4) return new ipaddr.IPv4(bytes);
			else if (length === 16) return new ipaddr.IPv6(bytes);
			else throw new Error("ipaddr: the binary input is neither an IPv6 nor IPv4 address");
		};
		ipaddr.process = function(string) {
			var addr = this.parse(string);
			if (addr.kind() === "ipv6" && addr.isIPv4MappedAddress()) return addr.toIPv4Address();
			else return addr;
		};
	}).call(this$1);
}));
// node_modules/proxy-addr/index.js
var require_proxy_addr = __commonJSMin(((exports, module) => {
	module.exports = proxyaddr;
	module.exports.all = alladdrs;
	module.exports.compile = compile;
	var forwarded = require_forwarded();
	var ipaddr = require_ipaddr();
	var DIGIT_REGEXP = /^[0-9]+$/;
	var isip = ipaddr.isValid;
	var parseip = ipaddr.parse;
	var IP_RANGES = {
		linklocal: ["169.254.0.0/16", "fe80::/10"],
		loopback: ["127.0.0.1/8", "::1/128"],
		uniquelocal: [
			"10.0.0.0/8",
			"172.16.0.0/12",
			"192.168.0.0/16",
			"fc00::/7"
		]
	};
	function alladdrs(req, trust) {
		var addrs = forwarded(req);
		if (!trust) return addrs;
		if (typeof trust !== "function") trust = compile(trust);
		for (var i = 0; i < addrs.length - 1; i++) {
			if (trust(addrs[i], i)) continue;
			addrs.length = i + 1;
		}
		return addrs;
	}
	function compile(val) {
		if (!val) throw new TypeError("argument is required");
		var trust;
		if (typeof val === "string") trust = [val];
		else if (Array.isArray(val)) trust = val.slice();
		else throw new TypeError("unsupported trust argument");
		for (var i = 0; i < trust.length; i++) {
			val = trust[i];
			if (!Object.prototype.hasOwnProperty.call(IP_RANGES, val)) continue;
			val = IP_RANGES[val];
			trust.splice.apply(trust, [i, 1].concat(val));
			i += val.length - 1;
		}
		return compileTrust(compileRangeSubnets(trust));
	}
	function compileRangeSubnets(arr) {
		var rangeSubnets = new Array(arr.length);
		for (var i = 0; i < arr.length; i++) rangeSubnets[i] = parseipNotation(arr[i]);
		return rangeSubnets;
	}
	function compileTrust(rangeSubnets) {
		var len = rangeSubnets.length;
		return len === 0 ? trustNone : len === 1 ? trustSingle(rangeSubnets[0]) : trustMulti(rangeSubnets);
	}
	function parseipNotation(note) {
		var pos = note.lastIndexOf("/");
		var str = pos !== -1 ? note.substring(0, pos) : note;
		if (!isip(str)) throw new TypeError("invalid IP address: " + str);
		var ip = parseip(str);
		if (pos === -1 && ip.kind() === "ipv6" && ip.isIPv4MappedAddress()) ip = ip.toIPv4Address();
		var max = ip.kind() === "ipv6" ? 128 : 32;
		var range = pos !== -1 ? note.substring(pos + 1, note.length) : null;
		if (range === null) range = max;
		else if (DIGIT_REGEXP.test(range)) range = parseInt(range, 10);
		else if (ip.kind() === "ipv4" && isip(range)) range = parseNetmask(range);
		else range = null;
		if (range <= 0 || range > max) throw new TypeError("invalid range on address: " + note);
		return [ip, range];
	}
	function parseNetmask(netmask) {
		var ip = parseip(netmask);
		return ip.kind() === "ipv4" ? ip.prefixLengthFromSubnetMask() : null;
	}
	function proxyaddr(req, trust) {
		if (!req) throw new TypeError("req argument is required");
		if (!trust) throw new TypeError("trust argument is required");
		var addrs = alladdrs(req, trust);
		return addrs[addrs.length - 1];
	}
	function trustNone() {
		return false;
	}
	function trustMulti(subnets) {
		return function trust(addr) {
			if (!isip(addr)) return false;
			var ip = parseip(addr);
			if (ip.kind() === "ipv6" && ip.isIPv4MappedAddress()) ip = ip.toIPv4Address();
			var ipconv;
			var kind = ip.kind();
			for (var i = 0; i < subnets.length; i++) {
				var subnet = subnets[i];
				var subnetip = subnet[0];
				var subnetkind = subnetip.kind();
				var subnetrange = subnet[1];
				var trusted = ip;
				if (kind !== subnetkind) {
					if (subnetkind === "ipv4" && !ip.isIPv4MappedAddress()) continue;
					if (subnetkind !== "ipv4" && !(subnetrange >= 96 && subnetip.isIPv4MappedAddress())) continue;
					if (!ipconv) ipconv = subnetkind === "ipv4" ? ip.toIPv4Address() : ip.toIPv4MappedAddress();
					trusted = ipconv;
				} else if (kind === "ipv6" && subnetip.isIPv4MappedAddress()) continue;
				if (trusted.match(subnetip, subnetrange)) return true;
			}
			return false;
		};
	}
	function trustSingle(subnet) {
		var subnetip = subnet[0];
		var subnetkind = subnetip.kind();
		var subnetisipv4 = subnetkind === "ipv4";
		var subnetrange = subnet[1];
		return function trust(addr) {
			if (!isip(addr)) return false;
			var ip = parseip(addr);
			if (ip.kind() === "ipv6" && ip.isIPv4MappedAddress()) ip = ip.toIPv4Address();
			var kind = ip.kind();
			if (kind !== subnetkind) {
				if (subnetisipv4 && !ip.isIPv4MappedAddress()) return false;
				if (!subnetisipv4 && !(subnetrange >= 96 && subnetip.isIPv4MappedAddress())) return false;
				ip = subnetisipv4 ? ip.toIPv4Address() : ip.toIPv4MappedAddress();
			} else if (kind === "ipv6" && subnetip.isIPv4MappedAddress()) return false;
			return ip.match(subnetip, subnetrange);
		};
	}
}));
// server/client.ts
var import_ipaddr = __toESM(require_ipaddr$1(), 1);
var import_proxy_addr = __toESM(require_proxy_addr(), 1);
function openClients(trusted) {
	const trust = trusted.length > 0 ? import_proxy_addr.default.compile([...trusted]) : null;
	return (incoming) => {
		const nearest = incoming.socket.remoteAddress ?? "";
		if (!trust || incoming.headers["x-forwarded-for"] === void 0) return clientOf(nearest);
		const named = withoutPort((0, import_proxy_addr.default)(incoming, trust));
		return clientOf(isIP(named) ? named : nearest);
	};
}
function withoutPort(text) {
	const groups = /^(?:\[(?<six>[^\]]+)\]|(?<four>\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/.exec(text)?.groups;
	return groups?.["six"] ?? groups?.["four"] ?? text;
}
function clientOf(address) {
	const bare = address.startsWith("::ffff:") ? address.slice(7) : address;
	const version = isIP(bare);
	if (version === 4) return {
		group: bare,
		network: `${bare.slice(0, bare.lastIndexOf("."))}.0/24`
	};
	if (version === 0) return {
		group: "nobody",
		network: ""
	};
	return {
		group: networkOf(bare, 8),
		network: networkOf(bare, 6)
	};
}
function networkOf(address, bytes) {
	const kept = import_ipaddr.default.IPv6.parse(address.replace(/%.*$/, "")).toByteArray().map((byte, index) => index < bytes ? byte : 0);
	return `${new import_ipaddr.default.IPv6(kept).toString()}/${8 * bytes}`;
}
// server/flights.ts
function openFlights() {
	const flying = new Map();
	function take(question, { isFresh, prepare }) {
		const known = isFresh ? void 0 : flying.get(question);
		if (known) return known;
		const calledOff = new AbortController();
		const flight = {
			calledOff,
			passengers: 0,
			turn: prepare(calledOff.signal)
		};
		flying.set(question, flight);
		return flight;
	}
	return { async board(question, passenger) {
		const { client, gone } = passenger;
		gone.throwIfAborted();
		const flight = take(question, passenger);
		const { promise, resolve, reject } = Promise.withResolvers();
		const leave = () => reject(gone.reason);
		flight.passengers++;
		gone.addEventListener("abort", leave, { once: true });
		flight.turn.join(client, gone).then(resolve, reject);
		try {
			return await promise;
		} finally {
			gone.removeEventListener("abort", leave);
			flight.passengers--;
			if (flight.passengers === 0) {
				if (flying.get(question) === flight) flying.delete(question);
				flight.calledOff.abort(gone.reason);
			}
		}
	} };
}
// server/keys.ts
function noKeys() {
	return { find: () => Promise.resolve(null) };
}
const bearer = /^bearer +(?<key>[A-Za-z0-9._~+/-]{1,512}=*)$/i;
function readKey(header) {
	const key = header.length <= longestHeader ? bearer.exec(header)?.groups?.["key"] : void 0;
	if (key === void 0) throw rejected("malformed");
	return key;
}
const longestHeader = 1024;
const details = {
	malformed: {
		en: "send Authorization: Bearer <key>",
		ko: "Authorization: Bearer <key> 형식으로 보내십시오"
	},
	unknown: {
		en: "nobody has it",
		ko: "발급되지 않은 키"
	}
};
function rejected(reason) {
	return failure("key.rejected", { detail: details[reason] }, { reason });
}
// node_modules/lru-cache/dist/esm/node/index.min.js
var S = channel("lru-cache:metrics");
var W = tracingChannel("lru-cache");
var L = typeof performance == "object" && performance && typeof performance.now == "function" ? performance : Date;
var R = () => S.hasSubscribers || W.hasSubscribers;
var U = new Set();
var M = typeof process == "object" && process ? process : {};
var k = (d, e, t, i) => {
	typeof M.emitWarning == "function" ? M.emitWarning(d, e, t, i) : console.error(`[${t}] ${e}: ${d}`);
};
var H = (d) => !U.has(d);
var T = (d) => !!d && d === Math.floor(d) && d > 0 && isFinite(d);
var j = (d) => T(d) ? d <= Math.pow(2, 8) ? Uint8Array : d <= Math.pow(2, 16) ? Uint16Array : d <= Math.pow(2, 32) ? Uint32Array : d <= Number.MAX_SAFE_INTEGER ? O : null : null;
var O = class extends Array {
	constructor(e) {
		super(e), this.fill(0);
	}
};
var x = class d {
	heap;
	length;
	static #o = !1;
	static create(e) {
		let t = j(e);
		if (!t) return [];
		d.#o = !0;
		let i = new d(e, t);
		return d.#o = !1, i;
	}
	constructor(e, t) {
		if (!d.#o) throw new TypeError("instantiate Stack using Stack.create(n)");
		this.heap = new t(e), this.length = 0;
	}
	push(e) {
		this.heap[this.length++] = e;
	}
	pop() {
		return this.heap[--this.length];
	}
};
var I = class d {
	#o;
	#c;
	#S;
	#O;
	#w;
	#M;
	#I;
	#m;
	get perf() {
		return this.#m;
	}
	ttl;
	ttlResolution;
	ttlAutopurge;
	updateAgeOnGet;
	updateAgeOnHas;
	allowStale;
	noDisposeOnSet;
	noUpdateTTL;
	maxEntrySize;
	sizeCalculation;
	noDeleteOnFetchRejection;
	noDeleteOnStaleGet;
	allowStaleOnFetchAbort;
	allowStaleOnFetchRejection;
	ignoreFetchAbort;
	backgroundFetchSize;
	#n;
	#b;
	#s;
	#i;
	#t;
	#l;
	#u;
	#a;
	#h;
	#y;
	#r;
	#_;
	#F;
	#d;
	#g;
	#T;
	#U;
	#f;
	#D;
	static unsafeExposeInternals(e) {
		return {
			starts: e.#F,
			ttls: e.#d,
			autopurgeTimers: e.#g,
			sizes: e.#_,
			keyMap: e.#s,
			keyList: e.#i,
			valList: e.#t,
			next: e.#l,
			prev: e.#u,
			get head() {
				return e.#a;
			},
			get tail() {
				return e.#h;
			},
			free: e.#y,
			isBackgroundFetch: (t) => e.#e(t),
			backgroundFetch: (t, i, s, n) => e.#P(t, i, s, n),
			moveToTail: (t) => e.#L(t),
			indexes: (t) => e.#A(t),
			rindexes: (t) => e.#z(t),
			isStale: (t) => e.#p(t)
		};
	}
	get max() {
		return this.#o;
	}
	get maxSize() {
		return this.#c;
	}
	get calculatedSize() {
		return this.#b;
	}
	get size() {
		return this.#n;
	}
	get fetchMethod() {
		return this.#M;
	}
	get memoMethod() {
		return this.#I;
	}
	get dispose() {
		return this.#S;
	}
	get onInsert() {
		return this.#O;
	}
	get disposeAfter() {
		return this.#w;
	}
	constructor(e) {
		let { max: t = 0, ttl: i, ttlResolution: s = 1, ttlAutopurge: n, updateAgeOnGet: o, updateAgeOnHas: l, allowStale: h, dispose: r, onInsert: c, disposeAfter: m, noDisposeOnSet: _, noUpdateTTL: u, maxSize: g = 0, maxEntrySize: f = 0, sizeCalculation: y, fetchMethod: a, memoMethod: w, noDeleteOnFetchRejection: F, noDeleteOnStaleGet: b, allowStaleOnFetchRejection: p, allowStaleOnFetchAbort: A, ignoreFetchAbort: z, backgroundFetchSize: C = 1, perf: E } = e;
		if (this.backgroundFetchSize = C, E !== void 0 && typeof E?.now != "function") throw new TypeError("perf option must have a now() method if specified");
		if (this.#m = E ?? L, t !== 0 && !T(t)) throw new TypeError("max option must be a nonnegative integer");
		let v = t ? j(t) : Array;
		if (!v) throw new Error("invalid max value: " + t);
		if (this.#o = t, this.#c = g, this.maxEntrySize = f || this.#c, this.sizeCalculation = y, this.sizeCalculation) {
			if (!this.#c && !this.maxEntrySize) throw new TypeError("cannot set sizeCalculation without setting maxSize or maxEntrySize");
			if (typeof this.sizeCalculation != "function") throw new TypeError("sizeCalculation set to non-function");
		}
		if (w !== void 0 && typeof w != "function") throw new TypeError("memoMethod must be a function if defined");
		if (this.#I = w, a !== void 0 && typeof a != "function") throw new TypeError("fetchMethod must be a function if specified");
		if (this.#M = a, this.#U = !!a, this.#s = new Map(), this.#i = Array.from({ length: t }).fill(void 0), this.#t = Array.from({ length: t }).fill(void 0), this.#l = new v(t), this.#u = new v(t), this.#a = 0, this.#h = 0, this.#y = x.create(t), this.#n = 0, this.#b = 0, typeof r == "function" && (this.#S = r), typeof c == "function" && (this.#O = c), typeof m == "function" ? (this.#w = m, this.#r = []) : (this.#w = void 0, this.#r = void 0), this.#T = !!this.#S, this.#D = !!this.#O, this.#f = !!this.#w, this.noDisposeOnSet = !!_, this.noUpdateTTL = !!u, this.noDeleteOnFetchRejection = !!F, this.allowStaleOnFetchRejection = !!p, this.allowStaleOnFetchAbort = !!A, this.ignoreFetchAbort = !!z, this.maxEntrySize !== 0) {
			if (this.#c !== 0 && !T(this.#c)) throw new TypeError("maxSize must be a positive integer if specified");
			if (!T(this.maxEntrySize)) throw new TypeError("maxEntrySize must be a positive integer if specified");
			this.#X();
		}
		if (this.allowStale = !!h, this.noDeleteOnStaleGet = !!b, this.updateAgeOnGet = !!o, this.updateAgeOnHas = !!l, this.ttlResolution = T(s) || s === 0 ? s : 1, this.ttlAutopurge = !!n, this.ttl = i || 0, this.ttl) {
			if (!T(this.ttl)) throw new TypeError("ttl must be a positive integer if specified");
			this.#k();
		}
		if (this.#o === 0 && this.ttl === 0 && this.#c === 0) throw new TypeError("At least one of max, maxSize, or ttl is required");
		if (!this.ttlAutopurge && !this.#o && !this.#c) {
			let D = "LRU_CACHE_UNBOUNDED";
			H(D) && (U.add(D), k("TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.", "UnboundedCacheWarning", D, d));
		}
	}
	getRemainingTTL(e) {
		return this.#s.has(e) ? 1 / 0 : 0;
	}
	#k() {
		let e = new O(this.#o), t = new O(this.#o);
		this.#d = e, this.#F = t;
		let i = this.ttlAutopurge ? Array.from({ length: this.#o }) : void 0;
		this.#g = i, this.#H = (h, r, c = this.#m.now()) => {
			t[h] = r !== 0 ? c : 0, e[h] = r, s(h, r);
		}, this.#R = (h) => {
			t[h] = e[h] !== 0 ? this.#m.now() : 0, s(h, e[h]);
		};
		let s = this.ttlAutopurge ? (h, r) => {
			if (i?.[h] && (clearTimeout(i[h]), i[h] = void 0), r && r !== 0 && i) {
				let c = setTimeout(() => {
					this.#p(h) ? (this.#E(this.#i[h], "expire"), i[h] = void 0) : s(h, l(h));
				}, r + 1);
				c.unref && c.unref(), i[h] = c;
			}
		} : () => {};
		this.#v = (h, r) => {
			if (e[r]) {
				let c = e[r], m = t[r];
				if (!c || !m) return;
				h.ttl = c, h.start = m, h.now = n || o();
				h.remainingTTL = c - (h.now - m);
			}
		};
		let n = 0, o = () => {
			let h = this.#m.now();
			if (this.ttlResolution > 0) {
				n = h;
				let r = setTimeout(() => n = 0, this.ttlResolution);
				r.unref && r.unref();
			}
			return h;
		};
		this.getRemainingTTL = (h) => {
			let r = this.#s.get(h);
			return r === void 0 ? 0 : l(r);
		};
		let l = (h) => {
			let r = e[h], c = t[h];
			if (!r || !c) return 1 / 0;
			return r - ((n || o()) - c);
		};
		this.#p = (h) => {
			let r = t[h], c = e[h];
			return !!c && !!r && (n || o()) - r > c;
		};
	}
	#R = () => {};
	#v = () => {};
	#H = () => {};
	#p = () => !1;
	#X() {
		let e = new O(this.#o);
		this.#b = 0, this.#_ = e, this.#x = (t) => {
			this.#b -= e[t], e[t] = 0;
		}, this.#N = (t, i, s, n) => {
			if (!T(s)) {
				if (this.#e(i)) return this.backgroundFetchSize;
				if (n) {
					if (typeof n != "function") throw new TypeError("sizeCalculation must be a function");
					if (s = n(i, t), !T(s)) throw new TypeError("sizeCalculation return invalid (expect positive integer)");
				} else throw new TypeError("invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.");
			}
			return s;
		}, this.#j = (t, i, s) => {
			if (e[t] = i, this.#c) {
				let n = this.#c - e[t];
				for (; this.#b > n;) this.#G(!0);
			}
			this.#b += e[t], s && (s.entrySize = i, s.totalCalculatedSize = this.#b);
		};
	}
	#x = (e) => {};
	#j = (e, t, i) => {};
	#N = (e, t, i, s) => {
		if (i || s) throw new TypeError("cannot set size without setting maxSize or maxEntrySize on cache");
		return 0;
	};
	*#A({ allowStale: e = this.allowStale } = {}) {
		if (this.#n) for (let t = this.#h; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#a);) t = this.#u[t];
	}
	*#z({ allowStale: e = this.allowStale } = {}) {
		if (this.#n) for (let t = this.#a; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#h);) t = this.#l[t];
	}
	#V(e) {
		return e !== void 0 && this.#s.get(this.#i[e]) === e;
	}
	*entries() {
		for (let e of this.#A()) this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [this.#i[e], this.#t[e]]);
	}
	*rentries() {
		for (let e of this.#z()) this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [this.#i[e], this.#t[e]]);
	}
	*keys() {
		for (let e of this.#A()) {
			let t = this.#i[e];
			t !== void 0 && !this.#e(this.#t[e]) && (yield t);
		}
	}
	*rkeys() {
		for (let e of this.#z()) {
			let t = this.#i[e];
			t !== void 0 && !this.#e(this.#t[e]) && (yield t);
		}
	}
	*values() {
		for (let e of this.#A()) this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
	}
	*rvalues() {
		for (let e of this.#z()) this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
	}
	[Symbol.iterator]() {
		return this.entries();
	}
	[Symbol.toStringTag] = "LRUCache";
	find(e, t = {}) {
		for (let i of this.#A()) {
			let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
			if (n !== void 0 && e(n, this.#i[i], this)) return this.#C(this.#i[i], t);
		}
	}
	forEach(e, t = this) {
		for (let i of this.#A()) {
			let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
			n !== void 0 && e.call(t, n, this.#i[i], this);
		}
	}
	rforEach(e, t = this) {
		for (let i of this.#z()) {
			let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
			n !== void 0 && e.call(t, n, this.#i[i], this);
		}
	}
	purgeStale() {
		let e = !1;
		for (let t of this.#z({ allowStale: !0 })) this.#p(t) && (this.#E(this.#i[t], "expire"), e = !0);
		return e;
	}
	info(e) {
		let t = this.#s.get(e);
		if (t === void 0) return;
		let i = this.#t[t], s = this.#e(i) ? i.__staleWhileFetching : i;
		if (s === void 0) return;
		let n = { value: s };
		if (this.#d && this.#F) {
			let o = this.#d[t], l = this.#F[t];
			if (o && l) n.ttl = o - (this.#m.now() - l), n.start = Date.now();
		}
		return this.#_ && (n.size = this.#_[t]), n;
	}
	dump() {
		let e = [];
		for (let t of this.#A({ allowStale: !0 })) {
			let i = this.#i[t], s = this.#t[t], n = this.#e(s) ? s.__staleWhileFetching : s;
			if (n === void 0 || i === void 0) continue;
			let o = { value: n };
			if (this.#d && this.#F) {
				o.ttl = this.#d[t];
				let l = this.#m.now() - this.#F[t];
				o.start = Math.floor(Date.now() - l);
			}
			this.#_ && (o.size = this.#_[t]), e.unshift([i, o]);
		}
		return e;
	}
	load(e) {
		this.clear();
		for (let [t, i] of e) {
			if (i.start) {
				let s = Date.now() - i.start;
				i.start = this.#m.now() - s;
			}
			this.#W(t, i.value, i);
		}
	}
	set(e, t, i = {}) {
		let { status: s = S.hasSubscribers ? {} : void 0 } = i;
		i.status = s, s && (s.op = "set", s.key = e, t !== void 0 && (s.value = t), s.cache = this);
		let n = this.#W(e, t, i);
		return s && S.hasSubscribers && S.publish(s), n;
	}
	#W(e, t, i, s) {
		let { ttl: n = this.ttl, start: o, noDisposeOnSet: l = this.noDisposeOnSet, sizeCalculation: h = this.sizeCalculation, status: r } = i, c = this.#e(t);
		if (t === void 0) return r && (r.set = "deleted"), this.delete(e), this;
		let { noUpdateTTL: m = this.noUpdateTTL } = i;
		r && !c && (r.value = t);
		let _ = this.#N(e, t, i.size || 0, h, r);
		if (this.maxEntrySize && _ > this.maxEntrySize) return this.#E(e, "set"), r && (r.set = "miss", r.maxEntrySizeExceeded = !0), this;
		let u = this.#n === 0 ? void 0 : this.#s.get(e);
		if (u === void 0) u = this.#n === 0 ? this.#h : this.#y.length !== 0 ? this.#y.pop() : this.#n === this.#o ? this.#G(!1) : this.#n, this.#i[u] = e, this.#t[u] = t, this.#s.set(e, u), this.#l[this.#h] = u, this.#u[u] = this.#h, this.#h = u, this.#n++, this.#j(u, _, r), r && (r.set = "add"), m = !1, this.#D && !c && this.#O?.(t, e, "add");
		else {
			this.#L(u);
			let g = this.#t[u];
			if (t !== g) {
				if (!l) if (this.#e(g)) {
					g !== s && g.__abortController.abort(new Error("replaced"));
					let { __staleWhileFetching: f } = g;
					f !== void 0 && f !== t && (this.#T && this.#S?.(f, e, "set"), this.#f && this.#r?.push([
						f,
						e,
						"set"
					]));
				} else this.#T && this.#S?.(g, e, "set"), this.#f && this.#r?.push([
					g,
					e,
					"set"
				]);
				if (this.#x(u), this.#j(u, _, r), this.#t[u] = t, !c) {
					let f = g && this.#e(g) ? g.__staleWhileFetching : g, y = f === void 0 ? "add" : t !== f ? "replace" : "update";
					r && (r.set = y, f !== void 0 && (r.oldValue = f)), this.#D && this.onInsert?.(t, e, y);
				}
			} else c || (r && (r.set = "update"), this.#D && this.onInsert?.(t, e, "update"));
		}
		if (n !== 0 && !this.#d && this.#k(), this.#d && (m || this.#H(u, n, o), r && this.#v(r, u)), !l && this.#f && this.#r) {
			let g = this.#r, f;
			for (; f = g?.shift();) this.#w?.(...f);
		}
		return this;
	}
	pop() {
		try {
			for (; this.#n;) {
				let e = this.#t[this.#a];
				if (this.#G(!0), this.#e(e)) {
					if (e.__staleWhileFetching) return e.__staleWhileFetching;
				} else if (e !== void 0) return e;
			}
		} finally {
			if (this.#f && this.#r) {
				let e = this.#r, t;
				for (; t = e?.shift();) this.#w?.(...t);
			}
		}
	}
	#G(e) {
		let t = this.#a, i = this.#i[t], s = this.#t[t], n = this.#e(s);
		n && s.__abortController.abort(new Error("evicted"));
		let o = n ? s.__staleWhileFetching : s;
		return (this.#T || this.#f) && o !== void 0 && (this.#T && this.#S?.(o, i, "evict"), this.#f && this.#r?.push([
			o,
			i,
			"evict"
		])), this.#x(t), this.#g?.[t] && (clearTimeout(this.#g[t]), this.#g[t] = void 0), e && (this.#i[t] = void 0, this.#t[t] = void 0, this.#y.push(t)), this.#n === 1 ? (this.#a = this.#h = 0, this.#y.length = 0) : this.#a = this.#l[t], this.#s.delete(i), this.#n--, t;
	}
	has(e, t = {}) {
		let { status: i = S.hasSubscribers ? {} : void 0 } = t;
		t.status = i, i && (i.op = "has", i.key = e, i.cache = this);
		let s = this.#Y(e, t);
		return S.hasSubscribers && S.publish(i), s;
	}
	#Y(e, t = {}) {
		let { updateAgeOnHas: i = this.updateAgeOnHas, status: s } = t, n = this.#s.get(e);
		if (n !== void 0) {
			let o = this.#t[n];
			if (this.#e(o) && o.__staleWhileFetching === void 0) return !1;
			if (this.#p(n)) s && (s.has = "stale", this.#v(s, n));
			else return i && this.#R(n), s && (s.has = "hit", this.#v(s, n)), !0;
		} else s && (s.has = "miss");
		return !1;
	}
	peek(e, t = {}) {
		let { status: i = R() ? {} : void 0 } = t;
		i && (i.op = "peek", i.key = e, i.cache = this), t.status = i;
		let s = this.#J(e, t);
		return S.hasSubscribers && S.publish(i), s;
	}
	#J(e, t) {
		let { status: i, allowStale: s = this.allowStale } = t, n = this.#s.get(e);
		if (n === void 0 || !s && this.#p(n)) {
			i && (i.peek = n === void 0 ? "miss" : "stale");
			return;
		}
		let o = this.#t[n], l = this.#e(o) ? o.__staleWhileFetching : o;
		return i && (l !== void 0 ? (i.peek = "hit", i.value = l) : i.peek = "miss"), l;
	}
	#P(e, t, i, s) {
		let n = t === void 0 ? void 0 : this.#t[t];
		if (this.#e(n)) return n;
		let o = new AbortController(), { signal: l } = i;
		l?.addEventListener("abort", () => o.abort(l.reason), { signal: o.signal });
		let h = {
			signal: o.signal,
			options: i,
			context: s
		}, r = (f, y = !1) => {
			let { aborted: a } = o.signal, w = i.ignoreFetchAbort && f !== void 0, F = i.ignoreFetchAbort || !!(i.allowStaleOnFetchAbort && f !== void 0);
			if (i.status && (a && !y ? (i.status.fetchAborted = !0, i.status.fetchError = o.signal.reason, w && (i.status.fetchAbortIgnored = !0)) : i.status.fetchResolved = !0), a && !w && !y) return m(o.signal.reason, F);
			let b = u, p = this.#t[t];
			return (p === u || p === void 0 && w && y) && (f === void 0 ? b.__staleWhileFetching !== void 0 ? this.#t[t] = b.__staleWhileFetching : this.#E(e, "fetch") : (i.status && (i.status.fetchUpdated = !0), this.#W(e, f, h.options, b))), f;
		}, c = (f) => (i.status && (i.status.fetchRejected = !0, i.status.fetchError = f), m(f, !1)), m = (f, y) => {
			let { aborted: a } = o.signal, w = a && i.allowStaleOnFetchAbort, F = w || i.allowStaleOnFetchRejection, b = F || i.noDeleteOnFetchRejection, p = u;
			if (this.#t[t] === u && (!b || !y && p.__staleWhileFetching === void 0 ? this.#E(e, "fetch") : w || (this.#t[t] = p.__staleWhileFetching)), F) return i.status && p.__staleWhileFetching !== void 0 && (i.status.returnedStale = !0), p.__staleWhileFetching;
			if (p.__returned === p) throw f;
		}, _ = (f, y) => {
			let a = this.#M?.(e, n, h);
			o.signal.addEventListener("abort", () => {
				(!i.ignoreFetchAbort || i.allowStaleOnFetchAbort) && (f(void 0), i.allowStaleOnFetchAbort && (f = (w) => r(w, !0)));
			}), a && a instanceof Promise ? a.then((w) => f(w === void 0 ? void 0 : w), y) : a !== void 0 && f(a);
		};
		i.status && (i.status.fetchDispatched = !0);
		let u = new Promise(_).then(r, c), g = Object.assign(u, {
			__abortController: o,
			__staleWhileFetching: n,
			__returned: void 0
		});
		return t === void 0 ? (this.#W(e, g, {
			...h.options,
			status: void 0
		}), t = this.#s.get(e)) : this.#t[t] = g, g;
	}
	#e(e) {
		if (!this.#U) return !1;
		let t = e;
		return !!t && t instanceof Promise && t.hasOwnProperty("__staleWhileFetching") && t.__abortController instanceof AbortController;
	}
	fetch(e, t = {}) {
		let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
		t.status = s, s && t.context && (s.context = t.context);
		let n = this.#B(e, t);
		return s && i && (s.trace = !0, W.tracePromise(() => n, s).catch(() => {})), n;
	}
	async #B(e, t = {}) {
		let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, ttl: o = this.ttl, noDisposeOnSet: l = this.noDisposeOnSet, size: h = 0, sizeCalculation: r = this.sizeCalculation, noUpdateTTL: c = this.noUpdateTTL, noDeleteOnFetchRejection: m = this.noDeleteOnFetchRejection, allowStaleOnFetchRejection: _ = this.allowStaleOnFetchRejection, ignoreFetchAbort: u = this.ignoreFetchAbort, allowStaleOnFetchAbort: g = this.allowStaleOnFetchAbort, context: f, forceRefresh: y = !1, status: a, signal: w } = t;
		if (a && (a.op = "fetch", a.key = e, y && (a.forceRefresh = !0), a.cache = this), !this.#U) return a && (a.fetch = "get"), this.#C(e, {
			allowStale: i,
			updateAgeOnGet: s,
			noDeleteOnStaleGet: n,
			status: a
		});
		let F = {
			allowStale: i,
			updateAgeOnGet: s,
			noDeleteOnStaleGet: n,
			ttl: o,
			noDisposeOnSet: l,
			size: h,
			sizeCalculation: r,
			noUpdateTTL: c,
			noDeleteOnFetchRejection: m,
			allowStaleOnFetchRejection: _,
			allowStaleOnFetchAbort: g,
			ignoreFetchAbort: u,
			status: a,
			signal: w
		}, b = this.#s.get(e);
		if (b === void 0) {
			a && (a.fetch = "miss");
			let p = this.#P(e, b, F, f);
			return p.__returned = p;
		} else {
			let p = this.#t[b];
			if (this.#e(p)) {
				let v = i && p.__staleWhileFetching !== void 0;
				return a && (a.fetch = "inflight", v && (a.returnedStale = !0)), v ? p.__staleWhileFetching : p.__returned = p;
			}
			let A = this.#p(b);
			if (!y && !A) return a && (a.fetch = "hit"), this.#L(b), s && this.#R(b), a && this.#v(a, b), p;
			let z = this.#P(e, b, F, f), E = z.__staleWhileFetching !== void 0 && i;
			return a && (a.fetch = A ? "stale" : "refresh", E && A && (a.returnedStale = !0)), E ? z.__staleWhileFetching : z.__returned = z;
		}
	}
	forceFetch(e, t = {}) {
		let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
		t.status = s, s && t.context && (s.context = t.context);
		let n = this.#K(e, t);
		return s && i && (s.trace = !0, W.tracePromise(() => n, s).catch(() => {})), n;
	}
	async #K(e, t = {}) {
		let i = await this.#B(e, t);
		if (i === void 0) throw new Error("fetch() returned undefined");
		return i;
	}
	memo(e, t = {}) {
		let { status: i = S.hasSubscribers ? {} : void 0 } = t;
		t.status = i, i && (i.op = "memo", i.key = e, t.context && (i.context = t.context), i.cache = this);
		let s = this.#Q(e, t);
		return i && (i.value = s), S.hasSubscribers && S.publish(i), s;
	}
	#Q(e, t = {}) {
		let i = this.#I;
		if (!i) throw new Error("no memoMethod provided to constructor");
		let { context: s, status: n, forceRefresh: o, ...l } = t;
		n && o && (n.forceRefresh = !0);
		let h = this.#C(e, l), r = o || h === void 0;
		if (n && (n.memo = r ? "miss" : "hit", r || (n.value = h)), !r) return h;
		let c = i(e, h, {
			options: l,
			context: s
		});
		return n && (n.value = c), this.#W(e, c, l), c;
	}
	get(e, t = {}) {
		let { status: i = S.hasSubscribers ? {} : void 0 } = t;
		t.status = i, i && (i.op = "get", i.key = e, i.cache = this);
		let s = this.#C(e, t);
		return i && (s !== void 0 && (i.value = s), S.hasSubscribers && S.publish(i)), s;
	}
	#C(e, t = {}) {
		let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, status: o } = t, l = this.#s.get(e);
		if (l === void 0) {
			o && (o.get = "miss");
			return;
		}
		let h = this.#t[l], r = this.#e(h);
		return o && this.#v(o, l), this.#p(l) ? r ? (o && (o.get = "stale-fetching"), i && h.__staleWhileFetching !== void 0 ? (o && (o.returnedStale = !0), h.__staleWhileFetching) : void 0) : (n || this.#E(e, "expire"), o && (o.get = "stale"), i ? (o && (o.returnedStale = !0), h) : void 0) : (o && (o.get = r ? "fetching" : "hit"), this.#L(l), s && this.#R(l), r ? h.__staleWhileFetching : h);
	}
	#$(e, t) {
		this.#u[t] = e, this.#l[e] = t;
	}
	#L(e) {
		e !== this.#h && (e === this.#a ? this.#a = this.#l[e] : this.#$(this.#u[e], this.#l[e]), this.#$(this.#h, e), this.#h = e);
	}
	delete(e) {
		return this.#E(e, "delete");
	}
	#E(e, t) {
		S.hasSubscribers && S.publish({
			op: "delete",
			delete: t,
			key: e,
			cache: this
		});
		let i = !1;
		if (this.#n !== 0) {
			let s = this.#s.get(e);
			if (s !== void 0) if (this.#g?.[s] && (clearTimeout(this.#g[s]), this.#g[s] = void 0), i = !0, this.#n === 1) this.#q(t);
			else {
				this.#x(s);
				let n = this.#t[s];
				if (this.#e(n) ? n.__abortController.abort(new Error("deleted")) : (this.#T || this.#f) && (this.#T && this.#S?.(n, e, t), this.#f && this.#r?.push([
					n,
					e,
					t
				])), this.#s.delete(e), this.#i[s] = void 0, this.#t[s] = void 0, s === this.#h) this.#h = this.#u[s];
				else if (s === this.#a) this.#a = this.#l[s];
				else {
					let o = this.#u[s];
					this.#l[o] = this.#l[s];
					let l = this.#l[s];
					this.#u[l] = this.#u[s];
				}
				this.#n--, this.#y.push(s);
			}
		}
		if (this.#f && this.#r?.length) {
			let s = this.#r, n;
			for (; n = s?.shift();) this.#w?.(...n);
		}
		return i;
	}
	clear() {
		return this.#q("delete");
	}
	#q(e) {
		for (let t of this.#z({ allowStale: !0 })) {
			let i = this.#t[t];
			if (this.#e(i)) i.__abortController.abort(new Error("deleted"));
			else {
				let s = this.#i[t];
				this.#T && this.#S?.(i, s, e), this.#f && this.#r?.push([
					i,
					s,
					e
				]);
			}
		}
		if (this.#s.clear(), this.#t.fill(void 0), this.#i.fill(void 0), this.#d && this.#F) {
			this.#d.fill(0), this.#F.fill(0);
			for (let t of this.#g ?? []) t !== void 0 && clearTimeout(t);
			this.#g?.fill(void 0);
		}
		if (this.#_ && this.#_.fill(0), this.#a = 0, this.#h = 0, this.#y.length = 0, this.#b = 0, this.#n = 0, this.#f && this.#r) {
			let t = this.#r, i;
			for (; i = t?.shift();) this.#w?.(...i);
		}
	}
};
// node_modules/rate-limiter-flexible/lib/component/BlockedKeys/BlockedKeys.js
var require_BlockedKeys$1 = __commonJSMin(((exports, module) => {
	module.exports = class BlockedKeys {
		constructor() {
			this._keys = new Map();
		}
		collectExpired() {
			const now = Date.now();
			for (const [key, expire] of this._keys) if (expire <= now) this._keys.delete(key);
		}
		add(key, sec) {
			this.addMs(key, sec * 1e3);
		}
		addMs(key, ms) {
			this._keys.set(key, Date.now() + ms);
			if (this._keys.size > 999) this.collectExpired();
		}
		msBeforeExpire(key) {
			const expire = this._keys.get(key);
			const now = Date.now();
			if (expire && expire >= now) return expire - now;
			return 0;
		}
		delete(key) {
			if (key) this._keys.delete(key);
			else this._keys.clear();
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/component/BlockedKeys/index.js
var require_BlockedKeys = __commonJSMin(((exports, module) => {
	module.exports = require_BlockedKeys$1();
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterRes.js
var require_RateLimiterRes = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterRes {
		constructor(remainingPoints, msBeforeNext, consumedPoints, isFirstInDuration) {
			this.remainingPoints = typeof remainingPoints === "undefined" ? 0 : remainingPoints;
			this.msBeforeNext = typeof msBeforeNext === "undefined" ? 0 : msBeforeNext;
			this.consumedPoints = typeof consumedPoints === "undefined" ? 0 : consumedPoints;
			this.isFirstInDuration = typeof isFirstInDuration === "undefined" ? false : isFirstInDuration;
		}
		get msBeforeNext() {
			return this._msBeforeNext;
		}
		set msBeforeNext(ms) {
			this._msBeforeNext = ms;
			return this;
		}
		get remainingPoints() {
			return this._remainingPoints;
		}
		set remainingPoints(p) {
			this._remainingPoints = p;
			return this;
		}
		get consumedPoints() {
			return this._consumedPoints;
		}
		set consumedPoints(p) {
			this._consumedPoints = p;
			return this;
		}
		get isFirstInDuration() {
			return this._isFirstInDuration;
		}
		set isFirstInDuration(value) {
			this._isFirstInDuration = Boolean(value);
		}
		_getDecoratedProperties() {
			return {
				remainingPoints: this.remainingPoints,
				msBeforeNext: this.msBeforeNext,
				consumedPoints: this.consumedPoints,
				isFirstInDuration: this.isFirstInDuration
			};
		}
		[Symbol.for("nodejs.util.inspect.custom")]() {
			return this._getDecoratedProperties();
		}
		toString() {
			return JSON.stringify(this._getDecoratedProperties());
		}
		toJSON() {
			return this._getDecoratedProperties();
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterAbstract.js
var require_RateLimiterAbstract = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterAbstract {
		constructor(opts = {}) {
			this.points = opts.points;
			this.duration = opts.duration;
			this.blockDuration = opts.blockDuration;
			this.execEvenly = opts.execEvenly;
			this.execEvenlyMinDelayMs = opts.execEvenlyMinDelayMs;
			this.keyPrefix = opts.keyPrefix;
		}
		get points() {
			return this._points;
		}
		set points(value) {
			if (Number.isFinite(value)) this._points = value;
			else throw new Error("points must be set and must be a finite number");
		}
		get duration() {
			return this._duration;
		}
		set duration(value) {
			if (typeof value === "number" && Number.isFinite(value) && value >= 0) this._duration = value;
			else throw new Error("duration must be set and must be a finite, non-negative number");
		}
		get msDuration() {
			return this.duration * 1e3;
		}
		get blockDuration() {
			return this._blockDuration;
		}
		set blockDuration(value) {
			this._blockDuration = typeof value === "undefined" ? 0 : value;
		}
		get msBlockDuration() {
			return this.blockDuration * 1e3;
		}
		get execEvenly() {
			return this._execEvenly;
		}
		set execEvenly(value) {
			this._execEvenly = typeof value === "undefined" ? false : Boolean(value);
		}
		get execEvenlyMinDelayMs() {
			return this._execEvenlyMinDelayMs === void 0 ? this._getExecEvenlyMinDelayMsDefault() : this._execEvenlyMinDelayMs;
		}
		set execEvenlyMinDelayMs(value) {
			this._execEvenlyMinDelayMs = value;
		}
		_getExecEvenlyMinDelayMsDefault() {
			return this.points > 0 ? Math.ceil(this.msDuration / this.points) : 0;
		}
		get keyPrefix() {
			return this._keyPrefix;
		}
		set keyPrefix(value) {
			if (typeof value === "undefined") value = "rlflx";
			if (typeof value !== "string") throw new Error("keyPrefix must be string");
			this._keyPrefix = value;
		}
		_getKeySecDuration(options = {}) {
			return options && options.customDuration >= 0 ? options.customDuration : this.duration;
		}
		getKey(key) {
			return this.keyPrefix.length > 0 ? `${this.keyPrefix}:${key}` : key;
		}
		parseKey(rlKey) {
			return this.keyPrefix.length > 0 ? rlKey.substring(this.keyPrefix.length + 1) : rlKey;
		}
		consume() {
			throw new Error("You have to implement the method 'consume'!");
		}
		penalty() {
			throw new Error("You have to implement the method 'penalty'!");
		}
		reward() {
			throw new Error("You have to implement the method 'reward'!");
		}
		get() {
			throw new Error("You have to implement the method 'get'!");
		}
		set() {
			throw new Error("You have to implement the method 'set'!");
		}
		block() {
			throw new Error("You have to implement the method 'block'!");
		}
		delete() {
			throw new Error("You have to implement the method 'delete'!");
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterCompatibleAbstract.js
var require_RateLimiterCompatibleAbstract = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterCompatibleAbstract {
		get keyPrefix() {
			throw new Error("You have to implement the getter 'keyPrefix'!");
		}
		get blockDuration() {
			throw new Error("You have to implement the getter 'blockDuration'!");
		}
		set blockDuration(value) {
			throw new Error("You have to implement the setter 'blockDuration'!");
		}
		get execEvenly() {
			throw new Error("You have to implement the getter 'execEvenly'!");
		}
		set execEvenly(value) {
			throw new Error("You have to implement the setter 'execEvenly'!");
		}
		consume() {
			throw new Error("You have to implement the method 'consume'!");
		}
		penalty() {
			throw new Error("You have to implement the method 'penalty'!");
		}
		reward() {
			throw new Error("You have to implement the method 'reward'!");
		}
		get() {
			throw new Error("You have to implement the method 'get'!");
		}
		set() {
			throw new Error("You have to implement the method 'set'!");
		}
		block() {
			throw new Error("You have to implement the method 'block'!");
		}
		delete() {
			throw new Error("You have to implement the method 'delete'!");
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/helper/isRateLimiterCompatible.js
var require_isRateLimiterCompatible = __commonJSMin(((exports, module) => {
	const RateLimiterAbstract = require_RateLimiterAbstract();
	const RateLimiterCompatibleAbstract = require_RateLimiterCompatibleAbstract();
	module.exports = function isRateLimiterCompatible(obj) {
		return obj instanceof RateLimiterAbstract || obj instanceof RateLimiterCompatibleAbstract;
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterInsuredAbstract.js
var require_RateLimiterInsuredAbstract = __commonJSMin(((exports, module) => {
	const RateLimiterAbstract = require_RateLimiterAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	const isRateLimiterCompatible = require_isRateLimiterCompatible();
	module.exports = class RateLimiterInsuredAbstract extends RateLimiterAbstract {
		constructor(opts = {}) {
			super(opts);
			this.insuranceLimiter = opts.insuranceLimiter;
		}
		get insuranceLimiter() {
			return this._insuranceLimiter;
		}
		set insuranceLimiter(value) {
			if (typeof value !== "undefined" && !isRateLimiterCompatible(value)) throw new Error("insuranceLimiter must be instance of RateLimiterAbstract or RateLimiterCompatibleAbstract");
			this._insuranceLimiter = value;
			if (this._insuranceLimiter) {
				this._insuranceLimiter.blockDuration = this.blockDuration;
				this._insuranceLimiter.execEvenly = this.execEvenly;
			}
		}
		_handleError(err, funcName, resolve, reject, params) {
			if (err instanceof RateLimiterRes) reject(err);
			else if (!isRateLimiterCompatible(this.insuranceLimiter)) reject(err);
			else this.insuranceLimiter[funcName](...params).then((res) => {
				resolve(res);
			}).catch((res) => {
				reject(res);
			});
		}
		_operation(funcName, params) {
			const promise = this[funcName](...params);
			return new Promise((resolve, reject) => {
				return promise.then((res) => {
					resolve(res);
				}).catch((err) => {
					if (funcName.startsWith("_")) funcName = funcName.slice(1);
					this._handleError(err, funcName, resolve, reject, params);
				});
			});
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return this._operation("_consume", [
				key,
				pointsToConsume,
				options
			]);
		}
		penalty(key, points = 1, options = {}) {
			return this._operation("_penalty", [
				key,
				points,
				options
			]);
		}
		reward(key, points = 1, options = {}) {
			return this._operation("_reward", [
				key,
				points,
				options
			]);
		}
		get(key, options = {}) {
			return this._operation("_get", [key, options]);
		}
		set(key, points, secDuration, options = {}) {
			return this._operation("_set", [
				key,
				points,
				secDuration,
				options
			]);
		}
		block(key, secDuration, options = {}) {
			return this._operation("_block", [
				key,
				secDuration,
				options
			]);
		}
		delete(key, options = {}) {
			return this._operation("_delete", [key, options]);
		}
		_consume() {
			throw new Error("You have to implement the method '_consume'!");
		}
		_penalty() {
			throw new Error("You have to implement the method '_penalty'!");
		}
		_reward() {
			throw new Error("You have to implement the method '_reward'!");
		}
		_get() {
			throw new Error("You have to implement the method '_get'!");
		}
		_set() {
			throw new Error("You have to implement the method '_set'!");
		}
		_block() {
			throw new Error("You have to implement the method '_block'!");
		}
		_delete() {
			throw new Error("You have to implement the method '_delete'!");
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterStoreAbstract.js
var require_RateLimiterStoreAbstract = __commonJSMin(((exports, module) => {
	const BlockedKeys = require_BlockedKeys();
	const RateLimiterRes = require_RateLimiterRes();
	const RateLimiterInsuredAbstract = require_RateLimiterInsuredAbstract();
	module.exports = class RateLimiterStoreAbstract extends RateLimiterInsuredAbstract {
		constructor(opts = {}) {
			super(opts);
			this.blockOnConsumed = opts.blockOnConsumed;
			this.inMemoryBlockOnConsumed = opts.inMemoryBlockOnConsumed;
			this.inMemoryBlockDuration = opts.inMemoryBlockDuration;
			this._inMemoryBlockedKeys = new BlockedKeys();
		}
		get client() {
			return this._client;
		}
		set client(value) {
			if (typeof value === "undefined") throw new Error("storeClient is not set");
			this._client = value;
		}
		_afterConsume(resolve, reject, rlKey, changedPoints, storeResult, options = {}) {
			const res = this._getRateLimiterRes(rlKey, changedPoints, storeResult);
			if (this.inMemoryBlockOnConsumed > 0 && !(this.inMemoryBlockDuration > 0) && res.consumedPoints >= this.inMemoryBlockOnConsumed) {
				this._inMemoryBlockedKeys.addMs(rlKey, res.msBeforeNext);
				if (res.consumedPoints > this.points) return reject(res);
				else return resolve(res);
			} else if (res.consumedPoints > this.points) {
				let blockPromise = Promise.resolve();
				if (this.blockDuration > 0 && this._crossedBlockThreshold(res.consumedPoints, changedPoints)) {
					res.msBeforeNext = this.msBlockDuration;
					blockPromise = this._block(rlKey, res.consumedPoints, this.msBlockDuration, options);
				}
				if (this.inMemoryBlockOnConsumed > 0 && res.consumedPoints >= this.inMemoryBlockOnConsumed) {
					this._inMemoryBlockedKeys.add(rlKey, this.inMemoryBlockDuration);
					res.msBeforeNext = this.msInMemoryBlockDuration;
				}
				blockPromise.then(() => {
					reject(res);
				}).catch((err) => {
					reject(err);
				});
			} else if (this.execEvenly && this.points > 0 && res.msBeforeNext > 0 && !res.isFirstInDuration) {
				let delay = Math.ceil(res.msBeforeNext / (res.remainingPoints + 2));
				if (delay < this.execEvenlyMinDelayMs) delay = res.consumedPoints * this.execEvenlyMinDelayMs;
				res.msBeforeNext = Math.max(res.msBeforeNext - delay, 0);
				setTimeout(resolve, delay, res);
			} else resolve(res);
		}
		_isBlockOnConsumedEnabled() {
			return this.blockOnConsumed > 0 && this.blockOnConsumed > this.points;
		}
		_crossedBlockThreshold(consumedPoints, changedPoints) {
			if (!this._isBlockOnConsumedEnabled()) return consumedPoints > this.points && consumedPoints <= this.points + changedPoints;
			return consumedPoints >= this.blockOnConsumed && consumedPoints - changedPoints < this.blockOnConsumed;
		}
		getInMemoryBlockMsBeforeExpire(rlKey) {
			if (this.inMemoryBlockOnConsumed > 0) return this._inMemoryBlockedKeys.msBeforeExpire(rlKey);
			return 0;
		}
		get blockOnConsumed() {
			return this._blockOnConsumed;
		}
		set blockOnConsumed(value) {
			this._blockOnConsumed = value ? parseInt(value) : 0;
			if (this._blockOnConsumed > 0 && this.points > this._blockOnConsumed) throw new Error("blockOnConsumed option must be greater or equal \"points\" option");
		}
		get inMemoryBlockOnConsumed() {
			return this._inMemoryBlockOnConsumed;
		}
		set inMemoryBlockOnConsumed(value) {
			this._inMemoryBlockOnConsumed = value ? parseInt(value) : 0;
			if (this.inMemoryBlockOnConsumed > 0 && this.points > this.inMemoryBlockOnConsumed) throw new Error("inMemoryBlockOnConsumed option must be greater or equal \"points\" option");
		}
		get inMemoryBlockDuration() {
			return this._inMemoryBlockDuration;
		}
		set inMemoryBlockDuration(value) {
			this._inMemoryBlockDuration = value ? parseInt(value) : 0;
			if (this.inMemoryBlockDuration > 0 && this.inMemoryBlockOnConsumed === 0) throw new Error("inMemoryBlockOnConsumed option must be set up");
		}
		get msInMemoryBlockDuration() {
			return this._inMemoryBlockDuration * 1e3;
		}
		_getBlockedPoints() {
			return this._isBlockOnConsumedEnabled() ? this.blockOnConsumed : this.points + 1;
		}
		block(key, secDuration, options = {}) {
			const msDuration = secDuration * 1e3;
			return this._block(this.getKey(key), this._getBlockedPoints(), msDuration, options);
		}
		set(key, points, secDuration, options = {}) {
			const msDuration = (secDuration >= 0 ? secDuration : this.duration) * 1e3;
			return this._set(this.getKey(key), points, msDuration, options);
		}
		_consume(key, pointsToConsume = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const rlKey = this.getKey(key);
				const inMemoryBlockMsBeforeExpire = this.getInMemoryBlockMsBeforeExpire(rlKey);
				if (inMemoryBlockMsBeforeExpire > 0) return reject(new RateLimiterRes(0, inMemoryBlockMsBeforeExpire));
				this._upsert(rlKey, pointsToConsume, this._getKeySecDuration(options) * 1e3, false, options).then((res) => {
					this._afterConsume(resolve, reject, rlKey, pointsToConsume, res);
				}).catch((err) => reject(err));
			});
		}
		_penalty(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, points, this._getKeySecDuration(options) * 1e3, false, options).then((res) => {
					resolve(this._getRateLimiterRes(rlKey, points, res));
				}).catch((res) => reject(res));
			});
		}
		_reward(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, -points, this._getKeySecDuration(options) * 1e3, false, options).then((res) => {
					resolve(this._getRateLimiterRes(rlKey, -points, res));
				}).catch((res) => reject(res));
			});
		}
		get(key, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._get(rlKey, options).then((res) => {
					if (res === null || typeof res === "undefined") resolve(null);
					else resolve(this._getRateLimiterRes(rlKey, 0, res));
				}).catch((err) => {
					this._handleError(err, "get", resolve, reject, [key, options]);
				});
			});
		}
		delete(key, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._delete(rlKey, options).then((res) => {
					this._inMemoryBlockedKeys.delete(rlKey);
					resolve(res);
				}).catch((err) => {
					this._handleError(err, "delete", resolve, reject, [key, options]);
				});
			});
		}
		deleteInMemoryBlockedAll() {
			this._inMemoryBlockedKeys.delete();
		}
		_getRateLimiterRes(rlKey, changedPoints, storeResult) {
			throw new Error("You have to implement the method '_getRateLimiterRes'!");
		}
		_block(rlKey, initPoints, msDuration, options = {}) {
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, initPoints, msDuration, true, options).then(() => {
					resolve(new RateLimiterRes(0, msDuration > 0 ? msDuration : -1, initPoints));
				}).catch((err) => {
					this._handleError(err, "block", resolve, reject, [
						this.parseKey(rlKey),
						msDuration / 1e3,
						options
					]);
				});
			});
		}
		_set(rlKey, points, msDuration, options = {}) {
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, points, msDuration, true, options).then(() => {
					resolve(new RateLimiterRes(0, msDuration > 0 ? msDuration : -1, points));
				}).catch((err) => {
					this._handleError(err, "set", resolve, reject, [
						this.parseKey(rlKey),
						points,
						msDuration / 1e3,
						options
					]);
				});
			});
		}
		_get(rlKey, options = {}) {
			throw new Error("You have to implement the method '_get'!");
		}
		_delete(rlKey, options = {}) {
			throw new Error("You have to implement the method '_delete'!");
		}
		_upsert(rlKey, points, msDuration, forceExpire = false, options = {}) {
			throw new Error("You have to implement the method '_upsert'!");
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterRedis.js
var require_RateLimiterRedis = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	const incrTtlLuaScript = `redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX') \
local consumed = redis.call('incrby', KEYS[1], ARGV[1]) \
local ttl = redis.call('pttl', KEYS[1]) \
if ttl == -1 then \
  redis.call('expire', KEYS[1], ARGV[2]) \
  ttl = 1000 * ARGV[2] \
end \
return {consumed, ttl} \
`;
	var RateLimiterRedis = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._rejectIfRedisNotReady = !!opts.rejectIfRedisNotReady;
			this._incrTtlLuaScript = opts.customIncrTtlLuaScript || incrTtlLuaScript;
			this.useRedisPackage = opts.useRedisPackage || this.client.constructor.name === "Commander" || false;
			this.useRedis3AndLowerPackage = opts.useRedis3AndLowerPackage;
			if (typeof this.client.defineCommand === "function") this.client.defineCommand("rlflxIncr", {
				numberOfKeys: 1,
				lua: this._incrTtlLuaScript
			});
		}
		_isRedisReady(rlKey, isReadonly) {
			if (!this._rejectIfRedisNotReady) return true;
			if (this.client.status) return this.client.status === "ready";
			if (typeof this.client.isReady === "function") return this.client.isReady();
			if (typeof this.client.isReady === "boolean") return this.client.isReady === true;
			if (this.client._slots && typeof this.client._slots.getClient === "function") {
				if (typeof this.client.isOpen === "boolean" && this.client.isOpen !== true) return false;
				try {
					const slotClient = this.client._slots.getClient(rlKey, isReadonly);
					return slotClient && slotClient.isReady === true;
				} catch (error) {
					return false;
				}
			}
			return true;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			let [consumed, resTtlMs] = result;
			if (Array.isArray(consumed)) {
				[, consumed] = consumed;
				[, resTtlMs] = resTtlMs;
			}
			const res = new RateLimiterRes();
			res.consumedPoints = parseInt(consumed);
			res.isFirstInDuration = res.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = resTtlMs;
			return res;
		}
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			if (typeof points == "string") {
				if (!RegExp("^[1-9][0-9]*$").test(points)) throw new Error("Consuming string different than integer values is not supported by this package");
			} else if (!Number.isInteger(points)) throw new Error("Consuming decimal number of points is not supported by this package");
			if (!this._isRedisReady(rlKey, false)) throw new Error("Redis connection is not ready");
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				const multi = this.client.multi();
				if (secDuration > 0) {
					if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) multi.set(rlKey, points, "EX", secDuration);
					else multi.set(rlKey, points, { EX: secDuration });
				} else multi.set(rlKey, points);
				if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return multi.pttl(rlKey).exec(true);
				return multi.pTTL(rlKey).exec(true);
			}
			if (secDuration > 0) {
				if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return this.client.rlflxIncr([rlKey].concat([
					String(points),
					String(secDuration),
					String(this.points),
					String(this.duration)
				]));
				if (this.useRedis3AndLowerPackage) return new Promise((resolve, reject) => {
					const incrCallback = function(err, result) {
						if (err) return reject(err);
						return resolve(result);
					};
					if (typeof this.client.rlflxIncr === "function") this.client.rlflxIncr(rlKey, points, secDuration, this.points, this.duration, incrCallback);
					else this.client.eval(this._incrTtlLuaScript, 1, rlKey, points, secDuration, this.points, this.duration, incrCallback);
				});
				else return this.client.eval(this._incrTtlLuaScript, {
					keys: [rlKey],
					arguments: [
						String(points),
						String(secDuration),
						String(this.points),
						String(this.duration)
					]
				});
			} else {
				const multi = this.client.multi();
				if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return multi.incrby(rlKey, points).pttl(rlKey).exec(true);
				return multi.incrBy(rlKey, points).pTTL(rlKey).exec(true);
			}
		}
		async _get(rlKey) {
			if (!this._isRedisReady(rlKey, true)) throw new Error("Redis connection is not ready");
			if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return this.client.multi().get(rlKey).pttl(rlKey).exec().then((result) => {
				const [[, points]] = result;
				if (points === null) return null;
				return result;
			});
			return this.client.multi().get(rlKey).pTTL(rlKey).exec(true).then((result) => {
				const [points] = result;
				if (points === null) return null;
				return result;
			});
		}
		_delete(rlKey) {
			return this.client.del(rlKey).then((result) => result > 0);
		}
	};
	module.exports = RateLimiterRedis;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterRedisNonAtomic.js
var require_RateLimiterRedisNonAtomic = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterRedisNonAtomic = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._rejectIfRedisNotReady = !!opts.rejectIfRedisNotReady;
			this.useRedisPackage = opts.useRedisPackage || this.client.constructor.name === "Commander" || false;
		}
		_isRedisReady(rlKey, isReadonly) {
			if (!this._rejectIfRedisNotReady) return true;
			if (this.client.status) return this.client.status === "ready";
			if (typeof this.client.isReady === "function") return this.client.isReady();
			if (typeof this.client.isReady === "boolean") return this.client.isReady === true;
			if (this.client._slots && typeof this.client._slots.getClient === "function") {
				if (typeof this.client.isOpen === "boolean" && this.client.isOpen !== true) return false;
				try {
					const slotClient = this.client._slots.getClient(rlKey, isReadonly);
					return slotClient && slotClient.isReady === true;
				} catch (error) {
					return false;
				}
			}
			return true;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			let [consumed, resTtlMs] = result;
			if (Array.isArray(consumed)) {
				[, consumed] = consumed;
				[, resTtlMs] = resTtlMs;
			}
			const res = new RateLimiterRes();
			res.consumedPoints = parseInt(consumed);
			res.isFirstInDuration = res.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = resTtlMs;
			return res;
		}
		_parseStoreResult(result) {
			let points;
			let ttlMs;
			if (Array.isArray(result[0])) {
				[, points] = result[0];
				[, ttlMs] = result[1];
			} else [points, ttlMs] = result;
			return {
				points: parseInt(points, 10),
				ttlMs
			};
		}
		_execMulti(multi) {
			return multi.exec();
		}
		_setKey(rlKey, points, secDuration) {
			const multi = this.client.multi();
			if (secDuration > 0) {
				if (!this.useRedisPackage) multi.set(rlKey, points, "EX", secDuration);
				else multi.set(rlKey, points, { EX: secDuration });
			} else multi.set(rlKey, points);
			return this._execMulti(multi);
		}
		_setKeyWithTtlMs(rlKey, points, ttlMs) {
			const multi = this.client.multi();
			multi.set(rlKey, points);
			if (ttlMs > 0) {
				if (!this.useRedisPackage) multi.pexpire(rlKey, ttlMs);
				else multi.pExpire(rlKey, ttlMs);
			}
			return this._execMulti(multi);
		}
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			if (typeof points == "string") {
				if (!RegExp("^[1-9][0-9]*$").test(points)) throw new Error("Consuming string different than integer values is not supported by this package");
			} else if (!Number.isInteger(points)) throw new Error("Consuming decimal number of points is not supported by this package");
			if (!this._isRedisReady(rlKey, false)) throw new Error("Redis connection is not ready");
			const parsedPoints = typeof points === "string" ? parseInt(points, 10) : points;
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				await this._setKey(rlKey, parsedPoints, secDuration);
				return [parsedPoints, secDuration > 0 ? secDuration * 1e3 : -1];
			}
			const currentResult = await this._get(rlKey);
			const hasCurrent = currentResult !== null;
			const current = hasCurrent ? this._parseStoreResult(currentResult) : {
				points: 0,
				ttlMs: -1
			};
			const newPoints = current.points + parsedPoints;
			if (secDuration > 0) {
				if (!hasCurrent) {
					await this._setKey(rlKey, newPoints, secDuration);
					return [newPoints, secDuration * 1e3];
				}
				if (current.ttlMs <= 0) {
					await this._setKey(rlKey, newPoints, secDuration);
					return [newPoints, secDuration * 1e3];
				}
				await this._setKeyWithTtlMs(rlKey, newPoints, current.ttlMs);
				return [newPoints, current.ttlMs];
			}
			await this._setKey(rlKey, newPoints, 0);
			return [newPoints, -1];
		}
		async _get(rlKey) {
			if (!this._isRedisReady(rlKey, true)) throw new Error("Redis connection is not ready");
			const multi = this.client.multi().get(rlKey);
			if (!this.useRedisPackage) multi.pttl(rlKey);
			else multi.pTTL(rlKey);
			return this._execMulti(multi).then((result) => {
				if (Array.isArray(result[0])) {
					const [, points] = result[0];
					if (points === null) return null;
					return result;
				}
				const [points] = result;
				if (points === null) return null;
				return result;
			});
		}
		_delete(rlKey) {
			return this.client.del(rlKey).then((result) => result > 0);
		}
	};
	module.exports = RateLimiterRedisNonAtomic;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterMongo.js
var require_RateLimiterMongo = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	module.exports = class RateLimiterMongo extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.dbName = opts.dbName;
			this.tableName = opts.tableName;
			this.indexKeyPrefix = opts.indexKeyPrefix;
			this.disableIndexesCreation = opts.disableIndexesCreation;
			if (opts.mongo) this.client = opts.mongo;
			else this.client = opts.storeClient;
			if (typeof this.client.then === "function") this.client.then((conn) => {
				this.client = conn;
				this._initCollection();
			});
			else this._initCollection();
		}
		get dbName() {
			return this._dbName;
		}
		set dbName(value) {
			this._dbName = typeof value === "undefined" ? RateLimiterMongo.getDbName() : value;
		}
		static getDbName() {
			return "node-rate-limiter-flexible";
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? this.keyPrefix : value;
		}
		get client() {
			return this._client;
		}
		set client(value) {
			if (typeof value === "undefined") throw new Error("mongo is not set");
			this._client = value;
		}
		get indexKeyPrefix() {
			return this._indexKeyPrefix;
		}
		set indexKeyPrefix(obj) {
			this._indexKeyPrefix = obj || {};
		}
		get disableIndexesCreation() {
			return this._disableIndexesCreation;
		}
		set disableIndexesCreation(value) {
			this._disableIndexesCreation = !!value;
		}
		async createIndexes() {
			const collection = (typeof this.client.db === "function" ? this.client.db(this.dbName) : this.client).collection(this.tableName);
			await collection.createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
			await collection.createIndex(Object.assign({}, this.indexKeyPrefix, { key: 1 }), { unique: true });
		}
		_initCollection() {
			const collection = (typeof this.client.db === "function" ? this.client.db(this.dbName) : this.client).collection(this.tableName);
			if (!this.disableIndexesCreation) this.createIndexes().catch((err) => {
				console.error(`Cannot create indexes for mongo collection ${this.tableName}`, err);
			});
			this._collection = collection;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc;
			if (typeof result.value === "undefined") doc = result;
			else doc = result.value;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		_upsert(key, points, msDuration, forceExpire = false, options = {}) {
			if (!this._collection) return Promise.reject(Error("Mongo connection is not established"));
			const docAttrs = options.attrs || {};
			let where;
			let upsertData;
			if (forceExpire) {
				where = { key };
				where = Object.assign(where, docAttrs);
				upsertData = { $set: {
					key,
					points,
					expire: msDuration > 0 ? new Date(Date.now() + msDuration) : null
				} };
				upsertData.$set = Object.assign(upsertData.$set, docAttrs);
			} else {
				where = {
					$or: [{ expire: { $gt: new Date() } }, { expire: { $eq: null } }],
					key
				};
				where = Object.assign(where, docAttrs);
				upsertData = {
					$setOnInsert: {
						key,
						expire: msDuration > 0 ? new Date(Date.now() + msDuration) : null
					},
					$inc: { points }
				};
				upsertData.$setOnInsert = Object.assign(upsertData.$setOnInsert, docAttrs);
			}
			const upsertOptions = {
				upsert: true,
				returnDocument: "after"
			};
			return new Promise((resolve, reject) => {
				this._collection.findOneAndUpdate(where, upsertData, upsertOptions).then((res) => {
					resolve(res);
				}).catch((errUpsert) => {
					if (errUpsert && errUpsert.code === 11e3) {
						const replaceWhere = Object.assign({
							$or: [{ expire: { $lte: new Date() } }, { expire: { $eq: null } }],
							key
						}, docAttrs);
						const replaceTo = { $set: Object.assign({
							key,
							points,
							expire: msDuration > 0 ? new Date(Date.now() + msDuration) : null
						}, docAttrs) };
						this._collection.findOneAndUpdate(replaceWhere, replaceTo, upsertOptions).then((res) => {
							resolve(res);
						}).catch((errReplace) => {
							if (errReplace && errReplace.code === 11e3) this._upsert(key, points, msDuration, forceExpire).then((res) => resolve(res)).catch((err) => reject(err));
							else reject(errReplace);
						});
					} else reject(errUpsert);
				});
			});
		}
		_get(rlKey, options = {}) {
			if (!this._collection) return Promise.reject(Error("Mongo connection is not established"));
			const docAttrs = options.attrs || {};
			const where = Object.assign({
				key: rlKey,
				$or: [{ expire: { $gt: new Date() } }, { expire: { $eq: null } }]
			}, docAttrs);
			return this._collection.findOne(where);
		}
		_delete(rlKey, options = {}) {
			if (!this._collection) return Promise.reject(Error("Mongo connection is not established"));
			const docAttrs = options.attrs || {};
			const where = Object.assign({ key: rlKey }, docAttrs);
			return this._collection.deleteOne(where).then((res) => res.deletedCount > 0);
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterMySQL.js
var require_RateLimiterMySQL = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterMySQL = class extends RateLimiterStoreAbstract {
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.clientType = opts.storeType;
			this.dbName = opts.dbName;
			this.tableName = opts.tableName;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout;
			this.tableCreated = opts.tableCreated;
			if (!this.tableCreated) this._createDbAndTable().then(() => {
				this.tableCreated = true;
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else {
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}
		}
		clearExpired(expire) {
			return new Promise((resolve) => {
				this._getConnection().then((conn) => {
					conn.query(`DELETE FROM ??.?? WHERE expire < ?`, [
						this.dbName,
						this.tableName,
						expire
					], () => {
						this._releaseConnection(conn);
						resolve();
					});
				}).catch(() => {
					resolve();
				});
			});
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(() => {
				this.clearExpired(Date.now() - 36e5).then(() => {
					this._clearExpiredHourAgo();
				});
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
		_getConnection() {
			switch (this.clientType) {
				case "pool": return new Promise((resolve, reject) => {
					this.client.getConnection((errConn, conn) => {
						if (errConn) return reject(errConn);
						resolve(conn);
					});
				});
				case "sequelize": return this._getSequelizeConnectionManager().getConnection();
				case "knex": return this.client.client.acquireConnection();
				default: return Promise.resolve(this.client);
			}
		}
		_releaseConnection(conn) {
			switch (this.clientType) {
				case "pool": return conn.release();
				case "sequelize": return this._getSequelizeConnectionManager().releaseConnection(conn);
				case "knex": return this.client.client.releaseConnection(conn);
				default: return true;
			}
		}
		_getSequelizeConnectionManager() {
			let connectionManager;
			let originalError;
			try {
				connectionManager = this.client.connectionManager;
			} catch (err) {
				originalError = err;
			}
			if (connectionManager) return connectionManager;
			if (this.client.dialect && this.client.dialect.connectionManager) return this.client.dialect.connectionManager;
			if (originalError) throw originalError;
			throw new Error("Sequelize connection manager is not available");
		}
		_createDbAndTable() {
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query(`CREATE DATABASE IF NOT EXISTS \`${this.dbName}\`;`, (errDb) => {
						if (errDb) {
							this._releaseConnection(conn);
							return reject(errDb);
						}
						conn.query(this._getCreateTableStmt(), (err) => {
							if (err) {
								this._releaseConnection(conn);
								return reject(err);
							}
							this._releaseConnection(conn);
							resolve();
						});
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_getCreateTableStmt() {
			return `CREATE TABLE IF NOT EXISTS \`${this.dbName}\`.\`${this.tableName}\` (\`key\` VARCHAR(255) CHARACTER SET utf8 NOT NULL,\`points\` INT(9) NOT NULL default 0,\`expire\` BIGINT UNSIGNED,PRIMARY KEY (\`key\`)) ENGINE = INNODB;`;
		}
		get clientType() {
			return this._clientType;
		}
		set clientType(value) {
			if (typeof value === "undefined") {
				if (this.client.constructor.name === "Connection") value = "connection";
				else if (this.client.constructor.name === "Pool") value = "pool";
				else if (this.client.constructor.name === "Sequelize") value = "sequelize";
				else throw new Error("storeType is not defined");
			}
			this._clientType = value.toLowerCase();
		}
		get dbName() {
			return this._dbName;
		}
		set dbName(value) {
			this._dbName = typeof value === "undefined" ? "rtlmtrflx" : value;
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? this.keyPrefix : value;
		}
		get tableCreated() {
			return this._tableCreated;
		}
		set tableCreated(value) {
			this._tableCreated = typeof value === "undefined" ? false : !!value;
		}
		get clearExpiredByTimeout() {
			return this._clearExpiredByTimeout;
		}
		set clearExpiredByTimeout(value) {
			this._clearExpiredByTimeout = typeof value === "undefined" ? true : Boolean(value);
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			const [row] = result;
			res.isFirstInDuration = changedPoints === row.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : row.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = row.expire ? Math.max(row.expire - Date.now(), 0) : -1;
			return res;
		}
		_upsertTransaction(conn, key, points, msDuration, forceExpire) {
			return new Promise((resolve, reject) => {
				conn.query("BEGIN", (errBegin) => {
					if (errBegin) {
						conn.rollback();
						return reject(errBegin);
					}
					const dateNow = Date.now();
					const newExpire = msDuration > 0 ? dateNow + msDuration : null;
					let q;
					let values;
					if (forceExpire) {
						q = `INSERT INTO ??.?? VALUES (?, ?, ?)
          ON DUPLICATE KEY UPDATE 
            points = ?, 
            expire = ?;`;
						values = [
							this.dbName,
							this.tableName,
							key,
							points,
							newExpire,
							points,
							newExpire
						];
					} else {
						q = `INSERT INTO ??.?? VALUES (?, ?, ?)
          ON DUPLICATE KEY UPDATE 
            points = IF(expire <= ?, ?, points + (?)), 
            expire = IF(expire <= ?, ?, expire);`;
						values = [
							this.dbName,
							this.tableName,
							key,
							points,
							newExpire,
							dateNow,
							points,
							points,
							dateNow,
							newExpire
						];
					}
					conn.query(q, values, (errUpsert) => {
						if (errUpsert) {
							conn.rollback();
							return reject(errUpsert);
						}
						conn.query("SELECT points, expire FROM ??.?? WHERE `key` = ?;", [
							this.dbName,
							this.tableName,
							key
						], (errSelect, res) => {
							if (errSelect) {
								conn.rollback();
								return reject(errSelect);
							}
							conn.query("COMMIT", (err) => {
								if (err) {
									conn.rollback();
									return reject(err);
								}
								resolve(res);
							});
						});
					});
				});
			});
		}
		_upsert(key, points, msDuration, forceExpire = false) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					this._upsertTransaction(conn, key, points, msDuration, forceExpire).then((res) => {
						resolve(res);
						this._releaseConnection(conn);
					}).catch((err) => {
						reject(err);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_get(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query("SELECT points, expire FROM ??.?? WHERE `key` = ? AND (`expire` > ? OR `expire` IS NULL)", [
						this.dbName,
						this.tableName,
						rlKey,
						Date.now()
					], (err, res) => {
						if (err) reject(err);
						else if (res.length === 0) resolve(null);
						else resolve(res);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_delete(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query("DELETE FROM ??.?? WHERE `key` = ?", [
						this.dbName,
						this.tableName,
						rlKey
					], (err, res) => {
						if (err) reject(err);
						else resolve(res.affectedRows > 0);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
	};
	module.exports = RateLimiterMySQL;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterPostgres.js
var require_RateLimiterPostgres = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterPostgres = class extends RateLimiterStoreAbstract {
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.clientType = opts.storeType;
			this.tableName = opts.tableName;
			this.schemaName = opts.schemaName;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout;
			this.tableCreated = opts.tableCreated;
			if (!this.tableCreated) this._createTable().then(() => {
				this.tableCreated = true;
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else {
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}
		}
		_getTableIdentifier() {
			return this.schemaName ? `"${this.schemaName}"."${this.tableName}"` : `"${this.tableName}"`;
		}
		clearExpired(expire) {
			return new Promise((resolve) => {
				const q = {
					name: "rlflx-clear-expired",
					text: `DELETE FROM ${this._getTableIdentifier()} WHERE expire < $1`,
					values: [expire]
				};
				this._query(q).then(() => {
					resolve();
				}).catch(() => {
					resolve();
				});
			});
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(() => {
				this.clearExpired(Date.now() - 36e5).then(() => {
					this._clearExpiredHourAgo();
				});
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
		_getConnection() {
			switch (this.clientType) {
				case "pool": return Promise.resolve(this.client);
				case "sequelize": return this._getSequelizeConnectionManager().getConnection();
				case "knex": return this.client.client.acquireConnection();
				case "typeorm": return Promise.resolve(this.client.driver.master);
				default: return Promise.resolve(this.client);
			}
		}
		_releaseConnection(conn) {
			switch (this.clientType) {
				case "pool": return true;
				case "sequelize": return this._getSequelizeConnectionManager().releaseConnection(conn);
				case "knex": return this.client.client.releaseConnection(conn);
				case "typeorm": return true;
				default: return true;
			}
		}
		_getSequelizeConnectionManager() {
			let connectionManager;
			let accessError;
			try {
				connectionManager = this.client.connectionManager;
			} catch (err) {
				accessError = err;
			}
			if (connectionManager) return connectionManager;
			if (this.client.dialect && this.client.dialect.connectionManager) return this.client.dialect.connectionManager;
			if (accessError) throw accessError;
			throw new Error("Sequelize connection manager is not available");
		}
		_createTable() {
			return new Promise((resolve, reject) => {
				this._query({ text: this._getCreateTableStmt() }).then(() => {
					resolve();
				}).catch((err) => {
					if (err.code === "23505") resolve();
					else reject(err);
				});
			});
		}
		_getCreateTableStmt() {
			return `CREATE TABLE IF NOT EXISTS ${this._getTableIdentifier()} (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );`;
		}
		get clientType() {
			return this._clientType;
		}
		set clientType(value) {
			const constructorName = this.client.constructor.name;
			if (typeof value === "undefined") {
				if (constructorName === "Client") value = "client";
				else if (constructorName === "Pool" || constructorName === "BoundPool") value = "pool";
				else if (constructorName === "Sequelize") value = "sequelize";
				else throw new Error("storeType is not defined");
			}
			this._clientType = value.toLowerCase();
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? this.keyPrefix : value;
		}
		get schemaName() {
			return this._schemaName;
		}
		set schemaName(value) {
			this._schemaName = value;
		}
		get tableCreated() {
			return this._tableCreated;
		}
		set tableCreated(value) {
			this._tableCreated = typeof value === "undefined" ? false : !!value;
		}
		get clearExpiredByTimeout() {
			return this._clearExpiredByTimeout;
		}
		set clearExpiredByTimeout(value) {
			this._clearExpiredByTimeout = typeof value === "undefined" ? true : Boolean(value);
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			const row = result.rows[0];
			res.isFirstInDuration = changedPoints === row.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : row.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = row.expire ? Math.max(row.expire - Date.now(), 0) : -1;
			return res;
		}
		_query(q) {
			const prefix = this.tableName.toLowerCase();
			const queryObj = {
				text: q.text,
				values: q.values
			};
			if (q.name) queryObj.name = `${prefix}:${q.name}`;
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query(queryObj).then((res) => {
						resolve(res);
						this._releaseConnection(conn);
					}).catch((err) => {
						reject(err);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_upsert(key, points, msDuration, forceExpire = false) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			const newExpire = msDuration > 0 ? Date.now() + msDuration : null;
			const expireQ = forceExpire ? " $3 " : ` CASE
             WHEN ${this._getTableIdentifier()}.expire <= $4 THEN $3
             ELSE ${this._getTableIdentifier()}.expire
            END `;
			return this._query({
				name: forceExpire ? "rlflx-upsert-force" : "rlflx-upsert",
				text: `
            INSERT INTO ${this._getTableIdentifier()} VALUES ($1, $2, $3)
              ON CONFLICT(key) DO UPDATE SET
                points = CASE
                          WHEN (${this._getTableIdentifier()}.expire <= $4 OR 1=${forceExpire ? 1 : 0}) THEN $2
                          ELSE ${this._getTableIdentifier()}.points + ($2)
                         END,
                expire = ${expireQ}
            RETURNING points, expire;`,
				values: [
					key,
					points,
					newExpire,
					Date.now()
				]
			});
		}
		_get(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._query({
					name: "rlflx-get",
					text: `
            SELECT points, expire FROM ${this._getTableIdentifier()} WHERE key = $1 AND (expire > $2 OR expire IS NULL);`,
					values: [rlKey, Date.now()]
				}).then((res) => {
					if (res.rowCount === 0) res = null;
					resolve(res);
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_delete(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return this._query({
				name: "rlflx-delete",
				text: `DELETE FROM ${this._getTableIdentifier()} WHERE key = $1`,
				values: [rlKey]
			}).then((res) => res.rowCount > 0);
		}
	};
	module.exports = RateLimiterPostgres;
}));
// node_modules/rate-limiter-flexible/lib/component/MemoryStorage/Record.js
var require_Record = __commonJSMin(((exports, module) => {
	module.exports = class Record {
		constructor(value, expiresAt, timeoutId = null) {
			this.value = value;
			this.expiresAt = expiresAt;
			this.timeoutId = timeoutId;
		}
		get value() {
			return this._value;
		}
		set value(value) {
			this._value = parseInt(value, 10);
		}
		get expiresAt() {
			return this._expiresAt;
		}
		set expiresAt(value) {
			if (value instanceof Date) this._expiresAt = value.getTime();
			else this._expiresAt = value;
		}
		get timeoutId() {
			return this._timeoutId;
		}
		set timeoutId(value) {
			this._timeoutId = value;
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/component/MemoryStorage/MemoryStorage.js
var require_MemoryStorage = __commonJSMin(((exports, module) => {
	const Record = require_Record();
	const RateLimiterRes = require_RateLimiterRes();
	module.exports = class MemoryStorage {
		constructor() {
			this._storage = new Map();
		}
		incrby(key, value, durationSec) {
			const record = this._storage.get(key);
			if (record) {
				const msBeforeExpires = record.expiresAt ? record.expiresAt - Date.now() : -1;
				if (!record.expiresAt || msBeforeExpires > 0) {
					record.value = record.value + value;
					return new RateLimiterRes(0, msBeforeExpires, record.value, false);
				}
				return this.set(key, value, durationSec);
			}
			return this.set(key, value, durationSec);
		}
		set(key, value, durationSec) {
			const durationMs = durationSec * 1e3;
			const existingRecord = this._storage.get(key);
			if (existingRecord && existingRecord.timeoutId) clearTimeout(existingRecord.timeoutId);
			const record = new Record(value, durationMs > 0 ? Date.now() + durationMs : null);
			this._storage.set(key, record);
			if (durationMs > 0) {
				record.timeoutId = setTimeout(() => {
					this._storage.delete(key);
				}, durationMs);
				if (record.timeoutId.unref) record.timeoutId.unref();
			}
			return new RateLimiterRes(0, durationMs === 0 ? -1 : durationMs, record.value, true);
		}
		get(key) {
			const record = this._storage.get(key);
			if (record) {
				const msBeforeExpires = record.expiresAt ? record.expiresAt - Date.now() : -1;
				return new RateLimiterRes(0, msBeforeExpires, record.value, false);
			}
			return null;
		}
		delete(key) {
			const record = this._storage.get(key);
			if (record) {
				if (record.timeoutId) clearTimeout(record.timeoutId);
				this._storage.delete(key);
				return true;
			}
			return false;
		}
		_restoreRecord(key, value, expiresAt) {
			const now = Date.now();
			const hasExpiresAt = expiresAt !== null;
			if (hasExpiresAt && !Number.isFinite(expiresAt)) return;
			if (hasExpiresAt && expiresAt <= now) return;
			const durationMs = hasExpiresAt ? expiresAt - now : 0;
			const existingRecord = this._storage.get(key);
			if (existingRecord && existingRecord.timeoutId) clearTimeout(existingRecord.timeoutId);
			const record = new Record(value, expiresAt);
			this._storage.set(key, record);
			if (durationMs > 0) {
				record.timeoutId = setTimeout(() => {
					this._storage.delete(key);
				}, durationMs);
				if (record.timeoutId.unref) record.timeoutId.unref();
			}
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterMemory.js
var require_RateLimiterMemory = __commonJSMin(((exports, module) => {
	const RateLimiterAbstract = require_RateLimiterAbstract();
	const MemoryStorage = require_MemoryStorage();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterMemory = class extends RateLimiterAbstract {
		constructor(opts = {}) {
			super(opts);
			this._memoryStorage = new MemoryStorage();
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const rlKey = this.getKey(key);
				const secDuration = this._getKeySecDuration(options);
				let res = this._memoryStorage.incrby(rlKey, pointsToConsume, secDuration);
				res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
				if (res.consumedPoints > this.points) {
					if (this.blockDuration > 0 && res.consumedPoints <= this.points + pointsToConsume) res = this._memoryStorage.set(rlKey, res.consumedPoints, this.blockDuration);
					reject(res);
				} else if (this.execEvenly && this.points > 0 && res.msBeforeNext > 0 && !res.isFirstInDuration) {
					let delay = Math.ceil(res.msBeforeNext / (res.remainingPoints + 2));
					if (delay < this.execEvenlyMinDelayMs) delay = res.consumedPoints * this.execEvenlyMinDelayMs;
					res.msBeforeNext = Math.max(res.msBeforeNext - delay, 0);
					setTimeout(resolve, delay, res);
				} else resolve(res);
			});
		}
		penalty(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve) => {
				const secDuration = this._getKeySecDuration(options);
				const res = this._memoryStorage.incrby(rlKey, points, secDuration);
				res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
				resolve(res);
			});
		}
		reward(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve) => {
				const secDuration = this._getKeySecDuration(options);
				const res = this._memoryStorage.incrby(rlKey, -points, secDuration);
				res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
				resolve(res);
			});
		}
		block(key, secDuration) {
			const msDuration = secDuration * 1e3;
			const initPoints = this.points + 1;
			this._memoryStorage.set(this.getKey(key), initPoints, secDuration);
			return Promise.resolve(new RateLimiterRes(0, msDuration === 0 ? -1 : msDuration, initPoints));
		}
		set(key, points, secDuration) {
			const msDuration = (secDuration >= 0 ? secDuration : this.duration) * 1e3;
			this._memoryStorage.set(this.getKey(key), points, secDuration);
			return Promise.resolve(new RateLimiterRes(0, msDuration === 0 ? -1 : msDuration, points));
		}
		get(key) {
			const res = this._memoryStorage.get(this.getKey(key));
			if (res !== null) res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			return Promise.resolve(res);
		}
		delete(key) {
			return Promise.resolve(this._memoryStorage.delete(this.getKey(key)));
		}
		dump() {
			const storage = [];
			for (const [key, record] of this._memoryStorage._storage) storage.push({
				key: this.parseKey(key),
				value: record.value,
				expiresAt: record.expiresAt
			});
			return {
				version: 1,
				dumpedAt: Date.now(),
				storage
			};
		}
		restore(data, detailResponse = false) {
			if (!data || typeof data !== "object" || data.version !== 1) return;
			const response = detailResponse ? {
				invalid: {
					count: 0,
					keys: []
				},
				expired: {
					count: 0,
					keys: []
				},
				restored: {
					count: 0,
					keys: []
				}
			} : {
				invalid: 0,
				expired: 0,
				restored: 0
			};
			const record = (bucket, key) => {
				if (detailResponse) {
					response[bucket].count += 1;
					response[bucket].keys.push(key);
				} else response[bucket] += 1;
			};
			if (!Array.isArray(data.storage)) return response;
			for (const item of data.storage) {
				if (!item || typeof item !== "object") {
					record("invalid", "N/A");
					continue;
				}
				const isValidKey = typeof item.key === "string" || typeof item.key === "number";
				const isValidValue = Number.isFinite(item.value);
				const isValidExpiry = item.expiresAt === null || Number.isFinite(item.expiresAt);
				if (!isValidKey || !isValidValue || !isValidExpiry) {
					record("invalid", item.key);
					continue;
				}
				if (item.expiresAt !== null && item.expiresAt <= Date.now()) {
					record("expired", item.key);
					continue;
				}
				this._memoryStorage._restoreRecord(this.getKey(item.key), item.value, item.expiresAt);
				record("restored", item.key);
			}
			return response;
		}
	};
	module.exports = RateLimiterMemory;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterCluster.js
var require_RateLimiterCluster = __commonJSMin(((exports, module) => {
	const cluster = __require("cluster");
	const crypto = __require("crypto");
	const RateLimiterAbstract = require_RateLimiterAbstract();
	const RateLimiterMemory = require_RateLimiterMemory();
	const RateLimiterRes = require_RateLimiterRes();
	const channel = "rate_limiter_flexible";
	let masterInstance = null;
	const masterSendToWorker = function(worker, msg, type, res) {
		let data;
		if (res === null || res === true || res === false) data = res;
		else data = {
			remainingPoints: res.remainingPoints,
			msBeforeNext: res.msBeforeNext,
			consumedPoints: res.consumedPoints,
			isFirstInDuration: res.isFirstInDuration
		};
		worker.send({
			channel,
			keyPrefix: msg.keyPrefix,
			promiseId: msg.promiseId,
			type,
			data
		});
	};
	const workerWaitInit = function(payload) {
		setTimeout(() => {
			if (this._initiated) process.send(payload);
			else if (typeof this._promises[payload.promiseId] !== "undefined") workerWaitInit.call(this, payload);
		}, 30);
	};
	const workerSendToMaster = function(func, promiseId, key, arg, opts) {
		const payload = {
			channel,
			keyPrefix: this.keyPrefix,
			func,
			promiseId,
			data: {
				key,
				arg,
				opts
			}
		};
		if (!this._initiated) workerWaitInit.call(this, payload);
		else process.send(payload);
	};
	const masterProcessMsg = function(worker, msg) {
		if (!msg || msg.channel !== channel || typeof this._rateLimiters[msg.keyPrefix] === "undefined") return false;
		let promise;
		switch (msg.func) {
			case "consume":
				promise = this._rateLimiters[msg.keyPrefix].consume(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "penalty":
				promise = this._rateLimiters[msg.keyPrefix].penalty(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "reward":
				promise = this._rateLimiters[msg.keyPrefix].reward(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "block":
				promise = this._rateLimiters[msg.keyPrefix].block(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "get":
				promise = this._rateLimiters[msg.keyPrefix].get(msg.data.key, msg.data.opts);
				break;
			case "delete":
				promise = this._rateLimiters[msg.keyPrefix].delete(msg.data.key, msg.data.opts);
				break;
			default: return false;
		}
		if (promise) promise.then((res) => {
			masterSendToWorker(worker, msg, "resolve", res);
		}).catch((rejRes) => {
			masterSendToWorker(worker, msg, "reject", rejRes);
		});
	};
	const workerProcessMsg = function(msg) {
		if (!msg || msg.channel !== channel || msg.keyPrefix !== this.keyPrefix) return false;
		if (this._promises[msg.promiseId]) {
			clearTimeout(this._promises[msg.promiseId].timeoutId);
			let res;
			if (msg.data === null || msg.data === true || msg.data === false) res = msg.data;
			else res = new RateLimiterRes(msg.data.remainingPoints, msg.data.msBeforeNext, msg.data.consumedPoints, msg.data.isFirstInDuration);
			switch (msg.type) {
				case "resolve":
					this._promises[msg.promiseId].resolve(res);
					break;
				case "reject":
					this._promises[msg.promiseId].reject(res);
					break;
				default: throw new Error(`RateLimiterCluster: no such message type '${msg.type}'`);
			}
			delete this._promises[msg.promiseId];
		}
	};
	const getOpts = function() {
		return {
			points: this.points,
			duration: this.duration,
			blockDuration: this.blockDuration,
			execEvenly: this.execEvenly,
			execEvenlyMinDelayMs: this.execEvenlyMinDelayMs,
			keyPrefix: this.keyPrefix
		};
	};
	const savePromise = function(resolve, reject) {
		const hrtime = process.hrtime();
		let promiseId = hrtime[0].toString() + hrtime[1].toString();
		if (typeof this._promises[promiseId] !== "undefined") promiseId += crypto.randomBytes(12).toString("base64");
		this._promises[promiseId] = {
			resolve,
			reject,
			timeoutId: setTimeout(() => {
				delete this._promises[promiseId];
				reject(new Error("RateLimiterCluster timeout: no answer from master in time"));
			}, this.timeoutMs)
		};
		return promiseId;
	};
	var RateLimiterClusterMaster = class {
		constructor() {
			if (masterInstance) return masterInstance;
			this._rateLimiters = {};
			cluster.setMaxListeners(0);
			cluster.on("message", (worker, msg) => {
				if (msg && msg.channel === channel && msg.type === "init") {
					if (typeof this._rateLimiters[msg.opts.keyPrefix] === "undefined") this._rateLimiters[msg.opts.keyPrefix] = new RateLimiterMemory(msg.opts);
					worker.send({
						channel,
						type: "init",
						keyPrefix: msg.opts.keyPrefix
					});
				} else masterProcessMsg.call(this, worker, msg);
			});
			masterInstance = this;
		}
	};
	var RateLimiterClusterMasterPM2 = class {
		constructor(pm2) {
			if (masterInstance) return masterInstance;
			this._rateLimiters = {};
			pm2.launchBus((err, pm2Bus) => {
				pm2Bus.on("process:msg", (packet) => {
					const msg = packet.raw;
					if (msg && msg.channel === channel && msg.type === "init") {
						if (typeof this._rateLimiters[msg.opts.keyPrefix] === "undefined") this._rateLimiters[msg.opts.keyPrefix] = new RateLimiterMemory(msg.opts);
						pm2.sendDataToProcessId(packet.process.pm_id, {
							data: {},
							topic: channel,
							channel,
							type: "init",
							keyPrefix: msg.opts.keyPrefix
						}, (sendErr, res) => {
							if (sendErr) console.log(sendErr, res);
						});
					} else masterProcessMsg.call(this, { send: (msgData) => {
						const pm2Message = msgData;
						pm2Message.topic = channel;
						if (typeof pm2Message.data === "undefined") pm2Message.data = {};
						pm2.sendDataToProcessId(packet.process.pm_id, pm2Message, (sendErr, res) => {
							if (sendErr) console.log(sendErr, res);
						});
					} }, msg);
				});
			});
			masterInstance = this;
		}
	};
	var RateLimiterClusterWorker = class extends RateLimiterAbstract {
		get timeoutMs() {
			return this._timeoutMs;
		}
		set timeoutMs(value) {
			this._timeoutMs = typeof value === "undefined" ? 5e3 : Math.abs(parseInt(value));
		}
		constructor(opts = {}) {
			super(opts);
			process.setMaxListeners(0);
			this.timeoutMs = opts.timeoutMs;
			this._initiated = false;
			process.on("message", (msg) => {
				if (msg && msg.channel === channel && msg.type === "init" && msg.keyPrefix === this.keyPrefix) this._initiated = true;
				else workerProcessMsg.call(this, msg);
			});
			process.send({
				channel,
				type: "init",
				opts: getOpts.call(this)
			});
			this._promises = {};
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "consume", promiseId, key, pointsToConsume, options);
			});
		}
		penalty(key, points = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "penalty", promiseId, key, points, options);
			});
		}
		reward(key, points = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "reward", promiseId, key, points, options);
			});
		}
		block(key, secDuration, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "block", promiseId, key, secDuration, options);
			});
		}
		get(key, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "get", promiseId, key, options);
			});
		}
		delete(key, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "delete", promiseId, key, options);
			});
		}
	};
	module.exports = {
		RateLimiterClusterMaster,
		RateLimiterClusterMasterPM2,
		RateLimiterCluster: RateLimiterClusterWorker
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterMemcache.js
var require_RateLimiterMemcache = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterMemcache = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.consumedPoints = parseInt(result.consumedPoints);
			res.isFirstInDuration = result.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.msBeforeNext;
			return res;
		}
		_upsert(rlKey, points, msDuration, forceExpire = false, options = {}) {
			return new Promise((resolve, reject) => {
				const nowMs = Date.now();
				const secDuration = Math.floor(msDuration / 1e3);
				if (forceExpire) this.client.set(rlKey, points, secDuration, (err) => {
					if (!err) this.client.set(`${rlKey}_expire`, secDuration > 0 ? nowMs + secDuration * 1e3 : -1, secDuration, () => {
						resolve({
							consumedPoints: points,
							msBeforeNext: secDuration > 0 ? secDuration * 1e3 : -1
						});
					});
					else reject(err);
				});
				else this.client.incr(rlKey, points, (err, consumedPoints) => {
					if (err || consumedPoints === false) this.client.add(rlKey, points, secDuration, (errAddKey, createdNew) => {
						if (errAddKey || !createdNew) {
							if (typeof options.attemptNumber === "undefined" || options.attemptNumber < 3) {
								const nextOptions = Object.assign({}, options);
								nextOptions.attemptNumber = nextOptions.attemptNumber ? nextOptions.attemptNumber + 1 : 1;
								this._upsert(rlKey, points, msDuration, forceExpire, nextOptions).then((resUpsert) => resolve(resUpsert)).catch((errUpsert) => reject(errUpsert));
							} else reject(new Error("Can not add key"));
						} else this.client.add(`${rlKey}_expire`, secDuration > 0 ? nowMs + secDuration * 1e3 : -1, secDuration, () => {
							resolve({
								consumedPoints: points,
								msBeforeNext: secDuration > 0 ? secDuration * 1e3 : -1
							});
						});
					});
					else this.client.get(`${rlKey}_expire`, (errGetExpire, resGetExpireMs) => {
						if (errGetExpire) reject(errGetExpire);
						else {
							const expireMs = resGetExpireMs === false ? 0 : resGetExpireMs;
							resolve({
								consumedPoints,
								msBeforeNext: expireMs >= 0 ? Math.max(expireMs - nowMs, 0) : -1
							});
						}
					});
				});
			});
		}
		_get(rlKey) {
			return new Promise((resolve, reject) => {
				const nowMs = Date.now();
				this.client.get(rlKey, (err, consumedPoints) => {
					if (!consumedPoints) resolve(null);
					else this.client.get(`${rlKey}_expire`, (errGetExpire, resGetExpireMs) => {
						if (errGetExpire) reject(errGetExpire);
						else {
							const expireMs = resGetExpireMs === false ? 0 : resGetExpireMs;
							resolve({
								consumedPoints,
								msBeforeNext: expireMs >= 0 ? Math.max(expireMs - nowMs, 0) : -1
							});
						}
					});
				});
			});
		}
		_delete(rlKey) {
			return new Promise((resolve, reject) => {
				this.client.del(rlKey, (err, res) => {
					if (err) reject(err);
					else if (res === false) resolve(res);
					else this.client.del(`${rlKey}_expire`, (errDelExpire) => {
						if (errDelExpire) reject(errDelExpire);
						else resolve(res);
					});
				});
			});
		}
	};
	module.exports = RateLimiterMemcache;
}));
// node_modules/rate-limiter-flexible/lib/RLWrapperBlackAndWhite.js
var require_RLWrapperBlackAndWhite = __commonJSMin(((exports, module) => {
	const RateLimiterRes = require_RateLimiterRes();
	const RateLimiterCompatibleAbstract = require_RateLimiterCompatibleAbstract();
	module.exports = class RLWrapperBlackAndWhite extends RateLimiterCompatibleAbstract {
		constructor(opts = {}) {
			super();
			this.limiter = opts.limiter;
			this.blackList = opts.blackList;
			this.whiteList = opts.whiteList;
			this.isBlackListed = opts.isBlackListed;
			this.isWhiteListed = opts.isWhiteListed;
			this.runActionAnyway = opts.runActionAnyway;
		}
		get limiter() {
			return this._limiter;
		}
		set limiter(value) {
			if (typeof value === "undefined") throw new Error("limiter is not set");
			this._limiter = value;
		}
		get keyPrefix() {
			return this.limiter.keyPrefix;
		}
		get blockDuration() {
			return this.limiter.blockDuration;
		}
		set blockDuration(value) {
			this.limiter.blockDuration = value;
		}
		get execEvenly() {
			return this.limiter.execEvenly;
		}
		set execEvenly(value) {
			this.limiter.execEvenly = value;
		}
		get runActionAnyway() {
			return this._runActionAnyway;
		}
		set runActionAnyway(value) {
			this._runActionAnyway = typeof value === "undefined" ? false : value;
		}
		get blackList() {
			return this._blackList;
		}
		set blackList(value) {
			this._blackList = Array.isArray(value) ? value : [];
		}
		get isBlackListed() {
			return this._isBlackListed;
		}
		set isBlackListed(func) {
			if (typeof func === "undefined") func = () => false;
			if (typeof func !== "function") throw new Error("isBlackListed must be function");
			this._isBlackListed = func;
		}
		get whiteList() {
			return this._whiteList;
		}
		set whiteList(value) {
			this._whiteList = Array.isArray(value) ? value : [];
		}
		get isWhiteListed() {
			return this._isWhiteListed;
		}
		set isWhiteListed(func) {
			if (typeof func === "undefined") func = () => false;
			if (typeof func !== "function") throw new Error("isWhiteListed must be function");
			this._isWhiteListed = func;
		}
		isBlackListedSomewhere(key) {
			return this.blackList.indexOf(key) >= 0 || this.isBlackListed(key);
		}
		isWhiteListedSomewhere(key) {
			return this.whiteList.indexOf(key) >= 0 || this.isWhiteListed(key);
		}
		getBlackRes() {
			return new RateLimiterRes(0, Number.MAX_SAFE_INTEGER, 0, false);
		}
		getWhiteRes() {
			return new RateLimiterRes(Number.MAX_SAFE_INTEGER, 0, 0, false);
		}
		rejectBlack() {
			return Promise.reject(this.getBlackRes());
		}
		resolveBlack() {
			return Promise.resolve(this.getBlackRes());
		}
		resolveWhite() {
			return Promise.resolve(this.getWhiteRes());
		}
		_execAction(action, key, args, rejectOnBlack = false) {
			let res;
			if (this.isWhiteListedSomewhere(key)) res = this.resolveWhite();
			else if (this.isBlackListedSomewhere(key)) res = rejectOnBlack ? this.rejectBlack() : this.resolveBlack();
			if (typeof res === "undefined") return this.limiter[action](key, ...args);
			if (this.runActionAnyway) this.limiter[action](key, ...args).catch(() => {});
			return res;
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return this._execAction("consume", key, [pointsToConsume, options], true);
		}
		block(key, secDuration, options = {}) {
			return this._execAction("block", key, [secDuration, options]);
		}
		penalty(key, points = 1, options = {}) {
			return this._execAction("penalty", key, [points, options]);
		}
		reward(key, points = 1, options = {}) {
			return this._execAction("reward", key, [points, options]);
		}
		get(key, options = {}) {
			if (this.runActionAnyway) return this.limiter.get(key, options);
			return this._execAction("get", key, [options]);
		}
		set(key, points, secDuration, options = {}) {
			return this._execAction("set", key, [
				points,
				secDuration,
				options
			]);
		}
		delete(key, options = {}) {
			return this.limiter.delete(key, options);
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RLWrapperTimeouts.js
var require_RLWrapperTimeouts = __commonJSMin(((exports, module) => {
	const RateLimiterInsuredAbstract = require_RateLimiterInsuredAbstract();
	const isRateLimiterCompatible = require_isRateLimiterCompatible();
	module.exports = class RLWrapperTimeouts extends RateLimiterInsuredAbstract {
		constructor(opts = {}) {
			super({
				...opts,
				points: 0,
				duration: 0
			});
			this.limiter = opts.limiter;
			this.timeoutMs = opts.timeoutMs || 0;
		}
		get limiter() {
			return this._limiter;
		}
		set limiter(limiter) {
			if (!isRateLimiterCompatible(limiter)) throw new TypeError("limiter must be an instance of RateLimiterAbstract or RateLimiterCompatibleAbstract");
			this._limiter = limiter;
			if (!this.insuranceLimiter && limiter instanceof RateLimiterInsuredAbstract) this.insuranceLimiter = limiter.insuranceLimiter;
		}
		get timeoutMs() {
			return this._timeoutMs;
		}
		set timeoutMs(value) {
			if (typeof value !== "number" || value < 0) throw new TypeError("timeoutMs must be a non-negative number");
			this._timeoutMs = value;
		}
		_run(funcName, params) {
			return new Promise(async (resolve, reject) => {
				const timeout = setTimeout(() => {
					return reject(new Error("Operation timed out"));
				}, this.timeoutMs);
				await this.limiter[funcName](...params).then((result) => {
					clearTimeout(timeout);
					resolve(result);
				}).catch((err) => {
					clearTimeout(timeout);
					reject(err);
				});
			});
		}
		_consume(key, pointsToConsume = 1, options = {}) {
			return this._run("consume", [
				key,
				pointsToConsume,
				options
			]);
		}
		_penalty(key, points = 1, options = {}) {
			return this._run("penalty", [
				key,
				points,
				options
			]);
		}
		_reward(key, points = 1, options = {}) {
			return this._run("reward", [
				key,
				points,
				options
			]);
		}
		_get(key, options = {}) {
			return this._run("get", [key, options]);
		}
		_set(key, points, secDuration, options = {}) {
			return this._run("set", [
				key,
				points,
				secDuration,
				options
			]);
		}
		_block(key, secDuration, options = {}) {
			return this._run("block", [
				key,
				secDuration,
				options
			]);
		}
		_delete(key, options = {}) {
			return this._run("delete", [key, options]);
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterUnion.js
var require_RateLimiterUnion = __commonJSMin(((exports, module) => {
	const isRateLimiterCompatible = require_isRateLimiterCompatible();
	module.exports = class RateLimiterUnion {
		constructor(...limiters) {
			if (limiters.length < 1) throw new Error("RateLimiterUnion: at least one limiter have to be passed");
			limiters.forEach((limiter) => {
				if (!isRateLimiterCompatible(limiter)) throw new Error("RateLimiterUnion: all limiters have to be instance of RateLimiterAbstract or RateLimiterCompatibleAbstract");
			});
			this._limiters = limiters;
		}
		consume(key, points = 1) {
			return new Promise((resolve, reject) => {
				const promises = [];
				this._limiters.forEach((limiter) => {
					promises.push(limiter.consume(key, points).catch((rej) => ({
						rejected: true,
						rej
					})));
				});
				Promise.all(promises).then((res) => {
					const resObj = {};
					let rejected = false;
					res.forEach((item) => {
						if (item.rejected === true) rejected = true;
					});
					for (let i = 0; i < res.length; i++) if (rejected && res[i].rejected === true) resObj[this._limiters[i].keyPrefix] = res[i].rej;
					else if (!rejected) resObj[this._limiters[i].keyPrefix] = res[i];
					if (rejected) reject(resObj);
					else resolve(resObj);
				});
			});
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/component/RateLimiterQueueError.js
var require_RateLimiterQueueError = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterQueueError extends Error {
		constructor(message, extra) {
			super();
			if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
			this.name = "CustomError";
			this.message = message;
			if (extra) this.extra = extra;
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterQueue.js
var require_RateLimiterQueue = __commonJSMin(((exports, module) => {
	const RateLimiterQueueError = require_RateLimiterQueueError();
	const MAX_QUEUE_SIZE = 4294967295;
	const KEY_DEFAULT = "limiter";
	function getTokensRemaining(limiterFlexible, key) {
		return limiterFlexible.get(key).then((rlRes) => rlRes !== null ? rlRes.remainingPoints : limiterFlexible.points).catch(() => limiterFlexible.points);
	}
	module.exports = class RateLimiterQueue {
		constructor(limiterFlexible, opts = {}) {
			const maxQueueSize = opts.maxQueueSize !== void 0 ? opts.maxQueueSize : MAX_QUEUE_SIZE;
			this._queueLimiters = { [KEY_DEFAULT]: new RateLimiterQueueInternal(limiterFlexible, {
				...opts,
				maxQueueSize,
				key: KEY_DEFAULT
			}) };
			this._limiterFlexible = limiterFlexible;
			this._maxQueueSize = maxQueueSize;
		}
		getTokensRemaining(key = KEY_DEFAULT) {
			if (this._queueLimiters[key]) return this._queueLimiters[key].getTokensRemaining();
			else return getTokensRemaining(this._limiterFlexible, key);
		}
		removeTokens(tokens, key = KEY_DEFAULT, expiresUnixAt = 0) {
			if (!this._queueLimiters[key]) this._queueLimiters[key] = new RateLimiterQueueInternal(this._limiterFlexible, {
				key,
				maxQueueSize: this._maxQueueSize
			});
			return this._queueLimiters[key].removeTokens(tokens, expiresUnixAt);
		}
	};
	var RateLimiterQueueInternal = class {
		constructor(limiterFlexible, opts = {
			maxQueueSize: MAX_QUEUE_SIZE,
			key: KEY_DEFAULT
		}) {
			this._key = opts.key;
			this._waitTimeout = null;
			this._queue = [];
			this._limiterFlexible = limiterFlexible;
			this._hasExpiringRequests = false;
			this._maxQueueSize = opts.maxQueueSize;
		}
		getTokensRemaining() {
			return getTokensRemaining(this._limiterFlexible, this._key);
		}
		removeTokens(tokens, expiresUnixAt = 0) {
			const _this = this;
			return new Promise((resolve, reject) => {
				if (tokens > _this._limiterFlexible.points) {
					reject(new RateLimiterQueueError(`Requested tokens ${tokens} exceeds maximum ${_this._limiterFlexible.points} tokens per interval`));
					return;
				}
				if (_this._queue.length > 0) _this._queueRequest.call(_this, resolve, reject, tokens, expiresUnixAt);
				else _this._limiterFlexible.consume(_this._key, tokens).then((res) => {
					resolve(res.remainingPoints);
				}).catch((rej) => {
					if (rej instanceof Error) reject(rej);
					else {
						_this._queueRequest.call(_this, resolve, reject, tokens, expiresUnixAt);
						if (_this._waitTimeout === null) _this._waitTimeout = setTimeout(_this._processFIFO.bind(_this), rej.msBeforeNext);
					}
				});
			});
		}
		_queueRequest(resolve, reject, tokens, expiresUnixAt = 0) {
			const _this = this;
			if (_this._queue.length < _this._maxQueueSize) {
				_this._queue.push({
					resolve,
					reject,
					tokens,
					expiresUnixAt
				});
				if (expiresUnixAt > 0) _this._hasExpiringRequests = true;
			} else reject(new RateLimiterQueueError(`Number of requests reached it's maximum ${_this._maxQueueSize}`));
		}
		_processFIFO() {
			const _this = this;
			if (_this._waitTimeout !== null) {
				clearTimeout(_this._waitTimeout);
				_this._waitTimeout = null;
			}
			if (_this._hasExpiringRequests) {
				const nowSecs = Math.floor(Date.now() / 1e3);
				_this._queue = _this._queue.filter((item) => {
					if (item.expiresUnixAt > 0 && nowSecs >= item.expiresUnixAt) {
						item.reject(new RateLimiterQueueError("The request to remove tokens expired before it could be fulfilled"));
						return false;
					}
					return true;
				});
			}
			if (_this._queue.length === 0) return;
			const item = _this._queue.shift();
			_this._limiterFlexible.consume(_this._key, item.tokens).then((res) => {
				item.resolve(res.remainingPoints);
				_this._processFIFO.call(_this);
			}).catch((rej) => {
				if (rej instanceof Error) {
					item.reject(rej);
					_this._processFIFO.call(_this);
				} else {
					_this._queue.unshift(item);
					if (_this._waitTimeout === null) _this._waitTimeout = setTimeout(_this._processFIFO.bind(_this), rej.msBeforeNext);
				}
			});
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/BurstyRateLimiter.js
var require_BurstyRateLimiter = __commonJSMin(((exports, module) => {
	const RateLimiterRes = require_RateLimiterRes();
	module.exports = class BurstyRateLimiter {
		constructor(rateLimiter, burstLimiter) {
			this._rateLimiter = rateLimiter;
			this._burstLimiter = burstLimiter;
		}
		_combineRes(rlRes, blRes) {
			if (!rlRes) return null;
			return new RateLimiterRes(rlRes.remainingPoints, Math.min(rlRes.msBeforeNext, blRes ? blRes.msBeforeNext : 0), rlRes.consumedPoints, rlRes.isFirstInDuration);
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return this._rateLimiter.consume(key, pointsToConsume, options).catch((rlRej) => {
				if (rlRej instanceof RateLimiterRes) return this._burstLimiter.consume(key, pointsToConsume, options).then((blRes) => {
					return Promise.resolve(this._combineRes(rlRej, blRes));
				}).catch((blRej) => {
					if (blRej instanceof RateLimiterRes) return Promise.reject(this._combineRes(rlRej, blRej));
					else return Promise.reject(blRej);
				});
				else return Promise.reject(rlRej);
			});
		}
		get(key) {
			return Promise.all([this._rateLimiter.get(key), this._burstLimiter.get(key)]).then(([rlRes, blRes]) => {
				return this._combineRes(rlRes, blRes);
			});
		}
		get points() {
			return this._rateLimiter.points;
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterDynamo.js
var require_RateLimiterDynamo = __commonJSMin(((exports, module) => {
	const RateLimiterRes = require_RateLimiterRes();
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var DynamoItem = class {
		constructor(rlKey, points, expire) {
			this.key = rlKey;
			this.points = points;
			this.expire = expire;
		}
	};
	const DEFAULT_READ_CAPACITY_UNITS = 25;
	const DEFAULT_WRITE_CAPACITY_UNITS = 25;
	var RateLimiterDynamo = class extends RateLimiterStoreAbstract {
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.tableName = opts.tableName;
			this.tableCreated = opts.tableCreated;
			this.ttlManuallySet = opts.ttlSet;
			if (!this.tableCreated) this._createTable(opts.dynamoTableOpts).then((data) => {
				this.tableCreated = true;
				this._setTTL().finally(() => {
					if (typeof cb === "function") cb();
				});
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else this._setTTL().finally(() => {
				if (typeof cb === "function") cb();
			});
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? "node-rate-limiter-flexible" : value;
		}
		get tableCreated() {
			return this._tableCreated;
		}
		set tableCreated(value) {
			this._tableCreated = typeof value === "undefined" ? false : !!value;
		}
		async _createTable(tableOpts) {
			const params = {
				TableName: this.tableName,
				AttributeDefinitions: [{
					AttributeName: "key",
					AttributeType: "S"
				}],
				KeySchema: [{
					AttributeName: "key",
					KeyType: "HASH"
				}],
				ProvisionedThroughput: {
					ReadCapacityUnits: tableOpts && tableOpts.readCapacityUnits ? tableOpts.readCapacityUnits : DEFAULT_READ_CAPACITY_UNITS,
					WriteCapacityUnits: tableOpts && tableOpts.writeCapacityUnits ? tableOpts.writeCapacityUnits : DEFAULT_WRITE_CAPACITY_UNITS
				}
			};
			try {
				return await this.client.createTable(params);
			} catch (err) {
				if (err.__type && err.__type.includes("ResourceInUseException")) return null;
				else throw err;
			}
		}
		async _get(rlKey) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			const params = {
				TableName: this.tableName,
				Key: { key: { S: rlKey } }
			};
			const data = await this.client.getItem(params);
			if (!data.Item) return null;
			const item = new DynamoItem(data.Item.key.S, Number(data.Item.points.N), Number(data.Item.expire.N));
			const dateNowSec = Date.now() / 1e3;
			if (item.expire !== -1 && item.expire <= dateNowSec) return null;
			return item;
		}
		async _delete(rlKey) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			const params = {
				TableName: this.tableName,
				Key: { key: { S: rlKey } },
				ConditionExpression: "attribute_exists(#k)",
				ExpressionAttributeNames: { "#k": "key" }
			};
			try {
				return (await this._client.deleteItem(params)).$metadata.httpStatusCode === 200;
			} catch (err) {
				if (err.__type && err.__type.includes("ConditionalCheckFailedException")) return false;
				else throw err;
			}
		}
		async _upsert(rlKey, points, msDuration, forceExpire = false, options = {}) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			const dateNow = Date.now();
			const dateNowSec = dateNow / 1e3;
			const newExpireSec = msDuration > 0 ? (dateNow + msDuration) / 1e3 : -1;
			if (forceExpire) return await this._baseUpsert({
				TableName: this.tableName,
				Key: { key: { S: rlKey } },
				UpdateExpression: "SET points = :points, expire = :expire",
				ExpressionAttributeValues: {
					":points": { N: points.toString() },
					":expire": { N: newExpireSec.toString() }
				},
				ReturnValues: "ALL_NEW"
			});
			try {
				return await this._baseUpsert({
					TableName: this.tableName,
					Key: { key: { S: rlKey } },
					UpdateExpression: "SET points = :new_points, expire = :new_expire",
					ExpressionAttributeValues: {
						":new_points": { N: points.toString() },
						":new_expire": { N: newExpireSec.toString() },
						":where_expire": { N: dateNowSec.toString() }
					},
					ConditionExpression: "expire <= :where_expire OR attribute_not_exists(points)",
					ReturnValues: "ALL_NEW"
				});
			} catch (err) {
				return await this._baseUpsert({
					TableName: this.tableName,
					Key: { key: { S: rlKey } },
					UpdateExpression: "SET points = points + :new_points",
					ExpressionAttributeValues: {
						":new_points": { N: points.toString() },
						":where_expire": { N: dateNowSec.toString() }
					},
					ConditionExpression: "expire > :where_expire",
					ReturnValues: "ALL_NEW"
				});
			}
		}
		async _baseUpsert(params) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			try {
				const data = await this.client.updateItem(params);
				return new DynamoItem(data.Attributes.key.S, Number(data.Attributes.points.N), Number(data.Attributes.expire.N));
			} catch (err) {
				throw err;
			}
		}
		async _setTTL() {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			try {
				if (await this._isTTLSet()) return;
				const params = {
					TableName: this.tableName,
					TimeToLiveSpecification: {
						AttributeName: "expire",
						Enabled: true
					}
				};
				return await this.client.updateTimeToLive(params);
			} catch (err) {
				throw err;
			}
		}
		async _isTTLSet() {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			if (this.ttlManuallySet) return true;
			try {
				const res = await this.client.describeTimeToLive({ TableName: this.tableName });
				return res.$metadata.httpStatusCode == 200 && res.TimeToLiveDescription.TimeToLiveStatus === "ENABLED" && res.TimeToLiveDescription.AttributeName === "expire";
			} catch (err) {
				throw err;
			}
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.isFirstInDuration = changedPoints === result.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : result.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.expire != -1 ? Math.max(result.expire * 1e3 - Date.now(), 0) : -1;
			return res;
		}
	};
	module.exports = RateLimiterDynamo;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterPrisma.js
var require_RateLimiterPrisma = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterPrisma = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.modelName = opts.tableName || "RateLimiterFlexible";
			this.prismaClient = opts.storeClient;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout ?? true;
			if (!this.prismaClient) throw new Error("Prisma client is not provided");
			if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc = result;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		_upsert(key, points, msDuration, forceExpire = false) {
			if (!this.prismaClient) return Promise.reject(new Error("Prisma client is not established"));
			const model = this.prismaClient[this.modelName];
			const now = new Date();
			const newExpire = msDuration > 0 ? new Date(now.getTime() + msDuration) : null;
			const create = {
				key,
				points,
				expire: newExpire
			};
			if (forceExpire) return model.upsert({
				where: { key },
				create,
				update: {
					points,
					expire: newExpire
				}
			});
			return model.deleteMany({ where: {
				key,
				expire: { lte: now }
			} }).then(() => model.upsert({
				where: { key },
				create,
				update: { points: { increment: points } }
			}));
		}
		_get(rlKey) {
			if (!this.prismaClient) return Promise.reject(new Error("Prisma client is not established"));
			return this.prismaClient[this.modelName].findFirst({ where: { AND: [{ key: rlKey }, { OR: [{ expire: { gt: new Date() } }, { expire: null }] }] } });
		}
		_delete(rlKey) {
			if (!this.prismaClient) return Promise.reject(new Error("Prisma client is not established"));
			return this.prismaClient[this.modelName].deleteMany({ where: { key: rlKey } }).then((res) => res.count > 0);
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(async () => {
				try {
					await this.prismaClient[this.modelName].deleteMany({ where: { expire: { lt: new Date(Date.now() - 36e5) } } });
				} catch (error) {
					console.warn("Failed to clear expired records:", error);
				}
				this._clearExpiredHourAgo();
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
	};
	module.exports = RateLimiterPrisma;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterDrizzle.js
var require_RateLimiterDrizzle = __commonJSMin(((exports, module) => {
	let drizzleOperators = null;
	const CLEANUP_INTERVAL_MS = 3e5;
	const EXPIRED_THRESHOLD_MS = 36e5;
	var RateLimiterDrizzleError = class extends Error {
		constructor(message) {
			super(message);
			this.name = "RateLimiterDrizzleError";
		}
	};
	async function loadDrizzleOperators() {
		if (drizzleOperators) return drizzleOperators;
		const requiredOperators = [
			"and",
			"or",
			"gt",
			"lt",
			"eq",
			"isNull",
			"sql"
		];
		function getPackageName() {
			return ["drizzle", "orm"].join("-");
		}
		const collectModuleLayers = (mod) => {
			const layers = [];
			const seen = new Set();
			let current = mod;
			while (current && (typeof current === "object" || typeof current === "function") && !seen.has(current)) {
				layers.push(current);
				seen.add(current);
				current = current.default;
			}
			return layers;
		};
		const importModule = async (specifier, { optional = false } = {}) => {
			try {
				return await import(specifier);
			} catch (error) {
				if (optional) return null;
				throw new RateLimiterDrizzleError(error.message || "Failed to import drizzle-orm package.");
			}
		};
		const mainModule = await importModule(`${getPackageName()}`);
		const sqlModule = await importModule(`${getPackageName()}/sql`, { optional: true });
		const mainCandidates = collectModuleLayers(mainModule);
		const sqlCandidates = sqlModule ? collectModuleLayers(sqlModule) : [];
		const resolvedOperators = {};
		const missingOperators = [];
		for (const operatorName of requiredOperators) {
			const operator = (operatorName === "sql" ? [...sqlCandidates, ...mainCandidates] : mainCandidates).map((candidate) => candidate?.[operatorName]).find((value) => typeof value === "function");
			if (!operator) {
				missingOperators.push(operatorName);
				continue;
			}
			resolvedOperators[operatorName] = operator;
		}
		if (missingOperators.length > 0) throw new RateLimiterDrizzleError(`Failed to load drizzle-orm operators: missing ${missingOperators.join(", ")}`);
		drizzleOperators = resolvedOperators;
		return drizzleOperators;
	}
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterDrizzle = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			if (!opts?.schema) throw new RateLimiterDrizzleError("Drizzle schema is required");
			if (!opts?.storeClient) throw new RateLimiterDrizzleError("Drizzle client is required");
			this.schema = opts.schema;
			this.drizzleClient = opts.storeClient;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout ?? true;
			if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc = result;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		async _upsert(key, points, msDuration, forceExpire = false) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { sql } = await loadDrizzleOperators();
			const now = new Date();
			const newExpire = msDuration > 0 ? new Date(now.getTime() + msDuration) : null;
			const expired = sql`${this.schema.expire} <= ${sql.param(now, this.schema.expire)}`;
			const nextExpire = sql.param(newExpire, this.schema.expire);
			const [data] = await this.drizzleClient.insert(this.schema).values({
				key,
				points,
				expire: newExpire
			}).onConflictDoUpdate({
				target: this.schema.key,
				set: forceExpire ? {
					points,
					expire: newExpire
				} : {
					points: sql`CASE WHEN ${expired} THEN ${points} ELSE ${this.schema.points} + ${points} END`,
					expire: sql`CASE WHEN ${expired} THEN ${nextExpire} ELSE ${this.schema.expire} END`
				}
			}).returning();
			return data;
		}
		async _get(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { and, or, gt, eq, isNull } = await loadDrizzleOperators();
			const [response] = await this.drizzleClient.select().from(this.schema).where(and(eq(this.schema.key, rlKey), or(gt(this.schema.expire, new Date()), isNull(this.schema.expire)))).limit(1);
			return response || null;
		}
		async _delete(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { eq } = await loadDrizzleOperators();
			const [result] = await this.drizzleClient.delete(this.schema).where(eq(this.schema.key, rlKey)).returning({ key: this.schema.key });
			return !!result?.key;
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(async () => {
				try {
					const { lt } = await loadDrizzleOperators();
					await this.drizzleClient.delete(this.schema).where(lt(this.schema.expire, new Date(Date.now() - EXPIRED_THRESHOLD_MS)));
				} catch (error) {
					console.warn("Failed to clear expired records:", error);
				}
				this._clearExpiredHourAgo();
			}, CLEANUP_INTERVAL_MS);
			this._clearExpiredTimeoutId.unref();
		}
	};
	module.exports = RateLimiterDrizzle;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterDrizzleNonAtomic.js
var require_RateLimiterDrizzleNonAtomic = __commonJSMin(((exports, module) => {
	let drizzleOperators = null;
	const CLEANUP_INTERVAL_MS = 3e5;
	const EXPIRED_THRESHOLD_MS = 36e5;
	var RateLimiterDrizzleError = class extends Error {
		constructor(message) {
			super(message);
			this.name = "RateLimiterDrizzleError";
		}
	};
	async function getDrizzleOperators() {
		if (drizzleOperators) return drizzleOperators;
		try {
			function getPackageName() {
				return ["drizzle", "orm"].join("-");
			}
			const drizzleOrm = await import(`${getPackageName()}`);
			const { and, or, gt, lt, eq, isNull, sql } = drizzleOrm.default || drizzleOrm;
			drizzleOperators = {
				and,
				or,
				gt,
				lt,
				eq,
				isNull,
				sql
			};
			return drizzleOperators;
		} catch (error) {
			throw new RateLimiterDrizzleError("drizzle-orm is not installed. Please install drizzle-orm to use RateLimiterDrizzleNonAtomic.");
		}
	}
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterDrizzleNonAtomic = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			if (!opts?.schema) throw new RateLimiterDrizzleError("Drizzle schema is required");
			if (!opts?.storeClient) throw new RateLimiterDrizzleError("Drizzle client is required");
			this.schema = opts.schema;
			this.drizzleClient = opts.storeClient;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout ?? true;
			if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc = result;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		async _upsert(key, points, msDuration, forceExpire = false) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { eq } = await getDrizzleOperators();
			const now = new Date();
			const newExpire = msDuration > 0 ? new Date(now.getTime() + msDuration) : null;
			const [existingRecord] = await this.drizzleClient.select().from(this.schema).where(eq(this.schema.key, key)).limit(1);
			const shouldUpdateExpire = forceExpire || !existingRecord || existingRecord.expire !== null && existingRecord.expire <= now;
			let newPoints;
			if (existingRecord && !shouldUpdateExpire) newPoints = existingRecord.points + points;
			else newPoints = points;
			const [data] = await this.drizzleClient.insert(this.schema).values({
				key,
				points: newPoints,
				expire: newExpire
			}).onConflictDoUpdate({
				target: this.schema.key,
				set: {
					points: newPoints,
					...shouldUpdateExpire && { expire: newExpire }
				}
			}).returning();
			return data;
		}
		async _get(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { and, or, gt, eq, isNull } = await getDrizzleOperators();
			const [response] = await this.drizzleClient.select().from(this.schema).where(and(eq(this.schema.key, rlKey), or(gt(this.schema.expire, new Date()), isNull(this.schema.expire)))).limit(1);
			return response || null;
		}
		async _delete(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { eq } = await getDrizzleOperators();
			const [result] = await this.drizzleClient.delete(this.schema).where(eq(this.schema.key, rlKey)).returning({ key: this.schema.key });
			return !!(result && result.key);
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(async () => {
				try {
					const { lt } = await getDrizzleOperators();
					await this.drizzleClient.delete(this.schema).where(lt(this.schema.expire, new Date(Date.now() - EXPIRED_THRESHOLD_MS)));
				} catch (error) {
					console.warn("Failed to clear expired records:", error);
				}
				this._clearExpiredHourAgo();
			}, CLEANUP_INTERVAL_MS);
			this._clearExpiredTimeoutId.unref();
		}
	};
	module.exports = RateLimiterDrizzleNonAtomic;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterValkey.js
var require_RateLimiterValkey = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	const incrTtlLuaScript = `
server.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local consumed = server.call('incrby', KEYS[1], ARGV[1])
local ttl = server.call('pttl', KEYS[1])
return {consumed, ttl}
`;
	var RateLimiterValkey = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._rejectIfValkeyNotReady = !!opts.rejectIfValkeyNotReady;
			this._incrTtlLuaScript = opts.customIncrTtlLuaScript || incrTtlLuaScript;
			this.client.defineCommand("rlflxIncr", {
				numberOfKeys: 1,
				lua: this._incrTtlLuaScript
			});
		}
		_isValkeyReady() {
			if (!this._rejectIfValkeyNotReady) return true;
			return this.client.status === "ready";
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			let consumed;
			let resTtlMs;
			if (Array.isArray(result[0])) [[, consumed], [, resTtlMs]] = result;
			else [consumed, resTtlMs] = result;
			const res = new RateLimiterRes();
			res.consumedPoints = +consumed;
			res.isFirstInDuration = res.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = resTtlMs;
			return res;
		}
		_upsert(rlKey, points, msDuration, forceExpire = false) {
			if (!this._isValkeyReady()) throw new Error("Valkey connection is not ready");
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				const multi = this.client.multi();
				if (secDuration > 0) multi.set(rlKey, points, "EX", secDuration);
				else multi.set(rlKey, points);
				return multi.pttl(rlKey).exec();
			}
			if (secDuration > 0) return this.client.rlflxIncr([
				rlKey,
				String(points),
				String(secDuration),
				String(this.points),
				String(this.duration)
			]);
			return this.client.multi().incrby(rlKey, points).pttl(rlKey).exec();
		}
		_get(rlKey) {
			if (!this._isValkeyReady()) throw new Error("Valkey connection is not ready");
			return this.client.multi().get(rlKey).pttl(rlKey).exec().then((result) => {
				const [[, points]] = result;
				if (points === null) return null;
				return result;
			});
		}
		_delete(rlKey) {
			return this.client.del(rlKey).then((result) => result > 0);
		}
	};
	module.exports = RateLimiterValkey;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterValkeyGlide.js
var require_RateLimiterValkeyGlide = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	const DEFAULT_LIBRARY_NAME = "ratelimiterflexible";
	const DEFAULT_VALKEY_SCRIPT = `local key = KEYS[1]
local pointsToConsume = tonumber(ARGV[1])
if tonumber(ARGV[2]) > 0 then
  server.call('set', key, "0", 'EX', ARGV[2], 'NX')
  local consumed = server.call('incrby', key, pointsToConsume)
  local pttl = server.call('pttl', key)
  return {consumed, pttl}
end
local consumed = server.call('incrby', key, pointsToConsume)
local pttl = server.call('pttl', key)
return {consumed, pttl}`;
	const GET_VALKEY_SCRIPT = `local key = KEYS[1]
local value = server.call('get', key)
if value == nil then
  return value
end
local pttl = server.call('pttl', key)
return {tonumber(value), pttl}`;
	var RateLimiterValkeyGlide = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._scriptLoaded = false;
			this._getScriptLoaded = false;
			this._rejectIfValkeyNotReady = !!opts.rejectIfValkeyNotReady;
			this._luaScript = opts.customFunction || DEFAULT_VALKEY_SCRIPT;
			this._libraryName = opts.customFunctionLibName || DEFAULT_LIBRARY_NAME;
		}
		async _loadScripts() {
			if (this._scriptLoaded && this._getScriptLoaded) return true;
			if (!this.client) throw new Error("Valkey client is not set");
			const promises = [];
			if (!this._scriptLoaded) {
				const script = Buffer.from(`#!lua name=${this._libraryName}
        local function consume(KEYS, ARGV)
          ${this._luaScript.trim()}
        end
        server.register_function('consume', consume)`);
				promises.push(this.client.functionLoad(script, { replace: true }));
			} else promises.push(Promise.resolve(this._libraryName));
			if (!this._getScriptLoaded) {
				const script = Buffer.from(`#!lua name=ratelimiter_get
        local function getValue(KEYS, ARGV)
          ${GET_VALKEY_SCRIPT.trim()}
        end
        server.register_function('getValue', getValue)`);
				promises.push(this.client.functionLoad(script, { replace: true }));
			} else promises.push(Promise.resolve("ratelimiter_get"));
			const results = await Promise.all(promises);
			this._scriptLoaded = results[0] === this._libraryName;
			this._getScriptLoaded = results[1] === "ratelimiter_get";
			if (!this._scriptLoaded || !this._getScriptLoaded) throw new Error("Valkey connection is not ready, scripts not loaded");
			return true;
		}
		async _upsert(rlKey, pointsToConsume, msDuration, forceExpire = false, options = {}) {
			await this._loadScripts();
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				if (secDuration > 0) {
					await this.client.set(rlKey, String(pointsToConsume), { expiry: {
						type: "EX",
						count: secDuration
					} });
					return [pointsToConsume, secDuration * 1e3];
				}
				await this.client.set(rlKey, String(pointsToConsume));
				return [pointsToConsume, -1];
			}
			return await this.client.fcall("consume", [rlKey], [String(pointsToConsume), String(secDuration)]);
		}
		async _get(rlKey, options = {}) {
			await this._loadScripts();
			const res = await this.client.fcall("getValue", [rlKey], []);
			return res.length > 0 ? res : null;
		}
		async _delete(rlKey, options = {}) {
			return await this.client.del([rlKey]) > 0;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			if (result === null) return null;
			const res = new RateLimiterRes();
			const [consumedPointsStr, pttl] = result;
			const consumedPoints = Number(consumedPointsStr);
			res.isFirstInDuration = consumedPoints === changedPoints;
			res.consumedPoints = consumedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = pttl;
			return res;
		}
		async close() {
			if (this._scriptLoaded) {
				await this.client.functionDelete(this._libraryName);
				this._scriptLoaded = false;
			}
			if (this._getScriptLoaded) {
				await this.client.functionDelete("ratelimiter_get");
				this._getScriptLoaded = false;
			}
			if (this.insuranceLimiter) try {
				await this.insuranceLimiter.close();
			} catch (e) {}
			this.client = null;
			this._scriptLoaded = false;
			this._getScriptLoaded = false;
			this._rejectIfValkeyNotReady = false;
			this._luaScript = null;
			this._libraryName = null;
			this.insuranceLimiter = null;
		}
	};
	module.exports = RateLimiterValkeyGlide;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterSQLite.js
var require_RateLimiterSQLite = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterSQLite = class extends RateLimiterStoreAbstract {
		_internalStoreType = null;
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.storeType = opts.storeType || "sqlite3";
			this.tableName = opts.tableName;
			this.tableCreated = opts.tableCreated || false;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout;
			this._validateStoreTypes(cb);
			this._validateStoreClient(cb);
			this._setInternalStoreType(cb);
			this._validateTableName(cb);
			if (!this.tableCreated) this._createDbAndTable().then(() => {
				this.tableCreated = true;
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else {
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}
		}
		_validateStoreTypes(cb) {
			const validStoreTypes = [
				"sqlite3",
				"better-sqlite3",
				"knex"
			];
			if (!validStoreTypes.includes(this.storeType)) {
				const err = new Error(`storeType must be one of: ${validStoreTypes.join(", ")}`);
				if (typeof cb === "function") return cb(err);
				throw err;
			}
		}
		_validateStoreClient(cb) {
			if (this.storeType === "sqlite3") {
				if (typeof this.client.run !== "function") {
					const err = new Error("storeClient must be an instance of sqlite3.Database when storeType is 'sqlite3' or no storeType was provided");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			} else if (this.storeType === "better-sqlite3") {
				if (typeof this.client.prepare !== "function" || typeof this.client.run !== "undefined") {
					const err = new Error("storeClient must be an instance of better-sqlite3.Database when storeType is 'better-sqlite3'");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			} else if (this.storeType === "knex") {
				if (typeof this.client.raw !== "function") {
					const err = new Error("storeClient must be an instance of Knex when storeType is 'knex'");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			}
		}
		_setInternalStoreType(cb) {
			if (this.storeType === "knex") {
				const knexClientType = this.client.client.config.client;
				if (knexClientType === "sqlite3") this._internalStoreType = "sqlite3";
				else if (knexClientType === "better-sqlite3") this._internalStoreType = "better-sqlite3";
				else {
					const err = new Error("Knex must be configured with 'sqlite3' or 'better-sqlite3' for RateLimiterSQLite");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			} else this._internalStoreType = this.storeType;
		}
		_validateTableName(cb) {
			if (!/^[A-Za-z0-9_]*$/.test(this.tableName)) {
				const err = new Error("Table name must contain only letters and numbers");
				if (typeof cb === "function") return cb(err);
				throw err;
			}
		}
		async _getConnection() {
			if (this.storeType === "knex") return this.client.client.acquireConnection();
			return this.client;
		}
		_releaseConnection(conn) {
			if (this.storeType === "knex") this.client.client.releaseConnection(conn);
		}
		async _createDbAndTable() {
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3":
						await new Promise((resolve, reject) => {
							conn.run(this._getCreateTableSQL(), (err) => err ? reject(err) : resolve());
						});
						break;
					case "better-sqlite3":
						conn.prepare(this._getCreateTableSQL()).run();
						break;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		_getCreateTableSQL() {
			return `CREATE TABLE IF NOT EXISTS ${this.tableName} (
      key TEXT PRIMARY KEY,
      points INTEGER NOT NULL DEFAULT 0,
      expire INTEGER
    )`;
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(() => {
				this.clearExpired(Date.now() - 36e5).then(() => this._clearExpiredHourAgo());
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
		async clearExpired(nowMs) {
			const sql = `DELETE FROM ${this.tableName} WHERE expire < ?`;
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3":
						await new Promise((resolve, reject) => {
							conn.run(sql, [nowMs], (err) => err ? reject(err) : resolve());
						});
						break;
					case "better-sqlite3":
						conn.prepare(sql).run(nowMs);
						break;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.isFirstInDuration = changedPoints === result.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : result.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.expire ? Math.max(result.expire - Date.now(), 0) : -1;
			return res;
		}
		async _upsertTransactionSQLite3(conn, upsertQuery, upsertParams) {
			return await new Promise((resolve, reject) => {
				conn.serialize(() => {
					conn.run("SAVEPOINT rate_limiter_trx;", (err) => {
						if (err) return reject(err);
						conn.get(upsertQuery, upsertParams, (err, row) => {
							if (err) {
								conn.run("ROLLBACK TO SAVEPOINT rate_limiter_trx;", () => reject(err));
								return;
							}
							conn.run("RELEASE SAVEPOINT rate_limiter_trx;", () => resolve(row));
						});
					});
				});
			});
		}
		async _upsertTransactionBetterSQLite3(conn, upsertQuery, upsertParams) {
			return conn.transaction(() => conn.prepare(upsertQuery).get(...upsertParams))();
		}
		async _upsertTransaction(rlKey, points, msDuration, forceExpire) {
			const dateNow = Date.now();
			const newExpire = msDuration > 0 ? dateNow + msDuration : null;
			const upsertQuery = forceExpire ? `INSERT OR REPLACE INTO ${this.tableName} (key, points, expire) VALUES (?, ?, ?) RETURNING points, expire` : `INSERT INTO ${this.tableName} (key, points, expire)
         VALUES (?, ?, ?)
         ON CONFLICT(key) DO UPDATE SET
           points = CASE WHEN expire IS NULL OR expire > ? THEN points + excluded.points ELSE excluded.points END,
           expire = CASE WHEN expire IS NULL OR expire > ? THEN expire ELSE excluded.expire END
         RETURNING points, expire`;
			const upsertParams = forceExpire ? [
				rlKey,
				points,
				newExpire
			] : [
				rlKey,
				points,
				newExpire,
				dateNow,
				dateNow
			];
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3": return this._upsertTransactionSQLite3(conn, upsertQuery, upsertParams);
					case "better-sqlite3": return this._upsertTransactionBetterSQLite3(conn, upsertQuery, upsertParams);
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		_upsert(rlKey, points, msDuration, forceExpire = false) {
			if (!this.tableCreated) return Promise.reject(new Error("Table is not created yet"));
			return this._upsertTransaction(rlKey, points, msDuration, forceExpire);
		}
		async _get(rlKey) {
			const sql = `SELECT points, expire FROM ${this.tableName} WHERE key = ? AND (expire > ? OR expire IS NULL)`;
			const now = Date.now();
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3": return await new Promise((resolve, reject) => {
						conn.get(sql, [rlKey, now], (err, row) => err ? reject(err) : resolve(row || null));
					});
					case "better-sqlite3": return conn.prepare(sql).get(rlKey, now) || null;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		async _delete(rlKey) {
			if (!this.tableCreated) return Promise.reject(new Error("Table is not created yet"));
			const sql = `DELETE FROM ${this.tableName} WHERE key = ?`;
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3": return await new Promise((resolve, reject) => {
						conn.run(sql, [rlKey], function(err) {
							if (err) reject(err);
							else resolve(this.changes > 0);
						});
					});
					case "better-sqlite3": return conn.prepare(sql).run(rlKey).changes > 0;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
	};
	module.exports = RateLimiterSQLite;
}));
// node_modules/rate-limiter-flexible/lib/component/RateLimiterEtcdTransactionFailedError.js
var require_RateLimiterEtcdTransactionFailedError = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterEtcdTransactionFailedError extends Error {
		constructor(message) {
			super();
			if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
			this.name = "RateLimiterEtcdTransactionFailedError";
			this.message = message;
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/component/RateLimiterSetupError.js
var require_RateLimiterSetupError = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterSetupError extends Error {
		constructor(message) {
			super();
			if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
			this.name = "RateLimiterSetupError";
			this.message = message;
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterEtcdNonAtomic.js
var require_RateLimiterEtcdNonAtomic = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	const RateLimiterSetupError = require_RateLimiterSetupError();
	var RateLimiterEtcdNonAtomic = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			if (!opts.storeClient) throw new RateLimiterSetupError("You need to set the option \"storeClient\" to an instance of class \"Etcd3\".");
			this.client = opts.storeClient;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.isFirstInDuration = changedPoints === result.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : result.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.expire ? Math.max(result.expire - Date.now(), 0) : -1;
			return res;
		}
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			const expire = msDuration > 0 ? Date.now() + msDuration : null;
			let newValue = {
				points,
				expire
			};
			if (forceExpire) await this.client.put(rlKey).value(JSON.stringify(newValue));
			else {
				const oldValue = await this._get(rlKey);
				newValue = {
					points: (oldValue !== null ? oldValue.points : 0) + points,
					expire
				};
				await this.client.put(rlKey).value(JSON.stringify(newValue));
			}
			return newValue;
		}
		async _get(rlKey) {
			return this.client.get(rlKey).string().then((result) => result !== null ? JSON.parse(result) : null);
		}
		async _delete(rlKey) {
			return this.client.delete().key(rlKey).then((result) => result.deleted === "1");
		}
	};
	module.exports = RateLimiterEtcdNonAtomic;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterEtcd.js
var require_RateLimiterEtcd = __commonJSMin(((exports, module) => {
	const RateLimiterEtcdTransactionFailedError = require_RateLimiterEtcdTransactionFailedError();
	const RateLimiterEtcdNonAtomic = require_RateLimiterEtcdNonAtomic();
	const MAX_TRANSACTION_TRIES = 5;
	var RateLimiterEtcd = class extends RateLimiterEtcdNonAtomic {
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			const expire = msDuration > 0 ? Date.now() + msDuration : null;
			let newValue = {
				points,
				expire
			};
			let oldValue;
			if (forceExpire) await this.client.put(rlKey).value(JSON.stringify(newValue));
			else if (!await this.client.if(rlKey, "Version", "===", "0").then(this.client.put(rlKey).value(JSON.stringify(newValue))).commit().then((result) => !!result.succeeded)) {
				let success = false;
				for (let i = 0; i < MAX_TRANSACTION_TRIES; i++) {
					oldValue = await this._get(rlKey);
					newValue = {
						points: oldValue.points + points,
						expire
					};
					success = await this.client.if(rlKey, "Value", "===", JSON.stringify(oldValue)).then(this.client.put(rlKey).value(JSON.stringify(newValue))).commit().then((result) => !!result.succeeded);
					if (success) break;
				}
				if (!success) throw new RateLimiterEtcdTransactionFailedError("Could not set new value in a transaction.");
			}
			return newValue;
		}
	};
	module.exports = RateLimiterEtcd;
}));
// server/limits.ts
var import_rate_limiter_flexible = __commonJSMin(((exports, module) => {
	const RateLimiterRedis = require_RateLimiterRedis();
	const RateLimiterRedisNonAtomic = require_RateLimiterRedisNonAtomic();
	const RateLimiterMongo = require_RateLimiterMongo();
	const RateLimiterMySQL = require_RateLimiterMySQL();
	const RateLimiterPostgres = require_RateLimiterPostgres();
	const { RateLimiterClusterMaster, RateLimiterClusterMasterPM2, RateLimiterCluster } = require_RateLimiterCluster();
	const RateLimiterMemory = require_RateLimiterMemory();
	const RateLimiterMemcache = require_RateLimiterMemcache();
	const RLWrapperBlackAndWhite = require_RLWrapperBlackAndWhite();
	const RLWrapperTimeouts = require_RLWrapperTimeouts();
	const RateLimiterUnion = require_RateLimiterUnion();
	const RateLimiterQueue = require_RateLimiterQueue();
	const BurstyRateLimiter = require_BurstyRateLimiter();
	const RateLimiterRes = require_RateLimiterRes();
	const RateLimiterCompatibleAbstract = require_RateLimiterCompatibleAbstract();
	const RateLimiterDynamo = require_RateLimiterDynamo();
	const RateLimiterPrisma = require_RateLimiterPrisma();
	const RateLimiterDrizzle = require_RateLimiterDrizzle();
	const RateLimiterDrizzleNonAtomic = require_RateLimiterDrizzleNonAtomic();
	module.exports = {
		RateLimiterRedis,
		RateLimiterRedisNonAtomic,
		RateLimiterMongo,
		RateLimiterMySQL,
		RateLimiterPostgres,
		RateLimiterMemory,
		RateLimiterMemcache,
		RateLimiterClusterMaster,
		RateLimiterClusterMasterPM2,
		RateLimiterCluster,
		RLWrapperBlackAndWhite,
		RLWrapperTimeouts,
		RateLimiterUnion,
		RateLimiterQueue,
		BurstyRateLimiter,
		RateLimiterRes,
		RateLimiterCompatibleAbstract,
		RateLimiterDynamo,
		RateLimiterPrisma,
		RateLimiterValkey: require_RateLimiterValkey(),
		RateLimiterValkeyGlide: require_RateLimiterValkeyGlide(),
		RateLimiterSQLite: require_RateLimiterSQLite(),
		RateLimiterEtcd: require_RateLimiterEtcd(),
		RateLimiterDrizzle,
		RateLimiterDrizzleNonAtomic,
		RateLimiterEtcdNonAtomic: require_RateLimiterEtcdNonAtomic(),
		RateLimiterQueueError: require_RateLimiterQueueError(),
		RateLimiterEtcdTransactionFailedError: require_RateLimiterEtcdTransactionFailedError()
	};
}))();
const window = 60;
const mostClients = 5e4;
const sameWindow = 1e3;
function openLimit(name, points) {
	const limiter = new import_rate_limiter_flexible.RateLimiterMemory({
		points,
		duration: window
	});
	const policy = ["ratelimit-policy", `"${name}";q=${points};w=${window}`];
	const known = new I({
		max: mostClients,
		dispose(_, client, why) {
			if (why === "evict") limiter.delete(client);
		}
	});
	function toCharge(state) {
		const rest = Math.max(0, points - (state?.consumedPoints ?? 0));
		const seconds = Math.max(1, Math.ceil((state?.msBeforeNext ?? 1e3 * window) / 1e3));
		const fields = [policy, ["ratelimit", `"${name}";r=${rest};t=${seconds}`]];
		const until = Date.now() + (state?.msBeforeNext ?? 0);
		return {
			fields,
			wait: (state?.consumedPoints ?? 0) > points ? seconds : null,
			until
		};
	}
	async function current(client) {
		const state = await limiter.get(client);
		return state && state.msBeforeNext > 0 ? state : null;
	}
	return {
		async charge(client) {
			known.set(client, true);
			return toCharge(await limiter.consume(client).catch(overdrawn));
		},
		async look(client) {
			const state = await current(client);
			const charge = toCharge(state);
			return (state?.consumedPoints ?? 0) >= points ? {
				...charge,
				wait: waitOf(state)
			} : charge;
		},
		async refund(client, { until }) {
			const state = await current(client);
			const now = toCharge(state);
			return state !== null && state.consumedPoints > 0 && Math.abs(now.until - until) < sameWindow ? toCharge(await limiter.reward(client)) : now;
		}
	};
}
function waitOf(state) {
	return Math.max(1, Math.ceil((state?.msBeforeNext ?? 0) / 1e3));
}
function overdrawn(state) {
	if (state instanceof import_rate_limiter_flexible.RateLimiterRes) return state;
	throw state;
}
function limited(seconds) {
	return failure("rate.limited", { seconds }, { retryAfter: seconds });
}
// server/findings.ts
const ofObject = 4;
function toFinding(check, input, result, onWords = ignore) {
	const tails = new Map();
	const updatedAt = result.observedAt.toISOString();
	let size = ofObject * JSON.stringify([result.raw, result.verdict]).length;
	function write(language) {
		const data = JSON.stringify(toAnswer(check, result, input, language));
		const text = `,"updatedAt":"${updatedAt}","data":${data},"error":null}`;
		const tail = {
			text,
			length: Buffer.byteLength(text)
		};
		tails.set(language, tail);
		size += 2 * text.length;
		onWords();
		return tail;
	}
	return {
		observedAt: result.observedAt.getTime(),
		tail: (language) => tails.get(language) ?? write(language),
		size: () => size
	};
}
function toEnvelope({ text, length }, requestId, cached) {
	const head = `{"ok":true,"requestId":"${requestId}","cached":${cached}`;
	return {
		body: head + text,
		length: head.length + length
	};
}
function ignore() {}
// server/recall.ts
const recallBytes = 67108864;
function openRecall(bytes, now) {
	const store = new I({
		maxSize: bytes,
		sizeCalculation: (finding) => finding.size()
	});
	function weighAgain(question, finding) {
		if (store.peek(question) !== finding) return;
		store.delete(question);
		store.set(question, finding);
	}
	return {
		find({ ttl }, question) {
			const finding = ttl > 0 ? store.get(question) : void 0;
			if (!finding) return null;
			if (now() - finding.observedAt < 1e3 * ttl) return finding;
			store.delete(question);
			return null;
		},
		keep(check, input, result) {
			const question = questionOf(check, input);
			const finding = toFinding(check, input, result, () => weighAgain(question, finding));
			const known = store.peek(question);
			const isNewest = !known || known.observedAt <= finding.observedAt;
			if (check.ttl > 0 && isNewest && result.verdict.status !== "unknown") store.set(question, finding);
			return finding;
		},
		left({ ttl }, question, finding) {
			return store.peek(question) === finding ? Math.max(0, Math.floor((1e3 * ttl - (now() - finding.observedAt)) / 1e3)) : 0;
		}
	};
}
// server/slots.ts
const defaultCapacity = {
	runs: 64,
	share: 16,
	waiting: 256,
	patience: 1e4
};
const askAgain = 5;
function openSlots({ runs, share, waiting, patience }) {
	const queue = new Set();
	const running = new Map();
	let total = 0;
	function mayEnter(client) {
		return total < runs && (running.get(client) ?? 0) < share;
	}
	function enter(client) {
		total++;
		running.set(client, (running.get(client) ?? 0) + 1);
	}
	function leave(client) {
		total--;
		const left = (running.get(client) ?? 1) - 1;
		if (left > 0) running.set(client, left);
		else running.delete(client);
		for (const waiter of queue) {
			const next = waiter.clients.find(mayEnter);
			if (next !== void 0) return waiter.enter(next);
		}
	}
	async function wait(waiter, begun, client, signal) {
		if (!queue.has(waiter) && queue.size >= waiting) throw busy();
		const { promise, resolve, reject } = Promise.withResolvers();
		const callOff = () => reject(signal.reason);
		const timer = setTimeout(() => reject(busy()), patience);
		signal.addEventListener("abort", callOff, { once: true });
		queue.add(waiter);
		waiter.clients.push(client);
		begun.then(resolve);
		try {
			await promise;
		} finally {
			waiter.clients.splice(waiter.clients.indexOf(client), 1);
			if (waiter.clients.length === 0) queue.delete(waiter);
			clearTimeout(timer);
			signal.removeEventListener("abort", callOff);
		}
	}
	function turn(work) {
		const begun = Promise.withResolvers();
		let landing;
		const waiter = {
			clients: [],
			enter(client) {
				queue.delete(waiter);
				enter(client);
				landing = work().finally(() => leave(client));
				landing.catch(() => {});
				begun.resolve();
			}
		};
		return { async join(client, signal) {
			signal.throwIfAborted();
			if (!landing && mayEnter(client)) waiter.enter(client);
			if (!landing) await wait(waiter, begun.promise, client, signal);
			return landing;
		} };
	}
	return {
		turn,
		run: (client, signal, work) => turn(work).join(client, signal)
	};
}
function busy() {
	return failure("busy", { seconds: askAgain }, { retryAfter: askAgain });
}
// server/counter.ts
const wrongKeysAMinute = 10;
function openCounter(config) {
	const { rateLimit = rateDefault.rateLimit, rateLimitHeavy = rateDefault.rateLimitHeavy } = config;
	const usual = openLimit("default", rateLimit);
	return {
		clients: openClients(config.trustProxy ?? []),
		keys: config.keys ?? noKeys(),
		limits: {
			light: usual,
			standard: usual,
			heavy: openLimit("heavy", rateLimitHeavy)
		},
		wrongKeys: openLimit("wrong-keys", wrongKeysAMinute),
		allIps: config.allIps ?? false,
		language: config.language ?? "en",
		engine: openEngine({
			...forStrangers(config.measuring ?? {}),
			special: false
		}),
		recall: openRecall(recallBytes, Date.now),
		flights: openFlights(),
		slots: openSlots({
			...defaultCapacity,
			...config.capacity
		})
	};
}
// server/drain.ts
function openDrain(server, { notice, longest }) {
	const sockets = new Set();
	const underWay = new Map();
	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.once("close", () => sockets.delete(socket));
	});
	let isWatched = false;
	let closing;
	function begin({ socket }, response) {
		underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
		response.once("close", () => {
			const left = (underWay.get(socket) ?? 1) - 1;
			if (left > 0) underWay.set(socket, left);
			else underWay.delete(socket);
		});
	}
	async function drain() {
		if (isWatched) await setTimeout$1(notice);
		const closed = once(server, "close");
		server.close();
		for (const socket of sockets) if (!underWay.has(socket)) socket.destroy();
		const timer = setTimeout(() => server.closeAllConnections(), longest);
		await closed;
		clearTimeout(timer);
	}
	return {
		isDraining: () => closing !== void 0,
		begin,
		watched() {
			isWatched = true;
		},
		close: () => closing ??= drain()
	};
}
// node_modules/pino-std-serializers/lib/err-helpers.js
var require_err_helpers = __commonJSMin(((exports, module) => {
	const isErrorLike = (err) => {
		return err && typeof err.message === "string";
	};
	const getErrorCause = (err) => {
		if (!err) return;
		const cause = err.cause;
		if (typeof cause === "function") {
			const causeResult = err.cause();
			return isErrorLike(causeResult) ? causeResult : void 0;
		} else return isErrorLike(cause) ? cause : void 0;
	};
	const _stackWithCauses = (err, seen) => {
		if (!isErrorLike(err)) return "";
		const stack = err.stack || "";
		if (seen.has(err)) return stack + "\ncauses have become circular...";
		const cause = getErrorCause(err);
		if (cause) {
			seen.add(err);
			return stack + "\ncaused by: " + _stackWithCauses(cause, seen);
		} else return stack;
	};
	const stackWithCauses = (err) => _stackWithCauses(err, new Set());
	const _messageWithCauses = (err, seen, skip) => {
		if (!isErrorLike(err)) return "";
		const message = skip ? "" : err.message || "";
		if (seen.has(err)) return message + ": ...";
		const cause = getErrorCause(err);
		if (cause) {
			seen.add(err);
			const skipIfVErrorStyleCause = typeof err.cause === "function";
			return message + (skipIfVErrorStyleCause ? "" : ": ") + _messageWithCauses(cause, seen, skipIfVErrorStyleCause);
		} else return message;
	};
	const messageWithCauses = (err) => _messageWithCauses(err, new Set());
	module.exports = {
		isErrorLike,
		getErrorCause,
		stackWithCauses,
		messageWithCauses
	};
}));
// node_modules/pino-std-serializers/lib/err-proto.js
var require_err_proto = __commonJSMin(((exports, module) => {
	const seen = Symbol("circular-ref-tag");
	const rawSymbol = Symbol("pino-raw-err-ref");
	const pinoErrProto = Object.create({}, {
		type: {
			enumerable: true,
			writable: true,
			value: void 0
		},
		message: {
			enumerable: true,
			writable: true,
			value: void 0
		},
		stack: {
			enumerable: true,
			writable: true,
			value: void 0
		},
		aggregateErrors: {
			enumerable: true,
			writable: true,
			value: void 0
		},
		raw: {
			enumerable: false,
			get: function() {
				return this[rawSymbol];
			},
			set: function(val) {
				this[rawSymbol] = val;
			}
		}
	});
	Object.defineProperty(pinoErrProto, rawSymbol, {
		writable: true,
		value: {}
	});
	module.exports = {
		pinoErrProto,
		pinoErrorSymbols: {
			seen,
			rawSymbol
		}
	};
}));
// node_modules/pino-std-serializers/lib/err.js
var require_err = __commonJSMin(((exports, module) => {
	module.exports = errSerializer;
	const { messageWithCauses, stackWithCauses, isErrorLike } = require_err_helpers();
	const { pinoErrProto, pinoErrorSymbols } = require_err_proto();
	const { seen } = pinoErrorSymbols;
	const { toString } = Object.prototype;
	function errSerializer(err) {
		if (!isErrorLike(err)) return err;
		err[seen] = void 0;
		const _err = Object.create(pinoErrProto);
		_err.type = toString.call(err.constructor) === "[object Function]" ? err.constructor.name : err.name;
		_err.message = messageWithCauses(err);
		_err.stack = stackWithCauses(err);
		if (Array.isArray(err.errors)) _err.aggregateErrors = err.errors.map((err) => errSerializer(err));
		for (const key in err) if (_err[key] === void 0) {
			const val = err[key];
			if (isErrorLike(val)) {
				if (key !== "cause" && !Object.prototype.hasOwnProperty.call(val, seen)) _err[key] = errSerializer(val);
			} else _err[key] = val;
		}
		delete err[seen];
		_err.raw = err;
		return _err;
	}
}));
// node_modules/pino-std-serializers/lib/err-with-cause.js
var require_err_with_cause = __commonJSMin(((exports, module) => {
	module.exports = errWithCauseSerializer;
	const { isErrorLike } = require_err_helpers();
	const { pinoErrProto, pinoErrorSymbols } = require_err_proto();
	const { seen } = pinoErrorSymbols;
	const { toString } = Object.prototype;
	function errWithCauseSerializer(err) {
		if (!isErrorLike(err)) return err;
		err[seen] = void 0;
		const _err = Object.create(pinoErrProto);
		_err.type = toString.call(err.constructor) === "[object Function]" ? err.constructor.name : err.name;
		_err.message = err.message;
		_err.stack = err.stack;
		if (Array.isArray(err.errors)) _err.aggregateErrors = err.errors.map((err) => errWithCauseSerializer(err));
		if (isErrorLike(err.cause) && !Object.prototype.hasOwnProperty.call(err.cause, seen)) _err.cause = errWithCauseSerializer(err.cause);
		for (const key in err) if (_err[key] === void 0) {
			const val = err[key];
			if (isErrorLike(val)) {
				if (!Object.prototype.hasOwnProperty.call(val, seen)) _err[key] = errWithCauseSerializer(val);
			} else _err[key] = val;
		}
		delete err[seen];
		_err.raw = err;
		return _err;
	}
}));
// node_modules/pino-std-serializers/lib/req.js
var require_req = __commonJSMin(((exports, module) => {
	module.exports = {
		mapHttpRequest,
		reqSerializer
	};
	const rawSymbol = Symbol("pino-raw-req-ref");
	const pinoReqProto = Object.create({}, {
		id: {
			enumerable: true,
			writable: true,
			value: ""
		},
		method: {
			enumerable: true,
			writable: true,
			value: ""
		},
		url: {
			enumerable: true,
			writable: true,
			value: ""
		},
		query: {
			enumerable: true,
			writable: true,
			value: ""
		},
		params: {
			enumerable: true,
			writable: true,
			value: ""
		},
		headers: {
			enumerable: true,
			writable: true,
			value: {}
		},
		remoteAddress: {
			enumerable: true,
			writable: true,
			value: ""
		},
		remotePort: {
			enumerable: true,
			writable: true,
			value: ""
		},
		raw: {
			enumerable: false,
			get: function() {
				return this[rawSymbol];
			},
			set: function(val) {
				this[rawSymbol] = val;
			}
		}
	});
	Object.defineProperty(pinoReqProto, rawSymbol, {
		writable: true,
		value: {}
	});
	function reqSerializer(req) {
		const connection = req.info || req.socket;
		const _req = Object.create(pinoReqProto);
		_req.id = typeof req.id === "function" ? req.id() : req.id || (req.info ? req.info.id : void 0);
		_req.method = req.method;
		if (req.originalUrl) _req.url = req.originalUrl;
		else {
			const path = req.path;
			_req.url = typeof path === "string" ? path : req.url ? req.url.path || req.url : void 0;
		}
		if (req.query) _req.query = req.query;
		if (req.params) _req.params = req.params;
		_req.headers = req.headers;
		_req.remoteAddress = connection && connection.remoteAddress;
		_req.remotePort = connection && connection.remotePort;
		_req.raw = req.raw || req;
		return _req;
	}
	function mapHttpRequest(req) {
		return { req: reqSerializer(req) };
	}
}));
// node_modules/pino-std-serializers/lib/res.js
var require_res = __commonJSMin(((exports, module) => {
	module.exports = {
		mapHttpResponse,
		resSerializer
	};
	const rawSymbol = Symbol("pino-raw-res-ref");
	const pinoResProto = Object.create({}, {
		statusCode: {
			enumerable: true,
			writable: true,
			value: 0
		},
		headers: {
			enumerable: true,
			writable: true,
			value: ""
		},
		raw: {
			enumerable: false,
			get: function() {
				return this[rawSymbol];
			},
			set: function(val) {
				this[rawSymbol] = val;
			}
		}
	});
	Object.defineProperty(pinoResProto, rawSymbol, {
		writable: true,
		value: {}
	});
	function resSerializer(res) {
		const _res = Object.create(pinoResProto);
		_res.statusCode = res.headersSent ? res.statusCode : null;
		_res.headers = res.getHeaders ? res.getHeaders() : res._headers;
		_res.raw = res;
		return _res;
	}
	function mapHttpResponse(res) {
		return { res: resSerializer(res) };
	}
}));
// node_modules/pino-std-serializers/index.js
var require_pino_std_serializers = __commonJSMin(((exports, module) => {
	const errSerializer = require_err();
	const errWithCauseSerializer = require_err_with_cause();
	const reqSerializers = require_req();
	const resSerializers = require_res();
	module.exports = {
		err: errSerializer,
		errWithCause: errWithCauseSerializer,
		mapHttpRequest: reqSerializers.mapHttpRequest,
		mapHttpResponse: resSerializers.mapHttpResponse,
		req: reqSerializers.reqSerializer,
		res: resSerializers.resSerializer,
		wrapErrorSerializer: function wrapErrorSerializer(customSerializer) {
			if (customSerializer === errSerializer) return customSerializer;
			return function wrapErrSerializer(err) {
				return customSerializer(errSerializer(err));
			};
		},
		wrapRequestSerializer: function wrapRequestSerializer(customSerializer) {
			if (customSerializer === reqSerializers.reqSerializer) return customSerializer;
			return function wrappedReqSerializer(req) {
				return customSerializer(reqSerializers.reqSerializer(req));
			};
		},
		wrapResponseSerializer: function wrapResponseSerializer(customSerializer) {
			if (customSerializer === resSerializers.resSerializer) return customSerializer;
			return function wrappedResSerializer(res) {
				return customSerializer(resSerializers.resSerializer(res));
			};
		}
	};
}));
// node_modules/pino/lib/caller.js
var require_caller = __commonJSMin(((exports, module) => {
	const util = __require("node:util");
	const getCallSites = util.getCallSites ?? util.getCallSite;
	function noOpPrepareStackTrace(_, stack) {
		return stack;
	}
	module.exports = function getCallers() {
		if (getCallSites) return getCallSites().slice(2).map((callSite) => callSite.scriptName);
		const originalPrepare = Error.prepareStackTrace;
		Error.prepareStackTrace = noOpPrepareStackTrace;
		const stack = new Error().stack;
		Error.prepareStackTrace = originalPrepare;
		if (!Array.isArray(stack)) return;
		const entries = stack.slice(2);
		const fileNames = [];
		for (const entry of entries) {
			if (!entry) continue;
			fileNames.push(entry.getFileName());
		}
		return fileNames;
	};
}));
// node_modules/@pinojs/redact/index.js
var require_redact = __commonJSMin(((exports, module) => {
	function deepClone(obj) {
		if (obj === null || typeof obj !== "object") return obj;
		if (obj instanceof Date) return new Date(obj.getTime());
		if (obj instanceof Array) {
			const cloned = [];
			for (let i = 0; i < obj.length; i++) cloned[i] = deepClone(obj[i]);
			return cloned;
		}
		if (typeof obj === "object") {
			const cloned = Object.create(Object.getPrototypeOf(obj));
			for (const key in obj) if (Object.prototype.hasOwnProperty.call(obj, key)) cloned[key] = deepClone(obj[key]);
			return cloned;
		}
		return obj;
	}
	function parsePath(path) {
		const parts = [];
		let current = "";
		let inBrackets = false;
		let inQuotes = false;
		let quoteChar = "";
		for (let i = 0; i < path.length; i++) {
			const char = path[i];
			if (!inBrackets && char === ".") {
				if (current) {
					parts.push(current);
					current = "";
				}
			} else if (char === "[") {
				if (current) {
					parts.push(current);
					current = "";
				}
				inBrackets = true;
			} else if (char === "]" && inBrackets) {
				parts.push(current);
				current = "";
				inBrackets = false;
				inQuotes = false;
			} else if ((char === "\"" || char === "'") && inBrackets) {
				if (!inQuotes) {
					inQuotes = true;
					quoteChar = char;
				} else if (char === quoteChar) {
					inQuotes = false;
					quoteChar = "";
				} else current += char;
			} else current += char;
		}
		if (current) parts.push(current);
		return parts;
	}
	function setValue(obj, parts, value) {
		let current = obj;
		for (let i = 0; i < parts.length - 1; i++) {
			const key = parts[i];
			if (typeof current !== "object" || current === null || !(key in current)) return false;
			if (typeof current[key] !== "object" || current[key] === null) return false;
			current = current[key];
		}
		const lastKey = parts[parts.length - 1];
		if (lastKey === "*") {
			if (Array.isArray(current)) for (let i = 0; i < current.length; i++) current[i] = value;
			else if (typeof current === "object" && current !== null) {
				for (const key in current) if (Object.prototype.hasOwnProperty.call(current, key)) current[key] = value;
			}
		} else if (typeof current === "object" && current !== null && lastKey in current && Object.prototype.hasOwnProperty.call(current, lastKey)) current[lastKey] = value;
		return true;
	}
	function removeKey(obj, parts) {
		let current = obj;
		for (let i = 0; i < parts.length - 1; i++) {
			const key = parts[i];
			if (typeof current !== "object" || current === null || !(key in current)) return false;
			if (typeof current[key] !== "object" || current[key] === null) return false;
			current = current[key];
		}
		const lastKey = parts[parts.length - 1];
		if (lastKey === "*") {
			if (Array.isArray(current)) for (let i = 0; i < current.length; i++) current[i] = void 0;
			else if (typeof current === "object" && current !== null) {
				for (const key in current) if (Object.prototype.hasOwnProperty.call(current, key)) delete current[key];
			}
		} else if (typeof current === "object" && current !== null && lastKey in current && Object.prototype.hasOwnProperty.call(current, lastKey)) delete current[lastKey];
		return true;
	}
	const PATH_NOT_FOUND = Symbol("PATH_NOT_FOUND");
	function getValueIfExists(obj, parts) {
		let current = obj;
		for (const part of parts) {
			if (current === null || current === void 0) return PATH_NOT_FOUND;
			if (typeof current !== "object" || current === null) return PATH_NOT_FOUND;
			if (!(part in current)) return PATH_NOT_FOUND;
			current = current[part];
		}
		return current;
	}
	function getValue(obj, parts) {
		let current = obj;
		for (const part of parts) {
			if (current === null || current === void 0) return;
			if (typeof current !== "object" || current === null) return;
			current = current[part];
		}
		return current;
	}
	function redactPaths(obj, paths, censor, remove = false) {
		for (const path of paths) {
			const parts = parsePath(path);
			if (parts.includes("*")) redactWildcardPath(obj, parts, censor, path, remove);
			else if (remove) removeKey(obj, parts);
			else {
				const value = getValueIfExists(obj, parts);
				if (value === PATH_NOT_FOUND) continue;
				setValue(obj, parts, typeof censor === "function" ? censor(value, parts) : censor);
			}
		}
	}
	function redactWildcardPath(obj, parts, censor, originalPath, remove = false) {
		const wildcardIndex = parts.indexOf("*");
		if (wildcardIndex === parts.length - 1) {
			const parentParts = parts.slice(0, -1);
			let current = obj;
			for (const part of parentParts) {
				if (current === null || current === void 0) return;
				if (typeof current !== "object" || current === null) return;
				current = current[part];
			}
			if (Array.isArray(current)) {
				if (remove) for (let i = 0; i < current.length; i++) current[i] = void 0;
				else for (let i = 0; i < current.length; i++) {
					const indexPath = [...parentParts, i.toString()];
					const actualCensor = typeof censor === "function" ? censor(current[i], indexPath) : censor;
					current[i] = actualCensor;
				}
			} else if (typeof current === "object" && current !== null) {
				if (remove) {
					const keysToDelete = [];
					for (const key in current) if (Object.prototype.hasOwnProperty.call(current, key)) keysToDelete.push(key);
					for (const key of keysToDelete) delete current[key];
				} else for (const key in current) {
					const keyPath = [...parentParts, key];
					const actualCensor = typeof censor === "function" ? censor(current[key], keyPath) : censor;
					current[key] = actualCensor;
				}
			}
		} else redactIntermediateWildcard(obj, parts, censor, wildcardIndex, originalPath, remove);
	}
	function redactIntermediateWildcard(obj, parts, censor, wildcardIndex, originalPath, remove = false) {
		const beforeWildcard = parts.slice(0, wildcardIndex);
		const afterWildcard = parts.slice(wildcardIndex + 1);
		const pathArray = [];
		function traverse(current, pathLength) {
			if (pathLength === beforeWildcard.length) {
				if (Array.isArray(current)) for (let i = 0; i < current.length; i++) {
					pathArray[pathLength] = i.toString();
					traverse(current[i], pathLength + 1);
				}
				else if (typeof current === "object" && current !== null) for (const key in current) {
					pathArray[pathLength] = key;
					traverse(current[key], pathLength + 1);
				}
			} else if (pathLength < beforeWildcard.length) {
				const nextKey = beforeWildcard[pathLength];
				if (current && typeof current === "object" && current !== null && nextKey in current) {
					pathArray[pathLength] = nextKey;
					traverse(current[nextKey], pathLength + 1);
				}
			} else if (afterWildcard.includes("*")) redactWildcardPath(current, afterWildcard, typeof censor === "function" ? (value, path) => {
				return censor(value, [...pathArray.slice(0, pathLength), ...path]);
			} : censor, originalPath, remove);
			else if (remove) removeKey(current, afterWildcard);
			else {
				const actualCensor = typeof censor === "function" ? censor(getValue(current, afterWildcard), [...pathArray.slice(0, pathLength), ...afterWildcard]) : censor;
				setValue(current, afterWildcard, actualCensor);
			}
		}
		if (beforeWildcard.length === 0) traverse(obj, 0);
		else {
			let current = obj;
			for (let i = 0; i < beforeWildcard.length; i++) {
				const part = beforeWildcard[i];
				if (current === null || current === void 0) return;
				if (typeof current !== "object" || current === null) return;
				current = current[part];
				pathArray[i] = part;
			}
			if (current !== null && current !== void 0) traverse(current, beforeWildcard.length);
		}
	}
	function buildPathStructure(pathsToClone) {
		if (pathsToClone.length === 0) return null;
		const pathStructure = new Map();
		for (const path of pathsToClone) {
			const parts = parsePath(path);
			let current = pathStructure;
			for (let i = 0; i < parts.length; i++) {
				const part = parts[i];
				if (!current.has(part)) current.set(part, new Map());
				current = current.get(part);
			}
		}
		return pathStructure;
	}
	function selectiveClone(obj, pathStructure) {
		if (!pathStructure) return obj;
		function cloneSelectively(source, pathMap, depth = 0) {
			if (!pathMap || pathMap.size === 0) return source;
			if (source === null || typeof source !== "object") return source;
			if (source instanceof Date) return new Date(source.getTime());
			if (Array.isArray(source)) {
				const cloned = [];
				for (let i = 0; i < source.length; i++) {
					const indexStr = i.toString();
					if (pathMap.has(indexStr) || pathMap.has("*")) cloned[i] = cloneSelectively(source[i], pathMap.get(indexStr) || pathMap.get("*"));
					else cloned[i] = source[i];
				}
				return cloned;
			}
			const cloned = Object.create(Object.getPrototypeOf(source));
			for (const key in source) if (Object.prototype.hasOwnProperty.call(source, key)) {
				if (pathMap.has(key) || pathMap.has("*")) cloned[key] = cloneSelectively(source[key], pathMap.get(key) || pathMap.get("*"));
				else cloned[key] = source[key];
			}
			return cloned;
		}
		return cloneSelectively(obj, pathStructure);
	}
	function validatePath(path) {
		if (typeof path !== "string") throw new Error("Paths must be (non-empty) strings");
		if (path === "") throw new Error("Invalid redaction path ()");
		if (path.includes("..")) throw new Error(`Invalid redaction path (${path})`);
		if (path.includes(",")) throw new Error(`Invalid redaction path (${path})`);
		let bracketCount = 0;
		let inQuotes = false;
		let quoteChar = "";
		for (let i = 0; i < path.length; i++) {
			const char = path[i];
			if ((char === "\"" || char === "'") && bracketCount > 0) {
				if (!inQuotes) {
					inQuotes = true;
					quoteChar = char;
				} else if (char === quoteChar) {
					inQuotes = false;
					quoteChar = "";
				}
			} else if (char === "[" && !inQuotes) bracketCount++;
			else if (char === "]" && !inQuotes) {
				bracketCount--;
				if (bracketCount < 0) throw new Error(`Invalid redaction path (${path})`);
			}
		}
		if (bracketCount !== 0) throw new Error(`Invalid redaction path (${path})`);
	}
	function validatePaths(paths) {
		if (!Array.isArray(paths)) throw new TypeError("paths must be an array");
		for (const path of paths) validatePath(path);
	}
	function slowRedact(options = {}) {
		const { paths = [], censor = "[REDACTED]", serialize = JSON.stringify, strict = true, remove = false } = options;
		validatePaths(paths);
		const pathStructure = buildPathStructure(paths);
		return function redact(obj) {
			if (strict && (obj === null || typeof obj !== "object")) {
				if (obj === null || obj === void 0) return serialize ? serialize(obj) : obj;
				if (typeof obj !== "object") return serialize ? serialize(obj) : obj;
			}
			const cloned = selectiveClone(obj, pathStructure);
			const original = obj;
			let actualCensor = censor;
			if (typeof censor === "function") actualCensor = censor;
			redactPaths(cloned, paths, actualCensor, remove);
			if (serialize === false) {
				cloned.restore = function() {
					return deepClone(original);
				};
				return cloned;
			}
			if (typeof serialize === "function") return serialize(cloned);
			return JSON.stringify(cloned);
		};
	}
	module.exports = slowRedact;
}));
// node_modules/pino/lib/symbols.js
var require_symbols = __commonJSMin(((exports, module) => {
	const setLevelSym = Symbol("pino.setLevel");
	const getLevelSym = Symbol("pino.getLevel");
	const levelValSym = Symbol("pino.levelVal");
	const levelCompSym = Symbol("pino.levelComp");
	const useLevelLabelsSym = Symbol("pino.useLevelLabels");
	const useOnlyCustomLevelsSym = Symbol("pino.useOnlyCustomLevels");
	const mixinSym = Symbol("pino.mixin");
	const lsCacheSym = Symbol("pino.lsCache");
	const chindingsSym = Symbol("pino.chindings");
	const asJsonSym = Symbol("pino.asJson");
	const writeSym = Symbol("pino.write");
	const redactFmtSym = Symbol("pino.redactFmt");
	const timeSym = Symbol("pino.time");
	const timeSliceIndexSym = Symbol("pino.timeSliceIndex");
	const streamSym = Symbol("pino.stream");
	const stringifySym = Symbol("pino.stringify");
	const stringifySafeSym = Symbol("pino.stringifySafe");
	const stringifiersSym = Symbol("pino.stringifiers");
	const endSym = Symbol("pino.end");
	const formatOptsSym = Symbol("pino.formatOpts");
	const messageKeySym = Symbol("pino.messageKey");
	const errorKeySym = Symbol("pino.errorKey");
	const nestedKeySym = Symbol("pino.nestedKey");
	const nestedKeyStrSym = Symbol("pino.nestedKeyStr");
	const mixinMergeStrategySym = Symbol("pino.mixinMergeStrategy");
	const msgPrefixSym = Symbol("pino.msgPrefix");
	const wildcardFirstSym = Symbol("pino.wildcardFirst");
	const serializersSym = Symbol.for("pino.serializers");
	const formattersSym = Symbol.for("pino.formatters");
	const hooksSym = Symbol.for("pino.hooks");
	module.exports = {
		setLevelSym,
		getLevelSym,
		levelValSym,
		levelCompSym,
		useLevelLabelsSym,
		mixinSym,
		lsCacheSym,
		chindingsSym,
		asJsonSym,
		writeSym,
		serializersSym,
		redactFmtSym,
		timeSym,
		timeSliceIndexSym,
		streamSym,
		stringifySym,
		stringifySafeSym,
		stringifiersSym,
		endSym,
		formatOptsSym,
		messageKeySym,
		errorKeySym,
		nestedKeySym,
		wildcardFirstSym,
		needsMetadataGsym: Symbol.for("pino.metadata"),
		useOnlyCustomLevelsSym,
		formattersSym,
		hooksSym,
		nestedKeyStrSym,
		mixinMergeStrategySym,
		msgPrefixSym,
		transportUsesMultistreamSym: Symbol.for("pino.transport.usesMultistream")
	};
}));
// node_modules/pino/lib/redaction.js
var require_redaction = __commonJSMin(((exports, module) => {
	const Redact = require_redact();
	const { redactFmtSym, wildcardFirstSym } = require_symbols();
	const rx = /[^.[\]]+|\[([^[\]]*?)\]/g;
	const CENSOR = "[Redacted]";
	const strict = false;
	function redaction(opts, serialize) {
		const { paths, censor, remove } = handle(opts);
		const shape = paths.reduce((o, str) => {
			rx.lastIndex = 0;
			const first = rx.exec(str);
			const next = rx.exec(str);
			let ns = first[1] !== void 0 ? first[1].replace(/^(?:"|'|`)(.*)(?:"|'|`)$/, "$1") : first[0];
			if (ns === "*") ns = wildcardFirstSym;
			if (next === null) {
				o[ns] = null;
				return o;
			}
			if (o[ns] === null) return o;
			const { index } = next;
			const nextPath = `${str.substr(index, str.length - 1)}`;
			o[ns] = o[ns] || [];
			if (ns !== wildcardFirstSym && o[ns].length === 0) o[ns].push(...o[wildcardFirstSym] || []);
			if (ns === wildcardFirstSym) Object.keys(o).forEach(function(k) {
				if (o[k]) o[k].push(nextPath);
			});
			o[ns].push(nextPath);
			return o;
		}, Object.create(null));
		const result = Object.assign(Object.create(null), { [redactFmtSym]: Redact({
			paths,
			censor,
			serialize,
			strict,
			remove
		}) });
		const topCensor = (...args) => {
			return typeof censor === "function" ? serialize(censor(...args)) : serialize(censor);
		};
		return [...Object.keys(shape), ...Object.getOwnPropertySymbols(shape)].reduce((o, k) => {
			if (shape[k] === null) o[k] = (value) => topCensor(value, [k]);
			else {
				const wrappedCensor = typeof censor === "function" ? (value, path) => {
					return censor(value, [k, ...path]);
				} : censor;
				o[k] = Redact({
					paths: shape[k],
					censor: wrappedCensor,
					serialize,
					strict,
					remove
				});
			}
			return o;
		}, result);
	}
	function handle(opts) {
		if (Array.isArray(opts)) {
			opts = {
				paths: opts,
				censor: CENSOR
			};
			return opts;
		}
		let { paths, censor = CENSOR, remove } = opts;
		if (Array.isArray(paths) === false) throw Error("pino – redact must contain an array of strings");
		if (remove === true) censor = void 0;
		return {
			paths,
			censor,
			remove
		};
	}
	module.exports = redaction;
}));
// node_modules/pino/lib/time.js
var require_time = __commonJSMin(((exports, module) => {
	const nullTime = () => "";
	const epochTime = () => `,"time":${Date.now()}`;
	const unixTime = () => `,"time":${Math.round(Date.now() / 1e3)}`;
	const isoTime = () => `,"time":"${new Date(Date.now()).toISOString()}"`;
	const NS_PER_MS = 1000000n;
	const NS_PER_SEC = 1000000000n;
	const startWallTimeNs = BigInt(Date.now()) * NS_PER_MS;
	const startHrTime = process.hrtime.bigint();
	const isoTimeNano = () => {
		const elapsedNs = process.hrtime.bigint() - startHrTime;
		const currentTimeNs = startWallTimeNs + elapsedNs;
		const secondsSinceEpoch = currentTimeNs / NS_PER_SEC;
		const nanosWithinSecond = currentTimeNs % NS_PER_SEC;
		const msSinceEpoch = Number(secondsSinceEpoch * 1000n + nanosWithinSecond / 1000000n);
		const date = new Date(msSinceEpoch);
		return `,"time":"${date.getUTCFullYear()}-${(date.getUTCMonth() + 1).toString().padStart(2, "0")}-${date.getUTCDate().toString().padStart(2, "0")}T${date.getUTCHours().toString().padStart(2, "0")}:${date.getUTCMinutes().toString().padStart(2, "0")}:${date.getUTCSeconds().toString().padStart(2, "0")}.${nanosWithinSecond.toString().padStart(9, "0")}Z"`;
	};
	module.exports = {
		nullTime,
		epochTime,
		unixTime,
		isoTime,
		isoTimeNano
	};
}));
// node_modules/quick-format-unescaped/index.js
var require_quick_format_unescaped = __commonJSMin(((exports, module) => {
	function tryStringify(o) {
		try {
			return JSON.stringify(o);
		} catch (e) {
			return "\"[Circular]\"";
		}
	}
	module.exports = format;
	function format(f, args, opts) {
		var ss = opts && opts.stringify || tryStringify;
		var offset = 1;
		if (typeof f === "object" && f !== null) {
			var len = args.length + offset;
			if (len === 1) return f;
			var objects = new Array(len);
			objects[0] = ss(f);
			for (var index = 1; index < len; index++) objects[index] = ss(args[index]);
			return objects.join(" ");
		}
		if (typeof f !== "string") return f;
		var argLen = args.length;
		if (argLen === 0) return f;
		var str = "";
		var a = 1 - offset;
		var lastPos = -1;
		var flen = f && f.length || 0;
		for (var i = 0; i < flen;) {
			if (f.charCodeAt(i) === 37 && i + 1 < flen) {
				lastPos = lastPos > -1 ? lastPos : 0;
				switch (f.charCodeAt(i + 1)) {
					case 100:
					case 102:
						if (a >= argLen) break;
						if (args[a] == null) break;
						if (lastPos < i) str += f.slice(lastPos, i);
						str += Number(args[a]);
						lastPos = i + 2;
						i++;
						break;
					case 105:
						if (a >= argLen) break;
						if (args[a] == null) break;
						if (lastPos < i) str += f.slice(lastPos, i);
						str += Math.floor(Number(args[a]));
						lastPos = i + 2;
						i++;
						break;
					case 79:
					case 111:
					case 106:
						if (a >= argLen) break;
						if (args[a] === void 0) break;
						if (lastPos < i) str += f.slice(lastPos, i);
						var type = typeof args[a];
						if (type === "string") {
							str += "'" + args[a] + "'";
							lastPos = i + 2;
							i++;
							break;
						}
						if (type === "function") {
							str += args[a].name || "<anonymous>";
							lastPos = i + 2;
							i++;
							break;
						}
						str += ss(args[a]);
						lastPos = i + 2;
						i++;
						break;
					case 115:
						if (a >= argLen) break;
						if (lastPos < i) str += f.slice(lastPos, i);
						str += String(args[a]);
						lastPos = i + 2;
						i++;
						break;
					case 37:
						if (lastPos < i) str += f.slice(lastPos, i);
						str += "%";
						lastPos = i + 2;
						i++;
						a--;
				}
				++a;
			}
			++i;
		}
		if (lastPos === -1) return f;
		else if (lastPos < flen) str += f.slice(lastPos);
		return str;
	}
}));
// node_modules/atomic-sleep/index.js
var require_atomic_sleep = __commonJSMin(((exports, module) => {
	if (typeof SharedArrayBuffer !== "undefined" && typeof Atomics !== "undefined") {
		const nil = new Int32Array(new SharedArrayBuffer(4));
		function sleep(ms) {
			if ((ms > 0 && ms < Infinity) === false) {
				if (typeof ms !== "number" && typeof ms !== "bigint") throw TypeError("sleep: ms must be a number");
				throw RangeError("sleep: ms must be a number that is greater than 0 but less than Infinity");
			}
			Atomics.wait(nil, 0, 0, Number(ms));
		}
		module.exports = sleep;
	} else {
		function sleep(ms) {
			if ((ms > 0 && ms < Infinity) === false) {
				if (typeof ms !== "number" && typeof ms !== "bigint") throw TypeError("sleep: ms must be a number");
				throw RangeError("sleep: ms must be a number that is greater than 0 but less than Infinity");
			}
			const target = Date.now() + Number(ms);
			while (target > Date.now());
		}
		module.exports = sleep;
	}
}));
// node_modules/sonic-boom/index.js
var require_sonic_boom = __commonJSMin(((exports, module) => {
	const fs = __require("fs");
	const EventEmitter = __require("events");
	const inherits = __require("util").inherits;
	const path = __require("path");
	const sleep = require_atomic_sleep();
	const assert = __require("assert");
	const BUSY_WRITE_TIMEOUT = 100;
	const kEmptyBuffer = Buffer.allocUnsafe(0);
	const MAX_WRITE = 16384;
	const kContentModeBuffer = "buffer";
	const kContentModeUtf8 = "utf8";
	const [major, minor] = (process.versions.node || "0.0").split(".").map(Number);
	const kCopyBuffer = major >= 22 && minor >= 7;
	function openFile(file, sonic) {
		sonic._opening = true;
		sonic._writing = true;
		sonic._asyncDrainScheduled = false;
		function fileOpened(err, fd) {
			if (err) {
				sonic._reopening = false;
				sonic._writing = false;
				sonic._opening = false;
				if (sonic.sync) process.nextTick(() => {
					if (sonic.listenerCount("error") > 0) sonic.emit("error", err);
				});
				else sonic.emit("error", err);
				return;
			}
			const reopening = sonic._reopening;
			sonic.fd = fd;
			sonic.file = file;
			sonic._reopening = false;
			sonic._opening = false;
			sonic._writing = false;
			if (sonic.sync) process.nextTick(() => sonic.emit("ready"));
			else sonic.emit("ready");
			if (sonic.destroyed) return;
			if (!sonic._writing && sonic._len > sonic.minLength || sonic._flushPending) sonic._actualWrite();
			else if (reopening) process.nextTick(() => sonic.emit("drain"));
		}
		const flags = sonic.append ? "a" : "w";
		const mode = sonic.mode;
		if (sonic.sync) try {
			if (sonic.mkdir) fs.mkdirSync(path.dirname(file), { recursive: true });
			fileOpened(null, fs.openSync(file, flags, mode));
		} catch (err) {
			fileOpened(err);
			throw err;
		}
		else if (sonic.mkdir) fs.mkdir(path.dirname(file), { recursive: true }, (err) => {
			if (err) return fileOpened(err);
			fs.open(file, flags, mode, fileOpened);
		});
		else fs.open(file, flags, mode, fileOpened);
	}
	function SonicBoom(opts) {
		if (!(this instanceof SonicBoom)) return new SonicBoom(opts);
		let { fd, dest, minLength, maxLength, maxWrite, periodicFlush, sync, append = true, mkdir, retryEAGAIN, fsync, contentMode, mode } = opts || {};
		fd = fd || dest;
		this._len = 0;
		this.fd = -1;
		this._bufs = [];
		this._lens = [];
		this._writing = false;
		this._ending = false;
		this._reopening = false;
		this._asyncDrainScheduled = false;
		this._flushPending = false;
		this._hwm = Math.max(minLength || 0, 16387);
		this.file = null;
		this.destroyed = false;
		this.minLength = minLength || 0;
		this.maxLength = maxLength || 0;
		this.maxWrite = maxWrite || MAX_WRITE;
		this._periodicFlush = periodicFlush || 0;
		this._periodicFlushTimer = void 0;
		this.sync = sync || false;
		this.writable = true;
		this._fsync = fsync || false;
		this.append = append || false;
		this.mode = mode;
		this.retryEAGAIN = retryEAGAIN || (() => true);
		this.mkdir = mkdir || false;
		let fsWriteSync;
		let fsWrite;
		if (contentMode === kContentModeBuffer) {
			this._writingBuf = kEmptyBuffer;
			this.write = writeBuffer;
			this.flush = flushBuffer;
			this.flushSync = flushBufferSync;
			this._actualWrite = actualWriteBuffer;
			fsWriteSync = () => fs.writeSync(this.fd, this._writingBuf);
			fsWrite = () => fs.write(this.fd, this._writingBuf, this.release);
		} else if (contentMode === void 0 || contentMode === kContentModeUtf8) {
			this._writingBuf = "";
			this.write = write;
			this.flush = flush;
			this.flushSync = flushSync;
			this._actualWrite = actualWrite;
			fsWriteSync = () => {
				if (Buffer.isBuffer(this._writingBuf)) return fs.writeSync(this.fd, this._writingBuf);
				return fs.writeSync(this.fd, this._writingBuf, "utf8");
			};
			fsWrite = () => {
				if (Buffer.isBuffer(this._writingBuf)) return fs.write(this.fd, this._writingBuf, this.release);
				return fs.write(this.fd, this._writingBuf, "utf8", this.release);
			};
		} else throw new Error(`SonicBoom supports "${kContentModeUtf8}" and "${kContentModeBuffer}", but passed ${contentMode}`);
		if (typeof fd === "number") {
			this.fd = fd;
			process.nextTick(() => this.emit("ready"));
		} else if (typeof fd === "string") openFile(fd, this);
		else throw new Error("SonicBoom supports only file descriptors and files");
		if (this.minLength >= this.maxWrite) throw new Error(`minLength should be smaller than maxWrite (${this.maxWrite})`);
		this.release = (err, n) => {
			if (err) {
				if ((err.code === "EAGAIN" || err.code === "EBUSY") && this.retryEAGAIN(err, this._writingBuf.length, this._len - this._writingBuf.length)) {
					if (this.sync) try {
						sleep(BUSY_WRITE_TIMEOUT);
						this.release(void 0, 0);
					} catch (err) {
						this.release(err);
					}
					else setTimeout(fsWrite, BUSY_WRITE_TIMEOUT);
				} else {
					this._writing = false;
					this.emit("error", err);
				}
				return;
			}
			this.emit("write", n);
			const releasedBufObj = releaseWritingBuf(this._writingBuf, this._len, n);
			this._len = releasedBufObj.len;
			this._writingBuf = releasedBufObj.writingBuf;
			if (this._writingBuf.length) {
				if (!this.sync) {
					fsWrite();
					return;
				}
				try {
					do {
						const n = fsWriteSync();
						const releasedBufObj = releaseWritingBuf(this._writingBuf, this._len, n);
						this._len = releasedBufObj.len;
						this._writingBuf = releasedBufObj.writingBuf;
					} while (this._writingBuf.length);
				} catch (err) {
					this.release(err);
					return;
				}
			}
			if (this._fsync) fs.fsyncSync(this.fd);
			const len = this._len;
			if (this._reopening) {
				this._writing = false;
				this._reopening = false;
				this.reopen();
			} else if (len > this.minLength) this._actualWrite();
			else if (this._ending) {
				if (len > 0) this._actualWrite();
				else {
					this._writing = false;
					actualClose(this);
				}
			} else {
				this._writing = false;
				if (this.sync) {
					if (!this._asyncDrainScheduled) {
						this._asyncDrainScheduled = true;
						process.nextTick(emitDrain, this);
					}
				} else this.emit("drain");
			}
		};
		this.on("newListener", function(name) {
			if (name === "drain") this._asyncDrainScheduled = false;
		});
		if (this._periodicFlush !== 0) {
			this._periodicFlushTimer = setInterval(() => this.flush(null), this._periodicFlush);
			this._periodicFlushTimer.unref();
		}
	}
	function releaseWritingBuf(writingBuf, len, n) {
		if (typeof writingBuf === "string") writingBuf = Buffer.from(writingBuf);
		len = Math.max(len - n, 0);
		writingBuf = writingBuf.subarray(n);
		return {
			writingBuf,
			len
		};
	}
	function emitDrain(sonic) {
		if (!(sonic.listenerCount("drain") > 0)) return;
		sonic._asyncDrainScheduled = false;
		sonic.emit("drain");
	}
	inherits(SonicBoom, EventEmitter);
	function mergeBuf(bufs, len) {
		if (bufs.length === 0) return kEmptyBuffer;
		if (bufs.length === 1) return bufs[0];
		return Buffer.concat(bufs, len);
	}
	function write(data) {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		data = "" + data;
		const dataLen = Buffer.byteLength(data);
		const len = this._len + dataLen;
		const bufs = this._bufs;
		if (this.maxLength && len > this.maxLength) {
			this.emit("drop", data);
			return this._len < this._hwm;
		}
		if (bufs.length === 0 || Buffer.byteLength(bufs[bufs.length - 1]) + dataLen > this.maxWrite) bufs.push(data);
		else bufs[bufs.length - 1] += data;
		this._len = len;
		if (!this._writing && this._len >= this.minLength) this._actualWrite();
		return this._len < this._hwm;
	}
	function writeBuffer(data) {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		const len = this._len + data.length;
		const bufs = this._bufs;
		const lens = this._lens;
		if (this.maxLength && len > this.maxLength) {
			this.emit("drop", data);
			return this._len < this._hwm;
		}
		if (bufs.length === 0 || lens[lens.length - 1] + data.length > this.maxWrite) {
			bufs.push([data]);
			lens.push(data.length);
		} else {
			bufs[bufs.length - 1].push(data);
			lens[lens.length - 1] += data.length;
		}
		this._len = len;
		if (!this._writing && this._len >= this.minLength) this._actualWrite();
		return this._len < this._hwm;
	}
	function callFlushCallbackOnDrain(cb) {
		this._flushPending = true;
		const onDrain = () => {
			if (!this._fsync) try {
				fs.fsync(this.fd, (err) => {
					this._flushPending = false;
					cb(err);
				});
			} catch (err) {
				cb(err);
			}
			else {
				this._flushPending = false;
				cb();
			}
			this.off("error", onError);
		};
		const onError = (err) => {
			this._flushPending = false;
			cb(err);
			this.off("drain", onDrain);
		};
		this.once("drain", onDrain);
		this.once("error", onError);
	}
	function flush(cb) {
		if (cb != null && typeof cb !== "function") throw new Error("flush cb must be a function");
		if (this.destroyed) {
			const error = new Error("SonicBoom destroyed");
			if (cb) {
				cb(error);
				return;
			}
			throw error;
		}
		if (this.minLength <= 0) {
			cb?.();
			return;
		}
		if (cb) callFlushCallbackOnDrain.call(this, cb);
		if (this._writing) return;
		if (this._bufs.length === 0) this._bufs.push("");
		this._actualWrite();
	}
	function flushBuffer(cb) {
		if (cb != null && typeof cb !== "function") throw new Error("flush cb must be a function");
		if (this.destroyed) {
			const error = new Error("SonicBoom destroyed");
			if (cb) {
				cb(error);
				return;
			}
			throw error;
		}
		if (this.minLength <= 0) {
			cb?.();
			return;
		}
		if (cb) callFlushCallbackOnDrain.call(this, cb);
		if (this._writing) return;
		if (this._bufs.length === 0) {
			this._bufs.push([]);
			this._lens.push(0);
		}
		this._actualWrite();
	}
	SonicBoom.prototype.reopen = function(file) {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		if (this._opening) {
			this.once("ready", () => {
				this.reopen(file);
			});
			return;
		}
		if (this._ending) return;
		if (!this.file) throw new Error("Unable to reopen a file descriptor, you must pass a file to SonicBoom");
		if (file) this.file = file;
		this._reopening = true;
		if (this._writing) return;
		const fd = this.fd;
		this.once("ready", () => {
			if (fd !== this.fd) fs.close(fd, (err) => {
				if (err) return this.emit("error", err);
			});
		});
		openFile(this.file, this);
	};
	SonicBoom.prototype.end = function() {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		if (this._opening) {
			this.once("ready", () => {
				this.end();
			});
			return;
		}
		if (this._ending) return;
		this._ending = true;
		if (this._writing) return;
		if (this._len > 0 && this.fd >= 0) this._actualWrite();
		else actualClose(this);
	};
	function flushSync() {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		if (this.fd < 0) throw new Error("sonic boom is not ready yet");
		if (!this._writing && this._writingBuf.length > 0) {
			this._bufs.unshift(this._writingBuf);
			this._writingBuf = "";
		}
		let buf = "";
		while (this._bufs.length || buf.length) {
			if (buf.length <= 0) buf = this._bufs[0];
			try {
				const n = Buffer.isBuffer(buf) ? fs.writeSync(this.fd, buf) : fs.writeSync(this.fd, buf, "utf8");
				const releasedBufObj = releaseWritingBuf(buf, this._len, n);
				buf = releasedBufObj.writingBuf;
				this._len = releasedBufObj.len;
				if (buf.length <= 0) this._bufs.shift();
			} catch (err) {
				if ((err.code === "EAGAIN" || err.code === "EBUSY") && !this.retryEAGAIN(err, buf.length, this._len - buf.length)) throw err;
				sleep(BUSY_WRITE_TIMEOUT);
			}
		}
		try {
			fs.fsyncSync(this.fd);
		} catch {}
	}
	function flushBufferSync() {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		if (this.fd < 0) throw new Error("sonic boom is not ready yet");
		if (!this._writing && this._writingBuf.length > 0) {
			this._bufs.unshift([this._writingBuf]);
			this._writingBuf = kEmptyBuffer;
		}
		let buf = kEmptyBuffer;
		while (this._bufs.length || buf.length) {
			if (buf.length <= 0) buf = mergeBuf(this._bufs[0], this._lens[0]);
			try {
				const n = fs.writeSync(this.fd, buf);
				buf = buf.subarray(n);
				this._len = Math.max(this._len - n, 0);
				if (buf.length <= 0) {
					this._bufs.shift();
					this._lens.shift();
				}
			} catch (err) {
				if ((err.code === "EAGAIN" || err.code === "EBUSY") && !this.retryEAGAIN(err, buf.length, this._len - buf.length)) throw err;
				sleep(BUSY_WRITE_TIMEOUT);
			}
		}
	}
	SonicBoom.prototype.destroy = function() {
		if (this.destroyed) return;
		actualClose(this);
	};
	function actualWrite() {
		const release = this.release;
		this._writing = true;
		this._writingBuf = this._writingBuf.length ? this._writingBuf : this._bufs.shift() || "";
		if (this.sync) try {
			release(null, Buffer.isBuffer(this._writingBuf) ? fs.writeSync(this.fd, this._writingBuf) : fs.writeSync(this.fd, this._writingBuf, "utf8"));
		} catch (err) {
			release(err);
		}
		else fs.write(this.fd, this._writingBuf, release);
	}
	function actualWriteBuffer() {
		const release = this.release;
		this._writing = true;
		this._writingBuf = this._writingBuf.length ? this._writingBuf : mergeBuf(this._bufs.shift(), this._lens.shift());
		if (this.sync) try {
			release(null, fs.writeSync(this.fd, this._writingBuf));
		} catch (err) {
			release(err);
		}
		else {
			if (kCopyBuffer) this._writingBuf = Buffer.from(this._writingBuf);
			fs.write(this.fd, this._writingBuf, release);
		}
	}
	function actualClose(sonic) {
		if (sonic.fd === -1) {
			sonic.once("ready", actualClose.bind(null, sonic));
			return;
		}
		if (sonic._periodicFlushTimer !== void 0) clearInterval(sonic._periodicFlushTimer);
		sonic.destroyed = true;
		sonic._bufs = [];
		sonic._lens = [];
		assert(typeof sonic.fd === "number", `sonic.fd must be a number, got ${typeof sonic.fd}`);
		try {
			fs.fsync(sonic.fd, closeWrapped);
		} catch {}
		function closeWrapped() {
			if (sonic.fd !== 1 && sonic.fd !== 2) fs.close(sonic.fd, done);
			else done();
		}
		function done(err) {
			if (err) {
				sonic.emit("error", err);
				return;
			}
			if (sonic._ending && !sonic._writing) sonic.emit("finish");
			sonic.emit("close");
		}
	}
	SonicBoom.SonicBoom = SonicBoom;
	SonicBoom.default = SonicBoom;
	module.exports = SonicBoom;
}));
// node_modules/on-exit-leak-free/index.js
var require_on_exit_leak_free = __commonJSMin(((exports, module) => {
	const refs = {
		exit: [],
		beforeExit: []
	};
	const functions = {
		exit: onExit,
		beforeExit: onBeforeExit
	};
	let registry;
	function ensureRegistry() {
		if (registry === void 0) registry = new FinalizationRegistry(clear);
	}
	function install(event) {
		if (refs[event].length > 0) return;
		process.on(event, functions[event]);
	}
	function uninstall(event) {
		if (refs[event].length > 0) return;
		process.removeListener(event, functions[event]);
		if (refs.exit.length === 0 && refs.beforeExit.length === 0) registry = void 0;
	}
	function onExit() {
		callRefs("exit");
	}
	function onBeforeExit() {
		callRefs("beforeExit");
	}
	function callRefs(event) {
		for (const ref of refs[event]) {
			const obj = ref.deref();
			const fn = ref.fn;
			if (obj !== void 0) fn(obj, event);
		}
		refs[event] = [];
	}
	function clear(ref) {
		for (const event of ["exit", "beforeExit"]) {
			const index = refs[event].indexOf(ref);
			refs[event].splice(index, index + 1);
			uninstall(event);
		}
	}
	function _register(event, obj, fn) {
		if (obj === void 0) throw new Error("the object can't be undefined");
		install(event);
		const ref = new WeakRef(obj);
		ref.fn = fn;
		ensureRegistry();
		registry.register(obj, ref);
		refs[event].push(ref);
	}
	function register(obj, fn) {
		_register("exit", obj, fn);
	}
	function registerBeforeExit(obj, fn) {
		_register("beforeExit", obj, fn);
	}
	function unregister(obj) {
		if (registry === void 0) return;
		registry.unregister(obj);
		for (const event of ["exit", "beforeExit"]) {
			refs[event] = refs[event].filter((ref) => {
				const _obj = ref.deref();
				return _obj && _obj !== obj;
			});
			uninstall(event);
		}
	}
	module.exports = {
		register,
		registerBeforeExit,
		unregister
	};
}));
// node_modules/thread-stream/package.json
var require_package = __commonJSMin(((exports, module) => {
	module.exports = {
		"name": "thread-stream",
		"version": "4.2.1",
		"description": "A streaming way to send data to a Node.js Worker Thread",
		"main": "index.js",
		"types": "index.d.ts",
		"engines": { "node": ">=20" },
		"dependencies": { "real-require": "^1.0.0" },
		"devDependencies": {
			"@types/node": "^26.1.1",
			"@yao-pkg/pkg": "^6.0.0",
			"borp": "^1.0.0",
			"desm": "^1.3.0",
			"eslint": "^9.39.1",
			"fastbench": "^1.0.1",
			"neostandard": "^0.13.0",
			"pino-elasticsearch": "^9.0.0",
			"sonic-boom": "^5.0.0",
			"ts-node": "^10.8.0",
			"tsd": "^0.33.0",
			"typescript": "~5.7.3"
		},
		"scripts": {
			"build": "tsc --noEmit",
			"lint": "eslint",
			"test": "npm run lint && npm run build && npm run test:types && npm run transpile && borp --expose-gc --pattern \"test/*.test.{js,mjs}\"",
			"test:ci": "npm run lint && npm run test:types && npm run transpile && borp --expose-gc --pattern \"test/*.test.{js,mjs}\"",
			"test:types": "tsd",
			"test:yarn": "npm run transpile && borp --expose-gc --pattern \"test/*.test.js\"",
			"transpile": "sh ./test/ts/transpile.sh"
		},
		"tsd": { "directory": "test/types" },
		"repository": {
			"type": "git",
			"url": "git+https://github.com/mcollina/thread-stream.git"
		},
		"keywords": [
			"worker",
			"thread",
			"threads",
			"stream"
		],
		"author": "Matteo Collina <hello@matteocollina.com>",
		"license": "MIT",
		"bugs": { "url": "https://github.com/mcollina/thread-stream/issues" },
		"homepage": "https://github.com/mcollina/thread-stream#readme"
	};
}));
// node_modules/thread-stream/lib/wait.js
var require_wait = __commonJSMin(((exports, module) => {
	const WAIT_MS = 1e4;
	function wait(state, index, expected, timeout, done) {
		const max = timeout === Infinity ? Infinity : Date.now() + timeout;
		const check = (previous) => {
			const current = Atomics.load(state, index);
			if (current >= expected) {
				done(null, "ok");
				return;
			}
			if (previous !== void 0 && current !== previous) {
				done(null, "not-equal");
				return;
			}
			if (max !== Infinity && Date.now() > max) {
				done(null, "timed-out");
				return;
			}
			const remaining = max === Infinity ? WAIT_MS : Math.min(WAIT_MS, Math.max(1, max - Date.now()));
			const result = Atomics.waitAsync(state, index, current, remaining);
			if (result.async) result.value.then((res) => {
				if (res === "ok") {
					done(null, Atomics.load(state, index) >= expected ? "ok" : "not-equal");
					return;
				}
				check(current);
			});
			else setImmediate(done, null, "not-equal");
		};
		check();
	}
	function waitDiff(state, index, expected, timeout, done) {
		const max = timeout === Infinity ? Infinity : Date.now() + timeout;
		const check = () => {
			if (Atomics.load(state, index) !== expected) {
				done(null, "ok");
				return;
			}
			if (max !== Infinity && Date.now() > max) {
				done(null, "timed-out");
				return;
			}
			const remaining = max === Infinity ? WAIT_MS : Math.min(WAIT_MS, Math.max(1, max - Date.now()));
			const result = Atomics.waitAsync(state, index, expected, remaining);
			if (result.async) result.value.then((res) => {
				if (res === "ok") {
					done(null, "ok");
					return;
				}
				check();
			});
			else setImmediate(check);
		};
		check();
	}
	module.exports = {
		wait,
		waitDiff
	};
}));
// node_modules/thread-stream/lib/indexes.js
var require_indexes = __commonJSMin(((exports, module) => {
	module.exports = {
		WRITE_INDEX: 4,
		READ_INDEX: 8,
		SEQ_INDEX: 2
	};
}));
// node_modules/thread-stream/index.js
var require_thread_stream = __commonJSMin(((exports, module) => {
	const { version } = require_package();
	const { EventEmitter } = __require("events");
	const { Worker } = __require("worker_threads");
	const { join } = __require("path");
	const { pathToFileURL } = __require("url");
	const { wait } = require_wait();
	const { WRITE_INDEX, READ_INDEX, SEQ_INDEX } = require_indexes();
	const buffer = __require("buffer");
	const assert = __require("assert");
	const kImpl = Symbol("kImpl");
	const MAX_STRING = buffer.constants.MAX_STRING_LENGTH;
	function noop() {}
	function updateState(stream, fn) {
		Atomics.add(stream[kImpl].state, SEQ_INDEX, 1);
		fn();
		Atomics.add(stream[kImpl].state, SEQ_INDEX, 1);
		Atomics.notify(stream[kImpl].state, SEQ_INDEX);
	}
	function resetIndexes(stream) {
		updateState(stream, () => {
			Atomics.store(stream[kImpl].state, READ_INDEX, 0);
			Atomics.store(stream[kImpl].state, WRITE_INDEX, 0);
		});
		Atomics.notify(stream[kImpl].state, READ_INDEX);
	}
	var FakeWeakRef = class {
		constructor(value) {
			this._value = value;
		}
		deref() {
			return this._value;
		}
	};
	var FakeFinalizationRegistry = class {
		register() {}
		unregister() {}
	};
	const FinalizationRegistry = process.env.NODE_V8_COVERAGE ? FakeFinalizationRegistry : global.FinalizationRegistry || FakeFinalizationRegistry;
	const WeakRef = process.env.NODE_V8_COVERAGE ? FakeWeakRef : global.WeakRef || FakeWeakRef;
	const registry = new FinalizationRegistry((worker) => {
		if (worker.exited) return;
		worker.terminate();
	});
	function createWorker(stream, opts) {
		const { filename, workerData } = opts;
		const toExecute = ("__bundlerPathsOverrides" in globalThis ? globalThis.__bundlerPathsOverrides : {})["thread-stream-worker"] || join(__dirname, "lib", "worker.js");
		const worker = new Worker(toExecute, {
			...opts.workerOpts,
			name: opts.workerOpts?.name || "thread-stream",
			trackUnmanagedFds: false,
			workerData: {
				filename: filename.indexOf("file://") === 0 ? filename : pathToFileURL(filename).href,
				dataBuf: stream[kImpl].dataBuf,
				stateBuf: stream[kImpl].stateBuf,
				workerData: {
					$context: { threadStreamVersion: version },
					...workerData
				}
			}
		});
		worker.stream = new FakeWeakRef(stream);
		worker.on("message", onWorkerMessage);
		worker.on("exit", onWorkerExit);
		registry.register(stream, worker);
		return worker;
	}
	function drain(stream) {
		assert(!stream[kImpl].sync);
		if (stream[kImpl].needDrain) {
			stream[kImpl].needDrain = false;
			stream.emit("drain");
		}
	}
	function nextFlush(stream) {
		while (true) {
			const writeIndex = Atomics.load(stream[kImpl].state, WRITE_INDEX);
			if (stream.destroyed || writeIndex < 0) return;
			const leftover = stream[kImpl].data.length - writeIndex;
			if (leftover > 0) {
				if (stream[kImpl].bufLen === 0) {
					stream[kImpl].flushing = false;
					if (stream[kImpl].ending) end(stream);
					else if (stream[kImpl].needDrain) process.nextTick(drain, stream);
					return;
				}
				write(stream, leftover, noop);
				continue;
			}
			if (leftover === 0) {
				if (writeIndex === 0 && stream[kImpl].bufLen === 0) return;
				waitForRead(stream, () => {
					if (stream.destroyed) return;
					resetIndexes(stream);
					nextFlush(stream);
				});
				return;
			}
			destroy(stream, new Error("overwritten"));
			return;
		}
	}
	function onWorkerMessage(msg) {
		const stream = this.stream.deref();
		if (stream === void 0) {
			this.exited = true;
			this.terminate();
			return;
		}
		if (msg?.code == null) return;
		switch (msg.code) {
			case "READY":
				if (!stream[kImpl].ending) this.stream = new WeakRef(stream);
				waitForRead(stream, () => {
					stream[kImpl].ready = true;
					stream.emit("ready");
				});
				break;
			case "ERROR":
				destroy(stream, msg.err);
				break;
			case "EVENT":
				if (Array.isArray(msg.args)) stream.emit(msg.name, ...msg.args);
				else stream.emit(msg.name, msg.args);
				break;
			case "FLUSHED": {
				if (msg.context !== "thread-stream") {
					destroy(stream, new Error("this should not happen: " + msg.code));
					break;
				}
				const cb = stream[kImpl].flushCallbacks.get(msg.id);
				if (cb) {
					stream[kImpl].flushCallbacks.delete(msg.id);
					process.nextTick(cb);
				}
				break;
			}
			case "WARNING":
				process.emitWarning(msg.err);
				break;
			default: destroy(stream, new Error("this should not happen: " + msg.code));
		}
	}
	function onWorkerExit(code) {
		const stream = this.stream.deref();
		if (stream === void 0) return;
		registry.unregister(stream);
		stream.worker.exited = true;
		stream.worker.off("exit", onWorkerExit);
		destroy(stream, code !== 0 ? new Error("the worker thread exited") : null);
	}
	var ThreadStream = class extends EventEmitter {
		constructor(opts = {}) {
			super();
			if (opts.bufferSize < 4) throw new Error("bufferSize must at least fit a 4-byte utf-8 char");
			this[kImpl] = {};
			this[kImpl].stateBuf = new SharedArrayBuffer(128);
			this[kImpl].state = new Int32Array(this[kImpl].stateBuf);
			this[kImpl].dataBuf = new SharedArrayBuffer(opts.bufferSize || 4194304);
			this[kImpl].data = Buffer.from(this[kImpl].dataBuf);
			this[kImpl].sync = opts.sync || false;
			this[kImpl].ending = false;
			this[kImpl].ended = false;
			this[kImpl].needDrain = false;
			this[kImpl].destroyed = false;
			this[kImpl].flushing = false;
			this[kImpl].ready = false;
			this[kImpl].finished = false;
			this[kImpl].errored = null;
			this[kImpl].closed = false;
			this[kImpl].buf = [];
			this[kImpl].bufHead = 0;
			this[kImpl].bufLen = 0;
			this[kImpl].flushCallbacks = new Map();
			this[kImpl].nextFlushId = 0;
			this[kImpl].flushRetainCount = 0;
			this[kImpl].userRef = true;
			this.worker = createWorker(this, opts);
			this.on("message", (message, transferList) => {
				this.worker.postMessage(message, transferList);
			});
		}
		write(data) {
			const dataBuf = Buffer.isBuffer(data) ? data : Buffer.from(data);
			if (this[kImpl].destroyed) {
				error(this, new Error("the worker has exited"));
				return false;
			}
			if (this[kImpl].ending) {
				error(this, new Error("the worker is ending"));
				return false;
			}
			if (this[kImpl].flushing && this[kImpl].bufLen + dataBuf.length >= MAX_STRING) try {
				writeSync(this);
				this[kImpl].flushing = true;
			} catch (err) {
				destroy(this, err);
				return false;
			}
			this[kImpl].buf.push(dataBuf);
			this[kImpl].bufLen += dataBuf.length;
			if (this[kImpl].sync) try {
				writeSync(this);
				return true;
			} catch (err) {
				destroy(this, err);
				return false;
			}
			if (!this[kImpl].flushing) {
				this[kImpl].flushing = true;
				setImmediate(nextFlush, this);
			}
			this[kImpl].needDrain = this[kImpl].data.length - this[kImpl].bufLen - Atomics.load(this[kImpl].state, WRITE_INDEX) <= 0;
			return !this[kImpl].needDrain;
		}
		end() {
			if (this[kImpl].destroyed) return;
			this[kImpl].ending = true;
			this.worker.stream = new FakeWeakRef(this);
			end(this);
		}
		flush(cb) {
			const userCb = typeof cb === "function" ? cb : null;
			cb = userCb || noop;
			if (userCb) retainWorkerForPendingFlush(this);
			let finished = false;
			const done = (err) => {
				if (finished) return;
				finished = true;
				if (userCb) releaseWorkerForPendingFlush(this);
				cb(err);
			};
			flushBuffer(this, (err) => {
				if (err) {
					process.nextTick(done, err);
					return;
				}
				requestWorkerFlush(this, done);
			});
		}
		flushSync() {
			if (this[kImpl].destroyed) return;
			writeSync(this);
			flushSync(this);
		}
		unref() {
			this[kImpl].userRef = false;
			if (this[kImpl].flushRetainCount === 0) this.worker.unref();
		}
		ref() {
			this[kImpl].userRef = true;
			this.worker.ref();
		}
		get ready() {
			return this[kImpl].ready;
		}
		get destroyed() {
			return this[kImpl].destroyed;
		}
		get closed() {
			return this[kImpl].closed;
		}
		get writable() {
			return !this[kImpl].destroyed && !this[kImpl].ending;
		}
		get writableEnded() {
			return this[kImpl].ending;
		}
		get writableFinished() {
			return this[kImpl].finished;
		}
		get writableNeedDrain() {
			return this[kImpl].needDrain;
		}
		get writableObjectMode() {
			return false;
		}
		get writableErrored() {
			return this[kImpl].errored;
		}
	};
	function flushBuffer(stream, cb) {
		if (stream[kImpl].destroyed) {
			process.nextTick(cb, new Error("the worker has exited"));
			return;
		}
		if (!stream[kImpl].sync && (stream[kImpl].flushing || stream[kImpl].bufLen > 0)) {
			setImmediate(flushBuffer, stream, cb);
			return;
		}
		waitForRead(stream, cb);
	}
	function waitForRead(stream, cb) {
		const writeIndex = Atomics.load(stream[kImpl].state, WRITE_INDEX);
		wait(stream[kImpl].state, READ_INDEX, writeIndex, Infinity, (err, res) => {
			if (err) {
				destroy(stream, err);
				cb(err);
				return;
			}
			if (res !== "ok") {
				waitForRead(stream, cb);
				return;
			}
			cb();
		});
	}
	function retainWorkerForPendingFlush(stream) {
		if (stream[kImpl].flushRetainCount === 0) stream.worker.ref();
		stream[kImpl].flushRetainCount++;
	}
	function releaseWorkerForPendingFlush(stream) {
		if (stream[kImpl].flushRetainCount === 0) return;
		stream[kImpl].flushRetainCount--;
		if (stream[kImpl].flushRetainCount === 0 && !stream[kImpl].userRef) stream.worker.unref();
	}
	function requestWorkerFlush(stream, cb) {
		if (stream[kImpl].destroyed) {
			process.nextTick(cb, new Error("the worker has exited"));
			return;
		}
		if (!stream[kImpl].ready) {
			const onReady = () => {
				cleanup();
				requestWorkerFlush(stream, cb);
			};
			const onClose = () => {
				cleanup();
				process.nextTick(cb, new Error("the worker has exited"));
			};
			const cleanup = () => {
				stream.off("ready", onReady);
				stream.off("close", onClose);
			};
			stream.once("ready", onReady);
			stream.once("close", onClose);
			return;
		}
		const id = ++stream[kImpl].nextFlushId;
		stream[kImpl].flushCallbacks.set(id, cb);
		try {
			stream.worker.postMessage({
				code: "FLUSH",
				context: "thread-stream",
				id
			});
		} catch (err) {
			stream[kImpl].flushCallbacks.delete(id);
			destroy(stream, err);
			process.nextTick(cb, err);
		}
	}
	function failPendingFlushCallbacks(stream, err) {
		const callbacks = stream[kImpl].flushCallbacks;
		if (callbacks.size === 0) return;
		const flushErr = err || new Error("the worker has exited");
		for (const cb of callbacks.values()) process.nextTick(cb, flushErr);
		callbacks.clear();
	}
	function error(stream, err) {
		setImmediate(() => {
			stream.emit("error", err);
		});
	}
	function destroy(stream, err) {
		if (stream[kImpl].destroyed) return;
		stream[kImpl].destroyed = true;
		failPendingFlushCallbacks(stream, err);
		if (err) {
			stream[kImpl].errored = err;
			error(stream, err);
		}
		if (!stream.worker.exited) stream.worker.terminate().catch(() => {}).then(() => {
			stream[kImpl].closed = true;
			stream.emit("close");
		});
		else setImmediate(() => {
			stream[kImpl].closed = true;
			stream.emit("close");
		});
	}
	function write(stream, maxBytes, cb) {
		let offset = Atomics.load(stream[kImpl].state, WRITE_INDEX);
		let remaining = maxBytes;
		while (remaining > 0 && stream[kImpl].bufLen !== 0) {
			const head = stream[kImpl].bufHead;
			const buf = stream[kImpl].buf[head];
			if (buf.length <= remaining) {
				buf.copy(stream[kImpl].data, offset);
				offset += buf.length;
				remaining -= buf.length;
				stream[kImpl].bufLen -= buf.length;
				stream[kImpl].bufHead = head + 1;
				if (stream[kImpl].bufHead === stream[kImpl].buf.length) {
					stream[kImpl].buf.length = 0;
					stream[kImpl].bufHead = 0;
				} else if (stream[kImpl].bufHead >= 1024 && stream[kImpl].bufHead * 2 >= stream[kImpl].buf.length) {
					stream[kImpl].buf.splice(0, stream[kImpl].bufHead);
					stream[kImpl].bufHead = 0;
				}
				continue;
			}
			buf.copy(stream[kImpl].data, offset, 0, remaining);
			stream[kImpl].buf[head] = buf.subarray(remaining);
			stream[kImpl].bufLen -= remaining;
			offset += remaining;
			remaining = 0;
		}
		updateState(stream, () => {
			Atomics.store(stream[kImpl].state, WRITE_INDEX, offset);
		});
		cb();
		return true;
	}
	function end(stream) {
		if (stream[kImpl].ended || !stream[kImpl].ending || stream[kImpl].flushing) return;
		stream[kImpl].ended = true;
		try {
			stream.flushSync();
			let readIndex = Atomics.load(stream[kImpl].state, READ_INDEX);
			updateState(stream, () => {
				Atomics.store(stream[kImpl].state, WRITE_INDEX, -1);
			});
			let spins = 0;
			while (readIndex !== -1) {
				Atomics.wait(stream[kImpl].state, READ_INDEX, readIndex, 1e3);
				readIndex = Atomics.load(stream[kImpl].state, READ_INDEX);
				if (readIndex === -2) {
					destroy(stream, new Error("end() failed"));
					return;
				}
				if (++spins === 10) {
					destroy(stream, new Error("end() took too long (10s)"));
					return;
				}
			}
			process.nextTick(() => {
				stream[kImpl].finished = true;
				stream.emit("finish");
			});
		} catch (err) {
			destroy(stream, err);
		}
	}
	function writeSync(stream) {
		const cb = () => {
			if (stream[kImpl].ending) end(stream);
			else if (stream[kImpl].needDrain) process.nextTick(drain, stream);
		};
		stream[kImpl].flushing = false;
		while (stream[kImpl].bufLen !== 0) {
			const writeIndex = Atomics.load(stream[kImpl].state, WRITE_INDEX);
			if (writeIndex < 0) throw new Error("_writeSync failed");
			const leftover = stream[kImpl].data.length - writeIndex;
			if (leftover === 0) {
				flushSync(stream);
				resetIndexes(stream);
				continue;
			} else if (leftover < 0) throw new Error("overwritten");
			write(stream, leftover, cb);
		}
	}
	function flushSync(stream) {
		if (stream[kImpl].flushing) throw new Error("unable to flush while flushing");
		const writeIndex = Atomics.load(stream[kImpl].state, WRITE_INDEX);
		let spins = 0;
		while (true) {
			const readIndex = Atomics.load(stream[kImpl].state, READ_INDEX);
			if (readIndex === -2) throw Error("_flushSync failed");
			if (readIndex !== writeIndex) Atomics.wait(stream[kImpl].state, READ_INDEX, readIndex, 1e3);
			else break;
			if (++spins === 10) throw new Error("_flushSync took too long (10s)");
		}
	}
	module.exports = ThreadStream;
}));
// node_modules/pino/lib/transport.js
var require_transport = __commonJSMin(((exports, module) => {
	const { createRequire } = __require("module");
	const { existsSync } = __require("node:fs");
	const getCallers = require_caller();
	const { join, isAbsolute, sep } = __require("node:path");
	const { fileURLToPath } = __require("node:url");
	const sleep = require_atomic_sleep();
	const onExit = require_on_exit_leak_free();
	const ThreadStream = require_thread_stream();
	const { transportUsesMultistreamSym } = require_symbols();
	function setupOnExit(stream) {
		onExit.register(stream, autoEnd);
		onExit.registerBeforeExit(stream, flush);
		stream.on("close", function() {
			onExit.unregister(stream);
		});
	}
	function hasPreloadFlags() {
		const execArgv = process.execArgv;
		for (let i = 0; i < execArgv.length; i++) {
			const arg = execArgv[i];
			if (arg === "--import" || arg === "--require" || arg === "-r") return true;
			if (arg.startsWith("--import=") || arg.startsWith("--require=") || arg.startsWith("-r=")) return true;
		}
		return false;
	}
	function sanitizeNodeOptions(nodeOptions) {
		const tokens = nodeOptions.match(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g);
		if (!tokens) return nodeOptions;
		const sanitized = [];
		let changed = false;
		for (let i = 0; i < tokens.length; i++) {
			const token = tokens[i];
			if (token === "--require" || token === "-r" || token === "--import") {
				const next = tokens[i + 1];
				if (next && shouldDropPreload(next)) {
					changed = true;
					i++;
					continue;
				}
				sanitized.push(token);
				if (next) {
					sanitized.push(next);
					i++;
				}
				continue;
			}
			if (token.startsWith("--require=") || token.startsWith("-r=") || token.startsWith("--import=")) {
				if (shouldDropPreload(token.slice(token.indexOf("=") + 1))) {
					changed = true;
					continue;
				}
			}
			sanitized.push(token);
		}
		return changed ? sanitized.join(" ") : nodeOptions;
	}
	function shouldDropPreload(value) {
		const unquoted = stripQuotes(value);
		if (!unquoted) return false;
		let path = unquoted;
		if (path.startsWith("file://")) try {
			path = fileURLToPath(path);
		} catch {
			return false;
		}
		return isAbsolute(path) && !existsSync(path);
	}
	function stripQuotes(value) {
		const first = value[0];
		const last = value[value.length - 1];
		if (first === "\"" && last === "\"" || first === "'" && last === "'") return value.slice(1, -1);
		return value;
	}
	function buildStream(filename, workerData, workerOpts, sync, name) {
		if (!workerOpts.execArgv && hasPreloadFlags() && __require.main === void 0) workerOpts = {
			...workerOpts,
			execArgv: []
		};
		if (!workerOpts.env && process.env.NODE_OPTIONS) {
			const nodeOptions = sanitizeNodeOptions(process.env.NODE_OPTIONS);
			if (nodeOptions !== process.env.NODE_OPTIONS) workerOpts = {
				...workerOpts,
				env: {
					...process.env,
					NODE_OPTIONS: nodeOptions
				}
			};
		}
		workerOpts = {
			...workerOpts,
			name
		};
		const stream = new ThreadStream({
			filename,
			workerData,
			workerOpts,
			sync
		});
		stream.on("ready", onReady);
		stream.on("close", function() {
			process.removeListener("exit", onExit);
		});
		process.on("exit", onExit);
		function onReady() {
			process.removeListener("exit", onExit);
			stream.unref();
			if (workerOpts.autoEnd !== false) setupOnExit(stream);
		}
		function onExit() {
			if (stream.closed) return;
			stream.flushSync();
			sleep(100);
			stream.end();
		}
		return stream;
	}
	function autoEnd(stream) {
		stream.ref();
		stream.flushSync();
		stream.end();
		stream.once("close", function() {
			stream.unref();
		});
	}
	function flush(stream) {
		stream.flushSync();
	}
	function transport(fullOptions) {
		const { pipeline, targets, levels, dedupe, worker = {}, caller = getCallers(), sync = false } = fullOptions;
		const options = { ...fullOptions.options };
		let usesMultistream = false;
		const callers = typeof caller === "string" ? [caller] : caller;
		const bundlerOverrides = typeof globalThis === "object" && Object.prototype.hasOwnProperty.call(globalThis, "__bundlerPathsOverrides") && globalThis.__bundlerPathsOverrides && typeof globalThis.__bundlerPathsOverrides === "object" ? globalThis.__bundlerPathsOverrides : Object.create(null);
		let target = fullOptions.target;
		if (target && targets) throw new Error("only one of target or targets can be specified");
		if (targets) {
			target = bundlerOverrides["pino-worker"] || join(__dirname, "worker.js");
			options.targets = targets.filter((dest) => dest.target).map((dest) => {
				return {
					...dest,
					target: fixTarget(dest.target)
				};
			});
			options.pipelines = targets.filter((dest) => dest.pipeline).map((dest) => {
				return dest.pipeline.map((t) => {
					return {
						...t,
						level: dest.level,
						target: fixTarget(t.target)
					};
				});
			});
			const targetsHaveLevel = options.targets.some((t) => t.level != null);
			const pipelinesHaveLevel = options.pipelines.some((p) => p.some((t) => t.level != null));
			usesMultistream = options.targets.length + options.pipelines.length > 1 || targetsHaveLevel || pipelinesHaveLevel;
		} else if (pipeline) {
			target = bundlerOverrides["pino-worker"] || join(__dirname, "worker.js");
			options.pipelines = [pipeline.map((dest) => {
				return {
					...dest,
					target: fixTarget(dest.target)
				};
			})];
		}
		if (levels) options.levels = levels;
		if (dedupe) options.dedupe = dedupe;
		options.pinoWillSendConfig = true;
		const name = targets || pipeline ? "pino.transport" : target;
		const stream = buildStream(fixTarget(target), options, worker, sync, name);
		if (usesMultistream) stream[transportUsesMultistreamSym] = true;
		return stream;
		function fixTarget(origin) {
			origin = bundlerOverrides[origin] || origin;
			if (isAbsolute(origin) || origin.indexOf("file://") === 0) return origin;
			if (origin === "pino/file") return join(__dirname, "..", "file.js");
			let fixTarget;
			for (const filePath of callers) try {
				const context = filePath === "node:repl" ? process.cwd() + sep : filePath;
				fixTarget = createRequire(context).resolve(origin);
				break;
			} catch (err) {
				continue;
			}
			if (!fixTarget) throw new Error(`unable to determine transport target for "${origin}"`);
			return fixTarget;
		}
	}
	module.exports = transport;
}));
// node_modules/pino/lib/tools.js
var require_tools = __commonJSMin(((exports, module) => {
	const diagChan = __require("node:diagnostics_channel");
	const format = require_quick_format_unescaped();
	const { mapHttpRequest, mapHttpResponse } = require_pino_std_serializers();
	const SonicBoom = require_sonic_boom();
	const onExit = require_on_exit_leak_free();
	const { lsCacheSym, chindingsSym, writeSym, serializersSym, formatOptsSym, endSym, stringifiersSym, stringifySym, stringifySafeSym, wildcardFirstSym, nestedKeySym, formattersSym, messageKeySym, errorKeySym, nestedKeyStrSym, msgPrefixSym } = require_symbols();
	const { isMainThread } = __require("worker_threads");
	const transport = require_transport();
	const [nodeMajor] = process.versions.node.split(".").map((v) => Number(v));
	const asJsonChan = diagChan.tracingChannel("pino_asJson");
	const asString = nodeMajor >= 25 ? (str) => JSON.stringify(str) : _asString;
	function noop() {}
	function genLog(level, hook) {
		if (!hook) return LOG;
		return function hookWrappedLog(...args) {
			hook.call(this, args, LOG, level);
		};
		function LOG(o, ...n) {
			if (typeof o === "object") {
				let msg = o;
				if (o !== null) {
					if (o.method && o.headers && o.socket) o = mapHttpRequest(o);
					else if (typeof o.setHeader === "function") o = mapHttpResponse(o);
				}
				let formatParams;
				if (msg === null && n.length === 0) formatParams = [null];
				else {
					msg = n.shift();
					formatParams = n;
				}
				if (typeof this[msgPrefixSym] === "string" && msg !== void 0 && msg !== null) msg = this[msgPrefixSym] + msg;
				this[writeSym](o, format(msg, formatParams, this[formatOptsSym]), level);
			} else {
				let msg = o === void 0 ? n.shift() : o;
				if (typeof this[msgPrefixSym] === "string" && msg !== void 0 && msg !== null) msg = this[msgPrefixSym] + msg;
				this[writeSym](null, format(msg, n, this[formatOptsSym]), level);
			}
		}
	}
	function _asString(str) {
		let result = "";
		let last = 0;
		let found = false;
		let point = 255;
		const l = str.length;
		if (l > 100) return JSON.stringify(str);
		for (var i = 0; i < l && point >= 32; i++) {
			point = str.charCodeAt(i);
			if (point === 34 || point === 92) {
				result += str.slice(last, i) + "\\";
				last = i;
				found = true;
			}
		}
		if (!found) result = str;
		else result += str.slice(last);
		return point < 32 ? JSON.stringify(str) : "\"" + result + "\"";
	}
	function asJson(obj, msg, num, time) {
		if (asJsonChan.hasSubscribers === false) return _asJson.call(this, obj, msg, num, time);
		const store = {
			instance: this,
			arguments
		};
		return asJsonChan.traceSync(_asJson, store, this, obj, msg, num, time);
	}
	function _asJson(obj, msg, num, time) {
		const stringify = this[stringifySym];
		const stringifySafe = this[stringifySafeSym];
		const stringifiers = this[stringifiersSym];
		const end = this[endSym];
		const chindings = this[chindingsSym];
		const serializers = this[serializersSym];
		const formatters = this[formattersSym];
		const messageKey = this[messageKeySym];
		const errorKey = this[errorKeySym];
		let data = this[lsCacheSym][num] + time;
		data = data + chindings;
		let value;
		if (formatters.log) obj = formatters.log(obj);
		const wildcardStringifier = stringifiers[wildcardFirstSym];
		let propStr = "";
		for (const key in obj) {
			value = obj[key];
			if (Object.prototype.hasOwnProperty.call(obj, key) && value !== void 0) {
				if (serializers[key]) value = serializers[key](value);
				else if (key === errorKey && serializers.err) value = serializers.err(value);
				const stringifier = stringifiers[key] || wildcardStringifier;
				switch (typeof value) {
					case "undefined":
					case "function": continue;
					case "number": if (Number.isFinite(value) === false) value = null;
					case "boolean":
						if (stringifier) value = stringifier(value);
						break;
					case "string":
						value = (stringifier || asString)(value);
						break;
					default: value = (stringifier || stringify)(value, stringifySafe);
				}
				if (value === void 0) continue;
				const strKey = asString(key);
				propStr += "," + strKey + ":" + value;
			}
		}
		let msgStr = "";
		if (msg !== void 0) {
			value = serializers[messageKey] ? serializers[messageKey](msg) : msg;
			const stringifier = stringifiers[messageKey] || wildcardStringifier;
			switch (typeof value) {
				case "function": break;
				case "number": if (Number.isFinite(value) === false) value = null;
				case "boolean":
					if (stringifier) value = stringifier(value);
					msgStr = ",\"" + messageKey + "\":" + value;
					break;
				case "string":
					value = (stringifier || asString)(value);
					msgStr = ",\"" + messageKey + "\":" + value;
					break;
				default:
					value = (stringifier || stringify)(value, stringifySafe);
					msgStr = ",\"" + messageKey + "\":" + value;
			}
		}
		if (this[nestedKeySym] && propStr) return data + this[nestedKeyStrSym] + propStr.slice(1) + "}" + msgStr + end;
		else return data + propStr + msgStr + end;
	}
	function asChindings(instance, bindings) {
		let value;
		let data = instance[chindingsSym];
		const stringify = instance[stringifySym];
		const stringifySafe = instance[stringifySafeSym];
		const stringifiers = instance[stringifiersSym];
		const wildcardStringifier = stringifiers[wildcardFirstSym];
		const serializers = instance[serializersSym];
		const formatter = instance[formattersSym].bindings;
		bindings = formatter(bindings);
		for (const key in bindings) {
			value = bindings[key];
			if (((key.length < 5 || key !== "level" && key !== "serializers" && key !== "formatters" && key !== "customLevels") && bindings.hasOwnProperty(key) && value !== void 0) === true) {
				value = serializers[key] ? serializers[key](value) : value;
				value = (stringifiers[key] || wildcardStringifier || stringify)(value, stringifySafe);
				if (value === void 0) continue;
				data += "," + asString(key) + ":" + value;
			}
		}
		return data;
	}
	function hasBeenTampered(stream) {
		return stream.write !== stream.constructor.prototype.write;
	}
	function buildSafeSonicBoom(opts) {
		const stream = new SonicBoom(opts);
		stream.on("error", filterBrokenPipe);
		if (!opts.sync && isMainThread) {
			onExit.register(stream, autoEnd);
			stream.on("close", function() {
				onExit.unregister(stream);
			});
		}
		return stream;
		function filterBrokenPipe(err) {
			if (err.code === "EPIPE") {
				stream.write = noop;
				stream.end = noop;
				stream.flushSync = noop;
				stream.destroy = noop;
				return;
			}
			stream.removeListener("error", filterBrokenPipe);
			stream.emit("error", err);
		}
	}
	function autoEnd(stream, eventName) {
		if (stream.destroyed) return;
		if (eventName === "beforeExit") {
			stream.flush();
			stream.on("drain", function() {
				stream.end();
			});
		} else stream.flushSync();
	}
	function createArgsNormalizer(defaultOptions) {
		return function normalizeArgs(instance, caller, opts = {}, stream) {
			if (typeof opts === "string") {
				stream = buildSafeSonicBoom({ dest: opts });
				opts = {};
			} else if (typeof stream === "string") {
				if (opts && opts.transport) throw Error("only one of option.transport or stream can be specified");
				stream = buildSafeSonicBoom({ dest: stream });
			} else if (opts instanceof SonicBoom || opts.writable || opts._writableState) {
				stream = opts;
				opts = {};
			} else if (opts.transport) {
				if (opts.transport instanceof SonicBoom || opts.transport.writable || opts.transport._writableState) throw Error("option.transport do not allow stream, please pass to option directly. e.g. pino(transport)");
				if (opts.transport.targets && opts.transport.targets.length && opts.formatters && typeof opts.formatters.level === "function") throw Error("option.transport.targets do not allow custom level formatters");
				let customLevels;
				if (opts.customLevels) customLevels = opts.useOnlyCustomLevels ? opts.customLevels : Object.assign({}, opts.levels, opts.customLevels);
				stream = transport({
					caller,
					...opts.transport,
					levels: customLevels
				});
			}
			opts = Object.assign({}, defaultOptions, opts);
			opts.serializers = Object.assign(Object.create(null), defaultOptions.serializers, opts.serializers);
			opts.formatters = Object.assign({}, defaultOptions.formatters, opts.formatters);
			if (opts.prettyPrint) throw new Error("prettyPrint option is no longer supported, see the pino-pretty package (https://github.com/pinojs/pino-pretty)");
			const { enabled, onChild } = opts;
			if (enabled === false) opts.level = "silent";
			if (!onChild) opts.onChild = noop;
			if (!stream) {
				if (!hasBeenTampered(process.stdout)) stream = buildSafeSonicBoom({ fd: process.stdout.fd || 1 });
				else stream = process.stdout;
			}
			return {
				opts,
				stream
			};
		};
	}
	function stringify(obj, stringifySafeFn) {
		try {
			return JSON.stringify(obj);
		} catch (_) {
			try {
				return (stringifySafeFn || this[stringifySafeSym])(obj);
			} catch (_) {
				return "\"[unable to serialize, circular reference is too complex to analyze]\"";
			}
		}
	}
	function buildFormatters(level, bindings, log) {
		return {
			level,
			bindings,
			log
		};
	}
	function normalizeDestFileDescriptor(destination) {
		const fd = Number(destination);
		if (typeof destination === "string" && Number.isFinite(fd)) return fd;
		if (destination === void 0) return 1;
		return destination;
	}
	module.exports = {
		noop,
		buildSafeSonicBoom,
		asChindings,
		asJson,
		genLog,
		createArgsNormalizer,
		stringify,
		buildFormatters,
		normalizeDestFileDescriptor
	};
}));
// node_modules/pino/lib/constants.js
var require_constants = __commonJSMin(((exports, module) => {
	module.exports = {
		DEFAULT_LEVELS: {
			trace: 10,
			debug: 20,
			info: 30,
			warn: 40,
			error: 50,
			fatal: 60
		},
		SORTING_ORDER: {
			ASC: "ASC",
			DESC: "DESC"
		}
	};
}));
// node_modules/pino/lib/levels.js
var require_levels = __commonJSMin(((exports, module) => {
	const { lsCacheSym, levelValSym, useOnlyCustomLevelsSym, streamSym, formattersSym, hooksSym, levelCompSym } = require_symbols();
	const { noop, genLog } = require_tools();
	const { DEFAULT_LEVELS, SORTING_ORDER } = require_constants();
	const levelMethods = {
		fatal: (hook) => {
			const logFatal = genLog(DEFAULT_LEVELS.fatal, hook);
			return function(...args) {
				const stream = this[streamSym];
				logFatal.call(this, ...args);
				if (typeof stream.flushSync === "function") try {
					stream.flushSync();
				} catch (e) {}
			};
		},
		error: (hook) => genLog(DEFAULT_LEVELS.error, hook),
		warn: (hook) => genLog(DEFAULT_LEVELS.warn, hook),
		info: (hook) => genLog(DEFAULT_LEVELS.info, hook),
		debug: (hook) => genLog(DEFAULT_LEVELS.debug, hook),
		trace: (hook) => genLog(DEFAULT_LEVELS.trace, hook)
	};
	const nums = Object.keys(DEFAULT_LEVELS).reduce((o, k) => {
		o[DEFAULT_LEVELS[k]] = k;
		return o;
	}, {});
	const initialLsCache = Object.keys(nums).reduce((o, k) => {
		o[k] = "{\"level\":" + Number(k);
		return o;
	}, {});
	function genLsCache(instance) {
		const formatter = instance[formattersSym].level;
		const { labels } = instance.levels;
		const cache = {};
		for (const label in labels) {
			const level = formatter(labels[label], Number(label));
			cache[label] = JSON.stringify(level).slice(0, -1);
		}
		instance[lsCacheSym] = cache;
		return instance;
	}
	function isStandardLevel(level, useOnlyCustomLevels) {
		if (useOnlyCustomLevels) return false;
		switch (level) {
			case "fatal":
			case "error":
			case "warn":
			case "info":
			case "debug":
			case "trace": return true;
			default: return false;
		}
	}
	function setLevel(level) {
		const { labels, values } = this.levels;
		if (typeof level === "number") {
			if (labels[level] === void 0) throw Error("unknown level value" + level);
			level = labels[level];
		}
		if (values[level] === void 0) throw Error("unknown level " + level);
		const preLevelVal = this[levelValSym];
		const levelVal = this[levelValSym] = values[level];
		const useOnlyCustomLevelsVal = this[useOnlyCustomLevelsSym];
		const levelComparison = this[levelCompSym];
		const hook = this[hooksSym].logMethod;
		for (const key in values) {
			if (levelComparison(values[key], levelVal) === false) {
				this[key] = noop;
				continue;
			}
			this[key] = isStandardLevel(key, useOnlyCustomLevelsVal) ? levelMethods[key](hook) : genLog(values[key], hook);
		}
		this.emit("level-change", level, levelVal, labels[preLevelVal], preLevelVal, this);
	}
	function getLevel(level) {
		const { levels, levelVal } = this;
		return levels && levels.labels ? levels.labels[levelVal] : "";
	}
	function isLevelEnabled(logLevel) {
		const { values } = this.levels;
		const logLevelVal = values[logLevel];
		return logLevelVal !== void 0 && this[levelCompSym](logLevelVal, this[levelValSym]);
	}
	function compareLevel(direction, current, expected) {
		if (direction === SORTING_ORDER.DESC) return current <= expected;
		return current >= expected;
	}
	function genLevelComparison(levelComparison) {
		if (typeof levelComparison === "string") return compareLevel.bind(null, levelComparison);
		return levelComparison;
	}
	function mappings(customLevels = null, useOnlyCustomLevels = false) {
		const customNums = customLevels ? Object.keys(customLevels).reduce((o, k) => {
			o[customLevels[k]] = k;
			return o;
		}, {}) : null;
		return {
			labels: Object.assign(Object.create(Object.prototype, { Infinity: { value: "silent" } }), useOnlyCustomLevels ? null : nums, customNums),
			values: Object.assign(Object.create(Object.prototype, { silent: { value: Infinity } }), useOnlyCustomLevels ? null : DEFAULT_LEVELS, customLevels)
		};
	}
	function assertDefaultLevelFound(defaultLevel, customLevels, useOnlyCustomLevels) {
		if (typeof defaultLevel === "number") {
			if (![].concat(Object.keys(customLevels || {}).map((key) => customLevels[key]), useOnlyCustomLevels ? [] : Object.keys(nums).map((level) => +level), Infinity).includes(defaultLevel)) throw Error(`default level:${defaultLevel} must be included in custom levels`);
			return;
		}
		if (!(defaultLevel in Object.assign(Object.create(Object.prototype, { silent: { value: Infinity } }), useOnlyCustomLevels ? null : DEFAULT_LEVELS, customLevels))) throw Error(`default level:${defaultLevel} must be included in custom levels`);
	}
	function assertNoLevelCollisions(levels, customLevels) {
		const { labels, values } = levels;
		for (const k in customLevels) {
			if (k in values) throw Error("levels cannot be overridden");
			if (customLevels[k] in labels) throw Error("pre-existing level values cannot be used for new levels");
		}
	}
	function assertLevelComparison(levelComparison) {
		if (typeof levelComparison === "function") return;
		if (typeof levelComparison === "string" && Object.values(SORTING_ORDER).includes(levelComparison)) return;
		throw new Error("Levels comparison should be one of \"ASC\", \"DESC\" or \"function\" type");
	}
	module.exports = {
		initialLsCache,
		genLsCache,
		levelMethods,
		getLevel,
		setLevel,
		isLevelEnabled,
		mappings,
		assertNoLevelCollisions,
		assertDefaultLevelFound,
		genLevelComparison,
		assertLevelComparison
	};
}));
// node_modules/pino/lib/meta.js
var require_meta = __commonJSMin(((exports, module) => {
	module.exports = { version: "10.4.0" };
}));
// node_modules/pino/lib/proto.js
var require_proto = __commonJSMin(((exports, module) => {
	const { EventEmitter } = __require("node:events");
	const { lsCacheSym, levelValSym, setLevelSym, getLevelSym, chindingsSym, mixinSym, asJsonSym, writeSym, mixinMergeStrategySym, timeSym, timeSliceIndexSym, streamSym, serializersSym, formattersSym, errorKeySym, messageKeySym, useOnlyCustomLevelsSym, needsMetadataGsym, redactFmtSym, stringifySym, formatOptsSym, stringifiersSym, msgPrefixSym, hooksSym } = require_symbols();
	const { getLevel, setLevel, isLevelEnabled, mappings, initialLsCache, genLsCache, assertNoLevelCollisions } = require_levels();
	const { asChindings, asJson, buildFormatters, stringify, noop } = require_tools();
	const { version } = require_meta();
	const redaction = require_redaction();
	const prototype = {
		constructor: class Pino {},
		child,
		bindings,
		setBindings,
		flush,
		isLevelEnabled,
		version,
		get level() {
			return this[getLevelSym]();
		},
		set level(lvl) {
			this[setLevelSym](lvl);
		},
		get levelVal() {
			return this[levelValSym];
		},
		set levelVal(n) {
			throw Error("levelVal is read-only");
		},
		get msgPrefix() {
			return this[msgPrefixSym];
		},
		get [Symbol.toStringTag]() {
			return "Pino";
		},
		[lsCacheSym]: initialLsCache,
		[writeSym]: write,
		[asJsonSym]: asJson,
		[getLevelSym]: getLevel,
		[setLevelSym]: setLevel
	};
	Object.setPrototypeOf(prototype, EventEmitter.prototype);
	module.exports = function() {
		return Object.create(prototype);
	};
	const resetChildingsFormatter = (bindings) => bindings;
	function child(bindings, options) {
		if (!bindings) throw Error("missing bindings for child Pino");
		const serializers = this[serializersSym];
		const formatters = this[formattersSym];
		const instance = Object.create(this);
		if (options == null) {
			if (instance[formattersSym].bindings !== resetChildingsFormatter) instance[formattersSym] = buildFormatters(formatters.level, resetChildingsFormatter, formatters.log);
			instance[chindingsSym] = asChindings(instance, bindings);
			if (this.onChild !== noop) this.onChild(instance);
			return instance;
		}
		if (options.hasOwnProperty("serializers") === true) {
			instance[serializersSym] = Object.create(null);
			for (const k in serializers) instance[serializersSym][k] = serializers[k];
			const parentSymbols = Object.getOwnPropertySymbols(serializers);
			for (var i = 0; i < parentSymbols.length; i++) {
				const ks = parentSymbols[i];
				instance[serializersSym][ks] = serializers[ks];
			}
			for (const bk in options.serializers) instance[serializersSym][bk] = options.serializers[bk];
			const bindingsSymbols = Object.getOwnPropertySymbols(options.serializers);
			for (var bi = 0; bi < bindingsSymbols.length; bi++) {
				const bks = bindingsSymbols[bi];
				instance[serializersSym][bks] = options.serializers[bks];
			}
		} else instance[serializersSym] = serializers;
		if (options.hasOwnProperty("formatters")) {
			const { level, bindings: chindings, log } = options.formatters;
			instance[formattersSym] = buildFormatters(level || formatters.level, chindings || resetChildingsFormatter, log || formatters.log);
		} else instance[formattersSym] = buildFormatters(formatters.level, resetChildingsFormatter, formatters.log);
		if (options.hasOwnProperty("customLevels") === true) {
			assertNoLevelCollisions(this.levels, options.customLevels);
			instance.levels = mappings(options.customLevels, instance[useOnlyCustomLevelsSym]);
			genLsCache(instance);
		}
		if (typeof options.redact === "object" && options.redact !== null || Array.isArray(options.redact)) {
			instance.redact = options.redact;
			const stringifiers = redaction(instance.redact, stringify);
			const formatOpts = { stringify: stringifiers[redactFmtSym] };
			instance[stringifySym] = stringify;
			instance[stringifiersSym] = stringifiers;
			instance[formatOptsSym] = formatOpts;
		}
		if (typeof options.msgPrefix === "string") instance[msgPrefixSym] = (this[msgPrefixSym] || "") + options.msgPrefix;
		instance[chindingsSym] = asChindings(instance, bindings);
		if (options.level !== void 0 && options.level !== this.level || options.hasOwnProperty("customLevels")) {
			const childLevel = options.level || this.level;
			instance[setLevelSym](childLevel);
		}
		this.onChild(instance);
		return instance;
	}
	function bindings() {
		const chindingsJson = `{${this[chindingsSym].substr(1)}}`;
		const bindingsFromJson = JSON.parse(chindingsJson);
		delete bindingsFromJson.pid;
		delete bindingsFromJson.hostname;
		return bindingsFromJson;
	}
	function setBindings(newBindings) {
		const chindings = asChindings(this, newBindings);
		this[chindingsSym] = chindings;
	}
	function defaultMixinMergeStrategy(mergeObject, mixinObject) {
		return Object.assign(mixinObject, mergeObject);
	}
	function write(_obj, msg, num) {
		const t = this[timeSym]();
		const mixin = this[mixinSym];
		const errorKey = this[errorKeySym];
		const messageKey = this[messageKeySym];
		const mixinMergeStrategy = this[mixinMergeStrategySym] || defaultMixinMergeStrategy;
		let obj;
		const streamWriteHook = this[hooksSym].streamWrite;
		if (_obj === void 0 || _obj === null) obj = {};
		else if (_obj instanceof Error) {
			obj = { [errorKey]: _obj };
			if (msg === void 0) msg = _obj.message;
		} else {
			obj = _obj;
			if (msg === void 0 && _obj[messageKey] === void 0 && _obj[errorKey]) msg = _obj[errorKey].message;
		}
		if (mixin) obj = mixinMergeStrategy(obj, mixin(obj, num, this));
		const s = this[asJsonSym](obj, msg, num, t);
		const stream = this[streamSym];
		if (stream[needsMetadataGsym] === true) {
			stream.lastLevel = num;
			stream.lastObj = obj;
			stream.lastMsg = msg;
			stream.lastTime = t.slice(this[timeSliceIndexSym]);
			stream.lastLogger = this;
		}
		stream.write(streamWriteHook ? streamWriteHook(s) : s);
	}
	function flush(cb) {
		if (cb != null && typeof cb !== "function") throw Error("callback must be a function");
		const stream = this[streamSym];
		if (typeof stream.flush === "function") stream.flush(cb || noop);
		else if (cb) cb();
	}
}));
// node_modules/safe-stable-stringify/index.js
var require_safe_stable_stringify = __commonJSMin(((exports, module) => {
	const { hasOwnProperty } = Object.prototype;
	const stringify = configure();
	stringify.configure = configure;
	stringify.stringify = stringify;
	stringify.default = stringify;
	exports.stringify = stringify;
	exports.configure = configure;
	module.exports = stringify;
	const strEscapeSequencesRegExp = /[\u0000-\u001f\u0022\u005c\ud800-\udfff]/;
	function strEscape(str) {
		if (str.length < 5e3 && !strEscapeSequencesRegExp.test(str)) return `"${str}"`;
		return JSON.stringify(str);
	}
	function sort(array, comparator) {
		if (array.length > 200 || comparator) return array.sort(comparator);
		for (let i = 1; i < array.length; i++) {
			const currentValue = array[i];
			let position = i;
			while (position !== 0 && array[position - 1] > currentValue) {
				array[position] = array[position - 1];
				position--;
			}
			array[position] = currentValue;
		}
		return array;
	}
	const typedArrayPrototypeGetSymbolToStringTag = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Object.getPrototypeOf(new Int8Array())), Symbol.toStringTag).get;
	function isTypedArrayWithEntries(value) {
		return typedArrayPrototypeGetSymbolToStringTag.call(value) !== void 0 && value.length !== 0;
	}
	function stringifyTypedArray(array, separator, maximumBreadth) {
		if (array.length < maximumBreadth) maximumBreadth = array.length;
		const whitespace = separator === "," ? "" : " ";
		let res = `"0":${whitespace}${array[0]}`;
		for (let i = 1; i < maximumBreadth; i++) res += `${separator}"${i}":${whitespace}${array[i]}`;
		return res;
	}
	function getCircularValueOption(options) {
		if (hasOwnProperty.call(options, "circularValue")) {
			const circularValue = options.circularValue;
			if (typeof circularValue === "string") return `"${circularValue}"`;
			if (circularValue == null) return circularValue;
			if (circularValue === Error || circularValue === TypeError) return { toString() {
				throw new TypeError("Converting circular structure to JSON");
			} };
			throw new TypeError("The \"circularValue\" argument must be of type string or the value null or undefined");
		}
		return "\"[Circular]\"";
	}
	function getDeterministicOption(options) {
		let value;
		if (hasOwnProperty.call(options, "deterministic")) {
			value = options.deterministic;
			if (typeof value !== "boolean" && typeof value !== "function") throw new TypeError("The \"deterministic\" argument must be of type boolean or comparator function");
		}
		return value === void 0 ? true : value;
	}
	function getBooleanOption(options, key) {
		let value;
		if (hasOwnProperty.call(options, key)) {
			value = options[key];
			if (typeof value !== "boolean") throw new TypeError(`The "${key}" argument must be of type boolean`);
		}
		return value === void 0 ? true : value;
	}
	function getPositiveIntegerOption(options, key) {
		let value;
		if (hasOwnProperty.call(options, key)) {
			value = options[key];
			if (typeof value !== "number") throw new TypeError(`The "${key}" argument must be of type number`);
			if (!Number.isInteger(value)) throw new TypeError(`The "${key}" argument must be an integer`);
			if (value < 1) throw new RangeError(`The "${key}" argument must be >= 1`);
		}
		return value === void 0 ? Infinity : value;
	}
	function getItemCount(number) {
		if (number === 1) return "1 item";
		return `${number} items`;
	}
	function getUniqueReplacerSet(replacerArray) {
		const replacerSet = new Set();
		for (const value of replacerArray) if (typeof value === "string" || typeof value === "number") replacerSet.add(String(value));
		return replacerSet;
	}
	function getStrictOption(options) {
		if (hasOwnProperty.call(options, "strict")) {
			const value = options.strict;
			if (typeof value !== "boolean") throw new TypeError("The \"strict\" argument must be of type boolean");
			if (value) return (value) => {
				let message = `Object can not safely be stringified. Received type ${typeof value}`;
				if (typeof value !== "function") message += ` (${value.toString()})`;
				throw new Error(message);
			};
		}
	}
	function configure(options) {
		options = { ...options };
		const fail = getStrictOption(options);
		if (fail) {
			if (options.bigint === void 0) options.bigint = false;
			if (!("circularValue" in options)) options.circularValue = Error;
		}
		const circularValue = getCircularValueOption(options);
		const bigint = getBooleanOption(options, "bigint");
		const deterministic = getDeterministicOption(options);
		const comparator = typeof deterministic === "function" ? deterministic : void 0;
		const maximumDepth = getPositiveIntegerOption(options, "maximumDepth");
		const maximumBreadth = getPositiveIntegerOption(options, "maximumBreadth");
		function stringifyFnReplacer(key, parent, stack, replacer, spacer, indentation) {
			let value = parent[key];
			if (typeof value === "object" && value !== null && typeof value.toJSON === "function") value = value.toJSON(key);
			value = replacer.call(parent, key, value);
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (stack.indexOf(value) !== -1) return circularValue;
					let res = "";
					let join = ",";
					const originalIndentation = indentation;
					if (Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						if (spacer !== "") {
							indentation += spacer;
							res += `\n${indentation}`;
							join = `,\n${indentation}`;
						}
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifyFnReplacer(String(i), value, stack, replacer, spacer, indentation);
							res += tmp !== void 0 ? tmp : "null";
							res += join;
						}
						const tmp = stringifyFnReplacer(String(i), value, stack, replacer, spacer, indentation);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `${join}"... ${getItemCount(removedKeys)} not stringified"`;
						}
						if (spacer !== "") res += `\n${originalIndentation}`;
						stack.pop();
						return `[${res}]`;
					}
					let keys = Object.keys(value);
					const keyLength = keys.length;
					if (keyLength === 0) return "{}";
					if (maximumDepth < stack.length + 1) return "\"[Object]\"";
					let whitespace = "";
					let separator = "";
					if (spacer !== "") {
						indentation += spacer;
						join = `,\n${indentation}`;
						whitespace = " ";
					}
					const maximumPropertiesToStringify = Math.min(keyLength, maximumBreadth);
					if (deterministic && !isTypedArrayWithEntries(value)) keys = sort(keys, comparator);
					stack.push(value);
					for (let i = 0; i < maximumPropertiesToStringify; i++) {
						const key = keys[i];
						const tmp = stringifyFnReplacer(key, value, stack, replacer, spacer, indentation);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}:${whitespace}${tmp}`;
							separator = join;
						}
					}
					if (keyLength > maximumBreadth) {
						const removedKeys = keyLength - maximumBreadth;
						res += `${separator}"...":${whitespace}"${getItemCount(removedKeys)} not stringified"`;
						separator = join;
					}
					if (spacer !== "" && separator.length > 1) res = `\n${indentation}${res}\n${originalIndentation}`;
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringifyArrayReplacer(key, value, stack, replacer, spacer, indentation) {
			if (typeof value === "object" && value !== null && typeof value.toJSON === "function") value = value.toJSON(key);
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (stack.indexOf(value) !== -1) return circularValue;
					const originalIndentation = indentation;
					let res = "";
					let join = ",";
					if (Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						if (spacer !== "") {
							indentation += spacer;
							res += `\n${indentation}`;
							join = `,\n${indentation}`;
						}
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifyArrayReplacer(String(i), value[i], stack, replacer, spacer, indentation);
							res += tmp !== void 0 ? tmp : "null";
							res += join;
						}
						const tmp = stringifyArrayReplacer(String(i), value[i], stack, replacer, spacer, indentation);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `${join}"... ${getItemCount(removedKeys)} not stringified"`;
						}
						if (spacer !== "") res += `\n${originalIndentation}`;
						stack.pop();
						return `[${res}]`;
					}
					stack.push(value);
					let whitespace = "";
					if (spacer !== "") {
						indentation += spacer;
						join = `,\n${indentation}`;
						whitespace = " ";
					}
					let separator = "";
					for (const key of replacer) {
						const tmp = stringifyArrayReplacer(key, value[key], stack, replacer, spacer, indentation);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}:${whitespace}${tmp}`;
							separator = join;
						}
					}
					if (spacer !== "" && separator.length > 1) res = `\n${indentation}${res}\n${originalIndentation}`;
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringifyIndent(key, value, stack, spacer, indentation) {
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (typeof value.toJSON === "function") {
						value = value.toJSON(key);
						if (typeof value !== "object") return stringifyIndent(key, value, stack, spacer, indentation);
						if (value === null) return "null";
					}
					if (stack.indexOf(value) !== -1) return circularValue;
					const originalIndentation = indentation;
					if (Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						indentation += spacer;
						let res = `\n${indentation}`;
						const join = `,\n${indentation}`;
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifyIndent(String(i), value[i], stack, spacer, indentation);
							res += tmp !== void 0 ? tmp : "null";
							res += join;
						}
						const tmp = stringifyIndent(String(i), value[i], stack, spacer, indentation);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `${join}"... ${getItemCount(removedKeys)} not stringified"`;
						}
						res += `\n${originalIndentation}`;
						stack.pop();
						return `[${res}]`;
					}
					let keys = Object.keys(value);
					const keyLength = keys.length;
					if (keyLength === 0) return "{}";
					if (maximumDepth < stack.length + 1) return "\"[Object]\"";
					indentation += spacer;
					const join = `,\n${indentation}`;
					let res = "";
					let separator = "";
					let maximumPropertiesToStringify = Math.min(keyLength, maximumBreadth);
					if (isTypedArrayWithEntries(value)) {
						res += stringifyTypedArray(value, join, maximumBreadth);
						keys = keys.slice(value.length);
						maximumPropertiesToStringify -= value.length;
						separator = join;
					}
					if (deterministic) keys = sort(keys, comparator);
					stack.push(value);
					for (let i = 0; i < maximumPropertiesToStringify; i++) {
						const key = keys[i];
						const tmp = stringifyIndent(key, value[key], stack, spacer, indentation);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}: ${tmp}`;
							separator = join;
						}
					}
					if (keyLength > maximumBreadth) {
						const removedKeys = keyLength - maximumBreadth;
						res += `${separator}"...": "${getItemCount(removedKeys)} not stringified"`;
						separator = join;
					}
					if (separator !== "") res = `\n${indentation}${res}\n${originalIndentation}`;
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringifySimple(key, value, stack) {
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (typeof value.toJSON === "function") {
						value = value.toJSON(key);
						if (typeof value !== "object") return stringifySimple(key, value, stack);
						if (value === null) return "null";
					}
					if (stack.indexOf(value) !== -1) return circularValue;
					let res = "";
					const hasLength = value.length !== void 0;
					if (hasLength && Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifySimple(String(i), value[i], stack);
							res += tmp !== void 0 ? tmp : "null";
							res += ",";
						}
						const tmp = stringifySimple(String(i), value[i], stack);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `,"... ${getItemCount(removedKeys)} not stringified"`;
						}
						stack.pop();
						return `[${res}]`;
					}
					let keys = Object.keys(value);
					const keyLength = keys.length;
					if (keyLength === 0) return "{}";
					if (maximumDepth < stack.length + 1) return "\"[Object]\"";
					let separator = "";
					let maximumPropertiesToStringify = Math.min(keyLength, maximumBreadth);
					if (hasLength && isTypedArrayWithEntries(value)) {
						res += stringifyTypedArray(value, ",", maximumBreadth);
						keys = keys.slice(value.length);
						maximumPropertiesToStringify -= value.length;
						separator = ",";
					}
					if (deterministic) keys = sort(keys, comparator);
					stack.push(value);
					for (let i = 0; i < maximumPropertiesToStringify; i++) {
						const key = keys[i];
						const tmp = stringifySimple(key, value[key], stack);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}:${tmp}`;
							separator = ",";
						}
					}
					if (keyLength > maximumBreadth) {
						const removedKeys = keyLength - maximumBreadth;
						res += `${separator}"...":"${getItemCount(removedKeys)} not stringified"`;
					}
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringify(value, replacer, space) {
			if (arguments.length > 1) {
				let spacer = "";
				if (typeof space === "number") spacer = " ".repeat(Math.min(space, 10));
				else if (typeof space === "string") spacer = space.slice(0, 10);
				if (replacer != null) {
					if (typeof replacer === "function") return stringifyFnReplacer("", { "": value }, [], replacer, spacer, "");
					if (Array.isArray(replacer)) return stringifyArrayReplacer("", value, [], getUniqueReplacerSet(replacer), spacer, "");
				}
				if (spacer.length !== 0) return stringifyIndent("", value, [], spacer, "");
			}
			return stringifySimple("", value, []);
		}
		return stringify;
	}
}));
// node_modules/pino/lib/multistream.js
var require_multistream = __commonJSMin(((exports, module) => {
	const metadata = Symbol.for("pino.metadata");
	const { DEFAULT_LEVELS } = require_constants();
	const DEFAULT_INFO_LEVEL = DEFAULT_LEVELS.info;
	function multistream(streamsArray, opts) {
		streamsArray = streamsArray || [];
		opts = opts || { dedupe: false };
		const streamLevels = Object.create(DEFAULT_LEVELS);
		streamLevels.silent = Infinity;
		if (opts.levels && typeof opts.levels === "object") Object.keys(opts.levels).forEach((i) => {
			streamLevels[i] = opts.levels[i];
		});
		const res = {
			write,
			add,
			remove,
			emit,
			flushSync,
			end,
			minLevel: 0,
			lastId: 0,
			streams: [],
			clone,
			[metadata]: true,
			streamLevels
		};
		if (Array.isArray(streamsArray)) streamsArray.forEach(add, res);
		else add.call(res, streamsArray);
		streamsArray = null;
		return res;
		function write(data) {
			let dest;
			const level = typeof this.lastLevel === "string" ? (this.streamLevels || streamLevels)[this.lastLevel] : this.lastLevel;
			const { streams } = this;
			let recordedLevel = 0;
			let stream;
			for (let i = initLoopVar(streams.length, opts.dedupe); checkLoopVar(i, streams.length, opts.dedupe); i = adjustLoopVar(i, opts.dedupe)) {
				dest = streams[i];
				if (dest.level <= level) {
					if (recordedLevel !== 0 && recordedLevel !== dest.level) break;
					stream = dest.stream;
					if (stream[metadata]) {
						const { lastTime, lastMsg, lastObj, lastLogger } = this;
						stream.lastLevel = level;
						stream.lastTime = lastTime;
						stream.lastMsg = lastMsg;
						stream.lastObj = lastObj;
						stream.lastLogger = lastLogger;
					}
					stream.write(data);
					if (opts.dedupe) recordedLevel = dest.level;
				} else if (!opts.dedupe) break;
			}
		}
		function emit(...args) {
			for (const { stream } of this.streams) if (typeof stream.emit === "function") stream.emit(...args);
		}
		function flushSync() {
			for (const { stream } of this.streams) if (typeof stream.flushSync === "function") stream.flushSync();
		}
		function add(dest) {
			if (!dest) return this;
			const isStream = typeof dest.write === "function" || dest.stream;
			const stream_ = dest.write ? dest : dest.stream;
			if (!isStream) throw Error("stream object needs to implement either StreamEntry or DestinationStream interface");
			const { streams, streamLevels } = this;
			let level;
			if (typeof dest.levelVal === "number") level = dest.levelVal;
			else if (typeof dest.level === "string") level = streamLevels[dest.level];
			else if (typeof dest.level === "number") level = dest.level;
			else level = DEFAULT_INFO_LEVEL;
			const dest_ = {
				stream: stream_,
				level,
				levelVal: void 0,
				id: ++res.lastId
			};
			streams.unshift(dest_);
			streams.sort(compareByLevel);
			this.minLevel = streams[0].level;
			return this;
		}
		function remove(id) {
			const { streams } = this;
			const index = streams.findIndex((s) => s.id === id);
			if (index >= 0) {
				streams.splice(index, 1);
				streams.sort(compareByLevel);
				this.minLevel = streams.length > 0 ? streams[0].level : -1;
			}
			return this;
		}
		function end() {
			for (const { stream } of this.streams) {
				if (typeof stream.flushSync === "function") stream.flushSync();
				stream.end();
			}
		}
		function clone(level) {
			const streams = new Array(this.streams.length);
			for (let i = 0; i < streams.length; i++) streams[i] = {
				level,
				stream: this.streams[i].stream
			};
			return {
				write,
				add,
				remove,
				emit,
				flushSync,
				end,
				minLevel: level,
				streams,
				clone,
				[metadata]: true,
				streamLevels
			};
		}
	}
	function compareByLevel(a, b) {
		return a.level - b.level;
	}
	function initLoopVar(length, dedupe) {
		return dedupe ? length - 1 : 0;
	}
	function adjustLoopVar(i, dedupe) {
		return dedupe ? i - 1 : i + 1;
	}
	function checkLoopVar(i, length, dedupe) {
		return dedupe ? i >= 0 : i < length;
	}
	module.exports = multistream;
}));
// server/log.ts
var import_pino = __commonJSMin(((exports, module) => {
	const os = __require("node:os");
	const stdSerializers = require_pino_std_serializers();
	const caller = require_caller();
	const redaction = require_redaction();
	const time = require_time();
	const proto = require_proto();
	const symbols = require_symbols();
	const { configure } = require_safe_stable_stringify();
	const { assertDefaultLevelFound, mappings, genLsCache, genLevelComparison, assertLevelComparison } = require_levels();
	const { DEFAULT_LEVELS, SORTING_ORDER } = require_constants();
	const { createArgsNormalizer, asChindings, buildSafeSonicBoom, buildFormatters, stringify, normalizeDestFileDescriptor, noop } = require_tools();
	const { version } = require_meta();
	const { chindingsSym, redactFmtSym, serializersSym, timeSym, timeSliceIndexSym, streamSym, stringifySym, stringifySafeSym, stringifiersSym, setLevelSym, endSym, formatOptsSym, messageKeySym, errorKeySym, nestedKeySym, mixinSym, levelCompSym, useOnlyCustomLevelsSym, formattersSym, hooksSym, nestedKeyStrSym, mixinMergeStrategySym, msgPrefixSym, transportUsesMultistreamSym } = symbols;
	const { epochTime, nullTime } = time;
	const { pid } = process;
	const hostname = os.hostname();
	const defaultErrorSerializer = stdSerializers.err;
	const normalize = createArgsNormalizer({
		level: "info",
		levelComparison: SORTING_ORDER.ASC,
		levels: DEFAULT_LEVELS,
		messageKey: "msg",
		errorKey: "err",
		nestedKey: null,
		enabled: true,
		base: {
			pid,
			hostname
		},
		serializers: Object.assign(Object.create(null), { err: defaultErrorSerializer }),
		formatters: Object.assign(Object.create(null), {
			bindings(bindings) {
				return bindings;
			},
			level(label, number) {
				return { level: number };
			}
		}),
		hooks: {
			logMethod: void 0,
			streamWrite: void 0
		},
		timestamp: epochTime,
		name: void 0,
		redact: null,
		customLevels: null,
		useOnlyCustomLevels: false,
		depthLimit: 5,
		edgeLimit: 100
	});
	const serializers = Object.assign(Object.create(null), stdSerializers);
	function pino(...args) {
		const instance = {};
		const { opts, stream } = normalize(instance, caller(), ...args);
		if (opts.level && typeof opts.level === "string" && DEFAULT_LEVELS[opts.level.toLowerCase()] !== void 0) opts.level = opts.level.toLowerCase();
		const { redact, crlf, serializers, timestamp, messageKey, errorKey, nestedKey, base, name, level, customLevels, levelComparison, mixin, mixinMergeStrategy, useOnlyCustomLevels, formatters, hooks, depthLimit, edgeLimit, onChild, msgPrefix } = opts;
		const stringifySafe = configure({
			maximumDepth: depthLimit,
			maximumBreadth: edgeLimit
		});
		const allFormatters = buildFormatters(formatters.level, formatters.bindings, formatters.log);
		const stringifyFn = stringify.bind({ [stringifySafeSym]: stringifySafe });
		const stringifiers = redact ? Object.assign(Object.create(null), redaction(redact, stringifyFn)) : Object.create(null);
		const formatOpts = redact ? { stringify: stringifiers[redactFmtSym] } : { stringify: stringifyFn };
		const end = "}" + (crlf ? "\r\n" : "\n");
		const coreChindings = asChindings.bind(null, {
			[chindingsSym]: "",
			[serializersSym]: serializers,
			[stringifiersSym]: stringifiers,
			[stringifySym]: stringify,
			[stringifySafeSym]: stringifySafe,
			[formattersSym]: allFormatters
		});
		let chindings = "";
		if (base !== null) {
			if (name === void 0) chindings = coreChindings(base);
			else chindings = coreChindings(Object.assign({}, base, { name }));
		}
		const time = timestamp instanceof Function ? timestamp : timestamp ? epochTime : nullTime;
		const timeSliceIndex = time().indexOf(":") + 1;
		if (useOnlyCustomLevels && !customLevels) throw Error("customLevels is required if useOnlyCustomLevels is set true");
		if (mixin && typeof mixin !== "function") throw Error(`Unknown mixin type "${typeof mixin}" - expected "function"`);
		if (msgPrefix && typeof msgPrefix !== "string") throw Error(`Unknown msgPrefix type "${typeof msgPrefix}" - expected "string"`);
		assertDefaultLevelFound(level, customLevels, useOnlyCustomLevels);
		const levels = mappings(customLevels, useOnlyCustomLevels);
		if (stream && stream[transportUsesMultistreamSym] === true) {
			let sampleLabel = typeof level === "string" ? level : void 0;
			if (!sampleLabel || levels[sampleLabel] === void 0) sampleLabel = Object.keys(levels)[0];
			const sampleNumber = levels[sampleLabel];
			let ok = false;
			try {
				const formatted = formatters.level(sampleLabel, sampleNumber);
				ok = formatted && typeof formatted === "object" && formatted.level === sampleNumber;
			} catch {
				ok = false;
			}
			if (!ok) process.emitWarning("custom formatters.level detected with multiple transport targets/pipelines; ensure logs include a numeric \"level\" field or they may be dropped", { code: "PINO_TRANSPORT_MULTI_TARGETS_LEVEL_FORMATTER" });
		}
		if (typeof stream.emit === "function") stream.emit("message", {
			code: "PINO_CONFIG",
			config: {
				levels,
				messageKey,
				errorKey
			}
		});
		assertLevelComparison(levelComparison);
		const levelCompFunc = genLevelComparison(levelComparison);
		Object.assign(instance, {
			levels,
			[levelCompSym]: levelCompFunc,
			[useOnlyCustomLevelsSym]: useOnlyCustomLevels,
			[streamSym]: stream,
			[timeSym]: time,
			[timeSliceIndexSym]: timeSliceIndex,
			[stringifySym]: stringify,
			[stringifySafeSym]: stringifySafe,
			[stringifiersSym]: stringifiers,
			[endSym]: end,
			[formatOptsSym]: formatOpts,
			[messageKeySym]: messageKey,
			[errorKeySym]: errorKey,
			[nestedKeySym]: nestedKey,
			[nestedKeyStrSym]: nestedKey ? `,${JSON.stringify(nestedKey)}:{` : "",
			[serializersSym]: serializers,
			[mixinSym]: mixin,
			[mixinMergeStrategySym]: mixinMergeStrategy,
			[chindingsSym]: chindings,
			[formattersSym]: allFormatters,
			[hooksSym]: hooks,
			silent: noop,
			onChild,
			[msgPrefixSym]: msgPrefix
		});
		Object.setPrototypeOf(instance, proto());
		genLsCache(instance);
		instance[setLevelSym](level);
		return instance;
	}
	module.exports = pino;
	module.exports.destination = (dest = process.stdout.fd) => {
		if (typeof dest === "object") {
			dest.dest = normalizeDestFileDescriptor(dest.dest || process.stdout.fd);
			return buildSafeSonicBoom(dest);
		} else return buildSafeSonicBoom({
			dest: normalizeDestFileDescriptor(dest),
			minLength: 0
		});
	};
	module.exports.transport = require_transport();
	module.exports.multistream = require_multistream();
	module.exports.levels = mappings();
	module.exports.stdSerializers = serializers;
	module.exports.stdTimeFunctions = Object.assign({}, time);
	module.exports.symbols = symbols;
	module.exports.version = version;
	module.exports.default = pino;
	module.exports.pino = pino;
}))();
function openLog(output) {
	if (!output) return {
		request() {},
		bug() {},
		event() {},
		flush: () => Promise.resolve()
	};
	const logger = (0, import_pino.pino)({ base: null }, output);
	return {
		request: (line) => logger.info(line),
		bug(requestId, error) {
			logger.error({
				requestId,
				stack: error instanceof Error ? error.stack : String(error)
			}, "bug");
		},
		event: (name, facts = {}) => logger.info(facts, name),
		flush: async () => output.flush?.()
	};
}
// server/output.ts
const mostWaiting = 4194304;
const again = 20;
const farewell = 1e3;
function openOutput(descriptor) {
	let waiting = "";
	let rest = new Uint8Array();
	let isBusy = false;
	let onIdle;
	function next() {
		if (rest.length === 0) {
			rest = Buffer.from(waiting);
			waiting = "";
		}
		isBusy = rest.length > 0;
		if (isBusy) write(descriptor, rest, settle);
		else onIdle?.();
	}
	function settle(error, count) {
		if (error?.code === "EAGAIN") return void setTimeout(next, again);
		rest = error ? new Uint8Array() : rest.subarray(count);
		next();
	}
	return {
		write(line) {
			if (waiting.length < mostWaiting) waiting += line;
			if (isBusy) return;
			isBusy = true;
			setImmediate(next);
		},
		async flush() {
			if (!isBusy) return;
			const { promise, resolve } = Promise.withResolvers();
			onIdle = resolve;
			const timer = setTimeout(resolve, farewell);
			await promise;
			clearTimeout(timer);
		}
	};
}
// server/body.ts
const largestBody = 65536;
const largestText = 2097152;
function refuseBody({ headers }) {
	const length = headers["content-length"];
	if (headers["transfer-encoding"] === void 0 && (length === void 0 || Number(length) === 0)) return;
	throw malformed({
		en: "a body where the parameters belong into the query",
		ko: "파라미터는 본문이 아니라 쿼리에 넣어야 합니다"
	});
}
async function readBody(incoming, names, largest = largestBody) {
	checkType(incoming);
	const value = parse(await readBytes(incoming, largest));
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw malformed({
		en: "the body must be a JSON object",
		ko: "본문은 JSON 객체여야 합니다"
	});
	const stranger = Object.keys(value).find((name) => !names.includes(name));
	if (stranger === void 0) return value;
	const field = printable(stranger, 60);
	throw failure("input.unknown", {
		field,
		suggestion: placeOf(stranger, names)
	}, { reason: field });
}
function placeOf(stranger, names) {
	if (stranger === "lang") return {
		en: " It belongs into the query: ?lang=ko",
		ko: " 쿼리에 넣어야 합니다: ?lang=ko"
	};
	const near = suggest(stranger, names);
	if (near.en !== "") return near;
	return {
		en: ` A body holds ${names.join(", ")}.`,
		ko: ` 본문에 쓸 수 있는 이름: ${names.join(", ")}.`
	};
}
function checkType({ headers }) {
	const type = headers["content-type"] ?? "";
	const isJson = /^application\/json[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?$/i.test(type);
	const coding = headers["content-encoding"] ?? "identity";
	if (isJson && coding === "identity") return;
	const given = isJson ? `content-encoding: ${coding}` : type;
	throw failure("request.type", { type: given === "" ? "nothing" : printable(given, 100) });
}
async function readBytes(incoming, largest) {
	if (Number(incoming.headers["content-length"] ?? 0) > largest) throw tooLarge(largest);
	const { promise, resolve, reject } = Promise.withResolvers();
	const chunks = [];
	let count = 0;
	incoming.on("data", (chunk) => {
		count += chunk.length;
		if (count > largest) reject(tooLarge(largest));
		else chunks.push(chunk);
	});
	incoming.once("end", () => resolve(Buffer.concat(chunks)));
	incoming.once("close", () => reject(failure("aborted", {})));
	incoming.once("error", () => reject(failure("aborted", {})));
	return promise;
}
function parse(bytes) {
	const text = decode(bytes);
	try {
		return JSON.parse(text);
	} catch {
		throw malformed({
			en: "the body is not JSON",
			ko: "본문이 JSON이 아닙니다"
		});
	}
}
function decode(bytes) {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw malformed({
			en: "the body is not UTF-8",
			ko: "본문이 UTF-8이 아닙니다"
		});
	}
}
function tooLarge(largest) {
	return failure("request.too-large", { limit: largest / 1024 });
}
function malformed(detail) {
	return failure("request.malformed", { detail });
}
// server/measure.ts
async function measure(asking, instruments) {
	const { check, question, client, gone, isFresh } = asking;
	const { flights, slots } = instruments;
	if (check.ttl === 0) return slots.run(client, gone, () => run(asking, gone, instruments));
	const prepare = (signal) => slots.turn(() => run(asking, signal, instruments));
	return flights.board(question, {
		client,
		gone,
		isFresh,
		prepare
	});
}
async function run(asking, signal, { engine, recall }) {
	const { check, input } = asking;
	let own;
	const result = await runLocal(check, input, {
		...engine,
		signal,
		onResult(measured, asked, found) {
			if (asked === input) own = recall.keep(measured, asked, found);
			else if (measured.standsAlone?.(asked, check.target(input))) recall.keep(measured, asked, found);
		}
	}).catch((error) => {
		throw explain(error, asking);
	});
	return own ?? toFinding(check, input, result);
}
function explain(error, { check, input }) {
	if (!(error instanceof Failure) || error.facts.id !== "address.private") return error;
	const named = parseHost(check.target(input));
	return "value" in named && error.facts.params["host"] === bracketed(named.value.host) ? failure("input.private", { field: check.subject }, { reason: check.subject }) : error;
}
// server/answer.ts
function answering(check, counter) {
	const limit = counter.limits[check.cost];
	const names = Object.keys(check.input.shape);
	const parse = parserOf(check, names, counter);
	return async (asked, draft) => {
		draft.names = [...names, "lang"];
		const { group, network } = counter.clients(asked.incoming);
		draft.note = {
			...draft.note,
			network
		};
		const { authorization } = asked.incoming.headers;
		const caller = authorization === void 0 ? {
			id: group,
			isKeyed: false
		} : await identify(group, authorization, draft, counter);
		const usual = await limit.charge(caller.id);
		const charges = [{
			limit,
			charge: usual
		}];
		admit(usual, draft);
		try {
			const { input, language, question, target } = await parse(asked);
			if (isWide(input) && !counter.allIps) {
				const { heavy } = counter.limits;
				const charge = await heavy.charge(caller.id);
				charges.push({
					limit: heavy,
					charge
				});
				admit(charge, draft);
			}
			draft.note = {
				...draft.note,
				...target
			};
			const isFresh = wantsFresh(asked);
			const recalled = isFresh ? null : counter.recall.find(check, question);
			const asking = {
				check,
				input,
				question,
				client: caller.id,
				isFresh
			};
			const finding = recalled ?? await measure({
				...asking,
				gone: asked.gone()
			}, counter);
			return toReply({
				...asking,
				isKeyed: caller.isKeyed,
				language
			}, finding, recalled !== null, asked, counter);
		} catch (error) {
			if (isOurs(error) && !asked.gone().aborted) for (const paid of charges) draft.rate = (await paid.limit.refund(caller.id, paid.charge)).fields;
			throw error;
		}
	};
}
function isWide(input) {
	return "all_ips" in input && input.all_ips === true;
}
function isOurs(error) {
	if (!(error instanceof Failure)) return true;
	const { id, reason, params } = error.facts;
	return id === "busy" || id === "internal" || reason === "dns.failed" && params["detail"] === "ECONNREFUSED";
}
async function identify(group, authorization, draft, counter) {
	const { keys, wrongKeys } = counter;
	admit(await wrongKeys.look(group), draft);
	try {
		const holder = await keys.find(readKey(authorization));
		if (!holder) throw rejected("unknown");
		return {
			id: `key ${holder.id}`,
			isKeyed: true
		};
	} catch (error) {
		if (error instanceof Failure && error.status === 401) {
			const { fields } = await wrongKeys.charge(group);
			draft.fields.push(["www-authenticate", "Bearer"]);
			draft.rate = fields;
		}
		throw error;
	}
}
function admit({ fields, wait }, draft) {
	draft.rate = fields;
	if (wait !== null) throw limited(wait);
}
const mostRemembered = 1e6;
function parserOf(check, names, { language: fallback, allIps }) {
	const usual = allIps && names.includes("all_ips") ? { all_ips: "true" } : {};
	const understood = new I({
		maxSize: mostRemembered,
		sizeCalculation: (_, search) => search.length + 500
	});
	function understand(given, language) {
		const input = parseInput(check.input, {
			...usual,
			...given
		});
		return {
			input,
			language,
			question: questionOf(check, input),
			target: aboutTarget(check, input)
		};
	}
	async function readPost({ incoming, search }) {
		const { language } = readQuery(search, [], fallback);
		return understand(await readBody(incoming, names, check.subjectIs === "text" ? largestText : void 0), language);
	}
	function readGet({ incoming, search }) {
		refuseBody(incoming);
		const known = understood.get(search);
		if (known) return known;
		const { parameters, language } = readQuery(search, names, fallback);
		const fresh = understand(parameters, language);
		understood.set(search, fresh);
		return fresh;
	}
	return check.method === "POST" ? readPost : readGet;
}
function aboutTarget(check, input) {
	const named = parseHost(check.target(input));
	return "value" in named ? { target: named.value.host } : {};
}
function wantsFresh({ incoming }) {
	return /(?:^|[\s,])no-cache(?:$|[\s,=])/i.test(incoming.headers["cache-control"] ?? "");
}
const answerFields$1 = [...jsonFields, ["vary", "authorization"]];
function toReply({ check, question, isKeyed, language }, finding, cached, { requestId }, { recall }) {
	const left = isKeyed ? 0 : recall.left(check, question, finding);
	const keeping = left > 0 ? `private, max-age=${left}` : "no-store";
	return {
		status: 200,
		fields: [...answerFields$1, ["cache-control", keeping]],
		...toEnvelope(finding.tail(language), requestId, cached),
		note: { cached }
	};
}
// node_modules/zod-openapi/lib/components-Dl9_S9V7.mjs
const isAnyZodType = (schema) => typeof schema === "object" && schema !== null && "_zod" in schema;
const createExamples = (examples, registry, path) => {
	if (!examples) return;
	const examplesObject = {};
	for (const [name, example] of Object.entries(examples)) examplesObject[name] = registry.addExample(example, [...path, name]);
	return examplesObject;
};
const unwrapZodObject = (zodType, io, path) => {
	const def = zodType._zod.def;
	switch (def.type) {
		case "object": return zodType;
		case "lazy": return unwrapZodObject(def.getter(), io, path);
		case "pipe":
			if (io === "input") return unwrapZodObject(def.in, io, path);
			return unwrapZodObject(def.out, io, path);
	}
	throw new Error(`Failed to unwrap ZodObject from type: ${zodType._zod.def.type} at ${path.join(" > ")}`);
};
const inputOptin = (schema) => {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
};
const isRequired = (zodType, io) => {
	if (io === "input") return inputOptin(zodType) === void 0;
	return zodType._zod.optout === void 0;
};
const createHeaders = (headers, registry, path) => {
	if (!headers) return;
	if (isAnyZodType(headers)) {
		const zodObject = unwrapZodObject(headers, "output", path);
		const headersObject = {};
		for (const [key, zodSchema] of Object.entries(zodObject._zod.def.shape)) headersObject[key] = registry.addHeader(zodSchema, [...path, key]);
		return headersObject;
	}
	return headers;
};
const isISpecificationExtension = (key) => key.startsWith("x-");
const createMediaTypeObject = (mediaType, ctx, path) => {
	const { schema, itemSchema, examples, encoding, itemEncoding, prefixEncoding, ...rest } = mediaType;
	const mediaTypeObject = rest;
	if (isAnyZodType(schema)) mediaTypeObject.schema = ctx.registry.addSchema(schema, [...path, "schema"], {
		io: ctx.io,
		source: { type: "mediaType" }
	});
	else if (schema) mediaTypeObject.schema = schema;
	if (isAnyZodType(itemSchema)) mediaTypeObject.itemSchema = ctx.registry.addSchema(itemSchema, [...path, "itemSchema"], {
		io: ctx.io,
		source: { type: "mediaType" }
	});
	else if (itemSchema) mediaTypeObject.itemSchema = itemSchema;
	if (examples) mediaTypeObject.examples = createExamples(examples, ctx.registry, [...path, "examples"]);
	if (encoding) mediaTypeObject.encoding = createEncodingObject(encoding, ctx, [...path, "encoding"]);
	if (itemEncoding) mediaTypeObject.itemEncoding = createEncodingProperty(itemEncoding, ctx, [...path, "itemEncoding"]);
	if (prefixEncoding) mediaTypeObject.prefixEncoding = prefixEncoding.map((encodingPrefix) => createEncodingProperty(encodingPrefix, ctx, [...path, "prefixEncoding"]));
	return mediaTypeObject;
};
const createContent = (content, ctx, path) => {
	const contentObject = {};
	for (const [mediaType, mediaTypeObject] of Object.entries(content)) if (mediaTypeObject) contentObject[mediaType] = createMediaTypeObject(mediaTypeObject, ctx, [...path, mediaType]);
	return contentObject;
};
const createEncodingObject = (encoding, ctx, path) => {
	const encodingObject = {};
	for (const [property, encodingProperty] of Object.entries(encoding)) {
		if (isISpecificationExtension(property)) {
			encodingObject[property] = encodingProperty;
			continue;
		}
		encodingObject[property] = createEncodingProperty(encodingProperty, ctx, [...path, property]);
	}
	return encodingObject;
};
const createEncodingProperty = (encodingProperty, ctx, path) => {
	const { headers, encoding, prefixEncoding, itemEncoding, ...rest } = encodingProperty;
	const encodingPropertyObject = rest;
	if (headers) encodingPropertyObject.headers = createHeaders(headers, ctx.registry, [...path, "headers"]);
	if (encoding) encodingPropertyObject.encoding = createEncodingObject(encoding, ctx, [...path, "encoding"]);
	if (prefixEncoding) encodingPropertyObject.prefixEncoding = prefixEncoding.map((encodingPrefix) => createEncodingProperty(encodingPrefix, ctx, [...path, "prefixEncoding"]));
	if (itemEncoding) encodingPropertyObject.itemEncoding = createEncodingProperty(itemEncoding, ctx, [...path, "itemEncoding"]);
	return encodingPropertyObject;
};
const createLinks = (links, registry, path) => {
	if (!links) return;
	const linksObject = {};
	for (const [name, link] of Object.entries(links)) linksObject[name] = registry.addLink(link, [...path, name]);
	return linksObject;
};
const createManualParameters = (parameters, registry, path) => {
	if (!parameters) return;
	const parameterObjects = [];
	for (const parameter of parameters) {
		if (isAnyZodType(parameter)) {
			const paramObject = registry.addParameter(parameter, [...path, "parameters"]);
			parameterObjects.push(paramObject);
			continue;
		}
		parameterObjects.push(parameter);
	}
	return parameterObjects;
};
const createParameters = (requestParams, registry, path) => {
	if (!requestParams) return;
	const parameterObjects = [];
	for (const [location, schema] of Object.entries(requestParams ?? {})) {
		const zodObject = unwrapZodObject(schema, "input", path);
		for (const [name, zodSchema] of Object.entries(zodObject._zod.def.shape)) {
			const paramObject = registry.addParameter(zodSchema, [
				...path,
				location,
				name
			], { location: {
				in: location,
				name
			} });
			parameterObjects.push(paramObject);
		}
	}
	return parameterObjects;
};
const createCallbacks = (callbacks, registry, path) => {
	if (!callbacks) return;
	const callbacksObject = {};
	for (const [name, value] of Object.entries(callbacks)) {
		if (isISpecificationExtension(name)) {
			callbacksObject[name] = value;
			continue;
		}
		callbacksObject[name] = registry.addCallback(value, [...path, name]);
	}
	return callbacksObject;
};
const createResponses = (responses, registry, path) => {
	if (!responses) return;
	const responsesObject = {};
	for (const [statusCode, response] of Object.entries(responses)) {
		if (!response) continue;
		if (isISpecificationExtension(statusCode)) {
			responsesObject[statusCode] = response;
			continue;
		}
		if ("$ref" in response) {
			responsesObject[statusCode] = response;
			continue;
		}
		responsesObject[statusCode] = registry.addResponse(response, [...path, statusCode]);
	}
	return responsesObject;
};
const createOperation = (operation, registry, path) => {
	const { parameters, requestParams, requestBody, responses, callbacks, ...rest } = operation;
	const operationObject = rest;
	const maybeManualParameters = createManualParameters(parameters, registry, [...path, "parameters"]);
	const maybeRequestParams = createParameters(requestParams, registry, [...path, "requestParams"]);
	if (maybeRequestParams || maybeManualParameters) operationObject.parameters = [...maybeRequestParams ?? [], ...maybeManualParameters ?? []];
	const maybeRequestBody = requestBody && registry.addRequestBody(requestBody, path);
	if (maybeRequestBody) operationObject.requestBody = maybeRequestBody;
	const maybeResponses = createResponses(responses, registry, [...path, "responses"]);
	if (maybeResponses) operationObject.responses = maybeResponses;
	const maybeCallbacks = createCallbacks(callbacks, registry, [...path, "callbacks"]);
	if (maybeCallbacks) operationObject.callbacks = maybeCallbacks;
	return operationObject;
};
const createPaths = (paths, registry, path) => {
	if (!paths) return;
	const pathsObject = {};
	for (const [singlePath, pathItemObject] of Object.entries(paths)) {
		if (isISpecificationExtension(singlePath)) {
			pathsObject[singlePath] = pathItemObject;
			continue;
		}
		pathsObject[singlePath] = registry.addPathItem(pathItemObject, [...path, singlePath]);
	}
	return pathsObject;
};
const openApiVersions = [
	"3.0.0",
	"3.0.1",
	"3.0.2",
	"3.0.3",
	"3.1.0",
	"3.1.1",
	"3.2.0"
];
const satisfiesVersion = (test, against) => openApiVersions.indexOf(test) >= openApiVersions.indexOf(against);
const override = (ctx) => {
	const def = ctx.zodSchema._zod.def;
	switch (def.type) {
		case "bigint":
			ctx.jsonSchema.type = "integer";
			ctx.jsonSchema.format = "int64";
			break;
		case "union": {
			if ("discriminator" in def && typeof def.discriminator === "string") {
				ctx.jsonSchema.oneOf ??= ctx.jsonSchema.anyOf;
				delete ctx.jsonSchema.anyOf;
				ctx.jsonSchema.type = "object";
				ctx.jsonSchema.discriminator = { propertyName: def.discriminator };
				const mapping = {};
				for (const [index, obj] of Object.entries(ctx.jsonSchema.oneOf)) {
					const ref = obj.$ref;
					if (!ref) {
						delete ctx.jsonSchema.discriminator;
						return;
					}
					const discriminatorValues = def.options[Number(index)]._zod.propValues?.[def.discriminator];
					if (!discriminatorValues?.size) return;
					for (const value of [...discriminatorValues ?? []]) {
						if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return;
						mapping[String(value)] = ref;
					}
				}
				ctx.jsonSchema.discriminator.mapping = mapping;
			}
			const meta = globalRegistry.get(ctx.zodSchema);
			if (typeof meta?.unionOneOf === "boolean") {
				if (meta.unionOneOf) {
					ctx.jsonSchema.oneOf = ctx.jsonSchema.anyOf;
					delete ctx.jsonSchema.anyOf;
				}
				delete ctx.jsonSchema.unionOneOf;
			}
			break;
		}
		case "date":
			ctx.jsonSchema.type = "string";
			break;
		case "literal":
			if (def.values.includes(void 0)) break;
			break;
		case "undefined": ctx.jsonSchema.not = {};
	}
};
const validate = (ctx, opts, previousContext) => {
	if (previousContext.context && ctx.zodSchema._zod.parent !== previousContext.context.zodSchema) {
		if (previousContext.context.zodSchema._zod.def.type === "pipe") throw new Error(`Zod transform found at ${previousContext.context.path.join(" > ")} are not supported in output schemas. Please use \`.overwrite()\` or wrap the schema in a \`.pipe()\` or assign it manual metadata with \`.meta()\``);
		throw new Error(`Zod schema of type \`${previousContext.context.zodSchema._zod.def.type}\` at ${previousContext.context?.path.join(" > ")} cannot be represented in OpenAPI. Please assign it metadata with \`.meta()\``);
	}
	previousContext.context = void 0;
	if (Object.keys(ctx.jsonSchema).length) return;
	const def = ctx.zodSchema._zod.def;
	const allowEmptySchema = opts.allowEmptySchema?.[def.type];
	if (allowEmptySchema === true || allowEmptySchema?.[ctx.io]) return;
	switch (def.type) {
		case "optional":
			validate({
				...ctx,
				zodSchema: def.innerType
			}, opts, previousContext);
			return;
		case "any": return;
		case "unknown": return;
		case "pipe":
			if (ctx.io === "output") {
				if (!ctx.zodSchema._zod.parent) {
					previousContext.context = ctx;
					return;
				}
			}
			return;
		case "transform":
			if (ctx.io === "output") return;
			break;
		case "literal":
			if (def.values.includes(void 0)) throw new Error(`Zod literal at ${ctx.path.join(" > ")} cannot include \`undefined\` as a value. Please use \`z.undefined()\` or \`.optional()\` instead.`);
			return;
		case "custom": if (!ctx.zodSchema._zod.parent) {
			previousContext.context = ctx;
			return;
		}
	}
	throw new Error(`Zod schema of type \`${def.type}\` at ${ctx.path.join(" > ")} cannot be represented in OpenAPI. Please assign it metadata with \`.meta()\``);
};
const renameComponents = (components, outputIds, ctx, refPath) => {
	const componentsToRename = new Map();
	if (ctx.io === "input") return componentsToRename;
	const componentDependencies = new Map();
	const stringifiedComponents = new Map();
	for (const [key, value] of Object.entries(components)) {
		const stringified = JSON.stringify(value);
		const regex = new RegExp(`"${refPath}([^"]+)"`, "g");
		const matches = stringified.matchAll(regex);
		const dependencies = new Set();
		for (const match of matches) {
			const dep = match[1];
			if (dep !== key) dependencies.add(dep);
		}
		stringifiedComponents.set(key, stringified);
		componentDependencies.set(key, { dependencies });
	}
	for (const [key] of stringifiedComponents) {
		if (!ctx.registry.components.schemas.ids.get(key)) continue;
		if (isDependencyPure(componentDependencies, stringifiedComponents, ctx.registry, key)) continue;
		const newName = outputIds.get(key) ?? `${key}${ctx.opts.outputIdSuffix ?? "Output"}`;
		componentsToRename.set(key, newName);
		components[newName] = components[key];
		delete components[key];
	}
	return componentsToRename;
};
const isDependencyPure = (componentDependencies, stringifiedComponents, registry, key, visited = new Set()) => {
	if (visited.has(key)) return true;
	const dependencies = componentDependencies.get(key);
	if (dependencies.pure !== void 0) return dependencies.pure;
	const stringified = stringifiedComponents.get(key);
	const component = registry.components.schemas.ids.get(key);
	if (component && stringified !== JSON.stringify(component)) {
		dependencies.pure = false;
		return false;
	}
	visited.add(key);
	const result = [...dependencies.dependencies].every((dep) => isDependencyPure(componentDependencies, stringifiedComponents, registry, dep, new Set(visited)));
	dependencies.pure = result;
	return result;
};
const zodOpenApiMetadataFields = [
	"param",
	"header",
	"unusedIO",
	"override",
	"outputId"
];
const deleteZodOpenApiMeta = (jsonSchema) => {
	zodOpenApiMetadataFields.forEach((field) => {
		delete jsonSchema[field];
	});
};
const deleteInvalidJsonSchemaFields = (jsonSchema) => {
	delete jsonSchema.$schema;
	delete jsonSchema.id;
	delete jsonSchema.$id;
};
const createSchemas = (schemas, ctx) => {
	const refPath = ctx.opts.schemaRefPath ?? "#/components/schemas/";
	const entries = {};
	for (const [name, { zodType }] of Object.entries(schemas)) entries[name] = zodType;
	const zodRegistry = registry$1();
	zodRegistry.add(object(entries), { id: "zodOpenApiCreateSchema" });
	for (const [id, { zodType }] of ctx.registry.components.schemas.manual) zodRegistry.add(zodType, { id });
	const outputIds = new Map();
	const defsName = satisfiesVersion(ctx.openapiVersion ?? "3.1.0", "3.1.0") ? "$defs" : "definitions";
	const previousContext = {};
	const jsonSchema = toJSONSchema(zodRegistry, {
		override(context) {
			const meta = globalRegistry.get(context.zodSchema);
			if (meta?.outputId && meta?.id) outputIds.set(meta.id, meta.outputId);
			if (context.jsonSchema.$ref) return;
			const enrichedContext = {
				...context,
				io: ctx.io
			};
			override(enrichedContext);
			if (typeof ctx.opts.override === "function") ctx.opts.override(enrichedContext);
			if (typeof meta?.override === "function") {
				meta.override(enrichedContext);
				delete context.jsonSchema.override;
			}
			if (typeof meta?.override === "object" && meta.override !== null) {
				Object.assign(context.jsonSchema, meta.override);
				delete context.jsonSchema.override;
			}
			deleteInvalidJsonSchemaFields(context.jsonSchema);
			deleteZodOpenApiMeta(context.jsonSchema);
			validate(enrichedContext, ctx.opts, previousContext);
		},
		io: ctx.io,
		unrepresentable: "any",
		reused: ctx.opts.reused,
		cycles: ctx.opts.cycles,
		target: satisfiesVersion(ctx.openapiVersion ?? "3.1.0", "3.1.0") ? void 0 : "openapi-3.0",
		uri: (id) => id === "__shared" ? `#ZOD_OPENAPI/${id}` : `#ZOD_OPENAPI/__shared#/${defsName}/${id}`
	});
	const components = jsonSchema.schemas.__shared?.[defsName] ?? {};
	jsonSchema.schemas.__shared ??= { [defsName]: components };
	const dynamicComponents = new Map();
	for (const [key, value] of Object.entries(components)) {
		deleteInvalidJsonSchemaFields(value);
		if (/^schema\d+$/.test(key)) {
			const newName = `__schema${ctx.registry.components.schemas.dynamicSchemaCount++}`;
			dynamicComponents.set(key, `"${refPath}${newName}"`);
			if (newName !== key) {
				components[newName] = value;
				delete components[key];
			}
		}
	}
	for (const [key] of ctx.registry.components.schemas.manual) {
		const manualComponent = jsonSchema.schemas[key];
		if (!manualComponent) continue;
		deleteInvalidJsonSchemaFields(manualComponent);
	}
	const manualUsed = {};
	const parsedJsonSchema = JSON.parse(JSON.stringify(jsonSchema).replace(/"#ZOD_OPENAPI\/__shared#\/(?:\$defs|definitions)\/([^"]+)"/g, (_, match) => {
		const dynamic = dynamicComponents.get(match);
		if (dynamic) return dynamic;
		if (ctx.registry.components.schemas.manual.get(match)) manualUsed[match] = true;
		return `"${refPath}${match}"`;
	}));
	const parsedComponents = parsedJsonSchema.schemas.__shared?.[defsName] ?? {};
	parsedJsonSchema.schemas.__shared ??= { [defsName]: parsedComponents };
	for (const [key] of ctx.registry.components.schemas.manual) {
		const manualComponent = parsedJsonSchema.schemas[key];
		if (!manualComponent) continue;
		if (manualUsed[key]) {
			if (parsedComponents[key]) throw new Error(`Component "${key}" is already registered as a component in the registry`);
			parsedComponents[key] = manualComponent;
		}
	}
	const componentsToRename = renameComponents(parsedComponents, outputIds, ctx, refPath);
	if (!componentsToRename.size) {
		const parsedSchemas = parsedJsonSchema.schemas.zodOpenApiCreateSchema?.properties;
		delete parsedJsonSchema.schemas.zodOpenApiCreateSchema;
		delete parsedJsonSchema.schemas.__shared;
		return {
			schemas: parsedSchemas,
			components: parsedComponents,
			manual: parsedJsonSchema.schemas
		};
	}
	const renamedJsonSchema = JSON.parse(JSON.stringify(parsedJsonSchema).replace(new RegExp(`"${refPath}([^"]+)"`, "g"), (_, match) => {
		const replacement = componentsToRename.get(match);
		if (replacement) return `"${refPath}${replacement}"`;
		return `"${refPath}${match}"`;
	}));
	const renamedSchemas = renamedJsonSchema.schemas.zodOpenApiCreateSchema?.properties;
	const renamedComponents = renamedJsonSchema.schemas.__shared?.[defsName] ?? {};
	delete renamedJsonSchema.schemas.zodOpenApiCreateSchema;
	delete renamedJsonSchema.schemas.__shared;
	return {
		schemas: renamedSchemas,
		components: renamedComponents,
		manual: renamedJsonSchema.schemas
	};
};
const createRegistry = (components) => {
	const registry = {
		components: {
			schemas: {
				dynamicSchemaCount: 0,
				input: new Map(),
				output: new Map(),
				ids: new Map(),
				manual: new Map()
			},
			headers: {
				ids: new Map(),
				seen: new WeakMap()
			},
			requestBodies: {
				ids: new Map(),
				seen: new WeakMap()
			},
			responses: {
				ids: new Map(),
				seen: new WeakMap()
			},
			parameters: {
				ids: new Map(),
				seen: new WeakMap()
			},
			callbacks: {
				ids: new Map(),
				seen: new WeakMap()
			},
			pathItems: {
				ids: new Map(),
				seen: new WeakMap()
			},
			securitySchemes: {
				ids: new Map(),
				seen: new WeakMap()
			},
			links: {
				ids: new Map(),
				seen: new WeakMap()
			},
			examples: {
				ids: new Map(),
				seen: new WeakMap()
			}
		},
		addSchema: (schema, path, opts) => {
			const schemaObject = {};
			registry.components.schemas[opts.io].set(path.join(" > "), {
				schemaObject,
				zodType: schema,
				source: {
					path,
					...opts?.source
				}
			});
			return schemaObject;
		},
		addParameter: (parameter, path, opts) => {
			const seenParameter = registry.components.parameters.seen.get(parameter);
			if (seenParameter) return seenParameter;
			const meta = globalRegistry.get(parameter);
			const name = opts?.location?.name ?? meta?.param?.name;
			const inLocation = opts?.location?.in ?? meta?.param?.in;
			if (opts?.location?.name && meta?.param?.name || opts?.location?.in && meta?.param?.in) throw new Error(`Parameter at ${path.join(" > ")} has both \`.meta({ param: { name, in } })\` and \`.meta({ param: { location: { in, name } } })\` information`);
			if (!name || !inLocation) throw new Error(`Parameter at ${path.join(" > ")} is missing \`.meta({ param: { name, in } })\` information`);
			const schemaObject = registry.addSchema(parameter, [
				...path,
				inLocation,
				name,
				"schema"
			], {
				io: "input",
				source: {
					type: "parameter",
					location: {
						in: inLocation,
						name
					}
				}
			});
			const { id: metaId, examples, ...rest } = meta?.param ?? {};
			const parameterObject = {
				in: inLocation,
				name,
				schema: schemaObject,
				...rest
			};
			const examplesObject = createExamples(examples, registry, [
				...path,
				inLocation,
				name,
				"examples"
			]);
			if (examplesObject) parameterObject.examples = examplesObject;
			if (isRequired(parameter, "input")) parameterObject.required = true;
			if (!parameterObject.description && meta?.description) parameterObject.description = meta.description;
			const id = metaId ?? opts?.manualId;
			if (id) {
				if (registry.components.parameters.ids.has(id)) throw new Error(`Schema "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/parameters/${id}` };
				registry.components.parameters.seen.set(parameter, ref);
				registry.components.parameters.ids.set(id, parameterObject);
				if (opts?.manualId) return parameterObject;
				return ref;
			}
			if (opts?.location?.name || opts?.location?.in) return parameterObject;
			registry.components.parameters.seen.set(parameter, parameterObject);
			return parameterObject;
		},
		addHeader: (header, path, opts) => {
			const seenHeader = registry.components.headers.seen.get(header);
			if (seenHeader) return seenHeader;
			const meta = globalRegistry.get(header);
			const { id: metaId, ...rest } = meta?.header ?? {};
			const id = metaId ?? opts?.manualId;
			const headerObject = rest;
			if (isRequired(header, "output")) headerObject.required = true;
			if (!headerObject.description && meta?.description) headerObject.description = meta.description;
			headerObject.schema = registry.addSchema(header, [...path, "schema"], {
				io: "output",
				source: { type: "header" }
			});
			if (id) {
				if (registry.components.schemas.ids.has(id)) throw new Error(`Schema "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/headers/${id}` };
				registry.components.headers.ids.set(id, headerObject);
				registry.components.headers.seen.set(header, ref);
				if (opts?.manualId) return headerObject;
				return ref;
			}
			registry.components.headers.seen.set(header, headerObject);
			return headerObject;
		},
		addRequestBody: (requestBody, path, opts) => {
			const seenRequestBody = registry.components.requestBodies.seen.get(requestBody);
			if (seenRequestBody) return seenRequestBody;
			const { content, id: metaId, ...rest } = requestBody;
			const requestBodyObject = {
				...rest,
				content: createContent(content, {
					registry,
					io: "input"
				}, [...path, "content"])
			};
			const id = metaId ?? opts?.manualId;
			if (id) {
				if (registry.components.requestBodies.ids.has(id)) throw new Error(`RequestBody "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/requestBodies/${id}` };
				registry.components.requestBodies.ids.set(id, requestBodyObject);
				registry.components.requestBodies.seen.set(requestBody, ref);
				if (opts?.manualId) return requestBodyObject;
				return ref;
			}
			registry.components.requestBodies.seen.set(requestBody, requestBodyObject);
			return requestBodyObject;
		},
		addPathItem: (pathItem, path, opts) => {
			const seenPathItem = registry.components.pathItems.seen.get(pathItem);
			if (seenPathItem) return seenPathItem;
			const pathItemObject = {};
			const { id: metaId, ...rest } = pathItem;
			const id = metaId ?? opts?.manualId;
			for (const [key, value] of Object.entries(rest)) {
				if (isISpecificationExtension(key)) {
					pathItemObject[key] = value;
					continue;
				}
				if (key === "get" || key === "put" || key === "post" || key === "delete" || key === "options" || key === "head" || key === "patch" || key === "trace" || key === "query") {
					pathItemObject[key] = createOperation(value, registry, [...path, key]);
					continue;
				}
				if (key === "parameters") {
					pathItemObject[key] = createManualParameters(value, registry, [...path, key]);
					continue;
				}
				if (key === "additionalOperations") {
					const additionalOperations = {};
					for (const [method, operation] of Object.entries(value)) additionalOperations[method] = createOperation(operation, registry, [
						...path,
						key,
						method
					]);
					pathItemObject.additionalOperations = additionalOperations;
					continue;
				}
				pathItemObject[key] = value;
			}
			if (id) {
				if (registry.components.pathItems.ids.has(id)) throw new Error(`PathItem "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/pathItems/${id}` };
				registry.components.pathItems.ids.set(id, pathItemObject);
				registry.components.pathItems.seen.set(pathItem, ref);
				if (opts?.manualId) return pathItemObject;
				return ref;
			}
			registry.components.pathItems.seen.set(pathItem, pathItemObject);
			return pathItemObject;
		},
		addResponse: (response, path, opts) => {
			const seenResponse = registry.components.responses.seen.get(response);
			if (seenResponse) return seenResponse;
			const { content, headers, links, id: metaId, ...rest } = response;
			const responseObject = rest;
			const maybeHeaders = createHeaders(headers, registry, [...path, "headers"]);
			if (maybeHeaders) responseObject.headers = maybeHeaders;
			if (content) responseObject.content = createContent(content, {
				registry,
				io: "output"
			}, [...path, "content"]);
			if (links) responseObject.links = createLinks(links, registry, [...path, "links"]);
			const id = metaId ?? opts?.manualId;
			if (id) {
				if (registry.components.responses.ids.has(id)) throw new Error(`Response "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/responses/${id}` };
				registry.components.responses.ids.set(id, responseObject);
				registry.components.responses.seen.set(response, ref);
				if (opts?.manualId) return responseObject;
				return ref;
			}
			registry.components.responses.seen.set(response, responseObject);
			return responseObject;
		},
		addCallback: (callback, path, opts) => {
			const seenCallback = registry.components.callbacks.seen.get(callback);
			if (seenCallback) return seenCallback;
			const { id: metaId, ...rest } = callback;
			const callbackObject = {};
			for (const [name, pathItem] of Object.entries(rest)) {
				if (isISpecificationExtension(name)) {
					callbackObject[name] = pathItem;
					continue;
				}
				callbackObject[name] = registry.addPathItem(pathItem, [...path, name]);
			}
			const id = metaId ?? opts?.manualId;
			if (id) {
				if (registry.components.callbacks.ids.has(id)) throw new Error(`Callback "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/callbacks/${id}` };
				registry.components.callbacks.ids.set(id, callbackObject);
				registry.components.callbacks.seen.set(callback, ref);
				if (opts?.manualId) return callbackObject;
				return ref;
			}
			registry.components.callbacks.seen.set(callback, callbackObject);
			return callbackObject;
		},
		addSecurityScheme: (securityScheme, path, opts) => {
			const seenSecurityScheme = registry.components.securitySchemes.seen.get(securityScheme);
			if (seenSecurityScheme) return seenSecurityScheme;
			const { id: metaId, ...rest } = securityScheme;
			const securitySchemeObject = rest;
			const id = metaId ?? opts?.manualId;
			if (id) {
				if (registry.components.securitySchemes.ids.has(id)) throw new Error(`SecurityScheme "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/securitySchemes/${id}` };
				registry.components.securitySchemes.ids.set(id, securitySchemeObject);
				registry.components.securitySchemes.seen.set(securityScheme, ref);
				if (opts?.manualId) return securitySchemeObject;
				return ref;
			}
			registry.components.securitySchemes.seen.set(securityScheme, securitySchemeObject);
			return securitySchemeObject;
		},
		addLink: (link, path, opts) => {
			const seenLink = registry.components.links.seen.get(link);
			if (seenLink) return seenLink;
			const { id: metaId, ...rest } = link;
			const linkObject = rest;
			const id = metaId ?? opts?.manualId;
			if (id) {
				if (registry.components.links.ids.has(id)) throw new Error(`Link "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/links/${id}` };
				registry.components.links.ids.set(id, linkObject);
				registry.components.links.seen.set(link, ref);
				if (opts?.manualId) return linkObject;
				return ref;
			}
			registry.components.links.seen.set(link, linkObject);
			return linkObject;
		},
		addExample: (example, path, opts) => {
			const seenExample = registry.components.examples.seen.get(example);
			if (seenExample) return seenExample;
			const { id: metaId, ...rest } = example;
			const exampleObject = rest;
			const id = metaId ?? opts?.manualId;
			if (id) {
				if (registry.components.examples.ids.has(id)) throw new Error(`Example "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/examples/${id}` };
				registry.components.examples.ids.set(id, exampleObject);
				registry.components.examples.seen.set(example, ref);
				if (opts?.manualId) return exampleObject;
				return ref;
			}
			registry.components.examples.seen.set(example, exampleObject);
			return exampleObject;
		}
	};
	registerSchemas(components?.schemas, registry);
	registerParameters(components?.parameters, registry);
	registerHeaders(components?.headers, registry);
	registerResponses(components?.responses, registry);
	registerPathItems(components?.pathItems, registry);
	registerRequestBodies(components?.requestBodies, registry);
	registerCallbacks(components?.callbacks, registry);
	registerSecuritySchemes(components?.securitySchemes, registry);
	registerLinks(components?.links, registry);
	registerExamples(components?.examples, registry);
	return registry;
};
const registerSchemas = (schemas, registry) => {
	if (!schemas) return;
	for (const [key, schema] of Object.entries(schemas)) {
		if (isAnyZodType(schema)) {
			const id = globalRegistry.get(schema)?.id ?? key;
			registry.components.schemas.manual.set(id, {
				input: { schemaObject: {} },
				output: { schemaObject: {} },
				zodType: schema
			});
			continue;
		}
		registry.components.schemas.ids.set(key, schema);
	}
};
const registerParameters = (parameters, registry) => {
	if (!parameters) return;
	for (const [key, schema] of Object.entries(parameters)) {
		if (isAnyZodType(schema)) {
			const path = [
				"components",
				"parameters",
				key
			];
			registry.addParameter(schema, path, { manualId: key });
			continue;
		}
		registry.components.parameters.ids.set(key, schema);
	}
};
const registerHeaders = (headers, registry) => {
	if (!headers) return;
	for (const [key, schema] of Object.entries(headers)) {
		if (isAnyZodType(schema)) {
			const path = [
				"components",
				"headers",
				key
			];
			registry.addHeader(schema, path, { manualId: key });
			continue;
		}
		registry.components.headers.ids.set(key, schema);
	}
};
const registerResponses = (responses, registry) => {
	if (!responses) return;
	for (const [key, schema] of Object.entries(responses)) {
		const responseObject = registry.addResponse(schema, [
			"components",
			"responses",
			key
		], { manualId: key });
		registry.components.responses.ids.set(key, responseObject);
		registry.components.responses.seen.set(schema, responseObject);
	}
};
const registerRequestBodies = (requestBodies, registry) => {
	if (!requestBodies) return;
	for (const [key, schema] of Object.entries(requestBodies)) {
		if (isAnyZodType(schema)) {
			registry.addRequestBody(schema, [
				"components",
				"requestBodies",
				key
			], { manualId: key });
			continue;
		}
		registry.components.requestBodies.ids.set(key, schema);
	}
};
const registerCallbacks = (callbacks, registry) => {
	if (!callbacks) return;
	for (const [key, schema] of Object.entries(callbacks)) registry.addCallback(schema, [
		"components",
		"callbacks",
		key
	], { manualId: key });
};
const registerPathItems = (pathItems, registry) => {
	if (!pathItems) return;
	for (const [key, schema] of Object.entries(pathItems)) registry.addPathItem(schema, [
		"components",
		"pathItems",
		key
	], { manualId: key });
};
const registerSecuritySchemes = (securitySchemes, registry) => {
	if (!securitySchemes) return;
	for (const [key, schema] of Object.entries(securitySchemes)) registry.addSecurityScheme(schema, [
		"components",
		"securitySchemes",
		key
	], { manualId: key });
};
const registerLinks = (links, registry) => {
	if (!links) return;
	for (const [key, schema] of Object.entries(links)) registry.addLink(schema, [
		"components",
		"links",
		key
	], { manualId: key });
};
const registerExamples = (examples, registry) => {
	if (!examples) return;
	for (const [key, schema] of Object.entries(examples)) registry.components.examples.ids.set(key, schema);
};
const createIOSchemas = (ctx) => {
	const { schemas, components, manual } = createSchemas(Object.fromEntries(ctx.registry.components.schemas[ctx.io]), ctx);
	for (const [key, schema] of Object.entries(components)) ctx.registry.components.schemas.ids.set(key, schema);
	for (const [key, schema] of Object.entries(schemas)) {
		const ioSchema = ctx.registry.components.schemas[ctx.io].get(key);
		if (ioSchema) Object.assign(ioSchema.schemaObject, schema);
	}
	for (const [key, value] of Object.entries(manual)) {
		const manualSchema = ctx.registry.components.schemas.manual.get(key);
		if (!manualSchema) continue;
		if (components[key]) manualSchema[ctx.io].used = true;
		Object.assign(manualSchema[ctx.io].schemaObject, value);
	}
};
const createManualSchemas = (registry) => {
	for (const [key, value] of registry.components.schemas.manual) if (!value.input.used) {
		const schema = value[globalRegistry.get(value.zodType)?.unusedIO ?? "output"].schemaObject;
		registry.components.schemas.ids.set(key, schema);
	}
};
const createComponents = (registry, opts, openapiVersion) => {
	createIOSchemas({
		registry,
		io: "input",
		opts,
		openapiVersion
	});
	createIOSchemas({
		registry,
		io: "output",
		opts,
		openapiVersion
	});
	createManualSchemas(registry);
	const components = {};
	if (registry.components.schemas.ids.size > 0) components.schemas = Object.fromEntries(registry.components.schemas.ids);
	if (registry.components.headers.ids.size > 0) components.headers = Object.fromEntries(registry.components.headers.ids);
	if (registry.components.requestBodies.ids.size > 0) components.requestBodies = Object.fromEntries(registry.components.requestBodies.ids);
	if (registry.components.responses.ids.size > 0) components.responses = Object.fromEntries(registry.components.responses.ids);
	if (registry.components.parameters.ids.size > 0) components.parameters = Object.fromEntries(registry.components.parameters.ids);
	if (registry.components.callbacks.ids.size > 0) components.callbacks = Object.fromEntries(registry.components.callbacks.ids);
	if (registry.components.pathItems.ids.size > 0) components.pathItems = Object.fromEntries(registry.components.pathItems.ids);
	if (registry.components.securitySchemes.ids.size > 0) components.securitySchemes = Object.fromEntries(registry.components.securitySchemes.ids);
	if (registry.components.links.ids.size > 0) components.links = Object.fromEntries(registry.components.links.ids);
	if (registry.components.examples.ids.size > 0) components.examples = Object.fromEntries(registry.components.examples.ids);
	return components;
};
// node_modules/zod-openapi/lib/index.mjs
const createDocument = (zodOpenApiObject, opts = {}) => {
	const { paths, webhooks, components, ...rest } = zodOpenApiObject;
	const document = rest;
	const registry = createRegistry(components);
	const createdPaths = createPaths(paths, registry, ["paths"]);
	if (createdPaths) document.paths = createdPaths;
	const createdWebhooks = createPaths(webhooks, registry, ["webhooks"]);
	if (createdWebhooks) document.webhooks = createdWebhooks;
	const createdComponents = createComponents(registry, opts, zodOpenApiObject.openapi);
	if (Object.keys(createdComponents).length > 0) document.components = createdComponents;
	return document;
};
// server/openapi-headers.ts
const headers = {
	"X-Request-Id": {
		about: {
			en: "Identifier of the request, the same as requestId; one that the client sends is taken where it is 8 to 64 letters, digits, - or _.",
			ko: "요청의 식별자이며 requestId와 같습니다. 클라이언트가 보낸 값이 8–64자의 영문자, 숫자, -, _이면 그대로 씁니다."
		},
		example: "0f8fad5b-d9cb-469f-a165-70867728950e"
	},
	"RateLimit-Policy": {
		about: {
			en: "The limit: q requests in w seconds (draft-ietf-httpapi-ratelimit-headers-10).",
			ko: "요청 한도: w초에 q회(draft-ietf-httpapi-ratelimit-headers-10)."
		},
		example: "\"default\";q=60;w=60"
	},
	RateLimit: {
		about: {
			en: "What is left: r requests, and t seconds until all of them are back.",
			ko: "남은 한도: r회, 전부 회복되기까지 t초."
		},
		example: "\"default\";r=58;t=41"
	},
	"Cache-Control": {
		about: {
			en: "For how long the answer may be kept; failures and answers to a key may not.",
			ko: "응답을 보관할 수 있는 시간. 실패와 키를 사용한 응답은 보관할 수 없습니다."
		},
		example: "private, max-age=287"
	},
	"Retry-After": {
		about: {
			en: "Seconds to wait before asking again, the same as error.retryAfter.",
			ko: "다시 요청하기 전에 기다릴 초. error.retryAfter와 같습니다."
		},
		example: "21",
		type: "integer"
	},
	"WWW-Authenticate": {
		about: {
			en: "How a key is sent.",
			ko: "키를 보내는 방식."
		},
		example: "Bearer"
	},
	Allow: {
		about: {
			en: "The methods that the path takes.",
			ko: "이 경로에 쓸 수 있는 메서드."
		},
		example: "GET, HEAD, OPTIONS"
	}
};
const everyAnswer = ["X-Request-Id", "Cache-Control"];
const counted = ["RateLimit-Policy", "RateLimit"];
function headerComponents(language) {
	return Object.fromEntries(Object.entries(headers).map(([name, { about, example, type = "string" }]) => [name, {
		description: about[language],
		schema: { type },
		example: type === "integer" ? Number(example) : example
	}]));
}
function headersOf(names) {
	return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
// server/openapi-schema.ts
function tidy(schema, language) {
	const { ko, readOnly: _readOnly, ...rest } = schema;
	const said = language === "ko" && typeof ko === "string" ? {
		...rest,
		description: ko
	} : rest;
	return Object.fromEntries(Object.entries(said).filter(([keyword, value]) => !isNoise(keyword, value, schema)).map(([keyword, value]) => [keyword, tidyValue(keyword, value, language)]));
}
const ofSchemas = new Set([
	"anyOf",
	"oneOf",
	"allOf",
	"prefixItems"
]);
function tidyValue(keyword, value, language) {
	if (keyword === "properties") {
		const entries = Object.entries(value);
		return Object.fromEntries(entries.map(([name, each]) => [name, tidy(each, language)]));
	}
	if (ofSchemas.has(keyword)) return value.map((each) => tidy(each, language));
	if (keyword === "items" || keyword === "additionalProperties") return tidy(value, language);
	return value;
}
function isNoise(keyword, value, { type, format }) {
	if (keyword === "additionalProperties") return typeof value === "boolean";
	if (keyword === "anyOf") return typeof type === "string";
	if (keyword === "pattern") return format !== void 0;
	if (keyword === "minimum") return value === Number.MIN_SAFE_INTEGER;
	return keyword === "maximum" && value === Number.MAX_SAFE_INTEGER;
}
// server/openapi-parameters.ts
function parametersOf({ input, subject }, language) {
	const schema = toJSONSchema(input, {
		io: "input",
		unrepresentable: "any"
	});
	return Object.entries(input.shape).map(([name, type]) => {
		const json = schema.properties?.[name] ?? {};
		const meta = {
			...json,
			...globalRegistry.get(type)
		};
		const { description: _said, ko: _ko, examples: _shown, ...bare } = json;
		const [example] = meta.examples ?? [];
		return {
			name,
			description: (language === "ko" ? meta.ko : meta.description) ?? meta.description ?? name,
			required: schema.required?.includes(name) ?? false,
			schema: tidy(bare, language),
			...example !== void 0 && { example }
		};
	}).toSorted((a, b) => Number(b.name === subject) - Number(a.name === subject));
}
const aboutLanguage = {
	en: "Language of the words in the answer, error messages included; facts do not depend on it",
	ko: "응답에 쓰인 말의 언어. 오류 메시지도 따릅니다. 사실은 언어에 따라 달라지지 않습니다"
};
function languageParameter(language) {
	return {
		name: "lang",
		description: aboutLanguage[language],
		required: false,
		schema: {
			type: "string",
			enum: languages,
			default: "en"
		}
	};
}
function sampleQuery(check) {
	const needed = parametersOf(check, "en").filter(({ required }) => required);
	return Object.fromEntries(needed.map(({ name, example = name }) => [name, String(example)]));
}
// server/openapi-failures.ts
const elsewhere = /^(?:remote|server|tape|github|deployment|wait|access|proxy)\.|^timeout\.proxy$|^input\.(?:conflict|file|lines|syntax|together)$/;
const samples$1 = {
	address: "10.0.0.7",
	alert: 40,
	allowed: "GET, HEAD",
	count: 2,
	expected: {
		en: "a port from 1 to 65535",
		ko: "1부터 65535까지의 포트"
	},
	field: "port",
	given: "\"70000\"",
	host: "shop.example",
	limit: 64,
	method: "DELETE",
	port: 443,
	seconds: 21,
	source: "RDAP",
	status: 503,
	suggestion: "",
	type: "text/plain",
	detail: {
		en: "unknown",
		ko: "알 수 없음"
	},
	servers: {
		en: "192.0.2.53 (no answer came in time)",
		ko: "192.0.2.53(제시간에 응답이 없음)"
	}
};
const own = {
	"dns.bad-name": { host: "shop..example" },
	"dns.failed": { detail: "SERVFAIL" },
	"dns.unheard": { servers: {
		en: "192.0.2.53 (nothing listens there)",
		ko: "192.0.2.53(대기 중인 서비스가 없음)"
	} },
	"tcp.unreachable": { detail: "EHOSTUNREACH" },
	"tls.failed": { detail: "ERR_SSL_BAD_EXTENSION" },
	"tls.greeting": {
		port: 2525,
		protocol: "SMTP",
		starttls: "smtp"
	},
	"timeout.starttls": { port: 25 },
	"starttls.not-offered": {
		port: 25,
		protocol: "SMTP"
	},
	"starttls.refused": {
		port: 25,
		detail: "454 4.7.0 TLS not available"
	},
	"starttls.foreign": {
		port: 25,
		protocol: "SMTP",
		detail: "SSH-2.0-OpenSSH_9.2"
	},
	"starttls.injected": { port: 25 },
	"starttls.closed": { port: 25 },
	"http.malformed": { detail: "HPE_INVALID_CONSTANT" },
	"http.challenge": { detail: "Cloudflare" },
	"source.unreachable": {
		host: "rdap.example",
		detail: "tcp.refused"
	},
	"timeout.source": { host: "rdap.example" },
	"source.untrusted": {
		host: "rdap.example",
		detail: "CERT_HAS_EXPIRED"
	},
	"source.redirect": {
		host: "rdap.example",
		detail: "private"
	},
	"source.rate-limited": { host: "rdap.example" },
	"source.status": { host: "rdap.example" },
	"source.malformed": {
		host: "rdap.example",
		detail: "json"
	},
	"input.unknown": {
		field: "prot",
		suggestion: {
			en: " Did you mean port?",
			ko: " 혹시 port 말씀이신가요?"
		}
	},
	"input.missing": {
		field: "host",
		expected: {
			en: "for example example.com",
			ko: "예: example.com"
		}
	},
	"input.option": {
		field: "lang",
		expected: "en, ko",
		given: "\"fr\""
	},
	"input.private": { field: "host" },
	"input.encoding": { detail: {
		en: "its bytes are not UTF-8",
		ko: "UTF-8이 아닌 바이트"
	} },
	"key.rejected": { detail: {
		en: "nobody has it",
		ko: "발급되지 않은 키"
	} },
	"request.malformed": { detail: {
		en: "the body is not JSON",
		ko: "본문이 JSON이 아닙니다"
	} },
	"request.url-too-long": { limit: 8e3 },
	"request.headers-too-large": { limit: 16 }
};
const reasons = {
	"tls.alert": "tls.alert.40",
	"tls.greeting": "tls.not-tls",
	"key.rejected": "unknown"
};
const sampleFailures = Object.keys(failures).filter((id) => !elsewhere.test(id)).map((id) => {
	const failure = sampleOf(id);
	return {
		id,
		failure,
		code: failure.code,
		status: failure.status
	};
});
function sampleOf(id) {
	const params = paramsOf(id);
	const { seconds } = params;
	const field = id.startsWith("input.") ? params["field"] : void 0;
	const reason = reasons[id] ?? (typeof field === "string" ? field : id);
	return new Failure({
		id,
		reason,
		params
	}, typeof seconds === "number" ? { retryAfter: seconds } : {});
}
function paramsOf(id) {
	const { en } = failures[id].text;
	const known = Object.entries({
		...samples$1,
		...own[id]
	});
	return Object.fromEntries(known.filter(([name]) => en.includes(`{${name}}`) || en.includes(`{${name}|`)));
}
// server/openapi-statuses.ts
const words$3 = {
	400: {
		name: "BadRequest",
		about: {
			en: "The input is wrong. The reason is the name of the parameter, the message says what would be right.",
			ko: "입력이 잘못되었습니다. reason은 파라미터의 이름이고, message는 올바른 값을 알려 줍니다."
		},
		headers: counted
	},
	401: {
		name: "Unauthorized",
		about: {
			en: "The API key is wrong, revoked or expired. Without a key the request would have been taken.",
			ko: "API 키가 틀렸거나 폐기 또는 만료되었습니다. 키 없이도 요청할 수 있습니다."
		},
		headers: [...counted, "WWW-Authenticate"]
	},
	404: {
		name: "NotFound",
		about: {
			en: "The name does not exist in the DNS or has no address.",
			ko: "DNS에 없는 이름이거나 주소가 없는 이름입니다."
		},
		headers: counted
	},
	405: {
		name: "MethodNotAllowed",
		about: {
			en: "The path takes another method; Allow names it.",
			ko: "다른 메서드를 쓰는 경로입니다. Allow를 보십시오."
		},
		headers: ["Allow"]
	},
	408: {
		name: "RequestTimeout",
		about: {
			en: "The request did not arrive in time.",
			ko: "요청이 제시간에 도착하지 않았습니다."
		}
	},
	413: {
		name: "ContentTooLarge",
		about: {
			en: "The body is too large.",
			ko: "본문이 너무 큽니다."
		}
	},
	414: {
		name: "UriTooLong",
		about: {
			en: "The URL is too long.",
			ko: "URL이 너무 깁니다."
		}
	},
	415: {
		name: "UnsupportedMediaType",
		about: {
			en: "The body is not application/json.",
			ko: "본문이 application/json이 아닙니다."
		}
	},
	429: {
		name: "TooManyRequests",
		about: {
			en: "The limit is used up; ask again after Retry-After seconds.",
			ko: "요청 한도를 모두 썼습니다. Retry-After초 후에 다시 요청하십시오."
		},
		headers: [...counted, "Retry-After"]
	},
	431: {
		name: "RequestHeaderFieldsTooLarge",
		about: {
			en: "The headers of the request are too large.",
			ko: "요청의 헤더가 너무 큽니다."
		}
	},
	503: {
		name: "ServiceUnavailable",
		about: {
			en: "The target, or something on the way to it, failed (UPSTREAM_ERROR) or did not answer in time (UPSTREAM_TIMEOUT); or this server is at its limits. What failed on the side of this server is not charged against the limit.",
			ko: "대상 또는 거기까지의 경로가 실패했거나(UPSTREAM_ERROR) 제시간에 응답하지 않았습니다(UPSTREAM_TIMEOUT). 이 서버의 한계일 수도 있습니다. 이 서버 쪽의 실패는 요청 한도에 포함되지 않습니다."
		},
		headers: [...counted, "Retry-After"]
	}
};
const refusedStatuses = [...new Set(sampleFailures.map(({ status }) => status))].toSorted((a, b) => a - b).map((status) => {
	const said = words$3[status] ?? unnamed(status);
	const failures = sampleFailures.filter((each) => each.status === status);
	const codes = [...new Set(failures.map(({ code }) => code))];
	return {
		status,
		headers: [],
		...said,
		codes,
		failures
	};
});
function unnamed(status) {
	return {
		name: `Status${status}`,
		about: {
			en: "",
			ko: ""
		}
	};
}
// server/openapi-words.ts
const words$2 = {
	about: {
		en: "Read-only security checks of hosts, URLs and domains, as they are seen from outside, and a gate that passes or fails a deployment. Every path under /api answers with one envelope: on success `ok` is true and `data` holds the result, on failure `ok` is false and `error` says what happened. Unknown and repeated parameters are refused. No key is needed; one that is sent has to be right. HEAD is taken wherever GET is.",
		ko: "호스트, URL, 도메인을 외부에서 관측하는 읽기 전용 보안 점검과, 배포를 통과시키거나 실패시키는 게이트입니다. /api 아래의 모든 경로는 같은 봉투로 응답합니다. 성공하면 `ok`가 true이고 결과는 `data`에 있으며, 실패하면 `ok`가 false이고 `error`가 이유를 말합니다. 모르는 파라미터와 반복된 파라미터는 거부합니다. 키는 필요 없지만, 보낸다면 올바른 키여야 합니다. GET을 쓰는 곳에는 HEAD도 쓸 수 있습니다."
	},
	server: {
		en: "This server",
		ko: "이 서버"
	},
	checks: {
		en: "Questions about a host, a URL or a domain",
		ko: "호스트, URL, 도메인에 대한 질문"
	},
	service: {
		en: "The service itself",
		ko: "서비스 자체"
	},
	key: {
		en: "Optional. With a key, requests are counted by key instead of by address; a key that is wrong, revoked or expired is refused with 401, and such attempts have a stricter limit of their own, `wrong-keys`.",
		ko: "선택 사항입니다. 키를 보내면 요청을 주소 대신 키별로 셉니다. 틀렸거나 폐기 또는 만료된 키는 401로 거부하며, 이런 시도에는 더 엄격한 한도 `wrong-keys`를 따로 적용합니다."
	},
	measuredAnew: {
		en: "Measured anew for every request.",
		ko: "요청할 때마다 새로 측정합니다."
	},
	mayBeStored: {
		en: "A result that is younger than {seconds} seconds may be returned again (`cached`); `Cache-Control: no-cache` asks for a fresh one.",
		ko: "{seconds}초가 지나지 않은 결과는 다시 돌려줄 수 있습니다(`cached`). `Cache-Control: no-cache`를 보내면 새로 측정합니다."
	},
	limits: {
		default: {
			en: "Counts against the limit `default`: 60 requests a minute unless the operator sets another.",
			ko: "한도 `default`에 포함됩니다. 운영자가 달리 정하지 않으면 분당 60회입니다."
		},
		heavy: {
			en: "Counts against the limit `heavy`: 10 requests a minute unless the operator sets another.",
			ko: "한도 `heavy`에 포함됩니다. 운영자가 달리 정하지 않으면 분당 10회입니다."
		}
	},
	body: {
		en: "The question, as a JSON object",
		ko: "JSON 객체로 쓴 질문"
	},
	result: {
		en: "The result in its envelope",
		ko: "봉투에 담긴 결과"
	},
	livez: {
		summary: {
			en: "Whether the process runs",
			ko: "프로세스가 동작하는지 여부"
		},
		about: {
			en: "For whoever restarts it. No envelope, no limit.",
			ko: "재시작을 맡은 쪽을 위한 것입니다. 봉투도 한도도 없습니다."
		},
		yes: {
			en: "It runs",
			ko: "동작하고 있습니다"
		}
	},
	readyz: {
		summary: {
			en: "Whether requests should be sent here",
			ko: "여기로 요청을 보내도 되는지 여부"
		},
		about: {
			en: "For load balancers. No envelope, no limit.",
			ko: "로드 밸런서를 위한 것입니다. 봉투도 한도도 없습니다."
		},
		yes: {
			en: "They should",
			ko: "보내도 됩니다"
		},
		no: {
			en: "The server is about to stop",
			ko: "서버가 곧 멈춥니다"
		}
	},
	openapi: {
		summary: {
			en: "This description",
			ko: "이 설명"
		},
		about: {
			en: "OpenAPI 3.1 as JSON. No envelope, no limit.",
			ko: "JSON으로 된 OpenAPI 3.1. 봉투도 한도도 없습니다."
		},
		yes: {
			en: "The description",
			ko: "설명"
		}
	}
};
// server/openapi-operations.ts
const sampleRequest = "0f8fad5b-d9cb-469f-a165-70867728950e";
function componentName(id) {
	return id.replace(/(?:^|-)(?<letter>[a-z])/g, (match) => match.replace("-", "").toUpperCase());
}
function operationName(id) {
	return id.replace(/-[a-z]/g, (match) => match.slice(1).toUpperCase());
}
function methodOf({ method = "GET" }) {
	return method === "POST" ? "post" : "get";
}
function statusesOf(method) {
	return refusedStatuses.filter(({ status }) => method === "post" || !ofBodies.has(status));
}
const ofBodies = new Set([413, 415]);
function sharedStatuses(checks) {
	const used = new Set([405, ...checks.flatMap((check) => statusesOf(methodOf(check)).map(({ status }) => status))]);
	return refusedStatuses.filter(({ status }) => status !== 400 && used.has(status));
}
function operationOf(check, language) {
	const method = methodOf(check);
	const own = parametersOf(check, language);
	const inQuery = method === "get" ? own.map((each) => ({
		in: "query",
		...each,
		schema: { ...each.schema }
	})) : [];
	return {
		operationId: operationName(check.id),
		tags: ["checks"],
		summary: check.title[language],
		description: descriptionOf(check, language),
		parameters: [...inQuery, { $ref: "#/components/parameters/lang" }],
		...method === "post" && { requestBody: bodyOf(check, language) },
		responses: responsesOf(check, language)
	};
}
function descriptionOf({ about, cost, ttl }, language) {
	const freshness = ttl === 0 ? words$2.measuredAnew[language] : fill(words$2.mayBeStored, { seconds: ttl }, language);
	return [
		about[language],
		words$2.limits[cost === "heavy" ? "heavy" : "default"][language],
		freshness
	].join("\n\n");
}
function bodyOf(check, language) {
	const { $schema: _dialect, ...rest } = toJSONSchema(check.input, {
		io: "input",
		unrepresentable: "any"
	});
	const described = parametersOf(check, language).map((each) => [each.name, {
		...each.schema,
		description: each.description
	}]);
	const body = {
		...tidy(rest, language),
		properties: Object.fromEntries(described),
		additionalProperties: false
	};
	return {
		required: true,
		description: words$2.body[language],
		content: { "application/json": {
			schema: body,
			example: sampleQuery(check)
		} }
	};
}
function responsesOf(check, language) {
	const refused = statusesOf(methodOf(check)).map(({ status, name }) => {
		const shared = { $ref: `#/components/responses/${name}` };
		return [status, status === 400 ? badRequest(check, language) : shared];
	});
	const answer = { $ref: `#/components/schemas/${componentName(check.id)}Answer` };
	return {
		"200": {
			description: words$2.result[language],
			headers: headersOf([...everyAnswer, ...counted]),
			content: { "application/json": { schema: answer } }
		},
		...Object.fromEntries(refused)
	};
}
function badRequest(check, language) {
	const shown = refusedStatuses.find(({ status }) => status === 400);
	if (!shown) throw new Error("the catalogue has no bad input");
	const sample = sampleQuery(check);
	const examples = Object.entries({
		missing: refusalOf(check, {}),
		unknown: refusalOf(check, {
			...sample,
			[`${check.subject}s`]: sample[check.subject]
		}),
		private: failure("input.private", { field: check.subject }, { reason: check.subject })
	}).flatMap(([name, each]) => each ? [[name, exampleOf(each, language)]] : []);
	return {
		...refusedResponse(shown, language),
		content: contentOf(Object.fromEntries(examples))
	};
}
function refusalOf(check, query) {
	try {
		parseInput(check.input, query);
		return null;
	} catch (error) {
		if (error instanceof Failure) return error;
		throw error;
	}
}
const mostTelling = new Set([
	"dns.nxdomain",
	"dns.no-address",
	"tcp.refused",
	"timeout.tls",
	"busy",
	"internal"
]);
function refusedResponse(refused, language) {
	const telling = refused.failures.filter(({ id }) => mostTelling.has(id));
	const examples = (telling.length > 0 ? telling : refused.failures).map(({ id, failure: each }) => [id, exampleOf(each, language)]);
	return {
		description: `${refused.about[language]} ${fill(codesText, { codes: refused.codes.join(", ") }, language)}`,
		headers: headersOf([...everyAnswer, ...refused.headers]),
		content: contentOf(Object.fromEntries(examples))
	};
}
const codesText = {
	en: "Codes: {codes}.",
	ko: "코드: {codes}."
};
function contentOf(examples) {
	return { "application/json": {
		schema: { $ref: "#/components/schemas/Refusal" },
		examples: { ...examples }
	} };
}
function exampleOf(refused, language) {
	return { value: toRefusal(refused, sampleRequest, language) };
}
// server/openapi-service.ts
function servicePaths(language) {
	const plain = {
		language,
		schema: status
	};
	return {
		"/livez": { get: service("livez", {
			...plain,
			answers: { "200": words$2.livez.yes }
		}) },
		"/readyz": { get: service("readyz", {
			...plain,
			answers: {
				"200": words$2.readyz.yes,
				"503": words$2.readyz.no
			}
		}) },
		"/openapi.json": { get: service("openapi", {
			language,
			schema: { type: "object" },
			answers: { "200": words$2.openapi.yes }
		}) }
	};
}
const status = {
	type: "object",
	properties: { status: { type: "string" } },
	required: ["status"]
};
function service(id, { language, schema, answers }) {
	const headers = headersOf(everyAnswer);
	const responses = Object.entries(answers).map(([code, about]) => [code, {
		description: about[language],
		headers,
		content: { "application/json": { schema } }
	}]);
	return {
		operationId: id,
		tags: ["service"],
		summary: words$2[id].summary[language],
		description: words$2[id].about[language],
		security: [],
		responses: {
			...Object.fromEntries(responses),
			"405": { $ref: "#/components/responses/MethodNotAllowed" }
		}
	};
}
// server/openapi.ts
const interfaceVersion = "2026-10-10";
function openapi(checks, language = "en") {
	const described = {
		openapi: "3.1.1",
		info: {
			title: "Portcullis",
			version: interfaceVersion,
			description: words$2.about[language],
			contact: { name: "The Portcullis authors" },
			license: {
				name: "MIT",
				identifier: "MIT"
			}
		},
		servers: [{
			url: "/",
			description: words$2.server[language]
		}],
		security: [{}, { bearer: [] }],
		tags: [{
			name: "checks",
			description: words$2.checks[language]
		}, {
			name: "service",
			description: words$2.service[language]
		}],
		paths: {
			...checkPaths(checks, language),
			...servicePaths(language)
		},
		components: componentsOf(checks, language)
	};
	const document = createDocument(described, { override: leaveOpen });
	const tidied = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [name, tidy(schema, language)]);
	return {
		...document,
		components: {
			...document.components,
			schemas: Object.fromEntries(tidied)
		}
	};
}
function checkPaths(checks, language) {
	return Object.fromEntries(checks.map((check) => [`/api/util/${check.id}`, { [methodOf(check)]: operationOf(check, language) }]));
}
function componentsOf(checks, language) {
	const responses = sharedStatuses(checks).map((each) => [each.name, refusedResponse(each, language)]);
	return {
		schemas: {
			Refusal: refusal,
			...answerSchemas(checks)
		},
		parameters: { lang: {
			in: "query",
			...languageParameter(language)
		} },
		headers: headerComponents(language),
		responses: Object.fromEntries(responses),
		securitySchemes: { bearer: {
			type: "http",
			scheme: "bearer",
			description: words$2.key[language]
		} }
	};
}
function answerSchemas(checks) {
	return Object.assign({}, ...checks.map(answerSchemasOf));
}
function answerSchemasOf({ id, answer, raw }) {
	const name = componentName(id);
	if (answer) return { [`${name}Answer`]: successOf(answer.schema) };
	const observed = raw;
	return {
		[`${name}Raw`]: observed,
		[`${name}Answer`]: successOf(object({
			raw: observed,
			interpretation
		}))
	};
}
function leaveOpen({ jsonSchema }) {
	if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}
// server/openapi-read.ts
function readReference(checks, language) {
	return openapi(checks, language);
}
function entriesOf(reference, tag) {
	return Object.entries(reference.paths).flatMap(([path, methods]) => Object.entries(methods).filter(([, { tags }]) => tags.includes(tag)).map(([method, operation]) => toEntry(reference, {
		path,
		method: method.toUpperCase(),
		operation
	})));
}
function failuresIn(reference) {
	const used = new Set(entriesOf(reference, "checks").flatMap(({ responses }) => responses.map(([status]) => status)));
	return sampleFailures.filter(({ status }) => used.has(`${status}`));
}
function toEntry({ components }, at) {
	const { parameters = [], requestBody, responses } = at.operation;
	return {
		...at,
		parameters: parameters.map((each) => "$ref" in each ? lookUp(components.parameters, each) : each),
		body: requestBody?.content["application/json"].schema ?? null,
		responses: Object.entries(responses).map(([status, each]) => [status, "$ref" in each ? lookUp(components.responses, each) : each])
	};
}
function lookUp(table, { $ref }) {
	const found = table[nameOf($ref)];
	if (found === void 0) throw new Error(`the reference points to ${$ref}, which it does not hold`);
	return found;
}
function nameOf(ref) {
	return ref.slice(ref.lastIndexOf("/") + 1);
}
function follow(reference, schema) {
	const { $ref, ...beside } = schema;
	if ($ref === void 0) return {
		schema,
		name: null
	};
	return {
		schema: {
			...lookUp(reference.components.schemas, { $ref }),
			...beside
		},
		name: nameOf($ref)
	};
}
function curlOf({ method, path, parameters, operation }) {
	if (method === "GET") return `curl "$SERVER${path}${queryOf(parameters)}"`;
	return `curl "$SERVER${path}" -H "Content-Type: application/json" -d '${JSON.stringify(operation.requestBody?.content["application/json"].example ?? {}).replaceAll("'", "'\\''")}'`;
}
function queryOf(parameters) {
	const pairs = parameters.filter(({ required }) => required).map(({ name, example = name }) => `${name}=${readableValue(String(example))}`);
	return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}
function readableValue(text) {
	return encodeURIComponent(text).replaceAll("%3A", ":").replaceAll("%2F", "/");
}
// server/pages/markup.ts
function markup(parts, ...holes) {
	return { text: parts.reduce((text, part, index) => text + write$1(holes[index - 1] ?? null) + part) };
}
function trusted(text) {
	return { text };
}
function write$1(hole) {
	if (hole === null) return "";
	if (typeof hole === "string" || typeof hole === "number") return escape(`${hole}`);
	return "text" in hole ? hole.text : hole.map(write$1).join("");
}
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function escape(text) {
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
// server/pages/style.ts
const style = `
:root{color-scheme:light dark;--paper:#fbfbf9;--ink:#1c2024;--quiet:#59626b;--line:#d5d9d6;--field:#8a938f;--raised:#fff;--code:#f0f2ef;--accent:#0a5c4c;--on-accent:#fff;--mark:#e2f0ec}
@media(prefers-color-scheme:dark){:root{--paper:#14181a;--ink:#e7eaea;--quiet:#a3adb1;--line:#333b3e;--field:#78848a;--raised:#1b2022;--code:#20272a;--accent:#7fd6c2;--on-accent:#06251f;--mark:#17332d}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",sans-serif;overflow-wrap:anywhere}
:lang(ko){word-break:keep-all}
a{color:var(--accent);text-underline-offset:.15em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:2px}
.skip{position:absolute;left:-999rem}
.skip:focus{left:1rem;top:1rem;padding:.5rem 1rem;background:var(--raised);z-index:1}
.frame{max-width:62rem;margin:0 auto;padding:0 1.25rem}
.top{border-bottom:1px solid var(--line)}
.top .frame{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline;padding-block:.9rem}
.top .name{font-weight:700;color:inherit;text-decoration:none;margin-right:auto}
.top ul,.toc ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:0;padding:0}
h1{font-size:clamp(1.7rem,1.2rem + 2.4vw,2.6rem);line-height:1.2;letter-spacing:-.015em;margin:2.5rem 0 .75rem;text-wrap:balance}
h2{font-size:1.35rem;line-height:1.3;margin:3rem 0 .75rem}
h3{font-size:1.05rem;margin:1.75rem 0 .5rem}
p{margin:.5rem 0;max-width:44rem}
.lede{font-size:1.15rem;color:var(--quiet)}
.quiet{color:var(--quiet)}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;font-size:.9em}
code{background:var(--code);padding:.1em .35em;border-radius:4px}
pre{background:var(--code);border:1px solid var(--line);border-radius:8px;padding:.85rem 1rem;overflow-x:auto;overflow-wrap:normal;line-height:1.5;margin:.75rem 0}
pre code{background:none;padding:0;font-size:1em}
.cards{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr));list-style:none;padding:0;margin:1rem 0}
.card{background:var(--raised);border:1px solid var(--line);border-radius:10px;padding:1rem 1rem 1.1rem;display:flex;flex-direction:column}
.card h3{margin:0 0 .25rem}
.card p{font-size:.95rem;margin:0 0 .9rem}
.card form{margin-top:auto}
label{display:block;margin-bottom:.3rem}
.card .hint{color:var(--quiet);font-size:.88rem;margin:.4rem 0 0}
.row{display:flex;gap:.5rem}
input{flex:1 1 auto;min-width:0;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--field);border-radius:6px;padding:.5rem .55rem;min-height:2.75rem}
input::placeholder{color:var(--quiet);opacity:1}
button{font:inherit;font-weight:600;color:var(--on-accent);background:var(--accent);border:1px solid transparent;border-radius:6px;padding:.5rem .8rem;min-height:2.75rem;cursor:pointer;white-space:nowrap}
button:hover{filter:brightness(1.12)}
.scroll{overflow-x:auto;margin:.75rem 0;border:1px solid var(--line);border-radius:8px}
table{border-collapse:collapse;width:100%;font-size:.92rem;overflow-wrap:break-word}
th,td{text-align:left;vertical-align:top;padding:.5rem .8rem;border-top:1px solid var(--line)}
thead th{border-top:0;background:var(--code);font-size:.85rem;white-space:nowrap}
tbody th{font-weight:400;white-space:nowrap}
td{min-width:7rem}
td.wide{min-width:17rem}
@media(max-width:40rem){table{overflow-wrap:anywhere}th,td{padding:.5rem .6rem}td{min-width:5rem}td.wide{min-width:10rem}tbody th{white-space:normal;min-width:7rem}}
.verb{display:inline-block;background:var(--mark);color:var(--accent);font:700 .8rem/1.4 ui-monospace,monospace;border-radius:4px;padding:.15rem .5rem;margin-right:.5rem;vertical-align:.12em}
.path{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.92em}
details{margin:.75rem 0}
summary{cursor:pointer;color:var(--accent);font-weight:600;padding:.25rem 0}
footer{margin-top:4rem;border-top:1px solid var(--line);color:var(--quiet);font-size:.92rem}
footer .frame{padding-block:1.25rem 2.5rem}
@media print{.top,.skip,form{display:none}body{background:#fff;color:#000}}
`;
const styleHash = `sha256-${hash("sha256", style, "base64")}`;
// server/pages/words.ts
const words$1 = {
	skip: {
		en: "Skip to the content",
		ko: "본문으로 건너뛰기"
	},
	navigation: {
		en: "Pages",
		ko: "페이지"
	},
	reference: {
		en: "Reference",
		ko: "레퍼런스"
	},
	homeTitle: {
		en: "Portcullis: is it safe to let people in?",
		ko: "Portcullis: 배포한 사이트를 열어도 안전합니까?"
	},
	question: {
		en: "Is what you just deployed safe to let people in?",
		ko: "방금 배포한 사이트, 사람들을 들여도 안전합니까?"
	},
	lede: {
		en: "Portcullis looks at a site from outside, as a visitor would, and says what is wrong with it and what to do. It sends nothing that changes anything there. It tells apart what failed from what could not be measured.",
		ko: "Portcullis는 방문자처럼 외부에서 사이트를 관측하여 무엇이 잘못되었고 무엇을 해야 하는지 알려 줍니다. 대상을 바꾸는 것은 아무것도 보내지 않습니다. 실패한 것과 측정할 수 없었던 것을 구별합니다."
	},
	checks: {
		en: "What it checks",
		ko: "점검 항목"
	},
	checksLede: {
		en: "Name a target; the answer is JSON. No key is needed.",
		ko: "대상을 입력하십시오. 응답은 JSON이며 키는 필요 없습니다."
	},
	measure: {
		en: "Check",
		ko: "점검"
	},
	measureWhat: {
		en: "Check: {title}",
		ko: "점검: {title}"
	},
	byProgram: {
		en: "From a program",
		ko: "프로그램에서 사용하기"
	},
	byProgramLede: {
		en: "Every check is one request. In these examples $SERVER is the address of this server.",
		ko: "점검 하나가 요청 하나입니다. 예시의 $SERVER는 이 서버의 주소입니다."
	},
	byCommand: {
		en: "The command line measures from your own machine or lets this server do it; the exit code is the verdict.",
		ko: "명령줄 도구는 사용자의 컴퓨터에서 직접 측정하거나 이 서버에 측정을 맡깁니다. 종료 코드가 판정입니다."
	},
	more: {
		en: "All parameters, fields, statuses and error codes are in the {reference}; the same for machines is {openapi}.",
		ko: "모든 파라미터, 필드, 상태 코드, 오류 코드는 {reference}에 있습니다. 기계가 읽는 형식은 {openapi}입니다."
	},
	docsTitle: {
		en: "Reference · Portcullis",
		ko: "레퍼런스 · Portcullis"
	},
	docsDescription: {
		en: "Every operation of the Portcullis API with its parameters, fields, statuses and error codes.",
		ko: "Portcullis API의 모든 오퍼레이션과 파라미터, 필드, 상태 코드, 오류 코드."
	},
	docsLede: {
		en: "Version {version} of the interface. This page is made from {openapi}, OpenAPI 3.1, and says the same. In the examples $SERVER is the address of this server.",
		ko: "인터페이스 버전 {version}. 이 페이지는 OpenAPI 3.1로 쓰인 {openapi}에서 만들어지며 내용이 같습니다. 예시의 $SERVER는 이 서버의 주소입니다."
	},
	contents: {
		en: "On this page",
		ko: "이 페이지의 내용"
	},
	operations: {
		en: "Operations",
		ko: "오퍼레이션"
	},
	parameters: {
		en: "Parameters",
		ko: "파라미터"
	},
	name: {
		en: "name",
		ko: "이름"
	},
	values: {
		en: "values",
		ko: "값"
	},
	fallback: {
		en: "default",
		ko: "기본값"
	},
	required: {
		en: "required",
		ko: "필수"
	},
	meaning: {
		en: "meaning",
		ko: "의미"
	},
	example: {
		en: "example",
		ko: "예"
	},
	request: {
		en: "Request",
		ko: "요청"
	},
	statuses: {
		en: "Statuses",
		ko: "상태 코드"
	},
	status: {
		en: "status",
		ko: "상태"
	},
	answer: {
		en: "Fields of the answer",
		ko: "응답의 필드"
	},
	field: {
		en: "field",
		ko: "필드"
	},
	typeAndMeaning: {
		en: "type and meaning",
		ko: "형식과 의미"
	},
	optional: {
		en: "may be absent",
		ko: "없을 수 있음"
	},
	envelope: {
		en: "The envelope",
		ko: "봉투"
	},
	envelopeLede: {
		en: "Everything under /api, and every path that does not exist, answers with one envelope. On success `data` holds the result and `error` is null; on failure it is the other way round.",
		ko: "/api 아래의 모든 경로와 존재하지 않는 모든 경로는 같은 봉투로 응답합니다. 성공하면 `data`에 결과가 있고 `error`는 null이며, 실패하면 그 반대입니다."
	},
	failure: {
		en: "A failure",
		ko: "실패의 예"
	},
	shape: {
		en: "The shape {name}",
		ko: "{name} 형식"
	},
	codes: {
		en: "Error codes and reasons",
		ko: "오류 코드와 이유"
	},
	codesLede: {
		en: "The code is for programs of every kind, the reason says which failure it is. For bad input the reason is the name of the parameter; the names, hosts and numbers below are samples.",
		ko: "code는 모든 프로그램을 위한 것이고 reason은 구체적인 실패를 말합니다. 잘못된 입력이면 reason은 파라미터의 이름입니다. 아래의 이름, 호스트, 숫자는 예시입니다."
	},
	reason: {
		en: "reason",
		ko: "이유"
	},
	says: {
		en: "code and message",
		ko: "코드와 메시지"
	},
	limits: {
		en: "Limits and headers",
		ko: "한도와 헤더"
	},
	limitsLede: {
		en: "Requests are counted for each key, without one for each address; IPv6 addresses of one /64 count as one. What fails on the side of this server is not counted; a target that fails is.",
		ko: "요청은 키별로, 키가 없으면 주소별로 셉니다. IPv6 주소는 /64 단위로 하나로 봅니다. 이 서버 쪽의 실패는 세지 않지만 대상 쪽의 실패는 셉니다."
	},
	header: {
		en: "header",
		ko: "헤더"
	},
	keys: {
		en: "Keys",
		ko: "키"
	},
	service: {
		en: "The service itself",
		ko: "서비스 자체"
	}
};
// server/pages/layout.ts
const nativeNames = {
	en: "English",
	ko: "한국어"
};
function pathIn(path, language) {
	return language === "en" ? path : `${path}?lang=${language}`;
}
function layout({ language, path, title, description, main }) {
	return `${markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title[language]}</title>
        <meta name="description" content="${description[language]}" />
        ${languages.map((each) => markup`<link rel="alternate" hreflang="${each}" href="${pathIn(path, each)}" />`)}
        <link rel="service-desc" type="application/json" href="/openapi.json" />
        <style>${trusted(style)}</style>
      </head>
      <body>
        <a class="skip" href="#main">${words$1.skip[language]}</a>
        <header class="top">${navigation(path, language)}</header>
        <main id="main" class="frame">${main}</main>
        <footer>
          <div class="frame">Portcullis ${version} · MIT</div>
        </footer>
      </body>
    </html>`.text}\n`;
}
function navigation(path, language) {
	const here = trusted(" aria-current=\"page\"");
	const others = languages.filter((each) => each !== language);
	return markup`<nav class="frame" aria-label="${words$1.navigation[language]}">
    <a class="name" href="${pathIn("/", language)}" ${path === "/" ? here : null}>Portcullis</a>
    <ul>
      <li><a href="${pathIn("/docs", language)}" ${path === "/docs" ? here : null}>${words$1.reference[language]}</a></li>
      <li><a href="/openapi.json">OpenAPI</a></li>
      ${others.map((each) => markup`<li><a href="${pathIn(path, each)}" lang="${each}" hreflang="${each}">${nativeNames[each]}</a></li>`)}
    </ul>
  </nav>`;
}
// server/pages/rich.ts
const pieces = /(?<hole>\{\w+\})|`(?<code>[^`]+)`/g;
function rich(sentence, holes = {}) {
	const parts = [];
	let read = 0;
	for (const match of sentence.matchAll(pieces)) {
		const { code } = match.groups ?? {};
		const shown = code === void 0 ? holes[match[0].slice(1, -1)] : markup`<code>${code}</code>`;
		parts.push(markup`${sentence.slice(read, match.index)}`, shown ?? markup`${match[0]}`);
		read = match.index + match[0].length;
	}
	return markup`${parts}${sentence.slice(read)}`;
}
function paragraphs(text) {
	return markup`${text.split("\n\n").map((each) => markup`<p>${rich(each)}</p>`)}`;
}
// server/pages/home.ts
function homePage({ checks, language }) {
	const main = markup` <h1>${words$1.question[language]}</h1>
    <p class="lede">${words$1.lede[language]}</p>
    <section aria-labelledby="checks">
      <h2 id="checks">${words$1.checks[language]}</h2>
      <p>${words$1.checksLede[language]}</p>
      <ul class="cards">
        ${checks.map((check) => card(check, language))}
      </ul>
    </section>
    <section aria-labelledby="programs">
      <h2 id="programs">${words$1.byProgram[language]}</h2>
      <p>${words$1.byProgramLede[language]}</p>
      <pre tabindex="0"><code>${samples(checks, language)}</code></pre>
      <p>${words$1.byCommand[language]}</p>
      <pre tabindex="0"><code>${commands}</code></pre>
      <p>${rich(words$1.more[language], links(language))}</p>
    </section>`;
	return layout({
		language,
		path: "/",
		title: words$1.homeTitle,
		description: words$1.lede,
		main
	});
}
const commands = `npx portcullis gate https://example.com/
npx portcullis gate https://example.com/ --server "$SERVER"`;
function links(language) {
	return {
		reference: markup`<a href="${pathIn("/docs", language)}">${words$1.reference[language]}</a>`,
		openapi: markup`<a href="/openapi.json">/openapi.json</a>`
	};
}
function samples(checks, language) {
	return entriesOf(readReference(checks, language), "checks").slice(0, mostSamples).map(curlOf).join("\n");
}
const mostSamples = 3;
function card(check, language) {
	const { id, title, about } = check;
	return markup`<li class="card">
    <h3>${title[language]}</h3>
    <p>
      ${about[language]}
      <a href="${pathIn("/docs", language)}#${id}">${words$1.reference[language]}<span class="skip"> (${id})</span></a>
    </p>
    ${form(check, language)}
  </li>`;
}
function form(check, language) {
	if (check.method === "POST") return null;
	const needed = parametersOf(check, language).filter(({ required }) => required);
	const button = markup`<button aria-label="${fill(words$1.measureWhat, { title: check.title[language] }, language)}">${words$1.measure[language]}</button>`;
	return markup`<form action="/api/util/${check.id}" method="get">
    ${language === "en" ? null : markup`<input type="hidden" name="lang" value="${language}" />`}
    ${needed.map((parameter, index) => field(check.id, parameter, index === needed.length - 1 ? button : null))}
  </form>`;
}
function field(check, { name, description, example = "" }, button) {
	const id = `${check}-${name}`;
	return markup`<label for="${id}"><code>${name}</code></label>
    <div class="row">
      <input id="${id}" name="${name}" required maxlength="2048" placeholder="${example}" aria-describedby="${id}-about" inputmode="url" autocomplete="off" autocapitalize="none" spellcheck="false" />
      ${button}
    </div>
    <p class="hint" id="${id}-about">${description}</p>`;
}
// server/openapi-fields.ts
function sharedShapes(reference) {
	const names = Object.keys(reference.components.schemas);
	const texts = Object.entries(reference.components.schemas).map(([name, schema]) => [name, JSON.stringify(schema)]);
	const isShared = (name) => texts.filter(([user, text]) => user !== name && text.includes(`"#/components/schemas/${name}"`)).length > 1;
	return new Set(names.filter((name) => reference.components.schemas[name]?.properties && isShared(name)));
}
function fieldsOf(reference, shape, { within = "", elsewhere }) {
	const { schema } = follow(reference, shape);
	const object = objectIn(reference, schema);
	if (!object) return [];
	return Object.entries(object.properties ?? {}).flatMap(([key, property]) => {
		return fieldOf(reference, property, {
			path: within === "" ? key : `${within}.${key}`,
			isOptional: !object.required?.includes(key),
			elsewhere
		});
	});
}
function fieldOf(reference, property, { path, isOptional, elsewhere }) {
	const { schema, name } = follow(reference, property);
	const common = {
		path,
		isOptional,
		description: schema.description ?? ""
	};
	if (name !== null && elsewhere.has(name)) return [{
		...common,
		type: name,
		isShape: true
	}];
	const field = {
		...common,
		type: typeOf(reference, schema),
		isShape: false
	};
	const inside = schema.items ? {
		shape: schema.items,
		within: `${path}[]`
	} : {
		shape: schema,
		within: path
	};
	return [field, ...fieldsOf(reference, inside.shape, {
		within: inside.within,
		elsewhere
	})];
}
function objectIn(reference, schema) {
	if (schema.properties) return schema;
	return (schema.anyOf ?? schema.oneOf ?? []).map((each) => follow(reference, each).schema).find(({ properties }) => properties) ?? null;
}
function typeOf(reference, shape) {
	const { schema } = follow(reference, shape);
	if (schema.enum) return schema.enum.map(String).join(" | ");
	if (schema.const !== void 0) return JSON.stringify(schema.const);
	const members = schema.anyOf ?? schema.oneOf;
	if (members) return members.map((each) => typeOf(reference, each)).join(" | ");
	if (schema.prefixItems) return `[${schema.prefixItems.map((each) => typeOf(reference, each)).join(", ")}]`;
	if (schema.items) return arrayOf(typeOf(reference, schema.items));
	const plain = [schema.type ?? "any"].flat().join(" | ");
	return schema.format === "date-time" ? plain.replace("string", "date-time") : plain;
}
function arrayOf(type) {
	return type.includes(" | ") ? `(${type})[]` : `${type}[]`;
}
// server/pages/table.ts
function table(label, head, rows) {
	return markup`<div class="scroll" role="region" tabindex="0" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${head.map((name) => markup`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(row)}
      </tbody>
    </table>
  </div>`;
}
function row([name = "", ...cells]) {
	return markup`<tr>
    <th scope="row">${name}</th>
    ${cells.map(cell)}
  </tr>`;
}
const longText = 40;
function cell(content) {
	return (typeof content === "string" ? content.length > longText : content.text.length > 120) ? markup`<td class="wide">${content}</td>` : markup`<td>${content}</td>`;
}
function code(text) {
	const parts = text.split(/(?<=\.)(?=.)/);
	return text === "" ? markup`` : markup`<code>${parts.map((part, at) => at === 0 ? part : markup`<wbr />${part}`)}</code>`;
}
// server/pages/operation.ts
function operationSection(entry, source) {
	const { method, path, operation, responses } = entry;
	const { language } = source;
	const id = path.slice(path.lastIndexOf("/") + 1);
	return markup`<section aria-labelledby="${id}">
    <h2 id="${id}">${operation.summary}</h2>
    <p><span class="verb">${method}</span><span class="path">${path}</span></p>
    ${paragraphs(operation.description)}
    <h3>${words$1.parameters[language]}</h3>
    ${parameterTable(`${words$1.parameters[language]}: ${id}`, parametersIn(entry), source)}
    <h3>${words$1.request[language]}</h3>
    <pre tabindex="0"><code>${curlOf(entry)}</code></pre>
    <h3>${words$1.statuses[language]}</h3>
    <p>${responses.map(([status]) => markup`<a href="#status-${status}">${code(status)}</a> `)}</p>
    ${answerFields(entry, source)}
  </section>`;
}
function parametersIn({ parameters, body }) {
	return [...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
		name,
		schema,
		description: schema.description ?? "",
		required: body?.required?.includes(name) ?? false
	})), ...parameters];
}
function parameterTable(label, parameters, { reference, language }) {
	return table(label, [
		words$1.name,
		words$1.meaning,
		words$1.values,
		words$1.fallback,
		words$1.example
	].map((text) => text[language]), parameters.map(({ name, schema, required, description, example }) => [
		code(name),
		description,
		valuesOf(schema, reference),
		required ? words$1.required[language] : code(schema.default === void 0 ? "" : String(schema.default)),
		code(example === void 0 ? "" : String(example))
	]));
}
function valuesOf(schema, reference) {
	const { minimum, maximum } = schema;
	if (schema.enum) return markup`${schema.enum.map((value, index) => markup`${index === 0 ? "" : " "}${code(String(value))}`)}`;
	const range = minimum === void 0 || maximum === void 0 ? "" : ` ${String(minimum)}–${String(maximum)}`;
	return markup`${typeOf(reference, schema)}${range}`;
}
function answerFields({ responses }, source) {
	const schema = responses.find(([status]) => status === "200")?.[1].content["application/json"].schema ?? {};
	const own = fieldsOf(source.reference, schema, { elsewhere: source.shapes }).filter(({ path }) => path.startsWith("data."));
	return markup`<details>
    <summary>${words$1.answer[source.language]}</summary>
    ${fieldTable(words$1.answer[source.language], own, source)}
  </details>`;
}
function fieldTable(label, fields, { language }) {
	return table(label, [words$1.field, words$1.typeAndMeaning].map((text) => text[language]), fields.map((field) => [code(field.path), aboutField(field, language)]));
}
function aboutField({ type, isShape, description, isOptional }, language) {
	return markup`${isShape ? markup`<a href="#${type}">${type}</a>` : markup`<span class="path">${type}</span>`}${isOptional ? markup` <span class="quiet">(${words$1.optional[language]})</span>` : null}${description === "" ? null : markup`<br />${rich(description)}`}`;
}
// server/pages/rules.ts
function envelopeSection(reference, language) {
	const { NotFound } = reference.components.responses;
	const [example] = Object.values(NotFound?.content["application/json"].examples ?? {});
	return markup`<section aria-labelledby="envelope">
    <h2 id="envelope">${words$1.envelope[language]}</h2>
    ${paragraphs(words$1.envelopeLede[language])}
    ${fieldTable(words$1.envelope[language], envelopeFields(reference), {
		reference,
		language,
		shapes: new Set()
	})}
    <h3>${words$1.failure[language]}</h3>
    <pre tabindex="0"><code>${JSON.stringify(example?.value, null, 2)}</code></pre>
  </section>`;
}
function envelopeFields(reference) {
	const [first] = entriesOf(reference, "checks");
	const all = [first?.responses.find(([status]) => status === "200")?.[1].content["application/json"].schema ?? {}, { $ref: "#/components/schemas/Refusal" }].flatMap((schema) => fieldsOf(reference, schema, { elsewhere: new Set() }));
	return [...Map.groupBy(all.filter(({ path }) => !path.startsWith("data.")), ({ path }) => path)].map(([path, same]) => ({
		path,
		type: joined(same.map(({ type }) => type), " | "),
		description: path === "data" ? "" : joined(same.map(({ description }) => description), "; "),
		isShape: false,
		isOptional: same.some(({ isOptional }) => isOptional)
	}));
}
function joined(texts, separator) {
	return [...new Set(texts.filter((text) => text !== ""))].join(separator);
}
function shapeSection(name, source) {
	const { reference, language, shapes } = source;
	const others = new Set([...shapes].filter((each) => each !== name));
	const fields = fieldsOf(reference, { $ref: `#/components/schemas/${name}` }, { elsewhere: others });
	const title = fill(words$1.shape, { name }, language);
	return markup`<section aria-labelledby="${name}">
    <h2 id="${name}">${title}</h2>
    <p>${rich(reference.components.schemas[name]?.description ?? "")}</p>
    ${fieldTable(title, fields, source)}
  </section>`;
}
function statusSection(entries, language) {
	const rows = [...new Map(entries.flatMap((entry) => entry.responses))].toSorted(([a], [b]) => Number(a) - Number(b)).map(([status, { description }]) => [markup`<span id="status-${status}">${code(status)}</span>`, rich(description)]);
	return markup`<section aria-labelledby="statuses">
    <h2 id="statuses">${words$1.statuses[language]}</h2>
    ${table(words$1.statuses[language], [words$1.status[language], words$1.meaning[language]], rows)}
  </section>`;
}
function codesSection(reference, language) {
	const head = [words$1.reason, words$1.says].map((text) => text[language]);
	const rows = failuresIn(reference).toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code, "en")).map(({ code: kind, status, failure }) => [code(failure.reason), markup`<span class="path">${status} ${kind}</span><br />${describeFailure(failure.facts, language)}`]);
	return markup`<section aria-labelledby="codes">
    <h2 id="codes">${words$1.codes[language]}</h2>
    ${paragraphs(words$1.codesLede[language])} ${table(words$1.codes[language], head, rows)}
  </section>`;
}
function limitsSection({ components }, language) {
	const head = [
		words$1.header,
		words$1.example,
		words$1.meaning
	].map((text) => text[language]);
	const rows = Object.entries(components.headers).map(([name, { description, example }]) => [
		code(name),
		code(String(example)),
		description
	]);
	return markup`<section aria-labelledby="limits">
    <h2 id="limits">${words$1.limits[language]}</h2>
    ${paragraphs(words$1.limitsLede[language])} ${table(words$1.limits[language], head, rows)}
  </section>`;
}
function keysSection({ components }, language) {
	return markup`<section aria-labelledby="keys">
    <h2 id="keys">${words$1.keys[language]}</h2>
    <p>${rich(components.securitySchemes["bearer"]?.description ?? "")}</p>
    <pre tabindex="0"><code>Authorization: Bearer &lt;API_KEY&gt;</code></pre>
  </section>`;
}
// server/pages/reference.ts
function referencePage({ checks, language }) {
	const reference = readReference(checks, language);
	const shapes = sharedShapes(reference);
	const operations = entriesOf(reference, "checks");
	const holes = {
		version: markup`${reference.info.version}`,
		openapi: markup`<a href="/openapi.json">/openapi.json</a>`
	};
	const main = markup` <h1>${words$1.reference[language]}</h1>
    <p class="lede">${rich(words$1.docsLede[language], holes)}</p>
    <p>${rich(reference.info.description)}</p>
    ${contents(operations, language)}
    ${operations.map((entry) => operationSection(entry, {
		reference,
		language,
		shapes
	}))}
    ${envelopeSection(reference, language)}
    ${[...shapes].map((name) => shapeSection(name, {
		reference,
		language,
		shapes
	}))} ${statusSection(operations, language)} ${codesSection(reference, language)}
    ${limitsSection(reference, language)} ${keysSection(reference, language)} ${serviceSection(reference, language)}`;
	return layout({
		language,
		path: "/docs",
		title: words$1.docsTitle,
		description: words$1.docsDescription,
		main
	});
}
function contents(operations, language) {
	const rules = [
		["envelope", words$1.envelope],
		["statuses", words$1.statuses],
		["codes", words$1.codes],
		["limits", words$1.limits],
		["keys", words$1.keys],
		["service", words$1.service]
	];
	return markup`<nav class="toc" aria-label="${words$1.contents[language]}">
    <ul>
      ${operations.map(({ operation, path }) => markup`<li><a href="#${anchorOf(path)}">${operation.summary}</a></li>`)}
      ${rules.map(([id, text]) => markup`<li><a href="#${id}">${text[language]}</a></li>`)}
    </ul>
  </nav>`;
}
function anchorOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function serviceSection(reference, language) {
	const entries = entriesOf(reference, "service");
	return markup`<section aria-labelledby="service">
    <h2 id="service">${words$1.service[language]}</h2>
    ${entries.map(({ method, path, operation }) => markup`<h3><span class="verb">${method}</span><span class="path">${path}</span></h3>
          <p>${operation.summary}. ${operation.description}</p>`)}
  </section>`;
}
// server/places.ts
function placesOf({ checks, counter, isReady, onProbe }) {
	function readiness() {
		onProbe();
		return isReady() ? probe(200, "ready") : probe(503, "draining");
	}
	return [
		...checks.map((check) => ({
			path: `/api/util/${check.id}`,
			route: openly(check, answering(check, counter))
		})),
		{
			path: "/openapi.json",
			route: reading$1(once$1(() => documentOf(checks)))
		},
		{
			path: "/livez",
			route: reading$1(() => probe(200, "alive"))
		},
		{
			path: "/readyz",
			route: reading$1(readiness)
		},
		{
			path: "/",
			route: reading$1(inLanguages((language) => homePage({
				checks,
				language
			})))
		},
		{
			path: "/docs",
			route: reading$1(inLanguages((language) => referencePage({
				checks,
				language
			})))
		}
	];
}
function openly(check, route) {
	const methods = check.method === "POST" ? ["POST"] : ["GET", "HEAD"];
	const allowed = [...methods, "OPTIONS"].join(", ");
	return (asked, draft) => {
		draft.fields.push(...crossOriginFields);
		draft.note = { check: check.id };
		if (asked.method === "OPTIONS") return {
			status: 204,
			fields: preflightFields(allowed),
			body: ""
		};
		checkMethod(asked, methods, allowed, draft);
		return route(asked, draft);
	};
}
const readingMethods = ["GET", "HEAD"];
function reading$1(reply) {
	return (asked, draft) => {
		checkMethod(asked, readingMethods, "GET, HEAD", draft);
		return reply(asked);
	};
}
function checkMethod({ method }, methods, allowed, draft) {
	if (methods.includes(method)) return;
	draft.fields.push(["allow", allowed]);
	throw failure("request.method", {
		allowed: methods.join(", "),
		method: printable(method, 20)
	});
}
function documentOf(checks) {
	return {
		status: 200,
		fields: documentFields,
		body: JSON.stringify(openapi(checks))
	};
}
function probe(status, state) {
	return {
		status,
		fields: passingFields,
		body: JSON.stringify({ status: state })
	};
}
function once$1(make) {
	let made;
	return () => made ??= make();
}
function inLanguages(render) {
	const fields = pageFields(styleHash);
	const page = (language) => once$1(() => ({
		status: 200,
		fields,
		body: render(language)
	}));
	const pages = {
		en: page("en"),
		ko: page("ko")
	};
	return ({ language }) => pages[language]();
}
// server/parser.ts
const words = {
	HPE_INVALID_METHOD: {
		en: "its method is none of HTTP",
		ko: "HTTP에 없는 메서드입니다"
	},
	HPE_INVALID_URL: {
		en: "its target is no path and no URL",
		ko: "요청 대상이 경로도 URL도 아닙니다"
	},
	HPE_INVALID_VERSION: {
		en: "its version of HTTP is not 1.0 or 1.1",
		ko: "HTTP 버전이 1.0이나 1.1이 아닙니다"
	},
	HPE_PAUSED_H2_UPGRADE: {
		en: "it begins with HTTP/2, which is not spoken here",
		ko: "지원하지 않는 HTTP/2로 시작합니다"
	},
	HPE_INVALID_HEADER_TOKEN: {
		en: "a header has a name or a value with characters that may not be there",
		ko: "헤더 이름이나 값에 쓸 수 없는 문자가 있습니다"
	},
	HPE_INVALID_CONTENT_LENGTH: {
		en: "its Content-Length is no length",
		ko: "Content-Length가 길이가 아닙니다"
	},
	HPE_UNEXPECTED_CONTENT_LENGTH: {
		en: "it says the length of its body more than once",
		ko: "본문의 길이를 두 번 이상 말합니다"
	},
	HPE_INVALID_TRANSFER_ENCODING: {
		en: "its Transfer-Encoding does not end with chunked, or stands beside a Content-Length",
		ko: "Transfer-Encoding이 chunked로 끝나지 않거나 Content-Length와 함께 있습니다"
	},
	HPE_INVALID_CHUNK_SIZE: {
		en: "a chunk of its body has no size",
		ko: "본문의 청크에 크기가 없습니다"
	},
	HPE_CLOSED_CONNECTION: {
		en: "it comes behind a request that was to be the last one",
		ko: "마지막이라고 한 요청 뒤에 왔습니다"
	}
};
const other = {
	en: "it is not written as HTTP/1.1 is",
	ko: "HTTP/1.1 형식이 아닙니다"
};
function wordsOf(code) {
	return words[code] ?? other;
}
// server/sockets.ts
function answerOnSockets(server, options) {
	const exchanges = new WeakMap();
	const refused = new WeakSet();
	const pendingOn = (socket) => (exchanges.get(socket) ?? []).filter(({ response }) => !response.writableFinished);
	server.on("clientError", (error, socket) => {
		const refusal = toFailure(error, options.headerLimit);
		if (!refusal || !socket.writable) socket.destroy();
		else if (!refused.has(socket)) {
			refused.add(socket);
			answerBehind(pendingOn(socket), socket, () => answer(socket, refusal, [], options, error.code));
		}
	});
	server.on("connect", (_incoming, socket) => {
		socket.on("error", () => {});
		const refusal = failure("request.method", {
			allowed: "GET, HEAD",
			method: "CONNECT"
		});
		answerBehind(pendingOn(socket), socket, () => answer(socket, refusal, [["allow", "GET, HEAD"]], options));
	});
	return (incoming, response) => {
		const { socket } = incoming;
		exchanges.set(socket, [...pendingOn(socket), {
			incoming,
			response
		}]);
	};
}
function answerBehind(pending, socket, say) {
	const broken = pending.find(({ incoming }) => !incoming.complete);
	const before = pending.filter((exchange) => exchange !== broken).at(-1);
	const speak = () => {
		if (!socket.writable) return;
		if (!broken?.response.headersSent) return say();
		if (broken.response.writableFinished) return hangUp(socket);
		broken.response.once("finish", () => hangUp(socket));
	};
	if (before) before.response.once("finish", speak);
	else speak();
}
function toFailure({ code = "" }, limit) {
	if (code === "ERR_HTTP_REQUEST_TIMEOUT") return failure("request.slow", {});
	if (code === "HPE_HEADER_OVERFLOW") return failure("request.headers-too-large", { limit });
	if (code.startsWith("HPE_")) return failure("request.malformed", { detail: wordsOf(code) });
	return null;
}
function answer(socket, refusal, extra, { log, language }, parser) {
	const requestId = randomUUID();
	const { status, fields, body, note } = refuse(refusal, requestId, language);
	const lines = [
		...fields,
		...extra,
		["x-request-id", requestId],
		["date", new Date().toUTCString()],
		["content-length", `${Buffer.byteLength(body)}`],
		["connection", "close"]
	].map(([name, value]) => `${name}: ${value}\r\n`);
	hangUp(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${body}`);
	const said = parser === void 0 ? {} : { parser: printable(parser, 60) };
	log.request({
		requestId,
		method: "",
		path: null,
		status,
		ms: 0,
		...note,
		...said
	});
}
const lingering = 1e3;
function hangUp(socket, last = "") {
	socket.end(last);
	socket.resume();
	const timer = setTimeout(() => socket.destroy(), lingering);
	socket.once("close", () => clearTimeout(timer));
}
// server/main.ts
const standardOutput = 1;
const headerLimit = 16384;
const grace = 1e3;
const reading = 3e4;
async function startServer(config = {}) {
	const { host = listenDefault.host, port = listenDefault.port, language = "en" } = config;
	const checks = config.checks ?? await Promise.all(registry.map(({ load }) => load()));
	const log = openLog(config.log === void 0 ? openOutput(standardOutput) : config.log);
	const counter = openCounter(config);
	const patience = {
		...defaultPatience,
		...config.patience
	};
	const server = openServer(patience);
	const longest = counter.engine.deadline + grace;
	server.setTimeout(longest + patienceOf(config) + reading);
	const { isDraining, close, ...drain } = openDrain(server, {
		...patience,
		longest
	});
	const handle = toNodeHandler(openApp({
		places: placesOf({
			checks,
			counter,
			isReady: () => !isDraining(),
			onProbe: drain.watched
		}),
		log,
		language,
		isDraining
	}));
	const note = answerOnSockets(server, {
		log,
		language,
		headerLimit: headerLimit / 1024
	});
	for (const event of ["request", "checkExpectation"]) server.on(event, (incoming, response) => {
		drain.begin(incoming, response);
		note(incoming, response);
		handle(incoming, response);
	});
	server.listen(port, host);
	await once(server, "listening");
	const { port: actual } = server.address();
	const url = `http://${bracketed(host)}:${actual}`;
	log.event("listening", { url });
	return {
		url,
		port: actual,
		async close() {
			if (!isDraining()) log.event("draining");
			await close();
			log.event("closed");
			await log.flush();
		}
	};
}
function patienceOf({ capacity = {} }) {
	return capacity.patience ?? defaultCapacity.patience;
}
function openServer({ headers, request, idle, every }) {
	return createServer$1({
		headersTimeout: headers,
		requestTimeout: request,
		keepAliveTimeout: idle,
		connectionsCheckingInterval: every,
		maxHeaderSize: headerLimit,
		requireHostHeader: false
	});
}
export { startServer };
