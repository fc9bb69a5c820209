import { Er as reverseName, Qo as defineCheck, Qs as object, Rs as array, Ws as int, Zo as targetOfText, ai as interpretation, cs as defineProblems, er as withoutWww, ks as datetime, ls as finder, mc as NEVER, nc as strictObject, nr as concludeGrade, ns as hostTarget, rc as string, us as interpret, xo as nameText } from "./gate.js";
import { ut as shown, yt as failure } from "./start.js";
import { n as pageOfList, r as paging, t as nextPage } from "./paging.js";
import { t as require_cjs } from "./cjs2.js";
import { t as tablesOf } from "./tables3.js";
import { isIPv4, isIPv6 } from "node:net";
// src/checks/history/collect.ts
function collect({ target, ...page }, { store }) {
	if (!store) throw failure("store.absent", { check: "history" });
	return store.history({
		target,
		...pageOfList(page)
	});
}
// src/checks/history/problems.ts
const problems = defineProblems({ "nothing-known": {
	severity: "info",
	cause: {
		en: "Nothing has been recorded for {target} yet. Values are recorded whenever a check measures the target.",
		ko: "{target}에 대해 기록된 값이 아직 없습니다. 값은 점검이 대상을 측정할 때마다 기록합니다."
	},
	action: {
		en: "Run dns, ssl or rdap for the domain, or reverse-dns for the address, and ask again.",
		ko: "도메인이면 dns, ssl, rdap을, 주소이면 reverse-dns를 실행한 다음 다시 조회하십시오."
	}
} });
const find = finder();
const words = {
	problems,
	caps: {},
	parts: {},
	kpis: {
		values: {
			en: "Values on this page",
			ko: "이 페이지의 값"
		},
		"first-seen": {
			en: "First seen",
			ko: "최초 관측"
		},
		"last-seen": {
			en: "Last seen",
			ko: "마지막 관측"
		},
		next: {
			en: "Next page (cursor)",
			ko: "다음 페이지(cursor)"
		}
	},
	values: {
		"first-seen": { false: {
			en: "never",
			ko: "없음"
		} },
		"last-seen": { false: {
			en: "never",
			ko: "없음"
		} },
		next: { false: {
			en: "none",
			ko: "없음"
		} }
	}
};
// src/checks/history/judge.ts
function judge({ target, kinds, next }, { cursor }) {
	const values = kinds.flatMap((each) => each.values);
	const first = values.map(({ firstSeen }) => firstSeen).toSorted()[0];
	const last = values.map(({ lastSeen }) => lastSeen).toSorted().at(-1);
	const kpis = [
		{
			id: "values",
			value: values.length
		},
		{
			id: "first-seen",
			value: first ?? false
		},
		{
			id: "last-seen",
			value: last ?? false
		},
		{
			id: "next",
			value: next ?? false
		}
	];
	const isUnknown = values.length === 0 && cursor === void 0;
	return concludeGrade(null, isUnknown ? [find("nothing-known", { target })] : [], kpis, problems);
}
// src/checks/history/lines.ts
const recordTypes = {
	"dns:a": "A",
	"dns:aaaa": "AAAA",
	"dns:ns": "NS",
	"dns:mx": "MX",
	"dns:cname": "CNAME",
	"ip:ptr": "PTR"
};
const line = object({
	rrname: string().meta({
		description: "Name that was asked about",
		ko: "조회한 이름"
	}),
	rrtype: string().meta({
		description: "Record type, such as A (draft-dulaunoy-dnsop-passive-dns-cof §3)",
		ko: "레코드 유형(예: A, draft-dulaunoy-dnsop-passive-dns-cof §3)"
	}),
	rdata: string().meta({
		description: "Record data (draft-dulaunoy-dnsop-passive-dns-cof §3)",
		ko: "레코드의 값(draft-dulaunoy-dnsop-passive-dns-cof §3)"
	}),
	time_first: int().meta({
		description: "First seen, in seconds since 1970",
		ko: "최초 관측 시각(1970년부터의 초)"
	}),
	time_last: int().meta({
		description: "Last seen, in seconds since 1970",
		ko: "마지막 관측 시각(1970년부터의 초)"
	})
});
function linesOf({ target, kinds }) {
	const rrname = isIPv4(target) ? nameText(reverseName(target)) : target;
	return kinds.flatMap(({ kind, values }) => {
		const rrtype = recordTypes[kind];
		if (rrtype === void 0) return [];
		return values.map(({ value, firstSeen, lastSeen }) => ({
			rrname: rrname.replace(/\.$/, ""),
			rrtype,
			rdata: value,
			time_first: secondsOf(firstSeen),
			time_last: secondsOf(lastSeen)
		}));
	});
}
function secondsOf(iso) {
	return Math.floor(Date.parse(iso) / 1e3);
}
// src/checks/history/notes.ts
const notes = [
	{
		en: "The answer comes from the values that this service recorded when it ran checks. Nothing is measured now, so a value may have changed since it was last seen.",
		ko: "이 서비스가 점검을 실행할 때 기록한 값을 읽어 답합니다. 새로 측정하지 않으므로 마지막 관측 이후 값이 바뀌었을 수 있습니다."
	},
	{
		en: "firstSeen and lastSeen are the first and the last observation by this service. The value may have existed before and after, and may have been absent in between.",
		ko: "firstSeen과 lastSeen은 이 서비스의 첫 관측과 마지막 관측입니다. 그 전후에도 값이 있었을 수 있고, 그 사이에 없었을 수도 있습니다."
	},
	{
		en: "Values are recorded by asn, dns, email, lookalike, pqc, rdap, reverse-dns and ssl, also where a check could not reach a verdict: then its definite observations are recorded and its result is not. Nothing is recorded from a run that was refused, exceeded its budget or reached its deadline. A registrar is recorded by its IANA ID, or by its name where the registry publishes no ID.",
		ko: "값은 asn, dns, email, lookalike, pqc, rdap, reverse-dns, ssl이 기록합니다. 판정하지 못한 점검에서도 확실히 관측한 값은 기록하며, 이때 결과 자체는 저장하지 않습니다. 거부되었거나, 허용량을 넘었거나, 제한 시간이 끝난 실행에서는 아무것도 기록하지 않습니다. 레지스트라는 IANA ID로 기록하고, 레지스트리가 ID를 공개하지 않으면 이름으로 기록합니다."
	},
	{
		en: "A name is looked up as given, without a leading www. Registry data is stored under the registered domain. IPv6 addresses and names under unknown top-level domains are rejected (400).",
		ko: "이름은 맨 앞의 www.만 제거하고 그대로 조회합니다. 레지스트리의 값은 등록된 도메인에 기록됩니다. IPv6 주소와 알 수 없는 최상위 도메인은 거부합니다(400)."
	},
	{
		en: "A page has at most 500 values; next is the cursor of the next page. With Accept: application/x-ndjson the API returns the DNS values in the passive DNS common output format (COF), one per line, and the next page in the Link header.",
		ko: "한 페이지는 최대 500개 값이며 next가 다음 페이지의 cursor입니다. Accept: application/x-ndjson이면 API는 DNS 값을 passive DNS 공통 출력 형식(COF)으로 한 줄에 하나씩 답하고 다음 페이지를 Link 헤더에 적습니다."
	}
];
// src/checks/history/schema.ts
var import_cjs = require_cjs();
const input = strictObject({
	target: hostTarget().transform(({ host }, context) => {
		const problem = problemWith(host);
		if (problem === null) return withoutWww(host);
		context.addIssue({
			code: "custom",
			params: {
				given: shown(host),
				...problem
			}
		});
		return NEVER;
	}).meta({
		description: "Domain name or IPv4 address; scheme, path and a leading www. of a pasted URL are stripped",
		ko: "도메인 이름 또는 IPv4 주소. 붙여 넣은 URL의 스킴과 경로, 맨 앞의 www.는 제거합니다",
		examples: ["example.com"]
	}),
	...paging
});
function problemWith(host) {
	if (isIPv4(host)) return null;
	if (isIPv6(host)) return { expected: {
		en: "a domain name or an IPv4 address (IPv6 addresses have no history)",
		ko: "도메인 이름 또는 IPv4 주소(IPv6 주소의 기록은 보관하지 않음)"
	} };
	const { isIcann, isPrivate } = (0, import_cjs.parse)(host, {
		extractHostname: false,
		validateHostname: false,
		allowPrivateDomains: true
	});
	if (isIcann === true || isPrivate === true) return null;
	const label = host.slice(host.lastIndexOf(".") + 1);
	return { expected: {
		en: `a domain name under a public top-level domain (.${label} is not one)`,
		ko: `공용 최상위 도메인 아래의 이름(.${label}은(는) 공용 최상위 도메인이 아님)`
	} };
}
const seen = object({
	value: string().meta({
		description: "Recorded value, such as an address or a host name",
		ko: "기록된 값(예: 주소, 호스트 이름)"
	}),
	firstSeen: datetime().meta({
		description: "When the value was first observed here",
		ko: "값을 처음 관측한 시각"
	}),
	lastSeen: datetime().meta({
		description: "When the value was last observed here",
		ko: "값을 마지막으로 관측한 시각"
	})
});
const raw = object({
	target: string().meta({
		description: "The name or address, as stored",
		ko: "저장된 이름 또는 주소"
	}),
	kinds: array(object({
		kind: string().meta({
			description: "dns:a, dns:aaaa, dns:ns, dns:mx, dns:cname, ssl:issuer, rdap:registrar (IANA id, or the name without one), rdap:ns, rdap:status; for an address ip:asn and ip:ptr",
			ko: "dns:a, dns:aaaa, dns:ns, dns:mx, dns:cname, ssl:issuer, rdap:registrar(IANA 목록의 번호, 번호가 없으면 이름), rdap:ns, rdap:status. 주소는 ip:asn과 ip:ptr"
		}),
		values: array(seen.readonly()).readonly().meta({
			description: "Values of this kind, the most recently observed first",
			ko: "이 종류의 값. 최근에 관측한 것부터"
		})
	}).readonly()).readonly().meta({
		description: "Values by kind, the most recently seen first",
		ko: "종류별 값. 한 페이지는 마지막으로 관측한 시각이 최근인 값부터 담습니다"
	}),
	next: nextPage
});
const answer = raw.extend({ interpretation });
// src/checks/history/index.ts
const history = defineCheck({
	id: "history",
	version: 2,
	title: {
		en: "Infrastructure history",
		ko: "인프라 기록"
	},
	about: {
		en: "Shows which name servers, addresses, mail hosts, certificate issuers and registrars were observed for a domain or IPv4 address, with first and last sighting.",
		ko: "도메인이나 IPv4 주소에서 관측한 네임서버, 주소, 메일 호스트, 인증서 발급자, 레지스트라를 최초·마지막 관측 시각과 함께 보여 줍니다."
	},
	notes,
	input,
	subject: "target",
	concerns: "store",
	raw,
	cost: "light",
	ttl: 0,
	words,
	target: ({ target }) => targetOfText(target),
	collect,
	judge,
	answer: {
		schema: answer,
		of: (result, _input, language) => ({
			...result.raw,
			interpretation: interpret({
				id: "history",
				words
			}, result.verdict, language)
		}),
		fits: (told, { target }) => told.target === target,
		tables: (told) => tablesOf(raw.parse(told)),
		lines: {
			schema: line,
			of: (result) => ({
				lines: linesOf(result.raw),
				next: result.raw.next
			})
		}
	}
});
export { history };
