import { A as inert } from "./start.js";
import { Mt as painter, y as prettyGate } from "./gate.js";
// src/report/kinds/text.ts
const textReport = (result, { language, outcome }) => inert(prettyGate(result, {
	language,
	outcome,
	paint: painter(false),
	width: 80
}));
export { textReport };
