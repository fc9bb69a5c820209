export const id = 4160;
export const ids = [4160];
export const modules = {

/***/ 4160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   badge: () => (/* binding */ badge)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _xml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8634);


// src/report/shield.ts
const labelColour=`#444444`;
const height=20;
const padding=6;
const corner=3;
const font=11;
function shield({label:e,message:t,colour:n}){const r=`${e}: ${t}`;const i=widthOf(e)+12;const a=widthOf(t)+12;const o={xmlns:`http://www.w3.org/2000/svg`,width:i+a,height,role:`img`,"aria-label":r};const s=[(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.t)(`rect`,{width:i+a,height,rx:corner,fill:n}),(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.t)(`rect`,{width:i,height,rx:corner,fill:labelColour}),(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.t)(`rect`,{x:i-corner,width:corner,height,fill:labelColour})];const c=(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.t)(`g`,{fill:`#ffffff`,"font-family":`Verdana,Geneva,DejaVu Sans,sans-serif`,"font-size":font},[written(e,padding),written(t,i+padding)]);return`${(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.t)(`svg`,o,[(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.t)(`title`,{},[(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.n)(r)]),...s,c])}\n`}
function written(e,t){return (0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.t)(`text`,{x:t,y:14,textLength:widthOf(e),lengthAdjust:`spacingAndGlyphs`},[(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__.n)(e)])}
const narrow=/[ iIljt.,:·'|!fr()]/;
const wide=/[mwMW+@%]/;
function widthOf(e){const t=Array.from(e).reduce((e,t)=>e+advance(t),0);return Math.ceil(t)}
function advance(e){if(e>`˿`)return font;if(narrow.test(e))return 4.4;if(wide.test(e))return 10;return/[A-Z]/.test(e)?8.2:6.9}
// src/report/kinds/badge.ts
const colourOf={pass:`#1a7f37`,warn:`#8a6100`,fail:`#c62828`,unknown:`#6e4fa3`};
const label=`portcullis`;
const badge=(e,{language:t})=>{const n=[_start_js__WEBPACK_IMPORTED_MODULE_0__.mi.verdict[e.verdict][t],...lettersOf(e)].join(` · `);return shield({label,message:n,colour:colourOf[e.verdict]})};
const shownLetters=[[`ssl`,`ssl`],[`headers`,`headers`]];
function lettersOf({targets:e}){return shownLetters.flatMap(([t,n])=>{const r=e.map(({checks:e})=>e.find(e=>e.id===t)?.actual??null).filter(e=>isGrade(e));const[i,...a]=r;return i===void 0||r.length<e.length?[]:[`${n} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__._r)([i,...a])}`]})}
function isGrade(e){return _start_js__WEBPACK_IMPORTED_MODULE_0__.pr.some(t=>t===e)}




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
