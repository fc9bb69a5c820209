import { Wa as types } from "./gate.js";
import { l as recordsOf } from "./answer.js";
import { t as ask } from "./lookup.js";
import { isIP } from "node:net";
// src/probes/dns/name-servers.ts
const mostServers = 32;
const mostAddresses = 16;
async function nameServersOf(context, zone, asking = {}) {
	const { answer } = await ask(context, zone, types.NS, asking);
	const named = answer.kind === "found" && answer.aliases.length === 0 ? recordsOf("NS", answer.records).slice(0, mostServers) : [];
	return {
		answer,
		servers: await Promise.all(named.map(({ data }) => nameServer(context, data.name, asking)))
	};
}
async function nameServer(context, name, asking = {}) {
	const [four, six] = await Promise.all([ask(context, name, types.A, asking), ask(context, name, types.AAAA, asking)]);
	return {
		name,
		addresses: [...addressesIn(four), ...addressesIn(six)].slice(0, mostAddresses),
		answers: {
			A: four.answer,
			AAAA: six.answer
		}
	};
}
function addressesIn({ answer }) {
	if (answer.kind !== "found") return [];
	const found = answer.records.flatMap(({ data }) => data.type === "A" || data.type === "AAAA" ? [data.address] : []);
	return [...new Set(found)].filter((each) => isIP(each) !== 0);
}
const patience = 1200;
function askAuthority(context, address, [name, type], asking = {}) {
	return ask(context, name, type, {
		...asking,
		patience,
		server: address,
		namedBy: address,
		isRecursionDesired: false
	});
}
export { nameServersOf as i, askAuthority as n, nameServer as r, addressesIn as t };
