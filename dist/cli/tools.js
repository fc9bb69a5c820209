import { F as languages, h as takesMaxAge } from "./node.js";
import { r as parametersOf } from "./parameters.js";
import { T as deadlineOf } from "./gate-14.js";
// server/agents/tool-uses.ts
const toolUses={asn:`find who runs an address or a network`,changes:`see what changed on a monitored domain`,dns:`debug records, delegation or DNSSEC`,email:`fix lost, rejected or forged mail`,"email-header":`trace a received message`,exposure:`find tools and logins that your own domain exposes`,gate:`pass or fail a release`,golive:`decide whether a domain can go live`,history:`see earlier addresses and name servers`,http:`review redirects and security headers`,impersonation:`rate the risk of being impersonated`,ip:`learn your own public address`,lookalike:`find typosquats of your domain`,owasp:`get one posture grade for a site`,phishing:`judge a suspicious message or link`,pivot:`find related domains`,port:`see which services a host exposes`,pqc:`check post-quantum readiness`,propagation:`follow a DNS change`,rdap:`look up registrar, expiry and domain status`,"reverse-dns":`check the PTR record of a server`,ssl:`review a certificate or TLS setup`,subdomains:`list host names without contacting them`};
// server/agents/tools.ts
function toolName({id:e}){return`check_${e.replaceAll(`-`,`_`)}`}
const listChecks=`list_checks`;
const explainFinding=`explain_finding`;
const core=new Set([`gate`,`ssl`,`http`,`dns`,`email`,`email-header`,`owasp`,`rdap`,`golive`,`subdomains`]);
function toolsOf(e,t=false){return[...ownTools,...e.filter(({id:e})=>!t||core.has(e)).map(toolOf)]}
function toolOf(e){const t=parametersOf(e,`en`);return{name:toolName(e),title:e.title.en,description:describe(e),inputSchema:{type:`object`,properties:{...Object.fromEntries(t.map(e=>[e.name,propertyOf(e)])),...ownParameters,...takesMaxAge(e)&&{["max_age"]:age}},required:t.filter(({required:e})=>e).map(({name:e})=>e),additionalProperties:false},outputSchema:answerSchema,annotations:{readOnlyHint:true,destructiveHint:false,idempotentHint:true,openWorldHint:e.concerns!==`store`}}}
const usualDeadline=15;
function describe(e){const{id:t,about:n,cost:r,requires:i}=e;const a=deadlineOf(e,{deadline:1e3*usualDeadline})/1e3;const o=toolUses[t];return[n.en,...o===void 0?[]:[`Use it to ${o}.`],reachOf(e),...i===`key`&&!n.en.includes(`API key`)?[`Needs an API key.`]:[],`Cost ${r}, up to ${a} s.`].join(` `)}
function reachOf({concerns:e,subjectIs:t}){if(e===`store`)return`Reads stored results only and contacts no target.`;return t===`text`?`The text is not stored.`:`Changes nothing and tries no exploit.`}
const longestDescription=150;
function propertyOf({description:e,schema:t,example:n}){const{enum:r,default:i}=t;const a=e.length>longestDescription?e.replace(/(?<=\.) .*$/s,``):e;const o=n===void 0?{}:{examples:[n]};if(r?.join()===`true,false`)return{type:`boolean`,description:a,...i!==void 0&&{default:i===`true`}};return{...t,description:a,...o}}
const typesOfChecks=new WeakMap;
function typesOf(e){const t=typesOfChecks.get(e);if(t)return t;const n=new Map(parametersOf(e,`en`).map(e=>[e.name,new Set(typesIn(propertyOf(e)))]));typesOfChecks.set(e,n);return n}
function typesIn({type:e,anyOf:t}){const n=[e].flat().filter(e=>typeof e===`string`);const r=Array.isArray(t)?t.flatMap(e=>typesIn(e)):[];return[...n,...r]}
const ownParameters={detail:{type:`string`,enum:[`summary`,`full`],default:`summary`},lang:{type:`string`,enum:[...languages]},fresh:{type:`boolean`,default:false}};
const age={type:`integer`};
const answerSchema={type:`object`,properties:{check:{type:`string`},status:{type:`string`,enum:[`pass`,`warn`,`fail`,`unknown`]},grade:{type:`string`},score:{type:`number`},summary:{type:`string`},findings:{type:`array`,items:{type:`object`}},report:{type:`string`},error:{type:`object`}},required:[`check`]};
const offline={readOnlyHint:true,destructiveHint:false,idempotentHint:true,openWorldHint:false};
const ownTools=[{name:listChecks,title:`List the checks`,description:`Lists every check with its tool, description, parameters and cost. Use it first to choose a tool. Contacts no target.`,inputSchema:{type:`object`,properties:{lang:ownParameters[`lang`]??{}},additionalProperties:false},annotations:offline},{name:explainFinding,title:`Explain a finding`,description:`Explains a finding id such as ssl.expired: cause, fix, severity, effect on the grade and the standard behind it. Use it when a finding is unclear. Contacts no target.`,inputSchema:{type:`object`,properties:{id:{type:`string`,description:`Finding id with its check: ssl.expired`,examples:[`ssl.expired`]},lang:ownParameters[`lang`]??{}},required:[`id`],additionalProperties:false},annotations:offline}];

export { typesOf as a, toolsOf as i, listChecks as n, toolName as r, explainFinding as t };
