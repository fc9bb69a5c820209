import { isScript } from "./script-type.ts";
import type { Tag } from "./tags.ts";

/** What an element loads into a page that can change it: Mixed Content §3.2 "blockable content". */
export const requestKinds = ["script", "stylesheet", "frame", "object"] as const;

/** One of {@link requestKinds}. */
export type RequestKind = (typeof requestKinds)[number];

interface Request {
  readonly kind: RequestKind;
  /** As written. */
  readonly reference: string;
}

/** What a start tag loads; null for other elements, and for images, sound and video. */
export function requestOf(tag: Tag): Request | null {
  const found = tag.isForeign ? svgScript(tag) : (loaders[tag.name]?.(tag.attributes) ?? null);
  return found && found.reference.trim() !== "" ? found : null;
}

type Attributes = Tag["attributes"];

const loaders: Readonly<Record<string, (attributes: Attributes) => Request | null>> = {
  // HTML §4.12.1: browsers with modules skip nomodule scripts.
  script: (attributes) =>
    isScript(attributes) && !attributes.has("nomodule") ? to("script", attributes, "src") : null,
  link: (attributes) => (isStylesheet(attributes) ? to("stylesheet", attributes, "href") : null),
  // HTML §4.8.5: srcdoc takes precedence.
  iframe: (attributes) => (attributes.has("srcdoc") ? null : to("frame", attributes, "src")),
  frame: (attributes) => to("frame", attributes, "src"),
  embed: (attributes) => to("object", attributes, "src"),
  object: (attributes) => to("object", attributes, "data"),
};

function to(kind: RequestKind, attributes: Attributes, name: string): Request | null {
  const reference = attributes.get(name);
  return reference === undefined ? null : { kind, reference };
}

/** HTML §4.6.7.20: a disabled stylesheet is not loaded, nor one of another type. */
function isStylesheet(attributes: Attributes): boolean {
  const keywords = (attributes.get("rel") ?? "").toLowerCase().split(/[\t\n\f\r ]+/);
  const type = (attributes.get("type") ?? "").trim().toLowerCase();
  return keywords.includes("stylesheet") && !attributes.has("disabled") && /^(?:text\/css)?$/.test(type);
}

/** SVG 2 §15.8: a script in SVG has an href, once in the namespace of XLink. */
function svgScript({ name, attributes }: Tag): Request | null {
  const reference = attributes.get("href") ?? attributes.get("xlink:href");
  return name === "script" && reference !== undefined ? { kind: "script", reference } : null;
}

/** SRI §3.3: metadata with a known algorithm; any other is ignored. */
const metadata = /(?:^|[\t\n\f\r ])sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}/i;

/** Whether browsers compare what an element loads with a hash. */
export function integrityOf({ attributes }: Tag): boolean {
  return metadata.test(attributes.get("integrity") ?? "");
}

const longestStyle = 64 * 1024;
const mostImports = 32;
const cssImport = /@import[\t\n\f\r ]+(?:url\([\t\n\f\r ]*)?["']?(?<reference>[^"')\t\n\f\r ;]{1,2048})/gi;

/** The stylesheets that a style element imports. */
export function importsOf(css: string): readonly string[] {
  const text = withoutComments(css.slice(0, longestStyle));
  const found = [...text.matchAll(cssImport)].slice(0, mostImports);
  return found.flatMap(({ groups }) => groups?.["reference"] ?? []);
}

function withoutComments(css: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let open = css.indexOf("/*"); open >= 0; open = css.indexOf("/*", at)) {
    parts.push(css.slice(at, open));
    const close = css.indexOf("*/", open + 2);
    if (close < 0) return parts.join(" ");
    at = close + 2;
  }
  return [...parts, css.slice(at)].join(" ");
}
