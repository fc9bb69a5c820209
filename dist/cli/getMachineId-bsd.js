import { a as __toCommonJS, i as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { t as require_execAsync } from "./execAsync.js";
import { n as esm_exports, r as init_esm } from "./esm.js";
// node_modules/@opentelemetry/resources/build/src/detectors/platform/node/machine-id/getMachineId-bsd.js
var require_getMachineId_bsd=__commonJSMin((e=>{Object.defineProperty(e,"__esModule",{value:true});e.getMachineId=void 0;const t=__require(`fs`);const n=require_execAsync();const r=(init_esm(),__toCommonJS(esm_exports));const i=5e3;async function getMachineId(){try{return(await t.promises.readFile(`/etc/hostid`,{encoding:`utf8`})).trim()}catch(e){r.diag.debug(`error reading machine id: ${e}`)}try{return(await(0,n.execFileAsync)(`/bin/kenv`,[`-q`,`smbios.system.uuid`],{timeout:i})).stdout.trim()}catch(e){r.diag.debug(`error reading machine id: ${e}`)}}e.getMachineId=getMachineId}));
export default require_getMachineId_bsd();

export {};
