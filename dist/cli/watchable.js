import { b as registry } from "./start-7.js";
// server/monitoring/watches/watchable.ts
const intrusiveChecks=[`exposure`,`port`];
const intrusive=new Set(intrusiveChecks);
const watchable=[`dns`,`email`,`exposure`,`golive`,`http`,`impersonation`,`lookalike`,`owasp`,`port`,`pqc`,`rdap`,`ssl`,`subdomains`];
const usual=[`dns`,`email`,`http`,`rdap`,`ssl`];
const watchableChecks=watchable;
const usualChecks=usual;
function needsOwnership(e){return intrusive.has(e)}
function inputFor(e,t){return e.subject===void 0?{}:{[e.subject]:t}}
async function loadCheck(e){return await registry.find(t=>t.id===e)?.load()??null}

export { usualChecks as a, needsOwnership as i, intrusiveChecks as n, watchableChecks as o, loadCheck as r, inputFor as t };
