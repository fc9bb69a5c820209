/** A name of a public domain in a text, and what stands around it. */
export interface NameInText {
  /** With port and path. */
  readonly written: string;
  readonly host: string;
  /** The host without a word that follows it directly. */
  readonly name: string;
  /** The last characters before it, and the first behind it; empty for a reference in HTML. */
  readonly before: string;
  readonly after: string;
}

/** Whether a name in a text is an address rather than a file, an abbreviation, or the end of a sentence that lacks its blank. */
export function isMeant(each: NameInText): boolean {
  const { written, host, name } = each;
  const labels = name.split(".");
  const [first = ""] = labels;
  const top = (labels.at(-1) ?? "").toLowerCase();
  const rest = written.slice(host.length);
  // main.rs:120 is a place in a file, README.md#use one in a document.
  if (/^www\./i.test(written) || (rest !== "" && !(fileTops.has(top) && /^[:#]/.test(rest)))) return true;
  if (products.has(name) || isProgram(labels) || isAbbreviation(labels) || beginsSentence(labels)) return false;
  if (fileTops.has(top)) return isInvited(each, first);
  if (!wordTops.has(top)) return !(shortWords.has(top) && first.length <= 3 && labels.length === 2);
  // a.m.in is the end of a sentence, will.i.am a name.
  if (labels.length > 2) return labels.slice(0, -1).every((label) => label.length > 1);
  if (/^\d+$/.test(first)) return false;
  return /[\d-]/.test(first) || isInvited(each, first) || isSetApart(each, first);
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** Top-level domains that are also the extensions of files: README.md. */
const fileTops = setOf("md py sh rs zip mov ps so gz bz java doc cab");

/** Others that are extensions too, or the words with which a sentence goes on: Thanks.me. */
const wordTops = setOf(
  "pl ai me in is it to am at be my us no do la as id et name now how one ac cc dev app media page",
);

/** Words with which a sentence goes on behind a short one: och.se dig. Longer names are mostly addresses. */
const shortWords = setOf("se si es na da ni ne ma mi mu el il");

/** Software whose name is a domain name, as it is written. */
const products = setOf("java.io java.net ASP.NET VB.NET ADO.NET ML.NET Paint.NET Socket.IO Socket.io");

/** com.example.shop: programs are named by a domain backwards. */
function isProgram(labels: readonly string[]): boolean {
  return labels.length > 2 && /^(?:com|org|net|io|dev)$/.test(labels[0] ?? "");
}

/** Co.KG, U.S. */
function isAbbreviation(labels: readonly string[]): boolean {
  const [first = "", top = ""] = labels;
  const isInitials = labels.length > 2 && labels.slice(0, -1).every((label) => /^\p{L}$/u.test(label));
  return (
    isInitials || (labels.length === 2 && first.length <= 3 && /^\p{Lu}\p{Ll}/u.test(first) && /^\p{Lu}{2}$/u.test(top))
  );
}

/** "Fertig.Es geht": a sentence begins with a capital letter. */
function beginsSentence(labels: readonly string[]): boolean {
  const top = labels.at(-1) ?? "";
  if (/^\p{Lu}\p{Ll}/u.test(top) && !/^\p{Lu}\p{Ll}*$/u.test(labels[0] ?? "")) return true;
  return /^\p{Lu}\p{Ll}+$/u.test(top) && top.length <= 3;
}

/** Verbs with which messages send their readers to an address. */
const verbs =
  "visit|browse to|log ?in (?:at|to|on|via)|sign in (?:at|to|on)|website|site|besuche(?:n sie)?|gehen sie (?:auf|zu)|visitez|rendez-vous sur|aller sur|visite|visita|entre em|acesse|" +
  "entra (?:en|su)|ingrese (?:a|en)|vai su|clicca su|ga naar|bezoek|klik op|wejdź na|wejdz na|zaloguj się na|na stronie|tıklayın|ziyaret edin|strona|seite|página|pagina|сайт|сайте|заходите на|访问|訪問|打开|打開";

/** Words that stand before places, and so before addresses. */
const prepositions =
  "at|on|to|via|à|a|au|el|το|from|under|auf|bei|unter|zu|sur|chez|vers|en|em|su|sul|da|naar|op|bij|pod|na|do|på|til|hos|pe|la|ke|di|на|по|в";

const afterVerb = new RegExp(`(?<![\\p{L}\\p{N}])(?:${verbs}) ?[:：]? ?["'“„«(<]?$`, "iu");
const afterPreposition = new RegExp(`(?<![\\p{L}\\p{N}])(?:${prepositions}) ["'“„«(<]?$`, "iu");

/** Shorter words end sentences: "he looked at him.it was". */
const [shortestAfterVerb, shortestAlone] = [4, 6];

/** Whether the words before a name send the reader there. */
function isInvited({ before }: NameInText, label: string): boolean {
  return label.length >= shortestAfterVerb && !/^\p{Lu}\p{Ll}/u.test(label) && afterVerb.test(before);
}

/** Whether a name stands where no sentence ends: behind a preposition or a colon, at the end, or in a script without blanks. */
function isSetApart({ before, after }: NameInText, label: string): boolean {
  if (label.length < shortestAlone || /^\p{Lu}\p{Ll}/u.test(label)) return false;
  if (
    afterPreposition.test(before) ||
    /(?:[:：→👉➡»>=([“„«"'] ?|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])$/u.test(
      before,
    )
  )
    return true;
  return /^(?:[.!?]{0,2}(?:[\n\r]|$)|[.!?] |[^\n\r -~])/u.test(after);
}
