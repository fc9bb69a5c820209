import { E as failure, F as languages, b as suggestOrList, v as suggest, x as printable } from "./node.js";
// server/http/query.ts
function languageIn(e,t){if(!e.includes(`lang=`))return t;const n=/(?:^|&)lang=(?<lang>[a-z]{2})(?:&|$)/.exec(e)?.groups?.[`lang`];return languages.find(e=>e===n)??t}
function readQuery(e,t,n){const r=[...t,`lang`];const i=new Map;const a=e.split(`&`).filter(e=>e!==``);for(const e of a){const t=e.indexOf(`=`);const n=t<0?e:e.slice(0,t);const o=decode(n,printable(n,40));if(!r.includes(o))throw unknownName(o,r);if(i.has(o))throw repeated(o,a);i.set(o,t<0?``:decode(e.slice(t+1),o))}const o=readLanguage(i.get(`lang`),n);i.delete(`lang`);return{parameters:Object.fromEntries(i),language:o}}
function decode(e,t){if(!/[%+]/.test(e))return e;if(/%(?![\da-f]{2})/i.test(e))throw badEncoding(t,{en:`% without two hexadecimal digits`,ko:`% 뒤에 16진수 두 자리가 없음`});try{return decodeURIComponent(e.replaceAll(`+`,` `))}catch{throw badEncoding(t,{en:`its bytes are not UTF-8`,ko:`UTF-8이 아닌 바이트`})}}
function badEncoding(e,t){return failure(`input.encoding`,{field:e,detail:t},{reason:e})}
function unknownName(e,t){const n=printable(e,60)||`""`;const r={en:`parameter ${n}`,ko:`파라미터 ${n}`};return failure(`input.unknown`,{field:r,suggestion:suggestOrList(e,t)},{reason:n})}
function repeated(e,t){const n=t.filter(t=>t===e||t.startsWith(`${e}=`)).length;return failure(`input.repeated`,{field:e,count:Math.max(2,n)},{reason:e})}
function readLanguage(e,t){if(e===void 0)return t;const n=languages.find(t=>t===e);if(n)return n;const r=`"${printable(e,60)}"`;const i={field:`lang`,expected:languages.join(`, `),given:r,suggestion:suggest(e,languages)};throw failure(`input.option`,i,{reason:`lang`})}

export { readQuery as n, languageIn as t };
