import { n as DatabaseError, t as Client } from "./esm3.js";
import { Socket } from "node:net";
// server/store/postgres/sockets.ts
function openSocket(){const e=new Socket;const t=e.emit.bind(e);e.emit=(n,...r)=>{if(n!==`data`)return t(n,...r);try{return t(n,...r)}catch(t){e.destroy(new Error(`connection lost: the database's answer is malformed`,{cause:t}));return true}};return e}
const again$1=250;
function openDatabaseSockets(e){const t=new Set;function destroyAll(){for(const e of t)e.destroy()}return{open(){const n=openSocket();t.add(n);n.once(`close`,()=>t.delete(n));n.setTimeout(e,()=>n.destroy(new Error(`connection timeout: the database is silent`)));return n},async end(e,t){let n=setTimeout(function force(){destroyAll();n=setTimeout(force,again$1)},t);try{await e}finally{clearTimeout(n)}}}}
// server/store/postgres/line.ts
const toConnect=3e3;
const[again,heartbeat,farewell]=[1e3,5e3,1e3];
function openNotificationConnection(e,t){const{channel:n,onMessage:r,onChange=()=>void 0,prepare:i,toAnswer:a=toConnect}=t;let o=null;let s=false;let c=false;let l;let u=Promise.resolve();async function connect(){const t=new Client({connectionString:asLibpq(e),stream:openSocket,connectionTimeoutMillis:toConnect,query_timeout:a,application_name:`portcullis`});o=t;t.on(`error`,()=>lose(t));t.on(`end`,()=>lose(t));t.on(`notification`,({payload:e=``})=>r(e));try{await t.connect();await i?.(t);await t.query(`listen ${n}`);if(c||o!==t)return;s=true;onChange();beat(t)}catch{lose(t)}}function beat(e){l=setTimeout(()=>{query(`select 1`,[]).then(()=>o===e&&!c?beat(e):void 0,()=>lose(e))},heartbeat).unref()}async function query(e,t){const n=o;const run=async()=>{if(!s||!n||o!==n)throw new Error(`the database cannot be reached`);try{return(await n.query(e,[...t])).rows}catch(e){if(!(e instanceof DatabaseError))lose(n);throw e}};if(!s)return run();const r=u.then(run);u=r.catch(()=>void 0);return r}function lose(e){if(o!==e)return;[o,s]=[null,false];clearTimeout(l);onChange();end(e);if(!c)l=setTimeout(()=>void connect(),again).unref()}connect();return{isLive:()=>s,query,close(){c=true;s=false;clearTimeout(l);if(o)end(o)}}}
function end(e){e.end().catch(()=>void 0);setTimeout(()=>e.connection.stream.destroy(),farewell).unref()}
function asLibpq(e){const t=new URL(e);if(t.searchParams.has(`sslmode`))t.searchParams.set(`uselibpqcompat`,`true`);return t.href}

export { openDatabaseSockets as i, openNotificationConnection as n, toConnect as r, asLibpq as t };
