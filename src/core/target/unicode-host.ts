import { domainToASCII, domainToUnicode } from "node:url";

/** Letters of other scripts that a reader may take for Latin ones; a label must have another letter as well. */
const lookalikes = /[абвгезкмнопрстухшъыьюѕіјһѡѵҽӏԁԍԛԝαβγεικνορτυχωη]/gu;

/**
 * What one label may be written in. A name that mixes scripts may pass for another one (UTS 39 §5.2): Hangul syllables alone look like nothing
 * in ASCII and are often written beside it. Of Latin letters, those that are an ASCII letter with a mark, and a few that are known. What is
 * written from right to left is left out, since it would take what stands beside it along.
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
 * A host in A-labels as its owner writes it (RFC 5890 §2.3.2.1); null where it has none of those, where they are not what they should
 * be, and where a reader could take it for another name. It is shown beside the A-labels and never in their place.
 */
export function unicodeOf(host: string): string | null {
  if (host.length > longestHost || !/(?:^|\.)xn--/.test(host)) return null;
  const shown = domainToUnicode(host);
  // Labels that are no name stay as they are, and what has another spelling would be another name.
  if (shown === "" || /(?:^|\.)xn--/.test(shown) || domainToASCII(shown) !== host) return null;
  return shown.split(".").every(isPlain) ? shown : null;
}

function isPlain(label: string): boolean {
  if (/^[a-z\d_-]+$/.test(label)) return true;
  const isVisible = /^[\p{L}\p{M}\d-]+$/u.test(label) && !/\p{Default_Ignorable_Code_Point}/u.test(label);
  return isVisible && writings.some((each) => each.test(label)) && /\p{L}/u.test(label.replace(lookalikes, ""));
}

/** A target for people: as it is, and behind it, where that is safe, its host in Unicode. */
export function withUnicode(target: string): string {
  const authority = /^(?:[a-z][a-z\d+.-]*:\/\/)?(?<authority>[^/?#\s]*)/i.exec(target)?.groups?.["authority"] ?? "";
  const host = authority.replace(/^.*@/, "").replace(/:\d+$/, "");
  const shown = unicodeOf(host);
  return shown === null ? target : `${target} (${shown})`;
}
