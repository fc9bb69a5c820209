import { f as digestOf } from "./people.js";
import { n as openLimit, t as limited } from "./rate-limit.js";
// server/notifications/limits.ts
const[linksToAddress,linksOfAccount]=[5,20];
const resendsAnHour=30;
const[hour,day]=[3600,86400];
function openChannelLimits(e){const t=openLimit(`channel-tests`,5,e,hour);const n=openLimit(`channel-resends`,resendsAnHour,e,hour);const r=openLimit(`channel-links`,linksOfAccount,e,day);const i=openLimit(`channel-links-to`,linksToAddress,e,day);return{async link(e,t){await charge(r,e);await charge(i,t.trim().toLowerCase())},test:e=>charge(t,e),resend:e=>charge(n,e)}}
const noChannelLimits={link:()=>Promise.resolve(),test:()=>Promise.resolve(),resend:()=>Promise.resolve()};
async function charge(e,t){const{wait:n}=await e.charge([digestOf(t)]);if(n!==null)throw limited(n)}

export { openChannelLimits as n, noChannelLimits as t };
