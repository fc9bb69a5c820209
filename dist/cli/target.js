import { O as NEVER, b as union, m as number, v as string } from "./schemas.js";
import { isIP } from "node:net";
// src/core/target/target.ts
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
const spokenScheme = /^(?<scheme>[a-z0-9]{3,10}):\/\//i;
const askedBy = {
	smtp: "starttls=smtp",
	imap: "starttls=imap",
	pop: "starttls=pop3",
	pop3: "starttls=pop3",
	ftp: "starttls=ftp",
	postgres: "starttls=postgres",
	postgresql: "starttls=postgres",
	smtps: "port=465",
	imaps: "port=993",
	pops: "port=995",
	pop3s: "port=995",
	ftps: "port=990"
};
function hostAnd(spoken) {
	const flag = `--${spoken.replace("=", " ")}`;
	return {
		en: `the host alone, with ${spoken} (${flag}) beside it for the ssl check`,
		ko: `스킴 없는 호스트(ssl 점검이라면 ${spoken} 또는 ${flag} 추가)`
	};
}
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
	const scheme = spokenScheme.exec(text.trim())?.groups?.["scheme"]?.toLowerCase();
	const spoken = scheme === void 0 ? void 0 : askedBy[scheme];
	if (spoken !== void 0) return { problem: {
		expected: hostAnd(spoken),
		given: `${scheme}://…`
	} };
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
	if (url.search === "") url.search = "";
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
function httpsOrigin({ host, port }) {
	return `https://${bracketed(host)}${port === 443 ? "" : `:${port}`}`;
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
export { parseHost as a, portOf as c, httpsOrigin as i, urlTarget as l, hostOf as n, parseUrl as o, hostTarget as r, portNumber as s, bracketed as t };
