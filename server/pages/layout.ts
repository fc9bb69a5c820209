import { languages, type Language } from "../../src/core/text.ts";
import { version } from "../../src/core/version.ts";
import { markup, trusted, type Markup } from "./markup.ts";
import { style } from "./style.ts";
import { words } from "./words.ts";

/** What a page is made of. */
export interface Page {
  readonly language: Language;
  /** Where it is served, without a query. */
  readonly path: string;
  /** The same page in another language, where that is more than another `lang`. */
  readonly inLanguage?: (language: Language) => string;
  readonly title: string;
  readonly description: string;
  readonly main: Markup;
}

const nativeNames: Readonly<Record<Language, string>> = { en: "English", ko: "한국어" };

/** The path of a page in a language. */
export function pathIn(path: string, language: Language): string {
  const [before = "", ...anchor] = path.split("#");
  const query = language === "en" ? "" : `?lang=${language}`;
  return [before + query, ...anchor].join("#");
}

/** A whole page, which works without scripts. */
export function layout(page: Page): string {
  const { language, title, description, main, path, inLanguage = (each) => pathIn(path, each) } = page;
  const document = markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        ${languages.map((each) => markup`<link rel="alternate" hreflang="${each}" href="${inLanguage(each)}" />`)}
        <link rel="service-desc" type="application/json" href="/openapi.json" />
        <style>${trusted(style)}</style>
      </head>
      <body>
        <a class="skip" href="#main">${words.skip[language]}</a>
        <header class="top">${navigation(path, language, inLanguage)}</header>
        <main id="main" tabindex="-1">${main}</main>
        <footer>
          <div class="frame">Portcullis ${version} · MIT</div>
        </footer>
      </body>
    </html>`;
  return `${document.text}\n`;
}

function navigation(path: string, language: Language, inLanguage: (language: Language) => string): Markup {
  const others = languages.filter((each) => each !== language);
  return markup`<nav class="frame" aria-label="${words.navigation[language]}">
    <a class="name" href="${pathIn("/", language)}" ${current(path === "/")}>Portcullis</a>
    <ul>
      <li><a href="${pathIn("/docs", language)}" ${current(path === "/docs")}>${words.reference[language]}</a></li>
      <li><a href="/openapi.json">OpenAPI</a></li>
      ${others.map((each) => markup`<li><a href="${inLanguage(each)}" lang="${each}" hreflang="${each}">${nativeNames[each]}</a></li>`)}
    </ul>
  </nav>`;
}

/** Marks the link to the page itself. */
export function current(isCurrent: boolean): Markup | null {
  return isCurrent ? trusted('aria-current="page"') : null;
}
