import { d as exitCodes } from "./start-7.js";
import { setFlagsFromString } from "node:v8";
// src/cli/small-heap.ts
const growth=50;
function keepHeapSmall(){setFlagsFromString(`--heap-growing-percent=${growth}`)}
// src/cli/until-interrupted.ts
async function untilInterrupted(e,t){t.linger?.();const n=await Promise.race([interruption(t.signal).then(()=>exitCodes.pass),breakage(e,t)]);await e.close();return n}
function breakage(e,t){const{promise:n,resolve:r}=Promise.withResolvers();t.onUncaught?.(n=>{e.blame(n);t.err(`portcullis: something broke on our side. The log has the details. The process ends after the current work.
`);r(exitCodes.bug)});return n}
function interruption(e){const{promise:t,resolve:n}=Promise.withResolvers();if(!e||e.aborted)n();if(e?.aborted)n();e?.addEventListener(`abort`,()=>n(),{once:true});return t}

export { keepHeapSmall as n, untilInterrupted as t };
