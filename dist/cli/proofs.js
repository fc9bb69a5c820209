import { i as needsOwnership } from "./watchable.js";
// server/monitoring/watches/proofs.ts
const ofWholeDomain=new Set([`exposure`]);
function proofsFor(e){if(!needsOwnership(e))return null;return ofWholeDomain.has(e)?[`dns`]:[`dns`,`https`]}

export { proofsFor as t };
