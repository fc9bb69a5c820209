import { dt as printable, gt as failure } from "./start.js";
import { n as sentHost } from "./target.js";
// server/account/origin.ts
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
function homeOf(baseUrl, listening) {
	const url = new URL(baseUrl ?? listening);
	const isSecure = url.protocol === "https:";
	const isLocal = loopback.test(url.hostname);
	if (!isSecure && !isLocal) return null;
	const names = isLocal && baseUrl === null ? [
		"localhost",
		"127.0.0.1",
		"[::1]"
	] : [];
	const origins = new Set([url.origin, ...names.map((name) => nameAt(url, name))]);
	return {
		url: url.origin,
		origins: [...origins],
		isSecure
	};
}
function nameAt({ protocol, port }, name) {
	return new URL(`${protocol}//${name}${port === "" ? "" : `:${port}`}`).origin;
}
function checkOrigin(incoming, { origins }) {
	const { origin, "sec-fetch-site": site } = incoming.headers;
	if (origin !== void 0 && origin !== "null") {
		if (!origins.includes(origin)) throw foreign({
			en: `Origin: ${shown(origin)}`,
			ko: `Origin: ${shown(origin)}`
		});
	} else if (origin === "null") {
		const host = sentHost(incoming);
		if (!(site === "same-origin" && origins.some((each) => new URL(each).host === host))) throw foreign({
			en: "Origin: null",
			ko: "Origin: null"
		});
	}
	if (site !== void 0 && site !== "same-origin") {
		const text = `Sec-Fetch-Site: ${shown(site)}`;
		throw foreign({
			en: text,
			ko: text
		});
	}
}
function shown(text) {
	return printable(text, 60);
}
function foreign(detail) {
	return failure("request.origin", { detail }, { reason: "origin" });
}
export { homeOf as n, checkOrigin as t };
