export const id = 8359;
export const ids = [8359,9415];
export const modules = {

/***/ 9415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ seenOf),
/* harmony export */   n: () => (/* binding */ isGood),
/* harmony export */   r: () => (/* binding */ limitFor),
/* harmony export */   t: () => (/* binding */ awaitedOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/gate/conditions.ts
const searched=1048576;
function limitFor(e){return e.some(({kind:e})=>e===`body`)?searched:0}
function isGood({page:e},t){return e!==null&&t.every(t=>holds(t,e))}
function holds(e,t){if(e.kind===`up`)return t.status<500;if(e.kind===`status`)return[`${t.status}`,`${t.status}`[0]+`xx`].includes(e.code);if(e.kind===`body`)return Buffer.from(t.body).includes(e.text);const{name:n,text:r,isWhole:i}=e;return valuesIn(t,n).some(e=>i?e===r:e.includes(r))}
function valuesIn({headers:e},t){const n=e.filter(([e])=>e.toLowerCase()===t).map(([,e])=>e.trim());if(n.length===0)return[];const r=n.join(`, `);return[Buffer.from(r,`latin1`).toString(`utf8`),r]}
const mostTold=4;
function awaitedOf({conditions:e,mask:t}){return e.map(({written:e})=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(t(e),120)).join(`, `)}
function seenOf(e,t){const[n,r]=_start_js__WEBPACK_IMPORTED_MODULE_0__.oa.map(n=>{return[...e.slice(0,mostTold).map(e=>sightIn(e,t,n)),...e.length>mostTold?[`+${e.length-mostTold}`]:[]].join(`; `)});return{en:n??``,ko:r??``}}
const noHeader={en:`no {name}`,ko:`{name} 없음`};
const noText={en:`body without {text}`,ko:`본문에 {text} 없음`};
function sightIn({address:e,page:t,failure:n},{conditions:r,mask:i},a){const o=e===``?``:`${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(e,60)}: `;if(!t)return o+(n?i((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ta)(n,a)).replace(/\.$/,``):``);const s=r.flatMap(e=>factOf(e,t,{mask:i,language:a}));return o+[...new Set([`${t.status}`,...s])].join(`, `)}
function factOf(e,t,{mask:n,language:r}){if(e.kind===`header`){const[i]=valuesIn(t,e.name);const a=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(e.name,60);return[i===void 0?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.aa)(noHeader,{name:a},r):`${a}: "${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(n(i),80)}"`]}if(e.kind!==`body`||holds(e,t))return[];return[(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.aa)(noText,{text:`"${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(n(e.text),60)}"`},r)]}




/***/ }),

/***/ 8359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openExpectedTargets: () => (/* binding */ openExpectedTargets)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _conditions2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9415);



