/** What a text in the one field means, before it is parsed. */
export type Meaning =
  /** One input for a check, with slips of typing corrected. */
  | { readonly kind: "one"; readonly text: string }
  /** Several domains. */
  | { readonly kind: "many"; readonly names: readonly string[] }
  /** A question about the visitor's own address. */
  | { readonly kind: "own-address" }
  /** Words without a link: perhaps a message, perhaps one of these domains. */
  | { readonly kind: "words"; readonly suggestions: readonly string[] }
  /** Not a domain as it stands, but probably one of these. */
  | { readonly kind: "slip"; readonly text: string; readonly suggestions: readonly string[] };

/** The most domains of one list. */
export const mostNames = 10;

/** The most characters examined: longer texts are messages. */
const most = 4000;

/** Questions about the visitor's own address, as people type them into any field. */
const ownAddress =
  /^(?:what(?:'s| is| ?s)? my (?:public )?ip(?: address)?|my ip(?: address)?|whatismyip|show my ip|내 ?(?:ip|아이피)(?: ?주소)?(?:는|가)?(?: ?(?:뭐야|확인|조회))?)\??$/i;

/** A host name: labels with dots, and a last label with a letter. */
const host = String.raw`(?:[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,62})\.){1,20}(?=[\p{L}\p{N}-]*\p{L})[\p{L}\p{M}\p{N}-]{2,63}`;
const hostAlone = new RegExp(`^${host}\\.?$`, "iu");
const hostAnywhere = new RegExp(`(?<![\\p{L}\\p{N}@._-])${host}(?![\\p{L}\\p{N}@_-])`, "giu");
const entry = new RegExp(`^(?:https?://)?(?:[^@\\s/]{1,64}@)?${host}\\.?(?::\\d{1,5})?(?:/\\S*)?$`, "iu");

/** A mailbox with its display name, as mail programs copy it (RFC 5322 §3.4). */
const mailbox = /^(?:"[^"]{0,200}"|[^<>"@]{0,200})\s*<(?<address>[^<>@\s]{1,64}@[^<>@\s]{1,255})>[;,]?$/;

/** Misspelt beginnings of URLs: a letter, a colon or a slash too few, too many or wrong. */
const scheme =
  /^(?:(?:h+t+p+|h+t+t+p+|ht+p+|h+p+t+|hhtp|htt|ttp|tp|hrrp|httl|htto|jttp|gttp|hytp)(?<secure>s*)(?:\s*[:;]\s*\/{0,4}|\/{2,4}))+(?=[^/\s])/i;

/** Misspelt top-level domains that do not exist, and what was meant. */
const endings: Readonly<Record<string, string>> = {
  con: "com",
  cmo: "com",
  ocm: "com",
  comm: "com",
  coom: "com",
  cpm: "com",
  vom: "com",
  xom: "com",
  nte: "net",
  ner: "net",
  bet: "net",
  ogr: "org",
  rog: "org",
  orgg: "org",
};

/** Reads a text as people type and paste it. Never fails: what is not understood is returned unchanged. */
export function meaningOf(given: string): Meaning {
  const text = given.trim();
  if (text === "" || text.length > most) return { kind: "one", text: given };
  const bare = unwrapped(text);
  if (ownAddress.test(bare)) return { kind: "own-address" };
  const box = mailbox.exec(bare)?.groups?.["address"];
  if (box !== undefined) return { kind: "one", text: box };
  const names = listIn(bare);
  if (names) return names.length === 1 ? { kind: "one", text: names[0] ?? "" } : { kind: "many", names };
  if (/\s/.test(bare)) return words(given, bare);
  return single(corrected(bare));
}

/** Removes the quotes, brackets and full stops around a pasted name. */
function unwrapped(text: string): string {
  const inner =
    /^(?:["'`“”‘’「『]|<(?=[^<>]*>$)|\((?=[^()]*\)$))(?<inner>[^"'`“”‘’」』<>()]+)["'`“”‘’」』>)][.,;]?$/.exec(text);
  return (inner?.groups?.["inner"] ?? text).trim().replace(/[,;]+$/, "");
}

/** The domains of a list, each once, without mailboxes' local parts; null where something else is among them. */
export function listIn(text: string): readonly string[] | null {
  const entries = text.split(/[\s,;|]+/).filter((each) => each !== "");
  if (entries.length < 2 || entries.length > 500 || !entries.every((each) => entry.test(each))) return null;
  return [...new Set(entries.map((each) => each.replace(/^(?!https?:)[^@/]*@/i, "").toLowerCase()))];
}

/** Corrects what can only have been meant one way. */
function corrected(text: string): string {
  const plain = text.replace(/^(?:view-source:|url[:=])\s*/i, "").replace(/[。．｡]/g, ".");
  const found = scheme.exec(plain);
  const rest = found ? plain.slice(found[0].length) : plain;
  const isSecure = /s/i.test(found?.groups?.["secure"] ?? "s");
  const url = found && !/^https?:\/\/(?=[^/\s])/i.test(plain) ? `http${isSecure ? "s" : ""}://${rest}` : plain;
  return (found && /^https?:\/\/\w*ht?tps?[:/]/i.test(plain) ? `http${isSecure ? "s" : ""}://${rest}` : url)
    .replace(/^((?:https?:\/\/)?)\*+\./i, "$1")
    .replace(/^@(?=[^@]+$)/, "");
}

function single(text: string): Meaning {
  const suggestions = suggestionsFor(text);
  return suggestions.length > 0 ? { kind: "slip", text, suggestions } : { kind: "one", text };
}

/** What was probably meant by a name that cannot exist. */
function suggestionsFor(text: string): readonly string[] {
  const name = text.replace(/^https?:\/\//i, "").replace(/\/$/, "");
  if (/[/:@?#]/.test(name) && !/^[^/:@?#]+\//.test(name)) return [];
  const [authority = ""] = name.split("/", 1);
  const dotted = authority
    .replace(/[,;]+/g, ".")
    .replace(/\.{2,}/g, ".")
    .replace(/^\.+|\.+$/g, "");
  const spelt = dotted.replace(/\.(?<end>[a-z]+)$/i, (all, end: string) =>
    Object.hasOwn(endings, end.toLowerCase()) ? `.${endings[end.toLowerCase()]}` : all,
  );
  return spelt !== authority.replace(/\.$/, "") && hostAlone.test(spelt) ? [spelt.toLowerCase()] : [];
}

/** Words with a link or several lines are a message. Others may be a domain with a slip, or a question. */
function words(given: string, text: string): Meaning {
  const joined = text.replace(/\s*([.,])\s*/g, ".").replace(/^\S*\s*[:;]\s*\/\/\s*/, "");
  const isSplit = !/\s/.test(joined) && hostAlone.test(joined);
  if (isSplit) return { kind: "slip", text: joined, suggestions: [joined.toLowerCase()] };
  if (/[a-z]{3,5}:\/\/|\[\.\]|\n/i.test(text)) return { kind: "one", text: given };
  const found = Array.from(text.matchAll(hostAnywhere), ([name]) => name.toLowerCase().replace(/\.$/, ""));
  return { kind: "words", suggestions: [...new Set(found)].slice(0, 3) };
}
