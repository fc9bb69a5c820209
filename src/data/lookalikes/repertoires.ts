/** What a registry accepts in labels besides ASCII. */
interface Repertoire {
  readonly suffixes: readonly string[];
  /** Its Latin letters; `wide` for all that IDNA allows except phonetic ones. */
  readonly latin: string;
  /** Other scripts, by the names below; no registry accepts labels that mix them. */
  readonly scripts: readonly string[];
}

/** When the table was compiled. */
export const repertoiresAsOf = "2026-11-29";

/** Letters of a script or language, and whether labels may contain ASCII letters beside them. */
export interface ScriptLetters {
  readonly letters: RegExp;
  readonly mixes: boolean;
}

/** Alphabets of languages, and East Asian scripts with which registries accept ASCII letters (RFC 3743 tables). */
const alphabets: Readonly<Record<string, ScriptLetters>> = {
  Japanese: { letters: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・々]$/u, mixes: true },
  Korean: { letters: /^[가-힣]$/u, mixes: true },
  Chinese: { letters: /^\p{Script=Han}$/u, mixes: true },
  Russian: { letters: /^[а-яё]$/u, mixes: false },
  Ukrainian: { letters: /^[а-щьюяєіїґ]$/u, mixes: false },
  Belarusian: { letters: /^[а-зй-шы-яёіў]$/u, mixes: false },
  Bulgarian: { letters: /^[а-ъьюя]$/u, mixes: false },
  Serbian: { letters: /^[а-ик-шђјљњћџ]$/u, mixes: false },
  Macedonian: { letters: /^[а-ик-шѓѕјљњќџ]$/u, mixes: false },
  Kazakh: { letters: /^[а-яёәғқңөұүһі]$/u, mixes: false },
  Mongolian: { letters: /^[а-яёөү]$/u, mixes: false },
};

const slavic = ["Russian", "Ukrainian", "Belarusian", "Bulgarian", "Serbian", "Macedonian"];
const indic = "Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam".split(" ");
const others =
  "Cyrillic Greek Armenian Georgian Hebrew Arabic Thai Lao Khmer Myanmar Sinhala Ethiopic Tibetan Bopomofo";

/** Everything that a registry without tables of its own for single languages accepts. */
const all = ["Japanese", "Korean", "Chinese", ...indic, ...others.split(" ")];

/** Latin letters of the languages of Western, Northern and Central Europe, Latin-1 and Latin Extended-A. */
const european = "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżž";
const vietnamese = "àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ";
const french = "ßàáâãäåæçèéêëìíîïñòóôõöùúûüýÿœ";

/**
 * Letters that registries accept, from their published policies as known by hand and not compared with each of IANA's tables
 * (iana.org/domains/idn-tables). An extra letter causes a query for a name that cannot be registered; a missing one leaves such names out.
 * A registry that is missing here counts as ASCII only, as do second levels such as `co.kr` whose top level accepts more.
 */
