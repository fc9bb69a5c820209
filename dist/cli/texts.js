import { Fn as types, en as joinedText } from "./node-3.js";
import { l as recordsOf } from "./answer.js";
import { t as ask } from "./lookup.js";
// src/probes/dns/texts.ts
async function textsOf(e,t){const{answer:n}=await ask(e,t,types.TXT);return{answer:n,texts:(n.kind===`found`?recordsOf(`TXT`,n.records):[]).map(({data:e})=>joinedText(e.strings))}}

export { textsOf as t };
