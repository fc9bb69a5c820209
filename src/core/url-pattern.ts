/**
 * Whether a pattern stands for a URL: `*` is any text without a slash, `**` any text. It takes time in proportion to both lengths,
 * however many stars there are.
 */
export function matchesUrl(pattern: string, url: string): boolean {
  const tokens = pattern.split(/(\*\*|\*)/).filter((token) => token !== "");
  const end = tokens.reduce<readonly boolean[]>((reached, token) => step(reached, token, url), beginning(url));
  return end[url.length] ?? false;
}

function beginning(url: string): readonly boolean[] {
  return Array.from({ length: url.length + 1 }, (_, place) => place === 0);
}

/** Which places of a URL can be reached behind a token, from those that could be before it. */
function step(reached: readonly boolean[], token: string, url: string): readonly boolean[] {
  if (token !== "*" && token !== "**") {
    return reached.map((_, place) => (reached[place - token.length] ?? false) && url.endsWith(token, place));
  }
  let isOpen = false;
  return reached.map((isReached, place) => {
    // A slash ends what one star stands for.
    const isEnded = token === "*" && url[place - 1] === "/";
    isOpen = isReached || (isOpen && !isEnded);
    return isOpen;
  });
}
