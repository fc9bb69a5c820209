import { E as failure, w as Failure } from "./node.js";
import { o as toRefusal } from "./start-5.js";
import { i as toJson, t as ask } from "./ask3.js";
import { t as comesAgain } from "./work-through.js";
import { randomUUID } from "node:crypto";
// server/questions/batch/answer.ts
async function answerItem({question:e},{check:t,caller:n,language:r,fresh:i,maxAge:a,signal:o,pipeline:s,sleep:c,isOver:l,onBug:u},d){const waitForWindow=async e=>void await c(1e3*e);const f=`batch`;try{const{envelope:c}=await ask({check:t,caller:n,language:r,fresh:i,maxAge:a,signal:o,priority:f,waitForWindow,input:()=>e},s);return{envelope:toJson(c,randomUUID()),isOk:true}}catch(e){if(o.aborted||l()&&!(e instanceof Failure))throw e;if(e instanceof Failure&&comesAgain(e)&&!d)throw e;const t=randomUUID();if(!(e instanceof Failure))u(t,e);return refusedItem(e instanceof Failure?e:failure(`internal`,{}),r,t)}}
function refusedItem(e,t,n=randomUUID()){return{envelope:JSON.stringify(toRefusal(e,n,t)),isOk:false}}
function lineOf({index:e,input:t},n){return`{"index":${e},"input":${JSON.stringify(t)},"envelope":${n}}\n`}

export { lineOf as n, refusedItem as r, answerItem as t };
