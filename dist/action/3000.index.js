export const id = 3000;
export const ids = [3000];
export const modules = {

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




/***/ }),

/***/ 3000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ toWaiver),
/* harmony export */   r: () => (/* binding */ expand),
/* harmony export */   t: () => (/* binding */ planWith)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2252);
/* harmony import */ var _jsonc_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7264);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2659);
/* harmony import */ var _url_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5537);






// src/settings/config/demands.ts
function demandsOf(e,t){const n=[...new Set([...Object.keys(e),...Object.keys(t)])].map(n=>{const r=Object.hasOwn(t,n)?`target`:`file`;return[n,{level:`error`,...partsOf(e,n),...partsOf(t,n),source:r}]});return Object.fromEntries(n)}
function partsOf(e,t){const n=Object.hasOwn(e,t)?e[t]:void 0;return typeof n===`string`?{level:n}:n??{}}
// src/settings/config/check-query.ts
function checkQuery({part:e,source:t,pointer:n},{values:r,places:i}){const a=r.checks??{};const o=t===`target`?[e]:[{},...r.targets??[]];const s=new Set(o.flatMap(e=>{const t=typeof e===`object`&&`checks`in e?e.checks??{}:{};return Object.entries(demandsOf(a,t)).flatMap(([e,{level:t}])=>t===`off`?[]:[e])}));for(const[t,r]of Object.entries(e.rules??{})){const e=r===`off`?void 0:demandedBy(t);if(e===void 0||s.has(e))continue;const a=`"checks": { "${e}": "${r}" }`;const o={en:`off, because the check ${e} is not requested under checks (to request it, add ${a})`,ko:`off(checks에서 ${e} 점검을 요청하지 않은 경우. 요청하려면 ${a} 추가)`};const c=i(`${n}/rules${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(t)}`);throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.value`,{field:c,expected:o,given:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hn)(r)},{reason:`config`})}}
const always=new Set([`gate`,`ssl`,`http`]);
function demandedBy(e){return _start_js__WEBPACK_IMPORTED_MODULE_1__.u.find(({id:t})=>{if(t===`gate`)return false;return e===`gate.${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Qr)(t)}`||!always.has(t)&&e.startsWith(`${t}.`)})?.id}
// src/settings/config/layer.ts
const paths=new Set([`baseline`,..._start_js__WEBPACK_IMPORTED_MODULE_1__["in"].flatMap(({name:e,isFile:t})=>t?[e]:[])]);
function layerOf(e,t,n,{places:r,resolve:i}){const a=e;return{source:t,naming:e=>r(`${n}/${e}`),value(e){const t=Object.hasOwn(a,e)?a[e]:void 0;if(t===void 0||e===`targets`)return void 0;if(paths.has(e))return i(t);return e===`report`?[t].flat().map(e=>placed(e,i)):t}}}
function placed(e,t){const n=e.indexOf(`=`);const r=e.slice(n+1).trim();return n<0||r===``||r===`-`?e:`${e.slice(0,n)}=${t(r)}`}
// src/settings/options/waiver-url.ts
async function wrongPattern(e){if(!e.includes(`*`))return`value`in (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ir)(e)?null:aUrl;if(e===`**`)return null;const t=canonical(e);if(t===null||!await isOfOneSite(t))return aUrl;return t===e?null:{en:`written ${t}`,ko:`${t} 형식`}}
const aUrl={en:`a URL such as https://example.com/**, or https://*.example.com/** for the hosts below it`,ko:`https://example.com/** 같은 URL(하위 호스트는 https://*.example.com/**)`};
const tokens=[[`**`,`zz0q`],[`*`,`zz1q`]];
function canonical(e){if(e===`*`)return`**`;const t=e.includes(`://`)?e.trim():`https://${e.trim()}`;const n=(0,_url_pattern_js__WEBPACK_IMPORTED_MODULE_5__.n)(t.replace(/^([^:/?#]+:\/\/)[^/?#]*@/,`$1`));if(!n)return null;const r=n.rest===``&&/[^.*]\*\*?$/.test(n.host)?n.host.replace(/\*+$/,``):n.host;const i=n.port===``||n.port===`*`?``:`:${n.port}`;const a=n.scheme===`*`?`https`:n.scheme;const o=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ir)(`${a}://${hidden(r)}${i}${hidden(n.rest||`/**`)}`);const s=`value`in o?(0,_url_pattern_js__WEBPACK_IMPORTED_MODULE_5__.n)(shownAgain(o.value)):null;if(!s||s.host.split(`*`).length!==r.split(`*`).length)return null;const c=n.port===`*`?`*`:s.port;const l=`${n.scheme===`*`?`*`:s.scheme}://${s.host}${c&&`:${c}`}${s.rest}`;return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(l,2048)}
function hidden(e){return tokens.reduce((e,[t,n])=>e.replaceAll(t,n),e)}
function shownAgain(e){return tokens.reduce((e,[t,n])=>e.replaceAll(n,t),e)}
async function isOfOneSite(e){const t=(0,_url_pattern_js__WEBPACK_IMPORTED_MODULE_5__.n)(e)?.host??``;if(!t.includes(`*`)||t===`*`||t===`**`)return true;const n=t.slice(t.lastIndexOf(`*`)+1);if(n.startsWith(`.`))return n.length>1;const{getDomain:r}=await Promise.all(/* import() */[__webpack_require__.e(4235), __webpack_require__.e(5185)]).then(__webpack_require__.bind(__webpack_require__, 5185)).then(e=>(0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(e.default,1));return n.includes(`.`)&&r(n.slice(n.indexOf(`.`)+1))!==null}
// src/settings/config/check.ts
async function checkConfig(e,t){const{values:n}=e;const r=[{part:n,source:`file`,pointer:``},...(n.targets??[]).flatMap((e,t)=>typeof e===`string`?[]:[{part:e,source:`target`,pointer:`/targets${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(t)}`}])];r.forEach(t=>checkValues(t,e));for(const t of r)await checkDemands(t,e);if(!(r.some(({part:e})=>Object.keys(e.rules??{}).length>0)||(n.waivers??[]).length>0))return;const i=await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)();r.forEach(t=>checkRules(t,i,e));r.forEach(t=>checkQuery(t,e));checkWaivers(e,i,t);await checkWaivedUrls(e)}
function checkValues({part:e,source:t,pointer:n},r){const i=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)(layerOf(e,t,n,r),{},(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.d)(`gate`));(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(_gate_js__WEBPACK_IMPORTED_MODULE_2__.S.input,{url:`https://example.com/`,...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.j)(i)},i.naming);(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.N)(i);(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.k)(i);(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.O)(i)}
const checkIds=_start_js__WEBPACK_IMPORTED_MODULE_1__.u.map(({id:e})=>e).filter(_start_js__WEBPACK_IMPORTED_MODULE_1__.l);
async function checkDemands({part:{checks:e={}},pointer:t},{places:n}){for(const[r,i]of Object.entries(e)){const e=_start_js__WEBPACK_IMPORTED_MODULE_1__.u.find(e=>e.id===r&&checkIds.includes(r));const a=`${t}/checks${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(r)}`;if((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.c)(r)){const e={field:n(a),expected:withoutTarget(r),given:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hn)(i)};throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.value`,e,{reason:`config`})}if(!e)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.unknown`,{field:(0,_problems_js__WEBPACK_IMPORTED_MODULE_4__.n)(n(a)),suggestion:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(r,checkIds)},{reason:`config`});if(typeof i===`string`)continue;const o=await e.load();const s=[`minScore`,`minGrade`].find(e=>i[e]!==void 0&&!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.s)(o,e));if(s===void 0)continue;const c=withoutLimit(r,o.scoring?lacks.grade:lacks.both);const l={field:n(`${a}/${s}`),expected:c,given:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hn)(i[s])};throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.value`,l,{reason:`config`})}}
const lacks={grade:{en:`gives no grade (use minScore instead)`,ko:`등급이 없음. 대신 minScore를 사용`},both:{en:`gives no grade`,ko:`등급이 없음`}};
function withoutLimit(e,{en:t,ko:n}){return{en:`left out, because ${e} ${t}`,ko:`빼야 하는 값(${e} 점검에는 ${n})`}}
function withoutTarget(e){return{en:`left out, because ${e} does not measure a target (run it by itself: npx portcullis ${e})`,ko:`빼야 하는 값(${e} 점검에는 측정할 대상이 없음. 따로 npx portcullis ${e} 명령으로 실행)`}}
function checkRules({part:{rules:e={}},source:t,pointer:n},r,{places:i}){for(const[a,o]of Object.entries(e)){const e=i(`${n}/rules${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(a)}`);if(!r.includes(a)){const t=groups().includes(a)?oneByOne:suggestRule(a,r);throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.unknown`,{field:(0,_problems_js__WEBPACK_IMPORTED_MODULE_4__.n)(e),suggestion:t},{reason:`config`})}const s=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)().get(a);const c=s&&wrongLevel(s,o,t);if(c)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.value`,{field:e,expected:c,given:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hn)(o)},{reason:`config`})}}
function suggestRule(e,t){const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(e,t);if(n.en!==``)return n;const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(tailOf(e),t.map(tailOf));const i=t.find(e=>r!==null&&tailOf(e)===r);return i===void 0?n:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(i,[i])}
function tailOf(e){return e.slice(e.indexOf(`.`)+1)}
const oneByOne={en:` A group of rules can only be waived. Set the level of each rule by its id.`,ko:` 규칙 묶음은 예외에만 쓸 수 있습니다. rules에서 수준을 규칙마다 id로 정하십시오.`};
function wrongLevel({levels:e,isOfRun:t},n,r){if(t&&r===`target`)return{en:`left out here, because the rule is about the whole run (set it under the rules for all targets)`,ko:`빼야 하는 값(전체 실행에 대한 규칙이므로 모든 대상의 rules에 둡니다)`};if(e.includes(n))return null;return{en:`warn or error (a threshold has its own switch: min_ssl, min_headers or min_days: off, require_https: false, or off under checks)`,ko:`warn 또는 error(기준은 자체 설정으로 끕니다: min_ssl, min_headers, min_days는 off, require_https는 false, checks 항목은 off)`}}
const day=864e5;
const longestWaiver=366;
function checkWaivers({values:{waivers:e=[]},places:t},n,r){const i=waivable(n);e.forEach(({rule:e,until:n},a)=>{const o=`/waivers${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(a)}`;if(!i.includes(e)){const n=t(`${o}/rule`);const r=suggestRule(e,i);const a={field:n,expected:{en:`the rules`,ko:`규칙`},given:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hn)(e),suggestion:r};throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.option`,a,{reason:`config`})}if(Date.parse(n)>r.getTime()+longestWaiver*day){const e={en:`a date at most ${longestWaiver} days ahead`,ko:`최대 ${longestWaiver}일 뒤의 날짜`};throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.value`,{field:t(`${o}/until`),expected:e,given:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hn)(n)},{reason:`config`})}})}
async function checkWaivedUrls({values:{waivers:e=[]},places:t}){for(const[n,{url:r}]of e.entries()){const e=r===void 0?null:await wrongPattern(r);if(r===void 0||e===null)continue;const i={field:t(`/waivers${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(n)}/url`),expected:e,given:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hn)(r)};throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.value`,i,{reason:`config`})}}
function waivable(e){return[...e.filter(e=>!aboutPolicy.test(e)),...groups()]}
const aboutPolicy=/^gate\.(?:waiver|baseline)-/;
function groups(){return[...checkIds,`gate`].map(e=>`${e}.*`)}
// src/settings/config/targets.ts
function expand(e){const t=(e.values.targets??[]).flatMap((t,n)=>{const r=`/targets${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(n)}`;const i=typeof t===`string`?{url:t}:t;const a=typeof t===`string`?r:`${r}/url`;const o=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ir)(i.url);if(`problem`in o){const{expected:t,given:n=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hn)(i.url)}=o.problem;throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.value`,{field:e.places(a),expected:t,given:n},{reason:`config`})}const{origin:s}=new URL(o.value);const c=i.paths?.map((t,n)=>pathOn(s,t,e.places(`${r}/paths${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(n)}`)));return(c??[o.value]).map((t,n)=>{return{url:t,urlNaming:e.places(a),own:i,pointer:r,at:c?`${r}/paths${(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_3__.n)(n)}`:a}})});const n=new Map;for(const{url:r,at:i}of t){const t=n.get(r);if(t!==void 0){const n={field:r,first:e.places(t),second:e.places(i)};throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.conflict`,n,{reason:`config`})}n.set(r,i)}return t}
function pathOn(e,t,n){const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ir)(e+t);if(`value`in r)return r.value;throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.value`,{field:n,expected:{en:`a path that begins with /`,ko:`/로 시작하는 경로`},given:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hn)(t)},{reason:`config`})}
// src/settings/config/plan.ts
async function planWith(e,t,n){await checkConfig(e,t.now);const{typed:r,env:i,options:a}=t;const o=[layerOf(e.values,`file`,``,e)];const s=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)(r,i,a,o);const c=expand(e);const l=n.length===0?c:n.map(e=>chosen(e,c));const u=l.map(n=>toTarget(n,{config:e,sources:t,below:o}));const{waivers:d=[]}=e.values;const f=new Set(l.map(({url:e})=>e));const p=c.length>0&&c.every(({url:e})=>f.has(e));return{given:s,targets:u,waivers:d.map(toWaiver),isWhole:p,config:e,now:t.now}}
function toWaiver({url:e,...t}){if(e===void 0)return t;const n=e.includes(`*`)?null:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ir)(e);return{...t,url:n&&`value`in n?n.value:e}}
function chosen({url:e,naming:t},n){const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ir)(e);const i=`value`in r?r.value:e;const a=n.find(e=>e.url===i);return a?{...a,urlNaming:t}:{url:i,urlNaming:t,own:null,pointer:``,at:``}}
function toTarget({url:e,urlNaming:t,own:n,pointer:r},{config:i,sources:a,below:o}){const s=n?[layerOf(n,`target`,r,i),...o]:o;const c=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)(a.typed,a.env,a.options,s);const{rules:l={},checks:u={}}=i.values;return{url:e,...n?.name!==void 0&&{name:n.name},given:c,naming:e=>e===`url`?t:c.naming(e),rules:{...l,...n?.rules},ownRules:Object.keys(n?.rules??{}),demands:demandsOf(u,n?.checks??{}),isApart:_start_js__WEBPACK_IMPORTED_MODULE_1__["in"].some(({name:e})=>c.source(e)===`target`)}}




/***/ }),

/***/ 2659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ configuration),
/* harmony export */   n: () => (/* binding */ problemKeyOf),
/* harmony export */   r: () => (/* binding */ problemPlacesOf),
/* harmony export */   t: () => (/* binding */ configProblem)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _jsonc_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7264);



// src/settings/config/shapes.ts
const no=`\\u0000-\\u0020\\u007f\\\\`;
const eight=`(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)`;
const four=`(?:${eight}\\.){3}${eight}`;
const six=`[0-9A-Fa-f]*:[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(?:%[^\\]]+)?`;
const port=`0*(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])`;
const daysText={pattern:`^\\s*(?:[Aa][Uu][Tt][Oo]|[Oo][Ff][Ff]|\\d{1,2}|[0-7]\\d{2}|8[01]\\d|82[0-5]|(?:\\d{1,2}|0\\d{2}|100)%)\\s*$`};
const daysNumber={minimum:0,maximum:825};
const secondsText={pattern:`^(?!0+(?:\\.0+)?$)(?:[0-2]?\\d{1,2}(?:\\.\\d{1,3})?|300(?:\\.0{1,3})?)$`};
const secondsNumber={minimum:.001,maximum:300};
const plainServer=`${four}|${six}|\\[(?:${four}|${six})\\]:${port}|${four}:${port}|\\[(?:${four}|${six})\\]`;
const inServer=`\\s\\\\{}@#`;
const tlsServer=`[Tt][Ll][Ss]:\\/\\/(?:\\[${six}\\]|[^:\\/?[\\]${inServer}]+)(?::${port})?\\/?(?:#[^\\/${inServer}]+)?`;
const httpsServer=`[Hh][Tt][Tt][Pp][Ss]:\\/\\/[^\\/?${inServer}]+(?:[\\/?][^\\s\\\\{}#]*)?`;
const dnsServer=`(?:${plainServer}|${tlsServer}|${httpsServer})`;
const resolver={pattern:`^${dnsServer}$`};
const publicResolver={pattern:`^(?:[^=:\\/[\\]#]+=)?${dnsServer}(?:#filters)?$`};
const dohResolver={pattern:`^${httpsServer}$`};
const blocklist={pattern:_start_js__WEBPACK_IMPORTED_MODULE_1__.P};
const pin={pattern:`^(?:\\[[^\\]]+\\]|\\s*[^:\\[\\]\\s][^:\\[\\]]*):${port}:(?:${four}|\\[(?:${four}|${six})\\])(?::${port})?$`};
const reportWish={pattern:`^\\s*(?:${_start_js__WEBPACK_IMPORTED_MODULE_1__.on.join(`|`)})\\s*=\\s*\\S`};
const scheme=`[Hh][Tt][Tt][Pp][Ss]?:\\/\\/`;
const url=`^\\s*(?:${scheme}(?!:*[^\\/?#:@${no}][^\\/?#]*@)[^${no}]+|${`(?![A-Za-z][A-Za-z0-9+.\\-]*:(?!\\d))(?![^\\/?#]*@)[^${no}\\/][^${no}]*`}|${six})\\s*$`;
const target$1={pattern:url};
const server={pattern:`^\\s*${scheme}(?!:*[^\\/:@][^\\/]*@)[^?#${no}]+\\s*$`};
const path={pattern:`^\\/[^${no}]*\\s*$`};
const waived={anyOf:[{type:`string`,pattern:url,not:{pattern:`\\*`}},{type:`string`,pattern:`^(?:\\*\\*|(?:https?|\\*):\\/\\/[a-z0-9_.*\\-]+(?::(?:\\d+|\\*))?\\/[^${no}#]*|(?:https?|\\*):\\/\\/\\[[0-9a-f:]+\\](?::(?:\\d+|\\*))?\\/[^${no}#]*)$`}]};
// src/settings/config/schema.ts
const gate=_start_js__WEBPACK_IMPORTED_MODULE_1__.u.find(({id:e})=>e===`gate`);
const options=[...gate?.options??[],..._start_js__WEBPACK_IMPORTED_MODULE_1__.nn,..._start_js__WEBPACK_IMPORTED_MODULE_1__.tn,..._start_js__WEBPACK_IMPORTED_MODULE_1__.Qt,..._start_js__WEBPACK_IMPORTED_MODULE_1__.rn,..._start_js__WEBPACK_IMPORTED_MODULE_1__.$t,..._start_js__WEBPACK_IMPORTED_MODULE_1__.en,..._start_js__WEBPACK_IMPORTED_MODULE_1__.Zt];
function about(e){const t=options.find(t=>t.name===e);if(!t)throw new Error(`no option ${e}`);return{description:t.about}}
const longestText=2048;
const line=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().min(1).max(longestText);
const letters=[..._start_js__WEBPACK_IMPORTED_MODULE_1__.pr,`off`];
function listOf(e){const t=line.meta(e);return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([t,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)(t).max(100)])}
const thresholds={min_ssl:line.meta({...about(`min_ssl`),enum:letters}),min_headers:line.meta({...about(`min_headers`),enum:letters}),min_days:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([line.meta(daysText),(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ri)().meta(daysNumber)]).meta({...about(`min_days`),examples:[`auto`,14,`33%`,`off`]}),require_https:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(about(`require_https`)),accept_status:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([line,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ri)().min(200).max(499)]).meta({...about(`accept_status`),examples:[404,`401,403`,`4xx`]}),all_ips:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(about(`all_ips`))};
const ways={timeout:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([line.meta(secondsText),(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Bi)().meta(secondsNumber)]).meta(about(`timeout`)),resolve:listOf(pin).meta(about(`resolve`)),resolver:listOf(resolver).meta(about(`resolver`)),ca_file:line.meta(about(`ca_file`)),trust_anchor:line.meta(about(`trust_anchor`)),public_resolver:listOf(publicResolver).meta(about(`public_resolver`)),doh:listOf(dohResolver).meta(about(`doh`)),blocklist:listOf(blocklist).meta(about(`blocklist`)),blocklist_resolver:line.meta({...about(`blocklist_resolver`),...resolver}),axfr:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(about(`axfr`)),header:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)(),(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)()).max(100)]).meta(about(`header`)),client_cert:line.meta(about(`client_cert`)),client_key:line.meta(about(`client_key`)),proxy:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta(about(`proxy`)),proxy_dns:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(about(`proxy_dns`))};
const perseverance={wait_for:listOf({}).meta(about(`wait_for`)),wait_timeout:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([line,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Bi)()]).meta(about(`wait_timeout`)),wait_interval:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([line,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Bi)()]).meta(about(`wait_interval`)),confirm:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([line,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ri)()]).meta(about(`confirm`)),retries:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([line,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ri)()]).meta(about(`retries`))};
const level=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(_start_js__WEBPACK_IMPORTED_MODULE_1__.ei);
const rules=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Hi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)(),level).meta({description:`Effect of a finding on the verdict, by rule: error fails the target, warn warns, off hides the finding; if the check could not be measured, error makes the target unknown`});
const demand=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)({level:level.exactOptional().meta({description:`Effect on the verdict if the requirement is not met (default error)`}),minScore:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Bi)().min(0).max(100).exactOptional().meta({description:`Lowest accepted score`}),minGrade:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(_start_js__WEBPACK_IMPORTED_MODULE_1__.pr).exactOptional().meta({description:`Lowest accepted grade`}),maxSeverity:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(_start_js__WEBPACK_IMPORTED_MODULE_1__.ci).exactOptional().meta({description:`Worst accepted severity of the issues that are not waived and not off`})});
const checks=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Hi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)(),(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([level,demand])).meta({description:`Other checks that the target must pass: a level alone requires the status pass; an object sets requirements. The settings of a target override the general ones key by key`});
const target=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)({url:line.meta({description:gate?.subject?.about??``,...target$1}),name:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().min(1).max(100).meta({description:`Name in reports`}).exactOptional(),paths:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().max(longestText).regex(/^\//).meta(path)).min(1).max(100).meta({description:`Paths to measure instead of the URL's path`}).exactOptional(),...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({...thresholds,...ways,...perseverance,rules,checks}).partial().shape});
const waiver=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)({rule:line.meta({description:`The rule, or all rules of a check: http.*`}),url:line.meta({description:`Canonical URLs to which it applies: in the host, * and ** match any text; after it, * matches text without a slash and ** any text (default all)`,...waived}).exactOptional(),reason:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().max(500).regex(/\S/).meta({description:`Why this is acceptable for now`}),until:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Zn)().meta({description:`Last day of validity, in UTC; at most 366 days ahead`}),owner:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().min(1).max(100).meta({description:`Who is responsible for it`}).exactOptional()});
const configuration=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)({$schema:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().exactOptional(),...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({...thresholds,...ways,...perseverance,rules,checks}).partial().shape,targets:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([line.meta(target$1),target])).max(1e3).meta({description:`Targets, used when the command line has no URL`}).exactOptional(),waivers:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)(waiver).max(1e3).meta({description:`Waived findings, each with a reason and a last day`}).exactOptional(),baseline:line.meta(about(`baseline`)).exactOptional(),fail_on:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Zr).meta(about(`fail_on`)).exactOptional(),on_error:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(_start_js__WEBPACK_IMPORTED_MODULE_1__.$r).meta(about(`on_error`)).exactOptional(),server:line.meta({...about(`server`),...server}).exactOptional(),lang:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(_start_js__WEBPACK_IMPORTED_MODULE_1__.oa).meta(about(`lang`)).exactOptional(),report:listOf(reportWish).meta(about(`report`)).exactOptional(),concurrency:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([line,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ri)()]).meta(about(`concurrency`)).exactOptional()}).meta({title:`Configuration of Portcullis`});
function keysAt(e){const[t,,...n]=e;if(t===void 0)return Object.keys(configuration.shape);if(t===`waivers`)return Object.keys(waiver.shape);if(t===`checks`||n[0]===`checks`)return Object.keys(demand.shape);return t===`targets`?Object.keys(target.shape):[]}
// src/settings/config/problems.ts
function configProblem(e,t,{reason:n=`config`,known:r=keysAt,few:i=6}={}){const{issue:a,path:o}=innermost(e.issues[0],[]);const s=o.map(_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.n).join(``);if(a.code===`unrecognized_keys`){const[e=``]=a.keys;const c=meant(e,r(o),i);const l=problemKeyOf(t(s+(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.n)(e)));return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.unknown`,{field:l,suggestion:c},{reason:n})}const c=t(s);if(a.input===void 0){const e=a.code===`invalid_value`?a.values.join(`, `):wordsFor(o)??(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.fn)(a).expected;return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.missing`,{field:c,expected:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pn)(e)},{reason:n})}if(a.code===`invalid_value`){const e=a.values.map(String);const t=typeof a.input===`string`?(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(a.input,e):``;const r={field:c,expected:e.join(`, `),given:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hn)(a.input),suggestion:t};return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.option`,r,{reason:n})}const l=special(a,o)??(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.fn)(a).expected;return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.value`,{field:c,expected:l,given:shownShort(a.input)},{reason:n})}
function problemKeyOf(e){return{en:`key ${e}`,ko:`키 ${e}`}}
function meant(e,t,n){const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(e,t);if(r.en!==``||t.length===0||t.length>n)return r;return{en:` Known keys: ${t.join(`, `)}.`,ko:` 쓸 수 있는 키: ${t.join(`, `)}.`}}
const patterns={paths:{en:`a path that begins with /`,ko:`/로 시작하는 경로`},reason:{en:`a text that gives the reason`,ko:`이유를 적은 문장`},until:{en:`a date such as 2027-01-31`,ko:`2027-01-31 같은 날짜`},url:{en:`a URL such as https://shop.example/`,ko:`https://shop.example/ 같은 URL`}};
function special(e,t){return e.code===`invalid_format`?wordsFor(t):null}
function wordsFor(e){const t=e.findLast(e=>typeof e===`string`);return patterns[String(t)]??null}
function shownShort(e){if(typeof e!==`object`||e===null)return typeof e===`function`?`a function`:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hn)(e);return Array.isArray(e)?`[…]`:`{…}`}
function innermost(e,t){const n=[...t,...e.path];if(e.code!==`invalid_union`)return{issue:e,path:n};const r=e.errors.flatMap(([e])=>e?[e]:[]);const i=r.find(e=>e.path.length>0||e.code===`unrecognized_keys`);const a=typeof e.input===`string`?r.find(e=>e.code===`invalid_value`):void 0;const o=i??(a&&{...a,input:e.input});return o?innermost(o,n):{issue:e,path:n}}
function problemPlacesOf(e,t){return n=>{const r=t(n);const i=r?`${e}:${r.line}:${r.column}`:e;return`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(n===``?`/`:n,200)} (${i})`}}




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




/***/ })

};
