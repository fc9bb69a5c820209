import { Q as busy, b as harmless, gt as failure, ht as describeFailure, mt as Failure, st as shown, tt as isBusy, vt as fill } from "./start.js";
import { r as refang } from "./defang.js";
import { $r as toAnswer, Fa as reportWords, Go as severities, St as checkOf, xt as byCause } from "./gate.js";
import { n as callerOf, r as refuse } from "./answer2.js";
import { c as jsonFields, o as eventFields, p as rateFields, u as pageFields } from "./fields2.js";
import { t as readForm } from "./form.js";
import { n as largestText } from "./body.js";
import { t as checkSameOrigin } from "./same-origin.js";
import { t as understand } from "./understand.js";
import { n as recognise, t as AskForm } from "./ask-form.js";
import { d as $, i as words$1, n as pathIn, r as a, t as layout, u as z } from "./layout.js";
import { i as checkPath, l as reportPath, u as reportsPath } from "./paths.js";
import { n as compressed } from "./reply.js";
import { a as Pictures, i as Snippet, o as words$2, r as Finding, s as freshField } from "./page.js";
import { t as answerWith } from "./route4.js";
import { t as require_cjs } from "./cjs2.js";
import { t as Sign } from "./sign.js";
import { t as ask } from "./ask.js";
import { isIP } from "node:net";
import { setTimeout } from "node:timers/promises";
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
// server/pages/report/report.ts
function isEmpty({ sections, isRunning }) {
	return !isRunning && sections.every(({ seen }) => seen.state === "absent");
}
function doneOf(sections) {
	return sections.flatMap(({ check, seen }) => seen.state === "done" ? [{
		check,
		...seen
	}] : []);
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
	json: {
		en: "JSON",
		ko: "JSON"
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
	gateUsual: {
		en: "The gate measures the deployed URL and fails the build below these thresholds: SSL grade {ssl}, header grade {headers}, and enough days of certificate validity. These are the defaults, because this site has no grades yet.",
		ko: "게이트는 배포된 URL을 측정하여 SSL 등급 {ssl}, 헤더 등급 {headers} 또는 인증서의 남은 유효 기간이 기준에 미치지 못하면 빌드를 실패시킵니다. 이 사이트의 등급이 아직 없으므로 기본값을 사용합니다."
	},
	waiting: {
		en: "running",
		ko: "측정 중"
	},
	failed: {
		en: "no result",
		ko: "결과 없음"
	},
	sorry: {
		en: "This cannot be checked",
		ko: "점검할 수 없습니다"
	}
};
// server/pages/report/changes.tsx
const mostListed = 10;
function Changes({ report: { sections }, language }) {
	const changed = doneOf(sections).flatMap(({ check, difference }) => difference ? [{
		check,
		difference
	}] : []);
	return a("section", {
		id: "changes",
		"aria-labelledby": "changes-title",
		hidden: changed.length === 0,
		children: [a("h2", {
			id: "changes-title",
			children: words.changes[language]
		}), a("ul", {
			class: "changes",
			children: changed.map(({ check, difference }) => a(Change, {
				check,
				difference,
				language
			}))
		})]
	});
}
function Change({ check, difference: { since, from, to, fixed, added }, language }) {
	const time = new Date(since).toISOString().replace(/:\d\d\.\d{3}Z$/, "Z");
	const [before, after] = [markText(from, language), markText(to, language)];
	const lists = [[words.fixed, fixed], [words.added, added]];
	return a("li", { children: [
		a("h3", { children: [
			check.title[language],
			" ",
			a("span", {
				class: "quiet",
				children: fill(words.since, { time }, language)
			})
		] }),
		before === after ? null : a("p", { children: `${before} → ${after}` }),
		lists.map(([label, findings]) => findings.length === 0 ? null : a($, { children: [a("p", { children: fill(label, { count: findings.length }, language) }), a("ul", { children: [findings.slice(0, mostListed).map((finding) => a("li", { children: causeOf(check, finding, language) })), findings.length > mostListed ? a("li", { children: fill(words.more, { count: findings.length - mostListed }, language) }) : null] })] }))
	] });
}
function markText({ status, grade, score }, language) {
	return [
		grade,
		score === void 0 ? void 0 : fill(reportWords.score, { score }, language),
		reportWords.status[status][language]
	].filter((each) => each !== void 0).join(" · ");
}
function causeOf({ id: check, words: { problems } }, { id, params }, language) {
	const problem = Object.hasOwn(problems, id) ? problems[id] : void 0;
	return harmless(problem ? fill(problem.cause, params, language) : `${check}.${id}`, 500);
}
// server/pages/report/target.ts
var import_cjs = require_cjs();
const longest$1 = 2e3;
function readTarget(text) {
	const given = text.trim().slice(0, longest$1);
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
		return target && {
			target,
			isCanonical: reportPath(target.name).endsWith(`/${path}`)
		};
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
// server/pages/report/details.tsx
function Passed({ report: { sections }, language }) {
	const passed = doneOf(sections).flatMap((each) => passedOf(each));
	return a("section", {
		id: "passed",
		"aria-label": words.passedTitle[language],
		hidden: passed.length === 0,
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
function Details({ report: { sections, target }, language }) {
	const done = doneOf(sections);
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
				a("p", { children: a(ResultLink, {
					check,
					target,
					language
				}) })
			]
		}))]
	});
}
function markOf({ grade, score, status }, language) {
	return grade ?? (score === void 0 ? reportWords.status[status][language] : `${Math.round(score)}`);
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
// server/pages/report/findings.tsx
const mostShown = 8;
const mostFindings = 200;
function issuesOf(sections) {
	const done = doneOf(sections);
	const checks = new Map(done.map(({ check }) => [check.id, check]));
	const issues = done.flatMap(({ data }) => data.interpretation.issues).filter(({ severity }) => severity !== "info").toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
	return byCause(issues).flatMap((issue) => {
		const [check, ...others] = new Set([issue, ...issue.also].flatMap((each) => checks.get(checkOf(each)) ?? []));
		return check ? [{
			issue,
			check,
			others
		}] : [];
	});
}
function Findings({ report, language }) {
	const all = issuesOf(report.sections);
	const [first, rest] = [all.slice(0, mostShown), all.slice(mostShown, mostFindings)];
	const hasResult = report.sections.some(({ seen }) => seen.state === "done");
	return a("section", {
		id: "findings",
		"aria-labelledby": "findings-title",
		hidden: !hasResult,
		children: [
			a("h2", {
				id: "findings-title",
				children: words.findings[language]
			}),
			all.length === 0 && !report.isRunning ? a("p", { children: words.none[language] }) : null,
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
			}) : null,
			all.length > mostFindings ? a("p", { children: fill(words.beyond, { count: all.length - mostFindings }, language) }) : null
		]
	});
}
function FindingList({ issues, language }) {
	return a("ul", {
		class: "issues",
		children: issues.map((problem) => a(Finding, {
			issue: problem.issue,
			language,
			source: sourceOf(problem, language),
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
			}))
		]
	});
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
// server/pages/pictures/tile.tsx
function Tile({ title, interpretation, language }) {
	const { status, grade, score } = interpretation;
	const mark = grade ?? (score === void 0 ? null : `${Math.round(score)}`);
	const params = {
		title: harmless(title, 100),
		mark: mark ?? "",
		status: reportWords.status[status][language]
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
				x: "38",
				y: "52",
				"text-anchor": "middle",
				children: mark
			}), a(Sign, {
				status,
				x: 80,
				y: 2
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
		score === void 0 ? void 0 : fill(reportWords.score, { score: Math.round(score) }, language),
		reportWords.status[status][language]
	].filter((each) => each !== void 0).join(" · ");
}
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
// server/pages/report/page.tsx
const refresh = 2;
function reportPage(report, setting) {
	const { language, site } = setting;
	const { target, isRunning } = report;
	const name = harmless(target.name, 300);
	const path = reportPath(target.name);
	const shown = {
		report,
		language
	};
	const main = a("div", {
		class: "frame report",
		children: [
			a("h1", { children: name }),
			a(Progress, { ...shown }),
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
						"data-done": words$1.copied[language],
						children: words.share[language]
					}),
					a("button", {
						type: "button",
						hidden: true,
						"data-print": true,
						children: words.print[language]
					}),
					isEmpty(report) ? null : a("a", {
						class: "button",
						href: pathIn(`${path}/json`, language),
						rel: "nofollow",
						children: words.json[language]
					})
				]
			}),
			a(Tiles, { ...shown }),
			a(Findings, { ...shown }),
			a(Changes, { ...shown }),
			a(Untold, { ...shown }),
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
		progress: Progress,
		tiles: Tiles,
		findings: Findings,
		changes: Changes,
		untold: Untold,
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
		const { asked, desk } = streaming;
		const [client = ""] = desk.counter.clients(asked.incoming).counted;
		if (all >= most$1 || (open.get(client) ?? 0) >= mostOfOne) throw busy("server", 5e3);
		count(client, 1);
		return eventsOf(streaming, () => count(client, -1));
	} };
}
function eventsOf({ run, load, setting, asked, desk }, onEnd) {
	const { closing, onBug } = desk;
	const encoder = new TextEncoder();
	const ended = AbortSignal.any([asked.gone(), closing]);
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
				say(await partsOf(run, load, setting));
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
function partsOf(run, load, setting) {
	const render = async () => `event: parts\ndata: ${JSON.stringify(reportParts(await load(), setting))}\n\n`;
	if (!run) return render();
	const { revision } = run;
	const key = setting.language;
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
const longest = 12e4;
async function askInTurn(question, counter, signal) {
	for (;;) try {
		return await ask(question, counter);
	} catch (error) {
		if (!(error instanceof Failure) || !isBusy(error) || signal.aborted) throw error;
		await setTimeout(1e3 * (error.retryAfter ?? 1), void 0, { signal }).catch(() => {});
	}
}
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
	function begin({ target, checks, caller, isFresh }, onDone) {
		const parts = new Map(checks.map(({ id }) => [id, { state: "running" }]));
		const listeners = new Set();
		const signal = AbortSignal.any([closing, AbortSignal.timeout(longest)]);
		let revision = 0;
		const isDone = () => [...parts.values()].every(({ state }) => state !== "running");
		function settle(id, part) {
			parts.set(id, part);
			revision++;
			if (isDone()) onDone();
			for (const heard of listeners) heard();
		}
		for (const check of checks) askInTurn({
			check,
			input: askedOf(check, target),
			caller,
			language: counter.language,
			fresh: isFresh,
			signal
		}, counter, signal).then(({ result }) => settle(check.id, {
			state: "done",
			result
		}), (error) => {
			if (!(error instanceof Failure)) onBug(error);
			settle(check.id, {
				state: "failed",
				failure: error instanceof Failure ? error : failure("internal", {})
			});
		});
		return {
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
	const streams = openStreams();
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
			const found = targetAt(name);
			if (!found || rest !== void 0 && rest !== "events" && rest !== "json") throw failure("request.path", { suggestion: "" });
			const { target, isCanonical } = found;
			if (!isCanonical) return redirect(301, `${reportPath(target.name)}${rest === void 0 ? "" : `/${rest}`}`, asked);
			const run = runs.find(target.name);
			const load = () => reportOf(target, checks, run, asked, desk);
			const setting = desk.settingOf(asked);
			if (rest === "events") return {
				status: 200,
				fields: eventFields,
				body: "",
				stream: streams.open({
					run,
					load,
					setting,
					asked,
					desk
				})
			};
			const [fields, content] = rest === "json" ? [jsonFields, jsonOf(await load())] : [pageFields, reportPage(await load(), setting)];
			return compressed(asked.incoming, {
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
async function take(asked, draft, { desk, all, checks, runs }) {
	checkSameOrigin(asked);
	draft.names = ["q", "lang"];
	const { ["q"]: text = "", [freshField]: fresh } = await readForm(asked.incoming, ["q", freshField], largestText);
	const kind = recognise(String(text)) ?? "domain";
	const given = kind === "address" || kind === "mailbox" ? refang(String(text)) : String(text);
	const other = all.find(({ id }) => id === otherChecks[kind]);
	if (other?.subject !== void 0) {
		const subject = kind === "address" ? withoutPort(given.trim()) : given.trim();
		return answerWith(other, { [other.subject]: subject }, asked, draft, desk);
	}
	try {
		const target = readTarget(given);
		if (!target) throw failure("input.value", {
			field: theField,
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
		return redirect(303, reportPath(target.name), asked);
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
		const data = toAnswer(check, result, input, language);
		const difference = await differenceOf(check, result, counter.recall);
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
