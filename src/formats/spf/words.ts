import { dashes } from "./meant.ts";

/** A longer record is nobody's any more who mends by hand. */
export const longestRepair = 2000;

/** Each version begins a record of its own, where several were written into one text. */
export function recordsIn(text: string): readonly string[] {
  const records = text
    .slice(0, longestRepair)
    .split(/(?<=[\s;,"\ue000])(?=v *= *spf1?[\s;,])/i)
    .filter((each) => /[^\s;,"]/.test(each.replace(/^v *= *spf1?/i, "")));
  return records.length > 1 ? records : [text];
}

/** Between strings where there is a blank anyway, or nothing. */
const seams = /(^| )\ue000|\ue000(?= |$)/g;

/** The words behind the version, without what master files and documents put around them. */
export function wordsOf(text: string): readonly string[] {
  const visible = text
    .slice(0, longestRepair)
    // Tabs, line ends and blanks of other widths; then marks without a width and quotes.
    .replace(/[\s\u00a0]+/gu, " ")
    .replace(/[\u200b-\u200f\u2060\ufeff"“”„]+/gu, "")
    .replace(dashes, "-")
    .replace(/(?<= )([-~?]) (?=all(?: |$))/gi, "$1")
    .replace(seams, "$1");
  const words = visible
    .replace(/^ *v *= *spf1?[;,:\ue000]? */i, "")
    .split(" ")
    .filter((word) => word !== "" && !/^v=spf1$/i.test(word));
  // A blank behind a colon parts what belongs together.
  const whole = words.flatMap((word, at) => {
    const isHalf = /^[-+~?]?[a-z0-9]+[:=]$/i.test(words[at - 1] ?? "");
    if (isHalf) return [];
    return /^[-+~?]?[a-z0-9]+[:=]$/i.test(word) ? [word + (words[at + 1] ?? "")] : [word];
  });
  return whole.flatMap(listed);
}

/** A list, of which each member is what the first one is; RFC 7208 §7.1 has commas within macros as well. */
function listed(word: string): readonly string[] {
  if (word.includes("%")) return [word];
  const [first = "", ...others] = word.split(/[,;]+/).filter((each) => each !== "");
  const lead = /^[-+~?]?(?:include|a|mx|ip4|ip6|exists)[:=]/i.exec(first)?.[0] ?? "";
  return [
    first,
    ...others.map((each) => (/^[-+~?]?(?:[a-z0-9]{1,8}[:=]|(?:all|a|mx|ptr)$)/i.test(each) ? each : lead + each)),
  ];
}
