import { $o as object, Bo as array, Ga as attempt, Go as int, Ja as defineProblems, Lo as _enum, Qa as defineCheck, Vo as boolean, Xo as literal, Ya as finder, is as string, jo as datetime, qa as targetOfText, rs as strictObject } from "./gate.js";
import { Q as printable, rt as failure } from "./start.js";
import { t as specialBlockOf } from "./special.js";
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
	const country = networks?.countryOf(address) ?? null;
	return {
		address,
		family: isIP(address) === 4 ? "IPv4" : "IPv6",
		observedAt: context.now().toISOString(),
		special: special && {
			network: special.network,
			reference: special.reference
		},
		isp: network && printable(network.name, 120),
		asn: network?.asn ?? null,
		prefix: network?.prefix ?? null,
		networkAsOf: networks?.asOf ?? null,
		country,
		geolocation: country === null ? null : { precision: "country" },
		names,
		signs: signsOf(address, {
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
	const { state, pointers } = got.value.raw;
	if (state === "unknown") return null;
	return pointers.slice(0, mostNames).map(({ name, forward }) => ({
		name: printable(name.replace(/\.$/, ""), 255),
		isConfirmed: forward === "confirmed"
	}));
}
const untold = {
	is: null,
	basis: null,
	asOf: null
};
function signsOf(address, { networks, names, isProxied, isSpecial, now }) {
	const listed = isSpecial ? void 0 : networks?.signs(address);
	return {
		proxy: isProxied ? {
			is: true,
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
	if (!listed || listed.is !== false || listed.asOf === null) return listed ?? untold;
	return (now.getTime() - Date.parse(listed.asOf)) / 864e5 > lastingDays[id] ? {
		...listed,
		is: null
	} : listed;
}
const proxyWords = /(?:^|[.-])(?:proxy|squid|webproxy)\d*(?:[.-]|$)/i;
const vpnWords = /(?:^|[.-])vpn\d*(?:[.-]|$)/i;
const torWords = /(?:^|[.-])tor-?(?:exit|relay|node)\d*(?:[.-]|$)/i;
function byName(words, names, listed) {
	if (listed.is === true) return listed;
	const found = names?.find(({ name, isConfirmed }) => isConfirmed && words.test(name));
	return found ? {
		is: true,
		basis: found.name,
		asOf: null
	} : listed;
}
// src/checks/ip/problems.ts
const nothingToDo = {
	en: "Nothing is wrong with that. Sites may ask you for more proof than others.",
	ko: "문제가 있는 것은 아닙니다. 사이트에 따라 추가 인증을 요구할 수 있습니다."
};
const problems = defineProblems({
	"special-address": {
		severity: "info",
		cause: {
			en: "The server sees {address}, which belongs to {network}: {what} ({reference}). It is not a public address.",
			ko: "서버가 본 주소 {address|은/는} {network}에 속합니다: {what}({reference}). 공인 주소가 아닙니다."
		},
		action: {
			en: "Where the server stands behind a proxy, its operator names the proxy in PORTCULLIS_TRUST_PROXY.",
			ko: "서버가 프록시 뒤에 있다면 운영자가 PORTCULLIS_TRUST_PROXY에 프록시를 지정해야 합니다."
		}
	},
	tor: {
		severity: "info",
		cause: {
			en: "{address} is an exit of the Tor network.",
			ko: "{address|은/는} Tor 네트워크의 출구 주소입니다."
		},
		action: nothingToDo
	},
	vpn: {
		severity: "info",
		cause: {
			en: "{address} belongs to a VPN.",
			ko: "{address|은/는} VPN의 주소입니다."
		},
		action: nothingToDo
	},
	proxy: {
		severity: "info",
		cause: {
			en: "The request came through a proxy, or {address} is one.",
			ko: "요청이 프록시를 거쳐 왔거나 {address} 자체가 프록시입니다."
		},
		action: nothingToDo
	},
	hosting: {
		severity: "info",
		cause: {
			en: "{address} is in a network of servers, and not in one of people's connections.",
			ko: "{address|은/는} 일반 가입자망이 아니라 서버용 네트워크에 있습니다."
		},
		action: nothingToDo
	}
});
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
			en: "Family",
			ko: "주소 종류"
		},
		isp: {
			en: "Provider",
			ko: "인터넷 사업자"
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
			en: "Reverse name",
			ko: "역방향 이름"
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
	values: { name: { false: {
		en: "none",
		ko: "없음"
	} } }
};
// src/checks/ip/judge.ts
function judge(raw) {
	return {
		status: "pass",
		kpis: kpisOf(raw),
		findings: [...specialFindings(raw), ...signFindings(raw)]
	};
}
function specialFindings({ special, address }) {
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
const signIds = [
	"tor",
	"vpn",
	"proxy",
	"hosting"
];
function signFindings({ address, signs }) {
	return signIds.flatMap((id) => {
		const { is, basis, asOf } = signs[id];
		if (is !== true) return [];
		return [find(id, { address }, { evidence: [basis, asOf].filter((part) => part !== null).join(", ") })];
	});
}
function kpisOf({ address, family, isp, asn, country, names, signs }) {
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
			value: country
		},
		{
			id: "name",
			value: names === null ? null : names[0]?.name ?? false
		},
		...signIds.map((id) => ({
			id,
			value: signs[id].is
		}))
	];
}
// src/checks/ip/schema.ts
const input = strictObject({});
const basis = string().nullable().meta({
	description: "The list, the table or the name that tells; null where there is none",
	ko: "판단 근거가 된 목록, 표 또는 이름. 없으면 null"
});
const asOf = string().nullable().meta({
	description: "The day that the basis is of; null where it has none",
	ko: "근거의 기준일. 없으면 null"
});
const sign = object({
	is: boolean().nullable().meta({
		description: "null where no list is there that could tell, or it is too old for that, which is no “no”",
		ko: "알려 줄 목록이 없거나 너무 오래되었으면 null. 아니라는 뜻이 아닙니다"
	}),
	basis,
	asOf
}).readonly();
const raw = object({
	address: string().meta({
		description: "The address as the server sees it, behind the proxies that it trusts; an IPv4-mapped one as IPv4",
		ko: "신뢰하는 프록시 뒤에서 서버가 본 주소. IPv4-mapped 주소는 IPv4로 표시"
	}),
	family: _enum(["IPv4", "IPv6"]),
	observedAt: datetime(),
	special: object({
		network: string().meta({
			description: "The block in CIDR notation",
			ko: "CIDR 표기의 블록"
		}),
		reference: string().meta({
			description: "The RFC that sets it apart",
			ko: "용도를 정한 RFC"
		})
	}).nullable().meta({
		description: "The special-purpose block that the address is in; null for a public address",
		ko: "주소가 속한 특수 용도 블록. 공인 주소이면 null"
	}),
	isp: string().nullable().meta({
		description: "Who runs the network, by the data on the server; null where it does not know",
		ko: "서버에 있는 데이터에 따른 네트워크 운영자. 모르면 null"
	}),
	asn: int().min(0).nullable().meta({
		description: "The number of the AS that announces the address; null where the data knows none",
		ko: "주소를 광고하는 AS 번호. 데이터에 없으면 null"
	}),
	prefix: string().nullable().meta({
		description: "The largest block around the address within what the AS announces",
		ko: "AS가 광고하는 범위에서 이 주소를 포함하는 가장 큰 블록"
	}),
	networkAsOf: asOf,
	country: string().nullable().meta({
		description: "ISO 3166-1 code of where the data places the address; null where it does not know",
		ko: "데이터상의 위치 국가(ISO 3166-1 코드). 모르면 null"
	}),
	geolocation: object({ precision: literal("country").meta({
		description: "Always the country",
		ko: "항상 국가"
	}) }).nullable().meta({
		description: "How near the data comes to the place: no nearer than the country; null where it knows no place",
		ko: "위치의 정밀도. 국가까지만 알 수 있습니다. 위치를 모르면 null"
	}),
	names: array(object({
		name: string(),
		isConfirmed: boolean()
	})).max(4).readonly().nullable().meta({
		description: "The reverse names of the address (PTR), and whether each leads back to it; null where the DNS did not tell, or was not asked",
		ko: "주소의 역방향 이름(PTR)과 각 이름이 이 주소로 되돌아오는지. DNS에서 알 수 없었거나 묻지 않았으면 null"
	}),
	signs: object({
		proxy: sign,
		vpn: sign,
		hosting: sign,
		tor: sign
	}).meta({
		description: "Whether the address looks like one that others use the Internet through",
		ko: "다른 사람이 거쳐 가는 주소로 보이는지"
	})
});
// src/checks/ip/index.ts
const ip = defineCheck({
	id: "ip",
	version: 1,
	title: {
		en: "Your address",
		ko: "내 주소"
	},
	about: {
		en: "Tells the caller's own IP address as the server sees it, with provider, AS, country, reverse name, and the signs of a proxy, a VPN, hosting or Tor. On the command line it asks the server of --server.",
		ko: "서버가 본 호출자의 IP 주소와 인터넷 사업자, AS, 국가, 역방향 이름, 프록시·VPN·호스팅·Tor의 징후를 알려 줍니다. 명령줄에서는 --server로 지정한 서버에 묻습니다."
	},
	notes: [{
		en: "Provider, AS, country and signs come from the data on the server (npx portcullis data show); no third party is asked about the address. A sign is unknown where no list is there that could tell; a list older than 7 days (Tor), 60 days (VPN) or 180 days (hosting) says yes, and never no. The place is that of the country at best: addresses move, and data is late. The answer is not stored, and the log has the network and not the address.",
		ko: "사업자, AS, 국가와 징후는 서버에 있는 데이터로 판단하며(npx portcullis data show), 주소에 관해 제삼자에게 묻지 않습니다. 판단할 목록이 없는 징후는 알 수 없음으로 표시합니다. 7일(Tor), 60일(VPN), 180일(호스팅)이 지난 목록에 주소가 없으면 아니라고 하지 않고 알 수 없음으로 표시합니다. 위치는 국가까지만 알 수 있고, 주소는 옮겨지며 데이터는 늦습니다. 응답은 저장하지 않고 로그에는 주소가 아니라 네트워크만 남깁니다."
	}],
	input,
	concerns: "caller",
	raw,
	cost: "light",
	ttl: 0,
	words,
	target: () => targetOfText("caller"),
	collect,
	judge
});
export { ip };
