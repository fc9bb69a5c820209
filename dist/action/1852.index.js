export const id = 1852;
export const ids = [1852,3693];
export const modules = {

/***/ 405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ problemOfDelegation),
/* harmony export */   c: () => (/* binding */ redirected),
/* harmony export */   i: () => (/* binding */ problemOfData),
/* harmony export */   l: () => (/* binding */ recordsOf),
/* harmony export */   n: () => (/* binding */ deniesName),
/* harmony export */   o: () => (/* binding */ isBelow),
/* harmony export */   r: () => (/* binding */ hidesBelow),
/* harmony export */   s: () => (/* binding */ meantTarget),
/* harmony export */   t: () => (/* binding */ answerIn),
/* harmony export */   u: () => (/* binding */ setsOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/formats/dns/set.ts
function recordsOf(e,t){return t.filter(t=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.U)(e,t.data))}
function setsOf(e){const t=new Map;for(const n of e){if(n.type===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.RRSIG)continue;const e=`${n.type} ${n.class} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(n.name)}`;const r=t.get(e);if(r)r.records.push(n);else t.set(e,{first:n,records:[n],signatures:[]})}for(const n of recordsOf(`RRSIG`,e))t.get(`${n.data.covered} ${n.class} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(n.name)}`)?.signatures.push(n);return[...t.values()].map(({first:e,...t})=>({name:e.name,type:e.type,class:e.class,...t}))}
// src/formats/dns/alias.ts
const beside=new Set([_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.RRSIG,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NSEC]);
const longestName=255;
function redirected(e,{name:t,data:n}){if(!isBelow(e,t))return null;if(e.wire.length-t.wire.length+n.name.wire.length>longestName)return null;const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ft)(e).slice(0,(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(e)-(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(t));return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.mt)([...r,...(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ft)(n.name)])}
function meantTarget({answers:e},t){return recordsOf(`DNAME`,e).find(e=>{const n=redirected(t.name,e);return n!==null&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(n,t.data.name)})?.data.name??t.data.name}
function isBelow(e,t){return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(e,t)&&!(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e,t)}
function recordsAt({answers:e},t){return e.filter(e=>e.class===_start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN&&!beside.has(e.type)&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e.name,t))}
function aliasAt(e,t){const n=recordsAt(e,t);const r=n.some(({type:e})=>e===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME);const i=r?recordsOf(`CNAME`,n):madeAt(e,t);if(typeof i===`string`)return i;const[a,...o]=i;if(!a&&!r)return null;const s=o.every(({data:e})=>a&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e.name,a.data.name));const c=n.every(({data:e})=>e.type===`CNAME`);return a&&s&&c?a:`BADRESP`}
function madeAt({answers:e},t){const n=e.filter(e=>e.type===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNAME&&e.class===_start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN&&isBelow(t,e.name));const r=recordsOf(`DNAME`,n);if(r.length<n.length)return`BADRESP`;const i=r.map(e=>({ttl:e.ttl,target:redirected(t,e)}));const a=i.flatMap(({ttl:e,target:n})=>n?[{name:t,type:_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME,class:_start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN,ttl:e,data:{type:`CNAME`,name:n}}]:[]);return a.length<i.length?`YXDOMAIN`:a}
// src/formats/dns/type-bits.ts
function isCut(e){return e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NS)&&!e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA)}
const ofDenial=new Set([_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.RRSIG,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NSEC,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NXNAME]);
function deniesName(e){return e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NXNAME)&&e.every(e=>ofDenial.has(e))}
function hidesBelow(e){return isCut(e)||e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DNAME)}
function problemOfData(e,t,n){if(t===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS&&e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA)&&!n)return`wrong-side`;if(t!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS&&isCut(e))return`wrong-side`;return e.includes(t)||e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME)?`type-exists`:null}
function problemOfDelegation(e){if(e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA))return`wrong-side`;if(e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.DS))return`type-exists`;return e.includes(_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.NS)?null:`no-delegation`}
// src/formats/dns/answer.ts
const mostAliases=10;
function answerIn(e,t,n){const{rcode:r}=e;if(e.isTruncated)return{kind:`unknown`,reason:`TRUNCATED`};if(r!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOERROR&&r!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN)return{kind:`unknown`,reason:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.St)(r)};const i=n===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME?{name:t,aliases:[]}:follow(e,t);if(typeof i===`string`)return{kind:`unknown`,reason:i};const a=setAt(e,i.name,n);if(typeof a===`string`)return{kind:`unknown`,reason:a};if(a.length>0){const e=Math.min(...[...i.aliases,...a].map(({ttl:e})=>e));return{kind:`found`,...i,records:a,seconds:e}}return absence(e,i)}
function absence(e,t){const n=soaOf(e,t.name);const r=n?Math.min(...t.aliases.map(({ttl:e})=>e),n.ttl,n.data.minimum):0;if(e.rcode===_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN||n&&isDenied(e,t.name))return{kind:`nxdomain`,...t,soa:n,seconds:r};return n?{kind:`nodata`,...t,soa:n,seconds:r}:{kind:`unknown`,reason:`NO-SOA`}}
function setAt(e,t,n){if(n===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CNAME){const n=aliasAt(e,t);if(typeof n===`string`)return n;if(n)return[n]}if(e.rcode===_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN&&recordsAt(e,t).length>0)return`BADRESP`;const r=e.answers.filter(e=>e.type===n&&e.class===_start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e.name,t));return r.length>0&&r.every(({data:e})=>e.type===`broken`)?`BADRESP`:r}
function follow(e,t){const n=new Set;const r=[];for(let i=t;;){const t=aliasAt(e,i);if(typeof t===`string`)return t;if(!t)return{name:i,aliases:r};n.add((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(i));if(n.has((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(t.data.name)))return`CNAME-LOOP`;if(n.size>mostAliases)return`CNAME-CHAIN`;r.push(t);i=t.data.name}}
function isDenied({authorities:e},t){return recordsOf(`NSEC`,e).some(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e.name,t)&&deniesName(e.data.types))}
function soaOf({authorities:e},t){return recordsOf(`SOA`,e).find(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ut)(t,e.name))??null}




