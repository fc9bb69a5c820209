import { Ct as maskUrls } from "./start.js";
import { t as matchesUrl } from "./url-pattern.js";
import { P as isOpen } from "./gate.js";
// src/gate/waivers.ts
function excuseOf(waivers, rule, { url }, now) {
	const matching = waivers.filter((waiver) => isOfRule(waiver, rule) && isOfUrl(waiver, url));
	const valid = matching.filter((waiver) => !isExpired(waiver, now));
	const [first] = valid;
	if (first) {
		const { reason, until, owner } = first;
		return {
			waived: {
				reason,
				until,
				...owner !== void 0 && { owner }
			},
			expired: [],
			used: valid
		};
	}
	return {
		waived: null,
		expired: matching,
		used: matching
	};
}
function isExcused(rule, target, { rules, waivers, now }) {
	return rules[rule] === "off" || excuseOf(waivers, rule, target, now).waived !== null;
}
function isOfRule({ rule }, id) {
	return rule.endsWith(".*") ? id.startsWith(rule.slice(0, -1)) : rule === id;
}
function isOfUrl({ url }, target) {
	return url === void 0 || matchesUrl(url, target) || matchesUrl(maskUrls(url), maskUrls(target));
}
const day = 864e5;
function isExpired({ until }, now) {
	return now.getTime() >= Date.parse(until) + day;
}
function unneededOf(waivers, used, { targets }, isWhole) {
	return waivers.filter((waiver) => {
		const concerned = targets.filter(({ url }) => isOfUrl(waiver, url));
		const isLeftOpen = concerned.some((target) => isOpen(target, waiver.rule));
		const isCovered = isWhole || waiver.url !== void 0 && concerned.length > 0 && !waiver.url.includes("*");
		return !used.has(waiver) && !isLeftOpen && isCovered;
	});
}
export { isExcused as n, unneededOf as r, excuseOf as t };
