import { h as union, l as number, p as string, v as NEVER } from "./schemas.js";
import { isIP } from "node:net";
// src/core/target.ts
const longestInput = 2048;
const longestName = 253;
const aHost = {
	en: "a host name or IP address such as example.com",
	ko: "example.com 같은 호스트 이름 또는 IP 주소"
};
const aUrl = {
	en: "an http or https URL such as https://example.com/",
	ko: "https://example.com/ 같은 http 또는 https URL"
};
const aPort = {
	en: "a port from 1 to 65535",
	ko: "1부터 65535까지의 포트"
};
const noSecret = {
	en: "an address without user name and password",
	ko: "사용자 이름과 암호가 없는 주소"
};
const shorter = {
	en: `no longer than ${longestInput} characters`,
	ko: `${longestInput}자 이하`
};
function hostTarget() {
	return string().transform((text, context) => unwrap(parseHost(text), context));
}
function portNumber() {
	return union([string(), number()]).meta({
		type: "integer",
		minimum: 1,
		maximum: 65535
	}).transform((given, context) => {
		const port = /^\d{1,5}$/.test(`${given}`) ? Number(given) : 0;
		return unwrap(port >= 1 && port <= 65535 ? { value: port } : { problem: { expected: aPort } }, context);
	});
}
function urlTarget() {
	return string().transform((text, context) => unwrap(parseUrl(text), context));
}
function unwrap(parsed, context) {
	if ("value" in parsed) return parsed.value;
	context.addIssue({
		code: "custom",
		params: { ...parsed.problem }
	});
	return NEVER;
}
function parseHost(text) {
	const parsed = parse(text, aHost);
	if ("problem" in parsed) return parsed;
	const url = parsed.value;
	return { value: {
		host: hostOf(url),
		port: givenPort(text, url)
	} };
}
function parseUrl(text) {
	const parsed = parse(text, aUrl);
	if ("problem" in parsed) return parsed;
	const url = parsed.value;
	url.hash = "";
	url.hostname = bracketed(hostOf(url));
	return { value: url.href };
}
function hostOf(url) {
	return url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}
function portOf(url) {
	return url.port === "" ? defaultPort(url.protocol) : Number(url.port);
}
function bracketed(host) {
	return isIP(host) === 6 ? `[${host}]` : host;
}
const schemed = /^[a-z][a-z0-9+.-]*:\/\//i;
const beforeHost = /^[^/?#]*@/;
const otherwise = /^(?:[a-z][a-z0-9+.-]*:(?!\d)|\/)/i;
function parse(text, expected) {
	const trimmed = text.trim();
	if (trimmed.length > longestInput) return { problem: {
		expected: shorter,
		given: `${trimmed.length}`
	} };
	if (trimmed === "" || /[\u0000-\u0020\u007f\\]/.test(trimmed)) return { problem: { expected } };
	const isSchemed = schemed.test(trimmed);
	if (!isSchemed && beforeHost.test(trimmed)) return { problem: {
		expected: noSecret,
		given: "…"
	} };
	if (!isSchemed && isIP(trimmed) !== 6 && otherwise.test(trimmed)) return { problem: { expected } };
	const url = URL.parse(isSchemed ? trimmed : `https://${bareAddress(trimmed)}`);
	if (!url || !/^https?:$/.test(url.protocol)) return { problem: { expected } };
	if (url.username !== "" || url.password !== "") return { problem: {
		expected: noSecret,
		given: "…@" + url.host
	} };
	return isHost(hostOf(url)) && url.port !== "0" ? { value: url } : { problem: { expected } };
}
function bareAddress(text) {
	return isIP(text) === 6 ? `[${text}]` : text;
}
function isHost(host) {
	if (isIP(host)) return true;
	if (host.length === 0 || host.length > longestName) return false;
	return host.split(".").every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label));
}
function givenPort(text, url) {
	if (url.port !== "") return Number(url.port);
	const trimmed = text.trim();
	if (/^http:\/\//i.test(trimmed)) return 443;
	return isIP(trimmed) === 0 && /^(?:https:\/\/)?[^/?#]*:443(?:[/?#]|$)/i.test(trimmed) ? 443 : null;
}
function defaultPort(protocol) {
	return protocol === "http:" ? 80 : 443;
}
// src/formats/header-list.ts
function valuesOf(fields, name) {
	const wanted = name.toLowerCase();
	return fields.filter(([each]) => each.toLowerCase() === wanted).map(([, value]) => value);
}
const longest = 65536;
function splitList(values) {
	if (values.length === 0) return [];
	const joined = values.join(", ").slice(0, longest);
	const elements = [];
	let start = 0;
	let isQuoted = false;
	for (let at = 0; at < joined.length; at++) {
		const character = joined[at];
		if (isQuoted && character === "\\") at++;
		else if (character === "\"") isQuoted = !isQuoted;
		else if (character === "," && !isQuoted) {
			elements.push(joined.slice(start, at).trim());
			start = at + 1;
		}
	}
	elements.push(joined.slice(start).trim());
	return elements;
}
export { hostTarget as a, portNumber as c, hostOf as i, portOf as l, valuesOf as n, parseHost as o, bracketed as r, parseUrl as s, splitList as t, urlTarget as u };
