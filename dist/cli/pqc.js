import { An as otherPostQuantumGroups, Ci as valueText, Cn as openProber, Dn as classicGroups, Fs as _enum, Mi as ranked, On as groupFamilies, Qo as defineCheck, Qs as object, Rs as array, Si as reasonWords, Sn as withoutRefusals, Tn as lineTo, Ws as int, Yo as attempt, bn as probeFor, cs as defineProblems, er as withoutWww, gn as knownSurvey, ir as descriptions, kn as hybridGroup, ks as datetime, ls as finder, nr as concludeGrade, rc as string, rs as httpsOrigin, wn as bearsLargeHello, xn as retryProbes, yn as isDoubtful, zs as boolean } from "./gate.js";
import { n as hostCheck, t as endpointOf } from "./host-check.js";
import { n as edgeIds, r as edges, t as providerOf } from "./edge.js";
import { _t as Failure } from "./start.js";
// src/probes/pqc/groups.ts
async function otherGroups(context, to) {
	const known = await surveyed(context, to);
	if (known) return known;
	const asker = openProber(await lineTo(context, to), to.host);
	const how = retryProbes((groups) => asker.guess({
		version: "TLSv1.3",
		groups
	}));
	const all = otherPostQuantumGroups;
	const [told, classic] = await Promise.all([probeFor(all, all.length, how), how.ask(codesOf(classicGroups))]);
	const trusted = isDoubtful(told) && !(classic.kind === "chosen" && how.read(classic) !== null) ? withoutRefusals(told) : told;
	return all.flatMap(({ name }) => trusted.filter(({ namedGroup }) => namedGroup === name).map(({ namedGroup, offered }) => ({
		namedGroup,
		offered
	})));
}
async function surveyed(context, to) {
	const found = await attempt(() => knownSurvey(context, to));
	if (!found.ok || !found.value) return null;
	const { groups, rare } = found.value.offers;
	const told = [...groups, ...rare];
	const known = otherPostQuantumGroups.flatMap(({ name }) => told.find(({ namedGroup }) => namedGroup === name) ?? []);
	return known.length === otherPostQuantumGroups.length && known.every(({ offered }) => offered !== null) ? known.map(({ namedGroup, offered }) => ({
		namedGroup,
		offered
	})) : null;
}
function codesOf(groups) {
	return groups.map(({ code }) => code);
}
// src/probes/pqc/weigh.ts
const hybridObstacles = [
	"no-hybrid-group",
	"no-tls13",
	"large-hello"
];
const refusing = new Set([
	"40",
	"47",
	"70",
	"71"
]);
function weighHybrid(tries, beside) {
	const { classic, usual, largeHello, hasRetried = false } = beside;
	const latest = tries.at(-1);
	const done = {
		reason: latest && !latest.ok ? latest.failure.reason : "handshake",
		attempts: tries.length
	};
	const failures = tries.flatMap((each) => each.ok ? [] : [each.failure]);
	if (failures.length < tries.length || failures.some(isAfterKeyExchange)) return {
		...done,
		supported: true,
		obstacles: [],
		reason: "handshake"
	};
	const unknown = {
		...done,
		supported: null,
		obstacles: []
	};
	if (!classic && !hasRetried || usual?.group === "X25519MLKEM768") return unknown;
	const isOld = classic !== null && classic.protocol !== "TLSv1.3";
	const obstacles = [...isOld ? ["no-tls13"] : [], ...largeHello?.accepted === false ? ["large-hello"] : []];
	if (!isOld && classic !== null && tries.length === 1 && failures.every(isAboutVersion)) return unknown;
	const isTold = tries.length > 1 || largeHello?.accepted === false || failures.some(isRefusal);
	if (obstacles.length > 0 && isTold) return no(done, obstacles);
	const isAlike = classic === null || !classic.lenient || tries.length > 1;
	if (failures.some(isRefusal)) return isAlike ? no(done, ["no-hybrid-group"]) : unknown;
	return failures.every(isAlert) && tries.length > 1 && largeHello?.accepted === true ? no(done, ["no-hybrid-group"]) : unknown;
}
function no(done, obstacles) {
	return {
		...done,
		supported: false,
		obstacles
	};
}
function isRefusal({ id, reason }) {
	return id === "tls.alert" && refusing.has(alertOf(reason));
}
function isAlert({ id }) {
	return id === "tls.alert";
}
function isAboutVersion({ id, reason }) {
	return id === "tls.alert" && alertOf(reason) === "70";
}
function isBreakOff({ id }) {
	return /^(?:tls\.(?:alert|closed|failed)|tcp\.reset|timeout\.tls)$/.test(id);
}
function isAfterKeyExchange({ id }) {
	return id === "tls.client-certificate";
}
function alertOf(reason) {
	return /^tls\.alert\.(?<number>\d+)$/.exec(reason)?.groups?.["number"] ?? "";
}
// src/probes/pqc/pqc.ts
const replyPatience = 4e3;
const hybridOnly = {
	groups: [hybridGroup],
	onlyTls13: true
};
const hybridLenient = {
	...hybridOnly,
	lenient: true
};
const classicOnly = { groups: classicGroups.map(({ name }) => name) };
const outdatedOnly = {
	lenient: true,
	groups: [
		...classicOnly.groups,
		"secp224r1",
		"brainpoolP256r1",
		"brainpoolP384r1",
		"brainpoolP512r1"
	]
};
const unusualOnly = { groups: [
	...[...otherPostQuantumGroups.filter(({ isDraft }) => !isDraft), ...groupFamilies.finite].map(({ name }) => name),
	"x448",
	"brainpoolP256r1tls13",
	"brainpoolP384r1tls13",
	"brainpoolP512r1tls13"
] };
function pqc$1(context, to) {
	return context.once(`pqc ${to.host} ${to.port}`, () => observe(context, to));
}
async function observe(context, to) {
	const { net } = context;
	const shake = (offer = hybridOnly) => attempt(() => net.tls(to, offer));
	const [first, classic, reply, groups] = await Promise.all([
		shake(),
		control(context, to),
		attempt(() => net.http({
			...namedBy(to),
			url: `${httpsOrigin(to)}/`,
			limit: 0,
			patience: replyPatience
		})),
		otherGroups(context, to)
	]);
	const hasRetried = groups.some(({ offered: isOffered }) => isOffered === true);
	const unusual = classic.ok || first.ok ? null : await unusualOf(context, to, classic.failure);
	if (!classic.ok && !first.ok && !unusual && !hasRetried) throw new Failure(classic.failure);
	const usual = await usualOf(context, to, reply);
	const known = {
		classic: classic.ok ? classic.value : unusual,
		usual,
		hasRetried
	};
	const isDoubtful = weighHybrid([first], {
		...known,
		largeHello: null
	}).supported === null && known.classic !== null;
	const isBroken = !unusual && (usual === null ? !reply.ok && isBreakOff(reply.failure) : usual.lenient);
	const largeHello = isDoubtful || isBroken ? await bearsLargeHello(context, to, known) : null;
	const isOpen = largeHello?.accepted !== false && (isDoubtful || isBroken && !first.ok);
	const line = await lineTo(context, to);
	const again = isOpen ? await line.alone(() => shake(known.classic?.lenient ? hybridLenient : hybridOnly)) : null;
	const tries = again ? [first, again] : [first];
	const hybrid = weighHybrid(tries, {
		...known,
		largeHello
	});
	const offered = tries.flatMap((each) => each.ok ? [each.value] : [])[0] ?? null;
	return {
		address: (known.classic ?? offered)?.address ?? "",
		hybrid,
		offered,
		classic,
		unusual,
		usual,
		reply,
		largeHello,
		groups
	};
}
async function usualOf({ net }, to, reply) {
	if (reply.ok) return reply.value.handshake;
	if (!/^(?:http\.|timeout\.http$)/.test(reply.failure.id)) return null;
	const got = await attempt(() => net.tls(to));
	return got.ok ? got.value : null;
}
async function unusualOf({ net }, to, { id }) {
	if (!isOfHandshake(id)) return null;
	const got = await attempt(() => net.tls(to, unusualOnly));
	return got.ok ? got.value : null;
}
function isOfHandshake(id) {
	return /^(?:tls|tcp\.reset)/.test(id);
}
async function control({ net }, to) {
	const current = await attempt(() => net.tls(to, classicOnly));
	if (current.ok || !isOfHandshake(current.failure.id)) return current;
	const outdated = await attempt(() => net.tls(to, outdatedOnly));
	return outdated.ok ? outdated : current;
}
function namedBy({ namedBy: party }) {
	return party === void 0 ? {} : { namedBy: party };
}
// src/checks/pqc/collect.ts
async function collect(input, context) {
	const to = endpointOf(input);
	const { address, hybrid, offered, classic, unusual, usual, reply, largeHello, groups } = await pqc$1(context, to);
	const provider = providerOf(address, reply.ok ? reply.value.headers : null);
	return {
		...to,
		address,
		observedAt: context.now().toISOString(),
		hybrid: {
			namedGroup: hybridGroup,
			...hybrid,
			handshake: offered && describe(offered)
		},
		classicalHandshake: classic.ok ? {
			completed: true,
			reason: null,
			handshake: describe(classic.value),
			legacyHandshakeOnly: classic.value.lenient
		} : {
			completed: false,
			reason: classic.failure.reason,
			handshake: null,
			legacyHandshakeOnly: false
		},
		rareGroupsHandshake: unusual && describe(unusual),
		defaultHandshake: usual && {
			...describe(usual),
			legacyHandshakeOnly: usual.lenient
		},
		largeHello,
		namedGroups: groups,
		provider: spell(provider),
		edgeEvidence: provider.votes,
		http: reply.ok ? {
			status: reply.value.status,
			reason: null
		} : {
			status: null,
			reason: reply.failure.reason
		}
	};
}
function describe({ protocol, cipher, group }) {
	return {
		protocol,
		cipher,
		namedGroup: group
	};
}
function spell({ kind, edge }) {
	if (edge !== null) return `edge:${edge}`;
	return kind === "own" ? "own" : "unknown";
}
// src/checks/pqc/problems.ts
const draft = "https://datatracker.ietf.org/doc/draft-ietf-tls-ecdhe-mlkem/";
const problems = defineProblems({
	"no-hybrid-group": {
		severity: "medium",
		cause: {
			en: "The server supports TLS 1.3 but not {group}. Traffic recorded today can be decrypted by future quantum computers.",
			ko: "서버가 TLS 1.3을 지원하지만 {group|을/를} 지원하지 않습니다. 지금 기록한 트래픽이 미래의 양자 컴퓨터로 해독될 수 있습니다."
		},
		action: {
			en: "Use a TLS library with {group} (OpenSSL 3.5, Go 1.24, BoringSSL) and list it first among the groups.",
			ko: "{group|을/를} 지원하는 TLS 라이브러리(OpenSSL 3.5, Go 1.24, BoringSSL)를 사용하고 그룹 목록의 맨 앞에 두십시오."
		},
		reference: draft
	},
	"no-tls13": {
		severity: "medium",
		cause: {
			en: "The highest version that the server offers is {protocol}. Post-quantum key exchange needs TLS 1.3.",
			ko: "서버가 제공하는 가장 높은 버전이 {protocol}이며, 양자 내성 키 교환은 TLS 1.3에만 있습니다."
		},
		action: {
			en: "Enable TLS 1.3.",
			ko: "TLS 1.3을 켜십시오."
		},
		reference: "RFC 8446 §4.2.8"
	},
	"large-hello": {
		severity: "medium",
		cause: {
			en: "The server, or a device in front of it, closes the connection when the ClientHello is larger than one packet. Every client with post-quantum key exchange sends such a ClientHello.",
			ko: "서버 또는 그 앞의 장비가 패킷 하나보다 큰 ClientHello를 받으면 연결을 끊습니다. 양자 내성 키 교환을 쓰는 클라이언트는 모두 그런 ClientHello를 보냅니다."
		},
		action: {
			en: "Update the server and every load balancer, firewall and inspection device in front of it to read a ClientHello to its end.",
			ko: "서버와 그 앞의 로드 밸런서, 방화벽, 검사 장비를 ClientHello를 끝까지 읽는 버전으로 업데이트하십시오."
		},
		reference: "RFC 8446 §5.1"
	},
	"hybrid-unused": {
		severity: "low",
		cause: {
			en: "The server accepts {group} but chooses {chosen} for clients that offer both, as browsers do.",
			ko: "서버가 {group|을/를} 받아들이지만, 브라우저처럼 둘 다 제안하는 클라이언트에는 {chosen|을/를} 선택합니다."
		},
		action: {
			en: "List {group} first among the groups.",
			ko: "그룹 목록의 맨 앞에 {group|을/를} 두십시오."
		},
		reference: draft
	},
	"unusual-groups": {
		severity: "medium",
		cause: {
			en: "The server supports no group that browsers offer, so browsers cannot connect. We connected with {chosen}.",
			ko: "서버가 브라우저에서 제안하는 그룹을 하나도 받아들이지 않아 브라우저가 접속할 수 없습니다. {chosen|으로/로} 연결했습니다."
		},
		action: {
			en: "Offer X25519MLKEM768 and X25519 as well.",
			ko: "X25519MLKEM768과 X25519도 제공하십시오."
		},
		reference: "RFC 8446 §9.1"
	},
	"hybrid-unknown": {
		severity: "info",
		cause: {
			en: "We could not determine whether the server completes a handshake that offers only {group} ({reason}).",
			ko: "서버가 {group}만으로 핸드셰이크를 마치는지 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Try again, or try from a network without filtering.",
			ko: "다시 시도하거나 필터링이 없는 네트워크에서 확인하십시오."
		}
	},
	"other-groups": {
		severity: "medium",
		cause: {
			en: "The server offers {groups} but not {group}, the only post-quantum group of browsers. Browser traffic recorded today can be decrypted by future quantum computers.",
			ko: "서버가 {groups|을/를} 제공하지만 브라우저가 쓰는 유일한 양자 내성 그룹인 {group|은/는} 제공하지 않습니다. 지금 기록한 브라우저의 트래픽을 미래의 양자 컴퓨터로 복호화할 수 있습니다."
		},
		action: {
			en: "Offer {group} as well, first among the groups.",
			ko: "{group|을/를} 그룹 목록의 맨 앞에 추가하십시오."
		},
		reference: draft
	},
	"draft-groups": {
		severity: "info",
		cause: {
			en: "The server offers {groups}, a draft that the standard has replaced. Current browsers have removed it.",
			ko: "서버가 표준으로 대체된 초안의 {groups|을/를} 제공합니다. 최신 브라우저에서는 제거되었습니다."
		},
		action: {
			en: "Remove it from the list of groups.",
			ko: "그룹 목록에서 제거하십시오."
		},
		reference: "https://www.iana.org/assignments/tls-parameters/tls-parameters.xhtml#tls-parameters-8"
	},
	"edge-provides": {
		severity: "info",
		cause: {
			en: "{edge} provides the hybrid key exchange. How {edge} reaches the origin behind it cannot be observed from outside.",
			ko: "하이브리드 키 교환은 {edge|이/가} 제공합니다. {edge|과/와} 그 뒤의 원본 서버 사이의 연결은 외부에서 관찰할 수 없습니다."
		},
		action: {
			en: "Check the settings of the edge and of the origin: the connection between them needs protection too.",
			ko: "에지의 설정과 원본 서버에서 그 사이의 구간도 보호되는지 확인하십시오."
		}
	},
	"edge-answers": {
		severity: "info",
		cause: {
			en: "{edge} answers for this host. The origin behind it cannot be observed from outside.",
			ko: "이 호스트에는 {edge|이/가} 응답합니다. 그 뒤의 원본 서버는 외부에서 관찰할 수 없습니다."
		},
		action: {
			en: "Check TLS 1.3 and post-quantum key exchange in the settings of the edge.",
			ko: "에지의 설정에서 TLS 1.3과 양자 내성 키 교환을 확인하십시오."
		}
	},
	"provider-disputed": {
		severity: "info",
		cause: {
			en: "The response shows several edges ({edges}). We cannot determine which one terminates TLS.",
			ko: "응답에 여러 에지의 흔적({edges})이 있어 어느 것이 TLS를 처리하는지 알 수 없습니다."
		},
		action: {
			en: "Check each of them. The outermost edge decides.",
			ko: "각각 확인하십시오. 가장 바깥쪽이 결정합니다."
		}
	},
	"provider-elsewhere": {
		severity: "info",
		cause: {
			en: "The response shows {edges}, but the address is outside its published networks. We cannot determine what terminates TLS.",
			ko: "응답에 {edges}의 흔적이 있지만 주소가 공개된 네트워크 밖에 있어 TLS를 처리하는 곳을 알 수 없습니다."
		},
		action: {
			en: "If your own server relays the responses of {edges}, configure that server.",
			ko: "직접 운영하는 서버가 {edges}의 응답을 전달하는 것이라면 그 서버를 설정하십시오."
		}
	},
	"provider-unknown": {
		severity: "info",
		cause: {
			en: "Neither the address nor the headers show a known edge. An edge that we do not recognize is still possible.",
			ko: "주소와 헤더에서 알려진 에지를 찾지 못했습니다. 인식하지 못하는 에지가 있을 수 있습니다."
		},
		action: {
			en: "If this is your own server, configure it. Otherwise ask the operator of the edge.",
			ko: "직접 운영하는 서버라면 서버를 설정하고, 아니라면 에지 운영자에게 문의하십시오."
		}
	},
	"provider-unseen": {
		severity: "info",
		cause: {
			en: "The address belongs to no known edge, and we could not read the headers ({reason}). We cannot determine what terminates TLS.",
			ko: "주소는 알려진 에지의 것이 아니며 헤더를 볼 수 없었으므로({reason}) TLS를 처리하는 곳을 알 수 없습니다."
		},
		action: {
			en: "Try again once the site answers over HTTP.",
			ko: "사이트가 HTTP로 응답할 때 다시 시도하십시오."
		}
	}
});
const find = finder();
const words = {
	problems,
	caps: {},
	parts: {},
	kpis: {
		supported: {
			en: "Only X25519MLKEM768 offered",
			ko: "X25519MLKEM768만 제안"
		},
		chosen: {
			en: "Chosen when both are offered",
			ko: "둘 다 제안했을 때 선택"
		},
		protocol: {
			en: "TLS version",
			ko: "TLS 버전"
		},
		"other-groups": {
			en: "Other post-quantum groups",
			ko: "다른 양자 내성 그룹"
		},
		provider: {
			en: "Provided by",
			ko: "제공하는 곳"
		}
	},
	values: {
		chosen: { false: {
			en: "no group",
			ko: "그룹 없음"
		} },
		"other-groups": { false: {
			en: "none",
			ko: "없음"
		} },
		provider: {
			own: {
				en: "its own server",
				ko: "자체 서버"
			},
			unknown: {
				en: "unknown",
				ko: "알 수 없음"
			},
			...Object.fromEntries(edges.map(({ id, name }) => [`edge:${id}`, {
				en: `${name} (edge)`,
				ko: `${name}(에지)`
			}]))
		}
	}
};
// src/checks/pqc/judge.ts
const drafts = new Set(otherPostQuantumGroups.filter(({ isDraft }) => isDraft).map(({ name }) => name));
function judge(raw) {
	const findings = [
		...hybridFindings(raw),
		...groupFindings(raw),
		...providerFindings(raw)
	];
	const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
	return raw.hybrid.supported === null ? {
		...verdict,
		status: "unknown"
	} : verdict;
}
function hybridFindings(raw) {
	const { hybrid, classicalHandshake: classic, rareGroupsHandshake: unusual, defaultHandshake: usual, largeHello } = raw;
	const { supported, obstacles, reason, namedGroup: group } = hybrid;
	const isUnused = supported === true && usual !== null && !usual.legacyHandshakeOnly && usual.namedGroup !== group;
	return [
		...supported === null ? [find("hybrid-unknown", {
			group,
			reason: reasonWords(reason)
		}, { evidence: reason })] : [],
		...obstacles.includes("no-hybrid-group") && currentGroups(raw).length === 0 ? [find("no-hybrid-group", { group })] : [],
		...obstacles.includes("no-tls13") ? [find("no-tls13", { protocol: (classic.handshake ?? unusual)?.protocol ?? "" })] : [],
		...largeHello?.accepted === false ? [find("large-hello", {}, { evidence: largeHello.reason })] : [],
		...unusual ? [find("unusual-groups", { chosen: unusual.namedGroup ?? unusual.cipher })] : [],
		...isUnused ? [find("hybrid-unused", {
			group,
			chosen: usual.namedGroup ?? usual.cipher
		})] : []
	];
}
function currentGroups({ namedGroups: groups }) {
	return groups.filter(({ namedGroup: group, offered }) => offered && !drafts.has(group)).map(({ namedGroup: group }) => group);
}
function groupFindings(raw) {
	const { hybrid, rareGroupsHandshake: unusual, namedGroups: groups } = raw;
	const named = currentGroups(raw);
	const replaced = groups.filter(({ namedGroup: group, offered }) => offered && drafts.has(group)).map(({ namedGroup: group }) => group);
	return [...hybrid.supported === false && named.length > 0 && unusual === null ? [find("other-groups", {
		groups: named.join(", "),
		group: hybrid.namedGroup
	})] : [], ...replaced.length > 0 ? [find("draft-groups", { groups: replaced.join(", ") })] : []];
}
function providerFindings({ provider, hybrid, http, edgeEvidence: votes }) {
	const edge = edges.find(({ id }) => provider === `edge:${id}`);
	if (edge) return [find(hybrid.supported ? "edge-provides" : "edge-answers", { edge: edge.name })];
	if (provider === "own") return [];
	if (votes.length > 0) {
		const named = new Set(votes.map((vote) => edges.find(({ id }) => id === vote.edge)?.name ?? vote.edge));
		const isElsewhere = named.size === 1;
		return [find(isElsewhere ? "provider-elsewhere" : "provider-disputed", { edges: [...named].join(", ") })];
	}
	return [http.reason === null ? find("provider-unknown") : find("provider-unseen", { reason: reasonWords(http.reason) }, { evidence: http.reason })];
}
function kpisOf({ hybrid, defaultHandshake: usual, rareGroupsHandshake: unusual, classicalHandshake: classic, provider, namedGroups: groups }) {
	const offered = groups.filter((each) => each.offered).map(({ namedGroup: group }) => group);
	const none = groups.every((each) => each.offered !== null) ? false : null;
	return [
		{
			id: "supported",
			value: hybrid.supported
		},
		{
			id: "chosen",
			value: usual ? usual.namedGroup ?? false : null
		},
		{
			id: "protocol",
			value: (classic.handshake ?? hybrid.handshake ?? unusual)?.protocol ?? null
		},
		{
			id: "other-groups",
			value: offered.length > 0 ? offered.join(", ") : none
		},
		{
			id: "provider",
			value: provider
		}
	];
}
// src/checks/pqc/monitored.ts
const monitored = {
	fields: {
		hybrid: {
			title: {
				en: "Hybrid post-quantum key exchange",
				ko: "하이브리드 양자 내성 키 교환"
			},
			severity: "medium",
			action: {
				en: "Enable X25519MLKEM768 again at the server or the CDN.",
				ko: "서버나 CDN에서 X25519MLKEM768을 다시 켜십시오."
			},
			reports: ["no-hybrid-group", "other-groups"]
		},
		provider: {
			title: {
				en: "Where TLS ends",
				ko: "TLS를 처리하는 곳"
			},
			severity: "low",
			action: {
				en: "Make sure that you changed the CDN or the server yourself.",
				ko: "CDN이나 서버를 직접 바꾼 것인지 확인하십시오."
			}
		}
	},
	facts: ({ hybrid: { supported }, provider }) => [...supported === null ? [] : ranked("hybrid", supported ? "supported" : "unsupported", [["supported"], ["unsupported"]]), ...provider === "unknown" ? [] : [{
		field: "provider",
		value: valueText(provider)
	}]]
};
// src/checks/pqc/schema.ts
const handshake = object({
	protocol: string().meta(descriptions.tlsVersion),
	cipher: string().meta(descriptions.cipherSuite),
	namedGroup: string().nullable().meta({
		description: "Key exchange group (RFC 8446 §4.2.7); null if unknown",
		ko: "키 교환 그룹(RFC 8446 §4.2.7). 알 수 없으면 null"
	})
});
const providers = [
	"own",
	"unknown",
	...edgeIds.map((id) => `edge:${id}`)
];
const vote = object({
	by: _enum(["address", "header"]).meta({
		description: "address: a published address range; header: a response header",
		ko: "address: 공개된 주소 범위. header: 응답 헤더"
	}),
	edge: _enum(edgeIds).meta({
		description: "Name of the CDN or edge platform",
		ko: "CDN 또는 에지 플랫폼의 이름"
	}),
	evidence: string().meta({
		description: "The network that the address lies in, or the header as it was sent",
		ko: "주소가 속한 네트워크 또는 받은 헤더"
	}),
	source: string().nullable().meta({
		description: "Where the network is published; null for headers",
		ko: "네트워크가 공개된 곳. 헤더이면 null"
	}),
	asOf: string().nullable().meta({
		description: "When that was read",
		ko: "그것을 읽은 때"
	})
});
const raw = object({
	host: string().meta(descriptions.hostObserved),
	port: int().meta(descriptions.tcpPort),
	address: string().meta({
		description: "The address that answered; empty where raw hellos alone were answered",
		ko: "응답한 주소. ClientHello에만 응답했으면 빈 문자열"
	}),
	observedAt: datetime().meta(descriptions.observedAt),
	hybrid: object({
		namedGroup: string().meta({
			description: "Hybrid post-quantum group that was offered, such as X25519MLKEM768",
			ko: "제안한 하이브리드 양자 내성 그룹(예: X25519MLKEM768)"
		}),
		supported: boolean().nullable().meta({
			description: "Whether the server supports it; null if unknown",
			ko: "서버의 지원 여부. 알 수 없으면 null"
		}),
		obstacles: array(_enum(hybridObstacles)).readonly().meta({
			description: "What prevents a post-quantum handshake; empty if it is supported",
			ko: "양자 내성 핸드셰이크를 막는 것. 지원하면 비어 있음"
		}),
		reason: string().meta(descriptions.resultReason),
		attempts: int().min(1).meta({
			description: "Number of attempts",
			ko: "시도 횟수"
		}),
		handshake: handshake.nullable().meta({
			description: "The completed handshake; null without one",
			ko: "완료된 핸드셰이크. 없으면 null"
		})
	}).meta({
		description: "Handshake that offers only the hybrid group",
		ko: "하이브리드 그룹만 제안한 핸드셰이크. 알 수 없었으면 supported가 null"
	}),
	classicalHandshake: object({
		completed: boolean().meta({
			description: "Whether the handshake completed",
			ko: "핸드셰이크가 완료되었는지 여부"
		}),
		reason: string().nullable().meta({
			description: "Why the handshake did not complete; null if it did",
			ko: "핸드셰이크가 완료되지 않은 이유. 완료되었으면 null"
		}),
		handshake: handshake.nullable().meta({
			description: "The completed handshake; null without one",
			ko: "완료된 핸드셰이크. 없으면 null"
		}),
		legacyHandshakeOnly: boolean().meta({
			description: "Whether only a handshake with outdated offers succeeded",
			ko: "오래된 방식을 제안한 핸드셰이크만 성공했는지 여부"
		})
	}).meta({
		description: "The control handshake, which offers classic groups alone",
		ko: "기존 그룹만 제안한 대조 핸드셰이크"
	}),
	rareGroupsHandshake: handshake.nullable().meta({
		description: "A handshake with rare groups, tried if all others failed; otherwise null",
		ko: "다른 핸드셰이크가 모두 실패했을 때 드문 그룹만으로 시도한 핸드셰이크. 시도하지 않았거나 실패했으면 null"
	}),
	defaultHandshake: handshake.extend({ legacyHandshakeOnly: boolean().meta({
		description: "Whether only the second, outdated hello was answered",
		ko: "오래된 방식의 두 번째 ClientHello에만 응답했는지 여부"
	}) }).nullable().meta({
		description: "Handshake that offers hybrid and classic groups; null if it could not be observed",
		ko: "하이브리드 그룹과 기존 그룹을 모두 제안한 클라이언트가 얻는 것. 볼 수 없었으면 null"
	}),
	largeHello: object({
		accepted: boolean().nullable().meta(descriptions.largeHelloAccepted),
		reason: string().meta(descriptions.resultReason)
	}).nullable().meta({
		description: "Whether a ClientHello larger than one packet is answered; null where nothing made the question come up",
		ko: "패킷 하나보다 큰 ClientHello에 응답하는지 여부. 물을 이유가 없었으면 null"
	}),
	namedGroups: array(object({
		namedGroup: string().meta({
			description: "Key exchange group (RFC 8446 §4.2.7)",
			ko: "키 교환 그룹(RFC 8446 §4.2.7)"
		}),
		offered: boolean().nullable().meta(descriptions.offered)
	})).readonly().meta({
		description: "Other post-quantum groups, and whether the server accepts them",
		ko: "다른 양자 내성 그룹. 알 수 없었으면 null"
	}),
	provider: _enum(providers).meta({
		description: "Who terminates TLS: an edge by name, a server in a network without edges, or unknown. An edge's support says nothing about the origin server behind it",
		ko: "TLS를 처리하는 곳. 이름으로 알 수 있는 에지, 에지가 있을 수 없는 네트워크의 서버, 또는 알 수 없음. 에지의 지원 여부로는 그 뒤의 원본 서버를 알 수 없습니다"
	}),
	edgeEvidence: array(vote).readonly().meta({
		description: "Signs of an edge in published address ranges and response headers",
		ko: "공개된 주소 범위와 응답 헤더에서 본 에지의 모든 흔적. DNS 별칭과 네트워크 운영자는 보지 않습니다"
	}),
	http: object({
		status: int().nullable().meta(descriptions.httpStatusIfAny),
		reason: string().nullable().meta({
			description: "Why there is no reply; null if there is one",
			ko: "응답이 없는 이유. 있으면 null"
		})
	}).meta({
		description: "HTTP reply whose headers were examined",
		ko: "헤더를 살펴본 응답. 응답이 없었으면 status가 null이며 그 이유가 있습니다"
	})
});
// src/checks/pqc/index.ts
const pqc = defineCheck({
	id: "pqc",
	version: 3,
	title: {
		en: "Post-quantum TLS readiness",
		ko: "양자 내성 TLS 준비 상태"
	},
	about: {
		en: "Tries a TLS 1.3 handshake that offers only the hybrid X25519MLKEM768, and reports whether a CDN edge or the server itself provides it.",
		ko: "하이브리드 X25519MLKEM768만 제안하는 TLS 1.3 핸드셰이크를 시도하고, 알려진 에지와 서버 자체 중 어느 쪽이 제공하는지 알려 줍니다."
	},
	...hostCheck,
	raw,
	cost: "standard",
	surveyAge: 60,
	ttl: 300,
	words,
	collect,
	judge,
	observe: ({ host, provider }) => provider === "unknown" ? [] : [{
		target: withoutWww(host),
		kind: "pqc:provider",
		value: provider
	}],
	monitored
});
export { pqc as t };
