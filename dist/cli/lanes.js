// src/probes/lookalike/lanes.ts
async function inTurns(e,t,n){let r=0;const i=e[Symbol.iterator]();async function turn(){for(let e=i.next();e.done!==true;e=i.next())await n(e.value,r++)}await Promise.all(Array.from({length:t},turn))}
function openLane(e){const t=[];let n=e;return async e=>{if(n>0)n--;else await new Promise(e=>void t.push(e));try{return await e()}finally{const e=t.shift();if(e)e();else n++}}}

export { openLane as n, inTurns as t };
