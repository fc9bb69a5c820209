import { $ as fetchedFile, At as tableLines, Bt as wrap, Gt as readIptoasn, Ht as tableOf, J as readAccess, Jo as valuesOf, Kt as readNetworks, Mt as painter, Q as currentPack, Rr as dataDirectory, Wt as readCountries, Yo as attempt, Zo as targetOfText, at as networkNames, br as readMeasuring, ct as widthOfReport, dt as readGiven, et as keepPack, it as nameAt, nt as networkPartIds, or as openEngine, ot as placeOfNumber, ps as plural, rt as networksOf, st as wantsColour, ut as givenFlags, yr as readLanguage } from "./gate.js";
import { D as toJson, V as environmentOnly, g as optionsFor, l as tooManySubjects, ot as neededValue, u as exitCodes, vt as describeFailure, xt as fill, yt as failure } from "./start.js";
import { gunzipSync } from "node:zlib";
// src/networks/feeds.ts
const feeds = [
	{
		id: "ranges",
		source: "iptoasn",
		name: "iptoasn.com",
		url: "https://iptoasn.com",
		terms: "PDDL 1.0: public domain",
		paths: () => [["ip2asn-combined.tsv.gz"]],
		isGzip: true,
		read: readIptoasn,
		least: 2e5,
		isPlausible: (networks) => mostly(wellKnownOrigins, ([address, asn]) => networks.asnOf(address) === asn) && nobodys((address) => networks.asnOf(address))
	},
	{
		id: "country",
		source: "db-ip",
		name: "DB-IP IP to Country Lite",
		url: "https://db-ip.com",
		terms: "CC BY 4.0: DB-IP (db-ip.com)",
		paths: (now) => [0, 1].map((back) => [`dbip-country-lite-${monthOf(now, back)}.csv.gz`]),
		isGzip: true,
		dayOf: (path) => `${/\d{4}-\d{2}/.exec(path)?.[0] ?? ""}-01`,
		read: readCountries,
		least: 2e5,
		isPlausible: (networks) => mostly(wellKnownCountries, ([address, country]) => networks.countryOf(address) === country) && nobodys((address) => networks.countryOf(address))
	},
	{
		id: "hosting",
		...x4bnet("datacenter"),
		least: 1e4,
		isPlausible: (networks) => isList("hosting", networks, {
			with: [
				"88.198.0.1",
				"51.38.0.1",
				"138.197.0.1"
			],
			without: homes
		})
	},
	{
		id: "vpn",
		...x4bnet("vpn"),
		least: 1e3,
		isPlausible: (networks) => isList("vpn", networks, {
			with: [],
			without: [
				...homes,
				"8.8.8.8",
				"1.1.1.1"
			]
		})
	},
	{
		id: "tor",
		source: "tor-exits",
		name: "Tor bulk exit list",
		url: "https://check.torproject.org/torbulkexitlist",
		terms: "Public list of the Tor Project",
		paths: () => [[""]],
		isGzip: false,
		read: readNetworks,
		least: 200,
		isPlausible: (networks) => isList("tor", networks, {
			with: [],
			without: [
				...homes,
				"8.8.8.8",
				"1.1.1.1"
			]
		})
	}
];
function x4bnet(list) {
	return {
		source: "x4bnet",
		name: `X4BNet lists_vpn, ${list}`,
		url: "https://github.com/X4BNet/lists_vpn",
		terms: "MIT",
		paths: () => [[`${list}/ipv4.txt`, `${list}/ipv6.txt`]],
		isGzip: false,
		read: readNetworks
	};
}
function monthOf(now, back) {
	return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
}
const wellKnownOrigins = [
	["8.8.8.8", 15169],
	["1.1.1.1", 13335],
	["9.9.9.9", 19281],
	["193.0.6.139", 3333],
	["140.82.121.4", 36459],
	["168.126.63.1", 4766],
	["88.198.0.1", 24940],
	["2001:4860:4860::8888", 15169],
	["2606:4700:4700::1111", 13335]
];
const wellKnownCountries = [
	["168.126.63.1", "KR"],
	["211.216.0.1", "KR"],
	["193.0.6.139", "NL"],
	["73.0.0.1", "US"],
	["84.128.0.1", "DE"],
	["126.0.0.1", "JP"],
	["86.128.0.1", "GB"]
];
const homes = [
	"211.216.0.1",
	"73.0.0.1",
	"84.128.0.1",
	"126.0.0.1"
];
function mostly(known, isTrue) {
	return known.filter(isTrue).length >= known.length - 1;
}
function nobodys(find) {
	return [
		"10.0.0.1",
		"127.0.0.1",
		"192.168.0.1",
		"fe80::1"
	].every((address) => find(address) === null);
}
function isList(id, networks, known) {
	const isIn = (address) => networks.signs(address)[id].detected === true;
	return mostly(known.with, isIn) && !known.without.some(isIn) && !["10.0.0.1", "127.0.0.1"].some(isIn);
}
({ ...networkNames(new Map()) });
function renew(pack, fresh) {
	return fresh.reduce((made, part) => {
		const { table, ...names } = isAnnounced(part) ? announced(part.rows, made) : { table: tableOf(part.rows, widthOf(part.origin.id)) };
		const { id } = part.origin;
		const count = table.four.values.length + table.six.values.length;
		const parts = [...made.parts.filter((each) => each.id !== id), {
			...part.origin,
			ranges: count
		}];
		return {
			...made,
			...names,
			parts,
			tables: {
				...made.tables,
				[id]: table
			}
		};
	}, pack);
}
function isAnnounced(part) {
	return part.origin.id === "ranges";
}
function widthOf(id) {
	return id === "country" ? 2 : 1;
}
function announced(rows, before) {
	const named = new Map(rows.map(({ asn, name }) => [asn, name]));
	for (const asn of named.keys()) {
		const place = placeOfNumber(asn, before.numbers);
		const known = place < 0 ? "" : nameAt(place, before);
		if (known !== "") named.set(asn, known);
	}
	const names = networkNames(named);
	const placed = rows.map(({ first, last, asn }) => ({
		first,
		last,
		value: placeOfNumber(asn, names.numbers) + 1
	}));
	return {
		table: tableOf(placed, 4),
		...names
	};
}
// src/networks/update.ts
const mebibyte = 1048576;
const limits = {
	sent: 24 * mebibyte,
	text: 192 * mebibyte
};
const patience = 12e4;
async function updatePack(pack, feeds, net, now) {
	let made = pack;
	const renewals = [];
	for (const feed of feeds) {
		const { id, name } = feed;
		const got = await attempt(async () => renewed(made, feed, await readFeed(feed, net, now)));
		if (got.ok) made = got.value;
		const part = made.parts.find((each) => each.id === id);
		if (got.ok && part) renewals.push({
			id,
			name,
			part
		});
		else if (!got.ok) renewals.push({
			id,
			name,
			failure: got.failure
		});
	}
	return {
		pack: made,
		renewals
	};
}
async function readFeed(feed, net, now) {
	for (const [first = "", ...others] of feed.paths(now)) {
		const reply = await ask(feed, first, net);
		if (reply.status !== 200) continue;
		const texts = [textOf(feed, reply)];
		for (const path of others) {
			const more = await ask(feed, path, net);
			if (more.status === 200) texts.push(textOf(feed, more));
		}
		return {
			text: texts.join("\n"),
			asOf: feed.dayOf?.(first) ?? dayOf(reply, now)
		};
	}
	throw failure("source.status", {
		source: feed.name,
		host: new URL(feed.url).host,
		status: 404
	});
}
function ask({ source }, path, net) {
	return net.source(source, {
		path,
		limit: limits.sent,
		patience
	});
}
function textOf(feed, { body, url }) {
	try {
		const text = feed.isGzip ? gunzipSync(body, { maxOutputLength: limits.text }) : body;
		return Buffer.from(text).toString("utf8");
	} catch {
		throw malformed(feed, url, "gzip");
	}
}
function malformed({ name }, url, detail) {
	return failure("source.malformed", {
		source: name,
		host: URL.parse(url)?.host ?? "",
		detail
	});
}
function dayOf({ headers }, now) {
	const made = Date.parse(valuesOf(headers, "last-modified")[0] ?? "");
	const isKnown = !Number.isNaN(made) && made <= now.getTime();
	return new Date(isKnown ? made : now).toISOString().slice(0, 10);
}
function renewed(pack, feed, { text, asOf }) {
	const { id, name: source, url, terms } = feed;
	const rows = feed.read(text);
	const before = pack.parts.find((part) => part.id === id);
	if (rows.length < feed.least) throw malformed(feed, url, "too-small");
	const made = renew(pack, [{
		origin: {
			id,
			source,
			url,
			terms,
			asOf
		},
		rows
	}]);
	const part = made.parts.find((each) => each.id === id);
	if (before && part && part.ranges < before.ranges / 2) throw malformed(feed, url, "too-small");
	if (!feed.isPlausible(networksOf(made))) throw malformed(feed, url, "implausible");
	return made;
}
// src/cli/commands/data.ts
const actions = ["show", "update"];
async function dataCommand({ subjects, isFromEnvironment, argv, io }) {
	const [action, second] = isFromEnvironment ? [] : subjects;
	if (second !== void 0) throw tooManySubjects("data", second);
	if (actions.every((each) => each !== action)) throw noAction(action);
	const given = readGiven(givenFlags(argv), io.env, [...optionsFor("data"), ...environmentOnly]);
	const order = {
		given,
		io,
		language: readLanguage(given),
		directory: dataDirectory(given)
	};
	return action === "update" ? update(order) : show(order);
}
function noAction(action) {
	const expected = actions.join(", ");
	if (action === void 0) return failure("input.missing", {
		field: "action",
		expected: neededValue(expected)
	}, { reason: "action" });
	const given = `"${action.slice(0, 40)}"`;
	return failure("input.option", {
		field: "action",
		expected,
		given,
		suggestion: ""
	}, { reason: "action" });
}
const titles = {
	ranges: {
		en: "AS ranges",
		ko: "AS 범위"
	},
	country: {
		en: "Countries",
		ko: "국가"
	},
	hosting: {
		en: "Hosting",
		ko: "호스팅"
	},
	vpn: {
		en: "VPN",
		ko: "VPN"
	},
	tor: {
		en: "Tor exits",
		ko: "Tor 출구"
	}
};
const columns = [
	{
		en: "Part",
		ko: "항목"
	},
	{
		en: "Ranges",
		ko: "범위 수"
	},
	{
		en: "As of",
		ko: "기준일"
	},
	{
		en: "Age",
		ko: "경과"
	},
	{
		en: "Source",
		ko: "출처"
	}
];
const words = {
	head: {
		en: "Data about networks in {directory}",
		ko: "{directory}에 있는 네트워크 데이터"
	},
	missing: {
		en: "Missing: {list}. To download: npx portcullis data update",
		ko: "없음: {list}. 가져오려면: npx portcullis data update"
	},
	terms: {
		en: "Terms:",
		ko: "약관:"
	},
	days: {
		en: "{count} days",
		ko: "{count}일"
	},
	day: {
		en: "1 day",
		ko: "1일"
	},
	renewed: {
		en: "{part}: {count} ranges from {source}, {date}",
		ko: "{part}: {date} 범위 {count}개, 출처 {source}"
	},
	failed: {
		en: "{part}: not updated. {reason}",
		ko: "{part}: 갱신하지 못했습니다. {reason}"
	}
};
function show({ given, io, language, directory }) {
	const { parts } = currentPack(directory);
	const missing = networkPartIds.filter((id) => parts.every((part) => part.id !== id));
	const now = new Date();
	if (given.isSet("json")) {
		io.out(toJson({
			directory,
			parts: parts.map((part) => ({
				...part,
				ageDays: ageOf(part, now)
			})),
			missing
		}));
		return exitCodes.pass;
	}
	const look = {
		language,
		paint: painter(wantsColour(io) && !given.isSet("no_color")),
		width: widthOfReport(io)
	};
	const rows = parts.map((part) => [
		titles[part.id],
		`${part.ranges}`,
		part.asOf,
		ageText(part, now),
		part.source
	]);
	const lines = [
		fill(words.head, { directory }, language),
		"",
		...tableLines({
			columns,
			rows
		}, look)
	];
	const terms = parts.flatMap(({ id, terms: text, url }) => wrap(`${titles[id][language]}: ${text}, ${url}`, look.width - 4).map((line) => `    ${line}`));
	const list = missing.map((id) => titles[id][language]).join(", ");
	io.out(`${[
		...lines,
		"",
		words.terms[language],
		...terms,
		...list === "" ? [] : ["", fill(words.missing, { list }, language)]
	].join("\n")}\n`);
	return exitCodes.pass;
}
function ageOf({ asOf }, now) {
	return Math.max(0, Math.floor((now.getTime() - Date.parse(asOf)) / 864e5));
}
function ageText(part, now) {
	const count = ageOf(part, now);
	const text = plural(count, {
		one: words.day,
		other: words.days
	});
	return {
		en: fill(text, { count }, "en"),
		ko: fill(text, { count }, "ko")
	};
}
const deadline = 6e5;
async function update({ given, io, language, directory }) {
	const engine = openEngine({
		...readMeasuring(given),
		special: true,
		access: readAccess(given)
	});
	const signals = [AbortSignal.timeout(deadline), ...io.signal ? [io.signal] : []];
	const outside = engine.open(AbortSignal.any(signals), targetOfText("data"));
	try {
		const { pack, renewals } = await updatePack(currentPack(directory), feeds, outside.net, new Date());
		if (renewals.some((each) => "part" in each) && !keepPack(directory, pack)) throw unwritable(given, directory);
		io.out(given.isSet("json") ? toJson({
			directory,
			file: fetchedFile,
			parts: renewals.map(plain(language))
		}) : linesOf(renewals, language));
		return renewals.every((each) => "part" in each) ? exitCodes.pass : exitCodes.unknown;
	} finally {
		outside.close();
	}
}
function plain(language) {
	return (renewal) => "part" in renewal ? {
		...renewal.part,
		isRenewed: true
	} : {
		id: renewal.id,
		source: renewal.name,
		isRenewed: false,
		reason: renewal.failure.reason,
		message: describeFailure(renewal.failure, language)
	};
}
function linesOf(renewals, language) {
	return `${renewals.map((renewal) => {
		const part = titles[renewal.id][language];
		if (!("part" in renewal)) return fill(words.failed, {
			part,
			reason: describeFailure(renewal.failure, language)
		}, language);
		const { ranges: count, asOf: date, source } = renewal.part;
		return fill(words.renewed, {
			part,
			count,
			date,
			source
		}, language);
	}).join("\n")}\n`;
}
function unwritable(given, directory) {
	return failure("input.file", {
		field: given.naming("data_dir"),
		path: directory,
		detail: {
			en: "it cannot be written",
			ko: "쓸 수 없습니다"
		}
	}, { reason: "data_dir" });
}
export { dataCommand };
