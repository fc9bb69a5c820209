import { E as failure } from "./node.js";
import { n as cookieOf } from "./cookies.js";
import { createHmac, timingSafeEqual } from "node:crypto";
// server/accounts/form-token.ts
const formTokenField=`form_token`;
function openFormTokens(e){return(t,n)=>createHmac(`sha256`,e).update(`${t}\n${n}`).digest(`base64url`)}
function checkFormToken(e,t,{form:n,session:r},i){const a=cookieOf(t,n);const o=Buffer.from(i(a??``,cookieOf(t,r)??``));const s=Buffer.from(typeof e===`string`?e:``);if(a!==void 0&&s.length===o.length&&timingSafeEqual(s,o))return;throw failure(`request.origin`,{detail:{en:`${formTokenField} is missing, or does not belong to this browser and session`,ko:`${formTokenField} 값이 없거나 이 브라우저와 세션의 것이 아닙니다`}},{reason:`origin`})}

export { formTokenField as n, openFormTokens as r, checkFormToken as t };
