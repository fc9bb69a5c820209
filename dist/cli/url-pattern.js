// src/core/target/url-pattern.ts
function matchesUrl(pattern, url) {
	if (pattern === "**") return true;
	const [wanted, given] = [partsOf(pattern), partsOf(url)];
	if (!wanted || !given) return false;
	const isScheme = wanted.scheme === "*" || wanted.scheme === given.scheme;
	const isPort = wanted.port === "*" || wanted.port === given.port;
	return isScheme && isPort && matches(wanted.host, given.host) && matches(wanted.rest, given.rest);
}
const url = /^(?<scheme>[a-z]+|\*):\/\/(?<host>\[[^\]/]*\]|[^/:?#@]*)(?::(?<port>\d+|\*))?(?<rest>[/?#].*|)$/is;
function partsOf(text) {
	const { scheme, host, port = "", rest } = url.exec(text)?.groups ?? {};
	return scheme === void 0 || host === void 0 || rest === void 0 ? null : {
		scheme,
		host,
		port,
		rest
	};
}
function matches(pattern, text) {
	return pattern.split(/(\*\*|\*)/).filter((token) => token !== "").reduce((reached, token) => step(reached, token, text), Array.from({ length: text.length + 1 }, (_, place) => place === 0))[text.length] ?? false;
}
function step(reached, token, text) {
	if (token !== "*" && token !== "**") return reached.map((_, place) => (reached[place - token.length] ?? false) && text.endsWith(token, place));
	let isOpen = false;
	return reached.map((isReached, place) => {
		const isEnded = token === "*" && text[place - 1] === "/";
		isOpen = isReached || isOpen && !isEnded;
		return isOpen;
	});
}
export { partsOf as n, matchesUrl as t };
