import { at as fill, nt as describeFailure, rt as failure, tt as Failure, y as harmless } from "./start.js";
import { Co as shown, Mn as words$1, Za as severities, qr as toAnswer } from "./gate.js";
import { n as callerOf, r as refuse } from "./answer.js";
import { o as eventFields, p as rateFields, u as pageFields } from "./fields.js";
import { t as readForm } from "./form.js";
import { t as checkSameOrigin } from "./same-origin.js";
import { i as understand, t as ask } from "./ask2.js";
import { n as recognise, t as AskForm } from "./ask-form.js";
import { c as $, n as pathIn, r as a, s as z, t as layout } from "./layout.js";
import { c as reportsPath, r as checkPath, s as reportPath } from "./paths.js";
import { n as compressed } from "./reply.js";
import { a as Pictures, i as Finding, o as words$2, s as freshField } from "./page.js";
import { t as answerWith } from "./route2.js";
import { t as Sign } from "./sign.js";
import { t as require_cjs } from "./cjs2.js";
import { isIP } from "node:net";
// server/pages/pictures/tile.tsx
function Tile({ title, interpretation, language }) {
	const { status, grade, score } = interpretation;
	const mark = grade ?? (score === void 0 ? null : `${Math.round(score)}`);
	const params = {
		title: harmless(title, 100),
		mark: mark ?? "",
		status: words$1.status[status][language]
	};
	return a("figure", {
		class: `tile ${status}`,
		children: [a("svg", {
			role: "img",
			viewBox: "0 0 96 72",
			children: [a("title", { children: fill(words$2.tile[kindOf(interpretation)], params, language) }), mark === null ? a(Sign, {
				status,
				x: 24,
				y: 12,
				size: 48
			}) : a($, { children: [a("text", {
				class: "letter",
				x: "44",
				y: "52",
				"text-anchor": "middle",
				children: mark
			}), a(Sign, {
				status,
				x: 76,
				y: 4
			})] })]
		}), a("figcaption", { children: [
			a("span", {
				class: "tile-title",
				children: params.title
			}),
			" ",
			a("span", {
				class: "quiet",
				children: factsOf(interpretation, language)
			})
		] })]
	});
}
function kindOf({ grade, score }) {
	if (grade !== void 0) return "grade";
	return score === void 0 ? "status" : "score";
}
function factsOf({ status, grade, score }, language) {
	return [
		grade,
		score === void 0 ? void 0 : fill(words$1.score, { score: Math.round(score) }, language),
		words$1.status[status][language]
	].filter((each) => each !== void 0).join(" · ");
}
// server/pages/report/fixes.ts
const headers = {
	"http.hsts-missing": ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"],
	"http.csp-missing": ["Content-Security-Policy", "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"],
	"http.framing-missing": ["X-Frame-Options", "DENY"],
	"http.content-type-options-missing": ["X-Content-Type-Options", "nosniff"],
	"http.referrer-missing": ["Referrer-Policy", "strict-origin-when-cross-origin"],
	"http.permissions-missing": ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"]
};
function fixesFor(id) {
	const header = Object.hasOwn(headers, id) ? headers[id] : void 0;
	if (!header) return [];
	const [name, value] = header;
	return [
		{
			server: "nginx",
			text: `add_header ${name} "${value}" always;`
		},
		{
			server: "Apache",
			text: `Header always set ${name} "${value}"`
		},
		{
			server: "Caddy",
			text: `header ${name} "${value}"`
		},
		{
			server: "Cloudflare",
			text: `Rules > Transform Rules > Modify Response Header > Set static\n${name}: ${value}`
		}
	];
}
// server/pages/report/target.ts
var import_cjs = require_cjs();
const longest$2 = 2e3;
function readTarget(text) {
	const given = text.trim().slice(0, longest$2);
	const host = /^(?:mailto:)?[^@/\s]{1,64}@(?<domain>[^@/\s]{1,255})$/i.exec(given)?.groups?.["domain"] ?? given;
	if (/^[a-z][a-z\d+.-]*:\/\//i.test(host) && !/^https?:/i.test(host)) return null;
	const url = URL.parse(/^https?:\/\//i.test(host) ? host : `https://${host}`);
	const name = url?.hostname.replace(/\.$/, "") ?? "";
	if (!url || url.username !== "" || url.password !== "" || name === "" || isIP(name.replace(/^\[|\]$/g, "")) !== 0) return null;
	const port = url.port === "" ? "" : `:${url.port}`;
	const path = url.pathname === "/" ? "" : url.pathname;
	return {
		name: `${url.protocol === "http:" ? "http://" : ""}${name}${port}${path}`,
		host: `${name}${port}`,
		url: `${url.protocol}//${name}${port}${path || "/"}`
	};
}
function targetAt(path) {
	try {
		const target = readTarget(decodeURIComponent(path));
		return target && reportPath(target.name).endsWith(`/${path}`) ? target : null;
	} catch {
		return null;
	}
}
const reportChecks = [
	"ssl",
	"http",
	"email",
	"dns",
	"owasp",
	"pqc",
	"golive",
	"rdap"
];
function askedOf({ id, subject }, target) {
	const name = target.host.replace(/:\d+$/, "");
	if (subject === void 0) return {};
	if (id === "http") return { [subject]: target.url };
	if (id === "ssl") return { [subject]: target.host };
	if (id === "email") return { [subject]: (0, import_cjs.getDomain)(name, { allowPrivateDomains: true }) ?? name };
	return { [subject]: name };
}
// server/pages/report/words.ts
const words = {
	title: {
		en: "Report on {target}",
		ko: "{target} 보고서"
	},
	description: {
		en: "TLS, security headers, DNS, e-mail, OWASP posture, post-quantum TLS, go-live readiness and registration of {target}.",
		ko: "{target}의 TLS, 보안 헤더, DNS, 이메일, OWASP 상태, 양자내성 TLS, 오픈 준비 상태, 등록 정보."
	},
	nothing: {
		en: "Nothing is stored about {target} yet. Opening this page measures nothing; press the button to begin.",
		ko: "{target}에 대해 저장된 결과가 아직 없습니다. 이 페이지를 여는 것만으로는 측정하지 않습니다. 버튼을 누르면 시작합니다."
	},
	running: {
		en: "Measuring: {done} of {total} checks are done.",
		ko: "측정 중: 점검 {total}개 가운데 {done}개를 마쳤습니다."
	},
	done: {
		en: "All {total} checks are done.",
		ko: "점검 {total}개를 모두 마쳤습니다."
	},
	stored: {
		en: "Stored results, the oldest of {time}.",
		ko: "저장된 결과이며 가장 오래된 측정 시각은 {time}입니다."
	},
	again: {
		en: "Check again",
		ko: "다시 점검"
	},
	begin: {
		en: "Check now",
		ko: "지금 점검"
	},
	share: {
		en: "Copy the link",
		ko: "링크 복사"
	},
	print: {
		en: "Print",
		ko: "인쇄"
	},
	copied: {
		en: "Copied",
		ko: "복사했습니다"
	},
	copy: {
		en: "Copy",
		ko: "복사"
	},
	grades: {
		en: "Grades",
		ko: "등급"
	},
	findings: {
		en: "What to fix, worst first",
		ko: "조치할 사항(심각한 것부터)"
	},
	more: {
		en: "{count} more findings",
		ko: "그 밖의 발견 사항 {count}개"
	},
	none: {
		en: "No problems were found in what was measured.",
		ko: "측정한 범위에서 문제를 발견하지 못했습니다."
	},
	open: {
		en: "Could not tell",
		ko: "확인하지 못한 점검"
	},
	details: {
		en: "Each check",
		ko: "점검별 결과"
	},
	passed: {
		en: "passed",
		ko: "통과"
	},
	page: {
		en: "The whole result",
		ko: "전체 결과"
	},
	json: {
		en: "JSON",
		ko: "JSON"
	},
	fix: {
		en: "How to send it",
		ko: "설정 방법"
	},
	gate: {
		en: "Hold deployments to this",
		ko: "배포 시 이 기준 적용하기"
	},
	gateLede: {
		en: "The gate measures the deployed URL and fails the build below the thresholds: SSL grade B, header grade C, 14 days of validity.",
		ko: "게이트는 배포된 URL을 측정하여 SSL 등급 B, 헤더 등급 C, 유효 기간 14일에 미치지 못하면 빌드를 실패시킵니다."
	},
	waiting: {
		en: "running",
		ko: "측정 중"
	},
	failed: {
		en: "no result",
		ko: "결과 없음"
	},
	noTarget: {
		en: "This is no domain, URL, e-mail address, IP address or AS number: {given}",
		ko: "도메인, URL, 이메일 주소, IP 주소, AS 번호가 아닙니다: {given}"
	},
	sorry: {
		en: "That cannot be checked",
		ko: "점검할 수 없습니다"
	}
};
// server/pages/report/page.tsx
const mostShown = 8;
const longest$1 = 300;
const refresh = 2;
function reportPage(report, setting) {
	const { language } = setting;
	const { target, isRunning } = report;
	const name = harmless(target.name, longest$1);
	const path = reportPath(target.name);
	const main = a("div", {
		class: "frame report",
		children: [
			a("h1", { children: name }),
			a(Progress, {
				report,
				language
			}),
			a("div", {
				class: "actions",
				...isRunning && { "data-events": pathIn(`${path}/events`, language) },
				children: [
					a("form", {
						action: pathIn(reportsPath, language),
						method: "post",
						children: [
							a("input", {
								type: "hidden",
								name: "q",
								value: target.name
							}),
							a("input", {
								type: "hidden",
								name: freshField,
								value: "1"
							}),
							a("button", {
								type: "submit",
								children: isEmpty(report) ? words.begin[language] : words.again[language]
							})
						]
					}),
					a("button", {
						type: "button",
						hidden: true,
						"data-share": true,
						"data-done": words.copied[language],
						children: words.share[language]
					}),
					a("button", {
						type: "button",
						hidden: true,
						"data-print": true,
						children: words.print[language]
					})
				]
			}),
			a(Tiles, {
				report,
				language
			}),
			a(Findings, {
				report,
				language
			}),
			a(Untold, {
				report,
				language
			}),
			a(Details, {
				report,
				language
			}),
			a(Gate, {
				target,
				language,
				baseUrl: setting.site.baseUrl
			})
		]
	});
	return layout({
		path,
		title: fill(words.title, { target: name }, language),
		description: fill(words.description, { target: name }, language),
		main,
		isListed: false,
		...isRunning && { refresh }
	}, setting);
}
function reportParts(report, language) {
	return Object.fromEntries(Object.entries({
		progress: Progress,
		tiles: Tiles,
		findings: Findings,
		untold: Untold,
		details: Details
	}).map(([id, Each]) => [id, z(a(Each, {
		report,
		language
	}))]));
}
function sorryPage(message, given, setting) {
	const { language } = setting;
	const main = a("div", {
		class: "frame",
		children: [
			a("h1", { children: words.sorry[language] }),
			a("p", { children: message }),
			a(AskForm, {
				language,
				value: harmless(given, longest$1),
				isMain: true
			})
		]
	});
	return layout({
		path: reportsPath,
		title: words.sorry[language],
		description: words.sorry[language],
		main,
		isListed: false
	}, setting);
}
function isEmpty({ sections, isRunning }) {
	return !isRunning && sections.every(({ seen }) => seen.state === "absent");
}
function Progress({ report, language }) {
	const { sections, isRunning, target } = report;
	const times = sections.flatMap(({ seen }) => seen.state === "done" ? [seen.observedAt] : []);
	const done = sections.filter(({ seen }) => seen.state === "done" || seen.state === "failed").length;
	const holes = {
		done,
		total: sections.length,
		target: harmless(target.name, longest$1)
	};
	const time = new Date(Math.min(...times, Date.now())).toISOString().replace(/:\d\d\.\d{3}Z$/, "Z");
	const said = isRunning ? words.running : isEmpty(report) ? words.nothing : words.stored;
	return a("div", {
		id: "progress",
		"aria-live": "polite",
		children: [a("p", {
			class: "lede",
			children: fill(said, {
				...holes,
				time
			}, language)
		}), isRunning ? a("progress", {
			value: done,
			max: sections.length,
			"aria-label": words.grades[language]
		}) : null]
	});
}
function Tiles({ report: { sections }, language }) {
	return a("section", {
		id: "tiles",
		"aria-label": words.grades[language],
		children: a("ul", {
			class: "tiles",
			children: sections.map(({ check, seen }) => a("li", { children: seen.state === "done" ? a("a", {
				href: `#check-${check.id}`,
				children: a(Tile, {
					title: check.title[language],
					interpretation: seen.data.interpretation,
					language
				})
			}) : a("div", {
				class: `tile ${seen.state}`,
				children: [
					a("span", {
						class: "tile-title",
						children: check.title[language]
					}),
					" ",
					a("span", {
						class: "quiet",
						children: stateWord(seen.state, language)
					})
				]
			}) }))
		})
	});
}
function stateWord(state, language) {
	if (state === "running") return words.waiting[language];
	return state === "done" ? "" : words.failed[language];
}
function issuesOf(sections) {
	return sections.flatMap(({ check, seen }) => seen.state === "done" ? seen.data.interpretation.issues.map((issue) => ({
		issue,
		check
	})) : []).filter(({ issue }) => issue.severity !== "info").toSorted((a, b) => severities.indexOf(a.issue.severity) - severities.indexOf(b.issue.severity));
}
function Findings({ report, language }) {
	const all = issuesOf(report.sections);
	const [first, rest] = [all.slice(0, mostShown), all.slice(mostShown)];
	const hasResult = report.sections.some(({ seen }) => seen.state === "done");
	return a("section", {
		id: "findings",
		"aria-labelledby": "findings-title",
		children: [
			a("h2", {
				id: "findings-title",
				children: words.findings[language]
			}),
			all.length === 0 && hasResult && !report.isRunning ? a("p", { children: words.none[language] }) : null,
			a(FindingList, {
				issues: first,
				language
			}),
			rest.length > 0 ? a("details", {
				"data-fold": "more",
				children: [a("summary", { children: fill(words.more, { count: rest.length }, language) }), a(FindingList, {
					issues: rest,
					language
				})]
			}) : null
		]
	});
}
function FindingList({ issues, language }) {
	return a("ul", {
		class: "issues",
		children: issues.map(({ issue, check }) => a(Finding, {
			issue,
			language,
			source: check.title[language],
			children: a(Fixes, {
				id: issue.id,
				language
			})
		}))
	});
}
function Fixes({ id, language }) {
	const fixes = fixesFor(id);
	if (fixes.length === 0) return null;
	return a("details", {
		"data-fold": `fix ${id}`,
		children: [a("summary", { children: words.fix[language] }), fixes.map(({ server, text }) => a(Snippet, {
			title: server,
			text,
			language
		}))]
	});
}
function Snippet({ title, text, language }) {
	return a("figure", {
		"data-copy": true,
		children: [a("figcaption", { children: [
			title,
			" ",
			a("button", {
				type: "button",
				class: "copy",
				"data-copy-button": true,
				"data-done": words.copied[language],
				children: words.copy[language]
			})
		] }), a("pre", {
			tabIndex: 0,
			children: a("code", { children: text })
		})]
	});
}
function Untold({ report: { sections }, language }) {
	const failed = sections.flatMap(({ check, seen }) => seen.state === "failed" ? [{
		check,
		failure: seen.failure
	}] : []);
	return a("section", {
		id: "untold",
		"aria-labelledby": "untold-title",
		hidden: failed.length === 0,
		children: [a("h2", {
			id: "untold-title",
			children: words.open[language]
		}), a("ul", { children: failed.map(({ check, failure }) => a("li", { children: [
			a("strong", { children: check.title[language] }),
			": ",
			harmless(describeFailure(failure.facts, language), 1e3)
		] })) })]
	});
}
function Details({ report: { sections, target }, language }) {
	const done = sections.flatMap(({ check, seen }) => seen.state === "done" ? [{
		check,
		data: seen.data
	}] : []);
	return a("section", {
		id: "details",
		"aria-labelledby": "details-title",
		hidden: done.length === 0,
		children: [a("h2", {
			id: "details-title",
			children: words.details[language]
		}), done.map(({ check, data }) => a("details", {
			id: `check-${check.id}`,
			"data-fold": check.id,
			children: [
				a("summary", { children: [
					check.title[language],
					" ",
					a("span", {
						class: "quiet",
						children: markOf(data.interpretation, language)
					})
				] }),
				a("p", { children: harmless(data.interpretation.summary, 2500) }),
				a(Pictures, {
					check: check.id,
					data,
					language
				}),
				a("p", { children: a(Links, {
					check,
					target,
					language
				}) })
			]
		}))]
	});
}
function markOf({ grade, score, status }, language) {
	return grade ?? (score === void 0 ? status === "pass" ? words.passed[language] : "" : `${Math.round(score)}`);
}
function Links({ check, target, language }) {
	const query = new URLSearchParams(askedOf(check, target)).toString();
	return a($, { children: [
		a("a", {
			href: pathIn(`${checkPath(check)}?${query}`, language),
			children: [words.page[language], a("span", {
				class: "hidden",
				children: [": ", check.title[language]]
			})]
		}),
		" ",
		a("a", {
			href: pathIn(`/api/util/${check.id}?${query}`, language),
			rel: "nofollow",
			children: [words.json[language], a("span", {
				class: "hidden",
				children: [": ", check.title[language]]
			})]
		})
	] });
}
function Gate({ target: { url }, language, baseUrl }) {
	const address = harmless(url, longest$1);
	const github = `- uses: portcullis/portcullis@<commit of the release> # v0.1.0\n  with:\n    url: ${address}${baseUrl === null ? "" : `\n    server: ${baseUrl}`}`;
	const gitlab = `include:\n  - component: $CI_SERVER_FQDN/portcullis/portcullis/gate@0.1.0\n    inputs:\n      url: ${address}`;
	const command = `npx portcullis gate '${address.replaceAll("'", "%27")}'`;
	return a("section", {
		"aria-labelledby": "gate-title",
		children: [
			a("h2", {
				id: "gate-title",
				children: words.gate[language]
			}),
			a("p", { children: words.gateLede[language] }),
			Object.entries({
				"GitHub Actions": github,
				GitLab: gitlab,
				CLI: command
			}).map(([title, text]) => a(Snippet, {
				title,
				text,
				language
			}))
		]
	});
}
// server/pages/report/runs.ts
const [remembered, most] = [6e5, 500];
const longest = 12e4;
function openRuns({ counter, closing, onBug, now = Date.now }) {
	const runs = new Map();
	function forget() {
		for (const [name, { doneAt }] of runs) if (doneAt !== null && now() - doneAt > remembered) runs.delete(name);
		for (const [name, { doneAt }] of runs) {
			if (runs.size < most) return;
			if (doneAt !== null) runs.delete(name);
		}
	}
	return {
		start(wanted) {
			const { name } = wanted.target;
			const known = runs.get(name);
			if (known?.doneAt === null) return known.run;
			forget();
			if (runs.size >= most) throw failure("busy", { seconds: 5 }, { retryAfter: 5 });
			runs.delete(name);
			const kept = {
				run: begin(wanted, () => kept.doneAt = now()),
				doneAt: null
			};
			runs.set(name, kept);
			return kept.run;
		},
		find: (name) => runs.get(name)?.run ?? null
	};
	function begin({ target, checks, caller, isFresh }, onDone) {
		const parts = new Map(checks.map(({ id }) => [id, { state: "running" }]));
		const listeners = new Set();
		const signal = AbortSignal.any([closing, AbortSignal.timeout(longest)]);
		const isDone = () => [...parts.values()].every(({ state }) => state !== "running");
		function settle(id, part) {
			parts.set(id, part);
			if (isDone()) onDone();
			for (const heard of listeners) heard();
		}
		for (const check of checks) {
			const question = {
				check,
				input: askedOf(check, target),
				caller,
				language: counter.language,
				fresh: isFresh,
				signal
			};
			ask(question, counter).then(({ result }) => settle(check.id, {
				state: "done",
				result
			}), (error) => {
				if (!(error instanceof Failure)) onBug(error);
				settle(check.id, {
					state: "failed",
					failure: error instanceof Failure ? error : failure("internal", {})
				});
			});
		}
		return {
			parts,
			isDone,
			listen(heard) {
				listeners.add(heard);
				return () => void listeners.delete(heard);
			}
		};
	}
}
// server/pages/report/route.ts
const unkept = [["cache-control", "no-store"]];
const otherChecks = {
	address: "reverse-dns",
	network: "asn",
	header: "email-header",
	message: "phishing"
};
async function openReports(desk) {
	const all = await desk.checks();
	const checks = reportChecks.flatMap((id) => all.find((check) => check.id === id) ?? []);
	const runs = openRuns({
		counter: desk.counter,
		closing: desk.closing,
		onBug: desk.onBug
	});
	return {
		ask: (asked, draft) => take(asked, draft, {
			desk,
			all,
			checks,
			runs
		}),
		show: async (asked, draft) => {
			draft.names = ["lang"];
			const [name = "", rest] = asked.path.slice(reportsPath.length + 1).split("/");
			const target = targetAt(name);
			if (!target || rest !== void 0 && rest !== "events") throw failure("request.path", { suggestion: "" });
			const run = runs.find(target.name);
			const load = () => reportOf(target, checks, run, asked, desk);
			if (rest === "events") return {
				status: 200,
				fields: eventFields,
				body: "",
				stream: eventsOf(run, load, asked, desk)
			};
			const content = reportPage(await load(), desk.settingOf(asked));
			return compressed(asked.incoming, {
				fields: [
					...pageFields,
					...unkept,
					["x-robots-tag", "noindex"]
				],
				content
			});
		}
	};
}
async function take(asked, draft, { desk, all, checks, runs }) {
	checkSameOrigin(asked);
	draft.names = ["q", "lang"];
	const { ["q"]: text = "", [freshField]: fresh } = await readForm(asked.incoming, ["q", freshField]);
	const given = String(text);
	const kind = recognise(given) ?? "domain";
	const other = all.find(({ id }) => id === otherChecks[kind]);
	if (other?.subject !== void 0) return answerWith(other, { [other.subject]: given.trim() }, asked, draft, desk);
	try {
		const target = readTarget(given);
		if (!target) throw failure("input.value", {
			field: "q",
			expected: whatIsTaken,
			given: shown(withoutUser(given))
		}, { reason: "q" });
		refuseBad(checks, target, asked, desk);
		const caller = await callerOf(asked, draft, desk.counter, (charge) => void (draft.rate = rateFields(charge)));
		draft.note = { target: target.host };
		runs.start({
			target,
			checks,
			caller,
			isFresh: fresh === "1"
		});
		return {
			status: 303,
			fields: [
				...pageFields,
				...unkept,
				["location", pathIn(reportPath(target.name), asked.language)]
			],
			body: ""
		};
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		const { status, fields, note } = refuse(error, asked.requestId, asked.language, draft.names);
		const content = sorryPage(describeFailure(error.facts, asked.language), given.includes("@") ? "" : given, desk.settingOf(asked));
		const head = [
			...pageFields,
			...unkept,
			...fields.filter(([name]) => name === "retry-after")
		];
		return {
			...compressed(asked.incoming, {
				status,
				fields: head,
				content
			}),
			...note && { note }
		};
	}
}
function withoutUser(text) {
	const at = text.lastIndexOf("@");
	return at < 0 ? text : `…${text.slice(at)}`;
}
const whatIsTaken = {
	en: "a domain, URL, e-mail address, IP address or AS number",
	ko: "도메인, URL, 이메일 주소, IP 주소 또는 AS 번호"
};
function refuseBad(checks, target, { language }, { counter }) {
	const first = checks.find(({ id }) => id === "ssl") ?? checks[0];
	if (first) understand(first, askedOf(first, target), language, counter.allIps);
}
async function reportOf(target, checks, run, asked, desk) {
	return {
		target,
		sections: await Promise.all(checks.map((check) => sectionOf(check, target, run?.parts.get(check.id), asked, desk))),
		isRunning: run !== null && !run.isDone()
	};
}
async function sectionOf(check, target, part, { language }, { counter }) {
	if (part?.state === "running") return {
		check,
		seen: part
	};
	if (part?.state === "failed") return {
		check,
		seen: part
	};
	try {
		const { input } = understand(check, askedOf(check, target), language, counter.allIps);
		const result = part?.result ?? await counter.recall.newest(check, input);
		if (result === null) return {
			check,
			seen: { state: "absent" }
		};
		return {
			check,
			seen: {
				state: "done",
				data: toAnswer(check, result, input, language),
				observedAt: result.observedAt
			}
		};
	} catch (error) {
		if (error instanceof Failure) return {
			check,
			seen: {
				state: "failed",
				failure: error
			}
		};
		throw error;
	}
}
const heartbeat = 15e3;
function eventsOf(run, load, { language, gone }, { closing, onBug }) {
	const encoder = new TextEncoder();
	const ended = AbortSignal.any([gone(), closing]);
	let stop;
	return new ReadableStream({
		start(controller) {
			let isOpen = true;
			const say = (text) => {
				if (isOpen) controller.enqueue(encoder.encode(text));
			};
			const close = (event) => {
				if (event !== null) say(`event: ${event}\ndata: {}\n\n`);
				if (!isOpen) return;
				isOpen = false;
				clearInterval(timer);
				unlisten();
				controller.close();
			};
			const tell = async () => {
				const parts = reportParts(await load(), language);
				say(`event: parts\ndata: ${JSON.stringify(parts)}\n\n`);
				if (!run || run.isDone()) close("done");
			};
			let telling = Promise.resolve();
			let isWaiting = false;
			const heard = () => {
				if (isWaiting) return;
				isWaiting = true;
				telling = telling.then(() => {
					isWaiting = false;
					return isOpen ? tell() : void 0;
				});
				telling.catch((error) => {
					onBug(error);
					close("gone");
				});
			};
			const timer = setInterval(() => say(":\n\n"), heartbeat).unref();
			const unlisten = run?.listen(heard) ?? (() => {});
			ended.addEventListener("abort", () => close(closing.aborted ? "gone" : null), { once: true });
			stop = () => close(null);
			heard();
		},
		cancel: () => stop?.()
	});
}
export { openReports };
