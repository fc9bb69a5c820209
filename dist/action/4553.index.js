export const id = 4553;
export const ids = [4553];
export const modules = {

/***/ 4553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   codeQuality: () => (/* binding */ codeQuality)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _remarks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2342);



// src/report/kinds/codequality.ts
const codeQuality=(e,t)=>{const n=(0,_remarks_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t).map(e=>toEntry(e,t));const r=(e.notices??[]).map(n=>{const{does:r}=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)(n,e,t.outcome);return ofNotice(n,isDecisive(r)?`blocker`:`minor`,t)});return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.r)([...r,...n])};
function isDecisive(e){return e===`fail`||e===`unknown`}
const ofSeverity={critical:`critical`,high:`critical`,medium:`major`,low:`minor`,info:`info`};
function toEntry(e,t){return{description:e.text,check_name:e.rule,fingerprint:e.fingerprint,severity:severityOf(e),location:locationOf((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.g)(t,e.target,e))}}
function severityOf({does:e,severity:t,waived:n,baselineState:r}){if(n||r===`unchanged`)return`info`;return isDecisive(e)?`blocker`:ofSeverity[t]}
const anyPath=`.gitlab-ci.yml`;
function locationOf(e){return{path:e?.path??anyPath,lines:{begin:e?.range.start.line??1}}}
function ofNotice({id:e,message:t},n,r){return{description:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bi)(t,1e3),check_name:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bi)(e,120),fingerprint:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Dn)(e,``,t),severity:n,location:locationOf((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.g)(r,null,{rule:e}))}}




/***/ }),

/***/ 2342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ remarksOf)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


// src/report/remarks.ts
function remarksOf({targets:e},{language:t,outcome:n}){const r={language:t,outcome:n};return distinct(e.flatMap(e=>{const t=e.checks.flatMap(t=>ofCheck(t,e,r));const n=e.findings.map(t=>ofFinding(t,e,r));return[...ofVerdict(e,r),...t,...n]}).toSorted((e,t)=>rank(e)-rank(t)))}
const loudest=[`error`,`warning`,`notice`];
function rank({loudness:e,kind:t,severity:n}){return loudest.indexOf(e)*100+(t===`finding`?10:0)+_start_js__WEBPACK_IMPORTED_MODULE_1__.ci.indexOf(n)}
const longest={rule:120,subject:300,text:600,title:500,reason:300};
const ofStatus={fail:{kind:`threshold`,severity:`high`},unknown:{kind:`unknown`,severity:`high`},warn:{kind:`threshold`,severity:`medium`},waived:{kind:`threshold`,severity:`high`},pass:null,off:null};
function ofCheck(e,t,{language:n,outcome:r}){const i=ofStatus[e.status];if(!i)return[];const a=i.kind===`unknown`?t.message??``:e.action??``;const{id:o,message:s,waived:c,baselineState:l}=e;const u=(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Dn)(`gate.${o}`,t.url,e.kind);const d=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ur)(e,t,r);const f={id:`gate.${o}`,cause:s,action:a,waived:c,baselineState:l,fingerprint:u,effect:d};return[{...i,loudness:d.loudness,...common(f,t,n)}]}
function ofVerdict(e,{language:t,outcome:n}){if(!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jr)(e))return[];const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kr)(e,n);const i={id:`gate.verdict`,cause:e.message??_start_js__WEBPACK_IMPORTED_MODULE_1__.mi.verdict.unknown[t],action:``,effect:r};return[{kind:`unknown`,loudness:r.loudness,severity:`high`,...common(i,e,t)}]}
function ofFinding(e,t,{language:n,outcome:r}){const{severity:i,reference:a}=e;const o=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)(e,r);return{kind:`finding`,loudness:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Yr)(e,t,r),severity:i,...common({...e,action:withRecord(e),effect:o},t,n),...a!==void 0&&{reference:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bi)(a,longest.text)}}}
function withRecord({action:e,record:t}){const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(t,longest.text-e.length-1);return n===``?e:`${e} ${n}`}
function common(e,t,n){const{id:r,cause:i,action:a,subject:o,waived:s,baselineState:c,effect:l}=e;const u=[i,a,...[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gi)({waived:s,baselineState:c},n),(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xr)(l,n)].map(e=>e&&`(${e})`)].map(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bi)(e,longest.text));const d=o===void 0?``:` ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bi)(o,longest.subject)}`;const f=`[${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bi)(r,longest.rule)}${d} · ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__._i)(t),longest.title)}]`;return{rule:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bi)(r,longest.rule).replaceAll(/[\s/]+/g,`-`),target:t,cause:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bi)(i,longest.text),action:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bi)(a,longest.text),text:[...u,f].filter(e=>e!==``).join(` `),fingerprint:identity(e,t),does:l.does,...o!==void 0&&{subject:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bi)(o,longest.subject)},...s&&{waived:harmlessly(s)},...c&&{baselineState:c}}}
function harmlessly({reason:e,until:t,owner:n}){return{reason:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bi)(e,longest.reason),until:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bi)(t,30),...n!==void 0&&{owner:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bi)(n,longest.rule)}}}
function identity({id:e,subject:t,fingerprint:n=``},{url:r}){return/^[\da-f]{64}$/.test(n)?n:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Dn)(e,r,t)}
function distinct(e){const t=new Set;const n=new Map;return e.map(e=>{const r=(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Dn)(e.fingerprint,e.target.url);const i=(n.get(r)??0)+1;n.set(r,i);const a=i===1?e.fingerprint:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Dn)(r,`${i}`);const o=t.has(a)?r:a;t.add(o);return o===e.fingerprint?e:{...e,fingerprint:o}})}




/***/ })

};
