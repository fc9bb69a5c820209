// src/core/grade/score-table.ts
function row(e,t,n){return{points:e,seen:{en:t,ko:n}}}
function note(e,t,n){return{points:e,seen:{en:t,ko:n}}}
function weightsIn(e,t){return Object.fromEntries(Object.entries(e).flatMap(([e,{weights:n}])=>{const r=n[t];return r===void 0?[]:[[e,r]]}))}
function rowsIn({weights:e,whole:t,rows:n}){const[r=0]=Object.values(e);return Object.values(n).map(({points:e,seen:n})=>[n,pointsText(e*r/t)])}
function shownRows(e){const t=Object.entries(e).map(([e,t])=>[e,Object.values(t).map(({points:e,seen:t})=>[t,typeof e===`number`?pointsText(e):e])]);return Object.fromEntries(t)}
function pointsText(e){const t=Math.round(Math.abs(e)*10)/10;const n=e<0?`−${t}`:`${t}`;return{en:n,ko:n}}
// src/core/grade/effect.ts
function effectsOf(e){return e}

export { shownRows as a, rowsIn as i, note as n, weightsIn as o, row as r, effectsOf as t };
