import { a as __toCommonJS, i as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { n as esm_exports, r as init_esm } from "./esm.js";
// node_modules/@opentelemetry/resources/build/src/detectors/platform/node/machine-id/getMachineId-linux.js
var require_getMachineId_linux=__commonJSMin((e=>{Object.defineProperty(e,"__esModule",{value:true});e.getMachineId=void 0;const t=__require(`fs`);const n=(init_esm(),__toCommonJS(esm_exports));async function getMachineId(){for(const e of[`/etc/machine-id`,`/var/lib/dbus/machine-id`])try{return(await t.promises.readFile(e,{encoding:`utf8`})).trim()}catch(e){n.diag.debug(`error reading machine id: ${e}`)}}e.getMachineId=getMachineId}));
export default require_getMachineId_linux();

export {};
