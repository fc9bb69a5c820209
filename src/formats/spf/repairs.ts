import { isIPv4, isIPv6 } from "node:net";
import { nearest } from "../../core/nearest.ts";
import { intendsAll } from "./intended.ts";

const allNames = ["all", "include", "a", "mx", "ptr", "ip4", "ip6", "exists"] as const;

/** Possible corrections of an invalid word, most likely first. */
export function recordRepairsOf(text: string): readonly string[] {
  return mends.flatMap((mend) => {
    const better = mend(text);
    return better === null || better === text ? [] : [better];
  });
}

/** A term reduced to its host name, if it has the form of a URL, an email address or a line of code; null without a host name. */
export function withoutUrl(text: string): string | null {
  const [, lead = "", name = ""] = urlTerm.exec(text) ?? [];
  return name === "" ? null : lead + name;
}

const urlTerm =
  /^([-+~?]?(?:include|a|mx|ptr|exists):|redirect=)(?:<?https?:\/{0,3}|<|@)?([a-z0-9_-]+(?:\.[a-z0-9_-]+)+)\.?[/\\;>]*$/i;

/** Corrections, each null if it does not apply. */
const mends: readonly ((text: string) => string | null)[] = [
  // Trailing punctuation from a list, code or a sentence.
  (text) => text.replace(/[,;.'`]+$/, "").replace(/^['`]+/, ""),
  (text) => addressTerm(text),
  (text) => withoutUrl(text),
  (text) => text.replace(/^[-+~?]?(redirect|exp)[:=]/i, "$1="),
  (text) => text.replace(/^([-+~?]?[a-z0-9]+)=/i, "$1:"),
  (text) => text.replace(/\/0+(?=\d)/g, "/"),
  (text) => {
    const [, before = "", word = "", behind = ""] = /^([-~?]?)[-~?]*([a-z0-9]{2,6})([-~?]?)$/i.exec(text) ?? [];
    const sign = before === "" ? behind : before;
    // Without a qualifier it would allow everyone, which is never a typing error.
    return sign !== "" && intendsAll(word) ? `${sign}all` : null;
  },
  (text) => {
    const [, sign = "", word = "", rest = ""] = /^([-+~?]?)([a-z0-9]{3,12})([:/=].*)?$/i.exec(text) ?? [];
    const near = word === "" ? null : nearest(word, allNames);
    return near === null ? null : `${sign}${near}${rest.replace(/^=/, ":")}`;
  },
];

/** An address that is in the wrong place. */
function addressTerm(text: string): string | null {
  const bare = text.replace(/[,;]+$/, "");
  const [, sign = "", rest = ""] =
    /^([-+~?]?)(?:(?:ip|ipv4|ipv6|ip4|ip6|a|mx|include)[:=]+)?([0-9a-f.:]+(?:\/\d{1,3})?)$/i.exec(bare) ?? [];
  const address = rest.replace(/\/.*$/, "");
  if (isIPv4(address)) return `${sign}ip4:${rest}`;
  return isIPv6(address) ? `${sign}ip6:${rest}` : null;
}
