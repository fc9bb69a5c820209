import { a as __toCommonJS, t as __commonJSMin } from "./rolldown-runtime.js";
import { t as require_execAsync } from "./execAsync.js";
import { n as esm_exports, r as init_esm } from "./esm.js";
// node_modules/@opentelemetry/resources/build/src/detectors/platform/node/machine-id/getMachineId-darwin.js
var require_getMachineId_darwin=__commonJSMin((e=>{Object.defineProperty(e,"__esModule",{value:true});e.getMachineId=void 0;const t=require_execAsync();const n=(init_esm(),__toCommonJS(esm_exports));const r=5e3;async function getMachineId(){try{const e=(await(0,t.execFileAsync)(`/usr/sbin/ioreg`,[`-rd1`,`-c`,`IOPlatformExpertDevice`],{timeout:r})).stdout.split(`
`).find(e=>e.includes(`IOPlatformUUID`));if(!e)return;const n=e.split(`" = "`);if(n.length===2)return n[1].slice(0,-1)}catch(e){n.diag.debug(`error reading machine id: ${e}`)}}e.getMachineId=getMachineId}));
export default require_getMachineId_darwin();

export {};
