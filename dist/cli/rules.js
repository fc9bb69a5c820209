import { t as registry } from "./checks.js";
// src/settings/rules.ts
const thresholds = {
	ssl: {
		cause: {
			en: "Certificate and TLS are graded below the threshold.",
			ko: "인증서와 TLS 등급이 기준에 못 미칩니다."
		},
		action: {
			en: "Mend the ssl findings, worst first.",
			ko: "ssl 문제를 심각한 것부터 고치십시오."
		}
	},
	headers: {
		cause: {
			en: "The security headers are graded below the threshold.",
			ko: "보안 헤더 등급이 기준에 못 미칩니다."
		},
		action: {
			en: "Mend the http findings, worst first.",
			ko: "http 문제를 심각한 것부터 고치십시오."
		}
	},
	days: {
		cause: {
			en: "A certificate expires too soon.",
			ko: "인증서가 곧 만료됩니다."
		},
		action: {
			en: "Renew it, and automate the renewal.",
			ko: "인증서를 갱신하고 갱신을 자동화하십시오."
		}
	},
	https: {
		cause: {
			en: "The site can be had over plain HTTP.",
			ko: "사이트에 평문 HTTP로 접속할 수 있습니다."
		},
		action: {
			en: "Redirect every request on port 80 to https, or close the port.",
			ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오."
		}
	}
};
const thresholdRules = Object.keys(thresholds).map((id) => `gate.${id}`);
async function ruleIds() {
	return ruleIdsOf(await Promise.all(registry.map((entry) => entry.load())));
}
function ruleIdsOf(checks) {
	const found = checks.filter(({ id }) => id !== "gate").flatMap(({ id, words }) => Object.keys(words.problems).map((problem) => `${id}.${problem}`));
	return [...thresholdRules, ...found];
}
function thresholdWords(language) {
	const entries = Object.entries(thresholds).map(([id, { cause, action }]) => {
		return [`gate.${id}`, {
			cause: cause[language],
			action: action[language]
		}];
	});
	return new Map(entries);
}
async function rulesOf({ targets }, language) {
	const wanted = new Set(targets.flatMap(({ findings }) => findings.map(({ id }) => id.split(".", 1)[0])));
	const found = (await Promise.all(registry.filter(({ id }) => wanted.has(id)).map((entry) => entry.load()))).flatMap(({ id, words }) => Object.entries(words.problems).map(([problem, said]) => [`${id}.${problem}`, toRule(said, language)]));
	return new Map([...thresholdWords(language), ...found]);
}
function toRule({ cause, action, reference }, language) {
	const [said, todo] = [cause, action].map((text) => unfilled(text[language]));
	return {
		cause: said ?? "",
		action: todo ?? "",
		...reference !== void 0 && { reference }
	};
}
const hole = /\{\w+(?:\|(?<closed>[^/}]+)\/(?<open>[^}]+))?\}/g;
function unfilled(text) {
	return text.replace(hole, (_whole, closed, open) => {
		if (closed === void 0 || open === void 0) return "…";
		return closed.endsWith(open) ? `…(${closed.slice(0, -open.length)})${open}` : `…${closed}(${open})`;
	});
}
export { toRule as a, thresholdWords as i, rulesOf as n, thresholdRules as r, ruleIds as t };
