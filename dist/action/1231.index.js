export const id = 1231;
export const ids = [1231,1604];
export const modules = {

/***/ 1604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ outdatedChecks),
/* harmony export */   i: () => (/* binding */ knownTo),
/* harmony export */   n: () => (/* binding */ baselineText),
/* harmony export */   o: () => (/* binding */ withOthers),
/* harmony export */   r: () => (/* binding */ goneFrom),
/* harmony export */   t: () => (/* binding */ baselineOf)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);



// src/gate/mute-addresses.ts
function withoutAddresses(subject) {
	if (subject === void 0) return null;
	const at = subject.lastIndexOf(" @ ");
	if (!subject.slice(at < 0 ? 0 : at + 3).split(", ").every(isAddress)) return null;
	return at < 0 ? {} : { subject: subject.slice(0, at) };
}
function isAddress(text) {
	const [, bracketed, plain] = /^(?:\[([^\]]{1,60})\]|([^:]{1,60})):\d{1,5}$/.exec(text) ?? [];
	return (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(text) !== 0 || (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(bracketed ?? plain ?? "") !== 0;
}
// src/gate/judgeable.ts
function isJudgeable({ id, status, actual }) {
	return (status === "fail" || status === "warn") && id !== "days" && actual !== null;
}
const ofDays = new Set(["ssl.expired", "ssl.intermediate-expired"]);
const ofDaysToCome = new Set([
	"ssl.expires-soon",
	"ssl.expires-very-soon",
	"ssl.intermediate-expires-early"
]);
function isJudgeableFinding({ id }) {
	return !ofDays.has(id) && !ofDaysToCome.has(id) && !id.startsWith("gate.");
}
const ofExpiry = /[.-](?:expired|expires|expiring|pending-delete|redemption-period)(?:-|$)/;
function isForeseeable(finding) {
	return isJudgeableFinding(finding) && !ofExpiry.test(finding.id);
}
function isNoWorse({ actual, measured: seen = {} }, before) {
	const was = before.seen ?? {};
	return isValueNoWorse(actual, before.actual) && isValueNoWorse(seen.grade, was.grade) && isValueNoWorse(seen.score, was.score) && isStatusNoWorse(seen.status, was.status);
}
function isValueNoWorse(now, before) {
	if (typeof now === "number" && typeof before === "number") return now >= before;
	if (isGrade(now) && isGrade(before)) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(now, before);
	return now === before;
}
function isGrade(value) {
	return _start_js__WEBPACK_IMPORTED_MODULE_1__.Yn.some((grade) => grade === value);
}
const bestFirst = [
	"pass",
	"warn",
	"fail"
];
function isStatusNoWorse(now, before) {
	if (now === before) return true;
	const [is, was] = [now, before].map((status) => bestFirst.findIndex((each) => each === status));
	return is !== void 0 && was !== void 0 && is >= 0 && is <= was;
}
const ofHttps = /^http\.(?:redirect-|final-http$|invalid-certificate$|addresses-answers$)/;
function reopens({ id, severity }, check, demands) {
	if (check.id === "https") return ofHttps.test(id) && isAtLeast(severity, "medium");
	if (check.id === "ssl") return id.startsWith("ssl.") && lowers(id, severity);
	if (check.id === "headers") return id.startsWith("http.") && lowers(id, severity);
	const [of = check.id, demand] = Object.entries(demands).find(([each]) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vr)(each) === check.id) ?? [];
	return id.startsWith(`${of}.`) && countsFor({
		id,
		severity
	}, demand);
}
function countsFor({ id, severity }, { minGrade, minScore, maxSeverity } = {}) {
	if (maxSeverity !== void 0 && _start_js__WEBPACK_IMPORTED_MODULE_1__.qr.indexOf(severity) < _start_js__WEBPACK_IMPORTED_MODULE_1__.qr.indexOf(maxSeverity)) return true;
	if (minGrade !== void 0 || minScore !== void 0) return lowers(id, severity);
	return maxSeverity === void 0 && isAtLeast(severity, "medium");
}
function lowers(id, severity) {
	return isAtLeast(severity, "medium") && !ofDaysToCome.has(id);
}
function isAtLeast(severity, limit) {
	return _start_js__WEBPACK_IMPORTED_MODULE_1__.qr.indexOf(severity) <= _start_js__WEBPACK_IMPORTED_MODULE_1__.qr.indexOf(limit);
}
// src/gate/baseline.ts
function baselineOf({ targets }, before) {
	const measured = new Map(targets.map((target) => [target.url, target]));
	const kept = (before?.entries ?? []).filter(({ target, rule }) => {
		const now = measured.get(target);
		return (!now || (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.x)(now, rule)) && (isThreshold(rule) || isJudgeableFinding({ id: rule }));
	});
	const found = targets.flatMap(entriesOf);
	const all = new Map([...kept, ...found].map((entry) => [keyOf(entry), entry]));
	return {
		schema: "portcullis/baseline@2",
		targets: measuredTargets(targets, before),
		entries: [...all.values()].toSorted(compare)
	};
}
function targetsIn(baseline) {
	if (baseline.schema === "portcullis/baseline@2") return baseline.targets;
	return [...new Set(baseline.entries.map(({ target }) => target))].map((url) => ({
		url,
		checks: {}
	}));
}
function measuredTargets(targets, before) {
	const all = new Map((before ? targetsIn(before) : []).map((each) => [each.url, each]));
	for (const target of targets) {
		const earlier = all.get(target.url)?.checks ?? {};
		const { versions = {} } = target;
		const checks = Object.keys({
			...earlier,
			...versions
		}).toSorted().flatMap((id) => {
			const version = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.x)(target, `${id}.`) ? earlier[id] : versions[id];
			return version === void 0 ? [] : [[id, version]];
		});
		all.set(target.url, {
			url: target.url,
			checks: Object.fromEntries(checks)
		});
	}
	return [...all.values()].toSorted((a, b) => a.url < b.url ? -1 : 1);
}
function withOthers(made, now, measured) {
	const own = made.entries.filter(({ target }) => measured.has(target));
	const others = (now?.entries ?? []).filter(({ target }) => !measured.has(target));
	return baselineOf({ targets: [] }, {
		schema: "portcullis/baseline@2",
		targets: [...targetsIn(made).filter(({ url }) => measured.has(url)), ...(now ? targetsIn(now) : []).filter(({ url }) => !measured.has(url))],
		entries: [...own, ...others]
	});
}
function entriesOf({ url, checks, findings }) {
	const thresholds = checks.filter(isJudgeable).map(({ id, actual, kind, measured: seen }) => ({
		target: url,
		rule: `gate.${id}`,
		...kind !== void 0 && { subject: kind },
		...actual !== null && { actual },
		...seen && { seen },
		fingerprint: ofThreshold({
			id,
			kind
		}, url)
	}));
	const problems = findings.filter((finding) => !finding.waived && isJudgeableFinding(finding)).map(({ id, subject, fingerprint: identity }) => ({
		target: url,
		rule: id,
		...subject !== void 0 && { subject },
		fingerprint: identity
	}));
	return [...thresholds, ...problems];
}
function ofThreshold({ id, kind }, url) {
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.xn)(`gate.${id}`, url, kind);
}
function isThreshold(rule) {
	return rule.startsWith("gate.") && !/^gate\.(?:waiver|baseline|rule)-/.test(rule);
}
function keyOf({ target, fingerprint: identity }) {
	return `${identity} ${target}`;
}
function compare(a, b) {
	const [first, second] = [a, b].map((entry) => [
		entry.target,
		entry.rule,
		entry.subject ?? "",
		entry.fingerprint
	]);
	return JSON.stringify(first) < JSON.stringify(second) ? -1 : 1;
}
function knownTo(baseline) {
	const entries = new Map((baseline?.entries ?? []).map((entry) => [keyOf(entry), entry]));
	const isOutdated = baseline ? outdatedIn(baseline) : () => false;
	const ofHosts = new Set((baseline?.entries ?? []).map(ofHost));
	const has = (found, { url }) => {
		if (!isJudgeableFinding(found)) return false;
		if (entries.has(keyOf({
			target: url,
			fingerprint: found.fingerprint
		}))) return true;
		const whole = withoutAddresses(found.subject);
		return whole !== null && ofHosts.has(ofHost({
			target: url,
			rule: found.id,
			...whole
		}));
	};
	return {
		finding: has,
		novelty(found, target, demands = {}) {
			if (!baseline || !isSevere(found) || !isForeseeable(found) || has(found, target)) return null;
			const level = levelOfCheck(checkOf(found), demands);
			return level === "error" && isOutdated(target, checkOf(found)) ? "warn" : level;
		},
		check(check, target, demands = {}) {
			const { url, findings } = target;
			const entry = entries.get(keyOf({
				target: url,
				fingerprint: ofThreshold(check, url)
			}));
			if (!entry || !isJudgeable(check)) return { is: "new" };
			if (!isNoWorse(check, entry)) return { is: "worse" };
			const by = findings.filter((found) => !found.waived && found.baselineState !== "unchanged" && reopens(found, check, demands));
			if (by.length === 0) return { is: "known" };
			return {
				is: "reopened",
				by,
				isOutdated: by.every((found) => isOutdated(target, checkOf(found)))
			};
		}
	};
}
function ofHost({ target, rule, subject = "" }) {
	return JSON.stringify([
		target,
		rule,
		subject
	]);
}
function checkOf({ id }) {
	return id.split(".", 1)[0] ?? id;
}
function isSevere({ severity }) {
	return severity === "critical" || severity === "high";
}
const always = new Set(["ssl", "http"]);
function levelOfCheck(id, demands) {
	if (always.has(id)) return "error";
	const level = demands[id]?.level ?? "off";
	return level === "off" ? null : level;
}
function outdatedIn(baseline) {
	const isFirstFormat = baseline.schema === "portcullis/baseline@1";
	const recorded = new Map(targetsIn(baseline).map(({ url, checks }) => [url, checks]));
	return ({ url, versions = {} }, check) => {
		const checks = recorded.get(url);
		if (!checks) return isFirstFormat;
		return isFirstFormat || checks[check] !== versions[check];
	};
}
function outdatedChecks(baseline, targets, demands = []) {
	const isOutdated = outdatedIn(baseline);
	const checks = targets.flatMap((target, index) => [...always, ...Object.keys(demands[index] ?? {})].filter((id) => target.origins.length > 0 && levelOfCheck(id, demands[index] ?? {}) !== null && isOutdated(target, id)));
	return [...new Set(checks)];
}
function goneFrom(baseline, { targets }) {
	const measured = new Map(targets.map((target) => [target.url, target]));
	const there = new Set(targets.flatMap(({ url, checks, findings }) => [...checks.filter(({ status }) => status !== "pass" && status !== "off").map((check) => keyOf({
		target: url,
		fingerprint: ofThreshold(check, url)
	})), ...findings.map(({ fingerprint: identity }) => keyOf({
		target: url,
		fingerprint: identity
	}))]));
	return (baseline?.entries ?? []).filter((entry) => {
		const now = measured.get(entry.target);
		if (now === void 0 || (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.x)(now, entry.rule) || there.has(keyOf(entry))) return false;
		return !now.findings.some(({ id, subject }) => {
			const whole = withoutAddresses(subject);
			return whole !== null && ofHost({
				target: now.url,
				rule: id,
				...whole
			}) === ofHost(entry);
		});
	});
}
function baselineText(baseline) {
	const { entries } = baseline;
	const lists = Object.entries({
		targets: targetsIn(baseline),
		entries
	}).map(([name, all]) => `  ${JSON.stringify(name)}: ${listed(all)}`);
	return `{\n${[`  "schema": ${JSON.stringify("portcullis/baseline@2")}`, ...lists].join(",\n")}\n}\n`;
}
function listed(all) {
	if (all.length === 0) return "[]";
	return `[\n${all.map((each) => `    ${JSON.stringify(each)}`).join(",\n")}\n  ]`;
}



