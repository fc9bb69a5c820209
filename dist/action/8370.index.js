export const id = 8370;
export const ids = [8370];
export const modules = {

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




/***/ }),

/***/ 8370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarif: () => (/* binding */ sarif)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6016);
/* harmony import */ var _remarks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2342);



// src/report/kinds/sarif-rules.ts
function sarifRules(e,t,n){return[...Map.groupBy(e,({rule:e})=>e)].map(([e,[r]])=>({...toRule(e,r,t.get(e)),...helpOf(e,t.get(e),n)}))}
const longest=1024;
const securitySeverity={critical:`9.5`,high:`8.0`,medium:`5.5`,low:`2.0`,info:null};
const levelOf$1={critical:`error`,high:`error`,medium:`warning`,low:`note`,info:`note`};
function toRule(e,t,n){const{cause:r,action:i,reference:a}=n??{...t,cause:titleOf(e),action:t?.action||titleOf(e)};const o=t?.severity??`info`;const s=securitySeverity[o];return{id:e,name:pascal(e),shortDescription:{text:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wi)(r,longest)},fullDescription:{text:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wi)(`${r} ${i}`,longest)},help:{text:[r,i,a].filter(Boolean).join(`

`)},defaultConfiguration:{level:levelOf$1[o]},properties:{...s&&{"security-severity":s,tags:[`security`]},precision:`very-high`}}}
function helpOf(e,t,n){if(!t)return{};const{reference:r=``}=t;return{helpUri:r.startsWith(`https://`)?r:`${n}/blob/main/docs/checks/${e.split(`.`,1)[0]}.md`}}
function pascal(e){return e.split(/[^\p{L}\p{N}]+/u).filter(e=>e!==``).map(e=>e.charAt(0).toUpperCase()+e.slice(1)).join(``)||`Rule`}
function titleOf(e){return e.replace(`.`,`: `).replaceAll(`-`,` `)||`rule`}
// src/report/kinds/sarif.ts
const mostResults=5e3;
const words={more:{en:`+{count} more {count|result is/results are} in the result object.`,ko:`결과 +{count}건은 결과 객체에 있습니다.`}};
const informationUri=`https://github.com/portcullis/portcullis`;
const sarif=(e,t)=>{const n=(0,_remarks_js__WEBPACK_IMPORTED_MODULE_1__.t)(e,t);const r=n.filter(({kind:e})=>e!==`unknown`);const i=r.slice(0,mostResults);const a=sarifRules(i,t.rules,informationUri);const o=new Map(a.map(({id:e},t)=>[e,t]));const s={hasWaived:i.some(({waived:e})=>e),hasKnown:i.some(({baselineState:e})=>e===`unchanged`)};const c=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)(e.tool.version,60);return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.r)({$schema:`https://json.schemastore.org/sarif-2.1.0.json`,version:`2.1.0`,runs:[{tool:{driver:{name:`Portcullis`,informationUri,version:c,semanticVersion:semantic(c),rules:a}},language:t.language,columnKind:`utf16CodeUnits`,invocations:[invocationOf(e,t,{remarks:n,left:r.length-i.length})],results:i.map(e=>toResult(e,{place:t,marks:s,ruleIndex:o.get(e.rule)??-1}))}]})};
function semantic(e){return/^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(e)?e:void 0}
function invocationOf(e,t,{remarks:n,left:r}){const i=n.filter(({kind:e})=>e===`unknown`);const a=(e.notices??[]).map(n=>{const{loudness:r}=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Gr)(n,e,t.outcome);return{descriptor:{id:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)(n.id,120)},level:levelOf[r],message:said((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)(n.message,1e3))}});const o=e.targets.flatMap(e=>(e.incompleteChecks??[]).map(({check:t,message:n})=>({rule:`gate.${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)(t,120)}`,target:e,text:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)(n,1e3),loudness:`warning`})).filter(({rule:t})=>!i.some(n=>n.target===e&&n.rule===t)));return{executionSuccessful:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.n)(e),endTimeUtc:e.generatedAt,toolExecutionNotifications:[...[...i,...o].map(e=>notification(e,t)),...r>0?[{level:`warning`,message:said((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.aa)(words.more,{count:r},t.language))}]:[]],toolConfigurationNotifications:a}}
function notification({text:e,target:t,rule:n,loudness:r},i){const{reason:a}=t;return{descriptor:{id:n},level:levelOf[r],message:said(e),locations:[locationOf(t,{rule:n},i)],...a!==void 0&&{properties:{reason:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)(a,100)}}}}
const levelOf={error:`error`,warning:`warning`,notice:`note`};
function toResult(e,{place:t,marks:n,ruleIndex:r}){const{rule:i,loudness:a,severity:o,text:s,target:c,subject:l,fingerprint:u,waived:d,baselineState:f}=e;const p=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)(c.url,2100);return{ruleId:i,ruleIndex:r,level:levelOf[a],message:said(s),locations:[locationOf(c,e,t)],...(t.source??t.config)&&{relatedLocations:[relatedLocation(c)]},partialFingerprints:{primaryLocationLineHash:u,"portcullis/v1":u},...n.hasWaived&&{suppressions:d?[suppressionOf(d)]:[]},...n.hasKnown&&{baselineState:f??`new`},properties:{url:p,severity:o,...l!==void 0&&{subject:l}}}}
function suppressionOf({reason:e,until:t,owner:n}){const r=n===void 0?t:`${n}, ${t}`;const i={until:t,...n!==void 0&&{owner:n}};return{kind:`external`,status:`accepted`,justification:`${e} (${r})`,properties:i}}
function locationOf(e,t,n){const r=[{fullyQualifiedName:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)(e.url,2100),kind:`resource`}];const i=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.g)(n,e,t);if(!i)return{physicalLocation:fileOf((0,_place_js__WEBPACK_IMPORTED_MODULE_2__.n)(e.url),(0,_start_js__WEBPACK_IMPORTED_MODULE_0__._)(``)),logicalLocations:r};return{physicalLocation:fileOf((0,_place_js__WEBPACK_IMPORTED_MODULE_2__.t)(i.path),i),logicalLocations:r}}
function relatedLocation(e){return{id:0,physicalLocation:fileOf((0,_place_js__WEBPACK_IMPORTED_MODULE_2__.n)(e.url),(0,_start_js__WEBPACK_IMPORTED_MODULE_0__._)(``)),message:said((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bi)(e.url,2100))}}
const longestSnippet=300;
function fileOf(e,{range:{start:t,end:n},text:r,around:i}){const a={startLine:t.line,startColumn:t.column,endLine:n.line,endColumn:n.column};if(r===null||i.lines.some(e=>e.length>longestSnippet))return{artifactLocation:{uri:e},region:a};const o={startLine:i.first,endLine:i.first+i.lines.length-1};const s=i.lines.join(`
`);return{artifactLocation:{uri:e},region:{...a,snippet:{text:r}},...s!==r&&{contextRegion:{...o,snippet:{text:s}}}}}
function said(e){return{text:e.replaceAll(`](`,`] (`).replaceAll(/\{(?=\d+\})/g,`{ `)}}




/***/ })

};
