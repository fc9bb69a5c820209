import type { VNode } from "preact";
import { fill, type Language } from "../../src/core/text.ts";
import { harmless } from "../../src/report/github/escape.ts";
import { AskForm, askField } from "./ask-form.tsx";
import { layout, pathIn } from "./layout.tsx";
import type { Meaning } from "./meant.ts";
import { reportsPath } from "../http/paths.ts";
import type { Setting } from "./site.ts";
import { words } from "./words.ts";

/** The field that says how to read a text that may be something else. */
export const meaningField = "as";

/** The most characters of a text that is shown again. */
const longest = 4000;

/** Asks what a text in the field means: nothing is measured, and no text is judged as a message, before the visitor has said so. */
export function askPage(
  given: string,
  meaning: Extract<Meaning, { readonly suggestions: readonly string[] }>,
  setting: Setting,
): string {
  const { language } = setting;
  const { suggestions, kind } = meaning;
  const hasSuggestion = suggestions.length > 0;
  const title = hasSuggestion
    ? fill(words.meant.title, { name: harmless(suggestions[0] ?? "", 300) }, language)
    : words.meant.unclear[language];
  const main = (
    <div class="frame">
      <h1>{title}</h1>
      <div class="actions choices">
        {suggestions.map((name) => (
          <Choice
            language={language}
            fields={{ [askField]: name }}
            label={fill(words.meant.check, { name: harmless(name, 300) }, language)}
          />
        ))}
        {kind === "words" ? (
          <Choice
            language={language}
            fields={{ [askField]: given.slice(0, longest), [meaningField]: "message" }}
            label={words.meant.message[language]}
            isPlain={hasSuggestion}
          />
        ) : null}
      </div>
      <p>{kind === "words" ? words.meant.messageLede[language] : words.meant.slipLede[language]}</p>
      <AskForm language={language} value={harmless(given, longest)} isMain />
    </div>
  );
  return layout({ path: reportsPath, title, description: title, main, isListed: false }, setting);
}

interface ChoiceProps {
  readonly language: Language;
  readonly fields: Readonly<Record<string, string>>;
  readonly label: string;
  readonly isPlain?: boolean;
}

function Choice({ language, fields, label, isPlain = false }: ChoiceProps): VNode {
  return (
    <form action={pathIn(reportsPath, language)} method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <button type="submit" class={isPlain ? "plain" : undefined}>
        {label}
      </button>
    </form>
  );
}
