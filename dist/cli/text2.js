import { r as inert } from "./github-escape.js";
import { r as painter } from "./units.js";
import { r as prettyGate } from "./pretty.js";
// src/report/text.ts
const textReport = (result, { language }) => inert(prettyGate(result, {
	language,
	paint: painter(false),
	width: 80
}));
export { textReport };
