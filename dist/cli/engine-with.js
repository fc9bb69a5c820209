// src/settings/engine-with.ts
function engineWith(e){return async()=>{const[{openBareEngine:t},{openBareGuard:n}]=await Promise.all([import(`./gate-14.js`).then(e=>({openBareEngine:e.t})),import(`./gate-14.js`).then(e=>({openBareGuard:e.r}))]);return{openEngine:r=>t(r,t=>n(t,e))}}}

export { engineWith as t };
