import { D as toJson, V as environmentOnly, dt as printable, g as optionsFor, l as tooManySubjects, u as exitCodes, ut as shown, xt as fill, yt as failure } from "./start.js";
import { At as tableLines, Lr as readStoring, Mt as painter, ct as widthOfReport, dt as readGiven, lt as serverModules, st as wantsColour, ut as givenFlags, yr as readLanguage } from "./gate.js";
import { n as withDatabase, r as commandTaskOf } from "./with-database.js";
// src/cli/commands/keys.ts
const said = {
	created: {
		en: "Key {name} ({id}) was created. The key is shown only once; the database stores only its SHA-256.",
		ko: "키 {name}({id})을(를) 만들었습니다. 키는 지금 한 번만 출력하며 데이터베이스에는 SHA-256만 저장합니다."
	},
	rotated: {
		en: "Key {name} ({id}) replaces {old}. The old key works until {end}.",
		ko: "키 {name}({id})이(가) {old|을/를} 대체합니다. 이전 키는 {end}까지 쓸 수 있습니다."
	},
	revoked: {
		en: "Key {name} ({id}) was revoked. Every server rejects it within 250 ms.",
		ko: "키 {name}({id})을(를) 폐기했습니다. 모든 서버가 250ms 안에 거부합니다."
	},
	none: {
		en: "There are no keys.",
		ko: "키가 없습니다."
	}
};
async function keysCommand({ argv, io, subjects, isFromEnvironment }) {
	const [first = "", word, more] = isFromEnvironment ? [] : subjects;
	const task = commandTaskOf("keys", first, tasks, argv);
	const isList = task === "list";
	const excess = isList ? word : more;
	if (excess !== void 0) throw tooManySubjects("keys", excess);
	if (!isList && (word === void 0 || word === "")) throw noWord(task);
	const given = readGiven(givenFlags(argv), io.env, [...optionsFor("keys"), ...environmentOnly]);
	const [storing, language] = [readStoring(given), readLanguage(given)];
	const { keyAdmin: keeping } = await serverModules.keys();
	const work = {
		keeping,
		place: keeping.placeOf(storing),
		word: word ?? "",
		given,
		language,
		io
	};
	return withDatabase(storing, given, () => tasks[task](work));
}
const tasks = {
	create,
	list,
	rotate,
	revoke
};
async function create({ keeping, place, word, given, language, io }) {
	const wanted = {
		name: readName(word),
		scopes: readScopes(given, keeping.scopes),
		rateLimit: readRate(given),
		expiresAt: after(readSpan("expires", given))
	};
	const { key, record } = await keeping.create(place, wanted);
	tell(key, record, fill(said.created, {
		name: record.name,
		id: record.id
	}, language), given, io);
	return exitCodes.pass;
}
async function list({ keeping, place, given, language, io }) {
	const records = await keeping.list(place);
	if (given.isSet("json")) io.out(toJson(records.map(facts)));
	else if (records.length === 0) io.err(`${said.none[language]}\n`);
	else {
		const look = {
			language,
			paint: painter(wantsColour(io)),
			width: widthOfReport(io)
		};
		const rows = records.map((record) => [
			record.id,
			`${record.prefix}…`,
			stateOf(record)[language],
			record.scopes.join(" "),
			record.rateLimit === null ? "–" : `${record.rateLimit}`,
			dayOf(record.expiresAt),
			dayOf(record.lastUsedAt),
			record.name
		]);
		io.out(`${tableLines({
			columns,
			rows
		}, look).join("\n")}\n`);
	}
	return exitCodes.pass;
}
async function rotate({ keeping, place, word, given, language, io }) {
	const overlap = readSpan("overlap", given) ?? usualOverlap;
	const made = await keeping.rotate(place, word, overlap);
	if (!made) throw noKey(word);
	const { key, record } = made;
	const end = new Date(Date.now() + overlap).toISOString();
	const params = {
		name: record.name,
		id: record.id,
		old: word,
		end
	};
	tell(key, record, fill(said.rotated, params, language), given, io);
	return exitCodes.pass;
}
async function revoke({ keeping, place, word, given, language, io }) {
	const record = await keeping.revoke(place, word);
	if (!record) throw noKey(word);
	if (given.isSet("json")) io.out(toJson(facts(record)));
	else io.err(`${fill(said.revoked, {
		name: record.name,
		id: record.id
	}, language)}\n`);
	return exitCodes.pass;
}
function tell(key, record, sentence, given, io) {
	io.out(given.isSet("json") ? toJson({
		key,
		...facts(record)
	}) : `${key}\n`);
	io.err(`${sentence}\n`);
}
const columns = [
	{
		en: "Id",
		ko: "ID"
	},
	{
		en: "Begins with",
		ko: "앞부분"
	},
	{
		en: "State",
		ko: "상태"
	},
	{
		en: "Scopes",
		ko: "범위"
	},
	{
		en: "Per minute",
		ko: "분당 한도"
	},
	{
		en: "Expires",
		ko: "만료"
	},
	{
		en: "Last used",
		ko: "마지막 사용"
	},
	{
		en: "Name",
		ko: "이름"
	}
];
const states = {
	good: {
		en: "valid",
		ko: "유효"
	},
	revoked: {
		en: "revoked",
		ko: "폐기됨"
	},
	expired: {
		en: "expired",
		ko: "만료됨"
	}
};
function stateOf({ revokedAt, expiresAt }) {
	if (revokedAt !== null) return states.revoked;
	return expiresAt !== null && expiresAt <= Date.now() ? states.expired : states.good;
}
function facts(record) {
	const { createdAt, expiresAt, revokedAt, lastUsedAt, ...rest } = record;
	const times = {
		createdAt,
		expiresAt,
		revokedAt,
		lastUsedAt
	};
	return {
		...rest,
		...Object.fromEntries(Object.entries(times).map(([name, at]) => [name, isoOf(at)]))
	};
}
function isoOf(at) {
	return at === null ? null : new Date(at).toISOString();
}
function dayOf(at) {
	return isoOf(at)?.slice(0, 10) ?? "–";
}
const longestName = 100;
function readName(text) {
	if (/\S/.test(text) && text.length <= longestName && printable(text, longestName) === text) return text;
	throw failure("input.value", {
		field: "name",
		expected: {
			en: `a name of 1 to ${longestName} visible characters, not only spaces`,
			ko: `공백만이 아닌, 보이는 글자 1~${longestName}자의 이름`
		},
		given: shown(text)
	}, { reason: "name" });
}
function readScopes(given, all) {
	const text = given.one("scopes");
	const words = (text ?? "read").split(",").map((word) => word.trim());
	const found = all.filter((scope) => words.includes(scope));
	if (found.length === words.length) return found;
	const params = {
		field: given.naming("scopes"),
		expected: all.join(","),
		given: shown(text),
		suggestion: ""
	};
	throw failure("input.option", params, { reason: "scopes" });
}
function readRate(given) {
	const text = given.one("limit");
	if (text === void 0) return null;
	const rate = /^\d{1,7}$/.test(text) ? Number(text) : 0;
	if (rate >= 1) return rate;
	throw failure("input.value", {
		field: given.naming("limit"),
		expected: {
			en: "a number of requests per minute, at least 1",
			ko: "1 이상의 분당 요청 수"
		},
		given: shown(text)
	}, { reason: "limit" });
}
const [minute, hour, day] = [
	6e4,
	36e5,
	864e5
];
const units = {
	m: minute,
	h: hour,
	d: day
};
const usualOverlap = day;
function readSpan(name, given) {
	const text = given.one(name);
	if (text === void 0) return null;
	const groups = /^(?<count>\d{1,4})(?<unit>[mhd])$/.exec(text)?.groups;
	const span = Number(groups?.["count"]) * (units[groups?.["unit"] ?? ""] ?? NaN);
	if (span >= (name === "overlap" ? 0 : minute)) return span;
	throw failure("input.value", {
		field: given.naming(name),
		expected: {
			en: "a duration such as 90d, 12h or 30m",
			ko: "90d, 12h, 30m 같은 기간"
		},
		given: shown(text)
	}, { reason: name });
}
function after(span) {
	return span === null ? null : Date.now() + span;
}
function noWord(task) {
	const field = task === "create" ? "name" : "id";
	const example = task === "create" ? "npx portcullis keys create ci" : `npx portcullis keys ${task} ID`;
	return failure("input.missing", {
		field,
		expected: {
			en: example,
			ko: `예: ${example}`
		}
	}, { reason: field });
}
function noKey(id) {
	return failure("input.value", {
		field: "id",
		expected: {
			en: "the id of a valid key, as npx portcullis keys list shows it",
			ko: "npx portcullis keys list가 보여 주는 유효한 키의 ID"
		},
		given: shown(id)
	}, { reason: "id" });
}
export { keysCommand };
