// src/formats/http/header-list.ts
function valuesOf(fields, name) {
	const wanted = name.toLowerCase();
	return fields.filter(([each]) => each.toLowerCase() === wanted).map(([, value]) => value);
}
const longest = 65536;
function splitList(values) {
	if (values.length === 0) return [];
	const joined = values.join(", ").slice(0, longest);
	const elements = [];
	let start = 0;
	let isQuoted = false;
	for (let at = 0; at < joined.length; at++) {
		const character = joined[at];
		if (isQuoted && character === "\\") at++;
		else if (character === "\"") isQuoted = !isQuoted;
		else if (character === "," && !isQuoted) {
			elements.push(joined.slice(start, at).trim());
			start = at + 1;
		}
	}
	elements.push(joined.slice(start).trim());
	return elements;
}
export { valuesOf as n, splitList as t };
