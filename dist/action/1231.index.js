export const id = 1231;
export const ids = [1231,1604];
export const modules = {

/***/ 1604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ outdatedChecks),
/* harmony export */   i: () => (/* binding */ knownTo),
/* harmony export */   n: () => (/* binding */ baselineText),
/* harmony export */   o: () => (/* binding */ withOthers),
/* harmony export */   r: () => (/* binding */ goneFrom),
/* harmony export */   t: () => (/* binding */ baselineOf)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);



// src/gate/mute-addresses.ts
function withoutAddresses(e){if(e===void 0)return null;const t=e.lastIndexOf(` @ `);if(!e.slice(t<0?0:t+3).split(`, `).every(isAddress))return null;return t<0?{}:{subject:e.slice(0,t)}}
function isAddress(e){const[,t,n]=/^(?:\[([^\]]{1,60})\]|([^:]{1,60})):\d{1,5}$/.exec(e)??[];return (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(e)!==0||(0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(t??n??``)!==0}
// src/gate/judgeable.ts
function isJudgeable({id:e,status:t,actual:n}){return(t===`fail`||t===`warn`)&&e!==`days`&&n!==null}
const ofDays=new Set([`ssl.expired`,`ssl.intermediate-expired`]);
const ofDaysToCome=new Set([`ssl.expires-soon`,`ssl.expires-very-soon`,`ssl.intermediate-expires-early`]);
function isJudgeableFinding({id:e}){return!ofDays.has(e)&&!ofDaysToCome.has(e)&&!e.startsWith(`gate.`)}
const ofExpiry=/[.-](?:expired|expires|expiring|pending-delete|redemption-period)(?:-|$)/;
function isForeseeable(e){return isJudgeableFinding(e)&&!ofExpiry.test(e.id)}
function isNoWorse({actual:e,measured:t={}},n){const r=n.seen??{};return isValueNoWorse(e,n.actual)&&isValueNoWorse(t.grade,r.grade)&&isValueNoWorse(t.score,r.score)&&isStatusNoWorse(t.status,r.status)}
function isValueNoWorse(e,t){if(typeof e===`number`&&typeof t===`number`)return e>=t;if(isGrade(e)&&isGrade(t))return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hr)(e,t);return e===t}
function isGrade(e){return _start_js__WEBPACK_IMPORTED_MODULE_1__.pr.some(t=>t===e)}
const bestFirst=[`pass`,`warn`,`fail`];
function isStatusNoWorse(e,t){if(e===t)return true;const[n,r]=[e,t].map(e=>bestFirst.findIndex(t=>t===e));return n!==void 0&&r!==void 0&&n>=0&&n<=r}
const ofHttps=/^http\.(?:redirect-|final-http$|invalid-certificate$|addresses-answers$)/;
function reopens({id:e,severity:t},n,r){if(n.id===`https`)return ofHttps.test(e)&&isAtLeast(t,`medium`);if(n.id===`ssl`)return e.startsWith(`ssl.`)&&lowers(e,t);if(n.id===`headers`)return e.startsWith(`http.`)&&lowers(e,t);const[i=n.id,a]=Object.entries(r).find(([e])=>(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Qr)(e)===n.id)??[];return e.startsWith(`${i}.`)&&countsFor({id:e,severity:t},a)}
function countsFor({id:e,severity:t},{minGrade:n,minScore:r,maxSeverity:i}={}){if(i!==void 0&&_start_js__WEBPACK_IMPORTED_MODULE_1__.ci.indexOf(t)<_start_js__WEBPACK_IMPORTED_MODULE_1__.ci.indexOf(i))return true;if(n!==void 0||r!==void 0)return lowers(e,t);return i===void 0&&isAtLeast(t,`medium`)}
function lowers(e,t){return isAtLeast(t,`medium`)&&!ofDaysToCome.has(e)}
function isAtLeast(e,t){return _start_js__WEBPACK_IMPORTED_MODULE_1__.ci.indexOf(e)<=_start_js__WEBPACK_IMPORTED_MODULE_1__.ci.indexOf(t)}
// src/gate/baseline.ts
function baselineOf({targets:e},t){const n=new Map(e.map(e=>[e.url,e]));const r=(t?.entries??[]).filter(({target:e,rule:t})=>{const r=n.get(e);return(!r||(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.x)(r,t))&&(isThreshold(t)||isJudgeableFinding({id:t}))});const i=e.flatMap(entriesOf);const a=new Map([...r,...i].map(e=>[keyOf(e),e]));return{schema:`portcullis/baseline@2`,targets:measuredTargets(e,t),entries:[...a.values()].toSorted(compare)}}
function targetsIn(e){if(e.schema===`portcullis/baseline@2`)return e.targets;return[...new Set(e.entries.map(({target:e})=>e))].map(e=>({url:e,checks:{}}))}
function measuredTargets(e,t){const n=new Map((t?targetsIn(t):[]).map(e=>[e.url,e]));for(const t of e){const e=n.get(t.url)?.checks??{};const{versions:r={}}=t;const i=Object.keys({...e,...r}).toSorted().flatMap(n=>{const i=(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.x)(t,`${n}.`)?e[n]:r[n];return i===void 0?[]:[[n,i]]});n.set(t.url,{url:t.url,checks:Object.fromEntries(i)})}return[...n.values()].toSorted((e,t)=>e.url<t.url?-1:1)}
function withOthers(e,t,n){const r=e.entries.filter(({target:e})=>n.has(e));const i=(t?.entries??[]).filter(({target:e})=>!n.has(e));return baselineOf({targets:[]},{schema:`portcullis/baseline@2`,targets:[...targetsIn(e).filter(({url:e})=>n.has(e)),...(t?targetsIn(t):[]).filter(({url:e})=>!n.has(e))],entries:[...r,...i]})}
function entriesOf({url:e,checks:t,findings:n}){const r=t.filter(isJudgeable).map(({id:t,actual:n,kind:r,measured:i})=>({target:e,rule:`gate.${t}`,...r!==void 0&&{subject:r},...n!==null&&{actual:n},...i&&{seen:i},fingerprint:ofThreshold({id:t,kind:r},e)}));const i=n.filter(e=>!e.waived&&isJudgeableFinding(e)).map(({id:t,subject:n,fingerprint:r})=>({target:e,rule:t,...n!==void 0&&{subject:n},fingerprint:r}));return[...r,...i]}
function ofThreshold({id:e,kind:t},n){return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Dn)(`gate.${e}`,n,t)}
function isThreshold(e){return e.startsWith(`gate.`)&&!/^gate\.(?:waiver|baseline|rule)-/.test(e)}
function keyOf({target:e,fingerprint:t}){return`${t} ${e}`}
function compare(e,t){const[n,r]=[e,t].map(e=>[e.target,e.rule,e.subject??``,e.fingerprint]);return JSON.stringify(n)<JSON.stringify(r)?-1:1}
function knownTo(e){const t=new Map((e?.entries??[]).map(e=>[keyOf(e),e]));const n=e?outdatedIn(e):()=>false;const r=new Set((e?.entries??[]).map(ofHost));const has=(e,{url:n})=>{if(!isJudgeableFinding(e))return false;if(t.has(keyOf({target:n,fingerprint:e.fingerprint})))return true;const i=withoutAddresses(e.subject);return i!==null&&r.has(ofHost({target:n,rule:e.id,...i}))};return{finding:has,novelty(t,r,i={}){if(!e||!isSevere(t)||!isForeseeable(t)||has(t,r))return null;const a=levelOfCheck(checkOf(t),i);return a===`error`&&n(r,checkOf(t))?`warn`:a},check(e,r,i={}){const{url:a,findings:o}=r;const s=t.get(keyOf({target:a,fingerprint:ofThreshold(e,a)}));if(!s||!isJudgeable(e))return{is:`new`};if(!isNoWorse(e,s))return{is:`worse`};const c=o.filter(t=>!t.waived&&t.baselineState!==`unchanged`&&reopens(t,e,i));if(c.length===0)return{is:`known`};return{is:`reopened`,by:c,isOutdated:c.every(e=>n(r,checkOf(e)))}}}}
function ofHost({target:e,rule:t,subject:n=``}){return JSON.stringify([e,t,n])}
function checkOf({id:e}){return e.split(`.`,1)[0]??e}
function isSevere({severity:e}){return e===`critical`||e===`high`}
const always=new Set([`ssl`,`http`]);
function levelOfCheck(e,t){if(always.has(e))return`error`;const n=t[e]?.level??`off`;return n===`off`?null:n}
function outdatedIn(e){const t=e.schema===`portcullis/baseline@1`;const n=new Map(targetsIn(e).map(({url:e,checks:t})=>[e,t]));return({url:e,versions:r={}},i)=>{const a=n.get(e);if(!a)return t;return t||a[i]!==r[i]}}
function outdatedChecks(e,t,n=[]){const r=outdatedIn(e);const i=t.flatMap((e,t)=>[...always,...Object.keys(n[t]??{})].filter(i=>e.origins.length>0&&levelOfCheck(i,n[t]??{})!==null&&r(e,i)));return[...new Set(i)]}
function goneFrom(e,{targets:t}){const n=new Map(t.map(e=>[e.url,e]));const r=new Set(t.flatMap(({url:e,checks:t,findings:n})=>[...t.filter(({status:e})=>e!==`pass`&&e!==`off`).map(t=>keyOf({target:e,fingerprint:ofThreshold(t,e)})),...n.map(({fingerprint:t})=>keyOf({target:e,fingerprint:t}))]));return(e?.entries??[]).filter(e=>{const t=n.get(e.target);if(t===void 0||(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.x)(t,e.rule)||r.has(keyOf(e)))return false;return!t.findings.some(({id:n,subject:r})=>{const i=withoutAddresses(r);return i!==null&&ofHost({target:t.url,rule:n,...i})===ofHost(e)})})}
function baselineText(e){const{entries:t}=e;const n=Object.entries({targets:targetsIn(e),entries:t}).map(([e,t])=>`  ${JSON.stringify(e)}: ${listed(t)}`);return`{\n${[`  "schema": ${JSON.stringify(`portcullis/baseline@2`)}`,...n].join(`,
`)}\n}\n`}
function listed(e){if(e.length===0)return`[]`;return`[\n${e.map(e=>`    ${JSON.stringify(e)}`).join(`,
`)}\n  ]`}