/***/ }),

/***/ 1231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyPolicy: () => (/* binding */ applyPolicy),
/* harmony export */   judgeTarget: () => (/* binding */ judgeTarget)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1604);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9530);




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
			return rule.startsWith(`${open.check}.`) && !found.has(rule) && !(0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__.n)(rule, target, excusing);
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
		cause: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)(policyWords.unlooked, {
			list,
			message
		}, language),
		action: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)(policyWords.unlookedAction, { check }, language),
		subject: level === "error" ? check : `${check} (warn)`,
		fingerprint: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.xn)(unlookedRule, url, `${check} ${level}`)
	};
}
// src/gate/policy.ts
function applyPolicy(result, policy) {
	const used = new Set();
	const known = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_2__.i)(policy.baseline);
	const targets = result.targets.map((target, index) => judged(target, {
		policy,
		known,
		used,
		index
	}));
	const told = [
		...(0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__.r)(policy.waivers, used, result, policy.isWhole).map((each) => toNotice(each, policy)),
		...goneNotice(result, policy),
		...outdatedNotice(result, policy)
	].flatMap((notice) => leveled(notice, policy));
	const notices = [...result.notices ?? [], ...told.map(({ notice }) => notice)];
	const verdict = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.C)([...targets.map((target) => target.verdict), ...told.map(({ does }) => does)]);
	return {
		...result,
		verdict,
		targets,
		totals: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.S)(targets),
		...notices.length > 0 && { notices }
	};
}
function judgeTarget(target, policy, index) {
	return judged(target, {
		policy,
		known: (0,_baseline_js__WEBPACK_IMPORTED_MODULE_2__.i)(policy.baseline),
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
		const found = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__.t)(policy.waivers, rule, target, policy.now);
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
	return `${message} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)(policyWords.reopened, { list }, language)}`;
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
	const by = owner === void 0 ? "" : (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)(policyWords.by, { owner }, language);
	return {
		id: overdueRule,
		severity: "high",
		cause: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)(policyWords.expired, {
			rule,
			until,
			reason,
			owner: by
		}, language),
		action: policyWords.expiredAction[language],
		subject: rule,
		fingerprint: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.xn)(overdueRule, url, `${rule} ${until}`)
	};
}
function toNotice({ rule, until, url }, { language }) {
	const where = url === void 0 ? "" : (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)(policyWords.where, { url: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Yi)(url) }, language);
	return {
		id: unneededRule,
		level: "warn",
		message: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)(policyWords.unneeded, {
			rule,
			until,
			where
		}, language)
	};
}
function goneNotice(result, { baseline, language }) {
	const gone = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_2__.r)(baseline, result);
	if (gone.length === 0) return [];
	const list = [...gone.slice(0, mostListed).map(({ rule, target }) => `${rule} (${target})`), ...gone.length > mostListed ? ["…"] : []].join(", ");
	return [{
		id: "gate.baseline-mended",
		level: "warn",
		message: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)(policyWords.gone, {
			count: gone.length,
			list
		}, language)
	}];
}
function outdatedNotice({ targets }, { baseline, demands, language }) {
	const checks = baseline ? (0,_baseline_js__WEBPACK_IMPORTED_MODULE_2__.a)(baseline, targets, demands) : [];
	if (checks.length === 0) return [];
	return [{
		id: "gate.baseline-outdated",
		level: "warn",
		message: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.qi)(policyWords.outdated, { list: checks.join(", ") }, language)
	}];
}



