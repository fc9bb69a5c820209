import { hash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";
// server/accounts/keys/format.ts
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
	return Buffer.from(digestTextOf(key), "base64");
}
function digestTextOf(key) {
	return hash("sha256", key, "base64");
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
export { makeKey as a, makeId as i, digestTextOf as n, prefixOf as o, isWellFormed as r, digestOf as t };
