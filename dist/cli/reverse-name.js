import { P as nameOf, t as dataBytes } from "./data.js";
import { isIPv4 } from "node:net";
// src/formats/dns/reverse-name.ts
function addressOctets(address) {
	return dataBytes(isIPv4(address) ? {
		type: "A",
		address
	} : {
		type: "AAAA",
		address
	});
}
function reverseName(address) {
	const octets = addressOctets(address);
	const isShort = octets.length === 4;
	const labels = isShort ? Array.from(octets, String) : Array.from(octets.toString("hex"));
	const top = isShort ? "in-addr" : "ip6";
	return nameOf([
		...labels.toReversed(),
		top,
		"arpa"
	].map((label) => Buffer.from(label)));
}
export { reverseName as n, addressOctets as t };
