// src/core/changes/fact.ts
function ranked(e,t,n,r={}){const i=n.findIndex(e=>e.includes(t));return i===-1?[]:[{field:e,value:t,rank:n.length-i,...r}]}
function isList(e){return`members`in e}
function factKeyOf(e){return isList(e)?e.field:`${e.field} ${e.subject??``} ${e.basis??``}`}

export { isList as n, ranked as r, factKeyOf as t };
