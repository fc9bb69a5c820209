import { $ as busy, M as markup, Tt as failures, _t as Failure, k as harmless, nt as isBusy, rt as isOurLimit, ut as shown, xt as fill, yt as failure } from "./start.js";
import { t as pageFailure } from "./page-failure.js";
import { Kn as unicodeOf, Nt as byCause, Pt as checkOf$1, Qo as defineCheck, Qs as object, Rs as array, St as toCsv, Xo as targetOfHost, Yi as toAnswer, bi as reportWords, ds as severities, nc as strictObject, oc as unknown, qn as withUnicode, rc as string } from "./gate.js";
import { r as refang } from "./defang.js";
import { t as callerOf, u as refuse } from "./route.js";
import { c as eventFields, f as pageFields, g as rateFields, u as jsonFields } from "./header-fields.js";
import { t as readForm } from "./form.js";
import { n as largestText } from "./body.js";
import { t as checkSameOrigin } from "./same-origin.js";
import { t as parseQuestion } from "./parse.js";
import { n as recognise, r as meaningOf, t as AskForm } from "./ask-form.js";
import { d as $, i as words$1, n as pathIn, r as a, t as layout, u as z } from "./layout.js";
import { _ as reportPath, c as comparePath, h as momentPath, i as badgePath, m as manyReportsPathOf, s as checkPath, v as reportsPath } from "./paths2.js";
import { t as Sign } from "./sign.js";
import { n as toneText, t as toneOf$1 } from "./tone.js";
import { a as providerOf, c as freshField, d as isEmpty, f as isNonexistent, i as RecordToPublish, o as Pictures, p as words$2, r as Finding, s as Action, u as doneOf } from "./page2.js";
import { t as Rich } from "./rich.js";
import { n as whenText, t as When } from "./when.js";
import { r as compressed } from "./coding.js";
import { t as answerWith } from "./route7.js";
import { n as pageActionText } from "./page-action.js";
import { t as I } from "./index.min.js";
import { a as hostOf, c as targetAt, i as askedOf, o as readTarget, s as reportChecks, t as badgeLabels } from "./badge.js";
import { n as accountPaths, r as linkTo } from "./paths3.js";
import { t as require_cjs } from "./cjs2.js";
import { t as serverOf } from "./site.js";
import { t as ask } from "./ask.js";
import { t as retention } from "./retention.js";
import { setTimeout } from "node:timers/promises";
const longest$3 = 4e3;
function askPage(given, meaning, setting) {
	const { language } = setting;
	const { suggestions, kind } = meaning;
	const hasSuggestion = suggestions.length > 0;
	const title = hasSuggestion ? fill(words$1.meant.title, { name: harmless(suggestions[0] ?? "", 300) }, language) : words$1.meant.unclear[language];
	const main = a("div", {
		class: "frame",
		children: [
			a("h1", { children: title }),
			a("div", {
				class: "actions choices",
				children: [suggestions.map((name) => a(Choice, {
					language,
					fields: { ["q"]: name },
					label: fill(words$1.meant.check, { name: harmless(name, 300) }, language)
				})), kind === "words" ? a(Choice, {
					language,
					fields: {
						["q"]: given.slice(0, longest$3),
						["as"]: "message"
					},
					label: words$1.meant.message[language],
					isPlain: hasSuggestion
				}) : null]
			}),
			a("p", { children: kind === "words" ? words$1.meant.messageLede[language] : words$1.meant.slipLede[language] }),
			a(AskForm, {
				language,
				value: harmless(given, longest$3),
				isMain: true
			})
		]
	});
	return layout({
		path: reportsPath,
		title,
		description: title,
		main,
		isListed: false
	}, setting);
}
function Choice({ language, fields, label, isPlain = false }) {
	return a("form", {
		action: pathIn(reportsPath, language),
		method: "post",
		children: [Object.entries(fields).map(([name, value]) => a("input", {
			type: "hidden",
			name,
			value
		})), a("button", {
			type: "submit",
			class: isPlain ? "plain" : void 0,
			children: label
		})]
	});
}
// server/pages/pictures/tile.tsx
function Tile({ title, interpretation, language }) {
	const { grade, score } = interpretation;
	const mark = grade ?? (score === void 0 ? null : `${Math.round(score)}`);
	const tone = toneOf$1(interpretation);
	return a("figure", {
		class: `tile ${tone}`,
		children: [a("p", {
			class: "tile-mark",
			"aria-hidden": "true",
			children: [mark === null ? null : a("span", {
				class: "letter",
				children: mark
			}), a("svg", {
				viewBox: "0 0 16 16",
				children: a(Sign, {
					status: tone,
					x: 0,
					y: 0
				})
			})]
		}), a("figcaption", { children: [
			a("span", {
				class: "tile-title",
				children: harmless(title, 100)
			}),
			" ",
			a("span", {
				class: "quiet",
				children: factsOf(interpretation, language)
			})
		] })]
	});
}
function factsOf(interpretation, language) {
	const { grade, score, issues = [] } = interpretation;
	const points = score === void 0 ? void 0 : fill(reportWords.score, { score: Math.round(score) }, language);
	const count = issues.filter(({ severity }) => severity !== "info").length;
	const problems = count === 0 ? void 0 : fill(count === 1 ? words$2.problem : words$2.problems, { count }, language);
	return [
		grade,
		points,
		toneText(toneOf$1(interpretation), language),
		problems
	].filter((each) => each !== void 0).join(" · ");
}
// server/pages/report/compare.ts
function measuredOf({ checks }) {
	return checks.filter((check) => "findings" in check);
}
function compareMoments(from, to) {
	const common = measuredOf(to).map(({ id }) => id).filter((id) => measuredOf(from).some((check) => check.id === id));
	const [before, after] = [from, to].map((moment) => problemsAt(moment, common));
	return {
		fixed: missingIn$1(after, before),
		added: missingIn$1(before, after),
		unchanged: [...after].flatMap(([key, finding]) => before.has(key) ? [finding] : [])
	};
}
function problemsAt(moment, of) {
	const problems = new Map();
	for (const { id: check, findings } of measuredOf(moment)) {
		if (of && !of.includes(check)) continue;
		for (const finding of findings) {
			const key = JSON.stringify([finding.topic ?? `${check}.${finding.id}`, finding.subject ?? null]);
			if (!problems.has(key)) problems.set(key, {
				...finding,
				check
			});
		}
	}
	return problems;
}
function missingIn$1(some, others) {
	return [...others].flatMap(([key, finding]) => some.has(key) ? [] : [finding]);
}
// server/pages/report/history-words.ts
const historyWords = {
	title: {
		en: "History",
		ko: "이력"
	},
	moments: {
		en: "All {count} reports",
		ko: "보고서 {count}개 모두 보기"
	},
	compare: {
		en: "Compare with the latest",
		ko: "최신 보고서와 비교"
	},
	noResult: {
		en: "no result",
		ko: "결과 없음"
	},
	problem: {
		en: "1 problem",
		ko: "문제 1개"
	},
	problems: {
		en: "{count} problems",
		ko: "문제 {count}개"
	},
	picture: {
		en: "{count} reports: {first} problems in the oldest, {last} in the latest.",
		ko: "보고서 {count}개: 가장 오래된 보고서에 문제 {first}개, 최신 보고서에 {last}개."
	},
	checked: {
		en: "Checked {when}",
		ko: "{when} 점검"
	},
	fixed: {
		en: "{count} fixed",
		ko: "{count}개 해결"
	},
	added: {
		en: "{count} new",
		ko: "새 문제 {count}개"
	},
	since: {
		en: "{what} since {when}",
		ko: "{when} 이후 {what}"
	},
	same: {
		en: "no change",
		ko: "변경 없음"
	},
	at: {
		en: "Report of {when}",
		ko: "{when}의 보고서"
	},
	past: {
		en: "This is a past report. The site may have changed since.",
		ko: "지난 보고서입니다. 그 후 사이트가 바뀌었을 수 있습니다."
	},
	now: {
		en: "The latest report",
		ko: "최신 보고서"
	},
	check: {
		en: "Check",
		ko: "점검"
	},
	result: {
		en: "Result",
		ko: "결과"
	},
	gone: {
		en: "This report is no longer stored",
		ko: "더 이상 보관하지 않는 보고서입니다"
	},
	goneLede: {
		en: "Reports are kept for {days} days. The latest one is still there.",
		ko: "보고서는 {days}일 동안 보관합니다. 최신 보고서는 계속 볼 수 있습니다."
	},
	compareTitle: {
		en: "Two reports on {target}",
		ko: "{target} 보고서 비교"
	},
	titles: {
		fixed: {
			en: "Fixed: {count}",
			ko: "해결됨: {count}개"
		},
		added: {
			en: "New: {count}",
			ko: "새로 발견: {count}개"
		},
		unchanged: {
			en: "Unchanged: {count}",
			ko: "변함없음: {count}개"
		}
	},
	none: {
		en: "None.",
		ko: "없습니다."
	}
};
// server/pages/report/undetermined.ts
const undetermined = new Set([
	"dns.nxdomain-unconfirmed",
	"golive.dns-unknown",
	"golive.dns-security-unknown",
	"golive.dns-security-unseen",
	"golive.dns-servers-unknown",
	"golive.dns-private-unconfirmed",
	"golive.propagation-unknown",
	"golive.propagation-errors",
	"golive.tls-unknown",
	"golive.tls-doubt",
	"golive.https-unknown",
	"golive.https-unclear",
	"golive.registration-unknown",
	"ssl.trust-unchecked"
]);
// server/pages/report/problems.ts
function problemsOf(sections) {
	const done = doneOf(sections);
	const checks = new Map(done.map(({ check }) => [check.id, check]));
	const issues = done.flatMap(({ data }) => data.interpretation.issues).filter(({ id, severity }) => severity !== "info" && !undetermined.has(id)).toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
	return byCause(issues).flatMap((issue) => {
		const [check, ...others] = new Set([issue, ...issue.also].flatMap((each) => checks.get(checkOf$1(each)) ?? []));
		return check ? [{
			issue,
			check,
			others
		}] : [];
	});
}
function countsOf(problems) {
	return severities.flatMap((severity) => {
		const count = problems.filter(({ issue }) => issue.severity === severity).length;
		return count === 0 ? [] : [[severity, count]];
	});
}
function undeterminedOf(sections) {
	return doneOf(sections).flatMap(({ check, data }) => data.interpretation.issues.flatMap((issue) => undetermined.has(issue.id) ? [[check, issue]] : []));
}
// server/pages/report/words.ts
const words = {
	title: {
		en: "Report on {target}",
		ko: "{target} 보고서"
	},
	description: {
		en: "TLS, security headers, DNS, e-mail, OWASP posture, post-quantum TLS, go-live readiness and registration of {target}.",
		ko: "{target}의 TLS, 보안 헤더, DNS, 이메일, OWASP 보안 태세, 양자 내성 TLS, 공개 준비, 등록 정보."
	},
	nothing: {
		en: "This server has no stored results for {target}. Opening this page does not start a check. Press the button to start one.",
		ko: "이 서버에는 {target}에 대해 저장된 결과가 없습니다. 이 페이지를 열어도 점검은 시작되지 않습니다. 버튼을 누르면 시작합니다."
	},
	running: {
		en: "Measuring: {done} of {total} checks done.",
		ko: "측정 중: 점검 {total}개 중 {done}개 완료."
	},
	stored: {
		en: "Stored results. The oldest is from {time}.",
		ko: "저장된 결과입니다. 가장 오래된 측정 시각은 {time}입니다."
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
	full: {
		en: "Print in full",
		ko: "전체 인쇄"
	},
	gateThis: {
		en: "Gate this site",
		ko: "게이트 설정"
	},
	watch: {
		en: "Watch this domain",
		ko: "이 도메인 감시"
	},
	download: {
		en: "Download",
		ko: "내려받기"
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
	beyond: {
		en: "{count} more findings are only in the JSON of this report.",
		ko: "나머지 발견 사항 {count}개는 이 보고서의 JSON에만 있습니다."
	},
	also: {
		en: "also seen by: {list}",
		ko: "함께 발견한 점검: {list}"
	},
	none: {
		en: "No problems found.",
		ko: "발견된 문제가 없습니다."
	},
	changes: {
		en: "What changed",
		ko: "변경 사항"
	},
	since: {
		en: "since {time}",
		ko: "{time} 이후"
	},
	fixed: {
		en: "Fixed: {count}",
		ko: "해결됨: {count}개"
	},
	added: {
		en: "New: {count}",
		ko: "새로 발견: {count}개"
	},
	open: {
		en: "Checks without a result",
		ko: "결과가 없는 점검"
	},
	openLede: {
		en: "We could not measure or look up the following. It is not counted as a problem of the site.",
		ko: "다음 사항은 측정하거나 조회하지 못했습니다. 사이트의 문제로 세지 않습니다."
	},
	limited: {
		en: "You have reached this server's rate limit.",
		ko: "이 서버의 요청 한도에 도달했습니다."
	},
	continues: {
		en: "The report continues by itself in {seconds} s.",
		ko: "{seconds}초 후 자동으로 계속됩니다."
	},
	nonexistent: {
		en: "This name does not exist",
		ko: "존재하지 않는 이름입니다"
	},
	nonexistentLede: {
		en: "The DNS has no name {name} (NXDOMAIN), so there is nothing to check.",
		ko: "{name} 이름이 DNS에 없으므로(NXDOMAIN) 점검할 대상이 없습니다."
	},
	nonexistentAction: {
		en: "Correct the spelling in the field above. A new name can take hours until every resolver knows it: then check again.",
		ko: "위 입력란에서 철자를 확인하십시오. 새로 만든 이름은 모든 리졸버에 반영되기까지 몇 시간이 걸릴 수 있으니 나중에 다시 점검하십시오."
	},
	checkParent: {
		en: "Check {domain}",
		ko: "{domain} 점검"
	},
	passedTitle: {
		en: "What passed",
		ko: "통과한 항목"
	},
	passedCount: {
		en: "Passed: {count}",
		ko: "통과: {count}개"
	},
	details: {
		en: "Each check",
		ko: "점검별 결과"
	},
	page: {
		en: "The whole result",
		ko: "전체 결과"
	},
	fix: {
		en: "Server settings to copy",
		ko: "복사해서 쓰는 서버 설정"
	},
	gate: {
		en: "Block worse deployments",
		ko: "지금보다 나쁜 배포 막기"
	},
	gateLede: {
		en: "The gate measures the deployed URL and fails the build below these thresholds: SSL grade {ssl}, header grade {headers}, and enough days of certificate validity. They are the grades this site has now; if the grade is F, the default is used.",
		ko: "게이트는 배포된 URL을 측정하여 SSL 등급 {ssl}, 헤더 등급 {headers} 또는 인증서의 남은 유효 기간이 기준에 미치지 못하면 빌드를 실패시킵니다. 기준은 이 사이트의 현재 등급이며, 현재 등급이 F이면 기본값을 사용합니다."
	},
	badge: {
		en: "Badges for a README",
		ko: "README용 배지"
	},
	badgeLede: {
		en: "A badge shows the newest stored result and turns grey after 7 days. Showing it never starts a check.",
		ko: "배지는 가장 최근에 저장된 결과를 보여 주며, 7일이 지나면 회색이 됩니다. 배지를 표시해도 점검은 시작되지 않습니다."
	},
	gateUsual: {
		en: "The gate measures the deployed URL and fails the build below these thresholds: SSL grade {ssl}, header grade {headers}, and enough days of certificate validity. These are the defaults, because this site has no grades yet.",
		ko: "게이트는 배포된 URL을 측정하여 SSL 등급 {ssl}, 헤더 등급 {headers} 또는 인증서의 남은 유효 기간이 기준에 미치지 못하면 빌드를 실패시킵니다. 이 사이트의 등급이 아직 없으므로 기본값을 사용합니다."
	},
	sorry: {
		en: "This cannot be checked",
		ko: "점검할 수 없습니다"
	}
};
const fileNames = {
	json: "JSON",
	csv: "CSV",
	markdown: "Markdown"
};
const stateWords = {
	absent: {
		en: "not measured yet",
		ko: "아직 측정하지 않음"
	},
	running: {
		en: "measuring",
		ko: "측정 중"
	},
	limited: {
		en: "waiting for the rate limit",
		ko: "요청 한도 대기 중"
	},
	failed: {
		en: "no result",
		ko: "결과 없음"
	}
};
const manyWords = {
	title: {
		en: "{count} reports",
		ko: "보고서 {count}개"
	},
	columns: {
		name: {
			en: "Domain",
			ko: "도메인"
		},
		verdict: {
			en: "Verdict",
			ko: "판정"
		},
		ssl: {
			en: "TLS",
			ko: "TLS"
		},
		http: {
			en: "Headers",
			ko: "헤더"
		},
		email: {
			en: "E-mail",
			ko: "이메일"
		},
		problems: {
			en: "Problems",
			ko: "문제"
		}
	}
};
// server/pages/report/overview.tsx
function Progress({ report, language }) {
	const { sections, isRunning, target } = report;
	const times = sections.flatMap(({ seen }) => seen.state === "done" ? [seen.observedAt] : []);
	const done = sections.filter(({ seen }) => seen.state === "done" || seen.state === "failed").length;
	const holes = {
		done,
		total: sections.length,
		target: harmless(target.name, 300)
	};
	const at = times.length > 0 ? Math.min(...times) : report.moments?.[0]?.at;
	return a("div", {
		id: "progress",
		"aria-live": "polite",
		children: [a("p", {
			class: "lede",
			children: isRunning || at === void 0 ? fill(isRunning ? words.running : words.nothing, holes, language) : a(Outcome, {
				report,
				language,
				at
			})
		}), isRunning ? a("progress", {
			value: done,
			max: sections.length,
			"aria-label": words.grades[language]
		}) : null]
	});
}
function Outcome({ report, language, at }) {
	const [latest, before] = report.moments ?? [];
	const count = problemsOf(report.sections).length;
	const checked = a(Rich, {
		sentence: historyWords.checked[language],
		holes: { when: a(When, {
			at,
			language
		}) }
	});
	if (isNonexistent(report)) return checked;
	return a($, { children: [
		checked,
		" · ",
		fill(count === 1 ? historyWords.problem : historyWords.problems, { count }, language),
		latest && before ? a($, { children: [" · ", a(Rich, {
			sentence: historyWords.since[language],
			holes: {
				what: a($, { children: changeText(before, latest, language) }),
				when: a(When, {
					at: before.at,
					language,
					as: "date"
				})
			}
		})] }) : null
	] });
}
function changeText(before, latest, language) {
	const { fixed, added } = compareMoments(before, latest);
	const parts = [fixed.length > 0 ? fill(historyWords.fixed, { count: fixed.length }, language) : null, added.length > 0 ? fill(historyWords.added, { count: added.length }, language) : null].filter((part) => part !== null);
	return parts.length > 0 ? parts.join(", ") : historyWords.same[language];
}
function Tiles({ report, language }) {
	const { sections } = report;
	return a("section", {
		id: "tiles",
		"aria-label": words.grades[language],
		hidden: isNonexistent(report),
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
						children: stateWords[seen.state][language]
					})
				]
			}) }))
		})
	});
}
function Undetermined({ report, language }) {
	const { sections } = report;
	const failed = sections.flatMap(({ check, seen }) => seen.state === "failed" ? [[check, pageFailure(seen.failure.facts, language)]] : []);
	const unclear = undeterminedOf(sections).map(([check, issue]) => [check, issue.cause]);
	const reasons = Map.groupBy([...failed, ...unclear], ([, reason]) => reason);
	return a("section", {
		id: "undetermined",
		"aria-labelledby": "undetermined-title",
		hidden: reasons.size === 0 || isNonexistent(report),
		children: [
			a("h2", {
				id: "undetermined-title",
				children: words.open[language]
			}),
			a("p", {
				class: "quiet",
				children: words.openLede[language]
			}),
			a("ul", { children: [...reasons].map(([reason, told]) => a("li", { children: [
				a("strong", { children: told.map(([check]) => check.title[language]).join(", ") }),
				": ",
				harmless(reason, 1e3)
			] })) })
		]
	});
}
function Waiting({ report: { sections }, language }) {
	const until = Math.max(0, ...sections.flatMap(({ seen }) => seen.state === "limited" ? [seen.until] : []));
	const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1e3));
	return a("p", {
		id: "waiting",
		class: "banner",
		role: "status",
		hidden: until === 0,
		children: [
			words.limited[language],
			" ",
			a("span", {
				"data-until": until === 0 ? void 0 : new Date(until).toISOString(),
				children: fill(words.continues, { seconds }, language)
			})
		]
	});
}
// server/pages/report/verdict.ts
const toneOf = {
	unsafe: "fail",
	urgent: "fail",
	serious: "fail",
	improvable: "warn",
	good: "pass",
	partly: "unknown",
	unknown: "unknown"
};
const dangerous = new Set([
	"ssl",
	"http",
	"owasp",
	"email"
]);
const essential = ["ssl", "http"];
function verdictOf({ sections }) {
	const problems = problemsOf(sections);
	const level = levelOf(sections, problems);
	return {
		level,
		tone: toneOf[level],
		first: problems[0] ?? null,
		problems
	};
}
function levelOf(sections, problems) {
	const critical = problems.filter(({ issue }) => issue.severity === "critical");
	if (doneOf(sections).some(({ check, data }) => check.id === "ssl" && data.interpretation.status === "fail") || critical.some(({ check, others }) => [check, ...others].some(({ id }) => dangerous.has(id)))) return "unsafe";
	if (critical.length > 0) return "urgent";
	if (problems.some(({ issue }) => issue.severity === "high")) return "serious";
	if (!isKnown$1(sections)) return doneOf(sections).length === 0 ? "unknown" : "partly";
	return problems.some(({ issue }) => issue.severity === "medium") ? "improvable" : "good";
}
function isKnown$1(sections) {
	const known = doneOf(sections).flatMap(({ check, data }) => data.interpretation.status === "unknown" ? [] : [check.id]);
	return sections.every(({ check: { id } }) => !essential.includes(id) || known.includes(id));
}
// server/pages/report/verdict-words.ts
const verdictWords = {
	label: {
		en: "Verdict",
		ko: "판정"
	},
	levels: {
		unsafe: {
			en: "Not safe",
			ko: "안전하지 않습니다"
		},
		urgent: {
			en: "Act now",
			ko: "바로 조치해야 합니다"
		},
		serious: {
			en: "Serious problems",
			ko: "심각한 문제가 있습니다"
		},
		improvable: {
			en: "Can be improved",
			ko: "개선할 점이 있습니다"
		},
		good: {
			en: "Good",
			ko: "양호합니다"
		},
		partly: {
			en: "Could not tell",
			ko: "판단할 수 없습니다"
		},
		unknown: {
			en: "Could not tell",
			ko: "판단할 수 없습니다"
		}
	},
	clean: {
		en: "No problems found",
		ko: "발견된 문제가 없습니다"
	},
	minor: {
		en: "Nothing serious found. Still open:",
		ko: "심각한 문제가 없습니다. 남은 사항:"
	},
	measuring: {
		en: "Measuring…",
		ko: "측정 중…"
	},
	soFar: {
		en: "No serious problem so far. The verdict follows when all checks are done.",
		ko: "지금까지 심각한 문제가 없습니다. 모든 점검이 끝나면 판정을 표시합니다."
	},
	nothingFound: {
		en: "{done} of {total} checks found nothing to fix.",
		ko: "점검 {total}개 중 {done}개에서 조치할 사항이 없습니다."
	},
	partlyKnown: {
		en: "{done} of {total} checks found nothing to fix, but the TLS or header check has no result.",
		ko: "점검 {total}개 중 {done}개에서 조치할 사항이 없지만, TLS 또는 헤더 점검의 결과가 없습니다."
	},
	nothingKnown: {
		en: "No check has a result. The reasons are below.",
		ko: "결과가 있는 점검이 없습니다. 이유는 아래에 있습니다."
	},
	first: {
		en: "First:",
		ko: "먼저 할 일:"
	},
	header: {
		en: "Response header",
		ko: "응답 헤더"
	},
	filter: {
		en: "Problems by severity",
		ko: "심각도별 문제"
	},
	all: {
		en: "all",
		ko: "전체"
	},
	count: {
		en: "{count} {name}",
		ko: "{name} {count}"
	}
};
// server/pages/report/many.tsx
const refresh$1 = 3;
function manyPage({ reports, path }, setting) {
	const { language } = setting;
	const isRunning = reports.some((report) => report.isRunning);
	const sections = reports.flatMap((report) => report.sections);
	const [first] = reports;
	const main = a("div", {
		class: "frame report",
		children: [
			a(AskForm, {
				language,
				value: reports.map(({ target }) => harmless(target.name, 300)).join(" ")
			}),
			a("h1", { children: fill(manyWords.title, { count: reports.length }, language) }),
			a("div", {
				id: "reports",
				"data-refill": isRunning ? "" : void 0,
				"aria-busy": isRunning ? "true" : void 0,
				children: [first ? a(Waiting, {
					report: {
						...first,
						sections
					},
					language
				}) : null, a("table", {
					role: "table",
					"aria-label": fill(manyWords.title, { count: reports.length }, language),
					children: [a("thead", {
						role: "rowgroup",
						children: a("tr", {
							role: "row",
							children: Object.values(manyWords.columns).map((column) => a("th", {
								role: "columnheader",
								scope: "col",
								children: column[language]
							}))
						})
					}), a("tbody", {
						role: "rowgroup",
						children: reports.map((report) => a(Row, {
							report,
							language
						}))
					})]
				})]
			})
		]
	});
	const title = fill(manyWords.title, { count: reports.length }, language);
	return layout({
		path,
		title,
		description: title,
		main,
		isListed: false,
		...isRunning && { refresh: refresh$1 }
	}, setting);
}
function Row({ report, language }) {
	const { target } = report;
	const { problems } = verdictOf(report);
	const { columns } = manyWords;
	const { text, sign } = stateOf(report, language);
	return a("tr", {
		role: "row",
		children: [
			a("td", {
				role: "cell",
				"data-label": columns.name[language],
				children: a("a", {
					href: pathIn(reportPath(target.name), language),
					children: harmless(withUnicode(target.name), 300)
				})
			}),
			a("td", {
				role: "cell",
				"data-label": columns.verdict[language],
				class: "with-sign",
				children: [a("svg", {
					viewBox: "0 0 16 16",
					width: "16",
					height: "16",
					"aria-hidden": "true",
					children: a(Sign, {
						status: sign,
						x: 0,
						y: 0
					})
				}), text]
			}),
			[
				"ssl",
				"http",
				"email"
			].map((id) => a("td", {
				role: "cell",
				"data-label": columns[id][language],
				children: markOf$2(report, id, language)
			})),
			a("td", {
				role: "cell",
				"data-label": columns.problems[language],
				children: doneOf(report.sections).length === 0 || isNonexistent(report) ? "–" : problems.length
			})
		]
	});
}
function stateOf(report, language) {
	if (isNonexistent(report)) return {
		text: words.nonexistent[language],
		sign: "unknown"
	};
	if (report.isRunning || isEmpty(report)) return {
		text: stateWords[report.isRunning ? "running" : "absent"][language],
		sign: "unknown"
	};
	const { level, tone, problems } = verdictOf(report);
	return {
		text: (level === "good" && problems.length === 0 ? verdictWords.clean : verdictWords.levels[level])[language],
		sign: tone
	};
}
function markOf$2({ sections }, id, language) {
	const section = sections.find(({ check }) => check.id === id);
	if (!section) return "–";
	if (section.seen.state !== "done") return stateWords[section.seen.state][language];
	const { interpretation } = section.seen.data;
	const { grade, score } = interpretation;
	return grade ?? (score === void 0 ? toneText(toneOf$1(interpretation), language) : `${Math.round(score)}`);
}
// server/pages/report/downloads.ts
const columns = [
	"severity",
	"id",
	"checks",
	"subject",
	"cause",
	"action",
	"recordName",
	"recordType",
	"recordValue",
	"reference"
];
function csvOf({ sections }) {
	return toCsv(columns, problemsOf(sections).map(({ issue, check, others }) => ({
		severity: issue.severity,
		id: issue.id,
		checks: [check, ...others].map(({ id }) => id),
		subject: issue.subject,
		cause: issue.cause,
		action: issue.action,
		recordName: issue.record?.name,
		recordType: issue.record?.type,
		recordValue: issue.record?.value,
		reference: issue.reference
	})));
}
const longest$2 = 1e3;
function markdownOf(report, language) {
	const { target, sections } = report;
	const { level, problems } = verdictOf(report);
	const grades = doneOf(sections).map(({ check, data: { interpretation } }) => {
		const { grade, score } = interpretation;
		const said = [
			grade,
			score === void 0 ? void 0 : fill(reportWords.score, { score: Math.round(score) }, language),
			toneText(toneOf$1(interpretation), language)
		].filter((each) => each !== void 0);
		return `| ${check.title[language]} | ${said.join(" · ")} |`;
	});
	const list = problems.map(({ issue }) => {
		const { severity, cause, action } = issue;
		return `- **${reportWords.severity[severity][language]}** ${markup(cause, longest$2)}\n  ${markup(pageActionText(action, language), longest$2)}`;
	});
	return [
		`# ${markup(target.name, longest$2)}: ${verdictWords.levels[level][language]}`,
		[
			"|  |  |",
			"| --- | --- |",
			...grades
		].join("\n"),
		list.join("\n"),
		""
	].join("\n\n");
}
// server/pages/report/difference.ts
const most$2 = 30;
async function differenceOf({ version }, result, { before }) {
	const known = remembered$1.get(result);
	if (known !== void 0) return known;
	let difference = null;
	let earlier = await before(result);
	for (let count = 1; earlier?.version === version && count <= most$2; count++) {
		difference = compare(earlier, result);
		if (difference) break;
		earlier = await before(earlier);
	}
	remembered$1.set(result, difference);
	return difference;
}
const remembered$1 = new WeakMap();
function compare(earlier, result) {
	const [from, to] = [markOf$1(earlier.verdict), markOf$1(result.verdict)];
	const fixed = missingIn(result.verdict, earlier.verdict);
	const added = missingIn(earlier.verdict, result.verdict);
	return from.status === to.status && from.grade === to.grade && from.score === to.score && fixed.length === 0 && added.length === 0 ? null : {
		since: earlier.observedAt,
		from,
		to,
		fixed,
		added
	};
}
function markOf$1({ status, grade, score }) {
	return {
		status,
		...grade !== void 0 && { grade },
		...score !== void 0 && { score: Math.round(score) }
	};
}
function missingIn({ findings }, { findings: others }) {
	const known = new Set(findings.map(keyOf));
	return others.filter((finding) => !known.has(keyOf(finding)));
}
function keyOf({ id, subject }) {
	return JSON.stringify([id, subject ?? null]);
}
// server/pages/report/moments.ts
const momentCheck = defineCheck({
	id: "report",
	version: 1,
	title: {
		en: "Report",
		ko: "보고서"
	},
	about: {
		en: "What a report said.",
		ko: "보고서의 내용입니다."
	},
	input: strictObject({
		name: string(),
		host: string()
	}),
	subject: "name",
	raw: object({ checks: array(unknown()) }),
	cost: "light",
	ttl: 0,
	words: {
		problems: {},
		caps: {},
		kpis: {},
		parts: {}
	},
	target: ({ host }) => targetOfHost(host),
	collect: () => Promise.reject(failure("internal", {})),
	judge: () => ({
		status: "pass",
		kpis: [],
		findings: []
	})
});
const mostRecent = 500;
function openMoments(resultCache) {
	const recent = new I({ max: mostRecent });
	const lists = new I({ max: mostRecent });
	async function newest(target) {
		const known = recent.get(target.name) ?? null;
		const stored = await resultCache.newest(momentCheck, inputOf(target));
		return known && known.observedAt >= (stored?.observedAt ?? 0) ? known : stored;
	}
	return {
		keep(target, { at, checks }, isTrusted) {
			const result = {
				raw: { checks },
				verdict: {
					status: "pass",
					kpis: [],
					findings: []
				},
				observedAt: new Date(at)
			};
			const found = resultCache.keep({
				check: momentCheck,
				input: inputOf(target),
				result,
				isTrusted
			});
			recent.set(target.name, found.result);
		},
		async newest(target) {
			const result = await newest(target);
			return result && toMoment(result);
		},
		async list(target, most) {
			let result = await newest(target);
			const known = lists.get(target.name);
			if (!result || known?.[0]?.at === result.observedAt) return result ? known ?? [] : [];
			const moments = [];
			for (; result && moments.length < most; result = await resultCache.before(result)) moments.push(toMoment(result));
			lists.set(target.name, moments);
			return moments;
		}
	};
}
function inputOf({ name, host }) {
	return {
		name,
		host: hostOf({ host })
	};
}
function toMoment({ raw, observedAt }) {
	return {
		at: observedAt,
		checks: raw.checks
	};
}
function failureAt({ checks }, id) {
	const found = checks.find((check) => check.id === id);
	if (!found || !("failure" in found)) return null;
	return Object.hasOwn(failures, found.failure.id) ? new Failure(found.failure) : failure("internal", {});
}
const mostFindings$1 = 100;
function momentOf({ id, words }, { status, grade, score, findings }) {
	return {
		id,
		status,
		...grade !== void 0 && { grade },
		...score !== void 0 && { score },
		findings: findings.slice(0, mostFindings$1).flatMap(({ id: problem, params, topic, subject }) => {
			const severity = words.problems[problem]?.severity ?? "info";
			if (severity === "info") return [];
			return [{
				id: problem,
				params,
				severity,
				...topic !== void 0 && { topic },
				...subject !== void 0 && { subject }
			}];
		})
	};
}
// server/pages/report/keep-moment.ts
function keepMoment(moments, { target, checks, caller }, { parts, startedAt }, isClosing) {
	const known = checks.flatMap((check) => checkOf(check, parts.get(check.id), isClosing));
	const isNew = [...parts.values()].some((part) => part.state === "done" && part.result.observedAt >= startedAt);
	const hasFailed = known.some((check) => "failure" in check);
	if (known.length === 0 || !isNew && !hasFailed) return;
	moments.keep(target, {
		at: Date.now(),
		checks: known
	}, caller.keyId !== void 0);
}
function checkOf(check, part, isClosing) {
	if (part?.state === "done") return [momentOf(check, part.result.verdict)];
	if (part?.state !== "failed") return [];
	const { facts, code } = part.failure;
	return isClosing || code === "RATE_LIMITED" || isOurLimit(facts) || facts.id === "internal" ? [] : [{
		id: check.id,
		failure: facts
	}];
}
// server/pages/snippet.tsx
var import_cjs = require_cjs();
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
				"data-done": words$1.copied[language],
				children: [words$1.copy[language], a("span", {
					class: "hidden",
					children: [": ", title]
				})]
			})
		] }), a("pre", {
			tabIndex: 0,
			children: a("code", { children: text })
		})]
	});
}
// server/pages/report/fixes.ts
const hsts = ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"];
const csp = ["Content-Security-Policy", "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"];
const framing = ["X-Frame-Options", "DENY"];
const contentType = ["X-Content-Type-Options", "nosniff"];
const referrer = ["Referrer-Policy", "strict-origin-when-cross-origin"];
const headers = {
	"http.hsts-missing": hsts,
	"http.hsts-invalid": hsts,
	"http.hsts-off": hsts,
	"http.hsts-short": hsts,
	"ssl.hsts-missing": hsts,
	"ssl.hsts-invalid": hsts,
	"ssl.hsts-off": hsts,
	"ssl.hsts-short": hsts,
	"http.csp-missing": csp,
	"http.framing-missing": framing,
	"http.framing-invalid": framing,
	"http.content-type-options-missing": contentType,
	"http.content-type-options-invalid": contentType,
	"http.referrer-missing": referrer,
	"http.referrer-leaky": referrer,
	"http.permissions-missing": ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"]
};
const settings = {
	"http.redirect-missing": [
		{
			server: "nginx",
			text: "server {\n  listen 80;\n  return 301 https://$host$request_uri;\n}"
		},
		{
			server: "Apache",
			text: "RewriteEngine On\nRewriteCond %{HTTPS} !=on\nRewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]"
		},
		{
			server: "Caddy",
			text: "http:// {\n  redir https://{host}{uri} permanent\n}"
		},
		{
			server: "Cloudflare",
			text: "SSL/TLS > Edge Certificates > Always Use HTTPS: On"
		}
	],
	"ssl.tls10": versions(),
	"ssl.tls11": versions(),
	"ssl.no-tls13": versions()
};
function versions() {
	return [
		{
			server: "nginx",
			text: "ssl_protocols TLSv1.2 TLSv1.3;"
		},
		{
			server: "Apache",
			text: "SSLProtocol -all +TLSv1.2 +TLSv1.3"
		},
		{
			server: "Caddy",
			text: "tls {\n  protocols tls1.2 tls1.3\n}"
		},
		{
			server: "Cloudflare",
			text: "SSL/TLS > Edge Certificates > Minimum TLS Version: TLS 1.2\nSSL/TLS > Edge Certificates > TLS 1.3: On"
		}
	];
}
function headerFor({ id }) {
	return Object.hasOwn(headers, id) ? headers[id]?.join(": ") ?? null : null;
}
function fixesFor({ id, subject = "", evidence = "" }) {
	if (id === "http.leak-version") return versionFixes(subject, evidence);
	if (Object.hasOwn(settings, id)) return settings[id] ?? [];
	const header = Object.hasOwn(headers, id) ? headers[id] : void 0;
	return header ? headerFixes(header, !id.endsWith("-missing")) : [];
}
const cloudflareRule = "Rules > Overview > Create rule > Response Header Transform Rule";
function headerFixes([name, value], isSent) {
	const [nginx, apache] = [`add_header ${name} "${value}" always;`, `Header always set ${name} "${value}"`];
	return [
		{
			server: "nginx",
			text: isSent ? `${hiddenByNginx(name)}\n${nginx}` : nginx
		},
		{
			server: "Apache",
			text: isSent ? `Header onsuccess unset ${name}\n${apache}` : apache
		},
		{
			server: "Caddy",
			text: `header ${isSent ? ">" : ""}${name} "${value}"`
		},
		{
			server: "Cloudflare",
			text: `${cloudflareRule} > Set static\n${name}: ${value}`
		}
	];
}
function versionFixes(header, evidence) {
	if (header === "server") return [
		{
			server: "nginx",
			text: "server_tokens off;"
		},
		{
			server: "Apache",
			text: "ServerTokens Prod"
		},
		{
			server: "Caddy",
			text: "header -Server"
		}
	];
	if (!/^[a-z\d-]+$/.test(header)) return [];
	const name = header.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
	return [
		...header === "x-powered-by" && /\bphp\//i.test(evidence) ? [{
			server: "PHP",
			text: "expose_php = Off"
		}] : [],
		{
			server: "nginx",
			text: hiddenByNginx(name)
		},
		{
			server: "Apache",
			text: `Header onsuccess unset ${name}\nHeader always unset ${name}`
		},
		{
			server: "Caddy",
			text: `header -${name}`
		},
		{
			server: "Cloudflare",
			text: `${cloudflareRule} > Remove\n${name}`
		}
	];
}
function hiddenByNginx(name) {
	return `proxy_hide_header ${name};\nfastcgi_hide_header ${name};`;
}
// server/pages/report/answer.tsx
const longest$1 = 400;
function Answer({ report, language }) {
	if (isNonexistent(report)) return a(Nonexistent, {
		report,
		language
	});
	const verdict = verdictOf(report);
	const { first, problems } = verdict;
	const isOpen = report.isRunning && !isCertain(verdict.level);
	const tone = isOpen ? "unknown" : verdict.tone;
	const hasResult = doneOf(report.sections).length > 0;
	return a("section", {
		id: "answer",
		"aria-label": verdictWords.label[language],
		hidden: !hasResult && !report.isRunning,
		children: [a("div", {
			class: `verdict ${tone}`,
			children: [
				a("p", {
					class: "mark",
					children: [a("svg", {
						viewBox: "0 0 16 16",
						width: "26",
						height: "26",
						"aria-hidden": "true",
						children: a(Sign, {
							status: tone,
							x: 0,
							y: 0
						})
					}), isOpen ? verdictWords.measuring[language] : headline(verdict)[language]]
				}),
				a("p", { children: first && !isOpen ? causeOf$2(first, verdict, language) : withoutProblems(verdict, {
					report,
					language
				}) }),
				first && !isOpen ? a(First, {
					problem: first,
					language
				}) : null
			]
		}), problems.length > 0 ? a(Counts, {
			problems,
			report,
			language
		}) : null]
	});
}
function Nonexistent({ report: { target }, language }) {
	const host = hostOf(target);
	const domain = (0, import_cjs.getDomain)(host, { allowPrivateDomains: true });
	return a("section", {
		id: "answer",
		"aria-label": verdictWords.label[language],
		children: a("div", {
			class: "verdict unknown",
			children: [
				a("p", {
					class: "mark",
					children: [a("svg", {
						viewBox: "0 0 16 16",
						width: "26",
						height: "26",
						"aria-hidden": "true",
						children: a(Sign, {
							status: "unknown",
							x: 0,
							y: 0
						})
					}), words.nonexistent[language]]
				}),
				a("p", { children: fill(words.nonexistentLede, { name: harmless(host, 300) }, language) }),
				a("p", { children: words.nonexistentAction[language] }),
				domain === null || domain === host ? null : a("p", { children: a("a", {
					href: pathIn(reportPath(domain), language),
					children: fill(words.checkParent, { domain: harmless(domain, 300) }, language)
				}) })
			]
		})
	});
}
function isCertain(level) {
	return level === "unsafe" || level === "urgent" || level === "serious";
}
function headline({ level, problems }) {
	return level === "good" && problems.length === 0 ? verdictWords.clean : verdictWords.levels[level];
}
function causeOf$2({ issue }, { level }, language) {
	const cause = harmless(issue.cause, longest$1);
	return level === "good" ? `${verdictWords.minor[language]} ${cause}` : cause;
}
function withoutProblems({ level }, { report, language }) {
	if (report.isRunning) return verdictWords.soFar[language];
	const [done, total] = [doneOf(report.sections).length, report.sections.length];
	if (level === "good" || level === "improvable") return fill(verdictWords.nothingFound, {
		done,
		total
	}, language);
	return [level === "unknown" ? verdictWords.nothingKnown[language] : fill(verdictWords.partlyKnown, {
		done,
		total
	}, language), reasonOf(report, language)].join(" ").trim();
}
function reasonOf({ sections }, language) {
	const [failure] = sections.flatMap(({ seen }) => seen.state === "failed" ? [seen.failure] : []);
	return failure ? harmless(pageFailure(failure.facts, language), longest$1) : "";
}
function First({ problem: { issue }, language }) {
	const header = headerFor(issue);
	return a($, { children: [
		a("p", { children: [
			a("strong", { children: verdictWords.first[language] }),
			" ",
			a(Action, {
				text: harmless(issue.action, longest$1),
				language
			})
		] }),
		issue.record ? a(RecordToPublish, {
			record: issue.record,
			language
		}) : null,
		header === null ? null : a(Snippet, {
			title: verdictWords.header[language],
			text: header,
			language
		})
	] });
}
function Counts({ problems, report, language }) {
	const path = reportPath(report.target.name);
	const counts = countsOf(problems);
	return a("nav", {
		class: "counts",
		"aria-label": verdictWords.filter[language],
		children: [null, ...severities].map((severity) => {
			const count = severity === null ? problems.length : counts.find(([each]) => each === severity)?.[1];
			if (count === void 0) return null;
			const name = severity === null ? verdictWords.all : reportWords.severity[severity];
			const query = severity === null ? "" : `?severity=${severity}`;
			return a("a", {
				class: severity ?? "all",
				href: pathIn(`${path}${query}#findings`, language),
				"aria-current": severity === (report.only ?? null) ? "true" : void 0,
				children: fill(verdictWords.count, {
					count,
					name: name[language]
				}, language)
			});
		})
	});
}
// server/pages/report/details.tsx
function Passed({ report, language }) {
	const { sections } = report;
	const passed = doneOf(sections).flatMap((each) => passedOf(each));
	return a("section", {
		id: "passed",
		"aria-label": words.passedTitle[language],
		hidden: passed.length === 0 || isNonexistent(report),
		children: a("details", {
			"data-fold": "passed",
			children: [a("summary", { children: fill(words.passedCount, { count: passed.length }, language) }), a("ul", { children: passed.map(({ check, label }) => a("li", { children: [check.title[language], label === null ? "" : `: ${harmless(label, 200)}`] })) })]
		})
	});
}
function passedOf({ check, data: { interpretation } }) {
	const { parts = [], status } = interpretation;
	if (parts.length === 0) return status === "pass" ? [{
		check,
		label: null
	}] : [];
	return parts.filter(({ score }) => score === 100).map(({ label }) => ({
		check,
		label
	}));
}
function Details({ report, language }) {
	const { sections, target } = report;
	const done = doneOf(sections);
	return a("section", {
		id: "details",
		"aria-labelledby": "details-title",
		hidden: done.length === 0 || isNonexistent(report),
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
				a("p", { children: a(ResultLink, {
					check,
					target,
					language
				}) })
			]
		}))]
	});
}
function markOf(interpretation, language) {
	const { grade, score } = interpretation;
	return grade ?? (score === void 0 ? toneText(toneOf$1(interpretation), language) : `${Math.round(score)}`);
}
function ResultLink({ check, target, language }) {
	const query = new URLSearchParams(askedOf(check, target)).toString();
	return a("a", {
		href: pathIn(`${checkPath(check)}?${query}`, language),
		children: [words.page[language], a("span", {
			class: "hidden",
			children: [": ", check.title[language]]
		})]
	});
}
// server/pages/report/findings.tsx
const mostShown = 8;
const mostFindings = 200;
function Findings$1({ report, language }) {
	const { only } = report;
	const every = problemsOf(report.sections);
	const all = only === void 0 ? every : every.filter(({ issue }) => issue.severity === only);
	const [first, rest] = [all.slice(0, mostShown), all.slice(mostShown, mostFindings)];
	const hint = providerOf(report.sections);
	const hasResult = report.sections.some(({ seen }) => seen.state === "done");
	return a("section", {
		id: "findings",
		"aria-labelledby": "findings-title",
		hidden: !hasResult || isNonexistent(report),
		children: [
			a("h2", {
				id: "findings-title",
				children: words.findings[language]
			}),
			every.length === 0 && !report.isRunning ? a("p", { children: words.none[language] }) : null,
			a(FindingList, {
				issues: first,
				hint,
				language
			}),
			rest.length > 0 ? a("details", {
				"data-fold": "more",
				children: [a("summary", { children: fill(words.more, { count: rest.length }, language) }), a(FindingList, {
					issues: rest,
					hint,
					language
				})]
			}) : null,
			all.length > mostFindings ? a("p", { children: fill(words.beyond, { count: all.length - mostFindings }, language) }) : null
		]
	});
}
function FindingList({ issues, hint, language }) {
	return a("ul", {
		class: "issues",
		children: issues.map((problem) => a(Finding, {
			issue: problem.issue,
			language,
			source: sourceOf(problem, language),
			hint,
			children: a(Fixes, {
				issue: problem.issue,
				language
			})
		}))
	});
}
function sourceOf({ check, others }, language) {
	if (others.length === 0) return check.title[language];
	const list = others.map(({ title }) => title[language]).join(", ");
	return `${check.title[language]} · ${fill(words.also, { list }, language)}`;
}
function Fixes({ issue, language }) {
	const fixes = fixesFor(issue);
	if (fixes.length === 0) return null;
	return a("details", {
		"data-fold": `fix ${issue.id}`,
		children: [a("summary", { children: words.fix[language] }), fixes.map(({ server, text }) => a(Snippet, {
			title: server,
			text,
			language
		}))]
	});
}
// server/pages/report/gate.tsx
function Gate({ report, language, baseUrl }) {
	const thresholds = thresholdsOf(report);
	const snippets = snippetsFor(harmless(report.target.url, 300), thresholds, baseUrl);
	return a("section", {
		id: "gate",
		"aria-labelledby": "gate-title",
		hidden: isNonexistent(report),
		children: [
			a("h2", {
				id: "gate-title",
				children: words.gate[language]
			}),
			a("p", { children: fill(isKnown(report) ? words.gateLede : words.gateUsual, { ...thresholds }, language) }),
			snippets.map(([title, text]) => a(Snippet, {
				title,
				text,
				language
			})),
			a("h3", { children: words.badge[language] }),
			a("p", { children: words.badgeLede[language] }),
			a(Snippet, {
				title: "Markdown",
				text: badgesFor(report, baseUrl, language),
				language
			})
		]
	});
}
function badgesFor({ target, sections }, baseUrl, language) {
	const server = serverOf({ baseUrl }) ?? "$SERVER";
	return sections.flatMap(({ check: { id } }) => {
		const label = Object.hasOwn(badgeLabels, id) ? badgeLabels[id] : void 0;
		const image = `${server}${pathIn(badgePath(id, target.name), language)}`;
		return label ? [`[![${label[language]}](${image})](${server}${pathIn(reportPath(target.name), language)})`] : [];
	}).join("\n");
}
const usual = {
	ssl: "B",
	headers: "C"
};
function gradeOf({ sections }, id) {
	return doneOf(sections).find(({ check }) => check.id === id)?.data.interpretation.grade;
}
function isKnown(report) {
	return gradeOf(report, "ssl") !== void 0 || gradeOf(report, "http") !== void 0;
}
function thresholdsOf(report) {
	const [ssl, headers] = [gradeOf(report, "ssl"), gradeOf(report, "http")];
	return {
		ssl: ssl === void 0 || ssl === "F" ? usual.ssl : ssl,
		headers: headers === void 0 || headers === "F" ? usual.headers : headers
	};
}
function snippetsFor(url, { ssl, headers }, baseUrl) {
	const inputs = [
		["url", url],
		["min-ssl", ssl],
		["min-headers", headers],
		...baseUrl === null ? [] : [["server", baseUrl]]
	];
	const yaml = (indent) => inputs.map(([name, value]) => `${indent}${name}: ${value}`).join("\n");
	const flags = inputs.slice(1).map(([name, value]) => ` \\\n  --${name} ${value}`);
	return [
		["GitHub Actions", `- uses: portcullis/portcullis@<commit of the release> # v0.1.0\n  with:\n${yaml("    ")}`],
		["GitLab", `include:\n  - component: $CI_SERVER_FQDN/portcullis/portcullis/gate@0.1.0\n    inputs:\n${yaml("      ")}`],
		["CLI", `npx portcullis gate '${url.replaceAll("'", "%27")}'${flags.join("")}`]
	];
}
// server/pages/report/changes.tsx
const mostListed = 10;
function Changes({ report, language }) {
	const changed = doneOf(report.sections).flatMap(({ check, difference }) => difference ? [{
		check,
		difference
	}] : []);
	if (changed.length === 0) return null;
	return a($, { children: [a("h3", { children: words.changes[language] }), a("ul", {
		class: "changes",
		children: changed.map(({ check, difference }) => a(Change, {
			check,
			difference,
			language
		}))
	})] });
}
function Change({ check, difference: { since, from, to, fixed, added }, language }) {
	const time = new Date(since).toISOString().replace(/:\d\d\.\d{3}Z$/, "Z");
	const [before, after] = [markText(from, language), markText(to, language)];
	const lists = [[words.fixed, fixed], [words.added, added]];
	return a("li", { children: [
		a("h4", { children: [
			check.title[language],
			" ",
			a("span", {
				class: "quiet",
				children: fill(words.since, { time }, language)
			})
		] }),
		before === after ? null : a("p", { children: `${before} → ${after}` }),
		lists.map(([label, findings]) => findings.length === 0 ? null : a($, { children: [a("p", { children: fill(label, { count: findings.length }, language) }), a("ul", { children: [findings.slice(0, mostListed).map((finding) => a("li", { children: causeOf$1(check, finding, language) })), findings.length > mostListed ? a("li", { children: fill(words.more, { count: findings.length - mostListed }, language) }) : null] })] }))
	] });
}
function markText(mark, language) {
	const { grade, score } = mark;
	return [
		grade,
		score === void 0 ? void 0 : fill(reportWords.score, { score }, language),
		toneText(toneOf$1(mark), language)
	].filter((each) => each !== void 0).join(" · ");
}
function causeOf$1({ id: check, words: { problems } }, { id, params }, language) {
	const problem = Object.hasOwn(problems, id) ? problems[id] : void 0;
	return harmless(problem ? fill(problem.cause, params, language) : `${check}.${id}`, 500);
}
// server/pages/report/history.tsx
const named = [["ssl", "TLS"], ["http", "HTTP"]];
function History({ report, language }) {
	const { moments = [], isRunning, sections } = report;
	const hasMoments = moments.length > 1 && !isRunning;
	const hasChanged = doneOf(sections).some(({ difference }) => difference !== null);
	return a("section", {
		id: "history",
		"aria-labelledby": "history-title",
		hidden: !(hasMoments || hasChanged) || isNonexistent(report),
		children: [
			a("h2", {
				id: "history-title",
				children: historyWords.title[language]
			}),
			a(Changes, {
				report,
				language
			}),
			hasMoments ? a(Past, {
				report,
				language
			}) : null
		]
	});
}
function Past({ report: { moments = [], target }, language }) {
	const [newest] = moments;
	return a($, { children: [a(Bars, {
		moments,
		language
	}), a("details", {
		"data-fold": "history",
		children: [a("summary", { children: fill(historyWords.moments, { count: moments.length }, language) }), a("ol", {
			class: "moments",
			children: moments.map((moment) => a("li", { children: [
				a("a", {
					href: pathIn(momentPath(target.name, moment.at), language),
					children: a(When, {
						at: moment.at,
						language,
						as: "time"
					})
				}),
				" ",
				a("span", {
					class: "quiet",
					children: momentText(moment, language)
				}),
				newest && moment !== newest ? a($, { children: [" ", a("a", {
					href: pathIn(comparePath(target.name, moment.at, newest.at), language),
					children: [historyWords.compare[language], a("span", {
						class: "hidden",
						children: [": ", whenText({
							at: moment.at,
							language,
							as: "time"
						})]
					})]
				})] }) : null
			] }))
		})]
	})] });
}
function momentText(moment, language) {
	const checks = measuredOf(moment);
	const grades = named.flatMap(([id, name]) => {
		const grade = checks.find((check) => check.id === id)?.grade;
		return grade === void 0 ? [] : [`${name} ${grade}`];
	});
	const count = problemsAt(moment).size;
	if (checks.length === 0) return historyWords.noResult[language];
	return [...grades, fill(count === 1 ? historyWords.problem : historyWords.problems, { count }, language)].join(" · ");
}
const [height, width, gap] = [
	48,
	14,
	4
];
function Bars({ moments, language }) {
	const bars = moments.toReversed().map((moment) => ({
		moment,
		count: problemsAt(moment).size
	}));
	const highest = Math.max(1, ...bars.map(({ count }) => count));
	const [first, last] = [bars[0]?.count ?? 0, bars.at(-1)?.count ?? 0];
	return a("svg", {
		class: "bars",
		role: "img",
		viewBox: `0 0 ${bars.length * (width + gap)} ${height + 2}`,
		width: bars.length * (width + gap),
		height: height + 2,
		children: [a("title", { children: fill(historyWords.picture, {
			count: bars.length,
			first,
			last
		}, language) }), bars.map(({ moment, count }, at) => {
			const tall = Math.max(3, count / highest * height);
			return a("rect", {
				class: toneAt(moment),
				x: at * (width + gap),
				y: height - tall + 1,
				width,
				height: tall,
				rx: 2
			});
		})]
	});
}
function toneAt(moment) {
	if (measuredOf(moment).length === 0) return "unknown";
	const found = new Set([...problemsAt(moment).values()].map(({ severity }) => severity));
	const worst = severities.find((severity) => found.has(severity));
	if (worst === "critical" || worst === "high") return "fail";
	return worst === "medium" ? "warn" : "pass";
}
// server/pages/report/page.tsx
const refresh = 2;
function reportPage(report, setting) {
	const { language, site } = setting;
	const { target, isRunning } = report;
	const name = harmless(target.name, 300);
	const path = reportPath(target.name);
	const unicode = unicodeOf(new URL(target.url).hostname);
	const filter = report.only === void 0 ? "" : `?severity=${report.only}`;
	const shown = {
		report,
		language
	};
	const main = a("div", {
		class: report.isFull === true ? "frame report full" : "frame report",
		children: [
			a(AskForm, {
				language,
				value: name
			}),
			a("h1", { children: [name, unicode === null ? null : a("span", {
				class: "unicode",
				children: unicode
			})] }),
			a(Waiting, { ...shown }),
			a(Answer, { ...shown }),
			a(Progress, { ...shown }),
			a("div", {
				class: "actions",
				...isRunning && { "data-events": pathIn(`${path}/events${filter}`, language) },
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
						"data-done": words$1.copied[language],
						children: words.share[language]
					}),
					a("button", {
						type: "button",
						hidden: true,
						"data-print": true,
						children: words.print[language]
					}),
					a("a", {
						class: "button",
						href: "#gate",
						children: words.gateThis[language]
					}),
					site.hasAccounts === true ? a("a", {
						class: "button",
						href: linkTo(accountPaths.watches, language, { target: target.host }),
						children: words.watch[language]
					}) : null,
					isEmpty(report) ? null : a("details", {
						class: "take",
						children: [a("summary", {
							class: "button",
							children: words.download[language]
						}), a("ul", { children: [a("li", { children: a("a", {
							href: pathIn(`${path}?full=1`, language),
							rel: "nofollow",
							children: words.full[language]
						}) }), [
							"json",
							"csv",
							"markdown"
						].map((kind) => a("li", { children: a("a", {
							href: pathIn(`${path}/${kind}`, language),
							rel: "nofollow",
							children: fileNames[kind]
						}) }))] })]
					})
				]
			}),
			a(Tiles, { ...shown }),
			a(Findings$1, { ...shown }),
			a(Undetermined, { ...shown }),
			a(History, { ...shown }),
			a(Passed, { ...shown }),
			a(Details, { ...shown }),
			a(Gate, {
				...shown,
				baseUrl: site.baseUrl
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
function reportParts(report, { language, site }) {
	return Object.fromEntries(Object.entries({
		answer: Answer,
		progress: Progress,
		tiles: Tiles,
		findings: Findings$1,
		undetermined: Undetermined,
		waiting: Waiting,
		history: History,
		passed: Passed,
		details: Details,
		gate: Gate
	}).map(([id, Each]) => [id, z(a(Each, {
		report,
		language,
		baseUrl: site.baseUrl
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
				value: harmless(given, 300),
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
// server/pages/report/events.ts
const heartbeat = 15e3;
const [most$1, mostOfOne] = [1e3, 20];
function openStreams() {
	const open = new Map();
	let all = 0;
	function count(client, change) {
		const left = (open.get(client) ?? 0) + change;
		all += change;
		if (left === 0) open.delete(client);
		else open.set(client, left);
	}
	return { open(streaming) {
		const { request, dependencies } = streaming;
		const [client = ""] = dependencies.pipeline.clients(request.incoming).counted;
		if (all >= most$1 || (open.get(client) ?? 0) >= mostOfOne) throw busy("server", 5e3);
		count(client, 1);
		return eventsOf(streaming, () => count(client, -1));
	} };
}
function eventsOf({ run, load, setting, request, dependencies, variant }, onEnd) {
	const { closing, onBug } = dependencies;
	const encoder = new TextEncoder();
	const ended = AbortSignal.any([request.gone(), closing]);
	let stop;
	return new ReadableStream({
		start(controller) {
			let isOpen = true;
			const say = (text) => {
				if (isOpen) controller.enqueue(encoder.encode(text));
			};
			const close = (event) => {
				if (!isOpen) return;
				if (event !== null) say(`event: ${event}\ndata: {}\n\n`);
				isOpen = false;
				clearInterval(timer);
				unlisten();
				onEnd();
				controller.close();
			};
			const tell = async () => {
				say(await partsOf(run, load, setting, variant));
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
			if (ended.aborted) close(null);
			heard();
		},
		cancel: () => stop?.()
	});
}
function partsOf(run, load, setting, variant) {
	const render = async () => `event: parts\ndata: ${JSON.stringify(reportParts(await load(), setting))}\n\n`;
	if (!run) return render();
	const { revision } = run;
	const key = `${setting.language} ${variant}`;
	const byLanguage = rendered.get(run) ?? new Map();
	rendered.set(run, byLanguage);
	const known = byLanguage.get(key);
	if (known?.revision === revision) return known.event;
	const event = render();
	byLanguage.set(key, {
		revision,
		event
	});
	return event;
}
const rendered = new WeakMap();
// server/pages/report/runs.ts
const [remembered, most] = [6e5, 500];
const longest = 3e5;
async function askInTurn(question, pipeline, { signal, onLimit }) {
	for (;;) try {
		return await ask(question, pipeline);
	} catch (error) {
		const isLimit = error instanceof Failure && error.facts.id === "rate.limited";
		if (!(error instanceof Failure) || !(isLimit || isBusy(error)) || signal.aborted) throw error;
		const seconds = error.retryAfter ?? 1;
		if (isLimit) onLimit(seconds);
		await setTimeout(1e3 * seconds, void 0, { signal }).catch(() => {});
		if (isLimit) onLimit(null);
	}
}
function openRuns({ pipeline, closing, onBug, onEnd, now = Date.now }) {
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
			if (runs.size >= most) throw busy("server", 5e3);
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
	function begin(wanted, onDone) {
		const { target, checks, caller, isFresh } = wanted;
		const startedAt = now();
		const parts = new Map(checks.map(({ id }) => [id, { state: "running" }]));
		const listeners = new Set();
		const signal = AbortSignal.any([closing, AbortSignal.timeout(longest)]);
		let revision = 0;
		const isDone = () => [...parts.values()].every(({ state }) => state === "done" || state === "failed");
		const run = {
			startedAt,
			parts,
			get revision() {
				return revision;
			},
			isDone,
			listen(heard) {
				listeners.add(heard);
				return () => void listeners.delete(heard);
			}
		};
		function settle(id, part) {
			parts.set(id, part);
			revision++;
			if (isDone()) {
				onDone();
				onEnd?.(wanted, run);
			}
			for (const heard of listeners) heard();
		}
		for (const check of checks) {
			const question = {
				check,
				input: askedOf(check, target),
				caller,
				language: pipeline.language,
				fresh: isFresh,
				signal
			};
			const onLimit = (seconds) => settle(check.id, seconds === null ? { state: "running" } : {
				state: "limited",
				until: now() + 1e3 * seconds
			});
			askInTurn(question, pipeline, {
				signal,
				onLimit
			}).then(({ result }) => settle(check.id, {
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
		return run;
	}
}
// server/pages/report/moment-page.tsx
function momentPage({ target, checks, moment }, setting) {
	const { language } = setting;
	const title = fill(historyWords.at, { when: whenText({
		at: moment.at,
		language,
		as: "time"
	}) }, language);
	const main = a($, { children: [
		a("p", {
			class: "lede",
			children: a(When, {
				at: moment.at,
				language,
				as: "time"
			})
		}),
		a("p", { children: historyWords.past[language] }),
		a(Grades, {
			checks,
			moments: [moment],
			language
		}),
		a(Findings, {
			checks,
			findings: [...problemsAt(moment).values()],
			language
		})
	] });
	return pastPage({
		target,
		title,
		path: momentPath(target.name, moment.at),
		main
	}, setting);
}
function comparePage({ target, checks, from, to }, setting) {
	const { language } = setting;
	const difference = compareMoments(from, to);
	const title = fill(historyWords.compareTitle, { target: harmless(target.name, 300) }, language);
	const main = a($, { children: [a(Grades, {
		checks,
		moments: [from, to],
		language
	}), [
		"added",
		"fixed",
		"unchanged"
	].map((kind) => a($, { children: [a("h2", { children: fill(historyWords.titles[kind], { count: difference[kind].length }, language) }), a(Findings, {
		checks,
		findings: difference[kind],
		language
	})] }))] });
	return pastPage({
		target,
		title,
		path: comparePath(target.name, from.at, to.at),
		main
	}, setting);
}
function gonePage(target, path, setting) {
	const { language } = setting;
	const days = retention.snapshots / 864e5;
	const main = a("p", { children: fill(historyWords.goneLede, { days }, language) });
	return pastPage({
		target,
		title: historyWords.gone[language],
		path,
		main
	}, setting);
}
function pastPage({ target, title, path, main }, setting) {
	const { language } = setting;
	const name = harmless(withUnicode(target.name), 300);
	const page = a("div", {
		class: "frame report",
		children: [
			a("h1", { children: name }),
			a("p", {
				class: "quiet",
				children: title
			}),
			a("p", { children: a("a", {
				href: pathIn(reportPath(target.name), language),
				children: historyWords.now[language]
			}) }),
			main
		]
	});
	return layout({
		path,
		title: `${title} · ${name}`,
		description: title,
		main: page,
		isListed: false
	}, setting);
}
function Grades({ checks, moments, language }) {
	const heads = moments.map((moment) => whenText({
		at: moment.at,
		language,
		as: "time"
	}));
	return a("table", {
		role: "table",
		"aria-label": historyWords.result[language],
		children: [a("thead", {
			role: "rowgroup",
			children: a("tr", {
				role: "row",
				children: [a("th", {
					role: "columnheader",
					scope: "col",
					children: historyWords.check[language]
				}), heads.map((head) => a("th", {
					role: "columnheader",
					scope: "col",
					children: head
				}))]
			})
		}), a("tbody", {
			role: "rowgroup",
			children: checks.map((check) => a("tr", {
				role: "row",
				children: [a("td", {
					role: "cell",
					"data-label": historyWords.check[language],
					children: check.title[language]
				}), moments.map((moment, at) => a("td", {
					role: "cell",
					"data-label": heads[at],
					children: resultAt(moment, check.id, language)
				}))]
			}))
		})]
	});
}
function resultAt(moment, id, language) {
	const failure = failureAt(moment, id);
	if (failure) return harmless(pageFailure(failure.facts, language), 300);
	const found = moment.checks.find((check) => check.id === id);
	if (!found || !("findings" in found)) return "–";
	const { grade, score } = found;
	return [
		grade,
		score === void 0 ? void 0 : fill(reportWords.score, { score: Math.round(score) }, language),
		toneText(toneOf$1(found), language)
	].filter((each) => each !== void 0).join(" · ");
}
function Findings({ checks, findings, language }) {
	if (findings.length === 0) return a("p", { children: historyWords.none[language] });
	const sorted = findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
	return a("ul", {
		class: "issues",
		children: sorted.map((finding) => a("li", {
			class: finding.severity,
			children: [
				a("span", {
					class: "severity",
					children: reportWords.severity[finding.severity][language]
				}),
				" ",
				causeOf(checks, finding, language),
				" ",
				a("code", { children: [
					finding.check,
					".",
					finding.id
				] })
			]
		}))
	});
}
function causeOf(checks, { check, id, params }, language) {
	const problems = checks.find((each) => each.id === check)?.words.problems ?? {};
	const problem = Object.hasOwn(problems, id) ? problems[id] : void 0;
	return problem ? harmless(fill(problem.cause, params, language), 500) : "";
}
function timesIn(...given) {
	return given.map((each) => {
		const time = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(each ?? "") ? Date.parse(each ?? "") : NaN;
		return Number.isNaN(time) ? null : time;
	});
}
const fields = [
	...pageFields,
	["cache-control", "no-store"],
	["x-robots-tag", "noindex"]
];
async function pastOf({ target, checks, moments, isPastShown }, times, request, { settingOf }) {
	const setting = settingOf(request);
	if (!isPastShown || times.includes(null)) throw failure("request.path", { suggestion: "" });
	const all = await moments.list(target, 30);
	const found = times.flatMap((time) => all.find(({ at }) => at === time) ?? []);
	const [from, to] = found;
	if (from && found.length === times.length) return reply(request, 200, contentOf(from, to));
	if (!times.some((time) => Date.now() - (time ?? 0) > retention.snapshots)) throw failure("request.path", { suggestion: "" });
	return reply(request, 410, gonePage(target, request.path, setting));
	function contentOf(first, second) {
		if (!second) return momentPage({
			target,
			checks,
			moment: first
		}, setting);
		return comparePage({
			target,
			checks,
			from: first,
			to: second
		}, setting);
	}
}
function reply({ incoming }, status, content) {
	return compressed(incoming, {
		status,
		fields,
		content
	});
}
// server/pages/report/route.ts
const unkept = [["cache-control", "no-store"]];
const views = [
	"events",
	"json",
	"csv",
	"markdown",
	"at",
	"compare"
];
const otherChecks = {
	address: "reverse-dns",
	network: "asn",
	header: "email-header",
	message: "phishing"
};
async function openReports(dependencies) {
	const all = await dependencies.checks();
	const checks = reportChecks.flatMap((id) => all.find((check) => check.id === id) ?? []);
	const streams = openStreams();
	const moments = openMoments(dependencies.pipeline.resultCache);
	const { pipeline, closing, onBug } = dependencies;
	const runs = openRuns({
		pipeline,
		closing,
		onBug,
		onEnd: (wanted, run) => keepMoment(moments, wanted, run, closing.aborted)
	});
	return {
		showMany: async (request, draft) => {
			draft.names = ["of", "lang"];
			const targets = manyIn(request.search);
			if (targets.length === 0) throw failure("request.path", { suggestion: "" });
			const content = manyPage({
				reports: await Promise.all(targets.map((target) => reportOf({
					target,
					checks,
					run: runs.find(target.name),
					moments,
					isPastShown: dependencies.mayShowPast(hostOf(target))
				}, request, dependencies))),
				path: manyReportsPathOf(targets.map(({ name }) => name))
			}, dependencies.settingOf(request));
			return compressed(request.incoming, {
				fields: [
					...pageFields,
					...unkept,
					["x-robots-tag", "noindex"]
				],
				content
			});
		},
		ask: (request, draft) => take(request, draft, {
			dependencies,
			all,
			checks,
			runs
		}),
		show: async (request, draft) => {
			draft.names = [
				"lang",
				"severity",
				"full"
			];
			const isFull = new URLSearchParams(request.search).get("full") === "1";
			const only = severities.find((each) => each === new URLSearchParams(request.search).get("severity"));
			const [name = "", rest, at] = request.path.slice(reportsPath.length + 1).split("/");
			const found = targetAt(name);
			if (!found || rest !== void 0 && !views.includes(rest)) throw failure("request.path", { suggestion: "" });
			const { target, isCanonical } = found;
			const isPastShown = await dependencies.maySeePast(request, draft, hostOf(target));
			const past = {
				target,
				checks,
				moments,
				isPastShown
			};
			if (rest === "at") return pastOf(past, timesIn(at), request, dependencies);
			if (rest === "compare") {
				draft.names = [
					"from",
					"to",
					"lang"
				];
				const query = new URLSearchParams(request.search);
				return pastOf(past, timesIn(query.get("from"), query.get("to")), request, dependencies);
			}
			if (!isCanonical) return redirect(301, `${reportPath(target.name)}${rest === void 0 ? "" : `/${rest}`}`, request);
			const run = runs.find(target.name);
			const load = async () => ({
				...await reportOf({
					...past,
					run
				}, request, dependencies),
				...only && { only },
				...isFull && { isFull }
			});
			const setting = dependencies.settingOf(request);
			if (rest === "events") return {
				status: 200,
				fields: eventFields,
				body: "",
				stream: streams.open({
					run,
					load,
					setting,
					request,
					dependencies,
					variant: `${only ?? ""} ${isPastShown}`
				})
			};
			const { fields, content } = await representationOf(rest, load, setting);
			return compressed(request.incoming, {
				fields: [
					...fields,
					...unkept,
					["x-robots-tag", "noindex"]
				],
				content
			});
		}
	};
}
async function representationOf(kind, load, setting) {
	const report = await load();
	if (kind === "json") return {
		fields: jsonFields,
		content: jsonOf(report)
	};
	if (kind === "csv") return {
		fields: fileFields("text/csv", report, "csv"),
		content: csvOf(report)
	};
	if (kind === "markdown") return {
		fields: fileFields("text/markdown", report, "md"),
		content: markdownOf(report, setting.language)
	};
	return {
		fields: pageFields,
		content: reportPage(report, setting)
	};
}
function fileFields(type, { target }, ending) {
	const name = hostOf(target).replaceAll(/[^\w.-]/g, "_").slice(0, 100);
	return [...jsonFields.map(([field, value]) => [field, field === "content-type" ? `${type}; charset=utf-8` : value]), ["content-disposition", `attachment; filename="${name}.${ending}"`]];
}
async function take(request, draft, { dependencies, all, checks, runs }) {
	checkSameOrigin(request);
	draft.names = ["q", "lang"];
	const { ["q"]: typed = "", [freshField]: fresh, ["as"]: as } = await readForm(request.incoming, [
		"q",
		freshField,
		"as"
	], largestText);
	const meaning = as === "message" ? {
		kind: "one",
		text: String(typed)
	} : meaningOf(String(typed));
	if (meaning.kind === "own-address" && all.some(({ id }) => id === "ip")) return redirect(303, checkPath({ id: "ip" }), request);
	if (meaning.kind === "many") return takeMany(meaning.names, request, draft, {
		dependencies,
		all,
		checks,
		runs
	});
	if ("suggestions" in meaning) {
		const content = askPage(String(typed), meaning, dependencies.settingOf(request));
		return compressed(request.incoming, {
			fields: [...pageFields, ...unkept],
			content
		});
	}
	const text = "text" in meaning ? meaning.text : String(typed);
	const kind = as === "message" ? "message" : recognise(text) ?? "domain";
	const given = kind === "address" || kind === "mailbox" ? refang(text) : text;
	const other = all.find(({ id }) => id === otherChecks[kind]);
	if (other?.subject !== void 0) {
		const subject = kind === "address" ? withoutPort(given.trim()) : given.trim();
		return answerWith(other, { [other.subject]: subject }, request, draft, dependencies);
	}
	try {
		const target = readTarget(given);
		if (!target) throw failure("input.value", {
			field: theField,
			expected: whatIsTaken,
			given: shown(withoutUser(given))
		}, { reason: "q" });
		refuseBad(checks, target, request, dependencies);
		const caller = await callerOf(request, draft, dependencies.pipeline, (charge) => void (draft.rate = rateFields(charge)));
		draft.note = { target: target.host };
		runs.start({
			target,
			checks,
			caller,
			isFresh: fresh === "1"
		});
		return redirect(303, reportPath(target.name), request);
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		const { status, fields, note } = refuse(error, request.requestId, request.language, draft.names);
		const content = sorryPage(pageFailure(error.facts, request.language), given.includes("@") ? "" : given, dependencies.settingOf(request));
		const head = [
			...pageFields,
			...unkept,
			...fields.filter(([name]) => name === "retry-after")
		];
		return {
			...compressed(request.incoming, {
				status,
				fields: head,
				content
			}),
			...note && { note }
		};
	}
}
async function takeMany(names, request, draft, { dependencies, checks, runs }) {
	const targets = targetsOf(names).filter((target) => isTaken(checks, target, request, dependencies));
	const caller = await callerOf(request, draft, dependencies.pipeline, (charge) => void (draft.rate = rateFields(charge)));
	for (const target of targets) runs.start({
		target,
		checks,
		caller,
		isFresh: false
	});
	return redirect(303, manyReportsPathOf((targets.length > 0 ? targets : targetsOf(names)).map(({ name }) => name)), request);
}
function targetsOf(names) {
	const targets = names.slice(0, 10).flatMap((name) => readTarget(name) ?? []);
	return [...new Map(targets.map((target) => [target.name, target])).values()];
}
function manyIn(search) {
	return targetsOf((new URLSearchParams(search).get("of") ?? "").slice(0, 2e4).split(" "));
}
function isTaken(checks, target, request, dependencies) {
	try {
		refuseBad(checks, target, request, dependencies);
		return true;
	} catch (error) {
		if (error instanceof Failure) return false;
		throw error;
	}
}
function redirect(status, path, { language }) {
	return {
		status,
		fields: [
			...pageFields,
			...unkept,
			["location", pathIn(path, language)]
		],
		body: ""
	};
}
function withoutUser(text) {
	const at = text.lastIndexOf("@");
	return at < 0 ? text : `…${text.slice(at)}`;
}
function withoutPort(text) {
	return text.replace(/^([\d.]+|\[.*\]):\d+$/, "$1");
}
const theField = {
	en: "The input",
	ko: "입력란"
};
const whatIsTaken = {
	en: "a domain, http or https URL, e-mail address, IP address, AS number, message header, suspicious link or message",
	ko: "도메인, http 또는 https URL, 이메일 주소, IP 주소, AS 번호, 메일 헤더, 의심스러운 링크 또는 메시지"
};
function refuseBad(checks, target, { language }, { pipeline }) {
	const first = checks.find(({ id }) => id === "ssl") ?? checks[0];
	if (first) parseQuestion(first, askedOf(first, target), language, pipeline.allIps);
}
async function reportOf({ target, checks, run, moments, isPastShown }, request, dependencies) {
	const past = isPastShown ? await moments.list(target, 30) : void 0;
	const moment = past ? past[0] ?? null : await moments.newest(target);
	return {
		target,
		sections: await Promise.all(checks.map((check) => sectionOf(check, {
			target,
			part: run?.parts.get(check.id),
			moment,
			isPastShown
		}, request, dependencies))),
		isRunning: run !== null && !run.isDone(),
		...past && { moments: past }
	};
}
async function sectionOf(check, { target, part, moment, isPastShown }, { language }, { pipeline }) {
	if (part && part.state !== "done") return {
		check,
		seen: part
	};
	try {
		const { input } = parseQuestion(check, askedOf(check, target), language, pipeline.allIps);
		const result = part?.result ?? await pipeline.resultCache.newest(check, input);
		const failed = part || !moment ? null : failureAt(moment, check.id);
		if (failed && moment && moment.at > (result?.observedAt ?? 0)) return {
			check,
			seen: {
				state: "failed",
				failure: failed
			}
		};
		if (result === null) return {
			check,
			seen: { state: "absent" }
		};
		const data = toAnswer(check, result, input, language);
		const difference = isPastShown ? await differenceOf(check, result, pipeline.resultCache) : null;
		return {
			check,
			seen: {
				state: "done",
				data,
				observedAt: result.observedAt,
				difference
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
function jsonOf({ target, sections, isRunning }) {
	const checks = sections.map(({ check: { id }, seen }) => {
		if (seen.state === "done") return {
			check: id,
			updatedAt: new Date(seen.observedAt).toISOString(),
			data: seen.data
		};
		if (seen.state !== "failed") return {
			check: id,
			state: seen.state
		};
		const { code, reason } = seen.failure;
		return {
			check: id,
			error: {
				code,
				reason
			}
		};
	});
	return JSON.stringify({
		target: target.name,
		url: target.url,
		isRunning,
		checks
	});
}
export { openReports };
