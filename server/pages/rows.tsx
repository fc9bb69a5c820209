import type { ComponentChildren, VNode } from "preact";

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

/** A value in monospace; null for none. A long one may wrap after a dot. */
export function Code({ text }: { readonly text: string }): VNode | null {
  if (text === "") return null;
  const parts = text.split(/(?<=\.)(?=.)/);
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

/** A sample to copy. */
export function Sample({ text }: { readonly text: string }): VNode {
  return (
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
