// server/pages/site.ts
const themes = [
	"auto",
	"light",
	"dark"
];
const themeCookie = "theme";
function themeIn(cookie) {
	const chosen = /(?:^|;[ \t]*)theme=(?<theme>[a-z]{1,10})(?:;|$)/.exec(cookie ?? "")?.groups?.["theme"];
	return themes.find((theme) => theme === chosen) ?? "auto";
}
export { themeIn as n, themes as r, themeCookie as t };
