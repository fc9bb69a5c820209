import { P as fill, w as Failure } from "./node.js";
import { t as harmless } from "./start-6.js";
import { f as pageFields } from "./header-fields.js";
import { d as $, r as a, t as layout } from "./layout.js";
import { r as compressed } from "./coding.js";
import { a as Grades, d as words$1, f as Rows, n as CertificateCell, o as RunCell, t as words } from "./words3.js";
import { r as linkTo } from "./paths3.js";
// server/pages/account/status/shared.tsx
const longestHost=253;
const fields=[...pageFields.map(([e,t])=>[e,e===`referrer-policy`?`no-referrer`:t]),[`cache-control`,`no-store`],[`x-robots-tag`,`noindex`]];
async function sharedReply(e,t,{ask:n,setting:r}){t.names=[`lang`,`after`];const i=new URLSearchParams(e.search).get(`after`)?.slice(0,longestHost);const a=await n(`sharedStatus`,{parts:{token:e.path.split(`/`)[2]??``},query:i?{after:i}:{}}).catch(unlessUnknown);const o=sharedPage(a,e.path,r);return compressed(e.incoming,{status:a===null?404:200,fields,content:o})}
function unlessUnknown(e){if(e instanceof Failure&&e.reason===`token`)return null;throw e}
function sharedPage(e,t,n){const{language:r}=n;const i=words.shared[r];const o=a(`div`,{class:`frame account`,children:[a(`h1`,{children:i}),e===null?a(`p`,{children:words.gone[r]}):a(Shared,{status:e,path:t,language:r})]});return layout({path:t,title:`${i} · Portcullis`,description:words.sharedLede[r],main:o,isListed:false},{...n,site:{...n.site,baseUrl:null}})}
function Shared({status:e,path:t,language:n}){const{targets:r,total:i,next:o}=e;if(r.length===0)return a(`p`,{class:`empty`,children:words.empty[n]});const{target:s,grades:c,certificate:l,run:u}=words$1;return a($,{children:[a(`p`,{class:`lede`,children:words.sharedLede[n]}),a(Rows,{label:words.shared[n],heads:[s,c,l,u].map(e=>e[n]),rows:r.map(e=>[harmless(e.target,253),a(Grades,{row:e,language:n}),a(CertificateCell,{row:e,language:n}),a(RunCell,{row:e,language:n})])}),r.length===i?null:a(`p`,{children:[fill(words.part,{count:r.length,total:i},n),` `,o===null?null:a(`a`,{href:linkTo(t,n,{after:o}),children:words.next[n]})]})]})}

export { sharedReply };
