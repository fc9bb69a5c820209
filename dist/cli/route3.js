import { St as languages, _t as Failure, k as harmless, ot as neededValue, vt as describeFailure, xt as fill, yt as failure } from "./start.js";
import { n as cookieOf, r as setCookie } from "./cookies.js";
import { n as formTokenField, t as checkFormToken } from "./form-token.js";
import { u as lifetimes$1 } from "./fields.js";
import { C as checkOrigin } from "./people.js";
import { f as pageFields } from "./header-fields.js";
import { t as readForm } from "./form.js";
import { t as openInnerCalls } from "./inner-calls2.js";
import { c as fieldProblems, d as $, l as words$7, n as pathIn, r as a, s as doneWords, t as layout } from "./layout.js";
import { n as RowList, t as Code } from "./rows.js";
import { a as safeReturn, i as pathTo, n as accountPaths, r as linkTo, t as accountPath } from "./paths3.js";
import { J as channelModes, q as channelKinds } from "./telegram.js";
import { a as Grades, c as resultText, d as Rows, i as DaysLeft, l as toneOfResult, n as CertificateCell, o as RunCell, r as ChangeCell, s as countText, t as words$9, u as words$8 } from "./words3.js";
import { Si as reasonWords, bi as reportWords, ds as severities } from "./gate.js";
import { i as deliveryStateWords, n as deliveryKindWords, r as deliveryReason, t as channelStateWords } from "./words2.js";
import { _ as reportPath } from "./paths2.js";
import { t as When } from "./when.js";
import { a as usualChecks, n as intrusiveChecks, o as watchableChecks } from "./watchable.js";
import { n as registrableTarget } from "./registrable2.js";
import { t as wordsOf } from "./titles.js";
import { t as Sign } from "./sign.js";
import { t as fitting } from "./fit.js";
import { n as encode } from "./dist4.js";
import { E as severitiesText, T as maintenanceText } from "./ownership.js";
// server/pages/account/form.tsx
const longestField = 2048;
function Form({ visit, name, id = "", submit, about, look = "box", action, children }) {
	return a("form", {
		class: `${look === "box" ? "tool" : "inline"} account-form`,
		method: "post",
		action: action ?? hereIn(visit),
		children: [
			a("input", {
				type: "hidden",
				name: "do",
				value: name
			}),
			id === "" ? null : a("input", {
				type: "hidden",
				name: "id",
				value: id
			}),
			a("input", {
				type: "hidden",
				name: formTokenField,
				value: visit.formToken
			}),
			children,
			a("button", {
				type: "submit",
				class: look === "box" ? void 0 : look,
				"aria-label": about,
				children: submit
			})
		]
	});
}
function hereIn({ request: { path }, query }) {
	const kept = new URLSearchParams(["lang", "to"].flatMap((each) => pair$1(each, query.get(each))));
	return kept.size === 0 ? path : `${path}?${kept.toString()}`;
}
function pair$1(name, value) {
	return value === null ? [] : [[name, value.slice(0, longestField)]];
}
function problemIn({ problem }, form, id) {
	return problem?.form === form && problem.id === id ? problem : null;
}
function Field({ visit, form, id = "", name, label, hint, type = "text", value = "", ...rest }) {
	const key = fieldId(form, id, name);
	const problem = problemIn(visit, form, id);
	const isWrong = problem?.field === name;
	const { isOptional = false, autocomplete = "off", maxLength = longestField, inputMode, placeholder } = rest;
	const kept = harmless(problem?.given[name] ?? value, Math.max(longestField, maxLength));
	const common = {
		id: key,
		name,
		required: !isOptional,
		autocomplete,
		autocapitalize: "none",
		spellcheck: false,
		maxLength,
		inputMode,
		placeholder,
		"aria-invalid": isWrong ? "true" : void 0,
		"aria-describedby": describedBy(key, hint, isWrong),
		autofocus: isWrong
	};
	return a($, { children: [
		a("label", {
			for: key,
			children: label
		}),
		type === "password" ? a("input", {
			...common,
			type: "password"
		}) : null,
		type === "email" ? a("input", {
			...common,
			type: "email",
			value: kept
		}) : null,
		type === "text" ? a("input", {
			...common,
			type: "text",
			value: kept
		}) : null,
		a(Below, {
			id: key,
			hint,
			problem: isWrong ? problem : null,
			visit
		})
	] });
}
function Select({ visit, form, id = "", name, label, hint, value, options }) {
	const key = fieldId(form, id, name);
	const problem = problemIn(visit, form, id);
	const isWrong = problem?.field === name;
	const chosen = problem?.given[name] ?? value;
	return a($, { children: [
		a("label", {
			for: key,
			children: label
		}),
		a("select", {
			id: key,
			name,
			"aria-describedby": describedBy(key, hint, isWrong),
			children: options.map(([each, text]) => a("option", {
				value: each,
				selected: each === chosen,
				children: text
			}))
		}),
		a(Below, {
			id: key,
			hint,
			problem: isWrong ? problem : null,
			visit
		})
	] });
}
function Check({ visit, form, id = "", name, label, isChecked = false, isNeeded = false }) {
	const problem = problemIn(visit, form, id);
	const key = fieldId(form, id, name);
	return a("div", {
		class: "check",
		children: [a("input", {
			id: key,
			type: "checkbox",
			name,
			value: "1",
			required: isNeeded,
			checked: problem ? problem.given[name] === "1" : isChecked
		}), a("label", {
			for: key,
			children: label
		})]
	});
}
function Secret({ label, text, visit }) {
	return a("div", {
		class: "secret",
		"data-copy": true,
		children: [
			a("p", {
				class: "secret-label",
				children: label
			}),
			a("pre", {
				tabIndex: 0,
				"aria-label": label,
				children: a("code", { children: text })
			}),
			a("button", {
				type: "button",
				class: "plain",
				"data-copy-button": true,
				"data-done": words$7.copied[visit.language],
				hidden: true,
				children: words$7.copy[visit.language]
			})
		]
	});
}
function fieldId(form, id, name) {
	return [
		form,
		id,
		name
	].filter((part) => part !== "").join("-");
}
function describedBy(key, hint, isWrong) {
	const ids = [isWrong ? `${key}-wrong` : "", hint === void 0 ? "" : `${key}-about`].filter((each) => each !== "");
	return ids.length === 0 ? void 0 : ids.join(" ");
}
function Below({ id, hint, problem, visit: { language } }) {
	return a($, { children: [problem === null ? null : a("p", {
		class: "wrong",
		id: `${id}-wrong`,
		children: [
			a("strong", { children: words$7.wrong[language] }),
			" ",
			harmless(problem.message, 600)
		]
	}), hint === void 0 ? null : a("p", {
		class: "hint",
		id: `${id}-about`,
		children: hint
	})] });
}
// server/pages/account/frame.tsx
const sections = [
	"overview",
	"watches",
	"certificates",
	"changes",
	"channels",
	"keys",
	"status",
	"security",
	"settings"
];
function frame({ title, main }, visit) {
	const { language, problem, request, query } = visit;
	const body = a($, { children: [
		a(Outcome, { visit }),
		a("h1", { children: title }),
		main
	] });
	const to = query.get("to");
	return layout({
		path: request.path,
		inLanguage: (each) => linkTo(request.path, each, { to }),
		title: `${problem === null ? "" : `${words$7.problem[language]}: `}${title} · Portcullis`,
		description: words$7.description[language],
		isListed: false,
		main: visit.account === null ? a("div", {
			class: "frame guest",
			children: body
		}) : a("div", {
			class: "frame with-side account",
			children: [a(Menu, {
				visit,
				email: visit.account.email ?? ""
			}), a("div", { children: body })]
		})
	}, visit.pages.settingOf(request));
}
function Outcome({ visit: { problem, query, language } }) {
	if (problem !== null) return a("div", {
		class: "verdict fail",
		role: "alert",
		children: [a("p", {
			class: "mark",
			children: words$7.problem[language]
		}), a("p", { children: harmless(problem.message, 600) })]
	});
	const known = doneWords;
	const done = query.get("done") ?? "";
	const text = Object.hasOwn(known, done) ? known[done] : void 0;
	if (text === void 0) return null;
	return a("div", {
		class: "verdict pass",
		role: "status",
		children: a("p", { children: text[language] })
	});
}
function Menu({ visit, email }) {
	const { language, request } = visit;
	return a("nav", {
		class: "side account-menu",
		"aria-label": words$7.menu[language],
		children: [
			a("p", {
				class: "who",
				children: [a("span", {
					class: "hidden",
					children: [words$7.signedInAs[language], " "]
				}), harmless(email, 254)]
			}),
			a("ul", { children: sections.map((id) => {
				const path = accountPaths[id];
				const isHere = request.path === path || path !== "/account" && request.path.startsWith(`${path}/`);
				return a("li", { children: a("a", {
					href: linkTo(path, language),
					"aria-current": isHere ? "page" : void 0,
					children: words$7.sections[id][language]
				}) });
			}) }),
			a(Form, {
				visit,
				name: "out",
				look: "plain",
				submit: words$7.signOut[language],
				action: linkTo(accountPaths.signOut, language)
			})
		]
	});
}
function sorry(failure, { requestId, language }, setting) {
	const title = failure.status === 404 ? words$7.notFound[language] : words$7.problem[language];
	return layout({
		path: accountPath,
		title: `${title} · Portcullis`,
		description: words$7.description[language],
		isListed: false,
		main: a("div", {
			class: "frame guest",
			children: [
				a("h1", { children: title }),
				a("p", { children: harmless(describeFailure(failure.facts, language), 600) }),
				a("p", { children: a("a", {
					href: linkTo(accountPath, language),
					children: words$7.toAccount[language]
				}) }),
				a("p", {
					class: "quiet",
					children: [
						words$7.requestId[language],
						": ",
						a(Code, { text: requestId })
					]
				})
			]
		})
	}, setting);
}
// server/pages/account/link.ts
const landings = {
	signIn: "signInLink",
	signUp: "signUp",
	confirm: "confirm",
	mailReset: "reset"
};
const lasts = 3600;
const aToken = /^[\w-]{1,128}$/;
function landing(id, { method, search, language }, cookies) {
	const next = landings[id];
	const token = new URLSearchParams(search).get("token");
	if (next === void 0 || token === null || method === "POST") return null;
	const value = aToken.test(token) ? `${next}.${token}` : "";
	return {
		to: linkTo(accountPaths[next], language),
		cookie: setCookie(cookies.link, value, value === "" ? 0 : lasts, cookies)
	};
}
function keptLink(id, { incoming }, cookies) {
	const [page, token = "", ...more] = cookieOf(incoming, cookies.link)?.split(".") ?? [];
	return page === id && more.length === 0 && aToken.test(token) ? token : null;
}
// server/pages/account/time.tsx
function Time({ at, language }) {
	if (at === null) return a($, { children: words$7.never[language] });
	return a("time", {
		dateTime: at,
		children: `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`
	});
}
// server/pages/account/changes/words.ts
const words$6 = {
	title: {
		en: "Changes",
		ko: "변경 기록"
	},
	titleOf: {
		en: "Changes of {domain}",
		ko: "{domain} 변경 기록"
	},
	lede: {
		en: "Changes that the watches of your domains found, newest first.",
		ko: "도메인 감시에서 찾은 변경입니다. 최근 것부터 표시합니다."
	},
	none: {
		en: "No changes are recorded. Changes appear once a watch has measured twice and the results differ.",
		ko: "기록된 변경이 없습니다. 감시가 두 번 이상 측정하여 결과가 다르면 변경이 나타납니다."
	},
	noWatches: {
		en: "Nothing is watched yet.",
		ko: "아직 감시하는 도메인이 없습니다."
	},
	toWatches: {
		en: "Add a watch",
		ko: "감시 추가하기"
	},
	domains: {
		en: "Timeline of a domain",
		ko: "도메인별 타임라인"
	},
	before: {
		en: "Before",
		ko: "이전"
	},
	after: {
		en: "After",
		ko: "이후"
	},
	nothing: {
		en: "nothing",
		ko: "없음"
	},
	directions: {
		better: {
			en: "improvement",
			ko: "개선"
		},
		worse: {
			en: "regression",
			ko: "회귀"
		},
		neutral: {
			en: "change",
			ko: "변경"
		}
	},
	severities: {
		critical: {
			en: "critical",
			ko: "심각"
		},
		high: {
			en: "high",
			ko: "높음"
		},
		medium: {
			en: "medium",
			ko: "보통"
		},
		low: {
			en: "low",
			ko: "낮음"
		},
		info: {
			en: "info",
			ko: "정보"
		}
	},
	host: {
		en: "Host",
		ko: "호스트"
	},
	firstSeen: {
		en: "First seen",
		ko: "처음 발견"
	},
	lastSeen: {
		en: "Last seen",
		ko: "마지막 확인"
	},
	confirmed: {
		en: "Confirmed",
		ko: "재확인"
	},
	past: {
		en: "changed again since",
		ko: "이후 다시 변경됨"
	},
	action: {
		en: "What to do",
		ko: "조치"
	},
	older: {
		en: "Older changes",
		ko: "이전 변경 보기"
	},
	drawn: {
		en: "Timeline",
		ko: "타임라인"
	},
	tells: {
		en: "{count} changes from {from} to {to}, by check.",
		ko: "{from}부터 {to}까지의 변경 {count}건을 점검별로 표시합니다."
	},
	more: {
		en: "Only the latest changes of {count} domains are shown. Open a domain for all of them.",
		ko: "도메인 {count}개의 최근 변경만 표시합니다. 전체 기록은 각 도메인에서 확인하십시오."
	}
};
// server/pages/account/channels/words.ts
const words$5 = {
	title: {
		en: "Notifications",
		ko: "알림"
	},
	lede: {
		en: "When a watch finds a change, every channel below is notified.",
		ko: "감시에서 변경을 찾으면 아래의 모든 채널로 알립니다."
	},
	yours: {
		en: "Your channels",
		ko: "내 채널"
	},
	none: {
		en: "There are no channels yet. Changes are recorded, but no notifications are sent.",
		ko: "아직 채널이 없습니다. 변경을 기록하지만 알림은 보내지 않습니다."
	},
	used: {
		en: "{used} of {limit} channels",
		ko: "채널 {used}/{limit}개"
	},
	add: {
		en: "Add a channel",
		ko: "채널 추가"
	},
	kind: {
		en: "Kind",
		ko: "종류"
	},
	kinds: {
		webhook: {
			en: "Webhook",
			ko: "웹훅"
		},
		email: {
			en: "E-mail",
			ko: "이메일"
		},
		slack: {
			en: "Slack",
			ko: "Slack"
		},
		discord: {
			en: "Discord",
			ko: "Discord"
		},
		teams: {
			en: "Microsoft Teams",
			ko: "Microsoft Teams"
		},
		ntfy: {
			en: "ntfy",
			ko: "ntfy"
		},
		telegram: {
			en: "Telegram",
			ko: "Telegram"
		},
		json: {
			en: "Webhook with a template",
			ko: "템플릿 웹훅"
		}
	},
	address: {
		en: "URL, e-mail address or chat",
		ko: "URL, 이메일 주소 또는 채팅"
	},
	addressHint: {
		en: "The https URL that the service gave you for incoming messages; for e-mail the address; for Telegram the chat ID, or @name of a channel.",
		ko: "서비스에서 발급한 수신용 https URL. 이메일 채널이면 이메일 주소. Telegram이면 채팅 ID나 채널의 @이름."
	},
	token: {
		en: "Bot token",
		ko: "봇 토큰"
	},
	tokenHint: {
		en: "Only for Telegram: @BotFather gives it.",
		ko: "Telegram에만 필요합니다. @BotFather가 발급합니다."
	},
	template: {
		en: "Template",
		ko: "템플릿"
	},
	templateHint: {
		en: "Only for a webhook with a template: JSON such as {\"text\":\"{{summary}}\"}. It is stored encrypted and not shown again.",
		ko: "템플릿 웹훅에만 필요합니다. {\"text\":\"{{summary}}\"} 같은 JSON이며 암호화하여 저장하고 다시 표시하지 않습니다."
	},
	newTemplate: {
		en: "New template",
		ko: "새 템플릿"
	},
	newTemplateHint: {
		en: "Leave it empty to keep the template.",
		ko: "비워 두면 템플릿을 그대로 둡니다."
	},
	name: {
		en: "Name",
		ko: "이름"
	},
	nameHint: {
		en: "Such as on call.",
		ko: "예: 당직"
	},
	newNameHint: {
		en: "Such as on call. By default the host, the address or the chat.",
		ko: "예: 당직. 비워 두면 호스트, 주소 또는 채팅을 씁니다."
	},
	language: {
		en: "Language of the messages",
		ko: "메시지 언어"
	},
	languages: {
		en: {
			en: "English",
			ko: "English"
		},
		ko: {
			en: "한국어",
			ko: "한국어"
		}
	},
	mode: {
		en: "When",
		ko: "전송 시점"
	},
	modes: {
		"at-once": {
			en: "At once, each change",
			ko: "변경마다 바로"
		},
		daily: {
			en: "Once a day, all changes",
			ko: "하루에 한 번 모아서"
		}
	},
	hour: {
		en: "Hour of the daily message (UTC)",
		ko: "하루 한 번 보낼 시각(UTC)"
	},
	least: {
		en: "Minimum severity",
		ko: "최소 심각도"
	},
	leastHint: {
		en: "Nothing below this severity is sent.",
		ko: "이보다 낮은 심각도는 보내지 않습니다."
	},
	state: {
		en: "State",
		ko: "상태"
	},
	states: channelStateWords,
	reasons: {
		owner: {
			en: "You stopped this channel.",
			ko: "사용자가 멈춘 채널입니다."
		},
		gone: {
			en: "The receiver answered 410 Gone, so nothing more is sent to it.",
			ko: "수신 서버가 410 Gone으로 응답하여 더 이상 보내지 않습니다."
		},
		unsubscribed: {
			en: "The reader unsubscribed. Start the channel to send a new link to the address.",
			ko: "수신자가 수신을 거부했습니다. 채널을 다시 시작하면 주소로 새 링크를 보냅니다."
		}
	},
	waitsForLink: {
		en: "Open the link in the message that we sent to the address. Notifications go there once it is confirmed.",
		ko: "주소로 보낸 메일의 링크를 여십시오. 주소를 확인한 뒤부터 알림을 보냅니다."
	},
	last: {
		en: "Last delivered",
		ko: "마지막 전송"
	},
	failed: {
		en: "failed: {count}",
		ko: "실패 {count}건"
	},
	secretOnce: {
		en: "Copy the signing secret now. It is shown once. Receivers verify messages with it (Standard Webhooks).",
		ko: "지금 서명 비밀 값을 복사하십시오. 한 번만 표시합니다. 수신 서버는 이 값으로 메시지를 검증합니다(Standard Webhooks)."
	},
	secret: {
		en: "Signing secret",
		ko: "서명 비밀 값"
	},
	open: {
		en: "Open the channel",
		ko: "채널 열기"
	},
	test: {
		en: "Send a test",
		ko: "시험 메시지 보내기"
	},
	stop: {
		en: "Stop",
		ko: "멈추기"
	},
	start: {
		en: "Start",
		ko: "다시 시작"
	},
	newLink: {
		en: "Send a new link",
		ko: "새 링크 보내기"
	},
	settings: {
		en: "Settings",
		ko: "설정"
	},
	save: {
		en: "Save",
		ko: "저장"
	},
	remove: {
		en: "Remove the channel",
		ko: "채널 삭제"
	},
	removeAbout: {
		en: "The channel is deleted with its deliveries. Pending notifications are not sent.",
		ko: "채널과 전송 기록을 삭제합니다. 대기 중인 알림은 보내지 않습니다."
	},
	deliveries: {
		en: "Deliveries",
		ko: "전송 기록"
	},
	deliveriesAbout: {
		en: "The newest 100 of the last 30 days.",
		ko: "최근 30일의 전송 100건까지 표시합니다."
	},
	noDeliveries: {
		en: "Nothing was sent yet.",
		ko: "아직 보낸 알림이 없습니다."
	},
	what: {
		en: "Content",
		ko: "내용"
	},
	created: {
		en: "Created",
		ko: "생성"
	},
	result: {
		en: "Result",
		ko: "결과"
	},
	attempts: {
		en: "Attempts",
		ko: "시도"
	},
	next: {
		en: "Next attempt",
		ko: "다음 시도"
	},
	deliveryKinds: deliveryKindWords,
	deliveryStates: deliveryStateWords,
	resend: {
		en: "Send again",
		ko: "다시 보내기"
	}
};
// server/pages/account/channels/fields.tsx
const settingFields = [
	"name",
	"language",
	"mode",
	"digest_hour",
	"min_severity"
];
function settingsOf(given) {
	return sentOf(given, settingFields);
}
function filledIn(given, names) {
	return sentOf(given, names.filter((name) => (given[name] ?? "").trim() !== ""));
}
function sentOf(given, names) {
	return Object.fromEntries(names.flatMap((name) => given[name] === void 0 ? [] : [[name, given[name]]]));
}
function Settings$1({ visit, form, value }) {
	const { language } = visit;
	const common = {
		visit,
		form
	};
	return a($, { children: [
		a(Field, {
			...common,
			name: "name",
			label: words$5.name[language],
			hint: (value ? words$5.nameHint : words$5.newNameHint)[language],
			isOptional: !value,
			value: value?.name ?? "",
			maxLength: 100
		}),
		a(Select, {
			...common,
			name: "mode",
			label: words$5.mode[language],
			value: value?.mode ?? "at-once",
			options: channelModes.map((each) => [each, words$5.modes[each][language]])
		}),
		a(Select, {
			...common,
			name: "digest_hour",
			label: words$5.hour[language],
			value: `${value?.digestHour ?? 8}`,
			options: Array.from({ length: 24 }, (_, hour) => [`${hour}`, `${hour}`.padStart(2, "0") + ":00"])
		}),
		a(Select, {
			...common,
			name: "min_severity",
			label: words$5.least[language],
			hint: words$5.leastHint[language],
			value: value?.minSeverity ?? "low",
			options: severities.map((each) => [each, words$6.severities[each][language]])
		}),
		a(Select, {
			...common,
			name: "language",
			label: words$5.language[language],
			value: value?.language ?? language,
			options: languages.map((each) => [each, words$5.languages[each][language]])
		})
	] });
}
// server/pages/account/channels/list.tsx
const channels = {
	needsSession: true,
	async show(visit) {
		const told = await visit.ask("channels");
		return {
			title: words$5.title[visit.language],
			main: a(Channels, {
				visit,
				told
			})
		};
	},
	forms: { add: {
		fields: [
			"kind",
			"address",
			"token",
			"template",
			...settingFields
		],
		async act({ ask, language }, given) {
			const { kind, address } = given;
			const { name: _name, ...settings } = settingsOf(given);
			const filled = filledIn(given, [
				"name",
				"token",
				"template"
			]);
			const { channel, secret } = await ask("addChannel", { body: {
				kind,
				address,
				...settings,
				...filled
			} });
			if (secret !== null) return { made: {
				id: channel.id,
				secret
			} };
			const done = channel.state === "unconfirmed" ? "channel-mailed" : "channel-added";
			return { to: linkTo(pathTo("channel", { id: channel.id }), language, { done }) };
		}
	} }
};
function Channels({ visit, told }) {
	const { language } = visit;
	const { channels, quota } = told;
	return a($, { children: [
		a("p", {
			class: "lede",
			children: words$5.lede[language]
		}),
		a(MadeSecret, { visit }),
		a("h2", { children: words$5.yours[language] }),
		channels.length === 0 ? a("p", {
			class: "empty",
			children: words$5.none[language]
		}) : a($, { children: [a(Rows, {
			label: words$5.yours[language],
			heads: [
				words$5.name,
				words$5.kind,
				words$5.address,
				words$5.state,
				words$5.last
			].map((each) => each[language]),
			rows: channels.map((channel) => rowOf(channel, visit))
		}), a("p", {
			class: "quiet",
			children: fill(words$5.used, quota, language)
		})] }),
		a("h2", {
			id: "add",
			children: words$5.add[language]
		}),
		a(AddForm, { visit })
	] });
}
function rowOf(channel, { language }) {
	const { id, name, kind, address, failed, lastDeliveredAt } = channel;
	return [
		a("a", {
			href: linkTo(pathTo("channel", { id }), language),
			children: harmless(name, 100)
		}),
		words$5.kinds[kind][language],
		harmless(address, 254),
		a($, { children: [a(StateTag, {
			channel,
			visit: { language }
		}), failed === 0 ? null : ` ${fill(words$5.failed, { count: failed }, language)}`] }),
		a(Time, {
			at: lastDeliveredAt,
			language
		})
	];
}
const tags$1 = {
	unconfirmed: "warn",
	active: "pass",
	disabled: "unknown"
};
function StateTag({ channel: { state }, visit: { language } }) {
	return a("span", {
		class: `tag ${tags$1[state]}`,
		children: words$5.states[state][language]
	});
}
function MadeSecret({ visit }) {
	const { language, made } = visit;
	if (made === null) return null;
	const { id, secret } = made;
	return a("section", {
		class: "verdict pass",
		role: "status",
		children: [
			a("p", { children: words$5.secretOnce[language] }),
			a(Secret, {
				label: words$5.secret[language],
				text: secret,
				visit
			}),
			a("p", { children: a("a", {
				href: linkTo(pathTo("channel", { id }), language),
				children: words$5.open[language]
			}) })
		]
	});
}
function AddForm({ visit }) {
	const { language } = visit;
	return a(Form, {
		visit,
		name: "add",
		submit: words$5.add[language],
		children: [
			a(Select, {
				visit,
				form: "add",
				name: "kind",
				label: words$5.kind[language],
				value: "webhook",
				options: channelKinds.map((each) => [each, words$5.kinds[each][language]])
			}),
			a(Field, {
				visit,
				form: "add",
				name: "address",
				label: words$5.address[language],
				hint: words$5.addressHint[language]
			}),
			a(Field, {
				visit,
				form: "add",
				name: "token",
				type: "password",
				label: words$5.token[language],
				hint: words$5.tokenHint[language],
				isOptional: true
			}),
			a(Field, {
				visit,
				form: "add",
				name: "template",
				label: words$5.template[language],
				hint: words$5.templateHint[language],
				maxLength: 8192,
				isOptional: true
			}),
			a(Settings$1, {
				visit,
				form: "add"
			})
		]
	});
}
// server/pages/account/channels/deliveries.tsx
function Deliveries({ visit, deliveries }) {
	const { language } = visit;
	return a("section", {
		"aria-labelledby": "deliveries",
		children: [a("h2", {
			id: "deliveries",
			children: words$5.deliveries[language]
		}), deliveries.length === 0 ? a("p", {
			class: "empty",
			children: words$5.noDeliveries[language]
		}) : a($, { children: [a("p", {
			class: "quiet",
			children: words$5.deliveriesAbout[language]
		}), a(Rows, {
			label: words$5.deliveries[language],
			heads: [
				words$5.created,
				words$5.what,
				words$5.result,
				words$5.attempts
			].map((each) => each[language]),
			rows: deliveries.map((delivery) => [
				a(Time, {
					at: delivery.createdAt,
					language
				}),
				contentOf(delivery, language),
				a(Result$1, {
					delivery,
					visit
				}),
				`${delivery.attempts}`
			])
		})] })]
	});
}
function contentOf({ kind, changes, domains }, language) {
	const what = fill(words$5.deliveryKinds[kind], { count: changes }, language);
	if (domains.length === 0) return what;
	return `${what} (${harmless(domains.join(", "), 300)})`;
}
const tags = {
	waiting: "unknown",
	delivered: "pass",
	failed: "fail",
	cancelled: "unknown"
};
function Result$1({ delivery, visit }) {
	const { language } = visit;
	const { id, state, status, reason, nextAttemptAt } = delivery;
	return a($, { children: [
		a("span", {
			class: `tag ${tags[state]}`,
			children: words$5.deliveryStates[state][language]
		}),
		reason === null && status !== null ? ` HTTP ${status}` : null,
		reason === null ? null : ` ${deliveryReason(reason)[language]}`,
		nextAttemptAt === null || state !== "waiting" ? null : a("span", {
			class: "quiet",
			children: [
				" ",
				words$5.next[language],
				": ",
				a(Time, {
					at: nextAttemptAt,
					language
				})
			]
		}),
		state === "failed" ? a(Form, {
			visit,
			name: "resend",
			id,
			look: "plain",
			submit: words$5.resend[language]
		}) : null
	] });
}
// server/pages/account/channels/one.tsx
const channel = {
	needsSession: true,
	async show(visit) {
		const { parts } = visit;
		const [channel, { deliveries }] = await Promise.all([visit.ask("channel", { parts }), visit.ask("deliveries", { parts })]);
		return {
			title: harmless(channel.name, 100),
			main: a(Page$1, {
				visit,
				channel,
				deliveries
			})
		};
	},
	forms: {
		settings: {
			fields: [...settingFields, "template"],
			act: (visit, given) => change$1(visit, {
				...settingsOf(given),
				...filledIn(given, ["template"])
			}, "channel-changed")
		},
		stop: {
			fields: [],
			act: (visit) => change$1(visit, { enabled: false }, "channel-stopped")
		},
		start: {
			fields: [],
			async act(visit) {
				const { state } = await visit.ask("changeChannel", {
					parts: visit.parts,
					body: { enabled: true }
				});
				return back$2(visit, state === "active" ? "channel-started" : "link-mailed");
			}
		},
		test: {
			fields: [],
			async act(visit) {
				await visit.ask("testChannel", {
					parts: visit.parts,
					body: {}
				});
				return back$2(visit, "channel-tested");
			}
		},
		resend: {
			fields: [],
			async act(visit, { id = "" }) {
				await visit.ask("resendDelivery", {
					parts: {
						...visit.parts,
						delivery: id
					},
					body: {}
				});
				return back$2(visit, "resent");
			}
		},
		remove: {
			fields: [],
			async act({ ask, parts, language }) {
				await ask("removeChannel", { parts });
				return { to: linkTo(accountPaths.channels, language, { done: "channel-removed" }) };
			}
		}
	}
};
async function change$1(visit, body, done) {
	await visit.ask("changeChannel", {
		parts: visit.parts,
		body
	});
	return back$2(visit, done);
}
function back$2({ parts, language }, done) {
	return { to: linkTo(pathTo("channel", parts), language, { done }) };
}
function Page$1({ visit, channel, deliveries }) {
	const { language, problem } = visit;
	const { kind, address } = channel;
	return a($, { children: [
		a("p", { children: [
			a(StateTag, {
				channel,
				visit
			}),
			" ",
			words$5.kinds[kind][language],
			" · ",
			harmless(address, 254)
		] }),
		a(Standing, {
			visit,
			channel
		}),
		a(Actions, {
			visit,
			channel
		}),
		a(Deliveries, {
			visit,
			deliveries
		}),
		a("div", {
			class: "folds",
			children: [a("details", {
				open: problem?.form === "settings",
				children: [a("summary", { children: words$5.settings[language] }), a(Form, {
					visit,
					name: "settings",
					submit: words$5.save[language],
					children: [a(Settings$1, {
						visit,
						form: "settings",
						value: channel
					}), kind === "json" ? a(Field, {
						visit,
						form: "settings",
						name: "template",
						label: words$5.newTemplate[language],
						hint: words$5.newTemplateHint[language],
						maxLength: 8192,
						isOptional: true
					}) : null]
				})]
			}), a("details", { children: [
				a("summary", { children: words$5.remove[language] }),
				a("p", { children: words$5.removeAbout[language] }),
				a(Form, {
					visit,
					name: "remove",
					look: "danger",
					submit: words$5.remove[language]
				})
			] })]
		}),
		a("p", { children: a("a", {
			href: linkTo(accountPaths.channels, language),
			children: words$5.yours[language]
		}) })
	] });
}
function Standing({ visit: { language }, channel: { state, disabledReason } }) {
	if (state === "unconfirmed") return a("p", { children: words$5.waitsForLink[language] });
	return disabledReason === null ? null : a("p", { children: words$5.reasons[disabledReason][language] });
}
function Actions({ visit, channel: { state } }) {
	const { language } = visit;
	return a("div", {
		class: "actions",
		children: [state === "active" ? a(Form, {
			visit,
			name: "test",
			look: "plain",
			submit: words$5.test[language]
		}) : null, state === "active" ? a(Form, {
			visit,
			name: "stop",
			look: "plain",
			submit: words$5.stop[language]
		}) : a(Form, {
			visit,
			name: "start",
			look: "plain",
			submit: (state === "unconfirmed" ? words$5.newLink : words$5.start)[language]
		})]
	});
}
// server/pages/account/dashboard/certificates.tsx
const certificates = {
	needsSession: true,
	async show({ ask, language }) {
		const told = await ask("certificates");
		return {
			title: words$8.certificates[language],
			main: a(Certificates, {
				told,
				language
			})
		};
	},
	forms: {}
};
const mostHosts = 5;
function Certificates({ told, language }) {
	const { certificates, unknown } = told;
	return a($, { children: [
		a("p", {
			class: "lede",
			children: words$8.certificatesLede[language]
		}),
		certificates.length === 0 ? a("p", {
			class: "empty",
			children: [
				words$8.noCertificates[language],
				" ",
				a("a", {
					href: linkTo(`${accountPaths.watches}#add`, language),
					children: words$8.add[language]
				})
			]
		}) : a(Rows, {
			label: words$8.certificates[language],
			heads: [
				words$8.expires,
				words$8.hosts,
				words$8.subject,
				words$8.issuer,
				words$8.seen
			].map((each) => each[language]),
			rows: certificates.map((each) => [
				a($, { children: [
					a(DaysLeft, {
						...each,
						language
					}),
					" ",
					a("time", {
						class: "quiet",
						dateTime: each.notAfter,
						children: each.notAfter.slice(0, 10)
					})
				] }),
				a(Hosts, {
					targets: each.targets,
					language
				}),
				harmless(each.subject, 200),
				harmless(each.issuer, 200),
				a(When, {
					at: Date.parse(each.observedAt),
					language
				})
			])
		}),
		unknown.length === 0 ? null : a($, { children: [
			a("h2", { children: words$8.unknownHosts[language] }),
			a("p", { children: words$8.unknownAbout[language] }),
			a("ul", {
				class: "columns",
				children: unknown.map((target) => a("li", { children: a(ReportLink, {
					target,
					language
				}) }))
			})
		] })
	] });
}
function Hosts({ targets, language }) {
	const rest = targets.length - mostHosts;
	return a($, { children: [targets.slice(0, mostHosts).map((target, at) => a($, { children: [at === 0 ? "" : ", ", a(ReportLink, {
		target,
		language
	})] })), rest > 0 ? ` ${fill(words$8.moreHosts, { count: rest }, language)}` : ""] });
}
function ReportLink({ target, language }) {
	return a("a", {
		href: pathIn(reportPath(target), language),
		children: harmless(target, 253)
	});
}
// server/pages/account/watches/words.ts
const words$4 = {
	title: {
		en: "Watches",
		ko: "감시"
	},
	lede: {
		en: "The server checks each watched domain on a schedule and records what changed.",
		ko: "감시하는 도메인을 정해진 간격으로 점검하고 변경을 기록합니다."
	},
	add: {
		en: "Add a watch",
		ko: "감시 추가"
	},
	target: {
		en: "Domain or host",
		ko: "도메인 또는 호스트"
	},
	targetHint: {
		en: "Such as shop.example.com.",
		ko: "예: shop.example.com"
	},
	checks: {
		en: "Checks",
		ko: "점검"
	},
	intrusive: {
		en: "port and exposure connect to many ports and hosts. They run only while you prove that the domain is yours.",
		ko: "port와 exposure는 여러 포트와 호스트에 접속합니다. 도메인 소유를 확인한 동안에만 실행합니다."
	},
	needsProof: {
		en: "needs proof of ownership",
		ko: "소유 확인 필요"
	},
	interval: {
		en: "How often",
		ko: "점검 간격"
	},
	intervals: {
		"6h": {
			en: "Every 6 hours",
			ko: "6시간마다"
		},
		"12h": {
			en: "Every 12 hours",
			ko: "12시간마다"
		},
		"1d": {
			en: "Every day",
			ko: "매일"
		},
		"7d": {
			en: "Every 7 days",
			ko: "7일마다"
		},
		"30d": {
			en: "Every 30 days",
			ko: "30일마다"
		}
	},
	yours: {
		en: "Your watches",
		ko: "내 감시"
	},
	none: {
		en: "There are no watches yet. Add a domain below.",
		ko: "아직 감시가 없습니다. 아래에서 도메인을 추가하십시오."
	},
	used: {
		en: "{used} of {limit} watches, {checks} of {most} checks",
		ko: "감시 {used}/{limit}개, 점검 {checks}/{most}개"
	},
	state: {
		en: "State",
		ko: "상태"
	},
	running: {
		en: "watching",
		ko: "감시 중"
	},
	paused: {
		en: "paused",
		ko: "일시 중지"
	},
	muted: {
		en: "muted",
		ko: "알림 끔"
	},
	next: {
		en: "Next run",
		ko: "다음 실행"
	},
	last: {
		en: "Last run",
		ko: "마지막 실행"
	},
	notYet: {
		en: "not yet",
		ko: "아직 없음"
	},
	settings: {
		en: "Checks and interval",
		ko: "점검과 간격"
	},
	save: {
		en: "Save",
		ko: "저장"
	},
	check: {
		en: "Check",
		ko: "점검"
	},
	result: {
		en: "Last result",
		ko: "마지막 결과"
	},
	undetermined: {
		en: "not determined",
		ko: "판단 불가"
	},
	failed: {
		en: "not measured: {reason}",
		ko: "측정하지 못함: {reason}"
	},
	waits: {
		en: "waits for proof of ownership",
		ko: "소유 확인 대기 중"
	},
	runNow: {
		en: "Run now",
		ko: "지금 실행"
	},
	pause: {
		en: "Pause",
		ko: "일시 중지"
	},
	resume: {
		en: "Resume",
		ko: "다시 시작"
	},
	mute: {
		en: "Mute notifications",
		ko: "알림 끄기"
	},
	muteAbout: {
		en: "The watch keeps measuring and recording changes. It sends no notifications until the time is over.",
		ko: "측정과 변경 기록은 계속합니다. 정한 시간이 지날 때까지 알림을 보내지 않습니다."
	},
	muteFor: {
		en: "For",
		ko: "기간"
	},
	muteTimes: {
		"1": {
			en: "1 day",
			ko: "1일"
		},
		"7": {
			en: "7 days",
			ko: "7일"
		},
		"30": {
			en: "30 days",
			ko: "30일"
		}
	},
	alerts: {
		en: "Alerts",
		ko: "알림 설정"
	},
	expiryDays: {
		en: "Days before an expiry",
		ko: "만료 전 일수"
	},
	expiryDaysHint: {
		en: "Separated by commas. Expiry itself is always reported.",
		ko: "쉼표로 구분합니다. 만료 자체는 항상 알립니다."
	},
	minSeverity: {
		en: "Least severity",
		ko: "최소 심각도"
	},
	severities: {
		en: "Other severities",
		ko: "개별 심각도"
	},
	severitiesHint: {
		en: "Such as http.hsts-missing=high, dns.ns=off. off sends nothing.",
		ko: "예: http.hsts-missing=high, dns.ns=off. off는 알리지 않습니다."
	},
	maintenance: {
		en: "Maintenance windows",
		ko: "점검 시간"
	},
	maintenanceHint: {
		en: "Days, local start, length and time zone, separated by semicolons: sat,sun 02:00 2h Asia/Seoul. What still holds at the end is sent then.",
		ko: "요일, 현지 시작 시각, 길이, 시간대를 쓰고 세미콜론으로 구분합니다. 예: sat,sun 02:00 2h Asia/Seoul. 끝날 때 남아 있는 변경만 그때 알립니다."
	},
	mutedUntil: {
		en: "Muted until",
		ko: "알림을 끄는 기한"
	},
	unmute: {
		en: "End the mute",
		ko: "알림 다시 켜기"
	},
	ownership: {
		en: "Prove that the domain is yours",
		ko: "도메인 소유 확인"
	},
	ownershipAbout: {
		en: "Publish one of the two. Leave it in place: it is checked again before each run of port and exposure.",
		ko: "둘 중 하나를 게시하십시오. port와 exposure를 실행할 때마다 다시 확인하므로 그대로 두십시오."
	},
	record: {
		en: "A TXT record proves {domain} and every host below it:",
		ko: "TXT 레코드는 {domain|과/와} 그 아래의 모든 호스트를 확인합니다."
	},
	file: {
		en: "A file proves {host} only, which is enough for port and not for exposure. A redirect to another host does not count:",
		ko: "파일은 {host}만 확인하며 port에만 충분하고 exposure에는 부족합니다. 다른 호스트로의 리디렉션은 인정하지 않습니다."
	},
	recordName: {
		en: "Name of the TXT record",
		ko: "TXT 레코드 이름"
	},
	recordValue: {
		en: "Value of the TXT record",
		ko: "TXT 레코드 값"
	},
	fileUrl: {
		en: "URL of the file",
		ko: "파일 URL"
	},
	fileLine: {
		en: "Line in the file",
		ko: "파일에 넣을 줄"
	},
	verify: {
		en: "Verify now",
		ko: "지금 확인"
	},
	proven: {
		en: "Proven",
		ko: "확인됨"
	},
	unproven: {
		en: "Nothing is proven yet.",
		ko: "아직 확인되지 않았습니다."
	},
	proofs: {
		dns: {
			en: "{name} and every host below it, by the TXT record",
			ko: "TXT 레코드로 {name|과/와} 그 아래의 모든 호스트"
		},
		https: {
			en: "{name}, by the file",
			ko: "파일로 {name}"
		}
	},
	seenDns: {
		en: "TXT record",
		ko: "TXT 레코드"
	},
	seenFile: {
		en: "File",
		ko: "파일"
	},
	seen: {
		shown: {
			en: "found",
			ko: "찾았습니다"
		},
		absent: {
			en: "not found. DNS changes can take some minutes.",
			ko: "찾지 못했습니다. DNS 변경은 몇 분 걸릴 수 있습니다."
		},
		unknown: {
			en: "could not be looked up. Try again later.",
			ko: "조회하지 못했습니다. 나중에 다시 시도하십시오."
		}
	},
	toChanges: {
		en: "Changes of {domain}",
		ko: "{domain} 변경 기록"
	},
	toReport: {
		en: "Report",
		ko: "보고서"
	},
	remove: {
		en: "Remove the watch",
		ko: "감시 삭제"
	},
	removeAbout: {
		en: "The watch ends. Results and changes that were recorded stay in the history.",
		ko: "감시를 끝냅니다. 기록된 결과와 변경은 이력에 남습니다."
	}
};
// server/pages/account/watches/fields.tsx
const fieldOf$1 = (check) => `check_${check.replaceAll("-", "_")}`;
const scheduleFields = [...watchableChecks.map(fieldOf$1), "interval"];
function scheduleOf(given) {
	return {
		checks: watchableChecks.filter((check) => given[fieldOf$1(check)] === "1"),
		interval: given["interval"] ?? "1d"
	};
}
function Schedule({ visit, form, titles, checks = usualChecks, interval = "1d" }) {
	const { language, problem } = visit;
	const isWrong = problem?.form === form && problem.field === "checks";
	const known = words$4.intervals;
	const choices = Object.keys(known);
	const offered = choices.includes(interval) ? choices : [interval, ...choices];
	return a($, { children: [a("fieldset", {
		"aria-describedby": `${form}-intrusive${isWrong ? ` ${form}-checks-wrong` : ""}`,
		children: [
			a("legend", { children: words$4.checks[language] }),
			isWrong ? a("p", {
				class: "wrong",
				id: `${form}-checks-wrong`,
				children: fieldProblems["checks"]?.[language]
			}) : null,
			a("div", {
				class: "checks",
				children: watchableChecks.map((check) => a(Check, {
					visit,
					form,
					name: fieldOf$1(check),
					isChecked: checks.includes(check),
					label: a($, { children: [
						titles.get(check) ?? check,
						" ",
						a("span", {
							class: "quiet",
							children: check
						}),
						isIntrusive(check) ? a("span", {
							class: "quiet",
							children: [" · ", words$4.needsProof[language]]
						}) : null
					] })
				}))
			}),
			a("p", {
				class: "hint",
				id: `${form}-intrusive`,
				children: words$4.intrusive[language]
			})
		]
	}), a(Select, {
		visit,
		form,
		name: "interval",
		label: words$4.interval[language],
		value: interval,
		options: offered.map((each) => [each, known[each]?.[language] ?? each])
	})] });
}
function isIntrusive(check) {
	return intrusiveChecks.some((each) => each === check);
}
async function titlesIn({ pages, language }) {
	return new Map((await pages.checks()).map(({ id, title }) => [id, title[language]]));
}
// server/pages/account/watches/list.tsx
const watches = {
	needsSession: true,
	async show(visit) {
		const [told, titles] = await Promise.all([visit.ask("watches"), titlesIn(visit)]);
		return {
			title: words$4.title[visit.language],
			main: a(Watches, {
				visit,
				told,
				titles
			})
		};
	},
	forms: { add: {
		fields: ["target", ...scheduleFields],
		async act({ ask, language }, given) {
			const { id } = await ask("addWatch", { body: {
				target: given["target"],
				...scheduleOf(given)
			} });
			return { to: linkTo(pathTo("watch", { id }), language, { done: "watch-added" }) };
		}
	} }
};
function Watches({ visit, told: { watches, quota }, titles }) {
	const { language } = visit;
	const { used, limit } = quota.watches;
	const { used: checks, limit: most } = quota.checks;
	return a($, { children: [
		a("p", {
			class: "lede",
			children: words$4.lede[language]
		}),
		a("h2", { children: words$4.yours[language] }),
		watches.length === 0 ? a("p", {
			class: "empty",
			children: words$4.none[language]
		}) : a($, { children: [a(WatchTable, {
			visit,
			watches
		}), a("p", {
			class: "quiet",
			children: fill(words$4.used, {
				used,
				limit,
				checks,
				most
			}, language)
		})] }),
		a("h2", {
			id: "add",
			children: words$4.add[language]
		}),
		a(Form, {
			visit,
			name: "add",
			submit: words$4.add[language],
			children: [a(Field, {
				visit,
				form: "add",
				name: "target",
				label: words$4.target[language],
				hint: words$4.targetHint[language],
				inputMode: "url",
				value: visit.query.get("target") ?? ""
			}), a(Schedule, {
				visit,
				form: "add",
				titles
			})]
		})
	] });
}
function WatchTable({ visit: { language }, watches }) {
	const known = words$4.intervals;
	return a(Rows, {
		label: words$4.yours[language],
		heads: [
			words$4.target,
			words$4.state,
			words$4.interval,
			words$4.last,
			words$4.next
		].map((each) => each[language]),
		rows: watches.map((watch) => {
			const { last, next } = timesOf(watch);
			return [
				a("a", {
					href: linkTo(pathTo("watch", { id: watch.id }), language),
					children: harmless(watch.target, 253)
				}),
				stateOf$1(watch, Date.now()).map((state) => words$4[state][language]).join(", "),
				known[watch.interval]?.[language] ?? watch.interval,
				last === null ? words$4.notYet[language] : a(Time, {
					at: last,
					language
				}),
				next === null ? "–" : a(Time, {
					at: next,
					language
				})
			];
		})
	});
}
function stateOf$1({ paused, mutedUntil }, now) {
	return [paused ? "paused" : "running", ...mutedUntil !== null && Date.parse(mutedUntil) > now ? ["muted"] : []];
}
function timesOf({ checks }) {
	return {
		last: checks.flatMap(({ ranAt }) => ranAt ?? []).toSorted().at(-1) ?? null,
		next: checks.flatMap(({ dueAt }) => dueAt ?? []).toSorted()[0] ?? null
	};
}
// server/pages/account/dashboard/page.tsx
const dashboard = {
	needsSession: true,
	async show(visit) {
		const after = (visit.query.get("after") ?? "").slice(0, 253);
		const [overview, quota] = await Promise.all([visit.ask("watchOverview", { query: after === "" ? {} : { after } }), visit.ask("quota")]);
		return {
			title: words$8.title[visit.language],
			main: a(Dashboard, {
				visit,
				overview,
				quota,
				isFirst: after === ""
			})
		};
	},
	forms: {}
};
function Dashboard({ visit, overview: { watches, next }, quota, isFirst }) {
	const { language, account } = visit;
	return a($, { children: [
		watches.length === 0 ? a("p", {
			class: "empty",
			children: words$8.none[language]
		}) : a(Domains, {
			watches,
			isWhole: isFirst && next === null,
			language,
			now: visit.dependencies.now()
		}),
		a("p", {
			class: "actions",
			children: [
				a("a", {
					class: "button plain",
					href: linkTo(`${accountPaths.watches}#add`, language),
					children: words$8.add[language]
				}),
				watches.length === 0 ? null : a("a", {
					class: "button plain",
					href: linkTo(accountPaths.certificates, language),
					children: words$8.toCertificates[language]
				}),
				isFirst ? null : a("a", {
					class: "button plain",
					href: linkTo(accountPath, language),
					children: words$8.first[language]
				}),
				next === null ? null : a("a", {
					class: "button plain",
					href: linkTo(accountPath, language, { after: next }),
					rel: "next",
					children: words$8.more[language]
				})
			]
		}),
		account?.secondFactor === false ? a("p", { children: a("a", {
			href: linkTo(accountPaths.security, language),
			children: words$8.factor[language]
		}) }) : null,
		a(Quota, {
			quota,
			language
		})
	] });
}
function Domains({ watches, isWhole, language, now }) {
	const bad = watches.filter(({ results }) => results.some((result) => toneOfResult(result) === "fail")).length;
	const failed = watches.filter(({ results }) => results.some(({ reason }) => reason !== null && reason !== "ownership")).length;
	return a($, { children: [isWhole ? a("p", {
		class: "lede",
		children: fill(words$8.lede, {
			count: watches.length,
			bad,
			failed
		}, language)
	}) : null, a(Rows, {
		label: words$8.title[language],
		heads: [
			words$8.target,
			words$8.grades,
			words$8.certificate,
			words$8.change,
			words$8.run
		].map((each) => each[language]),
		rows: watches.map((row) => [
			a(Target, {
				row,
				language,
				now
			}),
			a(Grades, {
				row,
				language
			}),
			a(CertificateCell, {
				row,
				language
			}),
			a(ChangeCell, {
				row,
				language
			}),
			a(RunCell, {
				row,
				language
			})
		])
	})] });
}
function Target({ row, language, now }) {
	return a($, { children: [a("a", {
		href: linkTo(pathTo("watch", { id: row.id }), language),
		children: harmless(row.target, 253)
	}), stateOf$1(row, now).filter((state) => state !== "running").map((state) => a($, { children: [" ", a("span", {
		class: "tag unknown",
		children: words$4[state][language]
	})] }))] });
}
function Quota({ quota, language }) {
	const { requestsPerMinute, heavyRequestsPerMinute } = quota;
	return a($, { children: [
		a("h2", { children: words$8.quota[language] }),
		a("ul", {
			class: "quotas",
			children: Object.entries(quotaNames).map(([name, label]) => a(Used, {
				value: quota[name],
				label,
				language
			}))
		}),
		a("p", { children: fill(words$8.rates, {
			usual: requestsPerMinute,
			heavy: heavyRequestsPerMinute
		}, language) })
	] });
}
function Used({ value, label, language }) {
	const { used, limit } = value ?? {};
	if (used === void 0 || limit === void 0) return null;
	const text = fill(words$8.used, {
		used,
		limit
	}, language);
	return a("li", { children: [
		a("span", { children: label[language] }),
		" ",
		a("span", {
			class: "quiet",
			children: text
		}),
		a("progress", {
			value: used,
			max: limit,
			"aria-label": `${label[language]}: ${text}`
		})
	] });
}
const quotaNames = {
	watches: {
		en: "Watches",
		ko: "감시"
	},
	channels: {
		en: "Notification channels",
		ko: "알림 채널"
	},
	keys: {
		en: "API keys",
		ko: "API 키"
	}
};
// server/pages/account/changes/change.tsx
const longestValue = 2e3;
function ChangeList({ changes, language }) {
	if (changes.length === 0) return a("p", {
		class: "empty",
		children: words$6.none[language]
	});
	return a("ol", {
		class: "changes",
		children: changes.map((change) => a(ChangeItem, {
			change,
			language
		}))
	});
}
const signs = {
	better: "pass",
	worse: "fail",
	neutral: "warn"
};
function ChangeItem({ change, language }) {
	const { firstMeasuredAt: at, target, check, subject, from, to, severity, direction, lastSeen, confirmedAt, current } = change;
	const { title, finding, action } = wordsOf(change);
	const what = `${title[language]}${subject === null ? "" : ` ${harmless(subject, 200)}`}`;
	return a("li", {
		class: `change ${direction} ${severity}`,
		children: [
			a("h2", { children: [a("svg", {
				viewBox: "0 0 16 16",
				width: "18",
				height: "18",
				"aria-hidden": "true",
				children: a(Sign, {
					status: signs[direction],
					x: 0,
					y: 0
				})
			}), a("span", { children: [
				harmless(target, 253),
				": ",
				harmless(what, 300)
			] })] }),
			a("p", {
				class: "quiet",
				children: [
					words$6.directions[direction][language],
					direction !== "worse" ? null : a($, { children: [" · ", a("span", {
						class: "severity",
						children: words$6.severities[severity][language]
					})] }),
					" · ",
					harmless(check, 40),
					" · ",
					a(Time, {
						at,
						language
					}),
					current ? null : ` · ${words$6.past[language]}`
				]
			}),
			a("div", {
				class: "sides",
				children: [a(Side, {
					label: words$6.before[language],
					value: from,
					language
				}), a(Side, {
					label: words$6.after[language],
					value: to,
					language
				})]
			}),
			finding === null ? null : a(Cause, {
				cause: finding.cause,
				isOver: direction === "better",
				language
			}),
			direction === "worse" && current ? a("p", { children: [
				a("strong", { children: [words$6.action[language], ":"] }),
				" ",
				action[language]
			] }) : null,
			a("p", {
				class: "hint",
				children: [
					words$6.lastSeen[language],
					": ",
					a(Time, {
						at: lastSeen,
						language
					}),
					confirmedAt === null ? null : a($, { children: [
						" · ",
						words$6.confirmed[language],
						": ",
						a(Time, {
							at: confirmedAt,
							language
						})
					] })
				]
			})
		]
	});
}
function Cause({ cause, isOver, language }) {
	return a("p", { children: isOver ? `${words$6.before[language]}: ${cause[language]}` : cause[language] });
}
function Side({ label, value, language }) {
	return a("div", {
		class: "side-value",
		children: [a("p", {
			class: "side-label",
			children: label
		}), value === null ? a("p", {
			class: "quiet",
			children: words$6.nothing[language]
		}) : a("p", {
			class: "value",
			children: harmless(value, longestValue)
		})]
	});
}
// server/pages/account/changes/timeline.tsx
const [row, top, left, mark] = [
	26,
	24,
	96,
	14
];
function ChangeTimeline({ changes, language }) {
	const times = changes.map(({ firstMeasuredAt: at }) => Date.parse(at));
	const [from, to] = [Math.min(...times), Math.max(...times)];
	if (times.length === 0 || from === to) return null;
	const checks = [...new Set(changes.map(({ check }) => check))].toSorted();
	const days = {
		from: dayOf(from),
		to: dayOf(to)
	};
	const room = 360 - left - mark;
	return a("figure", {
		class: "picture alone",
		children: [a("figcaption", { children: words$6.drawn[language] }), a("svg", {
			role: "img",
			viewBox: `0 0 360 ${top + checks.length * row}`,
			children: [
				a("title", { children: fill(words$6.tells, {
					count: changes.length,
					...days
				}, language) }),
				a("text", {
					class: "small quiet",
					x: left,
					y: "12",
					children: days.from
				}),
				a("text", {
					class: "small quiet",
					x: 360,
					y: "12",
					"text-anchor": "end",
					children: days.to
				}),
				checks.map((check, at) => {
					const y = top + at * row;
					return a("g", { children: [
						a("text", {
							class: "small",
							x: "0",
							y: y + 12,
							children: fitting(check, left - 6, "small")
						}),
						a("rect", {
							class: "track",
							x: left,
							y: y + 7,
							width: 360 - left,
							height: "2"
						}),
						changes.filter((change) => change.check === check).map((change) => a(Sign, {
							status: signs[change.direction],
							x: Math.round(left + room * (Date.parse(change.firstMeasuredAt) - from) / (to - from)),
							y: y + 1,
							size: mark
						}))
					] });
				})
			]
		})]
	});
}
function dayOf(time) {
	return new Date(time).toISOString().slice(0, 10);
}
// server/pages/account/changes/pages.tsx
const [onePage, ofEach, ofAll, mostDomains] = [
	50,
	5,
	20,
	10
];
const changes = {
	needsSession: true,
	async show(visit) {
		const { watches } = await visit.ask("watches");
		const domains = [...new Set(watches.map(({ domain }) => domain))];
		const latest = (await Promise.all(domains.slice(0, mostDomains).map((domain) => changesOf(visit, domain, ofEach)))).flatMap((each) => each.changes).toSorted((a, b) => a.firstMeasuredAt < b.firstMeasuredAt ? 1 : -1);
		return {
			title: words$6.title[visit.language],
			main: a(All, {
				language: visit.language,
				domains,
				latest: latest.slice(0, ofAll)
			})
		};
	},
	forms: {}
};
function All({ language, domains, latest }) {
	if (domains.length === 0) return a("p", {
		class: "empty",
		children: [
			words$6.noWatches[language],
			" ",
			a("a", {
				href: linkTo(accountPaths.watches, language),
				children: words$6.toWatches[language]
			})
		]
	});
	return a($, { children: [
		a("p", {
			class: "lede",
			children: words$6.lede[language]
		}),
		a(ChangeList, {
			changes: latest,
			language
		}),
		domains.length > mostDomains ? a("p", {
			class: "quiet",
			children: fill(words$6.more, { count: mostDomains }, language)
		}) : null,
		a("h2", { children: words$6.domains[language] }),
		a("ul", {
			class: "columns",
			children: domains.map((domain) => a("li", { children: a("a", {
				href: linkTo(pathTo("domain", { domain }), language),
				children: harmless(domain, 253)
			}) }))
		})
	] });
}
const domain = {
	needsSession: true,
	async show(visit) {
		const { language, parts, query } = visit;
		const { success, data: name } = registrableTarget().safeParse(parts["domain"] ?? "");
		if (!success) throw failure("request.path", { suggestion: "" });
		const found = await changesOf(visit, name, onePage, query.get("cursor"));
		return {
			title: fill(words$6.titleOf, { domain: harmless(name, 253) }, language),
			main: a(Timeline, {
				found,
				language
			})
		};
	},
	forms: {}
};
function Timeline({ found, language }) {
	const { domain, changes, next } = found;
	return a($, { children: [
		a(ChangeTimeline, {
			changes,
			language
		}),
		a(ChangeList, {
			changes,
			language
		}),
		next === null ? null : a("p", { children: a("a", {
			href: linkTo(pathTo("domain", { domain }), language, { cursor: next }),
			children: words$6.older[language]
		}) }),
		a("p", { children: a("a", {
			href: linkTo(accountPaths.changes, language),
			children: words$6.title[language]
		}) })
	] });
}
async function changesOf({ account, pages }, domain, limit, cursor = null) {
	const { ledger } = pages.pipeline;
	const caller = {
		address: "",
		owner: account?.id ?? ""
	};
	return await ledger?.changes?.({
		domain,
		limit,
		caller,
		...cursor !== null && { cursor }
	}) ?? {
		domain,
		changes: [],
		watched: false,
		next: null
	};
}
// server/pages/account/enter/words.ts
const words$3 = {
	signIn: {
		en: "Sign in",
		ko: "로그인"
	},
	email: {
		en: "E-mail address",
		ko: "이메일 주소"
	},
	password: {
		en: "Password",
		ko: "비밀번호"
	},
	withProvider: {
		en: "Sign in with {provider}",
		ko: "{provider|으로/로} 로그인하기"
	},
	oidcTitle: {
		en: "Sign in",
		ko: "로그인"
	},
	byLink: {
		en: "Sign in without a password",
		ko: "비밀번호 없이 로그인하기"
	},
	byLinkAbout: {
		en: "We send a link to your address. It signs in once, within 10 minutes.",
		ko: "입력한 주소로 링크를 보냅니다. 링크는 10분 안에 한 번만 쓸 수 있습니다."
	},
	sendLink: {
		en: "Send the link",
		ko: "링크 보내기"
	},
	forgotten: {
		en: "Forgot your password?",
		ko: "비밀번호를 잊으셨습니까?"
	},
	noAccount: {
		en: "No account yet? Sign up",
		ko: "계정이 없으시면 회원 가입을 하십시오"
	},
	invited: {
		en: "Accounts on this server are by invitation. Ask the operator for one.",
		ko: "이 서버는 초대로만 계정을 만들 수 있습니다. 운영자에게 초대를 요청하십시오."
	},
	closed: {
		en: "Registration is closed on this server. Ask the operator for an account.",
		ko: "이 서버에서는 회원 가입을 할 수 없습니다. 운영자에게 계정을 요청하십시오."
	},
	codeTitle: {
		en: "Enter the code",
		ko: "인증 코드 입력"
	},
	codeAbout: {
		en: "Two-factor authentication is on for this account. Enter the code within 10 minutes.",
		ko: "이 계정은 2단계 인증을 사용합니다. 10분 안에 인증 코드를 입력하십시오."
	},
	code: {
		en: "Code of the authenticator app",
		ko: "인증 앱의 코드"
	},
	codeHint: {
		en: "6 digits",
		ko: "숫자 6자리"
	},
	useBackup: {
		en: "Use a backup code",
		ko: "백업 코드 사용하기"
	},
	backup: {
		en: "Backup code",
		ko: "백업 코드"
	},
	backupHint: {
		en: "Each backup code works once.",
		ko: "백업 코드는 각각 한 번만 쓸 수 있습니다."
	},
	startOver: {
		en: "Sign in with another account",
		ko: "다른 계정으로 로그인하기"
	},
	linkTitle: {
		en: "Sign in with the link",
		ko: "링크로 로그인"
	},
	linkAbout: {
		en: "Press the button to sign in on this device. The link works once.",
		ko: "버튼을 누르면 이 기기에서 로그인합니다. 링크는 한 번만 쓸 수 있습니다."
	},
	noLink: {
		en: "The link is incomplete, or this browser blocks cookies. Open the link from the message again, or request a new one.",
		ko: "링크가 완전하지 않거나 브라우저가 쿠키를 차단합니다. 메일의 링크를 다시 열거나 새 링크를 요청하십시오."
	},
	newLink: {
		en: "Request a new link",
		ko: "새 링크 요청하기"
	},
	signUp: {
		en: "Sign up",
		ko: "회원 가입"
	},
	signUpAbout: {
		en: "With an account you create API keys and watch your domains.",
		ko: "계정이 있으면 API 키를 만들고 도메인을 감시할 수 있습니다."
	},
	invitation: {
		en: "You are invited. Use the e-mail address that the invitation was sent to.",
		ko: "초대를 받으셨습니다. 초대를 받은 이메일 주소를 사용하십시오."
	},
	newPassword: {
		en: "New password",
		ko: "새 비밀번호"
	},
	passwordHint: {
		en: "12 to 128 characters. Several words are easier to remember than signs and digits.",
		ko: "12자 이상 128자 이하. 기호나 숫자보다 여러 단어를 이어 쓰면 기억하기 쉽습니다."
	},
	create: {
		en: "Create the account",
		ko: "계정 만들기"
	},
	mailed: {
		en: "We sent a letter to {email}. Open the link in it within 24 hours to create the account.",
		ko: "{email|으로/로} 메일을 보냈습니다. 24시간 안에 메일의 링크를 열면 계정이 만들어집니다."
	},
	resend: {
		en: "Send it again",
		ko: "다시 보내기"
	},
	otherAddress: {
		en: "Use another address",
		ko: "다른 주소 사용하기"
	},
	haveAccount: {
		en: "You have an account? Sign in",
		ko: "계정이 있으시면 로그인하십시오"
	},
	confirmTitle: {
		en: "Confirm the e-mail address",
		ko: "이메일 주소 확인"
	},
	confirmAbout: {
		en: "Press the button to confirm that this address is yours.",
		ko: "버튼을 누르면 이 주소가 본인의 주소임을 확인합니다."
	},
	confirm: {
		en: "Confirm",
		ko: "확인"
	},
	resetTitle: {
		en: "Forgotten password",
		ko: "비밀번호 찾기"
	},
	resetAbout: {
		en: "We send a link to your address. It sets a new password once, within one hour.",
		ko: "입력한 주소로 링크를 보냅니다. 링크는 1시간 안에 한 번만 쓸 수 있습니다."
	},
	setTitle: {
		en: "Set a new password",
		ko: "비밀번호 재설정"
	},
	setAbout: {
		en: "Every session of the account ends when the password is set.",
		ko: "비밀번호를 재설정하면 계정의 모든 세션이 끝납니다."
	},
	set: {
		en: "Set the password",
		ko: "비밀번호 재설정"
	},
	noMail: {
		en: "This server sends no mail. Ask its operator to reset your password.",
		ko: "이 서버는 메일을 보내지 않습니다. 운영자에게 비밀번호 재설정을 요청하십시오."
	},
	signOutTitle: {
		en: "Sign out",
		ko: "로그아웃"
	},
	signOutAbout: {
		en: "This ends the session in this browser.",
		ko: "이 브라우저의 세션을 끝냅니다."
	}
};
// server/pages/account/enter/sign-in.tsx
const signIn = {
	needsSession: false,
	async show(visit) {
		const { language, query, problem } = visit;
		if (problem === null && await isSignedIn(visit)) return { to: linkTo(returnOf(visit), language, { done: query.get("done") }) };
		return {
			title: words$3.signIn[language],
			main: a(SignIn, { visit })
		};
	},
	forms: {
		password: {
			fields: ["email", "password"],
			async act(visit, { email, password }) {
				return entered(visit, await visit.ask("signIn", { body: {
					email,
					password
				} }));
			}
		},
		link: {
			fields: ["email"],
			async act(visit, { email }) {
				await visit.ask("mailSignInLink", { body: { email } });
				return toSignIn(visit, "sign-in-mailed");
			}
		}
	}
};
function SignIn({ visit }) {
	const { language, dependencies } = visit;
	return a($, { children: [
		a(Form, {
			visit,
			name: "password",
			submit: words$3.signIn[language],
			children: [a(EmailField, {
				visit,
				form: "password"
			}), a(Field, {
				visit,
				form: "password",
				name: "password",
				type: "password",
				label: words$3.password[language],
				autocomplete: "current-password"
			})]
		}),
		dependencies.send === null ? null : a($, { children: [
			a("p", { children: a("a", {
				href: linkTo(accountPaths.mailReset, language),
				children: words$3.forgotten[language]
			}) }),
			a("h2", { children: words$3.byLink[language] }),
			a("p", { children: words$3.byLinkAbout[language] }),
			a(Form, {
				visit,
				name: "link",
				submit: words$3.sendLink[language],
				children: a(EmailField, {
					visit,
					form: "link"
				})
			})
		] }),
		dependencies.oidc === null ? null : a("p", { children: a("a", {
			rel: "nofollow",
			href: linkTo(accountPaths.signInOidc, language, { to: safeReturn(visit.query.get("to")) }),
			children: fill(words$3.withProvider, { provider: dependencies.oidc.settings.label }, language)
		}) }),
		a("p", { children: dependencies.registration === "open" ? a("a", {
			href: linkTo(accountPaths.signUp, language),
			children: words$3.noAccount[language]
		}) : words$3[dependencies.registration === "invite" ? "invited" : "closed"][language] })
	] });
}
function EmailField({ visit, form }) {
	return a(Field, {
		visit,
		form,
		name: "email",
		type: "email",
		label: words$3.email[visit.language],
		autocomplete: "username",
		maxLength: 254
	});
}
const signInLink = {
	needsSession: false,
	show: async (visit) => ({
		title: words$3.linkTitle[visit.language],
		main: a(LinkForm, {
			visit,
			submit: words$3.signIn[visit.language],
			again: accountPaths.signIn,
			children: words$3.linkAbout[visit.language]
		})
	}),
	forms: { link: {
		fields: [],
		async act(visit) {
			return {
				...entered(visit, await visit.ask("signInLink", { body: { token: visit.linkToken ?? "" } })),
				endsLink: true
			};
		}
	} }
};
function LinkForm({ visit, submit, again, children }) {
	const { language, linkToken, problem } = visit;
	const isUsedUp = problem?.field === "token";
	if (linkToken === null || isUsedUp) return a($, { children: [isUsedUp ? null : a("p", { children: words$3.noLink[language] }), a("p", { children: a("a", {
		href: linkTo(again, language),
		children: words$3.newLink[language]
	}) })] });
	return a($, { children: [a("p", { children }), a(Form, {
		visit,
		name: "link",
		submit
	})] });
}
const signInCode = {
	needsSession: false,
	async show(visit) {
		const { language, request, dependencies } = visit;
		if (cookieOf(request.incoming, dependencies.cookies.pending) === void 0) return toSignIn(visit, "code-expired");
		return {
			title: words$3.codeTitle[language],
			main: a(CodeForms, { visit })
		};
	},
	forms: {
		code: {
			fields: ["code"],
			act: (visit, { code }) => enterWith(visit, { code: withoutSpaces(code) })
		},
		backup: {
			fields: ["backup_code"],
			act: (visit, { backup_code: code }) => enterWith(visit, { backup_code: withoutSpaces(code) })
		}
	}
};
function CodeForms({ visit }) {
	const { language, problem } = visit;
	return a($, { children: [
		a("p", { children: words$3.codeAbout[language] }),
		a(Form, {
			visit,
			name: "code",
			submit: words$3.signIn[language],
			children: a(Field, {
				visit,
				form: "code",
				name: "code",
				label: words$3.code[language],
				hint: words$3.codeHint[language],
				autocomplete: "one-time-code",
				inputMode: "numeric",
				maxLength: 10
			})
		}),
		a("details", {
			open: problem?.form === "backup",
			children: [a("summary", { children: words$3.useBackup[language] }), a(Form, {
				visit,
				name: "backup",
				submit: words$3.signIn[language],
				children: a(Field, {
					visit,
					form: "backup",
					name: "backup_code",
					label: words$3.backup[language],
					hint: words$3.backupHint[language],
					maxLength: 40
				})
			})]
		}),
		a("p", { children: a("a", {
			href: linkTo(accountPaths.signIn, language),
			children: words$3.startOver[language]
		}) })
	] });
}
async function enterWith(visit, body) {
	try {
		return entered(visit, await visit.ask("signInCode", { body }));
	} catch (error) {
		if (error instanceof Failure && error.reason === "session") return toSignIn(visit, "code-expired");
		throw error;
	}
}
function entered(visit, { secondFactor }) {
	const { language, query } = visit;
	if (secondFactor) return { to: linkTo(accountPaths.signInCode, language, { to: safeReturn(query.get("to")) }) };
	return { to: linkTo(returnOf(visit), language) };
}
function returnOf({ query }) {
	return safeReturn(query.get("to")) ?? "/account";
}
function toSignIn({ language, query }, done) {
	return { to: linkTo(accountPaths.signIn, language, {
		to: safeReturn(query.get("to")),
		done
	}) };
}
async function isSignedIn({ request, dependencies, ask }) {
	if (cookieOf(request.incoming, dependencies.cookies.session) === void 0) return false;
	try {
		await ask("account");
		return true;
	} catch (error) {
		if (error instanceof Failure && error.reason === "session") return false;
		throw error;
	}
}
function withoutSpaces(code = "") {
	return code.replaceAll(/\s/g, "");
}
// server/pages/account/enter/sign-up.tsx
const signUp = {
	needsSession: false,
	show: async (visit) => ({
		title: words$3.signUp[visit.language],
		main: a(SignUp, { visit })
	}),
	forms: {
		sign: {
			fields: ["email", "password"],
			async act(visit, { email = "", password }) {
				const { linkToken: invitation } = visit;
				const body = {
					email,
					password,
					...invitation !== null && { invitation }
				};
				const { resend } = await visit.ask("signUp", { body });
				if (resend !== null) return { made: {
					email,
					resend
				} };
				return {
					...toSignIn(visit, "signed-up"),
					endsLink: true
				};
			}
		},
		resend: {
			fields: ["email", "resend"],
			async act({ ask }, { email = "", resend: ticket = "" }) {
				const { resend } = await ask("resendSignUp", { body: {
					email,
					resend: ticket
				} });
				return { made: {
					email,
					resend: resend ?? ""
				} };
			}
		}
	}
};
function mailedIn({ made, problem }) {
	if (made !== null) return made;
	if (problem?.form !== "resend") return null;
	return {
		email: problem.given["email"] ?? "",
		resend: problem.given["resend"] ?? ""
	};
}
function Resend({ visit, mailed }) {
	const { language } = visit;
	return a($, { children: [
		a("p", {
			role: "status",
			children: fill(words$3.mailed, { email: harmless(mailed.email, 254) }, language)
		}),
		a(Form, {
			visit,
			name: "resend",
			look: "plain",
			submit: words$3.resend[language],
			children: [a("input", {
				type: "hidden",
				name: "email",
				value: harmless(mailed.email, 254)
			}), a("input", {
				type: "hidden",
				name: "resend",
				value: harmless(mailed.resend, 100)
			})]
		}),
		a("p", { children: a("a", {
			href: linkTo(accountPaths.signUp, language),
			children: words$3.otherAddress[language]
		}) })
	] });
}
function SignUp({ visit }) {
	const { language, dependencies, linkToken } = visit;
	const mailed = mailedIn(visit);
	if (mailed) return a(Resend, {
		visit,
		mailed
	});
	const { registration } = dependencies;
	const isOffered = registration === "open" || registration === "invite" && linkToken !== null;
	const about = linkToken !== null && registration !== "closed" ? words$3.invitation : words$3.signUpAbout;
	return a($, { children: [
		a("p", { children: (isOffered ? about : words$3[registration === "invite" ? "invited" : "closed"])[language] }),
		isOffered ? a(Form, {
			visit,
			name: "sign",
			submit: words$3.create[language],
			children: [a(EmailField, {
				visit,
				form: "sign"
			}), a(NewPasswordField, {
				visit,
				form: "sign",
				name: "password",
				label: words$3.password[language]
			})]
		}) : null,
		a("p", { children: a("a", {
			href: linkTo(accountPaths.signIn, language),
			children: words$3.haveAccount[language]
		}) })
	] });
}
function NewPasswordField({ visit, form, name, label }) {
	return a(Field, {
		visit,
		form,
		name,
		type: "password",
		label,
		hint: words$3.passwordHint[visit.language],
		autocomplete: "new-password",
		maxLength: 128
	});
}
const confirm = {
	needsSession: false,
	show: async (visit) => ({
		title: words$3.confirmTitle[visit.language],
		main: a(LinkForm, {
			visit,
			submit: words$3.confirm[visit.language],
			again: accountPaths.signIn,
			children: words$3.confirmAbout[visit.language]
		})
	}),
	forms: { link: {
		fields: [],
		async act(visit) {
			await visit.ask("confirm", { body: { token: visit.linkToken ?? "" } });
			return {
				...toSignIn(visit, "confirmed"),
				endsLink: true
			};
		}
	} }
};
// server/pages/account/enter/reset.tsx
const mailReset = {
	needsSession: false,
	show: async (visit) => ({
		title: words$3.resetTitle[visit.language],
		main: a(MailReset, { visit })
	}),
	forms: { mail: {
		fields: ["email"],
		async act({ ask, language }, { email }) {
			await ask("mailReset", { body: { email } });
			return { to: linkTo(accountPaths.mailReset, language, { done: "reset-mailed" }) };
		}
	} }
};
function MailReset({ visit }) {
	const { language, dependencies } = visit;
	if (dependencies.send === null) return a("p", { children: words$3.noMail[language] });
	return a($, { children: [a("p", { children: words$3.resetAbout[language] }), a(Form, {
		visit,
		name: "mail",
		submit: words$3.sendLink[language],
		children: a(EmailField, {
			visit,
			form: "mail"
		})
	})] });
}
const reset = {
	needsSession: false,
	show: async (visit) => ({
		title: words$3.setTitle[visit.language],
		main: a(Reset, { visit })
	}),
	forms: { set: {
		fields: ["password"],
		async act(visit, { password }) {
			await visit.ask("reset", { body: {
				token: visit.linkToken ?? "",
				password
			} });
			return {
				...toSignIn(visit, "reset"),
				endsLink: true
			};
		}
	} }
};
function Reset({ visit }) {
	const { language, linkToken, problem } = visit;
	const isUsedUp = problem !== null && problem.field === "token";
	if (linkToken === null || isUsedUp) return a($, { children: [isUsedUp ? null : a("p", { children: words$3.noLink[language] }), a("p", { children: a("a", {
		href: linkTo(accountPaths.mailReset, language),
		children: words$3.newLink[language]
	}) })] });
	return a($, { children: [a("p", { children: words$3.setAbout[language] }), a(Form, {
		visit,
		name: "set",
		submit: words$3.set[language],
		children: a(NewPasswordField, {
			visit,
			form: "set",
			name: "password",
			label: words$3.newPassword[language]
		})
	})] });
}
// server/pages/account/enter/oidc.ts
const signInOidc = {
	needsSession: false,
	async show({ ask, query, dependencies, language }) {
		if (dependencies.oidc === null) return { to: linkTo(accountPaths.signIn, language) };
		const to = safeReturn(query.get("to"));
		const { url } = await ask("startOidc", { query: to === null ? {} : { to } });
		return { to: url };
	},
	forms: {}
};
const returned = [
	"code",
	"state",
	"iss",
	"error"
];
const oidcCallback = {
	needsSession: false,
	async show({ ask, query, dependencies, language }) {
		if (dependencies.oidc === null) return { to: linkTo(accountPaths.signIn, language) };
		const { secondFactor, to } = await ask("finishOidc", { query: Object.fromEntries(returned.flatMap((name) => pair(name, query.get(name)))) });
		if (secondFactor) return { to: linkTo(accountPaths.signInCode, language) };
		return { to: linkTo(safeReturn(to) ?? "/account", language) };
	},
	forms: {}
};
function pair(name, value) {
	return value === null ? [] : [[name, value]];
}
// server/pages/account/enter/sign-out.tsx
const signOut = {
	needsSession: true,
	show: async (visit) => ({
		title: words$3.signOutTitle[visit.language],
		main: a($, { children: [a("p", { children: words$3.signOutAbout[visit.language] }), a(Form, {
			visit,
			name: "out",
			look: "plain",
			submit: words$3.signOutTitle[visit.language]
		})] })
	}),
	forms: { out: {
		fields: [],
		async act(visit) {
			await visit.ask("signOut", { body: {} });
			return toSignIn(visit, "signed-out");
		}
	} }
};
// server/pages/account/keys/words.ts
const words$2 = {
	title: {
		en: "API keys",
		ko: "API 키"
	},
	lede: {
		en: "A program sends its key as Authorization: Bearer. Each key has its own rate limit.",
		ko: "프로그램은 Authorization: Bearer 헤더로 키를 보냅니다. 키마다 요청 한도가 따로 있습니다."
	},
	new: {
		en: "Your new key",
		ko: "새 키"
	},
	once: {
		en: "Copy the key now. It is shown once: the server keeps only its SHA-256.",
		ko: "지금 키를 복사하십시오. 서버에는 SHA-256만 저장하므로 키는 한 번만 표시합니다."
	},
	replaced: {
		en: "The previous key keeps working until {time}.",
		ko: "이전 키는 {time}까지 계속 쓸 수 있습니다."
	},
	create: {
		en: "Create a key",
		ko: "키 만들기"
	},
	name: {
		en: "Name",
		ko: "이름"
	},
	nameHint: {
		en: "Where the key is used, such as ci or backup-server.",
		ko: "ci나 backup-server처럼 키를 쓰는 곳."
	},
	expires: {
		en: "Expires in",
		ko: "만료"
	},
	days: {
		en: "{count} days",
		ko: "{count}일 후"
	},
	noExpiry: {
		en: "Never",
		ko: "만료 없음"
	},
	write: {
		en: "May change the account: watches and notification channels (scope write)",
		ko: "감시와 알림 채널을 변경할 수 있음(write 범위)"
	},
	readHint: {
		en: "Every key can use all checks and read watches and changes (scope read).",
		ko: "모든 키는 모든 점검을 사용하고 감시와 변경 기록을 읽을 수 있습니다(read 범위)."
	},
	yours: {
		en: "Your keys",
		ko: "내 키"
	},
	none: {
		en: "There are no keys yet.",
		ko: "아직 키가 없습니다."
	},
	begins: {
		en: "Begins with",
		ko: "앞부분"
	},
	scopes: {
		en: "Scopes",
		ko: "범위"
	},
	created: {
		en: "Created",
		ko: "생성"
	},
	used: {
		en: "Last used",
		ko: "마지막 사용"
	},
	until: {
		en: "Expires",
		ko: "만료"
	},
	working: {
		en: "works",
		ko: "사용 가능"
	},
	expired: {
		en: "expired",
		ko: "만료됨"
	},
	revoked: {
		en: "revoked",
		ko: "폐기됨"
	},
	past: {
		en: "Revoked and expired keys",
		ko: "폐기되거나 만료된 키"
	},
	rotate: {
		en: "Rotate",
		ko: "교체"
	},
	rotateAbout: {
		en: "Creates a new key with the same name and scopes. The old key keeps working for the time that you choose.",
		ko: "이름과 범위가 같은 새 키를 만듭니다. 기존 키는 선택한 시간 동안 계속 쓸 수 있습니다."
	},
	overlap: {
		en: "The old key works for",
		ko: "기존 키를 쓸 수 있는 시간"
	},
	overlaps: {
		"0": {
			en: "0 hours: it ends now",
			ko: "즉시 종료"
		},
		"1": {
			en: "1 hour",
			ko: "1시간"
		},
		"24": {
			en: "24 hours",
			ko: "24시간"
		},
		"168": {
			en: "7 days",
			ko: "7일"
		}
	},
	makeNew: {
		en: "Create the new key",
		ko: "새 키 만들기"
	},
	revoke: {
		en: "Revoke",
		ko: "폐기"
	},
	revokeAbout: {
		en: "Every server refuses the key within 250 ms. This cannot be undone.",
		ko: "모든 서버가 250ms 안에 이 키를 거부합니다. 되돌릴 수 없습니다."
	},
	revokeNow: {
		en: "Revoke the key",
		ko: "키 폐기하기"
	}
};
// server/pages/account/keys/page.tsx
const lifetimes = [
	"",
	"30",
	"90",
	"365"
];
const keys = {
	needsSession: true,
	async show(visit) {
		const { keys } = await visit.ask("keys");
		return {
			title: words$2.title[visit.language],
			main: a(Keys, {
				visit,
				keys
			})
		};
	},
	forms: {
		create: {
			fields: [
				"name",
				"write",
				"expires_in_days"
			],
			async act({ ask }, { name, write, expires_in_days: days }) {
				const { key } = await ask("createKey", { body: {
					name,
					scopes: write === "1" ? ["read", "write"] : ["read"],
					...days !== void 0 && { expires_in_days: days }
				} });
				return { made: {
					key,
					oldEnds: null
				} };
			}
		},
		rotate: {
			fields: ["overlap_hours"],
			async act({ ask }, { id = "", overlap_hours: hours }) {
				const { key } = await ask("rotateKey", {
					parts: { id },
					body: { ...hours && { overlap_hours: hours } }
				});
				const { keys } = await ask("keys");
				return { made: {
					key,
					oldEnds: keys.find((each) => each.id === id)?.expiresAt ?? null
				} };
			}
		},
		revoke: {
			fields: [],
			async act({ ask, language }, { id = "" }) {
				await ask("revokeKey", {
					parts: { id },
					body: {}
				});
				return { to: linkTo(accountPaths.keys, language, { done: "key-revoked" }) };
			}
		}
	}
};
function Keys({ visit, keys }) {
	const { language } = visit;
	const now = Date.now();
	const good = keys.filter((key) => stateOf(key, now) === "working");
	const past = keys.filter((key) => stateOf(key, now) !== "working");
	return a($, { children: [
		a("p", {
			class: "lede",
			children: words$2.lede[language]
		}),
		a(MadeKey, { visit }),
		a("h2", { children: words$2.yours[language] }),
		good.length === 0 ? a("p", {
			class: "empty",
			children: words$2.none[language]
		}) : a("ul", {
			class: "items",
			children: good.map((key) => a(KeyItem, {
				visit,
				item: key,
				now
			}))
		}),
		a("h2", {
			id: "create",
			children: words$2.create[language]
		}),
		a(CreateForm, { visit }),
		past.length === 0 ? null : a("details", { children: [a("summary", { children: words$2.past[language] }), a("ul", {
			class: "items",
			children: past.map((key) => a(KeyItem, {
				visit,
				item: key,
				now
			}))
		})] })
	] });
}
function MadeKey({ visit: { made }, visit }) {
	const { language } = visit;
	if (made === null) return null;
	const { key, oldEnds } = made;
	return a("section", {
		class: "verdict pass",
		role: "status",
		children: [
			a("p", { children: words$2.once[language] }),
			a(Secret, {
				label: words$2.new[language],
				text: key,
				visit
			}),
			oldEnds === null ? null : a("p", { children: fill(words$2.replaced, { time: `${oldEnds.slice(0, 16).replace("T", " ")} UTC` }, language) })
		]
	});
}
function CreateForm({ visit }) {
	const { language } = visit;
	return a(Form, {
		visit,
		name: "create",
		submit: words$2.create[language],
		children: [
			a(Field, {
				visit,
				form: "create",
				name: "name",
				label: words$2.name[language],
				hint: words$2.nameHint[language],
				maxLength: 100
			}),
			a(Select, {
				visit,
				form: "create",
				name: "expires_in_days",
				label: words$2.expires[language],
				value: "",
				options: lifetimes.map((count) => [count, count === "" ? words$2.noExpiry[language] : fill(words$2.days, { count }, language)])
			}),
			a(Check, {
				visit,
				form: "create",
				name: "write",
				label: words$2.write[language]
			}),
			a("p", {
				class: "hint",
				children: words$2.readHint[language]
			})
		]
	});
}
function KeyItem({ visit, item, now }) {
	const { language } = visit;
	const state = stateOf(item, now);
	const name = harmless(item.name, 100);
	return a("li", {
		class: "item",
		children: [
			a("h3", { children: [
				name,
				" ",
				a("span", {
					class: `tag ${state === "working" ? "pass" : "unknown"}`,
					children: words$2[state][language]
				})
			] }),
			a(RowList, { rows: [
				[words$2.begins[language], a("code", { children: `${item.prefix}…` })],
				[words$2.scopes[language], item.scopes.join(", ")],
				[words$2.used[language], a(Time, {
					at: item.lastUsedAt,
					language
				})],
				[words$2.created[language], a(Time, {
					at: item.createdAt,
					language
				})],
				[words$2.until[language], a(Time, {
					at: item.expiresAt,
					language
				})]
			] }),
			state === "working" ? a(KeyActions, {
				visit,
				id: item.id,
				name
			}) : null
		]
	});
}
function KeyActions({ visit, id, name }) {
	const { language, problem } = visit;
	const isOpen = (form) => problem?.form === form && problem.id === id;
	return a("div", {
		class: "folds",
		children: [a("details", {
			open: isOpen("rotate"),
			children: [
				a("summary", { children: [words$2.rotate[language], a("span", {
					class: "hidden",
					children: [": ", name]
				})] }),
				a("p", { children: words$2.rotateAbout[language] }),
				a(Form, {
					visit,
					name: "rotate",
					id,
					look: "plain",
					submit: words$2.makeNew[language],
					children: a(Select, {
						visit,
						form: "rotate",
						id,
						name: "overlap_hours",
						label: words$2.overlap[language],
						value: "24",
						options: Object.entries(words$2.overlaps).map(([hours, text]) => [hours, text[language]])
					})
				})
			]
		}), a("details", {
			open: isOpen("revoke"),
			children: [
				a("summary", { children: [words$2.revoke[language], a("span", {
					class: "hidden",
					children: [": ", name]
				})] }),
				a("p", { children: words$2.revokeAbout[language] }),
				a(Form, {
					visit,
					name: "revoke",
					id,
					look: "danger",
					submit: words$2.revokeNow[language],
					about: `${words$2.revokeNow[language]}: ${name}`
				})
			]
		})]
	});
}
function stateOf({ revokedAt, expiresAt }, now) {
	if (revokedAt !== null) return "revoked";
	return expiresAt !== null && Date.parse(expiresAt) <= now ? "expired" : "working";
}
// server/pages/account/security/device.ts
const browsers = [
	[/\bEdg(?:e|A|iOS)?\//, "Edge"],
	[/\b(?:OPR|OPiOS|OPX)\/|\bOpera\b/, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\bWhale\//, "Whale"],
	[/\bVivaldi\//, "Vivaldi"],
	[/\bYaBrowser\//, "Yandex Browser"],
	[/\bKAKAOTALK\b/i, "KakaoTalk"],
	[/\bNAVER\(/, "NAVER"],
	[/\b(?:Firefox|FxiOS)\//, "Firefox"],
	[/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
	[/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"]
];
const systems = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bWindows\b/, "Windows"],
	[/\bMac(?:intosh|OS| OS X)\b/, "macOS"],
	[/\b(?:Free|Open|Net)BSD\b/, "BSD"],
	[/\bLinux\b/, "Linux"]
];
const longestAgent = 400;
const words$1 = {
	both: {
		en: "{browser} on {system}",
		ko: "{system}의 {browser}"
	},
	unknown: {
		en: "unknown device",
		ko: "알 수 없는 기기"
	}
};
function deviceText(agent, language) {
	const read = agent.slice(0, longestAgent);
	const [browser, system] = [nameIn(browsers, read), nameIn(systems, read)];
	if (browser !== null && system !== null) return fill(words$1.both, {
		browser,
		system
	}, language);
	return browser ?? system ?? words$1.unknown[language];
}
function nameIn(table, agent) {
	return table.find(([token]) => token.test(agent))?.[1] ?? null;
}
// server/pages/account/security/words.ts
const words = {
	title: {
		en: "Security",
		ko: "보안"
	},
	factor: {
		en: "Two-factor authentication",
		ko: "2단계 인증"
	},
	factorOn: {
		en: "On. Signing in needs a code from your authenticator app.",
		ko: "켜짐. 로그인할 때 인증 앱의 코드가 필요합니다."
	},
	factorOff: {
		en: "Off. With it, a stolen password is not enough to sign in.",
		ko: "꺼짐. 켜면 비밀번호가 유출되어도 그것만으로는 로그인할 수 없습니다."
	},
	setUp: {
		en: "Set up",
		ko: "설정하기"
	},
	scan: {
		en: "1. Scan the QR code with an authenticator app, or type in the secret.",
		ko: "1. 인증 앱으로 QR 코드를 스캔하거나 비밀 값을 직접 입력하십시오."
	},
	qr: {
		en: "QR code with the secret for an authenticator app",
		ko: "인증 앱에 등록할 비밀 값이 담긴 QR 코드"
	},
	secret: {
		en: "Secret",
		ko: "비밀 값"
	},
	keep: {
		en: "2. Store the backup codes in a safe place. Each one signs you in once without the app. They are shown once.",
		ko: "2. 백업 코드를 안전한 곳에 보관하십시오. 앱 없이 로그인할 때 코드마다 한 번씩 쓸 수 있으며, 지금 한 번만 표시합니다."
	},
	backupCodes: {
		en: "Backup codes",
		ko: "백업 코드"
	},
	enter: {
		en: "3. Enter the code that the app shows.",
		ko: "3. 앱에 표시된 코드를 입력하십시오."
	},
	startAgain: {
		en: "The QR code and the backup codes were shown once. If you did not save them, set up again.",
		ko: "QR 코드와 백업 코드는 한 번만 표시합니다. 저장하지 않았다면 설정을 다시 시작하십시오."
	},
	code: {
		en: "Code of the authenticator app",
		ko: "인증 앱의 코드"
	},
	codeHint: {
		en: "6 digits",
		ko: "숫자 6자리"
	},
	turnOn: {
		en: "Turn on",
		ko: "켜기"
	},
	newCodes: {
		en: "New backup codes",
		ko: "백업 코드 재발급"
	},
	newCodesAbout: {
		en: "The previous backup codes stop working.",
		ko: "이전 백업 코드는 더 이상 쓸 수 없습니다."
	},
	codesOnce: {
		en: "Store these codes in a safe place. They are shown once.",
		ko: "코드를 안전한 곳에 보관하십시오. 지금 한 번만 표시합니다."
	},
	turnOff: {
		en: "Turn off",
		ko: "끄기"
	},
	current: {
		en: "Current password",
		ko: "현재 비밀번호"
	},
	freshHint: {
		en: "This account has no password. Sign in again if the last sign-in is more than 10 minutes ago.",
		ko: "비밀번호가 없는 계정입니다. 로그인한 지 10분이 지났으면 다시 로그인하십시오."
	},
	password: {
		en: "Password",
		ko: "비밀번호"
	},
	changePassword: {
		en: "Change the password",
		ko: "비밀번호 변경"
	},
	newPassword: {
		en: "New password",
		ko: "새 비밀번호"
	},
	noPassword: {
		en: "This account has no password. A link to set one can be sent to your address.",
		ko: "비밀번호가 없는 계정입니다. 이메일로 받은 링크에서 비밀번호를 설정할 수 있습니다."
	},
	email: {
		en: "E-mail address",
		ko: "이메일 주소"
	},
	emailAbout: {
		en: "The address is {email}. A new address takes effect after you open the link that is sent to it and confirm.",
		ko: "현재 주소는 {email}입니다. 새 주소로 보낸 링크를 열고 확인 버튼을 누르면 주소가 변경됩니다."
	},
	newEmail: {
		en: "New e-mail address",
		ko: "새 이메일 주소"
	},
	sendLink: {
		en: "Send the link",
		ko: "링크 보내기"
	},
	noMail: {
		en: "This server sends no mail, so the address cannot be changed here.",
		ko: "이 서버는 메일을 보내지 않으므로 여기에서 주소를 변경할 수 없습니다."
	},
	sessions: {
		en: "Sessions",
		ko: "세션"
	},
	sessionsAbout: {
		en: "Where you are signed in.",
		ko: "로그인된 곳입니다."
	},
	here: {
		en: "this browser",
		ko: "이 브라우저"
	},
	network: {
		en: "Network",
		ko: "네트워크"
	},
	started: {
		en: "Signed in",
		ko: "로그인"
	},
	ends: {
		en: "Ends",
		ko: "종료 예정"
	},
	endSession: {
		en: "End the session",
		ko: "세션 끝내기"
	},
	settings: {
		en: "Settings",
		ko: "설정"
	},
	language: {
		en: "Language",
		ko: "언어"
	},
	languageAbout: {
		en: "Pages have the language of their address. Messages about the account have the language of the page that caused them.",
		ko: "페이지의 언어는 주소에 따라 정해집니다. 계정에 관한 메일은 해당 작업을 한 페이지의 언어로 보냅니다."
	},
	export: {
		en: "Export",
		ko: "내보내기"
	},
	exportAbout: {
		en: "All stored data of the account, as JSON, without secrets.",
		ko: "계정에 저장된 모든 내용을 JSON으로 내려받습니다. 비밀 값은 제외합니다."
	},
	download: {
		en: "Download the export",
		ko: "내보내기 파일 내려받기"
	},
	delete: {
		en: "Delete the account",
		ko: "계정 삭제"
	},
	deleteAbout: {
		en: "This deletes the account at once with its API keys, watches, notification channels and sessions. Programs that use the keys stop working. This cannot be undone.",
		ko: "계정과 API 키, 감시, 알림 채널, 세션을 즉시 삭제합니다. 이 키를 쓰는 프로그램은 동작하지 않게 됩니다. 되돌릴 수 없습니다."
	},
	understood: {
		en: "I understand that everything is deleted",
		ko: "모든 내용이 삭제된다는 것을 확인했습니다"
	}
};
// server/pages/account/security/fields.tsx
function CurrentPassword({ visit, form }) {
	const { language, account } = visit;
	if (account?.password !== true) return a("p", {
		class: "hint",
		children: words.freshHint[language]
	});
	return a(Field, {
		visit,
		form,
		name: "password",
		type: "password",
		label: words.current[language],
		autocomplete: "current-password",
		maxLength: 128
	});
}
// server/pages/account/security/second-factor.tsx
function SecondFactor({ visit }) {
	const { language, account, made, problem } = visit;
	const isOn = account?.secondFactor === true;
	const secrets = made;
	return a("section", {
		"aria-labelledby": "factor",
		children: [
			a("h2", {
				id: "factor",
				children: words.factor[language]
			}),
			a("p", { children: (isOn ? words.factorOn : words.factorOff)[language] }),
			secrets?.kind === "codes" ? a("div", {
				class: "verdict pass",
				role: "status",
				children: [a("p", { children: words.codesOnce[language] }), a(BackupCodes, {
					visit,
					codes: secrets.backupCodes
				})]
			}) : null,
			isOn ? a(WhileOn, { visit }) : null,
			!isOn && secrets?.kind === "factor" ? a(SetUp, {
				visit,
				...secrets
			}) : null,
			!isOn && problem?.form === "factor-on" ? a($, { children: [a("p", { children: words.startAgain[language] }), a(TurnOn, { visit })] }) : null,
			!isOn && secrets === null ? a(Form, {
				visit,
				name: "factor-set-up",
				submit: words.setUp[language],
				children: a(CurrentPassword, {
					visit,
					form: "factor-set-up"
				})
			}) : null
		]
	});
}
function SetUp({ visit, uri, backupCodes }) {
	const { language } = visit;
	const secret = new URL(uri).searchParams.get("secret") ?? "";
	return a("div", {
		class: "set-up",
		children: [
			a("p", { children: words.scan[language] }),
			a(QrCode, {
				text: uri,
				label: words.qr[language]
			}),
			a(Secret, {
				label: words.secret[language],
				text: secret.replaceAll(/(.{4})(?=.)/g, "$1 "),
				visit
			}),
			a("p", { children: words.keep[language] }),
			a(BackupCodes, {
				visit,
				codes: backupCodes
			}),
			a("p", { children: words.enter[language] }),
			a(TurnOn, { visit })
		]
	});
}
function BackupCodes({ visit, codes }) {
	return a(Secret, {
		label: words.backupCodes[visit.language],
		text: codes.join("\n"),
		visit
	});
}
function TurnOn({ visit }) {
	return a(Form, {
		visit,
		name: "factor-on",
		submit: words.turnOn[visit.language],
		children: a(CodeField, {
			visit,
			form: "factor-on"
		})
	});
}
function CodeField({ visit, form }) {
	const { language } = visit;
	return a(Field, {
		visit,
		form,
		name: "code",
		label: words.code[language],
		hint: words.codeHint[language],
		autocomplete: "one-time-code",
		inputMode: "numeric",
		maxLength: 10
	});
}
function WhileOn({ visit }) {
	const { language, problem } = visit;
	return a("div", {
		class: "folds",
		children: [a("details", {
			open: problem?.form === "factor-codes",
			children: [
				a("summary", { children: words.newCodes[language] }),
				a("p", { children: words.newCodesAbout[language] }),
				a(Form, {
					visit,
					name: "factor-codes",
					submit: words.newCodes[language],
					children: a(CurrentPassword, {
						visit,
						form: "factor-codes"
					})
				})
			]
		}), a("details", {
			open: problem?.form === "factor-off",
			children: [a("summary", { children: words.turnOff[language] }), a(Form, {
				visit,
				name: "factor-off",
				submit: words.turnOff[language],
				children: [a(CurrentPassword, {
					visit,
					form: "factor-off"
				}), a(CodeField, {
					visit,
					form: "factor-off"
				})]
			})]
		})]
	});
}
function QrCode({ text, label }) {
	const { size, data } = encode(text, { border: 4 });
	const squares = data.flatMap((line, y) => line.flatMap((isDark, x) => isDark ? [`M${x} ${y}h1v1h-1z`] : []));
	return a("svg", {
		class: "qr",
		role: "img",
		"aria-label": label,
		viewBox: `0 0 ${size} ${size}`,
		"shape-rendering": "crispEdges",
		children: [a("rect", {
			class: "light",
			width: size,
			height: size
		}), a("path", {
			class: "dark",
			d: squares.join("")
		})]
	});
}
// server/pages/account/security/page.tsx
const security = {
	needsSession: true,
	async show(visit) {
		const { sessions } = await visit.ask("sessions");
		return {
			title: words.title[visit.language],
			main: a(Security, {
				visit,
				sessions
			})
		};
	},
	forms: {
		"factor-set-up": {
			fields: ["password"],
			async act({ ask }, { password }) {
				return { made: {
					kind: "factor",
					...await ask("secondFactor", { body: { password } })
				} };
			}
		},
		"factor-on": {
			fields: ["code"],
			async act(visit, { code = "" }) {
				await visit.ask("confirmSecondFactor", { body: { code: code.replaceAll(/\s/g, "") } });
				return back$1(visit, "factor-on");
			}
		},
		"factor-codes": {
			fields: ["password"],
			async act({ ask }, { password }) {
				const { backupCodes } = await ask("backupCodes", { body: { password } });
				return { made: {
					kind: "codes",
					backupCodes
				} };
			}
		},
		"factor-off": {
			fields: ["password", "code"],
			async act(visit, { password, code = "" }) {
				await visit.ask("endSecondFactor", { body: {
					password,
					code: code.replaceAll(/\s/g, "")
				} });
				return back$1(visit, "factor-off");
			}
		},
		password: {
			fields: ["password", "new_password"],
			async act(visit, { password, new_password }) {
				await visit.ask("changePassword", { body: {
					password,
					new_password
				} });
				return back$1(visit, "password");
			}
		},
		email: {
			fields: ["email", "password"],
			async act(visit, { email, password }) {
				await visit.ask("changeEmail", { body: {
					email,
					password
				} });
				return back$1(visit, "email-mailed");
			}
		},
		session: {
			fields: [],
			async act(visit, { id = "" }) {
				await visit.ask("endSession", {
					parts: { id },
					body: {}
				});
				return back$1(visit, "session-ended");
			}
		}
	}
};
function back$1({ language }, done) {
	return { to: linkTo(accountPaths.security, language, { done }) };
}
function Security({ visit, sessions }) {
	return a($, { children: [
		a(SecondFactor, { visit }),
		a(Password, { visit }),
		a(Email, { visit }),
		a(Sessions, {
			visit,
			sessions
		})
	] });
}
function Password({ visit }) {
	const { language, account } = visit;
	return a("section", {
		"aria-labelledby": "password",
		children: [a("h2", {
			id: "password",
			children: words.password[language]
		}), account?.password === true ? a(Form, {
			visit,
			name: "password",
			submit: words.changePassword[language],
			children: [a(CurrentPassword, {
				visit,
				form: "password"
			}), a(NewPasswordField, {
				visit,
				form: "password",
				name: "new_password",
				label: words.newPassword[language]
			})]
		}) : a("p", { children: [
			words.noPassword[language],
			" ",
			a("a", {
				href: linkTo(accountPaths.mailReset, language),
				children: words.sendLink[language]
			})
		] })]
	});
}
function Email({ visit }) {
	const { language, account, dependencies } = visit;
	return a("section", {
		"aria-labelledby": "email",
		children: [
			a("h2", {
				id: "email",
				children: words.email[language]
			}),
			a("p", { children: fill(words.emailAbout, { email: harmless(account?.email ?? "", 254) }, language) }),
			dependencies.send === null ? a("p", { children: words.noMail[language] }) : a(Form, {
				visit,
				name: "email",
				submit: words.sendLink[language],
				children: [a(Field, {
					visit,
					form: "email",
					name: "email",
					type: "email",
					label: words.newEmail[language],
					autocomplete: "email",
					maxLength: 254
				}), a(CurrentPassword, {
					visit,
					form: "email"
				})]
			})
		]
	});
}
function Sessions({ visit, sessions }) {
	const { language } = visit;
	return a("section", {
		"aria-labelledby": "sessions",
		children: [
			a("h2", {
				id: "sessions",
				children: words.sessions[language]
			}),
			a("p", { children: words.sessionsAbout[language] }),
			a("ul", {
				class: "items",
				children: sessions.map(({ id, current, agent, network, createdAt, expiresAt }) => {
					const name = deviceText(agent, language);
					return a("li", {
						class: "item",
						children: [
							a("h3", { children: [
								name,
								" ",
								current ? a("span", {
									class: "tag pass",
									children: words.here[language]
								}) : null
							] }),
							a("p", {
								class: "quiet",
								children: [
									words.network[language],
									": ",
									harmless(network, 60),
									" · ",
									words.started[language],
									": ",
									a(Time, {
										at: createdAt,
										language
									}),
									" · ",
									words.ends[language],
									": ",
									a(Time, {
										at: expiresAt,
										language
									})
								]
							}),
							current ? null : a(Form, {
								visit,
								name: "session",
								id,
								look: "plain",
								submit: words.endSession[language],
								about: `${words.endSession[language]}: ${name}`
							})
						]
					});
				})
			})
		]
	});
}
// server/pages/account/security/settings.tsx
const settings = {
	needsSession: true,
	show: async (visit) => ({
		title: words.settings[visit.language],
		main: a(Settings, { visit })
	}),
	forms: { delete: {
		fields: ["password", "confirm"],
		async act(visit, { password, confirm }) {
			const expected = fieldProblems["confirm"] ?? "";
			if (confirm !== "1") throw failure("input.missing", {
				field: "confirm",
				expected
			}, { reason: "confirm" });
			await visit.ask("deleteAccount", { body: { password } });
			return toSignIn(visit, "deleted");
		}
	} }
};
const names = {
	en: "English",
	ko: "한국어"
};
function Settings({ visit }) {
	const { language, problem } = visit;
	return a($, { children: [
		a("section", {
			"aria-labelledby": "language",
			children: [
				a("h2", {
					id: "language",
					children: words.language[language]
				}),
				a("p", { children: words.languageAbout[language] }),
				a("ul", {
					class: "choices",
					children: languages.map((each) => a("li", { children: a("a", {
						class: "button plain",
						href: linkTo(accountPaths.settings, each),
						lang: each,
						hreflang: each,
						"aria-current": each === language ? "true" : void 0,
						children: names[each]
					}) }))
				})
			]
		}),
		a("section", {
			"aria-labelledby": "export",
			children: [
				a("h2", {
					id: "export",
					children: words.export[language]
				}),
				a("p", { children: words.exportAbout[language] }),
				a("p", { children: a("a", {
					class: "button plain",
					href: "/api/account/export",
					download: "portcullis-account.json",
					children: words.download[language]
				}) })
			]
		}),
		a("section", {
			"aria-labelledby": "delete",
			children: [a("h2", {
				id: "delete",
				children: words.delete[language]
			}), a("details", {
				open: problem?.form === "delete",
				children: [
					a("summary", { children: words.delete[language] }),
					a("p", { children: words.deleteAbout[language] }),
					a(Form, {
						visit,
						name: "delete",
						look: "danger",
						submit: words.delete[language],
						children: [a(CurrentPassword, {
							visit,
							form: "delete"
						}), a(Check, {
							visit,
							form: "delete",
							name: "confirm",
							label: words.understood[language],
							isNeeded: true
						})]
					})
				]
			})]
		})
	] });
}
// server/pages/account/status/links.tsx
const statusLinks = {
	needsSession: true,
	async show(visit) {
		const { links } = await visit.ask("statusLinks");
		return {
			title: words$9.title[visit.language],
			main: a(StatusLinks, {
				visit,
				links
			})
		};
	},
	forms: {
		create: {
			fields: ["expires_in_days"],
			async act({ ask, dependencies }, { expires_in_days = "90" }) {
				const { path } = await ask("addStatusLink", { body: { expires_in_days } });
				return { made: `${dependencies.home.url}${path}` };
			}
		},
		revoke: {
			fields: [],
			async act({ ask, language }, { id = "" }) {
				await ask("revokeStatusLink", {
					parts: { id },
					body: {}
				});
				return { to: linkTo(accountPaths.status, language, { done: "link-revoked" }) };
			}
		}
	}
};
function StatusLinks({ visit, links }) {
	const { language, made } = visit;
	return a($, { children: [
		a("p", {
			class: "lede",
			children: words$9.lede[language]
		}),
		typeof made === "string" ? a("section", {
			class: "verdict pass",
			role: "status",
			children: [a("p", { children: words$9.once[language] }), a(Secret, {
				label: words$9.link[language],
				text: made,
				visit
			})]
		}) : null,
		a(Form, {
			visit,
			name: "create",
			submit: words$9.create[language],
			children: a(Select, {
				visit,
				form: "create",
				name: "expires_in_days",
				label: words$9.expires[language],
				value: "90",
				options: [
					"7",
					"30",
					"90",
					"365"
				].map((count) => [count, fill(words$9.days, { count }, language)])
			})
		}),
		a("h2", { children: words$9.yours[language] }),
		links.length === 0 ? a("p", {
			class: "empty",
			children: words$9.none[language]
		}) : a("ul", {
			class: "items",
			children: links.map(({ id, expiresAt }) => a("li", {
				class: "item",
				children: [a("p", { children: [
					words$9.until[language],
					": ",
					a(Time, {
						at: expiresAt,
						language
					})
				] }), a(Form, {
					visit,
					name: "revoke",
					id,
					look: "plain",
					submit: words$9.revoke[language],
					about: `${words$9.revoke[language]}: ${expiresAt}`
				})]
			}))
		})
	] });
}
// server/pages/account/watches/alerts.tsx
const alertNames = [
	"expiry_days",
	"min_severity",
	"severities",
	"maintenance"
];
const longestTable = 4096;
function Alerts({ visit, form, watch }) {
	const { language } = visit;
	const common = {
		visit,
		form
	};
	return a($, { children: [
		a(Field, {
			...common,
			name: "expiry_days",
			label: words$4.expiryDays[language],
			hint: words$4.expiryDaysHint[language],
			value: watch.expiryDays.join(", ")
		}),
		a(Select, {
			...common,
			name: "min_severity",
			label: words$4.minSeverity[language],
			value: watch.minSeverity,
			options: severities.map((each) => [each, reportWords.severity[each][language]])
		}),
		a(Field, {
			...common,
			name: "severities",
			label: words$4.severities[language],
			hint: words$4.severitiesHint[language],
			value: severitiesText(watch.severities),
			maxLength: longestTable,
			isOptional: true
		}),
		a(Field, {
			...common,
			name: "maintenance",
			label: words$4.maintenance[language],
			hint: words$4.maintenanceHint[language],
			value: maintenanceText(watch.maintenance),
			isOptional: true
		})
	] });
}
// server/pages/account/watches/ownership.tsx
function Ownership({ visit, ownership, host }) {
	const { language } = visit;
	const { domain, record, file, proofs } = ownership;
	return a("section", {
		"aria-labelledby": "ownership",
		children: [
			a("h2", {
				id: "ownership",
				children: words$4.ownership[language]
			}),
			a(SeenNow, { visit }),
			proofs.length === 0 ? a("p", { children: words$4.unproven[language] }) : a("ul", { children: proofs.map(({ name, kind, checkedAt }) => a("li", { children: [
				a("span", {
					class: "tag pass",
					children: words$4.proven[language]
				}),
				" ",
				fill(words$4.proofs[kind], { name: harmless(name, 253) }, language),
				" (",
				a(Time, {
					at: checkedAt,
					language
				}),
				")"
			] })) }),
			a("p", { children: words$4.ownershipAbout[language] }),
			a("p", { children: fill(words$4.record, { domain: harmless(domain, 253) }, language) }),
			a(Secret, {
				label: words$4.recordName[language],
				text: record.name,
				visit
			}),
			a(Secret, {
				label: words$4.recordValue[language],
				text: record.value,
				visit
			}),
			a("p", { children: fill(words$4.file, { host: harmless(host, 253) }, language) }),
			a(Secret, {
				label: words$4.fileUrl[language],
				text: file.url,
				visit
			}),
			a(Secret, {
				label: words$4.fileLine[language],
				text: file.line,
				visit
			}),
			a(Form, {
				visit,
				name: "verify",
				look: "plain",
				submit: words$4.verify[language]
			})
		]
	});
}
function SeenNow({ visit: { made, language } }) {
	if (made === null) return null;
	const { dns, https } = made;
	return a("div", {
		class: `verdict ${dns === "shown" || https === "shown" ? "pass" : "warn"}`,
		role: "status",
		children: [a("p", { children: [
			words$4.seenDns[language],
			": ",
			words$4.seen[dns][language]
		] }), a("p", { children: [
			words$4.seenFile[language],
			": ",
			words$4.seen[https][language]
		] })]
	});
}
// server/pages/account/watches/one.tsx
const day = 864e5;
const watch = {
	needsSession: true,
	async show(visit) {
		const [watch, titles] = await Promise.all([visit.ask("watch", { parts: visit.parts }), titlesIn(visit)]);
		const [ownership, overview] = await Promise.all([visit.ask("ownership", { query: { target: watch.target } }), visit.ask("watchOverview", { query: { target: watch.target } })]);
		const results = overview.watches[0]?.results ?? [];
		return {
			title: harmless(watch.target, 253),
			main: a(Page, {
				visit,
				watch,
				ownership,
				results,
				titles
			})
		};
	},
	forms: {
		settings: {
			fields: scheduleFields,
			act: (visit, given) => change(visit, { ...scheduleOf(given) }, "watch-changed")
		},
		alerts: {
			fields: alertNames,
			act: (visit, given) => change(visit, Object.fromEntries(alertNames.map((name) => [name, given[name] ?? ""])), "watch-changed")
		},
		pause: {
			fields: [],
			act: (visit) => change(visit, { paused: true }, "watch-paused")
		},
		resume: {
			fields: [],
			act: (visit) => change(visit, { paused: false }, "watch-resumed")
		},
		mute: {
			fields: ["days"],
			act(visit, { days = "1" }) {
				const until = visit.dependencies.now() + Math.min(Math.max(Number(days) || 1, 1), 365) * day;
				return change(visit, { mute_until: new Date(until).toISOString() }, "watch-muted");
			}
		},
		unmute: {
			fields: [],
			act: (visit) => change(visit, { mute_until: null }, "watch-unmuted")
		},
		run: {
			fields: [],
			async act(visit) {
				await visit.ask("runWatch", { parts: visit.parts });
				return back(visit, "watch-runs");
			}
		},
		verify: {
			fields: [],
			async act({ ask, parts }) {
				const { target } = await ask("watch", { parts });
				const { seen } = await ask("verifyOwnership", { body: { target } });
				return { made: seen };
			}
		},
		remove: {
			fields: [],
			async act({ ask, parts, language }) {
				await ask("removeWatch", { parts });
				return { to: linkTo(accountPaths.watches, language, { done: "watch-removed" }) };
			}
		}
	}
};
async function change(visit, body, done) {
	await visit.ask("changeWatch", {
		parts: visit.parts,
		body
	});
	return back(visit, done);
}
function back({ parts, language }, done) {
	return { to: linkTo(pathTo("watch", parts), language, { done }) };
}
function Page({ visit, watch, ownership, results, titles }) {
	const { language, dependencies } = visit;
	const { target, domain, mutedUntil } = watch;
	const states = stateOf$1(watch, dependencies.now());
	return a($, { children: [
		a("p", { children: [states.map((state) => a($, { children: [a("span", {
			class: `tag ${state === "running" ? "pass" : "unknown"}`,
			children: words$4[state][language]
		}), " "] })), states.includes("muted") ? a("span", {
			class: "quiet",
			children: [
				words$4.mutedUntil[language],
				": ",
				a(Time, {
					at: mutedUntil,
					language
				})
			]
		}) : null] }),
		a("p", { children: [
			a("a", {
				href: linkTo(pathTo("domain", { domain }), language),
				children: fill(words$4.toChanges, { domain: harmless(domain, 253) }, language)
			}),
			" · ",
			a("a", {
				href: pathIn(reportPath(target), language),
				children: words$4.toReport[language]
			})
		] }),
		a("div", {
			class: "actions",
			children: [
				a(Form, {
					visit,
					name: "run",
					look: "plain",
					submit: words$4.runNow[language]
				}),
				watch.paused ? a(Form, {
					visit,
					name: "resume",
					look: "plain",
					submit: words$4.resume[language]
				}) : a(Form, {
					visit,
					name: "pause",
					look: "plain",
					submit: words$4.pause[language]
				}),
				states.includes("muted") ? a(Form, {
					visit,
					name: "unmute",
					look: "plain",
					submit: words$4.unmute[language]
				}) : null
			]
		}),
		a(CheckTable, {
			visit,
			watch,
			ownership,
			results,
			titles
		}),
		a(Folds, {
			visit,
			watch,
			titles
		}),
		a(Ownership, {
			visit,
			ownership,
			host: target
		})
	] });
}
function CheckTable({ visit: { language }, watch, ownership, results, titles }) {
	const byCheck = new Map(results.map((result) => [result.check, result]));
	return a(Rows, {
		label: words$4.checks[language],
		heads: [
			words$4.check,
			words$4.result,
			words$4.last,
			words$4.next
		].map((each) => each[language]),
		rows: watch.checks.map((each) => [
			titles.get(each.check) ?? each.check,
			a(Result, {
				check: each,
				result: byCheck.get(each.check),
				isProven: ownership.proofs.length > 0,
				language
			}),
			each.ranAt === null ? words$4.notYet[language] : a(Time, {
				at: each.ranAt,
				language
			}),
			each.dueAt === null ? "–" : a(Time, {
				at: each.dueAt,
				language
			})
		])
	});
}
function Result({ check: { check, ranAt, reason }, result, isProven, language }) {
	if (isIntrusive(check) && !isProven) return a($, { children: words$4.waits[language] });
	if (ranAt === null) return a($, { children: words$4.notYet[language] });
	if (reason !== null) return a($, { children: fill(words$4.failed, { reason: reasonWords(reason) }, language) });
	if (!result || result.status === null) return a($, { children: words$4.undetermined[language] });
	return a($, { children: [
		a("span", {
			class: `tag ${toneOfResult(result) ?? "unknown"}`,
			children: resultText(result, language)
		}),
		" ",
		countText(result.problems ?? 0, language)
	] });
}
function Folds({ visit, watch, titles }) {
	const { language, problem } = visit;
	return a("div", {
		class: "folds",
		children: [
			a("details", {
				open: problem?.form === "settings",
				children: [a("summary", { children: words$4.settings[language] }), a(Form, {
					visit,
					name: "settings",
					submit: words$4.save[language],
					children: a(Schedule, {
						visit,
						form: "settings",
						titles,
						checks: watch.checks.map(({ check }) => check),
						interval: watch.interval
					})
				})]
			}),
			a("details", {
				open: problem?.form === "alerts",
				children: [a("summary", { children: words$4.alerts[language] }), a(Form, {
					visit,
					name: "alerts",
					submit: words$4.save[language],
					children: a(Alerts, {
						visit,
						form: "alerts",
						watch
					})
				})]
			}),
			a("details", { children: [
				a("summary", { children: words$4.mute[language] }),
				a("p", { children: words$4.muteAbout[language] }),
				a(Form, {
					visit,
					name: "mute",
					look: "plain",
					submit: words$4.mute[language],
					children: a(Select, {
						visit,
						form: "mute",
						name: "days",
						label: words$4.muteFor[language],
						value: "7",
						options: Object.entries(words$4.muteTimes).map(([days, text]) => [days, text[language]])
					})
				})
			] }),
			a("details", { children: [
				a("summary", { children: words$4.remove[language] }),
				a("p", { children: words$4.removeAbout[language] }),
				a(Form, {
					visit,
					name: "remove",
					look: "danger",
					submit: words$4.remove[language]
				})
			] })
		]
	});
}
// server/pages/account/pages.ts
const accountPages = {
	overview: dashboard,
	signIn,
	signInCode,
	signInLink,
	signInOidc,
	oidcCallback,
	signUp,
	confirm,
	mailReset,
	reset,
	signOut,
	watches,
	watch,
	certificates,
	changes,
	domain,
	channels,
	channel,
	keys,
	security,
	status: statusLinks,
	settings
};
// server/pages/account/problem.ts
const secrets = new Set([
	"password",
	"new_password",
	"code",
	"backup_code",
	"form_token"
]);
const fieldOfReason = {
	quota: "",
	registration: ""
};
function problemOf(failure, form, given, language) {
	const field = fieldOf(failure, given);
	const known = fieldProblems;
	const own = failure.code === "INVALID_INPUT" && /^input\.(?:missing|value|option|secret)$/.test(failure.facts.id) && field !== null ? known[field] : void 0;
	const kept = Object.entries(given).filter(([name]) => !secrets.has(name));
	return {
		form,
		id: given["id"] ?? "",
		field,
		message: (failure.reason === "origin" ? words$7.outdated : own)?.[language] ?? describeFailure(failure.facts, language),
		given: Object.fromEntries(kept)
	};
}
function fieldOf({ code, reason, facts }, given) {
	if (facts.id === "credentials.wrong") return credentialField(facts.params["what"], given);
	if (code !== "INVALID_INPUT" || reason in fieldOfReason) return null;
	return /^[a-z_]{1,30}$/.test(reason) ? reason : null;
}
function credentialField(what, given) {
	if (typeof what !== "object" || what.en !== "code") return "password";
	return "backup_code" in given ? "backup_code" : "code";
}
// server/pages/account/route.ts
const unkept = [["cache-control", "no-store"], ["x-robots-tag", "noindex"]];
const largestForm = 16384;
const [formField, itemField] = ["do", "id"];
function openAccountPages(options) {
	const api = openInnerCalls(options.routes, { withKey: false });
	return (id) => async (request, draft) => {
		draft.names = [];
		try {
			return await answer(id, request, draft, {
				...options,
				ask: api(request, draft)
			});
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			return failed(error, request, options);
		}
	};
}
async function answer(id, request, draft, office) {
	const page = accountPages[id];
	const dependencies = office.accounts.dependencies();
	const landed = landing(id, request, dependencies.cookies);
	if (landed) return redirect(landed.to, [landed.cookie]);
	const formCookie = cookieOf(request.incoming, dependencies.cookies.form);
	const browser = formCookie ?? crypto.randomUUID();
	if (formCookie === void 0) draft.fields.push(["set-cookie", setCookie(dependencies.cookies.form, browser, lifetimes$1.session / 1e3, dependencies.cookies)]);
	const account = page.needsSession ? await office.ask("account").catch(unlessSignedOut) : null;
	if (page.needsSession && account === null) return redirect(signInFor(request));
	const visit = {
		request,
		language: request.language,
		parts: partsOf(accountPaths[id], request.path),
		query: new URLSearchParams(request.search),
		pages: office.pages,
		dependencies,
		ask: office.ask,
		account,
		formToken: dependencies.formToken(browser, cookieOf(request.incoming, dependencies.cookies.session) ?? ""),
		linkToken: keptLink(id, request, dependencies.cookies),
		problem: null,
		made: null
	};
	return request.method === "POST" ? posted(page, visit, draft) : shown(page, visit, draft);
}
async function posted(page, visit, draft) {
	const { request, dependencies, language } = visit;
	let given = {};
	try {
		checkOrigin(request.incoming, dependencies.home);
		const names = [...new Set(Object.values(page.forms).flatMap(({ fields }) => fields))];
		given = await readForm(request.incoming, [
			...names,
			formField,
			itemField,
			formTokenField
		], largestForm);
		checkFormToken(given[formTokenField], request.incoming, dependencies.cookies, dependencies.formToken);
		const task = Object.entries(page.forms).find(([name]) => name === given[formField])?.[1];
		if (!task) throw failure("input.missing", {
			field: formField,
			expected: neededValue(Object.keys(page.forms).join(", "))
		});
		const next = await task.act(visit, given);
		return "to" in next ? redirect(next.to, cookiesOf(next, dependencies)) : await shown(page, {
			...visit,
			made: next.made
		}, draft);
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		if (error.reason === "session" && page.needsSession) return redirect(signInFor(request));
		const problem = problemOf(error, given[formField] ?? "", given, language);
		return shown(page, {
			...visit,
			problem
		}, draft, error);
	}
}
async function shown(page, visit, draft, error) {
	const found = await page.show(visit);
	if ("to" in found) return redirect(found.to);
	return pageReply(frame(found, visit), visit.request, error, draft);
}
function failed(error, request, { pages }) {
	return pageReply(sorry(error, request, pages.settingOf(request)), request, error);
}
function pageReply(content, { gone }, error, draft) {
	if (error && gone().aborted) throw error;
	const status = error === void 0 ? 200 : statusOf(error);
	const wait = error?.retryAfter ? [["retry-after", `${error.retryAfter}`]] : [];
	if (draft && error) draft.note = {
		...draft.note,
		code: error.code,
		reason: error.facts.id
	};
	return {
		status,
		fields: [
			...pageFields,
			...unkept,
			...wait
		],
		body: content
	};
}
function statusOf({ status }) {
	return status === 401 ? 403 : status;
}
function redirect(to, cookies = []) {
	const set = cookies.map((cookie) => ["set-cookie", cookie]);
	return {
		status: 303,
		fields: [
			...pageFields,
			...unkept,
			["location", to],
			...set
		],
		body: ""
	};
}
function cookiesOf(next, { cookies }) {
	return "endsLink" in next && next.endsLink ? [setCookie(cookies.link, "", 0, cookies)] : [];
}
function signInFor({ path, language }) {
	return linkTo(accountPaths.signIn, language, { to: safeReturn(path) });
}
function unlessSignedOut(error) {
	if (error instanceof Failure && error.reason === "session") return null;
	throw error;
}
function partsOf(pattern, path) {
	const given = path.split("/");
	return Object.fromEntries(pattern.split("/").flatMap((part, at) => {
		const name = /^\{(?<name>\w+)\}$/.exec(part)?.groups?.["name"];
		return name === void 0 ? [] : [[name, given[at] ?? ""]];
	}));
}
export { openAccountPages };
