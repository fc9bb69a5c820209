// src/core/changes/approaching.ts
const day=864e5;
const usualExpiryDays=[30,14,7,1];
const expiryFields=[`certificate-days`,`registration-days`];
const notNear={value:null,rank:1e3};
function approaching(e,{from:t,to:n,now:r},i=usualExpiryDays){const[a,o]=[Date.parse(n),Date.parse(r)];const s=t===null?Infinity:(a-Date.parse(t))/day;const c=(a-o)/day;const l=i.filter(e=>e<=s/3&&c<=e).toSorted((e,t)=>t-e).at(-1);if(c<=0)return{field:e,value:`0`,rank:0};return l===void 0?{field:e,...notNear}:{field:e,value:`${l}`,rank:l}}
function severityOfDays(e){const t=Number(e??Infinity);if(t<=1)return`critical`;if(t<=7)return`high`;return t<=14?`medium`:`low`}
function passesOneOf(e,{from:t,to:n}){const[r,i]=[t,n].map(e=>e===null?Infinity:Number(e));const[a,o]=[Math.min(r,i),Math.max(r,i)];return a===0||e.some(e=>a<=e&&e<o)}

export { severityOfDays as a, passesOneOf as i, expiryFields as n, usualExpiryDays as o, notNear as r, approaching as t };
