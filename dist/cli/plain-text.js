import { Cn as lowerCased, mn as nameText } from "./node-3.js";
// src/probes/dns/plain-text.ts
function plainText(e){const t=nameText(lowerCased(e));return t===`.`?t:t.slice(0,-1)}

export { plainText as t };
