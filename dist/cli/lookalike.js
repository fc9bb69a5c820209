import { $i as mostTags, Fs as _enum, Jo as valuesOf, Qo as defineCheck, Qs as object, Rs as array, Ws as int, Xo as targetOfHost, Yo as attempt, Zs as number, ac as union, ca as textOfHtml, cs as defineProblems, ir as descriptions, ks as datetime, la as readLocation, ls as finder, mc as NEVER, na as resolveReferences, nc as strictObject, nr as concludeGrade, qo as decodePage, ra as pageTypeOf, rc as string, ta as readTags, ti as dnsReasonWords, ts as hostOf, zs as boolean } from "./gate.js";
import { dt as printable, yt as failure } from "./start.js";
import { a as lookalikeOwnershipOf, c as detailsOf, i as variantKinds, l as chance, n as unicodeVariantOf, o as ownershipBases, r as repertoiresAsOf, s as ownerOf, t as surveyOf } from "./survey.js";
import { S as openLane } from "./edits.js";
import { n as registrationOf } from "./registration.js";
import { a as parkingServicesAsOf, i as parkingServices, n as dnsOperatorsAsOf, o as saleTargets, r as parkedWords, s as saleWords, t as dnsOperatorOf } from "./dns-operators.js";
import { t as isInPrefix } from "./prefix.js";
import { t as require_cjs } from "./cjs2.js";
import { n as stranger } from "./public-address.js";
import { n as registrableTarget } from "./registrable2.js";
import { t as isClosedDomain } from "./closed-suffixes.js";
// src/probes/lookalike/logged.ts
const patience$1 = 4e3;
const limit$1 = 524288;
const searches = {
	certspotter: (name) => `issuances?domain=${encodeURIComponent(name)}&expand=dns_names`,
	crtsh: (name) => `?q=${encodeURIComponent(name)}&exclude=expired&deduplicate=Y&output=json`
};
const unknown = {
	is: null,
	isShared: false
};
async function loggedOf(context, name, { domain, until }) {
	if (context.elapsed() >= until) return unknown;
	const source = context.keyed?.has("certspotter") ? "certspotter" : "crtsh";
	const seen = openList(domain);
	const request = {
		path: searches[source](name),
		headers: { accept: "application/json" },
		patience: patience$1,
		limit: limit$1,
		receive: seen.take
	};
	const got = await attempt(() => context.net.source(source, request));
	if (got.ok && got.value.status !== 200) return unknown;
	if (!got.ok && got.failure.params["detail"] !== "too-large") return unknown;
	const is = seen.isList();
	return {
		is,
		isShared: is === true && seen.isNamed()
	};
}
const beginning = 16;
function openList(domain) {
	let text = "";
	let isNamed = false;
	let last = "";
	const named = new RegExp(`(?:"|\\\\n)(?:\\*\\.|www\\.)?${domain.replaceAll(".", "\\.")}(?:"|\\\\n)`);
	return {
		take: (bytes) => {
			const part = Buffer.from(bytes).toString("latin1");
			if (text.length < beginning) text = (text + part.slice(0, beginning)).trimStart();
			last += part;
			isNamed ||= named.test(last);
			last = last.slice(-300);
		},
		isNamed: () => isNamed,
		isList() {
			if (/^\[\s*\{/.test(text)) return true;
			return /^\[\s*\]/.test(text) ? false : null;
		}
	};
}
// src/probes/lookalike/registrations.ts
const patience = {
	each: 3e3,
	all: 4e3
};
async function registeredAt(context, name, until) {
	if (context.elapsed() >= until) return null;
	const { published } = await registrationOf(context, name, patience);
	if (!published) return null;
	const { created, registrar, registrant } = published;
	return {
		created,
		registrar: registrar?.name ?? null,
		registrant
	};
}
function isSameRegistrant(one, other) {
	const [first, second] = [one, other].map((each) => each === null ? "" : bareName(each));
	return first === "" || second === "" ? null : first === second;
}
const legalForms = /\b(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|plc|gmbh|ag|kg|se|sa|sas|sarl|srl|spa|bv|nv|ab|as|oy|aps|kk|pty)\b/g;
function bareName(registrant) {
	const words = registrant.normalize("NFKC").toLowerCase().replaceAll(".", "").replaceAll(/[^\p{L}\p{N}]+/gu, " ");
	return words.replaceAll(legalForms, " ").replaceAll(/\s+/g, " ").trim() || words.trim();
}
// src/checks/lookalike/cached-pages.ts
function openCachedPages(most) {
	const held = [];
	return {
		add(place, thing) {
			const behind = held.findIndex(([other]) => other > place);
			held.splice(behind < 0 ? held.length : behind, 0, [place, thing]);
			return held.length > most ? held.pop()?.[1] ?? null : null;
		},
		all: () => [...held]
	};
}
// src/probes/lookalike/parking.ts
function parkingByDns({ nameServers, addresses }) {
	const operator = nameServers?.map(dnsOperatorOf).find((each) => each?.kind === "parking");
	const service = parkingServices.find(({ name, networks }) => name === operator?.name || addresses?.some((each) => networks.some((network) => isInPrefix(each, network))));
	return service ? {
		service: service.name,
		forSale: service.sells
	} : null;
}
function parkingByPage(location, text) {
	const url = location === null ? null : URL.parse(location);
	const isSale = url !== null && saleTargets.some(([host, path]) => isAt(url, host, path));
	if (isSale || saleWords.test(text)) return {
		service: isSale ? url.hostname : null,
		forSale: true
	};
	return url !== null && /^ww\d{1,2}\./.test(url.hostname) || parkedWords.test(text) ? {
		service: null,
		forSale: false
	} : null;
}
function isAt({ hostname, pathname }, host, path) {
	return (hostname === host || hostname.endsWith(`.${host}`)) && pathname.startsWith(path);
}
// src/formats/lookalike/page-content.ts
var import_cjs = require_cjs();
const longestTitle = 200;
const longestText = 5e4;
function readPageContent(headers, body) {
	const decoded = decodePage(body, valuesOf(headers, "content-encoding")) ?? body;
	const { kind, charset } = pageTypeOf(headers, decoded);
	if (kind === "other" || kind === "xml") return null;
	let title = null;
	let hasLoginForm = false;
	const texts = [];
	for (const tag of readTags(textOfHtml(decoded, `charset=${charset}`), { most: mostTags })) {
		if (tag.kind === "end") continue;
		if (tag.name === "title" && !tag.isForeign) title ??= spaced(resolveReferences(tag.content ?? ""));
		if (tag.kind === "text") texts.push(resolveReferences(tag.content ?? ""));
		hasLoginForm ||= tag.name === "input" && tag.attributes.get("type")?.toLowerCase() === "password";
	}
	const text = spaced(`${title ?? ""} ${texts.join(" ")}`.slice(0, longestText)).toLowerCase();
	return {
		title: title === null || title === "" ? null : printable(title, longestTitle),
		hasLoginForm,
		text
	};
}
function namesBrand(text, brand, variant) {
	if (brand.length < shortestBrand) return false;
	const [label = ""] = variant.split(".");
	const foreign = text.replaceAll(variant, " ");
	const rest = label !== brand && label.includes(brand) ? foreign.replaceAll(label, " ") : foreign;
	for (let at = rest.indexOf(brand); at >= 0; at = rest.indexOf(brand, at + 1)) if (![rest.charAt(at - 1), rest.charAt(at + brand.length)].some((each) => /[\p{L}\p{N}]/u.test(each))) return true;
	return false;
}
const shortestBrand = 4;
function spaced(text) {
	return text.replaceAll(/\s+/g, " ").trim();
}
// src/checks/lookalike/page.ts
const limit = 65536;
const mostPatience = 4e3;
const mostHops = 2;
async function pageOf(context, name, brand, until) {
	let url = `http://${name}/`;
	for (let hop = 0;; hop++) {
		const left = until - context.elapsed();
		if (left <= 0) return {
			page: {
				...nothing,
				state: "unknown"
			},
			parking: null
		};
		const patience = Math.min(mostPatience, left);
		const got = await attempt(() => context.net.http({
			url,
			namedBy: stranger,
			patience,
			limit,
			isAnonymous: true
		}));
		if (!got.ok && hop === 0 && isUnserved(got.failure.reason)) {
			url = `https://${name}/`;
			continue;
		}
		if (!got.ok) {
			const isNone = hop === 1 && isUnserved(got.failure.reason);
			return {
				page: {
					...nothing,
					state: isNone ? "none" : "unknown"
				},
				parking: null
			};
		}
		const location = readLocation(got.value, url)?.url ?? null;
		if (location === null) return served(got.value, {
			name,
			brand,
			location: null
		});
		const host = hostOf(new URL(location));
		const isNumbered = parkingByPage(location, "") !== null;
		if (isWithin(host, name) && hop < mostHops && !isNumbered) {
			url = location;
			continue;
		}
		if (isWithin(host, name)) return served(got.value, {
			name,
			brand,
			location
		});
		const state = isWithin(host, brand.domain) ? "own" : "redirects";
		return {
			page: {
				...nothing,
				state,
				status: got.value.status,
				location: location.slice(0, longestUrl)
			},
			parking: parkingByPage(location, "")
		};
	}
}
const longestUrl = 300;
function served({ status, headers, body }, { name, brand, location }) {
	const content = readPageContent(headers, body);
	return {
		page: {
			state: "serves",
			status,
			location: location?.slice(0, longestUrl) ?? null,
			title: content?.title ?? null,
			loginForm: content?.hasLoginForm ?? null,
			brandNamed: content && namesBrand(content.text, brand.label, name)
		},
		parking: parkingByPage(location, content?.text ?? "")
	};
}
const nothing = {
	status: null,
	location: null,
	title: null,
	loginForm: null,
	brandNamed: null
};
function isUnserved(reason) {
	return reason === "tcp.refused" || reason === "timeout.tcp";
}
function isWithin(host, domain) {
	return host === domain || (0, import_cjs.getDomain)(host, {
		allowPrivateDomains: true,
		validateHostname: false
	}) === domain;
}
// src/checks/lookalike/schema.ts
const usualLimit = 4e3;
const mostVariants = 2e4;
const mostRegistered = 2e3;
const aLimit = {
	en: `a number from 1 to ${mostVariants}`,
	ko: `1부터 ${mostVariants}까지의 수`
};
const asWritten = union([string(), number()]).meta({
	type: "integer",
	minimum: 1,
	maximum: mostVariants
});
const input = strictObject({
	query: registrableTarget().meta({
		description: "Registrable domain to protect; any name in it is reduced to it, a public suffix is refused",
		ko: "보호할 등록 가능 도메인. 하위 이름을 주면 그 도메인으로 줄이고, 공용 접미사는 거부합니다",
		examples: ["example.com"]
	}),
	limit: asWritten.transform((given, context) => {
		const limit = /^\d{1,5}$/.test(`${given}`) ? Number(given) : 0;
		if (limit >= 1 && limit <= mostVariants) return limit;
		context.addIssue({
			code: "custom",
			params: { expected: aLimit }
		});
		return NEVER;
	}).default(usualLimit).meta({
		description: `Most variants to check, the riskiest first (1–${mostVariants}, default ${usualLimit})`,
		ko: `확인할 최대 변형 수. 위험한 것부터(1~${mostVariants}, 기본값 ${usualLimit})`,
		examples: [1e3]
	})
});
const count = int().min(0);
const kind = _enum(variantKinds).meta({
	description: "How the variant is derived from the domain",
	ko: "변형을 만든 방식"
});
const risk = number().min(0).max(100).meta({
	description: "How easily the variant is taken for the domain, 0–100",
	ko: "원래 도메인으로 오인할 가능성, 0~100"
});
const unicode = string().exactOptional().meta({
	description: "The same in Unicode, where that differs",
	ko: "유니코드 표기(다를 때만)"
});
const variant = object({
	name: string().meta({
		description: "In ASCII",
		ko: "ASCII 이름"
	}),
	unicode,
	kind,
	risk
});
const page = object({
	state: _enum([
		"own",
		"serves",
		"redirects",
		"none",
		"unknown"
	]).meta({
		description: "own: redirects to the protected domain; serves: answers with a page or an error page; redirects: to another domain; none: no web server answers; unknown: could not be determined",
		ko: "own: 보호 대상 도메인으로 리디렉션. serves: 페이지(오류 페이지 포함)로 응답. redirects: 다른 도메인으로 리디렉션. none: 응답하는 웹 서버 없음. unknown: 확인할 수 없음"
	}),
	status: int().nullable().meta(descriptions.httpStatusIfAny),
	location: string().nullable().meta({
		description: "Where it redirects to",
		ko: "리디렉션 대상"
	}),
	title: string().nullable().meta({
		description: "The title of the page that it serves",
		ko: "제공하는 페이지의 제목"
	}),
	loginForm: boolean().nullable().meta({
		description: "Whether the page has a password field",
		ko: "페이지에 비밀번호 입력란이 있는지 여부"
	}),
	brandNamed: boolean().nullable().meta({
		description: "Whether the page names the protected domain's label, other than in its own name",
		ko: "페이지가 자신의 이름 외에 보호 대상 도메인의 레이블을 언급하는지 여부"
	})
});
const parking = object({
	service: string().nullable().meta({
		description: "The parking service or marketplace; null where only the page shows it",
		ko: "파킹 서비스 또는 도메인 판매 사이트. 페이지 내용으로만 알 수 있으면 null"
	}),
	forSale: boolean().meta({
		description: "Whether the domain is for sale",
		ko: "판매 중인지 여부"
	})
});
const registered = variant.extend({
	nameServers: array(string()).readonly().meta({
		description: "Host names of its name servers",
		ko: "네임서버의 호스트 이름"
	}),
	owner: _enum([
		"own",
		"other",
		"unclear"
	]).meta({
		description: "own: an observation shows the owner of the protected domain; unclear: nothing decides, such as a common DNS operator",
		ko: "own: 보호 대상 도메인의 소유자임이 관측됨. unclear: 같은 DNS 사업자를 쓰는 경우처럼 판단할 근거가 없음"
	}),
	basis: _enum(ownershipBases).nullable().meta({
		description: "The observation that decides the owner or leaves it open: name servers, mail servers, addresses, a redirect to the protected domain, a certificate for both, the published registrant; null without one",
		ko: "소유자를 판단한 근거: 네임서버, 메일 서버, 주소, 보호 대상으로의 리디렉션, 두 도메인을 포함한 인증서, 공개된 등록인. 없으면 null"
	}),
	addresses: array(string()).readonly().nullable().meta({
		description: "A and AAAA, at most 8; null where they could not be determined",
		ko: "A와 AAAA, 최대 8개. 확인할 수 없으면 null"
	}),
	exchangers: array(string()).readonly().nullable().meta({
		description: "MX, at most 8; empty for no MX or a null MX; null where they could not be determined",
		ko: "MX, 최대 8개. 없거나 null MX이면 비어 있음. 확인할 수 없으면 null"
	}),
	created: string().nullable().meta({
		description: "Registration date; null if not looked up or not published",
		ko: "등록 시각. 조회하지 않았거나 공개되지 않으면 null"
	}),
	registrar: string().nullable().meta({
		description: "Name of the registrar; null if not looked up or not published",
		ko: "레지스트라의 이름. 조회하지 않았거나 공개되지 않으면 null"
	}),
	certificate: _enum(["logged", "not-logged"]).nullable().meta({
		description: "Whether the Certificate Transparency logs have an unexpired certificate for the name; looked up for the 5 riskiest only; null for the others and where the look-up failed",
		ko: "이 이름의 만료되지 않은 인증서를 인증서 투명성(CT) 로그에서 찾았는지 여부. 가장 위험한 몇 개만 조회하며 나머지와 확인하지 못한 경우는 null"
	}),
	parking: parking.nullable().meta({
		description: "How the domain is parked, by its name servers, its addresses or its page; null where nothing shows it",
		ko: "네임서버, 주소 또는 페이지로 확인한 파킹 상태. 확인되지 않으면 null"
	}),
	page: page.nullable().meta({
		description: "Looked at for the riskiest ones only; null for the others",
		ko: "가장 위험한 일부만 확인. 나머지는 null"
	})
});
const columns$1 = Object.keys(registered.shape).flatMap((field) => {
	const parts = {
		page: page.shape,
		parking: parking.shape
	}[field];
	return parts ? Object.keys(parts).map((part) => `${field}.${part}`) : [field];
});
const raw = object({
	domain: string().meta({
		description: "The protected domain",
		ko: "보호 대상 도메인"
	}),
	unicode,
	observedAt: datetime().meta(descriptions.observedAt),
	resolvers: array(string()).readonly().meta({
		description: "DNS-over-HTTPS resolvers that were queried",
		ko: "조회한 DNS-over-HTTPS 리졸버"
	}),
	nameServers: array(string()).readonly().nullable().meta({
		description: "Name servers of the protected domain; null where they could not be determined",
		ko: "보호 대상의 네임서버. 확인할 수 없으면 null"
	}),
	counts: object({
		variants: count.meta({
			description: "Variants that were generated",
			ko: "만들어 낸 변형 수"
		}),
		registered: count.meta({
			description: "Variants that are registered",
			ko: "등록된 변형 수"
		}),
		nxdomain: count.meta({
			description: "Variants that are not delegated: the registry's zone does not have them. A domain on hold is missing there too",
			ko: "위임되지 않은 변형 수: 레지스트리 존에 없음. 보류(hold) 상태의 도메인도 존에 없음"
		}),
		undelegated: count.meta({
			description: "Names for which the registry's zone answers without a delegation of their own, as with a wildcard",
			ko: "레지스트리 존이 응답하지만 고유한 위임(네임서버)이 없는 이름 수(와일드카드 포함)"
		}),
		unknown: count.meta({
			description: "SERVFAIL, timeouts and the like at two resolvers; never counted as registered",
			ko: "두 리졸버에서 SERVFAIL, 타임아웃 등으로 확인하지 못한 수. 등록된 것으로 세지 않음"
		}),
		unasked: count.meta({
			description: "Not checked before the deadline",
			ko: "시간이 부족해 조회하지 못한 수"
		}),
		own: count.meta({
			description: "Registered variants of the owner of the domain",
			ko: "도메인 소유자가 등록한 변형 수"
		})
	}).meta({
		description: "Number of variants by result",
		ko: "결과별 변형 수"
	}),
	kinds: array(object({
		kind,
		variants: count.meta({
			description: "Variants of this kind",
			ko: "이 방식의 변형 수"
		}),
		registered: count.meta({
			description: "Registered variants of this kind",
			ko: "이 방식의 등록된 변형 수"
		})
	})).readonly().meta({
		description: "The same by kind",
		ko: "방식별 집계"
	}),
	registered: array(registered).max(mostRegistered).readonly().meta({
		description: `The riskiest first, at most ${mostRegistered}`,
		ko: `위험한 것부터, 최대 ${mostRegistered}개`
	}),
	riskiest: array(variant.extend({ status: _enum([
		"registered",
		"nxdomain",
		"undelegated",
		"unknown",
		"unasked"
	]).meta({
		description: "undelegated: no delegation of its own; unasked: not checked before the deadline",
		ko: "undelegated: 고유한 위임이 없음. unasked: 시간이 부족해 조회하지 못함"
	}) })).readonly().meta({
		description: "The twenty riskiest variants, registered or not",
		ko: "가장 위험한 변형 20개(등록 여부 무관)"
	}),
	unknown: array(object({
		name: string().meta({
			description: "Variant of the domain, in ASCII",
			ko: "도메인의 변형(ASCII)"
		}),
		reason: string().meta(descriptions.resultReason)
	})).max(100).readonly().meta({
		description: "Variants whose registration could not be determined",
		ko: "등록 여부를 확인하지 못한 변형"
	}),
	wildcards: array(string()).readonly().meta({
		description: "Suffixes whose registry answers for every name; such an answer does not count as a registration",
		ko: "모든 이름에 응답하는 레지스트리의 접미사. 그 응답은 등록으로 보지 않음"
	}),
	truncated: boolean().meta({
		description: "Whether the deadline came before the check was complete; such a result is not cached",
		ko: "시간이 부족해 일부를 생략했는지 여부. 이런 결과는 캐시하지 않음"
	})
});
// src/checks/lookalike/observe.ts
const until = {
	survey: 38e3,
	details: 46e3,
	closer: 54e3,
	pages: 58e3
};
const mostLookedAt = 20;
const detailsAtATime = 100;
const mostSearched = 5;
const pagesAtATime = 20;
function openVariantObserver(context, owner, tell) {
	const seen = new Map();
	const held = openCachedPages(mostLookedAt);
	const lane = openLane(detailsAtATime);
	const looking = [];
	async function look(surveyed, place) {
		const found = toRegistered(surveyed, owner, await detailsOf(context, surveyed.name, {
			turn: place,
			until: until.details
		}));
		seen.set(place, found);
		const settled = found.owner === "own" ? found : held.add(place, found);
		if (settled) tell(settled);
	}
	return {
		take(surveyed, place) {
			if (looking.length >= 2e3) return;
			const work = lane(() => look(surveyed, place));
			work.catch(() => {});
			looking.push(work);
		},
		async finish(kept) {
			await Promise.all(looking);
			const late = kept.filter(({ place }) => !seen.has(place));
			await Promise.all(late.map(({ place, surveyed }) => lane(() => look(surveyed, place))));
			await closer(context, owner, held.all(), (place, found) => {
				seen.set(place, found);
				tell(found);
			});
			return kept.flatMap(({ place }) => seen.get(place) ?? []);
		}
	};
}
async function closer(context, own, strangers, done) {
	const [registries, pages, logs] = [
		4,
		pagesAtATime,
		2
	].map(openLane);
	const { domain } = own;
	const looked = [...strangers];
	if (looked.length === 0) return;
	const home = registries(() => registeredAt(context, domain, until.closer));
	await Promise.all(looked.map(async ([place, stranger], rank) => {
		const { name } = stranger;
		const [ours, registered, viewed, logged] = await Promise.all([
			home,
			registries(() => registeredAt(context, name, until.closer)),
			pages(() => pageUntil(context, stranger, domain)),
			rank < mostSearched ? logs(() => loggedOf(context, name, {
				domain,
				until: until.closer
			})) : null
		]);
		const page = viewed?.page ?? null;
		const parking = stranger.parking ?? viewed?.parking ?? null;
		const { created = null, registrar = null, registrant = null } = registered ?? {};
		const evidence = {
			redirectsHome: page?.state === "own",
			isReferral: URL.parse(page?.location ?? "")?.search !== "",
			sharesCertificate: logged?.isShared ?? false,
			sameRegistrant: isSameRegistrant(ours?.registrant ?? null, registrant)
		};
		const known = logged?.is ? "logged" : "not-logged";
		const certificate = logged?.is == null ? null : known;
		done(place, {
			...stranger,
			created,
			registrar,
			certificate,
			page,
			parking,
			...lookalikeOwnershipOf(own, stranger, evidence)
		});
	}));
}
async function pageUntil(context, { name, addresses }, domain) {
	if (addresses === null || addresses.length === 0 || context.elapsed() >= until.closer) return null;
	const [label = ""] = (unicodeVariantOf(domain) ?? domain).split(".");
	return pageOf(context, name, {
		domain,
		label
	}, until.pages);
}
function toRegistered({ name, kind, risk, delegation }, own, { addresses, exchangers }) {
	const unicode = unicodeVariantOf(name);
	const footprint = {
		nameServers: delegation.status === "registered" ? delegation.nameServers : [],
		addresses,
		exchangers
	};
	return {
		name,
		...unicode !== void 0 && { unicode },
		kind,
		risk,
		...footprint,
		...lookalikeOwnershipOf(own, footprint),
		created: null,
		registrar: null,
		certificate: null,
		parking: parkingByDns(footprint),
		page: null
	};
}
// src/checks/lookalike/collect.ts
const riskiest = 20;
const progressEvery = 100;
async function collect({ query: domain, limit }, context) {
	const { report } = context;
	const owner = await ownerOf(context, domain);
	const look = openVariantObserver(context, owner, (item) => report?.({
		kind: "item",
		item
	}));
	const survey = await surveyOf(context, domain, {
		limit,
		until: until.survey,
		heard: hearing(context, look)
	}, chance);
	refuseSilence(survey, domain, context.dns.doh);
	const found = survey.variants.flatMap((surveyed, place) => surveyed.delegation.status === "registered" ? [{
		surveyed,
		place
	}] : []);
	const seen = await look.finish(found.slice(0, mostRegistered));
	const unicode = unicodeVariantOf(domain);
	return {
		domain,
		...unicode !== void 0 && { unicode },
		observedAt: context.now().toISOString(),
		resolvers: [...context.dns.doh],
		nameServers: owner.nameServers,
		...countsOf(survey, seen),
		registered: seen,
		wildcards: survey.wildcards,
		truncated: isCutShort(survey, seen, context)
	};
}
function hearing({ report }, look) {
	return (surveyed, { place, done, total }) => {
		if (surveyed.delegation.status === "registered") look.take(surveyed, place);
		if (done % progressEvery === 0 || done === total) report?.({
			kind: "progress",
			done,
			total
		});
	};
}
function refuseSilence({ variants }, host, doh) {
	if (variants.some(({ delegation: { status } }) => status !== "unknown" && status !== "unasked") || variants.length === 0) return;
	const [reason] = variants.flatMap(({ delegation }) => delegation.status === "unknown" ? [delegation.reason] : []);
	const servers = doh.join(", ");
	if (reason === void 0 || reason === "TIMEOUT") throw failure("timeout.doh", {
		host,
		servers
	}, { reason: "timeout.dns" });
	throw failure("doh.unheard", {
		host,
		servers,
		detail: dnsReasonWords(reason) ?? reason
	}, { reason: "dns.failed" });
}
function isCutShort({ variants }, seen, context) {
	if (variants.some(({ delegation }) => delegation.status === "unasked")) return true;
	const elapsed = context.elapsed();
	return elapsed >= until.closer || seen.some(({ addresses }) => addresses === null && elapsed >= until.details);
}
function countsOf({ variants }, seen) {
	const count = (status) => variants.filter(({ delegation }) => delegation.status === status).length;
	const kinds = new Map();
	for (const { kind, delegation } of variants) {
		const sum = kinds.get(kind) ?? {
			variants: 0,
			registered: 0
		};
		sum.variants++;
		if (delegation.status === "registered") sum.registered++;
		kinds.set(kind, sum);
	}
	return {
		counts: {
			variants: variants.length,
			registered: count("registered"),
			nxdomain: count("nxdomain"),
			undelegated: count("undelegated"),
			unknown: count("unknown"),
			unasked: count("unasked"),
			own: seen.filter(({ owner }) => owner === "own").length
		},
		kinds: [...kinds].map(([kind, sums]) => ({
			kind,
			...sums
		})),
		riskiest: variants.slice(0, riskiest).map(({ name, kind, risk, delegation: { status } }) => {
			const unicode = unicodeVariantOf(name);
			return {
				name,
				...unicode !== void 0 && { unicode },
				kind,
				risk,
				status
			};
		}),
		unknown: variants.flatMap(({ name, delegation }) => delegation.status === "unknown" ? [{
			name,
			reason: delegation.reason
		}] : []).slice(0, 100)
	};
}
// src/checks/lookalike/problems.ts
const problems = defineProblems({
	"registered-recently": {
		severity: "high",
		cause: {
			en: "Lookalikes of {domain} were registered within the last 30 days ({count}): {names}. New lookalikes often precede phishing.",
			ko: "최근 30일 안에 등록된 {domain}의 유사 도메인이 {count}개 있습니다: {names}. 새로 등록된 유사 도메인은 피싱의 전조인 경우가 많습니다."
		},
		action: {
			en: "Check what these domains serve. Report abuse to the registrar, and warn your users where a copy of your site appears.",
			ko: "이 도메인의 내용을 확인하십시오. 악용이 보이면 레지스트라에 신고하고, 사이트를 모방했다면 사용자에게 알리십시오."
		}
	},
	"mail-capable": {
		severity: "medium",
		cause: {
			en: "Lookalikes of {domain} that belong to others can receive mail ({count}): {names}. Their owners receive misdirected mail and can reply to it.",
			ko: "타인 소유로 보이는 {domain}의 유사 도메인 중 메일을 받을 수 있는 것이 {count}개 있습니다: {names}. 소유자가 잘못 보낸 메일을 받고 답장할 수 있습니다."
		},
		action: {
			en: "Block these domains in your mail filter, and watch them for changes.",
			ko: "메일 필터에서 이 도메인을 차단하고 변화를 모니터링하십시오."
		},
		reference: "RFC 5321 §5.1"
	},
	imitates: {
		severity: "high",
		cause: {
			en: "Lookalikes of {domain} that belong to others name your brand on a page with a password field ({count}): {names}.",
			ko: "타인 소유로 보이는 {domain}의 유사 도메인 중 브랜드를 언급하고 비밀번호 입력란이 있는 페이지가 {count}개 있습니다: {names}."
		},
		action: {
			en: "Open the pages in an isolated browser. Report copies of your login to the registrar, the host and Google Safe Browsing, and warn your users.",
			ko: "격리된 브라우저에서 페이지를 확인하십시오. 로그인 화면을 모방했다면 레지스트라, 호스팅 업체, Google Safe Browsing에 신고하고 사용자에게 알리십시오."
		}
	},
	parked: {
		severity: "info",
		cause: {
			en: "Lookalikes of {domain} that belong to others are parked or for sale ({count}): {names}.",
			ko: "타인 소유로 보이는 {domain}의 유사 도메인 중 파킹되었거나 판매 중인 것이 {count}개 있습니다: {names}."
		},
		action: {
			en: "Consider buying those that your users could mistake for {domain}, and watch the others: a buyer can use them at once.",
			ko: "사용자가 {domain}(으)로 오인할 만한 도메인은 매입을 검토하고 나머지는 모니터링하십시오. 매입한 사람이 바로 사용할 수 있습니다."
		}
	},
	"serves-page": {
		severity: "medium",
		cause: {
			en: "Lookalikes of {domain} that belong to others serve a page and are not parked ({count}): {names}.",
			ko: "타인 소유로 보이는 {domain}의 유사 도메인 중 파킹되지 않고 웹 페이지를 제공하는 것이 {count}개 있습니다: {names}."
		},
		action: {
			en: "Compare the pages with yours. Report copies to the registrar and to the host.",
			ko: "페이지를 자사 사이트와 비교하십시오. 모방한 페이지는 레지스트라와 호스팅 업체에 신고하십시오."
		}
	},
	undefended: {
		severity: "low",
		cause: {
			en: "Of the 20 riskiest lookalikes of {domain}, these are not delegated ({count}): {names}. Most such names are free; some are on hold.",
			ko: "{domain}의 가장 위험한 유사 도메인 20개 중 {count}개가 위임되어 있지 않습니다: {names}. 대부분 미등록이지만 일부는 보류(hold) 상태일 수 있습니다."
		},
		action: {
			en: "Look up at a registrar which of them are available. Register those that your users could mistake for {domain}, and redirect them to {domain}.",
			ko: "등록 가능한 이름을 레지스트라에서 확인하십시오. 사용자가 {domain}(으)로 오인할 만한 도메인을 등록하여 {domain}(으)로 리디렉션하십시오."
		}
	},
	"owner-unclear": {
		severity: "info",
		cause: {
			en: "For these lookalikes of {domain}, nothing shows whether they are yours ({count}): {names}. They share a DNS operator or a server with {domain}, or could not be compared.",
			ko: "소유자를 판단할 근거가 없는 {domain}의 유사 도메인이 {count}개 있습니다: {names}. DNS 사업자나 서버가 같거나 비교할 수 없었습니다."
		},
		action: {
			en: "If they are yours, redirect them to {domain}.",
			ko: "직접 등록한 도메인이라면 {domain}(으)로 리디렉션하십시오."
		}
	},
	"not-determined": {
		severity: "info",
		cause: {
			en: "We could not determine whether these variants are registered ({count}): {names}. They do not count as registered.",
			ko: "등록 여부를 확인하지 못한 변형이 {count}개 있습니다: {names}. 등록된 것으로 세지 않았습니다."
		},
		action: {
			en: "Run the check again later, or use another resolver with --doh.",
			ko: "나중에 다시 실행하거나 --doh로 다른 리졸버를 지정하십시오."
		}
	},
	truncated: {
		severity: "info",
		cause: {
			en: "The check reached its deadline before {count} of {total} variants were checked.",
			ko: "제한 시간 안에 변형 {total}개 중 {count}개를 확인하지 못했습니다."
		},
		action: {
			en: "Run the check again with a lower limit, or with a longer --timeout.",
			ko: "limit을 줄이거나 --timeout을 늘려 다시 실행하십시오."
		}
	},
	"wildcard-registry": {
		severity: "info",
		cause: {
			en: "These suffixes answer for every name: {suffixes}. A name below them counts as registered only if its delegation differs from that answer.",
			ko: "모든 이름에 응답하는 접미사가 있습니다: {suffixes}. 그 응답과 다른 위임이 있는 이름만 등록된 것으로 셉니다."
		},
		action: {
			en: "Look up names below them at the registry.",
			ko: "해당 접미사의 이름은 레지스트리에서 직접 조회하십시오."
		}
	}
});
const find = finder();
const words = {
	problems,
	caps: {},
	parts: {},
	kpis: {
		variants: {
			en: "Variants checked",
			ko: "확인한 변형"
		},
		registered: {
			en: "Registered",
			ko: "등록됨"
		},
		own: {
			en: "Your own",
			ko: "자사 소유"
		},
		recent: {
			en: "New within 30 days",
			ko: "30일 안에 등록됨"
		},
		mail: {
			en: "Receive mail",
			ko: "메일 수신 가능"
		},
		undefended: {
			en: "Not delegated among the 20 riskiest",
			ko: "위험 상위 20개 중 미위임"
		},
		unknown: {
			en: "Not determined",
			ko: "확인 불가"
		}
	}
};
// src/checks/lookalike/judge.ts
const mostShown = 6;
const recently = 2592e6;
const tooManyUnknown = 40;
function judge(raw) {
	const verdict = concludeGrade(null, [
		...ofStrangers(raw),
		...ofUndelegated(raw),
		...ofDoubts(raw)
	], kpisOf(raw), problems);
	const { unknown, unasked, variants } = raw.counts;
	return 100 * (unknown + unasked) <= tooManyUnknown * variants || verdict.status === "fail" ? verdict : {
		...verdict,
		status: "unknown"
	};
}
function strangersIn({ registered }) {
	return registered.filter(({ owner }) => owner === "other");
}
function ofStrangers(raw) {
	const strangers = strangersIn(raw);
	const unclear = raw.registered.filter(({ owner }) => owner === "unclear");
	return [
		...listed(raw, "registered-recently", recentIn(raw)),
		...listed(raw, "mail-capable", strangers.filter(takesMail)),
		...listed(raw, "imitates", strangers.filter(imitates)),
		...listed(raw, "serves-page", strangers.filter((each) => each.page?.state === "serves" && each.parking === null && !imitates(each))),
		...listed(raw, "parked", strangers.filter(({ parking }) => parking !== null)),
		...listed(raw, "owner-unclear", unclear)
	];
}
function ofUndelegated(raw) {
	return listed(raw, "undefended", undelegatedIn(raw));
}
function ofDoubts(raw) {
	const { unknown, counts, wildcards } = raw;
	return [
		...unknown.length > 0 ? listed(raw, "not-determined", unknown, counts.unknown) : [],
		...raw.truncated ? [find("truncated", {
			count: counts.unasked,
			total: counts.variants
		})] : [],
		...wildcards.length > 0 ? [find("wildcard-registry", { suffixes: wildcards.map((each) => `.${each}`).join(", ") })] : []
	];
}
function listed({ domain }, id, named, count = named.length) {
	if (named.length === 0) return [];
	const shown = named.slice(0, mostShown).map(({ name }) => name);
	const names = count > shown.length ? [...shown, "…"] : shown;
	return [find(id, {
		domain,
		count,
		names: names.join(", ")
	})];
}
function imitates({ page }) {
	return page?.loginForm === true && page.brandNamed === true;
}
function takesMail({ exchangers }) {
	return exchangers !== null && exchangers.length > 0;
}
function recentIn(raw) {
	const now = Date.parse(raw.observedAt);
	return strangersIn(raw).filter(({ created }) => {
		const age = created === null ? NaN : now - Date.parse(created);
		return age > -864e5 && age < recently;
	});
}
function undelegatedIn({ riskiest }) {
	return riskiest.filter(({ kind, name }) => kind !== "mixed-script" && kind !== "subdomain" && !isClosedDomain(name)).filter(({ status }) => status === "nxdomain");
}
function kpisOf(raw) {
	const { variants, registered, own, unknown, unasked } = raw.counts;
	return [
		{
			id: "variants",
			value: variants - unasked
		},
		{
			id: "registered",
			value: registered
		},
		{
			id: "own",
			value: own
		},
		{
			id: "recent",
			value: recentIn(raw).length
		},
		{
			id: "mail",
			value: strangersIn(raw).filter(takesMail).length
		},
		{
			id: "undefended",
			value: undelegatedIn(raw).length
		},
		{
			id: "unknown",
			value: unknown
		}
	];
}
// src/checks/lookalike/monitored.ts
const monitored = {
	fields: { lookalike: {
		title: {
			en: "Registered lookalike domain",
			ko: "등록된 유사 도메인"
		},
		severity: "medium",
		action: {
			en: "Look at its page and its mail servers; report it to its registrar if it imitates you.",
			ko: "해당 도메인의 페이지와 메일 서버를 확인하고, 사칭이면 레지스트라에 신고하십시오."
		},
		appears: "worse",
		disappears: "better"
	} },
	facts: ({ registered, unknown, counts, truncated }) => {
		const isWhole = !truncated && counts.unasked === 0 && registered.length >= counts.registered;
		return [{
			field: "lookalike",
			members: registered.filter(({ owner }) => owner !== "own").map(({ name }) => name),
			gaps: isWhole && unknown.length >= counts.unknown ? [] : ["*"],
			unsure: unknown.map(({ name }) => name)
		}];
	}
};
// src/checks/lookalike/notes.ts
const notes = [
	{
		en: `Variants are generated from the registrable domain, the riskiest first: ${variantKinds.join(", ")}. Spelling mistakes are combined with other suffixes. Suffixes of the domain's own region come first, and its language gives the words that phishing adds. Letters beyond ASCII are used only where the registry of the suffix accepts them (table of ${repertoiresAsOf}). Names that mix scripts are the exception: registries refuse new ones, but old ones exist.`,
		ko: `등록 가능 도메인에서 변형을 만들며 위험한 것부터 확인합니다: ${variantKinds.join(", ")}. 오타는 다른 접미사와도 조합합니다. 도메인이 속한 지역의 접미사를 먼저 확인하고, 그 지역의 언어로 된 단어를 덧붙입니다. ASCII 밖의 문자는 해당 레지스트리가 허용하는 경우에만 사용합니다(${repertoiresAsOf} 기준 표). 여러 문자 체계를 섞은 이름은 새로 등록할 수 없지만 예전에 등록된 것이 있어 함께 확인합니다.`
	},
	{
		en: "A variant is registered if it has a delegation of its own: the check asks DNS-over-HTTPS resolvers (RFC 8484) for its NS records. NXDOMAIN means that it is not delegated: most such names are free, some are on hold. After SERVFAIL or a timeout the check asks another resolver once; if that fails too, the variant is unknown, never registered. A random name below each suffix shows first whether the registry answers for every name. Below a private suffix that does, such as github.io, the DNS proves nothing, so its names stay unknown.",
		ko: "고유한 위임이 있으면 등록된 것으로 봅니다. DNS-over-HTTPS 리졸버(RFC 8484)에 NS 레코드를 조회하며 NXDOMAIN이면 위임되지 않은 것으로, 대부분 미등록이지만 보류(hold) 상태일 수도 있습니다. SERVFAIL과 타임아웃은 다른 리졸버에 한 번 더 묻고, 그래도 실패하면 unknown으로 표시합니다(등록으로 세지 않음). 접미사마다 무작위 이름을 먼저 조회해 모든 이름에 응답하는 레지스트리인지 확인합니다. github.io처럼 모든 이름에 응답하는 사설 접미사에서는 DNS로 판단할 수 없어 unknown으로 둡니다."
	},
	{
		en: `For registered variants the check looks up addresses and mail servers. For the 20 riskiest that belong to others it looks up the registration date at the registry and requests the start page once: where it redirects, its title, whether it has a password field, names the protected domain, or is parked or for sale. For the 5 riskiest of these it looks up certificates at crt.sh, or at Cert Spotter if the operator has a key. A variant is your own if its name servers or mail servers are within the protected domain, if the servers of the domain answer for it, if it redirects there and has no mail servers of its own, if a logged certificate names both, or if both registries publish the same registrant. A common DNS operator leaves the owner unclear; a different one counts as another owner. The tables of DNS operators and parking services are of ${dnsOperatorsAsOf} and ${parkingServicesAsOf}.`,
		ko: "등록된 변형은 주소와 메일 서버를 조회합니다. 타인 소유로 보이는 위험 상위 20개는 레지스트리에서 등록일을 조회하고, 첫 페이지를 한 번 요청해 리디렉션 대상, 제목, 비밀번호 입력란과 브랜드 언급, 파킹 또는 판매 여부를 확인합니다. 그중 상위 5개는 crt.sh(운영자에게 키가 있으면 Cert Spotter)에서 인증서도 조회합니다. 네임서버나 메일 서버가 보호 대상 도메인에 속하거나, 그 도메인의 서버가 응답하거나, 별도 메일 서버 없이 그 도메인으로 리디렉션하거나, 로그에 있는 인증서가 두 도메인을 포함하거나, 공개된 등록인이 같으면 자사 소유로 봅니다. DNS 사업자가 같으면 unclear, 다르면 타인 소유로 봅니다."
	},
	{
		en: "The check ends after at most 60 s. Variants that were not checked by then are counted, the result is marked as truncated, and a server does not cache it.",
		ko: "최대 60초 안에 끝납니다. 그때까지 확인하지 못한 변형은 개수로 표시하고 결과에 truncated를 표시하며, 서버는 이 결과를 캐시하지 않습니다."
	}
];
// src/checks/lookalike/tables.ts
const columns = [
	{
		en: "Owner",
		ko: "소유"
	},
	{
		en: "Kind",
		ko: "방식"
	},
	{
		en: "Registered",
		ko: "등록일"
	},
	{
		en: "Mail",
		ko: "메일"
	},
	{
		en: "Web",
		ko: "웹"
	},
	{
		en: "Domain",
		ko: "도메인"
	}
];
const owners = {
	own: {
		en: "own",
		ko: "자사"
	},
	other: {
		en: "other",
		ko: "타인"
	},
	unclear: {
		en: "unclear",
		ko: "불명"
	}
};
const yes = {
	en: "yes",
	ko: "있음"
};
const no = {
	en: "no",
	ko: "없음"
};
const pages = {
	own: {
		en: "redirects here",
		ko: "자사로 이동"
	},
	serves: {
		en: "page",
		ko: "페이지"
	},
	redirects: {
		en: "elsewhere",
		ko: "타 도메인"
	},
	none: no,
	unknown: {
		en: "?",
		ko: "?"
	}
};
function tablesOf({ registered }) {
	if (registered.length === 0) return [];
	const rows = registered.map(({ owner, kind, created, exchangers, addresses, page, parking, name, unicode }) => [
		owners[owner],
		kind,
		created?.slice(0, 10) ?? "–",
		told(exchangers),
		webOf(page, parking) ?? told(addresses),
		unicode === void 0 ? name : `${name} (${unicode})`
	]);
	return [{
		columns,
		rows
	}];
}
function webOf(page, parking) {
	if (parking !== null) return parking.forSale ? {
		en: "for sale",
		ko: "판매 중"
	} : {
		en: "parked",
		ko: "파킹"
	};
	if (page?.state !== "serves") return page && pages[page.state];
	return page.loginForm ? {
		en: "login form",
		ko: "로그인 화면"
	} : pages.serves;
}
function told(list) {
	if (list === null) return {
		en: "?",
		ko: "?"
	};
	return list.length > 0 ? yes : no;
}
// src/checks/lookalike/index.ts
const ttl = 21600;
const lookalike = defineCheck({
	id: "lookalike",
	version: 4,
	title: {
		en: "Lookalike domains",
		ko: "유사 도메인"
	},
	about: {
		en: "Generates names that can be mistaken for a domain and checks which of them are registered, who owns them, and whether they serve mail and web.",
		ko: "도메인과 혼동될 수 있는 이름을 만들어 등록 여부, 소유자, 메일과 웹 사용 여부를 확인합니다."
	},
	notes,
	input,
	subject: "query",
	raw,
	cost: "heavy",
	ttl,
	deadline: 60,
	words,
	target: ({ query }) => targetOfHost(query),
	collect,
	lasts: ({ truncated }) => truncated ? 0 : ttl,
	judge,
	fits: (seen, { query, limit }) => seen.domain === query && seen.counts.variants <= limit,
	tables: tablesOf,
	items: {
		schema: registered,
		of: (seen) => seen.registered,
		key: "name",
		columns: columns$1
	},
	observe: ({ domain, registered }) => registered.filter(({ owner }) => owner !== "own").map(({ name }) => ({
		target: domain,
		kind: "lookalike:registered",
		value: name
	})),
	monitored
});
export { lookalike as t };
