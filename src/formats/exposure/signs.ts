import type { ExposureRule, ExposureSign, ApplicationPageKind } from "../../data/exposure/rule.ts";
import type { LandingPage } from "./page.ts";
import { compile, patternWindow } from "./pattern.ts";

/** A text of a page in which rules search literals. */
export type PagePart = "title" | "body" | "path" | "text" | "script" | "asset" | "form";

/** Each of them. */
export const parts: readonly PagePart[] = ["title", "body", "path", "text", "script", "asset", "form"];

/** How many of `some` decide unless a rule says otherwise. */
export const usualNeeds = 2;

/** The texts of a page in which literals are searched. */
export function signTexts(page: LandingPage): Readonly<Record<PagePart, string>> {
  const { title, html, path, text, scripts, assets, forms } = page;
  return { title, body: html, path, text, script: scripts, asset: assets, form: forms };
}

/** The literals found in one page. */
export interface PageSigns {
  readonly page: LandingPage;
  readonly texts: Readonly<Record<PagePart, string>>;
  readonly found: Readonly<Record<PagePart, ReadonlySet<string>>>;
}

/** All signs of a rule, in every role. */
export function signsOf({
  all = [],
  any = [],
  some = [],
  not = [],
  login,
  open,
}: ExposureRule): readonly ExposureSign[] {
  const access = [login, open].flatMap((signs) => (typeof signs === "object" ? signs : []));
  return [...all, ...any, ...some, ...not, ...access];
}

/** One required sign, or else all alternatives: no rule matches without one of them. */
export function triggersOf({ all = [], any = [], some = [] }: ExposureRule): readonly ExposureSign[] {
  const others = [...any, ...some];
  const lead = all.find((sign) => !isAnyway(sign)) ?? (others.length === 0 ? all[0] : undefined);
  if (lead) return [lead];
  // With two of them needed, a hash comes beside another sign.
  return [...any, ...some.filter((sign) => !isAnyway(sign))];
}

/** Signs that no literal or name triggers. */
export function isAnyway(sign: ExposureSign): boolean {
  return "favicon" in sign || "status" in sign || "json" in sign || "bodyIs" in sign;
}

/** The literal of a sign and where it is searched; null for other signs. */
export function literalOf(sign: ExposureSign): { readonly part: PagePart; readonly literal: string } | null {
  for (const part of parts) {
    const literal = (sign as Partial<Record<PagePart, string>>)[part];
    if (literal !== undefined) return { part, literal: literal.toLowerCase() };
  }
  return null;
}

/** Under which names a sign without a literal is found in {@link signNames}; with a `*` at the end, the beginning of one. */
export function namesOf(sign: ExposureSign): readonly string[] {
  if ("titleIs" in sign) return [sign.titleIs].flat().map((title) => `title ${title.toLowerCase()}`);
  for (const kind of ["header", "cookie", "realm", "field", "element", "meta"] as const) {
    const name = (sign as Partial<Record<typeof kind, string>>)[kind];
    if (name !== undefined) return [`${kind} ${name.toLowerCase()}`];
  }
  return [];
}

/** The names of what a page has. */
export function signNames(page: LandingPage): readonly string[] {
  const { title, headers, cookies, realms, fields, elements, metas } = page;
  const kinds = {
    header: headers.keys(),
    cookie: cookies,
    realm: realms,
    field: fields,
    element: elements,
    meta: metas.keys(),
  };
  return [
    `title ${title}`,
    ...Object.entries(kinds).flatMap(([kind, names]) => [...names].map((name) => `${kind} ${name}`)),
  ];
}

