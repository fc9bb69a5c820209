import { $o as longestAfterwards, Fs as _enum, Kn as unicodeOf, Qo as defineCheck, Qs as object, Rs as array, Si as reasonWords, So as parseName, Ws as int, Xo as targetOfHost, Yo as attempt, Zs as number, ac as union, cs as defineProblems, ir as descriptions, ls as finder, mc as NEVER, nc as strictObject, nr as concludeGrade, rc as string, zs as boolean } from "./gate.js";
import { dt as printable, yt as failure } from "./start.js";
import { n as caaIdentifiersOf, r as authorizedAuthorities } from "./caa-identifiers.js";
import { t as plainText } from "./plain-text.js";
import { n as registrableTarget } from "./registrable2.js";
import { domainToASCII } from "node:url";
// src/data/operational-names.ts
const operationalUses = [
	"remote",
	"admin",
	"tooling",
	"data",
	"internal",
	"development",
	"legacy"
];
const operationalWords = {
	remote: "vpn sslvpn openvpn wireguard remote rdp rdweb rdgateway citrix netscaler bastion jumphost jump ssh sftp anyconnect globalprotect pulse fortigate vdi vnc telnet teamviewer guacamole".split(" "),
	admin: "admin admins administrator adm backoffice cpanel whm plesk webmin phpmyadmin pma phppgadmin adminer console controlpanel manage management mgmt ilo idrac ipmi bmc router firewall switch vcenter vsphere esxi proxmox cockpit unifi superuser root".split(" "),
	tooling: "jenkins gitlab gitea bitbucket git svn jira confluence sonar sonarqube nexus artifactory harbor registry argocd argo rancher k8s kube kubernetes openshift grafana prometheus kibana graylog zabbix nagios icinga splunk sentry rundeck ansible awx terraform vault consul nomad portainer docker ci cicd build builds deploy teamcity bamboo airflow jupyter jupyterhub swagger".split(" "),
	data: "db database mysql mariadb postgres postgresql pgsql mssql oracle mongo mongodb redis elastic elasticsearch opensearch memcached rabbitmq kafka zookeeper cassandra clickhouse influxdb ldap dwh nas san minio".split(" "),
	internal: "internal intern int intranet corp private priv lan local localdomain office hq extranet employee employees staff hr erp sap crm payroll dc1 ad adfs sso idp keycloak radius".split(" "),
	development: "dev devel develop developer development stg stag stage staging test testing tst uat qa sit preprod preproduction pre sandbox sbx lab labs nonprod integration canary debug poc experimental".split(" "),
	legacy: "old older legacy backup backups bak bkp archive archived deprecated obsolete retired decommissioned tmp temp v1old oldsite previous former unused deleted".split(" ")
};
const uses = new Map(operationalUses.toReversed().flatMap((use) => operationalWords[use].map((word) => [word, use])));
function operationalWordOf(labels) {
	for (const part of labels.split(/[.\-_]/)) {
		const use = uses.get(part) ?? uses.get(part.replace(/\d+$/, ""));
		if (use) return {
			keyword: uses.has(part) ? part : part.replace(/\d+$/, ""),
			purpose: use
		};
	}
	return null;
}
// src/formats/ct/distinguished-name.ts
const longest = 1024;
function readIssuer(text) {
	const parts = partsOf(text.slice(0, longest));
	const find = (key) => parts.find((part) => part.key === key)?.value ?? null;
	return {
		organization: find("O"),
		common: find("CN")
	};
}
function partsOf(text) {
	const parts = [];
	let [key, value] = ["", ""];
	let isQuoted = false;
	let isKey = true;
	const finish = () => {
		if (!isKey) parts.push({
			key: key.trim().toUpperCase(),
			value: value.trim()
		});
		[key, value, isKey] = [
			"",
			"",
			true
		];
	};
	for (let at = 0; at < text.length; at++) {
		const character = text[at] ?? "";
		if (character === "\\") value += text[++at] ?? "";
		else if (character === "\"") isQuoted = !isQuoted;
		else if (!isQuoted && (character === "," || character === "+")) finish();
		else if (isKey && character === "=") isKey = false;
		else if (isKey) key += character;
		else value += character;
	}
	finish();
	return parts;
}
// src/formats/ct/issuance.ts
const form = /^(?<seconds>\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?(?:Z|[+-]00:00)?$/;
function readLogTime(text) {
	if (typeof text !== "string" || text.length > 40) return null;
	const seconds = form.exec(text)?.groups?.["seconds"];
	const time = seconds === void 0 ? NaN : Date.parse(`${seconds}Z`);
	return Number.isNaN(time) ? null : time;
}
// src/formats/ct/certspotter.ts
const row$1 = object({
	id: union([string(), number()]),
	dns_names: array(string()),
	issuer: object({
		name: string(),
		caa_domains: array(string()).nullish().catch(null)
	}),
	not_before: string(),
	not_after: string()
});
function readCertspotterRow(value) {
	const { success, data } = row$1.safeParse(value);
	if (!success) return null;
	const { id, dns_names: names, issuer } = data;
	const [notBefore, notAfter] = [readLogTime(data.not_before), readLogTime(data.not_after)];
	if (notBefore === null || notAfter === null) return null;
	return {
		id: `${id}`,
		names,
		issuer: issuer.name,
		caaDomains: issuer.caa_domains ?? null,
		notBefore,
		notAfter,
		loggedAt: null
	};
}
// src/formats/ct/rows.ts
const usualLimits = {
	rows: 1e6,
	octets: 524288,
	depth: 16
};
const [quote, backslash, comma, open, close, openList, closeList] = Array.from("\"\\,{}[]", (each) => each.charCodeAt(0));
const blanks = new Set([
	32,
	9,
	10,
	13
]);
const mark = new Set([
	239,
	187,
	191
]);
function openRows(onRow, limits = usualLimits) {
	const kept = openPieces(limits.octets);
	let depth = 0;
	let end = "cut";
	let isQuoted = false;
	let isEscaped = false;
	let isTooDeep = false;
	let [rows, dropped] = [0, 0];
	function between(octet) {
		if (blanks.has(octet) || depth === 0 && end === "cut" && mark.has(octet)) return;
		if (depth === 0 && end === "cut" && octet === openList) depth = 1;
		else if (depth === 1 && octet === closeList) [depth, end] = [0, "whole"];
		else if (depth !== 1 || octet !== comma) end = "not-rows";
	}
	function finish() {
		const text = isTooDeep ? null : kept.text();
		const row = text === null ? void 0 : parsed(text);
		if (row === void 0) dropped++;
		else if (rows === limits.rows) end = "full";
		else {
			rows++;
			onRow(row);
		}
		kept.clear();
		isTooDeep = false;
	}
	function within(bytes, from) {
		for (let at = from; at < bytes.length; at++) {
			const octet = bytes[at];
			if (isQuoted) {
				if (isEscaped) isEscaped = false;
				else if (octet === backslash) isEscaped = true;
				else if (octet === quote) isQuoted = false;
			} else if (octet === quote) isQuoted = true;
			else if (octet === open || octet === openList) {
				depth++;
				isTooDeep ||= depth > limits.depth + 1;
			} else if (octet === close || octet === closeList) {
				depth--;
				if (depth === 1) return at + 1;
			}
		}
		return bytes.length;
	}
	return {
		write(bytes) {
			let at = 0;
			while (at < bytes.length && end !== "not-rows" && end !== "full") {
				const octet = bytes[at] ?? 0;
				if (depth < 2 && !(depth === 1 && octet === open)) {
					between(octet);
					at++;
					continue;
				}
				const from = at;
				at = within(bytes, from);
				kept.add(bytes.subarray(from, at));
				if (depth === 1) finish();
				else kept.settle();
			}
		},
		end: () => ({
			end,
			rows,
			dropped
		})
	};
}
function openPieces(most) {
	let pieces = [];
	let length = 0;
	return {
		add(piece) {
			length += piece.length;
			if (length > most) pieces = [];
			else pieces.push(piece);
		},
		settle() {
			const last = pieces.pop();
			if (last) pieces.push(last.slice());
		},
		text() {
			if (length > most) return null;
			const [only] = pieces;
			const whole = pieces.length === 1 && only ? only : Buffer.concat(pieces);
			return Buffer.from(whole.buffer, whole.byteOffset, whole.length).toString();
		},
		clear() {
			pieces = [];
			length = 0;
		}
	};
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
// src/checks/subdomains/sources/source.ts
const mostOctets = 268435456;
const mostRows$1 = 1e6;
const patience = 12e4;
function openIntake({ take, drop }, read, onRead = () => {}, rows = mostRows$1) {
	const reader = openRows((row) => {
		const issuance = read(row);
		if (!issuance) return drop(1);
		take(issuance);
		onRead(issuance);
	}, {
		rows,
		octets: 524288,
		depth: 16
	});
	return {
		write: (bytes) => reader.write(bytes),
		end() {
			const ended = reader.end();
			drop(ended.dropped);
			return ended;
		}
	};
}
// src/checks/subdomains/sources/certspotter.ts
const name$2 = "Cert Spotter";
const pageOctets = 16777216;
const mostRows = 1e6;
const expanded = [
	"dns_names",
	"issuer",
	"issuer.caa_domains"
].map((each) => `&expand=${each}`).join("");
const certspotter = {
	id: "certspotter",
	name: name$2,
	async ask(domain, asking) {
		let after = null;
		let [rows, octets] = [0, 0];
		for (;;) {
			const page = await readPage(domain, after, asking, {
				rows: mostRows - rows,
				octets: mostOctets - octets
			});
			rows += page.rows;
			octets += page.octets;
			if (page.end !== "whole") return { end: page.end };
			if (page.last === null) return { end: "whole" };
			if (octets >= 268435456) return { end: "full" };
			if (page.last === after) throw failure("source.malformed", {
				source: name$2,
				host: "",
				detail: "loop"
			});
			after = page.last;
		}
	}
};
async function readPage(domain, after, asking, left) {
	let octets = 0;
	let last = null;
	const intake = openIntake(asking, readCertspotterRow, ({ id }) => last = id, left.rows);
	const from = after === null ? "" : `&after=${encodeURIComponent(after)}`;
	const { status } = await asking.net.source("certspotter", {
		path: `issuances?domain=${encodeURIComponent(domain)}&include_subdomains=true${expanded}${from}`,
		headers: { accept: "application/json" },
		limit: Math.min(pageOctets, left.octets),
		patience,
		receive(bytes) {
			octets += bytes.length;
			intake.write(bytes);
		}
	});
	if (status !== 200) throw failure("source.status", {
		source: name$2,
		host: "",
		status
	});
	return {
		...intake.end(),
		octets,
		last
	};
}
// src/formats/ct/crtsh.ts
const row = object({
	issuer_name: string(),
	common_name: string().nullish().catch(null),
	name_value: string(),
	entry_timestamp: string().nullish().catch(null),
	not_before: string(),
	not_after: string()
});
function readCrtshRow(value) {
	const { success, data } = row.safeParse(value);
	if (!success) return null;
	const { issuer_name: issuer, common_name: common, name_value: names } = data;
	const [notBefore, notAfter] = [readLogTime(data.not_before), readLogTime(data.not_after)];
	if (notBefore === null || notAfter === null) return null;
	return {
		names: [...names.split("\n"), ...typeof common === "string" ? [common] : []],
		issuer,
		caaDomains: null,
		notBefore,
		notAfter,
		loggedAt: readLogTime(data.entry_timestamp)
	};
}
// src/checks/subdomains/sources/crtsh.ts
const name$1 = "crt.sh";
// src/checks/subdomains/sources/table.ts
const ctSources = [{
	id: "crtsh",
	name: name$1,
	async ask(domain, asking) {
		const intake = openIntake(asking, readCrtshRow);
		const path = `?q=${encodeURIComponent(`%.${domain}`)}&output=json&deduplicate=Y`;
		const { status } = await asking.net.source("crtsh", {
			path,
			headers: { accept: "application/json" },
			limit: mostOctets,
			patience,
			receive: (bytes) => intake.write(bytes)
		});
		if (status !== 200) throw failure("source.status", {
			source: name$1,
			host: "crt.sh",
			status
		});
		return intake.end();
	}
}, certspotter];
const sourceIds = ctSources.map(({ id }) => id);
// src/checks/subdomains/schema.ts
const mostNames$1 = 1e4;
const mostListed = 1e3;
const aLimit = {
	en: `a number from 1 to ${mostNames$1}`,
	ko: `1부터 ${mostNames$1}까지의 수`
};
const asWritten = union([string(), number()]).meta({
	type: "integer",
	minimum: 1,
	maximum: mostNames$1,
	default: mostNames$1
});
const input = strictObject({
	query: registrableTarget().meta({
		description: "Registrable domain; a name below it is reduced to it, a public suffix is refused",
		ko: "등록 가능한 도메인. 하위 이름을 주면 그 도메인으로 줄이고, 공용 접미사는 거부합니다",
		examples: ["example.com"]
	}),
	limit: asWritten.transform((given, context) => {
		const limit = /^\d{1,5}$/.test(`${given}`) ? Number(given) : 0;
		if (limit >= 1 && limit <= mostNames$1) return limit;
		context.addIssue({
			code: "custom",
			params: { expected: aLimit }
		});
		return NEVER;
	}).default(mostNames$1).meta({
		description: `Maximum number of names in the answer, newest first (1–${mostNames$1}); total counts all names`,
		ko: `응답에 담을 최대 이름 수. 최근 것부터이며 1~${mostNames$1}. 전체 수는 total`,
		examples: [100]
	})
});
const count = int().min(0);
const sourceId = _enum(sourceIds);
const source = object({
	id: sourceId.meta({
		description: "Code of the source, the same in every language",
		ko: "출처의 코드. 언어가 바뀌어도 같음"
	}),
	name: string().meta({
		description: "Name of the source",
		ko: "출처의 이름"
	}),
	status: _enum([
		"complete",
		"partial",
		"failed",
		"pending"
	]).meta({
		description: "complete: everything was read; partial: it ended early, names may be missing; failed: no data; pending: it had not answered yet",
		ko: "complete: 모두 읽음. partial: 중간에 끝나 이름이 빠졌을 수 있음. failed: 아무것도 얻지 못함. pending: 아직 응답하지 않음"
	}),
	reason: string().nullable().meta({
		description: "Why it is not complete, as a code that is the same in every language; null if it is complete",
		ko: "완전하지 않은 이유를 나타내는 코드(언어 공통). 완전하면 null"
	}),
	detail: string().nullable().meta({
		description: "Details of the reason: a status code, seconds, an error",
		ko: "이유의 세부 정보(상태 코드, 초, 오류)"
	}),
	truncated: boolean().meta({
		description: "Whether it exceeded a limit: 1,000,000 certificates, 256 MiB or 1,000,000 names",
		ko: "처리 한도(인증서 100만 개, 256MiB, 이름 100만 개)를 넘었는지 여부"
	}),
	certificates: count.meta({
		description: "Certificates that it listed",
		ko: "제공한 인증서 수"
	}),
	names: count.meta({
		description: "Names and wildcards of the domain in these certificates, deduplicated",
		ko: "그 인증서에 있는 이 도메인의 이름과 와일드카드 수(중복 제외)"
	}),
	ms: number().min(0).meta({
		description: "Duration in milliseconds",
		ko: "걸린 시간(밀리초)"
	}),
	stale: boolean().meta({
		description: "Whether its names are from an earlier measurement because no source answered now",
		ko: "지금 응답하는 출처가 없어 이전 측정의 이름을 사용했는지 여부"
	}),
	observedAt: string().meta({
		description: "When it was asked",
		ko: "조회한 시각"
	})
});
const name = object({
	name: string().meta({
		description: "In ASCII, lower case",
		ko: "ASCII 소문자 이름"
	}),
	unicode: string().exactOptional().meta({
		description: "The Unicode form, if it is safe to show",
		ko: "안전하게 표시할 수 있을 때의 유니코드 표기"
	}),
	firstSeen: string().meta({
		description: "When the first certificate was logged, or its notBefore if the source does not report that",
		ko: "첫 인증서가 로그에 기록된 시각. 출처에 없으면 notBefore"
	}),
	lastSeen: string().meta({
		description: "The same for the newest certificate",
		ko: "가장 최근 인증서의 시각"
	}),
	isValid: boolean().meta({
		description: "Whether it has an unexpired certificate; revocation is not checked",
		ko: "만료되지 않은 인증서가 있는지 여부. 폐지 여부는 확인하지 않습니다"
	}),
	certificates: count.meta({
		description: "Entries in all sources; the same certificate may be counted several times",
		ko: "모든 출처의 항목 수. 같은 인증서가 여러 번 포함될 수 있음"
	}),
	issuers: array(string()).readonly().meta({
		description: "The issuing organizations, newest first, at most 4",
		ko: "발급 기관. 최근 것부터 최대 4개"
	}),
	sources: array(sourceId).readonly().meta({
		description: "Sources that list a certificate for it",
		ko: "이 이름의 인증서를 제공한 출처"
	})
});
const system = object({
	name: string().meta({
		description: "Host name of the system",
		ko: "시스템의 호스트 이름"
	}),
	purpose: _enum(operationalUses).meta({
		description: "The use of the system, guessed from its name",
		ko: "이름으로 추정한 시스템 용도"
	}),
	keyword: string().meta({
		description: "The word in the name that suggests it",
		ko: "근거가 된 단어"
	}),
	isValid: boolean().meta({
		description: "Whether it has an unexpired certificate",
		ko: "만료되지 않은 인증서가 있는지 여부"
	}),
	lastSeen: string().meta({
		description: "When its newest certificate was logged, or its notBefore",
		ko: "가장 최근 인증서가 기록된 시각 또는 notBefore"
	})
});
const caa = object({
	state: _enum([
		"found",
		"absent",
		"unknown"
	]).meta(descriptions.presence),
	at: string().nullable().meta({
		description: "The name whose CAA records apply",
		ko: "적용되는 CAA 레코드가 있는 이름"
	}),
	reason: string().nullable().meta(descriptions.reason),
	authorities: array(string()).readonly().meta({
		description: "Domains of the CAs that are authorized to issue; empty if no CA is",
		ko: "발급이 허용된 인증 기관의 도메인. 허용된 기관이 없으면 비어 있음"
	}),
	isRestricted: boolean().meta({
		description: "Whether the records restrict the CAs for this certificate; iodef records alone do not",
		ko: "이 인증서의 발급 기관을 제한하는지 여부. iodef 레코드만 있으면 제한하지 않음"
	})
});
const recent = object({
	name: string().meta({
		description: "With *. if it is a wildcard",
		ko: "와일드카드이면 *. 포함"
	}),
	issuer: string().meta({
		description: "Organization of the issuing CA",
		ko: "발급한 인증 기관의 조직 이름"
	}),
	issuerDomains: array(string()).readonly().nullable().meta({
		description: "CAA domains that the issuer recognizes; null if they are unknown",
		ko: "발급 기관이 인정하는 CAA 도메인. 알 수 없으면 null"
	}),
	notBefore: string().meta({
		description: "Start of its validity, close to the time of issue",
		ko: "유효 기간 시작. 발급 시각과 거의 같습니다"
	}),
	caa: caa.meta({
		description: "CAA records that apply to the name (RFC 8659 §3)",
		ko: "이름에 적용되는 CAA 레코드(RFC 8659 §3)"
	})
});
const raw = object({
	domain: string().meta({
		description: "Registrable domain of the requested name",
		ko: "조회한 이름의 등록 가능 도메인"
	}),
	unicode: string().exactOptional().meta({
		description: "The domain in Unicode, if it is internationalized and safe to show",
		ko: "국제화 도메인이고 안전하게 표시할 수 있을 때의 유니코드 표기"
	}),
	observedAt: string().meta(descriptions.observedAt),
	sources: array(source).readonly().meta({
		description: "Certificate Transparency sources that were queried",
		ko: "조회한 인증서 투명성(CT) 출처"
	}),
	total: count.meta({
		description: "Names found, without wildcards",
		ko: "와일드카드를 제외한 전체 이름 수"
	}),
	valid: count.meta({
		description: "Those with an unexpired certificate",
		ko: "만료되지 않은 인증서가 있는 이름 수"
	}),
	names: array(name).max(mostNames$1).readonly().meta({
		description: "The newest first",
		ko: "최근 것부터"
	}),
	wildcards: object({
		total: count.meta({
			description: "Number of wildcard names",
			ko: "와일드카드 이름의 수"
		}),
		valid: count.meta({
			description: "Those with an unexpired certificate",
			ko: "만료되지 않은 인증서가 있는 와일드카드 수"
		}),
		names: array(name).max(mostListed).readonly().meta({
			description: "With *. in front",
			ko: "앞에 *. 포함"
		})
	}).meta({
		description: "Wildcard names in certificates of the domain",
		ko: "도메인의 인증서에 있는 와일드카드 이름"
	}),
	internalSystems: object({
		total: count.meta({
			description: "Number of such names",
			ko: "그런 이름의 수"
		}),
		names: array(system).max(mostListed).readonly().meta({
			description: "Such names, with the use that they suggest",
			ko: "그런 이름과 이름으로 추정한 용도"
		})
	}).meta({
		description: "Names that look like internal, test or old systems, among all names and not only the listed ones",
		ko: "내부, 시험, 오래된 시스템으로 보이는 이름. 표시된 이름뿐 아니라 전체에서 찾습니다"
	}),
	recent: array(recent).readonly().meta({
		description: "Certificates issued within the last 30 days (a few of each issuer) with the CAA records that apply now",
		ko: "30일 안에 발급된 인증서(발급 기관별 일부)와 현재 적용되는 CAA 레코드"
	}),
	dropped: object({
		invalid: count.meta({
			description: "Entries that are not host names",
			ko: "호스트 이름이 아닌 항목 수"
		}),
		foreign: count.meta({
			description: "Names of other domains in shared certificates",
			ko: "공유 인증서에 있는 다른 도메인의 이름 수"
		}),
		invalidRows: count.meta({
			description: "Invalid entries of a source",
			ko: "올바르지 않은 출처 항목 수"
		})
	}).meta({
		description: "Entries that were left out",
		ko: "제외한 항목"
	})
});
// src/checks/subdomains/view.ts
function namesOf({ query: domain, limit }, gathering, now) {
	const [names, wildcards] = [gathering.names("name"), gathering.names("wildcard")];
	const issuers = gathering.issuers.map(({ name }) => issuerText(name));
	const toSeen = (one) => nameSeen(one, issuers, now);
	const systems = names.where((name) => wordOf(name, domain) !== null, mostListed);
	return {
		...inUnicode(domain),
		total: names.total,
		valid: names.valid(now),
		names: names.newest(limit).map(toSeen),
		wildcards: {
			total: wildcards.total,
			valid: wildcards.valid(now),
			names: wildcards.newest(Math.min(limit, mostListed)).map((one) => ({
				...toSeen(one),
				...starred(one.name)
			}))
		},
		internalSystems: {
			total: systems.total,
			names: systems.names.flatMap((one) => systemSeen(one, domain, now))
		}
	};
}
function issuerText(name) {
	const { organization, common } = readIssuer(name);
	return printable(organization ?? common ?? name, 120);
}
function wordOf(name, domain) {
	return name === domain ? null : operationalWordOf(name.slice(0, -domain.length - 1));
}
function systemSeen(one, domain, now) {
	const found = wordOf(one.name, domain);
	if (!found) return [];
	const { name, lastSeen } = one;
	return [{
		name,
		...found,
		isValid: one.validUntil > now,
		lastSeen: new Date(lastSeen).toISOString()
	}];
}
function starred(name) {
	const { unicode } = inUnicode(name);
	return {
		name: `*.${name}`,
		...unicode !== void 0 && { unicode: `*.${unicode}` }
	};
}
function inUnicode(name) {
	const unicode = unicodeOf(name);
	return unicode === null ? {} : { unicode };
}
function nameSeen(one, issuers, now) {
	return {
		name: one.name,
		...inUnicode(one.name),
		firstSeen: new Date(one.firstSeen).toISOString(),
		lastSeen: new Date(one.lastSeen).toISOString(),
		isValid: one.validUntil > now,
		certificates: one.certificates,
		issuers: [...new Set(one.issuers.toReversed().flatMap((place) => issuers[place] ?? []))],
		sources: sourceIds.filter((_, place) => (one.sources & 1 << place) !== 0)
	};
}
// src/checks/subdomains/caa.ts
const mostAsked = 16;
const mostAuthorities = 32;
async function collectRecent(context, { issuers }) {
	const chosen = issuers.flatMap((issuer) => issuer.samples.map((sample, rank) => ({
		issuer,
		sample,
		rank
	}))).toSorted((a, b) => a.rank - b.rank || b.sample.notBefore - a.sample.notBefore).slice(0, mostAsked);
	return Promise.all(chosen.map(async ({ issuer, sample: { name, isWildcard, notBefore } }) => ({
		name: isWildcard ? `*.${name}` : name,
		issuer: issuerText(issuer.name),
		issuerDomains: domainsOf(issuer),
		notBefore: new Date(notBefore).toISOString(),
		caa: toCaa(await authorizedAuthorities(context, parseName(name)), isWildcard)
	})));
}
function domainsOf({ name, caaDomains }) {
	const told = (caaDomains ?? []).slice(0, mostAuthorities).map((each) => printable(each.toLowerCase(), 253));
	const known = caaIdentifiersOf(readIssuer(name).organization) ?? [];
	const all = [...new Set([...told, ...known])];
	return all.length === 0 ? null : all;
}
function toCaa(said, isWildcard) {
	const nothing = {
		at: null,
		reason: null,
		authorities: [],
		isRestricted: false
	};
	if (said.kind === "absent") return {
		...nothing,
		state: "absent"
	};
	if (said.kind === "unknown") return {
		...nothing,
		state: "unknown",
		at: plainText(said.at),
		reason: said.reason
	};
	const { records } = said;
	const tag = isWildcard && records.some((each) => each.tag === "issuewild") ? "issuewild" : "issue";
	const counting = records.filter((each) => each.tag === tag);
	const authorities = counting.flatMap(({ issuer }) => issuer?.domain ?? []).slice(0, mostAuthorities);
	return {
		state: "found",
		at: plainText(said.at),
		reason: null,
		authorities,
		isRestricted: counting.length > 0
	};
}
// src/formats/ct/name.ts
const longestName = 253;
const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const international = /^[\p{L}\p{M}\p{N}.*_-]+$/u;
const foreign = { kind: "foreign" };
const invalid = { kind: "invalid" };
function readCertificateName(text, domain) {
	if (text.length > 1012) return invalid;
	const plain = asciiOf(text.trim().toLowerCase());
	const isWildcard = plain.startsWith("*.");
	const name = (isWildcard ? plain.slice(2) : plain).replace(/\.$/, "");
	if (name.length === 0 || name.length > longestName || !name.split(".").every((each) => label.test(each))) return invalid;
	if (name !== domain && !name.endsWith(`.${domain}`)) return foreign;
	return {
		kind: isWildcard ? "wildcard" : "name",
		name
	};
}
function asciiOf(name) {
	if (/^[\u0000-\u007f]*$/.test(name)) return name;
	if (!international.test(name)) return "";
	const isWildcard = name.startsWith("*.");
	const ascii = domainToASCII(isWildcard ? name.slice(2) : name);
	return isWildcard ? `*.${ascii}` : ascii;
}
// src/checks/subdomains/name-table.ts
const firstNames = 1024;
const firstOctets = 32768;
function openNameTable() {
	let octets = Buffer.alloc(firstOctets);
	let starts = new Uint32Array(firstNames);
	let slots = new Uint32Array(2 * firstNames);
	let size = 0;
	const seed = Math.floor(Math.random() * 2 ** 32);
	function hashOf(name) {
		let hash = 2166136261 ^ seed;
		for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
		return (hash ^ hash >>> 15) >>> 0;
	}
	function startOf(place) {
		return starts[place] ?? 0;
	}
	function isAt(place, name) {
		const start = startOf(place);
		if (startOf(place + 1) - start !== name.length) return false;
		for (let at = 0; at < name.length; at++) if (octets[start + at] !== name.charCodeAt(at)) return false;
		return true;
	}
	function text(place) {
		return octets.toString("latin1", startOf(place), startOf(place + 1));
	}
	function slotOf(name) {
		let slot = hashOf(name) & slots.length - 1;
		for (let held = slots[slot] ?? 0; held > 0 && !isAt(held - 1, name); held = slots[slot] ?? 0) slot = slot + 1 & slots.length - 1;
		return slot;
	}
	function growSlots() {
		slots = new Uint32Array(2 * slots.length);
		for (let place = 0; place < size; place++) slots[slotOf(text(place))] = place + 1;
	}
	return {
		get size() {
			return size;
		},
		find: (name) => (slots[slotOf(name)] ?? 0) - 1,
		add(name) {
			const start = startOf(size);
			if (start + name.length > octets.length) octets = Buffer.concat([octets], Math.ceil(1.5 * octets.length) + name.length);
			if (size + 2 > starts.length) {
				const longer = new Uint32Array(Math.ceil(1.5 * starts.length));
				longer.set(starts);
				starts = longer;
			}
			if (2 * (size + 1) > slots.length) growSlots();
			octets.write(name, start, "latin1");
			slots[slotOf(name)] = size + 1;
			starts[size + 1] = start + name.length;
			return size++;
		},
		text
	};
}
// src/checks/subdomains/columns.ts
const mostIssuers$1 = 4;
function openColumns() {
	const table = openNameTable();
	const figures = openFigures();
	function select(most, holds) {
		const passing = new Uint32Array(table.size);
		let total = 0;
		for (let place = 0; place < table.size; place++) if (holds(table.text(place))) passing[total++] = place;
		const places = passing.subarray(0, total);
		const times = Float64Array.from(places, figures.lastAt).toSorted();
		const from = total > most ? times[total - most] ?? -Infinity : -Infinity;
		const newest = places.filter((place) => figures.lastAt(place) >= from);
		const sorted = Array.from(newest, (place) => ({
			place,
			name: table.text(place)
		})).toSorted((a, b) => figures.lastAt(b.place) - figures.lastAt(a.place) || (a.name < b.name ? -1 : 1));
		return {
			total,
			names: sorted.slice(0, most).map(({ name, place }) => ({
				name,
				...figures.read(place)
			}))
		};
	}
	return {
		has: (name) => table.find(name) >= 0,
		add(name, seen) {
			const known = table.find(name);
			const place = known < 0 ? table.add(name) : known;
			if (known < 0) figures.begin(place, seen);
			figures.add(place, seen);
		},
		get total() {
			return table.size;
		},
		of: (source) => figures.count((place) => (figures.sourcesAt(place) & 1 << source) !== 0),
		valid: (now) => figures.count((place) => figures.untilAt(place) > now),
		newest: (most) => select(most, () => true).names,
		where: (holds, most) => select(most, holds)
	};
}
const firstRoom = 1024;
function openFigures() {
	let [first, last, until] = [
		0,
		0,
		0
	].map(() => new Float64Array(firstRoom));
	let counts = new Uint32Array(firstRoom);
	let sources = new Uint8Array(firstRoom);
	let issuers = new Uint16Array(firstRoom * mostIssuers$1);
	let length = 0;
	function grow() {
		[first, last, until] = [
			first,
			last,
			until
		].map((each) => longer(each));
		[counts, sources, issuers] = [
			longer(counts),
			longer(sources),
			longer(issuers)
		];
	}
	function addIssuer(place, issuer) {
		const from = place * mostIssuers$1;
		const own = issuers.subarray(from, from + mostIssuers$1);
		if (issuer < 0 || own.includes(issuer + 1)) return;
		const free = own.indexOf(0);
		if (free < 0) own.copyWithin(0, 1);
		own[free < 0 ? 3 : free] = issuer + 1;
	}
	return {
		begin(place, { seen, until: end }) {
			if (place === first.length) grow();
			length = place + 1;
			first[place] = seen;
			last[place] = seen;
			until[place] = end;
		},
		add(place, { seen, until: end, issuer, source }) {
			first[place] = Math.min(first[place] ?? seen, seen);
			last[place] = Math.max(last[place] ?? seen, seen);
			until[place] = Math.max(until[place] ?? end, end);
			counts[place] = (counts[place] ?? 0) + 1;
			sources[place] = (sources[place] ?? 0) | 1 << source;
			addIssuer(place, issuer);
		},
		read: (place) => ({
			firstSeen: first[place] ?? 0,
			lastSeen: last[place] ?? 0,
			validUntil: until[place] ?? 0,
			certificates: counts[place] ?? 0,
			issuers: [...issuers.subarray(place * mostIssuers$1, (place + 1) * mostIssuers$1)].flatMap((one) => one === 0 ? [] : [one - 1]),
			sources: sources[place] ?? 0
		}),
		lastAt: (place) => last[place] ?? 0,
		untilAt: (place) => until[place] ?? 0,
		sourcesAt: (place) => sources[place] ?? 0,
		count(holds) {
			let count = 0;
			for (let place = 0; place < length; place++) if (holds(place)) count++;
			return count;
		}
	};
}
function longer(column) {
	const more = new column.constructor(Math.ceil(1.5 * column.length / mostIssuers$1) * mostIssuers$1);
	more.set(column);
	return more;
}
// src/checks/subdomains/gather.ts
const mostNames = 1e6;
const mostCharacters = 67108864;
const mostIssuers = 1024;
const mostSamples = 4;
const lately = 2592e6;
function openGathering(domain, now) {
	const kinds = {
		name: openColumns(),
		wildcard: openColumns()
	};
	const issuers = openIssuers();
	let [invalid, foreign, characters] = [
		0,
		0,
		0
	];
	let isFull = false;
	function hasRoomFor(name) {
		const known = kinds.name.total + kinds.wildcard.total;
		isFull ||= known >= mostNames || characters + name.length > mostCharacters;
		if (!isFull) characters += name.length;
		return !isFull;
	}
	return {
		add(issuance, source) {
			const { notBefore, notAfter, loggedAt } = issuance;
			const issuer = issuers.find(issuance);
			const seen = loggedAt ?? notBefore;
			for (const text of new Set(issuance.names)) {
				const read = readCertificateName(text, domain);
				if (read.kind === "invalid") invalid++;
				else if (read.kind === "foreign") foreign++;
				else {
					const columns = kinds[read.kind];
					if (!columns.has(read.name) && !hasRoomFor(read.name)) continue;
					columns.add(read.name, {
						seen,
						until: notAfter,
						issuer,
						source
					});
					if (now - notBefore < lately) issuers.sample(issuer, {
						name: read.name,
						isWildcard: read.kind === "wildcard",
						notBefore
					});
				}
			}
		},
		names: (kind) => kinds[kind],
		get issuers() {
			return issuers.all();
		},
		get invalid() {
			return invalid;
		},
		get foreign() {
			return foreign;
		},
		get isFull() {
			return isFull;
		}
	};
}
const noIssuer = -1;
function openIssuers() {
	const places = new Map();
	const known = [];
	return {
		all: () => known,
		find({ issuer, caaDomains }) {
			const name = issuer.slice(0, 512);
			const place = places.get(name);
			if (place !== void 0) {
				const one = known[place];
				if (one) one.caaDomains ??= caaDomains;
				return place;
			}
			if (known.length === mostIssuers) return noIssuer;
			places.set(name, known.length);
			return known.push({
				name,
				caaDomains,
				samples: []
			}) - 1;
		},
		sample(place, sample) {
			const issuer = known[place];
			if (!issuer) return;
			const { samples } = issuer;
			const isKnown = samples.some(({ name, isWildcard }) => name === sample.name && isWildcard === sample.isWildcard);
			const oldest = samples.at(-1);
			const isOlder = samples.length === mostSamples && oldest !== void 0 && oldest.notBefore >= sample.notBefore;
			if (isKnown || isOlder) return;
			issuer.samples = [...samples, sample].toSorted((a, b) => b.notBefore - a.notBefore).slice(0, mostSamples);
		}
	};
}
// src/checks/subdomains/refusals.ts
const staleFor = 2592e6;
async function recallStale({ query, limit }, { earlier, now }, told) {
	const known = await earlier?.();
	if (!known || now().getTime() - known.observedAt.getTime() > staleFor) return null;
	const { success, data } = raw.safeParse(known.raw);
	if (!success || data.domain !== query) return null;
	const sources = data.sources.map((source) => {
		const { status, reason, detail, ms } = told.find(({ id }) => id === source.id) ?? source;
		return {
			...source,
			status,
			reason,
			detail,
			ms,
			stale: true
		};
	});
	return {
		...data,
		sources,
		names: data.names.slice(0, limit)
	};
}
function refuse(domain, told) {
	const params = {
		subject: domain,
		sources: {
			en: listed(told, "en"),
			ko: listed(told, "ko")
		}
	};
	const isLate = told.every(({ reason }) => reason?.startsWith("timeout.") === true);
	const waits = told.flatMap(({ retryAfter }) => retryAfter ?? []);
	const options = waits.length === 0 ? {} : { retryAfter: Math.min(...waits) };
	return isLate ? failure("timeout.sources", params, options) : failure("sources.none", params, options);
}
function listed(told, language) {
	return told.map(({ name, reason, detail }) => `${name}: ${reasonWords(reason)[language]}${detail === null ? "" : ` (${detail})`}`).join("; ");
}
// src/checks/subdomains/sources/run.ts
function runSource(source, domain, { net, elapsed, pause }, take) {
	const began = elapsed();
	let [certificates, dropped] = [0, 0];
	let ended = null;
	let latest = silent;
	let ms = 0;
	const asking = {
		net,
		take(issuance) {
			certificates++;
			take(issuance);
		},
		drop(count) {
			dropped += count;
		}
	};
	async function ask() {
		for (const wait of [...waits, null]) {
			const got = await attempt(() => source.ask(domain, asking));
			const said = got.ok ? endOf(got.value) : failureOf(got.failure);
			const isWorthwhile = isPassing(said) && certificates === 0 && elapsed() - began < patienceForMore;
			if (isWorthwhile) latest = said;
			if (wait === null || !isWorthwhile || await pause?.(...wait) !== true) return said;
		}
		return latest;
	}
	return {
		source,
		done: ask().then((said) => {
			ms = elapsed() - began;
			ended = said;
		}),
		state: () => ({
			...ended ? withStatus(ended, certificates) : {
				...latest,
				status: "pending"
			},
			certificates,
			dropped,
			ms: Math.round(ended ? ms : elapsed() - began)
		})
	};
}
const waits = [[1500, 3500], [5e3, 9e3]];
const patienceForMore = 2e4;
function isPassing({ reason, detail, truncated }) {
	if (reason === "source.status") return detail === "404" || /^5\d\d$/.test(detail ?? "");
	return reason === "source.malformed" && !truncated || reason === "source.unreachable";
}
const fine = {
	reason: null,
	detail: null,
	retryAfter: null,
	truncated: false
};
const silent = {
	...fine,
	reason: "timeout.source"
};
const ends = {
	whole: fine,
	full: {
		...fine,
		truncated: true,
		reason: "source.malformed",
		detail: "too-large"
	},
	cut: {
		...fine,
		reason: "source.malformed",
		detail: "cut"
	},
	"not-rows": {
		...fine,
		reason: "source.malformed",
		detail: "not-rows"
	}
};
function endOf({ end }) {
	return ends[end];
}
function failureOf({ reason, params }) {
	const { detail, status, seconds } = params;
	const said = [
		status,
		seconds,
		detail
	].find((each) => typeof each === "string" || typeof each === "number");
	return {
		reason,
		detail: said === void 0 ? null : printable(`${said}`, 120),
		retryAfter: typeof seconds === "number" ? seconds : null,
		truncated: detail === "too-large"
	};
}
function withStatus(ended, certificates) {
	if (ended.reason === null) return {
		...ended,
		status: "complete"
	};
	return {
		...ended,
		status: certificates > 0 ? "partial" : "failed"
	};
}
// src/checks/subdomains/source-states.ts
function statesOf(running, gathering) {
	const [names, wildcards] = [gathering.names("name"), gathering.names("wildcard")];
	const states = running.map((run, place) => ({
		id: run.source.id,
		name: run.source.name,
		...run.state(),
		names: names.of(place) + wildcards.of(place)
	}));
	return states.map((state) => asContradicted(asFull(state, gathering), states));
}
function asFull(state, { isFull }) {
	if (!isFull || state.status === "failed") return state;
	return {
		...state,
		truncated: true,
		status: state.status === "complete" ? "partial" : state.status,
		reason: state.reason ?? "source.malformed",
		detail: state.detail ?? "too-large"
	};
}
function asContradicted(state, states) {
	return state.id === "crtsh" && state.status === "complete" && state.certificates === 0 && states.some(({ names }) => names > 0) ? {
		...state,
		status: "failed",
		reason: "source.malformed",
		detail: "empty"
	} : state;
}
// src/checks/subdomains/collect.ts
async function collect(input, context) {
	const gathering = openGathering(input.query, context.now().getTime());
	const running = ctSources.map((source, place) => runSource(source, input.query, context, (issuance) => gathering.add(issuance, place)));
	const all = Promise.all(running.map(({ done }) => done));
	if (!await untilDue(all, context)) context.afterwards?.improve(all.then(() => conclude(input, context, gathering, running)));
	return conclude(input, context, gathering, running);
}
async function untilDue(all, context) {
	const { afterwards } = context;
	if (!afterwards) return all.then(() => true);
	const { promise, resolve } = Promise.withResolvers();
	const timer = setTimeout(() => resolve(false), Math.min(longestAfterwards, Math.max(0, afterwards.due - context.elapsed())));
	try {
		return await Promise.race([promise, all.then(() => true)]);
	} finally {
		clearTimeout(timer);
	}
}
async function conclude(input, context, gathering, running) {
	const told = statesOf(running, gathering);
	if (told.every(isEmpty)) {
		const stale = await recallStale(input, context, told);
		if (stale) return stale;
		throw refuse(input.query, told);
	}
	const now = context.now();
	const names = namesOf(input, gathering, now.getTime());
	return {
		domain: input.query,
		...names,
		observedAt: now.toISOString(),
		sources: told.map((each) => toSource(each, now)),
		recent: await collectRecent(context, gathering),
		dropped: {
			invalid: gathering.invalid,
			foreign: gathering.foreign,
			invalidRows: told.reduce((sum, { dropped }) => sum + dropped, 0)
		}
	};
}
function toSource(each, now) {
	const { id, name, status, reason, detail, truncated, certificates, names, ms } = each;
	return {
		id,
		name,
		status,
		reason,
		detail,
		truncated,
		certificates,
		names,
		ms,
		stale: false,
		observedAt: now.toISOString()
	};
}
function isEmpty({ status, certificates }) {
	return status !== "complete" && certificates === 0;
}
// src/checks/subdomains/problems.ts
const problems = defineProblems({
	"issuer-not-allowed": {
		severity: "medium",
		cause: {
			en: "{issuer} issued a certificate for {names} ({date}). The current CAA records at {at} do not authorize this CA. They may have been different at the time of issue.",
			ko: "{issuer}에서 {names}의 인증서를 발급했습니다({date}). 현재 {at}의 CAA 레코드는 이 인증 기관을 허용하지 않습니다. 발급 당시에는 달랐을 수 있습니다."
		},
		action: {
			en: "Find out who requested the certificate. If it is legitimate, add the CA to the CAA records. If not, ask the CA to revoke it.",
			ko: "인증서를 요청한 사람을 확인하십시오. 정상 발급이면 CAA 레코드에 인증 기관을 추가하고, 아니면 인증 기관에 폐지를 요청하십시오."
		},
		reference: "RFC 8659 §4"
	},
	"systems-named": {
		severity: "low",
		cause: {
			en: "Certificate Transparency logs list names below {domain} that look like internal or test systems ({count}): {names}. Attackers search these logs.",
			ko: "Certificate Transparency 로그에 {domain}의 내부 또는 시험 시스템으로 보이는 이름이 {count}개 있습니다: {names}. 공격자도 이 로그를 조회합니다."
		},
		action: {
			en: "Make sure that these systems cannot be reached from the Internet, or require a login. Use a wildcard certificate or a private CA for internal names.",
			ko: "이 시스템에 인터넷에서 접속할 수 없게 하거나 로그인을 요구하십시오. 내부 이름에는 와일드카드 인증서나 사설 CA를 사용하십시오."
		},
		reference: "RFC 9162 §11"
	},
	"systems-forgotten": {
		severity: "low",
		cause: {
			en: "Names below {domain} look like systems that are no longer in use ({count}): {names}.",
			ko: "{domain}에서 더 이상 쓰지 않는 시스템으로 보이는 이름이 {count}개 있습니다: {names}."
		},
		action: {
			en: "Switch off the systems that are no longer needed, and delete their DNS records.",
			ko: "필요하지 않은 시스템은 종료하고 DNS 레코드를 삭제하십시오."
		}
	},
	wildcard: {
		severity: "low",
		cause: {
			en: "{domain} has valid wildcard certificates for {names} ({count}). An attacker who gets the private key of such a certificate can impersonate every name that it covers.",
			ko: "{domain}에 유효한 와일드카드 인증서가 있는 이름이 {count}개 있습니다: {names}. 개인 키가 유출되면 공격자가 해당하는 모든 이름을 사칭할 수 있습니다."
		},
		action: {
			en: "Keep the private key on as few systems as possible. Use individual certificates for names that may be public.",
			ko: "개인 키를 두는 시스템을 최소로 줄이십시오. 공개해도 되는 이름에는 개별 인증서를 사용하십시오."
		}
	},
	"source-incomplete": {
		severity: "info",
		cause: {
			en: "The answer of {source} is incomplete: {reason}. Names may be missing.",
			ko: "{source}의 응답이 불완전합니다: {reason}. 빠진 이름이 있을 수 있습니다."
		},
		action: {
			en: "Run the check again later.",
			ko: "나중에 다시 실행하십시오."
		}
	},
	"source-truncated": {
		severity: "info",
		cause: {
			en: "{source} has more certificates than this check reads. It found {total} names; others may be missing.",
			ko: "{source}의 인증서가 이 점검의 처리 한도를 넘습니다. 이름 {total}개를 찾았으며 빠진 이름이 있을 수 있습니다."
		},
		action: {
			en: "If you need every name, query the source directly.",
			ko: "모든 이름이 필요하면 출처에서 직접 조회하십시오."
		}
	},
	"sources-stale": {
		severity: "info",
		cause: {
			en: "No source answered ({sources}). The names are from {date}.",
			ko: "응답한 출처가 없습니다({sources}). {date}에 조회한 이름입니다."
		},
		action: {
			en: "Run the check again later.",
			ko: "나중에 다시 실행하십시오."
		}
	}
});
const find = finder();
const words = {
	problems,
	caps: {},
	parts: {},
	kpis: {
		total: {
			en: "Names",
			ko: "이름"
		},
		valid: {
			en: "With a valid certificate",
			ko: "유효한 인증서가 있는 이름"
		},
		wildcards: {
			en: "Wildcards",
			ko: "와일드카드"
		},
		systems: {
			en: "Internal, test or old systems",
			ko: "내부·시험·오래된 시스템"
		},
		newest: {
			en: "Newest name",
			ko: "가장 최근 이름"
		},
		sources: {
			en: "Sources",
			ko: "출처"
		}
	},
	values: {
		newest: { false: {
			en: "none",
			ko: "없음"
		} },
		sources: { false: {
			en: "none answered",
			ko: "응답 없음"
		} }
	}
};
// src/checks/subdomains/judge.ts
const mostShown = 6;
function judge(raw) {
	const findings = [
		...systemFindings(raw),
		...wildcardFindings(raw),
		...issuerFindings(raw),
		...sourceFindings(raw)
	];
	const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
	return areNamesKnown(raw) || verdict.status !== "pass" ? verdict : {
		...verdict,
		status: "unknown"
	};
}
function areNamesKnown({ sources, total, wildcards }) {
	const complete = sources.filter(({ status, stale }) => status === "complete" && !stale);
	return total + wildcards.total > 0 ? complete.length > 0 : complete.length === sources.length;
}
function systemFindings({ domain, internalSystems: systems }) {
	const legacy = systems.names.filter(({ purpose: use }) => use === "legacy");
	const others = systems.names.filter(({ purpose: use }) => use !== "legacy");
	return [...others.length > 0 ? [find("systems-named", listing(domain, others))] : [], ...legacy.length > 0 ? [find("systems-forgotten", listing(domain, legacy))] : []];
}
function listing(domain, seen, count = seen.length) {
	const names = seen.slice(0, mostShown).map(({ name }) => name);
	return {
		domain,
		count,
		names: (count > names.length ? [...names, "…"] : names).join(", ")
	};
}
function wildcardFindings({ domain, wildcards }) {
	const listed = wildcards.names.filter(({ isValid }) => isValid);
	return wildcards.valid > 0 ? [find("wildcard", listing(domain, listed, wildcards.valid))] : [];
}
function issuerFindings({ recent }) {
	const strays = recent.filter(({ issuerDomains, caa }) => caa.state === "found" && caa.isRestricted && issuerDomains !== null && !caa.authorities.some((authority) => issuerDomains.includes(authority)));
	return [...Map.groupBy(strays, ({ issuer, caa }) => `${issuer} ${caa.at}`).values()].flatMap((certificates) => {
		const [first] = certificates;
		if (!first) return [];
		const { issuer, notBefore, caa } = first;
		const params = {
			issuer,
			names: [...new Set(certificates.map(({ name }) => name))].slice(0, mostShown).join(", "),
			date: notBefore.slice(0, 10),
			at: caa.at ?? "?"
		};
		return [find("issuer-not-allowed", params, {
			subject: issuer,
			evidence: evidenceOf(caa.authorities)
		})];
	});
}
function evidenceOf(authorities) {
	return `CAA issue: ${authorities.length === 0 ? ";" : authorities.join(", ")}`;
}
function sourceFindings({ sources, total }) {
	const stale = sources.find((source) => source.stale);
	if (stale) {
		const failures = (language) => sources.map(({ name, ...said }) => `${name}: ${reasonOf(said)[language]}`).join("; ");
		const params = {
			date: stale.observedAt.slice(0, 10),
			sources: {
				en: failures("en"),
				ko: failures("ko")
			}
		};
		return [find("sources-stale", params)];
	}
	return sources.flatMap(({ id, name, status, reason, detail, truncated }) => {
		const seen = {
			subject: id,
			...detail !== null && { evidence: `${reason} ${detail}` }
		};
		if (truncated) return [find("source-truncated", {
			source: name,
			total
		}, seen)];
		if (status === "complete") return [];
		return [find("source-incomplete", {
			source: name,
			reason: reasonOf({
				reason,
				detail
			})
		}, seen)];
	});
}
const empty = {
	en: "its list is empty, but another source has names",
	ko: "다른 출처에는 이름이 있는데 빈 목록을 응답함"
};
function reasonOf({ reason, detail }) {
	return detail === "empty" ? empty : reasonWords(reason);
}
function kpisOf({ total, valid, wildcards, internalSystems: systems, names, sources }) {
	const answered = sources.filter(({ status, stale }) => !stale && status !== "failed" && status !== "pending");
	return [
		{
			id: "total",
			value: total
		},
		{
			id: "valid",
			value: valid
		},
		{
			id: "wildcards",
			value: wildcards.total
		},
		{
			id: "systems",
			value: systems.total
		},
		{
			id: "newest",
			value: names[0]?.lastSeen.slice(0, 10) ?? false
		},
		{
			id: "sources",
			value: answered.map(({ name }) => name).join(", ") || false
		}
	];
}
// src/checks/subdomains/lasts.ts
const wholeDay = 86400;
const afterFailure = 600;
function lasts({ sources }) {
	if (sources.some(({ status, stale }) => stale || status === "pending")) return 0;
	return sources.every(({ status, truncated }) => status === "complete" || truncated) ? wholeDay : afterFailure;
}
// src/checks/subdomains/monitored.ts
const monitored = {
	fields: { subdomain: {
		title: {
			en: "Subdomain",
			ko: "서브도메인"
		},
		severity: "low",
		action: {
			en: "Make sure that you requested a certificate for the name; if not, ask the certificate authority to revoke it.",
			ko: "해당 이름의 인증서를 직접 신청했는지 확인하십시오. 아니라면 인증 기관에 폐지를 요청하십시오."
		},
		appears: "neutral",
		disappears: null
	} },
	facts: ({ sources, names, total }) => {
		const whole = new Set(sources.filter(isWhole).map(({ id }) => id));
		const sure = names.filter((name) => name.sources.some((id) => whole.has(id)));
		const gaps = sources.filter((source) => !isWhole(source)).map(({ id }) => id);
		return [{
			field: "subdomain",
			members: sure.map(({ name }) => name),
			gaps: total > names.length || whole.size === 0 ? ["*", ...gaps] : gaps
		}];
	}
};
function isWhole({ status, stale, truncated }) {
	return status === "complete" && !stale && !truncated;
}
// src/checks/subdomains/notes.ts
const notes = [
	{
		en: "Publicly trusted certificates are recorded in Certificate Transparency logs (RFC 9162). The check queries services that index these logs: crt.sh and Cert Spotter. It contacts no host and no name server of the domain. It looks up CAA records through the configured resolvers.",
		ko: "공개적으로 신뢰되는 인증서는 Certificate Transparency 로그(RFC 9162)에 기록됩니다. 이 로그를 색인하는 crt.sh와 Cert Spotter에 조회하며, 대상 도메인의 호스트나 네임서버에는 접속하지 않습니다. CAA 레코드는 설정된 리졸버로 조회합니다."
	},
	{
		en: "crt.sh also lists expired certificates and is often overloaded. Cert Spotter lists certificates that have not expired; a key (PORTCULLIS_KEY_CERTSPOTTER) raises its limit. The result shows the status of each source. Names may be missing if a source failed. A name that never had a public certificate is not in the logs.",
		ko: "crt.sh에는 만료된 인증서도 있지만 자주 과부하 상태가 됩니다. Cert Spotter는 만료되지 않은 인증서만 제공하며 키(PORTCULLIS_KEY_CERTSPOTTER)가 있으면 한도가 늘어납니다. 출처별 상태가 응답에 포함됩니다. 실패한 출처의 이름은 빠질 수 있고, 공개 인증서를 발급받은 적이 없는 이름은 로그에 없습니다."
	},
	{
		en: "At most 256 MiB and 1,000,000 certificates are read from a source, and 1,000,000 names are kept. Names are in lower-case ASCII, deduplicated, newest first. Entries that are not host names (e-mail addresses, free text, control characters) and names of other domains are dropped and counted. A name in a log does not have to exist in the DNS.",
		ko: "출처별로 최대 256MiB, 인증서 100만 개까지 읽고 이름은 100만 개까지 보관합니다. 이름은 ASCII 소문자로, 중복 없이 최근 것부터 표시합니다. 호스트 이름이 아닌 항목(메일 주소, 텍스트, 제어 문자)과 다른 도메인의 이름은 제외하고 개수만 셉니다. 로그에 있는 이름이 DNS에 존재한다는 뜻은 아닙니다."
	},
	{
		en: "A server answers when all sources have answered or after 25 s at the latest. A slower source continues for up to 120 s, and the next answer includes its names. Complete results are cached for 24 h. If no source answers, names stored within the last 30 days are returned and marked as stale.",
		ko: "서버는 모든 출처가 응답하면, 늦어도 25초 뒤에 답합니다. 더 느린 출처는 최대 120초까지 계속 받아 다음 응답에 반영합니다. 완전한 결과는 24시간 보관합니다. 응답하는 출처가 없으면 30일 안에 저장한 이름을 오래된 값(stale)으로 표시해 제공합니다."
	}
];
// src/checks/subdomains/tables.ts
const statusWords = {
	complete: {
		en: "complete",
		ko: "완료"
	},
	partial: {
		en: "partial",
		ko: "일부"
	},
	failed: {
		en: "failed",
		ko: "실패"
	},
	pending: {
		en: "pending",
		ko: "대기 중"
	}
};
function tablesOf({ sources, names, wildcards }) {
	return [
		{
			columns: [
				{
					en: "Source",
					ko: "출처"
				},
				{
					en: "Status",
					ko: "상태"
				},
				{
					en: "Names",
					ko: "이름"
				},
				{
					en: "Certificates",
					ko: "인증서"
				},
				{
					en: "Note",
					ko: "비고"
				}
			],
			rows: sources.map((source) => [
				source.name,
				statusWords[source.status],
				`${source.names}`,
				`${source.certificates}`,
				noteOf(source)
			])
		},
		...namesTable(names),
		...namesTable(wildcards.names)
	];
}
function noteOf({ stale, observedAt, status, reason, ms }) {
	if (stale) return {
		en: `as of ${observedAt.slice(0, 10)}`,
		ko: `${observedAt.slice(0, 10)} 기준`
	};
	const time = `${(ms / 1e3).toFixed(1)} s`;
	return status === "complete" ? {
		en: time,
		ko: time
	} : reasonWords(reason);
}
function namesTable(names) {
	if (names.length === 0) return [];
	return [{
		columns: [
			{
				en: "First seen",
				ko: "처음"
			},
			{
				en: "Last seen",
				ko: "최근"
			},
			{
				en: "Certificate",
				ko: "인증서"
			},
			{
				en: "Name",
				ko: "이름"
			}
		],
		rows: names.map(({ firstSeen, lastSeen, isValid, name, unicode }) => [
			firstSeen.slice(0, 10),
			lastSeen.slice(0, 10),
			isValid ? {
				en: "valid",
				ko: "유효"
			} : {
				en: "expired",
				ko: "만료"
			},
			unicode === void 0 ? name : `${name} (${unicode})`
		])
	}];
}
// src/checks/subdomains/index.ts
const subdomains = defineCheck({
	id: "subdomains",
	version: 3,
	title: {
		en: "Subdomains",
		ko: "하위 도메인"
	},
	about: {
		en: "Lists the names below a domain in Certificate Transparency logs. Nothing is sent to the domain itself.",
		ko: "Certificate Transparency 로그에 공개된 하위 도메인을 나열합니다. 대상 도메인에는 아무것도 보내지 않습니다."
	},
	notes,
	input,
	subject: "query",
	raw,
	cost: "heavy",
	ttl: wholeDay,
	lasts,
	deadline: 30,
	words,
	target: ({ query }) => targetOfHost(query),
	collect,
	judge,
	fits: (seen, { query, limit }) => seen.domain === query && seen.names.length <= limit,
	tables: tablesOf,
	monitored
});
export { operationalWordOf as i, areNamesKnown as n, operationalUses as r, subdomains as t };
