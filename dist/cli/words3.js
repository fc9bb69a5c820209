import { Si as reasonWords } from "./gate.js";
import { k as harmless, xt as fill } from "./start.js";
import { i as pathTo, r as linkTo } from "./paths3.js";
import { d as $, r as a } from "./layout.js";
import { t as When } from "./when.js";
import { t as wordsOf } from "./titles.js";
import { n as toneText, t as toneOf } from "./tone.js";
// server/pages/account/rows.tsx
function Rows({ label, heads, rows }) {
	return a("table", {
		role: "table",
		"aria-label": label,
		children: [a("thead", {
			role: "rowgroup",
			children: a("tr", {
				role: "row",
				children: heads.map((head) => a("th", {
					role: "columnheader",
					scope: "col",
					children: head
				}))
			})
		}), a("tbody", {
			role: "rowgroup",
			children: rows.map((cells) => a("tr", {
				role: "row",
				children: cells.map((cell, at) => a("td", {
					role: "cell",
					"data-label": heads[at] ?? "",
					children: cell
				}))
			}))
		})]
	});
}
// server/pages/account/dashboard/words.ts
const words$1 = {
	title: {
		en: "Your domains",
		ko: "내 도메인"
	},
	lede: {
		en: "{count} watched, {bad} with serious problems, {failed} without a result.",
		ko: "감시 {count}개, 심각한 문제 {bad}개, 결과 없음 {failed}개."
	},
	none: {
		en: "No domain is watched yet. Add one: its checks run within a few seconds, and then every day.",
		ko: "아직 감시하는 도메인이 없습니다. 추가하면 몇 초 안에 점검을 실행하고, 그 뒤로는 매일 실행합니다."
	},
	target: {
		en: "Domain or host",
		ko: "도메인 또는 호스트"
	},
	grades: {
		en: "Grades",
		ko: "등급"
	},
	certificate: {
		en: "Certificate",
		ko: "인증서"
	},
	change: {
		en: "Last change",
		ko: "마지막 변경"
	},
	run: {
		en: "Last run",
		ko: "마지막 실행"
	},
	noChange: {
		en: "none",
		ko: "없음"
	},
	unmeasured: {
		en: "not measured yet",
		ko: "아직 측정하지 않음"
	},
	noCertificate: {
		en: "unknown",
		ko: "알 수 없음"
	},
	notChecked: {
		en: "not checked",
		ko: "점검하지 않음"
	},
	days: {
		en: "{days} days left",
		ko: "{days}일 남음"
	},
	day: {
		en: "1 day left",
		ko: "1일 남음"
	},
	lastDay: {
		en: "expires today",
		ko: "오늘 만료"
	},
	expired: {
		en: "expired",
		ko: "만료됨"
	},
	good: {
		en: "no problems",
		ko: "문제 없음"
	},
	problem: {
		en: "1 problem",
		ko: "문제 1개"
	},
	problems: {
		en: "{count} problems",
		ko: "문제 {count}개"
	},
	failed: {
		en: "{check}: no result ({reason})",
		ko: "{check}: 결과 없음({reason})"
	},
	waits: {
		en: "{check}: waits for proof of ownership",
		ko: "{check}: 소유 확인 대기 중"
	},
	changed: {
		en: "{check} {what}: {from} → {to}",
		ko: "{check} {what}: {from} → {to}"
	},
	nothing: {
		en: "none",
		ko: "없음"
	},
	add: {
		en: "Add a watch",
		ko: "감시 추가"
	},
	more: {
		en: "Next page",
		ko: "다음 페이지"
	},
	first: {
		en: "First page",
		ko: "첫 페이지"
	},
	toCertificates: {
		en: "All certificates by expiry",
		ko: "모든 인증서를 만료 순서로 보기"
	},
	factor: {
		en: "Protect the account with two-factor authentication",
		ko: "2단계 인증으로 계정을 보호하기"
	},
	quota: {
		en: "Quota",
		ko: "사용 한도"
	},
	used: {
		en: "{used} of {limit}",
		ko: "{limit}개 중 {used}개"
	},
	rates: {
		en: "Each API key may send {usual} requests a minute, {heavy} of them to heavy checks.",
		ko: "API 키마다 1분에 {usual}번 요청할 수 있으며, 그중 무거운 점검은 {heavy}번까지입니다."
	},
	certificates: {
		en: "Certificates",
		ko: "인증서"
	},
	certificatesLede: {
		en: "The certificates that the watches with the check ssl have seen, the first to expire at the top.",
		ko: "ssl 점검을 하는 감시에서 확인한 인증서이며, 먼저 만료되는 인증서가 위에 있습니다."
	},
	noCertificates: {
		en: "No certificate has been seen yet. Watch a domain with the check ssl.",
		ko: "아직 확인한 인증서가 없습니다. ssl 점검으로 도메인을 감시하십시오."
	},
	unknownHosts: {
		en: "Hosts without a known certificate",
		ko: "인증서를 알 수 없는 호스트"
	},
	unknownAbout: {
		en: "Not measured yet, or the last complete measurement found no readable certificate.",
		ko: "아직 측정하지 않았거나, 마지막으로 완료된 측정에서 읽을 수 있는 인증서를 찾지 못했습니다."
	},
	expires: {
		en: "Expires",
		ko: "만료"
	},
	subject: {
		en: "Subject",
		ko: "주체"
	},
	issuer: {
		en: "Issuer",
		ko: "발급자"
	},
	hosts: {
		en: "Hosts",
		ko: "호스트"
	},
	seen: {
		en: "Last seen",
		ko: "마지막 확인"
	},
	moreHosts: {
		en: "and {count} more",
		ko: "외 {count}개"
	}
};
// server/pages/account/dashboard/cells.tsx
function toneOfResult({ status, grade, score }) {
	return status && toneOf({
		status,
		...grade !== null && { grade },
		...score !== null && { score }
	});
}
function resultText(result, language) {
	const tone = toneOfResult(result);
	return result.grade ?? (tone === null ? words$1.unmeasured[language] : toneText(tone, language));
}
function Grades({ row: { results }, language }) {
	const measured = results.filter(({ status }) => status !== null);
	if (measured.length === 0) return a("span", {
		class: "quiet",
		children: words$1.unmeasured[language]
	});
	return a("ul", {
		class: "grades",
		children: measured.map((result) => a("li", {
			class: `tag ${toneOfResult(result) ?? "unknown"}`,
			children: [
				result.check,
				" ",
				a("b", { children: resultText(result, language) })
			]
		}))
	});
}
function CertificateCell({ row: { certificate, results }, language }) {
	if (!results.some(({ check }) => check === "ssl")) return a("span", {
		class: "quiet",
		children: words$1.notChecked[language]
	});
	if (certificate === null) return a("span", {
		class: "quiet",
		children: words$1.noCertificate[language]
	});
	return a(DaysLeft, {
		...certificate,
		language
	});
}
const [soon, verySoon] = [21, 7];
function DaysLeft({ notAfter, daysLeft, language }) {
	const end = `${notAfter.slice(0, 10)} ${notAfter.slice(11, 16)} UTC`;
	return a("time", {
		class: `days ${toneOfDays(daysLeft)}`,
		dateTime: notAfter,
		title: end,
		children: daysText(daysLeft, language)
	});
}
function toneOfDays(days) {
	if (days < verySoon) return "fail";
	return days < soon ? "warn" : "pass";
}
function daysText(days, language) {
	if (days < 0) return words$1.expired[language];
	if (days === 0) return words$1.lastDay[language];
	return days === 1 ? words$1.day[language] : fill(words$1.days, { days }, language);
}
const longestValue = 60;
function ChangeCell({ row: { lastChange, domain }, language }) {
	if (lastChange === null) return a("span", {
		class: "quiet",
		children: words$1.noChange[language]
	});
	const { at, check, field, subject, from, to } = lastChange;
	const { title } = wordsOf({
		check,
		field,
		from,
		to
	});
	const what = `${title[language]}${subject === null ? "" : ` ${harmless(subject, longestValue)}`}`;
	const values = {
		from: valueText(from, language),
		to: valueText(to, language)
	};
	return a($, { children: [
		a("a", {
			href: linkTo(pathTo("domain", { domain }), language),
			children: a(When, {
				at: Date.parse(at),
				language
			})
		}),
		" ",
		a("span", {
			class: "quiet",
			children: fill(words$1.changed, {
				check: harmless(check, 40),
				what,
				...values
			}, language)
		})
	] });
}
function valueText(value, language) {
	if (value === null) return words$1.nothing[language];
	return harmless(value.length > longestValue ? `${value.slice(0, longestValue)}…` : value, 61);
}
function RunCell({ row: { results }, language }) {
	const ran = results.flatMap(({ ranAt }) => ranAt ?? []).toSorted().at(-1);
	if (ran === void 0) return a("span", {
		class: "quiet",
		children: words$1.unmeasured[language]
	});
	const failed = results.filter(({ reason }) => reason !== null);
	const measured = results.filter(({ status, reason }) => status !== null && reason === null);
	const count = measured.reduce((sum, { problems }) => sum + (problems ?? 0), 0);
	return a($, { children: [
		a(When, {
			at: Date.parse(ran),
			language
		}),
		measured.length === 0 ? null : a($, { children: [": ", countText(count, language)] }),
		failed.map((result) => a("span", {
			class: "failed",
			children: failureText(result, language)
		}))
	] });
}
function countText(count, language) {
	if (count === 0) return words$1.good[language];
	return count === 1 ? words$1.problem[language] : fill(words$1.problems, { count }, language);
}
function failureText({ check, reason }, language) {
	if (reason === "ownership") return fill(words$1.waits, { check }, language);
	return fill(words$1.failed, {
		check,
		reason: reasonWords(reason)
	}, language);
}
// server/pages/account/status/words.ts
const words = {
	title: {
		en: "Status page",
		ko: "상태 페이지"
	},
	lede: {
		en: "Share the grades and certificates of your domains with people who have no account. Anyone with a link can read the page. It never shows port, exposure or anything about your account.",
		ko: "도메인의 등급과 인증서를 계정이 없는 사람과 공유합니다. 링크가 있으면 누구나 볼 수 있습니다. port와 exposure, 계정에 관한 내용은 표시하지 않습니다."
	},
	create: {
		en: "Make a link",
		ko: "링크 만들기"
	},
	expires: {
		en: "Valid for",
		ko: "유효 기간"
	},
	days: {
		en: "{count} days",
		ko: "{count}일"
	},
	once: {
		en: "Copy the link now. It is shown once.",
		ko: "지금 링크를 복사하십시오. 한 번만 표시합니다."
	},
	link: {
		en: "Link",
		ko: "링크"
	},
	yours: {
		en: "Links",
		ko: "링크 목록"
	},
	none: {
		en: "There are no links.",
		ko: "링크가 없습니다."
	},
	until: {
		en: "Valid until",
		ko: "유효 기한"
	},
	revoke: {
		en: "Revoke",
		ko: "폐기"
	},
	shared: {
		en: "Status of domains",
		ko: "도메인 상태"
	},
	sharedLede: {
		en: "Last results of a daily monitoring, shared by its owner.",
		ko: "소유자가 공유한 정기 점검의 마지막 결과입니다."
	},
	empty: {
		en: "No domain is watched.",
		ko: "감시하는 도메인이 없습니다."
	},
	gone: {
		en: "This link does not work: it has expired, was revoked, or is incomplete.",
		ko: "만료되었거나 폐기되었거나 완전하지 않은 링크입니다."
	}
};
export { Grades as a, resultText as c, Rows as d, DaysLeft as i, toneOfResult as l, CertificateCell as n, RunCell as o, ChangeCell as r, countText as s, words as t, words$1 as u };
