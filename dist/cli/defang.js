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
	const joined = plain.replace(spelledOut, (letters) => isAddress.test(letters) ? letters.replaceAll(" ", "") : letters);
	return rules.reduce((written, [pattern, value]) => written.replace(pattern, value), joined);
}
const spelledOut = /(?<!\S)(?:[a-z\d:/.-] ){5,80}[a-z\d](?!\S)/gi;
const isAddress = /[a-z\d] \. (?:[a-z] ){1,10}[a-z](?: \/|$)/i;
const tops = "com|net|org|kr|jp|cn|tw|hk|co\\.kr|co\\.jp|co\\.uk|com\\.br|com\\.au|de|fr|ru|ly|gl|su|io|nl|pl|ua|cz|gr|tr|br|mx|eu|uk|xyz|icu|cfd|sbs|cyou|biz|tk|ml";
const wordTops = "top|vip|shop|click|online|site|store|live|info|link|club|app|page|dev|me|cc|us|in|it|es|at|be|ch|ca|to|pt|se|no|dk|fi|id|my|sg|vn|ph|za|nz|ar|cl|pe";
const dots = "\\.|dot|d0t|punkt|punto|ponto|point|punt|kropka|nokta|точка|점|닷|点|點|ドット";
const opening = "[[({<|*'\"]";
const closing = "[\\])}>|*'\"]";
const ended = "(?![\\p{L}\\p{N}-])";
const common = "this|that|with|from|them|they|here|there|what|been|have|more|some|time|will|well|very|just|your|into|each|every|those|these|files|dann|oder|aber|auch|noch|doch|hier|wenn|pour|dans|bien|tout|mais|plus|para|come|como|todo|pero|aqui|aquí|isso|punkt|punto|ponto|point|comma";
const marked = "(?<=[-\\d][a-z\\d-]{0,40})";
const named = `(?<=[-\\d][\\p{L}\\p{N}-]{0,40}|(?<![\\p{L}\\p{N}'’])(?!(?:${common}) )[\\p{L}\\p{N}-]{4,63})`;
const country = "uk|kr|jp|br|au|nz|za|in|mx|tr|cn|tw|hk|sg|my|th|id|vn|ph|ar|pl|il|pe|ve|co|ec|uy";
const second = "com?|or|ne|net|org|gov|edu|ac|go";
function rule(pattern, value, flags = "giu") {
	return [new RegExp(pattern, flags), value];
}
const rules = [
	rule("(?<![^\\s])h t t p(?<secure>(?: s)?) ?: ?\\/ ?\\/ ?", "http$<secure>://"),
	rule("(?<![\\p{L}\\p{N}])h t t p(?<secure>(?: s)?) ?(?=: ?\\/)", "http$<secure>"),
	rule("(?<![\\p{L}\\p{N}])htt p(?<secure>s?)(?=: ?\\/)", "http$<secure>"),
	[/ ?[[({<] ?(?:\.|dot|d0t|점|닷|点) ?[\])}>] ?/gi, "."],
	rule(`(?<=[a-z\\d])[[({<] ?(?:${dots}) ?[\\])}>](?=(?:${tops}|${wordTops})${ended})`, "."),
	rule(`${marked} [[({<] ?(?:${dots}) ?[\\])}>] (?=(?:${tops}|${wordTops})${ended})`, "."),
	rule(`(?<=\\.com?) [[({<] ?(?:${dots}) ?[\\])}>] (?=(?:${country})${ended})`, "."),
	[/ ?[[({] ?\.(?<top>[a-z]{2,10}(?:\.[a-z]{2})?(?:\/[\w./-]{0,200})?) ?[\])}]/gi, ".$<top>"],
	rule(`[[(](?<label>[a-z\\d-]{4,63})[\\])]\\.(?=(?:${tops})${ended})`, "$<label>."),
	rule(`(?<=[a-z\\d])${opening}(?:\\.|dot ?)${closing}?(?=(?:${tops})${ended})`, "."),
	rule(`(?<=[a-z\\d])\\.${closing}(?=(?:${tops})${ended})`, "."),
	rule(`(?<=[a-z\\d])(?<side>[_-])dot\\k<side>(?=(?:${tops})${ended})`, "."),
	rule(`(?<=[a-z\\d]) ?[\\u00b7\\u2022\\u2024\\u2027\\u2219\\u22c5\\u30fb\\uff65] ?(?=(?:${tops})${ended})`, "."),
	rule(`${marked}[,;](?=(?:com|net|ru|org|de|pl)${ended})`, "."),
	rule(`\\bwww,(?<label>[a-z\\d-]{2,63}),(?=(?:${tops})${ended})`, "www.$<label>."),
	rule(`(?<=[a-z\\d]) ?\\. ?(?<second>${second}) ?\\. ?(?<top>${country})(?<=(?: \\.|\\. )[^.]{1,6}(?:\\.| \\.|\\. | \\. )[a-z]{2}|[-\\d][a-z\\d-]{0,40}\\. ?[a-z]{2,3} \\. ?[a-z]{2})${ended}`, ".$<second>.$<top>", "gu"),
	rule(`(?<=(?<![\\p{L}\\p{N}-])(?:www|m|login|secure|my|mail|account|app|web)) \\. (?=[a-z\\d-]{3,63} ?\\. ?(?:${tops})${ended})`, "."),
	rule(`${named} (?:\\.|[dD]ot|DOT|d0t) ?(?=(?:${tops})${ended}(?!,? (?:or|and|und|oder|ou|et|y|files?|domains?|bubble)(?!\\p{L})))`, ".", "gu"),
	rule(`(?<=[\\p{L}\\p{N}]{2}) (?:\\.|dot|d0t) ?(?=(?:${tops})\\/)`, "."),
	rule(`(?<=[a-z\\d]) (?:\\.|dot|d0t) ?(?=(?:${wordTops})\\/[a-z\\d])`, "."),
	rule(`${marked} (?:\\.|dot|d0t) (?=(?:${wordTops})${ended})`, "."),
	rule(`${named} \\.(?=(?:${wordTops})${ended})`, ".", "gu"),
	rule("\\bwww ?\\. ?(?=[\\p{L}\\p{N}])", "www."),
	rule("(?<=[\\p{L}\\p{N}])[\\u2010\\u2011](?=[\\p{L}\\p{N}])", "-"),
	rule("(?<=[\\p{L}\\p{N}])[\\u2012\\u2013\\u2212](?=[\\p{L}\\p{N}-]{1,63}\\.[\\p{L}\\p{N}])", "-"),
	rule(`(?<=-[a-z][a-z\\d-]{2,40}|[a-z]{3}\\d{1,9})\\. (?=com${ended})`, "."),
	[/(?<=[a-z\d]) ?(?:닷컴|점컴|ドットコム)/gi, ".com"],
	rule(`${marked} (?:punkt|point|punto|ponto|punt|kropka|nokta|точка|点|點|점|닷|ドット) (?=(?:${tops}|${wordTops}|ру|com?|co)${ended})`, "."),
	[/(?<=\.com?) (?:ponto|punto|점|닷|点|點) (?=(?:br|mx|ar|kr|jp|cn|tw|hk)(?![\p{L}\p{N}-]))/giu, "."],
	rule(`(?<=[a-z\\d])[点點닷](?=(?:${tops})(?![a-z\\d-]))`, "."),
	[/[[({<] ?: ?(?<slashes>\/\/)? ?[\])}>]/g, ":$<slashes>"],
	[/[[({<] ?(?<slashes>\/{1,2}) ?[\])}>]/g, "$<slashes>"],
	[/ ?[[({<] ?(?:at|@) ?[\])}>] ?/gi, "@"],
	[/\\\./g, "."],
	[/\b(?<scheme>h(?:tt|xx)p) ?[[({]s[\])}](?= ?[:[])/gi, "$<scheme>s"],
	[/\b(?:h(?:xx|\*\*|__)p|hxtp|htxp|h\[tt\]p|h{tt}p|htp|ht{3,5}p|h{2,5}tt?p|meow)(?<secure>s?) ?(?=[:[])/gi, "http$<secure>"],
	[/\bhxxp(?<secure>s?)__(?=[\w-]{1,63}\.)/gi, "http$<secure>://"],
	[/\bhttp s(?=:)/gi, "https"],
	[/\b(?<scheme>https?) ?: ?[/\\] ?[/\\](?: (?=[\p{L}\p{N}-]{1,63}\.[\p{L}\p{N}]))?/giu, "$<scheme>://"],
	[/\bhttps?:\/\/(?=https?:\/\/)/gi, ""],
	[/\b(?<scheme>https?):(?:[/\\]|[/\\]{3,8})?(?=[\p{L}\p{N}_-]{1,63}\.[\p{L}\p{N}])/giu, "$<scheme>://"],
	[/(?<![a-z])(?<scheme>ttps?):\/\//gi, "h$<scheme>://"],
	[/\b(?<scheme>https?)\/\/(?=[\p{L}\p{N}])/giu, "$<scheme>://"],
	[/(?<![\p{L}\p{N}:/.])\/\/(?=[\p{L}\p{N}-]{1,63}\.)/gu, "http://"]
];
export { longestText as n, refang as r, isDefanged as t };
