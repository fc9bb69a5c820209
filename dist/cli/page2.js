import { Ji as tablesOf, Tt as thresholdText, bi as reportWords, kt as kpiText, tr as durationText, wt as required } from "./gate.js";
import { t as pageFailure } from "./page-failure.js";
import { dt as printable, k as harmless, xt as fill } from "./start.js";
import { a as words$2, d as $, i as words$3, n as pathIn, r as a, t as layout } from "./layout.js";
import { n as inGroups, t as Rich } from "./rich.js";
import { s as checkPath, u as docsPathOf, x as toolsPath } from "./paths2.js";
import { n as RowList, t as Code } from "./rows.js";
import { n as parametersOf } from "./parameters.js";
import { i as readsStore, r as linkOf } from "./link.js";
import { r as pageText, t as pageAction } from "./page-action.js";
import { n as fittingEnds, t as fitting } from "./fit.js";
import { t as StackingTable } from "./table4.js";
import { t as Sign } from "./sign.js";
import { n as tablesOf$1, r as tlsOf, t as delayOf } from "./tables2.js";
import { n as verdictWords, t as tablesOf$2 } from "./tables.js";
import { t as tablesOf$3 } from "./tables3.js";
import { n as toneText, t as toneOf$3 } from "./tone.js";
// server/pages/pictures/words.ts
const words$1 = {
	asTable: {
		en: "As a table",
		ko: "표로 보기"
	},
	more: {
		en: "{count} more in the table",
		ko: "표에 {count}개 더 있음"
	},
	notMeasured: {
		en: "not measured",
		ko: "측정하지 못함"
	},
	problem: {
		en: "1 problem",
		ko: "문제 1개"
	},
	problems: {
		en: "{count} problems",
		ko: "문제 {count}개"
	},
	weights: {
		title: {
			en: "How the grade is calculated",
			ko: "등급 산출 내역"
		},
		tells: {
			en: "{count} weighted parts. The length of a bar is its weight; the filled share is its score.",
			ko: "가중치가 있는 항목 {count}개. 막대의 길이는 가중치, 채운 부분은 점수입니다."
		},
		part: {
			en: "Part",
			ko: "항목"
		},
		weight: {
			en: "Weight",
			ko: "가중치"
		},
		score: {
			en: "Score",
			ko: "점수"
		},
		both: {
			en: "{score} · weight {weight} %",
			ko: "{score} · 가중치 {weight} %"
		}
	},
	certificates: {
		title: {
			en: "Certificate chain and lifetimes",
			ko: "인증서 체인과 유효 기간"
		},
		served: {
			en: "Certificates as served, without a validated path",
			ko: "제공된 인증서(검증된 경로 없음)"
		},
		tells: {
			en: "{count} certificates, from the server certificate to the last issuer. Each bar shows the validity period; the filled part has passed.",
			ko: "서버 인증서부터 마지막 발급자까지 {count}개. 막대는 유효 기간, 채운 부분은 지난 기간입니다."
		},
		certificate: {
			en: "Certificate",
			ko: "인증서"
		},
		from: {
			en: "Valid from",
			ko: "시작"
		},
		to: {
			en: "Valid to",
			ko: "만료"
		},
		state: {
			en: "State",
			ko: "상태"
		},
		left: {
			en: "{time} left",
			ko: "{time} 남음"
		},
		expired: {
			en: "expired {time} ago",
			ko: "{time} 전에 만료"
		},
		early: {
			en: "valid in {time}",
			ko: "{time} 후부터 유효"
		}
	},
	dnssec: {
		title: {
			en: "DNSSEC from the root",
			ko: "루트부터 이어지는 DNSSEC"
		},
		tells: {
			en: "{count} zones, from the root down. The last one is: {state}.",
			ko: "루트부터 존 {count}개. 마지막 존의 상태: {state}."
		},
		root: {
			en: "root zone",
			ko: "루트 존"
		},
		ds: {
			en: "DS {tags}",
			ko: "DS {tags}"
		},
		keys: {
			en: "DNSKEY {tags}",
			ko: "DNSKEY {tags}"
		},
		zone: {
			en: "Zone",
			ko: "존"
		},
		state: {
			en: "State",
			ko: "상태"
		},
		dsColumn: {
			en: "DS (key tags)",
			ko: "DS(키 태그)"
		},
		keysColumn: {
			en: "DNSKEY (key tags)",
			ko: "DNSKEY(키 태그)"
		},
		states: {
			secure: {
				en: "secure",
				ko: "검증됨"
			},
			insecure: {
				en: "not signed",
				ko: "서명되지 않음"
			},
			bogus: {
				en: "validation fails",
				ko: "검증 실패"
			},
			island: {
				en: "no DS record",
				ko: "DS 레코드 없음"
			},
			indeterminate: {
				en: "not determined",
				ko: "판단 불가"
			}
		}
	},
	redirects: {
		title: {
			en: "Redirect chain",
			ko: "리디렉션 체인"
		},
		tells: {
			en: "{count} responses, from the first URL to the last.",
			ko: "첫 URL부터 마지막 URL까지 응답 {count}개."
		},
		reply: {
			en: "Response",
			ko: "응답"
		},
		status: {
			en: "Status",
			ko: "상태 코드"
		},
		time: {
			en: "Time",
			ko: "시간"
		},
		note: {
			en: "Note",
			ko: "비고"
		},
		downgrade: {
			en: "redirects to plain HTTP",
			ko: "평문 HTTP로 리디렉션"
		},
		plain: {
			en: "plain HTTP",
			ko: "평문 HTTP"
		},
		refresh: {
			en: "Refresh header or <meta>",
			ko: "Refresh로 이동"
		},
		ends: {
			loop: {
				en: "redirect loop",
				ko: "리디렉션 순환"
			},
			limit: {
				en: "too many redirects",
				ko: "리디렉션이 너무 많음"
			},
			private: {
				en: "leads to a private address",
				ko: "사설 주소로 이동"
			},
			"invalid-location": {
				en: "Location is invalid",
				ko: "Location이 잘못됨"
			},
			"nul-byte": {
				en: "a header contains a NUL byte",
				ko: "헤더에 NUL 바이트가 있음"
			},
			"content-disposition": {
				en: "a download, not a page",
				ko: "페이지가 아닌 다운로드"
			},
			"content-encoding": {
				en: "the body cannot be decoded",
				ko: "본문을 디코딩할 수 없음"
			}
		}
	},
	spf: {
		title: {
			en: "SPF lookups",
			ko: "SPF 조회"
		},
		tells: {
			en: "The records that SPF evaluation reads, as a tree: {lookups}.",
			ko: "SPF 평가가 읽는 레코드의 트리: {lookups}."
		},
		used: {
			en: "{count} of 10 DNS lookups",
			ko: "DNS 조회 10회 중 {count}회"
		},
		atLeast: {
			en: "at least {count} of 10 DNS lookups",
			ko: "DNS 조회 10회 중 {count}회 이상"
		},
		endless: {
			en: "endless DNS lookups",
			ko: "끝나지 않는 DNS 조회"
		},
		record: {
			en: "Record of",
			ko: "레코드"
		},
		term: {
			en: "Reached by",
			ko: "참조 항목"
		},
		lookups: {
			en: "Lookups",
			ko: "조회"
		},
		state: {
			en: "State",
			ko: "상태"
		},
		states: {
			one: {
				en: "read",
				ko: "읽음"
			},
			none: {
				en: "no record",
				ko: "레코드 없음"
			},
			several: {
				en: "several records",
				ko: "레코드가 여럿"
			},
			faulty: {
				en: "syntax error",
				ko: "구문 오류"
			},
			unknown: {
				en: "could not be read",
				ko: "읽지 못함"
			},
			beyond: {
				en: "beyond the limit",
				ko: "한도 초과"
			},
			loop: {
				en: "includes itself",
				ko: "자기 자신을 포함"
			},
			macro: {
				en: "depends on the message",
				ko: "메일에 따라 다름"
			},
			impossible: {
				en: "not a valid name",
				ko: "유효하지 않은 이름"
			}
		}
	},
	route: {
		title: {
			en: "Delivery path",
			ko: "전달 경로"
		},
		tells: {
			en: "{count} hops, from the sender to the mailbox. Bars are delays; a closed lock is TLS.",
			ko: "발신자에서 사서함까지 홉 {count}개. 막대는 지연, 닫힌 자물쇠는 TLS입니다."
		},
		total: {
			en: "{time} in all",
			ko: "전체 {time}"
		}
	},
	resolvers: {
		title: {
			en: "Resolvers",
			ko: "리졸버"
		},
		tells: {
			en: "{count} resolvers: {counts}.",
			ko: "리졸버 {count}개: {counts}."
		}
	},
	ports: {
		title: {
			en: "Ports",
			ko: "포트"
		},
		titleAt: {
			en: "Ports of {address}",
			ko: "{address}의 포트"
		},
		tells: {
			en: "{count} ports: {counts}.",
			ko: "포트 {count}개: {counts}."
		},
		state: {
			en: "State",
			ko: "상태"
		},
		ports: {
			en: "Ports",
			ko: "포트"
		},
		count: {
			en: "Count",
			ko: "수"
		},
		states: {
			open: {
				en: "open",
				ko: "열림"
			},
			closed: {
				en: "closed",
				ko: "닫힘"
			},
			filtered: {
				en: "filtered",
				ko: "필터링됨"
			},
			error: {
				en: "not tried",
				ko: "시도하지 못함"
			}
		}
	},
	timeline: {
		title: {
			en: "Timeline",
			ko: "타임라인"
		},
		tells: {
			en: "{count} values from {from} to {to}. Each bar runs from the first to the last observation.",
			ko: "{from}부터 {to}까지 값 {count}개. 막대는 최초 관측부터 마지막 관측까지입니다."
		}
	}
};
// server/pages/report/report.ts
function isEmpty({ sections, isRunning }) {
	return !isRunning && sections.every(({ seen }) => seen.state === "absent");
}
function isNonexistent({ sections, isRunning }) {
	const contacting = sections.filter(({ check: { id } }) => contactingChecks.includes(id));
	return !isRunning && contacting.length > 0 && contacting.every(({ seen }) => seen.state === "failed" && seen.failure.reason === "dns.nxdomain");
}
const contactingChecks = ["ssl", "http"];
function doneOf(sections) {
	return sections.flatMap(({ check, seen }) => seen.state === "done" ? [{
		check,
		...seen
	}] : []);
}
// server/pages/tools/fields.tsx
const freshField = "again";
const keyField = "api_key";
const longestField = 2048;
function CheckForm({ check, language, given, isAgain }) {
	const parameters = parametersOf(check, language);
	const [needed, optional] = [true, false].map((needed) => parameters.filter(({ required }) => required === needed));
	const label = (isAgain ? words$2.again : words$2.measure)[language];
	const fieldOf = (parameter) => a(Field, {
		check,
		parameter,
		value: given[parameter.name] ?? "",
		language
	});
	return a("form", {
		class: "tool",
		action: pathIn(checkPath(check), language),
		method: "post",
		children: [
			isAgain ? a("input", {
				type: "hidden",
				name: freshField,
				value: "1"
			}) : null,
			needed?.map(fieldOf),
			check.requires === "key" ? a(KeyField, {
				id: `${check.id}-key`,
				language
			}) : null,
			optional?.length ? a("details", {
				open: optional.some((each) => given[each.name] !== void 0),
				children: [a("summary", { children: words$2.options[language] }), optional.map(fieldOf)]
			}) : null,
			a("button", {
				type: "submit",
				"aria-label": `${label}: ${check.title[language]}`,
				children: label
			}),
			a("p", {
				class: "busy",
				role: "status",
				hidden: true,
				children: words$2.busy[language]
			})
		]
	});
}
function Field({ check, parameter, value, language }) {
	const id = `${check.id}-${parameter.name}`;
	const { label, hint } = splitDescription(parameter.description);
	return a($, { children: [
		a("label", {
			for: id,
			children: label
		}),
		a(Control, {
			check,
			parameter,
			value,
			language
		}),
		hint === "" ? null : a("p", {
			class: "hint",
			id: `${id}-about`,
			children: a(Rich, { sentence: hint })
		})
	] });
}
function Control({ check, parameter, value, language }) {
	const { name, schema, example = "", required, description } = parameter;
	const id = `${check.id}-${name}`;
	const { hint } = splitDescription(description);
	const common = {
		id,
		name,
		required,
		"aria-describedby": hint === "" ? void 0 : `${id}-about`
	};
	const plain = {
		...common,
		autocomplete: "off",
		autocapitalize: "none",
		spellcheck: false
	};
	const isSubject = name === check.subject;
	if (schema.enum) {
		const fallback = schema.default === void 0 ? "" : String(schema.default);
		const none = fallback === "" ? words$2.unset[language] : fill(words$2.usual, { value: fallback }, language);
		return a("select", {
			...common,
			children: [required ? null : a("option", {
				value: "",
				children: none
			}), schema.enum.map(String).map((each) => a("option", {
				selected: each === value,
				children: each
			}))]
		});
	}
	if (isSubject && check.subjectIs === "text") return a("textarea", {
		...plain,
		rows: 8,
		placeholder: `${example}`,
		children: value.toWellFormed().replaceAll("\0", "�")
	});
	return a("input", {
		...plain,
		placeholder: `${example}`,
		value: harmless(value, longestField),
		maxLength: longestField,
		inputMode: isSubject ? "url" : void 0
	});
}
function KeyField({ id, language }) {
	return a($, { children: [
		a("label", {
			for: id,
			children: words$2.key[language]
		}),
		a("input", {
			id,
			name: keyField,
			type: "password",
			required: true,
			autocomplete: "off",
			"aria-describedby": `${id}-about`
		}),
		a("p", {
			class: "hint",
			id: `${id}-about`,
			children: words$2.keyHint[language]
		})
	] });
}
function splitDescription(description) {
	const at = description.search(/[;:(]|[.,] /);
	if (at < 0) return {
		label: description,
		hint: ""
	};
	const rest = description.slice(at);
	return {
		label: description.slice(0, at).trim(),
		hint: rest.startsWith("(") ? rest : rest.slice(1).trim()
	};
}
// server/pages/action.tsx
function Action({ text, language }) {
	return a($, { children: pageAction(text, language).map((piece) => typeof piece === "string" ? piece : a("a", {
		href: pathIn(`${checkPath({ id: piece.check })}${piece.query}`, language),
		children: piece.text
	})) });
}
// server/pages/pictures/picture.tsx
function Picture({ title, tells, height, language, facts, children }) {
	return a("figure", {
		class: "picture",
		children: [
			a("figcaption", { children: title }),
			a("svg", {
				role: "img",
				viewBox: `0 0 360 ${Math.ceil(height)}`,
				children: [a("title", { children: tells }), children]
			}),
			a("details", {
				class: "facts",
				children: [a("summary", { children: words$1.asTable[language] }), a(StackingTable, {
					table: facts,
					label: title,
					language
				})]
			})
		]
	});
}
// server/pages/pictures/certificates.tsx
const row$8 = 64;
const left$3 = 26;
const room$3 = 334;
function Certificates({ raw: { chain, trust, observedAt }, language }) {
	const shown = trust.path.length > 0 ? trust.path : chain;
	if (shown.length === 0) return null;
	const { title, served, tells } = words$1.certificates;
	const now = Date.parse(observedAt);
	return a(Picture, {
		title: (trust.path.length > 0 ? title : served)[language],
		tells: fill(tells, { count: shown.length }, language),
		height: shown.length * row$8 - 4,
		language,
		facts: factsOf$5(shown, now, language),
		children: [shown.length > 1 ? a("path", {
			class: "link",
			d: `M9 12V${(shown.length - 1) * row$8 + 12}`
		}) : null, shown.map((certificate, at) => a(Lifetime, {
			certificate,
			y: at * row$8,
			now,
			language
		}))]
	});
}
function Lifetime({ certificate, y, now, language }) {
	const { subject, notBefore: validFrom, notAfter: validTo } = certificate;
	const [from, to] = [Date.parse(validFrom), Date.parse(validTo)];
	const passed = to > from ? Math.min(1, Math.max(0, (now - from) / (to - from))) : 1;
	const status = statusOf$1(certificate, now);
	return a("g", { children: [
		a(Sign, {
			status,
			x: 1,
			y: y + 2
		}),
		a("text", {
			x: left$3,
			y: y + 14,
			class: "mono",
			children: fitting(subject, room$3)
		}),
		a("rect", {
			class: "track",
			x: left$3,
			y: y + 23,
			width: room$3,
			height: "8",
			rx: "2"
		}),
		a("rect", {
			class: `bar ${status}`,
			x: left$3,
			y: y + 23,
			width: room$3 * passed,
			height: "8",
			rx: "2"
		}),
		a("text", {
			class: "small quiet",
			x: left$3,
			y: y + 46,
			children: `${dayOf$1(validFrom)} – ${dayOf$1(validTo)}`
		}),
		a("text", {
			class: "small",
			x: 360,
			y: y + 46,
			"text-anchor": "end",
			children: stateOf(certificate, now, language)
		})
	] });
}
function statusOf$1({ notBefore: validFrom, notAfter: validTo }, now) {
	return now < Date.parse(validFrom) || now > Date.parse(validTo) ? "fail" : "pass";
}
function stateOf({ notBefore: validFrom, notAfter: validTo }, now, language) {
	const { left: remaining, expired, early } = words$1.certificates;
	const [from, to] = [Date.parse(validFrom), Date.parse(validTo)];
	if (now < from) return fill(early, { time: daysText(from - now) }, language);
	return fill(now > to ? expired : remaining, { time: daysText(Math.abs(to - now)) }, language);
}
const day = 864e5;
function daysText(milliseconds) {
	if (milliseconds < day) return durationText(milliseconds / 1e3);
	return durationText(Math.floor(milliseconds / day) * 86400);
}
function dayOf$1(time) {
	return time.slice(0, 10);
}
function factsOf$5(shown, now, language) {
	const { certificate, from, to, state } = words$1.certificates;
	return {
		columns: [
			certificate,
			from,
			to,
			state
		],
		rows: shown.map((each) => [
			each.subject,
			dayOf$1(each.notBefore),
			dayOf$1(each.notAfter),
			stateOf(each, now, language)
		])
	};
}
// server/pages/pictures/chain-of-trust.tsx
const words = words$1.dnssec;
const row$7 = 52;
const left$2 = 26;
const mostDrawn$2 = 8;
const mostTags = 4;
function ChainOfTrust({ security: { chainOfTrust: zones }, language }) {
	if (zones.length === 0) return null;
	const shown = zones.slice(0, mostDrawn$2);
	const state = words.states[zones.at(-1)?.state ?? "indeterminate"][language];
	return a(Picture, {
		title: words.title[language],
		tells: fill(words.tells, {
			count: zones.length,
			state
		}, language),
		height: shown.length * row$7 - 4,
		language,
		facts: factsOf$4(zones, language),
		children: shown.map((zone, at) => a("g", { children: [
			at === 0 ? null : a(Way, {
				from: shown[at - 1],
				to: zone,
				y: at * row$7
			}),
			a(Sign, {
				status: statusOf(zone),
				x: 1,
				y: at * row$7 + 2
			}),
			a("text", {
				x: left$2,
				y: at * row$7 + 14,
				class: "mono",
				children: fitting(nameOf(zone, language), 334 - room$2)
			}),
			a("text", {
				x: 360,
				y: at * row$7 + 14,
				class: "small",
				"text-anchor": "end",
				children: words.states[zone.state][language]
			}),
			a("text", {
				x: left$2,
				y: at * row$7 + 31,
				class: "small quiet",
				children: fitting(keysText(zone, language), 334, "small")
			})
		] }))
	});
}
const room$2 = 130;
function Way({ from, to, y }) {
	const holds = from?.state === "secure" && to.state === "secure";
	return a("path", {
		class: holds ? "link" : "link dashed",
		d: `M9 ${y - row$7 + 20}V${y}`
	});
}
function statusOf({ state }) {
	if (state === "secure") return "pass";
	if (state === "bogus") return "fail";
	return state === "indeterminate" ? "unknown" : "warn";
}
function nameOf({ zone }, language) {
	return zone === "." || zone === "" ? words.root[language] : zone;
}
function keysText({ delegations, keys }, language) {
	return [[words.ds, tagsOf(delegations)], [words.keys, tagsOf(keys)]].flatMap(([label, tags]) => tags === "" ? [] : [fill(label, { tags }, language)]).join(" · ");
}
function everyTag(records) {
	return [...new Set(records.map(({ keyTag }) => keyTag))];
}
function tagsOf(records) {
	const tags = everyTag(records);
	return [...tags.slice(0, mostTags), ...tags.length > mostTags ? ["…"] : []].join(", ");
}
function factsOf$4(zones, language) {
	const { zone, state, dsColumn, keysColumn } = words;
	return {
		columns: [
			zone,
			state,
			dsColumn,
			keysColumn
		],
		rows: zones.map((each) => [
			nameOf(each, language),
			words.states[each.state][language],
			everyTag(each.delegations).join(", "),
			everyTag(each.keys).join(", ")
		])
	};
}
// server/pages/pictures/delivery.tsx
const row$6 = 54;
const left$1 = 30;
const room$1 = 330;
function Delivery({ raw, language }) {
	const { hops, totalSeconds } = raw;
	const [facts] = tablesOf$1(raw);
	if (hops.length === 0 || !facts) return null;
	const { title, tells, total } = words$1.route;
	const all = totalSeconds === null ? "" : ` ${fill(total, { time: durationText(totalSeconds) }, language)}`;
	const longest = Math.max(1, ...hops.map(secondsOf));
	return a(Picture, {
		title: `${title[language]}${all === "" ? "" : ` ·${all}`}`,
		tells: `${fill(tells, { count: hops.length }, language)}${all}`,
		height: hops.length * row$6 - 6,
		language,
		facts,
		children: [hops.length > 1 ? a("path", {
			class: "link",
			d: `M9 10V${(hops.length - 1) * row$6 + 10}`
		}) : null, hops.map((hop, at) => a(Step, {
			hop,
			y: at * row$6,
			share: secondsOf(hop) / longest,
			language
		}))]
	});
}
function secondsOf({ delaySeconds, isClockSkewed: isSkewed, zoneErrorHours: zoneHours }) {
	return isSkewed || zoneHours !== null ? 0 : Math.max(0, delaySeconds ?? 0);
}
function Step({ hop, y, share, language }) {
	const about = `${wordOf(delayOf(hop), language)} · ${tlsName(hop, language)}`;
	return a("g", { children: [
		a(Lock, {
			isClosed: hop.tls.used,
			x: 2,
			y: y + 1
		}),
		a("text", {
			class: "mono",
			x: left$1,
			y: y + 14,
			children: fitting(hop.by ?? "?", room$1)
		}),
		a("text", {
			class: "mono small quiet",
			x: left$1,
			y: y + 30,
			children: fitting(about, room$1, "small")
		}),
		a("rect", {
			class: "track",
			x: left$1,
			y: y + 36,
			width: room$1,
			height: "6",
			rx: "2"
		}),
		a("rect", {
			class: "bar",
			x: left$1,
			y: y + 36,
			width: room$1 * share,
			height: "6",
			rx: "2"
		})
	] });
}
function tlsName(hop, language) {
	return `TLS ${wordOf(tlsOf(hop), language).replace(/^TLS/, "")}`;
}
function wordOf(word, language) {
	return typeof word === "string" ? word : word[language];
}
function Lock({ isClosed, x, y }) {
	return a("g", {
		class: `lock ${isClosed === null ? "unknown dashed" : isClosed ? "pass" : "warn"}`,
		transform: `translate(${x} ${y})`,
		children: [a("path", {
			class: "shackle",
			d: isClosed === false ? "M4 8V4.5a3.2 3.2 0 0 1 6.4-.6" : "M4 8V4.5a3 3 0 0 1 6 0V8"
		}), a("rect", {
			x: "1.5",
			y: "8",
			width: "11",
			height: "8.5",
			rx: "1.5"
		})]
	});
}
// server/pages/pictures/ports.tsx
const columns = 6;
const cell = {
	width: 360 / columns,
	height: 34
};
const states = [
	"open",
	"closed",
	"filtered",
	"error"
];
const signs = {
	open: "●",
	closed: "○",
	filtered: "–",
	error: "?"
};
function Ports({ scan: { address, ports }, isOneOfMany, language }) {
	if (ports.length === 0) return null;
	const ordered = ports.toSorted((a, b) => a.port - b.port);
	const { title, titleAt, tells } = words$1.ports;
	const found = states.flatMap((state) => {
		const some = ordered.filter((each) => each.state === state);
		return some.length === 0 ? [] : [{
			state,
			some
		}];
	});
	const counts = found.map(({ state, some }) => `${words$1.ports.states[state][language]} ${some.length}`).join(", ");
	return a(Picture, {
		title: isOneOfMany ? fill(titleAt, { address: harmless(address, 100) }, language) : title[language],
		tells: fill(tells, {
			count: ports.length,
			counts
		}, language),
		height: Math.ceil(ports.length / columns) * cell.height,
		language,
		facts: factsOf$3(found),
		children: ordered.map(({ port, state }, at) => a("g", {
			class: `port ${state}`,
			transform: `translate(${round$1(at % columns * cell.width)} ${row$5(at) * cell.height})`,
			children: [a("rect", {
				x: "1.5",
				y: "1.5",
				width: round$1(cell.width - 4),
				height: cell.height - 5,
				rx: "4"
			}), a("text", {
				class: "small",
				x: round$1(cell.width / 2),
				y: "21",
				"text-anchor": "middle",
				children: `${signs[state]} ${port}`
			})]
		}))
	});
}
function row$5(at) {
	return Math.floor(at / columns);
}
function round$1(value) {
	return Math.round(10 * value) / 10;
}
function factsOf$3(found) {
	return {
		columns: [
			words$1.ports.state,
			words$1.ports.count,
			words$1.ports.ports
		],
		rows: found.map(({ state, some }) => [
			{
				en: `${signs[state]} ${words$1.ports.states[state].en}`,
				ko: `${signs[state]} ${words$1.ports.states[state].ko}`
			},
			`${some.length}`,
			some.map(({ port }) => port).join(", ")
		])
	};
}
// server/pages/pictures/redirects.tsx
const row$4 = 56;
const left = 58;
const room = 302;
function Redirects({ raw: { redirectChain: hops, redirectOutcome: end }, language }) {
	if (hops.length === 0) return null;
	return a(Picture, {
		title: words$1.redirects.title[language],
		tells: fill(words$1.redirects.tells, { count: hops.length }, language),
		height: hops.length * row$4 - 10,
		language,
		facts: factsOf$2(hops, end, language),
		children: hops.map((hop, at) => {
			const isLast = at === hops.length - 1;
			return a(Reply, {
				hop,
				y: at * row$4,
				isLast,
				note: noteOf(hop, isLast ? end : null, language)
			});
		})
	});
}
function Reply({ hop, y, isLast, note }) {
	const { url, status, ms, downgrade } = hop;
	const about = [`${ms} ms`, note].filter((each) => each !== "").join(" · ");
	return a("g", { children: [
		isLast ? null : a("path", {
			class: downgrade ? "link dashed fail" : "link",
			d: `M22 ${y + 26}V${y + row$4 - 3}m-4 -5l4 5 4 -5`
		}),
		a("rect", {
			class: `box ${toneOf$2(hop)}`,
			x: "1",
			y: y + 2,
			width: "42",
			height: "24",
			rx: "4"
		}),
		a("text", {
			class: "strong",
			x: "22",
			y: y + 18.5,
			"text-anchor": "middle",
			children: `${status}`
		}),
		a("text", {
			class: "mono",
			x: left,
			y: y + 14,
			children: fittingEnds(url, room)
		}),
		a("text", {
			class: "small quiet",
			x: left,
			y: y + 31,
			children: fitting(about, room, "small")
		})
	] });
}
function toneOf$2({ status, downgrade, url }) {
	if (status >= 500 || downgrade) return "fail";
	return status >= 400 || !url.startsWith("https:") ? "warn" : "pass";
}
function noteOf({ url, downgrade, refresh }, end, language) {
	const { plain, downgrade: toHttp, refresh: byRefresh, ends } = words$1.redirects;
	return [
		url.startsWith("http:") ? plain : null,
		downgrade ? toHttp : null,
		refresh ? byRefresh : null,
		end === null || end === "answered" ? null : ends[end]
	].flatMap((note) => note?.[language] ?? []).join(" · ");
}
function factsOf$2(hops, end, language) {
	const { reply, status, time, note } = words$1.redirects;
	return {
		columns: [
			{
				en: "#",
				ko: "#"
			},
			status,
			reply,
			time,
			note
		],
		rows: hops.map((hop, at) => [
			`${at + 1}`,
			`${hop.status}`,
			hop.url,
			`${hop.ms} ms`,
			noteOf(hop, at === hops.length - 1 ? end : null, language)
		])
	};
}
// server/pages/pictures/resolvers.tsx
const row$3 = 26;
const bar = 30;
const tones = {
	updated: "pass",
	variant: "pass",
	stale: "warn",
	"stale-served": "warn",
	filtered: "unknown",
	error: "unknown",
	unverified: "unknown",
	bogus: "fail"
};
function Resolvers({ raw, language }) {
	const { resolvers } = raw;
	const [, facts] = tablesOf$2(raw);
	if (resolvers.length === 0 || !facts) return null;
	const ordered = resolvers.toSorted((a, b) => rankOf(a) - rankOf(b));
	const { title, tells } = words$1.resolvers;
	const counts = countsOf(ordered, language);
	return a(Picture, {
		title: title[language],
		tells: fill(tells, {
			count: resolvers.length,
			counts
		}, language),
		height: bar + resolvers.length * row$3,
		language,
		facts,
		children: [ordered.map(({ verdict }, at) => a("rect", {
			class: `bar ${tones[verdict]}`,
			x: at * 360 / ordered.length,
			y: "2",
			width: Math.max(1, 360 / ordered.length - 2),
			height: "14",
			rx: "2"
		})), ordered.map((resolver, at) => a("g", { children: [
			a(Sign, {
				status: tones[resolver.verdict],
				x: 1,
				y: bar + at * row$3
			}),
			a("text", {
				x: "26",
				y: bar + at * row$3 + 12,
				children: fitting(resolver.name, 214)
			}),
			a("text", {
				class: "small quiet",
				x: 360,
				y: bar + at * row$3 + 12,
				"text-anchor": "end",
				children: verdictWords[resolver.verdict][language]
			})
		] }))]
	});
}
const order = Object.keys(tones);
function rankOf({ verdict }) {
	return order.indexOf(verdict);
}
function countsOf(ordered, language) {
	return [...Map.groupBy(ordered, ({ verdict }) => verdict)].map(([verdict, { length }]) => `${verdictWords[verdict][language]} ${length}`).join(", ");
}
// server/pages/pictures/spf-tree.tsx
const mostLookups = 10;
const mostDrawn$1 = 30;
const deepest = 8;
const top$1 = 40;
const row$2 = 26;
const indent = 14;
function SpfTree({ sight, language }) {
	const { tree } = sight;
	if (tree.length === 0) return null;
	const drawn = tree.slice(0, mostDrawn$1);
	const lookups = lookupsOf(sight, language);
	const more = tree.length - drawn.length;
	return a(Picture, {
		title: words$1.spf.title[language],
		tells: fill(words$1.spf.tells, { lookups }, language),
		height: top$1 + drawn.length * row$2 + (more > 0 ? 20 : 0),
		language,
		facts: factsOf$1(sight, language),
		children: [
			a(Gauge, {
				sight,
				text: lookups
			}),
			drawn.map((branch, at) => a(Record, {
				branch,
				y: top$1 + at * row$2,
				above: parentOf(drawn, at)
			})),
			more > 0 ? a("text", {
				class: "small quiet",
				x: "0",
				y: top$1 + drawn.length * row$2 + 14,
				children: fill(words$1.more, { count: more }, language)
			}) : null
		]
	});
}
function lookupsOf({ lookups, isLowerBound: isAtLeast }, language) {
	const { used, atLeast, endless } = words$1.spf;
	if (lookups === null) return endless[language];
	return fill(isAtLeast ? atLeast : used, { count: lookups }, language);
}
function Gauge({ sight: { lookups }, text }) {
	const count = lookups ?? Number.POSITIVE_INFINITY;
	const tone = count > mostLookups ? "fail" : "pass";
	return a("g", { children: [
		Array.from({ length: mostLookups }, (_, at) => a("rect", {
			class: at < count ? `bar ${tone}` : "track",
			x: at * 14,
			y: "4",
			width: "11",
			height: "14",
			rx: "2"
		})),
		a(Sign, {
			status: tone,
			x: 144,
			y: 3
		}),
		a("text", {
			class: "small",
			x: 360,
			y: "15",
			"text-anchor": "end",
			children: fitting(text, 194, "small")
		})
	] });
}
function Record({ branch, y, above }) {
	const x = indent * Math.min(branch.depth, deepest);
	const room = 360 - x - 24 - 30;
	return a("g", { children: [
		above === null ? null : a("path", {
			class: "link",
			d: `M${x - indent + 8} ${y - above * row$2 + 18}V${y + 10}H${x}`
		}),
		a(Sign, {
			status: toneOf$1(branch.state),
			x,
			y: y + 2
		}),
		a("text", {
			class: "mono",
			x: x + 22,
			y: y + 14,
			children: fitting(branch.term === "" ? branch.domain : branch.term, room)
		}),
		a("text", {
			class: "small quiet",
			x: 360,
			y: y + 14,
			"text-anchor": "end",
			children: countOf(branch)
		})
	] });
}
function parentOf(drawn, at) {
	const depth = drawn[at]?.depth ?? 0;
	const parent = drawn.slice(0, at).findLastIndex((each) => each.depth < depth);
	return depth === 0 || depth > deepest || parent === -1 ? null : at - parent;
}
function toneOf$1(state) {
	if (state === "one") return "pass";
	return state === "unknown" || state === "macro" || state === "beyond" ? "unknown" : "fail";
}
function countOf({ lookups }) {
	return lookups === null ? "∞" : `${lookups}`;
}
function factsOf$1(sight, language) {
	const { record, term, lookups, state, states } = words$1.spf;
	return {
		columns: [
			record,
			term,
			state,
			lookups
		],
		rows: [...sight.tree.map((branch) => [
			branch.domain,
			branch.term,
			states[branch.state],
			countOf(branch)
		]), [
			"",
			"",
			"",
			lookupsOf(sight, language)
		]]
	};
}
// server/pages/pictures/timeline.tsx
const mostDrawn = 40;
const row$1 = 34;
const top = 22;
function Timeline({ raw, language }) {
	const all = raw.kinds.flatMap(({ kind, values }) => values.map((value) => ({
		kind,
		...value
	})));
	const [facts] = tablesOf$3(raw);
	if (all.length === 0 || !facts) return null;
	const drawn = all.slice(0, mostDrawn);
	const from = drawn.map(({ firstSeen }) => firstSeen).reduce((a, b) => a < b ? a : b);
	const to = drawn.map(({ lastSeen }) => lastSeen).reduce((a, b) => a > b ? a : b);
	const more = all.length - drawn.length;
	const { title, tells } = words$1.timeline;
	return a(Picture, {
		title: title[language],
		tells: fill(tells, {
			count: drawn.length,
			from: dayOf(from),
			to: dayOf(to)
		}, language),
		height: top + drawn.length * row$1 + (more > 0 ? 18 : 0),
		language,
		facts,
		children: [
			a("text", {
				class: "small quiet",
				x: "0",
				y: "12",
				children: dayOf(from)
			}),
			a("text", {
				class: "small quiet",
				x: 360,
				y: "12",
				"text-anchor": "end",
				children: dayOf(to)
			}),
			drawn.map((value, at) => a(Span, {
				value,
				y: top + at * row$1,
				from: Date.parse(from),
				to: Date.parse(to)
			})),
			more > 0 ? a("text", {
				class: "small quiet",
				x: "0",
				y: top + drawn.length * row$1 + 12,
				children: fill(words$1.more, { count: more }, language)
			}) : null
		]
	});
}
const least = 4;
function Span({ value: { kind, value, firstSeen, lastSeen }, y, from, to }) {
	const scale = to > from ? 356 / (to - from) : 0;
	const start = Math.round(scale * (Date.parse(firstSeen) - from));
	const length = to > from ? Math.round(scale * (Date.parse(lastSeen) - Date.parse(firstSeen))) + least : 360;
	return a("g", { children: [
		a("text", {
			class: "small quiet",
			x: "0",
			y: y + 11,
			children: fitting(kind, 92, "small")
		}),
		a("text", {
			class: "mono small",
			x: "96",
			y: y + 11,
			children: fittingEnds(value, 264, "small")
		}),
		a("rect", {
			class: "track",
			x: "0",
			y: y + 17,
			width: 360,
			height: "7",
			rx: "2"
		}),
		a("rect", {
			class: "bar",
			x: start,
			y: y + 17,
			width: length,
			height: "7",
			rx: "2"
		})
	] });
}
function dayOf(time) {
	return time.slice(0, 10);
}
// server/pages/pictures/weights.tsx
const row = 44;
function Weights({ interpretation: { parts = [], caps = [] }, language }) {
	if (parts.length === 0) return null;
	const heaviest = Math.max(...parts.map(({ weight }) => weight));
	return a(Picture, {
		title: words$1.weights.title[language],
		tells: fill(words$1.weights.tells, { count: parts.length }, language),
		height: parts.length * row + caps.length * 20,
		language,
		facts: factsOf(parts, caps, language),
		children: [parts.map((part, at) => a(Bar, {
			part,
			y: at * row,
			longest: heaviest,
			language
		})), caps.map(({ max, reason }, at) => a("text", {
			class: "small warn",
			x: "0",
			y: parts.length * row + at * 20 + 14,
			children: fitting(`≤ ${max}: ${reason}`, 360, "small")
		}))]
	});
}
function Bar({ part, y, longest, language }) {
	const { label, weight, score } = part;
	const length = longest === 0 ? 0 : 360 * weight / longest;
	const points = score === null ? words$1.notMeasured : `${round(score)}/100`;
	const both = fill(words$1.weights.both, {
		score: points,
		weight: round(weight)
	}, language);
	return a("g", { children: [
		a("text", {
			x: "0",
			y: y + 14,
			children: fitting(label, 158.4)
		}),
		a("text", {
			class: "small quiet",
			x: 360,
			y: y + 14,
			"text-anchor": "end",
			children: fitting(both, 360 * .56, "small")
		}),
		a("rect", {
			class: score === null ? "track dashed" : "track",
			x: "0",
			y: y + 22,
			width: length,
			height: "10",
			rx: "2"
		}),
		score === null ? null : a("rect", {
			class: `bar ${toneOf(score)}`,
			x: "0",
			y: y + 22,
			width: length * score / 100,
			height: "10",
			rx: "2"
		})
	] });
}
function toneOf(score) {
	if (score >= 80) return "pass";
	return score >= 50 ? "warn" : "fail";
}
function factsOf(parts, caps = [], language) {
	return {
		columns: [
			words$1.weights.part,
			words$1.weights.weight,
			words$1.weights.score
		],
		rows: [...parts.map((part) => [
			part.label,
			`${round(part.weight)} %`,
			scoreOf(part, language)
		]), ...caps.map(({ max, reason }) => [
			reason,
			"",
			`≤ ${max}`
		])]
	};
}
function scoreOf({ score }, language) {
	return score === null ? words$1.notMeasured[language] : fill(reportWords.score, { score: round(score) }, language);
}
function round(value) {
	return Math.round(10 * value) / 10;
}
// server/pages/pictures/pictures.tsx
const drawn = {
	ssl: ({ raw }, language) => a(Certificates, {
		raw,
		language
	}),
	http: ({ raw }, language) => a(Redirects, {
		raw,
		language
	}),
	dns: ({ raw: { security } }, language) => security === null ? [] : a(ChainOfTrust, {
		security,
		language
	}),
	email: ({ raw: { domain } }, language) => domain === null ? [] : a(SpfTree, {
		sight: domain.spf.evaluation,
		language
	}),
	"email-header": ({ raw }, language) => a(Delivery, {
		raw,
		language
	}),
	propagation: ({ raw }, language) => a(Resolvers, {
		raw,
		language
	}),
	port: ({ raw: { scans } }, language) => scans.map((scan) => a(Ports, {
		scan,
		isOneOfMany: scans.length > 1,
		language
	})),
	history: (data, language) => a(Timeline, {
		raw: data,
		language
	})
};
const told = {
	"email-header": [0],
	propagation: [1],
	history: [0]
};
function Pictures({ check, data, language }) {
	const { interpretation = {} } = data;
	const draw = Object.hasOwn(drawn, check) ? drawn[check] : void 0;
	return a($, { children: [a(Weights, {
		interpretation,
		language
	}), draw?.(data, language)] });
}
function isTold(check, at) {
	return Object.hasOwn(told, check) && told[check]?.includes(at) === true;
}
// server/pages/report/dns-provider.ts
const providers = [
	[/\.ns\.cloudflare\.com$/, {
		name: "Cloudflare",
		menu: "DNS > Records > Add record"
	}],
	[/\.awsdns-\d{2}\.(?:com|net|org|co\.uk)$/, {
		name: "Route 53",
		menu: "Hosted zones > Create record",
		isQuoted: true
	}],
	[/^ns-cloud-[a-e]\d\.googledomains\.com$/, {
		name: "Google Cloud DNS",
		menu: "Zone details > Add standard",
		isQuoted: true
	}],
	[/\.azure-dns\.(?:com|net|org|info)$/, {
		name: "Azure DNS",
		menu: "DNS zones > Recordsets > Add"
	}],
	[/\.domaincontrol\.com$/, {
		name: "GoDaddy",
		menu: "DNS > Add New Record"
	}],
	[/\.registrar-servers\.com$/, {
		name: "Namecheap",
		menu: "Advanced DNS > Add New Record"
	}],
	[/^ns\d\.digitalocean\.com$/, {
		name: "DigitalOcean",
		menu: "Networking > Domains > Create new record"
	}],
	[/\.ns\.hetzner\.(?:com|de)$/, {
		name: "Hetzner",
		menu: "DNS > Records > Add record"
	}],
	[/\.(?:ovh\.(?:net|ca)|anycast\.me)$/, {
		name: "OVHcloud",
		menu: "DNS zone > Add an entry"
	}],
	[/\.ui-dns\.(?:com|org|de|biz)$/, {
		name: "IONOS",
		menu: "DNS > Add record"
	}],
	[/\.dns\.gandi\.net$/, {
		name: "Gandi",
		menu: "DNS Records > Add record"
	}],
	[/\.vercel-dns\.com$/, {
		name: "Vercel",
		menu: "Domains > DNS Records > Add"
	}],
	[/\.gabia\.(?:co\.kr|net|io)$/, {
		name: "가비아",
		menu: "DNS 관리 > 레코드 수정"
	}],
	[/\.cafe24\.com$/, {
		name: "카페24",
		menu: "도메인 > DNS 관리"
	}]
];
function providerOf(sections) {
	const raw = doneOf(sections).find(({ check }) => check.id === "dns")?.data.raw;
	const names = (raw?.authoritativeServers?.list ?? []).map(({ name }) => name.toLowerCase().replace(/\.$/, ""));
	const zone = raw?.zone?.name?.replace(/\.$/, "") ?? "";
	const found = providers.find(([pattern]) => names.length > 0 && names.every((name) => pattern.test(name)));
	return found && zone !== "" ? {
		provider: found[1],
		zone
	} : null;
}
function nameInZone(name, zone) {
	if (name === zone) return "@";
	return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : null;
}
// server/pages/record.tsx
const longest$1 = 4096;
function RecordToPublish({ record: { name, type, value }, language, hint = null }) {
	const entered = hint && nameInZone(name, hint.zone);
	const parts = [
		[words$3.record.name, name],
		[words$3.record.type, type],
		[words$3.record.value, value]
	];
	return a("figure", {
		class: "record",
		children: [
			a("figcaption", { children: words$3.record.title[language] }),
			a("dl", { children: parts.map(([label, text]) => a("div", {
				"data-copy": true,
				children: [a("dt", { children: label[language] }), a("dd", { children: [a("code", { children: harmless(text, longest$1) }), a("button", {
					type: "button",
					class: "copy",
					"data-copy-button": true,
					"data-done": words$3.copied[language],
					children: [words$3.copy[language], a("span", {
						class: "hidden",
						children: [": ", label[language]]
					})]
				})] })]
			})) }),
			hint && entered !== null ? a("p", {
				class: "quiet",
				children: a(Rich, {
					sentence: fill(hint.provider.isQuoted && type === "TXT" ? words$3.record.quoted : words$3.record.plain, {
						provider: hint.provider.name,
						menu: hint.provider.menu
					}, language),
					holes: { name: a("code", { children: harmless(entered, longest$1) }) }
				})
			}) : null
		]
	});
}
// server/pages/view.ts
function viewOf(data, language) {
	return isGate(data) ? gateView(data, language) : answerView(data.interpretation, language);
}
function isGate(data) {
	return typeof data === "object" && data !== null && "targets" in data;
}
function answerView(interpretation, language) {
	const { grade, score, summary, kpis, issues } = interpretation;
	const status = toneOf$3(interpretation);
	const word = toneText(status, language);
	const points = score === void 0 ? null : fill(reportWords.score, { score: Math.round(score) }, language);
	const mark = grade ?? points;
	return {
		status,
		mark: mark ?? word,
		word: mark === null ? null : word,
		summary,
		facts: kpis.map((kpi) => [kpi.label, kpiText(kpi, language)]),
		issues
	};
}
function gateView({ verdict, targets }, language) {
	return {
		status: verdict,
		mark: reportWords.verdict[verdict][language],
		word: null,
		summary: targets.flatMap(({ message }) => message ?? []).join(" ") || words$3.verdicts[verdict][language],
		facts: targets.flatMap(({ checks }) => checks.map((check) => thresholdFact(check, language))),
		issues: targets.flatMap(({ findings }) => findings)
	};
}
function thresholdFact(check, language) {
	const { id, status, message } = check;
	const known = words$3.thresholds;
	if (status === "off") return [known[id]?.[language] ?? id, words$3.switchedOff[language]];
	const word = status === "waived" ? "" : `${reportWords.status[status][language]}: `;
	const demanded = check.expected === true ? "" : ` ${required(check, language)}`;
	const params = {
		actual: thresholdText(check.actual, language),
		required: `${reportWords.required[language]}${demanded}`
	};
	const sentence = message === "" ? "" : ` ${message}`;
	return [known[id]?.[language] ?? id, `${word}${fill(words$3.threshold, params, language)}${sentence}`];
}
// server/pages/tools/result.tsx
const longest = 2500;
function Result({ check, data, language }) {
	const { status, mark, word, summary, facts, issues } = viewOf(data, language);
	const tables = tablesOf(check, data).filter((_, at) => !isTold(check.id, at));
	const { raw } = data;
	return a($, { children: [
		a("div", {
			class: `verdict ${status}`,
			children: [a("p", {
				class: "mark",
				children: [
					a("svg", {
						viewBox: "0 0 16 16",
						width: "26",
						height: "26",
						"aria-hidden": "true",
						children: a(Sign, {
							status,
							x: 0,
							y: 0
						})
					}),
					harmless(mark, longest),
					word === null ? null : a("span", {
						class: "status",
						children: word
					})
				]
			}), a("p", { children: harmless(summary, longest) })]
		}),
		a("h2", { children: words$2.issues[language] }),
		a(Issues, {
			issues,
			language
		}),
		a("h2", { children: words$2.pictures[language] }),
		a(Pictures, {
			check: check.id,
			data,
			language
		}),
		a("h3", { children: words$2.facts[language] }),
		a(RowList, { rows: facts.map(([label, value]) => [harmless(label, longest), harmless(value, longest)]) }),
		a(Details, {
			tables,
			language
		}),
		a("details", {
			class: "raw",
			children: [a("summary", { children: words$2.data[language] }), a("pre", {
				tabIndex: 0,
				children: a("code", { children: readableJson(raw ?? data) })
			})]
		})
	] });
}
function Details({ tables, language }) {
	if (tables.length === 0) return null;
	return a($, { children: [a("h2", { children: words$2.details[language] }), tables.map((table, at) => a(StackingTable, {
		table,
		label: fill(words$2.detail, { number: at + 1 }, language),
		language
	}))] });
}
function Issues({ issues, language }) {
	if (issues.length === 0) return a("p", { children: words$2.noIssues[language] });
	return a("ul", {
		class: "issues",
		children: issues.map((issue) => a(Finding, {
			issue,
			language
		}))
	});
}
function Finding({ issue, language, source, hint = null, children }) {
	const { id, severity, cause, action, subject, evidence, record, reference } = issue;
	const facts = [[words$2.subject[language], subject === void 0 ? null : a(Code, { text: harmless(subject, longest) })], [words$2.rule[language], reference === void 0 ? null : a(Rule, { reference })]];
	return a("li", {
		class: severity,
		children: [
			a("h3", { children: [
				a("span", {
					class: "severity",
					children: reportWords.severity[severity][language]
				}),
				" ",
				harmless(cause, longest)
			] }),
			a("p", { children: a(Action, {
				text: harmless(action, longest),
				language
			}) }),
			record ? a(RecordToPublish, {
				record,
				language,
				hint
			}) : null,
			children,
			a("p", {
				class: "quiet",
				children: [
					source === void 0 ? null : `${source} · `,
					a(Code, { text: id }),
					facts.map(([label, value]) => value === null ? null : [
						a("br", {}),
						`${label}: `,
						value
					])
				]
			}),
			evidence === void 0 ? null : a("details", {
				"data-fold": `evidence ${id} ${printable(subject ?? "")}`,
				children: [a("summary", { children: words$2.evidence[language] }), a("pre", {
					tabIndex: 0,
					children: a("code", { children: harmless(evidence, longest) })
				})]
			})
		]
	});
}
function Rule({ reference }) {
	if (!reference.startsWith("https://")) return a($, { children: harmless(reference, longest) });
	return a("a", {
		href: reference,
		rel: "noreferrer",
		children: reference.split(/(?<=\/)(?=[^/])/).map((part) => [part, a("wbr", {})])
	});
}
function readableJson(value) {
	return (JSON.stringify(value, null, 2) ?? "null").replace(/\p{Cf}|[\u007f-\u009f\u2028\u2029]/gu, (character) => character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""));
}
// server/pages/tools/page.tsx
function toolPage({ check, setting, given = {}, shown = { kind: "blank" } }) {
	const { language } = setting;
	const title = check.title[language];
	const target = check.subject && check.subjectIs !== "text" ? harmless(given[check.subject] ?? "", 300) : "";
	const isResult = shown.kind === "result";
	const form = a(CheckForm, {
		check,
		language,
		given: isResult ? fromTheStart(given) : given,
		isAgain: isResult
	});
	const main = a("div", {
		class: "frame",
		children: [
			a("h1", { children: title }),
			target === "" || shown.kind === "blank" ? null : a("p", {
				class: "lede",
				children: a(Code, { text: target })
			}),
			shown.kind === "blank" ? a("p", {
				class: "lede",
				children: pageText(check.about[language], language)
			}) : null,
			a(Outcome, {
				shown,
				check,
				given,
				language
			}),
			isResult ? a("h2", { children: words$2.again[language] }) : null,
			form,
			a(About, {
				check,
				given: isResult ? given : null,
				isFirst: shown.kind === "blank",
				language
			})
		]
	});
	const isLinked = isResult && shown.age !== null;
	const inLanguage = (each) => isLinked ? linkOf(check, given, each) : pathIn(checkPath(check), each);
	return layout({
		path: checkPath(check),
		inLanguage,
		title: `${target === "" ? "" : `${target} · `}${title} · Portcullis`,
		description: pageText(check.about[language], language),
		isListed: shown.kind === "blank",
		main
	}, setting);
}
function fromTheStart(given) {
	return Object.fromEntries(Object.entries(given).filter(([name]) => name !== "cursor"));
}
function Outcome({ shown, check, given, language }) {
	if (shown.kind === "blank") return null;
	if (shown.kind === "nothing") return a(Notice, {
		title: words$2.nothing[language],
		text: words$2.nothingYet[language]
	});
	if (shown.kind === "failure") return a(Failed, {
		failure: shown.failure,
		requestId: shown.requestId,
		language
	});
	return a($, { children: [
		a(Result, {
			check,
			data: shown.data,
			language
		}),
		a("div", {
			class: "actions take-along",
			children: [shown.age === null ? null : a("button", {
				type: "button",
				class: "plain",
				hidden: true,
				"data-share": true,
				"data-done": words$3.copied[language],
				children: words$2.copyLink[language]
			}), a("button", {
				type: "button",
				class: "plain",
				hidden: true,
				"data-print": true,
				children: words$2.print[language]
			})]
		}),
		a(Onward, {
			data: shown.data,
			check,
			given,
			language
		}),
		a(When, {
			updatedAt: shown.updatedAt,
			age: readsStore(check) ? "read" : shown.age,
			language
		})
	] });
}
function Failed({ failure, requestId, language }) {
	const message = harmless(pageFailure(failure.facts, language), 2500);
	return a($, { children: [a(Notice, {
		title: words$2.failed[language],
		text: message
	}), a("p", {
		class: "quiet",
		children: [
			words$2.codes[language],
			": ",
			a(Code, { text: failure.code }),
			" ",
			a(Code, { text: harmless(failure.reason, 100) }),
			a("br", {}),
			words$2.requestId[language],
			": ",
			a(Code, { text: requestId })
		]
	})] });
}
function Onward({ data, check, given, language }) {
	const { next } = data;
	if (typeof next !== "string" || check.requires !== void 0) return null;
	return a("p", { children: a("a", {
		href: linkOf(check, {
			...given,
			cursor: next
		}, language),
		children: words$2.next[language]
	}) });
}
function Notice({ title, text }) {
	return a("div", {
		class: "verdict unknown",
		role: "status",
		children: [a("p", {
			class: "mark",
			children: title
		}), a("p", { children: text })]
	});
}
function When({ updatedAt, age, language }) {
	const known = age === "read" ? words$2.read : words$2.stored;
	const sentence = age === null ? words$2.measured : known;
	const time = a("time", {
		dateTime: updatedAt,
		children: updatedAt.replace("T", " ").replace(/\.\d+Z$/, " UTC")
	});
	return a("p", {
		class: "quiet",
		children: [a(Rich, {
			sentence: fill(sentence, { age: typeof age === "number" ? durationText(Math.max(1, age)) : "" }, language),
			holes: { time }
		}), age === null ? ` ${words$2.unlinked[language]}` : null]
	});
}
function About({ check, given, isFirst, language }) {
	const { notes = [], about, title, cost, ttl, concerns } = check;
	const query = new URLSearchParams(given ?? {}).toString();
	const isAskable = given !== null && check.method !== "POST" && check.requires === void 0;
	return a("section", {
		"aria-labelledby": "about",
		children: [
			a("h2", {
				id: "about",
				children: words$2.about[language]
			}),
			isFirst ? null : a("p", { children: pageText(about[language], language) }),
			notes.map((note) => a("p", { children: a(Rich, { sentence: note[language] }) })),
			a("p", { children: [
				words$2.costs[cost === "heavy" ? "heavy" : "usual"][language],
				" ",
				ttl > 0 ? fill(words$2.reuse, { seconds: ttl }, language) : words$2[concerns === "store" ? "fromStore" : "anew"][language]
			] }),
			a("p", { children: [a("a", {
				href: pathIn(docsPathOf(check), language),
				children: fill(words$2.reference, { title: title[language] }, language)
			}), isAskable ? a($, { children: [" · ", a("a", {
				href: `/api/util/${check.id}?${query}`,
				children: words$2.json[language]
			})] }) : null] })
		]
	});
}
function toolsPage(checks, setting) {
	const { language } = setting;
	const main = a("div", {
		class: "frame",
		children: [
			a("h1", { children: words$2.title[language] }),
			a("p", {
				class: "lede",
				children: words$2.lede[language]
			}),
			a("div", {
				class: "filter",
				hidden: true,
				"data-filter": true,
				children: [
					a("label", {
						for: "filter",
						children: words$2.filter[language]
					}),
					a("input", {
						id: "filter",
						type: "search",
						autocomplete: "off"
					}),
					a("p", {
						class: "hidden",
						role: "status",
						"data-none": words$2.noMatch[language]
					})
				]
			}),
			inGroups(checks).map((group) => a("section", {
				"data-group": true,
				children: [a("h2", { children: group.title[language] }), a("ul", {
					class: "cards",
					children: group.checks.map((check) => a("li", {
						class: "card",
						"data-words": check.id,
						children: [a("h3", { children: a("a", {
							href: pathIn(checkPath(check), language),
							children: check.title[language]
						}) }), a("p", { children: pageText(check.about[language], language) })]
					}))
				})]
			}))
		]
	});
	const title = `${words$2.title[language]} · Portcullis`;
	return layout({
		path: toolsPath,
		title,
		description: words$2.lede[language],
		main
	}, setting);
}
export { providerOf as a, freshField as c, isEmpty as d, isNonexistent as f, RecordToPublish as i, keyField as l, toolsPage as n, Pictures as o, words$1 as p, Finding as r, Action as s, toolPage as t, doneOf as u };
