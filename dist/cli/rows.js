import { d as $, i as words, r as a } from "./layout.js";
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
function Sample({ text, label, language }) {
	return a("div", {
		class: "sample",
		"data-copy": true,
		children: [a("pre", {
			tabIndex: 0,
			children: a("code", { children: text })
		}), a("button", {
			type: "button",
			class: "copy",
			"data-copy-button": true,
			"data-done": words.copied[language],
			children: [words.copy[language], label === void 0 ? null : a("span", {
				class: "hidden",
				children: [": ", label]
			})]
		})]
	});
}
export { RowList as n, Sample as r, Code as t };
