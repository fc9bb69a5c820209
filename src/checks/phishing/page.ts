import type { HttpReply } from "../../core/net/net.ts";
import { printable } from "../../core/printable.ts";
import { decodePage } from "../../formats/http/content-coding.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { resolve } from "../../formats/http/location.ts";
import { pageTypeOf } from "../../formats/html/page-type.ts";
import type { Brand } from "../../data/phishing/brand.ts";
import { brandOwning } from "../../data/phishing/brands.ts";
import { resolveReferences } from "../../formats/html/references.ts";
import { mostTags, readTags } from "../../formats/html/tags.ts";
import { textOfHtml } from "../../formats/html/text.ts";
import { brandClaimOf } from "./brand-claims.ts";
import { openForms } from "./forms.ts";
import { asksForCard, asksForPassword, holdsPassword } from "./secret-fields.ts";

/** The facts of a page that count as signals. */
export interface PageFacts {
  readonly title: string | null;
  /** The one brand that the page claims, by title or metadata; null if it names none, several, or itself. */
  readonly brand: string | null;
  readonly isBrandInTitle: boolean;
  /** A brand whose name is an ordinary word and stands alone in a part of the title. */
  readonly wordBrand: string | null;
  readonly asksPassword: boolean;
  readonly asksCard: boolean;
  /** URLs that forms for passwords or cards submit to, at most 5; the page itself if a form has no action. */
  readonly posts: readonly string[];
  /** Whether it links to an Android app. */
  readonly hasApk: boolean;
  /** URLs of its visible frames, at most 10. */
  readonly frames: readonly string[];
  /** Whether its end was not read, as it is too long. */
  readonly isCut: boolean;
}

const longest = 512 * 1024;
const mostNames = 60;
const mostPosts = 5;
const mostFrames = 10;
const mostAssets = 60;
const longestFrame = 64 * 1024;
const longestBase = 4096;

/** Reads a page, or an app served in place of one; null for other content. `label` is the registered label of its host. */
export function readPage(reply: HttpReply, url: string, label: string): PageFacts | null {
  if (isApp(reply)) return { ...nothing, hasApk: true };
  const body = decodePage(reply.body, valuesOf(reply.headers, "content-encoding"));
  if (body === null) return null;
  const { kind, charset } = pageTypeOf(reply.headers, body);
  if (kind === "other") return null;
  const html = decodedText(body.subarray(0, longest), charset);
  const seen = walk(html, url);
  const { title } = seen;
  return {
    title: title === null ? null : printable(title, 120),
    ...brandClaimOf(title ?? "", { names: seen.names, backing: (brand) => backingOf(brand, seen.assets, html) }, label),
    ...seen.asks,
    posts: [...seen.posts],
    hasApk: seen.hasApk,
    frames: [...seen.frames],
    isCut: seen.isCut || body.length > longest,
  };
}

const nothing: PageFacts = {
  title: null,
  brand: null,
  isBrandInTitle: false,
  wordBrand: null,
  asksPassword: false,
  asksCard: false,
  posts: [],
  hasApk: false,
  frames: [],
  isCut: false,
};

function isApp({ headers, body }: HttpReply): boolean {
  const types = valuesOf(headers, "content-type").join(",").slice(0, 500);
  const saved = valuesOf(headers, "content-disposition").join(",").slice(0, 500);
  const isNamed = /vnd\.android\.package-archive/i.test(types) || /\.apk\b/i.test(saved);
  // An app is a ZIP file; an error page is not.
  return isNamed && body[0] === 0x50 && body[1] === 0x4b;
}

