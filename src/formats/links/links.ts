import { isIP } from "node:net";
import { resolveReferences } from "../html/references.ts";
import { readAttributes } from "../html/tags.ts";
import { bareAddresses, withoutTail, type IsDomain } from "./bare.ts";
import { longestText, refang } from "./defang.ts";
import { isMeant } from "./meant.ts";
import { visibleText } from "./visible-text.ts";
import { decodedBase64, httpUrl, percentDecoded, unwrap } from "./wrapped.ts";

/** The notation of a link. */
export const linkForms = ["url", "bare", "markdown", "html", "percent", "base64"] as const;

/** A link of a message. */
export interface Link {
  /** Absolute, http or https. */
  readonly url: URL;
  readonly form: (typeof linkForms)[number];
  /** The domain or URL that the link's text shows; null without one. */
  readonly shown: URL | null;
  /** The link-wrapping service; null for a direct link. */
  readonly wrapper: string | null;
}

/** Maximum number of links found. */
const mostLinks = 1000;

const longestLink = 2048;

/** A part of a message. In HTML, only links and the text that readers see count, not the addresses of pictures and styles. */
export interface LinkText {
  readonly text: string;
  readonly isHtml: boolean;
}

/** The distinct links of a message in any language, in order. Linear. */
export function findLinks(text: string | readonly LinkText[], isDomain: IsDomain): readonly Link[] {
  const parts = typeof text === "string" ? [{ text, isHtml: false }] : text;
  return distinct(parts.flatMap((part) => linksOfPart(part, isDomain)));
}

function linksOfPart({ text, isHtml }: LinkText, isDomain: IsDomain): readonly Link[] {
  const found: Found[] = [];
  const written = takeHtml(withWholeBrackets(text.slice(0, longestText)), found);
  if (isHtml) {
    takeMoves(text.slice(0, longestText), found);
    // Attached pages hide their address from filters: atob("aHR0…"), unescape("https%3A//…").
    for (const { groups } of text.slice(0, longestText).matchAll(script)) takeEncoded(groups?.["content"] ?? "", found);
  }
  const shown = isHtml ? visibleText(written) : written;
  const plain = refang(shown.replace(bracketedIp, "http://$<a>.$<b>.$<c>.$<d>/"));
  const rest = isHtml ? plain : takeMarkdown(plain, found);
  takeUrls(rest, found);
  takeEncoded(rest, found);
  // Nothing inside a URL begins a further address.
  const outside = rest.replace(address, (url) => "/".repeat(url.length));
  for (const { at, written } of bareAddresses(outside, isDomain))
    found.push({ at, written: `http://${written}`, form: "bare", text: null });
  return found
    .toSorted((a, b) => a.at - b.at)
    .slice(0, mostLinks)
    .map((each) => linkOf(each, isDomain))
    .filter((each) => each !== null);
}

/** An IP address in brackets, which no version number has: 192[.]0[.]2[.]1. */
const bracketedIp =
  /(?<![\d./])(?<a>\d{1,3})\[\.\](?<b>\d{1,3})\[?\.\]?(?<c>\d{1,3})\[?\.\]?(?<d>\d{1,3})(?![\d.[/:])/g;

/** RFC 3986 appendix C: an address in angle brackets goes on where a line ends. */
function withWholeBrackets(text: string): string {
  return text.replace(/<https?:\/\/[^\s<>"]{30,998}(?:\r?\n[ \t]{0,4}[^\s<>"]{1,998}){1,10}>/gi, (url) =>
    url.replace(/\s/g, ""),
  );
}

function distinct(links: readonly Link[]): readonly Link[] {
  const byUrl = new Map<string, Link>();
  for (const each of links) {
    const known = byUrl.get(each.url.href);
    // A link with a misleading text counts more than the same link written out.
    if (known === undefined || (known.shown === null && each.shown !== null)) byUrl.set(each.url.href, each);
  }
  return [...byUrl.values()];
}

interface Found {
  readonly at: number;
  readonly written: string;
  readonly form: Link["form"];
  readonly text: string | null;
  /** What a reference is relative to; undefined without a base. */
  readonly base?: string | undefined;
}

