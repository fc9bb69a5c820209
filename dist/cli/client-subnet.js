import { t as addressOctets } from "./reverse-name.js";
// src/formats/dns/client-subnet.ts
const code = 8;
const families = {
	4: 1,
	16: 2
};
const bits = {
	4: 24,
	16: 56
};
function clientSubnet(address) {
	const octets = addressOctets(address);
	const size = octets.length === 4 ? 4 : 16;
	const head = Buffer.of(0, families[size], bits[size], 0);
	return {
		name: "other",
		code,
		bytes: Buffer.concat([head, octets.subarray(0, bits[size] / 8)])
	};
}
function isForNetwork(options) {
	return options.some((each) => each.name === "other" && each.code === code && (each.bytes[3] ?? 0) > 0);
}
export { isForNetwork as n, clientSubnet as t };
