import { x as printable } from "./node.js";
import { $r as boolean, Ni as NEVER, bi as union, fi as number, pi as object, vi as string, xi as unknown } from "./node-3.js";
import { n as number$1 } from "./coerce.js";
// src/formats/rdap/jcard.ts
const mostProperties=64;
const mostParts=8;
const longestText$1=256;
function readCard(e){const t=propertiesIn(e);return{name:valueOf(t,`fn`),organization:valueOf(t,`org`),email:valueOf(t,`email`)?.replace(/^mailto:/i,``)??null,phone:phoneIn(t),url:valueOf(t,`url`)??valueOf(t,`contact-uri`)}}
function propertiesIn(e){return listIn(e).slice(0,mostProperties).flatMap(e=>{const[t,n,,r]=Array.isArray(e)?e:[];if(typeof t!==`string`)return[];return[{name:t.slice(0,longestText$1).toLowerCase(),parameters:n,value:textOf$1(r)}]})}
function listIn(e){if(!Array.isArray(e))return[];const t=unwrapped(e);if(!Array.isArray(t))return[];const[n]=t;return Array.isArray(n)&&Array.isArray(n[0])?n:t}
function unwrapped(e){const[t,n]=e;if(typeof t===`string`)return n;return isWrapped(t)?t.vcard:e}
function isWrapped(e){return typeof e===`object`&&e!==null&&`vcard`in e}
function textOf$1(e){const[t=``]=(Array.isArray(e)?e.slice(0,mostParts):[e]).flatMap(e=>typeof e===`string`&&e.trim()!==``?[e]:[]);return printable(t.trim(),longestText$1)||null}
function valueOf(e,t){return e.find(e=>e.name===t&&e.value!==null)?.value??null}
function phoneIn(e){const{value:t=null}=e.filter(({name:e,value:t})=>e===`tel`&&t!==null).find(({parameters:e})=>!isFax(e))??{};return t?.replace(/^tel:/i,``)??null}
function isFax(e){const t=typeof e===`object`&&e!==null&&`type`in e&&e.type;return(Array.isArray(t)?t.slice(0,mostParts):[t]).some(e=>typeof e===`string`&&e.slice(0,longestText$1).toLowerCase()===`fax`)}
// src/formats/rdap/jscontact.ts
const longestText=256;
const mostItems=32;
function readContact({vcardArray:e,jscontact_card:t,jscard:n}){const[r,i]=[readJscard(t??n),readCard(e)];return{name:r.name??i.name,organization:r.organization??i.organization,email:r.email??i.email,phone:r.phone??i.phone,url:r.url??i.url}}
function readJscard(e){const t=byPreference(memberOf(e,`phones`)).filter(e=>memberOf(memberOf(e,`features`),`fax`)!==true);return{name:nameIn(memberOf(e,`name`)),organization:firstText(byPreference(memberOf(e,`organizations`)),`name`),email:firstText(byPreference(memberOf(e,`emails`)),`address`)?.replace(/^mailto:/i,``)??null,phone:firstText(t,`number`)?.replace(/^tel:/i,``)??null,url:firstText(byPreference(memberOf(e,`links`)),`uri`)}}
function nameIn(e){const t=textOf(memberOf(e,`full`));if(t!==null)return t;const n=memberOf(e,`components`);return textOf((Array.isArray(n)?n.slice(0,mostItems):[]).flatMap(e=>memberOf(e,`kind`)===`separator`?[]:textOf(memberOf(e,`value`))??[]).join(` `))}
function byPreference(e){if(typeof e!==`object`||e===null)return[];return Object.values(e).slice(0,mostItems).toSorted((e,t)=>rank(e)<rank(t)?-1:Number(rank(e)>rank(t)))}
function rank(e){const t=memberOf(e,`pref`);return typeof t===`number`?t:Number.POSITIVE_INFINITY}
function firstText(e,t){return e.map(e=>textOf(memberOf(e,t))).find(e=>e!==null)??null}
function textOf(e){return typeof e===`string`?printable(e.trim(),longestText)||null:null}
function memberOf(e,t){if(typeof e!==`object`||e===null||!Object.hasOwn(e,t))return void 0;return Reflect.get(e,t)}
// src/formats/rdap/json.ts
const deepest=64;
function readJson(e){const t=new TextDecoder().decode(e);if(isTooDeep(t))return{fault:`deep`};try{return{json:JSON.parse(t.replace(/^\ufeff/,``))}}catch{return{fault:`json`}}}
function isTooDeep(e){let t=0;let n=false;for(let r=0;r<e.length;r++){const i=e[r];if(n&&i===`\\`)r++;else if(i===`"`)n=!n;else if(n)continue;else if(i===`{`||i===`[`)t++;else if(i===`}`||i===`]`)t--;if(t>deepest)return true}return false}
// src/formats/rdap/members.ts
const mostListed=64;
function maybe(e){return e.nullable().prefault(null).catch(null)}
function listOf(e,t=mostListed){return unknown().transform(n=>{return toList(n).slice(0,t).flatMap(t=>{const n=e.safeParse(t);return n.success?[n.data]:[]})}).prefault([])}
function toList(e){if(Array.isArray(e))return e;return isItem(e)?[e]:[]}
function isItem(e){return typeof e===`string`||typeof e===`object`&&e!==null}
const line=string().transform(e=>printable(e.trim(),256)||null);
const truth=union([boolean(),number(),string().max(16)]).transform((e,t)=>{const n=`${e}`.trim().toLowerCase();if(/^(?:true|yes|1|signed|signeddelegation)$/.test(n))return true;if(/^(?:false|no|0|unsigned)$/.test(n))return false;t.addIssue({code:`custom`,message:`no boolean`});return NEVER});
const link=object({rel:maybe(string()),type:maybe(string()),href:maybe(string().max(2048))});
const contact=object({roles:listOf(string().transform(e=>e.slice(0,256).trim().toLowerCase())),handle:maybe(line),vcardArray:unknown().optional(),jscontact_card:unknown().optional(),jscard:unknown().optional(),publicIds:listOf(object({type:string(),identifier:union([string(),number()])})),links:listOf(link),url:maybe(line),remarks:listOf(object({title:maybe(line),type:maybe(line)}))});
const entity=contact.extend({entities:listOf(contact)});
const notice=object({title:maybe(line),type:maybe(line),description:listOf(line,4)});
const signer=object({keyTag:number$1().int().min(0).max(65535),algorithm:number$1().int().min(0).max(255),digestType:number$1().int().min(0).max(255),digest:string().max(256)});
const redaction=object({name:object({type:maybe(line),description:maybe(line)})});
const response=object({errorCode:maybe(number$1()),objectClassName:maybe(string().transform(e=>e.slice(0,256).toLowerCase())),ldhName:maybe(string().max(256)),unicodeName:maybe(string().max(256)),handle:maybe(line),status:listOf(string()),events:listOf(object({eventAction:string(),eventDate:string()}),256),nameservers:listOf(object({ldhName:maybe(string().max(256)),unicodeName:maybe(string().max(256))})),secureDNS:maybe(object({delegationSigned:maybe(truth),dsData:listOf(signer)})),entities:listOf(entity),links:listOf(link),notices:listOf(notice),remarks:listOf(notice),redacted:listOf(redaction)});

export { readJson as a, response as i, listOf as n, readContact as o, maybe as r, line as t };
