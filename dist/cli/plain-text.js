import { Ao as lowerCased, xo as nameText } from "./gate.js";
// src/probes/dns/plain-text.ts
function plainText(name) {
	const text = nameText(lowerCased(name));
	return text === "." ? text : text.slice(0, -1);
}
export { plainText as t };
