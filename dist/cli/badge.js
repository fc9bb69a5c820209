import { bi as reportWords } from "./gate.js";
import { xt as fill } from "./start.js";
import { t as require_cjs } from "./cjs2.js";
import { n as toneText, t as toneOf } from "./tone.js";
import { isIP } from "node:net";
// server/pages/report/target.ts
var import_cjs = require_cjs();
const longest = 2e3;
function readTarget(text) {
	const given = text.trim();
	if (given.length > longest) return null;
	const host = /^(?:mailto:)?[^@/\s]{1,64}@(?<domain>[^@/\s]{1,255})$/i.exec(given)?.groups?.["domain"] ?? given;
	if (/^[a-z][a-z\d+.-]*:\/\//i.test(host) && !/^https?:/i.test(host)) return null;
	const url = URL.parse(/^https?:\/\//i.test(host) ? host : `https://${host}`);
	const name = url?.hostname.replace(/\.$/, "") ?? "";
	if (!url || url.username !== "" || url.password !== "" || isIP(name.replace(/^\[|\]$/g, "")) !== 0) return null;
	if (name === "" || name.startsWith(".") || name.endsWith(".")) return null;
	const port = url.port === "" ? "" : `:${url.port}`;
	const path = url.pathname === "/" ? "" : url.pathname;
	const canonical = `${url.protocol === "http:" ? "http://" : ""}${name}${port}${path}`;
	if (canonical.length > longest) return null;
	return {
		name: canonical,
		host: `${name}${port}`,
		url: `${url.protocol}//${name}${port}${path || "/"}`
	};
}
function targetAt(path) {
	const name = decoded(path);
	const target = name === null ? null : readTarget(name);
	return target && {
		target,
		isCanonical: target.name === name
	};
}
function decoded(path) {
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}
function hostOf({ host }) {
	return host.replace(/:\d+$/, "");
}
const reportChecks = [
	"ssl",
	"http",
	"email",
	"dns",
	"owasp",
	"pqc",
	"golive",
	"rdap"
];
function askedOf({ id, subject }, target) {
	const name = hostOf(target);
	if (subject === void 0) return {};
	if (id === "http") return { [subject]: target.url };
	if (id === "ssl") return { [subject]: target.host };
	if (id === "email") return { [subject]: (0, import_cjs.getDomain)(name, { allowPrivateDomains: true }) ?? name };
	return { [subject]: name };
}
// server/pages/badges/badge.ts
const badgeLabels = {
	ssl: {
		en: "TLS",
		ko: "TLS"
	},
	http: {
		en: "security headers",
		ko: "보안 헤더"
	},
	owasp: {
		en: "OWASP",
		ko: "OWASP"
	},
	email: {
		en: "e-mail",
		ko: "이메일"
	},
	golive: {
		en: "go-live",
		ko: "공개 준비"
	}
};
const colours = {
	pass: "#1a7f37",
	warn: "#8a6100",
	fail: "#c62828",
	unknown: "#6e4fa3"
};
const grey = "#595959";
const freshness = 6048e5;
const own = {
	unknown: {
		en: "unknown",
		ko: "알 수 없음"
	},
	old: {
		en: "{message}, {days} days ago",
		ko: "{message}, {days}일 전"
	}
};
function badgeOf(check, result, language, now) {
	const label = badgeLabels[check]?.[language] ?? check;
	if (!result) return {
		label,
		message: own.unknown[language],
		colour: grey
	};
	const { interpretation } = result.data;
	const { grade, score } = interpretation;
	const points = score === void 0 ? void 0 : fill(reportWords.score, { score: Math.round(score) }, language);
	const tone = toneOf(interpretation);
	const message = grade ?? points ?? toneText(tone, language);
	const age = now - result.observedAt;
	if (age <= freshness) return {
		label,
		message,
		colour: colours[tone]
	};
	const days = Math.floor(age / 864e5);
	return {
		label,
		message: fill(own.old, {
			message,
			days
		}, language),
		colour: grey
	};
}
function shieldsJson({ label, message, colour }) {
	return JSON.stringify({
		schemaVersion: 1,
		label,
		message,
		color: colour
	});
}
export { hostOf as a, targetAt as c, askedOf as i, badgeOf as n, readTarget as o, shieldsJson as r, reportChecks as s, badgeLabels as t };
