export const id = 6922;
export const ids = [6922];
export const modules = {

/***/ 6922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changes: () => (/* binding */ changes)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _paging_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6139);
/* harmony import */ var _dns2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8180);
/* harmony import */ var _email_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5239);
/* harmony import */ var _exposure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9558);
/* harmony import */ var _golive_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3867);
/* harmony import */ var _impersonation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1099);
/* harmony import */ var _lookalike_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6606);
/* harmony import */ var _owasp_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7521);
/* harmony import */ var _port_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9744);
/* harmony import */ var _pqc_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4327);
/* harmony import */ var _rdap_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8964);
/* harmony import */ var _subdomains_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7716);
/* harmony import */ var _registrable3_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4649);















// src/checks/changes/collect.ts
async function collect({query:e,...t},n){const{store:r,caller:i}=n;if(!r?.changes)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.na)(`store.absent`,{check:`changes`});return{...await r.changes({domain:e,...i&&{caller:i},...(0,_paging_js__WEBPACK_IMPORTED_MODULE_2__.n)(t)}),observedAt:n.now().toISOString()}}
// src/checks/changes/problems.ts
const worse={cause:{en:`{title} of {target} got worse on {date}: {from} → {to} ({check}).`,ko:`{date}에 {target}의 {title}이(가) 나빠졌습니다: {from} → {to}({check}).`},action:{en:`{action}`,ko:`{action}`}};
const changed={cause:{en:`{title} of {target} changed on {date}: {from} → {to} ({check}).`,ko:`{date}에 {target}의 {title}이(가) 바뀌었습니다: {from} → {to}({check}).`},action:{en:`{action}`,ko:`{action}`}};
const problems=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ai)({"worse-critical":{severity:`critical`,...worse},"worse-high":{severity:`high`,...worse},"worse-medium":{severity:`medium`,...worse},"worse-low":{severity:`low`,...worse},"changed-high":{severity:`medium`,...changed},"changed-medium":{severity:`low`,...changed},"not-watched":{severity:`info`,cause:{en:`This service does not watch {domain}, so it records no changes.`,ko:`이 서비스는 {domain}을(를) 감시하지 않으므로 변경을 기록하지 않습니다.`},action:{en:`Add a watch on the account page, or with npx portcullis watch add {domain} where you run the service yourself.`,ko:`계정 페이지에서 감시를 추가하십시오. 서비스를 직접 운영하면 npx portcullis watch add {domain}을(를) 실행하십시오.`}}});
const find=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.oi)();
const words={problems,caps:{},parts:{},kpis:{watched:{en:`Watched`,ko:`감시 중`},changes:{en:`Changes on this page`,ko:`이 페이지의 변경`},regressions:{en:`Current regressions on this page`,ko:`이 페이지에서 해결되지 않은 회귀`},latest:{en:`Latest change`,ko:`최근 변경`},next:{en:`Next page (cursor)`,ko:`다음 페이지(cursor)`}},values:{latest:{false:{en:`none`,ko:`없음`}},next:{false:{en:`none`,ko:`없음`}}}};
// src/core/changes/general.ts
const seeFindings={en:`Run the check again and follow its findings.`,ko:`점검을 다시 실행하고 발견 사항의 조치를 따르십시오.`};
function generalFields({id:e,words:t}){return{grade:{title:{en:`Grade`,ko:`등급`},severity:severityOfGrade,action:seeFindings},score:{title:{en:`Score`,ko:`점수`},severity:severityOfScore,action:seeFindings},finding:{title:{en:`Finding`,ko:`발견 사항`},severity:n=>severityIn(t,n?.slice(e.length+1).split(` `,1)[0]??``),action:seeFindings,appears:`worse`,disappears:`better`},measurement:{title:{en:`Measurement`,ko:`측정`},severity:`high`,action:{en:`Check that the target still exists and can be reached, or remove the watch.`,ko:`대상이 아직 있고 접속할 수 있는지 확인하거나 감시를 삭제하십시오.`}},availability:{title:{en:`Availability`,ko:`가용성`},severity:`high`,action:{en:`Check the server, its network and its DNS records. If you took the target down yourself, pause the watch.`,ko:`서버와 네트워크, DNS 레코드를 확인하십시오. 직접 내린 대상이면 감시를 일시 중지하십시오.`}},version:{title:{en:`Measured by a new version of the check`,ko:`새 버전의 점검으로 측정함`},severity:`info`,action:{en:`Look at the current result. A part of it is worse than before: the target changed, or the new version measures more.`,ko:`현재 결과를 확인하십시오. 이전보다 나빠진 부분이 있습니다. 대상이 바뀌었거나 새 버전이 더 많은 것을 측정합니다.`}}}}
function severityIn({problems:e},t){return e[t]?.severity??`info`}
function severityOfGrade(e){if(e===`F`||e===`D`)return`high`;return e===`A`||e===`A+`?`low`:`medium`}
function severityOfScore(e){const t=Number(e);if(t<50)return`high`;return t<80?`medium`:`low`}
// src/core/changes/between.ts
function fieldsOf(e){return{...e.monitored?.fields,...generalFields(e)}}
function wordsOfChange(e,{field:t,from:n,to:r}){const{title:i,action:a}=(e?fieldsOf(e)[t]:void 0)??{title:{en:t,ko:t},action:seeFindings};const[o=``]=(r??n??``).split(` `);const s=t===`finding`&&e&&o.startsWith(`${e.id}.`)?o.slice(e.id.length+1):``;const c=e?.words.problems??{};const l=Object.hasOwn(c,s)?c[s]:void 0;if(!l)return{title:i,finding:null,action:a};return{title:i,finding:{id:o,cause:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ia)(l.cause)},action:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ia)(l.action)}}
// src/checks/changes/titles.ts
const watchable=[_dns2_js__WEBPACK_IMPORTED_MODULE_3__.t,_email_js__WEBPACK_IMPORTED_MODULE_4__.t,_exposure_js__WEBPACK_IMPORTED_MODULE_5__.t,_golive_js__WEBPACK_IMPORTED_MODULE_6__.t,_gate_js__WEBPACK_IMPORTED_MODULE_0__.E,_impersonation_js__WEBPACK_IMPORTED_MODULE_7__.t,_lookalike_js__WEBPACK_IMPORTED_MODULE_8__.t,_owasp_js__WEBPACK_IMPORTED_MODULE_9__.t,_port_js__WEBPACK_IMPORTED_MODULE_10__.t,_pqc_js__WEBPACK_IMPORTED_MODULE_11__.t,_rdap_js__WEBPACK_IMPORTED_MODULE_12__.t,_gate_js__WEBPACK_IMPORTED_MODULE_0__.W,_subdomains_js__WEBPACK_IMPORTED_MODULE_13__.t];
function wordsOf(e){return wordsOfChange(watchable.find(({id:t})=>t===e.check),e)}
// src/checks/changes/judge.ts
const recent=2592e6;
const mostFindings=50;
function judge({domain:e,watched:t,changes:n,next:r,observedAt:i},{cursor:a}){const o=Date.parse(i);const s=n.flatMap(e=>{const t=idOf(e,o);return t===null?[]:[findingOf(t,e)]});const c=[{id:`watched`,value:t},{id:`changes`,value:n.length},{id:`regressions`,value:n.filter(isRegression).length},{id:`latest`,value:n[0]?.firstMeasuredAt??false},{id:`next`,value:r??false}];const l=!t&&n.length===0&&a===void 0?[find(`not-watched`,{domain:e})]:s.slice(0,mostFindings);return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(null,l,c,problems)}
function isRegression({direction:e,current:t}){return t&&e===`worse`}
function idOf(e,t){const{severity:n,direction:r,current:i,firstMeasuredAt:a}=e;if(isRegression(e))return n===`info`?null:`worse-${n}`;if(!i||r!==`neutral`||t-Date.parse(a)>recent)return null;if(n===`critical`||n===`high`)return`changed-high`;return n===`medium`?`changed-medium`:null}
function findingOf(e,t){const{target:n,check:r,field:i,subject:a,from:o,to:s,firstMeasuredAt:c}=t;const{title:l,action:u}=wordsOf(t);const d={title:l,action:u,target:n,check:r,date:c.slice(0,10),from:o??`–`,to:s??`–`};return find(e,d,{subject:[n,r,i,...a===null?[]:[a]].join(` `)})}
// src/checks/changes/notes.ts
const notes=[{en:`The service runs the checks of each watch every day and compares the results with the previous run. This endpoint reads the recorded changes and measures nothing.`,ko:`서비스는 감시마다 매일 점검을 실행하고 앞선 측정과 비교합니다. 이 엔드포인트는 그 결과를 읽기만 하며 새로 측정하지 않습니다.`},{en:`A regression is recorded when a second measurement, at least 10 minutes later, confirms it; at is the time of the first one. A check that cannot measure the target changes nothing, and is recorded itself after 3 days.`,ko:`회귀는 10분 이상 지난 뒤의 두 번째 측정에서도 확인되어야 기록합니다. at은 처음 발견한 시각입니다. 측정하지 못한 경우는 변경으로 보지 않으며, 3일 동안 계속되면 기록합니다.`},{en:`Values that vary by themselves are not compared: TTLs, order, SOA serials, addresses that a CDN rotates. A certificate that the same authority renewed is a neutral change.`,ko:`TTL, 순서, SOA 일련번호, CDN이 돌려 쓰는 주소처럼 스스로 바뀌는 값은 비교하지 않습니다. 같은 인증 기관이 갱신한 인증서는 중립적인 변경입니다.`},{en:`Everybody sees the changes of a watched domain, except those of port and exposure: only accounts that proved ownership of the domain see them. The answer does not say who watches. With PORTCULLIS_PUBLIC_CHANGES=false each account sees only its own watches.`,ko:`감시 중인 도메인의 변경은 누구나 볼 수 있지만 port와 exposure의 변경은 도메인 소유를 증명한 계정만 볼 수 있습니다. 누가 감시하는지는 알리지 않습니다. 운영자는 PORTCULLIS_PUBLIC_CHANGES=false로 자신의 감시만 보이게 제한할 수 있습니다.`},{en:`A page has at most 500 changes, the latest first; next is the cursor of the next page. With Accept: application/x-ndjson the API returns one change per line and the next page in the Link header.`,ko:`한 페이지는 최근 것부터 최대 500개의 변경이며 next가 다음 페이지의 cursor입니다. Accept: application/x-ndjson이면 API는 변경을 한 줄에 하나씩 답하고 다음 페이지를 Link 헤더에 적습니다.`}];
// src/checks/changes/schema.ts
const input=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ui)({query:(0,_registrable3_js__WEBPACK_IMPORTED_MODULE_14__.n)().meta({description:`Domain; a host name or URL is reduced to its registrable domain`,ko:`도메인. 호스트 이름이나 URL은 등록 가능한 도메인으로 줄입니다`,examples:[`example.com`]}),..._paging_js__WEBPACK_IMPORTED_MODULE_2__.r});
const value=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().nullable();
const change=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({target:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`The host that was measured`,ko:`측정한 호스트`}),check:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`The check that found the change`,ko:`변경을 발견한 점검`}),field:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`What changed: grade, score, finding, measurement, or a value of the check such as ns or certificate`,ko:`변경된 항목. grade, score, finding, measurement 또는 ns, certificate 같은 점검의 값`}),subject:value.meta({description:`Which of several, such as a header or a port; null where there is one`,ko:`여러 개 중 어느 것인지(헤더, 포트 등). 하나뿐이면 null`}),from:value.meta({description:`The value before; null where there was none`,ko:`이전 값. 없었으면 null`}),to:value.meta({description:`The value now; null if there is none`,ko:`새 값. 없어졌으면 null`}),direction:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)([`better`,`worse`,`neutral`]).meta({description:`Whether the change is an improvement, a regression, or neither`,ko:`개선(better), 회귀(worse), 어느 쪽도 아님(neutral)`}),severity:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ki)([`critical`,`high`,`medium`,`low`,`info`]).meta({description:`Severity of the change, from critical to info`,ko:`변경의 심각도. critical부터 info까지`}),firstMeasuredAt:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Qn)().meta({description:`When the new value was first measured`,ko:`새 값을 처음 측정한 시각`}),lastSeen:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Qn)().meta({description:`When the new value was last measured`,ko:`새 값을 마지막으로 측정한 시각`}),confirmedAt:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Qn)().nullable().meta({description:`When a second measurement confirmed a regression; null where none was needed`,ko:`두 번째 측정이 나빠진 변경을 확인한 시각. 확인이 필요 없는 변경이면 null`}),current:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({description:`True until the same value changes again`,ko:`이후 다시 바뀌지 않았으면 true`})}).readonly();
const raw=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vi)({domain:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wi)().meta({description:`The registrable domain`,ko:`등록 가능한 도메인`}),observedAt:(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Mn)((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Qn)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.On.observedAt)),watched:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({description:`Whether the service watches a host of the domain. The answer does not say who added the watch`,ko:`서비스가 이 도메인의 호스트를 감시하는지 여부. 누가 감시하는지는 알리지 않습니다`}),changes:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mi)(change).readonly().meta({description:`Changes of all watches on the domain, the latest first`,ko:`도메인의 모든 감시가 찾은 변경. 최근 것부터`}),next:_paging_js__WEBPACK_IMPORTED_MODULE_2__.t});
const answer=raw.extend({interpretation: _start_js__WEBPACK_IMPORTED_MODULE_1__.cr});
// src/checks/changes/tables.ts
const columns=[{en:`Date`,ko:`날짜`},{en:`Host`,ko:`호스트`},{en:`Direction`,ko:`방향`},{en:`What`,ko:`항목`},{en:`Before`,ko:`이전`},{en:`After`,ko:`이후`}];
const directions={better:{en:`better`,ko:`개선`},worse:{en:`worse`,ko:`회귀`},neutral:{en:`changed`,ko:`변경`}};
function tablesOf({changes:e}){const t=e.map(e=>{const{firstMeasuredAt:t,target:n,direction:r,check:i,subject:a,from:o,to:s}=e;const{title:c}=wordsOf(e);const l=a===null?``:` ${a}`;const u={en:`${i}: ${c.en}${l}`,ko:`${i}: ${c.ko}${l}`};return[t.slice(0,10),n,directions[r],u,o??`–`,s??`–`]});return t.length===0?[]:[{columns,rows:t}]}
// src/checks/changes/index.ts
const changes=(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Fn)({id:`changes`,version:3,title:{en:`Changes`,ko:`변경 기록`},about:{en:`Shows the changes and security regressions that the daily monitoring recorded for a domain: grades, headers, DNS, certificates, mail, registration, lookalikes and exposed hosts.`,ko:`매일 감시가 기록한 도메인의 변경과 보안 회귀를 보여 줍니다. 등급, 헤더, DNS, 인증서, 메일, 등록 정보, 유사 도메인, 노출된 호스트를 포함합니다.`},notes,input,subject:`query`,concerns:`store`,raw,cost:`light`,ttl:0,words,target:({query:e})=>(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Pn)(e),collect,judge,answer:{schema:answer,of:(e,t,n)=>({...e.raw,interpretation:(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.si)({id:`changes`,words},e.verdict,n)}),fits:(e,{query:t})=>e.domain===t,tables:e=>tablesOf(raw.parse(e)),lines:{schema:change,of:e=>({lines:e.raw.changes,next:e.raw.next})}}});




