import { Ar as neededValue, Fi as toVariable, Ht as readLanguage, It as readRedisUrl, Lt as readSecretText, Pr as shown, Rt as readSmtpUrl, Ut as readMeasuring, Vt as parseNetworks, _r as readSecret, gr as readIdentity, nr as toNetwork, zt as readStoring } from "./node-3.js";
import { E as failure, v as suggest, x as printable } from "./node.js";
import { p as systemResolvers } from "./gate-14.js";
import { isIP } from "node:net";
// src/settings/options/oidc.ts
const names=[`oidc_issuer`,`oidc_client_id`,`oidc_domains`,`oidc_label`];
const[longestId,longestLabel]=[256,60];
function readOidc(e){const t=readSecret(`oidc_client_secret`,e,{field:{en:`The secret of the OpenID client`,ko:`OpenID 클라이언트의 비밀 값`},isRight:e=>/^[\x21-\x7e]{8,512}$/.test(e),expected:{en:`the client secret that the provider issued`,ko:`제공자가 발급한 클라이언트 비밀 값`}});if(t===null&&names.every(t=>e.source(t)===void 0))return null;if(e.one(`base_url`)===void 0)throw missing$1(`base_url`,aBaseUrl);const n=readIssuer(e);const r=e.one(`oidc_client_id`);if(r===void 0)throw missing$1(`oidc_client_id`,aClient);if(r.length>longestId||printable(r,longestId)!==r)throw wrong$2(`oidc_client_id`,e,aClient,r);if(t===null)throw missing$1(`oidc_client_secret`,aSecret);const i=e.one(`oidc_label`)??new URL(n).hostname;if(i.trim()===``||i.length>longestLabel||printable(i,longestLabel)!==i)throw wrong$2(`oidc_label`,e,aLabel,i);return{issuer:n,clientId:r,clientSecret:t,label:i,domains:e.list(`oidc_domains`).map(t=>readDomain(t,e))}}
function readIssuer(e){const t=e.one(`oidc_issuer`);if(t===void 0)throw missing$1(`oidc_issuer`,anIssuer);const n=URL.parse(t);if(n?.protocol===`https:`&&`${n.username}${n.password}${n.search}${n.hash}`===``&&!/[\s?#]/.test(t))return t;throw wrong$2(`oidc_issuer`,e,anIssuer,t)}
function readDomain(e,t){const n=e.trim().toLowerCase();if(/^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(n))return n;throw wrong$2(`oidc_domains`,t,aDomain,e)}
const anIssuer={en:`the https URL of an OpenID provider as it names itself, such as https://login.shop.example/realms/staff`,ko:`https://login.shop.example/realms/staff처럼 OpenID 제공자가 스스로 밝히는 https URL`};
const aClient={en:`the client ID that the provider issued`,ko:`제공자가 발급한 클라이언트 ID`};
const aSecret={en:`the client secret that the provider issued, or PORTCULLIS_OIDC_CLIENT_SECRET_FILE`,ko:`제공자가 발급한 클라이언트 비밀 값 또는 PORTCULLIS_OIDC_CLIENT_SECRET_FILE`};
const aLabel={en:`a name of at most ${longestLabel} characters`,ko:`${longestLabel}자 이하의 이름`};
const aDomain={en:`domains of e-mail addresses such as shop.example, separated by commas`,ko:`shop.example 같은 이메일 주소의 도메인을 쉼표로 구분한 목록`};
const aBaseUrl={en:`the https URL of this server, to which the OpenID provider sends people back`,ko:`OpenID 제공자가 사용자를 돌려보낼 이 서버의 https URL`};
function missing$1(e,t){return failure(`input.missing`,{field:toVariable(e),expected:neededValue(t)},{reason:e})}
function wrong$2(e,t,n,r){return failure(`input.value`,{field:t.naming(e),expected:n,given:shown(r)},{reason:e})}
// src/settings/options/user-header.ts
const taken=/^(?:authorization|cookie|host|origin|referer|from|via|forwarded|x-forwarded-.*(?<!-(?:user|email))|sec-.*|content-.*|accept.*)$/;
function readUserHeader(e){const t=e.one(`user_header`);const n=e.list(`user_header_peers`);if(t===void 0&&n.length===0)return null;if(t===void 0)throw missing(`user_header`,aName);if(n.length===0)throw missing(`user_header_peers`,somePeers);const r=t.toLowerCase();if(!/^[a-z\d][a-z\d-]{0,63}$/.test(r)||taken.test(r))throw wrong$1(`user_header`,e,aName,t);return{name:r,peers:n.map(t=>readPeer(t,e))}}
function readPeer(e,t){const n=toNetwork(e);if(n&&!n.endsWith(`/0`))return n;throw wrong$1(`user_header_peers`,t,somePeers,e)}
const aName={en:`the header in which a proxy sends the e-mail address of the signed-in user, such as Remote-Email`,ko:`프록시가 로그인한 사용자의 이메일 주소를 보내는 헤더. 예: Remote-Email`};
const somePeers={en:`addresses or networks of the authenticating proxies such as 10.0.0.7, separated by commas`,ko:`10.0.0.7 같은 인증 프록시의 주소나 네트워크를 쉼표로 구분한 목록`};
function missing(e,t){return failure(`input.missing`,{field:toVariable(e),expected:neededValue(t)},{reason:e})}
function wrong$1(e,t,n,r){return failure(`input.value`,{field:t.naming(e),expected:n,given:shown(r)},{reason:e})}
// src/settings/options/accounting.ts
const registrations=[`closed`,`invite`,`open`];
function readAccounting(e,{databaseUrl:t}){const n=readMail(e);const r=readRegistration(e);if(r===`open`&&(n===null||e.one(`base_url`)===void 0))throw failure(`input.value`,{field:e.naming(`registration`),expected:{en:`closed or invite unless PORTCULLIS_SMTP_URL and PORTCULLIS_BASE_URL are set (open sign-up mails a link)`,ko:`가입자에게 링크를 메일로 보내야 하므로 PORTCULLIS_SMTP_URL과 PORTCULLIS_BASE_URL이 없으면 closed 또는 invite`},given:r},{reason:`registration`});const i=readSecretText(e);if(i===null&&t!==null)throw failure(`input.missing`,{field:toVariable(`secret`),expected:{en:`with PORTCULLIS_DATABASE_URL every server needs the same random text, such as the output of openssl rand -base64 32`,ko:`PORTCULLIS_DATABASE_URL을 쓰면 모든 서버에 openssl rand -base64 32로 만든 것 같은 동일한 무작위 텍스트가 필요합니다`}},{reason:`secret`});return{registration:r,secret:i,mail:n,oidc:readOidc(e),userHeader:readUserHeader(e)}}
function readMail(e){const t=readSmtpUrl(e);return t===null?null:{url:t,from:readFrom(e)}}
function readRegistration(e){const t=e.one(`registration`);const n=registrations.find(e=>e===t);if(t===void 0||n!==void 0)return n??`closed`;const r={field:e.naming(`registration`),expected:registrations.join(`, `),given:shown(t),suggestion:suggest(t,registrations)};throw failure(`input.option`,r,{reason:`registration`})}
const sender=/^(?:[^<>@,\r\n]{1,100} <[^<>@,\s]{1,64}@[^<>@,\s]{1,250}>|[^<>@,\s]{1,64}@[^<>@,\s]{1,250})$/;
function readFrom(e){const t=e.one(`mail_from`);if(t!==void 0&&sender.test(t))return t;const n=e.naming(`mail_from`);const r={en:`a sender such as Portcullis <noreply@checks.example>`,ko:`Portcullis <noreply@checks.example> 같은 발신자`};if(t===void 0){const e={field:toVariable(`mail_from`),expected:neededValue(r)};throw failure(`input.missing`,e,{reason:`mail_from`})}throw failure(`input.value`,{field:n,expected:r,given:shown(t)},{reason:`mail_from`})}
// src/settings/options/address-limits.ts
const fields={target_runs:{field:`runs`,least:1,most:1e3},target_runs_reserved:{field:`reservedRuns`,least:0,most:1e3},target_connections:{field:`connections`,least:30,most:1e6},target_edge:{field:`edge`,least:1,most:8}};
function readAddressLimits(e){const t=Object.entries(fields).flatMap(([t,{field:n,least:r,most:i}])=>{const a=e.one(t);if(a===void 0)return[];const o=/^\d{1,7}$/.test(a)?Number(a):-1;if(o>=r&&o<=i)return[[n,o]];const s={en:`a number from ${r} to ${i}`,ko:`${r}부터 ${i}까지의 숫자`};const c={field:e.naming(t),expected:s,given:`"${printable(a,60)}"`};throw failure(`input.value`,c,{reason:t})});return Object.fromEntries(t)}
// src/settings/options/place.ts
function readPlace(e,t,n=anyPlace){const r=t.one(e);if(r===void 0)return void 0;const i=/^(?:\[(?<six>[^\]]+)\]|(?<host>[^:[\]]+)):(?<port>\d{1,5})$/.exec(r)?.groups;const a=i?.[`six`]??i?.[`host`]??``;const o=Number(i?.[`port`]);const s=i?.[`six`]!==void 0;if(isAddress(a)&&s===(isIP(a)===6)&&isPort(o))return{host:a,port:o};throw failure(`input.value`,{field:t.naming(e),expected:n,given:shown(r)},{reason:e})}
const anyPlace={en:`address:port such as 127.0.0.1:3000, with IPv6 in brackets`,ko:`127.0.0.1:3000 같은 address:port 형식(IPv6은 대괄호 안에)`};
function isAddress(e){return e===`localhost`||isIP(e)!==0&&!e.includes(`%`)}
function isPort(e){return Number.isInteger(e)&&e>=0&&e<=65535}
// src/settings/options/metrics.ts
const metricsDefault={serve:{host:`127.0.0.1`,port:9464},worker:{host:`127.0.0.1`,port:9465}};
function readMetrics(e,t){if(e.one(`metrics_listen`)===`off`)return null;return readPlace(`metrics_listen`,e,expected)??metricsDefault[t]}
const expected={en:`off, or address:port such as 127.0.0.1:9464, with IPv6 in brackets`,ko:`off 또는 127.0.0.1:9464 같은 address:port 형식(IPv6은 대괄호 안에)`};
// src/settings/options/serving.ts
const listenDefault={host:`127.0.0.1`,port:3e3};
const rateDefault={rateLimit:60,rateLimitHeavy:10,rateLimitNetwork:16};
const serverDeadline=15e3;
const mostRequests=1e6;
const httpsFiles={certificate:`https_cert`,key:`https_key`};
function readServing(e){const{secret:t,mail:n,...r}=readWorking(e);return{...r,metrics:readMetrics(e,`serve`),accounting:readAccounting(e,r.storing),...readListen(e),trustProxy:e.list(`trust_proxy`).map(t=>readProxy(t,e)),operator:readSentence(`operator`,200,e),terms:readSentence(`terms`,500,e),rateLimit:readRate(`rate_limit`,rateDefault.rateLimit,e),rateLimitHeavy:readRate(`rate_limit_heavy`,rateDefault.rateLimitHeavy,e),rateLimitNetwork:readTimes(e),https:readIdentity(e,httpsFiles)??(e.isSet(`https`)?`self-signed`:null),worker:readWorker(e)}}
function readWorking(e){const{deadline:t,...n}=readMeasuring(e);return{addressLimits:readAddressLimits(e),allIps:e.isSet(`all_ips`),language:readLanguage(e),storing:readStoring(e),redisUrl:readRedisUrl(e),metrics:readMetrics(e,`worker`),baseUrl:readBaseUrl(e),webhookAddresses:parseNetworks(`allow_webhook_addresses`,e),telegramUrl:readTelegramUrl(e),secret:readSecretText(e),mail:readMail(e),measuring:forStrangers({...n,...e.source(`timeout`)!==void 0&&{deadline:t}})}}
function readWorker(e){const t=e.one(`worker`)??`on`;if(t===`on`||t===`off`)return t===`on`;throw wrong(`worker`,e,{en:`on or off`,ko:`on 또는 off`},t)}
function forStrangers({resolvers:e=[],...t}){return{deadline:serverDeadline,...t,resolvers:e.length>0?e:systemResolvers()}}
function readListen(e){const t=readPlace(`listen`,e)??listenDefault;const n=e.one(`host`);const r=e.one(`port`);return{host:n===void 0?t.host:readHost(n,e),port:r===void 0?t.port:readPort(r,e)}}
function readHost(e,t){if(isAddress(e))return e;throw wrong(`host`,t,anAddress,e)}
function readPort(e,t){const n=/^\d{1,5}$/.test(e)?Number(e):-1;if(isPort(n))return n;throw wrong(`port`,t,{en:`a port from 0 to 65535`,ko:`0부터 65535까지의 포트`},e)}
function readProxy(e,t){const n=toNetwork(e);if(n)return n;throw wrong(`trust_proxy`,t,{en:`addresses or networks of proxies such as 10.0.0.0/8, separated by commas`,ko:`10.0.0.0/8 같은 프록시의 주소나 네트워크를 쉼표로 구분한 목록`},e)}
function readBaseUrl(e){const t=e.one(`base_url`);if(t===void 0)return null;const n=URL.parse(t);if(n!==null&&/^https?:$/.test(n.protocol)&&n.href===`${n.origin}/`)return n.origin;throw wrong(`base_url`,e,{en:`an http or https URL without a path such as https://checks.example`,ko:`https://checks.example처럼 경로가 없는 http 또는 https URL`},t)}
function readTelegramUrl(e){const t=e.one(`telegram_url`);if(t===void 0)return null;const n=URL.parse(t);const r=n?.protocol===`https:`&&`${n.username}${n.password}${n.search}${n.hash}`===``;if(n&&r)return n.href.replace(/\/+$/,``);throw wrong(`telegram_url`,e,{en:`an https URL such as https://api.telegram.org`,ko:`https://api.telegram.org 같은 https URL`},t)}
function readSentence(e,t,n){const r=n.one(e);if(r===void 0)return null;if(r.trim()!==``&&r.length<=t&&printable(r,t)===r)return r.trim();throw wrong(e,n,{en:`a line of at most ${t} characters`,ko:`${t}자 이하의 한 줄`},r)}
function readRate(e,t,n){const r=n.one(e);if(r===void 0)return t;const i=/^\d{1,7}$/.test(r)?Number(r):0;if(i>=1&&i<=mostRequests)return i;throw wrong(e,n,{en:`a number of requests a minute from 1 to ${mostRequests}`,ko:`1부터 ${mostRequests}까지의 분당 요청 수`},r)}
const mostTimes=65536;
function readTimes(e){const t=e.one(`rate_limit_network`);if(t===void 0)return rateDefault.rateLimitNetwork;const n=/^\d{1,5}$/.test(t)?Number(t):0;if(n>=1&&n<=mostTimes)return n;throw wrong(`rate_limit_network`,e,{en:`a number from 1 to ${mostTimes}`,ko:`1부터 ${mostTimes}까지의 수`},t)}
const anAddress={en:`an IP address of this machine`,ko:`이 컴퓨터의 IP 주소`};
const refusals={EADDRINUSE:{of:`port`,expected:{en:`a port that is not in use`,ko:`아직 사용되지 않는 포트`}},EACCES:{of:`port`,expected:{en:`a port that this user may listen on`,ko:`이 사용자가 쓸 수 있는 포트`}},ERR_BLOCKED_PORT:{of:`port`,expected:{en:`a port that browsers do not block`,ko:`브라우저가 차단하지 않는 포트`}},EADDRNOTAVAIL:{of:`host`,expected:anAddress},ENOTFOUND:{of:`host`,expected:anAddress},EAFNOSUPPORT:{of:`host`,expected:anAddress},EINVAL:{of:`host`,expected:anAddress}};
function listenFailure(e,t,n){const r=refusals[String(e.code)];if(!r)return null;return wrong(t.source(r.of)===void 0&&t.source(`listen`)!==void 0?`listen`:r.of,t,r.expected,`${n[r.of]}`)}
function wrong(e,t,n,r){const i={field:t.naming(e),expected:n,given:`"${printable(r,60)}"`};return failure(`input.value`,i,{reason:e})}

export { readBaseUrl as a, rateDefault as i, listenDefault as n, readServing as o, listenFailure as r, readWorking as s, forStrangers as t };
