// src/report/kinds/xml.ts
const forbidden=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const entities={"&":`&amp;`,"<":`&lt;`,">":`&gt;`,'"':`&quot;`,"'":`&apos;`};
function xmlText(e){return e.replace(forbidden,``).replace(/[&<>"']/g,e=>entities[e]??e)}
function element(e,t,n=[]){const r=`<${e}${Object.entries(t).flatMap(([e,t])=>t===void 0?[]:[` ${e}="${xmlText(String(t))}"`]).join(``)}`;return n.length===0?`${r}/>`:`${r}>${n.join(``)}</${e}>`}

export { xmlText as n, element as t };
