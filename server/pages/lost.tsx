import type { Failure } from "../../src/core/failure.ts";
import { pageFailure } from "./page-failure.ts";
import { harmless } from "../../src/report/github/escape.ts";
import { AskForm } from "./ask-form.tsx";
import { layout } from "./layout.tsx";
import type { Setting } from "./site.ts";
import { words } from "./words.ts";

/** The page about a path that does not exist. Its links lead to the first page, since the path is the visitor's text. */
export function lostPage({ facts }: Failure, setting: Setting): string {
  const { language } = setting;
  const message = harmless(pageFailure(facts, language), 500);
  const main = (
    <div class="frame">
      <h1>{words.lost[language]}</h1>
      <p>{message}</p>
      <AskForm language={language} isMain />
    </div>
  );
  return layout(
    { path: "/", title: words.lost[language], description: message, main, isListed: false, isNowhere: true },
    setting,
  );
}
