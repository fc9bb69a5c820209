import type { VNode } from "preact";
import type { Language } from "../../src/core/text.ts";
import { words } from "./words.ts";

interface SnippetProps {
  readonly title: string;
  readonly text: string;
  readonly language: Language;
}

/** A text to copy, with a title and a button, which needs script. */
export function Snippet({ title, text, language }: SnippetProps): VNode {
  return (
    <figure data-copy>
      <figcaption>
        {title}{" "}
        <button type="button" class="copy" data-copy-button data-done={words.copied[language]}>
          {words.copy[language]}
          <span class="hidden">: {title}</span>
        </button>
      </figcaption>
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
