import { setTimeout } from "node:timers/promises";
// server/store/lock-wait.ts
const[longestWait,pause]=[1e4,20];
async function retryWhileLocked(e,t){const n=performance.now()+longestWait;for(;;)try{return await t()}catch(t){if(e.troubleOf(t)?.id!==`locked`||performance.now()>=n)throw t;await setTimeout(pause*(1+2*Math.random()))}}

export { retryWhileLocked as t };
