import { createHash } from "node:crypto";
// src/core/result/fingerprint.ts
function fingerprint(id, target, subject = "") {
	return createHash("sha256").update(JSON.stringify([
		id,
		target,
		subject
	])).digest("hex");
}
export { fingerprint as t };