// src/gate/wait.ts
const goodInTurn=2;
const soon=1e3;
const words={begun:{en:`waiting for {awaited}: {url}`,ko:`대기 중({awaited}): {url}`},seen:{en:`  {url} after {seconds} s: {seen}`,ko:`  {url} {seconds}초: {seen}`},there:{en:`  {url} after {seconds} s: conditions met`,ko:`  {url} {seconds}초: 조건 충족`},givenUp:{en:`  {url} after {seconds} s: gave up`,ko:`  {url} {seconds}초: 포기`}};
const longDigits=/\b(?<begin>[0-9a-f]{12})[0-9a-f]{28,52}\b/gi;
const phases={begun:`begun`,seen:`changed`,there:`over`,givenUp:`over`};
async function waitFor({conditions:e,timeout:t,interval:n},r){const{url:i,clock:a,signal:o,language:s,onNews:c,queue:l,look:u}=r;const d=a.now();let f=d+t;const p={conditions:e,mask:e=>r.mask?.(e,i)??e};const m=(0,_conditions2_js__WEBPACK_IMPORTED_MODULE_2__.t)(p);const elapsed=()=>Math.round(a.now()-d);const say=(e,t={})=>{const n={url:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ca)(i),300),seconds:inSeconds(elapsed()),...t};const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.aa)(words[e],n,s);c?.(e===`begun`?r:r.replaceAll(longDigits,`$<begin>…`),phases[e])};const h={connections:0,requests:0};let g=new Map;let _=null;let v=0;say(`begun`,{awaited:m});for(;;){const{sights:r,queued:i}=await glance();if(r instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.ea)return giveUp(r);if(o?.aborted)return giveUp(whyEnded(o,tooLate()));if(_!==null&&a.now()>=f+i)return giveUp(tooLate());v++;g=new Map(r.map(t=>[t.address,(0,_conditions2_js__WEBPACK_IMPORTED_MODULE_2__.n)(t,e)?(g.get(t.address)??0)+1:0]));const c=(0,_conditions2_js__WEBPACK_IMPORTED_MODULE_2__.i)(r,p);if(c[s]!==_?.[s])say(`seen`,{seen:c[s]});_=c;const l=Math.min(...g.values());if(v===1||l>0)f+=i;if(l>=goodInTurn){say(`there`);return{ok:true,waited:{ms:elapsed(),polls:v}}}const u=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.w)(l>0?Math.min(n,soon,t/4):grown(n,v),a);if(!await a.sleep(Math.max(0,Math.min(u,f-a.now())),o))return giveUp(whyEnded(o,tooLate()));if(a.now()>=f)return giveUp(tooLate())}async function glance(){const t=a.now();let n=0;try{const r=(0,_conditions2_js__WEBPACK_IMPORTED_MODULE_2__.r)(e);const s=await l(()=>{n=a.now()-t;return u(i,{limit:r,patience:Math.max(1,f-t),...o&&{signal:o}})});h.connections+=s.traffic.connections;h.requests+=s.traffic.requests;return{sights:s.sights,queued:n}}catch(e){if(!(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.ea))throw e;return{sights:isFinal(e)?e:[{address:``,page:null,failure:e.facts}],queued:n}}}function tooLate(){return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`wait.timeout`,{awaited:m,seconds:inSeconds(t),seen:_??nothing$1})}function giveUp(e){say(`givenUp`);return{ok:false,failure:e,cost:{...h,roundTrips:0,ms:elapsed()}}}}
const nothing$1={en:`nothing`,ko:`없음`};
function grown(e,t){return e*Math.min(2,1.1**(t-1))}
function isFinal({facts:{id:e,params:t}}){return e===`address.private`||e===`access.header-empty`||e===`dns.bad-name`||e===`dns.failed`&&t[`detail`]===`EBADNAME`}
function whyEnded(e,t){const n=e?.reason;return n instanceof Error&&n.name===`TimeoutError`?t:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`aborted`,{})}
function inSeconds(e){return`${Math.round(e/100)/10}`}
// src/gate/expected.ts
const otherwise={en:`  {url}: the measured page does not meet the conditions: {seen}`,ko:`  {url}: 측정한 페이지가 조건과 다름: {seen}`};
function openExpectedTargets({question:e,query:t,waiting:n,options:r,measure:i}){const{runner:a,name:o}=e;const{language:s,clock:c,signal:l,onBug:u,onNews:d}=r;const f=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(_gate_js__WEBPACK_IMPORTED_MODULE_0__.S.input,t);const{url:p}=f;const{timeout:m,interval:h,conditions:g}=n;const _={conditions:g,mask:e=>a.maskAll?.(e,p)??e};const v=c.now()+m;const y=[];return async()=>{const e=[];let t=null;for(;;){const n=y.length===0||t!==null?await come(t):null;if(n)return unknown(n.failure,[...e,n.cost]);const{result:r,sights:a}=await i();e.push(...r.targets.map(({cost:e})=>e));t=seenOtherwise(r,a);if(t===null)return withAll(r,{waited:inAll(y),cost:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.v)(e)});const o={url:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ca)(p),300),seen:t[s]};d?.((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.aa)(otherwise,o,s),`changed`)}};async function come(t){try{if(!a.look)throw new Error(`this runner cannot poll`);const late=e=>{const t={awaited:(0,_conditions2_js__WEBPACK_IMPORTED_MODULE_2__.t)(_),seconds:`${m/1e3}`,seen:e};return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`wait.otherwise`,t,{reason:`wait.timeout`})};if(t)await c.sleep(Math.max(0,Math.min((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.w)(h,c),v-c.now())),l);const e=t?v-c.now():m;if(t&&e<=0&&!l?.aborted)return{failure:late(t),cost:nothing};const i={...r,url:p,look:a.look,mask:a.maskAll};const o=await waitFor({...n,timeout:Math.max(1,e)},i);if(o.ok)y.push(o.waited);if(o.ok)return null;return t!==null&&o.failure.facts.id===`wait.timeout`?{failure:late(t),cost:o.cost}:o}catch(t){u?.(t,e.url);return{failure:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`internal`,{}),cost:nothing}}}function seenOtherwise({targets:[e]},t){const n=t.filter(e=>!(0,_conditions2_js__WEBPACK_IMPORTED_MODULE_2__.n)(e,g));const r=e?.verdict===`fail`||e?.verdict===`unknown`;if(t.length>0)return n.length>0?(0,_conditions2_js__WEBPACK_IMPORTED_MODULE_2__.i)(n,_):null;if(r)return null;const i=e?.incompleteChecks?.find(({check:e})=>e===`http`)?.message.replace(/\.$/,``)??``;return{en:i,ko:i}}function unknown({facts:e},t){return withAll((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.C)(f,e,{language:s,observedAt:new Date,cost:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.v)(t)}),o===void 0?{}:{name:o})}}
const nothing={connections:0,requests:0,roundTrips:0,ms:0};
function withAll(e,t){return{...e,targets:e.targets.map(e=>({...e,...t}))}}
function inAll(e){const sum=t=>e.reduce((e,n)=>e+n[t],0);return{ms:sum(`ms`),polls:sum(`polls`)}}




/***/ })

};
