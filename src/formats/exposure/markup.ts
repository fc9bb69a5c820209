import { readTags, type Tag } from "../html/tags.ts";
import { openProse, type Prose } from "./prose.ts";
import { titleIn } from "./title.ts";

/** What a browser makes of a page's source: not its comments, templates, code samples and pictures. Lower case, except `shownTitle`. */
export interface Markup extends Prose {
  /** The title as it is written, for people. */
  readonly shownTitle: string;
  /** Whether it shows a password field. */
  readonly hasPasswordField: boolean;
  /** Names and ids of form controls. */
  readonly fields: ReadonlySet<string>;
  /** Custom element names, ids as `#id`, and the attributes of `<html>` and `<body>` as `name=value`. */
  readonly elements: ReadonlySet<string>;
  /** Contents of `<meta>` by name or property; repeated ones are joined with commas. */
  readonly metas: ReadonlyMap<string, string>;
  /** URLs of the page's own scripts, styles, icons, pictures and frames, and its base, a line each. URLs of other hosts are not in it. */
  readonly assets: string;
  /** URLs to which its forms send, likewise. */
  readonly forms: string;
  /** The source of its inline scripts. */
  readonly scripts: string;
  /** URLs to which a refresh or a script leads the browser, likewise. */
  readonly leads: string;
  /** The URL of the icon that it declares; null without one of its own. */
  readonly icon: string | null;
}

const mostOfValue = 1024;
const mostOfList = 2000;

interface Draft {
  title: string | null;
  hasPasswordField: boolean;
  icon: string | null;
  readonly fields: Set<string>;
  readonly elements: Set<string>;
  readonly metas: Map<string, string>;
  readonly assets: string[];
  readonly forms: string[];
  readonly scripts: string[];
  readonly leads: string[];
}

/** Reads a page's source once. URLs with the page's own host count as its own. */
export function readMarkup(source: string, host: string | null): Markup {
  const draft: Draft = {
    title: null,
    hasPasswordField: false,
    icon: null,
    fields: new Set(),
    elements: new Set(),
    metas: new Map(),
    assets: [],
    forms: [],
    scripts: [],
    leads: [],
  };
  const prose = openProse();
  let templates = 0;
  for (const tag of readTags(source)) {
    if (tag.isForeign) continue;
    if (tag.name === "template") templates = Math.max(0, templates + (tag.kind === "start" ? 1 : -1));
    if (templates > 0) continue;
    prose.read(tag);
    // The text in `<pre>` and `<code>` is a sample, and so are the elements in it.
    if (tag.kind === "start" && !prose.isSample()) note(tag, draft, host);
  }
  return {
    shownTitle: draft.title ?? "",
    hasPasswordField: draft.hasPasswordField,
    fields: draft.fields,
    elements: draft.elements,
    metas: draft.metas,
    assets: draft.assets.join("\n"),
    forms: draft.forms.join("\n"),
    scripts: draft.scripts.join("\n").toLowerCase(),
    leads: draft.leads.join("\n"),
    icon: draft.icon,
    ...prose.told(draft.metas, draft.hasPasswordField),
  };
}

function note(tag: Tag, draft: Draft, host: string | null): void {
  const { name, attributes, content = "" } = tag;
  noteElement(tag, draft);
  if (name === "title") draft.title ??= titleIn(content);
  else if (name === "meta") noteMeta(tag, draft, host);
  else if (name === "base") add(draft.assets, ownUrl(attributes.get("href"), host));
  else if (name === "link") noteLink(tag, draft, host);
  else if (name === "form") add(draft.forms, ownUrl(attributes.get("action"), host));
  else if (name === "script") noteScript(tag, draft, host);
  else if (fieldNames.has(name)) noteField(tag, draft);
  else if (sources.has(name)) add(draft.assets, ownUrl(attributes.get("src"), host));
}

const fieldNames = new Set(["input", "button", "select", "textarea"]);
const sources = new Set(["img", "iframe", "frame", "embed"]);