const longestLabel = 300;

/** Elements that lead elsewhere, and Outlook's shapes (`<v:roundrect href>`), which stand in comments that only Outlook reads. */
const leading = /<(?<tag>a|area|base|form|button|input|v:[a-z]{1,20})(?=[\t\n\f\r /])/gi;

function targetOf(tag: string, attributes: ReadonlyMap<string, string>): string | undefined {
  if (tag === "form") return attributes.get("action");
  if (tag === "button" || tag === "input") return attributes.get("formaction");
  return attributes.get("href") ?? attributes.get("xlink:href");
}

/** Removes the HTML links from a text together with their visible text, so that the latter is not found again. */
function takeHtml(text: string, found: Found[]): string {
  const links: Found[] = [];
  let base: string | undefined;
  let rest = "";
  let from = 0;
  let read = 0;
  for (const { 0: opening, index, groups } of text.matchAll(leading)) {
    // Each tag is read once, so that the time is linear.
    if (index < read) continue;
    const { attributes, end } = readAttributes(text, index + opening.length);
    if (end < 0) break;
    read = end;
    const tag = groups?.["tag"]?.toLowerCase() ?? "";
    const target = targetOf(tag, attributes);
    if (target === undefined) continue;
    // URL Standard, "basic URL parser": tabs and line ends are removed.
    const written = refang(target.replace(/[\t\n\r]/g, "").trim());
    // HTML §2.4.3: the first one counts, also for what stands before it.
    if (tag === "base") base ??= written;
    const closes = tag === "a" ? (/<\/a/i.exec(text.slice(end, end + longestLabel * 4))?.index ?? 0) : 0;
    const label = text.slice(end, end + closes).replace(/<[^<>]{0,300}>/g, "");
    const shown = refang(resolveReferences(label.slice(0, longestLabel))).trim();
    if (tag !== "base") links.push({ at: index, written, form: "html", text: shown });
    // Where a message is plain text, readers see an address in a quoted value that contains a ">".
    rest += `${text.slice(from, index)} ${text.slice(text.indexOf(">", index) + 1, end)}`;
    from = end + closes;
    read = from;
  }
  for (const each of links) found.push({ ...each, base });
  return rest + text.slice(from);
}

