import { I as counted } from "./node.js";
// src/core/duration.ts
const units=[{seconds:86400,one:`day`,other:`days`,short:`d`,ko:`일`},{seconds:3600,one:`hour`,other:`hours`,short:`h`,ko:`시간`},{seconds:60,one:`minute`,other:`minutes`,short:`min`,ko:`분`},{seconds:1,one:`second`,other:`seconds`,short:`s`,ko:`초`}];
function durationText(e){const t=Math.max(0,Math.ceil(e));const n=units.findIndex(e=>t>=e.seconds);const[r,i]=n===-1?units.slice(-1):units.slice(n,n+2);if(!r||!i)return inOne(r,t);const a=Math.ceil(t/i.seconds);if(a*i.seconds>t)return durationText(a*i.seconds);const o=r.seconds/i.seconds;const[s,c]=[inOne(r,Math.floor(a/o)),a%o];if(c===0)return s;return{en:`${s.en} ${c} ${i.short}`,ko:`${s.ko} ${c}${i.ko}`}}
function inOne(e,t){if(!e)return{en:`${t} s`,ko:`${t}초`};return{en:counted(t,e),ko:`${t}${e.ko}`}}

export { durationText as t };
