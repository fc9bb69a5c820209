export const id = 6335;
export const ids = [6335];
export const modules = {

/***/ 6335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askDemands: () => (/* binding */ askDemands),
/* harmony export */   withDemands: () => (/* binding */ withDemands)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9530);



// src/gate/demand-clauses.ts
function demanded({id:e},{minGrade:t,minScore:n,maxSeverity:r,source:i}){const a=[t,n,r].filter(e=>e!==void 0).length>1;return{id:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Qr)(e),expected:a?true:t??n??true,source:i}}
const words={status:{en:`{id}: {summary}`,ko:`{id}: {summary}`},grade:{en:`{id} is graded {actual}, below {expected}.`,ko:`{id} 등급이 {actual|으로/로} {expected}보다 낮습니다.`},gradeAtBest:{en:`The grade of {id} can be {best} at best, below {expected}.`,ko:`{id} 등급은 최대 {best|으로/로} {expected}보다 낮습니다.`},score:{en:`{id} scores {actual}, below {expected}.`,ko:`{id} 점수가 {actual}점으로 {expected}점보다 낮습니다.`},scoreAtBest:{en:`The score of {id} can be {best} at best, below {expected}.`,ko:`{id} 점수는 최대 {best}점으로 {expected}점보다 낮습니다.`},severity:{en:`{id} has an issue more severe than {expected}, {rule}: {cause}`,ko:`{id}에 {expected|을/를} 넘는 문제가 있습니다. {rule}: {cause}`},open:{en:`{id} could not be measured completely.`,ko:`{id|을/를} 완전히 측정하지 못했습니다.`},partly:{en:`{id} could not be measured completely: {parts}.`,ko:`{id|을/를} 완전히 측정하지 못했습니다: {parts}.`},action:{en:`Fix the {id} findings, worst first.`,ko:`{id} 문제를 심각한 것부터 고치십시오.`}};
function compareDemand(e,t,n,r){const{found:i}=n;const a=clausesOf(e,t,n,r);const o=a.find(({isMet:e})=>e===false);const s=a.some(({isMet:e})=>e===null);const c=demanded(e,t);const l=c.expected===t.minGrade?i.grade:i.score;const u=c.expected===true?!o:l;if(o){const n=t.level===`warn`?`warn`:`fail`;const a=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.aa)(words.action,{id:e.id},r);const s=c.expected===true?{measured:measuredOf(t,i)}:{};return{...c,status:n,actual:u??null,message:o.says,action:a,...s}}if(s)return{...c,status:`unknown`,actual:null,message:openMessage(e,i,r)};return{...c,status:`pass`,actual:u??i.atLeast??true,message:``}}
function openMessage({id:e,grading:t},n,r){const{parts:i,caps:a}=(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.xn)(n,t??{});const o=(n.parts??[]).filter(e=>i.includes(e.id)).map(({label:e})=>e);const s=(n.caps??[]).filter(e=>a.includes(e.id)).map(({reason:e})=>e);const c=o.length>0?o:s;return c.length>0?(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.aa)(words.partly,{id:e,parts:c.join(`, `)},r):(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.aa)(words.open,{id:e},r)}
function measuredOf({minGrade:e,minScore:t,maxSeverity:n},{status:r,grade:i,score:a}){if(e===void 0&&t===void 0)return n===void 0?{status:r}:{};return{...e!==void 0&&i!==void 0&&{grade:i},...t!==void 0&&a!==void 0&&{score:a}}}
function openOf({id:e,grading:t},{status:n,grade:r},i){if(n!==`unknown`&&(!t||r!==void 0))return{};return{open:{check:e,reason:`${e}.open`,message:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.aa)(words.open,{id:e},i)}}}
function isAtLeast(e,t){return _start_js__WEBPACK_IMPORTED_MODULE_1__.ci.indexOf(e)<=_start_js__WEBPACK_IMPORTED_MODULE_1__.ci.indexOf(t)}
const lowestPassing=`A`;
function isPassed({found:e,counts:t},n){const{status:r,grade:i,issues:a}=e;const o=i!==void 0&&n!==void 0&&(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.yn)(e,lowestPassing,n).isMet===null;if(r===`pass`)return o?null:true;const s=a.filter(t);if(s.some(({severity:e})=>isAtLeast(e,`medium`)))return false;if(r===`unknown`)return null;if(s.length<a.length&&(i===void 0||s.every(({severity:e})=>e===`info`)))return true;return o?null:false}
function clausesOf({id:e,grading:t},{minGrade:n,minScore:r,maxSeverity:i},a,o){const{found:s}=a;const{status:c,grade:l,score:u,summary:d,issues:f}=s;const say=(t,n)=>(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.aa)(t,{id:e,...n},o);if(n===void 0&&r===void 0&&i===void 0)return[{isMet:isPassed(a,t),says:say(words.status,{summary:d})}];const p=[];if(n!==void 0){const{isMet:e,best:r}=t?(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.yn)(s,n,t):{isMet:null,best:`?`};const i=l===void 0?say(words.gradeAtBest,{best:r,expected:n}):say(words.grade,{actual:l,expected:n});p.push({isMet:e,says:i})}if(r!==void 0){const{isMet:e,best:n}=(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.bn)(s,r,t);const i=u===void 0?say(words.scoreAtBest,{best:n,expected:r}):say(words.score,{actual:u,expected:r});p.push({isMet:e,says:i})}if(i!==void 0){const e=_start_js__WEBPACK_IMPORTED_MODULE_1__.ci.indexOf(i);const t=f.filter(a.counts).find(({severity:t})=>_start_js__WEBPACK_IMPORTED_MODULE_1__.ci.indexOf(t)<e);const n=!t&&(c===`unknown`?null:true);p.push({isMet:n,says:say(words.severity,{expected:i,rule:t?.id??``,cause:t?.cause??``})})}return p}
// src/gate/demands.ts
function withDemands(e,t,n=true){const r=t.reduce((e,t)=>[...e,...without(e,t.findings)],e.findings);const i=t.flatMap(({reason:e,check:t})=>e?[{reason:e.reason,message:t.message}]:[]);const[a]=i;const o=i.find(({reason:e})=>e===`internal`)??(e.reason===void 0?a:void 0);const spent=n=>t.reduce((e,t)=>e+t.spent[n],e.cost[n]);const s=t.flatMap(({check:{status:e}})=>e===`waived`||e===`off`?[]:[e]);return{...e,...o,...openWith(e,t),verdict:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.C)([e.verdict,...s]),checks:[...e.checks,...t.map(({check:e})=>e)],findings:r.toSorted((e,t)=>_start_js__WEBPACK_IMPORTED_MODULE_1__.ci.indexOf(e.severity)-_start_js__WEBPACK_IMPORTED_MODULE_1__.ci.indexOf(t.severity)),cost:{...e.cost,connections:spent(`connections`),requests:spent(`requests`)},...n&&{versions:Object.assign({},e.versions,...t.map(({versions:e})=>e))}}}
function without(e,t){const n=new Set(e.map(({id:e,fingerprint:t})=>`${e} ${t}`));return t.filter(({id:e,fingerprint:t})=>!n.has(`${e} ${t}`))}
async function askDemands(e,t){return Promise.all(Object.entries(e).map(([e,n])=>askDemand(e,n,t)))}
async function askDemand(e,t,n){const r=await load(e);const{runner:i,language:a,signal:o,url:s,onBug:c,excusing:l,sharing:u}=n;const counts=({id:e})=>!l||!(0,_waivers_js__WEBPACK_IMPORTED_MODULE_2__.n)(e,{url:s},l);let d=nothing;try{const s=queryOf(r,n);const onSpent=e=>void(d=e);const{interpretation:c,raw:l}=(await i.answer(r,s,{language:a,onSpent,...u,...o&&{signal:o}})).data;const f=e===`http`?(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.T)(l,n.accept_status):null;if(f)throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.ea(f);const p=r.target((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(r.input,s)).name;return{check:compareDemand(r,t,{found:c,counts},a),findings:findingsOf(c,p),...openOf(r,c,a),spent:d,versions:{[e]:r.version}}}catch(n){if(n instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.ea&&/API_KEY/.test(n.code))throw n;if(!(n instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.ea))c?.(n,s);const{facts:i}=n instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.ea?n:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`internal`,{});const o=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ta)(i,a);return{check:{...demanded(r,t),status:`unknown`,actual:null,message:o},findings:[],reason:i,open:{check:e,reason:i.reason,message:o},spent:d}}}
function openWith({incompleteChecks:e=[]},t){const n=t.flatMap(e=>e.open??[]).filter(({check:t})=>e.every(e=>e.check!==t));return e.length+n.length>0?{incompleteChecks:[...e,...n]}:{}}
const nothing={connections:0,requests:0,bytes:0};
async function load(e){const t=_start_js__WEBPACK_IMPORTED_MODULE_1__.u.find(t=>t.id===e);if(!t)throw new Error(`no check ${e}`);return t.load()}
function queryOf({subject:e,input:t},{url:n,...r}){const i=Object.fromEntries([`all_ips`,`accept_status`].flatMap(e=>{const n=r[e];return n!==void 0&&Object.hasOwn(t.shape,e)?[[e,n]]:[]}));if(e===`url`)return{url:n,...i};if(e===void 0)throw new Error(`a check without a subject measures no target`);const{host:a,port:o}=endpointOf(n);return{[e]:e===`host`&&o!==443?`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jr)(a)}:${o}`:a,...i}}
function endpointOf(e){const t=new URL(e);return{host:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mr)(t),port:t.protocol===`http:`?443:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rr)(t)}}
function findingsOf({issues:e},t){return e.map(e=>({...e,fingerprint:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Dn)(e.id,t,e.subject)}))}




