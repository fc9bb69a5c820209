import { Na as init__lazy_builtin_crypto, ka as createHash } from "./node-3.js";
import { S as beginning } from "./node.js";
// src/core/changes/value.ts
init__lazy_builtin_crypto();
const longest=300;
function valueText(e){const t=e.toWellFormed().replaceAll(`\0`,`�`);if(t.length<=longest)return t;const n=createHash(`sha256`).update(t).digest(`hex`).slice(0,12);return`${beginning(t,280)}… #${n}`}
function valuesText(e){return e.length===0?null:valueText([...new Set(e)].toSorted().join(`, `))}

export { valuesText as n, valueText as t };
