import { r as failure } from "./failure.js";
import { t as nearest } from "./near.js";
import { t as printable } from "./printable.js";
import { r as shown } from "./input.js";
// src/settings/options/thresholds.ts
const optionOf = {
	ssl: "min_ssl",
	headers: "min_headers",
	days: "min_days",
	https: "require_https"
};
const asked = [...Object.values(optionOf), "all_ips"];
function readThresholds(given) {
	const entries = asked.map((name) => [name, given.one(name)]);
	return Object.fromEntries(entries.filter(([, value]) => value !== void 0));
}
function optionFor(id) {
	return Object.hasOwn(optionOf, id) ? optionOf[id] : void 0;
}
function withSources(result, given) {
	const targets = result.targets.map((target, index) => {
		const own = given[index];
		return {
			...target,
			checks: target.checks.map((check) => {
				const option = check.source === "query" ? optionFor(check.id) : void 0;
				const { id, status, expected, ...rest } = check;
				return {
					id,
					status,
					expected,
					...rest,
					source: (option && own?.source(option)) ?? check.source
				};
			})
		};
	});
	return {
		...result,
		targets
	};
}
// src/settings/options/number.ts
function readNumber(given, name, { least, most, usual, unit }) {
	const text = given.one(name);
	if (text === void 0) return usual;
	const value = (unit === "whole" ? /^\d{1,4}$/ : /^\d{1,4}(?:\.\d{1,3})?$/).test(text) ? Number(text) : NaN;
	if (value >= least && value <= most) return value;
	const expected = unit === "whole" ? {
		en: `a whole number from ${least} to ${most}`,
		ko: `${least}부터 ${most}까지의 정수`
	} : {
		en: `a number of seconds from ${least} to ${most}`,
		ko: `${least}부터 ${most}까지의 초 단위 숫자`
	};
	throw failure("input.value", {
		field: given.naming(name),
		expected,
		given: shown(text)
	}, { reason: name });
}
// src/settings/options/patience.ts
function readPatience(given) {
	const seconds = {
		timeout: readNumber(given, "wait_timeout", {
			least: 1,
			most: 3600,
			usual: 300,
			unit: "seconds"
		}),
		interval: readNumber(given, "wait_interval", {
			least: .1,
			most: 300,
			usual: 5,
			unit: "seconds"
		})
	};
	return {
		timeout: Math.round(seconds.timeout * 1e3),
		interval: Math.round(seconds.interval * 1e3)
	};
}
// src/settings/options/waiting.ts
function readPersistence(given) {
	return {
		waiting: readWaiting(given),
		confirm: readNumber(given, "confirm", {
			least: 0,
			most: 1,
			usual: 1,
			unit: "whole"
		}) === 1,
		retries: readNumber(given, "retries", {
			least: 0,
			most: 5,
			usual: 2,
			unit: "whole"
		})
	};
}
function readConcurrency(given) {
	return readNumber(given, "concurrency", {
		least: 1,
		most: 32,
		usual: 8,
		unit: "whole"
	});
}
const mostConditions = 20;
function readWaiting(given) {
	const { timeout, interval } = readPatience(given);
	const written = given.list("wait_for").map((text) => text.trim());
	if (written.length === 0) return null;
	if (given.source("server") !== void 0) throw notThere(given);
	if (written.length > mostConditions) throw wrong(given, {
		en: `at most ${mostConditions} conditions`,
		ko: `최대 ${mostConditions}개의 조건`
	}, `${written.length}`);
	const conditions = written.map((text) => readCondition(text, given));
	refuseContradiction(conditions, given);
	return {
		conditions,
		timeout,
		interval
	};
}
function notThere(given) {
	const params = {
		field: given.naming("wait_for"),
		other: given.naming("server"),
		detail: {
			en: "a server does not wait, and what this machine sees may not be there where the server looks",
			ko: "서버는 기다리지 않으며, 이 컴퓨터에서 보이는 것이 서버에서도 보인다고 할 수 없습니다"
		}
	};
	return failure("input.together", params, { reason: "wait_for" });
}
const longestText = 1024;
const header = /^header:(?<name>[\w!#$%&'*+.^`|-]{1,100})(?<sign>[=~])(?<text>.+)$/s;
const statusLine = /^status=(?<code>[2-5](?:\d\d|xx))$/i;
const bodyLine = /^body~(?<text>.+)$/s;
function readCondition(written, given) {
	if (written.length > longestText) throw wrong(given, {
		en: `no longer than ${longestText} characters`,
		ko: `${longestText}자 이하`
	}, `${written.length}`);
	if (written === "up") return {
		kind: "up",
		written
	};
	const code = statusLine.exec(written)?.groups?.["code"];
	if (code !== void 0) return {
		kind: "status",
		code: code.toLowerCase(),
		written
	};
	const { name, sign, text } = header.exec(written)?.groups ?? {};
	const value = text?.trim();
	if (name !== void 0 && value !== void 0 && value !== "" && !hasControls(value)) return {
		kind: "header",
		name: name.toLowerCase(),
		text: value,
		isWhole: sign === "=",
		written
	};
	const body = bodyLine.exec(written)?.groups?.["text"];
	if (body !== void 0) return {
		kind: "body",
		text: body,
		written
	};
	throw failure("input.option", {
		field: given.naming("wait_for"),
		expected: forms,
		given: shown(written),
		suggestion: meant(written)
	}, { reason: "wait_for" });
}
const forms = "up, status=200, status=2xx, header:NAME=TEXT, header:NAME~TEXT, body~TEXT";
function hasControls(text) {
	return /[\u0000-\u0008\u000a-\u001f\u007f]/.test(text);
}
const spellings = {
	up: () => "up",
	status: (rest) => /^[2-5](?:\d\d|xx)$/i.test(rest) ? `status=${rest}` : "status=200",
	header: (rest) => /^[\w-]+[=~]./.test(rest) ? `header:${rest}` : "header:NAME=TEXT",
	body: (rest) => `body~${rest || "TEXT"}`
};
function meant(written) {
	const [, head = "", rest = ""] = /^(?<head>[^=~:]*)[=~:]*(?<rest>.*)$/s.exec(written) ?? [];
	const near = nearest(head.trim(), Object.keys(spellings));
	const spelled = near === null ? void 0 : spellings[near]?.(printable(rest.trim(), 60));
	if (spelled === void 0) return {
		en: "",
		ko: ""
	};
	return {
		en: ` Did you mean ${spelled}?`,
		ko: ` 혹시 ${spelled} 말씀이신가요?`
	};
}
function refuseContradiction(conditions, given) {
	const pair = contraryStatus(conditions) ?? contraryHeader(conditions);
	if (!pair) return;
	const [first, second] = pair;
	const params = {
		field: given.naming("wait_for"),
		first: first.written,
		second: second.written
	};
	throw failure("input.conflict", params, { reason: "wait_for" });
}
function contraryStatus(conditions) {
	const told = conditions.filter((each) => each.kind === "status" || each.kind === "up");
	const codes = Array.from({ length: 400 }, (_, at) => 200 + at);
	const [first, ...others] = told;
	const second = others.find((_, at) => !codes.some((code) => told.slice(0, at + 2).every((each) => allows(each, code))));
	return first && second ? [first, second] : null;
}
function contraryHeader(conditions) {
	const told = conditions.filter((each) => each.kind === "header");
	for (const first of told.filter(({ isWhole }) => isWhole)) {
		const second = told.find(({ name, text, isWhole }) => {
			return name === first.name && (isWhole ? first.text !== text : !first.text.includes(text));
		});
		if (second) return told.indexOf(first) < told.indexOf(second) ? [first, second] : [second, first];
	}
	return null;
}
function allows(condition, code) {
	if (condition.kind === "up") return code < 500;
	return condition.kind !== "status" || condition.code === `${code}` || condition.code === `${Math.floor(code / 100)}xx`;
}
function wrong(given, expected, told) {
	return failure("input.value", {
		field: given.naming("wait_for"),
		expected,
		given: told
	}, { reason: "wait_for" });
}
export { withSources as a, readThresholds as i, readPersistence as n, optionFor as r, readConcurrency as t };
