import { i as __require, t as __commonJSMin } from "./rolldown-runtime.js";
// node_modules/@opentelemetry/resources/build/src/detectors/platform/node/machine-id/execAsync.js
var require_execAsync=__commonJSMin((e=>{Object.defineProperty(e,"__esModule",{value:true});e.execFileAsync=e.execAsync=void 0;const t=__require(`child_process`);const n=__require(`util`);e.execAsync=n.promisify(t.exec);e.execFileAsync=n.promisify(t.execFile)}));

export { require_execAsync as t };