/***/ }),

/***/ 1231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyPolicy: () => (/* binding */ applyPolicy),
/* harmony export */   judgeTarget: () => (/* binding */ judgeTarget)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1604);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9530);




// src/gate/policy-words.ts
const policyWords={expired:{en:`The waiver for {rule}{owner} expired on {until}. Its reason was: {reason}`,ko:`{rule} 예외{owner|이/가} {until}에 만료되었습니다. 당시의 이유: {reason}`},expiredAction:{en:`Fix the waived problem, or review the waiver and set a new date.`,ko:`해당 문제를 고치거나, 다시 판단해 새 날짜를 정하십시오.`},unneeded:{en:`The waiver for {rule}{where} until {until} is not needed. Remove it.`,ko:`{until}까지인 {rule} 예외{where|은/는} 필요하지 않습니다. 삭제하십시오.`},by:{en:` (owner: {owner})`,ko:`({owner})`},where:{en:` at {url}`,ko:`({url})`},gone:{en:`Fixed but still in the baseline ({count}): {list}. Remove these entries with --update-baseline.`,ko:`해결되었지만 기준선에 남아 있는 항목({count}개): {list}. --update-baseline으로 정리할 수 있습니다.`},outdated:{en:`Other versions of these checks made the baseline: {list}. Their new findings only warn. Renew the baseline with --update-baseline.`,ko:`기준선을 만든 점검의 버전이 지금과 다릅니다: {list}. 이 점검에서 새로 발견된 문제는 주의로만 봅니다. --update-baseline으로 기준선을 갱신하십시오.`},reopened:{en:`It counts despite its baseline entry, because these findings are not in the baseline: {list}.`,ko:`기준선에 없던 {list} 때문에 다시 판정에 들어갑니다.`},worse:{en:`It is worse than its baseline entry.`,ko:`기준선에 기록된 것보다 나빠졌습니다.`},unlooked:{en:`We could not check {list}: {message}`,ko:`{list} 문제가 있는지 알 수 없습니다: {message}`},unlookedAction:{en:`Measure again when {check} can be measured completely, or set these rules to off.`,ko:`{check|을/를} 완전히 측정할 수 있을 때 다시 측정하거나, 이 규칙을 끄십시오.`}};
// src/gate/unmeasured.ts
function unmeasuredOf(e,t){const n=new Set(e.findings.map(({id:e})=>e));return(e.incompleteChecks??[]).flatMap(r=>{const i=Object.entries(t.rules).filter(([i])=>{return i.startsWith(`${r.check}.`)&&!n.has(i)&&!(0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__.n)(i,e,t)});return[`error`,`warn`].flatMap(e=>{const t=i.filter(([,t])=>t===e).map(([e])=>e);return t.length>0?[{open:r,rules:t,level:e}]:[]})})}
const unlookedRule=`gate.rule-unmeasured`;
const mostListed$1=10;
function toUnmeasuredFinding({open:e,rules:t,level:n},{url:r},i){const{check:a,message:o}=e;const s=[...t.slice(0,mostListed$1),...t.length>mostListed$1?[`…`]:[]].join(`, `);return{id:unlookedRule,severity:n===`error`?`medium`:`info`,cause:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.aa)(policyWords.unlooked,{list:s,message:o},i),action:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.aa)(policyWords.unlookedAction,{check:a},i),subject:n===`error`?a:`${a} (warn)`,fingerprint:(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(unlookedRule,r,`${a} ${n}`)}}
// src/gate/policy.ts
function applyPolicy(e,t){const n=new Set;const r=(0,_baseline_js__WEBPACK_IMPORTED_MODULE_2__.i)(t.baseline);const i=e.targets.map((e,i)=>judged(e,{policy:t,known:r,used:n,index:i}));const a=[...(0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__.r)(t.waivers,n,e,t.isWhole).map(e=>toNotice(e,t)),...goneNotice(e,t),...outdatedNotice(e,t)].flatMap(e=>leveled(e,t));const o=[...e.notices??[],...a.map(({notice:e})=>e)];const s=(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.C)([...i.map(e=>e.verdict),...a.map(({does:e})=>e)]);return{...e,verdict:s,targets:i,totals:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.S)(i),...o.length>0&&{notices:o}}}
function judgeTarget(e,t,n){return judged(e,{policy:t,known:(0,_baseline_js__WEBPACK_IMPORTED_MODULE_2__.i)(t.baseline),used:new Set,index:n})}
function judged(e,t){const{policy:n,used:r}=t;const i=n.rules[t.index]??{};const a=n.demands?.[t.index];const o=new Set;const excuse=t=>{const i=(0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__.t)(n.waivers,t,e,n.now);i.used.forEach(e=>r.add(e));i.expired.forEach(e=>o.add(e));return i};const s=e.findings.filter(({id:e})=>i[e]!==`off`);const c=e.findings.length-s.length;const l=s.map(n=>{const r=i[n.id];const{waived:o}=excuse(n.id);if(o)return{...n,level:`none`,waived:o};if(t.known.finding(n,e))return{...n,level:`none`,baselineState:`unchanged`};if(r!==void 0&&r!==`off`)return{...n,level:r};const s=t.known.novelty(n,e,a);return s===null?n:{...n,level:s,baselineState:`new`}});const u=e.checks.map(r=>{if(r.status!==`fail`&&r.status!==`warn`)return r;const{waived:o}=excuse(`gate.${r.id}`);if(o)return{...r,status:`waived`,waived:o};const s=t.known.check(r,{...e,findings:l},a);if(s.is===`known`)return{...r,status:`warn`,baselineState:`unchanged`};const c=s.is===`reopened`&&s.isOutdated?`warn`:void 0;const u=i[`gate.${r.id}`]??c;const d={...r,message:withStanding(r,s,n)};return u===`warn`||u===`error`?{...d,status:statusOf[u]}:d});const d=i[overdueRule]===`warn`?`warn`:`error`;const f=[...o].map(t=>({...toFinding(t,e,n),level:d}));const p=unmeasuredOf(e,{...n,rules:i});const m=p.map(t=>toUnmeasuredFinding(t,e,n.language));const h={...e,checks:u,findings:[...f,...m,...l],...c>0&&{suppressedCount:c}};const g=verdictOf(h);const _=p.find(({level:e})=>e===`error`)?.open;if(!_||g===`fail`)return{...h,verdict:g};const{reason:v,message:y}=_;return{...h,verdict:`unknown`,...e.reason===void 0&&{reason:v,message:y}}}
function withStanding({message:e},t,{language:n}){if(t.is===`worse`)return`${e} ${policyWords.worse[n]}`;if(t.is!==`reopened`)return e;const r=[...new Set(t.by.map(({id:e})=>e))];const i=[...r.slice(0,mostListed),...r.length>mostListed?[`…`]:[]].join(`, `);return`${e} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.aa)(policyWords.reopened,{list:i},n)}`}
function verdictOf({verdict:e,checks:t,findings:n}){const r=t.filter(({baselineState:e})=>e===void 0).map(({status:e})=>e);const i=n.map(({level:e})=>e);if(r.includes(`fail`)||i.includes(`error`))return`fail`;if(e===`unknown`||r.includes(`unknown`))return`unknown`;return r.includes(`warn`)||i.includes(`warn`)?`warn`:`pass`}
const mostListed=10;
const overdueRule=`gate.waiver-expired`;
const statusOf={warn:`warn`,error:`fail`};
function leveled(e,{ofRun:t={}}){const n=t[e.id];if(n===`off`)return[];if(n===void 0)return[{notice:e,does:e.id===unneededRule?`warn`:`pass`}];return[{notice:{...e,level:n},does:statusOf[n]}]}
const unneededRule=`gate.waiver-unneeded`;
function toFinding({rule:e,until:t,reason:n,owner:r},{url:i},{language:a}){const o=r===void 0?``:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.aa)(policyWords.by,{owner:r},a);return{id:overdueRule,severity:`high`,cause:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.aa)(policyWords.expired,{rule:e,until:t,reason:n,owner:o},a),action:policyWords.expiredAction[a],subject:e,fingerprint:(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(overdueRule,i,`${e} ${t}`)}}
function toNotice({rule:e,until:t,url:n},{language:r}){const i=n===void 0?``:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.aa)(policyWords.where,{url:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ca)(n)},r);return{id:unneededRule,level:`warn`,message:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.aa)(policyWords.unneeded,{rule:e,until:t,where:i},r)}}
function goneNotice(e,{baseline:t,language:n}){const r=(0,_baseline_js__WEBPACK_IMPORTED_MODULE_2__.r)(t,e);if(r.length===0)return[];const i=[...r.slice(0,mostListed).map(({rule:e,target:t})=>`${e} (${t})`),...r.length>mostListed?[`…`]:[]].join(`, `);return[{id:`gate.baseline-mended`,level:`warn`,message:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.aa)(policyWords.gone,{count:r.length,list:i},n)}]}
function outdatedNotice({targets:e},{baseline:t,demands:n,language:r}){const i=t?(0,_baseline_js__WEBPACK_IMPORTED_MODULE_2__.a)(t,e,n):[];if(i.length===0)return[];return[{id:`gate.baseline-outdated`,level:`warn`,message:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.aa)(policyWords.outdated,{list:i.join(`, `)},r)}]}




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




