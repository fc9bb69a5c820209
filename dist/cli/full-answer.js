import { x as printable } from "./node.js";
// server/agents/neutral.ts
const framing=[/<\|[^|<>]{0,60}\|>/g,/<<\/?SYS>>|\[\/?INST\]/gi,/<\/?(?:system|assistant|user|human|developer|tools?|tool_(?:call|use|result)s?|function(?:_(?:call|result))?s?|instructions?|prompt|important|antml:[a-z_]{1,30})\b[^<>]{0,100}>/gi,/`{3,}|~{3,}/g,/(?<=^|\\x0a|\\x0d|[.!?>"'] ?)(?:system|assistant|human|developer)(?: (?:prompt|message|note))? ?:/gi,/\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:previous|prior|above|earlier|preceding|existing|system|all|any|your)\b[^.!?]{0,40}\b(?:instructions?|prompts?|rules?|messages?|guidelines?|context|directives?)\b/gi,/\byou (?:are now|must now|have to now)\b/gi,/(?:이전|앞선|앞의|위의|모든|기존)[^.!?]{0,20}(?:지시|명령|지침|프롬프트|규칙)[^.!?]{0,10}(?:무시|잊|따르지)/g];
const removed=`[removed]`;
function neutral(e,t){let n=printable(e,t);for(const e of framing)n=n.replace(e,removed);return n}
function isNeutral(e){return neutral(e,e.length)===e}
const steps=[{items:50,characters:2e3,depth:12},{items:20,characters:600,depth:12},{items:10,characters:300,depth:10},{items:5,characters:160,depth:8},{items:3,characters:100,depth:6},{items:1,characters:60,depth:4}];
const mostTold=40;
function cutToSize(e){let t={data:null,cut:[`data`]};for(const n of steps){const r=[];t={data:shrink(e,``,n,r),cut:r.slice(0,mostTold)};if(Buffer.byteLength(JSON.stringify(t))<=32768)return t}return{data:null,cut:t.cut.slice(0,1)}}
function shrink(e,t,n,r){if(typeof e===`string`)return neutral(e,n.characters);if(typeof e!==`object`||e===null)return e;if(t.split(`.`).length>n.depth){r.push(t);return null}if(Array.isArray(e)){const{items:i}=n;if(e.length>i)r.push(`${t}: ${i} of ${e.length}`);return e.slice(0,i).map((e,i)=>shrink(e,`${t}.${i}`,n,r))}const i=Object.entries(e);const a=4*n.items;if(i.length>a)r.push(`${t}: ${a} of ${i.length}`);return Object.fromEntries(i.slice(0,a).map(([e,i])=>{const a=neutral(e,100);return[a,shrink(i,t===``?a:`${t}.${a}`,n,r)]}))}

export { isNeutral as n, neutral as r, cutToSize as t };
