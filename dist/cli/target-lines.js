import { E as failure, x as printable } from "./node.js";
import { Ii as readFile, Li as tooLarge } from "./node-3.js";
import { f as largestFile, m as refuseWide, p as refuseForeign } from "./gate-10.js";
import { A as standardInput } from "./gate-9.js";
// src/cli/target-lines.ts
async function readTargetLines(e,t,{input:n=standardInput}){const unusable=n=>failure(`input.file`,{field:t,path:printable(e,200),detail:n},{reason:`targets`});const r=await(e===`-`?n(largestFile):readFile(e,{largest:largestFile,unusable}));if(r.length>4194304)throw unusable(tooLarge(largestFile));refuseWide(r,unusable);const i=e===`-`?`stdin`:printable(e,200);const a=r.toString().replace(/^\uFEFF/,``).split(/\r\n|\r|\n/).map((e,t)=>({target:e.replace(/(?:^|\s)#.*$/,``).trim(),naming:`${i}:${t+1}`})).filter(({target:e})=>e!==``);for(const{target:e,naming:t}of a)refuseForeign(e,t,unusable);if(a.length===0)throw unusable({en:`it contains no target`,ko:`대상이 하나도 없습니다`});return a}

export { readTargetLines as t };
