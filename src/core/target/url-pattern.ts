/**
 * Whether a pattern matches a canonical URL. Scheme, host, port and the rest are matched separately, so that no star crosses their boundaries: in a
 * host `*` and `**` match any text, after it `*` matches text without a slash and `**` any text; `*` as scheme or port matches any. `**` alone
 * matches every URL. The time is proportional to the product of both lengths, whatever the number of stars.
 */
export function matchesUrl(pattern: string, url: string): boolean {
  if (pattern === "**") return true;
  const [wanted, given] = [partsOf(pattern), partsOf(url)];
  if (!wanted || !given) return false;
  const isScheme = wanted.scheme === "*" || wanted.scheme === given.scheme;
  const isPort = wanted.port === "*" || wanted.port === given.port;
  return isScheme && isPort && matches(wanted.host, given.host) && matches(wanted.rest, given.rest);
}

/** The parts of a URL or URL pattern. */
interface UrlParts {
  readonly scheme: string;
  /** IPv6 in brackets. */
  readonly host: string;
  /** Empty if not given. */
  readonly port: string;
  /** Path and query. */
  readonly rest: string;
}

const url = /^(?<scheme>[a-z]+|\*):\/\/(?<host>\[[^\]/]*\]|[^/:?#@]*)(?::(?<port>\d+|\*))?(?<rest>[/?#].*|)$/is;

/** Splits a URL or URL pattern; null if invalid. */
export function partsOf(text: string): UrlParts | null {
  const { scheme, host, port = "", rest } = url.exec(text)?.groups ?? {};
  return scheme === undefined || host === undefined || rest === undefined ? null : { scheme, host, port, rest };
}

function matches(pattern: string, text: string): boolean {
  const tokens = pattern.split(/(\*\*|\*)/).filter((token) => token !== "");
  const end = tokens.reduce<readonly boolean[]>(
    (reached, token) => step(reached, token, text),
    Array.from({ length: text.length + 1 }, (_, place) => place === 0),
  );
  return end[text.length] ?? false;
}

/** The positions that can be reached after a token, given those before it. */
function step(reached: readonly boolean[], token: string, text: string): readonly boolean[] {
  if (token !== "*" && token !== "**") {
    return reached.map((_, place) => (reached[place - token.length] ?? false) && text.endsWith(token, place));
  }
  let isOpen = false;
  return reached.map((isReached, place) => {
    // A single star ends at a slash.
    const isEnded = token === "*" && text[place - 1] === "/";
    isOpen = isReached || (isOpen && !isEnded);
    return isOpen;
  });
}
