import { _ as gateResult } from "./gate-11.js";
import { t as readForm } from "./form.js";
import { _ as rateFields, f as pageFields } from "./header-fields.js";
import { n as largestText } from "./body.js";
import { v as openPath } from "./paths2.js";
import { t as limited } from "./rate-limit.js";
import { t as checkSameOrigin } from "./same-origin.js";
import { d as $, n as pathIn, r as a, t as layout } from "./layout.js";
import { r as compressed } from "./coding.js";
import { P as fill } from "./node.js";
import { t as words } from "./words4.js";
import { t as harmless } from "./start-6.js";
import { et as reportWords } from "./gate-9.js";
// server/pages/open/read.ts
const longestReport=2e6;
function openReport(e,t,n){if(e.length>longestReport)return{problem:words.large[n]};let r;try{r=JSON.parse(e)}catch{return{problem:words.json[n]}}const i=isObject(r)&&r[`ok`]===true&&isObject(r[`data`])?r[`data`]:r;if(!isObject(i)||i[`schema`]!==`portcullis/gate@2`)return{problem:words.schema[n]};const a=t(i);if(a!==null)return{problem:fill(words.field,{path:a.slice(0,100)},n)};return{result:i}}
function isObject(e){return typeof e===`object`&&e!==null&&!Array.isArray(e)}
// server/pages/open/view.ts
const[mostTargets,mostFindings]=[100,100];
const longest=1500;
function viewOfReport(e,t){const{verdict:n,generatedAt:r,tool:i,targets:a,totals:o,notices:s=[]}=e;const c=`${r.slice(0,10)} ${r.slice(11,16)} UTC`;const{pass:l,warn:u,fail:d,unknown:f}=o;return[{tag:`div`,look:`verdict ${n}`,inside:[{tag:`p`,look:`mark`,text:reportWords.verdict[n][t]},{tag:`p`,text:fill(reportWords.totals,{targets:a.length,pass:l+u,fail:d,unknown:f},t)},{tag:`p`,look:`quiet`,text:fill(words.made,{time:c,version:safe(i.version)},t)}]},...list(words.notices[t],s.map(({message:e})=>[{tag:`span`,text:safe(e)}])),...a.slice(0,mostTargets).map(e=>viewOfTarget(e,t)),...rest(a.length-mostTargets,t)]}
function viewOfTarget(e,t){const{url:n,name:r,verdict:i,message:a,checks:o,findings:s,incompleteChecks:c=[]}=e;return{tag:`section`,look:`opened`,inside:[{tag:`h2`,inside:[{tag:`span`,look:`tag ${i}`,text:reportWords.verdict[i][t]},{tag:`span`,text:` ${safe(r===void 0?n:`${r} (${n})`)}`}]},...a===void 0?[]:[{tag:`p`,text:safe(a)}],{tag:`ul`,look:`thresholds`,inside:o.map(e=>viewOfThreshold(e,t))},...list(words.incomplete[t],c.map(e=>[{tag:`span`,text:`${safe(e.check)}: ${safe(e.message)}`}])),...viewOfFindings(s,t)]}}
function viewOfThreshold(e,t){const{id:n,status:r,expected:i,actual:a,message:o,action:s}=e;const c=r===`waived`||r===`off`?`unknown`:r;const l=r===`waived`||r===`off`?words[r][t]:reportWords.status[r][t];const u={id:safe(n),actual:valueText(a,t),expected:valueText(i,t)};return{tag:`li`,inside:[{tag:`span`,look:`tag ${c}`,text:l},{tag:`span`,text:` ${fill(words.threshold,u,t)}`},...[o,s??``].flatMap(e=>e===``?[]:[{tag:`p`,look:`quiet`,text:safe(e)}])]}}
function valueText(e,t){if(e===null)return reportWords.unmeasured[t];if(typeof e===`boolean`)return reportWords[e?`yes`:`no`][t];return e===`off`?words.off[t]:safe(`${e}`)}
function viewOfFindings(e,t){if(e.length===0)return[{tag:`p`,text:words.noFindings[t]}];return[{tag:`h3`,text:fill(words.findings,{count:e.length},t)},{tag:`ul`,look:`issues`,inside:e.slice(0,mostFindings).map(({id:e,severity:n,cause:r,action:i})=>({tag:`li`,look:n,inside:[{tag:`span`,look:`severity`,text:reportWords.severity[n][t]},{tag:`span`,text:` ${safe(r)}`},{tag:`p`,text:safe(i)},{tag:`code`,text:safe(e)}]}))},...rest(e.length-mostFindings,t)]}
function list(e,t){if(t.length===0)return[];return[{tag:`h3`,text:e},{tag:`ul`,inside:t.map(e=>({tag:`li`,inside:e}))}]}
function rest(e,t){return e>0?[{tag:`p`,look:`quiet`,text:fill(words.more,{count:e},t)}]:[]}
function safe(e){return harmless(e,longest)}
// server/pages/open/page.tsx
const field=`report`;
async function openReply(e,t,{pipeline:n,settingOf:r}){const i=r(e);t.names=[field,`lang`];if(e.method!==`POST`)return reply(e,openPage(null,i));checkSameOrigin(e);const a=await n.limits.light.charge(n.clients(e.incoming).counted);t.rate=rateFields(a);if(a.wait!==null)throw limited(a.wait);const{[field]:o}=await readForm(e.incoming,[field],largestText);const s=openReport(typeof o===`string`?o:``,wrongField,i.language);return reply(e,openPage(s,i),`problem`in s?400:200)}
function reply({incoming:e},t,n=200){return compressed(e,{status:n,fields:[...pageFields,[`cache-control`,`no-store`]],content:t})}
function wrongField(e){const{error:t}=gateResult.safeParse(e);return t?t.issues[0]?.path.join(`.`)??``:null}
function openPage(e,t){const{language:n}=t;const r=words.title[n];const i=a(`div`,{class:`frame`,"data-open":n,children:[a(`h1`,{children:r}),a(`p`,{class:`lede`,children:words.lede[n]}),a(`form`,{class:`tool`,method:`post`,action:pathIn(openPath,n),"data-open-form":true,children:[a(`div`,{"data-open-file":true,hidden:true,children:[a(`label`,{for:`report-file`,children:words.file[n]}),a(`input`,{id:`report-file`,type:`file`,accept:`.json,application/json`}),a(`p`,{class:`hint`,children:words.inBrowser[n]})]}),a(`label`,{for:`report-text`,children:words.text[n]}),a(`textarea`,{id:`report-text`,name:field,rows:6,required:true,spellcheck:false,autocomplete:`off`}),a(`noscript`,{children:a(`p`,{class:`hint`,children:words.byForm[n]})}),a(`button`,{type:`submit`,children:words.open[n]})]}),a(`div`,{"data-opened":true,role:`status`,children:e===null?null:a(Result,{opened:e,setting:t})})]});return layout({path:openPath,title:`${r} · Portcullis`,description:words.lede[n],main:i},t)}
function Result({opened:e,setting:{language:t}}){if(`problem`in e)return a(`div`,{class:`verdict fail`,children:[a(`p`,{class:`mark`,children:words.problem[t]}),a(`p`,{children:e.problem})]});return a($,{children:viewOfReport(e.result,t).map(e=>a(BlockView,{block:e}))})}
function BlockView({block:{tag:e,look:t,text:n,inside:r=[]}}){return a(e,{class:t,children:[n,r.map(e=>a(BlockView,{block:e}))]})}

export { openReply };
