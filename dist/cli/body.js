import { E as failure, v as suggest, x as printable } from "./node.js";
// server/http/listener/body-limits.ts
const usualMembers=1e3;
const deepest=32;
function tooManyMembers(e=usualMembers){return{en:`the body has more than ${e} members, or is nested more than ${deepest} levels deep`,ko:`본문의 멤버가 ${e}개를 넘거나 중첩이 ${deepest}단계를 넘습니다`}}
function hasTooManyMembers(e,t=usualMembers){let[n,r,i]=[0,0,false];for(let a=0;a<e.length;a++){const o=e[a];if(o===`"`)i=!i;else if(i)a+=o===`\\`?1:0;else if(o===`[`||o===`{`)[n,r]=[n+1,r+1];else if(o===`]`||o===`}`)r--;else if(o===`,`)n++;if(n>t||r>deepest)return true}return false}
// server/http/duplicate-name.ts
function duplicateName(e){const t=[];for(let n=0;n<e.length;n++){const r=e[n];if(r===`{`)t.push(new Map);else if(r===`[`)t.push(null);else if(r===`}`||r===`]`){const[e,n]=[...t.pop()??[]].find(([,e])=>e>1)??[];if(e!==void 0&&n!==void 0)return{name:e,count:n}}else if(r===`"`){const r=endOfString(e,n);const i=t.at(-1);if(i&&isName(e,r))countName(i,JSON.parse(e.slice(n,r)));n=r-1}}return null}
function countName(e,t){e.set(t,(e.get(t)??0)+1)}
function endOfString(e,t){let n=t+1;while(n<e.length&&e[n]!==`"`)n+=e[n]===`\\`?2:1;return n+1}
function isName(e,t){let n=t;while(` 	\r
`.includes(e[n]??`x`))n++;return e[n]===`:`}
// server/http/listener/body.ts
const largestBody=65536;
const largestText=2097152;
function refuseBody(e){if(isWithoutBody(e))return;throw malformed({en:`this request takes its parameters from the query, not from a body`,ko:`파라미터는 본문이 아니라 쿼리에 넣어야 합니다`})}
function isWithoutBody({headers:e}){const t=e[`content-length`];return e[`transfer-encoding`]===void 0&&(t===void 0||Number(t)===0)}
async function readBody(e,t,n=largestBody,r=usualMembers){if(isWithoutBody(e))return{};checkType(e);const i=decode(await readBytes(e,n));if(i===``)return{};if(hasTooManyMembers(i,r))throw malformed(tooManyMembers(r));const a=parse(i);if(typeof a!==`object`||a===null||Array.isArray(a))throw malformed({en:`the body must be a JSON object`,ko:`본문은 JSON 객체여야 합니다`});const o=Object.keys(a).find(e=>!t.includes(e));if(o!==void 0){const e=printable(o,60);const n={en:`parameter ${e}`,ko:`파라미터 ${e}`};throw failure(`input.unknown`,{field:n,suggestion:placeOf(o,t)},{reason:e})}const s=duplicateName(i);if(!s)return a;const c=printable(s.name,60);throw failure(`input.repeated`,{field:c,count:s.count},{reason:c})}
function placeOf(e,t){if(e===`lang`)return{en:` Send it in the query: ?lang=ko`,ko:` 쿼리에 넣어야 합니다: ?lang=ko`};if(t.length===0)return{en:` The body must be empty or {}.`,ko:` 본문은 비어 있거나 {}이어야 합니다.`};const n=suggest(e,t);if(n.en!==``)return n;return{en:` The body may contain ${t.join(`, `)}.`,ko:` 본문에 쓸 수 있는 이름: ${t.join(`, `)}.`}}
function checkType({headers:e}){const t=e[`content-type`]??``;if(!/^application\/json(?:[ \t]*;(?:[ \t]*charset=(?:utf-8|"utf-8"))?)*[ \t]*$/i.test(t))throw failure(`request.type`,{type:t===``?`nothing`:printable(t,100)});const n=e[`content-encoding`]??`identity`;if(n.toLowerCase()!==`identity`)throw failure(`request.coding`,{coding:printable(n,100)})}
async function readBytes(e,t){if(Number(e.headers[`content-length`]??0)>t)throw tooLarge(t);const{promise:n,resolve:r,reject:i}=Promise.withResolvers();const a=[];let o=0;e.on(`data`,e=>{o+=e.length;if(o>t)i(tooLarge(t));else a.push(e)});e.once(`end`,()=>r(Buffer.concat(a)));e.once(`close`,()=>i(failure(`aborted`,{})));e.once(`error`,()=>i(failure(`aborted`,{})));return n}
function parse(e){try{return JSON.parse(e)}catch{throw malformed({en:`the body is not JSON`,ko:`본문이 JSON이 아닙니다`})}}
function decode(e){try{return new TextDecoder(`utf-8`,{fatal:true}).decode(e)}catch{throw malformed({en:`the body is not UTF-8`,ko:`본문이 UTF-8이 아닙니다`})}}
function tooLarge(e){return failure(`request.too-large`,{limit:e/1024})}
function malformed(e){return failure(`request.malformed`,{detail:e})}

export { refuseBody as a, readBytes as i, largestText as n, hasTooManyMembers as o, readBody as r, tooManyMembers as s, largestBody as t };
