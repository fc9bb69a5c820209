import type { AnyCheck } from "../../src/core/check.ts";
import { fill, type Language } from "../../src/core/text.ts";
import { curlOf, entriesOf, readReference } from "../openapi/read.ts";
import { parametersOf, type Parameter } from "../openapi/parameters.ts";
import { markup, type Markup } from "./markup.ts";
import { layout, pathIn } from "./layout.ts";
import { rich } from "./rich.ts";
import { words } from "./words.ts";

export { styleHash } from "./style.ts";

/** What a page is rendered for. */
export interface PageOptions {
  readonly checks: readonly AnyCheck[];
  readonly language: Language;
}

/** The page at `/`: what this is, a form for each check, and where the reference is. */
export function homePage({ checks, language }: PageOptions): string {
  const main = markup` <h1>${words.question[language]}</h1>
    <p class="lede">${words.lede[language]}</p>
    <section aria-labelledby="checks">
      <h2 id="checks">${words.checks[language]}</h2>
      <p>${words.checksLede[language]}</p>
      <ul class="cards">
        ${checks.map((check) => card(check, language))}
      </ul>
    </section>
    <section aria-labelledby="programs">
      <h2 id="programs">${words.byProgram[language]}</h2>
      <p>${words.byProgramLede[language]}</p>
      <pre tabindex="0"><code>${samples(checks, language)}</code></pre>
      <p>${words.byCommand[language]}</p>
      <pre tabindex="0"><code>${commands}</code></pre>
      <p>${rich(words.more[language], links(language))}</p>
    </section>`;
  return layout({ language, path: "/", title: words.homeTitle, description: words.lede, main });
}

const commands = `npx portcullis gate https://example.com/
npx portcullis gate https://example.com/ --server "$SERVER"`;

function links(language: Language): Readonly<Record<string, Markup>> {
  return {
    reference: markup`<a href="${pathIn("/docs", language)}">${words.reference[language]}</a>`,
    openapi: markup`<a href="/openapi.json">/openapi.json</a>`,
  };
}

function samples(checks: readonly AnyCheck[], language: Language): string {
  return entriesOf(readReference(checks, language), "checks").slice(0, mostSamples).map(curlOf).join("\n");
}

/** More would be a list to scroll through; the reference has all of them. */
const mostSamples = 3;

function card(check: AnyCheck, language: Language): Markup {
  const { id, title, about } = check;
  return markup`<li class="card">
    <h3>${title[language]}</h3>
    <p>
      ${about[language]}
      <a href="${pathIn("/docs", language)}#${id}">${words.reference[language]}<span class="skip"> (${id})</span></a>
    </p>
    ${form(check, language)}
  </li>`;
}

/** A form sends its fields even where they are empty, so that it holds what is required and nothing else; JSON it cannot send. */
function form(check: AnyCheck, language: Language): Markup | null {
  if (check.method === "POST") return null;
  const needed = parametersOf(check, language).filter(({ required }) => required);
  const name = fill(words.measureWhat, { title: check.title[language] }, language);
  const button = markup`<button aria-label="${name}">${words.measure[language]}</button>`;
  return markup`<form action="/api/util/${check.id}" method="get">
    ${language === "en" ? null : markup`<input type="hidden" name="lang" value="${language}" />`}
    ${needed.map((parameter, index) => field(check.id, parameter, index === needed.length - 1 ? button : null))}
  </form>`;
}

/** One field under its name in the API; the button stands beside the last one. */
function field(check: string, { name, description, example = "" }: Parameter, button: Markup | null): Markup {
  const id = `${check}-${name}`;
  return markup`<label for="${id}"><code>${name}</code></label>
    <div class="row">
      <input id="${id}" name="${name}" required maxlength="2048" placeholder="${example}" aria-describedby="${id}-about" inputmode="url" autocomplete="off" autocapitalize="none" spellcheck="false" />
      ${button}
    </div>
    <p class="hint" id="${id}-about">${description}</p>`;
}
