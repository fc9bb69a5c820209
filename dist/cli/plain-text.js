import { Si as lowerCased, pi as nameText } from "./gate-8.js";
// src/probes/dns/plain-text.ts
function plainText(e){const t=nameText(lowerCased(e));return t===`.`?t:t.slice(0,-1)}

export { plainText as t };
