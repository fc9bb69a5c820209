export const id = 7183;
export const ids = [7183];
export const modules = {

/***/ 9876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ outOfTime)
/* harmony export */ });
// src/core/net/dns.ts
const outOfTime=`timeout.run`;




/***/ }),

/***/ 7183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ openQueries),
/* harmony export */   t: () => (/* binding */ nameIn)
/* harmony export */ });
/* harmony import */ var _dns_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9876);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _write_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8510);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2252);
/* harmony import */ var _read_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6321);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7030);
/* harmony import */ var node_http2__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2467);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8500);
/* harmony import */ var node_dgram__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1314);









// src/net/dns/in-turn.ts
const telling=new Set([_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOERROR,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN]);
async function askInTurn(e,t,n){const[r,...i]=e;if(r===void 0||i.length>0)return askSeveral(e,t,n);const a=await n(r,{signal:t,again:()=>Promise.resolve()});return`message`in a?a:summed([a],e)}
async function askSeveral(e,t,n){const r=new AbortController;const i=(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(t,e=>r.abort(e));const a=Promise.withResolvers();const o=Promise.withResolvers();let s=false;function begin(e,t){const i=n(e,{signal:r.signal,again:t});i.then(e=>{if(!(`message`in e)||!telling.has(e.message.rcode))return;s=true;o.resolve(e)},o.reject);return i}const c=[];try{for(const t of e){const e=Promise.withResolvers();const n=begin(t,()=>{e.resolve();return a.promise});c.push(n);await Promise.race([o.promise,e.promise,n]);if(s)return await o.promise}a.resolve();return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.qn)(t,Promise.race([o.promise,Promise.all(c).then(t=>summed(t,e))]))}finally{i();r.abort();for(const e of[...c,o.promise])e.catch(()=>{})}}
function summed(e,t){const n=e.find(e=>`message`in e);if(n)return n;const r=e.map((e,n)=>({server:t[n]??``,reason:`failed`in e?e.failed:`TIMEOUT`}));const i=e.findLast(e=>`failed`in e);return i&&`failed`in i?{failed:i.failed,tried:r}:{silent:true,tried:r}}
// src/net/dns/seconds.ts
const longest$1=3600;
function secondsOf({rcode:e,answers:t,authorities:n,isTruncated:r}){if(r||e!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOERROR&&e!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN)return 0;const i=e===_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NXDOMAIN&&!n.some(({data:e})=>e.type===`SOA`);const a=[...t,...n];if(i||a.length===0)return 0;return Math.min(longest$1,...a.map(secondsOfRecord))}
function secondsOfRecord({ttl:e,data:t}){return t.type===`SOA`?Math.min(e,t.minimum):e}
// src/net/dns/accept-answer.ts
const withoutQuestion=new Set([_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.FORMERR,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOTIMP,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.REFUSED,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.SERVFAIL]);
function acceptAnswer(e,{id:t,question:n}){if(e.length<2||e.readUInt16BE(0)!==t)return null;const r=(0,_read_once_js__WEBPACK_IMPORTED_MODULE_3__.t)(e);if(!r.isResponse||r.opcode!==0)return null;const[i,...a]=r.questions;if(!i)return withoutQuestion.has(r.rcode)||r.isTruncated?r:null;return a.length===0&&i.type===n.type&&i.class===n.class&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(i.name,n.name)?r:null}
// src/net/dns/error-reason.ts
var DnsTrouble=class extends Error{name=`Trouble`};
function systemCode(e){const t=e instanceof Error&&`code`in e?e.code:void 0;return typeof t===`string`&&/^E(?!RR_)[A-Z0-9]+$/.test(t)?t:void 0}
const ofConnection=/^ERR_(?:SSL|TLS|OSSL|HTTP2)_[A-Z0-9_]+$/;
function reasonOf(e){if(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt)return`BADRESP`;if(e instanceof DnsTrouble)return e.message;const t=e instanceof Error&&`code`in e?e.code:void 0;const n=systemCode(e)??(typeof t===`string`&&ofConnection.test(t)?t:void 0);if(n===void 0)throw e;return n}
// src/net/dns/transport.ts
function numbered({bytes:e},t){const n=Buffer.from(e);n.writeUInt16BE(t,0);return n}
function freeNumber(e){for(;;){const t=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.va)(65536);if(!e.has(t))return t}}
function framed(e){const t=Buffer.alloc(2);t.writeUInt16BE(e.length);return Buffer.concat([t,e])}
// src/net/dns/datagrams.ts
const mostReceived=100;
const mostFromPort=200;
const mostPorts=8;
function openDatagrams(e,t){const n=new Set;function leave(e){n.delete(e)}function pick(){const r=n.size<mostPorts?openPort(e,t,leave):idlest(n);n.add(r);if(++r.carried>=mostFromPort)leave(r);return r}return{ask:(e,t)=>pick().ask(e,t),close:()=>n.forEach(e=>e.close())}}
function idlest(e){return[...e].reduce((e,t)=>t.waiting()<e.waiting()?t:e)}
function openPort({address:e,port:t},n,r){const i=(0,node_dgram__WEBPACK_IMPORTED_MODULE_7__.createSocket)((0,node_net__WEBPACK_IMPORTED_MODULE_4__.isIPv6)(e.replace(/%.*$/,``))?`udp6`:`udp4`);const a=new Map;const{promise:o,resolve:s,reject:c}=Promise.withResolvers();o.catch(()=>{});let l=true;function close(){r(u);if(l)i.close();l=false}function fail(e){c(e);a.forEach(t=>t.reject(e));close()}function hear(e){try{n.received(e.length)}catch(e){return fail(e)}const t=e.length<2?-1:e.readUInt16BE(0);const r=a.get(t);if(!r)return;try{if(++r.received>mostReceived)return r.reject(new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`a flood`));const n=acceptAnswer(e,{id:t,question:r.question});if(n)r.resolve({bytes:e,message:n,ms:performance.now()-r.since})}catch(e){if(!(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt))return r.reject(e);r.wait.blame??=reasonOf(e)}}async function ask(e,t){const{signal:n}=t;const r=freeNumber(a);const{promise:s,...c}=Promise.withResolvers();const u={question:e.question,since:performance.now(),received:0,wait:t,...c};a.set(r,u);s.catch(()=>{});try{await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.qn)(n,o);u.since=performance.now();if(l)i.send(numbered(e,r));return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.qn)(n,s)}finally{a.delete(r);if(a.size===0)close()}}const u={ask,close,carried:0,waiting:()=>a.size};i.on(`error`,fail);i.on(`message`,hear);i.once(`connect`,s);i.connect(t,e);return u}
// src/net/dns/server-behavior.ts
function withLoss(e,t){if(t===void 0)return e;return t===`edns`?{...e,hasEdns:false}:{...e,isOverTcp:true}}
function openServerBehaviors(e){let t=Number.POSITIVE_INFINITY;let n=false;let r=false;let i;function mayLose(t,{hasEdns:i,isOverTcp:a}){if(e!==`plain`)return false;return t===`edns`?i&&!n:!a&&!r}return{known:e=>i!==void 0&&mayLose(i,e)?[i]:[],possible(e,t){if(t!==void 0&&t!==`ECONNREFUSED`)return[];return(t===void 0?[`edns`,`udp`]:[`udp`]).filter(t=>mayLose(t,e))},isSlow:e=>t===Number.POSITIVE_INFINITY?null:t>e/2,heard({hasEdns:e,isOverTcp:i},a){t=Math.min(t,a);n||=e;r||=!i},learn(e){i=e}}}
// src/net/dns/https-stream.ts
const longest=65535;
const tooLong=`HTTP-TOO-LONG`;
const mediaType=`application/dns-message`;
function readDohReply(e,t,{resolve:n,reject:r}){const i=[];let a=0;e.on(`error`,n=>r(broken(e,t)??n));const cancelled=()=>r(broken(e,t)??Object.assign(new Error(`closed`),{code:`ECONNRESET`}));e.once(`close`,cancelled);e.on(`response`,({":status":e,"content-type":t})=>{if(e!==200)r(new DnsTrouble(`HTTP-${e}`));else if(t?.split(`;`,1)[0]?.trim().toLowerCase()!==`application/dns-message`)r(new DnsTrouble(`HTTP-TYPE`))});e.on(`data`,e=>{a+=e.length;if(a>longest)r(new DnsTrouble(tooLong));else i.push(e)});e.on(`end`,()=>{if(e.aborted||e.rstCode!==0)return cancelled();e.off(`close`,cancelled);n(Buffer.concat(i))})}
function codeName(e){const[t]=Object.entries(node_http2__WEBPACK_IMPORTED_MODULE_5__.constants).find(([t,n])=>n===e&&ofErrors.test(t))??[];return t?.slice(8)??`${e}`}
const ofErrors=/^NGHTTP2_(?:(?:PROTOCOL|INTERNAL|FLOW_CONTROL|FRAME_SIZE|COMPRESSION|CONNECT)_ERROR|SETTINGS_TIMEOUT|STREAM_CLOSED|REFUSED_STREAM|CANCEL|ENHANCE_YOUR_CALM|INADEQUATE_SECURITY|HTTP_1_1_REQUIRED)$/;
function broken({rstCode:e},t){return e>0&&!t.destroyed?new DnsTrouble(`HTTP2-${codeName(e)}`):null}
// src/net/dns/https.ts
const mostSessions=4;
const mostStreams=100;
const glance=50;
function openHttps({authority:e,path:t},n,r){const i=new Set;const a=[`:method`,`POST`,`:scheme`,`https`,`:authority`,e,`:path`,t];a.push(`content-type`,mediaType,`accept`,mediaType);let o=false;function open(){const t=n().then(t=>{const n=(0,node_http2__WEBPACK_IMPORTED_MODULE_5__.connect)(`https://${e}`,{createConnection:()=>t,settings:{enablePush:false}});n.on(`goaway`,e=>{r.goodbye=e;leave(r)});n.on(`close`,()=>leave(r));n.on(`error`,()=>leave(r));r.over=n;r.socket=t;watch(r,t);if(o)end(r);return n});const r={opened:t,underWay:0,answered:0,isOver:false};t.catch(()=>leave(r));i.add(r);return r}function watch(e,t){const n=setInterval(()=>{try{r.check()}catch(t){e.overspent=t;leave(e);end(e)}},glance);n.unref();t.once(`close`,()=>clearInterval(n))}function leave(e){e.isOver=true;i.delete(e);if(e.underWay===0)end(e)}function end({over:e,socket:t}){e?.destroy();t?.destroy()}function pick(){let e;for(const t of i)if(!e||t.underWay<e.underWay)e=t;if(!e||e.underWay>=mostStreams&&i.size<mostSessions)return open();return e}async function askOnce(e,t,n){const r=t.over??await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.qn)(n,t.opened);const i=performance.now();const a=await post(r,e.bytes,n);const o=acceptAnswer(a,{id:0,question:e.question});if(!o)throw new DnsTrouble(`BADRESP`);t.answered++;return{bytes:a,message:o,ms:performance.now()-i}}async function ask(e,t,n=false){const r=pick();const i=r.answered;const{signal:a,onLate:o}=t;const s=o(()=>{if(r.answered===i)leave(r)});if(r.underWay++===0)r.over?.ref();try{return await askOnce(e,r,a)}catch(o){if(a.aborted&&r.answered===i)leave(r);if(r.overspent!==void 0)throw r.overspent;if(o instanceof DnsTrouble&&o.message===`HTTP-TOO-LONG`)leave(r);if(!(!a.aborted&&r.answered>0&&await isOver(r))||n||o instanceof DnsTrouble)throw reasoned(o,r);return await ask(e,t,true)}finally{s();r.underWay--;if(r.underWay===0)rest(r)}}function rest(e){e.opened.then(t=>e.isOver?end(e):t.unref()).catch(()=>{})}async function post(e,t,n){const{promise:r,resolve:i,reject:o}=Promise.withResolvers();const s=e.request([...a,`content-length`,`${t.length}`]);readDohReply(s,e,{resolve:i,reject:o});s.end(t);try{return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.qn)(n,r)}catch(e){s.close(node_http2__WEBPACK_IMPORTED_MODULE_5__.constants.NGHTTP2_CANCEL);throw e}}return{ask,close(){o=true;for(const e of i)e.opened.then(()=>end(e)).catch(()=>{})}}}
async function isOver({opened:e,isOver:t}){const n=await e.catch(()=>void 0);return t||!n||n.closed||n.destroyed}
function reasoned(e,{goodbye:t}){if(t===void 0||e instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt||(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Vn)(e))return e;if(e instanceof DnsTrouble&&e.message.startsWith(`HTTP-`))return e;return new DnsTrouble(t===0?`HTTP2-GOAWAY`:`HTTP2-GOAWAY-${codeName(t)}`,{cause:e})}
// src/net/dns/wait.ts
function openWait(e,t){const n=new Set;let r=false;let i=t;let a=0;let o;function stop(){if(o===void 0)return;clearTimeout(o);o=void 0;i=Math.max(0,i-(performance.now()-a))}function go(){if(o!==void 0||r)return;a=performance.now();o=setTimeout(pass,i)}function pass(){r=true;for(const e of n)e()}function onLate(e){if(r)e();else n.add(e);return()=>n.delete(e)}go();return{signal:e,onLate,stop,go}}
// src/net/dns/retry.ts
const grace=50;
async function persist(e,t){const n=new AbortController;const r=(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(t,e=>n.abort(e));const i=[];const begin=(t,r)=>{const a=beginTry(t,r===0,e.patience,n.signal);i.push(a);return a};try{return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.qn)(n.signal,makeTries(e,begin))}finally{r();if(i.some(({ended:e})=>!e))n.abort(answered)}}
const answered=new DOMException(`Another one was answered.`,`AbortError`);
async function makeTries(e,t){const n=e.first.map(t);const r=await earlyOf(n);if(r)return r.value;const i=await problemOf(n);const a=await answerOf(n,e.again(),true);if(a)return a.value;const o=e.second(i).map(t);const s=[...n,...o];const c=await answerOf(s,lateOf(o));if(c)return c.value;const l=e.isSlow()?await answerOf(s,(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_6__.setTimeout)(e.patience*1.5,void 0,{ref:false})):null;if(l)return l.value;const u=await problemOf(s);throw u===void 0?new DOMException(`The patience is over.`,`TimeoutError`):new DnsTrouble(u)}
function beginTry(e,t,n,r){const i=openWait(r,n);const{promise:a,resolve:o}=Promise.withResolvers();i.onLate(o);function over(e){i.stop();c.ended=e;o();return e}const s=e(i).then(e=>over({value:e}),e=>over({error:e}));const c={wait:i,isBest:t,since:performance.now(),end:s,late:a};return c}
async function earlyOf(e){const[t,...n]=e;if(!t||n.length>0)return answerOf(e,lateOf(e));await t.late;return t.ended&&`value`in t.ended?t.ended:null}
function lateOf(e){return Promise.all(e.map(({late:e})=>e))}
async function answerOf(e,t,n=false){const r=e.filter(({isBest:e})=>e);const i=t.then(()=>null);const a=await Promise.race([firstOf(e,n),i]);if(!a||a.attempt.isBest)return a&&a.end;const o=Math.max(grace,performance.now()-a.attempt.since);const s=await Promise.race([firstOf(r),(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_6__.setTimeout)(o,null,{ref:false})]);return s?s.end:a.end}
function firstOf(e,t=false){const{promise:n,resolve:r}=Promise.withResolvers();const i=e.map(async e=>{const t=await e.end;if(`value`in t)r({attempt:e,end:t})});if(!t)Promise.all(i).then(()=>r(null));return n}
async function problemOf(e){const t=[];for(const{end:n,isBest:r,wait:i}of e){const e=await Promise.race([n,Promise.resolve(null)]);const a=e&&`error`in e?reasonOf(e.error):i.blame;if(r&&a!==void 0)t.push(a)}return t.at(-1)}
// src/net/dns/connect.ts
const patience=4e3;
async function resolverAddressOf(e,t,n){const{host:r,port:i}=e;const{policy:a,pins:o}=n;const s=(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.m)(o,{host:r,port:i});const mayBe=e=>t||(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.p)(e,void 0,s?a:{...a,special:false});const c=s?[s.address]:await addressesOf(r,n);const[l,...u]=c.filter(mayBe);if(l===void 0)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`address.private`,{host:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(r,260),address:c[0]??``});return{addresses:[l,...u],port:s?.toPort??i}}
async function addressesOf(e,{names:t,signal:n}){if((0,node_net__WEBPACK_IMPORTED_MODULE_4__.isIP)(e))return[e];try{return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.qn)(n,t(e,n))}catch(t){throw t instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.ea&&!n.aborted?new DnsTrouble(`${e}: ${t.reason}`,{cause:t}):t}}
function connectPlainly(e,t,n){return soon(n,async r=>(await dialPlace(e,t,n,r)).socket)}
function connectSecurely(e,t,n){const{kind:r,name:i,port:a}=e;return soon(n,async o=>{const{socket:s,address:c}=await dialPlace(e,t,n,o);const l=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wt)(n.given,{},{});const{socket:u,handshake:d}=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.f)(s,{to:{host:i,port:a},address:c,context:l,lenient:false,alpn:r===`https`?`h2`:`none`,signal:o});const f=d.trustError??((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Bt)(d.chain[0],i)?null:`HOSTNAME_MISMATCH`);if(f===null&&(r===`tls`||d.alpn===`h2`))return u;u.destroy();throw new DnsTrouble(f??`NO-HTTP2`)})}
function dialPlace({kind:e,host:t},{addresses:n,port:r},i,a){const{names:o,tunnels:s,budget:c}=i;const l={host:t,port:r};const u=e===`https`?s?.(l):null;const d={to:l,signal:a,budget:{...c,connection:()=>c.resolverConnection()}};return u?(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.h)(n,r,d,(...e)=>u.open(o,i.signal,...e)):(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.h)(n,r,d)}
async function soon({signal:e},t){try{return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Kn)(e,patience,t)}catch(t){if(!(t instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.ea)||e.aborted||t.reason.startsWith(`budget.`))throw t;throw new DnsTrouble((t.reason.startsWith(`tcp.`)?systemCode(t.cause):void 0)??t.reason,{cause:t})}}
// src/net/dns/frames.ts
function openFrames(e){let t=[];let n=0;let r=2;return i=>{t.push(i);n+=i.length;while(n>=r){const[i]=t;const a=i&&t.length===1?i:Buffer.concat(t);const o=2+a.readUInt16BE(0);t=[a];r=o;if(n<o)return;const s=e(a.subarray(2,o));t=[a.subarray(o)];n-=o;r=2;if(!s)return}}}
// src/net/dns/connection.ts
function openDnsConnection(e,t,n){const r=new Map;const i=new Set;let a=0;let o=0;let s=true;let c=false;function end(t){if(c)return;c=true;s=false;const i=[...r.values()];r.clear();n({answered:a,left:i.length});for(const e of i)if(a>0||i.length>1)e.end(null);else e.fail(t);e.destroy()}function hear(e){const t=Buffer.from(e);const n=t.length<2?-1:t.readUInt16BE(0);o++;if(i.delete(n))return true;const s=r.get(n);try{const e=s?acceptAnswer(t,{id:n,question:s.question}):null;if(!s||!e)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`an answer to something else`);a++;r.delete(n);s.end({bytes:t,message:e,ms:performance.now()-s.since});return true}catch(e){end(e);return false}}async function ask(t,{signal:n,onLate:a}){const c=freeNumber({has:e=>r.has(e)||i.has(e)});const{promise:l,resolve:u,reject:d}=Promise.withResolvers();const f=o;r.set(c,{question:t.question,since:performance.now(),end:u,fail:d});const p=a(()=>{if(o===f)s=false});e.ref();e.write(framed(numbered(t,c)));try{return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.qn)(n,l)}finally{p();if(r.delete(c)){i.add(c);if(o===f)s=false}if(r.size===0)rest()}}function rest(){if(s)e.unref();else e.destroy()}const l=openFrames(hear);e.on(`data`,e=>{try{t.check();l(e)}catch(e){end(e)}});e.on(`error`,end);e.on(`close`,()=>end(new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`closed before the answer`)));return{ask,isGood:()=>s&&e.writable,finish(){s=false;if(r.size===0)rest()},close:()=>e.destroy()}}
// src/net/dns/stream.ts
const mostAtATime$1=200;
const mostLines=8;
function openStream(e,t){const n=new Set;let r=Number.POSITIVE_INFINITY;let i=false;let a=false;const o=(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.g)(()=>Math.min(mostAtATime$1,r*mostLines));function open(){const r=e().then(e=>{i=true;o.line=openDnsConnection(e,t,e=>leave(o,e));if(a)o.line.close();return o.line});const o={opened:r,given:0};r.catch(()=>n.delete(o));n.add(o);return o}function leave(e,{answered:t,left:i}){n.delete(e);if(i>0)r=Math.max(1,Math.min(t,r))}function pick(){for(const e of n){const t=e.given>=r;if(!t&&(e.line?.isGood()??true))return e;if(t||e.line)n.delete(e)}return open()}async function askOn(e,t,n){e.given++;const i=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.qn)(n.signal,e.opened);const a=await i.ask(t,n);if(e.given>=r)i.finish();return a}async function ask(e,t){for(;;){t.stop();const n=await o(t.signal,()=>{t.go();return askOn(pick(),e,t)});if(n)return n}}return{ask,isThere:()=>i,close(){a=true;for(const{line:e}of n)e?.close()}}}
// src/net/dns/servers.ts
const usualPatience={plain:1500,tls:3e3,https:3e3};
const mostAtATime={plain:200,tls:200,https:400};
const withoutEdns=new Set([_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.FORMERR,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOTIMP]);
function openServer(e,t,n){const r=(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.g)(mostAtATime[e.kind]);const i=openServerBehaviors(e.kind);let a;let o;function opening(){return a??=openWays(e,t,n).then(e=>o=e)}async function reach(e){const t=o??await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.qn)(e.signal,opening());n.budget.check();return t}async function askOnce(e,t){const r=await exchange(await reach(t),n.budget,e,t);if(!e.hasEdns||knowsEdns(r.message))return r;const{reply:i,message:a}=await exchange(await reach(t),n.budget,{...e,hasEdns:false},t);return{reply:{...i,isWithoutEdns:true},message:a}}function tryOf(e,t){const n=withLoss(e,t);return async e=>{const{reply:r,message:a}=await askOnce(n,e);i.heard(n,r.ms);if(t===void 0)return{reply:r,message:a};return{reply:{...r,lost:t,isWithoutEdns:r.isWithoutEdns||t===`edns`},message:a}}}async function ask(t,n,r){const tries=e=>[tryOf(t),...e.map(e=>tryOf(t,e))];const a=t.patience??usualPatience[e.kind];const s=await persist({patience:a,first:tries(i.known(t)),second:e=>tries(i.possible(t,e)),again:r,isSlow:()=>i.isSlow(a)??o?.second?.isThere?.()??false},n);i.learn(s.reply.lost);return s}return{ask:(e,t,n)=>r(t,()=>ask(e,t,n)),close(){a?.then(({first:e,second:t})=>[e,t].forEach(e=>e?.close())).catch(()=>{})}}}
async function exchange(e,t,n,r){const{first:i,second:a,over:o}=e;const s=n.query(n.hasEdns);const c=n.isOverTcp;if(!a||!c){t.question();const e=await i.ask(s,r);if(!e.message.isTruncated)return answerBy(e,o);if(!a)throw new DnsTrouble(`TRUNCATED`);r.blame=`NO-TCP`}t.question();const l=await(a??i).ask(s,r).catch(e=>{throw!c&&(e instanceof DnsTrouble||systemCode(e))?new DnsTrouble(`NO-TCP`,{cause:e}):e});if(l.message.isTruncated)throw new DnsTrouble(`TRUNCATED`);return answerBy(l,`tcp`,!c)}
function answerBy({bytes:e,message:t,ms:n},r,i=false){return{reply:{over:r,message:e,wasTruncated:i,isWithoutEdns:false,ms:n},message:t}}
function knowsEdns({edns:e,rcode:t}){return t!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.BADVERS&&(e!==null||!withoutEdns.has(t))}
async function openWays(e,t,n){const r=await resolverAddressOf(e,t,n);const{budget:i}=n;const{kind:a,name:o,port:s,path:c}=e;if(a===`plain`){const[t]=r.addresses;return{over:`udp`,first:openDatagrams({address:t,port:r.port},i),second:openStream(()=>connectPlainly(e,r,n),i)}}const connect=()=>connectSecurely(e,r,n);if(a===`tls`)return{over:`tls`,first:openStream(connect,i)};return{over:`https`,first:openHttps({authority:s===443?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.jr)(o):`${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.jr)(o)}:${s}`,path:c},connect,i)}}
// src/net/dns/shared.ts
const most=1e3;
function openShared(e,t=()=>performance.now()){const n=new Map;const r=n.keys();const i=new Map;function depart(e,n){const r=new AbortController;const a=t();function land(){if(i.get(e)===o)i.delete(e)}const o={work:n(r.signal).then(t=>{land();keep(e,t,a);return t},e=>{land();throw e}),ending:r,waiting:0};i.set(e,o);return o}function keep(t,i,a){const o=e(i);if(o<=0)return;if(n.size>=most)n.delete(r.next().value??``);n.set(t,{answer:i,until:a+o*1e3})}return async(e,r,a)=>{(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Wn)(r);const o=n.get(e);if(o&&t()<o.until)return o.answer;n.delete(e);const s=i.get(e)??depart(e,a);s.waiting++;const{promise:c,resolve:l,reject:u}=Promise.withResolvers();let d=true;function leave(){if(d)s.waiting--;d=false}const f=(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Un)(r,t=>{u(t);leave();if(s.waiting>0)return;if(i.get(e)===s)i.delete(e);s.ending.abort()});s.work.then(l,u);try{return await c}finally{f();leave()}}}
// src/net/dns/transfer.ts
const transferLimits={octets:1048576,records:1e4,patience:3e3};
async function askTransfer(e,t,n,r){const i=performance.now();r.budget.question();const a=await connectPlainly(e,await resolverAddressOf(e,n,r),r);const o={first:null,messages:0,records:0,octets:0,soas:0};try{const e=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Kn)(r.signal,transferLimits.patience,e=>read(a,t,o,{signal:e,reaching:r})).catch(e=>{if(o.records>1&&!r.signal.aborted&&!(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.ea))return false;throw e});if(!o.first)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`no answer`);return replyOf(o.first,{records:o.records,octets:o.octets,isComplete:e},performance.now()-i)}finally{a.destroy()}}
function read(e,t,n,{signal:r,reaching:i}){const{promise:a,resolve:o,reject:s}=Promise.withResolvers();const c=freeNumber(new Set);const l={name:t,type:_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.AXFR,class:_start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN};const u=openFrames(e=>{const t=take(Buffer.from(e),{id:c,question:l},n);if(t!==null)o(t);return t===null});e.on(`data`,e=>{try{i.budget.check();u(e)}catch(e){s(e)}});e.on(`error`,s);e.on(`close`,()=>s(new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`closed before the end of the zone`)));const d=(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(r,s);e.write(framed((0,_write_message_js__WEBPACK_IMPORTED_MODULE_1__.n)(c,t,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.AXFR,{isRecursionDesired:false,hasEdns:false})));return a.finally(d)}
function take(e,t,n){const r=n.first?(0,_read_once_js__WEBPACK_IMPORTED_MODULE_3__.n)(e):acceptAnswer(e,t);if(!r||r.id!==t.id)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`an answer to something else`);n.first??=r;n.messages++;n.octets+=e.length;n.records+=r.answers.length;const{name:i}=t.question;n.soas+=r.answers.filter(e=>e.type===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.SOA&&(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(e.name,i)).length;if(r.rcode!==_start_js__WEBPACK_IMPORTED_MODULE_0__.Ct.NOERROR||r.answers.length===0)return false;if(n.soas>1)return true;return n.octets>=transferLimits.octets||n.records>=transferLimits.records?false:null}
function replyOf(e,t,n){return{over:`tcp`,message:(0,_write_message_js__WEBPACK_IMPORTED_MODULE_1__.t)({...e,answers:[],authorities:[],additionals:[]}),wasTruncated:false,isWithoutEdns:true,ms:n,transfer:t}}
// src/net/dns/queries.ts
function openQueries({resolvers:e,known:t,hear:n,...r}){const i=new Set([...e,...t]);const a=new Map;const o=new Set;const s=openShared(e=>`message`in e?secondsOf(e.message):0);function serverFor(e,t){const n=t===void 0&&i.has(e);const o=`${n} ${e}`;const s=a.get(o);if(s)return s;const c=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Lt)(e);if(!c)throw new Error(`no server: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(e,60)}`);const l=openServer(c,n,r);a.set(o,l);return l}async function askOne(r,i,{manner:a,signal:s,again:c}){try{const{reply:l,message:u}=await serverFor(r,i.namedBy).ask(a,s,()=>{o.add(r);return c()});o.delete(r);if(i.namedBy===void 0&&e.includes(r)&&!t.includes(r))n?.(u);return{reply:{server:r,...l},message:u}}catch(e){(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Wn)(s);o.add(r);return (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Vn)(e)?{silent:true}:{failed:reasonOf(e)}}}async function askEach(e,t,n,r){const i=mannerOf(e,t);return askInTurn(n.toSorted((e,t)=>Number(o.has(e))-Number(o.has(t))),r,(t,n)=>askOne(t,e,{manner:i,...n}))}const ask=async(e,t,n)=>{const{type:r}=e;if(!Number.isInteger(r)||r<0||r>65535)throw new Error(`no type of records: ${r}`);const i=nameIn(e.name);if(!i)return{failed:_gate_js__WEBPACK_IMPORTED_MODULE_2__.u};return s(keyFor(e,i,t),n,n=>askEach(e,i,t,n))};async function transfer(e,{name:t,namedBy:n}){const[a,o]=[(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Lt)(e),nameIn(t)];const s=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(withoutDot(t),260);if(!o)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`dns.bad-name`,{host:s});if(a?.kind!==`plain`)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`dns.failed`,{host:s,detail:`NOTIMP`});const c=n===void 0&&i.has(e);try{return{server:e,...await askTransfer(a,o,c,r)}}catch(e){(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Wn)(r.signal);throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Vn)(e)?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`timeout.dns`,{host:s},{cause:e}):(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.d)({failed:reasonOf(e)},s)}}return{ask,async dns({server:t,...n}){if(n.type===_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.AXFR&&t!==void 0)return transfer(t,n);const nameHost=()=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(withoutDot(n.name),260);try{const i=await ask(n,t===void 0?e:[t],r.signal);if(`message`in i)return i.reply;throw isBadName(i)?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`dns.bad-name`,{host:nameHost()}):(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.d)(i,nameHost())}catch(e){const t=nameHost();throw (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.Vn)(e)?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`timeout.dns`,{host:t},{reason:_dns_js__WEBPACK_IMPORTED_MODULE_8__.t,cause:e}):(0,_gate_js__WEBPACK_IMPORTED_MODULE_2__.zn)(e,{host:t,port:0},`dns`)}},close:()=>a.forEach(e=>e.close())}}
function withoutDot(e){return e.replace(/(?<=[^\\])\.$/,``)}
function isBadName(e){return`failed`in e&&e.failed===`BADNAME`}
function nameIn(e){try{return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.at)(e)}catch(e){if(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt)return null;throw e}}
function keyFor(e,t,n){const{type:r,namedBy:i,isRecursionDesired:a,isCheckingDisabled:o,isDnssecOk:s,hasEdns:c,isOverTcp:l,patience:u}=e;const{time:d=1,clientSubnet:f}=e;return`${i!==void 0} ${[r,a,o,s,c,l,u,d,f].join()} ${n.join()} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.dt)(t)}`}
function mannerOf(e,t){const{type:n,isRecursionDesired:r=true,isCheckingDisabled:i=false,isDnssecOk:a=false,clientSubnet:o}=e;return{query:e=>({bytes:(0,_write_message_js__WEBPACK_IMPORTED_MODULE_1__.n)(0,t,n,{isRecursionDesired:r,isCheckingDisabled:i,isDnssecOk:a,hasEdns:e,clientSubnet:o}),question:{name:t,type:n,class:_start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN}}),hasEdns:e.hasEdns??true,isOverTcp:e.isOverTcp??false,patience:e.patience}}




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