/***/ }),

/***/ 9530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isExcused),
/* harmony export */   r: () => (/* binding */ unneededOf),
/* harmony export */   t: () => (/* binding */ excuseOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _url_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5537);


// src/gate/waivers.ts
function excuseOf(e,t,{url:n},r){const i=e.filter(e=>isOfRule(e,t)&&isOfUrl(e,n));const a=i.filter(e=>!isExpired(e,r));const[o]=a;if(o){const{reason:e,until:t,owner:n}=o;return{waived:{reason:e,until:t,...n!==void 0&&{owner:n}},expired:[],used:a}}return{waived:null,expired:i,used:i}}
function isExcused(e,t,{rules:n,waivers:r,now:i}){return n[e]===`off`||excuseOf(r,e,t,i).waived!==null}
function isOfRule({rule:e},t){return e.endsWith(`.*`)?t.startsWith(e.slice(0,-1)):e===t}
function isOfUrl({url:e},t){return e===void 0||(0,_url_pattern_js__WEBPACK_IMPORTED_MODULE_1__.t)(e,t)||(0,_url_pattern_js__WEBPACK_IMPORTED_MODULE_1__.t)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ca)(e),(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ca)(t))}
const day=864e5;
function isExpired({until:e},t){return t.getTime()>=Date.parse(e)+day}
function unneededOf(e,t,{targets:n},r){return e.filter(e=>{const i=n.filter(({url:t})=>isOfUrl(e,t));const a=i.some(t=>(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.x)(t,e.rule));const o=r||e.url!==void 0&&i.length>0&&!e.url.includes(`*`);return!t.has(e)&&!a&&o})}




/***/ })

};