const repertoires: readonly Repertoire[] = [
  { suffixes: words("com net cc tv name"), latin: "wide", scripts: all },
  {
    suffixes: words("org info mobi"),
    latin: "áâãäåæçčćďđéèêëęēėěíîïįīłľĺńňñóôõöőøřŕśšťþúüûűųūůýźżžģķļņąăāșțß",
    scripts: [...slavic, "Korean", "Chinese", "Devanagari"],
  },
  { suffixes: words("asia"), latin: "", scripts: ["Chinese", "Japanese", "Korean"] },
  {
    suffixes: words("xyz online site store tech space website fun top shop club live vip icu click link"),
    latin: european,
    scripts: [...slavic, "Greek", "Hebrew", "Arabic", "Thai", "Lao", "Chinese", "Japanese", "Korean"],
  },
  { suffixes: words("app dev page"), latin: european, scripts: ["Japanese"] },
  { suffixes: words("biz"), latin: "áäåæéíñóöøúüýþðß", scripts: ["Chinese", "Japanese", "Korean"] },
  { suffixes: words("co com.co"), latin: "áéíóúñüåäöæøþðý", scripts: ["Chinese", "Japanese", "Korean"] },
  { suffixes: words("me"), latin: european, scripts: [...slavic, "Chinese", "Korean"] },
  { suffixes: words("io sh ac"), latin: "àáâäåæçéèêëíîïñóôöøúûüýþðąćęłńśźżš", scripts: [] },
  { suffixes: words("de"), latin: `${european}ß`, scripts: [] },
  { suffixes: words("eu"), latin: `${european}șț`, scripts: [] },
  { suffixes: words("fr re pm yt tf wf"), latin: french, scripts: [] },
  { suffixes: words("at ch li be lu"), latin: "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿœ", scripts: [] },
  { suffixes: words("it"), latin: "àâäèéêëìîïòôöùûüæœçÿß", scripts: [] },
  { suffixes: words("es com.es nom.es org.es"), latin: "áàéèíïóòúüñç", scripts: [] },
  { suffixes: words("cat"), latin: "àáéèíïóòúüçñ", scripts: [] },
  { suffixes: words("pt com.pt"), latin: "àáâãçéêíóôõú", scripts: [] },
  { suffixes: words("br com.br net.br org.br"), latin: "àáâãçéêíóôõúü", scripts: [] },
  { suffixes: words("ar com.ar net.ar org.ar"), latin: "áâãàéêíóôõúüñç", scripts: [] },
  { suffixes: words("cl pe com.pe"), latin: "áéíóúüñ", scripts: [] },
  { suffixes: words("ca"), latin: "éëêèâàæôœùûüçîïÿ", scripts: [] },
  { suffixes: words("ie"), latin: "áéíóú", scripts: [] },
  { suffixes: words("nz co.nz net.nz org.nz"), latin: "āēīōū", scripts: [] },
  { suffixes: words("dk"), latin: "æøåéöäü", scripts: [] },
  { suffixes: words("se nu"), latin: "åäöéüæøàáâçèêëíîïðñóôõúûýþ", scripts: [] },
  { suffixes: words("no"), latin: "áàäčçđéèêŋńñóòôöšŧüžæøå", scripts: [] },
  { suffixes: words("fi"), latin: "åäöâčđǥǧȟǩŋõšŧʒž", scripts: [] },
  { suffixes: words("is"), latin: "áéýúíóþæöð", scripts: [] },
  { suffixes: words("ee"), latin: "õäöüšž", scripts: [] },
  { suffixes: words("lv"), latin: "āčēģīķļņōŗšūž", scripts: [] },
  { suffixes: words("lt"), latin: "ąčęėįšųūž", scripts: [] },
  { suffixes: words("pl com.pl net.pl org.pl"), latin: european, scripts: ["Russian", "Greek", "Hebrew"] },
  { suffixes: words("hu"), latin: "áéíóöőúüű", scripts: [] },
  { suffixes: words("ro"), latin: "ăâîșțşţ", scripts: [] },
  { suffixes: words("si"), latin: "čšžćđäöüéèêëàáâçñ", scripts: [] },
  { suffixes: words("hr"), latin: "čćđšž", scripts: [] },
  { suffixes: words("bg"), latin: "", scripts: ["Bulgarian"] },
  { suffixes: words("tr com.tr net.tr org.tr"), latin: "âçğıîöşûü", scripts: [] },
  { suffixes: words("gr com.gr"), latin: "", scripts: ["Greek"] },
  { suffixes: words("vn com.vn net.vn org.vn"), latin: vietnamese, scripts: [] },
  { suffixes: words("su"), latin: "", scripts: ["Russian"] },
  { suffixes: words("il co.il org.il"), latin: "", scripts: ["Hebrew"] },
  { suffixes: words("kr"), latin: "", scripts: ["Korean"] },
  { suffixes: words("jp"), latin: "", scripts: ["Japanese"] },
  { suffixes: words("cn tw hk"), latin: "", scripts: ["Chinese"] },
  { suffixes: words("sg com.sg"), latin: "", scripts: ["Chinese", "Tamil"] },
  { suffixes: words("th co.th in.th or.th"), latin: "", scripts: ["Thai"] },
  // Top levels in a language of their own.
  { suffixes: ["xn--p1ai"], latin: "", scripts: ["Russian"] },
  { suffixes: ["xn--j1amh"], latin: "", scripts: ["Ukrainian", "Russian"] },
  { suffixes: ["xn--90ais"], latin: "", scripts: ["Belarusian", "Russian"] },
  { suffixes: ["xn--90ae"], latin: "", scripts: ["Bulgarian"] },
  { suffixes: ["xn--90a3ac"], latin: "", scripts: ["Serbian"] },
  { suffixes: ["xn--d1alf"], latin: "", scripts: ["Macedonian"] },
  { suffixes: ["xn--80ao21a"], latin: "", scripts: ["Kazakh", "Russian"] },
  { suffixes: ["xn--l1acc"], latin: "", scripts: ["Mongolian"] },
];

function words(text: string): readonly string[] {
  return text.split(" ");
}

const bySuffix: ReadonlyMap<string, Repertoire> = new Map(
  repertoires.flatMap((each) => each.suffixes.map((suffix) => [suffix, each] as const)),
);

/** The wide repertoire: lower-case Latin letters outside the phonetic blocks that normalization keeps (RFC 5892 §2.2). */
const wide: ReadonlySet<string> = new Set(
  Array.from({ length: 0x1f00 - 0xdf }, (_, index) => String.fromCodePoint(0xdf + index)).filter(
    (letter) =>
      /^[\u00DF-\u00F6\u00F8-\u024F\u0259\u1E00-\u1EFF]$/u.test(letter) &&
      letter === letter.toLowerCase() &&
      letter === letter.normalize("NFKC"),
  ),
);

/** Whether a registry accepts a non-ASCII Latin letter. */
export function takesLatin(suffix: string, letter: string): boolean {
  const latin = bySuffix.get(suffix)?.latin ?? "";
  return latin === "wide" ? wide.has(letter) : latin.includes(letter);
}

/** The names of the scripts and languages that a registry accepts for whole labels; null where the table has none. */
export function scriptsAt(suffix: string): readonly string[] | null {
  return bySuffix.get(suffix)?.scripts ?? null;
}

/** Whether a registry has names from before it refused to mix scripts: those of Verisign, which registered IDNs from 2000. */
export function hasMixedNames(suffix: string): boolean {
  return bySuffix.get(suffix)?.latin === "wide";
}

/** The letters of a script or language by its name. */
export function repertoireOf(name: string): ScriptLetters {
  const known = byScript.get(name) ?? alphabets[name] ?? { letters: scriptPattern(name), mixes: false };
  byScript.set(name, known);
  return known;
}

const byScript = new Map<string, ScriptLetters>();

/** Letters and marks of a Unicode script. */
function scriptPattern(name: string): RegExp {
  return new RegExp(`^\\p{Script_Extensions=${name}}$`, "u");
}
