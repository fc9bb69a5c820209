import { Yo as attempt, co as isMapped, lo as reach } from "./gate.js";
// src/probes/dns/public-address.ts
const stranger = "1.0.0.1";
async function isPublicAddress({ net }, address) {
	if (isMapped(address)) return false;
	if (reach(address) === "public") return true;
	const judged = await attempt(() => net.addresses({
		host: address,
		port: 53,
		namedBy: stranger
	}));
	return judged.ok && judged.value.some(({ isAllowed }) => isAllowed);
}
export { stranger as n, isPublicAddress as t };
