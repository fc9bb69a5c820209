import { C as shorten, F as languages, w as Failure, x as printable } from "./node.js";
// src/settings/output/language.ts
const spoken=new WeakMap;
async function withLanguage(e,t){try{return await t()}catch(t){const n=languages.find(t=>t===e);if(n&&t instanceof Failure&&!spoken.has(t))spoken.set(t,n);throw t}}
function languageIn(e){return spoken.get(e)??null}
// src/report/github/escape.ts
const unweighted=/\u001b\[\d{1,2}m|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const bracketed=/##(?=\w*\[)/g;
const leading=/^((?:[^\S\n]|\u001b\[\d{1,2}m)*):(?=:.*::)/gm;
function inert(e){return e.replace(unweighted,visible).replace(bracketed,`#\\x23`).replace(leading,`$1\\x3a`)}
function visible(e){return e.length>3?e:`\\u{${(e.codePointAt(0)??0).toString(16)}}`}
function harmless(e,t){return shorten(inert(printable(e,t)),t)}
const special=/[&<>`|[\]*_\\~$@]/g;
const joiner=`⁠`;
function literal(e,t){return encoded(harmless(e,t))}
function encoded(e){return e.replace(special,e=>`&#${e.charCodeAt(0)};`)}
const linking=/@|#(?=\w)|(?<=\bGH)-|:(?=\/\/)|(?<=(?<![a-z\d])www)\./gi;
function markup(e,t){return encoded(harmless(e,t).replace(linking,e=>e+joiner))}

export { languageIn as a, markup as i, inert as n, withLanguage as o, literal as r, harmless as t };
