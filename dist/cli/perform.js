import { gt as failure, ot as parseInput } from "./start.js";
import { n as ownershipOf, r as verify } from "./ownership.js";
import { a as quotaOf, i as listWatches, l as quotas, n as changeWatch, o as removeWatch, r as findWatch, s as runNow, t as addWatch } from "./rows2.js";
import { i as watchChange, n as newWatch, r as ownershipQuery } from "./schema2.js";
import { n as shownWatch, t as shownOwnership } from "./shown2.js";
// server/watches/perform.ts
const performing = {
	async watches({ database }, { account }) {
		const [watches, used] = [await listWatches(database, account), await quotaOf(database, account)];
		const quota = {
			watches: {
				used: used.watches,
				limit: quotas.watches
			},
			checks: {
				used: used.checks,
				limit: quotas.checks
			}
		};
		return {
			watches: watches.map(shownWatch),
			quota
		};
	},
	async addWatch(desk, { account, input }) {
		const { target, checks, interval, paused } = parseInput(newWatch, input);
		const wanted = {
			target: target.host,
			domain: target.domain,
			checks,
			every: interval
		};
		const how = {
			account,
			isPaused: paused,
			isFromFile: false,
			isSpread: false
		};
		const added = await addWatch(desk.database, wanted, how, desk.now());
		if (added === "known") throw failure("watch.known", { target: target.host }, { reason: "target" });
		if (added === "quota") throw full();
		return shownWatch(await known(desk, {
			account,
			id: added.id
		}));
	},
	watch: async (desk, call) => shownWatch(await known(desk, call)),
	async changeWatch(desk, { account, id, input }) {
		const change = parseInput(watchChange, input);
		const changed = await changeWatch(desk.database, account, id, change, desk.now());
		if (changed === "unknown") throw unknown();
		if (changed === "quota") throw full();
		return shownWatch(await known(desk, {
			account,
			id
		}));
	},
	async removeWatch({ database }, { account, id }) {
		if (!await removeWatch(database, account, id)) throw unknown();
		return { removed: true };
	},
	async runWatch(desk, call) {
		const { target } = await known(desk, call);
		if (await runNow(desk.database, call.account, call.id, desk.now())) return shownWatch(await known(desk, call));
		throw failure("watch.paused", { target }, { reason: "paused" });
	},
	async ownership(desk, { account, input }) {
		const { target } = parseInput(ownershipQuery, input);
		const claimed = {
			account,
			domain: target.domain,
			target: target.host
		};
		return shownOwnership(await ownershipOf(desk.database, claimed, desk.now()));
	},
	async verifyOwnership({ database, look, now }, { account, input, signal }) {
		const { target } = parseInput(ownershipQuery, input);
		const claimed = {
			account,
			domain: target.domain,
			target: target.host
		};
		const seen = await verify(database, look, claimed, now(), signal);
		return {
			...shownOwnership(await ownershipOf(database, claimed, now())),
			seen
		};
	}
};
async function known({ database }, { account, id }) {
	const found = await findWatch(database, account, id);
	if (found?.id !== id) throw unknown();
	return found;
}
const words = {
	watch: {
		en: "watch",
		ko: "감시"
	},
	watches: {
		en: "watches or checks of watches",
		ko: "감시 또는 점검"
	}
};
function unknown() {
	return failure("item.unknown", { what: words.watch }, { reason: "id" });
}
function full() {
	return failure("account.full", {
		limit: quotas.watches,
		what: words.watches
	}, { reason: "target" });
}
export { performing as t };
