import { n as entriesOf, s as readReference, t as curlOf } from "./read2.js";
import { t as AskForm } from "./ask-form.js";
import { d as $, i as words, n as pathIn, r as a, t as layout } from "./layout.js";
import { r as inOrder, t as Rich } from "./rich.js";
import { c as docsPath, l as docsPathOf, o as checkPath } from "./paths.js";
// server/pages/home.tsx
const mostSamples = 3;
const commands = `npx portcullis gate https://example.com/
npx portcullis gate https://example.com/ --server "$SERVER"`;
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
			language
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
						a("p", { children: check.about[language] }),
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
function Programs({ checks, language }) {
	const samples = entriesOf(readReference(inOrder(checks).slice(0, mostSamples), language), "checks").map(curlOf);
	const holes = {
		reference: a("a", {
			href: pathIn(docsPath, language),
			children: words.reference[language]
		}),
		openapi: a("a", {
			href: "/openapi.json",
			children: "/openapi.json"
		})
	};
	return a("section", {
		"aria-labelledby": "programs",
		children: [
			a("h2", {
				id: "programs",
				children: words.byProgram[language]
			}),
			a("p", { children: words.byProgramLede[language] }),
			a("pre", {
				tabIndex: 0,
				children: a("code", { children: samples.join("\n") })
			}),
			a("p", { children: words.byCommand[language] }),
			a("pre", {
				tabIndex: 0,
				children: a("code", { children: commands })
			}),
			a("p", { children: a(Rich, {
				sentence: words.more[language],
				holes
			}) })
		]
	});
}
export { homePage };
