import type { VNode } from "preact";
import type { AnyCheck } from "../../src/core/check.ts";
import type { Language } from "../../src/core/text.ts";
import { curlOf, entriesOf, readReference } from "../http/openapi/read.ts";
import { AskForm } from "./ask-form.tsx";
import { layout, pathIn } from "./layout.tsx";
import { inOrder } from "./order.ts";
import { pageText } from "./page-action.ts";
import { checkPath, docsPath, docsPathOf, openPath } from "../http/paths.ts";
import { words as openWords } from "./open/words.ts";
import { Rich } from "./rich.tsx";
import { Sample } from "./rows.tsx";
import { serverOf, type Setting } from "./site.ts";
import { words } from "./words.ts";

/** Few enough not to scroll; the reference has all of them. */
const mostSamples = 3;

const command = "npx portcullis gate https://example.com/";

/** The page at `/`: one field for any input, what a report contains, and every check. */
export function homePage(checks: readonly AnyCheck[], setting: Setting): string {
  const { language } = setting;
  const main = (
    <>
      <section class="hero">
        <div class="frame">
          <h1>{words.question[language]}</h1>
          <p class="lede">{words.lede[language]}</p>
          <AskForm language={language} isMain />
        </div>
      </section>
      <div class="frame">
        <Checks checks={inOrder(checks)} language={language} />
        <Programs checks={checks} language={language} server={serverOf(setting.site)} />
      </div>
    </>
  );
  return layout({ path: "/", title: words.homeTitle[language], description: words.lede[language], main }, setting);
}

interface Listed {
  readonly checks: readonly AnyCheck[];
  readonly language: Language;
}

function Checks({ checks, language }: Listed): VNode {
  return (
    <section aria-labelledby="checks">
      <h2 id="checks">{words.checks[language]}</h2>
      <p>{words.checksLede[language]}</p>
      <ul class="cards">
        {checks.map((check) => (
          <li class="card">
            <h3>
              <a href={pathIn(checkPath(check), language)}>{check.title[language]}</a>
            </h3>
            <p>{pageText(check.about[language], language)}</p>
            <p class="more">
              <a href={pathIn(docsPathOf(check), language)}>
                {words.reference[language]}
                <span class="hidden">: {check.title[language]}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Programs({ checks, language, server }: Listed & { readonly server: string | null }): VNode {
  const entries = entriesOf(readReference(inOrder(checks).slice(0, mostSamples), language), "checks");
  const holes = {
    reference: <a href={pathIn(docsPath, language)}>{words.reference[language]}</a>,
    openapi: <a href="/openapi.json">/openapi.json</a>,
    open: <a href={pathIn(openPath, language)}>{openWords.title[language]}</a>,
  };
  return (
    <section aria-labelledby="programs">
      <h2 id="programs">{words.byProgram[language]}</h2>
      <p>
        {words.byProgramLede[language]}
        {server === null ? ` ${words.serverVariable[language]}` : null}
      </p>
      {entries.map((entry) => (
        <Sample text={curlOf(entry, server ?? undefined)} label={entry.operation.summary} language={language} />
      ))}
      <p>{words.byCommand[language]}</p>
      {[command, `${command} --server ${server ?? '"$SERVER"'}`].map((text) => (
        <Sample text={text} label={text} language={language} />
      ))}
      <p>
        <Rich sentence={words.opens[language]} holes={holes} />
      </p>
      <p>
        <Rich sentence={words.more[language]} holes={holes} />
      </p>
    </section>
  );
}
