import { co as reach, do as within, es as severities, os as hostOf } from "./gate.js";
import { _t as failure, ct as shown, dt as shorten } from "./start.js";
import { i as makeId } from "./format.js";
import { i as email } from "./fields.js";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
// server/notifications/channel.ts
const channelKinds = [
	"webhook",
	"email",
	"slack",
	"discord",
	"teams",
	"ntfy"
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
const aPublicHost = {
	en: "an https URL whose host is on the public internet",
	ko: "호스트가 공인 인터넷에 있는 https URL"
};
function readAddress(kind, text, allow) {
	if (kind === "email") {
		const { data } = email.safeParse(text.trim());
		if (data === void 0) throw wrong(anEmail, text);
		return {
			address: data,
			shown: data
		};
	}
	const url = URL.parse(text.trim());
	const isPlain = url?.protocol === "https:" && url.username === "" && url.password === "" && url.hash === "";
	if (!url || !isPlain) throw wrong(aUrl, text);
	if (kind === "ntfy" && topicOf(url) === null) throw wrong(aTopic, text);
	const host = hostOf(url);
	const isLiteral = isIP(host) !== 0;
	if (/(?:^|\.)localhost\.?$/.test(host) || isLiteral && reach(host) !== "public" && !within(host, allow)) throw wrong(aPublicHost, text);
	return {
		address: url.href,
		shown: url.origin
	};
}
function topicOf({ pathname }) {
	return /^\/(?<topic>[-_A-Za-z0-9]{1,64})$/.exec(pathname)?.groups?.["topic"] ?? null;
}
function wrong(expected, text) {
	return failure("input.value", {
		field: "address",
		expected,
		given: shown(text)
	}, { reason: "address" });
}
// server/notifications/payload.ts
const mostChanges = 50;
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
	const { subject, from, to } = change;
	return {
		...change,
		subject: shortened(subject),
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
	await tx.deleteFrom("digest_entry").where("channel_id", "=", channel).execute();
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
async function addChannel({ through }, { account, kind, address, shown, ...settings }, encryption, now) {
	const id = makeId();
	const secret = kind === "webhook" ? makeSecret() : null;
	const isMail = kind === "email";
	const row = {
		id,
		account,
		kind,
		...columnsOf(settings, now),
		address: encryption.seal(address, aboutAddress(id)),
		shown,
		secret: secret === null ? null : encryption.seal(secret, aboutSecret(id)),
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
		await tx.insertInto("channel").values(row).execute();
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
function aboutSecret(id) {
	return `channel secret ${id}`;
}
function columnsOf({ name, language, mode, digestHour, minSeverity }, now) {
	return {
		name,
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
async function changeChannel({ through }, account, id, { enabled, ...change }, now) {
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
		for (const table of ["delivery", "digest_entry"]) await tx.deleteFrom(table).where("channel_id", "=", id).execute();
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
		if (answer === "unsubscribe") await tx.deleteFrom("digest_entry").where("channel_id", "=", id).execute();
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
export { channelKinds as A, takeDue as C, readCargo as D, pack as E, disabledReasons as F, channelStates as M, deliveryKinds as N, readAddress as O, deliveryStates as P, sendingKinds as S, merge as T, enqueueOverdue as _, countOf as a, record as b, removeChannel as c, isToken as d, linkToken as f, addDelivery as g, pauses as h, changeChannel as i, channelModes as j, topicOf as k, toChannel as l, nextDigest as m, aboutSecret as n, listChannels as o, signedHeaders as p, addChannel as r, noteReader as s, aboutAddress as t, channelIn as u, listDeliveries as v, emptyPayload as w, resend as x, readWaiting as y };