/** Some Korean and Japanese pages use other encodings, and brand names are searched in their titles. */
function decodedText(body: Uint8Array, charset: string): string {
  const head = Buffer.from(body.subarray(0, 2048)).toString("latin1");
  const said =
    charset || (/<meta[^>]{0,200}charset\s{0,4}=\s{0,4}["']?(?<name>[\w-]{2,20})/i.exec(head)?.groups?.["name"] ?? "");
  if (!/^(?:euc-kr|ks_c_5601-1987|cp949|shift_jis|sjis|x-sjis|euc-jp)$/i.test(said))
    return textOfHtml(body, `charset=${charset}`);
  return new TextDecoder(/^cp949$/i.test(said) ? "euc-kr" : said).decode(body);
}

interface Walked {
  readonly title: string | null;
  readonly names: readonly string[];
  readonly asks: { readonly asksPassword: boolean; readonly asksCard: boolean };
  /** Hosts of its icons, pictures and styles. */
  readonly assets: ReadonlySet<string>;
  readonly posts: ReadonlySet<string>;
  readonly hasApk: boolean;
  readonly frames: ReadonlySet<string>;
  readonly isCut: boolean;
}

function walk(html: string, url: string): Walked {
  const names: string[] = [];
  const forms = openForms();
  const frames = new Set<string>();
  const assets = new Set<string>();
  const asks = { asksPassword: false, asksCard: false };
  let hasApk = false;
  let templates = 0;
  let base: string | null = null;
  let title: string | null = null;
  let isCut = false;
  for (const tag of readTags(html, { most: mostTags, onCut: () => (isCut = true) })) {
    const { kind, name, attributes, content = "" } = tag;
    if (tag.isForeign) continue;
    if (name === "template") templates = Math.max(0, templates + (kind === "start" ? 1 : -1));
    const isInert = templates > 0;
    const isField = kind === "start" && (name === "input" || name === "textarea");
    const isPassword = isField && asksForPassword(attributes);
    const isCard = isField && asksForCard(attributes);
    asks.asksPassword ||= isPassword;
    asks.asksCard ||= isCard;
    forms.take(tag, { isSecret: isPassword || isCard, isInert });
    if (kind !== "start") continue;
    // HTML §4.2.3: the first base with an href counts.
    if (name === "base" && !isInert) base ??= baseOf(attributes, url);
    if (name === "title" && !isInert) title ??= titleIn(content);
    // The srcdoc of an iframe is part of the page, and so is what a script writes into it.
    if (name === "iframe") asks.asksPassword ||= holdsPassword((attributes.get("srcdoc") ?? "").slice(0, longestFrame));
    const frame = name === "iframe" || name === "frame" ? frameOf(attributes, base ?? url) : null;
    if (frame !== null && frames.size < mostFrames) frames.add(frame);
    const asset = assetOf(name, attributes, base ?? url);
    if (asset !== null && assets.size < mostAssets) assets.add(asset);
    if (name === "script") asks.asksPassword ||= holdsPassword(content);
    if (name === "a" && /^[^?#]{1,1000}\.apk(?:$|[?#])/i.test(attributes.get("href") ?? "")) hasApk = true;
    const said = nameIn(name, attributes);
    if (said !== "" && names.length < mostNames) names.push(said.slice(0, 200));
  }
  // A form is resolved when it is sent, so a base that follows it counts.
  const posts = forms.posts({ url, base: base ?? url, most: mostPosts });
  return { title, names, asks, assets, posts, hasApk, frames, isCut };
}

/** The host of an icon, a style or a picture. Scripts are left out: many pages load the login button of a provider. */
function assetOf(tag: string, attributes: ReadonlyMap<string, string>, base: string): string | null {
  const isStyle = tag === "link" && /\b(?:icon|stylesheet)\b/i.test(attributes.get("rel") ?? "");
  const source = tag === "img" ? attributes.get("src") : undefined;
  const written = isStyle ? attributes.get("href") : source;
  const url = written === undefined || written.length > longestBase ? null : resolve(written, base);
  return url !== null && /^https?:/.test(url) ? new URL(url).hostname : null;
}

/** Whether a page that names a brand also has its copyright line or uses its files. */
function backingOf(brand: Brand, assets: ReadonlySet<string>, html: string): "copyright" | "files" | null {
  if (hasCopyright(brand, html)) return "copyright";
  return [...assets].some((host) => brandOwning(host)?.name === brand.name) ? "files" : null;
}

function hasCopyright(brand: Brand, html: string): boolean {
  const lines = html
    .slice(0, longest)
    .matchAll(/(?:(?:©|&copy;|&#169;|\(c\)|copyright)(?:[^<>\p{L}&]|&nbsp;){0,40}){1,3}(?<owner>[^<>\n]{1,60})/giu);
  return [...lines].slice(0, 20).some(({ groups }) =>
    [brand.name, ...brand.called].some((name) => {
      const owner = (groups?.["owner"] ?? "").trim();
      return (
        owner.startsWith(name) &&
        /^(?:[.,]? ?(?:com|inc|corp|llc|ltd|co|gmbh|ag|s\.?a|all rights)\b|\s{0,3}$|[.,])/i.test(
          owner.slice(name.length),
        )
      );
    }),
  );
}

/** The URL that a base gives; null for one without an address. */
function baseOf(attributes: ReadonlyMap<string, string>, url: string): string | null {
  const href = attributes.get("href")?.slice(0, longestBase);
  return href === undefined ? null : (resolve(href, url) ?? url);
}

/** The URL that a visible frame shows; null for a frame without one. */
function frameOf(attributes: ReadonlyMap<string, string>, base: string): string | null {
  const isTiny = ["width", "height"].some((side) => /^\s{0,3}[01](?:px)?\s{0,3}$/.test(attributes.get(side) ?? ""));
  const style = (attributes.get("style") ?? "").slice(0, 500);
  const isHidden =
    attributes.has("hidden") || /display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden/i.test(style);
  const source = attributes.get("src")?.trim() ?? "";
  if (source === "" || isTiny || isHidden || attributes.has("srcdoc")) return null;
  const url = resolve(source, base);
  return url !== null && /^https?:/.test(url) ? url : null;
}

const longestTitle = 500;

function titleIn(content: string): string | null {
  const text = resolveReferences(content.slice(0, longestTitle)).trim();
  return text === "" ? null : text.replace(/\s+/g, " ");
}

/** The page's name in its metadata. Images are ignored: many pages show the logo of their login provider. */
function nameIn(tag: string, attributes: ReadonlyMap<string, string>): string {
  if (tag !== "meta") return "";
  const key = attributes.get("property") ?? attributes.get("name") ?? "";
  return /^(?:og:(?:site_name|title)|application-name)$/i.test(key) ? (attributes.get("content") ?? "") : "";
}
