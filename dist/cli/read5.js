import { E as failure, x as printable } from "./node.js";
import { C as fileTextOf, w as unusable, x as isModule } from "./gate-10.js";
import { i as configuration, n as problemKeyOf, r as problemPlacesOf, t as configProblem } from "./problems.js";
import { n as pointerStep, t as parseJsonc } from "./jsonc.js";
import { o as withLanguage } from "./start-6.js";
import { dirname, isAbsolute, join, resolve } from "node:path";
// src/settings/config/plain.ts
const deepest=32;
const most=2e5;
function plainOf(e){const t={path:[],above:[],read:0};try{return{value:copy(e,t)}}catch(e){if(e instanceof Stop)return{strange:{path:[...t.path],what:e.what}};const n=sayOf(e);const r={en:`a value that throws an error when it is read (${n})`,ko:`읽을 때 오류가 나는 값(${n})`};return{strange:{path:[...t.path],what:r}}}}
var Stop=class extends Error{what;constructor(e){super(e.en);this.what=e}};
function copy(e,t){if(++t.read>most)throw new Stop({en:`more than ${most} values`,ko:`${most}개가 넘는 값`});if(e===null||typeof e===`string`||typeof e===`boolean`||Number.isFinite(e))return e;if(typeof e===`number`)throw new Stop({en:`${e}`,ko:`${e}`});if(typeof e!==`object`)throw new Stop(primitives[typeof e]??something);if(t.above.includes(e))throw new Stop({en:`a value that contains itself`,ko:`자기 자신을 담은 값`});if(t.above.length>=deepest)throw new Stop({en:`more than ${deepest} levels`,ko:`${deepest}단계보다 깊은 값`});t.above.push(e);const n=Array.isArray(e)?elements(e,t):members(e,t);t.above.pop();return n}
function elements(e,t){const n=[];for(let r=0;r<e.length;r++){t.path.push(r);n.push(copy(e[r],t));t.path.pop()}return n}
function members(e,t){if(!isPlain(e))throw new Stop(instance(e));if(Object.getOwnPropertySymbols(e).some(t=>Object.prototype.propertyIsEnumerable.call(e,t)))throw new Stop({en:`an object with a symbol as key`,ko:`심벌이 키인 객체`});const n=[];for(const r of Object.keys(e)){t.path.push(r);const i=Reflect.get(e,r);if(i!==void 0)n.push([r,copy(i,t)]);t.path.pop()}return Object.fromEntries(n)}
function isPlain(e){const t=Object.getPrototypeOf(e);if(typeof t!==`object`||t===null)return true;return Object.getPrototypeOf(t)===null&&Object.keys(t).length===0}
const something={en:`another value`,ko:`다른 값`};
const primitives={function:{en:`a function`,ko:`함수`},symbol:{en:`a symbol`,ko:`심벌`},bigint:{en:`a bigint`,ko:`bigint`},undefined:{en:`undefined`,ko:`undefined`}};
function instance(e){const t=Reflect.get(e,`constructor`);const n=typeof t===`function`?t.name:``;if(!/^[\w$]{1,60}$/.test(n)||n===`Object`)return{en:`an object that inherits from another`,ko:`다른 객체를 상속한 객체`};return{en:`${/^[AEIOU]/.test(n)?`an`:`a`} ${n}`,ko:n}}
function sayOf(e){try{const t=e instanceof Error?e.message:e;const[n=``]=(typeof t===`string`?t:``).split(/\r\n|\r|\n/);return n.trim().slice(0,1e3).replace(/\.$/,``)||nameless}catch{return nameless}}
const nameless=`an error without a message`;
// src/settings/config/read.ts
function readHanded(e){const t=problemPlacesOf(`config`,()=>null);return{name:`config`,file:null,values:valuesOf(jsonOf(plainOf(e),t),t),places:t,resolve:e=>resolve(e)}}
async function readConfig(e){const{name:t,path:n}=e;const{raw:r,places:i,file:a}=isModule(n)?await readModule(e):readFile(e);const o=dirname(n);const resolve=e=>isAbsolute(e)?e:join(o,e);return{name:t,file:a,values:await withLanguage(languageIn(r),async()=>valuesOf(r,i)),places:i,resolve}}
function languageIn(e){return typeof e===`object`&&e!==null&&`lang`in e?e.lang:void 0}
function valuesOf(e,t){const n=configuration.safeParse(e,{reportInput:true});if(!n.success)throw configProblem(n.error,t);refusePrototypes(e,t);return n.data}
function refusePrototypes(e,t,n=``){if(typeof e!==`object`||e===null)return;for(const[r,i]of Object.entries(e)){const e=n+pointerStep(r);if(r===`__proto__`)throw failure(`input.unknown`,{field:problemKeyOf(t(e)),suggestion:``},{reason:`config`});refusePrototypes(i,t,e)}}
function readFile(e){const t=fileTextOf(e);const{path:n}=e;const{value:r,at:i,range:a}=parseJsonc(t,e.name);if(!e.isPackage)return{raw:r,places:problemPlacesOf(e.name,i),file:{path:n,text:t,range:a}};const o=r;if(typeof r!==`object`||r===null||!Object.hasOwn(r,`portcullis`))throw unusable(e,{en:`it has no portcullis key`,ko:`portcullis 키가 없습니다`});const s=problemPlacesOf(e.name,i);return{raw:o.portcullis,places:e=>s(inside(e)),file:{path:n,text:t,range:e=>a(inside(e))}}}
function inside(e){return`/portcullis${e}`}
async function readModule(e){const t=fileTextOf(e);const n=problemPlacesOf(e.name,()=>null);const r=await(await import(`./config-program.js`)).runProgram(e.path);if(`broken`in r)throw unusable(e,harmlessly(r.broken));return{raw:jsonOf(r,n),places:n,file:{path:e.path,text:t}}}
function harmlessly({en:e,ko:t}){return{en:printable(e,300),ko:printable(t,300)}}
function jsonOf(e,t){if(`value`in e)return e.value;const{path:n,what:r}=e.strange;const i=n.length===0?anObject:anyValue;const a={field:t(n.map(pointerStep).join(``)),expected:i,given:harmlessly(r)};throw failure(`input.value`,a,{reason:`config`})}
const anObject={en:`an object`,ko:`객체`};
const anyValue={en:`a value that JSON can represent`,ko:`JSON으로 나타낼 수 있는 값`};

export { readConfig, readHanded };
