import { r as a } from "./layout.js";
// server/pages/when.tsx
const justNow = {
	en: "just now",
	ko: "방금"
};
const units = [
	["day", 86400],
	["hour", 3600],
	["minute", 60]
];
const longestAge = 2592e3;
function When({ at, language, as = "ago", now = Date.now() }) {
	const time = new Date(at).toISOString();
	return a("time", {
		dateTime: time,
		title: time.replace("T", " ").replace(/\.\d{3}Z$/, " UTC"),
		children: whenText({
			at,
			language,
			as,
			now
		})
	});
}
function whenText({ at, language, as = "ago", now = Date.now() }) {
	const seconds = Math.max(0, (now - at) / 1e3);
	if (as === "time") return formatted(at, language, {
		dateStyle: "medium",
		timeStyle: "short"
	});
	if (as === "date" || seconds > longestAge) return formatted(at, language, { dateStyle: "long" });
	const unit = units.find(([, size]) => seconds >= size);
	if (!unit) return justNow[language];
	const [name, size] = unit;
	return new Intl.RelativeTimeFormat(localeOf[language], { numeric: "always" }).format(-Math.floor(seconds / size), name);
}
const localeOf = {
	en: "en-GB",
	ko: "ko-KR"
};
function formatted(at, language, options) {
	return new Intl.DateTimeFormat(localeOf[language], {
		...options,
		timeZone: "UTC"
	}).format(at);
}
export { whenText as n, When as t };
