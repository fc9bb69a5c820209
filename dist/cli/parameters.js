import { F as languages, P as fill, d as maxAgeName, u as longestAge } from "./node.js";
import { Ai as globalRegistry, wi as toJSONSchema } from "./node-3.js";
// server/http/openapi/schema.ts
function tidy(e,t){const{ko:n,readOnly:r,...i}=asList(e);const a=t===`ko`&&typeof n===`string`?{...i,description:n}:i;return Object.fromEntries(Object.entries(a).filter(([t,n])=>!isNoise(t,n,e)).map(([e,n])=>[e,tidyValue(e,n,t)]))}
function asList(e){const{prefixItems:[t,...n]=[],...r}=e;const i=JSON.stringify(t);if(!t||n.some(e=>JSON.stringify(e)!==i))return e;const a=1+n.length;return{...r,items:t,minItems:a,maxItems:a}}
const ofSchemas=new Set([`anyOf`,`oneOf`,`allOf`,`prefixItems`]);
function tidyValue(e,t,n){if(e===`properties`){const e=Object.entries(t);return Object.fromEntries(e.map(([e,t])=>[e,tidy(t,n)]))}if(ofSchemas.has(e))return t.map(e=>tidy(e,n));if(e===`items`||e===`additionalProperties`)return tidy(t,n);return t}
function isNoise(e,t,{type:n,format:r}){if(e===`additionalProperties`)return typeof t===`boolean`;if(e===`anyOf`)return typeof n===`string`;if(e===`pattern`)return r!==void 0;if(e===`minimum`)return t===Number.MIN_SAFE_INTEGER;return e===`maximum`&&t===Number.MAX_SAFE_INTEGER}
// server/http/openapi/parameters.ts
function parametersOf({input:e,subject:t},n){const r=toJSONSchema(e,{io:`input`,unrepresentable:`any`});return Object.entries(e.shape).map(([e,t])=>{const i=r.properties?.[e]??{};const a={...i,...globalRegistry.get(t)};const{description:o,ko:s,examples:c,...l}=i;const[u]=a.examples??[];return{name:e,description:(n===`ko`?a.ko:a.description)??a.description??e,required:r.required?.includes(e)??false,schema:tidy(l,n),...u!==void 0&&{example:u}}}).toSorted((e,n)=>Number(n.name===t)-Number(e.name===t))}
const aboutLanguage={en:`Language of the texts in the response and of error messages. Measured values do not depend on it`,ko:`응답 텍스트와 오류 메시지의 언어. 측정값은 언어에 따라 달라지지 않습니다`};
function languageParameter(e){return{name:`lang`,description:aboutLanguage[e],required:false,schema:{type:`string`,enum:languages,default:`en`}}}
const aboutAge={en:`Seconds: accept a stored result that is at most this old (default {seconds}); a larger value accepts older ones, and 0 measures now`,ko:`초. 이보다 오래되지 않은 저장된 결과를 받습니다(기본값 {seconds}). 값이 크면 더 오래된 결과도 받고, 0이면 새로 측정합니다`};
function maxAgeParameter({ttl:e},t){return{name:maxAgeName,description:fill(aboutAge,{seconds:e},t),required:false,schema:{type:`integer`,minimum:0,maximum:longestAge},example:3600}}
function sampleQuery(e){const t=parametersOf(e,`en`).filter(({required:e})=>e);return Object.fromEntries(t.map(({name:e,example:t=e})=>[e,String(t)]))}

export { tidy as a, sampleQuery as i, maxAgeParameter as n, parametersOf as r, languageParameter as t };
