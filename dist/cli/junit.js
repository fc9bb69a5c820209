import { t as testSuitesOf } from "./cases.js";
import { n as pathOfUrl } from "./place.js";
import { t as spotOf } from "./spot.js";
import { n as xmlText, t as element } from "./xml.js";
// src/report/kinds/junit.ts
const junit=(e,t)=>{const n=testSuitesOf(e,t);const r={name:`portcullis`,...counted(n.flatMap(e=>e.cases)),time:seconds(n)};const i=n.map(n=>`\n${suiteElement(n,e.generatedAt,t)}`);return`<?xml version="1.0" encoding="UTF-8"?>\n${element(`testsuites`,r,[...i,`
`])}\n`};
function counted(e){return{tests:e.length,failures:countOf(e,`fail`),errors:countOf(e,`unknown`)}}
function countOf(e,t){return e.filter(({status:e})=>e===t).length}
function seconds(e){return(e.reduce((e,{target:t})=>e+(t?.cost.ms??0),0)/1e3).toFixed(3)}
function suiteElement(e,t,n){const{name:r,target:i,cases:a,notes:o}=e;const s=spotOf(n,i,{rule:``})?.path??pathOfUrl(i?.url??``);const c={name:r,...counted(a),skipped:countOf(a,`skip`),time:seconds([e]),timestamp:t,file:s};const l={classname:r,...n.pipeline===`gitlab`&&{file:s}};const u=a.map(e=>caseElement(e,l));const d=o.length===0?[]:[element(`system-out`,{},[xmlText(o.join(`
`))])];return element(`testsuite`,c,[...u,...d].map(e=>`\n${e}`).concat(`
`))}
const elements={fail:`failure`,unknown:`error`,skip:`skipped`};
function caseElement({name:e,status:t,lines:n},r){const i=xmlText(n.join(`
`));if(t===`pass`||t===`warn`){const t=i===``?[]:[element(`system-out`,{},[i])];return element(`testcase`,{name:e,...r},t)}const[a]=n;return element(`testcase`,{name:e,...r},[element(elements[t],{message:a},[i])])}

export { junit };
