import { R as maskUrls } from "./node.js";
import { t as matchesUrl } from "./url-pattern.js";
import { a as mentionLines, i as lineOf, r as wholeLine } from "./spot.js";
import { n as toWaiver, r as expand } from "./plan.js";
import { n as pointerStep } from "./jsonc.js";
import { l as optionFor } from "./gate-10.js";
// src/settings/config/source.ts
function configSource(e,t,n){const r=new Map(expand(e).map(e=>[maskUrls(e.url),e]));const i=t.range??searching(t);const a=new Map;return{path:n,text:t.text,rangeOf(n,i){const a=find(n?reasonFor(n,i,{entries:r,config:e}):ofRun(i));const o=n&&r.get(n.url);if(a||!o)return a;return find(o.at)??(t.range?null:namedIn(t,n))}};function find(e){if(e===null)return null;const t=a.get(e);if(t!==void 0)return t;const n=i(e);a.set(e,n);return n}}
function ofRun({rule:e}){return e.startsWith(`gate.waiver-`)?`/waivers`:`/baseline`}
function reasonFor(e,{rule:t,subject:n},{entries:r,config:i}){if(t===`gate.waiver-expired`)return waiverFor(e,n,i);const a=e.checks.find(({id:e})=>t===`gate.${e}`);if(!a)return null;const o=optionFor(a.id);const s=o?`/${o}`:`/checks${pointerStep(a.id.replace(/^checks\./,``))}`;if(a.source===`file`)return s;const c=a.source===`target`?r.get(e.url)?.pointer:void 0;return c===void 0?null:c+s}
function waiverFor({url:e},t,{values:n}){const r=(n.waivers??[]).map(toWaiver).findIndex(n=>{return n.rule===t&&(n.url===void 0||matchesUrl(maskUrls(n.url),e))});return r<0?null:`/waivers${pointerStep(r)}`}
function searching({text:e}){const t=mentionLines(e);return n=>{const r=/\/(?<name>[a-z_]+)$/.exec(n)?.groups?.[`name`];if(r===void 0)return null;const i=t.flatMap((e,t)=>new RegExp(`\\b${r}\\b`).test(e)?[t+1]:[]);return i.length===1?wholeLine(e,i[0]??1):null}}
function namedIn({text:e},t){return wholeLine(e,lineOf(maskUrls(e),t)??1)}

export { configSource };