/***/ }),

/***/ 5537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ partsOf),
/* harmony export */   t: () => (/* binding */ matchesUrl)
/* harmony export */ });
// src/core/target/url-pattern.ts
function matchesUrl(e,t){if(e===`**`)return true;const[n,r]=[partsOf(e),partsOf(t)];if(!n||!r)return false;const i=n.scheme===`*`||n.scheme===r.scheme;const a=n.port===`*`||n.port===r.port;return i&&a&&matches(n.host,r.host)&&matches(n.rest,r.rest)}
const url=/^(?<scheme>[a-z]+|\*):\/\/(?<host>\[[^\]/]*\]|[^/:?#@]*)(?::(?<port>\d+|\*))?(?<rest>[/?#].*|)$/is;
function partsOf(e){const{scheme:t,host:n,port:r=``,rest:i}=url.exec(e)?.groups??{};return t===void 0||n===void 0||i===void 0?null:{scheme:t,host:n,port:r,rest:i}}
function matches(e,t){return e.split(/(\*\*|\*)/).filter(e=>e!==``).reduce((e,n)=>step(e,n,t),Array.from({length:t.length+1},(e,t)=>t===0))[t.length]??false}
function step(e,t,n){if(t!==`*`&&t!==`**`)return e.map((r,i)=>(e[i-t.length]??false)&&n.endsWith(t,i));let r=false;return e.map((e,i)=>{const a=t===`*`&&n[i-1]===`/`;r=e||r&&!a;return r})}




/***/ }),

