import { i as limited, n as annotationsOf } from "./annotations.js";
import { t as harmless } from "./start-6.js";
import { t as spotOf } from "./spot.js";
import { V as titleOf, et as reportWords, s as tallyOf } from "./gate-9.js";
// src/report/kinds/azure.ts
const azure=(e,t)=>[...e.targets.filter(({verdict:e})=>e===`pass`).map(e=>passLine(e,t.language)),...limited(annotationsOf(e,t.language,t.outcome),t.language).map(e=>e.kind===`notice`?plainLine(e):issue(e,t))].join(``);
function passLine(e,t){return plainLine({title:`${reportWords.verdict.pass[t]} · ${harmless(titleOf(e),2200)}`,message:tallyOf(e,t)})}
function plainLine({title:e,message:t}){return`${e}: ${t.replaceAll(`
`,` `)}\n`}
function issue({kind:e,title:t,message:n,about:r},i){const a=spotOf(i,r?.target??null,r??{rule:``});return`##vso[task.logissue ${[`type=${e}`,...a?[`sourcepath=${property(a.path)}`,`linenumber=${a.range.start.line}`]:[],...r?[`code=${property(harmless(r.rule,120))}`]:[]].join(`;`)}]${data(`${t}: ${n}`)}\n`}
function data(e){return e.replaceAll(/%(?=AZP25|0A|0D|3B|5D)/gi,`%AZP25`).replaceAll(`\r`,`%0D`).replaceAll(`
`,`%0A`)}
function property(e){return data(e).replaceAll(`;`,`%3B`).replaceAll(`]`,`%5D`)}

export { azure };
