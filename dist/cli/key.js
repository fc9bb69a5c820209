import { Aa as createPublicKey, Na as init__lazy_builtin_crypto, ea as isCheckable } from "./node-3.js";
// src/formats/mail/tag-list.ts
init__lazy_builtin_crypto();
const longestList=65535;
const mostTags=100;
function readTagList(e){if(e.length>longestList)return{tags:[],fault:{code:`too-long`,text:``}};const t=new Map;const n=e.split(`;`,101);if(n.length>mostTags)return{tags:[],fault:{code:`too-long`,text:``}};for(const[e,r]of n.entries()){const i=r.trim();if(i===``&&(e>0||n.length===1))continue;const a=readTag(i);if(a===null)return{tags:[...t.values()],fault:{code:`syntax`,text:i}};if(t.has(a.name))return{tags:[...t.values()],fault:{code:`repeated`,text:a.name}};t.set(a.name,a)}return{tags:[...t.values()],fault:null}}
function readTag(e){const t=e.indexOf(`=`);if(t<0)return null;const n=e.slice(0,t).trim();return/^[A-Za-z][A-Za-z0-9_]*$/.test(n)?{name:n,value:e.slice(t+1).trim()}:null}
function colonList(e){return e.split(`:`).map(e=>e.trim())}
const base64=/^[A-Za-z0-9+/]+={0,2}$/;
function base64Octets(e){const t=e.replaceAll(/\s/g,``);if(!base64.test(t))return null;return t.replace(/=+$/,``).length%4===1?null:Buffer.from(t,`base64`)}
// src/formats/dkim/key.ts
const dkimKeyProblems=[`syntax`,`repeated-tag`,`late-version`,`other-version`,`no-key`,`bad-base64`,`bad-key`,`unknown-type`,`too-short`,`short`,`long`,`no-sha256`,`not-for-email`,`bare-rsa`,`wrapped-ed25519`];
function chooseDkimKey(e){const t=e.filter(isDkimKey).map(parseDkimKey);const[n]=t;if(n===void 0)return{kind:`none`};return t.length===1?{kind:`one`,record:n}:{kind:`several`,records:t}}
function isDkimKey(e){const t=/^\s*v\s*=\s*(?<version>[^;\s]*)/.exec(e.slice(0,longestRecord))?.groups?.[`version`];if(t!==void 0)return t===`DKIM1`;return/(?:^|;)\s*p\s*=/.test(e.slice(0,longestRecord))}
const longestRecord=16384;
const longestKey=8192;
function parseDkimKey(e){const{tags:t,fault:n}=readTagList(e.slice(0,longestRecord));const r=new Map(t.map(({name:e,value:t})=>[e,t]));const i=(r.get(`k`)??`rsa`).toLowerCase();const a=listOf(r.get(`t`))??[];const o=listOf(r.get(`h`));const s=listOf(r.get(`s`))??[`*`];const c=n===null&&r.get(`p`)===``;const l=n===null&&!c?readKey(i,r.get(`p`)):nothing;const u=s.some(e=>e===`*`||e===`email`);return{text:e,type:i,key:l.key,bits:l.bits,isTesting:a.includes(`y`),isStrict:a.includes(`s`),isRevoked:c,hashes:o,services:s,notes:r.get(`n`)??null,problems:[...n===null?[]:[n.code===`repeated`?`repeated-tag`:`syntax`],...t.flatMap(({name:e,value:t},n)=>e===`v`&&n>0?[lateVersion(t)]:[]),...l.problems,...o===null||o.includes(`sha256`)?[]:[`no-sha256`],...u?[]:[`not-for-email`]]}}
function lateVersion(e){return e===`DKIM1`?`late-version`:`other-version`}
function listOf(e){return e===void 0?null:colonList(e.toLowerCase())}
const nothing={key:null,bits:null,problems:[]};
function readKey(e,t){if(e!==`rsa`&&e!==`ed25519`)return{...nothing,problems:[`unknown-type`]};if(t===void 0)return{...nothing,problems:[`no-key`]};const n=t.length>longestKey?null:base64Octets(t);if(!n)return{...nothing,problems:[`bad-base64`]};return e===`rsa`?readRsa(n):readEd25519(n)}
function readRsa(e){const t=publicKey(e,`spki`);const n=t??publicKey(e,`pkcs1`);const r=n?.asymmetricKeyType===`rsa`?n.asymmetricKeyDetails?.modulusLength??null:null;if(n===null||r===null||!isCheckable(n))return{...nothing,problems:[`bad-key`]};return{key:n,bits:r,problems:[...lengthProblems(r),...t?[]:[`bare-rsa`]]}}
function lengthProblems(e){if(e<1024)return[`too-short`];if(e<2048)return[`short`];return e>4096?[`long`]:[]}
const edPrefix=Buffer.from(`302a300506032b6570032100`,`hex`);
function readEd25519(e){const t=e.length===32;const n=publicKey(t?Buffer.concat([edPrefix,e]):e,`spki`);if(n?.asymmetricKeyType!==`ed25519`)return{...nothing,problems:[`bad-key`]};return t?{key:n,bits:256,problems:[]}:{key:null,bits:256,problems:[`wrapped-ed25519`]}}
function publicKey(e,t){try{return createPublicKey({key:e,format:`der`,type:t})}catch{return null}}

export { readTagList as a, colonList as i, dkimKeyProblems as n, base64Octets as r, chooseDkimKey as t };
