/** A line without decoration, in lower case and with single spaces. */
export function plainLine(line: string): string {
  const words = line.toLowerCase().split(/\s+/);
  return words
    .join(" ")
    .replace(/^[\s%#>*-]+/, "")
    .trim();
}

/** A word with a dot inside: a domain, which says nothing, whatever words it consists of (`blockchain-shop.top` is not blocked). */
const names = /(?<![\p{L}\p{N}_.-])[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+/gu;

/** A plain line as the phrases of states are written: without quotes, brackets and closing punctuation, and with `x.x` for each name. */
export function bareLine(plain: string): string {
  return plain
    .replace(names, "x.x")
    .replace(/["'“”„‘`’()<>[\]]/g, (sign) => (sign === "'" || sign === "’" ? "'" : ""))
    .replace(/[\s.!:;…-]+$/, "");
}

/** A phrase, ready to compare with lines. */
export type Phrase = (line: string) => boolean;

/**
 * Compiles phrases: each is a whole line; `*` matches any text, also none, `{word}` a word, `{name}` a word with a dot inside, `{domain}` what
 * registries call the queried name, and `(a|b)` one of several texts.
 */
export function phrasesOf(phrases: readonly string[]): readonly Phrase[] {
  return phrases.map((phrase) => {
    if (!/[*{(]/.test(phrase)) return (line) => line === phrase;
    if (!/[{(]/.test(phrase)) return (line) => isLike(line, phrase.split("*"));
    const pattern = phrase.split(/(\*|\{[a-z]+\}|\([^()]*\))/).map(patternOf);
    const compiled = new RegExp(`^${pattern.join("")}$`);
    return (line) => compiled.test(line);
  });
}

function patternOf(part: string): string {
  const placeholder = placeholders[part];
  if (placeholder !== undefined) return placeholder;
  if (!part.startsWith("(")) return escaped(part);
  return `(?:${part.slice(1, -1).split("|").map(escaped).join("|").replaceAll("\\*", ".{0,256}")})`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const name = String.raw`[^\s.,:]{1,64}(?:\.[^\s.,:]{1,64}){1,8}`;
const noun = "(?:(?:the |this |that )?(?:requested |queried |specified )?(?:domain name|domain|object|name))";

const placeholders: Readonly<Record<string, string>> = {
  "*": ".{0,256}",
  "{word}": String.raw`\S{1,256}`,
  "{name}": name,
  // `The domain you requested`, `Domain: shop.example -`, `shop.example:`.
  "{domain}": `(?:${noun}(?: you (?:have )?(?:requested|want to register|are looking for|queried))?(?::? ${name})?|${name})(?: ?[,:]| -)?`,
};

/** Whether a line matches a phrase. */
export function isSaid(lines: readonly string[], phrases: readonly Phrase[]): boolean {
  return lines.some((line) => phrases.some((phrase) => phrase(line)));
}

/** One pass: each part is searched after the previous one. */
function isLike(line: string, parts: readonly string[]): boolean {
  const [first = "", ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return line === first;
  if (!line.startsWith(first) || !line.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = line.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at + last.length <= line.length;
}
