import { t as pageFailure } from "./page-failure.js";
import { k as harmless } from "./start.js";
import { t as AskForm } from "./ask-form.js";
import { i as words, r as a, t as layout } from "./layout.js";
// server/pages/lost.tsx
function lostPage({ facts }, setting) {
	const { language } = setting;
	const message = harmless(pageFailure(facts, language), 500);
	const main = a("div", {
		class: "frame",
		children: [
			a("h1", { children: words.lost[language] }),
			a("p", { children: message }),
			a(AskForm, {
				language,
				isMain: true
			})
		]
	});
	return layout({
		path: "/",
		title: words.lost[language],
		description: message,
		main,
		isListed: false,
		isNowhere: true
	}, setting);
}
export { lostPage };
