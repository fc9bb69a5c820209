import { E as failure } from "./node.js";
import { jr as parseInput } from "./node-3.js";
import { t as openEngine } from "./gate-11.js";
import { n as openWebhookClient, t as controlLookupWith } from "./control-lookup.js";
import { t as operationOf, u as openResultSummaries, v as operatorAccount } from "./table2.js";
import { b as quotasOf } from "./severity-names.js";
import { l as takeDue } from "./deliveries.js";
import { t as noChannelLimits } from "./limits.js";
import { i as configuredMailer, r as openEncryption, t as configuredSecret } from "./configured.js";
import { t as sendOne } from "./notifier.js";
import { a as withEngine, n as existing } from "./admin2.js";
import { r as migrate } from "./archive.js";
import { a as storeLocationOf } from "./open.js";
// server/operations/local.ts
const silent={event:()=>void 0};
function openLocalOperations(e){const{working:t,isMistyped:n,naming:r,signal:i}=e;const a=dependenciesOf(e);const o=storeLocationOf(t.storing);const s={kind:`key`,account:operatorAccount,keyId:``,may:()=>true};return async(e,{parts:c={},query:l={},body:u={}}={})=>{const d=operationOf(e);const f={parts:c,language:t.language,client:{counted:[``],network:``,agent:``},cookie:()=>void 0,signal:i,query:d.query?parseInput(d.query,l,r):{},body:d.body?parseInput(d.body,u,r):{}};const p=d.method===`POST`&&Object.keys(c).length===0;await withEngine(n&&!p?existing(o):o,migrate);return(await d.run(a,f,s)).data}}
function dependenciesOf({working:e,looking:t,onUndelivered:n}){const{storing:r,secret:i,mail:a,baseUrl:o,telegramUrl:s,webhookAddresses:c,measuring:l}=e;const u=storeLocationOf(r);const d={through:e=>withEngine(u,e)};let f;const encryption=()=>f??=openEncryption(configuredSecret({secret:i,storing:r},silent));const p=a!==null&&o!==null;function noMail(){return failure(`input.missing`,{field:a===null?`PORTCULLIS_SMTP_URL`:`PORTCULLIS_BASE_URL`,expected:mailSettings},{reason:`kind`})}async function sendNow(e,t){const r=p?configuredMailer({mail:a},silent):null;const i=openWebhookClient({...l,allow:c});const u={database:d,post:i,mailer:r,encryption,baseUrl:o,telegramUrl:s,now:Date.now};for(const r of await takeDue(d,{only:e,canMail:p})){const{failure:e}=await sendOne(r,u,t);if(e)n(e)}r?.close()}return{database:d,summaries:openResultSummaries(d),now:Date.now,quotas:quotasOf(r.watchLimit),look:controlLookupWith(openEngine({...t,special:true})),encryption,canMail:p,noMail,allow:c,limits:noChannelLimits,sendNow}}
const mailSettings={en:`a channel of kind email needs PORTCULLIS_SMTP_URL, PORTCULLIS_MAIL_FROM and PORTCULLIS_BASE_URL`,ko:`email 채널에는 PORTCULLIS_SMTP_URL, PORTCULLIS_MAIL_FROM, PORTCULLIS_BASE_URL이 모두 필요합니다`};

export { openLocalOperations };
