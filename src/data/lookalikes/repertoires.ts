/** Scripts of which whole words pass for ASCII. */
export type WholeScript = "Cyrillic" | "Greek";

/** What a registry takes in labels beside ASCII. */
interface Repertoire {
  readonly suffixes: readonly string[];
  /** Its letters of the Latin script; `wide` for all that IDNA allows but phonetic ones. */
  readonly latin: string;
  /** Whole labels of other scripts; a label of two scripts is taken by none of these registries. */
  readonly scripts: readonly WholeScript[];
}

/** Latin letters of the languages of Western, Northern and Central Europe, Latin-1 and Latin Extended-A. */
const european = "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżž";

/**
 * Letters that registries take, kept by hand and not compared letter by letter with the tables of IANA
 * (iana.org/domains/idn-tables): a letter too many costs a question about a name that nobody can register, one too few leaves such
 * names out. A registry that is not here is taken to have ASCII alone.
 */
const repertoires: readonly Repertoire[] = [
  { suffixes: ["com", "net", "cc", "tv", "name"], latin: "wide", scripts: ["Cyrillic", "Greek"] },
  {
    suffixes: ["org", "info", "mobi", "asia"],
    latin: "áâãäåæçčćďđéèêëęėēěíîïįīłľĺńňñóôõöőøřŕśšťþúüûűųūůýźżžģķļņąăāșțß",
    scripts: ["Cyrillic"],
  },
  {
    suffixes: [
      "xyz",
      "online",
      "site",
      "store",
      "tech",
      "space",
      "website",
      "fun",
      "top",
      "shop",
      "club",
      "live",
      "vip",
    ],
    latin: european,
    scripts: ["Cyrillic"],
  },
  { suffixes: ["app", "dev", "page"], latin: european, scripts: [] },
  { suffixes: ["biz"], latin: "áäåæéíñóöøúüýþðß", scripts: [] },
  { suffixes: ["de"], latin: `${european}ß`, scripts: [] },
  { suffixes: ["eu"], latin: `${european}șț`, scripts: [] },
  { suffixes: ["fr", "re", "pm", "yt", "tf", "wf"], latin: "ßàáâãäåæçèéêëìíîïñòóôõöùúûüýÿœ", scripts: [] },
  { suffixes: ["at", "ch", "li"], latin: "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿœ", scripts: [] },
  { suffixes: ["it"], latin: "àâäèéêëìîïòôöùûüæœçÿß", scripts: [] },
  { suffixes: ["es"], latin: "áàéèíïóòúüñç", scripts: [] },
  { suffixes: ["pt"], latin: "àáâãçéêíóôõú", scripts: [] },
  { suffixes: ["br", "com.br"], latin: "àáâãçéêíóôõúü", scripts: [] },
  { suffixes: ["ca"], latin: "éëêèâàæôœùûüçîïÿ", scripts: [] },
  { suffixes: ["dk"], latin: "æøåéöäü", scripts: [] },
  { suffixes: ["se", "nu"], latin: "åäöéüæøàáâçèêëíîïðñóôõúûýþ", scripts: [] },
  { suffixes: ["no"], latin: "áàäčçđéèêŋńñóòôöšŧüžæøå", scripts: [] },
  { suffixes: ["fi"], latin: "åäöâčđǥǧȟǩŋõšŧʒž", scripts: [] },
  { suffixes: ["is"], latin: "áéýúíóþæöð", scripts: [] },
  { suffixes: ["ee"], latin: "õäöüšž", scripts: [] },
  { suffixes: ["lv"], latin: "āčēģīķļņōŗšūž", scripts: [] },
  { suffixes: ["lt"], latin: "ąčęėįšųūž", scripts: [] },
  { suffixes: ["pl", "com.pl"], latin: european, scripts: ["Cyrillic", "Greek"] },
  { suffixes: ["hu"], latin: "áéíóöőúüű", scripts: [] },
  { suffixes: ["tr", "com.tr"], latin: "âçğıîöşûü", scripts: [] },
  { suffixes: ["gr"], latin: "", scripts: ["Greek"] },
];

const bySuffix: ReadonlyMap<string, Repertoire> = new Map(
  repertoires.flatMap((each) => each.suffixes.map((suffix) => [suffix, each] as const)),
);

/** What is in a wide repertoire: lower-case Latin letters outside the blocks of phonetic notation. */
const inWide = /^[\u00DF-\u00F6\u00F8-\u024F\u0259\u1E00-\u1EFF]$/u;

/** Whether a registry takes a letter of the Latin script that is not in ASCII. */
export function takesLatin(suffix: string, letter: string): boolean {
  const latin = bySuffix.get(suffix)?.latin ?? "";
  if (latin !== "wide") return latin.includes(letter);
  return inWide.test(letter) && letter === letter.toLowerCase();
}

/** The scripts in which a registry takes whole labels. */
export function wholeScripts(suffix: string): readonly WholeScript[] {
  return bySuffix.get(suffix)?.scripts ?? [];
}
