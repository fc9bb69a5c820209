import { t as I } from "./index.min.js";
import { F as languages } from "./node.js";
import { N as toAnswer } from "./gate-14.js";
import { t as isAlone } from "./retention2.js";
// server/questions/cache/rendered.ts
const renderedBytes=16777216;
function openRenderedAnswers(e){const t=new I({maxSize:e,sizeCalculation:({length:e})=>e});const n=new WeakMap;let r=0;function numberOf(e){const t=n.get(e);if(t!==void 0)return t;n.set(e,++r);return r}return{tail(e,n,r,i){const render=async()=>write(e,n,r.result,await r.previous(),i);if(isAlone(e))return render();const a=languages.length*numberOf(r)+languages.indexOf(i);return t.get(a)??render().then(e=>{t.set(a,e);return e})}}}
function write(e,t,n,r,i){const a=JSON.stringify(toAnswer(e,n,t,i));const o=r?snapshotOf(e,t,r,i):null;const s=o===null?``:`,"previousSnapshot":${JSON.stringify(o)}`;return bytesOf(`,"updatedAt":"${timeOf(n)}","data":${a},"error":null${s}}`)}
function bytesOf(e){const t=Buffer.allocUnsafeSlow(Buffer.byteLength(e));t.write(e);return t}
function timeOf({observedAt:e}){return new Date(e).toISOString()}
function snapshotOf(e,t,n,r){if(n.version>e.version)return null;try{const i=wordsFor(e,n.verdict);const a=toAnswer({...e,words:i},n,t,r);return{updatedAt:timeOf(n),version:n.version,data:a}}catch{return null}}
function wordsFor({id:e,words:t},{findings:n,kpis:r,parts:i=[],caps:a,limits:o}){const{problems:s,...c}=t;const l=idsWithout(n,s);return{...t,problems:{...s,...l(t=>({severity:`info`,cause:same(`${e}.${t}`),action:same(``)}))},kpis:{...c.kpis,...idsWithout(r,c.kpis)(same)},parts:{...c.parts,...idsWithout(i,c.parts)(same)},caps:{...c.caps,...idsWithout(o??a??[],c.caps)(same)}}}
function idsWithout(e,t){const n=e.map(({id:e})=>e).filter(e=>!Object.hasOwn(t,e));return e=>Object.fromEntries(n.map(t=>[t,e(t)]))}
function same(e){return{en:e,ko:e}}

export { renderedBytes as n, snapshotOf as r, openRenderedAnswers as t };
