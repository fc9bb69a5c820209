import { E as failure, P as fill, T as describeFailure } from "./node.js";
import { Ar as neededValue, B as networkPartIds, Bt as dataDirectory, F as currentPack, G as readCountries, Ht as readLanguage, I as fetchedFile, J as nameAt, K as readIptoasn, L as keepPack, U as tableOf, Ut as readMeasuring, V as networksOf, X as placeOfNumber, Y as networkNames, ar as readAccess, i as readGiven, ot as gunzipSync, q as readNetworks, r as givenFlags, yr as environmentOnly } from "./node-3.js";
import { Ln as targetOfText, Sn as valuesOf, bn as attempt } from "./gate-14.js";
import { t as parseHttpDate } from "./http-date.js";
import { i as toJson } from "./start-5.js";
import { $ as wrap, F as widthOfReport, K as painter, P as wantsColour, W as tableLines } from "./gate-9.js";
import { t as openEngine } from "./gate-11.js";
import { d as exitCodes, u as tooManySubjects, y as optionsFor } from "./start-7.js";
// src/networks/feeds.ts
const feeds=[{id:`ranges`,source:`iptoasn`,name:`iptoasn.com`,url:`https://iptoasn.com`,terms:`PDDL 1.0: public domain`,paths:()=>[[`ip2asn-combined.tsv.gz`]],isGzip:true,read:readIptoasn,least:2e5,isPlausible:e=>mostly(wellKnownOrigins,([t,n])=>e.asnOf(t)===n)&&nobodys(t=>e.asnOf(t))},{id:`country`,source:`db-ip`,name:`DB-IP IP to Country Lite`,url:`https://db-ip.com`,terms:`CC BY 4.0: DB-IP (db-ip.com)`,paths:e=>[0,1].map(t=>[`dbip-country-lite-${monthOf(e,t)}.csv.gz`]),isGzip:true,dayOf:e=>`${/\d{4}-\d{2}/.exec(e)?.[0]??``}-01`,read:readCountries,least:2e5,isPlausible:e=>mostly(wellKnownCountries,([t,n])=>e.countryOf(t)===n)&&nobodys(t=>e.countryOf(t))},{id:`hosting`,...x4bnet(`datacenter`),least:1e4,isPlausible:e=>isList(`hosting`,e,{with:[`88.198.0.1`,`51.38.0.1`,`138.197.0.1`],without:homes})},{id:`vpn`,...x4bnet(`vpn`),least:1e3,isPlausible:e=>isList(`vpn`,e,{with:[],without:[...homes,`8.8.8.8`,`1.1.1.1`]})},{id:`tor`,source:`tor-exits`,name:`Tor bulk exit list`,url:`https://check.torproject.org/torbulkexitlist`,terms:`Public list of the Tor Project`,paths:()=>[[``]],isGzip:false,read:readNetworks,least:200,isPlausible:e=>isList(`tor`,e,{with:[],without:[...homes,`8.8.8.8`,`1.1.1.1`]})}];
function x4bnet(e){return{source:`x4bnet`,name:`X4BNet lists_vpn, ${e}`,url:`https://github.com/X4BNet/lists_vpn`,terms:`MIT`,paths:()=>[[`${e}/ipv4.txt`,`${e}/ipv6.txt`]],isGzip:false,read:readNetworks}}
function monthOf(e,t){return new Date(Date.UTC(e.getUTCFullYear(),e.getUTCMonth()-t,1)).toISOString().slice(0,7)}
const wellKnownOrigins=[[`8.8.8.8`,15169],[`1.1.1.1`,13335],[`9.9.9.9`,19281],[`193.0.6.139`,3333],[`140.82.121.4`,36459],[`168.126.63.1`,4766],[`88.198.0.1`,24940],[`2001:4860:4860::8888`,15169],[`2606:4700:4700::1111`,13335]];
const wellKnownCountries=[[`168.126.63.1`,`KR`],[`211.216.0.1`,`KR`],[`193.0.6.139`,`NL`],[`73.0.0.1`,`US`],[`84.128.0.1`,`DE`],[`126.0.0.1`,`JP`],[`86.128.0.1`,`GB`]];
const homes=[`211.216.0.1`,`73.0.0.1`,`84.128.0.1`,`126.0.0.1`];
function mostly(e,t){return e.filter(t).length>=e.length-1}
function nobodys(e){return[`10.0.0.1`,`127.0.0.1`,`192.168.0.1`,`fe80::1`].every(t=>e(t)===null)}
function isList(e,t,n){const isIn=n=>t.signs(n)[e].detected===true;return mostly(n.with,isIn)&&!n.without.some(isIn)&&![`10.0.0.1`,`127.0.0.1`].some(isIn)}({...networkNames(new Map)});
function renew(e,t){return t.reduce((e,t)=>{const{table:n,...r}=isAnnounced(t)?announced(t.rows,e):{table:tableOf(t.rows,widthOf(t.origin.id))};const{id:i}=t.origin;const a=n.four.values.length+n.six.values.length;const o=[...e.parts.filter(e=>e.id!==i),{...t.origin,ranges:a}];return{...e,...r,parts:o,tables:{...e.tables,[i]:n}}},e)}
function isAnnounced(e){return e.origin.id===`ranges`}
function widthOf(e){return e===`country`?2:1}
function announced(e,t){const n=new Map(e.map(({asn:e,name:t})=>[e,t]));for(const e of n.keys()){const r=placeOfNumber(e,t.numbers);const i=r<0?``:nameAt(r,t);if(i!==``)n.set(e,i)}const r=networkNames(n);const i=e.map(({first:e,last:t,asn:n})=>({first:e,last:t,value:placeOfNumber(n,r.numbers)+1}));return{table:tableOf(i,4),...r}}
// src/networks/update.ts
const mebibyte=1048576;
const limits={sent:24*mebibyte,text:192*mebibyte};
const patience=12e4;
async function updatePack(e,t,n,r){let i=e;const a=[];for(const e of t){const{id:t,name:o}=e;const s=await attempt(async()=>renewed(i,e,await readFeed(e,n,r)));if(s.ok)i=s.value;const c=i.parts.find(e=>e.id===t);if(s.ok&&c)a.push({id:t,name:o,part:c});else if(!s.ok)a.push({id:t,name:o,failure:s.failure})}return{pack:i,renewals:a}}
async function readFeed(e,t,n){for(const[r=``,...i]of e.paths(n)){const a=await ask(e,r,t);if(a.status!==200)continue;const o=[textOf(e,a)];for(const n of i){const r=await ask(e,n,t);if(r.status===200)o.push(textOf(e,r))}return{text:o.join(`
`),asOf:e.dayOf?.(r)??dayOf(a,n)}}throw failure(`source.status`,{source:e.name,host:new URL(e.url).host,status:404})}
function ask({source:e},t,n){return n.source(e,{path:t,limit:limits.sent,patience})}
function textOf(e,{body:t,url:n}){try{const n=e.isGzip?gunzipSync(t,{maxOutputLength:limits.text}):t;return Buffer.from(n).toString(`utf8`)}catch{throw malformed(e,n,`gzip`)}}
function malformed({name:e},t,n){return failure(`source.malformed`,{source:e,host:URL.parse(t)?.host??``,detail:n})}
function dayOf({headers:e},t){const n=parseHttpDate(valuesOf(e,`last-modified`)[0]?.trim()??``,t.getTime());return new Date(n===null?t:Math.min(n,t.getTime())).toISOString().slice(0,10)}
function renewed(e,t,{text:n,asOf:r}){const{id:i,name:a,url:o,terms:s}=t;const c=t.read(n);const l=e.parts.find(e=>e.id===i);if(c.length<t.least)throw malformed(t,o,`too-small`);const u=renew(e,[{origin:{id:i,source:a,url:o,terms:s,asOf:r},rows:c}]);const d=u.parts.find(e=>e.id===i);if(l&&d&&d.ranges<l.ranges/2)throw malformed(t,o,`too-small`);if(!t.isPlausible(networksOf(u)))throw malformed(t,o,`implausible`);return u}
// src/cli/commands/data.ts
const actions=[`show`,`update`];
async function dataCommand({subjects:e,isFromEnvironment:t,argv:n,io:r}){const[i,a]=t?[]:e;if(a!==void 0)throw tooManySubjects(`data`,a);if(actions.every(e=>e!==i))throw noAction(i);const o=readGiven(givenFlags(n),r.env,[...optionsFor(`data`),...environmentOnly]);const s={given:o,io:r,language:readLanguage(o),directory:dataDirectory(o)};return i===`update`?update(s):show(s)}
function noAction(e){const t=actions.join(`, `);if(e===void 0)return failure(`input.missing`,{field:`action`,expected:neededValue(t)},{reason:`action`});const n=`"${e.slice(0,40)}"`;return failure(`input.option`,{field:`action`,expected:t,given:n,suggestion:``},{reason:`action`})}
const titles={ranges:{en:`AS ranges`,ko:`AS 범위`},country:{en:`Countries`,ko:`국가`},hosting:{en:`Hosting`,ko:`호스팅`},vpn:{en:`VPN`,ko:`VPN`},tor:{en:`Tor exits`,ko:`Tor 출구`}};
const columns=[{en:`Part`,ko:`항목`},{en:`Ranges`,ko:`범위 수`},{en:`As of`,ko:`기준일`},{en:`Age`,ko:`경과`},{en:`Source`,ko:`출처`}];
const words={head:{en:`Data about networks in {directory}`,ko:`{directory}에 있는 네트워크 데이터`},missing:{en:`Missing: {list}. To download: npx portcullis data update`,ko:`없음: {list}. 가져오려면: npx portcullis data update`},terms:{en:`Terms:`,ko:`약관:`},days:{en:`{count} {count|day/days}`,ko:`{count}일`},renewed:{en:`{part}: {count} ranges from {source}, {date}`,ko:`{part}: {date} 범위 {count}개, 출처 {source}`},failed:{en:`{part}: not updated. {reason}`,ko:`{part}: 갱신하지 못했습니다. {reason}`}};
function show({given:e,io:t,language:n,directory:r}){const{parts:i}=currentPack(r);const a=networkPartIds.filter(e=>i.every(t=>t.id!==e));const o=new Date;if(e.isSet(`json`)){t.out(toJson({directory:r,parts:i.map(e=>({...e,ageDays:ageOf(e,o)})),missing:a}));return exitCodes.pass}const s={language:n,paint:painter(wantsColour(t)&&!e.isSet(`no_color`)),width:widthOfReport(t)};const c=i.map(e=>[titles[e.id],`${e.ranges}`,e.asOf,ageText(e,o),e.source]);const l=[fill(words.head,{directory:r},n),``,...tableLines({columns,rows:c},s)];const u=i.flatMap(({id:e,terms:t,url:r})=>wrap(`${titles[e][n]}: ${t}, ${r}`,s.width-4).map(e=>`    ${e}`));const d=a.map(e=>titles[e][n]).join(`, `);t.out(`${[...l,``,words.terms[n],...u,...d===``?[]:[``,fill(words.missing,{list:d},n)]].join(`
`)}\n`);return exitCodes.pass}
function ageOf({asOf:e},t){return Math.max(0,Math.floor((t.getTime()-Date.parse(e))/864e5))}
function ageText(e,t){const n=ageOf(e,t);return{en:fill(words.days,{count:n},`en`),ko:fill(words.days,{count:n},`ko`)}}
const deadline=6e5;
async function update({given:e,io:t,language:n,directory:r}){const i=openEngine({...readMeasuring(e),special:true,access:readAccess(e)});const a=[AbortSignal.timeout(deadline),...t.signal?[t.signal]:[]];const o=i.open(AbortSignal.any(a),targetOfText(`data`));try{const{pack:i,renewals:a}=await updatePack(currentPack(r),feeds,o.net,new Date);if(a.some(e=>`part`in e)&&!keepPack(r,i))throw unwritable(e,r);t.out(e.isSet(`json`)?toJson({directory:r,file:fetchedFile,parts:a.map(plain(n))}):linesOf(a,n));return a.every(e=>`part`in e)?exitCodes.pass:exitCodes.unknown}finally{o.close()}}
function plain(e){return t=>`part`in t?{...t.part,isRenewed:true}:{id:t.id,source:t.name,isRenewed:false,reason:t.failure.reason,message:describeFailure(t.failure,e)}}
function linesOf(e,t){return`${e.map(e=>{const n=titles[e.id][t];if(!(`part`in e))return fill(words.failed,{part:n,reason:describeFailure(e.failure,t)},t);const{ranges:r,asOf:i,source:a}=e.part;return fill(words.renewed,{part:n,count:r,date:i,source:a},t)}).join(`
`)}\n`}
function unwritable(e,t){return failure(`input.file`,{field:e.naming(`data_dir`),path:t,detail:{en:`it cannot be written`,ko:`쓸 수 없습니다`}},{reason:`data_dir`})}

export { dataCommand };
