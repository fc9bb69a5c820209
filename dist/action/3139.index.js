export const id = 3139;
export const ids = [3139];
export const modules = {

/***/ 3139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ registrableOf)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);

// src/probes/registration/registrable.ts
async function registrableOf(e){const{getDomain:t}=await Promise.all(/* import() */[__webpack_require__.e(4235), __webpack_require__.e(5185)]).then(__webpack_require__.bind(__webpack_require__, 5185)).then(e=>(0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(e.default,1));return t(e,{allowPrivateDomains:false,extractHostname:false,validateHostname:false})}




/***/ })

};
