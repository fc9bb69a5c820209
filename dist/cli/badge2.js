import { Tt as grades, kt as worst } from "./node-3.js";
import { t as shield } from "./shield.js";
import { et as reportWords } from "./gate-9.js";
// src/report/kinds/badge.ts
const colourOf={pass:`#1a7f37`,warn:`#8a6100`,fail:`#c62828`,unknown:`#6e4fa3`};
const label=`portcullis`;
const badge=(e,{language:t})=>{const n=[reportWords.verdict[e.verdict][t],...lettersOf(e)].join(` · `);return shield({label,message:n,colour:colourOf[e.verdict]})};
const shownLetters=[[`ssl`,`ssl`],[`headers`,`headers`]];
function lettersOf({targets:e}){return shownLetters.flatMap(([t,n])=>{const r=e.map(({checks:e})=>e.find(e=>e.id===t)?.actual??null).filter(e=>isGrade(e));const[i,...a]=r;return i===void 0||r.length<e.length?[]:[`${n} ${worst([i,...a])}`]})}
function isGrade(e){return grades.some(t=>t===e)}

export { badge };
