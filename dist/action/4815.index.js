export const id = 4815;
export const ids = [4815];
export const modules = {

/***/ 4815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readBaselineFile: () => (/* binding */ readBaselineFile)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _jsonc_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7264);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);




// src/settings/output/baseline-file.ts
function readBaselineFile(e,{given:t,folder:n,isUpdated:r}){if(e===void 0){const e={field:t.naming(`baseline`),expected:{en:`for example portcullis.baseline.json`,ko:`예: portcullis.baseline.json`}};throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`input.missing`,e,{reason:`baseline`})}const i=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(n,e);const now=()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(i,{throwIfNoEntry:false})?parse(textOf(i,e,t),e,t):null;const a=now();if(a||r)return{path:i,before:a,isUpdated:r,now};throw unusable(t,e,{en:`the file does not exist; --update-baseline creates it`,ko:`그런 파일이 없습니다. --update-baseline으로 만들 수 있습니다`})}
const entries=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ui)({target:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(),rule:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(),subject:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().exactOptional(),actual:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ki)([_start_js__WEBPACK_IMPORTED_MODULE_0__.ur,(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Bi)(),(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pi)()]).exactOptional(),seen:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ui)({status:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ki)([`pass`,`warn`,`fail`,`unknown`]).exactOptional(),grade:_start_js__WEBPACK_IMPORTED_MODULE_0__.ur.exactOptional(),score:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Bi)().exactOptional()}).exactOptional(),fingerprint:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)()}));
const targets=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ui)({url:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(),checks:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Hi)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(),(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ri)())}));
const baseline=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Li)(`schema`,[(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ui)({schema:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.zi)(`portcullis/baseline@1`),entries}),(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ui)({schema:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.zi)(`portcullis/baseline@2`),targets,entries})]);
function parse(e,t,n){const r=baseline.safeParse((0,_jsonc_js__WEBPACK_IMPORTED_MODULE_1__.t)(e,(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(t,200)).value);if(r.success){const e=r.data.entries.map(e=>({...e,target:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ca)(e.target)}));return{...r.data,entries:e}}const i=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)((r.error.issues[0]?.path??[]).map(_jsonc_js__WEBPACK_IMPORTED_MODULE_1__.n).join(``)||`/`,200);throw unusable(n,t,{en:`it is not a valid baseline (at ${i})`,ko:`올바른 기준선이 아닙니다(${i})`})}
const largestFile=67108864;
function textOf(e,t,n){return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.un)(e,{largest:largestFile,unusable:e=>unusable(n,t,e)}).toString(`utf8`).replace(/^\ufeff/,``)}
function unusable(e,t,n){return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`input.file`,{field:e.naming(`baseline`),path:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(t,200),detail:n},{reason:`baseline`})}




/***/ }),

/***/ 7264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ pointerStep),
/* harmony export */   t: () => (/* binding */ parseJsonc)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/settings/config/jsonc.ts
const deepest=32;
function parseJsonc(e,t){const n={name:t,text:e,places:new Map,values:new Map,offset:0};if(peek(n)===``)throw astray(n,`empty`);const r=readValue(n,``,0);if(peek(n)!==``)throw astray(n,`end`);return{value:r,at(t){const r=n.places.get(t);return r===void 0?null:positionAt(e,r)},range(t){const r=n.values.get(t);return r?{start:positionAt(e,r[0]),end:positionAt(e,r[1])}:null}}}
function pointerStep(e){return`/${String(e).replaceAll(`~`,`~0`).replaceAll(`/`,`~1`)}`}
function positionAt(e,t){const n=e.slice(0,t).split(/\r\n|\r|\n/);return{line:n.length,column:(n.at(-1)??``).length+1}}
const said={empty:{en:`the file is empty`,ko:`빈 파일입니다`},value:{en:`a value is expected here`,ko:`여기에는 값이 와야 합니다`},end:{en:`the text should end here`,ko:`여기에는 더 올 것이 없습니다`},key:{en:`a key in double quotes is expected here`,ko:`여기에는 큰따옴표로 묶은 키가 와야 합니다`},colon:{en:`a colon is expected here`,ko:`여기에는 콜론이 와야 합니다`},inObject:{en:`a comma or } is expected here`,ko:`여기에는 쉼표나 }가 와야 합니다`},inArray:{en:`a comma or ] is expected here`,ko:`여기에는 쉼표나 ]가 와야 합니다`},text:{en:`this string has no closing quote, or it contains a character that must be escaped`,ko:`끝나지 않았거나 이스케이프해야 할 문자가 있는 문자열입니다`},comment:{en:`this comment is not closed`,ko:`닫히지 않은 주석입니다`},again:{en:`this key is a duplicate`,ko:`같은 키가 두 번 나옵니다`},deep:{en:`values may have at most ${deepest} levels`,ko:`${deepest}단계보다 깊은 값은 읽지 않습니다`}};
const space=/[ \t\r\n]*/y;
const word=/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const quotedText=/"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
function readValue(e,t,n){peek(e);if(!e.places.has(t))e.places.set(t,e.offset);if(n>deepest)throw astray(e,`deep`);const r=e.offset;const i=readWhole(e,t,n);e.values.set(t,[r,e.offset]);return i}
function readWhole(e,t,n){const r=peek(e);if(r===`{`)return readObject(e,t,n);if(r===`[`)return readArray(e,t,n);if(r===`"`)return readText(e,`text`);const i=e.offset;const a=match(e,word);if(a===null||/[\w.+-]/.test(e.text.charAt(e.offset)))throw astray(e,`value`,i);return JSON.parse(a)}
function readObject(e,t,n){const r=[];e.offset++;while(peek(e)!==`}`){const i=e.offset;if(peek(e)!==`"`)throw astray(e,`key`);const a=readText(e,`key`);const o=t+pointerStep(a);if(e.places.has(o))throw astray(e,`again`,i);e.places.set(o,i);if(peek(e)!==`:`)throw astray(e,`colon`);e.offset++;r.push([a,readValue(e,o,n+1)]);if(peek(e)===`,`)e.offset++;else if(peek(e)!==`}`)throw astray(e,`inObject`)}e.offset++;return Object.fromEntries(r)}
function readArray(e,t,n){const r=[];e.offset++;while(peek(e)!==`]`){r.push(readValue(e,t+pointerStep(r.length),n+1));if(peek(e)===`,`)e.offset++;else if(peek(e)!==`]`)throw astray(e,`inArray`)}e.offset++;return r}
function readText(e,t){const n=match(e,quotedText);if(n===null)throw astray(e,t);return JSON.parse(n)}
function peek(e){for(;;){match(e,space);const{text:t,offset:n}=e;if(t.startsWith(`//`,n))e.offset=endOf(t,`
`,n)??t.length;else if(t.startsWith(`/*`,n)){const r=endOf(t,`*/`,n);if(r===null)throw astray(e,`comment`);e.offset=r}else return t.charAt(n)}}
function endOf(e,t,n){const r=e.indexOf(t,n+2);return r<0?null:r+t.length}
function match(e,t){t.lastIndex=e.offset;const[n]=t.exec(e.text)??[];if(n===void 0)return null;e.offset+=n.length;return n}
function astray({name:e,text:t,offset:n},r,i=n){const{line:a,column:o}=positionAt(t,i);return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`input.syntax`,{path:`${e}:${a}:${o}`,detail:said[r]},{reason:`config`})}




/***/ })

};
