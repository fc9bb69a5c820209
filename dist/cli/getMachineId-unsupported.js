import { a as __toCommonJS, t as __commonJSMin } from "./rolldown-runtime.js";
import { n as esm_exports, r as init_esm } from "./esm.js";
// node_modules/@opentelemetry/resources/build/src/detectors/platform/node/machine-id/getMachineId-unsupported.js
var require_getMachineId_unsupported=__commonJSMin((e=>{Object.defineProperty(e,"__esModule",{value:true});e.getMachineId=void 0;const t=(init_esm(),__toCommonJS(esm_exports));async function getMachineId(){t.diag.debug(`could not read machine-id: unsupported platform`)}e.getMachineId=getMachineId}));
export default require_getMachineId_unsupported();

export {};