/***/ }),

/***/ 5537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ partsOf),
/* harmony export */   t: () => (/* binding */ matchesUrl)
/* harmony export */ });
// src/core/target/url-pattern.ts
function matchesUrl(pattern, url) {
	if (pattern === "**") return true;
	const [wanted, given] = [partsOf(pattern), partsOf(url)];
	if (!wanted || !given) return false;
	const isScheme = wanted.scheme === "*" || wanted.scheme === given.scheme;
	const isPort = wanted.port === "*" || wanted.port === given.port;
	return isScheme && isPort && matches(wanted.host, given.host) && matches(wanted.rest, given.rest);
}
const url = /^(?<scheme>[a-z]+|\*):\/\/(?<host>\[[^\]/]*\]|[^/:?#@]*)(?::(?<port>\d+|\*))?(?<rest>[/?#].*|)$/is;
function partsOf(text) {
	const { scheme, host, port = "", rest } = url.exec(text)?.groups ?? {};
	return scheme === void 0 || host === void 0 || rest === void 0 ? null : {
		scheme,
		host,
		port,
		rest
	};
}
function matches(pattern, text) {
	return pattern.split(/(\*\*|\*)/).filter((token) => token !== "").reduce((reached, token) => step(reached, token, text), Array.from({ length: text.length + 1 }, (_, place) => place === 0))[text.length] ?? false;
}
function step(reached, token, text) {
	if (token !== "*" && token !== "**") return reached.map((_, place) => (reached[place - token.length] ?? false) && text.endsWith(token, place));
	let isOpen = false;
	return reached.map((isReached, place) => {
		const isEnded = token === "*" && text[place - 1] === "/";
		isOpen = isReached || isOpen && !isEnded;
		return isOpen;
	});
}



/***/ }),

