import { xt as fill } from "./start.js";
// src/rules/explain-words.ts
const words = {
	part: {
		en: "Lowers the part {part}, {weight} % of the score of {check}.",
		ko: "{check} 점수의 {weight}%인 {part} 항목에서 감점됩니다."
	},
	capped: {
		en: "If this ceiling applies, {check} is graded {max} at most: {reason}.",
		ko: "다음 상한에 해당하면 {check} 등급은 최대 {max}입니다: {reason}."
	},
	scoredCapped: {
		en: "If this ceiling applies, {check} scores {max} at most: {reason}.",
		ko: "다음 상한에 해당하면 {check} 점수는 최대 {max}점입니다: {reason}."
	},
	open: {
		en: "If the grade of {check} depends on this finding, no grade is given.",
		ko: "{check} 등급이 이것에 달려 있으면 등급을 매기지 않습니다."
	},
	nothing: {
		en: "Does not change the grade of {check}.",
		ko: "{check} 등급에는 영향을 주지 않습니다."
	},
	unscored: {
		en: "Does not change the score of {check}.",
		ko: "{check} 점수에는 영향을 주지 않습니다."
	},
	ungraded: {
		en: "{check} has no grade; only its status counts.",
		ko: "{check|은/는} 등급 없이 상태로만 판정합니다."
	},
	finding: {
		en: "By default a finding affects the verdict only through the grade. With a baseline, a new finding of severity high or worse fails the target. In the configuration, set rules.{id} to error (fail), warn (warning) or off (not reported).",
		ko: "문제 자체는 등급을 통해서만 판정에 영향을 줍니다. 기준선을 쓰면 심각도가 높음 이상인 새 문제는 대상을 실패시킵니다. 설정의 rules에서 수준을 정할 수 있습니다. rules.{id} 값은 실패(error), 주의(warn), 제외(off)입니다."
	}
};
function gradingInWords(grading, language) {
	return grading.map(({ kind, params }) => fill(words[kind], params, language)).join(" ");
}
function verdictInWords({ id, verdict }, language) {
	return verdict ?? fill(words.finding, { id }, language);
}
export { verdictInWords as n, gradingInWords as t };