/** Where an attached page takes its reader without a click: a refresh, a script, or a page within it. */
const moves =
  /(?:<(?:iframe|frame|embed|object)\s(?:[^<>]{0,500}\s)?(?:src|data)\s{0,5}=\s{0,5}["']?|<meta\s[^<>]{0,200}\burl\s{0,5}=\s{0,5}["']?|\blocation(?:\.href)?\s{0,5}=\s{0,5}["'`]|\b(?:location\.(?:replace|assign)|window\.open)\(\s{0,5}["'`])(?<written>https?:[^\s"'`<>]{1,2048})/gi;

const script = /<script\b[^<>]{0,500}>(?<content>(?:(?!<\/script)[^])*)/gi;

function takeMoves(text: string, found: Found[]): void {
  for (const { index, groups } of text.matchAll(moves))
    found.push({ at: index, written: resolveReferences(groups?.["written"] ?? ""), form: "html", text: null });
}

const markdown = /\[(?<label>[^[\]\n]{0,300})\]\( ?<?(?<written>[^()\s<>]{1,2048})>?[^()\n]{0,200}\)/g;

function takeMarkdown(text: string, found: Found[]): string {
  return text.replace(markdown, (whole: string, label: string, written: string, at: number) => {
    if (!/[.:]/.test(written)) return whole;
    found.push({ at, written, form: "markdown", text: label.trim() });
    return " ".repeat(whole.length);
  });
}

// Hosts may use any script; the rest is ASCII only, because Korean particles directly follow a link.
const address =
  /https?:\/\/(?:[\w.~%!$&*+,;=:-]{1,200}@)?(?:\[[\da-f:.]{2,45}\]|[\p{L}\p{N}\p{M}._-]{1,300})(?::\d{1,5})?(?:[/?#][!#-;=?-[\]_a-z~]{0,2048})?/giu;

function takeUrls(text: string, found: Found[]): void {
  for (const { 0: written, index } of text.matchAll(address))
    found.push({ at: index, written, form: "url", text: null });
}

function takeEncoded(text: string, found: Found[]): void {
  for (const { 0: written, index } of text.matchAll(
    /(?:(?<=%[\da-f]{2})|\b)https?%(?:25)?3a(?:%|\/\/)[\w%.~/-]{5,2048}/gi,
  )) {
    const once = percentDecoded(written) ?? "";
    const [plain = ""] = (percentDecoded(once) ?? once).split(/[\s"'<>]/, 1);
    found.push({ at: index, written: plain, form: "percent", text: null });
  }
  // "http" in base64.
  for (const { 0: written, index } of text.matchAll(/(?<![\w+/=-])aHR0c[\w+/-]{8,2048}={0,2}/g)) {
    found.push({ at: index, written: decodedBase64(written) ?? "", form: "base64", text: null });
  }
}

function linkOf(found: Found, isDomain: IsDomain): Link | null {
  const { form, text } = found;
  const written = form === "html" || form === "markdown" ? resolved(found, isDomain) : found.written;
  const url = written === null ? null : readUrl(written, isDomain);
  if (url === null) return null;
  const inner = unwrap(url);
  const shown = text === null ? null : shownIn(text, isDomain);
  return { url: inner, form, shown, wrapper: inner === url ? null : url.hostname };
}

/** The absolute form of a reference; null for one within its own page, such as `/account/login`, `index.html` or `#top`. */
function resolved({ written, base }: Found, isDomain: IsDomain): string | null {
  if (/^[a-z][a-z\d+-]{0,40}:/i.test(written)) return written;
  if (/^[/\\]{2}/.test(written)) return `http://${written.replace(/^[/\\]{1,8}/, "")}`;
  if (written === "" || written.startsWith("#")) return null;
  const page = base === undefined ? null : httpUrl(base);
  if (page !== null) return URL.parse(written, page.href)?.href ?? null;
  // Senders forget the scheme: evil-shop.com/a.
  const [host = ""] = written.replace(/^[^/?#@]{0,200}@/, "").split(/[/?#:\\]/, 1);
  if (isIP(host) === 4) return written;
  const name = withoutTail(host, isDomain);
  return isDomain(name) && isMeant({ written, host, name, before: "", after: "." }) ? written : null;
}

/** Reads a URL in a text without trailing punctuation and particles. */
function readUrl(written: string, isDomain: IsDomain): URL | null {
  const whole = /^https?:/i.test(written) ? written : `http://${written.replace(/^\/\//, "")}`;
  const parts = /^(?<before>https?:\/\/(?:[^/?#@]*@)?)(?<host>[^/?#:[]*)(?<behind>.*)$/isu.exec(
    whole.slice(0, longestLink),
  )?.groups;
  if (!parts) return httpUrl(whole);
  const { before = "", host = "", behind = "" } = parts;
  if (/^[a-z][a-z\d+.-]*:/i.test(written) && !/^https?:/i.test(written) && !/^[^:]+\.[^:]+:\d/.test(written))
    return null;
  return httpUrl(`${before}${withoutTail(host, isDomain)}${withoutPunctuation(behind)}`);
}

/** Removes punctuation that ends a sentence; a closing bracket stays if the link opened it. */
function withoutPunctuation(behind: string): string {
  const cut = behind.replace(/[.,;:!?'"»”’)\]]{1,16}$/, "");
  const isOpen = cut.split("(").length > cut.split(")").length;
  return isOpen && behind[cut.length] === ")" ? `${cut})` : cut;
}

/** The URL that a link's text consists of. */
function shownIn(text: string, isDomain: IsDomain): URL | null {
  const [first = ""] = text.split(/\s/, 1);
  const url = /^(?:https?:\/\/|[\p{L}\p{N}-]{1,63}\.)/iu.test(first) ? readUrl(first, isDomain) : null;
  return url !== null && isDomain(url.hostname) ? url : null;
}
