import { E as failure, P as fill, x as printable } from "./node.js";
import { Ht as readLanguage, Pr as shown, i as readGiven, r as givenFlags, yr as environmentOnly, zt as readStoring } from "./node-3.js";
import { F as widthOfReport, K as painter, N as serverModules, P as wantsColour, W as tableLines } from "./gate-9.js";
import { i as toJson } from "./start-5.js";
import { d as exitCodes, u as tooManySubjects, y as optionsFor } from "./start-7.js";
import { n as withDatabase, r as commandTaskOf } from "./with-database.js";
// src/cli/commands/keys.ts
const said={created:{en:`Key {name} ({id}) was created. The key is shown only once; the database stores only its SHA-256.`,ko:`키 {name}({id})을(를) 만들었습니다. 키는 지금 한 번만 출력하며 데이터베이스에는 SHA-256만 저장합니다.`},rotated:{en:`Key {name} ({id}) replaces {old}. The old key works until {end}.`,ko:`키 {name}({id})이(가) {old|을/를} 대체합니다. 이전 키는 {end}까지 쓸 수 있습니다.`},revoked:{en:`Key {name} ({id}) was revoked. Every server rejects it within 250 ms.`,ko:`키 {name}({id})을(를) 폐기했습니다. 모든 서버가 250ms 안에 거부합니다.`},none:{en:`There are no keys.`,ko:`키가 없습니다.`}};
async function keysCommand({argv:e,io:t,subjects:n,isFromEnvironment:r}){const[i=``,a,o]=r?[]:n;const s=commandTaskOf(`keys`,i,tasks,e);const c=s===`list`;const l=c?a:o;if(l!==void 0)throw tooManySubjects(`keys`,l);if(!c&&(a===void 0||a===``))throw noWord(s);const u=readGiven(givenFlags(e),t.env,[...optionsFor(`keys`),...environmentOnly]);const[d,f]=[readStoring(u),readLanguage(u)];const{keyAdmin:p}=await serverModules.keys();const m={keeping:p,place:p.placeOf(d),word:a??``,given:u,language:f,io:t};return withDatabase(d,u,()=>tasks[s](m))}
const tasks={create,list,rotate,revoke};
async function create({keeping:e,place:t,word:n,given:r,language:i,io:a}){const o={name:readName(n),scopes:readScopes(r,e.scopes),rateLimit:readRate(r),expiresAt:after(readSpan(`expires`,r))};const{key:s,record:c}=await e.create(t,o);tell(s,c,fill(said.created,{name:c.name,id:c.id},i),r,a);return exitCodes.pass}
async function list({keeping:e,place:t,given:n,language:r,io:i}){const a=await e.list(t);if(n.isSet(`json`))i.out(toJson(a.map(facts)));else if(a.length===0)i.err(`${said.none[r]}\n`);else{const e={language:r,paint:painter(wantsColour(i)),width:widthOfReport(i)};const t=a.map(e=>[e.id,`${e.prefix}…`,stateOf(e)[r],e.scopes.join(` `),e.rateLimit===null?`–`:`${e.rateLimit}`,dayOf(e.expiresAt),dayOf(e.lastUsedAt),e.name]);i.out(`${tableLines({columns,rows:t},e).join(`
`)}\n`)}return exitCodes.pass}
async function rotate({keeping:e,place:t,word:n,given:r,language:i,io:a}){const o=readSpan(`overlap`,r)??usualOverlap;const s=await e.rotate(t,n,o);if(!s)throw noKey(n);const{key:c,record:l}=s;const u=new Date(Date.now()+o).toISOString();const d={name:l.name,id:l.id,old:n,end:u};tell(c,l,fill(said.rotated,d,i),r,a);return exitCodes.pass}
async function revoke({keeping:e,place:t,word:n,given:r,language:i,io:a}){const o=await e.revoke(t,n);if(!o)throw noKey(n);if(r.isSet(`json`))a.out(toJson(facts(o)));else a.err(`${fill(said.revoked,{name:o.name,id:o.id},i)}\n`);return exitCodes.pass}
function tell(e,t,n,r,i){i.out(r.isSet(`json`)?toJson({key:e,...facts(t)}):`${e}\n`);i.err(`${n}\n`)}
const columns=[{en:`Id`,ko:`ID`},{en:`Begins with`,ko:`앞부분`},{en:`State`,ko:`상태`},{en:`Scopes`,ko:`범위`},{en:`Per minute`,ko:`분당 한도`},{en:`Expires`,ko:`만료`},{en:`Last used`,ko:`마지막 사용`},{en:`Name`,ko:`이름`}];
const states={good:{en:`valid`,ko:`유효`},revoked:{en:`revoked`,ko:`폐기됨`},expired:{en:`expired`,ko:`만료됨`}};
function stateOf({revokedAt:e,expiresAt:t}){if(e!==null)return states.revoked;return t!==null&&t<=Date.now()?states.expired:states.good}
function facts(e){const{createdAt:t,expiresAt:n,revokedAt:r,lastUsedAt:i,...a}=e;const o={createdAt:t,expiresAt:n,revokedAt:r,lastUsedAt:i};return{...a,...Object.fromEntries(Object.entries(o).map(([e,t])=>[e,isoOf(t)]))}}
function isoOf(e){return e===null?null:new Date(e).toISOString()}
function dayOf(e){return isoOf(e)?.slice(0,10)??`–`}
const longestName=100;
function readName(e){if(/\S/.test(e)&&e.length<=longestName&&printable(e,longestName)===e)return e;throw failure(`input.value`,{field:`name`,expected:{en:`a name of 1 to ${longestName} visible characters, not only spaces`,ko:`공백만이 아닌, 보이는 글자 1~${longestName}자의 이름`},given:shown(e)},{reason:`name`})}
function readScopes(e,t){const n=e.one(`scopes`);const r=(n??`read`).split(`,`).map(e=>e.trim());const i=t.filter(e=>r.includes(e));if(i.length===r.length)return i;const a={field:e.naming(`scopes`),expected:t.join(`,`),given:shown(n),suggestion:``};throw failure(`input.option`,a,{reason:`scopes`})}
function readRate(e){const t=e.one(`limit`);if(t===void 0)return null;const n=/^\d{1,7}$/.test(t)?Number(t):0;if(n>=1)return n;throw failure(`input.value`,{field:e.naming(`limit`),expected:{en:`a number of requests per minute, at least 1`,ko:`1 이상의 분당 요청 수`},given:shown(t)},{reason:`limit`})}
const[minute,hour,day]=[6e4,36e5,864e5];
const units={m:minute,h:hour,d:day};
const usualOverlap=day;
function readSpan(e,t){const n=t.one(e);if(n===void 0)return null;const r=/^(?<count>\d{1,4})(?<unit>[mhd])$/.exec(n)?.groups;const i=Number(r?.[`count`])*(units[r?.[`unit`]??``]??NaN);if(i>=(e===`overlap`?0:minute))return i;throw failure(`input.value`,{field:t.naming(e),expected:{en:`a duration such as 90d, 12h or 30m`,ko:`90d, 12h, 30m 같은 기간`},given:shown(n)},{reason:e})}
function after(e){return e===null?null:Date.now()+e}
function noWord(e){const t=e===`create`?`name`:`id`;const n=e===`create`?`npx portcullis keys create ci`:`npx portcullis keys ${e} ID`;return failure(`input.missing`,{field:t,expected:{en:n,ko:`예: ${n}`}},{reason:t})}
function noKey(e){return failure(`input.value`,{field:`id`,expected:{en:`the id of a valid key, as npx portcullis keys list shows it`,ko:`npx portcullis keys list가 보여 주는 유효한 키의 ID`},given:shown(e)},{reason:`id`})}

export { keysCommand };
