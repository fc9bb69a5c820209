import { domainToASCII, domainToUnicode } from "node:url";

/** Letters of other scripts that resemble Latin ones; a label must contain another letter as well. */
const lookalikes = /[абвгезкмнопрстухшъыьюѕіјһѡѵҽӏԁԍԛԝαβγεικνορτυχωη]/gu;

/**
 * The scripts allowed within a label. Mixed scripts can imitate other names (UTS 39 §5.2); Hangul syllables resemble no ASCII and are often mixed
 * with it. Of non-ASCII Latin letters, ASCII letters with diacritics and a few known ones are allowed. Right-to-left scripts are excluded, because
 * they affect the text around them.
 */
const writings = [
  /^[a-zß-öø-ÿĀ-İĳ-ķĹ-ňŊ-ſƠơƯưǍ-ǜȘ-țḀ-ỹ\d-]+$/iu,
  /^[가-힣a-z\d-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\d-]+$/u,
  /^[\p{Script=Han}\p{Script=Bopomofo}\d-]+$/u,
  /^[\p{Script=Thai}\d-]+$/u,
  /^[\p{Script=Devanagari}\d-]+$/u,
  /^[\p{Script=Cyrillic}\d-]+$/u,
  /^[\p{Script=Greek}\d-]+$/u,
];

const longestHost = 253;

/**
 * The Unicode form of a host with A-labels (RFC 5890 §2.3.2.1); null if it has none, if they are invalid, or if readers could mistake it for another
 * name. It is shown beside the A-labels, never instead of them.
 */
export function unicodeOf(host: string): string | null {
  if (host.length > longestHost || !/(?:^|\.)xn--/.test(host)) return null;
  const shown = domainToUnicode(host);
  // Invalid labels stay unchanged, and a label that encodes differently would be another name.
  if (shown === "" || /(?:^|\.)xn--/.test(shown) || domainToASCII(shown) !== host) return null;
  return shown.split(".").every(isPlain) ? shown : null;
}

function isPlain(label: string): boolean {
  if (/^[a-z\d_-]+$/.test(label)) return true;
  const isVisible = /^[\p{L}\p{M}\d-]+$/u.test(label) && !/\p{Default_Ignorable_Code_Point}/u.test(label);
  return isVisible && writings.some((each) => each.test(label)) && /\p{L}/u.test(label.replace(lookalikes, ""));
}

/** A target for display, followed by the Unicode form of its host if that is safe. */
export function withUnicode(target: string): string {
  const authority = /^(?:[a-z][a-z\d+.-]*:\/\/)?(?<authority>[^/?#\s]*)/i.exec(target)?.groups?.["authority"] ?? "";
  const host = authority.replace(/^.*@/, "").replace(/:\d+$/, "");
  const shown = unicodeOf(host);
  return shown === null ? target : `${target} (${shown})`;
}
