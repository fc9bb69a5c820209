import { t as require_cjs } from "./cjs2.js";
import { r as sql } from "./trouble.js";
import { promisify } from "node:util";
import { isIPv4, isIPv6 } from "node:net";
import { crc32, deflateRaw, inflateRaw } from "node:zlib";
import { createHash, randomInt } from "node:crypto";
// server/keys/format.ts
const start = "ptc_live_";
const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const [secretLength, checkLength] = [32, 6];
const form = new RegExp(`^${start}[0-9A-Za-z]{${secretLength + checkLength}}$`);
const shownLength = 13;
function makeKey(pick = randomInt) {
	const secret = Array.from({ length: secretLength }, () => letters[pick(62)] ?? "").join("");
	return `${start}${secret}${checksumOf(secret)}`;
}
function isWellFormed(key) {
	if (!form.test(key)) return false;
	return checksumOf(key.slice(9, -checkLength)) === key.slice(-checkLength);
}
function digestOf(key) {
	return createHash("sha256").update(key).digest();
}
function prefixOf(key) {
	return key.slice(0, shownLength);
}
function makeId(pick = randomInt) {
	return Array.from({ length: 10 }, () => letters[pick(62)] ?? "").join("");
}
function checksumOf(secret) {
	let rest = crc32(secret);
	let text = "";
	for (let at = 0; at < checkLength; at++) {
		text = (letters[rest % 62] ?? "") + text;
		rest = Math.floor(rest / 62);
	}
	return text;
}
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
// server/store/prepare.ts
const longestText = 1e3;
const longestBody = 4194304;
const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);
async function prepare({ result, observations, isTrusted }) {
	const { check, question, target, raw, verdict, version, observedAt } = result;
	if (!isStorable(target)) return null;
	const json = timeless({
		raw,
		verdict
	}, observedAt);
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
		sightings,
		question: questionDigest(check, question),
		version,
		observedAt,
		content: digest(json),
		body: await deflate(json)
	};
}
async function unpack(body, observedAt) {
	return timed((await inflate(body, { maxOutputLength: 4 * longestBody })).toString(), observedAt);
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
// server/store/allowances.ts
const newNamesAnHour = 100;
const anHour = 36e5;
function hourOf(now) {
	return Math.floor(now / anHour);
}
async function namesBeyond(tx, dialect, batch, now) {
	const trusted = new Set(batch.filter((each) => each.isTrusted).flatMap(({ names }) => names.map(({ name }) => name)));
	const asked = new Map(batch.flatMap(({ names }) => names.map(({ name, domain }) => [name, domain])));
	for (const name of trusted) asked.delete(name);
	if (asked.size === 0) return new Set();
	for (const name of await known(tx, dialect, [...asked.keys()])) asked.delete(name);
	if (asked.size === 0) return new Set();
	return charge(tx, Map.groupBy([...asked.keys()], (name) => asked.get(name) ?? name), hourOf(now));
}
async function known(tx, dialect, names) {
	const { rows } = await sql`
    select t.name from ${dialect.each(JSON.stringify(names.map((name) => [name])))} as r
    join target t on t.name = r.value->>0`.execute(tx);
	return rows.map(({ name }) => name);
}
async function charge(tx, byDomain, hour) {
	const domains = [...byDomain.keys()].toSorted();
	const used = await tx.selectFrom("allowance").select(["domain", "used"]).where("domain", "in", domains).where("hour", "=", hour).execute();
	const before = new Map(used.map((each) => [each.domain, each.used]));
	const rows = domains.map((domain) => {
		const left = Math.max(0, newNamesAnHour - (before.get(domain) ?? 0));
		const names = byDomain.get(domain) ?? [];
		return {
			domain,
			admitted: Math.min(left, names.length),
			beyond: names.slice(left)
		};
	});
	const charged = rows.filter(({ admitted }) => admitted > 0);
	if (charged.length > 0) await tx.insertInto("allowance").values(charged.map(({ domain, admitted }) => ({
		domain,
		hour,
		used: admitted
	}))).onConflict((conflict) => conflict.columns(["domain", "hour"]).doUpdateSet({ used: sql`allowance.used + excluded.used` })).execute();
	return new Set(rows.flatMap(({ beyond }) => beyond));
}
// server/store/retention.ts
const day = 864e5;
const retention = {
	snapshots: 90 * day,
	observations: 730 * day
};
const storeLimit = 1e10;
export { prepare as a, digestOf as c, makeKey as d, prefixOf as f, namesBeyond as i, isWellFormed as l, storeLimit as n, questionDigest as o, hourOf as r, unpack as s, retention as t, makeId as u };
