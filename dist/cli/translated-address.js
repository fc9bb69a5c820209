import { t as addressOctets } from "./reverse-name.js";
// src/formats/dns/translated-address.ts
const layouts = {
	32: [
		4,
		5,
		6,
		7
	],
	40: [
		5,
		6,
		7,
		9
	],
	48: [
		6,
		7,
		9,
		10
	],
	56: [
		7,
		9,
		10,
		11
	],
	64: [
		9,
		10,
		11,
		12
	],
	96: [
		12,
		13,
		14,
		15
	]
};
const mustBeZero = 8;
const wellKnown = ["0064ff9b0000000000000000/96", "0064ff9b0001/48"];
const ipv4Only = ["192.0.0.170", "192.0.0.171"];
function isTranslated(aaaa, a) {
	return translationPrefixes(aaaa, a).length > 0;
}
function translationPrefixes(aaaa, a) {
	const octets = addressOctets(aaaa);
	if (octets.length !== 16 || octets[mustBeZero] !== 0) return [];
	const sources = new Set(a.map((each) => addressOctets(each).toString("hex")));
	return Object.entries(layouts).flatMap(([length, places]) => {
		const within = Buffer.from(places.map((at) => octets[at] ?? 0)).toString("hex");
		return sources.has(within) && isBareBehind(octets, places) ? [prefixOf(octets, Number(length))] : [];
	});
}
function isWellKnownPrefix(prefix) {
	const [octets = "", length = "0"] = prefix.split("/");
	return wellKnown.some((each) => {
		const [start = "", least = "0"] = each.split("/");
		return Number(length) >= Number(least) && octets.startsWith(start);
	});
}
function isBareBehind(octets, places) {
	const last = places.at(-1) ?? 15;
	return octets.subarray(last + 1).every((each) => each === 0);
}
function prefixOf(octets, length) {
	return `${octets.subarray(0, length / 8).toString("hex")}/${length}`;
}
export { translationPrefixes as i, isTranslated as n, isWellKnownPrefix as r, ipv4Only as t };
