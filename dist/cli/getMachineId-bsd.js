import { a as __toCommonJS, i as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { t as require_execAsync } from "./execAsync.js";
import { n as esm_exports, r as init_esm } from "./esm.js";
// node_modules/@opentelemetry/resources/build/src/detectors/platform/node/machine-id/getMachineId-bsd.js
var require_getMachineId_bsd = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getMachineId = void 0;
	const fs_1 = __require("fs");
	const execAsync_1 = require_execAsync();
	const api_1 = (init_esm(), __toCommonJS(esm_exports));
	const EXEC_TIMEOUT_MS = 5e3;
	async function getMachineId() {
		try {
			return (await fs_1.promises.readFile("/etc/hostid", { encoding: "utf8" })).trim();
		} catch (e) {
			api_1.diag.debug(`error reading machine id: ${e}`);
		}
		try {
			return (await (0, execAsync_1.execFileAsync)("/bin/kenv", ["-q", "smbios.system.uuid"], { timeout: EXEC_TIMEOUT_MS })).stdout.trim();
		} catch (e) {
			api_1.diag.debug(`error reading machine id: ${e}`);
		}
	}
	exports.getMachineId = getMachineId;
}));
export default require_getMachineId_bsd();
export {};
