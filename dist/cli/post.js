import { E as failure } from "./node.js";
import { cr as hostOf, mr as portOf } from "./node-3.js";
import { C as nameEnd } from "./gate-14.js";
import { t as retryAfterOf } from "./answer3.js";
import { n as exchangeWithSource, t as openConnections } from "./cache2.js";
// src/net/post.ts
async function post({url:e,headers:t,body:n,mostRead:r=0},{policy:i,routes:a,given:o,pins:s,budget:c,shared:l},u){const d=new URL(e);const f={host:hostOf(d),port:portOf(d)};if(d.protocol!==`https:`||d.username!==``||d.password!==``)throw failure(`http.malformed`,{host:f.host,detail:`URL`});const p={source:`webhook`,host:d.host};const m={to:f,origin:d.origin,isSecure:true,asked:p,routes:a,given:o,terms:[i,s]};const{"content-type":h=`application/json`,...g}=t;try{return await exchangeWithSource(m,{url:d,headers:g,...n!==null&&{sent:{type:h,body:n}},budget:c,signal:u},async({status:e,headers:t,body:n})=>({status:e,retryAfter:retryAfterOf(t),...r>0&&{body:await beginningOf(n,r)}}),l.webhooks??=openConnections())}catch(e){throw nameEnd(e,f,`http`)}}
async function beginningOf(e,t){const n=[];let r=0;try{for await(const i of e){n.push(i);r+=i.length;if(r>=t)break}}catch{}return Buffer.concat(n).subarray(0,t).toString()}

export { post };
