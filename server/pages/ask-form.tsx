import type { VNode } from "preact";
import type { Language } from "../../src/core/text.ts";
import { pathIn } from "./layout.tsx";
import { reportsPath } from "../http/paths.ts";
import { kinds } from "./recognise.ts";
import { words } from "./words.ts";

interface AskFormProps {
  readonly language: Language;
  readonly value?: string;
  /** Whether the field is the page's main purpose. */
  readonly isMain?: boolean;
}

/** The name of the one field. */
export const askField = "q";

/** One field for any input. Each kind's action is listed below it; with script, only the line for the typed text is shown. */
export function AskForm({ language, value = "", isMain = false }: AskFormProps): VNode {
  return (
    <form class="ask" action={pathIn(reportsPath, language)} method="post" data-ask>
      <label for="ask" class={isMain ? undefined : "hidden"}>
        {words.ask.label[language]}
      </label>
      <div class="ask-row">
        <textarea
          id="ask"
          name={askField}
          rows={1}
          required
          placeholder="example.com"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          aria-describedby={isMain ? "ask-kinds" : undefined}
        >
          {value}
        </textarea>
        <button type="submit">{words.ask.button[language]}</button>
      </div>
      {isMain ? <Kinds language={language} /> : null}
    </form>
  );
}

function Kinds({ language }: { readonly language: Language }): VNode {
  return (
    <div id="ask-kinds" class="kinds" aria-live="polite">
      <dl>
        {kinds.map((kind) => (
          <div data-kind={kind}>
            <dt>{words.ask.kinds[kind].name[language]}</dt>
            <dd>{words.ask.kinds[kind].does[language]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