/***/ 9530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isExcused),
/* harmony export */   r: () => (/* binding */ unneededOf),
/* harmony export */   t: () => (/* binding */ excuseOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _url_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5537);


// src/gate/waivers.ts
function excuseOf(waivers, rule, { url }, now) {
	const matching = waivers.filter((waiver) => isOfRule(waiver, rule) && isOfUrl(waiver, url));
	const valid = matching.filter((waiver) => !isExpired(waiver, now));
	const [first] = valid;
	if (first) {
		const { reason, until, owner } = first;
		return {
			waived: {
				reason,
				until,
				...owner !== void 0 && { owner }
			},
			expired: [],
			used: valid
		};
	}
	return {
		waived: null,
		expired: matching,
		used: matching
	};
}
function isExcused(rule, target, { rules, waivers, now }) {
	return rules[rule] === "off" || excuseOf(waivers, rule, target, now).waived !== null;
}
function isOfRule({ rule }, id) {
	return rule.endsWith(".*") ? id.startsWith(rule.slice(0, -1)) : rule === id;
}
function isOfUrl({ url }, target) {
	return url === void 0 || (0,_url_pattern_js__WEBPACK_IMPORTED_MODULE_1__.t)(url, target) || (0,_url_pattern_js__WEBPACK_IMPORTED_MODULE_1__.t)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Yi)(url), (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Yi)(target));
}
const day = 864e5;
function isExpired({ until }, now) {
	return now.getTime() >= Date.parse(until) + day;
}
function unneededOf(waivers, used, { targets }, isWhole) {
	return waivers.filter((waiver) => {
		const concerned = targets.filter(({ url }) => isOfUrl(waiver, url));
		const isLeftOpen = concerned.some((target) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.x)(target, waiver.rule));
		const isCovered = isWhole || waiver.url !== void 0 && concerned.length > 0 && !waiver.url.includes("*");
		return !used.has(waiver) && !isLeftOpen && isCovered;
	});
}



/***/ })

};
