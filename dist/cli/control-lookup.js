import { Da as decodeBody, Ho as defineProblems, Hs as strictObject, Rs as object, Us as string, Za as attempt, ja as defineCheck, ka as targetOfHost, qi as certificate, qr as runLocal, ra as parseName, xs as _enum } from "./gate.js";
import { n as stranger } from "./public-address.js";
import { t as textsOf } from "./texts.js";
// src/probes/control/control.ts
function recordName(domain) {
	return `_portcullis.${domain}`;
}
function fileUrl(host) {
	return `https://${host}/.well-known/portcullis.txt`;
}
function proofText(token) {
	return `portcullis-verification=${token}`;
}
const [largest, mostHops, patience] = [
	4096,
	3,
	8e3
];
async function controlOf(context, claim) {
	const [dns, https] = await Promise.all([recordOf(context, claim), fileOf(context, claim)]);
	return {
		dns,
		https
	};
}
async function recordOf(context, { domain, token }) {
	const { answer, texts } = await textsOf(context, parseName(recordName(domain)));
	if (answer.kind === "unknown") return "unknown";
	return texts.some((text) => text.trim() === proofText(token)) ? "shown" : "absent";
}
async function fileOf(context, { host, token }) {
	const start = fileUrl(host);
	for (let [url, hops] = [start, 0]; hops <= mostHops; hops++) {
		const target = url;
		const got = await attempt(() => context.net.http({
			url: target,
			namedBy: stranger,
			limit: largest + 1,
			patience,
			isAnonymous: true
		}));
		if (!got.ok) return got.failure.reason === "dns.nxdomain" ? "absent" : "unknown";
		const next = redirectOf(got.value, url);
		if (next === null) return judged(context, got.value, host, token);
		if (new URL(next).origin !== new URL(start).origin) return "absent";
		url = next;
	}
	return "absent";
}
function redirectOf({ status, headers }, url) {
	if (![
		301,
		302,
		303,
		307,
		308
	].includes(status)) return null;
	const location = headers.find(([name]) => name.toLowerCase() === "location")?.[1];
	return location === void 0 ? null : URL.parse(location, url)?.href ?? null;
}
async function judged(context, reply, host, token) {
	if (reply.status >= 500 || reply.status === 429) return "unknown";
	if (reply.status !== 200 || reply.truncated || reply.body.length > largest) return "absent";
	const coding = reply.headers.find(([name]) => name.toLowerCase() === "content-encoding")?.[1] ?? "";
	const text = Buffer.from(decodeBody(reply.body, coding) ?? []).toString("utf8");
	if (text.length > largest || !text.split(/\r?\n/).some((line) => line.trim() === proofText(token))) return "absent";
	const served = await attempt(() => certificate(context, {
		host,
		port: 443,
		namedBy: stranger
	}));
	if (!served.ok || served.value.trust.trusted === null) return "unknown";
	const { trusted, reasons } = served.value.trust;
	return trusted && !reasons.some(({ enforced }) => enforced) ? "shown" : "absent";
}
// src/run/control-lookup.ts
const shown = _enum([
	"shown",
	"absent",
	"unknown"
]);
const control = defineCheck({
	id: "control",
	version: 1,
	title: {
		en: "Proof of control",
		ko: "도메인 소유 확인"
	},
	about: {
		en: "Looks for the token of an account.",
		ko: "계정의 토큰을 찾습니다."
	},
	input: strictObject({
		domain: string(),
		host: string(),
		token: string()
	}),
	raw: object({
		dns: shown,
		https: shown
	}),
	cost: "standard",
	ttl: 0,
	words: {
		problems: defineProblems({}),
		caps: {},
		kpis: {},
		parts: {}
	},
	target: ({ host }) => targetOfHost(host),
	collect: (claim, context) => controlOf(context, claim),
	judge: () => ({
		status: "pass",
		kpis: [],
		findings: []
	})
});
async function lookupControl(claim, options) {
	const { raw } = await runLocal(control, { ...claim }, options);
	return raw;
}
export { recordName as i, fileUrl as n, proofText as r, lookupControl as t };
