import { r as failure, t as Failure } from "./failure.js";
import { n as suggest } from "./near.js";
import { t as printable } from "./printable.js";
import { C as reportKinds, l as measuring } from "./options.js";
import { i as whyNot } from "./file.js";
import { lstatSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
// src/settings/output/same-file.ts
const mostLinks = 40;
function leadsTo(path) {
	let there = resolve(path);
	for (let count = 0; count < mostLinks; count++) {
		if (!lstatSync(there, { throwIfNoEntry: false })?.isSymbolicLink()) return join(realFolder(dirname(there)), basename(there));
		const found = statSync(there, { throwIfNoEntry: false });
		if (found) return found.isFile() ? realpathSync(there) : there;
		there = resolve(dirname(there), readlinkSync(there));
	}
	return there;
}
function realFolder(folder) {
	if (statSync(folder, { throwIfNoEntry: false })) return realpathSync(folder);
	const above = dirname(folder);
	return above === folder ? folder : join(realFolder(above), basename(folder));
}
function identityOf(path) {
	const found = statSync(path, {
		bigint: true,
		throwIfNoEntry: false
	});
	if (!found) return leadsTo(path);
	return isDevice(found) ? null : `${found.dev}:${found.ino}`;
}
function isDevice(found) {
	return found.isCharacterDevice() || found.isBlockDevice();
}
// src/settings/output/spoken-for.ts
const named = [
	...measuring.flatMap(({ name, isFile }) => isFile ? [name] : []),
	"baseline",
	"targets",
	"results_file"
];
function checkOverwriting(wishes, given, { targets = [], config = null } = {}) {
	const files = wishes.flatMap(({ kind, path }) => path === null ? [] : [{
		kind,
		path,
		identity: identity(path)
	}]);
	if (files.length === 0) return;
	const seen = new Map();
	for (const { kind, path, identity: own } of files) {
		const wish = printable(`${kind}=${path}`, 100);
		const first = own === null ? void 0 : seen.get(own);
		if (first !== void 0) throw twice(first, wish);
		if (own !== null) seen.set(own, wish);
	}
	const taken = [...[given, ...new Set(targets.map((target) => target.given))].flatMap(filesOf), ...config?.file ? [{
		by: configuration,
		path: config.file.path
	}] : []];
	for (const { by, path } of taken) {
		const wish = seen.get(identity(path) ?? "");
		if (wish !== void 0) throw over(wish, given, by);
	}
}
const configuration = {
	en: "the configuration",
	ko: "설정 파일"
};
function filesOf(given) {
	return named.flatMap((name) => {
		const source = given.source(name);
		if (source === void 0 || name === "targets" && (source === "file" || source === "target")) return [];
		const path = given.one(name) ?? "-";
		return path === "" || path === "-" ? [] : [{
			by: given.naming(name),
			path
		}];
	});
}
function identity(path) {
	try {
		return identityOf(path);
	} catch {
		return null;
	}
}
function twice(first, second) {
	return failure("input.conflict", {
		field: {
			en: "One file",
			ko: "같은 파일"
		},
		first,
		second
	}, { reason: "report" });
}
function over(wish, given, by) {
	const detail = {
		en: `${wish} would be written over it`,
		ko: `${wish}의 내용으로 덮어쓰게 됩니다`
	};
	return failure("input.together", {
		field: given.naming("report"),
		other: by,
		detail
	}, { reason: "report" });
}
// src/settings/output/reports.ts
function readReports(given, plan) {
	const wishes = given.list("report").map((text) => readReport(text, given));
	checkStandardOutputTwice(wishes);
	checkOverwriting(wishes, given, plan);
	return wishes;
}
function checkStandardOutputTwice(wishes) {
	const [first, second] = wishes.filter(({ path }) => path === null);
	if (!first || !second) return;
	throw failure("input.conflict", {
		field: {
			en: "The standard output",
			ko: "표준 출력"
		},
		first: `${first.kind}=-`,
		second: `${second.kind}=-`
	}, { reason: "report" });
}
function readReport(text, given) {
	const at = text.indexOf("=");
	const [kind, path] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
	const field = given.naming("report");
	if (at < 0 || path === "") throw failure("input.value", {
		field,
		expected: {
			en: "kind=file such as sarif=portcullis.sarif",
			ko: "sarif=portcullis.sarif 같은 kind=file"
		},
		given: `"${printable(text, 100)}"`
	}, { reason: "report" });
	const wish = {
		kind: readKind(kind, {
			field,
			reason: "report"
		}),
		path: readPath(path, {
			field,
			reason: "report"
		})
	};
	if (several.test(path)) throw failure("input.value", {
		field,
		expected: {
			en: "one kind=file, each report on a line or in an option of its own",
			ko: "kind=file 하나(보고서마다 한 줄 또는 옵션 하나)"
		},
		given: `"${printable(text, 100)}"`
	}, { reason: "report" });
	return wish;
}
const several = new RegExp(String.raw`,\s*(?:${reportKinds.join("|")})\s*=`);
const standardOutput = /^(?:-|\/dev\/stdout|\/dev\/fd\/1|\/proc\/self\/fd\/1)$/;
function readPath(path, { field, reason }) {
	if (standardOutput.test(path)) return null;
	const unusable = (detail) => failure("input.file", {
		field,
		path: printable(path, 200),
		detail
	}, { reason });
	try {
		if (/[/\\]$/.test(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw unusable({
			en: "it is a folder",
			ko: "폴더입니다"
		});
	} catch (error) {
		throw error instanceof Failure ? error : unusable(whyNot(error));
	}
	return path;
}
function readKind(text, { field, reason }) {
	const kind = reportKinds.find((each) => each === text);
	if (kind) return kind;
	const suggestion = suggest(text, reportKinds);
	const params = {
		field,
		expected: reportKinds.join(", "),
		given: `"${printable(text, 60)}"`,
		suggestion
	};
	throw failure("input.option", params, { reason });
}
function checkStandardOutput(wishes, given, refusal) {
	if (!refusal.isTaken || wishes.every(({ path }) => path !== null)) return;
	throw togetherWith(refusal, given);
}
function togetherWith({ by }, given) {
	return failure("input.together", {
		field: given.naming("report"),
		other: by,
		detail: {
			en: "both would be the standard output",
			ko: "둘 다 표준 출력에 쓰려고 합니다"
		}
	}, { reason: "report" });
}
export { identityOf as a, readReports as i, readKind as n, leadsTo as o, readPath as r, checkStandardOutput as t };
