import { _t as failure } from "./start.js";
import { O as readAddress, c as removeChannel, d as isToken, g as addDelivery, i as changeChannel, l as toChannel, o as listChannels, r as addChannel, s as noteReader, u as channelIn, v as listDeliveries, w as emptyPayload, x as resend } from "./rows2.js";
// server/operations/iso-time.ts
function isoTime(at) {
	return at === null ? null : new Date(at).toISOString();
}
// server/notifications/answer.ts
function channelAnswer(channel) {
	const { account: _account, shown: address, lastDeliveredAt, confirmedAt, createdAt, ...rest } = channel;
	return {
		...rest,
		address,
		lastDeliveredAt: isoTime(lastDeliveredAt),
		confirmedAt: isoTime(confirmedAt),
		createdAt: isoTime(createdAt)
	};
}
function deliveryAnswer(delivery) {
	const { id, kind, state, payload, attempts, status, reason, createdAt, dueAt, finishedAt } = delivery;
	return {
		id,
		kind,
		state,
		domains: [...new Set(payload.changes.map(({ domain }) => domain))],
		changes: payload.changes.length + payload.omitted,
		attempts,
		status,
		reason,
		createdAt: isoTime(createdAt),
		nextAttemptAt: isoTime(dueAt),
		finishedAt: isoTime(finishedAt)
	};
}
// server/notifications/channels.ts
async function channelsOf({ database }, account) {
	const channels = await listChannels(database, account);
	return {
		channels: channels.map(channelAnswer),
		quota: {
			used: channels.length,
			limit: 20
		}
	};
}
async function add(dependencies, account, wanted) {
	const { kind, name, language, mode } = wanted;
	if (kind === "email" && !dependencies.canMail) throw dependencies.noMail?.() ?? failure("account.mail", {}, { reason: "kind" });
	const { address, shown } = readAddress(kind, wanted.address, dependencies.allow);
	const settings = {
		name,
		language,
		mode,
		digestHour: wanted.digest_hour,
		minSeverity: wanted.min_severity
	};
	const made = await addChannel(dependencies.database, {
		account,
		kind,
		address,
		shown,
		...settings
	}, dependencies.encryption(), dependencies.now());
	if (!made) throw failure("account.full", {
		limit: 20,
		what: words.channels
	}, { reason: "quota" });
	return {
		channel: await channelOf(dependencies, {
			account,
			id: made.id
		}),
		secret: made.secret
	};
}
async function channelOf(dependencies, mine) {
	return channelAnswer(await known(dependencies, mine));
}
async function change(dependencies, { account, id }, change) {
	const { digest_hour: digestHour, min_severity: minSeverity, ...rest } = change;
	const given = Object.fromEntries(Object.entries({
		...rest,
		digestHour,
		minSeverity
	}).filter(([, value]) => value !== void 0));
	if (await changeChannel(dependencies.database, account, id, given, dependencies.now()) === null) throw unknown(words.channel);
	return channelOf(dependencies, {
		account,
		id
	});
}
async function remove({ database }, { account, id }) {
	if (!await removeChannel(database, account, id)) throw unknown(words.channel);
	return { removed: true };
}
async function storeTest(dependencies, mine) {
	const { state } = await known(dependencies, mine);
	if (state !== "active") throw failure("account.state", { detail: inactive[state] }, { reason: "state" });
	const waiting = {
		channel: mine.id,
		account: mine.account,
		kind: "test",
		payload: emptyPayload
	};
	return dependencies.database.through(({ db, jobs }) => db.transaction().execute((tx) => addDelivery({
		db: tx,
		jobs
	}, waiting, dependencies.now())));
}
async function deliveryOf({ database }, { account, id }, delivery) {
	const [found] = await listDeliveries(database, account, id, delivery);
	if (!found) throw unknown(words.delivery);
	return deliveryAnswer(found);
}
async function deliveriesOf(dependencies, mine) {
	await known(dependencies, mine);
	return { deliveries: (await listDeliveries(dependencies.database, mine.account, mine.id)).map(deliveryAnswer) };
}
async function sendAgain(dependencies, mine, delivery) {
	const { state } = await known(dependencies, mine);
	await deliveryOf(dependencies, mine, delivery);
	if (state === "disabled") throw failure("account.state", { detail: inactive.disabled }, { reason: "state" });
	if (!await resend(dependencies.database, mine.account, mine.id, delivery, dependencies.now())) throw failure("account.state", { detail: notFailed }, { reason: "state" });
	return deliveryOf(dependencies, mine, delivery);
}
async function addressOfLink(dependencies, purpose, token) {
	return (await channelOfLink(dependencies, purpose, token))?.shown ?? null;
}
async function followLink(dependencies, purpose, token) {
	const channel = await channelOfLink(dependencies, purpose, token);
	if (!channel) throw failure("account.link", {}, { reason: "token" });
	await noteReader(dependencies.database, channel.id, purpose, dependencies.now());
	return { address: channel.shown };
}
async function channelOfLink({ database, encryption, now }, purpose, token) {
	const id = channelIn(token);
	if (id === null) return null;
	const row = await database.through(({ db }) => db.selectFrom("channel").selectAll().where("id", "=", id).where("kind", "=", "email").executeTakeFirst());
	if (!row || !isToken(encryption(), purpose, row, token)) return null;
	return purpose === "confirm" && (row.confirm_until === null || row.confirm_until <= now()) ? null : toChannel(row);
}
async function known({ database }, { account, id }) {
	const [found] = await listChannels(database, account, id);
	if (!found) throw unknown(words.channel);
	return found;
}
const words = {
	channel: {
		en: "channel",
		ko: "알림 채널"
	},
	channels: {
		en: "channels",
		ko: "알림 채널"
	},
	delivery: {
		en: "delivery",
		ko: "전송 기록"
	}
};
const inactive = {
	unconfirmed: {
		en: "the address is not confirmed yet",
		ko: "주소가 아직 확인되지 않았습니다"
	},
	disabled: {
		en: "the channel is disabled; enable it first",
		ko: "채널이 꺼져 있습니다. 먼저 켜십시오"
	}
};
const notFailed = {
	en: "only a delivery that failed or was cancelled can be sent again",
	ko: "실패했거나 취소된 전송만 다시 보낼 수 있습니다"
};
function unknown(what) {
	return failure("item.unknown", { what }, { reason: "id" });
}
export { channelsOf as a, followLink as c, storeTest as d, channelAnswer as f, channelOf as i, remove as l, addressOfLink as n, deliveriesOf as o, isoTime as p, change as r, deliveryOf as s, add as t, sendAgain as u };
