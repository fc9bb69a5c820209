import { n as sourceStates } from "./source-states.js";
import { f as pageFields } from "./header-fields.js";
import { r as compressed } from "./coding.js";
import { t as durationText } from "./gate-15.js";
import { P as fill, n as version } from "./node.js";
import { o as words, r as a, t as layout } from "./layout.js";
import { C as statusPath } from "./paths2.js";
import { t as Sign } from "./sign.js";
import { t as StackingTable } from "./table4.js";
// server/pages/status/page.tsx
function statusPage(e,t){const{language:n}=t;const r=durationText((e.now-e.startedAt)/1e3);const i=a(`div`,{class:`frame`,children:[a(`h1`,{children:words.title[n]}),a(`p`,{class:`lede`,children:words.description[n]}),a(`p`,{class:`quiet`,children:fill(words.since,{version,time:r},n)}),a(`h2`,{children:words.parts[n]}),a(StackingTable,{table:partsOf(e,n),label:words.parts[n],language:n}),a(`h2`,{children:words.sources[n]}),a(`p`,{children:words.sourcesLede[n]}),a(`ul`,{class:`sources`,children:e.sources.map(t=>a(Source,{source:t,now:e.now,language:n}))})]});const o=`${words.title[n]} · Portcullis`;return layout({path:statusPath,title:o,description:words.description[n],main:i},t)}
function partsOf({store:e,jobs:t,isDraining:n},r){return{columns:[words.part,words.state],rows:[[words.requests,n?words.draining:words.accepting],[words.store,words.stores[e]],...t===void 0?[]:[[words.jobs,fill(words.jobsState,t,r)]]]}}
function Source({source:e,now:t,language:n}){const{name:r,terms:i,answered:o,failed:s}=e;const c=doingOf(e);const ago=e=>durationText(Math.max(0,t-e)/1e3)[n];return a(`li`,{children:[a(`svg`,{viewBox:`0 0 16 16`,width:`20`,height:`20`,"aria-hidden":`true`,children:a(Sign,{status:c,x:0,y:0})}),a(`div`,{children:[a(`h3`,{children:[r,` `,a(`span`,{class:`quiet`,children:words.states[c][n]})]}),a(`dl`,{class:`figures`,children:[a(`dt`,{children:words.lastSuccess[n]}),a(`dd`,{children:o===null?words.never[n]:a(`time`,{dateTime:new Date(o.at).toISOString(),children:fill(words.ago,{time:ago(o.at)},n)})}),a(`dt`,{children:words.latency[n]}),a(`dd`,{children:o===null?words.never[n]:`${Math.round(o.ms)} ms`}),a(`dt`,{children:words.lastFailure[n]}),a(`dd`,{children:s===null?words.never[n]:fill(words.failure,{time:ago(s.at),reason:s.reason},n)})]}),a(`p`,{class:`hint`,children:i[n]})]})]})}
function doingOf({answered:e,failed:t}){if(e===null&&t===null)return`unknown`;return t===null||e!==null&&e.at>=t.at?`pass`:`warn`}
// server/pages/status/route.ts
async function statusReply(e,{health:t,jobs:n,settingOf:r}){const i=await n();const a=Date.now();const o=statusPage({now:a,startedAt:a-1e3*process.uptime(),sources:sourceStates(),...await t(),...i&&{jobs:i}},r(e));return compressed(e.incoming,{fields:[...pageFields,[`cache-control`,`no-store`]],content:o})}

export { statusReply };
