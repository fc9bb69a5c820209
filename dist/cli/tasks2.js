import { n as openLimit, t as limited } from "./limits2.js";
import { t as digestOf } from "./adapter.js";
import { a as deliveriesOf, c as sendAgain, d as storeTest, i as channelsOf, l as shownDeliveryOf, o as followLink, r as change, s as remove, t as add, u as shownOf } from "./desk.js";
// server/channels/tasks.ts
const [linksToAddress, linksOfAccount] = [5, 20];
const resendsAnHour = 30;
const [hour, day] = [3600, 86400];
function channelTasks(desk, shared) {
	const tests = openLimit("channel-tests", 5, shared, hour);
	const resends = openLimit("channel-resends", resendsAnHour, shared, hour);
	const links = openLimit("channel-links", linksOfAccount, shared, day);
	const linksTo = openLimit("channel-links-to", linksToAddress, shared, day);
	async function chargeLink(account, address) {
		await charge(links, account);
		await charge(linksTo, address.trim().toLowerCase());
	}
	const performing = {
		channels: (_call, { account }) => channelsOf(desk, account),
		async addChannel({ body }, { account }) {
			const wanted = body;
			if (wanted.kind === "email") await chargeLink(account, wanted.address);
			return add(desk, account, wanted);
		},
		channel: (_call, mine) => shownOf(desk, mine),
		async changeChannel({ body }, mine) {
			const wanted = body;
			const { kind, state, disabledReason, address } = await shownOf(desk, mine);
			const isMailed = kind === "email" && (state === "unconfirmed" || disabledReason === "unsubscribed");
			if (wanted.enabled === true && isMailed) await chargeLink(mine.account, address);
			return change(desk, mine, wanted);
		},
		removeChannel: (_call, mine) => remove(desk, mine),
		async testChannel(_call, mine) {
			await shownOf(desk, mine);
			await charge(tests, mine.account);
			return shownDeliveryOf(desk, mine, await storeTest(desk, mine));
		},
		deliveries: (_call, mine) => deliveriesOf(desk, mine),
		async resendDelivery({ parts }, mine) {
			await charge(resends, mine.account);
			return sendAgain(desk, mine, parts["delivery"] ?? "");
		},
		confirmChannel: ({ body }) => followLink(desk, "confirm", tokenOf(body)),
		unsubscribeChannel: ({ body }) => followLink(desk, "unsubscribe", tokenOf(body))
	};
	return (id) => Promise.resolve(async (_accounts, call, who) => {
		const mine = {
			account: who?.account.id ?? "",
			id: call.parts["id"] ?? ""
		};
		return { data: await performing[id](call, mine) };
	});
}
async function charge(limit, what) {
	const { wait } = await limit.charge([digestOf(what)]);
	if (wait !== null) throw limited(wait);
}
function tokenOf(body) {
	return body.token;
}
export { channelTasks };
