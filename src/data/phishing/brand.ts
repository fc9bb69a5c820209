/** A brand that phishing imitates, and its own domains. */
export interface Brand {
  /** Its name for display. */
  readonly name: string;
  /** How host names spell it. Five letters or more count within a word, shorter ones only as a whole word. */
  readonly words: readonly string[];
  /** How pages and messages spell it, beside {@link Brand.name}. */
  readonly called: readonly string[];
  /** Registrable domains of the owner; names below them are its own. */
  readonly domains: readonly string[];
  /** Spellings, in lower case, that are also ordinary words, places or people: they need a second sign. */
  readonly ordinary: ReadonlySet<string>;
}

/** Makes a brand of lists: words and domains are separated by spaces, names and ordinary spellings by `|`. */
export function brand(name: string, words: string, called: string, domains: string, ordinary = ""): Brand {
  return {
    name,
    words: words.split(" "),
    called: listed(called),
    domains: domains.split(" "),
    ordinary: new Set(listed(ordinary)),
  };
}

function listed(text: string): readonly string[] {
  return text === "" ? [] : text.split("|");
}
