import { I as worstVerdict, Oi as meets, ds as severities, es as bracketed, gt as fingerprint, ht as foreignPageBy, os as portOf, ts as hostOf } from "./gate.js";
import { P as idOfDemand, _t as Failure, it as registry, st as parseInput, vt as describeFailure, xt as fill, yt as failure } from "./start.js";
import { n as isExcused } from "./waivers.js";
// src/gate/demand-clauses.ts
function demanded({ id }, { minGrade, minScore, maxSeverity, source }) {
	const several = [
		minGrade,
		minScore,
		maxSeverity
	].filter((each) => each !== void 0).length > 1;
	return {
		id: idOfDemand(id),
		expected: several ? true : minGrade ?? minScore ?? true,
		source
	};
}
const words = {
	status: {
		en: "{id}: {summary}",
		ko: "{id}: {summary}"
	},
	grade: {
		en: "{id} is graded {actual}, below {expected}.",
		ko: "{id} 등급이 {actual|으로/로} {expected}보다 낮습니다."
	},
	score: {
		en: "{id} scores {actual}, below {expected}.",
		ko: "{id} 점수가 {actual}점으로 {expected}점보다 낮습니다."
	},
	severity: {
		en: "{id} has an issue more severe than {expected}, {rule}: {cause}",
		ko: "{id}에 {expected|을/를} 넘는 문제가 있습니다. {rule}: {cause}"
	},
	open: {
		en: "{id} could not be measured completely.",
		ko: "{id|을/를} 완전히 측정하지 못했습니다."
	},
	action: {
		en: "Fix the {id} findings, worst first.",
		ko: "{id} 문제를 심각한 것부터 고치십시오."
	}
};
function compareDemand(check, demand, judged, language) {
	const { found } = judged;
	const clauses = clausesOf(check.id, demand, judged, language);
	const missed = clauses.find(({ isMet }) => isMet === false);
	const isOpen = clauses.some(({ isMet }) => isMet === null);
	const shape = demanded(check, demand);
	const figure = shape.expected === demand.minGrade ? found.grade : found.score;
	const seen = shape.expected === true ? !missed : figure;
	if (missed) {
		const status = demand.level === "warn" ? "warn" : "fail";
		const action = fill(words.action, { id: check.id }, language);
		const values = shape.expected === true ? { measured: measuredOf(demand, found) } : {};
		return {
			...shape,
			status,
			actual: seen ?? null,
			message: missed.says,
			action,
			...values
		};
	}
	if (isOpen) return {
		...shape,
		status: "unknown",
		actual: null,
		message: fill(words.open, { id: check.id }, language)
	};
	return {
		...shape,
		status: "pass",
		actual: seen ?? found.atLeast ?? true,
		message: ""
	};
}
function measuredOf({ minGrade, minScore, maxSeverity }, { status, grade, score }) {
	if (minGrade === void 0 && minScore === void 0) return maxSeverity === void 0 ? { status } : {};
	return {
		...minGrade !== void 0 && grade !== void 0 && { grade },
		...minScore !== void 0 && score !== void 0 && { score }
	};
}
function openOf({ id, grading }, { status, grade }, language) {
	if (status !== "unknown" && (!grading || grade !== void 0)) return {};
	return { open: {
		check: id,
		reason: `${id}.open`,
		message: fill(words.open, { id }, language)
	} };
}
function isAtLeast(severity, limit) {
	return severities.indexOf(severity) <= severities.indexOf(limit);
}
function isPassed({ found: { status, grade, issues }, counts }) {
	if (status === "pass") return true;
	const left = issues.filter(counts);
	if (left.some(({ severity }) => isAtLeast(severity, "medium"))) return false;
	if (status === "unknown") return null;
	if (left.length === issues.length) return false;
	return grade === void 0 || left.every(({ severity }) => severity === "info");
}
function clausesOf(id, { minGrade, minScore, maxSeverity }, judged, language) {
	const { status, grade, atLeast, score, summary, issues } = judged.found;
	const say = (text, params) => fill(text, {
		id,
		...params
	}, language);
	if (minGrade === void 0 && minScore === void 0 && maxSeverity === void 0) return [{
		isMet: isPassed(judged),
		says: say(words.status, { summary })
	}];
	const clauses = [];
	if (minGrade !== void 0) {
		const isSure = atLeast !== void 0 && meets(atLeast, minGrade);
		const isMet = grade === void 0 ? isSure || null : meets(grade, minGrade);
		clauses.push({
			isMet,
			says: say(words.grade, {
				actual: grade ?? "?",
				expected: minGrade
			})
		});
	}
	if (minScore !== void 0) {
		const isMet = score === void 0 ? null : score >= minScore;
		clauses.push({
			isMet,
			says: say(words.score, {
				actual: score ?? "?",
				expected: minScore
			})
		});
	}
	if (maxSeverity !== void 0) {
		const limit = severities.indexOf(maxSeverity);
		const worse = issues.filter(judged.counts).find(({ severity }) => severities.indexOf(severity) < limit);
		const isMet = !worse && (status === "unknown" ? null : true);
		clauses.push({
			isMet,
			says: say(words.severity, {
				expected: maxSeverity,
				rule: worse?.id ?? "",
				cause: worse?.cause ?? ""
			})
		});
	}
	return clauses;
}
// src/gate/demands.ts
function withDemands(target, met, isSameRelease = true) {
	const findings = met.reduce((told, each) => [...told, ...without(told, each.findings)], target.findings);
	const reasons = met.flatMap(({ reason, check }) => reason ? [{
		reason: reason.reason,
		message: check.message
	}] : []);
	const [first] = reasons;
	const worst = reasons.find(({ reason }) => reason === "internal") ?? (target.reason === void 0 ? first : void 0);
	const spent = (of) => met.reduce((sum, each) => sum + each.spent[of], target.cost[of]);
	const statuses = met.flatMap(({ check: { status } }) => status === "waived" || status === "off" ? [] : [status]);
	return {
		...target,
		...worst,
		...openWith(target, met),
		verdict: worstVerdict([target.verdict, ...statuses]),
		checks: [...target.checks, ...met.map(({ check }) => check)],
		findings: findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)),
		cost: {
			...target.cost,
			connections: spent("connections"),
			requests: spent("requests")
		},
		...isSameRelease && { versions: Object.assign({}, target.versions, ...met.map(({ versions }) => versions)) }
	};
}
function without(told, found) {
	const known = new Set(told.map(({ id, fingerprint: identity }) => `${id} ${identity}`));
	return found.filter(({ id, fingerprint: identity }) => !known.has(`${id} ${identity}`));
}
async function askDemands(demands, asked) {
	return Promise.all(Object.entries(demands).map(([id, demand]) => askDemand(id, demand, asked)));
}
async function askDemand(id, demand, asked) {
	const check = await load(id);
	const { runner, language, signal, url, onBug, excusing, sharing } = asked;
	const counts = ({ id: rule }) => !excusing || !isExcused(rule, { url }, excusing);
	let spent = nothing;
	try {
		const query = queryOf(check, asked);
		const onSpent = (traffic) => void (spent = traffic);
		const { interpretation, raw } = (await runner.answer(check, query, {
			language,
			onSpent,
			...sharing,
			...signal && { signal }
		})).data;
		const foreign = id === "http" ? foreignPageBy(raw, asked.accept_status) : null;
		if (foreign) throw new Failure(foreign);
		const target = check.target(parseInput(check.input, query)).name;
		return {
			check: compareDemand(check, demand, {
				found: interpretation,
				counts
			}, language),
			findings: findingsOf(interpretation, target),
			...openOf(check, interpretation, language),
			spent,
			versions: { [id]: check.version }
		};
	} catch (error) {
		if (error instanceof Failure && /API_KEY/.test(error.code)) throw error;
		if (!(error instanceof Failure)) onBug?.(error, url);
		const { facts } = error instanceof Failure ? error : failure("internal", {});
		const message = describeFailure(facts, language);
		return {
			check: {
				...demanded(check, demand),
				status: "unknown",
				actual: null,
				message
			},
			findings: [],
			reason: facts,
			open: {
				check: id,
				reason: facts.reason,
				message
			},
			spent
		};
	}
}
function openWith({ incompleteChecks: open = [] }, met) {
	const more = met.flatMap((each) => each.open ?? []).filter(({ check }) => open.every((one) => one.check !== check));
	return open.length + more.length > 0 ? { incompleteChecks: [...open, ...more] } : {};
}
const nothing = {
	connections: 0,
	requests: 0,
	bytes: 0
};
async function load(id) {
	const entry = registry.find((each) => each.id === id);
	if (!entry) throw new Error(`no check ${id}`);
	return entry.load();
}
function queryOf({ subject, input }, { url, ...shared }) {
	const ways = Object.fromEntries(["all_ips", "accept_status"].flatMap((name) => {
		const value = shared[name];
		return value !== void 0 && Object.hasOwn(input.shape, name) ? [[name, value]] : [];
	}));
	if (subject === "url") return {
		url,
		...ways
	};
	if (subject === void 0) throw new Error("a check without a subject measures no target");
	const { host, port } = endpointOf(url);
	return {
		[subject]: subject === "host" && port !== 443 ? `${bracketed(host)}:${port}` : host,
		...ways
	};
}
function endpointOf(text) {
	const url = new URL(text);
	return {
		host: hostOf(url),
		port: url.protocol === "http:" ? 443 : portOf(url)
	};
}
function findingsOf({ issues }, target) {
	return issues.map((issue) => ({
		...issue,
		fingerprint: fingerprint(issue.id, target, issue.subject)
	}));
}
export { askDemands, withDemands };
