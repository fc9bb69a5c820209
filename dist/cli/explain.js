import { b as registry } from "./start-7.js";
import { M as placeholderWords } from "./node.js";
import { On as weightsOf } from "./gate-14.js";
import { o as toRule, s as gateRules } from "./gate-11.js";
// src/rules/explain.ts
async function explanations(e){const t=await Promise.all(registry.filter(({id:e})=>e!==`gate`).map(e=>e.load()));return[...[...gateRules()].map(([t,{severity:n,cause:r,action:i,verdict:a}])=>{return{id:t,severity:n,grading:[],...inWords({cause:r,action:i},e),verdict:a[e]}}),...t.flatMap(t=>problemsOf(t,e))]}
function inWords(e,t){return toRule(e,t,e=>placeholderWords(e,t))}
function problemsOf(e,t){return Object.entries(e.words.problems).map(([n,r])=>({id:`${e.id}.${n}`,...inWords(r,t),severity:r.severity,grading:gradingOf(e,n,t),verdict:null}))}
function gradingOf({id:e,words:t,...n},r,i){const a=n.grading??n.scoring;if(!a)return[{kind:`ungraded`,params:{check:e}}];const{part:o,cap:s,isOpen:c}=a.effects[r]??{};const l=o===void 0?[]:weightsOf(o,a);const u=s===void 0?void 0:a.ceilings[s];const d=s===void 0?``:t.caps[s]?.[i]??s;const f=[o===void 0?null:{kind:`part`,params:{check:e,part:t.parts[o]?.[i]??o,weight:inWordsOf(l)}},u===void 0?null:{kind:n.grading?`capped`:`scoredCapped`,params:{check:e,max:u,reason:d.replace(/\.$/,``)}},c?{kind:`open`,params:{check:e}}:null].filter(e=>e!==null);return f.length>0?f:[{kind:n.grading?`nothing`:`unscored`,params:{check:e}}]}
function inWordsOf(e){const[t=0,...n]=e.toReversed();if(n.length===0)return{en:`${t}`,ko:`${t}`};const r=n.toReversed();return{en:`${r.join(` %, `)} % or ${t}`,ko:`${r.join(`%, `)}% 또는 ${t}`}}

export { explanations as t };
