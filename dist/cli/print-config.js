import { R as maskUrls, x as printable } from "./node.js";
import { d as gate } from "./gate-11.js";
import { Gn as withoutKeys, Ht as readLanguage, Sr as measuring, Ut as readMeasuring, Zn as readRemote, jr as parseInput, or as readProxies, yr as environmentOnly, za as headersShown } from "./node-3.js";
import { F as readOutcome, c as readPersistence, s as readConcurrency, u as readThresholds } from "./gate-10.js";
import { E as readReports } from "./gate-9.js";
import { i as toJson } from "./start-5.js";
import { n as inert } from "./start-6.js";
// src/settings/output/effective-access.ts
function effectiveAccess(e){return{header:{value:headersShown(e),source:e.source(`header`)??`default`},client_cert:file(`client_cert`,e),client_key:file(`client_key`,e),...proxiesOf(e)}}
function file(e,t){return{value:t.one(e)??null,source:t.source(e)??`default`}}
function proxiesOf(e){const{secure:t,plain:n,bypass:r,resolves:i}=readProxies(e);const shown=t=>{return t?{value:t.proxy.name,source:t.from}:{value:null,source:e.source(`proxy`)??`default`}};const a=t?.proxy.name===n?.proxy.name;return{proxy:shown(t),...!a&&{proxy_http:shown(n)},proxy_dns:{value:`${i}`,source:e.source(`proxy_dns`)??`default`},...(t??n)&&r.length>0&&{no_proxy:{value:r,source:`NO_PROXY`}}}}
// src/settings/output/effective.ts
const common={baseline:null,fail_on:`error`,on_error:`fail`,report:[],lang:`en`,server:null,key:null,json:`false`,no_color:`false`,update_baseline:`false`,concurrency:8,targets:null};
const settable=measuring.filter(({name:e})=>![`timeout`,`lang`,`json`].includes(e));
const unset=Object.fromEntries(settable.map(({name:e,isList:t})=>[e,t?[]:null]));
const ofSources=environmentOnly.map(({name:e})=>e).filter(e=>/^(?:source|key)_/.test(e));
const ofTarget={min_ssl:`B`,min_headers:`C`,min_days:`auto`,require_https:`true`,accept_status:null,all_ips:`false`,resolver:[],resolve:[],ca_file:null,wait_for:[],wait_timeout:300,wait_interval:5,confirm:1,retries:2,allow_addresses:[],operator:null,opt_out:[],allow_probes:`false`,...unset,...Object.fromEntries(ofSources.map(e=>[e,null]))};
const lists=new Set([`report`,`wait_for`,`allow_addresses`,`opt_out`,...settable.flatMap(({name:e,isList:t})=>t?[e]:[])]);
function effectiveConfig({given:e,targets:t,waivers:n,config:r}){readOutcome(e);readReports(e);readLanguage(e);readConcurrency(e);return{config:r?.name??null,settings:valuesOf(common,e),targets:t.map(({url:e,name:t,given:n,naming:r,rules:i,ownRules:a,demands:o})=>{const s=parseInput(gate.input,{url:e,...readThresholds(n)},r);const c=readMeasuring(n).deadline/1e3;readPersistence(n);const l={value:readRemote(n)!==null&&n.source(`timeout`)===void 0?remoteTimeout:c,source:n.source(`timeout`)??`default`};return{url:maskUrls(s.url),...t!==void 0&&{name:t},settings:{...spelt(valuesOf(ofTarget,n),s),...effectiveAccess(n),timeout:l},rules:rulesOf(i,a),checks:o}}),waivers:n.map(e=>e.url===void 0?e:{...e,url:maskUrls(e.url)})}}
function spelt(e,t){const n=Object.entries(e).map(([e,n])=>{const r=e===`min_ssl`||e===`min_headers`?t[e]:void 0;return[e,r===void 0?n:{...n,value:r}]});return Object.fromEntries(n)}
function rulesOf(e,t){const n=Object.entries(e).map(([e,n])=>{return[e,{value:n,source:t.includes(e)?`target`:`file`}]});return Object.fromEntries(n)}
const remoteTimeout=20;
function valuesOf(e,t){const n=Object.entries(e).map(([e,n])=>{const r=t.source(e);if(r===void 0)return[e,{value:n,source:e===`min_days`?`default auto`:`default`}];if(e===`key`||e.startsWith(`key_`))return[e,{value:`***`,source:r}];if(e===`blocklist`)return[e,{value:t.list(e).map(withoutKeys),source:r}];return[e,{value:lists.has(e)?t.list(e):t.one(e),source:r}]});return Object.fromEntries(n)}
// src/cli/print-config.ts
function printConfig(e,t){const n=effectiveConfig(e);if(t)return toJson(n);const{config:r,settings:i,targets:a,waivers:o}=n;const s=[`  config           ${printable(r??`none`,200)}`,...rows(i),...a.flatMap(({url:e,name:t,settings:n,rules:r,checks:i})=>[``,printable(t===void 0?e:`${t} · ${e}`,2200),...rows(mattering(n)),...restLines(n),...Object.entries(r).map(([e,{value:t,source:n}])=>`  rule ${e}  ${shown(t)}  ${n}`),...Object.entries(i).map(([e,{source:t,...n}])=>`  check ${e}  ${JSON.stringify(n)}  ${t}`)]),...o.length===0?[]:[``,`waivers`],...o.map(({rule:e,url:t=`**`,until:n,reason:r,owner:i})=>{return`  ${e} ${t} until ${n}: ${r}${i===void 0?``:` (${i})`}`})];return inert(`${s.map(e=>printable(e,2400)).join(`
`)}\n`)}
const ofOthers=/^(?:source_|key_|(?:operator|opt_out|allow_probes|trust_anchor|public_resolver|blocklist|blocklist_resolver|doh|axfr)$)/;
function mattering(e){return Object.fromEntries(Object.entries(e).filter(([e,{source:t}])=>t!=="default"||!ofOthers.test(e)))}
function restLines(e){const t=Object.keys(e).length-Object.keys(mattering(e)).length;return t===0?[]:[`  not set: ${t} options that a gate does not need; --json lists them`]}
function rows(e){const t=Math.max(0,...Object.keys(e).map(e=>e.length))+2;return Object.entries(e).map(([e,{value:n,source:r}])=>{return`  ${e.padEnd(t)}${printable(shown(n),200).padEnd(24)} ${r}`})}
function shown(e){const t=typeof e===`object`?(e??[]).join(`, `):`${e}`;return t===``?`–`:t}

export { printConfig };
