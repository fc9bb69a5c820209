import { nt as failure } from "./start.js";
import { Ii as shown, cr as dataDirectory, ur as readFile } from "./gate.js";
// src/settings/options/storing.ts
const usualLimit = 1e10;
const limits = {
	least: 1e7,
	most: 0x5af3107a4000
};
const units = {
	"": 1,
	kb: 1e3,
	mb: 1e6,
	gb: 1e9,
	tb: 0xe8d4a51000
};
function readStoring(given) {
	return {
		dataDir: dataDirectory(given),
		databaseUrl: readDatabaseUrl(given),
		limit: readLimit(given)
	};
}
function readRedisUrl(given) {
	return readSecretUrl("redis_url", given, {
		field: {
			en: "Redis",
			ko: "Redis"
		},
		isRight: (text) => /^rediss?:$/.test(URL.parse(text)?.protocol ?? ""),
		expected: {
			en: "a URL such as redis://:password@host:6379/0",
			ko: "redis://:password@host:6379/0 같은 URL"
		}
	});
}
function readDatabaseUrl(given) {
	return readSecretUrl("database_url", given, {
		field: {
			en: "The database",
			ko: "데이터베이스"
		},
		isRight: isPostgres,
		expected: {
			en: "a URL such as postgres://user:password@host/database",
			ko: "postgres://user:password@host/database 같은 URL"
		}
	});
}
function readSecretUrl(name, given, { field, isRight, expected }) {
	const [inFile, direct, file] = [
		`${name}_file`,
		given.one(name),
		given.one(`${name}_file`)
	];
	if (direct !== void 0 && file !== void 0) {
		const names = {
			first: given.naming(name),
			second: given.naming(inFile)
		};
		throw failure("input.conflict", {
			field,
			...names
		}, { reason: name });
	}
	const text = file === void 0 ? direct : readSecret(file, name, given);
	if (text === void 0 || isRight(text)) return text ?? null;
	const params = {
		field: given.naming(file === void 0 ? name : inFile),
		expected,
		given: `"${shortened(text)}"`
	};
	throw failure("input.value", params, { reason: name });
}
function readSecret(path, name, given) {
	const unusable = (detail) => failure("input.file", {
		field: given.naming(`${name}_file`),
		path: shown(path),
		detail
	}, { reason: name });
	return readFile(path, {
		largest: 1e4,
		unusable
	}).toString().trim();
}
function shortened(text) {
	return `${/^[a-z]{1,20}:/i.exec(text)?.[0] ?? ""}…`;
}
function isPostgres(text) {
	const url = URL.parse(text);
	return url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}
function readLimit(given) {
	const text = given.one("store_limit");
	if (text === void 0) return usualLimit;
	const groups = /^(?<count>\d{1,15})(?: ?(?<unit>[KMGT]B))?$/i.exec(text)?.groups;
	const bytes = Number(groups?.["count"]) * (units[groups?.["unit"]?.toLowerCase() ?? ""] ?? NaN);
	if (bytes >= limits.least && bytes <= limits.most) return bytes;
	throw wrong("store_limit", given, {
		en: "bytes from 10MB to 100TB, such as 500MB",
		ko: "500MB처럼 10MB부터 100TB까지의 크기"
	}, text);
}
function wrong(name, given, expected, text) {
	return failure("input.value", {
		field: given.naming(name),
		expected,
		given: shown(text)
	}, { reason: name });
}
export { readStoring as n, readRedisUrl as t };
