import { F as languages } from "./node.js";
// src/core/words.ts
function joined(e,t){const[n,r]=languages.map(n=>e.map(e=>saidIn(e,n)).join(t));return{en:n??``,ko:r??``}}
function saidIn(e,t){return typeof e===`string`?e:e[t]}

export { joined as t };
