import { i as makeId } from "./format.js";
import { Go as severities } from "./gate.js";
import { pt as shorten } from "./start.js";
import { t as sql } from "./sql.js";
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
// server/channels/cargo.ts
const mostChanges = 50;
const longestValue = 300;
const noCargo = {
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
// server/channels/retry.ts
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
const longestWait = 10 * hour;
const attemptLease = 9e4;
function nextPause(attempts, asked, chance) {
	const pause = pauses[attempts - 1];
	if (pause === void 0) return null;
	return Math.max(Math.round(pause * (.8 + .4 * chance)), Math.min(asked, longestWait));
}
function nextDigest(digestHour, now) {
	const today = Math.floor(now / (24 * hour)) * 24 * hour + digestHour * hour;
	return today > now ? today : today + 24 * hour;
}
// server/channels/deliveries.ts
const mostShown = 100;
async function addDelivery(db, { channel, account, kind, cargo }, now) {
	const id = `msg_${randomBytes(18).toString("base64url")}`;
	await db.insertInto("delivery").values({
		id,
		channel_id: channel,
		account,
		kind,
		body: JSON.stringify(cargo),
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
	return id;
}
async function listDeliveries({ through }, account, channel, id) {
	return through(async ({ db }) => {
		let query = db.selectFrom("delivery").selectAll().where("channel_id", "=", channel).where("account", "=", account);
		if (id !== void 0) query = query.where("id", "=", id);
		return (await query.orderBy("created_at", "desc").orderBy("id").limit(mostShown).execute()).map(toDelivery);
	});
}
async function resend({ through }, account, channel, id, now) {
	const { numUpdatedRows } = await through(({ db }) => db.updateTable("delivery").set({
		state: "waiting",
		due_at: now,
		attempts: 0,
		attempt: null,
		lease_until: null,
		finished_at: null
	}).where("id", "=", id).where("channel_id", "=", channel).where("account", "=", account).where("state", "in", ["failed", "cancelled"]).executeTakeFirstOrThrow());
	return numUpdatedRows > 0n;
}
async function takeDue({ through }, room) {
	const { now, most } = room;
	if (most < 1) return [];
	const found = await through(({ db }) => dueIn(db, room));
	const taken = [];
	for (const row of found) {
		const attempt = randomUUID();
		const channel = await through(({ db }) => takeOne(db, row, attempt, now));
		if (channel) taken.push({
			...toDelivery(row),
			attempts: row.attempts + 1,
			attempt,
			row: channel
		});
		if (taken.length === most) break;
	}
	return taken;
}
async function dueIn(db, { now, most, busy, canMail, only }) {
	let query = db.selectFrom("delivery").innerJoin("channel", "channel.id", "delivery.channel_id").selectAll("delivery").where("delivery.state", "=", "waiting").where("delivery.due_at", "<=", now).where((where) => where.or([where("delivery.lease_until", "is", null), where("delivery.lease_until", "<=", now)]));
	if (busy.length > 0) query = query.where("delivery.account", "not in", busy);
	if (!canMail) query = query.where("channel.kind", "<>", "email");
	if (only !== void 0) query = query.where("delivery.id", "=", only);
	return query.orderBy("delivery.due_at").orderBy("delivery.id").limit(most).execute();
}
async function takeOne(db, { id, channel_id: channel, attempt: before }, attempt, now) {
	const { numUpdatedRows } = await db.updateTable("delivery").set({
		attempt,
		lease_until: now + attemptLease,
		attempts: sql`attempts + 1`
	}).where("id", "=", id).where("state", "=", "waiting").where("attempt", before === null ? "is" : "=", before).where((where) => where.or([where("lease_until", "is", null), where("lease_until", "<=", now)])).executeTakeFirstOrThrow();
	if (numUpdatedRows === 0n) return null;
	return await db.selectFrom("channel").selectAll().where("id", "=", channel).executeTakeFirst() ?? null;
}
async function settle({ through }, { id, attempt, channel }, { state, status, reason, dueAt, isGone = false }, now) {
	return through(({ db }) => db.transaction().execute(async (tx) => {
		const { numUpdatedRows } = await tx.updateTable("delivery").set({
			state,
			status,
			reason,
			due_at: dueAt,
			attempt: null,
			lease_until: null,
			finished_at: dueAt === null ? now : null
		}).where("id", "=", id).where("attempt", "=", attempt).executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n) return false;
		if (isGone) await disable(tx, channel, now);
		return true;
	}));
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
	}).where("channel_id", "=", channel).where("state", "=", "waiting").where("attempt", "is", null).execute();
	await tx.deleteFrom("digest_entry").where("channel_id", "=", channel).execute();
}
async function giveBack({ through }, { id, attempt }) {
	await through(({ db }) => db.updateTable("delivery").set({
		attempt: null,
		lease_until: null,
		attempts: sql`attempts - 1`
	}).where("id", "=", id).where("attempt", "=", attempt).execute());
}
function toDelivery(row) {
	return {
		id: row.id,
		channel: row.channel_id,
		account: row.account,
		kind: row.kind,
		cargo: readCargo(row.body),
		state: row.state,
		attempts: row.attempts,
		status: row.status,
		reason: row.reason,
		createdAt: row.created_at,
		dueAt: row.due_at,
		finishedAt: row.finished_at
	};
}
// server/channels/secrets.ts
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
function linkToken(seals, purpose, channel) {
	return `${channel.id}.${macOf(seals, purpose, channel)}`;
}
function channelIn(token) {
	return /^(?<id>[0-9A-Za-z]{1,32})\.[\w-]{43}$/.exec(token)?.groups?.["id"] ?? null;
}
function isToken(seals, purpose, channel, token) {
	const [wanted, given] = [Buffer.from(linkToken(seals, purpose, channel)), Buffer.from(token)];
	return wanted.length === given.length && timingSafeEqual(wanted, given);
}
function macOf(seals, purpose, { id, nonce }) {
	const about = purpose === "confirm" ? `${id} ${nonce}` : id;
	return createHmac("sha256", seals.derive(`channel ${purpose} v1`)).update(about).digest("base64url");
}
// server/channels/rows.ts
const confirmable = 864e5;
async function addChannel({ through }, { account, kind, address, shown, ...settings }, seals, now) {
	const id = makeId();
	const secret = kind === "webhook" ? makeSecret() : null;
	const isMail = kind === "email";
	const row = {
		id,
		account,
		kind,
		...columnsOf(settings, now),
		address: seals.seal(address, aboutAddress(id)),
		shown,
		secret: secret === null ? null : seals.seal(secret, aboutSecret(id)),
		nonce: makeId(),
		confirm_until: isMail ? now + confirmable : null,
		confirmed_at: isMail ? null : now,
		disabled_at: null,
		disabled_reason: null,
		created_at: now
	};
	return through(({ db, dialect }) => db.transaction().execute(async (tx) => {
		await dialect.lockAccount(tx, account);
		if (await countOf(tx, account) >= 20) return null;
		await tx.insertInto("channel").values(row).execute();
		if (isMail) await addDelivery(tx, {
			channel: id,
			account,
			kind: "confirmation",
			cargo: noCargo
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
	return through(({ db }) => db.transaction().execute(async (tx) => {
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
		await mailLink(tx, {
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
async function mailLink(tx, channel, now) {
	await tx.updateTable("channel").set({
		nonce: makeId(),
		confirm_until: now + confirmable
	}).where("id", "=", channel.id).execute();
	await addDelivery(tx, {
		channel: channel.id,
		account: channel.account,
		kind: "confirmation",
		cargo: noCargo
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
		state: isDisabled ? "disabled" : row.confirmed_at === null ? "unconfirmed" : "active",
		disabledReason: row.disabled_reason,
		createdAt: row.created_at,
		confirmedAt: row.confirmed_at
	};
}
export { noCargo as C, merge as S, readCargo as T, resend as _, countOf as a, nextDigest as b, removeChannel as c, isToken as d, linkToken as f, listDeliveries as g, giveBack as h, changeChannel as i, toChannel as l, addDelivery as m, aboutSecret as n, listChannels as o, signedHeaders as p, addChannel as r, noteReader as s, aboutAddress as t, channelIn as u, settle as v, pack as w, nextPause as x, takeDue as y };
