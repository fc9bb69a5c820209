import { $i as badName, ea as lookupIn, ro as types } from "./gate.js";
import { t as nameIn } from "./questions.js";
// src/net/dns/resolver.ts
function openResolver(ask, servers) {
	return async (host, type, signal) => {
		const name = nameIn(host);
		if (!name) return {
			kind: "failed",
			detail: badName
		};
		return lookupIn(await ask({
			name: host,
			type: types[type]
		}, servers, signal), name, type);
	};
}
export { openResolver };
