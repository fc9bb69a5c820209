import { o as __toESM } from "./rolldown-runtime.js";
// src/probes/registration/registrable.ts
async function registrableOf(name) {
	const { getDomain } = await import("./cjs.js").then((m) => __toESM(m.default, 1));
	return getDomain(name, {
		allowPrivateDomains: false,
		extractHostname: false,
		validateHostname: false
	});
}
export { registrableOf as t };
