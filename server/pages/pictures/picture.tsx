import type { ComponentChildren, VNode } from "preact";
import type { Table } from "../../../src/core/result/table.ts";
import type { Language } from "../../../src/core/text.ts";
import { StackingTable } from "../table.tsx";
import { width } from "./fit.ts";
import { words } from "./words.ts";

interface PictureProps {
  readonly title: string;
  /** A sentence that describes the drawing, for screen readers. */
  readonly tells: string;
  readonly height: number;
  readonly language: Language;
  /** The same facts as text. */
  readonly facts: Table;
  readonly children: ComponentChildren;
}

/** A drawing with its facts as a table next to or below it: the table contains everything that is drawn, and more. */
export function Picture({ title, tells, height, language, facts, children }: PictureProps): VNode {
  return (
    <figure class="picture">
      <figcaption>{title}</figcaption>
      <svg role="img" viewBox={`0 0 ${width} ${Math.ceil(height)}`}>
        <title>{tells}</title>
        {children}
      </svg>
      <details class="facts">
        <summary>{words.asTable[language]}</summary>
        <StackingTable table={facts} label={title} language={language} />
      </details>
    </figure>
  );
}
