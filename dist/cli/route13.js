import { E as failure, h as takesMaxAge } from "./node.js";
import { Pr as shown } from "./node-3.js";
import { s as toSuccess } from "./start-5.js";
import { d as lineFields, p as passingFields } from "./header-fields.js";
import { a as refuseBody, r as readBody } from "./body.js";
import { d as openLines, r as wantsFresh } from "./route.js";
import { S as runsPath } from "./paths2.js";
import { n as readQuery } from "./query.js";
import { a as keyHolder, i as count, r as charge } from "./route11.js";
import { n as lineOf } from "./answer2.js";
import { n as readItemsRequest, t as hasManyInputs } from "./request2.js";
import { n as keepsNothing, r as retentionPlaceOf } from "./retention2.js";
import { a as listRuns, c as removeRun, i as findRun, s as readItems, t as addRun } from "./rows.js";
import { createHash } from "node:crypto";
// server/questions/runs/route.ts
const atATime=20;
function runsRoute(e){const{pipeline:t,database:n,now:r=Date.now}=e;return async(i,a)=>{a.names=[`check`,`inputs`,`max_age`,`channel`,`lang`,`Idempotency-Key`];const{caller:o,key:s}=await keyHolder(i,a,t,runsPath);await charge(o,a,t);if(i.method===`POST`){const t=await make(i,o,e,r());a.note.check=t.check_id;return answer(i,202,runAnswer(t),[[`location`,`${runsPath}/${t.id}`]])}refuseBody(i.incoming);readQuery(i.search,[],i.language);return answer(i,200,{runs:(await listRuns(n,s,r())).map(runAnswer)})}}
function runRoute({pipeline:e,database:t,now:n=Date.now}){return async(r,i)=>{const{caller:a,key:o}=await keyHolder(r,i,e,runsPath);await count(a,i,e);readQuery(r.search,[],r.language);const s=idIn(r);if(r.method===`DELETE`){await readBody(r.incoming,[]);if(!await removeRun(t,o,s,n()))throw unknownRun();return answer(r,200,{id:s,deleted:true})}refuseBody(r.incoming);const c=await findRun(t,o,s,n());if(!c)throw unknownRun();return answer(r,200,runAnswer(c))}}
function runResultsRoute({pipeline:e,database:t,onBug:n,now:r=Date.now}){return async(i,a)=>{a.names=[`from`,`lang`];const{caller:o,key:s}=await keyHolder(i,a,e,runsPath);await charge(o,a,e);refuseBody(i.incoming);const{parameters:c}=readQuery(i.search,[`from`],i.language);const l=readFrom(c[`from`]);const u=await findRun(t,s,idIn(i),r());if(!u)throw unknownRun();const d=openLines(()=>{});write(d,{row:u,from:l,key:s,now:r},t,i).catch(e=>{if(!i.gone().aborted)n(i.requestId,e);d.end(``)});return{status:200,fields:lineFields,body:``,stream:d.stream}}}
async function write(e,{row:{id:t,done:n,failed:r,total:i},from:a,key:o,now:s},c,l){for(let n=a;!l.gone().aborted;){const r=await readItems(c,t,n,atATime);for(const{index:t,input:n,envelope:i}of r)e.write(lineOf({index:t,input:n},i));if(r.length<atATime)break;await e.drained();n=(r.at(-1)?.index??n)+1}const u=await findRun(c,o,t,s())!==null;e.end(u?`${JSON.stringify({progress:{done:n,failed:r,total:i}})}\n`:``)}
async function make(e,t,{offers:n,pipeline:r,database:i},a){const o=idempotencyKeyOf(e);const{language:s,allIps:c}=r;const{check:l,language:u,items:d,maxAge:f=null,body:p}=await readItemsRequest(e,{offers:n,language:s,allIps:c,names:[`channel`],offersCheck:isStorable,refuse:unstorable});const m=wantsFresh(e)&&takesMaxAge(l)?0:f;const h=await channelOf(p[`channel`],t,i);const g=d.map(({input:e})=>e);const _=createHash(`sha256`).update(JSON.stringify([l.id,u,m,h,g]));return addRun(i,{keyId:t.keyId??``,account:t.owner??``,rateLimit:t.rateLimit??null,check:l.id,language:u,maxAge:m,channel:h,idempotencyKey:o,digest:_.digest(`base64url`),items:d},a)}
function isStorable(e){return hasManyInputs(e)&&!keepsNothing(e)}
function unstorable(e,{input:t,question:{input:n,target:r}}){if(retentionPlaceOf(e,n,r)===`store`&&!Object.values(t).some(mayHoldSecret))return null;const i=e.subject??`input`;return failure(`batch.stored`,{field:i,detail:{en:`it has user information, a query or a fragment`,ko:`사용자 정보, 쿼리 또는 프래그먼트가 있음`}},{reason:i}).facts}
function mayHoldSecret(e){const[t=``]=e.replace(/^[a-z][a-z\d+.-]*:[\\/]*/i,``).split(/[\\/]/,1);return/[?#]/.test(e)||t.includes(`@`)}
async function channelOf(e,{owner:t,scopes:n=[]},{through:r}){if(e===void 0)return null;if(!n.includes(`write`))throw failure(`scope.missing`,{scope:`write`},{reason:`scope`});const i=typeof e===`string`?e:``;const a=i!==``&&await r(({db:e})=>e.selectFrom(`channel`).select([`confirmed_at`,`disabled_at`]).where(`id`,`=`,i).where(`account`,`=`,t??``).executeTakeFirst());if(a&&a.confirmed_at!==null&&a.disabled_at===null)return i;throw failure(`input.value`,{field:`channel`,expected:aChannel,given:shown(e)},{reason:`channel`})}
const aChannel={en:`the id of a confirmed channel of this account that is not stopped`,ko:`확인되었고 멈추지 않은 이 계정의 채널 ID`};
function idempotencyKeyOf({incoming:e}){const t=e.headers[`idempotency-key`];if(t===void 0)return null;const n=/^(?:"(?<quoted>(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])+)"|(?<bare>[\w.:~+/=-]+))$/.exec(String(t))?.groups;const r=n?.[`quoted`]?.replaceAll(/\\(?<literal>.)/g,`$<literal>`)??n?.[`bare`];if(r!==void 0&&r.length<=longestIdempotencyKey)return r;const i={field:`Idempotency-Key`,expected:anIdempotencyKey,given:shown(String(t))};throw failure(`input.value`,i,{reason:`Idempotency-Key`})}
const longestIdempotencyKey=255;
const anIdempotencyKey={en:`1 to 255 printable ASCII characters in quotes, such as "8e03978e-40d5-43dd-bc93-6894a57f9324"`,ko:`"8e03978e-40d5-43dd-bc93-6894a57f9324"처럼 따옴표로 묶은 출력 가능한 ASCII 문자 1–255자`};
function readFrom(e=`0`){if(/^\d{1,4}$/.test(e))return Number(e);throw failure(`input.value`,{field:`from`,expected:{en:`the index of an input, from 0`,ko:`0부터 시작하는 입력 번호`},given:shown(e)},{reason:`from`})}
function idIn({path:e}){return e.slice(10).split(`/`,1)[0]??``}
function unknownRun(){return failure(`batch.unknown`,{},{reason:`id`})}
function answer({requestId:e},t,n,r=[]){const i=toSuccess(n,e,{updatedAt:new Date,cached:false});return{status:t,fields:[...passingFields,[`vary`,`authorization`],...r],body:JSON.stringify(i)}}
function iso(e){return new Date(e).toISOString()}
function runAnswer(e){const{id:t,check_id:n,total:r,done:i,failed:a,channel_id:o,finished_at:s}=e;return{id:t,check:n,state:stateOf(e),total:r,done:i,failed:a,results:`${runsPath}/${t}/results`,channel:o,createdAt:iso(e.created_at),finishedAt:s===null?null:iso(s),expiresAt:iso(e.expires_at)}}
function stateOf({done:e,finished_at:t}){if(t!==null)return`done`;return e>0?`running`:`waiting`}

export { runResultsRoute, runRoute, runsRoute };
