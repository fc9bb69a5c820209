import { o as __toESM } from "./rolldown-runtime.js";
import { Pr as shown, Tr as ways, Ut as readMeasuring, fr as parseUrl, i as readGiven, jr as parseInput, k as idOfDemand } from "./node-3.js";
import { b as registry, x as optionsOf } from "./start-7.js";
import { c as gives, d as gate, l as isAboutText, r as ruleIds, s as gateRules, u as isDemandable } from "./gate-11.js";
import { E as failure, _ as nearest, v as suggest, x as printable } from "./node.js";
import { n as pointerStep } from "./jsonc.js";
import { n as problemKeyOf } from "./problems.js";
import { c as readPersistence, s as readConcurrency, u as readThresholds } from "./gate-10.js";
import { n as partsOf$1 } from "./url-pattern.js";
// src/settings/config/demands.ts
function demandsOf(e,t){const n=[...new Set([...Object.keys(e),...Object.keys(t)])].map(n=>{const r=Object.hasOwn(t,n)?`target`:`file`;return[n,{level:`error`,...partsOf(e,n),...partsOf(t,n),source:r}]});return Object.fromEntries(n)}
function partsOf(e,t){const n=Object.hasOwn(e,t)?e[t]:void 0;return typeof n===`string`?{level:n}:n??{}}
// src/settings/config/check-query.ts
function checkQuery({part:e,source:t,pointer:n},{values:r,places:i}){const a=r.checks??{};const o=t===`target`?[e]:[{},...r.targets??[]];const s=new Set(o.flatMap(e=>{const t=typeof e===`object`&&`checks`in e?e.checks??{}:{};return Object.entries(demandsOf(a,t)).flatMap(([e,{level:t}])=>t===`off`?[]:[e])}));for(const[t,r]of Object.entries(e.rules??{})){const e=r===`off`?void 0:demandedBy(t);if(e===void 0||s.has(e))continue;const a=`"checks": { "${e}": "${r}" }`;const o={en:`off, because the check ${e} is not requested under checks (to request it, add ${a})`,ko:`off(checks에서 ${e} 점검을 요청하지 않은 경우. 요청하려면 ${a} 추가)`};const c=i(`${n}/rules${pointerStep(t)}`);throw failure(`input.value`,{field:c,expected:o,given:shown(r)},{reason:`config`})}}
const always=new Set([`gate`,`ssl`,`http`]);
function demandedBy(e){return registry.find(({id:t})=>{if(t===`gate`)return false;return e===`gate.${idOfDemand(t)}`||!always.has(t)&&e.startsWith(`${t}.`)})?.id}
// src/settings/config/layer.ts
const paths=new Set([`baseline`,...ways.flatMap(({name:e,isFile:t})=>t?[e]:[])]);
function layerOf(e,t,n,{places:r,resolve:i}){const a=e;return{source:t,naming:e=>r(`${n}/${e}`),value(e){const t=Object.hasOwn(a,e)?a[e]:void 0;if(t===void 0||e===`targets`)return void 0;if(paths.has(e))return i(t);return e===`report`?[t].flat().map(e=>placed(e,i)):t}}}
function placed(e,t){const n=e.indexOf(`=`);const r=e.slice(n+1).trim();return n<0||r===``||r===`-`?e:`${e.slice(0,n)}=${t(r)}`}
// src/settings/options/waiver-url.ts
async function wrongPattern(e){if(!e.includes(`*`))return`value`in parseUrl(e)?null:aUrl;if(e===`**`)return null;const t=canonical(e);if(t===null||!await isOfOneSite(t))return aUrl;return t===e?null:{en:`written ${t}`,ko:`${t} 형식`}}
const aUrl={en:`a URL such as https://example.com/**, or https://*.example.com/** for the hosts below it`,ko:`https://example.com/** 같은 URL(하위 호스트는 https://*.example.com/**)`};
const tokens=[[`**`,`zz0q`],[`*`,`zz1q`]];
function canonical(e){if(e===`*`)return`**`;const t=e.includes(`://`)?e.trim():`https://${e.trim()}`;const n=partsOf$1(t.replace(/^([^:/?#]+:\/\/)[^/?#]*@/,`$1`));if(!n)return null;const r=n.rest===``&&/[^.*]\*\*?$/.test(n.host)?n.host.replace(/\*+$/,``):n.host;const i=n.port===``||n.port===`*`?``:`:${n.port}`;const a=n.scheme===`*`?`https`:n.scheme;const o=parseUrl(`${a}://${hidden(r)}${i}${hidden(n.rest||`/**`)}`);const s=`value`in o?partsOf$1(shownAgain(o.value)):null;if(!s||s.host.split(`*`).length!==r.split(`*`).length)return null;const c=n.port===`*`?`*`:s.port;const l=`${n.scheme===`*`?`*`:s.scheme}://${s.host}${c&&`:${c}`}${s.rest}`;return printable(l,2048)}
function hidden(e){return tokens.reduce((e,[t,n])=>e.replaceAll(t,n),e)}
function shownAgain(e){return tokens.reduce((e,[t,n])=>e.replaceAll(n,t),e)}
async function isOfOneSite(e){const t=partsOf$1(e)?.host??``;if(!t.includes(`*`)||t===`*`||t===`**`)return true;const n=t.slice(t.lastIndexOf(`*`)+1);if(n.startsWith(`.`))return n.length>1;const{getDomain:r}=await import(`./cjs.js`).then(e=>__toESM(e.default,1));return n.includes(`.`)&&r(n.slice(n.indexOf(`.`)+1))!==null}
// src/settings/config/check.ts
async function checkConfig(e,t){const{values:n}=e;const r=[{part:n,source:`file`,pointer:``},...(n.targets??[]).flatMap((e,t)=>typeof e===`string`?[]:[{part:e,source:`target`,pointer:`/targets${pointerStep(t)}`}])];r.forEach(t=>checkValues(t,e));for(const t of r)await checkDemands(t,e);if(!(r.some(({part:e})=>Object.keys(e.rules??{}).length>0)||(n.waivers??[]).length>0))return;const i=await ruleIds();r.forEach(t=>checkRules(t,i,e));r.forEach(t=>checkQuery(t,e));checkWaivers(e,i,t);await checkWaivedUrls(e)}
function checkValues({part:e,source:t,pointer:n},r){const i=readGiven(layerOf(e,t,n,r),{},optionsOf(`gate`));parseInput(gate.input,{url:`https://example.com/`,...readThresholds(i)},i.naming);readMeasuring(i);readPersistence(i);readConcurrency(i)}
const checkIds=registry.map(({id:e})=>e).filter(isDemandable);
async function checkDemands({part:{checks:e={}},pointer:t},{places:n}){for(const[r,i]of Object.entries(e)){const e=registry.find(e=>e.id===r&&checkIds.includes(r));const a=`${t}/checks${pointerStep(r)}`;if(isAboutText(r)){const e={field:n(a),expected:withoutTarget(r),given:shown(i)};throw failure(`input.value`,e,{reason:`config`})}if(!e)throw failure(`input.unknown`,{field:problemKeyOf(n(a)),suggestion:suggest(r,checkIds)},{reason:`config`});if(typeof i===`string`)continue;const o=await e.load();const s=[`minScore`,`minGrade`].find(e=>i[e]!==void 0&&!gives(o,e));if(s===void 0)continue;const c=withoutLimit(r,o.scoring?lacks.grade:lacks.both);const l={field:n(`${a}/${s}`),expected:c,given:shown(i[s])};throw failure(`input.value`,l,{reason:`config`})}}
const lacks={grade:{en:`gives no grade (use minScore instead)`,ko:`등급이 없음. 대신 minScore를 사용`},both:{en:`gives no grade`,ko:`등급이 없음`}};
function withoutLimit(e,{en:t,ko:n}){return{en:`left out, because ${e} ${t}`,ko:`빼야 하는 값(${e} 점검에는 ${n})`}}
function withoutTarget(e){return{en:`left out, because ${e} does not measure a target (run it by itself: npx portcullis ${e})`,ko:`빼야 하는 값(${e} 점검에는 측정할 대상이 없음. 따로 npx portcullis ${e} 명령으로 실행)`}}
function checkRules({part:{rules:e={}},source:t,pointer:n},r,{places:i}){for(const[a,o]of Object.entries(e)){const e=i(`${n}/rules${pointerStep(a)}`);if(!r.includes(a)){const t=groups().includes(a)?oneByOne:suggestRule(a,r);throw failure(`input.unknown`,{field:problemKeyOf(e),suggestion:t},{reason:`config`})}const s=gateRules().get(a);const c=s&&wrongLevel(s,o,t);if(c)throw failure(`input.value`,{field:e,expected:c,given:shown(o)},{reason:`config`})}}
function suggestRule(e,t){const n=suggest(e,t);if(n.en!==``)return n;const r=nearest(tailOf(e),t.map(tailOf));const i=t.find(e=>r!==null&&tailOf(e)===r);return i===void 0?n:suggest(i,[i])}
function tailOf(e){return e.slice(e.indexOf(`.`)+1)}
const oneByOne={en:` A group of rules can only be waived. Set the level of each rule by its id.`,ko:` 규칙 묶음은 예외에만 쓸 수 있습니다. rules에서 수준을 규칙마다 id로 정하십시오.`};
function wrongLevel({levels:e,isOfRun:t},n,r){if(t&&r===`target`)return{en:`left out here, because the rule is about the whole run (set it under the rules for all targets)`,ko:`빼야 하는 값(전체 실행에 대한 규칙이므로 모든 대상의 rules에 둡니다)`};if(e.includes(n))return null;return{en:`warn or error (a threshold has its own switch: min_ssl, min_headers or min_days: off, require_https: false, or off under checks)`,ko:`warn 또는 error(기준은 자체 설정으로 끕니다: min_ssl, min_headers, min_days는 off, require_https는 false, checks 항목은 off)`}}
const day=864e5;
const longestWaiver=366;
function checkWaivers({values:{waivers:e=[]},places:t},n,r){const i=waivable(n);e.forEach(({rule:e,until:n},a)=>{const o=`/waivers${pointerStep(a)}`;if(!i.includes(e)){const n=t(`${o}/rule`);const r=suggestRule(e,i);const a={field:n,expected:{en:`the rules`,ko:`규칙`},given:shown(e),suggestion:r};throw failure(`input.option`,a,{reason:`config`})}if(Date.parse(n)>r.getTime()+longestWaiver*day){const e={en:`a date at most ${longestWaiver} days ahead`,ko:`최대 ${longestWaiver}일 뒤의 날짜`};throw failure(`input.value`,{field:t(`${o}/until`),expected:e,given:shown(n)},{reason:`config`})}})}
async function checkWaivedUrls({values:{waivers:e=[]},places:t}){for(const[n,{url:r}]of e.entries()){const e=r===void 0?null:await wrongPattern(r);if(r===void 0||e===null)continue;const i={field:t(`/waivers${pointerStep(n)}/url`),expected:e,given:shown(r)};throw failure(`input.value`,i,{reason:`config`})}}
function waivable(e){return[...e.filter(e=>!aboutPolicy.test(e)),...groups()]}
const aboutPolicy=/^gate\.(?:waiver|baseline)-/;
function groups(){return[...checkIds,`gate`].map(e=>`${e}.*`)}
// src/settings/config/targets.ts
function expand(e){const t=(e.values.targets??[]).flatMap((t,n)=>{const r=`/targets${pointerStep(n)}`;const i=typeof t===`string`?{url:t}:t;const a=typeof t===`string`?r:`${r}/url`;const o=parseUrl(i.url);if(`problem`in o){const{expected:t,given:n=shown(i.url)}=o.problem;throw failure(`input.value`,{field:e.places(a),expected:t,given:n},{reason:`config`})}const{origin:s}=new URL(o.value);const c=i.paths?.map((t,n)=>pathOn(s,t,e.places(`${r}/paths${pointerStep(n)}`)));return(c??[o.value]).map((t,n)=>{return{url:t,urlNaming:e.places(a),own:i,pointer:r,at:c?`${r}/paths${pointerStep(n)}`:a}})});const n=new Map;for(const{url:r,at:i}of t){const t=n.get(r);if(t!==void 0){const n={field:r,first:e.places(t),second:e.places(i)};throw failure(`input.conflict`,n,{reason:`config`})}n.set(r,i)}return t}
function pathOn(e,t,n){const r=parseUrl(e+t);if(`value`in r)return r.value;throw failure(`input.value`,{field:n,expected:{en:`a path that begins with /`,ko:`/로 시작하는 경로`},given:shown(t)},{reason:`config`})}
// src/settings/config/plan.ts
async function planWith(e,t,n){await checkConfig(e,t.now);const{typed:r,env:i,options:a}=t;const o=[layerOf(e.values,`file`,``,e)];const s=readGiven(r,i,a,o);const c=expand(e);const l=n.length===0?c:n.map(e=>chosen(e,c));const u=l.map(n=>toTarget(n,{config:e,sources:t,below:o}));const{waivers:d=[]}=e.values;const f=new Set(l.map(({url:e})=>e));const p=c.length>0&&c.every(({url:e})=>f.has(e));return{given:s,targets:u,waivers:d.map(toWaiver),isWhole:p,config:e,now:t.now}}
function toWaiver({url:e,...t}){if(e===void 0)return t;const n=e.includes(`*`)?null:parseUrl(e);return{...t,url:n&&`value`in n?n.value:e}}
function chosen({url:e,naming:t},n){const r=parseUrl(e);const i=`value`in r?r.value:e;const a=n.find(e=>e.url===i);return a?{...a,urlNaming:t}:{url:i,urlNaming:t,own:null,pointer:``,at:``}}
function toTarget({url:e,urlNaming:t,own:n,pointer:r},{config:i,sources:a,below:o}){const s=n?[layerOf(n,`target`,r,i),...o]:o;const c=readGiven(a.typed,a.env,a.options,s);const{rules:l={},checks:u={}}=i.values;return{url:e,...n?.name!==void 0&&{name:n.name},given:c,naming:e=>e===`url`?t:c.naming(e),rules:{...l,...n?.rules},ownRules:Object.keys(n?.rules??{}),demands:demandsOf(u,n?.checks??{}),isApart:ways.some(({name:e})=>c.source(e)===`target`)}}

export { toWaiver as n, expand as r, planWith as t };
