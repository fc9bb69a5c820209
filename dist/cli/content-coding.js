import { t as splitList } from "./header-list.js";
import { brotliDecompressSync, constants, gunzipSync, inflateRawSync, inflateSync, zstdDecompressSync } from "node:zlib";
// src/formats/http/content-coding.ts
const largest = 4194304;
const gzip = {
	finishFlush: constants.Z_SYNC_FLUSH,
	maxOutputLength: largest
};
const brotli = {
	finishFlush: constants.BROTLI_OPERATION_FLUSH,
	maxOutputLength: largest
};
const codings = {
	"": (body) => body,
	identity: (body) => body,
	gzip: (body) => gunzipSync(body, gzip),
	"x-gzip": (body) => gunzipSync(body, gzip),
	deflate: (body) => isFramed(body) ? inflateSync(body, gzip) : inflateRawSync(body, gzip),
	br: (body) => brotliDecompressSync(body, brotli),
	zstd: (body) => zstdDecompressSync(body, {
		finishFlush: constants.ZSTD_e_flush,
		maxOutputLength: largest
	})
};
function isFramed([first = 0, second = 0]) {
	return (first & 15) === 8 && (first * 256 + second) % 31 === 0;
}
function decodeBody(body, coding) {
	const name = coding.trim().toLowerCase();
	const decode = Object.hasOwn(codings, name) ? codings[name] : void 0;
	try {
		return decode?.(body) ?? null;
	} catch {
		return null;
	}
}
const mostCodings = 8;
function codingsOf(values) {
	return splitList(values).map((name) => name.toLowerCase()).filter((name) => name !== "");
}
function decodePage(body, values) {
	const names = codingsOf(values);
	if (names.length > mostCodings) return null;
	if (names.length === 1 && !Object.hasOwn(codings, names[0] ?? "")) return body;
	const undo = (coded) => names.reduceRight((each, name) => each && decodeBody(each, name), coded);
	return undo(body) ?? undoBeginning(body, undo);
}
function undoBeginning(body, undo) {
	let [good, bad] = [0, body.length];
	let read = null;
	while (bad - good > 1) {
		const middle = good + bad >> 1;
		const found = undo(body.subarray(0, middle));
		if (found) [good, read] = [middle, found];
		else bad = middle;
	}
	return read !== null && read.length > 0 ? read : null;
}
const beginning = 256;
function isUndecodable(body, values) {
	if (body.length === 0 || !isRead(values)) return false;
	return decodePage(body.subarray(0, beginning), values) === null;
}
function isRead(values) {
	const names = codingsOf(values);
	return names.length <= mostCodings && names.every((name) => name !== "identity" && Object.hasOwn(codings, name));
}
export { decodePage as n, isUndecodable as r, decodeBody as t };
