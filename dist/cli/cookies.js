// server/accounts/cookies.ts
function cookieNames(isSecure) {
	const named = (name) => `${isSecure ? "__Host-" : ""}portcullis.${name}`;
	return {
		session: named("session_token"),
		pending: named("two_factor"),
		state: named("state"),
		form: named("form"),
		link: named("link"),
		device: named("device"),
		isSecure
	};
}
function cookieOf({ headers }, name) {
	const found = (headers.cookie ?? "").split(";").map((pair) => pair.trim()).filter((pair) => pair.startsWith(`${name}=`));
	return found.length === 1 ? found[0]?.slice(name.length + 1) : void 0;
}
function setCookie(name, value, seconds, { isSecure }) {
	return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
export { cookieOf as n, setCookie as r, cookieNames as t };
