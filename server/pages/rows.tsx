import type { ComponentChildren, VNode } from "preact";
import type { Language } from "../../src/core/text.ts";
import { words } from "./words.ts";

/** A term and its description. */
export type Row = readonly [term: ComponentChildren, about: ComponentChildren];

/** Terms with their descriptions: side by side where there is room, stacked on a narrow screen. */
export function RowList({ rows }: { readonly rows: readonly Row[] }): VNode {
  return (
    <dl class="rows">
      {rows.map(([term, about]) => (
        <div>
          <dt>{term}</dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What fits into a line of the narrowest column; a reference page has thousands of such values. */
const needsNoWrap = 24;

/** A value in monospace; null for none. A long one may wrap after a dot. */
export function Code({ text }: { readonly text: string }): VNode | null {
  if (text === "") return null;
  const parts = text.length <= needsNoWrap ? [text] : text.split(/(?<=\.)(?=.)/);
  return (
    <code>
      {parts.map((part, at) => (
        <>
          {at === 0 ? null : <wbr />}
          {part}
        </>
      ))}
    </code>
  );
}

interface SampleProps {
  readonly text: string;
  /** What is copied, for screen readers, where a page has several. */
  readonly label?: string;
  readonly language: Language;
}

/** A sample to copy, with a button, which needs script. */
export function Sample({ text, label, language }: SampleProps): VNode {
  return (
    <div class="sample" data-copy>
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <button type="button" class="copy" data-copy-button data-done={words.copied[language]}>
        {words.copy[language]}
        {label === undefined ? null : <span class="hidden">: {label}</span>}
      </button>
    </div>
  );
}
