import { St as languages } from "./start.js";
import { n as keepsNothing } from "./retention2.js";
import { t as parseQuestion } from "./parse.js";
import { s as checkPath } from "./paths2.js";
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
async function keptLink(check, given, { result: { observedAt } }, language, { resultCache, allIps }) {
	if (!isLinkable(check)) return null;
	const { input, keeping } = parseQuestion(check, given, language, allIps);
	const kept = readsStore(check) || keeping !== "store" ? null : await resultCache.newest(check, input);
	return readsStore(check) || kept !== null && kept.observedAt >= observedAt ? linkOf(check, given, language) : null;
}
export { readsStore as i, keptLink as n, linkOf as r, isLinkable as t };
