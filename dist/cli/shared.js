import { _t as Failure, k as harmless } from "./start.js";
import { f as pageFields } from "./header-fields.js";
import { d as $, r as a, t as layout } from "./layout.js";
import { r as compressed } from "./coding.js";
import { a as Grades, d as Rows, n as CertificateCell, o as RunCell, t as words, u as words$1 } from "./words3.js";
// server/pages/account/status/shared.tsx
const fields = [
	...pageFields.map(([name, value]) => [name, name === "referrer-policy" ? "no-referrer" : value]),
	["cache-control", "no-store"],
	["x-robots-tag", "noindex"]
];
async function sharedReply(request, draft, { ask, setting }) {
	draft.names = ["lang"];
	const targets = await ask("sharedStatus", { parts: { token: request.path.split("/")[2] ?? "" } }).then((data) => data.targets).catch(unlessUnknown);
	const content = sharedPage(targets, request.path, setting);
	return compressed(request.incoming, {
		status: targets === null ? 404 : 200,
		fields,
		content
	});
}
function unlessUnknown(error) {
	if (error instanceof Failure && error.reason === "token") return null;
	throw error;
}
function sharedPage(targets, path, setting) {
	const { language } = setting;
	const title = words.shared[language];
	const main = a("div", {
		class: "frame account",
		children: [a("h1", { children: title }), targets === null ? a("p", { children: words.gone[language] }) : a(Shared, {
			targets,
			language
		})]
	});
	return layout({
		path,
		title: `${title} · Portcullis`,
		description: words.sharedLede[language],
		main,
		isListed: false
	}, {
		...setting,
		site: {
			...setting.site,
			baseUrl: null
		}
	});
}
function Shared({ targets, language }) {
	if (targets.length === 0) return a("p", {
		class: "empty",
		children: words.empty[language]
	});
	const { target, grades, certificate, run } = words$1;
	return a($, { children: [a("p", {
		class: "lede",
		children: words.sharedLede[language]
	}), a(Rows, {
		label: words.shared[language],
		heads: [
			target,
			grades,
			certificate,
			run
		].map((each) => each[language]),
		rows: targets.map((row) => [
			harmless(row.target, 253),
			a(Grades, {
				row,
				language
			}),
			a(CertificateCell, {
				row,
				language
			}),
			a(RunCell, {
				row,
				language
			})
		])
	})] });
}
export { sharedReply };
