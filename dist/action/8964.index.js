export const id = 8964;
export const ids = [8964];
export const modules = {

/***/ 8964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ rdap)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(405);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5793);
/* harmony import */ var _delegated_domain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3999);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6691);
/* harmony import */ var _registration_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5546);
/* harmony import */ var _cjs2_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4235);
/* harmony import */ var _domain_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9235);
/* harmony import */ var _end_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8534);










// src/checks/rdap/schema.ts
var import_cjs = (0,_cjs2_js__WEBPACK_IMPORTED_MODULE_7__.t)();
const input = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({ query: (0,_domain_js__WEBPACK_IMPORTED_MODULE_8__.t)().transform((name, context) => registrable(name, context)).meta({
	description: "Registered domain; a name below it is reduced to it, and so is the host part of a pasted URL",
	ko: "등록된 도메인. 하위 이름이나 붙여 넣은 URL의 호스트는 등록된 도메인으로 줄여서 조회합니다",
	examples: ["example.com"]
}) });
function registrable(name, context) {
	const domain = (0, import_cjs.getDomain)(name, {
		allowPrivateDomains: false,
		extractHostname: false,
		validateHostname: false
	});
	if (domain !== null) return domain;
	const expected = {
		en: `a registered domain such as example.${name}`,
		ko: `example.${name}처럼 등록된 도메인`
	};
	const given = {
		en: `the public suffix ${name}`,
		ko: `공용 접미사 ${name}`
	};
	context.addIssue({
		code: "custom",
		params: {
			expected,
			given
		}
	});
	return _start_js__WEBPACK_IMPORTED_MODULE_1__.Hi;
}
const time = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Un)().nullable();
const created = time.meta({
	description: "When the domain was registered",
	ko: "도메인을 등록한 시각"
});
const updated = time.meta({
	description: "When the registration was last changed",
	ko: "등록 정보를 마지막으로 변경한 시각"
});
const expires = time.meta({
	description: "When the registration expires; null if it is not published",
	ko: "등록이 만료되는 시각. 공개하지 않으면 null"
});
const publishable = [
	"registrar",
	"created",
	"updated",
	"expires",
	"nameServers",
	"status"
];
const comparable = [
	"registrar",
	"created",
	"expires",
	"nameServers"
];
const answer = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	protocol: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(["rdap", "whois"]).meta({
		description: "Protocol of the query: RDAP (RFC 9082) or WHOIS (RFC 3912)",
		ko: "조회 프로토콜: RDAP(RFC 9082) 또는 WHOIS(RFC 3912)"
	}),
	role: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"registry",
		"registrar",
		"redirector"
	]).meta({
		description: "redirector: a server that only points to the registry",
		ko: "redirector: 레지스트리의 위치만 알려 주는 서버"
	}),
	server: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "URL or host name of the server; null without one",
		ko: "서버의 URL 또는 호스트 이름. 없으면 null"
	}),
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"found",
		"absent",
		"reserved",
		"quarantine",
		"refused",
		"unknown"
	]).meta({
		description: "reserved: the registry keeps the name; quarantine: only the former registrant can restore the domain; refused: the server refuses access to this client; unknown: it gave no usable answer",
		ko: "reserved: 레지스트리가 예약한 이름. quarantine: 기존 등록인만 복구할 수 있는 도메인. refused: 서버가 이 클라이언트의 접근을 거부함. unknown: 사용할 수 있는 응답을 얻지 못함"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "Why there was no usable answer; null if there was one",
		ko: "사용할 수 있는 응답이 없었던 이유. 있었으면 null"
	}),
	registrar: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "Name of the registrar",
		ko: "레지스트라 이름"
	}),
	created,
	updated,
	expires,
	nameServers: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.nameServersAtRegistry),
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta({
		description: "Status values in EPP spelling (RFC 5731 §2.3)",
		ko: "EPP 표기의 상태 값(RFC 5731 §2.3)"
	})
});
const registrar = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "Name of the registrar; null if not published",
		ko: "레지스트라의 이름. 공개하지 않으면 null"
	}),
	ianaId: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "IANA registrar ID; null if the registry accredits registrars itself",
		ko: "IANA 레지스트라 ID. 레지스트리가 직접 레지스트라를 인증하면 null"
	}),
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "URL of the registrar's website; null if not published",
		ko: "레지스트라 웹사이트의 URL. 공개하지 않으면 null"
	}),
	abuse: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		email: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
			description: "E-mail address",
			ko: "이메일 주소"
		}),
		phone: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
			description: "Telephone number",
			ko: "전화번호"
		})
	}).meta({
		description: "The abuse contact of the registrar",
		ko: "레지스트라의 악용 신고 연락처"
	})
});
const dns = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"found",
		"absent",
		"unknown"
	]).meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.presence),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.reason),
	nameServers: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta({
		description: "Name servers in the DNS; empty without a delegation",
		ko: "DNS의 네임서버. 위임이 없으면 비어 있음"
	})
});
const raw = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	domain: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "The registered domain, to which the requested name was reduced",
		ko: "조회한 등록 도메인(요청한 이름을 등록 단위로 줄인 것)"
	}),
	unicodeName: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "The Unicode form of an internationalized domain name; null otherwise",
		ko: "국제화 도메인 이름의 유니코드 표기. 그 외에는 null"
	}),
	observedAt: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Un)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.observedAt),
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"found",
		"reserved",
		"quarantine",
		"not_published",
		"unclear"
	]).meta({
		description: "reserved: the registry reserves the name, and it is not registered; quarantine: the registration was cancelled, and only the former registrant can restore it; not_published: the registry does not publish registration data; unclear: the registry says that the domain is not registered, but the DNS does not confirm it",
		ko: "reserved: 레지스트리가 예약했으며 등록되지 않은 이름. quarantine: 등록이 해지되어 기존 등록인만 복구할 수 있음. not_published: 레지스트리가 등록 정보를 공개하지 않음. unclear: 레지스트리는 등록되지 않았다고 하지만 DNS로 확인되지 않음"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "refused, contradicted or stale-bootstrap; null if there is nothing to explain",
		ko: "refused, contradicted, stale-bootstrap 중 하나. 설명할 것이 없으면 null"
	}),
	server: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "The server whose answer decided the state",
		ko: "state를 결정한 응답을 보낸 서버"
	}),
	registrar: registrar.nullable().meta({
		description: "The registrar of the domain; null if it is not published",
		ko: "도메인의 레지스트라. 공개하지 않으면 null"
	}),
	created,
	updated,
	transferred: time.meta({
		description: "When the domain was last transferred to another registrar",
		ko: "마지막으로 다른 레지스트라로 이전된 시각"
	}),
	expires,
	registrarExpires: time.meta({
		description: "When the contract with the registrar ends. The registry may have renewed the registration before that",
		ko: "레지스트라와의 계약 만료 시각. 레지스트리는 그 전에 자동 갱신했을 수 있습니다"
	}),
	nameServers: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.nameServersAtRegistry),
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta({
		description: "In EPP spelling, such as clientTransferProhibited",
		ko: "EPP 표기(예: clientTransferProhibited)"
	}),
	isSigned: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().nullable().meta({
		description: "Whether the delegation is signed (DNSSEC); null if it is not published",
		ko: "위임에 DNSSEC 서명이 있는지 여부. 공개하지 않으면 null"
	}),
	signers: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		keyTag: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.keyTag),
		algorithm: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.dnssecAlgorithm),
		digestType: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.dsDigestType),
		digest: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
			description: "Digest of the key, in hexadecimal",
			ko: "키의 다이제스트(16진수)"
		})
	})).readonly().meta({
		description: "The DS records that the registry holds",
		ko: "레지스트리에 등록된 DS 레코드"
	}),
	privacy: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "The privacy service that replaces the data of the registrant",
		ko: "등록인 정보를 대신하는 개인 정보 보호 서비스"
	}),
	redacted: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta({
		description: "The fields that the answers mark as redacted (RFC 9537), unchanged",
		ko: "응답에서 생략했다고 밝힌 항목(RFC 9537). 응답의 표현 그대로"
	}),
	notPublished: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(publishable)).readonly().meta({
		description: "The fields that the registry does not publish for any domain, by its policy",
		ko: "레지스트리가 정책상 모든 도메인에 대해 공개하지 않는 항목"
	}),
	missing: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(publishable)).readonly().meta({
		description: "The other fields that we found in no answer",
		ko: "그 밖에 어떤 응답에서도 찾지 못한 항목"
	}),
	disagreements: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		field: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(comparable).meta({
			description: "The field that differs",
			ko: "값이 다른 항목"
		}),
		registry: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
			description: "The registry's value (authoritative)",
			ko: "레지스트리의 값(기준)"
		}),
		registrar: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
			description: "The registrar's value",
			ko: "레지스트라의 값"
		})
	})).readonly().meta({
		description: "The fields in which registry and registrar differ",
		ko: "레지스트리와 레지스트라의 값이 다른 항목"
	}),
	answers: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(answer).readonly().meta({
		description: "The servers that were asked, in order, and their answers",
		ko: "조회한 서버와 각 서버의 응답. 조회한 순서"
	}),
	dns: dns.meta({
		description: "The name servers in the DNS, according to the configured resolvers",
		ko: "설정된 리졸버로 조회한 네임서버"
	}),
	bootstrap: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		publication: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
			description: "When IANA published it",
			ko: "IANA가 발행한 시각"
		}),
		confirmedAt: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
			description: "When IANA last confirmed it; null for the embedded copy",
			ko: "IANA에 마지막으로 확인한 시각. 내장된 사본이면 null"
		}),
		isStale: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
			description: "Whether the list is older than a day and could not be refreshed",
			ko: "목록이 하루를 넘겼고 갱신하지 못했는지 여부"
		})
	}).nullable().meta({
		description: "IANA's list of RDAP servers (RFC 9224); null if the operator configured a server",
		ko: "IANA의 RDAP 서버 목록(RFC 9224). 운영자가 서버를 설정했으면 null"
	})
});
// src/checks/rdap/merge.ts
function mergedFrom(heard, { domain, isServed }) {
	const told = heard.flatMap(({ role, data }) => data && role !== "redirector" ? [{
		role,
		data
	}] : []);
	const all = [...told.filter(({ role }) => role === "registry"), ...told.filter(({ role }) => role === "registrar")].map(({ data }) => data);
	const first = (pick) => all.map(pick).find((each) => each !== null) ?? null;
	const list = (pick) => all.map(pick).find(({ length }) => length > 0) ?? [];
	const merged = {
		unicodeName: first(({ unicodeName }) => unicodeName),
		registrar: registrarIn(all),
		created: first(({ created }) => created),
		updated: first(({ updated }) => updated),
		transferred: first(({ transferred }) => transferred),
		expires: first(({ expires }) => expires),
		registrarExpires: first(({ registrarExpires }) => registrarExpires),
		nameServers: list(({ nameServers }) => nameServers),
		status: list(({ status }) => status),
		isSigned: first(({ secureDns }) => secureDns.isSigned),
		signers: all.map(({ secureDns }) => secureDns.ds).find(({ length }) => length > 0)?.slice(0, 16) ?? [],
		privacy: first(({ privacy }) => privacy?.name ?? null),
		redacted: [...new Set(all.flatMap(({ redacted }) => redacted))].slice(0, 32),
		disagreements: disagreementsIn(told)
	};
	const isMissing = (field) => {
		const value = merged[field];
		return value === null || Array.isArray(value) && value.length === 0;
	};
	const absent = publishable.filter(isMissing);
	const policy = !isServed ? absent : _registration_js__WEBPACK_IMPORTED_MODULE_6__.r[domain.slice(domain.lastIndexOf(".") + 1)]?.fields ?? [];
	return {
		...merged,
		notPublished: absent.filter((field) => policy.includes(field)),
		missing: absent.filter((field) => !policy.includes(field))
	};
}
function registrarIn(all) {
	const cards = all.flatMap(({ registrar }) => registrar ? [registrar] : []);
	const [head] = cards;
	if (!head) return null;
	const same = cards.filter(({ ianaId }) => ianaId === null || head.ianaId === null || ianaId === head.ianaId);
	const one = (pick) => same.map(pick).find((each) => each !== null) ?? null;
	return {
		name: one(({ name }) => name),
		ianaId: one(({ ianaId }) => ianaId),
		url: one(({ url }) => url),
		abuse: {
			email: one(({ abuse }) => abuse.email),
			phone: one(({ abuse }) => abuse.phone)
		}
	};
}
const spelled = [
	["registrar", ({ registrar }) => registrar?.ianaId ?? null],
	["created", ({ created }) => created?.slice(0, 10) ?? null],
	["expires", ({ expires }) => expires?.slice(0, 10) ?? null],
	["nameServers", ({ nameServers }) => nameServers.length > 0 ? nameServers.join(" ") : null]
];
const day$1 = 864e5;
function disagreementsIn(told) {
	const [registry, registrar] = ["registry", "registrar"].map((wanted) => told.find(({ role }) => role === wanted)?.data);
	if (!registry || !registrar) return [];
	return spelled.flatMap(([field, spell]) => {
		const [one, other] = [spell(registry), spell(registrar)];
		if (one === null || other === null || one === other) return [];
		return /^\d{4}-/.test(one) && Math.abs(Date.parse(one) - Date.parse(other)) <= day$1 ? [] : [{
			field,
			registry: one,
			registrar: other
		}];
	});
}
// src/checks/rdap/collect.ts
const patience = {
	each: 4e3,
	all: 9e3
};
async function collect({ query: domain }, context) {
	const [registration, dns] = await Promise.all([(0,_registration_js__WEBPACK_IMPORTED_MODULE_6__.n)(context, domain, patience), namesInDns(context, domain)]);
	if (registration.state === "absent") throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("registration.absent", {
		domain,
		server: registration.server ?? "?"
	});
	const kept = failureOf(registration);
	if (kept) {
		await refuseHomeless(context, domain);
		throw kept;
	}
	const registrar = await (0,_registration_js__WEBPACK_IMPORTED_MODULE_6__.t)(context, registration);
	const heard = registrar ? [...registration.heard, registrar] : registration.heard;
	const { state, reason, server, bootstrap } = registration;
	if (state === "unserved") await refuseHomeless(context, domain);
	return {
		domain,
		observedAt: context.now().toISOString(),
		state: states$1[state],
		reason: state === "unserved" && registration.heard.some((each) => each.state === "refused") ? "refused" : reason,
		server,
		...mergedFrom(heard, {
			domain,
			isServed: state !== "unserved"
		}),
		answers: heard.map(toAnswer),
		dns,
		bootstrap
	};
}
const states$1 = {
	found: "found",
	reserved: "reserved",
	quarantine: "quarantine",
	unknown: "unclear",
	unserved: "not_published"
};
function failureOf({ state, heard }) {
	const said = new Set(heard.filter(({ role }) => role === "registry").map((each) => each.state));
	const isWord = state !== "unknown" || said.has("absent");
	const failed = heard.find((each) => each.failure !== null)?.failure;
	if (isWord || !failed) return null;
	const after = (0,_registration_js__WEBPACK_IMPORTED_MODULE_6__.o)({ failure: failed });
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Ui(failed, after === null ? {} : { retryAfter: after });
}
async function refuseHomeless(context, domain) {
	const { state } = await (0,_delegated_domain_js__WEBPACK_IMPORTED_MODULE_4__.t)(context, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.at)(domain));
	if (state === "no-registry") throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("dns.nxdomain", { host: domain });
}
async function namesInDns(context, domain) {
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.at)(domain);
	const { answer } = await (0,_lookup_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.NS);
	if (answer.kind === "found" && answer.aliases.length === 0) {
		const names = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__.l)("NS", answer.records).map(({ data }) => (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.t)(data.name));
		return {
			state: "found",
			reason: null,
			nameServers: [...new Set(names)].toSorted().slice(0, 64)
		};
	}
	const { state, reason } = await (0,_delegated_domain_js__WEBPACK_IMPORTED_MODULE_4__.t)(context, name);
	if (state === "undelegated" || state === "no-registry") return {
		state: "absent",
		reason: null,
		nameServers: []
	};
	return {
		state: "unknown",
		reason: reason ?? "NODATA",
		nameServers: []
	};
}
function toAnswer({ protocol, role, server, state, failure: why, data }) {
	return {
		protocol,
		role,
		server,
		state,
		reason: why?.reason ?? null,
		registrar: data?.registrar?.name ?? null,
		created: data?.created ?? null,
		updated: data?.updated ?? null,
		expires: data?.expires ?? null,
		nameServers: data?.nameServers ?? [],
		status: data?.status ?? []
	};
}
// src/checks/rdap/problems-states.ts
const lift = {
	en: "Ask the registrar how to lift the hold. Usual reasons: contact data to verify, an open payment, a dispute.",
	ko: "레지스트라에 해제 방법을 문의하십시오. 흔한 원인은 등록자 정보 확인, 미납, 분쟁입니다."
};
const holdEffects = {
	absent: {
		en: "It does not resolve.",
		ko: "현재 조회되지 않습니다."
	},
	found: {
		en: "The resolver still returned its name servers, possibly from a cache.",
		ko: "리졸버는 아직 네임서버를 응답하며, 캐시된 응답일 수 있습니다."
	},
	unknown: {
		en: "We could not determine whether it still resolves.",
		ko: "아직 조회되는지는 확인하지 못했습니다."
	}
};
const stateProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"client-hold": {
		severity: "critical",
		cause: {
			en: "The registrar has put {domain} on hold (clientHold), which removes it from the DNS. {effect}",
			ko: "레지스트라가 {domain|을/를} 보류했습니다(clientHold). 보류된 도메인은 DNS에서 제외됩니다. {effect}"
		},
		action: lift,
		reference: "RFC 5731 §2.3"
	},
	"server-hold": {
		severity: "critical",
		cause: {
			en: "The registry has put {domain} on hold (serverHold), which removes it from the DNS. {effect}",
			ko: "레지스트리가 {domain|을/를} 보류했습니다(serverHold). 보류된 도메인은 DNS에서 제외됩니다. {effect}"
		},
		action: lift,
		reference: "RFC 5731 §2.3"
	},
	"pending-delete": {
		severity: "critical",
		cause: {
			en: "The registry will delete {domain} within days (pendingDelete). After that anyone can register it.",
			ko: "레지스트리가 며칠 안에 {domain|을/를} 삭제합니다(pendingDelete). 그 뒤에는 누구나 등록할 수 있습니다."
		},
		action: {
			en: "Ask the registrar whether it can still be restored. If not, register it again after the deletion.",
			ko: "복구할 수 있는지 레지스트라에 문의하십시오. 복구할 수 없으면 삭제된 뒤 다시 등록하십시오."
		},
		reference: "RFC 3915 §3.1"
	},
	"redemption-period": {
		severity: "critical",
		cause: {
			en: "{domain} was deleted at the registrar and is out of the DNS (redemptionPeriod). It can be restored for about 30 days.",
			ko: "{domain|은/는} 레지스트라에서 삭제되어 DNS에서 빠졌습니다(redemptionPeriod). 약 30일 동안 복구할 수 있습니다."
		},
		action: {
			en: "Restore it at the registrar now. Registrars charge a fee for this.",
			ko: "지금 레지스트라에서 복구하십시오. 비용이 듭니다."
		},
		reference: "RFC 3915 §3.1"
	},
	"status-risk": {
		severity: "low",
		cause: {
			en: "Status of the domain: {meaning}",
			ko: "도메인 상태: {meaning}"
		},
		action: {
			en: "Ask the registrar why the domain has this status if you did not expect it.",
			ko: "예상하지 못한 상태라면 레지스트라에 이유를 문의하십시오."
		},
		reference: "https://icann.org/epp"
	},
	status: {
		severity: "info",
		cause: {
			en: "Status of the domain: {meaning}",
			ko: "도메인 상태: {meaning}"
		},
		action: {
			en: "No action is needed.",
			ko: "조치할 필요가 없습니다."
		},
		reference: "https://icann.org/epp"
	},
	suspended: {
		severity: "critical",
		cause: {
			en: "The registry lists {domain} as suspended. Suspended domains are out of the DNS, and some registries delete them.",
			ko: "레지스트리에 {domain|이/가} 정지 상태로 등록되어 있습니다. 정지된 도메인은 DNS에서 제외되며, 이를 삭제하는 레지스트리도 있습니다."
		},
		action: lift
	},
	lapsed: {
		severity: "critical",
		cause: {
			en: "The registry lists {domain} as expired. It deletes the domain unless it is renewed.",
			ko: "레지스트리에 {domain|이/가} 만료 상태로 등록되어 있습니다. 갱신하지 않으면 삭제됩니다."
		},
		action: {
			en: "Renew it at the registrar today.",
			ko: "오늘 레지스트라에서 갱신하십시오."
		}
	},
	deleted: {
		severity: "critical",
		cause: {
			en: "The registry lists {domain} as deleted. After the release anyone can register it.",
			ko: "레지스트리에 {domain|이/가} 삭제 상태로 등록되어 있습니다. 해제된 뒤에는 누구나 등록할 수 있습니다."
		},
		action: {
			en: "Ask the registrar whether it can still be restored.",
			ko: "복구할 수 있는지 레지스트라에 문의하십시오."
		}
	},
	quarantine: {
		severity: "critical",
		cause: {
			en: "The registration of {domain} was cancelled, and the domain is in quarantine. Afterwards anyone can register it.",
			ko: "{domain}의 등록이 해지되어 격리 기간에 있습니다. 이 기간이 끝나면 누구나 등록할 수 있습니다."
		},
		action: {
			en: "Restore it at a registrar before the quarantine ends. Only the former registrant can.",
			ko: "격리 기간이 끝나기 전에 레지스트라에서 복구하십시오. 기존 등록인만 복구할 수 있습니다."
		}
	},
	"no-registrar": {
		severity: "high",
		cause: {
			en: "No registrar manages {domain}. The registry deletes it unless it moves to a registrar.",
			ko: "{domain|을/를} 관리하는 레지스트라가 없습니다. 레지스트라로 옮기지 않으면 삭제됩니다."
		},
		action: {
			en: "Transfer the domain to a registrar.",
			ko: "도메인을 레지스트라로 이전하십시오."
		}
	},
	reserved: {
		severity: "medium",
		cause: {
			en: "The registry reserves the name {domain}. It is not registered.",
			ko: "{domain|은/는} 레지스트리가 예약한 이름이며 등록되지 않았습니다."
		},
		action: {
			en: "Check the name for typing errors. Ask the registry if you want to register it.",
			ko: "이름을 잘못 입력하지 않았는지 확인하십시오. 등록하려면 레지스트리에 문의하십시오."
		}
	},
	"pending-transfer": {
		severity: "medium",
		cause: {
			en: "A transfer of {domain} to another registrar is under way (pendingTransfer).",
			ko: "{domain|을/를} 다른 레지스트라로 이전하는 중입니다(pendingTransfer)."
		},
		action: {
			en: "If you did not request the transfer, reject it at the current registrar immediately.",
			ko: "직접 요청하지 않았다면 현재 레지스트라에서 즉시 거부하십시오."
		},
		reference: "RFC 5731 §2.3"
	}
});
// src/checks/rdap/problems.ts
const renew = {
	en: "Renew it at the registrar, and turn automatic renewal on.",
	ko: "레지스트라에서 갱신하고 자동 갱신을 켜십시오."
};
const problems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	...stateProblems,
	expired: {
		severity: "critical",
		cause: {
			en: "The registration of {domain} ended on {date}.",
			ko: "{domain}의 등록이 {date}에 만료되었습니다."
		},
		action: {
			en: "Renew it at the registrar today. After a grace period anyone can register it.",
			ko: "오늘 레지스트라에서 갱신하십시오. 유예 기간이 지나면 누구나 등록할 수 있습니다."
		}
	},
	"expires-7": {
		severity: "high",
		cause: {
			en: "The registration of {domain} ends on {date}, in 7 days or less.",
			ko: "{domain}의 등록이 7일 안인 {date}에 만료됩니다."
		},
		action: renew
	},
	"expires-30": {
		severity: "medium",
		cause: {
			en: "The registration of {domain} ends on {date}, in 30 days or less.",
			ko: "{domain}의 등록이 30일 안인 {date}에 만료됩니다."
		},
		action: renew
	},
	"expires-60": {
		severity: "low",
		cause: {
			en: "The registration of {domain} ends on {date}, in 60 days or less.",
			ko: "{domain}의 등록이 60일 안인 {date}에 만료됩니다."
		},
		action: renew
	},
	unpaid: {
		severity: "medium",
		cause: {
			en: "The contract with the registrar ends on {date}, before the registration. The registry may have renewed the registration automatically.",
			ko: "레지스트라와의 계약이 등록보다 먼저 {date}에 끝납니다. 레지스트리가 등록을 자동 갱신한 상태일 수 있습니다."
		},
		action: {
			en: "Check at the registrar that the renewal is paid. If it is not, the registrar can delete the domain.",
			ko: "레지스트라에서 갱신 요금이 결제되었는지 확인하십시오. 결제되지 않았으면 레지스트라가 도메인을 삭제할 수 있습니다."
		}
	},
	"transfer-unlocked": {
		severity: "low",
		cause: {
			en: "No transfer lock is set: neither clientTransferProhibited nor serverTransferProhibited.",
			ko: "이전 잠금이 없습니다. clientTransferProhibited와 serverTransferProhibited가 모두 설정되지 않았습니다."
		},
		action: {
			en: "Turn the transfer lock on at the registrar.",
			ko: "레지스트라에서 이전 잠금을 켜십시오."
		},
		reference: "RFC 5731 §2.3"
	},
	"registered-recently": {
		severity: "low",
		cause: {
			en: "{domain} was registered on {date}, 30 days ago or less. Mail filters and proxies distrust new domains.",
			ko: "{domain|은/는} 등록한 지 30일이 지나지 않았습니다({date}). 메일 필터와 프록시는 새 도메인을 신뢰하지 않습니다."
		},
		action: {
			en: "Do not send bulk mail from it yet. If you did not register it, check who did.",
			ko: "당분간 대량 메일을 보내지 마십시오. 직접 등록하지 않았다면 등록한 사람을 확인하십시오."
		}
	},
	"name-servers-differ": {
		severity: "medium",
		cause: {
			en: "The registry and the DNS list different name servers. Registry only: {registry}. DNS only: {dns}.",
			ko: "레지스트리와 DNS의 네임서버가 다릅니다. 레지스트리에만 있음: {registry}. DNS에만 있음: {dns}."
		},
		action: {
			en: "Make the NS records of the zone match the name servers at the registrar. After a change, wait until the TTL of the old records has passed.",
			ko: "존의 NS 레코드와 레지스트라에 등록된 네임서버를 같게 맞추십시오. 방금 변경했다면 이전 레코드의 TTL이 지날 때까지 기다리십시오."
		},
		reference: "RFC 1034 §4.2.2"
	},
	"not-in-dns": {
		severity: "high",
		cause: {
			en: "The registry lists name servers for {domain}, but the DNS has no such delegation.",
			ko: "레지스트리에는 {domain}의 네임서버가 있지만 DNS에는 위임이 없습니다."
		},
		action: {
			en: "Ask the registrar why the domain is not in the zone of the registry.",
			ko: "레지스트리 존에 도메인이 없는 이유를 레지스트라에 문의하십시오."
		}
	},
	disagreement: {
		severity: "info",
		cause: {
			en: "The registry and the registrar publish different values ({field}). Registry: {registry}. Registrar: {registrar}.",
			ko: "레지스트리와 레지스트라가 공개한 값이 다릅니다({field}). 레지스트리: {registry}. 레지스트라: {registrar}."
		},
		action: {
			en: "The registry's value is authoritative. Ask the registrar to correct its data.",
			ko: "레지스트리의 값이 기준입니다. 레지스트라에 수정을 요청하십시오."
		}
	},
	contradicted: {
		severity: "medium",
		cause: {
			en: "{server} says that {domain} is not registered, but the DNS does not confirm that.",
			ko: "{server|은/는} {domain|이/가} 등록되지 않았다고 하지만 DNS로는 확인되지 않습니다."
		},
		action: {
			en: "Ask the registrar whether it is registered, and check again later.",
			ko: "레지스트라에서 등록 여부를 확인하고 나중에 다시 점검하십시오."
		}
	},
	nowhere: {
		severity: "low",
		cause: {
			en: "{domain} is not in the DNS, and its registry does not publish registration data. It may not be registered.",
			ko: "{domain|은/는} DNS에 없고, 레지스트리도 등록 정보를 공개하지 않습니다. 등록되지 않았을 수 있습니다."
		},
		action: {
			en: "Check the name for typing errors. Ask a registrar whether the domain is registered.",
			ko: "이름을 잘못 입력하지 않았는지 확인하고, 등록 여부를 레지스트라에 문의하십시오."
		}
	},
	"not-published": {
		severity: "info",
		cause: {
			en: "The registry of {domain} does not publish: {fields}.",
			ko: "{domain}의 레지스트리는 다음을 공개하지 않습니다: {fields}."
		},
		action: {
			en: "Check these values in your account at the registrar.",
			ko: "레지스트라 계정에서 확인하십시오."
		}
	},
	"not-in-answer": {
		severity: "info",
		cause: {
			en: "We found no {fields} of {domain} in the answers.",
			ko: "응답에서 {domain}의 다음 항목을 찾지 못했습니다: {fields}."
		},
		action: {
			en: "Check these values in your account at the registrar.",
			ko: "레지스트라 계정에서 확인하십시오."
		}
	},
	"list-stale": {
		severity: "info",
		cause: {
			en: "IANA's list of RDAP servers could not be refreshed. The copy in use was published on {date}.",
			ko: "IANA의 RDAP 서버 목록을 갱신하지 못했습니다. 사용한 사본은 {date}에 발행된 것입니다."
		},
		action: {
			en: "Allow connections to data.iana.org, or set PORTCULLIS_SOURCE_RDAP_BOOTSTRAP to a mirror.",
			ko: "data.iana.org 연결을 허용하거나 PORTCULLIS_SOURCE_RDAP_BOOTSTRAP에 미러를 지정하십시오."
		},
		reference: "RFC 9224 §8"
	}
});
const find = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
const kpis = {
	domain: {
		en: "Registered domain",
		ko: "등록 도메인"
	},
	registrar: {
		en: "Registrar",
		ko: "레지스트라"
	},
	"iana-id": {
		en: "IANA registrar ID",
		ko: "IANA 레지스트라 ID"
	},
	created: {
		en: "Registered on",
		ko: "등록일"
	},
	updated: {
		en: "Last changed on",
		ko: "변경일"
	},
	expires: {
		en: "Expires on",
		ko: "만료일"
	},
	"days-left": {
		en: "Days left",
		ko: "남은 일수"
	},
	"name-servers": {
		en: "Name servers",
		ko: "네임서버"
	},
	signed: {
		en: "Signed delegation (DNSSEC)",
		ko: "서명된 위임(DNSSEC)"
	},
	abuse: {
		en: "Abuse contact",
		ko: "악용 신고 연락처"
	},
	privacy: {
		en: "Privacy service",
		ko: "개인 정보 보호 서비스"
	},
	source: {
		en: "Source",
		ko: "출처"
	}
};
const absences = {
	not_published: {
		en: "not published",
		ko: "공개하지 않음"
	},
	not_in_answer: {
		en: "not in the answer",
		ko: "응답에 없음"
	}
};
const words = {
	problems,
	caps: {},
	parts: {},
	kpis,
	values: {
		...Object.fromEntries([
			"registrar",
			"iana-id",
			"created",
			"updated",
			"expires",
			"days-left",
			"name-servers",
			"abuse"
		].map((id) => [id, absences])),
		signed: {
			true: {
				en: "yes",
				ko: "예"
			},
			false: {
				en: "no",
				ko: "아니요"
			},
			...absences
		},
		privacy: {
			false: {
				en: "none shown",
				ko: "표시되지 않음"
			},
			...absences
		}
	}
};
// src/checks/rdap/judge.ts
function judge(raw) {
	const findings = [
		...statusFindings(raw),
		...endFindings(raw),
		...ageFindings(raw),
		...lockFindings(raw),
		...serverFindings(raw),
		...doubtFindings(raw)
	];
	const verdict = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.mn)(null, findings, kpisOf(raw), problems);
	return isUntold(raw) ? {
		...verdict,
		status: "unknown"
	} : verdict;
}
function isUntold({ state, dns }) {
	return state === "unclear" || state === "not_published" && dns.state !== "found";
}
function isNowhere({ state, dns }) {
	return state === "not_published" && dns.state === "absent";
}
const holds = [["clientHold", "client-hold"], ["serverHold", "server-hold"]];
const byStatus = [
	["redemptionPeriod", "redemption-period"],
	["pendingDelete", "pending-delete"],
	["pendingTransfer", "pending-transfer"],
	["suspended", "suspended"],
	["deactivated", "suspended"],
	["expired", "lapsed"],
	["deleted", "deleted"],
	["quarantine", "quarantine"],
	["noRegistrar", "no-registrar"]
];
function statusFindings({ domain, state, status, dns, expires, observedAt }) {
	if (state === "quarantine" || state === "reserved") return [find(state, { domain })];
	const isRedeemable = status.includes("redemptionPeriod");
	const isDated = expires !== null && (0,_end_js__WEBPACK_IMPORTED_MODULE_9__.t)(expires) < Date.parse(observedAt);
	return status.flatMap((name) => {
		const [, hold] = holds.find(([each]) => each === name) ?? [];
		if (hold !== void 0) return [find(hold, {
			domain,
			effect: holdEffects[dns.state]
		})];
		const [, problem] = byStatus.find(([each]) => each === name) ?? [];
		if (problem === void 0) return [explained(name)];
		return name === "pendingDelete" && isRedeemable || name === "expired" && isDated ? [] : [find(problem, { domain })];
	});
}
function explained(name) {
	const known = [..._registration_js__WEBPACK_IMPORTED_MODULE_6__.a, ..._registration_js__WEBPACK_IMPORTED_MODULE_6__.i].find((each) => each.name === name);
	const params = { meaning: known?.meaning ?? ofItsOwn };
	return find(known?.weight === "risk" ? "status-risk" : "status", params, { subject: name });
}
const ofItsOwn = {
	en: "This registry defines the status itself.",
	ko: "이 레지스트리가 자체적으로 정의한 상태입니다."
};
const day = 864e5;
const ladder = [
	[7, "expires-7"],
	[30, "expires-30"],
	[60, "expires-60"]
];
function endFindings(raw) {
	const { domain, expires, observedAt } = raw;
	if (expires === null) return unpaidFindings(raw);
	const left = (0,_end_js__WEBPACK_IMPORTED_MODULE_9__.t)(expires) - Date.parse(observedAt);
	const params = {
		domain,
		date: expires.slice(0, 10)
	};
	if (left < 0) return [find("expired", params)];
	const step = ladder.find(([days]) => left <= days * day);
	return [...step ? [find(step[1], params)] : [], ...unpaidFindings(raw)];
}
function unpaidFindings({ expires, registrarExpires, observedAt }) {
	if (registrarExpires === null || expires !== null && registrarExpires >= expires) return [];
	return Date.parse(registrarExpires) - Date.parse(observedAt) <= 7 * day ? [find("unpaid", { date: registrarExpires.slice(0, 10) })] : [];
}
function ageFindings({ domain, created, observedAt }) {
	if (created === null) return [];
	const age = Date.parse(observedAt) - Date.parse(created);
	return age >= 0 && age <= 30 * day ? [find("registered-recently", {
		domain,
		date: created.slice(0, 10)
	})] : [];
}
const locks = new Set([
	"clientTransferProhibited",
	"serverTransferProhibited",
	"locked"
]);
const telling = /^(?:client|server)(?:Delete|Renew|Transfer|Update)Prohibited$|^(?:client|server)Hold$/;
const closed = new Set([
	"arpa",
	"edu",
	"gov",
	"int",
	"mil"
]);
function isGeneric(domain) {
	const top = domain.slice(domain.lastIndexOf(".") + 1);
	return top.length > 2 && !top.startsWith("xn--") && !closed.has(top);
}
function lockFindings({ domain, status }) {
	if (status.length === 0 || status.some((each) => locks.has(each))) return [];
	const hasLocks = isGeneric(domain) || status.some((each) => telling.test(each));
	const isMoving = status.some((each) => /^(?:pendingTransfer|pendingDelete|redemptionPeriod|deleted|expired|quarantine)$/.test(each));
	return hasLocks && !isMoving ? [find("transfer-unlocked", {})] : [];
}
const absentBy = /^(?:clientHold|serverHold|pendingDelete|pendingRestore|pendingCreate|redemptionPeriod|inactive|suspended|deactivated|deleted|expired|quarantine)$/;
function serverFindings({ domain, nameServers, dns, status }) {
	if (nameServers.length === 0 || dns.state === "unknown" || status.some((each) => absentBy.test(each))) return [];
	if (dns.state === "absent") return [find("not-in-dns", { domain })];
	const gone = nameServers.filter((each) => !dns.nameServers.includes(each));
	const added = dns.nameServers.filter((each) => !nameServers.includes(each));
	if (gone.length === 0 && added.length === 0) return [];
	return [find("name-servers-differ", {
		registry: listed(gone),
		dns: listed(added)
	})];
}
function listed(names) {
	const [shown, more] = [names.slice(0, 6), names.length - 6];
	if (shown.length === 0) return {
		en: "none",
		ko: "없음"
	};
	return `${shown.join(", ")}${more > 0 ? ` +${more}` : ""}`;
}
const fieldWords = {
	registrar: {
		en: "registrar",
		ko: "레지스트라"
	},
	created: {
		en: "registration date",
		ko: "등록일"
	},
	updated: {
		en: "date of the last change",
		ko: "변경일"
	},
	expires: {
		en: "expiry date",
		ko: "만료일"
	},
	nameServers: {
		en: "name servers",
		ko: "네임서버"
	},
	status: {
		en: "status",
		ko: "상태"
	}
};
function doubtFindings(raw) {
	const { domain, state, server, bootstrap, notPublished, missing, disagreements } = raw;
	const isTold = state !== "unclear" && !isNowhere(raw);
	return [
		...state === "unclear" ? [find("contradicted", {
			domain,
			server: server ?? "?"
		})] : [],
		...isNowhere(raw) ? [find("nowhere", { domain })] : [],
		...isTold && notPublished.length > 0 ? [find("not-published", {
			domain,
			fields: fieldList(notPublished)
		})] : [],
		...state === "found" && missing.length > 0 ? [find("not-in-answer", {
			domain,
			fields: fieldList(missing)
		})] : [],
		...disagreements.map(({ field, registry, registrar }) => find("disagreement", {
			field: fieldWords[field],
			registry,
			registrar
		}, { subject: field })),
		...bootstrap?.isStale ? [find("list-stale", { date: bootstrap.publication.slice(0, 10) })] : []
	];
}
function fieldList(fields) {
	const words = fields.map((field) => fieldWords[field]);
	return {
		en: words.map(({ en }) => en).join(", "),
		ko: words.map(({ ko }) => ko).join(", ")
	};
}
function kpisOf(raw) {
	const { domain, registrar, created, updated, expires, observedAt, nameServers, isSigned, privacy, state } = raw;
	const unless = (value, field) => value ?? absenceOf(raw, field);
	const date = (at, field) => unless(at?.slice(0, 10) ?? null, field);
	const { email = null, phone = null } = registrar?.abuse ?? {};
	return [
		{
			id: "domain",
			value: raw.unicodeName === null ? domain : `${domain} (${raw.unicodeName})`
		},
		{
			id: "registrar",
			value: unless(registrar?.name ?? null, "registrar")
		},
		{
			id: "iana-id",
			value: unless(registrar?.ianaId ?? null, "registrar")
		},
		{
			id: "created",
			value: date(created, "created")
		},
		{
			id: "updated",
			value: date(updated, "updated")
		},
		{
			id: "expires",
			value: date(expires, "expires")
		},
		{
			id: "days-left",
			value: unless(expires === null ? null : Math.floor(((0,_end_js__WEBPACK_IMPORTED_MODULE_9__.t)(expires) - Date.parse(observedAt)) / day), "expires")
		},
		{
			id: "name-servers",
			value: nameServers.length === 0 ? unless(null, "nameServers") : nameServers.join(", ")
		},
		{
			id: "signed",
			value: unless(isSigned)
		},
		{
			id: "abuse",
			value: unless(email ?? phone, "registrar")
		},
		{
			id: "privacy",
			value: privacy ?? (state === "found" ? false : unless(null))
		},
		{
			id: "source",
			value: sourceOf(raw)
		}
	];
}
function absenceOf(raw, field) {
	if (isUntold(raw) || raw.state === "reserved" || raw.state === "quarantine") return null;
	const isPolicy = raw.notPublished.some((each) => each === field);
	return raw.state === "not_published" || isPolicy ? "not_published" : "not_in_answer";
}
function sourceOf({ answers, server }) {
	const decided = answers.find((each) => each.server === server && each.state !== "unknown");
	return decided ? `${decided.protocol === "rdap" ? "RDAP" : "WHOIS"} ${server}` : null;
}
// src/checks/rdap/monitored.ts
const wereYou = {
	en: "Ask the registrar at once, unless you changed the registration yourself.",
	ko: "등록 정보를 직접 바꾼 것이 아니라면 즉시 레지스트라에 문의하십시오."
};
const monitored = {
	fields: {
		registrar: {
			title: {
				en: "Registrar",
				ko: "레지스트라"
			},
			severity: "high",
			action: wereYou
		},
		"registered-ns": {
			title: {
				en: "Registered name servers",
				ko: "등록된 네임서버"
			},
			severity: "high",
			action: wereYou
		},
		"registration-status": {
			title: {
				en: "Registration status",
				ko: "등록 상태"
			},
			severity: "medium",
			action: wereYou
		},
		"registration-days": {
			title: {
				en: "Days until the registration ends",
				ko: "도메인 등록 만료까지 남은 일수"
			},
			severity: _gate_js__WEBPACK_IMPORTED_MODULE_0__.Y,
			action: {
				en: "Renew the registration at the registrar.",
				ko: "레지스트라에서 도메인 등록을 연장하십시오."
			},
			reports: [
				"expired",
				"expires-7",
				"expires-30",
				"expires-60"
			]
		}
	},
	facts: ({ state, registrar, nameServers, status, expires, notPublished, missing, observedAt }, _verdict, days) => {
		if (state !== "found") return [];
		const isTold = (field) => !notPublished.includes(field) && !missing.includes(field);
		const name = registrar?.ianaId ?? registrar?.name ?? null;
		return [
			...name === null ? [] : [{
				field: "registrar",
				value: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.K)(registrar?.name ?? name),
				alike: [`id ${name}`]
			}],
			...isTold("nameServers") ? [{
				field: "registered-ns",
				value: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.q)(nameServers.map(lower))
			}] : [],
			...isTold("status") ? [{
				field: "registration-status",
				value: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.q)(status)
			}] : [],
			...expires === null ? [] : [(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.J)("registration-days", {
				from: null,
				to: expires,
				now: observedAt
			}, days)]
		];
	}
};
function lower(name) {
	return name.toLowerCase();
}
// src/checks/rdap/notes.ts
const notes = [
	{
		en: "The name is reduced to its registered domain with the ICANN section of the Public Suffix List: www.shop.co.uk becomes shop.co.uk, me.github.io becomes github.io. A public suffix itself is refused.",
		ko: "이름은 공용 접미사 목록(Public Suffix List)의 ICANN 부분에 따라 등록된 도메인으로 줄입니다. www.shop.co.uk는 shop.co.uk로, me.github.io는 github.io로 줄입니다. 공용 접미사 자체는 거부합니다."
	},
	{
		en: "IANA's list (RFC 9224) names the RDAP server of the registry. The list is embedded and refreshed daily; a copy that could not be refreshed is reported as stale. The check then asks the registrar that the registry links to. The registry's values are authoritative, the registrar's values fill gaps, and differences are shown.",
		ko: "IANA 목록(RFC 9224)에서 RDAP으로 답하는 레지스트리를 찾습니다. 목록은 내장되어 있으며 매일 갱신하고, 갱신하지 못한 사본은 오래된 것으로 표시합니다. 이어서 레지스트리가 가리키는 레지스트라를 한 번 조회합니다. 레지스트리의 값이 기준이고, 빠진 값은 레지스트라의 값으로 채우며, 다른 값은 표시합니다."
	},
	{
		en: "If the registry has no RDAP server or does not answer, the check uses WHOIS (RFC 3912, port 43): the server in the built-in table or the one that IANA lists, and at most two referrals.",
		ko: "레지스트리에 RDAP이 없거나 응답이 없으면 WHOIS(RFC 3912, 포트 43)로 조회합니다. 내장 표의 서버나 IANA에 등록된 서버에 조회하고, 참조는 최대 두 번 따라갑니다."
	},
	{
		en: "A domain is reported as not registered (404) only if the authoritative server says so and the name is not in the DNS. If the two contradict each other, the result is unknown. A redirector's 404 proves nothing.",
		ko: "권한 있는 서버가 없다고 답하고 DNS에도 없을 때만 등록되지 않은 도메인(404)으로 봅니다. 둘이 서로 다르면 결과는 unknown입니다. 리디렉터의 404는 근거가 되지 않습니다."
	},
	{
		en: "Some registries, such as those of .de and .ch, do not publish dates, registrar or holder. Such values are reported as not_published; this is not a problem of the domain. Other values that no answer has are reported as not_in_answer. No data about the registrant is collected except the name of a privacy service.",
		ko: ".de와 .ch처럼 날짜, 레지스트라, 등록인을 공개하지 않는 레지스트리가 있습니다. 이런 값은 not_published이며 도메인의 문제가 아닙니다. 그 밖에 응답에 없는 값은 not_in_answer입니다. 개인 정보 보호 서비스의 이름 외에는 등록인 정보를 수집하지 않습니다."
	},
	{
		en: "PORTCULLIS_SOURCE_RDAP sets an RDAP server to use instead of IANA's list, PORTCULLIS_SOURCE_WHOIS a WHOIS server to use instead of IANA's.",
		ko: "PORTCULLIS_SOURCE_RDAP으로 IANA 목록 대신 조회할 RDAP 서버를, PORTCULLIS_SOURCE_WHOIS로 IANA 대신 조회할 WHOIS 서버를 지정합니다."
	}
];
// src/checks/rdap/observations.ts
function observe({ domain, registrar, nameServers, status }) {
	const values = {
		"rdap:registrar": [registrar?.ianaId ?? registrar?.name?.trim() ?? ""].filter((value) => value !== ""),
		"rdap:ns": nameServers,
		"rdap:status": status
	};
	return Object.entries(values).flatMap(([kind, all]) => [...new Set(all)].map((value) => ({
		target: domain,
		kind,
		value
	})));
}
// src/checks/rdap/tables.ts
function tablesOf({ answers }) {
	return answers.length > 0 ? [{
		columns: answerColumns,
		rows: answers.map(toRow)
	}] : [];
}
const answerColumns = [
	{
		en: "Asked",
		ko: "조회"
	},
	{
		en: "Server",
		ko: "서버"
	},
	{
		en: "Answer",
		ko: "응답"
	}
];
const roles = {
	registry: {
		en: "registry",
		ko: "레지스트리"
	},
	registrar: {
		en: "registrar",
		ko: "레지스트라"
	},
	redirector: {
		en: "redirector",
		ko: "리디렉터"
	}
};
const states = {
	absent: {
		en: "not registered",
		ko: "등록되지 않음"
	},
	reserved: {
		en: "reserved by the registry",
		ko: "레지스트리가 예약함"
	},
	quarantine: {
		en: "in quarantine",
		ko: "격리 기간"
	},
	refused: {
		en: "access refused",
		ko: "접근 거부"
	}
};
function toRow(answer) {
	const { en, ko } = roles[answer.role];
	const protocol = answer.protocol.toUpperCase();
	return [
		{
			en: `${en}, ${protocol}`,
			ko: `${ko}, ${protocol}`
		},
		answer.server ?? "–",
		saidBy(answer)
	];
}
function saidBy(answer) {
	const { state, created, expires } = answer;
	if (state === "unknown") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.bn)(answer.reason);
	if (state !== "found") return states[state];
	const [from, until] = [created, expires].map((at) => at?.slice(0, 10) ?? "?");
	const servers = answer.nameServers.length;
	return {
		en: `${from} to ${until}, ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mi)(servers, {
			one: "name server",
			other: "name servers"
		})}`,
		ko: `${from}~${until}, 네임서버 ${servers}개`
	};
}
// src/checks/rdap/index.ts
const rdap = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.En)({
	id: "rdap",
	version: 3,
	title: {
		en: "Domain registration",
		ko: "도메인 등록 정보"
	},
	about: {
		en: "Looks up the registration of a domain over RDAP, or over WHOIS if there is no RDAP server: registrar, dates, name servers and the meaning of every status.",
		ko: "도메인 등록 정보를 RDAP으로, 없으면 WHOIS로 조회합니다. 레지스트라, 날짜, 네임서버와 모든 상태의 의미를 보여 줍니다."
	},
	notes,
	input,
	subject: "query",
	raw,
	cost: "standard",
	ttl: 21600,
	deadline: 15,
	words,
	target: ({ query }) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.wn)(query),
	collect,
	judge,
	fits: (seen, { query }) => seen.domain === query,
	tables: tablesOf,
	observe,
	monitored
});



/***/ })

};
