import { Fi as readSecret, Li as readFile, Rt as pad, dt as readGiven, lt as serverModules, ps as plural, ut as givenFlags, yr as readLanguage, zt as widthOf } from "./gate.js";
import { D as toJson, K as toVariable, V as environmentOnly, g as optionsFor, l as tooManySubjects, ot as neededValue, u as exitCodes, ut as shown, vt as describeFailure, xt as fill, yt as failure } from "./start.js";
import { n as readPerforming, t as operationCommand } from "./operation.js";
import { r as commandTaskOf } from "./with-database.js";
// src/cli/commands/channel.ts
const said = {
	counts: {
		en: "{waiting} waiting, {failed} failed",
		ko: "대기 {waiting}건, 실패 {failed}건"
	},
	attempts: {
		en: "{count} attempts",
		ko: "시도 {count}회"
	},
	oneAttempt: {
		en: "1 attempt",
		ko: "시도 1회"
	},
	next: {
		en: "next {at}",
		ko: "다음 {at}"
	},
	blocked: {
		en: "{failure} To allow it, set PORTCULLIS_ALLOW_WEBHOOK_ADDRESSES={address}, for the server as well.",
		ko: "{failure} 허용하려면 PORTCULLIS_ALLOW_WEBHOOK_ADDRESSES={address|을/를} 설정하십시오. 서버에도 같은 값이 필요합니다."
	},
	added: {
		en: "Channel {id} was added. Changes of every watch of this server's operator are sent to {address}.",
		ko: "채널 {id|을/를} 추가했습니다. 운영자의 모든 감시에서 발견한 변경을 {address|으로/로} 보냅니다."
	},
	secret: {
		en: "The signing secret follows. It is not shown again:",
		ko: "서명 비밀 값입니다. 다시 표시하지 않습니다."
	},
	mailed: {
		en: "A link is sent to {address}. Notifications start after the reader confirms with that link.",
		ko: "{address} 주소로 확인 링크를 보냅니다. 링크에서 확인한 뒤부터 알림을 보냅니다."
	},
	none: {
		en: "There are no channels. Add one: npx portcullis channel add webhook https://hooks.example/portcullis",
		ko: "알림 채널이 없습니다. npx portcullis channel add webhook https://hooks.example/portcullis로 추가하십시오."
	},
	noDelivery: {
		en: "Nothing has been sent to this channel yet.",
		ko: "이 채널로 보낸 알림이 아직 없습니다."
	},
	delivered: {
		en: "The test message was delivered.",
		ko: "시험 메시지를 전달했습니다."
	},
	undelivered: {
		en: "The test message was not delivered: {reason}",
		ko: "시험 메시지를 전달하지 못했습니다: {reason}"
	},
	waiting: {
		en: "A server or worker that sends mail (PORTCULLIS_SMTP_URL, PORTCULLIS_BASE_URL) will send the test message.",
		ko: "메일을 보내는 서버나 워커(PORTCULLIS_SMTP_URL, PORTCULLIS_BASE_URL)가 시험 메시지를 보냅니다."
	},
	removed: {
		en: "Channel {id} was removed.",
		ko: "채널 {id|을/를} 삭제했습니다."
	},
	resent: {
		en: "Delivery {id} is due now. A running server or worker sends it within seconds.",
		ko: "전송 {id|을/를} 지금 보내도록 예약했습니다. 실행 중인 서버나 워커가 몇 초 안에 보냅니다."
	}
};
async function channelCommand({ argv, io, subjects, isFromEnvironment }) {
	const [first = "", ...words] = isFromEnvironment ? [] : subjects;
	const given = readGiven(givenFlags(argv), io.env, [...optionsFor("channel"), ...environmentOnly]);
	const performing = readPerforming(given, io.signal ?? new AbortController().signal);
	if (first !== "" && !Object.hasOwn(tasks, first)) {
		const done = await operationCommand({
			command: "channel",
			task: first,
			words,
			...performing,
			io
		});
		if (done !== null) return done;
	}
	const task = commandTaskOf("channel", first, tasks, argv);
	const { takes, example, run } = tasks[task];
	const excess = words[takes];
	if (excess !== void 0) throw tooManySubjects("channel", excess);
	if (words.length < takes) throw missing(example);
	return run({
		...performing,
		words,
		given,
		language: readLanguage(given),
		io
	});
}
const tasks = {
	add: {
		takes: 2,
		example: "add webhook https://hooks.example/portcullis",
		run: add
	},
	list: {
		takes: 0,
		example: "list",
		run: list
	},
	test: {
		takes: 1,
		example: "test ID",
		run: test
	},
	remove: {
		takes: 1,
		example: "remove ID",
		run: remove
	},
	deliveries: {
		takes: 1,
		example: "deliveries ID",
		run: deliveries
	},
	resend: {
		takes: 2,
		example: "resend ID msg_…",
		run: resend
	}
};
async function add(work) {
	const { perform, words, given, language, io } = work;
	const [kind = "", address = ""] = words;
	const token = kind === "telegram" ? readBotToken(given) : void 0;
	const template = templateIn(given);
	const made = await perform("addChannel", { body: {
		kind,
		address,
		...optional(given, "name"),
		...token !== void 0 && { token },
		...template !== void 0 && { template },
		...optional(given, "mode"),
		...optional(given, "min_severity"),
		...optional(given, "digest_hour"),
		language
	} });
	const { channel, secret } = made;
	if (given.isSet("json")) io.out(toJson(made));
	else {
		const sentence = channel.state === "unconfirmed" ? said.mailed : said.added;
		io.err(`${fill(sentence, {
			id: channel.id,
			address: channel.address
		}, language)}\n`);
		if (secret !== null) {
			io.err(`${said.secret[language]}\n`);
			io.out(`${secret}\n`);
		}
	}
	return exitCodes.pass;
}
function readBotToken(given) {
	const expected = {
		en: "the token of a bot, from @BotFather",
		ko: "@BotFather가 발급한 봇 토큰"
	};
	const token = readSecret("bot_token", given, {
		field: {
			en: "The token of the bot",
			ko: "봇 토큰"
		},
		isRight: (text) => text.length > 0,
		expected
	});
	if (token !== null) return token;
	const params = {
		field: toVariable("bot_token"),
		expected: neededValue(expected)
	};
	throw failure("input.missing", params, { reason: "bot_token" });
}
const largestTemplate = 1e5;
function templateIn(given) {
	const path = given.one("template");
	if (path === void 0) return void 0;
	const unusable = (detail) => failure("input.file", {
		field: given.naming("template"),
		path: shown(path),
		detail
	}, { reason: "template" });
	return readFile(path, {
		largest: largestTemplate,
		unusable
	}).toString();
}
function optional(given, name) {
	const text = given.one(name);
	return text === void 0 ? {} : { [name]: text };
}
async function list({ perform, given, language, io }) {
	const { channels: all } = await perform("channels");
	const { channelStateWords, disabledWords } = await wordsOfChannels();
	if (given.isSet("json")) io.out(toJson(all));
	else if (all.length === 0) io.err(`${said.none[language]}\n`);
	else io.out(table(all.map(rowOf)));
	return exitCodes.pass;
	function rowOf({ id, kind, address, waiting, failed, name, ...each }) {
		return [
			id,
			kind,
			stateOf(each),
			address,
			fill(said.counts, {
				waiting,
				failed
			}, language),
			name
		];
	}
	function stateOf({ state, disabledReason }) {
		const word = channelStateWords[state][language];
		return disabledReason === null ? word : `${word} (${disabledWords[disabledReason][language]})`;
	}
}
async function test({ perform, undelivered, words: [id = ""], given, language, io }) {
	const delivery = await perform("testChannel", { parts: { id } });
	const trouble = undelivered();
	const { state, reason } = delivery;
	const { deliveryReason, deliveryStateWords } = await wordsOfChannels();
	if (given.isSet("json")) io.out(toJson(delivery));
	else if (state === "delivered") io.err(`${said.delivered[language]}\n`);
	else if (state === "waiting") io.err(`${said.waiting[language]}\n`);
	else {
		const words = `${(reason === null ? deliveryStateWords[state] : deliveryReason(reason))[language]}.`;
		io.err(`${fill(said.undelivered, { reason: trouble ? failureText(trouble, language) : words }, language)}\n`);
	}
	return state === "failed" || state === "cancelled" ? exitCodes.unknown : exitCodes.pass;
}
function failureText(trouble, language) {
	const text = describeFailure(trouble, language);
	const { address } = trouble.params;
	if (trouble.id !== "address.private" || address === void 0) return text;
	return fill(said.blocked, {
		failure: text,
		address
	}, language);
}
async function remove({ perform, words: [id = ""], given, language, io }) {
	const done = await perform("removeChannel", { parts: { id } });
	if (given.isSet("json")) io.out(toJson(done));
	else io.err(`${fill(said.removed, { id }, language)}\n`);
	return exitCodes.pass;
}
async function deliveries({ perform, words: [id = ""], given, language, io }) {
	const { deliveryReason, deliveryStateWords, deliveryKindWords } = await wordsOfChannels();
	const { deliveries: all } = await perform("deliveries", { parts: { id } });
	if (given.isSet("json")) io.out(toJson(all));
	else if (all.length === 0) io.err(`${said.noDelivery[language]}\n`);
	else io.out(table(all.map((each) => [
		each.createdAt,
		fill(deliveryKindWords[each.kind], { count: each.changes }, language),
		deliveryStateWords[each.state][language],
		fill(plural(each.attempts, {
			one: said.oneAttempt,
			other: said.attempts
		}), { count: each.attempts }, language),
		each.reason === null ? "" : deliveryReason(each.reason)[language],
		each.nextAttemptAt === null ? "" : fill(said.next, { at: each.nextAttemptAt }, language),
		each.id
	])));
	return exitCodes.pass;
}
async function resend({ perform, words: [id = "", delivery = ""], given, language, io }) {
	const again = await perform("resendDelivery", { parts: {
		id,
		delivery
	} });
	if (given.isSet("json")) io.out(toJson(again));
	else io.err(`${fill(said.resent, { id: delivery }, language)}\n`);
	return exitCodes.pass;
}
function wordsOfChannels() {
	return serverModules.channelWords();
}
function table(rows) {
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ""))));
	return rows.map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0)).join("  ")).map((line) => `${line.trimEnd()}\n`).join("");
}
function missing(example) {
	const expected = `npx portcullis channel ${example}`;
	return failure("input.missing", {
		field: "channel",
		expected: {
			en: expected,
			ko: `예: ${expected}`
		}
	}, { reason: "channel" });
}
export { channelCommand };
