import { jr as parseInput } from "./node-3.js";
import { O as questionOf } from "./gate-14.js";
import { r as retentionPlaceOf } from "./retention2.js";
// server/questions/parse.ts
function parseQuestion(e,t,n,r,i){const a=r&&Object.hasOwn(e.input.shape,`all_ips`)?{all_ips:`true`}:{};const o=parseInput(e.input,{...a,...t},i);const s=e.target(o);return{input:o,language:n,question:questionOf(e,o),target:s,keeping:retentionPlaceOf(e,o,s)}}

export { parseQuestion as t };
