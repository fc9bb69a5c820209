import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, crc32, deflateRawSync, gzip, gzipSync } from "node:zlib";
// server/http/coding.ts
const smallest=1e3;
const quick=4;
const large=9;
const thorough=constants.BROTLI_MAX_QUALITY;
function compressed(e,{status:t=200,fields:n,content:r},i=quick){const a=[...n,[`vary`,`accept-encoding, cookie`]];const o=codingOf(e);const s=Buffer.from(r);if(o===null||s.length<smallest)return{status:t,fields:a,body:``,bytes:s};return{status:t,fields:[...a,[`content-encoding`,o]],body:``,bytes:encode(s,o,i)}}
function coded(e,t){const{body:n,bytes:r=nothing}=t;if(n.length+r.length<smallest)return t;const i=codingOf(e,[`gzip`,`br`]);if(i===null)return t;const a=[...t.fields,[`content-encoding`,i]];const o=Buffer.from(n);const s=i===`gzip`?joined(o,r):encode(Buffer.concat([o,r]),i,quick);return{...t,fields:a,body:``,bytes:s}}
const nothing=new Uint8Array;
const deflated=new WeakMap;
function deflatedOnce(e){const t=deflated.get(e);if(t)return t;const n=new Uint8Array(deflateRawSync(e));deflated.set(e,n);return n}
const largestBlock=65535;
function joined(e,t){if(e.length>largestBlock||t.length===0)return gzipSync(Buffer.concat([e,t]));const n=deflatedOnce(t);const r=Buffer.from([31,139,8,0,0,0,0,0,0,255,0,0,0,0,0]);r.writeUInt16LE(e.length,11);r.writeUInt16LE(largestBlock-e.length,13);const i=Buffer.alloc(8);i.writeUInt32LE(crc32(t,crc32(e)),0);i.writeUInt32LE(e.length+t.length,4);return Buffer.concat([r,e,n,i])}
function encode(e,t,n){if(t===`gzip`)return gzipSync(e);return brotliCompressSync(e,{params:{[constants.BROTLI_PARAM_QUALITY]:n,[constants.BROTLI_PARAM_SIZE_HINT]:e.length}})}
function encodeLarge(e,t){if(t===`gzip`)return promisify(gzip)(e,{level:constants.Z_BEST_COMPRESSION});return promisify(brotliCompress)(e,{params:{[constants.BROTLI_PARAM_QUALITY]:large}})}
function codingOf({headers:e},t=[`br`,`gzip`]){const n=e[`accept-encoding`];if(n===void 0)return null;const r=weightsIn(n);const i=Math.max(0,...t.map(e=>r.get(e)??0));if(i===0||(r.get(`identity`)??0)>i)return null;return t.find(e=>r.get(e)===i)??null}
const longestField=500;
function weightsIn(e){if(e.length>longestField)return new Map;const t=e.toLowerCase().split(`,`);return new Map(t.map(e=>{const[t=``,...n]=e.split(`;`).map(e=>e.trim());const r=n.find(e=>e.startsWith(`q=`))?.slice(2)??``;return[t,/^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(r)?Number(r):1]}))}

export { thorough as a, encodeLarge as i, codingOf as n, compressed as r, coded as t };
