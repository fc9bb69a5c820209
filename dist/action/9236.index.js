export const id = 9236;
export const ids = [9236,6078];
export const modules = {

/***/ 9876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ outOfTime)
/* harmony export */ });
// src/core/net/dns.ts
const outOfTime=`timeout.run`;




/***/ }),

/***/ 9236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   greet: () => (/* binding */ greet)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _dns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9876);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _starttls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6078);




// src/formats/starttls/talk.ts
const longestLine=512;
const longestKeyword=200;
const longestName=255;
function openMailTalk(e){let t=null;function greeted(n){const r={banner:n.lines.map(e=>(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(e,longestLine)).join(`
`).slice(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.l.banner),hello:null,keywords:[],starttls:`unknown`};t={code:Number(n.code),...r};return n.code===`220`?(0,_starttls_js__WEBPACK_IMPORTED_MODULE_2__.s)(`EHLO ${e}`,_starttls_js__WEBPACK_IMPORTED_MODULE_2__.c,answered(`EHLO`)):end(n)}function answered(n){return r=>{if(!t)return end(r);if(n===`EHLO`&&r.code.startsWith(`5`))return (0,_starttls_js__WEBPACK_IMPORTED_MODULE_2__.s)(`HELO ${e}`,_starttls_js__WEBPACK_IMPORTED_MODULE_2__.c,answered(`HELO`));if(r.code!==`250`)return end(r);const i=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((/^\S*/.exec(r.lines[0]??``)?.[0]??``).slice(0,longestName),longestName);t={...t,hello:{verb:n,name:i}};const a=n===`EHLO`&&(0,_starttls_js__WEBPACK_IMPORTED_MODULE_2__.o)(r.lines);const o=n===`EHLO`?r.lines.slice(1,_gate_js__WEBPACK_IMPORTED_MODULE_0__.l.keywords+1).map(keyword):[];t={...t,keywords:o,starttls:a?`offered`:`absent`};return a?(0,_starttls_js__WEBPACK_IMPORTED_MODULE_2__.s)(`STARTTLS`,_starttls_js__WEBPACK_IMPORTED_MODULE_2__.c,agreed):{kind:`not-offered`,detail:r.printableReply}}}function agreed(e){if(e.code===`220`)return{kind:`start`};if(t)t={...t,starttls:`refused`};return end(e)}return{conversation:(0,_starttls_js__WEBPACK_IMPORTED_MODULE_2__.a)({read:_starttls_js__WEBPACK_IMPORTED_MODULE_2__.c,next:greeted}),told:()=>t}}
function end({printableReply:e}){return{kind:`refused`,detail:e}}
function keyword(e){return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(e.trim().toUpperCase(),longestKeyword)}
// src/net/mail.ts
const acceptance=5e3;
const patience=8e3;
const parting=700;
const brokenShake=/^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/;
async function greet(e,t){const n=await meet(e,t,false);if(n.starttls!==`offered`||!brokenShake.test(n.failure?.reason??``))return n;const r=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vn)(()=>meet(e,t,true));return r.ok&&r.value.handshake?{...n,handshake:r.value.handshake}:n}
async function meet(e,t,n){const r=performance.now();const i={to:{...e,starttls:`smtp`},way:t,lenient:n};try{return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Kn)(t.signal,patience,async n=>{const a=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Kn)(n,acceptance,n=>t.routes.connect(e,n));t.budget.request();return{...await talk(a.socket,a.address,{...i,within:n}),ms:performance.now()-r}})}catch(e){throw t.signal.aborted?ended(e):e}}
function ended(e){if(!(e instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.ea)||!e.reason.startsWith(`timeout.`))return e;return new _start_js__WEBPACK_IMPORTED_MODULE_1__.ea({...e.facts,reason:_dns_js__WEBPACK_IMPORTED_MODULE_3__.t},{cause:e})}
async function talk(e,t,n){const{to:r,within:i}=n;const a=(0,_starttls_js__WEBPACK_IMPORTED_MODULE_2__.r)(e);const{conversation:o,told:s}=openMailTalk(a);const c=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vn)(()=>(0,_starttls_js__WEBPACK_IMPORTED_MODULE_2__.n)(e,r,o,i));const l=s();if(!l){e.destroy();throw c.ok?notGreeted(c.value,r):new _start_js__WEBPACK_IMPORTED_MODULE_1__.ea(c.failure)}const u={address:t,helloName:a,...l};if(!c.ok)return{...u,handshake:null,failure:c.failure};if(c.value.kind===`start`)return{...u,...await turnToTls(e,t,n)};const d=c.value.kind===`injected`||c.value.kind===`foreign`;if(d)e.destroy();else await takeLeave(e);return{...u,handshake:null,failure:d?(0,_starttls_js__WEBPACK_IMPORTED_MODULE_2__.i)(c.value,r).facts:null}}
function notGreeted(e,t){const{host:n,port:r}=t;return e.kind===`start`?(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`starttls.closed`,{host:n,port:r}):(0,_starttls_js__WEBPACK_IMPORTED_MODULE_2__.i)(e,t)}
async function turnToTls(e,t,{to:n,way:r,lenient:i,within:a}){const o=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)(r.given,{lenient:i},n);const s=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vn)(()=>(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.f)(e,{to:n,address:t,context:o,lenient:i,alpn:`none`,signal:a}));if(!s.ok)return{handshake:null,failure:s.failure};await takeLeave(s.value.socket);return{handshake:s.value.handshake,failure:null}}
async function takeLeave(e){const{promise:t,resolve:n}=Promise.withResolvers();const r=setTimeout(n,parting);const leave=()=>n();e.on(`error`,leave);e.once(`data`,leave);e.once(`close`,leave);e.resume();e.write(`QUIT\r
`);await t;clearTimeout(r);e.destroy()}




