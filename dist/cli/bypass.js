import { ai as toNetwork, oi as within } from "./gate.js";
import { isIP } from "node:net";
// src/net/tunnel/bypass.ts
function isBypassed({ host, port }, list) {
	return list.some((entry) => {
		const { place, only } = parse(entry);
		return (only === void 0 || only === port) && isOf(host, place);
	});
}
function parse(entry) {
	const groups = /^(?:\[(?<six>[^\]]+)\]|(?<name>[^:]*))(?::(?<port>\d{1,5}))?$/.exec(entry)?.groups;
	const place = groups?.["six"] ?? groups?.["name"] ?? entry;
	const port = groups?.["port"];
	return port === void 0 ? { place } : {
		place,
		only: Number(port)
	};
}
function isOf(host, place) {
	if (place === "*") return true;
	const network = toNetwork(place);
	if (isIP(host) !== 0) return network !== null && within(host, [network]);
	const name = place.toLowerCase().replace(/^\*?\./, "").replace(/\.$/, "");
	const own = host.toLowerCase().replace(/\.$/, "");
	return name !== "" && (own === name || own.endsWith(`.${name}`));
}
export { isBypassed as t };
