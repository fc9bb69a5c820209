import { E as failure, F as languages, P as fill, R as maskUrls, T as describeFailure, _ as nearest, n as version, v as suggest, w as Failure, x as printable } from "./node.js";
import { A as onErrors, Ba as readHeaders, Ft as openResultMemory, Ii as readFile, Li as tooLarge, O as failOns, Pr as shown, Ut as readMeasuring, Zn as readRemote, ar as readAccess, cr as hostOf, ct as openLocal, fr as parseUrl, i as readGiven, jr as parseInput, lt as maskAll, ot as gunzipSync, t as openRemote, zi as whyNot } from "./node-3.js";
import { bn as attempt } from "./gate-14.js";
import { S as usualFailOn } from "./start-7.js";
import { d as gate, f as answerFailure, v as input } from "./gate-11.js";
import { o as withLanguage } from "./start-6.js";
import { lstatSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
// src/settings/options/policy.ts
function readOutcome(e){return{failOn:oneOf(e,`fail_on`,failOns)??`error`,onError:oneOf(e,`on_error`,onErrors)??`fail`}}
function readFailOn(e,t){return oneOf(e,`fail_on`,failOns)??usualFailOn(t)}
const synonyms={fail_on:{fail:`error`},on_error:{error:`fail`}};
function oneOf(e,t,n){const r=e.one(t);const i=n.find(e=>e===(r===void 0?r:synonyms[t]?.[r]??r));if(r===void 0||i!==void 0)return i;const a={field:e.naming(t),expected:n.join(`, `),given:`"${printable(r,60)}"`,suggestion:suggest(r,n)};throw failure(`input.option`,a,{reason:t})}
async function readBaseline(e,t=`.`){const n=e.isSet(`update_baseline`);const r=e.one(`baseline`);if(r===void 0&&!n)return null;return(await import(`./baseline-file.js`)).readBaselineFile(r,{given:e,folder:t,isUpdated:n})}
function gatePolicyOf({targets:e,waivers:t,isWhole:n,config:r},i,{now:a,language:o}){const s=e.map(e=>e.rules);if(i===null&&t.length===0&&s.every(e=>Object.keys(e).length===0))return null;return{rules:s,demands:e.map(e=>e.demands),ofRun:r?.values.rules??{},waivers:t,isWhole:n,baseline:i?.before??null,now:a,language:o}}
// src/gate/judge.ts
const asMeasured={target:e=>e,whole:e=>({result:e,baseline:null})};
async function openJudge(e,t){if(e===null)return asMeasured;const[{applyPolicy:n,judgeTarget:r},{baselineOf:i}]=await Promise.all([import(`./policy2.js`),import(`./baseline.js`).then(e=>({baselineOf:e.t,baselineText:e.n,goneFrom:e.r,knownTo:e.i,outdatedChecks:e.a,withOthers:e.o}))]);const{baseline:a}=e;const anew=t=>({...e,baseline:i({targets:t},a)});const o={...e,baseline:null};return{target(n,i){const a=t?anew([r(n,o,i)]):e;return r(n,a,i)},whole(r){if(!t)return{result:n(r,e),baseline:null};const i=anew(n(r,o).targets);return{result:n(r,i),baseline:i.baseline}}}}
// src/run/idle-connections.ts
const connectionLifetime=6e4;
function openIdlePool(e=Date.now){let t=[];const n=new Map;const r=new Set;let i=false;function isRecent(t,n){return t>=Math.max(n,e()-connectionLifetime)}function evict(){const e=t.filter(({connection:e})=>isRecent(e.openedAt,0)).slice(-64);for(const n of t)if(!e.includes(n))n.connection.close();t=e}return{since:e=>({take(n){const r=t.findLast(t=>t.origin===n&&isRecent(t.connection.openedAt,e));t=t.filter(e=>e!==r);return r?.connection??null},leave(e,n){if(i)return n.close();t=[...t,{origin:e,connection:n}];evict()},refusal(t){const i=r.has(t)?void 0:n.get(t);return i&&isRecent(i.begunAt,e)?i.failure:null},refuse:(e,t,r)=>void n.set(e,{failure:t,begunAt:r}),accept:e=>void r.add(e)}),close(){i=true;for(const{connection:e}of t)e.close();t=[]}}}
// src/gate/clock.ts
const systemClock={now:()=>performance.now(),random:Math.random,async sleep(e,t){try{await setTimeout(e,void 0,t&&{signal:t});return true}catch(e){if(t?.aborted)return false;throw e}}};
function jittered(e,{random:t}){return e*(.8+.4*t())}
// src/gate/totals.ts
function isOpen({verdict:e,checks:t,incompleteChecks:n=[]},r){return e===`unknown`||t.some(({status:e})=>e===`unknown`)||n.some(({check:e})=>r.startsWith(`${e}.`))}
function totalsOf(e){const count=t=>e.filter(e=>e.verdict===t).length;const t=e.flatMap(({findings:e})=>e.filter(e=>e.waived));return{pass:count(`pass`),warn:count(`warn`),fail:count(`fail`),unknown:count(`unknown`),waived:t.length}}
const worstFirst=[`fail`,`unknown`,`warn`,`pass`];
function worstVerdict(e){return worstFirst.find(t=>e.includes(t))??`unknown`}
// src/gate/queue.ts
function openTargetQueue(e){const t=[];let n=0;return async r=>{if(n<e)n++;else{const{promise:e,resolve:n}=Promise.withResolvers();t.push(n);await e}try{return await r()}finally{const e=t.shift();if(e)e();else n--}}}
// src/gate/run-targets.ts
const usualConcurrency=8;
async function gateMany(e){const{urls:t,...n}=e;return gateEach(t.map(e=>({...n,url:e})),e)}
async function gateEach(e,t){for(const t of e){const e=queryOf(t);parseInput(input,e,t.naming);t.runner.check?.(e,t.naming)}const{gateOne:n}=await import(`./gate-10.js`).then(e=>({gateOne:e.t}));const r=openTargetQueue(t.concurrency??usualConcurrency);const i=new AbortController;const{judge=e=>e,clock:a=systemClock}=t;const o={...t,clock:a,queue:r,begunAt:Date.now(),isOver:()=>i.signal.aborted};const s=new Map;function idleOf(e){const t=s.get(e)??openIdlePool();s.set(e,t);return t}return merge(await Promise.all(e.map(async(e,r)=>{const a={...o,idle:idleOf(e.runner),judge:e=>judge(e,r)};const s=await n(e,queryOf(e),a).catch(e=>{i.abort();throw e});s.targets.forEach(e=>t.onTarget?.(e,r));return s})).finally(()=>s.forEach(e=>e.close())),t.notices??[])}
function queryOf({url:e,thresholds:t}){return{url:e,...t}}
function merge(e,t){const[n]=e;if(!n)throw new Error(`no results to merge`);const r=e.flatMap(e=>e.targets);const i=worstVerdict(r.map(e=>e.verdict));const sum=e=>r.reduce((t,{cost:n})=>t+n[e],0);const a={connections:sum(`connections`),requests:sum(`requests`)};return{...n,verdict:i,targets:r,totals:totalsOf(r),cost:a,...t.length>0&&{notices:t}}}
// src/settings/config/file.ts
const largestFile$1=1048576;
function fileTextOf(e){const t=readFile(e.path,{largest:largestFile$1,unusable:t=>unusable(e,t),why:t=>reasonOf(t,e.path)});try{return new TextDecoder(`utf-8`,{fatal:true}).decode(t)}catch{throw unusable(e,said$1.encoding)}}
const said$1={folder:{en:`it is a folder`,ko:`폴더입니다`},nowhere:{en:`the file does not exist`,ko:`그런 파일이 없습니다`},dangling:{en:`it is a symbolic link to a file that does not exist`,ko:`없는 파일을 가리키는 링크입니다`},circle:{en:`it is a symbolic link that leads back to itself`,ko:`자기 자신으로 돌아오는 링크입니다`},encoding:{en:`it is not valid UTF-8`,ko:`UTF-8이 아닙니다`}};
function reasonOf(e,t){const{code:n}=e;if(n===`ENOENT`)return isThere(t)?said$1.dangling:said$1.nowhere;if(n===`ELOOP`)return said$1.circle;if(n===`EISDIR`)return said$1.folder;const r=printable(String(n??e),200);return{en:r,ko:r}}
function isThere(e){try{return lstatSync(e,{throwIfNoEntry:false})!==void 0}catch{return false}}
function unusable({name:e},t){return failure(`input.syntax`,{path:e,detail:t},{reason:`config`})}
// src/settings/config/find.ts
const usual=[`json`,`jsonc`,`mjs`,`js`,`mts`,`ts`].map(e=>`portcullis.config.${e}`);
const unread=[`cjs`,`cts`,`json5`,`yaml`,`yml`,`toml`].map(e=>`portcullis.config.${e}`);
function findConfig(e,t=`.`){const n=e.one(`config`);if(n!==void 0)return checked(e,n,t);const[r,i]=configsIn(t);if(r!==void 0&&i!==void 0&&!unread.includes(i))throw failure(`input.conflict`,{field:{en:`The configuration`,ko:`설정`},first:r,second:i},{reason:`config`});return r===void 0?null:namedConfig(r,t)}
function checked(e,t,n){if(t.trim()!==``)return namedConfig(t,n);throw failure(`input.value`,{field:e.naming(`config`),expected:{en:`the path of a configuration`,ko:`설정 파일의 경로`},given:`""`},{reason:`config`})}
function namedConfig(e,t=`.`){const n={name:printable(e,200),path:resolve(t,e),isPackage:isPackageFile(e)};const{ending:r=``}=/\.(?<ending>\w+)$/.exec(e)?.groups??{};if(/^[cm]?[jt]s$/i.test(r)&&!isModule(e))throw unusable(n,program);if(/^(?:json5|ya?ml|toml)$/i.test(r))throw unusable(n,json);return n}
function isModule(e){return/\.m?[jt]s$/.test(e)}
const program={en:`a configuration in JavaScript or TypeScript must be an ES module, with a name that ends in .mjs, .js, .mts or .ts`,ko:`JavaScript나 TypeScript로 쓴 설정은 이름이 .mjs, .js, .mts, .ts로 끝나는 ES 모듈이어야 합니다`};
const json={en:`a configuration must be JSON (comments are allowed) or an ES module, with a name that ends in .json, .jsonc, .mjs, .js, .mts or .ts`,ko:`설정은 JSON(주석 가능) 또는 ES 모듈이며, 이름이 .json, .jsonc, .mjs, .js, .mts, .ts로 끝나야 합니다`};
function isPackageFile(e){return/(?:^|[/\\])package\.json$/.test(e)}
function configsIn(e){const[t,n]=[usual,unread].map(t=>t.filter(t=>isThere(join(e,t))));return[...t??[],...hasOwnKey(e)?[`package.json`]:[],...n??[]]}
function hasOwnKey(e){const t=join(e,`package.json`);if(!isThere(t))return false;try{return holdsKey(fileTextOf({name:`package.json`,path:t,isPackage:true}))}catch(e){if(e instanceof Failure)return true;throw e}}
function holdsKey(e){try{const t=JSON.parse(e);return typeof t===`object`&&t!==null&&Object.hasOwn(t,`portcullis`)}catch{return/"portcullis"\s*:/.test(e)}}
// src/settings/access/remote-send.ts
async function openRemoteSend({server:e}){const{openClient:t}=await import(`./client.js`);return t(e)}
// src/settings/runner.ts
const loadEngine=()=>import(`./gate-11.js`).then(e=>({openEngine:e.t}));
function openRunner(e,t={}){const{networks:n,rulesFile:r,rememberer:i,onWait:a,own:o,openSend:s=openRemoteSend}=t;const c=i&&openResultMemory(e,i,o?.names!==void 0);const l=readRemote(e);const u=readMeasuring(e);if(l){const t=e.one(`timeout`)===void 0?null:u.deadline;return maskAll(openRemote(l,{timeout:t,onWait:a,openSend:s}),[])}const d=r&&{loadUserData:async()=>[(await import(`./exposure-rules.js`).then(e=>({readExposureData:e.t}))).readExposureData(r.path,r.field)]};const f={...u,...o,...n&&{networks:n}};return openLocal(f,readAccess(e),{remembering:c,...d,loadEngine})}
// src/settings/access/short-headers.ts
const harmless=/^(?:.{1,2}|true|false|yes|off|none)$/i;
const said={en:`Header values shorter than {count} characters are not masked if a target echoes them: {list}. If a value is secret, use a longer one.`,ko:`{count}자보다 짧은 헤더 값은 대상이 되돌려 보내도 가리지 않습니다: {list}. 비밀 값이라면 더 긴 값을 쓰십시오.`};
function shortHeaders(e,t){const n=e.flatMap(e=>Object.entries(readHeaders(e).headers)).filter(([,e])=>e!==``&&e.length<6&&!harmless.test(e)).map(([e])=>e);if(n.length===0)return[];const r={count:6,list:[...new Set(n)].join(`, `)};return[{id:`gate.header-short`,level:`warn`,message:fill(said,r,t)}]}
// src/settings/options/sitemap.ts
const root=/^\s{0,100}(?:<\?xml[^>]{0,200}\?>\s{0,100})?(?:<(?:\?|!--)[^>]{0,2000}>\s{0,100}){0,5}<(?<name>urlset|sitemapindex)[\s>]/;
const location=/<loc>\s{0,100}(?:<!\[CDATA\[)?(?<text>[^<\]]{1,2048})(?:\]\]>)?\s{0,100}<\/loc>/g;
const mostSitemaps=20;
function readSitemap(e){const t=root.exec(e)?.groups?.[`name`];if(t===void 0)return null;const n=Array.from(e.matchAll(location),({groups:e})=>unescaped(e?.[`text`]??``).trim());return{isIndex:t===`sitemapindex`,locations:n}}
const entities={amp:`&`,lt:`<`,gt:`>`,quot:`"`,apos:`'`};
function unescaped(e){return e.replace(/&(amp|lt|gt|quot|apos);/g,(e,t)=>entities[t]??``)}
async function pagesOf(e,t,n){const r=hostIn(t??e.locations[0]??``);const isOwn=e=>r!==null&&hostIn(e)===r;const i=new Set;const a=[];const o=new Set(t===null?[]:[t]);for(let t=e;t;t=await next()){const e=t.locations.filter(isOwn);if(t.isIndex)a.push(...e);else e.forEach(e=>i.size<=n.most&&i.add(e))}return[...i];async function next(){const e=a.find(e=>!o.has(e));if(e===void 0||i.size>n.most)return null;if(o.size>mostSitemaps)throw n.unusable(tooMany);o.add(e);if(!n.load)throw n.unusable(index);const t=readSitemap(sitemapTextOf(await n.load(e),n));if(!t)throw n.unusable(noSitemap);return t}}
function sitemapTextOf(e,{largest:t,unusable:n}){if(e[0]!==31||e[1]!==139)return Buffer.from(e).toString(`utf8`).replace(/^\ufeff/,``);try{return gunzipSync(e,{maxOutputLength:t}).toString(`utf8`)}catch{throw n(damaged)}}
function hostIn(e){const t=URL.parse(e);return t&&/^https?:$/.test(t.protocol)?hostOf(t).replace(/^www\./,``):null}
const noSitemap={en:`it is not a sitemap`,ko:`사이트맵이 아닙니다`};
const tooMany={en:`it lists more than ${mostSitemaps} sitemaps`,ko:`사이트맵이 ${mostSitemaps}개를 넘게 들어 있습니다`};
const index={en:`it is a list of sitemaps; name the URL of one sitemap`,ko:`사이트맵의 목록입니다. 사이트맵 하나의 URL을 지정하십시오`};
const damaged={en:`it cannot be decompressed, or is too large`,ko:`압축을 풀 수 없거나 너무 큽니다`};
// src/settings/options/urls.ts
const expected={en:`URLs separated by spaces, with each comma of a URL written as %2C`,ko:`URL 안의 쉼표는 %2C로 쓰고 공백으로 구분한 URL 목록`};
function urlsOf(e){return e.split(/\s+/).flatMap(e=>{const t=e.split(`,`).filter(e=>e!==``);if(t.find((e,n)=>n>0&&!hasScheme(e)&&hasPath(t[n-1]??``))===void 0)return t;throw failure(`input.value`,{field:`PORTCULLIS_URL`,expected,given:printable(e,100)},{reason:`url`})})}
function hasScheme(e){return/^https?:\/\//i.test(e)}
function hasPath(e){return/[/?#]/.test(e.replace(/^https?:\/\//i,``))}
function onceEach(e){const t=e.map(canonicalOf);const isFirst=e=>t.indexOf(t[e]??``)===e;const n=new Set(t.filter((e,t)=>!isFirst(t)));return{urls:e.filter((e,t)=>isFirst(t)),repeated:[...n]}}
function canonicalOf(e){const t=parseUrl(e);return`value`in t?t.value:e}
// src/settings/options/targets.ts
const mostTargets=1e3;
const largestFile=4194304;
async function readTargets(e,{folder:t=`.`,input:n,before:r,load:i}){const a=e.one(`targets`);if(a===void 0)return{urls:[],repeated:[]};if(a===``)throw failure(`input.value`,{field:e.naming(`targets`),expected:aFile,given:`""`},{reason:`targets`});const unusable=t=>failure(`input.file`,{field:e.naming(`targets`),path:printable(a,200),detail:t},{reason:`targets`});const o=/^https?:\/\//i.test(a);if(o&&!i)throw unusable(notByServer);const local=()=>a===`-`?readInput(n,unusable):readFile(resolve(t,a),{largest:largestFile,unusable});const s=await(o&&i?loaded(a,i,unusable):local());refuseWide(s,unusable);const c={largest:largestFile,most:mostTargets,unusable,...i&&{load:i}};const l=sitemapTextOf(s,c);const u=readSitemap(l);if(o&&!u)throw unusable(noSitemap);const d=l.split(/\r\n|\r|\n/);const f=a===`-`?`stdin`:printable(a,200);const p=(u&&await pagesOf(u,o?a:null,c))?.map(e=>({url:e,naming:f}))??d.flatMap((e,t)=>{const n=e.replace(/(?:^|\s)#.*$/,``).trim();return n===``?[]:[{url:n,naming:`${f}:${t+1}`}]});for(const{url:e,naming:t}of p)refuseForeign(e,t,unusable);if(p.length===0)throw unusable({en:`it contains no target`,ko:`대상이 하나도 없습니다`});if(p.length>mostTargets)throw unusable({en:`it contains more than ${mostTargets} targets`,ko:`대상이 ${mostTargets}개를 넘습니다`});return distinct(p,r.map(canonicalOf))}
async function loaded(e,t,n){try{return Buffer.from(await t(e))}catch(e){if(!(e instanceof Failure))throw e;const[t,r]=languages.map(t=>describeFailure(e.facts,t).replace(/\.$/,``));throw n({en:t??``,ko:r??``})}}
const notByServer={en:`a sitemap at a URL cannot be read with --server; save it as a file`,ko:`--server를 쓸 때는 URL의 사이트맵을 읽을 수 없습니다. 파일로 저장하십시오`};
function distinct(e,t){refuseBad(e);const n=new Set(t);const r=new Set;return{urls:e.filter(({url:e})=>{const t=canonicalOf(e);if(n.has(t))r.add(t);return!n.has(t)&&Boolean(n.add(t))}),repeated:[...r]}}
function refuseBad(e){const[t,...n]=e.flatMap(({url:e,naming:t})=>{const n=parseUrl(e);return`value`in n?[]:[{url:e,naming:t,problem:n.problem}]});if(!t)return;const{naming:r,url:i,problem:a}=t;const{expected:o,given:s=shown(i)}=a;if(n.length===0)throw failure(`input.value`,{field:r,expected:o,given:s},{reason:`targets`});const c=n.slice(0,9).map(({naming:e})=>e);const l=[...c,...n.length>c.length?[`+${n.length-c.length}`]:[]].join(`, `);throw failure(`input.lines`,{field:r,expected:o,given:s,others:l},{reason:`targets`})}
const aFile={en:`the path of a file, or - for the standard input`,ko:`파일 경로 또는 표준 입력을 뜻하는 -`};
async function readInput(e,t){if(!e)throw t({en:`a workflow step has no standard input`,ko:`스텝에는 표준 입력이 없습니다`});const n=await e(largestFile).catch(e=>{throw t(whyNot(e))});if(n.length>4194304)throw t(tooLarge(largestFile));return n}
function refuseWide(e,t){if(isWide(e))throw t({en:`it is UTF-16; save it as UTF-8`,ko:`UTF-16입니다. UTF-8로 저장하십시오`})}
function refuseForeign(e,t,n){if(!e.includes(`�`))return;throw n({en:`${t} is not UTF-8; save the list as UTF-8`,ko:`${t} 줄은 UTF-8이 아닙니다. 목록을 UTF-8로 저장하십시오`})}
function isWide(e){return/^(?:\u00ff\u00fe|\u00fe\u00ff|(?:[^\0]\0){2}|(?:\0[^\0]){2})/.test(e.toString(`latin1`,0,4))}
// src/settings/options/thresholds.ts
const optionOf={ssl:`min_ssl`,headers:`min_headers`,days:`min_days`,https:`require_https`};
const asked=[...Object.values(optionOf),`accept_status`,`all_ips`];
function readThresholds(e){const t=asked.map(t=>[t,e.one(t)]);return Object.fromEntries(t.filter(([,e])=>e!==void 0))}
function optionFor(e){return Object.hasOwn(optionOf,e)?optionOf[e]:void 0}
function withSources(e,t){const n=e.targets.map((e,n)=>{const r=t[n];return{...e,checks:e.checks.map(e=>{const t=e.source===`query`?optionFor(e.id):void 0;const{id:n,status:i,expected:a,...o}=e;return{id:n,status:i,expected:a,...o,source:(t&&r?.source(t))??e.source}})}});return{...e,targets:n}}
// src/settings/options/number.ts
function readNumber(e,t,{least:n,most:r,usual:i,unit:a}){const o=e.one(t);if(o===void 0)return i;const s=(a===`whole`?/^\d{1,4}$/:/^\d{1,4}(?:\.\d{1,3})?$/).test(o)?Number(o):NaN;if(s>=n&&s<=r)return s;const c=a===`whole`?{en:`a whole number from ${n} to ${r}`,ko:`${n}부터 ${r}까지의 정수`}:{en:`a number of seconds from ${n} to ${r}`,ko:`${n}부터 ${r}까지의 초 단위 숫자`};throw failure(`input.value`,{field:e.naming(t),expected:c,given:shown(o)},{reason:t})}
// src/settings/options/run-time.ts
function readRunTime(e){const t={timeout:readNumber(e,`wait_timeout`,{least:1,most:3600,usual:300,unit:`seconds`}),interval:readNumber(e,`wait_interval`,{least:.1,most:300,usual:5,unit:`seconds`})};return{timeout:Math.round(t.timeout*1e3),interval:Math.round(t.interval*1e3)}}
// src/settings/options/waiting.ts
function readPersistence(e){return{waiting:readWaiting(e),confirm:readNumber(e,`confirm`,{least:0,most:1,usual:1,unit:`whole`})===1,retries:readNumber(e,`retries`,{least:0,most:5,usual:2,unit:`whole`})}}
function readConcurrency(e){return readNumber(e,`concurrency`,{least:1,most:32,usual:8,unit:`whole`})}
const mostConditions=20;
function readWaiting(e){const{timeout:t,interval:n}=readRunTime(e);const r=e.list(`wait_for`).map(e=>e.trim());if(r.length===0)return null;if(e.source(`server`)!==void 0)throw notThere(e);if(r.length>mostConditions)throw wrong(e,{en:`at most ${mostConditions} conditions`,ko:`최대 ${mostConditions}개의 조건`},`${r.length}`);const i=r.map(t=>readCondition(t,e));refuseContradiction(i,e);return{conditions:i,timeout:t,interval:n}}
function notThere(e){const t={field:e.naming(`wait_for`),other:e.naming(`server`),detail:{en:`a server does not wait, and it may see another deployment than this machine`,ko:`서버는 기다리지 않으며, 이 컴퓨터와 다른 배포를 볼 수 있습니다`}};return failure(`input.together`,t,{reason:`wait_for`})}
const longestText=1024;
const header=/^header:(?<name>[\w!#$%&'*+.^`|-]{1,100})(?<sign>[=~])(?<text>.+)$/s;
const statusLine=/^status=(?<code>[2-5](?:\d\d|xx))$/i;
const bodyLine=/^body~(?<text>.+)$/s;
function readCondition(e,t){if(e.length>longestText)throw wrong(t,{en:`no longer than ${longestText} characters`,ko:`${longestText}자 이하`},`${e.length}`);if(e===`up`)return{kind:`up`,written:e};const n=statusLine.exec(e)?.groups?.[`code`];if(n!==void 0)return{kind:`status`,code:n.toLowerCase(),written:e};const{name:r,sign:i,text:a}=header.exec(e)?.groups??{};const o=a?.trim();if(r!==void 0&&o!==void 0&&o!==``&&!hasControls(o))return{kind:`header`,name:r.toLowerCase(),text:o,isWhole:i===`=`,written:e};const s=bodyLine.exec(e)?.groups?.[`text`];if(s!==void 0)return{kind:`body`,text:s,written:e};throw failure(`input.option`,{field:t.naming(`wait_for`),expected:forms,given:shown(e),suggestion:meant(e)},{reason:`wait_for`})}
const forms=`up, status=200, status=2xx, header:NAME=TEXT, header:NAME~TEXT, body~TEXT`;
function hasControls(e){return/[\u0000-\u0008\u000a-\u001f\u007f]/.test(e)}
const spellings={up:()=>`up`,status:e=>/^[2-5](?:\d\d|xx)$/i.test(e)?`status=${e}`:`status=200`,header:e=>/^[\w-]+[=~]./.test(e)?`header:${e}`:`header:NAME=TEXT`,body:e=>`body~${e||`TEXT`}`};
function meant(e){const[,t=``,n=``]=/^(?<head>[^=~:]*)[=~:]*(?<rest>.*)$/s.exec(e)??[];const r=nearest(t.trim(),Object.keys(spellings));const i=r===null?void 0:spellings[r]?.(printable(n.trim(),60));if(i===void 0)return{en:``,ko:``};return{en:` Did you mean ${i}?`,ko:` 혹시 ${i} 말씀이신가요?`}}
function refuseContradiction(e,t){const n=contraryStatus(e)??contraryHeader(e);if(!n)return;const[r,i]=n;const a={field:t.naming(`wait_for`),first:r.written,second:i.written};throw failure(`input.conflict`,a,{reason:`wait_for`})}
function contraryStatus(e){const t=e.filter(e=>e.kind===`status`||e.kind===`up`);const n=Array.from({length:400},(e,t)=>200+t);const[r,...i]=t;const a=i.find((e,r)=>!n.some(e=>t.slice(0,r+2).every(t=>allows(t,e))));return r&&a?[r,a]:null}
function contraryHeader(e){const t=e.filter(e=>e.kind===`header`);for(const e of t.filter(({isWhole:e})=>e)){const n=t.find(({name:t,text:n,isWhole:r})=>{return t===e.name&&(r?e.text!==n:!e.text.includes(n))});if(n)return t.indexOf(e)<t.indexOf(n)?[e,n]:[n,e]}return null}
function allows(e,t){if(e.kind===`up`)return t<500;return e.kind!==`status`||e.code===`${t}`||e.code===`${Math.floor(t/100)}xx`}
function wrong(e,t,n){return failure(`input.value`,{field:e.naming(`wait_for`),expected:t,given:n},{reason:`wait_for`})}
// src/settings/plan.ts
async function makePlan(e){const{typed:t,env:n,options:r,folder:i}=e;const a=findConfig(readGiven(t,n,r),i);return planOf(a&&await(await import(`./read5.js`)).readConfig(a),e)}
async function planOf(e,t){const{typed:n,env:r,options:i,now:a}=t;const o=readGiven(n,r,i);const{urls:s,repeated:c}=await namedUrls(o,t);if(e){const plan=async()=>{return{...await(await import(`./plan.js`).then(e=>({planWith:e.t}))).planWith(e,t,s),repeated:c}};return withLanguage(e.values.lang,plan)}return{given:o,targets:s.map(({url:e,naming:t})=>{const naming=e=>e===`url`?t:o.naming(e);return{url:e,given:o,naming,rules:{},ownRules:[],demands:{},isApart:false}}),waivers:[],isWhole:true,config:null,now:a,repeated:c}}
async function namedUrls(e,{urls:t,urlNaming:n,folder:r,input:i}){const a=e.source(`targets`);const o=n===`PORTCULLIS_URL`;const s=a!==void 0&&a!==`environment`;const c=onceEach(s&&o?[]:t);const l={urls:c.urls.map(e=>({url:e,naming:n})),repeated:c.repeated};if(a===void 0||!s&&!o&&t.length>0)return l;const u=await readTargets(e,{folder:r,input:i,before:c.urls,load:sitemapsWith(e)});return{urls:[...l.urls,...u.urls],repeated:[...new Set([...l.repeated,...u.repeated])]}}
const sitemapPatience=1e4;
function sitemapsWith(e){if(!/^https?:/i.test(e.one(`targets`)??``))return void 0;const{look:t}=openRunner(e);return t&&(async n=>{const{sights:r}=await t(n,{limit:4194304,patience:sitemapPatience});const i=r.find(e=>e.page?.status===200)?.page;if(i)return i.body;const[a]=r;if(a?.failure)throw new Failure(a.failure);const o={en:`status ${a?.page?.status??`unknown`}`,ko:`상태 ${a?.page?.status??`알 수 없음`}`};throw failure(`input.file`,{field:e.naming(`targets`),path:printable(n,200),detail:o},{reason:`targets`})})}
function questionsOf({given:e,targets:t,waivers:n,now:r},i={}){const a=openRunner(e,i);return t.map(({url:e,name:t,given:o,naming:s,demands:c,rules:l,isApart:u})=>({url:e,...t!==void 0&&{name:t},thresholds:readThresholds(o),naming:s,demands:c,excusing:{rules:l,waivers:n,now:r},runner:u?openRunner(o,i):a,persistence:readPersistence(o)}))}
const once$1={en:`These targets are given more than once. Each is measured once: {list}.`,ko:`두 번 이상 지정되어 한 번만 측정한 대상: {list}.`};
const mostListed=10;
function noticesOf(e,t){const n=new Set([e.given,...e.targets.map(({given:e})=>e)]);return[...repeatedOnes(e,t),...shortHeaders([...n],t)]}
function repeatedOnes({repeated:e},t){if(e.length===0)return[];const n=[...e.slice(0,mostListed).map(maskUrls),...e.length>mostListed?[`…`]:[]].join(`, `);return[{id:`gate.target-repeated`,level:`warn`,message:fill(once$1,{list:n},t)}]}
// src/gate/retry.ts
const firstPause=500;
const longestRetryAfter=60;
async function tryAgain(e,t,{retries:n,clock:r,signal:i}){const a=[await e(0)];for(let o=firstPause;a.length<=n;o*=2){const n=t(a.at(-1));if(n===null||i?.aborted)break;if(!await r.sleep(Math.max(n,jittered(o,r)),i))break;a.push(await e(a.length))}return a}
const brokenOff=new Set([`tcp.refused`,`tcp.reset`,`tls.closed`,`http.closed`]);
const ofServer=new Set([`server.unreachable`,`server.timeout`,`server.failed`]);
const passing=new Set([`SERVFAIL`,`EAI_AGAIN`,`ECONNREFUSED`]);
function isBrokenOff(e){return e!==void 0&&brokenOff.has(e)}
function worthOf({facts:{id:e,reason:t,params:n},code:r,retryAfter:i},{waitsForRoom:a}){const o=r===`RATE_LIMITED`||t===`busy`;if(o&&a&&i!==null)return null;const s=t===`dns.failed`&&passing.has(n[`detail`]);if(!o&&!s&&!ofServer.has(e)&&!isBrokenOff(t))return null;const c=i??0;return c>longestRetryAfter?null:c*1e3}
function sumOf(e){const sum=t=>e.reduce((e,n)=>e+n[t],0);return{connections:sum(`connections`),requests:sum(`requests`),roundTrips:sum(`roundTrips`),ms:sum(`ms`)}}
function anew({idle:e,surveysSince:t,...n}){return n}
function retrying(e,t){return{...e.waitsForRoom&&{waitsForRoom:true},async answer(n,r,{onSpent:i,...a}){const o=[];const s=await tryAgain(async t=>{try{const i=t===0?a:anew(a);return await e.answer(n,r,{...i,onSpent:e=>o.push(e)})}catch(e){if(e instanceof Failure)return e;throw e}},t=>t instanceof Failure?worthOf(t,e):null,t);const of=e=>o.reduce((t,n)=>t+n[e],0);i?.({connections:of(`connections`),requests:of(`requests`),bytes:of(`bytes`)});const c=s.at(-1);if(c===void 0||c instanceof Failure)throw c;return c}}}
// src/gate/run-target.ts
const once={waiting:null,confirm:false,retries:0};
const secondThoughts=1e3;
async function gateOne(e,t,n){const{waiting:r}=e.persistence??once;const queued=e=>n.queue(async()=>{if(n.isOver())throw failure(`aborted`,{});return e()});if(!r){const measure=async r=>(await queued(()=>gateWhole(e,t,{options:n,since:r}))).result;return believed(e,measure,n)}const[{openExpectedTargets:i},{limitFor:a}]=await Promise.all([import(`./expected.js`),import(`./conditions2.js`).then(e=>({awaitedOf:e.t,isGood:e.n,limitFor:e.r,seenOf:e.i}))]);const o=a(r.conditions);const measure=()=>queued(()=>gateWhole(e,t,{options:n,limit:o,since:Date.now()}));return believed(e,i({question:e,query:t,waiting:r,options:n,measure}),n)}
async function believed({persistence:e},t,{language:n,clock:r,signal:i,judge:a,begunAt:o}){const s=await t(o);const c=Date.now();const[l]=s.targets;if(!e?.confirm||!l)return s;const u={measured:l,judged:a(l)};if(u.judged.verdict!==`fail`)return s;if(!await r.sleep(jittered(secondThoughts,r),i))return s;const{confirmed:d}=await import(`./confirm.js`);const f=await attempt(()=>t(c));if(!f.ok)return onTarget(s,e=>({...e,confirmed:false}));return onTarget(f.value,e=>d(u,{measured:e,judged:a(e)},n))}
async function gateWhole(e,t,{options:n,limit:r,since:i}){const{name:a,demands:o={},persistence:s=once}=e;const{clock:c,signal:l,idle:u}=n;const d={retries:s.retries,clock:c,...l&&{signal:l}};const f=Object.entries(o).filter(([,{level:e}])=>e!==`off`);const[{result:p,sights:m},h]=await Promise.all([gateAgain(e,t,{options:n,trying:d,since:i,...r!==void 0&&{limit:r}}),f.length>0?besides():null]);const g=p.tool.version===version;return{result:named(h?onTarget(p,e=>h.withDemands(e,h.met,g)):p,a),sights:m};async function besides(){const{askDemands:r,withDemands:a}=await import(`./demands.js`);const o=retrying(e.runner,d);const{thresholds:s,excusing:c}=e;const l={...n,...s,...c&&{excusing:c},sharing:{surveysSince:i,idle:u.since(i)},url:parseInput(gate.input,t).url,runner:o};return{met:await r(Object.fromEntries(f),l),withDemands:a}}}
async function resultOf(e,{language:t,judge:n}){const r=e.at(-1)??e[0];const[i,...a]=e.filter(e=>e.failure===null);if(!i)return r.result;const{retried:o}=await import(`./confirm.js`);const judged=e=>({measured:e,judged:n(e)});const together=([e],n)=>e?onTarget(n,n=>o(judged(e),judged(n),t)):n;return a.reduce((e,{result:t})=>together(e.targets,t),i.result)}
const tried={en:`Tried {count} times.`,ko:`{count}번 시도했습니다.`};
async function gateAgain(e,t,n){const{options:r,trying:i}=n;const a=await tryAgain(r=>ask(e,t,{...n,isRetry:r>0}),t=>worthOfTry(t,e.runner),i);const o=a.at(-1)??a[0];if(a.length===1)return o;const s=sumOf(a.flatMap(({result:e})=>e.targets.map(e=>e.cost)));const c=fill(tried,{count:a.length},r.language);return{result:onTarget(await resultOf(a,r),e=>({...e,...e.message!==void 0&&{message:`${e.message} ${c}`},cost:s,tries:a.length})),sights:a.flatMap(({sights:e})=>e)}}
function worthOfTry({result:e,failure:t},n){if(t)return worthOf(t,n);const[r]=e.targets;return r?.verdict===`unknown`&&isBrokenOff(r.reason)?0:null}
async function ask({runner:e,naming:t},n,r){const{options:i,limit:a,since:o,isRetry:s}=r;const{language:c,signal:l,onBug:u,idle:d}=i;const f=new Date;const p=performance.now();let m={connections:0,requests:0};const onSpent=e=>void(m=e);const h=[];const g=a===void 0?null:{limit:a,onSight:e=>void h.push(e)};try{const r={language:c,onSpent,surveysSince:o,idle:d.since(o),...t&&{naming:t},...l&&{signal:l},...g&&{watching:g}};const{data:i}=await e.answer(gate,n,s?anew(r):r);return{result:measured(i),sights:h,failure:null}}catch(e){if(e instanceof Failure&&refusing.has(e.code))throw e;if(!(e instanceof Failure))u?.(e,n[`url`]??``);const t=e instanceof Failure?e:failure(`internal`,{});const{connections:r,requests:i}=m;const a={connections:r,requests:i,roundTrips:0,ms:Math.round(performance.now()-p)};return{result:measured(answerFailure(parseInput(gate.input,n),t.facts,{language:c,observedAt:f,cost:a})),sights:h,failure:t}}}
const refusing=new Set([`INVALID_INPUT`,`INVALID_API_KEY`,`API_KEY_REQUIRED`]);
function measured({interpretation:e,...t}){return t}
function named(e,t){return t===void 0?e:onTarget(e,e=>({...e,name:t}))}
function onTarget(e,t){const n=e.targets.map(t);return{...e,verdict:n[0]?.verdict??e.verdict,targets:n}}

export { jittered as A, fileTextOf as C, isOpen as D, gateMany as E, readOutcome as F, gatePolicyOf as M, readBaseline as N, totalsOf as O, readFailOn as P, namedConfig as S, gateEach as T, urlsOf as _, planOf as a, configsIn as b, readPersistence as c, withSources as d, largestFile as f, onceEach as g, canonicalOf as h, noticesOf as i, openJudge as j, worstVerdict as k, optionFor as l, refuseWide as m, sumOf as n, questionsOf as o, refuseForeign as p, makePlan as r, readConcurrency as s, gateOne as t, readThresholds as u, openRunner as v, unusable as w, isModule as x, openRemoteSend as y };
