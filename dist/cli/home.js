import { n as entriesOf, s as readReference, t as curlOf } from "./read2.js";
import { t as AskForm } from "./ask-form.js";
import { d as $, i as words, n as pathIn, r as a, t as layout } from "./layout.js";
import { r as inOrder, t as Rich } from "./rich.js";
import { r as pageText } from "./page-action.js";
import { g as openPath, l as docsPath, s as checkPath, u as docsPathOf } from "./paths2.js";
import { t as words$1 } from "./words5.js";
import { r as Sample } from "./rows.js";
import { t as serverOf } from "./site.js";
// server/pages/home.tsx
const mostSamples = 3;
const command = "npx portcullis gate https://example.com/";
function homePage(checks, setting) {
	const { language } = setting;
	const main = a($, { children: [a("section", {
		class: "hero",
		children: a("div", {
			class: "frame",
			children: [
				a("h1", { children: words.question[language] }),
				a("p", {
					class: "lede",
					children: words.lede[language]
				}),
				a(AskForm, {
					language,
					isMain: true
				})
			]
		})
	}), a("div", {
		class: "frame",
		children: [a(Checks, {
			checks: inOrder(checks),
			language
		}), a(Programs, {
			checks,
			language,
			server: serverOf(setting.site)
		})]
	})] });
	return layout({
		path: "/",
		title: words.homeTitle[language],
		description: words.lede[language],
		main
	}, setting);
}
function Checks({ checks, language }) {
	return a("section", {
		"aria-labelledby": "checks",
		children: [
			a("h2", {
				id: "checks",
				children: words.checks[language]
			}),
			a("p", { children: words.checksLede[language] }),
			a("ul", {
				class: "cards",
				children: checks.map((check) => a("li", {
					class: "card",
					children: [
						a("h3", { children: a("a", {
							href: pathIn(checkPath(check), language),
							children: check.title[language]
						}) }),
						a("p", { children: pageText(check.about[language], language) }),
						a("p", {
							class: "more",
							children: a("a", {
								href: pathIn(docsPathOf(check), language),
								children: [words.reference[language], a("span", {
									class: "hidden",
									children: [": ", check.title[language]]
								})]
							})
						})
					]
				}))
			})
		]
	});
}
function Programs({ checks, language, server }) {
	const entries = entriesOf(readReference(inOrder(checks).slice(0, mostSamples), language), "checks");
	const holes = {
		reference: a("a", {
			href: pathIn(docsPath, language),
			children: words.reference[language]
		}),
		openapi: a("a", {
			href: "/openapi.json",
			children: "/openapi.json"
		}),
		open: a("a", {
			href: pathIn(openPath, language),
			children: words$1.title[language]
		})
	};
	return a("section", {
		"aria-labelledby": "programs",
		children: [
			a("h2", {
				id: "programs",
				children: words.byProgram[language]
			}),
			a("p", { children: [words.byProgramLede[language], server === null ? ` ${words.serverVariable[language]}` : null] }),
			entries.map((entry) => a(Sample, {
				text: curlOf(entry, server ?? void 0),
				label: entry.operation.summary,
				language
			})),
			a("p", { children: words.byCommand[language] }),
			[command, `${command} --server ${server ?? "\"$SERVER\""}`].map((text) => a(Sample, {
				text,
				label: text,
				language
			})),
			a("p", { children: a(Rich, {
				sentence: words.opens[language],
				holes
			}) }),
			a("p", { children: a(Rich, {
				sentence: words.more[language],
				holes
			}) })
		]
	});
}
export { homePage };
