import { d as $, r as a } from "./layout.js";
// server/pages/rows.tsx
function RowList({ rows }) {
	return a("dl", {
		class: "rows",
		children: rows.map(([term, about]) => a("div", { children: [a("dt", { children: term }), a("dd", { children: about })] }))
	});
}
function Code({ text }) {
	if (text === "") return null;
	const parts = text.split(/(?<=\.)(?=.)/);
	return a("code", { children: parts.map((part, at) => a($, { children: [at === 0 ? null : a("wbr", {}), part] })) });
}
function Sample({ text }) {
	return a("pre", {
		tabIndex: 0,
		children: a("code", { children: text })
	});
}
export { RowList as n, Sample as r, Code as t };
