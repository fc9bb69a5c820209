import { i as __require, t as __commonJSMin } from "./rolldown-runtime.js";
// node_modules/@opentelemetry/resources/build/src/detectors/platform/node/machine-id/execAsync.js
var require_execAsync = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.execFileAsync = exports.execAsync = void 0;
	const child_process = __require("child_process");
	const util = __require("util");
	exports.execAsync = util.promisify(child_process.exec);
	exports.execFileAsync = util.promisify(child_process.execFile);
}));
export { require_execAsync as t };
