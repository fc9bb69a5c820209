import { t as operator } from "./record.js";
import { O as digestOf } from "./people.js";
import { n as openLimit, t as limited } from "./rate-limit.js";
// server/accounts/account.ts
const operatorAccount = { id: operator };
// server/notifications/limits.ts
const [linksToAddress, linksOfAccount] = [5, 20];
const resendsAnHour = 30;
const [hour, day] = [3600, 86400];
function openChannelLimits(shared) {
	const tests = openLimit("channel-tests", 5, shared, hour);
	const resends = openLimit("channel-resends", resendsAnHour, shared, hour);
	const links = openLimit("channel-links", linksOfAccount, shared, day);
	const linksTo = openLimit("channel-links-to", linksToAddress, shared, day);
	return {
		async link(account, address) {
			await charge(links, account);
			await charge(linksTo, address.trim().toLowerCase());
		},
		test: (account) => charge(tests, account),
		resend: (account) => charge(resends, account)
	};
}
const noChannelLimits = {
	link: () => Promise.resolve(),
	test: () => Promise.resolve(),
	resend: () => Promise.resolve()
};
async function charge(limit, what) {
	const { wait } = await limit.charge([digestOf(what)]);
	if (wait !== null) throw limited(wait);
}
export { openChannelLimits as n, operatorAccount as r, noChannelLimits as t };
