import { d as lineFields } from "./header-fields.js";
// server/http/ndjson/ndjson.ts
const ofLines = "application/x-ndjson";
function linesOf({ answer, items }) {
	if (answer?.lines) return "page";
	return items ? "stream" : null;
}
function wantsLines({ incoming }) {
	const accept = incoming.headers.accept ?? "";
	return accept.includes("application/x-ndjson") && !accept.includes("application/json");
}
function linesReply(check, request, result) {
	const { lines = [], next = null } = check.answer?.lines?.of(result) ?? {};
	const link = next === null ? [] : [["link", `<${pathOf(request, next)}>; rel="next"`]];
	return {
		status: 200,
		fields: [...lineFields, ...link],
		body: lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
		note: { cached: false }
	};
}
function pathOf({ path, search }, next) {
	const query = new URLSearchParams(search);
	query.set("cursor", next);
	return `${path}?${query.toString()}`;
}
export { wantsLines as i, linesReply as n, ofLines as r, linesOf as t };
