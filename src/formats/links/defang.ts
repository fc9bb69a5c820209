/** Maximum number of characters read. */
export const longestText = 1024 * 1024;

/** Maximum growth factor by compatibility normalisation. */
const mostGrowth = 4;

/**
 * A message with its links restored: invisible characters removed, full-width forms and East Asian full stops normalised, and defanged spellings
 * (hxxp, [.], (dot)) undone. Linear.
 */
export function refang(text: string): string {
  return restored(normalised(text));
}

/** Whether a text has a defanged spelling (hxxp, [.], (dot)). */
export function isDefanged(text: string): boolean {
  const plain = normalised(text);
  return restored(plain) !== plain;
}

function normalised(text: string): string {
  const short = text.slice(0, longestText);
  return short
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/：(?![／/])/g, ": ")
    .normalize("NFKC")
    .slice(0, short.length * mostGrowth)
    .replace(/[\u3002\uff61]/g, ".");
}

function restored(plain: string): string {
  const joined = plain.replace(spelledOut, (letters) =>
    isAddress.test(letters) ? letters.replaceAll(" ", "") : letters,
  );
  return rules.reduce((written, [pattern, value]) => written.replace(pattern, value), joined);
}

/** e v i l s h o p . c o m */
const spelledOut = /(?<!\S)(?:[a-z\d:/.-] ){5,80}[a-z\d](?!\S)/gi;
const isAddress = /[a-z\d] \. (?:[a-z] ){1,10}[a-z](?: \/|$)/i;

/** Top-level domains that are no words of a sentence. */
const tops =
  "com|net|org|kr|jp|cn|tw|hk|co\\.kr|co\\.jp|co\\.uk|com\\.br|com\\.au|de|fr|ru|ly|gl|su|io|nl|pl|ua|cz|gr|tr|br|mx|eu|uk|xyz|icu|cfd|sbs|cyou|biz|tk|ml";
/** Others that phishing uses: beside a blank they count if the name has a hyphen or a digit, or a path follows. */
const wordTops =
  "top|vip|shop|click|online|site|store|live|info|link|club|app|page|dev|me|cc|us|in|it|es|at|be|ch|ca|to|pt|se|no|dk|fi|id|my|sg|vn|ph|za|nz|ar|cl|pe";

/** How people say or write a dot in its place. */
const dots = "\\.|dot|d0t|punkt|punto|ponto|point|punt|kropka|nokta|точка|점|닷|点|點|ドット";
const opening = "[[({<|*'\"]";
const closing = "[\\])}>|*'\"]";
/** Behind a top-level domain. */
const ended = "(?![\\p{L}\\p{N}-])";
/** Words of four letters and more that end sentences; others are rarely followed by " . com". */
const common =
  "this|that|with|from|them|they|here|there|what|been|have|more|some|time|will|well|very|just|your|into|each|every|those|these|files|dann|oder|aber|auch|noch|doch|hier|wenn|" +
  "pour|dans|bien|tout|mais|plus|para|come|como|todo|pero|aqui|aquí|isso|punkt|punto|ponto|point|comma";
/** A name, rather than the last word of a sentence: with a hyphen or a digit, or long. */
const marked = "(?<=[-\\d][a-z\\d-]{0,40})";
const named = `(?<=[-\\d][\\p{L}\\p{N}-]{0,40}|(?<![\\p{L}\\p{N}'’])(?!(?:${common}) )[\\p{L}\\p{N}-]{4,63})`;
const country = "uk|kr|jp|br|au|nz|za|in|mx|tr|cn|tw|hk|sg|my|th|id|vn|ph|ar|pl|il|pe|ve|co|ec|uy";
const second = "com?|or|ne|net|org|gov|edu|ac|go";

type Rule = readonly [pattern: RegExp, value: string];

function rule(pattern: string, value: string, flags = "giu"): Rule {
  return [new RegExp(pattern, flags), value];
}

