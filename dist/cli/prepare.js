import { t as require_cjs } from "./cjs2.js";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { isIPv4, isIPv6 } from "node:net";
import { deflateRaw, inflateRaw } from "node:zlib";
// server/store/canonical.ts
const mark = "\0";
const instant = `${mark}at`;
function timeless(value, observedAt) {
	return write(value, new Date(observedAt).toISOString()) ?? "null";
}
function timed(json, observedAt) {
	const iso = new Date(observedAt).toISOString();
	return JSON.parse(json, (_key, value) => {
		if (typeof value !== "string" || !value.startsWith(mark)) return value;
		return value === instant ? iso : value.slice(1);
	});
}
function write(value, iso) {
	if (typeof value === "string") return JSON.stringify(value === iso ? instant : escaped(value));
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	if ("toJSON" in value && typeof value.toJSON === "function") return write(value.toJSON(), iso);
	if (Array.isArray(value)) return `[${value.map((each) => write(each, iso) ?? "null").join(",")}]`;
	return `{${Object.entries(value).toSorted(([a], [b]) => a < b ? -1 : 1).flatMap(([key, each]) => {
		const written = write(each, iso);
		return written === void 0 ? [] : [`${JSON.stringify(key)}:${written}`];
	}).join(",")}}`;
}
function escaped(text) {
	return text.startsWith(mark) ? mark + text : text;
}
// server/store/domain-of.ts
var import_cjs = require_cjs();
function domainOf(name) {
	if (isIPv4(name)) return name;
	if (isIPv6(name)) return `${expanded(name).slice(0, 4).join(":")}::/64`;
	return (0, import_cjs.getDomain)(name, {
		allowPrivateDomains: false,
		extractHostname: false,
		validateHostname: false
	}) ?? name;
}
function expanded(address) {
	const [head = "", tail] = address.split("::", 2);
	const [before, after] = [head, tail ?? ""].map((part) => part === "" ? [] : part.split(":"));
	const missing = tail === void 0 ? 0 : Math.max(0, 8 - before.length - after.length);
	return [
		...before,
		...Array(missing).fill("0"),
		...after
	];
}
// server/store/query-values.ts
const query = /(?<=[\w/.~%:-])\?(?:[\w.~%[\]-]{1,100}=[^\s"\\&#<>;,']*)(?:&(?:amp;)?[^\s"\\#<>=&;,']{0,100}(?:=[^\s"\\&#<>;,']*)?)*/g;
function withoutQueryValues(json) {
	return json.replace(query, (text) => text.replace(/=[^&]+/g, "=…"));
}
// server/store/prepare.ts
const longestText = 1e3;
const longestBody = 4194304;
const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);
async function prepare({ result, observations, isTrusted, areObservationsAlone }) {
	const { check, question, target, raw, verdict, version, observedAt } = result;
	if (!isStorable(target)) return null;
	const json = areObservationsAlone ? "" : withoutQueryValues(timeless({
		raw,
		verdict
	}, observedAt));
	if (json.length > longestBody) return null;
	const at = Math.floor(observedAt / 1e3);
	const sightings = observations.filter((each) => [
		each.target,
		each.kind,
		each.value
	].every(isStorable)).map((each) => ({
		target: each.target,
		kind: each.kind,
		value: each.value,
		at
	}));
	return {
		names: [...new Set([target, ...sightings.map((each) => each.target)])].map((name) => ({
			name,
			domain: domainOf(name)
		})),
		isTrusted,
		isSnapshot: areObservationsAlone !== true,
		sightings,
		question: questionDigest(check, question),
		version,
		observedAt,
		content: digest(json),
		body: await compressed(json)
	};
}
async function pack({ raw, verdict, observedAt }) {
	return compressed(withoutQueryValues(timeless({
		raw,
		verdict
	}, observedAt)));
}
async function unpack(body, observedAt) {
	return timed((await inflate(body, { maxOutputLength: 4 * longestBody })).toString(), observedAt);
}
async function compressed(json) {
	return new Uint8Array(await deflate(json));
}
function questionDigest(check, question) {
	return digest(`${check} ${question}`);
}
function digest(text) {
	return createHash("sha256").update(text).digest();
}
function isStorable(text) {
	return text !== "" && text.isWellFormed() && !text.includes("\0") && Buffer.byteLength(text) <= longestText;
}
export { unpack as i, prepare as n, questionDigest as r, pack as t };
