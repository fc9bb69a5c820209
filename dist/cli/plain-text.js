import { Ar as nameText, zr as lowerCased } from "./gate-5.js";
// src/probes/dns/plain-text.ts
function plainText(e){const t=nameText(lowerCased(e));return t===`.`?t:t.slice(0,-1)}

export { plainText as t };
