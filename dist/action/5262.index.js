export const id = 5262;
export const ids = [5262];
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

/***/ 5262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ keyTag),
/* harmony export */   E: () => (/* binding */ ownerHash),
/* harmony export */   S: () => (/* binding */ isZoneKey),
/* harmony export */   T: () => (/* binding */ hashedName),
/* harmony export */   _: () => (/* binding */ verifySet),
/* harmony export */   a: () => (/* binding */ ipv4Only),
/* harmony export */   b: () => (/* binding */ modulusBits),
/* harmony export */   c: () => (/* binding */ translationPrefixes),
/* harmony export */   d: () => (/* binding */ checkSet),
/* harmony export */   f: () => (/* binding */ hasBroken),
/* harmony export */   g: () => (/* binding */ unchecked),
/* harmony export */   h: () => (/* binding */ signersOf),
/* harmony export */   i: () => (/* binding */ isTampered),
/* harmony export */   l: () => (/* binding */ denialsIn),
/* harmony export */   m: () => (/* binding */ setsIn),
/* harmony export */   n: () => (/* binding */ isInPublicDomain),
/* harmony export */   o: () => (/* binding */ isTranslated),
/* harmony export */   p: () => (/* binding */ isOurs),
/* harmony export */   r: () => (/* binding */ blameFor),
/* harmony export */   s: () => (/* binding */ isWellKnownPrefix),
/* harmony export */   t: () => (/* binding */ doubtfulReasonIn),
/* harmony export */   u: () => (/* binding */ deny),
/* harmony export */   v: () => (/* binding */ isSerialBefore),
/* harmony export */   w: () => (/* binding */ proveDenial),
/* harmony export */   x: () => (/* binding */ isRevoked),
/* harmony export */   y: () => (/* binding */ toSerial)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6691);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(405);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5793);
/* harmony import */ var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3053);