// Each pattern has bounded repetition, so that the time is linear.
const rules: readonly Rule[] = [
  // e v i l s h o p . c o m, h t t p s : / /
  rule("(?<![^\\s])h t t p(?<secure>(?: s)?) ?: ?\\/ ?\\/ ?", "http$<secure>://"),
  rule("(?<![\\p{L}\\p{N}])h t t p(?<secure>(?: s)?) ?(?=: ?\\/)", "http$<secure>"),
  rule("(?<![\\p{L}\\p{N}])htt p(?<secure>s?)(?=: ?\\/)", "http$<secure>"),
  [/ ?[[({<] ?(?:\.|dot|d0t|점|닷|点) ?[\])}>] ?/gi, "."],
  // evil-shop[punkt]de, evil-shop (ponto) com (ponto) br
  rule(`(?<=[a-z\\d])[[({<] ?(?:${dots}) ?[\\])}>](?=(?:${tops}|${wordTops})${ended})`, "."),
  rule(`${marked} [[({<] ?(?:${dots}) ?[\\])}>] (?=(?:${tops}|${wordTops})${ended})`, "."),
  rule(`(?<=\\.com?) [[({<] ?(?:${dots}) ?[\\])}>] (?=(?:${country})${ended})`, "."),
  // evil-shop[.com], evil-shop[.co.uk/login], [evil-shop].com
  [/ ?[[({] ?\.(?<top>[a-z]{2,10}(?:\.[a-z]{2})?(?:\/[\w./-]{0,200})?) ?[\])}]/gi, ".$<top>"],
  rule(`[[(](?<label>[a-z\\d-]{4,63})[\\])]\\.(?=(?:${tops})${ended})`, "$<label>."),
  // evil-shop[.com, evil-shop.]com, evil-shop"."com, evil-shop_dot_com: one bracket was lost, or other characters are used.
  rule(`(?<=[a-z\\d])${opening}(?:\\.|dot ?)${closing}?(?=(?:${tops})${ended})`, "."),
  rule(`(?<=[a-z\\d])\\.${closing}(?=(?:${tops})${ended})`, "."),
  rule(`(?<=[a-z\\d])(?<side>[_-])dot\\k<side>(?=(?:${tops})${ended})`, "."),
  // evil-shop · com, evil-shop•com
  rule(`(?<=[a-z\\d]) ?[\\u00b7\\u2022\\u2024\\u2027\\u2219\\u22c5\\u30fb\\uff65] ?(?=(?:${tops})${ended})`, "."),
  // evil-shop,com
  rule(`${marked}[,;](?=(?:com|net|ru|org|de|pl)${ended})`, "."),
  // www,evil-shop,com
  rule(`\\bwww,(?<label>[a-z\\d-]{2,63}),(?=(?:${tops})${ended})`, "www.$<label>."),
  // login . evil-shop . com, evil-shop . com . br
  rule(
    `(?<=[a-z\\d]) ?\\. ?(?<second>${second}) ?\\. ?(?<top>${country})(?<=(?: \\.|\\. )[^.]{1,6}(?:\\.| \\.|\\. | \\. )[a-z]{2}|[-\\d][a-z\\d-]{0,40}\\. ?[a-z]{2,3} \\. ?[a-z]{2})${ended}`,
    ".$<second>.$<top>",
    "gu",
  ),
  rule(
    `(?<=(?<![\\p{L}\\p{N}-])(?:www|m|login|secure|my|mail|account|app|web)) \\. (?=[a-z\\d-]{3,63} ?\\. ?(?:${tops})${ended})`,
    ".",
  ),
  // evil-shop . com, evil-shop .com, evil-shop dot com, but not: under .com or .net
  rule(
    `${named} (?:\\.|[dD]ot|DOT|d0t) ?(?=(?:${tops})${ended}(?!,? (?:or|and|und|oder|ou|et|y|files?|domains?|bubble)(?!\\p{L})))`,
    ".",
    "gu",
  ),
  rule(`(?<=[\\p{L}\\p{N}]{2}) (?:\\.|dot|d0t) ?(?=(?:${tops})\\/)`, "."),
  rule(`(?<=[a-z\\d]) (?:\\.|dot|d0t) ?(?=(?:${wordTops})\\/[a-z\\d])`, "."),
  rule(`${marked} (?:\\.|dot|d0t) (?=(?:${wordTops})${ended})`, "."),
  rule(`${named} \\.(?=(?:${wordTops})${ended})`, ".", "gu"),
  rule("\\bwww ?\\. ?(?=[\\p{L}\\p{N}])", "www."),
  // Word processors put other hyphens into names.
  rule("(?<=[\\p{L}\\p{N}])[\\u2010\\u2011](?=[\\p{L}\\p{N}])", "-"),
  rule("(?<=[\\p{L}\\p{N}])[\\u2012\\u2013\\u2212](?=[\\p{L}\\p{N}-]{1,63}\\.[\\p{L}\\p{N}])", "-"),
  // A hyphen or digit tells a name from the last word of a sentence.
  rule(`(?<=-[a-z][a-z\\d-]{2,40}|[a-z]{3}\\d{1,9})\\. (?=com${ended})`, "."),
  [/(?<=[a-z\d]) ?(?:닷컴|점컴|ドットコム)/gi, ".com"],
  // evil-shop punkt de, evil-shop ponto com ponto br, evil-shop点com: said as in other languages. A hyphen or digit tells a name from a word.
  rule(
    `${marked} (?:punkt|point|punto|ponto|punt|kropka|nokta|точка|点|點|점|닷|ドット) (?=(?:${tops}|${wordTops}|ру|com?|co)${ended})`,
    ".",
  ),
  [/(?<=\.com?) (?:ponto|punto|점|닷|点|點) (?=(?:br|mx|ar|kr|jp|cn|tw|hk)(?![\p{L}\p{N}-]))/giu, "."],
  rule(`(?<=[a-z\\d])[点點닷](?=(?:${tops})(?![a-z\\d-]))`, "."),
  [/[[({<] ?: ?(?<slashes>\/\/)? ?[\])}>]/g, ":$<slashes>"],
  [/[[({<] ?(?<slashes>\/{1,2}) ?[\])}>]/g, "$<slashes>"],
  [/ ?[[({<] ?(?:at|@) ?[\])}>] ?/gi, "@"],
  [/\\\./g, "."],
  // http[s]://, hxxp, htps, htttp, hhttp
  [/\b(?<scheme>h(?:tt|xx)p) ?[[({]s[\])}](?= ?[:[])/gi, "$<scheme>s"],
  [
    /\b(?:h(?:xx|\*\*|__)p|hxtp|htxp|h\[tt\]p|h{tt}p|htp|ht{3,5}p|h{2,5}tt?p|meow)(?<secure>s?) ?(?=[:[])/gi,
    "http$<secure>",
  ],
  [/\bhxxp(?<secure>s?)__(?=[\w-]{1,63}\.)/gi, "http$<secure>://"],
  [/\bhttp s(?=:)/gi, "https"],
  [/\b(?<scheme>https?) ?: ?[/\\] ?[/\\](?: (?=[\p{L}\p{N}-]{1,63}\.[\p{L}\p{N}]))?/giu, "$<scheme>://"],
  [/\bhttps?:\/\/(?=https?:\/\/)/gi, ""],
  // http:host, http:/host and http:///host, which browsers open too
  [/\b(?<scheme>https?):(?:[/\\]|[/\\]{3,8})?(?=[\p{L}\p{N}_-]{1,63}\.[\p{L}\p{N}])/giu, "$<scheme>://"],
  // ttps://, https//, //host: what is left of a scheme.
  [/(?<![a-z])(?<scheme>ttps?):\/\//gi, "h$<scheme>://"],
  [/\b(?<scheme>https?)\/\/(?=[\p{L}\p{N}])/giu, "$<scheme>://"],
  [/(?<![\p{L}\p{N}:/.])\/\/(?=[\p{L}\p{N}-]{1,63}\.)/gu, "http://"],
];
