import type { AnyCheck } from "../../src/core/check.ts";
import type { Language } from "../../src/core/text.ts";
import { curlOf, entriesOf, readReference } from "../openapi/read.ts";
import { parametersOf } from "../openapi/parameters.ts";
import { checkPath } from "./paths.ts";
import { form } from "./form.ts";
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

/** Checks that most people come for. */
const first = ["gate", "ssl", "http"];

/** The checks as the pages list them: those most asked for, then the others as they were. */
export function inOrder(checks: readonly AnyCheck[]): readonly AnyCheck[] {
  return checks.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ id }: AnyCheck): number {
  return first.includes(id) ? first.indexOf(id) : first.length;
}

/** The page at `/`: what this is, a form for each check, and where the reference is. */
export function homePage({ checks, language }: PageOptions): string {
  const main = markup` <h1>${words.question[language]}</h1>
    <p class="lede">${words.lede[language]}</p>
    <section aria-labelledby="checks">
      <h2 id="checks">${words.checks[language]}</h2>
      <p>${words.checksLede[language]}</p>
      <ul class="cards">
        ${inOrder(checks).map((check) => card(check, language))}
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
  return layout({
    language,
    path: "/",
    title: words.homeTitle[language],
    description: words.lede[language],
    main: markup`<div class="frame">${main}</div>`,
  });
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
  return entriesOf(readReference(inOrder(checks).slice(0, mostSamples), language), "checks")
    .map(curlOf)
    .join("\n");
}

/** More would be a list to scroll through; the reference has all of them. */
const mostSamples = 3;

function card(check: AnyCheck, language: Language): Markup {
  const title = check.title[language];
  const hasOptions = parametersOf(check, language).some(({ required }) => !required);
  return markup`<li class="card">
    <h3>${title}</h3>
    <p>${check.about[language]}</p>
    <p>
      ${hasOptions ? markup`${link(checkPath(check), words.options[language], title, language)} · ` : null}
      ${link(`/docs/${check.id}`, words.reference[language], title, language)}
    </p>
    ${form(check, { language })}
  </li>`;
}

/** A link that says what it is about to those who read the links of a page alone. */
function link(path: string, text: string, title: string, language: Language): Markup {
  return markup`<a href="${pathIn(path, language)}">${text}<span class="skip">: ${title}</span></a>`;
}
