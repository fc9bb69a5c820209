import { n as require_built, t as connectionOptions } from "./connection.js";
import { t as require_rate_limiter_flexible } from "./rate-limiter-flexible.js";
import { setTimeout } from "node:timers/promises";
import { createHash } from "node:crypto";
// server/store/redis/address-states.ts
var import_rate_limiter_flexible=require_rate_limiter_flexible();
var import_built=require_built();
const lasts=9e5;
const[mostTries,longestPause]=[20,20];
const replacing=`
  if (redis.call("get", KEYS[1]) or "") ~= ARGV[1] then return 0 end
  redis.call("set", KEYS[1], ARGV[2], "PX", ARGV[3])
  return 1`;
function openRedisAddressStates(e){return{async update(t,n){const r=keyOf(t);for(let t=0;t<mostTries;t++){const t=await e.get(r)??``;const[i,a]=n(t===``?null:JSON.parse(t));if(Number(await e.eval(replacing,1,r,t,JSON.stringify(i),lasts))===1)return a;await setTimeout(Math.random()*longestPause)}throw new Error(`the state of an address could not be replaced`)}}}
function keyOf(e){return`portcullis:address:${createHash(`sha256`).update(e).digest(`base64url`)}`}
// server/store/redis/limiters.ts
const again=1e3;
const probeKey=`portcullis:probe`;
function openSharedLimiters(e,t){const n=new import_built.Redis(e,{...connectionOptions,reconnectOnError(e){refuse(e.message);return connectionOptions.reconnectOnError(e)}});let r=false;let i=false;let a=null;function complain(e){if(r||i)return;r=true;t(e)}function recover(){if(r)t(null);r=false}function refuse(e){if(i||e.startsWith(`NOSCRIPT`))return;complain(e);a??=setInterval(()=>void probe(),again).unref()}async function probe(){if(await n.set(probeKey,``,`PX`,again).catch(()=>null)===null||a===null)return;stopProbing();recover()}function stopProbing(){if(a)clearInterval(a);a=null}n.on(`error`,e=>complain(e.message));n.on(`close`,()=>complain(`the connection is closed`));n.on(`ready`,()=>{if(a===null)recover()});return{open:(e,t,r)=>new import_rate_limiter_flexible.RateLimiterRedis({storeClient:n,rejectIfRedisNotReady:true,keyPrefix:`portcullis:limit:${e}:${t}`,points:t,duration:r,insuranceLimiter:new import_rate_limiter_flexible.RateLimiterMemory({points:t,duration:r})}),addressStates:openRedisAddressStates(n),isUp:()=>n.status===`ready`&&a===null,async close(){i=true;stopProbing();await n.quit().catch(()=>n.disconnect())}}}

export { openSharedLimiters };
