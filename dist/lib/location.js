import { n as valuesOf } from "./header-list.js";
// src/formats/http/location.ts
const redirectStatuses = new Set([
	301,
	302,
	303,
	307,
	308
]);
const longestShown = 2048;
function readLocation({ status, headers }, base) {
	if (!redirectStatuses.has(status)) return null;
	const given = [...new Set(valuesOf(headers, "location").map((value) => value.trim()))];
	const [location] = given;
	if (location === void 0 || location === "" && given.length === 1) return null;
	const seen = given.join(", ").slice(0, longestShown);
	return {
		url: given.length > 1 ? null : resolve(location, base),
		seen
	};
}
function hasEmptyLocation(reply) {
	const values = valuesOf(reply.headers, "location");
	return redirectStatuses.has(reply.status) && values.length > 0 && values.every((value) => value.trim() === "");
}
function resolve(location, base) {
	const url = URL.parse(escaped(location), base);
	if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "" || url.port === "0") return null;
	url.username = "";
	url.password = "";
	url.hash = "";
	return url.href;
}
function escaped(location) {
	return location.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}
export { readLocation as n, resolve as r, hasEmptyLocation as t };
