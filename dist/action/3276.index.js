export const id = 3276;
export const ids = [3276];
export const modules = {

/***/ 3276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   azure: () => (/* binding */ azure)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/report/kinds/azure.ts
const azure=(e,t)=>[...e.targets.filter(({verdict:e})=>e===`pass`).map(e=>passLine(e,t.language)),...(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.h)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.p)(e,t.language,t.outcome),t.language).map(e=>e.kind===`notice`?plainLine(e):issue(e,t))].join(``);
function passLine(e,t){return plainLine({title:`${_start_js__WEBPACK_IMPORTED_MODULE_0__.mi.verdict.pass[t]} · ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__._i)(e),2200)}`,message:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Hr)(e,t)})}
function plainLine({title:e,message:t}){return`${e}: ${t.replaceAll(`
`,` `)}\n`}
function issue({kind:e,title:t,message:n,about:r},i){const a=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.g)(i,r?.target??null,r??{rule:``});return`##vso[task.logissue ${[`type=${e}`,...a?[`sourcepath=${property(a.path)}`,`linenumber=${a.range.start.line}`]:[],...r?[`code=${property((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)(r.rule,120))}`]:[]].join(`;`)}]${data(`${t}: ${n}`)}\n`}
function data(e){return e.replaceAll(/%(?=AZP25|0A|0D|3B|5D)/gi,`%AZP25`).replaceAll(`\r`,`%0D`).replaceAll(`
`,`%0A`)}
function property(e){return data(e).replaceAll(`;`,`%3B`).replaceAll(`]`,`%5D`)}




/***/ })

};
