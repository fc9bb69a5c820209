// src/core/url-pattern.ts
function matchesUrl(pattern, url) {
	return pattern.split(/(\*\*|\*)/).filter((token) => token !== "").reduce((reached, token) => step(reached, token, url), beginning(url))[url.length] ?? false;
}
function beginning(url) {
	return Array.from({ length: url.length + 1 }, (_, place) => place === 0);
}
function step(reached, token, url) {
	if (token !== "*" && token !== "**") return reached.map((_, place) => (reached[place - token.length] ?? false) && url.endsWith(token, place));
	let isOpen = false;
	return reached.map((isReached, place) => {
		const isEnded = token === "*" && url[place - 1] === "/";
		isOpen = isReached || isOpen && !isEnded;
		return isOpen;
	});
}
export { matchesUrl as t };
