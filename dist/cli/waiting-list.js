// server/questions/leases/waiting-list.ts
function openWaitingList(){const e=new Map;return{on(t,n){const r=e.get(t)??new Set;e.set(t,r.add(n));return()=>{r.delete(n);if(r.size===0&&e.get(t)===r)e.delete(t)}},tell(t){const n=t.indexOf(` `);for(const r of e.get(t.slice(0,n))??[])r(t.slice(n+1))}}}
function messageOf(e,t){return`${e} ${t}`}

export { openWaitingList as n, messageOf as t };
