import { isIP } from "node:net";
import { lookalikeLetters } from "../../data/lookalikes/letters.ts";
import { isMeant } from "./meant.ts";

/** Distinguishes possible public domain names from words with a dot. */
export type IsDomain = (host: string) => boolean;

/** An address without a scheme, and where it stands. */
interface BareAddress {
  readonly at: number;
  readonly written: string;
}

/** Before an address: a label (`link:`), but no scheme, number or second colon. */
const noLabel =
  "(?<!(?:\\d|:|(?<![\\p{L}\\p{N}])(?:mailto|tel|sms|smsto|javascript|data|cid|mid|urn|sips?|xmpp|about|blob|file|ftp|geo|intent|ipfs|magnet|market|skype|callto|tg|ws|wss)):)";

/** No address begins within a word, a path or a value, except one that its name introduces: `url=evil-shop.com`. */
const noWord =
  "(?<![\\p{L}\\p{N}@._/%-]|(?<!(?:^|[\\s([{<|,;])(?:url|link|site|website|web|address|href|domain|host))=)";

const bare = new RegExp(
  `${noWord}${noLabel}(?:[\\p{L}\\p{N}\\p{M}_-]{1,63}\\.){1,8}[\\p{L}\\p{N}\\p{M}-]{2,63}(?::\\d{2,5}(?![\\d:]))?(?:[/?#][!#-;=?-[\\]_a-z~]{0,2048})?(?![\\p{L}\\p{N}\\p{M}._-]{0,64}@)`,
  "giu",
);

const bareIp = new RegExp(
  `(?<![\\w@./%=-])${noLabel}\\d{1,3}(?:\\.\\d{1,3}){3}(?::\\d{2,5})?\\/[!#-;=?-[\\]_a-z~]{1,2048}`,
  "giu",
);

/** Characters before a name that tell whether it is an address. */
const longestBefore = 40;

/** The addresses without a scheme in a text, in order: names of public domains, and IP addresses with a path. */
export function bareAddresses(text: string, isDomain: IsDomain): readonly BareAddress[] {
  const whole = text.trim();
  const names = [...text.matchAll(bare)].flatMap(({ 0: matched, index }) => {
    const end = index + matched.length;
    const written = withoutEmphasis(withoutTouching(matched), text[end]);
    const [host = ""] = written.split(/[/?#:]/, 1);
    const name = withoutTail(host, isDomain);
    if (!isDomain(name)) return [];
    const at = end - written.length;
    const before = text.slice(Math.max(0, at - longestBefore), at);
    const after = `${host.slice(name.length)}${text.slice(end, end + 2)}`;
    return matched === whole || isMeant({ written, host, name, before, after }) ? [{ at, written }] : [];
  });
  const ips = [...text.matchAll(bareIp)]
    .filter(({ 0: written }) => isIP(written.split(/[/:]/, 1)[0] ?? "") === 4)
    .map(({ 0: written, index }) => ({ at: index, written }));
  return [...names, ...ips];
}

/** A word of another script in front of an ASCII name: 詳細はevil-shop.com, сайтevil-shop.ru, ל-evil-shop.co.il. */
const touching =
  /^(?:(?!\p{Script=Latin})[\p{L}\p{M}\u30fc]){1,63}(?:(?<=[\p{Script=Hebrew}\p{Script=Arabic}])-)?(?=[a-z\d])/iu;

/** Registries allow no label of several alphabets, so the word is part of the text, unless its letters disguise a name: раypal.com. */
function withoutTouching(written: string): string {
  const [word] = touching.exec(written) ?? [];
  if (word === undefined || Array.from(word.toLowerCase()).every((letter) => lookalikeLetters.has(letter)))
    return written;
  return written.slice(word.length);
}

/** Markdown's `_evil-shop.com_`. */
function withoutEmphasis(written: string, next: string | undefined): string {
  return next === "_" ? written.replace(/^_{1,2}/, "") : written;
}

/** Removes letters that directly follow a host: `naver.com에서`. */
export function withoutTail(host: string, isDomain: IsDomain): string {
  const bareHost = host.replace(/[._-]{1,16}$/, "");
  if (isDomain(bareHost)) return bareHost;
  // The next sentence follows without a blank: evil-shop.de.Danke
  const sentence = bareHost.replace(/\.\p{Lu}\p{Ll}{1,20}$/u, "");
  if (sentence !== bareHost && isDomain(sentence)) return sentence;
  if (/^[ -~]*$/.test(bareHost)) return bareHost;
  const shorter = bareHost.replace(/[^ -~]{1,63}$/, "").replace(/[._-]{1,16}$/, "");
  if (isDomain(shorter)) return shorter;
  // A particle behind a top level in its own script: 쇼핑몰.한국에서
  const letters = Array.from(bareHost);
  const cuts = [1, 2, 3, 4].map((count) => letters.slice(0, -count).join(""));
  return cuts.find((cut) => /[^ -~]$/.test(cut) && isDomain(cut)) ?? bareHost;
}
