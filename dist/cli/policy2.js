import { Ct as maskUrls, xt as fill } from "./start.js";
import { F as totalsOf, I as worstVerdict, gt as fingerprint } from "./gate.js";
import { a as outdatedChecks, i as knownTo, r as goneFrom } from "./baseline.js";
import { n as isExcused, r as unneededOf, t as excuseOf } from "./waivers.js";
// src/gate/policy-words.ts
const policyWords = {
	expired: {
		en: "The waiver for {rule}{owner} expired on {until}. Its reason was: {reason}",
		ko: "{rule} 예외{owner|이/가} {until}에 만료되었습니다. 당시의 이유: {reason}"
	},
	expiredAction: {
		en: "Fix the waived problem, or review the waiver and set a new date.",
		ko: "해당 문제를 고치거나, 다시 판단해 새 날짜를 정하십시오."
	},
	unneeded: {
		en: "The waiver for {rule}{where} until {until} is not needed. Remove it.",
		ko: "{until}까지인 {rule} 예외{where|은/는} 필요하지 않습니다. 삭제하십시오."
	},
	by: {
		en: " (owner: {owner})",
		ko: "({owner})"
	},
	where: {
		en: " at {url}",
		ko: "({url})"
	},
	gone: {
		en: "Fixed but still in the baseline ({count}): {list}. Remove these entries with --update-baseline.",
		ko: "해결되었지만 기준선에 남아 있는 항목({count}개): {list}. --update-baseline으로 정리할 수 있습니다."
	},
	outdated: {
		en: "Other versions of these checks made the baseline: {list}. Their new findings only warn. Renew the baseline with --update-baseline.",
		ko: "기준선을 만든 점검의 버전이 지금과 다릅니다: {list}. 이 점검에서 새로 발견된 문제는 주의로만 봅니다. --update-baseline으로 기준선을 갱신하십시오."
	},
	reopened: {
		en: "It counts despite its baseline entry, because these findings are not in the baseline: {list}.",
		ko: "기준선에 없던 {list} 때문에 다시 판정에 들어갑니다."
	},
	worse: {
		en: "It is worse than its baseline entry.",
		ko: "기준선에 기록된 것보다 나빠졌습니다."
	},
	unlooked: {
		en: "We could not check {list}: {message}",
		ko: "{list} 문제가 있는지 알 수 없습니다: {message}"
	},
	unlookedAction: {
		en: "Measure again when {check} can be measured completely, or set these rules to off.",
		ko: "{check|을/를} 완전히 측정할 수 있을 때 다시 측정하거나, 이 규칙을 끄십시오."
	}
};
// src/gate/unmeasured.ts
function unmeasuredOf(target, excusing) {
	const found = new Set(target.findings.map(({ id }) => id));
	return (target.incompleteChecks ?? []).flatMap((open) => {
		const wanted = Object.entries(excusing.rules).filter(([rule]) => {
			return rule.startsWith(`${open.check}.`) && !found.has(rule) && !isExcused(rule, target, excusing);
		});
		return ["error", "warn"].flatMap((level) => {
			const rules = wanted.filter(([, each]) => each === level).map(([rule]) => rule);
			return rules.length > 0 ? [{
				open,
				rules,
				level
			}] : [];
		});
	});
}
const unlookedRule = "gate.rule-unmeasured";
const mostListed$1 = 10;
function toUnmeasuredFinding({ open, rules, level }, { url }, language) {
	const { check, message } = open;
	const list = [...rules.slice(0, mostListed$1), ...rules.length > mostListed$1 ? ["…"] : []].join(", ");
	return {
		id: unlookedRule,
		severity: level === "error" ? "medium" : "info",
		cause: fill(policyWords.unlooked, {
			list,
			message
		}, language),
		action: fill(policyWords.unlookedAction, { check }, language),
		subject: level === "error" ? check : `${check} (warn)`,
		fingerprint: fingerprint(unlookedRule, url, `${check} ${level}`)
	};
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
	const told = [
		...unneededOf(policy.waivers, used, result, policy.isWhole).map((each) => toNotice(each, policy)),
		...goneNotice(result, policy),
		...outdatedNotice(result, policy)
	].flatMap((notice) => leveled(notice, policy));
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
	const demands = policy.demands?.[judging.index];
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
			baselineState: "unchanged"
		};
		if (level !== void 0 && level !== "off") return {
			...finding,
			level
		};
		const novelty = judging.known.novelty(finding, target, demands);
		return novelty === null ? finding : {
			...finding,
			level: novelty,
			baselineState: "new"
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
		const standing = judging.known.check(check, {
			...target,
			findings
		}, demands);
		if (standing.is === "known") return {
			...check,
			status: "warn",
			baselineState: "unchanged"
		};
		const usual = standing.is === "reopened" && standing.isOutdated ? "warn" : void 0;
		const level = rules[`gate.${check.id}`] ?? usual;
		const told = {
			...check,
			message: withStanding(check, standing, policy)
		};
		return level === "warn" || level === "error" ? {
			...told,
			status: statusOf[level]
		} : told;
	});
	const level = rules[overdueRule] === "warn" ? "warn" : "error";
	const overdue = [...expired].map((waiver) => ({
		...toFinding(waiver, target, policy),
		level
	}));
	const unlooked = unmeasuredOf(target, {
		...policy,
		rules
	});
	const said = unlooked.map((each) => toUnmeasuredFinding(each, target, policy.language));
	const all = {
		...target,
		checks,
		findings: [
			...overdue,
			...said,
			...findings
		],
		...off > 0 && { suppressedCount: off }
	};
	const verdict = verdictOf(all);
	const missing = unlooked.find(({ level: wish }) => wish === "error")?.open;
	if (!missing || verdict === "fail") return {
		...all,
		verdict
	};
	const { reason, message } = missing;
	return {
		...all,
		verdict: "unknown",
		...target.reason === void 0 && {
			reason,
			message
		}
	};
}
function withStanding({ message }, standing, { language }) {
	if (standing.is === "worse") return `${message} ${policyWords.worse[language]}`;
	if (standing.is !== "reopened") return message;
	const names = [...new Set(standing.by.map(({ id }) => id))];
	const list = [...names.slice(0, mostListed), ...names.length > mostListed ? ["…"] : []].join(", ");
	return `${message} ${fill(policyWords.reopened, { list }, language)}`;
}
function verdictOf({ verdict, checks, findings }) {
	const counted = checks.filter(({ baselineState }) => baselineState === void 0).map(({ status }) => status);
	const levels = findings.map(({ level }) => level);
	if (counted.includes("fail") || levels.includes("error")) return "fail";
	if (verdict === "unknown" || counted.includes("unknown")) return "unknown";
	return counted.includes("warn") || levels.includes("warn") ? "warn" : "pass";
}
const mostListed = 10;
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
function toFinding({ rule, until, reason, owner }, { url }, { language }) {
	const by = owner === void 0 ? "" : fill(policyWords.by, { owner }, language);
	return {
		id: overdueRule,
		severity: "high",
		cause: fill(policyWords.expired, {
			rule,
			until,
			reason,
			owner: by
		}, language),
		action: policyWords.expiredAction[language],
		subject: rule,
		fingerprint: fingerprint(overdueRule, url, `${rule} ${until}`)
	};
}
function toNotice({ rule, until, url }, { language }) {
	const where = url === void 0 ? "" : fill(policyWords.where, { url: maskUrls(url) }, language);
	return {
		id: unneededRule,
		level: "warn",
		message: fill(policyWords.unneeded, {
			rule,
			until,
			where
		}, language)
	};
}
function goneNotice(result, { baseline, language }) {
	const gone = goneFrom(baseline, result);
	if (gone.length === 0) return [];
	const list = [...gone.slice(0, mostListed).map(({ rule, target }) => `${rule} (${target})`), ...gone.length > mostListed ? ["…"] : []].join(", ");
	return [{
		id: "gate.baseline-mended",
		level: "warn",
		message: fill(policyWords.gone, {
			count: gone.length,
			list
		}, language)
	}];
}
function outdatedNotice({ targets }, { baseline, demands, language }) {
	const checks = baseline ? outdatedChecks(baseline, targets, demands) : [];
	if (checks.length === 0) return [];
	return [{
		id: "gate.baseline-outdated",
		level: "warn",
		message: fill(policyWords.outdated, { list: checks.join(", ") }, language)
	}];
}
export { applyPolicy, judgeTarget };