/***/ }),

/***/ 9235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ reverseTarget),
/* harmony export */   n: () => (/* binding */ parseAddress),
/* harmony export */   r: () => (/* binding */ parseDomain),
/* harmony export */   t: () => (/* binding */ domainTarget)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);



// src/core/target/domain.ts
var import_ipaddr=(0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kr)(),1);
const aDomain={en:`a domain name such as example.com`,ko:`example.com 같은 도메인 이름`};
const noAddress={en:`a domain name; for an IP address use reverse-dns or asn`,ko:`도메인 이름. IP 주소는 reverse-dns나 asn으로 확인하십시오`};
const noLocalhost={en:`a domain name of the public DNS such as example.com; localhost always means the local machine (RFC 6761)`,ko:`localhost(RFC 6761에 따라 그 기기 자신)가 아닌 example.com 같은 도메인 이름`};
const anAddress={en:`an IPv4 or IPv6 address such as 8.8.8.8 or 2001:4860:4860::8888`,ko:`8.8.8.8 또는 2001:4860:4860::8888 같은 IPv4 또는 IPv6 주소`};
const aReverseName={en:`an IP address, or its complete reverse name: 4 labels before in-addr.arpa, or 32 before ip6.arpa`,ko:`IP 주소 또는 완전한 역방향 이름(in-addr.arpa 앞에 레이블 4개, ip6.arpa 앞에 32개)`};
function domainTarget(){return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().transform((e,t)=>unwrap(parseDomain(e),t))}
function reverseTarget(){return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().transform((e,t)=>unwrap(parseReverse(e),t))}
function parseReverse(e){const t=e.trim().toLowerCase().replace(/\.$/,``);if(!/(?:^|\.)(?:in-addr|ip6)\.arpa$/.test(t))return parseAddress(e);const n=addressOfReverseName(t);return n===null?{problem:{expected:aReverseName}}:{value:n}}
function addressOfReverseName(e){const t=e.split(`.`).slice(0,-2).toReversed();if(e.endsWith(`.in-addr.arpa`)){const e=t.join(`.`);return t.length===4&&(0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(e)===4?e:null}if(t.length!==32||t.some(e=>!/^[0-9a-f]$/.test(e)))return null;const n=Array.from({length:8},(e,n)=>t.slice(4*n,4*n+4).join(``));return import_ipaddr.default.process(n.join(`:`)).toString()}
function parseDomain(e){const t=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Fr)(e);if(`problem`in t){const{given:e}=t.problem;return{problem:{expected:aDomain,...e!==void 0&&{given:e}}}}const{host:n}=t.value;if((0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(n))return{problem:{expected:noAddress}};return/(?:^|\.)localhost$/.test(n)?{problem:{expected:noLocalhost}}:{value:n}}
function parseAddress(e){const t=e.trim().replace(/^\[(?<inside>[^[\]]*)\]$/,`$<inside>`);if((0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(t)===0||t.includes(`%`))return{problem:{expected:anAddress}};return{value:import_ipaddr.default.process(t).toString()}}
function unwrap(e,t){if(`value`in e)return e.value;t.addIssue({code:`custom`,params:{...e.problem}});return _start_js__WEBPACK_IMPORTED_MODULE_1__.$i}




/***/ }),

