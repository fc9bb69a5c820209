/**
 * Whether a pattern stands for a canonical URL. Scheme, host, port and the rest are matched apart, so that no star reaches from one
 * into another: in a host `*` and `**` are any text, behind it `*` is any text without a slash and `**` any text; in the place of
 * scheme or port `*` is any. `**` alone is every URL. It takes time in proportion to both lengths, however
 * many stars there are.
 */
export function matchesUrl(pattern: string, url: string): boolean {
  if (pattern === "**") return true;
  const [wanted, given] = [partsOf(pattern), partsOf(url)];
  if (!wanted || !given) return false;
  const isScheme = wanted.scheme === "*" || wanted.scheme === given.scheme;
  const isPort = wanted.port === "*" || wanted.port === given.port;
  return isScheme && isPort && matches(wanted.host, given.host) && matches(wanted.rest, given.rest);
}

/** The parts of a URL, or of a pattern of URLs. */
interface UrlParts {
  readonly scheme: string;
  /** IPv6 in brackets. */
  readonly host: string;
  /** Empty where none is written. */
  readonly port: string;
  /** Path and query. */
  readonly rest: string;
}

const url = /^(?<scheme>[a-z]+|\*):\/\/(?<host>\[[^\]/]*\]|[^/:?#@]*)(?::(?<port>\d+|\*))?(?<rest>[/?#].*|)$/is;

/** Takes a URL, or a pattern of URLs, to pieces; null where it is none. */
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

/** Which places of a text can be reached behind a token, from those that could be before it. */
function step(reached: readonly boolean[], token: string, text: string): readonly boolean[] {
  if (token !== "*" && token !== "**") {
    return reached.map((_, place) => (reached[place - token.length] ?? false) && text.endsWith(token, place));
  }
  let isOpen = false;
  return reached.map((isReached, place) => {
    // A slash ends what one star stands for.
    const isEnded = token === "*" && text[place - 1] === "/";
    isOpen = isReached || (isOpen && !isEnded);
    return isOpen;
  });
}
