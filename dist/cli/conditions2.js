import { F as languages, P as fill, T as describeFailure, x as printable } from "./node.js";
// src/gate/conditions.ts
const searched=1048576;
function limitFor(e){return e.some(({kind:e})=>e===`body`)?searched:0}
function isGood({page:e},t){return e!==null&&t.every(t=>holds(t,e))}
function holds(e,t){if(e.kind===`up`)return t.status<500;if(e.kind===`status`)return[`${t.status}`,`${t.status}`[0]+`xx`].includes(e.code);if(e.kind===`body`)return Buffer.from(t.body).includes(e.text);const{name:n,text:r,isWhole:i}=e;return valuesIn(t,n).some(e=>i?e===r:e.includes(r))}
function valuesIn({headers:e},t){const n=e.filter(([e])=>e.toLowerCase()===t).map(([,e])=>e.trim());if(n.length===0)return[];const r=n.join(`, `);return[Buffer.from(r,`latin1`).toString(`utf8`),r]}
const mostTold=4;
function awaitedOf({conditions:e,mask:t}){return e.map(({written:e})=>printable(t(e),120)).join(`, `)}
function seenOf(e,t){const[n,r]=languages.map(n=>{return[...e.slice(0,mostTold).map(e=>sightIn(e,t,n)),...e.length>mostTold?[`+${e.length-mostTold}`]:[]].join(`; `)});return{en:n??``,ko:r??``}}
const noHeader={en:`no {name}`,ko:`{name} 없음`};
const noText={en:`body without {text}`,ko:`본문에 {text} 없음`};
function sightIn({address:e,page:t,failure:n},{conditions:r,mask:i},a){const o=e===``?``:`${printable(e,60)}: `;if(!t)return o+(n?i(describeFailure(n,a)).replace(/\.$/,``):``);const s=r.flatMap(e=>factOf(e,t,{mask:i,language:a}));return o+[...new Set([`${t.status}`,...s])].join(`, `)}
function factOf(e,t,{mask:n,language:r}){if(e.kind===`header`){const[i]=valuesIn(t,e.name);const a=printable(e.name,60);return[i===void 0?fill(noHeader,{name:a},r):`${a}: "${printable(n(i),80)}"`]}if(e.kind!==`body`||holds(e,t))return[];return[fill(noText,{text:`"${printable(n(e.text),60)}"`},r)]}

export { seenOf as i, isGood as n, limitFor as r, awaitedOf as t };