/***/ 6316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readOwnRules),
/* harmony export */   readExposureData: () => (/* binding */ readExposureData),
/* harmony export */   t: () => (/* binding */ ownKeysAt)
/* harmony export */ });
/* harmony import */ var _exposure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9558);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _jsonc_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7264);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2659);




// src/checks/exposure/own-rules.ts
const mostRules=1e4;
const anId={en:`1 to 60 lower-case letters, digits and hyphens, such as acme-panel`,ko:`acme-panel처럼 소문자, 숫자, 하이픈으로 된 1~60자`};
const aDigest={en:`64 hexadecimal digits in lower case, the SHA-256 of the file, or its MurmurHash3 as public databases publish it, a number`,ko:`소문자 16진수 64자리(파일의 SHA-256), 또는 공개 데이터베이스가 쓰는 MurmurHash3 숫자`};
const aSign={en:`an object with exactly one of title, titleIs, body, bodyIs, text, script, asset, form, field, element, meta, json, header, realm, cookie, path, favicon and status`,ko:`title, titleIs, body, bodyIs, text, script, asset, form, field, element, meta, json, header, realm, cookie, path, favicon, status 중 하나만 있는 객체`};
const aCondition={en:`a sign with followedBy only beside title, body, text or script, has only beside header, meta or json, and on only beside title or titleIs`,ko:`title, body, text, script에만 followedBy가, header, meta, json에만 has가, title, titleIs에만 on이 있는 조건`};
const yes={en:`true`,ko:`true`};
const text=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().min(1).max(500);
const status=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ri)().min(100).max(599);
const favicon=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)(),(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ri)()]).refine(e=>typeof e===`number`?Math.abs(e)<=2**31:/^[\da-f]{64}$/.test(e),{params:{expected:aDigest}});
const kinds={title:text.meta({description:`A part of the title`,ko:`제목의 일부`}),titleIs:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([text,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)(text).min(1).max(50)]).meta({description:`The whole title, or a list of them`,ko:`제목 전체 또는 그 목록`}),body:text.meta({description:`A part of the page's source`,ko:`페이지 소스의 일부`}),bodyIs:text.meta({description:`The whole body`,ko:`본문 전체`}),text:text.meta({description:`A part of the text that the page shows, outside of code samples`,ko:`코드 예시를 제외하고 페이지에 보이는 글의 일부`}),script:text.meta({description:`A part of an inline script`,ko:`페이지 안 스크립트의 일부`}),asset:text.meta({description:`A part of the URL of a script, style, icon, picture or frame of the page's own host`,ko:`같은 호스트의 스크립트, 스타일, 아이콘, 그림, 프레임 URL의 일부`}),form:text.meta({description:`A part of the URL to which a form sends`,ko:`폼을 보내는 URL의 일부`}),field:text.meta({description:`The name or id of a form control`,ko:`입력란의 name이나 id`}),element:text.meta({description:`A custom element, an id as #id, or an attribute of <html> or <body> as name=value`,ko:`사용자 정의 요소, #id, 또는 <html>이나 <body>의 속성(name=value)`}),meta:text.meta({description:`The name or property of a <meta>`,ko:`<meta>의 name이나 property`}),json:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)(text).min(1).max(20).meta({description:`Members that the object of a JSON body has`,ko:`JSON 본문 객체에 있는 멤버`}),header:text.meta({description:`The name of a response header`,ko:`응답 헤더의 이름`}),realm:text.meta({description:`The realm of an authentication challenge; with a * at its end, its beginning`,ko:`인증 요청의 realm. *로 끝나면 앞부분`}),cookie:text.meta({description:`The name of a cookie that is set; with a * at its end, its beginning`,ko:`설정되는 쿠키의 이름. *로 끝나면 이름의 앞부분`}),path:text.meta({description:`A part of the path and query to which redirects, a refresh or a script lead`,ko:`리디렉션, refresh, 스크립트가 이끄는 경로와 쿼리의 일부`}),favicon:favicon.meta({description:`The favicon: ${aDigest.en}`,ko:`파비콘: ${aDigest.ko}`}),status:status.meta({description:`The HTTP status, 100 to 599; not sufficient alone`,ko:`HTTP 상태 코드(100~599). 이것만으로는 부족합니다`})};
const ownSign=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)({...kinds,followedBy:text.meta({description:`Beside title, body, text or script: a regular expression for what follows it; no repeated groups`,ko:`title, body, text, script와 함께 사용: 바로 뒤에 와야 하는 정규 표현식. 그룹은 반복할 수 없습니다`}),has:text.meta({description:`Beside header, meta or json: a part of the value, of the first member for json`,ko:`header, meta, json과 함께 사용: 값(json은 첫 멤버)의 일부`}),on:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)([`shell`,`login`,`app`]).meta({description:`Beside title or titleIs: the page is an application that a script fills (shell), little else than a form to sign in (login), or one of both (app)`,ko:`title, titleIs와 함께 사용: 스크립트가 채우는 애플리케이션(shell), 로그인 폼뿐인 페이지(login), 둘 중 하나(app)`})}).partial().refine(e=>kindsIn(e).length===1,{params:{expected:aSign},abort:true}).refine(isComplete,{params:{expected:aCondition}});
function kindsIn(e){return Object.keys(kinds).filter(t=>t in e)}
const beside={followedBy:[`title`,`body`,`text`,`script`],has:[`header`,`meta`,`json`],on:[`title`,`titleIs`]};
function isComplete(e){const[t=``]=kindsIn(e);return Object.entries(beside).every(([n,r])=>!(n in e)||r.includes(t))}
const ownSample=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)({status:status.meta({description:`HTTP status, 200 if absent`,ko:`HTTP 상태 코드. 없으면 200`}),path:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().max(2e3).meta({description:`Path and query, / if absent`,ko:`경로와 쿼리. 없으면 /`}),headers:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Hi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().max(200),(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().max(4e3)).meta({description:`Response headers by name; cookies are in Set-Cookie`,ko:`이름별 응답 헤더. 쿠키는 Set-Cookie에 씁니다`}),html:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().max(1e5).meta({description:`The page's source`,ko:`페이지 소스`}),favicon:favicon.meta({description:`SHA-256 or MurmurHash3 of the favicon`,ko:`파비콘의 SHA-256이나 MurmurHash3`})}).partial();
const signs=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)(ownSign).max(50);
const severity=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(_start_js__WEBPACK_IMPORTED_MODULE_1__.ci);
const ownRule=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)({id:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().refine(e=>/^[a-z\d][a-z\d-]{0,59}$/.test(e),{params:{expected:anId}}).meta({description:`Its name: ${anId.en}`,ko:`이름: ${anId.ko}`}),category:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)(_exposure_js__WEBPACK_IMPORTED_MODULE_0__.i).meta({description:`One of the categories below`,ko:`아래 분류 중 하나`}),product:text.meta({description:`The product, as its makers spell it`,ko:`제조사가 쓰는 제품 이름`}),all:signs.optional().meta({description:`Signs that must all match; at least one of all, any and some is required`,ko:`모두 일치해야 하는 조건. all, any, some 중 하나 이상이 필요합니다`}),any:signs.optional().meta({description:`Signs of which one decides`,ko:`하나만 일치해도 되는 조건`}),some:signs.optional().meta({description:`Signs that other pages may have too: as many as needs says decide; the product's name counts once, in the title and in files and ids of that name`,ko:`다른 페이지에도 있을 수 있는 조건. needs 개수만큼 일치해야 하며, 제품 이름은 제목과 같은 이름의 파일, id를 합쳐 한 번만 셉니다`}),needs:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ri)().min(1).max(50).optional().meta({description:`How many of some must match; 2 if absent`,ko:`some에서 일치해야 하는 개수. 없으면 2`}),not:signs.optional().meta({description:`Signs that must not match`,ko:`일치하면 안 되는 조건`}),isWriting:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zi)(true).optional().meta({description:`The product's own page has the text of an article; without it, such a page only matches by what the server says`,ko:`제품 자신의 페이지가 글 위주임. 없으면 그런 페이지에서는 서버가 보낸 조건만 봅니다`}),login:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([signs,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()]).optional().meta({description:`Signs of a login, besides a password field, 401 and 403. true: it always asks; false: a password field does not mean a login`,ko:`비밀번호 입력란, 401, 403 외에 로그인을 뜻하는 조건. true는 항상 로그인을 요구함, false는 비밀번호 입력란이 로그인을 뜻하지 않음`}),open:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ki)([signs,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ii)(e=>e===true,{params:{expected:yes}})]).optional().meta({description:`Signs that it is open without a login. true: it is only seen without one`,ko:`로그인 없이 열린 상태를 뜻하는 조건. true는 로그인 없이만 보임`}),severity:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)({open:severity,login:severity}).optional().meta({description:`{ "open": …, "login": … } with ${_start_js__WEBPACK_IMPORTED_MODULE_1__.ci.join(`, `)}; those of the category if absent`,ko:`{ "open": …, "login": … } 형식이며 값은 ${_start_js__WEBPACK_IMPORTED_MODULE_1__.ci.join(`, `)}. 없으면 분류의 심각도`}),yes:ownSample.extend({access:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)([`open`,`login`,`unknown`]).optional().meta({description:`In yes only: the expected access, open, login or unknown`,ko:`yes에만 사용: 기대하는 접근 상태. open, login, unknown`})}).meta({description:`A sample page that the rule matches`,ko:`규칙과 일치하는 표본 페이지`}),no:ownSample.meta({description:`A similar page that it must not match`,ko:`일치하면 안 되는 비슷한 페이지`})});
const file=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)(ownRule).min(1).max(mostRules);
const repeated={en:`another rule has the same id`,ko:`같은 id의 규칙이 이미 있습니다`};
function ownKeysAt([,e]){if(e===void 0)return Object.keys(ownRule.shape);if(e===`yes`||e===`no`)return Object.keys(ownRule.shape[e].shape);return e===`severity`?[`open`,`login`]:Object.keys(ownSign.shape)}
function readOwnRules(e){const t=file.safeParse(e,{reportInput:true});if(!t.success)return{error:t.error};const n=t.data;const r=new Set;for(const e of n){const t=r.has(e.id)?repeated:(0,_exposure_js__WEBPACK_IMPORTED_MODULE_0__.r)(e);if(t!==null)return{rule:e.id,problem:t};r.add(e.id)}return{rules:n}}
// src/settings/exposure-rules.ts
const largestFile=4194304;
function readExposureData(e,t){return (0,_exposure_js__WEBPACK_IMPORTED_MODULE_0__.n)(readExposureRules(e,t))}
function readExposureRules(e,t){const unusable=n=>(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`input.file`,{field:t,path:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(e,200),detail:n},{reason:`rules`});const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(e,200);const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.un)(e,{largest:largestFile,unusable}).toString(`utf8`).replace(/^\ufeff/,``);const{value:i,at:a}=(0,_jsonc_js__WEBPACK_IMPORTED_MODULE_2__.t)(r,n);const o=readOwnRules(i);if(`rules`in o)return o.rules;if(`error`in o)throw (0,_problems_js__WEBPACK_IMPORTED_MODULE_3__.t)(o.error,(0,_problems_js__WEBPACK_IMPORTED_MODULE_3__.r)(n,a),{reason:`rules`,known:ownKeysAt,few:24});const{en:s,ko:c}=o.problem;throw unusable({en:`rule ${o.rule}: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(s,300)}`,ko:`규칙 ${o.rule}: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(c,300)}`})}




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




