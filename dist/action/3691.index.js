export const id = 3691;
export const ids = [3691];
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

/***/ 3691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readConfig: () => (/* binding */ readConfig)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2659);
/* harmony import */ var _jsonc_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7264);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);




// src/settings/config/read.ts
async function readConfig(e){const{name:t,path:n}=e;const{raw:r,places:i,file:a}=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.sn)(n)?await readModule(e):readFile(e);const o=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(n);const resolve=e=>(0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(e)?e:(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(o,e);return{name:t,file:a,values:await (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.M)(languageIn(r),async()=>valuesOf(r,i)),places:i,resolve}}
function languageIn(e){return typeof e===`object`&&e!==null&&`lang`in e?e.lang:void 0}
function valuesOf(e,t){const n=_problems_js__WEBPACK_IMPORTED_MODULE_1__.i.safeParse(e,{reportInput:true});if(!n.success)throw (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__.t)(n.error,t);refusePrototypes(e,t);return n.data}
function refusePrototypes(e,t,n=``){if(typeof e!==`object`||e===null)return;for(const[r,i]of Object.entries(e)){const e=n+(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.n)(r);if(r===`__proto__`)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`input.unknown`,{field:(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__.n)(t(e)),suggestion:``},{reason:`config`});refusePrototypes(i,t,e)}}
function readFile(e){const t=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.cn)(e);const{path:n}=e;const{value:r,at:i,range:a}=(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.t)(t,e.name);if(!e.isPackage)return{raw:r,places:(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__.r)(e.name,i),file:{path:n,text:t,range:a}};const o=r;if(typeof r!==`object`||r===null||!Object.hasOwn(r,`portcullis`))throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ln)(e,{en:`it has no portcullis key`,ko:`portcullis 키가 없습니다`});const s=(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__.r)(e.name,i);return{raw:o.portcullis,places:e=>s(inside(e)),file:{path:n,text:t,range:e=>a(inside(e))}}}
function inside(e){return`/portcullis${e}`}
async function readModule(e){const t=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.cn)(e);const n=(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__.r)(e.name,()=>null);const r=await(await __webpack_require__.e(/* import() */ 3532).then(__webpack_require__.bind(__webpack_require__, 3532))).runProgram(e.path);if(`broken`in r)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ln)(e,harmlessly(r.broken));return{raw:jsonOf(r,n),places:n,file:{path:e.path,text:t}}}
function harmlessly({en:e,ko:t}){return{en:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(e,300),ko:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(t,300)}}
function jsonOf(e,t){if(`value`in e)return e.value;const{path:n,what:r}=e.strange;const i=n.length===0?anObject:anyValue;const a={field:t(n.map(_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.n).join(``)),expected:i,given:harmlessly(r)};throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`input.value`,a,{reason:`config`})}
const anObject={en:`an object`,ko:`객체`};
const anyValue={en:`a value that JSON can represent`,ko:`JSON으로 나타낼 수 있는 값`};




/***/ })

};