/** Whether a page has a sign. */
export function isSeen(sign: ExposureSign, seen: PageSigns): boolean {
  const { page, texts, found } = seen;
  if ("on" in sign && sign.on !== undefined && !isOn(page.form, sign.on)) return false;
  const at = literalOf(sign);
  if (at) {
    if (!found[at.part].has(at.literal)) return false;
    const followedBy = "followedBy" in sign ? sign.followedBy : undefined;
    return followedBy === undefined || isFollowed(texts[at.part], at.literal, followedBy);
  }
  if ("titleIs" in sign) return [sign.titleIs].flat().some((title) => page.title === title.toLowerCase());
  if ("header" in sign) return has(page.headers.get(sign.header.toLowerCase()), sign.has);
  if ("meta" in sign) return has(page.metas.get(sign.meta.toLowerCase()), sign.has);
  if ("cookie" in sign) return page.cookies.some((name) => isName(name, sign.cookie));
  if ("realm" in sign) return page.realms.some((name) => isName(name, sign.realm));
  if ("field" in sign) return page.fields.has(sign.field.toLowerCase());
  if ("element" in sign) return page.elements.has(sign.element.toLowerCase());
  if ("json" in sign) return isShape(page.json, sign);
  if ("bodyIs" in sign) return page.html.trim() === sign.bodyIs.toLowerCase();
  if ("favicon" in sign) return isFavicon(page.favicon, sign.favicon);
  return "status" in sign && page.status === sign.status;
}

/** Whether the server itself gives a sign, not what a page says, which may be writing about the product. */
export function isOfServer(sign: ExposureSign): boolean {
  return ["header", "cookie", "realm", "json", "bodyIs", "status", "path"].some((kind) => kind in sign);
}

/** Whether a sign is the title. */
export function isTitle(sign: ExposureSign): boolean {
  return "title" in sign || "titleIs" in sign;
}

/** Whether a title may name a product by itself: one word also names a band, a boat or a shop. Korean product names have no spaces. */
export function isOwnName(title: string): boolean {
  return /\s/.test(title.trim()) || /[^\0-\u024f]/.test(title);
}

/** Whether a page says by this sign only what its title says: a logo, an id, a description or a text of the same name is the same fact. */
export function repeatsTitle(sign: ExposureSign, title: string): boolean {
  const said = nameIn(sign);
  return said !== null && said !== "" && lettersOf(title).includes(said);
}

function nameIn(sign: ExposureSign): string | null {
  // With a slash it is a path of the product.
  if ("asset" in sign) return sign.asset.includes("/") ? null : lettersOf(sign.asset);
  if ("text" in sign && sign.followedBy === undefined) return lettersOf(sign.text);
  if ("meta" in sign) return lettersOf(sign.has ?? "");
  return "element" in sign && sign.element.startsWith("#") ? lettersOf(sign.element) : null;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function isOn(form: LandingPage["form"], on: ApplicationPageKind): boolean {
  return on === "app" ? form === "shell" || form === "login" : form === on;
}

function has(value: string | undefined, part = ""): boolean {
  return value?.includes(part.toLowerCase()) ?? false;
}

function isName(name: string, wanted: string): boolean {
  const lower = wanted.toLowerCase();
  return lower.endsWith("*") ? name.startsWith(lower.slice(0, -1)) : name === lower;
}

function isShape(value: LandingPage["json"], { json, has: part }: Extract<ExposureSign, { json: unknown }>): boolean {
  if (value === null || !json.every((key) => key.toLowerCase() in value)) return false;
  if (part === undefined) return true;
  const first = value[json[0]?.toLowerCase() ?? ""];
  return typeof first === "string" && first.toLowerCase().includes(part.toLowerCase());
}

function isFavicon(favicon: LandingPage["favicon"], wanted: string | number): boolean {
  if (favicon === null) return false;
  return typeof wanted === "number" ? favicon.mmh3 === wanted : favicon.sha256 === wanted.toLowerCase();
}

/** Maximum number of occurrences of a literal that are tried. */
const mostPlaces = 8;

function isFollowed(text: string, literal: string, followedBy: string): boolean {
  const pattern = compile(followedBy);
  let at = text.indexOf(literal);
  if (!pattern) return false;
  for (let place = 0; at !== -1 && place < mostPlaces; place++) {
    const behind = at + literal.length;
    pattern.lastIndex = 0;
    if (pattern.test(text.slice(behind, behind + patternWindow))) return true;
    at = text.indexOf(literal, behind);
  }
  return false;
}
