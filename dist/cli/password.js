import { t as limited } from "./rate-limit.js";
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
// server/accounts/password.ts
const usualCost={memory:19456,passes:2,parallelism:1};
const atATime=2;
const mostWaiting=200;
const soon=10;
const[saltLength,tagLength]=[16,32];
const most={memory:1048576,passes:16,parallelism:8};
const run=promisify(argon2);
function openPasswords(e=usualCost){const t=[];let[n,r]=[0,0];async function derive(e,i,{memory:a,passes:o,parallelism:s}){if(t.length>=mostWaiting)throw limited(soon);if(n>=atATime)await new Promise(e=>t.push(e));else n++;r++;try{const t={message:e.normalize(`NFKC`),nonce:i,parallelism:s,tagLength,memory:a,passes:o};return await run(`argon2id`,t)}finally{const e=t.shift();if(e)e();else n--}}return{async hash(t){const n=randomBytes(saltLength);return written(e,n,await derive(t,n,e))},async verify(e,t){const n=readPhc(t);if(!n)return false;return timingSafeEqual(await derive(e,n.salt,n.cost),n.tag)},count:()=>r}}
function written({memory:e,passes:t,parallelism:n},r,i){const[a,o]=[r,i].map(e=>Buffer.from(e).toString(`base64`).replaceAll(`=`,``));return`$argon2id$v=19$m=${e},t=${t},p=${n}$${a}$${o}`}
const phc=/^\$argon2id\$v=19\$m=(?<memory>\d{1,7}),t=(?<passes>\d{1,2}),p=(?<parallelism>\d)\$(?<salt>[\w+/-]{11,64})\$(?<tag>[\w+/-]{43})$/;
function readPhc(e){const t=phc.exec(e)?.groups;if(!t)return null;const{memory:n,passes:r,parallelism:i,salt:a=``,tag:o=``}=t;const s={memory:Number(n),passes:Number(r),parallelism:Number(i)};return[`memory`,`passes`,`parallelism`].every(e=>s[e]<=most[e])?{cost:s,salt:Buffer.from(a,`base64`),tag:Buffer.from(o,`base64`)}:null}

export { openPasswords as t };
