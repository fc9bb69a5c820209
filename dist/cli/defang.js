// src/formats/links/defang.ts
const longestText = 65536;
const mostGrowth = 4;
function refang(text) {
	return restored(normalised(text));
}
function isDefanged(text) {
	const plain = normalised(text);
	return restored(plain) !== plain;
}
function normalised(text) {
	return text.slice(0, longestText).replace(/\p{Default_Ignorable_Code_Point}/gu, "").normalize("NFKC").slice(0, longestText * mostGrowth).replace(/[\u3002\uff61]/g, ".");
}
function restored(plain) {
	return rules.reduce((written, [pattern, value]) => written.replace(pattern, value), plain);
}
const rules = [
	[/ ?[[({<] ?(?:\.|dot|d0t|점|닷|点) ?[\])}>] ?/gi, "."],
	[/[[({<] ?: ?(?<slashes>\/\/)? ?[\])}>]/g, ":$<slashes>"],
	[/[[({<] ?(?<slashes>\/{1,2}) ?[\])}>]/g, "$<slashes>"],
	[/[[({<] ?(?:at|@) ?[\])}>]/gi, "@"],
	[/\\\./g, "."],
	[/\b(?:h(?:xx|\*\*|__)p|hxtp|htxp|h\[tt\]p|h{tt}p|meow)(?<secure>s?) ?(?=[:[])/gi, "http$<secure>"],
	[/\b(?<scheme>https?) ?: ?[/\\] ?[/\\] ?/gi, "$<scheme>://"]
];
export { longestText as n, refang as r, isDefanged as t };
