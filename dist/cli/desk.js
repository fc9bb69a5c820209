import { gt as failure } from "./start.js";
import { t as readAddress } from "./address.js";
import { C as noCargo, _ as resend, c as removeChannel, d as isToken, g as listDeliveries, i as changeChannel, l as toChannel, m as addDelivery, o as listChannels, r as addChannel, s as noteReader, u as channelIn } from "./rows.js";
import { n as shownDelivery, t as shownChannel } from "./shown.js";
// server/channels/desk.ts
async function channelsOf({ database }, account) {
	const channels = await listChannels(database, account);
	return {
		channels: channels.map(shownChannel),
		quota: {
			used: channels.length,
			limit: 20
		}
	};
}
async function add(desk, account, wanted) {
	const { kind, name, language, mode } = wanted;
	if (kind === "email" && !desk.canMail) throw failure("account.mail", {}, { reason: "kind" });
	const { address, shown } = readAddress(kind, wanted.address, desk.allow);
	const settings = {
		name,
		language,
		mode,
		digestHour: wanted.digest_hour,
		minSeverity: wanted.min_severity
	};
	const made = await addChannel(desk.database, {
		account,
		kind,
		address,
		shown,
		...settings
	}, desk.seals(), desk.now());
	if (!made) throw failure("account.full", {
		limit: 20,
		what: words.channels
	}, { reason: "quota" });
	return {
		channel: await shownOf(desk, {
			account,
			id: made.id
		}),
		secret: made.secret
	};
}
async function shownOf(desk, mine) {
	return shownChannel(await known(desk, mine));
}
async function change(desk, { account, id }, change) {
	const { digest_hour: digestHour, min_severity: minSeverity, ...rest } = change;
	const given = Object.fromEntries(Object.entries({
		...rest,
		digestHour,
		minSeverity
	}).filter(([, value]) => value !== void 0));
	if (await changeChannel(desk.database, account, id, given, desk.now()) === null) throw unknown(words.channel);
	return shownOf(desk, {
		account,
		id
	});
}
async function remove({ database }, { account, id }) {
	if (!await removeChannel(database, account, id)) throw unknown(words.channel);
	return { removed: true };
}
async function storeTest(desk, mine) {
	const { state } = await known(desk, mine);
	if (state !== "active") throw failure("account.state", { detail: inactive[state] }, { reason: "state" });
	const waiting = {
		channel: mine.id,
		account: mine.account,
		kind: "test",
		cargo: noCargo
	};
	return desk.database.through(({ db }) => addDelivery(db, waiting, desk.now()));
}
async function shownDeliveryOf({ database }, { account, id }, delivery) {
	const [found] = await listDeliveries(database, account, id, delivery);
	if (!found) throw unknown(words.delivery);
	return shownDelivery(found);
}
async function deliveriesOf(desk, mine) {
	await known(desk, mine);
	return { deliveries: (await listDeliveries(desk.database, mine.account, mine.id)).map(shownDelivery) };
}
async function sendAgain(desk, mine, delivery) {
	const { state } = await known(desk, mine);
	await shownDeliveryOf(desk, mine, delivery);
	if (state === "disabled") throw failure("account.state", { detail: inactive.disabled }, { reason: "state" });
	if (!await resend(desk.database, mine.account, mine.id, delivery, desk.now())) throw failure("account.state", { detail: notFailed }, { reason: "state" });
	return shownDeliveryOf(desk, mine, delivery);
}
async function addressOfLink(desk, purpose, token) {
	return (await channelOfLink(desk, purpose, token))?.shown ?? null;
}
async function followLink(desk, purpose, token) {
	const channel = await channelOfLink(desk, purpose, token);
	if (!channel) throw failure("account.link", {}, { reason: "token" });
	await noteReader(desk.database, channel.id, purpose, desk.now());
	return { address: channel.shown };
}
async function channelOfLink({ database, seals, now }, purpose, token) {
	const id = channelIn(token);
	if (id === null) return null;
	const row = await database.through(({ db }) => db.selectFrom("channel").selectAll().where("id", "=", id).where("kind", "=", "email").executeTakeFirst());
	if (!row || !isToken(seals(), purpose, row, token)) return null;
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
export { deliveriesOf as a, sendAgain as c, storeTest as d, channelsOf as i, shownDeliveryOf as l, addressOfLink as n, followLink as o, change as r, remove as s, add as t, shownOf as u };
