import { i as needsOwnership } from "./watchable.js";
// server/monitoring/watches/proofs.ts
const ofWholeDomain = new Set(["exposure"]);
function proofsFor(check) {
	if (!needsOwnership(check)) return null;
	return ofWholeDomain.has(check) ? ["dns"] : ["dns", "https"];
}
export { proofsFor as t };
