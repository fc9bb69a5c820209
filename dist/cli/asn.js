import { Ea as joinedText, Fs as _enum, Qo as defineCheck, Qs as object, Rs as array, So as parseName, Vt as compareKeys, Wa as types, Ws as int, Xo as targetOfHost, Yo as attempt, Zo as targetOfText, Zs as number, _t as networkClasses, ac as union, ar as listTotal, cs as defineProblems, ir as descriptions, ks as datetime, ls as finder, mc as NEVER, nc as strictObject, nr as concludeGrade, oc as unknown, qt as packedWordsOf, rc as string, zs as boolean } from "./gate.js";
import { i as knownOperator, n as classifyNetwork, r as isAnycast, t as specialBlockOf } from "./special.js";
import { n as number$1, r as string$1 } from "./coerce.js";
import { n as rangeOfPrefix, t as isInPrefix } from "./prefix.js";
import { St as languages, dt as printable } from "./start.js";
import { l as recordsOf } from "./answer.js";
import { t as ask } from "./lookup.js";
import { i as maybe, n as line$2, o as readContact, r as listOf, t as readJson } from "./json.js";
import { n as parseAddress } from "./domain.js";
import { t as resolverWords } from "./resolver-words.js";
// src/data/reserved-as-numbers.ts
const reservedAsNumbers = [
	{
		first: 0,
		last: 0,
		en: "reserved, no network may use it",
		ko: "예약됨(사용할 수 없음)",
		reference: "RFC 7607"
	},
	{
		first: 23456,
		last: 23456,
		en: "AS_TRANS, a placeholder for 32-bit numbers",
		ko: "AS_TRANS(32비트 번호를 대신하는 번호)",
		reference: "RFC 6793"
	},
	{
		first: 64496,
		last: 64511,
		en: "for documentation and sample code",
		ko: "문서와 예제용",
		reference: "RFC 5398"
	},
	{
		first: 64512,
		last: 65534,
		en: "for private use",
		ko: "사설용",
		reference: "RFC 6996"
	},
	{
		first: 65535,
		last: 65535,
		en: "reserved, the last 16-bit number",
		ko: "예약됨(16비트의 마지막 번호)",
		reference: "RFC 7300"
	},
	{
		first: 65536,
		last: 65551,
		en: "for documentation and sample code",
		ko: "문서와 예제용",
		reference: "RFC 5398"
	},
	{
		first: 65552,
		last: 131071,
		en: "reserved by IANA",
		ko: "IANA가 예약함",
		reference: "IANA AS number registry"
	},
	{
		first: 42e8,
		last: 4294967294,
		en: "for private use",
		ko: "사설용",
		reference: "RFC 6996"
	},
	{
		first: 4294967295,
		last: 4294967295,
		en: "reserved, the last 32-bit number",
		ko: "예약됨(32비트의 마지막 번호)",
		reference: "RFC 7300"
	}
];
// src/formats/routing/as-number.ts
const largest = 4294967295;
function parseAsNumber(text) {
	const groups = /^AS(?:(?<plain>\d{1,10})|(?<high>\d{1,5})\.(?<low>\d{1,5}))$/i.exec(text)?.groups;
	if (!groups) return null;
	const { plain, high, low } = groups;
	if (plain !== void 0) return Number(plain) <= largest ? Number(plain) : null;
	const [upper, lower] = [Number(high), Number(low)];
	return upper <= 65535 && lower <= 65535 ? upper * 65536 + lower : null;
}
function reservedNumber(asn) {
	return reservedAsNumbers.find(({ first, last }) => first <= asn && asn <= last) ?? null;
}
// src/formats/routing/cymru.ts
function originName(address) {
	const words = packedWordsOf(address) ?? [0];
	const digits = words.length === 1 ? octets(words[0] ?? 0) : words.flatMap(nibbles);
	return parseName(`${digits.toReversed().join(".")}.origin${words.length === 1 ? "" : "6"}.asn.cymru.com.`);
}
function asName(asn) {
	return parseName(`AS${asn}.asn.cymru.com.`);
}
function octets(word) {
	return [
		24,
		16,
		8,
		0
	].map((shift) => `${word >>> shift & 255}`);
}
function nibbles(word) {
	return word.toString(16).padStart(8, "0").split("");
}
function readOrigin(text, address) {
	const [numbers = "", prefix = "", country = ""] = text.slice(0, 500).split("|").map((part) => part.trim());
	const asns = numbers.split(/\s+/).slice(0, 64);
	if (!asns.every((asn) => /^\d{1,10}$/.test(asn) && Number(asn) <= 4294967295) || !isInPrefix(address, prefix)) return null;
	return {
		asns: asns.map(Number),
		prefix,
		country: countryOf$1(country)
	};
}
function readAs(text, asn) {
	const [number = "", country = "", , , ...rest] = text.slice(0, 500).split("|").map((part) => part.trim());
	const name = printable(rest.join("|").replace(/, ?[A-Z]{2}$/, ""), 200);
	return number === `${asn}` && name !== "" ? {
		name,
		country: countryOf$1(country)
	} : null;
}
function countryOf$1(text) {
	return /^[A-Z]{2}$/.test(text) ? text : null;
}
function operatorIn(name) {
	const [, operator] = /^[^\s]+ - (?<operator>.+)$/.exec(name) ?? [];
	return operator ?? name;
}
// src/checks/asn/sources/cymru.ts
const patience$3 = 2e3;
async function askOrigin(context, address) {
	return askTexts(context, originName(address), (texts) => {
		const all = texts.flatMap((text) => readOrigin(text, address) ?? []);
		const longest = Math.max(...all.map(bitsOf));
		const [first, ...others] = all.filter((each) => bitsOf(each) === longest);
		return first ? {
			...first,
			asns: [...new Set([first, ...others].flatMap(({ asns }) => asns))]
		} : null;
	});
}
function bitsOf({ prefix }) {
	return Number(prefix.split("/")[1]);
}
async function askName(context, asn) {
	return askTexts(context, asName(asn), (texts) => texts.flatMap((text) => readAs(text, asn) ?? [])[0] ?? null);
}
async function askTexts(context, name, read) {
	const { answer } = await ask(context, name, types.TXT, { patience: patience$3 });
	if (answer.kind === "unknown") return {
		state: "failed",
		reason: answer.reason
	};
	const records = answer.kind === "found" ? recordsOf("TXT", answer.records) : [];
	if (records.length === 0) return { state: "empty" };
	const value = read(records.map(({ data }) => joinedText(data.strings)));
	return value === null ? {
		state: "failed",
		reason: "source.malformed"
	} : {
		state: "told",
		value,
		asOf: context.now().toISOString()
	};
}
// src/formats/rdap/network.ts
const word = union([string(), number()]).transform((value) => `${value}`.slice(0, 64));
const leaf = object({
	roles: listOf(string().transform((role) => role.slice(0, 64).trim().toLowerCase())),
	vcardArray: unknown().optional(),
	jscontact_card: unknown().optional(),
	jscard: unknown().optional()
});
const inner = leaf.extend({ entities: listOf(leaf) });
const entity = leaf.extend({ entities: listOf(inner) });
const response = object({
	errorCode: maybe(number$1()),
	objectClassName: maybe(string().transform((name) => name.slice(0, 64).toLowerCase())),
	startAddress: maybe(word),
	endAddress: maybe(word),
	startAutnum: maybe(word),
	endAutnum: maybe(word),
	name: maybe(line$2),
	country: maybe(string().regex(/^[A-Za-z]{2}$/).transform((code) => code.toUpperCase())),
	entities: listOf(entity)
});
function readRdapNetwork(body) {
	const parsed = readJson(body);
	if ("fault" in parsed) return { fault: parsed.fault };
	const { success, data } = response.safeParse(parsed.json);
	if (!success) return { fault: "shape" };
	if (data.errorCode !== null) return data.errorCode === 404 ? { network: null } : { fault: "error" };
	if (data.objectClassName !== "ip network" && data.objectClassName !== "autnum") return { fault: "shape" };
	const { name, country, entities } = data;
	const contacts = flat(entities);
	return { network: {
		first: data.startAddress ?? data.startAutnum,
		last: data.endAddress ?? data.endAutnum,
		name,
		holder: cardsOf(contacts, "registrant").map((card) => card.organization ?? card.name).find((each) => each !== null) ?? null,
		country,
		abuse: mailsOf(contacts)
	} };
}
function flat(contacts) {
	return contacts.flatMap((each) => [each, ...flat(each.entities ?? [])]);
}
function cardsOf(contacts, role) {
	return contacts.filter(({ roles }) => roles.includes(role)).map(readContact);
}
const mail = /^[^\s@<>"]{1,64}@[^\s@<>"]{3,190}$/;
function mailsOf(contacts) {
	const mails = cardsOf(contacts, "abuse").map(({ email }) => email?.toLowerCase() ?? "");
	return [...new Set(mails.filter((each) => mail.test(each)))].slice(0, 8);
}
// src/checks/asn/sources/rdap.ts
const patience$2 = 4e3;
const headers = { accept: "application/rdap+json, application/json;q=0.9" };
async function askRdap(context, asked) {
	const path = typeof asked === "number" ? `autnum/${asked}` : `ip/${encodeURIComponent(asked)}`;
	const got = await attempt(() => context.net.source("rdap", {
		path,
		headers,
		patience: patience$2
	}));
	if (!got.ok) return {
		state: "failed",
		reason: got.failure.reason
	};
	if (got.value.status !== 200) return { state: "empty" };
	const read = readRdapNetwork(got.value.body);
	if ("fault" in read) return {
		state: "failed",
		reason: "source.malformed"
	};
	if (!read.network) return { state: "empty" };
	if (!isAbout(asked, read.network)) return {
		state: "failed",
		reason: "source.malformed"
	};
	return {
		state: "told",
		value: read.network,
		asOf: context.now().toISOString()
	};
}
function isAbout(asked, { first, last }) {
	if (first === null || last === null) return false;
	if (typeof asked === "number") return Number(first) <= asked && asked <= Number(last);
	const [address, from, to] = [
		asked,
		first,
		last
	].map(packedWordsOf);
	if (!address || !from || !to || from.length !== address.length || to.length !== address.length) return false;
	return compareKeys(from, address) <= 0 && compareKeys(address, to) <= 0;
}
// src/checks/asn/run.ts
async function openAsnRun(context, ledger) {
	const networks = await context.networks?.() ?? null;
	const once = new Map();
	const shared = (key, work) => {
		const asked = once.get(key) ?? work();
		once.set(key, asked);
		return asked;
	};
	return {
		context,
		ledger,
		networks,
		rdap: (asked) => shared(`rdap ${asked}`, () => ledger.ask("rdap", () => askRdap(context, asked))),
		cymruName: (asn) => shared(`cymru ${asn}`, () => ledger.ask("cymru", () => askName(context, asn)))
	};
}
async function firstOf(...ways) {
	for (const way of ways) {
		const found = await way();
		if (found) return found;
	}
	return null;
}
function from(source, told, read) {
	const value = told.state === "told" ? read(told.value) : null;
	return told.state === "told" && value !== null ? {
		value,
		source,
		asOf: told.asOf
	} : null;
}
// src/formats/routing/ripestat.ts
const longestText = 200;
const mostPrefixes = 1e5;
const line$1 = string().transform((text) => printable(text.trim(), longestText));
const asNumber$1 = union([int(), string().regex(/^\d{1,10}$/).transform(Number)]).pipe(int().min(0).max(4294967295));
const time = string().max(40).nullish();
const times = {
	query_endtime: time,
	latest_time: time,
	query_time: time
};
const envelope = object({
	status: string(),
	data_call_name: string().optional(),
	data: unknown(),
	time
});
const ripestatCalls = {
	"network-info": object({
		asns: array(asNumber$1).max(64),
		prefix: string().max(64).nullish(),
		...times
	}),
	"as-overview": object({
		resource: asNumber$1,
		holder: line$1.nullish(),
		announced: boolean().nullish(),
		...times
	}),
	"announced-prefixes": object({
		resource: asNumber$1.or(string().regex(/^AS\d{1,10}$/i).transform((text) => Number(text.slice(2)))),
		prefixes: array(object({ prefix: string().max(64) })).max(mostPrefixes),
		...times
	}),
	"abuse-contact-finder": object({
		abuse_contacts: array(line$1).max(64),
		...times
	}),
	"rir-stats-country": object({
		located_resources: array(object({
			resource: string().max(64),
			location: string().max(16)
		})).max(256),
		...times
	}),
	"rpki-validation": object({
		status: _enum([
			"valid",
			"invalid_asn",
			"invalid_length",
			"unknown"
		]),
		prefix: string().max(64),
		resource: string$1(),
		...times
	})
};
function readRipestat(call, body) {
	const parsed = readJson(body);
	if ("fault" in parsed) return { fault: parsed.fault };
	const around = envelope.safeParse(parsed.json);
	if (!around.success) return { fault: "shape" };
	const { status, data_call_name: name, data, time: sent } = around.data;
	if (status !== "ok") return { fault: "error" };
	if (name !== void 0 && name !== call) return { fault: "other-call" };
	const read = ripestatCalls[call].safeParse(data);
	if (!read.success) return { fault: "shape" };
	const said = read.data;
	const { query_endtime: end, latest_time: latest, query_time: asked } = said;
	return {
		data: said,
		asOf: toTime(end ?? latest ?? asked ?? sent)
	};
}
function toTime(text) {
	const match = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.exec(text ?? "");
	const parsed = match ? Date.parse(`${match[0]}Z`) : NaN;
	return Number.isNaN(parsed) ? null : new Date(parsed).toISOString();
}
// src/checks/asn/sources/ripestat.ts
const patience$1 = 4e3;
const limit = 8388608;
async function askRipestat(context, call, asked, fits = () => true) {
	const path = `${call}/data.json?${new URLSearchParams({
		...asked,
		sourceapp: "portcullis"
	}).toString()}`;
	const got = await attempt(() => context.net.source("ripestat", {
		path,
		headers: { accept: "application/json" },
		limit,
		patience: patience$1
	}));
	if (!got.ok) return {
		state: "failed",
		reason: got.failure.reason
	};
	if (got.value.status !== 200) return { state: "empty" };
	const read = readRipestat(call, got.value.body);
	if ("fault" in read || !fits(read.data)) return {
		state: "failed",
		reason: "source.malformed"
	};
	return {
		state: "told",
		value: read.data,
		asOf: read.asOf ?? context.now().toISOString()
	};
}
// src/checks/asn/fields.ts
function ripestatIn({ context, ledger }) {
	return (call, asked, fits) => ledger.ask("ripestat", () => askRipestat(context, call, asked, fits));
}
async function operatorOf(asn, asking) {
	const ripestat = ripestatIn(asking);
	return firstOf(async () => {
		return from("ripestat", await ripestat("as-overview", { resource: `AS${asn}` }, ({ resource }) => resource === asn), ({ holder }) => holder ? operatorIn(holder) : null);
	}, async () => from("rdap", await asking.rdap(asn), ({ holder, name }) => holder ?? name), async () => from("cymru", await asking.cymruName(asn), ({ name }) => operatorIn(name)), async () => fromPack(asking, "ranges", (networks) => networks.nameOf(asn)));
}
function fromPack({ networks }, part, read) {
	const value = networks && read(networks);
	const asOf = networks?.parts.find(({ id }) => id === part)?.asOf;
	return value === null || asOf === void 0 ? null : {
		value,
		source: "pack",
		asOf
	};
}
const mostListed = 200;
async function prefixesOf(asn, asking) {
	const ripestat = ripestatIn(asking);
	const found = await firstOf(async () => {
		return from("ripestat", await ripestat("announced-prefixes", { resource: `AS${asn}` }, ({ resource }) => resource === asn), ({ prefixes }) => inOrder(prefixes.map(({ prefix }) => prefix)));
	}, async () => fromPack(asking, "ranges", (networks) => networks.prefixesOf(asn)));
	if (!found) return null;
	const { value, ...told } = found;
	return {
		...told,
		total: value.length,
		list: value.slice(0, mostListed)
	};
}
function inOrder(prefixes) {
	return [...new Set(prefixes)].flatMap((prefix) => {
		const range = rangeOfPrefix(prefix);
		return range ? [{
			prefix,
			...range
		}] : [];
	}).toSorted((a, b) => a.first.length - b.first.length || compareKeys(a.first, b.first) || compareKeys(b.last, a.last)).map(({ prefix }) => prefix);
}
async function abuseOf(resource, asking) {
	const named = typeof resource === "number" ? `AS${resource}` : resource;
	const first = from("ripestat", await ripestatIn(asking)("abuse-contact-finder", { resource: named }), ({ abuse_contacts }) => abuse_contacts.filter(isMail).slice(0, 8));
	const found = first && first.value.length > 0 ? first : from("rdap", await asking.rdap(resource), ({ abuse }) => abuse) ?? first;
	return found && {
		source: found.source,
		asOf: found.asOf,
		emails: found.value
	};
}
function isMail(text) {
	return /^[^\s@<>"]{1,64}@[^\s@<>"]{3,190}$/.test(text);
}
async function countryOf(resource, cymru, asking) {
	const named = typeof resource === "number" ? `AS${resource}` : resource;
	const registered = await firstOf(async () => {
		return from("ripestat", await ripestatIn(asking)("rir-stats-country", { resource: named }), ({ located_resources: [first] }) => codeOf(first?.location));
	}, async () => from("rdap", await asking.rdap(resource), ({ country }) => country), async () => from("cymru", await cymru(), ({ country }) => country));
	if (registered) return {
		...registered,
		basis: "registration"
	};
	const located = fromPack(asking, "country", (networks) => locationIn(networks, resource));
	return located && {
		...located,
		basis: "location"
	};
}
function locationIn(networks, resource) {
	if (isAnycast(typeof resource === "number" ? resource : networks.asnOf(resource))) return null;
	if (typeof resource === "string") return networks.countryOf(resource);
	const places = networks.prefixesOf(resource).slice(0, mostListed).map((prefix) => networks.countryOf(addressOf(prefix)));
	const [country, most] = [...Map.groupBy(places, (country) => country)].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [null, []];
	return most.length >= nearlyAll * places.length ? country : null;
}
const nearlyAll = .95;
function addressOf(prefix) {
	return prefix.split("/", 1)[0] ?? "";
}
function codeOf(text) {
	return /^[A-Z]{2}$/.test(text ?? "") && text !== "ZZ" ? text ?? null : null;
}
const states = {
	valid: "valid",
	invalid_asn: "invalid-asn",
	invalid_length: "invalid-length",
	unknown: "not-found"
};
async function rpkiOf(asn, prefix, asking) {
	const found = from("ripestat", await ripestatIn(asking)("rpki-validation", {
		resource: `${asn}`,
		prefix
	}, (data) => data.prefix === prefix && data.resource.replace(/^AS/i, "") === `${asn}`), ({ status }) => states[status]);
	return found && {
		state: found.value,
		source: found.source,
		asOf: found.asOf
	};
}
function isAround(address) {
	return ({ asns, prefix }) => asns.length === 0 ? true : isInPrefix(address, prefix ?? "");
}
// src/checks/asn/origins.ts
const mostOrigins = 16;
function originsOf(announcements) {
	return [...new Set(announcements.flatMap((each) => each.asns))].map((asn) => {
		const sources = announcements.filter((each) => each.asns.includes(asn));
		return {
			asn,
			prefix: sources.find(({ prefix }) => prefix !== null)?.prefix ?? null,
			sources: sources.map(({ source, asOf, prefix }) => ({
				source,
				asOf,
				prefix
			})),
			reserved: reservedOf(asn)
		};
	}).toSorted((a, b) => b.sources.length - a.sources.length).slice(0, mostOrigins);
}
function reservedOf(asn) {
	const reserved = reservedNumber(asn);
	return reserved && { reference: reserved.reference };
}
// src/checks/asn/special.ts
function specialOf(query) {
	const asn = parseAsNumber(query);
	if (asn === null) return specialBlockOf(query);
	const reserved = reservedNumber(asn);
	if (!reserved) return null;
	const { first, last, ...words } = reserved;
	return {
		network: first === last ? `AS${first}` : `AS${first}–AS${last}`,
		...words
	};
}
// src/checks/asn/schema.ts
const expected = {
	en: "an IP address such as 8.8.8.8, or AS and a number up to 4294967295 such as AS15169",
	ko: "8.8.8.8 같은 IP 주소, 또는 AS15169처럼 AS와 4294967295 이하의 번호"
};
const aNumber = (digits) => ({
	en: `an IP address, or AS and a number; for the AS with this number: AS${digits}`,
	ko: `IP 주소 또는 AS와 번호. 이 번호의 AS는 AS${digits}로 적으십시오`
});
function parseQuery(text) {
	const bare = text.trim();
	const asn = parseAsNumber(bare);
	if (asn !== null) return { value: `AS${asn}` };
	const address = parseAddress(bare);
	if ("value" in address) return address;
	return { expected: /^\d{1,10}$/.test(bare) ? aNumber(bare) : expected };
}
const input = strictObject({ query: string().transform((text, context) => {
	const parsed = parseQuery(text);
	if ("value" in parsed) return parsed.value;
	context.addIssue({
		code: "custom",
		params: parsed
	});
	return NEVER;
}).meta({
	description: "IP address, or AS number such as AS15169 (asdot, AS1.10, is read too)",
	ko: "IP 주소 또는 AS15169 같은 AS 번호(asdot 표기 AS1.10도 가능)",
	examples: ["8.8.8.8"]
}) });
const sourceNames = [
	"ripestat",
	"rdap",
	"cymru",
	"peeringdb",
	"pack"
];
const source = _enum(sourceNames).meta({
	description: "ripestat: RIPEstat; rdap: the responsible registry; cymru: Team Cymru, over DNS; peeringdb: PeeringDB; pack: the local data (npx portcullis data show)",
	ko: "ripestat: RIPEstat. rdap: 담당 등록 기관. cymru: DNS로 조회하는 Team Cymru. peeringdb: PeeringDB. pack: 로컬 데이터(npx portcullis data show)"
});
const asOf = string().meta({
	description: "The date or the time of the source's data",
	ko: "출처 데이터의 기준일 또는 시각"
});
const told = {
	source,
	asOf
};
const reference = string().meta({
	description: "The document that reserves it",
	ko: "예약한 문서"
});
const block = string().nullable().meta({
	description: "The announced prefix according to this source; null for an AS",
	ko: "이 출처가 답한 광고 프리픽스. AS를 조회했으면 null"
});
const asNumber = int().min(0).max(4294967295);
const code = string().nullable().meta({
	description: "A reason code, the same in every language; null if there is nothing to explain",
	ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null"
});
const origin = object({
	asn: asNumber.meta({
		description: "Number of the AS",
		ko: "AS 번호"
	}),
	operator: object({
		value: string().meta({
			description: "Name of the operator",
			ko: "운영자의 이름"
		}),
		...told
	}).nullable().meta({
		description: "The operator of the AS, as named by the first source that has it",
		ko: "AS의 운영자. 정보가 있는 첫 번째 출처의 표기"
	}),
	prefix: string().nullable().meta({
		description: "The announced prefix that contains the address. For the pack, the largest block within the announced range. Null for an AS",
		ko: "주소가 속한 광고 프리픽스. pack에서는 광고된 범위 안의 가장 큰 블록. AS를 조회했으면 null"
	}),
	sources: array(object({
		...told,
		prefix: block
	})).max(8).readonly().meta({
		description: "The sources that list this AS as an origin of the address",
		ko: "이 AS가 주소를 광고한다고 답한 출처"
	}),
	reserved: object({ reference }).nullable().meta({
		description: "The RFC that reserves the AS number (it must not announce anything); null otherwise",
		ko: "이 번호를 예약한 RFC. 예약된 번호로는 어떤 네트워크도 광고할 수 없습니다. 아니면 null"
	}),
	rpki: object({
		state: _enum([
			"valid",
			"invalid-asn",
			"invalid-length",
			"not-found"
		]).meta({
			description: "valid; invalid-asn, invalid-length: a ROA contradicts the announcement; not-found: no ROA",
			ko: "valid: 유효. invalid-asn, invalid-length: ROA와 모순됨. not-found: ROA 없음"
		}),
		...told
	}).nullable().meta({
		description: "RPKI state of the announcement (RFC 6811); null if no source reported it, and for an AS. not-found: no ROA",
		ko: "광고의 RPKI 상태(RFC 6811). not-found: ROA 없음. 정보를 준 출처가 없거나 AS를 조회했으면 null"
	})
});
const classification = object({
	kind: _enum(networkClasses).meta({
		description: "Kind of network; isp: access network; enterprise: network of an organisation",
		ko: "네트워크의 종류. isp: 접속 사업자. enterprise: 기관의 자체 네트워크"
	}),
	basis: _enum([
		"address-range",
		"operator-table",
		"peeringdb",
		"hosting-list",
		"name",
		"size"
	]).meta({
		description: "address-range: a range that a CDN publishes; operator-table: the built-in table of well-known operators; peeringdb: the operator's entry in PeeringDB; hosting-list: a list of hosting networks; name: words in the operator's name; size: the number of prefixes only",
		ko: "address-range: CDN이 공개한 주소 범위. operator-table: 내장된 주요 운영자 표. peeringdb: 운영자의 PeeringDB 항목. hosting-list: 호스팅 네트워크 목록. name: 운영자 이름의 단어. size: 프리픽스 개수만으로 추정"
	}),
	detail: string().meta({
		description: "The text of the basis, unchanged",
		ko: "근거에 적힌 내용"
	}),
	confidence: _enum([
		"high",
		"medium",
		"low"
	]).meta({
		description: "How reliable the basis is; low is a guess",
		ko: "근거의 신뢰도. low는 추정"
	}),
	asOf
});
const raw = object({
	query: string().meta({
		description: "Address in canonical form, or the AS number",
		ko: "정규 표기의 주소 또는 AS 번호"
	}),
	kind: _enum(["address", "as"]).meta({
		description: "address: an IP address; as: an AS number",
		ko: "address: IP 주소. as: AS 번호"
	}),
	observedAt: datetime().meta(descriptions.observedAt),
	specialPurpose: object({
		network: string().meta({
			description: "The block in CIDR notation, or the range of AS numbers",
			ko: "CIDR 표기의 블록 또는 AS 번호 범위"
		}),
		reference
	}).nullable().meta({
		description: "The special-purpose block that contains the address, or the reserved AS number. No source is asked in this case",
		ko: "주소가 속한 특수 용도 블록 또는 예약된 AS 번호. 이때는 출처에 조회하지 않습니다"
	}),
	origins: array(origin).max(16).readonly().meta({
		description: "The AS that announce the address, sorted by the number of sources that list them; for an AS query, the AS itself",
		ko: "주소를 광고하는 AS. 더 많은 출처에 있는 AS가 먼저입니다. AS를 조회했으면 그 AS"
	}),
	prefixes: object({
		...told,
		total: int().min(0).meta(listTotal("list")),
		list: array(string()).max(200).readonly().meta({
			description: "The first 200 prefixes, IPv4 before IPv6",
			ko: "처음 200개 프리픽스. IPv4가 먼저"
		})
	}).nullable().meta({
		description: "The prefixes that the first AS announces: the first 200 and the total. RIPEstat covers the last two weeks",
		ko: "첫 번째 AS가 광고하는 프리픽스. 처음 200개와 전체 개수. RIPEstat은 최근 2주를 기준으로 합니다"
	}),
	abuse: object({
		...told,
		emails: array(string()).max(8).readonly().meta({
			description: "E-mail addresses",
			ko: "메일 주소"
		})
	}).nullable().meta({
		description: "The abuse contact; an empty list if the registry publishes none; null if no source could be asked",
		ko: "악용 신고 연락처. 등록 기관에 연락처가 없으면 빈 목록, 조회할 수 있는 출처가 없었으면 null"
	}),
	country: object({
		...told,
		value: string().meta({
			description: "ISO 3166-1 code of the country",
			ko: "ISO 3166-1 국가 코드"
		}),
		basis: _enum(["registration", "location"]).meta({
			description: "registration: the country in which the holder is registered; location: the country in the DB-IP data, of an AS that of nearly all its prefixes; none for anycast networks",
			ko: "registration: 보유자가 등록된 국가. location: DB-IP 데이터의 위치(AS는 거의 모든 프리픽스의 위치). anycast 네트워크에는 없음"
		})
	}).nullable().meta({
		description: "Country of the network; null if unknown",
		ko: "네트워크의 국가. 알 수 없으면 null"
	}),
	classification: classification.nullable().meta({
		description: "Kind of network of the first AS; null if unknown",
		ko: "첫 번째 AS의 네트워크 종류. 알 수 없으면 null"
	}),
	sources: array(object({
		source,
		state: _enum([
			"answered",
			"partly",
			"empty",
			"failed"
		]).meta({
			description: "answered: every request succeeded; partly: some requests failed; empty: it has no data about the query; failed: no usable answer",
			ko: "answered: 모든 요청 성공. partly: 일부 요청 실패. empty: 해당 데이터 없음. failed: 사용할 수 있는 응답 없음"
		}),
		reason: code,
		asOf: asOf.nullable().meta({
			description: "The date or the time of its data; null if it returned none",
			ko: "데이터의 기준일 또는 시각. 답이 없으면 null"
		})
	})).max(8).readonly().meta({
		description: "The sources that were asked, in order",
		ko: "조회한 출처(순서대로)"
	})
});
// src/checks/asn/sources/ledger.ts
function openLedger() {
	const outcomes = new Map();
	const of = (source) => {
		const known = outcomes.get(source) ?? [];
		outcomes.set(source, known);
		return known;
	};
	return {
		async ask(source, work) {
			const before = of(source);
			const [first] = before;
			if (first?.state === "failed" && before.every(({ state }) => state === "failed")) return first;
			const told = await work();
			before.push(told);
			return told;
		},
		rows: () => sourceNames.flatMap((source) => outcomes.has(source) ? [rowOf$1(source, of(source))] : [])
	};
}
function rowOf$1(source, outcomes) {
	const failed = outcomes.find((each) => each.state === "failed");
	const told = outcomes.find((each) => each.state === "told");
	const reason = failed?.reason ?? null;
	if (told) return {
		source,
		state: failed ? "partly" : "answered",
		reason,
		asOf: told.asOf
	};
	return {
		source,
		state: failed ? "failed" : "empty",
		reason,
		asOf: null
	};
}
// src/formats/routing/peeringdb.ts
const line = string().transform((text) => printable(text.trim(), 100));
const answer = object({ data: array(object({
	asn: int(),
	name: line,
	info_type: line.nullish(),
	info_types: array(line).max(16).nullish()
})).max(64) });
function readPeeringdb(body, asn) {
	const parsed = readJson(body);
	if ("fault" in parsed) return { fault: parsed.fault };
	const read = answer.safeParse(parsed.json);
	if (!read.success) return { fault: "shape" };
	const found = read.data.data.find((each) => each.asn === asn);
	if (!found) return read.data.data.length > 0 ? { fault: "other-as" } : { net: null };
	const kinds = [found.info_type ?? "", ...found.info_types ?? []].filter((kind) => kind !== "" && kind !== "Not Disclosed");
	return { net: {
		name: found.name,
		kinds: [...new Set(kinds)]
	} };
}
// src/checks/asn/sources/peeringdb.ts
const patience = 3e3;
async function askPeeringdb(context, asn) {
	const path = `net?asn=${asn}&fields=asn,name,info_type,info_types`;
	const got = await attempt(() => context.net.source("peeringdb", {
		path,
		headers: { accept: "application/json" },
		patience
	}));
	if (!got.ok) return {
		state: "failed",
		reason: got.failure.reason
	};
	if (got.value.status !== 200) return { state: "empty" };
	const read = readPeeringdb(got.value.body, asn);
	if ("fault" in read) return {
		state: "failed",
		reason: "source.malformed"
	};
	return read.net ? {
		state: "told",
		value: read.net,
		asOf: context.now().toISOString()
	} : { state: "empty" };
}
// src/checks/asn/collect.ts
async function collect({ query }, context) {
	const asn = parseAsNumber(query);
	const bare = {
		...nothing,
		query,
		observedAt: context.now().toISOString()
	};
	const special = specialOf(query);
	if (special) {
		const { network, reference } = special;
		return {
			...bare,
			kind: asn === null ? "address" : "as",
			specialPurpose: {
				network,
				reference
			}
		};
	}
	const asking = await openAsnRun(context, openLedger());
	const seen = asn === null ? await ofAddress(query, asking) : await ofNumber(asn, asking);
	return {
		...bare,
		...seen,
		sources: asking.ledger.rows()
	};
}
const nothing = {
	specialPurpose: null,
	origins: [],
	prefixes: null,
	abuse: null,
	country: null,
	classification: null,
	sources: []
};
const mostDescribed = 4;
async function ofAddress(address, asking) {
	const { context, ledger } = asking;
	const cymru = ledger.ask("cymru", () => askOrigin(context, address));
	const [announcements, abuse, country] = await Promise.all([
		announcementsOf(address, cymru, asking),
		abuseOf(address, asking),
		countryOf(address, () => cymru, asking)
	]);
	const bare = originsOf(announcements);
	const [first] = bare;
	const [origins, prefixes] = await Promise.all([Promise.all(bare.map((origin, at) => describe(origin, at < mostDescribed, asking))), first ? prefixesOf(first.asn, asking) : null]);
	return {
		kind: "address",
		origins,
		prefixes,
		abuse,
		country,
		classification: await classOf(origins[0], {
			address,
			prefixes: prefixes?.total ?? null
		}, asking)
	};
}
async function announcementsOf(address, cymru, asking) {
	const [ripestat, dns] = await Promise.all([ripestatIn(asking)("network-info", { resource: address }, isAround(address)), cymru]);
	const packed = asking.networks?.find(address);
	return [
		...ripestat.state === "told" ? [{
			source: "ripestat",
			asOf: ripestat.asOf,
			asns: ripestat.value.asns,
			prefix: ripestat.value.prefix ?? null
		}] : [],
		...dns.state === "told" ? [{
			source: "cymru",
			asOf: dns.asOf,
			asns: dns.value.asns,
			prefix: dns.value.prefix
		}] : [],
		...packed && asking.networks ? [{
			source: "pack",
			asOf: asking.networks.asOf,
			asns: [packed.asn],
			prefix: packed.prefix
		}] : []
	];
}
async function describe(origin, isAsked, asking) {
	const { asn, prefix, reserved, sources } = origin;
	if (!isAsked || reserved) return {
		...origin,
		operator: null,
		rpki: null
	};
	const isCurrent = sources.some(({ source }) => source !== "pack");
	const [operator, rpki] = await Promise.all([operatorOf(asn, asking), prefix !== null && isCurrent ? rpkiOf(asn, prefix, asking) : null]);
	return {
		...origin,
		operator,
		rpki
	};
}
async function ofNumber(asn, asking) {
	const [operator, prefixes, abuse, country] = await Promise.all([
		operatorOf(asn, asking),
		prefixesOf(asn, asking),
		abuseOf(asn, asking),
		countryOf(asn, () => asking.cymruName(asn), asking)
	]);
	const origin = {
		asn,
		operator,
		prefix: null,
		sources: operator ? [{
			source: operator.source,
			asOf: operator.asOf,
			prefix: null
		}] : [],
		reserved: null,
		rpki: null
	};
	const classification = await classOf(origin, {
		address: null,
		prefixes: prefixes?.total ?? null
	}, asking);
	return {
		kind: "as",
		origins: [origin],
		prefixes,
		abuse,
		country,
		classification
	};
}
async function classOf(origin, { address, prefixes }, { context, ledger, networks }) {
	if (!origin || origin.reserved) return null;
	const { asn, operator } = origin;
	const told = knownOperator(asn) ? null : await ledger.ask("peeringdb", () => askPeeringdb(context, asn));
	const peering = told?.state === "told" ? {
		kinds: told.value.kinds,
		asOf: told.asOf
	} : null;
	const hosting = address === null || !networks ? null : networks.signs(address).hosting;
	return classifyNetwork({
		asn,
		address,
		operator: operator?.value ?? null,
		prefixes,
		peering,
		hosting
	}, context.now());
}
// src/checks/asn/problems.ts
const problems = defineProblems({
	"rpki-invalid": {
		severity: "high",
		cause: {
			en: "The announcement of {prefix} by AS{asn} is RPKI invalid ({state}). Networks that do route origin validation drop it.",
			ko: "AS{asn}의 {prefix} 광고는 RPKI invalid입니다({state}). RPKI 검증(ROV)을 하는 네트워크는 이 경로를 버립니다."
		},
		action: {
			en: "If AS{asn} is authorized to announce the prefix, correct the ROA. Otherwise report a possible hijack to the prefix holder.",
			ko: "AS{asn}의 광고가 정당하면 ROA를 수정하십시오. 아니라면 하이재킹 가능성을 프리픽스 보유자에게 알리십시오."
		},
		reference: "RFC 6811"
	},
	"reserved-origin": {
		severity: "high",
		cause: {
			en: "{source} reports that AS{asn} announces {prefix}. AS{asn} is reserved and must not be used ({reference}).",
			ko: "{source}에 따르면 AS{asn|이/가} {prefix|을/를} 광고합니다. AS{asn|은/는} 예약되어 사용할 수 없는 번호입니다({reference})."
		},
		action: {
			en: "Ask the prefix holder to announce it from an assigned AS number.",
			ko: "프리픽스 보유자에게 할당받은 AS 번호로 광고하도록 요청하십시오."
		},
		reference: "RFC 7607"
	},
	"rpki-missing": {
		severity: "info",
		cause: {
			en: "No ROA covers {prefix}. Other networks cannot verify that AS{asn} is authorized to announce it.",
			ko: "{prefix|을/를} 보호하는 ROA가 없습니다. AS{asn}의 광고가 정당한지 다른 네트워크가 확인할 수 없습니다."
		},
		action: {
			en: "Create a ROA for AS{asn} at the regional Internet registry (RIR) of the prefix.",
			ko: "프리픽스를 관리하는 지역 인터넷 등록 기관(RIR)에서 AS{asn}용 ROA를 만드십시오."
		},
		reference: "RFC 9582"
	},
	"several-origins": {
		severity: "low",
		cause: {
			en: "Several AS announce the address (MOAS): {list}. This is normal for anycast and migrations, but a hijack looks the same.",
			ko: "여러 AS가 이 주소를 광고합니다(MOAS): {list}. 애니캐스트나 이전 작업 중에는 정상이지만 하이재킹도 이와 같은 모습으로 나타납니다."
		},
		action: {
			en: "Ask the operator whether all of these AS are authorized to announce the prefix.",
			ko: "이 AS들이 모두 프리픽스를 광고해도 되는지 운영자에게 확인하십시오."
		},
		reference: "RFC 1930 §7"
	},
	"sources-disagree": {
		severity: "low",
		cause: {
			en: "The sources report different origin AS: {list}.",
			ko: "출처마다 origin AS가 다릅니다: {list}."
		},
		action: {
			en: "Rely on the newest source. Run the check again later; routes may be changing.",
			ko: "데이터가 가장 최신인 출처를 기준으로 삼으십시오. 경로가 바뀌는 중일 수 있으니 나중에 다시 실행하십시오."
		}
	},
	"not-announced": {
		severity: "low",
		cause: {
			en: "No source lists an AS that announces {query}. The address cannot be reached from the Internet.",
			ko: "{query|을/를} 광고하는 AS가 어떤 출처에도 없습니다. 이 주소는 인터넷에서 접근할 수 없습니다."
		},
		action: {
			en: "Check the address for typing errors. If it is yours, announce its prefix or ask your provider to do so.",
			ko: "주소를 잘못 입력하지 않았는지 확인하십시오. 보유한 주소라면 프리픽스를 광고하거나 ISP에 요청하십시오."
		}
	},
	"unknown-as": {
		severity: "low",
		cause: {
			en: "No source has data about {query}. The number may be unassigned.",
			ko: "{query}에 대한 정보가 어떤 출처에도 없습니다. 할당되지 않은 번호일 수 있습니다."
		},
		action: {
			en: "Check the number for typing errors.",
			ko: "번호를 잘못 입력하지 않았는지 확인하십시오."
		}
	},
	"abuse-contact-missing": {
		severity: "low",
		cause: {
			en: "The registry publishes no abuse contact for {query}.",
			ko: "등록 기관에 {query}의 악용 신고 연락처가 없습니다."
		},
		action: {
			en: "To report abuse, write to the operator. If the network is yours, register an abuse contact at your RIR.",
			ko: "악용을 신고하려면 운영자에게 연락하십시오. 자신의 네트워크라면 지역 인터넷 등록 기관(RIR)에 연락처를 등록하십시오."
		},
		reference: "RFC 9083 §10.2.4"
	},
	"old-data": {
		severity: "low",
		cause: {
			en: "No live source provided data ({list}). The result is based on local data of {date}.",
			ko: "실시간 출처에서 데이터를 얻지 못했습니다({list}). {date} 기준의 로컬 데이터를 사용한 결과입니다."
		},
		action: {
			en: "Check that this machine can reach the sources, and run the check again. To update the local data: npx portcullis data update.",
			ko: "이 시스템에서 출처에 연결할 수 있는지 확인하고 다시 실행하십시오. 로컬 데이터를 갱신하려면: npx portcullis data update."
		}
	},
	"no-source-answered": {
		severity: "low",
		cause: {
			en: "No live source answered ({list}), and the local data has no entry.",
			ko: "응답한 실시간 출처가 없고({list}) 로컬 데이터에도 정보가 없습니다."
		},
		action: {
			en: "Check that this machine can reach the sources, and run the check again.",
			ko: "이 시스템에서 출처에 연결할 수 있는지 확인하고 다시 실행하십시오."
		}
	},
	"source-failed": {
		severity: "info",
		cause: {
			en: "Some sources failed: {list}. The result uses the other sources.",
			ko: "일부 출처에서 데이터를 얻지 못했습니다: {list}. 다른 출처의 데이터를 사용했습니다."
		},
		action: {
			en: "Run the check again later to compare all sources.",
			ko: "모든 출처를 비교하려면 나중에 다시 실행하십시오."
		}
	},
	"special-address": {
		severity: "info",
		cause: {
			en: "{query} is in the special-purpose block {network}: {what} ({reference}). No AS announces it.",
			ko: "{query|은/는} 특수 용도 블록 {network}에 속합니다: {what}({reference}). 이 주소를 광고하는 AS는 없습니다."
		},
		action: {
			en: "To find the network of a host, look up its public address.",
			ko: "호스트가 속한 네트워크를 알아보려면 공인 주소를 조회하십시오."
		}
	},
	"reserved-number": {
		severity: "info",
		cause: {
			en: "{numbers} is a special-purpose AS number ({reference}): {what}. It does not identify a network on the public Internet.",
			ko: "{numbers|은/는} 특수 용도 AS 번호입니다({reference}): {what}. 공개 인터넷의 네트워크를 나타내지 않습니다."
		},
		action: {
			en: "Look up an AS number that a registry has assigned.",
			ko: "등록 기관이 할당한 AS 번호를 조회하십시오."
		}
	}
});
const find = finder();
const kpis = {
	special: {
		en: "Special-purpose block",
		ko: "특수 용도 블록"
	},
	operator: {
		en: "Operator",
		ko: "운영자"
	},
	as: {
		en: "Origin AS",
		ko: "Origin AS"
	},
	prefix: {
		en: "Prefix",
		ko: "프리픽스"
	},
	rpki: {
		en: "RPKI",
		ko: "RPKI"
	},
	kind: {
		en: "Network type",
		ko: "네트워크 유형"
	},
	basis: {
		en: "Type based on",
		ko: "유형의 근거"
	},
	confidence: {
		en: "Confidence",
		ko: "유형의 신뢰도"
	},
	country: {
		en: "Country",
		ko: "국가"
	},
	prefixes: {
		en: "Announced prefixes",
		ko: "광고 프리픽스 수"
	},
	abuse: {
		en: "Abuse contact",
		ko: "악용 신고 연락처"
	}
};
const rpki = {
	valid: {
		en: "valid",
		ko: "유효"
	},
	"invalid-asn": {
		en: "invalid: the ROA authorizes another AS",
		ko: "무효: ROA가 다른 AS를 허용함"
	},
	"invalid-length": {
		en: "invalid: longer than maxLength of the ROA",
		ko: "무효: ROA의 maxLength보다 긺"
	},
	"not-found": {
		en: "no ROA",
		ko: "ROA 없음"
	}
};
const rpkiWords = rpki;
const words = {
	problems,
	caps: {},
	parts: {},
	kpis,
	values: {
		rpki,
		as: { false: {
			en: "none",
			ko: "없음"
		} },
		abuse: { false: {
			en: "none published",
			ko: "공개되지 않음"
		} },
		kind: {
			cloud: {
				en: "cloud",
				ko: "클라우드"
			},
			cdn: {
				en: "CDN",
				ko: "CDN"
			},
			isp: {
				en: "ISP",
				ko: "인터넷 사업자(ISP)"
			},
			hosting: {
				en: "hosting",
				ko: "호스팅"
			},
			enterprise: {
				en: "company or institution",
				ko: "기업 또는 기관"
			}
		},
		basis: {
			"address-range": {
				en: "address ranges published by the CDN",
				ko: "CDN이 공개한 주소 범위"
			},
			"operator-table": {
				en: "built-in table of well-known operators",
				ko: "내장된 주요 운영자 표"
			},
			peeringdb: {
				en: "PeeringDB",
				ko: "PeeringDB"
			},
			"hosting-list": {
				en: "list of hosting networks",
				ko: "호스팅 네트워크 목록"
			},
			name: {
				en: "words in the operator's name",
				ko: "운영자 이름의 단어"
			},
			size: {
				en: "number of prefixes only",
				ko: "프리픽스 개수만"
			}
		},
		confidence: {
			high: {
				en: "high",
				ko: "높음"
			},
			medium: {
				en: "medium",
				ko: "중간"
			},
			low: {
				en: "low",
				ko: "낮음"
			}
		}
	}
};
// src/checks/asn/words.ts
const sourceTitles = {
	ripestat: {
		en: "RIPEstat",
		ko: "RIPEstat"
	},
	rdap: {
		en: "RDAP",
		ko: "RDAP"
	},
	cymru: {
		en: "Team Cymru",
		ko: "Team Cymru"
	},
	peeringdb: {
		en: "PeeringDB",
		ko: "PeeringDB"
	},
	pack: {
		en: "local data",
		ko: "로컬 데이터"
	}
};
function listText(items, say, between = ", ") {
	const texts = languages.map((language) => [language, items.map((item) => say(item, language)).join(between)]);
	return Object.fromEntries(texts);
}
// src/checks/asn/judge.ts
function judge(raw) {
	const { specialPurpose: special, query, kind } = raw;
	if (special) {
		const { network, reference } = special;
		const { en, ko } = specialOf(query) ?? {
			en: reference,
			ko: reference
		};
		const what = {
			en,
			ko
		};
		const kpi = {
			id: "special",
			value: `${network} (${reference})`
		};
		const numbers = network === query ? query : `${query} (${network})`;
		const found = kind === "address" ? find("special-address", {
			query,
			network,
			what,
			reference
		}) : find("reserved-number", {
			numbers,
			what,
			reference
		});
		return concludeGrade(null, [found], [kpi], problems);
	}
	const findings = [
		...routeFindings(raw),
		...contactFindings(raw),
		...sourceFindings(raw)
	];
	const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
	return isUnknown(raw) && verdict.status === "pass" ? {
		...verdict,
		status: "unknown"
	} : verdict;
}
function isUnknown({ origins, sources }) {
	return !origins.some(({ operator, sources: named }) => operator !== null || named.length > 0) && sources.some(({ state }) => state === "failed" || state === "partly");
}
function routeFindings(raw) {
	const { query, kind, origins } = raw;
	if (isUnknown(raw)) return [];
	if (kind === "as") return origins.every(({ operator }) => operator === null) && (raw.prefixes?.total ?? 0) === 0 ? [find("unknown-as", { query })] : [];
	if (origins.length === 0) return [find("not-announced", { query })];
	return [
		...origins.flatMap(announcementFindings),
		...disagreements(raw),
		...denials(raw)
	];
}
function announcementFindings({ asn, prefix, rpki, reserved, sources }) {
	const about = {
		asn,
		prefix: prefix ?? "?"
	};
	const subject = { subject: `AS${asn}` };
	if (reserved) {
		const source = sources[0] ? sourceTitles[sources[0].source] : "?";
		return [find("reserved-origin", {
			...about,
			source,
			reference: reserved.reference
		}, subject)];
	}
	if (rpki?.state === "not-found") return [find("rpki-missing", about, subject)];
	if (rpki === null || rpki.state === "valid") return [];
	return [find("rpki-invalid", {
		...about,
		state: rpkiWords[rpki.state]
	}, subject)];
}
function disagreements({ origins }) {
	const sources = [...new Set(origins.flatMap((origin) => origin.sources.map(({ source }) => source)))];
	const named = sources.map((source) => origins.filter((each) => each.sources.some((one) => one.source === source)));
	const list = origins.map(({ asn, operator }) => operator ? `AS${asn} (${operator.value})` : `AS${asn}`).join(", ");
	const several = named.some(({ length }) => length > 1) ? [find("several-origins", { list })] : [];
	if (origins.some((origin) => origin.sources.length === sources.length) || sources.length < 2) return several;
	return [...several, find("sources-disagree", { list: listText(origins, whoSays, "; ") })];
}
function denials({ origins, sources }) {
	const isCurrent = origins.some((origin) => origin.sources.some(({ source }) => source !== "pack"));
	const denying = sources.filter(({ source, state }) => asksOrigin.has(source) && state === "answered");
	if (isCurrent || denying.length === 0) return [];
	const none = {
		en: "no AS",
		ko: "AS 없음"
	};
	const list = listText([...origins, null], (origin, language) => origin === null ? `${none[language]}: ${denying.map(({ source }) => sourceTitles[source][language]).join(", ")}` : whoSays(origin, language), "; ");
	return [find("sources-disagree", { list })];
}
const asksOrigin = new Set(["ripestat", "cymru"]);
function whoSays({ asn, sources }, language) {
	return `AS${asn}: ${sources.map(({ source, asOf }) => `${sourceTitles[source][language]} ${asOf.slice(0, 10)}`).join(", ")}`;
}
function contactFindings({ query, abuse }) {
	return abuse?.emails.length === 0 ? [find("abuse-contact-missing", { query })] : [];
}
function sourceFindings(raw) {
	const { sources, origins, prefixes } = raw;
	const failed = sources.filter(({ state }) => state === "failed" || state === "partly");
	if (sources.some(({ state }) => state === "answered" || state === "partly")) return failed.length > 0 ? [find("source-failed", { list: reasonsOf(failed) })] : [];
	const pack = [...origins.flatMap((origin) => origin.sources), ...prefixes ? [prefixes] : []].find(({ source }) => source === "pack");
	if (pack) return [find("old-data", {
		list: reasonsOf(sources),
		date: pack.asOf
	})];
	return failed.length > 0 ? [find("no-source-answered", { list: reasonsOf(failed) })] : [];
}
const knowsNothing = {
	en: "it has no data about it",
	ko: "해당 데이터 없음"
};
function reasonsOf(sources) {
	return listText(sources, (each, language) => `${sourceTitles[each.source][language]}: ${reasonOf(each)[language]}`, "; ");
}
function reasonOf({ state, reason }) {
	return state === "empty" ? knowsNothing : resolverWords(reason);
}
function kpisOf({ origins, prefixes, abuse, country, classification, kind }) {
	const [first] = origins;
	return [
		{
			id: "operator",
			value: first?.operator?.value ?? null
		},
		{
			id: "as",
			value: origins.length === 0 ? false : origins.map(({ asn }) => `AS${asn}`).join(", ")
		},
		...kind === "address" ? [{
			id: "prefix",
			value: first?.prefix ?? null
		}, {
			id: "rpki",
			value: first?.rpki?.state ?? null
		}] : [],
		{
			id: "kind",
			value: classification?.kind ?? null
		},
		{
			id: "basis",
			value: classification?.basis ?? null
		},
		{
			id: "confidence",
			value: classification?.confidence ?? null
		},
		{
			id: "country",
			value: country?.value ?? null
		},
		{
			id: "prefixes",
			value: prefixes?.total ?? null
		},
		{
			id: "abuse",
			value: abuse === null ? null : abuse.emails.join(", ") || false
		}
	];
}
// src/checks/asn/lasts.ts
const wholeDay = 86400;
const afterFailure = 600;
function lasts({ sources }) {
	return sources.some(({ state }) => state === "failed" || state === "partly") ? afterFailure : wholeDay;
}
// src/checks/asn/notes.ts
const notes = [
	{
		en: "Each fact comes from the first source that has it: RIPEstat, then the registry (RDAP), then Team Cymru (DNS), then the local data. The result names the source and the date of each fact. The origin AS is looked up at both RIPEstat and Team Cymru and compared with the local data. A source that fails is listed with the reason, and the next source is used instead.",
		ko: "항목마다 정보가 있는 첫 번째 출처의 값을 사용합니다. 순서는 RIPEstat, 등록 기관(RDAP), Team Cymru(DNS), 로컬 데이터입니다. 결과에는 항목별 출처와 기준일이 표시됩니다. origin AS는 RIPEstat과 Team Cymru에서 모두 조회하여 로컬 데이터와 비교합니다. 실패한 출처는 이유와 함께 표시하고 다음 출처를 사용합니다."
	},
	{
		en: "The first rule that applies decides the network type: address ranges that a CDN publishes, a table of well-known operators, the operator's entry in PeeringDB, a list of hosting networks, words in the operator's name, the number of prefixes. The last two are guesses and have low confidence. Research networks, governments and companies with a network of their own count as enterprise.",
		ko: "네트워크 유형은 처음으로 적용되는 규칙에 따라 정합니다. CDN이 공개한 주소 범위, 주요 운영자 표, 운영자의 PeeringDB 항목, 호스팅 네트워크 목록, 운영자 이름의 단어, 프리픽스 개수 순서입니다. 마지막 두 가지는 추정이므로 신뢰도가 낮습니다. 연구망, 정부, 자체 네트워크를 운영하는 기업은 enterprise로 분류합니다."
	},
	{
		en: "The local data comes with the product (data/ATTRIBUTION.md); `npx portcullis data update` refreshes it. Its ranges merge neighbouring announcements of one AS. Special-purpose addresses and reserved AS numbers are identified from the IANA registries without asking any source.",
		ko: "로컬 데이터는 제품에 포함되어 있으며(data/ATTRIBUTION.md) `npx portcullis data update`로 갱신합니다. 같은 AS의 인접한 광고는 하나의 범위로 합쳐져 있습니다. 특수 용도 주소와 예약된 AS 번호는 출처에 조회하지 않고 IANA 레지스트리에 따라 표시합니다."
	},
	{
		en: "The country is the one in which the holder is registered. If no registry lists one, it is the location in the DB-IP data. Neither is the location of the server: an anycast address is in many places at once.",
		ko: "국가는 보유자가 등록된 국가이며, 등록 정보가 없으면 DB-IP 데이터의 위치입니다. 서버의 실제 위치를 뜻하지 않습니다. 애니캐스트 주소는 동시에 여러 곳에 있습니다."
	}
];
// src/checks/asn/tables.ts
const columns = [
	{
		en: "Fact",
		ko: "항목"
	},
	{
		en: "Source",
		ko: "출처"
	},
	{
		en: "Date",
		ko: "기준일"
	},
	{
		en: "Value",
		ko: "값"
	}
];
const facts = {
	origin: {
		en: "Origin AS",
		ko: "Origin AS"
	},
	operator: {
		en: "Operator",
		ko: "운영자"
	},
	rpki: {
		en: "RPKI",
		ko: "RPKI"
	},
	country: {
		en: "Country",
		ko: "국가"
	},
	abuse: {
		en: "Abuse contact",
		ko: "신고 연락처"
	},
	prefixes: {
		en: "Prefixes",
		ko: "프리픽스"
	}
};
const blocks = [{
	en: "Announced prefixes",
	ko: "광고 프리픽스"
}];
function tablesOf(raw) {
	const { origins, country, abuse, prefixes } = raw;
	const rows = [
		...origins.flatMap((origin) => origin.sources.map((each) => rowOf(facts.origin, each, [`AS${origin.asn}`, each.prefix].filter(Boolean).join(" ")))),
		...origins.flatMap(({ operator }) => operator ? [rowOf(facts.operator, operator, operator.value)] : []),
		...origins.flatMap(({ rpki, asn }) => rpki ? [rowOf(facts.rpki, rpki, listText([asn], (each, language) => `AS${each} ${rpkiWords[rpki.state][language]}`))] : []),
		...country ? [rowOf(facts.country, country, country.value)] : [],
		...abuse ? [rowOf(facts.abuse, abuse, abuse.emails.join(", ") || "–")] : [],
		...prefixes ? [rowOf(facts.prefixes, prefixes, `${prefixes.total}`)] : []
	];
	const listed = raw.kind === "as" ? prefixes?.list ?? [] : [];
	return [...rows.length > 0 ? [{
		columns,
		rows
	}] : [], ...listed.length > 0 ? [{
		columns: blocks,
		rows: listed.map((prefix) => [prefix])
	}] : []];
}
function rowOf(fact, { source, asOf }, value) {
	return [
		fact,
		sourceTitles[source],
		asOf.slice(0, 10),
		value
	];
}
// src/checks/asn/index.ts
const asn = defineCheck({
	id: "asn",
	version: 4,
	title: {
		en: "Network and AS",
		ko: "네트워크와 AS"
	},
	about: {
		en: "Shows the operator of an address or an AS, the origin AS and its prefixes, the abuse contact, the country, the RPKI state and the network type: cloud, CDN, ISP, hosting or enterprise.",
		ko: "IP 주소나 AS의 운영자, origin AS와 프리픽스, 악용 신고 연락처, 국가, RPKI 상태, 네트워크 유형(클라우드, CDN, ISP, 호스팅, 기업)를 확인합니다."
	},
	notes,
	input,
	subject: "query",
	raw,
	cost: "standard",
	ttl: wholeDay,
	lasts,
	words,
	target: ({ query }) => query.startsWith("AS") ? targetOfText(query) : targetOfHost(query),
	collect,
	judge,
	fits: (seen, { query }) => seen.query === query,
	tables: tablesOf,
	observe: ({ query, kind, origins }) => kind === "address" ? origins.filter(({ sources, reserved }) => reserved === null && sources.some(({ source }) => source !== "pack")).map(({ asn: number }) => ({
		target: query,
		kind: "ip:asn",
		value: `AS${number}`
	})) : []
});
export { asn };
