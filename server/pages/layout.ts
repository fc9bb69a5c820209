import { languages, type Language, type Text } from "../../src/core/text.ts";
import { version } from "../../src/core/version.ts";
import { markup, trusted, type Markup } from "./markup.ts";
import { style } from "./style.ts";
import { words } from "./words.ts";

/** What a page is made of. */
export interface Page {
  readonly language: Language;
  /** Where it is served. */
  readonly path: "/" | "/docs";
  readonly title: Text;
  readonly description: Text;
  readonly main: Markup;
}

const nativeNames: Readonly<Record<Language, string>> = { en: "English", ko: "한국어" };

/** The path of a page in a language. */
export function pathIn(path: string, language: Language): string {
  return language === "en" ? path : `${path}?lang=${language}`;
}

/** A whole page, which works without scripts. */
export function layout({ language, path, title, description, main }: Page): string {
  const document = markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title[language]}</title>
        <meta name="description" content="${description[language]}" />
        ${languages.map((each) => markup`<link rel="alternate" hreflang="${each}" href="${pathIn(path, each)}" />`)}
        <link rel="service-desc" type="application/json" href="/openapi.json" />
        <style>${trusted(style)}</style>
      </head>
      <body>
        <a class="skip" href="#main">${words.skip[language]}</a>
        <header class="top">${navigation(path, language)}</header>
        <main id="main" class="frame">${main}</main>
        <footer>
          <div class="frame">Portcullis ${version} · MIT</div>
        </footer>
      </body>
    </html>`;
  return `${document.text}\n`;
}

function navigation(path: Page["path"], language: Language): Markup {
  const here = trusted(' aria-current="page"');
  const others = languages.filter((each) => each !== language);
  return markup`<nav class="frame" aria-label="${words.navigation[language]}">
    <a class="name" href="${pathIn("/", language)}" ${path === "/" ? here : null}>Portcullis</a>
    <ul>
      <li><a href="${pathIn("/docs", language)}" ${path === "/docs" ? here : null}>${words.reference[language]}</a></li>
      <li><a href="/openapi.json">OpenAPI</a></li>
      ${others.map((each) => markup`<li><a href="${pathIn(path, each)}" lang="${each}" hreflang="${each}">${nativeNames[each]}</a></li>`)}
    </ul>
  </nav>`;
}
