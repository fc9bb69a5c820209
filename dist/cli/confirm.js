import { Di as grades, I as worstVerdict, ds as severities, gt as fingerprint, hi as problems, n as sumOf } from "./gate.js";
import { xt as fill } from "./start.js";
// src/gate/combine.ts
function combined(first, second) {
	const [was, is] = [first.measured, second.measured];
	const checks = was.checks.map((check) => worseCheck(check, {
		first,
		second
	}));
	const more = is.checks.filter(({ id }) => was.checks.every((check) => check.id !== id));
	const all = [...checks, ...more];
	const { reason: _reason, message: _message, incompleteChecks: _open, addresses: _addresses, ...rest } = was;
	const open = (was.incompleteChecks ?? []).filter(({ check }) => is.incompleteChecks?.some((each) => each.check === check));
	const addresses = joined(was.addresses ?? [], is.addresses ?? [], ({ origin, address }) => `${origin} ${address}`);
	return {
		...rest,
		finalUrl: was.finalUrl ?? is.finalUrl,
		address: was.address ?? is.address,
		verdict: verdictOf(was, is, all),
		...reasonOf(was, is, all),
		checks: all,
		origins: joined(was.origins, is.origins, ({ origin }) => origin),
		...addresses.length > 0 && { addresses },
		findings: bothOf(was.findings, is.findings),
		...open.length > 0 && { incompleteChecks: open },
		unknowns: unknownsOf(was, is),
		...(was.versions ?? is.versions) && { versions: {
			...is.versions,
			...was.versions
		} }
	};
}
function unknownsOf(was, is) {
	if (was.origins.length === 0) return is.unknowns;
	return is.origins.length === 0 ? was.unknowns : was.unknowns.filter((part) => is.unknowns.includes(part));
}
function bothOf(first, second) {
	const told = new Set(first.map(keyOf));
	return [...first, ...second.filter((finding) => !told.has(keyOf(finding)))].toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}
