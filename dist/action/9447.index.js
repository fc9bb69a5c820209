export const id = 9447;
export const ids = [9447];
export const modules = {

/***/ 1838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ testSuitesOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/report/kinds/cases.ts
function testSuitesOf(e,{language:t,outcome:n}){const{targets:r,notices:i=[]}=e;const a={language:t,outcome:n};const o=distinct(r.map(e=>suiteOf(e,a)));if(i.length===0)return o;const s=i.map(r=>{const i=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gr)(r,e,n);return{name:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)(r.id,longest.name),status:statusFor(i),lines:told((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Xr)(i,t),r.message)}});return[...o,{name:`portcullis`,target:null,cases:distinct(s),notes:[]}]}
function statusFor({does:e,softenedBy:t}){if(e===`fail`||e===`unknown`)return e;return t===void 0?`warn`:`skip`}
const longest={name:200,title:2500,line:2500};
const mostNotes=200;
const own={verdict:{en:`The gate does not pass.`,ko:`게이트를 통과하지 못했습니다.`},off:{en:`not required`,ko:`요구하지 않음`},more:{en:`+{count} more {count|finding/findings}`,ko:`문제 +{count}건`}};
function hasSay({waived:e,level:t}){return e!==void 0||t===`error`||t===`warn`}
function suiteOf(e,t){const{language:n}=t;const r=[...e.checks.map(n=>caseOfCheck(n,e,t)),...e.findings.filter(hasSay).map(e=>caseOfFinding(e,t))];const i=e.findings.filter(e=>!hasSay(e));const a=i.slice(0,mostNotes).map(e=>noteOf(e,n));const o=i.length-a.length;return{name:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__._i)(e),longest.title),target:e,cases:distinct([...r,...caseOfVerdict(e,r,t)]),notes:o>0?[...a,(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.aa)(own.more,{count:o},n)]:a}}
function caseOfCheck(e,t,{language:n,outcome:r}){const i=`${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.pi)(e.actual,n)} (${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.fi)(e,n)})`;const a=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ur)(e,t,r);const o=e.status===`off`;const s=o?own.off[n]:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.gi)(e,n)||(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Xr)(a,n);const c=e.status===`unknown`?[t.message??``,t.reason??``]:[];const l=statusOfCheck(e,a);const u=[...l===`skip`?[s,...c,e.message]:[...c,e.message,s],e.action??``,o?``:i];return{name:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)(e.id,longest.name),status:l,lines:told(...u)}}
function statusOfCheck({status:e,baselineState:t},n){if(e===`pass`)return`pass`;return e===`off`||e===`waived`||t?`skip`:statusFor(n)}
function caseOfFinding(e,{language:t,outcome:n}){const{id:r,subject:i,cause:a,action:o,record:s,waived:c}=e;const l=i===void 0?``:` (${i})`;const u=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(e,n);return{name:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)(`${r}${l}`,longest.name),status:c?`skip`:statusFor(u),lines:told((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Xr)(u,t),(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.gi)(e,t),a,o,(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(s,longest.line))}}
function caseOfVerdict(e,t,{language:n,outcome:r}){const{verdict:i,message:a=``,reason:o=``}=e;const s=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(e);const c=s?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Kr)(e,r):(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qr)(i,r);if(!s&&(c.does!==`fail`||t.some(({status:e})=>e===`fail`)))return[];const l=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Xr)(c,n);return[{name:`verdict`,status:statusFor(c),lines:told(l,a,o,own.verdict[n])}]}
function noteOf(e,t){const{id:n,severity:r,subject:i,cause:a,action:o}=e;const s=i===void 0?``:` (${i})`;const c=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.gi)(e,t);const l=`${_start_js__WEBPACK_IMPORTED_MODULE_0__.mi.severity[r][t]} ${n}${s}: ${a} ${o}${c&&` [${c}]`}`;return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)(l,longest.line)}
function told(...e){return e.filter(e=>e!==``).map(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)(e,longest.line))}
function distinct(e){const t=new Map;return e.map(e=>{const n=(t.get(e.name)??0)+1;t.set(e.name,n);return n===1?e:{...e,name:`${e.name} #${n}`}})}




