import { decodePage } from "../http/content-coding.ts";
import { valuesOf, type Field } from "../http/header-list.ts";
import { readTags, type Tag } from "../html/tags.ts";

/** The parts of a landing page that rules examine; texts are in lower case, except where it says otherwise. */
export interface LandingPage {
  readonly status: number;
  readonly title: string;
  /** The title as it is written, for people. */
  readonly shownTitle: string;
  readonly html: string;
  /** Whether it shows a password field. */
  readonly hasPasswordField: boolean;
  /** The contents of its `<meta name=robots>`, joined with commas. */
  readonly robots: string;
  /** The path and query after redirects. */
  readonly path: string;
  /** By lower-case name; repeated values are joined with commas. */
  readonly headers: ReadonlyMap<string, string>;
  /** Names of the cookies that it sets. */
  readonly cookies: readonly string[];
  /** SHA-256 of the favicon in hexadecimal; null if not requested or missing. */
  readonly favicon: string | null;
}

/** Maximum number of bytes read of a page. */
export const pageBytes = 256 * 1024;

const mostOfValue = 1024;
const mostCookies = 32;

/** A reply in the form that rules use. */
export interface SeenReply {
  readonly status: number;
  readonly headers: readonly Field[];
  readonly body: Uint8Array;
}

/** Reads a reply: at most {@link pageBytes}, in its declared character set. Never throws. */
export function readPage({ status, headers, body }: SeenReply, path: string): LandingPage {
  const plain = (decodePage(body, valuesOf(headers, "content-encoding")) ?? body).subarray(0, pageBytes);
  const source = decoded(plain, valuesOf(headers, "content-type").join(","));
  return pageOf({ status, headers, path, source, favicon: null });
}

/** Builds a page from its parts. */
export function pageOf({
  status,
  headers,
  path,
  source,
  favicon,
}: Pick<LandingPage, "status" | "path" | "favicon"> & {
  readonly headers: readonly Field[];
  readonly source: string;
}): LandingPage {
  const { shownTitle, hasPasswordField, robots } = shownIn(source);
  const values = Map.groupBy(headers, ([name]) => name.toLowerCase());
  return {
    status,
    title: shownTitle.toLowerCase(),
    shownTitle,
    html: source.toLowerCase(),
    hasPasswordField,
    robots,
    path: path.slice(0, mostOfValue).toLowerCase(),
    headers: new Map(
      [...values].map(([name, all]) => [
        name,
        all
          .map(([, value]) => value)
          .join(", ")
          .slice(0, mostOfValue)
          .toLowerCase(),
      ]),
    ),
    cookies: (values.get("set-cookie") ?? [])
      .slice(0, mostCookies)
      .map(([, value]) => value.slice(0, mostOfValue).split("=", 1)[0]?.trim().toLowerCase() ?? ""),
    favicon,
  };
}

/** Reads what a browser shows of a page: not comments, scripts, pictures and templates. */
function shownIn(source: string): Pick<LandingPage, "shownTitle" | "hasPasswordField" | "robots"> {
  let title: string | null = null;
  let hasPasswordField = false;
  let robots = "";
  let templates = 0;
  for (const tag of readTags(source)) {
    const { kind, name, attributes, content = "" } = tag;
    if (tag.isForeign) continue;
    if (name === "template") templates = Math.max(0, templates + (kind === "start" ? 1 : -1));
    if (kind !== "start" || templates > 0) continue;
    if (name === "title") title ??= titleIn(content);
    hasPasswordField ||= isPasswordField(tag);
    const isRobots = name === "meta" && attributes.get("name")?.toLowerCase() === "robots";
    if (isRobots) robots = `${robots},${attributes.get("content")?.toLowerCase() ?? ""}`.slice(0, mostOfValue);
  }
  return { shownTitle: title ?? "", hasPasswordField, robots };
}

function isPasswordField({ name, attributes }: Tag): boolean {
  const isPassword = attributes.get("type")?.toLowerCase() === "password";
  return name === "input" && (isPassword || /\bcurrent-password\b/i.test(attributes.get("autocomplete") ?? ""));
}

/** Login page titles in English, Korean, Japanese and major European languages, in lower case. */
const loginTitle =
  /\b(?:log ?-?in|log on|sign ?-?in|single sign-on|anmeldung|anmelden|se connecter|connexion|iniciar sesión|accedi|entrar)\b|로그인|ログイン|登录/u;
const loginPath = /\/(?:login|log-in|signin|sign-in|sso|oauth2?|saml2?|cas|auth\/realms)(?:[/?.]|$)/;

/** Whether a page without a password field is a login: it asks for the account first, or uses single sign-on. */
export function isLoginPage(page: Pick<LandingPage, "hasPasswordField" | "title" | "path">): boolean {
  return page.hasPasswordField || loginTitle.test(page.title) || loginPath.test(page.path);
}

/** Whether a page asks search engines to leave it out. */
export function isNoindex({ robots, headers }: Pick<LandingPage, "robots" | "headers">): boolean {
  return /\b(?:noindex|none)\b/.test(headers.get("x-robots-tag") ?? "") || /\bnoindex\b/.test(robots);
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  middot: "·",
  ndash: "–",
  mdash: "—",
  bull: "•",
  laquo: "«",
  raquo: "»",
  trade: "™",
  reg: "®",
  copy: "©",
};

const longestTitle = 512;

function titleIn(content: string): string {
  const plain = content
    .slice(0, longestTitle)
    .replace(/&(?:#(?<code>\d{1,6})|#x(?<hex>[\da-f]{1,5})|(?<name>[a-z]{2,8}));/gi, (all, code, hex, name) =>
      entityOf(all, code as string, hex as string, name as string),
    );
  return plain.replace(/\s+/g, " ").trim();
}

function entityOf(all: string, code?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? all;
  const point = code === undefined ? parseInt(hex ?? "0", 16) : Number(code);
  return point > 0x1f && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : " ";
}

/** Korean pages are often EUC-KR, declared by a header or the page itself. */
function decoded(bytes: Uint8Array, type: string): string {
  const begin = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  const named = /charset\s{0,3}=\s{0,3}["']?(?<label>[\w-]{2,30})/i;
  const label = (named.exec(type.slice(0, mostOfValue)) ?? named.exec(begin))?.groups?.["label"] ?? "utf-8";
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    // An unknown character set label.
    return new TextDecoder().decode(bytes);
  }
}
