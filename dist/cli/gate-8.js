import { r as openBareGuard, t as openBareEngine } from "./gate-7.js";
// src/net/guard.ts
function openGuard(e){return openBareGuard(e,{source:()=>import(`./request3.js`),whois:()=>import(`./whois.js`),post:()=>import(`./post.js`)})}
// src/settings/engine.ts
function openEngine(e){return openBareEngine(e,openGuard)}

export { openGuard as n, openEngine as t };
