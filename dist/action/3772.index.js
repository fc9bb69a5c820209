export const id = 3772;
export const ids = [3772];
export const modules = {

/***/ 3772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   whoSpoke: () => (/* binding */ whoSpoke)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


// src/net/tunnel/behind-connect.ts
const http = "HTTP/";
const patience = 4e3;
async function whoSpoke(error, to, signal, routes) {
	const proxy = routes.proxyTo(to);
	if (proxy === null || to.starttls) return error;
	const said = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pn)(() => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Ln)(signal, patience, async (within) => {
		const { socket } = await routes.connect(to, within);
		return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.c)(socket, (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.At)("TLSv1.2", to.host), {
			to,
			signal,
			within
		});
	}));
	const begins = said.ok ? Buffer.from(said.value.bytes).toString("latin1", 0, 5) : "";
	return begins !== "" && http.startsWith(begins) ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("proxy.malformed", {
		proxy,
		detail: "200, and then HTTP"
	}, { cause: error }) : error;
}



/***/ })

};
