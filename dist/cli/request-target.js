import { t as I } from "./index.min.js";
import { yt as failure } from "./start.js";
// server/http/request-target.ts
const longestUrl = 8e3;
function checkHead({ url = "", rawHeaders, httpVersion }) {
	if (url.length > longestUrl) throw failure("request.url-too-long", { limit: longestUrl });
	if (!isTarget(url)) throw malformed(words.target);
	const hosts = hostsOf(rawHeaders);
	if (hosts.length === 0 && httpVersion === "1.1") throw malformed(words.noHost);
	if (hosts.length > 1) throw malformed(words.hosts);
	if (!hosts.every(isKnownHost)) throw malformed(words.host);
}
function sentHost({ rawHeaders }) {
	return hostsOf(rawHeaders)[0]?.toLowerCase();
}
function hostsOf(rawHeaders) {
	const hosts = [];
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at] ?? "";
		if (name.length === 4 && name.toLowerCase() === "host") hosts.push(rawHeaders[at + 1] ?? "");
	}
	return hosts;
}
const judged = new I({ max: 256 });
const longestHost = 261;
function isKnownHost(value) {
	if (value.length > longestHost) return isHost(value);
	const known = judged.get(value);
	if (known !== void 0) return known;
	const verdict = isHost(value);
	judged.set(value, verdict);
	return verdict;
}
function isTarget(url) {
	return url.startsWith("/") || url === "*" || /^https?:\/\//i.test(url) && URL.canParse(url);
}
function isHost(value) {
	if (value === "") return true;
	return /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i.test(value) && URL.canParse(`http://${value}/`);
}
const words = {
	target: {
		en: "its target is neither a path nor an http or https URL",
		ko: "요청 대상이 경로도 http 또는 https URL도 아닙니다"
	},
	noHost: {
		en: "it has no Host header",
		ko: "Host 헤더가 없습니다"
	},
	hosts: {
		en: "it has more than one Host header",
		ko: "Host 헤더가 둘 이상입니다"
	},
	host: {
		en: "its Host header is not a valid host",
		ko: "Host 헤더의 호스트가 올바르지 않습니다"
	}
};
function malformed(detail) {
	return failure("request.malformed", { detail });
}
export { sentHost as n, checkHead as t };