/***/ }),

/***/ 8510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isForNetwork),
/* harmony export */   n: () => (/* binding */ writeQuery),
/* harmony export */   r: () => (/* binding */ clientSubnet),
/* harmony export */   t: () => (/* binding */ writeMessage)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _read_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);


// src/formats/dns/client-subnet.ts
const code=8;
const families={4:1,16:2};
const bits={4:24,16:56};
function clientSubnet(e){const t=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.R)(e);const n=t.length===4?4:16;const r=Buffer.of(0,families[n],bits[n],0);return{name:`other`,code,bytes:Buffer.concat([r,t.subarray(0,bits[n]/8)])}}
function isForNetwork(e){return e.some(e=>e.name===`other`&&e.code===code&&(e.bytes[3]??0)>0)}
// src/formats/dns/write-message.ts
function writeMessage(e){const{questions:t,answers:n,authorities:r,additionals:i,edns:a,rcode:o}=e;if(o>15&&!a)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`a response code that needs EDNS`);if(e.opcode>15)throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.Nt(`an operation of more than four bits`);const s=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.X)();(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(s,e.id);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(s,flagsOf(e));const c=[t.length,n.length,r.length,i.length+(a?1:0)];for(const e of c)(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(s,e);for(const e of t)writeQuestion(s,e);for(const e of[...n,...r,...i])writeRecord(s,e);if(a)writeOpt(s,a,o>>4);return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)(s)}
function flagsOf(e){return(e.isResponse?32768:0)|e.opcode<<11|(e.isAuthoritative?1024:0)|(e.isTruncated?512:0)|(e.isRecursionDesired?256:0)|(e.isRecursionAvailable?128:0)|(e.isAuthenticData?32:0)|(e.isCheckingDisabled?16:0)|e.rcode&15}
function writeQuestion(e,t){(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.q)(e,t.name);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(e,t.type);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(e,t.class)}
function writeRecord(e,t){writeQuestion(e,t);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.et)(e,t.ttl);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.tt)(e,()=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.K)(e,t.data))}
function writeOpt(e,{size:t,version:n,isDnssecOk:r,options:i},a){(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.q)(e,_start_js__WEBPACK_IMPORTED_MODULE_0__.vt);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(e,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.OPT);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(e,t);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Q)(e,a);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Q)(e,n);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.nt)(e,r?32768:0);(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.tt)(e,()=>(0,_read_once_js__WEBPACK_IMPORTED_MODULE_1__.r)(e,i))}
const datagramSize=1232;
function writeQuery(e,t,n,r={}){const{isRecursionDesired:i=true,isDnssecOk:a=false,hasEdns:o=true}=r;const s=r.clientSubnet===void 0?[]:[clientSubnet(r.clientSubnet)];return writeMessage({id:e,isResponse:false,opcode:0,isAuthoritative:false,isTruncated:false,isRecursionDesired:i,isRecursionAvailable:false,isAuthenticData:r.isAuthenticData??false,isCheckingDisabled:r.isCheckingDisabled??false,rcode:0,questions:[{name:t,type:n,class:_start_js__WEBPACK_IMPORTED_MODULE_0__.xt.IN}],answers:[],authorities:[],additionals:[],edns:o?{version:0,size:datagramSize,isDnssecOk:a,options:s}:null,stray:0})}




/***/ })

};
