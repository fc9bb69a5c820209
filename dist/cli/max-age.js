import { m as failure } from "./node.js";
import { yr as shown } from "./node-3.js";
// server/questions/max-age.ts
const maxAgeName=`max_age`;
const longestAge=2592e3;
function takesMaxAge({ttl:e,method:t=`GET`}){return e>0&&t===`GET`}
const expected={en:`a whole number of seconds from 0 to ${longestAge}`,ko:`0부터 ${longestAge}까지의 정수(초)`};
function readMaxAge(e,t){if(e===void 0)return t===void 0?{}:{maxAge:t};const n=/^\d{1,7}$/.test(e)?Number(e):NaN;if(n<=2592e3)return{maxAge:n};throw failure(`input.value`,{field:maxAgeName,expected,given:shown(e)},{reason:maxAgeName})}

export { takesMaxAge as i, maxAgeName as n, readMaxAge as r, longestAge as t };
