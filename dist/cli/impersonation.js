import { Fs as _enum, Jn as effectsOf, Qn as shownRows, Qo as defineCheck, Qs as object, Rs as array, So as parseName, Ti as assess, Ws as int, Xn as row, Xo as targetOfHost, Yn as note, Yo as attempt, Zs as number, cs as defineProblems, ir as descriptions, ks as datetime, ls as finder, nc as strictObject, nr as concludeGrade, rc as string, zs as boolean } from "./gate.js";
import { yt as failure } from "./start.js";
import { o as policyOf, t as dmarcAlong } from "./policy.js";
import { a as lookalikeOwnershipOf, c as detailsOf, i as variantKinds, l as chance, n as unicodeVariantOf, s as ownerOf, t as surveyOf } from "./survey.js";
import { x as inTurns } from "./edits.js";
import { n as areNamesKnown, r as operationalUses, t as subdomains } from "./subdomains.js";
import { n as registrableTarget } from "./registrable2.js";
// src/checks/impersonation/schema.ts
const input = strictObject({ query: registrableTarget().meta({
	description: "Registrable domain; any name in it is reduced to it, a public suffix is refused",
	ko: "등록 가능한 도메인. 하위 이름을 주면 그 도메인으로 줄이고, 공용 접미사는 거부합니다",
	examples: ["example.com"]
}) });
const variantsAskedFor = 1e3;
const count = int().min(0);
const variant = object({
	name: string().meta({
		description: "Variant of the domain, in ASCII",
		ko: "도메인의 변형(ASCII)"
	}),
	unicode: string().exactOptional().meta({
		description: "In Unicode, where that differs",
		ko: "사람에게 보이는 형태(다를 때만)"
	}),
	kind: _enum(variantKinds).meta({
		description: "How the variant is derived from the domain",
		ko: "변형을 만든 방식"
	}),
	risk: number().min(0).max(100).meta({
		description: "How easily it is mistaken for the domain, 0–100",
		ko: "원래 도메인으로 오인할 가능성, 0~100"
	})
});
const lookalikes = object({
	variants: count.meta({
		description: "Variants that were checked",
		ko: "조회한 변형 수"
	}),
	undetermined: count.meta({
		description: "Variants whose registration could not be determined",
		ko: "등록 여부를 확인하지 못한 변형 수"
	}),
	unresolved: count.meta({
		description: "Registered variants of others whose addresses and mail servers could not be determined",
		ko: "주소와 메일 서버를 확인하지 못한 타인 소유의 등록된 변형 수"
	}),
	hostile: array(variant.extend({ mail: boolean().meta({
		description: "Whether it receives mail (MX)",
		ko: "메일 수신(MX) 여부"
	}) })).max(variantsAskedFor).readonly().meta({
		description: "Registered variants that resolve and belong to others, the riskiest first",
		ko: "주소나 메일 서버가 있는 타인 소유의 변형. 위험한 것부터"
	}),
	own: array(variant).max(variantsAskedFor).readonly().meta({
		description: "Registered variants of the owner of the domain",
		ko: "이 도메인의 소유자가 등록한 변형"
	}),
	unclear: array(variant).max(variantsAskedFor).readonly().meta({
		description: "Registered variants for which nothing shows who owns them, such as those with the same DNS operator",
		ko: "DNS 사업자가 같은 경우처럼 소유자를 판단할 근거가 없는 변형"
	}),
	inactive: count.meta({
		description: "Registered variants of others without addresses and mail servers",
		ko: "주소와 메일 서버가 없는 타인 소유의 등록된 변형 수"
	})
});
const certificates = object({
	names: count.meta({
		description: "Names in the logs",
		ko: "로그에 있는 이름 수"
	}),
	internalSystems: count.meta({
		description: "Names of internal or test systems with a certificate that has not expired",
		ko: "만료되지 않은 인증서가 있는 내부 또는 시험 시스템 이름 수"
	}),
	listed: array(object({
		name: string().meta({
			description: "Host name in a certificate",
			ko: "인증서에 있는 호스트 이름"
		}),
		purpose: _enum(operationalUses).meta({
			description: "Use of the system, as its name suggests",
			ko: "이름에서 짐작할 수 있는 시스템 용도"
		})
	})).max(100).readonly().meta({
		description: "Names that look like internal or test systems",
		ko: "내부 또는 시험 시스템으로 보이는 이름"
	}),
	wildcards: count.meta({
		description: "Wildcard names with a certificate that has not expired",
		ko: "만료되지 않은 인증서가 있는 와일드카드 수"
	})
});
const raw = object({
	domain: string().meta(descriptions.domainObserved),
	observedAt: datetime().meta(descriptions.observedAt),
	resolvers: array(string()).readonly().meta({
		description: "DNS-over-HTTPS resolvers that were queried",
		ko: "질의한 DoH 리졸버"
	}),
	lookalikes: lookalikes.nullable().meta({
		description: "Null where no resolver answered",
		ko: "어떤 리졸버도 답하지 못하면 null"
	}),
	certificates: certificates.nullable().meta({
		description: "From Certificate Transparency logs; null where no source gave a complete answer",
		ko: "Certificate Transparency 로그 기준. 완전한 출처가 없으면 null"
	}),
	dmarc: object({
		policy: _enum([
			"reject",
			"quarantine",
			"none",
			"missing"
		]).meta({
			description: "Policy for the domain itself; missing: no policy applies",
			ko: "도메인 자신에 적용되는 정책. missing: 적용되는 정책 없음"
		}),
		subdomains: _enum([
			"reject",
			"quarantine",
			"none",
			"missing"
		]).meta({
			description: "The policy that applies to subdomains that do not exist",
			ko: "존재하지 않는 하위 도메인에 적용되는 정책"
		})
	}).nullable().meta({
		description: "The policies that receivers apply; null where they could not be determined",
		ko: "수신자가 적용하는 정책. 확인할 수 없으면 null"
	}),
	truncated: boolean().meta({
		description: "Whether the deadline came before the check was complete; such a result is not cached",
		ko: "시간이 부족해 일부를 생략했는지 여부. 이런 결과는 캐시하지 않음"
	})
});
// src/checks/impersonation/collect.ts
const until = {
	survey: 38e3,
	details: 48e3
};
const detailsAtATime = 100;
async function collect({ query: domain }, context) {
	const [seen, certificates, dmarc] = await Promise.all([
		lookalikesOf(context, domain),
		certificatesOf(context, domain),
		dmarcOf(context, domain)
	]);
	if (!seen.lookalikes && !certificates && !dmarc) throw failure("timeout.dns", { host: domain });
	return {
		domain,
		observedAt: context.now().toISOString(),
		resolvers: [...context.dns.doh],
		lookalikes: seen.lookalikes,
		certificates,
		dmarc,
		truncated: seen.isCutShort
	};
}
async function lookalikesOf(context, domain) {
	const owner = await ownerOf(context, domain);
	const { report } = context;
	const heard = (_each, { done, total }) => {
		if (done % 100 === 0 || done === total) report?.({
			kind: "progress",
			done,
			total
		});
	};
	const { variants } = await surveyOf(context, domain, {
		limit: variantsAskedFor,
		until: until.survey,
		heard
	}, chance);
	const isLate = variants.some(({ delegation }) => delegation.status === "unasked");
	if (variants.every(({ delegation: { status } }) => status === "unknown" || status === "unasked")) return {
		lookalikes: null,
		isCutShort: isLate
	};
	const found = variants.filter(({ delegation }) => delegation.status === "registered");
	const details = [];
	await inTurns(found, detailsAtATime, async ({ name }, turn) => {
		details[turn] = await detailsOf(context, name, {
			turn,
			until: until.details
		});
	});
	const isCutShort = isLate || context.elapsed() >= until.details && details.some(({ addresses }) => addresses === null);
	return {
		lookalikes: sorted({
			variants,
			found,
			details,
			owner
		}),
		isCutShort
	};
}
function sorted({ variants, found, details, owner: protectedDomain }) {
	const undetermined = variants.filter(({ delegation: { status } }) => status === "unknown" || status === "unasked").length;
	const hostile = [];
	const own = [];
	const unclear = [];
	let [unresolved, idle] = [0, 0];
	for (const [place, { name, kind, risk, delegation }] of found.entries()) {
		const unicode = unicodeVariantOf(name);
		const told = {
			name,
			...unicode !== void 0 && { unicode },
			kind,
			risk
		};
		const nameServers = delegation.status === "registered" ? delegation.nameServers : [];
		const { addresses = null, exchangers = null } = details[place] ?? {};
		const { owner } = lookalikeOwnershipOf(protectedDomain, {
			nameServers,
			addresses,
			exchangers
		});
		const mail = (exchangers?.length ?? 0) > 0;
		const resolves = mail || (addresses?.length ?? 0) > 0;
		if (owner === "own") own.push(told);
		else if (owner === "unclear") unclear.push(told);
		else if (resolves) hostile.push({
			...told,
			mail
		});
		else if (addresses === null || exchangers === null) unresolved++;
		else idle++;
	}
	return {
		variants: variants.length,
		undetermined,
		unresolved,
		hostile,
		own,
		unclear,
		inactive: idle
	};
}
async function certificatesOf(context, domain) {
	const got = await attempt(() => context.use(subdomains, { query: domain }));
	if (!got.ok) return null;
	if (!areNamesKnown(got.value.raw)) return null;
	const { total, internalSystems: systems, wildcards } = got.value.raw;
	const valid = systems.names.filter(({ isValid }) => isValid);
	return {
		names: total,
		internalSystems: valid.length,
		listed: valid.slice(0, 100).map(({ name, purpose }) => ({
			name,
			purpose
		})),
		wildcards: wildcards.valid
	};
}
async function dmarcOf(context, domain) {
	const [found] = await dmarcAlong(context, parseName(domain));
	if (!found || found.answer.kind === "unknown") return null;
	if (found.choice.kind !== "one") return {
		policy: "missing",
		subdomains: "missing"
	};
	const { record } = found.choice;
	return {
		policy: policyOf(record, "itself")?.applied ?? "missing",
		subdomains: policyOf(record, "nonexistent")?.applied ?? "missing"
	};
}
// src/checks/impersonation/effects.ts
const effects = effectsOf({
	"lookalikes-resolve": { part: "lookalikes" },
	"lookalikes-mail": {
		part: "lookalikes",
		cap: "mail-lookalikes-3"
	},
	"dmarc-missing": {
		part: "dmarc",
		cap: "no-dmarc"
	},
	"dmarc-none": {
		part: "dmarc",
		cap: "no-dmarc"
	},
	"dmarc-subdomains": { part: "dmarc" },
	"systems-named": { part: "systems" },
	wildcards: { part: "wildcards" }
});
// src/checks/impersonation/situations.ts
const nothing = {
	lookalikes: {
		variants: 1e3,
		undetermined: 0,
		unresolved: 0,
		hostile: [],
		own: [],
		unclear: [],
		inactive: 0
	},
	certificates: {
		names: 2,
		internalSystems: 0,
		listed: [],
		wildcards: 0
	},
	dmarc: {
		policy: "reject",
		subdomains: "reject"
	},
	truncated: false
};
const situations = [
	situation("A+", "p=reject, no lookalikes of others, no internal names", "p=reject, 타인의 유사 도메인과 내부 이름 없음", {}),
	situation("A+", "the same, and 40 lookalikes that receive mail whose owner is unclear", "같은 조건에 소유자를 알 수 없는 메일 수신 가능 유사 도메인 40개", { lookalikes: { unclear: variants(40) } }),
	situation("A", "2 lookalikes of others that receive mail", "메일을 받을 수 있는 타인의 유사 도메인 2개", { lookalikes: { hostile: mailing(2) } }),
	situation("B", "3 lookalikes of others that receive mail", "메일을 받을 수 있는 타인의 유사 도메인 3개", { lookalikes: { hostile: mailing(3) } }),
	situation("B", "p=none, and nothing else", "p=none, 그 밖의 문제 없음", { dmarc: {
		policy: "none",
		subdomains: "none"
	} }),
	situation("B", "no DMARC record, and nothing else", "DMARC 레코드 없음, 그 밖의 문제 없음", { dmarc: {
		policy: "missing",
		subdomains: "missing"
	} }),
	situation("C", "10 lookalikes of others that receive mail", "메일을 받을 수 있는 타인의 유사 도메인 10개", { lookalikes: { hostile: mailing(10) } }),
	situation("D", "40 lookalikes of others that receive mail", "메일을 받을 수 있는 타인의 유사 도메인 40개", { lookalikes: { hostile: mailing(40) } }),
	situation("F", "p=none, 40 lookalikes of others that receive mail, 8 internal names, a wildcard certificate", "p=none, 메일을 받을 수 있는 타인의 유사 도메인 40개, 내부 이름 8개, 와일드카드 인증서", {
		lookalikes: { hostile: mailing(40) },
		dmarc: {
			policy: "none",
			subdomains: "none"
		},
		certificates: {
			names: 20,
			internalSystems: 8,
			listed: [],
			wildcards: 1
		}
	})
];
function situation(grade, en, ko, { lookalikes, ...rest }) {
	const seen = nothing.lookalikes && {
		...nothing.lookalikes,
		...lookalikes
	};
	return {
		seen: {
			en,
			ko
		},
		grade,
		raw: {
			...nothing,
			...rest,
			lookalikes: seen
		}
	};
}
function variants(count) {
	return Array.from({ length: count }, (_, index) => ({
		name: `shop${index}.com`,
		kind: "omission",
		risk: 80
	}));
}
function mailing(count) {
	return variants(count).map((each) => ({
		...each,
		mail: true
	}));
}
// src/checks/impersonation/weights.ts
const gradeVersion = "impersonation-3";
const weights = {
	lookalikes: 50,
	dmarc: 20,
	systems: 15,
	wildcards: 15
};
const ladder = [
	[95, "A+"],
	[85, "A"],
	[75, "B"],
	[60, "C"],
	[45, "D"]
];
const ceilings = {
	"no-dmarc": "B",
	"mail-lookalikes-3": "B",
	"mail-lookalikes-10": "C",
	"mail-lookalikes-40": "D"
};
const mailCaps = [
	[40, "mail-lookalikes-40"],
	[10, "mail-lookalikes-10"],
	[3, "mail-lookalikes-3"]
];
const hostility = {
	mail: 1.5,
	half: 10,
	defence: .5,
	undetermined: 5
};
const wildcardPoints = [
	[5, 30],
	[2, 50],
	[1, 70],
	[0, 100]
];
const dmarcPoints = {
	reject: 100,
	quarantine: 80,
	none: 30,
	missing: 0
};
// src/checks/impersonation/grading.ts
const unscored = {
	en: "not scored",
	ko: "점수 없음"
};
function same(formula) {
	return {
		en: formula,
		ko: formula
	};
}
const grading = {
	version: gradeVersion,
	ladder,
	weights,
	ceilings,
	effects,
	examples: situations,
	points: shownRows({
		lookalikes: {
			risk: note(same(`100 · ${hostility.half} / (${hostility.half} + S)`), `S is the sum of the risks (0–1) of other owners' lookalikes that resolve; one that receives mail counts ${hostility.mail} times`, `S는 다른 소유자의 유사 도메인 가운데 조회되는 것의 위험도(0~1) 합. 메일을 받는 것은 ${hostility.mail}배`),
			defence: note({
				en: `up to +${100 * hostility.defence} % of the lost points`,
				ko: `잃은 점수의 최대 +${100 * hostility.defence}%`
			}, "the share of all registered risk that the owner holds", "등록된 전체 위험도 가운데 소유자의 비율"),
			unregistered: note(unscored, `the registration of more than ${hostility.undetermined} % of the variants is unknown`, `변형 도메인 가운데 ${hostility.undetermined}% 넘게 등록 여부를 알 수 없음`),
			unresolved: note(unscored, `the addresses and mail servers of more than ${hostility.undetermined} % of the registered variants are unknown`, `등록된 변형 도메인 가운데 ${hostility.undetermined}% 넘게 주소와 메일 서버를 알 수 없음`)
		},
		dmarc: {
			...Object.fromEntries(Object.entries(dmarcPoints).map(([policy, points]) => [policy, row(points, `policy: ${policy}`, `정책: ${policy}`)])),
			open: row(-20, "a weaker policy for subdomains", "하위 도메인의 정책이 더 약함")
		},
		systems: { names: note(same(`100 · 8 / (8 + N)`), "N names of internal or test systems with a valid certificate", "유효한 인증서가 있는 내부 또는 시험 시스템의 이름 N개") },
		wildcards: Object.fromEntries(wildcardPoints.map(([from, points]) => [`from${from}`, row(points, `${from} or more wildcard names with a valid certificate`, `유효한 인증서가 있는 와일드카드 이름 ${from}개 이상`)]))
	})
};
// src/checks/impersonation/causes.ts
const causes = {
	"lookalikes-resolve": [
		"lookalike.imitates",
		"lookalike.registered-recently",
		"lookalike.mail-capable",
		"lookalike.serves-page"
	],
	"lookalikes-mail": ["lookalike.mail-capable"],
	"owner-unclear": ["lookalike.owner-unclear"],
	"not-determined": ["lookalike.not-determined"],
	"dmarc-missing": ofDmarc("missing", "several", "void", "repeated", "misplaced", "dangling", "lookalike"),
	"dmarc-none": ofDmarc("policy-none"),
	"dmarc-subdomains": ofDmarc("below-none", "below-weaker", "nonexistent-weaker"),
	"dmarc-unknown": ofDmarc("unknown"),
	"systems-named": ["subdomains.systems-named"],
	wildcards: ["subdomains.wildcard"],
	"logs-unknown": ["subdomains.source-incomplete"]
};
function ofDmarc(...facts) {
	return ["email", "dns"].flatMap((check) => facts.map((fact) => `${check}.dmarc-${fact}`));
}
function withCauses(finding) {
	const because = causes[finding.id]?.map((id) => ({ id }));
	return because === void 0 ? finding : {
		...finding,
		because
	};
}
// src/checks/impersonation/problems.ts
const problems = defineProblems({
	"lookalikes-resolve": {
		severity: "medium",
		cause: {
			en: "Lookalikes of {domain} that belong to others resolve ({count}): {names}.",
			ko: "타인 소유로 보이는 {domain}의 유사 도메인이 {count}개 동작 중입니다: {names}."
		},
		action: {
			en: "Run the lookalike check for details. Report abuse to the registrar, and register the riskiest free names yourself.",
			ko: "lookalike 점검으로 자세히 확인하십시오. 악용은 레지스트라에 신고하고, 위험한 미등록 이름은 직접 등록하십시오."
		}
	},
	"lookalikes-mail": {
		severity: "medium",
		cause: {
			en: "Lookalikes of {domain} that belong to others can receive mail ({count}): {names}.",
			ko: "타인 소유로 보이는 {domain}의 유사 도메인 중 메일을 받을 수 있는 것이 {count}개 있습니다: {names}."
		},
		action: {
			en: "Block these domains in your mail filter.",
			ko: "메일 필터에서 이 도메인을 차단하십시오."
		}
	},
	"dmarc-missing": {
		severity: "high",
		cause: {
			en: "{domain} has no usable DMARC record. Receivers may deliver mail with a forged sender in {domain}.",
			ko: "{domain}에 유효한 DMARC 레코드가 없습니다. 발신자를 위조한 메일이 그대로 배달될 수 있습니다."
		},
		action: {
			en: "Publish a DMARC record. Start with p=none and reports, then move to p=reject.",
			ko: "DMARC 레코드를 게시하십시오. p=none과 보고서로 시작해 p=reject로 강화하십시오."
		},
		reference: "RFC 9989 §4.7"
	},
	"dmarc-none": {
		severity: "medium",
		cause: {
			en: "The DMARC policy of {domain} is none: receivers report forged mail and still deliver it.",
			ko: "{domain}의 DMARC 정책이 none입니다. 위조 메일을 보고만 하고 그대로 배달합니다."
		},
		action: {
			en: "Move to p=quarantine and then to p=reject once the reports show your own senders pass.",
			ko: "보고서에서 자사 발신이 통과하는지 확인한 뒤 p=quarantine, p=reject로 강화하십시오."
		},
		reference: "RFC 9989 §4.7"
	},
	"dmarc-subdomains": {
		severity: "low",
		cause: {
			en: "The DMARC policy for subdomains of {domain} is {weaker}, weaker than {policy} of the domain itself.",
			ko: "{domain}의 하위 도메인 DMARC 정책({weaker})이 도메인 자체의 정책({policy})보다 약합니다."
		},
		action: {
			en: "Set sp= and np= to reject, or remove them.",
			ko: "sp=와 np=를 reject로 바꾸거나 삭제하십시오."
		},
		reference: "RFC 9989 §4.7"
	},
	"systems-named": {
		severity: "low",
		cause: {
			en: "Certificates publish names of internal or test systems of {domain} ({count}): {names}. Attackers can use these names to appear credible.",
			ko: "인증서를 통해 {domain}의 내부 또는 시험 시스템 이름이 {count}개 공개되어 있습니다: {names}. 공격자가 신뢰를 얻는 데 이용할 수 있습니다."
		},
		action: {
			en: "Use a private CA or a wildcard certificate for internal names, and shut down systems that are not needed.",
			ko: "내부 이름에는 사설 CA나 와일드카드를 사용하고, 필요 없는 시스템은 종료하십시오."
		},
		reference: "RFC 9162 §11"
	},
	wildcards: {
		severity: "low",
		cause: {
			en: "{domain} has valid wildcard certificates ({count}). With a stolen key, an attacker can impersonate every name that they cover.",
			ko: "{domain}에 유효한 와일드카드 인증서가 있습니다({count}개 이름). 개인 키가 유출되면 해당하는 모든 이름을 사칭할 수 있습니다."
		},
		action: {
			en: "Keep each private key on as few systems as possible, and issue certificates for single names.",
			ko: "개인 키를 두는 시스템을 최소로 줄이고, 이름별 인증서를 발급하십시오."
		}
	},
	"owner-unclear": {
		severity: "info",
		cause: {
			en: "For these lookalikes of {domain}, nothing shows whether they are yours ({count}): {names}. They share a DNS operator or a server with {domain}, or could not be compared. They do not count in the grade.",
			ko: "소유자를 판단할 근거가 없는 {domain}의 유사 도메인이 {count}개 있습니다: {names}. DNS 사업자나 서버가 같거나 비교할 수 없었습니다. 등급에는 반영하지 않았습니다."
		},
		action: {
			en: "Check which of these domains are yours. Run the lookalike check for details of the others.",
			ko: "직접 등록한 도메인인지 확인하고, 나머지는 lookalike 점검으로 자세히 확인하십시오."
		}
	},
	"not-determined": {
		severity: "info",
		cause: {
			en: "We could not determine whether {count} of {total} variants of {domain} are registered.",
			ko: "{domain}의 변형 {total}개 중 {count}개의 등록 여부를 확인하지 못했습니다."
		},
		action: {
			en: "Run the check again later, or use another resolver with --doh.",
			ko: "나중에 다시 실행하거나 --doh로 다른 리졸버를 지정하십시오."
		}
	},
	"not-resolved": {
		severity: "info",
		cause: {
			en: "We could not look up the addresses and mail servers of {count} of {total} registered lookalikes of {domain}.",
			ko: "{domain}의 등록된 유사 도메인 {total}개 중 {count}개의 주소와 메일 서버를 조회하지 못했습니다."
		},
		action: {
			en: "Run the check again later, or use another resolver with --doh.",
			ko: "나중에 다시 실행하거나 --doh로 다른 리졸버를 지정하십시오."
		}
	},
	"lookalikes-unknown": {
		severity: "info",
		cause: {
			en: "The DNS-over-HTTPS resolvers ({resolvers}) gave no usable answer, so lookalikes of {domain} are not graded.",
			ko: "DoH 리졸버({resolvers})에서 쓸 수 있는 답을 얻지 못해 {domain}의 유사 도메인을 평가하지 않았습니다."
		},
		action: {
			en: "Run the check again later, or use another resolver with --doh or PORTCULLIS_DOH.",
			ko: "나중에 다시 실행하거나 --doh 또는 PORTCULLIS_DOH로 다른 리졸버를 지정하십시오."
		}
	},
	"logs-unknown": {
		severity: "info",
		cause: {
			en: "No Certificate Transparency source gave a complete answer for {domain}, so internal names and wildcards are not graded.",
			ko: "{domain}에 대해 완전한 답을 준 Certificate Transparency 출처가 없어 이름과 와일드카드를 평가하지 않았습니다."
		},
		action: {
			en: "Run the check again later.",
			ko: "나중에 다시 실행하십시오."
		}
	},
	"dmarc-unknown": {
		severity: "info",
		cause: {
			en: "We could not look up the DMARC record of {domain}.",
			ko: "{domain}의 DMARC 레코드를 조회하지 못했습니다."
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
	caps: {
		"no-dmarc": {
			en: "without an enforced DMARC policy, mail with a forged sender in this domain is not rejected",
			ko: "강제되는 DMARC 정책이 없어 이 도메인을 사칭한 메일을 수신 서버가 걸러 내지 못함"
		},
		"mail-lookalikes-3": {
			en: "3 or more lookalikes of others can receive mail",
			ko: "메일을 받을 수 있는 타인의 유사 도메인이 3개 이상임"
		},
		"mail-lookalikes-10": {
			en: "10 or more lookalikes of others can receive mail",
			ko: "메일을 받을 수 있는 타인의 유사 도메인이 10개 이상임"
		},
		"mail-lookalikes-40": {
			en: "40 or more lookalikes of others can receive mail",
			ko: "메일을 받을 수 있는 타인의 유사 도메인이 40개 이상임"
		}
	},
	parts: {
		lookalikes: {
			en: "Lookalike domains",
			ko: "유사 도메인"
		},
		dmarc: {
			en: "DMARC",
			ko: "DMARC"
		},
		systems: {
			en: "Internal names",
			ko: "내부 이름"
		},
		wildcards: {
			en: "Wildcard certificates",
			ko: "와일드카드 인증서"
		}
	},
	kpis: {
		hostile: {
			en: "Lookalikes of others",
			ko: "타인의 유사 도메인"
		},
		mail: {
			en: "Of these, receive mail",
			ko: "그중 메일 수신 가능"
		},
		own: {
			en: "Your own lookalikes",
			ko: "자사 유사 도메인"
		},
		dmarc: {
			en: "DMARC policy",
			ko: "DMARC 정책"
		},
		systems: {
			en: "Internal names in CT",
			ko: "CT에 공개된 내부 이름"
		},
		wildcards: {
			en: "Wildcard names",
			ko: "와일드카드 이름"
		}
	},
	values: { dmarc: {
		missing: {
			en: "no record",
			ko: "레코드 없음"
		},
		none: {
			en: "none (monitoring only)",
			ko: "none (모니터링만)"
		}
	} }
};
// src/checks/impersonation/score.ts
function partsOf(raw) {
	const { lookalikes, certificates, dmarc } = raw;
	const scores = {
		lookalikes: lookalikes && lookalikeScore(lookalikes),
		dmarc: dmarc && dmarcScore(dmarc),
		systems: certificates && whole(halved(certificates.internalSystems, 8)),
		wildcards: certificates && wildcardScore(certificates.wildcards)
	};
	return Object.keys(weights).map((id) => ({
		id,
		weight: weights[id],
		score: scores[id]
	}));
}
function lookalikeScore(lookalikes) {
	const { variants, undetermined, unresolved, hostile, own } = lookalikes;
	const isUnknown = 100 * undetermined > hostility.undetermined * variants || 100 * unresolved > hostility.undetermined * registeredIn(lookalikes);
	if (variants === 0 || isUnknown) return null;
	const theirs = hostile.reduce((sum, { risk, mail }) => sum + risk / 100 * (mail ? hostility.mail : 1), 0);
	const ours = own.reduce((sum, { risk }) => sum + risk / 100, 0);
	const lost = 100 - halved(theirs, hostility.half);
	const share = ours === 0 ? 0 : ours / (ours + theirs);
	return whole(100 - lost * (1 - hostility.defence * share));
}
function registeredIn({ unresolved, hostile, own, unclear, inactive: idle }) {
	return unresolved + hostile.length + own.length + unclear.length + idle;
}
function dmarcScore({ policy, subdomains }) {
	const isWeaker = dmarcPoints[subdomains] < dmarcPoints[policy];
	return Math.max(0, dmarcPoints[policy] - (isWeaker ? 20 : 0));
}
function wildcardScore(count) {
	return wildcardPoints.find(([from]) => count >= from)?.[1] ?? 0;
}
function halved(amount, half) {
	return 100 * half / (half + amount);
}
function whole(score) {
	return Math.round(score);
}
// src/checks/impersonation/judge.ts
const mostShown = 6;
function judge(raw) {
	const caps = capsOf(raw).map((id) => ({
		id,
		max: ceilings[id]
	}));
	const findings = [
		...lookalikeFindings(raw),
		...dmarcFindings(raw),
		...certificateFindings(raw)
	].map(withCauses);
	return concludeGrade(assess(partsOf(raw), caps, ladder), findings, kpisOf(raw), problems);
}
function capsOf({ dmarc, lookalikes }) {
	const isOpen = dmarc?.policy === "missing" || dmarc?.policy === "none";
	const mailing = lookalikes?.hostile.filter(({ mail }) => mail).length ?? 0;
	const found = mailCaps.find(([from]) => mailing >= from);
	return [...isOpen ? ["no-dmarc"] : [], ...found ? [found[1]] : []];
}
function lookalikeFindings({ domain, resolvers, lookalikes }) {
	if (!lookalikes) return [find("lookalikes-unknown", {
		domain,
		resolvers: resolvers.join(", ")
	})];
	const { hostile, unclear, undetermined, unresolved, variants } = lookalikes;
	const mail = hostile.filter((each) => each.mail);
	return [
		...hostile.length > 0 ? [find("lookalikes-resolve", {
			domain,
			count: hostile.length,
			names: listed(hostile)
		})] : [],
		...mail.length > 0 ? [find("lookalikes-mail", {
			domain,
			count: mail.length,
			names: listed(mail)
		})] : [],
		...unclear.length > 0 ? [find("owner-unclear", {
			domain,
			count: unclear.length,
			names: listed(unclear)
		})] : [],
		...undetermined > 0 ? [find("not-determined", {
			domain,
			count: undetermined,
			total: variants
		})] : [],
		...unresolved > 0 ? [find("not-resolved", {
			domain,
			count: unresolved,
			total: registeredIn(lookalikes)
		})] : []
	];
}
function dmarcFindings({ domain, dmarc }) {
	if (!dmarc) return [find("dmarc-unknown", { domain })];
	const { policy, subdomains: weaker } = dmarc;
	if (policy === "missing") return [find("dmarc-missing", { domain })];
	const isWeaker = dmarcPoints[weaker] < dmarcPoints[policy];
	return [...policy === "none" ? [find("dmarc-none", { domain })] : [], ...isWeaker ? [find("dmarc-subdomains", {
		domain,
		weaker,
		policy
	})] : []];
}
function certificateFindings({ domain, certificates }) {
	if (!certificates) return [find("logs-unknown", { domain })];
	const { internalSystems: systems, listed: names, wildcards } = certificates;
	return [...systems > 0 ? [find("systems-named", {
		domain,
		count: systems,
		names: listed(names, systems)
	})] : [], ...wildcards > 0 ? [find("wildcards", {
		domain,
		count: wildcards
	})] : []];
}
function listed(named, count = named.length) {
	const shown = named.slice(0, mostShown).map(({ name }) => name);
	return [...shown, ...count > shown.length ? ["…"] : []].join(", ");
}
function kpisOf({ lookalikes, certificates, dmarc }) {
	return [
		{
			id: "hostile",
			value: lookalikes?.hostile.length ?? null
		},
		{
			id: "mail",
			value: lookalikes?.hostile.filter(({ mail }) => mail).length ?? null
		},
		{
			id: "own",
			value: lookalikes?.own.length ?? null
		},
		{
			id: "dmarc",
			value: dmarc?.policy ?? null
		},
		{
			id: "systems",
			value: certificates?.internalSystems ?? null
		},
		{
			id: "wildcards",
			value: certificates?.wildcards ?? null
		}
	];
}
// src/checks/impersonation/notes.ts
const notes = [
	{
		en: "The check is passive. It queries DNS resolvers and the indexes of Certificate Transparency logs. It sends nothing to the domain, to its name servers or to a lookalike. A+ means low exposure, F high exposure.",
		ko: "수동(passive) 점검입니다. DNS 리졸버와 Certificate Transparency 로그 색인에만 조회하며, 대상 도메인이나 그 네임서버, 유사 도메인에는 아무것도 보내지 않습니다. A+는 노출이 낮음, F는 높음을 뜻합니다."
	},
	{
		en: `It checks the ${variantsAskedFor} riskiest variants of the domain in the same way as the lookalike check. A variant counts as your own if its name servers are within the domain, if the servers of the domain answer for it, or if its mail servers are within the domain and its page is not at another host. Where both have the same DNS operator, the owner is unclear: a finding lists these variants, and they do not change the grade.`,
		ko: `가장 위험한 변형 ${variantsAskedFor}개를 lookalike 점검과 같은 방법으로 확인합니다. 네임서버가 이 도메인에 속하거나, 이 도메인의 서버가 응답하거나, 메일 서버가 이 도메인에 속하면서 페이지가 다른 호스트에 있지 않은 변형은 자사 소유로 봅니다. DNS 사업자가 같으면 소유자를 알 수 없으므로 등급에 반영하지 않고 따로 알립니다.`
	},
	{
		en: "One more lookalike of others never improves the grade, and one more of your own never worsens it. With 3, 10 or 40 lookalikes of others that receive mail, the grade is at most B, C or D. Parts that could not be determined do not count. Below 60 % of the weight there is no grade.",
		ko: "타인의 유사 도메인이 늘어도 등급이 좋아지지 않고, 자사 유사 도메인이 늘어도 나빠지지 않습니다. 메일을 받을 수 있는 타인의 유사 도메인이 3개, 10개, 40개 이상이면 등급은 각각 B, C, D를 넘지 않습니다. 확인하지 못한 항목은 제외하며, 가중치의 60%에 미치지 못하면 등급이 없습니다."
	}
];
// src/checks/impersonation/tables.ts
const columns = [
	{
		en: "Risk",
		ko: "위험"
	},
	{
		en: "Kind",
		ko: "방식"
	},
	{
		en: "Mail",
		ko: "메일"
	},
	{
		en: "Lookalike of others",
		ko: "타인의 유사 도메인"
	}
];
function tablesOf({ lookalikes }) {
	if (!lookalikes || lookalikes.hostile.length === 0) return [];
	const rows = lookalikes.hostile.map(({ risk, kind, mail, name, unicode }) => [
		`${risk}`,
		kind,
		mail ? {
			en: "yes",
			ko: "있음"
		} : {
			en: "no",
			ko: "없음"
		},
		unicode === void 0 ? name : `${name} (${unicode})`
	]);
	return [{
		columns,
		rows
	}];
}
// src/checks/impersonation/index.ts
const ttl = 21600;
const impersonation = defineCheck({
	id: "impersonation",
	version: 5,
	title: {
		en: "Impersonation exposure",
		ko: "사칭 노출도"
	},
	about: {
		en: "Grades how easily others can impersonate a domain: lookalikes that resolve, DMARC, and internal names and wildcards in certificates. Passive.",
		ko: "도메인이 얼마나 쉽게 사칭될 수 있는지 평가합니다. 동작 중인 유사 도메인, DMARC, 인증서에 공개된 내부 시스템 이름과 와일드카드를 수동으로 확인합니다."
	},
	notes,
	input,
	subject: "query",
	raw,
	cost: "heavy",
	ttl,
	lasts: ({ lookalikes, truncated }) => truncated || lookalikes === null ? 0 : ttl,
	deadline: 60,
	words,
	grading,
	target: ({ query }) => targetOfHost(query),
	collect,
	judge,
	fits: (seen, { query }) => seen.domain === query,
	tables: tablesOf
});
export { impersonation as t };
