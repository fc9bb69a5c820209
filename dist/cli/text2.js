import { r as inert } from "./escape.js";
import { r as painter } from "./units.js";
import { r as prettyGate } from "./pretty.js";
// src/report/kinds/text.ts
const textReport = (result, { language }) => inert(prettyGate(result, {
	language,
	paint: painter(false),
	width: 80
}));
export { textReport };
