import { Ii as unshown, Si as reasonWords, bi as reportWords, ds as severities, fo as within, lo as reach, ts as hostOf } from "./gate.js";
import { ct as secretFailure, dt as printable, ft as beginning, pt as shorten, xt as fill, yt as failure } from "./start.js";
import { i as makeId } from "./format.js";
import { i as email } from "./fields.js";
import { r as loadCheck } from "./watchable.js";
import { r as wordsOfChange } from "./between.js";
import { _ as reportPath } from "./paths2.js";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
// server/notifications/channel.ts
const channelKinds = [
	"webhook",
	"email",
	"slack",
	"discord",
	"teams",
	"ntfy",
	"telegram",
	"json"
];
const channelModes = ["at-once", "daily"];
const channelStates = [
	"unconfirmed",
	"active",
	"disabled"
];
const disabledReasons = [
	"owner",
	"gone",
	"unsubscribed"
];
const deliveryKinds = [
	"change",
	"digest",
	"test",
	"confirmation"
];
const deliveryStates = [
	"waiting",
	"delivered",
	"failed",
	"cancelled"
];
// server/notifications/address.ts
const anEmail = {
	en: "an e-mail address such as jin@shop.example",
	ko: "jin@shop.example 같은 이메일 주소"
};
const aUrl = {
	en: "an https URL without user name, password or fragment, such as https://hooks.shop.example/portcullis",
	ko: "https://hooks.shop.example/portcullis처럼 사용자 이름, 비밀번호, 프래그먼트가 없는 https URL"
};
const aTopic = {
	en: "the https URL of an ntfy topic such as https://ntfy.sh/my-topic",
	ko: "https://ntfy.sh/my-topic 같은 ntfy 토픽의 https URL"
};
const aChat = {
	en: "the id of a Telegram chat such as -1001234567890, or the name of a public channel such as @shop_alerts",
	ko: "-1001234567890 같은 Telegram 채팅 ID 또는 @shop_alerts 같은 공개 채널 이름"
};
const aPublicHost = {
	en: "an https URL whose host is on the public internet",
	ko: "호스트가 공인 인터넷에 있는 https URL"
};
function readAddress(kind, text, allow) {
	if (kind === "email") {
		const { data } = email.safeParse(text.trim());
		if (data === void 0) throw secretFailure("address", anEmail);
		return {
			address: data,
			shown: data
		};
	}
	if (kind === "telegram") return readChat(text.trim());
	const url = URL.parse(text.trim());
	const isPlain = url?.protocol === "https:" && url.username === "" && url.password === "" && url.hash === "";
	if (!url || !isPlain) throw secretFailure("address", aUrl);
	if (kind === "ntfy" && topicOf(url) === null) throw secretFailure("address", aTopic);
	const host = hostOf(url);
	const isLiteral = isIP(host) !== 0;
	if (/(?:^|\.)localhost\.?$/.test(host) || isLiteral && reach(host) !== "public" && !within(host, allow)) throw secretFailure("address", aPublicHost);
	return {
		address: url.href,
		shown: url.origin
	};
}
function readChat(text) {
	if (/^(?:-?[1-9]\d{0,15}|@[A-Za-z]\w{3,31})$/.test(text)) return {
		address: text,
		shown: text
	};
	throw secretFailure("address", aChat);
}
function topicOf({ pathname }) {
	return /^\/(?<topic>[-_A-Za-z0-9]{1,64})$/.exec(pathname)?.groups?.["topic"] ?? null;
}
// server/notifications/payload.ts
const mostChanges = 50;
const mostEffects = 20;
const longestValue = 300;
const emptyPayload = {
	changes: [],
	omitted: 0
};
function pack(changes, omitted = 0) {
	const sorted = changes.toSorted((one, other) => rankOf(one) - rankOf(other) || one.at - other.at);
	return {
		changes: sorted.slice(0, mostChanges).map(bounded),
		omitted: omitted + Math.max(0, sorted.length - mostChanges)
	};
}
function merge(pieces) {
	return pack(pieces.flatMap(({ changes }) => changes), pieces.reduce((sum, { omitted }) => sum + omitted, 0));
}
function readCargo(text) {
	return JSON.parse(text);
}
function rankOf({ severity }) {
	return severities.indexOf(severity);
}
function bounded(change) {
	const { subject, effects } = change;
	return {
		...change,
		subject: shortened(subject),
		...valuesOf$1(change),
		...effects && { effects: effects.slice(0, mostEffects).map((each) => ({
			...each,
			...valuesOf$1(each)
		})) }
	};
}
function valuesOf$1({ from, to }) {
	return {
		from: shortened(from),
		to: shortened(to)
	};
}
function shortened(text) {
	return text === null ? null : shorten(text, longestValue);
}
// server/notifications/deliveries.ts
const sendingKinds = {
	delivery: "delivery",
	letter: "letter"
};
const mostInterrupted = 30;
const mostShown = 100;
async function addDelivery({ db, jobs }, { channel, account, kind, payload }, now) {
	const id = `msg_${randomBytes(18).toString("base64url")}`;
	await db.insertInto("delivery").values({
		id,
		channel_id: channel,
		account,
		kind,
		body: JSON.stringify(payload),
		created_at: now,
		due_at: now,
		attempt: null,
		lease_until: null,
		attempts: 0,
		state: "waiting",
		finished_at: null,
		status: null,
		reason: null
	}).execute();
	await jobs.enqueue(db, (await waiting(db).where("delivery.id", "=", id).execute()).map(toJob), now);
	return id;
}
function waiting(db) {
	return db.selectFrom("delivery").innerJoin("channel", "channel.id", "delivery.channel_id").select([
		"delivery.id",
		"delivery.account",
		"channel.kind"
	]).where("delivery.state", "=", "waiting");
}
function kindOf(channelKind) {
	return channelKind === "email" ? sendingKinds.letter : sendingKinds.delivery;
}
function toJob({ id, account, kind }) {
	return {
		kind: kindOf(kind),
		payload: { id },
		key: id,
		group: account,
		attempts: mostInterrupted
	};
}
const [overdue, atATime] = [1e4, 500];
async function enqueueOverdue({ through }, now) {
	for (let after = "";;) {
		const rows = await through(({ db, jobs }) => db.transaction().execute(async (tx) => {
			const found = await waiting(tx).where("delivery.due_at", "<=", now - overdue).where((where) => where.or([where("delivery.lease_until", "is", null), where("delivery.lease_until", "<=", now)])).where("delivery.id", ">", after).orderBy("delivery.id").limit(atATime).execute();
			await jobs.enqueue(tx, found.map(toJob), now);
			return found;
		}));
		if (rows.length < atATime) return;
		after = rows.at(-1)?.id ?? "";
	}
}
async function listDeliveries({ through }, account, channel, id) {
	return through(async ({ db }) => {
		let query = db.selectFrom("delivery").selectAll().where("channel_id", "=", channel).where("account", "=", account);
		if (id !== void 0) query = query.where("id", "=", id);
		return (await query.orderBy("created_at", "desc").orderBy("id").limit(mostShown).execute()).map(toDelivery);
	});
}
async function resend({ through }, account, channel, id, now) {
	return through(({ db, jobs }) => db.transaction().execute(async (tx) => {
		const { numUpdatedRows } = await tx.updateTable("delivery").set({
			state: "waiting",
			due_at: now,
			attempts: 0,
			finished_at: null
		}).where("id", "=", id).where("channel_id", "=", channel).where("account", "=", account).where("state", "in", ["failed", "cancelled"]).executeTakeFirstOrThrow();
		await jobs.enqueue(tx, (await waiting(tx).where("delivery.id", "=", id).execute()).map(toJob), now);
		return numUpdatedRows > 0n;
	}));
}
async function readWaiting({ through }, id) {
	return through(async ({ db }) => {
		const found = await db.selectFrom("delivery").selectAll().where("id", "=", id).where("state", "=", "waiting").executeTakeFirst();
		const row = found && await db.selectFrom("channel").selectAll().where("id", "=", found.channel_id).executeTakeFirst();
		return found && row ? {
			...toDelivery(found),
			row
		} : null;
	});
}
async function takeDue(database, { only, canMail }) {
	const found = await readWaiting(database, only);
	if (!found || found.row.kind === "email" && !canMail) return [];
	return await database.through(({ db, jobs }) => jobs.cancel(db, kindOf(found.row.kind), only)) ? [found] : [];
}
async function record(tx, { id, channel }, { state, status, reason, dueAt, attempts, isGone = false }, now) {
	await tx.updateTable("delivery").set({
		state,
		status,
		reason,
		attempts,
		due_at: dueAt,
		attempt: null,
		lease_until: null,
		finished_at: dueAt === null ? now : null
	}).where("id", "=", id).where("state", "in", ["waiting", "cancelled"]).execute();
	if (isGone) await disable(tx, channel, now);
}
async function disable(tx, channel, now) {
	await tx.updateTable("channel").set({
		disabled_at: now,
		disabled_reason: "gone"
	}).where("id", "=", channel).where("disabled_at", "is", null).execute();
	await tx.updateTable("delivery").set({
		state: "cancelled",
		due_at: null,
		finished_at: now,
		reason: "gone"
	}).where("channel_id", "=", channel).where("state", "=", "waiting").execute();
	await dropWaiting(tx, channel);
}
async function dropWaiting(tx, channel) {
	for (const table of ["digest_entry", "pending_alert"]) await tx.deleteFrom(table).where("channel_id", "=", channel).execute();
}
function toDelivery(row) {
	return {
		id: row.id,
		channel: row.channel_id,
		account: row.account,
		kind: row.kind,
		payload: readCargo(row.body),
		state: row.state,
		attempts: row.attempts,
		status: row.status,
		reason: row.reason,
		createdAt: row.created_at,
		dueAt: row.due_at,
		finishedAt: row.finished_at
	};
}
// server/notifications/retry.ts
const [second, minute, hour] = [
	1e3,
	6e4,
	36e5
];
const pauses = [
	5 * second,
	5 * minute,
	30 * minute,
	2 * hour,
	5 * hour,
	10 * hour
];
function nextDigest(digestHour, now) {
	const today = Math.floor(now / (24 * hour)) * 24 * hour + digestHour * hour;
	return today > now ? today : today + 24 * hour;
}
// server/notifications/secrets.ts
const [prefix, secretBytes] = ["whsec_", 32];
function makeSecret() {
	return `${prefix}${randomBytes(secretBytes).toString("base64")}`;
}
function signedHeaders(secret, id, at, body) {
	const timestamp = `${Math.floor(at / 1e3)}`;
	const key = Buffer.from(secret.slice(prefix.length), "base64");
	return {
		"webhook-id": id,
		"webhook-timestamp": timestamp,
		"webhook-signature": `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`
	};
}
function linkToken(encryption, purpose, channel) {
	return `${channel.id}.${macOf(encryption, purpose, channel)}`;
}
function channelIn(token) {
	return /^(?<id>[0-9A-Za-z]{1,32})\.[\w-]{43}$/.exec(token)?.groups?.["id"] ?? null;
}
function isToken(encryption, purpose, channel, token) {
	const [wanted, given] = [Buffer.from(linkToken(encryption, purpose, channel)), Buffer.from(token)];
	return wanted.length === given.length && timingSafeEqual(wanted, given);
}
function macOf(encryption, purpose, { id, nonce }) {
	const about = purpose === "confirm" ? `${id} ${nonce}` : id;
	return createHmac("sha256", encryption.derive(`channel ${purpose} v1`)).update(about).digest("base64url");
}
// server/notifications/rows.ts
const confirmable = 864e5;
async function addChannel({ through }, { account, kind, address, shown, token = null, template = null, name, ...settings }, encryption, now) {
	const id = makeId();
	const secret = signedKinds.has(kind) ? makeSecret() : null;
	const stored = secret ?? token;
	const isMail = kind === "email";
	const row = {
		id,
		account,
		kind,
		...columnsOf(settings, now),
		address: encryption.seal(address, aboutAddress(id)),
		shown,
		secret: stored === null ? null : encryption.seal(stored, aboutSecret(id)),
		template: template === null ? null : encryption.seal(template, aboutTemplate(id)),
		nonce: makeId(),
		confirm_until: isMail ? now + confirmable : null,
		confirmed_at: isMail ? null : now,
		disabled_at: null,
		disabled_reason: null,
		created_at: now
	};
	return through(({ db, dialect, jobs }) => db.transaction().execute(async (tx) => {
		await dialect.lockAccount(tx, account);
		if (await countOf(tx, account) >= 20) return null;
		const named = name ?? await freeName(tx, account, shown);
		await tx.insertInto("channel").values({
			...row,
			name: named
		}).execute();
		if (isMail) await addDelivery({
			db: tx,
			jobs
		}, {
			channel: id,
			account,
			kind: "confirmation",
			payload: emptyPayload
		}, now);
		return {
			id,
			secret
		};
	}));
}
function aboutAddress(id) {
	return `channel address ${id}`;
}
const signedKinds = new Set(["webhook", "json"]);
const longestDefault = 90;
async function freeName(db, account, shown) {
	const rows = await db.selectFrom("channel").select("name").where("account", "=", account).execute();
	const taken = new Set(rows.map(({ name }) => name));
	const base = beginning(shown.replace(/^https:\/\//, ""), longestDefault);
	let name = base;
	for (let number = 2; taken.has(name); number++) name = `${base} ${number}`;
	return name;
}
function aboutTemplate(id) {
	return `channel template ${id}`;
}
function aboutSecret(id) {
	return `channel secret ${id}`;
}
function columnsOf({ language, mode, digestHour, minSeverity }, now) {
	return {
		language,
		mode,
		digest_hour: digestHour,
		digest_at: mode === "daily" ? nextDigest(digestHour, now) : null,
		min_severity: minSeverity
	};
}
async function countOf(db, account) {
	const { count } = await db.selectFrom("channel").where("account", "=", account).select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
	return count;
}
async function listChannels({ through }, account, id) {
	return through(async ({ db }) => {
		let query = db.selectFrom("channel").selectAll().where("account", "=", account);
		if (id !== void 0) query = query.where("id", "=", id);
		const rows = await query.orderBy("created_at").orderBy("id").execute();
		if (rows.length === 0) return [];
		const ids = rows.map((row) => row.id);
		const counts = await db.selectFrom("delivery").where("channel_id", "in", ids).groupBy(["channel_id", "state"]).select(["channel_id", "state"]).select(({ fn }) => [fn.countAll().as("count"), fn.max("finished_at").as("last")]).execute();
		return rows.map((row) => {
			const of = (state) => counts.find((each) => each.channel_id === row.id && each.state === state);
			return {
				...toChannel(row),
				waiting: of("waiting")?.count ?? 0,
				failed: of("failed")?.count ?? 0,
				lastDeliveredAt: of("delivered")?.last ?? null
			};
		});
	});
}
async function changeChannel({ through }, account, id, { enabled, template, ...change }, now) {
	return through(({ db, jobs }) => db.transaction().execute(async (tx) => {
		const row = await tx.selectFrom("channel").selectAll().where("id", "=", id).where("account", "=", account).executeTakeFirst();
		if (!row) return null;
		const before = toChannel(row);
		const next = columnsOf({
			...before,
			...change
		}, now);
		const digest_at = next.mode === "at-once" && before.mode === "daily" ? now : next.digest_at;
		const isAgain = enabled === true && mustConfirm(before);
		await tx.updateTable("channel").set({
			...next,
			digest_at,
			name: change.name ?? before.name,
			template: template ?? row.template,
			...enabled === void 0 ? {} : switched(before, enabled, now)
		}).where("id", "=", id).execute();
		if (!isAgain) return "changed";
		await mailLink({
			db: tx,
			jobs
		}, {
			id,
			account
		}, now);
		return "mail";
	}));
}
function mustConfirm({ kind, confirmedAt, disabledReason }) {
	return kind === "email" && (confirmedAt === null || disabledReason === "unsubscribed");
}
function switched(before, enabled, now) {
	if (enabled) return {
		disabled_at: null,
		disabled_reason: null,
		...mustConfirm(before) ? { confirmed_at: null } : {}
	};
	if (before.state === "disabled") return {};
	return {
		disabled_at: now,
		disabled_reason: "owner"
	};
}
async function mailLink(transaction, channel, now) {
	await transaction.db.updateTable("channel").set({
		nonce: makeId(),
		confirm_until: now + confirmable
	}).where("id", "=", channel.id).execute();
	await addDelivery(transaction, {
		channel: channel.id,
		account: channel.account,
		kind: "confirmation",
		payload: emptyPayload
	}, now);
}
async function removeChannel({ through }, account, id) {
	return through(({ db }) => db.transaction().execute(async (tx) => {
		const { numDeletedRows } = await tx.deleteFrom("channel").where("id", "=", id).where("account", "=", account).executeTakeFirstOrThrow();
		if (numDeletedRows === 0n) return false;
		for (const table of [
			"delivery",
			"digest_entry",
			"pending_alert"
		]) await tx.deleteFrom(table).where("channel_id", "=", id).execute();
		return true;
	}));
}
async function noteReader({ through }, id, answer, now) {
	await through(({ db }) => db.transaction().execute(async (tx) => {
		const set = answer === "confirm" ? {
			confirmed_at: now,
			confirm_until: null,
			nonce: makeId()
		} : {
			disabled_at: now,
			disabled_reason: "unsubscribed",
			confirm_until: null
		};
		await tx.updateTable("channel").set(set).where("id", "=", id).execute();
		if (answer === "unsubscribe") await dropWaiting(tx, id);
	}));
}
function toChannel(row) {
	const isDisabled = row.disabled_at !== null;
	return {
		id: row.id,
		account: row.account,
		kind: row.kind,
		name: row.name,
		language: row.language,
		mode: row.mode,
		digestHour: row.digest_hour,
		minSeverity: row.min_severity,
		shown: row.shown,
		state: isDisabled ? "disabled" : activeState(row.confirmed_at),
		disabledReason: row.disabled_reason,
		createdAt: row.created_at,
		confirmedAt: row.confirmed_at
	};
}
function activeState(confirmedAt) {
	return confirmedAt === null ? "unconfirmed" : "active";
}
// server/notifications/templates/escape.ts
const dotted = /[.。．｡](?=[\p{L}\d-]*\p{L})/gu;
function defang(text) {
	return text.replaceAll("<", "‹").replaceAll(">", "›").replaceAll("://", "[:]//").replace(dotted, "[.]").replaceAll("@", "[@]");
}
function changeText(line, quote = same, escape = same) {
	const shown = (text) => quote(text === line.rule ? text : defang(text));
	const subject = line.subject === "" ? "" : ` (${shown(line.subject)})`;
	const more = [line.cause, line.effects].filter((text) => text !== "").map((text) => `\n${escape(text)}`);
	return `${line.title}${subject}: ${shown(line.from)} → ${shown(line.to)}${more.join("")}`;
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
// server/notifications/message.ts
const texts = {
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
	channel: {
		en: "Channel: {channel}",
		ko: "채널: {channel}"
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
	},
	effects: {
		en: "Same cause: {list}",
		ko: "같은 원인: {list}"
	},
	changed: {
		en: "{check} {title} {from} → {to}",
		ko: "{check} {title} {from} → {to}"
	},
	found: {
		en: "{check} {title}",
		ko: "{check} {title}"
	},
	up: {
		en: "up",
		ko: "정상"
	},
	down: {
		en: "down: {reason}",
		ko: "중단: {reason}"
	},
	flapping: {
		en: "flapping: down and up again and again",
		ko: "불안정: 중단과 복구를 반복함"
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
async function messageOf({ kind, payload, language, baseUrl, channel }) {
	const lines = await Promise.all(payload.changes.map((change) => lineOf(change, language, baseUrl)));
	return {
		language,
		worst: payload.changes[0]?.severity ?? "info",
		heading: headingOf(lines, payload, language),
		lines,
		intro: introOf(kind)[language],
		omitted: payload.omitted,
		channel
	};
}
function introOf(kind) {
	if (kind === "test") return texts.testIntro;
	return kind === "digest" ? texts.digestIntro : {
		en: "",
		ko: ""
	};
}
function moreText(count, language) {
	if (count === 0) return "";
	return count === 1 ? texts.oneMore[language] : fill(texts.more, { count }, language);
}
function channelText({ channel, language }) {
	return fill(texts.channel, { channel }, language);
}
function headingOf(lines, { omitted }, language) {
	const [first] = lines;
	if (!first) return texts.test[language];
	const { severity, title, change } = first;
	if (lines.length === 1 && omitted === 0) return fill(texts.one, {
		severity,
		title,
		target: change.target,
		check: change.check
	}, language);
	const domains = [...new Set(lines.map((line) => line.change.domain))];
	const [domain = ""] = domains;
	const named = domains.length === 1 ? domain : fill(texts.others, {
		domain,
		count: domains.length - 1
	}, language);
	return fill(texts.several, {
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
		cause: isOver && cause !== "" ? fill(texts.over, { cause }, language) : cause,
		effects: await effectsOf(change, language),
		action: (isOver ? texts.better : action)[language],
		link: baseUrl === null ? null : `${baseUrl}${reportPath(change.target)}`
	};
}
async function effectsOf({ effects = [] }, language) {
	if (effects.length === 0) return "";
	const list = await Promise.all(effects.map(async (effect) => {
		const { check, field } = effect;
		const title = wordsOfChange(await loadCheck(check), effect).title[language];
		const [from = "", to = ""] = [effect.from, effect.to].map((text) => defang(valueText(field, text, language)));
		return fill(field === "finding" ? texts.found : texts.changed, {
			check,
			title,
			from,
			to
		}, language);
	}));
	return fill(texts.effects, { list: [...new Set(list)].join(", ") }, language);
}
function valueText(field, text, language) {
	if (text === null) return texts.none[language];
	if (field !== "availability") return shown(text);
	const [state = "", reason = ""] = text.split(" ");
	if (state === "down") return fill(texts.down, { reason: reasonWords(reason)[language] }, language);
	return state === "up" || state === "flapping" ? texts[state][language] : shown(text);
}
function valuesOf({ field, subject, from, to }, rule, language) {
	const valueOf = (text) => valueText(field, text, language);
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
// server/notifications/templates/webhook.ts
const eventTypes = {
	change: "domain.changed",
	digest: "domain.digest",
	test: "test",
	confirmation: "test"
};
function webhookBody({ kind, createdAt, payload }, { language, heading, lines, channel }) {
	return JSON.stringify({
		type: eventTypes[kind],
		timestamp: iso(createdAt),
		data: {
			channel,
			language,
			summary: heading,
			changes: lines.map(changeOf),
			omitted: payload.omitted
		}
	});
}
function changeOf({ change, title, cause, action, link }) {
	const { domain, target, check, field, subject, from, to, severity, direction, at, confirmedAt, effects = [] } = change;
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
		effects,
		at: iso(at),
		confirmedAt: confirmedAt === null ? null : iso(confirmedAt),
		url: link
	};
}
function iso(at) {
	return new Date(at).toISOString();
}
// server/notifications/templates/json.ts
const [longestText, longestList] = [3e3, 500];
const placeholders = {
	id: ({ id }) => id,
	type: ({ kind }) => eventTypes[kind],
	timestamp: ({ createdAt }) => new Date(createdAt).toISOString(),
	channel: (_delivery, { channel }) => channel,
	language: (_delivery, { language }) => language,
	severity: (_delivery, { worst }) => worst,
	summary: (_delivery, { heading }) => heading,
	text: (_delivery, message) => textOf(message),
	domain: (_delivery, { lines }) => lines[0]?.change.domain ?? "",
	domains: (_delivery, { lines }) => cut([...new Set(lines.map(({ change }) => change.domain))].join(", "), longestList),
	url: (_delivery, { lines }) => lines[0]?.link ?? "",
	count: (_delivery, { lines, omitted }) => lines.length + omitted,
	changes: (_delivery, { lines }) => lines.map(changeOf)
};
const placeholderNames = Object.keys(placeholders);
function isPlaceholder(name) {
	return Object.hasOwn(placeholders, name);
}
function jsonBody(template, delivery, message) {
	const valueOf = (name) => isPlaceholder(name) ? placeholders[name](delivery, message) : "";
	return JSON.stringify(filled(JSON.parse(template), valueOf));
}
function filled(value, valueOf) {
	if (typeof value === "string") return filledText(value, valueOf);
	if (Array.isArray(value)) return value.map((each) => filled(each, valueOf));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, valueOf)]));
}
function filledText(text, valueOf) {
	const alone = /^\{\{(\w+)\}\}$/.exec(text)?.[1];
	if (alone !== void 0) return valueOf(alone);
	return text.replaceAll(/\{\{(\w+)\}\}/g, (_found, name) => textIn(valueOf(name)));
}
function textOf({ heading, intro, lines, omitted, language }) {
	const { kept, left } = fitting(lines.map((line) => pieceOf(line, language)), longestText, (piece) => piece.length + 2);
	return [
		heading,
		intro,
		...kept,
		moreText(left + omitted, language)
	].filter((part) => part !== "").join("\n\n");
}
function textIn(value) {
	return typeof value === "object" ? JSON.stringify(value) : `${value}`;
}
// server/notifications/templates/telegram.ts
function telegramBody(chat, message) {
	const { heading, intro, lines, omitted, language, worst } = message;
	const { kept, left } = fitting(lines.map((line) => pieceOf(line, language)), 3296, (piece) => piece.length + 2);
	const parts = [
		cut(heading, 300),
		intro,
		...kept,
		moreText(left + omitted, language),
		channelText(message)
	];
	return JSON.stringify({
		chat_id: chat,
		text: parts.filter((part) => part !== "").join("\n\n"),
		link_preview_options: { is_disabled: true },
		disable_notification: worst === "info"
	});
}
// server/notifications/telegram.ts
const telegramDefault = "https://api.telegram.org";
const mostRead = 16384;
const aToken = {
	en: "the token of a Telegram bot as @BotFather gives it, such as 123456789:AAE…",
	ko: "@BotFather가 발급한 123456789:AAE… 같은 Telegram 봇 토큰"
};
const noToken = {
	en: "absent unless kind is telegram",
	ko: "kind가 telegram일 때만 지정하는 값"
};
function readToken(kind, text) {
	const isWanted = kind === "telegram";
	if (!isWanted && text === void 0) return null;
	const token = text?.trim() ?? "";
	if (isWanted && /^\d{3,20}:[\w-]{30,100}$/.test(token)) return token;
	const [field, reason] = ["token", "token"];
	if (text === void 0) throw failure("input.missing", {
		field,
		expected: aToken
	}, { reason });
	throw failure("input.value", {
		field,
		expected: isWanted ? aToken : noToken,
		given: unshown
	}, { reason });
}
function telegramPosting(base, token, chat, message) {
	return {
		url: `${base}/bot${token}/sendMessage`,
		headers: {},
		body: telegramBody(chat, message),
		mostRead
	};
}
const refusals = [
	[
		400,
		/chat not found/i,
		"telegram.no-chat"
	],
	[
		400,
		/upgraded to a supergroup/i,
		"telegram.moved"
	],
	[
		400,
		/not enough rights|need administrator rights|CHAT_WRITE_FORBIDDEN/i,
		"telegram.rights"
	],
	[
		401,
		/(?:)/,
		"telegram.token"
	],
	[
		403,
		/(?:)/,
		"telegram.forbidden"
	],
	[
		404,
		/(?:)/,
		"telegram.token"
	]
];
const longestWait = 86400;
function readTelegramAnswer({ status, retryAfter, body = "" }) {
	const { description, seconds } = partsOf(body);
	const [, , reason] = refusals.find(([code, pattern]) => code === status && pattern.test(description)) ?? [];
	const wait = status === 429 ? Math.max(retryAfter ?? 0, seconds) : retryAfter ?? 0;
	return {
		reason: reason ?? null,
		isFinal: reason !== void 0,
		retryAfter: wait === 0 ? null : wait
	};
}
function partsOf(body) {
	const answer = jsonIn(body);
	const description = typeof answer?.description === "string" ? answer.description.slice(0, 300) : "";
	const wait = (answer?.parameters)?.retry_after;
	return {
		description,
		seconds: typeof wait === "number" && wait > 0 ? Math.min(Math.ceil(wait), longestWait) : 0
	};
}
function jsonIn(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
export { signedHeaders as A, takeDue as B, listChannels as C, channelIn as D, toChannel as E, listDeliveries as F, readAddress as G, merge as H, readWaiting as I, channelModes as J, topicOf as K, record as L, pauses as M, addDelivery as N, isToken as O, enqueueOverdue as P, disabledReasons as Q, resend as R, countOf as S, removeChannel as T, pack as U, emptyPayload as V, readCargo as W, deliveryKinds as X, channelStates as Y, deliveryStates as Z, aboutAddress as _, isPlaceholder as a, addChannel as b, webhookBody as c, labels as d, messageOf as f, fitting as g, cut as h, telegramPosting as i, nextDigest as j, linkToken as k, pieceOf as l, changeText as m, readToken as n, jsonBody as o, moreText as p, channelKinds as q, telegramDefault as r, placeholderNames as s, readTelegramAnswer as t, channelText as u, aboutSecret as v, noteReader as w, changeChannel as x, aboutTemplate as y, sendingKinds as z };
