import { a as __toCommonJS, i as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { t as require_execAsync } from "./execAsync.js";
import { n as esm_exports, r as init_esm } from "./esm.js";
// node_modules/@opentelemetry/resources/build/src/detectors/platform/node/machine-id/getMachineId-win.js
var require_getMachineId_win=__commonJSMin((e=>{Object.defineProperty(e,"__esModule",{value:true});e.getMachineId=void 0;const t=__require(`process`);const n=require_execAsync();const r=(init_esm(),__toCommonJS(esm_exports));async function getMachineId(){const e=`QUERY HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Cryptography /v MachineGuid`;let i=`%windir%\\System32\\REG.exe`;if(t.arch===`ia32`&&`PROCESSOR_ARCHITEW6432`in t.env)i=`%windir%\\sysnative\\cmd.exe /c `+i;try{const t=(await(0,n.execAsync)(`${i} ${e}`)).stdout.split(`REG_SZ`);if(t.length===2)return t[1].trim()}catch(e){r.diag.debug(`error reading machine id: ${e}`)}}e.getMachineId=getMachineId}));
export default require_getMachineId_win();

export {};
