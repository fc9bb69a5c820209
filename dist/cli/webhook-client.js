import { cr as reportWords, gr as openGuard, oi as withPatience } from "./gate.js";
import { ht as Failure, lt as printable, ut as beginning, yt as fill } from "./start.js";
import { t as operator } from "./record.js";
import { r as loadCheck } from "./watchable.js";
import { D as readCargo, S as sendingKinds, T as merge, _ as enqueueOverdue, b as record, f as linkToken, g as addDelivery, h as pauses, k as topicOf, l as toChannel, m as nextDigest, n as aboutSecret, p as signedHeaders, t as aboutAddress, y as readWaiting } from "./rows2.js";
import { d as linkPaths, h as reportPath } from "./paths.js";
import { r as wordsOfChange } from "./between.js";
// server/notifications/cleanup.ts
const keptFor = 2592e6;
const mostKept = 500;
async function cleanUpDeliveries(database, now) {
	await database.through(({ db }) => db.deleteFrom("delivery").where("finished_at", "<", now - keptFor).execute());
	for (const [channel, column] of await crowded(database)) await database.through(async ({ db }) => {
		const end = await endOf(db, channel, column);
		if (end === void 0) return;
		if (column === "finished_at") await forget(db, channel, end);
		else await giveUp(db, channel, end, now);
	});
}
async function crowded({ through }) {
	return (await through(({ db }) => db.selectFrom("delivery").select(["channel_id", ({ fn }) => fn.count("finished_at").as("finished")]).select(({ fn }) => fn.countAll().as("all")).groupBy("channel_id").having(({ fn }) => fn.countAll(), ">", mostKept).execute())).flatMap(({ channel_id: channel, finished, all }) => [...finished > mostKept ? [[channel, "finished_at"]] : [], ...all - finished > mostKept ? [[channel, "created_at"]] : []]);
}
async function endOf(db, channel, column) {
	return (await db.selectFrom("delivery").select(column).where("channel_id", "=", channel).where("finished_at", column === "finished_at" ? "is not" : "is", null).orderBy(column, "desc").offset(mostKept).limit(1).executeTakeFirst())?.[column] ?? void 0;
}
async function forget(db, channel, end) {
	await db.deleteFrom("delivery").where("channel_id", "=", channel).where("finished_at", "<=", end).execute();
}
async function giveUp(db, channel, end, now) {
	await db.updateTable("delivery").set({
		state: "failed",
		reason: "too-many",
		due_at: null,
		finished_at: now
	}).where("channel_id", "=", channel).where("state", "=", "waiting").where("created_at", "<=", end).execute();
}
// server/notifications/digest.ts
const atATime = 50;
const mostEntries = 500;
async function rollDigests(database, now) {
	const due = await database.through(({ db }) => db.selectFrom("channel").selectAll().where("digest_at", "<=", now).orderBy("digest_at").limit(atATime).execute());
	for (const row of due) await database.through(({ db, jobs }) => db.transaction().execute((tx) => rollOne({
		db: tx,
		jobs
	}, row, now)));
}
async function rollOne({ db: tx, jobs }, row, now) {
	const { id, account, mode, digest_hour: digestHour, digest_at: before } = row;
	const { numUpdatedRows } = await tx.updateTable("channel").set({ digest_at: mode === "daily" ? nextDigest(digestHour, now) : null }).where("id", "=", id).where("digest_at", "=", before).executeTakeFirstOrThrow();
	if (numUpdatedRows === 0n) return;
	const entries = await tx.selectFrom("digest_entry").select(["id", "body"]).where("channel_id", "=", id).orderBy("id").limit(mostEntries).execute();
	const last = entries.at(-1);
	if (!last) return;
	await tx.deleteFrom("digest_entry").where("channel_id", "=", id).where("id", "<=", last.id).execute();
	if (row.disabled_at !== null || row.confirmed_at === null) return;
	const payload = merge(entries.map(({ body }) => readCargo(body)));
	await addDelivery({
		db: tx,
		jobs
	}, {
		channel: id,
		account,
		kind: "digest",
		payload
	}, now);
}
// server/notifications/message.ts
const texts$1 = {
	one: {
		en: "[{severity}] {target}: {title} ({check})",
		ko: "[{severity}] {target}: {title}({check})"
	},
	several: {
		en: "[{severity}] {domains}: {count} changes",
		ko: "[{severity}] {domains}: 변경 {count}건"
	},
	others: {
		en: "{domain} and {count} more",
		ko: "{domain} 외 {count}개"
	},
	test: {
		en: "Test message from Portcullis",
		ko: "Portcullis 시험 메시지"
	},
	testIntro: {
		en: "This channel works. Changes of the domains that you watch are sent here.",
		ko: "이 채널은 정상입니다. 감시하는 도메인의 변경을 여기로 보냅니다."
	},
	digestIntro: {
		en: "Changes since the last daily message:",
		ko: "지난 일일 메시지 이후의 변경:"
	},
	more: {
		en: "{count} more changes are not listed here. See the report of the domain.",
		ko: "여기에 표시하지 않은 변경이 {count}건 더 있습니다. 도메인 보고서에서 확인하십시오."
	},
	oneMore: {
		en: "1 more change is not listed here. See the report of the domain.",
		ko: "여기에 표시하지 않은 변경이 1건 더 있습니다. 도메인 보고서에서 확인하십시오."
	},
	none: {
		en: "none",
		ko: "없음"
	},
	better: {
		en: "No action is needed: this ends an earlier problem.",
		ko: "조치할 것이 없습니다. 이전 문제가 해결되었습니다."
	},
	over: {
		en: "Before: {cause}",
		ko: "이전: {cause}"
	}
};
const labels = {
	from: {
		en: "before",
		ko: "이전"
	},
	to: {
		en: "now",
		ko: "현재"
	},
	action: {
		en: "What to do",
		ko: "조치"
	},
	report: {
		en: "Report",
		ko: "보고서"
	}
};
const longestShown = 200;
async function messageOf({ kind, payload, language, baseUrl }) {
	const lines = await Promise.all(payload.changes.map((change) => lineOf(change, language, baseUrl)));
	return {
		language,
		worst: payload.changes[0]?.severity ?? "info",
		heading: headingOf(lines, payload, language),
		lines,
		intro: introOf(kind)[language],
		omitted: payload.omitted
	};
}
function introOf(kind) {
	if (kind === "test") return texts$1.testIntro;
	return kind === "digest" ? texts$1.digestIntro : {
		en: "",
		ko: ""
	};
}
function moreText(count, language) {
	if (count === 0) return "";
	return count === 1 ? texts$1.oneMore[language] : fill(texts$1.more, { count }, language);
}
function headingOf(lines, { omitted }, language) {
	const [first] = lines;
	if (!first) return texts$1.test[language];
	const { severity, title, change } = first;
	if (lines.length === 1 && omitted === 0) return fill(texts$1.one, {
		severity,
		title,
		target: change.target,
		check: change.check
	}, language);
	const domains = [...new Set(lines.map((line) => line.change.domain))];
	const [domain = ""] = domains;
	const named = domains.length === 1 ? domain : fill(texts$1.others, {
		domain,
		count: domains.length - 1
	}, language);
	return fill(texts$1.several, {
		severity,
		domains: named,
		count: lines.length + omitted
	}, language);
}
async function lineOf(change, language, baseUrl) {
	const { title, finding, action } = wordsOfChange(await loadCheck(change.check), change);
	const isOver = change.direction === "better";
	const cause = finding?.cause[language] ?? "";
	return {
		change,
		severity: reportWords.severity[change.severity][language],
		title: title[language],
		...valuesOf(change, finding?.id ?? null, language),
		cause: isOver && cause !== "" ? fill(texts$1.over, { cause }, language) : cause,
		action: (isOver ? texts$1.better : action)[language],
		link: baseUrl === null ? null : `${baseUrl}${reportPath(change.target)}`
	};
}
function valuesOf({ subject, from, to }, rule, language) {
	const valueOf = (text) => text === null ? texts$1.none[language] : shown(text);
	if (rule === null) return {
		rule,
		subject: shown(subject ?? ""),
		from: valueOf(from),
		to: valueOf(to)
	};
	const named = (text) => text && rule;
	return {
		rule,
		subject: shown((to ?? from ?? "").slice(rule.length + 1)),
		from: valueOf(named(from)),
		to: valueOf(named(to))
	};
}
function shown(text) {
	return printable(text, longestShown);
}
// server/notifications/templates/escape.ts
const dotted = /[.。．｡](?=[\p{L}\d-]*\p{L})/gu;
function defang(text) {
	return text.replaceAll("<", "‹").replaceAll(">", "›").replaceAll("://", "[:]//").replace(dotted, "[.]").replaceAll("@", "[@]");
}
function changeText(line, quote = same, escape = same) {
	const shown = (text) => quote(text === line.rule ? text : defang(text));
	const subject = line.subject === "" ? "" : ` (${shown(line.subject)})`;
	const cause = line.cause === "" ? "" : `\n${escape(line.cause)}`;
	return `${line.title}${subject}: ${shown(line.from)} → ${shown(line.to)}${cause}`;
}
function same(text) {
	return text;
}
function fitting(pieces, most, lengthOf = (text) => text.length) {
	let room = most;
	const end = pieces.findIndex((piece) => (room -= lengthOf(piece)) < 0);
	const kept = end === -1 ? pieces : pieces.slice(0, end);
	return {
		kept,
		left: pieces.length - kept.length
	};
}
function cut(text, most) {
	return text.length <= most ? text : `${beginning(text, most - 1)}…`;
}
// server/notifications/templates/discord.ts
const [longestTitle, longestText$1] = [256, 4e3];
const colours = {
	critical: 9109504,
	high: 13840175,
	medium: 16088064,
	low: 16498733,
	info: 6323595
};
function discordBody({ heading, intro, lines, omitted, language, worst }) {
	const { kept, left } = fitting(lines.map((line) => pieceOf$1(line, language)), longestText$1 - 200);
	const rest = moreText(left + omitted, language);
	const description = [
		intro,
		...kept,
		rest
	].filter((piece) => piece !== "").join("\n\n");
	return JSON.stringify({
		allowed_mentions: { parse: [] },
		embeds: [{
			title: cut(escaped(heading), longestTitle),
			description,
			color: colours[worst]
		}]
	});
}
function pieceOf$1(line, language) {
	const { severity, change, action, link } = line;
	const report = link === null ? "" : `\n[${labels.report[language]}](${link})`;
	return `${`**${severity}** · ${code(change.target)} · ${change.check}`}\n${changeText(line, code, escaped)}\n${labels.action[language]}: ${escaped(action)}${report}`;
}
function code(text) {
	return `\`${text.replaceAll("`", "'")}\``;
}
function escaped(text) {
	return text.replace(/[\\*_~`|<>@#]/g, String.raw`\$&`);
}
// server/notifications/templates/plain.ts
function pieceOf(line, language) {
	const { severity, change, action, link } = line;
	const head = `${severity.toUpperCase()}  ${change.target} · ${change.check}`;
	const report = link === null ? [] : [link];
	return [
		head,
		changeText(line),
		`${labels.action[language]}: ${action}`,
		...report
	].join("\n");
}
// server/notifications/templates/letter.ts
const texts = {
	foot: {
		en: "You get this because {to} is a notification channel at {home}.\nUnsubscribe: {unsubscribe}",
		ko: "{to} 주소가 {home}의 알림 채널로 등록되어 있어 보낸 메일입니다.\n수신 거부: {unsubscribe}"
	},
	confirmSubject: {
		en: "Confirm notifications to this address",
		ko: "알림 수신을 확인해 주십시오"
	},
	confirm: {
		en: "You are receiving this because this address was entered for domain notifications from {home}.\n\nTo confirm, open this link within 24 hours:\n{confirm}\n\nIf you did not request this, ignore this message. No further messages will be sent.\nTo decline now: {unsubscribe}",
		ko: "이 주소가 {home}의 도메인 알림 수신 주소로 입력되어 보내 드리는 메일입니다.\n\n알림을 받으려면 24시간 안에 다음 링크를 열어 확인해 주십시오.\n{confirm}\n\n직접 요청하지 않았다면 이 메일을 무시하십시오. 더 이상 메일을 보내지 않습니다.\n바로 거부하려면 다음 링크를 여십시오.\n{unsubscribe}"
	}
};
function letterFor(delivery, message, to, links) {
	const { home, confirm, unsubscribe } = links;
	const headers = {
		"List-Unsubscribe": `<${unsubscribe}>`,
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		"Auto-Submitted": "auto-generated"
	};
	const messageId = `<${delivery.id}@${new URL(home).hostname}>`;
	const { language } = message;
	if (confirm !== null) {
		const text = fill(texts.confirm, {
			home,
			confirm,
			unsubscribe
		}, language);
		return {
			to,
			subject: `${texts.confirmSubject[language]} · Portcullis`,
			text: `${text}\n`,
			headers,
			messageId
		};
	}
	const { heading, intro, lines, omitted } = message;
	const foot = fill(texts.foot, {
		to,
		home,
		unsubscribe
	}, language);
	const text = [
		intro,
		...lines.map((line) => pieceOf(line, language)),
		moreText(omitted, language),
		`-- \n${foot}`
	].filter((part) => part !== "").join("\n\n");
	return {
		to,
		subject: cut(heading, 200),
		text: `${text}\n`,
		headers,
		messageId
	};
}
// server/notifications/templates/ntfy.ts
const priorities = {
	critical: 5,
	high: 4,
	medium: 3,
	low: 3,
	info: 2
};
function ntfyBody(topic, { heading, intro, lines, omitted, language, worst }) {
	const { kept, left } = fitting(lines.map((line) => pieceOf(line, language)), 3600, (text) => Buffer.byteLength(text) + 2);
	const rest = moreText(left + omitted, language);
	const message = [
		intro,
		...kept,
		rest
	].filter((piece) => piece !== "").join("\n\n");
	const link = lines[0]?.link ?? null;
	return JSON.stringify({
		topic,
		title: cut(heading, 200),
		message,
		priority: priorities[worst],
		...link !== null && { click: link }
	});
}
// server/notifications/templates/slack.ts
const [longestHeader, longestText, mostLines$1] = [
	150,
	2900,
	20
];
function slackBody({ heading, intro, lines, omitted, language }) {
	const shown = lines.slice(0, mostLines$1);
	const rest = moreText(lines.length - shown.length + omitted, language);
	const blocks = [
		{
			type: "header",
			text: {
				type: "plain_text",
				text: cut(heading, longestHeader),
				emoji: false
			}
		},
		...intro === "" ? [] : [plain(intro)],
		...shown.flatMap((line) => blocksOf$1(line, language)),
		...rest === "" ? [] : [plain(rest)]
	];
	return JSON.stringify({
		text: escapeSlack(heading),
		mrkdwn: false,
		parse: "none",
		link_names: false,
		unfurl_links: false,
		unfurl_media: false,
		blocks
	});
}
function blocksOf$1(line, language) {
	const { severity, change, action, link } = line;
	const text = plain(cut(`${`${severity.toUpperCase()} · ${change.target} · ${change.check}\n${changeText(line)}`}\n${labels.action[language]}: ${action}`, longestText));
	const report = `<${link ?? ""}|${labels.report[language]}>`;
	return link === null ? [text] : [text, {
		type: "context",
		elements: [{
			type: "mrkdwn",
			text: report,
			verbatim: true
		}]
	}];
}
function plain(text) {
	return {
		type: "section",
		text: {
			type: "plain_text",
			text,
			emoji: false
		}
	};
}
function escapeSlack(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
// server/notifications/templates/teams.ts
const mostLines = 12;
function teamsBody({ heading, intro, lines, omitted, language }) {
	const shown = lines.slice(0, mostLines);
	const rest = moreText(lines.length - shown.length + omitted, language);
	const attachment = {
		contentType: "application/vnd.microsoft.card.adaptive",
		contentUrl: null,
		content: {
			$schema: "http://adaptivecards.io/schemas/adaptive-card.json",
			type: "AdaptiveCard",
			version: "1.4",
			body: [
				text([run(heading, {
					weight: "bolder",
					size: "medium"
				})]),
				...intro === "" ? [] : [text([run(intro)])],
				...shown.flatMap((line) => blocksOf(line, language)),
				...rest === "" ? [] : [text([run(rest)])]
			]
		}
	};
	return JSON.stringify({
		type: "message",
		attachments: [attachment]
	});
}
function blocksOf(line, language) {
	const { severity, change, action, link } = line;
	const words = text([
		run(`${severity} · ${change.target} · ${change.check}\n`, { weight: "bolder" }),
		run(`${changeText(line)}\n`),
		run(`${labels.action[language]}: ${action}`)
	]);
	if (link === null) return [words];
	return [words, {
		type: "ActionSet",
		actions: [{
			type: "Action.OpenUrl",
			title: labels.report[language],
			url: link
		}]
	}];
}
function text(inlines) {
	return {
		type: "RichTextBlock",
		inlines
	};
}
function run(words, style = {}) {
	return {
		type: "TextRun",
		text: words,
		...style
	};
}
// server/notifications/templates/webhook.ts
const types = {
	change: "domain.changed",
	digest: "domain.digest",
	test: "test",
	confirmation: "test"
};
function webhookBody({ kind, createdAt, payload }, { language, heading, lines }) {
	return JSON.stringify({
		type: types[kind],
		timestamp: iso(createdAt),
		data: {
			language,
			summary: heading,
			changes: lines.map(changeOf),
			omitted: payload.omitted
		}
	});
}
function changeOf({ change, title, cause, action, link }) {
	const { domain, target, check, field, subject, from, to, severity, direction, at, confirmedAt } = change;
	return {
		domain,
		target,
		check,
		field,
		title,
		subject,
		from,
		to,
		severity,
		direction,
		cause: cause === "" ? null : cause,
		action,
		at: iso(at),
		confirmedAt: confirmedAt === null ? null : iso(confirmedAt),
		url: link
	};
}
function iso(at) {
	return new Date(at).toISOString();
}
// server/notifications/send.ts
async function attempt(taken, sending, signal) {
	const channel = toChannel(taken.row);
	if (!(taken.kind === "confirmation" ? channel.state === "unconfirmed" : channel.state === "active")) return {
		outcome: "cancelled",
		status: null,
		reason: channel.state,
		wait: 0
	};
	try {
		return await (channel.kind === "email" ? mail(taken, sending, signal) : send(channel.kind, taken, sending, signal));
	} catch (error) {
		if (signal.aborted) return {
			outcome: "interrupted",
			status: null,
			reason: "aborted",
			wait: 0
		};
		return {
			...failed(reasonOf(error)),
			...error instanceof Failure && { failure: error.facts }
		};
	}
}
function failed(reason, status = null, wait = 0) {
	return {
		outcome: "failed",
		status,
		reason,
		wait
	};
}
function reasonOf(error) {
	if (error instanceof Failure) return error.facts.id === "source.untrusted" ? "tls.untrusted" : error.facts.reason;
	return error instanceof Unsealable ? "secret" : "internal";
}
var Unsealable = class extends Error {};
function unsealed(encryption, sealed, about) {
	try {
		return encryption.open(sealed, about);
	} catch (error) {
		throw new Unsealable("sealed with another secret", { cause: error });
	}
}
async function send(kind, taken, sending, signal) {
	const url = unsealed(sending.encryption(), taken.row.address, aboutAddress(taken.row.id));
	const message = await wordsFor(taken, sending);
	const isOperators = taken.account === operator;
	const posting = {
		...postings[kind](url, taken, message, sending),
		isOperators
	};
	const { status, retryAfter } = await sending.post(posting, signal);
	if (status >= 200 && status < 300) return {
		outcome: "delivered",
		status,
		reason: null,
		wait: 0
	};
	if (status === 410) return {
		outcome: "gone",
		status,
		reason: "http.410",
		wait: 0
	};
	return failed(status >= 300 && status < 400 ? "http.redirect" : `http.${status}`, status, 1e3 * (retryAfter ?? 0));
}
function wordsFor({ kind, payload, row }, { baseUrl }) {
	return messageOf({
		kind,
		payload,
		language: toChannel(row).language,
		baseUrl
	});
}
const postings = {
	webhook(url, taken, message, { encryption, now }) {
		const body = webhookBody(taken, message);
		const secret = unsealed(encryption(), taken.row.secret ?? "", aboutSecret(taken.row.id));
		return {
			url,
			headers: signedHeaders(secret, taken.id, now(), body),
			body
		};
	},
	slack: (url, _taken, message) => ({
		url,
		headers: {},
		body: slackBody(message)
	}),
	discord: (url, _taken, message) => ({
		url,
		headers: {},
		body: discordBody(message)
	}),
	teams: (url, _taken, message) => ({
		url,
		headers: {},
		body: teamsBody(message)
	}),
	ntfy(url, _taken, message) {
		const to = new URL(url);
		const topic = topicOf(to) ?? "";
		return {
			url: `${to.origin}/${to.search}`,
			headers: {},
			body: ntfyBody(topic, message)
		};
	}
};
function isFinal(code) {
	return code >= 500;
}
async function mail(taken, sending, signal) {
	const { mailer, baseUrl, encryption } = sending;
	if (!mailer || baseUrl === null) return failed("mail.unset");
	const to = unsealed(encryption(), taken.row.address, aboutAddress(taken.row.id));
	const link = (purpose) => `${baseUrl}${linkPaths[purpose]}?token=${encodeURIComponent(linkToken(encryption(), purpose, taken.row))}`;
	const links = {
		home: baseUrl,
		confirm: taken.kind === "confirmation" ? link("confirm") : null,
		unsubscribe: link("unsubscribe")
	};
	const letter = letterFor(taken, await wordsFor(taken, sending), to, links);
	const trouble = await mailer.deliver(letter, signal);
	if (trouble === null) return {
		outcome: "delivered",
		status: null,
		reason: null,
		wait: 0
	};
	if (signal.aborted) return {
		outcome: "interrupted",
		status: null,
		reason: "aborted",
		wait: 0
	};
	const { code, replied } = trouble;
	return {
		...failed(replied === null ? `smtp.${code.toLowerCase()}` : `smtp.${replied}`),
		...replied !== null && isFinal(replied) && { outcome: "refused" }
	};
}
// server/notifications/notifier.ts
const limits$1 = {
	most: 16,
	mostOfGroup: 4
};
const [minute, hour] = [6e4, 36e5];
function workOnNotifications(jobs, options) {
	const { database, now, mailer } = options;
	const onFailed = async ({ id }, tx) => {
		const found = await tx.selectFrom("delivery").selectAll().where("id", "=", id).executeTakeFirst();
		if (!found) return;
		await record(tx, {
			id,
			channel: found.channel_id
		}, {
			state: "failed",
			status: null,
			reason: "interrupted",
			dueAt: null,
			attempts: found.attempts
		}, now());
	};
	const sending = {
		...limits$1,
		pauses,
		onFailed
	};
	jobs.work(sendingKinds.delivery, sender(options), sending);
	if (mailer !== null) jobs.work(sendingKinds.letter, sender(options), sending);
	const once = { most: 1 };
	jobs.work("digest", () => rollDigests(database, now()), {
		...once,
		every: minute
	});
	jobs.work("delivery-overdue", () => enqueueOverdue(database, now()), {
		...once,
		every: minute
	});
	jobs.work("delivery-cleanup", () => cleanUpDeliveries(database, now()), {
		...once,
		every: hour
	});
}
function sender({ database, ...options }) {
	const { now } = options;
	return async (job, signal) => {
		const taken = await readWaiting(database, job.payload.id);
		if (!taken) return;
		const { dueAt } = taken;
		const attempted = dueAt !== null && dueAt > now() ? null : await attempt(taken, options, signal);
		const attempts = Math.max(taken.attempts + 1, job.attempt);
		await database.through(({ db }) => db.transaction().execute(async (tx) => {
			if (attempted === null) return job.giveBack(tx, dueAt ?? now());
			if (attempted.outcome === "interrupted") return job.giveBack(tx);
			const { reason, wait: atLeast } = attempted;
			const isRepeated = attempted.outcome === "failed" && mayRepeat(taken);
			const next = isRepeated ? await job.retry(tx, reason ?? "", {
				attempt: attempts,
				atLeast
			}) : null;
			if (!isRepeated) await job.finish(tx);
			return record(tx, taken, {
				...settledBy(attempted, next),
				attempts
			}, now());
		}));
	};
}
function mayRepeat({ kind }) {
	return kind !== "test";
}
async function sendOne(taken, { database, ...sending }, signal) {
	const attempted = await attempt(taken, sending, signal);
	const settled = {
		...settledBy(attempted, null),
		attempts: taken.attempts + 1
	};
	await database.through(({ db }) => db.transaction().execute((tx) => record(tx, taken, settled, sending.now())));
	return attempted;
}
function settledBy({ outcome, status, reason }, dueAt) {
	const ended = {
		status,
		reason,
		dueAt
	};
	if (outcome === "delivered" || outcome === "cancelled") return {
		...ended,
		state: outcome
	};
	if (outcome === "gone") return {
		...ended,
		state: "failed",
		isGone: true
	};
	return {
		...ended,
		state: dueAt === null ? "failed" : "waiting"
	};
}
// src/settings/webhook-client.ts
const patience = 15e3;
const limits = {
	connections: 8,
	bytes: 1048576,
	questions: 100
};
function openWebhookClient({ allow, authorities = [], pins = [], resolvers = [], optOut, operator }) {
	const usual = {
		special: false,
		allow,
		...optOut && { optOut }
	};
	return (posting, signal) => withPatience(signal, patience, async (within) => {
		const policy = {
			...usual,
			showsSpecial: posting.isOperators ?? false
		};
		const door = openGuard({
			signal: within,
			policy,
			pins,
			given: authorities,
			limits,
			operator,
			...resolvers.length > 0 && { resolvers }
		});
		try {
			return await door.post(posting);
		} finally {
			door.close();
		}
	});
}
export { sendOne as n, workOnNotifications as r, openWebhookClient as t };
