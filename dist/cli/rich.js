import { d as $, r as a } from "./layout.js";
// server/pages/order.ts
const first = [
	"gate",
	"ssl",
	"http"
];
function inOrder(checks) {
	return checks.toSorted((a, b) => rankOf(a) - rankOf(b));
}
function rankOf({ id }) {
	return first.includes(id) ? first.indexOf(id) : first.length;
}
const groups = [
	[{
		en: "A site",
		ko: "사이트"
	}, [
		"gate",
		"ssl",
		"http",
		"owasp",
		"pqc",
		"golive"
	]],
	[{
		en: "A domain",
		ko: "도메인"
	}, [
		"dns",
		"propagation",
		"rdap",
		"subdomains",
		"exposure"
	]],
	[{
		en: "Its mail",
		ko: "메일"
	}, ["email", "email-header"]],
	[{
		en: "Its name",
		ko: "이름"
	}, [
		"lookalike",
		"impersonation",
		"phishing"
	]],
	[{
		en: "A network",
		ko: "네트워크"
	}, [
		"asn",
		"port",
		"reverse-dns",
		"ip"
	]],
	[{
		en: "The past",
		ko: "이력"
	}, [
		"history",
		"pivot",
		"changes"
	]]
];
function inGroups(checks) {
	const named = groups.map(([title, ids]) => ({
		title,
		checks: ids.flatMap((id) => checks.find((check) => check.id === id) ?? [])
	}));
	const known = new Set(named.flatMap((group) => group.checks));
	const rest = {
		title: {
			en: "Other checks",
			ko: "그 밖의 점검"
		},
		checks: checks.filter((check) => !known.has(check))
	};
	return [...named, rest].filter((group) => group.checks.length > 0);
}
// server/pages/rich.tsx
const pieces = /\{(?<hole>\w+)\}|`(?<code>[^`]+)`/g;
function Rich({ sentence, holes = {} }) {
	const parts = [];
	let read = 0;
	for (const match of sentence.matchAll(pieces)) {
		const { code, hole = "" } = match.groups ?? {};
		parts.push(sentence.slice(read, match.index), code === void 0 ? holes[hole] ?? match[0] : a("code", { children: code }));
		read = match.index + match[0].length;
	}
	return a($, { children: [parts, sentence.slice(read)] });
}
export { inGroups as n, inOrder as r, Rich as t };
