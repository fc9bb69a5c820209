import { F as languages, P as fill } from "./node.js";
// server/http/deprecations.ts
const deprecations={};
function deprecationsAt(e,t){const n=e.replaceAll(/:(\w+)/g,`{$1}`);return e=>{const r=`${e===`HEAD`?`GET`:e} ${n}`;return Object.hasOwn(t,r)?t[r]:void 0}}
function deprecationFields({since:e,sunset:t}){return[[`deprecation`,`@${Date.parse(e)/1e3}`],[`sunset`,new Date(t).toUTCString()],[`link`,`</docs>; rel="deprecation"; type="text/html"`]]}
const sentence$1={en:`Deprecated since {since}; available until {sunset} at least. {instead}`,ko:`{since}부터 사용을 권장하지 않으며, 적어도 {sunset}까지 제공합니다. {instead}`};
function deprecationText({since:e,sunset:t,instead:n},r){return fill(sentence$1,{since:e,sunset:t,instead:n},r)}
// server/terms.ts
const sentence={en:`Free use is for non-commercial purposes only; company or product use needs contact with the operator.`,ko:`무료 사용은 비상업적 목적에 한합니다. 회사나 제품에서 사용하려면 운영자에게 문의하십시오.`};
const signed={en:`{terms} Operator: {operator}.`,ko:`{terms} 운영자: {operator}.`};
function termsOf({operator:e,terms:t}){const words=n=>{const r=t??sentence[n];return e===null?r:fill(signed,{terms:r,operator:e},n)};return Object.fromEntries(languages.map(e=>[e,words(e)]))}

export { deprecationsAt as a, deprecations as i, deprecationFields as n, deprecationText as r, termsOf as t };
