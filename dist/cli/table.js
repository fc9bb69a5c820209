// server/store/jobs/table.ts
function recurring(e,t){return{kind:e,payload:{},key:e,at:t,attempts:1e6}}
const leaseTime=1e4;
const failedKept=6048e5;

export { leaseTime as n, recurring as r, failedKept as t };
