import { E as failure, F as languages, v as suggest, x as printable } from "./node.js";
import { $r as boolean, A as onErrors, Ar as neededValue, Cr as remote, D as reportKinds, O as failOns, Or as expectation, Pr as shown, Sr as measuring, Tt as grades, Wt as blocklistPattern, Zr as array, _ as waiting, _i as strictObject, ai as int, bi as union, f as crowds, fi as number, g as reports, gi as record, h as policyOptions, j as ruleLevels, pi as object, qr as _enum, vi as string, xr as access, xt as severities } from "./node-3.js";
import { Vn as date } from "./gate-14.js";
import { b as registry } from "./start-7.js";
import { n as pointerStep } from "./jsonc.js";
// src/settings/config/shapes.ts
const no=`\\u0000-\\u0020\\u007f\\\\`;
const eight=`(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)`;
const four=`(?:${eight}\\.){3}${eight}`;
const six=`[0-9A-Fa-f]*:[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(?:%[^\\]]+)?`;
const port=`0*(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])`;
const daysText={pattern:`^\\s*(?:[Aa][Uu][Tt][Oo]|[Oo][Ff][Ff]|\\d{1,2}|[0-7]\\d{2}|8[01]\\d|82[0-5]|(?:\\d{1,2}|0\\d{2}|100)%)\\s*$`};
const daysNumber={minimum:0,maximum:825};
const secondsText={pattern:`^(?!0+(?:\\.0+)?$)(?:[0-2]?\\d{1,2}(?:\\.\\d{1,3})?|300(?:\\.0{1,3})?)$`};
const secondsNumber={minimum:.001,maximum:300};
const plainServer=`${four}|${six}|\\[(?:${four}|${six})\\]:${port}|${four}:${port}|\\[(?:${four}|${six})\\]`;
const inServer=`\\s\\\\{}@#`;
const tlsServer=`[Tt][Ll][Ss]:\\/\\/(?:\\[${six}\\]|[^:\\/?[\\]${inServer}]+)(?::${port})?\\/?(?:#[^\\/${inServer}]+)?`;
const httpsServer=`[Hh][Tt][Tt][Pp][Ss]:\\/\\/[^\\/?${inServer}]+(?:[\\/?][^\\s\\\\{}#]*)?`;
const dnsServer=`(?:${plainServer}|${tlsServer}|${httpsServer})`;
const resolver={pattern:`^${dnsServer}$`};
const publicResolver={pattern:`^(?:[^=:\\/[\\]#]+=)?${dnsServer}(?:#filters)?$`};
const dohResolver={pattern:`^${httpsServer}$`};
const blocklist={pattern:blocklistPattern};
const pin={pattern:`^(?:\\[[^\\]]+\\]|\\s*[^:\\[\\]\\s][^:\\[\\]]*):${port}:(?:${four}|\\[(?:${four}|${six})\\])(?::${port})?$`};
const reportWish={pattern:`^\\s*(?:${reportKinds.join(`|`)})\\s*=\\s*\\S`};
const scheme=`[Hh][Tt][Tt][Pp][Ss]?:\\/\\/`;
const url=`^\\s*(?:${scheme}(?!:*[^\\/?#:@${no}][^\\/?#]*@)[^${no}]+|${`(?![A-Za-z][A-Za-z0-9+.\\-]*:(?!\\d))(?![^\\/?#]*@)[^${no}\\/][^${no}]*`}|${six})\\s*$`;
const target$1={pattern:url};
const server={pattern:`^\\s*${scheme}(?!:*[^\\/:@][^\\/]*@)[^?#${no}]+\\s*$`};
const path={pattern:`^\\/[^${no}]*\\s*$`};
const waived={anyOf:[{type:`string`,pattern:url,not:{pattern:`\\*`}},{type:`string`,pattern:`^(?:\\*\\*|(?:https?|\\*):\\/\\/[a-z0-9_.*\\-]+(?::(?:\\d+|\\*))?\\/[^${no}#]*|(?:https?|\\*):\\/\\/\\[[0-9a-f:]+\\](?::(?:\\d+|\\*))?\\/[^${no}#]*)$`}]};
// src/settings/config/schema.ts
const gate=registry.find(({id:e})=>e===`gate`);
const options=[...gate?.options??[],...measuring,...access,...policyOptions,...remote,...reports,...waiting,...crowds];
function about(e){const t=options.find(t=>t.name===e);if(!t)throw new Error(`no option ${e}`);return{description:t.about}}
const longestText=2048;
const line=string().min(1).max(longestText);
const letters=[...grades,`off`];
function listOf(e){const t=line.meta(e);return union([t,array(t).max(100)])}
const thresholds={min_ssl:line.meta({...about(`min_ssl`),enum:letters}),min_headers:line.meta({...about(`min_headers`),enum:letters}),min_days:union([line.meta(daysText),int().meta(daysNumber)]).meta({...about(`min_days`),examples:[`auto`,14,`33%`,`off`]}),require_https:boolean().meta(about(`require_https`)),accept_status:union([line,int().min(200).max(499)]).meta({...about(`accept_status`),examples:[404,`401,403`,`4xx`]}),all_ips:boolean().meta(about(`all_ips`))};
const ways={timeout:union([line.meta(secondsText),number().meta(secondsNumber)]).meta(about(`timeout`)),resolve:listOf(pin).meta(about(`resolve`)),resolver:listOf(resolver).meta(about(`resolver`)),ca_file:line.meta(about(`ca_file`)),trust_anchor:line.meta(about(`trust_anchor`)),public_resolver:listOf(publicResolver).meta(about(`public_resolver`)),doh:listOf(dohResolver).meta(about(`doh`)),blocklist:listOf(blocklist).meta(about(`blocklist`)),blocklist_resolver:line.meta({...about(`blocklist_resolver`),...resolver}),axfr:boolean().meta(about(`axfr`)),header:union([string(),array(string()).max(100)]).meta(about(`header`)),client_cert:line.meta(about(`client_cert`)),client_key:line.meta(about(`client_key`)),proxy:string().meta(about(`proxy`)),proxy_dns:boolean().meta(about(`proxy_dns`))};
const perseverance={wait_for:listOf({}).meta(about(`wait_for`)),wait_timeout:union([line,number()]).meta(about(`wait_timeout`)),wait_interval:union([line,number()]).meta(about(`wait_interval`)),confirm:union([line,int()]).meta(about(`confirm`)),retries:union([line,int()]).meta(about(`retries`))};
const level=_enum(ruleLevels);
const rules=record(string(),level).meta({description:`Effect of a finding on the verdict, by rule: error fails the target, warn warns, off hides the finding; if the check could not be measured, error makes the target unknown`});
const demand=strictObject({level:level.exactOptional().meta({description:`Effect on the verdict if the requirement is not met (default error)`}),minScore:number().min(0).max(100).exactOptional().meta({description:`Lowest accepted score`}),minGrade:_enum(grades).exactOptional().meta({description:`Lowest accepted grade`}),maxSeverity:_enum(severities).exactOptional().meta({description:`Worst accepted severity of the issues that are not waived and not off`})});
const checks=record(string(),union([level,demand])).meta({description:`Other checks that the target must pass: a level alone requires the status pass; an object sets requirements. The settings of a target override the general ones key by key`});
const target=strictObject({url:line.meta({description:gate?.subject?.about??``,...target$1}),name:string().min(1).max(100).meta({description:`Name in reports`}).exactOptional(),paths:array(string().max(longestText).regex(/^\//).meta(path)).min(1).max(100).meta({description:`Paths to measure instead of the URL's path`}).exactOptional(),...object({...thresholds,...ways,...perseverance,rules,checks}).partial().shape});
const waiver=strictObject({rule:line.meta({description:`The rule, or all rules of a check: http.*`}),url:line.meta({description:`Canonical URLs to which it applies: in the host, * and ** match any text; after it, * matches text without a slash and ** any text (default all)`,...waived}).exactOptional(),reason:string().max(500).regex(/\S/).meta({description:`Why this is acceptable for now`}),until:date().meta({description:`Last day of validity, in UTC; at most 366 days ahead`}),owner:string().min(1).max(100).meta({description:`Who is responsible for it`}).exactOptional()});
const configuration=strictObject({$schema:string().exactOptional(),...object({...thresholds,...ways,...perseverance,rules,checks}).partial().shape,targets:array(union([line.meta(target$1),target])).max(1e3).meta({description:`Targets, used when the command line has no URL`}).exactOptional(),waivers:array(waiver).max(1e3).meta({description:`Waived findings, each with a reason and a last day`}).exactOptional(),baseline:line.meta(about(`baseline`)).exactOptional(),fail_on:_enum(failOns).meta(about(`fail_on`)).exactOptional(),on_error:_enum(onErrors).meta(about(`on_error`)).exactOptional(),server:line.meta({...about(`server`),...server}).exactOptional(),lang:_enum(languages).meta(about(`lang`)).exactOptional(),report:listOf(reportWish).meta(about(`report`)).exactOptional(),concurrency:union([line,int()]).meta(about(`concurrency`)).exactOptional()}).meta({title:`Configuration of Portcullis`});
function keysAt(e){const[t,,...n]=e;if(t===void 0)return Object.keys(configuration.shape);if(t===`waivers`)return Object.keys(waiver.shape);if(t===`checks`||n[0]===`checks`)return Object.keys(demand.shape);return t===`targets`?Object.keys(target.shape):[]}
// src/settings/config/problems.ts
function configProblem(e,t,{reason:n=`config`,known:r=keysAt,few:i=6}={}){const{issue:a,path:o}=innermost(e.issues[0],[]);const s=o.map(pointerStep).join(``);if(a.code===`unrecognized_keys`){const[e=``]=a.keys;const c=meant(e,r(o),i);const l=problemKeyOf(t(s+pointerStep(e)));return failure(`input.unknown`,{field:l,suggestion:c},{reason:n})}const c=t(s);if(a.input===void 0){const e=a.code===`invalid_value`?a.values.join(`, `):wordsFor(o)??expectation(a).expected;return failure(`input.missing`,{field:c,expected:neededValue(e)},{reason:n})}if(a.code===`invalid_value`){const e=a.values.map(String);const t=typeof a.input===`string`?suggest(a.input,e):``;const r={field:c,expected:e.join(`, `),given:shown(a.input),suggestion:t};return failure(`input.option`,r,{reason:n})}const l=special(a,o)??expectation(a).expected;return failure(`input.value`,{field:c,expected:l,given:shownShort(a.input)},{reason:n})}
function problemKeyOf(e){return{en:`key ${e}`,ko:`키 ${e}`}}
function meant(e,t,n){const r=suggest(e,t);if(r.en!==``||t.length===0||t.length>n)return r;return{en:` Known keys: ${t.join(`, `)}.`,ko:` 쓸 수 있는 키: ${t.join(`, `)}.`}}
const patterns={paths:{en:`a path that begins with /`,ko:`/로 시작하는 경로`},reason:{en:`a text that gives the reason`,ko:`이유를 적은 문장`},until:{en:`a date such as 2027-01-31`,ko:`2027-01-31 같은 날짜`},url:{en:`a URL such as https://shop.example/`,ko:`https://shop.example/ 같은 URL`}};
function special(e,t){return e.code===`invalid_format`?wordsFor(t):null}
function wordsFor(e){const t=e.findLast(e=>typeof e===`string`);return patterns[String(t)]??null}
function shownShort(e){if(typeof e!==`object`||e===null)return typeof e===`function`?`a function`:shown(e);return Array.isArray(e)?`[…]`:`{…}`}
function innermost(e,t){const n=[...t,...e.path];if(e.code!==`invalid_union`)return{issue:e,path:n};const r=e.errors.flatMap(([e])=>e?[e]:[]);const i=r.find(e=>e.path.length>0||e.code===`unrecognized_keys`);const a=typeof e.input===`string`?r.find(e=>e.code===`invalid_value`):void 0;const o=i??(a&&{...a,input:e.input});return o?innermost(o,n):{issue:e,path:n}}
function problemPlacesOf(e,t){return n=>{const r=t(n);const i=r?`${e}:${r.line}:${r.column}`:e;return`${printable(n===``?`/`:n,200)} (${i})`}}

export { configuration as i, problemKeyOf as n, problemPlacesOf as r, configProblem as t };