// src/formats/dnssec/denial-claim.ts
function unproven(e){return{kind:`unproven`,problem:e}}
// src/formats/dnssec/nsec.ts
const proven={kind:`proven`,isOptOut:false};
function proveByNsec(e,t,n){const{name:r}=e;if(!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(r,t))return unproven(`out-of-zone`);const i={zone:t,records:n.filter(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(e.name,t))};if(e.kind===`no-name`)return proveNoName$1(i,r);if(e.kind===`no-data`)return proveNoData$1(i,r,e.type);if(e.kind===`unsigned-delegation`)return proveUnsigned$1(i,r);return proveMadeFrom$1(i,r,e.wildcard)}
function proveNoName$1(e,t){const n=matching$1(e,t);if(n)return (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.n)(n.data.types)?proven:unproven(`name-exists`);const r=covering$1(e,t);if(!r)return unproven(missing(e,t));if((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(r.data.next,t))return unproven(`name-exists`);const i=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bt)(closestAbove(r,t));if(matching$1(e,i))return unproven(`wildcard-exists`);const a=covering$1(e,i);if(!a)return unproven(`no-proof`);return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(a.data.next,i)?unproven(`wildcard-exists`):proven}
function proveNoData$1(e,t,n){const r=matching$1(e,t);if(r)return dataProof$1(r,n);const i=covering$1(e,t);if(!i)return unproven(missing(e,t));if((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(i.data.next,t))return proven;const a=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bt)(closestAbove(i,t));const o=matching$1(e,a);if(o)return dataProof$1(o,n);const s=covering$1(e,a);return s&&(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(s.data.next,a)?proven:unproven(`no-proof`)}
function dataProof$1({name:e,data:t},n){const r=(0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.i)(t.types,n,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(e,_start_js__WEBPACK_IMPORTED_MODULE_1__.vt));return r===null?proven:unproven(r)}
function proveUnsigned$1(e,t){const n=matching$1(e,t);if(!n)return unproven(missing(e,t));const r=(0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.a)(n.data.types);return r===null?proven:unproven(r)}
function proveMadeFrom$1(e,t,n){const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gt)(n);if(!r||!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(t,r)||(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(t,r))return unproven(`no-proof`);if(matching$1(e,t))return unproven(`name-exists`);const i=covering$1(e,t);if(!i)return unproven(missing(e,t));if((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(i.data.next,t))return unproven(`name-exists`);return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.st)(closestAbove(i,t))===(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.st)(r)?proven:unproven(`closer-name`)}
function matching$1({records:e},t){return e.find(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(e.name,t))}
function covering$1({zone:e,records:t},n){return t.find(t=>isBetween$1(t,n,e)&&!isHiddenBy(t,n))}
function missing({zone:e,records:t},n){return t.some(t=>isBetween$1(t,n,e)&&isHiddenBy(t,n))?`wrong-side`:`no-proof`}
function isBetween$1({name:e,data:t},n,r){if((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ot)(e,n)>=0)return false;return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(t.next,r)||(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ot)(n,t.next)<0}
function isHiddenBy({name:e,data:t},n){return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(n,e)&&(0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.r)(t.types)}
function closestAbove({name:e,data:t},n){const r=Math.max(sharedLabels(e,n),sharedLabels(t.next,n));return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ht)(n,r)}
function sharedLabels(e,t){const n=Math.min((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ft)(e).length,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ft)(t).length);for(let r=n;r>0;r--)if((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ht)(e,r),(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ht)(t,r)))return r;return 0}
// src/formats/dnssec/nsec3-hash.ts
function hashedName(e,{iterations:t,salt:n}){let r=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ga)(`sha1`,Buffer.concat([Buffer.from((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dt)(e),`latin1`),n]),`buffer`);for(let e=0;e<t;e++)r=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ga)(`sha1`,Buffer.concat([r,n]),`buffer`);return r}
function ownerHash({name:e},t){const[n]=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ft)(e);const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gt)(e);if(!n||!r||!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(r,t))return null;const i=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.J)(n.toString(`latin1`));return i?.length===20?i:null}
// src/formats/dnssec/nsec3.ts
const mostIterations=150;
function proveByNsec3(e,t,n){const{name:r}=e;if(!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(r,t))return unproven(`out-of-zone`);const i=n.filter(e=>isKnown(e.data)&&ownerHash(e,t));const[a]=i;if(!a)return unproven(`odd-parameters`);const o=a.data;if(!i.every(({data:e})=>isAlike(e,o)))return unproven(`odd-parameters`);if(o.iterations>mostIterations)return{kind:`insecure`,iterations:o.iterations};const s={zone:t,links:i.flatMap(e=>linkOf(e,t)),hashOf:hashing(o)};if(e.kind===`no-name`)return proveNoName(s,r);if(e.kind===`no-data`)return proveNoData(s,r,e.type);if(e.kind===`unsigned-delegation`)return proveUnsigned(s,r);return proveMadeFrom(s,r,e.wildcard)}
function isKnown({hashAlgorithm:e,flags:t}){return e===1&&t<=1}
function isAlike(e,t){return e.iterations===t.iterations&&e.salt.equals(t.salt)}
function linkOf(e,t){const{next:n,types:r,flags:i}=e.data;const a=ownerHash(e,t);return a&&n.length===20?[{from:a,to:n,types:r,isOptOut:i===1}]:[]}
function hashing(e){const t=new Map;return n=>{const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dt)(n);const i=t.get(r)??hashedName(n,e);t.set(r,i);return i}}
function proveNoName(e,t){const n=closestEncloser(e,t);if(typeof n===`string`)return unproven(n);const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bt)(n.name);if(matching(e,r))return unproven(`wildcard-exists`);return covering(e,r)?{kind:`proven`,isOptOut:n.gap.isOptOut}:unproven(`no-proof`)}
function proveNoData(e,t,n){const r=matching(e,t);if(r)return dataProof(r,n,{isRoot:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(t,_start_js__WEBPACK_IMPORTED_MODULE_1__.vt),isOptOut:false});const i=closestEncloser(e,t);if(typeof i===`string`)return unproven(i);const a=matching(e,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bt)(i.name));if(i.gap.isOptOut&&(n===_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.DS||!a))return{kind:`proven`,isOptOut:true};const o={isRoot:false,isOptOut:i.gap.isOptOut};return a?dataProof(a,n,o):unproven(`no-proof`)}
function dataProof(e,t,{isRoot:n,isOptOut:r}){const i=(0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.i)(e.types,t,n);return i===null?{kind:`proven`,isOptOut:r}:unproven(i)}
function proveUnsigned(e,t){const n=matching(e,t);if(n){const e=(0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.a)(n.types);return e===null?{kind:`proven`,isOptOut:false}:unproven(e)}const r=closestEncloser(e,t);if(typeof r===`string`)return unproven(r);return r.gap.isOptOut?{kind:`proven`,isOptOut:true}:unproven(`no-proof`)}
function proveMadeFrom(e,t,n){const r=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gt)(n);const i=r&&nextCloser(t,r);if(!i)return unproven(`no-proof`);if(matching(e,i))return unproven(`closer-name`);const a=covering(e,i);return a?{kind:`proven`,isOptOut:a.isOptOut}:unproven(`no-proof`)}
function closestEncloser(e,t){if(matching(e,t))return`name-exists`;let n=t;for(const r of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yt)(t)){if(!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(r,e.zone))break;const i=r===t?void 0:matching(e,r);if(i){if((0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.r)(i.types))return`wrong-side`;const t=covering(e,n);return t?{name:r,gap:t}:`no-proof`}n=r}return`no-proof`}
function nextCloser(e,t){for(const n of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yt)(e)){const e=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gt)(n);if(e&&(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(e,t))return n}return null}
function matching({links:e,hashOf:t},n){const r=t(n);return e.find(({from:e})=>e.equals(r))}
function covering({links:e,hashOf:t},n){const r=t(n);return e.find(({from:e,to:t})=>isBetween(r,e,t))}
function isBetween(e,t,n){const r=e.compare(t)>0;const i=e.compare(n)<0;return t.compare(n)<0?r&&i:(r||i)&&!e.equals(t)}
// src/formats/dnssec/denial.ts
const mostRecords=64;
function proveDenial(e,t,n){const r=(0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.l)(`NSEC`,n).slice(0,mostRecords);const i=(0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.l)(`NSEC3`,n).slice(0,mostRecords);const a=r.length>0?proveByNsec(e,t,r):null;if(a&&(a.kind===`proven`||i.length===0))return a;return i.length>0?proveByNsec3(e,t,i):unproven(`no-proof`)}
// src/formats/dnssec/key-tag.ts
const known=new WeakMap;
function keyTag(e){const t=known.get(e)??tagOf(e);known.set(e,t);return t}
function tagOf({flags:e,protocol:t,algorithm:n,publicKey:r}){let i=e+(t<<8)+n;for(const[e,t]of r.entries())i+=e&1?t:t<<8;return i+(i>>>16)&65535}
function isZoneKey({flags:e,protocol:t}){return(e&256)!==0&&t===3}
function isRevoked({flags:e}){return(e&128)!==0}
// node_modules/lru-cache/dist/esm/node/index.min.js
var S=(0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_5__.channel)(`lru-cache:metrics`);
var W=(0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_5__.tracingChannel)(`lru-cache`);
var L=typeof performance==`object`&&performance&&typeof performance.now==`function`?performance:Date;
var R=()=>S.hasSubscribers||W.hasSubscribers;
var U=new Set;
var M=typeof process==`object`&&process?process:{};
var k=(e,t,n,r)=>{typeof M.emitWarning==`function`?M.emitWarning(e,t,n,r):console.error(`[${n}] ${t}: ${e}`)};
var H=e=>!U.has(e);
var T=e=>!!e&&e===Math.floor(e)&&e>0&&isFinite(e);
var j=e=>T(e)?e<=Math.pow(2,8)?Uint8Array:e<=Math.pow(2,16)?Uint16Array:e<=Math.pow(2,32)?Uint32Array:e<=Number.MAX_SAFE_INTEGER?O:null:null;
var O=class extends Array{constructor(e){super(e),this.fill(0)}};
var x=class d{heap;length;static#e=!1;static create(e){let t=j(e);if(!t)return[];d.#e=!0;let n=new d(e,t);return d.#e=!1,n}constructor(e,t){if(!d.#e)throw new TypeError(`instantiate Stack using Stack.create(n)`);this.heap=new t(e),this.length=0}push(e){this.heap[this.length++]=e}pop(){return this.heap[--this.length]}};
var I=class d{#e;#t;#n;#r;#i;#a;#o;#s;get perf(){return this.#s}ttl;ttlResolution;ttlAutopurge;updateAgeOnGet;updateAgeOnHas;allowStale;noDisposeOnSet;noUpdateTTL;maxEntrySize;sizeCalculation;noDeleteOnFetchRejection;noDeleteOnStaleGet;allowStaleOnFetchAbort;allowStaleOnFetchRejection;ignoreFetchAbort;backgroundFetchSize;#c;#l;#u;#d;#f;#p;#m;#h;#g;#_;#v;#y;#b;#x;#S;#C;#w;#T;#E;static unsafeExposeInternals(e){return{starts:e.#b,ttls:e.#x,autopurgeTimers:e.#S,sizes:e.#y,keyMap:e.#u,keyList:e.#d,valList:e.#f,next:e.#p,prev:e.#m,get head(){return e.#h},get tail(){return e.#g},free:e.#_,isBackgroundFetch:t=>e.#W(t),backgroundFetch:(t,n,i,a)=>e.#U(t,n,i,a),moveToTail:t=>e.#X(t),indexes:t=>e.#I(t),rindexes:t=>e.#L(t),isStale:t=>e.#j(t)}}get max(){return this.#e}get maxSize(){return this.#t}get calculatedSize(){return this.#l}get size(){return this.#c}get fetchMethod(){return this.#a}get memoMethod(){return this.#o}get dispose(){return this.#n}get onInsert(){return this.#r}get disposeAfter(){return this.#i}constructor(e){let{max:t=0,ttl:n,ttlResolution:i=1,ttlAutopurge:a,updateAgeOnGet:s,updateAgeOnHas:u,allowStale:p,dispose:h,onInsert:g,disposeAfter:v,noDisposeOnSet:y,noUpdateTTL:b,maxSize:C=0,maxEntrySize:w=0,sizeCalculation:E,fetchMethod:D,memoMethod:A,noDeleteOnFetchRejection:M,noDeleteOnStaleGet:N,allowStaleOnFetchRejection:P,allowStaleOnFetchAbort:F,ignoreFetchAbort:z,backgroundFetchSize:B=1,perf:V}=e;if(this.backgroundFetchSize=B,V!==void 0&&typeof V?.now!=`function`)throw new TypeError(`perf option must have a now() method if specified`);if(this.#s=V??L,t!==0&&!T(t))throw new TypeError(`max option must be a nonnegative integer`);let G=t?j(t):Array;if(!G)throw new Error(`invalid max value: `+t);if(this.#e=t,this.#t=C,this.maxEntrySize=w||this.#t,this.sizeCalculation=E,this.sizeCalculation){if(!this.#t&&!this.maxEntrySize)throw new TypeError(`cannot set sizeCalculation without setting maxSize or maxEntrySize`);if(typeof this.sizeCalculation!=`function`)throw new TypeError(`sizeCalculation set to non-function`)}if(A!==void 0&&typeof A!=`function`)throw new TypeError(`memoMethod must be a function if defined`);if(this.#o=A,D!==void 0&&typeof D!=`function`)throw new TypeError(`fetchMethod must be a function if specified`);if(this.#a=D,this.#w=!!D,this.#u=new Map,this.#d=Array.from({length:t}).fill(void 0),this.#f=Array.from({length:t}).fill(void 0),this.#p=new G(t),this.#m=new G(t),this.#h=0,this.#g=0,this.#_=x.create(t),this.#c=0,this.#l=0,typeof h==`function`&&(this.#n=h),typeof g==`function`&&(this.#r=g),typeof v==`function`?(this.#i=v,this.#v=[]):(this.#i=void 0,this.#v=void 0),this.#C=!!this.#n,this.#E=!!this.#r,this.#T=!!this.#i,this.noDisposeOnSet=!!y,this.noUpdateTTL=!!b,this.noDeleteOnFetchRejection=!!M,this.allowStaleOnFetchRejection=!!P,this.allowStaleOnFetchAbort=!!F,this.ignoreFetchAbort=!!z,this.maxEntrySize!==0){if(this.#t!==0&&!T(this.#t))throw new TypeError(`maxSize must be a positive integer if specified`);if(!T(this.maxEntrySize))throw new TypeError(`maxEntrySize must be a positive integer if specified`);this.#M()}if(this.allowStale=!!p,this.noDeleteOnStaleGet=!!N,this.updateAgeOnGet=!!s,this.updateAgeOnHas=!!u,this.ttlResolution=T(i)||i===0?i:1,this.ttlAutopurge=!!a,this.ttl=n||0,this.ttl){if(!T(this.ttl))throw new TypeError(`ttl must be a positive integer if specified`);this.#D()}if(this.#e===0&&this.ttl===0&&this.#t===0)throw new TypeError(`At least one of max, maxSize, or ttl is required`);if(!this.ttlAutopurge&&!this.#e&&!this.#t){let e=`LRU_CACHE_UNBOUNDED`;H(e)&&(U.add(e),k(`TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.`,`UnboundedCacheWarning`,e,d))}}getRemainingTTL(e){return this.#u.has(e)?1/0:0}#D(){let e=new O(this.#e),t=new O(this.#e);this.#x=e,this.#b=t;let n=this.ttlAutopurge?Array.from({length:this.#e}):void 0;this.#S=n,this.#A=(n,a,s=this.#s.now())=>{t[n]=a!==0?s:0,e[n]=a,i(n,a)},this.#O=n=>{t[n]=e[n]!==0?this.#s.now():0,i(n,e[n])};let i=this.ttlAutopurge?(e,t)=>{if(n?.[e]&&(clearTimeout(n[e]),n[e]=void 0),t&&t!==0&&n){let a=setTimeout(()=>{this.#j(e)?(this.#Z(this.#d[e],`expire`),n[e]=void 0):i(e,l(e))},t+1);a.unref&&a.unref(),n[e]=a}}:()=>{};this.#k=(n,i)=>{if(e[i]){let s=e[i],u=t[i];if(!s||!u)return;n.ttl=s,n.start=u,n.now=a||o();n.remainingTTL=s-(n.now-u)}};let a=0,o=()=>{let e=this.#s.now();if(this.ttlResolution>0){a=e;let t=setTimeout(()=>a=0,this.ttlResolution);t.unref&&t.unref()}return e};this.getRemainingTTL=e=>{let t=this.#u.get(e);return t===void 0?0:l(t)};let l=n=>{let i=e[n],s=t[n];if(!i||!s)return 1/0;return i-((a||o())-s)};this.#j=n=>{let i=t[n],s=e[n];return!!s&&!!i&&(a||o())-i>s}}#O=()=>{};#k=()=>{};#A=()=>{};#j=()=>!1;#M(){let e=new O(this.#e);this.#l=0,this.#y=e,this.#N=t=>{this.#l-=e[t],e[t]=0},this.#F=(e,t,n,i)=>{if(!T(n)){if(this.#W(t))return this.backgroundFetchSize;if(i){if(typeof i!=`function`)throw new TypeError(`sizeCalculation must be a function`);if(n=i(t,e),!T(n))throw new TypeError(`sizeCalculation return invalid (expect positive integer)`)}else throw new TypeError(`invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.`)}return n},this.#P=(t,n,i)=>{if(e[t]=n,this.#t){let n=this.#t-e[t];for(;this.#l>n;)this.#B(!0)}this.#l+=e[t],i&&(i.entrySize=n,i.totalCalculatedSize=this.#l)}}#N=e=>{};#P=(e,t,n)=>{};#F=(e,t,n,i)=>{if(n||i)throw new TypeError(`cannot set size without setting maxSize or maxEntrySize on cache`);return 0};*#I({allowStale:e=this.allowStale}={}){if(this.#c)for(let t=this.#g;this.#R(t)&&((e||!this.#j(t))&&(yield t),t!==this.#h);)t=this.#m[t]}*#L({allowStale:e=this.allowStale}={}){if(this.#c)for(let t=this.#h;this.#R(t)&&((e||!this.#j(t))&&(yield t),t!==this.#g);)t=this.#p[t]}#R(e){return e!==void 0&&this.#u.get(this.#d[e])===e}*entries(){for(let e of this.#I())this.#f[e]!==void 0&&this.#d[e]!==void 0&&!this.#W(this.#f[e])&&(yield[this.#d[e],this.#f[e]])}*rentries(){for(let e of this.#L())this.#f[e]!==void 0&&this.#d[e]!==void 0&&!this.#W(this.#f[e])&&(yield[this.#d[e],this.#f[e]])}*keys(){for(let e of this.#I()){let t=this.#d[e];t!==void 0&&!this.#W(this.#f[e])&&(yield t)}}*rkeys(){for(let e of this.#L()){let t=this.#d[e];t!==void 0&&!this.#W(this.#f[e])&&(yield t)}}*values(){for(let e of this.#I())this.#f[e]!==void 0&&!this.#W(this.#f[e])&&(yield this.#f[e])}*rvalues(){for(let e of this.#L())this.#f[e]!==void 0&&!this.#W(this.#f[e])&&(yield this.#f[e])}[Symbol.iterator](){return this.entries()}[Symbol.toStringTag]=`LRUCache`;find(e,t={}){for(let n of this.#I()){let i=this.#f[n],a=this.#W(i)?i.__staleWhileFetching:i;if(a!==void 0&&e(a,this.#d[n],this))return this.#J(this.#d[n],t)}}forEach(e,t=this){for(let n of this.#I()){let i=this.#f[n],a=this.#W(i)?i.__staleWhileFetching:i;a!==void 0&&e.call(t,a,this.#d[n],this)}}rforEach(e,t=this){for(let n of this.#L()){let i=this.#f[n],a=this.#W(i)?i.__staleWhileFetching:i;a!==void 0&&e.call(t,a,this.#d[n],this)}}purgeStale(){let e=!1;for(let t of this.#L({allowStale:!0}))this.#j(t)&&(this.#Z(this.#d[t],`expire`),e=!0);return e}info(e){let t=this.#u.get(e);if(t===void 0)return;let n=this.#f[t],i=this.#W(n)?n.__staleWhileFetching:n;if(i===void 0)return;let a={value:i};if(this.#x&&this.#b){let e=this.#x[t],n=this.#b[t];if(e&&n)a.ttl=e-(this.#s.now()-n),a.start=Date.now()}return this.#y&&(a.size=this.#y[t]),a}dump(){let e=[];for(let t of this.#I({allowStale:!0})){let n=this.#d[t],i=this.#f[t],a=this.#W(i)?i.__staleWhileFetching:i;if(a===void 0||n===void 0)continue;let s={value:a};if(this.#x&&this.#b){s.ttl=this.#x[t];let e=this.#s.now()-this.#b[t];s.start=Math.floor(Date.now()-e)}this.#y&&(s.size=this.#y[t]),e.unshift([n,s])}return e}load(e){this.clear();for(let[t,n]of e){if(n.start){let e=Date.now()-n.start;n.start=this.#s.now()-e}this.#z(t,n.value,n)}}set(e,t,n={}){let{status:i=S.hasSubscribers?{}:void 0}=n;n.status=i,i&&(i.op=`set`,i.key=e,t!==void 0&&(i.value=t),i.cache=this);let a=this.#z(e,t,n);return i&&S.hasSubscribers&&S.publish(i),a}#z(e,t,n,i){let{ttl:a=this.ttl,start:s,noDisposeOnSet:u=this.noDisposeOnSet,sizeCalculation:p=this.sizeCalculation,status:h}=n,g=this.#W(t);if(t===void 0)return h&&(h.set=`deleted`),this.delete(e),this;let{noUpdateTTL:v=this.noUpdateTTL}=n;h&&!g&&(h.value=t);let y=this.#F(e,t,n.size||0,p,h);if(this.maxEntrySize&&y>this.maxEntrySize)return this.#Z(e,`set`),h&&(h.set=`miss`,h.maxEntrySizeExceeded=!0),this;let b=this.#c===0?void 0:this.#u.get(e);if(b===void 0)b=this.#c===0?this.#g:this.#_.length!==0?this.#_.pop():this.#c===this.#e?this.#B(!1):this.#c,this.#d[b]=e,this.#f[b]=t,this.#u.set(e,b),this.#p[this.#g]=b,this.#m[b]=this.#g,this.#g=b,this.#c++,this.#P(b,y,h),h&&(h.set=`add`),v=!1,this.#E&&!g&&this.#r?.(t,e,`add`);else{this.#X(b);let n=this.#f[b];if(t!==n){if(!u)if(this.#W(n)){n!==i&&n.__abortController.abort(new Error(`replaced`));let{__staleWhileFetching:a}=n;a!==void 0&&a!==t&&(this.#C&&this.#n?.(a,e,`set`),this.#T&&this.#v?.push([a,e,`set`]))}else this.#C&&this.#n?.(n,e,`set`),this.#T&&this.#v?.push([n,e,`set`]);if(this.#N(b),this.#P(b,y,h),this.#f[b]=t,!g){let i=n&&this.#W(n)?n.__staleWhileFetching:n,a=i===void 0?`add`:t!==i?`replace`:`update`;h&&(h.set=a,i!==void 0&&(h.oldValue=i)),this.#E&&this.onInsert?.(t,e,a)}}else g||(h&&(h.set=`update`),this.#E&&this.onInsert?.(t,e,`update`))}if(a!==0&&!this.#x&&this.#D(),this.#x&&(v||this.#A(b,a,s),h&&this.#k(h,b)),!u&&this.#T&&this.#v){let e=this.#v,t;for(;t=e?.shift();)this.#i?.(...t)}return this}pop(){try{for(;this.#c;){let e=this.#f[this.#h];if(this.#B(!0),this.#W(e)){if(e.__staleWhileFetching)return e.__staleWhileFetching}else if(e!==void 0)return e}}finally{if(this.#T&&this.#v){let e=this.#v,t;for(;t=e?.shift();)this.#i?.(...t)}}}#B(e){let t=this.#h,n=this.#d[t],i=this.#f[t],a=this.#W(i);a&&i.__abortController.abort(new Error(`evicted`));let s=a?i.__staleWhileFetching:i;return(this.#C||this.#T)&&s!==void 0&&(this.#C&&this.#n?.(s,n,`evict`),this.#T&&this.#v?.push([s,n,`evict`])),this.#N(t),this.#S?.[t]&&(clearTimeout(this.#S[t]),this.#S[t]=void 0),e&&(this.#d[t]=void 0,this.#f[t]=void 0,this.#_.push(t)),this.#c===1?(this.#h=this.#g=0,this.#_.length=0):this.#h=this.#p[t],this.#u.delete(n),this.#c--,t}has(e,t={}){let{status:n=S.hasSubscribers?{}:void 0}=t;t.status=n,n&&(n.op=`has`,n.key=e,n.cache=this);let i=this.#V(e,t);return S.hasSubscribers&&S.publish(n),i}#V(e,t={}){let{updateAgeOnHas:n=this.updateAgeOnHas,status:i}=t,a=this.#u.get(e);if(a!==void 0){let e=this.#f[a];if(this.#W(e)&&e.__staleWhileFetching===void 0)return!1;if(this.#j(a))i&&(i.has=`stale`,this.#k(i,a));else return n&&this.#O(a),i&&(i.has=`hit`,this.#k(i,a)),!0}else i&&(i.has=`miss`);return!1}peek(e,t={}){let{status:n=R()?{}:void 0}=t;n&&(n.op=`peek`,n.key=e,n.cache=this),t.status=n;let i=this.#H(e,t);return S.hasSubscribers&&S.publish(n),i}#H(e,t){let{status:n,allowStale:i=this.allowStale}=t,a=this.#u.get(e);if(a===void 0||!i&&this.#j(a)){n&&(n.peek=a===void 0?`miss`:`stale`);return}let s=this.#f[a],u=this.#W(s)?s.__staleWhileFetching:s;return n&&(u!==void 0?(n.peek=`hit`,n.value=u):n.peek=`miss`),u}#U(e,t,n,i){let a=t===void 0?void 0:this.#f[t];if(this.#W(a))return a;let s=new AbortController,{signal:u}=n;u?.addEventListener(`abort`,()=>s.abort(u.reason),{signal:s.signal});let p={signal:s.signal,options:n,context:i},r=(i,a=!1)=>{let{aborted:u}=s.signal,g=n.ignoreFetchAbort&&i!==void 0,v=n.ignoreFetchAbort||!!(n.allowStaleOnFetchAbort&&i!==void 0);if(n.status&&(u&&!a?(n.status.fetchAborted=!0,n.status.fetchError=s.signal.reason,g&&(n.status.fetchAbortIgnored=!0)):n.status.fetchResolved=!0),u&&!g&&!a)return m(s.signal.reason,v);let y=h,b=this.#f[t];return(b===h||b===void 0&&g&&a)&&(i===void 0?y.__staleWhileFetching!==void 0?this.#f[t]=y.__staleWhileFetching:this.#Z(e,`fetch`):(n.status&&(n.status.fetchUpdated=!0),this.#z(e,i,p.options,y))),i},c=e=>(n.status&&(n.status.fetchRejected=!0,n.status.fetchError=e),m(e,!1)),m=(i,a)=>{let{aborted:u}=s.signal,p=u&&n.allowStaleOnFetchAbort,g=p||n.allowStaleOnFetchRejection,v=g||n.noDeleteOnFetchRejection,y=h;if(this.#f[t]===h&&(!v||!a&&y.__staleWhileFetching===void 0?this.#Z(e,`fetch`):p||(this.#f[t]=y.__staleWhileFetching)),g)return n.status&&y.__staleWhileFetching!==void 0&&(n.status.returnedStale=!0),y.__staleWhileFetching;if(y.__returned===y)throw i},_=(f,t)=>{let i=this.#a?.(e,a,p);s.signal.addEventListener(`abort`,()=>{(!n.ignoreFetchAbort||n.allowStaleOnFetchAbort)&&(f(void 0),n.allowStaleOnFetchAbort&&(f=e=>r(e,!0)))}),i&&i instanceof Promise?i.then(e=>f(e===void 0?void 0:e),t):i!==void 0&&f(i)};n.status&&(n.status.fetchDispatched=!0);let h=new Promise(_).then(r,c),g=Object.assign(h,{__abortController:s,__staleWhileFetching:a,__returned:void 0});return t===void 0?(this.#z(e,g,{...p.options,status:void 0}),t=this.#u.get(e)):this.#f[t]=g,g}#W(e){if(!this.#w)return!1;let t=e;return!!t&&t instanceof Promise&&t.hasOwnProperty(`__staleWhileFetching`)&&t.__abortController instanceof AbortController}fetch(e,t={}){let n=W.hasSubscribers,{status:i=R()?{}:void 0}=t;t.status=i,i&&t.context&&(i.context=t.context);let a=this.#G(e,t);return i&&n&&(i.trace=!0,W.tracePromise(()=>a,i).catch(()=>{})),a}async#G(e,t={}){let{allowStale:n=this.allowStale,updateAgeOnGet:i=this.updateAgeOnGet,noDeleteOnStaleGet:a=this.noDeleteOnStaleGet,ttl:s=this.ttl,noDisposeOnSet:u=this.noDisposeOnSet,size:p=0,sizeCalculation:h=this.sizeCalculation,noUpdateTTL:g=this.noUpdateTTL,noDeleteOnFetchRejection:v=this.noDeleteOnFetchRejection,allowStaleOnFetchRejection:y=this.allowStaleOnFetchRejection,ignoreFetchAbort:b=this.ignoreFetchAbort,allowStaleOnFetchAbort:C=this.allowStaleOnFetchAbort,context:w,forceRefresh:E=!1,status:D,signal:A}=t;if(D&&(D.op=`fetch`,D.key=e,E&&(D.forceRefresh=!0),D.cache=this),!this.#w)return D&&(D.fetch=`get`),this.#J(e,{allowStale:n,updateAgeOnGet:i,noDeleteOnStaleGet:a,status:D});let M={allowStale:n,updateAgeOnGet:i,noDeleteOnStaleGet:a,ttl:s,noDisposeOnSet:u,size:p,sizeCalculation:h,noUpdateTTL:g,noDeleteOnFetchRejection:v,allowStaleOnFetchRejection:y,allowStaleOnFetchAbort:C,ignoreFetchAbort:b,status:D,signal:A},N=this.#u.get(e);if(N===void 0){D&&(D.fetch=`miss`);let t=this.#U(e,N,M,w);return t.__returned=t}else{let t=this.#f[N];if(this.#W(t)){let e=n&&t.__staleWhileFetching!==void 0;return D&&(D.fetch=`inflight`,e&&(D.returnedStale=!0)),e?t.__staleWhileFetching:t.__returned=t}let a=this.#j(N);if(!E&&!a)return D&&(D.fetch=`hit`),this.#X(N),i&&this.#O(N),D&&this.#k(D,N),t;let s=this.#U(e,N,M,w),u=s.__staleWhileFetching!==void 0&&n;return D&&(D.fetch=a?`stale`:`refresh`,u&&a&&(D.returnedStale=!0)),u?s.__staleWhileFetching:s.__returned=s}}forceFetch(e,t={}){let n=W.hasSubscribers,{status:i=R()?{}:void 0}=t;t.status=i,i&&t.context&&(i.context=t.context);let a=this.#K(e,t);return i&&n&&(i.trace=!0,W.tracePromise(()=>a,i).catch(()=>{})),a}async#K(e,t={}){let n=await this.#G(e,t);if(n===void 0)throw new Error(`fetch() returned undefined`);return n}memo(e,t={}){let{status:n=S.hasSubscribers?{}:void 0}=t;t.status=n,n&&(n.op=`memo`,n.key=e,t.context&&(n.context=t.context),n.cache=this);let i=this.#q(e,t);return n&&(n.value=i),S.hasSubscribers&&S.publish(n),i}#q(e,t={}){let n=this.#o;if(!n)throw new Error(`no memoMethod provided to constructor`);let{context:i,status:a,forceRefresh:s,...u}=t;a&&s&&(a.forceRefresh=!0);let p=this.#J(e,u),h=s||p===void 0;if(a&&(a.memo=h?`miss`:`hit`,h||(a.value=p)),!h)return p;let g=n(e,p,{options:u,context:i});return a&&(a.value=g),this.#z(e,g,u),g}get(e,t={}){let{status:n=S.hasSubscribers?{}:void 0}=t;t.status=n,n&&(n.op=`get`,n.key=e,n.cache=this);let i=this.#J(e,t);return n&&(i!==void 0&&(n.value=i),S.hasSubscribers&&S.publish(n)),i}#J(e,t={}){let{allowStale:n=this.allowStale,updateAgeOnGet:i=this.updateAgeOnGet,noDeleteOnStaleGet:a=this.noDeleteOnStaleGet,status:s}=t,u=this.#u.get(e);if(u===void 0){s&&(s.get=`miss`);return}let p=this.#f[u],h=this.#W(p);return s&&this.#k(s,u),this.#j(u)?h?(s&&(s.get=`stale-fetching`),n&&p.__staleWhileFetching!==void 0?(s&&(s.returnedStale=!0),p.__staleWhileFetching):void 0):(a||this.#Z(e,`expire`),s&&(s.get=`stale`),n?(s&&(s.returnedStale=!0),p):void 0):(s&&(s.get=h?`fetching`:`hit`),this.#X(u),i&&this.#O(u),h?p.__staleWhileFetching:p)}#Y(e,t){this.#m[t]=e,this.#p[e]=t}#X(e){e!==this.#g&&(e===this.#h?this.#h=this.#p[e]:this.#Y(this.#m[e],this.#p[e]),this.#Y(this.#g,e),this.#g=e)}delete(e){return this.#Z(e,`delete`)}#Z(e,t){S.hasSubscribers&&S.publish({op:`delete`,delete:t,key:e,cache:this});let n=!1;if(this.#c!==0){let i=this.#u.get(e);if(i!==void 0)if(this.#S?.[i]&&(clearTimeout(this.#S[i]),this.#S[i]=void 0),n=!0,this.#c===1)this.#Q(t);else{this.#N(i);let n=this.#f[i];if(this.#W(n)?n.__abortController.abort(new Error(`deleted`)):(this.#C||this.#T)&&(this.#C&&this.#n?.(n,e,t),this.#T&&this.#v?.push([n,e,t])),this.#u.delete(e),this.#d[i]=void 0,this.#f[i]=void 0,i===this.#g)this.#g=this.#m[i];else if(i===this.#h)this.#h=this.#p[i];else{let e=this.#m[i];this.#p[e]=this.#p[i];let t=this.#p[i];this.#m[t]=this.#m[i]}this.#c--,this.#_.push(i)}}if(this.#T&&this.#v?.length){let e=this.#v,t;for(;t=e?.shift();)this.#i?.(...t)}return n}clear(){return this.#Q(`delete`)}#Q(e){for(let t of this.#L({allowStale:!0})){let n=this.#f[t];if(this.#W(n))n.__abortController.abort(new Error(`deleted`));else{let i=this.#d[t];this.#C&&this.#n?.(n,i,e),this.#T&&this.#v?.push([n,i,e])}}if(this.#u.clear(),this.#f.fill(void 0),this.#d.fill(void 0),this.#x&&this.#b){this.#x.fill(0),this.#b.fill(0);for(let e of this.#S??[])e!==void 0&&clearTimeout(e);this.#S?.fill(void 0)}if(this.#y&&this.#y.fill(0),this.#h=0,this.#g=0,this.#_.length=0,this.#l=0,this.#c=0,this.#T&&this.#v){let e=this.#v,t;for(;t=e?.shift();)this.#i?.(...t)}}};
// src/formats/dnssec/public-key.ts
const longestModulus=512;
const most$1={max:2e3};
const keys=new I(most$1);
const verifications=new I(most$1);
function publicKeyOf(e,t){const n=`${e.name} ${t.toString(`base64`)}`;const r=keys.get(n)??{key:readKey(e,t)};keys.set(n,r);return r.key}
function readKey(e,t){try{const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ha)({format:`jwk`,key:jwkOf(e,t)});return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zn)(n)?n:null}catch{return null}}
function jwkOf({family:e,curve:t,keyBytes:n=0},r){if(e===`rsa`)return rsaOf(r);if(t===void 0||r.length!==n)throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Nt(`a key of another length`);if(e===`ed`)return{kty:`OKP`,crv:t,x:r.toString(`base64url`)};const i=n/2;const[a,o]=[r.subarray(0,i),r.subarray(i)].map(e=>e.toString(`base64url`));return{kty:`EC`,crv:t,x:a??``,y:o??``}}
function modulusBits(e,t){if(e!==1&&_start_js__WEBPACK_IMPORTED_MODULE_1__.Rt.get(e)?.family!==`rsa`)return null;try{const{modulus:e}=rsaParts(t);const n=e.findIndex(e=>e>0);return n===-1?0:(e.length-n)*8-(Math.clz32(e[n]??0)-24)}catch(e){if(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)return null;throw e}}
function rsaParts(e){const t=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Et)(e);const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(t);return{exponent:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(t,n===0?(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mt)(t):n),modulus:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jt)(t)}}
function rsaOf(e){const{exponent:t,modulus:n}=rsaParts(e);if(n.length<64||n.length>longestModulus)throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Nt(`a modulus of another length`);return{kty:`RSA`,e:t.toString(`base64url`),n:n.toString(`base64url`)}}
function isSignatureOf(e,t,n,r){const i=[t,n,r].map(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ga)(`sha256`,e,`base64`));const a=`${e.name} ${i.join(` `)}`;const o=verifications.get(a)??isMadeBy(e,publicKeyOf(e,t),n,r);verifications.set(a,o);return o}
function isMadeBy(e,t,n,r){if(!t)return false;try{if(e.family===`ec`)return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ba)(e.hash,n,{key:t,dsaEncoding:`ieee-p1363`},r);return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ba)(e.hash,n,t,r)}catch{return false}}
// src/formats/dns/serial.ts
function isSerialBefore(e,t){const n=t-e>>>0;return n>0&&n<2147483648}
function toSerial(e){return Math.floor(e/1e3)>>>0}
// src/formats/dnssec/signed-data.ts
function canonicalParts({records:e}){const t=e.map(({data:e})=>(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.B)(e,true)).toSorted((e,t)=>e.compare(t));return t.filter((e,n)=>!t[n-1]?.equals(e))}
function signedData({type:e,class:t},{data:n,name:r},i){const a=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.B)(n,true);const o=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pt)(expandedFrom(r,n.labels)??r);const s=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Z)();(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(s,o.wire);(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.nt)(s,e);(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.nt)(s,t);(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(s,n.originalTtl);const c=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rt)(s);const l=Buffer.alloc(2*i.length);for(const[e,t]of i.entries())l.writeUInt16BE(t.length,2*e);const u=i.flatMap((e,t)=>[c,l.subarray(2*t,2*t+2),e]);return Buffer.concat([a.subarray(0,a.length-n.signature.length),...u])}
function signedLabels(e){return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.st)(e)-((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lt)(e)?1:0)}
function expandedFrom(e,t){return t<signedLabels(e)?(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ht)(e,t)):null}
// src/formats/dnssec/verify-set.ts
const mostSignatures=8;
const mostKeysAlike=4;
function verifySet(e,t,n,r){if(e.signatures.length===0)return failedWhole(`unsigned`);const i=[];const a=workOn(e);const o=e.signatures.toSorted((e,t)=>Number(isDeprecated(e))-Number(isDeprecated(t)));for(const s of o.slice(0,mostSignatures)){const o=problemOf(e,s,n)??verifyBy(a,s,t,r);if(o===null)return verified(e,s,n);i.push({problem:o,keyTag:s.data.keyTag,algorithm:s.data.algorithm})}if(e.signatures.length>mostSignatures)i.push({problem:`too-many`,keyTag:null,algorithm:null});return{kind:`failed`,troubles:i}}
function workOn(e){let t;return{set:e,parts:()=>t??=canonicalParts(e)}}
function failedWhole(e){return{kind:`failed`,troubles:[{problem:e,keyTag:null,algorithm:null}]}}
function verified(e,t,n){const{originalTtl:r,expiration:i,labels:a}=t.data;const o=e.records.map(({ttl:e})=>e);return{kind:`verified`,signature:t,wildcard:expandedFrom(e.name,a),isDeprecated:isDeprecated(t),ttl:Math.min(...o,t.ttl,r,i-toSerial(n)>>>0)}}
function isDeprecated({data:e}){return _start_js__WEBPACK_IMPORTED_MODULE_1__.Rt.get(e.algorithm)?.isDeprecated??false}
function problemOf(e,{data:t,name:n,class:r},i){if(!((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(n,e.name)&&r===e.class&&t.covered===e.type)||!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(e.name,t.signer))return`wrong-signer`;if(e.type===_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.DS&&(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(e.name,t.signer))return`wrong-signer`;if(t.labels>signedLabels(e.name)||t.labels<signedLabels(t.signer))return`wrong-labels`;const a=toSerial(i);if(isSerialBefore(t.expiration,a))return`expired`;if(isSerialBefore(a,t.inception))return`not-yet-valid`;if(isSerialBefore(t.expiration,t.inception))return`expired`;return _start_js__WEBPACK_IMPORTED_MODULE_1__.Rt.has(t.algorithm)?null:`unsupported-algorithm`}
function verifyBy({set:e,parts:t},n,r,i){const{algorithm:a,signer:o,keyTag:s}=n.data;const c=r.filter(({data:e,name:t})=>e.algorithm===a&&(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(t,o)&&keyTag(e)===s);if(c.length===0)return`no-key`;const l=signedData(e,n,t());const u=isObscure(e)?`broken-record`:`bad-signature`;let d=`no-key`;for(const[t,{data:r}]of c.entries()){if(t>=mostKeysAlike||i.left<=0)return`too-many`;d=problemOfKey(r,e)??problemBy(r,l,n,i);if(d===null)return null;if(d===`bad-signature`)d=u}return d}
function isObscure({type:e,records:t}){return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.H)(e)&&t.some(({data:e})=>e.type===`broken`)}
function problemOfKey(e,{type:t}){if(!isZoneKey(e))return`no-zone-key`;return isRevoked(e)&&t!==_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.DNSKEY?`revoked-key`:null}
function problemBy({algorithm:e,publicKey:t},n,r,i){const a=_start_js__WEBPACK_IMPORTED_MODULE_1__.Rt.get(e);if(!a||!publicKeyOf(a,t))return`unusable-key`;i.left--;return isSignatureOf(a,t,n,r.data.signature)?null:`bad-signature`}
// src/probes/dnssec/verified.ts
const unchecked={isDnssecOk:true,isCheckingDisabled:true};
const mostInRun=1e3;
function budgetOf({once:e}){return e(`dnssec budget`,async()=>({left:mostInRun}))}
async function checkSet(e,t,n){const r=verifySet(t,n,e.now().getTime(),await budgetOf(e));if(r.kind===`verified`)return r;const i=r.troubles.map(({problem:e})=>e);return{trouble:troubleOf(ranking.find(e=>i.includes(e))??`bad-signature`)}}
function hasBroken({records:e}){return e.some(({data:e})=>e.type===`broken`)}
const ranking=[`too-many`,`broken-record`,`expired`,`not-yet-valid`,`bad-signature`,`revoked-key`,`unusable-key`,`no-zone-key`,`no-key`,`unsupported-algorithm`,`wrong-labels`,`wrong-signer`,`unsigned`];
function troubleOf(e){if(e===`unsigned`)return{state:`bogus`,reason:`no-signature`,lacks:`signatures`};return{state:isOurs(e)?`indeterminate`:`bogus`,reason:e}}
function isOurs(e){return e===`too-many`||e===`broken-record`}
function setsIn(e){return (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.u)(e.filter(e=>e.class===_start_js__WEBPACK_IMPORTED_MODULE_1__.xt.IN))}
const mostSigners=2;
function signersOf(e,t){const n=new Map;for(const{signatures:r}of e)for(const{data:e}of r.slice(0,8))if((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(t,e.signer))n.set((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dt)(e.signer),e.signer);return[...n.values()].toSorted((e,t)=>t.wire.length-e.wire.length).slice(0,mostSigners)}
// src/probes/dnssec/denied.ts
const mostSets=12;
function denialsIn({authorities:e}){return setsIn(e).filter(({type:e})=>e===_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NSEC||e===_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NSEC3).slice(0,mostSets)}
async function deny(e,t,{zone:n,keys:r},i){const{verified:a,trouble:o,isDeprecated:s}=await verifiedOf(e,denialsIn(i),{zone:n,keys:r});if(a.length===0)return{trouble:o};const c=await budgetOf(e);let l=`no-proof`;for(const e of t){c.left-=costOf(e.name,a);if(c.left<0)return{trouble:{state:`indeterminate`,reason:`too-many`}};const t=proveDenial(e,n,a);if(t.kind===`unproven`)l=t.problem;else if(s)return{claim:null,reason:`deprecated`};else if(t.kind===`insecure`)return{claim:null,reason:`iterations`};else return{claim:e,isOptOut:t.isOptOut}}if(contradictions.has(l))return{trouble:{state:`bogus`,reason:`wrong-proof`}};return{trouble:{state:o.state,reason:o.reason}}}
const contradictions=new Set([`name-exists`,`type-exists`,`wildcard-exists`,`closer-name`]);
async function verifiedOf(e,t,{zone:n,keys:r}){const i=[];let a;let o=false;let s=false;for(const c of t){o||=c.signatures.length>0;if(!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(c.name,n))continue;const t=await checkSet(e,c,r);if(`trouble`in t){a=worse(a,t.trouble);continue}if(t.wildcard)continue;i.push(...c.records);s||=t.isDeprecated;if(hasBroken(c))a=worse(a,{state:`indeterminate`,reason:`broken-record`})}if(a&&o)return{verified:i,trouble:a,isDeprecated:s};const c={state:`bogus`,reason:`no-proof`};return{verified:i,trouble:o?c:{...c,lacks:`proofs`},isDeprecated:s}}
function worse(e,t){if(!e)return t;return e.state===`bogus`&&t.state===`indeterminate`?t:e}
function costOf(e,t){const n=Math.max(0,...(0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.l)(`NSEC3`,t).map(({data:e})=>1+e.iterations));return n>151?0:Math.ceil(n*(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.st)(e)/64)}
// src/formats/dns/translated-address.ts
const layouts={32:[4,5,6,7],40:[5,6,7,9],48:[6,7,9,10],56:[7,9,10,11],64:[9,10,11,12],96:[12,13,14,15]};
const mustBeZero=8;
const wellKnown=[`0064ff9b0000000000000000/96`,`0064ff9b0001/48`];
const ipv4Only=[`192.0.0.170`,`192.0.0.171`];
function isTranslated(e,t){return translationPrefixes(e,t).length>0}
function translationPrefixes(e,t){const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(e);if(n.length!==16||n[mustBeZero]!==0)return[];const r=new Set(t.map(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(e).toString(`hex`)));return Object.entries(layouts).flatMap(([e,t])=>{const i=Buffer.from(t.map(e=>n[e]??0)).toString(`hex`);return r.has(i)&&isBareBehind(n,t)?[prefixOf(n,Number(e))]:[]})}
function isWellKnownPrefix(e){const[t=``,n=`0`]=e.split(`/`);return wellKnown.some(e=>{const[r=``,i=`0`]=e.split(`/`);return Number(n)>=Number(i)&&t.startsWith(r)})}
function isBareBehind(e,t){const n=t.at(-1)??15;return e.subarray(n+1).every(e=>e===0)}
function prefixOf(e,t){return`${e.subarray(0,t/8).toString(`hex`)}/${t}`}
// src/probes/dnssec/synthesised.ts
const most=64;
async function isSynthesised(e,{answer:t,reply:n}){if(t.kind!==`found`||!n)return false;const r=(0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.l)(`AAAA`,t.records).slice(0,most);if(r.length===0)return false;const i=await addressesOf(e,t.name,n.server);return r.every(({data:e})=>isTranslated(e.address,i))}
async function addressesOf(e,t,n){const{answer:r}=await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__.t)(e,t,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.A,{...unchecked,server:n});return(r.kind===`found`?(0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.l)(`A`,r.records):[]).slice(0,most).map(({data:e})=>e.address)}
// src/probes/dnssec/withheld.ts
const tampering=new Set([4,15,16,17,18]);
function isTampered(e){return (0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__.n)(e).some(({code:e})=>tampering.has(e))}
async function blameFor(e,t,n,r){if(isTampered(n))return{state:`indeterminate`,reason:`filtered`};if(t.lacks===`proofs`&&n.answer.kind!==`found`&&n.message&&!hasSoa(n.message))return{state:`indeterminate`,reason:`NO-SOA`};if(!t.lacks||!n.message)return t;if(n.reply.lost===`edns`)return{state:`indeterminate`,reason:`withheld`};if(t.lacks===`signatures`&&await isSynthesised(e,n))return{state:`indeterminate`,reason:`synthesised`};const{isAuthoritative:i,isRecursionAvailable:a}=n.message;if(i)return a?{state:`indeterminate`,reason:`local`}:t;return await isOfZone(e,t.lacks,n,r)?t:{state:`indeterminate`,reason:`withheld`}}
async function isOfZone(e,t,{message:n,reply:r,answer:i},a){const[o]=n.questions;if(!o)return false;const{server:s}=r;const look=(t,n)=>(0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__.t)(e,t,n,{...unchecked,server:s});const c=await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_4__.t)(e,o.name,o.type,{isDnssecOk:true,server:s});const l=t===`signatures`&&n.answers.length===0;if(c.message?.isAuthenticData&&!l)return false;if(!await showsAnchor(look,t,o,a))return false;if(c.message?.rcode===_start_js__WEBPACK_IMPORTED_MODULE_1__.Ct.SERVFAIL)return true;if(t===`proofs`&&i.kind===`found`&&denialsIn(n).length===0)return false;if(i.kind===`nxdomain`&&await isThere(look,i.name))return false;return showsBelow(look,t,o,a)}
async function isThere(e,t){const{answer:n}=await e(t,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.SOA);return n.kind===`found`||n.kind===`nodata`}
async function showsAnchor(e,t,{type:n},{anchor:r}){if(t===`signatures`){const{message:t}=await e(r,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.DNSKEY);return t!==null&&isSigned(t.answers)}const{message:i}=await e(r,n===_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.DS&&(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(r,_start_js__WEBPACK_IMPORTED_MODULE_1__.vt)?_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.DS:_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NULL);return i!==null&&hasProof(i.authorities)}
async function showsBelow(e,t,n,{zone:r,anchor:i}){if((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(n.name,i))return true;const a=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(r,i);const isBelow=e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(e,i)&&!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(e,i);const o=[r,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ht)(n.name,(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.st)(i)+1),...a?[n.name]:[]];const s=t===`signatures`?[_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.DNSKEY,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.SOA,...a?[_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NULL]:[]]:[_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NULL];const c=o.filter(isBelow).flatMap(e=>s.map(t=>({name:e,type:t}))).filter(({name:e,type:t})=>t!==n.type||!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(e,n.name));return(await Promise.all(c.map(({name:t,type:n})=>e(t,n)))).some(({message:e})=>{const{answers:n=[],authorities:r=[]}=e??{};if(t===`proofs`)return hasProof(r,a?void 0:isBelow);const i=a?[...n,...r]:n;return (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.l)(`RRSIG`,i).some(({name:e,data:t})=>isBelow(a?e:t.signer))})}
function isSigned(e){return e.some(({type:e})=>e===_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.RRSIG)}
function hasSoa({authorities:e}){return e.some(({type:e})=>e===_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.SOA)}
function hasProof(e,t=()=>true){const n=new Set([_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NSEC,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NSEC3]);const r=(0,_answer_js__WEBPACK_IMPORTED_MODULE_3__.l)(`RRSIG`,e).filter(({data:e})=>n.has(e.covered));return e.some(({type:e})=>n.has(e))&&r.some(({data:e})=>t(e.signer))}
// src/probes/dns/doubtful.ts
async function doubtfulReasonIn(e){const{answer:t}=e;if(t.kind===`unknown`)return t.reason;if(t.kind===`found`)return null;if(isTampered(e))return`FILTERED`;if(!t.soa)return`NO-SOA`;return t.kind===`nxdomain`&&(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(t.soa.name,_start_js__WEBPACK_IMPORTED_MODULE_1__.vt)&&await isInPublicDomain(t.name)?`PRIVATE-ROOT`:null}
async function isInPublicDomain(e){const{parse:t}=await Promise.all(/* import() */[__webpack_require__.e(4235), __webpack_require__.e(5185)]).then(__webpack_require__.bind(__webpack_require__, 5185)).then(e=>(0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(e.default,1));const{isIcann:n}=t((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__.t)(e),{allowPrivateDomains:false,extractHostname:false,validateHostname:false});return n===true}




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