/***/ }),

/***/ 5793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ extendedErrors),
/* harmony export */   t: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1947);
/* harmony import */ var _read_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6321);




// src/probes/dns/lookup.ts
function ask({net:e,once:t},n,r,i={}){const{server:a,patience:o,...s}=i;const c=Object.entries(s).filter(([,e])=>e!==void 0).map(([e,t])=>`${e}=${t}`).toSorted().join(` `);return t(`dns ${a??``} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wt)(r)} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.dt)(n)} ${o??``} ${c}`,async()=>{const t=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vn)(()=>e.dns({...i,name:(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(n),type:r}));if(!t.ok)return{reply:null,message:null,answer:unanswered(t.failure),failure:t.failure};const a=(0,_read_once_js__WEBPACK_IMPORTED_MODULE_3__.t)(t.value.message);return{reply:t.value,message:a,answer:(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.t)(a,n,r)}})}
function unanswered({id:e,reason:t,params:n}){if(e===`timeout.dns`||t===`timeout.dns`)return{kind:`unknown`,reason:`TIMEOUT`};const{detail:r}=n;return{kind:`unknown`,reason:t===`dns.failed`&&typeof r===`string`?r:t}}
function extendedErrors({message:e}){return(e?.edns?.options??[]).flatMap(e=>e.name===`error`?[{code:e.code,text:e.text}]:[])}




