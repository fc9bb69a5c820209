import { Sn as labelsOf, Tn as outermost, Un as DnsError, _n as countLabels, wn as nameOf } from "./node-3.js";
import { t as textsOf } from "./texts.js";
// src/formats/dmarc/tags.ts
const words={"no-tag":{en:`“{value}” is not a tag: it has no “=”`,ko:`“{value}”: “=”가 없어 태그가 아님`},"bad-name":{en:`“{tag}” is not a tag name`,ko:`“{tag}”: 태그 이름이 아님`},"bad-character":{en:`the value of {tag} contains an invalid character`,ko:`{tag} 값에 쓸 수 없는 문자가 있음`},empty:{en:`{tag} has no value`,ko:`{tag}에 값이 없음`},"bad-value":{en:`“{value}” is not a valid value of {tag}`,ko:`“{value}”: {tag}에 쓸 수 없는 값`},unparted:{en:`a semicolon is missing within “{value}”, the value of {tag}`,ko:`{tag} 값 “{value}” 안에 세미콜론이 빠져 있음`},"bad-uri":{en:`“{value}” in {tag} is not a URI such as mailto:dmarc@example.com`,ko:`{tag}의 “{value}”: mailto:dmarc@example.com 같은 URI가 아님`},repeated:{en:`{tag} appears more than once`,ko:`{tag}: 두 번 이상 나옴`},"without-ruf":{en:`{tag} has no effect without ruf`,ko:`{tag}: ruf가 없으면 효과가 없음`},"both-levels":{en:`“{value}” in {tag} has both 0 and 1, which exclude each other`,ko:`{tag}의 “{value}”: 함께 쓸 수 없는 0과 1이 모두 있음`},size:{en:`the size in “{value}” is obsolete`,ko:`“{value}”: 크기 제한은 더 이상 쓰이지 않음`},historic:{en:`{tag} is no longer part of DMARC`,ko:`{tag}: 더 이상 DMARC의 태그가 아님`},unknown:{en:`{tag} is an unknown tag`,ko:`{tag}: 알려지지 않은 태그`}};
const dmarcNoteCodes=Object.keys(words);
const dmarcNoteWords=words;
const known=new Set([`v`,`p`,`sp`,`np`,`adkim`,`aspf`,`fo`,`rua`,`ruf`,`psd`,`t`]);
const historic=new Set([`pct`,`rf`,`ri`]);
const deciding=new Set([`p`,`sp`,`np`,`psd`,`t`,`pct`,`adkim`,`aspf`]);
const tagNames=new Set([...known,...historic]);
const longestRecord=65535;
const mostTags=100;
function repeatedPolicyTags(e){return[...new Set(e.flatMap(({code:e,tag:t})=>e===`repeated`&&deciding.has(t)?[t]:[]))]}
function readDmarcTags(e){const t=new Map;const n=[];const r=new Set;const[,...i]=e.slice(0,longestRecord).split(`;`,mostTags);for(const e of i){const i=trimmed(e);if(i===``)continue;const a=readTag(i);const o=`code`in a?a.tag:a.name;if(t.has(o)&&!(`code`in a))n.push({code:`repeated`,tag:o,value:a.value});else if(r.has(o)&&deciding.has(o))n.push({code:`repeated`,tag:o,value:a.value});r.add(o);if(`code`in a)n.push(a);else if(!t.has(o))t.set(o,a)}const a=[...t.values()].filter(({name:e})=>!known.has(e));return{tags:[...t.values()],notes:[...n,...a.map(({name:e,value:t})=>{return{code:historic.has(e)?`historic`:`unknown`,tag:e,value:t}})]}}
function readTag(e){const t=e.indexOf(`=`);if(t<0)return{code:`no-tag`,tag:``,value:e};const n=trimmed(e.slice(0,t));const r=trimmed(e.slice(t+1));if(!/^[A-Za-z]+$/.test(n))return{code:`bad-name`,tag:n,value:r};const i=n.toLowerCase();if(r===``)return{code:`empty`,tag:i,value:r};if(/[^ -~\t]/.test(r))return{code:`bad-character`,tag:i,value:r};return{name:i,value:r}}
function trimmed(e){let t=e.length;while(t>0&&/[ \t]/.test(e.charAt(t-1)))t--;return e.slice(0,t).replace(/^[ \t]+/,``)}
// src/formats/dmarc/intended.ts
const names=[...tagNames].filter(e=>e!==`v`).join(`|`);
const nextTag=new RegExp(String.raw`(?<=[\s,])(?=(?:${names})\s{0,4}[=:])`,`gi`);
function intendedTags(e){const t=e.slice(0,longestRecord).replaceAll(/["\\]/g,``).replace(/v\s{0,4}=\s{0,4}dmarc\d{0,3}/i,``).split(`;`).flatMap(e=>e.split(nextTag)).map(unedged).flatMap(withoutAddresses).filter(e=>e!==``);const n=t.map(tagOf);return{tags:n.filter(e=>e!==null),strays:t.flatMap((e,t)=>n[t]===null&&e.includes(`@`)?strayOf(e):[])}}
function holdsTag(e){return e.search(nextTag)>=0||new RegExp(String.raw`^(?:${names})\s{0,4}=`,`i`).test(e)}
function withoutAddresses(e){if(/^(?:rua|ruf)\s{0,4}[=:]/i.test(e)||!e.includes(`@`))return[e];const t=e.split(/(?<=[^\s,])(?<!mailto:)[\s,]+/i);return[t.filter(e=>!e.includes(`@`)).join(` `),...t.filter(e=>e.includes(`@`))]}
function tagOf(e){const[,t=``,n=``]=/^([A-Za-z]{1,10})\s{0,4}[=:](.*)$/s.exec(e)??[];const r=t.toLowerCase();const i=unedged(n.replace(/^[=:\s]{1,4}/,``));return tagNames.has(r)&&r!==`v`?{name:r,value:i}:null}
function strayOf(e){const[,t]=/^[A-Za-z]{1,40}\s{0,4}=(.*)$/s.exec(e)??[];if(t===void 0)return[e];return/^\s{0,4}mailto:/i.test(t)?[unedged(t)]:[]}
function unedged(e){let t=e.length;while(t>0&&/[\s,']/.test(e.charAt(t-1)))t--;return trimmed(e.slice(0,t).replace(/^[\s,']+/,``))}
// src/formats/dmarc/uris.ts
const mostUris=50;
function parseReportUris(e){const t=[];const n=[];for(const r of e.split(`,`,mostUris)){const e=trimmed(r);const i=parseReportUri(e);if(i)t.push(i);else n.push(e)}return{uris:t,wrong:n}}
function parseReportUri(e){const t=/![0-9]+[kmgt]?$/i.exec(e)?.[0]??null;const n=t===null?e:e.slice(0,-t.length);const r=/^(?<scheme>[A-Za-z][A-Za-z0-9+.-]*):[^\s!]+$/.exec(n)?.groups?.[`scheme`]?.toLowerCase();if(r===void 0||!/^(?:[!-~](?!%(?![0-9A-Fa-f]{2})))+$/.test(n))return null;if(r===`mailto`)return mailUri(n,t);const i=/^https?$/.test(r)?URL.parse(n)?.hostname??null:``;return i===null?null:{text:n,scheme:r,host:isName(i)?i:null,size:t}}
function mailUri(e,t){const n=e.slice(7).replace(/\?.*$/s,``);const r=n.lastIndexOf(`@`);const i=n.slice(r+1).toLowerCase();if(r<1||!(isName(i)||/^\[[^[\]]+\]$/.test(i)))return null;return{text:e,scheme:`mailto`,host:isName(i)?i:null,size:t}}
function isName(e){if(e.length>253||/^[0-9.]+$/.test(e))return false;return e.split(`.`).every(e=>/^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i.test(e))}
// src/formats/dmarc/record.ts
function chooseDmarc(e){const t=e.filter(isDmarc);const n=e.filter(e=>!isDmarc(e)&&isLookalike(e));const[r]=t;if(r===void 0)return{kind:`none`,lookalikes:n};if(t.length>1)return{kind:`several`,texts:t,lookalikes:n};return{kind:`one`,record:parseDmarc(r),lookalikes:n}}
function isDmarc(e){return/^[vV][ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/.test(e)}
function isLookalike(e){return/v\s{0,4}=\s{0,4}dmarc|^\W{0,4}dmarc1/i.test(e.slice(0,512))}
function parseDmarc(e){const{tags:t,notes:n}=readDmarcTags(e);const r=new Map(t.map(e=>[e.name,e]));const i=[];function oneOf(e,t){const n=r.get(e);const a=t.find(e=>e===n?.value.toLowerCase())??null;if(n&&a===null)i.push(invalid(n));return a}function uris(e){const t=r.get(e);if(!t)return[];const n=parseReportUris(t.value);i.push(...n.wrong.map(t=>({code:faultIn(t,`bad-uri`),tag:e,value:t})));const a=n.uris.filter(({size:e})=>e!==null);i.push(...a.map(({text:t,size:n})=>({code:`size`,tag:e,value:`${t}${n}`})));return n.uris}const a=[`none`,`quarantine`,`reject`];const o={policy:oneOf(`p`,a),subdomains:oneOf(`sp`,a),nonexistent:oneOf(`np`,a),dkimAlignment:oneOf(`adkim`,[`r`,`s`])??`r`,spfAlignment:oneOf(`aspf`,[`r`,`s`])??`r`,suffix:oneOf(`psd`,[`y`,`n`,`u`])??`u`,isTest:oneOf(`t`,[`y`,`n`])===`y`,aggregate:uris(`rua`),failures:uris(`ruf`),failureOptions:failureOptions(r,i)};const s=[...n,...i];const c=s.some(({code:e,tag:t})=>illegal.has(e)&&(t===`sp`||t===`np`));return{text:e,...o,isBroken:c,isAmbiguous:repeatedPolicyTags(n).length>0,notes:s.slice(0,mostNotes)}}
const illegal=new Set([`bad-value`,`unparted`,`bad-character`,`empty`]);
const mostNotes=20;
function invalid({name:e,value:t}){return{code:faultIn(t,`bad-value`),tag:e,value:t}}
function faultIn(e,t){return holdsTag(e)?`unparted`:t}
function failureOptions(e,t){const n=e.get(`fo`);if(!n)return[`0`];const r=n.value.toLowerCase().split(`:`);if(!(r.every(e=>/^[01ds]$/.test(e))&&new Set(r).size===r.length)){t.push(invalid(n));return[`0`]}if(r.includes(`0`)&&r.includes(`1`)){t.push({code:`both-levels`,tag:`fo`,value:n.value});return[`0`]}if(!e.has(`ruf`))t.push({code:`without-ruf`,tag:`fo`,value:n.value});return r}
function policyOf(e,t){const{policy:n,subdomains:r,nonexistent:i}=e;if(e.isAmbiguous)return null;if(n===null||e.isBroken)return e.aggregate.length>0?{tag:`p`,published:`none`,applied:`none`}:null;if(t===`nonexistent`&&i!==null)return applied(`np`,i,e);if(t!==`itself`&&r!==null)return applied(`sp`,r,e);return applied(`p`,n,e)}
function applied(e,t,{isTest:n}){return{tag:e,published:t,applied:n?lowered[t]:t}}
const lowered={reject:`quarantine`,quarantine:`none`,none:`none`};
// src/formats/dns/below.ts
function below(e,...t){try{return nameOf([...t.map(e=>Buffer.from(e)),...labelsOf(e)])}catch(e){if(e instanceof DnsError)return null;throw e}}
// src/probes/dmarc/policy.ts
const mostLabels=7;
async function dmarcAlong(e,t){const n=countLabels(t);const r=n>mostLabels?mostLabels:n-1;const i=Array.from({length:Math.max(0,r)},(e,n)=>outermost(t,r-n));const[a=null,...o]=await Promise.all([t,...i].map(t=>look(e,t)));return[a,...o.filter(e=>e!==null)]}
async function look(e,t){const n=dmarcNameOf(t);if(!n)return null;const{answer:r,texts:i}=await textsOf(e,n);return{at:n,about:t,answer:r,choice:chooseDmarc(i)}}
function dmarcNameOf(e){return below(e,`_dmarc`)}

export { parseDmarc as a, intendedTags as c, readDmarcTags as d, repeatedPolicyTags as f, chooseDmarc as i, dmarcNoteCodes as l, dmarcNameOf as n, policyOf as o, trimmed as p, below as r, parseReportUris as s, dmarcAlong as t, dmarcNoteWords as u };
