import { a as __toCommonJS, t as __commonJSMin } from "./rolldown-runtime.js";
import { t as require_execAsync } from "./execAsync.js";
import { n as esm_exports, r as init_esm } from "./esm.js";
// node_modules/@opentelemetry/resources/build/src/detectors/platform/node/machine-id/getMachineId-darwin.js
var require_getMachineId_darwin = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getMachineId = void 0;
	const execAsync_1 = require_execAsync();
	const api_1 = (init_esm(), __toCommonJS(esm_exports));
	const EXEC_TIMEOUT_MS = 5e3;
	async function getMachineId() {
		try {
			const idLine = (await (0, execAsync_1.execFileAsync)("/usr/sbin/ioreg", [
				"-rd1",
				"-c",
				"IOPlatformExpertDevice"
			], { timeout: EXEC_TIMEOUT_MS })).stdout.split("\n").find((line) => line.includes("IOPlatformUUID"));
			if (!idLine) return;
			const parts = idLine.split("\" = \"");
			if (parts.length === 2) return parts[1].slice(0, -1);
		} catch (e) {
			api_1.diag.debug(`error reading machine id: ${e}`);
		}
	}
	exports.getMachineId = getMachineId;
}));
export default require_getMachineId_darwin();
export {};
