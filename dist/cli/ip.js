import { Fs as _enum, Qo as defineCheck, Qs as object, Rs as array, Ws as int, Yo as attempt, Ys as literal, Zo as targetOfText, cs as defineProblems, ir as descriptions, ks as datetime, ls as finder, nc as strictObject, rc as string, zs as boolean } from "./gate.js";
import { dt as printable, yt as failure } from "./start.js";
import { r as isAnycast, t as specialBlockOf } from "./special.js";
import { t as reverseDns } from "./reverse-dns.js";
import { isIP } from "node:net";
// src/checks/ip/collect.ts
async function collect(_input, context) {
	const { caller } = context;
	if (!caller) throw failure("caller.unknown", {}, { reason: "server" });
	const { address } = caller;
	const special = specialBlockOf(address);
	const [networks, names] = await Promise.all([special ? null : context.networks?.() ?? null, special ? null : namesOf(address, context)]);
	const network = networks?.find(address) ?? null;
	const isEverywhere = isAnycast(network?.asn ?? null);
	const country = isEverywhere ? null : networks?.countryOf(address) ?? null;
	return {
		address,
		family: isIP(address) === 4 ? "IPv4" : "IPv6",
		observedAt: context.now().toISOString(),
		specialPurpose: special && {
			network: special.network,
			reference: special.reference
		},
		isp: network && printable(network.name, 120),
		asn: network?.asn ?? null,
		prefix: network?.prefix ?? null,
		networkAsOf: networks?.asOf ?? null,
		country,
		...isEverywhere && { isAnycast: true },
		geolocation: country === null ? null : { precision: "country" },
		names,
		indicators: signsOf(address, {
			networks,
			names,
			isProxied: caller.isProxied === true,
			isSpecial: special !== null,
			now: context.now()
		})
	};
}
const mostNames = 4;
async function namesOf(address, context) {
	const got = await attempt(() => context.use(reverseDns, { query: address }));
	if (!got.ok) return null;
	const { state, ptrNames: pointers } = got.value.raw;
	if (state === "unknown") return null;
	return pointers.slice(0, mostNames).map(({ name, forward }) => ({
		name: printable(name.replace(/\.$/, ""), 255),
		isConfirmed: forward === "confirmed"
	}));
}
const untold = {
	detected: null,
	basis: null,
	asOf: null
};
function signsOf(address, { networks, names, isProxied, isSpecial, now }) {
	const listed = isSpecial ? void 0 : networks?.signs(address);
	return {
		proxy: isProxied ? {
			detected: true,
			basis: "request headers",
			asOf: null
		} : byName(proxyWords, names, untold),
		vpn: byName(vpnWords, names, current("vpn", listed?.vpn, now)),
		hosting: current("hosting", listed?.hosting, now),
		tor: byName(torWords, names, current("tor", listed?.tor, now))
	};
}
const lastingDays = {
	tor: 7,
	vpn: 60,
	hosting: 180
};
function current(id, listed, now) {
	if (!listed || listed.detected !== false || listed.asOf === null) return listed ?? untold;
	return (now.getTime() - Date.parse(listed.asOf)) / 864e5 > lastingDays[id] ? {
		...listed,
		detected: null
	} : listed;
}
const proxyWords = /(?:^|[.-])(?:proxy|squid|webproxy)\d*(?:[.-]|$)/i;
const vpnWords = /(?:^|[.-])vpn\d*(?:[.-]|$)/i;
const torWords = /(?:^|[.-])tor-?(?:exit|relay|node)\d*(?:[.-]|$)/i;
function byName(words, names, listed) {
	if (listed.detected === true) return listed;
	const found = names?.find(({ name, isConfirmed }) => isConfirmed && words.test(name));
	return found ? {
		detected: true,
		basis: found.name,
		asOf: null
	} : listed;
}
// src/checks/ip/problems.ts
const problems = defineProblems({ "special-address": {
	severity: "info",
	cause: {
		en: "The server sees {address} in the special-purpose block {network}: {what} ({reference}). It is not a public address.",
		ko: "서버가 본 주소 {address|은/는} 특수 용도 블록 {network}에 속합니다: {what}({reference}). 공인 주소가 아닙니다."
	},
	action: {
		en: "If the server is behind a proxy, its operator must list the proxy in PORTCULLIS_TRUST_PROXY.",
		ko: "서버가 프록시 뒤에 있다면 운영자가 PORTCULLIS_TRUST_PROXY에 프록시를 지정해야 합니다."
	}
} });
const find = finder();
const words = {
	problems,
	caps: {},
	parts: {},
	kpis: {
		address: {
			en: "Your address",
			ko: "내 주소"
		},
		family: {
			en: "IP version",
			ko: "IP 버전"
		},
		isp: {
			en: "ISP",
			ko: "인터넷 사업자(ISP)"
		},
		as: {
			en: "AS",
			ko: "AS"
		},
		country: {
			en: "Country",
			ko: "국가"
		},
		name: {
			en: "Reverse DNS (PTR)",
			ko: "역방향 DNS(PTR)"
		},
		tor: {
			en: "Tor exit",
			ko: "Tor 출구"
		},
		vpn: {
			en: "VPN",
			ko: "VPN"
		},
		proxy: {
			en: "Proxy",
			ko: "프록시"
		},
		hosting: {
			en: "Hosting network",
			ko: "호스팅 네트워크"
		}
	},
	values: {
		name: { false: {
			en: "none",
			ko: "없음"
		} },
		country: { anycast: {
			en: "none: the network is in many places (anycast)",
			ko: "없음: 여러 곳에 있는 네트워크(anycast)"
		} }
	}
};
// src/checks/ip/schema.ts
const input = strictObject({});
const basis = string().nullable().meta({
	description: "The list, the name or the headers that the result is based on; null if there is none",
	ko: "판단 근거가 된 목록, 이름 또는 헤더. 없으면 null"
});
const asOf = string().nullable().meta({
	description: "The date of the basis; null if it has none",
	ko: "근거의 기준일. 없으면 null"
});
const sign = object({
	detected: boolean().nullable().meta({
		description: "null if the server has no list, or only an outdated one; this does not mean no",
		ko: "서버에 목록이 없거나 너무 오래되었으면 null. 아니라는 뜻이 아닙니다"
	}),
	basis,
	asOf
}).readonly();
const raw = object({
	address: string().meta({
		description: "The address as the server sees it, behind its trusted proxies; IPv4-mapped addresses are shown as IPv4",
		ko: "신뢰하는 프록시 뒤에서 서버가 본 주소. IPv4-mapped 주소는 IPv4로 표시"
	}),
	family: _enum(["IPv4", "IPv6"]).meta({
		description: "Address family: IPv4 or IPv6",
		ko: "주소 종류: IPv4 또는 IPv6"
	}),
	observedAt: datetime().meta(descriptions.observedAt),
	specialPurpose: object({
		network: string().meta({
			description: "The block in CIDR notation",
			ko: "CIDR 표기의 블록"
		}),
		reference: string().meta({
			description: "The RFC that defines the block",
			ko: "블록을 정의한 RFC"
		})
	}).nullable().meta({
		description: "The special-purpose block that contains the address; null for a public address",
		ko: "주소가 속한 특수 용도 블록. 공인 주소이면 null"
	}),
	isp: string().nullable().meta({
		description: "The operator of the network, according to the data on the server; null if unknown",
		ko: "서버에 있는 데이터에 따른 네트워크 운영자. 모르면 null"
	}),
	asn: int().min(0).nullable().meta({
		description: "The number of the AS that announces the address; null if unknown",
		ko: "주소를 광고하는 AS 번호. 모르면 null"
	}),
	prefix: string().nullable().meta({
		description: "The largest block within the announced range of the AS that contains the address",
		ko: "AS가 광고하는 범위에서 이 주소를 포함하는 가장 큰 블록"
	}),
	networkAsOf: asOf,
	country: string().nullable().meta({
		description: "ISO 3166-1 code of the country in the location data; null if unknown",
		ko: "데이터상의 위치 국가(ISO 3166-1 코드). 모르면 null"
	}),
	isAnycast: literal(true).exactOptional().meta({
		description: "Present if the network announces its addresses from many places, so that they are in no country",
		ko: "네트워크가 여러 곳에서 주소를 동시에 공지하여(anycast) 특정 국가에 있지 않으면 있음"
	}),
	geolocation: object({ precision: literal("country").meta({
		description: "Always the country",
		ko: "항상 국가"
	}) }).nullable().meta({
		description: "The precision of the location, never better than the country; null if the location is unknown",
		ko: "위치의 정밀도. 국가까지만 알 수 있습니다. 위치를 모르면 null"
	}),
	names: array(object({
		name: string().meta({
			description: "PTR name of the address (RFC 1035 §3.3.12)",
			ko: "주소의 PTR 이름(RFC 1035 §3.3.12)"
		}),
		isConfirmed: boolean().meta({
			description: "Whether the name resolves back to the address (FCrDNS)",
			ko: "이름이 다시 이 주소로 조회되는지 여부(FCrDNS)"
		})
	})).max(4).readonly().nullable().meta({
		description: "The PTR names of the address, and whether each resolves back to it (FCrDNS); null if the DNS did not answer or was not asked",
		ko: "주소의 PTR 이름과 각 이름이 다시 이 주소로 확인되는지(FCrDNS). DNS가 응답하지 않았거나 조회하지 않았으면 null"
	}),
	indicators: object({
		proxy: sign.meta({
			description: "Whether the request came through a proxy",
			ko: "요청이 프록시를 거쳤는지 여부"
		}),
		vpn: sign.meta({
			description: "Whether the address belongs to a VPN",
			ko: "VPN의 주소인지 여부"
		}),
		hosting: sign.meta({
			description: "Whether the address belongs to a hosting network",
			ko: "호스팅 네트워크의 주소인지 여부"
		}),
		tor: sign.meta({
			description: "Whether the address is a Tor exit",
			ko: "Tor 출구의 주소인지 여부"
		})
	}).meta({
		description: "Whether the address belongs to a proxy, a VPN, a hosting network or a Tor exit, as far as the server can tell",
		ko: "주소가 프록시, VPN, 호스팅 네트워크 또는 Tor 출구로 보이는지"
	})
});
const signIds = [
	"tor",
	"vpn",
	"proxy",
	"hosting"
];
// src/checks/ip/judge.ts
function judge(raw) {
	return {
		status: "pass",
		kpis: kpisOf(raw),
		findings: specialFindings(raw)
	};
}
function specialFindings({ specialPurpose: special, address }) {
	const block = special && specialBlockOf(address);
	if (!block) return [];
	const { network, en, ko, reference } = block;
	return [find("special-address", {
		address,
		network,
		what: {
			en,
			ko
		},
		reference
	})];
}
function kpisOf({ address, family, isp, asn, country, isAnycast, names, indicators: signs }) {
	return [
		{
			id: "address",
			value: address
		},
		{
			id: "family",
			value: family
		},
		{
			id: "isp",
			value: isp
		},
		{
			id: "as",
			value: asn === null ? null : `AS${asn}`
		},
		{
			id: "country",
			value: isAnycast ? "anycast" : country
		},
		{
			id: "name",
			value: names === null ? null : names[0]?.name ?? false
		},
		...signIds.map((id) => ({
			id,
			value: signs[id].detected
		}))
	];
}
// src/checks/ip/tables.ts
const columns = [
	{
		en: "Sign",
		ko: "징후"
	},
	{
		en: "Result",
		ko: "결과"
	},
	{
		en: "Date",
		ko: "기준일"
	},
	{
		en: "Basis",
		ko: "근거"
	}
];
const yes = {
	en: "yes",
	ko: "예"
};
const no = {
	en: "no",
	ko: "아니요"
};
const unknown = {
	en: "unknown",
	ko: "알 수 없음"
};
const noList = {
	en: "no current list on the server",
	ko: "서버에 유효한 목록이 없음"
};
function tablesOf({ indicators: signs, specialPurpose: special }) {
	if (special) return [];
	const rows = signIds.map((id) => {
		const { detected: is, basis, asOf } = signs[id];
		const known = is ? yes : no;
		return [
			words.kpis[id],
			is === null ? unknown : known,
			asOf?.slice(0, 10) ?? "–",
			basis ?? noList
		];
	});
	return [{
		columns,
		rows
	}];
}
// src/checks/ip/index.ts
const ip = defineCheck({
	id: "ip",
	version: 4,
	title: {
		en: "Your address",
		ko: "내 주소"
	},
	about: {
		en: "Shows the caller's IP address as the server sees it, with ISP, AS, country, reverse DNS, and signs of a proxy, a VPN, hosting or Tor. The command line asks the server given with --server.",
		ko: "서버가 본 호출자의 IP 주소와 인터넷 사업자(ISP), AS, 국가, 역방향 DNS, 프록시·VPN·호스팅·Tor의 징후를 보여 줍니다. 명령줄에서는 --server로 지정한 서버에 조회합니다."
	},
	notes: [{
		en: "ISP, AS, country and signs come from the data on the server (npx portcullis data show). No third party is asked about the address, except the resolvers for its PTR names. A sign is unknown if the server has no list for it. After 7 days (Tor), 60 days (VPN) or 180 days (hosting), a list can still confirm a sign but no longer rule it out. The location is the country only, and it may be out of date. The answer is not stored, and the log contains the network instead of the address.",
		ko: "ISP, AS, 국가와 징후는 서버에 있는 데이터로 판단합니다(npx portcullis data show). PTR 이름을 조회하는 리졸버 외에는 제삼자에게 주소를 조회하지 않습니다. 서버에 목록이 없는 징후는 알 수 없음으로 표시합니다. 7일(Tor), 60일(VPN), 180일(호스팅)이 지난 목록에 주소가 없으면 아니요가 아니라 알 수 없음으로 표시합니다. 위치는 국가까지만 알 수 있으며 최신 정보가 아닐 수 있습니다. 응답은 저장하지 않고, 로그에는 주소 대신 네트워크만 남깁니다."
	}],
	input,
	concerns: "caller",
	raw,
	cost: "light",
	ttl: 0,
	words,
	target: () => targetOfText("caller"),
	collect,
	judge,
	tables: tablesOf
});
export { ip };
