import { d as attempt, f as defineCheck } from "./der.js";
import { a as hostTarget, i as hostOf, l as portOf, n as valuesOf, r as bracketed } from "./header-list.js";
import { E as printable, a as boolean, f as strictObject, i as array, l as number, n as _enum, p as string, s as int, u as object, y as Failure } from "./schemas.js";
import { a as decodeBody, d as plainHttpStates, f as redirects, i as readTags, m as leakHeaders, p as parseSetCookie, t as http } from "./http.js";
import { t as ssl } from "./ssl.js";
import { r as within } from "./address.js";
import { f as datetime, l as grades, n as defineProblems, r as finder, s as assessInDoubt, t as conclude, u as meets } from "./interpretation.js";
import { isIP } from "node:net";
// src/probes/cors.ts
const stranger = "https://portcullis.example";
const patience = 3e3;
const longestValue = 120;
function cors(context, url, named = {}) {
	return context.once(`cors ${url}`, async () => {
		const headers = { origin: stranger };
		const got = await attempt(() => context.net.http({
			url,
			headers,
			limit: 0,
			patience,
			...named
		}));
		if (!got.ok) return null;
		const joined = (name) => valuesOf(got.value.headers, name).join(", ").trim();
		const allowed = joined("access-control-allow-origin");
		return {
			allowed: allowed === "" ? null : printable(allowed, longestValue),
			reflected: allowed === stranger,
			credentials: joined("access-control-allow-credentials") === "true"
		};
	});
}
// src/formats/cookie-flags.ts
const sameSites = new Set([
	"strict",
	"lax",
	"none"
]);
function readCookieFlags(field, now) {
	const cookie = parseSetCookie(field, now);
	if (!cookie || cookie.isExpired) return null;
	const attributes = field.split(";").slice(1).map(toAttribute);
	const has = (wanted) => attributes.some(([name]) => name === wanted);
	const sameSite = attributes.findLast(([name]) => name === "samesite")?.[1] ?? "";
	return {
		name: cookie.name,
		secure: cookie.isSecure,
		httpOnly: has("httponly"),
		sameSite: sameSites.has(sameSite) ? sameSite : null,
		breaksPrefix: breaksPrefix(cookie.name, {
			...cookie,
			isRoot: cookie.path === "/"
		})
	};
}
function toAttribute(text) {
	const [name = "", ...value] = text.split("=");
	return [name.trim().toLowerCase(), value.join("=").trim().toLowerCase()];
}
function breaksPrefix(name, { isSecure, domain, isRoot }) {
	const folded = name.toLowerCase();
	if (folded.startsWith("__host-")) return !(isSecure && domain === null && isRoot);
	return folded.startsWith("__secure-") && !isSecure;
}
// src/formats/html-sources.ts
const mostSources = 200;
const longestSource = 2048;
function readScriptSources(html) {
	const sources = [];
	for (const { kind, name, attributes } of readTags(html)) {
		const src = kind === "start" && name === "script" ? attributes.get("src")?.trim() : void 0;
		if (src) sources.push(src.slice(0, longestSource));
		if (sources.length >= mostSources) break;
	}
	return sources;
}
// src/data/distributions.ts
const distributions = [
	{
		name: "Ubuntu",
		mark: /\bubuntu|\d(?:ubuntu|build)\d/i
	},
	{
		name: "Debian",
		mark: /\bdebian\b|[+~.-]deb\d/i
	},
	{
		name: "Raspberry Pi OS",
		mark: /\braspbian\b/i
	},
	{
		name: "Red Hat",
		mark: /\bred hat\b|\brhel\b|\.el\d/i
	},
	{
		name: "CentOS Stream",
		mark: /\bcentos stream\b/i
	},
	{
		name: "AlmaLinux",
		mark: /\balmalinux\b/i
	},
	{
		name: "Rocky Linux",
		mark: /\brocky\b/i
	},
	{
		name: "Oracle Linux",
		mark: /\boracle linux\b/i
	},
	{
		name: "Amazon Linux",
		mark: /\bamazon linux\b|\.amzn\d/i
	},
	{
		name: "SUSE",
		mark: /\bsuse\b|\bopensuse\b/i
	},
	{
		name: "Fedora",
		mark: /\bfedora\b|\.fc\d/i
	},
	{
		name: "Red Hat",
		mark: /\b1\.0\.\d[a-z]{0,2}-fips\b/i
	}
];
const endedDistribution = /\(centos\)/i;
// src/formats/product-version.ts
const longest = 200;
const mostProducts = 10;
const comment = /\([^()]*\)/g;
const named$1 = /(?<name>[A-Za-z][\w.+!-]*(?: [A-Za-z][\w.+!-]*){0,2}?)(?:\/| )v?(?<version>\d[\w.+~:-]*)/g;
function readProducts(value) {
	const text = value.slice(0, longest).replace(comment, " ");
	const found = [...text.matchAll(named$1)].slice(0, mostProducts).flatMap(({ groups }) => {
		const { name, version } = groups ?? {};
		return name === void 0 || version === void 0 ? [] : [{
			name,
			version: version.replace(/[.:~+-]+$/, "")
		}];
	});
	if (found.length > 0) return found;
	const name = /^\s*(?<name>[^\s/;,]+)/.exec(text)?.groups?.["name"];
	return name === void 0 ? [] : [{
		name,
		version: null
	}];
}
function packagerIn(value) {
	const text = value.slice(0, longest);
	if (endedDistribution.test(text)) return null;
	return distributions.find(({ mark }) => mark.test(text))?.name ?? null;
}
const jqueryFile = /^jquery(?:[-.](?<version>\d{1,3}(?:\.\d{1,3}){1,2}))?(?:[-.](?:min|slim|pack))*\.js$/i;
const versionSegment = /^(?:jquery@|v)?(?<version>\d{1,3}(?:\.\d{1,3}){1,2})$/i;
function jqueryIn(src) {
	const segments = (src.slice(0, 2048).split(/[?#]/, 1)[0] ?? "").split("/");
	const file = jqueryFile.exec(segments.at(-1) ?? "");
	if (!file) return null;
	const above = segments.slice(-4, -1).map((segment) => versionSegment.exec(segment)?.groups?.["version"]);
	return {
		name: "jQuery",
		version: file.groups?.["version"] ?? above.findLast((each) => each !== void 0) ?? null
	};
}
function numbersOf(version) {
	const leading = /^v?(?<numbers>\d{1,9}(?:\.\d{1,9}){0,3})(?!\d)/.exec(version)?.groups?.["numbers"];
	return leading === void 0 ? [] : leading.split(".").map(Number);
}
function compareVersions(one, other) {
	const length = Math.max(one.length, other.length);
	for (let at = 0; at < length; at++) {
		const difference = (one[at] ?? 0) - (other[at] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
// src/checks/owasp/record.ts
const mostSoftware = 32;
const mostCookies = 50;
const mostAddresses = 16;
const longestName = 60;
const longestEvidence = 200;
const noPage = {
	plainHttp: null,
	leaks: [],
	privateAddresses: [],
	software: [],
	packagedBy: null,
	cookies: [],
	cors: null
};
function recordPage({ leaks, headers, address, finalUrl }, reply) {
	const own = new Set([address, new URL(finalUrl).hostname.replace(/^\[|\]$/g, "")]);
	return {
		leaks: leaks.map(({ source, value, kind }) => ({
			source,
			value: printable(value, longestEvidence),
			kind
		})),
		software: [...leaks.flatMap(softwareIn), ...scripts(reply)].slice(0, mostSoftware),
		packagedBy: leaks.map(({ value }) => packagerIn(value)).find((name) => name !== null) ?? null,
		privateAddresses: privateAddresses(headers, own)
	};
}
function softwareIn({ source, value, kind, product, version }) {
	if (kind === "internal") return [];
	const evidence = printable(`${source}: ${value}`, longestEvidence);
	return (product !== null && !value.includes(product) ? [{
		name: product,
		version
	}] : readProducts(value)).map((each) => ({
		source,
		...shown(each),
		evidence
	}));
}
function shown({ name, version }) {
	return {
		product: printable(name, longestName),
		version: version === null ? null : printable(version, longestName)
	};
}
function scripts({ headers, body }) {
	const type = valuesOf(headers, "content-type")[0] ?? "text/html";
	const decoded = /html/i.test(type) ? decodeBody(body, valuesOf(headers, "content-encoding").join(",")) : null;
	if (!decoded) return [];
	const found = new Map();
	for (const src of readScriptSources(new TextDecoder().decode(decoded))) {
		const library = jqueryIn(src);
		if (!library || library.version === null) continue;
		const evidence = printable(src, longestEvidence);
		found.set(library.version, {
			source: "script",
			...shown(library),
			evidence
		});
	}
	return [...found.values()];
}
const versioned = /^(?:server|x-powered-by|powered-by|x-generator|.*version|user-agent)$/i;
const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g;
const ipv6 = /\[(?<address>[0-9a-f:]{2,45})\]/gi;
const inside = [
	"10.0.0.0/8",
	"172.16.0.0/12",
	"192.168.0.0/16",
	"169.254.0.0/16",
	"fc00::/7",
	"fe80::/10"
];
function privateAddresses(headers, own) {
	const found = headers.flatMap(([name, value]) => {
		if (versioned.test(name)) return [];
		const written = [...value.matchAll(ipv4)].map(([text]) => text);
		const bracketed = [...value.matchAll(ipv6)].map(({ groups }) => groups?.["address"] ?? "");
		return [...written, ...bracketed].filter((address) => isIP(address) !== 0 && !own.has(address) && within(address, inside)).map((address) => ({
			source: printable(name.toLowerCase(), longestName),
			address
		}));
	});
	return [...new Map(found.map((one) => [`${one.source} ${one.address}`, one])).values()].slice(0, mostAddresses);
}
function cookiesOf({ headers }, now) {
	const found = valuesOf(headers, "set-cookie").slice(0, mostCookies).flatMap((field) => readCookieFlags(field, now) ?? []);
	return [...new Map(found.map((cookie) => [cookie.name, cookie])).values()].map((cookie) => ({
		...cookie,
		name: printable(cookie.name, longestName)
	}));
}
// src/checks/owasp/schema.ts
const defaultPort = 443;
const input = strictObject({ host: hostTarget().meta({
	description: "Host name or IP address; the host part of a pasted URL is accepted",
	ko: "호스트 이름 또는 IP 주소. URL을 붙여 넣으면 호스트 부분을 씁니다",
	examples: ["example.com"]
}) });
function endpointOf({ host }) {
	return {
		host: host.host,
		port: host.port ?? defaultPort
	};
}
const letter = _enum(grades).nullable().meta({
	description: "Null where there is no letter",
	ko: "등급이 없으면 null"
});
const score = number().nullable().meta({
	description: "0 to 100; null where there is none",
	ko: "0부터 100까지. 없으면 null"
});
const tls = object({
	host: string(),
	port: int(),
	grade: letter,
	score,
	caps: array(string()).readonly().meta({
		description: "The ceilings of the ssl check that hold",
		ko: "ssl 검사에서 적용된 등급 상한"
	}),
	reason: string().nullable().meta({
		description: "Why nothing was measured; else null",
		ko: "측정하지 못한 이유. 측정했으면 null"
	})
});
const leak = object({
	source: string().meta({
		description: "Header, in lower case, or `meta generator`",
		ko: "소문자로 쓴 헤더 이름 또는 `meta generator`"
	}),
	value: string(),
	kind: _enum([
		"version",
		"product",
		"internal"
	])
});
const software = object({
	source: string().meta({
		description: "Where it is disclosed: a header, `meta generator` or `script`",
		ko: "드러난 곳. 헤더, `meta generator` 또는 `script`"
	}),
	product: string(),
	version: string().nullable(),
	evidence: string()
});
const cookie = object({
	name: string(),
	secure: boolean(),
	httpOnly: boolean(),
	sameSite: _enum([
		"strict",
		"lax",
		"none"
	]).nullable(),
	breaksPrefix: boolean().meta({
		description: "Whether browsers drop it, because it lacks what its prefix demands",
		ko: "접두사의 조건을 지키지 않아 브라우저가 버리는지 여부"
	})
});
const raw = object({
	host: string(),
	port: int(),
	observedAt: datetime(),
	tls: array(tls).readonly().meta({
		description: "What the ssl check says of the host, and of the origin of the page where that is another",
		ko: "호스트에 대한 ssl 검사 결과. 페이지의 출처가 다르면 그 출처의 결과도 포함합니다"
	}),
	page: object({
		url: string().meta({
			description: "Where the redirects ended",
			ko: "리디렉션이 끝난 곳"
		}),
		status: int(),
		address: string(),
		grade: letter,
		score
	}).nullable().meta({
		description: "The page, with what the http check says of its headers; null where none was reached",
		ko: "페이지와 그 헤더에 대한 http 검사 결과. 페이지에 이르지 못했으면 null"
	}),
	reason: string().nullable().meta({
		description: "Why there is no page; else null",
		ko: "페이지가 없는 이유. 있으면 null"
	}),
	plainHttp: object({
		state: _enum(plainHttpStates),
		url: string()
	}).nullable().meta({
		description: "What port 80 does; null where it was not asked",
		ko: "포트 80의 동작. 묻지 않았으면 null"
	}),
	leaks: array(leak).readonly(),
	privateAddresses: array(object({
		source: string(),
		address: string()
	})).readonly().meta({
		description: "Addresses of private networks in headers, other than the site's own",
		ko: "헤더에 있는 사설 네트워크 주소. 사이트 자체의 주소는 제외합니다"
	}),
	software: array(software).readonly().meta({
		description: "What the page says it is made of; null versions are not disclosed",
		ko: "페이지가 밝힌 소프트웨어. 버전을 밝히지 않았으면 null"
	}),
	packagedBy: string().nullable().meta({
		description: "The distribution that fixes old versions under their old numbers, where the headers name one",
		ko: "오래된 버전을 같은 번호로 수정해 주는 배포판. 헤더에 없으면 null"
	}),
	cookies: array(cookie).readonly(),
	cors: object({
		allowed: string().nullable(),
		reflected: boolean(),
		credentials: boolean()
	}).nullable().meta({
		description: "What the page answers to a stranger's Origin; null where it could not be asked",
		ko: "낯선 Origin에 대한 페이지의 응답. 물을 수 없었으면 null"
	})
});
// src/checks/owasp/collect.ts
async function collect(input, context) {
	const to = endpointOf(input);
	const [own, secure] = await Promise.all([measure(context, to), attempt(() => visit(context, originOf(to)))]);
	const seen = await orPlain(context, {
		to,
		own,
		secure
	});
	const observedAt = context.now().toISOString();
	if (!seen.ok) {
		if (own.reason !== null) throw new Failure(seen.failure);
		return {
			...to,
			observedAt,
			tls: [own],
			page: null,
			reason: seen.failure.reason,
			...noPage
		};
	}
	const { result, journey } = seen.value;
	const { raw, verdict } = result;
	const elsewhere = otherOrigin(journey, to);
	const isPage = raw.end === "answered";
	const [other, allowed] = await Promise.all([elsewhere && measure(context, elsewhere), isPage ? cors(context, journey.url, journey.named) : null]);
	const tls = other ? [own, other] : [own];
	if (!isPage) return {
		...to,
		observedAt,
		tls,
		page: null,
		reason: raw.end,
		...noPage
	};
	const { grade = null, score = null } = verdict;
	return {
		...to,
		observedAt,
		tls,
		page: {
			url: raw.finalUrl.slice(0, 2048),
			status: raw.status,
			address: raw.address,
			grade,
			score
		},
		reason: null,
		plainHttp: raw.plainHttp && {
			state: raw.plainHttp.state,
			url: raw.plainHttp.url.slice(0, 2048)
		},
		...recordPage(raw, journey.reply),
		cookies: cookiesOf(journey.reply, context.now()),
		cors: allowed
	};
}
async function visit(context, url) {
	return {
		result: await context.use(http, { url }),
		journey: await redirects(context, url)
	};
}
async function orPlain(context, { to, own, secure }) {
	if (secure.ok || own.reason === null || to.port !== 443) return secure;
	const plain = await attempt(() => visit(context, `http://${bracketed(to.host)}/`));
	return plain.ok && plain.value.result.raw.finalUrl.startsWith("http:") ? plain : secure;
}
async function measure(context, to) {
	const { host, port } = to;
	const none = {
		host,
		port,
		grade: null,
		score: null,
		caps: []
	};
	if (!ssl.input.safeParse({
		host,
		port
	}).success) return {
		...none,
		reason: "dns.failed"
	};
	const named = to.namedBy === void 0 ? {} : { namedBy: to.namedBy };
	const got = await attempt(() => context.use(ssl, {
		host,
		port
	}, named));
	if (!got.ok) return {
		...none,
		reason: got.failure.reason
	};
	const { grade = null, score = null, caps = [] } = got.value.verdict;
	return {
		host,
		port,
		grade,
		score,
		caps: caps.map(({ id }) => id),
		reason: null
	};
}
function otherOrigin({ url, end, named }, { host, port }) {
	const page = new URL(url);
	if (end.kind !== "answered" || page.protocol !== "https:") return null;
	return hostOf(page) === host && portOf(page) === port ? null : {
		host: hostOf(page),
		port: portOf(page),
		...named
	};
}
function originOf({ host, port }) {
	return `https://${bracketed(host)}${port === 443 ? "" : `:${port}`}/`;
}
// src/data/end-of-life.ts
const lifecyclesAsOf = "2026-08-22";
const lifecycles = [
	{
		product: "nginx",
		names: ["nginx"],
		source: "https://nginx.org/en/download.html",
		depth: 2,
		isPackaged: true,
		branches: [
			["1.31", null],
			["1.30", null],
			["1.29", "2026-05-13"],
			["1.28", "2026-04-14"],
			["1.27", "2025-06-24"],
			["1.26", "2025-04-23"],
			["1.25", "2024-05-29"],
			["1.24", "2024-04-23"],
			["1.23", "2023-05-23"],
			["1.22", "2023-04-11"],
			["1.21", "2022-06-21"],
			["1.20", "2022-05-24"],
			["1.19", "2021-05-25"],
			["1.18", "2021-04-20"],
			["1.16", "2020-04-20"],
			["1.14", "2019-04-23"],
			["1.12", "2018-04-17"],
			["1.10", "2017-04-12"],
			["1.8", "2016-04-26"]
		]
	},
	{
		product: "Apache HTTP Server",
		names: ["apache", "apache httpd"],
		source: "https://httpd.apache.org/",
		depth: 2,
		isPackaged: true,
		branches: [
			["2.4", null],
			["2.2", "2017-07-11"],
			["2.0", "2013-07-10"],
			["1.3", "2010-02-03"]
		]
	},
	{
		product: "Microsoft IIS",
		names: ["microsoft-iis"],
		source: "https://learn.microsoft.com/en-us/lifecycle/products/internet-information-services-iis",
		depth: 2,
		isPackaged: false,
		branches: [
			["10.0", null],
			["8.5", "2023-10-10"],
			["8.0", "2023-10-10"],
			["7.5", "2020-01-14"],
			["7.0", "2020-01-14"],
			["6.0", "2015-07-14"],
			["5.0", "2010-07-13"]
		]
	},
	{
		product: "PHP",
		names: ["php"],
		source: "https://www.php.net/supported-versions.php",
		depth: 2,
		isPackaged: true,
		branches: [
			["8.5", "2029-12-31"],
			["8.4", "2028-12-31"],
			["8.3", "2027-12-31"],
			["8.2", "2026-12-31"],
			["8.1", "2025-12-31"],
			["8.0", "2023-11-26"],
			["7.4", "2022-11-28"],
			["7.3", "2021-12-06"],
			["7.2", "2020-11-30"],
			["7.1", "2019-12-01"],
			["7.0", "2019-01-10"],
			["5.6", "2018-12-31"],
			["5.5", "2016-07-21"],
			["5.4", "2015-09-14"],
			["5.3", "2014-08-14"]
		]
	},
	{
		product: "Apache Tomcat",
		names: [
			"apache tomcat",
			"apache-tomcat",
			"tomcat"
		],
		source: "https://tomcat.apache.org/whichversion.html",
		depth: 2,
		isPackaged: true,
		branches: [
			["11.0", null],
			["10.1", null],
			["10.0", "2022-10-31"],
			["9.0", "2027-03-31"],
			["8.5", "2024-03-31"],
			["8.0", "2018-06-30"],
			["7.0", "2021-03-31"],
			["6.0", "2016-12-31"],
			["5.5", "2012-09-30"]
		]
	},
	{
		product: "OpenSSL",
		names: ["openssl"],
		source: "https://openssl-library.org/policies/releasestrat/",
		depth: 2,
		isPackaged: true,
		branches: [
			["4.0", "2027-05-14"],
			["3.6", "2026-11-01"],
			["3.5", "2030-04-08"],
			["3.4", "2026-10-22"],
			["3.3", "2026-04-09"],
			["3.2", "2025-11-23"],
			["3.1", "2025-03-14"],
			["3.0", "2026-09-07"],
			["1.1", "2023-09-11"],
			["1.0", "2019-12-31"],
			["0.9", "2015-12-31"]
		]
	},
	{
		product: "WordPress",
		names: ["wordpress"],
		source: "https://wordpress.org/news/2025/06/dropping-security-updates-for-wordpress-versions-4-1-through-4-6/",
		depth: 2,
		isPackaged: false,
		branches: [
			["7.1", null],
			["4.7", null],
			["4.6", "2025-07-31"],
			["4.0", "2022-12-01"]
		]
	},
	{
		product: "Drupal",
		names: ["drupal"],
		source: "https://www.drupal.org/about/core/policies/core-release-cycles/schedule",
		depth: 1,
		isPackaged: false,
		branches: [
			["11", null],
			["10", null],
			["9", "2023-11-01"],
			["8", "2021-11-02"],
			["7", "2025-01-05"],
			["6", "2016-02-24"]
		]
	},
	{
		product: "jQuery",
		names: ["jquery"],
		source: "https://github.com/jquery/jquery/security/policy",
		depth: 1,
		isPackaged: false,
		branches: [
			["4", null],
			["3", null],
			["2", "2016-05-20"],
			["1", "2016-05-20"]
		]
	},
	{
		product: "Node.js",
		names: [
			"node.js",
			"nodejs",
			"node"
		],
		source: "https://github.com/nodejs/Release#end-of-life-releases",
		depth: 1,
		isPackaged: true,
		branches: [
			["26", "2029-04-30"],
			["25", "2026-06-01"],
			["24", "2028-04-30"],
			["23", "2025-06-01"],
			["22", "2027-04-30"],
			["21", "2024-06-01"],
			["20", "2026-04-30"],
			["19", "2023-06-01"],
			["18", "2025-04-30"],
			["17", "2022-06-01"],
			["16", "2023-09-11"],
			["15", "2021-06-01"],
			["14", "2023-04-30"],
			["13", "2020-06-01"],
			["12", "2022-04-30"],
			["11", "2019-06-30"],
			["10", "2021-04-30"],
			["9", "2018-06-30"],
			["8", "2019-12-31"],
			["7", "2017-06-30"],
			["6", "2019-04-30"],
			["5", "2016-06-30"],
			["4", "2018-04-30"]
		]
	}
];
// src/checks/owasp/weights.ts
const gradeVersion = "owasp-1";
const weights = {
	headers: 30,
	a02: 35,
	a05: 20,
	a06: 15
};
const ladder = [
	[95, "A+"],
	[85, "A"],
	[75, "B"],
	[60, "C"],
	[45, "D"]
];
const ceilings = {
	"plain-http": "F",
	"tls-refused": "F",
	"tls-broken": "D",
	cors: "C",
	"end-of-life": "C"
};
function ceiling(id) {
	return {
		id,
		max: ceilings[id]
	};
}
const unseen = {
	score: null,
	caps: [],
	findings: []
};
const deductions = {
	leak: 5,
	mostLeaks: 25,
	framework: 10,
	debug: 15,
	privateAddress: 15,
	noRedirect: 20,
	cors: 30,
	cookieInsecure: 15,
	cookieReadable: 15,
	cookieSameSite: 5,
	version: 20,
	endOfLife: 50
};
// src/checks/owasp/grading.ts
const minus = (points) => `−${points}`;
const grading = {
	version: gradeVersion,
	ladder,
	weights,
	ceilings,
	points: {
		headers: [["the score of the http check", "0–100"]],
		a02: [["the score of the ssl check; of host and page the worse one, where the page is on another origin", "0–100"], ["a page over plain HTTP", "0"]],
		a05: [
			["each header that names or versions the server; 25 at most", minus(deductions.leak)],
			["each of X-Powered-By, X-AspNet-Version and X-AspNetMvc-Version", minus(deductions.framework)],
			["each header of a debugger or of source maps", minus(deductions.debug)],
			["an address of a private network in a header", minus(deductions.privateAddress)],
			["port 80 that does not lead to https", minus(deductions.noRedirect)],
			["every origin let in with credentials, by its own name or by *", minus(deductions.cors)],
			["a cookie without Secure", minus(deductions.cookieInsecure)],
			["a cookie that looks like a session without HttpOnly", minus(deductions.cookieReadable)],
			["a cookie without SameSite", minus(deductions.cookieSameSite)]
		],
		a06: [["each product that is disclosed with its version", minus(deductions.version)], [`a version past its end of life, by a table of ${lifecyclesAsOf}; not where a distribution may fix it under that number`, minus(deductions.endOfLife)]]
	}
};
// src/checks/owasp/lifecycle.ts
function lifeOf(name, version, at) {
	const found = lifecycleOf(name);
	if (!found) return null;
	const { product, source, isPackaged } = found;
	const ended = endOf(found, numbersOf(version));
	const state = ended === void 0 ? "unknown" : ended !== null && ended < at.slice(0, 10) ? "ended" : "supported";
	return {
		product,
		source,
		isPackaged,
		state,
		ended: state === "ended" ? ended ?? null : null
	};
}
function lifecycleOf(name) {
	const whole = name.toLowerCase();
	const last = whole.split(" ").at(-1) ?? "";
	return named(whole) ?? named(last) ?? null;
}
function named(wanted) {
	return lifecycles.find(({ names }) => names.includes(wanted));
}
function endOf({ depth, branches }, version) {
	if (version.length < depth) return void 0;
	const wanted = version.slice(0, depth);
	const [branch, ended] = branches.filter(([branch]) => compareVersions(numbersOf(branch), wanted) >= 0).at(-1) ?? [];
	if (branch === void 0) return void 0;
	return compareVersions(numbersOf(branch), wanted) === 0 || ended !== null ? ended : void 0;
}
// src/checks/owasp/problems-components.ts
const a06 = "OWASP A06:2021, A03:2025";
const componentProblems = defineProblems({
	"end-of-life": {
		severity: "high",
		cause: {
			en: "The makers of {product} {version} fix it no longer: its branch ended by {date}.",
			ko: "{product} {version|은/는} 제작자의 지원이 끝난 버전입니다. 해당 버전대는 늦어도 {date}에 종료되었습니다."
		},
		action: {
			en: "Update {product} to a supported version.",
			ko: "{product|을/를} 지원되는 버전으로 업데이트하십시오."
		},
		reference: a06
	},
	"end-of-life-backported": {
		severity: "info",
		cause: {
			en: "The makers of {product} {version} fix it no longer; {distribution} may do so under this number, which cannot be told from outside.",
			ko: "{product} {version|은/는} 제작자의 지원이 끝났지만 {distribution|이/가} 같은 번호로 수정하고 있을 수 있으며, 이는 외부에서 알 수 없습니다."
		},
		action: {
			en: "Make sure that the release of {distribution} is supported, and its updates are installed.",
			ko: "사용 중인 {distribution} 릴리스가 지원되고 업데이트가 설치되어 있는지 확인하십시오."
		},
		reference: a06
	},
	"version-disclosed": {
		severity: "low",
		cause: {
			en: "The site discloses {product} {version}, and with it the known weaknesses of that version.",
			ko: "사이트가 {product} {version|을/를} 드러내어 그 버전의 알려진 약점도 함께 드러납니다."
		},
		action: {
			en: "Hide the version of {product}.",
			ko: "{product}의 버전을 숨기십시오."
		},
		reference: a06
	},
	"product-disclosed": {
		severity: "info",
		cause: {
			en: "The site discloses that it uses {product}.",
			ko: "사이트가 {product|을/를} 사용한다고 드러냅니다."
		},
		action: {
			en: "Hide it where you can.",
			ko: "가능하면 숨기십시오."
		},
		reference: a06
	}
});
// src/checks/owasp/problems-cryptography.ts
const a02 = "OWASP A02:2021, A04:2025";
const cryptographyProblems = defineProblems({
	"plain-http": {
		severity: "critical",
		cause: {
			en: "{host} is served over plain HTTP, so that everybody on the way can read and change it.",
			ko: "{host|이/가} 암호화되지 않은 HTTP로 제공되어 경로에 있는 누구나 읽고 바꿀 수 있습니다."
		},
		action: {
			en: "Serve the site over https and redirect there.",
			ko: "사이트를 https로 제공하고 그곳으로 리디렉션하십시오."
		},
		reference: a02
	},
	"tls-refused": {
		severity: "critical",
		cause: {
			en: "Browsers refuse the certificate of {host} ({reasons}).",
			ko: "브라우저가 {host}의 인증서를 거부합니다({reasons})."
		},
		action: {
			en: "See the ssl check of that host, and install a certificate that browsers accept.",
			ko: "해당 호스트의 ssl 검사를 확인하고 브라우저가 받아들이는 인증서를 설치하십시오."
		},
		reference: a02
	},
	"tls-broken": {
		severity: "high",
		cause: {
			en: "The TLS of {host} is graded F ({reasons}).",
			ko: "{host}의 TLS 등급이 F입니다({reasons})."
		},
		action: {
			en: "See the ssl check of that host, and mend what it names first.",
			ko: "해당 호스트의 ssl 검사를 확인하고 먼저 나온 문제부터 고치십시오."
		},
		reference: a02
	},
	"tls-weak": {
		severity: "medium",
		cause: {
			en: "The TLS of {host} is graded {grade}.",
			ko: "{host}의 TLS 등급이 {grade}입니다."
		},
		action: {
			en: "See the ssl check of that host for what holds it down.",
			ko: "등급을 낮추는 이유를 해당 호스트의 ssl 검사에서 확인하십시오."
		},
		reference: a02
	},
	"tls-unknown": {
		severity: "info",
		cause: {
			en: "The TLS of {host} could not be judged ({reason}). This does not count.",
			ko: "{host}의 TLS를 판단하지 못했습니다({reason}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "See the ssl check of that host.",
			ko: "해당 호스트의 ssl 검사를 확인하십시오."
		},
		reference: a02
	}
});
// src/checks/owasp/problems-misconfiguration.ts
const a05 = "OWASP A05:2021, A02:2025";
const misconfigurationProblems = defineProblems({
	"headers-weak": {
		severity: "medium",
		cause: {
			en: "The security headers of the page are graded {grade}.",
			ko: "페이지의 보안 헤더 등급이 {grade}입니다."
		},
		action: {
			en: "See the http check for the headers to send.",
			ko: "보내야 할 헤더를 http 검사에서 확인하십시오."
		},
		reference: a05
	},
	"leak-debug": {
		severity: "medium",
		cause: {
			en: "{header} leads strangers to source code or a debugger.",
			ko: "{header|이/가} 낯선 사람을 소스 코드나 디버거로 이끕니다."
		},
		action: {
			en: "Switch debugging off in production, and remove {header}.",
			ko: "운영 환경에서 디버깅을 끄고 {header|을/를} 제거하십시오."
		},
		reference: a05
	},
	"leak-header": {
		severity: "low",
		cause: {
			en: "{header} tells strangers what the site runs on.",
			ko: "{header|이/가} 사이트가 무엇으로 동작하는지 알려 줍니다."
		},
		action: {
			en: "Remove {header} from responses.",
			ko: "응답에서 {header|을/를} 제거하십시오."
		},
		reference: a05
	},
	"leak-private-address": {
		severity: "medium",
		cause: {
			en: "{header} shows {address}, an address inside the network behind the site.",
			ko: "{header|이/가} 사이트 뒤의 내부 네트워크 주소 {address|을/를} 드러냅니다."
		},
		action: {
			en: "Let the proxy rewrite or remove it.",
			ko: "프록시에서 바꾸거나 제거하십시오."
		},
		reference: a05
	},
	"redirect-missing": {
		severity: "medium",
		cause: {
			en: "{url} does not lead from plain HTTP to https.",
			ko: "{url|이/가} 암호화되지 않은 HTTP에서 https로 이어지지 않습니다."
		},
		action: {
			en: "Redirect every request on port 80 to https.",
			ko: "포트 80의 모든 요청을 https로 리디렉션하십시오."
		},
		reference: a05
	},
	"cors-reflected": {
		severity: "high",
		cause: {
			en: "The page lets every origin read it with the visitor's cookies: any site can act as whoever is logged in.",
			ko: "페이지가 모든 출처에 방문자의 쿠키로 읽는 것을 허용하여, 어떤 사이트든 로그인한 사용자로 행동할 수 있습니다."
		},
		action: {
			en: "Compare the Origin with a list of sites you trust, and send Access-Control-Allow-Credentials to those alone.",
			ko: "Origin을 신뢰하는 사이트 목록과 비교하고, 그 사이트에만 Access-Control-Allow-Credentials를 보내십시오."
		},
		reference: a05
	},
	"cors-any": {
		severity: "medium",
		cause: {
			en: "The page allows every origin, with credentials. Browsers refuse that pair, and what it was meant for is open to all.",
			ko: "페이지가 모든 출처에 자격 증명까지 허용합니다. 브라우저는 이 조합을 거부하지만 의도한 바는 모두에게 열려 있습니다."
		},
		action: {
			en: "Send Access-Control-Allow-Origin: * without credentials, or name the one origin that may read the page.",
			ko: "자격 증명 없이 Access-Control-Allow-Origin: *를 보내거나 페이지를 읽어도 되는 출처 하나를 적으십시오."
		},
		reference: a05
	},
	"cookie-insecure": {
		severity: "medium",
		cause: {
			en: "Cookies are sent over plain HTTP, too, for want of Secure: {cookies}.",
			ko: "Secure가 없어 암호화되지 않은 HTTP로도 전송되는 쿠키가 있습니다: {cookies}."
		},
		action: {
			en: "Set Secure on every cookie.",
			ko: "모든 쿠키에 Secure를 설정하십시오."
		},
		reference: a05
	},
	"cookie-readable": {
		severity: "medium",
		cause: {
			en: "Scripts can read cookies that look like a session, for want of HttpOnly: {cookies}.",
			ko: "HttpOnly가 없어 스크립트가 읽을 수 있는 세션 쿠키로 보이는 것이 있습니다: {cookies}."
		},
		action: {
			en: "Set HttpOnly on cookies that hold a session.",
			ko: "세션을 담은 쿠키에 HttpOnly를 설정하십시오."
		},
		reference: a05
	},
	"cookie-same-site": {
		severity: "low",
		cause: {
			en: "Cookies say nothing of requests from other sites, for want of SameSite: {cookies}.",
			ko: "SameSite가 없어 다른 사이트의 요청을 정하지 않은 쿠키가 있습니다: {cookies}."
		},
		action: {
			en: "Set SameSite=Lax, or Strict where no other site links to what the cookie opens.",
			ko: "SameSite=Lax를 설정하십시오. 다른 사이트에서 이어질 일이 없으면 Strict를 설정하십시오."
		},
		reference: a05
	},
	"cookie-prefix": {
		severity: "low",
		cause: {
			en: "Browsers drop cookies that lack what their prefix demands: {cookies}.",
			ko: "접두사의 조건을 지키지 않아 브라우저가 버리는 쿠키가 있습니다: {cookies}."
		},
		action: {
			en: "Set Secure on __Secure- cookies; on __Host- cookies Secure and Path=/, and no Domain.",
			ko: "__Secure- 쿠키에는 Secure를, __Host- 쿠키에는 Domain 없이 Secure와 Path=/를 설정하십시오."
		},
		reference: a05
	},
	"page-unseen": {
		severity: "info",
		cause: {
			en: "The page could not be looked at ({reason}), so that headers, A05 and A06 are not judged.",
			ko: "페이지를 볼 수 없어({reason}) 헤더, A05, A06을 판단하지 않았습니다."
		},
		action: {
			en: "Make sure that the host answers with its page.",
			ko: "호스트가 페이지를 응답하는지 확인하십시오."
		},
		reference: a05
	}
});
// src/checks/owasp/problems.ts
const problems = {
	...cryptographyProblems,
	...misconfigurationProblems,
	...componentProblems
};
const find = finder();
const words = {
	problems,
	parts: {
		headers: {
			en: "Secure headers",
			ko: "보안 헤더"
		},
		a02: {
			en: "A02:2021 (A04:2025) Cryptographic Failures",
			ko: "A02:2021 (A04:2025) 암호화 실패"
		},
		a05: {
			en: "A05:2021 (A02:2025) Security Misconfiguration",
			ko: "A05:2021 (A02:2025) 보안 설정 오류"
		},
		a06: {
			en: "A06:2021 (A03:2025) Outdated Components",
			ko: "A06:2021 (A03:2025) 취약하고 오래된 구성 요소"
		}
	},
	caps: {
		"plain-http": {
			en: "the site is served over plain HTTP",
			ko: "사이트가 암호화되지 않은 HTTP로 제공됨"
		},
		"tls-refused": {
			en: "browsers refuse the certificate",
			ko: "브라우저가 인증서를 거부함"
		},
		"tls-broken": {
			en: "TLS is graded F",
			ko: "TLS 등급이 F임"
		},
		cors: {
			en: "every origin is let in with credentials",
			ko: "모든 출처에 자격 증명이 허용됨"
		},
		"end-of-life": {
			en: "disclosed software is past its end of life",
			ko: "드러난 소프트웨어의 지원이 종료됨"
		}
	},
	kpis: {
		"ssl-grade": {
			en: "TLS grade",
			ko: "TLS 등급"
		},
		"headers-grade": {
			en: "Headers grade",
			ko: "헤더 등급"
		},
		software: {
			en: "Disclosed software",
			ko: "드러난 소프트웨어"
		},
		cookies: {
			en: "Cookies",
			ko: "쿠키 수"
		},
		cors: {
			en: "Other origins",
			ko: "다른 출처"
		}
	},
	values: {
		software: { false: {
			en: "none",
			ko: "없음"
		} },
		cors: {
			closed: {
				en: "not let in",
				ko: "허용하지 않음"
			},
			named: {
				en: "some are let in",
				ko: "일부 허용"
			},
			any: {
				en: "all are let in, without credentials",
				ko: "자격 증명 없이 모두 허용"
			},
			reflected: {
				en: "all are let in, without credentials",
				ko: "자격 증명 없이 모두 허용"
			},
			"named-credentials": {
				en: "some are let in, with credentials",
				ko: "일부에 자격 증명까지 허용"
			},
			"any-credentials": {
				en: "all are meant to be let in, with credentials",
				ko: "모두에 자격 증명까지 허용하려 함"
			},
			"reflected-credentials": {
				en: "all are let in, with credentials",
				ko: "모두에 자격 증명까지 허용"
			}
		}
	}
};
// src/checks/owasp/components.ts
function judgeComponents(raw) {
	if (!raw.page) return unseen;
	const versioned = versionedOf(raw);
	const ended = versioned.filter(({ life }) => life?.state === "ended");
	const isBackported = ({ life }) => raw.packagedBy !== null && life?.isPackaged === true;
	const dead = ended.filter((each) => !isBackported(each));
	const lost = versioned.length * deductions.version + (dead.length > 0 ? deductions.endOfLife : 0);
	return {
		score: Math.max(0, 100 - lost),
		caps: dead.length > 0 ? [ceiling("end-of-life")] : [],
		findings: [
			...dead.map(({ product, version, life, evidence }) => find("end-of-life", {
				product: life?.product ?? product,
				version,
				date: life?.ended ?? ""
			}, {
				subject: `${product} ${version}`,
				evidence: `${evidence} (${life?.source ?? ""})`
			})),
			...ended.filter(isBackported).map(({ product, version, life, evidence }) => find("end-of-life-backported", {
				product: life?.product ?? product,
				version,
				distribution: raw.packagedBy ?? ""
			}, {
				subject: `${product} ${version}`,
				evidence
			})),
			...versioned.map(({ product, version, evidence }) => find("version-disclosed", {
				product,
				version
			}, {
				subject: `${product} ${version}`,
				evidence
			})),
			...unversioned(raw).map(({ product, evidence }) => find("product-disclosed", { product: printable(product, 60) }, {
				subject: product,
				evidence
			}))
		]
	};
}
function versionedOf({ software, observedAt }) {
	const found = new Map();
	for (const each of software) {
		const { product, version } = each;
		const key = `${product.toLowerCase()} ${version}`;
		if (version !== null && !found.has(key)) found.set(key, {
			...each,
			version,
			life: lifeOf(product, version, observedAt)
		});
	}
	return [...found.values()];
}
function unversioned({ software }) {
	const named = new Set(software.filter(({ version }) => version !== null).map(({ product }) => product.toLowerCase()));
	const bare = software.filter(({ product, version }) => version === null && !named.has(product.toLowerCase()));
	return [...new Map(bare.map((each) => [each.product.toLowerCase(), each])).values()];
}
// src/checks/owasp/cryptography.ts
const refusing = new Set([
	"no-certificate",
	"unreadable",
	"expired",
	"not-yet-valid",
	"wrong-name",
	"no-san",
	"revoked",
	"untrusted"
]);
function judgeCryptography(raw) {
	if (raw.page?.url.startsWith("http:") ?? false) {
		const finding = find("plain-http", { host: raw.host });
		return {
			score: 0,
			caps: [ceiling("plain-http")],
			findings: [finding]
		};
	}
	const each = raw.tls.map(judgeOne);
	const scores = each.map(({ score }) => score);
	const known = scores.filter((score) => score !== null);
	if (each.length === 0) return unseen;
	return {
		score: known.length < scores.length ? null : Math.min(...known),
		caps: unique(each.flatMap(({ caps }) => caps)),
		findings: each.flatMap(({ findings }) => findings)
	};
}
function openCaps({ tls, page }) {
	return !(page?.url.startsWith("http:") ?? false) && tls.some(({ grade }) => grade === null) ? [ceiling("tls-refused"), ceiling("tls-broken")] : [];
}
function judgeOne({ host, port, grade, score, caps, reason }) {
	const seen = { subject: `${host}:${port}` };
	if (grade === null) return {
		score: null,
		caps: [],
		findings: [find("tls-unknown", {
			host,
			reason: reason ?? "ssl"
		}, seen)]
	};
	const reasons = { reasons: caps.join(", ") };
	const findings = {
		evidence: reasons.reasons,
		...seen
	};
	if (caps.some((cap) => refusing.has(cap))) return {
		score,
		caps: [ceiling("tls-refused")],
		findings: [find("tls-refused", {
			host,
			...reasons
		}, findings)]
	};
	if (grade === "F") return {
		score,
		caps: [ceiling("tls-broken")],
		findings: [find("tls-broken", {
			host,
			...reasons
		}, findings)]
	};
	return {
		score,
		caps: [],
		findings: meets(grade, "A") ? [] : [find("tls-weak", {
			host,
			grade
		}, seen)]
	};
}
function unique(caps) {
	return [...new Map(caps.map((cap) => [cap.id, cap])).values()];
}
// src/checks/owasp/cookies.ts
const sessionLike = /sess|^sid$|[._-]sid$|auth|jwt|token|^laravel|^remember_|\.aspnet\.|^aspsessionid|^cfid$|^cftoken$|^jsessionid/i;
const meantToBeRead = /csrf|xsrf/i;
function cookieFaults({ cookies }) {
	const kept = cookies.filter(({ breaksPrefix }) => !breaksPrefix);
	const readable = kept.filter(({ name, httpOnly }) => !httpOnly && sessionLike.test(name) && !meantToBeRead.test(name));
	return [
		...fault("cookie-insecure", deductions.cookieInsecure, kept.filter(({ secure }) => !secure)),
		...fault("cookie-readable", deductions.cookieReadable, readable),
		...fault("cookie-same-site", deductions.cookieSameSite, kept.filter(({ sameSite }) => sameSite === null)),
		...fault("cookie-prefix", 0, cookies.filter(({ breaksPrefix }) => breaksPrefix))
	];
}
const mostNames$1 = 5;
function fault(id, points, faulty) {
	if (faulty.length === 0) return [];
	const cookies = faulty.map(({ name }) => name).slice(0, mostNames$1).join(", ");
	return [{
		points,
		finding: find(id, { cookies })
	}];
}
// src/checks/owasp/misconfiguration.ts
function judgeMisconfiguration(raw) {
	if (!raw.page) return unseen;
	const leaks = leakFaults(raw);
	const faults = [
		...privateFaults(raw),
		...redirectFaults(raw),
		...corsFaults(raw),
		...cookieFaults(raw)
	];
	const lost = leaks.points + faults.reduce((sum, { points }) => sum + points, 0);
	return {
		score: Math.max(0, 100 - lost),
		caps: faults.flatMap(({ cap }) => cap ? [ceiling(cap)] : []),
		findings: [...leaks.findings, ...faults.map(({ finding }) => finding)]
	};
}
const framework = /^(?:x-powered-by|x-aspnet-version|x-aspnetmvc-version)$/;
const debug = /^(?:x-debug-token|x-debug-token-link|x-diaginfo|x-sourcefiles|(?:x-)?sourcemap)$/;
const written = new Map(leakHeaders.map(({ header, name }) => [header, name]));
function leakFaults({ leaks }) {
	const headers = [...new Map(leaks.map(({ source, value }) => [source, value]))].filter(([name]) => written.has(name));
	const names = headers.map(([name]) => name);
	const frameworks = names.filter((name) => framework.test(name)).length;
	const debuggers = names.filter((name) => debug.test(name)).length;
	const others = names.length - frameworks - debuggers;
	return {
		points: frameworks * deductions.framework + debuggers * deductions.debug + Math.min(others * deductions.leak, deductions.mostLeaks),
		findings: headers.map(([name, value]) => {
			const id = debug.test(name) ? "leak-debug" : "leak-header";
			return find(id, { header: written.get(name) ?? name }, {
				subject: name,
				evidence: `${name}: ${value}`
			});
		})
	};
}
function privateFaults({ privateAddresses }) {
	const [first] = privateAddresses;
	if (!first) return [];
	const { address, source } = first;
	const seen = { evidence: privateAddresses.map((each) => `${each.source}: ${each.address}`).join(", ") };
	return [{
		points: deductions.privateAddress,
		finding: find("leak-private-address", {
			address,
			header: source
		}, seen)
	}];
}
const longestUrl = 120;
function redirectFaults({ plainHttp, page }) {
	const isAstray = plainHttp?.state === "content" || plainHttp?.state === "astray";
	const open = page?.url.startsWith("http:") ? page.url : isAstray ? plainHttp.url : null;
	if (open === null) return [];
	const url = printable(open, longestUrl);
	return [{
		points: deductions.noRedirect,
		finding: find("redirect-missing", { url })
	}];
}
function corsFaults({ cors }) {
	if (!cors?.credentials || cors.allowed === null) return [];
	const evidence = { evidence: `Access-Control-Allow-Origin: ${cors.allowed}, Access-Control-Allow-Credentials: true` };
	if (cors.reflected) return [{
		points: deductions.cors,
		cap: "cors",
		finding: find("cors-reflected", {}, evidence)
	}];
	return cors.allowed === "*" ? [{
		points: deductions.cors,
		cap: "cors",
		finding: find("cors-any", {}, evidence)
	}] : [];
}
// src/checks/owasp/judge.ts
const judges = {
	headers: judgeHeaders,
	a02: judgeCryptography,
	a05: judgeMisconfiguration,
	a06: judgeComponents
};
function judge(raw) {
	const judged = Object.keys(judges).map((id) => ({
		id,
		...judges[id](raw)
	}));
	const parts = judged.map(({ id, score }) => ({
		id,
		weight: weights[id],
		score
	}));
	const caps = judged.flatMap((each) => each.caps);
	const findings = [...raw.page ? [] : [find("page-unseen", { reason: raw.reason ?? "" })], ...judged.flatMap((each) => each.findings)];
	return conclude(assessInDoubt(parts, caps, ladder, {
		caps: openCaps(raw),
		parts: {}
	}), findings, kpisOf(raw), problems);
}
function judgeHeaders({ page }) {
	if (!page) return unseen;
	const { grade, score } = page;
	return {
		score,
		caps: [],
		findings: grade !== null && !meets(grade, "A") ? [find("headers-weak", { grade })] : []
	};
}
function kpisOf({ page, tls, software, cookies, cors }) {
	const [own] = tls;
	return [
		{
			id: "ssl-grade",
			value: own?.grade ?? null
		},
		{
			id: "headers-grade",
			value: page?.grade ?? null
		},
		{
			id: "software",
			value: page ? softwareNames(software) : null
		},
		{
			id: "cookies",
			value: page ? cookies.length : null
		},
		{
			id: "cors",
			value: cors ? corsCode(cors) : null
		}
	];
}
const mostNames = 5;
function softwareNames(software) {
	const names = software.map(({ product, version }) => version === null ? product : `${product} ${version}`);
	return names.length > 0 ? [...new Set(names)].slice(0, mostNames).join(", ") : false;
}
function corsCode({ allowed, reflected, credentials }) {
	if (allowed === null) return "closed";
	const who = reflected ? "reflected" : allowed === "*" ? "any" : "named";
	return credentials ? `${who}-credentials` : who;
}
// src/checks/owasp/index.ts
const owasp = defineCheck({
	id: "owasp",
	title: {
		en: "OWASP posture",
		ko: "OWASP 보안 태세"
	},
	about: {
		en: "Assesses from outside what shows of OWASP's Top Ten: secure headers, cryptographic failures, misconfiguration and outdated components, graded A+ to F.",
		ko: "외부에서 보이는 OWASP Top 10 항목을 평가합니다. 보안 헤더, 암호화 실패, 보안 설정 오류, 오래된 구성 요소를 A+부터 F까지 평가합니다."
	},
	input,
	subject: "host",
	raw,
	cost: "standard",
	ttl: 300,
	words,
	grading,
	target: (query) => {
		const { host, port } = endpointOf(query);
		return port === 443 ? host : `${bracketed(host)}:${port}`;
	},
	question: endpointOf,
	collect,
	judge,
	fits: (seen, query) => {
		const { host, port } = endpointOf(query);
		return seen.host === host && seen.port === port;
	}
});
export { owasp };
