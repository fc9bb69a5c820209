import { yt as failure } from "./start.js";
// server/accounts/keys/keys.ts
function noKeys() {
	return { find: () => Promise.resolve(null) };
}
const bearer = /^bearer +(?<key>[A-Za-z0-9._~+/-]{1,512}=*)$/i;
function readKey(header) {
	const key = header.length <= longestHeader ? bearer.exec(header)?.groups?.["key"] : void 0;
	if (key === void 0) throw rejected("malformed");
	return key;
}
const longestHeader = 1024;
const details = {
	malformed: {
		en: "it is incomplete or mistyped; send Authorization: Bearer <key>",
		ko: "일부가 빠졌거나 잘못 적힌 키이므로 Authorization: Bearer <key> 형식으로 다시 보내십시오"
	},
	revoked: {
		en: "it was revoked",
		ko: "폐기된 키"
	},
	expired: {
		en: "it has expired",
		ko: "만료된 키"
	},
	unknown: {
		en: "no such key was issued",
		ko: "발급되지 않은 키"
	}
};
function rejected(reason) {
	return failure("key.rejected", { detail: details[reason] }, { reason });
}
// server/questions/shares.ts
const [usualReserve, usualOfClient] = [2, 2];
const priorities = [
	"person",
	"batch",
	"sweep"
];
const partOf = {
	person: 1,
	batch: 1 / 2,
	sweep: 1 / 4
};
function countsFor(priority, { priority: other = "person" }) {
	return priorities.indexOf(other) <= priorities.indexOf(priority);
}
function isFair(own, taken, most) {
	return taken < most && own < (most - taken) / 2;
}
function countedKey(id) {
	return [`key ${id}`];
}
function isReserved({ client, priority }) {
	return priority === "sweep" || client.some((unit) => unit.startsWith("key "));
}
function hasHost(load, loads, shares) {
	const { host, hostReserved = usualReserve, hostOfClient = usualOfClient } = shares;
	const there = loads.filter((each) => each.claim.host === load.claim.host);
	if (there.filter((each) => each.client.at(-1) === load.client.at(-1)).length >= (load.priority === "sweep" ? 1 : hostOfClient)) return false;
	const reserved = there.filter(isReserved).length;
	if (!isReserved(load)) return there.length - reserved < host;
	return reserved < hostReserved || there.length < host + hostReserved;
}
function obstacleTo({ client, claim, priority = "person" }, running, shares) {
	const loads = [...running].filter((each) => countsFor(priority, each));
	const most = (routes) => Math.max(1, Math.floor(routes * partOf[priority]));
	const others = Math.max(Math.ceil(shares.runs / 2), shares.runs - shares.cheap);
	const pool = most(claim.isCheap ? shares.runs : others);
	if (loads.length >= pool) return "runs";
	if (claim.host !== null && !hasHost({
		client,
		claim,
		priority
	}, loads, shares)) return "host";
	if (priority === "sweep") return null;
	return client.every((network) => {
		const own = loads.filter((each) => each.client.includes(network)).length;
		return own < shares.share && isFair(own, loads.length, pool);
	}) ? null : "client";
}
function isBehind(one, other, obstacle) {
	if (obstacle === "runs") return true;
	if (obstacle === "host") return one.claim.host === other.claim.host;
	return one.client.some((network) => other.client.includes(network));
}
export { obstacleTo as a, readKey as c, isFair as i, rejected as l, countsFor as n, priorities as o, isBehind as r, noKeys as s, countedKey as t };
