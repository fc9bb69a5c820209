import { domainToASCII, domainToUnicode } from "node:url";
// src/core/target/unicode-host.ts
const lookalikes=/[абвгезкмнопрстухшъыьюѕіјһѡѵҽӏԁԍԛԝαβγεικνορτυχωη]/gu;
const writings=[/^[a-zß-öø-ÿĀ-İĳ-ķĹ-ňŊ-ſƠơƯưǍ-ǜȘ-țḀ-ỹ\d-]+$/iu,/^[가-힣a-z\d-]+$/u,/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\d-]+$/u,/^[\p{Script=Han}\p{Script=Bopomofo}\d-]+$/u,/^[\p{Script=Thai}\d-]+$/u,/^[\p{Script=Devanagari}\d-]+$/u,/^[\p{Script=Cyrillic}\d-]+$/u,/^[\p{Script=Greek}\d-]+$/u];
const longestHost=253;
function unicodeOf(e){if(e.length>longestHost||!/(?:^|\.)xn--/.test(e))return null;const t=domainToUnicode(e);if(t===``||/(?:^|\.)xn--/.test(t)||domainToASCII(t)!==e)return null;return t.split(`.`).every(isPlain)?t:null}
function isPlain(e){if(/^[a-z\d_-]+$/.test(e))return true;return/^[\p{L}\p{M}\d-]+$/u.test(e)&&!/\p{Default_Ignorable_Code_Point}/u.test(e)&&writings.some(t=>t.test(e))&&/\p{L}/u.test(e.replace(lookalikes,``))}
function withUnicode(e){const t=unicodeOf((/^(?:[a-z][a-z\d+.-]*:\/\/)?(?<authority>[^/?#\s]*)/i.exec(e)?.groups?.[`authority`]??``).replace(/^.*@/,``).replace(/:\d+$/,``));return t===null?e:`${e} (${t})`}

export { withUnicode as n, unicodeOf as t };
