import { f as int, h as object, i as _enum, s as array, v as string } from "./schemas.js";
const addressState = _enum([
	"measured",
	"failed",
	"unroutable",
	"forbidden"
]).meta({
	description: "failed where it gave no answer that could be measured, unroutable where nothing leads there from the measuring machine, forbidden where it may not be contacted",
	ko: "측정할 응답이 없었으면 failed, 측정한 컴퓨터에서 가는 경로가 없으면 unroutable, 연결이 금지된 주소면 forbidden"
});
function surroundingsOf(seen) {
	return object({
		host: string(),
		own: string().meta({
			description: "The address that answered first",
			ko: "먼저 응답한 주소"
		}),
		total: int().min(1).meta({
			description: "How many addresses the host has",
			ko: "호스트의 주소 수"
		}),
		others: array(object({
			address: string(),
			state: addressState,
			reason: string().nullable().meta({
				description: "Why nothing was measured",
				ko: "측정하지 못한 이유"
			}),
			seen: seen.nullable()
		})).readonly()
	});
}
function isOpen(around) {
	return moreThan(around) > 0 || around.others.some(({ state }) => state === "failed");
}
function moreThan({ total, others }) {
	return Math.max(0, total - others.length - 1);
}
function seenElsewhere({ others }) {
	return others.flatMap(({ address, seen }) => seen === null ? [] : [{
		address,
		seen
	}]);
}
const mostNamed = 2;
function named(addresses) {
	const others = addresses.length - mostNamed;
	return inOrder(addresses).slice(0, mostNamed).join(", ") + (others > 0 ? ` (+${others})` : "");
}
function allOf(addresses) {
	return inOrder(addresses).join(", ");
}
function unnamed(addresses) {
	return addresses.length > mostNamed ? { evidence: allOf(addresses) } : {};
}
function inOrder(addresses) {
	return addresses.toSorted((a, b) => a < b ? -1 : 1);
}
export { named as a, unnamed as c, moreThan as i, allOf as n, seenElsewhere as o, isOpen as r, surroundingsOf as s, addressState as t };
