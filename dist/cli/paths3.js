import { St as languages } from "./start.js";
import { t as oidcCallback } from "./paths.js";
// server/pages/account/paths.ts
const accountPath = "/account";
const accountPaths = {
	overview: accountPath,
	signIn: "/account/sign-in",
	signInCode: "/account/sign-in/code",
	signInLink: "/account/sign-in/link",
	signInOidc: "/account/sign-in/oidc",
	oidcCallback,
	signUp: "/account/sign-up",
	confirm: "/account/confirm",
	mailReset: "/account/reset",
	reset: "/account/reset/password",
	signOut: "/account/sign-out",
	watches: "/account/watches",
	watch: "/account/watches/{id}",
	certificates: "/account/certificates",
	changes: "/account/changes",
	domain: "/account/changes/{domain}",
	channels: "/account/channels",
	channel: "/account/channels/{id}",
	keys: "/account/keys",
	security: "/account/security",
	status: "/account/status",
	settings: "/account/settings"
};
function pathTo(id, parts = {}) {
	return accountPaths[id].replaceAll(/\{(?<name>\w+)\}/g, (_, name) => encodeURIComponent(parts[name] ?? ""));
}
function linkTo(path, language, query = {}) {
	const given = Object.entries(query).flatMap(([name, value]) => value ? [[name, value]] : []);
	const search = new URLSearchParams(given);
	if (language !== languages[0]) search.set("lang", language);
	const [page = "", anchor] = path.split("#");
	const whole = search.size === 0 ? page : `${page}?${search.toString()}`;
	return anchor === void 0 ? whole : `${whole}#${anchor}`;
}
const ownPath = /^\/account(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,252}){0,3}$/;
function safeReturn(to) {
	if (!to || !ownPath.test(to)) return null;
	return [accountPaths.signIn, accountPaths.signOut].some((path) => to.startsWith(path)) ? null : to;
}
export { safeReturn as a, pathTo as i, accountPaths as n, linkTo as r, accountPath as t };
