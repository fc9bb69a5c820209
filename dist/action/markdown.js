import { t as gateSummary } from "./github-summary.js";
// src/report/markdown.ts
const largest = 6e4;
const markdown = (result, { language }) => gateSummary(result, {
	language,
	limit: largest
});
export { markdown };
