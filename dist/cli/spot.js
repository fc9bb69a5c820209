import { R as maskUrls } from "./node.js";
// src/core/memo.ts
function memo(e,t=4){const n=new Map;return r=>{const i=n.get(r);if(i!==void 0)return i;if(n.size>=t)n.clear();const a=e(r);n.set(r,a);return a}}
// src/report/mentions.ts
const mentionLines=memo(e=>e.split(/\r\n|\r|\n/));
function lineOf(e,{url:t,name:n}){const r=wordsOf(e);const i=spellings(t,n).map(t=>mentionOf(e,t,r)).find(e=>e!==null);return i===void 0||i===null?null:lineAt(e,i)}
function spellings(e,t){const n=e.replace(/^https?:\/\//,``).replace(/\/$/,``);const[r=``]=n.split(`/`,1);return[{text:n,behind:/\/?(?![\w/:?-]|\.\w)/y},{text:r,behind:/(?![\w-]|\.\w)/y},{text:t??``,behind:/(?![\w.-])/y}].filter(({text:e})=>e!==``)}
function mentionOf(e,{text:t,behind:n},r){const isMention=r=>{if(r<0||!e.startsWith(t,r)||r>0&&/[\w.-]/.test(e.charAt(r-1)))return false;n.lastIndex=r+t.length;return n.test(e)};const i=wordsIn(t).next().value;if(i)return(r.get(i.key)??[]).map(e=>e-i.index).find(isMention)??null;for(let n=e.indexOf(t);n>=0;n=e.indexOf(t,n+1))if(isMention(n))return n;return null}
const wordsOf=memo(e=>{const t=new Map;for(const{key:n,index:r}of wordsIn(e)){const e=t.get(n);if(e)e.push(r);else t.set(n,[r])}return t});
function*wordsIn(e){for(const{0:t,index:n}of e.matchAll(/[\w.-]+/g)){let{length:e}=t;while(e>0&&`.-`.includes(t.charAt(e-1)))e--;if(e>0)yield{key:t.slice(0,e),index:n}}}
const startsOf=memo(e=>[0,...Array.from(e.matchAll(/\r\n|\r|\n/g),({0:e,index:t})=>t+e.length)]);
function lineAt(e,t){const n=startsOf(e);let[r,i]=[0,n.length];while(i-r>1){const e=r+i>>1;if((n[e]??0)<=t)r=e;else i=e}return r+1}
// src/report/spot.ts
function spotOf(e,t,n){const{config:r,source:i}=e;const a=r?.rangeOf(t,n);if(r&&a)return spotAt(r.path,r.text,a);if(!i)return r?spotAt(r.path,r.text,wholeLine(r.text,1)):null;const{path:o,text:s}=i;if(s===null)return unreadSpot(o);return spotAt(o,s,wholeLine(s,(t&&lineOf(maskUrls(s),t))??1))}
function unreadSpot(e){return{path:e,range:firstLine,text:null,around:{first:1,lines:[]}}}
const firstLine={start:{line:1,column:1},end:{line:1,column:2}};
function wholeLine(e,t){const{length:n}=mentionLines(e)[t-1]??``;return{start:{line:t,column:1},end:{line:t,column:Math.max(1,n)+1}}}
function spotAt(e,t,n){const{start:r,end:i}=n;const a=mentionLines(t);const o=a.slice(r.line-1,i.line);const s=o.map((e,t)=>{const n=t===o.length-1?i.column-1:e.length;return e.slice(t===0?r.column-1:0,n)});const c=Math.max(0,r.line-2);const l=a.at(-1)===``?Math.max(i.line,a.length-1):a.length;const u={first:c+1,lines:a.slice(c,Math.min(i.line+1,l)).map(maskUrls)};return{path:e,range:n,text:maskUrls(s.join(`
`)),around:u}}

export { mentionLines as a, lineOf as i, unreadSpot as n, wholeLine as r, spotOf as t };
