import { t as fingerprint } from "./fingerprint.js";
import { t as fill } from "./text.js";
import { i as knownTo, r as goneFrom } from "./baseline2.js";
import { n as worstVerdict, t as totalsOf } from "./totals.js";
import { t as matchesUrl } from "./url-pattern.js";
// src/gate/policy-words.ts
const words = {
	expired: {
		en: "The waiver of {rule} expired on {until}; its reason was: {reason}",
		ko: "{rule} 예외가 {until}에 만료되었습니다. 당시의 이유: {reason}"
	},
	expiredAction: {
		en: "Mend what it is about, or decide again and give it a new date.",
		ko: "해당 문제를 고치거나, 다시 판단해 새 날짜를 정하십시오."
	},
	unneeded: {
		en: "The waiver of {rule} until {until}{where} is not needed; take it out.",
		ko: "{until}까지인 {rule} 예외{where|은/는} 필요하지 않습니다. 삭제하십시오."
	},
	where: {
		en: " for {url}",
		ko: "({url})"
	},
	gone: {
		en: "{count} entries of the baseline are mended: {list}. --update-baseline takes them out.",
		ko: "기준선의 항목 {count}개가 해결되었습니다: {list}. --update-baseline으로 정리할 수 있습니다."
	}
};
// src/gate/waivers.ts
function excuseOf(waivers, rule, { url }, now) {
	const matching = waivers.filter((waiver) => isOfRule(waiver, rule) && isOfUrl(waiver, url));
	const valid = matching.filter((waiver) => !isExpired(waiver, now));
	const [first] = valid;
	if (first) return {
		waived: {
			reason: first.reason,
			until: first.until
		},
		expired: [],
		used: valid
	};
	return {
		waived: null,
		expired: matching,
		used: matching
	};
}
function isOfRule({ rule }, id) {
	return rule.endsWith(".*") ? id.startsWith(rule.slice(0, -1)) : rule === id;
}
function isOfUrl({ url }, target) {
	return url === void 0 || matchesUrl(url, target);
}
const day = 864e5;
function isExpired({ until }, now) {
	return now.getTime() >= Date.parse(until) + day;
}
function unneededOf(waivers, used, { targets }, isWhole) {
	return waivers.filter((waiver) => {
		const concerned = targets.filter(({ url }) => isOfUrl(waiver, url));
		const isOpen = concerned.some(({ verdict, checks }) => {
			return verdict === "unknown" || checks.some(({ status }) => status === "unknown");
		});
		const isCovered = isWhole || waiver.url !== void 0 && concerned.length > 0 && !waiver.url.includes("*");
		return !used.has(waiver) && !isOpen && isCovered;
	});
}
// src/gate/policy.ts
function applyPolicy(result, policy) {
	const used = new Set();
	const known = knownTo(policy.baseline);
	const targets = result.targets.map((target, index) => judged(target, {
		policy,
		known,
		used,
		index
	}));
	const told = [...unneededOf(policy.waivers, used, result, policy.isWhole).map((each) => toNotice(each, policy)), ...goneNotice(result, policy)].flatMap((notice) => leveled(notice, policy));
	const notices = [...result.notices ?? [], ...told.map(({ notice }) => notice)];
	const verdict = worstVerdict([...targets.map((target) => target.verdict), ...told.map(({ does }) => does)]);
	return {
		...result,
		verdict,
		targets,
		totals: totalsOf(targets),
		...notices.length > 0 && { notices }
	};
}
function judgeTarget(target, policy, index) {
	return judged(target, {
		policy,
		known: knownTo(policy.baseline),
		used: new Set(),
		index
	});
}
function judged(target, judging) {
	const { policy, used } = judging;
	const rules = policy.rules[judging.index] ?? {};
	const expired = new Set();
	const excuse = (rule) => {
		const found = excuseOf(policy.waivers, rule, target, policy.now);
		found.used.forEach((waiver) => used.add(waiver));
		found.expired.forEach((waiver) => expired.add(waiver));
		return found;
	};
	const left = target.findings.filter(({ id }) => rules[id] !== "off");
	const off = target.findings.length - left.length;
	const findings = left.map((finding) => {
		const level = rules[finding.id];
		const { waived } = excuse(finding.id);
		if (waived) return {
			...finding,
			level: "none",
			waived
		};
		if (judging.known.finding(finding, target)) return {
			...finding,
			level: "none",
			isKnown: true
		};
		return level === void 0 || level === "off" ? finding : {
			...finding,
			level
		};
	});
	const checks = target.checks.map((check) => {
		if (check.status !== "fail" && check.status !== "warn") return check;
		const { waived } = excuse(`gate.${check.id}`);
		if (waived) return {
			...check,
			status: "waived",
			waived
		};
		if (judging.known.check(check, target)) return {
			...check,
			status: "warn",
			isKnown: true
		};
		const level = rules[`gate.${check.id}`];
		return level === "warn" || level === "error" ? {
			...check,
			status: statusOf[level]
		} : check;
	});
	const level = rules[overdueRule] === "warn" ? "warn" : "error";
	const overdue = [...expired].map((waiver) => ({
		...toFinding(waiver, target, policy),
		level
	}));
	const all = {
		...target,
		checks,
		findings: [...overdue, ...findings],
		...off > 0 && { off }
	};
	return {
		...all,
		verdict: verdictOf(all)
	};
}
function verdictOf({ verdict, checks, findings }) {
	const counted = checks.filter(({ isKnown }) => !isKnown).map(({ status }) => status);
	const levels = findings.map(({ level }) => level);
	if (counted.includes("fail") || levels.includes("error")) return "fail";
	if (verdict === "unknown" || counted.includes("unknown")) return "unknown";
	return counted.includes("warn") || levels.includes("warn") ? "warn" : "pass";
}
const overdueRule = "gate.waiver-expired";
const statusOf = {
	warn: "warn",
	error: "fail"
};
function leveled(notice, { ofRun = {} }) {
	const level = ofRun[notice.id];
	if (level === "off") return [];
	if (level === void 0) return [{
		notice,
		does: notice.id === unneededRule ? "warn" : "pass"
	}];
	return [{
		notice: {
			...notice,
			level
		},
		does: statusOf[level]
	}];
}
const unneededRule = "gate.waiver-unneeded";
function toFinding({ rule, until, reason }, { url }, { language }) {
	return {
		id: overdueRule,
		severity: "high",
		cause: fill(words.expired, {
			rule,
			until,
			reason
		}, language),
		action: words.expiredAction[language],
		subject: rule,
		fingerprint: fingerprint(overdueRule, url, `${rule} ${until}`)
	};
}
function toNotice({ rule, until, url }, { language }) {
	const where = url === void 0 ? "" : fill(words.where, { url }, language);
	return {
		id: unneededRule,
		level: "warn",
		message: fill(words.unneeded, {
			rule,
			until,
			where
		}, language)
	};
}
const mostListed = 10;
function goneNotice(result, { baseline, language }) {
	const gone = goneFrom(baseline, result);
	if (gone.length === 0) return [];
	const list = [...gone.slice(0, mostListed).map(({ rule, target }) => `${rule} (${target})`), ...gone.length > mostListed ? ["…"] : []].join(", ");
	return [{
		id: "gate.baseline-mended",
		level: "warn",
		message: fill(words.gone, {
			count: gone.length,
			list
		}, language)
	}];
}
export { applyPolicy, judgeTarget };
