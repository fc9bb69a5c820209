import type { Language } from "../../src/core/text.ts";
import { sharedShapes } from "../openapi/fields.ts";
import { entriesOf, readReference, type Entry, type Reference } from "../openapi/read.ts";
import type { PageOptions } from "./home.ts";
import { markup, type Markup } from "./markup.ts";
import { layout } from "./layout.ts";
import { operationSection } from "./operation.ts";
import { codesSection, envelopeSection, keysSection, limitsSection, shapeSection, statusSection } from "./rules.ts";
import { rich } from "./rich.ts";
import { words } from "./words.ts";

/** The page at `/docs`: the machine-readable reference, for people. */
export function referencePage({ checks, language }: PageOptions): string {
  const reference = readReference(checks, language);
  const shapes = sharedShapes(reference);
  const operations = entriesOf(reference, "checks");
  const holes = {
    version: markup`${reference.info.version}`,
    openapi: markup`<a href="/openapi.json">/openapi.json</a>`,
  };
  const main = markup` <h1>${words.reference[language]}</h1>
    <p class="lede">${rich(words.docsLede[language], holes)}</p>
    <p>${rich(reference.info.description)}</p>
    ${contents(operations, language)}
    ${operations.map((entry) => operationSection(entry, { reference, language, shapes }))}
    ${envelopeSection(reference, language)}
    ${[...shapes].map((name) => shapeSection(name, { reference, language, shapes }))} ${statusSection(operations, language)} ${codesSection(reference, language)}
    ${limitsSection(reference, language)} ${keysSection(reference, language)} ${serviceSection(reference, language)}`;
  return layout({ language, path: "/docs", title: words.docsTitle, description: words.docsDescription, main });
}

function contents(operations: readonly Entry[], language: Language): Markup {
  const rules = [
    ["envelope", words.envelope],
    ["statuses", words.statuses],
    ["codes", words.codes],
    ["limits", words.limits],
    ["keys", words.keys],
    ["service", words.service],
  ] as const;
  return markup`<nav class="toc" aria-label="${words.contents[language]}">
    <ul>
      ${operations.map(({ operation, path }) => markup`<li><a href="#${anchorOf(path)}">${operation.summary}</a></li>`)}
      ${rules.map(([id, text]) => markup`<li><a href="#${id}">${text[language]}</a></li>`)}
    </ul>
  </nav>`;
}

function anchorOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function serviceSection(reference: Reference, language: Language): Markup {
  const entries = entriesOf(reference, "service");
  return markup`<section aria-labelledby="service">
    <h2 id="service">${words.service[language]}</h2>
    ${entries.map(
      ({ method, path, operation }) =>
        markup`<h3><span class="verb">${method}</span><span class="path">${path}</span></h3>
          <p>${operation.summary}. ${operation.description}</p>`,
    )}
  </section>`;
}
