import { a as __toCommonJS, i as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { At as _lazy_builtin_util_exports, Mt as init__lazy_builtin_util } from "./node-3.js";
// node_modules/@opentelemetry/resources/build/src/detectors/platform/node/machine-id/execAsync.js
var require_execAsync=__commonJSMin((e=>{Object.defineProperty(e,"__esModule",{value:true});e.execFileAsync=e.execAsync=void 0;const t=__require(`child_process`);const n=(init__lazy_builtin_util(),__toCommonJS(_lazy_builtin_util_exports));e.execAsync=n.promisify(t.exec);e.execFileAsync=n.promisify(t.execFile)}));

export { require_execAsync as t };
