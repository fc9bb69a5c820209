import { Sa as exchangeSignatures, _a as readWhole, ba as browserOffer, da as children, fa as expectTag, ha as readOid, ua as DerError, ur as httpsOrigin, va as tags, ya as toBuffer } from "./node-3.js";
import { At as clientHello, Dt as messageTypes, Et as isRefusal, Ft as newSuites, It as suiteFamilies, Lt as weakSuites, Mt as wireVersions, Nt as sharedGroups, Ot as readFlight, Pt as integritySuites, Tt as hasBegun, bn as attempt, fn as readOrNull, hn as readExtensionValue, jt as suitesIn, kt as readKeyExchange, wt as visit } from "./gate-14.js";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// src/probes/offers/families.ts
const familyNames=Object.keys(suiteFamilies);
const weakNames=Object.keys(weakSuites);
const names=new Map([...Object.values(suiteFamilies).flat(),...newSuites,...integritySuites]);
function suiteName(e){return names.get(e)??`0x${e.toString(16).padStart(4,`0`)}`}
function suitesOf(...e){return e.flatMap(e=>suiteFamilies[e].map(([e])=>e))}
function suiteFamilyOf(e){return familyNames.find(t=>suiteFamilies[t].some(([t])=>t===e))}
const restFamilies=[`dhe`,`ecdhe-cbc`,`static-rsa`,...weakNames.toReversed(),`other`];
const restSuites=suitesOf(...restFamilies);
const everySuite=[...suitesOf(`ecdhe-aead`),...restSuites];
// src/probes/tls/hello-signatures.ts
const signaturesType=13;
const beforeSession$1=43;
function withSignatures(e,t){const n=Buffer.from(e);const r=contentOf(n);const i=n.readUInt16BE(r)/2;for(let e=0;e<i;e++)n.writeUInt16BE(t[Math.min(e,t.length-1)]??0,r+2+2*e);return n}
function contentOf(e){const t=44+(e[beforeSession$1]??0);const n=t+2+e.readUInt16BE(t);let r=n+1+(e[n]??0)+2;while(e.readUInt16BE(r)!==signaturesType)r+=4+e.readUInt16BE(r+2);return r+4}
function signatureIn(e){const{messages:t}=readFlight(toBuffer(e));const n=t.find(({type:e,isWhole:t})=>t&&e===messageTypes.serverKeyExchange)?.body;if(!n||n[0]!==3)return null;const r=4+(n[3]??0);return n.length>=r+2?n.readUInt16BE(r):null}
// src/data/tls/groups.ts
const groupFamilies={hybrid:[{code:4588,name:`X25519MLKEM768`},{code:4587,name:`SecP256r1MLKEM768`},{code:4589,name:`SecP384r1MLKEM1024`},{code:25497,name:`X25519Kyber768Draft00`,isDraft:true}],rare:[{code:25498,name:`SecP256r1Kyber768Draft00`,isDraft:true},{code:512,name:`MLKEM512`},{code:513,name:`MLKEM768`},{code:514,name:`MLKEM1024`}],montgomery:[{code:29,name:`x25519`},{code:30,name:`x448`}],nist:[{code:23,name:`secp256r1`,bits:256},{code:24,name:`secp384r1`,bits:384},{code:25,name:`secp521r1`,bits:521}],finite:[{code:256,name:`ffdhe2048`},{code:257,name:`ffdhe3072`},{code:258,name:`ffdhe4096`},{code:259,name:`ffdhe6144`},{code:260,name:`ffdhe8192`}],legacy:[{code:15,name:`secp160k1`,bits:160},{code:16,name:`secp160r1`,bits:160},{code:17,name:`secp160r2`,bits:160},{code:1,name:`sect163k1`,bits:163},{code:2,name:`sect163r1`,bits:163},{code:3,name:`sect163r2`,bits:163},{code:18,name:`secp192k1`,bits:192},{code:19,name:`secp192r1`,bits:192},{code:4,name:`sect193r1`,bits:193},{code:5,name:`sect193r2`,bits:193},{code:20,name:`secp224k1`,bits:224},{code:21,name:`secp224r1`,bits:224},{code:6,name:`sect233k1`,bits:233},{code:7,name:`sect233r1`,bits:233},{code:8,name:`sect239k1`,bits:239},{code:22,name:`secp256k1`,bits:256},{code:26,name:`brainpoolP256r1`,bits:256},{code:9,name:`sect283k1`,bits:283},{code:10,name:`sect283r1`,bits:283},{code:27,name:`brainpoolP384r1`,bits:384},{code:11,name:`sect409k1`,bits:409},{code:12,name:`sect409r1`,bits:409},{code:28,name:`brainpoolP512r1`,bits:512},{code:13,name:`sect571k1`,bits:571},{code:14,name:`sect571r1`,bits:571}]};
const hybridGroup=`X25519MLKEM768`;
const otherPostQuantumGroups=[...groupFamilies.hybrid,...groupFamilies.rare].filter(({name:e})=>e!==hybridGroup);
const classicGroups=[...groupFamilies.montgomery.filter(({name:e})=>e===`x25519`),...groupFamilies.nist];
// src/formats/tls/server-hello.ts
const types={alpn:16,timestamps:18,supportedVersions:43,keyShare:51};
function readServerReply(e){const{messages:t,alert:n,isForeign:r}=readFlight(e);const[i]=t;if(i&&i.type!==messageTypes.serverHello)return{kind:`foreign`};if(i?.isWhole)return readHello(i.body);if(n!==null)return{kind:`alert`,code:n};return{kind:r?`foreign`:`incomplete`}}
function readHello(e){const t=e[34]??0;const n=38+t;if(e.length<n)return{kind:`foreign`};const r=readExtensions$1(e.subarray(n+2));return{kind:`hello`,version:twoBytes(r.get(types.supportedVersions))??e.readUInt16BE(0),suite:e.readUInt16BE(35+t),compression:e[37+t]??0,alpn:readProtocol(r.get(types.alpn)),group:readGroup(r.get(types.keyShare)),timestamps:r.get(types.timestamps)??null}}
function readExtensions$1(e){const t=new Map;for(let n=0;n+4<=e.length;){const r=n+4+e.readUInt16BE(n+2);if(r>e.length)break;t.set(e.readUInt16BE(n),e.subarray(n+4,r));n=r}return t}
function readGroup(e){return e&&e.length>=2?e.readUInt16BE(0):null}
function twoBytes(e){return e?.length===2?e.readUInt16BE(0):null}
function readProtocol(e){const t=e?.subarray(3,3+(e[2]??0));return t&&t.length>0?t.toString(`latin1`):null}
// src/probes/tls/farewell.ts
const patience$1=1e3;
function bidFarewell(e,t){return e.once(`farewell ${t.host} ${t.port}`,async()=>{if(t.starttls??t.implicitTlsProtocol)return;const n=httpsOrigin(t);const r=t.namedBy===void 0?{}:{namedBy:t.namedBy};const i=await attempt(()=>visit(e,n,r));if(!i.ok||isEnding(i.value))return;const a={url:`${n}/`,headers:{connection:`close`},limit:0,patience:patience$1};await attempt(()=>e.net.http({...a,...r}))})}
function isEnding({version:e,headers:t}){const n=t.some(([e,t])=>e.toLowerCase()===`connection`&&/\bclose\b/i.test(t));return e===`2`||n}
// src/probes/tls/negotiated-version.ts
const versionNames=Object.keys(wireVersions);
function negotiatedVersion({protocol:e}){const t=e===`TLSv1`?`TLSv1.0`:e;return versionNames.find(e=>e===t)??null}
// src/probes/tls/raw-turns.ts
const usual$1=6;
const few=3;
function openTurns(){const e=[];const t=[];let n=usual$1;let r=0;let i=0;let a=Promise.resolve();function pass(){if(r===0)for(const e of t.splice(0))e();if(i>0)return;for(;r<n&&e.length>0;r++)e.shift()?.()}async function beside(t){await new Promise(t=>{e.push(t);pass()});try{return await t()}finally{r--;pass()}}async function afterAll(e,n){await e;if(r>0)await new Promise(e=>t.push(e));return n()}async function alone(e){i++;const t=afterAll(a,e);a=Promise.allSettled([t]);try{return await t}finally{i--;pass()}}return{beside,alone,narrow(){n=n>few?few:1}}}
// src/probes/tls/raw-line.ts
const mostRepeats=32;
const pause$1=100;
const suspicious=1e3;
const parting=1500;
function lineTo(e,t){return e.once(`line ${t.host} ${t.port}`,()=>Promise.resolve(openLine(e,t)))}
function openLine(e,t){const n=openTurns();let r=0;let i=0;let a=false;let o=false;let s;let c=false;async function send({hello:n,until:i,isOver:o}){if(o?.())return{ok:true,value:{bytes:new Uint8Array,end:`silent`}};r++;const s=setTimeout(()=>void bidFarewell(e,t),suspicious);const c=await attempt(()=>e.net.hello(t,n,i));clearTimeout(s);if(!isHungUp$1(c))a=true;return c}async function leave(){if(c)return false;await attempt(()=>e.net.tls(t));await Promise.race([bidFarewell(e,t),setTimeout$1(parting,null,{ref:false})]);c=true;return true}async function sendAlone(e){if(await leave())a=true;if(a)await setTimeout$1(pause$1);a=false;i++;const t=await send(e);o||=t.ok&&t.value.end===`silent`;return t}function isAnswering(){s??=n.alone(async()=>{s=void 0;const n=await attempt(()=>e.net.tls(t));const r=n.ok?negotiatedVersion(n.value):null;const i=r&&await sendAlone({hello:clientHello(r,t.host)});const a=i!==null&&i.ok&&!isHungUp$1(i)&&isTls(i.value);o||=!a;return a});return s}async function askAgain(e){const{reply:t,answers:r}=await n.alone(async()=>{const t=await sendAlone(e);const n=isHungUp$1(t)&&!o?await sendAlone(e):t;return{reply:n,answers:isHungUp$1(n)&&!o?isAnswering():null}});if(!isHungUp$1(t))n.narrow();return{reply:t,isConfirmed:await r??false}}return{async ask(e){const t=await n.beside(()=>send(e));return!isHungUp$1(t)||o||i>=mostRepeats?{reply:t,isConfirmed:false}:askAgain(e)},alone:e=>n.alone(async()=>{await leave();await setTimeout$1(pause$1);a=false;return e()}),hellos:()=>r}}
function isTls({bytes:e}){const{kind:t}=readServerReply(e);return t===`hello`||t===`alert`}
function isHungUp$1(e){if(!e.ok)return/^tcp\.(?:reset|refused)$/.test(e.failure.reason);const{bytes:t,end:n}=e.value;const r=readServerReply(t);if(r.kind===`alert`)return r.code===0;return r.kind===`incomplete`&&(n===`closed`||n===`reset`)}
// src/probes/tls/hybrid-hello.ts
const classicCodes=[...groupFamilies.montgomery,...groupFamilies.nist].flatMap(({code:e,name:t})=>browserOffer.groups.some(e=>e===t)?[e]:[]);
const browserSuites=[...newSuites.map(([e])=>e),...everySuite].filter(e=>suiteName(e)in browserOffer.suites);
const signatureNames=new Set(browserOffer.signatures);
const signatureCodes=[...exchangeSignatures].flatMap(([e,t])=>signatureNames.has(t)?[e]:[]);
async function compareGroups(e,t){const n=await lineTo(e,t);const isRefused=async r=>{const i=await n.alone(()=>answerTo$1(e,t,browserHello(t.host,r)));return i===null?null:i===`refused`};const r=[sharedGroups.hybrid,...classicCodes];if(await isRefused(r)!==true)return{isRefused:false,isGroupRefused:false};const i=await isRefused(classicCodes);const a=await isRefused(r)===true;return{isRefused:a,isGroupRefused:a&&i===false}}
async function choosesHybrid(e,t){const n=await lineTo(e,t);const r=[sharedGroups.hybrid];const i=clientHello(`TLSv1.3`,t.host,{groups:r,shares:r});const a=await n.alone(()=>answerTo$1(e,t,i));if(a===null||a===`refused`)return false;return a.version===wireVersions[`TLSv1.3`]&&a.group===sharedGroups.hybrid}
function browserHello(e,t){const n=[sharedGroups.hybrid,sharedGroups.x25519];const r=t.filter(e=>n.includes(e));return withSignatures(clientHello(`TLSv1.3`,e,{suites:browserSuites,groups:t,shares:r,fallback:true}),signatureCodes)}
async function answerTo$1({net:e},t,n){const r=await attempt(()=>e.hello(t,n));if(!r.ok)return r.failure.id===`tcp.reset`?`refused`:null;const i=readServerReply(r.value.bytes);if(i.kind===`hello`)return i;return i.kind===`alert`||i.kind===`incomplete`&&!hasBegun(r.value.bytes)?`refused`:null}
// src/formats/tls/hello-padding.ts
const paddingType=21;
const beforeSession=43;
function withPadding(e,t){const n=toBuffer(e);const r=t-padded(n,0).length;return r<0?n:padded(n,r)}
const protocolsType=16;
function withoutProtocols(e){const t=toBuffer(e);const n=extensionsAt(t);const r=[...readExtensions(t.subarray(n+2))];const i=r.filter(({type:e})=>e!==protocolsType);return i.length===r.length?t:withPadding(rebuilt(t,n,i),t.length)}
function padded(e,t){const n=extensionsAt(e);return rebuilt(e,n,[...[...readExtensions(e.subarray(n+2))].filter(({type:e})=>e!==paddingType),{type:paddingType,content:Buffer.alloc(t)}])}
function rebuilt(e,t,n){const r=Buffer.concat(n.map(write));const i=Buffer.concat([e.subarray(9,t),uint(2,r.length),r]);const a=Buffer.concat([e.subarray(5,6),uint(3,i.length),i]);return Buffer.concat([e.subarray(0,3),uint(2,a.length),a])}
function extensionsAt(e){const t=44+(e[beforeSession]??0);const n=t+2+e.readUInt16BE(t);return n+1+(e[n]??0)}
function*readExtensions(e){for(let t=0;t+4<=e.length;){const n=t+4+e.readUInt16BE(t+2);yield{type:e.readUInt16BE(t),content:e.subarray(t+4,n)};t=n}}
function write({type:e,content:t}){return Buffer.concat([uint(2,e),uint(2,t.length),t])}
function uint(e,t){const n=Buffer.alloc(e);n.writeUIntBE(t,0,e);return n}
// src/probes/tls/large-hello.ts
const largeSize=1800;
const patience=1500;
const patienceTimes=8;
const pause=100;
async function bearsLargeHello(e,t,{classic:n,usual:r}){if(r&&!r.lenient)return{accepted:true,reason:`handshake`};return(await lineTo(e,t)).alone(()=>compareSizes(e,t,n))}
async function compareSizes(e,t,n){const r=clientHello(n?.protocol===`TLSv1.3`?`TLSv1.3`:`TLSv1.2`,t.host);const i=withPadding(r,largeSize);const a=performance.now();const o=await answerTo(e,t,r);if(o!==`hello`)return{accepted:null,reason:o};const s=Math.max(patience,patienceTimes*(performance.now()-a));const c=await answerWithin(s,e,t,i);if(c===`hello`)return{accepted:true,reason:`padded-hello`};const l=await answerWithin(s,e,t,i);if(l===`hello`)return{accepted:true,reason:`padded-hello`};const u=isAnswer(c)?l:c;const d=await answerWithin(s,e,t,r);return{accepted:isAnswer(u)&&d===`hello`?false:null,reason:u}}
function isAnswer(e){return/^(?:reset|closed|silent|alert\.\d+)$/.test(e)}
async function answerWithin(e,t,n,r){await setTimeout$1(pause);const i=new AbortController;const a=setTimeout$1(e,`silent`,{signal:i.signal,ref:false});a.catch(()=>{});const o=await Promise.race([answerTo(t,n,r),a]);i.abort();return o}
async function answerTo({net:e},t,n){const r=await attempt(()=>e.hello(t,n));if(!r.ok)return r.failure.reason;const{bytes:i,end:a}=r.value;const o=readServerReply(i);if(o.kind===`incomplete`)return a===`enough`?`incomplete`:a;return o.kind===`alert`?`alert.${o.code}`:o.kind}
function openProber(e,t){let n=0;let r=false;async function send({version:r,until:i,...a},o=()=>false){if(n>=28)return{kind:`unclear`,reason:`enough-asked`};n++;const{reply:s,isConfirmed:c}=await e.ask({hello:clientHello(r,t,a),until:i,isOver:o});if(!s.ok)return{kind:`unclear`,reason:s.failure.reason};const l=readOfferReply(s.value,{version:r,...a});return isHungUp(l)&&!c?{...l,kind:`unclear`}:l}return{guess:e=>send(e),async ask(e){const t=await send(e,()=>r);r||=t.kind===`unclear`&&t.reason===`silent`;return t}}}
function isHungUp(e){return e.kind===`refused`&&!e.reason.startsWith(`alert.`)}
function readOfferReply({bytes:e,end:t},n){const r=readServerReply(e);if(r.kind===`foreign`)return{kind:`unclear`,reason:`not-tls`};if(r.kind===`alert`){if(r.code===0)return{kind:`refused`,reason:`closed`};return{kind:isRefusal(r.code)?`refused`:`unclear`,reason:`alert.${r.code}`}}if(r.kind===`incomplete`)return(t===`closed`||t===`reset`)&&!hasBegun(e)?{kind:`refused`,reason:t}:{kind:`unclear`,reason:unfinished(t)};if(r.version>wireVersions[n.version])return{kind:`unclear`,reason:`higher-version`};if(!suitesIn(n.version,n).includes(r.suite))return{kind:`unclear`,reason:`other-suite`};return{kind:`chosen`,hello:r,bytes:e}}
function unfinished(e){return e===`silent`?`silent`:`incomplete`}
// src/probes/offers/probe-groups.ts
function retryProbes(e){return{ask:e,read:({hello:e})=>e.group,reason:`hello-retry`}}
async function probeEach(e,t){return(await Promise.all(e.map(e=>probeFor([e],1,t)))).flat()}
async function probeFor(e,t,n,r){const i=[];let a=e;let o=r;while(a.length>0&&i.length<t){const e=await(o??n.ask(a.map(({code:e})=>e)));o=void 0;const t=e.kind===`chosen`?n.read(e):null;const r=a.find(e=>e.code===t);if(!r)return[...i,...a.map(({name:n})=>({namedGroup:n,...withoutName(e,t)}))];i.push({namedGroup:r.name,offered:true,reason:n.reason});a=a.filter(e=>e!==r)}return i}
function withoutName(e,t){if(e.kind===`chosen`)return{offered:null,reason:t===null?`no-group`:`other-group`};return{offered:e.kind===`refused`?false:null,reason:e.reason}}
const hasNoVersion=`alert.70`;
function hasRetried(e){return e.some(({reason:e})=>e===`hello-retry`)}
function isDoubtful(e){return!hasRetried(e)&&e.some(({offered:e,reason:t})=>e===false&&t!==hasNoVersion)}
function withoutRefusals(e){return e.map(e=>e.offered===false&&e.reason!==hasNoVersion?{...e,offered:null,reason:`no-retry`}:e)}
// src/probes/offers/groups.ts
const aliases={"p-256":`secp256r1`,prime256v1:`secp256r1`,"p-384":`secp384r1`,"p-521":`secp521r1`,prime192v1:`secp192r1`};
function groupNamed(e){const t=e?.toLowerCase()??``;return Object.values(groupFamilies).flat().find(e=>e.name.toLowerCase()===(aliases[t]??t))}
const{hybrid,rare:rare$1,montgomery,nist,finite}=groupFamilies;
const[x25519,x448]=montgomery;
const common=[x25519,...nist];
const inReport=[...hybrid,x25519,x448,...finite,...nist];
async function askNewGroups(e,t,n){const r=retryProbes(t=>e.ask({version:`TLSv1.3`,groups:t}));const[i,a]=await Promise.all([askUnusual(t,r),n.then(e=>askUnknown(common,e,r))]);const o=[...i,...a];const s=!isDoubtful(o)||await isNamingKnown(r,t)?o:withoutRefusals(o);return{groups:inOrder(inReport,s),rare:inOrder(rare$1,s)}}
async function isNamingKnown(e,t){const n=t.size>0?await e.ask([...t.keys()]):null;return n?.kind===`chosen`&&e.read(n)!==null}
async function askUnusual(e,t){const n=finite.some(({code:t})=>e.has(t))?[]:finite;const r=[...hybrid,...rare$1,x448,...n];const i=[...knownOf([...hybrid,...rare$1,x448,...finite],e)];let a=r.filter(({code:t})=>!e.has(t));while(a.length>0){const[e,...r]=await probeFor(a,1,t);if(!e?.offered)return[...i,...e?[e]:[],...r];i.push(e);const o=dropping(e.namedGroup,n);if(e.namedGroup===x448.name)i.push(...n.filter(e=>a.includes(e)).map(notAsked));a=a.filter(({name:e})=>!o.has(e))}return i}
function dropping(e,t){const n=t.some(({name:t})=>t===e);return new Set([e,...n||e===x448.name?t.map(({name:e})=>e):[]])}
function notAsked({name:e}){return{namedGroup:e,offered:null,reason:`not-asked`}}
function knownOf(e,t){return e.flatMap(({code:e,name:n})=>{const r=t.get(e);return r?[{namedGroup:n,offered:true,reason:r}]:[]})}
async function askUnknown(e,t,n){const r=await probeEach(e.filter(({code:e})=>!t.has(e)),n);return inOrder(e,[...knownOf(e,t),...r])}
function inOrder(e,t){return e.flatMap(({name:e})=>t.filter(({namedGroup:t})=>t===e))}
const noCurve={offered:null,curve:null,bits:null};
function askOlderGroups(e,t,n){return askUnknown([...groupFamilies.montgomery,...groupFamilies.nist],n,exchangeQuestions(e,t))}
async function askLegacyCurve(e,t,n){const r=groupFamilies.legacy;const i=r.some(({code:e})=>e===t.own?.code)?void 0:t.own;const a=n?Promise.resolve(n):void 0;const[o]=await probeFor([...r,...i?[i]:[]],1,exchangeQuestions(e,t),a);if(o?.offered&&o.namedGroup===i?.name)return{...noCurve,offered:false,reason:`own-group`};if(!o?.offered)return{...noCurve,offered:o?.offered??null,reason:o?.reason??`not-asked`};return{offered:true,curve:o.namedGroup,bits:groupNamed(o.namedGroup)?.bits??null,reason:o.reason}}
function exchangeQuestions(e,{version:t,own:n}){const r={version:t,suites:suitesOf(`ecdhe-aead`,`ecdhe-cbc`),until:`key-exchange`};return{ask:t=>e.ask({...r,groups:[...new Set([...t,...n?[n.code]:[]])]}),read:curveIn,reason:`key-exchange`}}
function curveIn({hello:e,bytes:t}){const n=readKeyExchange(t,suiteName(e.suite));return n?.kind===`group`?n.group:null}
// src/formats/x509/timestamps.ts
const inCertificate=`1.3.6.1.4.1.11129.2.4.2`;
const inResponse=`1.3.6.1.4.1.11129.2.4.5`;
const shortest=47;
function readTimestamps(e){if(e.length<2||e.readUInt16BE(0)!==e.length-2)return 0;let t=0;for(let n=2;n<e.length;){if(n+2>e.length)return 0;const r=n+2+e.readUInt16BE(n);if(r===n+2||r>e.length)return 0;if(isTimestamp(e.subarray(n+2,r)))t++;n=r}return t}
function isTimestamp(e){if(e.length<shortest||e[0]!==0)return false;const t=43+e.readUInt16BE(41)+2;return t+2<=e.length&&t+2+e.readUInt16BE(t)===e.length}
function embeddedTimestamps(e){return orNone(()=>{const t=readExtensionValue(e,inCertificate);return t?timestampsIn$1(t):0})}
function stapledTimestamps(e,t){return orNone(()=>{const[,n]=children(readWhole(e,tags.sequence));if(!n)return 0;const[,r]=children(readWhole(expectTag(n,160).content,tags.sequence));const[i]=children(readWhole(expectTag(r,tags.octetString).content,tags.sequence));const a=children(expectTag(i,tags.sequence)).find(({tag:e},t)=>e===tags.sequence&&t>=2);const o=children(expectTag(a,tags.sequence),256).find(e=>isAbout(e,t));return o?timestampsOf(o):0})}
function isAbout(e,t){const[n]=children(e);return children(expectTag(n,tags.sequence))[3]?.content.equals(t)??false}
function timestampsOf(e){const t=children(e).find(({tag:e},t)=>e===161&&t>2);if(!t)return 0;const n=children(readWhole(t.content,tags.sequence)).find(e=>readOid(expectTag(children(e)[0],tags.oid))===inResponse);return n?timestampsIn$1(expectTag(children(n).at(-1),tags.octetString).content):0}
function timestampsIn$1(e){return readTimestamps(readWhole(e,tags.octetString).content)}
function orNone(e){try{return e()}catch(e){if(e instanceof DerError)return 0;throw e}}
// src/probes/offers/eliminate.ts
const secp256r1=23;
const secp384r1=24;
const secp521r1=25;
const otherCurves=[secp256r1,29,30,22,21,19,26,27,28,9,10,11,12,13,14];
const restQuestion={version:`TLSv1.2`,suites:restSuites,groups:[secp384r1,secp521r1,...otherCurves],until:`key-exchange`};
const laterCurves=[secp521r1,secp384r1,...otherCurves];
const nothingEliminated={told:new Map,weak:null,curves:[],legacy:null};
const mostInARow=3;
async function eliminate(e,t,{rest:n,own:r,onCurves:i}){const a=new Map;const o=[];const s=r?[...groupFamilies.legacy.map(({code:e})=>e),r.code]:laterCurves;let c=null;let l=reliable(n,t);for(let n=0;l;n++){const u=l;const d=u.kind===`chosen`?suiteFamilyOf(u.hello.suite):void 0;if(u.kind!==`chosen`||d===void 0){for(const e of restFamilies)if(!a.has(e))a.set(e,u);return{told:a,weak:u,curves:o,legacy:c}}a.set(d,u);const f=curveIn(u);if(f!==null&&n>0&&r)c??=u;else if(f!==null)o.push(f);if(n===(r?0:1))i?.(o);if(isWeak(d))return{told:a,weak:u,curves:o,legacy:c};if(n===mostInARow||t.length>1)break;const p=restFamilies.filter(e=>!a.has(e));const m=await e.ask({...restQuestion,suites:suitesOf(...p),groups:s});l=m.kind===`unclear`&&m.reason!==`silent`?null:m}return{told:a,weak:null,curves:o,legacy:c}}
function reliable(e,[t]){if(e.kind===`chosen`)return e.hello.version===wireVersions[restQuestion.version]?e:null;if(e.kind===`unclear`)return e.reason===`silent`?e:null;return t&&restSuites.includes(t[1])?null:e}
function isWeak(e){return weakNames.includes(e)}
// src/probes/offers/probe-family.ts
async function probeFamily(e,t,{families:n,newest:r}){const i=t.map(e=>({version:e,told:new Map}));const[a]=i;if(a&&r)tell(a,n,r);for(;;){const t=i.map((e,t)=>openFamilies(n,i,t));if(t.every(e=>e.length===0))break;await Promise.all(i.map((n,r)=>askLane(e,n,{open:t[r]??[],isNewest:r===0})))}return n.flatMap(e=>decide(e,i))}
function openFamilies(e,t,n){const r=t.slice(0,n);const isTaken=e=>r.some(({told:t})=>t.get(e)?.kind===`chosen`);return e.filter(e=>!t[n]?.told.has(e)&&!isTaken(e))}
async function askLane(e,t,{open:n,isNewest:r}){if(n.length===0)return;const i=r&&t.told.size>0?n.map(e=>[e]):[n];await Promise.all(i.map(async n=>{tell(t,n,await e.ask({version:t.version,suites:suitesOf(...n)}))}))}
function tell({told:e},t,n){const r=n.kind===`chosen`?suiteFamilyOf(n.hello.suite):void 0;for(const i of t)if(n.kind!==`chosen`||i===r)e.set(i,n)}
function decide(e,t){const n=t.flatMap(({version:t,told:n})=>{const r=n.get(e);return r?[{family:e,version:t,heard:r}]:[]});const of=e=>n.find(({heard:t})=>t.kind===e);const r=of(`chosen`)??of(`unclear`)??n.at(-1);return r?[r]:[]}
// src/probes/offers/suites.ts
async function askSuites(e,t,n){const[[r]=[`TLSv1.2`]]=t;const toldOf=e=>n.told.get(e)??null;const i=t.map(([e])=>e);const[a,o,s,c,l]=await Promise.all([probeFamily(e,i,{families:weakNames,newest:n.weak}),toldOf(`dhe`)??askFinite(e,r),askFamily(e,t,`ecdhe-aead`,null),askOthers(e,t,toldOf),Promise.all(i.slice(1).map(t=>askFinite(e,t)))]);const u=[o,...l];return{suites:[...a.map(e=>toOffer(e.family,e.version,e.heard)),worstOf(u.map((e,t)=>toOffer(`dhe`,i[t]??r,e))),s,...c].toSorted(byFamily),dheBits:u.map(bitsOf).reduce(smaller,null)}}
function askFinite(e,t){return e.ask({version:t,suites:suitesOf(`dhe`),until:`key-exchange`})}
const otherNames=[`ecdhe-cbc`,`static-rsa`,`other`];
async function askOthers(e,t,n){const r=await Promise.all(otherNames.map(r=>askFamily(e,t,r,n(r))));const i=r.filter(({offered:e})=>!e).map(({family:e})=>e);const a=await probeFamily(e,t.slice(1).map(([e])=>e),{families:i,newest:null});return r.map(e=>{return worstOf([e,...a.filter(({family:t})=>t===e.family).map(e=>toOffer(e.family,e.version,e.heard))])})}
function worstOf(e){const[t]=e;const n=e.find(({offered:e})=>e)??e.find(({offered:e})=>e===null)??t;if(!n)throw new Error(`no version was asked`);return n}
function versionOffers(e,t){return worstOf([e,toOffer(e.family,`TLSv1.3`,t)])}
function smaller(e,t){return e===null||t===null?e??t:Math.min(e,t)}
function byFamily(e,t){return familyNames.indexOf(e.family)-familyNames.indexOf(t.family)}
function bitsOf(e){if(e.kind!==`chosen`)return null;const t=readKeyExchange(e.bytes,suiteName(e.hello.suite));return t?.kind===`finite`?t.bits:null}
async function askFamily(e,t,n,r){const[[i]=[`TLSv1.2`]]=t;const a=t.find(([,e])=>suiteFamilyOf(e)===n);if(a)return offerOf(n,a[0],a[1]);if(n===`ecdhe-aead`&&i!==`TLSv1.2`)return without(n,false,`lower-version`);return toOffer(n,i,r??await e.ask({version:i,suites:suitesOf(n)}))}
function toOffer(e,t,n){if(n.kind===`chosen`)return offerOf(e,versionOf(n.hello,t),n.hello.suite);return without(e,n.kind===`refused`?false:null,n.reason)}
function versionOf({version:e},t){return versionNames.find(t=>wireVersions[t]===e)??t}
function offerOf(e,t,n){return{family:e,offered:true,version:t,suite:suiteName(n),reason:`server-hello`}}
function without(e,t,n){return{family:e,offered:t,version:null,suite:null,reason:n}}
async function askLater(e,t,n){const r=[...weakNames,...otherNames];const i=n.suites.filter(({family:e,offered:t})=>!t&&r.includes(e));const[a,o]=await Promise.all([probeFamily(e,t,{families:i.map(({family:e})=>e),newest:null}),Promise.all(t.map(async t=>({family:`dhe`,version:t,heard:await askFinite(e,t)})))]);const s=[...a,...o].map(e=>toOffer(e.family,e.version,e.heard));return{suites:n.suites.map(e=>worstOf([e,...s.filter(({family:t})=>t===e.family)])),dheBits:o.map(({heard:e})=>bitsOf(e)).reduce(smaller,n.dheBits)}}
function noSuites(e,t){return{suites:familyNames.map(n=>without(n,e,t)),dheBits:null}}
// src/probes/offers/new-suites.ts
const plain=integritySuites.map(([e])=>e);
const ccm=newSuites.map(([e])=>e).filter(e=>e===4868||e===4869);
async function askNewSuites(e,t){const ask=n=>e.ask({version:`TLSv1.3`,suites:n,groups:t});const n=await ask([...plain,...ccm]);if(n.kind!==`chosen`)return{null:n,other:n};const r=plain.includes(n.hello.suite);const i=await ask(r?ccm:plain);return r?{null:n,other:i}:{null:i,other:n}}
function withNewSuites(e,t,n){if(!t)return e;const r=e.suites.map(e=>{const r=e.family===`null`||e.family===`other`?t[e.family]:null;return r?versionOffers(e,n?unclear(r):r):e});return{...e,suites:r}}
function unclear(e){return e.kind===`refused`&&e.reason!==`alert.70`?{kind:`unclear`,reason:`no-retry`}:e}
// src/probes/tls/version-answer.ts
function readNegotiatedVersion({reply:e,isConfirmed:t,suites:n},r){if(!e.ok)return{offered:null,reason:e.failure.reason};return readOffer(e.value,{version:r,suites:n},t)}
function readOffer(e,t,n){const r=readOfferReply(e,t);if(r.kind===`chosen`)return r.hello.version<wireVersions[t.version]?{offered:false,reason:`lower-version`}:{offered:true,reason:`server-hello`};return{offered:r.kind===`refused`&&(n||!isHungUp(r))||isFatal(r.reason)?false:null,reason:r.reason}}
function isFatal(e){return e.startsWith(`alert.`)&&e!==`alert.120`}
// src/data/tls/cipher-suites/keyed.ts
const keyedSuites=[[44,46],[138,149],[168,185],[49203,49211],[49252,49265],[49294,49307],[49316,49323],[52395,52398],[53249,53251],[53253,53253],[30,43],[49178,49186],[49328,49331],[129,129],[131,131],[49408,49410],[65413,65413]];
const oldKeyedSuites=[[44,46],[138,149],[49203,49206],[49209,49209]];
// src/probes/tls/version-suites.ts
const mostSuites=128;
const usual=suitesIn(`TLSv1.2`);
const rare=everySuite.filter(e=>!usual.includes(e));
const room=mostSuites-usual.length;
const sharedOut={usual:[...usual,...rare.slice(0,room)],others:[rare.slice(room),keyedSuites.flatMap(runOf)]};
function isOld(e){return/_(?:SHA|MD5)$/.test(suiteName(e))}
const oldSuites=[...suitesOf(`ecdhe-aead`),...suitesOf(`ecdhe-cbc`,`dhe`,`static-rsa`,`other`,`3des`,`rc4`,`des`,`anonymous`,`export`,`null`).filter(isOld),...oldKeyedSuites.flatMap(runOf)];
function suitesToAsk(e){if(e===`TLSv1.3`)return suitesIn(e);return e===`TLSv1.2`?everySuite:oldSuites}
function runOf([e,t]){return Array.from({length:t-e+1},(t,n)=>e+n)}
// src/probes/tls/versions-ask.ts
function askVersion(e,t,n){return e.once(`hello ${n} ${t.host} ${t.port}`,async()=>{const r=await lineTo(e,t);const i=suitesToAsk(n);if(n!==`TLSv1.2`)return{...await r.ask({hello:clientHello(n,t.host,{suites:i})}),suites:i,heldAll:false};const a=clientHello(n,t.host,{suites:i,groups:everyCurve});const o=await r.ask({hello:a,until:`key-exchange`});return await isOfThatHello(e,t,o.reply)?askInParts(r,t.host,o.reply):{...o,heldAll:true,suites:i}})}
async function askInParts(e,t,n){const ask=async n=>{const r=clientHello(`TLSv1.2`,t,{suites:n});return{...await e.ask({hello:r}),suites:n,heldAll:false}};const askOthers=()=>Promise.all(sharedOut.others.map(ask));const[r,i]=await Promise.all([ask(sharedOut.usual),isOfSuites(n)?askOthers():null]);const a=[r,...i??(isOfSuites(r.reply)?await askOthers():[])].map(e=>({answer:e,...readNegotiatedVersion(e,`TLSv1.2`)}));return(a.find(({offered:e})=>e)??a.find(({offered:e})=>e===null))?.answer??r}
function isOfSuites(e){const t=e.ok?readServerReply(e.value.bytes):null;return t?.kind===`alert`&&t.code!==0&&t.code!==protocolVersion}
const everyCurve=[23,24,25,30,22,21,19,26,27,28,9,10,11,12,13,14];
const protocolVersion=70;
async function isOfThatHello(e,t,n){if(!n.ok)return false;const r=readServerReply(n.value.bytes);if(r.kind===`alert`)return r.code!==protocolVersion;if(r.kind!==`incomplete`)return false;if(n.value.end!==`silent`)return true;const i=await askVersion(e,t,`TLSv1.1`);return i.reply.ok&&i.reply.value.end!==`silent`}
// src/probes/tls/versions.ts
async function versions(e,t){return Promise.all((await probes(e,t)).values())}
async function earlyVersions(e,t){const n=await probes(e,t);await n.get(`TLSv1.2`);const r=new AbortController;const i=setTimeout$1(Math.max(leastPatience,e.elapsed()),null,{signal:r.signal,ref:false});const a=[...n].map(async([e,t])=>{return await Promise.race([t,i])??{version:e,offered:null,reason:`silent`}});const o=await Promise.all(a);i.catch(()=>{});r.abort();return o}
const leastPatience=250;
function probes(e,t){return e.once(`versions ${t.host} ${t.port}`,async()=>{const n=new Map(olderVersions.map(n=>[n,probe(e,t,n)]));const r=negotiatedVersion(await e.net.tls(t));const tell=async i=>known(i,r)??weigh(await(n.get(i)??probe(e,t,i)),r);return new Map(versionNames.map(e=>[e,tell(e)]))})}
const olderVersions=[`TLSv1.2`,`TLSv1.1`,`TLSv1.0`,`SSLv3`];
function known(e,t){if(e===t)return{version:e,offered:true,reason:`negotiated`};return e===`TLSv1.3`&&t!==null?{version:e,offered:false,reason:`lower-version`}:null}
function weigh(e,t){const{version:n,offered:r}=e;return t!==null&&versionNames.indexOf(n)>versionNames.indexOf(t)&&r!==true?{version:n,offered:false,reason:`lower-version`}:e}
async function probe(e,t,n){return{version:n,...readNegotiatedVersion(await askVersion(e,t,n),n)}}
// src/probes/offers/versions.ts
async function answersOf(e,t,n){const r=olderVersions.filter(e=>n.some(t=>t.version===e&&t.offered));return(await Promise.all(r.map(async n=>({version:n,...await askVersion(e,t,n)})))).flatMap(({version:e,reply:t,heldAll:n})=>{const r=t.ok?readServerReply(t.value.bytes):null;return t.ok&&r?.kind===`hello`?[{version:e,hello:r,bytes:t.value.bytes,heldAll:n}]:[]})}
function isOnlyNew(e){return olderVersions.every(t=>e.some(e=>e.version===t&&e.offered===false))}
function absence(e){return isOnlyNew(e)?{offered:false,reason:`only-tls13`}:{offered:null,reason:e.find(e=>e.offered===null)?.reason??`no-answer`}}
function isAnswering(e){return e.some(({version:e,offered:t})=>e!==`TLSv1.3`&&t!==null)}
function compressionOf(e,t){if(e.length===0)return absence(t);return{offered:e.some(({compression:e})=>e!==0),reason:`server-hello`}}
function protocolOf([e],t){if(e)return{chosen:e.alpn,reason:e.alpn===null?`ignored`:`server-hello`};const{reason:n}=absence(t);return{chosen:null,reason:n===`only-tls13`?`encrypted`:n}}
function timestampsIn([e]){if(!e)return null;return e.timestamps?readTimestamps(e.timestamps):0}
// src/probes/offers/offers.ts
function offers(e,t){return e.once(`offers ${t.host} ${t.port}`,async()=>{const n=Promise.all([earlyVersions(e,t),e.net.tls(t)]);const r=await lineTo(e,t);const i=openProber(r,t.host);const a=restOf(e,t,i);const[o,s]=await n;const knownFrom=async n=>{return{handshake:s,offered:n,older:await answersOf(e,t,n)}};const c=versions(e,t).then(knownFrom);const l=await askAll(i,{early:await knownFrom(o),all:c},a);const{offered:u,older:d}=await c;const f=d.map(({hello:e})=>e);return{...l,compression:compressionOf(f,u),alpn:protocolOf(f,u),timestamps:timestampsIn(f),hellos:r.hellos()}})}
async function restOf(e,t,n){const r=await askVersion(e,t,`TLSv1.2`);return r.heldAll&&readNegotiatedVersion(r,`TLSv1.2`).offered===true?n.guess(restQuestion):null}
async function askAll(e,{early:t,all:n},r){const i=negotiatedVersion(t.handshake)===`TLSv1.3`&&isAnswering(t.offered);const a=t.older.length>0?Promise.resolve(t):n;const o=groupsKnown(t);const{promise:s,resolve:c}=Promise.withResolvers();const l=r.then(n=>eliminated(e,t,{rest:n,onCurves:c}));const u=a.then(async t=>suitesOffered(e,t,await l));const d=l.then(({curves:e})=>e);const f=Promise.race([s,d]).then(e=>withCurves(o,e));const[p,m,h,g]=await Promise.all([u.then(t=>withLater(e,t,{early:a,all:n})),i?askNewSuites(e,[...o.keys(),...classicGroups.map(({code:e})=>e)]):null,i?askNewGroups(e,o,f):{groups:[],rare:[]},a.then(t=>curvesOffered(e,{...t,told:u,isNew:i,eliminating:l}))]);return{...withNewSuites(p,m,h.groups.some(({reason:e})=>e===`no-retry`)),groups:[...h.groups,...g.groups],rare:h.rare,legacyCurve:g.legacyCurve}}
async function eliminated(e,{older:t,handshake:n},{rest:r,onCurves:i}){const[a]=t;if(!r||!a?.heldAll||a.version!==restQuestion.version)return nothingEliminated;const o=curveIn(a);const s=curveOf(n);const c=s!==void 0&&groupFamilies.legacy.some(({code:e})=>e===s.code);return eliminate(e,seenOf(t),{rest:r,own:s?.code===o&&!c?s:void 0,...i&&{onCurves:i}})}
function withCurves(e,t){return new Map([...t.map(e=>[e,`key-exchange`]),...e])}
async function withLater(e,t,{early:n,all:r}){const{older:i}=await n;const a=(await r).older.filter(({version:e})=>!i.some(t=>t.version===e));return a.length>0?askLater(e,a.map(({version:e})=>e),t):t}
function seenOf(e){return e.map(({version:e,hello:t})=>[e,t.suite])}
function groupsKnown({handshake:e,older:[t]}){const n=t&&curveIn(t);const r=groupNamed(e.group);return new Map([...typeof n===`number`?[[n,`key-exchange`]]:[],...r?[[r.code,`negotiated`]]:[]])}
async function suitesOffered(e,{older:t,offered:n},r){const i=absence(n);return t.length===0?noSuites(i.offered,i.reason):askSuites(e,seenOf(t),r)}
async function curvesOffered(e,{told:t,isNew:n,eliminating:r,...i}){const[a]=i.older;const o=a!==void 0&&isElliptic(suiteFamilyOf(a.hello.suite));const s=(o?[]:(await t).suites).filter(({family:e})=>isElliptic(e));if(!a||a.version===`SSLv3`||!(o||s.some(({offered:e})=>e))){const e=s.find(({offered:e})=>e===null)??s[0];const t=s.every(e=>e.offered===false)?false:null;return{groups:[],legacyCurve:{...noCurve,offered:t,reason:e?.reason??`not-asked`}}}const c={version:a.version,own:curveOf(i.handshake)};const[l,u]=await Promise.all([n?[]:askOlderGroups(e,c,groupsKnown(i)),r.then(({legacy:t})=>askLegacyCurve(e,c,t))]);return{groups:l,legacyCurve:u}}
function isElliptic(e){return e===`ecdhe-aead`||e===`ecdhe-cbc`}
function curveOf({chain:[e]}){return groupNamed((e&&readOrNull(e)?.publicKey)?.asymmetricKeyDetails?.namedCurve??null)}
// src/probes/survey/survey.ts
function survey(e,t){return e.once(`survey ${t.host} ${t.port}`,async()=>{const n=findIn(e,t);const r=n&&await taking(e,t,n);if(r)return r;const i=measure(e,t);if(isShared(t))e.surveys?.offer(keyOf(e,t),shareable(e,t,i));return i})}
async function knownSurvey(e,t){const n=findIn(e,t);return n&&taking(e,t,n)}
function findIn(e,t){return(isShared(t)?e.surveys?.find(keyOf(e,t)):null)??null}
async function taking(e,t,n){const[r,{address:i}]=await Promise.all([n,e.net.tls(t)]);return r?.address===i?{...r.value,observedAt:new Date(r.begunAt)}:null}
function isShared({starttls:e,implicitTlsProtocol:t}){return e===void 0&&t===void 0}
function keyOf({place:e=``},{host:t,port:n}){return`${t} ${n} ${e}`}
async function measure(e,t){const[n,r]=await Promise.all([versions(e,t),offers(e,t)]);return{versions:n,offers:r,observedAt:null}}
async function shareable(e,t,n){const r=await n;const{address:i}=await e.net.tls(t);return isWhole(r)?{address:i,value:r}:null}
const lasting=new Set([`not-asked`,`no-group`,`other-group`,`own-group`,`no-retry`,`only-tls13`,`other-suite`,`higher-version`]);
function isWhole({versions:e,offers:{suites:t,groups:n,legacyCurve:r,compression:i}}){return[...e,...t,...n,r,i].every(({offered:e,reason:t})=>e!==null||lasting.has(t)||t.startsWith(`alert.`))}

export { hybridGroup as C, suiteName as D, withSignatures as E, suitesOf as O, groupFamilies as S, signatureIn as T, compareGroups as _, stapledTimestamps as a, readServerReply as b, probeFor as c, openProber as d, readOfferReply as f, classicCodes as g, choosesHybrid as h, embeddedTimestamps as i, retryProbes as l, withoutProtocols as m, survey as n, groupNamed as o, bearsLargeHello as p, versions as r, isDoubtful as s, knownSurvey as t, withoutRefusals as u, signatureCodes as v, otherPostQuantumGroups as w, classicGroups as x, lineTo as y };
