import { R as maskUrls } from "./node.js";
import { t as matchesUrl } from "./url-pattern.js";
import { D as isOpen } from "./gate-10.js";
// src/gate/waivers.ts
function excuseOf(e,t,{url:n},r){const i=e.filter(e=>isOfRule(e,t)&&isOfUrl(e,n));const a=i.filter(e=>!isExpired(e,r));const[o]=a;if(o){const{reason:e,until:t,owner:n}=o;return{waived:{reason:e,until:t,...n!==void 0&&{owner:n}},expired:[],used:a}}return{waived:null,expired:i,used:i}}
function isExcused(e,t,{rules:n,waivers:r,now:i}){return n[e]===`off`||excuseOf(r,e,t,i).waived!==null}
function isOfRule({rule:e},t){return e.endsWith(`.*`)?t.startsWith(e.slice(0,-1)):e===t}
function isOfUrl({url:e},t){return e===void 0||matchesUrl(e,t)||matchesUrl(maskUrls(e),maskUrls(t))}
const day=864e5;
function isExpired({until:e},t){return t.getTime()>=Date.parse(e)+day}
function unneededOf(e,t,{targets:n},r){return e.filter(e=>{const i=n.filter(({url:t})=>isOfUrl(e,t));const a=i.some(t=>isOpen(t,e.rule));const o=r||e.url!==void 0&&i.length>0&&!e.url.includes(`*`);return!t.has(e)&&!a&&o})}

export { isExcused as n, unneededOf as r, excuseOf as t };
