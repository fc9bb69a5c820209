import { n as require_built, t as connectionOptions } from "./connection.js";
import { n as openWaitingList, t as messageOf } from "./waiting-list.js";
// server/store/redis/leases.ts
var import_built=require_built();
const channel=`portcullis:leases`;
const patience=1e3;
const taking=`
  if redis.call("set", KEYS[1], ARGV[1], "NX", "PX", ARGV[2]) then return 0 end
  return math.max(1, redis.call("pttl", KEYS[1]))`;
const releasing=`
  if redis.call("get", KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call("del", KEYS[1])
  redis.call("publish", ARGV[2], ARGV[3])
  return 1`;
function openRedisLeases(e){const t=new import_built.Redis(e,{...connectionOptions,commandTimeout:patience});const n=new import_built.Redis(e,{...connectionOptions,autoResubscribe:false});const r=openWaitingList();for(const e of[t,n])e.on(`error`,()=>void 0);n.on(`ready`,()=>void n.subscribe(channel).catch(()=>n.disconnect(true)));n.on(`message`,(e,t)=>r.tell(t));return{async take(e,n,r){const i=Number(await t.eval(taking,1,keyOf(e),n,r));return i===0?null:i},async release(e,n,r){await t.eval(releasing,1,keyOf(e),n,channel,messageOf(e,r))},onRelease:r.on,async close(){await Promise.all([t,n].map(e=>e.quit().catch(()=>e.disconnect())))}}}
function keyOf(e){return`portcullis:lease:${e}`}

export { openRedisLeases };