/***/ }),

/***/ 6691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/probes/dns/plain-text.ts
function plainText(e){const t=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.pt)(e));return t===`.`?t:t.slice(0,-1)}




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

/***/ 6321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readMessage),
/* harmony export */   r: () => (/* binding */ writeOptions),
/* harmony export */   t: () => (/* binding */ messageIn)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/formats/dns/edns.ts
const longestErrorText=512;
const codes={server:3,error:15};
function readOptions(e){const t=[];while(e.at<e.end){const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e);t.push((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.At)(e,(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e),e=>readOption(n,e)))}return t}
function readOption(e,t){if(e===codes.server)return{name:`server`,bytes:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.jt)(t)};if(e!==codes.error||t.end-t.at<2)return{name:`other`,code:e,bytes:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.jt)(t)};return{name:`error`,code:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(t),text:beginning(Buffer.from(beginning((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.jt)(t)),`utf8`)).replace(/\0+$/,``)}}
function beginning(e){return new TextDecoder(`utf-8`,{ignoreBOM:true}).decode(e.subarray(0,longestErrorText),{stream:true})}
function writeOptions(e,t){for(const n of t){(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(e,n.name===`other`?n.code:codes[n.name]);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.tt)(e,()=>writeOption(e,n))}}
function writeOption(e,t){if(t.name!==`error`)return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.$)(e,t.bytes);const n=Buffer.from(t.text,`utf8`);if(n.length>longestErrorText)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`an error text of more than 512 octets`);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(e,t.code);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.$)(e,n)}
// src/formats/dns/read-message.ts
const mostRecords=1e4;
const mostQuestions=32;
function readMessage(e){if(e.length>65535)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`longer than a message can be`);const t=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Et)(e);const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(t);const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(t);const i={questions:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(t),answers:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(t),authorities:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(t)};const a=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(t);if(i.questions>mostQuestions)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`too many questions`);if(i.answers+i.authorities+a>mostRecords)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`too many records`);const o=(r&512)!==0;const s=[];const c={answers:[],authorities:[],additionals:[],opt:null};try{for(let e=i.questions;e>0;e--)s.push(readQuestion(t));for(let e=i.answers;e>0;e--)c.answers.push(readRecord(t));for(let e=i.authorities;e>0;e--)c.authorities.push(readRecord(t));for(let e=a;e>0;e--)readAdditional(t,c)}catch(e){if(!(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt)||!o)throw e;t.at=t.end}const{opt:l,...u}=c;return{id:n,isResponse:(r&32768)!==0,opcode:r>>11&15,isAuthoritative:(r&1024)!==0,isTruncated:o,isRecursionDesired:(r&256)!==0,isRecursionAvailable:(r&128)!==0,isAuthenticData:(r&32)!==0,isCheckingDisabled:(r&16)!==0,rcode:(l?.rcodeHigh??0)*16+(r&15),questions:s,...u,edns:l&&ednsOf(l),stray:t.end-t.at}}
function ednsOf({version:e,size:t,isDnssecOk:n,options:r}){return{version:e,size:t,isDnssecOk:n,options:r}}
function readQuestion(e){return{name:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__._t)(e),type:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e),class:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e)}}
function readRecord(e){const t=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__._t)(e);const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e);if(n===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.OPT)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`OPT out of place`);return readAfterType(e,t,n)}
function readAfterType(e,t,n){const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e);const i=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.kt)(e);const a=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.At)(e,(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e),e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.G)(e,n,r));return{name:t,type:n,class:r,ttl:i>2147483647?0:i,data:a}}
function readAdditional(e,t){const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__._t)(e);const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e);if(r!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.OPT){t.additionals.push(readAfterType(e,n,r));return}if(t.opt)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`more than one OPT`);if(n.wire.length!==1)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`OPT of a name`);t.opt={size:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e),rcodeHigh:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dt)(e),version:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dt)(e),isDnssecOk:((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e)&32768)!==0,options:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.At)(e,(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(e),readOptions)}}
// src/formats/dns/read-once.ts
const known=new WeakMap;
function messageIn(e){const t=known.get(e)??readMessage(Buffer.from(e.buffer,e.byteOffset,e.length));known.set(e,t);return t}




/***/ })

};
