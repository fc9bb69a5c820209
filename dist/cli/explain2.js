import { E as failure, _ as nearest, v as suggest, x as printable, y as suggestOr } from "./node.js";
import { t as fixesFor } from "./fixes.js";
import { $ as wrap, F as widthOfReport, et as reportWords } from "./gate-9.js";
import { n as scoreTables, t as pointTables } from "./explain-score.js";
import { t as explanations } from "./explain.js";
import { n as verdictInWords, t as gradingInWords } from "./explain-words.js";
import { Ht as readLanguage, i as readGiven, r as givenFlags } from "./node-3.js";
import { d as exitCodes, u as tooManySubjects, y as optionsFor } from "./start-7.js";
// src/cli/commands/explain.ts
const words={cause:{en:`cause`,ko:`원인`},action:{en:`action`,ko:`조치`},grading:{en:`grading`,ko:`평가`},source:{en:`source`,ko:`근거`},verdict:{en:`verdict`,ko:`판정`},configuration:{en:`configuration`,ko:`설정`}};
async function explainCommand({subjects:e,isFromEnvironment:t,argv:n,io:r}){const[i,a]=t?[]:e;if(a!==void 0)throw tooManySubjects(`explain`,a);const o=readLanguage(readGiven(givenFlags(n),r.env,optionsFor(`explain`)));const s=await explanations(o);const c=widthOfReport(r);if(i===void 0){r.out(`${s.map(({id:e,severity:t})=>`${e}  ${reportWords.severity[t][o]}`).join(`
`)}\n`);return exitCodes.pass}const l=s.filter(({id:e})=>e===i||e.slice(e.indexOf(`.`)+1)===i);if(l.length===0){const e={en:`rule ${printable(i,100)}`,ko:`규칙 ${printable(i,100)}`};const t=s.map(({id:e})=>e);const n=nearestBare(i,t);const r=t.find(e=>e.slice(e.indexOf(`.`)+1)===n);const a=suggestOr(suggest(r??i,t),{en:` To list all rules: npx portcullis explain`,ko:` 모든 규칙을 보려면: npx portcullis explain`});throw failure(`input.unknown`,{field:e,suggestion:a},{reason:`rule`})}const[u]=l;const d=l.length===1&&u?await tablesFor(u.id,o):[];const f=l.length===1&&u?configurationLines(u.id):[];const p=[...l.map(lines),...f.length>0?[f]:[],...d.map(tableLines)];r.out(`${p.map(e=>e.join(`
`)).join(`

`)}\n`);return exitCodes.pass;function tableLines({title:e,rows:t}){const n=Math.max(...t.map(([e])=>e.length));return[...wrap(`${e}:`,c),...t.flatMap(([e,t])=>wrap(t,c-n-4).map((t,r)=>`  ${(r===0?e:``).padStart(n)}  ${t}`))]}function configurationLines(e){return fixesFor({id:e,subject:`server`}).flatMap(({server:e,text:t,note:n},r)=>[...r===0?[`${words.configuration[o]}:`]:[``],`  ${e}`,...t.split(`
`).map(e=>`    ${e}`),...n?wrap(n[o],c-2).map(e=>`  ${e}`):[]])}function lines({id:e,severity:t,cause:n,action:r,reference:i,grading:a,verdict:s}){const l=[[words.cause,n],[words.action,r],...a.length>0?[[words.grading,gradingInWords(a,o)]]:[],[words.verdict,verdictInWords({id:e,verdict:s},o)],...i===void 0?[]:[[words.source,i]]];return[`${e}  ${reportWords.severity[t][o]}`,...l.flatMap(([e,t])=>[``,`${e[o]}:`,...wrap(t,c-2).map(e=>`  ${e}`)])]}}
async function tablesFor(e,t){const[n=``,r=``]=e.split(`.`);if(n!==`gate`)return pointTables(n,t,r);return[...await scoreTables(r,t),...await pointTables(r,t)]}
function nearestBare(e,t){if(e.includes(`.`))return null;return nearest(e,t.map(e=>e.slice(e.indexOf(`.`)+1)))}

export { explainCommand };
