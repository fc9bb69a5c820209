import { dt as printable } from "./start.js";
// server/agents/neutral.ts
const framing = [
	/<\|[^|<>]{0,60}\|>/g,
	/<<\/?SYS>>|\[\/?INST\]/gi,
	/<\/?(?:system|assistant|user|human|developer|tools?|tool_(?:call|use|result)s?|function(?:_(?:call|result))?s?|instructions?|prompt|important|antml:[a-z_]{1,30})\b[^<>]{0,100}>/gi,
	/`{3,}|~{3,}/g,
	/(?<=^|\\x0a|\\x0d|[.!?>"'] ?)(?:system|assistant|human|developer)(?: (?:prompt|message|note))? ?:/gi,
	/\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:previous|prior|above|earlier|preceding|existing|system|all|any|your)\b[^.!?]{0,40}\b(?:instructions?|prompts?|rules?|messages?|guidelines?|context|directives?)\b/gi,
	/\byou (?:are now|must now|have to now)\b/gi,
	/(?:이전|앞선|앞의|위의|모든|기존)[^.!?]{0,20}(?:지시|명령|지침|프롬프트|규칙)[^.!?]{0,10}(?:무시|잊|따르지)/g
];
const removed = "[removed]";
function neutral(text, limit) {
	let safe = printable(text, limit);
	for (const pattern of framing) safe = safe.replace(pattern, removed);
	return safe;
}
function isNeutral(text) {
	return neutral(text, text.length) === text;
}
const steps = [
	{
		items: 50,
		characters: 2e3,
		depth: 12
	},
	{
		items: 20,
		characters: 600,
		depth: 12
	},
	{
		items: 10,
		characters: 300,
		depth: 10
	},
	{
		items: 5,
		characters: 160,
		depth: 8
	},
	{
		items: 3,
		characters: 100,
		depth: 6
	},
	{
		items: 1,
		characters: 60,
		depth: 4
	}
];
const mostTold = 40;
function cutToSize(data) {
	let last = {
		data: null,
		cut: ["data"]
	};
	for (const bounds of steps) {
		const routes = [];
		last = {
			data: shrink(data, "", bounds, routes),
			cut: routes.slice(0, mostTold)
		};
		if (Buffer.byteLength(JSON.stringify(last)) <= 32768) return last;
	}
	return {
		data: null,
		cut: last.cut.slice(0, 1)
	};
}
function shrink(value, path, bounds, routes) {
	if (typeof value === "string") return neutral(value, bounds.characters);
	if (typeof value !== "object" || value === null) return value;
	if (path.split(".").length > bounds.depth) {
		routes.push(path);
		return null;
	}
	if (Array.isArray(value)) {
		const { items } = bounds;
		if (value.length > items) routes.push(`${path}: ${items} of ${value.length}`);
		return value.slice(0, items).map((item, at) => shrink(item, `${path}.${at}`, bounds, routes));
	}
	const entries = Object.entries(value);
	const most = 4 * bounds.items;
	if (entries.length > most) routes.push(`${path}: ${most} of ${entries.length}`);
	return Object.fromEntries(entries.slice(0, most).map(([name, each]) => {
		const said = neutral(name, 100);
		return [said, shrink(each, path === "" ? said : `${path}.${said}`, bounds, routes)];
	}));
}
export { isNeutral as n, neutral as r, cutToSize as t };
