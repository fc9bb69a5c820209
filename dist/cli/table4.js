import { t as harmless } from "./start-6.js";
import { r as a } from "./layout.js";
// server/pages/table.tsx
const longestCell=300;
const unbreakable=/^[\w:./+-]{1,14}$/;
function StackingTable({table:{columns:e,rows:t},label:n,language:r}){const i=e.map(e=>e[r]);return a(`table`,{role:`table`,"aria-label":n,children:[a(`thead`,{role:`rowgroup`,children:a(`tr`,{role:`row`,children:i.map(e=>a(`th`,{role:`columnheader`,scope:`col`,children:e}))})}),a(`tbody`,{role:`rowgroup`,children:t.map(e=>a(`tr`,{role:`row`,children:e.map((e,t)=>a(Cell,{head:i[t]??``,text:typeof e===`string`?e:e[r]}))}))})]})}
function Cell({head:e,text:t}){return a(`td`,{role:`cell`,"data-label":e,class:unbreakable.test(t)?`short`:`long`,children:harmless(t,longestCell)})}

export { StackingTable as t };
