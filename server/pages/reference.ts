import type { AnyCheck } from "../../src/core/check.ts";
import type { Language, Text } from "../../src/core/text.ts";
import { sharedShapes } from "../openapi/fields.ts";
import { entriesOf, readReference, type Entry, type Reference } from "../openapi/read.ts";
import { layout, pathIn } from "./layout.tsx";
import { current, markup, type Markup } from "./markup.ts";
import { inOrder } from "./order.ts";
import { operationPage, type Source } from "./operation.ts";
import { codesSection, envelopeSection, keysSection, limitsSection, shapeSection, statusSection } from "./rules.ts";
import { answersPath, docsPath, docsPathOf, errorsPath } from "./paths.ts";
import { rich } from "./rich.ts";
import { code, rowList } from "./rows.ts";
import type { Setting } from "./site.ts";
import { words } from "./words.ts";

/** One page of the reference. */
export interface ReferencePage {
  readonly path: string;
  readonly render: (setting: Setting) => string;
}

/** The machine-readable reference for people: an index at `/docs`, a page for each check, and two for what all of them answer. */
export function referencePages(unordered: readonly AnyCheck[]): readonly ReferencePage[] {
  const checks = inOrder(unordered);
  const read = eachOnce((language): Source => {
    const reference = readReference(checks, language);
    return { reference, language, shapes: sharedShapes(reference) };
  });

  function page(path: string, title: Text | null, body: (source: Source) => Markup): ReferencePage {
    const render = (setting: Setting): string => {
      const { language } = setting;
      const source = read(language);
      const heading = title ?? words.reference;
      const main = markup`<div class="frame with-side">
        ${side(source, path)}
        <div>
          <h1>${heading[language]}</h1>
          ${body(source)}
        </div>
      </div>`;
      const whole = title ? `${title[language]} · ${words.docsTitle[language]}` : words.docsTitle[language];
      return layout({ path, title: whole, description: words.docsDescription[language], main }, setting);
    };
    return { path, render };
  }

  return [
    page(docsPath, null, indexPage),
    ...checks.map(({ id, title }) =>
      page(docsPathOf({ id }), title, (source) => operationPage(entryOf(source.reference, id), source)),
    ),
    page(answersPath, words.answers, answersPage),
    page(errorsPath, words.codes, ({ reference, language }) => codesSection(reference, language)),
  ];
}

function eachOnce<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}

function entryOf(reference: Reference, id: string): Entry {
  const entry = entriesOf(reference, "checks").find(({ path }) => idOf(path) === id);
  if (!entry) throw new Error(`the reference has no ${id}`);
  return entry;
}

function idOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The pages of the reference: beside the text where there is room, else folded above it. */
function side({ reference, language }: Source, here: string): Markup {
  const pages = [
    [docsPath, words.overview[language]],
    ...entriesOf(reference, "checks").map(
      ({ path, operation }) => [docsPathOf({ id: idOf(path) }), operation.summary] as const,
    ),
    [answersPath, words.answers[language]],
    [errorsPath, words.codes[language]],
  ] as const;
  return markup`<nav class="side" aria-label="${words.contents[language]}">
    <details>
      <summary>${words.contents[language]}</summary>
      <ul>
        ${pages.map(([path, title]) => markup`<li><a href="${pathIn(path, language)}" ${current(path === here)}>${title}</a></li>`)}
      </ul>
    </details>
  </nav>`;
}

function indexPage({ reference, language }: Source): Markup {
  const holes = {
    version: markup`${reference.info.version}`,
    openapi: markup`<a href="/openapi.json">/openapi.json</a>`,
  };
  return markup`<p class="lede">${rich(words.docsLede[language], holes)}</p>
    <p>${rich(reference.info.description)}</p>
    <h2 id="operations">${words.operations[language]}</h2>
    ${rowList(entriesOf(reference, "checks").map((entry) => operationRow(entry, language)))}
    ${limitsSection(reference, language)} ${keysSection(reference, language)}
    <h2 id="service">${words.service[language]}</h2>
    ${rowList(
      entriesOf(reference, "service").map(({ method, path, operation }) => [
        verb(method, path),
        `${operation.summary}. ${operation.description}`,
      ]),
    )}`;
}

function operationRow({ method, path, operation }: Entry, language: Language): readonly [Markup, Markup] {
  const [about = ""] = operation.description.split("\n\n");
  const link = markup`<a href="${pathIn(`/docs/${idOf(path)}`, language)}">${operation.summary}</a>`;
  return [markup`${link}<br />${verb(method, path)}`, rich(about)];
}

function verb(method: string, path: string): Markup {
  return markup`<span class="verb">${method}</span>${code(path)}`;
}

function answersPage(source: Source): Markup {
  const { reference, language, shapes } = source;
  return markup`${envelopeSection(reference, language)} ${[...shapes].map((name) => shapeSection(name, source))}
  ${statusSection(entriesOf(reference, "checks"), language)}`;
}
