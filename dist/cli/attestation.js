import { P as toBuffer, p as decodeAttestationObject } from "./helpers.js";
// server/accounts/passkeys/attestation.ts
function isOwnAttestation(e){try{const t=decodeAttestationObject(toBuffer(e));const n=t.get(`fmt`);return n===`none`||n===`packed`&&t.get(`attStmt`).get(`x5c`)===void 0}catch{return false}}

export { isOwnAttestation };
