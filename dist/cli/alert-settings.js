import { o as usualExpiryDays } from "./gate-23.js";
import { Ni as NEVER, Zr as array, _i as strictObject, ai as int, gi as record, hi as preprocess, pi as object, qr as _enum, vi as string, xt as severities } from "./node-3.js";
// server/monitoring/watches/alert-text.ts
function daysIn(e){return partsOf(e,`,`).map(e=>/^\d{1,4}$/.test(e)?Number(e):e)}
function severitiesIn(e){return Object.fromEntries(partsOf(e,`,`).map(e=>{const[t=``,n=``]=e.split(`=`,2).map(e=>e.trim());return[t,n]}))}
function maintenanceIn(e){if(e.trim()===`off`)return[];return partsOf(e,`;`).map(e=>{const t=e.split(/\s+/);const n=/^\D/.test(t[0]??``)?t.shift():void 0;const[r=``,i=``,a,...o]=t;return{...n!==void 0&&{days:n.toLowerCase().split(`,`)},start:r.padStart(5,`0`),length:[i,...o].join(` `),...a!==void 0&&{zone:a}}})}
function maintenanceText(e){return e.map(({days:e,start:t,length:n,zone:r})=>[...e.length===7?[]:[e.join(`,`)],t,n,r].join(` `)).join(`; `)}
function severitiesText(e){return Object.entries(e).map(([e,t])=>`${e}=${t}`).join(`, `)}
function partsOf(e,t){return e.slice(0,longest).split(t).map(e=>e.trim()).filter(e=>e!==``)}
const longest=4096;
// server/monitoring/watches/maintenance.ts
const weekdays=[`mon`,`tue`,`wed`,`thu`,`fri`,`sat`,`sun`];
const[minute,day]=[6e4,864e5];
function isTimeZone(e){try{return new Intl.DateTimeFormat(`en`,{timeZone:e}).resolvedOptions().timeZone!==``}catch{return false}}
function maintenanceEnd(e,t){let n=null;for(let r=0;r<366;r++){const r=n??t;const i=Math.max(...e.map(e=>endOf(e,r)??-Infinity));if(i<=r)return n;n=i}return n}
function endOf({days:e=weekdays,start:t,length:n,zone:r},i){const a=offsetOf(r,i);for(const o of[i+a,i+a-day].map(e=>Math.floor(e/day)*day)){const a=weekdays[(new Date(o).getUTCDay()+6)%7];if(!a||!e.includes(a))continue;const s=instantOf(o+minutesOf(t)*minute,r);if(s<=i&&i<s+n*minute)return s+n*minute}return null}
function minutesOf(e){const[t=0,n=0]=e.split(`:`).map(Number);return 60*t+n}
function instantOf(e,t){const n=offsetOf(t,e-day);const r=e-n;const i=offsetOf(t,r);if(i===n)return r;return offsetOf(t,e-i)===i?e-i:r}
const formats=new Map;
function offsetOf(e,t){const{year:n=0,month:r=1,day:i=1,hour:a=0,minute:o=0,second:s=0}=Object.fromEntries(formatOf(e).formatToParts(t).map(({type:e,value:t})=>[e,Number(t)]));return Date.UTC(n,r-1,i,a,o,s)-Math.floor(t/1e3)*1e3}
function formatOf(e){const t=formats.get(e);if(t)return t;const n=new Intl.DateTimeFormat(`en-u-ca-gregory-nu-latn`,{year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`,hourCycle:`h23`,timeZone:e});formats.set(e,n);return n}
// server/monitoring/watches/alert-settings.ts
const usualAlerts={expiryDays:usualExpiryDays,minSeverity:`info`,severities:{},maintenance:[]};
const mostDays=10;
const[mostSeverities,mostWindows]=[50,10];
const expiryDays=array(int().min(1).max(365)).min(1).max(mostDays).transform(e=>[...new Set(e)].toSorted((e,t)=>t-e)).meta({description:`Days before the expiry of a certificate or registration at which it is reported. Expiry itself always is. Days beyond the last third of a certificate's lifetime do not count`,ko:`인증서나 도메인 등록의 만료를 알리는 만료 전 일수. 만료 자체는 항상 알리며, 인증서 수명의 마지막 3분의 1보다 긴 일수는 적용하지 않음`,examples:[[30,14,7,1]]});
const minSeverity=_enum(severities).meta({description:`Least severity of a change that is sent. The limit of a channel applies as well`,ko:`알림을 보내는 변경의 최소 심각도. 채널의 최소 심각도도 함께 적용됨`,examples:[`medium`]});
const severityTable=record(string().max(80).regex(/^[a-z][a-z-]*\.[a-z0-9][a-z0-9-]*$/),_enum([...severities,`off`])).refine(e=>Object.keys(e).length<=mostSeverities).meta({description:`Other severities of changes, by rule (http.hsts-missing) or by check and field (http.availability, dns.ns). off sends nothing`,ko:`변경의 심각도를 규칙(http.hsts-missing) 또는 점검과 항목(http.availability, dns.ns)별로 지정함. off는 알리지 않음`,examples:[{"http.hsts-missing":`high`,"dns.ns":`off`}]});
const aLength={en:`a time from 5m to 24h, such as 90m or 2h`,ko:`90m이나 2h 같은 5m부터 24h까지의 기간`};
const maintenanceWindow=strictObject({days:array(_enum(weekdays)).min(1).max(weekdays.length).optional().meta({description:`Days of the week on which it starts; every day if absent`,ko:`시작하는 요일. 없으면 매일`}),start:string().refine(e=>/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(e),{params:{expected:{en:`a local time from 00:00 to 23:59, such as 02:00`,ko:`02:00 같은 00:00부터 23:59까지의 현지 시각`}},abort:true}).meta({description:`Local time at which it starts, HH:MM`,ko:`시작하는 현지 시각(HH:MM)`,examples:[`02:00`]}),length:string().max(6).transform((e,t)=>{const n=/^(?<count>\d{1,4})(?<unit>[mh])$/.exec(e)?.groups;const r=Number(n?.[`count`])*(n?.[`unit`]===`h`?60:1);if(r>=5&&r<=1440)return r;t.addIssue({code:`custom`,params:{expected:aLength}});return NEVER}).meta({description:`How long it lasts, 5m to 24h`,ko:`지속 시간(5m~24h)`,examples:[`2h`]}),zone:string().max(60).refine(isTimeZone,{params:{expected:{en:`a time zone such as Asia/Seoul or UTC`,ko:`Asia/Seoul이나 UTC 같은 시간대`}},abort:true}).default(`UTC`).meta({description:`Time zone of the local time, by its IANA name`,ko:`현지 시각의 시간대(IANA 이름)`})});
const anEnd={en:`windows that end within 31 days; a watch can also be muted or paused`,ko:`31일 안에 끝나는 점검 시간. 감시를 음소거하거나 일시 중지할 수도 있음`};
const month=26784e5;
const maintenance=array(maintenanceWindow).max(mostWindows).refine(e=>(maintenanceEnd(e,0)??0)<month,{params:{expected:anEnd}}).meta({description:`Recurring maintenance windows. Checks run, and changes are recorded; what still holds at the end of the window is sent then`,ko:`반복되는 점검 시간. 점검은 실행되고 변경은 기록되며, 끝날 때에도 남아 있는 변경만 그때 알림`,examples:[[{days:[`sun`],start:`02:00`,length:`2h`,zone:`Asia/Seoul`}]]});
const alertFields={expiry_days:fromText(expiryDays,daysIn).optional(),min_severity:minSeverity.optional(),severities:fromText(severityTable,severitiesIn).optional(),maintenance:fromText(maintenance,maintenanceIn).optional()};
function fromText(e,t){return preprocess(e=>typeof e===`string`?t(e):e,e).meta(e.meta()??{})}
function alertsAfter(e,t){return{expiryDays:t.expiry_days??e.expiryDays,minSeverity:t.min_severity??e.minSeverity,severities:t.severities??e.severities,maintenance:t.maintenance??e.maintenance}}
function alertsText(e){const t=JSON.stringify(e);return t===JSON.stringify(usualAlerts)?null:t}
function readAlerts(e){return e===null?usualAlerts:{...usualAlerts,...JSON.parse(e)}}
const shownAlerts={expiryDays:array(int()).meta({description:`Days before an expiry at which it is reported`,ko:`만료를 알리는 만료 전 일수`}),minSeverity:_enum(severities).meta({description:`Least severity of a change that is sent`,ko:`알림을 보내는 변경의 최소 심각도`}),severities:record(string(),_enum([...severities,`off`])).meta({description:`Other severities of changes, by rule or by check and field`,ko:`규칙 또는 점검과 항목별로 지정한 심각도`}),maintenance:array(object({days:array(_enum(weekdays)).meta({description:`Days of the week on which it starts`,ko:`시작하는 요일`}),start:string().meta({description:`Local time at which it starts`,ko:`시작하는 현지 시각`}),length:string().meta({description:`How long it lasts, such as 90m`,ko:`지속 시간(예: 90m)`}),zone:string().meta({description:`Time zone of the local time`,ko:`현지 시각의 시간대`})})).meta({description:`Recurring maintenance windows`,ko:`반복되는 점검 시간`})};
function alertsAnswer({maintenance:e,...t}){return{...t,maintenance:e.map(({days:e=weekdays,start:t,length:n,zone:r})=>({days:e,start:t,length:n%60===0?`${n/60}h`:`${n}m`,zone:r}))}}

export { readAlerts as a, maintenanceEnd as c, alertsText as i, maintenanceText as l, alertsAfter as n, shownAlerts as o, alertsAnswer as r, usualAlerts as s, alertFields as t, severitiesText as u };
