import { t as harmless } from "./start-6.js";
import { Q as widthOf, X as cut } from "./gate-9.js";
// server/pages/pictures/fit.ts
const sizes={usual:12,small:11};
const column=.62;
const longest=400;
const clusters=new Intl.Segmenter(`en`,{granularity:`grapheme`});
function fitting(e,t,n=`usual`){return cut(harmless(e,longest),columnsIn(t,n))}
function fittingEnds(e,t,n=`usual`){const r=harmless(e,longest);const i=columnsIn(t,n);if(widthOf(r)<=i)return r;const a=Math.floor(i/3);const o=Array.from(clusters.segment(r),({segment:e})=>e).slice(-a).join(``);return`${cut(r,Math.max(1,i-widthOf(o)))}${o}`}
function columnsIn(e,t){return Math.max(1,Math.floor(e/(column*sizes[t])))}

export { fittingEnds as n, fitting as t };
