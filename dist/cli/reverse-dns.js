import { Do as isWithin, Er as reverseName, Fs as _enum, Io as upwards, Mo as outermost, No as parentOf, Oo as keyOf, Qo as defineCheck, Qs as object, Rs as array, So as parseName, To as isSameName, Tr as addressOctets, Wa as types, Ws as int, Xo as targetOfHost, ar as listTotal, cs as defineProblems, es as bracketed, ir as descriptions, ko as labelsOf, ks as datetime, lo as reach, ls as finder, nc as strictObject, nr as concludeGrade, rc as string, uo as specialRange, xo as nameText, zs as boolean } from "./gate.js";
import { _t as Failure, dt as printable, yt as failure } from "./start.js";
import { l as recordsOf } from "./answer.js";
import { t as ask } from "./lookup.js";
import { g as unchecked, t as doubtfulReasonIn } from "./doubtful.js";
import { f as zoneOf, i as securityOf, l as consistently, n as servedSecurityOf } from "./served.js";
import { t as addressesIn } from "./name-servers.js";
import { t as registrableOf } from "./registrable3.js";
import { t as resolverWords } from "./resolver-words.js";
import { t as joined } from "./words4.js";
import { i as reverseTarget } from "./domain.js";
import { isIP } from "node:net";
// src/data/generic-names.ts
const genericWords = {
	alone: [
		"adsl",
		"broadband",
		"cable",
		"cablemodem",
		"cust",
		"customer",
		"dhcp",
		"dial",
		"dialin",
		"dialup",
		"dsl",
		"dyn",
		"dynamic",
		"dynip",
		"fttb",
		"fttc",
		"ftth",
		"gprs",
		"hfc",
		"modem",
		"ppp",
		"pppoe",
		"res",
		"resnet",
		"residential",
		"sdsl",
		"unassigned",
		"unused",
		"vdsl",
		"wifi",
		"wimax",
		"wlan",
		"xdsl"
	],
	beside: [
		"client",
		"clients",
		"host",
		"ip",
		"ipv4",
		"lan",
		"mobile",
		"net",
		"node",
		"pool",
		"rev",
		"reverse",
		"static",
		"sta",
		"user",
		"vps"
	]
};
// src/checks/reverse-dns/generic.ts
const alone = new Set(genericWords.alone);
const beside = new Set(genericWords.beside);
function genericSign(name, domain, address) {
	const whole = name.toLowerCase().replace(/\.$/, "");
	const host = domain !== null && whole.endsWith(`.${domain}`) ? whole.slice(0, -domain.length - 1) : whole;
	if (host === "" || whole === domain) return null;
	return addressOctets(address).length === 4 ? shortSign(host, address) : longSign(host, address);
}
function shortSign(host, address) {
	const octets = address.split(".").map(Number);
	const hex = addressOctets(address).toString("hex");
	const padded = octets.map((octet) => `${octet}`.padStart(3, "0"));
	const isWritten = (host.match(/[\da-f]{8,}|\d{12}/g) ?? []).some((run) => run === hex || run === turned(hex) || run === padded.join("") || run === padded.toReversed().join(""));
	const numbers = (host.match(/\d+/g) ?? []).map(Number);
	const held = longestRun(numbers, octets);
	if (isWritten || held === octets.length) return "address";
	return worded(host, held, held > 0 && (numbers.includes(octets[3] ?? -1) || held > 1));
}
function worded(host, held, hasNumber) {
	const words = host.split(/[^a-z]+/);
	return hasNumber && words.some((word) => alone.has(word)) || held > 1 && words.some((word) => beside.has(word)) ? "word" : null;
}
function longestRun(numbers, octets) {
	const backwards = octets.toReversed();
	for (let count = octets.length; count > 0; count--) if (holds(numbers, octets.slice(-count)) || holds(numbers, backwards.slice(0, count))) return count;
	return 0;
}
function holds(numbers, part) {
	return numbers.some((_, at) => part.every((octet, index) => numbers[at + index] === octet));
}
function longSign(host, address) {
	const digits = addressOctets(address).toString("hex");
	const bare = host.replaceAll(/[.-]/g, "");
	const half = digits.slice(16);
	const isTelling = new Set(half).size > 2 || half.replace(/^0+/, "").length > 4;
	if (bare.includes(digits) || isTelling && (bare.includes(half) || bare.includes(Array.from(half).toReversed().join("")))) return "address";
	const groups = address.split(":").filter((group) => group !== "");
	const written = host.split(/[^\da-f]+/).filter((group) => group !== "");
	return groups.length > 3 && written.some((_, at) => groups.every((group, index) => written[at + index] === group)) ? "address" : null;
}
function turned(hex) {
	return Buffer.from(Buffer.from(hex, "hex").toReversed()).toString("hex");
}
// src/checks/reverse-dns/pointer.ts
const mostAddresses = 16;
const longestName$1 = 300;
const mostDomains = 3;
async function lookAtPointer(context, name, address) {
	const domain = await registrableOf(nameText(name).replace(/\.$/, "").toLowerCase());
	const [four, six, isMailHost] = await Promise.all([
		ask(context, name, types.A),
		ask(context, name, types.AAAA),
		isMailHostOf(context, name, domain)
	]);
	const own = isIP(address) === 4 ? four : six;
	const found = [...addressesIn(four), ...addressesIn(six)];
	return {
		name: printable(nameText(name), longestName$1),
		...await bogusOf(context, name, own, address) ?? forwardOf(own, address, await doubtfulReasonIn(own)),
		addresses: found.slice(0, mostAddresses),
		addressesTotal: found.length,
		aliases: aliasesOf(own),
		anomalies: odditiesOf(name),
		generic: genericSign(nameText(name), domain, address),
		isMailHost
	};
}
async function bogusOf(context, name, { answer }, address) {
	if (answer.kind !== "unknown" || answer.reason !== "SERVFAIL") return null;
	const { state, reason } = await securityOf(context, name, isIP(address) === 4 ? types.A : types.AAAA);
	return state === "bogus" ? {
		forward: "bogus",
		reason: reason ?? answer.reason
	} : null;
}
function forwardOf(own, address, doubt) {
	const octets = addressOctets(address);
	const found = addressesIn(own);
	if (found.some((each) => addressOctets(each).equals(octets))) return {
		forward: "confirmed",
		reason: null
	};
	if (doubt !== null) return {
		forward: "unknown",
		reason: doubt
	};
	if (own.answer.kind === "nxdomain") return {
		forward: "no-name",
		reason: "NXDOMAIN"
	};
	return found.length > 0 ? {
		forward: "other",
		reason: null
	} : {
		forward: "no-address",
		reason: "NODATA"
	};
}
function aliasesOf({ answer }) {
	if (answer.kind === "unknown") return [];
	return answer.aliases.map(({ data }) => printable(nameText(data.name), longestName$1));
}
async function isMailHostOf(context, name, domain) {
	if (domain === null) return false;
	const domains = [];
	const top = parseName(domain);
	for (let each = name; each && isWithin(each, top) && domains.length < mostDomains; each = parentOf(each)) domains.push(each);
	if (!domains.some((each) => isSameName(each, top))) domains.push(top);
	const told = await Promise.all(domains.map((each) => ask(context, each, types.MX)));
	if (told.flatMap(({ answer }) => answer.kind === "found" ? recordsOf("MX", answer.records) : []).some(({ data }) => isSameName(data.exchange, name))) return true;
	return told.some(({ answer }) => answer.kind === "unknown") ? null : false;
}
const reverseZones = ["in-addr.arpa", "ip6.arpa"].map(parseName);
const hostLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
function odditiesOf(name) {
	const labels = labelsOf(name).map((label) => label.toString("latin1"));
	if (labels.length === 0) return ["root"];
	const isReverse = reverseZones.some((zone) => isWithin(name, zone));
	const isLike = labels.every((label) => /^\d{1,3}$/.test(label));
	return [
		...labels.every((label) => hostLabel.test(label)) ? [] : ["not-a-host"],
		...labels.length < 2 ? ["single-label"] : [],
		...isLike ? ["address-like"] : [],
		...isReverse ? ["reverse-zone"] : []
	];
}
// src/checks/reverse-dns/steps.ts
const mostSteps = 8;
async function stepsFrom(context, name) {
	const names = [];
	const seen = new Set([keyOf(name)]);
	for (let at = name; names.length < mostSteps;) {
		const { answer } = await ask(context, at, types.CNAME, { isCheckingDisabled: true });
		const [alias] = answer.kind === "found" ? recordsOf("CNAME", answer.records) : [];
		if (!alias) break;
		at = alias.data.name;
		names.push(at);
		if (seen.has(keyOf(at))) return {
			names,
			isLoop: true
		};
		seen.add(keyOf(at));
	}
	return {
		names,
		isLoop: false
	};
}
// src/checks/reverse-dns/collect.ts
const mostPointers = 16;
const longestName = 300;
const unverified = { isCheckingDisabled: true };
async function collect({ query: address }, usual) {
	await refusePrivate(address, usual);
	const name = reverseName(address);
	const first = securityOf(usual, name, types.PTR);
	first.catch(() => {});
	const { context, contradiction } = await consistently(usual, questionsOf(name));
	const securing = contradiction ? securityOf(context, name, types.PTR) : first;
	securing.catch(() => {});
	const [told, nearest] = await Promise.all([ask(context, name, types.PTR), zoneFor(context, name)]);
	const { answer } = told;
	if (!told.message && nearest === null && !await isHeard(context, name)) throw new Failure(told.failure);
	const [security, steps] = await Promise.all([securing.then((seen) => served(context, name, seen)), stepsOf(context, name, told)]);
	const targets = targetsOf(answer);
	const state = await stateOf(told, steps, security);
	const [zones, ...pointers] = await Promise.all([zonesOf(context, name, nearest, steps), ...targets.slice(0, mostPointers).map((each) => lookAtPointer(context, each, address))]);
	return {
		address,
		observedAt: context.now().toISOString(),
		reverseName: nameText(name),
		...state,
		contradiction: contradiction && seenContradiction(contradiction),
		ttl: answer.kind === "found" ? answer.seconds : null,
		aliases: steps.names.map((each) => printable(nameText(each), longestName)),
		...zones,
		ptrNames: pointers,
		ptrNamesTotal: targets.length,
		forwardConfirmed: confirmedBy(state, pointers, targets.length),
		security: {
			state: security.state,
			reason: security.reason
		}
	};
}
async function refusePrivate(address, { net }) {
	const how = reach(address);
	if (how === "public") return;
	const host = how === "special" ? address : "192.0.2.1";
	if ((await net.addresses({
		host,
		port: 53
	})).some(({ isAllowed }) => isAllowed)) return;
	throw failure("address.private", {
		host: bracketed(address),
		address
	});
}
function questionsOf(name) {
	return [
		[
			name,
			types.PTR,
			{}
		],
		[
			name,
			types.PTR,
			{ isDnssecOk: true }
		],
		[
			name,
			types.PTR,
			unchecked
		],
		[
			name,
			types.SOA,
			unverified
		]
	];
}
function seenContradiction({ name, ...seen }) {
	return {
		...seen,
		name: printable(nameText(name), longestName)
	};
}
async function served(context, name, seen) {
	if (seen.state !== "bogus") return seen;
	const again = (await servedSecurityOf(context, name, types.PTR, seen))?.security;
	return again && again.state !== "indeterminate" ? again : seen;
}
const noSteps = {
	names: [],
	isLoop: false
};
async function isHeard(context, name) {
	return (await ask(context, outermost(name, 1), types.DS, unchecked)).message !== null;
}
async function zoneFor(context, name) {
	const found = await zoneOf(context, name, unverified);
	if (found.kind === "unknown") return null;
	const [zone, primary, mailbox] = [
		found.zone,
		found.soa.data.primary,
		found.soa.data.mailbox
	].map((each) => printable(nameText(each), longestName));
	return {
		zone: zone ?? "",
		mname: primary ?? "",
		rname: mailbox ?? ""
	};
}
async function zonesOf(context, name, nearest, { names, isLoop }) {
	const end = names.at(-1);
	const above = parentOf(name);
	const [zone, delegatedZone] = await Promise.all([nearest ?? (end && above ? zoneFor(context, above) : null), end && !isLoop ? zoneFor(context, end) : null]);
	return {
		zone,
		delegatedZone,
		parentZone: (isLoop ? zone === null : (end ? delegatedZone : zone) === null) ? await zoneOver(context, end ?? name) : null
	};
}
async function zoneOver(context, name) {
	const [, ...above] = upwards(name);
	return (await Promise.all(above.filter((each) => labelsOf(each).length > 0).map((each) => zoneFor(context, each)))).find((each) => each !== null) ?? null;
}
function stepsIn(answer) {
	return {
		names: answer.aliases.map(({ data }) => data.name),
		isLoop: false
	};
}
async function stepsOf(context, name, { answer, message }) {
	if (answer.kind !== "unknown") return stepsIn(answer);
	return message ? stepsFrom(context, name) : noSteps;
}
async function stateOf(told, { isLoop }, security) {
	const { answer } = told;
	if (answer.kind !== "unknown") {
		const doubt = await doubtfulReasonIn(told);
		return doubt === null ? {
			state: answer.kind,
			reason: null
		} : {
			state: "unknown",
			reason: doubt
		};
	}
	return security.state === "bogus" ? {
		state: "bogus",
		reason: security.reason ?? answer.reason
	} : {
		state: "unknown",
		reason: isLoop ? "CNAME-LOOP" : answer.reason
	};
}
function targetsOf(answer) {
	if (answer.kind !== "found") return [];
	return [...new Map(recordsOf("PTR", answer.records).map(({ data }) => [keyOf(data.name), data.name])).values()];
}
function confirmedBy({ state }, pointers, total) {
	if (state === "unknown" || state === "bogus") return null;
	if (pointers.some(({ forward }) => forward === "confirmed")) return true;
	return total > pointers.length || pointers.some(({ forward }) => forward === "unknown") ? null : false;
}
// src/checks/reverse-dns/names/problems.ts
const nameProblems = defineProblems({
	"not-confirmed": {
		severity: "medium",
		cause: {
			en: "No PTR name of the address resolves back to it (FCrDNS): {list}. Mail servers do not trust such names.",
			ko: "주소의 PTR 이름 가운데 이 주소로 다시 조회되는 것이 없습니다(FCrDNS): {list}. 메일 서버는 이런 이름을 신뢰하지 않습니다."
		},
		action: {
			en: "Add an {type} record with {address} for this name, or change the PTR record to a name that has one.",
			ko: "이름에 {address|을/를} 가리키는 {type} 레코드를 추가하거나, 그런 레코드가 있는 이름으로 PTR 레코드를 바꾸십시오."
		},
		reference: "RFC 8601 §3"
	},
	"name-not-confirmed": {
		severity: "low",
		cause: {
			en: "One PTR name resolves back to the address, but others do not: {list}.",
			ko: "이 주소로 다시 조회되는 PTR 이름 외에 그렇지 않은 이름이 있습니다: {list}."
		},
		action: {
			en: "Remove their PTR records, or add {type} records with {address} for them.",
			ko: "해당 PTR 레코드를 제거하거나, {address|을/를} 가리키는 {type} 레코드를 추가하십시오."
		},
		reference: "RFC 1912 §2.1"
	},
	"forward-unknown": {
		severity: "info",
		cause: {
			en: "We could not check whether these PTR names resolve back to the address: {list}.",
			ko: "다음 PTR 이름이 이 주소로 다시 조회되는지 확인하지 못했습니다: {list}."
		},
		action: {
			en: "Run npx portcullis dns for the name to find out why its name servers do not answer correctly.",
			ko: "그 이름에 npx portcullis dns 명령을 실행하여 네임서버가 올바르게 응답하지 않는 원인을 확인하십시오."
		}
	},
	"forward-bogus": {
		severity: "medium",
		cause: {
			en: "The address records of these PTR names fail DNSSEC validation: {list}. For validating resolvers they do not resolve back to the address.",
			ko: "다음 PTR 이름의 주소 레코드가 DNSSEC 검증에 실패합니다: {list}. 검증 리졸버에서는 이 주소로 다시 조회되지 않습니다."
		},
		action: {
			en: "Run npx portcullis dns for the name, and sign its zone again.",
			ko: "그 이름에 npx portcullis dns 명령을 실행하고 존을 다시 서명하십시오."
		},
		reference: "RFC 4035 §5.5"
	},
	"names-cut": {
		severity: "info",
		cause: {
			en: "We checked the first {seen} of {total} PTR names only.",
			ko: "PTR 이름 {total}개 가운데 앞의 {seen}개만 확인했습니다."
		},
		action: {
			en: "Use one PTR record per address. Most programs read only one.",
			ko: "주소마다 PTR 레코드를 하나만 두십시오. 대부분의 프로그램은 하나만 읽습니다."
		},
		reference: "RFC 2181 §10.2"
	},
	several: {
		severity: "info",
		cause: {
			en: "The address has {count} PTR records. Most programs use only the one that they receive first.",
			ko: "주소에 PTR 레코드가 {count}개 있습니다. 대부분의 프로그램은 먼저 받은 하나만 사용합니다."
		},
		action: {
			en: "Keep the name that the host uses in HELO, and remove the others.",
			ko: "호스트가 HELO에 쓰는 이름 하나만 남기고 나머지는 제거하십시오."
		},
		reference: "RFC 2181 §10.2"
	},
	generic: {
		severity: "info",
		cause: {
			en: "The PTR name looks generated by a provider from the address: {list}.",
			ko: "사업자가 주소에서 자동으로 만든 형태의 PTR 이름입니다: {list}."
		},
		action: {
			en: "If the host sends no mail, no action is needed. Otherwise give it a name of its own.",
			ko: "메일을 보내지 않는 호스트라면 조치할 것이 없습니다. 보낸다면 고유한 이름을 지정하십시오."
		}
	},
	"generic-mail-host": {
		severity: "medium",
		cause: {
			en: "This mail server has a PTR name that looks generated by a provider from the address: {list}. Many mail servers reject mail from such hosts.",
			ko: "메일 서버인데 PTR 이름이 사업자가 주소에서 자동으로 만든 형태입니다: {list}. 많은 메일 서버가 이런 호스트의 메일을 거부합니다."
		},
		action: {
			en: "Give the address a PTR record with a name of your own, such as mail.example.com.",
			ko: "mail.example.com 같은 고유한 이름으로 PTR 레코드를 지정하십시오."
		}
	},
	"not-a-host": {
		severity: "medium",
		cause: {
			en: "The PTR record contains a value that is not a valid host name: {list}.",
			ko: "PTR 레코드의 값이 올바른 호스트 이름이 아닙니다: {list}."
		},
		action: {
			en: "Use letters, digits and hyphens, in a domain of your own.",
			ko: "본인 도메인 안에서 영문자, 숫자, 하이픈만 사용하십시오."
		},
		reference: "RFC 1123 §2.1"
	},
	"root-name": {
		severity: "medium",
		cause: {
			en: "The PTR record contains the DNS root (.), which counts as no name. Mail servers reject mail from addresses without a PTR record.",
			ko: "PTR 레코드의 값이 DNS 루트(.)여서 이름이 없는 것으로 취급됩니다. 메일 서버는 PTR 레코드가 없는 주소의 메일을 거부합니다."
		},
		action: {
			en: "Set the PTR record to the name of the host, or remove the record.",
			ko: "PTR 레코드에 호스트 이름을 적거나 레코드를 제거하십시오."
		},
		reference: "RFC 1035 §3.3.12"
	},
	"missing-dot": {
		severity: "medium",
		cause: {
			en: "The PTR name is inside the reverse zone. The trailing dot is probably missing: {list}.",
			ko: "PTR 이름이 역방향 존 안에 있습니다. 끝의 점이 빠진 것으로 보입니다: {list}."
		},
		action: {
			en: "Write the name with a trailing dot in the zone file.",
			ko: "존 파일에서 이름 끝에 점을 붙이십시오."
		},
		reference: "RFC 1035 §5.1"
	},
	"alias-target": {
		severity: "low",
		cause: {
			en: "The PTR name is a CNAME, but a PTR record must contain the canonical name: {list}.",
			ko: "PTR 이름이 CNAME입니다. PTR 레코드에는 정규 이름이 있어야 합니다: {list}."
		},
		action: {
			en: "Set the PTR record to the target of the CNAME.",
			ko: "PTR 레코드를 CNAME의 대상 이름으로 바꾸십시오."
		},
		reference: "RFC 2181 §10.2"
	}
});
// src/checks/reverse-dns/zone/problems.ts
const mailRule = "RFC 1912 §2.1";
// src/checks/reverse-dns/problems.ts
const problems = {
	...defineProblems({
		"no-pointer": {
			severity: "medium",
			cause: {
				en: "The address has no PTR record: {name} does not exist (zone {zone}). Mail servers reject mail from addresses without a PTR record.",
				ko: "주소에 PTR 레코드가 없습니다. {name|이/가} 존재하지 않습니다(존: {zone}). 메일 서버는 PTR 레코드가 없는 주소의 메일을 거부합니다."
			},
			action: {
				en: "Ask the provider of the address to create a PTR record. The operator of the zone is {owner}.",
				ko: "주소를 제공한 사업자에게 PTR 레코드 생성을 요청하십시오. 존 운영자: {owner}."
			},
			reference: mailRule
		},
		"empty-pointer": {
			severity: "medium",
			cause: {
				en: "The address has no PTR record: {name} exists (zone {zone}), but has none. Mail servers reject mail from addresses without a PTR record.",
				ko: "주소에 PTR 레코드가 없습니다. {name|은/는} 존재하지만(존: {zone}) PTR 레코드가 없습니다. 메일 서버는 PTR 레코드가 없는 주소의 메일을 거부합니다."
			},
			action: {
				en: "Ask the provider of the address to create a PTR record. The operator of the zone is {owner}.",
				ko: "주소를 제공한 사업자에게 PTR 레코드 생성을 요청하십시오. 존 운영자: {owner}."
			},
			reference: mailRule
		},
		"special-address": {
			severity: "info",
			cause: {
				en: "{address} is not a public address ({what}). Only resolvers of its own network know its PTR records.",
				ko: "{address|은/는} 공인 주소가 아닙니다({what}). PTR 레코드는 해당 네트워크의 리졸버에만 있습니다."
			},
			action: {
				en: "Query a resolver of that network (--resolver).",
				ko: "해당 네트워크의 리졸버(--resolver)에 질의하십시오."
			},
			reference: "RFC 6303 §3, RFC 6890 §2.2"
		},
		"resolver-inconsistent": {
			severity: "medium",
			cause: {
				en: "The resolver {resolver} contradicts itself: it returns NXDOMAIN for {host} when asked for {denied}, but an answer when asked for {told}. The rest of this report comes from the name servers.",
				ko: "리졸버 {resolver}의 응답이 서로 모순됩니다. {host|은/는} {denied} 질의에는 NXDOMAIN이고 {told} 질의에는 존재합니다. 이 보고서의 나머지는 네임서버에 직접 질의한 결과입니다."
			},
			action: {
				en: "Wait until the cached NXDOMAIN expires, or use another resolver (--resolver).",
				ko: "캐시된 NXDOMAIN이 만료될 때까지 기다리거나 다른 리졸버(--resolver)를 쓰십시오."
			},
			reference: "RFC 2308 §5, RFC 8020 §2"
		},
		"resolver-errs": {
			severity: "low",
			cause: {
				en: "The resolver fails for {name}, but returns its records with validation disabled. The resolver is wrong: the records are valid.",
				ko: "리졸버가 {name|을/를} 조회하지 못하지만, 검증을 끄면 레코드를 반환합니다. 레코드는 유효하므로 리졸버의 오류입니다."
			},
			action: {
				en: "Do not change the reverse zone. Check the trust anchor and the clock of the resolver, or use another one (--resolver).",
				ko: "역방향 존은 바꾸지 마십시오. 리졸버의 신뢰 앵커와 시계를 확인하거나 다른 리졸버(--resolver)를 쓰십시오."
			},
			reference: "RFC 4035 §4.3"
		},
		"zone-failing": {
			severity: "high",
			cause: {
				en: "We could not look up the PTR records: the name servers of the reverse zone do not answer correctly ({reason}).",
				ko: "PTR 레코드를 조회하지 못했습니다. 역방향 존의 네임서버가 올바르게 응답하지 않습니다({reason})."
			},
			action: {
				en: "Report this to the operator of the reverse zone ({owner}). Until it is fixed, the address counts as one without a PTR record.",
				ko: "역방향 존의 운영자({owner})에게 알리십시오. 해결될 때까지 이 주소는 PTR 레코드가 없는 것으로 취급됩니다."
			},
			reference: "RFC 1912 §2.8"
		},
		"zone-lame": {
			severity: "high",
			cause: {
				en: "We could not look up the PTR records: no name server of the reverse zone serves the zone ({reason}).",
				ko: "PTR 레코드를 조회하지 못했습니다. 역방향 존을 제공하는 네임서버가 하나도 없습니다({reason})."
			},
			action: {
				en: "Load the zone on its name servers, or ask {owner} to change the delegation in the parent zone ({zone}). Until then the address counts as one without a PTR record.",
				ko: "네임서버에 존을 올리거나, 상위 존({zone})의 운영자({owner})에게 위임 변경을 요청하십시오. 그때까지 이 주소는 PTR 레코드가 없는 것으로 취급됩니다."
			},
			reference: "RFC 1912 §2.8"
		},
		"alias-loop": {
			severity: "medium",
			cause: {
				en: "The address has no PTR record: the CNAME records at {name} form a loop. Mail servers reject mail from addresses without a PTR record.",
				ko: "주소에 PTR 레코드가 없습니다. {name}의 CNAME 레코드가 순환합니다. 메일 서버는 PTR 레코드가 없는 주소의 메일을 거부합니다."
			},
			action: {
				en: "Point the CNAME to a name with a PTR record, or replace it with a PTR record. The operator of the zone is {owner}.",
				ko: "CNAME이 PTR 레코드가 있는 이름을 가리키게 하거나 PTR 레코드로 바꾸십시오. 존 운영자: {owner}."
			},
			reference: "RFC 1034 §3.6.2"
		},
		bogus: {
			severity: "high",
			cause: {
				en: "The reverse zone fails DNSSEC validation ({reason}). For validating resolvers the address has no PTR record.",
				ko: "역방향 존이 DNSSEC 검증에 실패합니다({reason}). 검증 리졸버에서는 이 주소에 PTR 레코드가 없습니다."
			},
			action: {
				en: "Ask the operator of the reverse zone ({owner}) to sign it again, or to remove the DS record from the parent zone.",
				ko: "역방향 존의 운영자({owner})에게 다시 서명하거나 상위 존의 DS 레코드를 제거하도록 요청하십시오."
			},
			reference: "RFC 4035 §5.5"
		},
		classless: {
			severity: "info",
			cause: {
				en: "A CNAME leads from {name} to {target}: the PTR records of this address are in the zone of a smaller network ({zone}).",
				ko: "{name}의 CNAME이 {target|을/를} 가리킵니다. 이 주소의 PTR 레코드는 더 작은 네트워크의 존({zone})에서 관리합니다."
			},
			action: {
				en: "Create the PTR records in that zone, not at the name of the address.",
				ko: "PTR 레코드는 주소의 이름이 아니라 이 존에 만드십시오."
			},
			reference: "RFC 2317 §4"
		}
	}),
	...nameProblems
};
const find = finder();
const words$1 = {
	problems,
	caps: {},
	parts: {},
	kpis: {
		names: {
			en: "PTR names",
			ko: "PTR 이름"
		},
		confirmed: {
			en: "Forward-confirmed",
			ko: "정방향 확인(FCrDNS)"
		},
		ttl: {
			en: "TTL",
			ko: "TTL"
		},
		zone: {
			en: "Reverse zone",
			ko: "역방향 존"
		},
		owner: {
			en: "Zone operator",
			ko: "존 운영자"
		},
		dnssec: {
			en: "DNSSEC",
			ko: "DNSSEC"
		}
	},
	values: {
		names: { false: {
			en: "none",
			ko: "없음"
		} },
		dnssec: {
			secure: {
				en: "secure",
				ko: "검증됨"
			},
			insecure: {
				en: "unsigned",
				ko: "서명되지 않음"
			},
			bogus: {
				en: "bogus (validation fails)",
				ko: "검증 실패"
			},
			island: {
				en: "signed, but without a DS record",
				ko: "서명되었으나 상위 존과 연결되지 않음"
			},
			indeterminate: {
				en: "unknown",
				ko: "알 수 없음"
			}
		}
	}
};
// src/checks/reverse-dns/special.ts
const words = {
	private: {
		en: "private use, RFC 1918",
		ko: "사설 네트워크, RFC 1918"
	},
	uniqueLocal: {
		en: "unique local, RFC 4193",
		ko: "고유 로컬 주소, RFC 4193"
	},
	loopback: {
		en: "loopback",
		ko: "루프백"
	},
	linkLocal: {
		en: "link-local",
		ko: "링크 로컬"
	},
	carrierGradeNat: {
		en: "carrier-grade NAT, RFC 6598",
		ko: "캐리어급 NAT(CGNAT), RFC 6598"
	},
	multicast: {
		en: "multicast",
		ko: "멀티캐스트"
	},
	broadcast: {
		en: "broadcast",
		ko: "브로드캐스트"
	},
	unspecified: {
		en: "unspecified",
		ko: "지정되지 않은 주소"
	},
	reserved: {
		en: "reserved or for documentation",
		ko: "예약 또는 문서용"
	}
};
const other = {
	en: "special use",
	ko: "특수 용도"
};
function specialWords(address) {
	const range = specialRange(address);
	if (range === null) return null;
	return (Object.hasOwn(words, range) ? words[range] : void 0) ?? other;
}
// src/checks/reverse-dns/names/judge.ts
function nameFindings(raw) {
	const { ptrNames: pointers, ptrNamesTotal: pointersTotal } = raw;
	return [
		...pointers.some(isRoot) ? [find("root-name")] : [],
		...confirmationFindings(raw),
		...about(pointers.filter(isNoHost), shownOf, (list) => find("not-a-host", { list })),
		...about(pointers.filter(({ anomalies: oddities }) => oddities.includes("reverse-zone")), shownOf, (list) => find("missing-dot", { list })),
		...about(pointers.filter(({ aliases }) => aliases.length > 0), ({ name, aliases }) => `${name} → ${aliases.at(-1)}`, (list) => find("alias-target", { list })),
		...genericFindings(pointers),
		...pointersTotal > 1 ? [find("several", { count: pointersTotal })] : [],
		...pointersTotal > pointers.length ? [find("names-cut", {
			seen: pointers.length,
			total: pointersTotal
		})] : []
	];
}
function confirmationFindings({ ptrNames: pointers, forwardConfirmed: confirmed, address }) {
	const apart = new Set([
		"confirmed",
		"bogus",
		"unknown"
	]);
	const failing = pointers.filter((each) => !apart.has(each.forward) && !isRoot(each));
	const how = {
		type: isIP(address) === 4 ? "A" : "AAAA",
		address
	};
	return [
		...confirmed === null ? [] : about(failing, failedOf, (list) => find(confirmed ? "name-not-confirmed" : "not-confirmed", {
			list,
			...how
		})),
		...about(pointers.filter(({ forward }) => forward === "bogus"), failedOf, (list) => find("forward-bogus", { list })),
		...about(pointers.filter(({ forward }) => forward === "unknown"), failedOf, (list) => find("forward-unknown", { list }))
	];
}
function genericFindings(pointers) {
	const generic = pointers.filter((each) => each.generic !== null);
	const isOfMail = generic.some(({ isMailHost }) => isMailHost === true);
	return about(generic, shownOf, (list) => find(isOfMail ? "generic-mail-host" : "generic", { list }));
}
function isNoHost(pointer) {
	const { anomalies: oddities } = pointer;
	return oddities.length > 0 && !oddities.includes("reverse-zone") && !isRoot(pointer);
}
function isRoot({ anomalies: oddities }) {
	return oddities.includes("root");
}
function about(all, show, say) {
	const most = 4;
	if (all.length === 0) return [];
	const shown = all.slice(0, most).map(show);
	const reasons = [...new Set(all.flatMap(({ reason }) => reason ?? []))].join(", ");
	const said = say(joined([...shown, ...all.length > most ? [`+${all.length - most}`] : []], ", "));
	return [reasons === "" ? said : {
		...said,
		evidence: reasons
	}];
}
function shownOf({ name }) {
	return name;
}
function failedOf({ name, addresses, reason }) {
	const shown = addresses.slice(0, 2).map((each) => {
		const what = specialWords(each);
		return what === null ? each : joined([
			`${each} [`,
			what,
			"]"
		], "");
	});
	const why = reason === null ? joined(shown, " ") : resolverWords(reason);
	return joined([
		`${name} (`,
		why,
		")"
	], "");
}
// src/checks/reverse-dns/judge.ts
function judge(raw) {
	const findings = [...zoneFindings(raw), ...nameFindings(raw)];
	const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
	return raw.state === "unknown" && !isLoop(raw) || raw.state === "found" && raw.forwardConfirmed === null ? {
		...verdict,
		status: "unknown"
	} : verdict;
}
function zoneFindings(raw) {
	const { state, reason, reverseName: name, aliases, delegatedZone, address } = raw;
	const what = specialWords(address);
	if (what !== null && state !== "found" && state !== "bogus") return [find("special-address", {
		address,
		what
	})];
	const kept = delegatedZone ?? raw.zone;
	const [zone, owner] = [kept?.zone ?? "?", ownerOf(kept) ?? unknownOwner];
	const target = aliases.at(-1);
	const absent = {
		name: target ?? name,
		zone,
		owner
	};
	return [
		...contradictionFindings(raw),
		...what === null ? [] : [find("special-address", {
			address,
			what
		})],
		...state === "nxdomain" ? [find("no-pointer", absent, { evidence: "NXDOMAIN" })] : [],
		...state === "nodata" ? [find("empty-pointer", absent, { evidence: "NODATA" })] : [],
		...state === "unknown" ? [unknownFinding(raw, owner)] : [],
		...state === "bogus" ? [find("bogus", {
			reason: resolverWords(reason),
			owner
		}, { evidence: reason ?? "" })] : [],
		...target === void 0 || delegatedZone === null ? [] : [find("classless", {
			name,
			target,
			zone
		})]
	];
}
function contradictionFindings({ contradiction }) {
	if (!contradiction) return [];
	const { resolver, name, deniedTypes: denied, answeredTypes: told } = contradiction;
	const params = {
		resolver,
		host: name,
		denied: denied.join(", "),
		told: told.join(", ")
	};
	return [find("resolver-inconsistent", params, { subject: name })];
}
function isRefusedWrongly({ reason, security }) {
	return reason === "SERVFAIL" && security.state !== "bogus" && security.state !== "indeterminate";
}
const unknownOwner = {
	en: "unknown",
	ko: "알 수 없음"
};
function isLoop({ state, reason }) {
	return state === "unknown" && reason === "CNAME-LOOP";
}
function unknownFinding(raw, owner) {
	const { parentZone, reverseName: name } = raw;
	const reason = raw.reason ?? "?";
	const seen = { evidence: reason };
	if (isLoop(raw)) return find("alias-loop", {
		name,
		owner
	}, seen);
	if (isRefusedWrongly(raw)) return find("resolver-errs", { name }, seen);
	const above = ownerOf(parentZone);
	return above === null || parentZone === null ? find("zone-failing", {
		reason: resolverWords(reason),
		owner
	}, seen) : find("zone-lame", {
		reason: resolverWords(reason),
		zone: parentZone.zone,
		owner: above
	}, seen);
}
function ownerOf(zone) {
	const mailbox = zone?.rname ?? ".";
	if (zone === null) return null;
	const at = /(?<!\\)\./.exec(mailbox)?.index ?? 0;
	if (at === 0) return zone.mname;
	return `${mailbox.slice(0, at).replaceAll("\\.", ".")}@${mailbox.slice(at + 1).replace(/\.$/, "")}`;
}
function kpisOf(raw) {
	const { state, ptrNames: pointers, ptrNamesTotal: pointersTotal, forwardConfirmed: confirmed, ttl, zone, delegatedZone, security } = raw;
	const more = pointersTotal > 3 ? ` +${pointersTotal - 3}` : "";
	const names = pointers.slice(0, 3).map(({ name }) => name);
	const listed = names.length > 0 ? names.join(", ") + more : null;
	return [
		{
			id: "names",
			value: state === "nodata" || state === "nxdomain" || isLoop(raw) ? false : listed
		},
		{
			id: "confirmed",
			value: confirmed
		},
		{
			id: "ttl",
			value: ttl,
			unit: "seconds"
		},
		{
			id: "zone",
			value: (delegatedZone ?? zone)?.zone ?? null
		},
		{
			id: "owner",
			value: ownerOf(delegatedZone ?? zone)
		},
		{
			id: "dnssec",
			value: security.state
		}
	];
}
// src/checks/reverse-dns/notes.ts
const notes = [
	{
		en: "The check looks up the PTR records of the address, through the CNAME records of classless delegations (RFC 2317). It then looks up the addresses of each PTR name. The address is confirmed (FCrDNS) if at least one PTR name resolves back to it. Names that do not are listed. At most 16 names are resolved; all are counted.",
		ko: "주소의 PTR 레코드를 클래스 없는 위임의 CNAME(RFC 2317)까지 따라가 조회하고, 얻은 이름마다 다시 주소를 조회합니다. PTR 이름 가운데 하나라도 그 주소로 조회되면 확인된 것이며(FCrDNS), 그렇지 않은 이름은 따로 나열합니다. 이름은 16개까지 조회하고 개수는 모두 셉니다."
	},
	{
		en: "The check distinguishes a name that does not exist, a name without PTR records, and a reverse zone that fails. It reports the zone and the mailbox of its operator, usually the provider of the address and not its user. DNSSEC validation failures are reported as such.",
		ko: "이름이 없는 것, 이름에 PTR 레코드가 없는 것, 역방향 존의 장애를 구분하고, 존과 운영자의 메일 주소를 보고합니다. 운영자는 보통 주소의 사용자가 아니라 제공자입니다. DNSSEC 검증 실패는 그대로 보고합니다."
	},
	{
		en: "Names that look generated from the address are pointed out, since many mail servers reject mail from such hosts. The check does not contact the host itself, neither on port 25 nor elsewhere. Addresses that are not public are looked up only if the operator allows it.",
		ko: "주소에서 자동으로 만든 듯한 이름은 메일을 거부당하기 쉬우므로 표시합니다. 호스트 자체에는 25번 포트를 포함해 접속하지 않습니다. 공인 주소가 아니면 운영자가 허용한 경우에만 조회합니다."
	}
];
// src/checks/reverse-dns/schema.ts
const input = strictObject({ query: reverseTarget().meta({
	description: "IPv4 or IPv6 address, or its complete name below in-addr.arpa or ip6.arpa",
	ko: "IPv4 또는 IPv6 주소, 또는 in-addr.arpa나 ip6.arpa 아래의 완전한 이름",
	examples: ["8.8.8.8"]
}) });
const nameOddities = [
	"root",
	"not-a-host",
	"single-label",
	"address-like",
	"reverse-zone"
];
const seconds = int().min(0).nullable();
const reason = string().nullable().meta({
	description: "Reason code, the same in every language; null if there is nothing to explain",
	ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null"
});
const zone = object({
	zone: string().meta({
		description: "Name of the zone",
		ko: "존의 이름"
	}),
	mname: string().meta({
		description: "MNAME of its SOA record",
		ko: "SOA 레코드의 MNAME"
	}),
	rname: string().meta({
		description: "RNAME of its SOA record: the operator's mail address, with a dot instead of the @",
		ko: "SOA 레코드의 RNAME. 담당자 메일 주소이며 @ 대신 점을 씁니다"
	})
});
const pointer = object({
	name: string().meta({
		description: "PTR name of the address (RFC 1035 §3.3.12)",
		ko: "주소의 PTR 이름(RFC 1035 §3.3.12)"
	}),
	forward: _enum([
		"confirmed",
		"other",
		"no-address",
		"no-name",
		"bogus",
		"unknown"
	]).meta({
		description: "confirmed: the name resolves back to the address; other: to other addresses only; no-address: it has no address of the same family; no-name: it does not exist; bogus: DNSSEC validation fails; unknown: we could not find out",
		ko: "confirmed: 이름이 이 주소로 다시 조회됨. other: 다른 주소로만 조회됨. no-address: 같은 종류(IPv4/IPv6)의 주소가 없음. no-name: 존재하지 않는 이름. bogus: DNSSEC 검증 실패. unknown: 알 수 없음"
	}),
	reason,
	addresses: array(string()).readonly().meta({
		description: "The first addresses of the name, IPv4 and IPv6; addressesTotal is the number of all",
		ko: "이름이 가진 앞쪽 주소(IPv4와 IPv6). 전체 개수는 addressesTotal"
	}),
	addressesTotal: int().min(0).meta(listTotal("addresses")),
	aliases: array(string()).readonly().meta({
		description: "The targets of its CNAME chain, in order",
		ko: "CNAME 체인의 대상, 순서대로"
	}),
	anomalies: array(_enum(nameOddities)).readonly().meta({
		description: "root: the DNS root, not a name; not-a-host: has characters that are invalid in host names; single-label: belongs to no domain; address-like: looks like an address; reverse-zone: lies in a reverse zone, since the trailing dot is missing",
		ko: "root: 루트 자체여서 이름이 아님. not-a-host: 호스트 이름에 쓸 수 없는 문자가 있음. single-label: 도메인에 속하지 않음. address-like: 주소처럼 보임. reverse-zone: 역방향 존 안의 이름(끝의 점을 빠뜨린 경우)"
	}),
	generic: _enum(["address", "word"]).nullable().meta({
		description: "The sign that a provider generated the name from the address; null without one",
		ko: "사업자가 주소에서 자동으로 만든 이름으로 보이는 근거. 아니면 null"
	}),
	isMailHost: boolean().nullable().meta({
		description: "Whether it is an MX host of its domain; null if unknown",
		ko: "이름이 속한 도메인의 메일 서버(MX)인지 여부. 알 수 없었으면 null"
	})
});
const raw = object({
	address: string().meta({
		description: "IP address that was observed, in canonical form",
		ko: "관측한 IP 주소(정규 표기)"
	}),
	observedAt: datetime().meta(descriptions.observedAt),
	reverseName: string().meta({
		description: "The name that is queried for PTR records",
		ko: "PTR 레코드를 찾는 이름"
	}),
	state: _enum([
		"found",
		"nodata",
		"nxdomain",
		"bogus",
		"unknown"
	]).meta({
		description: "nodata: the name exists without PTR records; nxdomain: it does not exist; bogus: DNSSEC validation fails; unknown: we could not find out",
		ko: "nodata: 역방향 존에 이름은 있으나 PTR 레코드가 없음. nxdomain: 이름이 없음. bogus: DNSSEC 검증 실패. unknown: 알 수 없음"
	}),
	reason,
	contradiction: object({
		resolver: string().meta(descriptions.contradictoryResolver),
		name: string().meta(descriptions.contradictoryName),
		deniedTypes: array(string()).readonly().meta(descriptions.deniedTypes),
		answeredTypes: array(string()).readonly().meta(descriptions.answeredTypes)
	}).nullable().meta({
		description: "A resolver that returns NXDOMAIN for some record types and an answer for others, so that the name servers were queried instead; null without one",
		ko: "같은 이름의 일부 유형에는 NXDOMAIN을, 다른 유형에는 응답을 반환하여, 네임서버에 직접 질의하게 한 리졸버. 없으면 null"
	}),
	ttl: seconds.meta({
		description: "TTL of the PTR records in seconds; null without any",
		ko: "PTR 레코드의 TTL(초). 없으면 null"
	}),
	aliases: array(string()).readonly().meta({
		description: "The targets of CNAME records there, such as those of RFC 2317 into the zone of a smaller network",
		ko: "그곳의 CNAME이 가리키는 이름. 작은 네트워크의 존으로 위임하는 RFC 2317 방식 등"
	}),
	zone: zone.nullable().meta({
		description: "The reverse zone of the address and its operator; null if unknown",
		ko: "주소가 속한 역방향 존과 그 관리자. 알 수 없었으면 null"
	}),
	parentZone: zone.nullable().meta({
		description: "If the reverse zone does not answer: the nearest parent zone that does, and its operator",
		ko: "역방향 존이 응답하지 않을 때, 응답하는 가장 가까운 상위 존과 그 관리자"
	}),
	delegatedZone: zone.nullable().meta({
		description: "The zone that CNAME records lead into; null without any",
		ko: "CNAME이 가리키는 존. CNAME이 없으면 null"
	}),
	ptrNames: array(pointer).readonly().meta({
		description: "PTR names of the address, and whether they resolve back",
		ko: "주소의 PTR 이름과 다시 조회되는지 여부"
	}),
	ptrNamesTotal: int().min(0).meta(listTotal("ptrNames")),
	forwardConfirmed: boolean().nullable().meta({
		description: "FCrDNS: whether any PTR name resolves back to the address; null if unknown",
		ko: "FCrDNS. PTR 이름 가운데 하나라도 이 주소로 다시 조회되는지 여부. 알 수 없었으면 null"
	}),
	security: object({
		state: _enum([
			"secure",
			"insecure",
			"bogus",
			"island",
			"indeterminate"
		]).meta(descriptions.dnssecState),
		reason
	}).meta({
		description: "DNSSEC state of the answer",
		ko: "응답의 DNSSEC 상태"
	})
});
// src/checks/reverse-dns/index.ts
const reverseDns = defineCheck({
	id: "reverse-dns",
	version: 3,
	title: {
		en: "Reverse DNS",
		ko: "역방향 DNS"
	},
	about: {
		en: "Looks up the PTR records of an address, checks whether each name resolves back to it (FCrDNS), and finds the operator of the reverse zone.",
		ko: "주소의 PTR 레코드와 각 이름이 그 주소로 다시 조회되는지(FCrDNS), 역방향 존의 운영자를 확인합니다."
	},
	notes,
	input,
	subject: "query",
	raw,
	cost: "standard",
	ttl: 300,
	words: words$1,
	target: ({ query }) => targetOfHost(query),
	collect,
	judge,
	fits: (seen, { query }) => seen.address === query,
	observe: ({ address, state, ptrNames: pointers }) => state === "found" ? pointers.map(({ name }) => ({
		target: address,
		kind: "ip:ptr",
		value: name.toLowerCase().replace(/\.$/, "")
	})) : []
});
export { reverseDns as t };
