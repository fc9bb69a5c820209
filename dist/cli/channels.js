import { ut as shown, xt as fill, yt as failure } from "./start.js";
import { C as listChannels, D as channelIn, E as toChannel, F as listDeliveries, G as readAddress, N as addDelivery, O as isToken, R as resend, T as removeChannel, V as emptyPayload, a as isPlaceholder, b as addChannel, n as readToken, s as placeholderNames, w as noteReader, x as changeChannel, y as aboutTemplate } from "./telegram.js";
import { Ii as unshown } from "./gate.js";
// server/operations/iso-time.ts
function isoTime(at) {
	return at === null ? null : new Date(at).toISOString();
}
// server/notifications/template.ts
const most = {
	length: 8192,
	depth: 10,
	values: 300,
	placeholders: 20
};
const words$1 = {
	json: {
		en: "a JSON object or array of at most {length} characters and {depth} levels",
		ko: "{length}자와 {depth}단계 이하의 JSON 객체 또는 배열"
	},
	known: {
		en: "JSON whose placeholders are among {names}",
		ko: "{names}만 자리 표시자로 쓰는 JSON"
	},
	values: {
		en: "JSON with placeholders in its values, not in the names of members",
		ko: "멤버 이름이 아닌 값에만 자리 표시자를 쓰는 JSON"
	},
	alone: {
		en: "JSON in which \"{{changes}}\" is a whole string, at most once",
		ko: "\"{{changes}}\"가 문자열 전체이고 한 번만 나오는 JSON"
	},
	few: {
		en: "JSON with at most {placeholders} placeholders",
		ko: "자리 표시자가 {placeholders}개 이하인 JSON"
	},
	none: {
		en: "absent unless kind is json",
		ko: "kind가 json일 때만 지정하는 값"
	}
};
function readTemplate(kind, text) {
	if (kind !== "json") {
		if (text === void 0) return null;
		throw wrong(words$1.none, unshown);
	}
	if (text === void 0) throw failure("input.missing", {
		field: "template",
		expected: aTemplate()
	}, { reason: "template" });
	const parsed = text.length > most.length ? null : jsonIn(text);
	if (typeof parsed !== "object" || parsed === null) throw wrong(aTemplate(), unshown);
	const count = {
		values: 0,
		placeholders: 0,
		lists: 0
	};
	check(parsed, "", 1, count);
	if (count.placeholders > most.placeholders) throw wrong(filled(words$1.few), `${count.placeholders}`);
	return JSON.stringify(parsed);
}
function check(value, place, depth, count) {
	if (depth > most.depth || ++count.values > most.values) throw wrong(aTemplate(), unshown);
	if (typeof value === "string") checkText(value, place, count);
	if (typeof value !== "object" || value === null) return;
	for (const [name, each] of Object.entries(value)) {
		if (name.includes("{{")) throw wrong(words$1.values, shown(name));
		check(each, `${place}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, depth + 1, count);
	}
}
function checkText(text, place, count) {
	for (const [found, name = ""] of text.matchAll(/\{\{([^{}]{0,40})\}?\}?/g)) {
		count.placeholders++;
		const given = `${shown(found)} (${place === "" ? "/" : place})`;
		if (!isPlaceholder(name) || !found.endsWith("}}")) throw wrong(knownNames(), given);
		if (name === "changes" && (found !== text || ++count.lists > 1)) throw wrong(words$1.alone, given);
	}
}
function jsonIn(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
function knownNames() {
	const names = placeholderNames.map((name) => `{{${name}}}`).join(", ");
	return {
		en: fill(words$1.known, { names }, "en"),
		ko: fill(words$1.known, { names }, "ko")
	};
}
function aTemplate() {
	return filled(words$1.json);
}
function filled(text) {
	return {
		en: fill(text, most, "en"),
		ko: fill(text, most, "ko")
	};
}
function wrong(expected, given) {
	return failure("input.value", {
		field: "template",
		expected,
		given
	}, { reason: "template" });
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
function deliveryAnswer(delivery, channel) {
	const { id, kind, state, payload, attempts, status, reason, createdAt, dueAt, finishedAt } = delivery;
	return {
		id,
		channel,
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
	const { kind, name = null, language, mode } = wanted;
	if (kind === "email" && !dependencies.canMail) throw dependencies.noMail?.() ?? failure("account.mail", {}, { reason: "kind" });
	const { address, shown } = readAddress(kind, wanted.address, dependencies.allow);
	const [token, template] = [readToken(kind, wanted.token), readTemplate(kind, wanted.template)];
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
		token,
		template,
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
	const { digest_hour: digestHour, min_severity: minSeverity, template: text, ...rest } = change;
	const template = text === void 0 ? void 0 : await sealedTemplate(dependencies, {
		account,
		id
	}, text);
	const given = Object.fromEntries(Object.entries({
		...rest,
		digestHour,
		minSeverity,
		template
	}).filter(([, value]) => value !== void 0));
	if (await changeChannel(dependencies.database, account, id, given, dependencies.now()) === null) throw unknown(words.channel);
	return channelOf(dependencies, {
		account,
		id
	});
}
async function sealedTemplate(dependencies, mine, text) {
	const { kind } = await known(dependencies, mine);
	return dependencies.encryption().seal(readTemplate(kind, text) ?? "", aboutTemplate(mine.id));
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
async function deliveryOf(dependencies, mine, delivery) {
	const [found] = await listDeliveries(dependencies.database, mine.account, mine.id, delivery);
	if (!found) throw unknown(words.delivery);
	return deliveryAnswer(found, (await known(dependencies, mine)).name);
}
async function deliveriesOf(dependencies, mine) {
	const { name } = await known(dependencies, mine);
	return { deliveries: (await listDeliveries(dependencies.database, mine.account, mine.id)).map((each) => deliveryAnswer(each, name)) };
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
