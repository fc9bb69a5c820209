import { o as __toESM } from "./rolldown-runtime.js";
// src/probes/registration/registrable.ts
async function registrableOf(e){const{getDomain:t}=await import(`./cjs.js`).then(e=>__toESM(e.default,1));return t(e,{allowPrivateDomains:false,extractHostname:false,validateHostname:false})}

export { registrableOf as t };
