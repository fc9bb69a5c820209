import { $o as object, Bo as array, Ca as isWithin, Go as int, Ja as defineProblems, Ka as targetOfHost, Lo as _enum, Ma as upwards, Oa as outermost, Qa as defineCheck, Ta as labelsOf, Vi as types, Vo as boolean, Ya as finder, _a as nameText, aa as reach, eo as bracketed, is as string, jo as datetime, ka as parentOf, oa as specialRange, rs as strictObject, tn as conclude, va as parseName, vi as recordsOf, wa as keyOf, xa as isSameName } from "./gate.js";
import { Q as printable, rt as failure, tt as Failure } from "./start.js";
import { n as reverseName, t as addressOctets } from "./reverse-name.js";
import { t as ask } from "./ask.js";
import { g as unchecked, t as doubtIn } from "./doubt.js";
import { f as zoneOf, i as securityOf, l as consistently, n as servedSecurityOf, p as addressesIn } from "./served.js";
import { t as registrableOf } from "./registrable2.js";
import { t as resolverWords } from "./resolver-words.js";
import { t as joined } from "./said.js";
import { t as addressTarget } from "./domain.js";
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
	const host = domain !== null && whole.endsWith(`.${domain}`) ? whole.slice(0, -domain.length - 1) : whole === domain ? "" : whole;
	if (host === "") return null;
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
		...await bogusOf(context, name, own, address) ?? forwardOf(own, address, await doubtIn(own)),
		addresses: found.slice(0, mostAddresses),
		addressesTotal: found.length,
		aliases: aliasesOf(own),
		oddities: odditiesOf(name),
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
	const [security, steps] = await Promise.all([securing.then((seen) => served(context, name, seen)), answer.kind !== "unknown" ? stepsIn(answer) : told.message ? stepsFrom(context, name) : noSteps]);
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
		pointers,
		pointersTotal: targets.length,
		confirmed: confirmedBy(state, pointers, targets.length),
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
		primary: primary ?? "",
		mailbox: mailbox ?? ""
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
async function stateOf(told, { isLoop }, security) {
	const { answer } = told;
	if (answer.kind !== "unknown") {
		const doubt = await doubtIn(told);
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
			en: "No name of the address leads back to it: {list}. Mail servers do not trust such names.",
			ko: "주소의 어떤 이름도 이 주소로 되돌아오지 않습니다: {list}. 메일 서버는 이런 이름을 신뢰하지 않습니다."
		},
		action: {
			en: "Create an {type} record with {address} for the name, or point the PTR record to a name that has one.",
			ko: "이름에 {address|을/를} 가리키는 {type} 레코드를 만들거나, 그런 레코드가 있는 이름으로 PTR 레코드를 바꾸십시오."
		},
		reference: "RFC 8601 §3"
	},
	"name-not-confirmed": {
		severity: "low",
		cause: {
			en: "One name leads back to the address, but others do not: {list}.",
			ko: "이 주소로 되돌아오는 이름 외에 되돌아오지 않는 이름이 있습니다: {list}."
		},
		action: {
			en: "Remove their PTR records, or create {type} records with {address} for them.",
			ko: "해당 PTR 레코드를 제거하거나, {address|을/를} 가리키는 {type} 레코드를 만드십시오."
		},
		reference: "RFC 1912 §2.1"
	},
	"forward-unknown": {
		severity: "info",
		cause: {
			en: "It is not known whether these names lead back to the address: {list}.",
			ko: "다음 이름이 이 주소로 되돌아오는지 확인하지 못했습니다: {list}."
		},
		action: {
			en: "Run npx portcullis dns for the name to see why its name servers do not answer properly.",
			ko: "그 이름에 npx portcullis dns 명령을 실행하여 네임서버가 제대로 응답하지 않는 이유를 확인하십시오."
		}
	},
	"forward-bogus": {
		severity: "medium",
		cause: {
			en: "The addresses of these names have DNSSEC signatures that do not verify: {list}. Resolvers that verify do not find that they lead back.",
			ko: "다음 이름의 주소는 DNSSEC 서명이 검증되지 않습니다: {list}. 서명을 검증하는 리졸버에서는 이 주소로 되돌아오지 않습니다."
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
			en: "The first {seen} of {total} names were looked at; nothing is known of the others.",
			ko: "이름 {total}개 가운데 앞의 {seen}개만 확인했습니다. 나머지는 알 수 없습니다."
		},
		action: {
			en: "Give the address one name: nobody looks at so many.",
			ko: "주소에 이름을 하나만 지정하십시오. 그렇게 많은 이름은 아무도 확인하지 않습니다."
		},
		reference: "RFC 2181 §10.2"
	},
	several: {
		severity: "info",
		cause: {
			en: "The address has {count} names; most programs look at one of them, whichever comes first.",
			ko: "주소에 이름이 {count}개 있습니다. 대부분의 프로그램은 그중 먼저 받은 하나만 봅니다."
		},
		action: {
			en: "Keep the one that the host introduces itself with (HELO), and remove the others.",
			ko: "호스트가 스스로 밝히는 이름(HELO) 하나만 남기고 나머지는 제거하십시오."
		},
		reference: "RFC 2181 §10.2"
	},
	generic: {
		severity: "info",
		cause: {
			en: "The name looks like those that providers give to every address: {list}.",
			ko: "사업자가 모든 주소에 일괄로 붙이는 형태의 이름입니다: {list}."
		},
		action: {
			en: "Nothing to do if the host sends no mail; otherwise give it a name of its own.",
			ko: "메일을 보내지 않는 호스트라면 조치할 것이 없습니다. 보낸다면 고유한 이름을 지정하십시오."
		}
	},
	"generic-mail-host": {
		severity: "medium",
		cause: {
			en: "The host takes mail for its domain and has a name like those that providers give to every address: {list}. Many mail servers reject such hosts.",
			ko: "도메인의 메일을 받는 호스트인데 사업자가 모든 주소에 일괄로 붙이는 형태의 이름입니다: {list}. 많은 메일 서버가 이런 호스트를 거부합니다."
		},
		action: {
			en: "Give the address a PTR record with a name of your own, such as mail.example.com.",
			ko: "mail.example.com 같은 고유한 이름으로 PTR 레코드를 지정하십시오."
		}
	},
	"not-a-host": {
		severity: "medium",
		cause: {
			en: "The PTR record holds something that is not a host name: {list}.",
			ko: "PTR 레코드의 값이 호스트 이름이 아닙니다: {list}."
		},
		action: {
			en: "Use letters, digits and hyphens, in a domain of yours.",
			ko: "본인 도메인 안에서 영문자, 숫자, 하이픈만 사용하십시오."
		},
		reference: "RFC 1123 §2.1"
	},
	"root-name": {
		severity: "medium",
		cause: {
			en: "The PTR record holds the root of the DNS (.), so the address counts as one without a name. Mail servers reject mail from such addresses.",
			ko: "PTR 레코드의 값이 DNS 루트(.)여서 이름이 없는 주소로 취급됩니다. 메일 서버는 이런 주소에서 온 메일을 거부합니다."
		},
		action: {
			en: "Put the name of the host into the PTR record, or remove the record.",
			ko: "PTR 레코드에 호스트 이름을 적거나 레코드를 제거하십시오."
		},
		reference: "RFC 1035 §3.3.12"
	},
	"missing-dot": {
		severity: "medium",
		cause: {
			en: "The name is inside the reverse zone itself; probably the dot at its end was forgotten: {list}.",
			ko: "이름이 역방향 존 안에 있습니다. 끝의 점을 빠뜨린 것으로 보입니다: {list}."
		},
		action: {
			en: "Write the name in the zone file with a dot at its end.",
			ko: "존 파일에서 이름 끝에 점을 찍으십시오."
		},
		reference: "RFC 1035 §5.1"
	},
	"alias-target": {
		severity: "low",
		cause: {
			en: "The name is an alias of another one, and a PTR record must hold the real name: {list}.",
			ko: "이름이 다른 이름의 별칭입니다. PTR 레코드에는 실제 이름이 있어야 합니다: {list}."
		},
		action: {
			en: "Put the name that the alias leads to into the PTR record.",
			ko: "별칭이 가리키는 이름을 PTR 레코드에 적으십시오."
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
				en: "The address has no name: {name} does not exist in the DNS ({zone}). Mail servers reject mail from such addresses.",
				ko: "주소에 이름이 없습니다. {name|이/가} DNS에 존재하지 않습니다({zone}). 메일 서버는 이런 주소에서 온 메일을 거부합니다."
			},
			action: {
				en: "Ask whoever gave you the address to create a PTR record; {owner} manages the zone.",
				ko: "주소를 제공한 사업자에게 PTR 레코드 생성을 요청하십시오. 존 관리자: {owner}."
			},
			reference: mailRule
		},
		"empty-pointer": {
			severity: "medium",
			cause: {
				en: "The address has no name: {name} exists in the DNS ({zone}) without a PTR record. Mail servers reject mail from such addresses.",
				ko: "주소에 이름이 없습니다. {name|은/는} DNS에 있지만({zone}) PTR 레코드가 없습니다. 메일 서버는 이런 주소에서 온 메일을 거부합니다."
			},
			action: {
				en: "Ask whoever gave you the address to create a PTR record; {owner} manages the zone.",
				ko: "주소를 제공한 사업자에게 PTR 레코드 생성을 요청하십시오. 존 관리자: {owner}."
			},
			reference: mailRule
		},
		"special-address": {
			severity: "info",
			cause: {
				en: "{address} is no address of the public Internet ({what}): whoever uses it keeps its names, and only resolvers of that network know them.",
				ko: "{address|은/는} 공용 인터넷의 주소가 아닙니다({what}). 이름은 사용하는 쪽에서 관리하며, 그 네트워크의 리졸버만 알고 있습니다."
			},
			action: {
				en: "Ask a resolver of that network (--resolver) for its names. There is nobody else to ask.",
				ko: "그 네트워크의 리졸버(--resolver)에 이름을 물어보십시오. 다른 곳에는 물을 수 없습니다."
			},
			reference: "RFC 6303 §3, RFC 6890 §2.2"
		},
		"resolver-inconsistent": {
			severity: "medium",
			cause: {
				en: "The resolver {resolver} contradicts itself: {host} does not exist (NXDOMAIN, asked for {denied}), and it has records or exists (asked for {told}). The rest of this report is by the name servers themselves.",
				ko: "리졸버 {resolver}의 응답이 서로 모순됩니다. {host|은/는} {denied} 질문에는 없는 이름(NXDOMAIN)이고 {told} 질문에는 있는 이름입니다. 이 보고서의 나머지는 네임서버에 직접 물은 결과입니다."
			},
			action: {
				en: "Wait until the resolver has forgotten that the name did not exist, or check with another one (--resolver).",
				ko: "리졸버가 이전의 NXDOMAIN을 잊을 때까지 기다리거나 다른 리졸버(--resolver)로 점검하십시오."
			},
			reference: "RFC 2308 §5, RFC 8020 §2"
		},
		"resolver-errs": {
			severity: "low",
			cause: {
				en: "The resolver fails for {name}, and passes the same answer on where it is not to verify it. It errs: the answer is as it should be.",
				ko: "리졸버가 {name}에 대해 답하지 못하지만, 검증하지 말라고 하면 답합니다. 응답에는 문제가 없으므로 리졸버의 잘못입니다."
			},
			action: {
				en: "Nothing is to be done in the reverse zone; look at the trust anchor and the clock of that resolver, or ask another one (--resolver).",
				ko: "역방향 존에서 할 일은 없습니다. 그 리졸버의 트러스트 앵커와 시계를 확인하거나 다른 리졸버(--resolver)에 물어보십시오."
			},
			reference: "RFC 4035 §4.3"
		},
		"zone-failing": {
			severity: "high",
			cause: {
				en: "It is not known whether the address has a name: the name servers of its reverse zone do not answer properly ({reason}).",
				ko: "주소에 이름이 있는지 확인하지 못했습니다. 역방향 존의 네임서버가 제대로 응답하지 않습니다({reason})."
			},
			action: {
				en: "Report it to whoever manages the reverse zone ({owner}); until it answers, the address counts as one without a name.",
				ko: "역방향 존 관리자({owner})에게 알리십시오. 응답하기 전까지 이 주소는 이름이 없는 것으로 취급됩니다."
			},
			reference: "RFC 1912 §2.8"
		},
		"zone-lame": {
			severity: "high",
			cause: {
				en: "It is not known whether the address has a name: no name server of its reverse zone answers for the zone ({reason}).",
				ko: "주소에 이름이 있는지 확인하지 못했습니다. 역방향 존의 네임서버 가운데 그 존에 답하는 곳이 없습니다({reason})."
			},
			action: {
				en: "Put the zone on its name servers, or have the delegation changed in the zone above ({zone}), which {owner} manages; until then the address counts as one without a name.",
				ko: "네임서버에 존을 올리거나, 상위 존({zone})의 관리자({owner})에게 위임을 바꾸도록 요청하십시오. 그때까지 이 주소는 이름이 없는 것으로 취급됩니다."
			},
			reference: "RFC 1912 §2.8"
		},
		"alias-loop": {
			severity: "medium",
			cause: {
				en: "The address has no name: the aliases (CNAME) at {name} lead in a circle. Mail servers reject mail from such addresses.",
				ko: "주소에 이름이 없습니다. {name}의 별칭(CNAME)이 순환합니다. 메일 서버는 이런 주소에서 온 메일을 거부합니다."
			},
			action: {
				en: "Point the alias to a name with a PTR record, or replace it with a PTR record; {owner} manages the zone.",
				ko: "별칭이 PTR 레코드가 있는 이름을 가리키게 하거나 PTR 레코드로 바꾸십시오. 존 관리자: {owner}."
			},
			reference: "RFC 1034 §3.6.2"
		},
		bogus: {
			severity: "high",
			cause: {
				en: "The reverse zone has DNSSEC signatures that do not verify ({reason}): for resolvers that check signatures, the address has no name.",
				ko: "역방향 존의 DNSSEC 서명이 검증되지 않습니다({reason}). 검증하는 모든 곳에서 이 주소는 이름이 없습니다."
			},
			action: {
				en: "Ask whoever manages the reverse zone ({owner}) to sign it again or to remove the DS record from the zone above.",
				ko: "역방향 존 관리자({owner})에게 다시 서명하거나 상위 존의 DS 레코드를 제거하도록 알리십시오."
			},
			reference: "RFC 4035 §5.5"
		},
		classless: {
			severity: "info",
			cause: {
				en: "An alias leads from {name} to {target}: the names of this address are in the zone of a smaller network ({zone}).",
				ko: "별칭이 {name}에서 {target|으로/로} 이어집니다. 이 주소의 이름은 더 작은 네트워크의 존({zone})에서 관리됩니다."
			},
			action: {
				en: "Create the PTR records there, and not at the address itself.",
				ko: "PTR 레코드는 주소의 이름이 아니라 그 존에 만드십시오."
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
			en: "Names",
			ko: "이름"
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
			en: "Kept by",
			ko: "관리자"
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
				en: "verified",
				ko: "검증됨"
			},
			insecure: {
				en: "not signed",
				ko: "서명되지 않음"
			},
			bogus: {
				en: "does not verify",
				ko: "검증 실패"
			},
			island: {
				en: "signed, but not linked to the zone above",
				ko: "서명되었으나 상위 존과 연결되지 않음"
			},
			indeterminate: {
				en: "could not be told",
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
		en: "the machine itself, loopback",
		ko: "기기 자신(루프백)"
	},
	linkLocal: {
		en: "link-local",
		ko: "링크 로컬"
	},
	carrierGradeNat: {
		en: "shared by customers of a provider, RFC 6598",
		ko: "사업자 고객이 공유하는 주소(CGNAT), RFC 6598"
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
		en: "no address at all, unspecified",
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
	const { pointers, pointersTotal } = raw;
	return [
		...pointers.some(isRoot) ? [find("root-name")] : [],
		...confirmationFindings(raw),
		...about(pointers.filter(isNoHost), shownOf, (list) => find("not-a-host", { list })),
		...about(pointers.filter(({ oddities }) => oddities.includes("reverse-zone")), shownOf, (list) => find("missing-dot", { list })),
		...about(pointers.filter(({ aliases }) => aliases.length > 0), ({ name, aliases }) => `${name} → ${aliases.at(-1)}`, (list) => find("alias-target", { list })),
		...genericFindings(pointers),
		...pointersTotal > 1 ? [find("several", { count: pointersTotal })] : [],
		...pointersTotal > pointers.length ? [find("names-cut", {
			seen: pointers.length,
			total: pointersTotal
		})] : []
	];
}
function confirmationFindings({ pointers, confirmed, address }) {
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
	const { oddities } = pointer;
	return oddities.length > 0 && !oddities.includes("reverse-zone") && !isRoot(pointer);
}
function isRoot({ oddities }) {
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
	const verdict = conclude(null, findings, kpisOf(raw), problems);
	return raw.state === "unknown" && !isLoop(raw) || raw.state === "found" && raw.confirmed === null ? {
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
	const [zone, owner] = [kept?.zone ?? "?", ownerOf(kept) ?? nobodyKnown];
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
	const { resolver, name, denied, told } = contradiction;
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
const nobodyKnown = {
	en: "not known",
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
	const mailbox = zone?.mailbox ?? ".";
	if (zone === null) return null;
	const at = /(?<!\\)\./.exec(mailbox)?.index ?? 0;
	if (at === 0) return zone.primary;
	return `${mailbox.slice(0, at).replaceAll("\\.", ".")}@${mailbox.slice(at + 1).replace(/\.$/, "")}`;
}
function kpisOf(raw) {
	const { state, pointers, pointersTotal, confirmed, ttl, zone, delegatedZone, security } = raw;
	const more = pointersTotal > 3 ? ` +${pointersTotal - 3}` : "";
	const names = pointers.slice(0, 3).map(({ name }) => name);
	return [
		{
			id: "names",
			value: state === "nodata" || state === "nxdomain" || isLoop(raw) ? false : names.length > 0 ? names.join(", ") + more : null
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
		en: "The PTR records of the address are looked up, through the aliases of classless delegations (RFC 2317), and each name that they give is looked up in turn. An address is confirmed where at least one of its names has it among its own addresses; names that do not lead back are listed. Sixteen names are followed at most, and all of them counted.",
		ko: "주소의 PTR 레코드를 클래스 없는 위임의 별칭(RFC 2317)까지 따라가 조회하고, 얻은 이름마다 다시 주소를 조회합니다. 이름 가운데 하나라도 그 주소를 가지면 확인된 것이며, 되돌아오지 않는 이름은 따로 나열합니다. 이름은 16개까지 따라가고 개수는 모두 셉니다."
	},
	{
		en: "That there is no such name, that the name has no PTR record, and that the reverse zone fails are three different things, and told apart, with the zone and the mailbox of whoever keeps it: as a rule the provider of the address, and not its user. What does not verify (DNSSEC) is told as that.",
		ko: "이름이 없는 것, 이름에 PTR 레코드가 없는 것, 역방향 존이 답하지 못하는 것을 구분하고, 존과 관리자의 메일 주소를 알려 줍니다. 관리자는 보통 주소의 사용자가 아니라 제공자입니다. DNSSEC 검증에 실패하면 그렇게 알려 줍니다."
	},
	{
		en: "Names that look as if a provider had made them out of the address are pointed out, since mail from such hosts is often refused. Nothing is asked of the host itself: neither its greeting on port 25 nor any other service. Addresses that are not public are asked about only where the operator allows it.",
		ko: "제공자가 주소로 만든 듯한 이름은 메일을 거부당하기 쉬우므로 표시합니다. 호스트 자체에는 25번 포트의 인사말을 포함해 아무것도 묻지 않습니다. 공인 주소가 아니면 운영자가 허용한 경우에만 조회합니다."
	}
];
// src/checks/reverse-dns/schema.ts
const input = strictObject({ query: addressTarget().meta({
	description: "IPv4 or IPv6 address",
	ko: "IPv4 또는 IPv6 주소",
	examples: ["192.0.2.1"]
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
	description: "Why, in a word that is the same in every language; null where there is nothing to explain",
	ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null"
});
const zone = object({
	zone: string(),
	primary: string().meta({
		description: "MNAME of its SOA record",
		ko: "SOA 레코드의 MNAME"
	}),
	mailbox: string().meta({
		description: "RNAME of its SOA record: whom to write to, with a dot in the place of the at sign",
		ko: "SOA 레코드의 RNAME. 담당자 메일 주소이며 @ 대신 점을 씁니다"
	})
});
const pointer = object({
	name: string(),
	forward: _enum([
		"confirmed",
		"other",
		"no-address",
		"no-name",
		"bogus",
		"unknown"
	]).meta({
		description: "confirmed: the name leads back to the address; other: to others alone; no-address: it has none of the same family; no-name: it does not exist; bogus: DNSSEC does not verify; unknown: could not be told",
		ko: "confirmed: 이름이 이 주소로 되돌아옴. other: 다른 주소로만 이어짐. no-address: 같은 종류(IPv4/IPv6)의 주소가 없음. no-name: 존재하지 않는 이름. bogus: DNSSEC 검증 실패. unknown: 알 수 없음"
	}),
	reason,
	addresses: array(string()).readonly().meta({
		description: "The first addresses that the name has, of both families; addressesTotal counts all of them",
		ko: "이름이 가진 앞쪽 주소(IPv4와 IPv6). 전체 개수는 addressesTotal"
	}),
	addressesTotal: int().min(0),
	aliases: array(string()).readonly().meta({
		description: "The names that aliases (CNAME) lead to from it, in their order",
		ko: "이 이름에서 별칭(CNAME)이 가리키는 이름, 순서대로"
	}),
	oddities: array(_enum(nameOddities)).readonly().meta({
		description: "root: is the root itself, and so no name; not-a-host: has characters that no host name has; single-label: belongs to no domain; address-like: looks like an address; reverse-zone: lies in a reverse zone, as it does where the dot at its end was forgotten",
		ko: "root: 루트 자체여서 이름이 아님. not-a-host: 호스트 이름에 쓸 수 없는 문자가 있음. single-label: 도메인에 속하지 않음. address-like: 주소처럼 보임. reverse-zone: 역방향 존 안의 이름(끝의 점을 빠뜨린 경우)"
	}),
	generic: _enum(["address", "word"]).nullable().meta({
		description: "By what it looks like a name that a provider gives to every address; null where it does not",
		ko: "사업자가 모든 주소에 일괄로 붙이는 이름으로 보이는 근거. 아니면 null"
	}),
	isMailHost: boolean().nullable().meta({
		description: "Whether a domain that the name is in takes its mail there (MX); null where that could not be told",
		ko: "이름이 속한 도메인의 메일 서버(MX)인지 여부. 알 수 없었으면 null"
	})
});
const raw = object({
	address: string(),
	observedAt: datetime(),
	reverseName: string().meta({
		description: "Where its PTR records are looked for",
		ko: "PTR 레코드를 찾는 이름"
	}),
	state: _enum([
		"found",
		"nodata",
		"nxdomain",
		"bogus",
		"unknown"
	]).meta({
		description: "nodata: there is such a name in the reverse zone, without PTR records; nxdomain: there is none; bogus: DNSSEC does not verify; unknown: could not be told",
		ko: "nodata: 역방향 존에 이름은 있으나 PTR 레코드가 없음. nxdomain: 이름이 없음. bogus: DNSSEC 검증 실패. unknown: 알 수 없음"
	}),
	reason,
	contradiction: object({
		resolver: string(),
		name: string(),
		denied: array(string()).readonly(),
		told: array(string()).readonly()
	}).nullable().meta({
		description: "A resolver that denies a name for some types of records and has others of it, so that the name servers were asked; null where none does",
		ko: "같은 이름을 어떤 레코드 유형에는 없다고 하고 다른 유형에는 답하여, 네임서버에 직접 묻게 한 리졸버. 없으면 null"
	}),
	ttl: seconds,
	aliases: array(string()).readonly().meta({
		description: "Where aliases (CNAME) lead from there, as those of RFC 2317 into the zone of a smaller network",
		ko: "그곳에서 별칭(CNAME)이 가리키는 이름. 작은 네트워크의 존으로 위임하는 RFC 2317 방식 등"
	}),
	zone: zone.nullable().meta({
		description: "The reverse zone that the address is in, and who keeps it; null where that could not be told",
		ko: "주소가 속한 역방향 존과 그 관리자. 알 수 없었으면 null"
	}),
	parentZone: zone.nullable().meta({
		description: "Where the reverse zone does not answer, the nearest zone above that does, and who keeps it",
		ko: "역방향 존이 응답하지 않을 때, 응답하는 가장 가까운 상위 존과 그 관리자"
	}),
	delegatedZone: zone.nullable().meta({
		description: "The zone that aliases lead into; null where there are none",
		ko: "별칭이 이어지는 존. 별칭이 없으면 null"
	}),
	pointers: array(pointer).readonly(),
	pointersTotal: int().min(0),
	confirmed: boolean().nullable().meta({
		description: "FCrDNS: whether any of the names leads back to the address; null where that could not be told",
		ko: "FCrDNS. 이름 가운데 하나라도 이 주소로 되돌아오는지 여부. 알 수 없었으면 null"
	}),
	security: object({
		state: _enum([
			"secure",
			"insecure",
			"bogus",
			"island",
			"indeterminate"
		]),
		reason
	}).meta({
		description: "How far the answer can be trusted by its signatures (DNSSEC)",
		ko: "서명(DNSSEC)에 따라 응답을 신뢰할 수 있는 정도"
	})
});
// src/checks/reverse-dns/index.ts
const reverseDns = defineCheck({
	id: "reverse-dns",
	version: 2,
	title: {
		en: "Reverse DNS",
		ko: "역방향 DNS"
	},
	about: {
		en: "Looks up the names of an address (PTR) and whether each of them leads back to it (FCrDNS), and who keeps the reverse zone.",
		ko: "주소의 이름(PTR)과 각 이름이 그 주소로 되돌아오는지(FCrDNS), 역방향 존의 관리자를 확인합니다."
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
	observe: ({ address, state, pointers }) => state === "found" ? pointers.map(({ name }) => ({
		target: address,
		kind: "ip:ptr",
		value: name.toLowerCase().replace(/\.$/, "")
	})) : []
});
export { reverseDns as t };