function noteElement({ name, attributes }: Tag, { elements }: Draft): void {
  if (elements.size >= mostOfList) return;
  if (name.includes("-")) elements.add(name);
  const id = attributes.get("id");
  if (id) elements.add(`#${id.slice(0, mostOfValue).toLowerCase()}`);
  if (name !== "html" && name !== "body") return;
  for (const [key, value] of attributes) elements.add(`${key}=${value.slice(0, mostOfValue).toLowerCase()}`);
}

function noteMeta({ attributes }: Tag, { metas, leads }: Draft, host: string | null): void {
  const content = (attributes.get("content") ?? "").slice(0, mostOfValue).toLowerCase();
  const name = (attributes.get("name") ?? attributes.get("property") ?? "").toLowerCase();
  if (attributes.get("http-equiv")?.toLowerCase() === "refresh")
    add(leads, ownUrl(/url\s{0,9}=\s{0,9}["']?(?<url>[^"']{1,500})/.exec(content)?.groups?.["url"], host));
  if (name === "" || (metas.size >= mostOfList && !metas.has(name))) return;
  const known = metas.get(name);
  metas.set(name, (known === undefined ? content : `${known},${content}`).slice(0, mostOfValue));
}

function noteLink({ attributes }: Tag, draft: Draft, host: string | null): void {
  const rel = (attributes.get("rel") ?? "").toLowerCase();
  // Search engines and feeds are told of other pages by these.
  if (/\b(?:canonical|alternate|next|prev|author|license|help|search)\b/.test(rel)) return;
  const url = ownUrl(attributes.get("href"), host);
  add(draft.assets, url);
  if (/\bicon\b/.test(rel) && url !== null && !url.startsWith("data:")) draft.icon ??= attributes.get("href") ?? null;
}

/** Paths that a script gives the browser to open at once, as in `top.location = "/remote/login"`. */
const location =
  /\blocation(?:\.href|\.pathname)?\s{0,9}(?:=|\.replace\(|\.assign\()\s{0,9}["'](?<url>[^"'\n]{1,300})["']/gi;
const mostLeads = 8;

function noteScript({ attributes, content = "" }: Tag, draft: Draft, host: string | null): void {
  const url = attributes.get("src");
  if (url !== undefined) {
    add(draft.assets, ownUrl(url, host));
    return;
  }
  // An id names what the page's data are for, as in `<script id="jupyter-config-data">`.
  if (content !== "") draft.scripts.push(content);
  for (const { groups } of content.slice(0, 20_000).matchAll(location)) {
    if (draft.leads.length < mostLeads) add(draft.leads, ownUrl(groups?.["url"], host));
  }
}

function noteField({ name, attributes }: Tag, draft: Draft): void {
  for (const key of ["name", "id"]) {
    const value = attributes.get(key);
    if (value && draft.fields.size < mostOfList) draft.fields.add(value.slice(0, mostOfValue).toLowerCase());
  }
  const isPassword = attributes.get("type")?.toLowerCase() === "password";
  const isKnown = /\bcurrent-password\b/i.test(attributes.get("autocomplete") ?? "");
  draft.hasPasswordField ||= name === "input" && (isPassword || isKnown);
}

/** A URL of the page's own host as path and query, or relative as it is written; null for other hosts. */
function ownUrl(url: string | undefined, host: string | null): string | null {
  const written = url?.trim().slice(0, mostOfValue).toLowerCase() ?? "";
  const other = /^(?:[a-z][a-z\d+.-]{1,20}:)?\/\/(?<host>[^/?#]{0,255})(?<rest>.*)$/s.exec(written)?.groups;
  if (!other) return written === "" ? null : written;
  return host !== null && other["host"]?.replace(/:\d{1,5}$/, "") === host ? (other["rest"] ?? "/") : null;
}

function add(list: string[], url: string | null): void {
  if (url !== null && list.length < mostOfList) list.push(url);
}
