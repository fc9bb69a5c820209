// src/core/result/adapted.ts
function adaptedProblems(e,t){const{severities:n={},ids:r={},omits:i=[]}=t;const a=Object.entries(e).filter(([e])=>!i.includes(e)).map(([e,t])=>{const i=n[e]??t.severity;return[r[e]??e,{...t,severity:i}]});return Object.fromEntries(a)}
function adaptedFindings(e,t){const{ids:n={},omits:r=[]}=t;return e.filter(({id:e})=>!r.includes(e)).map(e=>({...e,id:n[e.id]??e.id}))}

export { adaptedProblems as n, adaptedFindings as t };
