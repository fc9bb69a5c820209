// server/questions/cache/retention.ts
function retentionPlaceOf(check, input, target) {
	if (keepsNothing(check)) return "nowhere";
	return isSecretive(target.name) || holdsSecretiveUrl(input) ? "memory" : "store";
}
function keepsNothing({ concerns, subjectIs }) {
	return concerns !== void 0 || subjectIs === "text";
}
function isAlone({ concerns, ttl }) {
	return concerns !== void 0 || ttl === 0;
}
function holdsSecretiveUrl(value) {
	if (typeof value === "string") return isSecretive(value);
	return typeof value === "object" && value !== null && Object.values(value).some(holdsSecretiveUrl);
}
function isSecretive(text) {
	if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return false;
	if (!URL.canParse(text)) return true;
	const { username, password, search, hash } = new URL(text);
	return username + password + search + hash !== "";
}
export { keepsNothing as n, retentionPlaceOf as r, isAlone as t };
