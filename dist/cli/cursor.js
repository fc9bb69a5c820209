import { ut as shown, yt as failure } from "./start.js";
// server/store/cursor.ts
function writeCursor(place) {
	return Buffer.from(place.join(".")).toString("base64url");
}
function readCursor(cursor) {
	const text = Buffer.from(cursor.slice(0, 100), "base64url").toString();
	const groups = /^(?<place>\d{1,15})\.(?<rest>\d{1,15})$/.exec(text)?.groups;
	const place = [Number(groups?.["place"]), Number(groups?.["rest"])];
	if (groups && writeCursor(place) === cursor) return place;
	throw failure("input.value", {
		field: "cursor",
		expected: {
			en: "the value of next from a response to the same request",
			ko: "같은 요청의 응답에 있던 next 값"
		},
		given: shown(cursor)
	}, { reason: "cursor" });
}
export { writeCursor as n, readCursor as t };
