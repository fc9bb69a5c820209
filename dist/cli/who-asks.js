import { gt as failure } from "./start.js";
import { t as checkOrigin } from "./origin.js";
// server/account/who-asks.ts
function openWhoAsks({ home, caller, session, accountOf }) {
	return async (asked, draft, { scope, asks }) => {
		const { authorization } = asked.incoming.headers;
		if (authorization !== void 0 && asks === "key") {
			const { keyId, owner, scopes = [] } = await caller(asked, draft);
			const account = owner === void 0 ? null : await accountOf(owner);
			if (keyId === void 0 || !account) throw notSignedIn();
			if (!scopes.includes(scope)) throw failure("scope.missing", { scope }, { reason: "scope" });
			return {
				kind: "key",
				account,
				keyId,
				may: (wanted) => scopes.includes(wanted)
			};
		}
		if (!home) throw notSignedIn();
		if (!["GET", "HEAD"].includes(asked.method)) checkOrigin(asked.incoming, home);
		const found = authorization === void 0 ? await session(asked, draft) : null;
		if (!found) throw notSignedIn();
		return {
			kind: "session",
			...found,
			may: () => true
		};
	};
}
function notSignedIn() {
	return failure("session.required", {}, { reason: "session" });
}
export { openWhoAsks as n, notSignedIn as t };
