import { decodePage } from "../http/content-coding.ts";
import { valuesOf, type HeaderField } from "../http/header-list.ts";
import { readMarkup, type Markup } from "./markup.ts";

/** The hashes of a favicon. */
export interface Favicon {
  /** In hexadecimal digits. */
  readonly sha256: string;
  /** MurmurHash3 as public databases publish it. */
  readonly mmh3: number;
}

/** The parts of a landing page that rules examine; texts are in lower case, except where it says otherwise. */
export interface LandingPage extends Markup {
  readonly status: number;
  readonly title: string;
  /** The whole source. */
  readonly html: string;
  /** The value of a JSON body, whose keys are in lower case; null for anything else. */
  readonly json: Readonly<Record<string, unknown>> | null;
  /** The path and query after redirects, and those to which the page leads the browser, a line each. */
  readonly path: string;
  /** By lower-case name; repeated values are joined with commas. */
  readonly headers: ReadonlyMap<string, string>;
  /** The realms of its authentication challenges. */
  readonly realms: readonly string[];
  /** Names of the cookies that it sets. */
  readonly cookies: readonly string[];
  /** null if not requested or missing. */
  readonly favicon: Favicon | null;
}

/** Maximum number of bytes read of a page. */
export const pageBytes = 256 * 1024;

const mostOfValue = 1024;
const mostCookies = 32;

/** A reply in the form that rules use. */
export interface SeenReply {
  readonly status: number;
  readonly headers: readonly HeaderField[];
  readonly body: Uint8Array;
}

/** Reads a reply to a URL: at most {@link pageBytes}, in its declared character set. Never throws. */
export function readPage({ status, headers, body }: SeenReply, url: string): LandingPage {
  const plain = (decodePage(body, valuesOf(headers, "content-encoding")) ?? body).subarray(0, pageBytes);
  const source = decoded(plain, valuesOf(headers, "content-type").join(","));
  const { hostname, pathname, search } = new URL(url);
  return pageOf({ status, headers, path: pathname + search, source, favicon: null, host: hostname });
}

/** The parts from which a page is built. */
interface PageParts extends Pick<LandingPage, "status" | "path" | "favicon"> {
  readonly headers: readonly HeaderField[];
  readonly source: string;
  /** The page's own host; null where it is not known. */
  readonly host?: string | null;
}

/** Builds a page from its parts. */
export function pageOf({ status, headers, path, source, favicon, host = null }: PageParts): LandingPage {
  const values = Map.groupBy(headers, ([name]) => name.toLowerCase());
  const markup = readMarkup(source, host);
  return {
    ...markup,
    status,
    title: markup.shownTitle.toLowerCase(),
    html: source.toLowerCase(),
    json: jsonIn(source),
    path: `${path.slice(0, mostOfValue).toLowerCase()}\n${markup.leads}`,
    headers: new Map([...values].map(([name, all]) => [name, joined(all)])),
    realms: realmsIn(joined(values.get("www-authenticate") ?? [])),
    cookies: (values.get("set-cookie") ?? [])
      .slice(0, mostCookies)
      .map(([, value]) => value.slice(0, mostOfValue).split("=", 1)[0]?.trim().toLowerCase() ?? ""),
    favicon,
  };
}

function joined(fields: readonly HeaderField[]): string {
  return fields
    .map(([, value]) => value)
    .join(", ")
    .slice(0, mostOfValue)
    .toLowerCase();
}

// RFC 9110 §11.2: a parameter is a token or a quoted string.
const realm = /\brealm\s{0,9}=\s{0,9}(?:"(?<quoted>[^"]{0,300})"|(?<token>[^\s",]{1,300}))/g;

function realmsIn(challenges: string): readonly string[] {
  return [...challenges.matchAll(realm)].map(({ groups }) => (groups?.["quoted"] ?? groups?.["token"] ?? "").trim());
}

/** The answer of an API: an object by itself, not one inside of a page. */
function jsonIn(source: string): LandingPage["json"] {
  const text = source.trim();
  if (!text.startsWith("{") || !text.endsWith("}")) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key.toLowerCase(), each]));
  } catch {
    return null;
  }
}

/** Login page titles in English, Korean, Japanese and major European languages, in lower case. */
const loginTitle =
  /\b(?:log ?-?in|log on|sign ?-?in|single sign-on|anmeldung|anmelden|se connecter|connexion|iniciar sesión|accedi|entrar)\b|로그인|ログイン|登录/u;
const loginPath = /\/(?:login|log-in|signin|sign-in|sso|oauth2?|saml2?|cas|auth\/realms)(?:[/?.]|$)/m;

/** Whether a page without a password field is a login: it asks for the account first, or uses single sign-on. */
export function isLoginPage(page: Pick<LandingPage, "hasPasswordField" | "title" | "path" | "form">): boolean {
  // An article about signing in is none.
  return (
    page.hasPasswordField || (page.form !== "writing" && (loginTitle.test(page.title) || loginPath.test(page.path)))
  );
}

/** Whether a page asks search engines to leave it out. */
export function isNoindex({ metas, headers }: Pick<LandingPage, "metas" | "headers">): boolean {
  return (
    /\b(?:noindex|none)\b/.test(headers.get("x-robots-tag") ?? "") || /\bnoindex\b/.test(metas.get("robots") ?? "")
  );
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
