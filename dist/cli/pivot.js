import { Cn as concludeGrade, Hn as datetime, Ln as targetOfText, zn as defineCheck } from "./gate-14.js";
import { $r as boolean, Zr as array, _i as strictObject, ai as int, bt as interpret, gt as interpretation, pi as object, qr as _enum, vi as string, vt as defineProblems, yt as finder } from "./node-3.js";
import { E as failure } from "./node.js";
import { n as pageOfList, r as paging, t as nextPage } from "./paging.js";
import { n as parseAddress, r as parseDomain } from "./domain.js";
import { isIPv4, isIPv6 } from "node:net";
// src/checks/pivot/values.ts
const pivotKinds=[`dns:a`,`dns:aaaa`,`dns:ns`,`dns:mx`,`ssl:issuer`,`rdap:registrar`,`rdap:ns`];
const readers={"dns:a":e=>readAddress(e,isIPv4,`IPv4`,`192.0.2.1`),"dns:aaaa":e=>readAddress(e,isIPv6,`IPv6`,`2001:db8::1`),"dns:ns":parseDomain,"dns:mx":e=>parseDomain(e.trim().replace(/^\d{1,5}\s+/,``)),"ssl:issuer":readIssuer,"rdap:registrar":readRegistrar,"rdap:ns":parseDomain};
function readValue(e,t){return readers[e](t)}
function readAddress(e,t,n,r){const i=parseAddress(e);if(`value`in i&&t(i.value))return i;return{problem:{expected:{en:`an ${n} address such as ${r}`,ko:`${r} 같은 ${n} 주소`}}}}
function readIssuer(e){const t=e.trim();if(t!==``)return{value:t};return{problem:{expected:{en:`the organization of the issuer, such as Let's Encrypt, or its common name if it has no organization`,ko:`Let's Encrypt 같은 발급자의 조직 이름. 없으면 일반 이름`}}}}
function readRegistrar(e){const t=/^(?:iana[: ]?)?0*(?<id>\d{1,6})$/i.exec(e.trim())?.groups?.[`id`];if(t!==void 0)return{value:t};return{problem:{expected:{en:`the IANA id of the registrar, such as 292, as the rdap check shows it`,ko:`rdap 점검이 보여 주는 IANA 레지스트라 번호(예: 292)`}}}}
// src/checks/pivot/schema.ts
const kind=_enum(pivotKinds);
const input=strictObject({kind:kind.meta({description:`What kind of value it is`,ko:`값의 종류`,examples:[`dns:ns`]}),value:string().max(300).meta({description:`The value to search for: an address, a host name, the organization of an issuer (or its common name if it has no organization), or the IANA id of a registrar`,ko:`같은 값을 가진 도메인을 찾을 값: 주소, 호스트 이름, 발급자의 조직 이름(없으면 일반 이름), IANA 목록의 레지스트라 번호`,examples:[`ns1.example.com`]}),...paging}).superRefine((e,t)=>{const n=readValue(e.kind,e.value);if(`problem`in n)t.addIssue({code:`custom`,path:[`value`],input:e.value,params:{...n.problem}})});
function valueOf({kind:e,value:t}){const n=readValue(e,t);return`value`in n?n.value:t}
const domain=object({domain:string().meta({description:`A registrable domain`,ko:`등록 가능한 도메인`}),firstSeen:datetime().meta({description:`When the domain was first observed with the value`,ko:`이 값으로 도메인을 처음 관측한 시각`}),lastSeen:datetime().meta({description:`When the domain was last observed with the value`,ko:`이 값으로 도메인을 마지막으로 관측한 시각`})});
const raw=object({kind:kind.meta({description:`Kind of the value, such as dns:ns or ssl:issuer`,ko:`값의 종류(예: dns:ns, ssl:issuer)`}),value:string().meta({description:`The value in canonical form`,ko:`정규 표기로 적은 값`}),total:int().min(0).meta({description:`Domains with the value; counted up to 50,001`,ko:`값을 가진 도메인 수. 50,001까지만 셉니다`}),shared:boolean().meta({description:`Whether more than 50,000 domains have the value, which makes it weak evidence of a common owner`,ko:`50,000개가 넘는 도메인이 가진 값인지 여부. 그런 값은 소유자가 같다는 근거가 되기 어렵습니다`}),domains:array(domain.readonly()).readonly().meta({description:`Domains that were observed with the value, by page`,ko:`이 값으로 관측한 도메인(페이지 단위)`}),next:nextPage});
const answer=raw.extend({interpretation});
// src/checks/pivot/collect.ts
async function collect(e,{store:t}){if(!t)throw failure(`store.absent`,{check:`pivot`});return{...await t.pivot({kind:e.kind,value:valueOf(e),...pageOfList(e)}),kind:e.kind}}
// src/checks/pivot/problems.ts
const problems=defineProblems({"nothing-known":{severity:`info`,cause:{en:`No domain has been recorded with {kind} {value} yet. Values are recorded whenever a check measures a domain.`,ko:`{kind} 값이 {value}인 도메인은 아직 기록되지 않았습니다. 값은 점검이 도메인을 측정할 때마다 기록합니다.`},action:{en:`Run dns, ssl or rdap for a domain that you expect to have the value, then compare.`,ko:`그 값을 가졌을 도메인에서 dns, ssl, rdap을 실행한 다음 결과와 비교하십시오.`}},shared:{severity:`info`,cause:{en:`More than 50,000 domains have been recorded with this value. It belongs to shared infrastructure, so it is weak evidence of a common owner.`,ko:`이 값으로 기록된 도메인이 50,000개를 넘습니다. 공유 인프라의 값이므로 소유자가 같다는 근거로는 약합니다.`},action:{en:`Check another value before you conclude that the domains have the same owner.`,ko:`도메인의 소유자가 같다고 판단하기 전에 다른 값과 함께 확인하십시오.`}}});
const find=finder();
const words={problems,caps:{},parts:{},kpis:{domains:{en:`Domains`,ko:`도메인`},"on-page":{en:`Domains on this page`,ko:`이 페이지의 도메인`},shared:{en:`Shared infrastructure`,ko:`공유 인프라`},next:{en:`Next page (cursor)`,ko:`다음 페이지(cursor)`}},values:{next:{false:{en:`none`,ko:`없음`}}}};
// src/checks/pivot/judge.ts
function judge({kind:e,value:t,total:n,shared:r,domains:i,next:a}){const o=[...n===0?[find(`nothing-known`,{kind:e,value:t})]:[],...r?[find(`shared`)]:[]];const s=[{id:`domains`,value:r?`> ${n-1}`:n},{id:`on-page`,value:i.length},{id:`shared`,value:r},{id:`next`,value:a??false}];return concludeGrade(null,o,s,problems)}
// src/checks/pivot/notes.ts
const notes=[{en:`The answer comes from the values that this service recorded when it ran checks. Nothing is measured now, and domains that this service never checked are missing.`,ko:`이 서비스가 점검을 실행할 때 기록한 값을 읽어 답합니다. 새로 측정하지 않으며, 여기서 점검한 적이 없는 도메인은 나오지 않습니다.`},{en:`Values are compared in canonical form: names in lower case without a trailing dot, addresses as in RFC 5952, mail hosts without preference, registrars by IANA id.`,ko:`값은 정규 표기로 비교합니다. 이름은 소문자이고 끝에 점이 없으며, 주소는 RFC 5952 표기, 메일 호스트는 우선순위 없이, 레지스트라는 IANA 번호로 적습니다.`},{en:`Hosts count under their registrable domain. Domains are listed in the order in which they were first recorded. total is counted up to 50,001 on the first page; the cursor carries it to the next pages.`,ko:`호스트는 등록 가능한 도메인으로 묶습니다. 도메인은 처음 기록된 순서로 나오며, total은 첫 페이지에서 50,001까지 세고 cursor로 이어집니다.`},{en:`The API needs a key and returns 401 API_KEY_REQUIRED without one. On the command line, use --server with --key, or --data-dir to read a local store without a key.`,ko:`API에는 키가 필요하며 없으면 401 API_KEY_REQUIRED로 답합니다. 명령줄에서 --server는 --key로 서버에 묻고, --data-dir은 키 없이 이 시스템의 저장소를 읽습니다.`}];
// src/checks/pivot/tables.ts
const columns=[{en:`First seen`,ko:`최초 관측`},{en:`Last seen`,ko:`마지막 관측`},{en:`Domain`,ko:`도메인`}];
function tablesOf({domains:e}){const t=e.map(({domain:e,firstSeen:t,lastSeen:n})=>[t.slice(0,10),n.slice(0,10),e]);return t.length===0?[]:[{columns,rows:t}]}
// src/checks/pivot/index.ts
const pivot=defineCheck({id:`pivot`,version:1,title:{en:`Infrastructure pivot`,ko:`인프라 피벗`},about:{en:`Finds other domains that were observed with the same address, name server, mail host, certificate issuer or registrar. Needs an API key.`,ko:`같은 주소, 네임서버, 메일 호스트, 인증서 발급자, 레지스트라로 관측된 다른 도메인을 찾습니다. API 키가 필요합니다.`},notes,input,subject:`value`,concerns:`store`,requires:`key`,raw,cost:`standard`,ttl:0,words,target:e=>targetOfText(`${e.kind} ${valueOf(e)}`),collect,judge,answer:{schema:answer,of:(e,t,n)=>({...e.raw,interpretation:interpret({id:`pivot`,words},e.verdict,n)}),fits:(e,t)=>{const{kind:n,value:r}=e;return n===t.kind&&r===valueOf(t)},tables:e=>tablesOf(raw.parse(e))}});

export { pivot as t };
