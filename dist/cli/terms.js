import { _ as languages, g as fill } from "./node.js";
// server/terms.ts
const sentence={en:`Free use is for non-commercial purposes only; company or product use needs contact with the operator.`,ko:`무료 사용은 비상업적 목적에 한합니다. 회사나 제품에서 사용하려면 운영자에게 문의하십시오.`};
const signed={en:`{terms} Operator: {operator}.`,ko:`{terms} 운영자: {operator}.`};
function termsOf({operator:e,terms:t}){const words=n=>{const r=t??sentence[n];return e===null?r:fill(signed,{terms:r,operator:e},n)};return Object.fromEntries(languages.map(e=>[e,words(e)]))}

export { termsOf as t };
