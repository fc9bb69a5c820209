// server/questions/shares.ts
const[usualReserve,usualOfClient]=[2,2];
const priorities=[`person`,`batch`,`sweep`];
const partOf={person:1,batch:1/2,sweep:1/4};
function countsFor(e,{priority:t=`person`}){return priorities.indexOf(t)<=priorities.indexOf(e)}
function isFair(e,t,n){return t<n&&e<(n-t)/2}
function countedKey(e){return[`key ${e}`]}
function isReserved({client:e,priority:t}){return t===`sweep`||e.some(e=>e.startsWith(`key `))}
function hasHost(e,t,n){const{host:r,hostReserved:i=usualReserve,hostOfClient:a=usualOfClient}=n;const o=t.filter(t=>t.claim.host===e.claim.host);if(o.filter(t=>t.client.at(-1)===e.client.at(-1)).length>=(e.priority===`sweep`?1:a))return false;const s=o.filter(isReserved).length;if(!isReserved(e))return o.length-s<r;return s<i||o.length<r+i}
function obstacleTo({client:e,claim:t,priority:n=`person`},r,i){const a=[...r].filter(e=>countsFor(n,e));const most=e=>Math.max(1,Math.floor(e*partOf[n]));const o=Math.max(Math.ceil(i.runs/2),i.runs-i.cheap);const s=most(t.isCheap?i.runs:o);if(a.length>=s)return`runs`;if(t.host!==null&&!hasHost({client:e,claim:t,priority:n},a,i))return`host`;if(n===`sweep`)return null;return e.every(e=>{const t=a.filter(t=>t.client.includes(e)).length;return t<i.share&&isFair(t,a.length,s)})?null:`client`}
function isBehind(e,t,n){if(n===`runs`)return true;if(n===`host`)return e.claim.host===t.claim.host;return e.client.some(e=>t.client.includes(e))}

export { obstacleTo as a, isFair as i, countsFor as n, priorities as o, isBehind as r, countedKey as t };
