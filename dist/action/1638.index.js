export const id = 1638;
export const ids = [1638,3139];
export const modules = {

/***/ 3962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ip: () => (/* binding */ ip)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _special_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1336);
/* harmony import */ var _reverse_dns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(335);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7030);





// src/checks/ip/collect.ts
async function collect(e,t){const{caller:n}=t;if(!n)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`caller.unknown`,{},{reason:`server`});const{address:r}=n;const i=(0,_special_js__WEBPACK_IMPORTED_MODULE_2__.t)(r);const[a,o]=await Promise.all([i?null:t.networks?.()??null,i?null:namesOf(r,t)]);const s=a?.find(r)??null;const c=(0,_special_js__WEBPACK_IMPORTED_MODULE_2__.r)(s?.asn??null);const l=c?null:a?.countryOf(r)??null;return{address:r,family:(0,node_net__WEBPACK_IMPORTED_MODULE_4__.isIP)(r)===4?`IPv4`:`IPv6`,observedAt:t.now().toISOString(),specialPurpose:i&&{network:i.network,reference:i.reference},isp:s&&(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(s.name,120),asn:s?.asn??null,prefix:s?.prefix??null,networkAsOf:a?.asOf??null,country:l,...c&&{isAnycast:true},geolocation:l===null?null:{precision:`country`},names:o,indicators:signsOf(r,{networks:a,names:o,isProxied:n.isProxied===true,isSpecial:i!==null,now:t.now()})}}
const mostNames=4;
async function namesOf(e,t){const n=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vn)(()=>t.use(_reverse_dns_js__WEBPACK_IMPORTED_MODULE_3__.t,{query:e}));if(!n.ok)return null;const{state:r,ptrNames:i}=n.value.raw;if(r===`unknown`)return null;return i.slice(0,mostNames).map(({name:e,forward:t})=>({name:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(e.replace(/\.$/,``),255),isConfirmed:t===`confirmed`}))}
const untold={detected:null,basis:null,asOf:null};
function signsOf(e,{networks:t,names:n,isProxied:r,isSpecial:i,now:a}){const o=i?void 0:t?.signs(e);return{proxy:r?{detected:true,basis:`request headers`,asOf:null}:byName(proxyWords,n,untold),vpn:byName(vpnWords,n,current(`vpn`,o?.vpn,a)),hosting:current(`hosting`,o?.hosting,a),tor:byName(torWords,n,current(`tor`,o?.tor,a))}}
const lastingDays={tor:7,vpn:60,hosting:180};
function current(e,t,n){if(!t||t.detected!==false||t.asOf===null)return t??untold;return(n.getTime()-Date.parse(t.asOf))/864e5>lastingDays[e]?{...t,detected:null}:t}
const proxyWords=/(?:^|[.-])(?:proxy|squid|webproxy)\d*(?:[.-]|$)/i;
const vpnWords=/(?:^|[.-])vpn\d*(?:[.-]|$)/i;
const torWords=/(?:^|[.-])tor-?(?:exit|relay|node)\d*(?:[.-]|$)/i;
function byName(e,t,n){if(n.detected===true)return n;const r=t?.find(({name:t,isConfirmed:n})=>n&&e.test(t));return r?{detected:true,basis:r.name,asOf:null}:n}
// src/checks/ip/problems.ts
const problems=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ai)({"special-address":{severity:`info`,cause:{en:`The server sees {address} in the special-purpose block {network}: {what} ({reference}). It is not a public address.`,ko:`서버가 본 주소 {address|은/는} 특수 용도 블록 {network}에 속합니다: {what}({reference}). 공인 주소가 아닙니다.`},action:{en:`If the server is behind a proxy, its operator must list the proxy in PORTCULLIS_TRUST_PROXY.`,ko:`서버가 프록시 뒤에 있다면 운영자가 PORTCULLIS_TRUST_PROXY에 프록시를 지정해야 합니다.`}}});
const find=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.oi)();
const words={problems,caps:{},parts:{},kpis:{address:{en:`Your address`,ko:`내 주소`},family:{en:`IP version`,ko:`IP 버전`},isp:{en:`ISP`,ko:`인터넷 사업자(ISP)`},as:{en:`AS`,ko:`AS`},country:{en:`Country`,ko:`국가`},name:{en:`Reverse DNS (PTR)`,ko:`역방향 DNS(PTR)`},tor:{en:`Tor exit`,ko:`Tor 출구`},vpn:{en:`VPN`,ko:`VPN`},proxy:{en:`Proxy`,ko:`프록시`},hosting:{en:`Hosting network`,ko:`호스팅 네트워크`}},values:{name:{false:{en:`none`,ko:`없음`}},country:{anycast:{en:`none: the network is in many places (anycast)`,ko:`없음: 여러 곳에 있는 네트워크(anycast)`}}}};
// src/checks/ip/schema.ts
const input=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)({});
const basis=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().nullable().meta({description:`The list, the name or the headers that the result is based on; null if there is none`,ko:`판단 근거가 된 목록, 이름 또는 헤더. 없으면 null`});
const asOf=(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Mn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().nullable().meta({description:`The date of the basis; null if it has none`,ko:`근거의 기준일. 없으면 null`}));
const sign=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({detected:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({description:`null if the server has no list, or only an outdated one; this does not mean no`,ko:`서버에 목록이 없거나 너무 오래되었으면 null. 아니라는 뜻이 아닙니다`}),basis,asOf}).readonly();
const raw=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({address:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`The address as the server sees it, behind its trusted proxies; IPv4-mapped addresses are shown as IPv4`,ko:`신뢰하는 프록시 뒤에서 서버가 본 주소. IPv4-mapped 주소는 IPv4로 표시`}),family:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)([`IPv4`,`IPv6`]).meta({description:`Address family: IPv4 or IPv6`,ko:`주소 종류: IPv4 또는 IPv6`}),observedAt:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Mn)((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Qn)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.On.observedAt)),specialPurpose:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({network:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`The block in CIDR notation`,ko:`CIDR 표기의 블록`}),reference:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`The RFC that defines the block`,ko:`블록을 정의한 RFC`})}).nullable().meta({description:`The special-purpose block that contains the address; null for a public address`,ko:`주소가 속한 특수 용도 블록. 공인 주소이면 null`}),isp:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().nullable().meta({description:`The operator of the network, according to the data on the server; null if unknown`,ko:`서버에 있는 데이터에 따른 네트워크 운영자. 모르면 null`}),asn:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ri)().min(0).nullable().meta({description:`The number of the AS that announces the address; null if unknown`,ko:`주소를 광고하는 AS 번호. 모르면 null`}),prefix:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().nullable().meta({description:`The largest block within the announced range of the AS that contains the address`,ko:`AS가 광고하는 범위에서 이 주소를 포함하는 가장 큰 블록`}),networkAsOf:asOf,country:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().nullable().meta({description:`ISO 3166-1 code of the country in the location data; null if unknown`,ko:`데이터상의 위치 국가(ISO 3166-1 코드). 모르면 null`}),isAnycast:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zi)(true).exactOptional().meta({description:`Present if the network announces its addresses from many places, so that they are in no country`,ko:`네트워크가 여러 곳에서 주소를 동시에 공지하여(anycast) 특정 국가에 있지 않으면 있음`}),geolocation:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({precision:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zi)(`country`).meta({description:`Always the country`,ko:`항상 국가`})}).nullable().meta({description:`The precision of the location, never better than the country; null if the location is unknown`,ko:`위치의 정밀도. 국가까지만 알 수 있습니다. 위치를 모르면 null`}),names:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({name:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`PTR name of the address (RFC 1035 §3.3.12)`,ko:`주소의 PTR 이름(RFC 1035 §3.3.12)`}),isConfirmed:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({description:`Whether the name resolves back to the address (FCrDNS)`,ko:`이름이 다시 이 주소로 조회되는지 여부(FCrDNS)`})})).max(4).readonly().nullable().meta({description:`The PTR names of the address, and whether each resolves back to it (FCrDNS); null if the DNS did not answer or was not asked`,ko:`주소의 PTR 이름과 각 이름이 다시 이 주소로 확인되는지(FCrDNS). DNS가 응답하지 않았거나 조회하지 않았으면 null`}),indicators:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({proxy:sign.meta({description:`Whether the request came through a proxy`,ko:`요청이 프록시를 거쳤는지 여부`}),vpn:sign.meta({description:`Whether the address belongs to a VPN`,ko:`VPN의 주소인지 여부`}),hosting:sign.meta({description:`Whether the address belongs to a hosting network`,ko:`호스팅 네트워크의 주소인지 여부`}),tor:sign.meta({description:`Whether the address is a Tor exit`,ko:`Tor 출구의 주소인지 여부`})}).meta({description:`Whether the address belongs to a proxy, a VPN, a hosting network or a Tor exit, as far as the server can tell`,ko:`주소가 프록시, VPN, 호스팅 네트워크 또는 Tor 출구로 보이는지`})});
const signIds=[`tor`,`vpn`,`proxy`,`hosting`];
// src/checks/ip/judge.ts
function judge(e){return{status:`pass`,kpis:kpisOf(e),findings:specialFindings(e)}}
function specialFindings({specialPurpose:e,address:t}){const n=e&&(0,_special_js__WEBPACK_IMPORTED_MODULE_2__.t)(t);if(!n)return[];const{network:r,en:i,ko:a,reference:o}=n;return[find(`special-address`,{address:t,network:r,what:{en:i,ko:a},reference:o})]}
function kpisOf({address:e,family:t,isp:n,asn:r,country:i,isAnycast:a,names:o,indicators:s}){return[{id:`address`,value:e},{id:`family`,value:t},{id:`isp`,value:n},{id:`as`,value:r===null?null:`AS${r}`},{id:`country`,value:a?`anycast`:i},{id:`name`,value:o===null?null:o[0]?.name??false},...signIds.map(e=>({id:e,value:s[e].detected}))]}
// src/checks/ip/tables.ts
const columns=[{en:`Sign`,ko:`징후`},{en:`Result`,ko:`결과`},{en:`Date`,ko:`기준일`},{en:`Basis`,ko:`근거`}];
const yes={en:`yes`,ko:`예`};
const no={en:`no`,ko:`아니요`};
const unknown={en:`unknown`,ko:`알 수 없음`};
const noList={en:`no current list on the server`,ko:`서버에 유효한 목록이 없음`};
function tablesOf({indicators:e,specialPurpose:t}){if(t)return[];const n=signIds.map(t=>{const{detected:n,basis:r,asOf:i}=e[t];const a=n?yes:no;return[words.kpis[t],n===null?unknown:a,i?.slice(0,10)??`–`,r??noList]});return[{columns,rows:n}]}
// src/checks/ip/index.ts
const ip=(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Fn)({id:`ip`,version:4,title:{en:`Your address`,ko:`내 주소`},about:{en:`Shows the caller's IP address as the server sees it, with ISP, AS, country, reverse DNS, and signs of a proxy, a VPN, hosting or Tor. The command line asks the server given with --server.`,ko:`서버가 본 호출자의 IP 주소와 인터넷 사업자(ISP), AS, 국가, 역방향 DNS, 프록시·VPN·호스팅·Tor의 징후를 보여 줍니다. 명령줄에서는 --server로 지정한 서버에 조회합니다.`},notes:[{en:`ISP, AS, country and signs come from the data on the server (npx portcullis data show). No third party is asked about the address, except the resolvers for its PTR names. A sign is unknown if the server has no list for it. After 7 days (Tor), 60 days (VPN) or 180 days (hosting), a list can still confirm a sign but no longer rule it out. The location is the country only, and it may be out of date. The answer is not stored, and the log contains the network instead of the address.`,ko:`ISP, AS, 국가와 징후는 서버에 있는 데이터로 판단합니다(npx portcullis data show). PTR 이름을 조회하는 리졸버 외에는 제삼자에게 주소를 조회하지 않습니다. 서버에 목록이 없는 징후는 알 수 없음으로 표시합니다. 7일(Tor), 60일(VPN), 180일(호스팅)이 지난 목록에 주소가 없으면 아니요가 아니라 알 수 없음으로 표시합니다. 위치는 국가까지만 알 수 있으며 최신 정보가 아닐 수 있습니다. 응답은 저장하지 않고, 로그에는 주소 대신 네트워크만 남깁니다.`}],input,concerns:`caller`,raw,cost:`light`,ttl:0,words,target:()=>(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Pn)(`caller`),collect,judge,tables:tablesOf});




/***/ }),

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
