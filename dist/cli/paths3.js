import { F as languages } from "./node.js";
import { t as oidcCallback } from "./paths.js";
// server/pages/account/paths.ts
const accountPath=`/account`;
const accountPaths={overview:accountPath,signIn:`/account/sign-in`,signInCode:`/account/sign-in/code`,signInLink:`/account/sign-in/link`,signInOidc:`/account/sign-in/oidc`,oidcCallback,signUp:`/account/sign-up`,confirm:`/account/confirm`,mailReset:`/account/reset`,reset:`/account/reset/password`,signOut:`/account/sign-out`,watches:`/account/watches`,watch:`/account/watches/{id}`,certificates:`/account/certificates`,changes:`/account/changes`,domain:`/account/changes/{domain}`,channels:`/account/channels`,channel:`/account/channels/{id}`,keys:`/account/keys`,security:`/account/security`,status:`/account/status`,settings:`/account/settings`};
function pathTo(e,t={}){return accountPaths[e].replaceAll(/\{(?<name>\w+)\}/g,(e,n)=>encodeURIComponent(t[n]??``))}
function linkTo(e,t,n={}){const r=Object.entries(n).flatMap(([e,t])=>t?[[e,t]]:[]);const i=new URLSearchParams(r);if(t!==languages[0])i.set(`lang`,t);const[a=``,o]=e.split(`#`);const s=i.size===0?a:`${a}?${i.toString()}`;return o===void 0?s:`${s}#${o}`}
const ownPath=/^\/account(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,252}){0,3}$/;
function safeReturn(e){if(!e||!ownPath.test(e))return null;return[accountPaths.signIn,accountPaths.signOut].some(t=>e.startsWith(t))?null:e}

export { safeReturn as a, pathTo as i, accountPaths as n, linkTo as r, accountPath as t };
