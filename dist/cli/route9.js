import { n as sourceStates } from "./source-states.js";
import { f as pageFields } from "./header-fields.js";
import { r as compressed } from "./coding.js";
import { tr as durationText } from "./gate.js";
import { B as version, xt as fill } from "./start.js";
import { o as words, r as a, t as layout } from "./layout.js";
import { y as statusPath } from "./paths2.js";
import { t as Sign } from "./sign.js";
import { t as StackingTable } from "./table4.js";
// server/pages/status/page.tsx
function statusPage(state, setting) {
	const { language } = setting;
	const time = durationText((state.now - state.startedAt) / 1e3);
	const main = a("div", {
		class: "frame",
		children: [
			a("h1", { children: words.title[language] }),
			a("p", {
				class: "lede",
				children: words.description[language]
			}),
			a("p", {
				class: "quiet",
				children: fill(words.since, {
					version,
					time
				}, language)
			}),
			a("h2", { children: words.parts[language] }),
			a(StackingTable, {
				table: partsOf(state, language),
				label: words.parts[language],
				language
			}),
			a("h2", { children: words.sources[language] }),
			a("p", { children: words.sourcesLede[language] }),
			a("ul", {
				class: "sources",
				children: state.sources.map((source) => a(Source, {
					source,
					now: state.now,
					language
				}))
			})
		]
	});
	const title = `${words.title[language]} · Portcullis`;
	return layout({
		path: statusPath,
		title,
		description: words.description[language],
		main
	}, setting);
}
function partsOf({ store, jobs, isDraining }, language) {
	return {
		columns: [words.part, words.state],
		rows: [
			[words.requests, isDraining ? words.draining : words.accepting],
			[words.store, words.stores[store]],
			...jobs === void 0 ? [] : [[words.jobs, fill(words.jobsState, jobs, language)]]
		]
	};
}
function Source({ source, now, language }) {
	const { name, terms, answered, failed } = source;
	const doing = doingOf(source);
	const ago = (at) => durationText(Math.max(0, now - at) / 1e3)[language];
	return a("li", { children: [a("svg", {
		viewBox: "0 0 16 16",
		width: "20",
		height: "20",
		"aria-hidden": "true",
		children: a(Sign, {
			status: doing,
			x: 0,
			y: 0
		})
	}), a("div", { children: [
		a("h3", { children: [
			name,
			" ",
			a("span", {
				class: "quiet",
				children: words.states[doing][language]
			})
		] }),
		a("dl", {
			class: "figures",
			children: [
				a("dt", { children: words.lastSuccess[language] }),
				a("dd", { children: answered === null ? words.never[language] : a("time", {
					dateTime: new Date(answered.at).toISOString(),
					children: fill(words.ago, { time: ago(answered.at) }, language)
				}) }),
				a("dt", { children: words.latency[language] }),
				a("dd", { children: answered === null ? words.never[language] : `${Math.round(answered.ms)} ms` }),
				a("dt", { children: words.lastFailure[language] }),
				a("dd", { children: failed === null ? words.never[language] : fill(words.failure, {
					time: ago(failed.at),
					reason: failed.reason
				}, language) })
			]
		}),
		a("p", {
			class: "hint",
			children: terms[language]
		})
	] })] });
}
function doingOf({ answered, failed }) {
	if (answered === null && failed === null) return "unknown";
	return failed === null || answered !== null && answered.at >= failed.at ? "pass" : "warn";
}
// server/pages/status/route.ts
async function statusReply(request, { health, jobs, settingOf }) {
	const counts = await jobs();
	const now = Date.now();
	const content = statusPage({
		now,
		startedAt: now - 1e3 * process.uptime(),
		sources: sourceStates(),
		...await health(),
		...counts && { jobs: counts }
	}, settingOf(request));
	return compressed(request.incoming, {
		fields: [...pageFields, ["cache-control", "no-store"]],
		content
	});
}
export { statusReply };
