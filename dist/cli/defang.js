// src/formats/links/defang.ts
const longestText = 1048576;
const mostGrowth = 4;
function refang(text) {
	return restored(normalised(text));
}
function isDefanged(text) {
	const plain = normalised(text);
	return restored(plain) !== plain;
}
function normalised(text) {
	const short = text.slice(0, longestText);
	return short.replace(/\p{Default_Ignorable_Code_Point}/gu, "").replace(/：(?![／/])/g, ": ").normalize("NFKC").slice(0, short.length * mostGrowth).replace(/[\u3002\uff61]/g, ".");
}
function restored(plain) {
	return rules.reduce((written, [pattern, value]) => written.replace(pattern, value), plain);
}
const tops = "com|net|org|kr|jp|cn|co\\.kr|co\\.jp|co\\.uk|com\\.br|com\\.au|de|fr|ru|ly|gl|su|io|nl|pl|ua|cz|xyz|icu|cfd|sbs|cyou|biz|tk|ml";
const rules = [
	[/ ?[[({<] ?(?:\.|dot|d0t|점|닷|点) ?[\])}>] ?/gi, "."],
	[/ ?[[({] ?\.(?<top>[a-z]{2,10}) ?[\])}]/gi, ".$<top>"],
	[new RegExp(`(?<=[\\p{L}\\p{N}]) (?:\\.|dot|d0t) ?(?=(?:${tops})(?![\\p{L}\\p{N}-]))`, "giu"), "."],
	[/(?<=[\p{L}\p{N}]) \. ?(?<second>com?|or|ne|net|org) ?\. ?(?<top>uk|kr|jp|br|au|nz|za|in|mx|tr|cn|tw|hk|sg|my|th|id|vn|ph|ar|pl)(?![\p{L}\p{N}-])/gu, ".$<second>.$<top>"],
	[/\bwww ?\. ?(?=[\p{L}\p{N}])/giu, "www."],
	[/(?<=[\p{L}\p{N}])[\u2010\u2011\u2013\u2212](?=[\p{L}\p{N}])/gu, "-"],
	[/\. (?<=[-\d][\p{L}\p{N}-]{0,40}\. )(?=com(?![\p{L}\p{N}-]))/gu, "."],
	[/(?<=[a-z\d]) ?(?:닷컴|점컴|ドットコム)/gi, ".com"],
	[new RegExp(`(?<=[-\\d][a-z\\d-]{0,40}) (?:punkt|point|punto|ponto|punt|kropka|nokta|точка|点|點|점|닷|ドット) (?=(?:${tops}|ру|com?|co)(?![\\p{L}\\p{N}-]))`, "giu"), "."],
	[/(?<=\.com?) (?:ponto|punto|점|닷|点|點) (?=(?:br|mx|ar|kr|jp|cn|tw|hk)(?![\p{L}\p{N}-]))/giu, "."],
	[new RegExp(`(?<=[a-z\\d])[点點닷](?=(?:${tops})(?![a-z\\d-]))`, "giu"), "."],
	[/(?<![\p{L}\p{N}])h t t p(?<secure>(?: s)?) ?(?=: ?\/)/giu, "http$<secure>"],
	[/[[({<] ?: ?(?<slashes>\/\/)? ?[\])}>]/g, ":$<slashes>"],
	[/[[({<] ?(?<slashes>\/{1,2}) ?[\])}>]/g, "$<slashes>"],
	[/ ?[[({<] ?(?:at|@) ?[\])}>] ?/gi, "@"],
	[/\\\./g, "."],
	[/\b(?:h(?:xx|\*\*|__)p|hxtp|htxp|h\[tt\]p|h{tt}p|meow)(?<secure>s?) ?(?=[:[])/gi, "http$<secure>"],
	[/\bhttp s(?=:)/gi, "https"],
	[/\b(?<scheme>https?) ?: ?[/\\] ?[/\\] ?/gi, "$<scheme>://"],
	[/\b(?<scheme>https?):(?:[/\\]|[/\\]{3,8})?(?=[\p{L}\p{N}_-]{1,63}\.[\p{L}\p{N}])/giu, "$<scheme>://"],
	[/(?<![a-z])(?<scheme>ttps?):\/\//gi, "h$<scheme>://"],
	[/\b(?<scheme>https?)\/\/(?=[\p{L}\p{N}])/giu, "$<scheme>://"],
	[/(?<![\p{L}\p{N}:/.])\/\/(?=[\p{L}\p{N}-]{1,63}\.)/gu, "http://"]
];
export { longestText as n, refang as r, isDefanged as t };
