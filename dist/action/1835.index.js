export const id = 1835;
export const ids = [1835,5750];
export const modules = {

/***/ 5750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ edgeIds),
/* harmony export */   r: () => (/* binding */ edges),
/* harmony export */   t: () => (/* binding */ providerOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);



// src/data/networks/edges.ts
const edgeIds=[`cloudflare`,`cloudfront`,`fastly`,`akamai`,`imperva`,`azure-front-door`,`google`,`vercel`,`netlify`,`fly`,`bunny`,`sucuri`];
const cloudflare={source:`https://www.cloudflare.com/ips/`,asOf:`2025`,networks:list([`103.21.244.0/22 103.22.200.0/22 103.31.4.0/22 104.16.0.0/13 104.24.0.0/14 108.162.192.0/18 131.0.72.0/22`,`141.101.64.0/18 162.158.0.0/15 172.64.0.0/13 173.245.48.0/20 188.114.96.0/20 190.93.240.0/20`,`197.234.240.0/22 198.41.128.0/17 2400:cb00::/32 2405:8100::/32 2405:b500::/32 2606:4700::/32 2803:f800::/32`,`2a06:98c0::/29 2c0f:f248::/32`])};
const cloudfront={source:`https://d7uri8nf7uskq.cloudfront.net/tools/list-cloudfront-ips`,asOf:`2026-08-16`,networks:list([`3.160.0.0/14 3.164.0.0/18 3.164.64.0/18 3.164.128.0/17 3.165.0.0/16 3.166.0.0/15 3.168.0.0/14 3.172.0.0/18`,`3.172.64.0/18 3.173.0.0/17 3.173.128.0/18 3.173.192.0/18 3.174.0.0/15 13.32.0.0/15 13.35.0.0/16`,`13.224.0.0/14 13.249.0.0/16 15.158.0.0/16 18.64.0.0/14 18.68.0.0/16 18.154.0.0/15 18.160.0.0/15`,`18.164.0.0/15 18.172.0.0/15 18.238.0.0/15 18.244.0.0/15 23.91.0.0/19 23.234.192.0/18 24.110.32.0/19`,`24.110.128.0/17 51.74.192.0/18 52.46.0.0/18 52.82.128.0/19 52.84.0.0/15 52.124.128.0/17 52.222.128.0/17`,`54.182.0.0/16 54.192.0.0/16 54.230.0.0/17 54.230.128.0/18 54.230.208.0/20 54.230.224.0/19 54.239.128.0/18`,`54.239.192.0/19 54.240.128.0/18 64.252.64.0/18 64.252.128.0/18 65.8.0.0/16 65.9.0.0/17 65.9.128.0/18`,`70.132.0.0/18 71.152.0.0/17 99.84.0.0/16 99.86.0.0/16 108.138.0.0/15 108.156.0.0/14 130.176.0.0/17`,`130.176.128.0/18 130.176.192.0/19 130.176.224.0/20 143.204.0.0/16 144.220.0.0/16 204.246.176.0/20`,`205.251.208.0/20 216.137.32.0/19`])};
const fastly={source:`https://api.fastly.com/public-ip-list`,asOf:`2026-08-16`,networks:list([`23.235.32.0/20 43.249.72.0/22 103.244.50.0/24 103.245.222.0/23 103.245.224.0/24 104.156.80.0/20`,`140.248.64.0/18 140.248.128.0/17 146.75.0.0/17 151.101.0.0/16 157.52.64.0/18 167.82.0.0/17 167.82.128.0/20`,`167.82.160.0/20 167.82.224.0/20 172.111.64.0/18 185.31.16.0/22 199.27.72.0/21 199.232.0.0/16 2a04:4e40::/32`,`2a04:4e42::/32`])};
const imperva={source:`https://docs-cybersec.thalesgroup.com/bundle/cloud-application-security/page/ip-addresses.htm`,asOf:`2026-08-16`,networks:list([`45.60.0.0/16 45.64.64.0/22 45.223.0.0/16 103.28.248.0/22 107.154.0.0/16 131.125.128.0/17 149.126.72.0/21`,`185.11.124.0/22 192.230.64.0/18 198.143.32.0/19 199.83.128.0/21 2a02:e980::/29`])};
const edges=[{id:`cloudflare`,name:`Cloudflare`,ranges:cloudflare,marks:[{header:`cf-ray`},{header:`server`,value:/^cloudflare$/i}]},{id:`cloudfront`,name:`Amazon CloudFront`,ranges:cloudfront,marks:[{header:`x-amz-cf-id`},{header:`x-amz-cf-pop`}]},{id:`fastly`,name:`Fastly`,ranges:fastly,marks:[{header:`x-served-by`,value:/^cache-[a-z]{3,8}\d{1,12}-[A-Z]{3}\b/}]},{id:`akamai`,name:`Akamai`,marks:[{header:`server`,value:/^akamai(?:ghost|netstorage)\b/i},{header:`akamai-grn`}]},{id:`imperva`,name:`Imperva`,ranges:imperva,marks:[{header:`x-iinfo`},{header:`x-cdn`,value:/^(?:imperva|incapsula)$/i}]},{id:`azure-front-door`,name:`Azure Front Door`,marks:[{header:`x-azure-ref`}]},{id:`google`,name:`Google Cloud`,marks:[{header:`via`,value:/^1\.1 google$/i}]},{id:`vercel`,name:`Vercel`,marks:[{header:`x-vercel-id`},{header:`server`,value:/^vercel$/i}]},{id:`netlify`,name:`Netlify`,marks:[{header:`x-nf-request-id`},{header:`server`,value:/^netlify$/i}]},{id:`fly`,name:`Fly.io`,marks:[{header:`fly-request-id`}]},{id:`bunny`,name:`bunny.net`,marks:[{header:`server`,value:/^bunnycdn-/i},{header:`cdn-pullzone`}]},{id:`sucuri`,name:`Sucuri`,marks:[{header:`x-sucuri-id`},{header:`server`,value:/^sucuri\/cloudproxy$/i}]}];
function list(e){return e.flatMap(e=>e.split(` `))}
// src/probes/page/edge.ts
const longestEvidence=120;
function providerOf(e,t){const n=edges.flatMap(t=>voteOfAddress(t,e));const r=[...n,...edges.flatMap(e=>voteOfHeaders(e,t??[]))];const i={kind:`unknown`,edge:null,votes:r};if((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tr)(e)===`special`)return t===null?i:{kind:`own`,edge:null,votes:r};const a=edges.some(t=>publishesFor(t,e)&&r.some(e=>e.edge===t.id));if(n.length===0&&a)return i;const[o=null,s]=new Set((n.length>0?n:r).map(e=>e.edge));return o===null||s?i:{kind:`edge`,edge:o,votes:r}}
function publishesFor({ranges:e},t){return e?.networks.some(e=>(0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIPv6)(t)===e.includes(`:`))??false}
function voteOfAddress({id:e,ranges:t},n){const r=t?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wr)(n,t.networks):null;if(!t||r===null)return[];return[{by:`address`,edge:e,evidence:r,source:t.source,asOf:t.asOf}]}
function voteOfHeaders({id:e,marks:t},n){return t.flatMap(t=>{const r=(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(n,t.header).find(e=>isMark(t,e));if(r===void 0)return[];return[{by:`header`,edge:e,evidence:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(`${t.header}: ${r}`,longestEvidence),source:null,asOf:null}]})}
function isMark({value:e},t){return e?.test(t.trim())??true}




/***/ }),

/***/ 9964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ hostCheck),
/* harmony export */   t: () => (/* binding */ endpointOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);


// src/core/target/host-check.ts
const input=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ui)({host:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Nr)().meta({description:`Host name or IP address; the host part of a pasted URL is accepted`,ko:`호스트 이름 또는 IP 주소. URL을 붙여 넣으면 호스트 부분을 씁니다`,examples:[`example.com`]})});
function endpointOf({host:e}){return{host:e.host,port:e.port??443}}
const hostCheck={input,subject:`host`,target:targetOf,question:endpointOf,fits:isAbout};
function targetOf(e){const{host:t,port:n}=endpointOf(e);return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(t,n)}
function isAbout(e,t){const{host:n,port:r}=endpointOf(t);return e.host===n&&e.port===r}




/***/ })

};
