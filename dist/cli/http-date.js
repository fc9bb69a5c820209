// src/core/net/http-date.ts
const months=[`Jan`,`Feb`,`Mar`,`Apr`,`May`,`Jun`,`Jul`,`Aug`,`Sep`,`Oct`,`Nov`,`Dec`];
const month=`(?<month>${months.join(`|`)})`;
const time=String.raw`(?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})`;
const[short,long]=[`(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)`,`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`];
const formats=[String.raw`${short}, (?<day>\d{2}) ${month} (?<year>\d{4}) ${time} GMT`,String.raw`${long}, (?<day>\d{2})-${month}-(?<year>\d{2}) ${time} GMT`,String.raw`${short} ${month} (?<day>[ \d]\d) ${time} (?<year>\d{4})`].map(e=>new RegExp(`^${e}$`));
function parseHttpDate(e,t){const n=formats.map(t=>t.exec(e)?.groups).find(e=>e!==void 0);if(!n)return null;const number=e=>Number(n[e]);const[r,i,a,o]=[number(`day`),number(`hour`),number(`minute`),number(`second`)];if(i>23||a>59||o>60)return null;const s=fullYear(n[`year`]??``,new Date(t).getUTCFullYear());const c=new Date(Date.UTC(s,months.indexOf(n[`month`]),r,i,a));return c.getUTCDate()===r?c.getTime()+1e3*o:null}
function fullYear(e,t){if(e.length===4)return Number(e);const n=t-t%100+Number(e);return n>t+50?n-100:n}

export { parseHttpDate as t };
