import { decodePage } from "../http/content-coding.ts";
import { valuesOf, type Field } from "../http/header-list.ts";

/** The parts of a landing page that rules examine; texts are in lower case, except where it says otherwise. */
export interface LandingPage {
  readonly status: number;
  readonly title: string;
  /** The title as it is written, for people. */
  readonly shownTitle: string;
  readonly html: string;
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
  const html = source.toLowerCase();
  const shownTitle = titleIn(source);
  const values = Map.groupBy(headers, ([name]) => name.toLowerCase());
  return {
    status,
    title: shownTitle.toLowerCase(),
    shownTitle,
    html,
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

const passwordField =
  /<input\b[^>]{0,500}\b(?:type\s{0,3}=\s{0,3}["']?password\b|autocomplete\s{0,3}=\s{0,3}["']?current-password\b)/;

/** Whether a page has a password field. */
export function hasPasswordField({ html }: Pick<LandingPage, "html">): boolean {
  return passwordField.test(html);
}

/** Login page titles in English, Korean, Japanese and major European languages, in lower case. */
const loginTitle =
  /\b(?:log ?-?in|log on|sign ?-?in|single sign-on|anmeldung|anmelden|se connecter|connexion|iniciar sesión|accedi|entrar)\b|로그인|ログイン|登录/u;
const loginPath = /\/(?:login|log-in|signin|sign-in|sso|oauth2?|saml2?|cas|auth\/realms)(?:[/?.]|$)/;

/** Whether a page without a password field is a login: it asks for the account first, or uses single sign-on. */
export function isLoginPage(page: Pick<LandingPage, "html" | "title" | "path">): boolean {
  return hasPasswordField(page) || loginTitle.test(page.title) || loginPath.test(page.path);
}

/** Whether a page asks search engines to leave it out. */
export function isNoindex({ html, headers }: Pick<LandingPage, "html" | "headers">): boolean {
  if (/\b(?:noindex|none)\b/.test(headers.get("x-robots-tag") ?? "")) return true;
  const [tag = ""] = /<meta\b[^>]{0,300}\bname\s{0,3}=\s{0,3}["']?robots\b[^>]{0,300}/.exec(html) ?? [];
  const [reversed = ""] = /<meta\b[^>]{0,300}\bnoindex\b[^>]{0,300}/.exec(html) ?? [];
  return tag.includes("noindex") || /\bname\s{0,3}=\s{0,3}["']?robots\b/.test(reversed);
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

function titleIn(html: string): string {
  const [, text = ""] = /<title\b[^>]{0,200}>(?<text>[^<]{0,512})/i.exec(html) ?? [];
  const plain = text.replace(
    /&(?:#(?<code>\d{1,6})|#x(?<hex>[\da-f]{1,5})|(?<name>[a-z]{2,8}));/gi,
    (all, code, hex, name) => entityOf(all, code as string, hex as string, name as string),
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
