import { yt as languages } from "./start.js";
import { r as keepsNothing } from "./keeping.js";
import { t as understand } from "./understand.js";
import { i as checkPath } from "./paths.js";
// server/pages/tools/link.ts
function readsStore({ concerns, requires }) {
	return concerns === "store" && requires === void 0;
}
function isLinkable(check) {
	return readsStore(check) || check.ttl > 0 && !keepsNothing(check);
}
function linkOf(check, given, language) {
	const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ""));
	if (language !== languages[0]) query.set("lang", language);
	return query.size === 0 ? checkPath(check) : `${checkPath(check)}?${query.toString()}`;
}
async function keptLink(check, given, { result: { observedAt } }, language, { recall, allIps }) {
	if (!isLinkable(check)) return null;
	const { input, keeping } = understand(check, given, language, allIps);
	const kept = readsStore(check) || keeping !== "store" ? null : await recall.newest(check, input);
	return readsStore(check) || kept !== null && kept.observedAt >= observedAt ? linkOf(check, given, language) : null;
}
export { readsStore as i, keptLink as n, linkOf as r, isLinkable as t };