/***/ }),

/***/ 9447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junit: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var _cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1838);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6016);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _xml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8634);




// src/report/kinds/junit.ts
const junit=(e,t)=>{const n=(0,_cases_js__WEBPACK_IMPORTED_MODULE_0__.t)(e,t);const r={name:`portcullis`,...counted(n.flatMap(e=>e.cases)),time:seconds(n)};const i=n.map(n=>`\n${suiteElement(n,e.generatedAt,t)}`);return`<?xml version="1.0" encoding="UTF-8"?>\n${(0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.t)(`testsuites`,r,[...i,`
`])}\n`};
function counted(e){return{tests:e.length,failures:countOf(e,`fail`),errors:countOf(e,`unknown`)}}
function countOf(e,t){return e.filter(({status:e})=>e===t).length}
function seconds(e){return(e.reduce((e,{target:t})=>e+(t?.cost.ms??0),0)/1e3).toFixed(3)}
function suiteElement(e,t,n){const{name:r,target:i,cases:a,notes:o}=e;const s=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.g)(n,i,{rule:``})?.path??(0,_place_js__WEBPACK_IMPORTED_MODULE_3__.n)(i?.url??``);const c={name:r,...counted(a),skipped:countOf(a,`skip`),time:seconds([e]),timestamp:t,file:s};const l={classname:r,...n.pipeline===`gitlab`&&{file:s}};const u=a.map(e=>caseElement(e,l));const d=o.length===0?[]:[(0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.t)(`system-out`,{},[(0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.n)(o.join(`
`))])];return (0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.t)(`testsuite`,c,[...u,...d].map(e=>`\n${e}`).concat(`
`))}
const elements={fail:`failure`,unknown:`error`,skip:`skipped`};
function caseElement({name:e,status:t,lines:n},r){const i=(0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.n)(n.join(`
`));if(t===`pass`||t===`warn`){const t=i===``?[]:[(0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.t)(`system-out`,{},[i])];return (0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.t)(`testcase`,{name:e,...r},t)}const[a]=n;return (0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.t)(`testcase`,{name:e,...r},[(0,_xml_js__WEBPACK_IMPORTED_MODULE_2__.t)(elements[t],{message:a},[i])])}




/***/ }),

/***/ 6016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ pathOfUrl),
/* harmony export */   t: () => (/* binding */ encoded)
/* harmony export */ });
// src/report/place.ts
function pathOfUrl(e){const t=URL.parse(e);if(!t||!/^https?:$/.test(t.protocol))return`target`;return`${t.host}${t.pathname}`.slice(0,1e3).replace(/(?:%.?|\/+)$/,``).replaceAll(/%(?![\da-f]{2})/gi,`%25`).replaceAll(/[^\w./~%-]/g,encodeURIComponent)}
function encoded(e){return e.replaceAll(/\p{Surrogate}/gu,`�`).split(`/`).map(e=>encodeURIComponent(e)).join(`/`)}




/***/ }),

/***/ 8634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ xmlText),
/* harmony export */   t: () => (/* binding */ element)
/* harmony export */ });
// src/report/kinds/xml.ts
const forbidden=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const entities={"&":`&amp;`,"<":`&lt;`,">":`&gt;`,'"':`&quot;`,"'":`&apos;`};
function xmlText(e){return e.replace(forbidden,``).replace(/[&<>"']/g,e=>entities[e]??e)}
function element(e,t,n=[]){const r=`<${e}${Object.entries(t).flatMap(([e,t])=>t===void 0?[]:[` ${e}="${xmlText(String(t))}"`]).join(``)}`;return n.length===0?`${r}/>`:`${r}>${n.join(``)}</${e}>`}




/***/ })

};
