import { b as inert } from "./start.js";
import { Ot as painter, _ as prettyGate } from "./gate.js";
// src/report/kinds/text.ts
const textReport = (result, { language }) => inert(prettyGate(result, {
	language,
	paint: painter(false),
	width: 80
}));
export { textReport };
