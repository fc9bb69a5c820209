import { $r as boolean, Aa as createPublicKey, Ma as hash, Na as init__lazy_builtin_crypto, Ra as verify$1, Si as url, Xi as organizationOf, Yi as nameForPeople, Zr as array, _i as strictObject, ai as int, bi as union, ga as readTime, gi as record, ka as createHash, ma as readElement, pi as object, ua as DerError, va as tags, vi as string, vt as defineProblems, xi as unknown } from "./node-3.js";
import { a as issuerDomainsOf, i as isIssuerAllowed, r as caaOf } from "./subdomains.js";
import { D as runLocal, Hn as datetime, In as targetOfHost, k as sourceLimits, zn as defineCheck } from "./gate-14.js";
import { n as openGuard, t as openEngine } from "./gate-11.js";
import { t as forStrangers } from "./serving.js";
import { a as outbox, i as openJobs, n as recordChanges } from "./states.js";
import { n as openStored } from "./open.js";
import { n as openLog, t as openOutput } from "./output.js";
import { w as Failure, x as printable } from "./node.js";
import { t as registrableDomain } from "./registrable3.js";
import { a as domainOf } from "./prepare.js";
import { n as writeObserved } from "./write.js";
import { n as openInterests, t as checksOf } from "./interests.js";
import { t as valueText } from "./gate-24.js";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
// src/data/tls/ct-log-list-key.ts
init__lazy_builtin_crypto();const ctLogListKey=`-----BEGIN PUBLIC KEY-----
MIICIjANBgkqhkiG9w0BAQEFAAOCAg8AMIICCgKCAgEAsu0BHGnQ++W2CTdyZyxv
HHRALOZPlnu/VMVgo2m+JZ8MNbAOH2cgXb8mvOj8flsX/qPMuKIaauO+PwROMjiq
fUpcFm80Kl7i97ZQyBDYKm3MkEYYpGN+skAR2OebX9G2DfDqFY8+jUpOOWtBNr3L
rmVcwx+FcFdMjGDlrZ5JRmoJ/SeGKiORkbbu9eY1Wd0uVhz/xI5bQb0OgII7hEj+
i/IPbJqOHgB8xQ5zWAJJ0DmG+FM6o7gk403v6W3S8qRYiR84c50KppGwe4YqSMkF
bLDleGQWLoaDSpEWtESisb4JiLaY4H+Kk0EyAhPSb+49JfUozYl+lf7iFN3qRq/S
IXXTh6z0S7Qa8EYDhKGCrpI03/+qprwy+my6fpWHi6aUIk4holUCmWvFxZDfixox
K0RlqbFDl2JXMBquwlQpm8u5wrsic1ksIv9z8x9zh4PJqNpCah0ciemI3YGRQqSe
/mRRXBiSn9YQBUPcaeqCYan+snGADFwHuXCd9xIAdFBolw9R9HTedHGUfVXPJDiF
4VusfX6BRR/qaadB+bqEArF/TzuDUr6FvOR4o8lUUxgLuZ/7HO+bHnaPFKYHHSm+
+z1lVDhhYuSZ8ax3T0C3FZpb7HMjZtpEorSV5ElKJEJwrhrBCMOD8L01EoSPrGlS
1w22i9uGHMn/uGQKo28u7AsCAwEAAQ==
-----END PUBLIC KEY-----
`;
// src/formats/ct/log/tree-head.ts
const mostLeaves=Number.MAX_SAFE_INTEGER;
const longestCheckpoint=65536;
const mostLines=200;
function readLogKey(e){try{const t=createPublicKey({key:Buffer.from(e),format:`der`,type:`spki`});const{namedCurve:n,modulusLength:r=0}=t.asymmetricKeyDetails??{};return(t.asymmetricKeyType===`ec`?n===`prime256v1`:r>=2048)?{key:t,id:createHash(`sha256`).update(e).digest()}:null}catch{return null}}
function readCheckpoint(e,t,n){if(e.length>longestCheckpoint)return`malformed`;const r=Buffer.from(e).toString(`utf8`);const i=r.indexOf(`

`);const[a,o=``,s=``]=r.slice(0,i+1).split(`
`,4);const c=/^(?:0|[1-9]\d{0,15})$/.test(o)?Number(o):NaN;const l=readBase64(s,32);if(i<0||a!==t||!(c<=mostLeaves)||!l)return`malformed`;const u=noteKeyId(t,n.id);for(const e of r.slice(i+2).split(`
`,mostLines)){const[r,i,a=``,...o]=e.split(` `);if(r!==`—`||i!==t||o.length>0)continue;const s=readBase64(a);if(!s||s.length<16||!s.subarray(0,4).equals(u))continue;const d={size:c,root:l,timestamp:Number(s.readBigUInt64BE(4)),signature:s.subarray(12)};return isSigned(d,n)?d:`signature`}return`signature`}
const treeHead=object({tree_size:int().min(0),timestamp:int().min(0),sha256_root_hash:string().max(100),tree_head_signature:string().max(4096)});
function readTreeHead(e,t){const{success:n,data:r}=treeHead.safeParse(parseJson(e));if(!n)return`malformed`;const[i,a]=[readBase64(r.sha256_root_hash,32),readBase64(r.tree_head_signature)];if(!i||!a)return`malformed`;const o={size:r.tree_size,root:i,timestamp:r.timestamp,signature:a};return isSigned(o,t)?o:`signature`}
function signedTreeHead({timestamp:e,size:t,root:n}){const r=Buffer.alloc(18);r[1]=1;r.writeBigUInt64BE(BigInt(e),2);r.writeBigUInt64BE(BigInt(t),10);return Buffer.concat([r,n])}
function noteKeyId(e,t){return createHash(`sha256`).update(`${e}\n`).update(Buffer.from([5])).update(t).digest().subarray(0,4)}
function isSigned(e,{key:t}){const{signature:n}=e;if(!Number.isSafeInteger(e.timestamp)||n.length<4)return false;const r=t.asymmetricKeyType===`ec`?3:1;const i=n.readUInt16BE(2)===n.length-4;if(n[0]!==4||n[1]!==r||!i)return false;return verify$1(`sha256`,signedTreeHead(e),t,n.subarray(4))}
function readBase64(e,t){if(e.length%4!==0||!/^[A-Za-z0-9+/]*={0,2}$/.test(e))return null;const n=Buffer.from(e,`base64`);return t===void 0||n.length===t?n:null}
function parseJson(e){try{return JSON.parse(Buffer.from(e).toString(`utf8`))}catch{return}}
// src/formats/ct/log/log-list.ts
init__lazy_builtin_crypto();
const states=[`pending`,`qualified`,`usable`,`readonly`,`retired`,`rejected`];
const mostOperators=200;
const mostLogs=1e3;
const common={description:string().max(300).optional(),log_id:string().max(64),key:string().max(2048),mmd:int().min(1).max(2678400),state:record(string(),object({final_tree_head:object({tree_size:int().min(0)}).optional()})).optional(),temporal_interval:object({end_exclusive:datetime()}).optional()};
const oneLog=union([object({...common,url:url().max(500)}),object({...common,monitoring_url:url().max(500),submission_url:url().max(500)})]);
const list=object({version:string().max(50).default(``),log_list_timestamp:datetime(),operators:array(object({name:string().max(200),logs:array(unknown()).max(mostLogs).default([]),tiled_logs:array(unknown()).max(mostLogs).default([])})).max(mostOperators)});
function readLogList(e){const{success:t,data:n}=list.safeParse(parseJson(e));if(!t)return null;const r=n.operators.flatMap(({name:e,logs:t,tiled_logs:n})=>[...t,...n].map(t=>readLog(t,e)));const i=r.filter(e=>e!==null);const a=[...new Map(i.map(e=>[e.id,e])).values()];const{version:o,log_list_timestamp:s}=n;return{version:o,madeAt:Date.parse(s),logs:a,unreadable:r.length-i.length}}
function readLog(e,t){const{success:n,data:r}=oneLog.safeParse(e);if(!n)return null;const i=readLogKey(readBase64(r.key)??Buffer.alloc(0));const a=`url`in r?r.url:r.submission_url;const o=`url`in r?r.url:r.monitoring_url;if(i?.id.toString(`base64`)!==r.log_id||!/^https?:\/\//.test(o))return null;const s=states.find(e=>Object.hasOwn(r.state??{},e))??`none`;const c=r.temporal_interval?.end_exclusive;return{id:r.log_id,name:r.description??new URL(o).host,operator:t,kind:`url`in r?`rfc6962`:`tiled`,url:slashed(o),origin:a.replace(/^https?:\/\//,``).replace(/\/+$/,``),key:i,mmd:r.mmd,state:s,until:c===void 0?null:Date.parse(c),finalSize:r.state?.[s]?.final_tree_head?.tree_size??null}}
function slashed(e){return e.endsWith(`/`)?e:`${e}/`}
function isSignedList(e,t){return verify$1(`sha256`,e,createPublicKey(ctLogListKey),t)}
function logsToFollow({logs:e},t){return e.filter(({state:e,until:n})=>(e===`usable`||e===`qualified`)&&(n===null||n>t))}
// src/run/caa-lookup.ts
const caa=defineCheck({id:`caa`,version:1,title:{en:`CAA records`,ko:`CAA 레코드`},about:{en:`Looks up whether CAA records allow an issuer.`,ko:`CAA 레코드가 발급 기관을 허용하는지 조회합니다.`},input:strictObject({name:string(),isWildcard:boolean(),organization:string().nullable()}),raw:object({isAllowed:boolean().nullable()}),cost:`standard`,ttl:0,words:{problems:defineProblems({}),caps:{},kpis:{},parts:{}},target:({name:e})=>targetOfHost(e),collect:async({name:e,isWildcard:t,organization:n},r)=>({isAllowed:isIssuerAllowed({caa:await caaOf(r,e,t),issuerDomains:[...issuerDomainsOf(n)??[]]})}),judge:()=>({status:`pass`,kpis:[],findings:[]})});
async function lookupCaa(e,t){if(issuerDomainsOf(e.organization)===null)return null;const{raw:n}=await runLocal(caa,{...e},t);return n.isAllowed}
// src/settings/log-client.ts
const patience=6e4;
const limits$2={connections:8,bytes:1048576,questions:100};
const largestList$1=4194304;
function openLogClient({allow:e=[],authorities:t=[],operator:n,optOut:r,pins:i=[],resolvers:a=[],sources:o}){const s={special:false,allow:e,...r&&{optOut:r}};async function request(e,r,c){const l=openGuard({signal:c,policy:s,pins:i,given:t,limits:limits$2,operator:n,...o&&{sources:o},...a.length>0&&{resolvers:a}});try{const t={...e,patience,limit:Math.min(r,sourceLimits.kept)};const n=await l.net.source(`ct-logs`,t);return n.status===200?n.body:null}finally{l.close()}}return{document:(e,{signal:t,limit:n})=>request({path:``,url:e},n,t),list:(e,t)=>request({path:e},largestList$1,t)}}
// server/ct/cleanup.ts
const[hour,day$1]=[36e5,864e5];
const keptAfterExpiry=90*day$1;
function workOnCleanup(e,t,n){e.work(`ct-cleanup`,()=>t.through(({db:e})=>e.transaction().execute(async e=>{const t=e.selectFrom(`watch`).select(`target`);await e.deleteFrom(`ct_certificate`).where(`not_after`,`<`,n()-keptAfterExpiry).execute();await e.deleteFrom(`ct_certificate`).where(`target`,`not in`,t).execute();await e.deleteFrom(`ct_name`).where(`target`,`not in`,t).execute()})),{most:1,every:day$1,first:hour})}
// src/formats/ct/log/logged-certificate.ts
init__lazy_builtin_crypto();
const mostNames$1=5e3;
const longestName=253;
const[subjectAltName,commonName]=[Buffer.from([85,29,17]),Buffer.from([85,4,3])];
const hostName=/^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
function readLoggedNames(e){return orNull(()=>{const{subject:t,extensions:n}=fieldsOf(e);const r=n&&sanOf(n);const i=[...r?dnsNamesIn(r):[]];if(i.length===0)i.push(...commonNamesIn(t));const a=new Map;let o=0;for(const e of i){const t=hostOf(e);if(t===null||a.size>=mostNames$1)o++;else a.set(t,e.startsWith(`*.`)&&a.get(t)!==false)}const s=[...a].flatMap(([e,t])=>t?[e]:[]);return{names:[...a.keys()],wildcards:s,skipped:o}})}
function readLoggedCertificate(e){return orNull(()=>{const{serial:t,issuer:n,validity:r}=fieldsOf(e);const i=readElement(r.content);const a=readElement(r.content,i.whole.length);return{id:createHash(`sha256`).update(n.whole).update(t.content).digest(),serial:t.content.toString(`hex`,0,32),issuer:organizationOf(n.whole)??nameForPeople(n.whole),issuerOrganization:organizationOf(n.whole),notBefore:readTime(i),notAfter:readTime(a)}})}
function fieldsOf({kind:e,der:t}){const n=expect(readElement(t),tags.sequence);const{content:r}=e===`precertificate`?n:expect(readElement(n.content),tags.sequence);let i=0;const next=e=>{const t=expect(readElement(r,i),e);i+=t.whole.length;return t};if(r[0]===160)next(160);const a=next(tags.integer);next(tags.sequence);const o=next(tags.sequence);const s=next(tags.sequence);const c=next(tags.sequence);next(tags.sequence);while(i<r.length){const e=readElement(r,i);i+=e.whole.length;if(e.tag===163)return{serial:a,issuer:o,validity:s,subject:c,extensions:e}}return{serial:a,issuer:o,validity:s,subject:c,extensions:null}}
function sanOf({content:e}){const t=expect(readElement(e),tags.sequence).content;for(let e=0;e<t.length;){const n=expect(readElement(t,e),tags.sequence);e+=n.whole.length;const r=expect(readElement(n.content),tags.oid);if(!r.content.equals(subjectAltName))continue;let i=readElement(n.content,r.whole.length);if(i.tag===tags.boolean)i=readElement(n.content,r.whole.length+i.whole.length);return expect(readElement(expect(i,tags.octetString).content),tags.sequence).content}return null}
function*dnsNamesIn(e){for(let t=0;t<e.length;){const{tag:n,content:r,whole:i}=readElement(e,t);t+=i.length;if(n===130)yield r.toString(`latin1`,0,256)}}
function*commonNamesIn({content:e}){for(let t=0;t<e.length;){const n=readElement(e,t);t+=n.whole.length;const r=readElement(n.content);const i=readElement(r.content);if(i.content.equals(commonName))yield readElement(r.content,i.whole.length).content.toString(`latin1`,0,256)}}
function hostOf(e){const t=e.toLowerCase();const n=t.startsWith(`*.`)?t.slice(2):t;const r=n.endsWith(`.`)?n.slice(0,-1):n;return r.length<=longestName&&hostName.test(r)?r:null}
function expect(e,t){if(e.tag!==t)throw new DerError(`expected tag ${t}`);return e}
function orNull(e){try{return e()}catch(e){if(e instanceof DerError)return null;throw e}}
// server/ct/certificates/hits.ts
const[namesAsked,certificatesAsked]=[3,64];
async function hitsOf(e,{id:t,name:n},{database:r,lookup:i}){const a=[];let[o,s]=[0,0];for(const{index:c,logged:l,matches:u,wildcards:d}of e){const e=readLoggedCertificate(l);if(!e){o++;continue}for(const[o,f]of Map.groupBy(u,e=>e.target)){const u=f.filter(({lookalike:e})=>e===null);const p=u.length>0?u:f;const m=[...new Set(p.map(({name:e})=>e))].toSorted();const h=[...new Set(p.flatMap(({lookalike:e})=>e??[]))].toSorted();const g=h.length===0&&s<certificatesAsked&&!await isKnown(r,o,e.id);if(g)s++;const _=g?await allowed(m,d,e.issuerOrganization,i):null;const{kind:v,timestamp:y}=l;a.push({target:o,lookalikes:h,names:m,certificate:e,kind:v,logId:t,logName:n,index:c,loggedAt:y,isAllowed:_})}}return{hits:a,unreadable:o}}
async function isKnown({through:e},t,n){return await e(({db:e})=>e.selectFrom(`ct_certificate`).select(`target`).where(`target`,`=`,t).where(`digest`,`=`,n).executeTakeFirst())!==void 0}
async function allowed(e,t,n,r){const i=e.slice(0,namesAsked);const a=await Promise.all(i.map(e=>r({name:e,isWildcard:t.includes(e),organization:n})));if(a.includes(false))return false;return a.every(e=>e===true)&&i.length===e.length?true:null}
// server/ct/certificates/classify.ts
const verdicts={"not-allowed":{field:`certificate-not-allowed`,severity:`high`,direction:`worse`,isTold:true},"new-issuer":{field:`certificate-new-issuer`,severity:`medium`,direction:`neutral`,isTold:true},"new-name":{field:`certificate-new-name`,severity:`low`,direction:`neutral`,isTold:true},renewed:{field:`certificate-renewed`,severity:`info`,direction:`neutral`,isTold:false},lookalike:{field:`lookalike-certificate`,severity:`medium`,direction:`worse`,isTold:true},"lookalike-renewed":{field:`lookalike-renewed`,severity:`info`,direction:`neutral`,isTold:false}};
function classify({lookalikes:e,isAllowed:t},n){if(e.length>0)return n.newLookalikes.length>0?`lookalike`:`lookalike-renewed`;if(t===false)return`not-allowed`;if(!n.isKnownIssuer)return`new-issuer`;return n.newNames.length>0?`new-name`:`renewed`}
function changeOf({names:e,issuer:t,id:n,lookalikes:r},i,{known:a,at:o,since:s}){const{field:c,severity:l,direction:u}=verdicts[i];const d=a.newLookalikes.length>0?a.newLookalikes:r;const f=i===`new-name`?a.newNames:e;const p=i===`lookalike`?`${t}, ${s}`:t;return{key:`${c}\n${n}`,field:c,subject:valueText(d.length>0?listed(d,5):listed(f,1)),from:null,to:valueText(p),direction:u,severity:l,weight:l,at:o,confirmedAt:null}}
function listed(e,t){const n=e.length>t?` +${e.length-t}`:``;return`${e.slice(0,t).join(`, `)}${n}`}
const uncapped=`not-allowed`;
const limitFields={own:`certificate-alert-limit`,lookalike:`lookalike-alert-limit`};
function limitChange(e,t,n){const r=limitFields[t];return{...e,key:`${r}\n${e.at}`,field:r,subject:null,to:String(n),direction:`neutral`}}
// server/ct/certificates/known.ts
const settling=1728e5;
async function knownOf(e,{target:t,lookalikes:n},{names:r,issuer:i}){if(n.length>0)return{isKnownIssuer:false,newNames:[],newLookalikes:await unlogged(e,t,n)};const a=(await unlogged(e,t,r)).filter(e=>e!==t&&e!==domainOf(t));return{isKnownIssuer:await isIssuerLogged(e,t,i)||await isIssuerMeasured(e,t,i),newNames:await unmeasured(e,t,a),newLookalikes:[]}}
async function unlogged(e,t,n){return without(n,await e.selectFrom(`ct_name`).select(`name`).where(`target`,`=`,t).where(`name`,`in`,n).execute())}
async function unmeasured(e,t,n){if(n.length===0)return[];const r=await e.selectFrom(`watch`).innerJoin(`watch_check`,`watch_check.watch_id`,`watch.id`).select(({fn:e})=>e.min(`watch.created_at`).as(`since`)).where(`watch.target`,`=`,t).where(`watch_check.check_id`,`=`,checksOf.own).executeTakeFirst();if(r?.since==null)return n;return without(n,await e.selectFrom(`target`).innerJoin(`observation`,`observation.target_id`,`target.id`).select(`target.name`).distinct().where(`target.name`,`in`,n).where(`observation.first_seen`,`<=`,Math.floor((r.since+settling)/1e3)).execute())}
function without(e,t){const n=new Set(t.map(({name:e})=>e));return e.filter(e=>!n.has(e))}
async function isIssuerLogged(e,t,n){return await e.selectFrom(`ct_certificate`).select(`digest`).where(`target`,`=`,t).where(`relation`,`=`,`own`).where(`issuer`,`=`,n).limit(1).executeTakeFirst()!==void 0}
async function isIssuerMeasured(e,t,n){return await e.selectFrom(`value`).innerJoin(`observation`,`observation.value_id`,`value.id`).innerJoin(`domain`,`domain.id`,`observation.domain_id`).select(`value.id`).where(`value.kind`,`=`,`ssl:issuer`).where(`value.text`,`=`,n).where(`domain.name`,`=`,domainOf(t)).limit(1).executeTakeFirst()!==void 0}
// server/ct/certificates/room.ts
const usual={certificates:2e4,names:2e4};
function openRoom(e,t=usual){const n=new Map;async function countOf(e,t){return n.get(e)??(await t()).total}return{async forCertificate(r,i){const a=`${i} ${r}`;const o=await countOf(a,()=>e.selectFrom(`ct_certificate`).select(({fn:e})=>e.countAll().as(`total`)).where(`target`,`=`,r).where(`relation`,`=`,i).executeTakeFirstOrThrow());const s=o+1-t.certificates;if(s>0)await deleteFirst(e,r,i,s);n.set(a,o+1-Math.max(0,s))},async forNames(r,i){const a=await countOf(r,()=>e.selectFrom(`ct_name`).select(({fn:e})=>e.countAll().as(`total`)).where(`target`,`=`,r).executeTakeFirstOrThrow());const o=Math.min(i,Math.max(0,t.names-a));n.set(r,a+o);return o}}}
async function deleteFirst(e,t,n,r){const i=e.selectFrom(`ct_certificate`).select(`digest`).where(`target`,`=`,t).where(`relation`,`=`,n).orderBy(`not_after`).orderBy(`digest`).limit(r);await e.deleteFrom(`ct_certificate`).where(`target`,`=`,t).where(`digest`,`in`,i).execute()}
// server/ct/certificates/record.ts
const mostNames={own:1e3,lookalike:50};
const mostAlerts=20;
const day=864e5;
async function recordHits(e,t,n){const r=openRoom(e.db);const i=t.toSorted((e,t)=>compareText(e.target,t.target)||e.certificate.id.compare(t.certificate.id));for(const t of i)await recordHit(e,t,r,n)}
function compareText(e,t){return Number(e>t)-Number(e<t)}
async function recordHit(e,t,n,r){const{db:i}=e;const{now:a}=r;const o=relationOf(t);const s={...t,loggedAt:Math.min(t.loggedAt,a),names:t.names.slice(0,mostNames[o])};if(await joinKnown(i,s))return;const{target:c,names:l,lookalikes:u,certificate:d}=s;const f=printable(d.issuer,120)||`?`;const p={names:l,issuer:f,id:d.id.toString(`hex`),lookalikes:u,isAllowed:s.isAllowed};const m=await knownOf(i,s,{names:l,issuer:f});const h=classify(p,m);const{isTold:g,isLast:_}=await turnOf(i,s,h,a);await n.forCertificate(c,o);const[v]=m.newLookalikes;if(!await writeCertificate(i,s,{verdict:h,issuer:f,now:a,total:t.names.length,lookalike:v??u[0]??null,toldAt:g?a:null}))return;await writeNames(i,s,n);if(o===`own`)await observe(i,s,f,r);const y=changeOf(p,h,{known:m,at:a,since:new Date(r.since).toISOString().slice(0,10)});const b={target:c,check:checksOf[o],domain:registrableDomain(c)??c};await recordChanges(i,{target:c,check_id:b.check},{domain:b.domain,changes:[y],lastSeen:a});if(!g)return;const x=_?[y,limitChange(y,o,mostAlerts)]:[y];await r.onFound({...b,changes:x},e)}
function relationOf({lookalikes:e}){return e.length>0?`lookalike`:`own`}
async function joinKnown(e,{target:t,certificate:n,kind:r}){const i=await e.selectFrom(`ct_certificate`).select(`kinds`).where(`target`,`=`,t).where(`digest`,`=`,n.id).executeTakeFirst();if(!i)return false;const a=i.kinds.split(` `);if(!a.includes(r))await e.updateTable(`ct_certificate`).set({kinds:[...a,r].toSorted().join(` `)}).where(`target`,`=`,t).where(`digest`,`=`,n.id).execute();return true}
async function turnOf(e,t,n,r){if(!verdicts[n].isTold||n===`not-allowed`)return{isTold:verdicts[n].isTold,isLast:false};const{total:i}=await e.selectFrom(`ct_certificate`).select(({fn:e})=>e.countAll().as(`total`)).where(`target`,`=`,t.target).where(`relation`,`=`,relationOf(t)).where(`verdict`,`!=`,uncapped).where(`told_at`,`>`,r-day).executeTakeFirstOrThrow();return{isTold:i<mostAlerts,isLast:i===19}}
async function writeCertificate(e,t,n){const{target:r,names:i,certificate:a}=t;const{numInsertedOrUpdatedRows:o}=await e.insertInto(`ct_certificate`).values({target:r,digest:a.id,relation:relationOf(t),lookalike:n.lookalike,names:JSON.stringify(i),names_total:n.total,issuer:n.issuer,serial:a.serial,not_before:a.notBefore,not_after:a.notAfter,kinds:t.kind,verdict:n.verdict,log_id:t.logId,entry:t.index,logged_at:t.loggedAt,seen_at:n.now,told_at:n.toldAt}).onConflict(e=>e.doNothing()).executeTakeFirstOrThrow();return o===1n}
async function writeNames(e,{target:t,names:n,lookalikes:r,loggedAt:i},a){const o=r.length>0?r:n;const s=await e.selectFrom(`ct_name`).select(`name`).where(`target`,`=`,t).where(`name`,`in`,o).execute();const c=new Set(s.map(({name:e})=>e));const l=o.filter(e=>!c.has(e));const u=l.slice(0,await a.forNames(t,l.length));if(u.length===0)return;await e.insertInto(`ct_name`).values(u.map(e=>({target:t,name:e,first_seen:i}))).onConflict(e=>e.doNothing()).execute()}
async function observe(e,{target:t,names:n,loggedAt:r,logName:i},a,{dialect:o}){const s=Math.floor(r/1e3);const c=[...n.map(e=>({target:t,kind:`ct:name`,value:e,at:s})),{target:t,kind:`ct:issuer`,value:a,at:s},{target:t,kind:`ct:log`,value:i,at:s}];const l={names:[{name:t,domain:domainOf(t)}],sightings:c};await writeObserved(e,o,[l],new Set)}
// server/ct/logs/reader.ts
var LogTrouble=class extends Error{name=`LogTrouble`;fault;evidence;constructor(e,t,n=null){super(t);this.fault=e;this.evidence=n}};
async function*inOrder(e,t,n){const r=[];for(const i of e){const e=n(i);e.catch(()=>{});r.push(e);if(r.length>t)yield await r.shift()}for(const e of r)yield await e}
// src/formats/ct/log/merkle.ts
init__lazy_builtin_crypto();
const[leafPrefix,nodePrefix]=[Buffer.from([0]),Buffer.from([1])];
const emptyRange={size:0,hashes:[]};
function leafHashOf(...e){return hash(`sha256`,Buffer.concat([leafPrefix,...e]),`buffer`)}
function nodeHashOf(e,t){return hash(`sha256`,Buffer.concat([nodePrefix,e,t],65),`buffer`)}
function rootOf({hashes:e}){const t=e.at(-1);if(!t)return hash(`sha256`,``,`buffer`);return e.slice(0,-1).reduceRight((e,t)=>nodeHashOf(t,e),t)}
function growTree(e){let{size:t}=e;const n=[...e.hashes];function append(e,r){let i=r;for(let r=e;bitOf(t,r)===1;r++)i=nodeHashOf(n.pop()??i,i);n.push(i);t+=2**e}return{appendLeaf:e=>append(0,e),appendSubtree({level:e,index:n},r){if(n*2**e!==t)throw new RangeError(`a subtree that does not begin at the end of the tree`);append(e,r)},range:()=>({size:t,hashes:[...n]})}}
function subtreesOf(e,t){const n=[];for(let r=e;r<t;){let e=0;while(r%2**(e+1)===0&&r+2**(e+1)<=t)e++;n.push({level:e,index:r/2**e});r+=2**e}return n}
function isConsistent(e,t,n){if(e.size>t.size)return false;if(e.size===t.size)return n.length===0&&e.root.equals(t.root);if(e.size===0)return n.length===0;const[r,...i]=Number.isInteger(Math.log2(e.size))?[e.root,...n]:n;if(!r)return false;let[a,o]=[e.size-1,t.size-1];while(a%2===1)[a,o]=[half(a),half(o)];let[s,c]=[r,r];for(const e of i){if(o===0)return false;if(a%2===1||a===o){[s,c]=[nodeHashOf(e,s),nodeHashOf(e,c)];while(a%2===0&&a!==0)[a,o]=[half(a),half(o)]}else c=nodeHashOf(c,e);[a,o]=[half(a),half(o)]}return o===0&&s.equals(e.root)&&c.equals(t.root)}
function rangeFromLastLeaf(e,t,n){if(e<1)return null;let r=0;while(bitOf(e,r)===0)r++;if(n.length!==r+oneBitsOf(e)-1)return null;const i=n.slice(0,r).reduce((e,t)=>nodeHashOf(t,e),t);return{size:e,hashes:[...n.slice(r).toReversed(),i]}}
function bitOf(e,t){return Math.floor(e/2**t)%2}
function oneBitsOf(e){let[t,n]=[0,e];for(;n>0;n=half(n))t+=n%2;return t}
function half(e){return Math.floor(e/2)}
// src/formats/ct/log/entry.ts
const leafHeader=Buffer.from([0,0]);
const mostEntries=1e4;
function readDataTile(e,t){const n=Buffer.from(e.buffer,e.byteOffset,e.byteLength);const r=[];let i=0;for(let e=0;e<t;e++){const e=readTimestampedEntry(n,i);if(!e)return null;r.push({leafHash:leafHashOf(leafHeader,n.subarray(i,e.end)),logged:e.logged});const t=e.logged.kind===`precertificate`?skipVector(n,e.end,3):e.end;const a=t===null?null:skipVector(n,t,2);if(a===null)return null;i=a}return i===n.length?r:null}
const answer=object({entries:array(object({leaf_input:string()})).max(mostEntries)});
function readEntries(e){const{success:t,data:n}=answer.safeParse(parseJson(e));if(!t)return null;const r=n.entries.map(e=>readBase64(e.leaf_input));if(!r.every(e=>e!==null))return null;return r.map(e=>({leafHash:leafHashOf(e),logged:readLeaf(e)}))}
function readLeaf(e){if(!e.subarray(0,2).equals(leafHeader))return null;const t=readTimestampedEntry(e,2);return t?.end===e.length?t.logged:null}
function readTimestampedEntry(e,t){if(t+10>e.length)return null;const n=Number(e.readBigUInt64BE(t));const r=e.readUInt16BE(t+8);if(r>1)return null;const i=t+10+(r===1?32:0);const a=skipVector(e,i,3);const o=a===null?null:skipVector(e,a,2);if(a===null||o===null)return null;return{logged:{kind:r===1?`precertificate`:`certificate`,der:e.subarray(i+3,a),timestamp:n},end:o}}
function skipVector(e,t,n){if(t+n>e.length)return null;const r=t+n+e.readUIntBE(t,n);return r<=e.length?r:null}
// server/ct/logs/rfc6962.ts
const limits$1={head:65536,proof:65536,entries:25165824};
const[firstPage,ahead$1]=[256,2];
const audit=object({audit_path:array(string()).max(64)});
const consistency=object({consistency:array(string()).max(128)});
function openRfc6962Log({url:e,key:t},n){const r=`${e}ct/v1/`;let i=firstPage;async function read(e,t,i){const a=await n(r+e,{signal:i,limit:t});if(!a)throw new LogTrouble(`missing`,e.replace(/\?.*/,``));return a}async function entriesFrom(e,t,n){const r=[];while(r.length<t-e){const a=e+r.length;const o=readEntries(await read(`get-entries?start=${a}&end=${t-1}`,limits$1.entries,n));if(!o||o.length===0)throw new LogTrouble(`malformed`,`get-entries`);if(r.length>0&&o.length<t-a)i=o.length;r.push(...o.slice(0,t-a))}return r}async function proof(e,t,n){const r=t(parseJson(await read(e,limits$1.proof,n)))?.map(e=>readBase64(e,32));if(!r?.every(e=>e!==null))throw new LogTrouble(`malformed`,e.replace(/\?.*/,``));return r}return{async head(e){const n=readTreeHead(await read(`get-sth`,limits$1.head,e),t);if(typeof n===`string`)throw new LogTrouble(`head-${n}`,`get-sth`);return n},async range({size:e},t){if(e===0)return emptyRange;const[n]=await entriesFrom(e-1,e,t);const r=n?.leafHash??Buffer.alloc(32);const i=rangeFromLastLeaf(e,r,await proof(`get-proof-by-hash?${`hash=${encodeURIComponent(r.toString(`base64`))}&tree_size=${e}`}`,auditPathOf,t));if(!i)throw new LogTrouble(`mismatch`,`get-proof-by-hash`);return i},async*entries({from:e,to:t},n){i=Math.min(firstPage,2*i);for(let r=e;r<t;){const a=i;const o=Math.floor(r/a)*a;const s=Math.min(t,o+(r===e?2:64)*a);yield*inOrder(Array.from({length:Math.ceil((s-o)/a)},(e,t)=>o+t*a),ahead$1,e=>entriesFrom(Math.max(r,e),Math.min(s,e+a),n));r=s}},async prove({range:e,known:t,head:n},r){const i={size:e.size,root:rootOf(e)};const a=t?[[i,t],[t,n]]:[[i,n]];for(const[e,t]of a){const n=`first=${e.size}&second=${t.size}`;if(!isConsistent(e,t,e.size===0||e.size===t.size?[]:await proof(`get-sth-consistency?${n}`,consistencyOf,r)))return`mismatch`}return`consistent`}}}
function auditPathOf(e){return audit.safeParse(e).data?.audit_path}
function consistencyOf(e){return consistency.safeParse(e).data?.consistency}
function tilePath({level:e,index:t,width:n}){return`tile/${e}/${tileIndex(t)}${n<256?`.p/${n}`:``}`}
function widthIn(e,t,n){const r=Math.floor(e/256**t);return Math.max(0,Math.min(256,r-n*256))}
function tileIndex(e){const t=`${e%1e3}`.padStart(3,`0`);const n=[];for(let t=Math.floor(e/1e3);t>0;t=Math.floor(t/1e3))n.unshift(`x${`${t%1e3}`.padStart(3,`0`)}/`);return n.join(``)+t}
// server/ct/logs/tiled.ts
const[hashLength$1,hashLevels]=[32,8];
const limits={checkpoint:65536,hashes:256*hashLength$1,entries:25165824};
const ahead=2;
function openTiledLog({url:e,origin:t,key:n},r){async function whole(t,n,i){const a=await r(e+tilePath(t),{signal:i,limit:n});if(a)return a;const o=t.width<256?await r(e+tilePath({...t,width:256}),{signal:i,limit:n}):null;if(o)return o;throw new LogTrouble(`missing`,tilePath(t))}async function entriesOf(e,t,n){const r=widthIn(t.size,0,e);const i=await whole({level:`data`,index:e,width:r},limits.entries,n);const a=readDataTile(i,r)??readDataTile(i,256);if(!a)throw new LogTrouble(`malformed`,tilePath({level:`data`,index:e,width:r}));return a.slice(0,r)}function openHashes({size:e},t){const n=new Map;async function load(n,r){const i=widthIn(e,n,r);const a=Buffer.from(await whole({level:n,index:r,width:i},limits.hashes,t));if(!(a.length===i*hashLength$1||a.length===256*hashLength$1))throw new LogTrouble(`malformed`,tilePath({level:n,index:r,width:i}));return a}return async({level:e,index:t})=>{const[r,i]=[Math.floor(e/hashLevels),e%hashLevels];const[a,o]=[t*2**i,2**i];const s=Math.floor(a/256);const c=`${r} ${s}`;const l=n.get(c)??load(r,s);n.set(c,l);const u=await l;const d=a%256*hashLength$1;return foldedHash(u.subarray(d,d+o*hashLength$1))}}return{async head(i){const a=await r(`${e}checkpoint`,{signal:i,limit:limits.checkpoint});const o=a?readCheckpoint(a,t,n):`malformed`;if(typeof o===`string`)throw new LogTrouble(`head-${o}`,`checkpoint`);return o},async range(e,t){const n=openHashes(e,t);return grown(emptyRange,e,n)},async*entries({from:e,to:t,head:n},r){const[i,a]=[Math.floor(e/256),Math.ceil(t/256)];const o=inOrder(Array.from({length:a-i},(e,t)=>i+t),ahead,async e=>({index:e,entries:await entriesOf(e,n,r)}));for await(const{index:n,entries:r}of o)yield r.slice(Math.max(0,e-n*256),t-n*256)},async prove({range:e,known:t,head:n},r){const i=openHashes(n,r);const a=t?await grown(e,t,i):e;if(!rootOf(await grown(a,n,i)).equals(n.root))return`mismatch`;return t&&!rootOf(a).equals(t.root)?`inconsistent`:`consistent`}}}
async function grown(e,{size:t},n){const r=growTree(e);for(const i of subtreesOf(e.size,t))r.appendSubtree(i,await n(i));return r.range()}
function foldedHash(e){let t=Array.from({length:e.length/hashLength$1},(t,n)=>e.subarray(n*hashLength$1,(n+1)*hashLength$1));while(t.length>1)t=Array.from({length:t.length/2},(e,n)=>nodeHashOf(t[2*n],t[2*n+1]));return t[0]}
// server/ct/positions.ts
const hashLength=32;
async function readPosition(e,t){const n=await e.selectFrom(`ct_log`).selectAll().where(`id`,`=`,t).executeTakeFirst();const{size:r,hashes:i,head:a,since:o,since_size:s,partial_since:c}=n??{};const l=n?.failures??0;if(r==null||!i||a==null||o==null||s==null)return{position:null,failures:l};const u=Buffer.from(i);return{position:{range:{size:r,hashes:Array.from({length:oneBitsOf(r)},(e,t)=>u.subarray(t*hashLength,(t+1)*hashLength))},head:readHead(a),since:o,sinceSize:s,partialSince:c??null},failures:l}}
async function writePosition(e,t,{position:n,read:r,unreadable:i,unreadableNames:a,note:o},s){const{range:c,head:l,since:u,sinceSize:d,partialSince:f}=n;const p={name:t.name,kind:t.kind,size:c.size,hashes:Buffer.concat(c.hashes),head:writeHead(l),since:u,since_size:d,partial_since:f,state:o??`following`,detail:null,failures:0,checked_at:s,...r>0&&{progressed_at:s}};await e.insertInto(`ct_log`).values({id:t.id,...p,entries:r,unreadable:i,unreadable_names:a}).onConflict(e=>e.column(`id`).doUpdateSet(e=>({...p,entries:e(`ct_log.entries`,`+`,r),unreadable:e(`ct_log.unreadable`,`+`,i),unreadable_names:e(`ct_log.unreadable_names`,`+`,a)}))).execute()}
async function writeFailure(e,{id:t,name:n,kind:r},{state:i,detail:a,evidence:o},s){const c={state:i,detail:a,checked_at:s,...o!==null&&{evidence:o}};await e.insertInto(`ct_log`).values({id:t,name:n,kind:r,...c,entries:0,unreadable:0,unreadable_names:0,failures:1}).onConflict(e=>e.column(`id`).doUpdateSet(e=>({...c,failures:e(`ct_log.failures`,`+`,1)}))).execute()}
function writeHead({size:e,root:t,timestamp:n,signature:r}){return JSON.stringify({size:e,root:t.toString(`base64`),timestamp:n,signature:r.toString(`base64`)})}
function readHead(e){const{size:t,root:n,timestamp:r,signature:i}=JSON.parse(e);return{size:t,root:Buffer.from(n,`base64`),timestamp:r,signature:Buffer.from(i,`base64`)}}
// server/ct/round.ts
const roundEnd=256**2;
const longestPartial=3e5;
const grace=36e5;
const mostFound=2e3;
async function readRound(e){const{reader:t,position:n,now:r,signal:i}=e;const a=await t.head(i);if(!n)return begin(e,a);if(judgeHead(n.head,a)===`stale`)return still(n,noteOf(e,n.head)??`stale`);const o=tailOf(e,n,a);const s=n.range.size;const{end:c=roundEnd}=e;const l=Math.min(o.end,(Math.floor(s/c)+1)*c);const u=l>s?await readEntriesTo(l,a,n,e):emptyReading(n.range);if(a.size>n.head.size||l>s)await verify(u,n.head,a,t,i);const d=noteOf(e,a);const{contradicts:f,range:p,...m}=u;const h={...n,range:p,head:a,partialSince:p.size<a.size?o.since??r:null};return{...m,position:h,note:d,hasMore:p.size<o.end}}
async function begin({reader:e,signal:t,now:n,...r},i){const a=await e.range(i,t);if(!rootOf(a).equals(i.root))throw new LogTrouble(`mismatch`,`the first tree`);return still({range:a,head:i,since:n,sinceSize:a.size,partialSince:null},noteOf({...r,now:n},i))}
function still(e,t){return{position:e,found:[],read:0,unreadable:0,unreadableNames:0,note:t,hasMore:false}}
function judgeHead(e,t){if(t.size===e.size&&t.root.equals(e.root))return t.timestamp<e.timestamp?`stale`:null;if(t.size<e.size&&t.timestamp<e.timestamp)return`stale`;if(t.size<=e.size)throw contradiction(e,t);return null}
function contradiction(e,t){const n=JSON.stringify([e,t].map(toEvidence));return new LogTrouble(`inconsistent`,`trees of ${e.size} and ${t.size} entries`,n)}
function toEvidence({size:e,root:t,timestamp:n,signature:r}){return{size:e,root:t.toString(`base64`),timestamp:n,signature:r.toString(`base64`)}}
function tailOf({kind:e,now:t},{partialSince:n},r){const i=Math.floor(r.size/256)*256;const a=n!==null&&t-n>=longestPartial;if(e===`rfc6962`||a)return{end:r.size,since:null};return{end:i,since:n}}
function emptyReading(e){return{range:e,found:[],read:0,unreadable:0,unreadableNames:0,contradicts:false}}
async function readEntriesTo(e,t,{range:n,head:r},{reader:i,match:a,signal:o}){const s=growTree(n);const c=[];let[l,u,d]=[n.size,0,0];let f=false;for await(const n of i.entries({from:l,to:e,head:t},o)){o.throwIfAborted();for(const{leafHash:e,logged:t}of n){s.appendLeaf(e);const n=t&&readLoggedNames(t);if(n)d+=n.skipped;else u++;const i=n?a(n.names):[];if(t&&n&&i.length>0)c.push({index:l,logged:{...t,der:Buffer.from(t.der)},matches:i,wildcards:n.wildcards});l++;if(l===r.size)f=!rootOf(s.range()).equals(r.root)}if(c.length>=mostFound)break}return{range:s.range(),found:c,read:l-n.size,unreadable:u,unreadableNames:d,contradicts:f}}
async function verify({range:e,contradicts:t},n,r,i,a){const o=n.size>e.size&&n.size<r.size?n:null;const s=e.size===r.size&&rootOf(e).equals(r.root)?`consistent`:await i.prove({range:e,known:o,head:r},a);if(s===`mismatch`)throw new LogTrouble(`mismatch`,`${e.size} entries do not lead to the signed root`);if(s===`inconsistent`||t)throw contradiction(n,r)}
function noteOf({mmd:e,now:t},{timestamp:n}){return t-n>1e3*e+grace?`frozen`:null}
// server/ct/follow.ts
const logJobs=`ct-log`;
const[pollEvery,elsewhere]=[3e4,36e5];
const[firstPause,longestPause]=[5e3,6e5];
function followLogs(e){const{database:t,logs:n,interests:r,now:i,onRound:a}=e;const o=new Map;function readerOf(t){const n=o.get(t.id);if(n)return n;const r=(t.kind===`tiled`?openTiledLog:openRfc6962Log)(t,e.fetch);o.set(t.id,r);return r}return async(o,s)=>{const c=n().get(o.payload.id);if(!c)return t.through(({db:e})=>e.transaction().execute(e=>o.giveBack(e,i()+elsewhere)));await r.refresh(i());const{position:l,failures:u}=await t.through(({db:e})=>readPosition(e,c.id));try{const n=await readRound({reader:readerOf(c),kind:c.kind,position:l,mmd:c.mmd,match:r.match,now:i(),signal:s,end:e.roundEnd});const{hits:u,unreadable:d}=await hitsOf(n.found,c,e);s.throwIfAborted();await t.through(({db:t,jobs:r,dialect:a})=>t.transaction().execute(async t=>{const s=await followedSince(t,n.position.since);await recordHits({db:t,jobs:r},u,{dialect:a,since:s,now:i(),onFound:e.onFound});await writePosition(t,c,{...n,unreadable:n.unreadable+d},i());await o.repeat(t,o.payload,n.hasMore?0:pollEvery)}));a?.({log:c.name,size:n.position.range.size,read:n.read,hits:u.length,note:n.note})}catch(e){const n=failedRound(e);if(!n||s.aborted)throw e;const r=pauseAfter(u,e);await t.through(({db:e})=>e.transaction().execute(async e=>{await writeFailure(e,c,n,i());await o.repeat(e,o.payload,r)}));a?.({log:c.name,state:n.state,detail:n.detail,pause:r})}}}
async function followedSince(e,t){const n=await e.selectFrom(`ct_log`).select(({fn:e})=>e.min(`since`).as(`since`)).executeTakeFirst();return Math.min(t,n?.since??t)}
function failedRound(e){if(e instanceof LogTrouble)return{state:e.fault,detail:printable(e.message,300),evidence:e.evidence};if(!(e instanceof Failure))return null;const{reason:t,id:n}=e.facts;return{state:n===`source.rate-limited`?`rate-limited`:`unreachable`,detail:printable(t,300),evidence:null}}
function pauseAfter(e,t){const n=Math.min(longestPause,firstPause*2**Math.min(10,e));const r=t instanceof Failure?1e3*(t.retryAfter??0):0;return Math.max(n,Math.min(r,6*longestPause))}
// server/ct/log-list.ts
const[signatureLength,largestList]=[512,4194304];
const[refreshEvery,retryAfter]=[864e5,6e5];
const longestAge=6048e6;
function openFollowedLogs({following:e,client:t,event:n}){let r=e.listFile===null?bundledList():null;let i=new Map;let a=-Infinity;let o=-Infinity;let s=null;async function fetched(e){const[n,i]=[await t.list(`log_list.json`,e),await t.list(`log_list.sig`,e)];if(!n||!i)return`the list is missing`;if(!isSignedList(n,i))return`the signature of the list does not verify`;const a=readLogList(n);if(!a)return`the list cannot be read`;if(!r||a.madeAt>r.madeAt)r=a;return null}async function load(t){const{listFile:n}=e;if(n===null)return fetched(t);const i=readLogList(readFileSync(n));if(!i)return`${n} is no log list`;r=i;return null}return{logs:()=>i,async refresh(t,c){if(t<o&&t>=a)return;a=t;const l=await load(c).catch(e=>e instanceof Error?e.message:String(e));o=t+(l===null?refreshEvery:retryAfter);i=chosenLogs(r,e,t);const u=l!==null&&l===s;s=l;if(u)return;n({...factsOf(r,i.size),...l!==null&&{trouble:l},...oldOf(r,e,t)})}}}
function chosenLogs(e,{names:t},n){const r=(e?logsToFollow(e,n):[]).filter(({name:e,operator:n})=>{const r=`${n} ${e}`.toLowerCase();return t.length===0||t.some(e=>r.includes(e))});return new Map(r.map(e=>[e.id,e]))}
function factsOf(e,t){return{list:e&&new Date(e.madeAt).toISOString(),logs:t,unreadable:e?.unreadable??0}}
function oldOf(e,{listFile:t},n){return t===null&&e!==null&&n-e.madeAt>longestAge?{trouble:`the newest log list is of ${new Date(e.madeAt).toISOString().slice(0,10)}`}:{}}
function bundledList(){const e=[`../..`,`../../..`].map(e=>join(import.meta.dirname,e,`data/ct-log-list.br`)).find(e=>existsSync(e));if(e===void 0)return null;const t=brotliDecompressSync(readFileSync(e),{maxOutputLength:largestList});const[n,r]=[t.subarray(0,signatureLength),t.subarray(signatureLength)];return isSignedList(r,n)?readLogList(r):null}
// server/ct/process.ts
const standardOutput=1;
const longestWait=2**31-1;
const logsAtATime=4;
const quiet=6e5;
function isLogList(e){return readLogList(e)!==null}
function startCt({storing:e,measuring:t,following:n,log:r}){const i=openLog(r===void 0?openOutput(standardOutput):r);const a=openStored(e,e=>i.event(`store`,{trouble:e}));const o=forStrangers(t);const s=openLogClient(o);const c=openEngine({...o,special:false});const l=new AbortController;const u=openInterests(a);const d=openFollowedLogs({following:n,client:s,event:e=>i.event(`ct-logs`,e)});const f=openJobs({database:a,now:Date.now,steady:()=>performance.now(),onBug:e=>i.bug(null,e),onTrouble:e=>i.event(`ct`,{trouble:e}),async before(){await d.refresh(Date.now(),l.signal);await enqueue(d.logs())}});let p=null;async function enqueue(e){if(e===p)return;const t=[...e.keys()].map(e=>({kind:logJobs,payload:{id:e},key:e,attempts:1e6}));if(t.length>0)await a.through(({db:e,jobs:n})=>n.enqueue(e,t,Date.now()));p=e}const m=new Map;const h=followLogs({database:a,logs:d.logs,fetch:s.document,interests:u,lookup:e=>lookupCaa(e,{...c,signal:l.signal}).catch(()=>null),onFound:outbox(Date.now),onRound(e){if(!(Boolean(e[`hits`])||e[`state`]!==void 0)&&Date.now()-(m.get(e[`log`])??0)<quiet)return;m.set(e[`log`],Date.now());i.event(`ct-round`,e)},now:Date.now});f.work(logJobs,h,{most:logsAtATime});workOnCleanup(f,a,Date.now);f.start();const g=setInterval(()=>{},longestWait);i.event(`following`);return{blame:e=>i.bug(null,e),async close(){i.event(`draining`);clearInterval(g);await f.stop();l.abort();await a.close();i.event(`closed`);await i.flush()}}}

export { isLogList, startCt };
