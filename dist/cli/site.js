// server/pages/site.ts
const themes = [
	"auto",
	"light",
	"dark"
];
function serverOf({ baseUrl }) {
	return baseUrl?.replace(/\/$/, "") ?? null;
}
const themeCookie = "theme";
function themeIn(cookie) {
	const chosen = /(?:^|;[ \t]*)theme=(?<theme>[a-z]{1,10})(?:;|$)/.exec(cookie ?? "")?.groups?.["theme"];
	return themes.find((theme) => theme === chosen) ?? "auto";
}
export { themes as i, themeCookie as n, themeIn as r, serverOf as t };
