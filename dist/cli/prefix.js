import { H as compareKeys, W as networkOf, Z as packedWordsOf } from "./node-3.js";
// src/formats/networks/prefix.ts
function rangeOfPrefix(e){const t=/^(?<base>[0-9a-f:.]{2,45})\/(?<bits>\d{1,3})$/i.exec(e);return t?networkOf(t.groups?.[`base`]??``,t.groups?.[`bits`]):null}
function isInPrefix(e,t){const n=packedWordsOf(e);const r=rangeOfPrefix(t);if(!n||!r||r.first.length!==n.length)return false;return compareKeys(r.first,n)<=0&&compareKeys(n,r.last)<=0}

export { rangeOfPrefix as n, isInPrefix as t };
