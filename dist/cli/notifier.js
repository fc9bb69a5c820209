import { n as fieldsOf } from "./between.js";
import { ds as severities } from "./gate.js";
import { r as loadCheck } from "./watchable.js";
import { A as signedHeaders, E as toChannel, H as merge, I as readWaiting, K as topicOf, L as record, M as pauses, N as addDelivery, P as enqueueOverdue, U as pack, W as readCargo, _ as aboutAddress, c as webhookBody, d as labels, f as messageOf, g as fitting, h as cut, i as telegramPosting, j as nextDigest, k as linkToken, l as pieceOf$1, m as changeText, o as jsonBody, p as moreText, t as readTelegramAnswer, u as channelText, v as aboutSecret, y as aboutTemplate, z as sendingKinds } from "./telegram.js";
import { _t as Failure, xt as fill } from "./start.js";
import { t as operator } from "./record.js";
import { f as linkPaths } from "./paths2.js";
// src/core/changes/causes.ts
const sums = new Set([
	"grade",
	"score",
	"version"
]);
const outages = new Set(["availability", "measurement"]);
function groupByCause(changes, checks) {
	const causes = [];
	const ranked = changes.toSorted((one, other) => rankOf(one) - rankOf(other));
	for (const change of ranked) {
		const same = causes.find((cause) => [cause.change, ...cause.effects].some((known) => isSame(known, change, checks)));
		if (same) same.effects.push(change);
		else causes.push({
			change,
			effects: []
		});
	}
	return causes.toSorted((one, other) => changes.indexOf(one.change) - changes.indexOf(other.change));
}
function rankOf({ field }) {
	if (sums.has(field)) return 2;
	return field === "finding" ? 1 : 0;
}
function isSame(known, change, checks) {
	if (known.target !== change.target || known.direction !== change.direction) return false;
	if (outages.has(known.field) && outages.has(change.field)) return true;
	if (sums.has(change.field)) return !sums.has(known.field) && known.check === change.check;
	if (change.field !== "finding") return false;
	const rule = ruleOf(change);
	if (known.field === "finding") return rule === ruleOf(known);
	const check = checks.get(known.check);
	const reports = check ? fieldsOf(check)[known.field]?.reports ?? [] : [];
	return typeof reports === "function" ? reports(rule, known) : reports.includes(rule);
}
function ruleOf({ from, to }) {
	return (to ?? from ?? "").replace(/^[^. ]*\./, "");
}
// server/monitoring/watch-jobs.ts
const watchJobs = "watch";
// server/notifications/alerts.ts
const alertJobs = "alert";
const [patience, pause, soon] = [
	9e5,
	5e3,
	12e4
];
const mostChanges = 500;
async function addAlerts({ db, jobs }, { channel, domain, changes, releaseAt }, now) {
	if (changes.length === 0) return;
	await db.insertInto("pending_alert").values(changes.map((each) => ({
		channel_id: channel,
		domain,
		created_at: now,
		release_at: releaseAt,
		body: JSON.stringify(each)
	}))).execute();
	await jobs.enqueue(db, [jobFor({
		channel,
		domain,
		since: releaseAt
	}, releaseAt)], now);
}
function jobFor(payload, at) {
	return {
		kind: alertJobs,
		payload,
		key: `${payload.channel} ${payload.domain}`,
		at
	};
}
function alertSender(database, now) {
	return async (job, _signal) => {
		const { payload } = job;
		if (now() - payload.since < patience && await isUnderWay(database, payload.domain, now())) {
			await database.through(({ db }) => db.transaction().execute((tx) => job.giveBack(tx, now() + pause)));
			return;
		}
		await database.through(({ db, jobs }) => db.transaction().execute(async (tx) => {
			await job.finish(tx);
			await sendReleased({
				db: tx,
				jobs
			}, payload, now());
		}));
	};
}
async function isUnderWay({ through }, domain, now) {
	return through(async (engine) => {
		if ((await engine.jobs.running(engine.db, "watch", now)).includes(domain)) return true;
		return await engine.db.selectFrom("watch_check").innerJoin("watch", "watch.id", "watch_check.watch_id").select("watch.id").where("watch.domain", "=", domain).where("watch_check.to_confirm", "is not", null).where("watch_check.due_at", "<=", now + soon).executeTakeFirst() !== void 0;
	});
}
async function sendReleased({ db, jobs }, payload, now) {
	const { channel: id, domain } = payload;
	const rows = await db.selectFrom("pending_alert").select([
		"id",
		"release_at",
		"created_at",
		"body"
	]).where("channel_id", "=", id).where("domain", "=", domain).orderBy("id").execute();
	const released = rows.filter((row) => row.release_at <= now).slice(0, mostChanges);
	const rest = rows.filter((row) => !released.includes(row)).map((row) => row.release_at);
	if (rest.length > 0) await jobs.enqueue(db, [jobFor({
		...payload,
		since: now
	}, Math.max(now, Math.min(...rest)))], now);
	if (released.length === 0) return;
	await db.deleteFrom("pending_alert").where("id", "in", released.map((row) => row.id)).execute();
	const changes = await withEffects(await stillSo(db, released.map(({ body, created_at: from, release_at: to }) => ({
		...JSON.parse(body),
		isHeld: to > from
	}))));
	if (changes.length > 0) await sendTo({
		db,
		jobs
	}, id, changes, now);
}
async function stillSo(db, pending) {
	const things = Map.groupBy(pending, ({ key, change }) => `${change.target} ${change.check} ${key}`);
	const kept = [];
	for (const all of things.values()) {
		const [first, last] = [all[0], all.at(-1)];
		if (!first || !last) continue;
		if (all.length > 1 && first.change.from === last.change.to || last.isHeld && !await isLatest(db, last)) continue;
		kept.push(all.length === 1 ? last.change : asOne(first.change, last.change));
	}
	return kept;
}
function asOne(first, last) {
	const whole = {
		...last,
		from: first.from
	};
	if (first.direction === last.direction) return whole;
	const severity = severities.find((each) => [first, last].some((change) => change.severity === each));
	return {
		...whole,
		direction: "neutral",
		severity: severity ?? last.severity
	};
}
async function isLatest(db, { key, change: { target, check } }) {
	return await db.selectFrom("change").select("id").where("target", "=", target).where("check_id", "=", check).where("key", "=", key).where("is_latest", "=", 1).executeTakeFirst() !== void 0;
}
async function withEffects(changes) {
	const ids = [...new Set(changes.map(({ check }) => check))];
	return groupByCause(changes, new Map(await Promise.all(ids.map(async (id) => [id, await loadCheck(id)])))).map(({ change, effects }) => {
		if (effects.length === 0) return change;
		const worst = pack([change, ...effects]).changes[0]?.severity ?? change.severity;
		return {
			...change,
			severity: worst,
			effects: effects.map(effectOf)
		};
	});
}
function effectOf({ check, field, from, to }) {
	return {
		check,
		field,
		from,
		to
	};
}
async function sendTo({ db, jobs }, id, changes, now) {
	const channel = await db.selectFrom("channel").select(["account", "mode"]).where("id", "=", id).where("confirmed_at", "is not", null).where("disabled_at", "is", null).executeTakeFirst();
	if (!channel) return;
	const payload = pack(changes);
	if (channel.mode === "at-once") await addDelivery({
		db,
		jobs
	}, {
		channel: id,
		account: channel.account,
		kind: "change",
		payload
	}, now);
	else await db.insertInto("digest_entry").values({
		channel_id: id,
		body: JSON.stringify(payload)
	}).execute();
}
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
// server/notifications/templates/discord.ts
const [longestTitle, longestText$1] = [256, 4e3];
const colours = {
	critical: 9109504,
	high: 13840175,
	medium: 16088064,
	low: 16498733,
	info: 6323595
};
function discordBody(message) {
	const { heading, intro, lines, omitted, language, worst } = message;
	const pieces = lines.map((line) => pieceOf(line, language));
	const { kept, left } = fitting(pieces, longestText$1 - 200);
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
			color: colours[worst],
			footer: { text: channelText(message) }
		}]
	});
}
function pieceOf(line, language) {
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
// server/notifications/templates/letter.ts
const texts = {
	foot: {
		en: "You get this because {to} is the notification channel “{channel}” at {home}.\nUnsubscribe: {unsubscribe}",
		ko: "{to} 주소가 {home}의 알림 채널 “{channel}”로 등록되어 있어 보낸 메일입니다.\n수신 거부: {unsubscribe}"
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
	const { heading, intro, lines, omitted, channel } = message;
	const foot = fill(texts.foot, {
		to,
		home,
		unsubscribe,
		channel
	}, language);
	const text = [
		intro,
		...lines.map((line) => pieceOf$1(line, language)),
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
function ntfyBody(topic, content) {
	const { heading, intro, lines, omitted, language, worst } = content;
	const pieces = lines.map((line) => pieceOf$1(line, language));
	const { kept, left } = fitting(pieces, 3300, (text) => Buffer.byteLength(text) + 2);
	const rest = moreText(left + omitted, language);
	const message = [
		intro,
		...kept,
		rest,
		channelText(content)
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
function slackBody(message) {
	const { heading, intro, lines, omitted, language } = message;
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
		...rest === "" ? [] : [plain(rest)],
		{
			type: "context",
			elements: [{
				type: "plain_text",
				text: channelText(message),
				emoji: false
			}]
		}
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
	const what = `${severity.toUpperCase()} · ${change.target} · ${change.check}\n${changeText(line)}`;
	const text = plain(cut(`${what}\n${labels.action[language]}: ${action}`, longestText));
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
function teamsBody(message) {
	const { heading, intro, lines, omitted, language } = message;
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
				...rest === "" ? [] : [text([run(rest)])],
				text([run(channelText(message), {
					isSubtle: true,
					size: "small"
				})])
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
	const address = unsealed(sending.encryption(), taken.row.address, aboutAddress(taken.row.id));
	const message = await wordsFor(taken, sending);
	const isOperators = taken.account === operator;
	const posting = {
		...postings[kind](address, taken, message, sending),
		isOperators
	};
	const posted = await sending.post(posting, signal);
	const { status } = posted;
	if (status >= 200 && status < 300) return {
		outcome: "delivered",
		status,
		reason: null,
		wait: 0
	};
	const { reason, isFinal, retryAfter } = kind === "telegram" ? readTelegramAnswer(posted) : byStatus(posted);
	if (isFinal) return {
		outcome: "refused",
		status,
		reason,
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
function byStatus({ retryAfter }) {
	return {
		reason: null,
		isFinal: false,
		retryAfter
	};
}
function wordsFor({ kind, payload, row }, { baseUrl }) {
	const { language, name: channel } = toChannel(row);
	return messageOf({
		kind,
		payload,
		language,
		baseUrl,
		channel
	});
}
const postings = {
	webhook: (url, taken, message, sending) => signed(url, taken, webhookBody(taken, message), sending),
	json(url, taken, message, sending) {
		const template = unsealed(sending.encryption(), taken.row.template ?? "", aboutTemplate(taken.row.id));
		return signed(url, taken, jsonBody(template, taken, message), sending);
	},
	telegram: (chat, taken, message, { encryption, telegramUrl }) => telegramPosting(telegramUrl ?? "https://api.telegram.org", secretOf(taken, encryption()), chat, message),
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
function secretOf({ row }, encryption) {
	return unsealed(encryption, row.secret ?? "", aboutSecret(row.id));
}
function signed(url, taken, body, { encryption, now }) {
	return {
		url,
		headers: signedHeaders(secretOf(taken, encryption()), taken.id, now(), body),
		body
	};
}
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
const limits = {
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
		...limits,
		pauses,
		onFailed
	};
	jobs.work(sendingKinds.delivery, sender(options), sending);
	if (mailer !== null) jobs.work(sendingKinds.letter, sender(options), sending);
	jobs.work(alertJobs, alertSender(database, now), { most: limits.most });
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
export { watchJobs as i, workOnNotifications as n, addAlerts as r, sendOne as t };
