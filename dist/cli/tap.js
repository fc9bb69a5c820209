import { t as testSuitesOf } from "./cases.js";
import { a as toJsonLine } from "./start-5.js";
// src/report/kinds/tap.ts
const tap=(e,t)=>{const n=testSuitesOf(e,t);const r=n.flatMap(({name:e,cases:t})=>t.map(t=>({suite:e,...t})));const i=n.flatMap(e=>e.notes.map(t=>`# ${e.name} ${t}\n`));return`TAP version 13\n1..${r.length}\n`+r.map((e,t)=>pointOf(e,t+1)).join(``)+i.join(``)};
function pointOf({suite:e,name:t,status:n,lines:r},i){const a=n!==`fail`&&n!==`unknown`;const[o=``]=r;const s=n===`skip`?` # SKIP ${escaped(o)}`:``;const c=`${a?`ok`:`not ok`} ${i} - ${escaped(`${e} ${t}`)}${s}\n`;return n===`pass`||n===`skip`?c:c+diagnosticOf(n,r)}
function escaped(e){return e.replaceAll(`\\`,`\\\\`).replaceAll(`#`,String.raw`\#`)}
function diagnosticOf(e,t){return`  ---\n${[`status: ${e}\n`,`message:
`,...t.map(e=>`  - ${toJsonLine(e)}`)].map(e=>`  ${e}`).join(``)}  ...\n`}

export { tap };
