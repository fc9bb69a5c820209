export const id = 9415;
export const ids = [9415];
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




/***/ })

};
