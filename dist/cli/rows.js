import { y as harmless } from "./start.js";
import { l as markup } from "./form.js";
// server/pages/rows.ts
function rowList(rows) {
	return markup`<dl class="rows">
    ${rows.map(([term, about]) => markup`<div>
          <dt>${term}</dt>
          <dd>${about}</dd>
        </div> `)}
  </dl>`;
}
function stackingTable({ columns, rows }, label, language) {
	const heads = columns.map((column) => column[language]);
	return markup`<table role="table" aria-label="${label}">
    <thead role="rowgroup">
      <tr role="row">
        ${heads.map((head) => markup`<th role="columnheader" scope="col">${head}</th> `)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map((row) => markup`<tr role="row">
            ${row.map((cell, at) => markup`<td role="cell" data-label="${heads[at] ?? ""}">${harmless(typeof cell === "string" ? cell : cell[language], 300)}</td> `)}
          </tr> `)}
    </tbody>
  </table>`;
}
function code(text) {
	const parts = text.split(/(?<=\.)(?=.)/);
	return text === "" ? markup`` : markup`<code>${parts.map((part, at) => at === 0 ? part : markup`<wbr />${part}`)}</code>`;
}
export { rowList as n, stackingTable as r, code as t };