/***/ 9530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isExcused),
/* harmony export */   r: () => (/* binding */ unneededOf),
/* harmony export */   t: () => (/* binding */ excuseOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _url_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5537);


// src/gate/waivers.ts
function excuseOf(e,t,{url:n},r){const i=e.filter(e=>isOfRule(e,t)&&isOfUrl(e,n));const a=i.filter(e=>!isExpired(e,r));const[o]=a;if(o){const{reason:e,until:t,owner:n}=o;return{waived:{reason:e,until:t,...n!==void 0&&{owner:n}},expired:[],used:a}}return{waived:null,expired:i,used:i}}
function isExcused(e,t,{rules:n,waivers:r,now:i}){return n[e]===`off`||excuseOf(r,e,t,i).waived!==null}
function isOfRule({rule:e},t){return e.endsWith(`.*`)?t.startsWith(e.slice(0,-1)):e===t}
function isOfUrl({url:e},t){return e===void 0||(0,_url_pattern_js__WEBPACK_IMPORTED_MODULE_1__.t)(e,t)||(0,_url_pattern_js__WEBPACK_IMPORTED_MODULE_1__.t)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ca)(e),(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ca)(t))}
const day=864e5;
function isExpired({until:e},t){return t.getTime()>=Date.parse(e)+day}
function unneededOf(e,t,{targets:n},r){return e.filter(e=>{const i=n.filter(({url:t})=>isOfUrl(e,t));const a=i.some(t=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.x)(t,e.rule));const o=r||e.url!==void 0&&i.length>0&&!e.url.includes(`*`);return!t.has(e)&&!a&&o})}




/***/ })

};