/***/ }),

/***/ 6139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ pageOfList),
/* harmony export */   r: () => (/* binding */ paging),
/* harmony export */   t: () => (/* binding */ nextPage)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// src/core/paging.ts
const pageLimits={most:500,usual:100};
const paging={cursor:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().max(100).optional().meta({description:`Start of the page: the value of next in the previous response; absent for the first page`,ko:`페이지의 시작 위치. 앞 응답의 next 값이며 첫 페이지에서는 생략`,examples:[`MTc2Mzk3NDgwMC4xMg`]}),limit:pageLimit().optional().meta({description:`Number of entries on a page, at most ${pageLimits.most} (default ${pageLimits.usual})`,ko:`페이지의 항목 수. 최대 ${pageLimits.most}(기본값 ${pageLimits.usual})`,examples:[pageLimits.usual]})};
const nextPage=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)().nullable().meta({description:`Cursor of the next page; null on the last page`,ko:`다음 페이지의 cursor. 마지막이면 null`});
function pageOfList({cursor:e,limit:t}){return{...e!==void 0&&{cursor:e},limit:t??pageLimits.usual}}
function pageLimit(){return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ki)([(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(),(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Bi)()]).meta({type:`integer`,minimum:1,maximum:pageLimits.most}).transform((e,t)=>{const n=/^\d{1,4}$/.test(`${e}`)?Number(e):0;if(n>=1&&n<=pageLimits.most)return n;t.addIssue({code:`custom`,params:{...outOfRange}});return _start_js__WEBPACK_IMPORTED_MODULE_0__.$i})}
const outOfRange={expected:{en:`a number from 1 to ${pageLimits.most}`,ko:`1부터 ${pageLimits.most}까지의 수`}};




/***/ })

};
