import { Ct as maskUrls, Tt as failures, xt as fill } from "./start.js";
import { r as pageText } from "./page-action.js";
// server/pages/page-failure.ts
function pageFailure({ id, params }, language) {
	const { text } = failures[id];
	return maskUrls(fill({
		en: pageText(text.en, "en"),
		ko: pageText(text.ko, "ko")
	}, params, language));
}
export { pageFailure as t };