/***/ }),

/***/ 6078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ openDialogue),
/* harmony export */   c: () => (/* binding */ readMailReply),
/* harmony export */   i: () => (/* binding */ endOfDialogue),
/* harmony export */   n: () => (/* binding */ converse),
/* harmony export */   o: () => (/* binding */ offersTls),
/* harmony export */   r: () => (/* binding */ dialogueBytes),
/* harmony export */   s: () => (/* binding */ say),
/* harmony export */   t: () => (/* binding */ agreeOnTls)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);



// src/formats/starttls/replies.ts
function readMailReply(e){const t=[];let n;for(const r of e){const i=coded.exec(r)?.groups;n??=i?.[`code`];if(!i||n===void 0||i[`code`]!==n)return`foreign`;t.push(i[`text`]??``);if(i[`more`]!==`-`)return toReply(n,e,t)}return`more`}
const coded=/^(?<code>[2-5]\d\d)(?:(?<more>[- ])(?<text>.*))?$/;
function readFileReply(e){const[t]=e;if(t===void 0)return`more`;const n=fileCoded.exec(t)?.groups;const r=n?.[`code`];if(r===void 0)return`foreign`;if(n?.[`more`]!==`-`)return toReply(r,e,[n?.[`text`]??``]);const i=e.findIndex((e,t)=>t>0&&(e===r||e.startsWith(`${r} `)));return i<0?`more`:toReply(r,e,e.slice(0,i+1))}
const fileCoded=/^(?<code>[1-6]\d\d)(?:(?<more>[- ])(?<text>.*))?$/;
function readReplyStatus(e){const[t]=e;if(t===void 0)return`more`;const n=status.exec(t)?.groups;return n?toReply(n[`code`]??``,e,[n[`text`]??``]):`foreign`}
const status=/^(?<code>\+OK|-ERR)(?: (?<text>.*))?$/i;
function readStatusAndList(e){const t=readReplyStatus(e);if(typeof t===`string`||t.reply.code!==`+OK`)return t;const n=e.indexOf(`.`);return n<0?`more`:toReply(`+OK`,e,e.slice(0,n+1))}
function readGreeting(e){const[t]=e;if(t===void 0)return`more`;const n=untagged.exec(t)?.groups;return n?toReply(n[`code`]??``,e,[n[`text`]??``]):`foreign`}
const untagged=/^\* (?<code>OK|PREAUTH|BYE)(?: (?<text>.*))?$/i;
function readTagged(e){const t=new RegExp(`^${e} (?<code>OK|NO|BAD)(?: .*)?$`,`i`);return e=>{for(const[n,r]of e.entries()){const i=t.exec(r)?.groups?.[`code`]??(/^\* BYE\b/i.test(r)?`BYE`:void 0);const a=e.slice(0,n+1);if(i!==void 0)return{reply:{...replyOf(i,a),printableReply:printableReply(r)},taken:a.length};if(!r.startsWith(`* `))return`foreign`}return`more`}}
function toReply(e,t,n){return{reply:{...replyOf(e,n),printableReply:printableReply(t[0]??``)},taken:n.length}}
function replyOf(e,t){return{code:e.toUpperCase(),lines:t}}
function printableReply(e){return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(/[^\r\n]+/.exec(e)?.[0]??``,120)}
// src/formats/starttls/dialogues.ts
const dialogues={smtp:e=>({read:readMailReply,next:t=>t.code===`220`?say(`EHLO ${e}`,readMailReply,afterEhlo):refused(t)}),imap:()=>({read:readGreeting,next:afterImapGreeting}),pop3:()=>({read:readReplyStatus,next:e=>e.code===`+OK`?say(`STLS`,readReplyStatus,afterStls):refused(e)}),ftp:()=>({read:readFileReply,next:e=>e.code===`220`?say(`AUTH TLS`,readFileReply,afterAuth):refused(e)})};
function say(e,t,n){return{kind:`say`,words:e,read:t,next:n}}
function refused({printableReply:e}){return{kind:`refused`,detail:e}}
function notOffered({printableReply:e}){return{kind:`not-offered`,detail:e}}
const unknownCommand=new Set([`500`,`502`]);
function afterEhlo(e){const{code:t,lines:n}=e;if(unknownCommand.has(t))return notOffered(e);if(t!==`250`)return refused(e);return offersTls(n)?say(`STARTTLS`,readMailReply,afterStarttls):notOffered(e)}
function offersTls(e){return e.slice(1).some(e=>/^STARTTLS(?:\s|$)/i.test(e))}
function afterStarttls(e){return e.code===`220`?{kind:`start`}:refused(e)}
function afterImapGreeting(e){return e.code===`OK`?say(`a1 STARTTLS`,readTagged(`a1`),afterImapStarttls):refused(e)}
function afterImapStarttls(e){if(e.code===`OK`)return{kind:`start`};if(e.code===`BYE`)return refused(e);return say(`a2 CAPABILITY`,readTagged(`a2`),t=>{const n=t.lines.filter(e=>/^\* CAPABILITY /i.test(e));const r=n.some(e=>/\sSTARTTLS(?=\s|$)/i.test(e));return t.code===`OK`&&n.length>0&&!r?notOffered(e):refused(e)})}
function afterStls(e){if(e.code===`+OK`)return{kind:`start`};return say(`CAPA`,readStatusAndList,t=>{const n=t.lines.some(e=>/^STLS\s*$/i.test(e));return t.code===`+OK`&&!n?notOffered(e):refused(e)})}
function afterAuth(e){if(e.code===`234`)return{kind:`start`};if(unknownCommand.has(e.code)||e.code===`504`)return notOffered(e);return say(`FEAT`,readFileReply,t=>{const n=t.lines.some(e=>/^\s*AUTH\s.*\bTLS/i.test(e));return t.code===`211`&&!n?notOffered(e):refused(e)})}
// src/formats/starttls/starttls.ts
const mostBytes=16384;
const mostLines=256;
function openConversation(e,t){return e===`postgres`?{first:sslRequest,hear:hearPostgres}:openDialogue(dialogues[e](t))}
function openDialogue(e){let t=e;let n=``;function hear(e){n+=Buffer.from(e).toString(`latin1`);if(n.length>mostBytes)return{kind:`foreign`,detail:`> ${mostBytes} bytes`};const r=n.split(`
`).slice(0,-1);if(r.length>mostLines)return{kind:`foreign`,detail:`> ${mostLines} lines`};const i=t.read(r.map(e=>e.replace(/\r$/,``)));if(i===`more`)return{kind:`wait`};if(i===`foreign`)return{kind:`foreign`,detail:printableReply(r[0]??``)};n=behind(n,i.taken);return answer(i.reply)}function answer(e){const r=t.next(e);if(r.kind===`say`){t=r;n=``;return{kind:`say`,words:Buffer.from(`${r.words}\r\n`,`latin1`)}}return r.kind===`start`&&n!==``?{kind:`injected`,detail:``}:r}return{first:null,hear}}
function behind(e,t){return e.split(`
`).slice(t).join(`
`)}
const sslRequest=Buffer.from(`0000000804d2162f`,`hex`);
function hearPostgres(e){const[t]=e;if(t===void 0)return{kind:`wait`};const n=String.fromCharCode(t);if(n===`S`)return e.length>1?{kind:`injected`,detail:``}:{kind:`start`};if(n===`N`)return{kind:`not-offered`,detail:n};if(n===`E`)return{kind:`refused`,detail:`ErrorResponse`};return{kind:`foreign`,detail:printableReply(Buffer.from(e).toString(`latin1`))}}
// src/net/starttls.ts
const talkPatience=8e3;
async function agreeOnTls(e,t,n){await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(n,talkPatience,n=>talk(e,t,n))}
async function talk(e,t,n){const r=await converse(e,t,openConversation(t.starttls,dialogueBytes(e)),n);if(r.kind===`start`)return;e.destroy();throw endOfDialogue(r,t)}
function converse(e,t,{first:n,hear:r},i){const{promise:a,resolve:o,reject:s}=Promise.withResolvers();const fail=n=>{s((0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Bn)(n,t,`starttls`));e.destroy()};const hangUp=()=>fail(Object.assign(new Error(`closed`),{code:`ECONNRESET`}));const listen=t=>{const n=r(t);if(n.kind===`wait`)return;if(n.kind===`say`)return void e.write(n.words);e.pause();o(n)};const c=(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(i,fail);e.on(`data`,listen);e.once(`end`,hangUp);e.once(`close`,hangUp);e.once(`error`,fail);if(n)e.write(n);return a.finally(()=>{c();e.off(`data`,listen).off(`end`,hangUp).off(`close`,hangUp).off(`error`,fail)})}
function endOfDialogue({kind:e,detail:t},n){const{host:r,port:i}=n;const a=_gate_js__WEBPACK_IMPORTED_MODULE_1__.ot[n.starttls];if(e===`not-offered`)return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`starttls.not-offered`,{host:r,port:i,protocol:a});if(e===`refused`)return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`starttls.refused`,{host:r,port:i,detail:t});if(e===`foreign`)return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`starttls.foreign`,{host:r,port:i,protocol:a,detail:t});return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.na)(`starttls.injected`,{host:r,port:i})}
function dialogueBytes({localAddress:e=`127.0.0.1`}){return (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(e)===6?`[IPv6:${e.replace(/%.*$/,``)}]`:`[${e}]`}




/***/ })

};