function keyOf({ id, fingerprint }) {
	return `${id} ${fingerprint}`;
}
const worstLast = [
	"off",
	"unknown",
	"pass",
	"waived",
	"warn",
	"fail"
];
function worseCheck(was, { first, second }) {
	const is = second.measured.checks.find(({ id }) => id === was.id);
	if (!is) return was;
	const before = ranksOf(was, first.judged);
	const after = ranksOf(is, second.judged);
	for (const [at, rank] of after.entries()) {
		const other = before[at] ?? 0;
		if (rank !== other) return rank > other ? is : was;
	}
	return isWorse(is.actual, was.actual) ? is : was;
}
function ranksOf({ id, status }, judged) {
	const counted = judged.checks.find((check) => check.id === id);
	return [worstLast.indexOf(status), counted?.baselineState ? 0 : worstLast.indexOf(counted?.status ?? status)];
}
function isWorse(now, before) {
	if (now === null || before === null) return now !== null && before === null;
	if (typeof now === "number" && typeof before === "number") return now < before;
	if (typeof now === "boolean" && typeof before === "boolean") return !now && before;
	return grades.indexOf(now) > grades.indexOf(before);
}
function verdictOf(was, is, checks) {
	const both = [was.verdict, is.verdict];
	if (both.includes("fail")) return "fail";
	if (checks.some(({ status }) => status === "unknown") || both.every((verdict) => verdict === "unknown")) return "unknown";
	return worstVerdict(both.filter((verdict) => verdict !== "unknown"));
}
function reasonOf(was, is, checks) {
	const isOpen = verdictOf(was, is, checks) === "unknown" || checks.some(({ status }) => status === "unknown");
	const bug = [was, is].find(({ reason }) => reason === "internal");
	if (!bug && !isOpen) return {};
	const { reason, message } = bug ?? (was.reason ? was : is);
	return {
		...reason !== void 0 && { reason },
		...message !== void 0 && { message }
	};
}
function joined(first, second, idOf) {
	const others = new Map(second.map((place) => [idOf(place), place]));
	const own = first.map((place) => {
		const other = others.get(idOf(place));
		return other ? worsePlace(place, other) : place;
	});
	const known = new Set(first.map(idOf));
	return [...own, ...second.filter((place) => !known.has(idOf(place)))];
}
function worse(one, other) {
	return isWorse(other, one) ? other : one;
}
function worsePlace(was, is) {
	return {
		..."state" in was && was.state === "failed" && "state" in is && is.state !== "failed" ? is : was,
		grade: worse(was.grade, is.grade),
		daysLeft: worse(was.daysLeft, is.daysLeft),
		..."headers" in was && "headers" in is && { headers: worse(was.headers, is.headers) }
	};
}
// src/gate/confirm.ts
function confirmed(first, second, language) {
	const [was, is] = [first.measured, second.measured];
	const tries = Math.max(was.tries ?? 1, is.tries ?? 1);
	const both = {
		cost: sumOf([was.cost, is.cost]),
		...tries > 1 && { tries },
		...is.waited && { waited: is.waited }
	};
	if (second.judged.verdict === "unknown") return {
		...was,
		...both,
		confirmed: false
	};
	const changes = changesOf(first.judged, second.judged);
	return {
		...explained(combined(first, second), changes, language),
		...both,
		confirmed: changes.length === 0
	};
}
function retried(first, second, language) {
	const changes = changesOf(first.judged, second.judged).filter(({ change }) => isMeasured(change.first) && isMeasured(change.second));
	return explained(combined(first, second), changes, language);
}
function isMeasured({ status }) {
	return status !== "unknown";
}
function explained(target, changes, language) {
	if (changes.length === 0) return target;
	const findings = [...target.findings.filter(({ id }) => id !== unstableRule), toFinding(target, changes, language)];
	return {
		...target,
		findings: findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)),
		unstable: [...target.unstable ?? [], ...changes.map(({ change }) => change)]
	};
}
const unstableRule = "gate.unstable";
function changesOf(first, second) {
	return [...thresholdsOf(first, second), ...rulesOf(first, second)];
}
function thresholdsOf(first, second) {
	return second.checks.flatMap((is) => {
		const was = first.checks.find(({ id }) => id === is.id);
		if (!was || isFailing(was) === isFailing(is)) return [];
		const { id, expected } = is;
		const least = typeof expected === "boolean" || expected === null ? "" : `, ≥ ${expected}`;
		const told = (language) => `${id} ${inWords(was, language)} → ${inWords(is, language)}${least}`;
		return [{
			change: {
				id,
				expected,
				first: said(was),
				second: said(is)
			},
			words: {
				en: told("en"),
				ko: told("ko")
			}
		}];
	});
}
function isFailing({ status, baselineState }) {
	return status === "fail" && baselineState === void 0;
}
function said({ status, actual }) {
	return {
		status,
		actual
	};
}
const statuses = {
	pass: {
		en: "pass",
		ko: "통과"
	},
	warn: {
		en: "warn",
		ko: "주의"
	},
	fail: {
		en: "fail",
		ko: "실패"
	},
	unknown: {
		en: "unknown",
		ko: "판단 불가"
	},
	waived: {
		en: "waived",
		ko: "예외"
	},
	off: {
		en: "off",
		ko: "꺼짐"
	}
};
function inWords({ status, actual }, language) {
	const told = statuses[status][language];
	return actual === null ? told : `${actual} (${told})`;
}
function rulesOf(first, second) {
	const before = errorsIn(first);
	const after = errorsIn(second);
	return [...new Map([...before, ...after])].flatMap(([key, { id, subject }]) => {
		if (before.has(key) === after.has(key)) return [];
		const [was, is] = [stateOf(id, before.has(key), first), stateOf(id, after.has(key), second)];
		const about = subject === void 0 ? "" : ` (${subject})`;
		const change = {
			id,
			...subject !== void 0 && { subject },
			expected: false,
			first: states[was].said,
			second: states[is].said
		};
		const told = (language) => `${id}${about} ${states[was].words[language]} → ${states[is].words[language]}`;
		return [{
			change,
			words: {
				en: told("en"),
				ko: told("ko")
			}
		}];
	});
}
const states = {
	found: {
		said: {
			status: "fail",
			actual: true
		},
		words: {
			en: "found",
			ko: "발견"
		}
	},
	gone: {
		said: {
			status: "pass",
			actual: false
		},
		words: {
			en: "not found",
			ko: "발견되지 않음"
		}
	},
	open: {
		said: {
			status: "unknown",
			actual: null
		},
		words: {
			en: "not measured",
			ko: "측정하지 못함"
		}
	}
};
function stateOf(rule, isFound, { incompleteChecks: open = [] }) {
	if (isFound) return "found";
	return open.some(({ check }) => rule.startsWith(`${check}.`)) ? "open" : "gone";
}
function errorsIn({ findings }) {
	const errors = findings.filter(({ level }) => level === "error");
	return new Map(errors.map((finding) => [`${finding.id} ${finding.fingerprint}`, finding]));
}
const mostListed = 10;
function toFinding({ url }, changes, language) {
	const id = unstableRule;
	const { severity, cause, action } = problems.unstable;
	const list = [...changes.slice(0, mostListed).map(({ words }) => words[language]), ...changes.length > mostListed ? ["…"] : []].join("; ");
	return {
		id,
		severity,
		cause: fill(cause, { changes: list }, language),
		action: action[language],
		fingerprint: fingerprint(id, url, void 0),
		level: "warn"
	};
}
export { confirmed, retried };
