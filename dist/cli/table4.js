import { k as harmless } from "./start.js";
import { r as a } from "./layout.js";
// server/pages/table.tsx
const longestCell = 300;
const unbreakable = /^[\w:./+-]{1,14}$/;
function StackingTable({ table: { columns, rows }, label, language }) {
	const heads = columns.map((column) => column[language]);
	return a("table", {
		role: "table",
		"aria-label": label,
		children: [a("thead", {
			role: "rowgroup",
			children: a("tr", {
				role: "row",
				children: heads.map((head) => a("th", {
					role: "columnheader",
					scope: "col",
					children: head
				}))
			})
		}), a("tbody", {
			role: "rowgroup",
			children: rows.map((row) => a("tr", {
				role: "row",
				children: row.map((cell, at) => a(Cell, {
					head: heads[at] ?? "",
					text: typeof cell === "string" ? cell : cell[language]
				}))
			}))
		})]
	});
}
function Cell({ head, text }) {
	return a("td", {
		role: "cell",
		"data-label": head,
		class: unbreakable.test(text) ? "short" : "long",
		children: harmless(text, longestCell)
	});
}
export { StackingTable as t };
