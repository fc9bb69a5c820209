import { Ci as valueText, Di as grades, Mi as ranked, Ni as generalText } from "./gate.js";
// src/core/changes/general.ts
const seeFindings = {
	en: "Run the check again and follow its findings.",
	ko: "점검을 다시 실행하고 발견 사항의 조치를 따르십시오."
};
function generalFields({ id, words }) {
	return {
		grade: {
			title: {
				en: "Grade",
				ko: "등급"
			},
			severity: severityOfGrade,
			action: seeFindings
		},
		score: {
			title: {
				en: "Score",
				ko: "점수"
			},
			severity: severityOfScore,
			action: seeFindings
		},
		finding: {
			title: {
				en: "Finding",
				ko: "발견 사항"
			},
			severity: (member) => severityIn(words, member?.slice(id.length + 1).split(" ", 1)[0] ?? ""),
			action: seeFindings,
			appears: "worse",
			disappears: "better"
		},
		measurement: {
			title: {
				en: "Measurement",
				ko: "측정"
			},
			severity: "high",
			action: {
				en: "Check that the target still exists and can be reached, or remove the watch.",
				ko: "대상이 아직 있고 접속할 수 있는지 확인하거나 감시를 삭제하십시오."
			}
		},
		availability: {
			title: {
				en: "Availability",
				ko: "가용성"
			},
			severity: "high",
			action: {
				en: "Check the server, its network and its DNS records. If you took the target down yourself, pause the watch.",
				ko: "서버와 네트워크, DNS 레코드를 확인하십시오. 직접 내린 대상이면 감시를 일시 중지하십시오."
			}
		},
		version: {
			title: {
				en: "Measured by a new version of the check",
				ko: "새 버전의 점검으로 측정함"
			},
			severity: "info",
			action: {
				en: "Look at the current result. A part of it is worse than before: the target changed, or the new version measures more.",
				ko: "현재 결과를 확인하십시오. 이전보다 나빠진 부분이 있습니다. 대상이 바뀌었거나 새 버전이 더 많은 것을 측정합니다."
			}
		}
	};
}
function generalFacts(check, verdict, doubts = []) {
	const { grade, parts = [], kpis, findings, score, atLeast } = verdict;
	const basis = parts.filter((part) => part.score !== null).map((part) => part.id).toSorted().join(" ");
	const scale = grades.map((each) => [each]);
	const gaps = [...kpis.filter(({ value }) => value === null), ...parts.filter((part) => part.score === null)];
	const members = findings.filter(({ id }) => !doubts.includes(id) && severityIn(check.words, id) !== "info").map((finding) => memberOf(check.id, finding));
	const isLettered = grade !== void 0 || atLeast !== void 0;
	return [
		...grade === void 0 ? [] : ranked("grade", grade, scale, { basis }),
		...isLettered || score === void 0 ? [] : [{
			field: "score",
			value: `${score}`,
			rank: score,
			basis
		}],
		{
			field: "finding",
			members: [...new Set(members)],
			gaps: gaps.map(({ id }) => id)
		}
	];
}
function memberOf(check, { id, subject }) {
	return valueText(subject === void 0 ? `${check}.${id}` : `${check}.${id} ${subject}`);
}
function severityIn({ problems }, id) {
	return problems[id]?.severity ?? "info";
}
function severityOfGrade(grade) {
	if (grade === "F" || grade === "D") return "high";
	return grade === "A" || grade === "A+" ? "low" : "medium";
}
function severityOfScore(score) {
	const points = Number(score);
	if (points < 50) return "high";
	return points < 80 ? "medium" : "low";
}
// src/core/changes/between.ts
function fieldsOf(check) {
	return {
		...check.monitored?.fields,
		...generalFields(check)
	};
}
function wordsOfChange(check, { field, from, to }) {
	const { title, action } = (check ? fieldsOf(check)[field] : void 0) ?? {
		title: {
			en: field,
			ko: field
		},
		action: seeFindings
	};
	const [id = ""] = (to ?? from ?? "").split(" ");
	const name = field === "finding" && check && id.startsWith(`${check.id}.`) ? id.slice(check.id.length + 1) : "";
	const problems = check?.words.problems ?? {};
	const problem = Object.hasOwn(problems, name) ? problems[name] : void 0;
	if (!problem) return {
		title,
		finding: null,
		action
	};
	return {
		title,
		finding: {
			id,
			cause: generalText(problem.cause)
		},
		action: generalText(problem.action)
	};
}
function factsOf(check, { raw, verdict }, expiryDays) {
	const { monitored } = check;
	return [...monitored?.facts(raw, verdict, expiryDays) ?? [], ...generalFacts(check, verdict, monitored?.doubts)];
}
export { fieldsOf as n, wordsOfChange as r, factsOf as t };
