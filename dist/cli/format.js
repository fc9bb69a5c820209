import { hash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";
// server/accounts/keys/format.ts
const start=`ptc_live_`;
const letters=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`;
const[secretLength,checkLength]=[32,6];
const form=new RegExp(`^${start}[0-9A-Za-z]{${secretLength+checkLength}}$`);
const shownLength=13;
function makeKey(e=randomInt){const t=Array.from({length:secretLength},()=>letters[e(62)]??``).join(``);return`${start}${t}${checksumOf(t)}`}
function isWellFormed(e){if(!form.test(e))return false;return checksumOf(e.slice(9,-checkLength))===e.slice(-checkLength)}
function digestOf(e){return Buffer.from(digestTextOf(e),`base64`)}
function digestTextOf(e){return hash(`sha256`,e,`base64`)}
function prefixOf(e){return e.slice(0,shownLength)}
function makeId(e=randomInt){return Array.from({length:10},()=>letters[e(62)]??``).join(``)}
function checksumOf(e){let t=crc32(e);let n=``;for(let e=0;e<checkLength;e++){n=(letters[t%62]??``)+n;t=Math.floor(t/62)}return n}

export { makeKey as a, makeId as i, digestTextOf as n, prefixOf as o, isWellFormed as r, digestOf as t };
