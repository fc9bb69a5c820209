import { c as portOf, n as hostOf, t as bracketed } from "./target.js";
// src/core/target/value.ts
function targetOfUrl(url) {
	const parsed = new URL(url);
	const host = hostOf(parsed);
	return {
		name: url,
		host,
		origin: parsed.protocol === "https:" ? {
			host,
			port: portOf(parsed)
		} : null
	};
}
function targetOfHost(host, port, detail) {
	const place = port !== void 0 && (port !== 443 || detail !== void 0) ? `${bracketed(host)}:${port}` : host;
	return {
		name: detail === void 0 ? place : `${place}/${detail}`,
		host,
		origin: {
			host,
			port: port ?? 443
		}
	};
}
function targetOfText(name) {
	return {
		name,
		host: null,
		origin: null
	};
}
export { targetOfText as n, targetOfUrl as r, targetOfHost as t };
