import { r as a } from "./layout.js";
// server/pages/when.tsx
const justNow={en:`just now`,ko:`방금`};
const units=[[`day`,86400],[`hour`,3600],[`minute`,60]];
const longestAge=2592e3;
function When({at:e,language:t,as:n=`ago`,now:r=Date.now()}){const i=new Date(e).toISOString();return a(`time`,{dateTime:i,title:i.replace(`T`,` `).replace(/\.\d{3}Z$/,` UTC`),children:whenText({at:e,language:t,as:n,now:r})})}
function whenText({at:e,language:t,as:n=`ago`,now:r=Date.now()}){const i=Math.max(0,(r-e)/1e3);if(n===`time`)return formatted(e,t,{dateStyle:`medium`,timeStyle:`short`});if(n===`date`||i>longestAge)return formatted(e,t,{dateStyle:`long`});const a=units.find(([,e])=>i>=e);if(!a)return justNow[t];const[o,s]=a;return new Intl.RelativeTimeFormat(localeOf[t],{numeric:`always`}).format(-Math.floor(i/s),o)}
const localeOf={en:`en-GB`,ko:`ko-KR`};
function formatted(e,t,n){return new Intl.DateTimeFormat(localeOf[t],{...n,timeZone:`UTC`}).format(e)}

export { whenText as n, When as t };
