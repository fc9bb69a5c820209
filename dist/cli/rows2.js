import { d as $, i as words, r as a } from "./layout.js";
// server/pages/rows.tsx
function RowList({rows:e}){return a(`dl`,{class:`rows`,children:e.map(([e,t])=>a(`div`,{children:[a(`dt`,{children:e}),a(`dd`,{children:t})]}))})}
const needsNoWrap=24;
function Code({text:e}){if(e===``)return null;const t=e.length<=needsNoWrap?[e]:e.split(/(?<=\.)(?=.)/);return a(`code`,{children:t.map((e,t)=>a($,{children:[t===0?null:a(`wbr`,{}),e]}))})}
function Sample({text:e,label:t,language:n}){return a(`div`,{class:`sample`,"data-copy":true,children:[a(`pre`,{tabIndex:0,children:a(`code`,{children:e})}),a(`button`,{type:`button`,class:`copy`,"data-copy-button":true,"data-done":words.copied[n],children:[words.copy[n],t===void 0?null:a(`span`,{class:`hidden`,children:[`: `,t]})]})]})}

export { RowList as n, Sample as r, Code as t };
