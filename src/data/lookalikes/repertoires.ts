/** Scripts in which whole words can look like ASCII. */
export type WholeScript = "Cyrillic" | "Greek";

/** What a registry accepts in labels besides ASCII. */
interface Repertoire {
  readonly suffixes: readonly string[];
  /** Its Latin letters; `wide` for all that IDNA allows except phonetic ones. */
  readonly latin: string;
  /** Scripts accepted for whole labels; none of these registries accepts labels that mix scripts. */
  readonly scripts: readonly WholeScript[];
}

/** Latin letters of the languages of Western, Northern and Central Europe, Latin-1 and Latin Extended-A. */
const european = "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżž";

/**
 * Letters that registries accept, maintained by hand and not compared with IANA's tables (iana.org/domains/idn-tables). An extra letter
 * causes a query for a name that cannot be registered; a missing one leaves such names out. A registry that is missing here counts as ASCII
 * only.
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

/** The wide repertoire: lower-case Latin letters outside the phonetic blocks. */
const inWide = /^[\u00DF-\u00F6\u00F8-\u024F\u0259\u1E00-\u1EFF]$/u;

/** Whether a registry accepts a non-ASCII Latin letter. */
export function takesLatin(suffix: string, letter: string): boolean {
  const latin = bySuffix.get(suffix)?.latin ?? "";
  if (latin !== "wide") return latin.includes(letter);
  return inWide.test(letter) && letter === letter.toLowerCase();
}

/** The scripts in which a registry accepts whole labels. */
export function wholeScripts(suffix: string): readonly WholeScript[] {
  return bySuffix.get(suffix)?.scripts ?? [];
}
