import { AsyncLocalStorage } from "node:async_hooks";
// server/accounts/auth-context.ts
const networkHeader = "x-portcullis-network";
const outbox = new AsyncLocalStorage();
async function mailingsOf(call) {
	const mailings = [];
	await outbox.run(mailings, call);
	return mailings;
}
function post({ email, token }) {
	outbox.getStore()?.push({
		email,
		token
	});
	return Promise.resolve();
}
export { networkHeader as n, post as r, mailingsOf as t };
