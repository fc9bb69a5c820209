import { dashes } from "./intended.ts";

/** Maximum length of a record that is corrected. */
export const longestRepair = 2000;

/** Splits a text into records at each version. */
export function recordsIn(text: string): readonly string[] {
  const records = text
    .slice(0, longestRepair)
    .split(/(?<=[\s;,"\ue000])(?=v *= *spf1?[\s;,])/i)
    .filter((each) => /[^\s;,"]/.test(each.replace(/^v *= *spf1?/i, "")));
  return records.length > 1 ? records : [text];
}

/** String boundaries at a space or at an end. */
const seams = /(^| )\ue000|\ue000(?= |$)/g;

/** The words after the version, without quotes and escapes from zone files and documents. */
export function wordsOf(text: string): readonly string[] {
  const visible = text
    .slice(0, longestRepair)
    // Tabs, line ends and other spaces; then zero-width characters and quotes.
    .replace(/[\s\u00a0]+/gu, " ")
    .replace(/[\u200b-\u200f\u2060\ufeff"“”„]+/gu, "")
    .replace(dashes, "-")
    .replace(/(?<= )([-~?]) (?=all(?: |$))/gi, "$1")
    .replace(seams, "$1");
  const words = visible
    .replace(/^ *v *= *spf1?[;,:\ue000]? */i, "")
    .split(" ")
    .filter((word) => word !== "" && !/^v=spf1$/i.test(word));
  // A space after a colon separates a mechanism from its value.
  const whole = words.flatMap((word, at) => {
    const isHalf = /^[-+~?]?[a-z0-9]+[:=]$/i.test(words[at - 1] ?? "");
    if (isHalf) return [];
    return /^[-+~?]?[a-z0-9]+[:=]$/i.test(word) ? [word + (words[at + 1] ?? "")] : [word];
  });
  return whole.flatMap(listed);
}

/** Splits a list whose members are of one kind; macros may contain commas too (RFC 7208 §7.1). */
function listed(word: string): readonly string[] {
  if (word.includes("%")) return [word];
  const [first = "", ...others] = word.split(/[,;]+/).filter((each) => each !== "");
  const lead = /^[-+~?]?(?:include|a|mx|ip4|ip6|exists)[:=]/i.exec(first)?.[0] ?? "";
  return [
    first,
    ...others.map((each) => (/^[-+~?]?(?:[a-z0-9]{1,8}[:=]|(?:all|a|mx|ptr)$)/i.test(each) ? each : lead + each)),
  ];
}
