import { n as __esmMin, o as __toESM, r as __exportAll } from "./rolldown-runtime.js";
import { E as failure, U as failures, w as Failure, x as printable } from "./node.js";
import { $i as hashAlgorithms, $r as boolean, Bi as accessFor, Br as ZodLiteral, Ca as clientsOf, Da as X509Certificate, Dt as meets, Fr as ZodArray, Gi as contextFor, Hi as contextWith, Hr as ZodObject, Ia as randomUUID, Ji as isSelfIssued, Jn as serverOf, Jr as _instanceof, Ki as openTrustStore, Kn as defaultDns, Kr as ZodTuple, Lr as ZodDiscriminatedUnion, Na as init__lazy_builtin_crypto, Oi as _isoDate, Ot as observedOf, Qr as base64, Rr as ZodISODate, Ta as connect$2, Ui as equipped, Vi as bearsName, Wi as isTrustedFor, Wr as ZodRecord, Zi as readCertificate, Zr as array, _a as readWhole, _i as strictObject, aa as isSameDistinguishedName, ai as int, bi as union, bt as interpret, cr as hostOf$1, da as children, ea as isCheckable, ei as codec, er as reach, fa as expectTag, fi as number, ga as readTime, gi as record, ha as readOid, ia as canonicalName, ji as registry, jr as parseInput, ka as createHash, ki as _isoDateTime, la as readPointName, ma as readElement, mr as portOf, na as readSigned, nr as toNetwork, oa as nameAttributes, qi as isIssuedBy, qn as publicResolvers, qr as _enum, ra as canonicalAttributes, rr as within, sa as oids, sr as bracketed, ta as isSignedBy, tt as _lazy_builtin_zlib_default, ua as DerError, ui as literal, va as tags$1, vi as string, wa as TLSSocket, xt as severities, ya as toBuffer, yi as tuple, zr as ZodISODateTime } from "./node-3.js";
import { a as isOurLimit, t as busy } from "./start.js";
import { connect, isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { setImmediate, setTimeout as setTimeout$1 } from "node:timers/promises";
import { Duplex, pipeline } from "node:stream";
import { getServers, lookup } from "node:dns/promises";
// node_modules/zod/v4/classic/iso.js
function datetime(e){return _isoDateTime(ZodISODateTime,e)}
function date(e){return _isoDate(ZodISODate,e)}
// src/core/check.ts
init__lazy_builtin_crypto();
const longestAfterwards=12e4;
function defineCheck(e){return e}
// src/core/target/value.ts
function targetOfUrl(e){const t=new URL(e);const n=hostOf$1(t);return{name:e,host:n,origin:t.protocol===`https:`?{host:n,port:portOf(t)}:null}}
function targetOfHost(e,t,n){const r=t!==void 0&&(t!==443||n!==void 0)?`${bracketed(e)}:${t}`:e;return{name:n===void 0?r:`${r}/${n}`,host:e,origin:{host:e,port:t??443}}}
function targetOfText(e){return{name:e,host:null,origin:null}}
// src/core/canonical.ts
const marks$2=registry();
function volatile(e){marks$2.add(e,{form:()=>void 0});return e}
function canonicalAs(e,t){marks$2.add(e,{...marks$2.get(e),form:t});return e}
function ordered(e){marks$2.add(e,{...marks$2.get(e),isSequence:true});return e}
function canonicalForm(e,t){return formOf$1(e,false)(t)}
function canonicalVerdict({status:e,grade:t,score:n,caps:r,findings:i}){return{status:e,grade:t,score:n===void 0?void 0:Math.round(n),caps:inOrder((r??[]).map(({id:e})=>({id:e}))),findings:inOrder(i.map(({id:e,subject:t})=>({id:e,subject:t})))}}
const forms={set:new WeakMap,sequence:new WeakMap};
function formOf$1(e,t){const n=forms[t?`sequence`:`set`];const r=n.get(e)??compile(e,t);n.set(e,r);return r}
function compile(e,t){const{form:n,isSequence:r=t}=marks$2.get(e)??{};const i=structureOf(e,r);if(!n)return i;return e=>{const t=e===null||e===void 0?e:n(e);return t===void 0?void 0:i(t)}}
function structureOf(e,t){if(e instanceof ZodArray)return listOf(formOf$1(e.element,false),t);if(e instanceof ZodTuple)return tupleOf(e.def.items.map(e=>formOf$1(e,false)));if(e instanceof ZodObject)return objectOf(e.shape);if(e instanceof ZodRecord)return recordOf$1(formOf$1(e.valueType,false));if(e instanceof ZodDiscriminatedUnion)return unionOf(e);const n=innerOf(e);return n?formOf$1(n,t):asItIs}
function asItIs(e){return e}
function innerOf(e){const{innerType:t}=e.def;return t??null}
function listOf(e,t){return n=>{if(!Array.isArray(n))return n;const r=n.map(t=>e(t)??null);return t?r:inOrder(r)}}
function tupleOf(e){return t=>Array.isArray(t)?t.map((t,n)=>e[n]?.(t)??null):t}
function objectOf(e){const t=new Map(Object.entries(e).map(([e,t])=>[e,formOf$1(t,false)]));return e=>mapped$1(e,(e,n)=>(t.get(n)??asItIs)(e))}
function recordOf$1(e){return t=>mapped$1(t,e)}
function mapped$1(e,t){if(typeof e!==`object`||e===null)return e;return Object.fromEntries(Object.entries(e).map(([e,n])=>[e,t(n,e)]))}
function unionOf(e){const{discriminator:t}=e.def;const n=e.options.map(e=>({values:valuesOf$1(e,t),form:formOf$1(e,false)}));return e=>{if(typeof e!==`object`||e===null)return e;const r=e[t];return(n.find(({values:e})=>e.has(r))?.form??asItIs)(e)}}
function valuesOf$1(e,t){if(e instanceof ZodObject){const n=e.shape[t];return new Set(n instanceof ZodLiteral?n.values:[])}const n=innerOf(e);return n?valuesOf$1(n,t):new Set}
function inOrder(e){if(e.length<2)return e;return e.map(e=>[JSON.stringify(e),e]).toSorted(([e],[t])=>e<t?-1:1).map(([,e])=>e)}
// src/core/descriptions.ts
const descriptions={observedAt:{description:`Time of the observation; days and ages refer to it`,ko:`관측 시각. 남은 일수와 경과 시간의 기준입니다`},reason:{description:`Reason code, the same in every language; null if there is nothing to explain`,ko:`언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null`},resultReason:{description:`Code of the reason for the result, or of why it could not be determined`,ko:`결과의 이유 또는 결과를 알 수 없었던 이유를 나타내는 코드`},presence:{description:`found; absent: it does not exist; unknown: it could not be determined`,ko:`found: 있음. absent: 없음. unknown: 알 수 없음`},responseTime:{description:`Response time in milliseconds; null without a response`,ko:`응답 시간(밀리초). 응답이 없었으면 null`},httpStatus:{description:`HTTP status code (RFC 9110 §15)`,ko:`HTTP 상태 코드(RFC 9110 §15)`},httpStatusIfAny:{description:`HTTP status code (RFC 9110 §15); null without a response`,ko:`HTTP 상태 코드(RFC 9110 §15). 응답이 없었으면 null`},domainObserved:{description:`Domain that was observed, in ASCII`,ko:`관측한 도메인(ASCII)`},hostObserved:{description:`Host name or IP address that was observed`,ko:`관측한 호스트 이름 또는 IP 주소`},tcpPort:{description:`TCP port`,ko:`TCP 포트`},mailHost:{description:`Host name of the mail server`,ko:`메일 서버의 호스트 이름`},serverAddress:{description:`IP address of the server`,ko:`서버의 IP 주소`},serverName:{description:`Host name of the name server`,ko:`네임서버의 호스트 이름`},isPublic:{description:`Whether the address is reachable from the Internet`,ko:`인터넷에서 접속할 수 있는 주소인지 여부`},ownerName:{description:`Owner name of the records (RFC 9499 §7)`,ko:`레코드가 있는 이름(RFC 9499 §7)`},recordType:{description:`Record type, such as A or MX`,ko:`레코드 유형(예: A, MX)`},recordTypes:{description:`Record types, such as A or MX`,ko:`레코드 유형(예: A, MX)`},recordText:{description:`Text of the record as published; null without one`,ko:`게시된 그대로의 레코드 텍스트. 없으면 null`},recordCount:{description:`Number of records found`,ko:`찾은 레코드의 수`},malformedRecords:{description:`TXT records that look like such a record but are not valid`,ko:`이 레코드처럼 보이지만 유효하지 않은 TXT 레코드`},nameServersAtRegistry:{description:`Host names of the name servers; empty if none are published`,ko:`네임서버의 호스트 이름. 공개된 것이 없으면 비어 있음`},serial:{description:`Serial number of the SOA record (RFC 1035 §3.3.13); null without an answer`,ko:`SOA 레코드의 일련번호(RFC 1035 §3.3.13). 응답이 없었으면 null`},dnssecState:{description:`insecure: proven to be unsigned; bogus: validation fails; island: signed without a DS record; indeterminate: not validated`,ko:`insecure: 서명하지 않음이 증명됨. bogus: 검증 실패. island: 서명했으나 DS 레코드가 없음. indeterminate: 검증할 수 없었음`},keyTag:{description:`Key tag of the DNSKEY (RFC 4034 Appendix B)`,ko:`DNSKEY의 키 태그(RFC 4034 부록 B)`},dnssecAlgorithm:{description:`DNSSEC algorithm number (IANA)`,ko:`DNSSEC 알고리즘 번호(IANA)`},dsDigestType:{description:`Digest type number of the DS record (RFC 4034 §5.1.3)`,ko:`DS 레코드의 다이제스트 유형 번호(RFC 4034 §5.1.3)`},edeCode:{description:`INFO-CODE of the extended DNS error (RFC 8914 §2)`,ko:`확장 DNS 오류의 INFO-CODE(RFC 8914 §2)`},edeText:{description:`EXTRA-TEXT of the extended DNS error (RFC 8914 §2)`,ko:`확장 DNS 오류의 EXTRA-TEXT(RFC 8914 §2)`},contradictoryResolver:{description:`Resolver whose answers contradict each other`,ko:`서로 모순되는 응답을 준 리졸버`},contradictoryName:{description:`Name that the resolver was queried for`,ko:`리졸버에 질의한 이름`},deniedTypes:{description:`Types for which the resolver returned NXDOMAIN`,ko:`리졸버가 NXDOMAIN을 반환한 질의의 유형`},answeredTypes:{description:`Types for which the resolver returned an answer`,ko:`리졸버가 응답한 질의의 유형`},tlsVersion:{description:`Negotiated TLS version, such as TLSv1.3`,ko:`협상된 TLS 버전(예: TLSv1.3)`},cipherSuite:{description:`Negotiated cipher suite`,ko:`협상된 암호 스위트`},offered:{description:`Whether the server accepts it; null if unknown`,ko:`서버가 받아들이는지 여부. 알 수 없으면 null`},largeHelloAccepted:{description:`Whether the server answers a large ClientHello; null if unknown`,ko:`큰 ClientHello에 응답하는지 여부. 알 수 없으면 null`},notBefore:{description:`Time from which the certificate is valid (RFC 5280 §4.1.2.5)`,ko:`인증서가 유효해지는 시각(RFC 5280 §4.1.2.5)`},notAfter:{description:`Time at which the certificate expires (RFC 5280 §4.1.2.5)`,ko:`인증서의 만료 시각(RFC 5280 §4.1.2.5)`},certificateSubject:{description:`Subject name of the certificate (RFC 5280 §4.1.2.6)`,ko:`인증서의 주체 이름(RFC 5280 §4.1.2.6)`},isSpfOfHelo:{description:`Whether SPF checked the HELO name instead of the envelope sender`,ko:`SPF가 봉투 발신자 대신 HELO 이름을 확인했는지 여부`},isAligned:{description:`Whether the domain is aligned with the author's domain (DMARC); null if unknown`,ko:`도메인이 발신자 도메인과 정렬되는지 여부(DMARC). 알 수 없으면 null`},rfc7489Pct:{description:`Value of pct= (RFC 7489 §6.3), in percent; null without a policy`,ko:`pct= 값(RFC 7489 §6.3, %). 정책이 없으면 null`}};
function listTotal(e){return{description:`Total number of \`${e}\`; the list may be shortened`,ko:`\`${e}\`의 전체 개수. 목록은 일부일 수 있습니다`}}
// src/core/grade/score.ts
function assessScore(e,t){const{coverage:n,score:r}=observedOf(e);if(n<60||r===null)return{parts:e,limits:t,coverage:n};return{score:Math.min(r,...t.map(({max:e})=>e)),unlimited:r,parts:e,limits:t,coverage:n}}
function weightsOf(e,{weights:t,rubrics:n=[]}){const r=[t,...n.map(e=>e.weights)].flatMap(t=>t[e]??[]);return[...new Set(r)]}
function bandOf(e,t){return(t.find(([t])=>e>=t)??t.at(-1))?.[1]??``}
const scoreBounds={pass:90,fail:50};
// src/core/grade/conclude.ts
function concludeGrade(e,t,n,r){const i=e?.grade;const a=Math.min(...t.map(({id:e})=>severities.indexOf(severityOf(r,e))));const at=e=>a<=severities.indexOf(e);const status=()=>{if(i===`F`||at(`critical`))return`fail`;if(e&&i===void 0)return`unknown`;return i&&!meets(i,`A`)||at(`medium`)?`warn`:`pass`};return{status:status(),...e,kpis:n,findings:t}}
function concludeScore(e,t,n,r,i=e.score){const a=e.score===void 0?void 0:i;const{status:o}=concludeGrade(null,t,n,r);const status=()=>{if(o===`fail`)return`fail`;if(a===void 0)return`unknown`;if(a<scoreBounds.fail)return`fail`;return a<scoreBounds.pass?`warn`:o};return{status:status(),...e,kpis:n,findings:t}}
function severityOf(e,t){const n=e[t];if(!n)throw new Error(`no problem "${t}" in the catalogue`);return n.severity}
// src/formats/http/header-list.ts
function valuesOf(e,t){const n=t.toLowerCase();return e.filter(([e])=>e.toLowerCase()===n).map(([,e])=>e)}
const longest$3=65536;
function splitList(e){if(e.length===0)return[];const t=e.join(`, `).slice(0,longest$3);const n=[];let r=0;let i=false;for(let e=0;e<t.length;e++){const a=t[e];if(i&&a===`\\`)e++;else if(a===`"`)i=!i;else if(a===`,`&&!i){n.push(t.slice(r,e).trim());r=e+1}}n.push(t.slice(r).trim());return n}
// src/core/attempt.ts
async function attempt(e){try{return{ok:true,value:await e()}}catch(e){if(e instanceof Failure)return{ok:false,failure:e.facts};throw e}}
// src/probes/certificate/broad-wildcards.ts
const registries={allowPrivateDomains:false,deepest:4};
const registriesAndHosts={allowPrivateDomains:true,deepest:8};
function broadWildcards({names:e}){return covering(e.flatMap(({kind:e,value:t})=>e===`dns`?[t]:[]),registries)}
function suffixWildcards(e){return covering(e,registriesAndHosts)}
async function covering(e,{allowPrivateDomains:t,deepest:n}){const r=e.flatMap(e=>wildcardOf(e,n));if(r.length===0)return[];const{parse:i}=await import(`./cjs.js`).then(e=>__toESM(e.default,1));const a=new Map;function isSuffix(e){const{isIcann:n,isPrivate:r,publicSuffix:a}=i(e,{allowPrivateDomains:t,extractHostname:false});return(n===true||r===true)&&a===e}return r.flatMap(({value:e,parent:t})=>{const n=a.get(t)??isSuffix(t);a.set(t,n);return n?[e]:[]})}
function wildcardOf(e,t){if(!e.startsWith(`*.`))return[];const n=e.slice(2).replace(/\.$/,``).toLowerCase();const r=n.split(`.`).length;return r>1&&r<=t?[{value:e,parent:n}]:[]}
// src/formats/x509/pem.ts
const mostBlocks=256;
const blocks=/-----BEGIN (?<label>[A-Z0-9 ]{1,32})-----(?<body>[^-]*)-----END [A-Z0-9 ]{1,32}-----/g;
function readPem(e,t){const n=[];for(const{groups:r}of e.matchAll(blocks)){if(r?.[`label`]!==t)continue;n.push(Buffer.from(r[`body`]??``,`base64`));if(n.length>=mostBlocks)break}return n}
// src/formats/x509/pkcs7.ts
const signedData=`1.2.840.113549.1.7.2`;
const mostCertificates$1=64;
function readCertificateBundle(e){const t=toBuffer(e);if(t[0]===tags$1.sequence)return readDer(t);const n=t.toString(`latin1`);const r=readPem(n,`CERTIFICATE`);if(r.length>0)return r.slice(0,mostCertificates$1);const[i]=readPem(n,`PKCS7`);if(!i)throw new DerError(`neither DER nor PEM`);return readMessage(readWhole(i,tags$1.sequence))}
function readDer(e){const t=readWhole(e,tags$1.sequence);return children(t)[0]?.tag===tags$1.oid?readMessage(t):[t.whole]}
function readMessage(e){const[t,n]=children(e);if(readOid(expectTag(t,tags$1.oid))!==signedData)throw new DerError(`not signed data`);const r=children(readWhole(expectTag(n,160).content,tags$1.sequence)).find(({tag:e})=>e===160);return r?children(r,mostCertificates$1).map(({whole:e})=>e):[]}
// src/probes/certificate/fetch.ts
async function fetchNamed(e,t,n,r){const{schemes:i,...a}=r;const o=e.elapsed();const s=await exchange(e,t,{by:n,schemes:i,request:a});if(!s.ok)return s;const{address:c,location:l,fetched:u}=s.answer;if(l===null)return u;const d=Math.floor(r.patience-(e.elapsed()-o));if(d<=0)return{ok:false,reason:`timeout.http`};const f={...a,patience:d};const p=await exchange(e,l,{by:{namedBy:c},schemes:i,request:f});if(!p.ok)return p;if(p.answer.location!==null)return{ok:false,reason:`redirected`};return p.answer.fetched.ok?{...p.answer.fetched,address:c}:p.answer.fetched}
async function exchange(e,t,{by:n,schemes:r,request:i}){const a=URL.parse(t);if(!a||!r.some(e=>e===a.protocol))return{ok:false,reason:`scheme`};const{method:o=`GET`}=i;const s=i.body?` ${Buffer.from(i.body).toString(`base64url`)}`:``;const c=`fetch ${partyOf(n)} ${o} ${a.href}${s}`;const l=await attempt(()=>shared(e,{key:c,host:a.host},async()=>{return toAnswer$1(await e.net.http({...i,...n,url:a.href,isAnonymous:true}),a.href,i.limit)}));return l.ok?{ok:true,answer:l.value}:{ok:false,reason:l.failure.reason}}
const mostKept=65536;
async function shared(e,{key:t,host:n},r){const i=await e.once(`fetches ${n}`,()=>Promise.resolve(new Map));const a=i.get(t);if(a)return a;const o=r();i.set(t,o);const drop=({fetched:e})=>e.ok&&e.body.length>mostKept&&i.delete(t);o.then(drop,ignore$3);return o}
function ignore$3(){}
function partyOf({namedBy:e}){if(e===void 0)return`user`;return reach(e)===`public`?`public`:e}
function toAnswer$1(e,t,n){return{address:e.address,location:redirectOf(e,t),fetched:toBody(e,n)}}
function redirectOf({status:e,headers:t},n){if(e<300||e>=400)return null;const r=t.find(([e])=>e.toLowerCase()===`location`)?.[1];return r===void 0?null:URL.parse(r.slice(0,2048),n)?.href??null}
function toBody({status:e,body:t,truncated:n,address:r},i){if(e!==200)return{ok:false,reason:`http.${e}`};if(n)return{ok:false,reason:t.length>=i?`too-large`:`truncated`};return{ok:true,body:alone$1(t),address:r}}
function alone$1(e){return e.byteLength===e.buffer.byteLength?e:new Uint8Array(e)}
// src/probes/certificate/strength.ts
const kinds$1={rsa:`RSA`,"rsa-pss":`RSA-PSS`,ec:`EC`,dsa:`DSA`,ed25519:`Ed25519`,ed448:`Ed448`};
function keyFacts(e){if(!e)return{type:`unknown`,bits:null};const{modulusLength:t,namedCurve:n}=e.asymmetricKeyDetails??{};const r=kinds$1[e.asymmetricKeyType??``]??e.asymmetricKeyType??`unknown`;const i=oddExponent(e)??oddCurve(n);return{type:r,bits:t??curveBits(n),...i!==null&&{anomaly:i}}}
function oddExponent(e){const t=e.asymmetricKeyDetails?.publicExponent;if(t===void 0)return null;if(!isCheckable(e))return`e > 2^33`;return t<3n||t%2n===0n?`e = ${t}`:null}
function oddCurve(e){return e===void 0||/^(?:prime256v1|secp(?:192|224|384|521)r1|prime192v1)$/.test(e)?null:e}
function curveBits(e=``){const t=/\d{3}/.exec(e.slice(0,64))?.[0];return t===void 0?null:Number(t)}
const fewestBits={RSA:2048,"RSA-PSS":2048,EC:256,DSA:Number.POSITIVE_INFINITY};
function isWeakKey({publicKey:e},t=`browsers`){const{type:n,bits:r,anomaly:i}=keyFacts(e);return i!==void 0&&!(n===`EC`&&t===`programs`)||r!==null&&r<(fewestBits[n]??0)}
const weakHashes=new Set([`md2`,`md4`,`md5`,`sha1`,`ripemd160`]);
function isWeakSignature({signatureHash:e}){return e!==null&&weakHashes.has(e)}
const browserSignatures=new Set([`sha256WithRSAEncryption`,`sha384WithRSAEncryption`,`sha512WithRSAEncryption`,`ecdsaWithSha256`,`ecdsaWithSha384`,`ecdsaWithSha512`]);
function isForeignSignature(e){const{signature:t,hasOddPss:n}=e;if(t===`rsassaPss`)return n;return!browserSignatures.has(t)&&!isWeakSignature(e)}
function isForeignKey({publicKey:e}){const{type:t}=keyFacts(e);return t!==`RSA`&&t!==`EC`&&t!==`DSA`&&t!==`unknown`}
function isKnownSignature({signature:e,signatureHash:t}){return t!==null||e.startsWith(`ed`)}
// src/probes/certificate/signature-checks.ts
const mostSignatures=64;
const mostWork=640;
function openSignatureChecks(){const e=new Map;let t=0;return{isIssuedBy:(n,r)=>{if(!isSameDistinguishedName(n.issuer,r.subject))return false;const i=`${n.sha256} ${r.sha256}`;const a=e.get(i);if(a!==void 0)return a;const o=costOf(r.publicKey);if(e.size>=mostSignatures||t+o>mostWork)return null;t+=o;const s=isIssuedBy(n,r);e.set(i,s);return s},count:()=>e.size}}
function costOf(e){const{type:t,bits:n}=keyFacts(e);const r=n??0;if(t.startsWith(`RSA`))return Math.max(1,(r/4096)**2);if(t===`DSA`)return Math.max(1,(r/1024)**2);if(t===`EC`)return e?.asymmetricKeyDetails?.namedCurve===`prime256v1`?1:(n??521)/8;return 2}
// src/formats/x509/extension-value.ts
function readExtensionValue(e,t){const[n]=children(readWhole(e,tags$1.sequence));const r=children(expectTag(n,tags$1.sequence)).find(({tag:e})=>e===163);const i=r?children(readElement(r.content)).find(e=>readOid(expectTag(children(e)[0],tags$1.oid))===t):void 0;return i?expectTag(children(i).at(-1),tags$1.octetString).content:null}
// src/formats/x509/subjects.ts
const mostNames$1=1e6;
function readSubjectNames({der:e,subject:t}){const n=extensionValue(e,oids.subjectAltName);const r=n?children(n,mostNames$1):[];const i=children(readWhole(t,tags$1.sequence)).reduce((e,t)=>e+children(t).length,0);return{count:r.length+i,names:()=>[...r.map(readGeneralName),...own(t)]}}
function own(e){const t=nameAttributes(e);const n=t.filter(({oid:e})=>e===oids.emailAddress).map(({value:e})=>emailName(e));return t.length>0?[directoryName(e),...n]:[]}
const readers={129:e=>emailName(e.toString(`latin1`),e),130:e=>({kind:`dns`,path:domainPath(e.toString(`latin1`)),content:e}),134:e=>({kind:`uri`,path:domainPath(hostOf(e.toString(`latin1`,0,2048))),content:e}),135:e=>({kind:`ip`,path:[],content:e}),164:e=>directoryName(e)};
function readGeneralName({tag:e,content:t}){const n=readers[e];if(n)return n(t);const r=e===160?readOid(expectTag(children({tag:e,content:t,whole:t})[0],tags$1.oid)):``;return{kind:`${e&31} ${r}`,path:[],content:t}}
function domainPath(e){return e===``?[]:e.toLowerCase().split(`.`).toReversed()}
function emailName(e,t=Buffer.from(e)){const n=e.lastIndexOf(`@`);return{kind:`email`,path:[...domainPath(e.slice(n+1)),`@${e.slice(0,Math.max(0,n))}`],content:t}}
function directoryName(e){return{kind:`directory`,path:canonicalAttributes(e),content:e}}
function hostOf(e){return URL.parse(e)?.hostname??``}
function extensionValue(e,t){const n=readExtensionValue(e,t);return n&&readWhole(n,tags$1.sequence)}
// src/formats/x509/names.ts
const longestName=253;
function isForHost({names:e},t){const n=t.toLowerCase();if(isIP(n)!==0)return e.some(({kind:e,value:t})=>e===`ip`&&t===n);const r=n.endsWith(`.`)?n.slice(0,-1):n;const i=r.slice(r.indexOf(`.`)+1);const a=hasTwoLabels(i)&&!r.startsWith(`.`)?`*.${i}`:null;return e.some(({kind:e,value:t})=>{if(e!==`dns`)return false;const n=t.toLowerCase();return n===r||n===a})}
function hasTwoLabels(e){return e.includes(`.`)}
const label=/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
function isWellFormedName(e){if(e.length>longestName)return false;const t=e.startsWith(`*.`);const n=(t?e.slice(2):e).split(`.`);const r=n.at(-1)??``;return n.every(e=>label.test(e))&&!/^\d+$/.test(r)&&(!t||n.length>1)}
// src/formats/x509/name-tree.ts
function emptyTree(){return{next:new Map,cover:{},hasNextHere:false}}
function plant(e,t,n){let r=e;for(const[e,i]of t.entries()){const a=r.next.get(i);const o=a??emptyTree();if(!a)r.next.set(i,o);if(n.here&&e===t.length-1)r.hasNextHere=true;r=o}r.cover={...r.cover,...n}}
function isCovered(e,t){let n=e;for(const e of t){if(n.cover.below||(e.startsWith(`@`)?n.cover.mailboxes:n.cover.hosts))return true;const t=n.next.get(e);if(!t)return false;n=t}return n.cover.here??false}
function isCoveredBelow(e,t){let n=e;for(const e of t)n=n?.next.get(e);return n?.hasNextHere??false}
// src/formats/x509/networks.ts
function addNetwork(e,t){const n=t.length/2;if(n!==4&&n!==16)return false;const r=prefixLength(t.subarray(n));if(r===null)return false;const i=`${n} ${r}`;const a=e.get(i)??new Set;e.set(i,a.add(masked(t.subarray(0,n),r)));return true}
function isInNetworks(e,t){return[...e].some(([e,n])=>{const[r,i]=e.split(` `).map(Number);return r===t.length&&i!==void 0&&n.has(masked(t,i))})}
function prefixLength(e){const t=[...e].map(e=>e.toString(2).padStart(8,`0`)).join(``);const n=t.indexOf(`0`);if(n<0)return t.length;return t.includes(`1`,n)?null:n}
function masked(e,t){return Buffer.from(e.map((e,n)=>e&65280>>Math.min(8,Math.max(0,t-n*8)))).toString(`hex`)}
// src/formats/x509/constraints.ts
function readNameConstraints({der:e}){const t=extensionValue(e,oids.nameConstraints);if(!t)return null;const n=children(t);const[r,i]=[160,161].map(e=>subtreesOf(n.find(({tag:t})=>t===e)));const a=[...r??[],...i??[]];return{count:a.length,isWellFormed:a.length>0&&a.every(hasItsForm),prepare:()=>({permitted:prepare(r??[]),excluded:prepare(i??[])})}}
function constraintProblem(e,t){if(t.count*e.count>mostComparisons)return`excessive`;const{permitted:n,excluded:r}=e.prepare();return t.names().some(e=>mayBeWithin(r,e)||isConstrained(n,e)&&!isWithin(n,e))?`forbidden`:null}
const mostComparisons=2**20;
function subtreesOf(e){if(!e)return[];return children(e,mostNames$1).map(e=>{const[t,...n]=children(e);if(!t)throw new DerError(`subtree`);return[t,...n]})}
const dnsName=130;
const ipAddress=135;
function hasItsForm([{tag:e,content:t},...n]){if(n.length>0)return false;if(e===ipAddress)return addNetwork(new Map,t);if(e!==dnsName||t.length===0)return true;const r=t.toString(`latin1`);return!r.includes(`*`)&&isWellFormedName(r)}
function prepare(e){const t=new Map;const n=new Map;const r=new Set;for(const[i,...a]of e){const e=readGeneralName(i);if(!(a.length===0&&(e.kind===`ip`?addNetwork(n,e.content):add(t,e))))r.add(e.kind)}return{trees:t,networks:n,unclear:r}}
function add(e,t){const n=bases[t.kind]?.(t);if(!n)return false;const r=e.get(t.kind)??emptyTree();e.set(t.kind,r);plant(r,n.path,n.cover);return true}
const bases={dns:({content:e})=>domainBase(e.toString(`latin1`),{here:true,below:true}),uri:({content:e})=>domainBase(e.toString(`latin1`),{here:true}),email:({content:e,path:t})=>{const n=e.toString(`latin1`);if(n.includes(`@`))return{path:t,cover:{here:true}};return n.startsWith(`.`)?{path:domainPath(n.slice(1)),cover:{hosts:true}}:{path:domainPath(n),cover:{mailboxes:true}}},directory:({path:e})=>({path:e,cover:{here:true,below:true}})};
function domainBase(e,t){return e.startsWith(`.`)?{path:domainPath(e.slice(1)),cover:{below:true}}:{path:domainPath(e),cover:t}}
function isConstrained({trees:e,networks:t,unclear:n},{kind:r}){return n.has(r)||(r===`ip`?t.size>0:e.has(r))}
function isWithin({trees:e,networks:t,unclear:n},{kind:r,path:i,content:a}){if(n.has(r))return false;if(r===`ip`)return isInNetworks(t,a);const o=e.get(r);return o!==void 0&&isCovered(o,i)}
function mayBeWithin(e,t){if(e.unclear.has(t.kind)||isWithin(e,t))return true;if(t.kind!==`dns`||t.path.at(-1)!==`*`)return false;const n=e.trees.get(`dns`);return n!==void 0&&isCoveredBelow(n,t.path.slice(0,-1))}
// src/formats/x509/policies.ts
const mostPolicies$2=128;
function readPolicies({der:e}){const t=extensionValue(e,oids.certificatePolicies);const n=extensionValue(e,oids.policyConstraints);const r=readExtensionValue(e,oids.inhibitAnyPolicy);const i=n?children(n):[];const limit=e=>skipCerts(i.find(t=>t.tag===e));return{policies:t?readListed(t):null,mappings:readMappings(extensionValue(e,oids.policyMappings)),requireExplicit:limit(128),inhibitMapping:limit(129),inhibitAnyPolicy:r?skipCerts(readWhole(r,tags$1.integer)):null}}
function readListed(e){const t=children(e,mostPolicies$2).map(e=>policyIn(children(e)[0]));if(t.length===0||new Set(t).size<t.length)throw new DerError(`policies`);return new Set(t)}
function readMappings(e){const t=new Map;for(const n of e?children(e,mostPolicies$2):[]){const[e,r]=children(expectTag(n,tags$1.sequence)).map(policyIn);if(e===void 0||r===void 0)throw new DerError(`mapping`);t.set(e,(t.get(e)??new Set).add(r))}return t}
function policyIn(e){return readOid(expectTag(e,tags$1.oid))}
function skipCerts(e){if(!e)return null;const{content:t}=e;if(t.length===0||(t[0]??128)>=128)throw new DerError(`skip`);return t.length>4?65535:t.readUIntBE(0,t.length)}
// src/probes/certificate/path-policies.ts
const{anyPolicy}=oids;
function holdsPolicies(e,t={},n=readPolicies){const r=e.slice(0,-1).toReversed();const start=(e=false)=>e?0:r.length+1;let i=start(t.requireExplicit);let a=start(t.inhibitMapping);let o=start(t.inhibitAnyPolicy);const s=[new Map([[anyPolicy,{expected:new Set([anyPolicy]),parents:new Set}]])];for(const[e,t]of r.entries()){const c=e===r.length-1;const l=isSelfIssued(t);const u=n(t);const d=nextLevel(s.at(-1)??new Map,u,o>0||!c&&l);if(i===0&&d.size===0)return false;if(c){s.push(d);i=u.requireExplicit===0?0:Math.max(0,i-1);continue}if([...u.mappings].some(([e,t])=>e===anyPolicy||t.has(anyPolicy)))return false;s.push(mapped(d,u,a>0));const f=l?0:1;i=Math.min(Math.max(0,i-f),u.requireExplicit??i);a=Math.min(Math.max(0,a-f),u.inhibitMapping??a);o=Math.min(Math.max(0,o-f),u.inhibitAnyPolicy??o)}return i>0||isWanted(s,t.policies)}
function nextLevel(e,{policies:t},n){const r=new Map;if(t===null)return r;const i=expectersOf(e);const add=(e,t)=>r.set(e,{expected:new Set([e]),parents:t});for(const n of t){if(n===anyPolicy)continue;const t=i.get(n)??(e.has(anyPolicy)?new Set([anyPolicy]):null);if(t)add(n,t)}if(!t.has(anyPolicy)||!n)return r;for(const[e,t]of i)if(!r.has(e))add(e,t);return r}
function expectersOf(e){const t=new Map;for(const[n,{expected:r}]of e)for(const e of r)t.set(e,(t.get(e)??new Set).add(n));return t}
function mapped(e,{mappings:t},n){const r=new Map(e);const i=e.get(anyPolicy);for(const[a,o]of t){const t=e.get(a)??i;if(!n)r.delete(a);else if(t)r.set(a,{expected:o,parents:e.has(a)?t.parents:new Set([anyPolicy])})}return r}
function isWanted(e,t){const n=e.at(-1);if(!n||n.size===0)return false;if(!t||n.has(anyPolicy))return true;let r=new Set(n.keys());for(const n of e.slice(1).toReversed()){const e=new Set;for(const i of r)for(const r of n.get(i)?.parents??[])if(r!==anyPolicy)e.add(r);else if(t.has(i))return true;r=e}return false}
// src/probes/certificate/path-problems.ts
function judgePaths({now:e,mostIntermediates:t=Number.POSITIVE_INFINITY,clients:n}){const r=judgeConstraints();const i=judgePolicies();return a=>{const o=a.slice(1);const s=a.slice(1,-1);const c=new Set(a.flatMap((e,t)=>r(e,a.slice(0,t))));const l={"issuer-expired":o.some(t=>isOver(t,e)),"issuer-not-yet-valid":o.some(({notBefore:t})=>e<t),"not-an-authority":s.some(e=>!mayIssue(e))||o.slice(-1).some(mayNotAnchor),"issuer-purpose":s.some(({extendedKeyUsage:e})=>e&&!isForServers(e)),"weak-issuer-key":o.some(e=>isWeakKey(e,n)),"weak-signature":s.some(isWeakSignature),"foreign-signature":n===`browsers`&&(a.slice(0,-1).some(isForeignSignature)||o.some(isForeignKey)),"path-length":isTooLong(a)||countOfLimited(s)>t,"name-constraints":c.has(`forbidden`),"constraints-excessive":c.has(`excessive`),"critical-extension":a.some(hasUnknownCritical),"duplicate-extension":a.some(hasDuplicate),"spelled-curve":a.some(({spellsCurve:e})=>e),policies:n!==`programs`&&!i(a)};return Object.keys(l).filter(e=>l[e])}}
function isOver({notAfter:e},t){return t>=e+1e3}
function mayIssue({isAuthority:e,keyUsage:t}){return e&&(t?.has(`keyCertSign`)??true)}
function mayNotAnchor({isAuthority:e,keyUsage:t,extensions:n}){const r=n.some(({oid:e})=>e===oids.basicConstraints);if(t&&!t.has(`keyCertSign`))return true;return r&&!e}
function isForServers(e){return e.has(oids.serverAuth)||e.has(oids.anyExtendedKeyUsage)}
function isTooLong(e){return e.some(({pathLength:t},n)=>t!==null&&countOfLimited(e.slice(1,n))>t)}
function countOfLimited(e){return e.filter(e=>!isSelfIssued(e)).length}
const understood$1=new Set([oids.keyUsage,oids.subjectAltName,oids.basicConstraints,oids.extendedKeyUsage,oids.crlDistributionPoints,oids.nameConstraints,oids.policyConstraints,oids.certificatePolicies,oids.policyMappings,oids.inhibitAnyPolicy]);
function hasUnknownCritical({extensions:e}){return e.some(({oid:e,isCritical:t})=>t&&!understood$1.has(e))}
function hasDuplicate({extensions:e}){return new Set(e.map(({oid:e})=>e)).size<e.length}
function judgeConstraints(){const e=once(e=>{const t=readNameConstraints(e);if(!t)return null;return{...t,prepare:memo(t.prepare)}});const t=once(e=>{const t=readSubjectNames(e);return{...t,names:memo(t.names)}});const n=new Map;function between(n,r){const i=e(n);if(i===null)return null;const a=t(r);if(i===`unreadable`||a===`unreadable`)return`forbidden`;const o=attemptRead(()=>constraintProblem(i,a));return o===`unreadable`?`forbidden`:o}return(e,t)=>t.filter((e,t)=>t===0||!isSelfIssued(e)).flatMap(t=>{const r=`${e.sha256} ${t.sha256}`;if(!n.has(r))n.set(r,between(e,t));return n.get(r)??[]})}
function judgePolicies(){const e=once(readPolicies);return t=>{return attemptRead(()=>holdsPolicies(t,{},t=>{const n=e(t);if(n===`unreadable`)throw new DerError(`policies`);return n}))===true}}
function once(e){const t=new Map;return n=>{const r=t.get(n.sha256);if(r!==void 0)return r;const i=attemptRead(()=>e(n));t.set(n.sha256,i);return i}}
function memo(e){let t;return()=>(t??={value:e()}).value}
function attemptRead(e){try{return e()}catch(e){if(e instanceof DerError)return`unreadable`;throw e}}
// src/probes/certificate/path.ts
const mostSteps=1024;
const longestPath=10;
function findPath(e){const{leaf:t,others:n,now:r,signatures:i=openSignatureChecks()}=e;const a=judgePaths(e);const o=anchorsOf$1(e);const s=new Map;let c=false;let l=false;let u=null;let d=0;let f=false;function isSigned(e,t){if(t.publicKey&&!isCheckable(t.publicKey))l=true;const n=i.isIssuedBy(e,t);if(n===null)f=true;if(n===false&&isKeyOf(e,t))c=true;return n===true}function finish(e,t){const n={certificates:e,by:t,problems:a(e)};if(!u||isBetter(n,u))u=n}function follow(e,t){if(++d>mostSteps||e.length>longestPath){f=true;return}const i=o(t.subject).find(({certificate:e})=>e.sha256===t.sha256);if(i)return finish(e,i.by);const a=o(t.issuer).filter(({certificate:e})=>isSigned(t,e));for(const{certificate:t,by:n}of a)finish([...e,t],n);const c=n.filter(n=>isSameDistinguishedName(n.subject,t.issuer)&&!e.some(({sha256:e})=>e===n.sha256)).toSorted((e,n)=>distance(t,e,r)-distance(t,n,r)).filter(e=>isSigned(t,e));for(const t of c)follow([...e,t],t);if(a.length+c.length===0)s.set(t.sha256,t)}follow([t],t);return{best:u,ends:[...s.values()],isForged:c,isUncheckable:l,exhausted:f,signatures:i.count()}}
function isKeyOf({authorityKeyIdentifier:e},{subjectKeyIdentifier:t}){if(!e||!t)return false;return e.equals(t)}
function isBetter(e,t){const n=t.problems.length-e.problems.length;if(n!==0)return n>0;if(e.by!==t.by)return e.by===`mozilla`;return isSpelledApart(e)===isSpelledApart(t)?endOf(e)>endOf(t):isSpelledApart(t)}
function isSpelledApart({certificates:e}){return e.some(({issuer:t},n)=>e[n+1]?.subject.equals(t)===false)}
function endOf({certificates:e}){return Math.min(...e.map(({notAfter:e})=>e))}
function distance({authorityKeyIdentifier:e},t,n){const{subjectKeyIdentifier:r,notBefore:i,notAfter:a}=t;return(e&&r&&!e.equals(r)?2:0)+(i<=n&&n<=a?0:1)}
function anchorsOf$1({trust:e,anchorsAnywhere:t=false}){const n=new Map;function read(n){return e.named(n).flatMap(({der:e,by:n})=>{const r=readOrNull(e);return r&&(t||isSelfIssued(r))?[{certificate:r,by:n}]:[]})}return e=>{const t=canonicalName(e);const r=n.get(t)??read(e);n.set(t,r);return r}}
function readOrNull(e){try{return readCertificate(e)}catch(e){if(e instanceof DerError)return null;throw e}}
// src/probes/certificate/issuers.ts
const bodyLimit=262144;
const patience$1=3e3;
async function completePath(e,t,n){const r=e.elapsed();const i=new Set;let a=[];let o=null;let s=findPath(t);while(!s.best&&i.size<3){const[c,l]=s.ends.flatMap(({issuerUrls:e})=>e).filter(e=>!i.has(e));if(c===void 0)break;i.add(c);const u=await fetchIssuers(e,c,{by:n,patience:Math.floor((patience$1-(e.elapsed()-r))/(l===void 0?1:2))});if(!u.ok&&!nothingThere.test(u.reason))o??={url:c,reason:u.reason};const d=u.ok?readIssuers(u.body):[];if(d.length===0)continue;a=[...a,...d];s=findPath({...t,others:[...t.others,...a]})}return{search:s,fetched:a,missed:o}}
async function firstIssuers(e,{issuerUrls:t},n){const[r,i]=t;if(r===void 0)return[];const a=await fetchIssuers(e,r,{by:n,patience:Math.floor(patience$1/(i===void 0?1:2))});return a.ok?readIssuers(a.body):[]}
const nothingThere=/^(?:http\.(?!40[1378]|425|429)[1-4]\d\d|http\.(?:malformed|headers-too-large)|scheme|redirected|too-large|dns\.(?:nxdomain|no-address)|address\.private)$/;
async function fetchIssuers(e,t,{by:n,patience:r}){if(r<=0)return{ok:false,reason:`timeout.http`};return fetchNamed(e,t,n,{limit:bodyLimit,patience:r,schemes:[`http:`,`https:`]})}
function readIssuers(e){try{return readCertificateBundle(e).flatMap(e=>readOrNull(e)??[])}catch(e){if(e instanceof DerError)return[];throw e}}
// src/probes/certificate/leaf.ts
function leafProblems(e,t){const{host:n,now:r,exchange:i,clients:a=`browsers`}=t;const o=e.names.filter(({value:e})=>!t.ignored?.includes(e));const s={expired:isOver(e,r),"not-yet-valid":r<e.notBefore,"wrong-name":n!==null&&!isForHost({names:o},n),"no-san":n!==null&&e.names.length===0,"weak-key":isWeakKey(e,a),"weak-signature":isWeakSignature(e)&&!(isSelfIssued(e)&&isIssuedBy(e,e)),"wrong-purpose":lacksPurpose(e)&&!isForAnyPurpose(e,a),"any-purpose":lacksPurpose(e)&&isForAnyPurpose(e,a),"wrong-key-usage":!maySecure(e,i)};return Object.keys(s).filter(e=>s[e])}
function lacksPurpose({extendedKeyUsage:e}){return e!==null&&!e.has(oids.serverAuth)}
function isForAnyPurpose({extendedKeyUsage:e},t){return t===`browsers`&&(e?.has(oids.anyExtendedKeyUsage)??false)}
function maySecure({keyUsage:e},t){if(e===null)return true;if(t===`signs`)return e.has(`digitalSignature`);if(t===`decrypts`)return e.has(`keyEncipherment`);return e.has(`digitalSignature`)||e.has(`keyEncipherment`)||e.has(`keyAgreement`)}
function keyExchangeOf({protocol:e,cipher:t}){if(e===`TLSv1.3`||/^TLS_(?:EC)?DHE_(?:RSA|ECDSA|DSS)_/.test(t))return`signs`;return t.startsWith(`TLS_RSA_WITH_`)?`decrypts`:null}
// src/probes/certificate/order.ts
function orderProblems(e,t){const n=e.filter(({sha256:t},n)=>e.findIndex(e=>e.sha256===t)===n);const r=relatedTo(n);const i=(t.length>0?t:r).map(e=>n.findIndex(({sha256:t})=>t===e.sha256)).filter(e=>e>=0);const a={"wrong-order":i.some((e,t)=>e<(i[t-1]??0)),"unrelated-certificate":r.length<n.length,"duplicate-certificate":n.length<e.length,"root-included":r.slice(1).some(isSelfIssued)};return Object.keys(a).filter(e=>a[e])}
function relatedTo(e){const t=e.slice(0,1);for(const n of t)t.push(...e.filter(e=>!t.includes(e)&&isSameDistinguishedName(e.subject,n.issuer)));return t}
// src/probes/certificate/path-confirm.ts
function sameOffer({lenient:e,legacyRenegotiation:t}){return{...e&&{lenient:e},...t&&{legacyRenegotiation:t}}}
async function isTrustedBy(e,t,{path:n,handshake:r}){if(!n.every((e,t)=>isLinked(e,n[t+1])))return false;const i=n.slice(1,-1).map(({der:e})=>e);const confirm=()=>e.net.tls(t,{issuers:i,...sameOffer(r)});const a=await attempt(confirm);const o=a.ok?a:await attempt(confirm);return o.ok&&o.value.trustError===null}
function isLinked({der:e},t){return t===void 0||new X509Certificate(e).checkIssued(new X509Certificate(t.der))}
// src/probes/certificate/reasons.ts
const lenientDoubt=`lenient`;
const tolerated=new Set([`key-identifiers`,`key-usage-missing`,`any-purpose`,`serial-form`,`purpose-form`,`common-name`,`leaf-is-authority`,`authority-as-server`,`long-chain`,`names-spelled-apart`,`large-certificate`,`feature-unreadable`,`access-empty`,`names-not-ascii`,`constraints-empty`,`names-form`,`constraints-form`,`authority-form`,`version-form`,`empty-name`,`extension-form`,`signature-form`,`key-form`,`wrong-order`,`unrelated-certificate`,`duplicate-certificate`,`root-included`,`path-unclear`,`trust-unknown`,`verdicts-differ`]);
function isEnforced(e){return!tolerated.has(e)}
const explanations={CERT_HAS_EXPIRED:[`expired`,`issuer-expired`],CERT_NOT_YET_VALID:[`not-yet-valid`,`issuer-not-yet-valid`],INVALID_PURPOSE:[`wrong-purpose`,`any-purpose`,`wrong-key-usage`,`issuer-purpose`,`duplicate-extension`],INVALID_CA:[`not-an-authority`,`duplicate-extension`],PATH_LENGTH_EXCEEDED:[`path-length`],UNSPECIFIED:[`weak-key`,`weak-signature`,`weak-issuer-key`,`not-an-authority`,`name-constraints`,`constraints-excessive`,`critical-extension`,`duplicate-extension`,`spelled-curve`],CERT_SIGNATURE_FAILURE:[`bad-signature`],DEPTH_ZERO_SELF_SIGNED_CERT:[`self-signed`],SELF_SIGNED_CERT_IN_CHAIN:[`unknown-authority`],UNABLE_TO_GET_ISSUER_CERT:[`unknown-authority`],UNABLE_TO_GET_ISSUER_CERT_LOCALLY:[`unknown-authority`],UNABLE_TO_VERIFY_LEAF_SIGNATURE:[`unknown-authority`,`self-signed`]};
const refusals$2={PATH_LENGTH_EXCEEDED:`path-length`,INVALID_CA:`not-an-authority`,CERT_SIGNATURE_FAILURE:`bad-signature`,CERT_HAS_EXPIRED:`issuer-expired`,CERT_NOT_YET_VALID:`issuer-not-yet-valid`,INVALID_PURPOSE:`issuer-purpose`};
function isExplainedBy(e,t){return explanations[e]?.includes(t)??false}
function refusalOf$2(e,t){if(e===null||t.some(t=>isExplainedBy(e,t)))return null;return refusals$2[e]??`refused`}
// src/formats/x509/tls-feature.ts
const tlsFeature=`1.3.6.1.5.5.7.1.24`;
const statusRequest=5;
function isMustStaple(e){try{const t=readExtensionValue(e,tlsFeature);if(!t)return false;return children(readWhole(t,tags$1.sequence),64).some(({tag:e,content:t})=>e===tags$1.integer&&t.length===1&&t[0]===statusRequest)}catch(e){if(e instanceof DerError)return null;throw e}}
// src/probes/certificate/common-name.ts
function hasOtherCommonName({subject:e,names:t}){const n=attributesOf(e).filter(({oid:e})=>e===oids.commonName);if(n.length!==1)return n.length>1;const r=t.filter(({kind:e})=>e===`ip`).map(({value:e})=>e);const i=t.filter(({kind:e})=>e===`dns`).flatMap(({value:e})=>upwards(e));const a=new Set([...r,...i]);return n.some(({value:e})=>{return(isAddress(e)?r.length>0:e.includes(`.`)&&i.length>0)&&!a.has(e)})}
function upwards(e){const t=e.split(`.`);return t.map((e,n)=>t.slice(n).join(`.`))}
function isAddress(e){const t=URL.parse(`http://${e.includes(`:`)?`[${e}]`:e}`)?.hostname??``;return isIP(t.replace(/^\[|\]$/g,``))!==0}
function attributesOf(e){try{return nameAttributes(e)}catch(e){if(e instanceof DerError)return[];throw e}}
// src/probes/certificate/path-rules.ts
const everyone=[`leaf`,`intermediate`,`anchor`];
const authorities=[`intermediate`,`anchor`];
const issued=[`leaf`,`intermediate`];
const rules=[rule(`key-identifiers`,issued,`all`,e=>e.authorityKeyIdentifier===null&&!isSelfIssued(e)),rule(`key-identifiers`,authorities,`all`,({subjectKeyIdentifier:e})=>e===null),rule(`key-identifiers`,everyone,`all`,e=>[oids.authorityKeyIdentifier,oids.subjectKeyIdentifier].some(t=>criticality(e,t)===true)),rule(`key-identifiers`,[`anchor`],`public`,namesAnotherKey),rule(`key-usage-missing`,authorities,`all`,({keyUsage:e})=>e===null),rule(`serial-form`,issued,`all`,({serial:e})=>!isPositive(e)||e.length>20),rule(`purpose-form`,[`leaf`],`public`,e=>e.extendedKeyUsage?.has(oids.anyExtendedKeyUsage)??true),rule(`purpose-form`,[`leaf`],`public`,e=>criticality(e,oids.extendedKeyUsage)===true),rule(`purpose-form`,[`anchor`],`public`,({extendedKeyUsage:e})=>e!==null),rule(`common-name`,[`leaf`],`public`,hasOtherCommonName),rule(`authority-as-server`,[`leaf`],`all`,({isAuthority:e})=>e),rule(`large-certificate`,issued,`all`,({der:e})=>e.length>65539),rule(`feature-unreadable`,[`leaf`],`all`,({der:e})=>isMustStaple(e)===null),rule(`access-empty`,[`leaf`],`all`,e=>isEmptyExtension(e,oids.authorityInfoAccess)),rule(`names-not-ascii`,[`leaf`],`all`,hasForeignLetters),rule(`constraints-empty`,[`leaf`],`all`,e=>isEmptyExtension(e,oids.nameConstraints)),rule(`leaf-is-authority`,[`leaf`],`all`,e=>!e.isAuthority&&(e.keyUsage?.has(`keyCertSign`)??false)),rule(`names-form`,[`leaf`],`all`,({names:e})=>!e.every(isWellFormed)),rule(`names-form`,[`leaf`],`all`,e=>isEmpty(e.subject)&&criticality(e,oids.subjectAltName)===false),rule(`names-form`,[`leaf`],`public`,e=>!isEmpty(e.subject)&&criticality(e,oids.subjectAltName)===true),rule(`constraints-form`,[`leaf`],`all`,e=>criticality(e,oids.nameConstraints)!==null),rule(`constraints-form`,authorities,`all`,e=>!hasGoodConstraints(e)),rule(`constraints-form`,authorities,`private`,e=>criticality(e,oids.nameConstraints)===false),rule(`authority-form`,authorities,`all`,e=>criticality(e,oids.basicConstraints)===false),rule(`authority-form`,[`anchor`],`all`,e=>e.version===3&&criticality(e,oids.basicConstraints)===null),rule(`authority-form`,authorities,`all`,e=>e.pathLength!==null&&e.keyUsage?.has(`keyCertSign`)===false),rule(`version-form`,everyone,`all`,({version:e,extensions:t})=>e!==3&&t.length>0),rule(`version-form`,everyone,`public`,({version:e})=>e!==3),rule(`empty-name`,everyone,`all`,({issuer:e})=>isEmpty(e)),rule(`empty-name`,authorities,`all`,({subject:e})=>isEmpty(e)),rule(`extension-form`,everyone,`all`,e=>criticality(e,oids.authorityInfoAccess)===true),rule(`extension-form`,everyone,`all`,e=>criticality(e,oids.policyConstraints)===false),rule(`signature-form`,everyone,`all`,({hasOneAlgorithm:e})=>!e),rule(`key-form`,everyone,`public`,hasOddModulus)];
function rule(e,t,n,r){return{id:e,roles:t,binds:n,isBroken:r}}
function formProblems(e,t,n){const r=rules.filter(({roles:r,binds:i,isBroken:a})=>r.includes(t)&&(i===`all`||n===`every`||i===n)&&a(e));return[...new Set(r.map(({id:e})=>e))]}
function criticality({extensions:e},t){return e.find(({oid:e})=>e===t)?.isCritical??null}
function namesAnotherKey(e){if(!isSelfIssued(e)||criticality(e,oids.authorityKeyIdentifier)===null)return false;const{authorityKeyIdentifier:t,subjectKeyIdentifier:n,namesAuthorityCertificate:r}=e;if(t===null||r)return true;return n!==null&&!t.equals(n)}
function isEmptyExtension({der:e},t){return readExtensionValue(e,t)?.equals(emptySequence)??false}
const emptySequence=Buffer.from(`3000`,`hex`);
const asciiNames=new Set([129,130,134]);
function hasForeignLetters({der:e}){try{const t=readExtensionValue(e,oids.subjectAltName);return(t?children(readWhole(t,tags$1.sequence)):[]).some(({tag:e,content:t})=>asciiNames.has(e)&&t.some(e=>e>127))}catch(e){if(e instanceof DerError)return false;throw e}}
function isPositive(e){return(e[0]??128)<128&&e.some(e=>e!==0)}
function isWellFormed({kind:e,value:t}){return e===`dns`?isWellFormedName(t):/[.:]/.test(t)}
function hasGoodConstraints(e){try{return readNameConstraints(e)?.isWellFormed??true}catch(e){if(e instanceof DerError)return false;throw e}}
function isEmpty(e){return e.length===2}
function hasOddModulus({publicKey:e}){const{type:t,bits:n}=keyFacts(e);return t.startsWith(`RSA`)&&n!==null&&n%8!==0}
// src/probes/certificate/path-validate.ts
function pathlessProblem(e,{isForged:t,isUncheckable:n}){if(n)return`weak-issuer-key`;if(t)return`bad-signature`;return isSelfIssued(e)&&isOwn(e)?`self-signed`:`unknown-authority`}
function isOwn(e){return isIssuedBy(e,e)||e.publicKey!==null&&!isCheckable(e.publicKey)}
function pathForm(e,t,n=everywhere){const r=e.flatMap((r,i)=>{const a=roleAt(i,e.length);return n.includes(a)?formProblems(r,a,t):[]});return[...new Set(r)]}
function roleAt(e,t){if(e===0)return`leaf`;return e===t-1?`anchor`:`intermediate`}
const everywhere=[`leaf`,`intermediate`,`anchor`];
// src/probes/certificate/certificate.ts
function certificate(e,t){return e.once(`certificate ${t.host} ${t.port}`,()=>look(e,t))}
async function look(e,t){const n=await e.net.tls(t);const[r,...i]=n.chain.map(readOrNull);const a=clientsOf(t);if(!r)return{...unreadable(n),clients:a};const o=i.filter(e=>e!==null);const s=openSignatureChecks();const c={leaf:r,others:o,trust:e.trust,now:e.now().getTime(),signatures:s,clients:a};const[l,u]=await Promise.all([completePath(e,c,{namedBy:n.address}),broadWildcards(r)]);const d=[r,...o];const f=await opensslVerdict(e,t,{handshake:n,completed:l});const p=concludeTrust(d,{to:t,now:c.now,handshake:n,completed:l,verdict:f,broad:u});const m=l.search.best?.certificates[1]??o.find(e=>s.isIssuedBy(r,e))??null;return{handshake:n,clients:a,chain:d,others:[...o,...l.fetched],trust:p,issuer:m}}
function unreadable(e){const t=e.chain.length===0;return{handshake:e,chain:[],others:[],trust:{trusted:false,doubt:null,by:null,reasons:[{id:t?`no-certificate`:`unreadable`,enforced:true}],completedByAia:false,path:[],openssl:e.trustError??(t?`UNSPECIFIED`:null)},issuer:null}}
async function opensslVerdict(e,t,{handshake:n,completed:{search:r,fetched:i}}){if(i.length===0||!r.best)return{isKnown:true,against:n.trustError};const a=i.map(({der:e})=>e);const confirm=()=>e.net.tls(t,{issuers:a,...sameOffer(n)});const o=await attempt(confirm);const s=o.ok?o:await attempt(confirm);return s.ok?{isKnown:true,against:s.value.trustError}:{isKnown:false,reason:s.failure.reason}}
function concludeTrust(e,t){const{to:n,now:r,handshake:i,completed:a,verdict:o}=t;const[s]=e;if(!s)throw new Error(`a chain without a leaf`);const{fetched:c}=a;const{best:l}=a.search;const u=doubtOf(s,t);const d=l!==null&&c.length>0;const f=[...new Set([...leafProblems(s,{host:n.host,now:r,exchange:keyExchangeOf(i),clients:clientsOf(n),ignored:ignoredBy(t)}),...t.broad.length>0?[`public-suffix`]:[],...l?.problems??(u?[]:pathless(s,t)),...u?[`trust-unknown`]:[],...formOf(s,l),...isLongForBrowsers(l,clientsOf(n))?[`long-chain`]:[],...l&&isSpelledApart(l)&&clientsOf(n)===`browsers`?[`names-spelled-apart`]:[]]),...d?[`incomplete-chain`]:[],...orderProblems(e,l?.certificates??[])];const p=o.isKnown&&!u?refusalOf$2(o.against,f):null;const m=(l?.certificates??e).slice(1).some(({extendedKeyUsage:e})=>e!==null);const h=p===`issuer-purpose`&&!m?`refused`:p;const g=h!==null||o.isKnown&&o.against===null&&f.some(isOpensslsToo(i));const _=[...f,...h?[h]:[],...g?[`verdicts-differ`]:[]];const v=h!==null||l!==null&&l.problems.some(e=>e!==`weak-signature`);const y=u?null:l!==null||_.includes(`path-unclear`);const b=v?false:y;return{trusted:b,doubt:b===null?u:null,by:l?.by??null,reasons:_.map(e=>({id:e,enforced:isEnforced(e)})),completedByAia:d,path:b?l?.certificates??[]:[],openssl:i.trustError}}
const mostIntermediates=6;
function isLongForBrowsers(e,t){return t===`browsers`&&e!==null&&e.certificates.length-2>mostIntermediates}
function ignoredBy({to:e,broad:t}){return e.starttls??e.implicitTlsProtocol?[]:t}
function formOf(e,t){if(!t)return pathForm([e],`private`);return t.by===`given`?pathForm(t.certificates,`private`):pathForm(t.certificates,`public`,[`leaf`,`intermediate`])}
function isOpensslsToo({lenient:e}){return t=>isEnforced(t)&&!unasked$2.has(t)&&!(e&&overlooked.has(t))}
const unasked$2=new Set([`wrong-name`,`no-san`,`public-suffix`,`wrong-key-usage`,`incomplete-chain`,`foreign-signature`,`policies`]);
const overlooked=new Set([`weak-key`,`weak-issuer-key`,`weak-signature`]);
function doubtOf(e,t){const{verdict:n,completed:r,handshake:i}=t;if(!n.isKnown)return{url:null,reason:n.reason};const{search:a,missed:o}=r;const s=a.best?[]:pathless(e,t);const c=a.best?.problems.includes(`foreign-signature`)??false;if(i.lenient&&!c&&isUnjudged(a.best,s))return{url:null,reason:lenientDoubt};return o&&s.includes(`unknown-authority`)?o:null}
function isUnjudged(e,t){return t.includes(`path-unclear`)||!(e?.certificates.slice(0,-1).every(isKnownSignature)??true)}
function pathless(e,{completed:{search:t},verdict:n}){const r=n.isKnown?n.against:null;const i=t.isUncheckable?[`weak-issuer-key`]:[];if(r===null)return t.isUncheckable?i:[`path-unclear`];const a=pathlessProblem(e,{isForged:r===`CERT_SIGNATURE_FAILURE`,isUncheckable:false});const o=a===`unknown-authority`&&t.exhausted&&!isExplainedBy(r,a);return[...i,o?`path-unclear`:a]}
// src/probes/first-proven.ts
function firstProven(e,t){const{promise:n,resolve:r,reject:i}=Promise.withResolvers();const a=t===null?void 0:setTimeout(()=>r(null),t);const o=e.map(e=>e.then(e=>e!==null&&r(e)));Promise.all(o).then(()=>r(null),i);return n.finally(()=>clearTimeout(a))}
// src/probes/certificate/leaf-issuer.ts
async function leafAndIssuer(e,t,{chain:n,address:r}){const[i=null,...a]=n.map(readOrNull);const o=openSignatureChecks();const s=i!==null&&o.isIssuedBy(i,i)===true;if(!i||s)return{leaf:i,issuer:null,isSelfSigned:s};const c=issuerAmong(i,a,o)??issuerAmong(i,anchorsOf(e,i),o);if(c)return{leaf:i,issuer:c,isSelfSigned:s};return{leaf:i,issuer:issuerAmong(i,await firstIssuers(e,i,{namedBy:r}),o)??(await certificate(e,t)).issuer,isSelfSigned:s}}
function issuerAmong(e,t,n){const r=t.filter(e=>e!==null).filter(t=>n.isIssuedBy(e,t));return r.find(({keyUsage:e})=>e?.has(`crlSign`)??true)??r[0]??null}
function anchorsOf({trust:e},t){return e.named(t.issuer).map(({der:e})=>readOrNull(e))}
// src/formats/revocation/crl-extensions.ts
const mostExtensions$1=64;
function readCrlExtensions(e){return e?readExtensionList(readWhole(e.content,tags$1.sequence)):[]}
function readExtensionList(e){return children(e,mostExtensions$1).map(toExtension)}
function toExtension(e){const t=children(e);return{oid:readOid(expectTag(t[0],tags$1.oid)),isCritical:t[1]?.tag===tags$1.boolean&&t[1].content[0]!==0,value:expectTag(t.at(-1),tags$1.octetString).content}}
// src/formats/revocation/ocsp-signer.ts
init__lazy_builtin_crypto();
const mostCertificates=8;
function findSigner(e,{responder:t,sent:n},r){const{issuer:i}=r;const a=[i,...readSent(n)].filter(e=>isNamed(t,e));if(a.length===0)return{doubt:`other-signer`};const o=a.find(({publicKey:t})=>isSignedBy(e,t));if(!o)return{doubt:`bad-signature`};if(o===i)return{delegate:null};const s=doubtDelegate(o,r);return s?{doubt:s}:{delegate:o}}
function doubtDelegate(e,{issuer:t,now:n}){if(!isIssuedBy(e,t))return`signer-stranger`;if(!e.extendedKeyUsage?.has(oids.ocspSigning))return`signer-purpose`;return n<e.notBefore||n>=e.notAfter+1e3?`signer-expired`:null}
function isRevocable({extensions:e,crlPoints:t}){return t.length>0&&!e.some(({oid:e})=>e===oids.ocspNoCheck)}
function readSent(e){if(e?.tag!==160)return[];return children(readWhole(e.content,tags$1.sequence),mostCertificates).flatMap(({whole:e})=>readOne(e))}
function readOne(e){try{return[readCertificate(e)]}catch(e){if(e instanceof DerError)return[];throw e}}
function isNamed(e,{subject:t,publicKeyBits:n}){if(e?.tag===161)return isSameDistinguishedName(readWhole(e.content,tags$1.sequence).whole,t);if(e?.tag!==162)throw new DerError(`ResponderID`);const{content:r}=readWhole(e.content,tags$1.octetString);return r.equals(createHash(`sha1`).update(n).digest())}
// src/formats/revocation/answer.ts
const skew=3e5;
function doubtTime(e,t,n){if(e>n+skew)return`not-yet-valid`;return(t??e+864e6)<n-skew?`stale`:null}
const reasons={0:`unspecified`,1:`keyCompromise`,2:`cACompromise`,3:`affiliationChanged`,4:`superseded`,5:`cessationOfOperation`,6:`certificateHold`,8:`removeFromCRL`,9:`privilegeWithdrawn`,10:`aACompromise`};
function reasonName(e){return reasons[e?.content[0]??-1]??null}
// src/formats/revocation/ocsp.ts
init__lazy_builtin_crypto();
const mostAnswers=256;
function writeOcspRequest(e,t){const n=Buffer.from(`300906052b0e03021a0500`,`hex`);const r=element(tags$1.sequence,n,element(tags$1.octetString,digest(`sha1`,e.issuer)),element(tags$1.octetString,digest(`sha1`,t.publicKeyBits)),element(tags$1.integer,e.serial));return[1,2,3,4].reduce(e=>element(tags$1.sequence,e),r)}
function readOcspResponse(e,t){return readOcsp(e,t).answer}
function readOcsp(e,t){try{return readResponse(e,t)}catch(e){if(e instanceof DerError)return doubt$1(`malformed`);throw e}}
const refusals$1={1:`malformed-request`,2:`internal-error`,3:`try-later`,5:`signature-required`,6:`unauthorized`};
function readResponse(e,t){const[n,r]=children(readWhole(e,tags$1.sequence));const i=expectTag(n,tags$1.enumerated).content[0];if(i===void 0)throw new DerError(`responseStatus`);if(i!==0)return doubt$1(refusals$1[i]??`responder-error`);const[a,o]=children(readWhole(expectTag(r,160).content,tags$1.sequence));if(readOid(expectTag(a,tags$1.oid))!==oids.ocspBasic)return doubt$1(`malformed`);const s=children(readWhole(expectTag(o,tags$1.octetString).content,tags$1.sequence));const c=readSigned(s);const l=readData(c.content);const u=findSigner(c,{responder:l.responder,sent:s[3]},t);if(u.doubt)return doubt$1(u.doubt);if(hasCritical(l.extensions))return doubt$1(`critical-extension`);const{delegate:d}=u;return{answer:findAnswer(l.answers,t),signer:d&&isRevocable(d)?d:null}}
function readData(e){const t=children(e);const[n,,r,i]=t.slice(t[0]?.tag===160?1:0);return{responder:n,answers:children(expectTag(r,tags$1.sequence),mostAnswers),extensions:i}}
function hasCritical(e){if(e?.tag!==161)return false;return readExtensionList(readWhole(e.content,tags$1.sequence)).some(({isCritical:e})=>e)}
function findAnswer(e,t){const n=e.map(e=>children(e)).filter(([e])=>isAbout(e,t)).map(e=>readAnswer(e,t.now));return[`revoked`,`good`,`unknown`].map(e=>n.find(t=>t.status===e)).find(e=>e!==void 0)??{status:`unknown`,reason:`other-certificate`}}
function readAnswer(e,t){const[,n,r,...i]=e;if(!n||!r)throw new DerError(`SingleResponse`);const a=readTime(expectTag(r,tags$1.generalizedTime));const o=i.find(({tag:e})=>e===160);const s=o?readTime(readWhole(o.content,tags$1.generalizedTime)):null;const c=doubtTime(a,s,t)??(i.some(hasCritical)?`critical-extension`:null)??(n.tag===128||n.tag===161?null:`unknown-certificate`);if(c)return{status:`unknown`,reason:c};if(n.tag===128)return{status:`good`,thisUpdate:a,nextUpdate:s};const[l,u]=children(n);const d=u?.tag===160?readWhole(u.content,tags$1.enumerated):void 0;return{status:`revoked`,revokedAt:readTime(expectTag(l,tags$1.generalizedTime)),revocationReason:reasonName(d),thisUpdate:a,nextUpdate:s}}
function isAbout(e,{certificate:t,issuer:n}){const[r,i,a,o]=children(expectTag(e,tags$1.sequence));const s=hashAlgorithms[readOid(expectTag(children(expectTag(r,tags$1.sequence))[0],tags$1.oid))];if(!s||!i||!a||!o)return false;return o.content.equals(t.serial)&&i.content.equals(digest(s,t.issuer))&&a.content.equals(digest(s,n.publicKeyBits))}
function digest(e,t){return createHash(e).update(t).digest()}
function element(e,...t){const n=Buffer.concat(t);return Buffer.concat([Buffer.from([e,...lengthBytes(n.length)]),n])}
function lengthBytes(e){if(e<128)return[e];return e<256?[129,e]:[130,e>>8,e&255]}
function doubt$1(e){return{answer:{status:`unknown`,reason:e},signer:null}}
// src/probes/revocation/reading-turns.ts
let last=Promise.resolve();
function readingTurn(){last=last.then(()=>setImmediate());return last}
// src/formats/revocation/crl-scope.ts
function doubtScope(e,t){const{isAuthority:n}=t.certificate;const r=scopeOf(e);if(isSet(r,only.indirect)||isIndirectPoint(t))return`indirect`;if(isSet(r,only.attributes))return`attributes-only`;if(isSet(r,only.users)&&n)return`users-only`;if(isSet(r,only.authorities)&&!n)return`authorities-only`;const i=r.find(({tag:e})=>e===only.place);return i?doubtPlace(i,t):null}
function provesNoAbsence(e,t){return scopeOf(e).some(({tag:e})=>e===only.reasons)||(pointOf$1(t)?.hasReasons??false)}
const only={place:160,users:129,authorities:130,reasons:131,indirect:132,attributes:133};
function scopeOf(e){const t=e.find(({oid:e})=>e===oids.issuingDistributionPoint);return t?children(readWhole(t.value,tags$1.sequence)):[]}
function isSet(e,t){return e.some(({tag:e,content:n})=>e===t&&n[0]!==0)}
function doubtPlace(e,t){const{names:n,urls:r,isRelative:i}=readPointName(e);const a=pointOf$1(t)?.names??[];if(r.includes(t.url)||n.some(e=>a.includes(e)))return null;return i?`relative-name`:`other-partition`}
function isIndirectPoint(e){const{issuers:t}=pointOf$1(e)??{issuers:[]};return t.length>0&&!t.some(t=>isSameDistinguishedName(t,e.certificate.issuer))}
function pointOf$1({certificate:e,url:t}){return e.crlPoints.find(({urls:e})=>e.includes(t))}
// src/formats/revocation/crl-entries.ts
const mostAlike=64;
function findEntries(e,t){if(e.indexOf(t)<0)return[];const n=[];for(let r=0;r<e.length;){const i=endAt(e,r,e.length);const a=contentAt(e,r);const o=contentAt(e,a);const s=endAt(e,a,i);if(e[a]===tags$1.integer&&s-o===t.length&&e.compare(t,0,t.length,o,s)===0)n.push(readElement(e,r));if(n.length>mostAlike)throw new DerError(`entries of one certificate`);r=i}return n}
function contentAt(e,t){const n=e[t+1]??0;return n<128?t+2:t+2+(n&127)}
function endAt(e,t,n){if(t+2>n)throw new DerError(`truncated`);const r=e[t+1]??0;const i=r<128?t+2+r:t+readElement(e,t).whole.length;if(i>n)throw new DerError(`truncated`);return i}
function readEntry(e){const[,t,n]=children(e);if(!t)throw new DerError(`revocationDate`);const r=n?readExtensionList(n):[];const i=r.find(({oid:e})=>e===oids.crlReason);return{revokedAt:readTime(t),revocationReason:reasonName(i?readWhole(i.value):void 0),isIndirect:r.some(({oid:e})=>e===oids.certificateIssuer)}}
const mostExtensions=64;
function hasCriticalEntry(e){for(let t=0;t<e.length;){const n=endAt(e,t,e.length);const r=endAt(e,endAt(e,contentAt(e,t),n),n);if(r<n&&hasCriticalExtension(e,r,n))return true;t=n}return false}
function hasCriticalExtension(e,t,n){if(e[t]!==tags$1.sequence)throw new DerError(`crlEntryExtensions`);const r=endAt(e,t,n);let i=0;for(let n=contentAt(e,t);n<r;){if(++i>mostExtensions)throw new DerError(`too many extensions`);const t=endAt(e,n,r);const a=endAt(e,contentAt(e,n),t);if(a<t&&e[a]===tags$1.boolean&&e[contentAt(e,a)]!==0)return true;n=t}return false}
// src/formats/revocation/crl.ts
function readCrl(e,t){try{return readList$1(e,t)}catch(e){if(e instanceof DerError)return doubt(`malformed`);throw e}}
const known=new WeakMap;
function open(e){const t=known.get(e);if(t)return t;const n=readSigned(children(readWhole(e,tags$1.sequence)));const r={...readFields(n.content),signed:n,signedBy:new Map,found:new Map};known.set(e,r);return r}
function readList$1(e,t){const n=open(e);const r=doubtScope(n.extensions,t)??doubtList(n,t)??doubtSigner(n,t);if(r)return doubt(r);const{thisUpdate:i,nextUpdate:a}=n;n.isCritical??=hasCriticalEntry(n.entries);const o=entriesOf(n,t.certificate.serial);if(o.some(({isIndirect:e})=>e))return doubt(`indirect`);if(n.isCritical)return doubt(`critical-extension`);const s=o.find(({revocationReason:e})=>e!==`removeFromCRL`);if(s){const{revokedAt:e,revocationReason:t}=s;return{status:`revoked`,revokedAt:e,revocationReason:t,thisUpdate:i,nextUpdate:a}}if(provesNoAbsence(n.extensions,t))return doubt(`some-reasons`);if(lacksNumber(n.extensions))return doubt(`unnumbered`);return{status:`good`,thisUpdate:i,nextUpdate:a}}
const mostFound=1024;
function entriesOf({entries:e,found:t},n){const r=n.toString(`hex`);const i=t.get(r);if(i)return i;const a=findEntries(e,n).map(readEntry);if(t.size>=mostFound)t.clear();t.set(r,a);return a}
function lacksNumber(e){return e.length>0&&!e.some(({oid:e})=>e===oids.crlNumber)}
function readFields(e){const t=children(e,16);const n=t[0]?.tag===tags$1.integer?1:0;const[,r,i,...a]=t.slice(n);if(!i)throw new DerError(`thisUpdate`);const o=a[0]?.tag===tags$1.utcTime||a[0]?.tag===tags$1.generalizedTime?a[0]:void 0;return{issuer:expectTag(r,tags$1.sequence).whole,thisUpdate:readTime(i),nextUpdate:o?readTime(o):null,entries:a.find(({tag:e})=>e===tags$1.sequence)?.content??Buffer.alloc(0),extensions:readCrlExtensions(a.find(({tag:e})=>e===160))}}
const understood=new Set([oids.issuingDistributionPoint,oids.deltaCrlIndicator]);
function doubtList(e,{certificate:t,now:n}){if(!isSameDistinguishedName(e.issuer,t.issuer))return`other-issuer`;if(e.extensions.some(({oid:e})=>e===oids.deltaCrlIndicator))return`delta`;if(e.extensions.some(({oid:e,isCritical:t})=>t&&!understood.has(e)))return`critical-extension`;return doubtTime(e.thisUpdate,e.nextUpdate,n)}
function doubtSigner({signed:e,signedBy:t},{issuer:n}){if(n.keyUsage&&!n.keyUsage.has(`crlSign`))return`signer-purpose`;const r=t.get(n.sha256)??isSignedBy(e,n.publicKey);t.set(n.sha256,r);return r?null:`bad-signature`}
function doubt(e){return{status:`unknown`,reason:e}}
// src/probes/revocation/stale-list.ts
function readList(e,t){const n=readCrl(e,t);if(n.status!==`unknown`||n.reason!==`stale`)return n;const r=readCrl(e,{...t,now:writtenAt(e)});return r.status===`revoked`&&r.revocationReason!==`certificateHold`?r:n}
function writtenAt(e){const[t]=children(readWhole(e,tags$1.sequence),3);const n=t?children(t,16):[];const r=n[n[0]?.tag===tags$1.integer?3:2];if(!r)throw new DerError(`thisUpdate`);return readTime(r)}
// src/probes/revocation/ask.ts
init__lazy_builtin_crypto();
const patience=3e3;
function startRevocationClock(e){const t=e.elapsed();return{left:(n=1)=>Math.round(t+n*patience-e.elapsed())}}
const ocspLimit=65536;
function placesOf(e,t,n){const{staple:r,certificate:i,prefersLists:a}=t;const o=r?[{source:`staple`,ask:()=>readStaple(e,t,n)}]:[];const s=i.ocspUrls.slice(0,3);const c=i.crlPoints.length>0&&!a?.5:1;const l=s.length>0&&a?.5:1;const u=s.map(r=>({source:`ocsp`,ask:()=>askResponder(e,t,{url:r,share:c,clock:n})}));const d=listsOf(e,t,{share:l,clock:n});return[...o,...a?[...d,...u]:[...u,...d]]}
function listsOf(e,t,n){const r={left:t.bytes};const{crlPoints:i,crlUrls:a}=t.certificate;const o=a.filter(e=>/^https?:/i.test(e));const s=o.length>0?o.slice(0,3):a.slice(0,1);const[c]=i;if(s.length===0&&c){const e=c.issuers.length>0?`indirect`:`scheme`;const t=c.isRelative?`relative-name`:e;return[{source:`crl`,ask:()=>Promise.resolve({status:`unknown`,reason:t})}]}return s.map(i=>({source:`crl`,ask:()=>askList(e,t,{...n,url:i,allowance:r})}))}
async function readStaple(e,t,n){const{certificate:r,issuer:i,staple:a}=t;return believe(e,t,{...readOcsp(a??new Uint8Array,{certificate:r,issuer:i,now:e.now().getTime()}),clock:n})}
async function askResponder(e,t,n){const{certificate:r,issuer:i,by:a}=t;const{url:o,clock:s,share:c}=n;const l=writeOcspRequest(r,i);const u=e.now().getTime();return believe(e,t,{...await recall(e,{key:`ocsp ${o} ${sha256(l)}`,by:a,read:e=>readOcsp(e,{certificate:r,issuer:i,now:u}),get:()=>fetchNamed(e,o,a,{method:`POST`,headers:{"content-type":`application/ocsp-request`,accept:`application/ocsp-response`},body:l,limit:ocspLimit,patience:Math.max(1,s.left(c)),schemes:[`http:`]})}),clock:s})}
async function askList(e,t,n){const{certificate:r,issuer:i,by:a}=t;const{url:o,clock:s,share:c,allowance:l}=n;const u=e.now().getTime();const{answer:d}=await recall(e,{key:`crl ${o} ${sha256(i.subject)} ${sha256(i.publicKeyBits)}`,by:a,read:e=>({answer:readList(e,{certificate:r,issuer:i,url:o,now:u}),signer:null}),get:()=>fetchList(e,t,{url:o,allowance:l,patience:Math.max(1,s.left(c))})});return d}
async function fetchList(e,{by:t},{url:n,allowance:r,patience:i}){if(r.left<=0)return{ok:false,reason:`too-large`};const a=await fetchNamed(e,n,t,{limit:r.left,patience:i,schemes:[`http:`,`https:`]});if(a.ok)r.left-=a.body.length;else if(a.reason===`too-large`)r.left=0;return a}
async function recall(e,{key:t,by:n,read:r,get:i}){const a=e.now().getTime();const o=e.shelf?.find(t,n,a);const s=o&&await readInTurn(o.bytes,r);if(s&&s.answer.status!==`unknown`)return s;const c=await i();if(!c.ok)return{answer:{status:`unknown`,reason:c.reason},signer:null};const l=await readInTurn(c.body,r);const u=l.answer.status===`unknown`?null:l.answer.nextUpdate;if(u!==null&&u>a)e.shelf?.keep(t,{bytes:c.body,address:c.address,until:u});return l}
const large=262144;
async function readInTurn(e,t){if(e.length>large)await readingTurn();return t(e)}
async function believe(e,t,{answer:n,signer:r,clock:i}){if(n.status===`unknown`||!r)return n;for(const{ask:a}of listsOf(e,{...t,certificate:r},{share:1,clock:i})){const{status:e}=await a();if(e===`good`)return n;if(e===`revoked`)return{status:`unknown`,reason:`signer-revoked`}}return{status:`unknown`,reason:`signer-unknown`}}
function sha256(e){return createHash(`sha256`).update(e).digest(`base64url`)}
// src/probes/revocation/path.ts
const mostAsked=4;
const mostPaths=3;
async function walkPath(e,t,{ask:n,confirm:r}){if(t.trust.trusted&&t.trust.path.length===0)return{intermediates:unfollowed(t),detour:null};const i=new Map;let a=t.trust.path;for(let o=1;a.length>0;o++){await askAll(a,i,n);const s=[...i.values()].filter(({status:e})=>e===`revoked`);const c=a.slice(1,-1).every(({sha256:e})=>i.get(e)?.status!==`revoked`);const l=[...i.values()];if(c)return{intermediates:l,detour:s.length>0?a:null};const u=o<mostPaths?pathWithout(e,t,new Set(s.map(identityOf$1))):[];a=u.length>0&&await r(u)?u:[]}return{intermediates:[...i.values()],detour:null}}
function unfollowed({others:e}){const t=e.filter(e=>e.isAuthority&&!isSelfIssued(e));return(t.length>0?t:e).slice(0,mostAsked).map(e=>({...unasked$1,reason:`path-unclear`,certificate:e}))}
function identityOf$1({certificate:e}){return e.sha256}
async function askAll(e,t,n){const r=e.slice(1,-1).filter(({sha256:e})=>!t.has(e));const i=t.size;const a=await Promise.all(r.map(async(t,r)=>{const a=e[e.indexOf(t)+1];return a&&i+r<mostAsked?n(t,a,1/mostAsked):unasked$1}));r.forEach((e,n)=>t.set(e.sha256,{...a[n]??unasked$1,certificate:e}))}
const unasked$1={status:`unknown`,source:null,reason:`too-many`,revokedAt:null,revocationReason:null};
function pathWithout(e,{chain:[t],others:n,clients:r},i){if(!t)return[];const{best:a}=findPath({leaf:t,others:n.filter(({sha256:e})=>!i.has(e)),trust:e.trust,now:e.now().getTime(),clients:r});return a&&a.problems.length===0?a.certificates:[]}
// src/probes/revocation/revocation.ts
const listLimit=16777216;
function revocations(e,t){return e.once(`revocations ${t.host} ${t.port}`,async()=>{const n=await e.net.tls(t);const r=startRevocationClock(e);const[i,a]=await Promise.all([askLeaf(e,t,{handshake:n,clock:r}),askPath(e,t,{handshake:n,clock:r})]);return{leaf:i,...a}})}
async function askLeaf(e,t,{handshake:n,clock:r}){const{leaf:i,issuer:a,isSelfSigned:o}=await leafAndIssuer(e,t,n);if(!i)return without(`unknown`,`unreadable`);if(o)return without(`not-applicable`,`self-signed`);if(!a)return without(`unknown`,`no-issuer`);const{staple:s,address:c}=n;return askRevocation(e,{certificate:i,issuer:a,staple:s,by:{namedBy:c},bytes:listLimit,prefersLists:false},r)}
async function askPath(e,t,{handshake:n,clock:r}){const i=await certificate(e,t);const a={namedBy:n.address};return walkPath(e,i,{ask:(t,n,i)=>askRevocation(e,{certificate:t,issuer:n,staple:null,by:a,bytes:Math.floor(listLimit*i),prefersLists:true},r),confirm:r=>isTrustedBy(e,t,{path:r,handshake:n})})}
const head=1e3;
async function askRevocation(e,t,n){const r=placesOf(e,t,n);if(r.length===0)return without(`not-applicable`,`no-source`);const i=[];const a=[];for(const[e,t]of r.entries()){if(n.left()<=0&&t.source!==`staple`){i[e]=`${t.source}.timeout.http`;break}a.push(prove(t,t=>i[e]=t));const o=await firstProven(a,e+1<r.length?head:null);if(o)return o}return await firstProven(a,null)??without(`unknown`,i.find(Boolean)??`unknown`)}
async function prove({source:e,ask:t},n){const r=await t();if(r.status===`unknown`){n(`${e}.${r.reason}`);return null}const i={source:e,reason:null,revokedAt:null,revocationReason:null};if(r.status===`good`)return{...i,status:`good`};return{...i,status:`revoked`,revokedAt:r.revokedAt,revocationReason:r.revocationReason}}
function without(e,t){return{status:e,source:null,reason:t,revokedAt:null,revocationReason:null}}
// src/probes/page/identity.ts
const identityProblems=[`expired`,`not-yet-valid`,`wrong-name`,`weak-key`,`weak-signature`,`wrong-purpose`,`wrong-key-usage`,`revoked`,`untrusted`,`obsolete-version`];
const ofCertificate$1=[`expired`,`not-yet-valid`,`wrong-name`,`weak-key`,`weak-signature`,`wrong-purpose`,`wrong-key-usage`];
const obsolete=new Set([`SSLv3`,`TLSv1`,`TLSv1.1`]);
async function identity(e,t){const[{chain:n,trust:r,handshake:i},{leaf:a,intermediates:o,detour:s}]=await Promise.all([certificate(e,t),revocations(e,t)]);const c=s===null&&o.some(({status:e})=>e===`revoked`);const l=s?.some(e=>o.some(t=>t.certificate===e&&t.status===`unknown`))??false;const has=e=>r.reasons.some(t=>t.id===e);const u=i.lenient?null:true;const d=r.openssl===null?u:false;const f=n.length>0?r.trusted:d;const p=l?null:f;const m=[...ofCertificate$1.map(e=>[e,has(e)]),[`revoked`,a.status===`revoked`||c],[`untrusted`,p===false],[`obsolete-version`,obsolete.has(i.protocol)]].filter(([,e])=>e).map(([e])=>e);return m.length===0&&p===null?null:{problems:m}}
async function identityAt(e,t,n){const r=new URL(t);const i=await attempt(()=>identity(e,{host:hostOf$1(r),port:portOf(r),...n}));return i.ok?i.value:null}
// src/formats/http/csp.ts
const longestPolicy=65536;
const mostPolicies$1=64;
function parseCspList(e){return e.join(`,`).slice(0,longestPolicy).split(`,`,mostPolicies$1).map(parseCsp).filter(({directives:e})=>e.size>0)}
function parseCsp(e){const t=new Map;const n=new Set;for(const r of e.slice(0,longestPolicy).split(`;`)){const[e=``,...i]=r.split(/[\t\n\f\r ]+/).filter(e=>e!==``);const a=e.toLowerCase();if(a===``||!isAscii(r))continue;if(t.has(a))n.add(a);else t.set(a,i)}return{directives:t,repeated:[...n]}}
function isAscii(e){return/^[\u0000-\u007f]*$/.test(e)}
const ignoredInMeta=[`frame-ancestors`,`report-uri`,`sandbox`];
function withoutIgnored({directives:e,repeated:t}){const n=ignoredInMeta;return{directives:new Map([...e].filter(([e])=>!n.includes(e))),repeated:t}}
const fallbacks$1={"script-src-elem":[`script-src`,`default-src`],"script-src-attr":[`script-src`,`default-src`],"script-src":[`default-src`],"style-src-elem":[`style-src`,`default-src`],"style-src-attr":[`style-src`,`default-src`],"object-src":[`default-src`]};
function effective({directives:e},t){const n=[t,...fallbacks$1[t]??[]].find(t=>e.has(t));return n===void 0?null:e.get(n)??null}
const knownDirectives=[`default-src`,`script-src`,`script-src-elem`,`script-src-attr`,`style-src`,`style-src-elem`,`style-src-attr`,`img-src`,`font-src`,`connect-src`,`media-src`,`object-src`,`frame-src`,`child-src`,`worker-src`,`manifest-src`,`base-uri`,`form-action`,`frame-ancestors`,`sandbox`,`report-to`,`report-uri`,`webrtc`,`upgrade-insecure-requests`,`require-trusted-types-for`,`trusted-types`,`fenced-frame-src`,`block-all-mixed-content`,`prefetch-src`,`plugin-types`,`navigate-to`,`require-sri-for`,`reflected-xss`,`referrer`,`disown-opener`];
// src/formats/http/hsts.ts
const longestHeader=4096;
const directive=/^[ \t]*(?<name>[!#$%&'*+.^_`|~0-9A-Za-z-]+)(?:[ \t]*=[ \t]*(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<token>[!#$%&'*+.^_`|~0-9A-Za-z-]+)))?[ \t]*$/s;
const part=/(?:[^;"]|"(?:[^"\\]|\\.|\\$)*(?:"|$))+/gs;
const minded=new Set([`max-age`,`includesubdomains`]);
const longestAge=2n**64n-1n;
function parseHsts(e){if(e.length>longestHeader)return null;const t=new Map;for(const[n]of e.matchAll(part)){if(/^[ \t]*$/.test(n))continue;const e=directive.exec(n)?.groups;const r=e?.[`name`]?.toLowerCase();if(r===void 0||minded.has(r)&&t.has(r))return null;t.set(r,e?.[`quoted`]??e?.[`token`]??null)}const n=t.get(`max-age`);if(typeof n!==`string`||!/^\d+$/.test(n)||BigInt(n)>longestAge)return null;if(typeof t.get(`includesubdomains`)===`string`)return null;return{maxAge:Math.min(Number(n),Number.MAX_SAFE_INTEGER),includeSubDomains:t.has(`includesubdomains`),preload:t.has(`preload`)}}
function hstsField([e],t){if(e===void 0)return null;return t?e.split(`,`)[0]??``:e}
function hstsIn(e,t){const n=hstsField(e,t);return n===null?null:parseHsts(n)}
// src/formats/html/page-type.ts
const token$1="[!#$%&'*+.^_`|~0-9a-z-]+";
const mimeType=new RegExp(`^(?<essence>${token$1}/${token$1})[\\t\\n\\r ]*(?:;(?<parameters>.*))?$`,`is`);
const charsetIn=/(?:^|;)[\t\n\r ]*charset=(?:"(?<quoted>[^"]*)"|(?<bare>[^;]*))/i;
const unknown=new Set([`unknown/unknown`,`application/unknown`]);
function pageTypeOf(e,t){const{essence:n,charset:r}=extractMimeType(e);if(n===`text/html`)return{kind:`html`,charset:r};if(n===`application/xhtml+xml`)return{kind:`xhtml`,charset:r};if(/^(?:text|application)\/xml$|\+xml$/.test(n))return{kind:`xml`,charset:r};const i=n===``||unknown.has(n);const[a=``]=splitList(valuesOf(e,`x-content-type-options`));return{kind:i&&a.toLowerCase()!==`nosniff`&&looksLikeHtml(t)?`html`:`other`,charset:r}}
function mimeEssenceOf(e){const{essence:t}=extractMimeType(e);return unknown.has(t)?``:t}
function extractMimeType(e){let t=``;let n=``;for(const r of splitList(valuesOf(e,`content-type`))){const e=mimeType.exec(r)?.groups;const i=e?.[`essence`]?.toLowerCase();if(i===void 0||i===`*/*`)continue;const a=charsetIn.exec(e?.[`parameters`]??``)?.groups;n=(a?.[`quoted`]??a?.[`bare`])?.trim().toLowerCase()??(i===t?n:``);t=i}return{essence:t,charset:n}}
const tags=/^[\t\n\f\r ]*<(?:(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|body|br|b|p)[ >]|!--)/i;
const mostSniffed=1445;
function looksLikeHtml(e){return tags.test(Buffer.from(e.subarray(0,mostSniffed)).toString(`latin1`))}
// src/data/http/hsts-preload.ts
const hstsPreloadedSuffixes=new Set([`amazon`,`android`,`app`,`audible`,`azure`,`bank`,`bing`,`bmoattachments.org`,`boo`,`channel`,`chrome`,`cnpy.gdn`,`dad`,`day`,`dev`,`eat`,`esq`,`fire`,`fly`,`foo`,`fujitsu`,`gentapps.com`,`gle`,`gmail`,`google`,`hangout`,`hotmail`,`imdb`,`ing`,`insurance`,`kindle`,`meet`,`meme`,`microsoft`,`mov`,`new`,`nexus`,`now.sh`,`office`,`onavstack.net`,`page`,`phd`,`play`,`prime`,`prof`,`rsvp`,`search`,`silk`,`skype`,`windows`,`xbox`,`xn--cckwcxetd`,`xn--jlq480n2rg`,`youtube`,`zappos`,`zip`]);
// src/formats/http/hsts-store.ts
function storedAfter(e){const t=new Map;for(const n of e){const{host:e,policy:r}=n;if(r?.maxAge===0)t.delete(e);else if(r)t.set(e,{...n,policy:r})}return[...t.values()]}
function coversHost(e,t,n){if(t.maxAge===0)return false;return n===e||t.includeSubDomains&&n.endsWith(`.${e}`)}
function preloadedSuffix(e){const t=e.replace(/\.$/,``).split(`.`);return t.map((e,n)=>t.slice(n).join(`.`)).find(e=>hstsPreloadedSuffixes.has(e))??null}
// src/formats/http/content-disposition.ts
const name=`content-disposition`;
function conflictingDispositions(e){return differ(valuesOf(e,name).map(e=>e.trim()))}
function dividedDisposition(e){return differ(splitList(valuesOf(e,name)))}
function differ(e){return new Set(e).size>1}
// src/formats/http/location.ts
const redirectStatuses=new Set([301,302,303,307,308]);
const longestShown=2048;
function readLocation({status:e,headers:t},n){if(!redirectStatuses.has(e))return null;const r=[...new Set(valuesOf(t,`location`).map(e=>e.trim()))];const[i]=r;if(i===void 0||i===``&&r.length===1)return null;const a=r.join(`, `).slice(0,longestShown);return{url:r.length>1?null:resolve(i,n),seen:a}}
function hasEmptyLocation(e){const t=valuesOf(e.headers,`location`);return redirectStatuses.has(e.status)&&t.length>0&&t.every(e=>e.trim()===``)}
function resolve(e,t){const n=URL.parse(escaped(e),t);if(!n||!/^https?:$/.test(n.protocol)||n.hostname===``||n.port===`0`)return null;n.username=``;n.password=``;n.hash=``;return n.href}
function escaped(e){return e.replace(/[\u0080-\u00ff]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`)}
// src/data/tls/cipher-suites/weak.ts
const weakSuites={null:[[1,`TLS_RSA_WITH_NULL_MD5`],[2,`TLS_RSA_WITH_NULL_SHA`],[59,`TLS_RSA_WITH_NULL_SHA256`],[49153,`TLS_ECDH_ECDSA_WITH_NULL_SHA`],[49158,`TLS_ECDHE_ECDSA_WITH_NULL_SHA`],[49163,`TLS_ECDH_RSA_WITH_NULL_SHA`],[49168,`TLS_ECDHE_RSA_WITH_NULL_SHA`],[49173,`TLS_ECDH_anon_WITH_NULL_SHA`]],export:[[3,`TLS_RSA_EXPORT_WITH_RC4_40_MD5`],[6,`TLS_RSA_EXPORT_WITH_RC2_CBC_40_MD5`],[8,`TLS_RSA_EXPORT_WITH_DES40_CBC_SHA`],[11,`TLS_DH_DSS_EXPORT_WITH_DES40_CBC_SHA`],[14,`TLS_DH_RSA_EXPORT_WITH_DES40_CBC_SHA`],[17,`TLS_DHE_DSS_EXPORT_WITH_DES40_CBC_SHA`],[20,`TLS_DHE_RSA_EXPORT_WITH_DES40_CBC_SHA`],[23,`TLS_DH_anon_EXPORT_WITH_RC4_40_MD5`],[25,`TLS_DH_anon_EXPORT_WITH_DES40_CBC_SHA`],[96,`TLS_RSA_EXPORT1024_WITH_RC4_56_MD5`],[97,`TLS_RSA_EXPORT1024_WITH_RC2_CBC_56_MD5`],[98,`TLS_RSA_EXPORT1024_WITH_DES_CBC_SHA`],[99,`TLS_DHE_DSS_EXPORT1024_WITH_DES_CBC_SHA`],[100,`TLS_RSA_EXPORT1024_WITH_RC4_56_SHA`],[101,`TLS_DHE_DSS_EXPORT1024_WITH_RC4_56_SHA`]],anonymous:[[24,`TLS_DH_anon_WITH_RC4_128_MD5`],[26,`TLS_DH_anon_WITH_DES_CBC_SHA`],[27,`TLS_DH_anon_WITH_3DES_EDE_CBC_SHA`],[52,`TLS_DH_anon_WITH_AES_128_CBC_SHA`],[58,`TLS_DH_anon_WITH_AES_256_CBC_SHA`],[70,`TLS_DH_anon_WITH_CAMELLIA_128_CBC_SHA`],[108,`TLS_DH_anon_WITH_AES_128_CBC_SHA256`],[109,`TLS_DH_anon_WITH_AES_256_CBC_SHA256`],[137,`TLS_DH_anon_WITH_CAMELLIA_256_CBC_SHA`],[155,`TLS_DH_anon_WITH_SEED_CBC_SHA`],[166,`TLS_DH_anon_WITH_AES_128_GCM_SHA256`],[167,`TLS_DH_anon_WITH_AES_256_GCM_SHA384`],[191,`TLS_DH_anon_WITH_CAMELLIA_128_CBC_SHA256`],[197,`TLS_DH_anon_WITH_CAMELLIA_256_CBC_SHA256`],[49174,`TLS_ECDH_anon_WITH_RC4_128_SHA`],[49175,`TLS_ECDH_anon_WITH_3DES_EDE_CBC_SHA`],[49176,`TLS_ECDH_anon_WITH_AES_128_CBC_SHA`],[49177,`TLS_ECDH_anon_WITH_AES_256_CBC_SHA`],[49222,`TLS_DH_anon_WITH_ARIA_128_CBC_SHA256`],[49223,`TLS_DH_anon_WITH_ARIA_256_CBC_SHA384`],[49242,`TLS_DH_anon_WITH_ARIA_128_GCM_SHA256`],[49243,`TLS_DH_anon_WITH_ARIA_256_GCM_SHA384`],[49284,`TLS_DH_anon_WITH_CAMELLIA_128_GCM_SHA256`],[49285,`TLS_DH_anon_WITH_CAMELLIA_256_GCM_SHA384`]],des:[[9,`TLS_RSA_WITH_DES_CBC_SHA`],[12,`TLS_DH_DSS_WITH_DES_CBC_SHA`],[15,`TLS_DH_RSA_WITH_DES_CBC_SHA`],[18,`TLS_DHE_DSS_WITH_DES_CBC_SHA`],[21,`TLS_DHE_RSA_WITH_DES_CBC_SHA`],[65278,`SSL_RSA_FIPS_WITH_DES_CBC_SHA`]],rc4:[[4,`TLS_RSA_WITH_RC4_128_MD5`],[5,`TLS_RSA_WITH_RC4_128_SHA`],[102,`TLS_DHE_DSS_WITH_RC4_128_SHA`],[49154,`TLS_ECDH_ECDSA_WITH_RC4_128_SHA`],[49159,`TLS_ECDHE_ECDSA_WITH_RC4_128_SHA`],[49164,`TLS_ECDH_RSA_WITH_RC4_128_SHA`],[49169,`TLS_ECDHE_RSA_WITH_RC4_128_SHA`]],"3des":[[7,`TLS_RSA_WITH_IDEA_CBC_SHA`],[10,`TLS_RSA_WITH_3DES_EDE_CBC_SHA`],[13,`TLS_DH_DSS_WITH_3DES_EDE_CBC_SHA`],[16,`TLS_DH_RSA_WITH_3DES_EDE_CBC_SHA`],[19,`TLS_DHE_DSS_WITH_3DES_EDE_CBC_SHA`],[22,`TLS_DHE_RSA_WITH_3DES_EDE_CBC_SHA`],[49155,`TLS_ECDH_ECDSA_WITH_3DES_EDE_CBC_SHA`],[49160,`TLS_ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA`],[49165,`TLS_ECDH_RSA_WITH_3DES_EDE_CBC_SHA`],[49170,`TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA`],[65279,`SSL_RSA_FIPS_WITH_3DES_EDE_CBC_SHA`]]};
// src/data/tls/cipher-suites/cipher-suites.ts
const suiteFamilies={...weakSuites,"ecdhe-aead":[[49195,`TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256`],[49196,`TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384`],[49199,`TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256`],[49200,`TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384`],[52392,`TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256`],[52393,`TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256`]],"ecdhe-cbc":[[49161,`TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA`],[49162,`TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA`],[49171,`TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA`],[49172,`TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA`],[49187,`TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256`],[49188,`TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384`],[49191,`TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256`],[49192,`TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384`],[49224,`TLS_ECDHE_ECDSA_WITH_ARIA_128_CBC_SHA256`],[49225,`TLS_ECDHE_ECDSA_WITH_ARIA_256_CBC_SHA384`],[49228,`TLS_ECDHE_RSA_WITH_ARIA_128_CBC_SHA256`],[49229,`TLS_ECDHE_RSA_WITH_ARIA_256_CBC_SHA384`],[49266,`TLS_ECDHE_ECDSA_WITH_CAMELLIA_128_CBC_SHA256`],[49267,`TLS_ECDHE_ECDSA_WITH_CAMELLIA_256_CBC_SHA384`],[49270,`TLS_ECDHE_RSA_WITH_CAMELLIA_128_CBC_SHA256`],[49271,`TLS_ECDHE_RSA_WITH_CAMELLIA_256_CBC_SHA384`]],dhe:[[50,`TLS_DHE_DSS_WITH_AES_128_CBC_SHA`],[51,`TLS_DHE_RSA_WITH_AES_128_CBC_SHA`],[56,`TLS_DHE_DSS_WITH_AES_256_CBC_SHA`],[57,`TLS_DHE_RSA_WITH_AES_256_CBC_SHA`],[64,`TLS_DHE_DSS_WITH_AES_128_CBC_SHA256`],[68,`TLS_DHE_DSS_WITH_CAMELLIA_128_CBC_SHA`],[69,`TLS_DHE_RSA_WITH_CAMELLIA_128_CBC_SHA`],[103,`TLS_DHE_RSA_WITH_AES_128_CBC_SHA256`],[106,`TLS_DHE_DSS_WITH_AES_256_CBC_SHA256`],[107,`TLS_DHE_RSA_WITH_AES_256_CBC_SHA256`],[135,`TLS_DHE_DSS_WITH_CAMELLIA_256_CBC_SHA`],[136,`TLS_DHE_RSA_WITH_CAMELLIA_256_CBC_SHA`],[153,`TLS_DHE_DSS_WITH_SEED_CBC_SHA`],[154,`TLS_DHE_RSA_WITH_SEED_CBC_SHA`],[158,`TLS_DHE_RSA_WITH_AES_128_GCM_SHA256`],[159,`TLS_DHE_RSA_WITH_AES_256_GCM_SHA384`],[162,`TLS_DHE_DSS_WITH_AES_128_GCM_SHA256`],[163,`TLS_DHE_DSS_WITH_AES_256_GCM_SHA384`],[189,`TLS_DHE_DSS_WITH_CAMELLIA_128_CBC_SHA256`],[190,`TLS_DHE_RSA_WITH_CAMELLIA_128_CBC_SHA256`],[195,`TLS_DHE_DSS_WITH_CAMELLIA_256_CBC_SHA256`],[196,`TLS_DHE_RSA_WITH_CAMELLIA_256_CBC_SHA256`],[49218,`TLS_DHE_DSS_WITH_ARIA_128_CBC_SHA256`],[49219,`TLS_DHE_DSS_WITH_ARIA_256_CBC_SHA384`],[49220,`TLS_DHE_RSA_WITH_ARIA_128_CBC_SHA256`],[49221,`TLS_DHE_RSA_WITH_ARIA_256_CBC_SHA384`],[49234,`TLS_DHE_RSA_WITH_ARIA_128_GCM_SHA256`],[49235,`TLS_DHE_RSA_WITH_ARIA_256_GCM_SHA384`],[49238,`TLS_DHE_DSS_WITH_ARIA_128_GCM_SHA256`],[49239,`TLS_DHE_DSS_WITH_ARIA_256_GCM_SHA384`],[49276,`TLS_DHE_RSA_WITH_CAMELLIA_128_GCM_SHA256`],[49277,`TLS_DHE_RSA_WITH_CAMELLIA_256_GCM_SHA384`],[49280,`TLS_DHE_DSS_WITH_CAMELLIA_128_GCM_SHA256`],[49281,`TLS_DHE_DSS_WITH_CAMELLIA_256_GCM_SHA384`],[49310,`TLS_DHE_RSA_WITH_AES_128_CCM`],[49311,`TLS_DHE_RSA_WITH_AES_256_CCM`],[49314,`TLS_DHE_RSA_WITH_AES_128_CCM_8`],[49315,`TLS_DHE_RSA_WITH_AES_256_CCM_8`],[52394,`TLS_DHE_RSA_WITH_CHACHA20_POLY1305_SHA256`]],"static-rsa":[[47,`TLS_RSA_WITH_AES_128_CBC_SHA`],[53,`TLS_RSA_WITH_AES_256_CBC_SHA`],[60,`TLS_RSA_WITH_AES_128_CBC_SHA256`],[61,`TLS_RSA_WITH_AES_256_CBC_SHA256`],[65,`TLS_RSA_WITH_CAMELLIA_128_CBC_SHA`],[132,`TLS_RSA_WITH_CAMELLIA_256_CBC_SHA`],[150,`TLS_RSA_WITH_SEED_CBC_SHA`],[156,`TLS_RSA_WITH_AES_128_GCM_SHA256`],[157,`TLS_RSA_WITH_AES_256_GCM_SHA384`],[186,`TLS_RSA_WITH_CAMELLIA_128_CBC_SHA256`],[192,`TLS_RSA_WITH_CAMELLIA_256_CBC_SHA256`],[49212,`TLS_RSA_WITH_ARIA_128_CBC_SHA256`],[49213,`TLS_RSA_WITH_ARIA_256_CBC_SHA384`],[49232,`TLS_RSA_WITH_ARIA_128_GCM_SHA256`],[49233,`TLS_RSA_WITH_ARIA_256_GCM_SHA384`],[49274,`TLS_RSA_WITH_CAMELLIA_128_GCM_SHA256`],[49275,`TLS_RSA_WITH_CAMELLIA_256_GCM_SHA384`],[49308,`TLS_RSA_WITH_AES_128_CCM`],[49309,`TLS_RSA_WITH_AES_256_CCM`],[49312,`TLS_RSA_WITH_AES_128_CCM_8`],[49313,`TLS_RSA_WITH_AES_256_CCM_8`]],other:[[48,`TLS_DH_DSS_WITH_AES_128_CBC_SHA`],[49,`TLS_DH_RSA_WITH_AES_128_CBC_SHA`],[54,`TLS_DH_DSS_WITH_AES_256_CBC_SHA`],[55,`TLS_DH_RSA_WITH_AES_256_CBC_SHA`],[62,`TLS_DH_DSS_WITH_AES_128_CBC_SHA256`],[63,`TLS_DH_RSA_WITH_AES_128_CBC_SHA256`],[66,`TLS_DH_DSS_WITH_CAMELLIA_128_CBC_SHA`],[67,`TLS_DH_RSA_WITH_CAMELLIA_128_CBC_SHA`],[104,`TLS_DH_DSS_WITH_AES_256_CBC_SHA256`],[105,`TLS_DH_RSA_WITH_AES_256_CBC_SHA256`],[133,`TLS_DH_DSS_WITH_CAMELLIA_256_CBC_SHA`],[134,`TLS_DH_RSA_WITH_CAMELLIA_256_CBC_SHA`],[151,`TLS_DH_DSS_WITH_SEED_CBC_SHA`],[152,`TLS_DH_RSA_WITH_SEED_CBC_SHA`],[160,`TLS_DH_RSA_WITH_AES_128_GCM_SHA256`],[161,`TLS_DH_RSA_WITH_AES_256_GCM_SHA384`],[164,`TLS_DH_DSS_WITH_AES_128_GCM_SHA256`],[165,`TLS_DH_DSS_WITH_AES_256_GCM_SHA384`],[187,`TLS_DH_DSS_WITH_CAMELLIA_128_CBC_SHA256`],[188,`TLS_DH_RSA_WITH_CAMELLIA_128_CBC_SHA256`],[193,`TLS_DH_DSS_WITH_CAMELLIA_256_CBC_SHA256`],[194,`TLS_DH_RSA_WITH_CAMELLIA_256_CBC_SHA256`],[49156,`TLS_ECDH_ECDSA_WITH_AES_128_CBC_SHA`],[49157,`TLS_ECDH_ECDSA_WITH_AES_256_CBC_SHA`],[49166,`TLS_ECDH_RSA_WITH_AES_128_CBC_SHA`],[49167,`TLS_ECDH_RSA_WITH_AES_256_CBC_SHA`],[49189,`TLS_ECDH_ECDSA_WITH_AES_128_CBC_SHA256`],[49190,`TLS_ECDH_ECDSA_WITH_AES_256_CBC_SHA384`],[49193,`TLS_ECDH_RSA_WITH_AES_128_CBC_SHA256`],[49194,`TLS_ECDH_RSA_WITH_AES_256_CBC_SHA384`],[49197,`TLS_ECDH_ECDSA_WITH_AES_128_GCM_SHA256`],[49198,`TLS_ECDH_ECDSA_WITH_AES_256_GCM_SHA384`],[49201,`TLS_ECDH_RSA_WITH_AES_128_GCM_SHA256`],[49202,`TLS_ECDH_RSA_WITH_AES_256_GCM_SHA384`],[49214,`TLS_DH_DSS_WITH_ARIA_128_CBC_SHA256`],[49215,`TLS_DH_DSS_WITH_ARIA_256_CBC_SHA384`],[49216,`TLS_DH_RSA_WITH_ARIA_128_CBC_SHA256`],[49217,`TLS_DH_RSA_WITH_ARIA_256_CBC_SHA384`],[49226,`TLS_ECDH_ECDSA_WITH_ARIA_128_CBC_SHA256`],[49227,`TLS_ECDH_ECDSA_WITH_ARIA_256_CBC_SHA384`],[49230,`TLS_ECDH_RSA_WITH_ARIA_128_CBC_SHA256`],[49231,`TLS_ECDH_RSA_WITH_ARIA_256_CBC_SHA384`],[49236,`TLS_DH_RSA_WITH_ARIA_128_GCM_SHA256`],[49237,`TLS_DH_RSA_WITH_ARIA_256_GCM_SHA384`],[49240,`TLS_DH_DSS_WITH_ARIA_128_GCM_SHA256`],[49241,`TLS_DH_DSS_WITH_ARIA_256_GCM_SHA384`],[49244,`TLS_ECDHE_ECDSA_WITH_ARIA_128_GCM_SHA256`],[49245,`TLS_ECDHE_ECDSA_WITH_ARIA_256_GCM_SHA384`],[49246,`TLS_ECDH_ECDSA_WITH_ARIA_128_GCM_SHA256`],[49247,`TLS_ECDH_ECDSA_WITH_ARIA_256_GCM_SHA384`],[49248,`TLS_ECDHE_RSA_WITH_ARIA_128_GCM_SHA256`],[49249,`TLS_ECDHE_RSA_WITH_ARIA_256_GCM_SHA384`],[49250,`TLS_ECDH_RSA_WITH_ARIA_128_GCM_SHA256`],[49251,`TLS_ECDH_RSA_WITH_ARIA_256_GCM_SHA384`],[49268,`TLS_ECDH_ECDSA_WITH_CAMELLIA_128_CBC_SHA256`],[49269,`TLS_ECDH_ECDSA_WITH_CAMELLIA_256_CBC_SHA384`],[49272,`TLS_ECDH_RSA_WITH_CAMELLIA_128_CBC_SHA256`],[49273,`TLS_ECDH_RSA_WITH_CAMELLIA_256_CBC_SHA384`],[49278,`TLS_DH_RSA_WITH_CAMELLIA_128_GCM_SHA256`],[49279,`TLS_DH_RSA_WITH_CAMELLIA_256_GCM_SHA384`],[49282,`TLS_DH_DSS_WITH_CAMELLIA_128_GCM_SHA256`],[49283,`TLS_DH_DSS_WITH_CAMELLIA_256_GCM_SHA384`],[49286,`TLS_ECDHE_ECDSA_WITH_CAMELLIA_128_GCM_SHA256`],[49287,`TLS_ECDHE_ECDSA_WITH_CAMELLIA_256_GCM_SHA384`],[49288,`TLS_ECDH_ECDSA_WITH_CAMELLIA_128_GCM_SHA256`],[49289,`TLS_ECDH_ECDSA_WITH_CAMELLIA_256_GCM_SHA384`],[49290,`TLS_ECDHE_RSA_WITH_CAMELLIA_128_GCM_SHA256`],[49291,`TLS_ECDHE_RSA_WITH_CAMELLIA_256_GCM_SHA384`],[49292,`TLS_ECDH_RSA_WITH_CAMELLIA_128_GCM_SHA256`],[49293,`TLS_ECDH_RSA_WITH_CAMELLIA_256_GCM_SHA384`],[49324,`TLS_ECDHE_ECDSA_WITH_AES_128_CCM`],[49325,`TLS_ECDHE_ECDSA_WITH_AES_256_CCM`],[49326,`TLS_ECDHE_ECDSA_WITH_AES_128_CCM_8`],[49327,`TLS_ECDHE_ECDSA_WITH_AES_256_CCM_8`]]};
const newSuites=[[4865,`TLS_AES_128_GCM_SHA256`],[4866,`TLS_AES_256_GCM_SHA384`],[4867,`TLS_CHACHA20_POLY1305_SHA256`],[4868,`TLS_AES_128_CCM_SHA256`],[4869,`TLS_AES_128_CCM_8_SHA256`]];
const integritySuites=[[49332,`TLS_SHA256_SHA256`],[49333,`TLS_SHA384_SHA384`]];
// src/formats/tls/key-share.ts
init__lazy_builtin_crypto();
const sharedGroups={x25519:29,hybrid:4588};
const[polynomials,coefficients,modulus,seedLength]=[3,256,3329,32];
function keyShareOf(e,t){if(e===sharedGroups.x25519)return bytesFrom(`${t} x25519`,32);if(e!==sharedGroups.hybrid)throw new Error(`no key share for group ${e}`);return Buffer.concat([encapsulationKey(t),bytesFrom(`${t} x25519`,32)])}
function encapsulationKey(e){const t=polynomials*coefficients;const n=bytesFrom(`${e} ml-kem-768`,2*t);const r=Buffer.alloc(t*12/8);for(let e=0;e<t;e+=2){const[t,i]=[e,e+1].map(e=>n.readUInt16LE(2*e)%modulus);r.writeUIntLE((t??0)+(i??0)*4096,e/2*3,3)}return Buffer.concat([r,bytesFrom(`${e} matrix`,seedLength)])}
function bytesFrom(e,t){return createHash(`shake256`,{outputLength:t}).update(e).digest()}
// src/formats/tls/client-hello.ts
init__lazy_builtin_crypto();
const wireVersions={SSLv3:768,"TLSv1.0":769,"TLSv1.1":770,"TLSv1.2":771,"TLSv1.3":772};
const olderSuites=[49195,49199,49196,49200,52393,52392,158,159,52394,49161,49171,49162,49172,49187,49191,49188,49192,51,57,103,107,156,157,47,53,60,61,49290,49286,49276,49274,49266,49270,190,196,69,136,65,132,186,192,49248,49249,49244,49245,49234,49235,49232,49233,154,150,7,10,49170,49160,22,5,4,49169,49159,9,21,108,166,52,58,49176,49177,24,27,49174,49175,98,100,3,6,8,20,23,25,59,2,1,49168,49158,49173];
const tls13Suites=newSuites.map(([e])=>e);
function suitesIn(e,{suites:t}={}){return t??(e===`TLSv1.3`?tls13Suites:olderSuites)}
const olderGroups=[29,23,24,25,30,22,21,19,26,27,28,9,10,11,12,13,14];
const newGroups=[29,23,24,25,30,22,21,19,26,27,28,31,32,33,256,257,258];
const signatureSchemes=[1027,1283,1539,2055,2056,2052,2053,2054,2057,2058,2059,1025,1281,1537,515,513,514];
function clientHello$1(e,t,n={}){const r=recordOf(e,t,{offer:n,padding:0});const i=r.length-9;if(e===`SSLv3`||i<256||i>511)return r;return recordOf(e,t,{offer:n,padding:Math.max(1,512-i-4)})}
function recordOf(e,t,{offer:n,padding:r}){const i=wireVersions[e];const a=e===`TLSv1.3`;const o=createHash(`sha256`).update(`portcullis ${e} ${t}`).digest();const s=Buffer.concat([extensionsFor(e,t,n),r>0?extension(21,Buffer.alloc(r)):Buffer.alloc(0)]);const c=Buffer.concat([uint16(Math.min(i,wireVersions[`TLSv1.2`])),o,vector8(a?createHash(`sha256`).update(o).digest():Buffer.alloc(0)),vector16(list16(suitesIn(e,n))),vector8(Buffer.from(hasCompression(e)?[deflate,0]:[0])),e===`SSLv3`?Buffer.alloc(0):vector16(s)]);const l=Buffer.concat([Buffer.from([1,0]),vector16(c)]);return Buffer.concat([Buffer.from([22]),uint16(Math.min(i,wireVersions[`TLSv1.0`])),vector16(l)])}
const deflate=1;
function hasCompression(e){return e!==`TLSv1.3`&&e!==`SSLv3`}
function extensionsFor(e,t,{groups:n,shares:r=[],fallback:i}){const a=e===`TLSv1.3`;const o=wireVersions[`TLSv1.3`];return Buffer.concat([...isIP(t)===0?[extension(0,vector16(Buffer.concat([Buffer.from([0]),vector16(Buffer.from(t))])))]:[],extension(10,vector16(list16(n??(a?newGroups:olderGroups)))),extension(11,vector8(Buffer.from([0]))),extension(13,vector16(list16(signatureSchemes))),extension(16,vector16(Buffer.concat(protocols.map(e=>vector8(Buffer.from(e)))))),extension(23,Buffer.alloc(0)),extension(65281,Buffer.from([0])),...a?[extension(43,vector8(list16(i?[o,wireVersions[`TLSv1.2`]]:[o]))),extension(45,vector8(Buffer.from([1]))),extension(51,vector16(Buffer.concat(r.map(e=>keyShare(e,t)))))]:[extension(18,Buffer.alloc(0))]])}
function keyShare(e,t){return Buffer.concat([uint16(e),vector16(keyShareOf(e,`portcullis ${t}`))])}
const protocols=[`h2`,`http/1.1`];
function extension(e,t){return Buffer.concat([uint16(e),vector16(t)])}
function list16(e){return Buffer.concat(e.map(uint16))}
function vector8(e){return Buffer.concat([Buffer.from([e.length]),e])}
function vector16(e){return Buffer.concat([uint16(e.length),e])}
function uint16(e){return Buffer.from([e>>8,e&255])}
// src/formats/tls/flight.ts
const messageTypes={serverHello:2,certificate:11,serverKeyExchange:12,serverHelloDone:14};
const records={alert:21,handshake:22};
function readFlight(e){let t=toBuffer(e);const n=[];const end=(e,t=false)=>({messages:readMessages(Buffer.concat(n)),alert:e,isForeign:t});while(t.length>=5){const[e=0,r]=t;if(e<20||e>24||r!==3)return end(null,true);const i=t.subarray(5,5+t.readUInt16BE(3));const[a,o]=i;if(e===records.alert&&o!==void 0&&(a===2||o===0))return end(o);if(e===records.handshake)n.push(i);else if(e!==records.alert)break;t=t.subarray(5+t.readUInt16BE(3))}return end(null,n.length===0&&t.length>0&&(t[0]??0)>=32)}
function readMessages(e){const t=[];for(let n=0;n+4<=e.length;){const r=e.readUIntBE(n+1,3);const i=e.subarray(n+4,n+4+r);t.push({type:e[n]??0,body:i,isWhole:i.length===r});n+=4+r}return t}
function isEnough(e,t){const{messages:n,alert:r,isForeign:i}=readFlight(e);const[a]=n;if(r!==null||i||a&&a.type!==messageTypes.serverHello)return true;if(t===`hello`)return a?.isWhole??false;const o=[messageTypes.serverKeyExchange,messageTypes.serverHelloDone];return n.some(({type:e,isWhole:t})=>t&&o.includes(e))}
function hasBegun(e){let t=toBuffer(e);while(t.length>=5&&t[0]===records.alert&&t.length>=5+t.readUInt16BE(3))t=t.subarray(5+t.readUInt16BE(3));return t.length>0}
function readKeyExchange(e,t){const n=readFlight(e).messages.find(({type:e})=>e===messageTypes.serverKeyExchange);if(!n?.isWhole)return null;const{body:r}=n;if(/^TLS_ECDHE?_/.test(t))return r.length>=3&&r[0]===3?{kind:`group`,group:r.readUInt16BE(1)}:null;return/^TLS_DHE?_/.test(t)?readPrime(r):null}
function readPrime(e){if(e.length<2)return null;const t=e.subarray(2,2+e.readUInt16BE(0));if(t.length===0||t.length<e.readUInt16BE(0))return null;const n=t.findIndex(e=>e!==0);if(n<0)return null;return{kind:`finite`,bits:(t.length-n)*8-Math.clz32(t[n]??0)+24}}
const refusals=new Set([0,40,47,70,71]);
function isRefusal(e){return refusals.has(e)}
// src/probes/page/visit.ts
const pageLimit=524288;
function limitIn({watching:e}){return Math.max(pageLimit,e?.limit??0)}
function requestPage(e,t,n={}){const{origin:r}=new URL(t);begin(e,r,t);e.once(`visit ${r}`,()=>get$1(e,t,n));return get$1(e,t,n)}
function visit(e,t,n={}){return e.once(`visit ${t}`,async()=>get$1(e,await begunAt(e,t),n))}
function begunAt(e,t){return begin(e,t,`${t}/`)}
function begin(e,t,n){return e.once(`begun ${Buffer.from(t).toString(`base64url`)}`,()=>Promise.resolve(n))}
function get$1(e,t,n){return e.once(`get ${t}`,()=>e.net.http({url:t,limit:limitIn(e),...n}))}
// src/formats/http/content-coding.ts
const{constants}=_lazy_builtin_zlib_default;
const largest=4194304;
const[largestPage,enough]=[1048576,524288];
const gzip={finishFlush:constants.Z_SYNC_FLUSH};
const brotli={finishFlush:constants.BROTLI_OPERATION_FLUSH};
const zstd={finishFlush:constants.ZSTD_e_flush};
const codings={"":e=>e,identity:e=>e,gzip:(e,t)=>_lazy_builtin_zlib_default.gunzipSync(e,{...gzip,maxOutputLength:t}),"x-gzip":(e,t)=>_lazy_builtin_zlib_default.gunzipSync(e,{...gzip,maxOutputLength:t}),deflate:(e,t)=>isFramed(e)?_lazy_builtin_zlib_default.inflateSync(e,{...gzip,maxOutputLength:t}):_lazy_builtin_zlib_default.inflateRawSync(e,{...gzip,maxOutputLength:t}),br:(e,t)=>_lazy_builtin_zlib_default.brotliDecompressSync(e,{...brotli,maxOutputLength:t}),zstd:(e,t)=>_lazy_builtin_zlib_default.zstdDecompressSync(e,{...zstd,maxOutputLength:t})};
function isFramed([e=0,t=0]){return(e&15)===8&&(e*256+t)%31===0}
function decodeBody(e,t,n=largest){const r=t.trim().toLowerCase();const i=Object.hasOwn(codings,r)?codings[r]:void 0;try{return i?.(e,n)??null}catch{return null}}
const mostCodings=8;
function codingsOf(e){return splitList(e).map(e=>e.toLowerCase()).filter(e=>e!==``)}
function decodePage(e,t){const n=codingsOf(t);if(n.length>mostCodings)return null;if(n.length===1&&!Object.hasOwn(codings,n[0]??``))return e;const undo=e=>n.reduceRight((e,t)=>e&&decodeBody(e,t,largestPage),e);return undo(e)??undoBeginning(e,undo)}
function undoBeginning(e,t){const n=Math.max(1,e.length>>10);let[r,i]=[0,e.length];let a=null;while(i-r>n&&(a?.length??0)<enough){const n=Math.min(2*r+1024,r+i>>1);const o=t(e.subarray(0,n));if(o)[r,a]=[n,o];else i=n}return a!==null&&a.length>0?a:null}
const beginning=256;
function isUndecodable(e,t){if(e.length===0||!isRead(t))return false;return decodePage(e.subarray(0,beginning),t)===null}
function isRead(e){const t=codingsOf(e);return t.length<=mostCodings&&t.every(e=>e!==`identity`&&Object.hasOwn(codings,e))}
// src/data/http/pages/challenges.ts
const challenges=[{header:`cf-mitigated`,values:[`challenge`],service:`Cloudflare`},{header:`x-amzn-waf-action`,values:[`challenge`,`captcha`],service:`AWS WAF`},{header:`x-vercel-mitigated`,values:[`challenge`],service:`Vercel`},{header:`sg-captcha`,values:[`challenge`],service:`SiteGround`},{header:`ngrok-error-code`,values:[`err_ngrok_6024`],service:`ngrok`}];
const held=[401,403,405,418,428,429,503];
const any=[200,202,307,...held];
const challengePages=[{service:`Cloudflare`,statuses:held,page:/<title>just a moment\.\.\.<\/title>.{0,12000}(?:\/cdn-cgi\/challenge-platform\/|_cf_chl_opt)/},{service:`Vercel`,statuses:held,page:/<title>vercel security checkpoint<\/title>/},{service:`DataDome`,statuses:any,page:/<script[^>]*>var dd ?= ?\{[^<]{0,2000}captcha-delivery\.com/},{service:`DataDome`,statuses:held,header:{name:`x-datadome`},page:/captcha-delivery\.com/},{service:`HUMAN`,statuses:held,page:/window\._pxappid ?=.{0,12000}(?:px-captcha|captcha\.js)/},{service:`Imperva`,statuses:any,page:/<head>.{0,400}<script[^>]{0,200} src="\/_incapsula_resource\?swjiylwa=[^>]{0,400}><\/script> ?(?:<\/head> ?)?<body> ?<\/body> ?<\/html>$/},{service:`Imperva`,statuses:any,page:/<title>pardon our interruption<\/title>/},{service:`Akamai`,statuses:any,page:/<div id="sec-(?:if|bc)-cpt-container"/},{service:`Radware`,statuses:any,page:/<title>radware captcha page<\/title>/},{service:`AWS WAF`,statuses:[202,405],page:/window\.gokuprops ?=/},{service:`Sucuri`,statuses:any,page:/<title>you are being redirected\.\.\.<\/title>.{0,4000}sucuri_cloudproxy_js/},{service:`Anubis`,statuses:any,page:/<script id="anubis_challenge" type="application\/json">/},{service:`go-away`,statuses:any,page:/<link rel="stylesheet" href="\/\.well-known\/\.git\.gammaspectra\.live\/git\/go-away\//},{service:`DDoS-Guard`,statuses:held,page:/<title>ddos-guard<\/title>/},{service:`Kasada`,statuses:[429],header:{name:`x-kpsdk-ct`}}];
// src/formats/html/text.ts
const marks$1=[[[239,187,191],`utf-8`],[[254,255],`utf-16be`],[[255,254],`utf-16le`]];
const declared=/charset\s*=\s*["']?(?<encoding>utf-16(?:le|be)?)(?![\w-])/i;
function textOfHtml(e,t){const n=marks$1.find(([t])=>t.every((t,n)=>e[n]===t))?.[1];const r=declared.exec(t)?.groups?.[`encoding`]?.toLowerCase();return new TextDecoder(n??r??`utf-8`).decode(e)}
// src/probes/page/service-mark.ts
const mostRead=32768;
function serviceIn(e,t){const n=t.filter(({statuses:t,header:n})=>t.includes(e.status)&&hasHeader(e,n));if(n.length===0)return null;const r=n.some(({page:e})=>e!==void 0)?textOf(e):``;return n.find(({page:e})=>e?.test(r)??true)?.service??null}
function hasHeader({headers:e},t){if(!t)return true;return valuesOf(e,t.name).some(e=>t.value?.test(e.trim())??true)}
const texts=new WeakMap;
function textOf(e){const t=texts.get(e.body)??normalized(e);texts.set(e.body,t);return t}
function normalized({headers:e,body:t}){return textOfHtml((decodePage(t,valuesOf(e,`content-encoding`))??t).subarray(0,mostRead),`charset=utf-8`).replaceAll(/&#(?:x(?<hex>[0-9a-f]{1,6})|(?<decimal>\d{1,7}));/gi,(e,t,n)=>characterOf$1(e,t===void 0?Number(n):Number.parseInt(t,16))).replaceAll(/[‘’]|&(?:apos|[lr]squo);/g,`'`).toLowerCase().replaceAll(/(?:\s|&nbsp;){2,}|[^\S ]|&nbsp;/g,` `).trim()}
function characterOf$1(e,t){return t<32||t>1114111||t===60||t===62?e:String.fromCodePoint(t)}
// src/probes/page/challenge.ts
function challengeIn(e){return challenges.find(({header:t,values:n})=>valuesOf(e.headers,t).some(e=>n.includes(e.trim().toLowerCase())))?.service??serviceIn(e,challengePages)}
// src/formats/html/foreign.ts
const deepest=512;
const outside={name:``,space:`html`,point:null};
const voids=new Set(`area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr`.split(` `));
const breaking=new Set(`b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var`.split(` `));
const endingParagraphs=new Set(`address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary ul xmp`.split(` `));
const svgPoints=new Set([`foreignobject`,`desc`,`title`]);
const mathPoints=new Set([`mi`,`mo`,`mn`,`ms`,`mtext`]);
function pointOf(e,t,n){if(t===`svg`)return svgPoints.has(e)?`html`:null;if(mathPoints.has(e))return`text`;const r=e===`annotation-xml`?n.get(`encoding`)?.toLowerCase():void 0;return r===`text/html`||r===`application/xhtml+xml`?`html`:null}
function openForeign(){const e=new Map;let t=[];function current(){return t.at(-1)??outside}function push(e){if(t.length<deepest)t.push(e)}function cut(e){t=t.slice(0,e)}function startHtml(n,r){if(n===`svg`||n===`math`){if(!r)push({name:n,space:n,point:null});return true}if(t.length===0){if(!voids.has(n))e.set(n,(e.get(n)??0)+1);return false}if(endingParagraphs.has(n))endHtml(`p`);if(!voids.has(n))push({name:n,space:`html`,point:null});return false}function endHtml(e){for(let n=t.length-1;n>=0&&t[n]?.point===null;n--){const r=t[n];if(r?.space===`html`&&r.name===e)return cut(n)}}function leave(){while(t.length>0&&current().space!==`html`&&current().point===null)t.pop()}function endAround(n){const r=e.get(n)??0;if(r===0)return;e.set(n,r-1);t=[]}return{start(e,t,n){if(readsHtml(current(),e))return startHtml(e,n);const r=e===`font`&&[`color`,`face`,`size`].some(e=>t.has(e));if(breaking.has(e)||r){leave();return startHtml(e,n)}const{space:i}=current();if(!n)push({name:e,space:i,point:pointOf(e,i,t)});return true},end(e){if(t.length===0){endAround(e);return false}if(current().space!==`html`&&(e===`br`||e===`p`)){leave();return false}let n=t.length-1;for(;n>=0&&t[n]?.space!==`html`;n--){if(t[n]?.name!==e)continue;cut(n);return true}if(n<0&&!t.some(({point:e})=>e!==null))endAround(e);else endHtml(e);return false},isInside:()=>current().space!==`html`}}
function readsHtml({name:e,space:t,point:n},r){if(t===`html`||n===`html`)return true;if(n===`text`)return r!==`mglyph`&&r!==`malignmark`;return e===`annotation-xml`&&t===`math`&&r===`svg`}
// src/formats/html/references.ts
const named={Tab:`	`,NewLine:`
`,excl:`!`,quot:`"`,QUOT:`"`,num:`#`,dollar:`$`,percnt:`%`,amp:`&`,AMP:`&`,apos:`'`,lpar:`(`,rpar:`)`,ast:`*`,midast:`*`,plus:`+`,comma:`,`,period:`.`,sol:`/`,colon:`:`,semi:`;`,lt:`<`,LT:`<`,equals:`=`,gt:`>`,GT:`>`,quest:`?`,commat:`@`,lsqb:`[`,lbrack:`[`,bsol:`\\`,rsqb:`]`,rbrack:`]`,Hat:`^`,lowbar:`_`,UnderBar:`_`,grave:"`",DiacriticalGrave:"`",lcub:`{`,lbrace:`{`,verbar:`|`,vert:`|`,VerticalLine:`|`,rcub:`}`,rbrace:`}`,nbsp:`\xA0`,NonBreakingSpace:`\xA0`,shy:`­`,hyphen:`‐`,dash:`‐`,tilde:`˜`};
const reference=/&(?:#(?<decimal>\d+);?|#x(?<hex>[0-9a-f]+);?|(?<name>[a-z]{2,20});|(?<bare>quot|QUOT|amp|AMP|lt|LT|gt|GT|nbsp|shy)(?![=0-9a-z;]))/gi;
function resolveReferences(e){return e.replace(reference,(e,t,n,r,i)=>{const a=r??i;if(a!==void 0)return Object.hasOwn(named,a)?named[a]??e:e;return characterOf(t===void 0?Number.parseInt(n??``,16):Number(t))})}
function characterOf(e){if(e===0||e>1114111||e>=55296&&e<=57343)return`�`;if(e<128||e>159)return String.fromCodePoint(e);return new TextDecoder(`windows-1252`).decode(Uint8Array.of(e))}
// src/formats/html/script.ts
const turns={plain:{"<!--":`escaped`,"<\/script":`end`},escaped:{"-->":`plain`,"<script":`double`,"<\/script":`end`},double:{"-->":`plain`,"<\/script":`escaped`}};
const marks=/<!--|-->|<\/?script(?=[\t\n\f\r />])/g;
function endOfScript(e,t){let n=`plain`;marks.lastIndex=t;for(let t=marks.exec(e);t;t=marks.exec(e)){const[e]=t;const r=turns[n][e]??n;if(r===`end`)return t.index;n=r;if(e===`<!--`)marks.lastIndex=t.index+2}return e.length}
// src/formats/html/tags.ts
const textElements=new Set([`script`,`style`,`title`,`textarea`,`noscript`,`noframes`,`xmp`,`iframe`,`noembed`]);
const text$1={kind:`text`,name:``,attributes:new Map};
const mostAttributes=64;
const mostTags=3e4;
const inked=/[^\t\n\f\r ]/;
function*readTags(e,{most:t,onCut:n}={most:Infinity}){const r=lowerCased(e);const i=openForeign();let a=e.startsWith(`﻿`)?1:0;for(let o=0;a<e.length;o++){if(o===t){n?.();return}const s=e.indexOf(`<`,a);const c=s<0?e.length:s;const l=e.slice(a,c);if(isInked(l))yield{...text$1,content:l};if(s<0)return;const u=i.isInside()?endOfData(e,s):null;const d=u??skipMarkup(e,s);if(d!==null){if(u!==null&&inked.test(e.slice(s+dataMark.length,u-3)))yield text$1;a=d;continue}const f=e[s+1]===`/`;const p=s+(f?2:1);const m=nameFrom(r,p);if(m===``){yield text$1;a=s+1;continue}const{attributes:h,isClosed:g,end:_}=readAttributes(e,p+m.length);if(_<0)return;const v=f?i.end(m):i.start(m,h,g);a=f||v?_:endOfContent(r,m,_);const y=a>_?{content:e.slice(_,a)}:{};yield{kind:f?`end`:`start`,name:m,attributes:h,...v&&{isForeign:v},...y}}}
function lowerCased(e){return e.replace(/[A-Z]+/g,e=>e.toLowerCase())}
function isInked(e){return inked.test(e.includes(`&`)?resolveReferences(e):e)}
const dataMark=`<![CDATA[`;
function endOfData(e,t){if(!e.startsWith(dataMark,t))return null;const n=e.indexOf(`]]>`,t+9);return n<0?e.length:n+3}
function endOfContent(e,t,n){if(t===`script`)return endOfScript(e,n);if(t===`plaintext`)return e.length;return textElements.has(t)?endOfText(e,t,n):n}
const commentEnd=/--!?>/g;
function skipMarkup(e,t){if(e.startsWith(`<!-->`,t))return t+5;if(e.startsWith(`<!--->`,t))return t+6;if(e.startsWith(`<!--`,t)){commentEnd.lastIndex=t+4;return commentEnd.test(e)?commentEnd.lastIndex:e.length}if(!/^<(?:[!?]|\/[^a-z])/i.test(e.slice(t,t+3)))return null;const n=e.indexOf(`>`,t+2);return n<0?e.length:n+1}
function endOfText(e,t,n){const r=`</${t}`;let i=e.indexOf(r,n);while(i>=0&&!/^[\t\n\f\r />]?$/.test(e.charAt(i+r.length)))i=e.indexOf(r,i+r.length);return i<0?e.length:i}
const tagName=/[a-z][^\t\n\f\r />]*/y;
function nameFrom(e,t){tagName.lastIndex=t;return tagName.exec(e)?.[0]??``}
const attribute=/[\t\n\f\r /]*(?:(?<name>[^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"(?<double>[^"]*)(?:"|$)|'(?<single>[^']*)(?:'|$)|(?<bare>[^\t\n\f\r >"'][^\t\n\f\r >]*))?)?)?/y;
function readAttributes(e,t){const n=new Map;let r=t;for(;;){attribute.lastIndex=r;const t=attribute.exec(e)?.groups;if(t?.[`name`]===void 0)break;const i=lowerCased(t[`name`]);r=attribute.lastIndex;const a=t[`double`]??t[`single`]??t[`bare`]??``;if(n.size<mostAttributes&&!n.has(i))n.set(i,resolveReferences(a.replaceAll(`\0`,`�`)))}const i=e.indexOf(`>`,r);return{attributes:n,isClosed:i>r&&e[i-1]===`/`,end:i<0?i:i+1}}
// src/formats/html/meta.ts
const mostPolicies=16;
const longestContent=16384;
const headElements=new Set([`html`,`head`,`meta`,`title`,`link`,`base`,`style`,`script`,`noscript`,`template`]);
const obsoleteHeadElements=new Set([`basefont`,`bgsound`,`noframes`]);
function readMeta(e){const t={csp:[],referrer:[],generators:[]};let n=false;let r=0;let i=false;for(const a of readTags(e,{most:mostTags})){const e=a.name===`template`&&!a.isForeign;if(e)r=Math.max(0,r+(a.kind===`start`?1:-1));if(r>0||e)continue;n||=opensBody(a,i);if(a.kind===`start`&&a.name===`meta`&&!a.isForeign)note(a,t,n);i||=a.kind===`end`&&a.name===`head`}return{...t,isWhole:n}}
const bodyEnds=new Set([`body`,`html`,`br`]);
function opensBody({kind:e,name:t},n){if(e===`end`)return bodyEnds.has(t);if(n&&t===`noscript`)return true;return e===`text`||!(headElements.has(t)||obsoleteHeadElements.has(t))}
function note({attributes:e},t,n){const r=e.get(`content`)?.slice(0,longestContent)??``;const i=e.get(`name`)?.toLowerCase();if(r===``)return;if(i===`referrer`&&t.referrer.length<mostPolicies)t.referrer.push(r.slice(0,100));if(n)return;if(e.get(`http-equiv`)?.toLowerCase()===`content-security-policy`&&t.csp.length<mostPolicies)t.csp.push(r);if(i===`generator`&&!t.generators.includes(r.slice(0,200))&&t.generators.length<mostPolicies)t.generators.push(r.slice(0,200))}
// src/formats/html/refresh.ts
const most=64;
const longest$2=4096;
const writtenRefresh=/http-equiv[\t\n\f\r ]*=[\t\n\f\r ]*["']?(?:refresh|[a-z]{0,6}&)/i;
function readMetaRefreshes(e){if(!writtenRefresh.test(e))return[];const t=[];let n=0;let r=null;let i=false;let a=true;for(const o of readTags(e,{most:mostTags})){const{kind:e,name:s,attributes:c}=o;i||=n===0&&opensBody(o,false);a&&=!(i&&forbidsFrameset(o));if(o.isForeign)continue;if(s===`template`)n=Math.max(0,n+(e===`start`?1:-1));if(n>0||e===`end`)continue;if(s===`frameset`&&a)break;if(s===`base`)r??=c.get(`href`)?.slice(0,longest$2)??null;const l=s===`meta`?c.get(`content`):void 0;if(l===void 0||c.get(`http-equiv`)?.toLowerCase()!==`refresh`)continue;t.push({content:l.slice(0,longest$2),base:r});if(t.length===most)break}return t}
const framesetEnders=new Set(`applet area body br button dd dt embed hr iframe image img input keygen li listing marquee object pre select table textarea wbr xmp`.split(` `));
function forbidsFrameset({kind:e,name:t,attributes:n,isForeign:r}){if(e===`text`)return true;if(e===`end`)return t===`br`;if(r||t===`input`&&n.get(`type`)?.toLowerCase()===`hidden`)return false;return framesetEnders.has(t)}
// src/formats/http/refresh.ts
const longest$1=4096;
const value=/^[\t\n\f\r ]*(?:(?<delay>\d{1,10})|(?=\.))[\d.]*(?:$|[\t\n\f\r ;,])[\t\n\f\r ]*[;,]?[\t\n\f\r ]*(?<rest>.*)$/s;
const prefix=/^url[\t\n\f\r ]*=[\t\n\f\r ]*/i;
function readRefresh(e){const t=value.exec(e.slice(0,longest$1))?.groups;if(!t)return null;const n=unquoted((t[`rest`]??``).replace(prefix,``));return{delay:Number(t[`delay`]??0),target:n===``?null:n}}
function unquoted(e){const[t=``]=e;if(t!==`"`&&t!==`'`)return e;const n=e.indexOf(t,1);return e.slice(1,n<0?e.length:n)}
// src/probes/page/refreshes.ts
const soonest=1;
function refreshOf(e,t){const[n]=refreshesOf(e,t).toReversed().toSorted((e,t)=>e.delay-t.delay);if(!n)return null;const{target:r,base:i,delay:a,from:o}=n;const s=withoutFragment(t);const c=r===null?s:resolve(latin1Of(r,o),i);const l=c!==null&&c!==s&&a<=soonest&&isHtmlPage(e)&&challengeIn(e)===null;return{url:c??r??s,delay:a,from:o,isFollowed:l}}
function refreshesOf(e,t){const{headers:n}=e;if(e.status===204||e.status===205||isSaved(e))return[];const r=valuesOf(n,`refresh`);const i=r.length>0?readRefresh(r.join(`, `)):null;return[...i?[{...i,base:t,from:`header`}]:[],...written(e,t)]}
function written(e,t){const n=readPage(e);if(n===null||!holdsHtml(n)||isSandboxed(e))return[];return readMetaRefreshes(n.text).flatMap(e=>{const n=readRefresh(e.content);const r=e.base===null?t:URL.parse(e.base,t)?.href??t;return n?[{...n,base:r,from:`meta`}]:[]})}
function readPage({headers:e,body:t}){const n=decodePage(t,valuesOf(e,`content-encoding`));if(!n)return null;const r=pageTypeOf(e,n);const i=n.subarray(0,pageLimit);return{...r,text:r.kind===`other`?``:textOfHtml(i,`charset=${r.charset}`)}}
function holdsHtml({kind:e,text:t}){return e===`html`||t.includes(`http://www.w3.org/1999/xhtml`)}
function isHtmlPage(e){return readPage(e)?.kind===`html`&&e.status>=200&&e.status<300}
function isSaved({headers:e}){return valuesOf(e,`content-disposition`).some(e=>/^\s*attachment\s*(?:;|$)/i.test(e))}
function isSandboxed({headers:e}){return parseCspList(valuesOf(e,`content-security-policy`)).some(({directives:e})=>{const t=e.get(`sandbox`);return t!==void 0&&!t.some(e=>e.toLowerCase()===`allow-scripts`)})}
function latin1Of(e,t){return t===`header`?e:Buffer.from(e).toString(`latin1`)}
function withoutFragment(e){return e.split(`#`,1)[0]??e}
// src/core/net/starttls.ts
const starttlsProtocols=[`smtp`,`imap`,`pop3`,`ftp`,`postgres`];
const starttlsNames={smtp:`SMTP`,imap:`IMAP`,pop3:`POP3`,ftp:`FTP`,postgres:`PostgreSQL`};
const implicitPorts={465:`smtp`,993:`imap`,995:`pop3`,990:`ftp`};
const starttlsPorts={25:`smtp`,587:`smtp`,143:`imap`,110:`pop3`,21:`ftp`,5432:`postgres`};
// src/core/net/net.ts
const addressByProxy=`(proxy)`;
const keyKinds=[`RSA`,`ECDSA`,`EdDSA`];
const oddityKinds=[`nul-byte`,`space-before-colon`,`status-line`];
const bannerLimits={bytes:1024,patience:300};
// src/formats/http/cookie-flags.ts
const dropReasons=[`prefix`,`same-site`];
function flagsOf(e){const{name:t,isSecure:n,isHttpOnly:r,sameSite:i}=e;return{name:t,secure:n,httpOnly:r,sameSite:i,rejectedReason:dropReason(e)}}
function dropReason(e){if(breaksPrefix(e))return`prefix`;return e.sameSite===`none`&&!e.isSecure?`same-site`:null}
function breaksPrefix({name:e,isSecure:t,isHttpOnly:n,domain:r,path:i}){const a=/^__(?:secure|http|host-http|host)-/i.exec(e)?.[0].toLowerCase();if(a===void 0)return false;const o=r===null&&i===`/`;return!t||a.includes(`http`)&&!n||a.startsWith(`__host`)&&!o}
// src/formats/http/cookie-date.ts
const delimiters=/[\t -/;-@[-`{-~]+/;
const shapes={time:/^(?<hour>\d{1,2}):(?<minute>\d{1,2}):(?<second>\d{1,2})(?!\d)/,day:/^(?<day>\d{1,2})(?!\d)/,month:/^(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,year:/^(?<year>\d{2,4})(?!\d)/};
const kinds=[`time`,`day`,`month`,`year`];
const months=[`jan`,`feb`,`mar`,`apr`,`may`,`jun`,`jul`,`aug`,`sep`,`oct`,`nov`,`dec`];
const longest=1024;
function parseCookieDate(e){const t={};const n=new Set(kinds);for(const r of e.slice(0,longest).split(delimiters)){const e=kinds.find(e=>n.has(e)&&shapes[e].test(r));if(e===void 0)continue;n.delete(e);Object.assign(t,shapes[e].exec(r)?.groups)}return n.size>0?null:timeOf(t)}
function timeOf(e){const number=t=>Number(e[t]);const[t,n,r,i]=[number(`hour`),number(`minute`),number(`second`),number(`day`)];const a=months.indexOf((e[`month`]??``).toLowerCase());const o=fullYear(number(`year`));if(o<1601||t>23||n>59||r>59)return null;const s=new Date(Date.UTC(o,a,i,t,n,r));return s.getUTCDate()===i?s.getTime():null}
function fullYear(e){if(e>=70&&e<=99)return e+1900;return e<=69?e+2e3:e}
// src/formats/http/set-cookie.ts
const longestPair=4096;
const longestAttribute=1024;
const control=/[\x00-\x08\x0a-\x1f\x7f]/;
const sameSites=[`strict`,`lax`,`none`];
function parseSetCookie(e,t){if(control.test(e))return null;const[n=``,...r]=e.split(`;`);const i=n.indexOf(`=`);const a=n.slice(0,Math.max(i,0)).trim();const o=n.slice(i+1).trim();if(a===``&&o===``||a.length+o.length>longestPair)return null;const s=r.map(toAttribute).filter(([,e])=>e.length<=longestAttribute);const c=new Map(s);const l=c.get(`domain`)?.replace(/^\./,``).toLowerCase()??``;const u=c.get(`path`);return{name:a,value:o,domain:l===``?null:l,path:u?.startsWith(`/`)?u:null,isSecure:c.has(`secure`),isHttpOnly:c.has(`httponly`),sameSite:sameSites.find(e=>e===c.get(`samesite`)?.toLowerCase())??null,isExpired:isPast(s,t)}}
function toAttribute(e){const t=e.indexOf(`=`);if(t<0)return[e.trim().toLowerCase(),``];return[e.slice(0,t).trim().toLowerCase(),e.slice(t+1).trim()]}
function isPast(e,t){const all=t=>e.flatMap(([e,n])=>e===t?[n]:[]);const n=all(`max-age`).findLast(e=>/^-?\d+$/.test(e));if(n!==void 0)return Number(n)<=0;const r=all(`expires`).map(parseCookieDate).findLast(e=>e!==null);return r!==void 0&&r<=t.getTime()}
// src/probes/page/cookies.ts
const mostCookies=50;
function openJar(){const e=new Map;return{keep(t,n,r){for(const i of valuesOf(n,`set-cookie`).slice(0,mostCookies)){const n=parseSetCookie(i,r);const a=n&&identityOf(t,n);if(!n||a===null||flagsOf(n).rejectedReason!==null)continue;const o=n.path??defaultPath(t);e.delete(a);if(!n.isExpired&&e.size<mostCookies)e.set(a,{...n,path:o,host:t.hostname})}},header(t){return[...e.values()].filter(e=>goesTo(t,e)).map(({name:e,value:t})=>e===``?t:`${e}=${t}`).join(`; `)}}}
function identityOf(e,t){if(!mayBeSetBy(e,t))return null;return`${t.domain??`=${e.hostname}`} ${t.path??defaultPath(e)} ${t.name}`}
function mayBeSetBy({protocol:e,hostname:t},{domain:n,isSecure:r}){if(r&&e!==`https:`)return false;return n===null||isInCookieDomain(t,n)}
function defaultPath({pathname:e}){const t=e.lastIndexOf(`/`);return t<=0?`/`:e.slice(0,t)}
function isBelow(e,t){if(e===t)return true;return e.startsWith(t.endsWith(`/`)?t:`${t}/`)}
function goesTo(e,{host:t,domain:n,path:r,isSecure:i}){if(i&&e.protocol!==`https:`)return false;if(!isBelow(e.pathname,r))return false;return n===null?e.hostname===t:isInCookieDomain(e.hostname,n)}
function isInCookieDomain(e,t){return e===t||e.endsWith(`.${t}`)}
// src/probes/page/hsts-upgrade.ts
function trustIn(e){return async({request:{url:t,namedBy:n}})=>{return(await identityAt(e,t,n===void 0?{}:{namedBy:n}))?.problems.length===0}}
async function isTrustedByHandshake({request:e,reply:{handshake:t}}){const[n]=t?.chain??[];if(!n||t?.trustError!==null||t.lenient)return false;const r=readOrNull(n);return r!==null&&isForHost(r,hostOf$1(new URL(e.url)))}
async function upgradedByHsts(e,t,n){const r=new URL(e);const i=hostOf$1(r);if(r.protocol!==`http:`||isIP(i)!==0)return null;if(preloadedSuffix(i)!==null)return overHttps(r);const a=new Set;for(const e of t.toReversed()){const t=new URL(e.request.url);const o=hostOf$1(t);if(t.protocol!==`https:`||a.has(o)||!isInCookieDomain(i,o))continue;const{headers:s,version:c}=e.reply;const l=hstsIn(valuesOf(s,`strict-transport-security`),c===`2`);if(!l||!await n(e))continue;a.add(o);if(coversHost(o,l,i))return overHttps(r)}return null}
function overHttps(e){const t=new URL(e);t.protocol=`https:`;return t.href}
// src/probes/page/redirect-chain.ts
function openRedirectChain(e,t){const n=openJar();const r=new Set([keyOf(e,``)]);let i=false;function isNew(e,t){const n=keyOf(e,t);return!r.has(n)&&Boolean(r.add(n))}return{onward(e,r,a){n.keep(new URL(e),r,t);const o=n.header(new URL(a));if(!i&&isNew(a,``))return``;i=true;return isNew(a,o)?o:null}}}
function keyOf(e,t){return`${e} ${t}`}
function redirects(e,t){const{net:n}=e;return e.once(`redirects ${t}`,()=>{const r=travel({url:t},{now:e.now(),isTrusted:trustIn(e),send:({url:t,headers:r,...i})=>r?n.http({url:t,headers:r,limit:limitIn(e),...i}):requestPage(e,t,i)});noteJourney(e,t,r);return r})}
function journeyFrom(e,t,n){return e.once(`journey ${t}`,n)}
function noteJourney(e,t,n){const note=t=>{journeyFrom(e,t,()=>n).catch(()=>{})};note(new URL(t).origin);n.then(({hops:e})=>e.forEach(e=>note(new URL(e.url).origin)),()=>{})}
async function travel(e,{now:t,isTrusted:n,send:r}){const i=openRedirectChain(e.url,t);const a=[];const o=[];let s=e;let c=await r(e);for(;;){const{url:e,namedBy:t}=s;const l=refusalOf$1(c)??(await isUnreadable(s,c,r)?`content-encoding`:null);o.push({request:s,reply:c});const u=l?null:await secured(onwardFrom(c,e),o,n);a.push(toHop(e,c,u));const d={hops:a,reply:c,url:e,named:t===void 0?{}:{namedBy:t}};if(l)return{...d,end:{kind:l}};if(!u)return{...d,end:{kind:`answered`}};const f=u.url;if(f===null)return{...d,end:{kind:`invalid-location`}};if(a.length>20)return{...d,end:{kind:`limit`}};const p=i.onward(e,c.headers,f);if(p===null)return{...d,end:{kind:`loop`}};const m={url:f,namedBy:c.address,...p!==``&&{headers:{cookie:p}}};const h=await attempt(()=>r(m));if(!h.ok)return{...d,end:broken$1(h.failure)};[s,c]=[m,h.value]}}
function broken$1(e){return{kind:e.id===`address.private`?`private`:`failed`,failure:e}}
function onwardFrom(e,t){const n=readLocation(e,t);if(n)return{...n,isRefresh:false};const r=refreshOf(e,t);return r?.isFollowed?{url:r.url,seen:r.url,isRefresh:true}:null}
async function secured(e,t,n){if(!e||e.url===null)return e;const r=await upgradedByHsts(e.url,t,n);if(e.isRefresh&&r===t.at(-1)?.request.url)return null;return r===null?e:{...e,url:r,upgradedFrom:e.url}}
function refusalOf$1(e){if(hasNulByte(e))return`nul-byte`;return!(e.version===`2`)&&isOfSite(e)&&conflictingDispositions(e.headers)?`content-disposition`:null}
function isOfSite(e){return e.status<500&&challengeIn(e)===null}
const accepted={"accept-encoding":`gzip, deflate, br, zstd`};
async function isUnreadable(e,t,n){if(readLocation(t,e.url)||!isOfSite(t)||!isBroken$1(t))return false;const r=await attempt(()=>n({...e,headers:{...e.headers,...accepted}}));return r.ok&&isOfSite(r.value)&&isBroken$1(r.value)}
function isBroken$1({body:e,headers:t}){return isUndecodable(e,valuesOf(t,`content-encoding`))}
function hasNulByte({headers:e,oddities:t=[]}){return t.some(({kind:e})=>e===`nul-byte`)||e.some(e=>e.join(``).includes(`\0`))}
function toHop(e,t,n){const{status:r,ms:i,address:a,roundTrips:o,headers:s,oddities:c}=t;const l=hstsField(e.startsWith(`https:`)?valuesOf(s,`strict-transport-security`):[],t.version===`2`);const u=n&&(n.url??n.seen);const d=e.startsWith(`https:`)&&(n?.url?.startsWith(`http:`)??false);return{url:e,status:r,location:u,...n?.isRefresh&&{isRefresh:true},...n?.upgradedFrom!==void 0&&{upgradedFrom:n.upgradedFrom},downgrade:d,ms:i,address:a,roundTrips:o,headers:s,...l!==null&&{hsts:l},...c&&{oddities:c}}}
// src/probes/page/page-state.ts
const mostSeen=16;
async function pageStateOf(e,t,n){const r=new URL(t);const i=hostOf$1(r);const a=await e.addresses({host:i,port:portOf(r)});const o=a.filter(({isAllowed:e})=>e);if(o.length===0)throw failure(`address.private`,{host:bracketed(i),address:a[0]?.address??``});const s=o.filter(({isForeign:e})=>!e);const c=(s.length>0?s:o).slice(0,mostSeen);return Promise.all(c.map(r=>sightAt(e,{url:t,host:i,one:r},n)))}
async function sightAt(e,{url:t,host:n,one:r},{now:i,limit:a}){const o=Math.max(a,pageLimit);const s=await attempt(()=>travel({url:t,limit:o},{now:i,isTrusted:isTrustedByHandshake,send:t=>e.http({...t,limit:o,...hostOf$1(new URL(t.url))===n&&{at:r.id}})}));if(!s.ok)return{address:r.id,page:null,failure:s.failure};return{address:r.id,...arrival(s.value,a)}}
function tellOf(e,{watching:t}){if(!t||e.end.kind===`failed`)return;t.onSight({address:e.reply.address,...arrival(e,t.limit)})}
function arrival({end:e,reply:t},n){if(e.kind===`failed`||e.kind===`private`)return{page:null,failure:e.failure};const{status:r,headers:i}=t;return{page:{status:r,headers:i,body:(decodePage(t.body,valuesOf(i,`content-encoding`))??t.body).subarray(0,n)},failure:null}}
// src/formats/dns/reason-words.ts
const words=new Map([[`TIMEOUT`,{en:`no answer came in time`,ko:`제시간에 응답이 없음`}],[`BADRESP`,{en:`its answer is not a valid DNS message`,ko:`올바른 DNS 메시지가 아님`}],[`TRUNCATED`,{en:`its answer is truncated over TCP as well`,ko:`TCP에서도 응답이 잘림`}],[`NO-TCP`,{en:`its answer needs TCP, but it does not answer over TCP`,ko:`응답에 TCP가 필요하지만 TCP로 응답하지 않음`}],[`NO-UDP`,{en:`it answers over TCP but not over UDP`,ko:`TCP로만 응답하고 UDP에는 응답하지 않음`}],[`NO-HTTP2`,{en:`it does not speak HTTP/2`,ko:`HTTP/2를 사용하지 않음`}],[`HTTP-TYPE`,{en:`its response is not a DNS message`,ko:`응답이 DNS 메시지가 아님`}],[`HTTP-TOO-LONG`,{en:`its response is longer than a DNS message can be`,ko:`DNS 메시지보다 긴 것을 보냄`}],[`HTTP2-REFUSED_STREAM`,{en:`it accepts no more requests for now`,ko:`지금은 요청을 더 받지 않음`}],[`HTTP2-ENHANCE_YOUR_CALM`,{en:`it reports too many requests`,ko:`요청이 너무 많다고 함`}],[`HTTP2-CANCEL`,{en:`it cancelled the request`,ko:`요청을 중단함`}],[`HTTP2-INADEQUATE_SECURITY`,{en:`it rejects the encryption as too weak`,ko:`암호화가 너무 약하다고 함`}],[`HTTP2-HTTP_1_1_REQUIRED`,{en:`it does not speak HTTP/2`,ko:`HTTP/2를 사용하지 않음`}],[`HTTP2-GOAWAY`,{en:`it ended the HTTP/2 session`,ko:`HTTP/2 세션을 종료함`}],[`ECONNREFUSED`,{en:`nothing listens there`,ko:`대기 중인 서비스가 없음`}],[`ECONNRESET`,{en:`the connection was reset`,ko:`연결이 끊어짐`}],[`EPIPE`,{en:`the connection was reset`,ko:`연결이 끊어짐`}],[`EHOSTUNREACH`,{en:`no route from here`,ko:`여기서 도달할 경로가 없음`}],[`ENETUNREACH`,{en:`no route from here`,ko:`여기서 도달할 경로가 없음`}],[`timeout.tcp`,{en:`it did not accept a connection in time`,ko:`제시간에 연결을 받지 않음`}],[`timeout.tls`,{en:`it did not finish the TLS handshake in time`,ko:`제시간에 TLS 핸드셰이크를 마치지 않음`}],[`tls.not-tls`,{en:`it does not speak TLS there`,ko:`그 포트에서 TLS를 사용하지 않음`}],[`tls.closed`,{en:`it closed the connection during the TLS handshake`,ko:`TLS 핸드셰이크 중에 연결을 닫음`}],[`tls.alert.120`,{en:`it does not speak HTTP/2`,ko:`HTTP/2를 사용하지 않음`}],[`CERT_HAS_EXPIRED`,{en:`its certificate has expired`,ko:`인증서가 만료됨`}],[`CERT_NOT_YET_VALID`,{en:`its certificate is not valid yet`,ko:`인증서가 아직 유효하지 않음`}],[`HOSTNAME_MISMATCH`,{en:`its certificate is for another name`,ko:`인증서의 이름이 다름`}]]);
const beginnings=[[`HTTP2-GOAWAY-`,{en:`it ended the HTTP/2 session with an error`,ko:`HTTP/2 세션을 오류로 종료함`}],[`HTTP2-`,{en:`it ended the HTTP/2 request with an error`,ko:`HTTP/2 요청을 오류로 종료함`}],[`ERR_HTTP2_`,{en:`it violates the HTTP/2 protocol`,ko:`HTTP/2 규약을 지키지 않음`}],[`HTTP-`,{en:`it answers with an HTTP error`,ko:`HTTP 오류로 응답함`}],[`tls.`,{en:`the TLS handshake failed`,ko:`TLS 핸드셰이크가 실패함`}],[`ERR_SSL_`,{en:`the TLS connection failed`,ko:`TLS 연결이 깨짐`}],[`proxy.`,{en:`the proxy refused the connection`,ko:`프록시에서 연결을 허용하지 않음`}],[`timeout.proxy`,{en:`the proxy refused the connection`,ko:`프록시에서 연결을 허용하지 않음`}],[`tcp.`,{en:`it could not be reached`,ko:`도달할 수 없음`}]];
const ofNames=[[`timeout.`,{en:`its address was not found in time`,ko:`제시간에 주소를 찾지 못함`}],[`dns.nxdomain`,{en:`its name does not exist`,ko:`이름이 존재하지 않음`}],[`dns.no-address`,{en:`its name has no address`,ko:`이름에 주소가 없음`}],[``,{en:`its address could not be found`,ko:`주소를 찾을 수 없음`}]];
const ofCertificate=/^(?:UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|CERT|INVALID_CA|PATH_LENGTH|CRL_)[A-Z_]*$/;
const untrusted$1={en:`its certificate is not trusted`,ko:`인증서를 신뢰할 수 없음`};
function dnsReasonWords(e){const[,t]=/^[^\s:]{1,255}: (?<code>[a-z.-]{1,60})$/.exec(e)??[];if(t!==void 0)return ofNames.find(([e])=>t.startsWith(e))?.[1]??null;return words.get(e)??beginnings.find(([t])=>e.startsWith(t))?.[1]??(ofCertificate.test(e)?untrusted$1:null)}
function unheardWords(e){const t=e.slice(0,4).map(({server:e,reason:t})=>{const n=printable(t,80);const{en:r,ko:i}=dnsReasonWords(t)??{en:n,ko:n};return{name:printable(e,80),en:r,ko:i}});const n=e.length>t.length?` (+${e.length-t.length})`:``;return{en:t.map(({name:e,en:t})=>`${e} (${t})`).join(`, `)+n,ko:t.map(({name:e,ko:t})=>`${e}(${t})`).join(`, `)+n}}
var _node_http_exports=__exportAll({Agent:()=>Agent,ClientRequest:()=>ClientRequest,IncomingMessage:()=>IncomingMessage,METHODS:()=>METHODS,OutgoingMessage:()=>OutgoingMessage,STATUS_CODES:()=>STATUS_CODES,Server:()=>Server$1,ServerResponse:()=>ServerResponse,createServer:()=>createServer$1,default:()=>http$1,get:()=>get,globalAgent:()=>globalAgent,maxHeaderSize:()=>maxHeaderSize$1,request:()=>request,setMaxIdleHTTPParsers:()=>setMaxIdleHTTPParsers,validateHeaderName:()=>validateHeaderName,validateHeaderValue:()=>validateHeaderValue});
var http$1,Agent,ClientRequest,IncomingMessage,METHODS,OutgoingMessage,STATUS_CODES,Server$1,ServerResponse,createServer$1,get,globalAgent,maxHeaderSize$1,request,setMaxIdleHTTPParsers,validateHeaderName,validateHeaderValue;
var init__node_http=__esmMin((()=>{http$1=process.getBuiltinModule(`node:http`);Agent=(()=>http$1.Agent)();ClientRequest=(()=>http$1.ClientRequest)();IncomingMessage=(()=>http$1.IncomingMessage)();METHODS=(()=>http$1.METHODS)();OutgoingMessage=(()=>http$1.OutgoingMessage)();STATUS_CODES=(()=>http$1.STATUS_CODES)();Server$1=(()=>http$1.Server)();ServerResponse=(()=>http$1.ServerResponse)();createServer$1=(()=>http$1.createServer)();get=(()=>http$1.get)();globalAgent=(()=>http$1.globalAgent)();maxHeaderSize$1=(()=>http$1.maxHeaderSize)();request=(()=>http$1.request)();setMaxIdleHTTPParsers=(()=>http$1.setMaxIdleHTTPParsers)();validateHeaderName=(()=>http$1.validateHeaderName)();validateHeaderValue=(()=>http$1.validateHeaderValue)()}));
// src/run/answer.ts
function tablesOf(e,t){if(e.answer)return e.answer.tables?.(t)??[];return e.tables?.(t.raw)??[]}
function toAnswer(e,t,n,r){if(e.answer)return e.answer.of(t,n,r);return{raw:t.raw,interpretation:interpret(e,t.verdict,r)}}
// src/run/redact-addresses.ts
const maskedAddress=`(private)`;
const ipv4=/(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g;
const ipv6=/(?<![\da-f:.])[\da-f]*:[\da-f:.]*[\da-f:]/gi;
function redactAddresses(e,t){return t.size===0?e:{...e,raw:mask(e.raw,t),verdict:mask(e.verdict,t)}}
function mask(e,t){if(typeof e===`string`)return maskText(e,t);if(Array.isArray(e))return e.map(e=>mask(e,t));if(typeof e!==`object`||e===null)return e;return Object.fromEntries(Object.entries(e).map(([e,n])=>[e,mask(n,t)]))}
function maskText(e,t){const hide=e=>t.has(e.toLowerCase())?maskedAddress:e;return e.replace(ipv6,hide).replace(ipv4,hide)}
// src/core/net/mail.ts
const mailLimits={banner:2048,keywords:64};
// src/core/net/whois.ts
const whoisLimits={question:512,answer:262144,patience:6e3};
// src/core/net/source.ts
const sourceLimits={kept:25165824,received:268435456};
// src/core/net/methods.ts
const mostBytes=sourceLimits.kept;
const word=string().max(1024);
const bytes=codec(base64().max(mostBytes/3*4),_instanceof(Uint8Array),{decode:e=>new Uint8Array(Buffer.from(e,`base64`)),encode:e=>Buffer.from(e).toString(`base64`)});
const duration=number().nonnegative();
const handshake$1=strictObject({address:word,protocol:word,cipher:word,group:word.nullable(),alpn:word.nullable(),chain:array(bytes).max(32),trustError:word.nullable(),lenient:boolean(),staple:bytes.nullable(),ms:duration});
const http=strictObject({address:word,status:int().min(0).max(999),headers:array(tuple([string().max(65536),string().max(65536)])).max(4096),body:bytes,truncated:boolean(),parser:_enum([`strict`,`tolerant`]),oddities:array(strictObject({kind:_enum(oddityKinds),seen:word})).max(64).exactOptional(),version:_enum([`1.1`,`2`]),handshake:handshake$1.nullable(),ms:duration,roundTrips:int().nonnegative()});
const source=strictObject({...http.pick({address:true,headers:true,body:true,ms:true}).shape,status:union([literal(200),literal(304),literal(404)]),url:string().max(65536),redirects:int().nonnegative()});
const whois=strictObject({server:word,address:word,bytes:bytes.refine(e=>e.length<=whoisLimits.answer),truncated:boolean(),ms:duration});
const hello=strictObject({bytes,end:_enum([`enough`,`closed`,`reset`,`silent`])});
const connect$1=strictObject({state:_enum([`open`,`closed`,`filtered`,`error`]),address:word.nullable(),reason:word.nullable(),errno:word.nullable(),banner:strictObject({bytes:bytes.refine(e=>e.length<=bannerLimits.bytes),end:_enum([`enough`,`closed`,`reset`,`silent`])}).nullable(),ms:duration});
const addresses=array(strictObject({id:word,address:word,isAllowed:boolean(),isForeign:boolean().exactOptional()})).max(256);
const dns=strictObject({server:word,over:_enum([`udp`,`tcp`,`tls`,`https`]),message:bytes,wasTruncated:boolean(),isWithoutEdns:boolean(),lost:_enum([`edns`,`udp`]).exactOptional(),ms:duration,transfer:strictObject({records:int(),octets:int(),isComplete:boolean()}).exactOptional()});
const ids=Object.keys(failures);
const text=strictObject({en:word,ko:word});
const failureFacts=strictObject({id:_enum(ids),reason:word,params:record(word,union([word,number(),text])),retryAfter:number().nonnegative().exactOptional()});
const mail=strictObject({address:word,code:int().min(200).max(599),banner:string().max(mailLimits.banner),helloName:word,hello:strictObject({verb:_enum([`EHLO`,`HELO`]),name:word}).nullable(),keywords:array(word).max(mailLimits.keywords),starttls:_enum([`offered`,`absent`,`refused`,`unknown`]),handshake:handshake$1.nullable(),failure:failureFacts.nullable(),ms:duration});
const methods={tls:{aim:`endpoint`,answer:handshake$1},hello:{aim:`endpoint`,answer:hello},mail:{aim:`endpoint`,answer:mail},connect:{aim:`endpoint`,answer:connect$1},http:{aim:`url`,answer:http},addresses:{aim:`host`,answer:addresses},dns:{aim:`operator`,answer:dns},source:{aim:`operator`,answer:source},whois:{aim:`operator`,answer:whois}};
const methodNames=Object.keys(methods);
function netOf(e){return Object.fromEntries(methodNames.map(t=>[t,e(t)]))}
function callMethod(e,t,n){return e[t](...n)}
function namedBy(e,t){return netOf(n=>{if(methods[n].aim===`operator`)return(...e)=>callMethod(t,n,e);return(r,...i)=>callMethod(t,n,[{...e,...r},...i])})}
function placedAt({host:e,at:t},n){return netOf(r=>{const i=hostBy[methods[r].aim];return(a,...o)=>{return callMethod(n,r,[i(a)===e?{...a,at:t}:a,...o])}})}
const hostBy={endpoint:e=>e.host,url:e=>{const t=URL.parse(e.url);return t&&hostOf$1(t)},host:()=>null,operator:()=>null};
// src/run/refusals.ts
function openRefusals(e){let t;function note(n){if(t||!isOurLimit(n.facts))return;t=n;e?.(n)}return{over:e=>netOf(t=>async(...n)=>{try{const r=await callMethod(e,t,n);const i=failureIn(r);if(i)note(new Failure(i));return r}catch(e){if(e instanceof Failure)note(e);throw e}}),throwIfAny(){if(t)throw t}}}
function failureIn(e){if(typeof e!==`object`||e===null||!(`failure`in e))return null;return e.failure??null}
// src/run/memory.ts
function openMemory(){const e=new Map;const t=new Map;function once(t,n){return remember(e,t,n)}return{once,at(e,n){const r=`${e} ${n}`;const i=t.get(r);if(i)return i;const a=openMemory();const o={...a,once:(t,n)=>(mentions(t,e)?a.once:once)(t,n)};t.set(r,o);return o}}}
function mentions(e,t){for(let n=e.indexOf(t);n>=0;n=e.indexOf(t,n+1)){const r=n+t.length+(e[n+t.length]===`.`?1:0);if(!/[\w.-]/.test(`${e[n-1]??` `}${e[r]??` `}`))return true}return false}
function remember(e,t,n){const r=e.get(t);if(r)return r;const i=n();i.catch(()=>{});e.set(t,i);return i}
// src/run/run.ts
async function run(e,t,n){const{onResult:r,behind:i,stored:a,onRefused:o,...s}=n;const c=openRefusals(o);const l={onResult:r,behind:i,stored:a,refusals:c};return settle(e,t,contextOf({...s,net:c.over(s.net)},l),l)}
function questionOf(e,t){const n=e.question?.(t)??t;return`${e.id} ${JSON.stringify(Object.entries(n).toSorted(([e],[t])=>e<t?-1:1))}`}
function contextOf(e,t){return viewOf(e.net,openMemory());function viewOf(n,r,i){const a={...e,net:n,...i!==void 0&&{place:i},once:r.once,at:(e,t)=>viewOf(placedAt({host:e,at:t},n),r.at(e,t),`${i??``} ${e} ${t}`),use:(e,s,c={})=>{const l=e.input.parse(s);const u=c.namedBy===void 0?o:unheardBy(viewOf(namedBy(c,n),r,i));const d=e;return a.once(questionOf(d,l),()=>settle(d,l,u,t))}};const o=unheardBy(a);return a}}
function unheardBy({report:e,...t}){return t}
async function settle(e,t,n,r){const{onResult:i,behind:a,stored:o,refusals:s}=r;const c=e;const resultOf=n=>{s.throwIfAny();const r={raw:n,verdict:e.judge(n,t)};i?.(c,t,r);return r};const improve=e=>a?.hold(unlessFailed(e,e=>resultOf(e)));return resultOf(await e.collect(t,{...n,...a&&{afterwards:{due:a.due,improve}},...o&&{earlier:()=>o(c,t)}}).catch(e=>{if(e instanceof Failure)s.throwIfAny();throw e}))}
async function unlessFailed(e,t){try{t(await e)}catch(e){if(!(e instanceof Failure))throw e}}
// src/run/local.ts
async function runLocal(e,t,{onResult:n,watching:r,admit:i,store:a,caller:o,report:s,stored:c,surveysSince:l,...u}){const d=performance.now();const f=new Date;const{rest:p}=e;const m=deadlineOf(e,u);return behindDoor({...u,deadline:m,target:e.target(t)},async({hidden:h=nothing,surveys:g,..._},v,y,b)=>{return redactAddresses({...await run(e,t,{..._,...g&&{surveys:g.since(l??f.getTime())},...r&&{watching:r},...a&&{store:a},...o&&{caller:o},...s&&{report:s},...c&&{stored:c},pause:async(e,t)=>{const n=e+Math.random()*(t-e);return setTimeout$1(n,true,{signal:v}).catch(()=>false)},...u.backgroundWork&&{behind:{due:m*5/6,hold:y}},...i&&p!==void 0&&{admit:e=>i(e,p)},onRefused:b,now:()=>f,elapsed:()=>performance.now()-d,onResult(e,t,r){if(!v.aborted)n?.(e,t,redactAddresses({...r,observedAt:f},h))}}),observedAt:f},h)})}
function deadlineOf({deadline:e=0},{deadline:t,isDeadlineSet:n=false}){return n?t:Math.max(t,1e3*e)}
const nothing=new Set;
async function behindDoor({open:e,deadline:t,signal:n,onSpent:r,target:i,claimant:a,idle:o,backgroundWork:s},c){const l=[];const u=new AbortController;const d=setTimeout(()=>u.abort(new DOMException(`The deadline is over.`,`TimeoutError`)),t);const callOff=()=>u.abort(n?.reason);n?.addEventListener(`abort`,callOff,{once:true});if(n?.aborted)callOff();const f=e(u.signal,i,a,o);try{f.refuse?.();return await c(f,u.signal,e=>l.push(e),e=>u.abort(e))}finally{clearTimeout(d);n?.removeEventListener(`abort`,callOff);r?.(f.traffic());goOn(l,u,f,s)}}
function goOn(e,t,n,r){if(e.length===0)return n.close();const stop=()=>t.abort(new DOMException(`The time behind the answer is over.`,`TimeoutError`));const i=r?.enter(stop)??null;if(!i)stop();const a=setTimeout(stop,longestAfterwards);Promise.all(e).finally(()=>{clearTimeout(a);i?.();n.close()})}
async function lookLocal(e,{limit:t,patience:n,signal:r},{open:i,deadline:a}){return behindDoor({open:i,target:targetOfUrl(e),deadline:Math.min(a,n),...r&&{signal:r}},async n=>{return{sights:await pageStateOf(n.net,e,{now:new Date,limit:t}),traffic:n.traffic()}})}
function localRunner(e,t){return{async answer(n,r,{language:i,naming:a,maxAge:o,...s}){const c=parseInput(n.input,r,a);const answer=async t=>{const r=t?.begin(n,c);const{onResult:a,stored:l}=r??{};const u=o===void 0?null:await r?.recent(o)??null;const d=u??await runLocal(n,c,{...e,...s,...t&&{store:t.ledger},...a&&{onResult:a},...l&&{stored:l}});const f=toAnswer(n,d,c,i);const p=await r?.previous(d,i);return{data:f,updatedAt:d.observedAt,cached:u!==null,...p&&{previousSnapshot:p}}};return t?t.within(answer):answer()},look:(t,n)=>lookLocal(t,n,e)}}
// src/net/addresses/witness.ts
init__lazy_builtin_crypto();
const troubles=/^(?:timeout\.(?:tcp|tls|http)|tcp\.reset|tcp\.refused|tls\.closed|http\.closed)$/;
async function witnessed(e,{host:t},n,r){try{const i=await n;const{status:a=200,handshake:o}=r(i);if(a===429||a>=500)e.trouble(t);else if(o)await certify(e,t,o);return i}catch(n){if(n instanceof Failure&&troubles.test(n.facts.id))e.trouble(t);throw n}}
async function certify(e,t,n){if(!isTrustedFor(t,n))return;const[r]=n.chain;if(r)e.certify(n.address,await ownName(t,new X509Certificate(r)))}
async function ownName(e,{subjectAltName:t=``}){if(t.split(`, `).includes(`DNS:${e}`))return e;const{registrableDomain:n}=await import(`./registrable3.js`).then(e=>({registrableDomain:e.t}));return n(e)??e}
// src/net/budget.ts
const mostQuestions=1e5;
const mostResolverConnections=2048;
const defaultLimits$1={connections:96,bytes:50331648};
function openBudget(e=defaultLimits$1){let t=e;const n=new Map;let r=0;let i=0;let a=0;let o=0;let s=0;function bytes(){return[...n].reduce((e,[{bytesRead:t},{before:n}])=>e+t-n,s)}function check(){if(bytes()>t.bytes)throw failure(`budget.bytes`,{limit:Math.round(t.bytes/1024/1024)})}return{traffic:()=>({connections:r+i,requests:a,bytes:bytes()}),connection(){if(r>=t.connections)throw failure(`budget.connections`,{limit:t.connections});r++},request(){a++},resolverConnection(){const e=mostResolverConnections;if(i>=e)throw failure(`budget.connections`,{limit:e});i++},question(){const e=t.questions??mostQuestions;if(o>=e)throw failure(`budget.questions`,{limit:e});o++;a++},received(e){s+=e;check()},watch(e){const t=e.bytesRead;const settle=()=>{n.delete(e);s+=e.bytesRead-t};n.set(e,{before:t,settle});e.once(`close`,settle)},release(e){const t=n.get(e);if(!t)return;e.off(`close`,t.settle);t.settle()},check,widen({connections:e,bytes:n,questions:r=0}){t={connections:t.connections+e,bytes:t.bytes+n,questions:(t.questions??mostQuestions)+r}}}}
// src/data/tls/alerts.ts
const alertNames={"0":`close_notify`,"10":`unexpected_message`,"20":`bad_record_mac`,"21":`decryption_failed`,"22":`record_overflow`,"30":`decompression_failure`,"40":`handshake_failure`,"42":`bad_certificate`,"43":`unsupported_certificate`,"44":`certificate_revoked`,"45":`certificate_expired`,"46":`certificate_unknown`,"47":`illegal_parameter`,"48":`unknown_ca`,"49":`access_denied`,"50":`decode_error`,"51":`decrypt_error`,"60":`export_restriction`,"70":`protocol_version`,"71":`insufficient_security`,"80":`internal_error`,"86":`inappropriate_fallback`,"90":`user_canceled`,"100":`no_renegotiation`,"109":`missing_extension`,"110":`unsupported_extension`,"112":`unrecognized_name`,"113":`bad_certificate_status_response`,"115":`unknown_psk_identity`,"116":`certificate_required`,"120":`no_application_protocol`};
// src/net/errors.ts
function toFailure(e,t,n){if(e instanceof Failure)return e;const{code:r,message:i,name:a,syscall:o}=readError(e);if(a===`TimeoutError`)return timeout(n,t);const s={cause:e};if(a===`AbortError`)return failure(`aborted`,{},s);const{host:c,port:l}=t;const u=/alert number (?<number>\d{1,3})/.exec(i)?.groups?.[`number`];if(u)return alerted(t,u,s);if(r===noRecord&&t.starttls)return failure(`starttls.injected`,{host:c,port:l},s);if(notTls.has(r))return failure(`tls.not-tls`,{host:c,port:l},s);if(r===`ERR_SSL_EXCESSIVE_MESSAGE_SIZE`)return failure(`tls.oversized`,{host:c,port:l},s);if(r===`HPE_HEADER_OVERFLOW`)return failure(`http.headers-too-large`,{host:c,limit:256},s);if(ofParser.test(r))return failure(`http.malformed`,{host:c,detail:r},s);if(ofTls.test(r))return failure(`tls.failed`,{host:c,port:l,detail:r},s);if(broken.has(r))return breakOff(n,t,o===void 0,s);if(r===`ECONNREFUSED`)return failure(`tcp.refused`,{host:c,port:l},s);if(r===`ETIMEDOUT`)return timeout(n,t,s);if(unreachable.has(r))return failure(`tcp.unreachable`,{host:c,detail:r},s);return failed(n,t,r||`unknown`,s)}
function alerted({host:e,port:t},n,r){const i={...r,reason:`tls.alert.${n}`};if(n===`116`)return failure(`tls.client-certificate`,{host:e,port:t},i);const a=alertNames[n];return failure(`tls.alert`,{host:e,port:t,alert:a===void 0?n:`${n} (${a})`},i)}
function nameEnd(e,t,n){return e instanceof DOMException?toFailure(e,t,n):e}
function timeout(e,{host:t,port:n},r={}){if(e===`dns`||e===`http`)return failure(`timeout.${e}`,{host:t},r);return failure(`timeout.${e}`,{host:t,port:n},r)}
const noRecord=`ERR_SSL_WRONG_VERSION_NUMBER`;
const notTls=new Set([noRecord,`ERR_SSL_PACKET_LENGTH_TOO_LONG`,`ERR_SSL_HTTP_REQUEST`,`ERR_SSL_HTTPS_PROXY_REQUEST`,`ERR_SSL_RECORD_TOO_SMALL`,`ERR_SSL_BAD_RECORD_TYPE`,`ERR_SSL_UNEXPECTED_MESSAGE`]);
const ofParser=/^(?:HPE_|ERR_HTTP)/;
const ofTls=/^(?:ERR_SSL_|ERR_TLS_|ERR_OSSL_|ERR_CRYPTO_|EPROTO$)/;
const unreachable=new Set([`EHOSTUNREACH`,`EHOSTDOWN`,`ENETUNREACH`,`ENETDOWN`,`EADDRNOTAVAIL`,`EAFNOSUPPORT`,`EACCES`,`EPERM`,`EINVAL`]);
const broken=new Set([`ECONNRESET`,`ECONNABORTED`,`ENETRESET`,`ENOTCONN`,`EPIPE`,`ESHUTDOWN`,`ERR_STREAM_PREMATURE_CLOSE`,`ERR_STREAM_DESTROYED`,`ERR_STREAM_WRITE_AFTER_END`,`ERR_SOCKET_CLOSED`,`ERR_SOCKET_CLOSED_BEFORE_CONNECTION`]);
function breakOff(e,{host:t,port:n},r,i){if(e===`http`)return failure(`http.closed`,{host:t},i);if(e===`starttls`)return failure(`starttls.closed`,{host:t,port:n},i);return failure(e===`tls`&&r?`tls.closed`:`tcp.reset`,{host:t,port:n},i)}
function failed(e,{host:t,port:n},r,i){if(e===`dns`)return failure(`dns.failed`,{host:t,detail:r},i);if(e===`tls`)return failure(`tls.failed`,{host:t,port:n,detail:r},i);if(e===`starttls`)return failure(`starttls.closed`,{host:t,port:n},i);return failure(e===`tcp`?`tcp.unreachable`:`http.malformed`,{host:t,detail:r},i)}
function readError(e){if(!(e instanceof Error))return{code:``,message:``,name:``,syscall:void 0};const{code:t,syscall:n}=e;return{code:typeof t===`string`?t:``,message:e.message,name:e.name,syscall:n}}
// src/net/time.ts
function withSignal(e,t){const{promise:n,resolve:r,reject:i}=Promise.withResolvers();const a=onAbort(e,i);t.then(e=>{a();r(e)},e=>{a();i(e)});return n}
function onAbort(e,t){const listener=()=>t(whyOf(e));if(e.aborted)listener();else e.addEventListener(`abort`,listener,{once:true});return()=>e.removeEventListener(`abort`,listener)}
const crowds=new WeakMap;
function onAbortInCrowd(e,t){if(e.aborted)return onAbort(e,t);const n=crowds.get(e)??new Set;if(!crowds.has(e)){crowds.set(e,n);onAbort(e,e=>n.forEach(t=>t(e)))}n.add(t);return()=>n.delete(t)}
function throwIfAborted(e){if(e.aborted)throw whyOf(e)}
function whyOf({reason:e}){if(e instanceof Failure||e instanceof Error&&e.name===`TimeoutError`)return e;return new DOMException(`The measurement was called off.`,`AbortError`)}
function isTimeout(e){return e instanceof Error&&e.name===`TimeoutError`}
async function withPatience(e,t,n){if(t===void 0)return n(e);const r=new AbortController;const i=onAbort(e,e=>r.abort(e));const a=openTimer(t,()=>r.abort(new DOMException(`The patience is over.`,`TimeoutError`)));timers.set(r.signal,[a,...timers.get(e)??[]]);try{return await n(r.signal)}finally{a.end();i()}}
const timers=new WeakMap;
function sharePatience(e,t){const n=timers.get(e);if(n)timers.set(t,n)}
async function withoutPatience(e,t){const n=timers.get(e)??[];for(const e of n)e.stop();try{return await t()}finally{for(const e of n)e.start()}}
function openTimer(e,t){let n=e;let r=performance.now();let i=0;let a=setTimeout(t,n);return{stop(){if(i++>0||a===void 0)return;clearTimeout(a);n-=performance.now()-r},start(){if(--i>0||a===void 0)return;r=performance.now();a=setTimeout(t,Math.max(0,n))},end(){clearTimeout(a);a=void 0}}}
// src/net/connect.ts
async function connectOnce(e,{routes:t,signal:n,offer:r,patience:i}){let a;const begin=e=>{if(e===`tcp`)a=performance.now()};try{const{socket:o,address:s}=await withPatience(n,r.patience??i,n=>t.connect(e,n,begin));const c=since(a);try{if(r.hello!==void 0)o.write(r.hello);return{state:`open`,address:s,reason:null,errno:null,banner:r.banner===void 0?null:await readBanner(o,{to:e,signal:n,patience:r.banner}),ms:c}}finally{hangUp(o)}}catch(t){const i=nameEnd(t,e,a===void 0?`dns`:`tcp`);if(isResetAfterAccept(i)&&!n.aborted){const e=r.banner===void 0?null:{bytes:new Uint8Array,end:`reset`};return{state:`open`,address:addressOf(i),reason:null,errno:null,banner:e,ms:since(a)}}const o=n.aborted||!(i instanceof Failure)?void 0:stateOf(i);if(o===void 0)throw i;const{reason:s}=i;return{state:o,address:null,reason:s,errno:errnoOf(i),banner:null,ms:since(a)}}}
const states={"tcp.refused":`closed`,"timeout.tcp":`filtered`,"tcp.unreachable":`error`,"tcp.reset":`error`};
function stateOf({facts:e,cause:t}){const n=t instanceof Error&&Reflect.get(t,`isFromNetwork`)===true;return e.id===`tcp.unreachable`&&n?`filtered`:states[e.id]}
function isResetAfterAccept(e){if(!(e instanceof Failure)||e.facts.id!==`tcp.reset`||!(e.cause instanceof Error))return false;return Reflect.get(e.cause,`isFromNetwork`)===true&&Reflect.get(e.cause,`code`)===`ECONNRESET`}
function addressOf({cause:e}){const t=e instanceof Error?Reflect.get(e,`address`):void 0;return typeof t===`string`?t:null}
function since(e){return e===void 0?0:performance.now()-e}
function errnoOf({cause:e,facts:t}){const n=e instanceof Error?Reflect.get(e,`code`):void 0;if(typeof n===`string`)return n;if(t.id===`tcp.refused`)return`ECONNREFUSED`;const{detail:r}=t.params;return typeof r===`string`?r:null}
function hangUp(e){if(e instanceof TLSSocket)e.destroy();else e.resetAndDestroy()}
function readBanner(e,{to:t,signal:n,patience:r}){const{promise:i,resolve:a,reject:o}=Promise.withResolvers();let s=Buffer.alloc(0);const end=e=>a({bytes:s,end:e});const c=setTimeout(end,Math.min(r,bannerLimits.patience),`silent`);const l=onAbort(n,e=>o(toFailure(e,t,`tcp`)));e.on(`data`,e=>{s=Buffer.concat([s,e.subarray(0,bannerLimits.bytes-s.length)]);if(s.length===bannerLimits.bytes)end(`enough`)});e.once(`end`,()=>end(`closed`));e.once(`error`,()=>end(`reset`));e.once(`close`,()=>end(`closed`));if(e.destroyed)end(e.errored?`reset`:`closed`);return i.finally(()=>{clearTimeout(c);l()})}
// src/net/dns/undetermined.ts
const badName=`BADNAME`;
function undetermined(e,t){const n=`silent`in e;if(!e.tried)return n?failure(`timeout.dns`,{host:t}):failure(`dns.failed`,{host:t,detail:e.failed});const r=unheardWords(e.tried);if(n)return failure(`timeout.unheard`,{host:t,servers:r},{reason:`timeout.dns`});const i={host:t,servers:r,detail:e.failed};return failure(`dns.unheard`,i,{reason:`dns.failed`})}
// src/net/names.ts
async function systemNames(e,t){return interleave((await withSignal(t,lookup(e,{all:true,order:`verbatim`})).catch(t=>{throw nameFailure(t,e)})).map(({address:e})=>e))}
function systemResolvers(){return getServers()}
const resolutionDelay=500;
function namesFrom(e){return async(t,n)=>{if(/(?:^|\.)localhost$/.test(t))return[`127.0.0.1`,`::1`];try{return toAddresses(await askBoth(await e(),t,n),t)}catch(e){throw nameEnd(e,{host:t,port:0},`dns`)}}}
async function askBoth(e,t,n){const r=new AbortController;const i=onAbort(n,e=>r.abort(e));let a;async function ask(i){try{const n=await e(t,i,r.signal);if(n.kind===`addresses`)a??=setTimeout(()=>r.abort(),resolutionDelay);return n}catch(e){if(n.aborted||!r.signal.aborted)throw e;return{kind:`silent`}}}try{return await withSignal(n,Promise.all([ask(`AAAA`),ask(`A`)]))}finally{clearTimeout(a);i()}}
function toAddresses(e,t){const n=e.flatMap(e=>e.kind===`addresses`?e.addresses:[]);if(n.length>0)return interleave(n);throw lookupFailure(e.find(({kind:e})=>e!==`none`)??{kind:`none`},t)}
function lookupFailure(e,t){if(e.kind===`nxdomain`)return failure(`dns.nxdomain`,{host:t});if(e.kind===`silent`)return undetermined({silent:true,tried:e.tried},t);if(e.kind===`failed`&&e.detail===`BADNAME`)return failure(`dns.bad-name`,{host:t});if(e.kind===`failed`)return undetermined({failed:e.detail,tried:e.tried},t);return failure(`dns.no-address`,{host:t})}
const noData=-3007;
function nameFailure(e,t){const n=codeOf(e);if(n===`ENODATA`||e.errno===noData)return failure(`dns.no-address`,{host:t},{cause:e});if(n===`ENOTFOUND`)return failure(`dns.nxdomain`,{host:t},{cause:e});if(n===`ETIMEOUT`||n===`ECANCELLED`)return failure(`timeout.dns`,{host:t},{cause:e});if(n!==``)return failure(`dns.failed`,{host:t,detail:n},{cause:e});return toFailure(e,{host:t,port:0},`dns`)}
function codeOf(e){const{code:t}=e;return typeof t===`string`&&/^E[A-Z_]+$/.test(t)?t:``}
function interleave(e){const t=isIP(e[0]??``);const n=e.filter(e=>isIP(e)===t);const r=e.filter(e=>isIP(e)!==t);const i=Math.max(n.length,r.length);return Array.from({length:i},(e,t)=>[n[t],r[t]]).flat().filter(e=>e!==void 0)}
// src/net/dns/run.ts
function openDns({resolvers:e,names:t,...n}){let r;const i=(e??[]).filter(e=>serverOf(e)?.isAddress);const a=t??(i.length>0?namesFrom(()=>resolve(i)):systemNames);function open(){return r??=import(`./queries.js`).then(e=>({nameIn:e.t,openQueries:e.n})).then(({openQueries:t})=>t({...n,resolvers:e??systemResolvers(),names:a}))}async function resolve(e){const[{ask:t},{openResolver:n}]=await Promise.all([open(),import(`./resolver.js`)]);return n(t,e)}return{names:t??(e?namesFrom(()=>resolve(e)):systemNames),dns:async e=>(await open()).dns(e),close(){r?.then(e=>e.close(),()=>{})}}}
// src/net/queue.ts
function openQueue(e){const t=typeof e===`number`?()=>e:e;const n=new Set;let r=0;async function turn(e){const{promise:t,resolve:r}=Promise.withResolvers();n.add(r);try{await withSignal(e,t)}catch(e){if(!n.delete(r))pass();throw e}}function pass(){const[e]=n;if(!e||r>t()){r--;return}n.delete(e);e()}return async(e,n)=>{if(r<t())r++;else await turn(e);try{return await n()}finally{pass()}}}
// src/net/mail-server-queue.ts
const atATime=3;
const pause=300;
function openMailServerQueue(){const e=openQueue(atATime);const t=openQueue(1);const n=new Set;let r=false;let i;async function ask(e){if(i)throw i;const t=e();n.add(t);try{return await t}catch(e){if(isTurnedAway(e)&&e.code===`UPSTREAM_TIMEOUT`)i=e;throw e}finally{n.delete(t)}}async function askAgain(e,t){await Promise.allSettled(n);await withSignal(e,setTimeout$1(pause));try{return await ask(t)}catch(e){if(isTurnedAway(e))i=e;throw e}}return async(n,a)=>{const o=r?t:e;try{return await o(n,()=>ask(a))}catch(e){if(!isTurnedAway(e)||i)throw e;r=true;return t(n,()=>askAgain(n,a))}}}
function isTurnedAway(e){return e instanceof Failure&&/^(?:timeout\.starttls$|starttls\.(?!injected$))/.test(e.facts.id)}
// src/net/families.ts
function systemFamilies(){return familiesOf(Object.values(networkInterfaces()).flatMap(e=>e??[]))}
function familiesOf(e){return new Set(e.filter(leadsOut).map(({family:e})=>e===`IPv6`?6:4))}
function leadsOut({address:e,family:t,internal:n}){if(n)return false;return t===`IPv6`?reach(e)===`public`:reach(e)!==`never`}
// src/formats/x509/stray.ts
const recordBehindText=/[\x15\x16]\x03[\x00-\x04]/;
function readBeginning(e){const[t]=e;if(!(t!==void 0&&t<128&&(t<20||t>24)))return`tls`;return recordBehindText.test(toBuffer(e).toString(`latin1`))?`text-before-tls`:`text`}
// src/net/tls/hello.ts
const longestReply={hello:16389,"key-exchange":65536};
const strayPatience=1e3;
function exchangeHello(e,t,{to:n,signal:r,within:i,until:a=`hello`}){const{promise:o,resolve:s,reject:c}=Promise.withResolvers();let l=Buffer.alloc(0);const end=t=>{s({bytes:l,end:t});e.destroy()};let u;const hear=()=>{const t=n.starttls?readBeginning(l):`tls`;const r=l.length===longestReply[a];if(t===`text-before-tls`){c(failure(`starttls.injected`,{host:n.host,port:n.port}));e.destroy()}else if(t===`text`&&!r)u??=setTimeout(end,strayPatience,`enough`);else if(r||isEnough(l,a))end(`enough`)};const d=onAbort(i,e=>{if(r.aborted)c(toFailure(e,n,`tls`));end(`silent`)});e.on(`data`,e=>{l=Buffer.concat([l,e]).subarray(0,longestReply[a]);hear()});e.once(`error`,()=>end(`reset`));e.once(`end`,()=>end(`closed`));e.once(`close`,()=>end(`closed`));e.resume();e.write(t);return o.finally(()=>{d();clearTimeout(u)})}
// src/net/opt-out.ts
const noOptOuts={domains:[],networks:[]};
function isNetworkOut(e,{networks:t}){return t.length>0&&within(e,t)}
function refuseOptedOut(e,t){if(t.domains.some(t=>e===t||e.endsWith(`.${t}`))||isNetworkOut(e,t))throw optedOut(e)}
function optedOut(e){return failure(`target.opted-out`,{host:e},{reason:`opted-out`})}
// src/net/policy.ts
function mayContact(e,t,n){if(isNetworkOut(e,n.optOut??noOptOuts))return false;if(isPublic(e,n))return true;if(reach(e)===`never`||!n.special)return false;return t===void 0||!isPublic(t,n)}
function isHidden(e,{special:t,showsSpecial:n=false}){return!t&&!n&&isIP(e)===0&&!/(?:^|\.)localhost$/.test(e)}
function mayShow(e,t){return t.special||isPublic(e,t)}
function isPublic(e,{allow:t}){return e===`(proxy)`||reach(e)===`public`||within(e,t)}
const specialUse=/(?:^|\.)(?:localhost|local|onion|invalid|home\.arpa|alt)\.?$/i;
const inside=/(?:^|\.)(?:internal|intranet|lan|corp|home)\.?$|^[^.]*\.?$/i;
function mayAskByName(e,t,n){if(specialUse.test(e))return false;return!inside.test(e)||n.special&&(t===void 0||!isPublic(t,n))}
// src/net/note-private.ts
const mostNoted=1e4;
function notePrivate({answers:e,authorities:t,additionals:n},r,i){for(const{data:a}of[...e,...t,...n])for(const e of addressesIn(a))if(i.size<mostNoted&&!mayShow(e,r))i.add(e)}
function addressesIn(e){if(e.type===`A`||e.type===`AAAA`)return`address`in e?[e.address]:[];if(e.type!==`SVCB`&&e.type!==`HTTPS`)return[];return e.parameters.flatMap(e=>`addresses`in e?e.addresses:[])}
// src/net/agent.ts
init__node_http();
function agentOf(e){const t=new Agent({keepAlive:true,maxSockets:1});let n=false;t.createConnection=(t,r)=>{if(n)r?.(Object.assign(new Error(`closed`),{code:`ECONNRESET`}),void 0);else r?.(null,e);n=true};return t}
// src/net/tls/withhold.ts
function withhold(e,t){let n=false;let r=false;const i=new Duplex({read:()=>void e.resume(),write(i,a,o){if(n||isHello(i)){e.write(i,o);return}o();if(!r)t();r=true},final:t=>void e.end(t),destroy(t,n){e.destroy();n(t)}});e.on(`data`,t=>void(i.push(t)||e.pause()));e.once(`end`,()=>i.push(null));e.once(`error`,e=>i.destroy(e));i.on(`error`,()=>{});e.once(`close`,()=>i.destroy());return{way:i,release:()=>{n=true}}}
const changeCipherSpec=20;
const alert=21;
const handshake=22;
const clientHello=1;
function isHello(e){const t=e[0];if(e.length<6||t===void 0)return false;const n=e.subarray(5+e.readUInt16BE(3));return(t===changeCipherSpec||t===alert||t===handshake&&e[5]===clientHello)&&(n.length===0||isHello(n))}
// src/net/tls/secure.ts
function secure(e,t){const n=performance.now();const{promise:r,resolve:i,reject:a}=Promise.withResolvers();let o=null;let s;const c=t.showsWho?withhold(e,()=>fail(untrusted(t.to))):null;const l=connect$2({socket:c?.way??e,secureContext:t.context,rejectUnauthorized:false,requestOCSP:true,...t.alpn!==`none`&&{ALPNProtocols:t.alpn===`either`?[`h2`,`http/1.1`]:[t.alpn]},...isIP(t.to.host)===0&&{servername:t.to.host},checkServerIdentity:()=>void 0});l.getPeerCertificate=()=>({});const fail=n=>{a(refusalOf(toFailure(n,t.to,`tls`),t,s));l.destroy();e.destroy()};const u=onAbort(t.signal,fail);l.once(`OCSPResponse`,e=>{o=e;s={asksWho:asksWho(l),...c&&{chain:servedChain(l)}};if(c&&isAuthorized(l)&&bearsName(s.chain?.[0],t.to.host))c.release()});l.on(`error`,fail);l.once(`close`,()=>fail(Object.assign(new Error(`closed`),{code:`ECONNRESET`})));l.once(`secureConnect`,()=>{try{const e=performance.now()-n;const r=s?.chain??servedChain(l);const a={...describe(l,t),chain:r,staple:o,ms:e};i({socket:l,handshake:a,asksWho:s?.asksWho??false})}catch(e){fail(e)}});return r.finally(u)}
function refusalOf(e,{to:t,showsWho:n},r){return r?.asksWho?tlsRefusal(e,t,n??false):e}
function tlsRefusal(e,{host:t,port:n},r){const{id:i,reason:a}=e.facts;if(!/^(?:tls\.(?:alert|client-certificate|closed)|tcp\.reset|http\.closed)$/.test(i))return e;return failure(r?`tls.client-certificate-refused`:`tls.client-certificate`,{host:t,port:n},{reason:a,cause:e})}
function untrusted({host:e}){return failure(`access.untrusted`,{host:e})}
function asksWho(e){return e.getSharedSigalgs().length>0}
function isAuthorized(e){const t=Reflect.get(e,`_handle`);if(typeof t!==`object`||t===null)return false;const n=Reflect.get(t,`verifyError`);return typeof n===`function`&&Reflect.apply(n,t,[])===null}
function describe(e,{address:t,lenient:n,legacyRenegotiation:r}){const{standardName:i,name:a}=e.getCipher();return{address:t,protocol:e.getProtocol()??`unknown`,cipher:i??a,group:groupOf(e),alpn:e.alpnProtocol||null,trustError:e.authorized?null:String(e.authorizationError??`UNSPECIFIED`),lenient:n,...r&&{legacyRenegotiation:r}}}
function servedChain(e){const t=[];let n=e.getPeerX509Certificate();while(n&&t.length<32){t.push(n.raw);n=n.issuerCertificate}return t}
function groupOf(e){const t=e.getEphemeralKeyInfo();if(!t||!(`type`in t))return null;if(`name`in t&&t.name)return t.name;if(t.type!==`DH`)return null;return e.getProtocol()===`TLSv1.3`?`ffdhe${t.size}`:`DHE ${t.size}`}
// src/net/connection.ts
async function startTlsOf(e){const{starttls:t}=e;if(t===void 0)return void 0;const{agreeOnTls:n}=await import(`./starttls.js`).then(e=>({agreeOnTls:e.t}));return(r,i)=>n(r,{...e,starttls:t},i)}
async function openConnection(e,t,n,r){const i=t?await openSecure(e,n,r):await openPlain(e,n,r);if(e.starttls??e.implicitTlsProtocol)i.socket.destroy();return{...i,agent:agentOf(i.socket)}}
async function openPlain(e,t,{routes:n,begin:r}){const i=await n.connect({...e,isPlain:true},t,r);const{bytesRead:a}=i.socket;return{...i,line:i.socket,received:a,handshake:null,asksWho:false,showsWho:false}}
async function openSecure(e,t,n){const r=n.access?.identity;const i=e.starttls??e.implicitTlsProtocol?`none`:`http/1.1`;const a=await startTlsOf(e);const o=[{lenient:false,alpn:i,showsWho:r!==void 0}];let s=0;let c;let l=null;let u=`dns`;const begin=e=>{u=e;n.begin(e)};for(let i=o.shift();i;i=o.shift())try{const o=await n.routes.connect(e,t,begin);begin(`starttls`);await a?.(o.socket,t);begin(`tls`);s+=o.roundTrips;const{address:c}=o;l=c;const{lenient:u,belowTls13:d,legacyRenegotiation:f,showsWho:p}=i;const m=r&&p?contextWith(r,n.given):contextFor(n.given,{lenient:u,...d&&{belowTls13:d},...f&&{legacyRenegotiation:f}},e);const h=await secure(o.socket,{to:e,address:c,...i,context:m,signal:t});const g=s+roundTripsOf(h.handshake);return{...h,line:o.socket,address:c,roundTrips:g,received:0,showsWho:p}}catch(t){if(!(t instanceof Failure))throw withAddress(nameEnd(t,e,u),l);if(t.reason!==`access.untrusted`)c??=t;s++;const n=afterwards(i,t);if(n)o.push(n)}if(c?.reason===`tls.not-tls`&&n.routes.proxyTo(e)!==null){const{whoSpoke:r}=await import(`./behind-connect.js`);throw await r(c,e,t,n.routes)}throw withAddress(c??new Error(`no handshake was tried`),l)}
function withAddress(e,t){if(!(e instanceof Failure)||t===null)return e;return new Failure({...e.facts,params:{...e.facts.params,reached:t}},{cause:e})}
const noApplicationProtocol=`tls.alert.120`;
const fallbacks={"http/1.1":`h2`,h2:`none`,none:null};
const brokenOff=/^(?:tls\.closed|tcp\.reset)$/;
const noCommonGround=/^tls\.alert\.(?:40|47|80)$/;
const lacksRenegotiation=`ERR_SSL_UNSAFE_LEGACY_RENEGOTIATION_DISABLED`;
function afterwards(e,{reason:t,facts:n}){const{lenient:r,belowTls13:i,legacyRenegotiation:a=false,alpn:o,isAgain:s=false,showsWho:c}=e;if(!r&&!a&&n.params[`detail`]===lacksRenegotiation)return{lenient:r,legacyRenegotiation:true,alpn:o,isAgain:s,showsWho:false};const l={lenient:r,...a&&{legacyRenegotiation:a}};if(t===`access.untrusted`)return{...l,alpn:o,showsWho:false};const u=t===noApplicationProtocol?fallbacks[o]:null;if(u)return{...l,...i&&{belowTls13:i},alpn:u,showsWho:c};if(!r&&!s&&brokenOff.test(t))return{...l,alpn:o,isAgain:true,showsWho:c};const d=/^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/.test(t);if(!r&&d)return{lenient:true,alpn:o,showsWho:false};if(r&&!i&&noCommonGround.test(t))return{lenient:r,belowTls13:true,alpn:o,showsWho:false};return null}
function roundTripsOf({protocol:e}){return e===`TLSv1.3`?1:2}
// src/net/http/broken.ts
const waits=new Set([`timeout.tcp`,`timeout.http`,`tcp.reset`,`http.closed`]);
function isWait({facts:{id:e}}){return waits.has(e)}
function isTold({facts:{params:e}}){return e[`silence`]!==void 0||e[`proxy`]!==void 0}
function isNoConnection(e,t=0){if(!(e instanceof Failure))return false;const{id:n,params:r}=e.facts;const{silence:i}=r;return n===`tcp.refused`||n===`timeout.tcp`&&typeof i===`number`&&i>=.75*t}
function isBroken(e){return e instanceof Failure&&/^(?:http\.closed|http\.malformed|tcp\.reset|tls\.closed)$/.test(e.facts.id)}
function isSafe({method:e=`GET`}){return e===`GET`}
function secondTry(e,t,n){if(!(e instanceof Failure)||!isSafe(t))return null;if(e.facts.id===`http.malformed`)return{tolerant:true};return e.facts.id===`http.closed`&&n?{tolerant:false}:null}
// src/net/http/body.ts
const bodyPatience=3e3;
const worthDraining=65536;
function readBody(e,{limit:t,patience:n,signal:r,budget:i,receive:a}){const{promise:o,resolve:s,reject:c}=Promise.withResolvers();const l=[];let u=0;const end=n=>{s({body:Buffer.concat(l),truncated:!n||u>t});if(!n)e.destroy()};const d=setTimeout(end,n,false);const f=onAbort(r,e=>{if(!isTimeout(e))c(e);end(false)});e.on(`data`,e=>{const n=e.subarray(0,Math.max(0,t-u));if(a)a(n);else if(n.length>0)l.push(n);u+=e.length;try{i.check()}catch(e){c(e);end(false)}if(u>t+worthDraining)end(false)});e.once(`end`,()=>end(true));e.on(`error`,()=>end(false));e.once(`close`,()=>end(false));return o.finally(()=>{clearTimeout(d);f()})}
// src/net/repair-head.ts
const longestHead=81920;
const mostOddities=16;
function repairHeads(e){const t=[];let n=Buffer.alloc(0);function note(e,n){if(!t.some(t=>t.kind===e&&t.seen===n)&&t.length<mostOddities)t.push({kind:e,seen:n})}function take(e){if(n===null)return e;n=Buffer.concat([n,e]);const t=[];for(let e=endOfHead(n);e>=0&&n!==null;e=n===null?-1:endOfHead(n)){const{text:r,isInterim:i}=mendHead(n.toString(`latin1`,0,e),note);t.push(Buffer.from(r,`latin1`));const a=n.subarray(e);if(!i)t.push(a);n=i?a:null}if(n!==null&&(n.length>longestHead||!mayBeHead(n))){t.push(n);n=null}return Buffer.concat(t)}const r=new Duplex({read:()=>void e.resume(),write:(t,n,r)=>void e.write(t,n,r),final:e=>e(),destroy:(t,n)=>{e.destroy();n(t)}});e.on(`data`,t=>{const n=take(t);if(n.length>0&&!r.push(n))e.pause()});e.once(`end`,()=>{if(n!==null&&n.length>0)r.push(n);r.push(null)});e.on(`error`,e=>r.destroy(e));e.once(`close`,()=>r.destroy());return{stream:r,oddities:t}}
function mayBeHead(e){const t=e.toString(`latin1`,0,64).replace(/^[\r\n]+/,``);return t.length<8||/^[^]{0,4}?http/i.test(t)}
function endOfHead(e){let t=0;while(e[t]===13||e[t]===10)t++;const n=e.indexOf(`
\r
`,t);const r=e.indexOf(`

`,t);if(n<0&&r<0)return-1;return n>=0&&(r<0||n<r)?n+3:r+2}
const usualStatusLine=/^HTTP\/1\.[01] \d{3}(?: [^\0]*)?\r?$/;
const readStatusLine=/^[^]{0,4}?http(?:\/\d+(?:\.\d+)?)?[\t ]+(?<status>\d{3})(?!\d)(?<reason>[^]*)$/i;
const firefoxStatusLine=/^[^]{0,4}?HTTP\/(?:1\.\d|[23](?:\.\d)?) +\d{3}(?: [^]*)?\r?$/;
function mendHead(e,t){const[n=``,...r]=e.replace(/^[\r\n]+/,``).split(`
`);const i=mendStatusLine(n,t);return{text:[i,...mendFields(r,t)].join(`
`),isInterim:/^HTTP\/1\.\d 1(?!01)\d\d/.test(i)}}
function mendStatusLine(e,t){if(usualStatusLine.test(e))return e;const{status:n,reason:r=``}=readStatusLine.exec(e)?.groups??{};if(n===void 0)return e;if(e.includes(`\0`))t(`nul-byte`,e.trim());if(!firefoxStatusLine.test(e))t(`status-line`,e.trim());return`HTTP/1.1 ${n} ${r.replaceAll(`\0`,``).trim()}\r`}
const token=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
function mendFields(e,t){let n=false;const r=new Set;return e.flatMap((i,a)=>{if(i===``||i===`\r`)return[i];if(/^[\t ]/.test(i)){if(i.includes(`\0`))t(`nul-byte`,``);return n?[]:[i]}const o=i.indexOf(`:`);const s=o<0?i:i.slice(0,o);const c=s.replace(/[\t ]+$/,``);if(i.includes(`\0`))t(`nul-byte`,c.replaceAll(`\0`,``));n=o<0||!token.test(c);if(n)return[];if(c!==s)t(`space-before-colon`,c);if(c.toLowerCase()!==`content-length`)return[`${c}${i.slice(o)}`];const l=oneLength(i.slice(o+1));const u=r.has(l.trim())&&!/^[\t ]/.test(e[a+1]??``);r.add(l.trim());return u?[]:[`${c}:${l}`]})}
const sameLengths=/^[\t ]*(?<length>\d{1,15})(?:[\t ]*,[\t ]*\k<length>)+[\t ]*(?<end>\r?)$/;
function oneLength(e){return e.replace(sameLengths,` $<length>$<end>`)}
// src/net/http/exchange.ts
init__node_http();
const maxHeaderSize=262144;
const mostInterim=32;
function exchangeHttp(e,t){const n=new URL(e.url);const{promise:r,resolve:i,reject:a}=Promise.withResolvers();const o=t.tolerant&&repairHeads(t.tolerant);const s=request({...o?{createConnection:()=>o.stream}:{agent:t.agent},method:e.method??`GET`,path:n.pathname+n.search,headers:headersFor(e,n),setHost:false,maxHeaderSize,insecureHTTPParser:o!==null});const fail=e=>{a(toFailure(e,t.to,`http`));s.destroy()};let c=false;const answer=n=>{c=true;l();const r=headOf(n);const a=e.intake?.(r)??null;const s={...readingFor(e,r,t),...a&&{receive:a.receive}};readBody(through(n,a?.decoder??null),s).then(e=>i({...r,...e,version:`1.1`,...odditiesOf(o,n)}),fail)};const l=onAbort(t.signal,fail);s.on(`error`,e=>c||fail(e));s.once(`close`,()=>c||fail(Object.assign(new Error(`closed`),{code:`ECONNRESET`})));s.once(`response`,answer);s.once(`upgrade`,(e,t)=>{c=true;t.destroy();i({...headOf(e),body:new Uint8Array,truncated:false,version:`1.1`})});limitInterim(s,()=>fail(failure(`http.malformed`,{host:t.to.host,detail:`1xx`})));s.end(e.body);return r.finally(l)}
const redirectPatience=300;
function readingFor(e,t,{signal:n,budget:r}){const{limit:i=0,patience:a=bodyPatience}=e;return{limit:i,patience:readLocation(t,e.url)?Math.min(a,redirectPatience):a,signal:n,budget:r}}
function through(e,t){return t?pipeline(e,t,()=>{}):e}
function odditiesOf(e,{statusMessage:t=``}){const n=t.includes(`\0`)?[{kind:`nul-byte`,seen:t}]:[];const r=[...e?.oddities??[],...n];return r.length>0?{oddities:r}:{}}
function limitInterim(e,t){let n=0;e.on(`information`,()=>++n>mostInterim&&t())}
function headOf({statusCode:e=0,rawHeaders:t}){return{status:e,headers:pairs(t)}}
function headersFor(e,t){return{host:t.host,"user-agent":`portcullis`,accept:`text/html,application/xhtml+xml,*/*;q=0.8`,"accept-encoding":`identity`,...e.body&&{"content-length":`${e.body.length}`},...e.headers}}
function pairs(e){return Array.from({length:e.length/2},(t,n)=>[e[n*2]??``,e[n*2+1]??``])}
// src/net/http/http2.ts
async function exchange2(e,{socket:t},n){const{connect:r}=await import(`node:http2`);if(t.destroyed)throw toFailure(closed(),n.to,`http`);const i=new URL(e.url);const{promise:a,resolve:o,reject:s}=Promise.withResolvers();const c=r(i,{createConnection:()=>t,settings:{enablePush:false}});const fail=e=>{s(toFailure(e,n.to,`http`));c.destroy()};const l=onAbort(n.signal,fail);c.on(`error`,fail);try{const{host:t,...r}=headersFor(e,i);const s=c.request({":method":e.method??`GET`,":path":i.pathname+i.search,":authority":t,...r});s.on(`error`,fail);const onClosed=()=>fail(closed());s.once(`close`,onClosed);s.once(`response`,(t,r,i)=>{s.off(`close`,onClosed);read(s,i,e,n).then(o,fail)});s.end(e.body);return await a}finally{l();c.destroy()}}
function closed(){return Object.assign(new Error(`closed`),{code:`ECONNRESET`})}
async function read(e,t,n,r){const i=pairs(t);const a=Number(i.find(([e])=>e===`:status`)?.[1]??0);const o=i.filter(([e])=>!e.startsWith(`:`));return{status:a,headers:o,...await readBody(e,readingFor(n,{status:a,headers:o},r)),version:`2`}}
// src/net/http/origin.ts
function openOrigin(e,t){const{isSecure:n,signal:r,budget:i,routes:a,acceptance:o,idle:s,key:c}=t;const l={...e,isPlain:!n};const u=openQueue(1);let d;let f;let p=0;let m=`tcp`;let h;async function present(t,n,r,i=false){if(f){await withSignal(n,f).catch(e=>passOn(e,n,o));return present(t,n,r,i)}if(d&&a.mayRide({...e,...t},d.address)&&r(d))return d;const s=i?null:adopt(t);if(s)return s;f=open(t,n).finally(()=>f=void 0);return f}function adopt(t){for(let n=s?.take(c);n;n=s?.take(c)){const r={...n,isAdopted:true,unpaid:0};if(!isIdle(r)||!a.mayRide({...e,...t},r.address)){r.close();continue}d?.close();i.watch(r.line);if(e.at===void 0)a.prefer(e,r.address);d=r;return r}return null}function begin(e){m=e;if(e===`tcp`)h={since:performance.now(),heard:0}}async function open({namedBy:i,acceptance:u=o},f){const p=i===void 0?e:{...e,namedBy:i};const m=a.proxyTo(l)!==null?void 0:u;const h=Date.now();const g=await withPatience(f,m,e=>openConnection(p,n,e,{...t,begin}));if(r.aborted){g.socket.destroy();throw whyOf(r)}s?.accept(c);d?.close();const close=()=>{g.agent.destroy();g.socket.destroy()};d={...g,isAdopted:false,isUsed:false,openedAt:h,close,unpaid:g.roundTrips};return d}function end(){if(!d)return;if(!s||p>0||!d.isUsed||!isIdle(d))return d.close();i.release(d.line);s.leave(c,d);d=void 0}async function carry(n,r,{tolerant:a,within:o}){const s=equipped(n,r,e.host,t.access);i.request();m=`http`;h={since:performance.now(),...h,over:r.socket,heard:r.socket.bytesRead};const c={to:e,agent:r.agent,tolerant:a?r.socket:null,signal:o,budget:i};const l=r.handshake?.alpn===`h2`;const u=r.received===0;const d=await(l?exchange2(s,r,c):exchangeHttp(s,c)).catch(t=>{throw u&&r.asksWho&&t instanceof Failure?tlsRefusal(t,e,r.showsWho):t});r.received=l||a?spent:r.socket.bytesRead;r.isUsed=true;if(d.status<200)throw failure(`http.malformed`,{host:e.host,detail:`${d.status}`});return{bare:d,link:r,parser:a?`tolerant`:`strict`}}async function ask(e,t,n=false){const r=d;h=void 0;const i=await connected(e,t,n);const a=charge(i);try{const n=await carry(e,i,{tolerant:false,within:t});if(i.isAdopted&&n.bare.status===408&&isSafe(e))return await askAnew(a);return{...n,roundTrips:a}}catch(n){if(i.isAdopted&&isBroken(n)&&isSafe(e))return askAnew(a);const o=secondTry(n,e,i===r);if(!o)throw n;const s=await present(e,t,o.tolerant?()=>false:isIdle,true);const c=a+charge(s);return{...await carry(e,s,{...o,within:t}),roundTrips:c}}async function askAnew(n){i.close();const r=await ask(e,t,true);return{...r,roundTrips:r.roundTrips+n}}}async function connected(e,t,i){const{acceptance:a,namedBy:o}=e;const l=!n&&a!==void 0&&o===void 0;const u=l?s?.refusal(c):null;if(u)throw new Failure(u);const d=Date.now();try{return await present(e,t,isIdle,i)}catch(e){const t=silenceTold(e);if(l&&!r.aborted&&isNoConnection(t,a))s?.refuse(c,t.facts,d);throw t}}function silenceTold(t){const n=nameEnd(t,e,m);if(!(n instanceof Failure)||!isWait(n)||isTold(n))return n;if(!h||(h.over?.bytesRead??0)>h.heard)return n;const i=a.proxyTo(l);if(i===null&&r.aborted)return n;const o=i===null?{silence:Math.round(performance.now()-h.since)}:{proxy:i};return new Failure({...n.facts,params:{...n.facts.params,...o}},{cause:n})}return{async handshake(t){const{handshake:n}=await present(t,r,()=>true).catch(t=>{throw nameEnd(t,e,m)});if(!n)throw new Error(`no handshake over plain HTTP`);return n},request(t){const n=performance.now();return withPatience(r,t.patience,async r=>{p++;try{const{bare:e,link:i,...a}=await u(r,()=>ask(t,r).catch(e=>{throw silenceTold(e)}));const{address:o,handshake:s}=i;return{...e,...a,address:o,handshake:s,ms:performance.now()-n}}catch(t){throw nameEnd(t,e,m)}finally{p--}})},close:end}}
const spent=-1;
function charge(e){const t=e.unpaid+1;e.unpaid=0;return t}
function isIdle({socket:e,received:t}){return!e.destroyed&&e.writable&&e.bytesRead===t}
function passOn(e,t,n){const r=n===void 0&&e instanceof Failure&&e.code===`UPSTREAM_TIMEOUT`;if(t.aborted||!r)throw e}
// src/net/probe-queues.ts
const perAddress={connections:52,bytes:6291456};
const mostAddresses$1=32;
const probesInAll=24;
function openProbeQueues(e,t){const n=openQueue(t);const r=openQueue(probesInAll);const i=new Map;function enter({host:a,at:o}){if(o===void 0)return n;const s=`${a} ${o}`;const c=i.get(s);if(c)return c;const l=openQueue(t);const both=(e,t)=>l(e,()=>r(e,t));i.set(s,both);if(i.size<=mostAddresses$1)e.widen(perAddress);return both}return{enter:e=>void enter(e),queueOf:enter}}
// src/net/dial.ts
const attemptDelay=250;
async function dial(e,t,{to:n,signal:r,budget:i},a=connectTo){const o=new AbortController;const s=onAbort(r,e=>o.abort(e));sharePatience(r,o.signal);const c=[];let l;try{for(const r of e){c.push(a(r,t,{to:n,signal:o.signal,budget:i}));l=await firstOf(c,o.signal);if(l)break}l??=await Promise.any(c);return l}catch(e){throw e instanceof AggregateError?mostTelling(e.errors):e}finally{s();o.abort();for(const e of c)e.then(e=>e!==l&&e.socket.destroy(),ignore$2)}}
async function firstOf(e,t){const{promise:n,resolve:r}=Promise.withResolvers();const i=setTimeout(r,attemptDelay);const a=onAbort(t,()=>r());const o=e.at(-1)?.catch(()=>void 0);const s=Promise.any(e).catch(()=>void 0);const c=await Promise.race([s,o,n]);clearTimeout(i);a();return c??void 0}
function mostTelling(e){return e.find(e=>idOf$1(e)===`aborted`)??e.find(e=>idOf$1(e)!==`tcp.unreachable`)??e[0]}
async function connectTo(e,t,{to:n,signal:r,budget:i}){if(r.aborted)throw toFailure(r.reason,n,`tcp`);i.connection();const{promise:a,resolve:o,reject:s}=Promise.withResolvers();const c=connect({host:e,port:t,noDelay:true});i.watch(c);let l=false;c.once(`connectionAttempt`,()=>queueMicrotask(()=>l=!c.destroyed));const fail=e=>{if(l&&e instanceof Error)Object.assign(e,{isFromNetwork:true});s(toFailure(e,n,`tcp`));c.destroy()};const u=onAbort(r,fail);c.once(`connect`,()=>o({socket:c,address:e}));c.on(`error`,fail);return a.finally(u)}
function idOf$1(e){return e instanceof Failure?e.facts.id:``}
function ignore$2(){}
// src/net/pins.ts
function pinFor(e,t){const n=e.filter(({host:e})=>e===t.host);const r=n.filter(({port:e})=>e===t.port);if(t.at===void 0)return r[0]??elsewhere(n[0],t);const isMeant=e=>idOf(e)===t.at;const i=r.find(isMeant)??n.find(isMeant)??n.find(({address:e})=>e===t.at);if(!i||i.port===t.port)return i;return r.find(({address:e})=>e===i.address)??elsewhere(i,t)}
function pinsToTry(e,t){const n=pinFor(e,t);if(!n||t.at!==void 0)return n?[n]:[];return[...pinsOf(e,t).values()].filter(({toPort:e})=>e===n.toPort)}
function pinsOf(e,t){const n=e.filter(({host:e})=>e===t.host);const r=n.filter(({port:e})=>e===t.port);const i=r.length>0?r:n.map(e=>({...e,port:t.port,toPort:t.port}));return new Map(i.map(e=>[idOf(e),e]))}
function idOf({port:e,address:t,toPort:n}){return e===n?t:`${bracketed(t)}:${n}`}
function elsewhere(e,{port:t}){return e&&{...e,port:t,toPort:t}}
// src/net/route.ts
const mostListed=256;
const mostAddresses=16;
function openRoutes({policy:e,names:t,pins:n,families:r,budget:i,signal:a,tunnels:o,lease:s}){const c=new Map;const l=new Map;const u=new Map;function resolve(e){const n=c.get(e);if(n)return n;const r=t(e,a);r.catch(()=>{});c.set(e,r);return r}async function addressesOf(t,n){const{host:r,port:i}=t;if(isIP(r))return[r];if(o?.(t)?.resolves)return[addressByProxy];try{return await withSignal(n,resolve(r))}catch(t){throw t instanceof Failure&&t.facts.id===`dns.nxdomain`&&isHidden(r,e)?absent(r):nameEnd(t,{host:r,port:i},`dns`)}}function judge(t,n){const{optOut:r=noOptOuts}=e;refuseOptedOut(t.host,r);const i=n.filter(n=>mayContact(n,t.namedBy,e));const[a]=n;if(i.length===0&&n.some(e=>isNetworkOut(e,r)))throw optedOut(t.host);if(a===`(proxy)`&&!mayAskByName(t.host,t.namedBy,e))throw failure(`proxy.name`,{host:t.host});if(i.length===0&&isHidden(t.host,e))throw absent(t.host);if(i.length===0)throw failure(`address.private`,{host:bracketed(t.host),address:a??``});return i.slice(0,mostAddresses)}function reach(e,n,r,c){const l=o?.(r);const u={to:r,signal:c,budget:i};return l?dial(e,n,u,(...e)=>l.open(t,a,...e)):dial(e,n,u,s?leased(s):void 0)}async function dialInTurn(e,t,n,r=e.port){const i=`${e.host} ${e.port}`;const a=u.get(i);if(a){const e=await attempt(()=>withSignal(n,a));if(!e.ok&&!e.failure.reason.startsWith(`timeout.`))throw new Failure(e.failure)}const o=l.get(i);const s=reach(o!==void 0&&t.includes(o)?[o]:t,r,e,n);if(!u.has(i))u.set(i,s);const c=await s.finally(()=>u.get(i)===s&&u.delete(i));if(!l.has(i))l.set(i,c.address);return c}async function takeLease(e,[t],n){if(!s||t===void 0||o?.(e))return;await withoutPatience(n,()=>withSignal(n,s.take(t,e.host))).catch(t=>{throw toFailure(t,e,`tcp`)})}return{async connect(e,t,r=ignore$1){throwIfAborted(t);const i=pinsToTry(n,e);const[a]=i;if(a){const n=judge({host:e.host,port:a.toPort},i.map(({address:e})=>e));await takeLease(e,n,t);r(`tcp`);return{...i.length>1?await dialInTurn(e,n,t,a.toPort):await reach(n,a.toPort,e,t),roundTrips:1}}if(e.at!==void 0){const n=judge(e,[e.at]);await takeLease(e,n,t);r(`tcp`);return{...await reach(n,e.port,e,t),roundTrips:1}}r(`dns`);const o=!c.has(e.host)&&isIP(e.host)===0;const s=judge(e,await addressesOf(e,t));await takeLease(e,s,t);r(`tcp`);return{...await dialInTurn(e,s,t),roundTrips:o?2:1}},proxyTo:e=>o?.(e)?.proxy??null,mayRide:(t,r)=>{if(pinFor(n,t)!==void 0)return true;return r===`(proxy)`?mayAskByName(t.host,t.namedBy,e):mayContact(r,t.namedBy,e)},prefer({host:e,port:t},n){const r=`${e} ${t}`;if(!l.has(r))l.set(r,n)},async addresses(t,i){refuseOptedOut(t.host,e.optOut??noOptOuts);const a=o?.(t)?new Set([4,6]):r();const s=[...pinsOf(n,t)].map(([t,{address:n}])=>{return{id:t,address:n,isAllowed:mayContact(n,void 0,e),isForeign:!a.has(isIP(n))}});if(s.length>0)return s.slice(0,mostListed);const c=await addressesOf(t,i);if(isHidden(t.host,e))judge(t,c);return[...new Set(c)].slice(0,mostListed).map(n=>{return{id:n,address:n,isAllowed:mayContact(n,t.namedBy,e),isForeign:!a.has(isIP(n))}})}}}
function leased(e){return async(t,n,r)=>{const{to:i,signal:a}=r;await withoutPatience(a,()=>withSignal(a,e.connection(t,i.host))).catch(e=>{throw toFailure(e,i,`tcp`)});return connectTo(t,n,r)}}
function absent(e){return failure(`dns.absent`,{host:e},{reason:`dns.nxdomain`})}
function ignore$1(){}
// src/net/sources/states.ts
const unasked={answered:null,failed:null};
function openSourceStates(e=Date.now){const t=new Map;const n=new Set;const of=e=>t.get(e)??unasked;return{answered(r,i){t.set(r,{...of(r),answered:{at:e(),ms:i}});for(const e of n)e(r,i)},failed(r,i){t.set(r,{...of(r),failed:{at:e(),reason:i}});for(const e of n)e(r,null)},of,listen(e){n.add(e);return()=>void n.delete(e)}}}
// src/net/sources/shared.ts
function openSharedSources(){return{states:openSourceStates(),whois:new Map}}
const sharedSources=openSharedSources();
// src/net/bare-guard.ts
const probePatience=4e3;
const placePatience=4e3;
const talkPatience=8e3;
const probesAtATime=6;
const connectionsAtATime=64;
const mailServersAtATime=16;
function openBareGuard({signal:e,policy:t,names:n,pins:r=[],families:i=systemFamilies,given:a=[],limits:o=defaultLimits$1,access:s,tunnels:c,resolvers:l,dnsServers:u=publicResolvers.map(({server:e})=>e),sources:d={},whoisRoot:f,sourceKeys:p={},lease:m,operator:h,idle:g,shared:_=sharedSources},v){const y=new AbortController;const b=onAbort(e,e=>y.abort(e));const{signal:x}=y;const S=openBudget(o);const C={policy:t,pins:r,given:a,budget:S,tunnels:c,signal:x,known:u};const w=new Set;const T=t.special?void 0:e=>notePrivate(e,t,w);const{names:E,...D}=openDns({...C,resolvers:l,names:n,hear:T});const O={names:E,pins:r,families:i,budget:S,signal:x,tunnels:c};const k=openRoutes({policy:t,...O,lease:m});const A=new Map;const j=openProbeQueues(S,probesAtATime);const M=openQueue(mailServersAtATime);const N=openQueue(connectionsAtATime);const P=new Map;function queueOf(e){const t=j.queueOf(e);const{host:n,port:r,at:i,starttls:a}=e;if(!a)return t;const o=`${a} ${n} ${r} ${i??``}`;const s=P.get(o)??openMailServerQueue();P.set(o,s);return s}function origin({host:e,port:t,at:n,starttls:r,implicitTlsProtocol:i},o){const c=`${o} ${e} ${t} ${n??``} ${r??``} ${i??``}`;const l=A.get(c);if(l)return l;const u=n!==void 0&&{at:n};const d=r?talkPatience:placePatience;const f=accessFor(s,{host:e,port:t},o);const p={routes:k,given:a,isSecure:o,signal:x,budget:S,idle:g,access:f,key:f?`${c} access`:c,...u&&{acceptance:d}};const m=openOrigin({host:e,port:t,...u,...r&&{starttls:r},...i&&{implicitTlsProtocol:i}},p);A.set(c,m);return m}function tls(e,t){if(!t)return origin(e,true).handshake(e);return withPatience(x,probePatience,async n=>{const r=await startTlsOf(e);const{socket:i,address:o}=await k.connect(e,n);await r?.(i,n);const{lenient:s=false,legacyRenegotiation:c=false}=t;const l=contextFor(a,t,e);const u=t.groups??t.keys?`either`:`http/1.1`;const{socket:d,handshake:f}=await secure(i,{to:e,address:o,context:l,lenient:s,legacyRenegotiation:c,alpn:e.starttls??e.implicitTlsProtocol?`none`:u,signal:n});d.destroy();return f})}function hello(...[e,t,n]){return withPatience(x,probePatience,async r=>{const i=await startTlsOf(e);const{socket:a}=await k.connect(e,r);await i?.(a,r);S.request();return exchangeHello(a,t,{to:e,signal:x,within:r,until:n})})}function leasedRoutesUnder(e){return openRoutes({policy:e,...O,lease:m})}function routesUnder(e){return openRoutes({policy:e,...O})}const F=h===void 0?{}:{"user-agent":`portcullis (operator: ${h})`};return{net:{async tls(e,t){j.enter(e);const n=guarded(e,()=>tls(e,t));return m&&!t?witnessed(m,e,n,e=>({handshake:e})):n},hello:(e,t,n)=>guarded(e,()=>queueOf(e)(x,()=>hello(e,t,n))),async mail(e){j.enter(e);const{greet:t}=await import(`./mail.js`);return guarded(e,()=>M(x,()=>t(e,{routes:k,given:a,budget:S,signal:x})))},async connect(e,t={}){j.enter(e);const n={routes:k,signal:x,offer:t,patience:probePatience};return guarded(e,()=>N(x,()=>connectOnce(e,n)))},addresses:e=>guarded(e,()=>k.addresses(e,x)),async http(e){const{to:t,isSecure:n}=endpointOf(e);j.enter(t);const r={...e,headers:{...F,...e.headers}};const i=guarded(t,()=>origin(t,n).request(r));return m?witnessed(m,t,i,e=>e):i},dns:D.dns,async source(e,n){const{requestSource:i}=await loaded(v.source);return i(e,n,{sources:d,keys:p,policy:t,routesUnder,given:a,pins:r,budget:S,signal:x,shared:_})},async whois(e,n){const{queryWhois:r}=await loaded(v.whois);return r(e,n,{root:f,policy:t,routesUnder:leasedRoutesUnder,budget:S,signal:x,shared:_})}},async post(e){const n={policy:t,routes:k,given:a,pins:r,budget:S,shared:_};return(await loaded(v.post)).post({...e,headers:{...F,...e.headers}},n,x)},traffic:S.traffic,hidden:w,keyed:new Set(Object.keys(p)),chosen:new Set([...Object.keys(d),...f?[`whois`]:[]]),close(){b();y.abort();A.forEach(e=>e.close());D.close();m?.release()}}}
async function guarded(e,t){try{return await t()}catch(t){throw nameEnd(t,e,`tcp`)}}
function endpointOf(e){const t=URL.parse(e.url);if(!t||!/^https?:$/.test(t.protocol))throw failure(`http.malformed`,{host:``,detail:`URL`});const{at:n}=e;return{to:{host:hostOf$1(t),port:portOf(t),...n!==void 0&&{at:n}},isSecure:t.protocol===`https:`}}
async function loaded(e){if(e)return e();throw new Error(`this entry point does not contain the module`)}
// src/net/addresses/limits.ts
const defaultAddressLimits={runs:4,reservedRuns:2,connections:600,reservedPart:.25,runsOfClient:2,edge:8,patience:2e3};
// src/net/addresses/state.ts
const unusedAddress={leases:[],spent:[],names:[],troubledUntil:0};
const minute=6e4;
const leaseLasts=3*minute;
const edgeLasts=10*minute;
const[leastNames,mostNames]=[4,64];
const usualRun=2e3;
function current(e,t){const{leases:n,spent:r,names:i,troubledUntil:a}=e??unusedAddress;return{leases:n.filter(({until:e})=>e>t),spent:r.filter(({at:e})=>t-e<minute),names:i.filter(([,e])=>e>t),troubledUntil:a}}
function isUnused(e,t){const{leases:n,spent:r,names:i,troubledUntil:a}=current(e,t);return n.length+r.length+i.length===0&&a<=t}
function factorOf(e,{edge:t},n){const r=e.names.filter(([,e])=>e>n).length;return e.troubledUntil>n||r<leastNames?1:Math.max(1,Math.min(t,r))}
function requestLease(e,t){const{now:n,limits:r,...i}=t;const a=current(e,n);const o={...a,leases:a.leases.filter(({id:e})=>e!==i.id)};const s={...t,isNew:o.leases.length===a.leases.length};const c=boundsOf(o,s).map(e=>waitFor(e,o,s));const l=Math.max(ownRuns(o,t),...c);if(l>0)return{state:a,wait:l};return{state:{...o,leases:[...o.leases,{...i,until:n+leaseLasts}]},wait:null}}
function ownRuns({leases:e},{client:t,name:n,limits:r}){return e.filter(e=>e.client===t&&e.name===n).length>=r.runsOfClient?usualRun:0}
function boundsOf(e,{client:t,isReserved:n,connections:r,limits:i,now:a,isNew:o}){const s=factorOf(e,i,a);const c={runs:s*i.runs,connections:s*i.connections};const l={runs:c.runs+s*i.reservedRuns,connections:Math.floor(c.connections*(1+i.reservedPart))};const u=n?l:c;const isOfClass=e=>e.isReserved===n;const d=new Set([...e.leases,...e.spent].filter(e=>isOfClass(e)&&e.client!==t).map(e=>e.client));return[{counts:()=>true,...l},...n?[]:[{counts:isOfClass,...u}],{counts:e=>e.client===t&&isOfClass(e),runs:Math.max(1,Math.floor(u.runs/(d.size+2))),connections:Math.max(o?r:0,Math.floor(u.connections*.9/(d.size+1)))}]}
function waitFor({counts:e,runs:t,connections:n},{leases:r,spent:i},a){const o=r.filter(e);const s=i.filter(e).toSorted((e,t)=>e.at-t.at);let c=[...o,...s].reduce((e,t)=>e+t.connections,0)+(a.isNew?Math.min(a.connections,n):a.connections)-n;const l=o.length>=t?usualRun:0;if(c<=0)return l;for(const{at:e,connections:t}of s){c-=t;if(c<=0)return Math.max(l,e+minute-a.now,1)}return Math.max(l,usualRun)}
function endLease(e,t,n,r){const i=current(e,r);const a=i.leases.find(e=>e.id===t);if(!a)return i;const{client:o,isReserved:s}=a;return{...i,leases:i.leases.filter(e=>e!==a),spent:n>0?[...i.spent,{client:o,isReserved:s,connections:n,at:r}]:i.spent}}
function certifyName(e,t,n){const r=current(e,n);const i=r.names.filter(([e])=>e!==t);return{...r,names:[...i,[t,n+edgeLasts]].slice(-mostNames)}}
function noteTrouble(e,t){return{...current(e,t),names:[],troubledUntil:t+edgeLasts}}
// src/net/addresses/limiter.ts
init__lazy_builtin_crypto();
const mostWaiting=4;
const glance=250;
const further=8;
function openAddressLimiter({limits:e={},now:t=Date.now,...n}={}){const r={...defaultAddressLimits,...e};const i=openWithFallback(n.states,t);const a=new Map;function wake(e){for(const t of a.get(e)??[])t()}async function pause(e,t,n){const r=a.get(e)??new Set;const{promise:i,resolve:o}=Promise.withResolvers();const s=setTimeout(o,t);const c=onAbort(n,()=>o());a.set(e,r.add(o));await i;clearTimeout(s);c();r.delete(o);if(r.size===0)a.delete(e)}function lease({client:e,isReserved:n,connections:o},s){const c=randomUUID();const l=new Map;const u=new Map;let d=false;function ask(a,o,s){return i.update(a,i=>{const{state:a,wait:l}=requestLease(i,{id:c,client:e,name:o,isReserved:n,connections:s,now:t(),limits:r});return[a,l]})}async function acquire(e,n){const i=t()+r.patience;const c=Math.max(1,Math.min(o,r.connections));for(;;){const o=await ask(e,n,c);if(o===null)break;if(s.aborted&&!isTimeout(s.reason))throw s.reason;const l=i-t();const u=(a.get(e)?.size??0)>=mostWaiting*(r.runs+r.reservedRuns);if(s.aborted||o>Math.max(l,r.patience)||l<=0||u)throw busy(`target`,o);await pause(e,Math.min(o,l,glance),s)}l.set(e,{name:n,granted:c,used:0});if(d)leave(e)}async function grow(e,t){const n=await ask(e,t.name,t.granted+further);if(n!==null)throw busy(`target`,n);t.granted+=further}function leave(e){const n=l.get(e)?.used??0;i.update(e,e=>[endLease(e,c,n,t()),void 0]).then(()=>wake(e),ignore)}async function take(e,t){const n=u.get(e)??acquire(e,t);u.set(e,n);await n.catch(t=>{if(u.get(e)===n)u.delete(e);throw t})}return{take,async connection(e,t){await take(e,t);const n=l.get(e);if(!n)return;while(n.used>=n.granted)await(n.growing??=grow(e,n).finally(()=>delete n.growing));n.used++},certify(e,n){if(l.has(e))i.update(e,e=>[certifyName(e,n,t()),void 0]).catch(ignore)},trouble(e){for(const[n,r]of l)if(r.name===e)i.update(n,e=>[noteTrouble(e,t()),void 0]).catch(ignore)},release(){if(d)return;d=true;for(const e of l.keys())leave(e)}}}return{lease}}
function openWithFallback(e,t){const n=openAddressStates(t);if(!e)return n;return{update:(t,r)=>e.update(t,r).catch(()=>n.update(t,r))}}
const manyAddresses=1e3;
function openAddressStates(e=Date.now){const t=new Map;return{async update(n,r){if(t.size>manyAddresses){for(const[n,r]of t)if(isUnused(r,e()))t.delete(n)}const[i,a]=r(t.get(n)??null);t.set(n,i);return a}}}
function ignore(){}
// src/net/cache.ts
const megabyte=1048576;
const defaultLimits={all:64*megabyte,each:16*megabyte};
const overhead=1024;
function openCache(e,t=defaultLimits){const n=new Map;let r=0;function drop(e){const t=n.get(e);if(!t)return;n.delete(e);r-=sizeOf(t)}return{find(t,{namedBy:r},i){const a=n.get(t);if(!a)return null;if(a.until<=i){drop(t);return null}if(!mayContact(a.address,r,e))return null;n.delete(t);n.set(t,a);return a},keep(e,i){if(i.bytes.length>t.each)return;drop(e);const a={...i,bytes:alone(i.bytes)};n.set(e,a);r+=sizeOf(a);for(const[e]of n){if(r<=t.all)break;drop(e)}}}}
function sizeOf({bytes:e}){return e.length+overhead}
function alone(e){return e.byteLength===e.buffer.byteLength?e:new Uint8Array(e)}
// src/net/tunnel/bypass.ts
function isBypassed({host:e,port:t},n){return n.some(n=>{const{place:r,only:i}=parse(n);return(i===void 0||i===t)&&isOf(e,r)})}
function parse(e){const t=/^(?:\[(?<six>[^\]]+)\]|(?<name>[^:]*))(?::(?<port>\d{1,5}))?$/.exec(e)?.groups;const n=t?.[`six`]??t?.[`name`]??e;const r=t?.[`port`];return r===void 0?{place:n}:{place:n,only:Number(r)}}
function isOf(e,t){if(t===`*`)return true;const n=toNetwork(t);if(isIP(e)!==0)return n!==null&&within(e,[n]);const r=t.toLowerCase().replace(/^\*?\./,``).replace(/\.$/,``);const i=e.toLowerCase().replace(/\.$/,``);return r!==``&&(i===r||i.endsWith(`.${r}`))}
// src/net/tunnel/tunnels.ts
function openTunnels({secure:e,plain:t,resolves:n=false,bypass:r},i){return a=>{const o=a.isPlain?t:e;if(!o||isBypassed(a,r))return null;return{proxy:o.name,resolves:n,async open(e,t,...n){const{tunnel:r}=await import(`./tunnel.js`);return r({proxy:o,authorities:i,names:e,run:t},...n)}}}}
// src/run/surveys.ts
const surveyLifetime=6e4;
const mostOrigins=1e3;
function openSurveys(e=Date.now){const t=new Map;function put(e,n){t.delete(e);t.set(e,n);const[r]=t.keys();if(t.size>mostOrigins&&r!==void 0)t.delete(r)}function withdraw(e,n){if(t.get(e)===n)t.delete(e)}return{since:n=>({find(r){const i=t.get(r);if(!i||i.begunAt<Math.max(n,e()-surveyLifetime))return null;put(r,i);return i.coming},offer(t,n){const r=e();const i=n.then(e=>e&&{...e,begunAt:r},()=>null);const a={begunAt:r,coming:i};put(t,a);i.then(e=>e??withdraw(t,a))}})}}
// src/settings/bare-engine.ts
function openBareEngine(e,t){const{deadline:n,isDeadlineSet:r=false,special:i,authorities:a=[],pins:o=[],names:s,resolvers:c=[],allow:l=[],access:u,dns:d=defaultDns,sources:f={},whoisRoot:p,sourceKeys:m={},addressLimits:h,addressStates:g,operator:_,optOut:v=noOptOuts,networks:y,userData:b,allowProbes:x=false,axfr:S=false}=e;const C={special:i,allow:l,optOut:v};const w=openCache(C);const T=openSurveys();const E=h&&openAddressLimiter({limits:h,states:g});const D=u?.proxies&&openTunnels(u.proxies,a);return{deadline:n,isDeadlineSet:r,open(e,n,r=anybody,l){const refuse=()=>refuseOptedOut(n.host??``,v);const h=t({signal:e,policy:C,pins:o,...s&&{names:s},given:a,access:accessTo(n,u),tunnels:D,...c.length>0&&{resolvers:c},dnsServers:serversOf(d),sources:f,whoisRoot:p,sourceKeys:m,lease:E?.lease(r,e),operator:_,idle:l});const g={...y&&{networks:y},...b&&{userData:b},mayProbe:i||x,...S&&{mayTransfer:true}};return{...h,refuse,trust:openTrustStore(a),dns:d,shelf:w,surveys:T,...g}}}}
const anybody={client:``,isReserved:false,connections:4};
function serversOf({publicResolvers:e,doh:t,blocklistResolver:n}){const r=n===null?[]:[n];return[...e.map(({server:e})=>e),...t,...r]}
function accessTo({origin:e},{credentials:t}={}){return t&&e?{...t,...e}:void 0}

export { flagsOf as $, parseCspList as $t, whoisLimits as A, listTotal as An, clientHello$1 as At, dnsReasonWords as B, longestAfterwards as Bn, resolve as Bt, nameEnd as C, concludeGrade as Cn, requestPage as Ct, runLocal as D, scoreBounds as Dn, messageTypes as Dt, localRunner as E, bandOf as En, isRefusal as Et, Server$1 as F, volatile as Fn, newSuites as Ft, isTrustedByHandshake as G, mimeEssenceOf as Gt, journeyFrom as H, datetime as Hn, coversHost as Ht, _node_http_exports as I, targetOfHost as In, suiteFamilies as It, identityOf as J, parseHsts as Jt, trustIn as K, pageTypeOf as Kt, createServer$1 as L, targetOfText as Ln, weakSuites as Lt, tablesOf as M, canonicalForm as Mn, wireVersions as Mt, toAnswer as N, canonicalVerdict as Nn, sharedGroups as Nt, questionOf as O, weightsOf as On, readFlight as Ot, STATUS_CODES as P, ordered as Pn, integritySuites as Pt, dropReasons as Q, parseCsp as Qt, http$1 as R, targetOfUrl as Rn, hasEmptyLocation as Rt, withSignal as S, valuesOf as Sn, pageLimit as St, deadlineOf as T, assessScore as Tn, hasBegun as Tt, redirects as U, preloadedSuffix as Ut, tellOf as V, date as Vn, dividedDisposition as Vt, travel as W, storedAfter as Wt, openJar as X, ignoredInMeta as Xt, isInCookieDomain as Y, effective as Yt, parseSetCookie as Z, knownDirectives as Zt, onAbort as _, fetchNamed as _n, textOfHtml as _t, pinFor as a, firstProven as an, starttlsNames as at, whyOf as b, attempt as bn, begunAt as bt, openConnection as c, lenientDoubt as cn, refreshOf as ct, exchangeHello as d, findPath as dn, mostTags as dt, withoutIgnored as en, addressByProxy as et, openQueue as f, readOrNull as fn, readAttributes as ft, isTimeout as g, keyFacts as gn, serviceIn as gt, undetermined as h, readExtensionValue as hn, challengeIn as ht, sharedSources as i, readOcspResponse as in, implicitPorts as it, mailLimits as j, canonicalAs as jn, suitesIn as jt, sourceLimits as k, descriptions as kn, readKeyExchange as kt, secure as l, sameOffer as ln, opensBody as lt, badName as m, isForHost as mn, resolveReferences as mt, isBypassed as n, identityProblems as nn, keyKinds as nt, dial as o, certificate as on, starttlsPorts as ot, systemResolvers as p, isOver as pn, readTags as pt, upgradedByHsts as q, hstsField as qt, openBareGuard as r, revocations as rn, oddityKinds as rt, pairs as s, isMustStaple as sn, starttlsProtocols as st, openBareEngine as t, identityAt as tn, bannerLimits as tt, mayContact as u, leafProblems as un, readMeta as ut, onAbortInCrowd as v, readPem as vn, decodeBody as vt, toFailure as w, concludeScore as wn, visit as wt, withPatience as x, splitList as xn, get$1 as xt, throwIfAborted as y, suffixWildcards as yn, decodePage as yt, init__node_http as z, defineCheck as zn, readLocation as zt };
