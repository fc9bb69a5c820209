import type { ComponentChildren, VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { languages, type Language } from "../../src/core/text.ts";
import { version } from "../../src/core/version.ts";
import { accountPath } from "./account/paths.ts";
import { words as accountWords } from "./account/words.ts";
import { cardPath, docsPath, statusPath, themePath, toolsPath } from "../http/paths.ts";
import { cardSize } from "./card.ts";
import { themes, type Setting, type Site } from "./site.ts";
import { words as statusWords } from "./status/words.ts";
import { words as toolWords } from "./tools/words.ts";
import { words } from "./words.ts";

/** The parts of a page. */
export interface Page {
  /** Its path in links, without a query. */
  readonly path: string;
  /** The same page in another language, where the path differs by more than `lang`. */
  readonly inLanguage?: (language: Language) => string;
  readonly title: string;
  readonly description: string;
  readonly main: ComponentChildren;
  /** False for pages that search engines must not index. */
  readonly isListed?: boolean;
  /** True for a page that is not where its links lead: none of the links at the top is marked as current. */
  readonly isNowhere?: boolean;
  /** Seconds after which a browser without script loads the page again. */
  readonly refresh?: number;
}

const nativeNames: Readonly<Record<Language, string>> = { en: "English", ko: "한국어" };

/** The links at the top of every page. */
const routes = [
  { path: "/", text: words.start },
  { path: toolsPath, text: toolWords.title },
  { path: docsPath, text: words.reference },
] as const;

const accountPlace = { path: accountPath, text: accountWords.account } as const;

/** The path of a page in a language. */
export function pathIn(path: string, language: Language): string {
  const [before = "", ...anchor] = path.split("#");
  if (language === languages[0]) return path;
  return [`${before}${before.includes("?") ? "&" : "?"}lang=${language}`, ...anchor].join("#");
}

/** A whole HTML page. Its main function works without script, and nothing is loaded from other hosts. */
export function layout(page: Page, setting: Setting): string {
  return `<!doctype html>${renderToString(<Document page={page} setting={setting} />)}\n`;
}

interface Part {
  readonly page: Page;
  readonly setting: Setting;
}

function Document({ page, setting }: Part): VNode {
  const { language, theme } = setting;
  return (
    <html lang={language} data-theme={theme === "auto" ? undefined : theme}>
      <Head page={page} setting={setting} />
      <body>
        <a class="skip" href="#main">
          {words.skip[language]}
        </a>
        <Top page={page} setting={setting} />
        <main id="main" tabIndex={-1}>
          {page.main}
        </main>
        <Foot page={page} setting={setting} />
      </body>
    </html>
  );
}

function Head({ page, setting: { site, language } }: Part): VNode {
  const { title, description, isListed = true, refresh } = page;
  const { style, script } = site.assets;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {isListed ? null : <meta name="robots" content="noindex" />}
      {refresh === undefined ? null : (
        <noscript>
          <meta http-equiv="refresh" content={`${refresh}`} />
        </noscript>
      )}
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      {style === null ? null : <link rel="stylesheet" href={style} />}
      {script === null ? null : <script type="module" src={script} />}
      {/* Search engines need whole addresses, and only with a base URL does the server know its own. */}
      {(site.baseUrl === null ? [] : [...languages, "x-default" as const]).map((each) => (
        <link
          rel="alternate"
          hreflang={each}
          href={absolute(pathOf(page, each === "x-default" ? languages[0] : each), site)}
        />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Portcullis" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {site.baseUrl === null ? null : <meta property="og:url" content={absolute(pathOf(page, language), site)} />}
      {site.baseUrl === null ? null : (
        <>
          <meta property="og:image" content={absolute(cardPath, site)} />
          <meta property="og:image:width" content={`${cardSize.width}`} />
          <meta property="og:image:height" content={`${cardSize.height}`} />
          <meta property="og:image:alt" content="Portcullis" />
        </>
      )}
      <meta name="twitter:card" content="summary" />
      <link rel="service-desc" type="application/json" href="/openapi.json" />
    </head>
  );
}

/** A path as a whole URL, which search engines and link previews need, where the server's public URL is configured. */
function absolute(path: string, { baseUrl }: Site): string {
  return baseUrl === null ? path : `${baseUrl.replace(/\/$/, "")}${path}`;
}

function Top({ page, setting }: Part): VNode {
  const { language, site } = setting;
  const all = site.hasAccounts === true ? [...routes, accountPlace] : routes;
  return (
    <header class="top">
      <nav class="frame" aria-label={words.navigation[language]}>
        <a class="name" href={pathIn("/", language)}>
          <Mark />
          <span>Portcullis</span>
        </a>
        <ul>
          {all.map(({ path, text }) => (
            <li>
              <a href={pathIn(path, language)} aria-current={isAt(page, path) ? "page" : undefined}>
                {text[language]}
              </a>
            </li>
          ))}
          {languages
            .filter((each) => each !== language)
            .map((each) => (
              <li>
                <a href={pathOf(page, each)} lang={each} hreflang={each}>
                  {nativeNames[each]}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </header>
  );
}

/** Account pages all belong to the account entry. */
function isAt({ path, isNowhere = false }: Page, place: string): boolean {
  if (isNowhere) return false;
  return path === place || (place === accountPath && path.startsWith(`${place}/`));
}

/** The product's logo. */
function Mark(): VNode {
  return (
    <svg class="sign" viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      <rect width="32" height="32" rx="6" />
      <path d="M8 6v17M13.3 6v20M18.7 6v20M24 6v17M5 10.5h22M5 17h22" />
    </svg>
  );
}

function Foot({ page, setting }: Part): VNode {
  const { language, site } = setting;
  return (
    <footer>
      <div class="frame">
        <div>
          <p>{site.terms[language]}</p>
          <p>
            Portcullis {version} · MIT · <a href={pathIn(statusPath, language)}>{statusWords.title[language]}</a>
          </p>
        </div>
        <ThemeForm page={page} setting={setting} />
      </div>
    </footer>
  );
}

/** A form, so that it works without script. */
function ThemeForm({ page, setting: { language, theme } }: Part): VNode {
  return (
    <form class="themes" action={themePath} method="post" aria-label={words.colours[language]}>
      <input type="hidden" name="to" value={pathOf(page, language)} />
      {themes.map((each) => (
        <button type="submit" name="theme" value={each} aria-pressed={each === theme ? "true" : "false"}>
          {words.themes[each][language]}
        </button>
      ))}
    </form>
  );
}

function pathOf({ path, inLanguage = (each) => pathIn(path, each) }: Page, language: Language): string {
  return inLanguage(language);
}
