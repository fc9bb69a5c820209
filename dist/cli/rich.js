import { d as $, r as a } from "./layout.js";
// server/pages/order.ts
const first=[`gate`,`ssl`,`http`];
function inOrder(e){return e.toSorted((e,t)=>rankOf(e)-rankOf(t))}
function rankOf({id:e}){return first.includes(e)?first.indexOf(e):first.length}
const groups=[[{en:`A site`,ko:`사이트`},[`gate`,`ssl`,`http`,`owasp`,`pqc`,`golive`]],[{en:`A domain`,ko:`도메인`},[`dns`,`propagation`,`rdap`,`subdomains`,`exposure`]],[{en:`Its mail`,ko:`메일`},[`email`,`email-header`]],[{en:`Its name`,ko:`이름`},[`lookalike`,`impersonation`,`phishing`]],[{en:`A network`,ko:`네트워크`},[`asn`,`port`,`reverse-dns`,`ip`]],[{en:`The past`,ko:`이력`},[`history`,`pivot`,`changes`]]];
function inGroups(e){const t=groups.map(([t,n])=>({title:t,checks:n.flatMap(t=>e.find(e=>e.id===t)??[])}));const n=new Set(t.flatMap(e=>e.checks));const r={title:{en:`Other checks`,ko:`그 밖의 점검`},checks:e.filter(e=>!n.has(e))};return[...t,r].filter(e=>e.checks.length>0)}
// server/pages/rich.tsx
const pieces=/\{(?<hole>\w+)\}|`(?<code>[^`]+)`/g;
function Rich({sentence:e,holes:t={}}){const n=[];let r=0;for(const i of e.matchAll(pieces)){const{code:o,hole:s=``}=i.groups??{};n.push(e.slice(r,i.index),o===void 0?t[s]??i[0]:a(`code`,{children:o}));r=i.index+i[0].length}return a($,{children:[n,e.slice(r)]})}

export { inGroups as n, inOrder as r, Rich as t };
